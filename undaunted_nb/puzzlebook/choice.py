"""The puzzles that can be chosen: those of the games, and the learner's own mistakes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.files.checker import hint
from undaunted_nb.kit import games
from undaunted_nb.probability.arguments import one_of

from .mistakes import THEME, Mistake, load_mistakes
from .puzzle import Puzzle, PuzzleList, all_puzzles, load, onward_from

if TYPE_CHECKING:
    from undaunted_nb.lessons.progress.progress import Progress

    from .run import PuzzleRun


def puzzles(game: str = "", *, theme: str = "") -> PuzzleList:
    """Return the puzzles of a game, the easiest first.

    Args:
        game: The name of a game, as in ``un.scenarios()`` (default: the first game).
        theme: The theme, such as ``"objective"`` (default: all). ``"mistakes"`` are decisions of your own games that cost much: those of
            all games if none is named, first what comes back first.

    Raises:
        TutorError: The game has no puzzles, or none with this theme.

    Example:
        >>> easy = un.puzzles("normandy")[0]
        >>> easy.side in ("US", "DE"), float(easy.chance) > 0.2
        (True, True)
        >>> len(un.puzzles(theme="mistakes"))
        0

    """
    if theme == THEME:
        if game:
            one_of("game", game, tuple(games.systems()))
        return PuzzleList(mistake for mistake in load_mistakes() if game in ("", mistake.game))
    every = load(game or games.first())
    if theme:
        known = sorted({name for puzzle in every for name in puzzle.themes})
        one_of("theme", theme, (*known, THEME))
    return PuzzleList(puzzle for puzzle in every if not theme or theme in puzzle.themes)


def find(name: str) -> Puzzle:
    """Return the puzzle with an id. Raises TutorError if there is none."""
    known: dict[str, Puzzle] = {puzzle.id: puzzle for puzzle in (*all_puzzles(), *load_mistakes())}
    if str(name) not in known:
        raise TutorError(Text("puzzle-unknown", {"name": str(name)[:60], "hint": hint(str(name)[:60], list(known))}))
    return known[str(name)]


def begin_shared(name: str, progress: Progress | None = None) -> PuzzleRun | None:
    """Return a puzzle that a link names for the table, or None if it did not come with this package."""
    puzzle = next((puzzle for puzzle in all_puzzles() if puzzle.id == name), None)
    return begin_with(puzzle, progress) if puzzle else None


def begin_with(puzzle: Puzzle, progress: Progress | None = None) -> PuzzleRun:
    """Return a puzzle for the table. After it come the harder ones of its game, or the other mistakes that are due."""
    from .mistake_run import MistakeRun
    from .run import PuzzleRun

    if isinstance(puzzle, Mistake):
        others = [mistake for mistake in load_mistakes() if mistake.is_due and mistake.id != puzzle.id and mistake.game == puzzle.game]
        return MistakeRun([puzzle, *others], progress)
    return PuzzleRun(onward_from(puzzle), progress)
