"""A table of the odds of dice with symbols: each number of dice against each kind of unit, on each terrain."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any, NamedTuple

from undaunted_nb.core.errors import TutorError
from undaunted_nb.core.odds import one_of
from undaunted_nb.core.text import Text
from undaunted_nb.core.volleys import SHARES
from undaunted_nb.i18n import percent

from .odds import VolleyOdds, knowing, volley_odds
from .shown import Grid, Page, Shown, chances

if TYPE_CHECKING:
    from .charts import Chart


class Cell(NamedTuple):
    """One roll of the table: the dice before the terrain removes any, the target, its terrain, and the odds."""

    dice: int
    target: str
    terrain: str
    name: Text
    odds: VolleyOdds


class _Cells(NamedTuple):
    cells: tuple[Cell, ...]


class VolleyTable(Shown, _Cells):
    """The odds of each number of dice against each kind of unit and terrain.

    Example:
        >>> table = un.odds_table([2, 3], ["infantry", "armor"])
        >>> [str(cell.odds.probability) for cell in table.cells]
        ['3/4', '5/9', '7/8', '19/27']
        >>> table.chart("retreat").spec["title"]["text"]
        'A unit that survives must retreat'

    """

    __slots__ = ()

    @property
    def columns(self) -> tuple[str, ...]:
        return "dice", "target", "terrain", "exact", "chance", "percent", "gone", "retreat", "figures"

    def rows(self) -> Iterable[tuple[object, ...]]:
        for dice, target, terrain, _, odds in self.cells:
            yield dice, target, terrain, *chances(odds.probability), float(odds.gone), float(odds.retreat), float(odds.figures)

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
        found: Fraction = getattr(cell.odds.volley, what)
        return found

    def chart(self, what: str = "chance") -> Chart:
        """Return a heat map with numbers.

        Args:
            what: ``"chance"`` (a hit), ``"gone"``, ``"driven"`` (the unit leaves its hex) or ``"retreat"``.

        Raises:
            TutorError: ``what`` has another value.

        """
        from .charts import volley_heat

        one_of("what", what, SHARES)
        return volley_heat(self, what)


def table(dice: Sequence[Any], targets: Sequence[Any], *, terrain: Any = "country", **where: Any) -> VolleyTable:
    """Return the table for these numbers of dice, kinds of units and terrains."""
    grounds = (terrain,) if isinstance(terrain, str) or not isinstance(terrain, Iterable) else tuple(terrain)
    if not dice or not targets or not grounds:
        raise TutorError(Text("odds-empty"))
    found = []
    for target in targets:
        _, numbers = knowing(target)
        for ground in grounds:
            one_of("terrain", ground, numbers.TERRAINS)
            kind, under = numbers.target_name(target), numbers.terrain_name(ground)
            name = Text("volley-on", {"target": kind, "terrain": under}) if len(grounds) > 1 else kind
            found += [Cell(n, target, ground, name, volley_odds(n, target, terrain=ground, **where)) for n in dice]
    return VolleyTable(tuple({cell[:3]: cell for cell in found}.values()))
