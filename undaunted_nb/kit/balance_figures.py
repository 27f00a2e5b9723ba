"""How even the shipped scenarios are: the results of many games between two equal opponents. ``tests/bench/balance.py`` plays them."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import NamedTuple, TypedDict

from undaunted_nb.engine.text import Text
from undaunted_nb.probability.number_format import in_percent

HOUSE = "house"
"""The source of the project's own scenarios. Those of a rulebook are not ours to judge."""
EVEN = 0.65
"""The largest share of games that one side wins in a scenario that counts as even."""


class _Row(TypedDict):
    """A figure as its file has it."""

    player: str
    games: int
    wins: Mapping[str, int]
    endings: Mapping[str, int]
    rounds: tuple[int, int]
    first: Sequence[tuple[str, int]]


class Figure(NamedTuple):  # no dataclass: every game loads it, see `tests.bench imports`
    """The results of the games of one scenario.

    ``player`` is the opponent that played both sides, ``wins`` the number of games by side, ``endings`` by the way they ended. ``rounds``
    has the length of a game in the middle of all, and of the longest. ``first`` holds the winner ("" nobody) and the rounds of the first
    games, which show whether a figure is still right.
    """

    player: str
    games: int
    wins: Mapping[str, int]
    endings: Mapping[str, int]
    rounds: tuple[int, int]
    first: tuple[tuple[str, int], ...]

    @property
    def uneven(self) -> tuple[str, float] | None:
        """The side that wins too many games, and its share (None: the scenario is even)."""
        side = max(self.wins, key=lambda name: self.wins[name])
        share = self.wins[side] / self.games
        return (side, share) if share > EVEN else None


def rounds(package: str, scenario: str) -> int | None:
    """Return the length of a game in the middle of all, in rounds (None: it was not measured)."""
    figure = figures(package).get(scenario)
    return figure.rounds[0] if figure else None


def note(package: str, scenario: str, side_name: Callable[[str], Text]) -> list[Text]:
    """Return the sentence that a scenario is uneven, if its figures say so."""
    figure = figures(package).get(scenario)
    if figure is None or figure.uneven is None:
        return []
    side, share = figure.uneven
    player = Text(f"opponent-{figure.player}", {"fallback": figure.player})
    return [Text("scenario-uneven", {"side": side_name(side), "percent": in_percent(share), "player": player})]


@cache
def figures(package: str) -> Mapping[str, Figure]:
    """Return the figures in the ``balance.toml`` of a package, by the name of the scenario."""
    file = resources.files(package).joinpath("balance.toml")
    if not file.is_file():
        return {}
    return read_figures(file.read_text(encoding="utf-8"))


def read_figures(text: str) -> Mapping[str, Figure]:
    """Return the figures in the text of such a file, by the name of the scenario."""
    return {name: _figure(row) for name, row in tomllib.loads(text)["scenarios"].items()}


def _figure(row: _Row) -> Figure:
    median, longest = row["rounds"]
    first = tuple((side, rounds) for side, rounds in row["first"])
    return Figure(row["player"], row["games"], row["wins"], row["endings"], (median, longest), first)
