"""Chances of Memoir '44, compared with counting every result of the dice and with the whole engine."""

from __future__ import annotations

import json
from dataclasses import astuple, replace
from fractions import Fraction
from itertools import product
from random import Random
from typing import Any, cast

import icepool
import pytest

import undaunted_nb as un
from tests.random_games import positions
from undaunted_nb.engine.errors import NotationError, TutorError
from undaunted_nb.engine.legality import IllegalActionError
from undaunted_nb.games.memoir44.chances import odds
from undaunted_nb.games.memoir44.chances.odds import attack, choice, numbers
from undaunted_nb.games.memoir44.rules.chance import chance_outcomes
from undaunted_nb.games.memoir44.rules.state.position import Fight, Position, Retreat, Roll
from undaunted_nb.games.memoir44.rules.state.position import Volley as Strikes
from undaunted_nb.probability.sampling import simulate
from undaunted_nb.probability.volleys import MEASURES, Choice, Volley
from undaunted_nb.search.best_plan import best, simulate_best
from undaunted_nb.search.plan import compare, follow, simulate_plan

un._give_words()
DIE = ("infantry", "infantry", "armor", "grenade", "star", "flag")
HITTING = {"infantry": {"infantry", "grenade"}, "armor": {"armor", "grenade"}, "artillery": {"grenade"}}
ARM = {"special_forces": "infantry", "french_resistance": "infantry", "elite_armor": "armor"}
FIGURES = {"infantry": 4, "special_forces": 4, "french_resistance": 3, "armor": 3, "elite_armor": 4, "artillery": 2}


def counted(dice: int, target: str, figures: int, room: int, ignores: int, stars: bool) -> dict[tuple[int, ...], Fraction]:
    """Count by hand: hits, flags, figures lost to hits and to missing hexes, driven off or eliminated."""
    hitting = HITTING[ARM.get(target, target)] | ({"star"} if stars else set())
    found: dict[tuple[int, ...], Fraction] = {}
    for faces in product(DIE, repeat=dice):
        hits, flags = sum(face in hitting for face in faces), faces.count("flag")
        lost = min(hits, figures)
        back = max(0, flags - (0 if stars else ignores)) if lost < figures else 0
        blocked = min(max(0, back - room), figures - lost)
        gone = lost + blocked == figures
        driven = gone or (back > 0 and room > 0)
        key = (hits, flags, lost, blocked, int(driven), int(gone))
        found[key] = found.get(key, Fraction()) + Fraction(1, 6**dice)
    return found


COVER = {"infantry": {"forest": 1, "hedgerow": 1, "hill": 1, "town": 1, "bunker": 1, "sandbags": 1}, "artillery": {}}
COVER["armor"] = {"forest": 2, "hedgerow": 2, "hill": 1, "town": 2, "bunker": 2, "sandbags": 1}
ENTRENCHED = {"bunker", "hedgehog", "sandbags"}


@pytest.mark.parametrize("attacker", FIGURES)
@pytest.mark.parametrize("terrain", odds.TERRAINS)
def test_terrain_takes_dice_away_and_ignores_flags(terrain: str, attacker: str) -> None:
    for dice, target in product((1, 3), FIGURES):
        found = numbers(dice, target, terrain=terrain, attacker=attacker)
        left = max(0, dice - COVER[ARM.get(attacker, attacker)].get(terrain, 0))
        room = 0 if (terrain, target) == ("bunker", "artillery") else 8
        each = counted(left, target, FIGURES[target], room, int(terrain in ENTRENCHED), stars=False)
        assert {tuple(map(int, astuple(result)[:6])): chance for result, chance in found.results.items()} == each
        assert found.dice == left
        assert found.expected_hits == left * Fraction(sum(face in HITTING[ARM.get(target, target)] for face in DIE), 6)
        assert found.retreat == sum(chance for (_, _, _, blocked, driven, gone), chance in each.items() if (blocked or driven) and not gone)
        assert (f"m44.{terrain}.{ {'forest': 3, 'hedgerow': 4}.get(terrain, 2 if terrain != 'sandbags' else 1) }" in found.rules) == (
            terrain in COVER[ARM.get(attacker, attacker)] or terrain in ENTRENCHED
        )
        assert ("m44.dice.2" in found.rules) == (not left)


def test_air_power_ignores_the_terrain() -> None:
    found = numbers(2, "infantry", terrain="bunker", stars=True)
    assert (found.dice, found.results) == (2, numbers(2, "infantry", stars=True).results)
    assert found.rules == ("m44.card.strike.3", "m44.card.strike.4")


@pytest.mark.parametrize("target", FIGURES)
@pytest.mark.parametrize("dice", [1, 2, 3, 4])
@pytest.mark.parametrize(
    ("room", "ignores", "stars"), [(8, 0, False), (0, 0, False), (1, 0, False), (0, 1, False), (1, 1, False), (0, 1, True)]
)
def test_every_way_the_dice_can_fall(target: str, dice: int, room: int, ignores: int, stars: bool) -> None:
    for figures in range(1, FIGURES[target] + 1):
        found = numbers(dice, target, figures=figures, room=room, ignores=ignores, stars=stars)
        assert {tuple(map(int, astuple(result)[:6])): chance for result, chance in found.results.items()} == counted(
            dice, target, figures, room, ignores, stars
        )
        assert found.results.chance(lambda it: it.gone and it.medals == 1) == found.gone
        assert dict(found.lost.items()) == {
            lost: sum(chance for n, chance in found.damage.items() if min(n, figures) == lost) for lost in found.lost
        }


@pytest.mark.parametrize(("target", "faces"), [("infantry", 3), ("armor", 2), ("artillery", 1)])
def test_icepool_agrees(target: str, faces: int) -> None:
    die = icepool.Die([10] * faces + [1] + [0] * (5 - faces))  # a hit counts ten, a flag one
    for dice in range(1, 5):
        both = dice @ die
        assert dict(numbers(dice, target).joint.items()) == {divmod(n, 10): both.probability(n) for n in both.outcomes()}


def test_the_published_table_through_the_package() -> None:
    table = {("infantry", 1): "8", ("armor", 1): "9", ("artillery", 1): "12"}
    assert {key: str(un.losses(un.odds(key[1], key[0])).expected) for key in table} == table
    three = {target: round(float(un.losses(un.odds(3, target)).expected or 0), 2) for target in ("infantry", "armor", "artillery")}
    assert three == {"infantry": 3.01, "armor": 3.33, "artillery": 4.33}


@pytest.mark.parametrize("target", ["infantry", "armor", "artillery"])
def test_rolled_volleys(target: str) -> None:
    """Three dice, repeated until the unit is gone, within four standard errors of the exact average."""
    figures, hitting = FIGURES[target], HITTING[target]

    def one(rng: Random) -> float:
        left, n = figures, 0
        while left > 0:
            left, n = left - sum(rng.choice(DIE) in hitting for _ in range(3)), n + 1
        return n

    assert simulate(one, 20_000, 44).errors_from(un.losses(un.odds(3, target)).expected or 0) < 4


# ---------------------------------------------------------------- on the board


def walked(p: Position, line: str) -> dict[tuple[Any, ...], Fraction]:
    """Run the same attack through the engine, die by die: ignoring flags first, then falling back."""
    a = p.parse(line)
    q = p.perform(a).after
    while q.to_act == (p.setup.sides[1 - p.turn],) and not isinstance(q.pending[-1], Roll):
        q = q.perform(q.parse("decline")).after
    target = cast("Roll", q.pending[-1]).target
    tile, figures = q.stands[target]
    side = 1 - q.setup.units[target].side
    ends: dict[tuple[Any, ...], Fraction] = {}
    for throw, chance in chance_outcomes(q):
        r = q.perform(throw).after
        while not r.outcome and r.pending and isinstance(r.pending[-1], Retreat):
            ignoring = next((b for b in r.actions() if b.kind == "ignore"), None)
            r = r.perform(ignoring or r.actions()[0]).after
        end = (figures - r.stands[target][1], r.stands[target][0] != tile, r.score(side) - p.score(side))
        ends[end] = ends.get(end, Fraction()) + chance
    return ends


@pytest.mark.parametrize(
    "scenario", ["memoir44/pegasus-bridge", "memoir44/sword-beach", "memoir44/mont-mouchet", "memoir44/edge-of-the-wood"]
)
def test_battles_of_a_random_game(scenario: str) -> None:
    met = 0
    for p in positions(scenario, 5, 400):
        for line in [p.format(a) for a in p.actions() if a.kind in ("battle", "ambush")][:3]:
            if p.to_act != (p.setup.sides[p.turn],):
                continue
            found, met = attack(p, line), met + 1
            told: dict[tuple[Any, ...], Fraction] = {}
            for it, chance in found.results.items():
                key = (it.lost + it.blocked, it.driven, it.medals)
                told[key] = told.get(key, Fraction()) + chance
            assert told == walked(p, line), (p.to_json(), line)
            if found.parts:
                assert found.dice == max(0, sum(n for _, n in found.parts))
    assert met > 10


def test_opening_shots_at_pegasus_bridge() -> None:
    p = cast("Position", un.new_game("memoir44/pegasus-bridge", seed=1).position)
    howard = attack(p, "battle c4 d6")
    assert (howard.dice, dict(howard.parts)["cover"]) == (1, -1)
    assert howard.chance == Fraction(1, 2)
    assert howard.driven == 0, "one flag, and sandbags let it be ignored"
    assert "m44.sandbags.1" in howard.rules
    with pytest.raises(TutorError, match="doesn’t roll any dice"):
        attack(p, "battle c4 C7")


def test_an_attack_needs_no_order_and_sees_no_hand() -> None:
    p = cast("Position", un.new_game("memoir44/first-shots", seed=1).position)
    with pytest.raises(IllegalActionError):
        p.apply(p.parse("battle F3 G5"))
    plain = attack(p, "battle F3 G5")
    empty = p._replace(hands=(p.hands[0], (0,) * len(p.hands[1])))
    assert attack(empty, "battle F3 G5") == plain
    q = p
    for line in ("play Direct from HQ", "order F3"):
        q = q.perform(q.parse(line)).after
    assert replace(attack(q, "battle F3 G5"), rules=()) == replace(plain, rules=())
    assert attack(p, "axis: battle G5 F3").dice == 2


def test_the_extras_of_a_card_count_for_the_ordered_units() -> None:
    p = cast("Position", un.new_game("memoir44/first-shots", seed=1).position)
    card = p.setup.by_card["Firefight"]
    p = p._replace(hands=(tuple(int(i == card) for i in range(len(p.hands[0]))), p.hands[1]))
    for line in ("play Firefight", "order F3"):
        p = p.perform(p.parse(line)).after
    assert dict(attack(p, "battle F3 G5").parts)["bonus"] == 1
    assert dict(attack(p, "battle H3 G5").parts)["bonus"] == 0


def test_air_power_ignores_no_flag_and_stars_hit() -> None:
    p = cast("Position", un.new_game("memoir44/pegasus-bridge", seed=1).position)
    card = p.setup.by_card["Air Power"]
    p = p._replace(hands=(tuple(int(i == card) for i in range(len(p.hands[0]))), p.hands[1]))
    p = p.perform(p.parse("play Air Power")).after
    found = attack(p, "strike d6")
    assert (found.dice, found.chance) == (2, 1 - Fraction(2, 6) ** 2)
    assert found.driven > 0
    assert numbers(2, "infantry", stars=True, ignores=1).joint == found.joint
    group = next(p.format(a) for a in p.actions() if len(a.args) > 1)
    with pytest.raises(TutorError, match="several targets"):
        attack(p, group)


@pytest.mark.parametrize(
    "line", ["end turn", "play Direct from HQ", "move F3 F4", "battle A1 G5", "battle F3 A1", "battle D3 J7", "strike G5", "ambush"]
)
def test_without_a_roll(line: str) -> None:
    p = cast("Position", un.new_game("memoir44/first-shots", seed=1).position)
    with pytest.raises(TutorError) as caught:
        attack(p, line)
    assert not str(caught.value).startswith("m44-")


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"terrain": "river"}, "terrain must be one of 'country', 'forest', 'hedgerow', 'hill', 'town', 'ocean'"),
        ({"attacker": "tank"}, "attacker must be one of 'infantry', 'special_forces', 'french_resistance', 'armor'"),
        ({"stars": 1}, "stars must be one of True, False, but it is 1"),
    ],
)
def test_a_wrong_word_names_the_accepted_ones(wrong: Any, told: str) -> None:
    with pytest.raises(TutorError, match=told):
        numbers(2, "infantry", **wrong)


def test_nonsense_is_refused() -> None:
    p = cast("Position", un.new_game("memoir44/first-shots", seed=1).position)
    with pytest.raises(NotationError):
        attack(p, "nonsense")
    for wrong in [(0, "infantry"), (9, "infantry"), (True, "infantry"), (3, "horse")]:
        with pytest.raises(TutorError):
            un.odds(*cast("Any", wrong))
    for where in [{"figures": 5}, {"figures": -1}, {"room": 9}, {"ignores": 2}, {"luck": 1}]:
        with pytest.raises(TutorError):
            un.odds(3, "infantry", **where)
    with pytest.raises(TutorError):
        un.odds(2, 8, **cast("Any", {"figures": 1}))


# ---------------------------------------------------------------- compared


def test_attacks_side_by_side() -> None:
    p = cast("Position", un.new_game("memoir44/first-shots", seed=1).position)
    both = choice(p, "G5")
    assert {way.line for way in both.ways} == {"battle F3 G5", "battle H3 G5"}
    named = choice(p, ["battle F3 G5", "axis: battle G5 F3"])
    assert [way.line for way in named.ways] == ["battle F3 G5", "battle G5 F3"]
    for measure in MEASURES:
        assert both.best(measure) == both.ways, "two such attacks are alike"
        assert both.lead(measure) == 0
    with pytest.raises(TutorError):
        both.best("luck")
    for nobody in ("A1", "F3"):
        with pytest.raises(TutorError):
            choice(p, nobody)
    with pytest.raises(TutorError):
        choice(p, "E7")
    with pytest.raises(TutorError):
        choice(p, [])
    assert json.loads(json.dumps(both.to_json()))["best"]["gone"]


def test_more_dice_are_better_by_every_measure() -> None:
    one, three = (numbers(n, "infantry", figures=1) for n in (1, 3))
    found = Choice((one, three))
    for measure in MEASURES:
        assert found.best(measure) == (three,)
        assert found.lead(measure) == getattr(three, measure) - getattr(one, measure) > 0


# ---------------------------------------------------------------- plans

ORDERED = ["play Direct from HQ", "order F3", "order H3"]


def _ordered() -> Position:
    p = cast("Position", un.new_game("memoir44/first-shots", seed=1).position)
    for line in ORDERED:
        p = p.perform(p.parse(line)).after
    return p


def test_a_plan_of_two_battles() -> None:
    p = _ordered()
    one = numbers(2, "infantry")
    found = follow(p, ["battle F3 G5", "battle H3 G5"], ["driven G5", "figures 1 G5", "gone G5"])
    # The second battle goes on where the first has not driven the unit out of it.
    stays = one.results.chance(lambda it: not it.flags)
    assert found.chance("driven G5") >= 1 - stays**2
    assert found.line_chances[0] == 1
    assert found.line_chances[1] == stays
    assert compare({"a": found}).best == ("a",)
    tried = simulate_plan(p, ["battle F3 G5", "battle H3 G5"], ["figures 1 G5"], n=3000, seed=2)
    assert tried.share_of().errors_from(found.chance("figures 1 G5")) < 4


def test_the_best_way_through_the_battles_of_a_turn() -> None:
    p = _ordered()
    found = best(p, "figures 1 G5", kinds=["battle"])
    assert found.chance >= follow(p, ["battle F3 G5", "battle H3 G5"], "figures 1 G5", until="figures 1 G5").chance()
    assert found.first.startswith("battle")
    assert simulate_best(p, found, n=3000, seed=3).share_of().errors_from(found.chance) < 4


def test_the_other_side_answers_on_the_way() -> None:
    """The enemy decides a retreat, and the search continues after it."""
    p = _ordered()
    found = best(p, "driven G5", kinds=["battle"])
    assert found.chance > numbers(2, "infantry").driven


@pytest.mark.parametrize("scenario", ["first-shots", "drill-ground", "bunker-on-the-hill", "sword-beach"])
def test_no_way_to_play_exceeds_the_bound(scenario: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bound changes no answer: a search without it finds the same."""
    compared = 0
    for p in positions(f"memoir44/{scenario}", 5, 400):
        fired = [a for a in p.actions() if a.kind == "battle"] if p.to_act != ("CHANCE",) and not p.pending else []
        for a in fired[:: max(1, len(fired) // 2)]:
            for words in ("gone", "figures 1", "figures 2", "driven"):
                goal = f"{words} {a.args[1]}"
                with monkeypatch.context() as patched:
                    patched.setattr(odds, "bound", lambda q, _: Fraction(q.outcome is None))
                    wanted = best(p, goal, kinds=["battle", "take"], limit=150)
                if not wanted.exact:
                    continue
                found = best(p, goal, kinds=["battle", "take"], limit=150)
                assert found.chance == wanted.chance <= odds.bound(p, odds.aim(p, goal))
                assert found.positions <= wanted.positions
                compared += 0 < found.chance < 1
        if compared > 12:
            break
    assert compared > 4


@pytest.mark.parametrize("goal", ["figures 1 G5", "figures 2 G5", "figures 1 E7", "driven E7"])
def test_the_bound_takes_moves_into_account(goal: str, monkeypatch: pytest.MonkeyPatch) -> None:
    p = cast("Position", un.new_game("memoir44/first-shots", seed=1).position)
    for line in ORDERED[:2]:
        p = p.perform(p.parse(line)).after
    kinds = ["move", "battle", "take"]
    found = best(p, goal, kinds=kinds)
    with monkeypatch.context() as patched:
        patched.setattr(odds, "bound", lambda q, _: Fraction(q.outcome is None))
        assert best(p, goal, kinds=kinds).chance == found.chance > 0


def test_an_unreachable_target_is_seen_at_once() -> None:
    p = cast("Position", un.new_game("memoir44/pegasus-bridge", seed=1).position)
    assert odds.bound(p, odds.aim(p, "gone A9")) == 0
    found = best(p, "gone A9")
    assert found.chance == found.positions == len(found.line) == 0
    assert odds.bound(p, odds.aim(p, "on A9 allies")) == 1, "units may walk there; how far is not asked"


def test_dice_that_are_ready_count_for_the_bound() -> None:
    """Against one figure, each hit or flag is enough. It counts pending dice, a battle that has begun, and a card without an order."""
    p = _ordered()
    unit = p.find_unit("G5")
    one = p._replace(phase="battle", orders=(), stands=tuple(("G5", 1) if i == unit else it for i, it in enumerate(p.stands)))
    aim = odds.aim(one, "gone G5")
    assert odds.bound(one, aim) == 0
    assert odds.bound(one._replace(pending=(Roll("battle", p.find_unit("F3"), unit, 2),)), aim) == 1 - Fraction(2, 6) ** 2
    assert odds.bound(one._replace(pending=(Fight(p.find_unit("F3"), unit, "F3"),)), aim) == 1 - Fraction(2, 6) ** 3
    assert odds.bound(one._replace(pending=(Retreat(unit, 1),)), aim) == 1
    air = one._replace(card=p.setup.by_card["Air Power"])
    strike = air.rules.strike
    assert strike is not None
    assert odds.bound(air, aim) == 1 - Fraction(1, 6) ** strike.dice["allies"]
    assert odds.bound(air._replace(done=True), aim) == 0
    assert odds.bound(air._replace(done=True, pending=(Strikes(0, (unit,)),)), aim) == odds.bound(air, aim)


def test_a_turn_with_many_units_is_answered_all_the_same() -> None:
    p = cast("Position", un.new_game("memoir44/first-shots", seed=1).position)
    found = best(p, "gone G5", limit=2000)
    assert not found.exact
    assert 0 < found.chance < found.at_most <= 1
    assert found.line


@pytest.mark.parametrize(
    ("goal", "words"),
    [("gone g5", "gone G5"), ("FIGURES 2 G5", "figures 2 G5"), ("driven G5", "driven G5"), ("on G5 Allies", "on G5 allies"),
     ("medals 1 axis", "medals 1 axis"), ("won allies", "won allies")],
)  # fmt: skip
def test_goals(goal: str, words: str) -> None:
    p = _ordered()
    aim = odds.aim(p, goal)
    assert aim.words == words
    assert not aim.is_reached(p)
    assert "m44-goal" not in str(aim.text)
    assert odds.bound(p, aim) == (1 if aim.subject is None else pytest.approx(1, abs=0.01))


@pytest.mark.parametrize("goal", ["", "gone", "gone A1", "figures x G5", "figures 0 G5", "won nobody", "held G5", "gone G5 G5", "medals 1"])
def test_an_invalid_goal_is_refused(goal: str) -> None:
    with pytest.raises(TutorError) as caught:
        odds.aim(_ordered(), goal)
    assert "m44-goal" not in str(caught.value)


def test_outcomes_are_all_there_is() -> None:
    for p in positions("memoir44/sword-beach", 3, 120):
        if p.to_act != ("CHANCE",):
            assert odds.alike(p) == ()
            continue
        ends: dict[Position, Fraction] = {}
        for action, chance in p.chance_outcomes():
            after = p.perform(action).after
            ends[after] = ends.get(after, Fraction()) + chance
        assert dict(odds.outcomes(p)) == ends


@pytest.mark.parametrize("kind", ["heal", "grant"])
@pytest.mark.parametrize("dice", [1, 3, 6])
def test_dice_rolled_without_a_target(kind: str, dice: int) -> None:
    p = _ordered()
    stands = tuple((tile, 1) for tile, _ in p.stands)
    p = p._replace(stands=stands, orders=(), pending=(Roll(kind, 0, -1, dice),))
    ends: dict[Position, Fraction] = {}
    for action, chance in p.chance_outcomes():
        after = p.perform(action).after
        ends[after] = ends.get(after, Fraction()) + chance
    assert dict(odds.outcomes(p)) == ends
    assert len(odds.alike(p)) == len(ends) or kind == "heal"


def test_a_volley_tells_itself() -> None:
    found: Volley = attack(_ordered(), "battle F3 G5")
    told = json.loads(json.dumps(found.to_json()))
    assert sum(Fraction(it["chance"]) for it in told["results"]) == 1
    assert told["chance"] == str(found.chance)
    assert told["parts"] == {"base": 2, "bonus": 0, "cover": 0, "penalty": 0}
