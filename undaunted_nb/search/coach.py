"""The coach: the best actions of a side with their chances to win, which become more exact with each playout.

The coach uses only the View of the side, so cards that the side cannot see change nothing.

In a playout, both sides play on by the rules of thumb. It ends after the enemy's next turn with an estimate from what each side has. How
often such a lead wins depends on the scenario, and ``python -m tests.bench levels`` measures it. The error of a chance is its random error,
and more playouts make it smaller. They end as soon as they have decided between the actions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
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

from .best_plan import Turn, prove_first_actions
from .heuristics import sentence, thumb_of
from .planner import MOST, estimate_win, looked_at, play_to_reply

HINT_ACTIONS = 3
"""The number of actions that a hint has at most."""
FIRST_CUT = 8
"""The number of playouts of each action before the worse half is dropped, as long as more than ``HINT_ACTIONS`` are left."""
PLAYOUTS = 600
"""The number of playouts after which a hint is good enough."""
ABOUT_EQUAL = 0.03
"""Actions whose chances differ by less than this, error included, need no more playouts: you may play each of them."""
TOPICS = 2
"""The number of topics that a reason names at most."""
LEAST_GAIN = 0.1
"""The least that an action must have more of in a topic than the other actions on average, in points or medals."""
WIN_POSITIONS, WIN_PROOF = 600, 20_000
"""The most positions that the search for a certain win visits, in about a tenth of a second, and those of its proof for each action."""
WIN_DEALS = 3
"""The number of deals of the hidden cards in which a win must be certain."""
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
    topics: tuple[str, ...] = field(default=(), compare=False)
    """What the action leaves better than most of the others do, the best first."""

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

    ``even`` is how many of them, from the first, are about equal: their difference from the first is within its error (0: the first is
    better than all, or none was tried often enough). ``instead`` is the best of the other actions that are worse than the first one by more
    than the error (None: none is yet). ``wins`` are all first actions that win this turn for certain, as the exact search proves.
    """

    side: str
    best: tuple[TriedAction, ...]
    playouts: int
    instead: Instead | None = None
    even: int = 0
    wins: tuple[Action, ...] = ()


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
        only: The actions to try, all of them to the end (default: those that look best).

    """

    def __init__(self, view: View, seed: int, also: Action | None = None, most: int = MOST, only: Sequence[Action] = ()) -> None:
        self.view, self.seed, self.also, self.keeps_all = view, seed, also, bool(only)
        world = view.deal_again()
        actions = list(only) or list(looked_at(world, view.side, view.legal_actions))[:most]
        if also is not None and also not in actions:
            actions = [*actions[: most - 1], also]
        self.level, self.side = level_of(world), world.setup.sides.index(view.side)
        self.results: dict[Action, list[float]] = {action: [] for action in actions}
        self.left = actions
        self.certain: set[Action] = set()
        """The actions that end the game at once, or win it this turn for certain."""
        self.wins: tuple[Action, ...] = ()
        """All actions that win this turn for certain, as far as that was looked for."""
        self.topics: dict[Action, Counter[str]] = {action: Counter() for action in actions}
        """What the side has at the end of the playouts, by topic, added up."""

    def playouts(self) -> Iterator[None]:
        """Try the actions, one playout at a time. First, look at all of them without playing on."""
        for action in self.left:
            self.results[action].append(self._looked_at(action))
        yield
        if not self.keeps_all and (wins := find_wins(self.view)):
            self._prove(wins)
            yield
        number = 0
        while open_actions := [action for action in self.left if action not in self.certain]:
            number += 1
            world = self.view.deal_again(Random(f"{STREAM}/{self.seed}/{number}"))
            for action in open_actions:
                rng = Random(f"{STREAM}/{self.seed}/{number}")
                end = play_to_reply(world.perform(action).after, self.view.side, rng)
                self.results[action].append(self.level.chance(estimate_win(end, self.view.side), self.side))
                if number <= FIRST_CUT:
                    self.topics[action].update(thumb_of(end).topics(end, self.view.side))
                yield
            if not self.keeps_all and number >= FIRST_CUT and self.is_settled():
                return
            if not self.keeps_all and number >= FIRST_CUT and len(self.left) > HINT_ACTIONS and not number & (number - 1):
                keep = max(HINT_ACTIONS, (len(self.left) + 1) // 2)
                best = self.of_each_idea(sorted(self.left, key=lambda candidate: -mean(self.results[candidate])))[:keep]
                self.left = [action for action in self.left if action in best or action == self.also]

    def _prove(self, wins: Sequence[Action]) -> None:
        """Drop all actions but those that win for certain."""
        self.wins = tuple(looked_at(self.view.deal_again(), self.view.side, wins))
        self.left = [*self.wins, *(action for action in self.left if action == self.also and action not in wins)]
        self.certain.update(wins)
        self.results.update((action, [1.0]) for action in wins)

    def of_each_idea(self, actions: Iterable[Action]) -> list[Action]:
        """Return the first action of each idea: what a hint would call by one name is one idea."""
        alike, ideas = thumb_of(self.view.deal_again()).ALIKE, dict[object, Action]()
        for action in actions:
            ideas.setdefault((action.kind, action.card) if action.kind in alike else action, action)
        return list(ideas.values())

    def is_settled(self) -> bool:
        """Return whether each other action is clearly worse than the best one or about equal to it."""
        best, *others = sorted(self.left, key=lambda action: -mean(self.results[action]))
        gaps = [self.gap(best, other) for other in others]
        return all(gap > spread or gap + spread < ABOUT_EQUAL for gap, spread in gaps)

    def _looked_at(self, action: Action) -> float:
        rng = Random(f"{STREAM}/{self.seed}/0")
        p = self.view.deal_again(rng).perform(action).after
        if p.outcome:
            self.certain.add(action)
        return self.level.chance(estimate_win(resolve_chance(p, rng), self.view.side), self.side)

    def ranking(self) -> tuple[TriedAction, ...]:
        """Return the actions that are still tried, the best first."""
        actions = [
            TriedAction(
                action, mean(self.results[action]), 0.0 if action in self.certain else error(self.results[action]), self.best_topics(action)
            )
            for action in self.left
        ]
        return tuple(sorted(actions, key=lambda tried_action: -tried_action.chance))

    def advice(self, playouts: int) -> Advice:
        """Return the best actions so far, each with another idea."""
        ranking = {tried_action.action: tried_action for tried_action in self.ranking()}
        best = tuple(ranking[action] for action in self.of_each_idea(ranking)[:HINT_ACTIONS])
        if self.wins:
            equal = sum(tip.action in self.wins for tip in best)
            return Advice(self.view.side, best, playouts, even=equal if equal > 1 else 0, wins=self.wins)
        even = 1
        while len(self.results[best[0].action]) > 1 and even < len(best) and self.is_about_equal(best[0].action, best[even].action):
            even += 1
        return Advice(self.view.side, best, playouts, self.instead(best[0]), even if even > 1 else 0)

    def is_about_equal(self, action: Action, other: Action) -> bool:
        """Return whether the difference of two actions is within its error."""
        gap, spread = self.gap(action, other)
        return abs(gap) <= spread

    def best_topics(self, action: Action) -> tuple[str, ...]:
        """Return the topics in which the action leaves more than the others on average, and than most of them, the clearest first."""
        sums = {other: totals for other, totals in self.topics.items() if totals and other in self.results}
        averages = {
            other: {topic: total / min(len(self.results[other]) - 1, FIRST_CUT) for topic, total in totals.items()}
            for other, totals in sums.items()
        }
        average_of = averages.pop(action, {})
        gains = {topic: average - mean([other[topic] for other in averages.values()]) for topic, average in average_of.items() if averages}
        rare = [topic for topic in gains if 2 * sum(other[topic] < average_of[topic] for other in averages.values()) > len(averages)]
        return tuple(sorted((topic for topic in rare if gains[topic] >= LEAST_GAIN), key=lambda topic: -gains[topic])[:TOPICS])

    def gap(self, action: Action, other: Action) -> tuple[float, float]:
        """Return how much better one action is than another, and the error of that. Both meet the same cards and dice."""
        results, other_results = self.results[action], self.results[other]
        if self.certain & {action, other}:
            open_results = [self.results[candidate] for candidate in (action, other) if candidate not in self.certain]
            return mean(results) - mean(other_results), error(open_results[0]) if open_results else 0.0
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


def find_wins(view: View) -> tuple[Action, ...]:
    """Return all first actions that win this turn for certain in each of a few deals of the hidden cards (none: no proof)."""
    goal, wins = f"won {view.side}", view.legal_actions
    for number in range(WIN_DEALS):
        world = view.deal_again(Random(f"{STREAM}/{number}"))
        if world.to_act != (view.side,) or Turn(world, goal, view.side, WIN_POSITIONS).chance(world) != 1:
            return ()
        proved = prove_first_actions(world, goal, view.side, WIN_PROOF)
        wins = tuple(action for action in wins if proved and proved.chances[action] == 1)
    return wins


def advise(view: View, seed: int = 0, playouts: int = PLAYOUTS) -> Iterator[Advice]:
    """Yield advice for a side that can act: first from a quick look, then after each playout, each more exact than the last.

    The same seed gives the same advice after the same number of playouts.
    """
    trial = Trial(view, seed)
    for number, _ in enumerate(trial.playouts()):
        yield trial.advice(number)
        if number >= playouts:
            return


def try_actions(view: View, actions: Sequence[Action], seed: int = 0, playouts: int = PLAYOUTS) -> Iterator[tuple[TriedAction, ...]]:
    """Yield the chances of some actions, the best first: from a quick look, then after each playout, each more exact than the last."""
    if not actions:
        return
    trial = Trial(view, seed, only=actions)
    for number, _ in enumerate(trial.playouts()):
        yield trial.ranking()
        if number >= playouts:
            return


class Reasons:
    """The reasons for the actions of a side: one sentence for each, which is not true of most choices.

    Args:
        view: What the side sees.
        say: Turns a sentence into words. Two rules can say the same.

    """

    def __init__(self, view: View, say: Callable[[Text], str]) -> None:
        self.position, self.say, self.actions = view.deal_again(), say, view.legal_actions
        self.facts = thumb_of(self.position).facts(self.position, view.side)

    def explain(self, action: Action, topics: Sequence[str] = ()) -> Text:
        """Return the reason for an action: that of the rule of thumb, or if it would fit most choices, what the action does best."""
        if len(self.actions) == 1:
            return Text("hint-only")
        reason = self._by_rule(action)
        if reason and not self._is_common(self.say(reason)):
            return reason
        if topics:
            return Text("hint-best-for", {"topics": tuple(Text(f"hint-topic-{topic}") for topic in topics)})
        return Text("hint-tried")

    def explain_played(self, action: Action, topics: Sequence[str] = ()) -> Text | str:
        """Return what speaks for an action that was played and not among the best ("": nothing)."""
        reason = self.explain(action, topics)
        return "" if reason.key == "hint-tried" else reason

    def _by_rule(self, action: Action) -> Text | None:
        reason = sentence(self.position, action, self.facts)
        return reason._replace(key=f"{reason.key}.hint") if reason else None

    def _is_common(self, words: str) -> bool:
        """Return whether a reason fits more than half of the legal actions."""
        left, fits = len(self.actions), 0
        for action in self.actions:
            reason = self._by_rule(action)
            fits += reason is not None and self.say(reason) == words
            left -= 1
            if 2 * fits > len(self.actions) or 2 * (fits + left) <= len(self.actions):
                break
        return 2 * fits > len(self.actions)


def compare_in_words(reason: Text, advice: Advice, action: TriedAction, name: Callable[[Action], object]) -> Text:
    """Return the reason for an action, for the best one with the difference in numbers: "64% instead of 58%". ``name`` writes an action."""
    if advice.instead is None or action is not advice.best[0]:
        return reason
    chance, other = (
        in_percent(share if share in (0.0, 1.0) else min(max(share, LEAST), 1 - LEAST)) for share in (action.chance, advice.instead.chance)
    )
    return Text("hint-instead", {"why": reason, "chance": chance, "other": other, "action": name(advice.instead.action)})


def equals_text(advice: Advice, name: Callable[[Action], object]) -> Text | None:
    """Return what the best actions have in common: they win for certain, or are about equal (None: neither). ``name`` writes an action."""
    if advice.wins:
        return Text("hint-wins", {"n": len(advice.wins), "actions": tuple(name(action) for action in advice.wins)})
    return Text("hint-even", {"n": advice.even}) if advice.even else None


RANKS: Mapping[str, float] = {"equal": ABOUT_EQUAL, "little": 0.1, "worse": 0.25, "much": 1.0}
"""The words for how good an action is beside the best one, with the loss of probability up to which each is said."""


def rank(advice: Advice, number: int) -> str:
    """Return how good one of the best actions is: "best", one of RANKS, or "even" if the playouts cannot tell it from the first."""
    if number < advice.even:
        return "even"
    if not number:
        return "best"
    loss = max(0.0, advice.best[0].chance - advice.best[number].chance)
    return next(word for word, most in RANKS.items() if loss <= most)


def chance_text(action: TriedAction) -> Text:
    """Return the chance of an action with its error: "≈ 62% ± 5". A certain chance has no error."""
    return chance_words(action.chance, action.error)


def chance_words(chance: float, spread: float) -> Text:
    """Return a chance with its error, as ``said`` does."""
    if not spread:
        return Text("hint-certain", {"percent": in_percent(chance)})
    percent = in_percent(min(max(chance, LEAST), 1 - LEAST))
    return Text("hint-chance", {"percent": percent, "near": 0.5 <= percent < 99.5, "error": max(1, ceil(100 * spread))})
