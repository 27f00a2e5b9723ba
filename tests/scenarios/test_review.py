"""`undaunted-nb check` on a scenario: a summary and a picture to lay beside the book, and what cannot work."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import undaunted_nb as un
from tests.cli.test_commands import run
from tests.scenarios.test_files import GOOD
from undaunted_nb.cli.check import review

GAMES = Path(un.__file__).parent / "games"
SWORD = (GAMES / "memoir44" / "scenarios" / "sword-beach.toml").read_text("utf-8")
FORESTS = ", ".join(f'"{column}{row}"' for row in (9, 7, 5, 3) for column in "ABCDEFGHIJKLM")


def doubts(text: str, folder: Path) -> list[str]:
    """Return what cannot work in a file."""
    file = folder / "mine.txt"
    file.write_text(text, "utf-8")
    found = run("check", file, "--json")
    assert found.code == 0, found.err
    lines: list[str] = found.json["doubts"]
    assert run("check", file).out.count("\n") == 1 + len(found.json["summary"]) + len(lines) + bool(lines)
    return lines


@pytest.mark.parametrize(
    ("text", "old", "new", "told"),
    [
        (GOOD, "[{ points = 1 }]", "[]", ["US has no goal"]),
        (GOOD, "[{ points = 1 }]", "[{ points = 2 }]", ["US needs 2 points, but only 1 is on the board."]),
        (GOOD, '"Rifleman A" = 2, "Chief A" = 1', "", ["US has no cards in the deck.", "US Riflemen A is on the board but has no cards"]),
        (GOOD, '"Rifleman B" = 1', '"Rifleman B" = 0', ["Germany has no cards in the deck.", "German Riflemen B is on the board"]),
        (GOOD, '"Rifleman A" = 2', '"Rifleman A" = 2, "Scout A" = 1', []),
        (GOOD, '"Rifleman B" = 1', '"Rifleman B" = 1\n"Scout A" = 1', ["German Scouts A has cards but no way to come onto the board."]),
        (SWORD, "medals = { allies = 5, axis = 5 }", "medals = { allies = 0, axis = 5 }", ["Allies needs 0 medals"]),
        (SWORD, "medals = { allies = 5, axis = 5 }", "medals = { allies = 12, axis = 5 }", ["Allies needs 12 medals, but can win only"]),
        (SWORD, "cards = { allies = 5, axis = 4 }", "cards = { allies = 5, axis = 0 }", ["Axis starts with no command cards."]),
        (SWORD, 'forest = ["K9", "a8", "b8", "j8"]', f"hill = [{FORESTS}]", ["This needs 55 terrain hexes, but the box has 44."]),
        (SWORD, 'armor = ["A9"]', 'artillery = ["A9", "B9", "C9", "D9"]', ["This needs 8 artillery figures (Axis), but the box has 6."]),
    ],
)
def test_review_warns_about_what_cannot_work(text: str, old: str, new: str, told: list[str], tmp_path: Path) -> None:
    assert old in text
    changed = text.replace(old, new, 1)
    if "hill" in new:
        changed = changed.replace('town = ["B9", "F9", "M9"]', 'town = ["a8", "b8", "c8"]')
    if "artillery" in new:
        changed = changed.replace('artillery = ["G7"]', 'armor = ["G7"]')
    found = doubts(changed, tmp_path)
    assert len(found) == len(told), found
    assert all(line.startswith(start) for line, start in zip(found, told, strict=True)), found


@pytest.mark.parametrize("name", [scenario["name"] for scenario in un.scenarios()])
def test_every_built_in_scenario_works(name: str) -> None:
    found = review(name)
    assert found["doubts"] == []
    assert len(found["summary"]) > 6


def test_the_picture_has_the_whole_board(tmp_path: Path) -> None:
    (tmp_path / "mine").write_text(GOOD, "utf-8")
    assert run("check", tmp_path / "mine", "--picture", tmp_path / "mine.svg").code == 0
    drawn = "".join(ET.parse(tmp_path / "mine.svg").getroot().itertext())  # noqa: S314  (our own file)
    assert all(tile in drawn for tile in ("17B", "1A", "2A", "X1"))
    numbers = tmp_path / "numbers.toml"
    numbers.write_text('format = "undaunted-nb numbers 1"\nedition = "normandy"\n', "utf-8")
    said = run("check", numbers, "--picture", tmp_path / "no.svg")
    assert said.code == 2
    assert "has no board to draw" in said.err
