"""The live tables that teach: a walkthrough, a lesson, the quiz and the placement test."""

from __future__ import annotations

from collections.abc import Iterable

from undaunted_nb.lessons.format.walkthrough import load
from undaunted_nb.lessons.progress.progress import Progress
from undaunted_nb.lessons.quiz.placement import of_course
from undaunted_nb.lessons.quiz.quiz import Quiz
from undaunted_nb.puzzlebook.choice import begin_with, find
from undaunted_nb.puzzlebook.puzzle import Puzzle, today
from undaunted_nb.puzzlebook.three_minutes import ThreeMinutes
from undaunted_nb.widgets.saves.content import lesson_run
from undaunted_nb.widgets.table import Table, coach_table, walkthrough_table


def walkthrough(name: str, *, language: str = "") -> Table:
    """Return the live table of a walkthrough.

    You can step forward and back, and try other actions at any step.

    Args:
        name: The walkthrough, such as ``"normandy/example-round"``.
        language: ``"en"``, ``"uk"`` or ``"ru"`` (default: the language that is set).

    Raises:
        FileError: No walkthrough has this name. The message lists the names.

    Example:
        >>> un.walkthrough("normandy/example-round").game
        <Game normandy/example-round: step 1, US and DE to act>

    """
    return walkthrough_table(load(name), language)


def lesson(source: str, *, language: str = "") -> Table:
    """Return the live table of a lesson, at the learner's first open exercise.

    Args:
        source: A lesson such as ``"normandy/moving"``, or a path to your own lesson file.
        language: ``"en"``, ``"uk"`` or ``"ru"`` (default: the language that is set).

    Raises:
        FileError: The lesson does not exist, or its file has problems. The error lists the lessons, or every problem.

    Example:
        >>> un.lesson("normandy/moving").guide.side
        'US'

    """
    return coach_table(lesson_run(source), language)


def quiz(
    game: str = "",
    *,
    seed: int | None = None,
    rules: Iterable[str] = (),
    level: int = 0,
    makers: Iterable[str] = (),
    fixed: bool = False,
    language: str = "",
) -> Table:
    """Return the live table of an endless quiz.

    Questions that you answered wrong come back later, in this quiz or another one. ``.guide`` holds its ``results`` and
    ``to_dataframe()``. ``un.Quiz`` is the same quiz without a table.

    Args:
        game: The name of a game, as in ``un.scenarios()`` (default: the first game).
        seed: Repeats the same questions for the same progress and the same answers (default: random).
        rules: Ids of the rules to ask about (default: all).
        level: The hardest level to ask, 1 to 3 (default: 0, any level).
        makers: Kinds of questions, such as ``"un.chance"`` (default: all).
        fixed: Whether everyone with this seed (default: 0) gets the same questions, whatever they know and answer.
        language: ``"en"``, ``"uk"`` or ``"ru"`` (default: the language that is set).

    Raises:
        TutorError: No question fits the game, the rules, the kinds of questions or the level.

    Example:
        >>> str(un.quiz("normandy", seed=7).guide.score)
        '0/0'

    """
    return coach_table(
        Quiz(game, seed=seed, rules=rules, level=level, makers=makers, fixed=fixed, progress=Progress.open(), language=language), language
    )


def puzzle(name: str | Puzzle = "", *, language: str = "") -> Table:
    """Return the live table of a puzzle: find the best way to play the turn.

    After it come the harder puzzles of the same game, or your other mistakes that are due.

    Args:
        name: A puzzle of ``un.puzzles()`` or its id (default: today's puzzle, which is the same for everybody).
        language: ``"en"``, ``"uk"`` or ``"ru"`` (default: the language that is set).

    Raises:
        TutorError: There is no such puzzle.

    Example:
        >>> un.puzzle(un.puzzles("normandy")[0]).guide.puzzle.game
        'normandy'

    """
    first = name if isinstance(name, Puzzle) else find(name) if name else today()
    return coach_table(begin_with(first, Progress.open()), language)


def three_minutes(game: str = "", *, seed: int | None = None, language: str = "") -> Table:
    """Return the live table of three minutes of puzzles: solve as many as you can, the easiest first.

    Only the first action of each puzzle counts. Three misses end it early. Then you can try the missed puzzles again, without a clock.

    Args:
        game: The name of a game, as in ``un.scenarios()`` (default: the first game).
        seed: Repeats the same puzzles (default: random).
        language: ``"en"``, ``"uk"`` or ``"ru"`` (default: the language that is set).

    Raises:
        TutorError: The game has no puzzles.

    Example:
        >>> un.three_minutes("normandy", seed=7).guide.score
        0

    """
    return coach_table(ThreeMinutes(game, seed=seed, progress=Progress.open()), language)


def placement(game: str = "", *, seed: int | None = None, language: str = "") -> Table:
    """Return the live table of a placement test.

    After at most 12 questions, the test names the lesson to begin with, and marks those before it as known.

    Args:
        game: The name of a game, as in ``un.scenarios()`` (default: the first game).
        seed: Repeats the same questions (default: random).
        language: ``"en"``, ``"uk"`` or ``"ru"`` (default: the language that is set).

    Raises:
        TutorError: The game has no course or no questions.

    Example:
        >>> un.placement("normandy", seed=7).guide.over
        False

    """
    return coach_table(of_course(game, seed=seed, progress=Progress.open(), language=language), language)
