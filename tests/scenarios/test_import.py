"""A scenario typed into a spreadsheet becomes the same scenario file, and faults name rows."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import undaunted_nb as un
from tests.cli.test_commands import run
from undaunted_nb.engine.text import Text
from undaunted_nb.files.checker import parse_toml
from undaunted_nb.games.memoir44.files import scenario as memoir
from undaunted_nb.games.undaunted.files import scenario
from undaunted_nb.i18n import LANGUAGES, say

FOLDER = Path(scenario.__file__).parents[1] / "normandy" / "scenarios"
PAGE = (FOLDER / "README.md").read_text("utf-8")
LA_RAYE = re.findall(r"```csv\n(.*?)```", PAGE, re.DOTALL)[0]
MEMOIR = memoir.folder()
un._give_words()


def imported(table: str, folder: Path) -> str:
    (folder / "mine.csv").write_text(table, "utf-8")
    said = run("import", folder / "mine.csv", folder / "mine.toml", "--force")
    assert said.code == 0, said.err
    return (folder / "mine.toml").read_text("utf-8")


def faults(table: str, folder: Path) -> list[str]:
    (folder / "bad.csv").write_text(table, "utf-8")
    said = run("import", folder / "bad.csv")
    assert said.code == 2
    assert not (folder / "bad.toml").exists()
    return [line.strip() for line in said.err.splitlines()[1:]]


@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
def test_la_raye_as_a_table_is_la_raye(delimiter: str, tmp_path: Path) -> None:
    table = LA_RAYE if delimiter == "," else LA_RAYE.replace(",", delimiter).replace("0.5", "0,5")
    found = scenario.read(imported("\ufeff" + table, tmp_path), "mine.toml")
    wanted = scenario.read((FOLDER / "la-raye.toml").read_text("utf-8"), "mine.toml")
    assert (found.setup, found.start) == (wanted.setup, wanted.start)


def rows_of(data: dict[str, Any]) -> list[tuple[str, str, str, str]]:
    """Return a published set-up of Memoir '44 as rows."""
    rows = [("game", "", "", "memoir44"), ("board", "", "", data.get("board", "country")), ("first", data["first"], "", "")]
    rows += [(what, side, "", str(n)) for what in ("medals", "cards") for side, n in data[what].items()]
    rows += [("terrain", "", name, " ".join(tiles)) for name, tiles in data["terrain"].items()]
    for name, tiles in data["objects"].items():
        given = tiles.items() if isinstance(tiles, dict) else [("", tiles)]
        rows += [("object", side, name, " ".join(there)) for side, there in given]
    for side, units in data["units"].items():
        rows += [("unit", side, kind, " ".join(tiles)) for kind, tiles in units.items()]
    return [*rows, *(("objective", it["side"], "", " ".join(it["hexes"])) for it in data["objectives"])]


def test_a_published_set_up_of_memoir_as_a_table_is_the_same(tmp_path: Path) -> None:
    text = (MEMOIR / "sword-beach.toml").read_text("utf-8")
    rows = rows_of(parse_toml(text, "sword-beach.toml"))
    found = memoir.read(imported("what,side,name,value\n" + "\n".join(",".join(row) for row in rows), tmp_path), "mine.toml")
    wanted = memoir.read(text, "mine.toml")
    for field in ("sides", "board", "terrain", "objects", "owners", "medals_to_win", "objectives"):
        assert getattr(found.setup, field) == getattr(wanted.setup, field), field
    placed = [{(unit, *stand) for unit, stand in zip(it.setup.units, it.start.stands, strict=True)} for it in (found, wanted)]
    assert placed[0] == placed[1]
    assert (found.start.wire, found.start.sandbags, found.start.turn) == (wanted.start.wire, wanted.start.sandbags, wanted.start.turn)
    weak = imported("\n".join(",".join(row) for row in rows).replace("armor,A9", "armor,A9:2"), tmp_path)
    assert ("A9", 2) in memoir.read(weak, "mine.toml").start.stands


def test_the_desert_as_a_table(tmp_path: Path) -> None:
    table = """game,,,north-africa
column,,0,10A 1B
column,,0.5,19A 7A
objective,,19A,1
structure,,Well,7A
exit,,,10A
initiative,,,LRDG
goal,LRDG,points,1
goal,Italy,neutralize,"Scout, Rifleman"
vehicle,lrdg,Patrol Truck,10A
counter,LRDG,Scout,Patrol Truck / driver
counter,LRDG,Rifleman,1B
deck,LRDG,Scout,2
deck,LRDG,Rifleman,1
counter,Italy,Rifleman A,19A
deck,Italy,Rifleman A,2
supply,,,rest
"""
    found = scenario.read(imported(table, tmp_path), "mine.toml")
    assert found.start.seats == {"LRDG Scout": ("Patrol Truck", "driver")}
    assert found.setup.exits == ("10A",)
    assert found.setup.goals[1][0].names == ("LRDG Scout", "LRDG Rifleman")


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("deck,,Scout B,1", "deck,,Scout B,one", ["row 25: Expected a number without quotation marks, got 'one'."]),
        ("deck,,Scout B,1", "deck,,Skout B,1", ["row 25: This side has no card “Skout B”. Did you mean “Scout B”?"]),
        ("goal,,points,5", "goal,,point,5", ["row 17: Unknown field “point”. Did you mean “points”?"]),
        ("spawn,US", "spwn,US", ["row 31: “spwn” doesn’t fit here. Did you mean “spawn”?"]),
        ("spawn,US", "spawn,USA", ["row 31: Unknown side “USA”. Did you mean “US”?"]),
        ("17B 13B 3B", "17B 13b 3B", ["row 7: Unknown tile “13b”. Did you mean “13B”?"]),
        ("objective,,16B,1", "objective,,2B,1", ["row 11: “2B” is set twice, first in line 10."]),
        ("game,,,normandy", "game,,,normandie", ["row 2: Unknown edition “normandie”. Did you mean “normandy”?"]),
        ("game,,,normandy\n", "", ["“game” is missing. Add it."]),
        ("column,,1,", "column,,x,", ["row 6: Expected a number without quotation marks, got 'x'."]),
        ("game,,,normandy", "game,,,normandy,,more", ["row 2: This row has 6 cells."]),
        ("game,,,normandy", 'game,,,"normandy', ["This is not a CSV file"]),
    ],
)
def test_faults_name_rows(old: str, new: str, told: list[str], tmp_path: Path) -> None:
    assert old in LA_RAYE
    found = faults(LA_RAYE.replace(old, new, 1), tmp_path)
    assert len(found) == len(told), found
    assert all(line.startswith(start) for line, start in zip(found, told, strict=True)), found


def test_a_game_without_tables_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("undaunted_nb.cli.importing.has_part", lambda system, part: (system, part) != ("undaunted", "sheet"))
    assert faults(LA_RAYE, tmp_path) == ["row 2: Unknown edition “normandy”. Available: memoir44."]


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    (tmp_path / "mine.csv").write_text(LA_RAYE, "utf-8")
    assert run("import", tmp_path / "mine.csv").code == 0
    assert run("import", tmp_path / "mine.csv").code == 2
    assert all("place" not in say(Text("place-row", {"line": "3"}), language) for language in LANGUAGES)
