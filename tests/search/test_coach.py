"""The coach: better and better advice from what a side can see, the same for the same seed, and never from hidden cards."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from random import Random
from typing import Any

import pytest

import undaunted_nb as un
from tests.properties.test_hidden import DEALT_ANEW
from undaunted_nb.engine.action import Action
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import LANGUAGES, has, say
from undaunted_nb.kit import registry
from undaunted_nb.play.opponent import View, decisions
from undaunted_nb.puzzlebook.puzzle import load
from undaunted_nb.search import coach
from undaunted_nb.search.best_plan import prove_first_actions
from undaunted_nb.search.coach import Advice, Level, Reasons, TriedAction, advise, chance_text, equals_text, error, level_of
from undaunted_nb.search.planner import estimate_win, play_to_reply

un._give_words()

NAMES = ("normandy/la-raye", "north-africa/convoy", "memoir44/pegasus-bridge")


def positions(name: str, seed: int, every: int, most: int) -> list[Any]:
    """Return some positions of a random game in which a side decides."""
    system = registry.system_of_scenario(name)
    return list(islice(decisions(system.new_position(name), Random(seed), system.IDLE), 0, every * most, every))


def after(view: View, seed: int, playouts: int) -> Advice:
    *_, found = advise(view, seed, playouts)
    return found


def reasons_of(view: View, advice: Advice) -> list[Text]:
    reasons = Reasons(view, say)
    return [reasons.explain(it.action, it.topics) for it in advice.best]


@pytest.mark.parametrize("name", NAMES)
def test_hidden_cards_change_no_hint(name: str) -> None:
    for p in positions(name, 3, 17, 4):
        side = p.to_act[0]
        other = DEALT_ANEW[p.system](p, p.setup.side(side), 0.5)
        assert other != p
        one, two = View(p, side), View(other, side)
        advice = after(one, 7, 8)
        assert advice == after(two, 7, 8)
        assert reasons_of(one, advice) == reasons_of(two, advice)


@pytest.mark.parametrize("name", NAMES)
def test_same_seed_gives_same_hint_for_a_number_of_playouts(name: str) -> None:
    p = max(positions(name, 1, 5, 3), key=lambda it: len(it.legal_actions))
    view = View(p, p.to_act[0])
    whole = list(advise(view, 5, 12))
    assert [it.playouts for it in whole] == list(range(len(whole)))
    assert whole[9] == after(view, 5, 9)
    assert whole[9] != after(view, 6, 9)


def test_first_advice_comes_without_a_playout_and_later_ones_are_more_exact() -> None:
    p = positions("normandy/la-raye", 1, 5, 1)[0]
    first, *_, last = advise(View(p, p.to_act[0]), 1, 60)
    assert first.playouts == 0
    assert {it.error for it in first.best} == {error([0.5])}
    assert len(last.best) == coach.HINT_ACTIONS
    assert max(it.error for it in last.best) < 0.3
    assert list(last.best) == sorted(last.best, key=lambda it: -it.chance)


def test_every_action_is_legal_and_one_side_only() -> None:
    p = positions("normandy/la-raye", 1, 5, 1)[0]
    assert p.to_act == ("US", "DE")
    for side in p.to_act:
        assert all(it.action in p.legal_actions and it.action.side == side for it in after(View(p, side), 1, 3).best)


def test_action_that_wins_at_once_is_certain_and_needs_no_playout() -> None:
    won = None
    for p in (p for seed in range(9) for p in decisions(registry.system("undaunted").new_position("normandy/la-raye"), Random(seed))):
        winning = [a for a in p.legal_actions if a.kind == "control" and (q := p.perform(a).after).outcome and q.outcome.winner == a.side]
        if winning:
            won = p, winning[0]
            break
    assert won
    p, action = won
    best = after(View(p, action.side), 1, 30).best[0]
    assert (best.action, best.chance, best.error) == (action, 1.0, 0.0)
    assert say(chance_text(best)) == "100%"
    assert say(Reasons(View(p, action.side), say).explain(action)) == "It wins the game."


@pytest.mark.parametrize("name", NAMES)
def test_no_reason_is_true_of_most_choices(name: str) -> None:
    """A reason by a rule of thumb or by topics fits at most half of the legal actions. Otherwise it would explain nothing."""
    reached = set()
    for p in positions(name, 5, 11, 8):
        view = View(p, p.to_act[0])
        reasons, advice = Reasons(view, say), after(view, 1, 60)
        topics = {it.action: it.topics for it in advice.best}
        said = [say(reasons.explain(action, topics.get(action, ()))) for action in view.legal_actions]
        tried = say(Text("hint-tried"))
        reached |= {sentence != tried for sentence in said}
        assert [it for it, n in Counter(said).items() if 2 * n > len(said) and it not in (tried, say(Text("hint-only")))] == []
    assert reached == {True, False}


@pytest.mark.parametrize("name", NAMES)
def test_each_tip_is_another_idea(name: str) -> None:
    alike = registry.system_of_scenario(name).thumb.ALIKE
    for p in positions(name, 2, 9, 12):
        best = after(View(p, p.to_act[0]), 1, 40).best
        ideas = [(it.action.kind, it.action.card) if it.action.kind in alike else it.action for it in best]
        assert len(set(ideas)) == len(ideas)


def test_bolstering_in_two_ways_is_one_idea() -> None:
    p = next(p for p in positions("normandy/la-raye", 3, 1, 60) if sum(a.kind == "bolster" for a in p.legal_actions) > 5)
    found = coach.Trial(View(p, p.to_act[0]), 1)
    ways = [action for action in p.legal_actions if action.kind == "bolster"]
    assert found.of_each_idea(ways) == ways[:1] or len({action.card for action in ways}) > 1


def test_playouts_end_when_they_have_decided() -> None:
    p = positions("normandy/la-raye", 1, 5, 1)[0]
    found = trial(p, {0: [0.65, 0.55] * 20, 1: [0.45, 0.35] * 20, 2: [0.2] * 9})
    assert found.is_settled(), "the other one is clearly worse"
    found = trial(p, {0: [0.65, 0.55] * 60, 1: [0.65, 0.55] * 60, 2: [0.2] * 9})
    assert found.is_settled(), "they are about equal"
    found = trial(p, {0: [0.9, 0.3] * 10, 1: [0.3, 0.8] * 10, 2: [0.2] * 9})
    assert not found.is_settled(), "nobody knows yet"


def test_even_tips_are_those_within_their_error_of_the_first() -> None:
    p = positions("normandy/la-raye", 1, 5, 1)[0]
    assert trial(p, {0: [0.65, 0.55] * 20, 1: [0.64, 0.55] * 20, 2: [0.2] * 9}).advice(80).even == 2
    assert trial(p, {0: [0.65, 0.55] * 20, 1: [0.45, 0.35] * 20, 2: [0.2] * 9}).advice(80).even == 0


def test_enemy_answers_before_a_chance_is_estimated() -> None:
    """A playout ends when the enemy's next turn is over, whether that is in this round or in the next."""
    opener = registry.system("undaunted").opener
    sides = set()
    p: Any
    for p in positions("normandy/la-raye", 4, 6, 30):
        if not (side := opener(p)) or p.to_act != (side,):
            continue
        sides.add(side)
        end: Any = play_to_reply(p, side, Random(1))
        assert not end.to_act or opener(end) in ("", side)
        enemy = 1 - p.setup.side(side)
        assert end.outcome or end.round > p.round or end.halves[enemy] != p.halves[enemy]
    assert sides == {"US", "DE"}


def trial(p: Any, results: dict[int, list[float]]) -> coach.Trial:
    """Return a trial of three actions with these results: 0 and 1 are still tried, 2 has dropped out."""
    found = coach.Trial(View(p, "US"), 1)
    actions = list(found.results)[:3]
    found.results, found.left = {action: results[i] for i, action in enumerate(actions)}, actions[:2]
    return found


@pytest.mark.parametrize(
    ("second", "third", "number", "chance"),
    [
        ([0.5, 0.4] * 20, [0.2] * 9, 1, 0.45),  # the best of the others
        ([0.64, 0.54] * 20, [0.2] * 9, 2, 0.2),  # a dice roll could explain the difference to the second, but not to the third
        ([0.64, 0.54] * 20, [0.6, 0.5] * 2, None, None),
    ],
)
def test_reason_compares_with_the_best_action_that_is_clearly_worse(second: Any, third: Any, number: Any, chance: Any) -> None:
    p = positions("normandy/la-raye", 1, 5, 1)[0]
    found = trial(p, {0: [0.65, 0.55] * 20, 1: second, 2: third})
    actions = list(found.results)
    instead = found.instead(found.ranking()[0])
    assert (instead and actions.index(instead.action)) == number
    assert instead is None or instead.chance == pytest.approx(chance, abs=0.04)
    advice = Advice("US", found.ranking(), 80, instead)
    first, other = (say(coach.compare_in_words(Text("hint-tried"), advice, it, p.format)) for it in advice.best)
    assert other == say(Text("hint-tried"))
    assert "among the best" in other, "an action that the coach recommends is not called one that no rule recommends"
    assert ("60% instead of" in first) == (number is not None)
    if number is not None:
        assert p.format(actions[number]) in first


@pytest.mark.parametrize("name", NAMES)
def test_comparison_says_the_percent_that_the_actions_have(name: str) -> None:
    for p in positions(name, 3, 9, 3):
        for advice in advise(View(p, p.to_act[0]), 2, 60):
            shown = {it.action: it.chance for it in advice.best}
            if advice.instead is None:
                continue
            assert advice.instead.chance < advice.best[0].chance
            assert shown.get(advice.instead.action, advice.instead.chance) == advice.instead.chance


def test_error_of_equal_results_is_not_zero_and_becomes_smaller() -> None:
    assert coach.WIDEST > error([0.5]) > 0.4
    assert error([0.5]) > error([0.5] * 10) > error([0.5] * 100) > 0
    assert error([0.0, 1.0] * 50) > error([0.5] * 100)


@pytest.mark.parametrize(
    ("chance", "spread", "text"),
    [
        (0.617, 0.047, "≈ 62% ± 5"),
        (0.999999, 0.0001, "> 99% ± 1"),
        (1.0, 0.2, "> 99% ± 20"),
        (0.0, 0.2, "< 1% ± 20"),
        (0.0, 0.0, "0%"),
    ],
)
def test_percents_never_promise_what_is_not_certain(chance: float, spread: float, text: str) -> None:
    found = coach.TriedAction(un.new_game("memoir44/first-shots").legal_actions[0], chance, spread)
    assert say(chance_text(found)).replace("\u00a0", " ") == text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", registry.system_names())
def test_every_reason_is_also_said_to_the_side(name: str, language: str) -> None:
    from tests.i18n.catalogs import entries

    thumb = registry.system(name).thumb
    keys = [f"thumb-{thumb.KEY}-{rule.id}" for rule in thumb.RULES if rule.describe and has(f"thumb-{thumb.KEY}-{rule.id}", language)]
    assert len(keys) > 10
    assert [key for key in keys if "hint" not in [it.id.name for it in entries(language)[key].attributes]] == []


def test_level_is_that_of_the_scenario_and_the_same_for_both_sides() -> None:
    level = Level(-1.5, 0.8)
    assert level.chance(0.6, 0) + level.chance(0.4, 1) == pytest.approx(1)
    assert level.chance(0.6, 0) < 0.6 < level.chance(0.6, 1)
    assert (level.chance(1.0, 0), level.chance(0.0, 1)) == (1.0, 0.0)


def test_scenario_that_nobody_has_measured_counts_as_fair(monkeypatch: pytest.MonkeyPatch) -> None:
    system = registry.system("memoir44")
    monkeypatch.setattr(system.levels, "LEVELS", {})
    p: Any = system.new_position("memoir44/sword-beach")
    assert level_of(p).chance(estimate_win(p, p.setup.sides[0]), 0) == pytest.approx(0.5)


def wins_of(p: Any) -> set[Any]:
    """Return the first actions that the exact search of the whole turn proves to win."""
    proved = prove_first_actions(p, f"won {p.to_act[0]}", p.to_act[0], 20_000)
    assert proved
    return {action for action, chance in proved.chances.items() if chance == 1}


def test_all_first_actions_that_win_for_certain_are_told() -> None:
    """One puzzle has a single way to win. With one card more, several first actions do, and each of them is a tip."""
    puzzle = next(it for it in load("normandy") if it.goal.startswith("won ") and it.chance == 1)
    p: Any = puzzle.position
    advice = after(View(p, puzzle.side), 1, 50)
    assert {*advice.wins} == wins_of(p) == {p.parse(puzzle.solution[0])}
    assert advice.best[0].chance == 1.0
    assert str(equals_text(advice, p.format)).endswith(f" start with this action: {puzzle.solution[0]}.")
    data = p.to_json()
    hand, deck = {"Rifleman B": 4}, {**data["US"]["deck"], "Rifleman B": 0}
    spare = registry.system(p.system).position_from_json({**data, "US": {**data["US"], "hand": hand, "deck": deck}}, "test")
    several = after(View(spare, puzzle.side), 1, 50)
    assert {*several.wins} == wins_of(spare)
    assert len(several.wins) > 1
    assert several.even == len(several.best) > 1
    assert all(tip.chance == 1.0 and tip.action in several.wins for tip in several.best)
    told = str(equals_text(several, spare.format))
    assert all(spare.format(action) in told for action in several.wins)


def test_no_win_is_told_where_luck_decides() -> None:
    for p in positions("normandy/la-raye", 1, 9, 6):
        assert not coach.find_wins(View(p, p.to_act[0]))


@pytest.mark.parametrize(
    ("chances", "even", "words"),
    [
        ([0.62, 0.60, 0.55], 0, ["best", "equal", "little"]),
        ([0.62, 0.40, 0.30], 0, ["best", "worse", "much"]),
        ([0.62, 0.55, 0.40], 2, ["even", "even", "worse"]),  # the playouts cannot tell the second one from the first
        ([0.50, 0.52, 0.10], 0, ["best", "equal", "much"]),  # the order can be older than the last playouts
        ([1.0], 0, ["best"]),
    ],
)
def test_rank_says_in_words_how_good_an_action_is(chances: list[float], even: int, words: list[str]) -> None:
    actions = [Action("move", "US", "", (str(number),)) for number in range(len(chances))]
    advice = Advice("US", tuple(TriedAction(action, chance, 0.02) for action, chance in zip(actions, chances, strict=True)), 100, even=even)
    assert [coach.rank(advice, number) for number in range(len(chances))] == words
