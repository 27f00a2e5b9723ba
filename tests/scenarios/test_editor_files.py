"""Files of the official editor of Memoir '44: the same scenario, a list of what was left out, and one clear error for any damage."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Mapping
from copy import deepcopy
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

import undaunted_nb as un
from tests.cli.test_commands import run
from tests.sampling import NIGHTLY
from undaunted_nb.engine.errors import Fault, FileError
from undaunted_nb.engine.text import Text
from undaunted_nb.files.checker import Checker, parse_toml
from undaunted_nb.files.toml_text import toml_text
from undaunted_nb.games.memoir44.files import m44, scenario
from undaunted_nb.games.undaunted import system as undaunted
from undaunted_nb.i18n import LANGUAGES, say
from undaunted_nb.kit.boards import hex_board
from undaunted_nb.kit.importing import Import

BOARD = hex_board()
README = (scenario.folder() / "README.md").read_text("utf-8")
EXAMPLE, TOLD = (re.findall(rf"```{kind}\n(.*?)```", README, re.DOTALL)[-1] for kind in ("json", "text"))
NAMES = {"forest": "woods", "hedgerow": "hedgerow", "hill": "hills", "town": "buildings", "river": "river", "beach": "beach"}
KINDS = {kind: name for name, kind in m44.UNITS.items()} | {"french_resistance": "inf2"}
OWN = (
    "broken-ground", "bunker-on-the-hill", "drill-ground", "edge-of-the-wood", "first-shots", "first-wave", "over-the-bridge", "the-maquis",
)  # fmt: skip
un._give_words()


def editor_file(data: Mapping[str, Any]) -> dict[str, Any]:
    """Return one of the project's own scenarios as the editor would write it."""
    hexes: dict[str, dict[str, Any]] = {tile: {"row": row, "col": col} for tile, (col, row) in BOARD.coordinates.items()}
    for kind, tiles in data.get("terrain", {}).items():
        for tile in tiles:
            hexes[tile]["terrain"] = {"name": NAMES[kind]}
    for kind, tiles in data.get("objects", {}).items():
        layer = "rect_terrain" if kind in ("bridge", "bunker") else "obstacle"
        name = "sand" if kind == "sandbags" else kind
        for owner, there in tiles.items() if isinstance(tiles, dict) else [("", tiles)]:
            for tile in there:
                hexes[tile][layer] = {"name": name, "orientation": 1, **({"original_owner": owner.upper()} if owner else {})}
    for side, groups in data["units"].items():
        for kind, units in groups.items():
            for unit in units:
                entry = unit if isinstance(unit, dict) else {"at": unit}
                badge = {"badge": "badge3"} if kind == "french_resistance" else {}
                figures = {"nbr_units": str(entry["figures"])} if "figures" in entry else {}
                hexes[entry["at"]]["unit"] = {"name": KINDS[kind] + ("us" if side == "allies" else "ger"), **badge, **figures}
    for goal in data.get("objectives", ()):
        tile, *group = goal["hexes"]
        medal = {"permanent": not goal.get("hold", True), "counts_for": goal.get("medals", 1), "nbr_hex": 1}
        tag = {"name": "medal1" if goal["side"] == "allies" else "medal2", "group": group, "medal": medal}
        hexes[tile].setdefault("tags", []).append(tag)
    return {
        "meta_data": {"software": "sed 1.2"},
        "game_info": {
            "starting": "PLAYER2" if data["first"] == "allies" else "PLAYER1",
            "side_player1": "AXIS", "side_player2": "ALLIES", "country_player1": "DE", "country_player2": "US",
            **{f"cards_player{n}": data["cards"][side] for n, side in ((1, "axis"), (2, "allies"))},
            **{f"victory_player{n}": data["medals"][side] for n, side in ((1, "axis"), (2, "allies"))},
            "victory_conditions": [{"standard": {}}],
        },
        "board": {
            "type": "STANDARD", "face": data.get("board", "country").upper(), "labels": [],
            "hexagons": [entry for entry in hexes.values() if len(entry) > 2],
        },
        "packs": {}, "text": {"en": {"name": data["title"]}},
    }  # fmt: skip


def shipped(name: str) -> dict[str, Any]:
    data: dict[str, Any] = parse_toml(scenario.text_of(f"memoir44/{name}"), name)
    return data


def taken(data: Any) -> tuple[dict[str, Any], list[str]]:
    """Return the draft and the list of what was left out. The draft has no problems."""
    result = m44.read(data if isinstance(data, str) else json.dumps(data), "mine.m44")
    return dict(result.draft), [str(line) for line in result.left_out]


def faults(data: Any) -> list[str]:
    with pytest.raises(FileError) as caught:
        taken(data)
    return [str(fault) for fault in caught.value.faults]


def small(**fields: Any) -> dict[str, Any]:
    """Return a file with a single hex, C7, which has these fields."""
    data: dict[str, Any] = json.loads(EXAMPLE)
    data["board"]["hexagons"] = [{"row": 2, "col": 4, **fields}]
    return data


@pytest.mark.parametrize("name", OWN)
def test_own_scenario_from_an_editor_file_is_the_same(name: str) -> None:
    data = shipped(name)
    draft, left = taken(editor_file(data))
    assert left == []
    found = scenario.read(toml_text(draft), "mine.toml")
    wanted = scenario.read(toml_text({key: data[key] for key in data if key not in ("hands", "special")}), "mine.toml")
    assert found.title == wanted.title
    for field in ("sides", "board", "terrain", "objects", "owners", "medals_to_win"):
        assert getattr(found.setup, field) == getattr(wanted.setup, field), field
    assert sorted(found.setup.objectives) == sorted(wanted.setup.objectives)
    pairs = [zip(it.setup.units, it.start.stands, strict=True) for it in (found, wanted)]
    placed = [{(unit.side, unit.kind, stand) for unit, stand in both} for both in pairs]
    assert placed[0] == placed[1]
    assert (found.start.wire, found.start.sandbags, found.start.turn) == (wanted.start.wire, wanted.start.sandbags, wanted.start.turn)


def test_sides_can_change_places() -> None:
    data = small(unit={"name": "infger"})
    data["game_info"] |= {"side_player1": "ALLIES", "side_player2": "AXIS", "cards_player1": 6}
    draft, _ = taken(data)
    assert (draft["top"], draft["first"], draft["cards"]) == ("allies", "axis", {"allies": 6, "axis": 5})
    assert scenario.read(toml_text(draft), "x").setup.sides == ("axis", "allies")


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        ({"terrain": {"name": "church"}}, ["C7: Unknown terrain or object “church”."]),
        ({"terrain": {"name": "woods"}, "rect_terrain": {"name": "hills"}}, ["C7: Unknown terrain or object “hills”."]),
        ({"terrain": {"name": "hills", "behavior": "CLIFF"}}, ["C7: Unknown entry “behavior = CLIFF”."]),
        ({"terrain": {"name": "hills", "behavior": "HILL"}}, []),
        ({"rect_terrain": {"name": "bridge"}}, ["C7: The bridge doesn’t cross a river."]),
        ({"rect_terrain": {"name": "bunker"}}, ["C7: The file doesn’t say which side the bunker protects."]),
        (
            {"rect_terrain": {"name": "bunker"}, "unit": {"name": "gunger"}},
            ["C7: The file doesn’t say which side the bunker protects. Here it is the side of the unit in it: Axis."],
        ),
        ({"rect_terrain": {"name": "bunker", "original_owner": "ALLIES"}, "unit": {"name": "gunger"}}, []),
        ({"terrain": {"name": "curve"}, "unit": {"name": "infus"}}, ["C7: The unit is in a river without a bridge."]),
        ({"unit": {"name": "pdestroyer"}}, ["C7: Unknown unit “pdestroyer”."]),
        ({"unit": {"name": "inffin"}}, ["C7: Unknown unit “inffin”."]),
        ({"unit": {"name": "infger", "badge": "badge37"}}, ["C7: Unknown badge “badge37”. Its unit is on the board without it."]),
        ({"unit": {"name": "inf2us", "badge": "badge2"}}, []),
        ({"unit": {"name": "inf2us", "nbr_units": 3}}, [
            "C7: “inf2us” with figures: 3. It is on the board as Special Forces, with figures: 3. Check its kind.",
        ]),
        ({"unit": {"name": "tankru", "equipment": "boat"}}, [
            "C7: Unknown nation “ru”. Its units belong to this side and have no rules of their own: Allies.",
            "C7: Unknown entry “equipment = boat”.",
        ]),
        ({"tags": [{"name": "tag5", "behavior": "EXIT_MARKER"}]}, ["C7: Unknown marker “EXIT_MARKER”."]),
        ({"tags": [{"name": "medal3"}]}, ["C7: The file doesn’t say which side can win the medal “medal3”."]),
        ({"tags": [{"name": "medal1", "medal": {"nbr_hex": 2}}]}, ["C7: The medal “medal1” has an unknown condition: nbr_hex = 2."]),
        ({"smoke": 1}, ["C7: Unknown entry “smoke = 1”."]),
    ],
)  # fmt: skip
def test_what_the_game_does_not_know_is_named_with_its_hex(fields: dict[str, Any], told: list[str]) -> None:
    draft, left = taken(small(**fields))
    assert left == told
    scenario.read(toml_text(draft), "mine.toml")


def test_the_rest_of_a_file_is_named_with_its_place() -> None:
    data = small(tags=[{"name": "medal0", "group": ["A1"]}], unit={"name": "tank2ger"})
    data["board"]["hexagons"] += [{"row": 0, "col": 0, "terrain": {"name": "church"}}, {"row": 1, "col": 1, "terrain": {"name": "church"}}]
    data["board"]["hexagons"] += [data["board"]["hexagons"][0]]
    data["board"] |= {"face": "DESERT", "labels": [{"text": ["Old", "Mill"]}, {"text": []}]}
    data["game_info"] |= {"starting": "DICE", "country_player2": "FR", "options": {"blitz_rules": True, "deck": "X", "night": False}}
    data["text"] = {"fr": {"name": "Le\u202e Port", "rules": "Word " * 50, "victory": "", "historical": "Long ago."}}
    draft, left = taken(data)
    assert [objective["side"] for objective in draft["objectives"]] == ["allies", "axis"]
    assert draft["objectives"][0]["hexes"] == ["C7", "A1"]
    assert (draft["title"], draft["board"], draft["units"]["axis"]) == ("Le? Port", "country", {"elite_armor": ["C7"]})
    assert [re.sub(r"(Word )+", "Word ", line) for line in left] == [
        "game_info.options: Unknown entry “blitz_rules”.",
        "game_info.options: Unknown entry “deck = X”.",
        "game_info.country_player2: Unknown nation “FR”. Its units belong to this side and have no rules of their own: Allies.",
        "A9, a8: Unknown terrain or object “church”.",
        "C7: This hex is in the file again. Only its first entry was read.",
        "board.labels: Names on the map: Old Mill.",
        "text.fr.rules: Rules in words can’t be imported: “Word …”",
        "board.face: Unknown board “DESERT”. The scenario has countryside instead.",
        "game_info.starting: The file doesn’t say who moves first. Here it is this side: Allies.",
    ]


NESTED = '{"board": {"hexagons": [' + "[" * 100_000


@pytest.mark.parametrize(
    ("data", "told"),
    [
        ("", "line 1, column 1: This is not valid JSON"),
        ("format = 1", "line 1, column 1: This is not valid JSON"),
        ("[1, 2]", "The file must contain one JSON object"),
        ('{"cells": []}', "This is not a scenario of the Memoir '44 editor"),
        ('{"board": [1]}', "This is not a scenario of the Memoir '44 editor"),
        (NESTED, "This is nested too deeply"),
        ('{"board": {"hexagons": [' + "9" * 5000 + "]}}", "This is nested too deeply"),
        (small() | {"game_info": {}}, "game_info.side_player1: “side_player1” is missing. Add it."),
        (small() | {"game_info": 3}, "game_info: Expected a table, got 3."),
        (small() | {"text": [1]}, "text: Expected a table, got a list"),
        (small(row=float("nan")), "board.hexagons[0].row: Expected a number without quotation marks, got nan."),
        (small(row=-1), "board.hexagons[0].row: -1 is out of range. Use a whole number from 0 to 99."),
        (small(row=10**400), "board.hexagons[0].row: "),
        (small(row=None), "board.hexagons[0].row: Expected a number without quotation marks, got None."),
        (small(row=1), "board.hexagons[0]: Row 1 has no column 4."),
        (small(row=12), "board.hexagons[0]: This is not the standard board (row=12, col=4)."),
        (small(terrain="woods"), "C7.terrain: Expected a table, got 'woods'."),
        (small(terrain={"name": 3}), "C7.terrain.name: Expected a text, in quotation marks, got 3."),
        (small(terrain={"orientation": 3}), "C7.terrain.name: “name” is missing. Add it."),
        (small(unit={"name": "infus", "nbr_units": 0}), "C7.unit.nbr_units: 0 is out of range."),
        (small(tags={"name": "medal1"}), "C7.tags: Expected a list"),
        (small(tags=[{"name": "medal1", "group": ["Z9"]}]), "C7.tags[0].group[0]: Unknown hex “Z9”."),
        (small(tags=[{"name": "medal1", "medal": {"counts_for": 100}}]), "C7.tags[0].medal.counts_for: 100 is out of range."),
    ],
)
def test_damage_is_one_clear_error(data: Any, told: str) -> None:
    found = faults(data)
    assert found[0].startswith(told), found


@pytest.mark.parametrize("board", ["BRKTHRU", "OVERLORD", 17])
def test_another_size_of_the_board_is_one_error(board: object) -> None:
    data = editor_file(shipped("first-wave"))
    data["board"]["type"] = board
    (told,) = faults(data)
    assert told == f"board.type: This is not the standard board ({board}). Only scenarios on one board with 9 rows can be imported."


def test_wrong_sides_are_named() -> None:
    data = small()
    data["game_info"] |= {"side_player1": "AXIS", "side_player2": "AXIS", "cards_player2": 21}
    assert faults(data) == [
        "game_info.side_player2: Both players have this side. One must be ALLIES and the other AXIS.",
        "game_info.cards_player2: 21 is out of range. Use a whole number from 0 to 20.",
    ]
    data["game_info"]["side_player1"] = "AXLS"
    assert faults(data)[0] == "game_info.side_player1: Unknown side “AXLS”. Did you mean “AXIS”?"


JUNK: list[Any] = [
    None, True, 0, -1, 3, 99, 10**30, 1.5, float("nan"), "", "x", "woods", "bridge", "river", "infus", "tank2jp", "medal0", "A1", "\ud800",
    "\x1b[2J", [], ["A1", "b2"], [[]], {}, {"name": "medal2"}, {"name": "infger", "nbr_units": "2"}, {"name": "river"},
    {"name": "bunker"}, "BEACH",
]  # fmt: skip
FIELDS = [
    "row", "col", "terrain", "rect_terrain", "obstacle", "unit", "tags", "name", "badge", "medal", "group", "behavior", "nbr_units", "text",
]  # fmt: skip


def damage(data: Any, random: Random) -> None:
    """Change something somewhere in a file: a value, a field, the order or the number of entries."""
    node = data
    while True:
        key = random.choice(list(node) if isinstance(node, dict) else range(len(node)))
        if not node[key] or not isinstance(node[key], dict | list) or random.random() < 0.1:
            break
        node = node[key]
    junk = deepcopy(random.choice(JUNK))
    match random.randrange(4):
        case 0:
            del node[key]
        case 1 if isinstance(node, list):
            node.insert(key, deepcopy(random.choice(node)))
        case 2 if isinstance(node, dict):
            node[random.choice(FIELDS)] = junk
        case _:
            node[key] = junk


def test_no_damaged_file_hurts() -> None:
    """Each of thousands is refused with a place, or gives a scenario without problems and a list without a missing word."""
    random = Random(44)
    starts = [json.dumps(editor_file(shipped(name))) for name in ("first-wave", "over-the-bridge", "bunker-on-the-hill")]
    starts += [EXAMPLE, json.dumps(small(tags=[{"name": "medal1", "group": ["A1"]}], unit={"name": "infger"}))] * 3
    missing: list[str] = []
    refused = 0
    for number in range(100_000 if NIGHTLY else 3000):
        data = json.loads(random.choice(starts))
        for _ in range(random.randint(1, 3)):
            if data:
                damage(data, random)
        text = json.dumps(data)
        if number % 10 == 0:  # the text itself
            cut = random.randrange(len(text))
            text = text[:cut] + random.choice(("", "{", "]", '"', "\x00", "9" * 5000)) + text[cut + random.randrange(40) :]
        try:
            result = m44.read(text, "bad.m44")
        except FileError as error:
            refused += 1
            missing += re.findall(r"\[(?:fault|m44).*", str(error))
            continue
        missing += re.findall(r"\[m44.*", "\n".join(map(str, result.left_out)))
        if number % 4 == 0 or NIGHTLY:  # this takes long
            check = Checker("", "bad.m44")
            assert scenario.read_draft(check, result.draft) is not None, (check.faults, text)
            assert parse_toml(toml_text(result.draft), "mine.toml") == result.draft
    assert missing == []
    assert 500 < refused < number


def test_many_unknown_parts_are_a_short_list() -> None:
    data = small()
    data["game_info"]["options"] = {f"rule {n}": True for n in range(5000)}
    _, left = taken(data)
    assert len(left) == 101
    assert left[-1] == "There is more: 4,900."


# The command, and games of others


def test_command_makes_a_file_and_lists_what_it_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("my-beach.m44").write_text(EXAMPLE, "utf-8")
    said = run("import", "my-beach.m44")
    assert (said.code, said.out) == (0, TOLD)
    assert scenario.load("my-beach.toml").title == "My beach"
    assert run("check", "my-beach.toml").code == 0
    again = run("import", "my-beach.m44")
    assert again.code == 2
    assert "already exists" in again.err
    Path("renamed.json").write_text(EXAMPLE, "utf-8")  # its content decides then
    assert "c6" in run("import", "renamed.json", "--lang", "uk").out
    Path("bad.m44").write_text("what,side,name,value")
    assert "not valid JSON" in run("import", "bad.m44").err
    assert not Path("bad.toml").exists()
    with pytest.raises(FileError, match=r"undaunted-nb import my-beach\.m44"):
        un.new_game("my-beach.m44")


@pytest.mark.parametrize("name", ["my-beach.m44", "renamed.json", "renamed"])
def test_check_names_the_editor_and_what_to_do(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path(name).write_text(EXAMPLE, "utf-8")
    said = run("check", name)
    assert said.code == 2
    assert f"the Memoir '44 editor. Convert it first: undaunted-nb import {name}" in said.err
    assert "редактор" in run("legal", name, "--lang", "uk").err


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_has_words(language: str) -> None:
    data = small(tags=[{"name": "medal3"}], unit={"name": "inf2ru", "nbr_units": 3}, terrain={"name": "church"})
    lines = [say(fault.text, language) for fault in m44.read(json.dumps(data), "").left_out]
    assert len(lines) == 4
    assert language == "en" or not any("unknown" in line.casefold() for line in lines)


def test_a_game_can_bring_its_own_importer(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    draft = parse_toml(undaunted.scenario.text_of("normandy/la-raye"), "x")
    mine = SimpleNamespace(
        PROGRAM=Text("m44-program"),
        is_known=lambda text: text == "map",
        read=lambda *_: Import(draft, [Fault("1A", Text("m44-left-twice"))]),
    )
    monkeypatch.setitem(sys.modules, "undaunted_nb.games.undaunted.files.mine", mine)
    monkeypatch.setattr(undaunted, "IMPORTERS", {".mine": "files.mine"}, raising=False)
    (tmp_path / "x.txt").write_text("map")
    assert "1A: This hex" in run("import", tmp_path / "x.txt", tmp_path / "x.toml").out
    assert un.new_game(tmp_path / "x.toml").position.setup.edition == "normandy"  # type: ignore[attr-defined]
