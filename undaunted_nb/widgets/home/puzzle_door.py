"""The puzzles on the home page: today's, and three minutes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undaunted_nb.engine.text import Text
from undaunted_nb.lessons.progress.progress import Progress
from undaunted_nb.puzzlebook.choice import begin_with, find
from undaunted_nb.puzzlebook.mistakes import load_mistakes
from undaunted_nb.puzzlebook.puzzle import games_with_puzzles, today

from ..saves.content import GameToOpen

if TYPE_CHECKING:
    from undaunted_nb.kit.scene.home import ChosenLink


def doors(game: str) -> list[ChosenLink]:
    """Return the links to today's puzzle, which is the same for everybody, to three minutes of puzzles of a game, and to one's mistakes."""
    links = {f"puzzle:{today().id}": Text("home-puzzle")}
    if game in games_with_puzzles():
        links[f"minutes:{game}"] = Text("home-three-minutes")
    mistakes = [mistake for mistake in load_mistakes() if mistake.game == game]
    if mistakes:
        links[f"puzzle:{mistakes[0].id}"] = Text("home-mistakes", {"n": sum(mistake.is_due for mistake in mistakes)})
    return [{"to": target, "label": label, "chosen": False} for target, label in links.items()]


def open_puzzle(name: str, progress: Progress) -> GameToOpen:
    """Return a puzzle for the table, and after it the harder ones of its game. Raises TutorError if there is no such puzzle."""
    run = begin_with(find(name), progress)
    return GameToOpen(run.game, run.side, coach=run)


def open_minutes(game: str, progress: Progress) -> GameToOpen:
    """Return three minutes of puzzles for the table. Raises TutorError if the game has none."""
    from undaunted_nb.puzzlebook.three_minutes import ThreeMinutes

    run = ThreeMinutes(game, progress=progress)
    return GameToOpen(run.game, run.side, coach=run)
