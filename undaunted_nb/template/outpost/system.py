"""The game on the contract of the registry."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from undaunted_nb.files.checker import Checker
from undaunted_nb.files.forms import Table, some_of
from undaunted_nb.kit.small.cards import CardSystem, deal, deck_of

from .answers import ANSWERS
from .position import BOARD, CARDS, HAND, SIDES, Position, Setup
from .table import PRESENT


class Outpost(CardSystem[Position]):
    """The system of Outpost."""

    FIELDS: ClassVar = {**dict.fromkeys(("woods", *SIDES), some_of("tile", BOARD.tiles)), "deck": deck_of(CARDS)}
    IDLE = frozenset({"rest"})
    HOW: Mapping[str, str] = {"outpost.end.1": "outpost-won", "outpost.end.2": "outpost-cards"}

    def start(self, check: Checker, data: Table, name: str) -> Position:
        """Return the start of a scenario. Chance deals the hands first."""
        for tile in set(data["blue"]) & set(data["red"]):
            check.fault(("red",), "fault-twice", name=tile)
        return Position(Setup(name, data["woods"]), (data["blue"], data["red"]), data["deck"], draws=deal(HAND))

    def faults(self, p: Position) -> Iterator[str]:
        """Yield the fields of a position file that name what cannot be."""
        squads = (*p.squads[0], *p.squads[1])
        if len(set(squads)) < len(squads) or not set(squads) <= set(BOARD.tiles):
            yield "squads"
        if p.target and p.target not in p.squads[1 - p.turn]:
            yield "target"
        yield from self.hidden_faults(p)


SYSTEM = Outpost("outpost", __package__, ANSWERS, PRESENT)
