"""Lanchester's two laws beside battles with the dice of a game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from math import isclose, lcm
from random import Random
from typing import TYPE_CHECKING

from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import decimal
from undaunted_nb.probability import lanchester as core
from undaunted_nb.probability.arguments import whole_number
from undaunted_nb.probability.number_format import fixed
from undaunted_nb.probability.seeds import check_seed

from ..display.chart_mixin import ChartMixin, draw
from ..display.display import Grid, Page, shorten_rows
from .symbol_odds import volley_odds

if TYPE_CHECKING:
    from undaunted_nb.probability.distribution import Distribution

    from ..charts.chart import Chart

LAWS = (core.SQUARE, core.LINEAR)
MOST_UNITS, MOST_ROUNDS, MOST_BATTLES = 20, 60, 20_000
Course = tuple[tuple[float, float], ...]
"""The units of both sides after each round, from the start on."""


@dataclass(frozen=True, slots=True, repr=False)
class Combat(ChartMixin):
    """The units of two sides round by round: the average of simulated battles, and what the two laws say.

    ``steps`` is the square law in steps of a whole round, in which units that fall still fire, as they do in the battles.

    Example:
        >>> found = un.lanchester(6, 4, rounds=8, n=200, seed=1)
        >>> found.battles[0], found.nearer, [round(float(units), 1) for units in found.laws["square"][-1]]
        ((6.0, 4.0), 'square', [4.5, 0.0])

    """

    sizes: tuple[int, int]
    rate: Fraction
    n: int
    battles: Course
    laws: dict[str, Course] = field(hash=False)
    steps: Course

    @property
    def distances(self) -> dict[str, float]:
        """How far each law is from the average battle: the mean difference in units, over both sides and all rounds."""
        return {law: self._distance(course) for law, course in self.laws.items()}

    def _distance(self, course: Course) -> float:
        pairs = [(a, b) for units, average in zip(course, self.battles, strict=True) for a, b in zip(units, average, strict=True)]
        return sum(abs(a - b) for a, b in pairs) / len(pairs)

    @property
    def nearer(self) -> str:
        """The law that is closer to the average battle ("": both are equally close)."""
        square, linear = (self.distances[law] for law in LAWS)
        return "" if isclose(square, linear) else core.SQUARE if square < linear else core.LINEAR

    @property
    def columns(self) -> tuple[str, ...]:
        return "round_number", "course", "first_units", "second_units"

    def rows(self) -> Iterable[tuple[object, ...]]:
        for name, course in (("battles", self.battles), *self.laws.items()):
            for n, (first, second) in enumerate(course):
                yield n, name, first, second

    def page(self) -> Page:
        head = (Text("column-round_number"), *(Text(f"lanchester-{name}") for name in ("battles", *LAWS)))
        courses = (self.battles, *(self.laws[law] for law in LAWS))
        rows = [(str(n), *(_format_units(*course[n]) for course in courses)) for n in range(len(self.battles))]
        first_rows, more = shorten_rows(rows)
        far = {law: decimal(fixed(distance, 2)) for law, distance in self.distances.items()}
        rate = {"rate": str(self.rate), "decimal": decimal(fixed(self.rate, 3))}
        notes = [Text("lanchester-rate", rate), Text("lanchester-nearer", {"law": self.nearer or "both", **far}), self._end()]
        title = Text("lanchester-title", {"first": self.sizes[0], "second": self.sizes[1], "n": self.n})
        return Page(title, [Grid(head, first_rows), *more, *notes, Text("lanchester-model")])

    def _end(self) -> Text:
        """Return what each course leaves in the end."""
        ends = {"battles": self.battles[-1], "square": self.laws[core.SQUARE][-1], "steps": self.steps[-1]}
        return Text("lanchester-end", {name: _format_units(*units) for name, units in ends.items()})

    def _draw(self) -> Chart:
        """Return the units of both sides round by round: solid lines are battles, dashed ones the two laws."""
        return draw("lanchester_chart.courses", self)


def _format_units(first: float, second: float) -> str:
    return f"{decimal(fixed(Fraction(first), 1))} : {decimal(fixed(Fraction(second), 1))}"


def lanchester(
    first: int = 6, second: int = 4, dice: int = 3, target: str = "infantry", *, rounds: int = 12, n: int = 1000, seed: int = 0
) -> Combat:
    """Return Lanchester's linear and square law beside simulated battles of units that fire at each other.

    In each round, every unit fires once at the weakest enemy unit, both sides at the same time. Nobody moves or retreats. Figures
    lost do not weaken a unit, but units lost weaken their side.

    Args:
        first: The units of the first side, 1 to 20.
        second: The units of the second side.
        dice: The dice of each unit, as in ``un.odds``.
        target: The kind of unit on both sides.
        rounds: The number of rounds, 1 to 60.
        n: The number of battles, 10 to 20,000.
        seed: The seed of the dice.

    Raises:
        TutorError: A number is out of range, or there is no such kind of unit.

    Example:
        >>> un.lanchester(5, 5, n=100, seed=2).rate
        Fraction(3, 8)

    """
    sizes = whole_number("first", first, 1, MOST_UNITS), whole_number("second", second, 1, MOST_UNITS)
    rounds, n = whole_number("rounds", rounds, 1, MOST_ROUNDS), whole_number("n", n, 10, MOST_BATTLES)
    volley = volley_odds(dice, target)
    rate = volley.hits.mean / volley.volley.of
    forces = [core.Force(size, volley.volley.of, float(rate)) for size in sizes]
    hits, rng = _list_equally_likely(volley.hits), Random(check_seed(seed))
    totals = [[0, 0] for _ in range(rounds + 1)]
    for _ in range(n):
        for total, units in zip(totals, core.fight(forces[0], forces[1], (hits, hits), rounds, rng), strict=True):
            total[0] += units[0]
            total[1] += units[1]
    laws = {law: tuple(core.follow_law(law, forces[0], forces[1], rounds)) for law in LAWS}
    steps = tuple(core.follow_law(core.SQUARE, forces[0], forces[1], rounds, 1))
    return Combat(sizes, rate, n, tuple((a / n, b / n) for a, b in totals), laws, steps)


def _list_equally_likely(distribution: Distribution[int]) -> list[int]:
    """Return outcomes that are equally likely, each as often as its chance says."""
    whole = lcm(*(chance.denominator for chance in distribution.values()))
    return [outcome for outcome, chance in distribution.items() for _ in range(int(chance * whole))]
