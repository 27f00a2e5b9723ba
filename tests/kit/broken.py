"""Play the broken variants of a game, each in its own process: ``python -m tests.kit.broken FOLDER`` prints what their tests say."""

from __future__ import annotations

import json
import multiprocessing
import shutil
import sys
import tomllib
from pathlib import Path

from tests.kit.packages import add_game
from tests.project.paths import ROOT
from undaunted_nb.cli.game_template import NAME
from undaunted_nb.testing.conformance import GameTests

TEMPLATE = ROOT / "undaunted_nb" / "template"

VARIANTS = {entry["name"]: entry for entry in tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))["variant"]}


class Tests(GameTests):
    """The tests of a variant, with few games by chance."""

    system = NAME
    seeds = 2


def play(folder: str, name: str) -> str:
    """Return what the test of a variant says ("": it passes)."""
    variant, place = VARIANTS[name], Path(folder) / name.replace(" ", "-")
    shutil.copytree(TEMPLATE, place)
    add_game(place, NAME)
    file = place / NAME / variant["file"]
    text = file.read_text("utf-8")
    assert text.count(variant["old"]) == 1, f"{name}: {variant['file']} must have {variant['old']!r} once"
    file.write_text(text.replace(variant["old"], variant["new"]), "utf-8")
    sys.path.insert(0, str(place))
    try:
        getattr(Tests(), variant["test"])()
    except AssertionError as error:
        return str(error)
    return ""


def main(folder: str) -> None:
    """Print the messages by variant."""
    with multiprocessing.get_context("fork").Pool(2, maxtasksperchild=1) as pool:
        results = pool.starmap(play, [(folder, name) for name in VARIANTS], chunksize=1)
    print(json.dumps(dict(zip(VARIANTS, results, strict=True))))


if __name__ == "__main__":
    main(sys.argv[1])
