"""Search for the rules, terms and lessons of a game by words in any language."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from undaunted_nb.core.registry import systems
from undaunted_nb.core.text import Text
from undaunted_nb.i18n import LANGUAGES, say

from . import glossary
from .lesson import GAMES, lessons

TERM, RULE, LESSON = "term", "rule", "lesson"
MOST = 8
"""The maximum number of results of each kind."""
WHOLE, PREFIX, FORM = 3, 2, 1
"""The scores of a match: the whole word, its beginning, or another form with the same beginning."""
WORDS = 8
"""The maximum number of words in a query."""
STEM = 5
"""The minimum length of a word that also finds words with other endings."""


class Found(NamedTuple):
    """A result: its kind and its id."""

    kind: str
    id: str


class Index(NamedTuple):
    """The sorted words of a game in all languages, each with its results and their weights."""

    words: tuple[str, ...]
    places: dict[str, dict[Found, int]]


def search(query: str, game: str, most: int = MOST) -> list[Found]:
    """Return the results that match every word of ``query``, the best first.

    There are at most ``most`` of each kind.
    """
    index = _index(game)
    wanted = list(dict.fromkeys(glossary.fold(word) for word in glossary.WORD.findall(query)))[:WORDS]
    if not wanted:
        return []
    scores = [_scores(index, word) for word in wanted]
    both = set(scores[0]).intersection(*scores[1:])
    ranked = sorted(both, key=lambda it: (-sum(score[it] for score in scores), it))
    counted: Counter[str] = Counter()
    found = []
    for it in ranked:
        counted[it.kind] += 1
        if counted[it.kind] <= most:
            found.append(it)
    return found


def _scores(index: Index, word: str) -> dict[Found, int]:
    """Return the results for one word of a query, each with its best score."""
    best: dict[Found, int] = {}
    for stem in (word[: len(word) - cut] for cut in range(min(3, max(0, len(word) - STEM + 1)) + 1)):
        for i in range(bisect_left(index.words, stem), len(index.words)):
            other = index.words[i]
            if not other.startswith(stem):
                break
            if stem != word and len(other) > len(word) + 2:
                continue
            fit = WHOLE if other == word else PREFIX if stem == word else FORM
            for it, weight in index.places[other].items():
                best[it] = max(best.get(it, 0), fit * weight)
    return best


@lru_cache(maxsize=8)
def _index(game: str) -> Index:
    places: dict[str, dict[Found, int]] = {}

    def add(it: Found, weight: int, texts: Iterable[str]) -> None:
        for text in texts:
            for word in glossary.WORD.findall(text):
                held = places.setdefault(glossary.fold(word), {})
                held[it] = max(held.get(it, 0), weight)

    for term in glossary.terms(game):
        it = Found(TERM, term.id)
        add(it, 9, map(term.title, LANGUAGES))
        add(it, 2, map(term.text, LANGUAGES))
    system = next(one for one in systems() if any(book.game == game for book in one.rulebooks()))
    for rule in system.rules(game).values():
        it = Found(RULE, rule.id)
        add(it, 7, (say(Text(rule.key), language) for language in LANGUAGES))
        add(it, 1, (say(Text(f"{rule.key}.text"), language) for language in LANGUAGES))
    for lesson in lessons(game) if game in GAMES else ():
        add(Found(LESSON, lesson.id), 8, map(lesson.said_title, LANGUAGES))
    return Index(tuple(sorted(places)), places)
