"""The shipped course: every exercise can be solved, and every hint, answer and rule is reached, in every language."""

from __future__ import annotations

import re
from importlib import resources
from typing import Any

import pytest

import undaunted_nb as un
from undaunted_nb.engine.text import Text
from undaunted_nb.games.memoir44 import system as memoir44
from undaunted_nb.games.undaunted.system import rules
from undaunted_nb.i18n import LANGUAGES
from undaunted_nb.kit import registry
from undaunted_nb.lessons.authoring.proof import find_trigger, prove
from undaunted_nb.lessons.format import lesson as lessons
from undaunted_nb.lessons.format.lesson import ANY_GAME, Exercise, Lesson
from undaunted_nb.lessons.format.words import Words, say_words
from undaunted_nb.lessons.play.attempt import GOOD, NO, Attempt, option_value, right_options, solve
from undaunted_nb.lessons.play.run import LessonRun

un._give_words()
COURSES = {game: lessons.names(game) for game in lessons.courses()}
NAMES = [name for names in COURSES.values() for name in names]
FOLDER = resources.files("undaunted_nb.lessons")
EXERCISES = [(name, exercise.id) for name in NAMES for exercise in lessons.load(name).exercises]


def source_of(name: str) -> str:
    return FOLDER.joinpath(*f"{name}.toml".split("/")).read_text(encoding="utf-8")


def exercise_of(name: str, exercise: str) -> Exercise:
    return next(e for e in lessons.load(name).exercises if e.id == exercise)


def texts_of(lesson: Lesson) -> list[tuple[str, Words]]:
    found = [("title", lesson.title), ("text", lesson.text)]
    for e in lesson.exercises:
        found += [(f"{e.id} task", e.task), (f"{e.id} after", e.after), *((f"{e.id} hint", hint) for hint in e.hints)]
        found += [(f"{e.id} reply", reply.text) for reply in e.replies]
        found += [(f"{e.id} option", words) for option in e.options for words in (option.text, option.why) if words]
    return found


LEAST = {"normandy": (15, 60), "north-africa": (10, 40), "memoir44": (16, 64)}
RULES = {game: memoir44.rules() if game == "memoir44" else rules(game) for game in lessons.courses()}
UNASKED = {
    "m44.variant.13": "how people help each other is not part of a position",
    "na.hopeless.6": "every side of the exercises has a goal",
    "na.hopeless.7": "no exercise makes both sides hopeless in one moment",
    "na.neutralise.4": "no exercise has a side destroy a vehicle of its own",
    "un.hopeless.5": "every side of the exercises has a goal",
    **dict.fromkeys((f"m44.own.{n}" for n in range(1, 11)), "only a person's own file has them, and no exercise is on one"),
}
"""Rules that no exercise is about, each with its reason."""


@pytest.mark.parametrize("game", COURSES)
def test_the_course_is_as_large_as_it_says(game: str) -> None:
    listed = un.lessons(game=game)
    assert [lesson.id for lesson in listed] == list(COURSES[game])
    assert (len(listed), sum(len(lesson.exercises) for lesson in listed)) >= LEAST[game]
    on_disk = {f"{game}/{file.name.removesuffix('.toml')}" for file in FOLDER.joinpath(game).iterdir() if file.name.endswith(".toml")}
    assert on_disk - {f"{game}/course"} == set(COURSES[game]), "every lesson file is in course.toml"


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_holds(name: str) -> None:
    """All solutions, replies, answers and texts, as ``undaunted-nb check`` tests them."""
    prove(lessons.load(name), source_of(name), name)


@pytest.mark.parametrize(("name", "exercise"), EXERCISES)
def test_an_exercise_is_solved_only_by_its_whole_solution(name: str, exercise: str) -> None:
    e = exercise_of(name, exercise)
    if e.asks:
        return
    assert Attempt(e).state == ""
    if e.solution != ANY_GAME:
        attempt = Attempt(e)
        for line in e.solution[:-1]:
            assert attempt.play(line) != GOOD, f"solved before {line}"
    attempt = solve(e)
    assert attempt.state == GOOD
    assert set(e.rules) <= set(registry.system(attempt.game.position.system).rules())


@pytest.mark.parametrize(("name", "exercise"), EXERCISES)
def test_hints_replies_and_answers_are_shown(name: str, exercise: str) -> None:
    lesson = lessons.load(name)
    number = [e.id for e in lesson.exercises].index(exercise) + 1
    e = lesson.exercises[number - 1]
    for language in LANGUAGES:
        run = LessonRun(lesson)
        run.press(f"exercise:{number}")
        for stage in (1, 2):
            assert run.scene(language)["hint"] == Text(f"coach-hint-{stage}")
            run.press("hint")
            hints = run.scene(language)["hints"]
            assert len(hints) == stage
            assert all(hints)
        assert run.scene(language)["hint"] is None
    if e.asks:
        _answers(lesson, number)
    for reply in e.replies:
        assert find_trigger(e, reply), reply.trigger


def _answers(lesson: Lesson, number: int) -> None:
    e = lesson.exercises[number - 1]
    right = right_options(e, Attempt(e).values)
    assert len(right) == 1
    for i in range(len(e.options)):
        run = LessonRun(lesson)
        run.press(f"exercise:{number}")
        run.press(f"option:{i}")
        shown = run.scene("en")["options"][i]
        if i in right:
            assert run.attempt.state == GOOD
            assert shown["state"] == "right"
        else:
            assert run.attempt.state == NO
            assert shown["state"] == "wrong"
            assert run.scene("en")["said"]


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_is_complete_in_every_language(name: str) -> None:
    missing = [
        (where, language) for where, words in texts_of(lessons.load(name)) for language in LANGUAGES if not dict(words).get(language)
    ]
    assert not missing


NUMBER = re.compile(r"\d+")
TILE = re.compile(r"\b(?:\d+[AB]|[A-Za-z][1-9])\b")


def bare(text: str) -> str:
    """Return a text without its placeholders, but with the words of its choices."""
    text = re.sub(r"\{\s*\$[\w-]+\s*\}", "", text)
    return TILE.sub("", re.sub(r"\{\s*\$[\w-]+\s*->|\*?\[\w+\]", "", text))


@pytest.mark.parametrize("name", NAMES)
def test_no_number_in_a_text_is_written_by_hand(name: str) -> None:
    found = [
        (where, language, text) for where, words in texts_of(lessons.load(name)) for language, text in words if NUMBER.search(bare(text))
    ]
    assert not found


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_has_the_same_numbers_in_every_language(name: str) -> None:
    """A number in one language that is missing from another is a mistake."""
    for where, words in texts_of(lessons.load(name)):
        asked = {language: set(re.findall(r"\$([A-Za-z][\w-]*)", text)) for language, text in words}
        assert len({frozenset(names) for names in asked.values()}) <= 1, (where, asked)


def test_every_rule_is_taught_or_asked_somewhere() -> None:
    taught: dict[str, list[str]] = {rule: [] for found in RULES.values() for rule in found}
    for name, exercise in EXERCISES:
        for rule in exercise_of(name, exercise).rules:
            taught[rule].append(f"{name}#{exercise}")
    table = "\n".join(f"{rule:<18}{', '.join(where) or '-- nowhere --'}" for rule, where in taught.items())
    assert {rule for rule, where in taught.items() if not where} == set(UNASKED), table


def test_options_of_a_question_differ_in_every_language() -> None:
    for name, exercise in EXERCISES:
        e = exercise_of(name, exercise)
        values = Attempt(e).values if e.asks else {}
        for language in LANGUAGES:
            labels = [say_words(o.text, language, values) or str(option_value(e, values, i)) for i, o in enumerate(e.options)]
            assert len(set(labels)) == len(labels), (name, exercise, language, labels)


def test_rules_lead_to_the_lessons_that_teach_them() -> None:
    examples = {
        "normandy": ("un.move.2", "normandy/moving"),
        "north-africa": ("un.draw.2", "north-africa/leaders"),
        "memoir44": ("m44.move.4", "memoir44/infantry"),
    }
    assert examples.keys() == COURSES.keys()
    for game, first in examples.items():
        teaching = lessons.teaching(game)
        untaught = set(RULES[game]) - set(teaching)  # a learner of North Africa gets nothing from Normandy's course
        assert untaught == set(RULES[game]) & set(UNASKED)
        assert first[1] in [lesson.id for lesson in teaching[first[0]]]
        assert all(rule in lesson.taught_rules for rule, there in teaching.items() for lesson in there)


@pytest.mark.parametrize("name", ["first-look", "on-foot", "round", "leaders", "control"])
def test_the_piles_of_the_first_turns_fit_the_round(name: str) -> None:
    """Before a turn, a side has drawn four cards and given up one. A card in the play area was one of the other three."""
    for exercise in lessons.load(f"north-africa/{name}").exercises:
        cards: Any = exercise.begin().position.to_json()
        if cards["phase"] != "turns" or not cards[exercise.side].get("discard"):
            assert cards["phase"] == "initiative" or exercise.id == "nothing-to-draw", f"{exercise.id}: no card was given up"
            continue
        for side in ("LRDG", "Italy"):
            held = sum(cards[side].get("hand", {}).values()) + sum(cards[side].get("play", {}).values())
            finished = cards.get("finished") and side != exercise.side
            assert held == (0 if finished else 3), f"{exercise.id}: {side} has {held} cards"
            assert sum(cards[side]["discard"].values()) >= (4 if finished else 1)
