"""A rules tutor for board games that runs in Jupyter.

``import undaunted_nb as un`` is the only import you need. The engine imports the standard library only. The table, the texts and the
command line import other packages at their first use.
"""

from __future__ import annotations

import logging
from importlib import import_module
from typing import Any

__version__ = "0.1.0"
logging.getLogger(__name__).addHandler(logging.NullHandler())  # else Python would show warnings

_HOMES = {
    "AmbiguousActionError": "engine.errors",
    "FileError": "engine.errors",
    "IllegalActionError": "engine.legality",
    "NotationError": "engine.errors",
    "TutorError": "engine.errors",
    "Game": "play.game",
    "link": "sharing.addresses",
    "lesson": "jupyter.coached_tables",
    "load": "play.game",
    "new_game": "play.game",
    "language": "i18n",
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
    "bootstrap": "teaching.results.comparisons",
    "build": "jupyter.home_page",
    "blast": "teaching.results.plans",
    "choice": "teaching.results.plans",
    "classroom": "rooms.classroom",
    "Distribution": "teaching.results.distribution",
    "distribution": "teaching.results.distribution",
    "decision_tree": "teaching.results.decision_tree",
    "difference": "teaching.results.comparisons",
    "dice_simulation": "teaching.interactive.dice_simulation",
    "draws": "teaching.results.decks",
    "duel": "rooms.two_players",
    "explore": "teaching.interactive.explorer",
    "experiment": "teaching.classroom.experiment",
    "gallery": "teaching.results.gallery",
    "guess": "teaching.interactive.guess",
    "handout": "teaching.classroom.handouts",
    "hint": "teaching.results.hints",
    "lanchester": "teaching.results.lanchester",
    "lesson_card": "teaching.classroom.lesson_cards",
    "infer_hand": "teaching.results.hidden_hand",
    "losses": "teaching.results.losses",
    "matrix_game": "teaching.results.matrix_games",
    "missed": "teaching.results.reviews",
    "odds": "teaching.results.odds",
    "odds_table": "teaching.results.odds",
    "page": "jupyter.pages",
    "paired_difference": "teaching.results.regression",
    "payoff": "teaching.results.matrix_games",
    "permutation_test": "teaching.results.comparisons",
    "placement": "jupyter.coached_tables",
    "plans": "teaching.results.plans",
    "puzzle": "jupyter.coached_tables",
    "puzzles": "puzzlebook.choice",
    "projector": "teaching.interactive.projector",
    "question_kinds": "teaching.classroom.exercise_questions",
    "quiz": "jupyter.coached_tables",
    "regression": "teaching.results.regression",
    "scenarios": "kit.scenario_folder",
    "simulate": "teaching.results.balance",
    "summary": "lessons.reference.summary",
    "three_minutes": "jupyter.coached_tables",
    "walkthrough": "jupyter.coached_tables",
    "worksheet": "teaching.classroom.worksheet",
    "Table": "widgets.table",
    "home": "jupyter.home_page",
    "table": "widgets.table",
}
"""The module of each public name. ``__init__.pyi`` has them for type checkers (``python -m tests.project.stub`` writes it)."""
_FORMER = {"storm": "dice_simulation"}
"""Former names, which still work."""
__all__ = [*_HOMES, "__version__", "lessons"]  # noqa: PLE0604  (the keys are strings)


def __dir__() -> list[str]:
    """Return the public names for completion, without the imports of this module."""
    return sorted(__all__)


def __getattr__(name: str) -> Any:
    if name == "lessons":  # a package that can be called
        _give_words()
        return import_module(f"{__name__}.lessons")
    name = _FORMER.get(name, name)
    if name not in _HOMES:
        message = f"module {__name__!r} has no attribute {name!r}"
        raise AttributeError(message)

    _give_words()
    value = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    globals()[name] = value
    return value


def load_ipython_extension(shell: Any) -> None:
    """Add the line magic ``%undaunted``. IPython calls this for ``%load_ext undaunted_nb``."""
    _give_words()
    import_module(f"{__name__}.jupyter.magic").load(shell)


def _give_words() -> None:
    """Render every Text from the catalogs, in the preferred language.

    Both are loaded when the first sentence is rendered, so importing the package stays fast.
    """
    from undaunted_nb.engine.display import set_display
    from undaunted_nb.engine.logs import show
    from undaunted_nb.engine.text import set_renderer
    from undaunted_nb.i18n import set_preferred

    def get_preference() -> str:
        from undaunted_nb.lessons.progress.preferences import preferred_language

        return preferred_language()

    set_preferred(get_preference)

    def render(text: Any) -> str:
        from undaunted_nb.i18n import say

        return say(text)

    def show_value(value: Any) -> Any:
        from undaunted_nb.teaching.display.value_display import show

        return show(value)

    set_renderer(render)
    set_display(show_value)
    show()
