"""The static picture of a scene, and the art that it shares with the live table."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from html import escape as _html_escape
from importlib.resources import files
from json import loads
from typing import TYPE_CHECKING, Required, TypedDict
from urllib.parse import quote, unquote

from . import own_art

if TYPE_CHECKING:
    from undaunted_nb.kit.scene.board import Art

_SLOT = re.compile(r"\{(\w+)\}")
_SYMBOL = re.compile(r'<(symbol|pattern|clipPath) id="([^"]+)".*?</\1>', re.DOTALL)
_REFERENCE = re.compile(r"""(?:href="#|url\(#)([\w-]+)""")
_BARE_USE = re.compile(r"<use (?![^<>]*\bwidth=)")
_CLASS = re.compile(r'class="([^"]*)"')
_NOT_XML = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_FINE = re.compile(
    r'<(?:path|rect|circle|ellipse)\b[^<>]*class="(?:[^"]* )?'
    r'un-(?:g-contour|t-(?:tsh|wsh|hsd|furrow|stubble|slate|rut|wave|leaf))(?: [^"]*)?"[^<>]*/>'
    r'|<path class="un-t-grass"[^<>]*/>|<use href="#un-tuft2?"[^<>]*/>'
)
"""Pencil lines, shadows and second textures, which a small picture can omit."""
_EMPTY = re.compile(r"<g[^<>]*></g>")
_TOKEN = re.compile(r"(?<![\w-])(--un-[\w-]+):[^;}]*;?")
_COMMENT = re.compile(r"<!--.*?(?:-->|\Z)|/\*.*?(?:\*/|\Z)", re.DOTALL)
_QUOTED = re.compile(r'="([^"]*)"')
_PLAIN = " '=:/;,.()!*-_~@$+?[]{}|^`"
"""Characters that stay as they are in a data URI, inside double quotes."""


def escape(value: object) -> str:
    """Return any value as text that is safe in XML, between tags and in quotes.

    ``None`` is empty, and characters that XML forbids are dropped.
    """
    return "" if value is None else _html_escape(_NOT_XML.sub("", str(value)), quote=True)


def art() -> Art:
    """Return the ``art`` trait: ``{"symbols": "<symbol id='…'>…", "templates": {name: markup}}``.

    The dictionary is new for each call, but the files are read once. Each symbol of a template has a size, which changes nothing that is
    drawn: without one, the box of a counter is as large as the map in Firefox.
    """
    templates = {name: _BARE_USE.sub('<use width="1" height="1" ', template) for name, template in _templates().items()}
    return {"symbols": "".join(_symbols().values()), "templates": templates}


def style() -> str:
    """Return the text of ``board.css``: tokens and drawing styles, light and dark, all under ``.un``."""
    return _read("board.css")


def figure(name: str) -> str:
    """Return the name of the figure to draw for ``name``.

    It is ``name`` if the silhouette ``un-sil-{name}`` exists, otherwise the plain ``soldier``.
    """
    return name if f"un-sil-{name}" in _symbols() else "soldier"


def fill(template: str, element: Mapping[str, object]) -> str:
    """Return ``template`` with each ``{slot}`` replaced by the element's escaped value.

    A missing value is empty. The live table does the same.
    """
    return _SLOT.sub(lambda m: escape(element.get(m[1])), template)


def draw(element: Mapping[str, object]) -> str:
    """Return one element of ``board`` as an SVG group.

    It has ``k``, ``t``, ``x``, ``y`` in map units, ``side``, ``s`` and the slots of its template.

    Raises:
        ValueError: There is no template ``t``.

    """
    name = str(element.get("t", ""))
    template = _templates().get(name)
    if template is None:
        raise ValueError(f"no template {name!r}; there are {', '.join(_templates())}")
    classes = " ".join(f"un-el un-{name} {element.get('side') or ''} {element.get('s') or ''}".split())
    place = f"translate({_number(element.get('x'))} {_number(element.get('y'))})"
    return f'<g class="{escape(classes)}" data-k="{escape(element.get("k"))}" transform="{place}">{fill(template, element)}</g>'


NO_CUE: Mapping[str, Sequence[str]] = {}


class Still(TypedDict, total=False):
    """What a picture shows of a scene."""

    ground: Required[Mapping[str, object]]
    """``width``, ``height`` and ``markup``."""
    board: Sequence[Mapping[str, object]] | None
    title: object
    """Default: ``ground.label``."""
    desc: object


def svg(scene: Still, *, light: bool = False, cue: Mapping[str, Sequence[str]] = NO_CUE) -> str:
    """Return a complete SVG document of a scene.

    The bytes depend only on the arguments. It contains only the symbols and style rules that it uses, and follows the reader's light or
    dark scheme.

    Args:
        scene: The parts of the scene to draw.
        light: Whether to omit fine details, for pictures stored in large numbers.
        cue: A line, and a line that ends in the keys to press, by language. They appear above a paler picture. The reader's browser
            chooses the language, and the last one is for all others.

    Raises:
        ValueError: An element has no template.

    """
    base = scene["ground"]
    width, height = _number(base.get("width")), _number(base.get("height"))
    above = _number(CUE * _cue_scale(float(width))) if cue else "0"
    whole = _number(float(height) + float(above))
    size = f'width="{width}" height="{whole}" viewBox="0 {_number(-float(above))} {width} {whole}"'
    markup = str(base.get("markup", ""))
    body = (lighter(markup) if light else markup) + "".join(draw(element) for element in scene.get("board") or ())
    if cue:
        body = f'<g opacity=".7">{body}</g>{_cue(cue, float(width))}'
    symbols = _used(body)
    whole_markup = body + "".join(symbols)
    title = scene.get("title") or base.get("label") or ""
    return "".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="un" {size} role="img">',
            f"<title>{escape(title)}</title><desc>{escape(scene.get('desc'))}</desc>",
            f"<style>{_drop_unused(_rules(whole_markup), whole_markup)}</style><defs>",
            *symbols,
            f"</defs>{body}</svg>",
        )
    )


def lighter(markup: str) -> str:
    """Return markup without fine lines and without empty groups."""
    markup, emptied = _FINE.sub("", markup), 1
    while emptied:
        markup, emptied = _EMPTY.subn("", markup)
    return markup


KEYS = ("Shift", "Enter")
"""The keys that run a cell."""


CUE = 118
"""The height of the panel above a picture."""


def _cue_scale(width: float) -> float:
    return max(0.6, min(1.8, width / 800))


def _in_languages(texts: Mapping[str, str], y: float, size: int) -> str:
    """Return a text of the panel in the browser's language.

    A picture cannot know the language chosen at the table.
    """
    *others, last = texts
    style = f'y="{y:g}" style="font:700 {size}px var(--un-sans)"'
    variants = [f'<text systemLanguage="{language}" {style}>{escape(texts[language])}</text>' for language in others]
    variants.append(f"<text {style}>{escape(texts[last])}</text>")
    return f"<switch>{''.join(variants)}</switch>" if others else variants[0]


def _cue(cue: Mapping[str, Sequence[str]], width: float) -> str:
    """Return a panel above a picture: a small line, a large one, and the keys at its end."""
    scale = _cue_scale(width)
    rows = [(22.0, 14), (47.0, 20)]
    text_rows = "".join(_in_languages({language: lines[i] for language, lines in cue.items()}, *row) for i, row in enumerate(rows))
    longest = max(len(lines[-1]) for lines in cue.values())
    caps = "".join(
        f'<rect x="{x - 42:g}" y="58" width="84" height="30" rx="6" fill="var(--un-paper)" stroke="var(--un-ink)" stroke-width="1.75"/>'
        f'<text x="{x:g}" y="79" style="font:700 17px var(--un-sans)">{key}</text>'
        for x, key in zip((-60.0, 60.0), KEYS, strict=True)
    )
    half = min(width / 2 / scale - 8, max(150.0, 5.8 * longest + 24))
    plan = f'<rect x="{-half:g}" y="0" width="{2 * half:g}" height="98" rx="10" fill="var(--un-panel)"'
    place = f"translate({_number(width / 2)} {_number((10 - CUE) * scale)}) scale({scale:.2f})"
    return (
        f'<g class="un-ground" transform="{place}" text-anchor="middle">'
        f'{plan} stroke="var(--un-hi)" stroke-width="14"/>{plan} stroke="var(--un-ink)" stroke-width="2.5"/>'
        f'{text_rows}{caps}<text y="79" style="font:700 17px var(--un-sans)">+</text></g>'
    )


_SIZE = re.compile(r"height='(?P<whole>[\d.]+)' viewBox='0 -(?P<above>[\d.]+) (?P<width>[\d.]+) (?P=whole)'")
_PALE = re.compile(r"<g opacity='\.7'>(?P<body>.*)</g><g class='un-ground' transform='translate\(.*</svg>$", re.DOTALL)
_PICTURE = re.compile(r'<img alt="(?P<alt>[^"]*)"(?P<style>[^>]*) src="data:image/svg\+xml,(?P<svg>[^"]*)">')
_KEYS_AT_END = f"{KEYS[0]} + {KEYS[1]}."
"""How the words of the panel end. They are the last two sentences of a description."""


def remove_cues(html: str) -> str:
    """Return HTML whose stored pictures of tables have no panel above them. On paper nobody can press its keys."""
    return _PICTURE.sub(_remove_cue, html)


def _remove_cue(picture: re.Match[str]) -> str:
    svg = unquote(picture["svg"])
    size, pale = _SIZE.search(svg), _PALE.search(svg)
    if not (size and pale):
        return picture[0]
    height = _number(float(size["whole"]) - float(size["above"]))
    bare = (
        f"{svg[: size.start()]}height='{height}' viewBox='0 0 {size['width']} {height}'{svg[size.end() : pale.start()]}{pale['body']}</svg>"
    )
    alt = f"{picture['alt'].rsplit('. ', 2)[0]}." if picture["alt"].endswith(_KEYS_AT_END) else picture["alt"]
    return f'<img alt="{alt}"{picture["style"]} src="data:image/svg+xml,{quote(bare, safe=_PLAIN)}">'


def image(svg: str, alt: str) -> str:
    """Return an ``<img>`` with ``svg`` as a data URI. ``alt`` is plain text.

    Unlike inline SVG, it is visible even in an untrusted notebook. The SVG stays text, which is a fifth shorter than base64, packs better,
    and can be read in a failing comparison.
    """
    return f'<img alt="{escape(alt)}" style="max-width:100%;height:auto" src="{source(svg)}">'


def source(svg: str) -> str:
    """Return the address of a picture that holds the picture, for double quotes."""
    single = _QUOTED.sub(lambda match: "='" + match[1].replace("'", "&#39;") + "'", svg)
    return f"data:image/svg+xml,{quote(single, safe=_PLAIN)}"


def _number(value: object) -> str:
    """Return a coordinate with at most one decimal, from any kind of number."""
    text = f"{float(str(value or 0)):.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


@cache
def _read(name: str) -> str:
    return files("undaunted_nb.drawing").joinpath("art", name).read_text(encoding="utf-8")


@cache
def _symbols() -> dict[str, str]:
    text = _COMMENT.sub("", _read("symbols.svg"))
    return {**{m[2]: re.sub(r">\s+<", "><", m[0]) for m in _SYMBOL.finditer(text)}, **own_art.symbols()}


@cache
def _templates() -> dict[str, str]:
    templates: dict[str, str] = loads(_read("templates.json"))
    return {**templates, **own_art.drawings(own_art.TEMPLATES)}


@cache
def _rule_lines() -> tuple[str, ...]:
    """Return the style rules, one per line.

    Comments, and rules that need a page around the picture, are left out.
    """
    text = re.sub(r"body\[[^{]*\{[^}]*\}", "", _COMMENT.sub("", _read("board.css")))
    text = text.replace('body:not([data-jp-theme-light]) .un:not([data-theme="light"]),:root.un', ":root.un")
    return tuple(line for line in (raw.strip() for raw in text.splitlines()) if line)


def _classes(markup: str) -> set[str]:
    return {name for value in _CLASS.findall(markup) for name in value.split()}


def _rules(markup: str) -> str:
    """Return the style rules that apply to ``markup``.

    A rule without any of the drawing classes always stays.
    """
    present = _classes(markup)
    lines: list[str] = []
    for line in _rule_lines():
        named = set(re.findall(r"\.(un-[gtc]-[\w-]+)", line.split("{")[0]))
        if not named or named & present:
            lines.append(line)
    return "\n".join(lines)


def _drop_unused(rules: str, markup: str) -> str:
    """Return the rules without unused values."""
    text = rules + markup

    def keep_used(match: re.Match[str]) -> str:
        return match[0] if f"var({match[1]}" in text else ""

    return "\n".join(line for line in _TOKEN.sub(keep_used, rules).splitlines() if line)


def _used(markup: str) -> Iterable[str]:
    """Return the symbols and patterns that ``markup`` needs.

    Nested ones are included. The order is that of the file.
    """
    symbols = _symbols()
    needed_names: set[str] = set()
    open_ends = [markup]
    while open_ends:
        text = open_ends.pop()
        for name in sorted(set(_REFERENCE.findall(text)) - needed_names):
            if name in symbols:
                needed_names.add(name)
                open_ends.append(symbols[name])
    return tuple(text for name, text in symbols.items() if name in needed_names)
