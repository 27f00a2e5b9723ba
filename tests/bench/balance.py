"""``python -m tests.bench balance``: measure how even each built-in scenario is between two equal opponents.

Writes the figures to the ``balance.toml`` of each game, and a table into the README beside its scenarios. ``--stale`` plays only the
scenarios without figures, and those whose first games now end differently.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

import undaunted_nb as un
from undaunted_nb.engine.text import Text
from undaunted_nb.files.toml_text import toml_text
from undaunted_nb.i18n import say
from undaunted_nb.kit import registry
from undaunted_nb.kit.balance_figures import Figure, figures
from undaunted_nb.play.opponent import opponent
from undaunted_nb.probability.sampling import wilson
from undaunted_nb.simulation.matches import Question, play

PACKAGES = {
    "normandy": "undaunted_nb.games.undaunted.normandy",
    "north-africa": "undaunted_nb.games.undaunted.north_africa",
    "memoir44": "undaunted_nb.games.memoir44",
}
PLAYER, SEED, GAMES, FIRST = "planner-quick", 1, 100, 1
BEGIN, END = "<!-- made by: python -m tests.bench balance -->\n", "<!-- until here -->\n"
"""What the command writes in a README is between these lines."""
HEADS = ("nobody", "games", "player", "rounds", "how the games end")
HEAD = f"# Two equal players against each other, seed {SEED}. Made by: python -m tests.bench balance"


def first_games(name: str, player: str) -> tuple[tuple[str, int], ...]:
    """Return the winner and the rounds of the first games of a scenario."""
    start: Any = registry.system_of_scenario(name).new_position(name)
    question = Question(start, start.setup.sides, (opponent(player), opponent(player)), SEED)
    return tuple((kind.winner, kind.rounds) for kind in (play(question, number)[0] for number in range(FIRST)))


def played(name: str, player: str, games: int) -> Figure:
    """Play the games of a scenario."""
    found = un.simulate(name, games, SEED, (player, player), progress=False)
    endings = {str(how): count.games for (how,), count in found.by("ending").counts().items()}
    won = {side: found.wins(side).games for side in found.sides}
    return Figure(player, games, won, endings, (found.quantile(0.5), found.quantile(1)), first_games(name, player))


def file_of(game: str) -> Path:
    """Return the file of the figures of a game."""
    return Path(str(import_module(PACKAGES[game]).__file__)).with_name("balance.toml")


def written(game: str, known: Mapping[str, Figure]) -> str:
    """Return the figures of a game as the text of their file."""
    rows = {name: {**it._asdict(), "rounds": list(it.rounds), "first": list(map(list, it.first))} for name, it in sorted(known.items())}
    return f"{HEAD}\n\n{toml_text({'seed': SEED, 'scenarios': rows})}"


def table(game: str, known: Mapping[str, Figure]) -> str:
    """Return the figures of a game as a table for its README."""
    sides = list(next(iter(known.values())).wins)
    start = registry.system_of_scenario(next(iter(known))).new_position(next(iter(known)))
    present = registry.system(start.system).present
    head = ["scenario", *(f"wins of {say(present.name_of(start, '', 'side', side), 'en')}" for side in sides), *HEADS]
    lines = [head, ["---"] * len(head)]
    for name, it in sorted(known.items()):
        nobody = it.games - sum(it.wins.values())
        by_number = sorted(it.endings.items(), key=lambda pair: -pair[1])
        how = ", ".join(f"{say(Text(f'ending-{word}'), 'en').lower()}: {n}" for word, n in by_number)
        shares = [_share(it.wins[side], it.games) for side in sides]
        told = [str(nobody), str(it.games), f"`{it.player}`", f"{it.rounds[0]}, up to {it.rounds[1]}", how]
        lines.append([f"`{name.partition('/')[2]}`", *shares, *told])
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def _share(won: int, games: int) -> str:
    low, high = wilson(won / games, games)
    return f"{won / games:.0%} ({low:.0%} to {high:.0%})"


def in_readme(text: str, game: str, known: Mapping[str, Figure]) -> str:
    """Return the text of a README with this table in it."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{table(game, known)}\n{END}{after}"


def wanted(names: Iterable[str], known: Mapping[str, Figure], *, stale: bool) -> list[str]:
    """Return the scenarios to play."""
    return [name for name in names if not stale or name not in known or known[name].first != first_games(name, known[name].player)]


def main(argv: list[str]) -> int:
    """Play and write."""
    ask = argparse.ArgumentParser(prog="python -m tests.bench balance", description=__doc__.partition("\n")[0])
    ask.add_argument("--games", type=int, default=GAMES, help=f"games of each scenario (default: {GAMES}: about 100 minutes of one core)")
    ask.add_argument("--scenario", action="append", help="a scenario (default: all)")
    ask.add_argument("--player", help=f"an opponent, for both sides (default: the one of the figures, or {PLAYER})")
    ask.add_argument("--stale", action="store_true", help="only scenarios whose figures have changed")
    asked = ask.parse_args(argv)
    un._give_words()
    for game, package in PACKAGES.items():
        shipped = [name for system in registry.systems() for name in system.scenario_names() if name.startswith(f"{game}/")]
        known = {name: it for name, it in figures(package).items() if name in shipped}
        for name in wanted([name for name in shipped if not asked.scenario or name in asked.scenario], known, stale=asked.stale):
            known[name] = played(name, asked.player or (known[name].player if name in known else PLAYER), asked.games)
            print(f"{name:<34}{'  '.join(f'{side} {_share(n, asked.games)}' for side, n in known[name].wins.items())}", flush=True)
            file_of(game).write_text(written(game, known), "utf-8")
            readme = file_of(game).with_name("scenarios") / "README.md"
            readme.write_text(in_readme(readme.read_text("utf-8"), game, known), "utf-8")
    return 0
