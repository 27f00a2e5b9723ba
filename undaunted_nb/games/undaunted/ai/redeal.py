"""A position as one side can pass it on: the cards that this side cannot see are dealt again."""

from __future__ import annotations

from random import Random
from typing import Any

from ..files import scenario
from ..rules.state.position import ZONES, Half, Pile, Position
from ..rules.state.setup import Setup
from ..views.view import OPEN, OWN_PLACES, view


def dealt_again(p: Position, side: str, rng: Random | None = None) -> Position:
    """Return a position that looks the same to ``side``. It depends only on what this side can see, and on ``rng`` if it is given.

    Each hidden pile has as many cards as before, from all the cards that are not in sight.
    """
    setup, rng = p.setup, rng or Random(repr(view(p, side)))
    start = scenario.load(setup.name).position()
    return p._replace(halves=(_deal_half(p, 0, side, start.halves[0], rng), _deal_half(p, 1, side, start.halves[1], rng)))


def _deal_half(p: Position, side: int, viewer: str, start: Half, rng: Random) -> Half:
    setup, half = p.setup, p.halves[side]
    own = setup.sides[side] == viewer
    kinds = range(len(setup.cards[side]))
    open_piles = [_pile(half, zone) for zone in ZONES if zone in OPEN or (own and zone in OWN_PLACES)]
    total = [sum(_pile(start, zone)[kind] for zone in ZONES) for kind in kinds]
    pool = [kind for kind in kinds for _ in range(total[kind] - sum(pile[kind] for pile in open_piles))]
    rng.shuffle(pool)
    units_gone = _units_off_board(setup, p)
    pool.sort(
        key=lambda kind: setup.cards[side][kind].unit not in units_gone
    )  # most cards out of the game belong to counters that are gone
    known = [p.gear.card] if p.gear.bound and side == p.turn and not own else []  # it must act next, so both know that the hand has it
    for kind in known:
        pool.remove(kind)
    piles: dict[str, Any] = {}
    for zone in ("removed", "hand", "discard", "deck"):
        if zone in OPEN or (own and zone in OWN_PLACES):
            continue
        count = sum(_pile(half, zone))
        certain = known if zone == "hand" else []
        cards, pool = certain + pool[: count - len(certain)], pool[count - len(certain) :]
        if zone == "removed":
            rng.shuffle(pool)
        piles[zone] = tuple(cards.count(kind) for kind in kinds)
    initiative_card = half.initiative_card
    if initiative_card >= 0 and not own:
        initiative_card = rng.choice([kind for kind in kinds if piles["hand"][kind]])
    return half._replace(**piles, initiative_card=initiative_card)


def _pile(half: Half, zone: str) -> Pile:
    pile: Pile = getattr(half, zone)
    return pile


def _units_off_board(setup: Setup, p: Position) -> frozenset[str]:
    """Return the units of both sides without a counter on the board."""
    return frozenset(counter.id for counter, (tile, _) in zip(setup.counters, p.stands, strict=True) if not tile)
