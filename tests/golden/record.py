"""``python -m tests.golden.record``: record the games, the searches and the tree counts again after an intended change."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

from tests.bench.balance import PLAYER
from tests.bench.match import SCENARIOS
from tests.golden import trees
from undaunted_nb.files.storage import dump_json, save_text
from undaunted_nb.games.undaunted.files import scenario
from undaunted_nb.kit import registry
from undaunted_nb.play.game import Game, new_game
from undaunted_nb.play.opponent import View, opponent

GAMES = Path(__file__).with_name("games")
PLANNED = Path(__file__).with_name("planned")
TREES = Path(__file__).with_name("trees.json")
OPENINGS = Path(__file__).with_name("openings.json")
LONGEST = 400
"""A recorded game ends with its scenario's victory, or after this number of decisions."""
SEARCHED = 60
"""The number of decisions in a recorded game of the planner, which looks much longer at each of them."""
OPENED = 20
"""The number of decisions in the recorded opening of each scenario of all games."""


def file_of(name: str) -> Path:
    """Return the file of a scenario's recorded game: ``replay`` as a person would save it, ``found`` its results."""
    return GAMES / f"{name.replace('/', '.')}.json"


def played(name: str) -> Game:
    """Play a game of random decisions that is the same every time."""
    game, rng = new_game(name, seed=44), Random(44)
    while game.ply < LONGEST and not game.position.outcome:
        actions = game.legal_actions
        game.play(actions[int(rng.random() * len(actions))])
    return game


def planned(name: str) -> Game:
    """Play the first decisions of a game that the planner plays against itself, the same every time."""
    planner, game, rng = opponent("planner"), new_game(name, seed=44), Random(44)
    while game.ply < SEARCHED:
        game.play(planner.choose(View(game.position, game.position.to_act[0]), rng))
    return game


def opening(name: str) -> list[str]:
    """Return the lines of the first decisions that the opponent of the figures plays against itself, the same every time."""
    player, game, rng = opponent(PLAYER), new_game(name, seed=44), Random(44)
    while game.ply < OPENED:
        game.play(player.choose(View(game.position, game.position.to_act[0]), rng))
    return [line for step in game.steps for line in step.lines]


def file_of_planned(name: str) -> Path:
    return PLANNED / file_of(name).name


def found(game: Game) -> dict[str, Any]:
    """Return the results of a game: its last position, and how often each event and rule occurred."""
    events = [event for step in game.steps for event in step.events]
    return {
        "end": game.position.to_json(),
        "events": dict(sorted(Counter(e.kind for e in events).items())),
        "rules": dict(sorted(Counter(rule for e in events for rule in e.rules).items())),
        "last_step": [e.to_json() for e in game.steps[-1].events],
    }


def main() -> None:
    for file in GAMES.glob("*.json"):
        file.unlink()
    for name in scenario.names():
        game = played(name)
        save_text(file_of(name), dump_json({"replay": game.to_json(), "found": found(game)}))
        print(f"{name}: {game!r}")
    for name in SCENARIOS:
        save_text(file_of_planned(name), dump_json(planned(name).to_json()))
    opened = {name: opening(name) for system in registry.systems() for name in system.scenario_names()}
    save_text(OPENINGS, json.dumps(opened, indent=1) + "\n")
    counted = {name: [list(c) for c in trees.counts(trees.start_of(name), depth)] for name, depth in trees.DEPTHS.items()}
    save_text(TREES, json.dumps(counted, indent=1).replace("\n   ", "").replace("\n  ]", "]") + "\n")
    print("\n".join(f"{name}: {sum(c[-1])} paths of {len(c) - 1} actions" for name, c in counted.items()))


if __name__ == "__main__":
    main()
