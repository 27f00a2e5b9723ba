"""The worksheet: the same for a seed, with answers only for the teacher, and marks for written answers."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

import undaunted_nb as un
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import LANGUAGES, say
from undaunted_nb.kit import games
from undaunted_nb.lessons.quiz.questioner import words
from undaunted_nb.teaching.classroom.marks import LATIN
from undaunted_nb.teaching.classroom.worksheet import Worksheet, needs_board, worksheet

un._give_words()
MAKERS = ("un.chance", "un.faces", "un.one-in", "un.draw")


@pytest.fixture(scope="module", params=LANGUAGES)
def sheet(request: Any) -> Worksheet:
    return worksheet(seed=5, count=6, makers=MAKERS, pictures=False, language=request.param)


@pytest.fixture(params=LANGUAGES)
def language(request: Any) -> str:
    return str(request.param)


def test_the_seed_decides(sheet: Worksheet) -> None:
    again = worksheet(seed=5, count=6, makers=MAKERS, pictures=False, language=sheet.language)
    assert again.questions == sheet.questions
    assert repr(again) == repr(sheet)
    assert again._repr_html_() == sheet._repr_html_()
    assert worksheet(seed=6, count=6, makers=MAKERS).questions != sheet.questions


def test_no_question_comes_twice() -> None:
    found = worksheet(count=30, makers=MAKERS).questions
    assert len({(say(q.text), q.position) for q in found}) == len(found) == 30


def test_without_the_story_no_unit_and_no_card_is_named(language: str) -> None:
    """The same questions, answered the same way, for people who don't know the game."""
    with_story, plain = (worksheet(seed=9, count=8, makers=MAKERS, story=story, language=language) for story in (True, False))
    assert [(q.id, q.options) for q in plain.questions] == [(q.id, q.options) for q in with_story.questions]
    assert {q.maker for q in plain.questions} == set(MAKERS)
    for question, other in zip(plain.questions, with_story.questions, strict=True):
        texts = [say(question.text, language), say(question.after, language)]
        (named,) = [say(value, language) for value in other.text.params.values() if isinstance(value, Text)]
        assert named in say(other.text, language)
        assert not [text for text in texts if named in text or re.search(r"\d[AB]\b", text)], "neither a unit, a card nor a tile"
        numbers = {int(n) for n in re.findall(r"\d+", texts[0])}
        assert {value for value in question.text.params.values() if isinstance(value, int) and value > 1} & numbers
    assert "un." not in repr(plain.teacher)


@pytest.mark.parametrize("wanted", [{"game": "memoir44"}, {"game": "normandy", "makers": ["un.cover"]}])
def test_a_game_without_plain_questions_says_so(wanted: dict[str, Any]) -> None:
    with pytest.raises(TutorError, match=r"story=False|un\.chance"):
        worksheet(story=False, **wanted)


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
    assert marks.to_csv().splitlines()[0] == "pupil,version,number,maker,question,given,answer,right"


@pytest.mark.parametrize(
    "wrong",
    [
        {"count": 0},
        {"count": 51},
        {"seed": -1},
        {"seed": "x"},
        {"makers": ["un.luck"]},
        {"game": "chess"},
        {"level": 9},
        {"level": "easy"},
        {"versions": 5},
        {"space": 21},
        {"title": 7},
        {"makers": ["un.range"], "rules": ["un.draw.1"]},
    ],
)
def test_a_sheet_that_cannot_be_made_is_one_clear_error(wrong: Any) -> None:
    with pytest.raises(TutorError):
        worksheet(**wrong)


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


def _read(text: str) -> _Tags:
    tags = _Tags()
    tags.feed(text)
    assert tags.open == []
    return tags


def test_it_is_saved_for_the_printer_with_the_pictures_that_are_needed(tmp_path: Path, language: str) -> None:
    makers = ["un.range", "un.faces", "un.draw", "un.take"]
    sheet = worksheet(seed=5, count=8, makers=makers, versions=2, title="<7b>", language=language)
    sheet.save(tmp_path / "class.html")
    text = (tmp_path / "class.html").read_text(encoding="utf-8")
    tags = _read(text)
    needed = sum(needs_board(one) for version in sheet.versions for one in version.questions)
    assert len(tags.alts) == needed == 8
    assert all(len(alt) > 100 for alt in tags.alts)
    assert f'<html lang="{sheet.language}">' in text
    assert "✓" not in text
    assert text.count("&lt;7b&gt;") == 3
    for word in ("sheet-name", "sheet-class", "sheet-date"):
        assert text.count(f">{say(un.engine.text.Text(word), language)}</span>") == 2
    assert [path.name for path in sorted(tmp_path.iterdir())] == ["class.html"]


def test_a_sheet_without_pictures_is_saved_without_them(tmp_path: Path) -> None:
    for makers in ((), ("un.range", "un.faces")):
        sheet = worksheet(count=12, makers=makers, pictures=False)
        assert any(needs_board(one) for one in sheet.questions) == bool(makers)
        sheet.save(tmp_path / "sheet.html")
        assert _read((tmp_path / "sheet.html").read_text(encoding="utf-8")).alts == []
        assert "<img" not in sheet._repr_html_()
    with pytest.raises(TutorError, match="pictures=True"):
        worksheet(rules=["un.board.1"], pictures=False)


def test_kinds_that_need_the_board_exist() -> None:
    from undaunted_nb.kit import registry

    for system in registry.systems():
        kinds = {kind.name.partition(".")[2] for game in system.questions.GAMES.values() for kind in game}
        assert kinds >= system.questions.ON_THE_BOARD


def test_the_key_holds_the_letters_and_the_way_of_every_version(tmp_path: Path, language: str) -> None:
    sheet = worksheet(seed=5, count=6, makers=MAKERS, versions=4, language=language)
    sheet.teacher.save(tmp_path / "key.html")
    text = re.sub(r"&#x27;|&quot;", "'", (tmp_path / "key.html").read_text(encoding="utf-8"))
    assert _read(text).alts == []
    assert list(sheet.keys) == list(sheet.letters.upper())
    for version, key in zip(sheet.versions, sheet.keys.values(), strict=True):
        assert version.key == key
        assert "".join(f"<td>{letter}</td>" for letter in key) in text
        for question, letter in zip(version.questions, key, strict=True):
            label = words(question.options[question.answer].label, language)
            assert f"<strong>{letter}) {label}</strong> {say(question.after, language)}" in text


def test_versions_ask_the_same_kinds_with_other_numbers() -> None:
    for game in games.systems():
        sheets = worksheet(game, seed=2, count=10, versions=4).versions
        assert len({tuple(one.maker for one in sheet.questions) for sheet in sheets}) == 1
        each = [one for sheet in sheets for one in sheet.questions]
        assert len({(say(one.text), say(one.after), one.position) for one in each}) == len(each) == 40
        assert [one.level for one in sheets[0].questions] == sorted(one.level for one in sheets[0].questions)


def test_a_sheet_of_more_versions_or_questions_begins_as_the_smaller_one() -> None:
    one, four = worksheet(seed=2, count=6), worksheet(seed=2, count=6, versions=4)
    assert one.questions == four.questions
    assert worksheet(seed=2, count=6, versions=2).keys == dict(list(four.keys.items())[:2]) | {"A": one.key}
    assert {question.id for question in one.questions} < {question.id for question in worksheet(seed=2, count=12).questions}


def test_hardly_any_question_has_only_two_answers() -> None:
    for game, makers in (("normandy", ()), ("memoir44", ()), ("memoir44", ["m44.chance"])):
        found = worksheet(game, seed=1, count=30, makers=makers).questions
        assert [one.id for one in found if len(one.options) < 3] == []


def test_what_a_guess_is_worth_is_on_the_key(tmp_path: Path) -> None:
    sheet = worksheet(seed=1, count=6, makers=MAKERS, language="uk")
    assert sheet.guessed == sum(1 / len(one.options) for one in sheet.questions)
    sheet.teacher.save(tmp_path / "key.html")
    assert f"{float(sheet.guessed):g}".replace(".", ",") in (tmp_path / "key.html").read_text(encoding="utf-8")


def test_a_named_rule_is_asked() -> None:
    rules = {"un.blast.3", "un.draw.1"}
    found = worksheet(seed=1, rules=rules, count=6, versions=2)
    for sheet in found.versions:
        assert all(rules & set(one.rules) for one in sheet.questions)
        assert {rule for one in sheet.questions for rule in one.rules} >= rules


def test_a_sheet_has_space_for_working(tmp_path: Path) -> None:
    for space in (0, 3):
        worksheet(count=4, makers=MAKERS, space=space).save(tmp_path / "sheet.html")
        assert (tmp_path / "sheet.html").read_text(encoding="utf-8").count("<div></div>") == 4 * space


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"makers": "un.face"}, r"Unknown kind of question “un.face”. Did you mean “un.faces”\? un.question_kinds\(\"normandy\"\) lists"),
        ({"rules": ["nope"]}, "no questions about a rule “nope”"),
        ({"rules": ["un.draw.1", "un.drow.2"]}, "“un.drow.2”. Did you mean “un.draw.2”"),
    ],
)
def test_an_unknown_kind_or_rule_is_named(wrong: Any, said: str) -> None:
    with pytest.raises(TutorError, match=said):
        worksheet(**wrong)
    assert {one.maker for one in worksheet(makers="un.faces", count=3).questions} == {"un.faces"}


def test_every_kind_of_question_has_an_example() -> None:
    for game in games.systems():
        kinds = un.question_kinds(game, language="uk")
        told = repr(kinds)
        for row in kinds.records():
            assert str(row["example"]) in told
            assert re.search("[а-яі]", str(row["example"]))
        assert len(kinds.records()) == len(kinds.kinds) > 30


def test_the_signature_says_what_comes_back() -> None:
    import inspect

    assert inspect.signature(un.worksheet).return_annotation == "Worksheet"
    assert worksheet(count=3, versions=2, makers=MAKERS).to_dataframe().groupby("version").size().to_list() == [3, 3]


def test_the_cards_of_the_other_side_are_not_on_it() -> None:
    from undaunted_nb.teaching.classroom.worksheet import board

    for question in worksheet(count=10, makers=["un.draw", "un.take"]).questions:
        seen = question.position.view(question.side)["piles"]
        foe = next(side for side in seen if side != question.side)
        assert "hand" not in seen[foe]
        assert say(un.engine.text.Text(f"side-{foe}")) + ":" not in board(question, "en")


def test_the_rules_of_an_answer_are_folded_under_one_line(sheet: Worksheet) -> None:
    html, text = sheet.teacher._repr_html_(), repr(sheet.teacher)
    assert html.count("<details") == len(sheet.questions)
    shown = re.sub("<details[^>]*><summary>(.*?)</summary>.*?</details>", r"\1", html)
    assert sheet._say("teach-rules", rules="")[:4] in shown
    for part in (shown, text):
        assert "БОЙОВІ" not in part, "no wall of headings in other languages"
        assert "БОЕВЫЕ" not in part
    assert " › " in html
