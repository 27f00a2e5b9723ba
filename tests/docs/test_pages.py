"""The pages of the site hold the whole catalogs, and every address in them leads somewhere on the site."""

from __future__ import annotations

import tomllib
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

import undaunted_nb as un
from tests.browser import chromium
from tests.docs.pages import Site
from tests.project.no_skips import lacking
from tests.project.paths import ROOT
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import LANGUAGES, say
from undaunted_nb.kit import registry
from undaunted_nb.lessons.format.lesson import ANY_GAME, courses, lessons, teaching
from undaunted_nb.lessons.reference import docs, sources

un._give_words()
BOUND = 60_000_000
"""The size of the site in bytes that must not be reached."""
LOADED = 2_500_000
"""The size of what a page of search results loads, in bytes, that must not be reached."""
SHOWN = {rule for game in courses() for lesson in lessons(game) for e in lesson.exercises if e.solution != ANY_GAME for rule in e.rules}
"""The rules that an exercise of any game shows, so that they have a board."""
BOARDS = tomllib.loads((ROOT / "binder/docs/boards.toml").read_text())
NO_BOARD = {
    "un.hopeless.5": "no scenario gives a goal to one side only",
    "na.hopeless.6": "no scenario gives a goal to one side only",
    "na.hopeless.7": "two sides that are hopeless at the same moment, with other goals than points",
    "na.neutralise.4": "a vehicle that changed hands and was hit by its own side",
    "m44.variant.13": "people who help",
}
"""The rules that have no board, and the reason."""


def flat(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", docs.games())
def test_every_rule_has_its_entry(site: Site, game: str, language: str) -> None:
    system = next(one for one in registry.systems() if any(book.game == game for book in one.rulebooks()))
    books, rules = system.rulebooks(), system.rules(game)
    assert len(rules) > 100
    for rule in rules.values():
        page = site.page(docs.folder(language) + docs.page(rule.id, game))
        entry = page.sections[rule.key]
        assert page.language[:2] == language
        told = [say(Text(rule.key), language), say(Text(f"{rule.key}.text"), language), rule.id]
        told += [place for _, places in sources.headings(sources.in_game(rule, game, books), language) for place in places]
        told += [say(Text(f"{rule.key}.silent"), language)] if rule.ruling and not rule.edition_difference else []
        told += [lesson.said_title(language) for lesson in teaching(game).get(rule.id, ())]
        assert [text for text in told if flat(text) not in entry.text] == [], rule.id
        assert bool(entry.pictures) == (rule.id in SHOWN or rule.id in BOARDS) == (rule.id not in NO_BOARD), rule.id
        assert all((page.path.parent / picture).is_file() for picture in entry.pictures)


def test_game_names_the_rule_on_each_of_its_boards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(ROOT / "binder/docs")
    from shown import shown

    boards = shown()
    assert boards.keys() == BOARDS.keys()
    assert not boards.keys() & (SHOWN | NO_BOARD.keys())
    for rule, board in boards.items():
        said, named = board.told()
        assert rule in named
        assert said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_and_term_has_its_entry(site: Site, language: str) -> None:
    for game in courses():
        page = site.page(f"{docs.folder(language)}lessons/{game}")
        for lesson in lessons(game):
            entry = page.sections[f"lesson-{lesson.id.partition('/')[2]}"]
            assert lesson.said_title(language) in entry.text
            assert f'un.lesson("{lesson.id}")' in entry.text
        terms = site.page(f"{docs.folder(language)}glossary/{game}").whole.text
        assert [term.id for term in un.glossary(game).terms if flat(term.text(language)) not in terms] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_a_section_leads_to_everything_in_it(site: Site, language: str) -> None:
    for game in docs.games():
        there = docs.folder(language)
        expected = {
            "rules": [f"{game}/{chapter}.html" for chapter in docs.chapters(game)],
            "lessons": [f"{game}.html#lesson-{lesson.id.partition('/')[2]}" for lesson in lessons(game)],
            "glossary": [f"{game}.html#term-{term.id}" for term in un.glossary(game).terms],
            "differences": [f"{game}.html"],
        }
        for section, places in expected.items():
            page = site.page(f"{there}{section}/index").whole
            assert {*places} <= {link.to for link in page.links}
    assert flat(un.editions("normandy", language=language).text) in site.page(f"{docs.folder(language)}differences/index").whole.text


def test_the_page_of_the_api_says_what_each_name_is_for(site: Site) -> None:
    told = site.page("api/index").whole.text
    assert [name for name in un.__all__ if name != "__version__" and f"un.{name} " not in told] == []


def test_every_public_name_is_in_the_api(site: Site) -> None:
    ids = {one for path, page in site.pages.items() if path.parent.name == "api" for one in page.ids}
    names = {one.rpartition(".")[2] for one in ids}
    assert set(un.__all__) - {"__version__"} <= names


def test_addresses_lead_somewhere_on_the_site(site: Site) -> None:
    broken, foreign = [], []
    for path, page in site.pages.items():
        for tag, to in page.whole.links:
            where = urlsplit(to)
            if where.scheme == "data":
                continue
            if where.scheme or where.netloc:
                foreign += [(path.name, to)] if tag != "a" else []
                continue
            there = (path.parent / unquote(where.path)).resolve() if where.path else path
            if not there.is_file() or (where.fragment and there in site.pages and unquote(where.fragment) not in site.pages[there].ids):
                broken.append((str(path.relative_to(site.folder)), to))
    assert broken == []
    assert foreign == [], "nothing is loaded from elsewhere"


def test_the_page_of_a_class_shows_its_screens_in_both_themes(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(ROOT / "binder/docs")
    import screens

    if not screens.can_take():
        lacking(chromium.ADVICE)
    page = site.page("classroom")
    expected = {f"{screens.FOLDER}/{name}-{theme}.webp" for name in screens.names_in(ROOT / "binder/docs/en") for theme in screens.THEMES}
    assert {*page.whole.pictures} == expected, "each of them is a file: the test of the addresses"
    assert {Path(name).stem.split("-")[-2] for name in expected} == {*screens.SIZES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_of_rules_links_to_itself_in_every_language(site: Site, language: str) -> None:
    for game in docs.games():
        for chapter in docs.chapters(game):
            page = site.page(f"{docs.folder(language)}rules/{game}/{chapter}")
            there = {(page.path.parent / link.to).resolve() for link in page.whole.links if link.tag == "a" and "#" not in link.to}
            assert {site.folder.resolve() / f"{docs.folder(other)}rules/{game}/{chapter}.html" for other in LANGUAGES} <= there


def test_words_of_made_pages_are_in_every_language() -> None:
    said = tomllib.loads((ROOT / "binder/docs/words.toml").read_text(encoding="utf-8"))
    assert set(said) == set(LANGUAGES)
    for language in LANGUAGES:
        assert {name: text.count("%s") for name, text in said[language].items()} == {n: text.count("%s") for n, text in said["en"].items()}


def test_site_is_light(site: Site) -> None:
    assert sum(file.stat().st_size for file in site.folder.rglob("*") if file.is_file()) < BOUND
    assert not list(site.folder.rglob("searchindex.js"))  # the site has the search of the table instead
    scripts = [*site.folder.glob("_static/search*.js"), *site.folder.glob("uk/_static/search*.js")]
    assert sum(file.stat().st_size for file in scripts) < LOADED
