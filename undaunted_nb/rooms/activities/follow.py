"""All see the teacher's table, and point at things on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import say
from undaunted_nb.kit.table.tap import Tap
from undaunted_nb.lessons.format.lesson import SEED
from undaunted_nb.lessons.play import pointers
from undaunted_nb.play.game import Game
from undaunted_nb.probability.arguments import one_of
from undaunted_nb.widgets.session import Session
from undaunted_nb.widgets.table import Table

from ..messages import Message
from ..pupils import Pupil
from ..results import Answer
from .activity import Button, RefusedError
from .pictures import picture, spots_of
from .tables import Seat, TableActivity, first_scenario, open_game, system


class Follow(TableActivity):
    """The teacher's table on all screens.

    Args:
        table: A table, a game, or the name of a scenario.
        side: The side whose cards all see (default: that of the table, or the first side).
        question: What the pupils point at.

    """

    kind = "follow"

    def __init__(self, table: Table | Game | str = "", side: str = "", question: str = "") -> None:
        super().__init__()
        self.table = table if isinstance(table, Table) else None
        self._game = table.game if isinstance(table, Table) else open_game(table or first_scenario(), SEED)
        sides = self._game.position.setup.sides
        players = getattr(self._game, "players", None)
        self.side = side or (players.side if self.table and players else "") or sides[0]
        one_of("side", self.side, sides)
        self.question = question.strip()
        self.pins: dict[int, tuple[str, float]] = {}
        """The place that each pupil points at, with the time."""
        self._shared: dict[str, Seat] = {}
        self._parts: dict[str, tuple[object, dict[str, Any]]] = {}

    @property
    def game(self) -> Game:
        """The game on the teacher's table."""
        return self.table.game if self.table else self._game

    def make_session(self, pupil: Pupil) -> Session:
        """Return the session of a language, which only looks: all pupils of this language share it."""
        shared = self._shared.get(pupil.language)
        if shared is None or shared.session.game is not self.game:
            shared = self._shared[pupil.language] = Seat(Session(self.game, side=self.side, language=pupil.language))
        return shared.session

    def enter(self, pupil: Pupil) -> None:
        """Give a pupil the session of the own language."""
        session = self.make_session(pupil)
        seat = self.seats.get(pupil.number)
        if seat is None or seat.session is not session:
            self.seats[pupil.number] = Seat(session)
            pupil.seen.pop("table", None)

    def receive(self, pupil: Pupil, message: Message) -> None:
        """Take a place that a pupil points at. "" takes the pin away. On the table, a tap points."""
        if message.kind == "table":
            content = message.fields["message"]
            if content["kind"] == "whole":
                pupil.seen.pop("table", None)
                return
            if content["kind"] != "tap":
                raise RefusedError
            tap = Tap.parse(content.get("target", "")).thing
            self._point(pupil, system(self.game).present.place_of(self.game.position, tap.name) or tap.name)
            pupil.seen["answer"] = True
        else:
            self._point(pupil, self.answer_fields(message, "point")["place"])

    def _point(self, pupil: Pupil, place: str) -> None:
        places = pointers.things(self.game.position, self.side).places
        if place and place not in places:
            raise RefusedError
        if not place or self.pins.get(pupil.number, ("",))[0] == place:
            self.pins.pop(pupil.number, None)
        else:
            self.pins[pupil.number] = place, self.seconds()

    def tick(self) -> None:
        """Show the pupils what the teacher has done."""
        changed = False
        for language, seat in self._shared.items():
            if seat.session.game is not self.game:
                self._shared[language] = Seat(Session(self.game, side=self.side, language=language))
                changed = True
            changed = seat.session.follow() or changed
        if changed:
            for pupil in self.room.here:
                self.enter(pupil)
                self.room.refresh(pupil)

    def parts(self, pupil: Pupil, seat: Seat) -> dict[str, Any]:  # noqa: ARG002  (all seats of a language share one)
        """Return the shared parts with nothing to choose, and the own pin."""
        shared = self._shared[pupil.language]
        key = (shared.session.game.stamp, shared.session.revision)
        known = self._parts.get(pupil.language)
        if known is None or known[0] != key:
            known = self._parts[pupil.language] = key, {**shared.parts(), "why": None, "plan": None}
        parts = known[1]
        pin = self.pins.get(pupil.number)
        marks = {name: value for name, value in parts["marks"].items() if name not in ("asked", "named")}
        marks |= {"lit": [], "chosen": [], "aims": {}, "aimed": None, "asked": [pin[0]] if pin else []}
        return {**parts, "marks": marks}

    def has_answered(self, pupil: Pupil) -> bool:
        """Return whether a pupil points at something."""
        return pupil.number in self.pins

    def _line(self, language: str) -> str:
        return self.question or say(Text("room-follow"), language)

    def view(self, pupil: Pupil) -> dict[str, Any]:
        """Return the question, and the own pin in words."""
        pin = self.pins.get(pupil.number)
        note = say(Text("room-you-point", {"place": pin[0]}), pupil.language) if pin else ""
        return {"line": self._line(pupil.language), "mine": pin[0] if pin else "", "told": note}

    def stage(self, language: str) -> dict[str, Any]:
        """Return the board with the number of pins on each place, and no names."""
        position = self.game.position
        counts = Counter(place for place, _ in self.pins.values())
        bars = [{"label": place, "n": n, "right": False} for place, n in counts.most_common(8)]
        return {
            "line": self._line(language),
            "picture": picture(position, language, salt=self.room.wall_secret),
            "pins": spots_of(position, counts),
            "bars": bars,
        }

    def buttons(self, language: str) -> list[Button]:
        """Return the buttons for the teacher."""
        return [self.button("clear-pins", language)] if self.pins else []

    def act(self, name: str) -> None:
        """Take all pins away."""
        if name == "clear-pins":
            self.pins.clear()

    def answers(self) -> Iterator[Answer]:
        """Yield where each pupil points."""
        for number, (place, seconds) in self.pins.items():
            yield Answer(number, self.kind, self._line(self.room.language), place, None, seconds)

    def own_answers(self, pupil: Pupil) -> Iterator[tuple[str, str]]:
        """Yield where a pupil points."""
        if pupil.number in self.pins:
            yield self._line(pupil.language), self.pins[pupil.number][0]
