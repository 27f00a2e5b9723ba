"""The door of a room: its code, wrong tries, and the numbers with which a pupil comes in on another phone."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from random import Random

from .codes import LENGTH, make_code, read_code

TRIES = 5
"""The number of wrong codes that one address can try in a minute."""
MINUTE = 60.0
MOST_ADDRESSES = 1000
"""The number of addresses whose wrong codes are remembered."""
LASTS = 600.0
"""The time in seconds for which a number for another phone is good."""
DIGITS = 4


class Entrance:
    """What opens a room.

    Args:
        rng: Draws the code and the numbers.
        clock: Returns the time in seconds.

    """

    def __init__(self, rng: Random, clock: Callable[[], float]) -> None:
        self.clock, self._rng = clock, rng
        self.code = make_code(rng)
        self.tickets: dict[int, tuple[str, float]] = {}
        """For each pupil who moves: the number, and until when it is good."""
        self._tries: dict[str, deque[float]] = {}

    def make_ticket(self, pupil_number: int) -> str:
        """Return a number that takes over the place of a pupil once. An earlier one is no longer good."""
        self.tickets.pop(pupil_number, None)
        others = {digits for digits, _ in self.tickets.values()}
        digits = self._draw()
        while digits in others:
            digits = self._draw()
        self.tickets[pupil_number] = digits, self.clock() + LASTS
        return digits

    def _draw(self) -> str:
        return f"{self._rng.randrange(10**DIGITS):0{DIGITS}}"

    def find_ticket(self, pupil_number: int) -> str:
        """Return the number that is good for a pupil now ("": none)."""
        digits, until = self.tickets.get(pupil_number, ("", 0.0))
        return digits if until > self.clock() else ""

    def read_ticket(self, text: str) -> int:
        """Return the pupil whose place this code takes over (0: nobody)."""
        letters = read_code(text)
        code, digits = letters[:LENGTH], letters[LENGTH:]
        if code != self.code or not digits:
            return 0
        return next((number for number in self.tickets if self.find_ticket(number) == digits), 0)

    def is_slow(self, address: str) -> bool:
        """Return whether an address has tried too many wrong codes in the last minute."""
        tries = self._tries.get(address, deque[float]())
        while tries and tries[0] < self.clock() - MINUTE:
            tries.popleft()
        return len(tries) >= TRIES

    def refuse(self, text: str, address: str) -> str:
        """Return why a code does not open the room ("": it does). A wrong one is a try of its address."""
        if self.is_slow(address):
            return "slow"
        if read_code(text) == self.code:
            return ""
        if len(self._tries) >= MOST_ADDRESSES:
            self._tries.clear()
        self._tries.setdefault(address, deque[float]()).append(self.clock())
        return "code"
