"""Shorter forms of scenario files mean the same as the full ones, and their faults name the line that was written."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import undaunted_nb as un
from tests.scenarios import test_north_africa_files
from undaunted_nb.engine.errors import FileError
from undaunted_nb.games.undaunted.files import scenario
from undaunted_nb.games.undaunted.files.numbers import box

FOLDER = Path(scenario.__file__).parents[1] / "normandy" / "scenarios"
FULL = (FOLDER / "la-raye.toml").read_text("utf-8")
PAGE = (FOLDER / "README.md").read_text("utf-8")
SHORT = FULL[: FULL.index("[us]")] + re.findall(r"```toml\n(\[both\].*?)```", PAGE, re.DOTALL)[0]


def faults(text: str) -> list[str]:
    """Return the faults of a file as a person reads them."""
    with pytest.raises(FileError) as caught:
        scenario.read(text, "mine.toml")
    return [str(fault) for fault in caught.value.faults]


def test_the_shorter_file_of_the_page_is_the_same_scenario() -> None:
    un._give_words()
    full, short = scenario.read(FULL, "mine.toml"), scenario.read(SHORT, "mine.toml")
    assert (short.setup, short.start) == (full.setup, full.start)
    assert len(SHORT) < len(FULL) * 4 / 5


def test_deck_and_supply_of_the_printed_setup_are_all_printed_copies() -> None:
    start, printed = scenario.read(FULL, "mine.toml").start, box("normandy").printed_counts
    for side in (0, 1):
        for card in start.deck[side]:
            assert start.deck[side][card] + start.supply[side].get(card, 0) == printed[side][card]


def test_a_side_keeps_what_it_gives_itself() -> None:
    text = SHORT.replace("[us]\n", '[us]\ngoals = [{ pin = true }]\ndeck = { "Rifleman A" = 2, "Mortar" = 0 }\n')
    found = scenario.read(text, "mine.toml")
    assert [goal.kind for goals in found.setup.goals for goal in goals] == ["pin", "points"]
    assert [deck["Rifleman A"] for deck in found.start.deck] == [2, 1]
    assert [supply["Rifleman A"] for supply in found.start.supply] == [3, 4]
    assert found.start.supply[0]["Mortar"] == box("normandy").printed_counts[0]["Mortar"]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('"Scout B" = 1', '"Skout B" = 1', 'line 29 (both.deck."Skout B"): This side has no card “Skout B”. Did you mean “Scout B”?'),
        ('"Scout B" = 1', '"Scout B" = 100', 'line 29 (both.deck."Scout B"): 100 is out of range.'),
        ('supply = "rest"', 'supply = "Rest"', "line 20 (both.supply): “Rest” doesn’t fit here. Did you mean “rest”?"),
        ("goals = [{ points = 5 }]", "goal = []", "line 19 (both.goal): Unknown field “goal”. Did you mean “goals”?"),
        ('5B = "all"', '5C = "all"', "line 38 (de.spawn.5C): Unknown tile “5C”."),
        ('5B = "all"', '5B = "none"', "line 38 (de.spawn.5B): Expected"),
        ('5B = ["Riflemen A"', '5B = ["Rifelmen A"', "line 39 (de.counters.5B): This side has no counter “Rifelmen A”."),
        ('5B = ["Riflemen A"', '5b = ["Riflemen A"', "line 39 (de.counters.5b): Unknown tile “5b”. Did you mean “5B”?"),
        ('5B = ["Riflemen A"', '8A = ["Scouts B"], 5B = ["Riflemen A"', "line 39 (de.counters.5B): “Scouts B” is already in this list."),
    ],
)
def test_a_fault_names_the_line_that_was_written(old: str, new: str, told: str) -> None:
    un._give_words()
    assert old in SHORT
    found = faults(SHORT.replace(old, new))
    assert len(found) == 1, found
    assert found[0].startswith(told)


def test_counters_by_tile_in_the_desert() -> None:
    full = test_north_africa_files.GOOD
    assert '"Scout" = "12A"' in full
    short = full.replace('"Scout" = "12A"', '12A = ["Scout"]')
    assert scenario.read(short, "mine.toml").start == scenario.read(full, "mine.toml").start
