import re
import xml.etree.ElementTree as ET
from dataclasses import replace
from math import cos, pi, sin

import pytest

from tests.drawing.maps import la_raye, markup, square
from undaunted_nb.drawing.ground import Place, free_corners, ground

HOSTILE = '</text><script>alert("1")</script>&\'\x00\x1b'


def parsed(fragment: str) -> ET.Element:
    return ET.fromstring(f"<svg>{fragment}</svg>")  # noqa: S314 (drawn by this project)


def hexagon(name: str, x: float, y: float, radius: float = 62) -> Place:
    points = " ".join(f"{x + radius * sin(i * pi / 3):.1f},{y - radius * cos(i * pi / 3):.1f}" for i in range(6))
    return Place(name, x, y, points, "wood", "3")


def texts(fragment: str) -> list[str]:
    return ["".join(e.itertext()) for e in parsed(fragment).iter("text")]


def test_a_map_of_twelve_tiles_is_small_and_always_the_same() -> None:
    assert markup() == markup()
    assert len(markup().encode()) < 40_000
    assert markup() != markup("La Raye, again")


def test_changing_parts_are_not_in_it() -> None:
    assert "un-el" not in markup()
    assert "un-flag" not in markup()


def test_codes_shields_and_spawn_signs_are_on_it() -> None:
    said = texts(markup())
    assert {"17B", "2B", "11B"} <= set(said)
    assert said.count("all") == 2
    assert [n for n in said if n in ("0", "1", "2", "3")].count("2") == 4
    bare = ground(la_raye(), width=604, height=533, title="La Raye", signs=False)
    assert set(texts(bare)) <= {"N"}


def test_ids_are_named_after_their_shape_and_are_unique() -> None:
    ids = re.findall(r'\bid="([^"]+)"', markup())
    assert len(ids) == len(set(ids)) == 2  # the border, and one for all squares
    assert all(name.startswith("un-") for name in ids)
    assert set(re.findall(r"url\(#([^)]+)\)", markup())) == set(ids)


def test_every_outline_clips_its_own_ground() -> None:
    places = [square("1A", 20, 20), hexagon("B2", 300, 100), hexagon("B3", 420, 100), hexagon("C1", 300, 300, 40)]
    drawn = ground(places, width=600, height=400, title="Mixed")
    clips = re.findall(r'<clipPath id="([^"]+)"><path d="([^"]+)"', drawn)
    assert len(clips) == 4  # border, square, the hexagon twice, the small one
    assert len(re.findall(r'<g clip-path="url\(#un-clip-', drawn)) == len(places)
    assert "M53.7 0L107.4 31" in drawn


@pytest.mark.parametrize(("cover", "said"), [("0", ["0"]), ("3", ["3"]), ("3/1", ["1", "3"]), ("", []), ("4", ["4"]), ("2+", ["2+"])])
def test_shields(cover: str, said: list[str]) -> None:
    drawn = ground([square("1A", 18, 18, "hill", cover)], width=176, height=176, title="")
    assert [t for t in texts(drawn) if t not in ("1A", "N")] == said
    parsed(drawn)


def test_spawn_signs_name_or_show_their_side() -> None:
    spawns = (("s1", "A B"), ("s2", "mortar"), ("", "all"))
    drawn = ground([square("1A", 18, 18, spawns=spawns)], width=176, height=176, title="")
    assert [t for t in texts(drawn) if t not in ("1A", "0", "N")] == ["A B", "all"]
    assert "#un-sil-mortar" in drawn


def test_the_arrow_is_drawn_only_where_it_has_room() -> None:
    assert "#un-north" in ground([square("1A", 18, 18)], width=400, height=400, title="")
    assert "#un-north" not in ground([square("1A", 10, 10)], width=160, height=160, title="")


def test_nothing_from_a_file_becomes_markup() -> None:
    places = [square(HOSTILE, 18, 18, "wood", HOSTILE, ((HOSTILE, HOSTILE),))]
    drawn = ground(places, width=400, height=400, title=HOSTILE)
    root = parsed(drawn)
    assert not list(root.iter("script"))
    assert HOSTILE.replace("\x00\x1b", "") in texts(drawn)


@pytest.mark.parametrize("points", ["", "1,2 3,4", "1,2 3,4 5", "a b c"])
def test_a_place_needs_an_outline(points: str) -> None:
    with pytest.raises(ValueError, match="'1A' has no outline"):
        ground([Place("1A", 0, 0, points, "wood")], width=100, height=100, title="")


def test_unknown_ground_is_named() -> None:
    with pytest.raises(ValueError, match="no terrain 'sea'"):
        ground([square("1A", 18, 18, "sea")], width=200, height=200, title="")


def test_a_map_without_tiles_is_a_sheet() -> None:
    parsed(ground([], width=200, height=200, title=""))


def test_rough_ground_has_a_pattern_and_a_sign() -> None:
    plain = square("4B", 20, 20, "dunes", "1")
    drawn = [ground([place], width=180, height=180, title="x") for place in (plain, replace(plain, rough=True))]
    assert ["un-g-rough" in markup for markup in drawn] == [False, True]
    assert ["#un-rough" in markup for markup in drawn] == [False, True]
    assert "#un-rough" not in ground([replace(plain, rough=True)], width=180, height=180, title="x", signs=False)


def test_a_mark_behind_the_cover_does_not_change_its_shield() -> None:
    for cover, shape in (("3°", "3"), ("0°", "0"), ("2", "2")):
        drawn = ground([square("4B", 20, 20, "sand", cover)], width=180, height=180, title="x")
        assert f"#un-cover-{shape}" in drawn
        assert f">{cover}</text>" in drawn


def test_the_bare_corners_of_the_sheet_are_free_of_tiles_and_the_compass() -> None:
    tiles = [square("1A", 30, 170), square("2A", 170, 170)]  # the compass is in the upper right corner
    found = free_corners(340, 340, [one.points for one in tiles])
    assert found
    left, top, wide, high = found[0]
    assert (left, top) == (18.5, 18.5)
    assert left + wide <= 340 - 34 - 17
    assert top + high <= 170
    assert free_corners(200, 200, [square("1A", 30, 30).points]) == []
