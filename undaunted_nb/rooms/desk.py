"""The teacher's side of a room: what it shows, and what its buttons do."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import decimal, percent, say, words_of
from undaunted_nb.teaching.results.odds import odds

from .activities.activity import Activity
from .activities.duels import Duels
from .activities.follow import Follow
from .activities.guess import Guess
from .activities.lesson import LessonActivity
from .activities.position import PositionChoice
from .activities.questions import Questions
from .activities.rolls import Rolls
from .addresses import EVERYWHERE, HERE
from .room import Room
from .saved_rooms import save_room

DICE, DEFENSE = 2, 8
"""What a class guesses and rolls if the teacher names nothing else."""
KEEPS = ("plain", "names", "nothing")
"""What to keep of a room that closes."""
LONGEST_MESSAGE = 400


def _questions() -> Activity:
    return Questions(seed=Random().randrange(10**6))


FIRST: Mapping[str, Callable[[], Activity]] = {
    "guess": lambda: Guess(result=odds(DICE, DEFENSE)),
    "rolls": lambda: Rolls(DICE, DEFENSE),
    "questions": _questions,
    "position": PositionChoice,
    "lesson": LessonActivity,
    "duels": Duels,
    "follow": Follow,
}
"""The kinds of activities, and how each begins with one click."""
EXAMPLE = 'room.results.to_dataframe()\nroom.results.to_csv("lesson.csv")'


class Total(NamedTuple):
    """How many pupils answered in an activity, how many answers there are, how many of them can be right, and how many are."""

    pupils: int
    answers: int
    judgements: int
    right: int


def _count_answers(activity: Activity) -> Total:
    answers = list(activity.answers())
    judgements = [answer.right for answer in answers if answer.right is not None]
    return Total(len({answer.pupil for answer in answers}), len(answers), len(judgements), sum(judgements))


class Desk:
    """What the teacher sees and does, in a cell or on a page of its own.

    Args:
        room: The room.
        server: The server of the room, or None if it is on no network.

    """

    def __init__(self, room: Room, server: Any = None) -> None:
        self.room, self.server = room, server
        self.note = ""
        self.looked_at = -1
        """The number of the duel, or of the pupil in a lesson, that the teacher looks into (-1: none)."""
        self.shows_hands = False
        self.makers: dict[str, Callable[[], Activity]] = dict(FIRST)
        """How each kind begins: the last time's settings."""
        self._words: dict[str, dict[str, str]] = {}
        self._totals: dict[int, Total] = {}
        """The totals of the activities that have ended, by task. Their answers stay, so they are counted once."""

    def start(self, kind: str, make: Callable[[], Activity]) -> Activity:
        """Start an activity, and remember how, so that a click starts the same one again."""
        activity = make()
        self.makers[kind] = make
        self._look("", "")
        self.room.start(activity)
        return activity

    # ---------------------------------------------------------------- output

    def view(self) -> dict[str, Any]:
        """Return what the teacher sees."""
        room = self.room
        with room.lock:
            language, activity = room.language, room.activity
            stage = room.stage()
            past_kinds = {entry.kind for entry in room.past}
            if language not in self._words:
                self._words[language] = words_of("desk-", language)
            totals = [(entry.kind, self._count(entry)) for entry in room.activities]
            n = len(room.saved_answers) + sum(total.answers for _, total in totals)
            return {
                "lang": language,
                "game": self._look_into(activity, language),
                "words": self._words[language],
                "stage": stage,
                "desk": activity.desk(language) if activity else {},
                "buttons": activity.buttons(language) if activity else [],
                "kinds": [
                    {
                        "id": kind,
                        "label": self._kind(kind),
                        "on": activity is not None and activity.kind == kind,
                        "done": kind in past_kinds,
                    }
                    for kind in FIRST
                ],
                "people": [
                    {
                        "id": pupil.number,
                        "name": room.name_of(pupil, language),
                        "plain": pupil.name,
                        "here": pupil.is_here,
                        "done": activity is not None and pupil.is_here and activity.has_answered(pupil),
                        "help": pupil.needs_help,
                        "ticket": room.entrance.find_ticket(pupil.number),
                    }
                    for pupil in room.pupils.values()
                ],
                "here": say(Text("room-here", {"n": len(room.here)}), language),
                "net": self._net(),
                "wall": f"{self.server.local_url}wall#{room.wall_secret}" if self.server else "",
                "page": f"{self.server.local_url}#{room.code}" if self.server else "",
                "undo": self._undo(),
                "hidden": room.hides_names,
                "closed": room.is_closed,
                "results": self._list_totals(totals),
                "total": say(Text("room-results", {"n": n}), language),
                "example": EXAMPLE,
                "note": self.note,
            }

    def _look_into(self, activity: Activity | None, language: str) -> dict[str, Any] | None:
        """Return the duel, or the lesson of the pupil, that the teacher looks into."""
        if isinstance(activity, Duels):
            return activity.look(self.looked_at, language, both=self.shows_hands)
        return activity.look(self.looked_at, language) if isinstance(activity, LessonActivity) else None

    def _kind(self, kind: str) -> str:
        return say(Text(f"room-kind-{kind}"), self.room.language)

    def _net(self) -> str:
        """Return who can reach the room: nobody, this computer, the network, or all who can reach the hub."""
        if self.server is None:
            return "none"
        if self.server.base:
            return "hub"
        return "local" if self.server.host == HERE else "net"

    def _undo(self) -> str:
        """Return what can be undone, in words ("": nothing)."""
        if self.room.is_closed:
            return ""
        if self.room.removed_name:
            return say(Text("room-removed", {"name": self.room.removed_name}), self.room.language)
        last_activity = self.room.last_activity
        return say(Text("room-has-ended", {"kind": self._kind(last_activity.kind)}), self.room.language) if last_activity else ""

    def _count(self, activity: Activity) -> Total:
        """Return the totals of an activity. One that runs is counted again."""
        if activity is self.room.activity:
            self._totals.pop(activity.task, None)  # it can be back after its end
            return _count_answers(activity)
        if activity.task not in self._totals:
            self._totals[activity.task] = _count_answers(activity)
        return self._totals[activity.task]

    def _list_totals(self, totals: Sequence[tuple[str, Total]]) -> list[list[object]]:
        """Return a row for each activity: its kind, how many pupils, how many answers, and how many of them were right."""
        rows: list[list[object]] = []
        for i, (kind, total) in enumerate(totals, 1):
            right = percent(Fraction(total.right, total.judgements), 0, 0, self.room.language) if total.judgements else "–"
            if total.answers:
                numbers = [decimal(str(n), self.room.language) for n in (total.pupils, total.answers)]
                rows.append([f"{i}. {self._kind(kind)}", *numbers, right])
        return rows

    # ---------------------------------------------------------------- what the buttons do

    def handle(self, message: object) -> None:
        """Do what a button says. What goes wrong is a note below the stage."""
        self.note = ""
        try:
            if not isinstance(message, Mapping):
                raise TutorError(Text("error-message"))
            kind, target, value = (message.get(name, "") for name in ("kind", "target", "value"))
            if not all(isinstance(part, str) and len(part) <= LONGEST_MESSAGE for part in (kind, target, value)) or kind not in DEEDS:
                raise TutorError(Text("error-message"))
            DEEDS[str(kind)](self, str(target), str(value))
        except TutorError as error:
            self.note = say(error.text, self.room.language)

    def _start(self, kind: str, _: str) -> None:
        if kind not in self.makers:
            raise TutorError(Text("error-message"))
        self._look("", "")
        if self.room.activity is None or self.room.activity.kind != kind:
            self.room.start(self.makers[kind]())

    def _move(self, target: str, _: str) -> None:
        self.room.move(_number(target))

    def _look(self, target: str, _: str) -> None:
        """Look into a duel or the lesson of a pupil, or into none."""
        self.looked_at, self.shows_hands = _number(target) if target else -1, False

    def _show_hands(self, target: str, _: str) -> None:
        self.shows_hands = target == "show"

    def _send_hint(self, target: str, _: str) -> None:
        activity, number = self.room.activity, _number(target)
        if not isinstance(activity, LessonActivity):
            raise TutorError(Text("error-message"))
        with self.room.lock:
            activity.send_hint([number])
            self.room.answer_help(number)
        self.room.show_more(activity)

    def _rename(self, target: str, value: str) -> None:
        self.room.rename(_number(target), value)

    def _open(self, _: str, __: str) -> None:
        if self.server is None:
            raise TutorError(Text("error-message"))
        self.server.open_to(EVERYWHERE)

    def _close(self, keep: str, _: str) -> None:
        """Save what the teacher wants to keep, and close."""
        if keep not in KEEPS:
            raise TutorError(Text("error-message"))
        if keep != "nothing":
            path = Path("_".join(("room", self.room.code, date.today().isoformat()))).with_suffix(".json")  # noqa: DTZ011  (the day of the teacher)
            save_room(self.room, path, names=keep == "names")
            self.note = say(Text("room-saved", {"path": str(path)}), self.room.language)
        self.room.close()

    def _use_base(self, base: str, _: str) -> None:
        """Take the address of the Jupyter server, behind which a hub shows this room."""
        if self.server is not None and self.server.is_behind_hub and base.startswith(("http://", "https://")):
            self.server.show_behind(base)


def _number(target: str) -> int:
    if not target.isdecimal() or not target.isascii():
        raise TutorError(Text("error-message"))
    return int(target)


DEEDS: Mapping[str, Callable[[Desk, str, str], None]] = {
    "start": Desk._start,  # noqa: SLF001  (the table of the class itself)
    "act": lambda desk, target, _: desk.room.act(target),
    "stop": lambda desk, _, __: desk.room.stop(),
    "rename": Desk._rename,  # noqa: SLF001
    "remove": lambda desk, target, _: desk.room.remove(_number(target)),
    "undo": lambda desk, _, __: desk.room.bring_back(),
    "move": Desk._move,  # noqa: SLF001
    "look": Desk._look,  # noqa: SLF001
    "hands": Desk._show_hands,  # noqa: SLF001
    "hint": Desk._send_hint,  # noqa: SLF001
    "names": lambda desk, target, _: desk.room.hide_names(target == "hide"),
    "help": lambda desk, target, _: desk.room.answer_help(_number(target)),
    "open": Desk._open,  # noqa: SLF001
    "close": Desk._close,  # noqa: SLF001
    "page": Desk._use_base,  # noqa: SLF001
}
"""What each button does."""
