"""ARCHITECTURE.md is short, names only what exists, and its drawing shows the imports as they are."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import undaunted_nb as un
from tests.project.graphs import in_circles, reachable
from tests.project.paths import ROOT

PACKAGE = ROOT / "undaunted_nb"
PAGE = (ROOT / "ARCHITECTURE.md").read_text(encoding="utf-8")
LONGEST = 150
FENCE = re.compile(r"^```mermaid\n(.*?)^```\n", re.MULTILINE | re.DOTALL)
GAMES = sorted(file.parent.name for file in (PACKAGE / "games").glob("*/system.py"))
BLOCKS = re.split(r"\n(?=- |\d+\. |\| |\n)", FENCE.sub("", PAGE))
"""The paragraphs, list items and rows of the page.

A name is defined in a file that its own block names, or an earlier block has placed it.
"""
SPANS = [re.findall(r"`([^`\n]+)`", block) for block in BLOCKS]
PLACEHOLDERS = {"<game>": GAMES, "<language>": sorted(it.name for it in (PACKAGE / "i18n").iterdir() if it.is_dir() and it.name[0] != "_")}


def places_of(span: str) -> list[Path]:
    """Return the files or folders that a path of the page means: one, or one in each game or language."""
    spans = [span]
    for placeholder, names in PLACEHOLDERS.items():
        if placeholder in span:
            spans = [span.replace(placeholder, name) for name in names]
    for bases in ([ROOT], [PACKAGE], [PACKAGE / "games" / game for game in GAMES]):
        places = [base / path for base in bases for path in spans]
        if all(place.exists() for place in places):
            return places
    return []


@cache
def names_in(file: Path) -> frozenset[str]:
    """Return the names that a source defines, ``Class.member`` for those of a class. Other files have none."""
    text = file.read_text(encoding="utf-8") if file.suffix in (".py", ".js") else ""
    if file.suffix == ".js":
        return frozenset(re.findall(r"^\s*(?:export )?(?:function|const|let|class) (\w+)", text, re.MULTILINE))
    return frozenset(defined_by(ast.parse(text), ""))


def defined_by(node: ast.AST, prefix: str) -> Iterator[str]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef):
            yield child.name
            yield from defined_by(child, f"{child.name}.")
        elif isinstance(child, ast.FunctionDef):
            yield prefix + child.name
            stored = (it.attr for it in ast.walk(child) if isinstance(it, ast.Attribute) and isinstance(it.ctx, ast.Store))
            yield from (prefix + name for name in stored if prefix)
        elif isinstance(child, ast.Assign | ast.AnnAssign):
            targets = child.targets if isinstance(child, ast.Assign) else [child.target]
            yield from (prefix + it.id for target in targets for it in ast.walk(target) if isinstance(it, ast.Name))


def sources_of(spans: list[str]) -> list[Path]:
    """Return the files that the paths of a block name, with those of its folders."""
    places = [place for span in spans for place in places_of(span)]
    return [file for place in places for file in ([place] if place.is_file() else sorted(place.rglob("*.*"))) if file.is_file()]


def is_defined(span: str, sources: list[Path]) -> bool:
    """Return whether a name of a block exists: in the code, among the public names, or as a rule, message, contract or attribute."""
    if re.fullmatch(r"[a-z0-9]+\.[a-z]+\.\d+", span):
        return any(f'id = "{span}"' in file.read_text(encoding="utf-8") for file in (PACKAGE / "games").rglob("rules.toml"))
    if span in contracts():
        return True
    if span.startswith("un."):
        return span[3:] in un.__all__
    if span.startswith("make "):
        return re.search(rf"^{span[5:]}:", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE) is not None
    if re.fullmatch(r"\w+(\.\w+)?", span) and any(file.suffix in (".py", ".js") for file in sources):
        return any(name == span or name.endswith(f".{span}") for file in sources for name in names_in(file))
    return any(span in file.read_text(encoding="utf-8") for file in sources if file.suffix in (".js", ".toml", ".ftl"))


def contracts() -> dict[str, dict[str, list[str]]]:
    listed = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"]
    return {contract["id"]: contract for contract in listed}


def test_the_page_is_short() -> None:
    assert len(PAGE.splitlines()) <= LONGEST


def test_the_page_names_only_what_exists() -> None:
    unknown, placed = [], set()
    for spans in SPANS:
        sources = sources_of(spans)
        for span in spans:
            if places_of(span):
                continue
            if is_defined(span, sources):
                placed.add(span)
            elif span not in placed:
                unknown.append(span)
    assert unknown == []
    assert len(placed) > 40


def drawn() -> dict[str, set[str]]:
    """Return the arrows of the drawing, by the folder they begin at."""
    [drawing] = FENCE.findall(PAGE)
    head, *lines = drawing.splitlines()
    assert head == "graph TD"
    arrows: dict[str, set[str]] = {}
    for line in lines:
        start, ends = line.strip().split(" --> ")
        arrows.setdefault(start, set()).update(ends.split(" & "))
    return arrows


def statements(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the nodes of a module, without imports that only a type checker reads."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.If) and isinstance(child.test, ast.Name) and child.test.id == "TYPE_CHECKING":
            continue
        yield child
        if not isinstance(child, ast.expr):
            yield from statements(child)


@cache
def imported() -> dict[str, dict[str, str]]:
    """Return the folders that each folder of the package imports, each with one file that does."""
    found: dict[str, dict[str, str]] = {folder.parent.name: {} for folder in PACKAGE.glob("*/__init__.py")}
    for start, ends in found.items():
        for file in sorted((PACKAGE / start).rglob("*.py")):
            path = file.relative_to(ROOT)
            for node in statements(ast.parse(file.read_text(encoding="utf-8"))):
                for name in imports_of(node, path.parts[:-1]):
                    package, _, rest = name.partition(".")
                    folder = rest.partition(".")[0]
                    if package == PACKAGE.name and folder in found and folder != start:
                        ends.setdefault(folder, path.as_posix())
    return found


def imports_of(node: ast.AST, package: tuple[str, ...]) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        base = [*package[: len(package) - node.level + 1]] if node.level else []
        yield from (".".join([*base, *filter(None, [node.module]), alias.name]) for alias in node.names)


def test_the_drawing_shows_each_folder() -> None:
    arrows = drawn()
    assert arrows.keys() | set().union(*arrows.values()) == imported().keys()


def test_each_arrow_is_an_import() -> None:
    assert {(start, end) for start, ends in drawn().items() for end in ends if end not in imported()[start]} == set()


def test_each_import_follows_the_arrows() -> None:
    arrows = drawn()
    assert in_circles(arrows) == set()
    against = {f"{file}: {end}" for start, ends in imported().items() for end, file in ends.items() if end not in reachable(arrows, start)}
    assert against == set()


def test_each_arrow_goes_down_in_the_contract() -> None:
    floors = {name: number for number, floor in enumerate(contracts()["layers"]["layers"]) for name in re.findall(r"\w+", floor)}
    assert [(start, end) for start, ends in drawn().items() for end in ends if floors[start] >= floors[end]] == []


def test_the_folders_of_a_game_are_in_the_order_of_the_contract() -> None:
    [order] = [spans for spans, block in zip(SPANS, BLOCKS, strict=True) if "` → `" in block]
    layers = [re.findall(r"\w+", layer) for layer in contracts()["game"]["layers"] if "(" not in layer]
    assert sorted(span.removesuffix(".py") for span in order) == sorted(name for layer in layers for name in layer)
    floors = {name: number for number, layer in enumerate(layers) for name in layer}
    numbers = [floors[span.removesuffix(".py")] for span in order]
    assert numbers == sorted(numbers)
