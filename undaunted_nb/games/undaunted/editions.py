"""The editions of Undaunted, by name."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .kinds import Kind
    from .setup import Setup


def kinds_of(edition: str) -> Mapping[str, Kind]:
    """The action kinds of an edition. Its folder here bears its name."""
    kinds: Mapping[str, Kind] = import_module(f"{__package__}.{edition}").KINDS
    return kinds


def rebuild(key: tuple[Any, ...]) -> Setup:
    """Make a setup again from its value, in another process or after a restart."""
    from .setup import Setup

    names = ("name", "edition", "sides", "board", "tiles", "cards", "counters", "spawns", "objectives", "goals", "radio")
    return Setup(**dict(zip(names, key, strict=True)), kinds=kinds_of(key[1]))
