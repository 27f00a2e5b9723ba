"""Pages and slides for pupils: they need no network, and nobody sees an answer before a click or a key, or ever."""

from __future__ import annotations

import re
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import unquote
from xml.etree import ElementTree as ET

import nbformat
import pytest
from click.testing import CliRunner

import undaunted_nb as un
from tests.browser.chromium import launched
from tests.project.paths import ROOT
from undaunted_nb.cli.commands import cli
from undaunted_nb.engine.errors import FileError, TutorError
from undaunted_nb.i18n import LANGUAGES
from undaunted_nb.lessons.course import overview
from undaunted_nb.teaching.classroom.handouts import find_notebook
from undaunted_nb.teaching.classroom.lesson_cards import NAMES

un._give_words()
NOTEBOOKS = ROOT / "notebooks"
SECRETS = {"02-two-dice": ("51/100", "51%"), "05-when-is-a-unit-gone": ("13.7",), "12-is-this-scenario-fair": ("58.0%", "48.2%")}
"""Numbers that a notebook hides."""
EVERY = pytest.mark.parametrize("name", SECRETS)
ADDRESS = re.compile(r"""(?:src|href)=["'](?!["']|#)|url\((?!["']?(?:data:|#))|https?:(?!//www\.w3\.org)""")


def words(page: str) -> str:
    """Return what a page holds without its pictures."""
    return re.sub(r"<style.*?</style>|<script.*?</script>|<img[^>]*>|<[^>]+>", " ", page, flags=re.DOTALL)


@EVERY
@pytest.mark.parametrize("slides", [False, True])
def test_answers_are_folded_or_left_out(name: str, slides: bool, tmp_path: Path) -> None:
    page = un.handout(name, tmp_path / "a.html", slides=slides).read_text(encoding="utf-8")
    without = un.handout(name, tmp_path / "b.html", slides=slides, answers=False).read_text(encoding="utf-8")
    assert page.count("<details") == page.count("</details>") > 3
    assert "<details" not in without
    folded = page
    while "<details" in folded:
        folded = re.sub(r"<details\b(?:(?!<details\b).)*?</details>", "", folded, flags=re.DOTALL)
    for secret in SECRETS[name]:
        assert secret in words(page)
        assert secret not in words(folded)
        assert secret not in words(without)
    for text in (page, without):
        assert not ADDRESS.search(re.sub(r'"data:[^"]*"', '""', text)), "a picture in an address can load nothing"
        assert ".ipynb" not in text
        assert "⛶" not in text, "the page has no such button"
        assert ("un.odds" in words(text)) >= (not slides and name != "12-is-this-scenario-fair"), "slides have no code"


@pytest.mark.parametrize("slides", [False, True])
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_a_lesson_without_answers_has_nothing_for_the_teacher(language: str, name: str, slides: bool, tmp_path: Path) -> None:
    card = un.lesson_card(name, language=language)
    pages = [
        un.handout(name, tmp_path / "a.html", slides=slides, answers=answers, language=language).read_text(encoding="utf-8")
        for answers in (True, False)
    ]
    secret = [*card.key.keys.values(), *(escape(step.say) for step in card.steps if step.say)]
    assert not [text for text in secret if text in pages[1]]
    assert all(text in pages[0] for text in card.key.keys.values()) is not slides
    assert card.title in pages[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_notebook_of_the_project_is_found(language: str, tmp_path: Path) -> None:
    for name in overview.teachers():
        expected = NOTEBOOKS / f"teacher/{language}/{name}.ipynb"
        assert find_notebook(name, language) == find_notebook(int(name[:2]), language) == find_notebook(name[:2], language) == expected
    for name in overview.ready_lessons():
        file = un.handout(name, tmp_path / f"{name}.html", slides=True, language=language)
        page = file.read_text(encoding="utf-8")
        assert f'<html lang="{language}">' in page
        assert un.lesson_card(name, language=language).title in page
        said = [step.say for step in un.lesson_card(name, language=language).steps if step.say]
        assert not [text for text in said if text in page], "what the teacher says is not on the slides"
        key = un.lesson_card(name, language=language).key.keys
        assert not [letters for letters in key.values() if letters in words(page)]


def notebook(path: Path, *cells: Any, run: bool = True) -> Path:
    made = nbformat.v4.new_notebook(cells=list(cells))
    for cell in made.cells:
        if run and cell.cell_type == "code":
            cell.execution_count = 1
    nbformat.write(made, path)
    return path


def test_an_own_notebook_with_all_kinds_of_outputs(tmp_path: Path) -> None:
    chart = un.odds_table([1, 2]).chart()
    data = [
        {"text/plain": "<b>plain</b>"},
        {"text/html": "<p>an output</p>", "text/plain": "not this"},
        {"image/png": "iVBORw0KGgo=\n", "text/plain": "a <picture>"},
        dict(chart._repr_mimebundle_()),
    ]
    outputs = [nbformat.v4.new_output("display_data", data=one) for one in data]
    outputs += [nbformat.v4.new_output("stream", name=name, text=name) for name in ("stdout", "stderr")]
    cells = [
        nbformat.v4.new_markdown_cell("# My <lesson>\n\n[beside](other.ipynb) [whole](#here)"),
        nbformat.v4.new_code_cell("1", outputs=outputs),
    ]
    page = un.handout(notebook(tmp_path / "own.ipynb", *cells), tmp_path / "own.html").read_text(encoding="utf-8")
    assert "<title>My &lt;lesson&gt;</title>" in page
    for part in (
        "&lt;b&gt;plain",
        "<p>an output</p>",
        'src="data:image/png;base64,iVBORw0KGgo="',
        'src="data:image/svg+xml,',
        "<pre>stdout",
    ):
        assert part in page
    for part in ("not this", "stderr", "other.ipynb", "vega"):
        assert part not in page


def test_a_board_does_not_say_what_to_press(tmp_path: Path) -> None:
    source = (NOTEBOOKS / "teacher/en/02-two-dice.ipynb").read_text(encoding="utf-8")
    assert source.count("then press Shift + Enter") == source.count("%3Cg opacity='.7'%3E") == 1
    page = un.handout(2, tmp_path / "a.html", answers=False).read_text(encoding="utf-8")
    assert "8/10 = 80%" in page, "the question and its options stay"
    assert "German Machine Gunners B, base defense 4." in page, "so does the description of the board"
    for gone in ("click here", "picture.", "Enter", "opacity='.7'"):
        assert gone not in unquote(page)
    board = unquote(page[page.rindex("class='un'") :])
    assert board.startswith("class='un' width='628' height='344' viewBox='0 0 628 344'")
    ET.fromstring("<svg " + board[: board.index("</svg>") + 6])  # noqa: S314  (our own)


@pytest.mark.slow(reason="runs a notebook in a kernel")
def test_a_notebook_that_has_not_run_runs(tmp_path: Path) -> None:
    file = notebook(tmp_path / "new.ipynb", nbformat.v4.new_code_cell("print(6 * 7)"), run=False)
    assert "<pre>42" in un.handout(file, tmp_path / "new.html").read_text(encoding="utf-8")
    broken = notebook(tmp_path / "broken.ipynb", nbformat.v4.new_code_cell("1 / 0"), run=False)
    with pytest.raises(TutorError, match=r"broken\.ipynb.*ZeroDivisionError"):
        un.handout(broken, tmp_path / "broken.html")
    assert not (tmp_path / "broken.html").exists()


def test_what_is_not_there_is_one_clear_error(tmp_path: Path) -> None:
    with pytest.raises(TutorError, match=r"Unknown notebook '99'.*02-two-dice"):
        un.handout(99, tmp_path / "a.html")
    (tmp_path / "no.ipynb").write_text("{}", encoding="utf-8")
    with pytest.raises(FileError, match="not a notebook"):
        un.handout(tmp_path / "no.ipynb", tmp_path / "a.html")
    with pytest.raises(TutorError, match=r"\.html"):
        un.handout(2, tmp_path / "a.pdf")


def test_the_command_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    first, again, forced = (CliRunner().invoke(cli, ["handout", "2", "--slides", *more]) for more in ([], [], ["--force", "--no-answers"]))
    assert (first.exit_code, again.exit_code, forced.exit_code) == (0, 1, 0)
    assert isinstance(again.exception, FileError)
    assert "<details" not in (tmp_path / "02-two-dice-slides.html").read_text(encoding="utf-8")


# ---------------------------------------------------------------- in a browser

VISIBLE = "() => document.body.innerText"
LETTERS = """() => [...document.querySelectorAll('section:not([hidden]) :is(p, li, h1, h2, td, th, summary)')]
  .filter((one) => one.offsetParent && !one.matches('.keys')).map((one) => parseFloat(getComputedStyle(one).fontSize))"""


@pytest.fixture
def offline(tmp_path: Path) -> Any:
    with launched() as browser:
        context = browser.new_context(offline=True, viewport={"width": 1920, "height": 1080})
        page = context.new_page()
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url) if not request.url.startswith(("file:", "data:")) else None)
        page.on("console", lambda message: asked.append(message.text))
        yield page
        assert asked == [], "neither a request nor an error"


@pytest.mark.browser
@EVERY
def test_a_page_without_the_network_hides_its_answers(name: str, tmp_path: Path, offline: Any) -> None:
    offline.goto(un.handout(name, tmp_path / "a.html").as_uri())
    shown = offline.evaluate(VISIBLE)
    assert "Guess" in shown
    assert not [secret for secret in SECRETS[name] if secret in shown]
    offline.emulate_media(media="print")
    assert not [secret for secret in SECRETS[name] if secret in offline.evaluate(VISIBLE)], "nor on paper"
    offline.locator("details > summary").evaluate_all("all => all.forEach((one) => one.click())")
    assert all(secret in offline.evaluate(VISIBLE) for secret in SECRETS[name])


@pytest.mark.browser
@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_show_the_question_before_the_answer(language: str, tmp_path: Path, offline: Any) -> None:
    offline.goto(un.handout(2, tmp_path / "a.html", slides=True, language=language).as_uri())
    seen, number = [], ""
    for key in ["ArrowRight", " ", "PageDown"] * 20:
        text = offline.evaluate(VISIBLE)
        if offline.evaluate("location.hash") != number:
            number = offline.evaluate("location.hash")
            assert "51/100" not in text, "a slide begins without its answers"
        seen.append(text)
        offline.keyboard.press(key)
    slides = offline.locator("section").count()
    assert offline.evaluate("location.hash") == f"#{slides}"
    assert any("51/100" in text for text in seen)
    for size in ((1920, 1080, 36), (1366, 768, 24)):
        offline.set_viewport_size({"width": size[0], "height": size[1]})
        for n in range(1, slides + 1):
            offline.goto(f"{offline.url.partition('#')[0]}#{n}")
            offline.reload()
            assert min(offline.evaluate(LETTERS)) >= size[2], n
            assert offline.evaluate("document.documentElement.scrollWidth <= innerWidth")
    offline.keyboard.press("Home")
    before = offline.evaluate(VISIBLE)
    offline.keyboard.press("ArrowRight")
    offline.keyboard.press("ArrowLeft")
    assert offline.evaluate(VISIBLE) == before
