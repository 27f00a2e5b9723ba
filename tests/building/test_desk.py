"""The desk of the builder: gestures on drafts, undo, and drafts that read back as the shipped files."""

import tomllib
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

import undaunted_nb
from tests.building.la_raye import COUNTERS, DECK, THINGS, TILES, UNITS
from tests.sampling import NIGHTLY
from undaunted_nb.drawing import scene as drawing
from undaunted_nb.engine.errors import FileError, TutorError
from undaunted_nb.files.toml_text import toml_text
from undaunted_nb.games.memoir44.files import scenario as memoir
from undaunted_nb.games.undaunted.files import scenario as undaunted
from undaunted_nb.kit import games, registry
from undaunted_nb.kit.builder import desk as desks
from undaunted_nb.kit.builder.desk import Desk

GAMES = tuple(games.systems())
FOLDER = Path(undaunted_nb.__file__).parent / "games"
SHIPPED = sorted(FOLDER.glob("**/scenarios/*.toml"))
NEVER = {
    f"fault-{name}"
    for name in (
        "stagger", "tile-twice", "tile-faces", "two-owners", "two-marks", "two-units", "two-terrains", "lines", "twice", "seat-taken",
        "no-hexes", "missing", "wanted", "name-taken", "offset",
    )
}  # fmt: skip
"""The faults that no gesture can make."""


def data_of(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text("utf-8"))


def system_of(path: Path) -> str:
    return "memoir44" if "memoir44" in path.parts else "undaunted"


def meaning(text: str) -> tuple[object, ...]:
    """Return everything of a scenario of Undaunted that a game depends on."""
    found = undaunted.read(text, "test.toml")
    goals, board, setup = found.setup.goals, found.setup.board, found.setup
    return found.start, goals, board, setup.tiles, setup.cards, setup.counters, set(setup.spawns), setup.radio, set(setup.objectives)


def la_raye() -> Desk:
    desk = desks.new_desk("normandy")
    for tile, place in TILES.items():
        if place and desk.place != place:
            desk = desks.tap_place(desk, place)
        desk = desks.pick(desk, f"tile:{tile}")
    desk = desks.turned_to(desk, "marks")
    for name, places in THINGS.items():
        desk = desks.pick(desk, name)
        for place in places:
            desk = desks.tap_place(desk, place)
    desk = desks.turned_to(desk, "counters")
    for side, tile in COUNTERS.items():
        desk = desks.tap_place(desks.let_go(desk), tile)
        for unit in UNITS:
            desk = desks.pick(desk, f"counter:{side}:{unit}")
    desk = desks.turned_to(desk, "cards")
    for card, count in DECK.items():
        desk = desks.enter(desk, f"deck:us:{card}", count)
    desk = desks.press_button(desks.press_button(desk, "rest:us"), "same:us")
    desk = desks.turned_to(desk, "goals")
    for side in ("us", "de"):
        desk = desks.enter(desk, f"goal:{side}:points", "5")
    return desks.enter(desks.turned_to(desk, "about"), "title", "La Raye")


def test_la_raye_by_gestures_means_the_same_as_the_shipped_file() -> None:
    desk = la_raye()
    shipped = (FOLDER / "undaunted/normandy/scenarios/la-raye.toml").read_text("utf-8")
    assert desks.review(desk, "la-raye.toml")[0] == ()
    assert meaning(desk.text) == meaning(shipped)


def test_undo_and_redo_walk_through_every_draft() -> None:
    end = desk = la_raye()
    drafts = [desk.draft]
    while desk.past:
        desk = desks.undo(desk)
        drafts.append(desk.draft)
    assert desk.draft == desks.new_desk("normandy").draft
    for draft in drafts[-2::-1]:
        desk = desks.redo(desk)
        assert desk.draft == draft
    assert desk.text == end.text


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_shipped_scenario_is_drawn_and_saved_without_a_change(path: Path) -> None:
    desk = desks.open_desk(system_of(path), data_of(path))
    assert desks.review(desk, path.name)[0] == ()
    assert tomllib.loads(desk.text) == data_of(path)
    reader = memoir if "memoir44" in path.parts else undaunted
    position: Any = desk.game.position(desk.draft)
    assert position.setup.board == reader.read(path.read_text("utf-8"), "x.toml").setup.board


def controls(desk: Desk) -> list[Any]:
    found = [one for group in desk.game.groups(desk.draft, desk.tab, desk.place) for one in group["items"]]
    return [cell for one in found for cell in one.get("cells", [one])]


def step(desk: Desk, random: Random) -> Desk:
    """Return the desk after something that a person could do, sensible or not."""
    position: Any = desk.game.position(desk.draft)
    places = [*(position.setup.board.tiles if position else ()), *desk.game.at_place(desk.draft)]
    match random.randrange(12):
        case 0:
            return desks.turned_to(desk, random.choice(desk.game.TABS))
        case 1:
            return desks.undo(desk)
        case 2:
            return desks.redo(desk)
        case 3 | 4 | 5 | 6:
            return desks.tap_place(desk, random.choice(places))
    one = random.choice(controls(desk))
    if one["kind"] == "pick":
        return desks.pick(desk, one["id"])
    if one["kind"] == "act":
        return desks.press_button(desk, one["id"])
    values: list[Any] = ["", "3", "0", "-1", "7B 3A", "A1 c4", "x" * 50, True, False, *(option["id"] for option in one.get("options", ()))]
    try:
        return desks.enter(desk, one["id"], random.choice(values))
    except TutorError:
        return desk


@pytest.mark.parametrize("seed", range(3 if NIGHTLY else 1))
@pytest.mark.parametrize("start", [*GAMES, "la-raye", "convoy", "pegasus-bridge"])
def test_any_gestures_leave_a_draft_that_can_be_drawn_saved_and_checked(start: str, seed: int) -> None:
    random = Random(f"{start} {seed}")
    path = next((path for path in SHIPPED if path.stem == start), None)
    desk = desks.open_desk(system_of(path), data_of(path)) if path else desks.new_desk(start)
    for number in range(120):
        before = desk
        desk = step(desk, random)
        assert tomllib.loads(desk.text) == desk.draft
        faults, _ = desks.review(desk, "x.toml")  # raises nothing
        unknown = [fault for fault in faults if "unknown" in fault.text.key and "counter" not in fault.text.key]  # names are typed
        assert unknown == []
        assert not {fault.text.key for fault in faults} & NEVER, [str(fault.text) for fault in faults]
        if desk.draft != before.draft and number % 10 == 0 and (position := desk.game.position(desk.draft)):
            present = registry.system(desk.system).present
            ground = drawing.ground_scene(present.ground(position, "x"), "en")
            drawing.board_scene(present.elements(position), ground["places"], "en")


def test_gesture_leaves_the_draft_before_it_as_it_was() -> None:
    desk = la_raye()
    before = desk.text
    for name in ("take:tile", "turn:", "tile:1A"):
        assert desk.game.lay(desk.draft, name, "13B") != desk.draft
    assert desk.text == before


def test_picked_tile_is_used_up_and_picked_terrain_stays_in_the_hand() -> None:
    desk = desks.tap_place(desks.pick(desks.let_go(desks.new_desk("normandy")), "tile:17B"), "+0,0")
    assert desk.draft["columns"] == [{"offset": 0, "tiles": ["17B"]}]
    assert (desk.brush, desk.place) == ("", "+0,2")
    desk = desks.tap_place(desks.pick(desks.new_desk("memoir44"), "terrain:forest"), "C5")
    assert desk.draft["terrain"] == {"forest": ["C5"]}
    assert (desk.brush, desk.place) == ("terrain:forest", "")


def test_turned_tile_keeps_what_lies_on_it() -> None:
    desk = la_raye()
    draft = desk.game.lay(desk.draft, "turn:", "17B")
    assert draft["us"]["spawn"] == [{"tile": "17A", "for": "all"}]
    assert set(draft["us"]["counters"].values()) == {"17A"}
    assert draft["us"]["scouted"] == ["17A", "2B"]


def test_tile_that_is_taken_takes_everything_on_it() -> None:
    desk = la_raye()
    draft = desk.game.lay(desk.draft, "take:tile", "5B")
    assert "5B" not in str(draft)
    assert draft["columns"][3]["tiles"] == ["4B", "11B"]


def test_column_that_is_taken_leaves_columns_that_fit() -> None:
    desk = la_raye()
    draft = desk.draft
    for tile in ("17B", "13B", "3B"):
        draft = desk.game.lay(draft, "take:tile", tile)
    assert [line["tiles"][0] for line in draft["columns"]] == ["2B", "7A", "4B"]
    faults, _ = desks.review(replace(desk, draft={**draft, "us": {**draft["us"], "goals": []}}), "x.toml")
    assert not {fault.text.key for fault in faults} & NEVER


def test_tile_has_one_owner_and_one_marker_of_a_side() -> None:
    desk = la_raye()
    draft = desk.draft
    for name in ("controlled:us", "scouted:us", "controlled:us", "controlled:de"):
        draft = desk.game.lay(draft, name, "13B")
    assert "controlled" not in draft["us"]
    assert draft["us"]["scouted"] == ["17B", "2B"]
    assert draft["de"]["controlled"] == ["5B", "13B"]
    assert desk.game.lay(draft, "controlled:de", "13B")["de"]["controlled"] == ["5B"]


def test_typed_tiles_go_down_the_column() -> None:
    desk = desks.enter(desks.new_desk("normandy"), "type", "2b, 16B 6a")
    assert desk.draft["columns"] == [{"offset": 0, "tiles": ["2B", "16B", "6A"]}]
    assert desk.place == "+0,6"
    with pytest.raises(TutorError) as error:
        desks.enter(desk, "type", "6B")
    assert error.value.text.key == "build-tile-used"


def test_soldiers_board_a_vehicle_and_leave_with_it() -> None:
    desk = desks.enter(desks.new_desk("north-africa"), "type", "1A")
    draft = desk.game.lay(desk.draft, "vehicle:lrdg:Patrol Truck", "1A")
    draft = desk.game.enter(draft, "seat:lrdg:Patrol Truck:driver", "Scout")
    assert draft["lrdg"]["counters"] == {"Scout": {"in": "Patrol Truck", "seat": "driver"}}
    draft = desk.game.lay(draft, "vehicle:lrdg:Patrol Truck", "1A")
    assert "vehicles" not in draft["lrdg"]
    assert "counters" not in draft["lrdg"]


def test_hex_has_one_terrain_and_one_unit() -> None:
    desk = desks.new_desk("memoir44")
    draft = desk.draft
    for name in ("terrain:forest", "terrain:town", "unit:allies:infantry", "unit:axis:armor", "object:bunker:axis", "medal:allies"):
        draft = desk.game.lay(draft, name, "C5")
    assert draft["terrain"] == {"town": ["C5"]}
    assert draft["units"] == {"allies": {}, "axis": {"armor": ["C5"]}}
    assert draft["objects"] == {"bunker": {"axis": ["C5"]}}
    assert draft["objectives"] == [{"hexes": ["C5"], "side": "allies"}]
    assert desk.game.enter(draft, "figures:C5", "2")["units"]["axis"] == {"armor": [{"at": "C5", "figures": 2}]}


def test_shorter_file_is_opened_in_full() -> None:
    shorter = {
        **{key: value for key, value in la_raye().draft.items() if key not in ("us", "de")},
        "both": {"goals": [{"points": 5}], "deck": DECK, "supply": "rest"},
        "us": {"spawn": {"17B": "all"}, "scouted": ["17B", "2B"], "counters": {"17B": list(UNITS)}},
        "de": {"spawn": {"5B": "all"}, "scouted": ["8A"], "controlled": ["5B"], "counters": {"5B": list(UNITS)}},
    }
    building = la_raye().game
    assert undaunted.read(toml_text(shorter), "x.toml").start == undaunted.read(la_raye().text, "x.toml").start
    assert building.in_full(shorter)["us"]["counters"] == dict.fromkeys(UNITS, "17B")
    assert meaning(toml_text(building.in_full(shorter))) == meaning(la_raye().text)
    assert building.in_full(la_raye().draft) == la_raye().draft


def test_own_terrain_of_a_file_can_be_laid() -> None:
    own = {"own": {"swamp": {"calm": True}, "sea-wall": {"like": "sandbags"}}}
    desk = desks.open_desk("memoir44", {**desks.new_desk("memoir44").draft, **own})
    names = {one["id"] for one in controls(desk)}
    assert {"terrain:swamp", "object:sea-wall", "object:bunker:axis"} <= names
    for name in ("terrain:swamp", "object:sea-wall"):
        desk = desks.tap_place(desks.pick(desk, name), "C5")
    assert (desk.draft["terrain"], desk.draft["objects"]) == ({"swamp": ["C5"]}, {"sea-wall": ["C5"]})
    assert desks.review(desk, "x.toml")[0] == ()
    desk = desks.enter(desks.turned_to(desk, "cards"), "empty", "axis")
    assert desk.draft["special"] == {"deck": {"wins": "axis"}}
    assert desks.review(desk, "x.toml")[0] == ()


def test_unknown_game_names_those_that_exist() -> None:
    with pytest.raises(FileError) as error:
        desks.new_desk("chess")
    assert error.value.faults[0].text.params["all"] == "normandy, north-africa, memoir44"
