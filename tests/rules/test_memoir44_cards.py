"""Each of the sixty command cards: its effect on a fixed board, and a hand-written case that plays it."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

import pytest

from tests.cases.__main__ import cases_of
from tests.rules.test_memoir44 import FURTHER, OWN
from undaunted_nb.engine.action import CHANCE
from undaunted_nb.games.memoir44.files import scenario
from undaunted_nb.games.memoir44.rules.state import pieces
from undaunted_nb.games.memoir44.rules.state.position import ORDER, LastOrder, Position

FIELD = """
format = "memoir44 scenario 1"
medals = { allies = 9, axis = 9 }
cards = { allies = 0, axis = 0 }
[units.allies]
infantry = ["B3", { at = "f4", figures = 2 }, "K3"]
armor = ["C3", "h4"]
artillery = ["G1"]
[units.axis]
infantry = ["f6", "G5", "I5", "K7", "L7"]
armor = ["C7"]
"""
START = scenario.read(FIELD, "field.toml").start
ALL = {"B3", "C3", "f4", "h4", "G1", "K3"}
LEFT, CENTER, RIGHT = {"B3", "C3"}, {"f4", "h4", "G1"}, {"K3"}


class Says(NamedTuple):
    """What a card allows: its copies, the units it can order, how many at once, and what is rolled or chosen first."""

    copies: int
    units: frozenset[str] | set[str] = frozenset()
    most: int = 0
    section: str = ""
    first: str = ""


CARDS: dict[str, Says] = {
    "Assault Left": Says(2, LEFT, 2),
    "Assault Center": Says(2, CENTER, 3),
    "Assault Right": Says(2, RIGHT, 1),
    "Attack Left": Says(3, LEFT, 2),
    "Attack Center": Says(4, CENTER, 3),
    "Attack Right": Says(3, RIGHT, 1),
    "Probe Left": Says(4, LEFT, 2),
    "Probe Center": Says(5, CENTER, 2),
    "Probe Right": Says(4, RIGHT, 1),
    "Recon Left": Says(2, LEFT, 1),
    "Recon Center": Says(2, CENTER, 1),
    "Recon Right": Says(2, RIGHT, 1),
    "Recon in Force": Says(3, ALL, 3),
    "General Advance": Says(1, ALL, 5),
    "Pincer Move": Says(1, LEFT | RIGHT, 3),
    "Air Power": Says(1, first="strike"),
    "Ambush": Says(1, first="refused"),
    "Armor Assault": Says(2, {"C3", "h4"}, 2),
    "Artillery Bombard": Says(1, {"G1"}, 1),
    "Barrage": Says(1, first="strike"),
    "Behind Enemy Lines": Says(1, {"B3", "f4", "K3"}, 1),
    "Close Assault": Says(1, {"f4", "h4"}, 2),
    "Counter-Attack": Says(2),
    "Dig-In": Says(1, {"B3", "f4", "K3"}, 3),
    "Direct from HQ": Says(2, ALL, 4),
    "Firefight": Says(1, {"B3", "C3", "G1", "K3"}, 4),
    "Infantry Assault": Says(2, {"f4"}, 1, "center"),
    "Medics & Mechanics": Says(1, {"f4"}, first="heal"),
    "Move Out!": Says(2, {"B3", "f4", "K3"}, 3),
    "Their Finest Hour": Says(1, ALL, 3, first="roll infantry armor star"),
}


def _held(card: str) -> Position:
    return START._replace(hands=(tuple(int(found.id == card) for found in START.setup.cards), START.hands[1]))


def _played(card: str) -> Position:
    p = _held(card)
    return p.apply(p.parse(f"play {card} {CARDS[card].section}")).after


def _most(p: Position) -> int:
    """Return the largest number of orders that can be given one after another."""
    while found := [a for a in p.actions() if a.kind == "order"]:
        p = p.perform(found[0]).after
    return len(p.orders)


def test_the_cards_are_those_of_the_deck() -> None:
    assert {card.id: card.copies for card in pieces.cards()} == {card: says.copies for card, says in CARDS.items()}
    assert sum(says.copies for says in CARDS.values()) == 60


@pytest.mark.parametrize("card", CARDS)
def test_whom_the_card_orders(card: str) -> None:
    says = CARDS[card]
    if says.first == "refused":
        assert not _held(card).check(_held(card).parse(f"play {card}")).legal
        return
    p = _played(card)
    if says.first.startswith("roll"):
        assert p.to_act == (CHANCE,)
        p = p.apply(next(a for a, _ in p.chance_outcomes() if p.format(a).split()[0] == "roll" and len(a.args) == 1)).after
        assert p.phase == ORDER
        return
    if says.first == "heal":
        assert [p.format(a) for a in p.actions() if a.kind == "order"] == ["order f4"]
        p = p.apply(p.parse("order f4")).after
        healed = p.apply(next(a for a, _ in p.chance_outcomes() if "infantry" in p.format(a))).after
        assert [healed.stands[o.unit] for o in healed.orders] == [("f4", 3)]
        return
    kinds = {a.kind for a in p.actions()}
    if says.first:
        assert says.first in kinds
        assert "order" not in kinds
        return
    assert {str(a.args[0]) for a in p.actions() if a.kind == "order"} | {p.stands[o.unit][0] for o in p.orders} == says.units
    assert _most(p) == says.most


def test_counter_attack_gives_the_order_of_the_card_it_repeats() -> None:
    for card in ("Recon Left", "Pincer Move", "General Advance", "Armor Assault"):
        p = _held("Counter-Attack")._replace(said=(LastOrder(-1), LastOrder(START.setup.by_card[card])))
        p = p.apply(p.parse("play Counter-Attack")).after
        mirrored = card.replace("Left", "Right")
        assert p.rules.id == mirrored
        assert {str(a.args[0]) for a in p.actions() if a.kind == "order"} <= CARDS[mirrored].units
        assert _most(p) == CARDS[mirrored].most


def _cards_of(case: dict[str, Any]) -> Counter[str]:
    found = Counter[str]()
    for step in (*case["do"], case["given"].get("turn", {}), case["given"]):
        for value in step.values() if isinstance(step, dict) else ():
            if isinstance(value, str):
                found[value.partition("/")[0].rstrip("!")] += 1
    return found


def test_every_kind_of_card_is_played_in_a_case() -> None:
    played = Counter[str]()
    for file in (OWN, *FURTHER):
        for case in cases_of(file):
            played += _cards_of(case)
    kinds = {card.base.rstrip("!") for card in pieces.cards()}
    assert not sorted(kind for kind in kinds if not played[kind])
