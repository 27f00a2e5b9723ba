"""Reasons that no case shows because another one also applies: each alone, with an action that is not offered."""

from __future__ import annotations

import pytest

from tests.games.turns import at
from tests.rules.test_north_africa import _at
from undaunted_nb.engine.action import Action
from undaunted_nb.games.undaunted.rules.state.position import Position


def normandy() -> Position:
    return at("patrol", "US", {"Rifleman A": 1, "Platoon Guide": 1})


@pytest.mark.parametrize(
    ("edition", "action", "reason"),
    [
        ("normandy", Action("ready", "US", "Rifleman A"), ("un.suppressed.1", "why-ready-already")),
        ("normandy", Action("next", "US", "", ("DE Riflemen A",)), ("un.blast.4", "why-un-blast-4")),
        ("north-africa", Action("pick", "Italy", "", ("Italy Scout A",)), ("na.vehicle.4", "why-na-vehicle-4")),
    ],
)
def test_a_reason_that_alone_forbids(edition: str, action: Action, reason: tuple[str, str]) -> None:
    p = normandy() if edition == "normandy" else _at()
    assert [(v.rule, v.why.key) for v in p.check(action).violations] == [reason]
    assert action not in p.actions()


@pytest.mark.rule("un.guide.1")
def test_a_guide_leads_no_farther_than_the_card_says() -> None:
    p = normandy()
    one = p.parse("Platoon Guide: guide US Riflemen A 5A")
    assert p.check(one).legal
    further = [one._replace(args=(*one.args, tile)) for tile in p.setup.board.neighbors["5A"]]
    assert further
    for action in further:
        assert ("un.guide.1", "why-way-length") in [(v.rule, v.why.key) for v in p.check(action).violations]
        assert action not in p.actions()


@pytest.mark.parametrize(
    ("turn", "line", "reason"),
    [
        ("LRDG", Action("demolish", "LRDG", "Saboteur", ("LRDG Rifleman",)), ("na.demolish.1", "why-un-attack-1")),
        ("Italy", Action("antitank", "Italy", "Gunner", ("LRDG Scout",)), ("na.antitank.1", "why-target-off")),
        ("Italy", "Gunner: seat observer", ("na.seat.5", "why-no-seat")),
    ],
)
def test_a_reason_among_others(turn: str, line: Action | str, reason: tuple[str, str]) -> None:
    p = _at(turn=turn, initiative=turn, **({"Italy": {"hand": ["Gunner"]}} if turn == "Italy" else {}))
    scout = p.setup.by_counter["LRDG Scout"]
    p = p._replace(stands=tuple(("", low) if i == scout else (tile, low) for i, (tile, low) in enumerate(p.stands)))
    action = p.parse(line) if isinstance(line, str) else line
    assert reason in [(v.rule, v.why.key) for v in p.check(action).violations]
    assert action not in p.actions()
