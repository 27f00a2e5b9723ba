"""Looking back on a game: the costliest decision of a turn, and the turning points of the chance to win.

As in ``coach.py``, this uses only what the side could see at that moment, and becomes more exact with each playout.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import hypot
from random import Random

from undaunted_nb.engine.action import CHANCE, Action
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.position import Position
from undaunted_nb.kit.registry import system as system_of
from undaunted_nb.play.game import Game
from undaunted_nb.play.opponent import View

from .coach import PLAYOUTS, STREAM, Level, Trial, TriedAction, error, level_of, mean
from .planner import estimate_win, played_on

LOSS = 0.03
"""The least difference between two chances that is reported."""
TURN = 0.1
"""The least change of the chance to win that makes a turning point."""
TURNS = 6
"""The number of turning points at most."""
LOOKS = 2
"""The number of playouts that every position gets before the ones with large changes get more."""
ENOUGH = 60
"""The number of playouts of a position, or rounds of a decision, after which it gets no more."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision of a game: the number of steps before it, the position, and the action."""

    ply: int
    position: Position
    action: Action


@dataclass(frozen=True, slots=True)
class MissedChance:
    """The costliest decision, with the played action and the best action found (None: nothing better was found).

    ``decisions`` is the number of decisions that were checked.
    """

    side: str
    decisions: int
    playouts: int
    decision: Decision | None = None
    played_action: TriedAction | None = None
    best: TriedAction | None = None


def before(game: Game, ply: int) -> Position:
    """Return the position before a step of a game."""
    return game.steps[ply - 1].after if ply else game.start


def decisions_of(game: Game, side: str) -> list[Decision]:
    """Return the decisions of a side in a game."""
    decisions = []
    for ply, step in enumerate(game.steps):
        position = before(game, ply)
        if side not in position.to_act:
            continue
        try:
            action = position.parse(step.lines[0])
        except TutorError:  # a step with another beginning
            continue
        if action.side == side:
            decisions.append(Decision(ply, position, action))
    return decisions


def last_turn(game: Game, side: str) -> list[Decision]:
    """Return the decisions of a side in the last round in which it has decided something."""
    decisions = decisions_of(game, side)
    if not decisions:
        return []
    round_of = system_of(game.start.system).round_of
    last = round_of(decisions[-1].position)
    return [decision for decision in decisions if round_of(decision.position) == last]


class _Second:
    """A decision that is tried again. The played action is one of those tried."""

    def __init__(self, decision: Decision, side: str, seed: int) -> None:
        self.decision, self.trial = decision, Trial(View(decision.position, side), seed, also=decision.action)
        self.playouts = self.trial.playouts()
        next(self.playouts)

    @property
    def better(self) -> Action:
        """The best of the other actions so far."""
        results = self.trial.results
        return max((action for action in self.trial.left if action != self.decision.action), key=lambda action: mean(results[action]))

    def loss(self) -> tuple[float, float]:
        """Return how much better another action is, and the error of that difference. Both actions meet the same cards and dice."""
        return self.trial.gap(self.better, self.decision.action)

    def doubt(self) -> float:
        """Return the largest likely cost of the decision (-1: it was tried often enough)."""
        if len(self.trial.results[self.decision.action]) > ENOUGH:
            return -1.0
        return sum(self.loss())


def find_missed_chance(decisions: Sequence[Decision], side: str, seed: int = 0, playouts: int = PLAYOUTS) -> Iterator[MissedChance]:
    """Yield the costliest decision found so far, after each playout."""
    second_looks = [_Second(decision, side, seed) for decision in decisions if len(View(decision.position, side).legal_actions) > 1]
    second_looks = [look for look in second_looks if len(look.trial.left) > 1]
    for number in range(playouts + 1):
        worst = max(second_looks, key=lambda look: look.loss()[0], default=None)
        loss = worst.loss() if worst else (0.0, 0.0)
        if worst and loss[0] >= LOSS and loss[0] > loss[1]:
            known = {tried_action.action: tried_action for tried_action in worst.trial.ranking()}
            yield MissedChance(side, len(decisions), number, worst.decision, known[worst.decision.action], known[worst.better])
        else:
            yield MissedChance(side, len(decisions), number)
        open_ = max(second_looks, key=_Second.doubt, default=None)
        if open_ is None or open_.doubt() < LOSS or next(open_.playouts, 0) == 0:
            return


@dataclass(frozen=True, slots=True)
class Point:
    """The chance of a side to win at a moment of a game: after ``ply`` steps."""

    ply: int
    chance: float
    error: float


@dataclass(frozen=True, slots=True)
class Course:
    """The chance to win over a game, and its turning points: each the index of the point after it."""

    side: str
    points: tuple[Point, ...]
    turns: tuple[int, ...]
    playouts: int


class _Places:
    """The positions of a game with the results of their playouts."""

    def __init__(self, game: Game, side: str, seed: int) -> None:
        positions = [(0, game.start), *((ply, step.after) for ply, step in enumerate(game.steps, 1))]
        self.places = [(ply, p) for ply, p in positions if p.to_act != (CHANCE,)]
        self.side, self.seed = side, seed
        self.side_index = game.start.setup.sides.index(side)
        self.level: Level = level_of(game.start)
        self.results = [[self._looked_at(p)] for _, p in self.places]
        self.known = [self._point(i) for i in range(len(self.places))]

    def _looked_at(self, p: Position) -> float:
        return self.level.chance(estimate_win(View(p, self.side).deal_again(), self.side), self.side_index)

    def _point(self, i: int) -> Point:
        ply, p = self.places[i]
        if p.outcome:
            return Point(ply, self.results[i][0], 0.0)
        return Point(ply, mean(self.results[i]), error(self.results[i]))

    def play(self, i: int) -> None:
        """Play on from a position once more."""
        rng = Random(f"{STREAM}/{self.seed}/{i}/{len(self.results[i])}")
        world = View(self.places[i][1], self.side).deal_again(rng)
        self.results[i].append(self.level.chance(played_on(world, self.side, rng), self.side_index))
        self.known[i] = self._point(i)

    def change(self, i: int) -> tuple[float, float]:
        """Return the change of the chance before a point, and its error."""
        previous, other = self.known[i - 1], self.known[i]
        return other.chance - previous.chance, hypot(previous.error, other.error)

    def next(self) -> int:
        """Return the position that most needs a playout (-1: all have enough)."""
        free = [i for i, (_, p) in enumerate(self.places) if not p.outcome and len(self.results[i]) <= ENOUGH]
        rare = [i for i in free if len(self.results[i]) <= LOOKS]
        if rare:
            return min(rare, key=lambda i: len(self.results[i]))
        pairs = [i for i in range(1, len(self.places)) if i in free or i - 1 in free]
        if not pairs:
            return -1
        open_ = set(free)
        pair = max(pairs, key=lambda i: abs(self.change(i)[0]) + self.change(i)[1] / 2)
        return min((i for i in (pair - 1, pair) if i in open_), key=lambda i: len(self.results[i]))

    def turns(self) -> tuple[int, ...]:
        """Return the largest changes that are too large to be random, in the order of the game."""
        changes = {i: self.change(i) for i in range(1, len(self.places))}
        sure = [i for i, (change, spread) in changes.items() if abs(change) >= TURN and abs(change) > spread]
        return tuple(sorted(sorted(sure, key=lambda i: -abs(changes[i][0]))[:TURNS]))


def course(game: Game, side: str, seed: int = 0, playouts: int = PLAYOUTS) -> Iterator[Course]:
    """Yield the chance of a side to win over a game: first a quick look at each position, then after each playout."""
    places = _Places(game, side, seed)
    for number in range(playouts + 1):
        yield Course(side, tuple(places.known), places.turns(), number)
        if (index := places.next()) < 0:
            return
        places.play(index)
