"""Search and glossary: rules, terms and lessons, by words of any language."""

from __future__ import annotations

from itertools import pairwise

import pytest

import undaunted_nb as un
from undaunted_nb.core.errors import TutorError
from undaunted_nb.core.registry import systems
from undaunted_nb.core.text import Text
from undaunted_nb.i18n import LANGUAGES, has, say
from undaunted_nb.lessons import glossary
from undaunted_nb.lessons.search import LESSON, RULE, TERM, Found, search

un._give_words()
GAMES = ("memoir44", "normandy", "north-africa")
every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_game
def test_every_rule_term_and_lesson_is_found_by_its_title_in_any_language(game: str) -> None:
    system = next(one for one in systems() if any(book.game == game for book in one.rulebooks()))
    titles = {Found(RULE, rule.id): Text(rule.key) for rule in system.rules(game).values()}
    titles |= {Found(TERM, term.id): Text(f"term-{term.id}") for term in glossary.terms(game)}
    for found, title in titles.items():
        for language in LANGUAGES:
            assert found in search(say(title, language), game, most=20), (found, language)


@pytest.mark.parametrize(
    ("query", "game", "first"),
    [
        ("suppressed", "normandy", Found(TERM, "suppressed")),
        ("SUPPRESSED", "normandy", Found(TERM, "suppressed")),
        ("придушеного", "normandy", Found(TERM, "suppressed")),
        ("подавленный", "normandy", Found(TERM, "suppressed")),
        ("retreat", "memoir44", Found(TERM, "retreat")),
        ("обьект", "north-africa", None),
        ("об'єкт", "north-africa", Found(TERM, "structure")),
        ("обєкт", "north-africa", Found(TERM, "structure")),
        ("moving", "normandy", Found(LESSON, "normandy/moving")),
        ("xyzzy", "normandy", None),
        ("  ,. ", "normandy", None),
    ],
)
def test_words_find_the_best_result_first(query: str, game: str, first: Found | None) -> None:
    assert next(iter(search(query, game)), None) == first


def test_every_word_must_be_found() -> None:
    assert {Found(RULE, "un.defence.2")} <= set(search("cover tile", "normandy"))
    assert not search("cover xyzzy", "normandy")


@every_game
def test_any_query_is_answered(game: str) -> None:
    for query in ("a", "an attack", "п", "переміститися на сусідній квадрат", "x" * 200, "в о и " * 30):
        assert len(search(query, game)) == len(set(search(query, game))), query


@every_language
@every_game
def test_a_glossary_has_words_for_every_term(game: str, language: str) -> None:
    found = un.glossary(game, language)
    system = next(one for one in systems() if any(book.game == game for book in one.rulebooks()))
    assert len(found.terms) >= 18
    for term in found.terms:
        assert has(f"term-{term.id}", language)
        assert term.title(language) in repr(found)
        assert term.text(language) in repr(found)
        assert term.rule in system.rules(game)
    assert found._repr_markdown_().count("**") == 2 * len(found.terms)
    assert list(found.to_dataframe()["term"]) == [term.title(language) for term in found.terms]
    assert sum(len(term.text("en").split()) for term in found.terms) / len(found.terms) < 30


def test_a_game_without_a_glossary_is_refused() -> None:
    with pytest.raises(TutorError, match=r"“chess”. Games with a glossary: memoir44, normandy, north-africa\."):
        un.glossary("chess")


@pytest.mark.parametrize(
    ("text", "game", "language", "wanted"),
    [
        ("Put the card into your supply, not your Deck.", "normandy", "en", ["supply", "deck"]),
        ("Two hexes away is a hill, and one hex is a town.", "memoir44", "en", ["hex"]),
        ("Покладіть карту в резерв, а не в колоду.", "normandy", "uk", ["supply", "deck"]),
        ("Приказы отрядам на левом фланге.", "memoir44", "ru", ["order", "unit"]),
        ("Take ground after a close assault.", "memoir44", "en", ["take-ground", "close-assault"]),
        ("Nothing here.", "normandy", "en", []),
    ],
)
def test_terms_are_found_in_a_text_in_their_forms(text: str, game: str, language: str, wanted: list[str]) -> None:
    found = glossary.terms_in(text, game, language)
    assert [name for _, _, name in found] == wanted
    assert all(one[1] <= other[0] for one, other in pairwise(found))
