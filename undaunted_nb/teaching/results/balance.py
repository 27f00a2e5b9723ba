"""Many games of a scenario between two opponents, counted by winner, ending, first initiative and length."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from importlib import import_module
from math import isfinite
from typing import TYPE_CHECKING, Any

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.position import Position
from undaunted_nb.engine.text import Text, excerpt
from undaunted_nb.files.storage import OwnFile, name_of, package_version
from undaunted_nb.i18n import decimal, percent
from undaunted_nb.kit import registry
from undaunted_nb.play.game import Game
from undaunted_nb.play.opponent import Opponent, opponent
from undaunted_nb.probability.arguments import one_of, whole_number, yes_or_no
from undaunted_nb.probability.number_format import fixed
from undaunted_nb.probability.sampling import wilson
from undaunted_nb.probability.seeds import check_seed
from undaunted_nb.simulation.matches import LONG, LONGEST, STILL, Count, Kind, Question, Tally, player_of
from undaunted_nb.simulation.records import Records
from undaunted_nb.simulation.workers import run

from ..display.chart_mixin import ChartMixin, draw
from ..display.chart_options import check_options
from ..display.display import Grid, Page, Part, Result, shorten_rows
from ..display.progress_bar import ProgressBar
from .odds import is_game, position_of

if TYPE_CHECKING:
    from concurrent.futures import Executor
    from os import PathLike

    from ..charts.chart import Chart

MOST_LOGGED = 1_000_000
MOST_GAMES, MOST_JOBS, MOST_DECISIONS = 100_000_000, 1024, 1_000_000
COUNT_BY = ("winner", "opponent", "first", "ending", "opener", "rounds")
"""The things by which games can be counted."""
CHARTS = ("winner", "ending", "opener", "rounds")


@dataclass(frozen=True, slots=True)
class Wins:
    """A number of games among others."""

    games: int
    of: int

    @property
    def share(self) -> float:
        """The share of the games."""
        return self.games / self.of if self.of else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The ends of the 95% interval of the share."""
        return wilson(self.share, self.of) if self.of else (0.0, 1.0)


@dataclass(frozen=True, slots=True, repr=False)
class Balance(Result):
    """The results of many games between two opponents.

    ``sides`` and ``opponents`` are in the same order. ``games`` is the number of games in the result, and ``asked`` the number you wanted.
    If they differ, ``why`` is "enough" or "stopped". Two results are equal if all their games were.

    Example:
        >>> found = un.simulate("normandy/duel-in-cover", n=60, seed=1, progress=False)
        >>> found.wins("US").games + found.wins("DE").games, found.wins("").games
        (60, 0)
        >>> print(found.by("opener", "winner", given="opener").to_csv().splitlines()[0])
        opener,winner,games,of,share,low,high,mean_rounds,mean_decisions
        >>> found.quantile(0.5) <= found.quantile(1)
        True
        >>> found.chart("rounds").about
        'A bar for each length of the games, in rounds.'

    """

    start: Position
    scenario: str
    sides: tuple[str, str]
    opponents: tuple[str, str]
    seed: int
    swap: bool
    longest: int
    asked: int
    games: int
    tally: Tally = field(hash=False)
    why: str = ""
    question: Question | None = field(default=None, compare=False)

    @property
    def log(self) -> Any:
        """One row per game, a ``GameLog``. Raises TutorError unless the simulation has kept a log."""
        if not all(kind.number >= 0 for kind in self.tally):
            raise TutorError(Text("simulate-no-log"))
        return import_module(".game_log", __package__).GameLog(self)  # a log knows its simulation, as a chart knows its result

    @property
    def system(self) -> registry.System:
        """The game system."""
        return registry.system(self.start.system)

    def wins(self, side: str) -> Wins:
        """Return how many games a side has won.

        Args:
            side: The side, or "" for the games that nobody has won.

        Raises:
            TutorError: The side is unknown.

        """
        one_of("side", side, (*self.sides, ""))
        return Wins(sum(count.games for kind, count in self.tally.items() if kind.winner == side), self.games)

    def by(self, *names: str, given: str | Sequence[str] = ()) -> Shares:
        """Return the share of games for each combination of some values.

        Args:
            names: What to count by: ``"winner"``, ``"opponent"`` (that won), ``"first"`` (the opponent that played the first side),
                ``"ending"``, ``"opener"`` (the side with the first initiative), or ``"rounds"``.
            given: The names among them that divide the games first. With ``given="opener"``, each share is among the games with the same
                opener.

        Raises:
            TutorError: A name is unknown.

        """
        given = (given,) if isinstance(given, str) else tuple(given)
        for name in names:
            one_of("names", name, COUNT_BY)
        for name in given:
            one_of("given", name, names)
        return Shares(self, names or ("winner",), given)

    @property
    def columns(self) -> tuple[str, ...]:
        return self.by("winner", "opponent").columns

    def rows(self) -> Iterable[tuple[object, ...]]:
        return self.by("winner", "opponent").rows()

    def to_json(self) -> dict[str, object]:
        """Return the question and the counts as plain values.

        Example:
            >>> found = un.simulate("normandy/duel-in-cover", n=20, progress=False).to_json()
            >>> found["games"], [row["ending"] for row in found["endings"]]
            (20, ['pinned', 'pinned'])

        """
        names = ("scenario", "sides", "opponents", "seed", "swap", "longest", "asked", "games", "why")
        return {
            **{name: getattr(self, name) for name in names},
            "winners": self.records(),
            "endings": self.by("ending", "winner").records(),
            "openers": self.by("opener", "winner", given="opener").records(),
            "rounds": self.by("rounds").records(),
        }

    @check_options
    def chart(self, what: str = "winner", *, size: str = "screen", dark: bool | None = None) -> Chart:
        """Return a picture of the result.

        Args:
            what: ``"winner"`` (the share of each side, with its interval), ``"ending"`` (how they won), ``"opener"`` (the share of each
                side, by first initiative), or ``"rounds"`` (how long the games were).
            size: As in ``Chart.sized``, like ``dark``.
            dark: Whether the picture is dark.

        Raises:
            TutorError: ``what`` has another value.

        """
        one_of("what", what, CHARTS)
        picture = draw(f"balance_charts.{what}", self)
        return picture.sized(size, dark=dark)

    def page(self) -> Page:
        names = {"one": describe_value(self, "opponent", self.opponents[0]), "other": describe_value(self, "opponent", self.opponents[1])}
        sides = {"side": describe_value(self, "winner", self.sides[0]), "enemy": describe_value(self, "winner", self.sides[1])}
        label = self.system.scenario_info(self.scenario)["label"]
        title = Text("simulate-title", {"scenario": label, "n": self.games, "seed": str(self.seed), "swap": self.swap, **names, **sides})
        if not self.games:
            return Page(title, [Text("simulate-none")])
        parts: list[Part] = [self._winners(), Text("simulate-meaning"), self._endings()]
        if len({kind.opener for kind in self.tally}) > 1:
            parts.append(self.by("opener", "winner", given="opener").grid())
        if self.swap:
            parts.append(self._players())
        return Page(title, [*parts, self._length(), *self._notes()])

    def _winners(self) -> Grid:
        columns = (Text("column-winner"), Text("column-games"), Text("column-share"), Text("column-interval"))
        return Grid(columns, [(describe_value(self, "winner", side), *_format_wins(self.wins(side))) for side in (*self.sides, "")])

    def _players(self) -> Grid:
        counts = self.by("opponent").counts()
        names = [*dict.fromkeys(self.opponents), *([""] if ("",) in counts else [])]  # also one that won no game
        wins = [Wins(counts[name,].games if (name,) in counts else 0, self.games) for name in names]
        head = (Text("column-opponent"), Text("column-games"), Text("column-share"), Text("column-interval"))
        return Grid(head, [(describe_value(self, "opponent", name), *_format_wins(share)) for name, share in zip(names, wins, strict=True)])

    def _endings(self) -> Grid:
        by_side = self.by("ending", "winner").counts()
        counts = self.by("ending").counts()
        words = sorted((word for (word,) in counts), key=lambda word: -counts[word,].games)
        none = Count(0, 0)
        rows = [
            (describe_value(self, "ending", word), *(str(by_side.get((word, side), none).games) for side in (*self.sides, "")))
            for word in words
        ]
        return Grid((Text("column-ending"), *(describe_value(self, "winner", side) for side in (*self.sides, ""))), rows)

    def quantile(self, share: float) -> int:
        """Return the number of rounds in which this share of the games was over, from the shortest.

        Args:
            share: A number from 0 to 1. 0.5 gives the median.

        """
        threshold, seen = share * self.games, 0
        counts = self.by("rounds").counts()
        for (rounds,), count in counts.items():
            seen += count.games
            if seen >= threshold:
                return int(rounds)
        return 0

    def _length(self) -> Text:
        rounds = sum(kind.rounds * count.games for kind, count in self.tally.items()) / self.games
        decisions = sum(count.decisions for count in self.tally.values()) / self.games
        numbers = {"mean": decimal(fixed(rounds, 1)), "decisions": decimal(fixed(decisions, 0))}
        return Text("simulate-length", {**numbers, "least": self.quantile(0), "median": self.quantile(0.5), "most": self.quantile(1)})

    def _notes(self) -> Iterable[Text]:
        stopped_games = {rule: sum(count.games for kind, count in self.tally.items() if kind.rule == rule) for rule in (LONG, STILL)}
        if stopped_games[LONG]:
            share = percent(Fraction(stopped_games[LONG], self.games))
            yield Text("simulate-long", {"n": stopped_games[LONG], "share": share, "longest": self.longest})
        if stopped_games[STILL]:
            yield Text("simulate-still", {"n": stopped_games[STILL], "share": percent(Fraction(stopped_games[STILL], self.games))})
        if self.why:
            yield Text(f"simulate-{self.why}", {"n": self.games, "asked": self.asked})


class Shares(ChartMixin):
    """The share of games for each combination of some values, with the 95% interval of the share (Wilson).

    Example:
        >>> found = un.simulate("normandy/duel-in-cover", n=40, seed=1, progress=False).by("winner")
        >>> sum(count.games for count in found.counts().values()), [wins.of for wins in found.shares().values()]
        (40, [40, 40])
        >>> found.words(("US",))[0].key, len(found.grid().rows), found.chart().about[:20]
        ('side-US', 2, 'A bar for each row w')

    """

    __slots__ = ("balance", "given", "names")

    def __init__(self, balance: Balance, names: tuple[str, ...], given: tuple[str, ...]) -> None:
        self.balance, self.names, self.given = balance, names, given

    def counts(self) -> Mapping[tuple[int | str, ...], Count]:
        """Return the games and decisions of each combination, in order."""
        totals: dict[tuple[int | str, ...], Count] = {}
        for kind, count in self.balance.tally.items():
            key = tuple(value(self.balance, kind, name) for name in self.names)
            before = totals.get(key, Count(0, 0))
            totals[key] = Count(before.games + count.games, before.decisions + count.decisions)
        return {key: totals[key] for key in sorted(totals, key=self._order)}

    def _order(self, key: tuple[int | str, ...]) -> list[int | str]:
        return [order(self.balance, name, item) for name, item in zip(self.names, key, strict=True)]

    def words(self, key: tuple[int | str, ...]) -> list[Text | str]:
        """Return a combination of values, a ``key`` of ``shares``, in words."""
        return [describe_value(self.balance, name, item) for name, item in zip(self.names, key, strict=True)]

    def shares(self) -> Mapping[tuple[int | str, ...], Wins]:
        """Return the number of games of each combination among those that are alike in what is given."""
        counts = self.counts()
        indexes = [self.names.index(name) for name in self.given]
        group_sizes: dict[tuple[int | str, ...], int] = {}
        for key, count in counts.items():
            group = tuple(key[i] for i in indexes)
            group_sizes[group] = group_sizes.get(group, 0) + count.games
        return {key: Wins(count.games, group_sizes[tuple(key[i] for i in indexes)]) for key, count in counts.items()}

    @property
    def columns(self) -> tuple[str, ...]:
        more = () if "rounds" in self.names else ("mean_rounds",)
        return *self.names, "games", "of", "share", "low", "high", *more, "mean_decisions"

    def rows(self) -> Iterable[tuple[object, ...]]:
        counts, rounds = self.counts(), self._rounds()
        for key, wins in self.shares().items():
            games = counts[key].games
            more = () if "rounds" in self.names else (rounds[key] / games,)
            yield *key, wins.games, wins.of, wins.share, *wins.interval, *more, counts[key].decisions / games

    def _rounds(self) -> Mapping[tuple[int | str, ...], int]:
        totals: dict[tuple[int | str, ...], int] = {}
        for kind, count in self.balance.tally.items():
            key = tuple(value(self.balance, kind, name) for name in self.names)
            totals[key] = totals.get(key, 0) + kind.rounds * count.games
        return totals

    def grid(self) -> Grid:
        """Return the shares as a table in words."""
        head = (*(Text(f"column-{name}") for name in self.names), Text("column-games"), Text("column-share"), Text("column-interval"))
        rows = [
            (*(describe_value(self.balance, name, item) for name, item in zip(self.names, key, strict=True)), *_format_wins(wins))
            for key, wins in self.shares().items()
        ]
        return Grid(head, rows)

    def page(self) -> Page:
        grid = self.grid()
        rows, more = shorten_rows(grid.rows)
        return Page(self.balance.page().title, [Grid(grid.head, rows), *more])

    def _draw(self) -> Chart:
        """Return a bar for each combination, with the interval of its share."""
        return draw("balance_charts.shares", self)


def _format_wins(wins: Wins) -> tuple[str, str, Text]:
    """Return a number of games, its share and its interval in words."""
    low, high = (percent(Fraction(end)) for end in wins.interval)
    share = percent(Fraction(wins.games, wins.of)) if wins.of else ""
    return str(wins.games), share, Text("simulate-interval", {"low": low, "high": high})


def simulate(
    scenario: str | PathLike[str] | Game | Position,
    n: int = 1000,
    seed: int = 0,
    opponents: Sequence[str | Opponent] = ("random", "random"),
    *,
    swap: bool = False,
    precision: float | None = None,
    longest: int = LONGEST,
    rows: bool = False,
    jobs: int = 1,
    executor: Executor | Any = None,
    file: str | PathLike[str] | None = None,
    progress: bool = True,
) -> Balance:
    """Play many games of a scenario between two opponents, and count who wins, how, and after how many rounds.

    The same numbers give the same games, on one core, on many, and on a cluster. Interrupt the cell to stop: you get the games so far.

    Args:
        scenario: The name of a scenario, the path of a scenario file, or a game or position to go on from.
        n: The number of games, 1 to 100,000,000.
        seed: Gives the dice, the cards and the choices of the opponents.
        opponents: The opponents of the two sides, in the order of the sides: names such as ``"random"``, ``"careful"`` or
                ``"planner"``, or objects with ``name`` and ``choose``.
        swap: Whether the opponents change sides in every second game.
        precision: Stop as soon as the 95% interval of every share is at most this wide on each side, for example 0.02.
        longest: The number of decisions after which a game is stopped, and nobody has won it.
        rows: Whether to keep one row per game (at most 1,000,000): ``.log`` of the result has them, and opens each game.
        jobs: The number of processes (0: one per core).
        executor: A ``concurrent.futures`` executor or a Dask client that plays the games, in place of ``jobs``.
        file: A file for the games that are finished. With the same file, the same call goes on from there.
        progress: Whether to show a progress bar if it takes longer than a second.

    Raises:
        TutorError: A number or an opponent is not valid.
        FileError: The scenario does not exist, or the file is of another simulation.

    Example:
        >>> found = un.simulate("normandy/duel-in-cover", n=40, seed=1, progress=False)
        >>> found.games, found.wins("US").of, sum(found.wins(side).games for side in ("US", "DE", ""))
        (40, 40, 40)
        >>> found == un.simulate("normandy/duel-in-cover", n=40, seed=1, progress=False)
        True

    """
    start = _start(scenario)
    name = start.setup.name
    sides = tuple(registry.system(start.system).scenario_info(name)["sides"])
    question = Question(
        start,
        (sides[0], sides[1]),
        _players(opponents),
        check_seed(seed),
        yes_or_no("swap", swap),
        whole_number("longest", longest, 1, MOST_DECISIONS),
        yes_or_no("rows", rows),
    )
    n = whole_number("n", n, 1, MOST_LOGGED if rows else MOST_GAMES)
    jobs = whole_number("jobs", jobs, 0, MOST_JOBS)
    players = question.opponents[0].name, question.opponents[1].name
    file_key = {
        "scenario": start.to_json(),
        "text": name.sha256 if isinstance(name, OwnFile) else "",
        "seed": question.seed,
        "opponents": list(players),
        "swap": question.swap,
        "longest": question.longest,
        "version": package_version(),
        **({"rows": True} if rows else {}),
    }
    with ProgressBar(n, show=progress) as bar:
        result = run(
            question,
            n,
            jobs=jobs,
            executor=executor,
            precision=_precise(precision),
            records=None if file is None else Records(file, file_key),
            reporter=bar,
        )
    fields = question.sides, players, question.seed, question.swap, question.longest
    return Balance(start, name, *fields, n, result.games, result.tally, result.why, question if rows else None)


def _start(source: object) -> Position:
    """Return the position to start from: the one of a game, or the start of a scenario. Raises FileError."""
    if is_game(source):
        return position_of(source)
    name = name_of(source)
    return registry.system_of_scenario(name).new_position(name)


def _players(opponents: object) -> tuple[Opponent, Opponent]:
    """Return the two opponents. Raises TutorError."""
    if isinstance(opponents, str) or not isinstance(opponents, Sequence) or len(opponents) != 2:
        raise TutorError(Text("simulate-two", {"value": excerpt(opponents)}))
    first, other = [
        player if isinstance(getattr(player, "name", None), str) and callable(getattr(player, "choose", None)) else opponent(player)
        for player in opponents
    ]
    return first, other


def _precise(precision: object) -> float | None:
    """Return a precision. Raises TutorError unless it is between 0 and 0.5."""
    if precision is None:
        return None
    try:
        number = float(precision)  # type: ignore[arg-type]
    except (TypeError, ValueError):
        number = 0.0
    if isinstance(precision, (bool, str)) or not isfinite(number) or not 0 < number < 0.5:
        raise TutorError(Text("simulate-precision", {"value": excerpt(precision)}))
    return number


def value(balance: Balance, kind: Kind, name: str) -> int | str:
    """Return what one kind of games has in a column of ``by``: a word, or the number of rounds."""
    if name == "ending":
        return balance.system.HOW.get(kind.rule, kind.rule)
    if name == "opponent":
        return (*balance.opponents, "")[player_of(balance.sides, kind)]
    if name == "first":
        return balance.opponents[kind.swapped]
    result: int | str = getattr(kind, name)
    return result


def describe_value(balance: Balance, name: str, item: object) -> Text | str:
    """Return a value of a column in words."""
    if name in ("winner", "opener"):
        return balance.system.present.name_of(balance.start, "", "side", str(item)) if item else Text("simulate-nobody")
    if name == "ending":
        return Text(f"ending-{item}")
    if name == "opponent":
        return Text(f"opponent-{item}", {"fallback": str(item)}) if item else "–"
    if name == "first":
        player = describe_value(balance, "opponent", item)
        return Text("simulate-player", {"player": player, "side": describe_value(balance, "winner", balance.sides[0])})
    return str(item)


def order(balance: Balance, name: str, item: int | str) -> int | str:
    """Return a key that puts the values of a column in their order: the sides as in the scenario, numbers by size, words by letter."""
    return (*balance.sides, "").index(item) if name in ("winner", "opener") else item
