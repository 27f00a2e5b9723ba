"""Any object given as an action is answered or refused: never a KeyError, a TypeError or the like."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

import undaunted_nb as un
from undaunted_nb.engine.action import Action
from undaunted_nb.engine.errors import NotationError, TutorError
from undaunted_nb.play.game import Game, new_game
from undaunted_nb.play.opponent import random_choice

un._give_words()
STRANGE: tuple[Any, ...] = (None, 3, 1.5, "x", "", (), [], {}, b"a", object(), (None,), float("nan"), 10**400, True, [[1]], {"a": 1})
SCENARIOS = ("normandy/hills", next(s["name"] for s in un.scenarios() if s["game"] == "north-africa"), "memoir44/first-wave")


def _changed(action: Action) -> Iterator[Any]:
    """Yield an action with a strange value in each of its fields."""
    for strange in STRANGE:
        yield from (action._replace(**{field: strange}) for field in Action._fields)
        yield from (action._replace(args=(*action.args[:i], strange, *action.args[i + 1 :])) for i in range(len(action.args)))


def _asked(game: Game, action: Any) -> None:
    p = game.position
    asks: tuple[Callable[[], object], ...] = (
        lambda: p.check(action), lambda: game.why(action), lambda: p.format(action), lambda: action in p.legal_actions,
        lambda: p.apply(action),
    )  # fmt: skip
    for ask in asks:
        with suppress(TutorError):
            ask()


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_actions_with_strange_things_in_them(scenario: str) -> None:
    game, rng = new_game(scenario, seed=1), Random(3)
    for _ in range(8):
        for action in rng.sample(list(game.legal_actions), min(5, len(game.legal_actions))):
            for strange in _changed(action):
                _asked(game, strange)
        game.play(random_choice(game.position, game.position.to_act[0], rng))


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize(
    "strange", [s for s in STRANGE if not isinstance(s, str)], ids=lambda s: "object" if type(s) is object else repr(s)
)
def test_an_invalid_action_is_refused(scenario: str, strange: Any) -> None:
    game = new_game(scenario, seed=1)
    before = game.bookmark()
    p = game.position
    for ask in (p.check, p.format, p.apply, p.parse, game.why, game.play):
        with pytest.raises(NotationError, match="is not an action"):
            ask(strange)
    assert game.bookmark() == before


@pytest.mark.parametrize("strange", [s for s in STRANGE if s not in ("", ())], ids=lambda s: type(s).__name__)
def test_arguments_of_the_wrong_type_are_refused(strange: Any, tmp_path: Path) -> None:
    asks: dict[str, Callable[[], object]] = {
        "worksheet": lambda: un.worksheet(strange, count=1, pictures=False),
        "worksheet seed": lambda: un.worksheet(seed=strange, count=1, pictures=False),
        "worksheet count": lambda: un.worksheet(count=strange, pictures=False),
        "worksheet level": lambda: un.worksheet(level=strange, count=1, pictures=False),
        "quiz": lambda: un.Quiz(strange),
        "quiz rules": lambda: un.Quiz(rules=strange),
        "quiz makers": lambda: un.Quiz(makers=strange),
        "quiz level": lambda: un.Quiz(level=strange),
        "quiz language": lambda: un.Quiz(language=strange),
        "lesson": lambda: un.lesson(strange),
        "lessons": lambda: un.lessons(strange),
        "placement": lambda: un.placement(strange),
        "puzzle": lambda: un.puzzle(strange),
        "three_minutes": lambda: un.three_minutes(strange),
        "three_minutes seed": lambda: un.three_minutes("normandy", seed=strange),
        "puzzles": lambda: un.puzzles(strange),
        "puzzles theme": lambda: un.puzzles(theme=strange),
        "new game": lambda: un.new_game(strange),
        "load": lambda: un.load(strange),
        "language": lambda: un.set_language(strange),
        "side": lambda: un.table(new_game("normandy/hills"), side=strange),
        "opponent": lambda: un.table(new_game("normandy/hills"), opponent=strange),
        "progress": lambda: un.Progress().take_in(strange),
        "save": lambda: new_game("normandy/hills").save(strange),
    }
    here = Path.cwd()
    os.chdir(tmp_path)
    try:
        for ask in asks.values():
            with suppress(TutorError):
                ask()
    finally:
        os.chdir(here)
        un.set_language("en")


@pytest.mark.parametrize("value", [None, 3, b"a", [3], (None,)])
def test_a_value_that_is_not_a_list_of_names_is_refused(value: Any) -> None:
    for ask in (lambda: un.Quiz(rules=value), lambda: un.Quiz(makers=value), lambda: un.worksheet(rules=value)):
        with pytest.raises(TutorError, match="must be a list of names"):
            ask()
