"""Dice with symbols, rolled at a unit of several figures: the odds of one roll, and a table of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, TypedDict, cast

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import decimal, percent
from undaunted_nb.kit import registry
from undaunted_nb.kit.chances import TargetDice
from undaunted_nb.lessons.reference import sources
from undaunted_nb.probability import number_format
from undaunted_nb.probability.arguments import one_of, whole_number
from undaunted_nb.probability.volleys import AVERAGES, SHARES, Volley

from ..display.chart_mixin import ChartMixin, draw
from ..display.chart_options import check_options
from ..display.display import Grid, Page, Part, Result, Rules, Steps, chances, fraction
from .distribution import Distribution
from .spread import Spreading, notes

if TYPE_CHECKING:
    from undaunted_nb.engine.rulebook import Rule

    from ..charts.chart import Chart


def value(chance: Fraction) -> Text:
    """Return the chance in four forms: fraction, decimal, percent and 1 in k."""
    forms = {
        "fraction": number_format.short(chance),
        "decimal": number_format.decimal(chance),
        "percent": percent(chance),
        "one": number_format.one_in(chance),
    }
    return Text("teach-value", forms)


class RulesMixin:
    """A mixin for results that cite rules."""

    __slots__ = ()

    cited: tuple[Rule, ...]

    @property
    def rules(self) -> Rules:
        """The rules behind the answer. ``print`` shows their places in the rulebooks."""
        return Rules([(Text(rule.key), sources.lines(rule)) for rule in self.cited])


@dataclass(frozen=True, slots=True, repr=False)
class VolleyOdds(ChartMixin, Spreading, RulesMixin):
    """One roll at a unit of several figures: hits and flags together, and their results from probability/volleys.py.

    Example:
        >>> wood = un.odds(3, "infantry", terrain="forest")
        >>> wood.volley.dice, wood.probability, wood.retreat, [rule.id for rule in wood.cited]
        (2, Fraction(3, 4), Fraction(11, 36), ['m44.cover.1', 'm44.forest.3'])
        >>> wood.expected_hits, wood.figures.mean, wood.figures[1]
        (Fraction(1, 1), Fraction(1, 1), Fraction(1, 2))

    """

    volley: Volley
    cited: tuple[Rule, ...]

    @property
    def probability(self) -> Fraction:
        """The exact chance that at least one die hits."""
        return self.volley.chance

    @property
    def gone(self) -> Fraction:
        """The exact chance that the unit loses its last figure."""
        return self.volley.gone

    @property
    def retreat(self) -> Fraction:
        """The exact chance that at least one flag counts and the unit survives."""
        return self.volley.retreat

    @property
    def expected_hits(self) -> Fraction:
        """The exact average number of dice that hit, even if the unit has fewer figures."""
        return self.volley.expected_hits

    @property
    def hits(self) -> Distribution:
        """The number of dice that hit. The unit can have fewer figures."""
        return Distribution(self.volley.hits, "hits", Text("spread-hits-symbols"))

    @property
    def flags(self) -> Distribution:
        """The number of flags that are rolled."""
        return Distribution(self.volley.results.map(lambda result: result.flags), "flags", Text("column-flags_rolled"))

    @property
    def figures(self) -> Distribution:
        """The number of figures that the unit loses, to hits and in a retreat."""
        return Distribution(self.volley.lost, "figures", Text("spread-figures"))

    @property
    def columns(self) -> tuple[str, ...]:
        return "hits", "flags_rolled", "lost", "blocked", "driven", "gone", "medals", "exact", "chance", "percent"

    def rows(self) -> Iterable[tuple[object, ...]]:
        for result, chance in self.volley.results.items():
            yield (
                result.hits,
                result.flags,
                result.lost,
                result.blocked,
                result.driven,
                result.gone,
                result.medals + result.forfeits,
                *chances(chance),
            )

    @property
    def title(self) -> Text:
        """The dice and the target of the roll."""
        volley = self.volley
        return Text("volley-title", {"line": volley.line, "dice": volley.dice, "target": volley.target, "figures": volley.of})

    def page(self) -> Page:
        volley = self.volley
        parts: list[Part] = [value(volley.chance)] if volley.chance else []
        if volley.parts:
            rows = [(Text(f"volley-{name}"), _signed(n, first=not i)) for i, (name, n) in enumerate(volley.parts)]
            parts += [Grid((Text("teach-part"), Text("teach-number")), [*rows, (Text("volley-dice"), str(volley.dice))])]
        parts += [
            *([Steps(volley.steps)] if volley.steps else []),
            _table(volley),
            _by_figures(volley),
            *notes(self.distributions),
            *volley.assumes,
        ]
        return Page(self.title, [*parts, *([self.rules] if self.cited else [])])

    @property
    def distributions(self) -> tuple[Distribution, ...]:
        """The dice that hit, and the figures lost."""
        return self.hits, self.figures

    def _draw(self) -> Chart:
        """Return a cell per number of hits and flags. Cells with more contrast are more likely."""
        return draw("charts.symbols", self)


def _signed(n: int, *, first: bool) -> str:
    """Return a part of a total: the first without a sign, the others with one."""
    return str(n) if first else f"{n:+d}".replace("-", "−") if n else "–"


def _table(volley: Volley) -> Grid:
    """Return the results of the roll as chances and averages."""
    share_rows = [(Text(f"volley-{name}"), percent(chance), fraction(chance)) for name in SHARES for chance in [getattr(volley, name)]]
    means = [
        (Text(f"volley-{name}"), decimal(number_format.significant(n)), fraction(n)) for name in AVERAGES for n in [getattr(volley, name)]
    ]
    return Grid((Text("volley-what"), Text("teach-number"), Text("column-exact")), [*share_rows, *means])


def _by_figures(volley: Volley) -> Grid:
    """Return the chance of each number of lost figures."""
    rows = [(str(n), percent(chance), fraction(chance)) for n, chance in volley.lost.items()]
    return Grid((Text("column-lost"), Text("column-percent"), Text("column-exact")), rows)


class Where(TypedDict, total=False):
    """The properties of a unit without a board that you can set."""

    figures: int | None
    room: int | None
    ignores: int | None
    stars: bool
    terrain: str
    attacker: str


WHERE = tuple(Where.__annotations__)


def _known_words(where: Mapping[str, object]) -> Where:
    """Return properties by their names. Their values are for the game to check."""
    if unknown := [name for name in where if name not in WHERE]:
        raise TutorError(Text("odds-where", {"names": ", ".join(unknown), "all": ", ".join(WHERE)}))
    return cast("Where", where)


def knowing(target: str) -> tuple[str, TargetDice]:
    """Return the game that has this kind of unit, and its odds. Raises TutorError with the list of kinds."""
    games = [game for game in registry.system_names() if registry.has_part(game, "odds")]
    models = {game: model for game in games if isinstance(model := registry.system(game).odds, TargetDice)}
    known = {name: (game, model) for game, model in models.items() for name in model.TARGETS}
    if target not in tuple(known):
        raise TutorError(Text("odds-no-target", {"name": str(target)[:60], "all": ", ".join(known)}))
    return known[target]


def volley_odds(dice: object, target: str, **where: object) -> VolleyOdds:
    """Return one roll of dice with symbols at a kind of unit. The rules are those of the terrain, if there is any."""
    game, model = knowing(target)
    result = model.numbers(whole_number("dice", dice, 1, model.MOST_DICE), target, **_known_words(where))
    rules = registry.system(game).rules()
    return VolleyOdds(result, tuple(rules[name] for name in result.rules) if result.parts else ())


@dataclass(frozen=True, slots=True)
class Cell:
    """One roll of the table: the dice before the terrain removes any, the target, its terrain, and the odds."""

    dice: int
    target: str
    terrain: str
    name: Text
    odds: VolleyOdds


@dataclass(frozen=True, slots=True, repr=False)
class VolleyTable(Result):
    """The odds of each number of dice against each kind of unit and terrain.

    Example:
        >>> table = un.odds_table([2, 3], ["infantry", "armor"])
        >>> [str(cell.odds.probability) for cell in table.cells]
        ['3/4', '5/9', '7/8', '19/27']
        >>> table.chart("retreat").spec["title"]["text"]
        'A unit that survives must retreat'

    """

    cells: tuple[Cell, ...]

    @property
    def columns(self) -> tuple[str, ...]:
        return "dice", "target", "terrain", "exact", "chance", "percent", "gone", "retreat", "figures"

    def rows(self) -> Iterable[tuple[object, ...]]:
        for cell in self.cells:
            odds = cell.odds
            averages = float(odds.gone), float(odds.retreat), float(odds.volley.figures)
            yield cell.dice, cell.target, cell.terrain, *chances(odds.probability), *averages

    @property
    def dice(self) -> tuple[int, ...]:
        """The numbers of dice, in the order of the table."""
        return tuple(dict.fromkeys(cell.dice for cell in self.cells))

    @property
    def names(self) -> tuple[Text, ...]:
        """The names of the rows: kinds of units, or terrain."""
        return tuple({(cell.target, cell.terrain): cell.name for cell in self.cells}.values())

    def page(self, what: str = "chance") -> Page:
        """Return the display of the result.

        Args:
            what: One of ``"chance"``, ``"gone"``, ``"driven"`` and ``"retreat"``.

        """
        rows: dict[tuple[str, str], list[Text | str]] = {}
        for cell in self.cells:
            rows.setdefault((cell.target, cell.terrain), [cell.name]).append(percent(self.share(cell, what)))
        head = (Text("column-target"), *(Text("teach-dice", {"dice": n}) for n in self.dice))
        return Page(Text(f"volley-{what}"), [Grid(head, list(rows.values()))])

    @staticmethod
    def share(cell: Cell, what: str) -> Fraction:
        """Return one chance of a cell by its name."""
        result: Fraction = getattr(cell.odds.volley, what)
        return result

    @check_options
    def chart(self, what: str = "chance", *, size: str = "screen", dark: bool | None = None) -> Chart:
        """Return a heat map with numbers.

        Args:
            what: ``"chance"`` (a hit), ``"gone"``, ``"driven"`` (the unit leaves its hex) or ``"retreat"``.
            size: As in ``Chart.sized``, like ``dark``.
            dark: Whether the picture is dark.

        Raises:
            TutorError: ``what`` has another value.

        """
        one_of("what", what, SHARES)
        return draw("charts.volley_heat", self, what).sized(size, dark=dark)


def volley_table(dice: Sequence[object], targets: Sequence[object], *, terrain: object = "country", **where: object) -> VolleyTable:
    """Return the table for these numbers of dice, kinds of units and terrains."""
    grounds = (terrain,) if isinstance(terrain, str) or not isinstance(terrain, Iterable) else tuple(terrain)
    if not dice or not targets or not grounds:
        raise TutorError(Text("odds-empty"))
    cells: list[Cell] = []
    for target in map(str, targets):
        _, model = knowing(target)
        for ground in grounds:
            one_of("terrain", ground, model.TERRAINS)
            kind, ground_name = model.target_name(target), model.terrain_name(ground)
            name = Text("volley-on", {"target": kind, "terrain": ground_name}) if len(grounds) > 1 else kind
            for n in dice:
                roll = volley_odds(n, target, terrain=ground, **where)
                cells.append(Cell(whole_number("dice", n, 1), target, str(ground), name, roll))
    return VolleyTable(tuple({(cell.dice, cell.target, cell.terrain): cell for cell in cells}.values()))
