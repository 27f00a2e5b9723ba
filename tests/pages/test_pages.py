"""The pages without code: what their address opens, what a visitor reads there, and that visitors share nothing."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

import undaunted_nb as un
from undaunted_nb import i18n
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import LANGUAGES, say
from undaunted_nb.jupyter import pages
from undaunted_nb.lessons.format.lesson import courses
from undaunted_nb.lessons.progress import user_data as places
from undaunted_nb.widgets.home.home import PANES, find_progress_line
from undaunted_nb.widgets.home.home_table import HomeTable

VOILA = {"SERVER_SOFTWARE": "voila/0.5.13", "VOILA_PREHEAT": "False"}
NOTEBOOK_WORDS = re.compile(
    r"\bcells?\b|notebook|kernel|Jupyter|Python|\bun\.\w+\(|\bpip install|Shift|блокнот|зошит|комірк|ячейк|ядр[оа]\b", re.IGNORECASE
)
HOSTILE = (
    "lesson=../../etc/passwd", "lesson=/etc/passwd.toml", "scenario=/etc/passwd.toml", "scenario=a.toml", "position=un2.AAAA.00000000",
    "position=%00%00", "lang=xx", "game=chess", "game=../..", "progress=up1.AAAA.00000000", "dice=99", "dice=-1", "dice=1e9", "dice=²",
    "dice=" + "9" * 5000, "defense=<script>alert(1)</script>", "lesson=3&scenario=normandy/hills", "a=1&" * 5000, "%", "&&&==", "lesson=",
)  # fmt: skip


@pytest.fixture
def visit(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Callable[[str, str], Any]]:
    """Open a page as a visitor with a query."""
    for name, value in VOILA.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    language = i18n.current()

    def opens(page: str, query: str = "") -> Any:
        places._visit.cache_clear()
        monkeypatch.setenv("QUERY_STRING", query)
        return un.page(page)

    yield opens
    places._visit.cache_clear()
    i18n.set_language(language)


def title(it: Any) -> str:
    return str(it.home["title"] if it.home else it.head["title"])


@pytest.mark.parametrize(
    ("page", "query", "shown"),
    [
        ("home", "", "Learn by playing"),
        ("home", "lang=uk", "Вчіться граючи"),
        ("home", "lesson=3", "Lesson 3 · How hard is the shot?"),
        ("course", "game=memoir44", "Learn by playing"),
        ("table", "", "La Raye"),
        ("table", "lang=ru", "Ла-Ре"),
        ("table", "scenario=memoir44/pegasus-bridge", "Pegasus Bridge"),
        (
            "table",
            "position=" + un.new_game("normandy/hills", seed=1).line(),
            un.table(un.new_game("normandy/hills"), resume=False).head["title"],
        ),
    ],
)
def test_an_address_chooses_what_opens(visit: Callable[[str, str], Any], page: str, query: str, shown: str) -> None:
    it = visit(page, query)
    assert isinstance(it, HomeTable)
    assert title(it).startswith(shown[:5]) if "ru" in query else title(it) == shown
    if "game=" in query:
        assert it.home["course"]["title"].startswith("Memoir")


def test_numbers_in_the_address_reach_the_odds_and_the_projector(visit: Callable[[str, str], Any]) -> None:
    explorer = visit("odds", "dice=3&defense=9")
    assert explorer.settings == {"dice": 3, "base": 9, "cover": 0, "range": 0}
    assert explorer.view["answer"]["big"] == i18n.percent(un.odds(3, 9).probability)
    explorer.set(dice=1)
    assert explorer.view["answer"]["big"] == i18n.percent(un.odds(1, 9).probability)
    assert visit("odds", "cover=3&what=attack").settings["cover"] == 3
    total = visit("odds", "defense=9&dice=4&what=losses&hand=5")
    assert (total.what, total.settings["defense"], total.settings["dice"], total.settings["hand"]) == ("losses", 9, 4, 5)
    symbols = visit("odds", "game=memoir44&dice=3&target=armor")
    assert symbols.view["answer"]["big"] == i18n.percent(un.odds(3, "armor").probability)
    assert visit("projector", "dice=3&defense=9").shown == (5, 8, 5)


@pytest.mark.parametrize("page", pages.PAGES)
@pytest.mark.parametrize("query", HOSTILE, ids=range(len(HOSTILE)))
def test_a_strangers_address_never_breaks_a_page_or_opens_a_file(visit: Callable[[str, str], Any], page: str, query: str) -> None:
    it = visit(page, query)
    told = json.dumps(it.get_state(), default=str) if isinstance(it, HomeTable) else "".join(str(w.get_state()) for w in _all(it))
    assert "root:" not in told
    assert "<script" not in told
    assert "Traceback" not in told


def _all(it: Any) -> Iterator[Any]:
    yield it
    for child in getattr(it, "children", ()):
        yield from _all(child)


def test_a_bad_address_says_what_is_wrong(visit: Callable[[str, str], Any]) -> None:
    assert "“nowhere”" in visit("home", "lesson=nowhere").home["trouble"]
    assert "what must be" in visit("odds", "what=chess").children[0].value
    told = visit("odds", "dice=99").children[0].value
    assert "from 1 to 10" in told
    assert "99" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_of_a_notebook_appear_on_the_pages(visit: Callable[[str, str], Any], language: str) -> None:
    it = visit("home", f"lang={language}")
    for pane in [*PANES, "course"]:
        it.press("home", f"pane:{pane}")
        said = json.dumps([it.home, it.words], ensure_ascii=False)
        assert NOTEBOOK_WORDS.findall(said) == [], pane
    for query in ("", "lesson=3"):
        table = visit("table", f"lang={language}&{query}")
        said = json.dumps([getattr(table, name) for name in ("head", "words", "coach", "why", "log")], ensure_ascii=False)
        assert NOTEBOOK_WORDS.findall(said) == []
    data = it._repr_mimebundle_()[0]
    assert "text/html" not in data
    for game in courses():
        explorer = visit("odds", f"lang={language}&game={game}")
        for option in explorer.view["what"]["options"]:
            explorer.set(what=option["id"])
            said = json.dumps({name: it for name, it in explorer.view.items() if name != "code-word"}, ensure_ascii=False)
            assert NOTEBOOK_WORDS.findall(said) == []
            assert explorer.view["lang"] == language
    assert "text/html" not in explorer._repr_mimebundle_()[0]


def test_elsewhere_the_words_are_those_of_a_notebook() -> None:
    it = un.home()
    assert NOTEBOOK_WORDS.search(json.dumps(it.words) + str(it._saved_html()))
    assert "build:normandy" in json.dumps(it.home)
    it.press("home", "pane:carry")
    assert it.home["pane"] is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_of_the_site_has_no_words_of_a_cell_and_leads_to_the_notebooks(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "notebooks" not in un.home().home
    monkeypatch.setenv(places.FIRST_PAGE, "1")
    it = un.home(language)
    assert NOTEBOOK_WORDS.findall(json.dumps(it.words, ensure_ascii=False)) == []
    assert it.home["notebooks"] == {"label": say(Text("home-notebooks"), language), "url": "index.html?path=00-start-here.ipynb"}
    it.press("home", "pane:teachers")
    for item in it.home["pane"]["items"]:
        assert item["href"] == ("index.html?path=" if item["file"].endswith(".ipynb") else "files/") + item["file"]
    bundle = it._repr_mimebundle_()
    assert bundle
    assert "text/html" not in bundle[0]


def test_a_visitor_cannot_write_files(visit: Callable[[str, str], Any]) -> None:
    it = visit("home", "")
    it.press("home", "pane:teachers")
    assert it.home["pane"] is None
    it.press("home", "build:normandy")
    it._on_message(it, {"kind": "build", "target": "save", "value": "mine", "revision": it.revision}, [])
    assert it.build["trouble"]
    assert not Path("mine.toml").exists()


def test_progress_is_carried_away_and_back(visit: Callable[[str, str], Any]) -> None:
    it = visit("home", "")
    lesson = un.lessons("normandy")[0]
    for exercise in lesson.exercises:
        it._home.progress.done(lesson.id, exercise.id, lesson.fingerprint)
    it.press("home", "pane:carry")
    link, line = (field["text"] for field in it.home["pane"]["fields"])
    assert find_progress_line(f"https://example.org/voila/render/home.ipynb?lang=uk&{link}") == line
    again = visit("home", "")
    assert again.home["games"][0]["text"].startswith("0")
    again.press("open", line)
    assert again.home["games"][0]["text"].startswith("1")
    assert visit("home", link).home["games"][0]["text"].startswith("1")
    both = visit("home", f"{link}&lesson=2")
    assert both.head["title"].startswith("Lesson 2")
    assert both._home.progress.state(lesson.id)
    assert "checksum" in visit("home", quote(link[:-1], safe="=")).home["trouble"]


PLAY = """
import sys, undaunted_nb as un
from undaunted_nb.lessons.progress.user_data import home
table = un.page("table")
found = table.game.ply, len(un.Progress.open().lesson_rows())
table.press("tap", "card:" + table.mine["hand"][0]["id"])
un.Progress.open().done("normandy/moving", "step", fingerprint="1")
un.set_language("uk")
table.press("language", "uk")
print(*found, table.game.ply, home(), home().is_dir())
"""


def test_visitors_of_one_server_share_nothing_and_leave_nothing(tmp_path: Path) -> None:
    account = tmp_path / "account"
    env = os.environ | VOILA | {"UNDAUNTED_NB_HOME": str(account), "TMPDIR": str(tmp_path)}
    told = [
        subprocess.run([sys.executable, "-c", PLAY], env=env, capture_output=True, text=True, check=True).stdout.split() for _ in range(2)
    ]
    for before, rows, after, _, there in told:
        assert (before, rows, there) == ("1", "0", "True")
        assert int(after) > 1
    assert told[0][3] != told[1][3]
    assert not account.exists()
    assert list(tmp_path.iterdir()) == []


def test_the_folder_of_a_killed_kernel_is_removed_by_the_next_one(visit: Callable[[str, str], Any], tmp_path: Path) -> None:
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    left, alive = tmp_path / f"{places.VISIT}{ended.pid}-abc", tmp_path / f"{places.VISIT}{os.getppid()}-abc"
    for folder in (left, alive, tmp_path / f"{places.VISIT}x"):
        folder.mkdir()
    visit("projector", "")
    places.home()
    assert not left.exists()
    assert alive.exists()


def test_the_notebooks_are_tiny_and_valid(tmp_path: Path) -> None:
    import nbformat

    pages.write(tmp_path)
    assert {path.stem for path in tmp_path.iterdir()} == set(pages.PAGES)
    for path in tmp_path.iterdir():
        assert path.stat().st_size < 1000
        notebook = nbformat.read(path, as_version=4)
        nbformat.validate(notebook)
        assert [cell.source for cell in notebook.cells] == [f'import undaunted_nb as un\n\nun.page("{path.stem}")']


def test_an_unknown_page_lists_the_pages() -> None:
    with pytest.raises(un.TutorError, match="projector"):
        un.page("admin")


def test_the_command_writes_the_pages(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "undaunted_nb.cli", "pages", "--folder", str(tmp_path / "made")], check=True)
    assert (tmp_path / "made" / "home.ipynb").is_file()
