"""Any input from a person, a file or a link gets an answer or one of the package's own errors."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.random_games import played
from undaunted_nb.engine.errors import FileError, NotationError, TutorError
from undaunted_nb.files.storage import LARGEST, parse_json, read_text
from undaunted_nb.games.undaunted.files import scenario
from undaunted_nb.games.undaunted.files.pieces import folder
from undaunted_nb.games.undaunted.rules.state.editions import folder_name
from undaunted_nb.lessons.format import lesson, walkthrough
from undaunted_nb.play.game import Game, game_from_json, load, new_game
from undaunted_nb.play.lines import from_line

QUICK = settings(max_examples=300, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
NAMES = scenario.names()


GAMES = {name: played(name, 1, 40) for name in NAMES}
LINES = [game.position.format(a) for game in GAMES.values() for a in tuple(game.legal_actions)[:: len(game.legal_actions) // 16 + 1]]
SIDES = st.sampled_from(sorted({side for game in GAMES.values() for side in game.position.setup.sides}))
WORDS = st.sampled_from(
    sorted(
        {word for line in LINES for word in line.split()}
        | {":", ",", "roll", "draw", "5", "enter", "DE", "US", "LRDG", "Italy", "seat", "exit", "pick", "end turn", "initiative", "next"}
    )
)

SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=8),
    SIDES,
    st.sampled_from(["5B", "17A", "off", "escaped", "neutralized", "Rifleman A", "Scout Car", "Medium Tank", "driver", "draw", "turns"]),
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.dictionaries(st.text(max_size=6) | st.sampled_from(["at", "in", "seat", "hand", "deck"]), inner, max_size=4),
    ),
    max_leaves=12,
)


def _only_own_errors(read: Callable[[], object]) -> None:
    try:
        read()
    except TutorError as error:
        assert str(error)  # noqa: PT017  (every error has words)


def _use(game: Game) -> None:
    """Play whatever could be read."""
    for _ in range(6):
        if game.position.outcome:
            break
        actions = game.legal_actions
        game.play(actions[len(actions) // 2])
    assert all(game.position.view(side) for side in game.position.setup.sides)


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
    """Return the place of every value of a document."""
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


FIELDS = ["counters", "worth", "pending", "outcome", "phase", "turn", "round", "seed", "vehicles", "structures", "seating", "x"]


@QUICK
@given(st.sampled_from(NAMES), st.dictionaries(SIDES | st.sampled_from(FIELDS), VALUES, max_size=5))
def test_any_file_of_known_fields(name: str, extra: dict[str, Any]) -> None:
    document = {"format": "undaunted-nb position 1", "scenario": name, **extra}
    _only_own_errors(lambda: _use(game_from_json(document, "test")))


DICE = st.integers(-1, 8)
CROWDED = ("normandy/critical-intelligence", "north-africa/ambush", "north-africa/convoy", "north-africa/airfield")
"""A scenario for each thing that can be under way in a position, or the matter with it."""


@st.composite
def positions(draw: st.DrawFn) -> dict[str, Any]:
    """Build a position file from random words that the scenario has."""
    name = draw(st.sampled_from(CROWDED))
    setup = scenario.load(name).setup
    side, tile = st.sampled_from(setup.sides), st.sampled_from(setup.board.tiles[::3])
    counter, target = st.sampled_from([c.id for c in setup.counters]), st.sampled_from(setup.targets)
    card = st.sampled_from([it.id for it in setup.cards[0]])
    kind = st.sampled_from(["attack", "suppress", "blast", "strafe", "antitank", "demolish"])
    task: dict[str, Any] = {"roll": kind, "dice": DICE, "attacker": counter | card, "target": target}
    tasks = [
        st.fixed_dictionaries({"draw": side, "count": st.integers(-1, 12)}),
        st.fixed_dictionaries(task, optional={"source": st.just("") | tile | st.just("x")}),
        st.fixed_dictionaries({"volley": side, "dice": DICE, "targets": st.lists(counter, max_size=3), "attacker": counter}),
    ]
    place: Any = (
        st.sampled_from(["off", "escaped", "neutralized"]) | tile | st.fixed_dictionaries({"at": tile, "suppressed": st.booleans()})
    )
    extra: dict[str, Any] = {}
    if setup.vehicles:
        vehicle = st.sampled_from([v.id for v in setup.vehicles])
        seat = st.sampled_from(["driver", "gunner", "observer", "mechanic", "passenger"])
        tasks.append(st.fixed_dictionaries({"pick": side, "kind": kind, "vehicle": vehicle}))
        place = place | st.fixed_dictionaries({"in": vehicle, "seat": seat}, optional={"suppressed": st.booleans()})
        state = st.fixed_dictionaries({}, optional={"at": tile | st.just("off"), "owner": side, "damage": st.integers(-1, 7)})
        extra["vehicles"] = draw(st.dictionaries(vehicle, state, max_size=2))
        extra["seating"] = draw(st.none() | st.fixed_dictionaries({"card": card, "bound": st.booleans()}))
    if setup.structures:
        extra["structures"] = draw(st.dictionaries(st.sampled_from([it.id for it in setup.structures]), side | st.just(""), max_size=2))
    phase = draw(st.sampled_from(["draw", "initiative", "turns", "turns"]))
    return {
        "format": "undaunted-nb position 1",
        "scenario": name,
        "phase": phase,
        "pending": draw(st.lists(st.one_of(tasks), max_size=3)),
        "turn": draw(side) if phase == "turns" else "",
        "counters": draw(st.dictionaries(counter, place, max_size=4)),
        **{key: value for key, value in extra.items() if value},
    }


@QUICK
@given(positions())
def test_any_task_in_any_phase(document: dict[str, Any]) -> None:
    _only_own_errors(lambda: _use(game_from_json(document, "test")))


@settings(QUICK, max_examples=150)
@given(st.sampled_from(NAMES), st.integers(0, 6000), st.integers(0, 30), st.text("[]{}=,.\"'#\n ab1Б", max_size=6))
def test_a_damaged_scenario(name: str, at: int, length: int, put: str) -> None:
    edition, _, stem = name.partition("/")
    text = (folder() / folder_name(edition) / "scenarios" / f"{stem}.toml").read_text("utf-8")
    at %= len(text)
    _only_own_errors(lambda: _use(Game(scenario.read(text[:at] + put + text[at + length :], "test.toml").position(), seed=1)))


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


def test_a_last_letter_with_unused_bits_must_still_be_the_right_one() -> None:
    tried = 0
    for game in GAMES.values():
        for _ in range(8):
            line = game.line()
            body, _, checksum = line.rpartition(".")
            for letter in "ABCDEFGHIJKLMNOP-_+/":
                if letter != body[-1]:
                    tried += 1
                    with pytest.raises(FileError):
                        from_line(f"{body[:-1]}{letter}.{checksum}")
            game.goto(game.ply - 1)
        game.goto(len(game.bookmark()[0]))
    assert tried > 500


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


def test_files_that_are_binary_or_too_large_or_missing(tmp_path: Path) -> None:
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


@pytest.mark.parametrize("source", [None, 3, 2.5, b"x", [], ["normandy/hills"], object()])
@pytest.mark.parametrize("opened", [new_game, load, lesson.load, walkthrough.load])
def test_an_unknown_name_is_refused(opened: Callable[[Any], object], source: object) -> None:
    with pytest.raises(FileError):
        opened(source)


@pytest.mark.parametrize("action", [None, 3, b"end turn", ["end turn"], {}])
def test_an_invalid_action_is_refused(action: Any) -> None:
    for game in GAMES.values():
        with pytest.raises(NotationError):
            game.why(action)


def test_a_path_is_a_name(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text((folder() / "normandy" / "scenarios" / "hills.toml").read_text("utf-8"), encoding="utf-8")
    assert new_game(file, seed=1).position.outcome is None
