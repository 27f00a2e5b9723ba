"""The odds of one attack, from numbers or from a position, and the whole table of them, ready to be shown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, overload

from undaunted_nb.core import odds as core
from undaunted_nb.core import registry
from undaunted_nb.core.errors import TutorError
from undaunted_nb.core.game import Game
from undaunted_nb.core.odds import FACES, Odds
from undaunted_nb.core.position import Position
from undaunted_nb.core.text import Text
from undaunted_nb.core.volleys import Volley
from undaunted_nb.i18n import decimal
from undaunted_nb.lessons import sources

from .shown import Grid, Page, Part, Rules, Shown, Steps, chances, exact, percent

if TYPE_CHECKING:
    from undaunted_nb.core.rulebook import Rule

    from .charts import Chart

COLUMNS = ("dice", "defence", "exact", "chance", "percent", "one_in")
HIT, MISS = "✓", "–"


def _row(odds: Odds) -> tuple[object, ...]:
    return odds.dice, odds.defence, *chances(odds.probability), float(odds.one_in)


def _value(chance: Fraction) -> Text:
    """The chance in all four ways of writing it."""
    forms = {
        "exact": str(chance),
        "decimal": float(f"{float(chance):.6g}"),
        "percent": percent(chance),
        "k": float(f"{float(1 / chance):.3g}"),
    }
    return Text("teach-value", forms)


def _faces(odds: Odds) -> Grid:
    """The ten faces, in the order of counting, with those marked that hit."""
    faces = (*range(1, FACES), 0)
    return Grid((Text("teach-face"), *map(str, faces)), [(Text("teach-hits"), *(HIT if face in odds.hits else MISS for face in faces))])


class AttackOdds(Shown, Odds):
    """The chance that at least one of ``dice`` reaches ``defence``, with how it is worked out."""

    __slots__ = ()

    @property
    def columns(self) -> tuple[str, ...]:
        return COLUMNS

    def rows(self) -> Iterable[tuple[object, ...]]:
        return [_row(self)]

    def page(self) -> Page:
        title = Text("teach-odds", {"dice": self.dice, "defence": self.defence})
        return Page(title, [_value(self.probability), _faces(self), Steps(self.steps)])

    def chart(self) -> Chart:
        """The chance by defence, a line for each number of dice, and where this attack lies."""
        from .charts import curves

        return curves(odds_table(range(1, max(self.dice, 6) + 1), range(1, max(self.defence, 12) + 1)), self)


class _Placed(NamedTuple):
    attack: Any
    cited: tuple[Rule, ...]


class PositionOdds(Shown, _Placed):
    """An attack from a position: ``attack`` as its game works it out (the sum by its parts, the rules), and where those rules stand."""

    __slots__ = ()

    @property
    def odds(self) -> Odds:
        """The dice and the defence."""
        found: Odds = self.attack.odds
        return found

    @property
    def probability(self) -> Fraction:
        """At least one die hits, exactly."""
        return self.odds.probability

    @property
    def columns(self) -> tuple[str, ...]:
        return ("action", *self.attack.defence._fields, *COLUMNS)

    def rows(self) -> Iterable[tuple[object, ...]]:
        return [(self.attack.line, *self.attack.defence, *_row(self.odds))]

    def page(self) -> Page:
        parts = self.attack.defence
        total = Text("teach-sum", {"sum": " + ".join(str(n) for n in parts), "total": parts.total})
        summed = Grid((Text("teach-part"), Text("teach-number")), [(Text(f"column-{name}"), str(n)) for name, n in parts._asdict().items()])
        return Page(
            Text("plain", {"text": self.attack.line}),
            [
                _value(self.odds.probability),
                summed,
                total,
                _faces(self.odds),
                Steps(self.odds.steps),
                Rules([(Text(it.key), sources.lines(it)) for it in self.cited]),
            ],
        )

    def chart(self) -> Chart:
        """The chance by defence, and where this attack lies."""
        return AttackOdds(*self.odds).chart()


class _Cast(NamedTuple):
    volley: Volley
    cited: tuple[Rule, ...]


class VolleyOdds(Shown, _Cast):
    """One throw at a unit of several figures: hits and flags together, and what becomes of the unit, as core/volleys.py has it."""

    __slots__ = ()

    @property
    def probability(self) -> Fraction:
        """At least one die hits, exactly."""
        return self.volley.chance

    @property
    def gone(self) -> Fraction:
        """The unit loses its last figure, exactly."""
        return self.volley.gone

    @property
    def columns(self) -> tuple[str, ...]:
        return "hits", "flags", "lost", "blocked", "driven", "gone", "medals", "exact", "chance", "percent"

    def rows(self) -> Iterable[tuple[object, ...]]:
        for it, chance in self.volley.results.items():
            yield it.hits, it.flags, it.lost, it.blocked, it.driven, it.gone, it.medals + it.forfeits, *chances(chance)

    @property
    def title(self) -> Text:
        """What is thrown at whom."""
        it = self.volley
        return Text("volley-title", {"line": it.line, "dice": it.dice, "target": it.target, "figures": it.of})

    def page(self) -> Page:
        it = self.volley
        parts: list[Part] = [_value(it.chance)] if it.chance else []
        if it.parts:
            rows = [(Text(f"volley-{name}"), _signed(n, first=not i)) for i, (name, n) in enumerate(it.parts)]
            parts += [Grid((Text("teach-part"), Text("teach-number")), [*rows, (Text("volley-dice"), str(it.dice))])]
        parts += [Steps(it.steps), _table(it), _by_figures(it), *it.assumes]
        return Page(self.title, [*parts, *([Rules([(Text(rule.key), sources.lines(rule)) for rule in self.cited])] if self.cited else [])])

    def chart(self) -> Chart:
        """A cell for each number of hits and flags, darker where they fall more often."""
        from .charts import symbols

        return symbols(self)


def _signed(n: int, *, first: bool) -> str:
    """A part of a sum: the first as it is, the others with their sign."""
    return str(n) if first else f"{n:+d}".replace("-", "−") if n else "–"


def _table(it: Volley) -> Grid:
    """What the throw comes to, as chances and averages."""
    told = [
        (Text(f"volley-{name}"), percent(chance), exact(chance)) for name in ("chance", "gone", "driven") for chance in [getattr(it, name)]
    ]
    means = [
        (Text(f"volley-{name}"), decimal(f"{float(n):.3g}"), exact(n))
        for name in ("figures", "blocked", "medals")
        for n in [getattr(it, name)]
    ]
    return Grid((Text("volley-what"), Text("teach-number"), Text("column-exact")), [*told, *means])


def _by_figures(it: Volley) -> Grid:
    """How likely each number of figures is to be lost."""
    rows = [(str(n), percent(chance), exact(chance)) for n, chance in it.lost.items()]
    return Grid((Text("column-lost"), Text("column-percent"), Text("column-exact")), rows)


def position_of(source: object) -> Position:
    """The position of a game, or the position itself. Raises TutorError for anything else."""
    if isinstance(source, Game):
        return source.position
    if isinstance(getattr(source, "system", None), str) and source.system in registry.SYSTEMS:  # type: ignore[attr-defined]
        found: Position = source  # type: ignore[assignment]
        return found
    raise TutorError(Text("error-no-position", {"value": repr(source)[:60]}))


def cited(position: Position, ids: Iterable[str]) -> tuple[Rule, ...]:
    """Return rules by their ids, each once, with the citations of the game that is played."""
    system = registry.system(position.system)
    rules, game = system.rules(), system.present.game_of(position)
    return tuple(sources.in_game(rules[name], game) for name in dict.fromkeys(ids))


class _Numbers(Protocol):
    """The odds of a game whose dice can be thrown at a kind of unit without a board."""

    TARGETS: tuple[str, ...]

    def numbers(self, dice: int, target: str, **where: Any) -> Volley: ...


def _knowing(target: str) -> _Numbers:
    """The odds of the game that has such a kind of unit. Raises TutorError, naming those there are."""
    known: dict[str, _Numbers] = {name: it.odds for it in registry.systems() for name in it.odds.TARGETS}
    if target not in known:
        raise TutorError(Text("odds-no-target", {"name": target[:60], "all": ", ".join(known)}))
    return known[target]


@overload
def odds(dice: int, defence: int) -> AttackOdds: ...
@overload
def odds(dice: int, defence: str, **where: Any) -> VolleyOdds: ...
@overload
def odds(dice: Game | Position, defence: str) -> Any: ...
def odds(dice: int | Game | Position, defence: int | str, **where: Any) -> AttackOdds | PositionOdds | VolleyOdds:
    """The odds of one attack.

    ``un.odds(2, 8)``: of ten-sided dice against a defence. ``un.odds(3, "infantry")``: of dice with symbols at a kind of unit, with
    ``figures`` (how many it has left), ``room`` (hexes that it can fall back), ``ignores`` (flags), ``stars`` (do they hit?).
    ``un.odds(game, "Rifleman A: attack DE Riflemen B")``, ``un.odds(game, "battle C3 D4")``: of an attack from a game or a position, in
    notation; the card need not be in hand, nor the unit ordered. Raises TutorError for numbers that are none, and for lines that cannot be
    read or are no attack.
    """
    if isinstance(dice, int) and isinstance(defence, str):
        return VolleyOdds(_knowing(defence).numbers(dice, defence, **_known_words(where)), ())
    if where:
        raise TutorError(Text("odds-words", {"names": ", ".join(where)}))
    if isinstance(dice, int) or not isinstance(defence, str):
        numbers: Any = (dice, defence)  # what is no number is refused by the engine
        return AttackOdds(*core.odds(*numbers))
    position = position_of(dice)
    found = registry.system(position.system).odds.attack(position, defence)
    rules = cited(position, found.rules)
    return VolleyOdds(found, rules) if isinstance(found, Volley) else PositionOdds(found, rules)


WHERE = ("figures", "room", "ignores", "stars")
"""What may be said of a unit without a board."""


def _known_words(where: Mapping[str, Any]) -> Mapping[str, Any]:
    if unknown := [name for name in where if name not in WHERE]:
        raise TutorError(Text("odds-where", {"names": ", ".join(unknown), "all": ", ".join(WHERE)}))
    return where


class _Sides(NamedTuple):
    dice: tuple[int, ...]
    defence: tuple[int, ...]


class OddsTable(Shown, _Sides):
    """The odds of each of ``dice`` against each of ``defence``."""

    __slots__ = ()

    @property
    def odds(self) -> dict[Odds, Fraction]:
        """Every attack with its chance, by dice and then by defence."""
        return core.table(self.dice, self.defence)

    @property
    def columns(self) -> tuple[str, ...]:
        return COLUMNS

    def rows(self) -> Iterable[tuple[object, ...]]:
        return map(_row, self.odds)

    def page(self) -> Page:
        found = self.odds
        head = (Text("column-defence"), *(Text("teach-dice", {"dice": n}) for n in self.dice))
        rows = [(str(defence), *(percent(found[Odds(n, defence)]) for n in self.dice)) for defence in self.defence]
        return Page(Text("teach-table"), [Grid(head, rows)])

    def chart(self) -> Chart:
        """A heat map, with the numbers in it."""
        from .charts import heat

        return heat(self)

    def curves(self) -> Chart:
        """A line for each number of dice."""
        from .charts import curves

        return curves(self)


def odds_table(dice: Iterable[int] | int = range(1, 7), defence: Iterable[int] | int = range(1, 21)) -> OddsTable:
    """The odds of each number of dice (1 to 100) against each defence (0 to 100). Raises TutorError for other numbers."""
    dice, defence = (numbers if isinstance(numbers, Iterable) else (numbers,) for numbers in (dice, defence))
    found = OddsTable(tuple(dict.fromkeys(dice)), tuple(dict.fromkeys(defence)))
    core.table(*found)
    return found
