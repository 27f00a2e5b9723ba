"""The game on the contract of the registry."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random

from undaunted_nb.files.checker import Checker
from undaunted_nb.kit.small.system import GameSystem

from .answers import ANSWERS
from .position import BOARD, CARDS, HAND, SIDES, Position, Setup
from .table import PRESENT


class Outpost(GameSystem[Position]):
    """The system of Outpost."""

    FIELDS = ("woods", "deck", *SIDES)
    HIDDEN: Mapping[str, str] = {"drawn": "card"}
    IDLE = frozenset({"rest"})
    HOW: Mapping[str, str] = {"outpost.end.1": "outpost-won", "outpost.end.2": "outpost-cards"}

    def start(self, check: Checker, data: Mapping[str, object], name: str) -> Position:
        """Return the start of a scenario. Chance deals the hands first."""
        woods, blue, red = (tuple(check.unique_names((field,), data[field], "tile", BOARD.tiles)) for field in ("woods", *SIDES))
        counts = check.fields(("deck",), data["deck"], CARDS, CARDS)
        deck = [card for card in CARDS if card in counts for _ in range(check.number(("deck", card), counts[card], 3, 20))]
        for tile in set(blue) & set(red):
            check.fault(("red",), "fault-twice", name=tile)
        draws = tuple(side for _ in range(HAND) for side in (0, 1))
        return Position(Setup(name, woods), (tuple(sorted(blue)), tuple(sorted(red))), tuple(sorted(deck)), draws=draws)

    def faults(self, p: Position) -> Iterable[str]:
        """Return the fields of a position file that name what does not exist."""
        squads = [tile for side in p.squads for tile in side]
        if len(set(squads)) < len(squads) or not set(squads) <= set(BOARD.tiles):
            yield "squads"
        for field, cards in (("deck", p.deck), ("hands", p.hands[0] + p.hands[1])):
            if not set(cards) <= set(CARDS):
                yield field
        for field, wrong in (
            ("turn", p.turn > 1),
            ("draws", not set(p.draws) <= {0, 1} or len(p.draws) > len(p.deck)),
            ("target", bool(p.target) and p.target not in p.squads[1 - min(p.turn, 1)]),
            ("hands", not (p.outcome or p.draws or p.hands[min(p.turn, 1)] or p.target)),
        ):
            if wrong:
                yield field

    def dealt_again(self, position: Position, side: str, rng: Random | None = None) -> Position:
        """Return a position with other cards in the enemy's hand and the deck."""
        other = 1 - position.setup.side(side)
        pool = sorted([*position.hands[other], *position.deck])
        (rng or Random(repr(position.view(side)))).shuffle(pool)
        cut = len(position.hands[other])
        hand, deck = tuple(sorted(pool[:cut])), tuple(sorted(pool[cut:]))
        return position._replace(hands=(hand, position.hands[1]) if other == 0 else (position.hands[0], hand), deck=deck)


SYSTEM = Outpost("outpost", __package__, ANSWERS, PRESENT)
SYSTEM.values = {
    "squads": lambda p, _, side: p.score(p.setup.side(side)),
    "at": lambda p, _, tile: SIDES[p.side_on(tile)] if p.side_on(tile) >= 0 else "none",
}
