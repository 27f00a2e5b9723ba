"""Properties of every kind of question of every game."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.questions import OF, SEEDS, asked, game_of, made, maker_of, said
from tests.project.paths import ROOT
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.i18n import LANGUAGES, say
from undaunted_nb.kit.registry import System, systems

NAMES = sorted(OF)
DRAWN, DIFFERENT = 30, 12
"""The number of questions of a kind, and how many of them must differ in what a learner reads."""


@pytest.mark.parametrize("name", NAMES)
def test_one_answer_is_right_and_each_other_has_its_reason(name: str) -> None:
    for q in asked(name):
        assert 2 <= len(q.options) <= 4, q.id
        assert sum(o.right for o in q.options) == 1, q.id
        for language in LANGUAGES:
            assert len({said(o, language) for o in q.options}) == len(q.options), q.id
            assert all(len(say(o.why, language)) > 10 for o in q.options if o.why is not None), q.id
            assert say(q.text, language).endswith("?")
            assert "quiz-" not in say(q.text, language)
            assert len(say(q.after, language)) > 10


@pytest.mark.parametrize("name", NAMES)
def test_the_same_id_is_the_same_question(name: str) -> None:
    before = asked(name)[:5]
    made("un.range", 77)
    assert [made(name, seed) for seed in range(5)] == list(before)
    assert len({q.position for q in asked(name)}) > SEEDS // 2, "hardly any position twice"


def test_a_question_is_the_same_in_another_process() -> None:
    """Python orders a set of texts differently in each process, so no maker draws from one."""
    code = (
        "from tests.games.questions import made\n"
        "for name in ('m44.may-dig', 'na.aim'):\n"
        "    for q in (made(name, seed) for seed in range(4)):\n"
        "        print(q.text, q.options, q.rules)"
    )
    shown = [
        subprocess.run(
            [sys.executable, "-c", code], env=os.environ | {"PYTHONHASHSEED": seed}, cwd=ROOT, capture_output=True, text=True, check=True
        ).stdout
        for seed in ("1", "2")
    ]
    assert shown[0] == shown[1]


@pytest.mark.parametrize("name", NAMES)
def test_every_rule_that_a_maker_claims_is_asked(name: str) -> None:
    maker, seed = maker_of(name), SEEDS
    found = Counter(rule for q in asked(name) for rule in q.rules)
    while set(maker.rules) - set(found) and seed < 15 * SEEDS:
        found.update(made(name, seed).rules)
        seed += 1
    assert set(found) == set(maker.rules) <= set(game_of(name).rules())
    assert all(q.rules and 1 <= q.level <= 3 and q.maker == name for q in asked(name))


@pytest.mark.parametrize("name", NAMES)
def test_the_place_and_the_words_of_the_right_answer_tell_nothing(name: str) -> None:
    full = [q.answer for q in asked(name) if len(q.options) == 4]
    assert len(set(full)) == 4 or len(full) < 15
    assert len({said(q.options[q.answer]) for q in asked(name)}) > 1


@pytest.mark.parametrize("name", NAMES)
def test_questions_of_a_kind_differ_in_text_and_answer(name: str) -> None:
    """Nobody can answer by habit, and nobody reads the same question again after a few others."""
    drawn = asked(name)[:DRAWN]
    [(answer, count)] = Counter(said(q.options[q.answer]) for q in drawn).most_common(1)
    assert count <= 3 * DRAWN // 4, answer
    assert len({(say(q.text), *sorted(map(said, q.options))) for q in drawn}) >= DIFFERENT


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(NAMES), st.integers(0, 10**9 - 1))
def test_there_is_a_question_for_every_seed(name: str, seed: int) -> None:
    q = made(name, seed)
    assert q.id == f"{name}/{seed}"
    assert q.side in q.position.setup.sides


@pytest.mark.parametrize("game", systems(), ids=lambda game: game.FORMAT)
@pytest.mark.parametrize("wrong", ["", "{}", "{}/", "{}/x", "{}/-1", "{}/01", "{}/1/2", "{}/1111111111", "/1", "un.no/1"])
def test_an_unknown_id_is_one_clear_error(game: System, wrong: str) -> None:
    name = next(name for name in NAMES if game_of(name) is game)
    with pytest.raises(TutorError, match=r"Unknown question “.*” *\. Write a question like this"):
        game_of(name).questions.make(wrong.format(name))


@pytest.mark.parametrize("system", systems(), ids=lambda system: system.FORMAT)
def test_many_kinds_of_questions_of_every_level(system: System) -> None:
    for game, makers in system.questions.GAMES.items():
        assert len(makers) >= 25, game
        assert {maker.level for maker in makers} == {1, 2, 3}
        assert all(maker.name.startswith(system.questions.PREFIXES[game]) for maker in makers)
        assert all(rule in system.rules(game) for maker in makers for rule in maker.rules), "a game is asked about its own rules only"
