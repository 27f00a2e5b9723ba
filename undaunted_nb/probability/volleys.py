"""Dice rolled against a unit of several figures: the results of one roll, and how many rolls eliminate the unit, as exact fractions."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from math import lcm, log10
from random import Random
from typing import Any, NamedTuple

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.files.checker import hint

from .distribution import ZERO, Distribution, binomial
from .odds import one_of, whole_number

GONE, FIGURE = GOALS = ("gone", "figure")
"""When to stop: with the last figure, or with the first one."""
MOST_FIGURES = 100
MOST_DIGITS = 4000
"""The fractions of a longer sequence would have more digits than Python writes."""


class Result(NamedTuple):
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


class Face(NamedTuple):
    """One face of a die: its symbol, the name of the symbol, and whether it hits the target."""

    symbol: str
    name: Text
    hit: bool


class SymbolDice(NamedTuple):
    """Dice with symbols: how many, their target, and the faces of each, as ``Odds`` has them for dice with numbers."""

    dice: int
    target: Text
    die: tuple[Face, ...]

    @property
    def faces(self) -> int:
        """The number of faces of a die."""
        return len(self.die)

    @property
    def hits(self) -> tuple[int, ...]:
        """The faces that hit, counted from 0."""
        return tuple(i for i, face in enumerate(self.die) if face.hit)

    @property
    def kinds(self) -> tuple[Face, ...]:
        """The faces that differ."""
        return tuple({face.symbol: face for face in self.die}.values())

    @property
    def probability(self) -> Fraction:
        """At least one die hits, exactly."""
        return 1 - Fraction(self.faces - len(self.hits), self.faces) ** self.dice

    @property
    def hit_count(self) -> Distribution[int]:
        """The number of dice that hit, with its exact chances."""
        return binomial(self.dice, Fraction(len(self.hits), self.faces))


SHARES = ("chance", "gone", "driven", "retreat")
"""The chances of one roll: a hit, the unit gone, the unit driven off, and a retreat of the survivors."""
AVERAGES = ("expected_hits", "figures", "blocked", "medals")
"""The averages of one roll: dice that hit, figures lost, those of them lost to a blocked retreat, and medals."""


class Volley(NamedTuple):
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
        return self.results.map(lambda it: (it.hits, it.flags))

    @property
    def hit_count(self) -> Distribution[int]:
        """The number of dice that hit."""
        return self.results.map(lambda it: it.hits)

    @property
    def lost(self) -> Distribution[int]:
        """The number of figures lost, to hits and in a retreat."""
        return self.results.map(lambda it: it.lost + it.blocked)

    @property
    def chance(self) -> Fraction:
        """At least one die hits."""
        return self.results.chance(lambda it: it.hits)

    @property
    def gone(self) -> Fraction:
        """The last figure is lost."""
        return self.results.chance(lambda it: it.gone)

    @property
    def driven(self) -> Fraction:
        """The chance that the unit is no longer in its place."""
        return self.results.chance(lambda it: it.driven)

    @property
    def figures(self) -> Fraction:
        """Figures lost, on average."""
        return self.lost.mean

    @property
    def expected_hits(self) -> Fraction:
        """Dice that hit, on average. The unit can have fewer figures."""
        return self.hit_count.mean

    @property
    def retreat(self) -> Fraction:
        """The chance that at least one flag counts and the unit survives. It retreats, or loses figures where it cannot."""
        return self.results.chance(lambda it: not it.gone and (it.driven or it.blocked))

    @property
    def blocked(self) -> Fraction:
        """Those of them that are lost in the retreat, on average."""
        return self.results.map(lambda it: it.blocked).mean

    @property
    def medals(self) -> Fraction:
        """Medals won, and taken from the owner, on average."""
        return self.results.map(lambda it: it.medals + it.forfeits).mean

    def to_json(self) -> dict[str, Any]:
        """Return plain values, with chances and averages as text ("51/100")."""
        return {
            "line": self.line,
            "dice": self.dice,
            "figures": self.of,
            "parts": dict(self.parts),
            **{name: str(getattr(self, name)) for name in SHARES},
            "expected": {name: str(getattr(self, name)) for name in AVERAGES},
            "spread": {name: getattr(self, name).spread.to_json() for name in ("hit_count", "lost")},
            "results": [{**result._asdict(), "chance": str(chance)} for result, chance in self.results.items()],
            "rules": list(self.rules),
        }


class Choice(NamedTuple):
    """Several attacks: those that can be made at one target, or any that were named."""

    ways: tuple[Volley, ...]

    def best(self, measure: str) -> tuple[Volley, ...]:
        """Return the best by one of MEASURES, or several if they are equal. Raises TutorError for another word."""
        if measure not in MEASURES:
            raise TutorError(Text("plan-measure", {"name": measure[:60], "hint": hint(measure, MEASURES)}))
        most = max(getattr(way, measure) for way in self.ways)
        return tuple(way for way in self.ways if getattr(way, measure) == most)

    def lead(self, measure: str) -> Fraction:
        """Return the lead of the best over the next one (0 if all are equal)."""
        most: Fraction = getattr(self.best(measure)[0], measure)
        others: list[Fraction] = [getattr(way, measure) for way in self.ways if getattr(way, measure) != most]
        return most - max(others) if others else ZERO

    def to_json(self) -> dict[str, Any]:
        """Return every option, and the lines that are best by each measure."""
        best = {measure: [way.line for way in self.best(measure)] for measure in MEASURES}
        return {"ways": [way.to_json() for way in self.ways], "best": best}


# ---------------------------------------------------------------- repeated rolls


class Volleys(NamedTuple):
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
    def chance(self) -> Fraction:
        """The chance that the end is reached with the last roll or earlier."""
        return self.within[-1]

    def at(self, attack: int) -> Fraction:
        """Return the probability that one attack eliminates the unit.

        Args:
            attack: The number of the attack, from 1.

        Raises:
            TutorError: The sequence has no such attack.

        """
        attack = whole_number("attack", attack, 1, len(self.throws))
        return self.within[attack] - self.within[attack - 1]

    @property
    def lost(self) -> Distribution[int]:
        """The number of figures lost by the end."""
        return self.after[-1]

    @property
    def made(self) -> Distribution[int]:
        """The number of rolls that are made: none after the end."""
        over = (*self.within[:-1], Fraction(1))
        return Distribution((n, now - before) for n, (before, now) in enumerate(zip((ZERO, *over), over, strict=False)))

    @property
    def eventually(self) -> Fraction:
        """The chance that the end is ever reached if these rolls repeat forever in this order."""
        return Fraction(any(throw.at_least(1) for throw in self.throws))

    @property
    def expected(self) -> Fraction | None:
        """The average number of rolls to reach the end if they repeat forever in this order.

        It is None if the end is never reached. For each number of figures left, the number of rolls still to come is a line a + b·x, where
        x is that number at the start of the sequence. At the start itself the line equals x. Raises TutorError if the fraction would be too
        long.
        """
        if not self.eventually:
            return None
        whole = next(n for n in range(1, len(self.throws) + 1) if self.throws[:n] * (len(self.throws) // n) == self.throws)
        throws = self.throws[:whole]
        needed = _needed(self.figures, self.until)
        _check_length(throws, needed)
        known = [[ZERO] * whole]
        for left in range(1, needed + 1):
            a, b = ZERO, Fraction(1)
            lines = []
            for k in reversed(range(whole)):
                others = ((known[max(left - n, 0)][(k + 1) % whole], chance) for n, chance in throws[k].items() if n)
                a, b = 1 + sum((value * chance for value, chance in others), throws[k][0] * a), throws[k][0] * b
                lines.append((a, b))
            x = a / (1 - b)
            known.append([a + b * x for a, b in reversed(lines)])
        return known[needed][0]

    def to_json(self) -> dict[str, Any]:
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


def _needed(figures: int, until: str) -> int:
    return 1 if until == FIGURE else figures


def volleys(throws: Iterable[Distribution[int]], figures: int, until: str = GONE) -> Volleys:
    """Return the results of repeated rolls at a unit of ``figures`` (1 to 100).

    Each roll is given by the number of figures it takes. Raises TutorError for invalid numbers and words, and for more rolls than can be
    computed exactly.
    """
    each = tuple(throws)
    whole_number("attacks", len(each), 1)
    figures = whole_number("figures", figures, 1, MOST_FIGURES)
    one_of("until", until, GOALS)
    _check_length(each, 1)
    end = _needed(figures, until)
    rows = [{0: Fraction(1)}]
    for throw in each:
        then: dict[int, Fraction] = {}
        for lost, chance in rows[-1].items():
            for n, part in throw.items() if lost < end else ((0, Fraction(1)),):
                now = min(lost + n, figures)
                then[now] = then.get(now, ZERO) + chance * part
        rows.append(then)
    after = tuple(map(Distribution, rows))
    return Volleys(each, figures, until, after, tuple(row.at_least(end) for row in after))


def _check_length(throws: tuple[Distribution[int], ...], rounds: int) -> None:
    """Raise TutorError if the longest fraction has too many digits."""
    if rounds * sum(log10(lcm(*(chance.denominator for chance in throw.values()))) for throw in throws) > MOST_DIGITS:
        raise TutorError(Text("odds-long", {"attacks": len(throws)}))


def sampler(found: Volleys, measure: str = "chance") -> Callable[[Random], float]:
    """Return a function for ``simulate`` that runs these rolls once.

    ``measure`` is "chance" (whether the end is reached), "made" (rolls), or "lost" (figures).
    """
    one_of("measure", measure, ("chance", "made", "lost"))
    rows = [(list(throw), list(map(float, throw.values()))) for throw in found.throws]
    end = _needed(found.figures, found.until)

    def run(rng: Random) -> float:
        lost = made = 0
        for outcomes, weights in rows:
            if lost >= end:
                break
            lost += rng.choices(outcomes, weights)[0]
            made += 1
        return {"chance": lost >= end, "made": made, "lost": min(lost, found.figures)}[measure]

    return run
