"""Search and glossary: rules, terms and lessons, by words of any language."""

from __future__ import annotations

import time
from itertools import pairwise
from pathlib import Path

import pytest

import undaunted_nb as un
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import LANGUAGES, has, say
from undaunted_nb.kit import games
from undaunted_nb.kit.registry import systems
from undaunted_nb.lessons.format.lesson import lessons
from undaunted_nb.lessons.reference import glossary
from undaunted_nb.lessons.reference.search import LESSON, RULE, TERM, Result, data, of_games, search, stem_word

un._give_words()
GAMES = tuple(games.systems())
START = {"memoir44": "memoir44/pegasus-bridge", "normandy": "normandy/la-raye", "north-africa": "north-africa/airfield"}
every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)
TYPED = [line.split("\t") for line in Path(__file__).with_name("searches.tsv").read_text("utf-8").splitlines() if line[0] != "#"]
"""What people type: the language, the game, the query, and the right first results."""


@every_game
def test_every_rule_term_and_lesson_is_found_by_its_title_in_any_language(game: str) -> None:
    system = next(one for one in systems() if any(book.game == game for book in one.rulebooks()))
    titles = {Result(RULE, rule.id): Text(rule.key) for rule in system.rules(game).values()}
    titles |= {Result(TERM, term.id): Text(f"term-{term.id}") for term in glossary.terms(game)}
    for found, title in titles.items():
        for language in LANGUAGES:
            assert found in search(say(title, language), game, most=20), (found, language)


@pytest.mark.parametrize(
    ("query", "game", "first"),
    [
        ("suppressed", "normandy", Result(TERM, "suppressed")),
        ("SUPPRESSED", "normandy", Result(TERM, "suppressed")),
        ("придушеного", "normandy", Result(TERM, "suppressed")),
        ("подавленный", "normandy", Result(TERM, "suppressed")),
        ("retreat", "memoir44", Result(TERM, "retreat")),
        ("обьект", "north-africa", Result(TERM, "structure")),
        ("об'єкт", "north-africa", Result(TERM, "structure")),
        ("обєкт", "north-africa", Result(TERM, "structure")),
        ("moving", "normandy", Result(TERM, "move")),
        ("la raye", "normandy", Result(LESSON, "normandy/la-raye")),
        ("xyzzy", "normandy", None),
        ("  ,. ", "normandy", None),
    ],
)
def test_words_find_the_best_result_first(query: str, game: str, first: Result | None) -> None:
    assert next(iter(search(query, game)), None) == first


@pytest.mark.parametrize(("language", "game", "query", "wanted"), TYPED, ids=[f"{row[0]}-{row[1]}-{row[2]}" for row in TYPED])
def test_what_people_type_finds_the_right_result_first(language: str, game: str, query: str, wanted: str) -> None:
    assert search(query, game)[0].id in wanted.split(), (language, search(query, game))


@every_language
def test_each_language_has_as_many_queries(language: str) -> None:
    games = [row[1] for row in TYPED if row[0] == language]
    assert len(games) >= 120
    assert set(games) == set(GAMES)


def test_results_with_more_of_the_words_come_first_and_unknown_words_do_no_harm() -> None:
    found = search("cover hill", "normandy")
    assert found[0] == Result(RULE, "un.hill.1")
    assert Result(RULE, "un.hill.2") in found[1:]
    assert search("cover hill xyzzy", "normandy")[0] == found[0]
    assert search("the cover of a hill", "normandy") == found


@pytest.mark.parametrize(
    ("right", "wrong"), [("initiative", "inititaive"), ("artillery", "artilery"), ("ініціатива", "ініцатива"), ("инициатива", "иницаитива")]
)
def test_a_word_with_one_wrong_letter_is_found(right: str, wrong: str) -> None:
    for game in GAMES:
        assert search(wrong, game)[:1] == search(right, game)[:1]
    assert not search("xyzzyabc", "normandy")


def test_the_beginning_of_a_word_is_enough() -> None:
    assert search("bols", "normandy")[0] == search("bolster", "normandy")[0] == Result(TERM, "bolster")
    assert search("поповн", "normandy")[0] == Result(TERM, "bolster")
    assert Result(TERM, "initiative") in search("i", "normandy")  # alone, a word that says nothing is a beginning


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("en", "suppress suppressed suppressing suppression"),
        ("en", "supply supplies"),
        ("uk", "придушити придушений придушення придушують"),
        ("uk", "фішка фішки фішок фішками"),
        ("uk", "переміститися переміщення переміщує"),
        ("ru", "подавить подавленный подавление подавляет"),
        ("ru", "фишка фишки фишек фишками"),
        ("ru", "переместить перемещение переместился"),
    ],
)
def test_forms_of_a_word_have_one_stem(language: str, forms: str) -> None:
    assert len({stem_word(glossary.fold(word), language) for word in forms.split()}) == 1


@every_game
def test_a_search_is_quick(game: str) -> None:
    search("cover", game)  # makes the index
    for query in ("how do I win", "supressed unitz mooving aroundd", "скількі карт бірати на початок", "a", "xyzzyabc"):
        times = []
        for _ in range(5):
            start = time.perf_counter()
            search(query, game)
            times.append(time.perf_counter() - start)
        assert min(times) < 0.1, query


def test_what_the_search_knows_is_about_things_that_exist() -> None:
    known = {term.id for game in GAMES for term in glossary.terms(game)} | {lesson.id for game in GAMES for lesson in lessons(game)}
    known |= {rule for system in systems() for rule in system.rules()}
    also = {name: words for found in of_games().values() for name, words in found["also"].items()}
    assert also
    assert set(also) <= known
    assert {name for row in TYPED for name in row[3].split()} <= known
    for entry in [*data()["same"], *(entry for found in of_games().values() for entry in found["same"]), *also.values()]:
        assert set(entry) - {"games"} == set(LANGUAGES)
        assert set(entry.get("games", GAMES)) <= set(GAMES)


@every_language
@every_game
def test_the_table_shows_the_right_result_first(game: str, language: str) -> None:
    table = un.table(un.new_game(START[game], seed=1), language=language, side="", resume=False)
    for _, _, query, wanted in [row for row in TYPED if row[:2] == [language, game]]:
        table._on_message(table, {"kind": "search", "target": query, "revision": table.revision}, [])
        first = table.found["order"][0]
        assert table.found[first][0]["id"] in wanted.split(), query
        assert str(table.found[first][0]["label"])


@every_game
def test_any_query_is_answered(game: str) -> None:
    for query in ("a", "an attack", "п", "переміститися на сусідній квадрат", "x" * 200, "в о и " * 30):
        assert len(search(query, game)) == len(set(search(query, game))), query


@every_language
@every_game
def test_a_glossary_has_words_for_every_term(game: str, language: str) -> None:
    found = un.glossary(game, language=language)
    system = next(one for one in systems() if any(book.game == game for book in one.rulebooks()))
    assert len(found.terms) >= 18
    for term in found.terms:
        assert has(f"term-{term.id}", language)
        assert term.title(language) in str(found)
        assert term.text(language) in str(found)
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
        ("Play Pincer Move and order a unit.", "memoir44", "en", ["order", "unit"]),
        ("You command the Long Range Desert Group (LRDG).", "north-africa", "en", []),
        ("Soldiers sit in the Scout Car and the Supply Truck of Scout A.", "north-africa", "en", []),
        ("Scout 7A with the Scout, then take a card from your supply.", "north-africa", "en", ["scout", "supply"]),
        ("Choose Move, and move the unit.", "memoir44", "en", ["m44-move", "unit"]),
        ("Nothing here.", "normandy", "en", []),
    ],
)
def test_terms_are_found_in_a_text_in_their_forms(text: str, game: str, language: str, wanted: list[str]) -> None:
    found = glossary.terms_in(text, game, language)
    assert [name for _, _, name in found] == wanted
    assert all(one[1] <= other[0] for one, other in pairwise(found))
