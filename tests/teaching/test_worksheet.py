"""The worksheet: the same for a seed, with answers only for the teacher, and marks for written answers."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

import undaunted_nb as un
from undaunted_nb.core.errors import TutorError
from undaunted_nb.i18n import LANGUAGES, say
from undaunted_nb.lessons.questioner import words
from undaunted_nb.teaching.worksheet import LATIN, Worksheet, worksheet

un._give_words()
MAKERS = ("un.chance", "un.faces", "un.one-in", "un.draw")


@pytest.fixture(scope="module", params=LANGUAGES)
def sheet(request: Any) -> Worksheet:
    return worksheet(seed=5, count=6, makers=MAKERS, pictures=False, language=request.param)


def test_the_seed_decides(sheet: Worksheet) -> None:
    again = worksheet(seed=5, count=6, makers=MAKERS, pictures=False, language=sheet.language)
    assert again.questions == sheet.questions
    assert repr(again) == repr(sheet)
    assert again._repr_html_() == sheet._repr_html_()
    assert worksheet(seed=6, count=6, makers=MAKERS).questions != sheet.questions


def test_no_question_comes_twice() -> None:
    found = worksheet(count=30, makers=MAKERS).questions
    assert len({(say(q.text), q.position) for q in found}) == len(found) == 30


@pytest.mark.parametrize("form", [repr, lambda s: s._repr_html_()])
def test_only_the_teacher_sees_the_right_answers(sheet: Worksheet, form: Any) -> None:
    shown, teacher = form(sheet), form(sheet.teacher)
    assert "✓" not in shown
    assert teacher.count("✓") == len(sheet.questions)
    for question in sheet.questions:
        after = say(question.after, sheet.language)
        assert after not in shown
        assert re.sub(r"[<>&'\"]", "", after) in re.sub(r"&\w+;|&#x27;|[<>&'\"]", "", teacher)
        for option in question.options:
            assert words(option.label, sheet.language) in shown
        assert not [rule for rule in question.rules if rule in teacher + shown]


def test_written_answers_are_marked(sheet: Worksheet) -> None:
    assert sheet.check(sheet.key).right == len(sheet.questions)
    latin = "".join(LATIN[question.answer] for question in sheet.questions)
    assert sheet.check(latin.upper()).right == len(sheet.questions)
    assert sheet.check(", ".join(latin)) == sheet.check(" ".join(sheet.key)) == sheet.check(latin)
    wrong = [sheet.letters[(q.answer + 1) % len(q.options)] for q in sheet.questions]
    assert sheet.check(wrong).right == 0
    half = sheet.check({1: sheet.key[0], 2: wrong[1]})
    assert (half.right, half.of) == (1, len(sheet.questions))
    assert [mark.given for mark in half.marks][2:] == [""] * (len(sheet.questions) - 2)
    assert sheet.teacher.check(sheet.key).right == len(sheet.questions)


def test_a_class_is_marked_person_by_person_and_question_by_question(sheet: Worksheet) -> None:
    marks = sheet.grade({"Ann": sheet.key, "<b>Bo</b>": "-" + sheet.key[1:]})
    frame = marks.to_dataframe()
    assert list(frame.groupby("pupil", sort=False)["right"].sum()) == [6, 5]
    assert list(frame.groupby("number")["right"].sum()) == [1, 2, 2, 2, 2, 2]
    assert "&lt;b&gt;Bo" in marks._repr_html_()
    assert "<b>" not in marks._repr_html_()
    spec = marks.chart().spec
    shares = next(iter(spec["datasets"].values())) if "datasets" in spec else spec["data"]["values"]
    assert [(row["number"], row["percent"]) for row in shares][:2] == [(1, 50), (2, 100)]
    assert marks.to_csv().splitlines()[0] == "pupil,number,question,given,answer,right"


@pytest.mark.parametrize(
    ("answers", "said"),
    [
        ("abcdabcd", "numbered from 1 to 6"),
        ({7: "a"}, "no question 7"),
        ({"1": "a"}, "no question"),
        ({2: "x"}, "Answer 2 of Ann is 'x'"),
        (["ab"], "'ab'"),
    ],
)
def test_an_unreadable_worksheet_is_one_clear_error(answers: Any, said: str) -> None:
    with pytest.raises(TutorError, match=said):
        worksheet(seed=5, count=6, makers=MAKERS, language="en").check(answers, "Ann")


@pytest.mark.parametrize(
    "wrong",
    [{"count": 0}, {"count": 51}, {"seed": -1}, {"seed": "x"}, {"makers": ["un.luck"]}, {"game": "chess"}, {"level": 9}, {"level": "easy"}],
)
def test_a_sheet_that_cannot_be_made_is_one_clear_error(wrong: Any) -> None:
    with pytest.raises(TutorError):
        worksheet(**wrong)


def test_a_class_without_names_is_one_clear_error(sheet: Worksheet) -> None:
    with pytest.raises(TutorError, match="Expected a name for each"):
        sheet.grade([sheet.key])  # type: ignore[arg-type]


class _Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.alts: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        if tag == "img":
            self.alts.append(dict(attrs)["alt"])
        elif tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_it_is_saved_for_the_printer_with_a_board_for_each_question(tmp_path: Path, sheet: Worksheet) -> None:
    for made, name in ((sheet, "class.html"), (sheet.teacher, "teacher.html")):
        made.save(tmp_path / name)
        text = (tmp_path / name).read_text(encoding="utf-8")
        tags = _Tags()
        tags.feed(text)
        assert tags.open == []
        assert len(tags.alts) == len(sheet.questions)
        assert all(len(alt) > 100 for alt in tags.alts)
        assert f'<html lang="{sheet.language}">' in text
        assert ("✓" in text) == made.answers
    assert [path.name for path in sorted(tmp_path.iterdir())] == ["class.html", "teacher.html"]


def test_the_cards_of_the_other_side_are_not_on_it() -> None:
    from undaunted_nb.teaching.worksheet import board

    for question in worksheet(count=10, makers=["un.draw", "un.take"]).questions:
        seen = question.position.view(question.side)["piles"]
        foe = next(side for side in seen if side != question.side)
        assert "hand" not in seen[foe]
        assert say(un.core.text.Text(f"side-{foe}")) + ":" not in board(question, "en")
