"""Rules about boxes, cards and set-up without an event or reason in Undaunted, shown by the data and the files."""

from __future__ import annotations

from fractions import Fraction
from importlib import resources
from typing import Any

import pytest

from undaunted_nb.engine.action import CHANCE
from undaunted_nb.engine.errors import FileError
from undaunted_nb.games.undaunted.files import pieces, scenario
from undaunted_nb.games.undaunted.rules.state.position import CONTROLLED, SCOUTED, TURNS, Position
from undaunted_nb.games.undaunted.views.view import cards_of

NORTH_AFRICA = resources.files("undaunted_nb.games.undaunted.north_africa").joinpath("scenarios")
AMBUSH = NORTH_AFRICA.joinpath("ambush.toml").read_text(encoding="utf-8")
HUT = '\n[[structures]]\nid = "Hut"\ndefense = 0\npoints = 0\ntile = "10A"\n'
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
    """The box of North Africa has sixteen markers per side."""
    p = _position("north-africa/convoy")
    half, tiles = p.halves[0], p.setup.board.tiles
    scout = p.setup.by_counter["LRDG Scout"]
    start = p.stands[scout][0]
    goal = next(tile for tile in p.setup.board.neighbors[start])
    marks = tuple(0 if tile == goal else SCOUTED for tile in tiles)
    assert sum(map(bool, marks)) == 16
    hand = tuple(int(card.id == "Scout") for card in p.setup.cards[0])
    p = p._replace(phase=TURNS, turn=0, pending=(), halves=(half._replace(hand=hand, marks=marks), p.halves[1]))
    after = p.perform(p.parse(f"Scout: scout {goal}")).after
    assert all(after.halves[0].marks)


@pytest.mark.rule("un.setup.6", "un.unit.1", "un.card.6")
def test_box_of_normandy() -> None:
    box = pieces.load_built_in("normandy")
    for side in (0, 1):
        printed = box.printed_counts[side]
        assert sum(printed.values()) == 54
        assert len([c for c in box.counters.values() if c.side == side]) == 11
        soldiers = {card.id: card for card in box.cards[side].values() if card.unit}
        assert {printed[name] for name in soldiers} <= {3, 4, 5}, "a unit has three to five cards"
        assert len({card.unit for card in soldiers.values()}) == len(soldiers), "and one counter"
        assert {card.id for card in box.cards[side].values() if not card.squad} == WITHOUT_SQUAD
    assert {tile.id for tile in box.tiles.values()} == {f"{n}{face}" for n in range(1, 19) for face in "AB"}


@pytest.mark.rule("un.unit.2")
@pytest.mark.parametrize("side", [0, 1])
def test_strengths_of_the_units(side: int) -> None:
    box = pieces.load_built_in("normandy")
    soldiers = [card for card in box.cards[side].values() if card.unit]
    kinds = {counter.id: counter.kind for counter in box.counters.values()}

    def best(action: str) -> set[str]:
        numbers = {card.id: ability.x for card in soldiers if (ability := card.ability(action))}
        return {kinds[card.unit] for card in soldiers if numbers.get(card.id) == max(numbers.values())}

    most = max(counter.defense for counter in box.counters.values())
    assert best("attack") == {counter.kind for counter in box.counters.values() if counter.defense == most} == {"snipers"}
    assert best("suppress") == {"machine-gunners"}
    assert [best(action) for action in ("control", "recon")] == [{"riflemen"}, {"scouts"}]


@pytest.mark.rule("na.setup.3", "na.counter.1", "na.crew.2")
def test_box_of_north_africa() -> None:
    box = pieces.load_built_in("north-africa")
    assert [sum(box.printed_counts[side].values()) for side in (0, 1)] == [42, 40]
    assert [len([owner for _, owner in box.vehicles.values() if owner == side]) for side in (0, 1)] == [3, 3]
    assert len(box.structures) == 6
    assert {tile.id for tile in box.tiles.values()} == {f"{n}{face}" for n in range(1, 23) for face in "AB"}
    soldiers = {card.unit for side in (0, 1) for card in box.cards[side].values() if card.unit}
    assert soldiers == {counter.id for counter in box.counters.values()}, "a counter is one soldier"
    assert {c.id for c in box.counters.values() if c.specialization} == {"Italy Driver", "Italy Gunner", "Italy Mechanic"}


@pytest.mark.rule("un.card.5")
def test_command_cards_have_no_counter() -> None:
    for edition in ("normandy", "north-africa"):
        box = pieces.load_built_in(edition)
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
    assert [key for key in hit.events[0].data if key in ("target", "defense", "dice", "lost_from")] == [
        "target", "defense", "dice", "lost_from",
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
    assert goals == {"points", "escape", "neutralize"}


def _turn(name: str, side: int = 0, **piles: dict[str, int]) -> Position:
    """Return a side's turn with these cards in its piles and all others in its supply."""
    p = _position(name)
    ids = [card.id for card in p.setup.cards[side]]
    empty = {pile: dict[str, int]() for pile in ("hand", "deck", "discard", "play")}
    counts: dict[str, Any] = {pile: tuple(cards.get(card, 0) for card in ids) for pile, cards in (empty | piles).items()}
    halves = list(p.halves)
    halves[side] = halves[side]._replace(**counts)
    return p._replace(phase=TURNS, turn=side, pending=(), halves=(halves[0], halves[1]))


@pytest.mark.rule("un.draw.5")
def test_played_card_in_the_discard_pile_is_shuffled_in() -> None:
    """Hunker Down and Bolster put a card played this turn into the discard pile, and Command then draws it."""
    p = _turn("normandy/la-raye", hand={"Rifleman A": 1, "Squad Leader A": 1, "Platoon Sergeant": 1})
    for line in ("Rifleman A: hunker down", "Squad Leader A: bolster Rifleman A", "Platoon Sergeant: command 1"):
        p = p.perform(p.parse(line)).after
    while p.to_act == (CHANCE,):
        p = p.perform(p.chance_outcomes()[0][0]).after
    assert cards_of(p.setup, 0, p.halves[0].hand) == {"Rifleman A": 1}


@pytest.mark.rule("un.inspire.5")
def test_inspire_returns_nothing_from_the_supply() -> None:
    p = _turn("normandy/la-raye", hand={"Rifleman A": 1, "Squad Leader A": 1})
    p = p.perform(p.parse("Rifleman A: hunker down")).after
    assert not p.check(p.parse("Squad Leader A: inspire Rifleman A")).legal


@pytest.mark.rule("un.control.7")
@pytest.mark.parametrize("suppressed", [False, True])
def test_suppressed_enemy_prevents_control_like_a_ready_one(suppressed: bool) -> None:
    p = _turn("normandy/la-raye", hand={"Rifleman A": 1})
    enemy = p.setup.by_counter["DE Riflemen A"]
    p = p._replace(stands=(*p.stands[:enemy], ("17B", suppressed), *p.stands[enemy + 1 :]))
    assert "un.control.3" in {v.rule for v in p.check(p.parse("Rifleman A: control")).violations}


@pytest.mark.rule("un.blast.6")
def test_blast_takes_a_card_of_its_own_side() -> None:
    p = _turn("normandy/critical-intelligence", 1, hand={"Mortar": 1, "Rifleman A": 1})
    tile = p.stands[p.setup.by_counter["DE Riflemen A"]][0]
    half = p.halves[1]._replace(target=tile)
    p = p._replace(halves=(p.halves[0], half))
    for line in ("Mortar: blast", "next DE Riflemen A"):
        p = p.perform(p.parse(line)).after
    hit = p.perform(p.chance_outcomes()[0][0]).after  # a die that shows 0
    assert cards_of(p.setup, 1, hit.halves[1].removed) == {"Rifleman A": 1}


@pytest.mark.rule("na.structure.5")
def test_italy_scores_no_destroyed_structure() -> None:
    p = _position("north-africa/airfield")
    tile = p.setup.structures[0].tile
    marks = tuple(CONTROLLED if t == tile else mark for t, mark in zip(p.setup.board.tiles, p.halves[1].marks, strict=True))
    held = p._replace(halves=(p.halves[0], p.halves[1]._replace(marks=marks)))
    razed = held._replace(gear=held.gear._replace(structures=(0, *held.gear.structures[1:])))
    assert held.score(1) - razed.score(1) == p.setup.structures[0].points
