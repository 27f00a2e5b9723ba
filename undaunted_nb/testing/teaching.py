"""Tests of what a game teaches: its chances, questions, lessons, glossary and summary."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from math import sqrt
from random import Random
from typing import Protocol, runtime_checkable

from undaunted_nb.engine.action import CHANCE, Action
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.position import Position
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import say
from undaunted_nb.kit import games, registry
from undaunted_nb.kit.question import Question
from undaunted_nb.lessons.authoring.proof import prove
from undaunted_nb.lessons.format.lesson import has_course, lessons
from undaunted_nb.lessons.reference import glossary, summary
from undaunted_nb.play.opponent import random_choice
from undaunted_nb.search.plan import follow, simulate_plan

from .basis import GameCase

ROLLS = 1000
"""The number of simulated samples beside an exact chance."""
WIDE = 6
"""How many standard errors a simulation may be off. By luck it is farther off once in 500 million times."""
LOOKED_AT = 6
"""The most random events, and the most plans, that are simulated."""


@runtime_checkable
class WithGoals(Protocol):
    """Odds that name the goals of a position."""

    def goals(self, p: Position) -> dict[str, object]:
        """Return the goals that a plan can have in a position, by the words that name them."""


@runtime_checkable
class WithProof(Protocol):
    """Questions that find their answers in another way."""

    def prove(self, question: Question) -> str:
        """Return the right answer as an option shows it, found by playing."""


def is_near(count: int, n: int, chance: Fraction) -> bool:
    """Return whether a simulation agrees with an exact chance."""
    expected = float(chance)
    return abs(count - n * expected) <= WIDE * sqrt(n * expected * (1 - expected)) + 1e-9


class TeachingTests(GameCase):
    """Its chances are right, and its questions, lessons and words are whole."""

    def random_events(self) -> Iterator[tuple[Position, Random]]:
        """Yield some positions in which chance acts."""
        left = LOOKED_AT
        for p, rng in self.sample(self.every):
            after = p.perform(random_choice(p, p.to_act[0], rng)).after
            if after.to_act == (CHANCE,) and left:
                left -= 1
                yield after, rng

    def test_odds_agree_with_simulation(self) -> None:
        """What happens by chance comes as often as its exact chance says, and so do the goals of plans."""
        for p, rng in self.random_events():
            outcomes = dict(p.chance_outcomes())
            counts = Counter(p.sample(rng) for _ in range(ROLLS))
            for action, chance in outcomes.items():
                message = (
                    f"{self.place_of('answers')}: {p.format(action)} has a chance of {chance}, but came {counts[action]} times in {ROLLS}"
                )
                assert is_near(counts[action], ROLLS, chance), message
            if registry.has_part(self.system, "odds"):
                self.require_outcomes(p)
        if registry.has_part(self.system, "odds"):
            for number, (p, rng) in enumerate(self.sample(self.every)):
                if number < LOOKED_AT:
                    self.require_plan(p, rng)
                    self.require_shots(p, rng)

    def require_outcomes(self, p: Position) -> None:
        """Fail if the odds lead to other positions than the engine, or with other chances."""
        merged: dict[Position, Fraction] = {}
        for action, chance in p.chance_outcomes():
            after = p.perform(action).after
            merged[after] = merged.get(after, Fraction()) + chance
        outcomes = dict(self.game.odds.outcomes(p))
        if set(outcomes) <= set(merged):
            assert outcomes == merged, f"{self.place_of('odds')}: outcomes gives other chances than the engine in {p.to_json()}"
        assert sum(outcomes.values()) == 1, f"{self.place_of('odds')}: the chances of outcomes do not add up to 1 in {p.to_json()}"

    def require_plan(self, p: Position, rng: Random) -> None:
        """Fail if the exact chances of a plan of one line are not near its simulated ones."""
        odds, line = self.game.odds, p.format(random_choice(p, p.to_act[0], rng, self.game.IDLE))
        known = list(odds.goals(p)) if isinstance(odds, WithGoals) else []
        exact = follow(p, [line], known) if known else None
        open_goals = [goal for goal in known if exact and 0 < exact.chance(goal) < 1]
        goals = list(dict.fromkeys([*open_goals[:2], *rng.sample(known, min(2, len(known)))]))
        if exact:
            trials = simulate_plan(p, [line], goals, n=ROLLS, seed=1)
            for goal, count in zip(goals, trials.counts, strict=True):
                message = (
                    f"{self.place_of('odds')}: after {line}, {goal} has a chance of {exact.chance(goal)}, but came {count} times in {ROLLS}"
                )
                assert is_near(count, ROLLS, exact.chance(goal)), message

    def require_shots(self, p: Position, rng: Random) -> None:
        """Fail if the chance of an attack is not near how often it hits when it is played."""
        shots = [(a, shot) for a in p.legal_actions if (shot := self.chance_of(p, a)) is not None]
        for action, chance in rng.sample(shots, min(2, len(shots))):
            after = p.perform(action).after
            hits = sum(is_hit(after, rng) for _ in range(ROLLS))
            message = f"{self.place_of('odds')}: {p.format(action)} hits with a chance of {chance}, but hit {hits} times in {ROLLS}"
            assert is_near(hits, ROLLS, chance), message

    def chance_of(self, p: Position, action: Action) -> Fraction | None:
        """Return the chance that an action hits, as the table shows it (None: it does not show any)."""
        ask = getattr(self.game.present, "chance", None)
        chance: Fraction | None = ask(p, action) if ask else None
        return chance

    def test_questions_have_one_answer_and_words(self) -> None:
        """Each kind of question can be made. One answer is right, as the engine proves, and everything has words."""
        if not registry.has_part(self.system, "questions"):
            return
        questions, place = self.game.questions, self.place_of("questions")
        for maker in (maker for makers in questions.GAMES.values() for maker in makers):
            self.require_words(maker.label.key, "it is for the name of a kind of question")
            unknown = [rule for rule in maker.rules if rule not in self.game.rules()]
            assert not unknown, f"{place}: {maker.name} asks {', '.join(unknown)}, which {self.where}/rules.toml does not have"
            for number in range(10 * self.seeds):
                question = questions.make(f"{maker.name}/{number}")
                self.require_question(question, place)
                if isinstance(questions, WithProof):
                    label_text, proved = say(as_text(question.options[question.answer].label)), questions.prove(question)
                    assert label_text == proved, f"{place}: {question.id} has the answer {label_text}, but playing gives {proved}"

    def require_question(self, question: Question, place: str) -> None:
        """Fail if a question has not one right answer, or lacks a word."""
        right = sum(option.right for option in question.options)
        assert right == 1, f"{place}: {question.id} has {right} right answers"
        for language in self.languages:
            labels = [say(as_text(option.label), language) for option in question.options]
            twice = sorted({label for label in labels if labels.count(label) > 1})
            assert not twice, f"{place}: {question.id} offers {', '.join(twice)} twice, so two answers are right"
        texts: list[Text | str | None] = [question.text, question.after]
        for option in question.options:
            texts += [option.label, option.why]
        for text in texts:
            self.require_no_raw_key(text or "", f"it is in the question {question.id}")

    def test_lessons_are_proved(self) -> None:
        """Each exercise of each lesson is solved as its file says."""
        for game, owner in games.systems().items():
            if owner == self.system and has_course(game):
                for lesson in lessons(game):
                    try:
                        prove(lesson, "", lesson.id)
                    except TutorError as error:
                        raise AssertionError(f"{self.where}/lessons/{lesson.id}.toml: {error}") from None

    def test_glossary_and_summary_are_whole(self) -> None:
        """Each term and each rule of the summary exists and has words. A game without them passes."""
        rules = self.game.rules()
        for game in [game for game, owner in games.systems().items() if owner == self.system]:
            for term in glossary.terms(game):
                place = f"{self.where}/glossary.toml"
                assert term.rule in rules, f"{place}: the term {term.id} names {term.rule}, which rules.toml does not have"
                for key in (f"term-{term.id}", f"term-{term.id}.text"):
                    self.require_words(key, f"it is for the term {term.id} of glossary.toml")
            for name, paragraphs in summary.parts(game):
                self.require_words(f"summary-{name}", "it is for a part of summary.toml")
                unknown = [rule for paragraph in paragraphs for rule in paragraph if rule not in rules]
                assert not unknown, f"{self.where}/summary.toml: rules.toml does not have {', '.join(unknown)}"


def as_text(label: Text | str) -> Text:
    """Return what an option says as a Text."""
    return label if isinstance(label, Text) else Text("plain", {"text": label})


def is_hit(p: Position, rng: Random) -> bool:
    """Return whether a roll hits, by letting chance act until a side decides."""
    hit = False
    while p.to_act == (CHANCE,):
        step = p.perform(p.sample(rng))
        hit = hit or any(event.data.get("hit") for event in step.events)
        p = step.after
    return hit
