"""Several ways to do the same, compared by exact measures."""

from __future__ import annotations

from fractions import Fraction
from typing import Generic, TypeVar

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.files.checker import hint

from .distribution import ZERO

W = TypeVar("W")


class Ranking(Generic[W]):
    """A mixin for a comparison: ``ways`` that have the attributes ``MEASURES``, each an exact chance or average."""

    __slots__ = ()

    ways: tuple[W, ...]
    MEASURES: tuple[str, ...] = ()

    def best(self, measure: str) -> tuple[W, ...]:
        """Return the best by one of MEASURES, or several if they are equal. Raises TutorError for another word."""
        if measure not in self.MEASURES:
            raise TutorError(Text("plan-measure", {"name": measure[:60], "hint": hint(measure, self.MEASURES)}))
        most = max(_measure(way, measure) for way in self.ways)
        return tuple(way for way in self.ways if _measure(way, measure) == most)

    def lead(self, measure: str) -> Fraction:
        """Return the lead of the best over the next one (0 if all are equal)."""
        most = _measure(self.best(measure)[0], measure)
        others = [value for way in self.ways if (value := _measure(way, measure)) != most]
        return most - max(others) if others else ZERO


def _measure(way: object, name: str) -> Fraction:
    value: Fraction = getattr(way, name)
    return value
