"""A folder of scenarios as cards: what a person sees, and hears with a screen reader."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

import undaunted_nb as un
from undaunted_nb.engine.errors import FileError, TutorError
from undaunted_nb.games.memoir44.files import scenario as memoir
from undaunted_nb.games.undaunted.files import scenario as undaunted
from undaunted_nb.i18n import LANGUAGES
from undaunted_nb.testing.basis import find_raw_keys

BALANCE = """\
[scenarios.shots]
player = "planner-quick"
games = 50
wins = { allies = 30, axis = 20 }
endings = {}
rounds = [4, 14]
first = []
"""


class _Page(HTMLParser):
    """The elements of a page, and its text."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[str] = []
        self.headings: list[tuple[str, str]] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.texts.append(data)
        if self.tags and re.fullmatch("h[1-6]", self.tags[-1][0]):
            self.headings.append((self.tags[-1][0], data))


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """Return a folder with two scenarios, a faulty one, and files of other kinds."""
    (tmp_path / "shots.toml").write_text(memoir.text_of("memoir44/first-shots"), "utf-8")
    hills = undaunted.text_of("normandy/hills")
    (tmp_path / "hills.toml").write_text(re.sub("title = .*", 'title = "<b>Hills</b> & { $x }"', hills), "utf-8")
    (tmp_path / "wrong.toml").write_text(hills.replace("columns", '"<i>rowss</i>"', 1), "utf-8")
    (tmp_path / "lesson.toml").write_text('format = "undaunted-nb lesson 1"\n', "utf-8")
    (tmp_path / "pyproject.toml").write_text("[project]\n", "utf-8")
    (tmp_path / "balance.toml").write_text(BALANCE, "utf-8")
    (tmp_path / "notes.txt").write_text("not a scenario", "utf-8")
    return tmp_path


def test_a_folder_in_text(pack: Path) -> None:
    lines = repr(un.gallery(pack, language="en")).splitlines()
    assert lines == [
        f"Scenarios in {pack}: 3", "  <b>Hills</b> & { $x } (hills.toml)", "  First Shots (shots.toml)", "  wrong.toml (wrong.toml)",
    ]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards(pack: Path, language: str) -> None:
    html = un.gallery(str(pack), language=language)._repr_html_()
    page = _Page(html)
    assert [level for level, _ in page.headings] == ["h2", "h3", "h3", "h3"]
    assert ("h3", "<b>Hills</b> & { $x }") in page.headings, "a title is text"
    pictures = [attributes for tag, attributes in page.tags if tag == "img"]
    assert len(pictures) == 2
    assert all(len(str(picture["alt"])) > 100 and str(picture["src"]).startswith("data:image/svg+xml") for picture in pictures)
    assert not {"b", "script"} & {tag for tag, attributes in page.tags if tag != "b" or attributes}
    assert not [*find_raw_keys(page.texts)]
    text = " ".join(page.texts)
    assert {"4", "14", "50"} <= set(re.findall(r"\d+", text)), "the length of a game, and how many were played"
    assert re.search(r"60[ \u00a0]?%", text)
    assert re.search(r"40[ \u00a0]?%", text)
    assert f"un.simulate('{pack / 'hills.toml'}')" in text, "what is not measured can be"
    assert f"un.new_game('{pack / 'shots.toml'}')" in text
    assert "<i>rowss</i>" in text
    assert "<i>" not in html


def test_a_faulty_file_says_what_is_wrong_and_where(pack: Path) -> None:
    (card,) = [card for card in un.gallery(pack, language="en").cards if card.start is None]
    assert [fault.place for fault in card.faults if "Unknown field" in str(fault.text)]
    assert re.search(r"line \d+", card.faults[-1].place)


def test_figures_that_cannot_be_used_are_left_out(pack: Path) -> None:
    for text in ("[", "scenarios = 3\n", "[scenarios.shots]\nplayer = 1\n", "[scenarios]\nshots = []\n"):
        (pack / "balance.toml").write_text(text, "utf-8")
        assert [card.figure for card in un.gallery(pack).cards] == [None, None, None]


def test_a_page_of_its_own_fits_a_phone(pack: Path, tmp_path: Path) -> None:
    page = un.gallery(pack, language="uk").to_html(str(tmp_path / "page.html"))
    assert (tmp_path / "page.html").read_text("utf-8") == page
    assert 'lang="uk"' in page
    assert "width=device-width" in page
    assert "minmax(min(100%,17rem),1fr)" in page


def test_what_is_no_pack(tmp_path: Path) -> None:
    assert str(tmp_path) in repr(un.gallery(tmp_path, language="en"))
    with pytest.raises(FileError, match="There is no folder"), un.language("en"):
        un.gallery(tmp_path / "no")
    with pytest.raises(TutorError):
        un.gallery(tmp_path, language="xx")


def test_a_folder_is_listed_as_the_gallery_shows_it(pack: Path) -> None:
    shown = [(str(card.path), str(card.title)) for card in un.gallery(pack, language="en").cards if card.start]
    listed = un.scenarios(pack)
    assert [(info["name"], info["title"]) for info in listed] == shown
    assert shown
    assert all(un.new_game(info["name"], seed=1).position.setup.sides == tuple(info["sides"]) for info in listed)
    with pytest.raises(TutorError, match="no"):
        un.scenarios(pack / "no")
