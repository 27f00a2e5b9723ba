"""The data of the search in the documentation: the indexes of the table's search, and what a result shows.

A page that was opened as a file cannot read other files, but it can load scripts. So the data are scripts.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from docutils import nodes
from rulepages import anchor, named, numbered, words
from sphinx.application import Sphinx

from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import KNOWN, say
from undaunted_nb.lessons.format.lesson import courses, lessons
from undaunted_nb.lessons.reference import docs, glossary, search
from undaunted_nb.lessons.reference.search import LESSON, PAGE, RULE, TERM, Index, Result

GENERATED = ("rules/", "glossary/", "lessons/", "differences/")
"""The folders of pages whose parts the table's search knows."""
DIGITS = 12
"""The digits of a weight."""
EXCERPT = 160
"""The maximum number of letters of a text below a result."""
NUMBERS = {
    "most": search.MOST,
    "longest": search.LONGEST,
    "words": search.WORDS,
    "whole": search.WHOLE,
    "form": search.FORM,
    "same": search.SAME,
    "prefix": search.PREFIX,
    "typo": search.TYPO,
    "text": search.TEXT,
    "close": search.CLOSE,
    "exact": search.EXACT,
    "weak": search.WEAK,
    "long": search.LONG,
}


def shared() -> dict[str, Any]:
    """Return what all languages of the site share: what the search knows about words, and the indexes of the games."""
    return {
        "numbers": NUMBERS,
        "stop": sorted(search.stop()),
        "endings": {language: endings(language) for language in KNOWN},
        "games": {game: [packed(index) for index in search.indexes(game)] for game in docs.games()},
    }


def endings(language: str) -> list[list[str]]:
    """Return what removes the endings of a word, as expressions of a page."""
    return [[ending.pattern, instead.replace("\\1", "$1")] for ending, instead in search.endings(language)]


def packed(index: Index) -> dict[str, Any]:
    """Return an index as the page reads it."""
    results = list(dict.fromkeys(phrase.result for phrase in index.phrases))
    numbers = {it: i for i, it in enumerate(results)}
    return {
        "language": index.language,
        "results": [[it.kind, it.id, round(search.title_weight(it), DIGITS)] for it in results],
        "phrases": [[numbers[phrase.result], int(phrase.title), round(phrase.weight, DIGITS)] for phrase in index.phrases],
        "stems": {
            stem: [round(index.rare[forms[0]], DIGITS), {word: index.places[word] for word in sorted(forms)}]
            for stem, forms in sorted(index.forms.items())
        },
        "same": {stem: sorted(others) for stem, others in sorted(index.same.items())},
    }


def shown(game: str, language: str) -> Iterator[tuple[Result, list[str]]]:
    """Yield what a page shows of each result of a game: its title, its address, the name of its chapter, and its text."""
    said = words(language)
    for term in glossary.terms(game):
        yield Result(TERM, term.id), [term.title(language), f"glossary/{game}.html#term-{term.id}", said["glossary"], term.text(language)]
    for chapter, rules in docs.chapters(game).items():
        for rule in rules:
            place = f"rules/{game}/{chapter}.html#{rule.key}"
            title, text = say(Text(rule.key), language), say(Text(f"{rule.key}.text"), language)
            yield Result(RULE, rule.id), [title, place, say(Text(f"place-{chapter}"), language), text]
    for lesson in lessons(game) if game in courses() else ():
        title = said["lesson"] % (numbered(lesson), lesson.said_title(language))
        yield Result(LESSON, lesson.id), [title, f"lessons/{game}.html#{anchor(lesson)}", said["lessons"], ""]


def pages(app: Sphinx) -> Iterator[tuple[Result, list[str]]]:
    """Yield what a page shows of the sections of all pages whose parts are no results of a game."""
    for name in sorted(app.env.all_docs):
        if name.startswith(GENERATED):
            continue
        whole = app.env.titles[name].astext()
        for section in app.env.get_doctree(name).findall(nodes.section):
            title = section.next_node(nodes.title)
            own = [part for part in section.children if not isinstance(part, (nodes.section, nodes.title, nodes.raw))]
            text = " ".join(part.astext() for part in own)
            if title is not None and section["ids"]:
                yield Result(PAGE, f"{name}.html#{section['ids'][0]}"), [title.astext(), f"{name}.html#{section['ids'][0]}", whole, text]


def script(name: str, value: Any) -> str:
    """Return a script that gives the data a name."""
    return f"const {name} = {json.dumps(value, ensure_ascii=False, separators=(',', ':'))};\n"


def write_shared(site: Path) -> None:
    """Write the data that all languages share."""
    (site / "_static/searchwords.js").write_text(script("searchWords", shared()), encoding="utf-8")


def write_pages(app: Sphinx, failed: Exception | None) -> None:
    """Write the data of a language: the index of its own pages, and what is shown of the results."""
    if failed:
        return
    language = app.config.language[:2]
    found = list(pages(app))
    index = search.index_of(((it, title, text) for it, said in found for title, text in ((True, said[0]), (False, said[3]))), language)
    games = {game: named(game, language) for game in docs.games()}
    results = {game: {f"{it.kind} {it.id}": excerpt(said) for it, said in shown(game, language)} for game in games}
    results[PAGE] = {f"{it.kind} {it.id}": excerpt(said) for it, said in found}
    said = words(language)
    names = games | {PAGE: said["other-pages"]}
    data: Mapping[str, Any] = {"names": names, "index": packed(index), "shown": results, "none": said["search-none"]}
    (Path(app.outdir) / "_static/searchpages.js").write_text(script("searchPages", data), encoding="utf-8")


def excerpt(said: list[str]) -> list[str]:
    """Return what is shown with its text cut at a word."""
    *first, text = said
    flat = " ".join(text.split())
    return [*first, flat if len(flat) <= EXCERPT else f"{flat[:EXCERPT].rpartition(' ')[0]} …"]


def without_own_search(app: Sphinx) -> None:
    """Leave out the index of Sphinx, which finds a page only by all of the words."""
    app.builder.search = False


def setup(app: Sphinx) -> dict[str, bool]:
    """Register the search."""
    app.connect("builder-inited", without_own_search)
    app.connect("build-finished", write_pages)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
