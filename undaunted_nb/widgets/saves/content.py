"""The content that a table can show, and how a link becomes content."""

from __future__ import annotations

from dataclasses import dataclass

from undaunted_nb.lessons.format.lesson import load
from undaunted_nb.lessons.format.walkthrough import Walkthrough
from undaunted_nb.lessons.play.coach import Coach
from undaunted_nb.lessons.play.run import LessonRun
from undaunted_nb.lessons.progress import last_lesson
from undaunted_nb.lessons.progress.progress import Progress
from undaunted_nb.play.game import Game
from undaunted_nb.play.opponent import opponent_of
from undaunted_nb.sharing.links import Ask

from .levels import next_opponent


@dataclass(frozen=True, slots=True)
class GameToOpen:
    """A game to put on the table, with its side and its coach.

    ``kept`` means that it is saved and can be resumed, ``new`` that it is saved beside all others. ``step`` opens its replay there.
    ``opponent_name`` is the opponent (default: that of the saved game, otherwise the one chosen last).
    """

    game: Game
    side: str = ""
    walk: Walkthrough | None = None
    coach: Coach | None = None
    kept: bool = False
    new: bool = False
    chances: bool = False
    step: int | None = None
    language: str = ""
    opponent_name: str = ""

    @property
    def opponent(self) -> str:
        """The kind of opponent, or "". The game of a replay does not go on by itself."""
        plays = self.side and self.coach is None and self.walk is None and self.step is None
        if not plays:
            return ""
        kind = self.opponent_name or opponent_of(self.game.players, self.side)
        return next_opponent(self.game.position) if kind is None else kind


def open_ask(ask: Ask) -> GameToOpen | None:
    """Return what a link asks for, or None if it asks for nothing but a language. Raises TutorError."""
    if ask.lesson:
        run = lesson_run(ask.lesson)
        return GameToOpen(run.game, run.side, coach=run, language=ask.language)
    if not ask.opens:
        return None
    if ask.puzzle:
        from undaunted_nb.puzzlebook.choice import begin_shared

        if puzzle := begin_shared(ask.puzzle, Progress.open()):
            return GameToOpen(puzzle.game, puzzle.side, coach=puzzle, language=ask.language)
    game = ask.game()
    side = ask.side or (game.position.to_act or game.position.setup.sides)[0]
    if ask.step is not None:
        game.goto(game.ply + game.can_redo)
    return GameToOpen(game, side, new=True, step=ask.step, language=ask.language)


def lesson_run(name: str) -> LessonRun:
    """Open a lesson at the learner's first open exercise. Raises FileError."""
    lesson = load(name)
    last_lesson.note(lesson.id)
    return LessonRun(lesson, Progress.open())
