"""Search for the rules, terms and lessons of a game by words in any language."""

from __future__ import annotations

import re
import tomllib
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources
from math import log
from typing import Any

from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import KNOWN, has, language_of, say
from undaunted_nb.kit import games
from undaunted_nb.kit.registry import systems

from ..format.lesson import has_course, lessons
from ..format.words import pattern_of
from . import glossary

FILE = "search.toml"
TERM, RULE, LESSON, PAGE = "term", "rule", "lesson", "page"
"""The kinds of results. Only the documentation has pages."""
MOST = 8
"""The maximum number of results of each kind."""
LONGEST = 200
"""The maximum number of letters of a query that are read."""
WORDS = 12
"""The maximum number of words in a query."""
WHOLE, FORM, SAME, PREFIX, TYPO = 1.0, 0.85, 0.8, 0.7, 0.6
"""How well a word of a query fits: the very word, another form of it, one that means the same, a beginning, or all but one letter."""
TITLES = {TERM: 1.35, RULE: 1.0, LESSON: 0.95, PAGE: 0.9}
"""How much a title weighs. Somebody who types a term first wants to know what it means."""
LATER = 0.97
"""How much less a rule's title weighs than that of the rule before it. The first rules of a chapter are the general ones."""
TEXT = 0.25
"""How much a text weighs."""
CLOSE = 0.8
"""The share of the words of a query and of a title that must fit, so that the two count as the same."""
EXACT = 1.2
"""How much more such a title weighs."""
WEAK = 0.2
"""The share of the best score that a result needs."""
LONG = 5
"""The minimum length of a word that is also found with a typing error."""


@dataclass(frozen=True, slots=True)
class Result:
    """A result: its kind and its id."""

    kind: str
    id: str


@dataclass(frozen=True, slots=True)
class Phrase:
    """A title or a text: what it belongs to, and the weight of all its words."""

    result: Result
    title: bool
    weight: float


@dataclass(frozen=True, slots=True)
class Index:
    """The words of a game in one language.

    ``places`` are the phrases with each word, ``forms`` the words with each stem, ``same`` the stems that mean the same as each, and
    ``rare`` is the weight of each word.
    """

    language: str
    phrases: tuple[Phrase, ...]
    places: Mapping[str, tuple[int, ...]]
    forms: Mapping[str, tuple[str, ...]]
    same: Mapping[str, frozenset[str]]
    rare: Mapping[str, float]
    results: int

    def weight(self, words: Iterable[str]) -> float:
        """Return the weight of words that are one word for a query. The fewer results have any of them, the greater."""
        matches = {self.phrases[place].result for word in words for place in self.places[word]}
        return log(1 + self.results / max(1, len(matches)))


def search(query: str, game: str, most: int = MOST) -> list[Result]:
    """Return the results for the words of ``query``, the best first.

    A rare word weighs more than a common one, and a title more than a text. A word is also found in its other forms, by its beginning,
    by a word that means the same, and with one wrong letter. There are at most ``most`` results of each kind.
    """
    words = list(dict.fromkeys(_words(query[:LONGEST])))[:WORDS]
    scores: dict[Result, float] = {}
    for index, fits in _fits(indexes(game), words):
        for result, score in _scores(index, fits).items():
            scores[result] = max(scores.get(result, 0), score)
    enough = WEAK * max(scores.values(), default=0)
    counted: Counter[str] = Counter()
    best = []
    for result in sorted((key for key in scores if scores[key] >= enough), key=lambda key: (-scores[key], key.kind, key.id)):
        counted[result.kind] += 1
        if counted[result.kind] <= most:
            best.append(result)
    return best


def _fits(indexes: Iterable[Index], words: list[str]) -> list[tuple[Index, list[dict[str, float]]]]:
    """Return for each language what fits each word of a query, and how well.

    Only a word that no language has is taken for one with a typing error, unless the right one would say nothing ("hwich").
    """
    all_fits = [(index, [_fit(index, word) for word in words]) for index in indexes]
    for i, word in enumerate(words):
        if len(word) >= LONG and not any(fits[i] for _, fits in all_fits) and not any(_similar_words(word, stop())):
            for index, fits in all_fits:
                fits[i] = _fit_mistyped(index, word)
    return all_fits


def _fit(index: Index, word: str) -> dict[str, float]:
    stem = stem_word(word, index.language)
    fits = {other: SAME for synonym in index.same.get(stem, ()) for other in index.forms.get(synonym, ())}
    fits |= {other: FORM + (WHOLE - FORM) * _alike(word, other) for other in index.forms.get(stem, ())}
    return fits or {other: PREFIX for other in index.places if other.startswith(word)}


def _fit_mistyped(index: Index, word: str) -> dict[str, float]:
    similar = set(_similar_words(word, index.places))
    for other in _similar_words(stem_word(word, index.language), {*index.forms, *index.same}):
        similar.update(*(index.forms.get(form, ()) for form in (other, *index.same.get(other, ()))))
    return {other: TYPO * (FORM + (WHOLE - FORM) * _alike(word, other)) for other in similar}


def _similar_words(word: str, others: Iterable[str]) -> Iterator[str]:
    """Return the words with one letter other than in a word. Only those with its beginning or its end can be, which is quick to see."""
    half = max(1, (len(word) - 2) // 2)
    beginning, end = word[:half], word[-half:]
    return (other for other in others if (other.startswith(beginning) or other.endswith(end)) and _one_off(word, other))


def _alike(word: str, other: str) -> float:
    """Return which share of two words their beginnings and their ends have in common."""
    least, most = sorted((len(word), len(other)))
    first = next((i for i in range(least) if word[i] != other[i]), least)
    last = next((i for i in range(least - first) if word[-1 - i] != other[-1 - i]), least - first)
    return (first + last) / most


def _one_off(word: str, other: str) -> bool:
    """Return whether one letter was left out, added or changed, or two neighbors changed places."""
    short, long = sorted((word, other), key=len)
    if len(long) - len(short) > 1:
        return False
    i = next((i for i, (first, two) in enumerate(zip(short, long, strict=False)) if first != two), len(short))
    if len(short) < len(long):
        return short[i:] == long[i + 1 :]
    return short[i + 1 :] == long[i + 1 :] or (short[i : i + 2] == long[i : i + 2][::-1] and short[i + 2 :] == long[i + 2 :])


def _scores(index: Index, fits: list[dict[str, float]]) -> dict[Result, float]:
    """Return the results in one language, each with the score of its best title and of its text."""
    weights = [index.weight(fit_words) for fit_words in fits]
    got: dict[int, float] = defaultdict(float)
    matches: dict[int, set[str]] = defaultdict(set)
    for fit_words, weight in zip(fits, weights, strict=True):
        best: dict[int, float] = {}
        for word, fit in fit_words.items():
            for place in index.places[word]:
                best[place] = max(best.get(place, 0), fit * weight)
                matches[place].add(word)
        for place, score in best.items():
            got[place] += score
    titles: dict[Result, float] = {}
    texts: dict[Result, float] = {}
    for place, score in got.items():
        phrase = index.phrases[place]
        result = phrase.result
        part = score / sum(weights)
        if not phrase.title:
            texts[result] = TEXT * part * score
            continue
        share = sum(index.rare[word] for word in matches[place]) / phrase.weight
        closeness = EXACT if min(part, share) > CLOSE else 0.4 + 0.6 * share
        titles[result] = max(titles.get(result, 0), title_weight(result) * closeness * part * score)
    return {key: titles.get(key, 0) + texts.get(key, 0) for key in titles | texts}


def title_weight(result: Result) -> float:
    """Return how much a title of a result weighs."""
    return TITLES[result.kind] * (LATER ** int(result.id.rpartition(".")[2]) if result.kind == RULE else 1)


@lru_cache(maxsize=8)
def indexes(game: str) -> tuple[Index, ...]:
    """Return the words of a game in each language."""
    return tuple(index_of(_texts(game, language), language, game) for language in KNOWN)


def index_of(texts: Iterable[tuple[Result, bool, str]], language: str, game: str = "") -> Index:
    """Return the words of texts: the result of each, whether it is a title, and the text itself."""
    read = [(result, title, set(_words(text))) for result, title, text in texts]
    results = len({result for result, _, _ in read})
    places: dict[str, list[int]] = defaultdict(list)
    forms: dict[str, set[str]] = defaultdict(set)
    having: dict[str, set[Result]] = defaultdict(set)
    for i, (result, _, words) in enumerate(read):
        for word in words:
            stem = stem_word(word, language)
            places[word].append(i)
            forms[stem].add(word)
            having[stem].add(result)
    rare = {word: log(1 + results / len(having[stem])) for stem, words in forms.items() for word in words}
    return Index(
        language,
        phrases=tuple(Phrase(result, title, sum(rare[word] for word in words)) for result, title, words in read),
        places={word: tuple(numbers) for word, numbers in places.items()},
        forms={stem: tuple(words) for stem, words in forms.items()},
        same=_same(game, language),
        rare=rare,
        results=results,
    )


def _texts(game: str, language: str) -> Iterator[tuple[Result, bool, str]]:
    """Yield each text of a language that is searched: its result, and whether it is a title.

    Words that people type for a result are one more title.
    """
    for result, title, text in _results(game, language):
        yield result, True, title
        yield result, False, text
        yield from ((result, True, typed) for typed in typed_for(result.id, language))


def _results(game: str, language: str) -> Iterator[tuple[Result, str, str]]:
    for term in glossary.terms(game):
        if language_of(f"term-{term.id}", language) == language:
            yield Result(TERM, term.id), term.title(language), term.text(language)
    system = next(candidate for candidate in systems() if any(book.game == game for book in candidate.rulebooks()))
    for rule in system.rules(game).values():
        if language_of(rule.key, language) != language:
            continue
        parts = [f"{rule.key}.{part}" for part in ("text", "silent") if has(f"{rule.key}.{part}", language)]
        yield Result(RULE, rule.id), say(Text(rule.key), language), " ".join(say(Text(part), language) for part in parts)
    for lesson in lessons(game) if has_course(game) else ():
        if pattern_of(lesson.title, language)[0] == language:
            yield Result(LESSON, lesson.id), lesson.said_title(language), ""


@cache
def data() -> Mapping[str, Any]:
    """Return what the search knows about the words of all games (``search.toml``)."""
    return tomllib.loads(resources.files(__package__).joinpath(FILE).read_text(encoding="utf-8"))


@cache
def of_games() -> Mapping[str, Mapping[str, Any]]:
    """Return what the search knows about the words of each game system, from the ``search.toml`` in its folder."""
    files = {name: games.files(name).joinpath(FILE) for name in games.packages()}
    return {name: tomllib.loads(file.read_text(encoding="utf-8")) for name, file in files.items() if file.is_file()}


def typed_for(name: str, language: str) -> list[str]:
    """Return what people type for a rule, a term or a lesson."""
    line = next((known["also"][name].get(language, "") for known in of_games().values() if name in known["also"]), "")
    return [text.strip() for text in line.split(";") if text]


@cache
def stop() -> frozenset[str]:
    """Return the words of all languages that say nothing about the answer."""
    return frozenset(glossary.fold(word) for text in data()["stop"].values() for word in glossary.WORD.findall(text))


def _words(text: str) -> list[str]:
    """Return the folded words of a text that say something, or all if none does."""
    words = [glossary.fold(word) for word in glossary.WORD.findall(text)]
    return [word for word in words if word not in stop()] or words


def _same(game: str, language: str) -> dict[str, frozenset[str]]:
    groups: dict[str, frozenset[str]] = {}
    for entry in (*data()["same"], *of_games().get(games.system_of(game), {"same": ()})["same"]):
        if game in entry.get("games", (game,)):
            group = frozenset(stem_word(glossary.fold(word), language) for word in glossary.WORD.findall(entry.get(language, "")))
            for stem in group:
                groups[stem] = groups.get(stem, frozenset()) | group - {stem}
    return groups


@cache
def endings(language: str) -> list[tuple[re.Pattern[str], str]]:
    """Return what removes the endings of a folded word, in turn: expressions, and what to put in place of their finds."""
    pairs = [(glossary.fold(ending), glossary.fold(instead)) for ending, instead in data()["endings"].get(language, ())]
    return [(re.compile(rf"^(.{{3,}}?)(?:{ending})$"), rf"\1{instead}") for ending, instead in pairs]


@lru_cache(maxsize=20_000)
def stem_word(word: str, language: str) -> str:
    """Return a folded word without its endings, and with one letter for a double one. Only ``ss`` stays, because one ``s`` is an ending."""
    word = re.sub(r"([^\W\ds])\1", r"\1", word)
    for ending, instead in endings(language):
        word = ending.sub(instead, word)
    return word
