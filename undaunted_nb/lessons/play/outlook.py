"""Whether the goal of an exercise can still be reached after the learner's actions, found by trying what comes next."""

from __future__ import annotations

from collections.abc import Container, Iterator
from copy import copy
from dataclasses import dataclass
from typing import Protocol

from undaunted_nb.engine.action import CHANCE, Action
from undaunted_nb.engine.position import Position
from undaunted_nb.kit import registry
from undaunted_nb.play.game import Game

from ..format.goals import holds
from ..format.lesson import Exercise
from ..format.values import Moment

TRIES = 400
"""The most actions that are tried, so that a learner never waits for the answer."""
PROOFS = 2000
"""The most outcomes of actions that are tried to prove that the goal is out of reach."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """Whether the goal can still be reached (None: the search cannot tell), and the actions that reach it."""

    reachable: bool | None = True
    way: tuple[str, ...] = ()


class Trial(Protocol):
    """The parts of an attempt that the search needs: its exercise and its game, with the actions that it takes."""

    exercise: Exercise
    game: Game
    side: str

    @property
    def last_kind(self) -> str: ...

    def moment(self) -> Moment: ...

    def take(self, action: Action, chance: str = "") -> object: ...

    def is_prescribed(self, ply: int) -> bool: ...


def look_ahead(attempt: Trial) -> Outlook:
    """Return the outlook of an attempt within the exercise's budget.

    A way is looked for with the dice and cards of this attempt, first among the actions of the stored solution. If there is none, the goal
    is out of reach only if no other dice and cards lead to it either.
    """
    left = _count_left(attempt)
    if way := _find_way(_trial(attempt), left, [TRIES]):
        return Outlook(way=way)
    return Outlook(reachable=False if _is_out_of_reach(_trial(attempt), left, [PROOFS]) else None)


def needs(attempt: Trial, kinds: Container[str]) -> bool:
    """Return whether the goal is out of reach without an action of these kinds, whatever the dice and cards."""
    return _is_out_of_reach(_trial(attempt), _count_left(attempt), [PROOFS], kinds)


def _count_left(attempt: Trial) -> int:
    """Return how many actions the exercise has left, or, without a budget, how many are tried."""
    exercise = attempt.exercise
    return max((exercise.budget or len(exercise.solution) + 1) - len(attempt.moment().lines), 0)


def past_part(attempt: Trial) -> str:
    """Return the kind of action that reaches the goal, if this turn has no more of that kind ("": it can have more)."""
    exercise, position = attempt.exercise, attempt.game.position
    kind = attempt.last_kind
    turn_comes_again = exercise.opponent or exercise.others
    return kind if not turn_comes_again and kind in registry.system(position.system).past(position) else ""


def _trial(attempt: Trial) -> Trial:
    """Return a copy of an attempt, with a game of its own."""
    trial = copy(attempt)
    trial.game = Game(attempt.game.start, seed=attempt.game.seed, steps=attempt.game.steps)
    return trial


def _gives_turn_away(trial: Trial, action: Action) -> bool:
    """Return whether this action ended the turn, whatever the dice and cards, and is not of the kind that reaches the goal."""
    system = registry.system(trial.game.position.system)
    return trial.side not in trial.game.position.to_act and action.kind in system.IDLE and action.kind != trial.last_kind != ""


def _find_way(trial: Trial, left: int, tries: list[int]) -> tuple[str, ...]:
    """Return the actions that reach the goal with at most ``left`` actions and some ``tries`` (none: it found no way)."""
    exercise, game = trial.exercise, trial.game
    if not left or trial.side not in game.position.to_act or past_part(trial):
        return ()
    solution = {line: -place for place, line in enumerate(exercise.solution, 1)}
    lines, ply = {game.position.format(action): action for action in _own_actions(trial)}, game.ply
    for line in sorted(lines, key=lambda line: solution.get(line, 1)):
        if not tries[0]:
            break
        tries[0] -= 1
        trial.take(lines[line])
        is_reached = holds(exercise.goal, trial.moment())
        rest = () if is_reached else _find_way(trial, left - 1, tries)
        game.goto(ply)
        if is_reached or rest:
            return (line, *rest)
    return ()


def _is_out_of_reach(trial: Trial, left: int, tries: list[int], kinds_to_skip: Container[str] = ()) -> bool:
    """Return whether no outcome of any action leads to the goal (False, too, if the ``tries`` are not enough to tell).

    Actions of the ``kinds_to_skip`` are not tried.
    """
    exercise, game = trial.exercise, trial.game
    if trial.side not in game.position.to_act or past_part(trial):
        return True
    if not left:
        return bool(exercise.budget)
    ply = game.ply
    for action in [action for action in _own_actions(trial) if action.kind not in kinds_to_skip]:
        for chance in _outcomes(trial, action):
            if not tries[0]:
                return False
            tries[0] -= 1
            trial.take(action, chance)
            is_lost = not holds(exercise.goal, trial.moment()) and (
                _gives_turn_away(trial, action)
                or (trial.is_prescribed(ply + 1) and _is_out_of_reach(trial, left - 1, tries, kinds_to_skip))
            )
            game.goto(ply)
            if not is_lost:
                return False
    return True


def _own_actions(trial: Trial) -> list[Action]:
    return [action for action in trial.game.legal_actions if action.side == trial.side]


def _outcomes(trial: Trial, action: Action) -> Iterator[str]:
    """Yield each different random outcome of an action, or only "" if the exercise prescribes it."""
    game = trial.game
    before, ply = game.position, game.ply
    trial.take(action)
    is_prescribed = trial.is_prescribed(ply)
    game.goto(ply)
    if is_prescribed:
        yield ""
    else:
        seen = set()
        for chance, kinds, after in follow_chance(before.perform(action).after):
            if (kinds, after) not in seen:
                seen.add((kinds, after))
                yield chance


def follow_chance(
    position: Position, lines: tuple[str, ...] = (), kinds: tuple[str, ...] = ()
) -> Iterator[tuple[str, tuple[str, ...], Position]]:
    """Yield each random outcome until a side can act: its lines, the kinds of its events, and the position after it."""
    if position.to_act != (CHANCE,):
        yield ", ".join(lines), kinds, position
        return
    for outcome, _ in position.chance_outcomes():
        step = position.perform(outcome)
        yield from follow_chance(step.after, (*lines, position.format(outcome)), (*kinds, *(event.kind for event in step.events)))
