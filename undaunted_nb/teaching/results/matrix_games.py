"""Two players who choose at the same time: a table of what the first wins, and how both should choose."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from undaunted_nb.engine.action import CHANCE
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text, excerpt
from undaunted_nb.i18n import percent
from undaunted_nb.probability import matrix_game as core
from undaunted_nb.probability.arguments import whole_number

from ..display.chart_mixin import ChartMixin, draw
from ..display.display import Grid, Page, Part, exact
from ..display.progress_bar import ProgressBar
from ..display.short_numbers import number
from .balance import Wins, simulate
from .distribution import Distribution
from .odds import position_of
from .weights import read_any_number

if TYPE_CHECKING:
    from undaunted_nb.engine.position import Position
    from undaunted_nb.play.game import Game

    from ..charts.chart import Chart

MOST_CHOICES = 12
"""The most choices of a player."""


@dataclass(frozen=True, slots=True, repr=False)
class MatrixGame(ChartMixin):
    """What the first player wins for each choice of both. The second player loses as much.

    ``first`` and ``second`` name the choices. ``wins`` has the games behind each number, if it comes from a simulation.

    Example:
        >>> found = un.matrix_game([[3, -1], [-2, 4]], ("left", "right"), ("high", "low"))
        >>> found.value, dict(found.first_mixture.items())
        (Fraction(1, 1), {'left': Fraction(3, 5), 'right': Fraction(2, 5)})
        >>> found.saddle_points, found.dominance
        ((), ())

    """

    matrix: tuple[tuple[Fraction, ...], ...]
    first: tuple[str, ...]
    second: tuple[str, ...]
    wins: tuple[tuple[Wins, ...], ...] = field(default=(), hash=False)

    @property
    def solution(self) -> core.Solution:
        """The value and the mixtures, as plain numbers."""
        return core.solve(self.matrix)

    @property
    def value(self) -> Fraction:
        """What the first player wins on average if both choose as well as possible."""
        return self.solution.value

    @property
    def first_mixture(self) -> Distribution:
        """How the first player should choose: the chance of each choice."""
        return Distribution(zip(self.first, self.solution.first, strict=True), "first", Text("matrix-first"))

    @property
    def second_mixture(self) -> Distribution:
        """How the second player should choose."""
        return Distribution(zip(self.second, self.solution.second, strict=True), "second", Text("matrix-second"))

    @property
    def saddle_points(self) -> tuple[tuple[str, str], ...]:
        """Each pair of choices from which neither player gains by another choice of their own."""
        return tuple((self.first[i], self.second[j]) for i, j in core.saddle_points(self.matrix))

    @property
    def dominance(self) -> tuple[tuple[str, str], ...]:
        """Each choice with another one of the same player that is never worse and sometimes better."""
        return tuple(pair for pairs in self._dominance_by_player.values() for pair in pairs)

    @property
    def _dominance_by_player(self) -> Mapping[str, list[tuple[str, str]]]:
        """What ``dominance`` returns, by player."""
        return {
            "first": [(self.first[i], self.first[k]) for i, k in core.dominated_rows(self.matrix)],
            "second": [(self.second[j], self.second[k]) for j, k in core.dominated_columns(self.matrix)],
        }

    @property
    def columns(self) -> tuple[str, ...]:
        return ("choice", "reply", "exact", "value", *(("games", "of", "low", "high") if self.wins else ()))

    def rows(self) -> Iterable[tuple[object, ...]]:
        for i, choice in enumerate(self.first):
            for j, reply in enumerate(self.second):
                wins = self.wins[i][j] if self.wins else None
                more = (wins.games, wins.of, *wins.interval) if wins else ()
                yield choice, reply, str(self.matrix[i][j]), float(self.matrix[i][j]), *more

    def write(self, value: Fraction) -> str:
        """Return a number of the table in words: in percent if it is a share of games."""
        return percent(value) if self.wins else number(value)

    def page(self) -> Page:
        grid = Grid(("", *self.second), [(choice, *map(self.write, row)) for choice, row in zip(self.first, self.matrix, strict=True)])
        saddles, solution = self.saddle_points, self.solution
        parts: list[Part] = [grid, *([Text("matrix-model", {"n": self.wins[0][0].of})] if self.wins else [])]
        parts += [
            Text("matrix-dominated", {"player": player, "choice": choice, "better": better})
            for player, pairs in self._dominance_by_player.items()
            for choice, better in pairs
        ]
        if saddles:
            parts += [
                Text("matrix-saddle", {"choice": choice, "reply": reply, "value": self.write(self.value)}) for choice, reply in saddles
            ]
        else:
            mixtures = {"first": _mix(self.first, solution.first), "second": _mix(self.second, solution.second)}
            parts.append(Text("matrix-mixed", {**mixtures, "value": self.write(self.value), "exact": exact(self.value)}))
        if self.wins:
            parts.append(Text("matrix-unsure"))
        return Page(Text("matrix-title", {"games": bool(self.wins)}), parts)

    def _draw(self) -> Chart:
        """Return a table of colors with the number of each pair of choices. A frame marks the pairs where both choose best."""
        return draw("matrix_charts.heat", self)


def _mix(names: Sequence[str], weights: Sequence[Fraction]) -> list[Text]:
    parts = [(name, percent(weight)) for name, weight in zip(names, weights, strict=True) if weight]
    return [Text("matrix-part", {"choice": name, "percent": share}) for name, share in parts]


def matrix_game(values: Sequence[Sequence[Any]], first: Sequence[str] = (), second: Sequence[str] = ()) -> MatrixGame:
    """Return a game of two players who choose at the same time, where one wins what the other loses.

    The mixtures and the value are exact (a linear program, by the simplex method).

    Args:
        values: What the first player wins: a row for each choice, a number in it for each choice of the second player. Numbers are whole
            numbers, fractions, decimals, or text such as ``"-1/2"``.
        first: The names of the rows (default: A, B, C …).
        second: The names of the columns (default: 1, 2, 3 …).

    Raises:
        TutorError: A number is not valid, rows have different lengths, names are missing, or there are more than 12 choices.

    Example:
        >>> un.matrix_game([[0, -1, 1], [1, 0, -1], [-1, 1, 0]], ("rock", "paper", "scissors")).first_mixture["rock"]
        Fraction(1, 3)

    """
    try:
        rows = [list(row) for row in values]
    except TypeError:
        raise TutorError(Text("matrix-rows", {"value": excerpt(values)})) from None
    if len({len(row) for row in rows}) != 1 or not (1 <= len(rows) <= MOST_CHOICES and 1 <= len(rows[0]) <= MOST_CHOICES):
        raise TutorError(Text("matrix-shape", {"most": MOST_CHOICES}))
    matrix = tuple(tuple(read_any_number("values", cell) for cell in row) for row in rows)
    letters = [chr(ord("A") + i) for i in range(len(matrix))]
    return MatrixGame(matrix, _names("first", first, letters), _names("second", second, [str(j + 1) for j in range(len(matrix[0]))]))


def _names(argument: str, names: Sequence[str], usual: Sequence[str]) -> tuple[str, ...]:
    """Return names for choices. Raises TutorError unless there is a different one for each."""
    texts = tuple(map(str, names)) or tuple(usual)
    if isinstance(names, str) or len(texts) != len(usual) or len(set(texts)) != len(texts):
        raise TutorError(Text("matrix-names", {"name": argument, "n": len(usual)}))
    return texts


def payoff(
    game: Game | Position,
    first: Sequence[str] = (),
    second: Sequence[str] = (),
    *,
    n: int = 200,
    seed: int = 0,
    opponents: Sequence[str] = ("careful", "careful"),
    progress: bool = True,
) -> MatrixGame:
    """Return the share of games that the first side wins for each pair of choices that both sides make in secret.

    Each pair is played on from by two opponents. All pairs have the same dice and cards (common random numbers), so their differences are
    sharper than their intervals say. A game that nobody wins counts as half a win.

    Args:
        game: A game or position in which both sides choose, such as before the initiative.
        first: The choices of the first side, in notation (default: all).
        second: Those of the second side.
        n: The number of games for each pair, 2 to 100,000.
        seed: Gives the dice and cards of all pairs.
        opponents: The opponents that play on, as in ``un.simulate``.
        progress: Whether to show a progress bar if it takes longer than a second.

    Raises:
        TutorError: It is not so that both sides choose now, or an argument is not valid.
        NotationError: A choice is not valid notation.

    Example:
        >>> game = un.new_game("normandy/hills", seed=10)
        >>> found = un.payoff(game, ["US: initiative Rifleman A"], n=10, seed=1, progress=False)
        >>> found.first, len(found.second) > 1, found.wins[0][0].of
        (('Rifleman A',), True, 10)

    """
    position = position_of(game)
    if len(position.to_act) != 2 or CHANCE in position.to_act:
        raise TutorError(Text("payoff-secret"))
    count = whole_number("n", n, 2, 100_000)
    side, enemy = position.setup.sides
    choices, replies = _choices(position, side, first), _choices(position, enemy, second)
    wins: list[tuple[Wins, ...]] = []
    shares: list[tuple[Fraction, ...]] = []
    with ProgressBar(len(choices) * len(replies) * count, show=progress) as bar:
        for choice in choices:
            row = []
            for reply in replies:
                after = position.apply(position.parse(choice)).after
                balance = simulate(after.apply(after.parse(reply)).after, count, seed, opponents, progress=False)
                row.append((balance.wins(side), balance.wins("")))
                bar.report_games(count)
            wins.append(tuple(victories for victories, _ in row))
            shares.append(tuple(Fraction(2 * victories.games + draws.games, 2 * count) for victories, draws in row))
    return MatrixGame(tuple(shares), _shorten(choices, side), _shorten(replies, enemy), tuple(wins))


def _shorten(lines: Sequence[str], side: str) -> tuple[str, ...]:
    """Return choices without what all have in common: the side, and the word for the action."""
    rest = [line.removeprefix(f"{side}: ") for line in lines]
    action = {line.partition(" ")[0] for line in rest}
    return tuple(line.partition(" ")[2] or line for line in rest) if len(action) == 1 else tuple(rest)


def _choices(position: Position, side: str, lines: Sequence[str]) -> list[str]:
    """Return the choices of a side in notation: those that were asked for, or one of each kind that differs."""
    legal = [action for action in position.legal_actions if action.side == side]
    asked_lines = [position.format(position.parse(line)) for line in ([lines] if isinstance(lines, str) else lines)]
    choices = list(dict.fromkeys(asked_lines or [position.format(action) for action in legal]))
    known = {position.format(action) for action in legal}
    if wrong := next((line for line in choices if line not in known), ""):
        raise TutorError(Text("payoff-choice", {"line": wrong, "side": side}))
    if len(choices) > MOST_CHOICES:
        raise TutorError(Text("matrix-shape", {"most": MOST_CHOICES}))
    return choices
