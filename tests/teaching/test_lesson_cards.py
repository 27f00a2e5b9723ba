"""Lesson cards: 45 minutes each, the same in every language, with a sheet and a key that a class can do, and pages that are up to date."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from pathlib import Path
from string import Formatter
from typing import Any

import nbformat
import pytest

import undaunted_nb as un
from tests.notebooks import ready
from tests.teaching.test_printing import Printed, chromium, in_place  # noqa: F401  (a fixture)
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.i18n import LANGUAGES, say
from undaunted_nb.lessons.course import overview
from undaunted_nb.teaching.classroom.lesson_cards import FORMS, NAMES, draw_rolls

un._give_words()
EVERY = pytest.mark.parametrize("name", NAMES)
IN_WORDS = {"title", "about", "needs", "board", "do", "say", "cut"}


def data(name: str) -> dict[str, Any]:
    file = files("undaunted_nb.teaching.classroom").joinpath(f"cards/{name}.toml")
    return tomllib.loads(file.read_text(encoding="utf-8"))


def texts(name: str) -> list[dict[str, Any]]:
    """Return every text of a card by language."""
    card = data(name)
    return [part[key] for part in (card, *card["step"]) for key in part if key in IN_WORDS]


def used(text: str | list[str]) -> list[str]:
    whole = text if isinstance(text, str) else " ".join(text)
    return sorted(field for _, field, _, _ in Formatter().parse(whole) if field)


@EVERY
def test_a_lesson_takes_45_minutes_without_a_gap(name: str) -> None:
    card = un.lesson_card(name)
    assert card.minutes == 45
    ends = [0, *(step.start + step.minutes for step in card.steps)]
    assert [step.start for step in card.steps] == ends[:-1]
    assert any(step.cut for step in card.steps)
    assert any(step.show for step in card.steps)


@EVERY
def test_every_text_says_the_same_numbers_in_every_language(name: str) -> None:
    known, found = data(name)["values"], set()
    for text in texts(name):
        assert text.keys() == set(LANGUAGES)
        assert len({tuple(used(one)) for one in text.values()}) == 1, text
        assert len({len(one) for one in text.values() if isinstance(one, list)}) <= 1
        found |= set(used(text["en"]))
    assert found <= known.keys()
    assert all(value.get("as", "percent") in FORMS for value in known.values())


@EVERY
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_of_dice_is_computed(name: str, language: str) -> None:
    """No text has a percentage of its own, and no text shows a brace."""
    assert not [text for text in texts(name) if re.search(r"\d ?%", str(text[language]))]
    page = un.lesson_card(name, language=language)._repr_html_()
    assert not re.search(r"[{}]", re.sub(r"<[^>]*>", "", page))


def test_the_numbers_of_the_cards() -> None:
    values = {name: un.lesson_card(name)._values for name in NAMES}
    assert values["a-die"] == {
        "hits": "3", "fraction": "3/10", "decimal": "0.3", "percent": "30%", "one_in": "3.33", "misses": "34.3%", "expected": "6",
    }  # fmt: skip
    two = values["two-dice"]
    assert (two["one"], two["two"], two["hits"], two["misses"], two["both"], two["twice"]) == ("30%", "51%", "51", "49", "9", "60%")
    assert int(two["hits"]) == 100 - int(two["misses"]) == 30 + 30 - int(two["both"])
    assert (two["first"], two["third"]) == ("50%", "48.8%")
    fair = values["fair-game"]
    assert fair["reach"] == f"{100 * 1.96 * (0.51 * 0.49 / 300) ** 0.5:.1f}" == "5.7"
    assert abs(int(fair["needed"].replace(",", "")) - 0.51 * 0.49 * 196**2) < 2
    assert int(fair["misses"]) * int(fair["hits"]) == 49 * 51, "the points that make it fair"
    assert draw_rolls(2, 8).count('fill="#333"') == 51
    assert draw_rolls(1, 8).count('fill="#333"') == 3


@EVERY
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_is_for_a_class_without_the_game(name: str, language: str) -> None:
    sheet, most = un.lesson_card(name, language=language).sheet, data(name)["picture"]["dice"]
    questions = [question for version in sheet.versions for question in version.questions]
    assert len(sheet.keys) == 2
    assert len({say(question.text, language) for question in questions}) == len(questions) == 12, "no question comes twice"
    assert all(question.text.params.get("dice", 1) <= most for question in questions if not question.maker.endswith("faces"))
    assert all(question.text.key.startswith("quiz-plain-") for question in questions)


@EVERY
def test_the_class_does_not_get_the_key(name: str) -> None:
    card = un.lesson_card(name)
    for key in card.key.keys.values():
        assert key in card.to_html()
        assert key not in card.sheet.to_html()


@EVERY
def test_the_board_is_seen_before_a_cell_has_run(name: str) -> None:
    shown, page = un.lesson_card(name)._repr_html_(), un.lesson_card(name).to_html()
    assert "<svg" not in shown, "JupyterLab takes bare pictures out of outputs that it does not trust"
    assert '<img alt="' in shown
    assert "<svg" in page
    assert "<img" not in page


def test_an_unknown_lesson_lists_those_that_exist() -> None:
    with pytest.raises(TutorError, match=r"'a-die', 'two-dice', 'fair-game'"):
        un.lesson_card("three-dice")
    assert overview.ready_lessons() == NAMES, "on the home page"


# ---------------------------------------------------------------- in the repository


def test_the_pages_and_notebooks_are_up_to_date() -> None:
    for path, page in ready.pages().items():
        assert path.read_text(encoding="utf-8") == page, "make notebooks"
        assert not re.search(r"(src|href)=|https?://(?!www\.w3\.org)", page), "it needs no network"
    for path, made in ready.notebooks().items():
        there, new = nbformat.read(path, as_version=4), nbformat.reads(made, as_version=4)
        assert [cell.source for cell in there.cells] == [cell.source for cell in new.cells], "make notebooks"
        assert [cell.metadata for cell in there.cells] == [cell.metadata for cell in new.cells], "make notebooks"


@pytest.mark.browser
@EVERY
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_plan_the_key_and_each_version_take_a_page(name: str, language: str, tmp_path: Path, chromium: None) -> None:  # noqa: F811
    card = un.lesson_card(name, language=language)
    for shown in (card, card.sheet):
        shown.save(tmp_path / "page.pdf")
        printed = Printed(tmp_path / "page.pdf")
        assert len(printed.pages) == 2
        in_place(printed)
