"""The table of a choice that both sides make in secret: the games behind it, its words, its errors."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

import undaunted_nb as un
from undaunted_nb.i18n import LANGUAGES, set_language

OPENING: Any = un.new_game("normandy/hills", seed=10)


def test_a_cell_is_the_simulation_of_its_position() -> None:
    lines = "US: initiative Rifleman A", "DE: initiative Scout B"
    found = un.payoff(OPENING, lines[0], [lines[1]], n=10, seed=4, progress=False)
    p = OPENING.position
    for line in lines:
        p = p.apply(p.parse(line)).after
    alone = un.simulate(p, 10, 4, ("careful", "careful"), progress=False)
    assert found.wins == ((alone.wins("US"),),)
    assert found.matrix == ((Fraction(2 * alone.wins("US").games + alone.wins("").games, 20),),)
    assert (found.first, found.second) == (("Rifleman A",), ("Scout B",))


def test_all_choices_of_both_sides_are_there_once() -> None:
    found = un.payoff(OPENING, n=2, seed=1, opponents=("random", "random"), progress=False)
    for names, side in ((found.first, "US"), (found.second, "DE")):
        assert {f"{side}: initiative {name}" for name in names} == {
            OPENING.position.format(action) for action in OPENING.legal_actions if action.side == side
        }
    assert found.records()[0]["of"] == 2
    assert len(found.to_dataframe()) == len(found.first) * len(found.second)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_in_each_language(language: str) -> None:
    set_language(language)
    try:
        for game in (
            un.matrix_game([[3, -1], [-2, "4"]], ("left", "right"), ("high", "low")),
            un.matrix_game([[4, 2, 5], [3, 1, 0.5]]),
            un.payoff(OPENING, "US: initiative Rifleman A", n=2, opponents=("random", "random"), progress=False),
        ):
            assert "[" not in repr(game) + game.chart().about + repr(game.first_mixture)
    finally:
        set_language("en")


def test_a_choice_without_use_is_named_with_its_player() -> None:
    text = repr(un.matrix_game([[0, 2], [1, 3]], ("a", "b"), ("x", "y")))
    assert "first side, “b” is never worse than “a”" in text
    assert "second side, “x” is never worse than “y”" in text


def test_a_mixture_has_outcomes_and_no_numbers() -> None:
    rock = un.matrix_game([[0, -1, 1], [1, 0, -1], [-1, 1, 0]], ("rock", "paper", "scissors")).first_mixture
    assert ("Outcome" in repr(rock), "Number" in repr(rock)) == (True, False)
    assert ("Outcome" in repr(un.odds(2, 8).hits), "Number" in repr(un.odds(2, 8).hits)) == (False, True)


@pytest.mark.parametrize(
    ("values", "names", "said"),
    [
        ("abc", {}, "rows of numbers|numbers, such as"),
        (3, {}, "rows of numbers"),
        ([], {}, "same length"),
        ([[]], {}, "same length"),
        ([[1, 2], [3]], {}, "same length"),
        ([[1] * 13], {}, "1 to 12 choices"),
        ([[None]], {}, "must hold numbers"),
        ([[float("nan")]], {}, "must hold numbers"),
        ([[True]], {}, "must hold numbers"),
        ([[1, 2]], {"second": ["a", "a"]}, "name each choice once"),
        ([[1, 2]], {"second": ["a"]}, "many names: 2"),
        ([[1]], {"first": "a"}, "name each choice once"),
    ],
)
def test_what_is_no_matrix_is_refused(values: Any, names: dict[str, Any], said: str) -> None:
    with pytest.raises(un.TutorError, match=said):
        un.matrix_game(values, **names)


def test_a_choice_that_nobody_makes_is_refused() -> None:
    with pytest.raises(un.TutorError, match="at the same time"):
        un.payoff(un.new_game("memoir44/first-shots", seed=1))
    with pytest.raises(un.TutorError, match="can’t choose"):
        un.payoff(OPENING, "DE: initiative Scout B")
    with pytest.raises(un.NotationError):
        un.payoff(OPENING, "US: initiative Nobody")
    with pytest.raises(un.TutorError, match="2 to 100,000"):
        un.payoff(OPENING, n=1)
