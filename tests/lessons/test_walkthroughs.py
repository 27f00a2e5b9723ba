"""Walkthroughs check their statements: every number is compared with the engine."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

import undaunted_nb as un
from undaunted_nb.engine.errors import FileError, TutorError
from undaunted_nb.games.undaunted.files import scenario
from undaunted_nb.i18n import has, say
from undaunted_nb.lessons.format.walkthrough import Check, Walkthrough, field, load, names

un._give_words()
EXAMPLE = load("normandy/example-round")


def _changed(walk: Walkthrough, number: int, **fields: Any) -> Walkthrough:
    steps = list(walk.steps)
    steps[number] = replace(steps[number], **fields)
    return replace(walk, steps=tuple(steps))


def _other(value: Any) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    return [*value, "17B"] if isinstance(value, list) else "something else"


CHECKS = [(walk, i, j) for walk in names() for i, step in enumerate(load(walk).steps) for j in range(len(step.checks))]


@pytest.mark.parametrize(("name", "number", "which"), CHECKS)
def test_each_stated_number_is_really_checked(name: str, number: int, which: int) -> None:
    walk = load(name)
    checks = list(walk.steps[number].checks)
    checks[which] = replace(checks[which], value=_other(checks[which].value))
    wrong = _changed(walk, number, checks=tuple(checks))
    with pytest.raises(TutorError) as caught:
        list(wrong.play())
    assert f"Step {number + 1}" in str(caught.value)
    assert checks[which].field in str(caught.value)


def test_an_empty_check_is_a_fault() -> None:
    for check in (Check("attacked", "defense.weather", 1), Check("danced", "side", "DE"), Check("attacked", "hit", None)):
        number = next(i for i, s in enumerate(EXAMPLE.steps) if s.text.key.endswith("-attack"))
        with pytest.raises(TutorError):
            list(_changed(EXAMPLE, number, checks=(check,)).play())


def test_a_legal_action_listed_as_refused_is_a_fault() -> None:
    number = next(i for i, s in enumerate(EXAMPLE.steps) if s.refused)
    with pytest.raises(TutorError, match=f"Step {number + 1}"):
        list(_changed(EXAMPLE, number, action="Scout B: scout 3B 17B").play())


def test_a_step_that_the_engine_refuses_is_a_fault() -> None:
    number = next(i for i, s in enumerate(EXAMPLE.steps) if s.text.key.endswith("-move"))
    with pytest.raises(TutorError):
        list(_changed(EXAMPLE, number, action="Rifleman A: move 1B").play())


def test_other_dice_are_a_branch_and_need_not_fit_the_checks() -> None:
    number = next(i for i, s in enumerate(EXAMPLE.steps) if s.what_ifs)
    hits = {}
    for what_if in EXAMPLE.steps[number].what_ifs:
        game = EXAMPLE.start()
        for i in range(number):
            EXAMPLE.take(game, i)
        events, _ = EXAMPLE.take(game, number, what_if)
        hits[what_if.chance] = next(e.data["hit"] for e in events if e.kind == "attacked")
    assert hits == {"1 2": False, "0 1": True}


# ---------------------------------------------------------------- the example round of the rulebooks


def test_the_round_of_the_rulebook_to_the_letter() -> None:
    steps = {s.text.key.rpartition("example-round-")[2]: told for s, told in zip(EXAMPLE.steps, EXAMPLE.play(), strict=True)}

    def event(step: str, kind: str) -> dict[str, Any]:
        return next(e for e in steps[step]["events"] if e["event"] == kind)

    assert event("de-initiative", "initiative")["side"] == "DE"
    assert (steps["scout"]["side"], steps["scout"]["action"]) == ("DE", "Scout B: scout 3B 17B")
    assert event("scout", "scouted")["tiles"] == ["17B"]
    assert event("scout", "fog_taken")["count"] == 1
    assert event("move", "moved")["path"][-1] == "17B"
    assert event("control", "controlled")["tile"] == "17B"
    assert event("gunners", "moved")["path"][-1] == "2A"
    assert steps["inspire"]["action"] == "Squad Leader C: inspire Machine Gunner C"
    attack = event("attack", "attacked")
    assert steps["attack"]["action"] == "Machine Gunner C: attack DE Riflemen A"
    assert attack["defense"] == {"base": 4, "cover": 3, "range": 1, "total": 8}
    assert (attack["dice"], attack["hit"], attack["lost_from"]) == ([5, 8], True, "discard")
    assert event("attack", "card_lost")["card"] == "Rifleman A"
    assert steps["refused"]["reasons"][0]["rule"] == "un.move.2"
    assert steps["refused"]["events"] == []


@pytest.mark.parametrize("name", names())
def test_the_json_of_a_walkthrough(name: str) -> None:
    walk = load(name)
    rules = {rule.id for rule in _rules(walk)}
    told = list(walk.play())
    assert json.loads(json.dumps(told)) == told
    game = walk.start()
    for number, (step, one) in enumerate(zip(told, walk.steps, strict=True)):
        assert {"side", "action", "events"} <= step.keys()
        if one.action:
            written = game.position.format(game.position.parse(step["action"]))
            assert step["action"] in (written, f"{step['side']}: {written}")
        if one.refused:
            assert step["reasons"]
            assert all(reason["rule"] in rules and reason["text"] for reason in step["reasons"])
        else:
            assert step["events"] or "laid" in step
            assert "reasons" not in step
        for event in step["events"]:
            assert event["event"]
            assert event["rules"]
            assert set(event["rules"]) <= rules
        walk.take(game, number)


def _rules(walk: Walkthrough) -> Any:
    from undaunted_nb.kit import registry

    return registry.system(walk.start().position.system).rules().values()


@pytest.mark.parametrize("name", names())
def test_every_step_is_explained(name: str) -> None:
    walk = load(name)
    assert has(walk.title.key)
    assert has(f"{walk.title.key}.intro")
    for step in walk.steps:
        assert has(step.text.key), step.text.key
        for what_if in step.what_ifs:
            assert say(what_if.label).endswith("?")
            assert say(what_if.text) != what_if.text.key


@pytest.mark.parametrize("name", ["normandy/setting-up", "north-africa/setting-up"])
def test_setup_walkthrough_shows_the_table_after_each_step(name: str) -> None:
    walk = load(name)
    game, shown = walk.start(), []
    for number in range(len(walk.steps)):
        walk.take(game, number)
        p: Any = game.position
        shown.append((bool(p.setup.objectives or p.setup.structures), any(tile for tile, _ in p.stands), any(p.halves[0].supply)))
    assert [shown[0], shown[-1]] == [(False, False, False), (True, True, True)]
    assert shown == sorted(shown), "nothing is taken off the table again"
    assert len(set(shown)) == 4
    assert (game.decisions, game.position) == (0, un.new_game(walk.scenario, seed=0).position)


def test_both_tellings_are_named() -> None:
    """The editions name their players differently and differ in details. The narration shows where."""
    told = " ".join([say(EXAMPLE.title._replace(key=f"{EXAMPLE.title.key}.intro")), *(say(step.text) for step in EXAMPLE.steps)])
    told += "".join(say(about) for step in EXAMPLE.steps if has((about := step.text._replace(key=f"{step.text.key}-about")).key))
    for words in ("Ukrainian", "Russian", "Denys", "Maksym", "This tutor chose"):
        assert words in told


@pytest.mark.parametrize(
    "name",
    ["", "normandy", "normandy/", "normandy/example", "../normandy/example-round", "normandy/example-round.toml", "x" * 1000, "\x00"],
)
def test_walkthroughs_that_are_not_there(name: str) -> None:
    with pytest.raises(FileError, match="normandy/example-round"):
        load(name)


def test_paths_into_events() -> None:
    assert field({"a": {"b": [1]}}, "a.b") == [1]
    assert field({"a": {"b": [1]}}, "a.c") is None
    assert field({"a": 1}, "a.b.c") is None


def test_the_round_of_north_africa_to_the_letter() -> None:
    walk = load("north-africa/example-round")
    steps = {s.text.key.rpartition("example-round-")[2]: told for s, told in zip(walk.steps, walk.play(), strict=True)}

    def event(step: str, kind: str) -> dict[str, Any]:
        return next(e for e in steps[step]["events"] if e["event"] == kind)

    refused = {name: step["reasons"][0]["rule"] for name, step in steps.items() if "reasons" in step}
    assert refused == {"refused": "na.drive.2", "armored": "na.combat.1", "too-far": "na.demolish.1"}
    assert event("italy-initiative", "initiative")["side"] == "Italy"
    assert event("leave", "seated")["vehicle"] == "Scout Car"
    assert (event("leave", "seated")["after"], event("seat", "seated")["after"]) == (False, False), "both before the action"
    assert event("scout", "moved")["path"] == ["19A", "12A"]
    assert event("scout", "scouted")["tiles"] == ["12A"]
    assert event("scout", "fog_taken")["count"] == 1
    assert (event("drive", "drove")["vehicle"], event("drive", "drove")["path"][-1]) == ("Medium Tank", "12A")
    assert event("seat", "seated")["seat"] == "observer"
    assert event("plot", "surveyed")["tiles"] == ["16B", "17A"]
    assert event("plot", "surveyed")["placed"] == ["16B"]
    assert event("plot", "fog_taken")["count"] == 1
    assert event("stalk", "moved")["path"][-1] == "12A"
    assert event("inspire", "inspired")["cards"] == ["Saboteur"]
    attack = event("demolish", "attacked")
    assert attack["defense"] == {"base": 5, "cover": 0, "range": 0, "total": 5}
    assert (attack["dice"], attack["hit"]) == ([5, 8], True)
    assert (event("wound", "card_lost")["card"], event("wound", "card_lost")["lost_from"]) == ("Driver", "discard")
    damaged = event("wound", "damaged")
    assert (damaged["damage"], damaged["critical"] - damaged["damage"]) == (1, 2)


def test_the_numbers_that_the_round_of_north_africa_rests_on() -> None:
    setup = scenario.load(load("north-africa/example-round").scenario).position().setup
    italy, lrdg = setup.side("Italy"), setup.side("LRDG")

    def printed(side: int, card: str, kind: str) -> int:
        ability = setup.cards[side][setup.by_card[side][card]].ability(kind)
        assert ability
        return ability.x

    tank, car = (next(it for it in setup.vehicles if it.id == name) for name in ("Medium Tank", "Scout Car"))
    assert (printed(italy, "Scout A", "scout"), printed(lrdg, "Saboteur", "demolish")) == (2, 2)
    assert printed(lrdg, "Warrant Officer", "inspire") >= 1
    assert (tank.armor, tank.defense, tank.critical) == (5, None, 3)
    assert any(seat.crew == ("driver",) and seat.ability("drive") for seat in tank.seats)
    assert [ability.x for seat in car.seats for ability in seat.abilities if ability.kind == "plot"] == [2]
    near = {("12A", "6B"), ("12A", "19A"), ("19A", "17A"), ("17A", "16B")}
    assert all(two in setup.board.neighbors[one] for one, two in near)
    assert "16B" not in setup.board.neighbors["19A"]
    assert "6B" in setup.objectives
    assert setup.tiles["12A"].cover > 0, "cover that does not count against Demolish"
