"""The hand-written cases: this project's own, and the given ones if they exist."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.cases import undaunted
from tests.cases.__main__ import cases_of, differences, unknown_words, why_skipped
from tests.rules.catalog import BLIND_CASES, CATALOG, GIVEN_CASES, OWN_CASES, named_by_engine
from undaunted_nb.engine.action import CHANCE, Action

OWN = [case for file in OWN_CASES for case in cases_of(file)]
FILES = [*OWN_CASES, *BLIND_CASES, *([GIVEN_CASES] if GIVEN_CASES.is_file() else [])]
CASES = [pytest.param(case, id=f"{file.stem}-{case['id']}") for file in FILES for case in cases_of(file) if not why_skipped(case)]
KEYS = {"id", "game", "topic", "title", "section", "basis", "edition", "given", "do", "then", "why", "rules"}


@pytest.mark.parametrize("case", CASES)
def test_case(case: dict[str, Any]) -> None:
    assert not unknown_words(case)
    assert not differences(case)


@pytest.mark.parametrize("file", BLIND_CASES, ids=lambda file: file.stem)
def test_exactly_the_listed_actions_of_a_case_are_offered(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    perform = undaunted._Runner._apply
    wrong: list[Action] = []

    def _apply(runner: undaunted._Runner, action: Action) -> None:
        offered = [a for a in runner.position.actions() if a.side != CHANCE]
        wrong.extend(a for a in offered if not runner.position.check(a).legal)
        perform(runner, action)  # a refusal leaves it here
        if action.side != CHANCE and action not in offered:
            wrong.append(action)

    monkeypatch.setattr(undaunted._Runner, "_apply", _apply)
    for case in cases_of(file):
        assert not differences(case)
        assert not wrong, case["id"]


def test_own_cases_have_the_form() -> None:
    for case in OWN:
        assert case.keys() >= KEYS, case["id"]
        assert set(case["rules"]) <= CATALOG.keys(), case["id"]
    assert len({case["id"] for case in OWN}) == len(OWN)


def test_cases_make_the_engine_name_every_rule_it_has() -> None:
    named: set[str] = set()
    for case in OWN:
        differences(case, named)
    assert named_by_engine() <= named


def test_a_case_that_names_a_rule_is_checked_for_it() -> None:
    case = dict(OWN[0])
    case["rules"] = ["un.blast.1"]
    assert differences(case) == ["rules: the engine did not name un.blast.1"]
