"""The static picture of a scene, and the art that it shares with the live table."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterable, Mapping
from functools import cache
from html import escape as _html_escape
from importlib.resources import files
from json import loads
from typing import Any

_SLOT = re.compile(r"\{(\w+)\}")
_SYMBOL = re.compile(r'<(symbol|pattern|clipPath) id="([^"]+)".*?</\1>', re.DOTALL)
_REFERENCE = re.compile(r"""(?:href="#|url\(#)([\w-]+)""")
_CLASS = re.compile(r'class="([^"]*)"')
_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_COMMENT = re.compile(r"<!--.*?-->|/\*.*?\*/", re.DOTALL)


def escape(value: object) -> str:
    """Any value as text that is safe in XML, between tags and in quotes; ``None`` is empty, characters that XML forbids are dropped."""
    return "" if value is None else _html_escape(_NOT_XML.sub("", str(value)), quote=True)


def art() -> dict[str, Any]:
    """The ``art`` trait: ``{"symbols": "<symbol id='…'>…", "templates": {name: markup}}``; a fresh dict, from files that are read once."""
    return {"symbols": "".join(_symbols().values()), "templates": dict(_templates())}


def style() -> str:
    """The text of ``board.css``: tokens and drawing styles, light and dark, all under ``.un``."""
    return _read("board.css")


def figure(name: str) -> str:
    """The figure to draw for ``name``: itself when there is a silhouette ``un-sil-{name}``, else the plain ``soldier``."""
    return name if f"un-sil-{name}" in _symbols() else "soldier"


def fill(template: str, element: Mapping[str, Any]) -> str:
    """``template`` with each ``{slot}`` replaced by the element's escaped value (missing: empty), exactly as the live table does it."""
    return _SLOT.sub(lambda m: escape(element.get(m[1])), template)


def draw(element: Mapping[str, Any]) -> str:
    """One element of ``board`` (``k``, ``t``, ``x``, ``y`` in map units, ``side``, ``s`` and the slots of its template) as an SVG group.

    Raises ``ValueError`` when there is no template ``t``.
    """
    name = str(element.get("t", ""))
    template = _templates().get(name)
    if template is None:
        raise ValueError(f"no template {name!r}; there are {', '.join(_templates())}")
    classes = " ".join(f"un-el un-{name} {element.get('side') or ''} {element.get('s') or ''}".split())
    place = f"translate({_number(element.get('x'))} {_number(element.get('y'))})"
    return f'<g class="{escape(classes)}" data-k="{escape(element.get("k"))}" transform="{place}">{fill(template, element)}</g>'


def svg(scene: Mapping[str, Any]) -> str:
    """A complete SVG document of a scene: a mapping with ``ground`` (``width``, ``height``, ``markup``), ``board``, ``title`` and ``desc``.

    ``title`` falls back on ``ground.label``. The bytes depend on the scene alone; only symbols and style rules that are used are carried.
    It follows the reader's light or dark scheme by itself. Raises ``ValueError`` for an element without a template.
    """
    base = scene["ground"]
    width, height = _number(base.get("width")), _number(base.get("height"))
    size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    body = str(base.get("markup", "")) + "".join(draw(element) for element in scene.get("board") or ())
    symbols = _used(body)
    drawn = body + "".join(symbols)
    title = scene.get("title") or base.get("label") or ""
    return "".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="un" {size} role="img">',
            f"<title>{escape(title)}</title><desc>{escape(scene.get('desc'))}</desc>",
            f"<style>{_rules(drawn)}</style><defs>",
            *symbols,
            f"</defs>{body}</svg>",
        )
    )


def image(svg: str, alt: str) -> str:
    """An ``<img>`` that carries ``svg`` as a data URI; ``alt`` is plain text. Unlike inline SVG it shows in an untrusted notebook, too."""
    data = b64encode(svg.encode()).decode("ascii")
    return f'<img alt="{escape(alt)}" style="max-width:100%;height:auto" src="data:image/svg+xml;base64,{data}">'


def _number(value: object) -> str:
    """A coordinate with at most one decimal, whatever kind of number comes in."""
    text = f"{float(str(value or 0)):.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


@cache
def _read(name: str) -> str:
    return files("undaunted_nb.scene").joinpath("art", name).read_text(encoding="utf-8")


@cache
def _symbols() -> dict[str, str]:
    text = _COMMENT.sub("", _read("symbols.svg"))
    return {m[2]: re.sub(r">\s+<", "><", m[0]) for m in _SYMBOL.finditer(text)}


@cache
def _templates() -> dict[str, str]:
    templates: dict[str, str] = loads(_read("templates.json"))
    return templates


@cache
def _rule_lines() -> tuple[str, ...]:
    """The style rules, one a line, without comments and without those that need a page around the picture."""
    text = re.sub(r"body\[[^{]*\{[^}]*\}", "", _COMMENT.sub("", _read("board.css")))
    text = text.replace("body:not([data-jp-theme-light]) .un,:root.un", ":root.un")
    return tuple(line for line in (raw.strip() for raw in text.splitlines()) if line)


def _classes(markup: str) -> set[str]:
    return {name for value in _CLASS.findall(markup) for name in value.split()}


def _rules(markup: str) -> str:
    """The style rules that say something about ``markup``; a rule that names none of the drawing classes always stays."""
    present = _classes(markup)
    kept: list[str] = []
    for line in _rule_lines():
        named = set(re.findall(r"\.(un-[gtc]-[\w-]+)", line.split("{")[0]))
        if not named or named & present:
            kept.append(line)
    return "\n".join(kept)


def _used(markup: str) -> Iterable[str]:
    """The symbols and patterns that ``markup`` needs, those within symbols too, in the order of the file."""
    symbols = _symbols()
    wanted: set[str] = set()
    open_ends = [markup]
    while open_ends:
        text = open_ends.pop()
        for name in sorted(set(_REFERENCE.findall(text)) - wanted):
            if name in symbols:
                wanted.add(name)
                open_ends.append(symbols[name])
    return tuple(text for name, text in symbols.items() if name in wanted)
