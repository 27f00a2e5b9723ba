"""Chances with vehicles and structures, compared with counting every roll and with playing everything out."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any, cast

import pytest

import undaunted_nb as un
from tests.games.test_odds import hits
from tests.random_games import positions
from undaunted_nb.engine.action import Action
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.games.undaunted.chances import bounds, odds
from undaunted_nb.games.undaunted.chances.bounds import FIRE
from undaunted_nb.games.undaunted.chances.odds import attack, choice
from undaunted_nb.games.undaunted.quiz import happens, with_half
from undaunted_nb.games.undaunted.rules.actions import SEAT
from undaunted_nb.games.undaunted.rules.state.position import Position
from undaunted_nb.games.undaunted.table import overlay
from undaunted_nb.i18n import LANGUAGES, say
from undaunted_nb.kit import registry
from undaunted_nb.kit.chances import Aim
from undaunted_nb.kit.table.tap import Tap
from undaunted_nb.probability.casualties import Hull, Piles
from undaunted_nb.probability.odds import Odds, series
from undaunted_nb.search.best_plan import best
from undaunted_nb.search.plan import follow
from undaunted_nb.teaching.results.losses import losses

un._give_words()
SCENARIOS = [name for name in registry.system("undaunted").scenario_names() if name.startswith("north-africa/")]


def at(scenario: str, turn: str, hand: dict[str, int], **more: Any) -> Position:
    """Return a position of a scenario: a side's turn with this hand, and other differences from the start."""
    other = {"LRDG": "Italy", "Italy": "LRDG"}[turn]
    data = {"format": "undaunted-nb position 1", "scenario": f"north-africa/{scenario}", "phase": "turns", "turn": turn, "pending": []}
    piles = {turn: {"hand": hand, **more.pop("mine", {})}, other: {"hand": {}, **more.pop("theirs", {})}}
    return cast("Position", registry.system("undaunted").position_from_json({**data, **piles, **more}, "test"))


def hits_of(p: Position) -> Odds:
    """Return the dice and the sum of the shot at the scout car."""
    return attack(p, SHOT).odds


def played(scenario: str, seed: int, most: int = 150) -> list[Position]:
    """Return the positions of a random game in which a side has its turn."""
    return [p for p in positions(scenario, seed, 3 * most) if p.phase == "turns" and not p.pending][:most]


BESIDE = at("ambush", "LRDG", {"Saboteur": 2, "Anti Tank Gunner": 1}, counters={"LRDG Saboteur": "17A"})
"""The Saboteur is next to the tank, which has armor 5 and a crew of three."""
LATE = at("ambush", "LRDG", {"Saboteur": 1}, counters={"LRDG Saboteur": "17A"}, vehicles={"Medium Tank": {"damage": 4}})
RIDE = at("convoy", "LRDG", {"Saboteur": 2, "Rifleman": 1}, counters={"LRDG Saboteur": "11A"}, mine={"markers": {"20A": "scouted"}})
"""The fuel dump is too far to walk, so the Saboteur must be driven there."""
OUT = at("breakout", "LRDG", {"Rifleman": 1}, vehicles={"Pilot Car": {"at": "9B"}}, mine={"markers": {"9B": "scouted"}})
WALK = at("breakout", "LRDG", {"Scout": 1}, counters={"LRDG Scout": "16A"}, mine={"markers": {"16A": "scouted"}})
RAID = at("airfield", "LRDG", {"Saboteur": 1, "Rifleman": 1}, counters={"LRDG Saboteur": "5B"})
PLANE = at("airfield", "Italy", {"Reconnaissance Plane": 1, "Scout A": 1})
NEAR = at("convoy", "LRDG", {"Rifleman": 1, "Machine Gunner": 1}, mine={"markers": {"20A": "scouted"}})
"""The Machine Gunner hits better when he is driven nearer."""
GUNS = at("convoy", "LRDG", {"Machine Gunner": 1, "Anti Tank Gunner": 1})

# ---------------------------------------------------------------- one attack


def test_the_demolition_of_the_rulebook() -> None:
    """Armor 5, no cover, no range, two dice."""
    found = attack(BESIDE, "Saboteur: demolish Medium Tank")
    assert tuple(found.defense) == (5, 0, 0)
    assert found.chance == hits(2, 5)
    assert {"na.demolish.2", "na.combat.3", "un.attack.3"} <= set(found.rules)
    assert (found.attacker, found.target, found.tile) == ("LRDG Saboteur", "Medium Tank", "17A")


def test_a_card_without_a_counter_strafes_without_range() -> None:
    found = attack(PLANE, "Reconnaissance Plane: strafe LRDG Scout")
    tile = PLANE.setup.tiles["1A"]
    assert tuple(found.defense) == (PLANE.setup.counters[PLANE.setup.by_counter["LRDG Scout"]].defense, tile.cover, 0)
    assert (found.attacker, found.source) == ("Reconnaissance Plane", "")
    assert "na.strafe.1" in found.rules
    assert "un.blast.3" not in found.rules


def test_a_seat_has_its_own_dice() -> None:
    card, seat = (attack(GUNS, f"Machine Gunner: {words}suppress Scout Car").odds.dice for words in ("", "vehicle "))
    assert card == GUNS.setup.cards[0][GUNS.setup.by_card[0]["Machine Gunner"]].ability("suppress").x  # type: ignore[union-attr]
    assert seat == 3


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_attacks_are_those_the_engine_rolls_for(scenario: str) -> None:
    rules, asked = registry.system("undaunted").rules("north-africa"), 0
    for p in [*played(scenario, 3), BESIDE, RAID, PLANE, GUNS]:
        for a in p.actions():
            if a.kind in FIRE:
                found = attack(p, a)
                rolling = p.perform(a).after
                event = next(e for e in rolling.perform(rolling.sample(Random(asked))).events if e.kind == "attacked")
                assert event.data["defense"] == found.defense.to_json()
                assert len(event.data["dice"]) == found.odds.dice
                assert (event.data["attacker"], event.data["target"], event.data["tile"]) == (found.attacker, found.target, found.tile)
                assert set(found.rules) - {"un.attack.4"} <= set(event.rules)
                assert set(found.rules) <= set(rules), "only rules of this game"
                asked += 1
    assert asked > 20


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("Anti Tank Gunner: attack Medium Tank", "no normal defense"),
        ("Anti Tank Gunner: attack Italy Driver", "is aboard Medium Tank"),
        ("Anti Tank Gunner: antitank Italy Scout A", "is not a vehicle"),
        ("Saboteur: demolish Well", "is not on 17A"),
        ("Saboteur: attack LRDG Scout", "Choose an enemy counter"),
        ("Scout: demolish Medium Tank", "has no probability"),
        ("Saboteur: stalk 7A", "has no probability"),
    ],
)
def test_an_invalid_target_is_refused_with_the_reason(line: str, said: str) -> None:
    with pytest.raises(TutorError, match=said):
        attack(BESIDE, line)


def test_the_hand_and_the_side_to_act_do_not_matter() -> None:
    p = at("ambush", "Italy", {}, counters={"LRDG Saboteur": {"at": "17A", "suppressed": True}})
    assert attack(p, "LRDG Saboteur: demolish Medium Tank").chance == hits(2, 5)


# ---------------------------------------------------------------- goals


def value(p: Position, goal: Aim, side: str, known: dict[Position, Fraction]) -> Fraction:
    """Return the greatest chance, over every possible action and every roll."""
    if p not in known:
        if goal.is_reached(p):
            known[p] = Fraction(1)
        elif p.to_act == ("CHANCE",):
            known[p] = sum((chance * value(p.apply(a).after, goal, side, known) for a, chance in p.chance_outcomes()), Fraction())
        elif p.to_act != (side,):
            known[p] = Fraction()
        else:
            after = (p.perform(a).after for a in p.actions() if a.kind != "end turn")
            known[p] = max((value(q, goal, side, known) for q in after), default=Fraction())
    return known[p]


TURNS = {
    "damage": (BESIDE, "damage Medium Tank"),
    "damage-twice": (LATE, "damage 2 Medium Tank"),
    "destroyed": (LATE, "destroyed Medium Tank"),
    "disabled": (BESIDE, "disabled Medium Tank"),
    "won": (LATE, "won LRDG"),
    "card-aboard": (LATE, "card Italy Driver"),
    "counter": (LATE, "counter Italy Mechanic"),
    "raid": (RAID, "destroyed Aircraft"),
    "raid-won": (RAID, "won LRDG"),
    "plane": (PLANE, "card LRDG Scout"),
    "driven-out": (OUT, "escaped LRDG Navigator"),
    "walked-out": (WALK, "escaped LRDG Scout"),
    "suppressed-aboard": (GUNS, "suppressed Italy Driver"),
    "car": (GUNS, "damage Scout Car"),
    "driven-near": (NEAR, "card Italy Anti Tank Gunner A"),
}


LONG = ("driven-near", "suppressed-aboard", "car")


@pytest.mark.parametrize("name", TURNS)
def test_the_best_is_the_best_of_everything(name: str) -> None:
    p, words = TURNS[name]
    goal = odds.aim(p, words)
    most = (value_merged if name in LONG else value)(p, goal, p.to_act[0], {})
    assert best(p, words).chance == most
    assert odds.bound(p, goal) >= most


def test_a_soldier_who_must_drive_boards_with_any_action() -> None:
    found = best(RIDE, "destroyed Fuel Dump")
    assert found.chance == hits(2, RIDE.setup.structures[0].defense)
    kinds = {RIDE.parse(line).kind for line in found.line}
    assert {"drive", "leave", "demolish"} <= kinds
    assert kinds & {"enter", "seat"}
    offered = odds.useful(RIDE, odds.aim(RIDE, "destroyed Fuel Dump"))
    assert [a.kind for a in offered if a.card == "Saboteur" and a.kind == "attack"] == ["attack"], "nothing else comes of it but a seat"


def test_a_hit_on_the_vehicle_matters_for_its_crew_and_a_shot_at_others_does_not() -> None:
    kept = {(a.kind, a.args) for a in odds.useful(BESIDE, odds.aim(BESIDE, "card Italy Driver")) if a.card == "Anti Tank Gunner"}
    assert ("antitank", ("Medium Tank",)) in kept
    rolling = BESIDE.perform(BESIDE.parse("Saboteur: demolish Medium Tank")).after
    last = rolling._replace(halves=(BESIDE.halves[0]._replace(hand=(0,) * len(BESIDE.halves[0].hand)), BESIDE.halves[1]))
    assert odds.bound(last, odds.aim(BESIDE, "card Italy Driver")) == hits(2, 5)


def test_where_there_are_vehicles_one_gets_anywhere() -> None:
    target = NEAR.setup.by_counter["Italy Anti Tank Gunner A"]
    far = bounds._least(NEAR.setup, target, "14B", "11A", "attack", 0)
    assert far == NEAR.setup.counters[target].defense
    assert bounds._least(RAID.setup, RAID.setup.by_counter["Italy Scout A"], "17A", "1A", "attack", 1) > far


def test_leaving_the_board_is_something_to_try() -> None:
    assert best(WALK, "escaped LRDG Scout", kinds=["scout"]).chance == value(WALK, odds.aim(WALK, "escaped LRDG Scout"), "LRDG", {})


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_positions_of_whole_games(scenario: str) -> None:
    """Positions late in a turn, with all sorts of goals."""
    rng, tried = Random(scenario), 0
    found = [p for seed in (1, 2) for p in played(scenario, seed)]
    rng.shuffle(found)
    for p in found:
        fog, hand = p.setup.fog[p.turn], p.halves[p.turn].hand
        drawing = any(a.kind in ("command", "recon") for a in p.actions())
        if sum(hand) - hand[fog] not in (1, 2) or drawing or p.gear.bound:
            continue
        foes = [c.id for i, c in enumerate(p.setup.counters) if p.stands[i][0] and c.side != p.turn]
        wheels = [it.id for it, state in zip(p.setup.vehicles, p.gear.vehicles, strict=True) if state.tile]
        things = [it.id for i, it in enumerate(p.setup.structures) if p.gear.structures[i] < 0]
        goals = [f"won {p.to_act[0]}", *(f"{w} {rng.choice(foes)}" for w in ("card", "suppressed") if foes)]
        goals += [f"{w} {rng.choice(wheels)}" for w in ("damage", "destroyed", "disabled") if wheels]
        goals += [f"destroyed {rng.choice(things)}"] if things else []
        words = rng.choice(goals)
        assert best(p, words, limit=200_000).chance == value_merged(p, odds.aim(p, words), p.to_act[0], {}), (p.to_json(), words)
        tried += 1
        if tried == 5:
            return
    assert tried > 2


def value_merged(p: Position, goal: Aim, side: str, known: dict[Position, Fraction]) -> Fraction:
    """Return the same chance with equal rolls merged (test_odds.py compares this with all rolls)."""
    if p not in known:
        if goal.is_reached(p):
            known[p] = Fraction(1)
        elif p.to_act == ("CHANCE",):
            known[p] = sum((chance * value_merged(q, goal, side, known) for q, chance in odds.outcomes(p)), Fraction())
        elif p.to_act != (side,):
            known[p] = Fraction()
        else:
            after = (p.perform(a).after for a in p.actions() if a.kind != "end turn")
            known[p] = max((value_merged(q, goal, side, known) for q in after), default=Fraction())
    return known[p]


def test_goals_are_called_by_name() -> None:
    assert odds.aim(BESIDE, "DAMAGE medium tank").words == "damage 1 Medium Tank"
    assert str(odds.aim(BESIDE, "damage 2 Medium Tank").text) == "Medium Tank takes 2 damage"
    assert odds.aim(RAID, "destroyed hangar").words == "destroyed Hangar"
    assert odds.aim(OUT, "escaped LRDG Scout").words == "escaped LRDG Scout"
    for p, wrong, said in (
        (BESIDE, "pinned Italy", "can’t be pinned"),
        (BESIDE, "damage Well", "“Well” is not something this goal can name"),
        (BESIDE, "destroyed Italy Driver", "“Italy Driver” is not something this goal can name"),
        (BESIDE, "escaped LRDG Scout", "“LRDG Scout” is not something this goal can name"),
        (BESIDE, "damage 0 Medium Tank", "whole number"),
        (at("ambush", "LRDG", {}, structures={"Well": "LRDG"}), "destroyed Well", "not on the board"),
    ):
        with pytest.raises(TutorError, match=said):
            odds.aim(p, wrong)


def test_a_plan_names_the_soldier_that_is_struck_or_takes_the_first_ready_one() -> None:
    plan = "Saboteur: demolish Medium Tank"
    chance = hits(2, 5)
    for goals, lines, expected in (
        ("card Italy Driver", plan, chance),
        ("card Italy Gunner", plan, 0),
        ("card Italy Gunner", f"{plan}; pick Italy Gunner", chance),
        ("damage Medium Tank", f"{plan}; pick Italy Gunner", chance),
    ):
        assert follow(BESIDE, lines, goals).chance() == expected
    low = at(
        "ambush",
        "LRDG",
        {"Saboteur": 1},
        counters={"LRDG Saboteur": "17A", "Italy Driver": {"in": "Medium Tank", "seat": "driver", "suppressed": True}},
    )
    assert follow(low, plan, "card Italy Gunner").chance() == chance


def test_ways_to_fire_at_a_vehicle() -> None:
    """The attacker chooses the most harmful hit: a card, an action of the enemy's hand, or readiness."""
    p = at("convoy", "LRDG", {"Machine Gunner": 1}, theirs={"hand": {"Rifleman A": 1}})
    ways = {(way.attack.kind, way.attack.odds.dice): way for way in choice(p, "scout car").ways}
    shoot, keep_down = ways["attack", 2], ways["suppress", 4]
    assert shoot.cards == shoot.chance
    assert shoot.actions == shoot.chance
    assert shoot.turned == keep_down.cards == 0
    assert keep_down.turned == keep_down.chance
    assert [way.attack.target for way in choice(RAID, "Aircraft").ways] == ["Aircraft"]
    with pytest.raises(TutorError, match="No card in hand can attack Medium Tank"):
        choice(at("ambush", "LRDG", {"Scout": 1}), "Medium Tank")


def test_a_soldier_who_falls_takes_his_supply_along() -> None:
    """The last step of casualties in this game: the loss is the counter and every remaining card."""
    theirs = {
        "deck": {"Platoon Commander": 1, "Reconnaissance Plane": 1, "Rifleman A": 2, "Machine Gunner A": 2, "Fog of War": 2},
        "supply": {"Scout A": 3, "Rifleman A": 3, "Machine Gunner A": 2, "Fog of War": 8},
        "removed": {"Scout A": 1},
    }
    p = at("airfield", "LRDG", {"Machine Gunner": 1}, theirs=theirs)
    (way,) = (way for way in choice(p, "Italy Scout A").ways if way.attack.kind == "attack")
    assert way.cards == 4 * way.chance
    assert odds.piles(p, "Italy Scout A") == Piles()
    assert losses(p, "Machine Gunner: attack Italy Scout A", until="counter").within[1] == way.chance
    strafe = losses(PLANE, "Reconnaissance Plane: strafe LRDG Scout", until="card")
    assert strafe.within[1] == attack(PLANE, "Reconnaissance Plane: strafe LRDG Scout").chance


SHOT = "Anti Tank Gunner: antitank Scout Car"


@pytest.mark.parametrize("damage", [0, 1, 2])
def test_repeated_hits_on_a_vehicle_equal_its_losses(damage: int) -> None:
    """Play the engine to the end: the same words for each hit, and a wound with each while a soldier is aboard."""
    p = at("convoy", "LRDG", {"Machine Gunner": 1, "Anti Tank Gunner": 1}, vehicles={"Scout Car": {"damage": damage}})
    found = losses(p, SHOT, times=9)
    (unit,) = found.course.units
    assert isinstance(unit, Hull)
    assert found.course.until == "destroyed"
    assert found.chance == series(hits_of(p), unit.hull - damage).within(9)
    hand, words, wounds = p.halves[0], [], 0
    while p.gear.vehicles[[v.id for v in p.setup.vehicles].index("Scout Car")].tile:
        events = happens(p, p.parse(SHOT)).events
        p = with_half(happens(p, p.parse(SHOT)).after, 0, hand)
        words.append(next(e.kind for e in reversed(events) if e.kind in ("damaged", "disabled", "destroyed")).replace("damaged", "damage"))
        wounds += sum(e.kind in ("card_lost", "counter_lost") for e in events)
    assert tuple(words) == unit.losses
    assert wounds == min(len(words), unit.aboard) > 0
    assert max(found.wounds) == wounds


def test_the_crew_limits_the_number_of_wounds() -> None:
    supply = {
        "Scout A": 4,
        "Rifleman A": 5,
        "Machine Gunner A": 3,
        "Tank Commander": 1,
        "Driver": 3,
        "Mechanic": 3,
        "Anti Tank Gunner A": 3,
    }
    theirs = {"supply": {**supply, "Fog of War": 8}}
    bare = at("convoy", "LRDG", {"Machine Gunner": 1, "Anti Tank Gunner": 1}, theirs=theirs)
    (unit,) = losses(bare, SHOT).course.units
    assert isinstance(unit, Hull)
    assert unit.aboard == 3, "three soldiers, none with a card to lose"
    out = {f"Italy {name} A": "14B" for name in ("Scout", "Rifleman", "Machine Gunner")}
    empty = losses(at("convoy", "LRDG", {"Machine Gunner": 1, "Anti Tank Gunner": 1}, counters=out), SHOT, times=4)
    assert dict(empty.wounds) == {0: 1}
    assert "wounds" not in repr(empty)
    assert "wounds one soldier" in repr(losses(GUNS, SHOT))


def test_the_goals_of_a_vehicle() -> None:
    p = attack(GUNS, SHOT).chance
    it = next(v for v in GUNS.setup.vehicles if v.id == "Scout Car")
    for until, needed in (("disabled", it.critical), ("destroyed", it.hull)):
        found = losses(GUNS, SHOT, until, times=it.hull)
        assert found.within[needed] == p**needed
        assert found.within[needed - 1] == 0
        assert found.expected == needed / p
    razed = losses(RAID, "Saboteur: demolish Aircraft")
    assert razed.course.units == (Hull(0, 1, 1),)
    assert razed.chance == attack(RAID, "Saboteur: demolish Aircraft").chance
    for until in ("counter", "card", "pinned", "suppressed", "x"):
        with pytest.raises(TutorError, match="'', 'disabled', 'destroyed'"):
            losses(GUNS, SHOT, until)
    with pytest.raises(TutorError, match="'counter', 'pinned'"):
        losses(GUNS, "Machine Gunner: attack Italy Anti Tank Gunner A", "destroyed")
    with pytest.raises(TutorError, match="does no damage"):
        losses(GUNS, "Machine Gunner: suppress Scout Car")
    for language in LANGUAGES:
        un.set_language(language)
        assert "losses-" not in repr(losses(GUNS, SHOT)) + repr(losses(GUNS, SHOT).by_pile)
    un.set_language("en")


# ---------------------------------------------------------------- over the board


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_board_shows_every_possible_roll(scenario: str) -> None:
    """Everything legal is shown, with the same chance as the action."""
    compared = 0
    for p in [*played(scenario, 4, 60), BESIDE, RAID, PLANE, GUNS]:
        side, setup = p.turn, p.setup
        for a in p.actions():
            if a.kind in FIRE:
                card = setup.by_card[side][a.card]
                unit = setup.unit_of[side][card]
                found = {setup.targets[s.target]: s for s in overlay.shots(p, unit if unit >= 0 else ~card, a.kind, side)}
                assert found[str(a.args[0])].parts == attack(p, a).defense
                assert found[str(a.args[0])].odds.dice >= attack(p, a).odds.dice
                compared += 1
        for card, unit in enumerate(setup.unit_of[side]):
            who = unit if unit >= 0 else ~card
            for kind, dice in overlay.dice_of(p, side, who).items():
                for shot in overlay.shots(p, who, kind, side):
                    a = Action(kind, setup.sides[side], setup.cards[side][card].id, (setup.targets[shot.target],))
                    ability = setup.cards[side][card].ability(kind)
                    a = a if ability and ability.x == dice else a._replace(at=SEAT)
                    result = attack(p, a)
                    assert (shot.parts, shot.odds) == (result.defense, result.odds)
                    compared += 1
    assert compared > 50


def test_a_vehicle_is_in_danger_from_weapons_that_reach_its_armor() -> None:
    p = BESIDE
    tank = len(p.setup.counters)
    for tile in ("17A", "3A", "7A"):
        faced = {p.setup.counters[s.attacker].id: s for s in overlay.threats(p, tank, tile, "attack")}
        assert set(faced) == ({"LRDG Saboteur"} if tile == "17A" else set()) | {"LRDG Anti Tank Gunner"}
        shot = faced["LRDG Anti Tank Gunner"]
        it, steps = p.setup.tiles[tile], p.setup.board.distance["4A"][tile]
        assert shot.kind == "antitank"
        assert tuple(shot.parts) == (5, it.cover, steps)
    assert overlay.threats(p, tank, "17A", "suppress") == ()
    car = len(GUNS.setup.counters) + next(i for i, it in enumerate(GUNS.setup.vehicles) if it.id == "Scout Car")
    assert {s.kind for s in overlay.threats(GUNS, car, "14B", "attack")} == {"attack", "antitank"}
    assert {s.kind for s in overlay.threats(GUNS, car, "14B", "suppress")} == {"suppress"}
    assert all(p.setup.counters[s.target].id != "Italy Driver" for s in overlay.shots(p, p.setup.by_counter["LRDG Scout"], "attack"))


def test_the_overlay_offers_the_vehicle_and_not_its_crew() -> None:
    p = at("ambush", "Italy", {"Driver": 1})
    groups = {g["id"]: g for g in overlay.layer(p, "Italy", {"mode": "danger", "who": "Medium Tank"}).groups}
    whose = {o["id"]: o["chosen"] for o in groups["who"]["options"]}
    assert set(whose) == {"Italy Scout A", "Italy Rifleman A", "Medium Tank"}
    assert whose["Medium Tank"]
    taps = overlay.layer(p, "Italy", {"mode": "danger"}, (Tap("card", "Driver"),))
    assert next(o["id"] for g in taps.groups if g["id"] == "who" for o in g["options"] if o["chosen"]) == "Medium Tank"
    best_from = overlay.layer(at("ambush", "LRDG", {}), "LRDG", {"mode": "best", "who": "LRDG Anti Tank Gunner", "use": "antitank"})
    assert [o["id"] for g in best_from.groups if g["id"] == "whom" for o in g["options"]] == ["Medium Tank"]
    assert len(best_from.plates) == len(p.setup.board.tiles)
    strafe = overlay.layer(PLANE, "Italy", {"mode": "from", "who": "Reconnaissance Plane"})
    assert {plate["of"] for plate in strafe.plates} == {c.id for c in PLANE.setup.counters if c.side == 0}
    assert all("=" in plate["note"] and plate["note"].count("+") == 1 for plate in strafe.plates)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_layer_has_words(language: str) -> None:
    for p in (BESIDE, RAID, PLANE, GUNS, OUT):
        for side in p.setup.sides:
            for mode in overlay.MODES:
                first = overlay.layer(p, side, {"mode": mode})
                for who in next((g["options"] for g in first.groups if g["id"] == "who"), ()):
                    shown = overlay.layer(p, side, {"mode": mode, "who": who["id"]})
                    assert all(say(line, language) and "{" not in say(line, language) for line in shown.lines)
                    if shown.sum:
                        assert say(shown.sum["title"], language)
