"""Small faults: each changes one place of a source file, which stays readable for its parser."""

from __future__ import annotations

import ast
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from itertools import islice, pairwise, zip_longest
from random import Random
from typing import Any, NamedTuple


class Mutant(NamedTuple):
    """A fault: ``old`` at ``start`` in a file becomes ``new``."""

    file: str
    kind: str
    line: int
    start: int
    old: str
    new: str

    def applied(self, text: str) -> str:
        """Return the text of the file with the fault."""
        return text[: self.start] + self.new + text[self.start + len(self.old) :]


COMPARED = {
    "<": "<=",
    "<=": "<",
    ">": ">=",
    ">=": ">",
    "==": "!=",
    "!=": "==",
    "in": "not in",
    "not in": "in",
    "is": "is not",
    "is not": "is",
}
SWAPPED = COMPARED | {"and": "or", "or": "and", "+": "-", "-": "+", "*": "+", "True": "False", "False": "True"}
OPERATOR = re.compile(r"not in|is not|\b(?:in|is|and|or)\b|[<>=!]=|[<>*+-]")
Change = tuple[str, int, int, str]
"""A kind, the start and the end of a place, and what replaces it."""

JS_HIDDEN = re.compile(r"""//[^\n]*|/\*[\s\S]*?\*/|`(?:\\[\s\S]|[^`\\])*`|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'""")
JS = {
    "comparison": (r"===|!==|(?<=\s)[<>]=?(?=\s)", {"===": "!==", "!==": "===", "<": "<=", "<=": "<", ">": ">=", ">=": ">"}),
    "boolean": (r"&&|\|\||\btrue\b|\bfalse\b", {"&&": "||", "||": "&&", "true": "false", "false": "true"}),
    "number": (r"(?<![\w.#])\d+(?![\w.])", None),
    "returned": (r"(?<=\breturn )[^\n;]+(?=;)", "undefined"),
    "statement": (r"(?<=\n)[ \t]+[\w.?]+\([^\n]*\);(?=\n)", ""),
    "item": (r"(?:(?<=\[)|(?<=, ))[\w.~]+, (?=[^\n(){}]*\])", ""),
    "key": (r"(?<=[{,] )\w+(?=: )", "wrong"),
}
"""Faults of JavaScript: what is found outside of texts and comments, and what replaces it (None: the next number)."""
TOML_TEXT = re.compile(r"'''[\s\S]*?'''|\"\"\"[\s\S]*?\"\"\"|\"(?:\\.|[^\"\\\n])*\"|'[^'\n]*'|#[^\n]*")
TOML = {
    "number": (r"(?<![\w.\"'-])\d+(?![\w.\"'-])", None),
    "boolean": (r"\btrue\b|\bfalse\b", {"true": "false", "false": "true"}),
    "entry": (r"(?<=\n)[\w.~-]+ *= *[^\n\[{~]+(?=\n)|(?<=\n)[\w.-]+ *= *~+(?=\n)", ""),
    "item": (r"(?:(?<=\[)|(?<=, ))(?:~+|\w+), (?=[^\n]*\])", ""),
}
"""Faults of TOML, likewise. Texts are hidden as ``~``, so an entry or an item can be one."""


def mutants(file: str, text: str) -> list[Mutant]:
    """Return every fault that this module knows in a file, in the order of its places."""
    found = (
        _python(text) if file.endswith(".py") else _found(text, TOML_TEXT, TOML) if file.endswith(".toml") else _found(text, JS_HIDDEN, JS)
    )
    changes = sorted(set(found), key=lambda change: (change[1], change))
    return [Mutant(file, kind, text.count("\n", 0, start) + 1, start, text[start:end], new) for kind, start, end, new in changes]


def sample(texts: dict[str, str], number: int, seed: int) -> list[Mutant]:
    """Return a number of readable mutants: the same for the same texts and seed, and of each kind as many, as far as there are any."""
    kinds: defaultdict[str, list[Mutant]] = defaultdict(list)
    for file, text in sorted(texts.items()):
        for mutant in mutants(file, text):
            kinds[f"{file.rpartition('.')[2]} {mutant.kind}"].append(mutant)
    queues = [Random(f"{seed} {kind}").sample(them, len(them)) for kind, them in sorted(kinds.items())]
    turns = (mutant for turn in zip_longest(*queues) for mutant in turn if mutant and is_readable(mutant, texts[mutant.file]))
    return list(islice(turns, number))


def is_readable(mutant: Mutant, text: str) -> bool:
    """Return whether a parser takes the fault, and finds something else than before."""
    changed = mutant.applied(text)
    try:
        if mutant.file.endswith(".py"):
            return ast.dump(ast.parse(changed)) != ast.dump(ast.parse(text))
        return not mutant.file.endswith(".toml") or tomllib.loads(changed) != tomllib.loads(text)
    except (SyntaxError, ValueError):
        return False


def _found(text: str, hidden: re.Pattern[str], faults: dict[str, tuple[str, dict[str, str] | str | None]]) -> Iterator[Change]:
    sight = hidden.sub(lambda it: (" " if it[0][0] in "#/" else "~") * len(it[0]), text)
    for kind, (pattern, new) in faults.items():
        for it in re.finditer(pattern, sight):
            yield kind, it.start(), it.end(), str(int(it[0]) + 1) if new is None else new if isinstance(new, str) else new[it[0]]


def _python(text: str) -> Iterator[Change]:
    lines = [0]
    for line in text.splitlines(keepends=True):
        lines.append(lines[-1] + len(line))
    encoded = text.splitlines()

    def place(row: int, column: int) -> int:
        return lines[row - 1] + len(encoded[row - 1].encode()[:column].decode())

    def span(node: ast.AST) -> tuple[int, int]:
        return place(node.lineno, node.col_offset), place(node.end_lineno, node.end_col_offset)  # type: ignore[attr-defined]

    tree = ast.parse(text)
    notes = [node for it in ast.walk(tree) for node in (getattr(it, "annotation", None), getattr(it, "returns", None)) if node]
    silent = {id(node) for note in notes for node in ast.walk(note)}
    for node in ast.walk(tree):
        if id(node) not in silent:
            yield from _node(node, span, text)


def _node(node: ast.AST, span: Any, text: str) -> Iterator[Change]:
    match node:
        case ast.Compare(left=left, comparators=[right, *_]) | ast.BoolOp(values=[left, right, *_]) | ast.BinOp(left=left, right=right):
            (_, start), (end, _) = span(left), span(right)
            if found := OPERATOR.search(text, start, end):
                kind = {"Compare": "comparison", "BoolOp": "boolean"}.get(type(node).__name__, "arithmetic")
                yield kind, found.start(), found.end(), SWAPPED[found[0]]
        case ast.Constant(value=bool()):
            yield "boolean", *span(node), SWAPPED[str(node.value)]
        case ast.Constant(value=int(value)):
            yield "number", *span(node), str(value + 1)
        case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test):
            yield "condition", *span(test), f"not ({text[slice(*span(test))]})"
        case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
            yield "returned", *span(value), "None"
        case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Raise() | ast.Continue() | ast.Break():
            yield "statement", *span(node), "pass"
        case ast.List(elts=[_, _, *_] as items) | ast.Tuple(elts=[_, _, *_] as items) | ast.Set(elts=[_, _, *_] as items):
            for item, after in pairwise(items):
                yield "item", span(item)[0], span(after)[0], ""
