"""The parts of a Scene that look the same in every game, made from its own words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undaunted_nb.engine.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ..scene.common import Side, StateChoice, Words
    from ..scene.hand import Item, Pile, PileKind
    from ..scene.log import PlayedRoll, Roll, RollState
    from ..scene.panel import PlanParts

SLOTS: tuple[Side, Side] = ("s1", "s2")
"""The drawing families of the sides, in the order of the set-up."""
EMPTY: PlanParts = {"commit": None, "choices": [], "lines": []}
"""A panel in which nothing can be chosen."""


def choice(name: object, label: Words) -> StateChoice:
    """Return a choice of the panel that is not chosen."""
    return {"id": str(name), "label": label, "state": ""}


def pile(name: str, kind: PileKind, count: int, title: Text, items: Sequence[Item] = ()) -> Pile:
    """Return a pile of cards."""
    return {"id": name, "label": Text(f"zone-{name}"), "count": count, "kind": kind, "title": title, "items": items}


def name_copies(cards: Iterable[str], counts: Iterable[int]) -> list[str]:
    """Return a name for each copy of each card. The second copy is named ``…#2``."""
    return [card + (f"#{n}" if n > 1 else "") for card, count in zip(cards, counts, strict=True) for n in range(1, count + 1)]


def played_roll(roll: Roll | None, state: RollState) -> PlayedRoll:
    """Return the dice of an event that has some, for the last actions."""
    assert roll is not None  # noqa: S101  (the event has dice)
    return {"note": roll["note"], "dice": roll["dice"], "need": roll["need"], "state": state}
