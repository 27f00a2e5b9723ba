"""The daily portion of the review: six rules, however many are due."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

import undaunted_nb as un
from undaunted_nb.lessons.progress import reviews_today
from undaunted_nb.lessons.progress.progress import Progress
from undaunted_nb.lessons.progress.reviews_today import PORTION
from undaunted_nb.lessons.quiz.questioner import words
from undaunted_nb.lessons.quiz.quiz import Quiz

un._give_words()


def missed(progress: Progress, rules: int) -> list[str]:
    """Return rules that were all answered wrong and are due."""
    found = list(Quiz("normandy").rules)[:rules]
    for rule in found:
        progress.answered([rule], False)
    progress.answered([], True)
    return found


@pytest.mark.parametrize("kept", [True, False])
def test_each_day_has_its_own_portion_and_the_rest_is_no_debt(kept: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    progress = Progress.open() if kept else Progress()
    rules = missed(progress, 40)
    for day in ("2026-01-01", "2026-01-02"):
        monkeypatch.setattr(reviews_today, "today", lambda day=day: date.fromisoformat(day))
        again = Progress.open() if kept else progress
        assert (again.portion, again.reviewed) == (PORTION, 0)
        for left in range(PORTION - 1, -1, -1):
            progress.answered([rules.pop()], True)
            assert again.portion == left
        progress.answered([rules.pop()], True)
        assert again.portion == 0, "more than the portion is a gift"
        monkeypatch.setattr(reviews_today, "today", lambda: date.fromisoformat("2026-02-01"))
    assert len(progress.due()) > 20


def test_new_rules_and_rules_that_are_not_due_are_no_review(own_home: Path) -> None:
    progress = Progress.open()
    progress.answered(["un.move.1"], True)
    progress.answered(["un.move.1"], True)
    assert progress.reviewed == 0
    assert not (own_home / "progress.today").exists()


@pytest.mark.parametrize("text", ["", "2026", f"{'9' * 99}", "2026-01-01 many", "2026-01-01 ²", "2026-01-01 -3"])
def test_a_damaged_file_counts_from_0(text: str, own_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews_today, "today", lambda: date.fromisoformat("2026-01-01"))
    progress = Progress.open()
    missed(progress, 3)
    (own_home / "progress.today").write_text(text)
    assert (progress.reviewed, progress.portion) == (0, 3)
    progress.answered(progress.due()[:1], True)
    assert progress.reviewed == 1


def note_of(quiz: Quiz) -> str:
    note = quiz.scene()["note"]
    return words(note)


def test_the_quiz_tells_the_portion_at_first_and_its_end_once() -> None:
    progress = Progress()
    missed(progress, 40)
    quiz = Quiz("normandy", seed=3, progress=progress, makers=["un.fact", "un.claim", "un.cover", "un.goes"])
    quiz.next()
    assert words(quiz.scene()["note"]) == "5 min: 6 rules to review"
    ends = []
    for number in range(12):
        quiz.answer(quiz.next().answer)
        note = note_of(quiz)
        ends += [number] * ("That was today’s review" in note)
        assert note == "" or ends[-1:] == [number]
    assert len(ends) == 1
    assert progress.portion == 0


def test_a_mistake_of_the_same_sitting_is_no_portion() -> None:
    quiz = Quiz("normandy", seed=3)
    for number in range(8):
        asked = quiz.next()
        quiz.answer(asked.answer if number else (asked.answer + 1) % len(asked.options))
        assert "today’s review" not in note_of(quiz)
