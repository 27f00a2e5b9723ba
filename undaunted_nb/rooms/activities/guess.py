"""Guess first: each pupil sends a number or an option, hidden until the teacher shows the answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text, excerpt
from undaunted_nb.i18n import decimal, percent, say
from undaunted_nb.probability.number_format import fixed, significant
from undaunted_nb.probability.odds import FACES
from undaunted_nb.teaching.display.display import Result
from undaunted_nb.teaching.interactive.guess import LARGEST
from undaunted_nb.teaching.interactive.projector import DiceSubject, asked_about

from ..messages import Message
from ..pupils import Pupil
from ..results import Answer
from .activity import Activity, Button, RefusedError
from .rolls import Rolls, Throw

MOST_OPTIONS = 6
FEW = 4
"""The number of equal guesses from which a known mistake gets a note."""


class Guess(Activity):
    """A question to guess, with a number from 0 to 100 percent, another number, or one of some options as its answer.

    Args:
        question: The question ("": in the language of each pupil, from the result).
        result: The result that answers it, if there is one.
        truth: The right number, or the right option.
        options: The options, if the answer is one of some.

    """

    kind = "guess"

    def __init__(
        self, question: str = "", result: Result | None = None, truth: float | Fraction | str | None = None, options: Sequence[str] = ()
    ) -> None:
        self.question, self.options = question.strip(), tuple(options)
        self.subject = asked_about(result) if result is not None else None
        right: object = getattr(result, "probability", None) if truth is None else truth
        self._check(result, right)
        self.is_chance = not self.options and (right is None or (isinstance(right, Fraction) and 0 <= right <= 1))
        self.truth: Fraction | None = None
        self.right_option = self.options.index(str(right)) if self.options and right is not None else -1
        if not self.options and isinstance(right, (int, float, Fraction)):
            self.truth = Fraction(right) * (100 if self.is_chance else 1)
        self.values: dict[int, tuple[float, float]] = {}
        """The guess of each pupil by number, with its time."""
        self.is_shown = False

    def _check(self, result: Result | None, right: object) -> None:
        if not self.question and result is None:
            raise TutorError(Text("room-no-question"))
        if self.options:
            if not 2 <= len(self.options) <= MOST_OPTIONS or len(set(self.options)) < len(self.options):
                raise TutorError(Text("room-options", {"most": MOST_OPTIONS}))
            if right is not None and str(right) not in self.options:
                raise TutorError(Text("room-no-option", {"value": excerpt(right)}))
        elif right is not None and not _is_number(right):
            raise TutorError(Text("guess-truth-number", {"name": "truth", "value": excerpt(right)}))

    def receive(self, pupil: Pupil, message: Message) -> None:
        """Take a guess. A later one replaces it until the answer is shown."""
        value = self.answer_fields(message, "answer")["value"]
        if self.is_shown or type(value) not in (int, float) or message.fields["q"]:
            raise RefusedError
        is_free = not (self.options or self.is_chance)  # any number, or one of some whole ones
        top = LARGEST if is_free else len(self.options) - 1 if self.options else 100
        least = -LARGEST if is_free else 0
        if not least <= value <= top or not (is_free or type(value) is int):
            raise RefusedError
        self.values[pupil.number] = value, self.seconds()

    def has_answered(self, pupil: Pupil) -> bool:
        """Return whether a pupil has guessed."""
        return pupil.number in self.values

    def count(self) -> tuple[int, int]:
        """Return how many have guessed. The guesses of those who are away count."""
        here = {pupil.number for pupil in self.room.here}
        return len(self.values), len(here | self.values.keys())

    # ---------------------------------------------------------------- output

    def _describe_question(self, language: str) -> dict[str, Any]:
        faces = []
        note = ""
        if isinstance(self.subject, DiceSubject) and self.subject.odds.faces == FACES:
            order = (*range(1, FACES), 0)
            faces = [{"n": str(face), "hit": face in self.subject.odds.hit_faces} for face in order]
            hits = [str(face) for face in order if face in self.subject.odds.hit_faces]
            note = say(Text("room-hit-faces", {"faces": hits, "count": len(hits)}), language)
        question = self.question
        if not question and self.subject is not None:
            kind = "number" if not self.is_chance else "hit" if isinstance(self.subject, DiceSubject) else "chance"
            question = say(Text("guess-ask", {"title": self.subject.title, "kind": kind}), language)
        scale = "options" if self.options else "percent" if self.is_chance else "number"
        return {"question": question, "faces": faces, "note": note, "scale": scale, "options": list(self.options)}

    def _number(self, number: float | Fraction, language: str) -> str:
        if self.options:
            return self.options[int(number)]
        if self.is_chance:
            return percent(Fraction(number) / 100, 0, 1, language)
        return decimal(significant(number, 6), language)

    def view(self, pupil: Pupil) -> dict[str, Any]:
        """Return the question with the own guess, and once they are shown, all guesses."""
        my_guess = self.values.get(pupil.number)
        value = None if my_guess is None else my_guess[0]
        words = "" if value is None else self._number(value, pupil.language)
        view = {**self._describe_question(pupil.language), "mine": value, "words": words, "shown": None}
        return {**view, "shown": {**self._reveal(pupil.language), "you": self._compare(value, pupil.language)}} if self.is_shown else view

    def _compare(self, value: float | None, language: str) -> str:
        """Return what a pupil reads about the own guess."""
        if value is None:
            return ""
        words = self._number(value, language)
        if self.options:
            how = "none" if self.right_option < 0 else "right" if value == self.right_option else "wrong"
            return say(Text("room-you-chose", {"value": words, "how": how}), language)
        if self.truth is None:
            return say(Text("room-you-guessed", {"value": words, "how": "none", "off": ""}), language)
        distance = Fraction(value) - self.truth
        how = "exact" if not distance else "high" if distance > 0 else "low"
        size = decimal(significant(abs(distance), 3), language)
        return say(Text("room-you-guessed", {"value": words, "how": how, "off": size, "chance": self.is_chance}), language)

    def _reveal(self, language: str) -> dict[str, Any]:
        values = sorted(value for value, _ in self.values.values())
        answer = ""
        if self.truth is not None or self.right_option >= 0:
            number = self.truth if self.truth is not None else self.right_option
            answer = say(Text("room-answer-is", {"value": self._number(number, language)}), language)
        revealed_part: dict[str, Any] = {"values": values, "answer": answer, "told": self._describe(language), "steps": []}
        if self.options:
            counts = Counter(values)
            revealed_part["bars"] = [
                {"label": option, "n": counts[i], "right": i == self.right_option} for i, option in enumerate(self.options)
            ]
            return revealed_part
        top = 100.0 if self.is_chance else max([*map(abs, values), abs(float(self.truth or 0)), 1.0])
        low = 0.0 if min([*values, float(self.truth or 0)], default=0) >= 0 else -top
        flag = None
        if self.truth is not None:
            flag = {"x": float(self.truth), "label": say(Text("room-exactly", {"value": self._number(self.truth, language)}), language)}
        ends = [low + (top - low) * i / 4 for i in range(5)]
        revealed_part |= {"low": low, "top": top, "flag": flag, "ends": [{"x": x, "label": self._number(x, language)} for x in ends]}
        return {**revealed_part, "notes": self._notes(values, language), "steps": self._steps(language)}

    def _describe(self, language: str) -> str:
        values = [value for value, _ in self.values.values()]
        if self.options or not values:
            return say(Text("guess-none") if not values else Text("guess-count", {"n": len(values)}), language)
        mean = sum(values) / len(values)
        distance = None if self.truth is None else sum(abs(value - float(self.truth)) for value in values) / len(values)
        params = {"n": len(values), "mean": self._number(mean, language), "chance": self.is_chance, "known": distance is not None}
        return say(Text("room-guesses", {**params, "off": "" if distance is None else decimal(fixed(distance, 1), language)}), language)

    def _notes(self, values: Sequence[float], language: str) -> list[dict[str, Any]]:
        """Return a note for each known mistake that several pupils made, without their names."""
        if not isinstance(self.subject, DiceSubject) or not self.is_chance or self.truth is None:
            return []
        dice = self.subject.odds.dice
        single = 100 * Fraction(len(self.subject.odds.hit_faces), self.subject.odds.faces)
        mistakes = [(single * dice, "sum"), (single, "one")] if dice > 1 else []
        notes = []
        for value, key in mistakes:
            n = sum(guess == value for guess in values)
            if n >= FEW and value != self.truth:
                words = self._number(value, language)
                label = say(Text("room-said", {"n": n, "value": words}), language)
                why = say(Text(f"room-mistake-{key}", {"sum": " + ".join([self._number(single, language)] * dice)}), language)
                notes.append({"x": float(value), "n": n, "label": label, "why": why})
        return notes

    def _steps(self, language: str) -> list[str]:
        """Return how the answer is counted, in short lines."""
        if not isinstance(self.subject, DiceSubject):
            return []
        odds = self.subject.odds
        miss = f"{odds.faces - len(odds.hit_faces)}/{odds.faces}"
        left = " × ".join([miss] * odds.dice) if odds.dice <= 3 else f"({miss})^{odds.dice}"
        none = Fraction(odds.faces - len(odds.hit_faces), odds.faces) ** odds.dice
        lines = [f"1 − {left} = {odds.probability}"]
        return [*lines, say(Text("room-all-miss", {"dice": odds.dice, "product": left, "none": str(none)}), language)]

    def stage(self, language: str) -> dict[str, Any]:
        """Return the question, and once they are shown, all guesses without names."""
        question_part = self._describe_question(language)
        revealed_part = self._reveal(language) if self.is_shown else None
        line = revealed_part["answer"] if revealed_part else say(Text("room-guess", {"scale": question_part["scale"]}), language)
        return {**question_part, "line": line or question_part["question"], "shown": revealed_part}

    def buttons(self, language: str) -> list[Button]:
        """Return the buttons for the teacher."""
        if not self.is_shown:
            return [self.button("show", language, first=True)]
        again = [self.button("begin-rolls", language, first=True)] if isinstance(self.subject, DiceSubject) else []
        return [*again, self.button("hide", language)]

    def act(self, name: str) -> None:
        """Show the answer, or hide it again."""
        if name == "begin-rolls" and isinstance(self.subject, DiceSubject):
            self.room.start(Rolls(Throw(self.subject.title, self.subject.odds)))
            return
        self.is_shown = name == "show"

    def answers(self) -> Iterator[Answer]:
        """Yield the guesses."""
        question = self._describe_question(self.room.language)["question"]
        for number, (value, seconds) in self.values.items():
            right = None
            if self.options and self.right_option >= 0:
                right = value == self.right_option
            answer = self.options[int(value)] if self.options else f"{value:g}"
            yield Answer(number, self.kind, question, answer, right, seconds)

    def own_answers(self, pupil: Pupil) -> Iterator[tuple[str, str]]:
        """Yield the question in the language of a pupil, with the own guess."""
        question = self._describe_question(pupil.language)["question"]
        return ((question, answer) for _, answer in super().own_answers(pupil))


def _is_number(value: object) -> bool:
    return isinstance(value, (int, float, Fraction)) and not isinstance(value, bool) and abs(float(value)) <= LARGEST
