"""Chances on the board of Undaunted, compared with counting every roll and with the rulebook's sums."""

from __future__ import annotations

import json
from fractions import Fraction
from itertools import product
from random import Random
from typing import Any, cast

import pytest

import undaunted_nb as un
from tests.games.turns import (
    AIMED,
    AIMING,
    BOTH,
    DUEL,
    GUIDED,
    HILLS,
    LEADER,
    RECON,
    SCOUTING,
    SERGEANT,
    SHORT,
    STAND,
    TURNS,
    UNDER,
    at,
    reached,
)
from tests.random_games import positions
from undaunted_nb.engine.errors import NotationError, TutorError
from undaunted_nb.engine.legality import IllegalActionError
from undaunted_nb.games.undaunted.chances import bounds, odds
from undaunted_nb.games.undaunted.chances.odds import MEASURES, attack, blast, choice
from undaunted_nb.games.undaunted.rules.state.position import Position
from undaunted_nb.kit import registry
from undaunted_nb.search.best_plan import best
from undaunted_nb.search.plan import follow

un._give_words()
SCENARIOS = registry.system("undaunted").scenario_names()


def hits(dice: int, total: int) -> Fraction:
    """Return a chance counted over all rolls."""
    throws = list(product(range(10), repeat=dice))
    return Fraction(sum(any(face == 0 or face >= total for face in faces) for faces in throws), len(throws))


# ---------------------------------------------------------------- one attack


def test_the_attack_of_the_rulebook() -> None:
    """Base 4, cover 3, one tile away: 8; a machine gun's Attack 2 hits with 8, 9, 0."""
    found = attack(HILLS, "Machine Gunner A: attack DE Riflemen B")
    assert found.defense.base == 4
    assert found.defense.total == sum(found.defense)
    assert found.odds.dice == 2
    assert found.chance == hits(2, found.defense.total)
    assert {"un.attack.2", "un.attack.3", "un.attack.4", "un.hill.1"} <= set(found.rules)
    assert (found.source, found.tile) == ("2A", "9A")
    assert (found.attacker, found.target) == ("US Machine Gunners A", "DE Riflemen B")
    assert json.loads(json.dumps(found.to_json()))["chance"] == str(found.chance)
    assert attack(HILLS, "Machine Gunner A: suppress DE Riflemen B").odds.dice == 4


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_attacks_are_those_the_engine_rolls_for(scenario: str) -> None:
    """Sum and dice equal those of the attack's event, and hidden cards change nothing."""
    asked = 0
    for p in positions(scenario, 3):
        for a in p.actions() if p.phase == "turns" and not p.pending else ():
            if a.kind in ("attack", "suppress"):
                found = attack(p, a)
                rolling = p.perform(a).after
                event = next(e for e in rolling.perform(rolling.sample(Random(asked))).events if e.kind == "attacked")
                assert event.data["defense"] == found.defense.to_json()
                assert len(event.data["dice"]) == found.odds.dice
                assert set(event.rules) & set(found.rules) >= {"un.attack.2", "un.attack.3"}
                assert set(found.rules) - {"un.attack.4"} <= set(event.rules)
                empty = p.halves[p.turn]._replace(hand=(0,) * len(p.halves[p.turn].hand))
                halves = (empty, p.halves[1]) if p.turn == 0 else (p.halves[0], empty)
                assert attack(p._replace(halves=halves), a) == found, "what is in hand is not looked at"
                asked += 1
    assert asked > 5


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("Rifleman A: move 10B", "has no probability"),
        ("Rifleman A: suppress DE Riflemen B", "has no probability"),
        ("end turn", "has no probability"),
        ("roll 5 8", "has no probability"),
        ("Rifleman A: attack US Scouts A", "Choose an enemy counter"),
        ("Machine Gunner A: atack DE Riflemen B", "Did you mean “attack”"),
    ],
)
def test_an_invalid_attack_is_named(line: str, said: str) -> None:
    with pytest.raises(TutorError, match=said):
        attack(HILLS, line)


def test_a_unit_off_the_board_cannot_fire() -> None:
    gone = at("hills", "US", {"Rifleman A": 1}, counters={"DE Riflemen B": "off"})
    with pytest.raises(TutorError, match="on the board"):
        attack(gone, "Rifleman A: attack DE Riflemen B")
    entering = at("hills", "US", {"Rifleman A": 1}, counters={"US Riflemen A": "off"})
    assert attack(entering, "Rifleman A: attack DE Riflemen B").source == "2A", "it enters there and fires"


# ---------------------------------------------------------------- chance, merged


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_outcomes_are_all_of_chance_merged(scenario: str) -> None:
    met = set()
    for p in positions(scenario, 5, 250):
        if p.to_act == ("CHANCE",):
            merged: dict[Position, Fraction] = {}
            for action, chance in p.chance_outcomes():
                after = p.apply(action).after
                merged[after] = merged.get(after, Fraction()) + chance
            found = odds.outcomes(p)
            assert dict(found) == merged
            assert len(found) == len(merged)
            met.add(type(p.pending[-1]).__name__)
        else:
            assert odds.outcomes(p) == ()
    assert met == {"Roll", "Draw"}


def test_hit_or_miss_can_have_the_same_result() -> None:
    """Suppressing a suppressed unit changes nothing."""
    low = at("hills", "US", {"Machine Gunner A": 1}, counters={"DE Riflemen B": {"at": "9A", "suppressed": True}})
    rolling = low.apply(low.parse("Machine Gunner A: suppress DE Riflemen B")).after
    ((after, chance),) = odds.outcomes(rolling)
    assert chance == 1
    assert after == rolling.apply(rolling.parse("roll 0 0 0 0")).after


def test_a_sure_hit_has_one_outcome() -> None:
    rolling = DUEL.apply(DUEL.parse("Rifleman B: attack US Riflemen A")).after
    counters = tuple(c._replace(defense=-9) for c in rolling.setup.counters)
    weak = cast("Any", type(rolling.setup))(**{
        name: counters if name == "counters" else getattr(rolling.setup, name)
        for name in ("name", "edition", "sides", "board", "tiles", "cards", "counters", "spawns", "objectives", "goals", "radio")
    })  # fmt: skip
    ((_, chance),) = odds.outcomes(rolling._replace(setup=weak))
    assert chance == 1


# ---------------------------------------------------------------- skipped actions cannot matter


@pytest.mark.parametrize("name", TURNS)
def test_a_bound_is_never_too_low(name: str) -> None:
    """Walk through the turn at random. The best is never above the bound."""
    start, words = TURNS[name]
    side, goal = start.to_act[0], odds.aim(start, words)
    rng, done = Random(name), reached(start, words)
    for _ in range(6):
        p = start
        while p.to_act in ((side,), ("CHANCE",)):
            assert goal.is_reached(p) == done(p)
            if not goal.is_reached(p):
                value = _best_from(p, start, words, side)
                assert odds.bound(p, goal) >= value
            a = p.sample(rng) if p.to_act == ("CHANCE",) else rng.choice(p.actions())
            p = p.perform(a).after


def _best_from(p: Position, start: Position, words: str, side: str) -> Fraction:
    """Return the greatest chance from ``p`` with every kind of action and no bound; losses count from ``start``."""
    goal, known = reached(start, words), dict[Position, Fraction]()

    def value(q: Position) -> Fraction:
        if q not in known:
            if goal(q):
                known[q] = Fraction(1)
            elif q.to_act == ("CHANCE",):
                known[q] = sum((chance * value(r) for r, chance in odds.outcomes(q)), Fraction())
            elif q.to_act != (side,):
                known[q] = Fraction()
            else:
                known[q] = max((value(q.perform(a).after) for a in q.actions() if a.kind != "end turn"), default=Fraction())
        return known[q]

    return value(p)


def test_bolster_matters_only_when_the_deck_runs_out() -> None:
    def kinds(p: Position, words: str) -> set[str]:
        return {a.kind for a in odds.useful(p, odds.aim(p, words))}

    assert "bolster" in {a.kind for a in SERGEANT.actions()}
    assert "bolster" not in kinds(SERGEANT, "card DE Riflemen A")
    assert "bolster" in kinds(SHORT, "card DE Riflemen A")
    assert kinds(HILLS, "suppressed DE Riflemen B") == {"suppress"}, "one card each: nobody fires after walking"
    assert kinds(GUIDED, "card US Snipers") >= {"attack", "guide"}
    assert "scout" in kinds(SCOUTING, "card DE Riflemen B"), "its markers let the Riflemen walk"
    assert "scout" not in kinds(RECON._replace(halves=at("hills", "US", {"Scout A": 1}).halves), "card DE Riflemen B")
    assert "conceal" not in kinds(RECON, "won US")
    assert {a.args for a in odds.useful(AIMING, odds.aim(AIMING, "card DE Riflemen A")) if a.kind == "target"} == {("16A",)}


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_positions_of_whole_games(scenario: str) -> None:
    """Positions late in a turn, so that everything can be tried."""
    rng, tried = Random(scenario), 0
    found = [p for seed in (1, 2, 3) for p in positions(scenario, seed) if p.phase == "turns" and not p.pending]
    rng.shuffle(found)
    for p in found:
        hand, foes = sum(p.halves[p.turn].hand), [c.id for i, c in enumerate(p.setup.counters) if p.stands[i][0] and c.side != p.turn]
        drawing = any(a.kind in ("command", "recon") for a in p.actions())
        if hand in (1, 2) and foes and not drawing and any(a.kind == "attack" for a in p.actions()):
            words = rng.choice((f"card {rng.choice(foes)}", f"counter {rng.choice(foes)}", f"won {p.to_act[0]}"))
            assert best(p, words).chance == _best_from(p, p, words, p.to_act[0]), (p.to_json(), words)
            tried += 1
        if tried == 6:
            return
    assert tried > 0


def test_one_control_can_be_worth_two_points() -> None:
    away = dict.fromkeys(("DE Riflemen B", "DE Scouts B", "DE Machine Gunners B"), "17A")
    p = at("hills", "US", {"Rifleman A": 1}, counters={**away, "US Riflemen A": "9A"}, mine={"markers": {"9A": "scouted"}})
    assert best(p, "won US").line == ("Rifleman A: control",)
    assert best(p, "won US").chance == 1


def test_only_enemy_units_are_assumed_to_stay_in_place() -> None:
    assert odds.aim(UNDER, "card US Riflemen A").subject is None
    assert odds.aim(UNDER, "pinned US").subject is None
    assert odds.aim(UNDER, "card DE Riflemen A").subject == (UNDER.setup.by_counter["DE Riflemen A"],)


def test_a_walk_can_lead_up_the_hill() -> None:
    target = AIMED.setup.by_counter["DE Riflemen A"]
    assert [bounds._least(AIMED.setup, target, "16A", "11A", "attack", steps) for steps in (0, 1, 2)] == [4 + 3 + 1, 4 + 1, 4 + 1]


# ---------------------------------------------------------------- goals


def test_goals_are_called_by_name() -> None:
    found = odds.aim(HILLS, "  CARDS 2  de riflemen Б")  # as the Russian and the Ukrainian edition print it
    assert found.words == "cards 2 DE Riflemen B"
    assert str(found.text) == "German Riflemen B loses 2 cards"
    assert {odds.aim(HILLS, f"{name} DE").words for name in ("won", "pinned")} == {"won DE", "pinned DE"}
    for name in ("card", "counter", "suppressed"):
        assert odds.aim(HILLS, f"{name} DE Riflemen B").words == f"{name} DE Riflemen B"
    gone = at("hills", "US", {"Rifleman A": 1}, counters={"DE Riflemen B": "off"})
    with pytest.raises(TutorError, match="German Riflemen B is not on the board"):
        odds.aim(gone, "card DE Riflemen B")
    for wrong in ("", "   ", "card", "cards x DE Riflemen B", "cards 100 DE Riflemen B", "pinned", "hit DE Riflemen B"):
        with pytest.raises(TutorError):
            odds.aim(HILLS, wrong)


# ---------------------------------------------------------------- Blast


def test_a_blast_on_two_of_theirs_and_one_of_mine() -> None:
    """Each die is independent, so the joint chance is counted over all thousand rolls."""
    found = blast(BOTH, "Mortar: blast")
    assert [t.target for t in found.targets] == ["DE Riflemen A", "DE Riflemen B", "US Riflemen A"]
    assert found.own == ("US Riflemen A",)
    assert found.enemies == ("DE Riflemen A", "DE Riflemen B")
    totals = {t.target: t.defense.total for t in found.targets}
    counted: dict[tuple[str, ...], Fraction] = {}
    for faces in product(range(10), repeat=3):
        hit = tuple(name for face, name in zip(faces, totals, strict=True) if face == 0 or face >= totals[name])
        counted[hit] = counted.get(hit, Fraction()) + Fraction(1, 1000)
    assert dict(found.joint) == counted
    for name, total in totals.items():
        assert found.chance(name) == hits(1, total)
    assert found.any_enemy == sum(chance for hit, chance in counted.items() if any(name.startswith("DE") for name in hit))
    assert found.any_own == hits(1, totals["US Riflemen A"])
    assert all(t.defense.range == 0 and "un.blast.3" in t.rules for t in found.targets)
    assert json.loads(json.dumps(found.to_json()))["own"] == ["US Riflemen A"]


def test_the_order_matters_where_victory_ends_it() -> None:
    p = STAND
    first, last = blast(p, "Mortar: blast"), blast(p, "Mortar: blast", ["US Riflemen A", "DE Riflemen A"])
    total = first.targets[0].defense.total
    assert first.chance("DE Riflemen A") == last.chance("DE Riflemen A") == hits(1, total)
    assert last.any_own == hits(1, total)
    assert first.any_own == hits(1, total) * (1 - hits(1, total)), "no longer rolled for once the game is won"
    assert best(p, "won US").chance == hits(1, total)
    assert follow(p, "Mortar: blast", "card US Riflemen A").chance() == first.any_own, "a plan that says no order takes the enemies first"
    said = "Mortar: blast; next US Riflemen A"
    assert follow(p, said, "card US Riflemen A").chance() == last.any_own


def test_an_invalid_blast_is_refused() -> None:
    with pytest.raises(TutorError, match="not a Blast"):
        blast(HILLS, "Rifleman A: attack DE Riflemen B")
    with pytest.raises(IllegalActionError):
        blast(AIMING, "Mortar: blast")
    with pytest.raises(NotationError):
        blast(AIMED, "Mortar: blasst")
    with pytest.raises(TutorError, match="doesn’t fit"):
        blast(AIMED, "Mortar: blast", ["DE Riflemen A"])
    with pytest.raises(TutorError, match="Unknown counter"):
        blast(AIMED, "Mortar: blast", ["DE Riflemen C", "DE Riflemen A"])


def test_a_blast_without_a_target() -> None:
    empty = at("mortar", "US", {"Mortar": 1}, mine={"target": "14A"})
    found = blast(empty, "Mortar: blast")
    assert found.targets == ()
    assert dict(found.joint) == {(): 1}
    assert found.any_enemy == found.any_own == 0


# ---------------------------------------------------------------- Attack against Suppress


def test_attack_against_suppress() -> None:
    """One card of the unit is in the enemy's hand. A hit removes it for good, and suppression only takes its action."""
    found = choice(LEADER, "DE Riflemen B")
    shoot, keep_down = found.ways
    assert (shoot.attack.kind, keep_down.attack.kind) == ("attack", "suppress")
    total = shoot.attack.defense.total
    assert shoot.chance == shoot.cards == shoot.actions == hits(2, total)
    assert keep_down.chance == hits(4, total)
    assert shoot.turned == keep_down.cards == 0
    assert keep_down.actions == keep_down.turned == hits(4, total)
    assert [way.attack.kind for way in found.best("cards")] == ["attack"]
    assert [way.attack.kind for way in found.best("actions")] == ["suppress"]
    assert found.lead("actions") == hits(4, total) - hits(2, total)
    assert json.loads(json.dumps(found.to_json()))["best"]["cards"] == [shoot.attack.line]
    with pytest.raises(TutorError, match="Did you mean “cards”"):
        found.best("card")


def test_the_enemy_loses_actions() -> None:
    gun = {"Machine Gunner A": 1}
    down = {"counters": {"DE Riflemen B": {"at": "9A", "suppressed": True}}}
    cases = [
        # the enemy's cards of the unit in hand, suppressed already: actions taken by a hit, by suppression
        (at("hills", "US", gun, {"Rifleman B": 2}), 1, 1),
        (at("hills", "US", gun, {"Rifleman B": 2}, **down), 1, 0),
        (at("hills", "US", gun, {"Rifleman B": 1}, **down), 0, 0),
        (at("hills", "US", gun, {"Machine Gunner B": 1}), 0, 0),
    ]
    for p, by_attack, by_suppress in cases:
        found = choice(p, "DE Riflemen B")
        assert [way.actions / way.chance for way in found.ways] == [by_attack, by_suppress]
        assert [way.turned / way.chance for way in found.ways] == [0, 0 if p.stands[p.setup.by_counter["DE Riflemen B"]][1] else 1]


def test_a_hit_that_wins_takes_every_action() -> None:
    gone = {"removed": {"Rifleman A": 2, "Rifleman B": 3}}
    p = at(
        "mortar",
        "US",
        {"Rifleman A": 1},
        {"Squad Leader A": 1, "Squad Leader B": 1, "Fog of War": 1},
        counters={"DE Riflemen B": "off"},
        theirs={"hand": {"Squad Leader A": 1, "Squad Leader B": 1, "Fog of War": 1}, "supply": {"Rifleman A": 1}, **gone},
    )
    (way,) = choice(p, "DE Riflemen A").ways
    assert way.actions == 2 * way.chance, "Fog of War is no action"
    assert way.cards == way.chance, "the counter counts as one"


def test_without_a_unit_that_can_fire() -> None:
    with pytest.raises(TutorError, match="No card in hand can attack"):
        choice(RECON._replace(halves=(RECON.halves[0]._replace(hand=(0,) * len(RECON.halves[0].hand)), RECON.halves[1])), "DE Riflemen B")
    with pytest.raises(TutorError, match="Unknown counter"):
        choice(HILLS, "DE Tank")
    assert set(MEASURES) == {"chance", "cards", "actions", "turned"}
