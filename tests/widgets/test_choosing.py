"""From clicks to actions: you can choose, undo and re-aim every kind of action, and do nothing else."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.widgets.tables import SCENARIO, SHIPPED, Seat, at_turn, names_of, scene_of, seat, taps_of, wire
from undaunted_nb.games.undaunted import table
from undaunted_nb.games.undaunted.rules.actions import kinds_of
from undaunted_nb.games.undaunted.rules.state.position import Position
from undaunted_nb.kit.table.tap import Tap
from undaunted_nb.play.game import new_game
from undaunted_nb.play.opponent import random_choice


def test_move_lights_the_tiles_and_plays_at_the_last_one() -> None:
    s = seat("Rifleman A", "Fog of War")
    scene = s.tap("card:Rifleman A")
    assert scene["marks"]["lit"] == []
    assert [c["state"] for c in scene["mine"]["hand"]] == ["chosen", "never"]
    scene = s.tap("do:move")
    assert scene["marks"]["lit"] == ["12B", "13B"]
    assert scene["marks"]["chosen"] == ["17B"]
    scene = s.tap("place:12B")
    assert s.played == ["Rifleman A: move 12B"]
    assert next(e for e in scene["log"]["lines"])["rule"]
    assert scene["marks"] == {"lit": [], "chosen": [], "aims": {}, "aimed": None, "path": [], "refused": None}


def test_a_chip_also_chooses_its_card() -> None:
    s = seat("Rifleman A", "Scout A")
    s.tap("card:Scout A")
    scene = s.send("tap", "do:move", card="Rifleman A")
    assert wire(s.session.taps) == ("card:Rifleman A", "do:move")
    assert scene["marks"]["lit"]


def test_scout_can_stop_or_continue() -> None:
    s = seat("Scout A")
    scene = s.tap("card:Scout A", "do:scout", "place:12B")
    assert s.played == []
    assert scene["marks"]["path"] == ["13B", "12B"]
    assert scene["marks"]["chosen"] == ["12B", "13B"]
    assert scene["plan"]["commit"] == "Stop on 12B"
    assert not scene["plan"].get("leaves"), "at play, the main button can end a path"
    assert {"7A", "2A", "17B", "13B"} <= set(scene["marks"]["lit"])
    s.send("commit")
    assert s.played == ["Scout A: scout 12B"]
    s = seat("Scout A")
    s.tap("card:Scout A", "do:scout", "place:12B", "place:2A")
    assert s.played == ["Scout A: scout 12B 2A"]


def test_the_last_tile_of_a_path_chosen_again_ends_the_path_there() -> None:
    s = seat("Scout A")
    s.tap("card:Scout A", "do:scout", "place:12B", "place:12B")
    assert s.played == ["Scout A: scout 12B"]


def test_a_tile_clicked_while_cards_are_taken_points_to_the_panel() -> None:
    s = seat("Platoon Sergeant")
    s.tap("card:Platoon Sergeant", "do:bolster", "place:12B")
    assert s.why() == ("no", ["You can’t choose this now. First finish your choice in the panel, or press Esc to go back."], [""])


def test_an_action_without_a_card_to_take_says_so() -> None:
    s = seat("Squad Leader A")
    plan = s.tap("card:Squad Leader A", "do:inspire")["plan"]
    assert plan["lines"] == ["No card can be taken now, so this action would do nothing."]
    assert plan["picks"] == []


def test_a_first_tile_can_be_chosen_again() -> None:
    s = seat("Scout A")
    scene = s.tap("card:Scout A", "do:scout", "place:17B", "place:8A")
    assert s.played == []
    assert scene["marks"]["path"] == ["13B", "8A"]


def test_guide_takes_a_counter_then_its_way() -> None:
    s = seat("Platoon Guide")
    scene = s.tap("card:Platoon Guide", "do:guide")
    assert set(scene["marks"]["aims"]) == {"US Riflemen A", "US Scouts A", "US Machine Gunners A", "US Mortar", "US Snipers"}
    assert set(scene["marks"]["aims"].values()) == {""}
    scene = s.tap("piece:US Scouts A")
    assert scene["marks"]["lit"] == ["12B", "17B", "3B", "8A"]
    s.tap("place:12B")
    assert s.played == ["Platoon Guide: guide US Scouts A 12B"]


def test_stalk_needs_no_markers() -> None:
    s = seat("Sniper")
    scene = s.tap("card:Sniper", "do:stalk")
    assert scene["marks"]["lit"] == ["12B", "13B", "7A"]
    s.tap("place:7A")
    assert s.played == ["Sniper: stalk 7A"]


@pytest.mark.parametrize("prefix", ["pick:", "choice:pick:"])
def test_bolster_in_any_order(prefix: str) -> None:
    for order in (("Rifleman B", "Fog of War", "Rifleman A"), ("Fog of War", "Rifleman A", "Rifleman B")):
        s = seat("Platoon Sergeant")
        s.tap("card:Platoon Sergeant", "do:bolster", *(prefix + card for card in order))
        s.send("commit")
        assert s.played == ["Platoon Sergeant: bolster Fog of War, Rifleman A, Rifleman B"]


def test_bolster_of_equal_cards_and_fewer_than_allowed() -> None:
    s = seat("Platoon Sergeant")
    scene = s.tap("card:Platoon Sergeant", "do:bolster", "pick:Rifleman B", "pick:Rifleman B")
    assert s.played == []
    assert scene["plan"]["commit"] == "Take 2 cards"
    supply = next(p for p in scene["mine"]["piles"] if p["id"] == "supply")
    assert {i["id"]: i["state"] for i in supply["items"]} == {
        "Rifleman A": "lit", "Rifleman B": "chosen", "Scout A": "lit", "Fog of War": "lit",
    }  # fmt: skip
    s.send("commit")
    assert s.played == ["Platoon Sergeant: bolster Rifleman B, Rifleman B"]


def test_bolster_of_a_third_one_that_is_not_there() -> None:
    s = seat("Platoon Sergeant")
    s.tap("card:Platoon Sergeant", "do:bolster", "pick:Rifleman B", "pick:Rifleman B", "pick:Rifleman B")
    assert s.played == []
    assert wire(s.session.taps) == ("card:Platoon Sergeant", "do:bolster", "pick:Rifleman B", "pick:Rifleman B")


def test_command_asks_for_a_number() -> None:
    s = seat("Platoon Sergeant")
    scene = s.tap("card:Platoon Sergeant", "do:command")
    assert [c["id"] for c in scene["plan"]["choices"]] == ["1", "2"]
    s.tap("choice:2")
    assert s.played == ["Platoon Sergeant: command 2"]
    assert sum(s.position.halves[0].hand) == 2


def test_inspire_takes_back_from_the_play_area() -> None:
    s = seat("Squad Leader A", us={"play": ["Rifleman A", "Rifleman A", "Scout A", "Platoon Guide"]})
    scene = s.tap("card:Squad Leader A", "do:inspire")
    assert {c["id"]: c["state"] for c in scene["mine"]["play"]} == {
        "Platoon Guide": "",
        "Scout A": "lit",
        "Rifleman A": "lit",
        "Rifleman A#2": "lit",
    }
    s.tap("pick:Rifleman A#2")
    s.send("commit")
    assert s.played == ["Squad Leader A: inspire Rifleman A"]
    assert "Rifleman A" in table.hand_order(s.position, 0)


@pytest.mark.parametrize(
    ("hand", "kind", "fields"),
    [
        (("Scout A", "Fog of War"), "recon", {}),
        (("Scout A",), "conceal", {}),
        (("Rifleman A",), "control", {}),
        (("Rifleman A",), "hunker down", {}),
        (("Rifleman A",), "ready", {"counters": {"US Riflemen A": {"at": "17B", "suppressed": True}}}),
    ],
)
def test_an_action_without_further_choices_happens_at_once(hand: tuple[str, ...], kind: str, fields: dict[str, object]) -> None:
    s = seat(*hand, **fields)
    s.tap(f"card:{hand[0]}", f"do:{kind}")
    assert s.played == [f"{hand[0]}: {kind}"]


def test_a_suppressed_units_card_offers_only_to_ready_it_and_explains_why() -> None:
    s = seat("Rifleman A", counters={"US Riflemen A": {"at": "17B", "suppressed": True}})
    card = s.tap("card:Rifleman A")["mine"]["hand"][0]
    assert {chip["id"]: chip["state"] for chip in card["chips"]} == {"ready": "", "move": "no", "attack": "no", "control": "no"}
    s.tap("do:attack")
    assert s.why()[0] == "no"
    assert "un.suppressed.1" in s.why()[2]


def test_target_takes_a_tile() -> None:
    s = seat("Mortar")
    scene = s.tap("card:Mortar", "do:target")
    assert set(scene["marks"]["lit"]) == {t for t in s.position.setup.board.tiles if s.position.setup.board.distance["3B"][t] >= 3}
    s.tap("place:2A")
    assert s.played == ["Mortar: target 2A"]


def test_attack_shows_the_sum_before_it_is_committed() -> None:
    s = seat("Machine Gunner A")
    scene = s.tap("card:Machine Gunner A", "do:attack")
    assert set(scene["marks"]["aims"]) == {"DE Riflemen B", "DE Scouts B", "DE Machine Gunners B"}
    assert scene["marks"]["aims"]["DE Riflemen B"] == "36%"
    scene = s.send("aim", "piece:DE Riflemen B")
    assert scene["marks"]["aimed"] == "DE Riflemen B"
    assert [p["n"] for p in scene["plan"]["sum"]] == [4, 3, 2]
    assert scene["plan"]["total"]["n"] == 9
    assert scene["plan"]["chance"]["fraction"] == "36/100"
    assert [(one["side"], one["letter"], one["at"]) for one in scene["plan"]["who"]] == [("s1", "A", "17B"), ("s2", "B", "2A")]
    assert s.played == []
    s.send("commit")
    assert s.played == ["Machine Gunner A: attack DE Riflemen B"]
    assert scene_of(s.session)["roll"]["dice"]


def test_a_chosen_target_can_be_changed_by_counter_by_tile_and_by_next() -> None:
    for kind in ("attack", "suppress"):
        s = seat("Machine Gunner A", counters={"DE Machine Gunners B": "9A"})
        s.tap("card:Machine Gunner A", f"do:{kind}", "piece:DE Riflemen B")
        assert scene_of(s.session)["marks"]["aimed"] == "DE Riflemen B"
        assert s.played == []
        for message, target, wanted in (
            ("tap", "piece:DE Scouts B", "DE Scouts B"),
            ("tap", "place:2A", "DE Riflemen B"),
            ("aim", "piece:DE Machine Gunners B", "DE Machine Gunners B"),
            ("aim", "place:14B", "DE Scouts B"),
        ):
            scene = s.send(message, target)
            assert scene["why"] is None
            assert scene["marks"]["aimed"] == wanted
            assert wanted.partition(" ")[2] in scene["plan"]["title"]
            assert set(scene["marks"]["aims"]) == {"DE Riflemen B", "DE Scouts B", "DE Machine Gunners B"}
        s.send("commit")
        assert s.played == [f"Machine Gunner A: {kind} DE Scouts B"]


def test_a_wrong_target_after_a_right_one_changes_nothing() -> None:
    s = seat("Machine Gunner A")
    s.tap("card:Machine Gunner A", "do:attack", "piece:DE Riflemen B")
    before = s.state()
    for target in ("piece:US Scouts A", "place:7A"):
        s.tap(target)
        assert s.why()[0] == "no"
        assert s.state() == before


def test_suppress_explains_that_no_card_is_lost() -> None:
    s = seat("Machine Gunner A", counters={"DE Riflemen B": {"at": "2A", "suppressed": True}})
    scene = s.tap("card:Machine Gunner A", "do:suppress", "piece:DE Riflemen B")
    assert not scene["plan"]["chain"]
    assert any("already" in line for line in scene["plan"]["lines"])


def test_blast_lets_you_choose_the_next_roll() -> None:
    s = seat("Mortar", us={"target": "2A"})
    scene = s.tap("card:Mortar", "do:blast")
    assert s.played == []
    assert scene["plan"]["commit"]
    s.send("commit")
    assert s.played == ["Mortar: blast"]
    scene = scene_of(s.session)
    assert set(scene["marks"]["aims"]) == {"DE Riflemen B", "DE Machine Gunners B"}
    assert scene["mine"]["hint"]
    s.tap("place:2A")
    assert s.why()[0] == "no"
    assert s.played == ["Mortar: blast"]
    s.tap("piece:DE Machine Gunners B")
    assert s.played == ["Mortar: blast", "next DE Machine Gunners B"]
    assert len([e for step in s.game.steps for e in step.events if e.kind == "attacked"]) == 2


def test_blast_continues_after_a_look_at_a_card() -> None:
    s = seat("Mortar", "Rifleman A", us={"target": "2A"})
    s.tap("card:Mortar", "do:blast")
    s.send("commit")
    s.tap("card:Rifleman A", "piece:DE Riflemen B")
    assert s.played == ["Mortar: blast", "next DE Riflemen B"]


def test_several_places_to_enter_are_chosen_first() -> None:
    s = seat("Rifleman A", counters={"US Riflemen A": "off"})
    scene = s.tap("card:Rifleman A", "do:move")
    assert scene["marks"]["lit"] == ["17B", "3B"]
    scene = s.tap("place:3B")
    assert s.played == []
    assert scene["marks"]["lit"] == ["13B", "8A"]
    scene = s.tap("place:8A")
    assert s.played == ["Rifleman A: enter 3B, move 8A"]
    s = seat("Rifleman A", counters={"US Riflemen A": "off"})
    s.tap("card:Rifleman A", "do:attack", "place:3B", "piece:DE Scouts B")
    assert s.played == []
    s.send("commit")
    assert s.played == ["Rifleman A: enter 3B, attack DE Scouts B"]


def test_end_turn_by_its_button() -> None:
    s = seat("Rifleman A")
    assert scene_of(s.session)["mine"]["end"]
    s.tap("card:Rifleman A", "do:move")
    scene = s.send("end")
    assert s.played == ["end turn"]
    assert scene["mine"]["end"] is None
    assert scene["mine"]["hint"]


@pytest.mark.parametrize(("language", "two", "none"), [
    ("en", "End turn: 2 cards unplayed", "End turn"),
    ("uk", "Завершити хід: 2 карти не зіграно", "Завершити хід"),
    ("ru", "Закончить ход: 2 карты не сыграны", "Закончить ход"),
])  # fmt: skip
def test_end_turn_says_what_it_gives_up(language: str, two: str, none: str) -> None:
    s = seat("Rifleman A", "Scout A", "Fog of War")

    s.send("language", language)
    assert scene_of(s.session)["mine"]["end"] == two, "the Fog of War can never be played"
    s.tap("card:Scout A", "do:hunker down", "card:Rifleman A", "do:hunker down")
    assert len(s.played) == 2
    assert scene_of(s.session)["mine"]["end"] == none


def test_back_undoes_one_step() -> None:
    s = seat("Machine Gunner A")
    s.tap("card:Machine Gunner A", "do:attack")
    s.send("aim", "piece:DE Riflemen B")
    s.send("back")
    assert (wire(s.session.taps), s.session.aimed_tap) == (("card:Machine Gunner A", "do:attack"), None)
    s.tap("piece:DE Riflemen B")
    for left in (2, 1, 0, 0):
        s.send("back")
        assert len(s.session.taps) == left
    s.tap("card:Machine Gunner A", "card:Machine Gunner A")
    assert s.session.taps == ()


def test_back_takes_an_answer_away() -> None:
    s = seat("Rifleman A")
    s.tap("card:Rifleman A", "do:move", "place:2A")
    assert s.why()[0] == "no"
    assert list(scene_of(s.session)["marks"]["refused"]) == ["17B", "2A"]
    scene = s.send("back")
    assert scene["why"] is None
    assert scene["marks"]["refused"] is None


def test_a_refused_step_starts_on_the_tile_before_it() -> None:
    s = seat("Scout A")
    s.tap("card:Scout A", "do:scout", "place:13B", "place:10A")
    assert s.why()[0] == "no"
    assert list(scene_of(s.session)["marks"]["refused"]) == ["13B", "10A"]


@pytest.mark.parametrize(
    ("hand", "taps", "rules"),
    [
        (("Rifleman A",), ("card:Rifleman A", "do:move", "place:2A"), {"un.board.1", "un.move.2"}),
        (("Rifleman A",), ("card:Rifleman A", "do:move", "place:7A"), {"un.move.2"}),
        (("Machine Gunner A",), ("card:Machine Gunner A", "do:attack", "piece:US Scouts A"), {"un.attack.1"}),
        (("Mortar",), ("card:Mortar", "do:target", "place:8A"), {"un.target.1"}),
        (("Mortar",), ("card:Mortar", "do:blast"), {"un.blast.2"}),
        (("Scout A",), ("card:Scout A", "do:recon"), {"un.recon.2"}),
        (("Fog of War",), ("card:Fog of War", "do:hunker down"), {"un.fog.1"}),
        (("Squad Leader A",), ("card:Squad Leader A", "do:bolster", "pick:Rifleman B"), {"un.bolster.2"}),
        (("Rifleman A",), ("card:Rifleman A", "do:stalk"), set()),
    ],
)
def test_an_illegal_choice_is_answered_with_its_rules_and_their_places(
    hand: tuple[str, ...], taps: tuple[str, ...], rules: set[str]
) -> None:
    s = seat(*hand)
    s.tap(*taps)
    tone, texts, found = s.why()
    assert tone == "no"
    assert texts
    assert all(texts)
    assert rules <= set(found)
    assert s.played == []
    for reason in scene_of(s.session)["why"]["reasons"]:
        assert bool(reason["rule"]) == bool(reason["source"])


def test_a_tap_names_a_counter_by_its_tile_and_a_tile_by_its_counter() -> None:
    s = seat("Machine Gunner A")
    s.tap("card:Machine Gunner A", "do:attack", "place:14B")  # one enemy there
    assert s.session.taps[-1] == Tap("piece", "DE Scouts B")
    s.send("back")
    s.tap("place:2A")  # two there
    assert s.why()[0] == "no"
    assert len(s.session.taps) == 2
    s = seat("Rifleman A")
    s.tap("card:Rifleman A", "do:move", "piece:US Scouts A")
    assert s.played == ["Rifleman A: move 13B"]


def test_without_a_choice_things_describe_themselves() -> None:
    s = seat("Rifleman A", counters={"DE Riflemen B": {"at": "2A", "suppressed": True}})
    before = s.state()
    for target, words in (
        ("place:2A", "hill"),
        ("place:12B", "objective"),
        ("place:13B", "controls"),
        ("piece:DE Riflemen B", "suppressed"),
    ):
        s.tap(target)
        tone, texts, rules = s.why()
        assert tone == "info"
        assert words in " ".join(texts)
        assert (texts[0] == "Choose a card, then its action.") == (not scene_of(s.session)["why"]["ways"])
        assert [bool(rule) for rule in rules] == [not text.startswith("Choose a card") for text in texts]
        assert s.state() == before
    assert all(reason["source"] for reason in scene_of(s.session)["why"]["reasons"] if reason["rule"])


def test_equal_cards_can_be_distinguished() -> None:
    s = seat("Rifleman A", "Rifleman A", "Scout A")
    scene = s.tap("card:Rifleman A#2")
    assert {c["id"]: c["state"] for c in scene["mine"]["hand"]} == {"Rifleman A": "", "Rifleman A#2": "chosen", "Scout A": ""}
    s.tap("card:Rifleman A")
    assert wire(s.session.taps) == ("card:Rifleman A",)
    s.tap("card:Rifleman A#2", "do:move", "place:13B")
    assert s.played == ["Rifleman A: move 13B"]


def test_a_card_that_is_not_in_the_hand_is_not_held() -> None:
    s = seat("Rifleman A")
    for card in ("Sniper", "Rifleman A#2", "Rifleman A#x", "Quagga", ""):
        s.tap(f"card:{card}")
        assert s.session.taps == ()
        assert s.why()[0] in ("no", "error")


def test_initiative_is_one_tap_and_only_with_a_card_of_the_hand() -> None:
    s = Seat(new_game(SCENARIO, seed=4))
    hand = table.hand_order(s.position, 0)
    assert {c["state"] for c in scene_of(s.session)["mine"]["hand"]} == {"lit"}
    absent = next(c.id for c in s.position.setup.cards[0] if c.id not in hand)
    s.tap(f"card:{absent}")
    assert s.why()[0] == "no"
    assert s.game.decisions == 0
    s.tap(f"card:{hand[0]}")
    assert s.played[-1] == f"US: initiative {hand[0].partition('#')[0]}"
    scene = scene_of(s.session)
    assert [c["state"] for c in scene["mine"]["hand"]].count("chosen") == 1


def test_tapping_while_the_other_side_plays_changes_nothing() -> None:
    s = Seat(at_turn("Rifleman A", turn="DE", DE={"hand": ["Rifleman B"]}))
    before = s.state()
    for target in names_of(s.position):
        s.blindly("tap", target)
        assert s.state() == before
    s.send("end")
    s.send("commit")
    assert s.state() == before


@pytest.mark.parametrize("scenario", [SCENARIO, *SHIPPED])
def test_every_legal_action_is_reached_by_its_taps(scenario: str) -> None:
    rng = Random(f"taps {scenario}")
    seen: Counter[str] = Counter()
    for seed in range(1 if scenario != SCENARIO else 3):
        game = new_game(scenario, seed=seed)
        for _ in range(50):
            if game.position.outcome:
                break
            side = game.position.to_act[0]
            s = Seat(game, side)
            actions = [a for a in game.legal_actions if a.side == side]
            by_kind = {a.kind: a for a in rng.sample(actions, len(actions))}
            for action in by_kind.values():
                ply = game.ply
                for tap in taps_of(s.position, action, rng):
                    s.blindly(*(("end", "") if tap == "end" else ("tap", tap)))
                if game.ply == ply:
                    assert (scene_of(s.session)["plan"] or {}).get("commit"), (action, s.session.taps, s.why())
                    s.blindly("commit")
                assert game.ply == ply + 1, (action, s.why())
                assert game.steps[-1].lines[0] == game.steps[-2].after.format(action) if ply else True
                seen[action.kind] += 1
                game.undo()
                s.session.taps, s.session.aimed_tap, s.session._stamp = (), None, game.stamp
            game.play(random_choice(game.position, side, rng, frozenset({"hunker down", "end turn"})))
    wanted = {"initiative", "end turn", "hunker down", "move", "attack"} if scenario != "normandy/mortar" else {"blast", "target"}
    assert wanted <= seen.keys()


def test_every_kind_is_reached() -> None:
    """The scenario of these tests reaches every kind."""
    rng = Random(8)
    seen: set[str] = set()
    for seed in range(12):
        game = new_game(SCENARIO, seed=seed)
        for _ in range(80):
            if game.position.outcome:
                break
            side = game.position.to_act[0]
            seen |= {a.kind for a in game.legal_actions}
            game.play(random_choice(game.position, side, rng, frozenset({"hunker down", "end turn"})))
    position = new_game(SCENARIO, seed=1).position
    assert seen - {"ready"} >= set(kinds_of(position.setup.edition)) - {"ready"}  # type: ignore[attr-defined]


def test_no_illegal_action_can_be_tapped_into_the_game() -> None:
    rng = Random(3)
    game = new_game(SCENARIO, seed=3)
    while game.position.to_act == ("US", "DE") or (len(game.position.to_act) == 1 and game.decisions < 40 and not game.position.outcome):
        side = game.position.to_act[0]
        s = Seat(game, side)
        legal = set(game.position.legal_actions)
        for _ in range(12):
            before = game.ply
            position = game.position
            s.blindly("tap", rng.choice(names_of(s.position)))
            if game.ply != before:
                assert position.parse(game.steps[-1].lines[0]) in legal
                break
            assert game.position is position
        else:
            game.play(random_choice(game.position, side, rng, frozenset({"hunker down", "end turn"})))


def test_a_tile_and_a_counter_show_what_each_card_can_do_there_and_why_not() -> None:
    s = seat("Scout A", "Rifleman A", "Fog of War")
    s.send("why", "place:3B")
    _, texts, rules = s.why()
    legal = [a for a in s.position.legal_actions if a.args and a.args[-1] == "3B" and len(a.args) == 1]
    told = " ".join(way["label"] for way in scene_of(s.session)["why"]["ways"])
    assert {a.card for a in legal} == {card for card in ("Scout A", "Rifleman A") if f"{card} (" in told}
    for card, kind in (("Scout A", "scout"), ("Rifleman A", "move")):
        verdict = s.game.why(f"{card}: {kind} 3B")
        for violation in verdict.violations:
            assert f"Not possible with {card} ({kind.capitalize()}): {violation.why}" in texts
            assert violation.rule in rules
    s.tap("place:3B")
    assert not [text for text in s.why()[1] if text.startswith("Not possible with")], "a first click is no question about every card"
    own = s.send("why", "piece:US Riflemen A")["why"]["reasons"]
    assert any(r["rule"] == "un.attack.1" and r["change"] and r["source"] for r in own)
    s.send("end")
    s.send("why", "place:3B")
    assert not [text for text in s.why()[1] if text.startswith("Not with")]
    assert not scene_of(s.session)["why"]["ways"]


@pytest.mark.parametrize(("scenario", "has_hill"), [("normandy/example-round", True), ("normandy/la-raye", False)])
def test_the_key_shows_both_covers_of_a_hill(scenario: str, has_hill: bool) -> None:
    position = new_game(scenario).position
    assert isinstance(position, Position)
    signs = [sign["show"] for sign in table.board.ground(position)["legend"] if sign["show"][0]["t"] == "hill"]
    assert signs == has_hill * [[{"t": "hill", "n": "3", "text": "1"}]]
    assert has_hill == any(kind.hill for kind in position.setup.tiles.values())


def test_a_tile_offers_control_of_its_objective_to_the_soldiers_there() -> None:
    plain = seat("Scout A", "Rifleman A", counters={"US Riflemen A": "17B"})
    assert [way["id"] for way in plain.tap("place:17B")["why"]["ways"]] == ["card:Scout A|do:scout|place:17B"]
    s = seat("Scout A", "Rifleman A", counters={"US Riflemen A": "12B", "US Scouts A": "13B"})
    assert [way["id"] for way in s.tap("place:13B")["why"]["ways"]] == ["card:Rifleman A|do:move|place:13B"]
    ways = [way["id"] for way in s.tap("place:12B")["why"]["ways"]]
    assert ways == ["card:Scout A|do:scout|place:12B", "card:Rifleman A|do:control"]
    s.send("take", ways[-1])
    assert s.played == ["Rifleman A: control"]


def test_a_tile_with_several_counters_asks_which_is_meant() -> None:
    s = seat("Rifleman A", counters={"DE Riflemen B": "13B", "DE Scouts B": "13B"})
    s.tap("card:Rifleman A", "do:attack", "place:13B")
    assert s.why()[1] == ["13B has several counters. Choose one of them."]
    empty = next(t for t in s.position.setup.board.tiles if not any(at == t for at, _ in s.position.stands))
    s.tap(f"place:{empty}")
    assert s.why()[1] == [f"{empty} has no counter to choose."]


def test_picks_are_taken_back_one_by_one_and_confirmed_with_a_button() -> None:
    """The third card does not play it. Fog comes last, with a warning."""
    s = seat("Platoon Sergeant")
    scene = s.tap("card:Platoon Sergeant", "do:bolster")
    picks = {one["id"]: one for one in scene["plan"]["picks"]}
    assert list(picks)[-1] == "pick:Fog of War"
    lines = len(scene["plan"]["lines"])
    scene = s.tap("pick:Fog of War", "pick:Rifleman B")
    counts = {one["id"]: one["n"] for one in scene["plan"]["picks"]}
    assert (counts["pick:Fog of War"], counts["pick:Rifleman B"]) == (1, 1)
    assert len(scene["plan"]["lines"]) == lines + 1
    scene = s.tap("unpick:Fog of War")
    assert {one["id"]: one["n"] for one in scene["plan"]["picks"]}["pick:Fog of War"] == 0
    assert len(scene["plan"]["lines"]) == lines
    assert wire(s.session.taps) == ("card:Platoon Sergeant", "do:bolster", "pick:Rifleman B")
    s.tap("unpick:Fog of War")
    assert wire(s.session.taps) == ("card:Platoon Sergeant", "do:bolster", "pick:Rifleman B"), "there is nothing more to take back"
    while any(one["more"] for one in scene_of(s.session)["plan"]["picks"]):
        s.tap(next(one["id"] for one in scene_of(s.session)["plan"]["picks"] if one["more"]))
    assert s.played == [], "not by itself, though nothing more can be chosen"
    s.send("commit")
    assert len(s.played) == 1


def test_your_own_counter_raises_its_card_and_offers_its_actions() -> None:
    s = seat("Rifleman A", "Scout A")
    scene = s.tap("card:Scout A", "do:attack", "piece:US Riflemen A")
    assert list(wire(s.session.taps)) == ["card:Rifleman A"]
    assert scene["why"]["tone"] == "info"
    ways = {way["id"]: way["label"] for way in scene["why"]["ways"]}
    assert "card:Rifleman A|do:move" in ways
    assert len(scene["why"]["reasons"]) == 1, "its defense, and not that you can't attack it"
    s.send("take", "card:Rifleman A|do:move")
    assert wire(s.session.taps) == ("card:Rifleman A", "do:move")
    s.send("take", "card:Rifleman A|do:nonsense")
    assert s.played == []
    without = seat("Scout A")
    scene = without.tap("piece:US Riflemen A")
    assert without.session.taps == ()
    assert scene["why"]["tone"] == "info"
    assert not scene["why"]["ways"]


def test_a_refusal_offers_possible_actions_instead() -> None:
    s = seat("Rifleman A", "Scout A")
    legal = {s.position.format(a) for a in s.position.legal_actions}
    tile = next(t for t in s.position.setup.board.tiles if f"Scout A: scout {t}" in legal and f"Rifleman A: move {t}" not in legal)
    ways = s.tap("card:Rifleman A", "do:move", f"place:{tile}")["why"]["ways"]
    assert f"card:Scout A|do:scout|place:{tile}" in [way["id"] for way in ways]
    s.send("take", f"card:Scout A|do:scout|place:{tile}")
    s.send("commit")
    assert s.played == [f"Scout A: scout {tile}"]
