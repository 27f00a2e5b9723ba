"""A second ledger of Memoir '44, kept during random games and compared with the engine's.

It has only three facts: the owner of each unit, the side to act, and the pieces on the board before and after. From these it
works out who loses a card, who rolls dice at whom, who wins a medal, and who wins the game.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from undaunted_nb.engine.action import CHANCE, Action
from undaunted_nb.games.memoir44.files import scenario
from undaunted_nb.games.memoir44.rules.state.position import Position
from undaunted_nb.play.game import new_game

GAMES, LONGEST = 3, 400


class Ledger:
    """The permanent medals of each side, from eliminated units and the hexes its units were on."""

    def __init__(self, p: Position) -> None:
        self.setup = p.setup
        self.medals = list(p.medals)
        self.taken = [owner >= 0 for owner in p.taken]
        self._look(p)

    def _look(self, p: Position) -> None:
        on = {tile: unit.side for unit, (tile, _) in zip(self.setup.units, p.stands, strict=True) if tile}
        self.now = [0, 0]
        for n, objective in enumerate(self.setup.objectives):
            there = any(on.get(tile) == objective.side for tile in objective.hexes)
            self.taken[n] |= there and not objective.hold
            self.now[objective.side] += objective.medals if there or self.taken[n] else 0

    def note(self, before: Position, after: Position) -> None:
        for unit, (was, _), (is_, _) in zip(self.setup.units, before.stands, after.stands, strict=True):
            if was and not is_:
                self.medals[1 - unit.side] += unit.medals
        self._look(after)

    def score(self, side: int) -> int:
        return self.medals[side] + self.now[side]


Step = tuple[Position, Action | None]


def _games(name: str) -> list[list[Step]]:
    found = []
    for seed in range(GAMES):
        game, rng = new_game(name, seed=seed), Random(seed)
        p: Any = game.position
        steps: list[Step] = []
        while p.to_act and len(steps) < LONGEST:
            action = p.sample(rng) if p.to_act == (CHANCE,) else rng.choice(p.actions())
            steps.append((p, action))
            p = p.apply(action).after
        found.append([*steps, (p, None)])
    return found


@pytest.mark.parametrize("name", scenario.names())
def test_both_books_agree(name: str) -> None:
    lost = wins = 0
    for steps in _games(name):
        ledger = Ledger(steps[0][0])
        for (before, action), (after, _) in pairwise(steps):
            assert action
            ledger.note(before, after)
            lost += sum(bool(was[0]) and not now[0] for was, now in zip(before.stands, after.stands, strict=True))
            for side, sign in enumerate(after.setup.sides):
                needed = after.setup.medals_to_win[side]
                assert after.score(side) == (min(ledger.score(side), needed) if needed else ledger.score(side))
                # A card leaves the hand of the side that acts, and comes to the one that draws or keeps.
                gone = [was - now for was, now in zip(before.hands[side], after.hands[side], strict=True)]
                if any(n > 0 for n in gone):
                    assert action.side == sign, action
            _dice_fall_on_the_enemy(before, action, after)
        last = steps[-1][0]
        if last.outcome:
            wins += 1
            winner = last.setup.sides.index(last.outcome.winner)
            assert ledger.score(winner) >= last.setup.medals_to_win[winner] > 0
            assert winner == last.turn or ledger.score(last.turn) < last.setup.medals_to_win[last.turn]
    assert lost, "nothing was ever lost: the games are too short to compare anything"


def _dice_fall_on_the_enemy(before: Position, action: Action, after: Position) -> None:
    """Check that figures are lost to the other side's dice or to a blocked retreat."""
    events = before.apply(action).events
    blamed = set()
    for event in events:
        if event.kind == "rolled" and event.data["what"] in ("battle", "ambush", "strike"):
            target = before.setup.by_unit[event.data["unit"]]
            thrower = event.data["attacker"]
            whose = before.setup.units[before.setup.by_unit[thrower]].side if thrower else before.turn
            assert whose != before.setup.units[target].side, event
            blamed.add(target)
        elif event.kind == "no-way":
            blamed.add(before.setup.by_unit[event.data["unit"]])
    for unit, ((_, were), (_, are)) in enumerate(zip(before.stands, after.stands, strict=True)):
        assert are >= were or unit in blamed, (action, before.setup.units[unit].id)
