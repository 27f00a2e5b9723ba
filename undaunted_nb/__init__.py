"""A rules tutor for board games that runs in Jupyter.

``import undaunted_nb as un`` is the only import you need. The engine imports the standard library only. The table, the texts and the
command line import other packages at their first use.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable

    from undaunted_nb.addresses import link as link
    from undaunted_nb.core.errors import (
        AmbiguousActionError as AmbiguousActionError,
    )
    from undaunted_nb.core.errors import (
        FileError as FileError,
    )
    from undaunted_nb.core.errors import (
        IllegalActionError as IllegalActionError,
    )
    from undaunted_nb.core.errors import (
        NotationError as NotationError,
    )
    from undaunted_nb.core.errors import (
        TutorError as TutorError,
    )
    from undaunted_nb.core.game import Game as Game
    from undaunted_nb.core.game import load as load
    from undaunted_nb.core.game import new_game as new_game
    from undaunted_nb.i18n import set_language as set_language
    from undaunted_nb.lessons.attempt import grade as grade
    from undaunted_nb.lessons.editions import editions as editions
    from undaunted_nb.lessons.glossary import glossary as glossary
    from undaunted_nb.lessons.lesson import Lesson
    from undaunted_nb.lessons.progress import Progress as Progress
    from undaunted_nb.lessons.quiz import Quiz as Quiz
    from undaunted_nb.lessons.quiz import grade_questions as grade_questions
    from undaunted_nb.lessons.summary import summary as summary
    from undaunted_nb.pages import page as page
    from undaunted_nb.teaching.asked import question_kinds as question_kinds
    from undaunted_nb.teaching.balance import simulate as simulate
    from undaunted_nb.teaching.decks import draws as draws
    from undaunted_nb.teaching.dice_simulation import dice_simulation as dice_simulation
    from undaunted_nb.teaching.experiment import experiment as experiment
    from undaunted_nb.teaching.explore import explore as explore
    from undaunted_nb.teaching.given import bayes as bayes
    from undaunted_nb.teaching.guess import guess as guess
    from undaunted_nb.teaching.hints import hint as hint
    from undaunted_nb.teaching.losses import losses as losses
    from undaunted_nb.teaching.odds import odds as odds
    from undaunted_nb.teaching.odds import odds_table as odds_table
    from undaunted_nb.teaching.plans import best_plan as best_plan
    from undaunted_nb.teaching.plans import blast as blast
    from undaunted_nb.teaching.plans import choice as choice
    from undaunted_nb.teaching.plans import plans as plans
    from undaunted_nb.teaching.projector import projector as projector
    from undaunted_nb.teaching.reviews import analyze as analyze
    from undaunted_nb.teaching.reviews import missed as missed
    from undaunted_nb.teaching.worksheet import worksheet as worksheet
    from undaunted_nb.widgets.home_table import build as build
    from undaunted_nb.widgets.home_table import home as home
    from undaunted_nb.widgets.table import Table as Table
    from undaunted_nb.widgets.table import table as table

    def lessons(game: str = "normandy") -> tuple[Lesson, ...]: ...


__version__ = "0.1.0"
logging.getLogger(__name__).addHandler(logging.NullHandler())  # else Python would show warnings

_HOMES = {
    "AmbiguousActionError": "core.errors",
    "FileError": "core.errors",
    "IllegalActionError": "core.errors",
    "NotationError": "core.errors",
    "TutorError": "core.errors",
    "Game": "core.game",
    "link": "addresses",
    "load": "core.game",
    "new_game": "core.game",
    "set_language": "i18n",
    "editions": "lessons.editions",
    "glossary": "lessons.glossary",
    "grade": "lessons.attempt",
    "Progress": "lessons.progress",
    "Quiz": "lessons.quiz",
    "grade_questions": "lessons.quiz",
    "analyze": "teaching.reviews",
    "bayes": "teaching.given",
    "best_plan": "teaching.plans",
    "build": "widgets.home_table",
    "blast": "teaching.plans",
    "choice": "teaching.plans",
    "dice_simulation": "teaching.dice_simulation",
    "draws": "teaching.decks",
    "explore": "teaching.explore",
    "experiment": "teaching.experiment",
    "guess": "teaching.guess",
    "hint": "teaching.hints",
    "losses": "teaching.losses",
    "missed": "teaching.reviews",
    "odds": "teaching.odds",
    "odds_table": "teaching.odds",
    "page": "pages",
    "plans": "teaching.plans",
    "projector": "teaching.projector",
    "question_kinds": "teaching.asked",
    "simulate": "teaching.balance",
    "summary": "lessons.summary",
    "worksheet": "teaching.worksheet",
    "Table": "widgets.table",
    "home": "widgets.home_table",
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
    from undaunted_nb.magic import load as load_magic

    load_magic(shell)


def _give_words() -> None:
    """Render every Text from the catalogs, in the preferred language.

    Both are loaded when the first sentence is rendered, so importing the package stays fast.
    """
    from undaunted_nb.core.logs import show
    from undaunted_nb.core.text import set_renderer
    from undaunted_nb.i18n import set_preferred

    def preferred() -> str:
        from undaunted_nb.lessons.preference import preferred as found

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
    from undaunted_nb.core.registry import systems

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
    from undaunted_nb.lessons.walkthrough import load as load_walkthrough
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
    from undaunted_nb.widgets.opening import lesson_run
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
    from undaunted_nb.lessons.progress import Progress
    from undaunted_nb.lessons.quiz import Quiz
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
    from undaunted_nb.lessons.placement import of_course
    from undaunted_nb.lessons.progress import Progress
    from undaunted_nb.widgets.table import coach_table

    return coach_table(of_course(game, seed=seed, progress=Progress.open(), language=language), language)
