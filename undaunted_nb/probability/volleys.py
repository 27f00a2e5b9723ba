"""Dice rolled against a unit of several figures: the results of one roll, and how many rolls eliminate the unit, as exact fractions.

Repeated rolls can also be simulated (``sampler``) or written as a Markov chain (``chain``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass
from fractions import Fraction
from math import lcm, log10
from random import Random

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.json_values import JsonObject
from undaunted_nb.engine.text import Text

from . import markov
from .arguments import one_of, whole_number
from .distribution import ZERO, Distribution
from .ranking import Ranking
from .repeated_trials import RepeatedTrials, check_digits, period, repeat_forever
from .symbol_dice import Face, SymbolDice

GONE, FIGURE = GOALS = ("gone", "figure")
"""When to stop: with the last figure, or with the first one."""
MOST_FIGURES = 100


@dataclass(frozen=True, slots=True, order=True)
class Result:
    """The result of a roll.

    ``hits`` and ``flags`` count the dice. ``lost`` counts the figures lost to the hits, ``blocked`` those lost because the path back was
    blocked. ``driven`` is true if the unit has left its place (or is gone), and ``gone`` if it is eliminated. ``medals`` are gained by the
    side that rolls, and ``forfeits`` are lost by the owner.
    """

    hits: int
    flags: int
    lost: int
    blocked: int
    driven: bool
    gone: bool
    medals: int = 0
    forfeits: int = 0


MEASURES = ("chance", "gone", "driven", "figures", "medals")
"""The measures to compare attacks by: a hit, the unit gone, the unit driven off, figures and medals on average."""
SHARES = ("chance", "gone", "driven", "retreat")
"""The chances of one roll: a hit, the unit gone, the unit driven off, and a retreat of the survivors."""
AVERAGES = ("expected_hits", "figures", "blocked", "medals")
"""The averages of one roll: dice that hit, figures lost, those of them lost to a blocked retreat, and medals."""


@dataclass(frozen=True, slots=True)
class Volley:
    """One roll of ``dice`` at a ``target`` of several figures: every result with its chance.

    ``damage`` is the number of figures it would take from a unit of any size. ``parts`` is the sum that gives the dice, each with its name
    ("" from numbers alone). ``steps`` explains how the chance is computed, ``assumes`` lists the assumptions, and ``rules`` the rules
    behind it. ``die`` has the faces of one die. ``line`` is the attack in notation ("" from numbers alone).
    """

    line: str
    target: Text
    dice: int
    of: int
    results: Distribution[Result]
    damage: Distribution[int]
    parts: tuple[tuple[str, int], ...] = ()
    steps: tuple[Text, ...] = ()
    assumes: tuple[Text, ...] = ()
    rules: tuple[str, ...] = ()
    die: tuple[Face, ...] = ()

    @property
    def thrown(self) -> SymbolDice:
        """The dice themselves. Raises TutorError if none are left to roll."""
        if not self.dice:
            raise TutorError(Text("volley-no-dice", {"target": self.target}))
        return SymbolDice(self.dice, self.target, self.die)

    @property
    def joint(self) -> Distribution[tuple[int, int]]:
        """Hits and flags together."""
        return self.results.map(lambda result: (result.hits, result.flags))

    @property
    def hits(self) -> Distribution[int]:
        """The number of dice that hit."""
        return self.results.map(lambda result: result.hits)

    @property
    def lost(self) -> Distribution[int]:
        """The number of figures lost, to hits and in a retreat."""
        return self.results.map(lambda result: result.lost + result.blocked)

    @property
    def chance(self) -> Fraction:
        """At least one die hits."""
        return self.results.chance(lambda result: result.hits)

    @property
    def gone(self) -> Fraction:
        """The last figure is lost."""
        return self.results.chance(lambda result: result.gone)

    @property
    def driven(self) -> Fraction:
        """The chance that the unit is no longer in its place."""
        return self.results.chance(lambda result: result.driven)

    @property
    def figures(self) -> Fraction:
        """Figures lost, on average."""
        return self.lost.mean

    @property
    def expected_hits(self) -> Fraction:
        """Dice that hit, on average. The unit can have fewer figures."""
        return self.hits.mean

    @property
    def retreat(self) -> Fraction:
        """The chance that at least one flag counts and the unit survives. It retreats, or loses figures where it cannot."""
        return self.results.chance(lambda result: not result.gone and (result.driven or result.blocked))

    @property
    def blocked(self) -> Fraction:
        """Those of them that are lost in the retreat, on average."""
        return self.results.map(lambda result: result.blocked).mean

    @property
    def medals(self) -> Fraction:
        """Medals won, and taken from the owner, on average."""
        return self.results.map(lambda result: result.medals + result.forfeits).mean

    def to_json(self) -> JsonObject:
        """Return plain values, with chances and averages as text ("51/100")."""
        return {
            "line": self.line,
            "dice": self.dice,
            "figures": self.of,
            "parts": dict(self.parts),
            **{name: str(getattr(self, name)) for name in SHARES},
            "expected": {name: str(getattr(self, name)) for name in AVERAGES},
            "spread": {name: getattr(self, name).spread.to_json() for name in ("hits", "lost")},
            "results": [{**asdict(result), "chance": str(chance)} for result, chance in self.results.items()],
            "rules": list(self.rules),
        }


@dataclass(frozen=True, slots=True)
class Choice(Ranking[Volley]):
    """Several attacks: those that can be made at one target, or any that were named."""

    MEASURES = MEASURES

    ways: tuple[Volley, ...]

    def to_json(self) -> JsonObject:
        """Return every option, and the lines that are best by each measure."""
        best = {measure: [way.line for way in self.best(measure)] for measure in MEASURES}
        return {"ways": [way.to_json() for way in self.ways], "best": best}


# ---------------------------------------------------------------- repeated rolls


@dataclass(frozen=True, slots=True)
class Volleys(RepeatedTrials):
    """Repeated rolls at a unit of ``figures``, until it is gone (``until``: or has lost its first figure).

    ``throws`` gives the number of figures that each roll takes from a unit of any size. ``after`` is the distribution of figures lost after
    0, 1, 2, … rolls, ``within`` the chance that the end is then reached.
    """

    throws: tuple[Distribution[int], ...]
    figures: int
    until: str
    after: tuple[Distribution[int], ...]
    within: tuple[Fraction, ...]

    @property
    def lost(self) -> Distribution[int]:
        """The number of figures lost by the end."""
        return self.after[-1]

    @property
    def eventually(self) -> Fraction:
        """The chance that the end is ever reached if these rolls repeat forever in this order."""
        return Fraction(any(throw.at_least(1) for throw in self.throws))

    @property
    def expected(self) -> Fraction | None:
        """The average number of rolls to reach the end if they repeat forever in this order.

        It is None if the end is never reached. Raises TutorError if the fraction would be too long.
        """
        if not self.eventually:
            return None
        throws, least = period(self.throws), _least_losses(self.figures, self.until)
        _check_length(throws, least)

        def moves(left: int, k: int) -> dict[int, Fraction]:
            return _count_down(left, throws[k])

        values = {left: None if left else ZERO for left in range(least + 1)}
        return repeat_forever(values, moves, len(throws), 1)[least]

    def to_json(self) -> JsonObject:
        """Return all results as plain values, with chances as text."""
        return {
            "figures": self.figures,
            "until": self.until,
            "throws": [throw.to_json() for throw in self.throws],
            "after": [row.to_json() for row in self.after],
            "within": [str(chance) for chance in self.within],
            "expected": str(self.expected),
            "spread": {name: getattr(self, name).spread.to_json() for name in ("made", "lost")},
        }


def _least_losses(figures: int, until: str) -> int:
    return 1 if until == FIGURE else figures


def _count_down(left: int, throw: Distribution[int]) -> dict[int, Fraction]:
    """Return the figures that are left after a roll at ``left`` of them, with their chances."""
    after: dict[int, Fraction] = {}
    for n, chance in throw.items():
        after[max(left - n, 0)] = after.get(max(left - n, 0), ZERO) + chance
    return after


def volleys(throws: Iterable[Distribution[int]], figures: int, until: str = GONE) -> Volleys:
    """Return the results of repeated rolls at a unit of ``figures`` (1 to 100).

    Each roll is given by the number of figures it takes. Raises TutorError for invalid numbers and words, and for more rolls than can be
    computed exactly.
    """
    rolls = tuple(throws)
    whole_number("attacks", len(rolls), 1)
    figures = whole_number("figures", figures, 1, MOST_FIGURES)
    one_of("until", until, GOALS)
    _check_length(rolls, 1)
    end = _least_losses(figures, until)
    rows = [{0: Fraction(1)}]
    for throw in rolls:
        then: dict[int, Fraction] = {}
        for losses, chance in rows[-1].items():
            for n, part in throw.items() if losses < end else ((0, Fraction(1)),):
                now = min(losses + n, figures)
                then[now] = then.get(now, ZERO) + chance * part
        rows.append(then)
    after = tuple(map(Distribution, rows))
    return Volleys(rolls, figures, until, after, tuple(row.at_least(end) for row in after))


def _check_length(throws: tuple[Distribution[int], ...], rounds: int) -> None:
    """Raise TutorError if the longest fraction has too many digits."""
    check_digits(rounds * sum(log10(lcm(*(chance.denominator for chance in throw.values()))) for throw in throws), len(throws))


def sampler(volleys: Volleys, measure: str = "chance") -> Callable[[Random], float]:
    """Return a function for ``simulate`` that runs these rolls once.

    ``measure`` is "chance" (whether the end is reached), "made" (rolls), or "lost" (figures).
    """
    one_of("measure", measure, ("chance", "made", "lost"))
    rows = [(list(throw), list(map(float, throw.values()))) for throw in volleys.throws]
    end = _least_losses(volleys.figures, volleys.until)

    def run(rng: Random) -> float:
        losses = roll_count = 0
        for outcomes, weights in rows:
            if losses >= end:
                break
            losses += rng.choices(outcomes, weights)[0]
            roll_count += 1
        return {"chance": losses >= end, "made": roll_count, "lost": min(losses, volleys.figures)}[measure]

    return run


def chain(volleys: Volleys) -> markov.Chain:
    """Return the chain of one roll at a unit of several figures that is repeated. Raises TutorError if the rolls differ."""
    throw = markov.only_attack(volleys.throws)
    end = 1 if volleys.until == FIGURE else volleys.figures
    moves: dict[int, Mapping[int, Fraction]] = {}
    for loss_count in range(volleys.figures + 1):
        row: dict[int, Fraction] = {}
        for n, chance in throw.items() if loss_count < end else ((0, Fraction(1)),):
            row[min(loss_count + n, volleys.figures)] = row.get(min(loss_count + n, volleys.figures), ZERO) + chance
        moves[loss_count] = row
    reachable = {0}.union(*(moves[losses] for losses in range(end)))
    moves = {losses: row for losses, row in moves.items() if losses in reachable}
    return markov.chain(
        [markov.Node(str(volleys.figures - n), Text("chain-figures", {"n": volleys.figures - n}), n >= end) for n in moves], moves
    )
