"""Names that say too little: a bare participle, pronoun or preposition, or a verb that nobody uses for it.

    python -m tests.project.code_names [PATH ...]     the places, as path:line, kind, name

A name counts where the code defines it: modules, classes, functions, parameters, fields, variables. These pass, because most
readers know at once what they are: truth values (``changed = a != b``), a variable named after the call that made it
(``parsed = parse(text)``), one of several states (``CLOSED = "closed"``), ordinary adjectives and nouns (``seed``, ``expected``).
Only whole names count: ``sorted_cards`` is fine.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, cast

from tests.project.paths import ROOT

DATA = tomllib.loads((Path(__file__).parent / "names.toml").read_text("utf-8"))
_WORDS: dict[str, frozenset[str]] = {name: frozenset(text.split()) for name, text in DATA["words"].items()}
PREFIX = re.compile(r"^(?:un|re|over|fore|mis|with|out|under|inter)(?=[a-z]{3})")
QUAINT = re.compile(rf"^(?:{'|'.join(sorted(_WORDS['quaint']))})(?:e|s|er|ers|ed|bed|ing|bing)?$")

STORAGE = ("variable", "field")


class Place(NamedTuple):
    path: str
    line: int
    kind: str
    name: str
    reason: str


def words(name: str) -> list[str]:
    """Return the words of a snake_case or CamelCase name in lower case."""
    return [w.lower() for w in re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+", name)]


def is_participle(word: str) -> bool:
    if word in _WORDS["ordinary"]:
        return False
    base = PREFIX.sub("", word)
    return (
        word in _WORDS["irregular"] or base in _WORDS["irregular"] or (len(word) > 3 and word.endswith("ed") and not word.endswith("eed"))
    )


def reason_against(name: str, kind: str) -> str:
    """Return why a name should change, or an empty string."""
    parts = words(name)
    if any(QUAINT.match(w) for w in parts):
        return "quaint"
    if len(parts) != 1 or name.startswith("__"):
        return ""
    word = parts[0]
    stored = kind in (*STORAGE, "parameter")
    if is_participle(word) and not (stored and word in _WORDS["usual"]):
        return "participle"
    if word in _WORDS["pronouns"] or word in _WORDS["prepositions"]:
        passes = _WORDS["pass_as_parameter"] if kind == "parameter" else _WORDS["pass_as_variable"] if kind in STORAGE else ()
        return "" if word in passes else "pronoun or preposition"
    return ""


PREDICATE = re.compile(
    r"^(?:is|has|can|was|should|must)_|^(?:bool|any|all|isinstance|issubclass|hasattr|callable|startswith|endswith|isdisjoint|issubset"
    r"|issuperset|Event|exists|is_file|is_dir)$"
)


def last_name(node: ast.AST) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def is_boolean(node: ast.AST | None) -> bool:
    """Return whether an expression is plainly a truth value (or an event, which is one)."""
    if isinstance(node, ast.Constant):
        return isinstance(node.value, bool)
    if isinstance(node, ast.BoolOp):
        return all(map(is_boolean, node.values))
    if isinstance(node, ast.IfExp):
        return is_boolean(node.body) and is_boolean(node.orelse)
    if isinstance(node, ast.Call):
        return bool(PREDICATE.search(last_name(node.func)))
    if isinstance(node, ast.Attribute):
        return bool(PREDICATE.search(node.attr))
    return isinstance(node, ast.Compare) or (isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not))


def truth_values(node: ast.AST) -> set[str]:
    """Return the names below a node that are only ever asked for truth: ``if closed``, ``not closed``, ``closed and …``."""
    truths: set[str] = set()
    values: set[str] = set()

    def walk(node: ast.AST, truth: bool) -> None:
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            (truths if truth else values).add(node.id)
        inverted = isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not)
        for field, child in ast.iter_fields(node):
            children = child if isinstance(child, list) else [child]
            for c in children:
                if isinstance(c, ast.AST):
                    walk(c, field in ("test", "ifs") or inverted or (isinstance(node, ast.BoolOp) and (truth or c is not children[-1])))

    walk(node, False)
    return truths - values


def says_bool(annotation: ast.AST | None) -> bool:
    return annotation is not None and bool(re.match(r"['\"]?(?:\w+\[)?bool\b", ast.unparse(annotation)))


def is_made_by(name: str, value: ast.AST | None) -> bool:
    """Return whether a variable is named after the call that made it: ``parsed = parse(text)``."""
    if not isinstance(value, ast.Call) or not name.strip("_").endswith("ed"):
        return False
    stem = name.strip("_").lower()[:-2]
    return any(w[:4] == stem[:4] for w in words(last_name(value.func)))


def is_state(name: str, value: ast.AST | None) -> bool:
    """Return whether a constant is one of several states: ``CLOSED = "closed"``, ``OPEN, CLOSED = range(2)``, ``ONE = Fraction(1)``."""
    if not name.isupper():
        return False
    text = value.value if isinstance(value, ast.Constant) else None
    return name.strip("_") == "ONE" or text == name.strip("_").lower() or (isinstance(value, ast.Call) and last_name(value.func) == "range")


class Reader(ast.NodeVisitor):
    """Collects every definition of a module as (line, kind, name), without those that pass as booleans."""

    def __init__(self) -> None:
        self.definitions: list[tuple[int, str, str]] = []
        # of each scope: its kind, the names it stores, those that are truth values
        self.scopes: list[tuple[str, list[tuple[int, str, str]], set[str]]] = [("module", [], set())]

    def store(self, target: ast.AST, value: ast.AST | None = None, annotation: ast.AST | None = None) -> None:
        scope, rows, booleans = self.scopes[-1]
        if isinstance(target, (ast.Tuple, ast.List)):
            is_range = isinstance(value, ast.Call) and last_name(value.func) == "range"  # A, B, C = range(3)
            values: list[ast.expr | None] = [*value.elts] if isinstance(value, ast.Tuple | ast.List) else []
            if len(values) != len(target.elts):
                values = [cast("ast.expr", value) if is_range else None] * len(target.elts)
            for t, v in zip(target.elts, values, strict=True):
                self.store(t, v)
            return
        if isinstance(target, ast.Starred):
            self.store(target.value)
            return
        if isinstance(target, ast.Name):
            name, kind = target.id, "field" if scope == "class" else "variable"
        elif isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name) and target.value.id == "self":
            name, kind = target.attr, "field"
        else:
            return
        if says_bool(annotation) or is_boolean(value):
            booleans.add(name)
        if not is_made_by(name, value) and not is_state(name, value):
            rows.append((target.lineno, kind, name))

    def leave(self) -> None:
        _, rows, booleans = self.scopes.pop()
        self.definitions += [row for row in rows if row[2] not in booleans]

    def parameters(self, node: ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda, truths: set[str]) -> None:
        a = node.args
        plain = [*a.posonlyargs, *a.args]
        defaults: dict[str, ast.AST | None] = {x.arg: d for x, d in zip(reversed(plain), reversed(a.defaults), strict=False)}
        defaults.update({x.arg: d for x, d in zip(a.kwonlyargs, a.kw_defaults, strict=True)})
        for x in filter(None, [*plain, *a.kwonlyargs, a.vararg, a.kwarg]):
            if x.arg not in truths and not says_bool(x.annotation) and not is_boolean(defaults.get(x.arg)):
                self.definitions.append((x.lineno, "parameter", x.arg))

    def function(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        inside = self.scopes[-1][0] == "class"
        marks = {last_name(d.func if isinstance(d, ast.Call) else d) for d in node.decorator_list}
        if not (marks & {"property", "cached_property"} and says_bool(node.returns)) and not marks & {"setter", "overload"}:
            self.definitions.append((node.lineno, "method" if inside else "function", node.name))
        for d in node.decorator_list:
            self.visit(d)
        truths = truth_values(node)
        if "overload" not in marks:
            self.parameters(node, truths)
        for d in [*node.args.defaults, *filter(None, node.args.kw_defaults)]:
            self.visit(d)
        self.scopes.append(("function", [], truths))
        for statement in node.body:
            self.visit(statement)
        self.leave()

    visit_FunctionDef = visit_AsyncFunctionDef = function  # noqa: N815

    def visit_Lambda(self, node: ast.Lambda) -> None:
        self.parameters(node, set())
        self.generic_visit(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.definitions.append((node.lineno, "class", node.name))
        self.scopes.append(("class", [], set()))
        for statement in node.body:
            self.visit(statement)
        self.leave()

    def visit_Assign(self, node: ast.Assign) -> None:
        for target in node.targets:
            self.store(target, node.value)
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self.store(node.target, node.value, node.annotation)
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.store(node.target)
        self.generic_visit(node)

    def visit_NamedExpr(self, node: ast.NamedExpr) -> None:
        self.store(node.target, node.value)
        self.generic_visit(node)

    def loop(self, node: ast.For | ast.AsyncFor | ast.comprehension) -> None:
        self.store(node.target)
        self.generic_visit(node)

    visit_For = visit_AsyncFor = visit_comprehension = loop  # noqa: N815

    def visit_withitem(self, node: ast.withitem) -> None:
        if node.optional_vars is not None:
            self.store(node.optional_vars)
        self.generic_visit(node)

    def visit_ExceptHandler(self, node: ast.ExceptHandler) -> None:
        if node.name:
            self.scopes[-1][1].append((node.lineno, "variable", node.name))
        self.generic_visit(node)

    def visit_alias(self, node: ast.alias) -> None:
        if node.asname and node.asname != node.name:
            self.scopes[-1][1].append((node.lineno, "variable", node.asname))

    def visit_MatchAs(self, node: ast.MatchAs) -> None:
        if node.name:
            self.scopes[-1][1].append((node.lineno, "variable", node.name))
        self.generic_visit(node)


def definitions(path: Path) -> Iterator[tuple[int, str, str]]:
    """Yield the line, kind and name of everything that a file defines."""
    reader = Reader()
    reader.visit(ast.parse(path.read_text("utf-8")))
    reader.leave()
    if path.stem not in ("__init__", "__main__"):
        yield 1, "module", path.stem
    yield from reader.definitions


def bad_names(folder: Path) -> Iterator[Place]:
    """Yield the places below a folder (or in a file) where a definition has a name that says too little."""
    for file in [folder] if folder.is_file() else sorted(folder.rglob("*.py")):
        for line, kind, name in definitions(file):
            if reason := reason_against(name, kind):
                yield Place(file.relative_to(ROOT).as_posix(), line, kind, name, reason)


if __name__ == "__main__":
    for path in map(Path, sys.argv[1:] or ["undaunted_nb"]):
        for place in bad_names(path.resolve()):
            print(f"{place.path}:{place.line}\t{place.kind}\t{place.name}\t{place.reason}")
