"""The types of the front end, made from the parts of a Scene: ``python -m tests.project.scene_types`` writes them."""

from __future__ import annotations

import ast
import json

from tests.project.graphs import reachable
from tests.project.paths import ROOT

SOURCE = ROOT / "undaunted_nb/kit/scene"
TARGET = ROOT / "widgets/src/scene.d.ts"
SIMPLE = {
    "str": "string",
    "float": "number",
    "int": "number",
    "bool": "boolean",
    "None": "null",
    "Words": "string",
    "Text": "string",
    "Tap": "string",
    "object": "any",
}
"""The names that TypeScript spells differently. Texts arrive as strings."""
LEFT_OUT = {"Words", "Text", "BoardMap"}


def type_of(node: ast.expr) -> str:
    """Return an annotation as TypeScript writes it."""
    match node:
        case ast.Constant():
            return SIMPLE.get(str(node.value), str(node.value))
        case ast.Name():
            return SIMPLE.get(node.id, node.id)
        case ast.BinOp():
            return f"{type_of(node.left)} | {type_of(node.right)}"
        case ast.Subscript(value=ast.Name(id="Literal")):
            return " | ".join(json.dumps(value.value) for value in parts_of(node) if isinstance(value, ast.Constant))
        case ast.Subscript(value=ast.Name(id="Sequence")):
            inner = type_of(node.slice)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case ast.Subscript(value=ast.Name(id="tuple")):
            return f"[{', '.join(map(type_of, parts_of(node)))}]"
        case ast.Subscript(value=ast.Name(id="Mapping")):
            return f"Record<{', '.join(map(type_of, parts_of(node)))}>"
    raise ValueError(ast.unparse(node))


def parts_of(node: ast.Subscript) -> list[ast.expr]:
    """Return what is between the brackets."""
    return node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]


def comment(text: str, indent: str) -> list[str]:
    """Return a docstring as a comment."""
    return [f"{indent}/** {' '.join(text.split())} */"]


def members(node: ast.ClassDef) -> list[str]:
    """Return the fields of a class, each below its comment."""
    partial = any(keyword.arg == "total" for keyword in node.keywords)
    lines: list[str] = []
    for statement, after in zip(node.body, [*node.body[1:], None], strict=True):
        if not isinstance(statement, ast.AnnAssign) or not isinstance(statement.target, ast.Name):
            continue
        if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
            lines += comment(str(after.value.value), "  ")
        kind, mark = statement.annotation, "?" if partial else ""
        if isinstance(kind, ast.Subscript) and (word := ast.unparse(kind.value)) in ("NotRequired", "Required"):
            kind, mark = kind.slice, "?" if word == "NotRequired" else ""
        lines.append(f"  {statement.target.id}{mark}: {type_of(kind)};")
    return lines


def classes_of_scene(statements: list[ast.stmt]) -> set[str]:
    """Return the classes that a Scene is made of. The others are what a game gives before."""
    uses = {node.name: {n.id for n in ast.walk(node) if isinstance(n, ast.Name)} for node in statements if isinstance(node, ast.ClassDef)}
    return {"Scene", *(reachable(uses, "Scene") & uses.keys())}


def render() -> str:
    """Return the text of the file."""
    statements = [node for file in sorted(SOURCE.glob("*.py")) for node in ast.parse(file.read_text(encoding="utf-8")).body]
    needed = classes_of_scene(statements)
    lines = ["// Made from undaunted_nb/kit/scene by `python -m tests.project.scene_types`. Do not edit.", ""]
    for node in statements:
        if isinstance(node, ast.ClassDef):
            if node.name not in needed:
                continue
            bases = ", ".join(base for base in map(ast.unparse, node.bases) if base != "TypedDict")
            lines += comment(ast.get_docstring(node) or "", "")
            lines += [f"export interface {node.name} {f'extends {bases} ' if bases else ''}{{", *members(node), "}", ""]
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id not in LEFT_OUT:
            name, value = node.targets[0].id, node.value
            if isinstance(value, ast.Call) and isinstance(value.args[1], ast.Dict):  # names of fields that Python keeps for itself
                fields = [
                    f"  {ast.literal_eval(k)}: {type_of(v)};" for k, v in zip(value.args[1].keys, value.args[1].values, strict=True) if k
                ]
                lines += [f"interface {name} {{", *fields, "}", ""]
            else:
                lines += [f"export type {name} = {type_of(value)};", ""]
    return "\n".join(lines)


if __name__ == "__main__":
    TARGET.write_text(render(), encoding="utf-8")
