"""The search of the site finds what the search of the table finds, and each of its results is somewhere on the site."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

import undaunted_nb as un
from tests.docs.pages import Site
from tests.project.paths import ROOT
from undaunted_nb.i18n import LANGUAGES
from undaunted_nb.lessons.reference import docs
from undaunted_nb.lessons.reference.search import indexes, search

un._give_words()
TYPED = [line.split("\t") for line in (ROOT / "tests/lessons/searches.tsv").read_text("utf-8").splitlines() if line[0] != "#"]
ODD = ["", "a", "п", "  ,. ", "xyzzyabc", "в о и " * 30, "__proto__", "constructor"]
FIND = """
const found = %s.map(([game, query]) => find(query, searchWords.games[game], searchWords));
console.log(JSON.stringify(found.map((results) => results.map(([[kind, id]]) => [kind, id]))));
"""


def read(file: Path) -> Any:
    """Return the data of a script."""
    text = file.read_text(encoding="utf-8")
    return json.loads(text[text.index("=") + 1 : text.rindex(";")])


def in_page(site: Site, asked: list[tuple[str, str]]) -> list[list[list[str]]]:
    """Return what the page finds for queries about a game."""
    node = shutil.which("node")
    if not node:
        pytest.skip("Node.js is not here; test_search.py searches in a browser")
    scripts = [(site.folder / "_static" / name).read_text(encoding="utf-8") for name in ("searchwords.js", "search.js")]
    code = "\n".join([*scripts, FIND % json.dumps(asked)])
    done = subprocess.run([node], input=code, capture_output=True, text=True, check=True, encoding="utf-8")
    found: list[list[list[str]]] = json.loads(done.stdout)
    return found


def test_page_finds_what_the_table_finds(site: Site) -> None:
    asked = [(game, query) for _, game, query, _ in TYPED] + [(game, query) for game in docs.games() for query in ODD]
    found = in_page(site, asked)
    assert {language for language, *_ in TYPED} == set(LANGUAGES)
    for (game, query), results in zip(asked, found, strict=True):
        wanted = [[result.kind, result.id] for result in search(query, game)]
        # For a single letter many results have scores that differ only by how they were added up.
        assert (results if len(query) > 1 else results[:1]) == (wanted if len(query) > 1 else wanted[:1]), (game, query)
    for (*_, right), results in zip(TYPED, found, strict=False):
        assert results[0][1] in right.split()


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_result_is_a_place_on_the_site(site: Site, language: str) -> None:
    folder = docs.folder(language)
    data = read(site.folder / folder / "_static/searchpages.js")
    for game in docs.games():
        wanted = {f"{phrase.result.kind} {phrase.result.id}" for index in indexes(game) for phrase in index.phrases}
        assert wanted <= data["shown"][game].keys()
    assert len(data["shown"]["page"]) > 20
    assert {" ".join(result[:2]) for result in data["index"]["results"]} == data["shown"]["page"].keys()
    for results in data["shown"].values():
        for title, address, chapter, _ in results.values():
            assert title
            assert chapter
            name, _, place = address.partition("#")
            assert place in site.page(folder + name.removesuffix(".html")).ids, address
