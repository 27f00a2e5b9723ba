"""Grading: every way to write answers gives the same marks, and nothing that cannot be read stops it."""

from __future__ import annotations

import csv
from dataclasses import replace
from pathlib import Path
from typing import Any

import pandas as pd
import pytest

import undaunted_nb as un
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.i18n import LANGUAGES, say, set_language
from undaunted_nb.teaching.classroom.marks import Results
from undaunted_nb.teaching.classroom.worksheet import Worksheet, worksheet
from undaunted_nb.teaching.display.display import Grid

un._give_words()
MAKERS = ("un.chance", "un.faces", "un.one-in", "un.draw")
KINDS = {
    "en": {"Probability of a hit", "Faces that hit", "Attacks per hit", "Probability of a draw"},
    "uk": {"Імовірність влучання", "Грані, що влучають", "Атак на одне влучання", "Імовірність узяти карту"},
    "ru": {"Вероятность попадания", "Грани, которые попадают", "Атак на одно попадание", "Вероятность взять карту"},
}


@pytest.fixture(scope="module")
def sheet() -> Worksheet:
    return worksheet(seed=5, count=6, makers=MAKERS, pictures=False, language="en")


@pytest.fixture(scope="module")
def several() -> Worksheet:
    return worksheet(seed=5, count=6, makers=MAKERS, versions=4, language="en")


def wrong(key: str) -> str:
    return "".join("b" if letter == "a" else "a" for letter in key)


def results(marks: Any) -> dict[str, int]:
    return {row["pupil"]: row["right"] for row in marks.pupils.records() if row["of"]}


def test_every_form_of_a_table_is_graded_the_same(sheet: Worksheet, tmp_path: Path) -> None:
    answers = {"Ann": sheet.key, "Bo": wrong(sheet.key), "Cy": sheet.key[:3] + "---"}
    rows = [[name, *letters] for name, letters in answers.items()]
    head = ["Name", *map(str, range(1, 7))]
    frame = pd.DataFrame(rows, columns=head)
    excel = tmp_path / "excel.csv"
    excel.write_text("\ufeff" + "\n".join(";".join(row) for row in [head, *rows]), encoding="utf-8")
    one = tmp_path / "one.csv"
    one.write_text("date,Учень,answers\n" + "\n".join(f"2.9.,{name},{letters}" for name, letters in answers.items()), encoding="utf-8")
    one.write_text(one.read_text(encoding="utf-8").replace("Учень", "pupil"), encoding="utf-8")
    ways: list[Any] = [
        answers,
        {name: list(letters) for name, letters in answers.items()},
        {name: dict(enumerate(letters, 1)) for name, letters in answers.items()},
        rows,
        [[name, letters] for name, letters in answers.items()],
        [{"name": name, "answers": letters} for name, letters in answers.items()],
        [{"Student": name, **{f"Q{n}": letter for n, letter in enumerate(letters, 1)}} for name, letters in answers.items()],
        frame,
        frame.set_axis(["pupil", 1, 2, 3, 4, 5, 6], axis=1),
        str(excel),
        one,
    ]
    found = [sheet.grade(way) for way in ways]
    assert [results(marks) for marks in found] == [{"Ann": 6, "Bo": 0, "Cy": 3}] * len(ways)
    assert all(marks.problems == () for marks in found)


def test_versions_are_graded_by_their_own_keys(several: Worksheet, tmp_path: Path) -> None:
    keys = several.keys
    assert len(set(keys.values())) > 1
    pupils = {f"P{name}": (name, key) for name, key in keys.items()}
    frame = pd.DataFrame([[pupil, version, key] for pupil, (version, key) in pupils.items()], columns=["name", "version", "answers"])
    for way in (
        [[pupil, version, *key] for pupil, (version, key) in pupils.items()],
        [[pupil, " abcd".index(version.lower()), key] for pupil, (version, key) in pupils.items()],
        {version: {pupil: key} for pupil, (version, key) in pupils.items()},
        frame,
    ):
        marks = several.grade(way)
        assert results(marks) == dict.fromkeys(pupils, 6)
        assert [row["version"] for row in marks.pupils.records()] == list(keys)
    crossed = several.grade([["X", "B", keys["A"]]])
    assert crossed.right == sum(a == b for a, b in zip(keys["A"], keys["B"], strict=True)) < 6
    assert several.check(keys["C"], version="c").right == 6
    russian = worksheet(seed=5, count=6, makers=MAKERS, versions=2, language="ru")
    assert russian.grade([["Аня", "Б", russian.keys["Б"]], ["Боря", "B", keys["B"]]]).right == 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_kinds_of_questions_are_in_words(several: Worksheet, language: str) -> None:
    marks = several.grade([["Ann", "A", "a" * 6]]).questions
    set_language(language)
    try:
        (grid,) = marks.page().parts
        assert isinstance(grid, Grid)
        assert {str(row[1]) for row in grid.rows} == KINDS.get(language, {str(row[1]) for row in grid.rows})
    finally:
        set_language("en")
    assert {row["maker"] for row in marks.records()} == set(MAKERS), "names to pass to un.worksheet"


def test_a_kind_of_question_of_a_game_that_is_gone_keeps_its_name(several: Worksheet) -> None:
    marks = several.grade([["Ann", "A", "a" * 6]])
    (grid,) = Results((replace(marks.marks[0], maker="gone.kind"),), (), "number").page().parts
    assert isinstance(grid, Grid)
    assert str(grid.rows[0][1]) == "gone.kind"


def test_no_bad_entry_stops_the_grading(several: Worksheet) -> None:
    key = several.keys["A"]
    table = [
        ["good", "A", key],
        ["letter", "A", "z" + key[1:]],
        ["short", "A", key[:4]],
        ["long", "A", key + "ab"],
        ["version", "Q", key],
        ["empty", "A", float("nan")],
        ["number", "A", 12],
        ["nothing"],
        ["good", "B", several.keys["B"]],
    ]
    marks = several.grade(table)
    assert results(marks) == {"good": 6, "letter": 5, "short": 4, "long": 6, "empty": 0, "number": 0, "good (2)": 6}
    told = {(problem.name, problem.number): say(problem.what, "en") for problem in marks.problems}
    assert set(told) == {
        ("letter", 1),
        ("short", 0),
        ("long", 0),
        ("version", 0),
        ("empty", 0),
        ("number", 0),
        ("nothing", 0),
        ("good (2)", 0),
    }
    assert told["letter", 1].startswith("Answer 1 is “z”. Write one of a, b, c")
    assert "4 answers" in told["short", 0]
    assert "Only the first 6 count" in told["long", 0]
    assert told["version", 0] == "Unknown version “Q”. Use one of A, B, C, D. These answers are not graded."
    assert all(text in repr(marks) for text in told.values())


def test_one_person_is_graded_in_spite_of_bad_letters(sheet: Worksheet) -> None:
    for answers, count, number in ((sheet.key + "ab", 6, 0), ({7: "a"}, 0, 0), ({2: "x"}, 0, 2), (["ab", *sheet.key[1:]], 5, 1)):
        marks = sheet.check(answers, "Ann")
        assert (marks.right, [(problem.name, problem.number) for problem in marks.problems]) == (count, [("Ann", number)])


def test_results_by_pupil_and_by_question(several: Worksheet) -> None:
    a, b = several.keys["A"], several.keys["B"]
    table = [["Ann", "A", a], ["Bo", "B", wrong(b)[0] + b[1:]], ["Cy", "A", wrong(a)]]
    marks = several.grade(table, scale={50: "pass", 0: "fail", 90: "best"})
    assert [tuple(row.values()) for row in marks.pupils.records()] == [
        ("Ann", "A", 6, 6, 100.0, "best", ""),
        ("Bo", "B", 5, 6, 83.3, "pass", "1"),
        ("Cy", "A", 0, 6, 0.0, "fail", "1, 2, 3, 4, 5, 6"),
    ]
    first, second, *_ = marks.questions.records()
    assert (first["number"], first["right"], first["of"], first["score"], first["wrong"]) == (1, 1, 3, 33.3, "Bo, Cy")
    assert (second["right"], second["wrong"]) == (2, "Cy")
    assert marks.pupils.to_csv(spreadsheet=True).startswith("\ufeffpupil,version,right,of,score,mark,wrong")
    assert "mark" not in several.grade(table).pupils.columns
    assert marks.pupils.to_dataframe()["score"].mean() == pytest.approx(61.1)


@pytest.mark.parametrize(
    ("grade", "said"),
    [
        (lambda one, _: one.check(1234), 'such as "abca", ["a", "b"] or {1: "a"}, got 1234.'),
        (lambda one, _: one.check(None), "got None."),
        (lambda _, four: four.check("abc", version="E"), "Unknown version “E”. Use one of A, B, C, D"),
        (lambda one, _: one.grade([one.key]), "Expected a name for each"),
        (lambda one, _: one.grade(7), "Expected a name for each"),
        (lambda one, _: one.grade([]), "Expected a name for each"),
        (lambda one, _: one.grade("/nowhere/answers.csv"), "answers.csv"),
        (lambda one, _: one.grade(pd.DataFrame({"who": ["Ann"], "1": ["a"]})), "needs a column “Name”"),
        (lambda one, _: one.grade(pd.DataFrame({"name": ["Ann"]})), "one column for each question"),
        (lambda _, four: four.grade({"Ann": "abcabc"}), 'by version, for example {"A": {"Anna": "abca"}}'),
        (lambda one, _: one.grade({"Ann": one.key}, scale={"good": 5}), "A scale gives the least percent"),
        (lambda one, _: one.grade({"Ann": one.key}, scale={101: "A"}), "A scale gives the least percent"),
    ],
)
def test_wrong_table_gives_one_clear_sentence(sheet: Worksheet, several: Worksheet, grade: Any, said: str) -> None:
    with pytest.raises(TutorError) as raised:
        grade(sheet, several)
    assert said in str(raised.value)


def saved(folder: Path, text: str) -> Path:
    file = folder / "class.csv"
    file.write_bytes(text.encode())
    return file


HEAD = "Name,1,2,3,4,5,6\n"
REFUSED = {
    "a column twice": ("Name,1,1,2\nAnna,a,b,c\n", "Columns 2 (“1”) and 3 (“1”) mean the same"),
    "a question twice": ("Name,1,Question 1\nAnna,a,b\n", "Columns 2 (“1”) and 3 (“Question 1”) mean the same"),
    "two columns of names": ("Name,Pupil,1\nAnna,Bo,b\n", "Columns 1 (“Name”) and 2 (“Pupil”) mean the same"),
    "a quotation mark too many": (HEAD + '"Anna,a,b\nBo,a,a\nCy,a,a\n', "line 2: The quotation marks don’t match"),
    "one in the third line": (HEAD + 'Anna,a,b,a,a,a,a\n"Bo"x,a,a\n', "line 3: The quotation marks"),
    "a cell of two lines": (HEAD + '"Anna\nBo",a,b,a,a,a,a\n', "line 2: A cell in quotation marks has several lines"),
    "a cell of 200,000 letters": (HEAD + "x" * 200_000 + ",a\n", "line 2: A cell is too long"),
    "an empty file": ("", "needs a column “Name”"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_a_file_that_can_mean_two_things_is_refused(sheet: Worksheet, name: str, tmp_path: Path) -> None:
    text, said = REFUSED[name]
    for end in ("\n", "\r\n", "\r"):
        with pytest.raises(TutorError) as raised:
            sheet.grade(saved(tmp_path, text.replace("\n", end)))
        assert said in str(raised.value)


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_a_file_has_the_line_ends_of_any_system(sheet: Worksheet, end: str, tmp_path: Path) -> None:
    text = f'{HEAD}Anna,{",".join(sheet.key)}\n\n"Bo, the second",{",".join(wrong(sheet.key))}\n'
    marks = sheet.grade(saved(tmp_path, text.replace("\n", end)))
    assert (results(marks), marks.problems) == ({"Anna": 6, "Bo, the second": 0}, ())


DOUBTFUL = {
    "a column with a number": ("Name,1,2,3,4,5,6,Class 1\nAnna,a,a,a,a,a,a,d\n", ["Column 8 (“Class 1”) is not read"]),
    "a question without a column": ("Name,1,2\nAnna,a,a\n", ["These questions have no column and count as not answered: 3, 4, 5, 6"]),
    "all answers and one": ("Name,Answers,1\nAnna,aaaaaa,b\n", ["The column “1” is not read, because the column “Answers”"]),
    "a comma too many": (HEAD + "Smith, Anna,a,a,a,a,a,a\n", ["Cells: 8, headings: 7 (line 2). This row is not graded"]),
    "a cell too few": (HEAD + "\nAnna,a,a,a,a,a\n", ["Cells: 6, headings: 7 (line 3)"]),
    "no name": (HEAD + "Anna,a,a,a,a,a,a\n ,a,a,a,a,a,a\n", ["Answers without a name are not graded (line 3)"]),
    "a name twice": (HEAD + "Anna,a,a,a,a,a,a\n\nAnna,a,a,a,a,a,a\n", ["is there twice (line 2, line 4)"]),
    "a number of a question that is none": ("Name,1,2,3,4,5,6,99\nAnna,a,a,a,a,a,a,a\n", ["This sheet has no question 99"]),
}


@pytest.mark.parametrize("name", DOUBTFUL)
def test_every_doubt_is_named(sheet: Worksheet, name: str, tmp_path: Path) -> None:
    text, said = DOUBTFUL[name]
    marks = sheet.grade(saved(tmp_path, text))
    told = [say(problem.what, "en") for problem in marks.problems]
    assert len(told) == len(said)
    assert all(part in text for part, text in zip(said, told, strict=True))
    assert all(text in repr(marks) for text in told)
    for language in LANGUAGES:
        assert all("{" not in (words := say(problem.what, language)) and words[0].isupper() for problem in marks.problems)


def test_each_pupil_is_counted_once(sheet: Worksheet) -> None:
    names = ["Anna", "Anna", "Anna (2)", "Anna", "Zoe\u0308", "Zoë", "A  B", "A B"]
    marks = sheet.grade([[name, sheet.key] for name in names])
    assert results(marks) == dict.fromkeys(["Anna", "Anna (3)", "Anna (2)", "Anna (4)", "Zoe\u0308", "Zoë (2)", "A  B", "A B (2)"], 6)
    assert len(marks.pupils.records()) == len(names)
    assert [problem.name for problem in marks.problems] == ["Anna (3)", "Anna (4)", "Zoë (2)", "A B (2)"]


HUGE = "9" * 5000
STRANGE: dict[str, Any] = {
    "version of a sign": [["Ann", "²", "aaaaaa"]], "version of 5,000 digits": [["Ann", HUGE, "aaaaaa"]],
    "version of a huge number": [["Ann", 10**5000, "aaaaaa"]], "question of 5,000 digits": {"A": {"Ann": {HUGE: "a"}}},
    "question of a huge number": {"A": {"Ann": {10**5000: "a"}}}, "a sign as a question": {"A": {"Ann": {"²": "a"}}},
    "no list": {"A": {"Ann": object()}}, "bytes": {"A": {"Ann": b"aaaaaa"}}, "a set": {"A": {"Ann": {"a", "b"}}},
    "a huge answer": {"A": {"Ann": [10**5000, "a", "a", "a", "a", "a"]}}, "a huge name": {"A": {10**5000: "aaaaa"}},
    "a question twice": {"A": {"Ann": {1: "a", "1": "b"}}}, "no answer at all": {"A": {"Ann": [[10**5000]] * 6}},
}  # fmt: skip


@pytest.mark.parametrize("name", STRANGE)
def test_strange_values_give_one_sentence_each(several: Worksheet, name: str) -> None:
    marks = several.grade(STRANGE[name])
    assert marks.problems
    assert marks.of in (0, 6)
    assert all(say(problem.what, "en")[-1] in ".”" for problem in marks.problems)
    assert repr(marks)
    assert marks.to_csv()


def test_a_class_list_stays_in_step_with_the_marks() -> None:
    sheet = un.worksheet("normandy", seed=7, count=3, versions=2, makers=["un.faces", "un.chance"])
    table = [("Anna", "A", "bca"), ("Cleo", None, "abc"), ("Dan", "Q", "abc"), ("Eve", "B", "a")]
    marks = sheet.grade(table)
    rows = marks.pupils.records()
    assert [row["pupil"] for row in rows] == ["Anna", "Cleo", "Dan", "Eve"]
    assert [(row["right"], row["of"], row["score"]) for row in rows[1:3]] == [(None, 0, None)] * 2
    assert [row["pupil"] for row in csv.DictReader(marks.pupils.to_csv().splitlines())] == ["Anna", "Cleo", "Dan", "Eve"]
    assert marks.pupils.to_dataframe()["score"].notna().tolist() == [True, False, False, True]
    assert "None" not in repr(marks)
    told = {problem.name: str(problem.what) for problem in marks.problems}
    assert told["Cleo"].startswith("The version is missing. Write one of A, B.")
    assert told["Dan"].startswith("Unknown version “Q”. Use one of A, B.")
    assert marks.of == 6, "what is not graded counts nowhere"


def test_a_sheet_with_one_version_needs_none() -> None:
    with pytest.raises(un.TutorError, match="only one version"):
        un.worksheet("normandy", seed=7, count=3, makers=["un.faces"]).check("abc", version="Q")


def test_cyrillic_letters_that_look_like_latin_ones_count_on_a_latin_sheet() -> None:
    sheet = un.worksheet("normandy", seed=7, count=3, versions=2, makers=["un.faces", "un.chance"])
    cyrillic, latin = sheet.grade([("Eve", "A", "аcс")]), sheet.grade([("Eve", "A", "acc")])
    assert cyrillic.records() == latin.records()
    assert not cyrillic.problems
