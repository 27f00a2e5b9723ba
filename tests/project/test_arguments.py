"""A wrong argument of a public function gets one error that names the accepted values."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import undaunted_nb as un

WRONG: dict[str, tuple[Callable[[], object], str]] = {
    "side of a table": (lambda: un.table(un.new_game("normandy/hills"), side="XX"), "side must be one of 'US', 'DE'"),
    "side that is a list": (lambda: un.table(un.new_game("normandy/hills"), side=["US"]), "side must be one of 'US', 'DE'"),  # type: ignore[arg-type]
    "side of a deck": (lambda: un.draws(un.new_game("normandy/hills"), "XX"), "side must be one of 'US', 'DE'"),
    "side of a shared deck": (lambda: un.draws(un.new_game("memoir44/first-shots"), "US"), "side must be one of 'allies', 'axis'"),
    "opponent": (lambda: un.table(un.new_game("normandy/hills"), opponent="robot"), "“random”"),
    "language": (lambda: un.home("fr"), "en, uk, ru"),
    "game": (lambda: un.glossary("chess"), "memoir44, normandy, north-africa"),
    "exercise": (lambda: un.grade(un.lessons()[0], "x", []), "exercise must be one of 'first-step', "),
    "rows of progress": (lambda: un.Progress().to_dataframe("x"), "what must be one of 'rules', 'lessons'"),
    "goal": (lambda: un.losses(un.odds(2, 8), (1, 1, 1), until="x"), "until must be one of '', 'card', 'counter', 'pinned', 'suppressed'"),
    "measure": (lambda: un.losses(un.odds(2, 8), (1, 1, 1)).simulate(9, measure="x"), "measure must be one of 'chance', 'made', 'lost'"),
    "chart": (lambda: un.draws({"Rifleman A": 1}).chart("x"), "what must be one of 'by', 'here'"),
    "kind of unit": (lambda: un.odds(3, "tank"), "infantry, "),
    "dice": (lambda: un.odds(0, 8), "dice must be a whole number from 1 to 100"),
    "level": (lambda: un.quiz(level=9), "level must be a whole number from 0 to 3"),
}


@pytest.mark.parametrize("name", WRONG)
def test_wrong_argument_error_names_the_accepted_values(name: str) -> None:
    call, wanted = WRONG[name]
    with pytest.raises(un.TutorError) as caught:
        call()
    assert wanted in str(caught.value)
    assert len(str(caught.value)) < 400
