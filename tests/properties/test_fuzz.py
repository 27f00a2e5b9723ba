"""Whatever is read from a person, a file or a link: an answer, or one of the package's own errors."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from undaunted_nb.core.errors import FileError, NotationError, TutorError
from undaunted_nb.core.game import Game, game_from_json, load, new_game
from undaunted_nb.core.storage import LARGEST, from_line, parse_json, read_text
from undaunted_nb.games.undaunted import scenario

QUICK = settings(max_examples=300, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
NAMES = scenario.names()


def _played(name: str, actions: int, seed: int = 1) -> Game:
    game, rng = new_game(name, seed=seed), Random(seed)
    for _ in range(actions):
        if not game.position.outcome:
            game.play(rng.choice(game.legal_actions))
    return game


GAMES = {name: _played(name, 40) for name in NAMES}
LINES = [game.position.format(a) for game in GAMES.values() for a in game.legal_actions][:200]
WORDS = st.sampled_from(
    sorted(
        {word for line in LINES for word in line.split()}
        | {":", ",", "roll", "draw", "5", "enter", "DE", "US", "end turn", "initiative", "next"}
    )
)

SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=8),
    st.sampled_from(["US", "DE", "5B", "17B", "off", "Rifleman A", "draw", "turns"]),
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=6) | st.sampled_from(["at", "hand", "deck"]), inner, max_size=4)
    ),
    max_leaves=12,
)


def _only_own_errors(read: Callable[[], object]) -> None:
    try:
        read()
    except TutorError as error:
        assert str(error)  # noqa: PT017  (every error has words)


def _use(game: Game) -> None:
    """What can be read can be played."""
    for _ in range(6):
        if game.position.outcome:
            break
        actions = game.legal_actions
        game.play(actions[len(actions) // 2])
    assert game.position.view("US")


# ---------------------------------------------------------------- notation


@QUICK
@given(st.sampled_from(NAMES), st.one_of(st.text(max_size=80), st.lists(WORDS, max_size=9).map(" ".join)))
def test_any_line(name: str, line: str) -> None:
    position = GAMES[name].position
    try:
        action = position.parse(line)
    except NotationError as error:
        assert str(error)  # noqa: PT017  (every error has words)
        return
    verdict = position.check(action)
    assert str(verdict)
    assert verdict.legal == (action in position.legal_actions)
    assert position.parse(position.format(action)) == action


@QUICK
@given(st.sampled_from(LINES), st.integers(0, 60), st.integers(0, 4), st.text(max_size=3))
def test_a_damaged_line(line: str, at: int, length: int, put: str) -> None:
    broken = line[:at] + put + line[at + length :]
    for game in GAMES.values():
        _only_own_errors(lambda game=game: game.position.check(game.position.parse(broken)))  # type: ignore[misc]


# ---------------------------------------------------------------- positions and replays


def _files(name: str) -> tuple[dict[str, Any], dict[str, Any]]:
    game = GAMES[name]
    return game.position.to_json(), game.to_json()


def _spots(value: Any, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """The place of every value of a document."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(spot for key, inner in items for spot in _spots(inner, (*path, key)))]


def _put(document: Any, path: tuple[str | int, ...], value: Any) -> Any:
    if not path:
        return value
    copy: Any = dict(document) if isinstance(document, dict) else list(document)
    copy[path[0]] = _put(document[path[0]], path[1:], value)
    return copy


@QUICK
@given(st.data())
def test_any_value_in_any_place(data: st.DataObject) -> None:
    document = data.draw(st.sampled_from([file for name in NAMES for file in _files(name)]))
    path = data.draw(st.sampled_from(_spots(document)[1:]))
    broken = _put(document, path, data.draw(VALUES))
    _only_own_errors(lambda: _use(game_from_json(broken, "test")))


@QUICK
@given(
    st.sampled_from(NAMES),
    st.dictionaries(
        st.sampled_from(["US", "DE", "counters", "worth", "pending", "outcome", "phase", "turn", "round", "seed", "x"]), VALUES, max_size=5
    ),
)
def test_any_file_of_known_fields(name: str, extra: dict[str, Any]) -> None:
    document = {"format": "undaunted-nb position 1", "scenario": name, **extra}
    _only_own_errors(lambda: _use(game_from_json(document, "test")))


COUNTERS = st.sampled_from([c.id for c in scenario.load("normandy/critical-intelligence").setup.counters])
SIDES = st.sampled_from(["US", "DE"])
DICE = st.integers(-1, 8)
TASKS = st.one_of(
    st.fixed_dictionaries({"draw": SIDES, "count": st.integers(-1, 12)}),
    st.fixed_dictionaries(
        {"roll": st.sampled_from(["attack", "suppress", "blast"]), "dice": DICE, "attacker": COUNTERS, "target": COUNTERS},
        optional={"source": st.sampled_from(["", "4B", "13B", "x"])},
    ),
    st.fixed_dictionaries({"volley": SIDES, "dice": DICE, "targets": st.lists(COUNTERS, max_size=3), "attacker": COUNTERS}),
)


@QUICK
@given(
    st.lists(TASKS, max_size=3),
    st.sampled_from(["draw", "initiative", "turns"]),
    SIDES,
    st.dictionaries(COUNTERS, st.sampled_from(["off", "4B", "13B", {"at": "5B", "suppressed": True}]), max_size=4),
)
def test_any_task_in_any_phase(pending: list[Any], phase: str, turn: str, counters: dict[str, Any]) -> None:
    document = {
        "format": "undaunted-nb position 1",
        "scenario": "normandy/critical-intelligence",
        "phase": phase,
        "pending": pending,
        "turn": turn if phase == "turns" else "",
        "counters": counters,
    }
    _only_own_errors(lambda: _use(game_from_json(document, "test")))


@QUICK
@given(VALUES)
def test_any_document(value: Any) -> None:
    _only_own_errors(lambda: game_from_json(parse_json(json.dumps(value), "test"), "test"))


@QUICK
@given(st.sampled_from(NAMES), st.integers(0, 3000), st.integers(0, 30), st.text(max_size=6))
def test_a_damaged_file(tmp_path_factory: pytest.TempPathFactory, name: str, at: int, length: int, put: str) -> None:
    text = json.dumps(_files(name)[1], ensure_ascii=False)
    at %= len(text)
    file = tmp_path_factory.getbasetemp() / "damaged.json"
    file.write_text(text[:at] + put + text[at + length :], encoding="utf-8", errors="replace")
    _only_own_errors(lambda: _use(load(file)))


@pytest.mark.parametrize("name", NAMES)
def test_a_truncated_file(tmp_path: Path, name: str) -> None:
    file = tmp_path / "short.json"
    text = json.dumps(_files(name)[1])
    for length in range(0, len(text), max(1, len(text) // 60)):
        file.write_text(text[:length])
        with pytest.raises(FileError):
            load(file)


# ---------------------------------------------------------------- lines of text


@pytest.mark.parametrize("name", NAMES)
def test_a_line_with_one_wrong_character(name: str) -> None:
    line = GAMES[name].line()
    assert load(line).position == GAMES[name].position
    rng = Random(name)
    for _ in range(200):
        at = rng.randrange(len(line))
        wrong = line[:at] + rng.choice("aZ0-_.é ") + line[at + 1 :]
        if wrong.strip() != line:
            with pytest.raises(FileError):
                from_line(wrong)
    for length in range(0, len(line), 7):
        with pytest.raises(FileError):
            from_line(line[:length])


@QUICK
@given(st.text(max_size=60))
def test_any_text_as_a_line(text: str) -> None:
    with pytest.raises(FileError):
        from_line(text)
    _only_own_errors(lambda: load("un1." + text))


# ---------------------------------------------------------------- monsters


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "null",
        "{",
        '{"format": 1}',
        "[" * 100_000,
        '{"a":' * 50_000,
        "9" * 10_000,
        '{"format": ' + "9" * 10_000 + "}",
        "\ufeff{}",
        "NaN",
    ],
    ids=["nothing", "list", "null", "half", "number", "deep list", "deep object", "digits", "huge number", "mark", "NaN"],
)
def test_monsters(tmp_path: Path, text: str) -> None:
    file = tmp_path / "monster.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(FileError):
        load(file)


def test_files_that_are_no_text_or_too_large_or_not_there(tmp_path: Path) -> None:
    file = tmp_path / "x.json"
    file.write_bytes(b"\xff\xfe\x00{}")
    with pytest.raises(FileError):
        load(file)
    file.write_text(" " * (LARGEST + 1))
    with pytest.raises(FileError):
        read_text(file)
    for path in (tmp_path, tmp_path / "none.json", "\0", "x" * 5000):
        with pytest.raises(FileError):
            load(path)


def test_a_line_that_unpacks_to_too_much() -> None:
    import base64
    import zlib

    packed = zlib.compress(b'{"a":"' + b"x" * 50_000_000 + b'"}', 9)
    line = f"un1.{base64.urlsafe_b64encode(packed).decode().rstrip('=')}.{zlib.crc32(packed):08x}"
    with pytest.raises(FileError):
        from_line(line)


def test_lines_that_are_too_long_are_not_read() -> None:
    position = GAMES["normandy/la-raye"].position
    for line in ("x" * 1_000_000, "Rifleman A: move " + "17B " * 100_000, "roll " + "5 " * 100_000, "9" * 5000):
        with pytest.raises(NotationError):
            position.parse(line)
