"""A class exercise: questions made by the engine in several versions, printed sheets, a key, and graded answers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from os import PathLike

from undaunted_nb.drawing import scene as drawing
from undaunted_nb.drawing.svg import escape, image, svg
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text, excerpt
from undaunted_nb.i18n import decimal, require_language, say
from undaunted_nb.kit import registry
from undaunted_nb.kit.question import Question
from undaunted_nb.kit.table.tap import Choosing
from undaunted_nb.lessons.format.markdown import COVER, PLAIN
from undaunted_nb.lessons.quiz.questioner import words
from undaunted_nb.lessons.quiz.quiz import LEVELS, Quiz
from undaunted_nb.lessons.reference import sources
from undaunted_nb.probability.arguments import whole_number, yes_or_no
from undaunted_nb.probability.number_format import fixed

from ..display.display import Rows, Rules, rules_html
from ..results.odds import cite_rules
from . import printing
from .exercise_questions import Limits, choose_questions
from .marks import Marks, Paper, grade_table, of_one

MOST = 50
"""The maximum number of questions on a sheet."""
VERSIONS = 4
"""The maximum number of versions of a sheet."""
LINES = 20
"""The maximum number of lines for working below a question."""
SHORT, MEDIUM = 16, 44
"""The most characters of an option of which four, or two, are in one line of a printed sheet."""


LARGE = "<style>.un .un-ground .un-g-hexcode{font-size:26px;fill:#111}.un .un-ground .un-g-code{font-size:27px}</style>"
"""Names of places as large on a small board as they are on a large one."""
LARGE_IN_LAB = "un-large"
"""The class of a picture that the extension of JupyterLab gives a button for the full screen."""
HEX = '"un-g-hexcode"'
"""What only the picture of a board of hexes has. It has the smallest names of places, so it is larger."""


@dataclass(frozen=True, slots=True)
class Version:
    """One version of a sheet: its name ("" if it is the only one) and its questions."""

    name: str
    questions: tuple[Question, ...]


class Worksheet(Rows):
    """A class exercise with questions made by the engine. ``un.worksheet`` makes one.

    A cell displays it as the class sees it. ``.teacher`` shows the answers, ``.save("sheet.pdf")`` writes it for printing, and
    ``.check("abca…")`` and ``.grade(…)`` grade answers.

    Example:
        >>> sheet = un.worksheet("normandy", seed=1, count=3, versions=2)
        >>> [len(version.questions) for version in sheet.versions], list(sheet.keys)
        ([3, 3], ['A', 'B'])

    """

    answers = False
    """Whether the sheet shows the answers."""

    def __init__(self, versions: Sequence[Version], *, seed: int, title: str, pictures: bool, space: int, language: str) -> None:
        self._versions = tuple(versions)
        self.seed, self.pictures, self.space, self.language, self._title = seed, pictures, space, language, title

    @property
    def questions(self) -> tuple[Question, ...]:
        """The questions, of the first version if there are several."""
        return self._versions[0].questions

    @property
    def versions(self) -> tuple[Worksheet, ...]:
        """The sheet of each version alone."""
        return tuple(self._like(type(self), version) for version in self._versions)

    @property
    def letters(self) -> str:
        """The letters of the options in the language of the sheet."""
        return self._say("sheet-letters")

    @property
    def key(self) -> str:
        """The right letters, one per question, of the first version if there are several."""
        return next(iter(self.keys.values()))

    @property
    def keys(self) -> dict[str, str]:
        """The right letters of each version, by its name."""
        return {item.name: "".join(self.letters[question.answer] for question in item.questions) for item in self._versions}

    @property
    def teacher(self) -> Worksheet:
        """The teacher's sheet.

        A cell shows the right answers, the reasons against the others, and the rules with their places. ``.save("key.pdf")`` writes a
        compact key of all versions.
        """
        return self._like(_TeacherSheet, *self._versions)

    @property
    def guessed(self) -> Fraction:
        """The average number of right answers of somebody who only guesses."""
        return sum((Fraction(1, len(question.options)) for question in self.questions), Fraction())

    def check(self, answers: str | Sequence[str] | Mapping[int, str], name: str = "", version: str = "") -> Marks:
        """Grade the answers of one person.

        An unreadable answer counts as wrong, and ``.problems`` lists it.

        Args:
            answers: The letters in the order of the questions ("abca", "a, b, c, a" or a list, with "-" for no answer),
                or letters by number, from 1.
            name: The name of the person.
            version: The version of the sheet, such as ``"B"`` (default: the first).

        Raises:
            TutorError: These are not letters, or there is no such version.

        """
        return of_one(self._papers(), answers, name, version)

    def grade(self, answers: object, scale: Mapping[float, object] | None = None) -> Marks:
        """Grade the answers of a class. One bad entry stops nothing: ``.problems`` lists it by pupil and question.

        Args:
            answers: The answers of each pupil, by name, as in ``check``; if the sheet has several versions, by version and then by
                name. Or a table with a row for each pupil: the path of a CSV file, a data frame, or a list of rows. Its columns are the
                name, the version if there are several, and either one with all letters or one for each question, named by its number.
                A row is a list of cells in this order, or a dictionary.
            scale: The mark for each least number of percent, such as ``{90: "A", 75: "B", 50: "C", 0: "F"}`` (default: no marks).

        Returns:
            One row for each answer. ``.pupils`` and ``.questions`` are the tables of results.

        Raises:
            TutorError: This is not a table, the scale is wrong, or the file cannot be read.

        Example:
            >>> sheet = un.worksheet("normandy", seed=1, count=3, versions=2)
            >>> marks = sheet.grade([["Anna", "A", sheet.keys["A"]], ["Bohdan", "B", "-z"]], scale={50: "passed", 0: "failed"})
            >>> [(row["pupil"], row["score"], row["mark"]) for row in marks.pupils.records()]
            [('Anna', 100.0, 'passed'), ('Bohdan', 0.0, 'failed')]
            >>> len(marks.problems)
            2

        """
        return grade_table(self._papers(), answers, scale)

    def save(self, path: str | PathLike[str]) -> None:
        """Write the sheet for printing on A4: every version begins on a new page.

        The teacher's sheet is a compact key: the letters of all versions, then each right answer and how to work it out.

        Args:
            path: The file to write to, which ends in ``.html`` or ``.pdf``. A PDF needs Chromium, Chrome or Edge on this computer. In
                the browser-only site you see the sheet with a button that prints it.

        Raises:
            TutorError: The name has another ending, its folder does not exist, or there is no browser that prints.
            FileError: The file cannot be written.

        Example:
            >>> import tempfile, pathlib
            >>> path = pathlib.Path(tempfile.mkdtemp()) / "sheet.html"
            >>> un.worksheet("normandy", seed=1, count=1).save(path)
            >>> path.read_text(encoding="utf-8")[:15]
            '<!doctype html>'

        """
        printing.check_path(path, printing.ENDINGS)  # before the work
        printing.save(path, self.to_html())

    def to_html(self) -> str:
        """Return the sheet as a page for printing, which needs no network."""
        return printing.document(self.title, self.to_print(), self.language)

    @property
    def title(self) -> str:
        """The heading of the sheet."""
        return self._title or self._say("sheet-title", n=len(self.questions), seed=str(self.seed))

    # ---------------------------------------------------------------- as a table

    @property
    def columns(self) -> tuple[str, ...]:
        return ("version", "number", "maker", "question", "text", "answer")

    def rows(self) -> Iterable[tuple[object, ...]]:
        return [
            (item.name, number, question.maker, question.id, say(question.text, self.language), self.letters[question.answer])
            for item in self._versions
            for number, question in enumerate(item.questions, 1)
        ]

    def _heading(self) -> str:
        return self.title

    # ---------------------------------------------------------------- in a cell

    def __repr__(self) -> str:
        parts = [
            part
            for item in self._versions
            for part in (self._version_title(item.name), *(self._text(n, question) for n, question in enumerate(item.questions, 1)))
        ]
        return "\n\n".join(parts)

    def _repr_html_(self) -> str:
        parts = [
            f"<p><strong>{escape(self._version_title(item.name))}</strong></p>"
            f"<ol>{''.join(f'<li>{self._question(question)}</li>' for question in item.questions)}</ol>"
            for item in self._versions
        ]
        return f'{COVER}<div class="{PLAIN}" lang="{self.language}">{"".join(parts)}</div>'

    def _version_title(self, name: str) -> str:
        """Return the heading of a version."""
        return f"{self.title} – {self._say('sheet-version', name=name)}" if name else self.title

    def _text(self, number: int, question: Question) -> str:
        lines = [f"{number}. {say(question.text, self.language)}"]
        for letter, option in zip(self.letters, question.options, strict=False):
            right = " ✓" if self.answers and option.right else ""
            why = f" ({say(option.why, self.language)})" if self.answers and option.why is not None else ""
            lines.append(f"   {letter}) {words(option.label, self.language)}{right}{why}")
        after = (question.after, *([self._rules_of(question).line] if question.rules else [])) if self.answers else ()
        return "\n".join([*lines, *(f"   {say(line, self.language)}" for line in after)])

    def _question(self, question: Question) -> str:
        """Return a question as HTML, the same for a cell and for paper."""
        options = []
        for letter, option in zip(self.letters, question.options, strict=False):
            label = f"{escape(letter)}) {escape(words(option.label, self.language))}"
            if self.answers and option.right:
                label = f'<span class="right"><strong>✓ {label}</strong></span>'
            why = f'<div class="why">{escape(say(option.why, self.language))}</div>' if self.answers and option.why is not None else ""
            options.append(f"<li>{label}{why}</li>")
        longest = max(len(words(option.label, self.language)) for option in question.options)
        wide = "four" if longest <= SHORT else "two" if longest <= MEDIUM else "one"
        picture = board(question, self.language) if self.pictures and needs_board(question) else ""
        reason = f'<p class="why">{escape(say(question.after, self.language))}</p>'
        after = reason + (rules_html(self._rules_of(question), self.language) if question.rules else "") if self.answers else ""
        text = escape(say(question.text, self.language))
        return f'<p>{text}</p>{picture}<ul class="options {wide}" style="list-style:none">{"".join(options)}</ul>{after}'

    def _rules_of(self, question: Question) -> Rules:
        """Return the rules of a question with their places."""
        rules = cite_rules(question.position, question.rules)
        return Rules([(Text(rule.key), sources.lines(rule, self.language)) for rule in rules])

    # ---------------------------------------------------------------- on paper

    def to_print(self) -> str:
        """Return the sheet for printing as a part of a page."""
        return "".join(self._sheet(item.name, item.questions) for item in self._versions)

    def _sheet(self, name: str, questions: Sequence[Question]) -> str:
        """Return a version for printing."""
        blanks = [("sheet-name", "wide"), ("sheet-class", ""), ("sheet-date", "")]
        line = "".join(f'<span class="blank {wide}">{escape(self._say(blank))}</span>' for blank, wide in blanks)
        points = f'<span class="points">____ / {len(questions)}</span>'
        version = f'<span class="version">{escape(self._say("sheet-version", name=name))}</span>' if name else ""
        space = f'<div class="space">{"<div></div>" * self.space}</div>' if self.space else ""
        items = "".join(f'<li class="question">{self._question(question)}{space}</li>' for question in questions)
        boards = ' class="boards"' if self.pictures and any(map(needs_board, questions)) else ""
        return f'<section><h1>{escape(self.title)}{version}</h1><p class="name">{line}{points}</p><ol{boards}>{items}</ol></section>'

    # ---------------------------------------------------------------- parts

    def _papers(self) -> dict[str, Paper]:
        """Return what grading needs to know of each version."""
        return {
            item.name: Paper(
                self.letters, tuple((question.id, question.maker, len(question.options), question.answer) for question in item.questions)
            )
            for item in self._versions
        }

    def _like(self, kind: type[Worksheet], *versions: Version) -> Worksheet:
        return kind(
            versions, seed=self.seed, title=self._title, pictures=self.pictures, space=self.space, language=self.language
        )  # fmt: skip

    def _say(self, key: str, **params: object) -> str:
        return say(Text(key, params), self.language)


class _TeacherSheet(Worksheet):
    answers = True

    @property
    def title(self) -> str:
        return self._say("sheet-teacher", title=super().title)

    def to_print(self) -> str:
        """Return the compact key: the letters of all versions, then each right answer and how to work it out."""
        numbers = range(1, len(self.questions) + 1)
        head = "".join(f'<th scope="col">{n}</th>' for n in numbers)
        rows = "".join(
            f'<tr><th scope="row">{escape(name)}</th>{"".join(f"<td>{escape(letter)}</td>" for letter in key)}</tr>'
            for name, key in self.keys.items()
        )
        chance = self._say("sheet-guessing", n=_round_number(self.guessed, self.language), of=len(self.questions))
        table = f'<table class="key"><thead><tr><td></td>{head}</tr></thead><tbody>{rows}</tbody></table><p>{escape(chance)}</p>'
        solutions = "".join(self._solutions_html(item.name, item.questions) for item in self._versions)
        return f'<section class="answers"><h1>{escape(self.title)}</h1>{table}<div class="worked">{solutions}</div></section>'

    def _solutions_html(self, name: str, questions: Sequence[Question]) -> str:
        """Return the right answers of a version, each with how to work it out."""
        heading = f"<h2>{escape(self._say('sheet-version', name=name))}</h2>" if name else ""
        rows = []
        for question in questions:
            letter, label = self.letters[question.answer], words(question.options[question.answer].label, self.language)
            after = escape(say(question.after, self.language))
            rows.append(f"<li><strong>{escape(letter)}) {escape(label)}</strong> {after}</li>")
        return f"{heading}<ol>{''.join(rows)}</ol>"


def _round_number(number: Fraction, language: str) -> str:
    """Return a number with at most two decimals."""
    return str(number) if number.denominator == 1 else decimal(fixed(number, 2).rstrip("0"), language)


def needs_board(question: Question) -> bool:
    """Return whether nobody can answer a question without a look at the board."""
    maker = registry.find_maker(question.maker, [question.position.system])
    return maker is not None and maker.board


def board(question: Question, language: str) -> str:
    """Return the view of the side in question: the board as an ``<img>``, and its cards in words."""
    position = question.position
    present = registry.system(position.system).present
    ground = drawing.ground_scene(present.ground(position), language)
    elements = drawing.board_scene(present.elements(position), ground["places"], language)
    alt = "; ".join(drawing.place_label(place, elements) for place in ground["places"])
    half = drawing.words(present.own_half(position, position.setup.sides.index(question.side), Choosing()), language)
    picture = svg({"ground": ground, "board": elements, "title": ground["label"], "desc": ""}).replace("</svg>", f"{LARGE}</svg>")
    shape = " tall" if ground["height"] > ground["width"] else " hexes" if HEX in picture else ""
    large = image(picture, alt).replace("<img", f'<img class="{LARGE_IN_LAB}{shape}"', 1)
    return f"{large}<p class='cards'>{escape(drawing.half_text(half, language))}</p>"


def worksheet(
    game: str = "",
    *,
    seed: int = 0,
    count: int = 8,
    versions: int = 1,
    rules: Iterable[str] = (),
    makers: Iterable[str] = (),
    level: int = 0,
    pictures: bool = True,
    story: bool = True,
    dice: int = 0,
    title: str = "",
    space: int = 0,
    language: str = "",
) -> Worksheet:
    """Return a class exercise with questions made by the engine. The same arguments give the same sheet.

    Args:
        game: The name of a game, as in ``un.scenarios()`` (default: the first game).
        seed: The seed of the questions.
        count: The number of questions, 1 to 50.
        versions: The number of versions, 1 to 4. Question by question they ask the same kind, with other numbers.
        rules: Ids of the rules to ask about (default: all).
        makers: Kinds of questions (default: all). ``un.question_kinds(game)`` lists them, each with an example.
        level: The hardest level to ask, 1 to 3 (default: 0, any level).
        pictures: Whether to show the board with the questions that need it. Without pictures, such kinds are left out unless you name them.
        story: Whether questions name the units and cards of the game. Without it, only the kinds are left that are plain mathematics, and
            pupils need not know the game.
        dice: The most dice of a question about the chance of a roll (default: 0, any number). With 1 or 2, pupils compute by hand.
        title: The heading (default: the number of questions and the seed).
        space: The number of empty lines for working below each question on paper, 0 to 20.
        language: ``"en"``, ``"uk"`` or ``"ru"`` (default: the language that is set).

    Returns:
        The sheet. A cell displays it as the class sees it.

    Raises:
        TutorError: A number is out of range, or no question fits (as in ``un.quiz``, or because ``story`` or ``pictures`` is False).

    Example:
        >>> sheet = un.worksheet("normandy", seed=1, count=3, pictures=False)
        >>> sheet.check(sheet.key).right, len(sheet.key)
        (3, 3)
        >>> marks = sheet.grade({"Anna": sheet.key, "Bohdan": "---"})
        >>> marks.right, marks.of
        (3, 6)

    """
    seed, count = whole_number("seed", seed, 0, 10**9), whole_number("count", count, 1, MOST)
    level, versions = whole_number("level", level, 0, LEVELS), whole_number("versions", versions, 1, VERSIONS)
    space, language = whole_number("space", space, 0, LINES), require_language(language)
    pictures, story = yes_or_no("pictures", pictures), yes_or_no("story", story)
    if not isinstance(title, str):
        raise TutorError(Text("error-not-text", {"name": "title", "value": excerpt(title)}))
    limits = Limits(pictures, story, whole_number("dice", dice, 0))
    version_questions = choose_questions(Quiz(game, seed=seed, rules=rules, makers=makers, level=level), count, versions, limits)
    names = say(Text("sheet-letters"), language).upper() if versions > 1 else [""]
    sheets = [Version(name, questions) for name, questions in zip(names, version_questions, strict=False)]
    return Worksheet(sheets, seed=seed, title=title, pictures=pictures, space=space, language=language)
