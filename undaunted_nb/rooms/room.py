"""A room without a network: who is in it, what runs, and what each screen may see. Messages come in, and messages go out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from random import Random, SystemRandom
from secrets import token_hex
from threading import RLock
from time import monotonic
from typing import Any

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import LANGUAGES, require_language, say

from .activities.activity import Activity, RefusedError
from .codes import LENGTH, check_name, is_taken, read_code, read_name
from .entrance import Entrance
from .messages import FaultyMessageError, Message, read
from .pupils import Line, Pupil
from .results import Answer, RoomResults, SavedRoom
from .stages import send_counts, show_stage
from .walls import Walls

MOST_PUPILS = 100
MOST_AT_ADDRESS = 150
"""The number of screens of one address. A whole class can share an address, and some pages are loaded again."""


class Room:
    """A class: its pupils, the running activity, and what came together.

    All methods can be called from any thread.

    Args:
        language: The language of the teacher and of the projector (default: the language that is set).
        seed: Repeats the code and the dice, for tests and simulated classes (default: random).
        clock: Returns the time in seconds.

    """

    def __init__(self, *, language: str = "", seed: int | None = None, clock: Callable[[], float] = monotonic) -> None:
        self.lock = RLock()
        self.language = require_language(language)
        self.clock = clock
        self.rng: Random = SystemRandom() if seed is None else Random(seed)
        self.seed = seed
        self.entrance = Entrance(self.rng, clock)
        self.wall_secret, self.desk_secret = token_hex(16), token_hex(16)
        self.pupils: dict[int, Pupil] = {}
        self.activity: Activity | None = None
        self.past: list[Activity] = []
        self.saved_answers: list[tuple[str, Answer]] = []
        """The answers of a saved room, each with the name of the pupil."""
        self.numbers = self.tasks = 0
        """How many pupils and activities there have been."""
        self.hides_names = self.is_for_two = False
        self.is_closed = False
        self.address = self.link = ""
        self.qr: Mapping[str, Any] | None = None
        """The QR code of the address, with the code of the room."""
        self.on_change: Callable[[], None] = lambda: None
        self.on_command: Callable[[object], None] = lambda _: None
        self.desk_view: Callable[[], Mapping[str, Any]] = dict
        self._lines: dict[object, Line] = {}
        self._removed_pupil: Pupil | None = None
        self._removed_line: Line | None = None
        self._last_activity: Activity | None = None
        self._walls = Walls()

    @property
    def code(self) -> str:
        """The letters that pupils type."""
        return self.entrance.code

    # ---------------------------------------------------------------- lines

    def connect(self, screen: Any, address: str = "") -> Line:
        """Return the line to a screen that has just connected."""
        with self.lock:
            line = Line(screen, address)
            if sum(other.address == address for other in self._lines.values()) >= MOST_AT_ADDRESS:
                line.is_refused = True
                line.send({"kind": "refused", "why": "many"})
                return line
            self._lines[screen] = line
            if self.is_closed:
                line.send({"kind": "bye", "why": "closed", "rows": []})
            return line

    def disconnect(self, line: Line) -> None:
        """Note that a screen is gone. The place of its pupil is kept."""
        with self.lock:
            self._lines.pop(line.screen, None)
            self._walls.forget(line)
            pupil, line.pupil = line.pupil, None
            if pupil is not None and pupil.line is line:
                pupil.line, pupil.away_since = None, self.clock()
                if self.activity:
                    self.activity.note_absence(pupil)
                self.on_change()

    def receive(self, line: Line, raw: str | bytes) -> None:
        """Handle a message of a screen. A faulty one changes nothing and gets one error."""
        with self.lock:
            try:
                message = read(raw)
            except FaultyMessageError:
                line.send({"kind": "error", "n": 0})
                return
            if message.n <= line.last_n or self.is_closed or line.is_refused:
                line.send({"kind": "error", "n": message.n})
                return
            line.last_n = message.n
            try:
                self._obey(line, message)
            except (RefusedError, TutorError):
                line.send({"kind": "error", "n": message.n})

    def _obey(self, line: Line, message: Message) -> None:
        if message.kind in FIRST:
            FIRST[message.kind](self, line, message)
            line.send({"kind": "got", "n": message.n})
        elif line.pupil is None:
            raise RefusedError
        else:
            line.pupil.last_heard = self.clock()
            HANDLERS[message.kind](self, line.pupil, message)
            if message.kind == "alive":
                line.send({"kind": "got", "n": message.n})
            elif line.pupil is not None:  # still here
                line.send({"kind": "got", "n": message.n})
                self.refresh(line.pupil)
                self.on_change()

    # ---------------------------------------------------------------- pupils

    def _join(self, line: Line, message: Message) -> None:
        fields = message.fields
        known = next((member for member in self.pupils.values() if member.secret == fields.get("secret")), None)
        known = known or self._take_over(line, fields)
        language = fields["lang"] if fields.get("lang") in LANGUAGES else self.language
        if known is None:
            why = self._refuse(line, fields)
            if why:
                line.send({"kind": "refused", "why": why})
                return
            known = self.add(read_name(fields["name"]), language)
        else:
            known.language = language
        if known.line is not None and known.line is not line:  # the page was loaded again, or is open twice
            old, known.line = known.line, None
            old.pupil = None
            old.send({"kind": "bye", "why": "moved", "rows": []})
        if line.pupil is not None and line.pupil is not known:
            line.pupil.line = None
        self._seat(known, line)
        self.on_change()

    def _seat(self, pupil: Pupil, line: Line) -> None:
        """Show a pupil on a screen, whose page has nothing yet."""
        line.pupil, pupil.line, pupil.last_heard = pupil, line, self.clock()
        pupil.seen.clear()
        line.last_count = ""
        self._welcome(pupil)
        if self.activity:
            self.activity.enter(pupil)
        self.refresh(pupil)

    def _welcome(self, pupil: Pupil) -> None:
        welcome = {"pupil": pupil.number, "secret": pupil.secret, "name": pupil.name, "code": self.code, "lang": pupil.language}
        self.send(pupil, {"kind": "welcome", **welcome})

    def add(self, name: str, language: str) -> Pupil:
        """Add a pupil, whose page is not there yet."""
        with self.lock:
            self.numbers += 1
            pupil = self.pupils[self.numbers] = Pupil(self.numbers, token_hex(16), name, language)
            return pupil

    def _take_over(self, line: Line, fields: Mapping[str, Any]) -> Pupil | None:
        """Return the pupil whose place a page takes over with a number of the teacher. The former page cannot come back."""
        pupil = self.pupils.get(self.entrance.read_ticket(fields["code"]))
        if pupil is None or self.entrance.is_slow(line.address):
            return None
        del self.entrance.tickets[pupil.number]
        pupil.secret = token_hex(16)
        self.send(pupil, {"kind": "bye", "why": "handed", "rows": []})
        former, pupil.line = pupil.line, None
        if former is not None:
            former.pupil = None
        return pupil

    def _refuse(self, line: Line, fields: Mapping[str, Any]) -> str:
        """Return why somebody cannot join, or ""."""
        if why := self.entrance.refuse(fields["code"], line.address):
            return why
        name, names = read_name(fields.get("name", "")), [member.name for member in self.pupils.values()]
        if not name:
            return "no-name"
        if is_taken(name, names):
            return "name"
        return "full" if len(names) >= MOST_PUPILS else ""

    def _watch(self, line: Line, message: Message) -> None:
        if message.fields["secret"] != self.wall_secret:
            raise RefusedError
        line.is_wall = True
        self.show_walls()

    def _teach(self, line: Line, message: Message) -> None:
        """Let the teacher's own page in, and do what it says."""
        if message.kind == "desk":
            if message.fields["secret"] != self.desk_secret:
                raise RefusedError
            line.is_desk = True
        elif line.is_desk:
            self.on_command(message.fields["message"])
        else:
            raise RefusedError
        self.show_walls()

    def _rename_self(self, pupil: Pupil, message: Message) -> None:
        self.rename(pupil.number, message.fields["name"])

    def _set_language(self, pupil: Pupil, message: Message) -> None:
        if message.fields["lang"] not in LANGUAGES:
            raise RefusedError
        pupil.language = message.fields["lang"]
        self._welcome(pupil)
        if self.activity:
            self.activity.enter(pupil)

    def _ask_for_help(self, pupil: Pupil, message: Message) -> None:
        pupil.needs_help = message.fields["on"]

    def _let_go(self, pupil: Pupil, _: Message) -> None:
        self.send(pupil, {"kind": "bye", "why": "left", "rows": self.rows_of(pupil)})
        del self.pupils[pupil.number]
        self._detach(pupil)
        self.on_change()

    def _detach(self, pupil: Pupil) -> None:
        line, pupil.line = pupil.line, None
        if line is not None:
            line.pupil = None
        if self.activity:
            self.activity.note_absence(pupil)

    def _give(self, pupil: Pupil, message: Message) -> None:
        """Give a message to the running activity."""
        if self.activity is None or message.fields["task"] != self.activity.task:
            raise RefusedError
        self.activity.receive(pupil, message)

    # ---------------------------------------------------------------- the teacher

    def rename(self, number: int, name: str) -> None:
        """Give a pupil another name. Raises TutorError if it is no name, or somebody has it."""
        with self.lock:
            pupil = self._pupil(number)
            pupil.name = check_name(name, [member.name for member in self.pupils.values() if member is not pupil])
            self._welcome(pupil)
            self.on_change()

    def remove(self, number: int) -> None:
        """Remove a pupil from the room. ``bring_back`` undoes it."""
        with self.lock:
            pupil = self._pupil(number)
            self.send(pupil, {"kind": "refused", "why": "removed"})
            self._removed_pupil, self._removed_line = self.pupils.pop(number), pupil.line
            self._detach(pupil)
            self.on_change()

    def move(self, number: int) -> str:
        """Return a number that a pupil types after the code on another phone, once and soon. The place and its answers stay."""
        with self.lock:
            digits = self.entrance.make_ticket(self._pupil(number).number)
            self.on_change()
            return digits

    def bring_back(self) -> None:
        """Undo the last removal of a pupil, or the last end of an activity."""
        with self.lock:
            if self._removed_pupil and not is_taken(self._removed_pupil.name, [member.name for member in self.pupils.values()]):
                pupil, self._removed_pupil = self._removed_pupil, None
                self.pupils[pupil.number] = pupil
                if (line := self._removed_line) and line.pupil is None and line in self._lines.values():
                    self._seat(pupil, line)  # the page still waits, and has forgotten its secret
            elif self._last_activity:
                back, self._last_activity = self._last_activity, None
                self.past.remove(back)
                self.stop()
                self._last_activity = None
                self.activity = back
                self._show_to_all()
            self.on_change()

    @property
    def last_activity(self) -> Activity | None:
        """The activity that has ended last, until somebody undoes it."""
        return self._last_activity

    @property
    def removed_name(self) -> str:
        """The name of the pupil who was removed last, until somebody undoes it."""
        return self._removed_pupil.name if self._removed_pupil else ""

    def answer_help(self, number: int) -> None:
        """Note that the teacher has helped a pupil."""
        with self.lock:
            self._pupil(number).needs_help = False
            self.on_change()

    def start(self, activity: Activity) -> None:
        """Start an activity. The running one ends."""
        with self.lock:
            self.stop()
            self.tasks += 1
            self.activity = activity
            activity.begin(self, self.tasks)
            self._show_to_all()

    def stop(self) -> None:
        """End the running activity. Its answers stay."""
        with self.lock:
            if self.activity:
                self.activity.end()
                self.past.append(self.activity)
                self._last_activity, self.activity = self.activity, None
                self._show_to_all()

    def act(self, name: str) -> None:
        """Press a button of the running activity. Raises TutorError if it has no such button."""
        with self.lock:
            if self.activity is None or name not in {button["id"] for button in self.activity.buttons(self.language)}:
                raise TutorError(Text("error-message"))
            self.activity.act(name)
            self._show_to_all()

    def hide_names(self, on: bool) -> None:  # noqa: FBT001  (what a switch says)
        """Show or hide the names in the notebook and on the projector."""
        with self.lock:
            self.hides_names = on
            self.on_change()

    def close(self) -> None:
        """Close the room. All screens say so, and each pupil sees the own answers."""
        with self.lock:
            if self.is_closed:
                return
            self.stop()
            for line in tuple(self._lines.values()):
                line.send({"kind": "bye", "why": "closed", "rows": self.rows_of(line.pupil) if line.pupil else []})
            self.is_closed = True
            self.on_change()

    # ---------------------------------------------------------------- what screens see

    def name_of(self, pupil: Pupil, language: str = "") -> str:
        """Return the name of a pupil as the teacher wants to see it."""
        if self.hides_names:
            return say(Text("room-pupil", {"n": pupil.number}), language or self.language)
        return pupil.name

    @property
    def here(self) -> list[Pupil]:
        """The pupils whose screens are connected."""
        return [member for member in self.pupils.values() if member.is_here]

    def view(self, pupil: Pupil) -> dict[str, Any]:
        """Return what the page of a pupil shows."""
        if self.activity is None:
            link = {"link": self.link, "qr": self.qr} if self.is_for_two else {}
            return {"kind": "view", "task": 0, "what": "wait", **link}
        return {"kind": "view", "task": self.activity.task, "what": self.activity.kind, **self.activity.view(pupil)}

    def refresh(self, pupil: Pupil) -> None:
        """Send a pupil what changed."""
        if not pupil.is_here:
            return
        view = self.view(pupil)
        if pupil.seen.get("view") != view:
            pupil.seen["view"] = view
            self.send(pupil, view)
        if self.activity:
            self.activity.send_more(pupil)

    def _show_to_all(self) -> None:
        for pupil in self.here:
            if self.activity:
                self.activity.enter(pupil)
            self.refresh(pupil)
        self.on_change()

    def show_more(self, activity: Activity) -> None:
        """Show to all what an activity has found out in a thread, if it still runs."""
        with self.lock:
            if self.activity is activity:
                self._show_to_all()

    def tick(self, *, counts: bool = True) -> None:
        """Send the projector's picture where it changed, and the counts too. A clock calls this some times a second."""
        with self.lock:
            if self.activity:
                self.activity.tick()
            if counts:
                send_counts(self)
            self.show_walls()

    def show_walls(self) -> None:
        """Send the projector's picture to each projector that has another one."""
        lines = tuple(self._lines.values())
        self._walls.show((line for line in lines if line.is_wall), lambda: {"kind": "stage", **self.stage()})
        self._walls.show((line for line in lines if line.is_desk), lambda: {"kind": "desk", "view": self.desk_view()})

    def stage(self) -> dict[str, Any]:
        """Return what the whole class may see, as the projector shows it."""
        with self.lock:
            return show_stage(self)

    # ---------------------------------------------------------------- results

    @property
    def activities(self) -> list[Activity]:
        """All activities of this room, the running one last."""
        return [*self.past, *([self.activity] if self.activity else [])]

    def answers(self) -> Iterable[Answer]:
        """Yield all answers in the order of the activities."""
        for activity in self.activities:
            yield from activity.answers()

    @property
    def results(self) -> RoomResults:
        """What came together, with one row per answer."""
        with self.lock:
            names = {member.number: member.name for member in self.pupils.values()}
            rows = [
                (names.get(answer.pupil, say(Text("room-pupil", {"n": answer.pupil}), self.language)), answer) for answer in self.answers()
            ]
            saved_rows = [(names.get(answer.pupil, name), answer) for name, answer in self.saved_answers]
            return RoomResults((*saved_rows, *rows))

    def rows_of(self, pupil: Pupil) -> list[list[str]]:
        """Return the answers of a pupil for the page, when the room has closed: activity, question, answer."""
        language = pupil.language
        return [[say(Text(f"room-kind-{entry.kind}"), language), *row] for entry in self.activities for row in entry.own_answers(pupil)]

    # ---------------------------------------------------------------- private

    def _pupil(self, number: int) -> Pupil:
        if number not in self.pupils:
            raise TutorError(Text("room-nobody"))
        return self.pupils[number]

    def send(self, pupil: Pupil, message: Mapping[str, Any]) -> None:
        """Send a message to the screen of a pupil, if there is one."""
        if pupil.line is not None:
            pupil.line.send(message)

    def restore(self, file: SavedRoom) -> None:
        """Take over a saved room."""
        self.entrance.code = read_code(file.code)[:LENGTH] or self.code
        self.pupils = {member.number: member for member in file.pupils}
        self.numbers, self.tasks, self.saved_answers = file.numbers, file.tasks, list(file.answers)


FIRST: Mapping[str, Callable[[Room, Line, Message], None]] = {
    "join": Room._join,  # noqa: SLF001  (the table of the class itself)
    "watch": Room._watch,  # noqa: SLF001
    "desk": Room._teach,  # noqa: SLF001
    "teach": Room._teach,  # noqa: SLF001
}
"""What the messages do that need no pupil."""
HANDLERS: Mapping[str, Callable[[Room, Pupil, Message], None]] = {
    "name": Room._rename_self,  # noqa: SLF001  (the table of the class itself)
    "lang": Room._set_language,  # noqa: SLF001
    "help": Room._ask_for_help,  # noqa: SLF001
    "leave": Room._let_go,  # noqa: SLF001
    "alive": lambda _room, _pupil, _message: None,
    **dict.fromkeys(("answer", "roll", "table", "point", "change"), Room._give),  # noqa: SLF001
}
"""What the messages of a pupil do."""
