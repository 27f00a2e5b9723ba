"""Shorter forms of a scenario file, written out in full: what both sides have, the rest of the cards, counters and spawns by tile."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from undaunted_nb.files.checker import Checker

from ..rules.state.pieces import Pieces

BOTH = "both"
SHARED = ("goals", "deck", "supply")
"""The fields that a file can give once for both sides. What a side gives itself comes first."""
REST = "rest"
"""A supply of all printed copies that are not in the deck."""


def in_full(check: Checker, data: Mapping[str, Any], sides: tuple[str, str], pieces: Pieces) -> dict[str, Any]:
    """Return the data of a file without shorter forms.

    Faults in them keep their lines: ``check.origins`` has the place in the file of everything that was written out.
    """
    both = check.fields((BOTH,), data.get(BOTH, {}), SHARED)
    full = {key: value for key, value in data.items() if key != BOTH}
    for number, side in enumerate(sides):
        table = side.lower()
        if isinstance(data.get(table, {}), dict):
            it = _shared(check, table, data.get(table, {}), both)
            names = {counter.id.partition(" ")[2] for counter in pieces.counters.values() if counter.side == number}
            _by_tile(check, table, it, names)
            _spawns(check, table, it)
            if isinstance(it.get("supply"), str):
                check.name((table, "supply"), it["supply"], "word", (REST,))
                it["supply"] = rest(it.get("deck"), pieces.printed[number])
            full[table] = it
    return full


def _shared(check: Checker, table: str, side: Mapping[str, Any], both: Mapping[str, Any]) -> dict[str, Any]:
    """Return the table of a side with what both have."""
    it = dict(side)
    for field in SHARED:
        given = both.get(field)
        if field in both and field not in it:
            it[field] = given
            check.origins[table, field] = (BOTH, field)
        elif isinstance(given, dict) and isinstance(it.get(field), dict):
            check.origins |= {(table, field, card): (BOTH, field, card) for card in given if card not in it[field]}
            it[field] = {**given, **it[field]}
    return it


def _by_tile(check: Checker, table: str, it: dict[str, Any], names: Collection[str]) -> None:
    """Write out ``17B = ["Riflemen A", "Scouts A"]`` as the tile of each counter."""
    given = it.get("counters")
    if not isinstance(given, dict) or not any(isinstance(value, list) for value in given.values()):
        return
    found: dict[str, Any] = {}
    for key, value in given.items():
        listed = isinstance(value, list) and key not in names
        for at, name in check.items((table, "counters", key), value) if listed else ():
            counter = check.text(at, name)
            if counter in found:
                check.fault(at, "fault-twice", name=counter)
            found[counter] = key
            check.origins[table, "counters", counter] = at
        if not listed:
            found[key] = value
    it["counters"] = found


def _spawns(check: Checker, table: str, it: dict[str, Any]) -> None:
    """Write out ``spawn = { 17B = "all" }`` as a list of markers."""
    given = it.get("spawn")
    if isinstance(given, dict):
        check.origins |= {(table, "spawn", i): (table, "spawn", tile) for i, tile in enumerate(given)}
        check.origins |= {(table, "spawn", i, field): (table, "spawn", tile) for i, tile in enumerate(given) for field in ("tile", "for")}
        it["spawn"] = [{"tile": tile, "for": limit} for tile, limit in given.items()]


def rest(deck: object, printed: Mapping[str, int]) -> dict[str, int]:
    """Return the copies that a deck leaves of each of its cards. A card that no box has leaves none."""
    counts = deck if isinstance(deck, dict) else {}
    left = {card: printed[card] - n for card, n in counts.items() if card in printed and isinstance(n, int)}
    return {card: n for card, n in left.items() if n > 0}
