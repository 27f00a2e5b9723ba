"""The set-up, and rules about cards without their own event or reason."""

from __future__ import annotations

import copy
import gc
import pickle
from random import Random
from typing import cast

import pytest

from tests.bench.loop import played
from undaunted_nb.engine.action import Action
from undaunted_nb.engine.errors import NotationError
from undaunted_nb.games.undaunted.files.scenario import load
from undaunted_nb.games.undaunted.rules.actions.uses import MEMORIES
from undaunted_nb.games.undaunted.rules.state.position import CONTROLLED, DRAW, OFF_BOARD, SCOUTED, TURNS, Half, Position
from undaunted_nb.games.undaunted.rules.state.setup import Card, Setup
from undaunted_nb.games.undaunted.views.view import cards_of
from undaunted_nb.play.game import new_game


def _la_raye() -> Position:
    return load("normandy/la-raye").position()


def _in_turn(p: Position, hand: dict[str, int], **changes: object) -> Position:
    """Return the American turn with these cards in hand."""
    cards = p.setup.cards[0]
    half = p.halves[0]._replace(hand=tuple(hand.get(card.id, 0) for card in cards))
    return p._replace(phase=TURNS, turn=0, pending=(), halves=(half, p.halves[1]), **changes)  # type: ignore[arg-type]


@pytest.mark.rule("un.setup.1")
def test_the_scenario_sets_the_table() -> None:
    p = _la_raye()
    setup = p.setup
    assert (p.phase, p.round, setup.sides[p.token]) == (DRAW, 1, "US")
    assert setup.board.tiles == ("2B", "16B", "6A", "17B", "13B", "3B", "7A", "12B", "8A", "4B", "5B", "11B")
    assert dict(zip(setup.objectives, p.worth, strict=True)) == {"2B": 1, "16B": 1, "7A": 1, "6A": 2, "13B": 2, "5B": 3}
    stands = {c.id: tile for c, (tile, _) in zip(setup.counters, p.stands, strict=True) if tile}
    assert stands == {
        f"{side} {kind} {squad}": tile for side, tile in (("US", "17B"), ("DE", "5B")) for kind in ("Riflemen", "Scouts") for squad in "AB"
    }
    marks = [{t: m for t, m in zip(setup.board.tiles, half.marks, strict=True) if m} for half in p.halves]
    assert marks == [{"2B": SCOUTED, "17B": SCOUTED}, {"8A": SCOUTED, "5B": CONTROLLED}]
    assert [(s.side, s.tile, s.all) for s in setup.spawns] == [(0, "17B", True), (1, "5B", True)]
    assert [[(g.kind, g.points) for g in goals] for goals in setup.goals] == [[("points", 5)], [("points", 5)]]


@pytest.mark.rule("un.setup.2")
def test_deck_and_supply_and_the_box() -> None:
    p = _la_raye()
    deck = {
        "Platoon Sergeant": 1,
        "Squad Leader A": 1,
        "Squad Leader B": 1,
        "Rifleman A": 1,
        "Rifleman B": 1,
        "Scout A": 1,
        "Scout B": 1,
        "Fog of War": 2,
    }
    supply = {"Rifleman A": 4, "Rifleman B": 4, "Scout A": 2, "Scout B": 2, "Fog of War": 8}
    for side in (0, 1):
        half = p.halves[side]
        assert cards_of(p.setup, side, half.deck) == deck
        assert cards_of(p.setup, side, half.supply) == supply
        assert not any(map(any, (half.hand, half.discard, half.play, half.removed)))


@pytest.mark.rule("un.setup.2", "un.draw.1")
def test_the_deck_is_shuffled() -> None:
    hands = [cast(Position, new_game("normandy/la-raye", seed=seed).position).halves[0].hand for seed in range(20)]
    assert all(sum(hand) == 4 for hand in hands)
    assert len(set(hands)) > 5


@pytest.mark.rule("un.card.2", "un.control.4", "un.control.5", "un.recon.2", "un.move.2")
def test_an_illegal_action_cannot_be_chosen() -> None:
    p = _in_turn(_la_raye(), {"Rifleman A": 1, "Scout A": 1})
    for line in ("Rifleman A: move 13B", "Scout A: recon"):
        assert not p.check(p.parse(line)).legal
        assert line not in p.legal_actions
    riflemen = p.setup.by_counter["US Riflemen A"]
    off = p._replace(stands=(*p.stands[:riflemen], OFF_BOARD, *p.stands[riflemen + 1 :]))
    assert off.check(off.parse("Rifleman A: control")).legal
    bare = off._replace(halves=(off.halves[0]._replace(marks=(0,) * len(off.setup.board.tiles)), off.halves[1]))
    assert not bare.check(bare.parse("Rifleman A: control")).legal, "nor by a unit that would enter the board for it"
    won = bare._replace(halves=(bare.halves[0]._replace(marks=(CONTROLLED,) * len(off.setup.board.tiles)), bare.halves[1]))
    assert not won.check(won.parse("Rifleman A: control")).legal


@pytest.mark.rule("un.card.3", "un.bolster.2", "un.bolster.1")
def test_numbers_and_letters_limit_an_action() -> None:
    p = _in_turn(_la_raye(), {"Squad Leader A": 1, "Platoon Sergeant": 1})
    taken = {"Squad Leader A": set[tuple[str | int, ...]](), "Platoon Sergeant": set[tuple[str | int, ...]]()}
    for action in p.legal_actions:
        if action.kind == "bolster":
            taken[action.card].add(action.args)
    assert taken["Squad Leader A"] == {
        ("Rifleman A",), ("Scout A",), ("Rifleman A", "Rifleman A"), ("Rifleman A", "Scout A"), ("Scout A", "Scout A"),
    }  # fmt: skip
    assert {len(args) for args in taken["Platoon Sergeant"]} == {1, 2, 3}
    assert not p.check(p.parse("Squad Leader A: bolster Rifleman B")).legal
    assert not p.check(p.parse("Squad Leader A: bolster Rifleman A, Rifleman A, Rifleman A")).legal


@pytest.mark.rule("un.card.4")
def test_which_counter_a_card_commands() -> None:
    setup = _la_raye().setup
    units = {card.id: card.unit for card in setup.cards[0]}
    assert units["Rifleman A"] == "US Riflemen A"
    assert units["Scout B"] == "US Scouts B"
    assert {units[card] for card in ("Platoon Sergeant", "Squad Leader A", "Squad Leader B", "Fog of War")} == {""}
    radio = load("normandy/critical-intelligence").setup
    assert {(c.id, c.squad) for c in radio.counters if c.kind in ("mortar", "snipers")} >= {("DE Mortar", "")}
    odd = radio.cards[0][0]._replace(id="Odd", unit="", fog=False, abilities=radio.cards[1][radio.by_card[1]["Rifleman A"]].abilities)
    p = _with_card(_la_raye(), odd)
    for action in (Action("move", "US", "Odd", ("2B",)), Action("control", "US", "Odd")):
        assert [v.rule for v in p.check(action).violations] == ["un.card.4"]


@pytest.mark.rule("un.suppressed.1", "un.suppressed.2", "un.suppressed.3")
def test_a_suppressed_unit_is_offered_two_things_only() -> None:
    p = _in_turn(_la_raye(), {"Rifleman A": 1})
    riflemen = p.setup.by_counter["US Riflemen A"]
    low = p._replace(stands=(*p.stands[:riflemen], (p.stands[riflemen][0], True), *p.stands[riflemen + 1 :]))
    assert str(low.legal_actions).splitlines() == ["Rifleman A: ready", "Rifleman A: hunker down", "end turn"]
    for line in ("Rifleman A: move 2B", "Rifleman A: control", "Rifleman A: attack DE Riflemen A"):
        assert "un.suppressed.1" in {v.rule for v in low.check(low.parse(line)).violations}
        assert "un.suppressed.1" not in {v.rule for v in p.check(p.parse(line)).violations}
    assert not p.check(p.parse("Rifleman A: ready")).legal
    assert not low.perform(low.parse("Rifleman A: ready")).after.stands[riflemen][1]
    assert low.perform(low.parse("Rifleman A: hunker down")).after.stands[riflemen][1]


def _with_card(p: Position, card: Card) -> Position:
    """Return the same game in the American turn, with one more card in the American hand."""
    setup, (us, de) = p.setup, p.halves
    names = ("name", "edition", "sides", "board", "tiles", "counters", "spawns", "objectives", "goals", "radio")
    more = Setup(**{name: getattr(setup, name) for name in names}, cards=((*setup.cards[0], card), setup.cards[1]))
    piles = [(*us.hand, 1), *((*pile, 0) for pile in (us.deck, us.discard, us.play, us.supply, us.removed))]
    return p._replace(
        setup=more, phase=TURNS, turn=0, pending=(), halves=(Half._make((*piles, us.marks, us.target, us.initiative_card)), de)
    )


def test_unknown_names_are_not_rules() -> None:
    p = _in_turn(_la_raye(), {"Rifleman A": 1})
    for action in (
        Action("fly", "US", "Rifleman A"),
        Action("move", "UK", "Rifleman A", ("2B",)),
        Action("move", "US", "Tank", ("2B",)),
        Action("move", "US", "Rifleman A", ("99Z",)),
        Action("move", "US", "Rifleman A", ("2B",), "99Z"),
        Action("attack", "US", "Rifleman A", ("DE Nobody",)),
        Action("attack", "US", "Rifleman A"),
        Action("roll", "US"),
    ):
        with pytest.raises(NotationError):
            p.check(action)


@pytest.mark.parametrize("name", ["normandy/la-raye", "north-africa/breakout"])
def test_play_changes_nothing_in_a_setup(name: str) -> None:
    p = pickle.loads(pickle.dumps(load(name).position()))  # noqa: S301  (our own bytes)
    slots = [slot for slot in Setup.__slots__ if slot != "__weakref__"]
    before = copy.deepcopy({slot: getattr(p.setup, slot) for slot in slots})
    assert played(p, Random(1), 3) > 30
    assert {slot: getattr(p.setup, slot) for slot in slots} == before
    number = id(p.setup)
    assert number in MEMORIES
    del p
    played(load("normandy/la-raye").position(), Random(1), 1)  # takes the place of the last position
    gc.collect()
    assert number not in MEMORIES
