"""The class room in a cell: the room, its server, and the teacher's side as a widget."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from os import PathLike
from typing import TYPE_CHECKING, Any

import traitlets

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import require_language, say
from undaunted_nb.kit.question import Question
from undaunted_nb.play.game import Game
from undaunted_nb.probability.arguments import whole_number
from undaunted_nb.probability.seeds import check_seed
from undaunted_nb.search.coach import PLAYOUTS
from undaunted_nb.teaching.classroom.experiment import Experiment
from undaunted_nb.teaching.classroom.worksheet import Worksheet
from undaunted_nb.teaching.display.display import Result
from undaunted_nb.teaching.display.view_widget import ViewWidget
from undaunted_nb.widgets.assets import STATIC
from undaunted_nb.widgets.table import Table

from .activities.activity import Activity
from .activities.duels import Duels
from .activities.follow import Follow
from .activities.guess import Guess
from .activities.lesson import LessonActivity
from .activities.pictures import find_picture_at
from .activities.position import PositionChoice
from .activities.questions import Questions
from .activities.rolls import MORE, Rolls
from .addresses import HERE
from .desk import Desk
from .networks import serve as serve_room
from .results import RoomResults
from .room import MOST_PUPILS, Room
from .saved_rooms import read_room, save_room
from .simulated_class import SimulatedClass

if TYPE_CHECKING:
    from .server import Server

SAMPLE_SEED = 7


class Classroom(ViewWidget):
    """A room for a class, as ``un.classroom`` opens it. Displayed, it is the teacher's side.

    Each method that starts an activity ends the running one. ``room`` is the room itself.

    Example:
        >>> room = un.classroom(serve=False, seed=1)
        >>> room.poll("How likely is a hit?", un.odds(2, 8))
        >>> room.simulate(4)
        >>> room.press("show")
        >>> len(room.guesses), room.results.columns[0], len(room.code)
        (4, 'pupil', 4)
        >>> room.rolls(2, 8, times=3)
        >>> room.answer()
        >>> room.experiment.n
        12
        >>> room.close()

    """

    _esm = STATIC / "desk.js"
    _css = STATIC / "desk.css"

    view = traitlets.Dict().tag(sync=True)

    def __init__(self, room: Room, server: Server | None) -> None:
        self.room, self._server = room, server
        self._language = room.language
        self.desk = Desk(room, server)
        self._sample: SimulatedClass | None = None
        self._is_dirty = self._is_busy = False
        super().__init__(view=self.desk.view())
        room.on_change = self._note_change
        self.on_msg(self._on_message)
        if server is not None:
            server.attach_desk(self.desk, self._show_if_dirty)

    # ---------------------------------------------------------------- activities

    def poll(
        self,
        question: str | Result = "",
        result: Result | None = None,
        truth: float | Fraction | str | None = None,
        *,
        options: Sequence[str] = (),
    ) -> None:
        """Let the class guess: a chance, another number, or one of some options.

        Args:
            question: The question, or the result that answers it. Without a question, each pupil reads one in the own language.
            result: The result that answers it, such as ``un.odds(2, 8)``.
            truth: The right number or option (default: the probability of the result, if it has one).
            options: The options to choose from (default: the answer is a number).

        Raises:
            TutorError: There is no question, or the answer does not fit.

        """
        words, activity = ("", question) if isinstance(question, Result) else (question, result)
        self._start("guess", lambda: Guess(words, activity, truth, options))

    def rolls(self, dice: int = 2, defense: int | str = 8, *, times: int = MORE, **where: object) -> None:
        """Let each pupil roll, on the phone or with real dice.

        Args:
            dice: The number of dice, 1 to 6.
            defense: The defense (ten-sided dice), or a kind of unit such as ``"infantry"`` (dice with symbols).
            times: How often each pupil rolls, 1 to 30.
            where: For a kind of unit, such as ``terrain="forest"``, as in ``un.odds``.

        Raises:
            TutorError: An argument is not valid.

        """
        self._start("rolls", lambda: Rolls(dice, defense, times, **where))

    def questions(
        self,
        source: str | Worksheet | Sequence[Question] = "",
        *,
        n: int = 8,
        seed: int = 0,
        makers: Iterable[str] = (),
        points: bool = False,
    ) -> None:
        """Ask all pupils the same questions.

        Args:
            source: A game for a quiz, such as ``"normandy"``, or a worksheet (default: a quiz of the first game).
            n: The number of questions of a quiz.
            seed: The seed of a quiz: the same seed asks the same questions.
            makers: The kinds of questions of a quiz, as in ``un.quiz`` (default: all).
            points: Whether pupils read how many of their answers were right.

        Raises:
            TutorError: No question fits.

        """
        kinds = tuple(makers)
        self._start("questions", lambda: Questions(source, n=n, seed=seed, makers=kinds, points=points))

    def position(self, game: Game | str = "", side: str = "", *, n: int = PLAYOUTS) -> None:
        """Let each pupil choose an action in a position. It is not played.

        Args:
            game: A game, or the name of a scenario.
            side: The side that chooses (default: the side to act).
            n: The number of playouts of the coach for each action, 0 to 20,000 (0: no coach).

        Raises:
            TutorError: Nobody has to decide there, or an argument is not valid.

        """
        self._start("position", lambda: PositionChoice(game, side, n=n))

    def lesson(self, name: str = "") -> None:
        """Let all pupils do a lesson, each at an own pace.

        Args:
            name: The lesson, such as ``"normandy/moving"``, or the path of your own (default: the first one).

        Raises:
            FileError: There is no such lesson, or its file has problems.

        """
        self._start("lesson", lambda: LessonActivity(name))

    def duels(
        self,
        scenario: str | Game = "",
        *,
        opponent: str = "novice",
        minutes: int = 0,
        pairs: Iterable[tuple[str, str]] = (),
        side: str = "",
    ) -> None:
        """Let pupils play against each other, two and two. An odd one plays against the computer.

        Args:
            scenario: The scenario, such as ``"memoir44/first-shots"``, or a game from whose position all go on (default: the scenario that
                the home page offers first).
            opponent: The computer opponent of an odd pupil, as in ``un.table``.
            minutes: The time of each side for the whole game, 0 to 120 (0: no clock).
            pairs: The names of pupils who play together (default: in the order in which they came).
            side: The side of the first of each pair (default: each side in turn).

        Raises:
            TutorError: A name or a number is not valid.

        """
        couples = tuple(pairs)
        self._start("duels", lambda: Duels(scenario, opponent=opponent, minutes=minutes, pairs=couples, side=side))

    def follow(self, table: Table | Game | str = "", *, side: str = "", question: str = "") -> None:
        """Show your table on all screens. Pupils can point at a place.

        Args:
            table: A table, a game, or the name of a scenario.
            side: The side whose cards all see (default: that of the table).
            question: What the pupils point at.

        Raises:
            TutorError: There is no such scenario or side.

        """
        self._start("follow", lambda: Follow(table, side, question))

    def press(self, button: str) -> None:
        """Press a button of the running activity, such as ``"show"`` or ``"next-question"``.

        Args:
            button: The id of the button.

        Raises:
            TutorError: The activity has no such button now. The message lists those that it has.

        """
        activity = self.room.activity
        buttons = [entry["id"] for entry in activity.buttons(self.room.language)] if activity else []
        if button not in buttons:
            raise TutorError(Text("room-no-button", {"name": str(button)[:40], "all": ", ".join(buttons)}))
        self.room.act(button)

    def stop(self) -> None:
        """End the running activity. Its answers stay."""
        self.room.stop()

    # ---------------------------------------------------------------- results

    @property
    def code(self) -> str:
        """The four letters that pupils type."""
        return self.room.code

    @property
    def address(self) -> str:
        """Where pupils find the room ("": it is on no network)."""
        return self.room.address

    @property
    def teacher_page(self) -> str:
        """The address of the teacher's side as a page of its own, for a room that a terminal has opened ("": it is on no network)."""
        return f"http://{HERE}:{self._server.port}/desk#{self.room.desk_secret}" if self._server else ""

    def wait(self) -> None:
        """Wait until the room closes."""
        if self._server is not None:
            self._server.wait()

    @property
    def results(self) -> RoomResults:
        """All answers: a row each, with the pupil, the activity, the question, the answer, whether it is right, and the seconds."""
        return self.room.results

    @property
    def guesses(self) -> tuple[float, ...]:
        """The guesses of the last poll, ready for ``poll = un.guess(…)`` and ``poll.guess(*room.guesses)``. A chance is in percent."""
        activity = self._last(Guess)
        return tuple(value for value, _ in activity.values.values()) if isinstance(activity, Guess) else ()

    @property
    def letters(self) -> dict[str, str]:
        """The answers to the last questions as letters, by pupil, ready for ``sheet.grade(room.letters)`` (``-``: none)."""
        activity = self._last(Questions)
        return activity.letters if isinstance(activity, Questions) else {}

    @property
    def experiment(self) -> Experiment:
        """The rolls of the last such activity beside the theory, as ``un.experiment`` shows them.

        Raises:
            TutorError: Nobody has rolled yet.

        """
        activity = self._last(Rolls)
        if not isinstance(activity, Rolls):
            raise TutorError(Text("room-no-rolls"))
        return activity.experiment

    def save(self, path: str | PathLike[str], *, names: bool = False) -> None:
        """Save the room as a file, which ``un.classroom(path)`` opens again.

        Args:
            path: The file.
            names: Whether to save the names too. Then the pages of the pupils come back to their places.

        Raises:
            FileError: The file cannot be written.

        """
        save_room(self.room, path, names=names)

    def close(self) -> None:
        """Close the room. All screens say so, and nothing stays that you have not saved."""
        if self._server is not None:
            self._server.stop()
        self.room.close()
        super().close()

    def simulate(self, n: int = 24, seed: int = SAMPLE_SEED) -> None:
        """Add pupils who are not there, to try a lesson alone. They answer at once what runs, and later with ``answer()``.

        Args:
            n: The number of pupils, 1 to 100.
            seed: The same seed gives the same answers.

        Raises:
            TutorError: A number is not valid.

        """
        n = whole_number("n", n, 1, MOST_PUPILS - len(self.room.pupils) or 1)
        self._sample = SimulatedClass(self.room, n, check_seed(seed))
        self.answer()

    def answer(self) -> None:
        """Let the simulated pupils answer what runs."""
        if self._sample is None:
            return
        self._is_busy = True
        try:
            self._sample.answer()
        finally:
            self._is_busy = False
        self._show()

    # ---------------------------------------------------------------- private

    def _start(self, kind: str, make: Callable[[], Activity]) -> None:
        self.desk.start(kind, make)

    def _last(self, kind: type[Activity]) -> Activity | None:
        return next((entry for entry in reversed(self.room.activities) if isinstance(entry, kind)), None)

    def _on_message(self, _widget: object, content: object, _buffers: object) -> None:
        if isinstance(content, dict) and content.get("kind") == "picture":  # the page of the room is elsewhere
            source = str(content.get("target"))
            self.send({"kind": "picture", "src": source, "svg": find_picture_at(source)})
            return
        self.desk.handle(content)
        self._show()

    def _note_change(self) -> None:
        """Show what changed: soon, where a clock runs, else at once."""
        if self._server is None and not self._is_busy:
            self._show()
        else:
            self._is_dirty = True

    def _show_if_dirty(self) -> None:
        if self._is_dirty:
            self._show()

    def _show(self) -> None:
        self._is_dirty = False
        self.view = self.desk.view()

    def __repr__(self) -> str:
        stage = self.room.stage()
        parts = [say(Text("room-title", {"code": self.room.code}), self._language), str(stage["line"]), str(stage.get("count", ""))]
        return "\n".join(part for part in parts if part)

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        data, metadata = super()._repr_mimebundle_(**kwargs) or ({}, {})
        return {**data, "text/plain": repr(self)}, metadata


def classroom(
    file: str | PathLike[str] = "", *, host: str = HERE, port: int = 0, language: str = "", seed: int | None = None, serve: bool = True
) -> Classroom:
    """Open a room for a class: pupils join with a phone, and you start what they do together.

    Display it to see an address, a QR code and a room code. At first, only this computer can open the room. *Let others on this network
    join* changes that.

    Args:
        file: A room that ``room.save`` has saved (default: a new room).
        host: Who can join: ``"127.0.0.1"`` is this computer only, ``"0.0.0.0"`` everyone in the network.
        port: The port (default: the first free one from 8899 on).
        language: The language of the notebook and the projector (default: the language that is set). Each pupil chooses an own one.
        seed: Repeats the code and the dice, to try a lesson (default: random).
        serve: Whether the room is on the network. Without it, only simulated pupils can join.

    Raises:
        TutorError: This Python cannot listen on the network, or the port is in use.
        FileError: The file is no saved room.

    Example:
        >>> room = un.classroom(serve=False, seed=4)
        >>> room.simulate(3)
        >>> len(room.room.here), room.address
        (3, '')
        >>> room.close()

    """
    room = Room(language=require_language(language), seed=None if seed is None else check_seed(seed))
    if file:
        room.restore(read_room(file))
    server = None
    if serve:
        server = serve_room(room, host, port)
    return Classroom(room, server)
