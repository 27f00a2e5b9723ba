"""Graded answers: of one person or of a class, by pupil and by question. An unreadable answer is listed and stops nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import astuple, dataclass, replace
from fractions import Fraction
from itertools import groupby, islice
from numbers import Real
from typing import TYPE_CHECKING

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.files.checker import short
from undaunted_nb.i18n import percent
from undaunted_nb.kit.registry import find_maker
from undaunted_nb.probability.number_format import fixed

from ..display.chart_mixin import ChartMixin, draw
from ..display.display import Grid, Page, Result, chances
from .answers import Entry, Problem, entries

if TYPE_CHECKING:
    from ..charts.chart import Chart

SEPARATORS = str.maketrans("", "", " ,;.\t\n")
"""The characters to ignore between letters."""
MOST = 1_000
"""The most answers of a pupil that are counted."""
NO_RESULT = "–"
"""What a table shows for a pupil whose answers could not be graded."""
LOOKS = {"а": "a", "с": "c"}
"""Cyrillic letters that look like Latin ones. A sheet with Latin letters takes them for those."""
NONE = "-"
"""The sign for a question without an answer."""
LATIN = "abcd"
"""The letters that are valid in every language, besides the language's own."""
EMPTY = ("", NONE, "–", "—", "?", "none", "nan", "<na>")
"""What a cell says in which there is no answer."""


@dataclass(frozen=True, slots=True)
class Paper:
    """What grading needs to know of a version: the letters, and of each question its id, its kind, its options and the right one."""

    letters: str
    questions: tuple[tuple[str, str, int, int], ...]


@dataclass(frozen=True, slots=True)
class Mark:
    """One answer.

    ``given`` is the written letter, "" without an answer, ``answer`` the right letter, and ``maker`` the kind of question.
    """

    name: str
    version: str
    number: int
    maker: str
    question: str
    given: str
    answer: str

    @property
    def right(self) -> bool:
        """Whether the answer is right."""
        return self.given == self.answer


@dataclass(frozen=True, repr=False)
class Marks(ChartMixin):
    """The graded answers of one person or a class: one row per answer.

    ``pupils`` and ``questions`` are the tables of results, and ``problems`` lists what could not be read. ``people`` has the name and the
    version of each pupil in the order of the class list, also of those whose answers could not be graded.
    """

    marks: tuple[Mark, ...]
    problems: tuple[Problem, ...] = ()
    scale: tuple[tuple[float, str], ...] = ()
    people: tuple[tuple[str, str], ...] = ()

    @property
    def right(self) -> int:
        """The number of right answers."""
        return sum(mark.right for mark in self.marks)

    @property
    def of(self) -> int:
        """The number of answers."""
        return len(self.marks)

    @property
    def columns(self) -> tuple[str, ...]:
        return ("pupil", "version", "number", "maker", "question", "given", "answer", "right")

    def rows(self) -> Iterable[tuple[object, ...]]:
        return [(*astuple(mark), mark.right) for mark in self.marks]

    @property
    def pupils(self) -> Results:
        """The results by pupil: right answers, percent, the mark if there is a scale, and the numbers of the wrong ones.

        A pupil whose answers could not be graded has a row without results, so the table stays in step with the class list.
        """
        return Results(self.marks, self.scale, "pupil", self.people)

    @property
    def questions(self) -> Results:
        """The results by question, of all versions together: right answers, percent, and who was wrong."""
        return Results(self.marks, (), "number")

    def page(self) -> Page:
        people = self.pupils.page().parts if any(mark.name for mark in self.marks) else ()
        wrong = [(problem.name, str(problem.number or ""), problem.what) for problem in self.problems]
        head = (Text("column-pupil"), Text("column-number"), Text("column-problem"))
        problem_parts = (Grid(head, wrong),) if wrong else ()
        return Page(Text("sheet-marks", {"right": self.right, "of": self.of}), [*people, *self.questions.page().parts, *problem_parts])

    def _draw(self) -> Chart:
        """Return the share of right answers per question."""
        return draw("charts.probability_bars", _Shares(self.marks), "number")


@dataclass(frozen=True, repr=False)
class Results(Result):
    """A table of results, by pupil or by question: one row for each."""

    marks: tuple[Mark, ...]
    scale: tuple[tuple[float, str], ...]
    by: str
    people: tuple[tuple[str, str], ...] = ()

    @property
    def columns(self) -> tuple[str, ...]:
        group_columns = ("pupil", "version") if self.by == "pupil" else ("number", "maker")
        return (*group_columns, "right", "of", "score", *(("mark",) if self.scale else ()), "wrong")

    def rows(self) -> Iterable[tuple[object, ...]]:
        for group, marks in self._groups():
            if not marks:
                yield *group, None, 0, None, *(("",) if self.scale else ()), ""
                continue
            share = 100 * Fraction(sum(mark.right for mark in marks), len(marks))
            mark = (self._mark(share),) if self.scale else ()
            wrong = ", ".join(filter(None, (self._other(mark) for mark in marks if not mark.right)))
            yield *group, sum(mark.right for mark in marks), len(marks), float(fixed(share, 1)), *mark, wrong

    def page(self) -> Page:
        rows = [dict(zip(self.columns, row, strict=True)) for row in self.rows()]
        columns = [name for name in self.columns if any(row[name] not in ("", None) for row in rows)]
        shares = [percent(Fraction(int(str(row["right"])), int(str(row["of"]))), 0, 0) if row["of"] else NO_RESULT for row in rows]
        cells = [[_cell(name, row[name], share) for name in columns] for row, share in zip(rows, shares, strict=True)]
        right, total = sum(mark.right for mark in self.marks), len(self.marks)
        return Page(Text("sheet-marks", {"right": right, "of": total}), [Grid([Text(f"column-{name}") for name in columns], cells)])

    def _groups(self) -> Iterable[tuple[tuple[object, ...], list[Mark]]]:
        key: Callable[[Mark], tuple[object, ...]]
        if self.by == "pupil":
            key = lambda mark: (mark.name, mark.version)  # noqa: E731  (one of two, side by side)
            results = {group: list(marks) for group, marks in groupby(self.marks, key)}
            return ((person, results.get(person, [])) for person in self.people or results)
        key = lambda mark: (mark.number, mark.maker)  # noqa: E731
        return ((values, list(marks)) for values, marks in groupby(sorted(self.marks, key=lambda mark: mark.number), key))

    def _other(self, mark: Mark) -> str:
        return str(mark.number) if self.by == "pupil" else mark.name or mark.given or NONE

    def _mark(self, share: Fraction) -> str:
        return next((name for least, name in self.scale if share >= least), "")


def _cell(column: str, value: object, share: str) -> Text | str:
    """Return a cell of a table of results. A kind of question is in words there."""
    if column == "maker":
        maker = find_maker(str(value))
        return maker.label if maker else str(value)  # the game of an older worksheet can be gone
    return share if column == "score" else NO_RESULT if value is None else str(value)


class _Shares(Marks):
    """The share of right answers per question."""

    @property
    def columns(self) -> tuple[str, ...]:
        return ("number", "exact", "chance", "percent")

    def rows(self) -> Iterable[tuple[object, ...]]:
        by_number: dict[int, list[bool]] = {}
        for mark in self.marks:
            by_number.setdefault(mark.number, []).append(mark.right)
        return [(number, *chances(Fraction(sum(right), len(right)))) for number, right in sorted(by_number.items())]


# ---------------------------------------------------------------- grading


def of_one(papers: Mapping[str, Paper], answers: object, name: str, version: str) -> Marks:
    """Return the graded answers of one person. Raises TutorError if they are not answers or if there is no such version."""
    if not isinstance(answers, str | Mapping | Sequence) or isinstance(answers, bytes):
        raise TutorError(Text("sheet-answers", {"value": short(answers)[:40]}))
    known_version = _version(papers, version)
    if known_version is None:
        raise TutorError(_no_version(papers, version))
    return Marks(*_entry(papers[known_version], Entry(short(name), known_version, answers, Text("place-row", {"line": "1"}))))


def grade_table(papers: Mapping[str, Paper], table: object, scale: Mapping[float, object] | None) -> Marks:
    """Return the graded answers of a class. Raises TutorError if this is not a table, or if the scale is wrong."""
    marks: list[Mark] = []
    problems: list[Problem] = []
    people: list[tuple[str, str]] = []
    for entry in entries(table, tuple(papers), max(len(paper.questions) for paper in papers.values())):
        if isinstance(entry, Problem):
            problems.append(entry)
            continue
        version = _version(papers, entry.version)
        if version is None:
            problems.append(Problem(entry.name, 0, _no_version(papers, entry.version)))
            people.append((entry.name, short(entry.version if entry.version is not None else "")[:20]))
            continue
        people.append((entry.name, version))
        pupil_marks, wrong = _entry(papers[version], replace(entry, version=version))
        marks += pupil_marks
        problems += wrong
    return Marks(tuple(marks), tuple(problems), _scale(scale), tuple(people))


def _no_version(papers: Mapping[str, Paper], version: object) -> Text:
    """Return a sentence about a version that the sheet does not have. It names those that it has, if there are several."""
    given = short(version if version is not None else "")[:20]
    if len(papers) == 1:
        return Text("mark-one-version", {"given": given})
    return Text("mark-no-version" if given.strip() else "mark-missing-version", {"given": given, "all": ", ".join(papers)})


def _version(papers: Mapping[str, Paper], value: object) -> str | None:
    """Return the name of a version, written as its letter in any language or as its number, or None if there is no such version."""
    names = list(papers)
    word = short(value if value is not None else "").strip().removesuffix(".0").upper()
    if len(names) == 1:
        return names[0] if word in ("", names[0], "NONE", "NAN") else None
    word = dict(zip(LATIN.upper(), names, strict=False)).get(word, word)
    if word.isdecimal() and 1 <= int(word) <= len(names):
        return names[int(word) - 1]
    return word if word in papers else None


def _entry(paper: Paper, entry: Entry) -> tuple[tuple[Mark, ...], tuple[Problem, ...]]:
    """Return the graded answers of a pupil, and what could not be read in them."""
    name = entry.name
    answers, problems = _read_answers(entry, len(paper.questions))
    marks = []
    for number, (question, kind, options, right) in enumerate(paper.questions, 1):
        letters = paper.letters[:options]
        letter = short(answers.get(number, NONE)).strip().lower()
        letter = dict(zip(LATIN, letters, strict=False)).get(letter, letter)
        letter = LOOKS.get(letter, letter) if letters[0] in LATIN else letter
        if letter in EMPTY:
            letter = ""
        elif letter not in set(letters):
            params = {"number": number, "given": letter[:20], "all": ", ".join(letters)}
            problems.append(Problem(name, number, Text("sheet-no-letter", params)))
        marks.append(Mark(name, str(entry.version), number, kind, question, letter[:20], paper.letters[right]))
    return tuple(marks), tuple(problems)


def _read_answers(entry: Entry, most: int) -> tuple[dict[int, object], list[Problem]]:
    """Return what a pupil answered to each question, and what could not be read in it."""
    name, answers = entry.name, entry.answers
    problems: list[Problem] = []
    if answers is None or isinstance(answers, Real):
        answers = ""
    elif not isinstance(answers, Iterable) or isinstance(answers, bytes | bytearray | AbstractSet):  # a set has no order
        problems.append(Problem(name, 0, Text("sheet-answers", {"value": short(answers)[:40]})))
        answers = ""
    if not isinstance(answers, Mapping):
        letters = list(islice(answers.translate(SEPARATORS) if isinstance(answers, str) else answers, MOST))
        if len(letters) != most:
            problems.append(Problem(name, 0, Text("mark-count", {"given": len(letters), "most": most, "long": len(letters) > most})))
        return dict(enumerate(letters[:most], 1)), problems
    by_number: dict[int, object] = {}
    for key, value in answers.items():
        number = _number(key, most)
        if not number:
            problems.append(Problem(name, 0, Text("sheet-no-question", {"number": short(key)[:40], "most": most})))
        elif number in by_number:
            problems.append(Problem(name, number, Text("mark-answer-twice", {"number": number})))
            by_number[number] = NONE
        else:
            by_number[number] = value
    return by_number, problems


def _number(key: object, most: int) -> int:
    """Return the number of a question, or 0 if the sheet has no such question."""
    word = short(key).strip()
    return int(word) if word.isdecimal() and len(word) < 4 and 1 <= int(word) <= most else 0


def _scale(scale: object) -> tuple[tuple[float, str], ...]:
    """Return the marks with their least percent, the best first. Raises TutorError if this is not a scale."""
    if scale is None:
        return ()
    if not isinstance(scale, Mapping) or not all(_percent(least) for least in scale):
        raise TutorError(Text("mark-no-scale", {"value": short(scale), "example": '{90: "A", 75: "B", 50: "C", 0: "F"}'}))
    return tuple((least, str(mark)) for least, mark in sorted(scale.items(), reverse=True))


def _percent(least: object) -> bool:
    return isinstance(least, int | float) and not isinstance(least, bool) and 0 <= least <= 100
