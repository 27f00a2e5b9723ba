"""Drafts: the data of a scenario file while somebody builds it, and the controls that change it.

A draft is plain data with exactly the structure of the file. A game's ``builder`` package has pure functions that take a draft and a
gesture and return another draft. Nothing here changes a draft in place, so undo is a list of drafts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.files.checker import Checker
from undaunted_nb.files.toml_lines import Where

Draft = Mapping[str, Any]
Control = dict[str, Any]
LONGEST = 4000
"""The most characters of a text that a person can enter."""


class Lenient(Checker):
    """A reader that ignores faults, so that a draft can be drawn before it is finished."""

    def __init__(self) -> None:
        super().__init__("", "")

    def note(self, where: Where, text: Text) -> None:
        """Ignore a fault."""


def copy_draft(draft: Draft) -> dict[str, Any]:
    """Return a copy of a draft that a gesture can change."""
    return deepcopy(dict(draft))


def put(table: dict[str, Any], key: str, value: object) -> None:
    """Set a field, or remove it if its value is empty, so that a file holds no empty lists."""
    if value in ("", [], {}, None):
        table.pop(key, None)
    else:
        table[key] = value


def toggle(items: Sequence[Any], item: Any) -> list[Any]:
    """Return a list without an item that is in it, or with one that is not."""
    return [element for element in items if element != item] if item in items else [*items, item]


def entered_number(value: object, least: int, most: int) -> int:
    """Return a number that a person entered. Raises TutorError."""
    text = str(value).strip()
    if text.isascii() and text.lstrip("-").isdigit() and len(text) < 6 and least <= int(text) <= most:
        return int(text)
    raise TutorError(Text("build-number", {"value": text[:20], "least": least, "most": most}))


def line_of_text(value: object) -> str:
    """Return a text that a person entered. Raises TutorError for one that is too long."""
    text = " ".join(str(value).split())
    if len(text) > LONGEST:
        raise TutorError(Text("build-too-long", {"most": LONGEST}))
    return text


# Controls


def pick(name: str, label: object, *, on: bool = False, off: bool = False, **more: Any) -> Control:
    """Return a thing to pick and put on the board. ``on`` means that it is on the chosen place, ``off`` that it is used up."""
    return {"kind": "pick", "id": name, "label": label, "on": on, "off": off, **more}


def act(name: str, label: object, *, off: bool = False) -> Control:
    """Return a button that does something at once."""
    return {"kind": "act", "id": name, "label": label, "off": off}


def number(name: str, label: object, value: int, most: int, **more: Any) -> Control:
    """Return a number that can be changed."""
    return {"kind": "number", "id": name, "label": label, "value": value, "most": most, **more}


def flag(name: str, label: object, value: bool) -> Control:  # noqa: FBT001  (a value like all others)
    """Return a choice of yes or no."""
    return {"kind": "flag", "id": name, "label": label, "value": value}


def field(name: str, label: object, value: str, **more: Any) -> Control:
    """Return a text that can be changed. ``long`` gives it several lines."""
    return {"kind": "text", "id": name, "label": label, "value": value, **more}


def choice(name: str, label: object, value: str, options: Mapping[str, object]) -> Control:
    """Return a choice of one of several options, given with their labels."""
    return {
        "kind": "choice",
        "id": name,
        "label": label,
        "value": value,
        "options": [{"id": key, "label": text} for key, text in options.items()],
    }


def group(name: str, label: object, items: Sequence[Control], side: str = "", **more: Any) -> dict[str, Any]:
    """Return a group of controls under a heading. ``side`` is the drawing family of their side."""
    return {"id": name, "label": label, "items": list(items), "side": side, **more}
