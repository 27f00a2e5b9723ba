"""Count game trees: how many paths of a length end at a roll of dice, at a decision, or with the game over."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import NamedTuple

from undaunted_nb.engine.action import CHANCE
from undaunted_nb.games.undaunted.files import scenario
from undaunted_nb.games.undaunted.rules.state.position import Position

TINY = Path(__file__).with_name("tiny.toml")
DEPTHS = {"tiny": 12, "normandy/duel-in-cover": 12, "normandy/mortar": 10}


class Count(NamedTuple):
    """The paths of one length, by how they end."""

    chance: int
    decision: int
    terminal: int


def start_of(name: str) -> Position:
    return scenario.load(str(TINY) if name == "tiny" else name).position()


def counts(position: Position, depth: int) -> list[Count]:
    """Return the counts at depth 0, 1, … ``depth``. Equal positions are visited once."""
    level: Counter[Position] = Counter({position: 1})
    found: list[Count] = []
    for _ in range(depth + 1):
        chance = sum(n for p, n in level.items() if p.to_act == (CHANCE,))
        terminal = sum(n for p, n in level.items() if p.outcome)
        found.append(Count(chance, level.total() - chance - terminal, terminal))
        below: Counter[Position] = Counter()
        for p, n in level.items():
            for action in p.legal_actions:
                below[p.apply(action).after] += n
        level = below
    return found
