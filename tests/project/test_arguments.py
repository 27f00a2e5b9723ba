"""A wrong argument of a public function gets one error that names the accepted values."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from types import UnionType
from typing import Any, get_args, get_origin, get_type_hints

import numpy as np
import pytest

import undaunted_nb as un
from tests.public import functions
from undaunted_nb.kit import registry

WRONG: dict[str, tuple[Callable[[], object], str]] = {
    "side of a table": (lambda: un.table(un.new_game("normandy/hills"), side="XX"), "side must be one of 'US', 'DE'"),
    "side that is a list": (lambda: un.table(un.new_game("normandy/hills"), side=["US"]), "side must be one of 'US', 'DE'"),  # type: ignore[arg-type]
    "side of a deck": (lambda: un.draws(un.new_game("normandy/hills"), "XX"), "side must be one of 'US', 'DE'"),
    "side of a shared deck": (lambda: un.draws(un.new_game("memoir44/first-shots"), "US"), "side must be one of 'allies', 'axis'"),
    "opponent": (lambda: un.table(un.new_game("normandy/hills"), opponent="robot"), "Use random,"),
    "language": (lambda: un.home("fr"), "en, uk, ru"),
    "game": (lambda: un.glossary("chess"), "memoir44, normandy, north-africa"),
    "exercise": (lambda: un.grade(un.lessons()[0], "x", []), "exercise must be one of 'first-step', "),
    "rows of progress": (lambda: un.Progress().to_dataframe("x"), "what must be one of 'rules', 'lessons'"),
    "goal": (lambda: un.losses(un.odds(2, 8), (1, 1, 1), until="x"), "until must be one of '', 'card', 'counter', 'pinned', 'suppressed'"),
    "measure": (lambda: un.losses(un.odds(2, 8), (1, 1, 1)).simulate(9, measure="x"), "measure must be one of 'chance', 'made', 'lost'"),
    "chart": (lambda: un.draws({"Rifleman A": 1}).chart("x"), "what must be one of 'by', 'here'"),
    "kind of unit": (lambda: un.odds(3, "tank"), "infantry, "),
    "dice": (lambda: un.odds(0, 8), "dice must be a whole number from 1 to 100"),
    "an attack for a game": (lambda: un.odds(un.new_game("normandy/hills")), 'un.odds(game, "Rifleman A: attack DE Riflemen B")'),  # type: ignore[call-overload]
    "a number for a game": (lambda: un.odds(un.new_game("normandy/hills"), 8), 'un.odds(game, "Rifleman A: attack DE Riflemen B")'),  # type: ignore[call-overload]
    "an attack for losses": (lambda: un.losses(un.new_game("normandy/hills")), 'un.losses(game, "Rifleman A: attack'),  # type: ignore[call-overload]
    "an attack for the projector": (lambda: un.projector(un.new_game("normandy/hills")), 'un.projector(game, "Rifleman A: attack'),
    "defense that is missing": (lambda: un.odds(2), "defense must be a whole number from 0 to 100"),  # type: ignore[call-overload]
    "attacks of losses": (lambda: un.losses((2, 8), (2, 1, 3)), '(un.odds(2, 8), "suppress")'),  # type: ignore[arg-type]
    "kind of an attack": (lambda: un.losses((un.odds(2, 8), "x")), "kind must be one of 'attack', 'suppress'"),
    "deck": (lambda: un.draws(["A"]), '{"Rifleman A": 2}'),  # type: ignore[arg-type]
    "cards of a deck": (lambda: un.draws({1: 1}), '{"Rifleman A": 2}'),  # type: ignore[dict-item]
    "hand of a deck": (lambda: un.draws({"A": 1}, hand=3), '{"Rifleman A": 2}'),  # type: ignore[arg-type]
    "deck to compare with": (lambda: un.draws({"A": 1}).compare(3), "un.draws("),  # type: ignore[arg-type]
    "goal of plans": (lambda: un.plans(un.new_game("normandy/hills"), {"A": "x"}, goal=None), "card DE Riflemen B"),  # type: ignore[arg-type]
    "goal of the best plan": (lambda: un.best_plan(un.new_game("normandy/hills"), 3), "card DE Riflemen B"),  # type: ignore[arg-type]
    "plan": (
        lambda: un.plans(un.new_game("normandy/hills"), {"A": None}, "card DE Riflemen B"),  # type: ignore[dict-item]
        '["Rifleman A: attack DE Riflemen B"]',
    ),
    "blast": (lambda: un.blast(un.new_game("normandy/mortar"), None), "Rifleman A: move 17B"),  # type: ignore[arg-type]
    "faces on the projector": (lambda: un.projector(2, 8, 5), "each from 0 to 9"),  # type: ignore[arg-type]
    "answers": (lambda: un.worksheet(count=1, pictures=False).check(12), '"abca"'),  # type: ignore[arg-type]
    "dice as text": (lambda: un.odds("2", "8"), "dice must be a whole number from 1 to 100"),  # type: ignore[call-overload]
    "sides of the stars": (lambda: un.odds(3, "infantry", stars="no"), "stars must be one of True, False"),
    "fixed quiz": (lambda: un.quiz(fixed="no"), "fixed must be one of True, False"),  # type: ignore[arg-type]
    "pictures": (lambda: un.worksheet(pictures="no"), "pictures must be one of True, False"),  # type: ignore[arg-type]
    "swapped sides": (lambda: un.simulate("normandy/hills", swap="no"), "swap must be one of True, False"),  # type: ignore[arg-type]
    "reshuffled deck": (lambda: un.draws({"A": 1}, reshuffle="no"), "reshuffle must be one of True, False"),  # type: ignore[arg-type]
    "level": (lambda: un.quiz(level=9), "level must be a whole number from 0 to 3"),
}


@pytest.mark.parametrize("name", WRONG)
def test_wrong_argument_error_names_the_accepted_values(name: str) -> None:
    call, wanted = WRONG[name]
    with pytest.raises(un.TutorError) as caught:
        call()
    assert wanted in str(caught.value)
    assert len(str(caught.value)) < 400


def test_a_number_of_numpy_is_a_number() -> None:
    two: Any = np.int64(2)
    assert un.odds(two, 8) == un.odds(2, 8)
    assert un.odds(two, "infantry").probability == un.odds(2, "infantry").probability
    assert un.odds_table(np.arange(1, 4), np.arange(8, 10)) == un.odds_table([1, 2, 3], [8, 9])
    assert un.losses(un.odds(2, 8), (two, 0, 0), times=two) == un.losses(un.odds(2, 8), (2, 0, 0), times=2)
    assert un.projector(2, 8, np.array([5, 8])).shown == (5, 8)
    assert un.dice_simulation(two, 8).exact == un.odds(2, 8).probability


# ---------------------------------------------------------------- the same thing has the same name


PLAYED = {"new_game", "placement", "quiz", "three_minutes", "dice_simulation", "classroom", "duel"}
"""The functions whose dice are new each time. All others compute something, and the same call gives the same answer."""
GAMES = {scenario["game"] for scenario in un.scenarios()}
FORMER = {"games", "runs", "trials", "playouts", "repetitions", "samples", "lang", "rng", "random_state"}
"""Names that other libraries, or this one formerly, have for what is called ``n``, ``language`` and ``seed`` here."""
PARAMETERS = [
    pytest.param(name, parameter, i, id=f"{name}-{parameter.name}")
    for name, function in functions().items()
    for i, parameter in enumerate(inspect.signature(function).parameters.values())
]


@pytest.mark.parametrize(("name", "parameter", "place"), PARAMETERS)
def test_public_functions_call_the_same_thing_the_same(name: str, parameter: inspect.Parameter, place: int) -> None:
    assert parameter.name not in FORMER
    kinds = set(re.findall(r"\w+", str(parameter.annotation)))
    if parameter.name == "seed":
        assert (parameter.default, kinds) == ((None, {"int", "None"}) if name in PLAYED else (0, {"int"}))
    if parameter.name == "n":
        assert kinds == {"int"}
    if parameter.name == "language" and name not in ("language", "set_language"):
        assert (parameter.default, kinds) == ("", {"str"})
        assert parameter.kind is parameter.KEYWORD_ONLY or name == "home", "an argument after another one is told by its name"
    assert str(parameter.default) not in GAMES, "the first game is the default, whichever it is"
    if {"Game", "Position"} & kinds:
        assert place == 0 or name == "link", "a game is the first argument"
        assert parameter.name == "game" or kinds - {"Game", "Position"}
    if parameter.name == "game":
        assert place == 0
        assert parameter.default == "" or "Game" in kinds


def test_a_scenario_has_the_fields_that_its_type_names() -> None:
    hints = get_type_hints(registry.ScenarioInfo)
    for scenario in un.scenarios():
        assert scenario.keys() == hints.keys()
        for name, value in scenario.items():
            assert isinstance(
                value, get_args(hints[name]) if get_origin(hints[name]) is UnionType else get_origin(hints[name]) or hints[name]
            )
