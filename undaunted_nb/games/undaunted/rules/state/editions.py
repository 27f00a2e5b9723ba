"""The editions of Undaunted, by name. An edition's folder bears its name, with underscores for hyphens."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from ..actions import Kind
    from .position import Draft


class Edition(NamedTuple):
    """The special rules of an edition.

    ``winner`` returns the winner and the rules behind it, with the deciding one first. ``lose`` removes a counter for which no card was
    found. ``deciding`` is the decision that an attack can need before it ends. ``new_names`` maps rules of the shared engine to their ids
    in this edition ("" for one that does not apply). ``has_gear`` is true if the edition has vehicles, structures, and escape points.
    """

    kinds: Mapping[str, Kind]
    sides: tuple[str, str]
    winner: Callable[[Draft], tuple[int, tuple[str, ...]] | None]
    lose: Callable[[Draft, int, tuple[str, ...]], None]
    deciding: str
    has_gear: bool = False
    new_names: Mapping[str, str] = {}


def folder_name(edition: str) -> str:
    """Return the folder of an edition: ``north_africa`` for ``north-africa``."""
    return edition.replace("-", "_")


def edition_name(folder: str) -> str:
    """Return the edition of a folder: ``north-africa`` for ``north_africa``."""
    return folder.replace("_", "-")


def edition_of(name: str) -> Edition:
    """Return an edition by its name (or that of its folder)."""
    edition: Edition = import_module(f"...{folder_name(name)}", __package__).EDITION
    return edition


def kinds_of(edition: str) -> Mapping[str, Kind]:
    """Return the action kinds of an edition."""
    return edition_of(edition).kinds
