"""Sentences in the notebooks for teachers that name numbers of the program are true."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from math import sqrt

import pytest

import undaunted_nb as un
from tests.project.paths import ROOT
from undaunted_nb.i18n import LANGUAGES

EVERY = pytest.mark.parametrize("language", LANGUAGES)
FOUND = re.compile(r"\d+[.,]\d(?!\d)|\d+(?= (?:of|із|зі|из) \d)")
"""A share or an average with one decimal, and the first number in “5 of 37”."""


def cells(language: str, name: str, kind: str) -> Iterator[str]:
    file = next((ROOT / "notebooks" / "teacher" / language).glob(f"{name}*.ipynb"))
    for cell in json.loads(file.read_text(encoding="utf-8"))["cells"]:
        if cell["cell_type"] == kind:
            yield "".join(cell["source"])


@EVERY
def test_the_seed_of_two_dice_ends_outside_the_band_as_the_text_says(language: str) -> None:
    assert any("un.dice_simulation(2, 8, seed=44)" in cell and "roll(1000)" in cell for cell in cells(language, "02", "code"))
    assert any("`seed=44`" in cell for cell in cells(language, "02", "markdown"))
    rolled = un.dice_simulation(2, 8, seed=44).roll(1000)
    exact = float(rolled.exact)
    assert abs(rolled.mean - exact) > sqrt(exact * (1 - exact) / 1000)


@EVERY
def test_the_deck_of_the_command_holds_only_two_riflemen(language: str) -> None:
    assert any('un.new_game("normandy/mortar", seed=8)' in cell for cell in cells(language, "04", "code"))
    game = un.new_game("normandy/mortar", seed=8)
    for line in ("US: initiative Fog of War", "DE: initiative Fog of War", "Mortar: target 16A"):
        game.play(line)
    found = un.draws(game, "US", rounds=2).draws
    deck = {card: n for card, n in zip(found.cards, found.deck, strict=True) if n}
    assert deck == {"Rifleman A": 2}


@EVERY
def test_the_notebooks_name_no_table_without_its_source(language: str) -> None:
    words = {"en": "published", "uk": "опубліковано", "ru": "опубликован"}
    assert not [cell for cell in cells(language, "08", "markdown") if language in words and words[language][:-1] in cell]


@EVERY
def test_the_twelve_attacks_are_written_in_the_cell(language: str) -> None:
    from undaunted_nb.probability.casualties import SEQUENCE

    (code,) = (cell for cell in cells(language, "05", "code") if "shots = " in cell)
    names: dict[str, object] = {"un": un}
    exec(code, names)  # noqa: S102  (a cell of our own notebook)
    assert names["twelve"] == un.losses(SEQUENCE.attacks, SEQUENCE.units, SEQUENCE.until)


@EVERY
def test_a_quiz_that_is_the_same_for_everyone_is_fixed(language: str) -> None:
    for number in range(1, 7):
        text = "".join(cells(language, f"{number:02}", "markdown"))
        (code,) = (cell for cell in cells(language, f"{number:02}", "code") if "un.quiz(" in cell)
        assert "`fixed=True`" in text
        assert "fixed=True" in code


@EVERY
@pytest.mark.parametrize("name", ["12", "13", "14"])
def test_an_answer_about_games_has_the_numbers_that_its_cell_prints(name: str, language: str) -> None:
    """Below a cell that simulates, the folded answer quotes only shares, averages and counts that were printed by then."""
    (file,) = (ROOT / "notebooks/teacher" / language).glob(f"{name}-*.ipynb")
    printed: set[str] = set()
    quoted = 0
    for cell in json.loads(file.read_text(encoding="utf-8"))["cells"]:
        for output in cell.get("outputs", []):
            printed |= set(re.findall(r"\d+(?:[.,]\d+)?", "".join(output["data"]["text/plain"])))
        if cell["cell_type"] == "markdown" and "<details>" in (text := "".join(cell["source"])):
            assert set(FOUND.findall(text)) <= printed, text
            quoted += len(FOUND.findall(text))
    assert quoted > 8
