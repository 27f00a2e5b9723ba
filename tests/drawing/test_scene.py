"""The places of pieces on a tile, and the damage of a vehicle."""

from __future__ import annotations

from typing import Any

import pytest

from undaunted_nb.drawing.scene import Layout, board_scene, place_label

PLACES: list[Any] = [{"id": "4B", "cx": 100, "cy": 100}]


def lying(*elements: dict[str, Any]) -> dict[str, dict[str, Any]]:
    found: list[Any] = [{"side": "s1", "p": "4B", "label": "", **element} for element in elements]
    return {element["k"]: dict(element) for element in board_scene(found, PLACES, "en")}


def truck(**more: Any) -> dict[str, Any]:
    return {"k": "Truck", "t": "vehicle", "w": 62, "h": 52, "damage": 1, "critical": 2, "hull": 4, **more}


def test_a_vehicle_is_among_the_counters_and_signs_are_not() -> None:
    soldier = {"k": "A", "t": "counter"}
    sign = {"k": "exit 4B", "t": "exit", "w": 84, "h": 22, "press": True}
    drawn = lying(truck(), soldier, sign)
    assert [(drawn[k]["x"], drawn[k]["y"]) for k in ("Truck", "A", "exit 4B")] == [(70, 100), (135, 100), (100, 153)]
    assert drawn["Truck"]["w"] == 62


def test_on_a_crowded_tile_a_vehicle_is_also_small() -> None:
    drawn = lying(truck(), {"k": "A", "t": "counter"}, {"k": "B", "t": "counter"})
    assert (drawn["Truck"]["w"], drawn["Truck"]["h"], drawn["Truck"]["s"]) == (46, 39, "crowd")


def test_damage_is_a_row_of_boxes() -> None:
    for damage in range(5):
        drawn = lying(truck(damage=damage))["Truck"]
        assert drawn["boxes"].count("M") == 4
        assert drawn["hits"].count("M") == damage
        assert drawn["boxes"].startswith(drawn["hits"])
    assert drawn["limit"].startswith("M8.2 ")


def soldiers(count: int) -> dict[str, dict[str, Any]]:
    return lying(*({"k": f"S{i}", "t": "counter"} for i in range(count)))


@pytest.mark.parametrize("count", range(1, 13))
def test_a_crowd_is_placed_side_by_side_on_its_tile(count: int) -> None:
    boxes = []
    for one in soldiers(count).values():
        w, h = one.get("w", 44 if one["s"] == "small" else 52), one.get("h", 44 if one["s"] == "small" else 52)
        boxes.append((one["x"] - w / 2, one["y"] - h / 2, one["x"] + w / 2, one["y"] + h / 2))
    for i, a in enumerate(boxes):
        assert min(a) >= 30
        assert max(a) <= 170
        for b in boxes[:i]:
            assert a[0] >= b[2] - 0.6 or b[0] >= a[2] - 0.6 or a[1] >= b[3] - 0.6 or b[1] >= a[3] - 0.6


def test_four_counters_leave_two_thirds_of_the_tile_to_its_terrain() -> None:
    found = soldiers(4).values()
    assert sum(one["w"] * one["h"] for one in found) < 140 * 140 / 3


def test_signs_keep_clear_of_the_print_on_the_tile() -> None:
    signs: list[Any] = [
        {"k": "flag", "t": "flag", "side": "", "p": "4B", "label": ""},
        {"k": "seen", "t": "scouted", "side": "s2", "p": "4B", "label": ""},
    ]

    def drawn(**more: Any) -> dict[str, tuple[float, float]]:
        return {one["k"]: (one["x"], one["y"]) for one in board_scene(signs, [PLACES[0] | more], "en")}

    plain = drawn()
    assert drawn(levels=2)["flag"][0] < plain["flag"][0]  # two shields next to it
    assert drawn(foot=True)["seen"][1] < plain["seen"][1]  # a row of spawn signs below it


def test_only_a_changed_tile_is_drawn_again() -> None:
    places: list[Any] = [{"id": tile, "cx": 100, "cy": 100} for tile in ("4B", "5B")]
    here: Any
    there: Any
    here, there = ({"k": k, "t": "counter", "p": p, "side": "s1", "label": ""} for k, p in (("A", "4B"), ("B", "5B")))
    layout = Layout(places, "en")
    layout.board([here, there])
    boards: tuple[list[Any], ...] = (
        [{**there, "s": "suppressed"}, {**here}],
        [{**here, "p": "5B"}, there],
        [there],
        [here, there],
        [here, here | {"k": "C"}],
    )
    for board in boards:
        assert layout.board(board) == board_scene(board, places, "en")
    layout.board([here, there])
    first, (other, same) = layout.board([here, there]), layout.board(boards[0])
    assert same is first[0]
    assert other["s"] == "suppressed"


def test_a_marker_that_an_objective_names_is_said_once() -> None:
    place: Any = {**PLACES[0], "label": "4B, orchard"}
    board: list[Any] = [
        {"p": "4B", "label": label} for label in ("objective 1, controlled by US", "controlled by US", "scouted by US", "")
    ] + [{"p": "5B", "label": "US Scouts A"}]
    assert place_label(place, board) == "4B, orchard, objective 1, controlled by US, scouted by US"
