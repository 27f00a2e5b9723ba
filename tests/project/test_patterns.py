"""No regular expression of the package takes longer than its text is long, whatever a stranger sends.

The test finds each expression with the methods it is used with, builds hostile texts out of its own letters, and measures how the time
grows. It compares times of this process with each other, so a slow or busy machine changes nothing.
"""

from __future__ import annotations

import ast
import inspect
import re
import time
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from types import ModuleType
from typing import Any, TypeGuard

import pytest

from tests.project.modules import import_all
from undaunted_nb.drawing.svg import _SYMBOL
from undaunted_nb.lessons.play.pointers import _pattern

METHODS = ("match", "fullmatch", "search", "sub", "subn", "split", "findall", "finditer")
SIZES = (30, 100, 1_000, 10_000)
LARGE = 100_000
SLOWER = 3.0
"""How many times faster than its length the time of a text can grow. The square of a text ten times as long takes ten times that."""
QUICK = 0.004
"""Seconds in which nothing is slow: shorter times are too short to compare."""
TRIES = 6
SUSPECTS = 3
"""The number of texts, the slowest of 10,000 letters, that are tried with 100,000."""
LETTERS = ("a", "0", " ", "\n", "\r", "\u00a0", ".", "-", '"', "'", "<", "[", "\\", "\0")
ENDS = ("", "\0", "\n!")

GIVEN = {
    "_pattern(ways)": (_pattern(("Rifleman A", "Riflemen", "17B", "a-a")).pattern,),
}
"""The expressions behind what only a caller knows."""
OWN_FILES = {_SYMBOL.pattern: "symbols.svg"}
"""Expressions that read only files of the package, with the files."""


def find_uses() -> Iterator[tuple[str, str]]:
    """Yield each expression of the package, with a method that it is used with."""
    for module in import_all():
        source = inspect.getsource(module)
        if (
            "re" not in vars(module)
            and not any(name in source for name in (".named(", "author_name("))
            and not any(isinstance(it, re.Pattern) for it in vars(module).values())
        ):
            continue
        tree = ast.parse(source)
        local = {
            node.targets[0].id: node.value.args[0]
            for node in ast.walk(tree)
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and _calls(node.value, "re", "compile")
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "author_name":  # the names in a form
                yield from ((one, "fullmatch") for one in _said(module, node.args[0]))
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
                continue
            owner, method = node.func.value, node.func.attr
            if method in METHODS and isinstance(owner, ast.Name) and owner.id == "re":
                yield from ((one, method) for one in _said(module, node.args[0]))
            elif method in METHODS and isinstance(owner, ast.Name) and owner.id in local:
                yield from ((one, method) for one in _said(module, local[owner.id]))
            elif method in METHODS and (isinstance(owner, ast.Name) or ast.unparse(owner) in GIVEN):
                yield from ((one, method) for one in _said(module, owner, needed=False))
            elif method == "named" and len(node.args) > 2:  # the names of a Checker
                yield from ((one, "fullmatch") for one in _said(module, node.args[2]))


def _calls(node: ast.expr, owner: str, method: str) -> TypeGuard[ast.Call]:
    return isinstance(node, ast.Call) and ast.unparse(node.func) == f"{owner}.{method}"


def _said(module: ModuleType, node: ast.expr, *, needed: bool = True) -> tuple[str, ...]:
    """Return the expressions that a piece of code stands for. Those of a parameter are in GIVEN, or come through their callers."""
    written = ast.unparse(node)
    if written in GIVEN:
        return GIVEN[written]
    if written == "pattern" and module.__name__.endswith(("checker", "forms")):
        return ()  # "named" and "author_name" above
    try:
        found: Any = eval(written, vars(module))  # noqa: S307  (code of the package)
    except NameError:
        assert not needed, f"{module.__name__}: add “{written}” to GIVEN"
        return ()
    if isinstance(found, re.Pattern):
        return (found.pattern,)
    assert isinstance(found, str) or not needed
    return (found,) if needed else ()


@cache
def expressions() -> dict[tuple[str, str], re.Pattern[str]]:
    """Return each compiled expression by its text and method."""
    compiled = {it.pattern: it for module in import_all() for it in vars(module).values() if isinstance(it, re.Pattern)}
    return {(text, method): compiled.get(text) or re.compile(text) for text, method in find_uses()}


def hostile(pattern: str) -> list[Callable[[int], str]]:
    """Return makers of texts with a number of letters: a beginning, a unit again and again, an end."""
    rng = Random(repr(pattern))  # a pattern can have letters that no file has
    bare = re.sub(r"\\(\W)", r"\1", re.sub(r"\\\w|\(\?[a-z:<!=]*", " ", pattern))
    literals = sorted({*re.findall(r"[\w<>\"':=/ !*-]{2,}", bare)}, key=len)[-4:]
    signs = [*{*re.sub(r"\\[a-zA-Z]|[\[\]()*+?|^$]", "", pattern)}]
    signs = [*dict.fromkeys((*LETTERS, *sorted(signs)))]
    mixed = ["".join(rng.choices(signs, k=rng.choice((2, 2, 3)))) for _ in range(20)]
    units = [*signs, *literals, *mixed, *(literal + sign for literal in literals for sign in (" ", "a", "0"))]
    heads = ["", *literals]

    def maker(head: str, unit: str, end: str) -> Callable[[int], str]:
        return lambda size: head + unit * (size // len(unit)) + end

    return [maker(head, unit, end) for unit in units for head, end in (("", ENDS[0]), ("", ENDS[1]), (rng.choice(heads), rng.choice(ENDS)))]


def seconds(found: re.Pattern[str], method: str, text: str, least: float = 0.0) -> float:
    """Return the shortest time that a method takes for a text. It is tried again while it is too long."""
    shortest = float("inf")
    for _ in range(TRIES):
        begin = time.process_time()
        if method in ("sub", "subn"):
            found.sub("", text)
        elif method == "finditer":
            for _match in found.finditer(text):
                pass
        else:
            getattr(found, method)(text)
        shortest = min(shortest, time.process_time() - begin)
        if shortest <= least:
            break
    return shortest


def slow_text(found: re.Pattern[str], method: str) -> str:
    """Return the beginning of a text for which the time grows faster than its length, or "" if there is none."""
    times = list[tuple[float, int, Callable[[int], str]]]()
    for number, make in enumerate(hostile(found.pattern)):
        before, last = QUICK, SIZES[0]
        for size in SIZES:
            allowed = max(QUICK, SLOWER * before * size / last)
            took = seconds(found, method, make(size), allowed)
            if took > allowed:
                return make(40)[:60]
            before, last = took, size
        times.append((before, number, make))
    for before, _, make in sorted(times)[-SUSPECTS:]:
        least = min(before, seconds(found, method, make(SIZES[-1])))
        allowed = max(QUICK, SLOWER * least * LARGE / SIZES[-1])
        if seconds(found, method, make(LARGE), allowed) > allowed:
            return make(40)[:60]
    return ""


def test_every_expression_of_the_package_is_found() -> None:
    found = {text for text, _ in expressions()}
    written = {it.pattern for module in import_all() for it in vars(module).values() if isinstance(it, re.Pattern)}
    assert written <= found, "an expression that is compiled and not used, or used in a way that this test does not see"
    assert len(found) > 60
    assert {*OWN_FILES} <= found


@pytest.mark.parametrize(("text", "method"), [use for use in expressions() if use[0] not in OWN_FILES])
def test_no_expression_is_slower_than_its_text_is_long(text: str, method: str) -> None:
    assert slow_text(expressions()[text, method], method) == ""


@pytest.mark.parametrize(
    ("text", "method"),
    [(r"\s*([^:]*[^\W\d_][^:]*?)\s*:(.*)", "fullmatch"), (r"<[^>]*>", "sub"), (r"\s+$", "search")],
)  # fmt: skip
def test_a_slow_expression_is_seen(text: str, method: str) -> None:
    assert slow_text(re.compile(text), method) != ""
