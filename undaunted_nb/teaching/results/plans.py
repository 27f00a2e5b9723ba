"""Plans for a turn, ready to display: comparisons, the best plan, Attack or Suppress, and the targets of a Blast.

All of this uses both hands and the decks. It is a teacher's view, never a player's.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from math import hypot
from typing import TYPE_CHECKING

from undaunted_nb.engine.errors import MissingPartError, TutorError
from undaunted_nb.engine.position import Position
from undaunted_nb.engine.text import Text, excerpt
from undaunted_nb.i18n import decimal, percent
from undaunted_nb.kit import registry
from undaunted_nb.kit.chances import Blasts, Choices
from undaunted_nb.play.game import Game
from undaunted_nb.probability import volleys
from undaunted_nb.probability.number_format import fixed
from undaunted_nb.search import best_plan as best
from undaunted_nb.search import plan as core

from ..display.chart_mixin import ChartMixin, draw
from ..display.display import Grid, Page, Steps, chances, exact, fraction
from .distribution import Distribution
from .losses import SimulatedMean
from .odds import position_of
from .spread import Spreading, notes

if TYPE_CHECKING:
    from undaunted_nb.kit.chances import Aim, AreaShot
    from undaunted_nb.kit.chances import Choice as TargetChoice

    from ..charts.chart import Chart


def read_goal(position: Position, goal: object) -> Aim[Position, object]:
    """Return a goal as its game reads it. Raises TutorError for other values than text."""
    if not isinstance(goal, str):
        raise TutorError(Text("plan-no-goal"))
    return registry.system(position.system).odds.aim(position, goal)


# ---------------------------------------------------------------- comparisons of plans


@dataclass(frozen=True, slots=True, repr=False)
class Plans(ChartMixin):
    """Plans by their chance to reach a goal, the better ones first.

    ``errors`` has the standard error of each simulated plan.
    """

    goal: Text
    comparison: core.Comparison
    errors: Mapping[str, float] = field(hash=False)
    idle: tuple[tuple[str, str], ...] = ()

    @property
    def best(self) -> tuple[str, ...]:
        """The best plan, or several if they are equal."""
        return self.comparison.best

    @property
    def lead(self) -> Fraction:
        """The lead of the best plan over the next one (0 if all are equal)."""
        return self.comparison.lead

    def chance(self, plan: str) -> Fraction:
        """Return the probability of a ``plan``, given by its name. For simulated plans it is the share of successes."""
        return dict(self.comparison.chances)[plan]

    @property
    def columns(self) -> tuple[str, ...]:
        return "plan", "exact", "chance", "percent", "standard_error", "best"

    def rows(self) -> Iterable[tuple[object, ...]]:
        return [(name, *chances(chance), self.errors.get(name, 0.0), name in self.best) for name, chance in self.comparison.chances]

    def page(self) -> Page:
        if self.errors:
            head = (Text("column-plan"), Text("column-percent"), Text("column-standard_error"))
            rows = [(name, percent(chance), decimal(f"± {fixed(100 * self.errors[name], 1)}")) for name, chance in self.comparison.chances]
        else:
            head = (Text("column-plan"), Text("column-percent"), Text("column-exact"))
            rows = [(name, percent(chance), fraction(chance)) for name, chance in self.comparison.chances]
        idle = [Text("plans-idle", {"plan": name, "line": line}) for name, line in self.idle]
        return Page(Text("plans-title", {"goal": self.goal}), [Grid(head, rows), self.verdict, *idle, Text("plans-view")])

    @property
    def verdict(self) -> Text:
        """The better plan and its lead, in words."""
        if not self.lead:
            return Text("plans-equal", {"n": len(self.best)})
        points = decimal(fixed(100 * self.lead, 1))
        if self.errors and self._unsure():
            return Text("plans-unsure", {"points": points})
        return Text("plans-better", {"names": list(self.best), "n": len(self.best), "points": points})

    def _unsure(self) -> bool:
        """Return whether the two best plans differ by less than two standard errors of their difference."""
        (first, a), (second, b) = ((name, float(chance)) for name, chance in self.comparison.chances[:2])
        return a - b < 2 * hypot(self.errors[first], self.errors[second])

    def _draw(self) -> Chart:
        """Return a bar per plan."""
        return draw("charts.probability_bars", self, "plan")


def plans(
    game: Game | Position,
    plans: Mapping[str, str | Sequence[str]],
    goal: str,
    *,
    n: int = 0,
    seed: int = 0,
    limit: int | None = None,
) -> Plans:
    """Compare plans by their probability to reach a goal.

    A plan skips lines that are illegal when their turn comes, and it ends once the goal is reached.

    Args:
        game: A game or position.
        plans: Each plan by name: a list of lines in notation, or one text with line breaks.
        goal: The goal, such as ``"card DE Riflemen B"`` (they lose a card).
        n: The number of simulated runs (default: 0, an exact answer).
        seed: The seed of the simulation.
        limit: The maximum number of positions for an exact answer (default: as many as take about two seconds).

    Raises:
        TutorError: A plan or the goal is not valid.
        TooLongError: An exact answer needs more positions than ``limit``.

    Example:
        >>> game = un.new_game("normandy/hills", seed=10)
        >>> for line in ("US: initiative Machine Gunner A", "DE: initiative Fog of War"):
        ...     _ = game.play(line)
        >>> shots = ["Machine Gunner A: attack DE Riflemen B", "Rifleman A: attack DE Riflemen B"]
        >>> found = un.plans(game, {"one": shots[:1], "two": shots}, goal="card DE Riflemen B")
        >>> found.best, found.chance("one")
        (('two',), Fraction(51, 100))

    """
    position = position_of(game)
    aim = read_goal(position, goal)
    if not isinstance(plans, Mapping):
        raise TutorError(Text("error-by-name", {"example": '{"A": ["…", "…"], "B": ["…"]}', "value": excerpt(plans)}))
    if not plans:
        raise TutorError(Text("plan-empty"))
    if n:
        trials_by_name = {name: core.simulate_plan(position, plan, goal, until=goal, n=n, seed=seed) for name, plan in plans.items()}
        ranking = sorted(((name, Fraction(trials.counts[0], n)) for name, trials in trials_by_name.items()), key=lambda item: -item[1])
        errors = {name: trials.share_of().standard_error for name, trials in trials_by_name.items()}
        return Plans(aim.text, core.Comparison(aim.words, tuple(ranking)), errors)
    outcomes = {name: core.follow(position, plan, goal, until=goal, limit=limit) for name, plan in plans.items()}
    idle = tuple(
        (name, line) for name, plan in outcomes.items() for line, chance in zip(plan.plan, plan.line_chances, strict=True) if not chance
    )
    return Plans(aim.text, core.compare(outcomes), {}, idle)


# ---------------------------------------------------------------- best plan


@dataclass(frozen=True, slots=True, repr=False)
class BestPlan(ChartMixin):
    """The best chance to reach a goal in this turn.

    ``line`` holds the actions that do not depend on the dice. ``found`` holds all results of search/plan.py.
    """

    position: Position
    goal: Text
    found: best.Best = field(hash=False)

    @property
    def probability(self) -> Fraction:
        """The exact chance."""
        return self.found.chance

    @property
    def at_most(self) -> Fraction:
        """An upper bound of the chance. It equals ``probability`` if the search was complete."""
        return self.found.at_most

    @property
    def line(self) -> tuple[str, ...]:
        """The actions of the plan in order."""
        return self.found.line

    def simulate(self, n: int = 10_000, seed: int = 0) -> SimulatedMean:
        """Simulate the plan with dice.

        Args:
            n: The number of runs, 2 to 100,000,000.
            seed: The seed of the dice.

        Returns:
            The mean and its standard error, with the exact value.

        Raises:
            TutorError: A number is not valid.

        """
        return SimulatedMean(best.simulate_best(self.position, self.found, n=n, seed=seed).share_of(), self.probability, share=True)

    @property
    def columns(self) -> tuple[str, ...]:
        return "goal", "exact", "chance", "percent", "plan"

    def rows(self) -> Iterable[tuple[object, ...]]:
        return [(self.found.goal, *chances(self.probability), "\n".join(self.line))]

    def page(self) -> Page:
        sentence = Text("plans-best", {"goal": self.goal, "percent": percent(self.probability), "exact": exact(self.probability)})
        lines = Steps([Text("plain", {"text": line}) for line in self.line])
        how = [lines, Text("plans-then")] if self.line else [Text("plans-nothing")]
        bounds = [] if self.found.exact else [Text("plans-at-most", {"percent": percent(self.at_most)})]
        return Page(Text("plans-title", {"goal": self.goal}), [sentence, *bounds, *how, Text("plans-view")])

    def _draw(self) -> Chart:
        """Return the chance as a bar."""
        return draw("charts.probability_bars", self, "goal")


def best_plan(
    game: Game | Position, goal: str, *, kinds: Iterable[str] = (), limit: int | None = None, seconds: float = best.SECONDS
) -> BestPlan:
    """Find the best plan of the side to act for a goal in this turn.

    If the time is too short for a complete search, the answer is the best plan found so far with an upper bound, ``at_most``.

    Args:
        game: A game or position.
        goal: The goal, such as ``"card DE Riflemen B"``.
        kinds: Kinds of actions to search, such as ``["battle"]`` (default: all).
        limit: The maximum number of positions, instead of the time limit. The answer is then the same on every machine.
        seconds: The approximate time limit in seconds.

    Raises:
        TutorError: The goal is not valid, or no side is taking its turn.

    Example:
        >>> game = un.new_game("memoir44/first-shots", seed=7)
        >>> for line in ("play Attack Center", "order F3"):
        ...     _ = game.play(line)
        >>> best = un.best_plan(game, "medals 1 allies", limit=2000)
        >>> 0 < best.simulate(100, seed=1).mean < 1
        True
        >>> best.line
        ('order H3', 'move F3 f4', 'move H3 g4', 'battle f4 G5')

    """
    position = position_of(game)
    aim = read_goal(position, goal)
    return BestPlan(position, aim.text, best.best(position, goal, kinds=kinds, limit=limit, seconds=seconds))


# ---------------------------------------------------------------- Attack or Suppress


SHARES = ("gone", "driven")
"""The measures that are chances."""


def format_measure(way: object, measure: str) -> str:
    """Return a measure of an attack as tables and charts show it: a chance in percent, or an average."""
    value = getattr(way, measure)
    return percent(value) if measure in SHARES else decimal(fixed(value, 2))


@dataclass(frozen=True, slots=True, repr=False)
class Choice(ChartMixin):
    """Every attack on a unit now, with the enemy's losses: cards permanently, actions in this round."""

    choice: TargetChoice

    chart_text_key = "chart-choice-about"

    @property
    def measures(self) -> tuple[str, ...]:
        """The measures to compare besides the chance."""
        return self.choice.MEASURES[1:]

    @property
    def columns(self) -> tuple[str, ...]:
        return "action", "kind", "dice", "defense", "exact", "chance", "percent", *self.measures

    def rows(self) -> Iterable[tuple[object, ...]]:
        for way in self.choice.ways:
            averages = (float(getattr(way, name)) for name in self.measures)
            yield way.attack.line, way.attack.kind, way.attack.odds.dice, way.attack.odds.defense, *chances(way.chance), *averages

    def page(self) -> Page:
        head = tuple(Text(f"column-{name}") for name in ("action", "percent", *self.measures))
        rows = [(way.attack.line, percent(way.chance), *(format_measure(way, name) for name in self.measures)) for way in self.choice.ways]
        best = [
            Text("choice-best", {"measure": Text(f"choice-{name}"), "names": [way.attack.line for way in ways], "n": len(ways)})
            for name in ("cards", "actions")
            if getattr((ways := self.choice.best(name))[0], name)
        ]
        notes = (*best, Text("choice-about"), Text("plans-view"))
        return Page(Text("choice-title", {"counter": self.choice.target}), [Grid(head, rows), *notes])

    def _draw(self) -> Chart:
        """Return the losses from each attack side by side."""
        return draw("charts.choices", self, format_measure)


@dataclass(frozen=True, slots=True, repr=False)
class Volleys(ChartMixin, Spreading):
    """Attacks on units of several figures side by side: the chances to eliminate the unit or drive it off, average figures and medals."""

    choice: volleys.Choice

    chart_text_key = "chart-volleys-about"
    measures = volleys.MEASURES[1:]

    @property
    def columns(self) -> tuple[str, ...]:
        return "action", "kind", "dice", "exact", "chance", "percent", *self.measures

    def rows(self) -> Iterable[tuple[object, ...]]:
        for way in self.choice.ways:
            measures = (float(getattr(way, name)) for name in self.measures)
            yield way.line, way.line.partition(" ")[0], way.dice, *chances(way.chance), *measures

    def page(self) -> Page:
        head = (Text("column-action"), Text("volley-dice"), *(Text(f"column-{name}") for name in ("percent", *self.measures)))
        rows = [
            (way.line, str(way.dice), percent(way.chance), *(format_measure(way, name) for name in self.measures))
            for way in self.choice.ways
        ]
        leads = [lead for name in self.measures if (lead := self._best(name))]
        assumptions = dict.fromkeys(text.key for way in self.choice.ways for text in way.assumes)
        return Page(Text("volleys-compared"), [Grid(head, rows), *leads, *notes(self.distributions), *map(Text, assumptions)])

    @property
    def distributions(self) -> tuple[Distribution, ...]:
        """The figures that each attack takes."""
        return tuple(Distribution(way.lost, way.line, Text("spread-figures-by", {"line": way.line})) for way in self.choice.ways)

    def _best(self, measure: str) -> Text | None:
        """Return the best attacks by a measure and their lead, or None if all are equal."""
        ways, lead = self.choice.best(measure), self.choice.lead(measure)
        if not lead:
            return None
        params = {"measure": Text(f"column-{measure}"), "names": [way.line for way in ways], "n": len(ways)}
        share = measure in SHARES
        return Text("volleys-best", {**params, "lead": decimal(fixed(100 * lead, 1) if share else fixed(lead, 2)), "share": share})

    def _draw(self) -> Chart:
        """Return the results of each attack side by side."""
        return draw("charts.choices", self, format_measure)


def choice(game: Game | Position, target: str | Sequence[str]) -> Choice | Volleys:
    """Compare every attack on a unit now.

    If units have figures, you can also compare attacks on several targets: ``un.choice(game, ["battle F3 G5", "battle D3 E5"])``.

    Args:
        game: A game or position.
        target: The target, such as ``"DE Riflemen B"`` or ``"G5"``, or several attacks in notation.

    Raises:
        TutorError: The target is not valid, or nothing can attack it.

    Example:
        >>> game = un.new_game("normandy/hills", seed=10)
        >>> for line in ("US: initiative Machine Gunner A", "DE: initiative Fog of War"):
        ...     _ = game.play(line)
        >>> un.choice(game, "DE Riflemen B").records()[0]["action"]
        'Rifleman A: attack DE Riflemen B'

    """
    position = position_of(game)
    model = registry.system(position.system).odds
    if not isinstance(model, Choices):
        raise MissingPartError("odds")
    comparison = model.choice(position, target)
    return Volleys(comparison) if isinstance(comparison, volleys.Choice) else Choice(comparison)


# ---------------------------------------------------------------- Blast


@dataclass(frozen=True, slots=True, repr=False)
class Blast(ChartMixin, Spreading):
    """A Blast at every counter on a tile: the chance to hit each counter, and each set of counters together."""

    blast: AreaShot

    @property
    def columns(self) -> tuple[str, ...]:
        return "counter", "own", "dice", "defense", "exact", "chance", "percent"

    def rows(self) -> Iterable[tuple[object, ...]]:
        result = self.blast
        return [
            (name, name in result.own, shot.dice, shot.defense, *chances(result.chance(name)))
            for name, shot in ((counter.target, counter.odds) for counter in result.targets)
        ]

    def page(self) -> Page:
        result = self.blast
        head = tuple(Text(f"column-{name}") for name in ("counter", "whose", "defense", "percent", "exact"))
        rows = []
        for counter in result.targets:
            owner = Text("teach-blast-own" if counter.target in result.own else "teach-blast-enemy")
            rows.append(
                (
                    counter.target,
                    owner,
                    str(counter.odds.defense),
                    percent(result.chance(counter.target)),
                    fraction(result.chance(counter.target)),
                )
            )
        sets = [
            (", ".join(hit) if hit else Text("teach-blast-nobody"), percent(chance), fraction(chance))
            for hit, chance in result.joint.items()
        ]
        any_hit = Text("teach-blast-any", {"enemy": percent(result.any_enemy), "own": percent(result.any_own), "some": bool(result.own)})
        joint = Grid((Text("teach-blast-set"), Text("column-percent"), Text("column-exact")), sets)
        title = Text("teach-blast-title", {"line": result.line, "tile": result.tile})
        return Page(title, [Grid(head, rows), any_hit, joint, *notes(self.distributions)])

    @property
    def counters(self) -> Distribution:
        """The number of counters hit."""
        return Distribution(self.blast.joint.map(len), "counters", Text("spread-counters"))

    @property
    def distributions(self) -> tuple[Distribution, ...]:
        """The number of counters hit."""
        return (self.counters,)

    def _draw(self) -> Chart:
        """Return a bar per counter. Your own counters look different."""
        return draw("charts.probability_bars", self, "counter", own=True)


def blast(game: Game | Position, action: str, order: Sequence[str] = ()) -> Blast:
    """Return the odds of a Blast.

    Args:
        game: A game or position.
        action: The Blast in notation, such as ``"Mortar: blast"``.
        order: The counters in the order of their rolls (default: the order on the tile).

    Raises:
        NotationError: ``action`` is not valid notation.
        IllegalActionError: ``action`` is not a legal Blast.
        TutorError: The game has no Blast, or the order does not fit.

    Example:
        >>> game = un.new_game("normandy/mortar", seed=8)
        >>> for line in ("US: initiative Fog of War", "DE: initiative Fog of War", "Mortar: target 16A"):
        ...     _ = game.play(line)
        >>> [row["counter"] for row in un.blast(game, "Mortar: blast").records()]
        ['DE Riflemen A', 'DE Riflemen B']

    """
    position = position_of(game)
    model = registry.system(position.system).odds
    if not isinstance(model, Blasts):
        raise TutorError(Text("plan-no-blast", {"line": action[:60]}))
    return Blast(model.blast(position, action, order))
