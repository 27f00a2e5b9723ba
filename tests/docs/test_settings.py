"""The page of settings lists every environment variable that the package reads, and no other."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from tests.project.paths import ROOT
from undaunted_nb.engine.logs import LEVELS
from undaunted_nb.sharing.addresses import ENTRANCES, HOST

PAGE = ROOT / "binder" / "docs" / "en" / "settings.md"
OF_MANY = {
    ("sharing.addresses", "HOST.format(to.upper())"): {HOST.format(name.upper()) for name in ENTRANCES},
    ("teaching.classroom.printing", "folder"): {"PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"},
}
"""Places that read several variables, by module and expression."""


def asked(tree: ast.AST) -> Iterator[ast.expr]:
    """Yield what is looked up in ``os.environ``, by ``get``, by brackets and with ``in``. Fail for any other use but a copy."""
    uses = 0
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Attribute(attr="environ"), attr="get"), args=[name, *_]):
                yield name
            case ast.Subscript(value=ast.Attribute(attr="environ"), slice=name, ctx=ast.Load()):
                yield name
            case ast.Subscript(value=ast.Attribute(attr="environ"), ctx=ast.Store()):
                pass
            case ast.Compare(left=name, ops=[ast.In()], comparators=[ast.Attribute(attr="environ")]):
                yield name
            case ast.Dict(keys=[None, *_], values=[ast.Attribute(attr="environ"), *_]):
                pass
            case ast.Attribute(attr="environ"):
                uses += 1
                continue
            case _:
                continue
        uses -= 1
    assert uses == 0, "os.environ is used in a way that this test does not know"


def read_by(path: Path) -> Iterator[str]:
    module = ".".join(path.relative_to(ROOT / "undaunted_nb").with_suffix("").parts)
    text = path.read_text("utf-8")
    assert "getenv" not in text
    tree, names = ast.parse(text), {**vars(import_module(f"undaunted_nb.{module}"))}
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    for node in [part for function in functions for part in ast.walk(function)]:
        if isinstance(node, ast.ImportFrom) and (node.level or "undaunted_nb" in str(node.module)):
            exec(ast.unparse(node), names)  # noqa: S102  (imports inside functions)
    for name in asked(tree):
        written = ast.unparse(name)
        if many := OF_MANY.get((module, written)):
            yield from many
        else:
            yield eval(written, names)  # noqa: S307  (the package's own constants)


def test_the_page_lists_every_variable() -> None:
    read = {name for path in (ROOT / "undaunted_nb").rglob("*.py") if "environ" in path.read_text("utf-8") for name in read_by(path)}
    rows = [line.split("|")[1] for line in PAGE.read_text("utf-8").splitlines() if line.startswith("| `")]
    listed = [name for row in rows for name in re.findall(r"`([^`]+)`", row)]
    assert "UNDAUNTED_NB_HOME" in read
    assert len(listed) == len(set(listed))
    assert set(listed) == read


def test_the_page_lists_every_level() -> None:
    assert all(f"`{level.lower()}`" in PAGE.read_text("utf-8") for level in LEVELS)
