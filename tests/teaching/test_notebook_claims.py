"""Sentences in the notebooks for teachers that name numbers of the program are true."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

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
def test_seeds_of_simulations_are_taken_in_order(language: str) -> None:
    """A seed is chosen before its results are seen: a simulation takes 1, and new games of the same scenario take 2."""
    for name in ("02", "04", "05", "08", "09", "12", "13", "14"):
        code = [cell for cell in cells(language, name, "code") if "simulat" in cell]
        seeds = {int(seed) for cell in code for seed in re.findall(r"seed=(\d+)", cell)}
        assert seeds == ({1, 2} if name == "12" else {1}), name
    assert any("`seed=1`" in cell for cell in cells(language, "02", "markdown"))


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
    for number in (1, 2, 6):
        text = "".join(cells(language, f"{number:02}", "markdown"))
        (code,) = (cell for cell in cells(language, f"{number:02}", "code") if "un.quiz(" in cell)
        assert "`fixed=True`" in text
        assert "fixed=True" in code


@EVERY
def test_a_class_that_does_not_know_the_game_gets_plain_questions(language: str) -> None:
    for number in (3, 4, 5):
        *_, sheet, key = cells(language, f"{number:02}", "code")
        assert "story=False" in sheet
        assert key == "sheet.teacher"
        names: dict[str, object] = {}
        exec(sheet, names)  # noqa: S102  (a cell of our own notebook)
        questions = names["sheet"].questions  # type: ignore[attr-defined]
        assert len(questions) == 4
        assert all(question.text.key.startswith("quiz-plain-") for question in questions)


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
