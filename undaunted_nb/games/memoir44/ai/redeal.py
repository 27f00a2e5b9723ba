"""A position as one side can pass it on: the cards that this side cannot see are dealt again."""

from __future__ import annotations

from random import Random

from ..rules.state.position import Keep, Pile, Position
from ..views.view import view


def dealt_again(p: Position, side: str, rng: Random | None = None) -> Position:
    """Return a position that looks the same to ``side``. It depends only on what this side can see, and on ``rng`` if it is given.

    The other side's hand, the cards that it is looking at, and the deck have as many cards as before, from all of these cards.
    """
    other, kinds = 1 - p.setup.side(side), range(len(p.deck))
    task = p.pending[-1] if p.pending else None
    seen = task.seen if isinstance(task, Keep) and task.side == other else ()
    pool = [kind for pile in (p.hands[other], p.deck) for kind, count in enumerate(pile) for _ in range(count)]
    pool = sorted([*pool, *seen])
    (rng or Random(repr(view(p, side)))).shuffle(pool)
    hand_size = sum(p.hands[other])

    def pile(cards: list[int]) -> Pile:
        return tuple(cards.count(kind) for kind in kinds)

    hand, deck = pile(pool[:hand_size]), pile(pool[hand_size + len(seen) :])
    pending = (
        (*p.pending[:-1], task._replace(seen=tuple(pool[hand_size : hand_size + len(seen)])))
        if isinstance(task, Keep) and seen
        else p.pending
    )
    return p._replace(hands=(hand, p.hands[1]) if other == 0 else (p.hands[0], hand), deck=deck, pending=pending)
