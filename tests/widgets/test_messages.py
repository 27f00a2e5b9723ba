"""Messages that no real browser sends change nothing, and the table reports them."""

from __future__ import annotations

import json
from random import Random
from threading import Barrier, Thread
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.widgets.tables import SCENARIO, Seat, at_turn, names_of, scene_of, seat, wire
from undaunted_nb.engine.text import Text
from undaunted_nb.games.undaunted.rules.state.position import Position
from undaunted_nb.i18n import say
from undaunted_nb.lessons.format.walkthrough import load as load_walk
from undaunted_nb.play.game import game_from_json, new_game
from undaunted_nb.widgets.session import DOES, READS, Session
from undaunted_nb.widgets.state import flow
from undaunted_nb.widgets.table import Table

KINDS = [*DOES, *READS]
INJECTIONS = [
    "<script>alert(1)</script>",
    "'; drop table games; --",
    "{{7*7}}",
    "${jndi:ldap://x}",
    "../../etc/passwd",
    "\x00",
    "\u202e",
    "\ud800",
    "\n" * 50,
]


def _seat() -> Seat:
    s = seat("Machine Gunner A", "Scout A")
    s.tap("card:Machine Gunner A", "do:attack")
    s.send("aim", "piece:DE Riflemen B")
    return s


def _refused(s: Seat, message: Any) -> None:
    before = s.state()
    s.session.handle(message)
    assert s.state() == before, message
    scene = scene_of(s.session)
    assert scene["why"]["tone"] == "error", message
    assert all(reason["text"] for reason in scene["why"]["reasons"])
    json.dumps(scene)
    s.session.why = None


@pytest.mark.parametrize(
    "message",
    [
        None,
        3,
        "tap",
        [],
        ["tap", "card:Scout A"],
        (),
        b"tap",
        True,
        {},
        {"target": "card:Scout A"},
        {"kind": None},
        {"kind": 3},
        {"kind": ["tap"]},
        {"kind": {"kind": "tap"}},
        {"kind": "explode"},
        {"kind": "__class__"},
        {"kind": "TAP"},
        {"kind": ""},
    ],
)
def test_an_invalid_message(message: object) -> None:
    _refused(_seat(), message)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    "target", [None, 3, -1, 10**400, 2.5, True, [], ["card:Scout A"], {}, {"target": "x"}, "x" * 201, "card:" + "x" * 10**6]
)
def test_unknown_targets(kind: str, target: object) -> None:
    s = _seat()
    _refused(s, {"kind": kind, "target": target, "revision": s.session.revision})


@pytest.mark.parametrize("kind", ["tap", "aim", "why"])
@pytest.mark.parametrize("target", ["", "card", "x:y", "CARD:Scout A", "place:", "piece:nobody", "place:99Z", "place:17b", *INJECTIONS])
def test_targets_that_name_nothing(kind: str, target: str) -> None:
    for s in (_seat(), seat("Rifleman A")):
        before = s.state()
        s.send(kind, target)
        assert s.state() == before
        if kind != "aim":
            assert s.why()[0] in ("no", "error")


@pytest.mark.parametrize("target", ["", "card", "x:y", "CARD:Scout A", "place:", "pick:place:", "end", "end:now", "7B"])
def test_text_that_is_not_a_tap_gets_one_clear_error(target: str) -> None:
    for kind in ("tap", "aim", "why", "take"):
        if (kind, target) == ("take", "end"):  # an answer can offer it
            continue
        s = _seat()
        _refused(s, {"kind": kind, "target": target, "revision": s.session.revision})
        s.send(kind, target)
        assert s.why()[1] == [say(Text("error-message"), "en")]


@pytest.mark.parametrize("thing", ["place", "piece", "do", "card", "pick", "choice"])
@pytest.mark.parametrize("name", INJECTIONS)
def test_injections_are_only_words(thing: str, name: str) -> None:
    for kind in ("tap", "aim", "why"):
        s = _seat()
        before = s.state()
        s.send(kind, f"{thing}:{name}", card=name)
        assert s.state() == before
    s.send("rule", name, line=name)
    s.send("branch", name)
    assert s.state() == before
    assert s.why()[0] == "error"


@pytest.mark.parametrize("revision", [None, "", "0", -1, 10**9, 1.0, [], {}, True, False])
@pytest.mark.parametrize("kind", DOES)
def test_stale_or_senseless_revisions(kind: str, revision: object) -> None:
    s = seat("Rifleman A", "Scout A")
    s.tap("card:Rifleman A", "do:move", "place:12B")
    s.tap("card:Scout A")
    assert s.session.revision == 1
    _refused(s, {"kind": kind, "target": "card:Scout A", "revision": revision})


def test_a_double_click_does_not_do_two_things() -> None:
    s = seat("Rifleman A", "Rifleman A")
    click = {"kind": "tap", "target": "do:move", "card": "Rifleman A", "revision": 0}
    s.session.handle(click)
    step = {"kind": "tap", "target": "place:12B", "revision": 0}
    s.session.handle(step)
    s.session.handle(step)
    assert s.played == ["Rifleman A: move 12B"]
    assert s.why()[0] == "error"


@pytest.mark.parametrize(
    "more",
    [
        {"card": 3},
        {"card": None},
        {"card": ["Scout A"]},
        {"card": "x" * 300},
        {"card": {"a": 1}},
        {"line": 3},
        {"line": [1]},
        {"line": "y" * 10**5},
    ],
)
def test_wrong_extras(more: dict[str, Any]) -> None:
    s = seat("Rifleman A")
    for kind, target in (("tap", "do:control"), ("why", "do:control"), ("rule", "un.move.2")):
        before = s.game.bookmark()
        s.send(kind, target, **more)
        assert s.game.bookmark() == before
    assert len(json.dumps(scene_of(s.session))) < 60_000


def test_commit_and_branch_without_anything_to_do() -> None:
    s = seat("Rifleman A")
    _refused(s, {"kind": "commit", "target": "", "revision": 0})
    s.tap("card:Rifleman A", "do:move")
    _refused(s, {"kind": "commit", "target": "", "revision": 0})
    walk = load_walk("normandy/example-round")
    s = Seat(walk.start(), "", walk=walk)
    _refused(s, {"kind": "branch", "target": "nothing", "revision": 0})


@pytest.mark.parametrize("place", ["play", "present", "scene of the opponent"])
def test_an_exception_inside_is_shown_and_undone(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    s = Seat(at_turn("Rifleman A", DE={"hand": ["Rifleman B"]}), "US", "random")

    def broken(*_args: object, **_more: object) -> None:
        message = "a wheel came off"
        raise ZeroDivisionError(message)

    s.tap("card:Rifleman A", "do:move")
    if place == "play":
        monkeypatch.setattr(Position, "apply", broken)
    elif place == "present":
        monkeypatch.setattr(s.session.system.present, "containers_of", broken)
    else:
        monkeypatch.setattr(flow, "opponent", broken)
    before = s.state()
    if place == "scene of the opponent":
        s.session.handle({"kind": "end", "target": "", "revision": s.session.revision})
    else:
        target = "place:12B" if place == "play" else "piece:US Scouts A"
        s.session.handle({"kind": "tap", "target": target, "revision": s.session.revision})
    assert s.session.why is not None
    assert s.session.why["tone"] == "error"
    assert s.state() == before
    monkeypatch.undo()
    assert "ZeroDivisionError" in s.why()[1][0]
    s.tap("place:12B")
    assert s.played == ["Rifleman A: move 12B"]


def test_an_exception_while_drawing_is_shown_and_undone(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(at_turn("Rifleman A"), side="US")
    present = table._session.system.present
    real = present.plan

    def broken(*args: Any) -> Any:
        if len(args[2].taps) == 2:
            message = "a wheel came off"
            raise ZeroDivisionError(message)
        return real(*args)

    table._on_message(table, {"kind": "tap", "target": "card:Rifleman A", "revision": 0}, [])
    monkeypatch.setattr(present, "plan", broken)
    table._on_message(table, {"kind": "tap", "target": "do:move", "revision": 0}, [])
    assert table.why["tone"] == "error"
    assert "ZeroDivisionError" in table.why["reasons"][0]["text"]
    assert wire(table._session.taps) == ("card:Rifleman A",)
    monkeypatch.undo()
    table._on_message(table, {"kind": "tap", "target": "do:move", "revision": 0}, [])
    assert table.why is None
    assert table.plan["kind"] == "move"


_plain = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20) | st.sampled_from(KINDS),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["kind", "target", "revision", "card", "line"]) | st.text(max_size=5), inner, max_size=4)
    ),
    max_leaves=8,
)
_near = st.fixed_dictionaries(
    {},
    optional={
        "kind": st.sampled_from(KINDS) | _plain,
        "target": st.sampled_from([*names_of(at_turn("Rifleman A").position), ""]) | _plain,  # type: ignore[arg-type]
        "revision": st.integers(0, 3) | _plain,
        "card": st.sampled_from(["Rifleman A", "Scout A", "Scout A#2"]) | _plain,
        "line": _plain,
    },
)


@settings(max_examples=120, deadline=None)
@given(st.lists(_plain | _near, max_size=12))
def test_any_messages_at_all(messages: list[object]) -> None:
    s = Seat(new_game(SCENARIO, seed=2), "US", "random")
    for message in messages:
        before, position = s.game.ply, s.position
        s.session.handle(message)
        if s.game.ply == before:
            assert s.position is position
        else:
            assert isinstance(message, dict)
            assert message["revision"] == s.session.revision - 1 or message["kind"] in ("undo", "redo")
    json.dumps(scene_of(s.session))
    assert game_from_json(s.game.to_json(), "test").position == s.position


def test_many_threads_at_once_keep_the_game_whole() -> None:
    table = Table(new_game("normandy/hills", seed=5), side="US", opponent="random")
    session: Session = table._session
    names = names_of(session.game.position)  # type: ignore[arg-type]
    start, errors = Barrier(6), []

    def hammer(number: int) -> None:
        rng = Random(number)
        start.wait()
        try:
            for _ in range(60):
                actions = [a for a in session.game.position.legal_actions if a.side == "US"]
                taps = session.system.present.taps(session.game.position, rng.choice(actions)) if actions else ()
                for kind, target in [("tap", str(t)) for t in taps] + [
                    (rng.choice(["commit", "undo", "redo", "back", "more", "end", "aim"]), rng.choice(names))
                ]:
                    table._on_message(table, {"kind": kind, "target": target, "revision": session.revision}, [])
        except Exception as error:  # noqa: BLE001
            errors.append(repr(error))

    threads = [Thread(target=hammer, args=(i,)) for i in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert not errors
    assert not any(thread.is_alive() for thread in threads)
    assert game_from_json(session.game.to_json(), "test").position == session.game.position
    position = session.game.start
    for step in session.game.steps:
        for line in step.lines:
            position = position.apply(position.parse(line)).after
        assert position == step.after
    # The browser matches the table.
    assert table.revision == session.revision
    fresh = table._parts()
    assert {name: getattr(table, name) for name in fresh} == fresh
