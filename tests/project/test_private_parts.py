"""No private part of another package is used: its next release may rename it.

A name with one leading underscore is private. It is our own if this repository defines it.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.project.paths import ROOT

FILES = sorted(file for folder in ("undaunted_nb", "tests", "binder", "widgets") for file in (ROOT / folder).rglob("*.py"))
FILES = [file for file in FILES if "node_modules" not in file.parts]
PRIVATE = r"_[A-Za-z]\w*(?<!_)"
PUBLIC = {"_replace", "_asdict", "_fields", "_field_defaults", "_make"}
"""Public names of NamedTuple, which has the underscore for its own reason."""
ALLOWED = {
    "_CanvasManager",  # ipycanvas: its public names draw all canvases through one manager,
    "_canvas_manager",  # which would mix the frames of a running simulation with the drawings of cells
}


def defined(tree: ast.AST) -> Iterator[str]:
    """Yield the names that a module defines: functions, classes, variables, and attributes of itself."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            yield node.name
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id
        elif isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and ast.unparse(node.value) in ("self", "cls", "it"):
            yield node.attr


def used(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield the attributes, imports and keywords of a module, each with its line, also those in programs that it holds as text."""
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 0)
        if isinstance(node, ast.Attribute):
            yield line, node.attr
        elif isinstance(node, ast.keyword):
            yield line, node.arg or ""
        elif isinstance(node, ast.Import):
            yield from ((line, part) for alias in node.names for part in alias.name.split("."))
        elif isinstance(node, ast.ImportFrom):
            yield from ((line, part) for part in (node.module or "").split("."))
            yield from ((line, alias.name) for alias in node.names)
        elif isinstance(node, ast.Call):  # getattr(it, "_name"), setattr("module._name"), __import__("package._module")
            texts = [it.value for it in node.args if isinstance(it, ast.Constant) and isinstance(it.value, str)]
            named = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if named in ("getattr", "setattr", "hasattr", "delattr", "delitem", "patch", "object", "__import__", "import_module"):
                yield from ((line, part) for text in texts if re.fullmatch(r"[\w.]+", text) for part in text.split("."))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and "\n" in node.value:
            yield from ((line, name) for _, name in used(program(node.value)))


def program(text: str) -> ast.AST:
    """Parse a text that may be a program (anything else has no names)."""
    try:
        return ast.parse(text)
    except (SyntaxError, ValueError):
        return ast.Module([], [])


def foreign(tree: ast.AST, own: set[str]) -> list[tuple[int, str]]:
    return [(line, name) for line, name in used(tree) if re.fullmatch(PRIVATE, name) and name not in own]


def test_no_private_part_of_another_package_is_used() -> None:
    trees = {file: ast.parse(file.read_text(encoding="utf-8")) for file in FILES}
    own = {name for tree in trees.values() for name in defined(tree)} | PUBLIC | ALLOWED
    found = [f"{file.relative_to(ROOT)}:{line} {name}" for file, tree in trees.items() for line, name in foreign(tree, own)]
    assert not found, "use a public name, or set an upper bound in pyproject.toml and allow it here"


@pytest.mark.parametrize(
    "source",
    [
        "bundle._messages = {}",
        "from tomllib._parser import loads",
        "from ipycanvas.canvas import _Secret",
        "import tomllib._parser",
        "Canvas(_manager=1)",
        "getattr(it, '_secret')",
        "monkeypatch.setattr('json.decoder._secret', 1)",
        "PROGRAM = 'import json\\njson._secret()'",
    ],
)
def test_a_private_part_is_found(source: str) -> None:
    assert foreign(ast.parse(source), PUBLIC)


def test_what_is_allowed_is_used() -> None:
    names = {name for file in FILES if file != Path(__file__) for _, name in used(ast.parse(file.read_text(encoding="utf-8")))}
    assert names >= ALLOWED


def test_a_package_with_an_allowed_private_part_has_an_upper_bound() -> None:
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]["canvas"]
    assert [need for need in wanted if re.fullmatch(r"ipycanvas>=[\d.]+,<[\d.]+", need)] == wanted
