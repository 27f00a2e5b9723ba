"""A class exercise: questions made by the engine, the teacher's sheet with the answers, and Python that grades the students' answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from importlib.resources import files
from os import PathLike
from typing import TYPE_CHECKING, NamedTuple

from undaunted_nb.core import registry
from undaunted_nb.core.errors import TutorError
from undaunted_nb.core.odds import whole_number
from undaunted_nb.core.question import Question
from undaunted_nb.core.storage import save_text
from undaunted_nb.core.text import Text
from undaunted_nb.i18n import known, say
from undaunted_nb.lessons import sources
from undaunted_nb.lessons.markdown import PLAIN
from undaunted_nb.lessons.questioner import words
from undaunted_nb.lessons.quiz import LEVELS, Quiz
from undaunted_nb.scene import scene as drawing
from undaunted_nb.scene.svg import escape, image, svg

from .odds import cited
from .shown import Grid, Page, Shown, chances

if TYPE_CHECKING:
    from .chart import Chart

MOST = 50
"""The maximum number of questions on a sheet."""
TRIES = 40
"""The maximum number of questions to try for one that is not on the sheet yet."""
BETWEEN = str.maketrans("", "", " ,;\t\n")
"""The characters to ignore between letters."""
NONE = "-"
"""The sign for a question without an answer."""
LATIN = "abcd"
"""The letters that are valid in every language, besides the language's own."""


class Mark(NamedTuple):
    """One answer: ``given`` is the written letter, or "", ``answer`` the right letter."""

    name: str
    number: int
    question: str
    given: str
    answer: str

    @property
    def right(self) -> bool:
        """Whether the answer is right."""
        return self.given == self.answer


@dataclass(frozen=True, repr=False)
class Marks(Shown):
    """The graded answers of one person or a class: one row per answer, and a count per person and per question."""

    marks: tuple[Mark, ...]

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
        return ("pupil", "number", "question", "given", "answer", "right")

    def rows(self) -> Iterable[tuple[object, ...]]:
        return [(*mark, mark.right) for mark in self.marks]

    def page(self) -> Page:
        people = [self._counted("pupil", lambda mark: mark.name, lambda mark: str(mark.number))] if any(m.name for m in self.marks) else []
        asked = self._counted("number", lambda mark: str(mark.number), lambda mark: mark.name or mark.given or NONE)
        return Page(Text("sheet-marks", {"right": self.right, "of": self.of}), [*people, asked])

    def chart(self, *, size: str = "screen", dark: bool | None = None) -> Chart:
        """Return the share of right answers per question.

        Args:
            size: As in ``Chart.sized``, like ``dark``.
            dark: Whether the picture is dark.

        """
        from .charts import beside

        return beside(_Shares(self.marks), "number").sized(size, dark=dark)

    def _counted(self, column: str, key: Callable[[Mark], str], other: Callable[[Mark], str]) -> Grid:
        """Return the number of right answers per person or per question, and the wrong ones."""
        groups: dict[str, list[Mark]] = {}
        for mark in self.marks:
            groups.setdefault(key(mark), []).append(mark)
        head = (Text(f"column-{column}"), Text("column-right"), Text("sheet-of"), Text("sheet-wrong"))
        rows = [
            (name, str(sum(m.right for m in g)), str(len(g)), ", ".join(other(m) for m in g if not m.right)) for name, g in groups.items()
        ]
        return Grid(head, rows)


class _Shares(Marks):
    """The share of right answers per question."""

    @property
    def columns(self) -> tuple[str, ...]:
        return ("number", "exact", "chance", "percent")

    def rows(self) -> Iterable[tuple[object, ...]]:
        asked: dict[int, list[bool]] = {}
        for mark in self.marks:
            asked.setdefault(mark.number, []).append(mark.right)
        return [(number, *chances(Fraction(sum(right), len(right)))) for number, right in asked.items()]


class Worksheet:
    """A class exercise with questions made by the engine.

    A cell displays it as the class sees it. ``.teacher`` shows the answers, ``.save("sheet.html")`` writes it for printing, and
    ``.check("abca…")`` and ``.grade({name: "abca…"})`` grade answers. The same arguments give the same sheet.

    Args:
        game: ``"normandy"``, ``"north-africa"`` or ``"memoir44"``.
        seed: The seed of the questions.
        count: The number of questions, 1 to 50.
        rules: Ids of the rules to ask about (default: all).
        makers: Kinds of questions (default: all).
        level: The hardest level to ask, 1 to 3 (default: 0, any level).
        pictures: Whether to show boards.
        language: ``"en"``, ``"uk"`` or ``"ru"`` (default: the language that is set).

    Raises:
        TutorError: A number is out of range, or no question fits (as in ``un.quiz``).

    Example:
        >>> sheet = un.worksheet("normandy", seed=1, count=3, pictures=False)
        >>> sheet.check(sheet.key).right, len(sheet.key)
        (3, 3)
        >>> marks = sheet.grade({"Anna": sheet.key, "Bohdan": "---"})
        >>> marks.right, marks.of
        (3, 6)

    """

    answers = False
    """Whether the sheet shows the answers."""

    def __init__(
        self,
        game: str = "normandy",
        *,
        seed: int = 0,
        count: int = 8,
        rules: Iterable[str] = (),
        makers: Iterable[str] = (),
        level: int = 0,
        pictures: bool = True,
        language: str = "",
    ) -> None:
        seed, count = whole_number("seed", seed, 0, 10**9), whole_number("count", count, 1, MOST)
        level = whole_number("level", level, 0, LEVELS)
        self.seed, self.pictures, self.language = seed, pictures, known(language)
        self.questions = _asked(Quiz(game, seed=seed, rules=rules, makers=makers, level=level), count)

    @property
    def letters(self) -> str:
        """The letters of the options in the language of the sheet."""
        return self._say("sheet-letters")

    @property
    def key(self) -> str:
        """The right letters, one per question."""
        return "".join(self.letters[question.answer] for question in self.questions)

    @property
    def teacher(self) -> Worksheet:
        """The teacher's sheet with the right answers, the reasons against the others, and the rules with their places."""
        sheet = object.__new__(_TeacherSheet)
        sheet.__dict__ |= self.__dict__
        return sheet

    def check(self, answers: str | Sequence[str] | Mapping[int, str], name: str = "") -> Marks:
        """Grade the answers of one person.

        Args:
            answers: The letters in the order of the questions ("abca", "a, b, c, a" or a list, with "-" for no answer),
                or letters by number, from 1.
            name: The name of the person.

        Raises:
            TutorError: A letter fits no option, or there are more answers than questions. The message names the answer.

        """
        if isinstance(answers, str):
            answers = answers.translate(BETWEEN)
        elif not isinstance(answers, Iterable):
            raise TutorError(Text("sheet-answers", {"value": repr(answers)[:40]}))
        given = dict(answers) if isinstance(answers, Mapping) else dict(enumerate(answers, 1))
        if extra := [n for n in given if type(n) is not int or not 1 <= n <= len(self.questions)]:
            raise TutorError(Text("sheet-no-question", {"number": str(extra[0])[:40], "most": len(self.questions)}))
        return Marks(tuple(self._mark(n, question, given.get(n, NONE), name) for n, question in enumerate(self.questions, 1)))

    def grade(self, answers: Mapping[str, str | Sequence[str] | Mapping[int, str]]) -> Marks:
        """Grade the answers of a class.

        Args:
            answers: The answers of each person, by name, as in ``check``.

        Raises:
            TutorError: As in ``check``.

        """
        if not isinstance(answers, Mapping):
            raise TutorError(Text("error-by-name", {"example": '{"Anna": "abca"}', "value": repr(answers)[:40]}))
        return Marks(tuple(mark for name, given in answers.items() for mark in self.check(given, str(name)).marks))

    def _mark(self, number: int, question: Question, given: str, name: str) -> Mark:
        letters = self.letters[: len(question.options)]
        said = str(given).strip().lower()
        said = dict(zip(LATIN, letters, strict=False)).get(said, said)
        if said not in ("", NONE, *letters):
            raise TutorError(
                Text("sheet-no-letter", {"number": number, "name": name, "given": repr(given)[:40], "all": ", ".join(letters)})
            )
        return Mark(name, number, question.id, "" if said == NONE else said, self.letters[question.answer])

    def save(self, path: str | PathLike[str]) -> None:
        """Write the sheet with its pictures as one HTML file for printing.

        Args:
            path: The file to write to.

        Raises:
            FileError: The file cannot be written.

        Example:
            >>> import tempfile, pathlib
            >>> path = pathlib.Path(tempfile.mkdtemp()) / "sheet.html"
            >>> un.worksheet("normandy", seed=1, count=1).save(path)
            >>> path.read_text(encoding="utf-8")[:15]
            '<!doctype html>'

        """
        name = "" if self.answers else f'<p class="name">{escape(self._say("sheet-name"))} <span></span></p>'
        head = f'<meta charset="utf-8"><title>{escape(self.title)}</title><style>{_style()}</style>'
        body = f"<h1>{escape(self.title)}</h1>{name}{self._html(pictures=True)}"
        save_text(path, f'<!doctype html>\n<html lang="{self.language}"><head>{head}</head><body>{body}</body></html>\n')

    @property
    def title(self) -> str:
        """The heading of the sheet."""
        return self._say("sheet-teacher" if self.answers else "sheet-title", n=len(self.questions), seed=str(self.seed))

    def __repr__(self) -> str:
        return "\n\n".join([self.title, *(self._text(n, question) for n, question in enumerate(self.questions, 1))])

    def _repr_html_(self) -> str:
        title = f"<p><strong>{escape(self.title)}</strong></p>"
        return f'<div class="{PLAIN}" lang="{self.language}">{title}{self._html(pictures=self.pictures)}</div>'

    def _text(self, number: int, question: Question) -> str:
        lines = [f"{number}. {say(question.text, self.language)}"]
        for letter, option in zip(self.letters, question.options, strict=False):
            right = " ✓" if self.answers and option.right else ""
            why = f" ({say(option.why, self.language)})" if self.answers and option.why is not None else ""
            lines.append(f"   {letter}) {words(option.label, self.language)}{right}{why}")
        return "\n".join([*lines, *(f"   {line}" for line in self._after(question))])

    def _html(self, *, pictures: bool) -> str:
        return f"<ol>{''.join(self._item(question, pictures=pictures) for question in self.questions)}</ol>"

    def _item(self, question: Question, *, pictures: bool) -> str:
        options = []
        for letter, option in zip(self.letters, question.options, strict=False):
            label = f"{escape(letter)}) {escape(words(option.label, self.language))}"
            if self.answers and option.right:
                label = f'<span class="right"><strong>✓ {label}</strong></span>'
            why = f'<div class="why">{escape(say(option.why, self.language))}</div>' if self.answers and option.why is not None else ""
            options.append(f"<li>{label}{why}</li>")
        shown = board(question, self.language) if pictures else ""
        after = "".join(f'<p class="why">{escape(line)}</p>' for line in self._after(question))
        told = escape(say(question.text, self.language))
        return f'<li class="question"><p>{told}</p>{shown}<ul class="options" style="list-style:none">{"".join(options)}</ul>{after}</li>'

    def _after(self, question: Question) -> list[str]:
        """Return the lines below a question on the teacher's sheet."""
        if not self.answers:
            return []
        rules = cited(question.position, question.rules)
        stands = [f"{say(Text(rule.key), self.language)} ({'; '.join(sources.lines(rule, self.language))})" for rule in rules]
        return [say(question.after, self.language), *stands]

    def _say(self, key: str, **params: object) -> str:
        return say(Text(key, params), self.language)


class _TeacherSheet(Worksheet):
    answers = True


def _style() -> str:
    return files(__package__).joinpath("worksheet.css").read_text(encoding="utf-8")


def _asked(quiz: Quiz, count: int) -> tuple[Question, ...]:
    """Return different questions from a quiz that gets only right answers."""
    found: dict[tuple[object, ...], Question] = {}
    for _ in range(count * TRIES):
        question = quiz.next()
        quiz.answer(question.answer)
        found.setdefault((say(question.text), question.position), question)
        if len(found) == count:
            break
    return tuple(found.values())


def board(question: Question, language: str) -> str:
    """Return the view of the side in question: the board as an ``<img>``, and its cards in words."""
    position = question.position
    present = registry.system(position.system).present
    ground = drawing.ground_scene(present.ground(position), language)
    elements = drawing.board_scene(present.elements(position), ground["places"], language)
    alt = "; ".join(drawing.place_label(place, elements) for place in ground["places"])
    half = drawing.words(present.mine(position, position.setup.sides.index(question.side), present.Choosing()), language)  # type: ignore[attr-defined]
    drawn = svg({"ground": ground, "board": elements, "title": ground["label"], "desc": ""})
    return f"{image(drawn, alt)}<p>{escape(drawing.half_text(half, language))}</p>"


worksheet = Worksheet
