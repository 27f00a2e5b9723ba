"""The losses of a unit from repeated attacks, ready to display: when the goal is reached, and which pile loses cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from fractions import Fraction
from math import sqrt
from typing import TYPE_CHECKING, Any, SupportsIndex, TypeGuard, overload

from undaunted_nb.engine.errors import MissingPartError, TutorError
from undaunted_nb.engine.position import Position
from undaunted_nb.engine.text import Text, excerpt
from undaunted_nb.i18n import decimal, percent
from undaunted_nb.kit import registry
from undaunted_nb.kit.chances import Casualties
from undaunted_nb.play.game import Game
from undaunted_nb.probability import casualties as core
from undaunted_nb.probability import casualty_models, number_format, volleys
from undaunted_nb.probability.arguments import whole_number
from undaunted_nb.probability.casualties import TAKES, Attack, Course, Hull, Piles
from undaunted_nb.probability.odds import Odds
from undaunted_nb.probability.sampling import Simulation, simulate
from undaunted_nb.probability.volleys import Volley

from ..display.chart_mixin import ChartMixin, draw
from ..display.display import Grid, Page, Result, chances, exact, shorten_rows
from ..display.values import recast
from .chain import Chain
from .distribution import Distribution
from .odds import PositionOdds, check_attack, is_game, position_of
from .odds import odds as odds_of
from .spread import Spreading, notes
from .symbol_odds import VolleyOdds

if TYPE_CHECKING:
    from ..charts.chart import Chart

AttackInput = Odds | PositionOdds | Attack | tuple[Odds, str]
Unit = Piles | Hull | tuple[int, int, int]


@dataclass(frozen=True, slots=True, repr=False)
class SimulatedMean(Result):
    """The mean of many simulated runs, with the ``exactly`` expected value.

    ``share`` marks a share of successful runs.
    """

    simulation: Simulation
    exactly: Fraction
    share: bool

    @property
    def mean(self) -> float:
        """The average of the runs."""
        return self.simulation.mean

    @property
    def standard_error(self) -> float:
        """The typical random error of the mean. It is smaller in two cases of three."""
        return self.simulation.standard_error

    @property
    def columns(self) -> tuple[str, ...]:
        return "runs", "average", "standard_error", "exact"

    def rows(self) -> Iterable[tuple[object, ...]]:
        return [(self.simulation.n, self.mean, self.standard_error, str(self.exactly))]

    def page(self) -> Page:
        n, simulation = self.simulation.n, self.simulation
        if self.share:
            mean, low, high, exactly = (percent(Fraction(share), 2, 2) for share in (self.mean, *simulation.interval, self.exactly))
            sentence, error = Text("simulated-share", {"mean": mean, "low": low, "high": high}), sqrt(self.exactly * (1 - self.exactly) / n)
        else:
            mean, error_text, exactly = (
                decimal(number_format.fixed(amount, 4)) for amount in (self.mean, self.standard_error, self.exactly)
            )
            sentence, error = Text("simulated", {"mean": mean, "error": error_text}), self.standard_error
        distance = decimal(number_format.fixed(abs(self.mean - float(self.exactly)) / error, 1)) if error else ""
        return Page(Text("simulated-title", {"n": n}), [sentence, Text("simulated-beside", {"exact": exactly, "off": distance})])


class ByPile(ChartMixin, core.Losses):
    """The same losses by source: which pile, the counter, nothing, or no attack because the goal is reached."""

    __slots__ = ()

    @property
    def columns(self) -> tuple[str, ...]:
        return "attack", "takes", "exact", "chance", "percent"

    def rows(self) -> Iterable[tuple[object, ...]]:
        return [(n, word, *chances(chance)) for n, takes in enumerate(self.takes, 1) for word, chance in takes.items()]

    @property
    def words(self) -> tuple[str, ...]:
        """The possible words of TAKES in their order."""
        return tuple(word for word in TAKES if any(takes[word] for takes in self.takes))

    def page(self) -> Page:
        head = (Text("column-attack"), *(Text(f"takes-{word}") for word in self.words))
        rows = [(str(n), *(percent(takes[word]) for word in self.words)) for n, takes in enumerate(self.takes, 1)]
        first_rows, more = shorten_rows(rows)
        params = {"until": self.course.until, "vehicle": self.course.on_vehicle}
        return Page(Text("losses-by-pile", params), [Grid(head, first_rows), *more])

    def _draw(self) -> Chart:
        """Return a bar per attack, divided by the source of the losses."""
        return draw("charts.by_pile", self)


class Losses(ChartMixin, Spreading, core.Losses):
    """The losses from a sequence of attacks: the chance that each attack reaches the goal, and the total chance by then."""

    __slots__ = ()

    @property
    def columns(self) -> tuple[str, ...]:
        return "attack", "kind", "dice", "defense", "here", "exact", "chance", "percent"

    def rows(self) -> Iterable[tuple[object, ...]]:
        for n, attack in enumerate(self.course.attacks, 1):
            first = attack.against(0)
            yield n, attack.kind, first.dice, first.defense, float(self.at(n)), *chances(self.within[n])

    @property
    def by_pile(self) -> ByPile:
        """The same losses by source."""
        return recast(ByPile, self)

    @property
    def chain(self) -> Chain:
        """The states of one attack that is repeated, as a Markov chain. Raises TutorError if the attacks differ."""
        return Chain(_title(self.course), casualty_models.chain(self.course))

    def simulate(self, n: int = 10_000, seed: int = 0, measure: str = "chance") -> SimulatedMean:
        """Simulate the losses with dice.

        Args:
            n: The number of runs, 2 to 100,000,000.
            seed: The seed of the dice.
            measure: ``"chance"``, ``"made"`` (attacks) or ``"lost"`` (cards, or damage).

        Returns:
            The mean and its standard error, with the exact value.

        Raises:
            TutorError: An argument is not valid.

        Example:
            >>> tried = un.losses(un.odds(2, 8), (1, 0, 0), times=4).simulate(1000, seed=1)
            >>> tried.mean, float(tried.exactly)
            (0.714, 0.70234803)

        """
        simulation = simulate(casualty_models.sampler(self.course, measure, dice=True), n, seed)
        distribution = getattr(self, measure)
        return SimulatedMean(
            simulation, distribution if isinstance(distribution, Fraction) else distribution.mean, share=measure == "chance"
        )

    def page(self) -> Page:
        if not self.course.until:  # nothing to reach, so only what each attack takes
            mean = {"mean": decimal(number_format.significant(self.lost.mean, 4)), "n": len(self.course.attacks)}
            return Page(_title(self.course), [*self.by_pile.page().parts, Text("losses-lost", mean), *notes(self.distributions)])
        columns = ("attack",) if self._waits else ("attack", "kind", "dice", "defense")
        head = (*(Text(f"column-{name}") for name in columns), Text("losses-here"), Text("losses-by"))
        rows = [
            (
                str(n),
                *(() if self._waits else (Text(f"fire-{attack.kind}"), *_format_targets(self.course, attack))),
                *(percent(self.at(n)), percent(self.within[n])),
            )
            for n, attack in enumerate(self.course.attacks, 1)
        ]
        first_rows, more = shorten_rows(rows)
        return Page(_title(self.course), [Grid(head, first_rows), *more, *self._notes()])

    @property
    def distributions(self) -> tuple[Distribution, ...]:
        """The attacks made and the cards lost (or the damage) by the end."""
        if self.course.until == core.HIT:
            return (self.made,)
        return (self.made, self.lost) if self.course.until else (self.lost,)

    @property
    def _waits(self) -> bool:
        """Whether the same attack is repeated until it hits, so that only the number of attacks counts."""
        return self.course.until == core.HIT and len(set(self.course.attacks)) == 1

    @property
    def made(self) -> Distribution:
        """The number of attacks made by the end."""
        return Distribution(super().made, "made", Text("spread-attacks", {"n": len(self.course.attacks)}))

    @property
    def lost(self) -> Distribution:
        """The number of cards lost by the end, or the damage to a vehicle."""
        return Distribution(super().lost, "lost", Text("spread-damage" if self.course.on_vehicle else "spread-cards"))

    def _notes(self) -> Iterator[Text]:
        """Yield the total chance at the end, the average and the spread."""
        yield from _in_the_end(self, len(self.course.attacks), len(set(self.course.attacks)))
        yield from notes(self.distributions)
        if self.course.until == core.SUPPRESSED and all(attack.kind != core.SUPPRESS for attack in self.course.attacks):
            yield Text("losses-no-suppress")
        unit = self.course.units[0]
        if isinstance(unit, Hull) and unit.aboard:
            yield Text("losses-wounds", {"mean": decimal(number_format.significant(self.wounds.mean, 4)), "n": len(self.course.attacks)})

    def _draw(self) -> Chart:
        """Return a picture of the number of attacks needed.

        It has a bar per attack, a line for the total chance, and the average.
        """
        if not self.course.until:  # nothing to reach, so only what each attack takes
            return draw("charts.by_pile", self.by_pile, str(self))
        return draw("charts.attacks_needed", self, _average(self))


class Volleys(ChartMixin, Spreading, volleys.Volleys):
    """Repeated rolls at a unit of several figures: the chance that each roll eliminates it, and the total chance by then."""

    __slots__ = ()

    @property
    def columns(self) -> tuple[str, ...]:
        return "attack", "lost", "here", "exact", "chance", "percent"

    def rows(self) -> Iterable[tuple[object, ...]]:
        """Yield one row per roll. ``lost`` is the average number of figures lost by then."""
        for n in range(1, len(self.throws) + 1):
            yield n, float(self.after[n].mean), float(self.at(n)), *chances(self.within[n])

    @property
    def chain(self) -> Chain:
        """The figures left after one roll that is repeated, as a Markov chain. Raises TutorError if the rolls differ."""
        return Chain(Text("volleys-title", {"until": self.until, "figures": self.figures}), volleys.chain(self))

    def simulate(self, n: int = 10_000, seed: int = 0, measure: str = "chance") -> SimulatedMean:
        """Simulate the losses with dice.

        Args:
            n: The number of runs, 2 to 100,000,000.
            seed: The seed of the dice.
            measure: ``"chance"``, ``"made"`` (rolls) or ``"lost"`` (figures).

        Returns:
            The mean and its standard error, with the exact value.

        Raises:
            TutorError: An argument is not valid.

        Example:
            >>> un.losses(un.odds(3, "infantry"), times=2).simulate(1000, seed=1, measure="made").mean
            2.0

        """
        simulation = simulate(volleys.sampler(self, measure), n, seed)
        distribution = getattr(self, measure)
        return SimulatedMean(
            simulation, distribution if isinstance(distribution, Fraction) else distribution.mean, share=measure == "chance"
        )

    def page(self) -> Page:
        head = Text("column-attack"), Text("column-lost"), Text("losses-here"), Text("losses-by")
        rows = [
            (str(n), decimal(number_format.fixed(self.after[n].mean, 2)), percent(self.at(n)), percent(self.within[n]))
            for n in range(1, len(self.within))
        ]
        first_rows, more = shorten_rows(rows)
        sentences = [*_in_the_end(self, len(self.throws), len(set(self.throws))), *notes(self.distributions)]
        return Page(
            Text("volleys-title", {"until": self.until, "figures": self.figures}),
            [Grid(head, first_rows), *more, *sentences, Text("volleys-model")],
        )

    @property
    def distributions(self) -> tuple[Distribution, ...]:
        """The rolls made and the figures lost by the end."""
        return self.made, self.lost

    @property
    def made(self) -> Distribution:
        """The number of rolls made by the end."""
        return Distribution(super().made, "made", Text("spread-rolls", {"n": len(self.throws)}))

    @property
    def lost(self) -> Distribution:
        """The number of figures lost by the end."""
        return Distribution(super().lost, "lost", Text("spread-figures"))

    def _draw(self) -> Chart:
        """Return the number of rolls needed: a bar per roll, a line for the total chance, and the average."""
        return draw("charts.attacks_needed", self, _average(self))


def _in_the_end(result: core.Losses | volleys.Volleys, n: int, different: int) -> Iterator[Text]:
    """Yield the chance after ``n`` attacks and the average number of attacks needed."""
    total = result.within[-1]
    yield Text("losses-within", {"n": n, "percent": percent(total), "exact": exact(total)})
    if (average := _average(result)) is not None:
        decimal_text = number_format.decimal(average, 4) if average.denominator > 1 and number_format.short(average) else ""
        yield Text("losses-expected", {"exact": exact(average), "decimal": decimal_text, "n": different})
    elif result.eventually < 1:
        yield Text("losses-never", {"percent": percent(result.eventually)})


def _average(result: core.Losses | volleys.Volleys) -> Fraction | None:
    """Return the average number of attacks needed, or None.

    None means that it does not exist or that its fraction is too long.
    """
    try:
        return result.expected
    except TutorError:
        return None


def _format_targets(course: Course, attack: Attack) -> tuple[str, str]:
    """Return dice and defense, for several units those of each."""
    odds_list = list(dict.fromkeys(attack.against(i) for i in range(len(course.units))))
    return " / ".join(dict.fromkeys(str(pair.dice) for pair in odds_list)), " / ".join(str(target.defense) for target in odds_list)


def _title(course: Course) -> Text:
    first = course.units[0]
    if isinstance(first, Hull):
        aim = first.critical if course.until == core.DISABLED else first.hull
        return Text("losses-of-vehicle", {"until": course.until, "n": max(0, aim - first.damage)})
    if course.until == core.HIT:
        odds = course.attacks[0].against(0)
        return Text("losses-first-hit", {"dice": odds.dice if len(set(course.attacks)) == 1 else 0, "defense": odds.defense})
    return Text("losses-title", {"until": course.until, "units": len(course.units), "cards": first.cards, **asdict(first)})


@overload
def losses(attacks: VolleyOdds | Volley | Iterable[VolleyOdds | Volley], units: int = 0, until: str = "", *, times: int = 1) -> Volleys: ...
@overload
def losses(
    attacks: AttackInput | Iterable[AttackInput],
    units: Unit | Iterable[Unit] = Piles(),  # noqa: B008  (a value)
    until: str | None = None,
    *,
    times: int = 1,
) -> Losses: ...
@overload
def losses(attacks: Game | Position, units: str, until: str = "", *, times: int = 1) -> Any: ...
def losses(attacks: object, units: object = None, until: str | None = None, *, times: int = 1) -> Losses | Volleys:
    """Return the exact losses from a sequence of attacks until a goal is reached.

    ``un.losses(un.odds(2, 8), (2, 1, 3), times=12)`` attacks one unit, or several units in turn. Each has cards in hand, discard pile
    and deck. ``un.losses(game, "Rifleman A: attack DE Riflemen B", times=12)`` takes the cards of the target from the game. A vehicle
    takes damage, and ``wounds`` of the result are those of its crew. ``un.losses(un.odds(3, "infantry"), times=6)`` rolls dice with
    symbols. ``(un.odds(2, 8), "suppress")`` is a Suppress with these dice.

    Args:
        attacks: One attack or several, or a game or position.
        units: The cards of each unit, a vehicle, or the number of figures (default: as in the first attack). For a game, an
            attack in notation.
        until: For units "card", "counter" (default), "pinned" (the last counter), "suppressed", "hit" (the first one, whatever it does),
            or "" for no end. For vehicles "disabled" or "destroyed" (default). For figures "gone" (default) or "figure".
        times: The number of times the attacks are repeated.

    Returns:
        For attack ``n``, ``at(n)`` is the probability that it reaches the goal, and ``within[n]`` that the goal is reached by then.

    Raises:
        TutorError: An argument is not valid, or the exact answer is too long.

    Example:
        >>> gone = un.losses(un.odds(2, 8), (2, 1, 3), times=12)
        >>> gone.expected, gone.at(7) == Fraction(51, 100) ** 7
        (Fraction(700, 51), True)
        >>> gone.to_json()["within"][7] == str(gone.within[7])
        True
        >>> un.losses(un.odds(3, "infantry"), times=2).to_json()["figures"]
        4

    """
    times = whole_number("times", times, 1)
    if is_game(attacks):
        check_attack("un.losses", units)
    if isinstance(units, str):
        attack_odds = odds_of(position_of(attacks), units)
        if isinstance(attack_odds, VolleyOdds):
            return _roll_losses([attack_odds] * times, None, until)
        attack, unit = _from_game(attacks, attack_odds)
        return _attack_losses([attack] * times, unit, until)
    attack_list = (
        [attacks]
        if isinstance(attacks, (Odds, PositionOdds, VolleyOdds, Volley, Attack)) or _is_pair(attacks)
        else _as_list(attacks, "attack")
    )
    throws = [item for item in attack_list if isinstance(item, (VolleyOdds, Volley))]
    if throws and len(throws) == len(attack_list):
        return _roll_losses(throws * times, units, until)
    units = Piles() if units is None else units
    if isinstance(units, Piles | Hull):
        targets: Piles | Hull | list[Piles] = units
    else:
        targets = _piles(units) if _is_unit(units) else [_piles(unit) for unit in _as_list(units, "piles")]
    return _attack_losses([_attack(entry) for entry in attack_list] * times, targets, until)


def _attack_losses(attacks: Iterable[Attack | Odds], units: Piles | Hull | list[Piles], until: str | None) -> Losses:
    """Return the losses until a goal. With ``until`` None, the goal is the largest one that fits."""
    goal = until if until is not None else core.DESTROYED if isinstance(units, Hull) else core.COUNTER
    return recast(Losses, core.losses(attacks, units, goal))


def _roll_losses(throws: Sequence[VolleyOdds | Volley], figures: object, until: str | None) -> Volleys:
    """Return the losses from rolls at a unit of ``figures`` figures (None: as many as in the first roll)."""
    volley_list = [throw.volley if isinstance(throw, VolleyOdds) else throw for throw in throws]
    result = volleys.volleys(
        [volley.damage for volley in volley_list],
        volley_list[0].of if figures is None else whole_number("figures", figures, 1, volleys.MOST_FIGURES),
        volleys.GONE if until is None else until,
    )
    return recast(Volleys, result)


def _from_game(source: object, attack_odds: object) -> tuple[Attack, Piles | Hull]:
    """Return an attack from a position, with the piles of its target's cards or its damage."""
    position = position_of(source)
    model = registry.system(position.system).odds
    if not (isinstance(model, Casualties) and isinstance(attack_odds, PositionOdds)):
        raise MissingPartError("odds")
    shot = attack_odds.attack
    return Attack(shot.odds, _takes(shot.kind)), model.piles(position, shot.target)


def _takes(kind: str) -> str:
    """Return the effect of an action: it suppresses, or it takes a card."""
    return kind if kind in core.KINDS else core.KINDS[0]


def _attack(value: object) -> Attack | Odds:
    """Return an attack for the engine, which refuses other values."""
    if _is_pair(value):
        return Attack(recast(Odds, value[0]), value[1])
    if isinstance(value, PositionOdds):
        return Attack(recast(Odds, value.odds), _takes(value.attack.kind))
    return recast(Odds, value) if isinstance(value, Odds) else value  # type: ignore[return-value]


def _is_pair(value: object) -> TypeGuard[tuple[Odds, str]]:
    """Return whether a value is the odds of an attack and its kind."""
    return isinstance(value, tuple) and len(value) == 2 and isinstance(value[0], Odds) and isinstance(value[1], str)


def _is_unit(value: object) -> TypeGuard[tuple[int, int, int]]:
    return isinstance(value, tuple | list) and len(value) == 3 and all(isinstance(n, SupportsIndex) for n in value)


def _piles(unit: object) -> Piles:
    return Piles(*unit) if _is_unit(unit) else unit  # type: ignore[return-value]


def _as_list(value: object, kind: str) -> list[object]:
    try:
        return list(value)  # type: ignore[call-overload,no-any-return]
    except TypeError:
        raise TutorError(Text("odds-not", {"value": excerpt(value), "wanted": kind})) from None
