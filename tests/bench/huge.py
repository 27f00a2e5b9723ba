"""``python -m tests.bench.huge``: time listing the actions of the largest scenarios a file can hold."""

from __future__ import annotations

import resource
import sys
import tempfile
from pathlib import Path
from random import Random
from time import process_time

from undaunted_nb.play.game import Game, load
from undaunted_nb.play.opponent import random_choice

ROWS, MOST = 20, 64
CARD = '[[cards]]\nid = "{}"\nside = "{}"\ninitiative = 3\nactions = {{ {} }}\n{}'
COUNTER = '[[counters]]\nkind = "{}"\nside = "{}"\ndefense = 4\n'
CASES = {
    "18 kinds, Bolster 6": ("normandy", 18, "bolster = 6, inspire = 6", ""),
    "64 kinds, all choices of cards": ("normandy", MOST, "bolster = 6, inspire = 6, command = 6", ""),
    "400 tiles, 64 guides": ("normandy", MOST, "guide = 3, scout = 3, stalk = 3", "soldier"),
    "400 tiles, 64 surveyors": ("north-africa", MOST, "survey = 3, bolster = 6", ""),
}
"""The edition, the number of kinds of cards, the actions of each, and its counter."""


def letters(number: int) -> str:
    """Return a name without digits for a number."""
    return "abcdefgh"[number // 8] + "abcdefgh"[number % 8]


def written(case: str) -> str:
    """Return a scenario file as large as its edition allows."""
    edition, kinds, actions, unit = CASES[case]
    sides = ("US", "DE") if edition == "normandy" else ("LRDG", "Italy")
    tiles = [[f"X{20 * row + column}" for column in range(20)] for row in range(ROWS)]
    lines = [f"{{ offset = {row % 2 / 2}, tiles = {names!r} }}".replace("'", '"') for row, names in enumerate(tiles)]
    named = [letters(n) for n in range(kinds)]
    rows = [f'format = "undaunted-nb scenario 1"\nedition = "{edition}"\ntitle = "Huge"\ncolumns = [{", ".join(lines)}]']
    rows += ["objectives = { X0 = 1 }", f'initiative = "{sides[0]}"']
    rows += [f"[tiles.{tile}]\ncover = 1" for names in tiles for tile in names]
    for name in named:
        rows += [COUNTER.format(f"{unit}-{name}", sides[0])] if unit else []
        rows += [CARD.format(f"Card {name}", sides[0], actions, f'unit = "{unit}-{name}"\n' if unit else "")]
    for side in sides:
        here = tiles[0][0] if side == sides[0] else tiles[-1][-1]
        rows += [
            f"[{side.lower()}]",
            "goals = [{ pin = true }]" if edition == "normandy" else "goals = [{ points = 1 }]",
            *([f'spawn = [{{ tile = "{here}", for = "all" }}]'] if edition == "normandy" else []),
        ]
        if side == sides[0]:
            rows += [f"scouted = {[tile for names in tiles for tile in names]!r}".replace("'", '"')]
            at = [f'"{unit.title()} {name.title()}" = "X{105 + n}"' for n, name in enumerate(named)] if unit else []
            at += ['"Riflemen A" = "X21"'] if edition == "normandy" else []
            rows += [f"counters = {{ {', '.join(at)} }}"] if at else []
            for pile in ("deck", "supply"):
                rows += [f"[{side.lower()}.{pile}]", *(f'"Card {name}" = 6' for name in named)]
            rows += ['"Rifleman A" = 2'] if edition == "normandy" else []
        else:
            squad = "B" if edition == "normandy" else "A"
            man = f"Rifle{'men' if edition == 'normandy' else 'man'} {squad}"
            rows += [f'counters = {{ "{man}" = "{here}" }}']
            rows += [f"[{side.lower()}.deck]", f'"Rifleman {squad}" = 4']
    return "\n".join(rows)


def opened(case: str, folder: Path) -> Game:
    """Return a game of a case in which one of each card is in hand."""
    edition, kinds, *_ = CASES[case]
    file = folder / "huge.toml"
    file.write_text(written(case), "utf-8")
    side = "US" if edition == "normandy" else "LRDG"
    hand = {f"Card {letters(n)}": 1 for n in range(kinds)}
    data = {"format": "undaunted-nb position 1", "scenario": str(file), "phase": "turns", "turn": side, side: {"hand": hand}}
    return load(data)


def main(case: str = "") -> None:
    """Print one case: the longest list of 60 decisions, the slowest, and the memory; all of them, each in its own process."""
    if not case:
        import subprocess

        for name in CASES:
            subprocess.run([sys.executable, "-m", "tests.bench.huge", name], check=True)
        return
    import undaunted_nb as un

    un._give_words()
    before, begin = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, process_time()
    with tempfile.TemporaryDirectory() as folder:
        game, rng = opened(case, Path(folder)), Random(1)
        opening, longest, slowest = process_time() - begin, 0, 0.0
        for _ in range(60):
            if not game.position.to_act:
                break
            begin = process_time()
            longest = max(longest, len(game.legal_actions))
            game.play(random_choice(game.position, game.position.to_act[0], rng))
            slowest = max(slowest, process_time() - begin)
    memory = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) / 1024
    print(
        f"{case:<32} opened in {opening:.2f} s, at most {longest:,} actions, {slowest:.2f} s for one decision, {memory:.0f} MB", flush=True
    )


if __name__ == "__main__":
    main(*sys.argv[1:2])
