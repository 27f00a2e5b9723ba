"""Exact results of a plan by searching with the engine, or simulated results if that takes too long (the best plan: ``best_plan.py``).

Everything here uses the whole position, including both hands. It is a teacher's view and never a player's. A plan is a list of lines in the
game's notation. A line that is not legal when its time comes is skipped. ``LINE if GOAL`` is played only once the goal has been reached,
``LINE unless GOAL`` only while it has not. The game system defines the goals (``OddsModel.aim``). A goal that has been reached once counts,
even if it is lost later.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from random import Random

from undaunted_nb.engine.action import CHANCE, Action
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.json_values import JsonObject
from undaunted_nb.engine.position import Position
from undaunted_nb.engine.text import Text, excerpt
from undaunted_nb.files.checker import hint
from undaunted_nb.kit import registry
from undaunted_nb.kit.chances import Aim, OddsModel
from undaunted_nb.probability.arguments import whole_number
from undaunted_nb.probability.distribution import ZERO, Distribution
from undaunted_nb.probability.sampling import Simulation
from undaunted_nb.probability.seeds import check_seed

MOST = 100_000_000
"""The largest limit that can be asked for."""
WALKS = 1_000_000
"""The maximum number of runs of a simulation."""
CACHE_SIZE = 50_000
"""The number of steps that a simulation caches."""

ONE = Fraction(1)


class TooLongError(TutorError):
    """An exact answer needs more positions than allowed. The text suggests an alternative."""

    def __init__(self, key: str, limit: int, **params: object) -> None:
        super().__init__(Text(key, {"limit": limit, **params}))
        self.limit = limit


def odds_of(position: Position) -> OddsModel[Position, object]:
    return registry.system(position.system).odds


def _limit(odds: OddsModel[Position, object], position: Position, limit: int | None) -> int:
    """Return the requested number of positions, or the game's default."""
    if limit is None:
        return odds.limit(position)
    return whole_number("limit", limit, 1, MOST)


# ---------------------------------------------------------------- plans


@dataclass(frozen=True, slots=True)
class Step:
    """A line of a plan, and the goal (by number, -1: none) that must, or must not, have been reached for it."""

    line: str
    needs: int = -1
    unless: int = -1


@dataclass(frozen=True, slots=True)
class Script:
    """A plan as it is carried out: its steps, all goals that it looks at (those asked for first), and the one that ends it (-1: none)."""

    steps: tuple[Step, ...]
    aims: tuple[Aim[Position, object], ...]
    until: int

    def mark_reached(self, position: Position, before: int) -> int:
        """Return the goals reached by now, one bit each."""
        return before | sum(1 << i for i, aim in enumerate(self.aims) if not before >> i & 1 and aim.is_reached(position))

    def next(self, odds: OddsModel[Position, object], position: Position, line: int, marks: int) -> tuple[Action, int, int] | None:
        """Return the next action, its line (-1: none), and the next place in the plan, or None at its end."""
        if position.outcome or (self.until >= 0 and marks >> self.until & 1):
            return None
        automatic = odds.automatic_action(position)
        for i in range(line, len(self.steps)):
            step = self.steps[i]
            if (step.needs < 0 or marks >> step.needs & 1) and not (step.unless >= 0 and marks >> step.unless & 1):
                action = position.parse(step.line)
                if position.check(action).legal:
                    return action, i, i + 1
            if automatic:
                break
        return (automatic, -1, line) if automatic else None


def read_script(position: Position, plan: str | Sequence[str], goals: str | Sequence[str], until: str) -> tuple[Script, int]:
    """Parse a plan and return it with the number of requested goals. Raises TutorError if it cannot be read."""
    wishes = [goals] if isinstance(goals, str) else list(goals)
    value: object = plan
    if not isinstance(value, Iterable) or not all(isinstance(line, str) for line in plan):
        raise TutorError(Text("plan-lines", {"value": excerpt(plan)}))
    lines = [line.strip() for line in (plan.replace(";", "\n").splitlines() if isinstance(plan, str) else plan)]
    lines = [line for line in lines if line]
    if not lines:
        raise TutorError(Text("plan-empty"))
    if not wishes:
        raise TutorError(Text("plan-no-goal"))
    odds, aims = odds_of(position), list[Aim[Position, object]]()

    def number(words: str) -> int:
        aim = odds.aim(position, words)
        known = [i for i, other in enumerate(aims) if other.words == aim.words]
        if not known:
            aims.append(aim)
        return known[0] if known else len(aims) - 1

    for words in wishes:
        number(words)
    count = len(aims)
    steps = []
    for line in lines:
        rest, _, unless = line.partition(" unless ")
        rest, _, needs = rest.partition(" if ")
        position.parse(rest)  # an unreadable line is a typing error, not a line to skip
        steps.append(Step(rest.strip(), number(needs) if needs else -1, number(unless) if unless else -1))
    return Script(tuple(steps), tuple(aims), number(until) if until else -1), count


@dataclass(frozen=True, slots=True)
class PlanOdds:
    """The exact results of a plan.

    ``ends`` holds the chance of each set of goals (as a tuple of their words, in the order of ``goals``) that has been reached when the
    plan is over, ``played`` the chance of each line to be played at all, and ``positions`` the number of positions visited.
    """

    plan: tuple[str, ...]
    goals: tuple[str, ...]
    ends: Distribution[tuple[str, ...]]
    line_chances: tuple[Fraction, ...]
    positions: int

    def chance(self, goal: str = "") -> Fraction:
        """Return the chance that a goal is reached (default: the first one). Raises TutorError for a goal that was not requested."""
        name = _goal(goal, self.goals)
        return self.ends.chance(lambda names: name in names)

    def to_json(self) -> JsonObject:
        """Return plain values, with chances as text ("51/100")."""
        return {
            "plan": list(self.plan),
            "chances": {goal: str(self.chance(goal)) for goal in self.goals},
            "ends": [{"reached": list(names), "chance": str(chance)} for names, chance in self.ends.items()],
            "played": [str(chance) for chance in self.line_chances],
            "positions": self.positions,
        }


def _goal(words: str, goals: tuple[str, ...]) -> str:
    key = " ".join(words.split()).casefold()
    match = next((goal for goal in goals if goal.casefold() == key or not key), None)
    if match is None:
        raise TutorError(Text("plan-goal-not-asked", {"name": words[:60], "hint": hint(words, goals)}))
    return match


def follow(
    position: Position, plan: str | Sequence[str], goals: str | Sequence[str], *, until: str = "", limit: int | None = None
) -> PlanOdds:
    """Return the exact results of ``plan`` from ``position`` on, for one goal or several at once.

    If the plan is one text, line breaks or semicolons separate its lines. With ``until`` it ends as soon as that goal is reached. Raises
    NotationError or TutorError if it cannot be read, and TooLongError beyond ``limit`` positions (None: about two seconds' worth).
    """
    odds = odds_of(position)
    limit = _limit(odds, position, limit)
    script, count = read_script(position, plan, goals, until)
    line_chances = [ZERO] * len(script.steps)
    ends: dict[int, Fraction] = {}
    visited = 0
    front: dict[tuple[Position, int, int], Fraction] = {(position, 0, script.mark_reached(position, 0)): ONE}
    while front:
        after: dict[tuple[Position, int, int], Fraction] = {}
        for (p, place, marks), chance in front.items():
            if p.to_act == (CHANCE,) and not (script.until >= 0 and marks >> script.until & 1):
                results: Iterable[tuple[Position, Fraction]] = odds.outcomes(p)
                next_place = place
            else:
                step = script.next(odds, p, place, marks)
                if step is None:
                    ends[marks] = ends.get(marks, ZERO) + chance
                    continue
                action, line, next_place = step
                if line >= 0:
                    line_chances[line] += chance
                results = ((p.perform(action).after, ONE),)
            for q, part in results:
                visited += 1
                state = q, next_place, script.mark_reached(q, marks)
                after[state] = after.get(state, ZERO) + chance * part
        if visited > limit:
            raise TooLongError("plan-too-long", limit)
        front = after
    words = tuple(aim.words for aim in script.aims[:count])
    named = Distribution((tuple(w for i, w in enumerate(words) if bits >> i & 1), chance) for bits, chance in ends.items())
    return PlanOdds(tuple(step.line for step in script.steps), words, named, tuple(line_chances), visited)


# ---------------------------------------------------------------- simulated plans


@dataclass(frozen=True, slots=True)
class Trials:
    """The results of many runs: how often each goal was reached."""

    plan: tuple[str, ...]
    goals: tuple[str, ...]
    n: int
    seed: int
    counts: tuple[int, ...]

    def share_of(self, goal: str = "") -> Simulation:
        """Return the share of runs that reached a goal (default: the first one), with its standard error."""
        mean = self.counts[self.goals.index(_goal(goal, self.goals))] / self.n
        return Simulation(self.n, mean, (mean * (1 - mean) / (self.n - 1)) ** 0.5)

    def to_json(self) -> JsonObject:
        """Return the shares and their errors as decimals."""
        return {
            "plan": list(self.plan),
            "chances": {goal: self.share_of(goal).to_json() for goal in self.goals},
            "n": self.n,
            "seed": self.seed,
        }


def simulate_plan(
    position: Position,
    plan: str | Sequence[str],
    goals: str | Sequence[str],
    *,
    until: str = "",
    n: int = 10_000,
    seed: int = 0,
) -> Trials:
    """Estimate the results of ``follow`` by playing the plan ``n`` times with random dice. Raises the same errors except TooLongError."""
    odds = odds_of(position)
    script, count = read_script(position, plan, goals, until)
    decide = lru_cache(CACHE_SIZE)(lambda p, place, marks: script.next(odds, p, place, marks))
    lines = tuple(step.line for step in script.steps)
    return run_trials(position, lines, script, count, decide, n, seed)


def run_trials(
    position: Position,
    plan: tuple[str, ...],
    script: Script,
    count: int,
    decide: Callable[[Position, int, int], tuple[Action, int, int] | None],
    n: int,
    seed: int,
) -> Trials:
    n = whole_number("n", n, 2, WALKS)
    seed = check_seed(seed)
    rng, counts = Random(seed), [0] * count
    perform = lru_cache(CACHE_SIZE)(lambda p, action: p.perform(action).after)
    for _ in range(n):
        p, place, marks = position, 0, script.mark_reached(position, 0)
        while True:
            if p.to_act == (CHANCE,) and not (script.until >= 0 and marks >> script.until & 1):
                p = perform(p, p.sample(rng))
            else:
                step = decide(p, place, marks)
                if step is None:
                    break
                action, _, place = step
                p = perform(p, action)
            marks = script.mark_reached(p, marks)
        for i in range(count):
            counts[i] += marks >> i & 1
    return Trials(plan, tuple(aim.words for aim in script.aims[:count]), n, seed, tuple(counts))


# ---------------------------------------------------------------- comparison of plans


@dataclass(frozen=True, slots=True)
class Comparison:
    """Plans by their chance to reach a goal, the better ones first."""

    goal: str
    chances: tuple[tuple[str, Fraction], ...]

    @property
    def best(self) -> tuple[str, ...]:
        """The best plan, or several if they are equal."""
        return tuple(name for name, chance in self.chances if chance == self.chances[0][1])

    @property
    def lead(self) -> Fraction:
        """The lead of the best over the next one (0 if all are equal)."""
        return next((self.chances[0][1] - chance for _, chance in self.chances if chance != self.chances[0][1]), ZERO)

    def to_json(self) -> JsonObject:
        """Return plain values, with chances as text ("51/100")."""
        chances = {name: str(chance) for name, chance in self.chances}
        return {"goal": self.goal, "chances": chances, "best": list(self.best), "lead": str(self.lead)}


def compare(plans: Mapping[str, PlanOdds], goal: str = "") -> Comparison:
    """Compare several plans (by name) for a goal and return the best and its lead.

    Without ``goal``, their first one is used. Raises TutorError if no plan is given or one of them does not include the goal.
    """
    if not plans:
        raise TutorError(Text("plan-empty"))
    compared_goal = _goal(goal, next(iter(plans.values())).goals)
    chances = [(name, plan.chance(compared_goal)) for name, plan in plans.items()]
    return Comparison(compared_goal, tuple(sorted(chances, key=lambda item: -item[1])))
