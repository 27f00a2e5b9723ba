"""undaunted-nb: a rules tutor for board games that lives in Jupyter.

``import undaunted_nb as un`` is all one needs; the engine behind it imports the standard library only, and the table, the texts and the
command line load
what they need when they are asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable

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
    from undaunted_nb.teaching.decks import draws as draws
    from undaunted_nb.teaching.losses import losses as losses
    from undaunted_nb.teaching.odds import odds as odds
    from undaunted_nb.teaching.odds import odds_table as odds_table
    from undaunted_nb.teaching.plans import best_plan as best_plan
    from undaunted_nb.teaching.plans import blast as blast
    from undaunted_nb.teaching.plans import choice as choice
    from undaunted_nb.teaching.plans import plans as plans
    from undaunted_nb.teaching.projector import projector as projector
    from undaunted_nb.teaching.storm import storm as storm
    from undaunted_nb.teaching.worksheet import worksheet as worksheet
    from undaunted_nb.widgets.home_table import home as home
    from undaunted_nb.widgets.table import Table as Table
    from undaunted_nb.widgets.table import table as table

    def lessons(game: str = "normandy") -> tuple[Lesson, ...]: ...


__version__ = "0.1.0"

_HOMES = {
    "AmbiguousActionError": "core.errors",
    "FileError": "core.errors",
    "IllegalActionError": "core.errors",
    "NotationError": "core.errors",
    "TutorError": "core.errors",
    "Game": "core.game",
    "load": "core.game",
    "new_game": "core.game",
    "set_language": "i18n",
    "editions": "lessons.editions",
    "glossary": "lessons.glossary",
    "grade": "lessons.attempt",
    "Progress": "lessons.progress",
    "Quiz": "lessons.quiz",
    "grade_questions": "lessons.quiz",
    "best_plan": "teaching.plans",
    "blast": "teaching.plans",
    "choice": "teaching.plans",
    "draws": "teaching.decks",
    "losses": "teaching.losses",
    "odds": "teaching.odds",
    "odds_table": "teaching.odds",
    "plans": "teaching.plans",
    "projector": "teaching.projector",
    "storm": "teaching.storm",
    "summary": "lessons.summary",
    "worksheet": "teaching.worksheet",
    "Table": "widgets.table",
    "home": "widgets.home_table",
    "table": "widgets.table",
}
__all__ = [*_HOMES, "__version__", "lesson", "lessons", "placement", "quiz", "scenarios", "walkthrough"]  # noqa: PLE0604  (the keys are strings)


def __dir__() -> list[str]:
    """What is there to be used, for completion: not what this module itself imports."""
    return sorted(__all__)


def __getattr__(name: str) -> Any:
    if name == "lessons":  # the package, which can be called
        from importlib import import_module

        _give_words()
        return import_module(f"{__name__}.lessons")
    if name not in _HOMES:
        message = f"module {__name__!r} has no attribute {name!r}"
        raise AttributeError(message)
    from importlib import import_module

    _give_words()
    value = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    globals()[name] = value
    return value


def _give_words() -> None:
    """Let Texts be rendered by the catalogues, in the language that the person likes; both are read at the first sentence, not before."""
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


def scenarios() -> list[dict[str, Any]]:
    """What can be opened: name, game, title, sides, and where the numbers come from."""
    _give_words()
    from undaunted_nb.core.registry import systems

    found = [dict(system.scenario_info(name)) for system in systems() for name in system.scenario_names()]
    return [{**info, "title": str(info.pop("label"))} for info in found]


def walkthrough(name: str, language: str = "") -> Table:
    """The live table of a walkthrough, e.g.

    ``"normandy/example-round"``: steps forward, back, and off the road. Raises FileError, naming those there are.
    """
    _give_words()
    from undaunted_nb.lessons.walkthrough import load as load_walkthrough
    from undaunted_nb.widgets.table import walkthrough_table

    return walkthrough_table(load_walkthrough(name), language)


def lesson(source: str, language: str = "") -> Table:
    """The live table of a lesson, e.g. ``"normandy/moving"`` or the path of a lesson file of one's own.

    It goes on where one's progress is. Raises FileError, with everything that is wrong with a file, or naming the lessons there are.
    """
    _give_words()
    from undaunted_nb.widgets.table import coach_table, lesson_run

    return coach_table(lesson_run(source), language)


def quiz(
    game: str = "normandy",
    *,
    seed: int | None = None,
    rules: Iterable[str] = (),
    level: int = 0,
    makers: Iterable[str] = (),
    language: str = "",
) -> Table:
    """The live table of a quiz that never runs dry: about ``rules``, by ``makers`` (all, if left out), up to ``level`` 1 to 3.

    What was wrong comes back later, in this quiz or another one. ``.guide`` holds its ``results`` and ``to_dataframe()``; ``un.Quiz`` is
    the same without a table. Raises TutorError for a game, rules or a level about which nothing can be asked.
    """
    _give_words()
    from undaunted_nb.lessons.progress import Progress
    from undaunted_nb.lessons.quiz import Quiz
    from undaunted_nb.widgets.table import coach_table

    return coach_table(
        Quiz(game, seed=seed, rules=rules, level=level, makers=makers, progress=Progress.open(), language=language), language
    )


def placement(game: str = "normandy", *, seed: int | None = None, language: str = "") -> Table:
    """The live table of a placement test: a few questions, after which the lessons that one can skip are marked as known."""
    _give_words()
    from undaunted_nb.lessons.lesson import lessons
    from undaunted_nb.lessons.progress import Progress
    from undaunted_nb.lessons.quiz import Placement
    from undaunted_nb.widgets.table import coach_table

    taught = [(lesson.id, lesson.taught) for lesson in lessons(game)]
    return coach_table(Placement(game, lessons=taught, seed=seed, progress=Progress.open(), language=language), language)
