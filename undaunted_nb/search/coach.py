"""The coach: the best actions of a side with their chances to win, which become more exact with each playout.

The coach uses only the View of the side, so cards that the side cannot see change nothing.

In a playout, both sides play on by the rules of thumb. It ends after the round with an estimate from what each side has. How often such a
lead wins depends on the scenario, and ``python -m tests.bench levels`` measures it. The error of a chance is its random error, and more
playouts make it smaller.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import ceil, exp, log, sqrt
from random import Random

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.position import Position
from undaunted_nb.engine.text import Text
from undaunted_nb.kit.registry import system as system_of
from undaunted_nb.play.opponent import View, resolve_chance
from undaunted_nb.probability.number_format import in_percent, nearest
from undaunted_nb.probability.sampling import SURE
from undaunted_nb.probability.stable_sum import add_numbers

from .heuristics import reason
from .planner import MOST, estimate_win, looked_at, played_on

HINT_ACTIONS = 3
"""The number of actions that a hint has at most."""
FIRST_CUT = 8
"""The number of playouts of each action before the worse half is dropped, as long as more than ``HINT_ACTIONS`` are left."""
PLAYOUTS = 600
"""The number of playouts after which a hint is good enough."""
STREAM = "coach"
"""The stream of random numbers. It differs from the stream of the game. Otherwise a hint could foresee the next dice."""
LEAST = 0.001
"""The least chance of something that can happen."""
USUAL = 0.25
"""The usual distance of a result from the mean."""
WIDEST = 0.5
"""The error of a chance before the first playout."""


@dataclass(frozen=True, slots=True)
class Level:
    """How often a lead wins in a scenario, on the scale of the logistic curve, for the first side.

    ``offset`` is the advantage of the first side in a position that looks even. ``slope`` is how much a lead counts.
    """

    offset: float
    slope: float = 1.0

    def chance(self, estimate: float, side: int) -> float:
        """Adjust an estimate to the scenario. Certain results do not change."""
        if estimate <= 0.0 or estimate >= 1.0:
            return estimate
        offset = -self.offset if side else self.offset
        return 1 / (1 + exp(-offset - self.slope * log(estimate / (1 - estimate))))


def level_of(p: Position) -> Level:
    """Return the level of a position's scenario. A scenario without a measured level counts as fair."""
    system, setup = system_of(p.system), p.setup
    if hasattr(system, "levels") and setup.name in (levels := system.levels.LEVELS):
        return Level(*levels[setup.name])
    even = estimate_win(system.new_position(setup.name), setup.sides[0])
    return Level(-log(even / (1 - even)))


@dataclass(frozen=True, slots=True)
class TriedAction:
    """An action, its chance to win, and the error: in 95 of 100 hints, the result of many more playouts is in this interval."""

    action: Action
    chance: float
    error: float

    @property
    def interval(self) -> tuple[float, float]:
        """The ends of the interval."""
        return max(self.chance - self.error, 0.0), min(self.chance + self.error, 1.0)


@dataclass(frozen=True, slots=True)
class Instead:
    """Another action, and the chance to win that it leads to."""

    action: Action
    chance: float


@dataclass(frozen=True, slots=True)
class Advice:
    """The best actions of a side so far, the best first, after a number of playouts.

    ``instead`` is the best of the other actions that are worse than the first one by more than the error (None: none is yet).
    """

    side: str
    best: tuple[TriedAction, ...]
    playouts: int
    instead: Instead | None = None


def mean(results: Sequence[float]) -> float:
    """Return the mean of some results."""
    return add_numbers(results) / len(results)


def error(results: Sequence[float]) -> float:
    """Return the half width of the 95% interval of the mean of some results from 0 to 1.

    A made-up result at a typical distance from the mean is added. Otherwise a few results that happen to be equal would have no error.
    """
    n, middle = len(results), mean(results)
    squares = add_numbers((result - middle) ** 2 for result in results) + USUAL**2
    return min(SURE * sqrt(squares) / n, WIDEST)


class Trial:
    """The tries of some actions. In each round, all actions are tried with the same hidden cards and the same dice.

    Args:
        view: What the side sees.
        seed: Gives the hidden cards and the dice.
        also: An action that is never dropped from the trial.
        most: The number of actions to try: the ones that look best.

    """

    def __init__(self, view: View, seed: int, also: Action | None = None, most: int = MOST) -> None:
        self.view, self.seed, self.also = view, seed, also
        world = view.deal_again()
        actions = list(looked_at(world, view.side, view.legal_actions))[:most]
        if also is not None and also not in actions:
            actions = [*actions[: most - 1], also]
        self.level, self.side = level_of(world), world.setup.sides.index(view.side)
        self.results: dict[Action, list[float]] = {action: [] for action in actions}
        self.left = actions
        self.certain: set[Action] = set()
        """The actions that end the game at once."""

    def playouts(self) -> Iterator[None]:
        """Try the actions, one playout at a time. First, look at all of them without playing on."""
        for action in self.left:
            self.results[action].append(self._looked_at(action))
        yield
        number = 0
        while open_actions := [action for action in self.left if action not in self.certain]:
            number += 1
            world = self.view.deal_again(Random(f"{STREAM}/{self.seed}/{number}"))
            for action in open_actions:
                rng = Random(f"{STREAM}/{self.seed}/{number}")
                estimate = played_on(world.perform(action).after, self.view.side, rng)
                self.results[action].append(self.level.chance(estimate, self.side))
                yield
            if number >= FIRST_CUT and len(self.left) > HINT_ACTIONS and not number & (number - 1):
                keep = max(HINT_ACTIONS, (len(self.left) + 1) // 2)
                best = sorted(self.left, key=lambda candidate: -mean(self.results[candidate]))[:keep]
                self.left = [action for action in self.left if action in best or action == self.also]

    def _looked_at(self, action: Action) -> float:
        rng = Random(f"{STREAM}/{self.seed}/0")
        p = self.view.deal_again(rng).perform(action).after
        if p.outcome:
            self.certain.add(action)
        return self.level.chance(estimate_win(resolve_chance(p, rng), self.view.side), self.side)

    def ranking(self) -> tuple[TriedAction, ...]:
        """Return the actions that are still tried, the best first."""
        actions = [
            TriedAction(action, mean(self.results[action]), 0.0 if action in self.certain else error(self.results[action]))
            for action in self.left
        ]
        return tuple(sorted(actions, key=lambda tried_action: -tried_action.chance))

    def gap(self, action: Action, other: Action) -> tuple[float, float]:
        """Return how much better one action is than another, and the error of that. Both meet the same cards and dice."""
        results, other_results = self.results[action], self.results[other]
        if self.certain & {action, other}:
            return mean(results) - mean(other_results), error(other_results)
        pairs = [
            result - other_result for result, other_result in zip(results, other_results, strict=False)
        ]  # an action that dropped out has fewer results
        return mean(pairs), 2 * error([(difference + 1) / 2 for difference in pairs])

    def instead(self, best: TriedAction) -> Instead | None:
        """Return the best of the other actions that are worse by more than the error, and by a whole percent."""
        for other in sorted(self.results.keys() - {best.action}, key=lambda action: (-mean(self.results[action]), action)):
            gap, spread = self.gap(best.action, other)
            chance = mean(self.results[other]) if other in self.left else max(best.chance - gap, 0.0)
            if gap > spread and nearest(in_percent(best.chance)) > nearest(in_percent(chance)):
                return Instead(other, chance)
        return None


def advise(view: View, seed: int = 0, playouts: int = PLAYOUTS) -> Iterator[Advice]:
    """Yield advice for a side that can act: first from a quick look, then after each playout, each more exact than the last.

    The same seed gives the same advice after the same number of playouts.
    """
    trial = Trial(view, seed)
    for number, _ in enumerate(trial.playouts()):
        best = trial.ranking()[:HINT_ACTIONS]
        yield Advice(view.side, best, number, trial.instead(best[0]))
        if number >= playouts:
            return


def why(view: View, action: Action) -> Text:
    """Return the reason for an action in terms of the rules, as one sentence to the side."""
    sentence = reason(view.deal_again(), action, view.side)
    return sentence._replace(key=f"{sentence.key}.hint") if sentence else Text("hint-tried")


def compare_in_words(reason: Text, advice: Advice, action: TriedAction, name: Callable[[Action], object]) -> Text:
    """Return the reason for an action, for the best one with the difference in numbers: "64% instead of 58%". ``name`` writes an action."""
    if advice.instead is None or action is not advice.best[0]:
        return reason
    chance, other = (
        in_percent(share if share in (0.0, 1.0) else min(max(share, LEAST), 1 - LEAST)) for share in (action.chance, advice.instead.chance)
    )
    return Text("hint-instead", {"why": reason, "chance": chance, "other": other, "action": name(advice.instead.action)})


def chance_text(action: TriedAction) -> Text:
    """Return the chance of an action with its error: "≈ 62% ± 5". A certain chance has no error."""
    return chance_words(action.chance, action.error)


def chance_words(chance: float, spread: float) -> Text:
    """Return a chance with its error, as ``said`` does."""
    if not spread:
        return Text("hint-certain", {"percent": in_percent(chance)})
    percent = in_percent(min(max(chance, LEAST), 1 - LEAST))
    return Text("hint-chance", {"percent": percent, "near": 0.5 <= percent < 99.5, "error": max(1, ceil(100 * spread))})
