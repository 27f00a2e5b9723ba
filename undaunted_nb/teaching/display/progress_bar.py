"""How far a simulation is: tqdm's bar, or without tqdm a line of text."""

from __future__ import annotations

import os
import sys
import time
import warnings
from importlib.util import find_spec
from typing import TYPE_CHECKING, Self

from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import say
from undaunted_nb.simulation.workers import Reporter

from .display import COPIES

if TYPE_CHECKING:
    from tqdm import tqdm

DELAY = 1.0
"""The seconds after which a run is worth a bar."""
EVERY = 5.0
"""The seconds between two lines of text."""


class ProgressBar(Reporter):
    """Shows the games played, and the time left, of a run that takes longer than a second."""

    def __init__(self, games: int, *, show: bool) -> None:
        self.games, self.games_played, self.show = games, 0, show and not os.environ.get(COPIES)
        self.start_time = self.last_display = time.monotonic()
        self.games_before = -1
        """The games that a file held, which took no time."""
        self.bar: tqdm | None = None

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

    def report_games(self, games: int) -> None:
        """Report that this many more games have been played."""
        self.games_played += games
        if self.games_before < 0:
            self.games_before = games
            if self.bar is not None:
                self.bar.initial = self.bar.n = self.bar.last_print_n = games
        elif self.bar is not None:
            self.bar.update(games)
        elif self.show and time.monotonic() - self.last_display > (DELAY if self.last_display == self.start_time else EVERY):
            self.last_display = time.monotonic()
            left = (self.last_display - self.start_time) / (self.games_played - self.games_before) * (self.games - self.games_played)
            numbers = {"n": self.games_played, "of": self.games, "seconds": round(left), "minutes": round(left / 60)}
            self.note(Text("simulate-progress", numbers))

    def note(self, text: Text) -> None:
        """Print an event."""
        sys.stderr.write(f"{say(text)}\n")
        sys.stderr.flush()
