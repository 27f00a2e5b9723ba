"""The engine imports only the standard library, and import-linter's contracts require this of each package.

The contracts list packages by name. This test reads every import statement, so it also finds a package missing from them.
"""

import ast
import json
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.project import stub
from tests.project.paths import ROOT

PACKAGE = ROOT / "undaunted_nb"
IN_BROWSER = {"js", "pyodide"}
"""The modules of the Python that runs in a browser. No package has them, and nothing else loads an address there."""


def imported_by(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
        yield node.module


def imported(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text())):
        yield from imported_by(node)


@pytest.mark.parametrize("layer", ["engine", "files", "probability", "kit", "play", "search", "simulation", "games"])
def test_engine_imports_the_standard_library_only(layer: str) -> None:
    allowed = sys.stdlib_module_names | {"undaunted_nb"} | IN_BROWSER
    files = sorted((PACKAGE / layer).rglob("*.py"))
    assert files
    foreign = {f"{file.relative_to(ROOT)}: {name}" for file in files for name in imported(file) if name.split(".")[0] not in allowed}
    assert foreign == set()


def test_every_game_has_its_place_in_the_contracts() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
    independent = next(contract["modules"] for contract in contracts if contract["id"] == "games")
    games = {f"undaunted_nb.games.{folder.name}" for folder in (PACKAGE / "games").iterdir() if (folder / "__init__.py").exists()}
    assert set(independent) == games


def test_type_checkers_know_the_public_names() -> None:
    assert stub.STUB.read_text(encoding="utf-8") == stub.stub(), "python -m tests.project.stub"


MAGIC = re.compile(r"^(\s*)[%!?].*")
NOTEBOOKS = sorted(it for it in (ROOT / "notebooks").rglob("*.ipynb") if ".ipynb_checkpoints" not in it.parts)


@pytest.mark.parametrize("file", [pytest.param(it, id=it.relative_to(ROOT / "notebooks").as_posix()) for it in NOTEBOOKS])
def test_notebooks_need_nothing_from_inside_the_package(file: Path) -> None:
    cells = [cell["source"] for cell in json.loads(file.read_text(encoding="utf-8"))["cells"] if cell["cell_type"] == "code"]
    lines = [MAGIC.sub(r"\1pass", line) for cell in cells for line in "".join(cell).splitlines()]
    used = [name for node in ast.walk(ast.parse("\n".join(lines))) for name in imported_by(node)]
    assert [name for name in used if name.startswith("undaunted_nb.")] == [], "import undaunted_nb as un is enough"
