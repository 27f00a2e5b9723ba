"""`undaunted-nb simulate`: the same games as in a notebook, and one clear sentence for input that is wrong."""

from __future__ import annotations

import json

import pytest

import undaunted_nb as un
from tests.cli.test_commands import run

DUEL = ("simulate", "normandy/duel-in-cover", "--games", 6, "--seed", 1)


def test_simulate_prints_the_result_of_the_library() -> None:
    found = un.simulate("normandy/duel-in-cover", n=6, seed=1, opponents=("careful", "random"), progress=False)
    assert run(*DUEL, "--opponents", "careful, random", "--json").json == json.loads(json.dumps(found.to_json()))
    assert run(*DUEL, "--opponents", "careful,random").out == f"{found!r}\n"


@pytest.mark.parametrize(("language", "words"), [("en", "two opponents with a comma"), ("uk", "через кому"), ("ru", "через запятую")])
def test_simulate_asks_for_two_opponents_in_the_words_of_the_command_line(language: str, words: str) -> None:
    for given in ("random", "random,careful,random"):
        said = run(*DUEL, "--opponents", given, "--lang", language)
        assert (said.code, said.out) == (2, "")
        assert "--opponents" in said.err
        assert words in said.err
        assert given in said.err
        assert "(" not in said.err, "no Python"


def test_simulate_names_the_opponents_that_exist() -> None:
    said = run(*DUEL, "--opponents", "random,nobody")
    assert said.code == 2
    assert "'careful'" in said.err
    assert "'nobody'" in said.err
