"""A class exercise: questions made by the engine, the teacher's sheet with the answers, and Python that marks what was written."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from importlib.resources import files
from os import PathLike
from typing import TYPE_CHECKING, NamedTuple

from undaunted_nb.core import registry
from undaunted_nb.core.errors import TutorError
from undaunted_nb.core.question import Question
from undaunted_nb.core.storage import save_text
from undaunted_nb.core.text import Text
from undaunted_nb.i18n import known, say
from undaunted_nb.lessons import sources
from undaunted_nb.lessons.markdown import PLAIN
from undaunted_nb.lessons.quiz import LEVELS, Quiz, words
from undaunted_nb.scene import scene as drawing
from undaunted_nb.scene.svg import escape, image, svg

from .odds import cited
from .shown import Grid, Page, Shown, chances

if TYPE_CHECKING:
    from .charts import Chart

MOST = 50
"""How many questions a sheet can have."""
TRIES = 40
"""How many questions are looked at for one that is not on the sheet yet."""
BETWEEN = str.maketrans("", "", " ,;\t\n")
"""What may stand between letters that are written in a row."""
NONE = "-"
"""What is written for a question that was not answered."""
LATIN = "abcd"
"""Letters that are taken in every language, beside the language's own."""


class Mark(NamedTuple):
    """One answer: ``given`` is what was written ("" for nothing), ``answer`` the right letter."""

    name: str
    number: int
    question: str
    given: str
    answer: str

    @property
    def right(self) -> bool:
        """Is it the right one?"""
        return self.given == self.answer


@dataclass(frozen=True, repr=False)
class Marks(Shown):
    """The answers of one person or of a class, checked; one row an answer, and a count for each person and each question."""

    marks: tuple[Mark, ...]

    @property
    def right(self) -> int:
        """How many answers are right."""
        return sum(mark.right for mark in self.marks)

    @property
    def of(self) -> int:
        """Of how many."""
        return len(self.marks)

    @property
    def columns(self) -> tuple[str, ...]:
        return ("name", "number", "question", "given", "answer", "right")

    def rows(self) -> Iterable[tuple[object, ...]]:
        return [(*mark, mark.right) for mark in self.marks]

    def page(self) -> Page:
        people = [self._counted("name", lambda mark: mark.name, lambda mark: str(mark.number))] if any(m.name for m in self.marks) else []
        asked = self._counted("number", lambda mark: str(mark.number), lambda mark: mark.name or mark.given or NONE)
        return Page(Text("sheet-marks", {"right": self.right, "of": self.of}), [*people, asked])

    def chart(self) -> Chart:
        """How much of the class is right, question by question."""
        from .charts import beside

        return beside(_Shares(self.marks), "number")

    def _counted(self, column: str, key: Callable[[Mark], str], other: Callable[[Mark], str]) -> Grid:
        """How many answers are right for each person, or each question; and which are not."""
        groups: dict[str, list[Mark]] = {}
        for mark in self.marks:
            groups.setdefault(key(mark), []).append(mark)
        head = (Text(f"column-{column}"), Text("column-right"), Text("sheet-of"), Text("sheet-wrong"))
        rows = [
            (name, str(sum(m.right for m in g)), str(len(g)), ", ".join(other(m) for m in g if not m.right)) for name, g in groups.items()
        ]
        return Grid(head, rows)


class _Shares(Marks):
    """The share of right answers for each question."""

    @property
    def columns(self) -> tuple[str, ...]:
        return ("number", "exact", "chance", "percent")

    def rows(self) -> Iterable[tuple[object, ...]]:
        asked: dict[int, list[bool]] = {}
        for mark in self.marks:
            asked.setdefault(mark.number, []).append(mark.right)
        return [(number, *chances(Fraction(sum(right), len(right)))) for number, right in asked.items()]


class Worksheet:
    """A class exercise with ``count`` questions (1 to 50) about ``rules`` or by ``makers`` of questions (all, if left out).

    Displays as the class sees it; ``.teacher`` shows the answers, ``.save("sheet.html")`` writes it for the printer, ``.check("abca…")``
    and ``.grade({name: "abca…"})`` mark what was written.

    The same arguments give the same sheet, so a teacher and a class that know the seed see the same questions. Raises TutorError as
    ``un.quiz`` does, and for a ``count`` outside 1 to 50 or a ``level`` outside 0 to 3.
    """

    answers = False
    """Are the answers on it?"""

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
        asked: tuple[tuple[str, object, int, int], ...] = (("seed", seed, 0, 10**9), ("count", count, 1, MOST), ("level", level, 0, LEVELS))
        for name, value, least, most in asked:
            if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
                raise TutorError(Text("error-number", {"name": name, "value": repr(value)[:40], "least": least, "most": most}))
        self.seed, self.pictures, self.language = seed, pictures, known(language)
        self.questions = _asked(Quiz(game, seed=seed, rules=rules, makers=makers, level=level), count)

    @property
    def letters(self) -> str:
        """The letters of the options, in the language of the sheet."""
        return self._say("sheet-letters")

    @property
    def key(self) -> str:
        """The right letters, one a question."""
        return "".join(self.letters[question.answer] for question in self.questions)

    @property
    def teacher(self) -> Worksheet:
        """The teacher's sheet: with the right answers, what is wrong with each other one, and the rules with their places."""
        sheet = object.__new__(_TeacherSheet)
        sheet.__dict__ |= self.__dict__
        return sheet

    def check(self, answers: str | Sequence[str] | Mapping[int, str], name: str = "") -> Marks:
        """What one person wrote, in the order of the questions: "abca", "a, b, c, a" or a list, "-" for none; or letters by number, from 1.

        Raises TutorError, naming the answer, for what is no letter of an option and for more answers than questions.
        """
        if isinstance(answers, str):
            answers = answers.translate(BETWEEN)
        given = dict(answers) if isinstance(answers, Mapping) else dict(enumerate(answers, 1))
        if extra := [n for n in given if type(n) is not int or not 1 <= n <= len(self.questions)]:
            raise TutorError(Text("sheet-no-question", {"number": str(extra[0])[:40], "most": len(self.questions)}))
        return Marks(tuple(self._mark(n, question, given.get(n, NONE), name) for n, question in enumerate(self.questions, 1)))

    def grade(self, answers: Mapping[str, str | Sequence[str] | Mapping[int, str]]) -> Marks:
        """What a whole class wrote, by name. Raises TutorError as ``check`` does."""
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
        """Write the sheet as one HTML file, with its pictures, ready for the printer. Raises FileError."""
        name = "" if self.answers else f'<p class="name">{escape(self._say("sheet-name"))} <span></span></p>'
        head = f'<meta charset="utf-8"><title>{escape(self.title)}</title><style>{_style()}</style>'
        body = f"<h1>{escape(self.title)}</h1>{name}{self._html(pictures=True)}"
        save_text(path, f'<!doctype html>\n<html lang="{self.language}"><head>{head}</head><body>{body}</body></html>\n')

    @property
    def title(self) -> str:
        """What stands at its top."""
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
        """What stands below a question on the teacher's sheet."""
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
    """Questions of a quiz in which all is answered rightly, none of them twice."""
    found: dict[tuple[object, ...], Question] = {}
    for _ in range(count * TRIES):
        question = quiz.next()
        quiz.answer(question.answer)
        found.setdefault((say(question.text), question.position), question)
        if len(found) == count:
            break
    return tuple(found.values())


def board(question: Question, language: str) -> str:
    """What a question is about, as the side that is asked sees it at the table: the board as an ``<img>``, and its cards in words."""
    position = question.position
    present = registry.system(position.system).present
    ground = drawing.ground_scene(present.ground(position), language)
    elements = drawing.board_scene(present.elements(position), ground["places"], language)
    alt = "; ".join(drawing.place_label(place, elements) for place in ground["places"])
    half = drawing.words(present.mine(position, position.setup.sides.index(question.side), present.Choosing()), language)  # type: ignore[attr-defined]
    drawn = svg({"ground": ground, "board": elements, "title": ground["label"], "desc": ""})
    return f"{image(drawn, alt)}<p>{escape(drawing.half_text(half, language))}</p>"


worksheet = Worksheet
