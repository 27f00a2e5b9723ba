"""The units, the terrain and the cards, read from the data files of this folder."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

from .setup import SECTIONS, Card, Ground, Strike, UnitKind, section_card_id

SANDBAGS = 12
"""The number of sandbags per side, unless a scenario gives another."""


@cache
def _data(name: str) -> Mapping[str, Any]:
    return tomllib.loads((Path(__file__).parents[2] / f"{name}.toml").read_text(encoding="utf-8"))


def _fields(kind: type[Any], entry: Mapping[str, Any]) -> dict[str, Any]:
    """Return the fields of an entry that its type has (a source, or a comment, is for readers)."""
    return {k: tuple(v) if isinstance(v, list) else v for k, v in entry.items() if k in kind._fields}


def box() -> Mapping[str, Any]:
    """Return the number of pieces in the box."""
    return _data("box")


@cache
def unit_kinds() -> Mapping[str, UnitKind]:
    """Return the kinds of units, by id."""
    return MappingProxyType({entry["id"]: UnitKind(**_fields(UnitKind, entry)) for entry in _data("units")["units"]})


@cache
def grounds() -> Mapping[str, Ground]:
    """Return terrain and objects, by id."""
    return MappingProxyType({e["id"]: Ground(**_fields(Ground, e)) for part in ("terrain", "objects") for e in _data("terrain")[part]})


@cache
def names_of(part: str) -> tuple[str, ...]:
    """Return the ids of ``terrain`` or of ``objects``."""
    return tuple(entry["id"] for entry in _data("terrain")[part])


@cache
def rules_of(part: str, effect: str) -> Mapping[str, str]:
    """Return the rules behind an effect of ``units``, ``terrain`` or ``objects``, by id.

    See the start of each data file.
    """
    entries = _data("units" if part == "units" else "terrain")[part]
    return MappingProxyType({entry["id"]: entry["rules"][effect] for entry in entries if effect in entry.get("rules", ())})


@cache
def rule_of_card(base: str) -> str:
    """Return the rule of a command card, given its name without a section."""
    rule: str = card_entries()[base]["rules"][0]
    return rule


@cache
def cards() -> tuple[Card, ...]:
    """Return the command cards, each kind once. Their counts add up to 60."""
    return tuple(card for entry in card_entries().values() for card in cards_of(entry))


@cache
def card_entries() -> Mapping[str, Mapping[str, Any]]:
    """Return the entries of the command cards in the data file, by id."""
    return MappingProxyType({entry["id"]: entry for entry in _data("cards")["cards"]})


def cards_of(entry: Mapping[str, Any]) -> list[Card]:
    """Return the cards that an entry defines: one, or one for each section."""
    fields = _fields(Card, entry) | {"base": entry["id"], "copies": entry.get("count", 0)}
    if "strike" in entry:
        fields["strike"] = Strike(**entry["strike"])
    if "sections" not in entry:
        return [Card(**fields)]
    return [
        Card(**(fields | {"id": section_card_id(entry["id"], section), "copies": count, "printed": section}))
        for section in SECTIONS
        if (count := entry["sections"].get(section)) is not None
    ]
