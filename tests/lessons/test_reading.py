"""The pages to read: each has all of its game, in every language, and no id or markup for the reader."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

import undaunted_nb as un
from undaunted_nb.i18n import LANGUAGES
from undaunted_nb.kit import games
from undaunted_nb.lessons.reference import docs
from undaunted_nb.lessons.reference.glossary import terms
from undaunted_nb.lessons.reference.pages import FIGURES, PAGES, page

GAMES = tuple(games.systems())
ID = re.compile(r"\b(?:un|na|m44)\.[a-z]|place-|term-|home-game|editions-")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", PAGES)
def test_each_page_says_everything_in_words(name: str, game: str, language: str) -> None:
    shown = page(name, game, language)
    items = [item for part in shown["parts"] for item in part["items"]]
    assert len({item["id"] for item in items}) == len(items) > 15
    words = [shown["title"], *(part["label"] for part in shown["parts"])]
    for item in items:
        words += [item["label"], *([item["text"]] if "text" in item else [text for one in item["texts"] for text in one.values()])]
    assert all(words)
    assert [text for text in words if ID.search(str(text))] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_pages_are_whole(game: str) -> None:
    def ids(name: str) -> list[str]:
        return [item["id"] for part in page(name, game, "en")["parts"] for item in part["items"]]

    assert ids("rules") == [f"rule:{rule.id}" for rules in docs.chapters(game).values() for rule in rules]
    assert sorted(ids("glossary")) == sorted(f"term:{term.id}" for term in terms(game))
    assert ids("editions") == [it["id"] for it in un.editions(game).differences]
    letters = [part["label"] for part in page("glossary", game, "uk")["parts"]]
    assert len(set(letters)) == len(letters)


def test_home_reads_about_the_chosen_game_and_a_table_about_its_own() -> None:
    table = un.home()

    def send(kind: str, target: str) -> None:
        table._on_message(table, {"kind": kind, "target": target, "revision": table.revision}, [])

    for game, title in (("memoir44", "Memoir '44"), ("north-africa", "North Africa")):
        send("home", f"game:{game}")
        send("search", "rules:")
        assert table.found
        assert table.found["page"]["title"] == title
    send("home", "lesson:normandy/moving")
    send("search", "rules:")
    assert table.found
    assert table.found["page"]["title"] == "Normandy"
    send("search", "close:")
    assert table.found is None


def test_the_silhouettes_are_drawn_and_belong_to_chapters() -> None:
    symbols = (files("undaunted_nb.drawing") / "art" / "symbols.svg").read_text(encoding="utf-8")
    assert [name for name in FIGURES.values() if f'id="un-sil-{name}"' not in symbols] == []
    assert FIGURES.keys() <= {chapter.replace("-", ".", 1) for game in GAMES for chapter in docs.chapters(game)}
