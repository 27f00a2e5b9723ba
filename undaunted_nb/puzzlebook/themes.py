"""The theme and the difficulty of a puzzle, from the kinds of actions in its solution."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

THEMES: Mapping[str, tuple[frozenset[str], ...]] = {
    "inspire-twice": (frozenset({"inspire"}), frozenset({"inspire"})),
    "inspire": (frozenset({"inspire"}),),
    "command": (frozenset({"command"}),),
    "recon": (frozenset({"recon"}),),
    "scout-and-follow": (frozenset({"scout"}), frozenset({"move", "control"})),
    "objective": (frozenset({"control"}),),
    "long-way": (frozenset({"move", "stalk", "drive"}), frozenset({"move", "stalk", "drive"})),
    "closer-first": (frozenset({"move", "stalk", "guide", "drive"}), frozenset({"attack", "target", "blast", "battle", "demolish"})),
    "seats": (frozenset({"enter", "leave", "seat"}),),
    "demolition": (frozenset({"demolish"}),),
    "card": (frozenset({"play"}),),
    "order-of-attacks": (frozenset({"attack", "battle", "target"}), frozenset({"attack", "battle", "target"})),
}
"""The themes, by name (``puzzle-theme-NAME`` in the catalogs): kinds of actions that the solution has in this order."""
NO_THEME = "one-move"
"""The theme of a solution that has none of the others."""
EASIEST, HARDEST = 600, 2400
"""The limits of a first rating."""


def themes_of(kinds: Sequence[str]) -> tuple[str, ...]:
    """Return the themes of a solution by the kinds of its actions."""
    return tuple(name for name, pattern in THEMES.items() if _has(kinds, pattern)) or (NO_THEME,)


def _has(kinds: Sequence[str], pattern: Sequence[frozenset[str]]) -> bool:
    """Return whether the kinds of the pattern come in this order, perhaps with others between them."""
    rest = iter(kinds)
    return all(any(kind in step for kind in rest) for step in pattern)


def first_rating(length: int, rank: int, choices: int, chance: Fraction, *, late: bool = False) -> int:
    """Return the first rating of a puzzle.

    A puzzle is harder if its solution is longer, if the rules of thumb rate its first action lower, if there are more first actions, if it
    must be weighed against luck, and if it needs an action that comes late in the course.

    Args:
        length: The number of actions of the solution.
        rank: The place of the first action in the order of the rules of thumb, from 0.
        choices: The number of legal first actions.
        chance: The chance of the solution.
        late: Whether the solution has an action that the first lessons do not use.

    """
    rating = 700 + 160 * (length - 1) + 25 * min(rank, 12) + 8 * min(choices, 40) + (150 if chance < 1 else 0) + 150 * late
    return max(EASIEST, min(HARDEST, rating))


EASY, MEDIUM = 1100, 1500
"""The ratings below which a puzzle is easy, or of medium difficulty."""


def difficulty(rating: float) -> str:
    """Return how hard a puzzle of this rating is, as the end of its message key (``puzzle-easy``)."""
    return "easy" if rating < EASY else "medium" if rating < MEDIUM else "hard"
