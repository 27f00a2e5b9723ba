"""Drawings that a game brings along: SVG files in the folder ``art`` of its package.

A drawing is data. What is not listed below (scripts, event handlers, styles, links elsewhere) is refused with the name of the file.
"""

from __future__ import annotations

import re
from functools import cache
from html import escape
from typing import TYPE_CHECKING
from xml.etree import ElementTree as ET

from undaunted_nb.engine.errors import Fault, FileError
from undaunted_nb.engine.text import Text
from undaunted_nb.kit import additions, games

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from importlib.resources.abc import Traversable

FOLDER = "art"
FIGURES, TERRAIN, TEMPLATES = "figures", "terrain", "templates"
"""The folders of the kinds of drawings. The name of a drawing is ``GAME-FILE``."""
BOXES = {FIGURES: "0 0 48 48", TERRAIN: "0 0 140 140", TEMPLATES: ""}
"""The ``viewBox`` of a drawing whose file has none."""
ELEMENTS = frozenset({"circle", "ellipse", "g", "line", "path", "polygon", "polyline", "rect", "svg", "text", "use"})
ATTRIBUTE = re.compile(
    "class|cx|cy|d|fill|fill-opacity|fill-rule|font-size|font-weight|height|href|opacity|points|r|rx|ry|stroke|stroke-dasharray|stroke-linecap|"
    "stroke-linejoin|stroke-opacity|stroke-width|text-anchor|transform|width|x|x1|x2|y|y1|y2"
)
SHARED = re.compile(r"#un-[\w{}-]+", re.ASCII)
"""A link to a shared symbol (``art/symbols.svg``)."""
BOX = re.compile(r"(-?\d+(\.\d+)? ){3}-?\d+(\.\d+)?")
LONGEST = 50_000
NAMESPACE = "{http://www.w3.org/2000/svg}"


def read_drawing(text: str, source: str, box: str = "") -> str:
    """Return a drawing written anew from what its file may contain, as a ``g``, or as a ``symbol`` without an id if it has a box.

    Raises FileError for anything else.
    """
    if len(text) > LONGEST or "<!DOCTYPE" in text or "<!ENTITY" in text:
        raise _refusal(source, "<!DOCTYPE>" if len(text) <= LONGEST else f"> {LONGEST}")
    try:
        root = ET.fromstring(text)  # noqa: S314  (without a document type it has no entities)
    except ET.ParseError as error:
        raise FileError(source, [Fault("", Text("fault-drawing-xml", {"why": str(error)}))]) from None
    box = root.get("viewBox", box)
    if root.tag.removeprefix(NAMESPACE) != "svg" or (box and not BOX.fullmatch(box)):
        raise _refusal(source, f"<{root.tag}>"[:60])
    content = _content(root, source)
    return f'<symbol viewBox="{box}" overflow="visible">{content}</symbol>' if box else f"<g>{content}</g>"


def _refusal(source: str, part: str) -> FileError:
    return FileError(source, [Fault("", Text("fault-drawing", {"what": part}))])


def _content(element: ET.Element, source: str) -> str:
    children = (_rewrite(child, source) + escape((child.tail or "").strip(), quote=True) for child in element)
    return escape((element.text or "").strip(), quote=True) + "".join(children)


def _rewrite(element: ET.Element, source: str) -> str:
    name = element.tag.removeprefix(NAMESPACE)
    if name not in ELEMENTS or name == "svg":
        raise _refusal(source, f"<{name}>"[:60])
    for attribute, value in element.attrib.items():
        if not ATTRIBUTE.fullmatch(attribute) or "url(" in value.casefold() or (attribute == "href" and not SHARED.fullmatch(value)):
            raise _refusal(source, f'{attribute}="{value}"'[:60])
    attributes = "".join(f' {attribute}="{escape(value, quote=True)}"' for attribute, value in element.attrib.items())
    return f"<{name}{attributes}>{_content(element, source)}</{name}>"


def _files(kind: str) -> Iterator[tuple[str, str, Traversable]]:
    """Yield the game system, the name and the file of each drawing of a kind."""
    for system in games.packages():
        place = games.files(system).joinpath(FOLDER).joinpath(kind)
        for file in sorted(place.iterdir(), key=lambda file: file.name) if place.is_dir() else ():
            if file.name.endswith(".svg"):
                yield system, f"{system}-{file.name.removesuffix('.svg')}", file


@cache
def drawings(kind: str) -> Mapping[str, str]:
    """Return the drawings of a kind that games bring along, by name. One that is refused is reported, and nothing is drawn in its place."""
    markups: dict[str, str] = {}
    for system, name, file in _files(kind):
        try:
            markups[name] = read_drawing(file.read_text(encoding="utf-8"), f"{FOLDER}/{kind}/{file.name}", BOXES[kind])
        except (FileError, UnicodeDecodeError) as error:
            additions.report_file(additions.GAMES, system, file.name, error)
            markups[name] = "<symbol></symbol>" if BOXES[kind] else "<g></g>"
    return markups


def symbols() -> Mapping[str, str]:
    """Return the symbols of the silhouettes and the terrain that games bring along, by id."""
    ids = {f"un-sil-{name}": markup for name, markup in drawings(FIGURES).items()}
    ids |= {f"un-own-{name}": markup for name, markup in drawings(TERRAIN).items()}
    return {name: markup.replace("<symbol", f'<symbol id="{name}"', 1) for name, markup in ids.items()}
