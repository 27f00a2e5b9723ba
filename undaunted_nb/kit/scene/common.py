"""The parts that several regions share: words, sides, names, texts and choices."""

from __future__ import annotations

from typing import Literal, TypedDict

from undaunted_nb.engine.text import Text

Words = str | Text
"""A sentence before or after its translation. The page gets strings."""
Side = Literal["s1", "s2", ""]


class Named(TypedDict):
    """Something with an id and a label."""

    id: str
    label: Words


class LabeledText(TypedDict):
    """A text with its label."""

    label: Words
    text: Words


class Link(TypedDict):
    """Something that leads to a target."""

    to: str
    label: Words


class Choice(TypedDict):
    """One of several choices."""

    id: str
    label: Words
    chosen: bool


class StateChoice(TypedDict):
    """A choice of the panel."""

    id: str
    label: Words
    state: str
