"""The questions of a class exercise: several versions of equal difficulty from one seed, and a list of the kinds of questions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from random import Random

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import require_language, say
from undaunted_nb.kit import games
from undaunted_nb.kit.question import FEWEST, Maker, Question
from undaunted_nb.lessons.quiz.questioner import SEEDS, source_of
from undaunted_nb.lessons.quiz.quiz import Quiz

from ..display.display import Page, Result, Steps

TRIES = 40
"""The maximum number of questions of a kind to try for one that is not on the sheet yet."""
EXAMPLE_NUMBER = 1
"""The number of the question that shows what a kind asks."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What questions of a sheet may need: a picture, the game, and at most this many dice (0: any number)."""

    pictures: bool = True
    story: bool = True
    dice: int = 0


def choose_questions(quiz: Quiz, count: int, versions: int, limits: Limits) -> tuple[tuple[Question, ...], ...]:
    """Return the questions of each version, easier ones first.

    Question by question, all versions ask the same kind of question, so on average none is harder than another. On a single sheet, one
    can have harder numbers. Without pictures, kinds that need a look at the board are left out, unless they were named. Without the story,
    kinds that need the game are left out. There are fewer questions if there are not enough different ones.

    Raises:
        TutorError: All questions need a picture, or the game.

    """
    rng = Random(quiz.seed)
    kinds = [m for m in quiz.makers if not quiz.rules.keys().isdisjoint(m.rules) and (limits.pictures or quiz.kinds or not m.board)]
    if not kinds:
        raise TutorError(Text("sheet-needs-pictures"))
    kinds = kinds if limits.story else [m for m in kinds if m.plain]
    if not kinds:
        names = ", ".join(m.name for m in quiz.every if m.plain)
        raise TutorError(Text("sheet-needs-story", {"all": names}) if names else Text("sheet-only-story"))
    first: list[tuple[Maker, Question]] = []
    left: list[Maker] = []
    while kinds and len(first) < count:
        left = left or list(kinds)  # each kind comes before any comes again
        kind = rng.choices(left, [1 / m.level for m in left])[0]
        left.remove(kind)
        if question := _fresh(quiz, kind, [earlier for _, earlier in first], rng, limits):
            first.append((kind, question))
        else:
            kinds.remove(kind)
    first.sort(key=lambda pair: pair[1].level)
    sheets = [tuple(first_question for _, first_question in first)]
    for version in range(1, versions):
        used = [other for questions in sheets for other in questions]
        sheets.append(_again(quiz, first, used, Random(f"{quiz.seed}/{version}"), limits))
    return tuple(sheets)


def _in_numbers(kind: Maker, question: Question) -> Question:
    """Return a question that asks the same without the game: the numbers alone."""
    numbers = {name: value for name, value in question.text.params.items() if not isinstance(value, Text)}
    text, *after = kind.plain
    reason = Text(after[0], {**question.after.params, **numbers}) if after else question.after
    return replace(question, text=Text(text, numbers), after=reason, rules=())


def _again(
    quiz: Quiz, first: Sequence[tuple[Maker, Question]], used_questions: Sequence[Question], rng: Random, limits: Limits
) -> tuple[Question, ...]:
    """Return another version of the first one. If there is no other question of a kind, it repeats the one with the same number."""
    questions: list[Question] = []
    for kind, question in first:
        questions.append(_fresh(quiz, kind, [*used_questions, *questions], rng, limits) or question)
    return tuple(questions)


def _fresh(quiz: Quiz, kind: Maker, used_questions: Sequence[Question], rng: Random, limits: Limits) -> Question | None:
    """Return a question unlike those taken. One with two answers is a last resort, because half of the pupils guess it."""
    start, spare = rng.randrange(SEEDS), None
    for number in range(start, start + TRIES):
        question: Question = quiz.source.make(f"{kind.name}/{number}")
        if quiz.rules.keys().isdisjoint(question.rules) or 0 < limits.dice < _dice(question):
            continue
        question = question if limits.story else _in_numbers(kind, question)
        if any(_alike(kind, question, other) for other in used_questions):
            continue
        if len(question.options) >= FEWEST:
            return question
        spare = spare or question
    return spare


def _dice(question: Question) -> int:
    """Return the number of dice that a question is about, or 0."""
    dice = question.text.params.get("dice", 0)
    return dice if isinstance(dice, int) else 0


def _alike(kind: Maker, question: Question, other: Question) -> bool:
    """Return whether two questions ask the same. The position counts only if you have to look at it."""
    same = question.text == other.text and question.options[question.answer].label == other.options[other.answer].label
    return same and (not kind.board or question.position == other.position)


@dataclass(frozen=True, repr=False)
class Kinds(Result):
    """The kinds of questions about a game, each with an example."""

    game: str
    kinds: tuple[Maker, ...]
    examples: tuple[Question, ...]
    language: str

    @property
    def columns(self) -> tuple[str, ...]:
        return ("maker", "level", "board", "example")

    def rows(self) -> Iterable[tuple[object, ...]]:
        return [(m.name, m.level, m.board, say(example.text, self.language)) for m, example in zip(self.kinds, self.examples, strict=True)]

    def page(self) -> Page:
        items = [
            Text("sheet-kind", {"maker": m.name, "level": m.level, "board": m.board, "example": say(example.text, self.language)})
            for m, example in zip(self.kinds, self.examples, strict=True)
        ]
        return Page(Text("sheet-kinds", {"n": len(items)}), [Steps(items)])


def question_kinds(game: str = "", *, language: str = "") -> Kinds:
    """Return the kinds of questions for ``un.quiz`` and ``un.worksheet``, each with an example of what it asks.

    Args:
        game: The name of a game, as in ``un.scenarios()`` (default: the first game).
        language: ``"en"``, ``"uk"`` or ``"ru"`` (default: the language that is set).

    Returns:
        One row for each kind: its name, its level (1 to 3), whether you need to see the board, and an example.

    Raises:
        TutorError: There are no questions about this game.

    Example:
        >>> kinds = un.question_kinds("normandy").records()
        >>> [kind["maker"] for kind in kinds if kind["level"] == 3 and not kind["board"]][:2]
        ['un.chance', 'un.deck']

    """
    game = game or games.first()
    source = source_of(game)
    kinds: tuple[Maker, ...] = source.GAMES[game]
    return Kinds(game, kinds, tuple(source.make(f"{kind.name}/{EXAMPLE_NUMBER}") for kind in kinds), require_language(language))
