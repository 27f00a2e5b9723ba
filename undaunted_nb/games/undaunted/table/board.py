"""The map: its fixed parts, the things on it, and their descriptions."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from undaunted_nb.engine.text import Text
from undaunted_nb.kit.table.parts import SLOTS

from ..files import scenario
from ..files.forms import DESERT
from ..rules import combat
from ..rules.actions import kinds_of
from ..rules.state import crew as crews
from ..rules.state.names import counter_name, seat_name, side_adjective, side_name, target_name, unit_name
from ..rules.state.position import Position
from ..rules.state.setup import Setup, Spawn
from ..views.view import view
from .choices import exit_piece
from .seats import seat_label, sitting_on

if TYPE_CHECKING:
    from undaunted_nb.kit.scene.board import Element, Sign, TileMap
    from undaunted_nb.kit.scene.panel import Fighter

WIDE, HIGH = 62, 52
"""The counter of a vehicle, in map units."""
FIGURES = {
    "scout": "scouts", "rifleman": "riflemen", "machine-gunner": "machine-gunners", "sniper": "snipers", "anti-tank-gunner": "anti-tank",
    "mortar": "mortar", "platoon-sergeant": "leader", "platoon-guide": "guide", "squad-leader": "squad-leader", "lieutenant": "leader",
    "warrant-officer": "squad-leader", "staff-sergeant": "guide", "platoon-commander": "leader", "tank-commander": "squad-leader",
    "reconnaissance-plane": "plane", "navigator": "guide", "saboteur": "saboteur", "engineer": "mechanic", "driver": "driver",
    "gunner": "gunner", "mechanic": "mechanic", "fog": "fog",
    "patrol-truck": "truck", "gun-truck": "gun-truck", "pilot-car": "car", "medium-tank": "medium-tank", "scout-car": "scout-car",
    "supply-truck": "truck", "aircraft": "aircraft", "hangar": "hangar", "motor-pool": "motor-pool", "fuel-dump": "fuel-dump",
    "ammunition-dump": "ammunition-dump", "well": "well",
}  # fmt: skip
"""The silhouette of each card, soldier, vehicle and structure, by its title."""


def figure_of(title: str, other: str = "soldier") -> str:
    """Return the silhouette of a piece (``other`` if it has no special one)."""
    return FIGURES.get(title, other)


# Fixed parts


def ground(p: Position, title: Text | str = "") -> TileMap:
    """Return the tiles of the board with their places, drawings, and entering units. Places are in halves of a tile."""
    setup = p.setup
    desert = any(kind.terrain in DESERT for kind in setup.tiles.values())
    return {
        "shape": "square",
        "title": title or scenario.title_of(setup),
        "legend": _legend(p),
        "places": [
            {
                "id": tile,
                "at": setup.board.places[tile],
                "near": setup.board.neighbors[tile],
                "terrain": "bare-hill" if desert and tile_kind.terrain == "hill" else tile_kind.terrain,
                "cover": cover_words(setup, tile) if tile_kind.hill else str(tile_kind.cover),
                "rough": bool(tile_kind.rough),
                "label": [
                    Text(
                        "label-tile",
                        {
                            "tile": tile, "terrain": terrain_name(setup, tile), "cover": cover_words(setup, tile),
                        },
                    ),
                    *([Text("label-rough")] if tile_kind.rough else []),
                    *(
                        Text("label-spawn", {"side": side_adjective(setup, s.side), "who": _spawn_names(setup, s)})
                        for s in setup.spawns
                        if s.tile == tile
                    ),
                ],
                "spawns": [(SLOTS[s.side], sign) for s in setup.spawns if s.tile == tile for sign in _spawn_signs(setup, s)],
            }
            for tile, tile_kind in ((tile, setup.tiles[tile]) for tile in setup.board.tiles)
        ],
    }  # fmt: skip


def _legend(p: Position) -> list[Sign]:
    """Return the legend of the signs in this scenario."""
    setup = p.setup
    signs = [("scouted", SLOTS), ("controlled", SLOTS), *([("target", SLOTS[1:])] if "target" in kinds_of(setup.edition) else [])]
    legend: list[Sign] = [{"label": Text(f"legend-{sign}"), "show": [{"t": sign, "side": side} for side in sides]} for sign, sides in signs]
    legend.append({"label": Text("legend-cover"), "show": [{"t": "cover", "n": "2"}], "width": 30})
    if hill := next((tile for tile, kind in setup.tiles.items() if kind.hill), ""):
        high, low = cover_words(setup, hill).split("/")
        legend.append({"label": Text("legend-hill"), "show": [{"t": "hill", "n": high, "text": low}], "width": 44})
    legend.append({"label": Text("legend-shield"), "show": [{"t": "shield", "n": "4"}], "width": 22})
    if setup.spawns or not setup.has_gear:
        legend.append({"label": Text("legend-spawn"), "show": [{"t": "spawn", "side": SLOTS[0], "text": Text("spawn-all")}], "width": 54})
    if setup.has_gear and setup.objectives:
        legend.append({"label": Text("legend-objective"), "show": [{"t": "banner", "n": "1"}], "width": 28})
    if setup.structures:
        legend.append({"label": Text("legend-structure"), "show": [{"t": "words", "text": "★ 1"}], "width": 34})
    if any(kind.rough for kind in setup.tiles.values()):
        legend.append({"label": Text("legend-rough"), "show": [{"t": "rough"}]})
    if setup.exits:
        legend.append({"label": Text("legend-exit"), "show": [{"t": "exit", "side": "", "text": Text("sign-exit")}], "width": 84})
    if setup.vehicles:
        legend.append({"label": Text("legend-armor"), "show": [{"t": "armor", "n": "5"}], "width": 22})
        legend.append({"label": Text("legend-damage"), "show": [{"t": "track", "damage": 1, "critical": 2, "hull": 4}], "width": 40})
        legend.append({"label": Text("legend-crew"), "show": [{"t": "words", "text": "2/3"}], "width": 34})
    return legend


def cover_words(setup: Setup, tile: str) -> str:
    """Return the text on the shield of a tile."""
    kind = setup.tiles[tile]
    return f"{kind.cover}/{combat.HILL_FROM_HILL}" if kind.hill else str(kind.cover)


def terrain_name(setup: Setup, tile: str) -> Text:
    """Return the name of a tile's terrain."""
    return Text(f"terrain-{setup.tiles[tile].terrain}", {"fallback": setup.tiles[tile].terrain})


def _spawn_units(setup: Setup, spawn: Spawn) -> list[int]:
    """Return the counters that a spawn marker names one by one."""
    return [i for i, c in enumerate(setup.counters) if c.side == spawn.side and (c.kind in spawn.units or c.id in spawn.units)]


def _spawn_signs(setup: Setup, spawn: Spawn) -> list[Text | str]:
    """Return the signs of a spawn marker: letters of squads, the figures of units."""
    if spawn.all:
        return [Text("spawn-all")]
    return [*([" ".join(spawn.squads)] if spawn.squads else []), *(setup.counters[i].kind for i in _spawn_units(setup, spawn))]


def _spawn_names(setup: Setup, spawn: Spawn) -> Text | list[Text]:
    """Return the squads and units of a spawn marker in words."""
    if spawn.all:
        return Text("spawn-all")
    return [*(Text("spawn-squad", {"squad": squad}) for squad in spawn.squads), *(unit_name(setup, i) for i in _spawn_units(setup, spawn))]


# Things on the tiles


def hide_answers(pieces: list[Element]) -> list[Element]:
    """Return the elements for the time of a question. None of them answers one."""
    return pieces


def elements(p: Position) -> list[Element]:
    """Return everything on the tiles, in drawing order, with its side and a description. All of it is open to both sides."""
    setup = p.setup
    pieces: list[Element] = []
    seen = view(p, "")
    holders = {tile: i for i, name in enumerate(setup.sides) for tile, mark in seen["markers"][name].items() if mark == "controlled"}
    for tile, worth in seen["worth"].items():
        holder = holders.get(tile, -1)
        side = SLOTS[holder] if holder >= 0 else ""
        label = Text("label-objective", {"points": int(worth), "side": side_name(setup, holder) if holder >= 0 else ""})
        pieces.append({"k": f"flag {tile}", "t": "flag", "p": tile, "side": side, "n": str(worth), "label": label})
    pieces += [_exit(setup, tile) for tile in setup.exits]
    for i, name in enumerate(setup.sides):
        for tile, mark in seen["markers"][name].items():
            label = Text(f"label-{mark}", {"side": side_name(setup, i)})
            pieces.append({"k": f"{name} {tile}", "t": mark, "p": tile, "side": SLOTS[i], "label": label})
        if seen["targets"][name]:
            label = Text("label-target", {"side": side_adjective(setup, i)})
            pieces.append({"k": f"{name} target", "t": "target", "p": seen["targets"][name], "side": SLOTS[i], "label": label})
    pieces += [_structure(setup, i, seen["structures"][structure.id]["razed"]) for i, structure in enumerate(setup.structures)]
    pieces += [_vehicle(p, i) for i, state in enumerate(p.gear.vehicles) if state.tile]
    for i, counter in enumerate(setup.counters):
        stand = seen["counters"][counter.id]
        if stand["tile"] and crews.vehicle_of(p.gear, i) < 0:
            pieces.append(_counter(setup, i, stand["tile"], suppressed=stand["suppressed"]))
    return pieces


def _counter(setup: Setup, index: int, tile: str, *, suppressed: bool) -> Element:
    counter = setup.counters[index]
    return {
        "k": counter.id, "t": "counter", "p": tile, "side": SLOTS[counter.side], "s": "suppressed" if suppressed else "",
        "figure": figure_of(counter.kind, counter.kind), "letter": counter.squad, "n": str(counter.defense),
        "label": Text("label-counter", {"counter": counter_name(setup, index), "n": int(counter.defense), "low": suppressed}),
    }  # fmt: skip


def _exit(setup: Setup, tile: str) -> Element:
    """Return an escape point, in the color of the side that can use it if it is only one."""
    sides = [i for i in (0, 1) if setup.escapers[i]]
    side = sides[0] if len(sides) == 1 else -1
    label = Text("label-exit", {"side": side_name(setup, side) if side >= 0 else ""})
    sign = Text("sign-exit")
    return {
        "k": exit_piece(tile), "t": "exit", "p": tile, "side": SLOTS[side] if side >= 0 else "", "press": True, "w": 84, "h": 22,
        "text": sign, "label": label,
    }  # fmt: skip


def fighter_of(p: Position, target: int) -> Fighter:
    """Return the side, the silhouette, the letter and the name of a target."""
    setup = p.setup
    name = target_name(setup, target)
    if target < len(setup.counters):
        counter = setup.counters[target]
        return {"side": SLOTS[counter.side], "figure": figure_of(counter.kind, counter.kind), "letter": counter.squad, "name": name}
    vehicle = crews.as_vehicle(setup, target)
    if vehicle < 0:
        return {
            "side": "",
            "figure": figure_of(setup.structures[crews.as_structure(setup, target)].title, "hangar"),
            "letter": "",
            "name": name,
        }
    owner = p.gear.vehicles[vehicle].owner
    side = SLOTS[owner] if owner >= 0 else ""
    return {"side": side, "figure": figure_of(setup.vehicles[vehicle].title, "truck"), "letter": "", "name": name}


def _structure(setup: Setup, index: int, razer: str) -> Element:
    structure = setup.structures[index]
    name = target_name(setup, setup.by_target[structure.id])
    figure = figure_of(structure.title, "hangar")
    if razer:
        label = Text("label-razed", {"structure": name, "side": side_name(setup, setup.side(razer))})
        return {"k": structure.id, "t": "razed", "p": structure.tile, "side": SLOTS[setup.side(razer)], "figure": figure, "label": label}
    params = {
        "structure": name, "n": int(structure.defense), "points": int(structure.points),
    }  # fmt: skip
    return {
        "k": structure.id, "t": "structure", "p": structure.tile, "side": "", "figure": figure, "press": True, "w": 52, "h": 52,
        "n": str(structure.defense),
        "points": str(structure.points), "label": Text("label-structure", params),
    }  # fmt: skip


def _vehicle(p: Position, index: int) -> Element:
    setup, state = p.setup, p.gear.vehicles[index]
    vehicle, crew = setup.vehicles[index], crews.crew_of(p.gear, index)
    broken = crews.disabled(setup, p.gear, index)
    return {
        "k": vehicle.id, "t": "vehicle", "p": state.tile, "side": SLOTS[state.owner] if state.owner >= 0 else "",
        "s": "disabled" if broken else "", "press": True, "w": WIDE, "h": HIGH, "figure": figure_of(vehicle.title, "truck"),
        "n": "–" if vehicle.defense is None else str(vehicle.defense), "armor": str(vehicle.armor),
        "crew": f"{len(crew)}/{len(vehicle.seats)}", "damage": state.damage, "critical": vehicle.critical, "hull": vehicle.hull,
        "label": vehicle_label(p, index),
    }  # fmt: skip


def vehicle_label(p: Position, index: int) -> Text:
    """Describe a vehicle in one sentence."""
    setup, state = p.setup, p.gear.vehicles[index]
    vehicle = setup.vehicles[index]
    crew = [
        Text(
            "crew-member", {"counter": unit_name(setup, i), "seat": seat_name(vehicle.seats[p.gear.spots[i][1]].id), "low": p.stands[i][1]}
        )
        for i in sorted(crews.crew_of(p.gear, index), key=lambda i: p.gear.spots[i][1])
    ]
    return Text(
        "label-vehicle",
        {
            "vehicle": target_name(setup, setup.by_target[vehicle.id]), "side": side_name(setup, state.owner) if state.owner >= 0 else "",
            "has": vehicle.defense is not None, "n": int(vehicle.defense or 0), "armor": int(vehicle.armor), "damage": state.damage,
            "critical": int(vehicle.critical), "hull": int(vehicle.hull), "crew": crew, "disabled": crews.disabled(setup, p.gear, index),
        },
    )  # fmt: skip


# Descriptions


def about_place(p: Position, tile: str) -> list[tuple[Text, str]]:
    """Return the descriptions of a tile, each with the id of its rule, when nothing is selected."""
    setup = p.setup
    if tile not in setup.tiles:
        return []
    kind = setup.tiles[tile]
    cover = {
        "tile": tile, "terrain": terrain_name(setup, tile), "n": int(kind.cover), "blast": "blast" in kinds_of(setup.edition),
    }  # fmt: skip
    sentences = [
        (Text("about-cover-hill" if kind.hill else "about-cover", cover), "un.hill.1" if kind.hill else "un.defence.2"),
        (Text("about-near", {"tile": tile, "near": list(setup.board.neighbors[tile])}), "un.board.1"),
    ]
    if kind.rough:
        sentences.append((Text("about-rough", {"tile": tile}), "na.drive.3"))
    if tile in setup.objectives:
        worth = p.worth[setup.objectives.index(tile)]
        sentences.append((Text("about-objective", {"n": int(worth)}), "un.end.2"))
    if tile in setup.exits:
        sentences.append((Text("about-exit", {"tile": tile}), "na.escape.1"))
    for i in (0, 1):
        mark = p.halves[i].marks[setup.board.index[tile]]
        if mark:
            sentences.append(
                (
                    Text("about-scouted" if mark == 1 else "about-controlled", {"side": side_name(setup, i)}),
                    "un.move.2" if mark == 1 else "un.control.1",
                )
            )
    return sentences


def about_counter(p: Position, piece: str) -> list[tuple[Text, str]]:
    """Return the descriptions of a thing on the board, each with the id of its rule.

    It is a counter, vehicle, seat, structure or escape point.
    """
    setup = p.setup
    number = setup.by_target.get(piece)
    if number is None:
        return _about_part(p, piece)
    if number >= len(setup.counters):
        return _about_thing(p, number)
    counter = setup.counters[number]
    name = counter_name(setup, number)
    sentences = [(Text("about-defense", {"counter": name, "n": int(counter.defense)}), "un.defence.1")]
    if p.stands[number][1]:
        sentences.append((Text("about-suppressed", {"counter": name}), "un.suppressed.1"))
    return sentences


def _about_thing(p: Position, number: int) -> list[tuple[Text, str]]:
    """Return the descriptions of a vehicle or a structure."""
    setup = p.setup
    if (vehicle := crews.as_vehicle(setup, number)) >= 0:
        state = p.gear.vehicles[vehicle]
        if not state.tile:
            return [(Text("about-gone", {"vehicle": target_name(setup, number)}), "na.vehicle.6")]
        sentences = [(vehicle_label(p, vehicle), "na.combat.3")]
        if crews.disabled(setup, p.gear, vehicle):
            sentences.append((Text("about-disabled", {"vehicle": target_name(setup, number)}), "na.vehicle.2"))
        return sentences
    structure = setup.structures[crews.as_structure(setup, number)]
    razer = p.gear.structures[crews.as_structure(setup, number)]
    label = _structure(setup, crews.as_structure(setup, number), setup.sides[razer] if razer >= 0 else "")["label"]
    return [(cast("Text", label), "na.structure.1" if structure.points == 0 else "na.structure.2")]


def _about_use(p: Position, vehicle: int, number: int) -> list[tuple[Text, str]]:
    """Return which card uses the actions of a seat (none without actions, or without a soldier)."""
    sitting = sitting_on(p, vehicle, number)
    if sitting < 0 or not p.setup.vehicles[vehicle].seats[number].abilities:
        return []
    return [(Text("about-seat"), "na.card.1")]


def _about_part(p: Position, piece: str) -> list[tuple[Text, str]]:
    """Return the descriptions of a seat or an escape point."""
    setup = p.setup
    if piece.startswith(exit_piece("")):
        tile = piece.removeprefix(exit_piece(""))
        return [(Text("about-exit", {"tile": tile}), "na.escape.1")] if tile in setup.exits else []
    for v, vehicle in enumerate(setup.vehicles):
        for n, seat in enumerate(vehicle.seats):
            if piece == f"{vehicle.id} {seat.id}":
                rule = "na.crew.1" if seat.crew else "na.vehicle.1"
                return [(seat_label(p, v, n), rule), *_about_use(p, v, n)]
    return []
