"""Shorter forms of a scenario file, written out in full: what both sides have, the rest of the cards, counters and spawns by tile."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from undaunted_nb.files.checker import Checker
from undaunted_nb.files.forms import Table

from .pieces import Pieces
from .scenario_form import BOTH

SHARED = ("goals", "deck", "supply")
"""The fields that a file can give once for both sides. What a side gives itself comes first."""


def in_full(check: Checker, data: Mapping[str, Any], sides: tuple[str, str], pieces: Pieces) -> Table:
    """Return the data of a file without shorter forms.

    Faults in them keep their lines: ``check.origins`` has the place in the file of everything that was written out.
    """
    both = data.get(BOTH, {})
    full = {key: value for key, value in data.items() if key != BOTH}
    for number, side in enumerate(sides):
        table = side.lower()
        entry = data.get(table, {})
        if isinstance(entry, dict):
            side_data = _shared(check, table, entry, both)
            names = {counter.id.partition(" ")[2] for counter in pieces.counters.values() if counter.side == number}
            _by_tile(check, table, side_data, names)
            _spawns(check, table, side_data)
            if isinstance(side_data.get("supply"), str):
                side_data["supply"] = rest(side_data.get("deck"), pieces.printed_counts[number])
            full[table] = side_data
    return full


def _shared(check: Checker, table: str, side: Mapping[str, object], both: Mapping[str, object]) -> dict[str, object]:
    """Return the table of a side with what both have."""
    full = dict(side)
    for field in SHARED:
        shared, present = both.get(field), full.get(field)
        if field in both and field not in full:
            full[field] = shared
            check.origins[table, field] = (BOTH, field)
        elif isinstance(shared, dict) and isinstance(present, dict):
            check.origins |= {(table, field, card): (BOTH, field, card) for card in shared if card not in present}
            full[field] = {**shared, **present}
    return full


def _by_tile(check: Checker, table: str, side: dict[str, object], names: Collection[str]) -> None:
    """Write out ``17B = ["Riflemen A", "Scouts A"]`` as the tile of each counter."""
    counters = side.get("counters")
    if not isinstance(counters, dict) or not any(isinstance(value, list) for value in counters.values()):
        return
    tiles: dict[str, object] = {}
    for key, value in counters.items():
        listed = isinstance(value, list) and key not in names
        for place, name in check.items((table, "counters", key), value) if listed else ():
            counter = check.text(place, name)
            if counter in tiles:
                check.fault(place, "fault-twice", name=counter)
            tiles[counter] = key
            check.origins[table, "counters", counter] = place
        if not listed:
            tiles[key] = value
    side["counters"] = tiles


def _spawns(check: Checker, table: str, side: dict[str, object]) -> None:
    """Write out ``spawn = { 17B = "all" }`` as a list of markers."""
    spawns = side.get("spawn")
    if isinstance(spawns, dict):
        check.origins |= {(table, "spawn", i): (table, "spawn", tile) for i, tile in enumerate(spawns)}
        check.origins |= {(table, "spawn", i, field): (table, "spawn", tile) for i, tile in enumerate(spawns) for field in ("tile", "for")}
        side["spawn"] = [{"tile": tile, "for": limit} for tile, limit in spawns.items()]


def rest(deck: object, box_counts: Mapping[str, int]) -> dict[str, int]:
    """Return the copies that a deck leaves of each of its cards. A card that no box has leaves none."""
    counts = deck if isinstance(deck, dict) else {}
    left = {card: box_counts[card] - n for card, n in counts.items() if card in box_counts and isinstance(n, int)}
    return {card: n for card, n in left.items() if n > 0}
