"""Whether the goal of an exercise can still be reached after the learner's actions, found by trying what comes next."""

from __future__ import annotations

from copy import copy
from typing import NamedTuple, Protocol

from undaunted_nb.engine.action import Action
from undaunted_nb.kit import registry
from undaunted_nb.play.game import Game

from ..format.goals import holds
from ..format.lesson import Exercise
from ..format.values import Moment

TRIES = 400
"""The most actions that are tried, so that a learner never waits for the answer."""


class Outlook(NamedTuple):
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

    def take(self, action: Action) -> object: ...

    def is_prescribed(self, ply: int) -> bool: ...


def look_ahead(attempt: Trial) -> Outlook:
    """Return the outlook of an attempt within the exercise's budget.

    The actions of the stored solution are tried first. If an action fails whose dice or cards the exercise does not prescribe, that proves
    nothing, because other results were possible.
    """
    trial = _trial(attempt)
    exercise, n_done = attempt.exercise, len(attempt.moment().lines)
    left = max((exercise.budget or len(exercise.solution) + 1) - n_done, 0)
    return _search(trial, left, [TRIES])


def can_end_now(attempt: Trial) -> bool:
    """Return whether an action of the kind that ends the stored solution reaches the goal already."""
    trial = _trial(attempt)
    game, ply = trial.game, trial.game.ply
    for action in [action for action in game.legal_actions if action.side == trial.side and action.kind == trial.last_kind]:
        trial.take(action)
        if holds(trial.exercise.goal, trial.moment()):
            return True
        game.goto(ply)
    return False


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


def _search(trial: Trial, left: int, tries: list[int]) -> Outlook:
    """Try every action, and then every next one, as long as ``left`` actions and some ``tries`` remain."""
    exercise, game = trial.exercise, trial.game
    if trial.side not in game.position.to_act or past_part(trial):
        return Outlook(reachable=False)
    if not left:
        return Outlook(reachable=False if exercise.budget else None)
    solution = {line: -place for place, line in enumerate(exercise.solution, 1)}
    lines = {game.position.format(action): action for action in game.legal_actions if action.side == trial.side}
    certain, ply = True, game.ply
    for line in sorted(lines, key=lambda line: solution.get(line, 1)):
        if not tries[0]:
            return Outlook(reachable=None)
        tries[0] -= 1
        trial.take(lines[line])
        outlook = Outlook() if holds(exercise.goal, trial.moment()) else _search(trial, left - 1, tries)
        no_luck = bool(past_part(trial)) or _gives_turn_away(trial, lines[line]) or trial.is_prescribed(ply)
        certain = certain and outlook.reachable is False and no_luck
        game.goto(ply)
        if outlook.reachable:
            return Outlook(way=(line, *outlook.way))
    return Outlook(reachable=False if certain else None)
