"""The games on the home page, and each course as a path with finished lessons, the next lesson and durations."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any, Final, Literal

from undaunted_nb.files.checker import parse_toml
from undaunted_nb.kit import additions, games, registry

from ..format.lesson import ANY_GAME, Exercise, Lesson, courses, game_of, has_course, lessons, load, names
from ..progress import last_lesson
from ..progress.progress import Progress
from ..progress.record import stars

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

FILE = "home.toml"
State = Literal["done", "now", ""]
DONE: Final = "done"
NOW: Final = "now"
AHEAD: Final = ""
READ, TRY, GAME, BATTLE = 170, 0.6, 30, 10
"""The number of words read per minute, and the minutes per exercise, per game that the home page offers, and per smaller game."""


@dataclass(frozen=True, slots=True)
class ShelfGame:
    """A course on the home page, with its game.

    It has the game's first scenario, the player's side, the visible part of the board (None: all of it), and a walkthrough ("" if none).
    """

    name: str
    game: str
    play: str
    side: str
    window: tuple[int, int, int, int] | None = None
    walk: str = ""


@dataclass(frozen=True, slots=True)
class Station:
    """A lesson of a course: its number, its state (done, next or ahead), its stars (0 to 3) and its duration in minutes."""

    lesson: str
    number: int
    state: State
    stars: int
    minutes: int


@cache
def shelf() -> tuple[ShelfGame, ...]:
    """Return the games and the courses that other packages add, in the order in which they are shown."""
    known: dict[str, ShelfGame] = {}
    for game in games.systems():
        try:
            known[game] = _shelf_game(game)
        except Exception as error:
            if games.is_built_in(game):
                raise
            additions.report_file(additions.GAMES, games.system_of(game), game, error)
    courses_of_packages = (name for name in courses() if name not in games.systems() and game_of(name) in known)
    return (*known.values(), *(replace(known[game_of(name)], name=name) for name in courses_of_packages))


def _shelf_game(game: str) -> ShelfGame:
    """Return a game on the home page. Without a file about it, it begins with its first scenario. Raises FileError for a faulty lesson."""
    file = games.folder(game).joinpath(FILE)
    if file.is_file():
        fields = _read(file)
        entry = ShelfGame(**{"name": game, "game": game, **fields, "window": tuple(fields["window"])})
    else:
        play = next(iter(games.scenarios(game)))
        entry = ShelfGame(game, game, play, registry.system_of_scenario(play).scenario_info(play)["sides"][0])
    if not games.is_built_in(game) and has_course(game):
        lessons(game)
    return entry


def lessons_of(game: str) -> tuple[str, ...]:
    """Return the lessons of a course in their order. A game can be without them."""
    return names(game) if has_course(game) else ()


@dataclass(frozen=True, slots=True)
class TeacherNotebook:
    """A notebook for teachers: its file name, the age from which a class can follow it (0: any), and the minutes that it takes."""

    name: str
    age: int
    minutes: int


def teacher_notebooks() -> tuple[TeacherNotebook, ...]:
    """Return the notebooks for teachers in their order."""
    return tuple(TeacherNotebook(**row) for row in _read(resources.files(__package__).joinpath(FILE))["teacher"])


def teachers() -> tuple[str, ...]:
    """Return the file names of the notebooks for teachers."""
    return tuple(notebook.name for notebook in teacher_notebooks())


def ready_lessons() -> tuple[str, ...]:
    """Return the names of the lessons of 45 minutes, each a notebook and a page to print."""
    return tuple(_read(resources.files(__package__).joinpath(FILE))["ready"])


def _read(file: Traversable) -> dict[str, Any]:
    return parse_toml(file.read_text(encoding="utf-8"), FILE)


def count_done(game: str, progress: Progress) -> int:
    """Return the number of lessons of a course that are done or known."""
    return sum(progress.known(name) or (bool(progress.state(name)) and _is_done(load(name), progress)) for name in lessons_of(game))


def course(game: str, progress: Progress) -> tuple[Station, ...]:
    """Return the course of a game as a path.

    One station is next: the lesson that was opened last, unless it is done, otherwise one that was begun, or the first that is not done.
    """
    lessons = [load(name) for name in lessons_of(game)]
    left = [lesson for lesson in lessons if not _is_done(lesson, progress)]
    last = last_lesson.latest()
    recent = [lesson for lesson in left if lesson.id in last]
    in_progress = [lesson for lesson in left if progress.state(lesson.id)]
    now = next(iter((*recent, *in_progress, *left)), None)
    return tuple(
        Station(
            lesson.id,
            number,
            NOW if lesson is now else AHEAD if lesson in left else DONE,
            stars(progress.state(lesson.id), [exercise.id for exercise in lesson.exercises]),
            minutes(lesson),
        )
        for number, lesson in enumerate(lessons, 1)
    )


def minutes(lesson: Lesson) -> int:
    """Return the approximate duration of a lesson in minutes."""
    words = len(next((text for _, text in lesson.text), "").split())
    return max(2, round(words / READ + sum(map(_minutes, lesson.exercises))))


def _minutes(exercise: Exercise) -> float:
    if exercise.solution != ANY_GAME:
        return TRY
    return GAME if exercise.scenario in [game.play for game in shelf()] else BATTLE


def current(progress: Progress) -> str:
    """Return the game whose course continues.

    It is the game of the lesson that was opened last, then the first game begun, in both cases one that is not done if there is one.
    Otherwise it is the first game.
    """
    on_shelf = [shelf_game.name for shelf_game in shelf()]
    recent = [game for name in last_lesson.latest() if (game := name.partition("/")[0]) in on_shelf]
    in_progress = [game for game in (*recent, *on_shelf) if game in recent or any(progress.state(name) for name in lessons_of(game))]
    return next((game for game in in_progress if count_done(game, progress) < len(lessons_of(game))), (in_progress or on_shelf)[0])


def learned_rules(game: str, progress: Progress) -> frozenset[str]:
    """Return the rules of a course's lessons that are done or known, and of its exercises that are done."""
    rules: set[str] = set()
    for name in lessons_of(game):
        state = progress.state(name)
        if state or progress.known(name):
            lesson = load(name)
            rules.update(lesson.taught_rules if _is_done(lesson, progress) else ())
            rules.update(rule for exercise in lesson.exercises if exercise.id in state for rule in exercise.rules)
    return frozenset(rules)


def distances(game: str, progress: Progress, alike: Iterable[str]) -> dict[str, int]:
    """Return how many lessons of a course are left until each rule comes: 0 for what is learned, 1 for the next lesson.

    What the courses of ``alike``, games with the same rules, have taught is also learned. It is empty if nothing is.
    """
    known = frozenset().union(*(learned_rules(name, progress) for name in {game, *alike} & {*courses()}))
    lessons_left = dict.fromkeys(known, 0)
    ahead = [lesson for name in lessons_of(game) if not _is_done(lesson := load(name), progress)] if known else []
    for number, lesson in enumerate(ahead, 1):
        for rule in lesson.taught_rules:
            lessons_left.setdefault(rule, number)
    return lessons_left


def _is_done(lesson: Lesson, progress: Progress) -> bool:
    state = progress.state(lesson.id)
    return progress.known(lesson.id) or all(exercise.id in state for exercise in lesson.exercises)
