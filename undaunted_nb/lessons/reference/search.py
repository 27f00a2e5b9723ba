"""Search for the rules, terms and lessons of a game by words in any language."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from importlib import resources
from math import log
from typing import Any, NamedTuple

from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import LANGUAGES, has, say
from undaunted_nb.kit.registry import systems

from ..format.lesson import GAMES, lessons
from . import glossary

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


class Found(NamedTuple):
    """A result: its kind and its id."""

    kind: str
    id: str


class Phrase(NamedTuple):
    """A title or a text: what it belongs to, and the weight of all its words."""

    of: Found
    title: bool
    weight: float


class Index(NamedTuple):
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
        found = {self.phrases[place].of for word in words for place in self.places[word]}
        return log(1 + self.results / max(1, len(found)))


def search(query: str, game: str, most: int = MOST) -> list[Found]:
    """Return the results for the words of ``query``, the best first.

    A rare word weighs more than a common one, and a title more than a text. A word is also found in its other forms, by its beginning,
    by a word that means the same, and with one wrong letter. There are at most ``most`` results of each kind.
    """
    words = list(dict.fromkeys(_words(query[:LONGEST])))[:WORDS]
    scores: dict[Found, float] = {}
    for index, fits in _fits(indexes(game), words):
        for it, score in _scores(index, fits).items():
            scores[it] = max(scores.get(it, 0), score)
    enough = WEAK * max(scores.values(), default=0)
    counted: Counter[str] = Counter()
    found = []
    for it in sorted((it for it in scores if scores[it] >= enough), key=lambda it: (-scores[it], it)):
        counted[it.kind] += 1
        if counted[it.kind] <= most:
            found.append(it)
    return found


def _fits(indexes: Iterable[Index], words: list[str]) -> list[tuple[Index, list[dict[str, float]]]]:
    """Return for each language what fits each word of a query, and how well.

    Only a word that no language has is taken for one with a typing error, unless the right one would say nothing ("hwich").
    """
    found = [(index, [_fit(index, word) for word in words]) for index in indexes]
    for i, word in enumerate(words):
        if len(word) >= LONG and not any(fits[i] for _, fits in found) and not any(_near(word, stop())):
            for index, fits in found:
                fits[i] = _mistyped(index, word)
    return found


def _fit(index: Index, word: str) -> dict[str, float]:
    stem = stemmed(word, index.language)
    fits = {other: SAME for one in index.same.get(stem, ()) for other in index.forms.get(one, ())}
    fits |= {other: FORM + (WHOLE - FORM) * _alike(word, other) for other in index.forms.get(stem, ())}
    return fits or {other: PREFIX for other in index.places if other.startswith(word)}


def _mistyped(index: Index, word: str) -> dict[str, float]:
    near = set(_near(word, index.places))
    for other in _near(stemmed(word, index.language), {*index.forms, *index.same}):
        near.update(*(index.forms.get(one, ()) for one in (other, *index.same.get(other, ()))))
    return {other: TYPO * (FORM + (WHOLE - FORM) * _alike(word, other)) for other in near}


def _near(word: str, others: Iterable[str]) -> Iterator[str]:
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
    i = next((i for i, (one, two) in enumerate(zip(short, long, strict=False)) if one != two), len(short))
    if len(short) < len(long):
        return short[i:] == long[i + 1 :]
    return short[i + 1 :] == long[i + 1 :] or (short[i : i + 2] == long[i : i + 2][::-1] and short[i + 2 :] == long[i + 2 :])


def _scores(index: Index, fits: list[dict[str, float]]) -> dict[Found, float]:
    """Return the results in one language, each with the score of its best title and of its text."""
    weights = [index.weight(one) for one in fits]
    got: dict[int, float] = defaultdict(float)
    matched: dict[int, set[str]] = defaultdict(set)
    for one, weight in zip(fits, weights, strict=True):
        best: dict[int, float] = {}
        for word, fit in one.items():
            for place in index.places[word]:
                best[place] = max(best.get(place, 0), fit * weight)
                matched[place].add(word)
        for place, score in best.items():
            got[place] += score
    titles: dict[Found, float] = {}
    texts: dict[Found, float] = {}
    for place, score in got.items():
        of, title, whole = index.phrases[place]
        part = score / sum(weights)
        if not title:
            texts[of] = TEXT * part * score
            continue
        share = sum(index.rare[word] for word in matched[place]) / whole
        closeness = EXACT if min(part, share) > CLOSE else 0.4 + 0.6 * share
        titles[of] = max(titles.get(of, 0), title_weight(of) * closeness * part * score)
    return {of: titles.get(of, 0) + texts.get(of, 0) for of in titles | texts}


def title_weight(it: Found) -> float:
    """Return how much a title of a result weighs."""
    return TITLES[it.kind] * (LATER ** int(it.id.rpartition(".")[2]) if it.kind == RULE else 1)


@lru_cache(maxsize=8)
def indexes(game: str) -> tuple[Index, ...]:
    """Return the words of a game in each language."""
    return tuple(index_of(_texts(game, language), language, game) for language in LANGUAGES)


def index_of(texts: Iterable[tuple[Found, bool, str]], language: str, game: str = "") -> Index:
    """Return the words of texts: the result of each, whether it is a title, and the text itself."""
    read = [(it, title, set(_words(text))) for it, title, text in texts]
    results = len({it for it, _, _ in read})
    places: dict[str, list[int]] = defaultdict(list)
    forms: dict[str, set[str]] = defaultdict(set)
    having: dict[str, set[Found]] = defaultdict(set)
    for i, (it, _, words) in enumerate(read):
        for word in words:
            stem = stemmed(word, language)
            places[word].append(i)
            forms[stem].add(word)
            having[stem].add(it)
    rare = {word: log(1 + results / len(having[stem])) for stem, words in forms.items() for word in words}
    return Index(
        language,
        phrases=tuple(Phrase(it, title, sum(rare[word] for word in words)) for it, title, words in read),
        places={word: tuple(at) for word, at in places.items()},
        forms={stem: tuple(words) for stem, words in forms.items()},
        same=_same(game, language),
        rare=rare,
        results=results,
    )


def _texts(game: str, language: str) -> Iterator[tuple[Found, bool, str]]:
    """Yield each text that is searched: its result, and whether it is a title. Words that people type for a result are one more title."""
    for it, title, text in _results(game, language):
        yield it, True, title
        yield it, False, text
        yield from ((it, True, typed) for typed in typed_for(it.id, language))


def _results(game: str, language: str) -> Iterator[tuple[Found, str, str]]:
    for term in glossary.terms(game):
        yield Found(TERM, term.id), term.title(language), term.text(language)
    system = next(one for one in systems() if any(book.game == game for book in one.rulebooks()))
    for rule in system.rules(game).values():
        parts = [f"{rule.key}.{part}" for part in ("text", "silent") if has(f"{rule.key}.{part}", language)]
        yield Found(RULE, rule.id), say(Text(rule.key), language), " ".join(say(Text(part), language) for part in parts)
    for lesson in lessons(game) if game in GAMES else ():
        yield Found(LESSON, lesson.id), lesson.said_title(language), ""


@cache
def data() -> Mapping[str, Any]:
    """Return what the search knows about words (``search.toml``)."""
    import tomllib

    return tomllib.loads(resources.files(__package__).joinpath("search.toml").read_text(encoding="utf-8"))


def typed_for(name: str, language: str) -> list[str]:
    """Return what people type for a rule, a term or a lesson."""
    said = data()["also"].get(name, {}).get(language, "")
    return [text.strip() for text in said.split(";") if text]


@cache
def stop() -> frozenset[str]:
    """Return the words of all languages that say nothing about the answer."""
    return frozenset(glossary.fold(word) for text in data()["stop"].values() for word in glossary.WORD.findall(text))


def _words(text: str) -> list[str]:
    """Return the folded words of a text that say something, or all if none does."""
    words = [glossary.fold(word) for word in glossary.WORD.findall(text)]
    return [word for word in words if word not in stop()] or words


def _same(game: str, language: str) -> dict[str, frozenset[str]]:
    found: dict[str, frozenset[str]] = {}
    for entry in data()["same"]:
        if game in entry.get("games", (game,)):
            group = frozenset(stemmed(glossary.fold(word), language) for word in glossary.WORD.findall(entry[language]))
            for stem in group:
                found[stem] = found.get(stem, frozenset()) | group - {stem}
    return found


@cache
def endings(language: str) -> list[tuple[re.Pattern[str], str]]:
    """Return what removes the endings of a folded word, in turn: expressions, and what to put in place of their finds."""
    pairs = [(glossary.fold(ending), glossary.fold(instead)) for ending, instead in data()["endings"][language]]
    return [(re.compile(rf"^(.{{3,}}?)(?:{ending})$"), rf"\1{instead}") for ending, instead in pairs]


@lru_cache(maxsize=20_000)
def stemmed(word: str, language: str) -> str:
    """Return a folded word without its endings, and with one letter for a double one. Only ``ss`` stays, because one ``s`` is an ending."""
    word = re.sub(r"([^\W\ds])\1", r"\1", word)
    for ending, instead in endings(language):
        word = ending.sub(instead, word)
    return word
