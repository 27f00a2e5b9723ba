"""Dice with symbols on their faces: the chance of one roll."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from undaunted_nb.engine.text import Text

from .distribution import Distribution, binomial


@dataclass(frozen=True, slots=True)
class Face:
    """One face of a die: its symbol, the name of the symbol, and whether it hits the target."""

    symbol: str
    name: Text
    hit: bool


@dataclass(frozen=True, slots=True)
class SymbolDice:
    """Dice with symbols: how many, their target, and the faces of each, as ``Odds`` has them for dice with numbers."""

    dice: int
    target: Text
    die: tuple[Face, ...]

    @property
    def faces(self) -> int:
        """The number of faces of a die."""
        return len(self.die)

    @property
    def hit_faces(self) -> tuple[int, ...]:
        """The faces that hit, counted from 0."""
        return tuple(i for i, face in enumerate(self.die) if face.hit)

    @property
    def kinds(self) -> tuple[Face, ...]:
        """The faces that differ."""
        return tuple({face.symbol: face for face in self.die}.values())

    @property
    def probability(self) -> Fraction:
        """At least one die hits, exactly."""
        return 1 - Fraction(self.faces - len(self.hit_faces), self.faces) ** self.dice

    @property
    def hits(self) -> Distribution[int]:
        """The number of dice that hit, with its exact chances."""
        return binomial(self.dice, Fraction(len(self.hit_faces), self.faces))
