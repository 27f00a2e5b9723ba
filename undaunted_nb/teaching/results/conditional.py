"""Conditional draws from a deck, and Bayes' rule for any hypotheses."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text, excerpt
from undaunted_nb.i18n import percent
from undaunted_nb.probability import conditional as core
from undaunted_nb.probability.distribution import Distribution

from ..display.chart_mixin import ChartMixin, draw
from ..display.display import Grid, Page, chances, exact
from .weights import read_number

if TYPE_CHECKING:
    from ..charts.chart import Chart

KNOWN = ("before", "after")
"""Before and after something was seen."""
ROWS = {
    ("here", "before"): "given-here-before",
    ("here", "after"): "given-here-after",
    ("by", "before"): "given-by-before",
    ("by", "after"): "given-by-after",
}
"""The rows of the table, each with its message."""


@dataclass(frozen=True, slots=True, repr=False)
class ConditionalDraws(ChartMixin):
    """The chances of a card before and after the first hands of a deck were seen.

    ``given`` holds them exactly, and ``given.chance`` is the chance of what was seen.

    Example:
        >>> now = un.draws({"Rifleman A": 1, "…": 8}).given({"Rifleman A": 0})
        >>> now.given.chance, now.given.before.here[1], now.given.after.here[1]
        (Fraction(5, 9), Fraction(4, 9), Fraction(4, 5))
        >>> now.chart().spec["$schema"][-7:]
        'v5.json'

    """

    card: str
    given: core.ConditionalDraws
    seen: tuple[Mapping[str, int], ...] = field(hash=False)
    name: Text | str = ""

    @property
    def first(self) -> int:
        """The first round that was not seen."""
        return len(self.seen) + 1

    @property
    def columns(self) -> tuple[str, ...]:
        return "card", "known", "round_number", "exact", "chance", "percent", "exact_here", "here"

    def rows(self) -> Iterable[tuple[object, ...]]:
        """Return one row for each round still to come, before and after something was seen."""
        for known in KNOWN:
            course = getattr(self.given, known)
            for n in range(self.first, len(course.by) + 1):
                yield self.card, known, n, *chances(course.by[n - 1]), str(course.here[n - 1]), float(course.here[n - 1])

    def page(self) -> Page:
        rounds = range(self.first, len(self.given.before.by) + 1)
        rows: list[tuple[Text | str, ...]] = [
            (Text(ROWS[measure, known]), *(percent(getattr(getattr(self.given, known), measure)[n - 1]) for n in rounds))
            for measure in ("here", "by")
            for known in KNOWN
        ]
        head: tuple[Text | str, ...] = (Text("column-round_number"), *map(str, rounds))
        seen = Text("given-seen", {"percent": percent(self.given.chance), "exact": exact(self.given.chance)})
        parts = [Grid(head, rows)] if rounds else []
        return Page(Text("given-title", {"card": self.name or self.card, "seen": self._seen()}), [*parts, seen, *self._rule()])

    def _seen(self) -> list[Text]:
        """Return what was seen in words, round by round."""
        return [
            Text("given-round", {"n": n, "cards": [Text("given-card", {"card": card, "n": count}) for card, count in hand.items()]})
            for n, hand in enumerate(self.seen, 1)
            if hand
        ]

    def _rule(self) -> Iterable[Text]:
        """Yield the rule with its numbers for the first round that was not seen."""
        if self.first <= len(self.given.after.here):
            after = self.given.after.here[self.first - 1]
            params = {"joint": exact(after * self.given.chance), "seen": exact(self.given.chance), "after": exact(after)}
            yield Text("given-rule", {**params, "n": self.first})

    def _draw(self) -> Chart:
        """Return a line before and one after something was seen: the chance to have drawn the card by each round still to come."""
        return draw("conditional_charts.conditional_draws", self, {known: Text(ROWS["by", known]) for known in KNOWN})


@dataclass(frozen=True, slots=True, repr=False)
class Beliefs(ChartMixin):
    """The chances of some hypotheses before anything was seen, and after each thing that was seen.

    ``names`` holds the hypotheses, and ``steps`` the distributions, the first one before anything was seen.

    Example:
        >>> un.bayes({"9 cards": 1, "12 cards": 1}, {"9 cards": "4/9", "12 cards": "1/3"}).now["9 cards"]
        Fraction(4, 7)

    """

    names: tuple[str, ...]
    steps: tuple[Distribution[str], ...]

    @property
    def now(self) -> Distribution[str]:
        """The chances after all that was seen."""
        return self.steps[-1]

    @property
    def columns(self) -> tuple[str, ...]:
        return "hypothesis", "seen_so_far", "exact", "chance", "percent"

    def rows(self) -> Iterable[tuple[object, ...]]:
        return [(name, n, *chances(step[name])) for n, step in enumerate(self.steps) for name in self.names]

    def page(self) -> Page:
        head = (Text("column-hypothesis"), *(Text("bayes-after", {"n": n}) for n in range(len(self.steps))))
        rows: list[tuple[Text | str, ...]] = [
            (name, *(Text("bayes-cell", {"percent": percent(step[name]), "exact": exact(step[name])}) for step in self.steps))
            for name in self.names
        ]
        return Page(Text("bayes-title"), [Grid(head, rows), Text("bayes-model")])

    def _draw(self) -> Chart:
        """Return bars for the hypotheses, before and after each thing that was seen."""
        return draw("conditional_charts.beliefs", self)


def bayes(prior: Mapping[str, float | Fraction | str], *seen: Mapping[str, float | Fraction | str]) -> Beliefs:
    """Return what you know about hypotheses before and after you have seen something (Bayes' rule).

    Args:
        prior: The weight of each hypothesis before you see anything. Weights need not sum to 1.
        seen: For each thing that you have seen, its probability under each hypothesis.

    Numbers are whole numbers, fractions, decimals, or text such as ``"4/9"``.

    Raises:
        TutorError: A number is not valid, a hypothesis has no probability, or what you have seen is impossible.

    Example:
        >>> found = un.bayes({"loaded": 1, "fair": 9}, {"loaded": "1/2", "fair": "1/10"}, {"loaded": "1/2", "fair": "1/10"})
        >>> [str(step["loaded"]) for step in found.steps]
        ['1/10', '5/14', '25/34']

    """
    weights = _numbers("prior", prior)
    whole = sum(weights.values(), Fraction())
    if not whole:
        raise TutorError(Text("bayes-nothing"))
    steps: list[Distribution[str]] = [Distribution({name: weight / whole for name, weight in weights.items()})]
    for n, likelihood in enumerate(seen, 1):
        numbers = _numbers(f"seen {n}", likelihood, most=1)
        if missing := [name for name in steps[0] if name not in numbers]:
            raise TutorError(Text("bayes-missing", {"n": n, "names": missing}))
        steps.append(core.update(steps[-1], numbers))
    return Beliefs(tuple(weights), tuple(steps))


def _numbers(argument: str, values: object, most: int = 0) -> dict[str, Fraction]:
    """Return a number for each name. Raises TutorError for anything else, and for numbers below 0 or (if ``most``) above it."""
    if not isinstance(values, Mapping):
        raise TutorError(Text("error-by-name", {"example": '{"A": 1, "B": "1/3"}', "value": excerpt(values)}))
    return {str(name): read_number(argument, name, value, most) for name, value in values.items()}
