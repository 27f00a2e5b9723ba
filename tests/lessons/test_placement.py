"""The placement test as a learner answers it: where it begins, what it asks, when it ends, and with which lesson a course begins then."""

from __future__ import annotations

import re
from typing import Any

import pytest

import undaunted_nb as un
from tests.lessons.test_pieces import told
from tests.lessons.test_quiz import plain, wrong
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.i18n import KNOWN
from undaunted_nb.kit.question import Question
from undaunted_nb.lessons.format.lesson import courses, lessons, load, names
from undaunted_nb.lessons.progress.progress import Progress
from undaunted_nb.lessons.quiz.placement import FEWEST, MOST, Placement, of_course

un._give_words()
COURSE = names("normandy")
FIRST = {"normandy": "Mortar|Sniper|Machine Gunner|hill", "north-africa": "Medium Tank|Hangar|Sniper|hill", "memoir44": "hedgerow"}
"""Pieces that the first lesson of each course does not have."""


def reply(test: Placement, *, right: bool) -> None:
    """Answer the question on the table."""
    asked = test.next()
    index = asked.answer if right else wrong(asked)
    test.press(f"number:{asked.options[index].label}" if asked.typed else f"option:{index}")


def lesson_of(asked: Question, game: str) -> int:
    """Return the number of the first lesson that teaches a rule of a question, the last such one of its rules."""
    return max(next((i for i, it in enumerate(lessons(game)) if rule in it.taught_rules), 0) for rule in asked.rules)


def take(known: int, game: str = "normandy", seed: int = 1, slip: int = -1) -> Placement:
    """Take the test as a learner who knows the first lessons, says so if not, and makes one slip."""
    test = of_course(game, seed=seed, progress=Progress.open())
    while not test.over:
        asked = test.next()
        if lesson_of(asked, game) >= known:
            test.press("unknown")
        else:
            reply(test, right=len(test.results) != slip)
        if not test.over:
            test.press("next")
    test.press("next")
    return test


def begin(test: Placement) -> str:
    """Return the lesson that the main button opens."""
    (button,) = test.scene()["buttons"]
    assert button["yellow"]
    return str(button["id"]).removeprefix("lesson:")


@pytest.mark.parametrize("game", courses())
def test_a_learner_who_knows_nothing_begins_with_the_first_lesson_after_few_questions(game: str) -> None:
    test = take(0, game)
    assert (test.known, len(test.results)) == ((), FEWEST)
    assert begin(test) == names(game)[0]
    assert plain(test.scene())["said"] == ["Start with the first lesson. It explains everything from the beginning."]


@pytest.mark.parametrize("game", courses())
def test_a_learner_who_knows_all_begins_with_one_of_the_last_lessons(game: str) -> None:
    test = take(99, game)
    assert len(test.results) <= MOST
    assert begin(test) in names(game)[-3:]


@pytest.mark.parametrize("known", [3, 8, 14])
def test_a_learner_who_knows_some_lessons_begins_near_the_next(known: int) -> None:
    test = take(known)
    assert len(test.results) <= MOST
    assert known - 3 <= COURSE.index(begin(test)) <= known
    assert test.known == COURSE[: COURSE.index(begin(test))]
    assert f"You know {len(test.known)} of {len(COURSE)} lessons" in plain(test.scene())["said"][0]


def test_one_slip_costs_little() -> None:
    assert COURSE.index(begin(take(14, slip=1))) >= 8


def test_the_first_question_is_about_the_first_lesson_and_right_answers_jump() -> None:
    test, asked = of_course("normandy", seed=1), []
    while not test.over:
        asked.append(lesson_of(test.next(), "normandy"))
        reply(test, right=True)
    assert asked[0] == 0
    assert asked[1] > 4


def test_luck_alone_skips_nothing() -> None:
    test, lucky = of_course("normandy", seed=1), True
    while not test.over:
        test.next()
        reply(test, right=lucky)
        lucky = False
    assert test.score.right == 1
    assert test.known == ()


@pytest.mark.parametrize("game", courses())
def test_a_question_is_only_about_pieces_of_the_lessons_so_far(game: str) -> None:
    test = of_course(game, seed=2)
    for _ in range(FEWEST):  # all about the first lesson
        assert not re.search(rf"\b(?:{FIRST[game]})", told(test.next()), re.IGNORECASE)
        test.press("unknown")


def test_lessons_to_skip_are_known_but_not_done() -> None:
    test = take(8)
    progress = Progress.open()
    assert all(progress.known(name) and not progress.state(name) for name in test.known)
    assert not progress.known(begin(test))


def test_only_right_answers_are_remembered() -> None:
    """A rule that nobody has taught you is no debt to the next review."""
    test = of_course("normandy", seed=1)
    reply(test, right=False)
    assert test.progress.rules == {}
    reply(test, right=True)
    assert set(test.progress.rules) == set(test.question.rules if test.question else ())


def test_who_does_not_know_sees_the_answer_without_a_verdict() -> None:
    test = of_course("normandy", seed=1)
    assert "say so" in plain(test.scene())["note"]
    for _ in range(2):
        test.press("unknown")
        shown = plain(test.scene())
        assert (shown["state"], shown["verdict"], shown["entry"]) == ("", None, None)
        assert [it["state"] for it in shown["options"]].count("right") == 1
        assert "wrong" not in [it["state"] for it in shown["options"]]
        assert "no" not in shown["ticks"]
        test.press("next")


@pytest.mark.parametrize("answered", [0, 1])
def test_one_can_stop_at_any_time(answered: int) -> None:
    test = of_course("normandy", seed=1)
    for _ in range(answered):
        reply(test, right=True)
    test.press("stop")
    assert test.over
    assert COURSE.index(begin(test)) <= answered
    for what in ("next", "stop", "unknown", "option:0"):
        with pytest.raises(TutorError):
            test.press(what)
    with pytest.raises(TutorError, match="every question"):
        test.next()


@pytest.mark.parametrize("language", KNOWN)
def test_the_button_names_the_lesson(language: str) -> None:
    test = of_course("normandy", seed=1)
    test.press("stop")
    label: Any = test.scene(language)["buttons"][0]["label"]
    assert label.params["title"] == load(COURSE[0]).said_title(language)


def test_lessons_without_possible_questions_are_refused() -> None:
    with pytest.raises(TutorError, match="no questions about"):
        Placement(lessons=[("untold", ["untold.1"])])


def test_lessons_without_questions_are_known_with_those_around_them() -> None:
    test = Placement(lessons=[("board", ["un.board.1"]), ("untold", ["untold.1"]), ("view", ["un.view.2"]), ("end", ["un.end.2"])], seed=1)
    while not test.over:
        reply(test, right=True)
    assert test.known == ("board", "untold", "view")
