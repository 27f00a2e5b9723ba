"""The results of a share of the games as plain values: the form in which a worker sends them and a file stores them.

A text that comes back is checked as strictly as a scenario. A cluster and a file are outside of this program.
"""

from __future__ import annotations

from typing import Any

from undaunted_nb.kit import registry

from .matches import LONG, STILL, Count, Kind, Question, Tally

Share = tuple[int, int]
"""The first game of a share, and the one after its last."""
Row = list[Any]
"""The values of a kind of games and of its count, in order. In a log, the number of the game and its scores by round follow."""
TYPES = [bool, str, str, str, int, int, int]
LOG_TYPES = [*TYPES, int, list]


def rows_of(tally: Tally) -> list[Row]:
    """Return a tally as plain values."""
    return [
        [kind.swapped, kind.opener, kind.winner, kind.rule, kind.rounds, count.games, count.decisions]
        + ([kind.number, list(map(list, kind.scores))] if kind.number >= 0 else [])
        for kind, count in tally.items()
    ]


def tally_of(rows: object, question: Question, share: Share) -> Tally:
    """Return the tally of a share from its rows.

    Raises:
        ValueError: The rows can't be the results of these games: a value has another type or range, a name is unknown, or the numbers
            don't add up.

    """
    first, last = share
    types = LOG_TYPES if question.log else TYPES
    if not isinstance(rows, list) or not all(isinstance(row, list) and [type(value) for value in row] == types for row in rows):
        raise ValueError("other types")
    tally = {Kind(*row[:5], *_read_log(row[7:])): Count(*row[5:7]) for row in rows}
    games, swapped_games = sum(count.games for count in tally.values()), sum(count.games for kind, count in tally.items() if kind.swapped)
    odd = (last // 2 - first // 2) if question.swap else 0
    if len(tally) != len(rows) or (games, swapped_games) != (last - first, odd):
        raise ValueError("another number of games")
    if not all(_possible(question, kind, count) for kind, count in tally.items()):
        raise ValueError("impossible games")
    if question.log and [kind.number for kind in tally] != list(range(first, last)):
        raise ValueError("other games")
    return tally


def _read_log(fields: Row) -> tuple[Any, ...]:
    """Return the number of a game and its scores from their values. Raises ValueError for values of other types."""
    if not fields:
        return ()
    number, scores = fields
    if not all(isinstance(pair, list) and [type(points) for points in pair] == [int, int] for pair in scores):
        raise ValueError("other types")
    return number, tuple(map(tuple, scores))


def _possible(question: Question, kind: Kind, count: Count) -> bool:
    """Return whether games of the question can end so."""
    start, sides, longest = question.start, question.sides, question.longest
    system = registry.system(start.system)
    rules = {*system.HOW, LONG, STILL, *([start.outcome.rule] if start.outcome else [])}
    return (
        kind.opener in (*sides, "")
        and kind.winner in ((*sides, "") if kind.rule not in (LONG, STILL) else ("",))
        and kind.rule in rules
        and 0 <= kind.rounds - system.round_of(start) <= longest + 1  # no round is without a decision
        and count.games > 0
        and 0 <= count.decisions <= count.games * longest
        and len(kind.scores) <= kind.rounds - system.round_of(start) + 1
    )
