"""The same questions for all: from the quiz or a worksheet, in one order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import FIRST, say
from undaunted_nb.kit.question import Question
from undaunted_nb.lessons.play import pointers
from undaunted_nb.lessons.quiz.questioner import words
from undaunted_nb.lessons.quiz.quiz import Quiz
from undaunted_nb.probability.arguments import whole_number
from undaunted_nb.teaching.classroom.marks import LATIN, NONE
from undaunted_nb.teaching.classroom.worksheet import Worksheet, needs_board

from ..messages import Message
from ..pupils import Pupil
from ..results import Answer
from .activity import Activity, Button, RefusedError
from .pictures import picture

MOST = 50


def choose(game: str, n: int, seed: int, makers: Iterable[str]) -> tuple[Question, ...]:
    """Return the first questions of a quiz with a fixed seed."""
    quiz = Quiz(game, seed=seed, makers=makers, fixed=True)
    questions: list[Question] = []
    for _ in range(whole_number("n", n, 1, MOST)):
        question = quiz.next()
        questions.append(question)
        quiz.answer(question.answer)
    return tuple(questions)


class Questions(Activity):
    """Questions with the same order for all. An answer can be changed until it is shown.

    Args:
        source: A worksheet, questions, or the name of a game for a quiz.
        n: The number of questions of a quiz.
        seed: The seed of a quiz.
        makers: The kinds of questions of a quiz (default: all).
        points: Whether pupils read how many answers were right.

    """

    kind = "questions"

    def __init__(
        self,
        source: str | Worksheet | Sequence[Question] = "",
        *,
        n: int = 8,
        seed: int = 0,
        makers: Iterable[str] = (),
        points: bool = False,
    ) -> None:
        if isinstance(source, Worksheet):
            self.questions = source.questions
        else:
            self.questions = choose(source, n, seed, makers) if isinstance(source, str) else tuple(source)
        if not self.questions:
            raise TutorError(Text("room-no-question"))
        self.points = points
        self.number = 0
        self.is_shown = False
        self.choices: dict[tuple[int, int], tuple[int, float]] = {}
        """The option of each pupil and question, with its time."""
        self._asked_at = 0.0
        self._descriptions: dict[tuple[int, str], dict[str, Any]] = {}
        """The questions in words, by number and language: all pupils read the same."""

    @property
    def question(self) -> Question:
        """The question that is asked."""
        return self.questions[self.number]

    def receive(self, pupil: Pupil, message: Message) -> None:
        """Take an answer."""
        fields = self.answer_fields(message, "answer")
        value = fields["value"]
        if self.is_shown or fields["q"] != self.number or type(value) is not int or not 0 <= value < len(self.question.options):
            raise RefusedError
        self.choices[pupil.number, self.number] = value, round(self.seconds() - self._asked_at, 1)

    def has_answered(self, pupil: Pupil) -> bool:
        """Return whether a pupil has answered the current question."""
        return (pupil.number, self.number) in self.choices

    # ---------------------------------------------------------------- output

    def _describe_question(self, language: str) -> dict[str, Any]:
        key = self.number, language
        if key not in self._descriptions:
            self._descriptions[key] = self._put_question(language)
        return self._descriptions[key]

    def _put_question(self, language: str) -> dict[str, Any]:
        question = self.question
        question_part: dict[str, Any] = {
            "line": say(Text("room-question", {"n": self.number + 1, "of": len(self.questions)}), language),
            "q": self.number,
            "question": say(question.text, language),
            "options": [words(option.label, language) for option in question.options],
            "picture": None,
        }
        if needs_board(question):
            here = pointers.things(question.position, question.side)
            answers = [words(option.label, FIRST) for option in question.options]
            things = pointers.asked_in(here, question.text, answers)
            shown_places = {here.pieces.get(thing, thing) for thing in things} | {*here.as_places(answers)}
            question_part["picture"] = picture(question.position, language, shown_places, salt=self.room.wall_secret, hides=True)
        return question_part

    def _reveal(self, language: str) -> dict[str, Any]:
        """Return the right answer, its explanation, and the reason against each other option that somebody chose."""
        question = self.question
        counts = Counter(value for (_, q), (value, _) in self.choices.items() if q == self.number)
        bars = [
            {
                "label": words(option.label, language),
                "n": counts[i],
                "right": option.right,
                "why": "" if option.why is None else say(option.why, language),
            }
            for i, option in enumerate(question.options)
        ]
        return {"right": question.answer, "after": say(question.after, language), "bars": bars}

    def view(self, pupil: Pupil) -> dict[str, Any]:
        """Return the question with the own answer, and once it is shown, the right one with the reason."""
        my_choice = self.choices.get((pupil.number, self.number))
        view = {**self._describe_question(pupil.language), "mine": None if my_choice is None else my_choice[0], "shown": None, "score": ""}
        if not self.is_shown:
            return view
        revealed_part = self._reveal(pupil.language)
        why = "" if my_choice is None else revealed_part["bars"][my_choice[0]]["why"]
        if self.points:
            view["score"] = say(Text("room-points", {"n": self._points(pupil.number), "of": self.number + 1}), pupil.language)
        return {
            **view,
            "shown": {
                "right": revealed_part["right"],
                "after": revealed_part["after"],
                "why": why,
                "total": sum(b["n"] for b in revealed_part["bars"]),
            },
        }

    def _points(self, number: int) -> int:
        return sum(self._is_right(q, value) for (pupil, q), (value, _) in self.choices.items() if pupil == number)

    def _is_right(self, q: int, value: int) -> bool:
        return self.questions[q].options[value].right

    def stage(self, language: str) -> dict[str, Any]:
        """Return the question, and once it is shown, the share of each option."""
        return {**self._describe_question(language), "shown": self._reveal(language) if self.is_shown else None}

    def desk(self, language: str) -> dict[str, Any]:
        """Return the answers by pupil, once they are shown."""
        grid = []
        for pupil in self.room.pupils.values():
            marks = []
            for q in range(self.number + self.is_shown):
                my_choice = self.choices.get((pupil.number, q))
                marks.append("" if my_choice is None else "good" if self._is_right(q, my_choice[0]) else "no")
            grid.append({"id": pupil.number, "name": self.room.name_of(pupil, language), "marks": marks})
        return {"grid": grid}

    def buttons(self, language: str) -> list[Button]:
        """Return the buttons for the teacher."""
        if not self.is_shown:
            return [self.button("show", language, first=True)]
        more = [self.button("next-question", language, first=True)] if self.number + 1 < len(self.questions) else []
        return [*more, self.button("hide", language)]

    def act(self, name: str) -> None:
        """Show the answer, hide it again, or ask the next question."""
        self.is_shown = name == "show"
        if name == "next-question":
            self.number += 1
            self._asked_at = self.seconds()

    @property
    def letters(self) -> dict[str, str]:
        """The answers of each pupil as letters, in the order of the questions."""
        names = {pupil.number: pupil.name for pupil in self.room.pupils.values() if any(key[0] == pupil.number for key in self.choices)}
        return {name: "".join(self._letter(number, q) for q in range(len(self.questions))) for number, name in names.items()}

    def _letter(self, number: int, q: int) -> str:
        my_choice = self.choices.get((number, q))
        return NONE if my_choice is None else LATIN[my_choice[0]]

    def answers(self) -> Iterator[Answer]:
        """Yield the answers, question by question for each pupil."""
        for (number, q), (value, seconds) in sorted(self.choices.items()):
            item = self.questions[q]
            yield Answer(
                number, self.kind, item.id, words(item.options[value].label, self.room.language), self._is_right(q, value), seconds
            )

    def own_answers(self, pupil: Pupil) -> Iterator[tuple[str, str]]:
        """Yield the questions that a pupil has answered, with the own options, in the own language."""
        for q, item in enumerate(self.questions):
            if (pupil.number, q) in self.choices:
                label = item.options[self.choices[pupil.number, q][0]].label
                yield say(item.text, pupil.language), words(label, pupil.language)
