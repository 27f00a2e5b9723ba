"""The log of a simulation: one row per game, the scores by round, and each game as it was played."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import say
from undaunted_nb.play.game import Game, play_through
from undaunted_nb.probability.arguments import whole_number
from undaunted_nb.simulation.matches import play_again

from ..display.display import Grid, Page, Result, shorten_rows
from .balance import Balance, describe_value, value

if TYPE_CHECKING:
    from undaunted_nb.simulation.matches import Count, Kind


COLUMNS = ("game", "opener", "winner", "opponent", "ending", "rounds", "decisions")


@dataclass(frozen=True, slots=True, repr=False)
class GameLog(Result):
    """One row per game of a simulation.

    ``winner`` is "" if nobody has won, and ``opponent`` is the one that won. ``points_…`` are the points or medals of each side in the
    end. The dice and the choices of game 7 with the seed 1 come from the seed "1/7", so the same simulation has the same games.

    Example:
        >>> log = un.simulate("normandy/duel-in-cover", n=20, seed=1, rows=True, progress=False).log
        >>> log.columns[-2:], len(log.records())
        (('points_US', 'points_DE'), 20)
        >>> log.rounds.columns
        ('game', 'round_number', 'points_US', 'points_DE')
        >>> log.open_game(7).position.outcome.winner == log.records()[7]["winner"]
        True

    """

    balance: Balance

    @property
    def games(self) -> list[tuple[Kind, Count]]:
        """Each game with the number of its decisions, in order."""
        return sorted(self.balance.tally.items(), key=lambda item: item[0].number)

    @property
    def columns(self) -> tuple[str, ...]:
        return *COLUMNS, *_score_columns(self.balance)

    @property
    def labels(self) -> dict[str, str]:
        """The name of each column in the current language."""
        return _label(self.balance, COLUMNS)

    def rows(self) -> Iterable[tuple[object, ...]]:
        for kind, count in self.games:
            known = (value(self.balance, kind, name) for name in COLUMNS[1:-1])
            yield kind.number, *known, count.decisions, *kind.scores[-1]

    @property
    def rounds(self) -> RoundLog:
        """The points of both sides at the end of each round of each game."""
        return RoundLog(self.balance)

    def open_game(self, number: int) -> Game:
        """Play one game of the simulation again, and return it, to look at on the table: ``un.table(log.open_game(7))``.

        Args:
            number: The number of the game, from 0.

        Raises:
            TutorError: There is no such game, or the opponents are not known anymore.

        """
        question = self.balance.question
        if question is None:
            raise TutorError(Text("log-no-question"))
        number = whole_number("number", number, 0, self.balance.games - 1)
        return play_through(question.start, play_again(question, number))

    def page(self) -> Page:
        return _page(self, self.balance)


@dataclass(frozen=True, slots=True, repr=False)
class RoundLog(Result):
    """The points of both sides at the end of each round, one row per game and round."""

    balance: Balance

    @property
    def columns(self) -> tuple[str, ...]:
        return "game", "round_number", *_score_columns(self.balance)

    @property
    def labels(self) -> dict[str, str]:
        """The name of each column in the current language."""
        return _label(self.balance, ("game", "round_number"))

    def rows(self) -> Iterable[tuple[object, ...]]:
        for kind, _ in GameLog(self.balance).games:
            first = kind.rounds - len(kind.scores) + 1
            for n, points in enumerate(kind.scores, first):
                yield kind.number, n, *points

    def page(self) -> Page:
        return _page(self, self.balance)


def _score_columns(balance: Balance) -> tuple[str, ...]:
    return tuple(f"points_{side}" for side in balance.sides)


def _label(balance: Balance, names: Iterable[str]) -> dict[str, str]:
    sides = {f"points_{side}": say(Text("log-points", {"side": describe_value(balance, "winner", side)})) for side in balance.sides}
    return {**{name: say(Text(f"column-{name}")) for name in names}, **sides}


def _page(log: GameLog | RoundLog, balance: Balance) -> Page:
    """Return the first rows as a table in words."""
    words = ("opener", "winner", "opponent", "ending")
    rows = [
        [describe_value(balance, name, str(cell)) if name in words else str(cell) for name, cell in zip(log.columns, row, strict=True)]
        for row in log.rows()
    ]
    first_rows, more = shorten_rows(rows)
    return Page(balance.page().title, [Grid(tuple(log.labels.values()), first_rows), *more])
