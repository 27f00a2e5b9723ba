"""An endless quiz, a placement test and an autograder. The engine makes and answers the questions."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from undaunted_nb.core import registry
from undaunted_nb.core.checker import short
from undaunted_nb.core.errors import TutorError
from undaunted_nb.core.game import Game
from undaunted_nb.core.odds import whole_number
from undaunted_nb.core.question import Maker, Option, Question
from undaunted_nb.core.seeds import checked
from undaunted_nb.core.spelling import american
from undaunted_nb.core.text import Text
from undaunted_nb.i18n import FIRST, known, say

from . import pointing, sealing
from .coach import Coach, number_like
from .lesson import load
from .progress import Progress

if TYPE_CHECKING:
    import pandas as pd

TRIES = 25
"""The maximum number of questions of a kind to search for one about a certain rule."""
SEEDS = 10**8
DUE = 0.7
"""The probability that a due rule comes before a new one. A rule answered wrong always comes first."""
HARDER = (-3, -1, 0, 1)
"""The power of its level that a kind of question counts with, by how well the rule is known (its box)."""
ENOUGH = 3
"""The number of consecutive unknown lessons that ends the placement test."""
SURE = 2 / 3
"""The minimum share of right answers in a placement test that rules out guessing."""
COLUMNS = ("question", "text", "rules", "right", "chosen", "answer")


class Answered(NamedTuple):
    """The result of an answer.

    It holds whether the answer was right, the reason or the explanation, the rules of the question, and the number of the right option.
    """

    right: bool
    why: Text
    rules: tuple[str, ...]
    answer: int


class Score(NamedTuple):
    """The number of right answers and the number of questions."""

    right: int
    of: int

    def __str__(self) -> str:
        return f"{self.right}/{self.of}"


def source_of(game: object) -> Any:
    """Return the questions about a game. Raises TutorError with the list of games that have some."""
    found = {name: system.questions for system in registry.systems() for name in system.questions.GAMES}
    if not isinstance(game, str) or game not in found:
        raise TutorError(Text("quiz-no-game", {"name": str(game)[:60], "all": ", ".join(found)}))
    return found[game]


def _names(what: str, value: object) -> tuple[str, ...]:
    """Return names given as a list or as a single name.

    Raises TutorError for other values. ``what`` names the value in the message.
    """
    found = (value,) if isinstance(value, str) else tuple(value) if isinstance(value, Iterable) else (None,)
    if not all(isinstance(name, str) for name in found):
        raise TutorError(Text("error-names", {"name": what, "value": short(repr(value))}))
    return cast("tuple[str, ...]", found)


def question(name: str) -> Question:
    """Return the question with this id, from any game. Raises TutorError if the id is not valid."""
    sources = [system.questions for system in registry.systems()]
    start = str(name).partition(".")[0] + "."
    made: Question = next((s for s in sources if start in s.PREFIXES.values()), sources[0]).make(american(str(name)))
    return made


def words(label: Text | str, language: str = "") -> str:
    """Return the text of an option."""
    return say(label, language) if isinstance(label, Text) else label


class _Asking(Coach):
    """A coach that asks questions next to the live table."""

    title = "quiz-title"
    progress: Progress

    def __init__(self, game: str, seed: int | None, progress: Progress | None, language: str) -> None:
        self.source = source_of(game)
        self.every: tuple[Maker, ...] = self.source.GAMES[game]
        self.seed = Random().randrange(SEEDS) if seed is None else checked(seed)
        self.progress = progress if progress is not None else Progress()
        self.language = known(language) if language else ""
        self.question: Question | None = None
        self.results: list[dict[str, Any]] = []
        self._answered: Answered | None = None
        self._chosen = -1
        self._game: Game | None = None

    @property
    def game(self) -> Game:  # type: ignore[override]
        """The game at the position of the question."""
        if self._game is None:
            self._game = Game(self._asked().position, seed=0)
        return self._game

    @property
    def side(self) -> str:  # type: ignore[override]
        """The side whose view the table shows."""
        return self._asked().side

    @property
    def score(self) -> Score:
        """The number of right answers and the number of questions."""
        return Score(sum(row["right"] for row in self.results), len(self.results))

    @property
    def over(self) -> bool:
        """Whether there are no more questions."""
        return False

    def next(self) -> Question:
        """Return the next question, or the current one if it has no answer yet."""
        if self.question is None or self._answered is not None:
            self.question, self._answered, self._chosen, self._game = self._choose(), None, -1, None
        return self.question

    def answer(self, index: int) -> Answered:
        """Choose an option. Only the first answer counts.

        Args:
            index: The number of the option, from 0.

        Returns:
            Whether the answer is right, the reason, the rules of the question, and the right option.

        Raises:
            TutorError: The question has no such option.

        """
        asked = self._asked()
        if type(index) is not int or not 0 <= index < len(asked.options):
            raise TutorError(Text("quiz-no-option", {"found": repr(index)[:60], "most": len(asked.options) - 1}))
        if self._answered is None:
            chosen = asked.options[index]
            self._chosen, self._answered = index, Answered(chosen.right, chosen.why or asked.after, asked.rules, asked.answer)
            self.results.append(_row(asked, chosen, self.language))
            self.progress.answered(asked.rules, chosen.right)
        return self._answered

    def to_dataframe(self) -> pd.DataFrame:
        """Return the results as a data frame with one row per question. It needs pandas."""
        import pandas as pd

        return pd.DataFrame(self.results, columns=list(COLUMNS))

    def _asked(self) -> Question:
        return self.question if self.question is not None else self.next()

    @abstractmethod
    def _choose(self) -> Question:
        """Return the next question."""

    def _about(self, rule: str, rng: Random, makers: Iterable[Maker], box: int = 0) -> Question:
        """Return a question about a rule.

        Easier kinds of questions are more likely (harder ones if the rule is well known), and so are kinds that involve few other
        rules.
        """
        able = [m for m in makers if rule in m.rules]
        last = self.question.maker if self.question else ""
        able = [m for m in able if m.name != last] or able
        maker = rng.choices(able, [m.level ** HARDER[min(box, 3)] / len(m.rules) for m in able])[0]
        start, found = rng.randrange(SEEDS), None
        for seed in range(start, start + TRIES):
            found = self.source.make(f"{maker.name}/{seed}")
            if rule in found.rules:
                break
        assert found is not None  # noqa: S101  (at least one is made)
        made: Question = found
        return made

    # Live table

    @property
    def sealed(self) -> sealing.Seal:  # type: ignore[override]
        """The parts of the table that are covered while a question is open: everything that the engine computes."""
        return sealing.SHUT if self._answered is None else sealing.OPEN

    def pointed_out(self) -> Mapping[str, Sequence[str]]:
        """Return the marks for the subject of the question."""
        asked = self._asked()
        if self._answered is not None:
            return {}
        here = pointing.things(asked.position, asked.side)
        answers = [words(option.label, FIRST) for option in asked.options]
        return {"asked": pointing.asked_about(here, say(asked.text, FIRST), asked.action, answers, answers[asked.answer])}

    @property
    def asking(self) -> bool:  # type: ignore[override]
        """Whether a question is open, so that you cannot play actions.

        Always true, because the position belongs to the question.
        """
        return True

    def point(self, place: str) -> bool:
        """Choose the option that is this place, if every option is a place on the board.

        Args:
            place: The id of a place on the board, such as ``"12B"``.

        Returns:
            Whether it was an option, so that the table does not explain the place.

        """
        places = () if self._answered is not None else pointing.all_places(self._asked())
        if place in places:
            self.answer(places.index(place))
        return place in places

    def press(self, what: str) -> None:
        """Perform the action of a button.

        Args:
            what: ``"option:0"`` (and so on) or ``"next"``.

        Raises:
            TutorError: There is no such button.

        """
        kind, _, number = what.partition(":")
        if kind == "option" and number.isascii() and number.isdigit() and len(number) < 3:
            self.answer(int(number))
        elif kind == "next" and self._answered is not None and not self.over:
            self.next()
        else:
            raise TutorError(Text("error-message"))

    def scene(self, language: str = "") -> dict[str, Any]:  # noqa: ARG002  (Texts are said by whoever shows them)
        """Return the data shown next to the table: Texts and plain values.

        The table renders the Texts. ``language`` is used only for titles of lessons.
        """
        asked, answered = self._asked(), self._answered
        ticks = ["good" if row["right"] else "no" for row in self.results]
        number = len(ticks) + (answered is None)
        wrong = answered is not None and not answered.right
        return {
            "title": Text(self.title),
            "count": Text("quiz-count", {"n": number, "right": self.score.right, "of": self.score.of}),
            "step": number,
            "steps": number,
            "ticks": ticks if answered or not ticks else [*ticks, "go"],  # a lone arrow would be unclear
            "jump": False,
            "state": "" if answered is None else "good" if answered.right else "no",
            "verdict": Text("coach-not-that-number") if wrong and number_like(words(asked.options[self._chosen].label)) else None,
            "task": [asked.text],
            "said": [] if answered is None else _after(asked, answered),
            "hints": [],
            "hint": None,
            "options": [self._option(i, option) for i, option in enumerate(asked.options)],
            "again": None,
            "next": Text("quiz-next") if answered is not None and not self.over else None,
            "back": False,
            "buttons": [],
            "note": Text("quiz-point") if answered is None and pointing.all_places(asked) else "",
        }

    def as_text(self, language: str = "") -> str:
        """Return the question and its options as text in a ``language``, for output without a widget."""
        asked = self._asked()
        return "\n".join([say(asked.text, known(language)), *(f"   ( ) {words(o.label, known(language))}" for o in asked.options)])

    def _option(self, index: int, option: Option) -> dict[str, Any]:
        chosen = self._answered is not None and index == self._chosen
        state = "right" if self._answered is not None and option.right else "wrong" if chosen else ""
        return {"id": str(index), "label": option.label, "state": state, "why": ""}


def _title(lesson: str, language: str) -> str:
    """Return the title of a lesson, or its name if it does not exist."""
    try:
        return load(lesson).said_title(language)
    except TutorError:
        return lesson


def _after(asked: Question, answered: Answered) -> list[Text]:
    """Return the reason why the answer is wrong, then the explanation if it differs."""
    return [asked.after] if answered.right or answered.why == asked.after else [answered.why, asked.after]


def _row(asked: Question, chosen: Option, language: str) -> dict[str, Any]:
    """Return an answer as plain values."""
    return {
        "question": asked.id,
        "text": say(asked.text, language),
        "rules": list(asked.rules),
        "right": chosen.right,
        "chosen": words(chosen.label, language),
        "answer": words(asked.options[asked.answer].label, language),
    }


LEVELS = 3
"""The number of levels of difficulty. 0 means any level."""


class Quiz(_Asking):
    """An endless quiz about rules that are due again and new ones.

    Rules answered wrong come back most often. Easier new rules come before harder ones. The same ``seed`` and the same progress give
    the same questions.

    Args:
        game: ``"normandy"``, ``"north-africa"`` or ``"memoir44"``.
        seed: The seed of the quiz (default: random).
        rules: Ids of the rules to ask about (default: all).
        level: The hardest level to ask, 1 to 3 (default: 0, any level).
        makers: Kinds of questions, such as ``"un.chance"`` (default: all).
        progress: Stores the answers. Without it, the quiz forgets them when it ends.
        language: ``"en"``, ``"uk"`` or ``"ru"`` (default: the language that is set).

    Example:
        >>> quiz = un.Quiz("normandy", seed=7)
        >>> question = quiz.next()
        >>> quiz.answer(question.answer).right
        True
        >>> quiz.press("next")
        >>> print(quiz.score, quiz.as_text().count("( )") > 1, quiz.scene()["step"])
        1/1 True 2
        >>> quiz.to_dataframe().shape
        (1, 6)

    """

    def __init__(
        self,
        game: str = "normandy",
        *,
        seed: int | None = None,
        rules: Iterable[str] = (),
        level: int = 0,
        makers: Iterable[str] = (),
        progress: Progress | None = None,
        language: str = "",
    ) -> None:
        """Choose the questions that fit.

        Raises:
            TutorError: No question fits the game, the rules, the kinds of questions or the level.

        """
        super().__init__(game, seed, progress, language)
        wanted, kinds = _names("rules", rules), tuple(map(american, _names("makers", makers)))
        whole_number("level", level, 0, LEVELS)
        for name in kinds:
            if all(m.name != name for m in self.every):
                raise TutorError(Text("quiz-no-maker", {"name": str(name)[:60], "all": ", ".join(m.name for m in self.every)}))
        self.makers: tuple[Maker, ...] = tuple(m for m in self.every if (not level or m.level <= level) and (not kinds or m.name in kinds))
        asked = {r: min(m.level for m in self.makers if r in m.rules) for m in self.makers for r in m.rules if not wanted or r in wanted}
        self.rules = dict(sorted(asked.items(), key=lambda it: it[1]))
        """The rules that are asked, each with the level of the easiest kind of question about it."""
        if not self.rules:
            raise TutorError(Text("quiz-no-rules", {"rules": ", ".join(wanted)[:200], "level": level}))

    def _choose(self) -> Question:
        rng = Random(f"{self.seed}/{len(self.results)}")
        rule = self._rule(rng)
        seen = self.progress.rules
        return self._about(rule, rng, self.makers, seen[rule].box if rule in seen else 0)

    def _rule(self, rng: Random) -> str:
        """Return the rule of the next question."""
        seen, due = self.progress.rules, list(self.progress.due(self.rules))
        new = [rule for rule in self.rules if rule not in seen]
        if due and (not new or not seen[due[0]].box or rng.random() < DUE):
            return rng.choices(due, [1 / (i + 1) for i in range(len(due))])[0]
        if new:
            return rng.choices(new, [1 / self.rules[rule] ** 4 for rule in new])[0]
        rest = list(self.rules)
        return rng.choices(rest, [1 / (1 + seen[rule].box) ** 2 for rule in rest])[0]


class Placement(_Asking):
    """A placement test with at most two questions per lesson, the easiest first.

    A lesson is known if both answers are right.

    If too many answers are wrong, no lesson is known, because the right answers could be guesses (see ``SURE``).

    ``lessons`` lists the lessons in order, each with the rules it teaches. The test leaves a lesson after one wrong answer. It skips a
    lesson if an earlier answer about one of its rules was wrong. It ends after three consecutive unknown lessons.
    """

    title = "quiz-placement"

    def __init__(
        self,
        game: str = "normandy",
        *,
        lessons: Sequence[tuple[str, Iterable[str]]],
        seed: int | None = None,
        progress: Progress | None = None,
        language: str = "",
    ) -> None:
        """Choose the lessons to ask about. Raises TutorError if no question fits the game or the lessons."""
        super().__init__(game, seed, progress, language)
        asked = {rule for m in self.every for rule in m.rules}
        self.lessons = [(name, tuple(r for r in rules if r in asked)) for name, rules in lessons]
        self._at = 0
        self._wrong: set[str] = set()
        self._right: set[str] = set()
        self._known: dict[str, bool] = {}
        self._asked_of: dict[str, int] = {}
        self._settle()
        if self.over:
            raise TutorError(Text("quiz-no-lessons"))

    @property
    def over(self) -> bool:
        """Whether there are no more questions."""
        return self._at >= len(self.lessons)

    @property
    def known(self) -> tuple[str, ...]:
        """The lessons that you can skip."""
        return tuple(name for name, _ in self.lessons if self._known.get(name)) if self._sure else ()

    @property
    def _sure(self) -> bool:
        """Whether enough answers were right to rule out guessing."""
        return self.score.right >= SURE * self.score.of

    def next(self) -> Question:
        """Return the next question. Raises TutorError if there are no more."""
        if self.over:
            raise TutorError(Text("quiz-placement-over"))
        return super().next()

    def answer(self, index: int) -> Answered:
        """Choose the option with this number (from 0). Only the first answer counts. Raises TutorError."""
        first = self._answered is None
        found = super().answer(index)
        if first:
            (self._right if found.right else self._wrong).update(found.rules)
            name, _ = self.lessons[self._at]
            self._asked_of[name] = self._asked_of.get(name, 0) + 1
            if not found.right or self._asked_of[name] == 2:
                self._known[name] = found.right
                self._at += 1
            self._settle()
            if self.over:
                self.apply()
        return found

    def apply(self, progress: Progress | None = None) -> tuple[str, ...]:
        """Mark the lessons that you can skip as known, and return them."""
        (progress if progress is not None else self.progress).mark_known(self.known)
        return self.known

    def scene(self, language: str = "") -> dict[str, Any]:
        """Return the data shown next to the table. At the end it lists the lessons that you can skip."""
        shown = super().scene(language)
        if self.over and self._answered is not None:
            titles = {name: _title(name, language) for name, _ in self.lessons}
            known_ = [titles[name] for name in self.known]
            skipped = {"n": len(known_), "of": len(titles), "names": known_}
            told = [Text("quiz-placement-known", skipped) if known_ else Text("quiz-placement-none")]
            told += [Text("quiz-skip")] if known_ else [Text("quiz-guessed")] if not self._sure and any(self._known.values()) else []
            shown["said"] = [*shown["said"], *told]
            begin = next((name for name in titles if name not in self.known), "")
            if begin:
                shown["buttons"] = [{"id": f"lesson:{begin}", "label": Text("quiz-begin-with", {"title": titles[begin]}), "yellow": True}]
        return shown

    def _settle(self) -> None:
        """Skip the lessons that need no question."""
        unknown = 0
        for name, rules in self.lessons[: self._at]:
            unknown = 0 if self._known.get(name) else unknown + bool(rules)
        while self._at < len(self.lessons):
            name, rules = self.lessons[self._at]
            doubtful = bool(set(rules) & self._wrong) and not self._asked_of.get(name)
            if rules and unknown < ENOUGH and not doubtful:
                return
            unknown += bool(rules)
            self._known[name] = False
            self._at += 1

    def _choose(self) -> Question:
        _, rules = self.lessons[self._at]
        rng = Random(f"{self.seed}/{len(self.results)}")
        level = {r: min(m.level for m in self.every if r in m.rules) for r in rules}
        fresh = [r for r in rules if r not in self._right] or list(rules)
        easiest = min(level[r] for r in fresh)
        return self._about(rng.choice([r for r in fresh if level[r] == easiest]), rng, self.every)


def grade_questions(questions: Sequence[str], answers: Sequence[int | str], language: str = "") -> dict[str, Any]:
    """Check answers to questions without a table.

    Args:
        questions: The ids of the questions.
        answers: For each question the number of an option (from 0) or its text. An answer that matches no option is wrong.
        language: ``"en"``, ``"uk"`` or ``"ru"`` (default: the language that is set).

    Returns:
        Plain values: ``right``, ``of`` and ``results`` (one row per question, as in ``Quiz.results``).

    Raises:
        TutorError: An id is not valid, or the number of answers differs from the number of questions.

    Example:
        >>> question = un.Quiz("normandy", seed=7).next()
        >>> un.grade_questions([question.id], [question.answer])["right"]
        1

    """
    if len(questions) != len(answers):
        raise TutorError(Text("quiz-answers-missing", {"n": len(questions), "found": len(answers)}))
    rows = []
    for name, given in zip(questions, answers, strict=True):
        asked = question(name)
        said = [words(option.label, language) for option in asked.options]
        index = given if isinstance(given, int) and not isinstance(given, bool) else said.index(given) if given in said else -1
        fits = 0 <= index < len(said)
        row = _row(asked, asked.options[index if fits else asked.answer], language)
        rows.append(row if fits else {**row, "right": False, "chosen": str(given)})
    return {"right": sum(row["right"] for row in rows), "of": len(rows), "results": rows}
