"""Drafts: the data of a scenario file while somebody builds it, and the controls that change it.

A draft is plain data with exactly the structure of the file. A game's ``builder`` package has pure functions that take a draft and a
gesture and return another draft. Nothing here changes a draft in place, so undo is a list of drafts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import TYPE_CHECKING, Any, Protocol, TypedDict, TypeVar, Unpack

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.files.checker import Checker
from undaunted_nb.files.toml_lines import Where

if TYPE_CHECKING:
    from undaunted_nb.engine.position import Position

    from ..scene.board import PlaceParts
    from ..scene.common import Side, Words
    from ..scene.home import ControlGroup as GroupPart

T = TypeVar("T")
Draft = Mapping[str, Any]
"""A draft is as unfinished as the person who builds it left it, so its values have no type before the file is read."""
NewDraft = dict[str, Any]
"""The copy of a draft, or a table in it, that a gesture is changing."""
Control = dict[str, Any]
ControlGroup = dict[str, Any]
"""What the types of the same names in kit/scene describe, before it is laid out."""
Look = Mapping[str, object]
"""The template of a small drawing and its slots."""
LONGEST = 4000
"""The most characters of a text that a person can enter."""


class Lenient(Checker):
    """A reader that ignores faults, so that a draft can be drawn before it is finished."""

    def __init__(self) -> None:
        super().__init__("", "")

    def note(self, where: Where, text: Text) -> None:
        """Ignore a fault."""


def copy_draft(draft: Draft) -> NewDraft:
    """Return a copy of a draft that a gesture can change."""
    return deepcopy(dict(draft))


def put(table: NewDraft, key: str, value: object) -> None:
    """Set a field, or remove it if its value is empty, so that a file holds no empty lists."""
    if value in ("", [], {}, None):
        table.pop(key, None)
    else:
        table[key] = value


def toggle(items: Sequence[T], item: T) -> list[T]:
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


class Building(Protocol):
    """The interface of a game system's ``building``."""

    GAMES: tuple[str, ...]
    """The games whose scenarios can be built."""
    TABS: tuple[str, ...]
    """The tabs of the controls, the board first."""
    ONCE: frozenset[str]
    """The kinds of things that leave the hand once they are on the board."""

    def blank(self, game: str) -> NewDraft:
        """Return the draft of an empty scenario."""

    def in_full(self, data: Draft) -> NewDraft:
        """Return the data of a file without shorter forms, as a draft has it."""

    def text_of(self, name: str) -> str:
        """Return the text of a built-in scenario, or of a file. Raises FileError."""

    def position(self, draft: Draft) -> Position | None:
        """Return a draft as a position to draw (None: there is nothing on the board). Faults are ignored."""

    def at_place(self, draft: Draft) -> dict[str, PlaceParts]:
        """Return the empty places beside the board, and the neighbors among all places."""

    def groups(self, draft: Draft, tab: str, place: str) -> list[GroupPart]:
        """Return the controls of a tab. ``place`` is the chosen place ("": none)."""

    def lay(self, draft: Draft, name: str, place: str) -> Draft:
        """Return the draft after a thing was put on a place, or removed if it is there already."""

    def lay_typed(self, draft: Draft, brush: str, place: str, text: object) -> tuple[Draft, str]:
        """Put things on the places in a text, and return the place that is chosen then. Raises TutorError."""

    def after(self, draft: Draft, name: str, place: str) -> str:
        """Return the place that is chosen after a gesture on a chosen place of the draft that it returned."""

    def act(self, draft: Draft, name: str) -> Draft:
        """Return the draft after a button was pressed."""

    def enter(self, draft: Draft, name: str, value: object) -> Draft:
        """Return the draft with a value that a person entered. Raises TutorError."""


# Controls


class PickParts(TypedDict, total=False):
    """The optional parts of a thing to pick."""

    note: Words
    say: Words
    show: Sequence[Look]
    size: float
    swatch: str
    used: bool


class NumberParts(TypedDict, total=False):
    """The optional part of a number: the smallest one, if it is not 0."""

    least: int


class TextParts(TypedDict, total=False):
    """The optional parts of a text: several lines, an empty field that asks for something, or the name of a file to save."""

    long: bool
    ask: bool
    saves: bool


class GroupParts(TypedDict, total=False):
    """The optional parts of a group: small controls side by side, and the headings of its columns."""

    compact: bool
    heads: Sequence[Words]


def pick(name: str, label: Words, *, on: bool = False, off: bool = False, **more: Unpack[PickParts]) -> Control:
    """Return a thing to pick and put on the board. ``on`` means that it is on the chosen place, ``off`` that it is used up."""
    return {"kind": "pick", "id": name, "label": label, "on": on, "off": off, **more}


def act(name: str, label: Words, *, off: bool = False) -> Control:
    """Return a button that does something at once."""
    return {"kind": "act", "id": name, "label": label, "off": off}


def number(name: str, label: Words, value: int, most: int, **more: Unpack[NumberParts]) -> Control:
    """Return a number that can be changed."""
    return {"kind": "number", "id": name, "label": label, "value": value, "most": most, **more}


def flag(name: str, label: Words, value: bool) -> Control:  # noqa: FBT001  (a value like all others)
    """Return a choice of yes or no."""
    return {"kind": "flag", "id": name, "label": label, "value": value}


def field(name: str, label: Words, value: str, **more: Unpack[TextParts]) -> Control:
    """Return a text that can be changed. ``long`` gives it several lines."""
    return {"kind": "text", "id": name, "label": label, "value": value, **more}


def choice(name: str, label: Words, value: str, options: Mapping[str, Words]) -> Control:
    """Return a choice of one of several options, given with their labels."""
    return {
        "kind": "choice",
        "id": name,
        "label": label,
        "value": value,
        "options": [{"id": key, "label": text} for key, text in options.items()],
    }


def group(name: str, label: Words, items: Sequence[Control], side: Side = "", **more: Unpack[GroupParts]) -> ControlGroup:
    """Return a group of controls under a heading. ``side`` is the drawing family of their side."""
    return {"id": name, "label": label, "items": list(items), "side": side, **more}
