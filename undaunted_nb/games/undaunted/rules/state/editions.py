"""The editions of Undaunted, by name. An edition's folder bears its name, with underscores for hyphens, and lists its kinds of actions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Edition(NamedTuple):
    """The differences of an edition, as plain values.

    ``has_gear`` is true if the edition has vehicles, structures, and escape points. ``new_names`` maps rules of the shared engine to their
    ids in this edition ("" for one that does not apply).
    """

    sides: tuple[str, str]
    has_gear: bool = False
    new_names: Mapping[str, str] = {}


EDITIONS = {
    "normandy": Edition(("US", "DE")),
    "north-africa": Edition(
        ("LRDG", "Italy"), has_gear=True, new_names={"un.hill.2": "na.hill.1", "un.blast.3": "na.strafe.1", "un.spawn.6": ""}
    ),
}


def folder_name(edition: str) -> str:
    """Return the folder of an edition: ``north_africa`` for ``north-africa``."""
    return edition.replace("-", "_")


def edition_name(folder: str) -> str:
    """Return the edition of a folder: ``north-africa`` for ``north_africa``."""
    return folder.replace("_", "-")
