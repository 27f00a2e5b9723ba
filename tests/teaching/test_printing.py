"""Printed sheets: the PDF that a real browser makes has the pages, the words and the pictures, and nothing is cut off."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pypdfium2 as pdfium
import pytest

import undaunted_nb as un
from tests.browser.chromium import find
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.files import storage
from undaunted_nb.i18n import LANGUAGES, say
from undaunted_nb.kit import registry
from undaunted_nb.lessons.quiz.questioner import words
from undaunted_nb.teaching.classroom import printing
from undaunted_nb.teaching.classroom.worksheet import Worksheet, worksheet

un._give_words()
A4 = (595, 842)
"""Its width and height in points."""
MARGIN = 30
"""Points at each edge in which nothing is printed."""
PLAIN = ("un.chance", "un.faces", "un.one-in", "un.draw", "un.until", "un.dice")


@pytest.fixture
def chromium(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(printing.NAMED, str(find()))


def flat(text: str) -> str:
    return "".join(text.replace("\u00ad", "").split())


class Printed:
    """The pages of a PDF: the text of each, and the boxes of everything on them."""

    def __init__(self, path: Path) -> None:
        self.pages = list(pdfium.PdfDocument(path))
        self.texts = [flat(page.get_textpage().get_text_range()) for page in self.pages]

    def edges(self) -> Iterator[tuple[float, float, float, float]]:
        for page in self.pages:
            image = page.render(scale=1).to_pil().convert("L").point(lambda light: 255 * (light < 200))
            yield image.getbbox()


@pytest.mark.browser
@pytest.mark.parametrize("language", LANGUAGES)
def test_versions_without_pictures_take_a_page_each(tmp_path: Path, chromium: None, language: str) -> None:
    sheet = worksheet(seed=7, count=6, makers=PLAIN, versions=4, title="7b", language=language)
    sheet.save(tmp_path / "sheet.pdf")
    printed = Printed(tmp_path / "sheet.pdf")
    assert len(printed.pages) == 4
    for page, version, name in zip(range(4), sheet.versions, sheet.keys, strict=True):
        whole(printed, version, [page])
        assert flat(say(Text("sheet-version", {"name": name}), language)) in printed.texts[page]
        for blank in ("name", "class", "date"):
            assert flat(say(Text(f"sheet-{blank}"), language)) in printed.texts[page]
    in_place(printed)
    sheet.teacher.save(tmp_path / "key.pdf")
    key = Printed(tmp_path / "key.pdf")
    assert len(key.pages) <= 2
    in_place(key)
    for version, letters in zip(sheet.versions, sheet.keys.values(), strict=True):
        assert letters in "".join(key.texts)
        for letter, question in zip(letters, version.questions, strict=True):
            assert flat(f"{letter}) {words(question.options[question.answer].label, language)}") in "".join(key.texts)


@pytest.mark.browser
@pytest.mark.parametrize(("game", "most"), [("normandy", 2), ("north-africa", 2), ("memoir44", 2)])
def test_no_question_is_divided_between_pages(tmp_path: Path, chromium: None, game: str, most: int) -> None:
    sheet = worksheet(game, seed=3, count=10, space=2)
    sheet.save(tmp_path / "sheet.pdf")
    printed = Printed(tmp_path / "sheet.pdf")
    assert len(printed.pages) <= most
    whole(printed, sheet, range(len(printed.pages)))
    in_place(printed)


@pytest.mark.browser
@pytest.mark.parametrize(("game", "seed"), [("normandy", 1), ("north-africa", 1), ("memoir44", 2)])
def test_two_questions_with_boards_take_a_third_of_a_page(tmp_path: Path, chromium: None, game: str, seed: int) -> None:
    kinds = [kind.name for name in registry.system_names() for kind in registry.system(name).questions.GAMES.get(game, ()) if kind.board]
    sheet = worksheet(game, seed=seed, count=6, makers=kinds)
    sheet.save(tmp_path / "sheet.pdf")
    printed = Printed(tmp_path / "sheet.pdf")
    assert len(printed.pages) == 1
    whole(printed, sheet, [0])
    in_place(printed)


def whole(printed: Printed, sheet: Worksheet, pages: Any) -> None:
    """Assert that each question is on one of these pages with all its options, in order."""
    there = []
    for question in sheet.questions:
        parts = [flat(say(question.text, sheet.language))]
        parts += [
            flat(f"{letter}) {words(option.label, sheet.language)}")
            for letter, option in zip(sheet.letters, question.options, strict=False)
        ]
        there.append([page for page in pages if all(part in printed.texts[page] for part in parts)])
    assert all(there), [question.id for question, found in zip(sheet.questions, there, strict=True) if not found]
    firsts = [min(found) for found in there]
    assert firsts == sorted(firsts)


def in_place(printed: Printed) -> None:
    """Assert that the pages are A4 upright, and that nothing comes near their edges."""
    for page, (left, top, right, bottom) in zip(printed.pages, printed.edges(), strict=True):
        assert [round(side) for side in page.get_size()] == pytest.approx(A4, abs=1)
        assert left > MARGIN
        assert top > MARGIN
        assert right < A4[0] - MARGIN
        assert bottom < A4[1] - MARGIN


@pytest.mark.browser
def test_a_pdf_replaces_a_file_whole_and_leaves_nothing_behind(tmp_path: Path, chromium: None) -> None:
    goal = tmp_path / "sheet.PDF"
    goal.write_text("old")
    worksheet(count=2, makers=PLAIN).save(goal)
    assert goal.read_bytes()[:5] == b"%PDF-"
    assert [path.name for path in tmp_path.iterdir()] == ["sheet.PDF"]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("sheet.doc", "Expected a file name that ends in one of these: .html, .pdf. Got “sheet.doc”."),
        ("sheet", "Got “sheet”"),
        ("there/sheet.html", "does not exist. Create it"),
        (None, "Got “None”."),
        (7, "Got “7”."),
    ],
)
def test_another_name_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: Any, said: str) -> None:
    monkeypatch.chdir(tmp_path)
    for sheet in (worksheet(count=1, makers=PLAIN), worksheet(count=1, makers=PLAIN).teacher):
        with pytest.raises(TutorError) as raised:
            sheet.save(name)
        assert said in str(raised.value)
    assert list(tmp_path.iterdir()) == []


def test_without_a_browser_the_error_explains_how_to_print(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv(printing.NAMED, raising=False)
    monkeypatch.setattr(printing, "_candidates", lambda: ["no-browser"])
    with pytest.raises(TutorError, match=r"needs Chromium, Chrome, or Edge .* Or save as “.html”, open the file"):
        worksheet(count=1, makers=PLAIN).save(tmp_path / "sheet.pdf")


def test_in_the_browser_only_site_the_sheet_is_shown_with_a_button_that_prints(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from IPython.core.interactiveshell import InteractiveShell
    from IPython.utils.capture import capture_output

    monkeypatch.setattr(storage, "IN_BROWSER", True)
    InteractiveShell.clear_instance()
    InteractiveShell.instance()
    try:
        with capture_output() as put_out:
            worksheet(count=1, makers=PLAIN).save(tmp_path / "sheet.pdf")
    finally:
        InteractiveShell.clear_instance()
    (shown,) = put_out.outputs
    assert "Print" in shown.data["text/plain"]
    frame = re.search(r'<iframe srcdoc="([^"]*)"', shown.data["text/html"])
    assert frame
    assert unescape(frame[1]).startswith("<!doctype html>")
    assert list(tmp_path.iterdir()) == []


def test_a_browser_is_found_where_programs_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / printing.ON_WINDOWS[1]
    program.parent.mkdir(parents=True)
    program.write_text("")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path / "empty"))
    monkeypatch.setenv("PROGRAMFILES", str(tmp_path))
    monkeypatch.delenv(printing.NAMED, raising=False)
    assert Path(printing.browser()) == program


@pytest.mark.skipif(os.name != "posix", reason="the browser is a script of the shell")
@pytest.mark.parametrize("script", ["exit 1", "exit 0"])
def test_a_browser_that_fails_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, script: str) -> None:
    program, goal = tmp_path / "browser", tmp_path / "there" / "sheet.pdf"
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o755)
    monkeypatch.setenv(printing.NAMED, str(program))
    goal.parent.mkdir()
    goal.write_text("old")
    with pytest.raises(TutorError, match="The browser “browser” did not make the PDF"):
        worksheet(count=1, makers=PLAIN).save(goal)
    assert goal.read_text() == "old"
    assert [path.name for path in goal.parent.iterdir()] == ["sheet.pdf"]
