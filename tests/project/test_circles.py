"""No modules import each other in a circle, at run time or for types."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.project.graphs import in_circles
from tests.project.paths import ROOT

PACKAGE = "undaunted_nb"


@cache
def files() -> dict[str, Path]:
    """Return every module of the package by its name."""
    parts = {file: file.relative_to(ROOT).with_suffix("").parts for file in sorted((ROOT / PACKAGE).rglob("*.py"))}
    return {".".join(names[:-1] if names[-1] == "__init__" else names): file for file, names in parts.items()}


def targets(name: str, file: Path, statement: ast.Import | ast.ImportFrom) -> Iterator[str]:
    """Yield what a statement of a module imports: modules of this package, or of others with the name that is taken from them."""
    if isinstance(statement, ast.Import):
        yield from (alias.name for alias in statement.names)
        return
    package = name.split(".") if file.name == "__init__.py" else name.split(".")[:-1]
    base = [*package[: len(package) - statement.level + 1]] if statement.level else []
    base += [statement.module] if statement.module else []
    for alias in statement.names:
        module = ".".join([*base, alias.name])
        yield ".".join(base) if base[0] == PACKAGE and module not in files() else module


def imports(name: str, file: Path) -> Iterator[str]:
    """Yield each module of the package that a module imports: at its top, in a function or for types only."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield from (target for target in targets(name, file, node) if target in files())


def test_no_circle_of_imports() -> None:
    graph = {name: {*imports(name, file)} - {name} for name, file in files().items()}
    assert in_circles(graph) == set()
    assert sum(map(len, graph.values())) > 1000


def test_a_circle_is_found() -> None:
    graph = {"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"a"}}
    assert in_circles(graph) == {"b", "c"}
