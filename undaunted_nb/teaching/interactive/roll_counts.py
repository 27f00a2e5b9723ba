"""The rolls of a dice simulation: their counts, the share of hits, and its error."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import nan, sqrt
from random import Random

from undaunted_nb.probability.odds import Odds
from undaunted_nb.probability.symbol_dice import SymbolDice

BATCH = 5_000
"""The maximum number of rolls between two frames."""
SHOWN_DICE, ROWS = 28, 2
"""The approximate number of visible dice, and the number of their rows."""


class Throws:
    """Counted rolls of the dice. A ``seed`` gives the same rolls for any batch size."""

    def __init__(self, odds: Odds | SymbolDice, seed: int | None) -> None:
        self.odds, self._random, self._ahead = odds, Random(seed), b""
        self._face = bytes(n % odds.faces for n in range(256))
        self._uneven = bytes(range(256 - 256 % odds.faces, 256))
        self.n = self.hits = 0
        self.counts = [0] * (odds.dice + 1)
        """How often 0, 1, 2 … dice have hit."""
        exact = odds.hits
        self.chances = tuple(exact[k] for k in range(odds.dice + 1))
        """The exact chance of each of these numbers of dice."""
        self.trail: list[tuple[int, int]] = []
        """How many of the first n throws have hit, for n about a sixteenth apart."""
        self.last = b""
        """The faces of the last throws, as many as are shown."""
        self.lanes = ROWS * max(1, min(12, SHOWN_DICE // ROWS // odds.dice))
        """How many throws are shown at once."""
        self._hit = bytes(face in odds.hit_faces for face in range(256))

    def throw(self, times: int) -> None:
        """Roll all dice ``times`` times."""
        dice = self.odds.dice
        while times > 0:
            step = min(times, self._next_mark() - self.n, BATCH)
            faces = self._faces(step * dice)
            hits_and_misses = faces.translate(self._hit)
            for dies, count in Counter(zip(*(hits_and_misses[i::dice] for i in range(dice)), strict=True)).items():
                self.counts[sum(dies)] += count
                self.hits += count if any(dies) else 0
            self.n += step
            self.last = (self.last + faces)[-self.lanes * dice :]
            if self.n == self._next_mark():
                self.trail.append((self.n, self.hits))
            times -= step

    def _next_mark(self) -> int:
        last = self.trail[-1][0] if self.trail else 0
        return last + 1 + last // 16

    def _faces(self, count: int) -> bytes:
        """Return ``count`` random faces with equal chances.

        Bytes are taken modulo the number of faces, without the few that would favor some faces.
        """
        while len(self._ahead) < count:
            self._ahead += self._random.randbytes(4096).translate(self._face, self._uneven)
        faces, self._ahead = self._ahead[:count], self._ahead[count:]
        return faces


def error(chance: Fraction | float, n: int) -> float:
    """Return the standard error of a share seen in ``n`` rolls."""
    return sqrt(chance * (1 - chance) / n) if n else nan
