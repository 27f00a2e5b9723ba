"""A test with the mark ``slow`` says why it is slow."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.project.paths import ROOT


def unreasoned(source: str) -> Iterator[int]:
    """Yield the line of each mark ``slow`` without a reason."""
    tree = ast.parse(source)
    reasoned = {
        id(node.func)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        if any(word.arg == "reason" and isinstance(word.value, ast.Constant) and str(word.value.value).strip() for word in node.keywords)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and ast.unparse(node) == "pytest.mark.slow" and id(node) not in reasoned:
            yield node.lineno


def test_every_slow_test_gives_its_reason() -> None:
    marked: dict[Path, str] = {
        file: source for file in sorted((ROOT / "tests").rglob("test_*.py")) if "pytest.mark.slow" in (source := file.read_text("utf-8"))
    }
    assert len(marked) > 5
    assert not [f"{file.relative_to(ROOT)}:{line}" for file, source in marked.items() for line in unreasoned(source)]


def test_a_mark_without_a_reason_is_found() -> None:
    marks = ("pytest.mark.slow", "pytest.mark.slow()", 'pytest.mark.slow("plays")', 'pytest.mark.slow(reason="")')
    assert [list(unreasoned(f"import pytest\n@{mark}\ndef test_a(): ...")) for mark in marks] == [[2]] * 4
    assert not list(unreasoned('import pytest\npytestmark = pytest.mark.slow(reason="plays for minutes")'))
