"""The rule catalog and what reaches it: cases and tests that name a rule, and the engine's source."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.cases.__main__ import cases_of
from tests.project.paths import ROOT
from undaunted_nb.engine.rulebook import Rule
from undaunted_nb.games.undaunted.system import rules

SEEDS = ROOT.parent / "shared" / "seeds"
OWN_CASES = tuple(ROOT / "tests" / "cases" / f"{name}.yaml" for name in ("normandy", "north-africa"))
BLIND_CASES = tuple(ROOT / "tests" / "cases" / f"{name}.yaml" for name in ("north-africa-blind", "north-africa-audit", "undaunted-second"))
GIVEN_CASES = ROOT.parent / "shared" / "cases" / "undaunted.yaml"
CATALOG: dict[str, Rule] = rules()
_ID = re.compile(r"(?:un|na)\.[a-z]+\.\d+")


@cache
def named_by_engine() -> frozenset[str]:
    """Return the ids that are literals in the engine's source. Questions about rules, in ``quiz``, apply none."""
    found: set[str] = set()
    for package in ("engine", "files", "probability", "kit", "play", "search", "simulation", "games"):
        for file in (ROOT / "undaunted_nb" / package).rglob("*.py"):
            if file.parent.name == "quiz" or file.name == "house.py":  # which only shows where the project's own numbers count
                continue
            tree = ast.parse(file.read_text(encoding="utf-8"))
            found |= {
                node.value
                for node in ast.walk(tree)
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and _ID.fullmatch(node.value)
            }
    return frozenset(found)


def _marks(file: Path) -> Iterator[tuple[str, str]]:
    """Yield each rule that marks a test of the file, and the test."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                    yield from ((ast.literal_eval(rule), f"{file.name}::{node.name}") for rule in mark.args)


@cache
def reached() -> dict[str, tuple[str, ...]]:
    """Return each rule that a case or a test names, with those that name it."""
    by_rule: defaultdict[str, list[str]] = defaultdict(list)
    for case in [case for file in OWN_CASES for case in cases_of(file)]:
        for rule in case["rules"]:
            by_rule[rule].append(case["id"])
    for file in sorted(Path(__file__).parent.glob("test_*.py")):
        for rule, test in _marks(file):
            by_rule[rule].append(test)
    return {rule: tuple(tests) for rule, tests in by_rule.items()}


def table() -> str:
    """Return every rule of the catalog with the tests that reach it."""
    return "\n".join(
        f"{rule:<18} {'engine' if rule in named_by_engine() else '':<7} {', '.join(reached().get(rule, ('-',)))}" for rule in CATALOG
    )
