"""One steep side of a hex: rule m44.own.8, whose source is the person's own file."""

from __future__ import annotations

import pickle
from itertools import pairwise
from random import Random
from typing import Any

import pytest

import undaunted_nb as un
from undaunted_nb.drawing.scene import words
from undaunted_nb.engine.errors import FileError
from undaunted_nb.files.storage import OwnFile
from undaunted_nb.games.memoir44 import table
from undaunted_nb.games.memoir44.files import scenario
from undaunted_nb.games.memoir44.rules.state.position import Front, Orders, Position, Retreat
from undaunted_nb.i18n import LANGUAGES, say
from undaunted_nb.play.game import Game
from undaunted_nb.play.opponent import random_choice

FILE = """\
format = "memoir44 scenario 1"
title = "Below the bluff"
medals = { allies = 4, axis = 4 }
cards = { allies = 5, axis = 5 }

[special]
steep = ["F5-f4", "e4-F5", "F5-E5", "f6-F5"]

[terrain]
hill = ["F5"]

[units.allies]
infantry = ["e4"]
armor = ["F3"]
special_forces = ["d4"]

[units.axis]
infantry = ["F5"]
armor = ["F7"]
"""
SIDES = {("F5", "f4"), ("F5", "e4"), ("F5", "E5"), ("F5", "f6")}
un._give_words()


def begun(text: str = FILE, card: str = "Direct from HQ", **changes: Any) -> Position:
    """Return a position in which the first side has ordered all its units."""
    p = scenario.read(text, OwnFile("bluff.toml", text)).position()
    units = p.setup.numbers[p.turn]
    asked: dict[str, Any] = {"pending": (), "phase": "order", "card": p.setup.by_card[card], "orders": tuple(map(Orders, units))} | changes
    return p._replace(**asked)


def empty(text: str = FILE) -> str:
    """Return the file without the unit on the hill."""
    return text.replace('infantry = ["F5"]', 'infantry = ["G9"]')


def rules(p: Position, line: str) -> set[str]:
    """Return the rules that an action breaks."""
    return {violation.rule for violation in p.check(p.parse(line)).violations}


def test_no_move_crosses_a_steep_side_but_one_goes_around_it() -> None:
    p = begun(empty())
    assert rules(p, "move e4 F5") == {"m44.own.8"}
    assert rules(p, "move d4 e4 F5") >= {"m44.own.8"}
    ways = {a.args for a in p.legal_actions if a.kind == "move"}
    assert ("F3", "f4", "G5", "F5") in ways, "armor drives around the bluff"
    assert all(tuple(sorted(step)) not in {tuple(sorted(side)) for side in SIDES} for way in ways for step in pairwise(map(str, way)))
    open_ground = begun(empty().replace('steep = ["F5-f4", "e4-F5", "F5-E5", "f6-F5"]', ""))
    assert ("e4", "F5") in {a.args for a in open_ground.legal_actions}


def test_a_card_that_lifts_the_effects_of_terrain_does_not_lift_a_cliff() -> None:
    p = begun(empty(), "Behind Enemy Lines")
    assert p.rules.free
    assert "m44.own.8" in rules(p, "move e4 F5")
    ways = [tuple(map(str, a.args)) for a in p.legal_actions if a.kind == "move" and a.args[0] == "e4"]
    assert any(way[-1] == "F5" for way in ways)
    assert not {step for way in ways for step in pairwise(way)} & {(a, b) for a, b in SIDES for a, b in ((a, b), (b, a))}


def test_every_listed_move_meets_the_requirements_and_every_short_path_that_meets_them_is_listed() -> None:
    """The tables of the board agree with the rule itself, from every hex around the cliff."""
    near = ("F5", "f4", "e4", "E5", "f6", "e6", "G5", "F3", "g4", "F7")
    for start in near:
        p = begun(
            empty().replace('armor = ["F7"]', "").replace('["e4"]', '["A1"]').replace('["d4"]', '["B1"]').replace('["F3"]', f'["{start}"]')
        )
        listed = {a.args for a in p.legal_actions if a.kind == "move" and a.args[0] == start}
        assert all(not rules(p, f"move {' '.join(map(str, way))}") for way in listed)
        near_by = p.setup.board.neighbors
        ways = [(one, *rest) for one in near_by[start] for rest in [(), *((two,) for two in near_by[one])]]
        reached = {way[-1] for way in ways if not rules(p, f"move {start} {' '.join(way)}")}
        assert reached <= {str(way[-1]) for way in listed}


def test_no_retreat_crosses_a_steep_side() -> None:
    p = begun(pending=(Retreat(begun().setup.by_unit["axis-infantry-1"], 1, 0),))
    assert rules(p, "retreat F5 f6") == {"m44.own.8"}
    assert {a.args for a in p.legal_actions if a.kind == "retreat"} == {("F5", "e6")}
    shut = FILE.replace('"f6-F5"', '"f6-F5", "e6-F5"')
    q = begun(shut, pending=p.pending)
    assert [a.args for a in q.legal_actions if a.kind == "retreat"] == [("F5",)], "it loses a figure instead"


def test_no_unit_takes_ground_over_a_steep_side_but_it_battles_over_it() -> None:
    p = begun()
    assert not rules(p, "battle e4 F5"), "a close assault"
    fought = begun(empty(), phase="battle", front=Front(begun().setup.by_unit["allies-infantry-1"], "F5"))
    assert rules(fought, "take e4 F5") == {"m44.own.8"}
    assert "take" not in {a.kind for a in fought.legal_actions}


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_hexes_name_their_steep_side(language: str) -> None:
    p = begun()
    for tile, others in (("F5", {"f4", "e4", "E5", "f6"}), ("f4", {"F5"})):
        (said,) = [say(text, language) for text, rule in table.about_place(p, tile) if rule == "m44.own.8"]
        assert all(other in said for other in others)
        signs = [it for it in table.elements(p) if it["t"] == "steep" and it["p"] == tile]
        assert len(signs) == len(others)
        assert all(any(other in words(it["label"], language) for it in signs) for other in others)
    assert "m44.own.8" not in {rule for _, rule in table.about_place(p, "A1")}
    assert any(sign["show"][0]["t"] == "steep" for sign in table.ground(p)["legend"])
    (refused,) = begun(empty()).check(p.parse("move e4 F5")).violations
    assert "F5" in say(refused.why, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_summary_of_the_file_lists_steep_sides(language: str) -> None:
    said = [say(line, language) for line in table.summary(begun())]
    assert [line for line in said if all(side in line for side in ("E5-F5", "F5-e4", "F5-f4", "F5-f6"))]


def test_the_sign_of_a_side_points_at_the_hex_beyond_it() -> None:
    p = begun()
    turns = {(it["p"], it["k"].partition("-")[2]): it["turn"] for it in table.elements(p) if it["t"] == "steep"}
    assert turns["F5", "E5"] == "180"
    assert turns["E5", "F5"] == "0"
    assert turns["F5", "f6"] == "300", "row 6 is above row 5, and f6 is half a hex to the right"
    assert turns["F5", "e4"] == "120"


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('"F5-f4"', '"F5-F7"', "line 7 (special.steep): “F5-F7” is not a side between two adjacent hexes."),
        ('"F5-f4"', '"F5"', "line 7 (special.steep): “F5” is not a side"),
        ('"F5-f4"', '"F5-F5"', "line 7 (special.steep): “F5-F5” is not a side"),
        ('"F5-f4"', '"F5-f4-e4"', "line 7 (special.steep): “F5-f4-e4” is not a side"),
        ('"F5-f4"', '"F5-Z99"', "line 7 (special.steep): “F5-Z99” is not a side"),
        ('"F5-f4"', "5", "line 7 (special.steep): "),
    ],
)
def test_wrong_side_gives_one_clear_error(old: str, new: str, told: str) -> None:
    with pytest.raises(FileError) as caught:
        scenario.read(FILE.replace(old, new, 1), "bluff.toml")
    assert len(caught.value.faults) == 1
    assert str(caught.value.faults[0]).startswith(told)


def test_a_link_and_a_saved_game_carry_steep_sides() -> None:
    from undaunted_nb.play.game import game_from_json

    game = Game(scenario.read(FILE, OwnFile("bluff.toml", FILE)).position(), seed=4)
    steep = game.position.setup.steep  # type: ignore[attr-defined]
    assert steep == SIDES | {(b, a) for a, b in SIDES}
    assert game_from_json(game.to_json(), "again").position == game.position
    assert un.load(game.line()).position.setup.steep == steep  # type: ignore[attr-defined]
    assert pickle.loads(pickle.dumps(game.position)).setup.steep == steep  # noqa: S301  (our own bytes)


def test_a_game_with_steep_sides_is_played_to_its_end() -> None:
    text = FILE.replace("medals = { allies = 4, axis = 4 }", "medals = { allies = 1, axis = 1 }")
    p, rng = scenario.read(text, OwnFile("bluff.toml", text)).position(), Random(3)
    for _ in range(4000):
        if p.outcome:
            break
        p = p.apply(p.sample(rng) if p.to_act == ("CHANCE",) else random_choice(p, p.to_act[0], rng)).after
    assert p.outcome
