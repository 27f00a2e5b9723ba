"""The rolls of a class beside the exact theory: counts, the band of most classes, the chi-square test, the law of large numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from fractions import Fraction
from math import nan
from random import Random
from typing import TYPE_CHECKING

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text, excerpt
from undaunted_nb.i18n import decimal, percent, say
from undaunted_nb.probability import odds as core
from undaunted_nb.probability.arguments import one_of, whole_number
from undaunted_nb.probability.distribution import Distribution
from undaunted_nb.probability.goodness_of_fit import Fit, band, chi_square, enough
from undaunted_nb.probability.number_format import significant
from undaunted_nb.probability.seeds import check_seed

from ..display.chart_mixin import draw
from ..display.chart_options import check_options
from ..display.display import Grid, Page, Result, chances
from ..display.short_numbers import number
from ..results.symbol_odds import volley_odds
from .roll_input import MOST, Batch, Reader
from .typed_input import Typed, typed

if TYPE_CHECKING:
    from ipywidgets import VBox

    from ..charts.chart import Chart

PICTURES = ("counts", "shares", "pupils")
"""The pictures: how many dice hit, the share of hits roll by roll, the share of each pupil."""
MOST_ERRORS = 8
"""The most refused entries that are displayed."""
MOST_SIMULATED = 100_000
LEAST = Fraction(1, 10_000)
RESULT_CLASS = "jp-RenderedHTMLCommon"
"""The class of JupyterLab's own results, so that a table in a widget looks like any other."""
USUAL, RARE = 0.05, 0.001
"""The chances below which a class is unusual, and very unusual."""
PRECISIONS = (Fraction(1, 10), Fraction(1, 20), Fraction(1, 50), Fraction(1, 100), Fraction(1, 1000))


@dataclass(frozen=True, slots=True)
class Rolling:
    """The rolled dice: their title, the exact distribution of the dice that hit, and how entries are read."""

    title: Text
    theory: Distribution[int]
    reader: Reader

    @property
    def chance(self) -> Fraction:
        """The exact chance that at least one die hits."""
        return self.theory.at_least(1)


@dataclass(frozen=True, slots=True, repr=False)
class RollsNeeded(Result):
    """How many rolls bring the share of hits close to the exact chance in 95 of 100 classes, for several precisions.

    Example:
        >>> un.experiment(2, 8).needed.records()[1]
        {'precision': 0.05, 'rolls': 384}

    """

    exactly: Fraction

    @property
    def columns(self) -> tuple[str, ...]:
        return "precision", "rolls"

    def rows(self) -> Iterator[tuple[object, ...]]:
        return ((float(precision), enough(self.exactly, precision)) for precision in PRECISIONS)

    def page(self) -> Page:
        rows = [
            (Text("experiment-points", {"n": float(100 * precision)}), decimal(str(enough(self.exactly, precision))))
            for precision in PRECISIONS
        ]
        head = (Text("column-precision"), Text("column-rolls"))
        return Page(Text("experiment-needed", {"percent": percent(self.exactly)}), [Grid(head, rows), Text("experiment-root")])


class Experiment(Result):
    """The rolls of a class and the exact theory. In a notebook, it has a box to type or paste rolls, and its numbers follow.

    ``rolling`` holds the theory.

    The text in the box is saved at once, and comes back when the cell runs again, also in another kernel.

    Args:
        rolling: The dice, their theory, and how entries are read.
        name: The class, as in ``un.experiment``.

    """

    def __init__(self, rolling: Rolling, name: str = "") -> None:
        self.rolling = rolling
        self._code_entries: list[Batch | Text] = []
        self._typed: list[Batch | Text] = []
        self._name = name
        self._saved_input: Typed | None = None
        self._returned = False
        self._box: VBox | None = None
        if name:
            self._recall()

    # User actions

    def add(self, results: object, pupil: str = "") -> Experiment:
        """Add rolls and return the experiment.

        Args:
            results: Text, a list, a dictionary of lists by pupil, or the number of rolls for each number of hits, as in ``un.experiment``.
            pupil: The pupil who rolled.

        Example:
            >>> un.experiment(2, 8).add("0 1 0 2", "Anna").add({0: 10, 1: 8, 2: 2}).n
            24

        """
        self._code_entries += self.rolling.reader.read(results, pupil)
        self._show()
        return self

    def simulate(self, n: int = 1000, seed: int = 0) -> Experiment:
        """Add rolls by the computer and return the experiment.

        Args:
            n: The number of rolls, 1 to 100,000.
            seed: The seed of the dice.

        Raises:
            TutorError: An argument is not valid.

        Example:
            >>> un.experiment(2, 8).simulate(1000, seed=1).n
            1000

        """
        n = whole_number("n", n, 1, MOST_SIMULATED)
        theory = self.rolling.theory
        weights = [float(chance) for chance in theory.values()]
        self._code_entries += (Batch("", ((hits, 1),)) for hits in Random(check_seed(seed)).choices(list(theory), weights, k=n))
        self._show()
        return self

    def reset(self) -> Experiment:
        """Remove all rolls and return the experiment. The file with what was typed gets another name.

        Example:
            >>> un.experiment(2, 8, [0, 1]).reset().n
            0

        """
        self._code_entries = []
        if self._saved_input is not None:
            self._saved_input.reset()
        self._show()
        return self

    # Results

    @property
    def batches(self) -> tuple[Batch, ...]:
        """The rolls in their order. A batch holds rolls that came together, as counts."""
        return tuple(entry for entry in (*self._code_entries, *self._typed) if isinstance(entry, Batch))

    @property
    def errors(self) -> tuple[Text, ...]:
        """A sentence for each entry that was not counted."""
        return tuple(entry for entry in (*self._code_entries, *self._typed) if isinstance(entry, Text))

    @property
    def counted(self) -> Mapping[int, int]:
        """How many rolls had 0, 1, 2 … dice that hit."""
        counts = Counter(dict.fromkeys(self.rolling.theory, 0))
        for batch in self.batches:
            for hits, rolls in batch.counts:
                counts[hits] += rolls
        return counts

    @property
    def n(self) -> int:
        """The number of rolls."""
        return sum(self.counted.values())

    @property
    def hits(self) -> int:
        """The number of rolls in which at least one die hit."""
        return self.n - self.counted[0] if 0 in self.counted else self.n

    @property
    def exactly(self) -> Fraction:
        """The exact chance that at least one die hits."""
        return self.rolling.chance

    @property
    def test(self) -> Fit | None:
        """The chi-square test of the counts, or None if there are too few rolls."""
        return chi_square(self.counted, self.rolling.theory)

    @property
    def by_pupil(self) -> Mapping[str, tuple[int, int]]:
        """The number of rolls of each pupil, and how many of them hit."""
        totals: dict[str, tuple[int, int]] = {}
        for batch in self.batches:
            rolls, hits = totals.get(batch.pupil, (0, 0))
            totals[batch.pupil] = rolls + batch.rolls, hits + batch.hits
        return totals

    def rolls_needed(self, precision: float | Fraction | str = Fraction(1, 100)) -> int:
        """Return how many rolls bring the share of hits close to the exact chance in 95 of 100 classes.

        Args:
            precision: How close, from 0.0001 to 1: 0.01 is one percentage point.

        Raises:
            TutorError: ``precision`` is not such a number.

        Example:
            >>> un.experiment(2, 8).rolls_needed(0.05)
            384

        """
        target = None
        with suppress(ValueError, TypeError, ZeroDivisionError, OverflowError):
            target = Fraction(str(precision))
        if target is None or not LEAST <= target <= 1:
            raise TutorError(Text("experiment-precision", {"value": excerpt(precision)}))
        return enough(self.exactly, target)

    # Output

    @property
    def columns(self) -> tuple[str, ...]:
        return "dice_hit", "rolls", "share", "expected_rolls", "low", "high", "exact", "chance", "percent"

    def rows(self) -> Iterator[tuple[object, ...]]:
        """Yield one row for each number of dice that hit. In 95 of 100 classes, the number of rolls is from ``low`` to ``high``."""
        n, counts = self.n, self.counted
        for hits, chance in self.rolling.theory.items():
            share = counts[hits] / n if n else nan
            yield hits, counts[hits], share, float(n * chance), *band(n, chance), *chances(chance)

    def page(self) -> Page:
        """Return the display. Before the first roll it has no numbers, so that a class can guess."""
        left = len(self.errors) - MOST_ERRORS
        more = [Text("experiment-more", {"n": left})] if left > 0 else []
        parts = [self._grid(), self._share(), self._verdict()] if self.n else [Text("experiment-none")]
        note = self._saved_input and (self._saved_input.note or (Text("typed-returned") if self._returned else None))
        notes = [note] if note else []
        return Page(Text("experiment-title", {"title": self.rolling.title}), [*parts, *self.errors[:MOST_ERRORS], *more, *notes])

    def _grid(self) -> Grid:
        """Return the counts beside the theory."""
        head = tuple(Text(f"column-{name}") for name in ("dice_hit", "rolls", "share", "expected_rolls", "usual", "percent"))
        n, counts = self.n, self.counted
        rows = [
            (
                str(hits),
                decimal(str(counts[hits])),
                percent(Fraction(counts[hits], n)),
                number(n * chance),
                Text("experiment-usual", dict(zip(("low", "high"), band(n, chance), strict=True))),
                percent(chance),
            )
            for hits, chance in self.rolling.theory.items()
        ]
        return Grid(head, rows)

    def _share(self) -> Text:
        """Return the share of hits, beside the exact chance and the band of most classes."""
        low, high = band(self.n, self.exactly)
        where = "below" if self.hits < low else "above" if self.hits > high else "within"
        shares = {"share": percent(Fraction(self.hits, self.n)), "percent": percent(self.exactly)}
        return Text("experiment-share", {"n": self.n, "hits": self.hits, **shares, "low": low, "high": high, "where": where})

    def _verdict(self) -> Text:
        """Return the chi-square test in a sentence."""
        result = self.test
        if result is None:
            return Text("experiment-few", {"n": enough_for_test(self.rolling.theory)})
        p = Fraction(result.p)
        cells = [", ".join(map(str, cell.outcomes)) for cell in result.combined_cells]
        params = {"statistic": decimal(significant(result.statistic)), "freedom": result.freedom, "p": percent(p), "cells": cells}
        how = "usual" if p >= USUAL else "unusual" if p >= RARE else "rare"
        return Text("experiment-test", {**params, "exact": "yes" if result.exact else "no", "how": how})

    @property
    def needed(self) -> RollsNeeded:
        """How many rolls bring the share of hits close to the exact chance, for several precisions."""
        return RollsNeeded(self.exactly)

    @check_options
    def chart(self, what: str = "counts", *, size: str = "screen", dark: bool | None = None) -> Chart:
        """Return a picture of the rolls beside the theory.

        Args:
            what: ``"counts"`` (how many dice hit), ``"shares"`` (the share of hits, roll by roll: the law of large numbers) or
                ``"pupils"`` (the share of each pupil).
            size: As in ``Chart.sized``, like ``dark``.
            dark: Whether the picture is dark.

        Raises:
            TutorError: ``what`` has another value.

        """
        one_of("what", what, PICTURES)
        picture = draw(f"experiment_charts.{what}", self)
        return picture.sized(size, dark=dark)

    def _repr_mimebundle_(self, **kwargs: object) -> tuple[dict[str, object], dict[str, object]]:
        formats = {"text/plain": repr(self), "text/html": self._repr_html_()}
        box = self._open() if self._box is None else self._box
        return {**(box._repr_mimebundle_(**kwargs) or {}), **formats}, {}

    # ---------------------------------------------------------------- the box to type in

    def _recall(self) -> Typed:
        """Return what was typed. The same notebook, dice and rolls in code, or the same name and dice, have the same file.

        Without a name, that is known only when the box is displayed: a cell can add rolls to an experiment without a box.
        """
        if self._saved_input is None:
            code_rolls = "" if self._name else (sorted(self.counted.items()), sorted(self.by_pupil.items()))
            self._saved_input = typed("rolls", (self.rolling.reader, sorted(self.rolling.theory.items()), code_rolls), self._name)
            self._saved_input.follow(self._read)
            self._returned = bool(self._saved_input.text)
            self._read()
        return self._saved_input

    def _open(self) -> VBox:
        """Create and return the widgets at their first display."""
        from ipywidgets import HTML, Box, Button, Layout, Output, Textarea, VBox

        saved_input = self._recall()
        box = Textarea(value=saved_input.text, description=say(Text("experiment-box")), rows=5, layout=Layout(width="min(100%, 560px)"))
        box.observe(self._type, "value")
        again = Button(layout=Layout(width="auto"))
        again.on_click(lambda _: saved_input.bring_back() if saved_input.before else saved_input.reset())
        words = HTML(layout=Layout(flex="1 1 320px", max_width="540px"))
        words.add_class(RESULT_CLASS)
        self._box = VBox([box, again, Box([words, Output()], layout=Layout(flex_flow="wrap"))])
        self._show()
        return self._box

    def _type(self, change: Mapping[str, object]) -> None:
        """Keep what was typed."""
        self._returned = False
        self._recall().keep(str(change["new"]))

    def _read(self) -> None:
        """Read what was typed, from the beginning."""
        if self._saved_input is not None:
            self._typed = list(self.rolling.reader.read(self._saved_input.text))
            self._show()

    def _show(self) -> None:
        """Show the numbers and the picture beside the box."""
        if self._box is None:
            return
        box, again, below = self._box.children
        words, picture = below.children
        saved_input = self._recall()
        if box.value != saved_input.text:
            box.value = saved_input.text
        again.description = say(Text("typed-bring-back" if saved_input.before else "typed-again"))
        again.disabled = not (saved_input.text or saved_input.before)
        again.tooltip = str(saved_input.place)
        reader, rolls_in_code = self.rolling.reader, sum(batch.rolls for batch in self._code_entries if isinstance(batch, Batch))
        box.placeholder = box.tooltip = say(
            Text("experiment-hint", {"dice": reader.dice, "faces": reader.hits is not None, "n": rolls_in_code})
        )
        words.value = self._repr_html_()
        outputs = [{"output_type": "display_data", "data": self.chart()._repr_mimebundle_(), "metadata": {}}] if self.n else []
        picture.outputs = tuple(outputs)


def enough_for_test(theory: Distribution[int]) -> int:
    """Return the number of rolls from which the chi-square test has two cells."""
    n = 1
    while chi_square({next(iter(theory)): n}, theory) is None and n < MOST:
        n *= 2
    return n


def experiment(
    dice: int = 2, defense: int | str = 8, results: object = None, *, faces: bool = False, name: str = "", **where: object
) -> Experiment:
    """Return the rolls of a class beside the exact theory, with a box to type or paste them.

    Without ``results``, the box is empty. Each entry is the number of dice that hit in one roll. Text can have a line for each pupil, such
    as ``"Anna: 0 1 0 2"``, and counts such as ``"12x0 9x1 3x2"``. An entry that cannot be read gets a sentence, and the rest counts.

    The text in the box is saved at once in your data folder, and comes back when the cell runs again. *Start again* begins an empty
    list. For two classes, give each a ``name``.

    Args:
        dice: The number of dice.
        defense: The defense (ten-sided dice), or a kind of unit such as ``"infantry"`` (dice with symbols).
        results: Text, a list, a dictionary of lists by pupil, or the number of rolls for each number of hits.
        faces: Whether each entry is a roll with its faces, such as ``"58"`` for two ten-sided dice.
        name: The class, at most 60 characters. All notebooks share its rolls of these dice (default: each notebook has its own).
        where: For a kind of unit, as in ``un.odds``.

    Raises:
        TutorError: A number is not valid, or ``faces`` is used for dice with symbols.

    Example:
        >>> rolls = un.experiment(2, 8, {"Anna": [0, 1, 0, 2], "Ben": "1 0 9"})
        >>> rolls.n, rolls.hits, len(rolls.errors), rolls.exactly
        (6, 3, 1, Fraction(51, 100))
        >>> rolls.chart("shares").spec["$schema"][-7:]
        'v5.json'

    """
    if isinstance(defense, str):
        volley = volley_odds(dice, defense, **where)
        if faces:
            raise TutorError(Text("experiment-symbols"))
        rolling = Rolling(volley.title, volley.volley.hits, Reader(volley.volley.dice))
    else:
        if where:
            raise TutorError(Text("odds-words", {"names": ", ".join(where)}))
        attack_odds = core.odds(dice, defense)
        title = Text("teach-odds", {"dice": attack_odds.dice, "defense": attack_odds.defense})
        rolling = Rolling(title, attack_odds.hits, Reader(attack_odds.dice, attack_odds.hit_faces if faces else None))
    rolls = Experiment(rolling, name)
    return rolls if results is None else rolls.add(results)
