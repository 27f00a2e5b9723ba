"""The chances over the board of Memoir '44: each plate compared with the engine, without hidden information."""

from __future__ import annotations

from fractions import Fraction
from typing import cast

import pytest

import undaunted_nb as un
from tests.random_games import positions
from undaunted_nb.drawing import scene as drawing
from undaunted_nb.engine.action import Action
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.games.memoir44.chances import odds
from undaunted_nb.games.memoir44.rules.state.position import Position
from undaunted_nb.games.memoir44.table import overlay
from undaunted_nb.i18n import LANGUAGES
from undaunted_nb.kit.registry import system
from undaunted_nb.kit.table.overlay import GROUPS, together
from undaunted_nb.kit.table.tap import Tap
from undaunted_nb.probability.odds import percent

un._give_words()
SCENARIOS = ["memoir44/pegasus-bridge", "memoir44/sword-beach", "memoir44/mont-mouchet"]


def start(name: str) -> Position:
    return cast("Position", un.new_game(name, seed=1).position)


def later(name: str, seed: int, actions: int = 150) -> Position:
    """Return a position of a random game in which a side has its turn."""
    found: list[Position] = list(positions(name, seed, 2 * actions))
    return next((p for p in found[actions:] if not p.pending), found[-1])


def test_the_registry_has_it() -> None:
    assert system("memoir44").overlay.layer is overlay.layer
    assert set(overlay.FOLLOWS) <= {*GROUPS}


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seed", [1, 2])
def test_from_here_equals_what_the_engine_lets_battle(scenario: str, seed: int) -> None:
    p = later(scenario, seed)
    for unit, (tile, _) in enumerate(p.stands):
        if not tile:
            continue
        found = {it.goal: it for it in overlay.shots(p, unit)}
        side = p.setup.sides[p.setup.units[unit].side]
        for goal in (t for i, (t, _) in enumerate(p.stands) if t and p.setup.units[i].side != p.setup.units[unit].side):
            a = Action("battle", side, "", (tile, goal))
            try:
                exact = odds.attack(p, a)
            except TutorError:
                assert goal not in found
            else:
                assert (found[goal].chance, found[goal].shot.dice) == (exact.chance, exact.dice)
        legal = {str(a.args[1]) for a in p.actions() if a.kind == "battle" and a.args[0] == tile}
        assert legal <= found.keys()


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_danger_equals_what_each_enemy_could_do(scenario: str) -> None:
    p = start(scenario)
    unit = 0 if p.setup.units[0].side == 0 else next(i for i, it in enumerate(p.setup.units) if it.side == 0)
    met = 0
    for tile in p.setup.board.tiles[::5]:
        if p.find_unit(tile) >= 0 or tile not in p.setup.allowed[p.setup.units[unit].kind.arm]:
            continue
        moved = p._replace(stands=(*p.stands[:unit], (tile, p.stands[unit][1]), *p.stands[unit + 1 :]))
        expected = []
        for i, (start_, _) in enumerate(p.stands):
            if p.setup.units[i].side == 1:
                try:
                    expected.append(odds.attack(moved, Action("battle", p.setup.sides[1], "", (start_, tile))).chance)
                except TutorError:
                    continue
        found = overlay.threats(p, unit, tile)
        assert [it.chance for it in found] == sorted(expected, reverse=True)
        missed = Fraction(1)
        for chance in expected:
            missed *= 1 - chance
        assert together(found) == 1 - missed
        met += len(found)
    assert met


def test_best_hexes_and_those_within_reach() -> None:
    p = start("memoir44/first-shots")
    unit, enemy = p.find_unit("F3"), p.find_unit("G5")
    found = overlay.approaches(p, unit, enemy)
    near = overlay.within_reach(p, unit)
    for tile, it in found.items():
        moved = p._replace(stands=(*p.stands[:unit], (tile, p.stands[unit][1]), *p.stands[unit + 1 :]))
        assert it.chance == odds.attack(moved, f"battle {tile} G5").chance
    assert near == {"F3", *p.setup.board.neighbors["F3"]}, "infantry moves one hex and battles"
    layer = overlay.layer(p, "allies", {"mode": "best", "who": p.setup.units[unit].id, "whom": p.setup.units[enemy].id})
    states = {str(plate["p"]): str(plate["s"]).split() for plate in layer.plates}
    most = max(it.chance for it in found.values())
    assert {tile for tile, state in states.items() if "best" in state} == {tile for tile, it in found.items() if it.chance == most}
    assert {tile for tile, state in states.items() if "reach" in state} == near & found.keys()


def test_a_unit_that_moved_too_far_or_into_a_wood_cannot_battle_from_there() -> None:
    p = start("memoir44/edge-of-the-wood")
    unit = p.find_unit("E3")
    assert "e6" not in overlay.within_reach(p, unit)
    elite = p.find_unit("d2")
    assert any(p.setup.board.distance["d2"][tile] == 2 for tile in overlay.within_reach(p, elite))
    for line in ("play Attack Center", "order E3", "move E3 e4"):
        p = p.perform(p.parse(line)).after
    assert overlay.within_reach(p, unit) == {"e4"}, "it has moved; now it can only battle"


@pytest.mark.parametrize("mode", overlay.MODES)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_layers_name_what_they_show(scenario: str, mode: str) -> None:
    p = later(scenario, 4)
    for side in p.setup.sides:
        found = overlay.layer(p, side, {"mode": mode})
        for language in LANGUAGES:
            for text in (*found.lines, *(plate["label"] for plate in found.plates), *(found.sum["lines"] if found.sum else ())):
                assert not drawing.words(text, language).startswith(("m44-", "overlay-"))
        assert len({plate["k"] for plate in found.plates}) == len(found.plates)
        for group in found.groups:
            assert [option["chosen"] for option in group["options"]].count(True) == 1
        if found.sum:
            assert found.sum["total"]["n"] == found.sum["dice"]


def test_the_card_in_force_counts_for_the_ordered_units() -> None:
    p = start("memoir44/first-shots")
    card = p.setup.by_card["Firefight"]
    p = p._replace(hands=(tuple(int(i == card) for i in range(len(p.hands[0]))), p.hands[1]))
    for line in ("play Firefight", "order F3"):
        p = p.perform(p.parse(line)).after
    bonus = {tile: [it.shot.bonus for it in overlay.shots(p, p.find_unit(tile))] for tile in ("F3", "H3")}
    assert bonus == {"F3": [1], "H3": [0]}
    (plate,) = overlay.layer(p, "allies", {"who": p.setup.units[p.find_unit("F3")].id}).plates
    assert plate["note"] == "2+1=3"


def test_the_target_under_the_pointer_has_its_sum() -> None:
    p = start("memoir44/first-shots")
    for at in ("place:G5", f"piece:{p.setup.units[p.find_unit('G5')].id}"):
        found = overlay.layer(p, "allies", {"who": p.setup.units[p.find_unit("H3")].id, "at": at})
        assert found.tap == Tap.parse(at)
        assert found.sum
        assert "H3" in str(found.sum["title"])
    nowhere = overlay.layer(p, "allies", {"at": "place:A1"})
    assert nowhere.tap is None
    assert overlay.layer(p, "nobody", {"mode": "x", "who": "y"}) == overlay.layer(p, "allies", {})
    tapped = overlay.layer(p, "allies", {}, (Tap("do", "battle"), Tap("piece", p.setup.units[p.find_unit("H3")].id)))
    assert "H3" in str(tapped.lines[0])


def test_the_plates_read_as_the_numbers() -> None:
    p = start("memoir44/pegasus-bridge")
    found = overlay.layer(p, "allies", {"who": p.setup.units[p.find_unit("c4")].id})
    (plate,) = found.plates
    assert (plate["p"], plate["text"], plate["note"]) == ("d6", percent(Fraction(1, 2)), "2−1=1")


@pytest.mark.parametrize("mode", overlay.MODES)
def test_no_hand_is_looked_at(mode: str) -> None:
    p = start("memoir44/sword-beach")
    bare = p._replace(hands=((0,) * len(p.hands[0]),) * 2, deck=p.discard)
    for side in p.setup.sides:
        assert overlay.layer(bare, side, {"mode": mode}) == overlay.layer(p, side, {"mode": mode})


def test_without_units_there_is_nothing_to_ask() -> None:
    p = start("memoir44/first-shots")
    gone = p._replace(stands=tuple(("", 0) if unit.side == 0 else at for unit, at in zip(p.setup.units, p.stands, strict=True)))
    assert overlay.layer(gone, "allies", {}).plates == ()
