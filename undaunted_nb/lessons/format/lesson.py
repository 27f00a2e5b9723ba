"""Lessons as data, read from lesson files.

All faults of a file are reported together. README.md in this folder describes the format.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from hashlib import sha256
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING

from undaunted_nb.engine.display import SelfDisplay, display
from undaunted_nb.engine.errors import Fault, FileError, TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.files.checker import Checker, hint, parse_toml, short
from undaunted_nb.files.forms import Table, read_form
from undaunted_nb.files.storage import is_file_name, name_of, read_text
from undaunted_nb.files.toml_lines import Where
from undaunted_nb.i18n import KNOWN, require_language
from undaunted_nb.kit import additions, games, registry
from undaunted_nb.play.game import POSITION, Game

from . import walkthrough
from .goals import Goal
from .lesson_form import HINTS, OPTIONS, QUESTION, TASK, VALUE_NAME, WORDS, lesson_form
from .words import Words, say_words

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

SEED = 44
"""The seed of random outcomes that a lesson does not prescribe."""
ANY_GAME = ("*",)
"""The solution that lets a random player play."""


@dataclass(frozen=True, slots=True)
class Reply:
    """The reply to an action (``on``, where * matches any rest) or to a goal that then holds."""

    trigger: str
    goal: Goal | None
    text: Words
    go: bool


@dataclass(frozen=True, slots=True)
class Option:
    """One option of a question: its value (computed if ``of`` is set), its text, and the reason why it is wrong."""

    value: object
    expression: str
    text: Words
    why: Words


@dataclass(frozen=True, slots=True)
class Exercise:
    """One exercise: a task with a ``goal``, or a question with an ``answer``."""

    id: str
    asks: bool
    text: Words
    task: Words
    goal: Goal
    budget: int
    solution: tuple[str, ...]
    chance: tuple[str, ...]
    others: tuple[str, ...]
    opponent: str
    hints: tuple[Words, ...]
    replies: tuple[Reply, ...]
    after: Words
    rules: tuple[str, ...]
    values: Mapping[str, str]
    scenario: str
    side: str
    position: Mapping[str, object]
    start: tuple[str, int] | None
    action: str
    answer: str
    options: tuple[Option, ...]

    def begin(self) -> Game:
        """Return a game at the start position of the exercise. Raises FileError if the position is not valid."""
        if self.start:
            walk = walkthrough.load(self.start[0])
            game = walk.start()
            for number in range(self.start[1]):
                walk.take(game, number)
            return Game(game.position, seed=SEED)
        data = {"format": POSITION, "scenario": self.scenario, **self.position}
        return Game(registry.system_of_scenario(self.scenario).position_from_json(data, self.id), seed=SEED)


@dataclass(frozen=True, slots=True, repr=False)
class Lesson:
    """A lesson: a few paragraphs, then exercises.

    ``fingerprint`` identifies everything except its words.
    """

    id: str
    title: Words
    text: Words
    rules: tuple[str, ...]
    exercises: tuple[Exercise, ...]
    fingerprint: str

    @property
    def taught_rules(self) -> tuple[str, ...]:
        """The rules that the lesson or one of its exercises is about."""
        return tuple(dict.fromkeys([*self.rules, *(rule for exercise in self.exercises for rule in exercise.rules)]))

    def said_title(self, language: str = "") -> str:
        """Return the title in a language."""
        return say_words(self.title, require_language(language), {})

    def __repr__(self) -> str:
        return f"<Lesson {self.id}: {self.said_title()}, {len(self.exercises)} exercises>"


class LessonList(tuple[Lesson, ...], SelfDisplay):
    """Lessons that show themselves as a table."""

    __slots__ = ()

    def __repr__(self) -> str:
        form = display(self)
        return form.text if form else super().__repr__()


COURSE = "course.toml"
"""The file with the order of the lessons, in the folder of a course."""
COURSE_FIELDS = ("lessons", "game", "title")


@dataclass(frozen=True, slots=True)
class Course:
    """A course that another installed package adds: its folder, the game that it teaches, and its title."""

    folder: Traversable
    game: str
    title: Words


@lru_cache(maxsize=16)
def _folder_of_game(game: str) -> Traversable | None:
    """Return the folder of a game's course: here, or in the package that adds the game (None: it has no course)."""
    system = games.system_of(game)
    bases = (resources.files("undaunted_nb.lessons"), games.files(system).joinpath("lessons")) if system else ()
    return next((base.joinpath(game) for base in bases if base.joinpath(game, COURSE).is_file()), None)


@cache
def _additional() -> Mapping[str, Course]:
    """Return the courses that other packages add."""
    return additions.read(additions.LESSONS, _read_course, frozenset(filter(_folder_of_game, games.systems())))


def _read_course(addition: additions.Addition) -> Course:
    """Return a course. Its name is that of a game without one, or its file names the game. Raises FileError."""
    place = additions.folder(addition)
    text = place.joinpath(COURSE).read_text(encoding="utf-8")
    check = Checker(text, COURSE)
    of_game = addition.name in games.systems()
    fields = check.fields((), parse_toml(text, COURSE), COURSE_FIELDS, ("lessons", *(() if of_game else ("game", "title"))))
    game = check.name(("game",), fields["game"], "game", games.systems()) if "game" in fields else addition.name
    title = _words(read_form(WORDS, check, fields.get("title", ""), ("title",)))
    for where, name in check.items(("lessons",), fields.get("lessons", [])):
        file = f"{check.text(where, name)}.toml"
        read(place.joinpath(file).read_text(encoding="utf-8"), f"{addition.name}/{file}", f"{addition.name}/{name}")
    return check.finish(Course(place, game, title))


def _folder(course: str) -> Traversable | None:
    """Return the folder of a course (None: there is no such course)."""
    return _folder_of_game(course) or (_additional()[course].folder if course in _additional() else None)


def has_course(game: str) -> bool:
    """Return whether there is a course of this name: that of a game, or one that another package adds."""
    return _folder(game) is not None


@cache
def courses() -> tuple[str, ...]:
    """Return every course by name: the games that have one, and those that other packages add.

    Each is a folder with its lessons and their order in ``course.toml``.
    """
    return (*sorted(filter(_folder_of_game, games.systems())), *_additional())


def game_of(course: str) -> str:
    """Return the game that a course teaches. Raises KeyError for an unknown course."""
    return course if course in games.systems() else _additional()[course].game


def course_title(course: str, language: str) -> Text:
    """Return the title of a course: its own, or the name of its game."""
    title = _additional()[course].title if course in _additional() else ()
    return Text("plain", {"text": say_words(title, language, {})}) if title else Text(f"home-game-{course}")


def course_file(game: str, name: str) -> str:
    """Return the text of a file of a course. Raises TutorError if the game has no course."""
    folder = _folder(game)
    if folder is None:
        raise TutorError(Text("error-no-course", {"name": game[:60], "all": ", ".join(courses())}))
    return folder.joinpath(name).read_text(encoding="utf-8")


@lru_cache(maxsize=8)
def names(game: str) -> tuple[str, ...]:
    """Return the lessons of a course in their order.

    Raises TutorError if there is no such course.
    """
    text = course_file(game, COURSE)
    order = Checker(text, COURSE).items(("lessons",), parse_toml(text, COURSE)["lessons"])
    return tuple(f"{game}/{name}" for _, name in order)


def lessons(game: str = "") -> LessonList:
    """Return all lessons of a course in order, each with its ``exercises``.

    Raises:
        TutorError: There is no such course.

    """
    value: object = game
    if not isinstance(value, str):
        raise TutorError(Text("error-no-course", {"name": str(value)[:60], "all": ", ".join(courses())}))
    return LessonList(load(name) for name in names(game or games.first()))


@lru_cache(maxsize=4)
def teaching(game: str) -> Mapping[str, tuple[Lesson, ...]]:
    """Return the lessons that teach each rule. Lessons whose own list of rules names it come first."""
    lessons_by_rule: dict[str, list[Lesson]] = {}
    for first in (True, False):
        for lesson in lessons(game):
            for rule in lesson.rules if first else lesson.taught_rules:
                if lesson not in lessons_by_rule.setdefault(rule, []):
                    lessons_by_rule[rule].append(lesson)
    return {rule: tuple(teachers) for rule, teachers in lessons_by_rule.items()}


def _is_built_in(name: str) -> bool:
    game = name.partition("/")[0]
    return has_course(game) and name in names(game)


def is_own(source: str) -> bool:
    """Return whether a name is the path of a custom lesson file."""
    return not _is_built_in(source) and is_file_name(source)


def load(source: str) -> Lesson:
    """Load a lesson by name, or your own file by its path.

    Raises FileError with every fault and its place.
    """
    source = name_of(source)
    if is_own(source):
        return read(read_text(source), source, Path(source).stem)
    if not _is_built_in(source):
        if problem := additions.problem_of(additions.LESSONS, source.partition("/")[0]):
            raise FileError(source[:60], [Fault("", problem)])
        every = [name for known in courses() for name in names(known)]
        raise FileError(source[:60], [Fault("", Text("fault-no-lesson", {"hint": hint(source[:60], every)}))])
    return _load_built_in(source)


@lru_cache(maxsize=64)
def _load_built_in(name: str) -> Lesson:
    game, _, lesson = name.partition("/")
    return read(course_file(game, f"{lesson}.toml"), f"{name}.toml", name)


def read(text: str, source: str, name: str) -> Lesson:
    """Return the lesson that a file describes.

    ``proof`` checks whether it can be solved.

    Raises:
        FileError: The file has faults. The error lists all of them.

    """
    check = Checker(text, source)
    return check.finish(_lesson(check, parse_toml(text, source), name))


TEXTS = {"title", "text", "do", "ask", "after", "why"}


def _lesson(check: Checker, data: object, name: str) -> Lesson | None:
    fields = read_form(lesson_form(), check, data)
    common: Table = {key: fields[key] for key in ("scenario", "side", "position", "values") if key in fields}
    exercises = [_exercise(check, ("exercise", i), item, common) for i, item in enumerate(fields.get("exercise", []))]
    _check_names(check, ("values",), fields.get("values", {}))
    seen: set[str] = set()
    for i, exercise in enumerate(exercises):
        if exercise.id in seen:
            check.fault(("exercise", i, "id"), "fault-twice", name=exercise.id)
        seen.add(exercise.id)
    if not exercises and "exercise" in fields:
        check.fault(("exercise",), "fault-no-exercise")
    lesson = Lesson(
        name,
        _words(fields.get("title", "")),
        _words(fields.get("text", "")),
        _rules(check, ("rules",), fields.get("rules", []), exercises[0].scenario if exercises else ""),
        tuple(exercises),
        sha256(json.dumps(_wordless(data), sort_keys=True, default=str).encode()).hexdigest()[:12],
    )
    return lesson if not check.faults else None


def _wordless(data: object) -> object:
    """Return the data of a lesson without its words.

    Fixing a typo then does not change its fingerprint.
    """
    if isinstance(data, Mapping):
        return {key: _wordless(value) for key, value in data.items() if key not in {*TEXTS - {"ask"}, "hints", "reply"}}
    return [_wordless(item) for item in data] if isinstance(data, list) else data


def _words(value: str | Table) -> Words:
    if isinstance(value, str):
        return (("", value),) if value else ()
    return tuple(value.items())


def _hints(check: Checker, where: Where, value: Table | list[str | Table]) -> tuple[Words, ...]:
    """Return the hints of an exercise, which must be two. A file has them one by one, or a list for each language."""
    if isinstance(value, list):
        if len(value) != HINTS:
            check.fault(where, "fault-two-hints", n=len(value))
        return tuple(map(_words, value))
    lists = {language: texts for language, texts in value.items() if language in KNOWN}
    for language, texts in lists.items():
        if len(texts) != HINTS:
            check.fault((*where, language), "fault-two-hints", n=len(texts))
    return tuple(zip(*([(language, text) for text in texts] for language, texts in lists.items()), strict=False))


def _strings(value: str | list[str]) -> tuple[str, ...]:
    return (value,) if isinstance(value, str) else tuple(value)


def _rules(check: Checker, where: Where, value: object, scenario: str) -> tuple[str, ...]:
    """Return ids of rules: of the game of the scenario. Without one, they can be of any game."""
    try:
        systems = (registry.system_of_scenario(scenario),) if scenario else registry.systems()
    except TutorError:  # reported where the lesson is proved
        systems = registry.systems()
    return tuple(check.unique_names(where, value, "rule", {rule for system in systems for rule in system.rules()}))


def _check_names(check: Checker, where: Where, values: Mapping[str, str]) -> None:
    """Check the names of values."""
    for name in values:
        if not re.fullmatch(VALUE_NAME, name):
            check.fault((*where, name), "fault-value-name", name=short(name))


def merge_positions(below: Mapping[str, object], above: Mapping[str, object]) -> dict[str, object]:
    """Return two positions merged.

    Values of ``above`` win, and the parts of a side and counters merge one by one.
    """
    result = dict(below)
    for key, value in above.items():
        old = result.get(key)
        result[key] = {**old, **value} if isinstance(value, Mapping) and isinstance(old, Mapping) else value
    return result


def _exercise(check: Checker, where: Where, fields: Table, common: Table) -> Exercise:
    asks = "ask" in fields
    if asks == ("do" in fields):
        check.fault(where, "fault-do-or-ask")
    for key in ("answer", "option") if asks else ("goal", "solution"):
        if key not in fields:
            check.fault((*where, key), "fault-missing", field=key)
    for key in TASK if asks else QUESTION:
        if key in fields:
            check.fault((*where, key), "fault-not-here", field=key)
    scenario = str(fields.get("scenario", common.get("scenario", "")))
    start = _start(check, (*where, "start"), fields["start"]) if "start" in fields else None
    if not scenario and start is None:
        check.fault((*where, "scenario"), "fault-missing", field="scenario")
    own = "scenario" in fields and fields["scenario"] != common.get("scenario")
    below = {} if own else common.get("position", {})
    values = fields.get("values", {})
    _check_names(check, (*where, "values"), values)
    solution = _strings(fields.get("solution", []))
    options = fields.get("option", [])
    if asks and len(options) < OPTIONS:
        check.fault((*where, "option"), "fault-two-options")
    return Exercise(
        id=fields.get("id", "x"),
        asks=asks,
        text=_words(fields.get("text", "")),
        task=_words(fields.get("ask" if asks else "do", "")),
        goal=fields.get("goal", {}),
        budget=fields.get("within", len(solution)),
        solution=solution,
        chance=_strings(fields.get("chance", [])),
        others=_strings(fields.get("others", [])),
        opponent=fields.get("opponent", ""),
        hints=_hints(check, (*where, "hints"), fields.get("hints", [])),
        replies=tuple(_reply(check, (*where, "reply", i), item) for i, item in enumerate(fields.get("reply", []))),
        after=_words(fields.get("after", "")),
        rules=_rules(check, (*where, "rules"), fields.get("rules", []), scenario),
        values={**common.get("values", {}), **values},
        scenario=scenario,
        side=str(fields.get("side", common.get("side", ""))),
        position=merge_positions(below, fields.get("position", {})),
        start=start,
        action=fields.get("action", ""),
        answer=fields.get("answer", ""),
        options=tuple(_option(check, (*where, "option", i), item) for i, item in enumerate(options)),
    )


def _start(check: Checker, where: Where, fields: Table) -> tuple[str, int] | None:
    name = fields.get("walkthrough", "")
    if not name:
        return None
    return name, check.number((*where, "step"), fields.get("step", 0), 0, len(walkthrough.load(name).steps))


def _reply(check: Checker, where: Where, fields: Table) -> Reply:
    if ("on" in fields) == ("goal" in fields):
        check.fault(where, "fault-on-or-goal")
    return Reply(fields.get("on", ""), fields.get("goal"), _words(fields.get("text", "")), fields.get("go", False))


def _option(check: Checker, where: Where, fields: Table) -> Option:
    if ("is" in fields) == ("of" in fields):
        check.fault(where, "fault-is-or-of")
    value = fields.get("is", "")
    if not isinstance(value, (str, int)) or isinstance(value, bool):
        check.wrong((*where, "is"), "fault-a-text", value)
    return Option(value, fields.get("of", ""), _words(fields.get("text", "")), _words(fields.get("why", "")))
