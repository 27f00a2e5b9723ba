"""Lessons are short: few words before the first action, few in an exercise, and most exercises are moves."""

from __future__ import annotations

import re
from collections.abc import Iterable
from fractions import Fraction
from statistics import mean, median

import pytest

from undaunted_nb.i18n import LANGUAGES
from undaunted_nb.lessons.format.lesson import Exercise, courses, lessons
from undaunted_nb.lessons.format.words import Words
from undaunted_nb.lessons.play.attempt import Attempt, option_value
from undaunted_nb.lessons.play.pointers import things

WORD = re.compile(r"[\w’'-]+")
FIRST, MEDIAN, EXERCISE = 70, 40, 80
"""The most words before the first action of a lesson, their median over a course, and the most words of an exercise on average."""
MOVES, LEAST = Fraction(3, 4), Fraction(2, 3)
"""The least share of exercises of a course, and of one lesson, that are played or answered by pointing, not by reading options."""


def count(texts: Iterable[Words], language: str) -> int:
    return sum(len(WORD.findall(dict(text).get(language, ""))) for text in texts)


def before(it: Exercise, language: str) -> int:
    """Return the words that a learner reads before the exercise can be done."""
    return count((it.text, it.task, *(option.text for option in it.options)), language)


def whole(it: Exercise, language: str) -> int:
    others = (*it.hints, it.after, *(option.why for option in it.options), *(reply.text for reply in it.replies))
    return before(it, language) + count(others, language)


def is_pointed(exercise: Exercise) -> bool:
    """Return whether each option is a place on the board, where the learner can click it."""
    attempt = Attempt(exercise)
    options = [option_value(exercise, attempt.values, i) for i in range(len(exercise.options))]
    return bool(things(attempt.game.position, exercise.side).as_places(options))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", courses())
def test_lessons_are_short(game: str, language: str) -> None:
    first = {it.id: count((it.text,), language) + before(it.exercises[0], language) for it in lessons(game)}
    assert max(first.values()) <= FIRST, max(first, key=lambda name: first[name])
    assert median(first.values()) <= MEDIAN
    assert mean(whole(exercise, language) for it in lessons(game) for exercise in it.exercises) <= EXERCISE


@pytest.mark.parametrize("game", courses())
def test_most_exercises_are_moves(game: str) -> None:
    active = {it.id: [not exercise.asks or is_pointed(exercise) for exercise in it.exercises] for it in lessons(game)}
    every = [found for shares in active.values() for found in shares]
    assert sum(every) >= MOVES * len(every)
    assert not [name for name, found in active.items() if sum(found) < LEAST * len(found)]


@pytest.mark.parametrize("game", courses())
def test_a_lesson_begins_with_a_move(game: str) -> None:
    first = {it.id: it.exercises[0] for it in lessons(game)}
    assert not [name for name, exercise in first.items() if exercise.asks and not is_pointed(exercise)]
