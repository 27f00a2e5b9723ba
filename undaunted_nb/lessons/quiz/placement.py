"""A placement test: it finds the lesson with which a learner should begin."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.kit.question import Option, Question

from ..format.lesson import lessons, load, names
from ..progress.progress import Progress
from . import pieces
from .questioner import Answered, Faults, Questioner

if TYPE_CHECKING:
    from undaunted_nb.kit.scene.lesson import Button
    from undaunted_nb.kit.scene.lesson import Coach as CoachPanel

FEWEST, MOST = 3, 12
"""The least and the most questions of a test."""
NEW = 0.5
"""The probability, before the test, that a learner knows no lesson."""
SLIP = 0.1
"""The probability of a wrong answer about a lesson that is known."""
TYPED = 0.1
"""The probability that somebody who does not know a number types the right one."""
SURE = 0.8
"""The probability with which a lesson must be known to be skipped."""
ENOUGH = 0.9
"""The probability of the two most likely results with which the test ends."""


@dataclass(frozen=True, slots=True)
class Step:
    """A lesson that can be asked about: its number in the course (from 0), and the rules that no earlier lesson teaches."""

    lesson: int
    rules: tuple[str, ...]


class Placement(Questioner):
    """A placement test with at most 12 questions.

    It assumes that you know the lessons of a course up to one of them, and computes the probability of each. Every question is about
    the lesson that divides these probabilities best (Bayesian binary search), so the test begins easily and jumps after right answers.
    Guesses and slips count as such, and no lesson is known that is after all your right answers.

    ``lessons`` lists the lessons in order, each with the rules it teaches. Questions are only about pieces in the scenarios of these
    lessons up to the one that is asked about. A wrong answer is not remembered for the quiz, because the lesson about it comes.
    """

    title = "quiz-placement"

    def __init__(
        self,
        game: str = "",
        *,
        lessons: Sequence[tuple[str, Iterable[str]]],
        seed: int | None = None,
        progress: Progress | None = None,
        language: str = "",
    ) -> None:
        """Choose the lessons to ask about. Raises TutorError if no question fits the game or the lessons."""
        super().__init__(game, seed, progress, language)
        self.lessons = tuple(name for name, _ in lessons)
        self.steps = self._steps([tuple(rules) for _, rules in lessons])
        if not self.steps:
            raise TutorError(Text("quiz-no-lessons"))
        self.ended = False
        self._likely = [NEW, *[(1 - NEW) / len(self.steps)] * len(self.steps)]
        """The probability that exactly the first n steps are known, by n."""
        self._most = 0
        self._rules_asked: set[str] = set()
        self._skipped_questions: set[int] = set()
        """The numbers of the questions (from 0) that were answered with "I don't know"."""

    def _steps(self, lesson_rules: Sequence[tuple[str, ...]]) -> tuple[Step, ...]:
        new = {rule for maker in self.every for rule in maker.rules}
        steps = []
        for number, rules in enumerate(lesson_rules):
            new_rules = tuple(rule for rule in rules if rule in new)
            new.difference_update(rules)
            steps += [Step(number, new_rules)] if new_rules else []
        return tuple(steps)

    # Result

    @property
    def over(self) -> bool:
        """Whether there are no more questions."""
        count, known = len(self.results), self._known_steps()
        return self.ended or count == MOST or (count >= FEWEST and sum(self._likely[known : known + 2]) >= ENOUGH)

    @property
    def known(self) -> tuple[str, ...]:
        """The lessons that you can skip: those before the one to begin with. The last lesson is never one of them."""
        steps = min(self._known_steps(), self._most)
        begin = self.steps[steps].lesson if steps < len(self.steps) else len(self.lessons)
        return self.lessons[: min(begin, len(self.lessons) - 1)] if steps else ()

    def apply(self, progress: Progress | None = None) -> tuple[str, ...]:
        """Mark the lessons that you can skip as known, and return them."""
        (progress if progress is not None else self.progress).mark_known(self.known)
        return self.known

    def _known_steps(self) -> int:
        return max(n for n in range(len(self._likely)) if n == 0 or sum(self._likely[n:]) >= SURE)

    # Questions

    def next(self) -> Question:
        """Return the next question. Raises TutorError if there are no more."""
        if self.over:
            raise TutorError(Text("quiz-placement-over"))
        return super().next()

    def _choose(self) -> Question:
        step = self.steps[self._dividing()]
        course = names(self.name)
        self._known_pieces = pieces.from_lessons(self.name, [name for name in self.lessons[: step.lesson + 1] if name in course])
        rng = Random(f"{self.seed}/{len(self.results)}")
        level = {rule: min(maker.level for maker in self.every if rule in maker.rules) for rule in step.rules}
        rules = sorted(rng.sample(step.rules, len(step.rules)), key=lambda rule: (rule in self._rules_asked, level[rule]))
        candidates: list[tuple[Faults, Question]] = []
        for rule in rules:
            candidates.append(self._best(rule, rng, self.every))
            if candidates[-1][0].is_empty:
                break
        return min(candidates, key=lambda pair: pair[0])[1]

    def _dividing(self) -> int:
        """Return the number of the step that is known with a probability nearest to one half."""
        return min(range(len(self.steps)), key=lambda n: abs(sum(self._likely[n + 1 :]) - 0.5))

    def _take(self, option: Option) -> Answered:
        first = self._answer is None
        result = super()._take(option)
        if first:
            self._weigh(right=result.right)
            self._rules_asked.update(result.rules)
            if self.over:
                self.apply()
        return result

    def _weigh(self, *, right: bool) -> None:
        """Compute the probabilities after an answer."""
        question, step = self._current(), self._dividing()
        guess = TYPED if question.typed else 1 / len(question.options)
        known = 1 - SLIP if right else SLIP
        unknown = guess if right else 1 if self._unknown else 1 - guess
        weights = [chance * (known if n > step else unknown) for n, chance in enumerate(self._likely)]
        self._likely = [weight / sum(weights) for weight in weights]
        self._most = max(self._most, step + 1) if right else self._most

    def _record(self, rules: Sequence[str], *, right: bool) -> None:
        if right:
            super()._record(rules, right=right)

    # Live table

    def press(self, button: str) -> None:
        """Perform the action of a button.

        Args:
            button: ``"option:0"`` (and so on), ``"number:8"`` if the answer is typed, ``"unknown"`` ("I don't know"), ``"next"``, or
                ``"stop"``, which shows the result.

        Raises:
            TutorError: There is no such button.

        """
        if self.ended:
            raise TutorError(Text("error-message"))
        self._current()
        if button == "unknown" and self._answer is None:
            self._skipped_questions.add(len(self.results))
            self._take(Option(Text("quiz-unknown"), self._current().after))
        elif button == "stop" or (button == "next" and self._answer is not None and self.over):
            self.ended = True
            self.apply()
        else:
            super().press(button)

    @property
    def _unknown(self) -> bool:
        return self._answer is not None and len(self.results) - 1 in self._skipped_questions

    def point(self, place: str) -> bool:
        """Choose the option that is this place, unless the test has ended.

        Args:
            place: The id of a place on the board.

        Returns:
            Whether it was an option.

        """
        return not self.ended and super().point(place)

    def pointed_out(self) -> Mapping[str, Sequence[str]]:
        """Return the marks for the subject of the question, until the test has ended."""
        return {} if self.ended else super().pointed_out()

    def scene(self, language: str = "") -> CoachPanel:
        """Return the data shown next to the table. At the end it says with which lesson to begin."""
        content = super().scene(language)
        content["count"] = Text("quiz-placement-count", {"n": content["step"], "most": MOST})
        content["ticks"] = ["" if number in self._skipped_questions else tick for number, tick in enumerate(content["ticks"])]
        stop: Button = {"id": "stop", "label": Text("quiz-stop")}
        if self.ended:
            return self._result(content, language)
        if self._answer is None:
            content["buttons"] = [{"id": "unknown", "label": Text("quiz-unknown")}, stop]
            content["note"] = content["note"] or (Text("quiz-placement-lead") if self.opens else "")
        elif self.over:
            content["next"] = Text("quiz-result")
        else:
            content["buttons"] = [stop]
        if self._unknown:
            content["state"], content["verdict"] = "", None
        return content

    def _result(self, content: CoachPanel, language: str) -> CoachPanel:
        known = len(self.known)
        begin = self.lessons[known]
        sentence = Text("quiz-placement-known", {"n": known, "of": len(self.lessons)}) if known else Text("quiz-placement-none")
        label = Text("quiz-begin-with", {"n": known + 1, "title": _title(begin, language)})
        return {
            **content,
            "step": 0, "ticks": [], "state": "done", "verdict": Text("quiz-placement-result"), "quiet": True, "task": [],
            "said": [sentence],
            "source": None, "options": [], "entry": None, "next": None, "note": "",
            "buttons": [{"id": f"lesson:{begin}", "label": label, "yellow": True}],
        }  # fmt: skip

    def _visible_options(self) -> list[Option]:
        question = self._current()
        return [question.options[question.answer]] if self._unknown and question.typed else super()._visible_options()


def of_course(game: str, *, seed: int | None = None, progress: Progress | None = None, language: str = "") -> Placement:
    """Return the placement test of a game's course. Raises TutorError if the game has no course."""
    lesson_rules = [(lesson.id, lesson.taught_rules) for lesson in lessons(game)]
    return Placement(game, lessons=lesson_rules, seed=seed, progress=progress, language=language)


def _title(lesson: str, language: str) -> str:
    """Return the title of a lesson, or its name if it does not exist."""
    try:
        return load(lesson).said_title(language)
    except TutorError:
        return lesson
