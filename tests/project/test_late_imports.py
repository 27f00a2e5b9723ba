"""Imports inside functions are listed, each with its reason (late_imports.toml). All others stand at the top of their module."""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

from tests.project.test_circles import files, targets

LISTED = tomllib.loads((Path(__file__).parent / "late_imports.toml").read_text("utf-8"))
ROOT_ONLY = ("undaunted_nb", "undaunted_nb.lessons")
"""Packages whose reason is not that of the modules in them."""


def late_imports(name: str, file: Path) -> Iterator[str]:
    """Yield what the functions of a module import."""
    functions = [node for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    statements = {node for function in functions for node in ast.walk(function) if isinstance(node, ast.Import | ast.ImportFrom)}
    for statement in statements:
        yield from targets(name, file, statement)


def is_below(module: str, package: str) -> bool:
    return module == package or (package not in ROOT_ONLY and module.startswith(f"{package}."))


def test_each_late_import_has_its_reason() -> None:
    unlisted, used = set(), set()
    for name, file in files().items():
        for target in late_imports(name, file):
            entries = [entry for entry in LISTED["modules"] if target.startswith(f"{entry}.") or target == entry]
            entries += [entry for entry in LISTED["importers"] if is_below(name, entry)]
            used.update(entries)
            unlisted |= set() if entries else {(name, target)}
    assert unlisted == set(), "import it at the top, or measure what that costs and list it in late_imports.toml"
    assert {*LISTED["modules"], *LISTED["importers"]} - used == set(), "imported late by no module any more: take it from the list"
    assert all(LISTED["modules"].values())
