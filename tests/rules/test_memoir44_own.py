"""A scenario's own terrain, and a deck that is not reshuffled: rules m44.own.1 to m44.own.6, whose source is the person's own file."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import pytest

import undaunted_nb as un
from undaunted_nb.drawing.scene import words
from undaunted_nb.engine.errors import FileError
from undaunted_nb.files.storage import OwnFile
from undaunted_nb.games.memoir44 import system, table
from undaunted_nb.games.memoir44.files import scenario
from undaunted_nb.games.memoir44.rules.state.position import Orders, Position, Roll
from undaunted_nb.i18n import LANGUAGES, say
from undaunted_nb.play.opponent import random_choice

FILE = """\
format = "memoir44 scenario 1"
title = "Under the cliff"
board = "beach"
medals = { allies = 4, axis = 4 }
cards = { allies = 5, axis = 5 }

[own.bluff]
like = "hill"
stop = true
cover = { infantry = 2, armor = 2 }
arms = ["infantry"]

[own.cliff]
like = "hill"
arms = []

[own.sea-wall]
like = "sandbags"
cover = { infantry = 1, armor = 1, artillery = 1 }
flag = 1

[own.swamp]
calm = true
attack = { infantry = 1, armor = 2 }

[terrain]
bluff = ["F5"]
cliff = ["G5"]
swamp = ["C5"]

[objects]
sea-wall = ["I5"]

[units.allies]
infantry = ["e4", "b4", "h4"]
armor = ["f4", "J3"]

[units.axis]
infantry = ["e6", "I5", "C7"]
artillery = ["I7"]
"""
un._give_words()


def begun(text: str = FILE, **changes: Any) -> Position:
    """Return a position in which the first side has ordered all its units."""
    p = scenario.read(text, OwnFile("cliff.toml", text)).position()
    card = p.setup.by_card["Direct from HQ"]
    units = p.setup.numbers[p.turn]
    asked: dict[str, Any] = {"pending": (), "phase": "order", "card": card, "orders": tuple(Orders(u) for u in units)} | changes
    return p._replace(**asked)


def rules(p: Position, line: str) -> set[str]:
    """Return the rules that an action breaks."""
    return {violation.rule for violation in p.check(p.parse(line)).violations}


def cited(p: Position, line: str) -> set[str]:
    """Return the rules of the events of an action."""
    return {rule for event in p.apply(p.parse(line)).events for rule in event.rules}


def test_own_terrain_stops_and_keeps_arms_out() -> None:
    p = begun()
    assert "m44.own.1" in cited(p, "move e4 F5")
    assert rules(p, "move f4 F5") == {"m44.own.1"}, "armor cannot climb"
    assert rules(p, "move f4 G5") == {"m44.own.1"}, "nothing can climb the cliff"
    assert rules(p, "move e4 F5 f6") >= {"m44.move.5"}
    moves = {a.args[-1] for a in p.legal_actions if a.kind == "move"}
    assert "F5" in moves
    assert "G5" not in moves


def test_own_terrain_forbids_a_battle_after_entering() -> None:
    p = begun()
    q = p.apply(p.parse("move b4 C5")).after
    assert "m44.own.2" in rules(q, "battle C5 C7")


def test_own_cover_and_own_hindrance() -> None:
    p = begun()
    battle = p.apply(p.parse("battle h4 I5"))
    assert {"m44.own.3"} <= {rule for event in battle.events for rule in event.rules}
    bluff = begun(FILE.replace('infantry = ["e6", "I5", "C7"]', 'infantry = ["F5", "I5", "C7"]'))
    fought = bluff.apply(bluff.parse("battle e4 F5"))
    assert "m44.own.3" in {rule for event in fought.events for rule in event.rules}
    task = fought.after.pending[-1]
    assert isinstance(task, Roll)
    assert task.dice == 1, "three dice, and two less"
    swamp = begun(FILE.replace('infantry = ["e4", "b4", "h4"]', 'infantry = ["C5", "b4", "h4"]'))
    assert "m44.own.4" in cited(swamp, "battle C5 C7")


def test_own_terrain_lets_a_unit_ignore_a_flag() -> None:
    p = begun()
    q = p.apply(p.parse("battle h4 I5")).after
    flagged = q.apply(q.parse("roll star flag")).after
    assert "ignore" in {a.kind for a in flagged.legal_actions}
    assert "m44.own.5" in {rule for _, rule in table.about_place(p, "I5")}
    bare = begun(FILE.replace("flag = 1", "flag = 0"))
    q = bare.apply(bare.parse("battle h4 I5")).after
    assert "ignore" not in {a.kind for a in q.apply(q.parse("roll star flag")).after.legal_actions}


DECK = FILE.replace("[own.bluff]", 'special = { deck = { wins = "axis" } }\n[own.bluff]')


def test_the_last_card_ends_the_game() -> None:
    p = begun(DECK)
    assert p.setup.deck_winner == p.setup.side("axis")
    one = tuple(int(i == 0) for i in range(len(p.deck)))
    all_but = tuple(n - m for n, m in zip(p.deck, one, strict=True))
    last = p._replace(deck=one, discard=all_but, phase="battle")
    q = last.apply(last.parse("end turn")).after
    assert q.to_act == ("CHANCE",)
    end = q.apply(q.parse(f"draw {p.setup.cards[0].id}"))
    assert end.after.outcome == ("axis", "m44.own.6")
    assert "m44.own.6" in {rule for event in end.events for rule in event.rules}
    assert "reshuffled" not in {event.kind for event in end.events}
    for language in LANGUAGES:
        assert table.describe_outcome(end.after)
        assert words(table.head(end.after)["goals"][0]["text"], language)


def test_a_game_with_own_terrain_is_played_to_its_end() -> None:
    p, rng = scenario.read(DECK, "cliff.toml").position(), Random(3)
    for _ in range(4000):
        if p.outcome:
            break
        p = p.apply(p.sample(rng) if p.to_act == ("CHANCE",) else random_choice(p, p.to_act[0], rng)).after
    assert p.outcome
    assert pickle.loads(pickle.dumps(p)).setup.grounds["bluff"].own  # noqa: S301  (our own bytes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hex_of_own_terrain_is_described(language: str) -> None:
    p = begun()
    said = [(say(text, language), rule) for text, rule in table.about_place(p, "F5")]
    assert {"m44.own.1", "m44.own.3"} <= {rule for _, rule in said}
    assert all("m44-" not in text for text, _ in said), said
    assert any("bluff" in text for text, _ in said)
    (place,) = [place for place in table.ground(p)["places"] if place["id"] == "F5"]
    assert (place["terrain"], str(place["name"])) == ("hill", "bluff")
    (wall,) = [it for it in table.elements(p) if it["k"] == "sea-wall I5"]
    assert (wall["t"], str(wall["text"])) == ("sandbags", "sea wall")


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('like = "hill"\nstop', 'like = "hil"\nstop', "line 8 (own.bluff.like): Unknown terrain or object “hil”. Did you mean “hill”?"),
        ('arms = ["infantry"]', 'arms = ["foot"]', "line 11 (own.bluff.arms): Unknown kind of unit “foot”."),
        ("[own.swamp]", "[own.forest]", "line 22 (own.forest): “forest” is already defined"),
        ("[own.swamp]", "[own.Swamp]", "line 22 (own.Swamp): “Swamp” is not a valid name."),
        ("calm = true", "calms = true", "line 23 (own.swamp.calms): Unknown field “calms”."),
        ("attack = { infantry = 1", "attack = { infantry = 9", "line 24 (own.swamp.attack.infantry): 9 is out of range."),
        ('swamp = ["C5"]', 'swmp = ["C5"]', "line 29 (terrain.swmp): Unknown terrain “swmp”. Did you mean “swamp”?"),
        ('sea-wall = ["I5"]', 'bluff = ["I5"]', "line 32 (objects.bluff): Unknown field “bluff”."),
    ],
)
def test_faults(old: str, new: str, told: str) -> None:
    assert old in FILE
    with pytest.raises(FileError) as caught:
        scenario.read(FILE.replace(old, new, 1), "cliff.toml")
    assert str(caught.value.faults[0]).startswith(told)


DROP = FILE.replace(
    "[own.bluff]", 'special = { air_drop = { side = "allies", units = 3, hexes = ["D7", "E7", "e6", "B1", "G5"] } }\n\n[own.bluff]'
)


def landing() -> Position:
    """Return the start of a scenario with an air drop."""
    return scenario.read(DROP, OwnFile("drop.toml", DROP)).position()


def test_an_air_drop_lands_by_chance_before_the_first_turn() -> None:
    p = landing()
    assert p.to_act == ("CHANCE",)
    outcomes = p.chance_outcomes()
    assert {a.args[0] for a, _ in outcomes} == {"D7", "E7", "e6", "B1", "G5"}
    assert sum(chance for _, chance in outcomes) == 1
    landed = p.apply(p.parse("land D7"))
    assert next((e.kind, e.rules) for e in landed.events) == ("landed", ("m44.own.7",))
    assert landed.after.stands[p.setup.by_unit["allies-infantry-air-1"]] == ("D7", 4)
    for tile in ("D7", "e6", "G5", "B1"):
        missed = landed.after.apply(p.parse(f"land {tile}"))
        assert missed.events[0].kind == "missed", "a unit is there, it cannot be there, or it is the ocean"
        assert missed.after.medals == (0, 0)
    assert rules(p, "land A9") == {"m44.own.7"}
    q = landed.after.apply(p.parse("land E7")).after.apply(p.parse("land e6")).after
    assert q.chance_outcomes()[0][0].kind == "draw", "then the cards are dealt"


def test_an_air_drop_is_saved_seen_and_told() -> None:
    p = landing()
    q = p.apply(p.parse("land D7")).after
    from undaunted_nb.play.game import Game, game_from_json

    assert q.view("axis")["waiting"] == {"for": "land", "unit": "allies-infantry-air-2"}
    from undaunted_nb.games.memoir44.files import positions

    data: dict[str, Any] = positions.position_to_json(q)
    assert data["pending"][-1] == {"land": "allies-infantry-air-2"}
    assert positions.position_from_json({**data, "scenario": q.setup.name}, "again") == q
    game = Game(p, seed=4)
    assert game.position.to_act != ("CHANCE",)
    assert game_from_json(game.to_json(), "again").position == game.position
    for language in LANGUAGES:
        assert all("m44-" not in say(system.describe(p.setup, e), language) for e in p.apply(p.parse("land e6")).events)
    assert repr(un.table(game))


def test_faults_of_an_air_drop() -> None:
    for old, new, told in (
        ('side = "allies", units', 'side = "usa", units', "Unknown side"),
        ("units = 3", "units = 30", "out of range"),
        ('hexes = ["D7", "E7", "e6", "B1", "G5"]', "hexes = []", "The list of hexes is empty"),
        ('"D7"', '"D17"', "Unknown hex"),
    ):
        with pytest.raises(FileError, match=told):
            scenario.read(DROP.replace(old, new, 1), "drop.toml")
