"""The rules of thumb: each fires, each says something true, none looks at hidden cards, and together they beat random play."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

import undaunted_nb as un
from tests.bench.match import matched
from tests.properties.test_hidden import DEALT_ANEW
from undaunted_nb import i18n
from undaunted_nb.engine.action import Action
from undaunted_nb.games.memoir44.rules.combat import shot
from undaunted_nb.games.undaunted.rules import combat
from undaunted_nb.games.undaunted.rules.actions import ability_of, origin
from undaunted_nb.games.undaunted.rules.state.crew import place_of, vehicle_of
from undaunted_nb.games.undaunted.rules.state.position import CONTROLLED, NONE, SCOUTED
from undaunted_nb.kit import registry
from undaunted_nb.play.opponent import OPPONENTS, View, opponent, random_choice, resolve_chance
from undaunted_nb.probability.odds import odds
from undaunted_nb.search import heuristics

un._give_words()

Case = tuple[Any, Action, heuristics.Rule, Any]


def by_thumb(p: Any, side: str, rng: Random) -> Action:
    return heuristics.ByThumb().choose(View(p, side), rng)


def games(name: str, seed: int) -> Iterator[tuple[Any, Action]]:
    """Yield the decisions of a game, half of them by the rules of thumb and half at random."""
    system, rng = registry.system_of_scenario(name), Random(seed)
    p: Any = system.new_position(name)
    for _ in range(250):
        p = resolve_chance(p, rng)
        if p.outcome or system.stands_still(p):
            return
        side = rng.choice(p.to_act)
        action = heuristics.best(p, side, rng) if rng.random() < 0.5 else random_choice(p, side, rng, system.IDLE)
        yield p, action
        p = p.perform(action).after


@cache
def cases(system: str) -> tuple[Case, ...]:
    """Return actions in games of each scenario, played or not, with the rules that speak for them."""
    found = []
    for name in registry.system(system).scenario_names():
        for seed in range(2):
            rng = Random(seed)
            for p, action in games(name, seed):
                others = [it for it in p.legal_actions if it.side == action.side]
                sampled = {action: None, **dict.fromkeys(rng.sample(others, min(4, len(others))))}
                found += [(p, one, *told) for one in sampled if (told := heuristics.rule_for(p, one))]
    return (*found, *SPECIAL[system]())


def costly_tile() -> Iterator[Case]:
    """Yield an enemy's structure under a Rifleman whose side gets no points for it."""
    p: Any = registry.system("undaunted").new_position("north-africa/airfield")
    setup, at = p.setup, p.setup.board.index["5B"]
    rifleman, card = setup.by_counter["LRDG Rifleman"], setup.by_card[0]["Rifleman"]

    def marked(half: Any, mark: int) -> Any:
        return half._replace(marks=(*half.marks[:at], mark, *half.marks[at + 1 :]))

    ours = marked(p.halves[0], SCOUTED)._replace(hand=tuple(int(i == card) for i in range(len(p.halves[0].hand))))
    stands = (*p.stands[:rifleman], ("5B", False), *p.stands[rifleman + 1 :])
    p = p._replace(halves=(ours, marked(p.halves[1], CONTROLLED)), stands=stands, pending=(), phase="turns", turn=0)
    action = p.parse("Rifleman: control")
    told = heuristics.rule_for(p, action)
    assert told
    yield p, action, *told
    yield from with_every_card("north-africa/convoy", damage=1)
    yield from with_every_card("north-africa/breakout")


def with_every_card(name: str, damage: int = 0) -> Iterator[Case]:
    """Yield all actions of a side that has each of its cards in hand, and whose vehicles have this much damage."""
    p: Any = registry.system_of_scenario(name).new_position(name)
    vehicles = tuple(it._replace(damage=damage) for it in p.gear.vehicles)
    each = zip(p.halves, p.setup.fog, strict=True)
    halves = tuple(half._replace(hand=tuple(int(i != fog) for i in range(len(half.hand)))) for half, fog in each)
    for turn in (0, 1):
        now = p._replace(halves=halves, pending=(), phase="turns", turn=turn, gear=p.gear._replace(vehicles=vehicles))
        for action in now.legal_actions:
            if told := heuristics.rule_for(now, action):
                yield now, action, *told


SPECIAL: dict[str, Callable[[], Iterator[Case]]] = {"undaunted": costly_tile, "memoir44": lambda: iter(())}


def unit_of(p: Any, a: Action) -> int:
    side, index, _ = p.setup.by_names[a.side, a.card]
    return int(p.setup.by_counter[str(a.args[0])] if a.kind == "guide" else p.setup.unit_of[side][index])


def percent(p: Any, a: Action) -> int:
    target, ability = p.setup.by_target[str(a.args[0])], ability_of(p, a)
    assert ability
    source = "" if a.kind == "strafe" else origin(p, a)
    total = combat.defense(p.setup, target, place_of(p, target), source, a.kind).total
    return round(100 * odds(ability.x, total).probability)


def fog(p: Any, side: int, zone: str) -> int:
    return int(getattr(p.halves[side], zone)[p.setup.fog[side]])


def on_tile(p: Any, tile: str, side: int) -> int:
    pairs = zip(p.stands, p.setup.counters, strict=True)
    return sum(1 for (at, _), counter in pairs if at == tile and counter.side == side)


def end_of(p: Any, a: Action) -> str:
    return str(p.stands[unit_of(p, a)][0])


UNDAUNTED: dict[str, Callable[[Any, Action, Any, Any, int], bool]] = {
    "win": lambda _p, a, q, _t, _me: q.outcome.winner == a.side,
    "control": lambda p, _a, q, t, me: q.score(me) - p.score(me) == t["points"] > 0,
    "deny": lambda p, _a, q, t, me: p.score(1 - me) - q.score(1 - me) == t["lost"] > 0,
    "stop": lambda p, a, _q, t, me: bool(
        p.halves[1 - me].marks[p.setup.board.index[t["tile"]]] == SCOUTED
        and on_tile(p, t["tile"], 1 - me)
        and percent(p, a) == round(t["percent"])
    ),
    "goal": lambda p, a, _q, t, _me: percent(p, a) == round(t["percent"]),
    "hit": lambda p, a, _q, t, _me: percent(p, a) == round(t["percent"]),
    "suppress": lambda p, a, _q, _t, _me: not (a.args[0] in p.setup.by_counter and p.stands[p.setup.by_counter[a.args[0]]][1]),
    "blast": lambda p, _a, _q, t, me: p.halves[me].target == t["tile"] and on_tile(p, t["tile"], 1 - me) == t["enemies"],
    "aim": lambda _p, _a, q, t, me: q.halves[me].target == t["tile"] and on_tile(q, t["tile"], 1 - me) == t["enemies"] > 0,
    "nearer": lambda p, a, q, t, _me: end_of(q, a) == t["tile"] and p.setup.board.distance[t["tile"]][t["goal"]] == t["steps"],
    "open": lambda p, _a, q, t, me: all(
        (p.halves[me].marks[i], q.halves[me].marks[i]) == (NONE, SCOUTED) for i in (p.setup.board.index[tile] for tile in t["tiles"])
    ),
    "shoot": lambda _p, a, q, t, _me: end_of(q, a) == t["tile"],
    "block": lambda p, a, q, t, me: (
        end_of(q, a) == t["tile"]
        and t["points"] > 0
        and t["tile"] in p.setup.objectives
        and p.halves[1 - me].marks[p.setup.board.index[t["tile"]]] != CONTROLLED
    ),
    "cover": lambda p, a, q, t, _me: end_of(q, a) == t["tile"] and p.setup.tiles[t["tile"]].cover == t["cover"] > t["before"],
    "escape": lambda p, a, _q, _t, me: any(
        it in p.setup.escapers[me] for it in (unit_of(p, a), len(p.setup.counters) + vehicle_of(p.gear, unit_of(p, a)))
    ),
    "return": lambda p, a, q, _t, _me: not end_of(p, a) and bool(end_of(q, a)),
    "bolster": lambda p, a, q, _t, me: sum(p.halves[me].supply) - sum(q.halves[me].supply) == len(a.args) > 0,
    "draw": lambda _p, a, q, t, _me: q.pending[-1].cards == t["n"] == a.args[0],
    "again": lambda p, a, q, t, me: sum(q.halves[me].hand) - sum(p.halves[me].hand) + 1 == t["n"] == len(a.args),
    "fog": lambda p, _a, q, _t, me: fog(p, me, "hand") - fog(q, me, "hand") == 1,
    "conceal": lambda p, _a, q, _t, me: fog(p, 1 - me, "supply") - fog(q, 1 - me, "supply") == 1,
    "ready": lambda p, a, q, _t, _me: p.stands[unit_of(p, a)][1] and not q.stands[unit_of(p, a)][1],
    "board": lambda p, a, q, _t, _me: vehicle_of(p.gear, unit_of(p, a)) < 0 <= vehicle_of(q.gear, unit_of(p, a)),
    "dismount": lambda p, a, q, _t, _me: vehicle_of(q.gear, unit_of(p, a)) < 0 <= vehicle_of(p.gear, unit_of(p, a)),
    "repair": lambda p, _a, q, _t, _me: sum(it.damage for it in p.gear.vehicles) - sum(it.damage for it in q.gear.vehicles) == 1,
    "first": lambda p, a, _q, t, me: t["value"] == p.setup.cards[me][p.setup.by_card[me][a.card]].initiative,
    "bid": lambda p, a, _q, t, me: t["value"] == p.setup.cards[me][p.setup.by_card[me][a.card]].initiative,
    "pick": lambda p, a, _q, _t, _me: a.args[0] in p.setup.by_counter,
}


def dice(p: Any, a: Action) -> int:
    return int(shot(p, p.find_unit(a.args[0]), p.find_unit(a.args[1])).dice)


def objectives(p: Any) -> set[str]:
    return {tile for objective in p.setup.objectives for tile in objective.hexes}


def put(p: Any, a: Action) -> Any:
    """Return the position with a unit already at the end of its move."""
    unit = p.find_unit(a.args[0])
    return p._replace(stands=(*p.stands[:unit], (a.args[-1], p.stands[unit][1]), *p.stands[unit + 1 :]))


def order_is_true(p: Any, a: Action, told: Any, me: int) -> bool:
    """Return whether the facts in an order's reason are true in the position."""
    unit, away = p.find_unit(a.args[0]), p.setup.board.distance[a.args[0]]
    if told["why"] == "heal":
        return bool(p.rules.does == "heal" and told["n"] == p.setup.units[unit].figures - p.stands[unit][1] > 0)
    if told["why"] == "spare":
        return a in p.legal_actions
    there = told["at"] in objectives(p) if told["why"] == "goal" else p.unit_on(told["at"]).side != me
    return bool(there and told["n"] == away[told["at"]])


MEMOIR: dict[str, Callable[[Any, Action, Any, Any, int], bool]] = {
    "must": lambda _p, a, q, _t, _me: q.table[-1] == q.setup.by_card[a.card],
    "order": lambda p, a, _q, t, me: order_is_true(p, a, t, me),
    "all": lambda p, _a, q, _t, _me: len(q.orders) > len(p.orders),
    "units": lambda _p, a, q, t, _me: q.table[-1] == q.setup.by_card[a.card] and t["n"] <= len(q.setup.numbers[q.turn]),
    "grab": lambda p, _a, _q, _t, _me: bool(objectives(p)),
    "bomb": lambda _p, _a, q, _t, _me: q.rules.strike is not None,
    "heal": lambda p, _a, _q, _t, me: any(0 < p.stands[i][1] < p.setup.units[i].figures for i in p.setup.numbers[me]),
    "dig": lambda _p, _a, q, _t, _me: q.rules.does == "dig",
    "objective": lambda p, a, _q, _t, _me: a.args[-1] in objectives(p),
    "head": lambda p, a, _q, t, _me: t["goal"] in objectives(p) and p.setup.board.distance[a.args[-1]][t["goal"]] == t["steps"],
    "fire": lambda p, a, _q, t, _me: shot(put(p, a), p.find_unit(a.args[0]), p.find_unit(t["at"])).dice == t["dice"] > 0,
    "safer": lambda _p, a, q, _t, _me: q.find_unit(a.args[-1]) >= 0,
    "closer": lambda p, a, _q, _t, me: nearest(p, a.args[-1], me) < nearest(p, a.args[0], me),
    "finish": lambda p, a, _q, t, _me: dice(p, a) == t["dice"] >= t["figures"] == p.stands[p.find_unit(a.args[1])][1],
    "battle": lambda p, a, _q, t, _me: dice(p, a) == t["dice"],
    "clear": lambda p, a, q, _t, _me: a.args[0] in p.wire - q.wire,
    "sandbags": lambda p, a, q, _t, _me: a.args[0] in q.sandbags - p.sandbags,
    "strike": lambda _p, a, _q, t, _me: t["n"] == len(a.args),
    "take": lambda p, a, q, _t, _me: q.find_unit(a.args[1]) == p.find_unit(a.args[0]),
    "overrun": lambda p, a, _q, t, _me: p.setup.units[p.find_unit(a.args[0])].kind.overrun and t["dice"] > 0,
    "retreat": lambda p, a, q, _t, _me: q.stands[p.find_unit(a.args[0])][0] in (a.args[-1], ""),
    "hold": lambda p, a, q, _t, _me: q.find_unit(a.args[0]) == p.find_unit(a.args[0]),
    "ambush": lambda p, _a, _q, _t, _me: type(p.pending[-1]).__name__ == "Ambush",
}


def nearest(p: Any, tile: str | int, me: int) -> int:
    return min(int(p.setup.board.distance[tile][p.stands[i][0]]) for i in p.setup.numbers[1 - me] if p.stands[i][0])


TRUE = {"undaunted": UNDAUNTED, "memoir44": MEMOIR}


@pytest.mark.parametrize("system", registry.system_names())
def test_every_reason_has_a_position_and_is_true_there(system: str) -> None:
    found = set()
    for p, action, rule, facts in cases(system):
        if rule.describe:
            me = p.setup.side(action.side)
            told = rule.describe(facts, action)
            assert TRUE[system][rule.id](p, action, p.perform(action).after, told, me), (rule.id, p.format(action), dict(told))
            found.add(rule.id)
    assert found == {rule.id for rule in registry.system(system).thumb.RULES if rule.describe}


@pytest.mark.parametrize("system", registry.system_names())
@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_reason_is_a_sentence(system: str, language: str) -> None:
    for p, action, _, _ in cases(system)[::15]:
        if reason := heuristics.reason(p, action, action.side):
            words = i18n.say(reason, language)
            assert words[-1] == "."
            assert "{" not in words
            assert "thumb-" not in words


@pytest.mark.parametrize("name", ["normandy/la-raye", "north-africa/convoy", "memoir44/pegasus-bridge"])
def test_hidden_cards_change_neither_the_choice_nor_the_reason(name: str) -> None:
    rng = Random(name)
    changed = 0
    for p, action in games(name, 5):
        side = action.side
        other = DEALT_ANEW[p.system](p, p.setup.side(side), rng.random())
        changed += other != p
        assert by_thumb(p, side, Random(1)) == by_thumb(other, side, Random(1))
        viewer = next(it for it in p.setup.sides if it != side)
        twin = DEALT_ANEW[p.system](p, p.setup.side(viewer), rng.random())
        assert heuristics.reason(p, action, viewer) == heuristics.reason(twin, action, viewer)
    assert changed > 10  # the cards were really others


def winner(name: str, players: dict[str, Callable[[Any, str, Random], Action]], seed: int) -> str:
    system, rng = registry.system_of_scenario(name), Random(seed)
    p: Any = system.new_position(name)
    for _ in range(3000):
        p = resolve_chance(p, rng)
        if p.outcome:
            return str(p.outcome.winner)
        side = rng.choice(p.to_act)
        p = p.perform(players[side](p, side, rng)).after
    return ""


@pytest.mark.parametrize("name", ["normandy/hills", "north-africa/ambush", "memoir44/first-shots"])
def test_rules_of_thumb_beat_random_play(name: str) -> None:
    system = registry.system_of_scenario(name)
    sides = system.scenario_info(name)["sides"]

    def at_random(p: Any, side: str, rng: Random) -> Action:
        return random_choice(p, side, rng, system.IDLE)

    won = 0
    for seed in range(12):
        mine = sides[seed % 2]
        won += winner(name, {side: by_thumb if side == mine else at_random for side in sides}, seed) == mine
    assert won >= 10


def test_a_match_goes_on_from_its_file(tmp_path: Path) -> None:
    file, pair = tmp_path / "match.jsonl", ("careful", "random")
    first = matched("normandy/hills", pair, 2, file=file)
    whole = matched("normandy/hills", pair, 6, file=file)
    assert first.games == 2
    assert whole == matched("normandy/hills", pair, 6)
    assert sum(whole.won) + whole.endless == 6
    assert "careful - random" in whole.told()


@pytest.mark.parametrize("name", ["normandy/la-raye", "north-africa/convoy", "memoir44/pegasus-bridge"])
def test_simple_play_beats_the_weakest_opponent(name: str) -> None:
    """A beginner who follows the rules of thumb wins, with either side."""
    assert matched(name, ("careful", next(iter(OPPONENTS))), 8).won[0] >= 7


def test_the_planner_repeats_its_choice_for_a_seed() -> None:
    p = resolve_chance(registry.system("undaunted").new_position("normandy/hills"), Random(1))
    view = View(p, p.to_act[0])
    chosen = [opponent("planner").choose(view, Random(seed)) for seed in (3, 3)]
    assert chosen[0] == chosen[1]
    assert chosen[0] in view.legal_actions


def test_the_novice_plays_between_the_random_and_the_careful_opponent() -> None:
    name = "normandy/la-raye"
    assert matched(name, ("novice", "random"), 20).won[0] >= 16
    assert matched(name, ("careful", "novice"), 20).won[0] >= 14
