"""The editions of Undaunted, by name. An edition's folder bears its name, with underscores for hyphens."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from .kinds import Kind
    from .position import Draft


class Edition(NamedTuple):
    """What an edition does in its own way.

    ``winner`` says who has won and by which rules, the deciding one first; ``lose`` takes a counter off the board for which no card was
    found. ``deciding`` is the decision that an attack can ask for in its midst. ``renamed`` are rules that the shared engine names and that
    are others here, by their ids ("" for one that is none here). ``geared``: are there vehicles, structures, escape points?
    """

    kinds: Mapping[str, Kind]
    sides: tuple[str, str]
    winner: Callable[[Draft], tuple[int, tuple[str, ...]] | None]
    lose: Callable[[Draft, int], None]
    deciding: str
    geared: bool = False
    renamed: Mapping[str, str] = {}


def folder_name(edition: str) -> str:
    """The folder of an edition: ``north_africa`` of ``north-africa``."""
    return edition.replace("-", "_")


def edition_name(folder: str) -> str:
    """The edition of a folder: ``north-africa`` of ``north_africa``."""
    return folder.replace("_", "-")


def edition_of(name: str) -> Edition:
    """An edition by its name (or that of its folder)."""
    found: Edition = import_module(f"{__package__}.{folder_name(name)}").EDITION
    return found


def kinds_of(edition: str) -> Mapping[str, Kind]:
    """The action kinds of an edition."""
    return edition_of(edition).kinds
