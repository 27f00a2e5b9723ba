"""Every registered game meets its contract in every scenario. A new game is tested without another line.

UNDAUNTED_NB_ACTIONS sets the total number of actions (each scenario gets a five-hundredth of it; 200 if it is not set).
"""

from __future__ import annotations

import json
import os
import pickle
from random import Random
from typing import Any, cast

import pytest

import undaunted_nb as un
from undaunted_nb.engine.action import CHANCE, Action
from undaunted_nb.engine.errors import NotationError
from undaunted_nb.engine.legality import IllegalActionError, Verdict
from undaunted_nb.engine.position import Position
from undaunted_nb.i18n import LANGUAGES, say
from undaunted_nb.kit import registry
from undaunted_nb.play.game import Game, game_from_json, new_game
from undaunted_nb.play.lines import from_line, to_line
from undaunted_nb.widgets.table import Table

un._give_words()

ACTIONS = int(os.environ.get("UNDAUNTED_NB_ACTIONS", "100_000")) // 500
OFTEN = 20
"""Slow checks run at one position in this many."""
SCENARIOS = tuple(name for system in registry.systems() for name in system.scenario_names())


def walked(name: str) -> list[Position]:
    """Return positions of random games of a scenario, with a decision or a roll to come."""
    rng, found = Random(name), list[Position]()
    p = start = registry.system_of_scenario(name).new_position(name)
    for n in range(ACTIONS):
        if n % OFTEN == 0 or p.outcome:
            found.append(p)
        p = start if p.outcome else p.perform(p.sample(rng) if p.to_act == (CHANCE,) else busy(p, rng)).after
    return found


def busy(p: Position, rng: Random) -> Action:
    """Return any legal action, but rarely one that changes nothing."""
    idle = registry.system(p.system).IDLE
    some = [a for a in p.legal_actions if a.kind not in idle]
    return rng.choice(some if some and rng.random() < 0.9 else list(p.legal_actions))


@pytest.fixture(scope="module")
def positions() -> dict[str, list[Position]]:
    return {}


def of(positions: dict[str, list[Position]], name: str) -> list[Position]:
    if name not in positions:
        positions[name] = walked(name)
    return positions[name]


@pytest.mark.parametrize("name", SCENARIOS)
def test_exactly_the_offered_actions_are_legal(name: str, positions: dict[str, list[Position]]) -> None:
    rng = Random(name)
    for p in of(positions, name):
        actions = tuple(p.legal_actions)
        assert bool(actions) == (p.outcome is None)
        assert len(set(actions)) == len(actions) == len(p.legal_actions)
        for action in rng.sample(actions, min(6, len(actions))):
            assert p.check(action).legal
            assert action in p.legal_actions
            once, twice = p.apply(action), p.apply(action)
            assert (once.before, once.action) == (p, action)
            assert (once.after, once.events) == (twice.after, twice.events)
            assert hash(once.after) == hash(twice.after)
            assert p.parse(p.format(action)) == action


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_position_is_restored_from_every_format(name: str, positions: dict[str, list[Position]]) -> None:
    for p in of(positions, name):
        data = p.to_json()
        copies = [
            pickle.loads(pickle.dumps(p)),  # noqa: S301  (our own)
            game_from_json(json.loads(json.dumps(data)), "test").start,
            game_from_json(from_line(to_line(data)), "test").start,
        ]
        for copy in copies:
            assert copy == p
            assert hash(copy) == hash(p)
            assert tuple(copy.legal_actions) == tuple(p.legal_actions)
            assert copy.to_json() == data


@pytest.mark.parametrize("name", SCENARIOS)
def test_every_refusal_gives_its_reason_in_every_language(name: str, positions: dict[str, list[Position]]) -> None:
    """Each refusal names a rule of the catalog with its place or as a ruling, in a sentence without gaps."""
    rng, system, refused = Random(name), registry.system_of_scenario(name), 0
    pool = [a for p in of(positions, name) for a in tuple(p.legal_actions)[:40]]
    for p in of(positions, name):
        for action in rng.sample(pool, min(25, len(pool))):
            try:
                verdict = p.check(action)
            except NotationError as error:
                assert str(error)  # noqa: PT017  (every error has words)
                continue
            assert verdict.legal == (action in p.legal_actions) or same_way(p, action, verdict)
            if verdict.legal:
                continue
            refused += 1
            with pytest.raises(IllegalActionError):
                p.apply(action)
            for violation in verdict.violations:
                rule = system.rules()[violation.rule]
                assert rule.cites or rule.ruling, violation.rule
                said = [say(violation.why, language) for language in LANGUAGES]
                assert all(said)
                assert len(set(said)) == len(LANGUAGES), said
                assert not [words for words in said if "{" in words or words.startswith(("why-", "m44-"))], said
    assert refused > 5


def same_way(p: Position, action: Action, verdict: Verdict) -> bool:
    """Return whether an action is another legal path to an offered place."""
    return verdict.legal and any(
        (a.kind, a.args[:1], a.args[-1:]) == (action.kind, action.args[:1], action.args[-1:]) for a in p.legal_actions
    )


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_picture_is_the_same_for_the_same_position(name: str, positions: dict[str, list[Position]]) -> None:
    p = of(positions, name)[-1]
    side = cast("Any", p).setup.sides[0]
    again = game_from_json(json.loads(json.dumps(p.to_json())), "test").start
    one, two = (Table(Game(start, seed=1), side=side) for start in (p, again))
    assert one.picture() == two.picture()
    assert one.picture().startswith("<svg")
    assert repr(one) == repr(two)


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_game_with_a_seed_repeats(name: str) -> None:
    one, two, rng = new_game(name, seed=11), new_game(name, seed=11), Random(name)
    for _ in range(12):
        if one.position.outcome:
            break
        action = rng.choice(one.legal_actions)
        assert one.play(action).events == two.play(action).events
    read = game_from_json(json.loads(json.dumps(one.to_json())), "test")
    assert (read.position, read.steps) == (two.position, two.steps)
