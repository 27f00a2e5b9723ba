"""The mark ``rule``: a test that shows a rule. If the engine has the rule's id, it must name it during the test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.rules.catalog import named_by_engine
from undaunted_nb.engine.action import Action
from undaunted_nb.engine.legality import Verdict
from undaunted_nb.games.undaunted import answers
from undaunted_nb.games.undaunted.rules.state.position import Draft, Position


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): shows these rules of the catalog")


@pytest.fixture(autouse=True)
def rules_named(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[set[str]]:
    """Yield the ids that the engine names during a test, and check that they include the marked ones."""
    named: set[str] = set()
    emit, check = Draft.emit, answers.check

    def noting_emit(self: Draft, kind: str, /, *rules: str, **data: object) -> None:
        named.update(rules)
        emit(self, kind, *rules, **data)

    def noting_check(p: Position, action: Action) -> Verdict:
        verdict = check(p, action)
        named.update(v.rule for v in verdict.violations)
        return verdict

    monkeypatch.setattr(Draft, "emit", noting_emit)
    monkeypatch.setattr(answers, "check", noting_check)
    yield named
    marked = {rule for mark in request.node.iter_markers("rule") for rule in mark.args}
    unnamed = (marked & named_by_engine()) - named
    assert not unnamed, f"the engine did not name {', '.join(sorted(unnamed))}"
