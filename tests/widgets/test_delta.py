"""Deltas: the receiver ends up with the same scene, and a click sends little."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.widgets.tables import SCENARIO, clicks
from tests.widgets.wire import Wire
from undaunted_nb.games.undaunted.rules.state.position import Position
from undaunted_nb.play.game import new_game
from undaunted_nb.widgets.state.delta import SAME, apply_delta, delta
from undaunted_nb.widgets.table import PARTS, Table

MOST, PROTOCOL, TURN = 4000, 2000, 6500

_leaf = (
    st.none()
    | st.booleans()
    | st.integers(-3, 3)
    | st.sampled_from([0.5, -1.25])
    | st.text(max_size=4)
    | st.sampled_from(["=", "~", "-", "#"])
)
_key = st.sampled_from(["a", "b", "c", "k", "id", "=", "~", "-", "#", ""]) | st.text(max_size=3)


def _grown(inner: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    item = st.tuples(st.sampled_from(["k", "id"]), st.sampled_from("uvwxyz"), st.dictionaries(_key, inner, max_size=3)).map(
        lambda t: {**t[2], t[0]: t[1]}
    )
    return st.lists(inner, max_size=4) | st.lists(item, max_size=5) | st.dictionaries(_key, inner, max_size=4)


_values = st.recursive(_leaf, _grown, max_leaves=12)


def _json(value: Any) -> str:
    return json.dumps(value, sort_keys=True)


@settings(max_examples=150, deadline=None)
@given(_values, _values)
def test_the_assembled_scene_equals_the_sent_one(old: Any, new: Any) -> None:
    change = delta(old, new)
    if change is SAME:
        assert _json(old) == _json(new)
    else:
        assert _json(apply_delta(old, json.loads(json.dumps(change)))) == _json(new)
    assert delta(new, json.loads(json.dumps(new))) is SAME


@settings(max_examples=60, deadline=None)
@given(st.lists(st.sampled_from(["<a>", "<b x='1'/>", "text", "<c>d"]), max_size=40), st.data())
def test_drawing_changes_by_its_pieces(pieces: list[str], data: st.DataObject) -> None:
    frame = [f"<p{i} d='M0 {i}H9'/>" for i in range(300)]
    at = data.draw(st.integers(0, 300))
    old, new = "".join(frame), "".join([*frame[:at], *pieces, *frame[at + data.draw(st.integers(0, 20)) :]])
    change = delta(old, new)
    if change is not SAME:
        assert apply_delta(old, json.loads(json.dumps(change))) == new
        assert len(json.dumps(change)) < len(new) / 4


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_lists_in_another_order_with_some_changed(data: st.DataObject) -> None:
    keys = data.draw(st.permutations(list("abcdefg")))
    old = [{"k": k, "x": i, "deep": [{"id": k, "n": [i]}]} for i, k in enumerate(keys)]
    left = data.draw(st.permutations([k for k in keys if data.draw(st.booleans())] + ["new"]))
    new = [{"k": k, "x": data.draw(st.integers(0, 3)), "deep": [{"id": k, "n": [0]}]} for k in left]
    change = delta(old, new)
    assert _json(apply_delta(old, json.loads(json.dumps(change)))) == _json(new)


def test_truth_values_and_numbers_are_kept_apart() -> None:
    for old, new in ((1, True), (0, False), ({"a": 1}, {"a": True}), ([0], [False]), ([{"k": "x", "v": [1]}], [{"k": "x", "v": [True]}])):
        change = delta(old, new)
        assert change is not SAME
        assert _json(apply_delta(old, change)) == _json(new)


def test_a_small_change_is_sent_small() -> None:
    board = [{"k": f"piece {i}", "x": i, "label": "a long label " * 5} for i in range(30)]
    moved = [{**e, "x": 99} if e["k"] == "piece 7" else e for e in board]
    assert delta(board, moved) == {"~": {"piece 7": {"~": {"x": 99}}}}
    assert delta(board, [*board[1:3], {"k": "new"}, *board[5:]]) == {"#": [[1, 2], {"k": "new"}, [5, 25]]}


def test_a_known_item_is_named_and_not_sent_again() -> None:
    printed = {"id": "Scout A", "title": "Scout", "state": ""}
    known = {"Scout A": ("s1 Scout A", printed)}
    old, hand = {"hand": [{"id": "x"}]}, [{**printed, "state": "lit"}, {**printed, "id": "Scout A#2"}, {"id": "Scout B"}]
    change = delta(old, {"hand": hand}, known)
    named = [{"@": "s1 Scout A", "~": {"state": "lit"}}, {"@": "s1 Scout A", "~": {"id": "Scout A#2"}}, {"id": "Scout B"}]
    assert change == {"~": {"hand": {"#": named}}}
    assert apply_delta(old, change, {"s1 Scout A": printed}) == {"hand": hand}
    other = [{"id": "Scout A", "count": 3}]  # a pile names its cards as the hand does
    assert delta(old, {"hand": other}, known) == {"~": {"hand": {"#": other}}}


def _turn(table: Table) -> tuple[object, ...]:
    position = cast(Position, table.game.position)
    return position.round, position.phase, position.turn, table._session.curtain


@pytest.mark.parametrize(
    ("scenario", "side"), [("normandy/la-raye", "US"), ("normandy/hills", "DE"), ("normandy/la-raye", ""), (SCENARIO, "US")]
)
def test_a_click_sends_little_and_the_browser_matches_the_table(scenario: str, side: str) -> None:
    rng = Random(f"bytes {Path(scenario).name} {side}")
    table = Table(new_game(scenario, seed=11), side=side, opponent="random" if side else "")
    wire = Wire(table)
    sizes: list[tuple[int, str, bool]] = []
    while len(sizes) < 120 and not table.game.position.outcome:
        session = table._session
        if session.curtain:
            messages: list[tuple[str, str, Any]] = [("curtain", "", {})]
        else:
            messages = list(clicks(cast(Position, table.game.position), session.viewer, session.taps, rng))
        for kind, target, more in messages:
            if kind == "text":
                continue
            turn, ply = _turn(table), table.game.ply
            size = len(wire.send(kind, target, **more).encode())
            sizes.append((size, f"{kind} {target}", table.game.ply > ply + 1 or _turn(table) != turn))
            for name in (*PARTS, "text", "revision"):
                assert _json(wire.has[name]) == _json(getattr(table, name)), (name, kind, target)
            assert all(data["method"] == "custom" for data in wire.comm.sent)
    within = sorted(size for size, _, turned in sizes if not turned)
    spread = {f"{part} %": within[min(len(within) * part // 100, len(within) - 1)] for part in (50, 75, 90, 95, 99)}
    small = sum(size <= MOST - PROTOCOL for size in within)
    assert small >= len(within) * 0.95, f"{small} of {len(within)} within {MOST - PROTOCOL} bytes; {spread}; largest {sorted(sizes)[-10:]}"
    # A click that ends a turn brings a new hand and the opponent's turn, step by step, as pictures and as sentences, with the head
    # and the counts of each moment, and its value.
    assert max(sizes)[0] <= TURN, f"{spread}; largest {sorted(sizes)[-10:]}"


def test_a_second_browser_gets_everything() -> None:
    table = Table(new_game("normandy/hills", seed=3), side="US", opponent="random")
    wire = Wire(table)
    wire.send("tap", "place:2A")
    wire.send("text")
    wire.comm.sent.clear()
    table.send_state()
    state = wire.comm.sent[0]["state"]
    for name in (*PARTS, "text", "revision", "ground", "words"):
        assert _json(state[name]) == _json(getattr(table, name))
    assert state["text"]
