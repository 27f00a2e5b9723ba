"""The home page without a kernel: as text, and as one small picture."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import TYPE_CHECKING, Any

from undaunted_nb.drawing.svg import escape, svg

if TYPE_CHECKING:
    from undaunted_nb.kit.scene.common import Words
    from undaunted_nb.kit.scene.home import Course, GameChoice, NextStep

WIDTH, HEIGHT, LEFT, COLUMNS = 920, 520, 250, 8
START = (30, HEIGHT - 68, LEFT - 60, 40)
"""The place of its button: left, top, width and height. The waiting page of the browser-only site has one there that can be pressed."""
SIGN = {"done": "✓", "now": "→"}


def as_text(page: Mapping[str, Any]) -> str:
    """Return the page as lines of text."""
    now, course = page["now"], page["course"]
    return "\n".join(
        [
            page["title"],
            page["lead"],
            "",
            f"{now['kicker']}: {now['title']}. {now['text']}".strip(),
            *(f"{act['title']}: {act['text']}" for act in page["acts"]),
            *(f"{game['name']}: {game['text']}" for game in page["games"]),
            "",
            f"{course['title']}: {course['text']}",
            *(f"{station['n']:>2} {SIGN.get(station['state'], ' ')} {station['name']}" for station in course["stations"]),
        ]
    )


def picture(page: Mapping[str, Any], cue: Mapping[str, Sequence[str]], *, button: bool = True) -> str:
    """Return the page as a standalone SVG, with or without its button. Equal pages give equal bytes.

    It shows no progress: the picture stays while the progress goes on.
    """
    now: NextStep = page["now"]
    markup = next(game["picture"]["markup"] for game in page["games"] if game["id"] == now["picture"]["game"])
    parts = [
        _text(16, 30, page["title"], 22),
        *_now(now, markup, 16, 50, LEFT - 32, HEIGHT - 66),
        *(_button(now["button"]) if button else ()),
    ]
    wide = (WIDTH - LEFT - 16 - 2 * 12) / 3
    for i, game in enumerate(page["games"]):
        parts += _game(game, LEFT + i * (wide + 12), 50, wide, 150)
    parts += _course(page["course"], LEFT, 216, WIDTH - LEFT - 16, HEIGHT - 232)
    return svg(
        {"ground": {"width": WIDTH, "height": HEIGHT, "markup": "".join(parts)}, "title": page["title"], "desc": page["lead"]}, cue=cue
    )


def _text(x: float, y: float, text: Words, size: int = 13, weight: int = 700, anchor: str = "start", ink: str = "ink") -> str:
    style = f"font:{weight} {size}px var(--un-sans);fill:var(--un-{ink})"
    return f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}" style="{style}">{escape(text)}</text>'


def _box(x: float, y: float, w: float, h: float, fill: str = "panel", line: str = "line") -> str:
    colors = f'fill="var(--un-{fill})" stroke="var(--un-{line})" stroke-width="1.5"'
    return f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="9" {colors}/>'


def _window(markup: str, box: str, x: float, y: float, w: float, h: float) -> str:
    place = f'x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" viewBox="{box}" preserveAspectRatio="xMidYMid slice"'
    return f"<svg {place}>{markup}</svg>"


def _now(now: NextStep, markup: str, x: float, y: float, w: float, h: float) -> list[str]:
    lines = wrap(str(now["title"]), 18)
    top = y + h - 122 - 22 * (len(lines) - 1)
    return [
        _box(x, y, w, h, line="ink"),
        _window(markup, now["picture"]["box"], x + 2, y + 2, w - 4, top - y - 20),
        _text(x + 14, top, now["kicker"], 13, 400, ink="ink-2"),
        *(_text(x + 14, top + 24 + 22 * i, line, 19) for i, line in enumerate(lines)),
        *(_text(x + 14, top + 22 * len(lines) + 20 + 16 * i, line, 13, 400) for i, line in enumerate(wrap(str(now["text"]), 32)[:2])),
    ]


def _button(label: Words) -> list[str]:
    left, top, width, _ = START
    return [_box(*START, "hi", "on-hi"), _text(left + width / 2, top + 25, label, 16, 700, "middle", "on-hi")]


def _game(game: GameChoice, x: float, y: float, w: float, h: float) -> list[str]:
    return [
        _box(x, y, w, h, line="ink" if game["chosen"] else "line"),
        _window(game["picture"]["markup"], game["picture"]["box"], x + 2, y + 2, w - 4, h - 32),
        _text(x + 10, y + h - 10, game["name"], 14),
    ]


def _course(course: Course, x: float, y: float, w: float, h: float) -> list[str]:
    stations = course["stations"]
    rows = -(-len(stations) // COLUMNS)
    step, down = w / COLUMNS, (h - 36) / rows
    parts = [_box(x, y, w, h, "paper"), _text(x + 12, y + 24, course["title"], 15)]
    for i, station in enumerate(stations):
        cx, cy = x + step * (i % COLUMNS + 0.5), y + 56 + down * (i // COLUMNS)
        if (i + 1) % COLUMNS and i + 1 < len(stations):
            parts.append(
                f'<path d="M{cx + 17:.1f} {cy:.1f}H{cx + step - 17:.1f}" stroke="var(--un-rim)" stroke-width="2" stroke-dasharray="5 4"/>'
            )
        parts.append(f'<circle cx="{cx:.1f}" cy="{cy:.1f}" r="15" fill="var(--un-panel)" stroke="var(--un-rim)" stroke-width="1.75"/>')
        parts.append(_text(cx, cy + 5, str(station["n"]), 13, 700, "middle", "ink-2"))
        lines = wrap(str(station["name"]), 13)[:2]
        parts += [_text(cx, cy + 30 + 12 * row, line, 11, 400, "middle", "ink-2") for row, line in enumerate(lines)]
    return parts
