"""Activities with a live table: each pupil has a session, and the page gets the parts of its scene as a notebook does."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar

from undaunted_nb.i18n import say
from undaunted_nb.kit.registry import System
from undaunted_nb.kit.registry import system as system_of
from undaunted_nb.lessons.course.overview import shelf
from undaunted_nb.play.game import Game, new_game
from undaunted_nb.widgets import view
from undaunted_nb.widgets.session import Session
from undaunted_nb.widgets.state.delta import SAME, delta, known_cards

from ..messages import Message
from ..pupils import Pupil
from .activity import Activity, RefusedError

PLAY = frozenset({"tap", "take", "aim", "commit", "back", "end"})
"""The messages of a table that play."""
READ = frozenset({"rule", "more", "text", "search", "why", "chances"})
"""The messages of a table that only show something."""
CLOSED_PARTS = ("advice", "copies", "home", "build")
"""The parts of a table that a room never shows."""


@cache
def _words(language: str) -> dict[str, str]:
    """Return the words of the table in a language. They never change, so that they are compared at once."""
    return view.words(language)


class Seat:
    """A pupil at a table: the session, and what the page has of it."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.number = 0
        self.last_parts: dict[str, Any] = {}
        self._ground_key: object = None
        self._ground: Any = None

    def parts(self) -> dict[str, Any]:
        """Return the parts of the scene, without what a room never shows."""
        session = self.session
        with session.lock:
            key = (session.game.position.setup, session.language, session.side)
            if self._ground_key is None or self._ground_key != key:
                self._ground_key, self._ground = key, session.ground()
            scene: dict[str, Any] = {**session.scene()}
            places = self._ground["places"]
            head = {name: value for name, value in scene["head"].items() if name not in ("languages", "opponents", "replay")}
            scene["head"] = {**head, "undo": False, "redo": False, "replay": False, "languages": []}
            scene |= dict.fromkeys(CLOSED_PARTS)
            return {
                **scene,
                "board": session.board(places),
                "played": session.last_actions(places, known_cards(self._ground, scene["mine"]["side"])),
                "ground": self._ground,
                "words": _words(session.language),
                "text": "",
                "value": {},
            }


class TableActivity(Activity):
    """An activity in which pupils have a live table."""

    kinds: ClassVar[frozenset[str]] = PLAY | READ
    """The messages that a table of this activity takes."""

    def __init__(self) -> None:
        self.seats: dict[int, Seat] = {}
        """The seats by the number of the pupil."""

    @abstractmethod
    def make_session(self, pupil: Pupil) -> Session:
        """Return a new session for a pupil."""

    def enter(self, pupil: Pupil) -> None:
        """Give a pupil a seat, or the former one."""
        seat = self.seats.get(pupil.number)
        if seat is None:
            seat = self.seats[pupil.number] = Seat(self.make_session(pupil))
        if seat.session.language != pupil.language:
            seat.session.speak(pupil.language, {})

    def receive(self, pupil: Pupil, message: Message) -> None:
        """Give a message to the session of a pupil."""
        content = self.answer_fields(message, "table")["message"]
        seat = self.seats.get(pupil.number)
        if seat is None:
            raise RefusedError
        if content["kind"] == "whole":
            pupil.seen.pop("table", None)
            return
        if content["kind"] not in self.kinds:
            raise RefusedError
        self.handle(pupil, seat, content)
        pupil.seen["answer"] = True

    def handle(self, pupil: Pupil, seat: Seat, content: Mapping[str, Any]) -> None:  # noqa: ARG002  (some need the pupil)
        """Give a message to the session of a seat."""
        seat.session.handle(content)

    def send_more(self, pupil: Pupil) -> None:
        """Send the whole table to a new page, and to others what changed, with a number. An answer without a change is sent too."""
        seat = self.seats.get(pupil.number)
        if seat is None:
            return
        parts, is_answer = self.parts(pupil, seat), pupil.seen.pop("answer", False)
        if pupil.seen.get("table") != self.task:
            pupil.seen["table"], seat.number, seat.last_parts = self.task, 0, parts
            self.room.send(pupil, {"kind": "table", "task": self.task, "whole": parts})
            return
        known = known_cards(seat.last_parts["ground"], parts["mine"]["side"])
        changes = {name: delta(seat.last_parts[name], value, known) for name, value in parts.items()}
        changes = {name: change for name, change in changes.items() if change is not SAME}
        if changes or is_answer:
            seat.number, seat.last_parts = seat.number + 1, parts
            self.room.send(pupil, {"kind": "table", "task": self.task, "n": seat.number, "parts": changes})

    def parts(self, pupil: Pupil, seat: Seat) -> dict[str, Any]:  # noqa: ARG002  (some need the pupil)
        """Return what the page of a pupil shows of the table."""
        return seat.parts()


def first_scenario() -> str:
    """Return the scenario that the home page offers first."""
    return shelf()[0].play


def open_game(source: Game | str, seed: int | None) -> Game:
    """Return a game, or a new one of a scenario."""
    if isinstance(source, Game):
        return source
    return new_game(source, seed=seed)


def copy_game(game: Game) -> Game:
    """Return another game that begins at the position of this one."""
    return Game(game.position, seed=game.seed)


def side_names(game: Game, language: str) -> dict[str, str]:
    """Return the names of both sides in words."""
    position = game.position
    present = system_of(position.system).present
    return {side: say(present.name_of(position, "", "side", side), language) for side in position.setup.sides}


def system(game: Game) -> System:
    """Return the rules of a game."""
    return system_of(game.position.system)
