"""How far a simulation is: tqdm's bar, or without tqdm a line of text."""

from __future__ import annotations

import sys
import time
import warnings
from importlib.util import find_spec
from typing import Any, Self

from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import say
from undaunted_nb.simulation.workers import Reporter

DELAY = 1.0
"""The seconds after which a run is worth a bar."""
EVERY = 5.0
"""The seconds between two lines of text."""


class ProgressBar(Reporter):
    """Shows the games played, and the time left, of a run that takes longer than a second."""

    def __init__(self, games: int, *, show: bool) -> None:
        self.games, self.played, self.show = games, 0, show
        self.begun = self.shown = time.monotonic()
        self.kept = -1
        """The games that a file held, which took no time."""
        self.bar: Any = None

    def __enter__(self) -> Self:
        if self.show and find_spec("tqdm"):
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # without ipywidgets it is a bar of letters, which is good enough
                from tqdm.auto import tqdm

                unit = f" {say(Text('simulate-unit'))}"
                self.bar = tqdm(total=self.games, unit=unit, delay=DELAY, leave=False, mininterval=0.5)
        return self

    def __exit__(self, *_: object) -> None:
        if self.bar is not None:
            self.bar.close()

    def done(self, games: int) -> None:
        """Report that this many more games have been played."""
        self.played += games
        if self.kept < 0:
            self.kept = games
            if self.bar is not None:
                self.bar.initial = self.bar.n = self.bar.last_print_n = games
        elif self.bar is not None:
            self.bar.update(games)
        elif self.show and time.monotonic() - self.shown > EVERY:
            self.shown = time.monotonic()
            left = (self.shown - self.begun) / (self.played - self.kept) * (self.games - self.played)
            numbers = {"n": self.played, "of": self.games, "seconds": round(left), "minutes": round(left / 60)}
            self.note(Text("simulate-progress", numbers))

    def note(self, text: Text) -> None:
        """Print an event."""
        sys.stderr.write(f"{say(text)}\n")
        sys.stderr.flush()
