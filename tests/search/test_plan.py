"""Plans compared with other methods: every roll played out, every line of play tried, and real dice rolled often."""

from __future__ import annotations

import json
from collections.abc import Sequence
from fractions import Fraction
from itertools import product

import pytest

import undaunted_nb as un
from tests.games.turns import AIMED, BOTH, DUEL, HILLS, INSPIRED, LAST, LEADER, LOW, SERGEANT, SHORT, TURNS, followed, greatest, reached
from undaunted_nb.engine.errors import NotationError, TutorError
from undaunted_nb.games.undaunted.chances import odds
from undaunted_nb.games.undaunted.rules.state.position import Position
from undaunted_nb.search.best_plan import best, simulate_best
from undaunted_nb.search.plan import TooLongError, compare, follow, simulate_plan

un._give_words()

# ---------------------------------------------------------------- a plan

FIRE = "Rifleman B: attack US Riflemen A"
GUN = "Machine Gunner A: attack DE Riflemen B"
PLANS: dict[str, tuple[Position, list[str], list[str]]] = {
    "twice": (DUEL, [FIRE, FIRE], ["card US Riflemen A", "cards 2 US Riflemen A"]),
    "move": (
        LAST,
        ["Rifleman B: move 9B", FIRE, "Squad Leader B: inspire Rifleman B", FIRE],
        ["card US Riflemen A", "counter US Riflemen A"],
    ),
    "to-the-last": (LAST, [FIRE, FIRE, "Squad Leader B: inspire Rifleman B", FIRE], ["won DE", "pinned US", "card US Riflemen A"]),
    "inspire": (
        INSPIRED,
        ["Rifleman A: attack US Riflemen B", "Squad Leader A: inspire Rifleman A", "Rifleman A: attack US Snipers"],
        ["card US Riflemen B", "card US Snipers"],
    ),
    "gun": (HILLS, [GUN, "Rifleman A: attack DE Riflemen B", GUN], ["card DE Riflemen B", "cards 2 DE Riflemen B"]),
    "suppress": (
        LEADER,
        ["Machine Gunner A: attack DE Riflemen B", "Squad Leader A: inspire Machine Gunner A", "Machine Gunner A: attack DE Scouts B"],
        ["card DE Riflemen B", "card DE Scouts B", "suppressed DE Riflemen B"],
    ),
    "low": (LOW, ["Rifleman B: ready", "Rifleman B: attack US Riflemen A"], ["card US Riflemen A"]),
    "blast": (AIMED, ["Mortar: blast"], ["card DE Riflemen A", "card DE Riflemen B"]),
    "own": (BOTH, ["Mortar: blast"], ["card US Riflemen A", "card DE Riflemen B"]),
    "command": (
        SERGEANT,
        ["Platoon Sergeant: command 2", "Rifleman A: attack DE Riflemen A", "Rifleman A: attack DE Riflemen A"],
        ["card DE Riflemen A", "cards 2 DE Riflemen A"],
    ),
    "reshuffle": (
        SHORT,
        ["Platoon Sergeant: command 2", "Mortar: target 16A", "Mortar: blast", "Rifleman A: attack DE Riflemen B"],
        ["card DE Riflemen B", "card DE Riflemen A"],
    ),
    "skipped": (DUEL, ["Rifleman B: attack DE Riflemen B", FIRE], ["card US Riflemen A"]),
}


@pytest.mark.parametrize("name", PLANS)
def test_a_plan_equals_every_roll_played_out(name: str) -> None:
    p, lines, goals = PLANS[name]
    found = follow(p, lines, goals)
    wanted = followed(p, lines, {goal: reached(p, goal) for goal in goals})
    assert found.goals == tuple(goals)
    assert dict(found.ends) == {tuple(goal for goal in goals if goal in end): chance for end, chance in wanted.items()}
    for goal in goals:
        assert found.chance(goal) == sum(chance for end, chance in wanted.items() if goal in end)
    assert 0 < found.chance() < 1


def test_two_attacks_rolled_by_hand() -> None:
    """One die each: 9 and 0 hit, and from a step closer 8 also hits; counted over the hundred results."""
    moved = DUEL.apply(DUEL.parse("Rifleman B: move 9B")).after
    assert moved.view("")["counters"]["DE Riflemen B"]["tile"] == "9B"
    assert follow(moved, [FIRE], "card US Riflemen A").chance() == Fraction(3, 10)
    found = follow(DUEL, [FIRE, FIRE], ["card US Riflemen A", "cards 2 US Riflemen A"])
    hits = [sum(face in (9, 0) for face in faces) for faces in product(range(10), repeat=2)]
    assert found.chance("card US Riflemen A") == Fraction(sum(n >= 1 for n in hits), 100)
    assert found.chance("cards 2 US Riflemen A") == Fraction(sum(n >= 2 for n in hits), 100)


def test_a_line_can_wait_for_a_goal() -> None:
    first = follow(DUEL, [FIRE], "card US Riflemen A").chance()
    again = follow(DUEL, [FIRE, f"{FIRE} unless card US Riflemen A"], ["card US Riflemen A", "cards 2 US Riflemen A"])
    both = follow(DUEL, [FIRE, FIRE], ["card US Riflemen A", "cards 2 US Riflemen A"])
    assert again.chance() == both.chance()
    assert again.chance("cards 2 US Riflemen A") == 0
    assert list(again.line_chances) == [1, 1 - first]
    more = follow(DUEL, [FIRE, f"{FIRE} if card US Riflemen A"], ["card US Riflemen A", "cards 2 US Riflemen A"])
    assert more.chance() == first
    assert more.chance("cards 2 US Riflemen A") == both.chance("cards 2 US Riflemen A") == first**2
    assert list(more.line_chances) == [1, first]
    stopped = follow(DUEL, [FIRE, FIRE], ["card US Riflemen A", "cards 2 US Riflemen A"], until="card US Riflemen A")
    assert stopped.line_chances == again.line_chances
    assert stopped.ends == again.ends


def test_a_plan_can_be_one_text_and_skips_illegal_actions() -> None:
    own = "Rifleman B: attack DE Riflemen B"
    text = f"{FIRE}; {own}\n{FIRE}\n"
    found = follow(DUEL, text, "card us riflemen a")
    assert found.plan == (FIRE, own, FIRE)
    assert found.goals == ("card US Riflemen A",)
    assert list(found.line_chances) == [1, 0, 1]
    assert found.chance("CARD US Riflemen A") == found.chance()


def test_a_goal_that_holds_at_once_is_reached() -> None:
    low = LOW.setup.sides[LOW.turn]
    assert follow(LOW, ["Rifleman B: attack US Riflemen A"], f"suppressed {low} Riflemen B").chance() == 1


@pytest.mark.parametrize(
    ("plan", "goals", "said"),
    [
        ([], "card US Riflemen A", "plan is empty"),
        ("  ;\n", "card US Riflemen A", "plan is empty"),
        ([FIRE], [], "goal is missing"),
        ([FIRE], "cards US Riflemen A", "whole number"),
        ([FIRE], "cards 0 US Riflemen A", "whole number"),
        ([FIRE], "crad US Riflemen A", "Did you mean “card”"),
        ([FIRE], "card US Riflemen D", "Did you mean “US Riflemen A”"),
        ([FIRE], "won UK", "Available: US, DE"),
        ([f"{FIRE} unless gone US Riflemen A"], "card US Riflemen A", "not a goal"),
    ],
)
def test_an_unreadable_line_is_named(plan: Sequence[str], goals: Sequence[str], said: str) -> None:
    with pytest.raises(TutorError, match=said):
        follow(DUEL, plan, goals)
    with pytest.raises(TutorError, match=said):
        simulate_plan(DUEL, plan, goals, n=2)


def test_a_misspelled_line_is_not_skipped() -> None:
    with pytest.raises(NotationError):
        follow(DUEL, ["Rifleman B: atack US Riflemen A"], "card US Riflemen A")


def test_a_goal_that_was_not_requested_is_refused() -> None:
    with pytest.raises(TutorError, match="didn’t ask for"):
        follow(DUEL, [FIRE], "card US Riflemen A").chance("counter US Riflemen A")


# ---------------------------------------------------------------- too long


def test_a_plan_that_would_take_too_long_is_reported() -> None:
    with pytest.raises(TooLongError, match="Simulate the plan") as told:
        follow(SERGEANT, PLANS["command"][1], "card DE Riflemen A", limit=10)
    assert told.value.limit == 10
    narrow = best(SERGEANT, "card DE Riflemen A", kinds=["attack"], limit=10)
    assert narrow.chance == Fraction(1, 5)
    assert narrow.kinds == ("attack",)
    for wrong in (0, True, "9"):
        with pytest.raises(TutorError, match="whole number"):
            follow(DUEL, [FIRE], "card US Riflemen A", limit=wrong)  # type: ignore[arg-type]
        with pytest.raises(TutorError, match="whole number"):
            best(DUEL, "card US Riflemen A", limit=wrong)  # type: ignore[arg-type]


def test_when_time_runs_out_the_best_plan_so_far_is_given_with_bounds() -> None:
    whole = best(SERGEANT, "card DE Riflemen A")
    assert whole.exact
    lows = []
    for limit in (1, 10, 40, 200):
        part = best(SERGEANT, "card DE Riflemen A", limit=limit)
        assert part == best(SERGEANT, "card DE Riflemen A", limit=limit), "the same on every machine"
        assert part.chance <= whole.chance <= part.at_most
        assert part.positions <= 2 * limit + 100
        tried = simulate_best(SERGEANT, part, n=2000, seed=3).share_of()
        assert abs(tried.errors_from(part.chance)) < 4, "the way that is told has the chance that is told"
        lows.append(part.chance)
    assert 0 < lows[-2] <= whole.chance
    for wrong in (0, -1, True, "2", float("nan"), 10**9):
        with pytest.raises(TutorError, match="seconds"):
            best(DUEL, "card US Riflemen A", seconds=wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", PLANS)
def test_real_dice_come_close(name: str) -> None:
    p, lines, goals = PLANS[name]
    exact, tried = follow(p, lines, goals), simulate_plan(p, lines, goals, n=2000, seed=44)
    for goal in goals:
        assert abs(tried.share_of(goal).errors_from(exact.chance(goal))) < 4, goal
    assert simulate_plan(p, lines, goals, n=50, seed=1) == simulate_plan(p, lines, goals, n=50, seed=1)
    assert simulate_plan(p, lines, goals, n=50, seed=1).counts != simulate_plan(p, lines, goals, n=50, seed=2).counts or len(goals) < 2


def test_a_simulation_has_limits() -> None:
    for n in (0, 1, True, 10**9):
        with pytest.raises(TutorError, match="whole number"):
            simulate_plan(DUEL, [FIRE], "card US Riflemen A", n=n)


# ---------------------------------------------------------------- plans side by side


def test_plans_are_compared() -> None:
    goal = "card US Riflemen B"
    shoot = "Rifleman A: attack US Riflemen B"
    plans = {
        "once": follow(INSPIRED, [shoot], goal),
        "again": follow(INSPIRED, [shoot, "Squad Leader A: inspire Rifleman A", shoot], goal),
    }
    found = compare(plans)
    assert found.best == ("again",)
    assert found.chances[0] == ("again", plans["again"].chance())
    assert found.lead == plans["again"].chance() - plans["once"].chance() == Fraction(16, 25) - Fraction(2, 5)
    equal = compare({"one": plans["once"], "other": plans["once"]}, goal)
    assert equal.best == ("one", "other")
    assert equal.lead == 0
    with pytest.raises(TutorError, match="plan is empty"):
        compare({})
    with pytest.raises(TutorError, match="didn’t ask for"):
        compare(plans, "won DE")


# ---------------------------------------------------------------- the best plan


@pytest.mark.parametrize("name", TURNS)
def test_the_best_equals_trying_everything(name: str) -> None:
    p, goal = TURNS[name]
    side = p.to_act[0]
    found, known = best(p, goal), dict[Position, Fraction]()
    assert found.chance == greatest(p, side, reached(p, goal), known)
    as_good = [a for a in odds.useful(p, odds.aim(p, goal)) if greatest(p.apply(a).after, side, reached(p, goal), known) == found.chance]
    assert found.first == p.format(as_good[0]), "the first of those that are equal"
    assert (found.side, found.goal) == (side, goal)
    assert found.chance > 0
    if name != "low":
        assert found.chance < 1


@pytest.mark.parametrize("name", ["last", "inspired", "hills", "aiming", "sergeant", "short"])
def test_the_best_way_is_as_good_as_it_says(name: str) -> None:
    p, goal = TURNS[name]
    found = best(p, goal)
    assert simulate_best(p, found, n=2000, seed=7).share_of().errors_from(found.chance) < 4
    assert found.line[0] == found.first
    assert p.check(p.parse(found.first)).legal


def test_the_line_goes_as_far_as_chance_allows() -> None:
    found = best(LAST, "card US Riflemen A")
    assert found.chance == follow(LAST, found.line, "card US Riflemen A", until="card US Riflemen A").chance()
    assert len(found.line) == 4
    drawn = best(SERGEANT, "card DE Riflemen A")
    assert drawn.line[-1] == "Platoon Sergeant: command 2", "what comes then depends on the cards"


def test_a_plan_where_nothing_helps_or_nothing_is_needed() -> None:
    none = best(DUEL, "suppressed US Riflemen A")
    assert none.chance == 0
    assert (none.first, none.line) == ("", ())
    there = best(LOW, "suppressed DE Riflemen B")
    assert there.chance == 1
    assert there.first == ""


def test_a_plan_starts_with_a_pending_roll() -> None:
    rolling = DUEL.apply(DUEL.parse(FIRE)).after
    assert rolling.to_act == ("CHANCE",)
    assert best(rolling, "cards 2 US Riflemen A", side="DE").chance == best(DUEL, "cards 2 US Riflemen A").chance


def test_the_best_is_asked_in_a_turn() -> None:
    with pytest.raises(TutorError, match="not the turn of US"):
        best(DUEL, "card US Riflemen A", side="US")
    start = un.new_game("normandy/hills", seed=1).position
    with pytest.raises(TutorError, match="To act: US, DE"):
        best(start, "card DE Riflemen B", side="US")
    with pytest.raises(TutorError, match="can’t matter for this goal"):
        best(DUEL, "card US Riflemen A", kinds=["suppress"])
    with pytest.raises(TutorError, match="Did you mean “attack”"):
        best(DUEL, "card US Riflemen A", kinds=["atack"])


def test_answers_are_json() -> None:
    plan = follow(DUEL, [FIRE], "card US Riflemen A")
    values = [plan, compare({"one": plan}), best(DUEL, "card US Riflemen A"), simulate_plan(DUEL, [FIRE], "card US Riflemen A", n=5)]
    for value in values:
        assert json.loads(json.dumps(value.to_json())) == value.to_json()  # type: ignore[attr-defined]
    assert plan.to_json()["chances"] == {"card US Riflemen A": "1/5"}
    assert plan.to_json()["ends"] == [{"reached": [], "chance": "4/5"}, {"reached": ["card US Riflemen A"], "chance": "1/5"}]
