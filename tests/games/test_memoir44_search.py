"""The search of Memoir '44: it judges the end of a turn, and leaves the rules of thumb only for a clearly better end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import cycle, islice
from random import Random
from typing import Any

import pytest

from tests.bench.match import matched, player
from tests.properties.test_hidden import DEALT_ANEW
from tests.sampling import NIGHTLY
from undaunted_nb.engine.action import Action
from undaunted_nb.games.memoir44.ai import win_probability
from undaunted_nb.games.memoir44.ai.heuristics import SEARCH
from undaunted_nb.games.memoir44.rules.orders import call, count_units, most_orders
from undaunted_nb.games.memoir44.rules.state.setup import SECTIONS
from undaunted_nb.kit import registry
from undaunted_nb.play.opponent import View, decisions
from undaunted_nb.search import planner
from undaunted_nb.search.heuristics import weigh_actions
from undaunted_nb.search.planner import Search, at_end, clearly

NAME = "memoir44/pegasus-bridge"


def positions(most: int, every: int = 9, seed: int = 4) -> Iterator[Any]:
    """Yield positions of a random game in which a side decides."""
    system = registry.system_of_scenario(NAME)
    return islice(decisions(system.new_position(NAME), Random(seed), system.IDLE), 1, every * most, every)


def rated(p: Any) -> list[Action]:
    """Return the legal actions, the one that the rules of thumb rate highest first."""
    return list(weigh_actions(p, p.to_act[0], p.legal_actions))


def of(kind: str) -> Any:
    """Return a position in which the rules of thumb would do such an action, and more than one action is legal."""
    return next(p for p in positions(60, 1) if len(p.legal_actions) > 2 and rated(p)[0].kind == kind)


def chosen_by(p: Any, judged: Callable[[Any, str], float], tries: int = 24) -> Action:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(planner, "estimate_win", judged)
        return Search("", tries).choose(View(p, p.to_act[0]), Random(2))


def test_more_figures_more_medals_and_fewer_enemies_are_a_better_lead() -> None:
    p = next(positions(1))
    mine, theirs = p.setup.numbers[0][0], p.setup.numbers[1][0]

    def with_figures(unit: int, figures: int) -> Any:
        tile, _ = p.stands[unit]
        return p._replace(stands=(*p.stands[:unit], (tile, figures), *p.stands[unit + 1 :]))

    even = win_probability.lead(p, 0)
    assert win_probability.lead(with_figures(mine, 2), 0) < even < win_probability.lead(with_figures(theirs, 2), 0)
    assert win_probability.lead(with_figures(mine, 2), 1) > win_probability.lead(p, 1) > win_probability.lead(with_figures(theirs, 2), 1)
    assert win_probability.lead(p._replace(medals=(0, 2)), 0) < even < win_probability.lead(p._replace(medals=(2, 0)), 0)


def test_lead_counts_every_feature_for_both_moments_between_turns() -> None:
    p = next(positions(1))
    assert len(win_probability.features(p, 0)) == len(win_probability.NAMES) == len(set(win_probability.NAMES))
    assert [len(found) for _, found in win_probability.weights()] == [len(win_probability.NAMES)] * 2
    before, after = p._replace(phase="play", pending=()), p._replace(phase="close", pending=())
    assert win_probability.lead(before, p.turn) != win_probability.lead(after, p.turn)


def test_try_ends_with_the_turn_before_new_cards_are_drawn() -> None:
    p = of("play")
    after: Any = at_end(p, Random(1), SEARCH.span)
    assert sum(after.turns) == sum(p.turns) + 1
    assert after.phase == "close"
    assert sum(after.hands[p.turn]) == sum(p.hands[p.turn]) - 1


def test_card_that_ends_clearly_better_replaces_the_choice_of_the_rules() -> None:
    p = of("play")
    first, *others = rated(p)
    other = next(it for it in others if it.card != first.card)
    wanted = p.setup.by_card[other.card]
    found = chosen_by(p, lambda end, _side: float(end.discard[wanted] > p.discard[wanted]))
    assert found.card == other.card


def test_card_that_ends_better_only_by_chance_does_not_replace_it() -> None:
    p = of("play")
    first, *others = rated(p)
    other = next(it for it in others if it.card != first.card)
    lucky = cycle((1.0, 0.0, 1.0))
    ends = {p.setup.by_card[other.card]: lambda: next(lucky), p.setup.by_card[first.card]: lambda: 0.65}

    def judged(end: Any, _side: str) -> float:
        return next((result() for card, result in ends.items() if end.discard[card] > p.discard[card]), 0.0)

    assert chosen_by(p, judged) == first


def test_choice_of_the_rules_is_tried_to_the_end_although_it_ends_worst() -> None:
    p = next(p for p in positions(60, 1) if rated(p)[0].kind == "play" and len({a.card for a in rated(p)}) == len(rated(p)) > 3)
    first = p.setup.by_card[rated(p)[0].card]
    found = chosen_by(p, lambda end, _side: float(end.discard[first] == p.discard[first]))
    assert p.setup.by_card[found.card] != first


@pytest.mark.parametrize("kind", ["play", "order", "move"])
def test_choice_of_the_rules_stays_if_all_ends_are_alike(kind: str) -> None:
    p = of(kind)
    assert chosen_by(p, lambda _end, _side: 0.5) == rated(p)[0]


def test_results_that_differ_only_by_chance_are_not_clearly_better() -> None:
    assert clearly([0.6, 0.7, 0.6], [0.5, 0.5, 0.5])
    assert not clearly([0.9, 0.1, 0.6], [0.5, 0.5, 0.5])
    assert not clearly([0.6], [0.5])
    assert not clearly([0.5, 0.5], [0.5, 0.5])


def test_same_seed_gives_the_same_choice_whatever_the_enemy_holds() -> None:
    search, changed = player("planner"), 0
    for p in positions(5):
        side = p.to_act[0]
        other = DEALT_ANEW[p.system](p, p.setup.side(side), 0.5)
        changed += other != p
        found = search.choose(View(p, side), Random(3))
        assert found in p.legal_actions
        assert found == search.choose(View(p, side), Random(3)) == search.choose(View(other, side), Random(3))
    assert changed


if NIGHTLY:  # by day the recorded decisions of the planner stand for the match (tests/golden)

    @pytest.mark.slow(reason="twelve games with a search at each decision")
    def test_search_beats_the_rules_of_thumb() -> None:
        assert matched(NAME, ("planner", "careful"), 12).won[0] >= 8


@pytest.mark.parametrize("name", [NAME, "memoir44/sword-beach", "memoir44/mont-mouchet"])
def test_the_orders_of_a_hand_are_those_that_its_cards_can_give(name: str) -> None:
    system = registry.system_of_scenario(name)
    played: Iterator[Any] = decisions(system.new_position(name), Random(4), system.IDLE)
    for p in islice(played, 1, 300, 30):
        for side in (0, 1):
            counts = count_units(p, side)
            for card in p.setup.cards:
                sections = SECTIONS if card.section else ("",)
                assert most_orders(p, side, card, counts) == max(call(p, side, card, section).most for section in sections), card.id
