"""Play variants of a game, each in its own process: ``python -m tests.kit.broken FOLDER KIND`` prints what their tests say."""

from __future__ import annotations

import json
import multiprocessing
import shutil
import sys
import tomllib
import traceback
from pathlib import Path

from tests.kit.packages import add_game
from tests.project.paths import ROOT
from undaunted_nb.cli.game_template import NAME
from undaunted_nb.testing.conformance import GameTests

TEMPLATE = ROOT / "undaunted_nb" / "template"
FILE = tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))
VARIANTS = {entry["name"]: entry for entry in FILE["variant"]}
"""The broken variants."""
VARIATIONS = {entry["name"]: entry for entry in FILE["variation"]}
"""The variants that pass all tests."""


class Tests(GameTests):
    """The tests of a variant, with few games by chance."""

    system = NAME
    seeds = 2


class ShortTests(Tests):
    """The tests of a variant that passes all of them."""

    seeds = 1
    every = 3


def play(folder: str, name: str) -> str:
    """Return what the test of a broken variant says ("": it passes)."""
    variant = VARIANTS[name]
    prepare(Path(folder) / name.replace(" ", "-"), [[variant["file"], variant["old"], variant["new"]]])
    return run(Tests(), variant["test"])


def play_all(folder: str, name: str) -> str:
    """Return what the first test says that a good variant does not pass ("": it passes all)."""
    variation = VARIATIONS[name]
    place = Path(folder) / name.replace(" ", "-")
    prepare(place, variation.get("edits", []))
    for part in variation.get("remove", []):
        path = place / NAME / part
        shutil.rmtree(path) if path.is_dir() else path.unlink()
    tests = variation.get("tests") or [test for test in dir(GameTests) if test.startswith("test_")]
    return next((f"{test}: {message}" for test in tests if (message := run(ShortTests(), test))), "")


def prepare(place: Path, edits: list[list[str]]) -> None:
    """Write a game with some texts of its files replaced, and let it be found as an installed package."""
    shutil.copytree(TEMPLATE, place)
    add_game(place, NAME)
    for path, old, new in edits:
        file = place / NAME / path
        text = file.read_text("utf-8")
        assert text.count(old) == 1, f"{place.name}: {path} must have {old!r} once"
        file.write_text(text.replace(old, new), "utf-8")
    sys.path.insert(0, str(place))


def run(tests: Tests, test: str) -> str:
    """Return what a test says ("": it passes)."""
    try:
        getattr(tests, test)()
    except AssertionError as error:
        return str(error)
    except Exception:  # noqa: BLE001  (it is shown, and is no message that names a mistake)
        return traceback.format_exc()
    return ""


KINDS = {"variant": (play, VARIANTS), "variation": (play_all, VARIATIONS)}


def main(folder: str, kind: str) -> None:
    """Print the messages by variant."""
    play_one, names = KINDS[kind]
    with multiprocessing.get_context("fork").Pool(2, maxtasksperchild=1) as pool:
        said = pool.starmap(play_one, [(folder, name) for name in names], chunksize=1)
    print(json.dumps(dict(zip(names, said, strict=True))))


if __name__ == "__main__":
    main(*sys.argv[1:])
