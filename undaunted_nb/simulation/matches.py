"""Whole games between two opponents, played without a table, and their results."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from random import Random

from undaunted_nb.engine.action import CHANCE, Action
from undaunted_nb.engine.position import Position
from undaunted_nb.kit import registry
from undaunted_nb.play.opponent import Opponent, View
from undaunted_nb.probability.sampling import wilson

STILL, LONG = "still", "long"
"""How a game without an end was stopped: neither side could win anymore, or it had too many decisions."""
LONGEST = 3000
"""The number of decisions after which a game is stopped. Games that end need a third of them: see ``tests/bench/endless.py``."""


@dataclass(frozen=True, slots=True)
class Question:
    """What is simulated: games from one position, between two opponents that have the ``sides`` in this order.

    With ``swap`` they change sides in every second game. A game is stopped after ``longest`` decisions. With ``log`` each game is a kind of
    its own, with its number and the scores by round.
    """

    start: Position
    sides: tuple[str, str]
    opponents: tuple[Opponent, Opponent]
    seed: int
    swap: bool = False
    longest: int = LONGEST
    log: bool = False


@dataclass(frozen=True, slots=True)
class Kind:
    """Games that are alike: who played what, who had the first initiative, who won ("" nobody), by which rule, in which round.

    In a log, ``number`` is that of the only game of the kind, and ``scores`` has the points of both sides at the end of each round.
    """

    swapped: bool
    opener: str
    winner: str
    rule: str
    rounds: int
    number: int = -1
    scores: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Count:
    """The number of games, and of decisions in all of them."""

    games: int
    decisions: int


Tally = Mapping[Kind, Count]
"""What came of some games. Tallies add up, in any order."""


Listener = Callable[[Position, Action], None]
"""What hears each action of a game, with the position before it."""


def play(question: Question, number: int, listener: Listener | None = None) -> tuple[Kind, int]:
    """Play one game. Return its kind and the number of decisions in it.

    The seed and the number of the game give all chance, in a stream for the dice and cards and in one for each side. So an opponent that
    uses more random numbers gets the same dice.
    """
    start, sides, seed = question.start, question.sides, question.seed
    sides_swapped = question.swap and number % 2 == 1
    system = registry.system(start.system)
    dice = Random(f"{seed}/{number}")
    players = {
        side: (player, Random(f"{seed}/{number}/{side}"))
        for side, player in zip(sides, question.opponents[:: -1 if sides_swapped else 1], strict=True)
    }
    p, decisions, opener, round_, round_of = start, 0, "", 0, system.round_of
    scores: list[tuple[int, int]] = []

    def end(winner: str, rule: str) -> tuple[Kind, int]:
        log = (number, (*scores, (p.score(0), p.score(1)))) if question.log else ()
        return Kind(sides_swapped, opener or system.opener(p), winner, rule, round_of(p), *log), decisions

    while to_act := p.to_act:
        side = to_act[0]
        if side == CHANCE:
            action = p.sample(dice)
            if listener:
                listener(p, action)
            p = p.perform(action).after
            continue
        opener = opener or system.opener(p)
        if decisions == question.longest:
            return end("", LONG)
        if (now := round_of(p)) != round_:  # a deadlocked game stays deadlocked, so one look per round is enough
            if question.log and round_:
                scores.append((p.score(0), p.score(1)))
            round_ = now
            if system.stands_still(p):
                return end("", STILL)
        player, rng = players[side]
        action = player.choose(View(p, side), rng)
        if listener:
            listener(p, action)
        p = p.apply(action).after
        decisions += 1
    return end(p.outcome.winner, p.outcome.rule) if p.outcome else end("", "")


def play_again(question: Question, number: int) -> list[list[str]]:
    """Return the lines of a game in notation: each decision with the random outcomes after it."""
    steps: list[list[str]] = []

    def note(p: Position, action: Action) -> None:
        if action.side != CHANCE or not steps:
            steps.append([])
        steps[-1].append(p.format(action))

    play(question, number, note)
    return steps


def add_tallies(*tallies: Tally) -> Tally:
    """Return the tally of all games of some tallies."""
    total: dict[Kind, Count] = {}
    for tally in tallies:
        for kind, count in tally.items():
            before = total.get(kind, Count(0, 0))
            total[kind] = Count(before.games + count.games, before.decisions + count.decisions)
    return total


def tally(games: Iterable[tuple[Kind, int]]) -> Tally:
    """Return the tally of single games."""
    return add_tallies(*({kind: Count(1, decisions)} for kind, decisions in games))


def player_of(sides: tuple[str, str], kind: Kind) -> int:
    """Return which opponent (0 or 1) won games of a kind between two ``sides`` (-1: nobody)."""
    return sides.index(kind.winner) ^ kind.swapped if kind.winner else -1


def spread(question: Question, results: Tally) -> float:
    """Return the half width of the widest 95% interval among the shares of games that each side, each opponent, or nobody has won."""
    games = sum(count.games for count in results.values())
    if not games:
        return 1.0
    wins: dict[str | int, int] = {}
    for kind, count in results.items():
        for name in (kind.winner, player_of(question.sides, kind)):
            wins[name] = wins.get(name, 0) + count.games
    return max((high - low) / 2 for number in wins.values() for low, high in [wilson(number / games, games)])
