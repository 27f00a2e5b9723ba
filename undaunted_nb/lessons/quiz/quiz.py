"""An endless quiz and an autograder. The engine makes and answers the questions."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, TypedDict, cast

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text, excerpt
from undaunted_nb.files.spelling import american
from undaunted_nb.files.suggestions import nearest
from undaunted_nb.kit.question import Maker, Option, Question
from undaunted_nb.probability.arguments import whole_number, yes_or_no

from ..course import overview
from ..format.lesson import has_course
from ..progress.progress import Progress
from ..progress.reviews_today import minutes
from . import pieces
from .questioner import LATELY, Answered, AnswerRow, Faults, Questioner, question, row_of, words

if TYPE_CHECKING:
    from undaunted_nb.kit.scene.lesson import Coach as CoachPanel

DUE = 0.7
"""The probability that a due rule comes before a new one. A rule answered wrong always comes first."""
RULES = 8
"""The maximum number of rules to try for a question that was not asked lately."""
SOON = 3
"""The number of questions after which a rule is tried again, if all its questions were asked lately or are of the last kind."""
AHEAD = 2
"""The number of lessons after those done whose rules are asked while others are left."""
AFTER = 1000
"""The distance of a rule that no lesson teaches: after the whole course."""


def _names(argument: str, value: object) -> tuple[str, ...]:
    """Return names given as a list or as a single name.

    Raises TutorError for other values. ``argument`` names the value in the message.
    """
    values = (value,) if isinstance(value, str) else tuple(value) if isinstance(value, Iterable) else (None,)
    if not all(isinstance(name, str) for name in values):
        raise TutorError(Text("error-names", {"name": argument, "value": excerpt(value)}))
    return cast("tuple[str, ...]", values)


def _require_known(message: str, names: Iterable[str], every: Iterable[str], game: str) -> None:
    """Raise TutorError for the first name that does not exist. The message has the nearest one."""
    for name in names:
        if name not in every:
            raise TutorError(Text(message, {"name": name[:60], "near": nearest(name, every), "game": game}))


LEVELS = 3
"""The number of levels of difficulty. 0 means any level."""


class Quiz(Questioner):
    """An endless quiz about rules that are due again and new ones.

    Rules answered wrong come back most often, each time in other words: no text comes twice in 30 questions if other questions are left.
    New rules are those of the lessons and exercises that you have done, then of the next two lessons, and so on. Before the first lesson,
    the easiest come first. With your progress, questions are only about units, terrain and cards that you know from the scenarios of your
    lessons, unless you name rules or makers. The same ``seed`` and the same progress give the same questions.

    Args:
        game: The name of a game, as in ``un.scenarios()`` (default: the first game).
        seed: The seed of the quiz (default: random).
        rules: Ids of the rules to ask about (default: all).
        level: The hardest level to ask, 1 to 3 (default: 0, any level).
        makers: Kinds of questions, such as ``"un.chance"`` (default: all).
        fixed: Whether all quizzes with this seed (default: 0) ask the same questions, whatever the progress and the answers.
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
        game: str = "",
        *,
        seed: int | None = None,
        rules: Iterable[str] = (),
        level: int = 0,
        makers: Iterable[str] = (),
        fixed: bool = False,
        progress: Progress | None = None,
        language: str = "",
    ) -> None:
        """Choose the questions that fit.

        Raises:
            TutorError: No question fits the game, the rules, the kinds of questions or the level.

        """
        fixed = yes_or_no("fixed", fixed)
        super().__init__(game, 0 if fixed and seed is None else seed, progress, language)
        wishes, kinds = _names("rules", rules), tuple(map(american, _names("makers", makers)))
        level = whole_number("level", level, 0, LEVELS)
        _require_known("quiz-no-maker", kinds, [m.name for m in self.every], self.name)
        _require_known("quiz-no-rule", wishes, {r for m in self.every for r in m.rules}, self.name)
        self.makers: tuple[Maker, ...] = tuple(m for m in self.every if (not level or m.level <= level) and (not kinds or m.name in kinds))
        levels = {r: min(m.level for m in self.makers if r in m.rules) for m in self.makers for r in m.rules if not wishes or r in wishes}
        self.kinds = kinds
        """The kinds of questions that were named, or none if all are asked."""
        if progress is not None and has_course(self.name) and not (wishes or kinds or fixed):  # otherwise somebody has chosen what is asked
            self._known_pieces = pieces.known_pieces(self.name, progress)
        self.fixed, self._rules_asked = fixed, set[str]()
        self._put_off: dict[str, int] = {}
        self._portion = 0 if fixed else self.progress.portion_of({r for m in self.every for r in m.rules})
        self._goal = self.progress.reviewed + self._portion
        self._ends_portion = False
        self.rules = dict(sorted(levels.items(), key=lambda pair: pair[1]))
        """The rules that are asked, each with the level of the easiest kind of question about it."""
        if not self.rules:
            raise TutorError(Text("quiz-no-rules", {"rules": ", ".join(wishes)[:200], "level": level}))

    def _choose(self) -> Question:
        rng = Random(f"{self.seed}/{len(self.results)}")
        if self.fixed:  # the same for all, so it depends on no progress and no answer
            return self._question_about(self._next_of_all(rng), rng, self.makers)
        seen, far, number = self.progress.rules, self._distances(), len(self.results)
        left = {rule: None for rule in self.rules if self._put_off.get(rule, 0) <= number} or dict.fromkeys(self.rules)
        candidates: list[tuple[Faults, Question]] = []
        while left and (len(candidates) < RULES or all(faults.strange for faults, _ in candidates)):
            rule = self._rule(rng, left, far)
            del left[rule]
            ahead = {name for name, distance in far.items() if distance > max(1, far[rule])}
            candidates.append(self._best(rule, rng, self.makers, seen[rule].box if rule in seen else 0, ahead))
            if candidates[-1][0].is_empty:
                return candidates[-1][1]
            self._put_off[rule] = number + (SOON if candidates[-1][0].lately else LATELY // 2)
        return min(candidates, key=lambda pair: pair[0])[1]

    def scene(self, language: str = "") -> CoachPanel:
        """Return the data shown next to the table, with titles of lessons in a ``language``.

        The first question tells today's portion of the review, and its last answer that it is done.
        """
        content = super().scene(language)
        if self._portion and not self.results and not content["note"]:
            content["note"] = Text("home-quiz-due", {"n": self._portion, "minutes": minutes(self._portion)})
        if self._ends_portion and self._answer is not None:
            content["note"] = Text("quiz-portion-done")
        return content

    def _take(self, option: Option) -> Answered:
        first, before = self._answer is None, self.progress.reviewed
        result = super()._take(option)
        if first:
            self._ends_portion = before < self._goal <= self.progress.reviewed
        return result

    def _distances(self) -> dict[str, int]:
        """Return the number of lessons until each rule comes, 0 for what you have learned. It is empty before the first lesson."""
        far = overview.distances(self.name, self.progress, self.source.GAMES) if has_course(self.name) else {}
        return {rule: far.get(rule, AFTER) for rule in self.rules} if far else {}

    def _next_of_all(self, rng: Random) -> str:
        """Return the rule of the next question of a fixed sequence. Every rule comes before any comes again."""
        if self._rules_asked >= self.rules.keys():
            self._rules_asked.clear()
        left = [rule for rule in self.rules if rule not in self._rules_asked]
        rule = self._easier(left, rng)
        self._rules_asked.add(rule)
        return rule

    def _easier(self, rules: Sequence[str], rng: Random) -> str:
        """Return one of these rules, more often an easy one."""
        return rng.choices(rules, [1 / self.rules[rule] ** 4 for rule in rules])[0]

    def _rule(self, rng: Random, left: Collection[str], far: Mapping[str, int]) -> str:
        """Return the rule of the next question, one of those ``left``."""
        seen, due = self.progress.rules, list(self.progress.due(left))
        new, known = ([rule for rule in left if (rule in seen) is is_known] for is_known in (False, True))
        new = [rule for rule in new if far.get(rule, 0) <= AHEAD] or ([] if known else new)
        if due and (not new or not seen[due[0]].box or rng.random() < DUE):
            return rng.choices(due, [1 / (i + 1) for i in range(len(due))])[0]
        if new:
            nearest = min(far.get(rule, 0) for rule in new)
            return self._easier([rule for rule in new if far.get(rule, 0) == nearest], rng)
        return rng.choices(known, [1 / (1 + seen[rule].box) ** 2 for rule in known])[0]


class QuizGrade(TypedDict):
    """The result of answers to several questions: how many are right, and of how many."""

    right: int
    of: int
    results: list[AnswerRow]


def grade_questions(questions: Sequence[str], answers: Sequence[int | str], *, language: str = "") -> QuizGrade:
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
    rows: list[AnswerRow] = []
    for name, answer in zip(questions, answers, strict=True):
        asked_question = question(name)
        labels = [words(option.label, language) for option in asked_question.options]
        index = answer if isinstance(answer, int) and not isinstance(answer, bool) else labels.index(answer) if answer in labels else -1
        fits = 0 <= index < len(labels)
        row = row_of(asked_question, asked_question.options[index if fits else asked_question.answer], language)
        rows.append(row if fits else {**row, "right": False, "chosen": str(answer)})
    return {"right": sum(row["right"] for row in rows), "of": len(rows), "results": rows}
