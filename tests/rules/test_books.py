"""What the rulebooks say of boxes, cards and set-up, which no event or reason of Undaunted stands for: shown by the data and the files."""

from __future__ import annotations

from fractions import Fraction
from importlib import resources

import pytest

from undaunted_nb.core.errors import FileError
from undaunted_nb.games.undaunted import pieces, scenario
from undaunted_nb.games.undaunted.position import SCOUTED, TURNS, Position

NORTH_AFRICA = resources.files("undaunted_nb.games.undaunted.north_africa").joinpath("scenarios")
AMBUSH = NORTH_AFRICA.joinpath("ambush.toml").read_text(encoding="utf-8")
HUT = '\n[[structures]]\nid = "Hut"\ndefence = 0\npoints = 0\ntile = "10A"\n'
LA_RAYE = resources.files("undaunted_nb.games.undaunted.normandy").joinpath("scenarios", "la-raye.toml").read_text(encoding="utf-8")
WITHOUT_SQUAD = {"Platoon Sergeant", "Platoon Guide", "Sniper", "Mortar", "Fog of War"}


def _position(name: str) -> Position:
    return scenario.load(name).position()


@pytest.mark.rule("un.setup.3")
def test_both_sides_of_a_tile_cannot_be_on_the_board() -> None:
    with pytest.raises(FileError) as caught:
        scenario.read(LA_RAYE.replace('"6A"', '"2A"'), "mine.toml")
    assert "fault-tile-faces" in {fault.text.key for fault in caught.value.faults}


@pytest.mark.rule("un.setup.4")
def test_scenario_gives_both_sides_their_pieces() -> None:
    p = _position("normandy/la-raye")
    assert scenario.names()[0].startswith("normandy/")
    assert {counter.side for counter in p.setup.counters} == {0, 1}


@pytest.mark.rule("un.setup.5")
def test_seventeenth_control_marker_can_be_placed() -> None:
    """The box of North Africa has sixteen a side."""
    p = _position("north-africa/convoy")
    half, tiles = p.halves[0], p.setup.board.tiles
    scout = p.setup.by_counter["LRDG Scout"]
    start = p.stands[scout][0]
    goal = next(tile for tile in p.setup.board.neighbours[start])
    marks = tuple(0 if tile == goal else SCOUTED for tile in tiles)
    assert sum(map(bool, marks)) == 16
    hand = tuple(int(card.id == "Scout") for card in p.setup.cards[0])
    p = p._replace(phase=TURNS, turn=0, pending=(), halves=(half._replace(hand=hand, marks=marks), p.halves[1]))
    after = p.perform(p.parse(f"Scout: scout {goal}")).after
    assert all(after.halves[0].marks)


@pytest.mark.rule("un.setup.6", "un.unit.1", "un.card.6")
def test_box_of_normandy() -> None:
    box = pieces.shipped("normandy")
    for side in (0, 1):
        printed = box.printed[side]
        assert sum(printed.values()) == 54
        assert len([c for c in box.counters.values() if c.side == side]) == 11
        soldiers = {card.id: card for card in box.cards[side].values() if card.unit}
        assert {printed[name] for name in soldiers} <= {3, 4, 5}, "a unit has three to five cards"
        assert len({card.unit for card in soldiers.values()}) == len(soldiers), "and one counter"
        assert {card.id for card in box.cards[side].values() if not card.squad} == WITHOUT_SQUAD
    assert {tile.id for tile in box.tiles.values()} == {f"{n}{face}" for n in range(1, 19) for face in "AB"}


@pytest.mark.rule("na.setup.3", "na.counter.1", "na.crew.2")
def test_box_of_north_africa() -> None:
    box = pieces.shipped("north-africa")
    assert [sum(box.printed[side].values()) for side in (0, 1)] == [42, 40]
    assert [len([owner for _, owner in box.vehicles.values() if owner == side]) for side in (0, 1)] == [3, 3]
    assert len(box.structures) == 6
    assert {tile.id for tile in box.tiles.values()} == {f"{n}{face}" for n in range(1, 23) for face in "AB"}
    soldiers = {card.unit for side in (0, 1) for card in box.cards[side].values() if card.unit}
    assert soldiers == {counter.id for counter in box.counters.values()}, "a counter is one soldier"
    assert {c.id for c in box.counters.values() if c.specialisation} == {"Italy Driver", "Italy Gunner", "Italy Mechanic"}


@pytest.mark.rule("un.card.5")
def test_command_cards_have_no_counter() -> None:
    for edition in ("normandy", "north-africa"):
        box = pieces.shipped(edition)
        command = {card.id for side in (0, 1) for card in box.cards[side].values() if not card.unit and not card.fog}
        assert {"Platoon Sergeant", "Squad Leader A"} <= command or {"Lieutenant", "Reconnaissance Plane"} <= command


@pytest.mark.rule("na.setup.4")
def test_deck_supply_and_vehicle_cards_are_apart() -> None:
    setup = scenario.load("north-africa/convoy").setup
    vehicles = {vehicle.id for vehicle in setup.vehicles}
    assert vehicles
    assert not vehicles & {card.id for cards in setup.cards for card in cards}


@pytest.mark.rule("un.combat.1", "un.dice.1")
def test_attack_goes_from_the_target_to_the_losses() -> None:
    p = _position("normandy/la-raye")
    hand = tuple(int(card.id == "Rifleman A") for card in p.setup.cards[0])
    p = p._replace(phase=TURNS, turn=0, pending=(), halves=(p.halves[0]._replace(hand=hand), p.halves[1]))
    declared = p.perform(p.parse("Rifleman A: attack DE Riflemen A"))
    rolled = declared.after.chance_outcomes()
    assert [(a.args, chance) for a, chance in rolled] == [((face,), Fraction(1, 10)) for face in range(10)], "a die shows 0 to 9"
    hit = declared.after.perform(rolled[0][0])
    assert [event.kind for event in (*declared.events, *hit.events)] == ["played", "attacked", "card_lost"]
    assert [key for key in hit.events[0].data if key in ("target", "defence", "dice", "lost_from")] == [
        "target", "defence", "dice", "lost_from",
    ]  # fmt: skip


@pytest.mark.rule("na.structure.4")
def test_structure_without_points_can_be_destroyed() -> None:
    worthless = scenario.read(AMBUSH.replace('structures = { "Well" = "8A" }\n', "") + HUT, "mine.toml").position()
    hut = worthless.setup.structures[0]
    assert (hut.id, hut.points) == ("Hut", 0)
    hand = tuple(int(card.id == "Saboteur") for card in worthless.setup.cards[0])
    half = worthless.halves[0]._replace(hand=hand)
    ready = worthless._replace(phase=TURNS, turn=0, pending=(), halves=(half, worthless.halves[1]))
    declared = ready.perform(ready.parse("Saboteur: demolish Hut")).after
    assert [event.kind for event in declared.perform(declared.chance_outcomes()[-1][0]).events] == ["attacked", "razed"]


@pytest.mark.rule("na.damage.1")
def test_damage_belongs_to_the_vehicle_and_not_to_a_side() -> None:
    p = _position("north-africa/convoy")
    assert [state.damage for state in p.gear.vehicles] == [0] * len(p.setup.vehicles)
    assert not any("damage" in field for field in p.halves[0]._fields)


@pytest.mark.rule("na.end.1")
def test_goals_of_the_shipped_scenarios() -> None:
    setups = [scenario.load(name).setup for name in scenario.names() if name.startswith("north-africa/")]
    goals = {goal.kind for setup in setups for side in setup.goals for goal in side}
    assert goals == {"points", "escape", "neutralise"}
