"""Guess first: a question for the class, the guesses as dots, and then the truth beside them."""

from __future__ import annotations

import re
from collections import Counter
from contextlib import suppress
from fractions import Fraction
from functools import cache
from math import log10
from numbers import Real
from typing import TypedDict, TypeGuard

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text, excerpt
from undaunted_nb.i18n import LANGUAGES, decimal, join_items, percent, say
from undaunted_nb.probability.number_format import fixed, significant

from ..classroom.typed_input import typed
from ..display.display import Result
from .projector import DiceSubject, Projector, ResultSubject, Step, asked_about
from .projector_drawing import Slide

MOST = 200
"""The maximum number of guesses."""
LARGEST = 10**15
"""The largest number that has a place on the scale."""
COLUMNS = 40
"""The number of columns in which guesses are stacked."""
TAPS = tuple(range(0, 101, 10))
"""The guesses that need one tap."""
WORDS = {"label": "guess-label", "add": "guess-add", "undo": "guess-undo", "taps": "guess-taps", "typing": "guess-typing"}


class Dot(TypedDict):
    """A guess: its place on the scale in percent, and its height in its stack."""

    x: float
    k: int


class PollMark(TypedDict):
    """A number on the scale, with its place in percent."""

    x: float
    label: str


class Tap(TypedDict):
    """A guess that needs one tap."""

    value: str
    label: str


class Poll(TypedDict):
    """The guesses on their scale. ``truth`` and ``mean`` are there once the truth is shown."""

    dots: list[Dot]
    high: int
    truth: PollMark | None
    mean: PollMark | None
    ends: list[str]
    told: str
    taps: list[Tap]
    words: dict[str, str]
    again: bool
    unit: str


class GuessSlide(Slide):
    """A slide with guesses."""

    poll: Poll


class Guess(Projector):
    """A question with the guesses of a class. The answer is hidden until you show it.

    ``guess(40, 55)`` adds guesses and ``undo()`` removes the last one, as the page does. ``next()`` shows the truth, then the calculation.
    Guesses that the page sends are saved at once, and come back when the cell runs again, also in another kernel.

    Example:
        >>> poll = un.guess("How likely is a hit?", un.odds(2, 8))
        >>> poll.guess(60, "30%", "1/2")
        >>> poll.guesses, poll.truth
        ((60.0, 30.0, 50.0), Fraction(51, 1))
        >>> poll.undo()
        >>> poll.next(), poll.off
        (None, 15.0)
        >>> poll.reset()
        >>> poll.guesses
        ()

    """

    def __init__(
        self,
        question: str,
        subject: DiceSubject | ResultSubject,
        truth: Fraction | None,
        *,
        chance: bool,
        file_key: object,
        language: str = "",
        name: str = "",
    ) -> None:
        self._code_guesses: list[float] = []
        self._page_guesses: list[tuple[str, float]] = []
        self._truth, self._chance, self._question = truth, chance, question
        self._saved_input = typed("guesses", file_key, name)
        self._recall()
        self._returned = bool(self._page_guesses)
        super().__init__(subject, (), language=language)
        self._saved_input.follow(self._follow)

    @property
    def guesses(self) -> tuple[float, ...]:
        """The guesses in their order. A chance is in percent."""
        return (*(number for _, number in self._page_guesses), *self._code_guesses)

    @property
    def truth(self) -> Fraction | None:
        """The right answer, if it is a number. A chance is in percent."""
        return self._truth

    @property
    def off(self) -> float | None:
        """How far off the guesses are on average, or None if there is nothing to compare."""
        guesses = self.guesses
        if self._truth is None or not guesses:
            return None
        return sum(abs(guess - float(self._truth)) for guess in guesses) / len(guesses)

    def guess(self, *guesses: float | str) -> None:
        """Add guesses.

        Args:
            guesses: Numbers, or texts such as ``"40"``, ``"40%"``, ``"2/5"``, ``"2 in 5"`` or ``"0.4"``. A chance is in percent, and a
                number between 0 and 1 without ``%`` is a share.

        Raises:
            TutorError: A guess is not a number, or there are too many.

        """
        numbers = [self._number(guess) for guess in guesses]
        self._refuse_surplus(len(numbers))
        with self._lock:
            self._code_guesses += numbers
            self._show()

    def undo(self) -> None:
        """Remove the last guess, if any."""
        with self._lock:
            if self._code_guesses:
                del self._code_guesses[-1]
                self._show()
            else:
                self._store([text for text, _ in self._page_guesses[:-1]])

    def reset(self) -> None:
        """Remove all guesses. The file with those that the page sent gets another name."""
        with self._lock:
            self._code_guesses = []
            self._saved_input.reset()
            self._show()

    def _enter(self, guess: float | str) -> None:
        """Add a guess that somebody typed or tapped, and save it."""
        self._number(guess)
        self._refuse_surplus(1)
        self._store([*(text for text, _ in self._page_guesses), str(guess).strip()])

    def _refuse_surplus(self, more: int) -> None:
        if len(self.guesses) + more > MOST:
            raise TutorError(Text("guess-most", {"most": MOST}))

    def _store(self, texts: list[str]) -> None:
        """Write one guess in each line. All polls with this file follow."""
        self._returned = False
        self._saved_input.keep("".join(f"{text}\n" for text in texts))

    def _recall(self) -> None:
        """Take over the guesses of the file, as far as they can be read."""
        lines = [line.strip() for line in self._saved_input.text.splitlines() if line.strip()]
        self._page_guesses = []
        for line in lines[:MOST]:
            with suppress(TutorError):
                self._page_guesses.append((line, self._number(line)))
        if len(self._page_guesses) < len(lines):
            self._saved_input.set_aside("".join(f"{line}\n" for line, _ in self._page_guesses))

    def _follow(self) -> None:
        with self._lock:
            self._recall()
            self._show()

    def _number(self, guess: float | str) -> float:
        text = str(guess).strip().casefold().replace(",", ".").replace("−", "-")
        match = re.fullmatch(rf"(-?(?:\d+(?:\.\d+)?|\.\d+))(?:\s*(?:/|{_words_between()})\s*(\d+(?:\.\d+)?))?\s*(%?)", text)
        if not match or isinstance(guess, bool) or not float(match[2] or 1):
            raise TutorError(Text("guess-number", {"value": str(guess)[:40], "chance": self._chance}))
        number = float(match[1]) / float(match[2] or 1)
        is_share = match[2] or 0 < number < 1  # nobody guesses 0.3 percent without the sign
        number *= 100 if self._chance and is_share and not match[3] else 1
        if not (0 <= number <= 100 if self._chance else abs(number) <= LARGEST):
            raise TutorError(Text("guess-number", {"value": str(guess)[:40], "chance": self._chance}))
        return number

    def _message(self, content: object) -> bool:
        match content:
            case {"kind": "guess", "value": str() | int() | float() as value}:
                self._enter(value)
            case {"kind": "undo"}:
                self.undo()
            case {"kind": "again"} if self._saved_input.before:
                self._saved_input.bring_back()
            case {"kind": "again"}:
                self.reset()
            case _:
                return super()._message(content)
        return True

    # Output

    @property
    def _title(self) -> str:
        return self._question

    @property
    def _steps(self) -> tuple[Step, ...]:
        first = [] if self._truth is None else [Step(Text("guess-truth"), self._format_number(self._truth, exact=True))]
        return (*first, *super()._steps)

    def _format_number(self, number: Fraction | float, *, exact: bool = False) -> str:
        if self._chance:
            return percent(Fraction(number) / 100, 0, 1, self._language)
        return decimal(significant(number, 6 if exact else 3), self._language)

    def _view(self) -> GuessSlide:
        """Return the revealed part in words, with the guesses. The truth is in it only once it is shown."""
        view = super()._view()
        truth = self._truth if self.revealed else None
        top = self._top(truth)
        stacks: Counter[int] = Counter()
        dots: list[Dot] = []
        guesses = self.guesses
        for guess in guesses:
            column = min(max(round(guess / top * COLUMNS), 0), COLUMNS)
            dots.append({"x": round(100 * column / COLUMNS, 1), "k": stacks[column]})
            stacks[column] += 1
        mean = sum(guesses) / len(guesses) if guesses else None
        note = self._saved_input.note or (Text("typed-returned") if self._returned else "")
        again = "typed-bring-back" if self._saved_input.before else "typed-again"
        return {
            **view,
            "note": view["note"] or self._translate(note),
            "poll": {
                "dots": dots,
                "high": max(stacks.values(), default=1),
                "truth": None if truth is None else self._mark(truth, top, "guess-truth-is"),
                "mean": None if truth is None or mean is None else self._mark(mean, top, "guess-mean"),
                "ends": [self._format_number(0), self._format_number(Fraction(top) / 2), self._format_number(top)],
                "told": self._describe_guesses(truth, mean),
                "taps": [{"value": str(tap), "label": self._format_number(tap)} for tap in TAPS] if self._chance else [],
                "words": {name: say(Text(key), self._language) for name, key in (*WORDS.items(), ("again", again))},
                "again": bool(guesses or self._saved_input.before),
                "unit": "%" if self._chance else "",
            },
        }

    def _top(self, shown: Fraction | None) -> float:
        """Return the right end of the scale: 100 percent, or the next round number."""
        if self._chance:
            return 100
        most = max([*self.guesses, float(shown or 0), 1])
        power = 10 ** int(log10(most))
        return next(float(n * power) for n in (1, 2, 5, 10) if n * power >= most)

    def _mark(self, number: Fraction | float, top: float, key: str) -> PollMark:
        return {
            "x": max(round(100 * float(number) / top, 1), 0),
            "label": say(Text(key, {"n": self._format_number(number)}), self._language),
        }

    def _describe_guesses(self, shown_truth: Fraction | None, mean: float | None) -> str:
        """Return a sentence about the guesses, with their distance from the truth once it is shown."""
        if mean is None:
            return say(Text("guess-none"), self._language)
        if shown_truth is None or self.off is None:
            return say(Text("guess-count", {"n": len(self.guesses)}), self._language)
        distance = decimal(fixed(self.off, 1), self._language)
        params = {
            "n": len(self.guesses),
            "mean": self._format_number(mean),
            "truth": self._format_number(shown_truth),
            "off": distance,
            "chance": self._chance,
        }
        return say(Text("guess-off", params), self._language)

    def __repr__(self) -> str:
        poll = self.view["poll"]
        guess_lines = [join_items([self._format_number(guess) for guess in self.guesses], self._language)] if self.guesses else []
        return "\n".join([super().__repr__(), poll["told"], *guess_lines])


@cache
def _words_between() -> str:
    """Return a pattern for the words of all languages between the two numbers of a chance, as in "1 in 3"."""
    return "|".join(re.escape(word.strip()) for language in LANGUAGES for word in say(Text("guess-between"), language).split(","))


def _is_number(value: object) -> TypeGuard[float | Fraction]:
    if isinstance(value, bool) or not isinstance(value, Real):
        return False
    return bool(value <= LARGEST and not value < -LARGEST)


def guess(
    question: str | Result, result: Result | None = None, truth: float | Fraction | None = None, *, name: str = "", language: str = ""
) -> Guess:
    """Ask the class to guess before it sees a result.

    ``un.guess("How likely is a hit?", un.odds(2, 8))`` shows the question in large type. Type or tap the guesses of the class. Then show
    the truth beside them, and the result line by line. A saved notebook hides the answer until a click.

    Each guess is saved at once in your data folder and comes back when the cell runs again. *Start again* begins an empty
    list. For two classes, give each a ``name``.

    Args:
        question: The question. You can leave it out: ``un.guess(un.odds(2, 8))`` asks in the language that is set.
        result: The result that answers it, such as ``un.odds(2, 8)`` or ``un.losses(…)``.
        truth: The right number (default: the probability of the result, if it has one). A Fraction from 0 to 1 is a probability.
        name: The class, at most 60 characters. All notebooks share its guesses for this question (default: each notebook has its own).
        language: ``"en"``, ``"uk"`` or ``"ru"`` (default: the language that is set).

    Raises:
        TutorError: An argument is not a question, a result or a number.

    Example:
        >>> poll = un.guess("After how many attacks is the unit gone, on average?", un.losses(un.odds(2, 8), times=3), truth=14)
        >>> poll.guess(5, 20)
        >>> poll.next(), poll.off
        (None, 7.5)

    """
    question_text: object = question
    answer: object = result
    if answer is None and isinstance(question_text, Result):
        question_text, answer = None, question_text
    if question_text is not None and (not isinstance(question_text, str) or not question_text.strip()):
        raise TutorError(Text("guess-question", {"value": excerpt(question_text)}))
    if not isinstance(answer, Result):
        raise TutorError(Text("guess-result", {"value": excerpt(answer)}))
    right_number: object = getattr(answer, "probability", None) if truth is None else truth
    if right_number is not None and not _is_number(right_number):
        raise TutorError(Text("guess-truth-number", {"name": "truth", "value": excerpt(truth)}))
    chance = isinstance(right_number, Fraction) and 0 <= right_number <= 1
    exact_truth = Fraction(right_number) * (100 if chance else 1) if _is_number(right_number) else None
    subject = asked_about(answer)
    file_key = question_text, subject.title, exact_truth, chance  # the same in every language if the question is left out
    if question_text is None:
        kind = "number" if not chance else "hit" if isinstance(subject, DiceSubject) else "chance"
        question_text = say(Text("guess-ask", {"title": subject.title, "kind": kind}), language)
    return Guess(question_text.strip(), subject, exact_truth, chance=chance, file_key=file_key, language=language, name=name)
