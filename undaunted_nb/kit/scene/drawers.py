"""What opens beside the table: a rule, the search, a page to read, and the texts to copy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NotRequired, TypedDict

from .common import LabeledText, Named, Words


class Rule(TypedDict):
    """An open rule."""

    id: str
    line: str | float | None
    title: Words
    text: Words
    ruling: Words
    own: NotRequired[Words]
    cites: Sequence[LabeledText]
    others: NotRequired[Sequence[Named]]
    lessons: NotRequired[Sequence[Named]]
    docs: NotRequired[str]
    lang: NotRequired[str]
    """The language of its text, if it is not translated."""
    note: NotRequired[Words]


class Hit(TypedDict):
    """A rule or lesson that the search has found."""

    id: str
    label: Words
    text: NotRequired[Words]
    rule: NotRequired[str]
    """The rule of a term."""
    source: NotRequired[Words]


class ReadItem(TypedDict):
    """An entry of a page to read. ``ours`` marks a ruling of this project."""

    id: str
    label: Words
    text: NotRequired[Words]
    texts: NotRequired[Sequence[LabeledText]]
    rule: NotRequired[str]
    source: NotRequired[Words]
    ours: NotRequired[bool]


class ReadPart(TypedDict):
    """A part of a page to read. ``icon`` or ``figure`` (a silhouette) is its sign."""

    label: Words
    icon: NotRequired[str]
    figure: NotRequired[str]
    items: Sequence[ReadItem]


class ReadSave(TypedDict):
    """How a page to read is saved."""

    name: Words
    page: str


class ReadPage(TypedDict):
    """A page to read."""

    name: Words
    title: Words
    lead: Words
    note: Words
    parts: Sequence[ReadPart]
    save: NotRequired[ReadSave]


class Numbers(TypedDict):
    """The project's own numbers of a game."""

    lead: Sequence[Words]
    rest: Sequence[Words]
    list: Sequence[LabeledText]


class Search(TypedDict):
    """The search and its results."""

    query: Words
    none: Words
    order: Sequence[Literal["term", "rule", "lesson"]]
    term: Sequence[Hit]
    rule: Sequence[Hit]
    lesson: Sequence[Hit]
    page: NotRequired[ReadPage]
    numbers: NotRequired[Numbers]


class Copy(TypedDict):
    """A text to copy. ``page``: a query that belongs to the address of this page. An empty text cannot be copied, and the note says why."""

    text: Words
    note: Words
    page: NotRequired[bool]


class CopyTexts(TypedDict):
    """The texts that can be copied."""

    position: Copy
    replay: Copy
    link: Copy
    picture: Copy
    explore: Copy


class Copies(TypedDict):
    """What can be copied, while its drawer is open."""

    copies: CopyTexts
    trouble: Words
    name: Words
