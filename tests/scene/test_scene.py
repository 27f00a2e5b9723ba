"""Where things lie on a tile, and the damage of a vehicle as it is drawn."""

from __future__ import annotations

from typing import Any

from undaunted_nb.scene.scene import board_scene

PLACES = [{"id": "4B", "cx": 100, "cy": 100}]


def lying(*elements: dict[str, Any]) -> dict[str, dict[str, Any]]:
    found = [{"side": "s1", "p": "4B", "label": "", **element} for element in elements]
    return {element["k"]: element for element in board_scene(found, PLACES, "en")}


def truck(**more: Any) -> dict[str, Any]:
    return {"k": "Truck", "t": "vehicle", "w": 62, "h": 52, "damage": 1, "critical": 2, "hull": 4, **more}


def test_a_vehicle_stands_among_the_counters_and_signs_do_not() -> None:
    soldier = {"k": "A", "t": "counter"}
    sign = {"k": "exit 4B", "t": "exit", "w": 84, "h": 22, "press": True}
    drawn = lying(truck(), soldier, sign)
    assert [(drawn[k]["x"], drawn[k]["y"]) for k in ("Truck", "A", "exit 4B")] == [(70, 100), (130, 100), (100, 153)]
    assert drawn["Truck"]["w"] == 62


def test_on_a_crowded_tile_a_vehicle_is_small_too() -> None:
    drawn = lying(truck(), {"k": "A", "t": "counter"}, {"k": "B", "t": "counter"})
    assert (drawn["Truck"]["w"], drawn["Truck"]["h"], drawn["Truck"]["s"]) == (52, 44, "small")


def test_damage_is_a_row_of_boxes() -> None:
    for damage in range(5):
        drawn = lying(truck(damage=damage))["Truck"]
        assert drawn["boxes"].count("M") == 4
        assert drawn["hits"].count("M") == damage
        assert drawn["boxes"].startswith(drawn["hits"])
    assert drawn["limit"].startswith("M8.2 ")
