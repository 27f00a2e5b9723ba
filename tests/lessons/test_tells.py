"""Whether the options of a question tell which one is right to a learner who only looks at them. ``pytest -s`` prints the figures."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from math import comb
from statistics import mean
from typing import NamedTuple

import pytest

from tests.games.questions import OF, asked, made, said
from tests.sampling import NIGHTLY, sample
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import LANGUAGES
from undaunted_nb.kit.question import Option, Question
from undaunted_nb.probability.goodness_of_fit import exceeds

DRAWS = 300
RATIO = 0.8, 1.25
"""The limits of the length of the right option, as a share of the mean length of the others."""
LEAST = 0.01
"""The chance of a deviation below which it is no accident."""
FEW = 5
"""The expected count below which questions with so many options are not compared."""
WORDY = 4
"""The words from which an option that ends with a full stop is a sentence."""
TELLS = {
    "only": {"en": r"\bonly\b", "uk": r"\b(лише|тільки|єдин\w+)\b", "ru": r"\b(только|лишь|единственн\w+)\b"},
    "number": dict.fromkeys(LANGUAGES, r"\d"),
    "hedge": {
        "en": r"\b(usually|often|sometimes|in general|such as|as a rule|most)\b",
        "uk": r"\b(зазвичай|часто|інколи|наприклад|як правило|здебільшого)\b",
        "ru": r"\b(обычно|часто|иногда|например|как правило|большей частью)\b",
    },
}  # fmt: skip
"""Words that make a statement look more careful than the others."""

SENTENCES = frozenset(
    {
        *(f"m44.{name}" for name in (
            "ambush", "card", "claim", "draw", "fact", "fall", "may-clear", "may-dig", "may-move", "may-retreat", "may-strike", "overrun",
            "sight", "substitute", "take", "then", "wins",
        )),
        *(f"{edition}.{name}" for edition in ("un", "na") for name in (
            "best", "chosen", "claim", "control", "dice", "fact", "hopeless", "low", "next", "points", "suppress",
        )),
        "un.pinned",
        *(f"na.{name}" for name in ("ended", "enter", "escape", "gone", "pressed", "seat")),
    }
)  # fmt: skip
"""The kinds of questions whose options are sentences."""

SOME = sample(sorted(SENTENCES), 9)


class Figures(NamedTuple):
    """The figures of a kind of question in one language: the ratio of lengths, the chances of accidents, and the words that tell."""

    ratio: float
    rank: float
    place: float
    words: tuple[str, ...]

    @property
    def missed(self) -> frozenset[str]:
        """The targets that these figures miss."""
        held = {
            "ratio": RATIO[0] <= self.ratio <= RATIO[1],
            "rank": self.rank > LEAST,
            "place": self.place > LEAST,
            "words": not self.words,
        }
        return frozenset(name for name, good in held.items() if not good)


def alike(one: int, other: int) -> bool:
    """Return whether nobody sees which of two lengths is larger."""
    return RATIO[0] <= one / other <= RATIO[1]


def ranks(lengths: Sequence[int], right: int) -> range:
    """Return the ranks by length that the right option can take, from 0 for the shortest. Lengths that are alike share their ranks."""
    shorter = sum(it < lengths[right] and not alike(it, lengths[right]) for it in lengths)
    return range(shorter, shorter + sum(alike(it, lengths[right]) for it in lengths))


def evenness(places: Iterable[tuple[int, range]]) -> float:
    """Return the chance of counts as uneven as these: for each question, the number of options and the places that the right one shares."""
    counts: Counter[tuple[int, int]] = Counter()
    sizes: Counter[int] = Counter()
    for size, shared in places:
        sizes[size] += 1
        for place in shared:
            counts[size, place] += 1 / len(shared)  # type: ignore[assignment]
    tested = [size for size, number in sizes.items() if number / size >= FEW]
    statistic = sum((counts[size, place] - sizes[size] / size) ** 2 / (sizes[size] / size) for size in tested for place in range(size))
    return exceeds(statistic, sum(size - 1 for size in tested)) if tested else 1.0


def at_least(hits: int, tries: int, chance: float) -> float:
    """Return the binomial chance of at least so many hits."""
    return sum(comb(tries, n) * chance**n * (1 - chance) ** (tries - n) for n in range(hits, tries + 1))


def tells(questions: Sequence[Question], language: str) -> tuple[str, ...]:
    """Return the words that mark the right option too often, when only one option has them."""
    found = []
    for name, patterns in TELLS.items():
        sole = []
        for q in questions:
            carriers = [option for option in q.options if re.search(patterns[language], said(option, language), re.IGNORECASE)]
            sole += [(carriers[0].right, len(q.options))] if len(carriers) == 1 else []
        if sole and at_least(sum(right for right, _ in sole), len(sole), mean(1 / size for _, size in sole)) <= LEAST:
            found.append(name)
    return tuple(found)


def figures(questions: Sequence[Question], language: str) -> Figures:
    ratios, by_length = [], []
    for q in questions:
        lengths = [len(said(option, language)) for option in q.options]
        ratios.append(lengths[q.answer] / mean(lengths[: q.answer] + lengths[q.answer + 1 :]))
        by_length.append((len(lengths), ranks(lengths, q.answer)))
    by_place = [(len(q.options), range(q.answer, q.answer + 1)) for q in questions]
    return Figures(mean(ratios), evenness(by_length), evenness(by_place), tells(questions, language))


@pytest.mark.slow(reason="300 questions of each kind in three languages")
@pytest.mark.parametrize("name", SOME)
def test_the_options_do_not_tell_which_one_is_right(name: str) -> None:
    drawn = [made(name, seed) for seed in range(DRAWS)]
    found = {language: figures(drawn, language) for language in LANGUAGES}
    for language, it in found.items():
        print(
            f"\n{name:16} {language} ratio {it.ratio:.2f}, rank {it.rank:.3f}, place {it.place:.3f}, words {', '.join(it.words) or '-'}",
            end="",
        )
    assert {language: it.missed for language, it in found.items() if it.missed} == {}


def is_wordy(questions: Sequence[Question]) -> bool:
    labels = [said(option) for q in questions for option in q.options]
    return mean(label.endswith(".") for label in labels) > 0.5 and mean(len(label.split()) for label in labels) >= WORDY


@pytest.mark.parametrize("name", sorted(OF) if NIGHTLY else sample(sorted(OF), 25))
def test_the_list_of_sentences_is_complete(name: str) -> None:
    assert is_wordy(asked(name)) == (name in SENTENCES)


def test_the_figures_show_options_that_tell() -> None:
    """The measures themselves: a right option that is always the longest, the first, or the only careful one misses its target."""
    drawn = [made("un.fact", seed) for seed in range(60)]
    assert not figures(drawn, "en").missed

    def changed(q: Question, label: str, *, first: bool = False) -> Question:
        options = [Option(label) if option.right else option for option in q.options]
        return replace(q, options=tuple(sorted(options, key=lambda option: not option.right) if first else options))

    whole = [changed(q, f"{said(q.options[q.answer])} {said(Option(Text(q.options[q.answer].label.key)))}") for q in drawn]  # type: ignore[union-attr]
    assert {"ratio", "rank"} <= figures(whole, "en").missed
    assert "place" in figures([changed(q, said(q.options[q.answer]), first=True) for q in drawn], "en").missed
    assert "words" in figures([changed(q, "Usually one unit of two does it.") for q in drawn], "en").missed
