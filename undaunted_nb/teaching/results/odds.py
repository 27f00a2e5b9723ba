"""The odds of one attack, from numbers or from a position, and a table of all odds, ready to display."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any, SupportsIndex, TypeGuard, overload

from undaunted_nb.engine.errors import MissingPartError, TutorError
from undaunted_nb.engine.position import Position
from undaunted_nb.engine.text import Text, excerpt
from undaunted_nb.i18n import percent
from undaunted_nb.kit import registry
from undaunted_nb.kit.chances import Attacks, NumberShot
from undaunted_nb.lessons.reference import sources
from undaunted_nb.play.game import Game
from undaunted_nb.probability import odds as core
from undaunted_nb.probability.arguments import whole_number
from undaunted_nb.probability.odds import FACES, Odds
from undaunted_nb.probability.symbol_dice import SymbolDice
from undaunted_nb.probability.volleys import Volley

from ..display.chart_mixin import ChartMixin, draw
from ..display.chart_options import check_options
from ..display.display import Grid, Page, Steps, chances
from ..display.values import recast
from .distribution import Distribution
from .spread import Spreading, notes
from .symbol_odds import RulesMixin, VolleyOdds, VolleyTable, value, volley_odds, volley_table

if TYPE_CHECKING:
    from undaunted_nb.engine.rulebook import Rule
    from undaunted_nb.kit.chances import Shot

    from ..charts.chart import Chart

COLUMNS = ("dice", "defense", "exact", "chance", "percent", "one_in")
HIT, MISS = "✓", "–"


def _row(odds: Odds) -> tuple[object, ...]:
    return odds.dice, odds.defense, *chances(odds.probability), float(odds.one_in)


def _faces(odds: Odds) -> Grid:
    """Return the ten faces in counting order, with marks on those that hit."""
    faces = (*range(1, FACES), 0)
    return Grid(
        (Text("teach-face"), *map(str, faces)), [(Text("teach-hits"), *(HIT if face in odds.hit_faces else MISS for face in faces))]
    )


class AttackOdds(ChartMixin, Spreading, Odds):
    """The chance that at least one of ``dice`` equals or beats ``defense``, with its calculation."""

    __slots__ = ()

    @property
    def columns(self) -> tuple[str, ...]:
        return COLUMNS

    def rows(self) -> Iterable[tuple[object, ...]]:
        return [_row(self)]

    def page(self) -> Page:
        title = Text("teach-odds", {"dice": self.dice, "defense": self.defense})
        return Page(title, [value(self.probability), _faces(self), Steps(self.steps), *notes(self.distributions)])

    @property
    def hits(self) -> Distribution:
        """The number of dice that hit."""
        return Distribution(super().hits, "hits", Text("spread-hits"))

    @property
    def distributions(self) -> tuple[Distribution, ...]:
        return (self.hits,)

    def _draw(self) -> Chart:
        """Return the chance by defense, with one line for each number of dice and a mark at this attack."""
        return draw("charts.curves", odds_table(range(1, max(self.dice, 6) + 1), range(1, max(self.defense, 12) + 1)), self)


@dataclass(frozen=True, slots=True, repr=False)
class PositionOdds(ChartMixin, Spreading, RulesMixin):
    """An attack from a position: ``attack`` as calculated by its game (the defense total by its parts, the rules), and the sources of
    those rules.
    """

    attack: NumberShot
    cited: tuple[Rule, ...]

    @property
    def odds(self) -> Odds:
        """The dice and the defense."""
        return self.attack.odds

    @property
    def probability(self) -> Fraction:
        """The exact chance that at least one die hits."""
        return self.odds.probability

    @property
    def columns(self) -> tuple[str, ...]:
        return ("action", *(name for name, _ in self.attack.parts), *COLUMNS)

    def rows(self) -> Iterable[tuple[object, ...]]:
        return [(self.attack.line, *(n for _, n in self.attack.parts), *_row(self.odds))]

    def page(self) -> Page:
        parts = self.attack.parts
        total = Text("teach-sum", {"sum": " + ".join(str(n) for _, n in parts), "total": self.odds.defense})
        defense_grid = _parts_grid(parts)
        return Page(
            Text("plain", {"text": self.attack.line}),
            [
                value(self.odds.probability),
                defense_grid,
                total,
                _faces(self.odds),
                Steps(self.odds.steps),
                *notes(self.distributions),
                self.rules,
            ],
        )

    @property
    def hits(self) -> Distribution:
        """The number of dice that hit."""
        return Distribution(self.odds.hits, "hits", Text("spread-hits"))

    @property
    def distributions(self) -> tuple[Distribution, ...]:
        return (self.hits,)

    def _draw(self) -> Chart:
        """Return the chance by defense with a mark at this attack."""
        return recast(AttackOdds, self.odds).chart()


def _parts_grid(parts: Iterable[tuple[str, int]]) -> Grid:
    """Return the parts of a sum with their names."""
    return Grid((Text("teach-part"), Text("teach-number")), [(Text(f"column-{name}"), str(n)) for name, n in parts])


@dataclass(frozen=True, slots=True, repr=False)
class ShotOdds(ChartMixin, RulesMixin):
    """An attack from a position of a game with other dice: its chance as calculated by the game, and the sources of its rules."""

    attack: Shot
    cited: tuple[Rule, ...]

    @property
    def probability(self) -> Fraction:
        """The exact chance of success."""
        return self.attack.chance

    @property
    def columns(self) -> tuple[str, ...]:
        return ("action", *(name for name, _ in self.attack.parts), "exact", "chance", "percent")

    def rows(self) -> Iterable[tuple[object, ...]]:
        return [(self.attack.line, *(n for _, n in self.attack.parts), *chances(self.probability))]

    def page(self) -> Page:
        parts = [_parts_grid(self.attack.parts)] if self.attack.parts else []
        rules = [self.rules] if self.cited else []
        return Page(Text("plain", {"text": self.attack.line}), [value(self.probability), *parts, *rules])

    def _draw(self) -> Chart:
        """Return the chance as a bar."""
        return draw("charts.probability_bars", self, "action")


def is_game(source: object) -> TypeGuard[Game | Position]:
    """Return whether a value is a game or a position."""
    return isinstance(source, Game) or str(getattr(source, "system", "")) in registry.system_names()


def position_of(source: object) -> Position:
    """Return the position of a game, or the position itself. Raises TutorError for any other value."""
    if is_game(source):
        return source.position if isinstance(source, Game) else source
    raise TutorError(Text("error-no-position", {"value": excerpt(source)}))


def cite_rules(position: Position, ids: Iterable[str]) -> tuple[Rule, ...]:
    """Return rules by their ids without duplicates, with the citations of the game on the table."""
    system = registry.system(position.system)
    rules, game = system.rules(), system.present.game_of(position)
    return tuple(sources.in_game(rules[name], game) for name in dict.fromkeys(ids))


@overload
def odds(dice: int, defense: int) -> AttackOdds: ...
@overload
def odds(dice: int, defense: str, **where: object) -> VolleyOdds: ...
@overload
def odds(dice: Game | Position, defense: str) -> Any: ...
def odds(dice: object, defense: object = None, **where: object) -> AttackOdds | PositionOdds | VolleyOdds | ShotOdds:
    """Return the odds of one attack.

    ``un.odds(2, 8)`` rolls ten-sided dice against a defense. ``un.odds(3, "infantry")`` rolls dice with symbols at a kind of unit.
    ``un.odds(game, "Rifleman A: attack DE Riflemen B")`` and ``un.odds(game, "battle C3 D4")`` take an attack from a game or a position.
    The card need not be in hand, and the unit need not be ordered.

    Args:
        dice: The number of dice, 1 to 100, or a game or position.
        defense: The defense of the target (0 to 100), or a kind of unit. For a game, an attack in notation.
        where: For a kind of unit ``figures`` (figures left), ``room`` (hexes it can retreat), ``ignores`` (flags), ``stars`` (whether
            stars hit), ``terrain`` (under the unit, such as ``"forest"``) and ``attacker`` (a kind of unit, on lower ground).

    Returns:
        The odds, with ``probability`` as a Fraction: 1 − (1 − hits / faces) ** dice, where ``hits`` faces equal or beat the defense.

    Raises:
        TutorError: A number is not valid, or the line is not a valid attack.

    Example:
        >>> un.odds(2, 8).probability
        Fraction(51, 100)
        >>> un.odds(3, "infantry", figures=2, room=0).gone
        Fraction(20, 27)

    """
    first, second = dice, defense
    if isinstance(first, SupportsIndex) and isinstance(second, str):
        return volley_odds(first, second, **where)
    if where:
        raise TutorError(Text("odds-words", {"names": ", ".join(where)}))
    if isinstance(first, SupportsIndex):
        return recast(AttackOdds, _check_odds(first, second))
    if isinstance(first, str | float):
        whole_number("dice", first, 1)
    if is_game(first):
        check_attack("un.odds", second)
    position = position_of(first)
    return attack_of(position, str(second))


def attack_of(position: Position, line: str) -> PositionOdds | VolleyOdds | ShotOdds:
    """Return an attack from a position. Its class depends on the dice. Raises TutorError as ``odds`` does."""
    model = registry.system(position.system).odds
    if not isinstance(model, Attacks):
        raise MissingPartError("odds")
    result = model.attack(position, line)
    rules = cite_rules(position, result.rules)
    if isinstance(result, Volley):
        return VolleyOdds(result, rules)
    return PositionOdds(result, rules) if isinstance(result, NumberShot) else ShotOdds(result, rules)


def _check_odds(dice: object, defense: object) -> Odds:
    """Return the odds of dice against a defense. Raises TutorError for values that are not such numbers."""
    return core.odds(whole_number("dice", dice, 1), whole_number("defense", defense, 0))


def dice_of(dice: object, defense: object, **where: object) -> core.Odds | SymbolDice:
    """Return the dice alone: against a defense, or with symbols at a kind of unit. Raises TutorError as ``odds`` does."""
    if isinstance(defense, str):
        return volley_odds(dice, defense, **where).volley.thrown
    if where:
        raise TutorError(Text("odds-words", {"names": ", ".join(where)}))
    return _check_odds(dice, defense)


def dice_params(dice: Odds | SymbolDice) -> dict[str, object]:
    """Return the dice and their target for a title."""
    return {"dice": dice.dice, **({"defense": dice.defense} if isinstance(dice, Odds) else {"target": dice.target})}


def check_attack(name: str, line: object) -> None:
    """Raise TutorError unless ``line`` is text. ``name`` is the function that needs an attack for a game."""
    if not isinstance(line, str):
        raise TutorError(Text("odds-needs-attack", {"name": name}))


@dataclass(frozen=True, slots=True, repr=False)
class OddsTable(ChartMixin):
    """The odds of each of ``dice`` against each of ``defense``."""

    dice: tuple[int, ...]
    defense: tuple[int, ...]

    @property
    def odds(self) -> dict[Odds, Fraction]:
        """Every attack with its chance, by dice and then by defense."""
        return core.table(self.dice, self.defense)

    @property
    def columns(self) -> tuple[str, ...]:
        return COLUMNS

    def rows(self) -> Iterable[tuple[object, ...]]:
        return map(_row, self.odds)

    def page(self) -> Page:
        table = self.odds
        head = (Text("column-defense"), *(Text("teach-dice", {"dice": n}) for n in self.dice))
        rows = [(str(defense), *(percent(table[Odds(n, defense)]) for n in self.dice)) for defense in self.defense]
        return Page(Text("teach-table"), [Grid(head, rows)])

    def _draw(self) -> Chart:
        """Return a heat map with numbers."""
        return draw("charts.heat", self)

    @check_options
    def curves(self, *, size: str = "screen", dark: bool | None = None) -> Chart:
        """Return the chart with one line for each number of dice.

        Args:
            size: As in ``Chart.sized``, like ``dark``.
            dark: Whether the picture is dark.

        """
        return draw("charts.curves", self).sized(size, dark=dark)


@overload
def odds_table(dice: Iterable[int] | int = ..., defense: Iterable[int] | int = ...) -> OddsTable: ...
@overload
def odds_table(dice: Iterable[int] | int, defense: str | Iterable[str], **where: object) -> VolleyTable: ...
def odds_table(dice: object = range(1, 7), defense: object = range(1, 21), **where: object) -> OddsTable | VolleyTable:
    """Return the odds of each number of dice against each defense, or against each kind of unit.

    ``un.odds_table(range(1, 5), ["infantry", "armor"])`` rolls dice with symbols at each kind of unit, and
    ``un.odds_table(range(1, 5), "infantry", terrain=["country", "forest"])`` at one kind on each terrain.

    Args:
        dice: Numbers of dice, 1 to 100 (with symbols 1 to 8).
        defense: Defense values (0 to 100), or kinds of units.
        where: For kinds of units the words of ``un.odds``. ``terrain`` can be several.

    Raises:
        TutorError: A number is out of range, or a kind of unit or a terrain does not exist.

    Example:
        >>> table = un.odds_table([1, 2], [8])
        >>> table.records()[1]["exact"]
        '51/100'
        >>> print(table.curves().about)
        One line per number of dice. The probability in percent falls as the defense rises, and stays the same from 10 on.
        >>> [str(cell.odds.probability) for cell in un.odds_table([3], "infantry", terrain=["country", "forest"]).cells]
        ['7/8', '3/4']

    """
    numbers = _several(dice)
    defenses = _several(defense)
    if any(isinstance(item, str) for item in defenses):
        return volley_table(numbers, defenses, **where)
    if where:
        raise TutorError(Text("odds-words", {"names": ", ".join(where)}))
    checked_numbers = [whole_number("dice", n, 1) for n in numbers], [whole_number("defense", total, 0) for total in defenses]
    if not all(checked_numbers):
        raise TutorError(Text("odds-empty"))
    return OddsTable(*(tuple(dict.fromkeys(values)) for values in checked_numbers))


def _several(values: object) -> tuple[object, ...]:
    """Return the values as a tuple, even if there is only one. A text is one value."""
    return tuple(values) if isinstance(values, Iterable) and not isinstance(values, str) else (values,)
