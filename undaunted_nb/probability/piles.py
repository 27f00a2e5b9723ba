"""The states of a deck, a discard pile and a hand, and the ways in which one card changes them.

A way gives the possible next states with their weights. A cloud holds many states at once.
``probability/draws.py`` goes through rounds with them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import accumulate
from math import gcd, lcm
from random import Random

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text

STATES = 20_000
"""The most states of the piles that are walked through."""

Pile = tuple[int, ...]
"""The number of cards of each kind. The last number counts all kinds that the question does not name."""
State = tuple[Pile, Pile, Pile, Pile, bool]
"""Deck, discard pile, hand, the named cards that came into the hand this round, and whether all wanted cards have come once."""
Way = Callable[[State], list[tuple[int, State]]]
"""The possible next states, each with its relative weight."""
Cloud = dict[State, int]
"""States with their weights: their chances are the weights over the sum of all."""


def put(pile: Pile, kind: int, by: int) -> Pile:
    """Return a pile with ``by`` more cards of a kind. A discard pile that is () gives nothing back and stays empty."""
    return (*pile[:kind], pile[kind] + by, *pile[kind + 1 :]) if pile else pile


def draw_one(state: State) -> list[tuple[int, State]]:
    """Draw one card. An empty deck takes back the discard pile first. If both are empty, nothing happens."""
    deck, discard, hand, new_cards, success = state
    if not any(deck):
        if not any(discard):
            return [(1, state)]
        deck, discard = discard, (0,) * len(deck)
    count = len(new_cards)
    return [
        (n, (put(deck, i, -1), discard, put(hand, i, 1), put(new_cards, i, 1) if i < count else new_cards, success))
        for i, n in enumerate(deck)
        if n
    ]


def _adding(kind: int) -> Way:
    def way(state: State) -> list[tuple[int, State]]:
        deck, discard, hand, new_cards, success = state
        return [(1, (deck, put(discard, kind, 1), hand, new_cards, success))]

    return way


def _losing(kind: int) -> Way:
    def way(state: State) -> list[tuple[int, State]]:
        deck, discard, hand, new_cards, success = state
        if hand[kind]:
            hand = put(hand, kind, -1)
        elif discard and discard[kind]:
            discard = put(discard, kind, -1)
        elif deck[kind]:
            deck = put(deck, kind, -1)
        return [(1, (deck, discard, hand, new_cards, success))]

    return way


def _leaving(kind: int) -> Way:
    def way(state: State) -> list[tuple[int, State]]:
        deck, discard, hand, new_cards, success = state
        return [(1, (deck, discard, put(hand, kind, -1), new_cards, success) if hand[kind] else state)]

    return way


def _trading(kind: int) -> Way:
    leave = _leaving(kind)
    return lambda state: draw_one(leave(state)[0][1]) if state[2][kind] else [(1, state)]


def _laying(kind: int) -> Way:
    def way(state: State) -> list[tuple[int, State]]:
        deck, discard, hand, new_cards, success = state
        choices = [(kind, 1)] if kind >= 0 and hand[kind] else [(i, n) for i, n in enumerate(hand) if n]
        return [(n, (deck, put(discard, i, 1), put(hand, i, -1), new_cards, success)) for i, n in choices] or [(1, state)]

    return way


STEPS: Mapping[str, Callable[[int], Way]] = {
    "add": _adding,
    "draw": lambda _: draw_one,
    "lose": _losing,
    "leave": _leaving,
    "trade": _trading,
    "lay": _laying,
}
"""The effects of a step.

``add`` puts a card on the discard pile. ``draw`` draws one more. ``lose`` removes one card for good (from the hand, else the discard pile,
else the deck). ``leave`` removes one from the hand, if it is there. ``trade`` does the same and draws one more for it. ``lay`` discards a
card of the hand at once (this one, if it is there. Without it or without a name, any of them, equally likely).
"""
CARD_STEPS = ("lose", "leave", "trade", "lay")
"""The steps whose effect depends on the place of their card."""


def spread(cloud: Cloud, way: Way) -> Cloud:
    """Return the next states, with whole-number weights over one denominator, reduced again."""
    branches = [(weight, outcomes, sum(n for n, _ in outcomes)) for state, weight in cloud.items() for outcomes in (way(state),)]
    whole = lcm(*{total for *_, total in branches})
    after = merge((state, weight * n * (whole // total)) for weight, outcomes, total in branches for n, state in outcomes)
    divisor = gcd(*after.values())
    return {state: weight // divisor for state, weight in after.items()} if divisor > 1 else after


def merge(states: Iterable[tuple[State, int]]) -> Cloud:
    """Return the states with the sums of their weights. Raises TutorError if there are more than STATES of them."""
    cloud: Cloud = {}
    for state, weight in states:
        cloud[state] = cloud.get(state, 0) + weight
        if len(cloud) > STATES:
            raise TutorError(Text("draws-too-many", {"most": STATES}))
    return cloud


def pick(outcomes: Sequence[tuple[int, State]], rng: Random) -> State:
    """Return one random outcome, by weight."""
    sums = list(accumulate(n for n, _ in outcomes))
    number = int(rng.random() * sums[-1])
    return next(state for total, (_, state) in zip(sums, outcomes, strict=True) if number < total)
