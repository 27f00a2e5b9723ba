"""Questions whose answer is typed: a number in place of the options."""

from __future__ import annotations

import json
from typing import Any

import pytest

import undaunted_nb as un
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.i18n import LANGUAGES, say
from undaunted_nb.kit.question import Question
from undaunted_nb.lessons.quiz.placement import Placement
from undaunted_nb.lessons.quiz.questioner import question, words
from undaunted_nb.lessons.quiz.quiz import Quiz, grade_questions

un._give_words()
NUMBERS = {"normandy": "un.defense", "north-africa": "na.defense", "memoir44": "m44.cover"}
"""A kind of question in each game whose options are always numbers."""


def typed_quiz(game: str = "normandy", **more: Any) -> tuple[Quiz, Question]:
    """Return a quiz at a question that is typed."""
    quiz = Quiz(game, seed=1, makers=[NUMBERS[game]], **more)
    while not quiz.next().typed:
        quiz.answer(0)
    return quiz, quiz.next()


def unlisted(asked: Question) -> str:
    labels = [option.label for option in asked.options]
    return next(str(n) for n in range(50) if str(n) not in labels)


@pytest.mark.parametrize("game", sorted(NUMBERS))
def test_about_half_of_the_number_questions_are_typed_and_no_others(game: str) -> None:
    drawn = [question(f"{NUMBERS[game]}/{seed}") for seed in range(60)]
    typed = [asked.typed for asked in drawn]
    assert 0.3 < sum(typed) / len(typed) < 0.7
    assert typed == [question(asked.id).typed for asked in drawn], "the same id is always asked in the same way"
    mixed = Quiz(game, seed=2)
    seen = []
    for _ in range(60):
        seen.append(mixed.next())
        mixed.answer(seen[-1].answer)
    assert 0 < sum(asked.typed for asked in seen) < len(seen)
    labels = [option.label for asked in seen if asked.typed for option in asked.options]
    assert all(isinstance(label, str) and 0 <= int(label) < 100 for label in labels)


@pytest.mark.parametrize("game", sorted(NUMBERS))
def test_an_open_question_has_a_field_and_no_options(game: str) -> None:
    quiz, asked = typed_quiz(game)
    shown = quiz.scene()
    assert shown["options"] == []
    entry = shown["entry"]
    assert entry is not None
    assert {language: [words(text, language) for text in (entry["label"], entry["button"])] for language in LANGUAGES}["en"] == [
        "Your answer, a number",
        "Check",
    ]
    assert quiz.as_text().count("( )") == len(asked.options), "without a table there are options"
    quiz.press(f"number:{asked.options[asked.answer].label}")
    assert quiz.scene()["entry"] is None


def test_the_right_number_is_right() -> None:
    quiz, asked = typed_quiz()
    right = str(asked.options[asked.answer].label)
    quiz.press(f"number:0{right}" if len(right) < 3 else f"number:{right}")
    shown = quiz.scene()
    assert (shown["state"], shown["said"]) == ("good", [asked.after])
    assert [(option["label"], option["state"]) for option in shown["options"]] == [(right, "right")]
    assert quiz.results[-1]["right"]
    quiz.press(f"number:{unlisted(asked)}")
    assert quiz.scene() == shown, "only the first answer counts"


def test_a_known_mistake_gets_its_own_explanation() -> None:
    quiz, asked = typed_quiz()
    mistake = next(option for option in asked.options if not option.right)
    quiz.press(f"number:{mistake.label}")
    shown = quiz.scene()
    assert shown["state"] == "no"
    assert shown["said"] == [mistake.why, asked.after]
    assert [option["state"] for option in shown["options"]] == ["wrong", "right"]


def test_another_number_is_wrong_and_shows_the_right_one() -> None:
    quiz, asked = typed_quiz(language="en")
    number, right = unlisted(asked), asked.options[asked.answer].label
    quiz.press(f"number:{number}")
    shown = quiz.scene()
    assert (words(shown["verdict"] or ""), shown["said"]) == ("That’s not the number", [asked.after])
    assert [(option["label"], option["state"]) for option in shown["options"]] == [(number, "wrong"), (right, "right")]
    assert (quiz.results[-1]["right"], quiz.results[-1]["chosen"], quiz.results[-1]["answer"]) == (False, number, right)
    graded = grade_questions([asked.id], [number])
    assert graded["results"] == [quiz.results[-1]], "the autograder judges the number in the same way"


@pytest.mark.parametrize("written", ["", "x", "-1", "1000", "4.5", "²", "٣", " 8", "8 ", "1e2", "+8", "option:0", "9" * 150])
def test_what_is_not_a_number_changes_nothing(written: str) -> None:
    quiz, _ = typed_quiz()
    before, counted = quiz.scene(), len(quiz.results)
    with pytest.raises(TutorError, match=r"^Type a whole number from 0 to 999\.$"):
        quiz.press(f"number:{written}")
    assert (quiz.scene(), len(quiz.results)) == (before, counted)


def test_a_question_is_answered_only_as_it_is_asked() -> None:
    quiz, _ = typed_quiz()
    with pytest.raises(TutorError):
        quiz.press("option:0")
    chosen = Quiz(seed=1, makers=["un.defense"])
    while chosen.next().typed:
        chosen.answer(0)
    assert chosen.scene()["entry"] is None
    with pytest.raises(TutorError):
        chosen.press("number:8")


def test_message_without_a_number_gets_an_answer() -> None:
    quiz, asked = typed_quiz()
    from undaunted_nb.widgets.table import coach_table

    table = coach_table(quiz, "en")
    assert table.coach["entry"] == {"label": "Your answer, a number", "button": "Check"}
    sent = json.dumps([table.coach["options"], table.coach["said"], table.marks])
    assert str(say(asked.after, "en")) not in sent
    table._on_message(table, {"kind": "coach", "target": "number:<b>", "revision": table.revision}, [])
    assert (table.why["tone"], "0 to 999" in json.dumps(table.why)) == ("error", True)
    assert table.coach["entry"]
    table._on_message(table, {"kind": "coach", "target": f"number:{asked.options[asked.answer].label}", "revision": table.revision}, [])
    assert (table.coach["state"], table.coach["entry"]) == ("good", None)
    assert table.why is None


def test_a_typed_answer_counts_in_a_placement_test() -> None:
    test = Placement("normandy", lessons=[("attack", ["un.attack.3"]), ("range", ["un.range.1", "un.defence.3"])], seed=1)
    found = []
    while not test.over:
        asked = test.next()
        kind = "number" if asked.typed else "option"
        found.append(kind)
        test.press(f"{kind}:{asked.options[asked.answer].label if asked.typed else asked.answer}")
    assert set(test.known) <= {"attack", "range"}
    assert test.known
    assert "number" in found
