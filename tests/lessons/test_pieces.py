"""A quiz asks about no unit, terrain or card that the learner's scenarios do not have."""

from __future__ import annotations

import re

import pytest

import undaunted_nb as un
from tests.sampling import NIGHTLY
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import say
from undaunted_nb.kit import registry
from undaunted_nb.kit.question import Question
from undaunted_nb.lessons.format.lesson import lessons
from undaunted_nb.lessons.progress.progress import Progress
from undaunted_nb.lessons.quiz.quiz import Quiz

un._give_words()
LATER = {
    ("normandy", 0): "Mortar|Sniper|Machine Gunner|Platoon Guide|hill",
    ("normandy", 2): "Mortar|Sniper|Machine Gunner|Platoon Guide|hill",
    ("normandy", 13): "Platoon Guid|Sniper",
    ("north-africa", 1): "Medium Tank|Pilot Car|Hangar|Aircraft|Motor Pool|Navigator|Sniper|(?<!Machine )(?<!Anti-tank )Gunner|hill",
    ("memoir44", 0): "French Resistance|Resistance|Elite Armor|hedgerow",
    ("memoir44", 2): "French Resistance|Resistance|Elite Armor|hedgerow",
}
"""The pieces that no scenario of the first lessons of a course has, by the number of these lessons."""


def after(game: str, done: int) -> Progress:
    """Return the progress of a learner who has done some lessons."""
    progress = Progress()
    for lesson in lessons(game)[:done]:
        for exercise in lesson.exercises:
            progress.done(lesson.id, exercise.id, lesson.fingerprint)
    return progress


def told(asked: Question) -> str:
    """Return all that a learner reads and hears of a question: its words, its answers, their reasons, and the pieces on the board."""
    present = registry.system(asked.position.system).present
    words = [asked.text, asked.after, *(part for option in asked.options for part in (option.label, option.why) if part)]
    board = [
        present.name_of(asked.position, asked.side, "counter", e["k"]) for e in present.elements(asked.position) if e["t"] == "counter"
    ]
    return "\n".join(say(it, "en") if isinstance(it, Text) else it for it in (*words, *board))


@pytest.mark.parametrize(("game", "done"), LATER)
def test_a_quiz_is_about_the_pieces_that_the_learner_has_met(game: str, done: int) -> None:
    later = re.compile(rf"\b(?:{LATER[game, done]})", re.IGNORECASE)
    for seed in range(1, 4 if NIGHTLY else 2):
        quiz = Quiz(game, seed=seed, progress=after(game, done))
        for number in range(20):
            asked = quiz.next()
            assert not later.search(told(asked)), asked.id
            quiz.answer(asked.answer if number % 3 else (asked.answer + 1) % len(asked.options))


def test_a_piece_is_asked_about_after_a_lesson_with_it() -> None:
    met = [it.id for it in lessons("normandy") if it.id.endswith(("/mortar", "/suppression"))]
    progress = Progress()
    progress.mark_known(met)
    quiz, said = Quiz("normandy", seed=1, progress=progress), ""
    for _ in range(20):
        said += told(quiz.next())
        quiz.answer(0)
    assert "Mortar" in said


def test_a_missed_rule_waits_until_its_pieces_are_met() -> None:
    progress = Progress()
    progress.answered(["un.blast.3"], False)
    progress.answered([], True)
    assert progress.due() == ("un.blast.3",)
    assert "Mortar" not in told(Quiz("normandy", seed=1, progress=progress).next())


def test_rules_that_are_named_are_asked_whatever_was_met() -> None:
    assert "Mortar" in told(Quiz("normandy", seed=1, rules=["un.blast.3"], progress=Progress()).next())
