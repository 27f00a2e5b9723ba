"""The best way to play a turn for a goal: by a complete search if time allows, or the best found so far."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from time import monotonic
from typing import cast

from undaunted_nb.engine.action import CHANCE, Action
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.json_values import JsonObject
from undaunted_nb.engine.position import Position
from undaunted_nb.engine.text import Text, excerpt
from undaunted_nb.files.checker import hint
from undaunted_nb.kit.chances import Aim, OddsModel
from undaunted_nb.probability.arguments import whole_number
from undaunted_nb.probability.distribution import ZERO

from .plan import MOST, ONE, Script, Trials, odds_of, run_trials


@dataclass(frozen=True, slots=True)
class Best:
    """The greatest chance found to reach a goal in this turn, and how to play for it.

    ``chance`` is the exact chance of the plan that was found. ``at_most`` is a chance that no plan can exceed: it equals ``chance`` if
    every plan was searched (``exact``) and is greater if time ran out. ``line`` holds the actions of the plan (the first of several equal
    ones) for as long as they are the same for every random outcome and the goal is still open. ``first`` is the first of them ("" if
    nothing helps or nothing is needed). ``policy`` has the best action for each position that can come up. ``kinds`` are the kinds of
    action that were searched. No other kind can matter.
    """

    goal: str
    side: str
    chance: Fraction
    line: tuple[str, ...]
    kinds: tuple[str, ...]
    positions: int
    policy: Mapping[Position, Action]
    at_most: Fraction

    @property
    def first(self) -> str:
        """The first action of the line."""
        return self.line[0] if self.line else ""

    @property
    def exact(self) -> bool:
        """Return whether no other way is better."""
        return self.chance == self.at_most

    def to_json(self) -> JsonObject:
        """Return the result as plain values, with the chance as text ("51/100") and without the policy."""
        return {
            "goal": self.goal,
            "side": self.side,
            "chance": str(self.chance),
            "at_most": str(self.at_most),
            "first": self.first,
            "line": list(self.line),
            "kinds": list(self.kinds),
            "positions": self.positions,
        }


SECONDS = 2.0
"""The search time in seconds, unless another is given."""
MOST_SECONDS = 3600
WIDTHS = (1, 3, 9, 27)
"""The number of actions searched per position when time runs out, the most direct ones first: few at first, then more."""


def best(
    position: Position, goal: str, *, side: str = "", kinds: Iterable[str] = (), limit: int | None = None, seconds: float = SECONDS
) -> Best:
    """Find the greatest chance of ``side`` to reach ``goal`` before its turn ends.

    It searches every way to play the turn and leaves out only actions that cannot matter for the goal. Without ``side``, the side to act is
    used. After ``seconds`` it returns the best plan found so far, with bounds. With ``limit`` it stops after that many positions instead,
    which gives the same answer on every machine. ``kinds`` narrows the search.

    Raises TutorError if the goal or a kind is unknown, or if it is not the side's turn.
    """
    odds = odds_of(position)
    if limit is not None:
        limit = whole_number("limit", limit, 1, MOST)
    _check_time(seconds)
    side = side or next((name for name in position.to_act if name != CHANCE), "")
    if position.to_act not in ((side,), (CHANCE,)) or not side:
        raise TutorError(Text("plan-not-your-turn", {"side": side, "acting": ", ".join(position.to_act)}))
    aim = odds.aim(position, goal)
    allowed_kinds = frozenset(kinds) or aim.kinds
    for kind in sorted(allowed_kinds - aim.kinds):
        raise TutorError(Text("plan-kind", {"kind": kind[:60], "hint": hint(kind, sorted(aim.kinds))}))
    aim = replace(aim, kinds=allowed_kinds)
    search, visited = _search_within(odds, aim, side, position, limit, seconds)
    low, exact = search.value(position)
    line = tuple(position.format(action) for action in search.line(position))
    most = low if exact else max(low, odds.bound(position, aim))
    return Best(aim.words, side, low, line, tuple(sorted(allowed_kinds)), visited, search.policy, most)


@dataclass(frozen=True, slots=True)
class FirstChances:
    """The exact chance of a goal after each legal first action, and the best line up to the first action that depends on chance."""

    chances: Mapping[Action, Fraction]
    line: tuple[Action, ...]


class Turn:
    """The exact chances of a goal in one turn. They are counted once for each position of it.

    ``limit`` is the number of positions that may be visited in all.
    """

    def __init__(self, position: Position, goal: str, side: str, limit: int) -> None:
        self._odds = odds_of(position)
        self._search = _Search(self._odds, self._odds.aim(position, goal), side, None, limit, None)
        self.start, self.side = position, side

    def chance(self, position: Position) -> Fraction | None:
        """Return the greatest chance of the goal from a position of the turn (None: the limit is too small to prove it)."""
        chance, exact = self._search.value(position)
        return chance if exact else None

    def is_reached(self, position: Position) -> bool:
        """Return whether a position has reached the goal."""
        return self._search.aim.is_reached(position)

    def answer(self, position: Position) -> Action | None:
        """Return the answer of the other side that the plan counts with (None: the turn is over)."""
        return self._odds.automatic_action(position)

    def line(self, position: Position) -> tuple[Action, ...]:
        """Return the best actions from a position, up to the first one that depends on chance."""
        return tuple(self._search.line(position)) if self.chance(position) is not None else ()


def prove_first_actions(position: Position, goal: str, side: str, limit: int) -> FirstChances | None:
    """Return the greatest chance to reach ``goal`` in this turn after each legal first action, the best one first.

    Other than ``best``, it also values the actions that cannot matter for the goal, because one can play them first and the best one then.
    It returns None if more than ``limit`` positions would have to be visited, because then nothing is proved.

    Raises TutorError if the goal is unknown.
    """
    turn = Turn(position, goal, side, limit)
    if turn.chance(position) is None:
        return None
    chances: dict[Action, Fraction] = {}
    for action in position.legal_actions:
        chance = turn.chance(position.perform(action).after)
        if chance is None:
            return None
        chances[action] = chance
    ranking = sorted(chances.items(), key=lambda pair: -pair[1])
    return FirstChances(dict(ranking), turn.line(position))


def _check_time(seconds: object) -> None:
    if type(seconds) not in (int, float) or not 0 < cast(float, seconds) <= MOST_SECONDS:
        raise TutorError(Text("plan-seconds", {"value": excerpt(seconds), "most": MOST_SECONDS}))


def _search_within(
    odds: OddsModel[Position, object], aim: Aim[Position, object], side: str, p: Position, limit: int | None, seconds: float
) -> tuple[_Search, int]:
    """Search everything in half of the time and, if that is too little, try a few actions per position.

    With ``limit`` each part visits up to that many positions. Returns the search with the best plan and the number of positions visited by
    all searches.
    """
    ends = monotonic() + seconds
    best = _Search(odds, aim, side, None, limit, None if limit else ends - seconds / 2)
    (low, exact), visited = best.value(p), best.visited
    for width in WIDTHS:
        left = 2 * limit - visited if limit else None
        if exact or (left is not None and left <= 0) or (left is None and monotonic() >= ends):
            break
        search = _Search(odds, aim, side, width, left, None if limit else ends)
        value, exact = search.value(p)
        visited += search.visited
        if value > low or exact:
            best, low = search, value
    return best, visited


class _Search:
    """Expectimax that remembers every position. ``value`` is a chance that the side has from it, and whether it is the greatest.

    Looks at the first ``width`` actions of each position (None: all), and no further than ``limit`` positions or the clock's ``ends``.
    """

    def __init__(
        self,
        odds: OddsModel[Position, object],
        aim: Aim[Position, object],
        side: str,
        width: int | None,
        limit: int | None,
        ends: float | None,
    ) -> None:
        self.odds, self.aim, self.side = odds, aim, side
        self.width, self.limit, self.ends = width, limit, ends
        self.visited, self.out_of_time = 0, False
        self.policy: dict[Position, Action] = {}
        self._known: dict[Position, tuple[Fraction, bool]] = {}

    def value(self, p: Position) -> tuple[Fraction, bool]:
        known = self._known.get(p)
        if known is None:
            known = self._known[p] = self._work_out(p)
        return known

    def _work_out(self, p: Position) -> tuple[Fraction, bool]:
        if self.aim.is_reached(p):
            return ONE, True
        if self.out_of_time:
            return ZERO, False
        if p.to_act == (CHANCE,):
            outcomes = self.odds.outcomes(p)
            self._count(len(outcomes))
            values = [(chance, *self.value(q)) for q, chance in outcomes]
            return sum((chance * low for chance, low, _ in values), ZERO), all(exact for _, _, exact in values)
        if p.to_act != (self.side,):
            answer = self.odds.automatic_action(p)
            return self.value(p.perform(answer).after) if answer else (ZERO, True)
        return self._best_decision(p)

    def _best_decision(self, p: Position) -> tuple[Fraction, bool]:
        most, whole, bound = ZERO, True, self.odds.bound
        top = bound(p, self.aim)
        for n, action in enumerate(self.odds.useful(p, self.aim) if top else ()):
            if self.out_of_time or (self.width is not None and n >= self.width):
                return most, False
            self._count(1)
            after = p.perform(action).after
            if after not in self._known and most and bound(after, self.aim) <= most:
                continue
            value, exact = self.value(after)
            whole = whole and exact
            if value > most:
                most, self.policy[p] = value, action
            if most == top:
                return most, True
        return most, whole

    def _count(self, more: int) -> None:
        self.visited += more
        late = self.ends is not None and monotonic() > self.ends
        self.out_of_time = self.out_of_time or late or (self.limit is not None and self.visited >= self.limit)

    def line(self, start: Position) -> list[Action]:
        """Return the actions of the policy up to the first one that depends on chance."""
        sequence: list[Action] = []
        front = self._open({start})
        while front:
            actions = {self.policy.get(p) for p in front}
            action = actions.pop()
            if actions or action is None:
                break
            sequence.append(action)
            front = self._open({p.perform(action).after for p in front})
        return sequence

    def _open(self, front: set[Position]) -> set[Position]:
        """Return the positions that chance and the enemy's answers can lead to before the goal is reached."""
        leaves, edge = set[Position](), front
        while edge:
            led = {p: self._led(p) for p in edge if not self.aim.is_reached(p)}
            leaves |= {p for p, after in led.items() if not after}
            edge = set[Position]().union(*led.values())
        return leaves

    def _led(self, p: Position) -> set[Position]:
        """Return the next positions without a decision of the side. The set is empty if it decides or nobody acts."""
        if p.to_act == (CHANCE,):
            return {q for q, _ in self.odds.outcomes(p)}
        answer = self.odds.automatic_action(p) if p.to_act != (self.side,) else None
        return {p.perform(answer).after} if answer else set()


def simulate_best(position: Position, plan: Best, *, n: int = 10_000, seed: int = 0) -> Trials:
    """Play the policy of ``found`` (the answer of ``best`` for this position) ``n`` times with real dice."""
    odds = odds_of(position)
    script = Script((), (odds.aim(position, plan.goal),), 0)

    def decide(p: Position, _place: int, reached: int) -> tuple[Action, int, int] | None:
        action = None if reached else plan.policy.get(p) or (odds.automatic_action(p) if p.to_act != (plan.side,) else None)
        return (action, -1, 0) if action else None

    return run_trials(position, plan.line, script, 1, decide, n, seed)
