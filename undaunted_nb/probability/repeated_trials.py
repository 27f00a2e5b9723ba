"""Repeated trials until a goal: when it is reached, how many trials are made, and what comes if they repeat forever."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from fractions import Fraction
from typing import TypeVar

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text

from .arguments import whole_number
from .distribution import ZERO, Distribution

MOST_DIGITS = 4000
"""The fractions of a longer sequence would have more digits than Python writes."""

S = TypeVar("S", bound=Hashable)
T = TypeVar("T")


class RepeatedTrials:
    """A mixin for the result of a sequence of trials. ``within`` is the chance that the goal is reached after 0, 1, 2, … of them."""

    __slots__ = ()

    within: tuple[Fraction, ...]

    @property
    def chance(self) -> Fraction:
        """The chance that the goal is reached by the end."""
        return self.within[-1]

    def at(self, attack: int) -> Fraction:
        """Return the probability that one attack reaches the goal.

        Args:
            attack: The number of the attack, from 1.

        Raises:
            TutorError: The sequence has no such attack.

        """
        attack = whole_number("attack", attack, 1, len(self.within) - 1)
        return self.within[attack] - self.within[attack - 1]

    @property
    def stopped(self) -> tuple[Fraction, ...]:
        """The chance that no more trial is made after 0, 1, 2, … of them, without the last."""
        return self.within[:-1]

    @property
    def made(self) -> Distribution[int]:
        """The number of attacks made: none after the goal."""
        stops = (*self.stopped, Fraction(1))
        return Distribution((n, now - before) for n, (before, now) in enumerate(zip((ZERO, *stops), stops, strict=False)))


def period(trials: tuple[T, ...]) -> tuple[T, ...]:
    """Return the shortest sequence that gives ``trials`` when repeated."""
    whole = len(trials)
    return next(trials[:n] for n in range(1, whole + 1) if trials[:n] * (whole // n) == trials)


def repeat_forever(
    values: Mapping[S, Fraction | None], moves: Callable[[S, int], Mapping[S, Fraction]], trials: int, cost: int
) -> dict[S, Fraction]:
    """Return the value of each state before the first of ``trials`` that repeat forever in this order.

    ``values`` lists the states, each after those that it can lead to, with the value of those in which the sequence is over (None for the
    others). ``moves`` returns the states that follow a state and the trial with this number, with their chances. Each trial adds ``cost``:
    with 1 and an end value of 0 the result is the average number of trials, with 0 the average of the end values.

    The value of a state before trial k is a line a + b·x, where x is the state's value before the first trial. After a full round the state
    returns to that point, and all states that follow it are already known. So x = a + b·x.
    """
    known: dict[S, list[Fraction]] = {}
    for state, value in values.items():
        if value is not None:
            known[state] = [value] * trials
            continue
        a, b = ZERO, Fraction(1)
        lines = []
        for k in reversed(range(trials)):
            after = moves(state, k)
            stay = after.get(state, ZERO)
            others = ((known[later][(k + 1) % trials], chance) for later, chance in after.items() if later != state)
            a, b = cost + sum((before * chance for before, chance in others), stay * a), stay * b
            lines.append((a, b))
        x = a / (1 - b) if b != 1 else ZERO  # nothing ever happens here
        known[state] = [a + b * x for a, b in reversed(lines)]
    return {state: row[0] for state, row in known.items()}


def check_digits(digits: float, trials: int) -> None:
    """Raise TutorError if the longest fraction of a sequence of ``trials`` has too many digits."""
    if digits > MOST_DIGITS:
        raise TutorError(Text("odds-long", {"attacks": trials}))
