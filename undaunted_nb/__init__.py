"""A rules tutor for board games that runs in Jupyter.

``import undaunted_nb as un`` is the only import you need. The engine imports the standard library only. The table, the texts and the
command line import other packages at their first use.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable

    from undaunted_nb.engine.errors import AmbiguousActionError as AmbiguousActionError
    from undaunted_nb.engine.errors import FileError as FileError
    from undaunted_nb.engine.errors import IllegalActionError as IllegalActionError
    from undaunted_nb.engine.errors import NotationError as NotationError
    from undaunted_nb.engine.errors import TutorError as TutorError
    from undaunted_nb.i18n import set_language as set_language
    from undaunted_nb.jupyter.pages import page as page
    from undaunted_nb.lessons.format.lesson import Lesson
    from undaunted_nb.lessons.play.attempt import grade as grade
    from undaunted_nb.lessons.progress.progress import Progress as Progress
    from undaunted_nb.lessons.quiz.quiz import Quiz as Quiz
    from undaunted_nb.lessons.quiz.quiz import grade_questions as grade_questions
    from undaunted_nb.lessons.reference.editions import editions as editions
    from undaunted_nb.lessons.reference.glossary import glossary as glossary
    from undaunted_nb.lessons.reference.summary import summary as summary
    from undaunted_nb.play.game import Game as Game
    from undaunted_nb.play.game import load as load
    from undaunted_nb.play.game import new_game as new_game
    from undaunted_nb.sharing.addresses import link as link
    from undaunted_nb.teaching.classroom.exercise_questions import question_kinds as question_kinds
    from undaunted_nb.teaching.classroom.experiment import experiment as experiment
    from undaunted_nb.teaching.classroom.worksheet import worksheet as worksheet
    from undaunted_nb.teaching.interactive.dice_simulation import dice_simulation as dice_simulation
    from undaunted_nb.teaching.interactive.explorer import explore as explore
    from undaunted_nb.teaching.interactive.guess import guess as guess
    from undaunted_nb.teaching.interactive.projector import projector as projector
    from undaunted_nb.teaching.results.balance import simulate as simulate
    from undaunted_nb.teaching.results.conditional import bayes as bayes
    from undaunted_nb.teaching.results.decks import draws as draws
    from undaunted_nb.teaching.results.hints import hint as hint
    from undaunted_nb.teaching.results.losses import losses as losses
    from undaunted_nb.teaching.results.odds import odds as odds
    from undaunted_nb.teaching.results.odds import odds_table as odds_table
    from undaunted_nb.teaching.results.plans import best_plan as best_plan
    from undaunted_nb.teaching.results.plans import blast as blast
    from undaunted_nb.teaching.results.plans import choice as choice
    from undaunted_nb.teaching.results.plans import plans as plans
    from undaunted_nb.teaching.results.reviews import analyze as analyze
    from undaunted_nb.teaching.results.reviews import missed as missed
    from undaunted_nb.widgets.home.home_table import build as build
    from undaunted_nb.widgets.home.home_table import home as home
    from undaunted_nb.widgets.table import Table as Table
    from undaunted_nb.widgets.table import table as table

    def lessons(game: str = "normandy") -> tuple[Lesson, ...]: ...


__version__ = "0.1.0"
logging.getLogger(__name__).addHandler(logging.NullHandler())  # else Python would show warnings

_HOMES = {
    "AmbiguousActionError": "engine.errors",
    "FileError": "engine.errors",
    "IllegalActionError": "engine.errors",
    "NotationError": "engine.errors",
    "TutorError": "engine.errors",
    "Game": "play.game",
    "link": "sharing.addresses",
    "load": "play.game",
    "new_game": "play.game",
    "set_language": "i18n",
    "editions": "lessons.reference.editions",
    "glossary": "lessons.reference.glossary",
    "grade": "lessons.play.attempt",
    "Progress": "lessons.progress.progress",
    "Quiz": "lessons.quiz.quiz",
    "grade_questions": "lessons.quiz.quiz",
    "analyze": "teaching.results.reviews",
    "bayes": "teaching.results.conditional",
    "best_plan": "teaching.results.plans",
    "build": "widgets.home.home_table",
    "blast": "teaching.results.plans",
    "choice": "teaching.results.plans",
    "dice_simulation": "teaching.interactive.dice_simulation",
    "draws": "teaching.results.decks",
    "explore": "teaching.interactive.explorer",
    "experiment": "teaching.classroom.experiment",
    "guess": "teaching.interactive.guess",
    "hint": "teaching.results.hints",
    "losses": "teaching.results.losses",
    "missed": "teaching.results.reviews",
    "odds": "teaching.results.odds",
    "odds_table": "teaching.results.odds",
    "page": "jupyter.pages",
    "plans": "teaching.results.plans",
    "projector": "teaching.interactive.projector",
    "question_kinds": "teaching.classroom.exercise_questions",
    "simulate": "teaching.results.balance",
    "summary": "lessons.reference.summary",
    "worksheet": "teaching.classroom.worksheet",
    "Table": "widgets.table",
    "home": "widgets.home.home_table",
    "table": "widgets.table",
}
_FORMER = {"storm": "dice_simulation"}
"""Former names, which still work."""
__all__ = [*_HOMES, "__version__", "lesson", "lessons", "placement", "quiz", "scenarios", "walkthrough"]  # noqa: PLE0604  (the keys are strings)


def __dir__() -> list[str]:
    """Return the public names for completion, without the imports of this module."""
    return sorted(__all__)


def __getattr__(name: str) -> Any:
    if name == "lessons":  # a package that can be called
        from importlib import import_module

        _give_words()
        return import_module(f"{__name__}.lessons")
    name = _FORMER.get(name, name)
    if name not in _HOMES:
        message = f"module {__name__!r} has no attribute {name!r}"
        raise AttributeError(message)
    from importlib import import_module

    _give_words()
    value = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    globals()[name] = value
    return value


def load_ipython_extension(shell: Any) -> None:
    """Add the line magic ``%undaunted``. IPython calls this for ``%load_ext undaunted_nb``."""
    _give_words()
    from undaunted_nb.jupyter.magic import load as load_magic

    load_magic(shell)


def _give_words() -> None:
    """Render every Text from the catalogs, in the preferred language.

    Both are loaded when the first sentence is rendered, so importing the package stays fast.
    """
    from undaunted_nb.engine.logs import show
    from undaunted_nb.engine.text import set_renderer
    from undaunted_nb.i18n import set_preferred

    def preferred() -> str:
        from undaunted_nb.lessons.progress.preferences import preferred as found

        return found()

    set_preferred(preferred)

    def rendered(text: Any) -> str:
        from undaunted_nb.i18n import say

        return say(text)

    set_renderer(rendered)
    show()


def scenarios() -> list[dict[str, Any]]:
    """Return every scenario you can open.

    Returns:
        One dictionary per scenario. Its keys include ``name``, ``game``, ``title``, ``sides``, and ``source`` (the source of its numbers).

    Example:
        >>> "normandy/la-raye" in [scenario["name"] for scenario in un.scenarios()]
        True

    """
    _give_words()
    from undaunted_nb.kit.registry import systems

    found = [dict(system.scenario_info(name)) for system in systems() for name in system.scenario_names()]
    return [{**info, "title": str(info.pop("label"))} for info in found]


def walkthrough(name: str, language: str = "") -> Table:
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
    _give_words()
    from undaunted_nb.lessons.format.walkthrough import load as load_walkthrough
    from undaunted_nb.widgets.table import walkthrough_table

    return walkthrough_table(load_walkthrough(name), language)


def lesson(source: str, language: str = "") -> Table:
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
    _give_words()
    from undaunted_nb.widgets.saves.content import lesson_run
    from undaunted_nb.widgets.table import coach_table

    return coach_table(lesson_run(source), language)


def quiz(
    game: str = "normandy",
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
        game: ``"normandy"``, ``"north-africa"`` or ``"memoir44"``.
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
    _give_words()
    from undaunted_nb.lessons.progress.progress import Progress
    from undaunted_nb.lessons.quiz.quiz import Quiz
    from undaunted_nb.widgets.table import coach_table

    return coach_table(
        Quiz(game, seed=seed, rules=rules, level=level, makers=makers, fixed=fixed, progress=Progress.open(), language=language), language
    )


def placement(game: str = "normandy", *, seed: int | None = None, language: str = "") -> Table:
    """Return the live table of a placement test.

    After at most 12 questions, the test names the lesson to begin with, and marks those before it as known.

    Args:
        game: ``"normandy"``, ``"north-africa"`` or ``"memoir44"``.
        seed: Repeats the same questions (default: random).
        language: ``"en"``, ``"uk"`` or ``"ru"`` (default: the language that is set).

    Raises:
        TutorError: The game has no course or no questions.

    Example:
        >>> un.placement("normandy", seed=7).guide.over
        False

    """
    _give_words()
    from undaunted_nb.lessons.progress.progress import Progress
    from undaunted_nb.lessons.quiz.placement import of_course
    from undaunted_nb.widgets.table import coach_table

    return coach_table(of_course(game, seed=seed, progress=Progress.open(), language=language), language)
