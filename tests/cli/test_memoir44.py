"""The command line with Memoir '44: every subcommand answers, and an error is one message."""

from __future__ import annotations

from pathlib import Path

import pytest

import undaunted_nb as un
from tests.cli.test_commands import run
from undaunted_nb.i18n import KNOWN
from undaunted_nb.play.game import load

START = "memoir44/pegasus-bridge"


@pytest.fixture
def ordered(tmp_path: Path) -> Path:
    game = un.new_game("memoir44/first-shots", seed=4)
    game.play(game.legal_actions[0])
    file = tmp_path / "turn.json"
    game.save(file)
    return file


def test_names() -> None:
    found = {it["name"] for it in run("scenarios", "--json").json}
    assert {START, "memoir44/long-front"} <= found
    for language, title in (("uk", "Довгий фронт"), ("ru", "Длинный фронт"), ("en", "The Long Front")):
        assert title in run("scenarios", "--lang", language).out
    assert "memoir44/board" in run("lessons").out


def test_legal_why_and_apply(ordered: Path, tmp_path: Path) -> None:
    assert "play " in run("legal", "memoir44/first-shots").out
    assert run("legal", ordered, "--json").json
    refused = run("why", ordered, "play Barrage")
    assert refused.code == 1
    assert "m44." in run("why", ordered, "play Barrage", "--json").out
    line = run("legal", ordered).out.splitlines()[0]
    assert run("why", ordered, line).code == 0
    assert run("apply", ordered, line, "--seed", "1", "--out", tmp_path / "next.json").code == 0
    assert load(tmp_path / "next.json").position != load(ordered).position
    assert run("apply", ordered, "play Barrage").code == 1


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("legal", "memoir44/pegasus"), "memoir44/pegasus-bridge"),
        (("legal", "memoir44"), "memoir44"),
        (("why", START, "fly C3"), "move"),
        (("why", START, "move C3 Z9"), "Z9"),
        (("why", START, "play Blitz"), "Blitz"),
        (("why", START, "play Probe"), "Probe Left"),
        (("apply", START, ""), "action"),
        (("walkthrough", "memoir44/overrum"), "memoir44/overrun"),
        (("editions", "memoir"), "memoir44"),
        (("odds", "--file", "memoir44/first-shots", "battle F3 A1"), "A1"),
        (("check", "memoir44/none.toml"), "none.toml"),
    ],
)
def test_bad_input_is_one_message(args: tuple[str, ...], words: str) -> None:
    said = run(*args)
    assert said.code == 2
    assert said.out == ""
    assert words in said.err


def test_editions_and_walkthrough() -> None:
    for language in KNOWN:
        assert run("editions", "memoir44", "--lang", language).out == f"{un.editions('memoir44', language=language)}\n"
    assert run("walkthrough", "memoir44/overrun", "--json").json


BROKEN = """format = "memoir44 scenario 1"
medals = { allies = 1, axis = 1 }
cards = { allies = 2, axis = 2 }
units = { allies = { infantry = ["A1"] }, axis = { infantry = ["A9"] } }
"""


@pytest.mark.parametrize(
    ("line", "place"),
    [
        ('board = "moon"', "board"),
        ('terrain = { moor = ["C3"] }', "terrain.moor"),
        ('terrain = { river = ["A1"] }', "units"),
        ('objects = { bridge = ["C3"] }', "objects.bridge"),
        ("players = { allies = 3, axis = 1 }", "players"),
        ('hands = { axis = ["Blitz"] }', "hands.axis"),
    ],
)
def test_check_names_the_faults_of_a_scenario(tmp_path: Path, line: str, place: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(BROKEN)
    assert run("check", file).code == 0
    file.write_text(BROKEN + line + "\n")
    said = run("check", file)
    assert said.code == 2
    faults = run("check", file, "--json").json["faults"]
    assert len(faults) == 1
    assert place in faults[0]["place"]
    assert faults[0]["text"] in said.err
