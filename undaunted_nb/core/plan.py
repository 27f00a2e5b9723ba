"""What a plan comes to: exact by walking through the engine, simulated where that takes too long (the best plan: ``best.py``).

Everything here looks at the whole position, both hands included: it is a teacher's view, never a player's. A plan is a list of lines in
the game's notation; a line that may not be played when its time comes is skipped. ``LINE if GOAL`` is played only once the goal has been
reached, ``LINE unless GOAL`` only while it has not. Which goals there are says the game system (``Reckoner.aim``); a goal that has been
reached once counts, whatever happens later.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple, Protocol, cast

from . import registry
from .action import CHANCE, Action
from .distribution import ZERO, Distribution
from .errors import TutorError
from .odds import whole_number
from .position import Position
from .seeds import MOST as MOST_SEED
from .sheet import hint
from .simulate import Simulation
from .text import Text

MOST = 100_000_000
"""The largest limit that can be asked for."""
WALKS = 1_000_000
"""How often a simulation may be run."""
REMEMBERED = 50_000
"""How many steps a simulation remembers, so as not to work out the same one again."""

ONE = Fraction(1)


class TooLongError(TutorError):
    """An exact answer would need more positions than were allowed; the text says what to do instead."""

    def __init__(self, key: str, limit: int, **params: object) -> None:
        super().__init__(Text(key, {"limit": limit, **params}))
        self.limit = limit


class Aim(NamedTuple):
    """A goal, read: its words and what it is called; ``left``, how many actions must still succeed, at the least, before a position has
    reached it (0: it has); the kinds of action that can matter for it; and what it is about, as the game system remembers it.
    """

    words: str
    text: Text
    left: Callable[[Any], int]
    kinds: frozenset[str]
    about: Any = None

    def reached(self, position: Any) -> bool:
        """Nothing is left to do."""
        return self.left(position) <= 0


class Reckoner(Protocol):
    """What the ``odds`` of a game system answer."""

    def limit(self, position: Any) -> int:
        """How many positions are walked to before an exact answer is given up: as many as take about two seconds in this game."""

    def aim(self, position: Any, words: str) -> Aim:
        """A goal as seen from ``position``. Raises TutorError for words that name none."""

    def outcomes(self, position: Any) -> tuple[tuple[Any, Fraction], ...]:
        """Where chance can lead from here, each different position once, with its exact chance."""

    def unsaid(self, position: Any) -> Action | None:
        """What is done here though no plan says so (the order of a volley, what the enemy answers); None where the plan has to go on."""

    def useful(self, position: Any, aim: Aim) -> tuple[Action, ...]:
        """The legal actions, of the kinds of the goal, that can matter for it in this turn; the more direct ones first."""

    def bound(self, position: Any, aim: Aim) -> Fraction:
        """A chance that the best way to play the rest of the turn cannot exceed (1 where nothing better is known)."""


def reckoner_of(position: Position) -> Reckoner:
    return cast("Reckoner", registry.system(position.system).odds)


def _limit(reckoner: Reckoner, position: Position, limit: int | None) -> int:
    """The number of positions that is asked for, or the game's own."""
    if limit is None:
        return reckoner.limit(position)
    whole_number("limit", limit, 1, MOST)
    return limit


# ---------------------------------------------------------------- plans


class Step(NamedTuple):
    """A line of a plan, and which goal (by number, -1 for none) must have been reached for it, or must not."""

    line: str
    needs: int = -1
    unless: int = -1


class Script(NamedTuple):
    """A plan as it is carried out: its steps, all goals that it looks at (those asked for first), and the one that ends it (-1: none)."""

    steps: tuple[Step, ...]
    aims: tuple[Aim, ...]
    until: int

    def reached(self, position: Position, before: int) -> int:
        """The goals reached by now, one bit each."""
        return before | sum(1 << i for i, aim in enumerate(self.aims) if not before >> i & 1 and aim.reached(position))

    def next(self, reckoner: Reckoner, position: Position, at: int, reached: int) -> tuple[Action, int, int] | None:
        """What is done now, which line says so (-1: none), and where the plan goes on; None at its end."""
        if position.outcome or (self.until >= 0 and reached >> self.until & 1):
            return None
        unsaid = reckoner.unsaid(position)
        for i in range(at, len(self.steps)):
            step = self.steps[i]
            if (step.needs < 0 or reached >> step.needs & 1) and not (step.unless >= 0 and reached >> step.unless & 1):
                action = position.parse(step.line)
                if position.check(action).legal:
                    return action, i, i + 1
            if unsaid:
                break
        return (unsaid, -1, at) if unsaid else None


def _script(position: Position, plan: str | Sequence[str], goals: str | Sequence[str], until: str) -> tuple[Script, int]:
    """The plan, read; and how many of its goals were asked for. Raises TutorError for what cannot be read."""
    asked = [goals] if isinstance(goals, str) else list(goals)
    lines = [line.strip() for line in (plan.replace(";", "\n").splitlines() if isinstance(plan, str) else plan)]
    lines = [line for line in lines if line]
    if not lines:
        raise TutorError(Text("plan-empty"))
    if not asked:
        raise TutorError(Text("plan-no-goal"))
    reckoner, aims = reckoner_of(position), list[Aim]()

    def number(words: str) -> int:
        aim = reckoner.aim(position, words)
        known = [i for i, other in enumerate(aims) if other.words == aim.words]
        if not known:
            aims.append(aim)
        return known[0] if known else len(aims) - 1

    for words in asked:
        number(words)
    count = len(aims)
    steps = []
    for line in lines:
        rest, _, unless = line.partition(" unless ")
        rest, _, needs = rest.partition(" if ")
        position.parse(rest)  # what cannot be read here is a slip of the pen, not a line to be skipped
        steps.append(Step(rest.strip(), number(needs) if needs else -1, number(unless) if unless else -1))
    return Script(tuple(steps), tuple(aims), number(until) if until else -1), count


class PlanOdds(NamedTuple):
    """What a plan comes to, exactly.

    ``ends`` holds the chance of each set of goals (as a tuple of their words, in the order of ``goals``) that has been reached when the
    plan is over; ``played`` the chance of each line to be played at all; ``positions`` how many were walked to.
    """

    plan: tuple[str, ...]
    goals: tuple[str, ...]
    ends: Distribution[tuple[str, ...]]
    played: tuple[Fraction, ...]
    positions: int

    def chance(self, goal: str = "") -> Fraction:
        """The chance that a goal is reached (the first one, where none is named). Raises TutorError for one that was not asked for."""
        wanted = _goal(goal, self.goals)
        return self.ends.chance(lambda reached: wanted in reached)

    def to_json(self) -> dict[str, Any]:
        """Chances as text, "51/100"."""
        return {
            "plan": list(self.plan),
            "chances": {goal: str(self.chance(goal)) for goal in self.goals},
            "ends": [{"reached": list(reached), "chance": str(chance)} for reached, chance in self.ends.items()],
            "played": [str(chance) for chance in self.played],
            "positions": self.positions,
        }


def _goal(words: str, goals: tuple[str, ...]) -> str:
    wanted = " ".join(words.split()).casefold()
    found = next((goal for goal in goals if goal.casefold() == wanted or not wanted), None)
    if found is None:
        raise TutorError(Text("plan-goal-not-asked", {"name": words[:60], "hint": hint(words, goals)}))
    return found


def follow(
    position: Position, plan: str | Sequence[str], goals: str | Sequence[str], *, until: str = "", limit: int | None = None
) -> PlanOdds:
    """What ``plan`` comes to from ``position`` on, exactly, for one goal or several at once.

    A plan that is one text has its lines separated by line breaks or semicolons. With ``until`` it ends as soon as that goal is reached.
    Raises NotationError or TutorError for what cannot be read, TooLongError beyond ``limit`` positions (None: those of two seconds).
    """
    reckoner = reckoner_of(position)
    limit = _limit(reckoner, position, limit)
    script, count = _script(position, plan, goals, until)
    played = [ZERO] * len(script.steps)
    ends: dict[int, Fraction] = {}
    walked = 0
    front: dict[tuple[Position, int, int], Fraction] = {(position, 0, script.reached(position, 0)): ONE}
    while front:
        after: dict[tuple[Position, int, int], Fraction] = {}
        for (p, at, reached), chance in front.items():
            if p.to_act == (CHANCE,) and not (script.until >= 0 and reached >> script.until & 1):
                found: Iterable[tuple[Position, Fraction]] = reckoner.outcomes(p)
                on = at
            else:
                step = script.next(reckoner, p, at, reached)
                if step is None:
                    ends[reached] = ends.get(reached, ZERO) + chance
                    continue
                action, line, on = step
                if line >= 0:
                    played[line] += chance
                found = ((p.perform(action).after, ONE),)
            for q, part in found:
                walked += 1
                state = q, on, script.reached(q, reached)
                after[state] = after.get(state, ZERO) + chance * part
        if walked > limit:
            raise TooLongError("plan-too-long", limit)
        front = after
    words = tuple(aim.words for aim in script.aims[:count])
    named = Distribution((tuple(w for i, w in enumerate(words) if reached >> i & 1), chance) for reached, chance in ends.items())
    return PlanOdds(tuple(step.line for step in script.steps), words, named, tuple(played), walked)


# ---------------------------------------------------------------- the same by trying


class Trials(NamedTuple):
    """What so many walks came to: how often each goal was reached."""

    plan: tuple[str, ...]
    goals: tuple[str, ...]
    n: int
    seed: int
    counts: tuple[int, ...]

    def of(self, goal: str = "") -> Simulation:
        """The share of walks that reached a goal (the first one, where none is named), with its standard error."""
        mean = self.counts[self.goals.index(_goal(goal, self.goals))] / self.n
        return Simulation(self.n, mean, (mean * (1 - mean) / (self.n - 1)) ** 0.5)

    def to_json(self) -> dict[str, Any]:
        """Shares and their errors as decimals."""
        return {"plan": list(self.plan), "chances": {goal: self.of(goal).to_json() for goal in self.goals}, "n": self.n, "seed": self.seed}


def simulate_plan(
    position: Position,
    plan: str | Sequence[str],
    goals: str | Sequence[str],
    *,
    until: str = "",
    n: int = 10_000,
    seed: int = 0,
) -> Trials:
    """The same question as ``follow``, answered by playing the plan ``n`` times with real dice. Raises the same errors but TooLongError."""
    reckoner = reckoner_of(position)
    script, count = _script(position, plan, goals, until)
    decide: Any = lru_cache(REMEMBERED)(lambda p, at, reached: script.next(reckoner, p, at, reached))
    lines = tuple(step.line for step in script.steps)
    return tried(position, lines, script, count, decide, n, seed)


def tried(
    position: Position,
    plan: tuple[str, ...],
    script: Script,
    count: int,
    decide: Callable[[Position, int, int], tuple[Action, int, int] | None],
    n: int,
    seed: int,
) -> Trials:
    whole_number("n", n, 2, WALKS)
    whole_number("seed", seed, 0, MOST_SEED)
    rng, counts = Random(seed), [0] * count
    perform: Any = lru_cache(REMEMBERED)(lambda p, action: p.perform(action).after)
    for _ in range(n):
        p, at, reached = position, 0, script.reached(position, 0)
        while True:
            if p.to_act == (CHANCE,) and not (script.until >= 0 and reached >> script.until & 1):
                p = perform(p, p.sample(rng))
            else:
                step = decide(p, at, reached)
                if step is None:
                    break
                action, _, at = step
                p = perform(p, action)
            reached = script.reached(p, reached)
        for i in range(count):
            counts[i] += reached >> i & 1
    return Trials(plan, tuple(aim.words for aim in script.aims[:count]), n, seed, tuple(counts))


# ---------------------------------------------------------------- plans side by side


class Comparison(NamedTuple):
    """Plans by their chance to reach a goal, the better ones first."""

    goal: str
    chances: tuple[tuple[str, Fraction], ...]

    @property
    def best(self) -> tuple[str, ...]:
        """The best plan; several where they are equal."""
        return tuple(name for name, chance in self.chances if chance == self.chances[0][1])

    @property
    def lead(self) -> Fraction:
        """By how much the best is better than the next one (0 where all are equal)."""
        return next((self.chances[0][1] - chance for _, chance in self.chances if chance != self.chances[0][1]), ZERO)

    def to_json(self) -> dict[str, Any]:
        """Chances as text, "51/100"."""
        chances = {name: str(chance) for name, chance in self.chances}
        return {"goal": self.goal, "chances": chances, "best": list(self.best), "lead": str(self.lead)}


def compare(plans: Mapping[str, PlanOdds], goal: str = "") -> Comparison:
    """Which of several plans (by name) is best for a goal (their first one, where none is named), and by how much.

    Raises TutorError where there is no plan, or the goal was not asked of one of them.
    """
    if not plans:
        raise TutorError(Text("plan-empty"))
    wanted = _goal(goal, next(iter(plans.values())).goals)
    found = [(name, plan.chance(wanted)) for name, plan in plans.items()]
    return Comparison(wanted, tuple(sorted(found, key=lambda item: -item[1])))
