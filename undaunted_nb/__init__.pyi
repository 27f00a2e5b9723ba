# Written by `python -m tests.project.stub` from the table in __init__.py.
from typing import Any

from .engine.errors import AmbiguousActionError as AmbiguousActionError
from .engine.errors import FileError as FileError
from .engine.errors import NotationError as NotationError
from .engine.errors import TutorError as TutorError
from .engine.legality import IllegalActionError as IllegalActionError
from .i18n import language as language
from .i18n import set_language as set_language
from .jupyter.coached_tables import lesson as lesson
from .jupyter.coached_tables import placement as placement
from .jupyter.coached_tables import puzzle as puzzle
from .jupyter.coached_tables import quiz as quiz
from .jupyter.coached_tables import three_minutes as three_minutes
from .jupyter.coached_tables import walkthrough as walkthrough
from .jupyter.home_page import build as build
from .jupyter.home_page import home as home
from .jupyter.pages import page as page
from .kit.scenario_folder import scenarios as scenarios
from .lessons.format.lesson import Lesson
from .lessons.play.attempt import grade as grade
from .lessons.progress.progress import Progress as Progress
from .lessons.quiz.quiz import Quiz as Quiz
from .lessons.quiz.quiz import grade_questions as grade_questions
from .lessons.reference.editions import editions as editions
from .lessons.reference.glossary import glossary as glossary
from .lessons.reference.summary import summary as summary
from .play.game import Game as Game
from .play.game import load as load
from .play.game import new_game as new_game
from .puzzlebook.choice import puzzles as puzzles
from .rooms.classroom import classroom as classroom
from .rooms.two_players import duel as duel
from .sharing.addresses import link as link
from .teaching.classroom.exercise_questions import question_kinds as question_kinds
from .teaching.classroom.experiment import experiment as experiment
from .teaching.classroom.handouts import handout as handout
from .teaching.classroom.lesson_cards import lesson_card as lesson_card
from .teaching.classroom.worksheet import worksheet as worksheet
from .teaching.interactive.dice_simulation import dice_simulation as dice_simulation
from .teaching.interactive.explorer import explore as explore
from .teaching.interactive.guess import guess as guess
from .teaching.interactive.projector import projector as projector
from .teaching.results.balance import simulate as simulate
from .teaching.results.comparisons import bootstrap as bootstrap
from .teaching.results.comparisons import difference as difference
from .teaching.results.comparisons import permutation_test as permutation_test
from .teaching.results.conditional import bayes as bayes
from .teaching.results.decision_tree import decision_tree as decision_tree
from .teaching.results.decks import draws as draws
from .teaching.results.distribution import Distribution as Distribution
from .teaching.results.distribution import distribution as distribution
from .teaching.results.gallery import gallery as gallery
from .teaching.results.hidden_hand import infer_hand as infer_hand
from .teaching.results.hints import hint as hint
from .teaching.results.lanchester import lanchester as lanchester
from .teaching.results.losses import losses as losses
from .teaching.results.matrix_games import matrix_game as matrix_game
from .teaching.results.matrix_games import payoff as payoff
from .teaching.results.odds import odds as odds
from .teaching.results.odds import odds_table as odds_table
from .teaching.results.plans import best_plan as best_plan
from .teaching.results.plans import blast as blast
from .teaching.results.plans import choice as choice
from .teaching.results.plans import plans as plans
from .teaching.results.regression import paired_difference as paired_difference
from .teaching.results.regression import regression as regression
from .teaching.results.reviews import analyze as analyze
from .teaching.results.reviews import missed as missed
from .widgets.table import Table as Table
from .widgets.table import table as table

__all__ = [
    "AmbiguousActionError",
    "Distribution",
    "FileError",
    "Game",
    "IllegalActionError",
    "NotationError",
    "Progress",
    "Quiz",
    "Table",
    "TutorError",
    "__version__",
    "analyze",
    "bayes",
    "best_plan",
    "blast",
    "bootstrap",
    "build",
    "choice",
    "classroom",
    "decision_tree",
    "dice_simulation",
    "difference",
    "distribution",
    "draws",
    "duel",
    "editions",
    "experiment",
    "explore",
    "gallery",
    "glossary",
    "grade",
    "grade_questions",
    "guess",
    "handout",
    "hint",
    "home",
    "infer_hand",
    "lanchester",
    "language",
    "lesson",
    "lesson_card",
    "lessons",
    "link",
    "load",
    "losses",
    "matrix_game",
    "missed",
    "new_game",
    "odds",
    "odds_table",
    "page",
    "paired_difference",
    "payoff",
    "permutation_test",
    "placement",
    "plans",
    "projector",
    "puzzle",
    "puzzles",
    "question_kinds",
    "quiz",
    "regression",
    "scenarios",
    "set_language",
    "simulate",
    "summary",
    "table",
    "three_minutes",
    "walkthrough",
    "worksheet",
]
__version__: str
_HOMES: dict[str, str]

def __getattr__(name: str) -> Any: ...  # former names, and modules
def _give_words() -> None: ...
def lessons(game: str = ...) -> tuple[Lesson, ...]: ...
def load_ipython_extension(shell: Any) -> None: ...
