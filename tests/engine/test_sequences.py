"""What is counted and indexed behaves as sequences do: slices, negative numbers, ``in``, ``reversed``, and errors."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Protocol

import pytest

from tests.project.modules import find_classes
from undaunted_nb.engine.action import Action
from undaunted_nb.engine.legality import LegalActions
from undaunted_nb.games.memoir44.rules.ground import Moves, moves
from undaunted_nb.games.memoir44.rules.state.position import Position
from undaunted_nb.play.game import new_game


def move_phase() -> Any:
    p = new_game("memoir44/first-shots", seed=1).position
    for line in ("play Direct from HQ", "order F3", "order H3"):
        p = p.apply(p.parse(line)).after
    return p


def moves_of_a_unit() -> Moves:
    p = move_phase()
    assert isinstance(p, Position)
    return moves(p, p.find_unit("F3"))


MAKERS: Mapping[type, tuple[Callable[[], Any], ...]] = {
    LegalActions: (
        lambda: new_game("normandy/hills", seed=1).legal_actions,
        lambda: new_game("north-africa/ambush", seed=1).legal_actions,
        lambda: move_phase().legal_actions,
    ),
    Moves: (moves_of_a_unit,),
}
EACH = pytest.mark.parametrize("make", [make for makers in MAKERS.values() for make in makers])
STEPS = (None, 1, 2, -1, -2, 100)


def test_every_sequence_of_the_package_is_tried() -> None:
    indexed = {
        one for one in find_classes()
        if {"__getitem__", "__len__"} & {*vars(one)} and not issubclass(one, Mapping) and Protocol not in one.__bases__
    }  # fmt: skip
    assert indexed == {*MAKERS}
    assert all(issubclass(one, Sequence) for one in indexed)


@EACH
def test_a_sequence_is_indexed_as_a_tuple_is(make: Callable[[], Any]) -> None:
    found, plain = make(), tuple(make())
    assert len(found) == len(plain) > 3
    assert all(found[at] == plain[at] for at in (*range(-len(plain), len(plain)), True))
    for outside in (len(plain), -len(plain) - 1, 10**30, -(10**30)):
        with pytest.raises(IndexError):
            found[outside]
    for strange in ("1", 1.0, None, (0,)):
        with pytest.raises(TypeError):
            found[strange]
    with pytest.raises(ValueError, match="zero"):
        found[::0]


@EACH
def test_a_sequence_is_sliced_as_a_tuple_is(make: Callable[[], Any]) -> None:
    found, plain = make(), tuple(make())
    ends = (None, 0, 1, 2, -1, -2, len(plain) + 9, -len(plain) - 9)
    for at in (slice(start, stop, step) for start in ends for stop in ends for step in STEPS):
        assert tuple(found[at]) == plain[at]
        assert len(found[at]) == len(plain[at])
        assert [*found[at][:2]] == [*plain[at][:2]]


@EACH
def test_a_sequence_has_the_other_methods(make: Callable[[], Any]) -> None:
    found, plain = make(), tuple(make())
    assert [*reversed(found)] == [*reversed(plain)]
    assert all(action in found and found.index(action) == at and found.count(action) == 1 for at, action in enumerate(plain))
    nowhere = Action("nothing", "nobody")
    assert nowhere not in found
    assert found.count(nowhere) == 0
    with pytest.raises(ValueError):
        found.index(nowhere)
    assert Random(1).choice(found) == Random(1).choice(plain)
    assert Random(1).sample(found, 3) == Random(1).sample(plain, 3)


def test_a_slice_of_legal_actions_prints_as_notation() -> None:
    actions = new_game("normandy/hills", seed=1).legal_actions
    assert repr(actions[:2]).splitlines() == repr(actions).splitlines()[:2]
    assert repr(actions[:0]) == "(none)"
    assert repr(actions[1:3]).splitlines()[1] in actions[1:3]
    assert repr(actions[:2]).splitlines()[0] not in actions[1:3]
