"""The puzzles that a learner has tried, as the progress file keeps them, and the rating that follows from them."""

from __future__ import annotations

from undaunted_nb.lessons.progress.progress import Progress
from undaunted_nb.lessons.progress.record import CLEAN

from .puzzle import all_puzzles
from .ratings import FIRST, PUZZLE_DEVIATION, Rating, Result, rate


def course_of(game: str) -> str:
    """Return the name under which the progress keeps the puzzles of a game, beside its lessons."""
    return f"puzzles/{game}"


def score_of(game: str) -> str:
    """Return the name under which the progress keeps the results of three minutes."""
    return f"three-minutes/{game}"


def keep_score(progress: Progress, game: str, n: int) -> None:
    """Keep that ``n`` puzzles of a game were solved in three minutes. No puzzle is no result."""
    if n:
        progress.done(score_of(game), str(n), "", CLEAN)


def find_best(progress: Progress, game: str) -> int:
    """Return the most puzzles of a game that were solved in three minutes (0: none yet)."""
    return max((int(number) for number in progress.state(score_of(game)) if number.isdecimal()), default=0)


def rating_of(progress: Progress) -> Rating:
    """Return the learner's rating: all puzzles that were tried are one period. One that took a miss, a hint or its solution is lost."""
    results = [
        Result(Rating(puzzle.rating, PUZZLE_DEVIATION), float(how == CLEAN))
        for puzzle in all_puzzles()
        if (how := progress.state(course_of(puzzle.game)).get(puzzle.id))
    ]
    return rate(FIRST, results) if results else FIRST
