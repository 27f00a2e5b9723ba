"""An action with arguments of the wrong types or count is refused by everything that says what is legal, and in the same way."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum, IntEnum, StrEnum
from functools import cache
from random import Random
from typing import Any, get_args

import numpy as np
import pytest

import undaunted_nb as un
from undaunted_nb.drawing.hexes import Hex
from undaunted_nb.engine.action import CHANCE, MANY, Action
from undaunted_nb.engine.errors import NotationError
from undaunted_nb.engine.legality import IllegalActionError
from undaunted_nb.engine.position import Position
from undaunted_nb.games.memoir44.rules.legal import KINDS
from undaunted_nb.games.undaunted.rules import round as rounds
from undaunted_nb.games.undaunted.rules.actions import SHAPES, Form, kinds_of
from undaunted_nb.games.undaunted.rules.state.editions import EDITIONS
from undaunted_nb.kit import registry

un._give_words()

STEPS = 250
GAMES = {"normandy": "undaunted", "north-africa": "undaunted", "memoir44": "memoir44"}
UNLISTED = {
    "normandy": [
        Action("begin", "US", "Platoon Sergeant", ("bolster",)),
        Action("take", "US", "", ("Rifleman A",)),
        Action("enough", "US"),
        Action("next", "US", "", ("DE Riflemen A",)),
    ],
    "north-africa": [
        Action("begin", "LRDG", "Commander", ("command",)),
        Action("take", "LRDG", "", ("1A",)),
        Action("enough", "LRDG"),
    ],
    "memoir44": [
        Action("pass", "allies"),
        Action("ignore", "axis", "", ("F3",)),
        Action("land", CHANCE, "", ("F3",)),
    ],
}
"""An action of each kind that random games do not list."""


class Own(Enum):
    TILE = "13B"


class Face(IntEnum):
    FIVE = 5


class Word(str):
    __slots__ = ()


class Broken:
    """A value that can be neither compared nor written."""

    __hash__ = None  # type: ignore[assignment]

    def __eq__(self, other: object) -> bool:
        raise RuntimeError

    def __repr__(self) -> str:
        raise RuntimeError


def unlike(part: object) -> list[Any]:
    """Return values that are no argument. Some of them equal this one and have its hash."""
    equal: list[Any] = []
    of_text: Any = StrEnum
    of_number: Any = IntEnum
    if isinstance(part, str) and part:
        equal = [*of_text("Named", {"ONE": part}), np.str_(part), Word(part)]
    elif isinstance(part, int):
        equal = [*of_number("Number", {"ONE": part}), float(part), np.int64(part), bool(part)]
    return [
        *equal, None, True, False, 1.0, float("nan"), 1j, b"13B", [part], {"a": part}, (part,), {1}, object(), Own.TILE, Face.FIVE,
        np.array([1, 2]), Broken(), Hex("F3", (0, 0), 0.0, 0.0, "open"), Action("move", "US"),
    ]  # fmt: skip


def kinds_in(game: str) -> set[str]:
    """Return the kinds of actions of a game, with those of chance."""
    if game == "memoir44":
        return {*KINDS, "roll", "draw", "land"}
    return {*kinds_of(game), *rounds.FORMS, "roll", "draw"} - {rounds.NEXT if EDITIONS[game].has_gear else rounds.PICK}


@cache
def examples(game: str) -> dict[str, tuple[Position, Action]]:
    """Return an action of each kind, with a position where it is legal if random games reach one. Actions with arguments go first."""
    system, found = registry.system(GAMES[game]), dict[str, tuple[Position, Action]]()
    for name in [name for name in system.scenario_names() if name.startswith(f"{game}/")]:
        rng, p = Random(name), system.new_position(name)
        for _ in range(STEPS):
            if p.outcome:
                break
            for action in p.legal_actions:
                if action.kind not in found or (action.args and not found[action.kind][1].args):
                    found[action.kind] = p, action
            busy = [a for a in p.legal_actions if a.kind not in system.IDLE] or [*p.legal_actions]
            p = p.apply(p.sample(rng) if p.to_act == (CHANCE,) else rng.choice(busy)).after
    start = next(iter(found.values()))[0]
    return {**{action.kind: (start, action) for action in UNLISTED[game]}, **found}


EACH = [(game, kind) for game in GAMES for kind in sorted(kinds_in(game))]
KIND = pytest.mark.parametrize(("game", "kind"), EACH, ids=[f"{game}-{kind}" for game, kind in EACH])


def verdicts(p: Position, action: Any) -> tuple[str, str, bool]:
    """Return what ``check``, ``apply`` and the list answer: "malformed", "illegal" or "legal"."""
    try:
        checked = "legal" if p.check(action).legal else "illegal"
    except NotationError:
        checked = "malformed"
    try:
        p.apply(action)
        applied = "legal"
    except NotationError:
        applied = "malformed"
    except IllegalActionError:
        applied = "illegal"
    return checked, applied, action in p.legal_actions


def changed(action: Action) -> Iterator[Action]:
    """Yield the action with another number of arguments: missing, doubled, and too many."""
    args = action.args
    yield from (action._replace(args=args[:i]) for i in range(len(args)))
    yield from (action._replace(args=(*args[:i], args[i], *args[i:])) for i in range(len(args)))
    yield from (action._replace(args=(*args, *more)) for more in (("13B",), ("",), (5,), ("F3",) * 3, ("13B",) * MANY, (5,) * 2 * MANY))


def test_every_kind_of_the_three_games_is_tried() -> None:
    assert {game: {*examples(game)} for game in GAMES} == {game: kinds_in(game) for game in GAMES}
    legal = [kind for game in GAMES for kind, (p, action) in examples(game).items() if verdicts(p, action)[0] == "legal"]
    assert len(legal) >= len(EACH) - sum(map(len, UNLISTED.values()))
    assert {*SHAPES} == {*get_args(Form)}


@KIND
def test_arguments_of_other_types_are_refused_by_all(game: str, kind: str) -> None:
    p, action = examples(game)[kind]
    for at, part in enumerate((*action.args, "")):
        for strange in unlike(part):
            wrong: Any = action._replace(args=(*action.args[:at], strange, *action.args[at + 1 :]))
            assert verdicts(p, wrong) == ("malformed", "malformed", False), (wrong.kind, type(strange))
            assert p.legal_actions.count(wrong) == 0
            with pytest.raises(ValueError):
                p.legal_actions.index(wrong)
    for field in Action._fields:
        for strange in (*unlike(getattr(action, field)), 5, 10**5000):
            if type(strange) is not type(getattr(action, field)):
                wrong = action._replace(**{field: strange})
                assert verdicts(p, wrong) == ("malformed", "malformed", False), (field, type(strange))


@KIND
def test_huge_and_negative_numbers_are_refused(game: str, kind: str) -> None:
    p, action = examples(game)[kind]
    for at in range(len(action.args)):
        for number in (10**5000, -1, -(10**5000), 10**30):
            checked, applied, listed = verdicts(p, action._replace(args=(*action.args[:at], number, *action.args[at + 1 :])))
            assert checked == applied != "legal"
            assert not listed


@KIND
def test_another_number_of_arguments_is_answered_the_same_by_all(game: str, kind: str) -> None:
    p, action = examples(game)[kind]
    legal = {*p.legal_actions}
    for other in changed(action):
        checked, applied, listed = verdicts(p, other)
        assert checked == applied
        assert listed == (other in legal)
        assert not listed or checked == "legal"
        if checked == "legal" and not listed:  # another path to the same place, of which only the first is listed
            assert any((a.kind, a.card, a.args[:1], a.args[-1:]) == (kind, other.card, other.args[:1], other.args[-1:]) for a in legal)
        if len(other.args) > MANY:
            assert checked == "malformed"


@KIND
def test_values_that_only_look_like_an_action_are_refused(game: str, kind: str) -> None:
    p, action = examples(game)[kind]

    class Other(Action):
        __slots__ = ()

    likes: tuple[Any, ...] = (tuple(action), [*action], Other(*action), tuple.__new__(Action, action[:3]), action._asdict(), repr(action))
    for like in likes:
        assert verdicts(p, like) == ("malformed", "malformed", False), type(like)


def test_a_survey_of_nothing_is_not_legal() -> None:
    p, action = examples("north-africa")["survey"]
    assert action.args
    nothing: Any = None
    wrong = action._replace(args=(nothing, *action.args[1:]))
    with pytest.raises(NotationError, match="“survey” expects names as text as its arguments, but got None"):
        p.check(wrong)
    assert verdicts(p, wrong) == ("malformed", "malformed", False)


def test_the_sentences_about_a_wrong_count() -> None:
    found = {}
    for game, kind, args in (("normandy", "hunker down", ("13B",)), ("normandy", "guide", ()), ("memoir44", "play", ("left", "left"))):
        p, action = examples(game)[kind]
        with pytest.raises(NotationError) as caught:
            p.check(action._replace(args=args))
        found[kind] = str(caught.value)
    assert found == {
        "hunker down": "“hunker down” has the wrong number of arguments: 1 instead of 0.",
        "guide": "“guide” has the wrong number of arguments: 0 instead of at least 1.",
        "play": "“play” has the wrong number of arguments: 2 instead of 0 to 1.",
    }
