"""Everything that a person reads is in the catalogs: no string of the code is a sentence."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from tests.i18n.catalogs import PACKAGE
from undaunted_nb.games.memoir44.rules.state.pieces import cards

ALLOWED = (
    r"undaunted-nb \w+ 1",  # the first line of our files
    r"end turn|hunker down|order all|counter tiles|own counter|tile set|vehicle seat",  # names of actions, and of the forms they take
    r"draw, roll, (volley|pick)",  # names of fields
    r"import undaunted_nb as un\b[\s\S]*",  # the code that a notebook begins with
    r"Python 3 \(ipykernel\)",  # Jupyter's name for its kernel
    r"POSITION ACTION",  # the value of an option
    r"[\w ]+, Arial, [\w, ]+-serif",  # fonts
    r"<[\s\S]*",  # SVG
    *(re.escape(card.id) for card in cards()),  # command cards, by their ids
)
"""Strings of several words that are not in any language."""
BUILT_IN = frozenset({"AttributeError", "IndexError", "KeyError", "LookupError", "TypeError", "ValueError"})
"""Errors of programs. A person's mistake is a TutorError."""
WORD = re.compile(r"(?<!\S)[\"'“(]?[^\W\d_]{2,}[\"'”),.;:!?…]*(?!\S)")


def _for_programmers(tree: ast.Module) -> Iterator[ast.AST]:
    """Yield docstrings, ``__repr__``, types, lines of the log, and errors for programmers (often ``message = …`` before a raise)."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node
        if isinstance(node, ast.FunctionDef) and node.name == "__repr__":
            yield node
        if isinstance(node, ast.Call) and getattr(getattr(node.func, "value", None), "id", "") == "log":
            yield node
        if isinstance(node, ast.Raise) and getattr(getattr(node.exc, "func", None), "id", "") in BUILT_IN:
            yield node
        if isinstance(node, ast.AnnAssign) and getattr(node.annotation, "id", "") == "TypeAlias":
            yield node
        if isinstance(node, ast.Assign) and [getattr(target, "id", "") for target in node.targets] == ["message"]:
            yield node


def _strings(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Yield every string, with 0 for each inserted value."""
    known = {id(part) for node in _for_programmers(tree) for part in ast.walk(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            known |= {id(part) for part in node.values}
            if id(node) not in known:
                yield node.lineno, "".join(str(part.value) if isinstance(part, ast.Constant) else "0" for part in node.values)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in known:
            yield node.lineno, node.value


def _prose(source: str) -> list[tuple[int, str]]:
    allowed = re.compile("|".join(ALLOWED))
    return [(line, text) for line, text in _strings(ast.parse(source)) if len(WORD.findall(text)) > 1 and not allowed.fullmatch(text)]


def test_no_sentence_is_written_in_code() -> None:
    files = sorted(set(PACKAGE.rglob("*.py")) - set(PACKAGE.glob("testing/*.py")))  # they speak to people who write a game
    assert len(files) > 100
    assert not [(str(file.relative_to(PACKAGE)), *found) for file in files for found in _prose(file.read_text("utf-8"))]


def test_a_sentence_is_found() -> None:
    assert _prose('say("Not allowed here.")')
    assert _prose('place = f"line {line}, column {column}"')
    assert _prose('raise TutorError("Not allowed here.")')
    assert not _prose('raise ValueError("no size given")')
    assert not _prose('"""Some words."""\nkey = "why-not-here"\nmessage = f"no step {n} of many"')
