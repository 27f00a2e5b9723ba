"""The levels of the opponents that people choose, and the level that is about as strong as the learner."""

from __future__ import annotations

from undaunted_nb.engine.position import Position
from undaunted_nb.kit import registry
from undaunted_nb.lessons.progress import preferences
from undaunted_nb.lessons.progress.preferences import LIKE_YOU
from undaunted_nb.play.opponent import opponents_of

from . import saved_games

LEVELS = ("random", "rookie", "novice", "careful", "planner")
"""The opponents that people choose from, from the easiest on."""
CHOICES = (*LEVELS, LIKE_YOU)
"""What people choose from: a level, or the one that is about as strong as they are."""


def levels_of(system: str) -> list[str]:
    """Return the levels that a game has."""
    return [name for name in LEVELS if name in opponents_of(system)]


def fit_level(position: Position, first: str = LEVELS[0]) -> str:
    """Return the level that is about as strong as the learner: one harder than the last one if it was beaten, one easier if it has won.

    Args:
        position: A position of the game. Results of another game say nothing about this one.
        first: The level if no saved game is over.

    """
    levels = levels_of(position.system)
    last = saved_games.find_last_result(registry.system(position.system).present.game_of(position), levels)
    if last is None:
        return first if first in levels else levels[0]
    step = 0 if not last.winner else 1 if last.winner == last.side else -1
    return levels[max(0, min(levels.index(last.opponent) + step, len(levels) - 1))]


def next_opponent(position: Position) -> str:
    """Return the opponent that was chosen last, or the easiest if none was.

    If the last choice was to be as strong as the learner, it is the one that is so now.
    """
    last = preferences.last_opponent()
    return fit_level(position) if last == LIKE_YOU else last or LEVELS[0]
