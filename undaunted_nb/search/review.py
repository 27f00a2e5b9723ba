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

from .coach import FIRST_CUT, PLAYOUTS, STREAM, Level, Trial, TriedAction, error, level_of, mean
from .planner import estimate_win, played_on

LOSS = 0.03
"""The least difference between two chances that is reported."""
TURN = 0.1
"""The least change of the chance to win that makes a turning point."""
EVEN = 0.1
"""How far from 1 in 2 the chance to win can be where neither side is ahead."""
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
        self.is_open = len(self.trial.left) > 1
        if self.is_open:
            self.go_on()

    def go_on(self) -> None:
        """Try the actions once more, and note how much better another one is, with the error. All of them meet the same cards and dice."""
        results = self.trial.results
        self.is_open = next(self.playouts, "over") is None and len(results[self.decision.action]) <= ENOUGH
        others = [action for action in self.trial.left if action != self.decision.action]
        self.better = max(others, key=lambda action: mean(results[action]))
        self.loss, self.spread = self.trial.gap(self.better, self.decision.action)

    @property
    def is_tried(self) -> bool:
        """Whether the chance of the played action is more than a first impression."""
        return len(self.trial.results[self.decision.action]) > FIRST_CUT

    @property
    def is_sure(self) -> bool:
        """Whether another action is better by more than the error."""
        return self.loss >= LOSS and self.loss > self.spread


def find_missed_chance(decisions: Sequence[Decision], side: str, seed: int = 0, playouts: int = PLAYOUTS) -> Iterator[MissedChance]:
    """Yield the costliest decision found so far: after a first look at each decision, then after each playout.

    The next playout goes to the decision that could have cost most, until none could have cost more than the one that was found.
    """
    second_looks = []
    for decision in decisions:
        if len(View(decision.position, side).legal_actions) > 1 and (look := _Second(decision, side, seed)).is_open:
            second_looks.append(look)
            yield MissedChance(side, len(decisions), 0)
    for number in range(playouts + 1):
        worst = max(second_looks, key=lambda look: look.loss, default=None)
        if worst and worst.is_sure:
            known = {tried_action.action: tried_action for tried_action in worst.trial.ranking()}
            yield MissedChance(side, len(decisions), number, worst.decision, known[worst.decision.action], known[worst.better])
        else:
            yield MissedChance(side, len(decisions), number)
        least = worst.loss if worst and worst.is_sure else LOSS
        contenders = [look for look in second_looks if look.is_open and not (look is worst and look.is_sure and look.is_tried)]
        contender = max(contenders, key=lambda look: look.loss + look.spread, default=None)
        if contender is None or contender.loss + contender.spread < least:
            return
        contender.go_on()


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

    @property
    def standing(self) -> str:
        """Where the side stood in all of a game without turning points: ``"ahead"``, ``"behind"``, or ``"even"`` (neither)."""
        chances = [point.chance for point in self.points if point.error]
        if chances and max(chances) < 0.5 - EVEN:
            return "behind"
        return "ahead" if chances and min(chances) > 0.5 + EVEN else "even"


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
