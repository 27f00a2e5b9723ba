"""The table with vehicles: getting in and out is as easy as moving, and all open information is shown."""

from __future__ import annotations

import json
import re
from collections import Counter
from random import Random
from typing import Any

import pytest

import undaunted_nb as un
from tests.widgets import test_secrets as secrets
from tests.widgets.tables import FORMAT, Seat, scene_of, taps_of, wire
from undaunted_nb.drawing import scene as drawing
from undaunted_nb.games.undaunted import table as present
from undaunted_nb.games.undaunted.rules.actions import SEAT
from undaunted_nb.i18n import LANGUAGES
from undaunted_nb.kit.table.tap import Tap
from undaunted_nb.lessons.format.walkthrough import load
from undaunted_nb.play.game import Game, game_from_json, new_game
from undaunted_nb.widgets.table import PARTS, Table

un._give_words()
GEARED = tuple(s["name"] for s in un.scenarios() if s["game"] == "north-africa")


def in_turn(scenario: str, *hand: str, side: str = "LRDG", **fields: Any) -> Seat:
    """Return a player in the middle of a turn, with these cards in hand."""
    sides = {side: {"hand": list(hand), **fields.pop(side, {})}}
    name = f"north-africa/{scenario}"
    data = {"format": FORMAT, "scenario": name, "phase": "turns", "turn": side, **sides, **fields}
    game = game_from_json(data, "test")
    game.seed = 1
    return Seat(game, side)


def seats(scene: dict[str, Any]) -> dict[str, str]:
    return {seat["id"]: seat["state"] for vehicle in scene["vehicles"] for seat in vehicle["seats"]}


def card(scene: dict[str, Any], name: str) -> dict[str, Any]:
    return next(it for it in scene["mine"]["hand"] if it["id"] == name)


# ---------------------------------------------------------------- getting in and out


def test_with_the_card_chosen_the_free_seats_and_the_vehicle_are_lit() -> None:
    s = in_turn("convoy", "Scout")
    scene = s.tap("card:Scout")
    assert [name for name, state in seats(scene).items() if state == "lit"] == ["Patrol Truck passenger"]
    assert scene["marks"]["aims"] == {"Patrol Truck passenger": "enter", "Patrol Truck": "enter"}
    assert [chip["id"] for chip in card(scene, "Scout")["beside"]] == ["enter"]


@pytest.mark.parametrize("tap", ["piece:Patrol Truck passenger", "piece:Patrol Truck"])
def test_a_tap_on_a_seat_or_on_the_vehicle_gets_in(tap: str) -> None:
    s = in_turn("convoy", "Scout")
    scene = s.tap("card:Scout", tap)
    assert s.played == ["Scout: enter Patrol Truck passenger"]
    assert wire(s.session.taps) == ("card:Scout",)
    assert "LRDG Scout" not in [e["k"] for e in s.session.elements()]
    states = {chip["id"]: chip["state"] for chip in card(scene, "Scout")["chips"]}
    assert states == {"scout": "no", "attack": "", "recon": "no", "conceal": ""}
    assert scene["mine"]["end"] is None
    s.tap("card:Scout")  # it stays chosen: it has to act
    s.send("back")
    assert wire(s.session.taps) == ("card:Scout",)
    s.tap("do:conceal")
    assert s.played[-1] == "Scout: conceal"


def test_a_vehicle_with_several_free_seats_asks_which() -> None:
    s = in_turn("convoy", "Scout", counters={"LRDG Machine Gunner": "11A"})
    scene = s.tap("card:Scout", "piece:Patrol Truck")
    assert s.played == []
    assert [choice["id"] for choice in scene["plan"]["choices"]] == ["piece:Patrol Truck gunner", "piece:Patrol Truck passenger"]
    assert "Attack 2" in scene["plan"]["choices"][0]["label"]
    s.tap("choice:piece:Patrol Truck gunner")
    assert s.played == ["Scout: enter Patrol Truck gunner"]


def test_leaving_is_a_tap_on_the_tile_and_then_one_walks() -> None:
    s = in_turn("convoy", "Rifleman")
    scene = s.tap("card:Rifleman")
    assert scene["marks"]["lit"] == ["11A"]
    assert scene["marks"]["costs"] == {"11A": "leave"}
    s.tap("place:11A")
    assert s.played == ["Rifleman: leave"]
    scene = s.tap("do:move")
    assert "5A" in scene["marks"]["lit"]
    s.tap("place:5A")
    assert s.played == ["Rifleman: leave", "Rifleman: move 5A"]


def test_changing_seats_and_swapping_are_taps_on_seats() -> None:
    s = in_turn("convoy", "Rifleman")
    scene = s.tap("card:Rifleman")
    lit = [name for name, state in seats(scene).items() if state == "lit"]
    assert lit == ["Patrol Truck gunner", "Patrol Truck passenger"]
    acts = {seat["id"]: seat["act"] for vehicle in scene["vehicles"] for seat in vehicle["seats"] if seat["act"]}
    assert acts == {"Patrol Truck gunner": "swap", "Patrol Truck passenger": "change"}
    s.tap("piece:Patrol Truck gunner")
    assert s.played == ["Rifleman: swap LRDG Machine Gunner"]
    s = in_turn("convoy", "Rifleman")
    s.tap("card:Rifleman", "piece:Patrol Truck passenger")
    assert s.played == ["Rifleman: seat passenger"]


def test_a_seat_that_cannot_be_taken_explains_why() -> None:
    s = in_turn("convoy", "Scout")
    s.tap("card:Scout", "piece:Patrol Truck gunner")
    tone, texts, rules = s.why()
    assert (tone, rules, s.played) == ("no", ["na.seat.1"], [])
    assert "Machine Gunner" in texts[0]
    s.tap("piece:Scout Car driver")
    assert "na.seat.2" in s.why()[2]


def test_after_the_action_the_same_soldier_can_still_get_in() -> None:
    s = in_turn("convoy", "Scout", "Rifleman")
    scene = s.tap("card:Scout", "do:conceal")
    assert scene["plan"]["title"] == "LRDG Scout: enter a vehicle?"
    assert [choice["id"] for choice in scene["plan"]["choices"]] == ["piece:Patrol Truck passenger"]
    assert seats(scene)["Patrol Truck passenger"] == "lit"
    assert "can still" in scene["mine"]["hint"]
    assert scene["mine"]["end"] == "End turn: 1 card unplayed"
    s.tap("piece:Patrol Truck")
    assert s.played[-1] == "Scout: enter Patrol Truck passenger"
    assert scene_of(s.session)["plan"] is None


def test_end_turn_gives_up_the_seat_after_the_last_card() -> None:
    s = in_turn("convoy", "Scout")
    assert s.tap("card:Scout", "do:conceal")["mine"]["end"] == "End turn without entering a vehicle"
    assert s.tap("piece:Patrol Truck")["mine"]["end"] == "End turn"
    aboard = in_turn("convoy", "Rifleman")
    aboard.game.play("Rifleman: control")
    assert scene_of(aboard.session)["mine"]["end"] == "End turn without changing seats"


def test_a_seat_of_a_disabled_vehicle_offers_nothing() -> None:
    s = in_turn("convoy", "Scout", vehicles={"Patrol Truck": {"damage": 2}}, counters={"LRDG Machine Gunner": "9A"})
    scene = s.tap("card:Scout", "do:enter")
    assert [choice["label"] for choice in scene["plan"]["choices"]] == ["Patrol Truck, gunner’s seat", "Patrol Truck, passenger’s seat"]
    scene = in_turn("convoy", "Scout", counters={"LRDG Machine Gunner": "9A"}).tap("card:Scout", "do:enter")
    assert scene["plan"]["choices"][0]["label"] == "Patrol Truck, gunner’s seat: Attack 2 and Suppress 3"


def test_the_plan_names_the_open_choice() -> None:
    assert in_turn("convoy", "Scout").tap("card:Scout", "do:attack")["plan"]["lines"] == ["Choose a target."]
    hurt = in_turn("convoy", "Engineer", vehicles={"Gun Truck": {"damage": 1}})
    assert hurt.tap("card:Engineer", "do:repair")["plan"]["lines"] == ["Choose a vehicle."]


def test_the_next_card_lets_that_chance_go() -> None:
    s = in_turn("convoy", "Scout", "Rifleman")
    s.tap("card:Scout", "do:conceal", "card:Rifleman", "do:vehicle drive", "place:9A")
    s.send("commit")
    assert s.played[-1] == "Rifleman: vehicle drive 9A"
    assert all(choice["id"].startswith(("piece:Patrol Truck", "place:9A")) for choice in scene_of(s.session)["plan"]["choices"])


def test_undo_takes_a_seat_back() -> None:
    s = in_turn("convoy", "Scout")
    before = scene_of(s.session)["vehicles"]
    s.tap("card:Scout", "piece:Patrol Truck")
    scene = s.send("undo")
    assert scene["vehicles"] == before
    assert s.session.taps == ()


# ---------------------------------------------------------------- actions of seats, and shooting


def test_the_seat_has_its_own_chips_on_the_card() -> None:
    s = in_turn("convoy", "Machine Gunner")
    it = card(scene_of(s.session), "Machine Gunner")
    assert it["seat"]["title"] == "Patrol Truck: gunner’s seat"
    assert [(chip["id"], chip["n"]) for chip in it["seat"]["chips"]] == [("vehicle attack", "2"), ("vehicle suppress", "3")]
    assert it["seat"]["chips"][0]["say"] == "Patrol Truck, gunner’s seat: Attack 2"
    scene = s.tap("card:Machine Gunner", "do:vehicle suppress")
    assert [chip["state"] for chip in card(scene, "Machine Gunner")["seat"]["chips"]] == ["", "chosen"]
    assert [chip["state"] for chip in card(scene, "Machine Gunner")["chips"]] == ["no", "", ""]
    assert it["seat"]["figure"] == "truck"


def test_a_seat_offers_its_actions_with_the_card_of_its_soldier() -> None:
    s = in_turn("convoy", "Machine Gunner", "Scout")
    ways = s.tap("piece:Patrol Truck gunner")["why"]["ways"]
    assert [way["label"] for way in ways] == ["Machine Gunner (seat: Attack)", "Machine Gunner (seat: Suppress)"]
    assert len(s.why()[1]) == 2
    assert "Any card of the soldier" in s.why()[1][1]
    assert s.tap(*ways[0]["id"].split("|"))["plan"]["title"] == "Machine Gunner: Attack"
    assert not in_turn("convoy", "Scout").tap("piece:Patrol Truck gunner")["why"]["ways"]
    choose, seat = in_turn("convoy", "Scout").tap("piece:Patrol Truck passenger")["why"]["reasons"]
    assert choose["text"] == "Choose a card, then its action."
    assert seat["rule"] == "na.vehicle.1"


@pytest.mark.parametrize("kind", ["move", "attack", "repair"])
def test_an_action_is_refused_only_for_what_no_target_would_change(kind: str) -> None:
    s = in_turn("convoy", "Engineer", counters={"LRDG Engineer": "off"})
    s.tap("card:Engineer", f"do:{kind}")
    assert s.why()[2] == ["na.card.2"]


def test_driving_is_like_moving() -> None:
    s = in_turn("convoy", "Rifleman")
    scene = s.tap("card:Rifleman", "do:vehicle drive")
    assert scene["marks"]["lit"] == ["22A", "5A", "9A"]
    scene = s.tap("place:9A")
    assert scene["marks"]["path"] == ["11A", "9A"]
    s.send("commit")
    truck = next(e for e in s.session.elements() if e["k"] == "Patrol Truck")
    assert (s.played, truck["p"]) == (["Rifleman: vehicle drive 9A"], "9A")


def test_rough_ground_explains_why_it_is_closed_to_vehicles() -> None:
    s = in_turn("convoy", "Rifleman", LRDG={"markers": {"2B": "scouted"}})
    s.tap("card:Rifleman", "do:vehicle drive", "place:2B")
    assert "na.drive.3" in s.why()[2]


def test_a_vehicle_is_aimed_at_by_its_counter_its_tile_or_its_card() -> None:
    for tap in ("piece:Supply Truck", "place:3B", "piece:Supply Truck driver"):
        s = in_turn("convoy", "Anti Tank Gunner")
        scene = s.tap("card:Anti Tank Gunner", "do:vehicle antitank")
        assert {"Supply Truck", "Scout Car"} == set(scene["marks"]["aims"])
        scene = s.tap(tap)
        assert scene["plan"]["title"].startswith("Anti-tank 3: Anti-tank Gunner on 22A against Supply Truck on 3B"), tap
        gunner, truck = scene["plan"]["who"]
        assert (gunner["name"], gunner["at"]) == ("Anti-tank Gunner", "22A")
        assert (truck["side"], truck["figure"], truck["name"], truck["at"]) == ("s2", "truck", "Supply Truck", "3B")
        base, cover, range_ = scene["plan"]["sum"]
        assert (base["n"], base["note"], cover["n"], range_["n"]) == (4, "its armor", 0, 4)
        assert "wounds one soldier aboard" in scene["plan"]["lines"][1]
        assert scene["plan"]["lines"][1].endswith("That makes damage 1 of 3. It’s disabled at 2.")
        assert scene["plan"]["chain"]


def hit(s: Seat) -> dict[str, Any]:
    s.tap("card:Anti Tank Gunner", "do:vehicle antitank", "piece:Supply Truck")
    s.game.play("Anti Tank Gunner: vehicle antitank Supply Truck", chance="0 1 2")
    s.session.look_again()
    return scene_of(s.session)


@pytest.mark.parametrize("tap", ["piece:Supply Truck driver", "choice:piece:Italy Driver"])
def test_the_wounded_soldier_is_chosen_by_a_tap_on_a_seat(tap: str) -> None:
    s = in_turn("convoy", "Anti Tank Gunner")
    scene = hit(s)
    assert scene["plan"]["title"] == "Supply Truck is hit. Which soldier is wounded?"
    assert {name for name, state in seats(scene).items() if state} == {"Supply Truck driver", "Supply Truck passenger"}
    assert "Supply Truck" in scene["marks"]["aims"]
    scene = s.tap(tap)
    assert s.played[-1] == "pick Italy Driver"
    truck = next(vehicle for vehicle in scene["vehicles"] if vehicle["id"] == "Supply Truck")
    assert (truck["damage"]["n"], truck["damage"]["text"]) == (1, "1 of 3, disabled at 2")
    assert scene["roll"]["note"] == "LRDG Anti-tank Gunner against Supply Truck"


def test_a_tap_on_the_hit_vehicle_alone_does_not_choose_for_one() -> None:
    s = in_turn("convoy", "Anti Tank Gunner")
    hit(s)
    before = s.played
    s.tap("piece:Supply Truck")
    assert s.played == before


def test_demolish_strikes_out_cover_and_range() -> None:
    s = in_turn("airfield", "Saboteur", counters={"LRDG Saboteur": "5B"})
    scene = s.tap("card:Saboteur", "do:demolish", "piece:Aircraft")
    assert [term["struck"] for term in scene["plan"]["sum"]] == [False, True, True]
    assert scene["plan"]["lines"][1] == "A hit destroys it for 1 point."
    assert scene["plan"]["chain"] == []
    s.game.play("Saboteur: demolish Aircraft", chance="0 1")
    s.session.look_again()
    razed = next(e for e in s.session.elements() if e["k"] == "Aircraft")
    assert (razed["t"], razed["side"]) == ("razed", "s1")
    assert scene_of(s.session)["head"]["score"][0]["points"] == 1


def test_strafe_counts_no_range() -> None:
    s = in_turn("convoy", "Reconnaissance Plane", side="Italy")
    scene = s.tap("card:Reconnaissance Plane", "do:strafe", "piece:LRDG Scout")
    assert [term["struck"] for term in scene["plan"]["sum"]] == [False, False, True]
    assert scene["plan"]["title"] == "Strafe 2: Reconnaissance Plane against LRDG Scout on 11A"
    assert [one["at"] for one in scene["plan"]["who"]] == ["", "11A"]
    assert scene["marks"]["path"] == []


# ---------------------------------------------------------------- tiles in any order, and off the board


def test_surveyed_tiles_come_in_any_order() -> None:
    for order in (("2B", "8A"), ("8A", "2B")):
        s = in_turn("convoy", "Reconnaissance Plane", side="Italy")
        scene = s.tap("card:Reconnaissance Plane", "do:survey", f"place:{order[0]}")
        assert scene["marks"]["chosen"] == [order[0]]
        assert order[1] in scene["marks"]["lit"]
        assert scene["plan"]["commit"] == "Survey"
        s.tap(f"place:{order[1]}")
        assert s.played == [], "several tiles are done with the button, so that each can be taken back"
        s.send("commit")
        assert s.played == ["Reconnaissance Plane: survey 2B 8A"]


def test_plotting_can_stop_early_and_lists_what_is_not_connected() -> None:
    s = in_turn("convoy", "Scout A", side="Italy")
    s.tap("card:Scout A", "do:vehicle plot", "place:9A")
    assert s.why()[2] == ["na.plot.1"]
    s.tap("place:17A")
    s.send("commit")
    assert s.played == ["Scout A: vehicle plot 17A"]


@pytest.mark.parametrize("tap", ["piece:exit 9B", "place:9B", "choice:piece:exit 9B"])
def test_an_escape_point_is_the_last_step(tap: str) -> None:
    s = in_turn("breakout", "Rifleman", counters={"LRDG Rifleman": "9B"})
    sign = next(e for e in s.session.elements() if e["k"] == "exit 9B")
    assert (sign["press"], sign["side"], sign["t"]) == (True, "s1", "exit")
    scene = s.tap("card:Rifleman", "do:move")
    assert "exit 9B" in scene["marks"]["aims"]
    scene = s.tap(tap)
    assert s.played == ["Rifleman: move exit"]
    row = next(row for row in scene["head"]["score"] if row["side"] == "s1")
    assert (row["word"], row["points"]) == ("escaped", 1)
    assert row["text"].startswith(f"1 of {row['goal']} escaped (LRDG Scout")


def test_goals_have_their_own_rows() -> None:
    rows = in_turn("ambush", "Scout").session.scene()["head"]["score"]
    assert [(row["side"], row["word"], row["goal"]) for row in rows] == [
        ("s1", "neutralized: Medium Tank", 1), ("s1", "neutralized: Italian Driver", 1), ("s2", "neutralized", 3),
    ]  # fmt: skip
    assert [row["text"] for row in rows] == [
        "0 of 1 neutralized (Medium Tank)", "0 of 1 neutralized (Italian Driver)", "0 of 3 neutralized",
    ]  # fmt: skip
    (escape, _) = in_turn("breakout", "Scout").session.scene()["head"]["score"]
    assert (escape["word"], escape["goal"]) == ("escaped", 4)  # six of them: too many for a row


# ---------------------------------------------------------------- open information


def test_numbers_are_drawn_plainly() -> None:
    s = in_turn("convoy", "Scout", "Machine Gunner")
    scene, told = scene_of(s.session), {e["k"]: e for e in s.session.elements()}
    assert card(scene, "Scout")["n"] == 6
    assert {chip["id"]: chip["n"] for chip in card(scene, "Scout")["chips"]} == {"scout": "2", "attack": "1", "recon": "", "conceal": ""}
    assert told["Scout Car"]["n"] == "4"
    assert (told["flag 20A"]["n"], drawing.words(told["flag 20A"]["label"], "en")) == ("2", "objective 2")
    assert [(row["goal"], row["text"]) for row in scene["head"]["score"]] == [(4, "0 of 4 points")] * 2
    s.tap("place:20A")
    assert "This tile has an objective worth 2." in str(scene_of(s.session)["why"])
    scene = s.tap("card:Machine Gunner", "do:vehicle suppress", "piece:Scout Car")
    assert scene["plan"]["title"].startswith("Suppress 3: ")
    s.send("commit")
    assert "4 + 0 + 4 = 8" in str(scene_of(s.session)["log"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["airfield", "ambush", "breakout", "convoy"])
def test_the_table_shows_no_sign_and_no_remark_next_to_a_number(name: str, language: str) -> None:
    """The source of a number is shown in one place, not next to each number."""
    table = Table(new_game(f"north-africa/{name}", seed=1), side="LRDG", language=language)
    shown = json.dumps({part: getattr(table, part) for part in (*PARTS, "ground")}, default=str, ensure_ascii=False)
    assert not re.search(r"°|\((ours|наш\w*)\)", shown)


def test_text_and_picture_tell_of_vehicles_structures_and_ground() -> None:
    table = Table(new_game("north-africa/convoy", seed=1), side="LRDG")
    told = repr(table)
    for words in (
        "Patrol Truck, LRDG, defense 4, armor 4, damage 0 of 4, disabled at 2, aboard: Rifleman",
        "rough terrain", "Fuel Dump, structure, defense 4, 1 point", "Scout Car, observer’s seat: Scout A, Plot 2.",
    ):  # fmt: skip
        assert words in told
    picture = table.picture()
    assert picture.count("un-vehicle") >= 4
    assert "un-sil-scout-car" in picture
    assert "un-g-rough" in picture


def test_the_example_round_plays_through() -> None:
    walk = load("north-africa/example-round")
    s = Seat(walk.start(), "", walk=walk)
    scene = scene_of(s.session)
    while scene["walk"]["next"]:
        scene = s.send("next")
    assert scene["walk"]["step"] == len(walk.steps)
    tank = next(vehicle for vehicle in scene["vehicles"] if vehicle["id"] == "Medium Tank")
    assert (tank["place"], tank["damage"]["n"], tank["damage"]["critical"]) == ("12A", 1, 3)


@pytest.mark.parametrize("scenario", GEARED)
def test_everything_that_can_be_done_can_be_pointed_at(scenario: str) -> None:
    done: Counter[str] = Counter()
    rng = Random(scenario)
    for side in ("LRDG", "Italy"):
        s = Seat(new_game(scenario, seed=rng.randrange(99)), side, "random")
        for _ in range(25):
            p = s.position
            actions = [a for a in p.legal_actions if a.side == side]
            if p.outcome or not actions:
                break
            kinds = sorted({a.kind for a in actions} - {"hunker down", "end turn"}) or ["end turn"]
            action = rng.choice([a for a in actions if a.kind == rng.choice(kinds)] or actions)
            taps = present.taps(p, action)
            assert tuple(map(Tap.parse, wire(taps))) == taps
            assert present.compose(p, side, taps) == action
            s.session.taps = ()
            for tap in taps_of(p, action, rng):
                if s.position is p and wire(s.session.taps) != (tap,):
                    s.blindly(*(("end", "") if tap == "end" else ("tap", tap.removeprefix("pick:") if "place" in tap else tap)))
            if s.position is p:
                s.blindly("commit")
            assert s.position is not p, (p.format(action), s.why())
            done["seat" if action.at == SEAT else action.kind] += 1
            scene_of(s.session)
    assert done


def test_nothing_hidden_reaches_the_browser() -> None:
    rng = Random("secrets of vehicles")
    table = Table(new_game("north-africa/convoy", seed=3), side="LRDG", opponent="random")
    twin = secrets._twin(table)
    for _ in range(20):
        if table.game.position.outcome:
            break
        p = table.game.position
        actions = [a for a in p.legal_actions if a.side == "LRDG"]
        action = rng.choice(actions)
        for tap in taps_of(p, action, rng):  # type: ignore[arg-type]
            message = {"kind": "end", "target": ""} if tap == "end" else {"kind": "tap", "target": tap}
            if table.game.position is p:
                table._on_message(table, {**message, "revision": table._session.revision}, [])
        if table.game.position is p:
            table._on_message(table, {"kind": "commit", "target": "", "revision": table._session.revision}, [])
        other = secrets._other_world(table, secrets._unseen(table), rng, twin)
        assert secrets._sent(other) == secrets._sent(table)
    assert isinstance(table.game, Game)
