"""Whether questions are worth asking, measured over many draws of each kind. ``pytest -s`` prints the figures.

``NOT_YET`` lists what misses a target. An entry that has become needless fails, so the list only shrinks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

import pytest

from tests.games.questions import OF, made, maker_of, said
from tests.sampling import NIGHTLY, sample
from undaunted_nb.i18n import say
from undaunted_nb.kit.question import Option, Question
from undaunted_nb.kit.registry import systems
from undaunted_nb.lessons.format.lesson import lessons
from undaunted_nb.lessons.quiz.quiz import Quiz

DRAWS = 300
RUN = 40
"""The number of draws in which ``TEXTS`` must differ: about what a learner answers in one sitting."""
TEXTS = 20
TOP, TOP_YES = 0.60, 0.75
"""The largest share of one right answer, and of a yes or no."""
ASKED = 1_000

NOT_YET: dict[str, str] = {}
"""The targets that a kind of question misses. What stays needs its reason in a comment."""

GAMES = sorted(game for system in systems() for game in system.questions.GAMES)
ALIKE = [
    [name for name in sorted(OF) if name.startswith(prefix) and maker_of(name).level == level]
    for system in systems()
    for prefix in system.questions.PREFIXES.values()
    for level in (1, 2, 3)
]
SOME = [name for kinds in ALIKE for name in sample(kinds, 2)]
"""Some kinds of questions of each game and each level."""


class Figures(NamedTuple):
    """The figures of a kind of question.

    ``top`` is the share of the most common right answer. ``texts`` is the least number of different questions in a run. ``two`` counts
    questions with two options, ``same`` questions in which two wrong options have the same explanation.
    """

    top: float
    answer: str
    texts: int
    yes_or_no: bool
    two: int
    same: int

    @property
    def missed(self) -> frozenset[str]:
        """The targets that these figures miss."""
        held = {
            "top": self.top <= (TOP_YES if self.yes_or_no else TOP),
            "texts": self.texts >= TEXTS,
            "options": self.two == 0,
            "why": self.same == 0,
        }
        return frozenset(name for name, good in held.items() if not good)


def is_yes_or_no(q: Question) -> bool:
    return all(said(option).startswith(("Yes", "No")) for option in q.options)


def whole(q: Question) -> tuple[str, ...]:
    """Return everything that a learner reads of an open question, without the order of its options."""
    return (say(q.text), *sorted(map(said, q.options)))


def repeats(q: Question) -> bool:
    whys = [say(option.why) for option in q.options if option.why is not None]
    return len(set(whys)) < len(whys)


def figures(drawn: Iterable[Question]) -> Figures:
    found = list(drawn)
    [(answer, count)] = Counter(said(q.options[q.answer]) for q in found).most_common(1)
    runs = [found[start : start + RUN] for start in range(0, len(found) - RUN + 1, RUN)]
    return Figures(
        count / len(found),
        answer,
        min(len({whole(q) for q in run}) for run in runs),
        all(map(is_yes_or_no, found)),
        sum(len(q.options) < 3 and not is_yes_or_no(q) for q in found),
        sum(map(repeats, found)),
    )


@pytest.mark.slow(reason="300 questions of each kind")
@pytest.mark.parametrize("name", SOME)
def test_every_kind_of_question_is_worth_asking(name: str) -> None:
    found = figures(made(name, seed) for seed in range(DRAWS))
    told = f"top {found.top:4.0%} ({found.answer[:40]}), texts {found.texts}/{RUN}"
    print(f"\n{name:18} {told}, two options {found.two}, same reason {found.same}")
    assert found.missed == set(NOT_YET.get(name, "").split())


@pytest.mark.parametrize("game", GAMES)
def test_every_taught_rule_has_a_question(game: str) -> None:
    """Together with ``test_every_rule_that_a_maker_claims_is_asked`` it stands for the long quiz at night."""
    claimed = {rule for system in systems() for maker in system.questions.GAMES.get(game, ()) for rule in maker.rules}
    taught = {rule for lesson in lessons(game) for rule in lesson.taught_rules}
    assert taught
    assert taught - claimed == set(), "test_rules_lead_to_the_lessons_that_teach_them holds that every rule of a game is taught"
    assert claimed - taught == set()


if NIGHTLY:

    @pytest.mark.slow(reason="up to a thousand questions of each game")
    @pytest.mark.parametrize("game", GAMES)
    def test_every_taught_rule_is_asked(game: str) -> None:
        left = {rule for lesson in lessons(game) for rule in lesson.taught_rules}
        quiz, questions = Quiz(game, seed=1), 0
        while left and questions < ASKED:
            left.difference_update(quiz.next().rules)
            quiz.answer(quiz.next().answer)
            questions += 1
        print(f"\n{game}: all taught rules but {len(left)} asked in {questions} questions")
        assert not left


def test_the_figures_show_a_maker_that_gives_its_answer_away() -> None:
    """The measures themselves: one question drawn again and again misses the targets that it should miss."""
    once = made("un.control", 0)
    found = figures([once] * DRAWS)
    assert (found.top, found.texts) == (1.0, 1)
    assert found.missed >= {"top", "texts"}
    two = tuple(Option(str(n), o.why) for n, o in enumerate(sorted(once.options, key=lambda o: not o.right)[:2]))
    assert figures([replace(once, options=two)] * DRAWS).two == DRAWS
    why = next(o.why for o in once.options if o.why is not None)
    assert figures([replace(once, options=tuple(replace(o, why=o.why and why) for o in once.options))] * DRAWS).same == DRAWS
