"""The game on the contract of the registry."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from undaunted_nb.files.checker import Checker
from undaunted_nb.kit.small.cards import CardSystem, deal, read_deck

from .answers import ANSWERS
from .position import BOARD, CARDS, HAND, SIDES, Position, Setup
from .table import PRESENT


class Outpost(CardSystem[Position]):
    """The system of Outpost."""

    FIELDS = ("woods", "deck", *SIDES)
    IDLE = frozenset({"rest"})
    HOW: Mapping[str, str] = {"outpost.end.1": "outpost-won", "outpost.end.2": "outpost-cards"}

    def start(self, check: Checker, data: Mapping[str, object], name: str) -> Position:
        """Return the start of a scenario. Chance deals the hands first."""
        woods, blue, red = (tuple(sorted(check.unique_names((f,), data[f], "tile", BOARD.tiles))) for f in ("woods", *SIDES))
        for tile in set(blue) & set(red):
            check.fault(("red",), "fault-twice", name=tile)
        return Position(Setup(name, woods), (blue, red), read_deck(check, data["deck"], CARDS), draws=deal(HAND))

    def faults(self, p: Position) -> Iterator[str]:
        """Yield the fields of a position file that name what cannot be."""
        squads = (*p.squads[0], *p.squads[1])
        if len(set(squads)) < len(squads) or not set(squads) <= set(BOARD.tiles):
            yield "squads"
        if p.target and p.target not in p.squads[1 - p.turn]:
            yield "target"
        yield from self.hidden_faults(p)


SYSTEM = Outpost("outpost", __package__, ANSWERS, PRESENT)
