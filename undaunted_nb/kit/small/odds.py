"""What a small game need not write of its chances: the names of ``OddsModel`` and ``Attacks`` (kit/chances.py) with their defaults."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from typing import Generic, TypeVar, cast

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.position import Position
from undaunted_nb.engine.text import Text
from undaunted_nb.probability.distribution import ZERO

from .. import registry
from ..chances import Aim, PlainShot
from .presenter import DefaultPresenter, TurnPosition

P = TypeVar("P", bound=TurnPosition)
ONE = Fraction(1)


@dataclass(frozen=True, slots=True)
class Goal(Generic[P]):
    """A goal of a plan: its name, and whether a position has reached it."""

    text: Text
    is_reached: Callable[[P], bool]


class SmallOdds(Generic[P]):
    """The chances of a game, counted by playing: every random event with its exact chance.

    The goals of a plan are ``gone TILE`` (what is on it now is removed), ``on TILE SIDE`` (something of the side is there), and
    ``won SIDE``.

    Args:
        game: The name of the game. Its presenter is a ``DefaultPresenter``.

    """

    LIMIT = 20_000
    """About how many positions can be visited in two seconds."""

    def __init__(self, game: str) -> None:
        self.game = game

    @property
    def present(self) -> DefaultPresenter[P]:
        """The presenter of the game."""
        return cast("DefaultPresenter[P]", registry.system(self.game).present)

    def goals(self, p: P) -> Mapping[str, Goal[P]]:
        """Return the goals that a plan can have in a position, by the words that name them."""
        sides, tiles = p.setup.sides, self.present.board(p).tiles
        removals = {
            f"gone {c.tile}": Goal(Text("kit-goal-gone", {"what": c.name}), partial(self._is_gone, c.id)) for c in self.present.counters(p)
        }
        holdings = {f"on {tile} {side}": self._goal_on(tile, n, side) for n, side in enumerate(sides) for tile in tiles}
        wins = {f"won {side}": Goal(Text("plan-goal-won", self._side(side)), partial(has_won, side)) for side in sides}
        return {**removals, **holdings, **wins}

    def _side(self, side: str) -> dict[str, object]:
        return {"side": self.present.side_name(side)}

    def _is_gone(self, counter: str, p: P) -> bool:
        return all(c.id != counter for c in self.present.counters(p))

    def _goal_on(self, tile: str, number: int, side: str) -> Goal[P]:
        return Goal(
            Text("kit-goal-on", {"tile": tile, **self._side(side)}),
            lambda p: any((c.tile, c.side) == (tile, number) for c in self.present.counters(p)),
        )

    def chance(self, p: P, a: Action) -> Fraction | None:
        """Return the exact chance that an action succeeds (None: no dice decide). Its event has ``hit`` in its data."""
        del p, a
        return None

    def attack(self, position: P, action: str | Action) -> PlainShot:
        """Return an attack with the chance that the table shows. Raises NotationError, and TutorError if there is nothing to roll."""
        a = position.parse(action) if isinstance(action, str) else action
        chance = self.present.chance(position, a)
        if chance is None:
            raise TutorError(Text("odds-kit-nothing", {"line": position.format(a)}))
        return PlainShot(position.format(a), chance)

    def limit(self, position: P) -> int:
        """Return the maximum number of positions for an exact answer."""
        del position
        return self.LIMIT

    def aim(self, position: P, words: str) -> Aim[P, None]:
        """Return a goal as seen from ``position``. Raises TutorError for unknown words."""
        goals = {name.casefold(): (name, goal) for name, goal in self.goals(position).items()}
        key = " ".join(words.split()).casefold()
        if key not in goals:
            raise TutorError(
                Text(
                    "fault-no-goal",
                    {"name": words[:60], "all": ", ".join(({name.split()[0]: name for name, _ in goals.values()}).values())},
                )
            )
        name, goal = goals[key]
        kinds = frozenset(a.kind for a in position.legal_actions)
        return Aim(name, goal.text, lambda p: int(not goal.is_reached(p)), kinds)

    def outcomes(self, position: P) -> tuple[tuple[P, Fraction], ...]:
        """Return the positions that chance can lead to, each different one once, with its exact chance."""
        merged: dict[P, Fraction] = {}
        for action, chance in position.chance_outcomes():
            after = position.perform(action).after
            merged[after] = merged.get(after, ZERO) + chance
        return tuple(merged.items())

    def automatic_action(self, position: P) -> Action | None:
        """Return None: a plan contains all decisions."""
        del position
        return None

    def useful(self, position: P, aim: Aim[P, object]) -> tuple[Action, ...]:
        """Return the legal actions of the goal's kinds."""
        return tuple(a for a in position.legal_actions if a.kind in aim.kinds)

    def bound(self, position: P, aim: Aim[P, object]) -> Fraction:
        """Return 1: no better bound is known."""
        del position, aim
        return ONE


def has_won(side: str, p: Position) -> bool:
    return p.outcome is not None and p.outcome.winner == side
