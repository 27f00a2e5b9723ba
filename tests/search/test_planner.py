"""A search stops when the best action is clearly ahead, and then chooses what all of its tries would have chosen."""

from random import Random
from typing import Any

import pytest

from tests.bench.match import Patient
from tests.bench.passive import SIDES, Passive
from undaunted_nb.engine.action import Action
from undaunted_nb.kit import registry
from undaunted_nb.play.opponent import View, resolve_chance
from undaunted_nb.search import planner

ACTIONS = [Action("move", "US", "", (name,)) for name in "ABC"]


@pytest.mark.parametrize(
    ("results", "is_decided"),
    [
        (([0.9] * 6, [0.5, 0.6] * 3, [0.1] * 6), True),
        (([0.9] * 5, [0.5] * 5, [0.1] * 5), False),  # too few tries
        (([0.9, 0.1] * 6, [0.6, 0.3] * 6, [0.1] * 12), False),  # a difference that could be luck
        (([0.5] * 6, [0.5] * 6, [0.1] * 6), False),  # equal ones
        (([0.1] * 6, [0.9] * 6, [0.2] * 6), True),  # the best one is not the first
    ],
)
def test_it_is_decided_by_tries_that_are_far_apart(results: tuple[list[float], ...], is_decided: bool) -> None:
    assert planner.steady().is_decided(dict(zip(ACTIONS, results, strict=True)), ACTIONS) is is_decided


def test_fewer_tries_choose_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    tries, at_end = [0], planner.at_end

    def count(*parameters: Any) -> Any:
        tries[0] += 1
        return at_end(*parameters)

    monkeypatch.setattr(planner, "at_end", count)
    position, rng, numbers = registry.system_of_scenario("memoir44/pegasus-bridge").new_position("memoir44/pegasus-bridge"), Random(3), []
    for seed in range(12):
        position = resolve_chance(position, rng)
        view = View(position, position.to_act[0])
        choices = []
        for search in (planner.steady(), Patient("patient", 12, most=3)):
            tries[0] = 0
            choices.append(search.choose(view, Random(seed)))
            numbers.append(tries[0])
        assert choices[0] == choices[1]
        position = position.perform(choices[0]).after
    assert sum(numbers[::2]) < 0.9 * sum(numbers[1::2])


@pytest.mark.parametrize("scenario", SIDES)
def test_passive_side_does_nothing_that_it_need_not_do(scenario: str) -> None:
    """A side that passes leaves its counters where they are, and attacks nobody."""
    p = registry.system_of_scenario(scenario).new_position(scenario)
    kinds, rng = set[str](), Random(1)
    while registry.system(p.system).round_of(p) < 6:
        p = resolve_chance(p, rng)
        action = Passive().choose(View(p, p.to_act[0]), rng)
        kinds.add(action.kind)
        p = p.perform(action).after
    assert "end turn" in kinds
    assert kinds <= {"end turn", "initiative", "play", "keep"}
