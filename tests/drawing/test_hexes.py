"""Maps of hexes: places, continuous water, sections, arrow keys, names, and the pieces on a hex."""

from __future__ import annotations

import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from dataclasses import replace
from itertools import pairwise
from math import hypot
from typing import Any

import pytest

from tests.drawing.maps import POND, RIVER, hex_data, hexes
from undaunted_nb.drawing.hexes import SIZE, WIDTH, Hex, angle_across, course, hex_ground, kinds, named
from undaunted_nb.drawing.scene import as_text, board_scene, ground_scene
from undaunted_nb.drawing.svg import art, svg
from undaunted_nb.kit.boards import hex_board

GROUND = hexes()
PLACES = {p["id"]: p for p in GROUND["places"]}
HOSTILE = '"><script>alert(1)</script>'


def on(*elements: dict[str, Any]) -> dict[str, dict[str, Any]]:
    found: list[Any] = [{"side": "s1", "p": "C5", "label": e["k"], **e} for e in elements]
    return {e["k"]: dict(e) for e in board_scene(found, GROUND["places"], "en")}


def unit(key: str = "u", **more: Any) -> dict[str, Any]:
    return {"k": key, "t": "unit", "figure": "infantry", "letter": "I", "n": 3, "max": 4, **more}


def texts(markup: str, name: str) -> list[str]:
    root = ET.fromstring(f"<svg>{markup}</svg>")  # noqa: S314 (drawn by this project)
    return [e.text or "" for e in root.iter("text") if e.get("class") == name]


def test_a_board_is_as_large_as_it_must_be() -> None:
    assert (GROUND["width"], GROUND["height"], len(PLACES)) == (858, 578, 113)
    assert hexes(columns=26)["width"] == 1664
    small = hexes(rows=3, columns=4)
    assert (small["width"], small["height"]) == (300, 255)


def test_neighbors_are_side_by_side_and_inside_the_map() -> None:
    for place in PLACES.values():
        for other in place["near"]:
            far = hypot(place["cx"] - PLACES[other]["cx"], place["cy"] - PLACES[other]["cy"])
            assert far == pytest.approx(WIDTH, abs=0.2)
        points = [tuple(map(float, pair.split(","))) for pair in place["points"].split()]
        assert all(26 <= x <= 832 and 37 < y < 541 for x, y in points)
        assert all(hypot(ax - bx, ay - by) == pytest.approx(SIZE, abs=0.2) for (ax, ay), (bx, by) in pairwise(points))


def test_arrows_lead_along_rows_and_keep_the_column() -> None:
    keys = {tile: place["keys"] for tile, place in PLACES.items()}
    assert keys["C5"] == {"ArrowLeft": "B5", "ArrowRight": "D5", "ArrowUp": "c6", "ArrowDown": "c4"}
    assert keys["c4"]["ArrowUp"] == "C5"
    assert keys["A9"] == {"ArrowRight": "B9", "ArrowDown": "a8"}
    assert keys["M5"] == {"ArrowLeft": "L5", "ArrowUp": "l6", "ArrowDown": "l4"}  # at the edge the other neighbor is enough
    for start, column in (("A1", "A"), ("G1", "G"), ("M1", "L")):
        here, way = start, []
        while here := keys[here].get("ArrowUp"):
            way.append(here)
        assert len(way) == 8
        assert {tile for tile in way if tile.isupper()} == {f"{column}{n}" for n in (3, 5, 7, 9)}
    for tile, all_keys in keys.items():
        assert set(all_keys.values()) <= set(PLACES[tile]["near"])


def test_every_kind_draws_and_refers_to_existing_symbols() -> None:
    ids = set(re.findall(r'\bid="([^"]*)"', art()["symbols"]))
    for kind in kinds():
        drawings = {
            hex_ground([Hex(tile, (0, 0), 60, 60, kind, rim=(0, 1, 2, 3, 4, 5))], width=120, height=120, title="x") for tile in "ABCDEF"
        }
        for drawn in drawings:
            root = ET.fromstring(f"<svg>{drawn}</svg>")  # noqa: S314
            assert len(root) == 1
            assert {name for name in re.findall(r'href="#([^"]+)"', drawn) if not name.startswith("un-clip")} <= ids
            assert not re.search(r"nan|inf|e-", drawn.replace('="', " ").split("un-g-hex")[0].split("un-t-")[-1])
        assert len(drawings) == 6
    with pytest.raises(ValueError, match="no terrain 'moon'"):
        hex_ground([Hex("A1", (0, 0), 60, 60, "moon")], width=120, height=120, title="x")


def test_every_kind_that_games_name_exists() -> None:
    assert {"country", "plain", "forest", "wood", "hedgerow", "hill", "town", "village", "river", "ocean", "beach", "orchard"} <= set(
        kinds()
    )


def test_the_same_board_gives_the_same_bytes_in_another_process() -> None:
    ask = "from tests.drawing.maps import *; print(hexes()['markup'])"
    other = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, check=True).stdout.rstrip("\n")
    assert other == GROUND["markup"]


def test_a_board_of_113_hexes_stays_small() -> None:
    assert len(GROUND["markup"]) < 90_000
    drawn = svg({"ground": GROUND, "board": list(on(unit()).values())})
    ET.fromstring(drawn)  # noqa: S314
    assert len(drawn.encode()) < 130_000
    assert drawn.count("un-g-hexcode") >= 113


def test_water_runs_on_and_off_the_map() -> None:
    at = hex_board().coordinates
    assert (at["E9"], at["d8"]) == ((8, 0), (7, 1))
    source = Hex("E9", at["E9"], 0, 0, "river", joins=(4,), rim=(1, 2))
    assert course(source) == (4, 1)  # to the lower left, and off to the upper right
    assert course(replace(source, rim=())) == (4,)
    assert course(replace(source, joins=(4, 1))) == (4, 1)
    assert course(replace(source, joins=())) == ()


def test_a_river_has_ripples_and_no_line_in_its_middle_like_a_road() -> None:
    drawn = hex_ground([Hex("A1", (0, 0), 40, 40, "river", joins=(1, 4))], width=80, height=80, title="A map")
    assert "un-t-swell" in drawn
    assert "un-t-wave" not in drawn


@pytest.mark.parametrize(("joins", "turn"), [((0, 3), -90), ((1, 4), 30), ((2, 5), -30), ((), None)])
def test_a_bridge_crosses_the_river(joins: tuple[int, ...], turn: int | None) -> None:
    found = angle_across(Hex("A1", (0, 0), 0, 0, "river", joins=joins))
    assert found == turn
    assert PLACES["D7"]["turn"] == 30
    assert "turn" not in PLACES["F9"]
    assert on({"k": "b", "t": "bridge", "p": "D7"})["b"]["turn"] == 30


def test_joined_hexes_share_a_name_now_and_then() -> None:
    at = hex_board().coordinates
    drawn = named([Hex(p["id"], at[p["id"]], 0, 0, p["terrain"], p["name"], joined(p)) for p in hex_data()["places"]])
    names = [one.id for one in drawn]
    assert [tile for tile in RIVER if tile in names] == ["E9", "c6", "B3"]
    assert [tile for tile in POND if tile in names] == ["f4"]  # a pond has one name for its four hexes
    assert {"F9", "G9", "f8", "A9", "B9"} <= set(names)  # these are drawn separately
    assert texts(GROUND["markup"], "un-g-name") == [one.name for one in drawn]
    assert [p["id"] for p in GROUND["places"] if p.get("name")] == names


def joined(place: dict[str, Any]) -> tuple[int, ...]:
    at = hex_board().coordinates
    ways = ((2, 0), (1, -1), (-1, -1), (-2, 0), (-1, 1), (1, 1))
    x, y = place["at"]
    return tuple(i for i, (dx, dy) in enumerate(ways) if any(at[other] == (x + dx, y + dy) for other in place["joins"]))


def test_sections_are_dashed_lines_through_the_hexes_of_both() -> None:
    lines = re.findall(r'class="un-g-section" d="([^"]+)"', GROUND["markup"])
    assert len(lines) == 2
    for line, tile in zip(lines, ("d8", "i8"), strict=True):
        xs = {float(x) for x in re.findall(r"[ML](\S+) ", line)}
        assert xs == {PLACES[tile]["cx"]}
    assert texts(GROUND["markup"], "un-g-side") == ["right", "left", "middle", "middle", "left", "right"]
    assert "un-g-section" not in hexes(sections=[])["markup"]


def test_names_and_titles_are_never_markup() -> None:
    data: Any = hex_data(title=HOSTILE)
    for place in data["places"]:
        place["name"] = HOSTILE
    data["sections"] = [{"bottom": HOSTILE, "top": HOSTILE}] * 3
    ground = ground_scene(data, "en")
    assert "<script" not in ground["markup"]
    ET.fromstring(f"<svg>{ground['markup']}</svg>")  # noqa: S314


def test_a_unit_is_in_the_middle_with_a_pip_for_each_figure() -> None:
    for n in range(1, 5):
        drawn = on(unit(n=n))["u"]
        assert (drawn["x"], drawn["y"]) == (PLACES["C5"]["cx"], PLACES["C5"]["cy"])
        assert (drawn["w"], drawn["h"], drawn["press"]) == (46, 36, True)
        assert (drawn["pips"].count("M"), drawn["lost"].count("M")) == (n, 4 - n)
    lefts = [float(x) for x in re.findall(r"M(\S+) ", on(unit(n=6, max=6))["u"]["pips"])]
    assert lefts == sorted(lefts)
    assert lefts[0] > -8
    assert lefts[-1] + 5.4 < 23


def test_badges_states_and_markers_of_a_unit() -> None:
    assert on(unit(badge="R", s="ordered"))["u"]["s"] == "ordered badged"
    assert on(unit(badge=""))["u"]["s"] == ""
    odds = {"k": "odds", "t": "odds", "of": "u", "top": True, "text": "50%", "label": "a chance of 50%"}
    drawn = on(unit(), odds)
    assert drawn["odds"]["s"] == "small"
    assert drawn["odds"]["label"] == ""
    assert drawn["u"]["label"] == "u, a chance of 50%"
    assert drawn["odds"]["y"] > drawn["u"]["y"] + 15
    assert on({"k": "p", "t": "plate", "s": "best", "text": "1"})["p"]["t"] == "tab"


def test_two_medals_do_not_overlap() -> None:
    drawn = on({"k": "m1", "t": "medal"}, {"k": "m2", "t": "medal", "side": "s2"}, {"k": "m3", "t": "medal", "p": "D5"})
    assert drawn["m1"]["x"] - drawn["m2"]["x"] == 42
    assert drawn["m3"]["x"] > PLACES["D5"]["cx"]
    assert all(drawn[key]["top"] for key in drawn)


def test_two_units_on_a_hex_are_side_by_side() -> None:
    drawn = on(unit("a"), unit("b"))
    assert drawn["a"]["x"] < PLACES["C5"]["cx"] < drawn["b"]["x"]


def test_plain_hexes_are_listed_together_in_text() -> None:
    board: Any = list(on(unit(), {"k": "bag", "t": "sandbags", "p": "A5", "label": "sandbags"}).values())
    head: Any = {"title": "T", "note": "n", "round": "3", "phases": ["move"], "phase": 0, "score": [], "first": None}
    ground: Any = GROUND
    lines = as_text({"head": head, "ground": ground, "board": board}, "en").split("\n")
    assert lines[0] == "T (n). Round 3, move."
    assert "A5, country, sandbags." in lines
    assert "A9, town." in lines
    assert not any(line.startswith("A3") for line in lines)
    assert lines[-1] == "All else is open."
    plain: Any = {**GROUND, "places": [{**p, "plain": False} for p in GROUND["places"]]}
    whole = as_text({"head": head, "ground": plain, "board": board}, "en").split("\n")
    assert len(whole) == 2 + 113
