"""``python -m tests.bench beginner``: measure how often a beginner wins each built-in scenario, with each side against each opponent.

The novice, who follows the rules of thumb in half of the decisions and otherwise guesses, stands for the beginner. Writes the
figures to ``beginner.toml`` in the folder of each game, from which the start sheet takes the side and the opponent that it suggests.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path

import undaunted_nb as un
from undaunted_nb.files.toml_text import toml_text
from undaunted_nb.kit import games, registry
from undaunted_nb.lessons.course.beginner import BEGINNER, FILE, Wins, wins

SEED, GAMES = 1, 40
AGAINST = ("random", "rookie", "novice", "careful")
HEAD = f"""# The games that a beginner ("{BEGINNER}", a model, not a person) has won, by side and opponent, seed {SEED}.
# Made by: python -m tests.bench beginner"""


def won(name: str, side: str, against: str, games: int) -> int:
    """Return the number of games that a beginner wins."""
    first = registry.system_of_scenario(name).scenario_info(name)["sides"][0] == side
    found = un.simulate(name, games, SEED, (BEGINNER, against) if first else (against, BEGINNER), progress=False)
    count: int = found.wins(side).games
    return count


def written(known: Mapping[str, Wins]) -> str:
    """Return the figures of a game as the text of their file."""
    rows = {name: {"games": it.games, **{side: dict(found) for side, found in it.wins.items()}} for name, it in sorted(known.items())}
    return f"{HEAD}\n\n{toml_text({'seed': SEED, 'scenarios': rows})}"


def main(argv: list[str]) -> int:
    """Play and write."""
    ask = argparse.ArgumentParser(prog="python -m tests.bench beginner", description=__doc__.partition("\n")[0])
    ask.add_argument("--games", type=int, default=GAMES, help=f"games of each side against each opponent (default: {GAMES}: 15 minutes)")
    ask.add_argument("--scenario", action="append", help="a scenario (default: all)")
    asked = ask.parse_args(argv)
    un._give_words()
    names = [name for system in registry.systems() for name in system.scenario_names()]
    known = {name: it for name, it in wins().items() if name in names}
    for name in asked.scenario or names:
        sides = registry.system_of_scenario(name).scenario_info(name)["sides"]
        known[name] = Wins(asked.games, {side: {against: won(name, side, against, asked.games) for against in AGAINST} for side in sides})
        print(f"{name:<34}{known[name].wins}", flush=True)
        game = name.partition("/")[0]
        own = {scenario: it for scenario, it in known.items() if scenario.startswith(f"{game}/")}
        Path(str(games.folder(game).joinpath(FILE))).write_text(written(own), "utf-8")
    return 0
