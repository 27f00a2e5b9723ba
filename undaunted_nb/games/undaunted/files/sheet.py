"""The rows of a table that describe a scenario: what each word in the first column means."""

from __future__ import annotations

import re
from collections.abc import Mapping

from undaunted_nb.files.sheet import Meaning, Row, Rows, names, words

from ..rules.state.editions import EDITIONS
from .scenario_form import BOTH, FORMAT


def meanings(game: str) -> Mapping[str, Meaning]:
    """Return what each word in the first column of a table means."""
    geared = EDITIONS[game].has_gear
    return {**EVERYWHERE, **(DESERT if geared else {"spawn": _spawn})}


def sides(game: str) -> tuple[str, str]:
    """Return the sides of a game."""
    return EDITIONS[game].sides


def _side(check: Rows, row: Row) -> str:
    """Return the table of a row's side. Without a side, it is for both."""
    return check.side(row).lower() if row.side else BOTH


def _begin(check: Rows, row: Row) -> None:
    check.put(row, ("format",), FORMAT)
    check.put(row, ("edition",), row.value)


def _text(check: Rows, row: Row) -> None:
    check.put(row, (row.word,), row.value)


def _line(check: Rows, row: Row) -> None:
    """Take in a column or row of tiles. Spreadsheets write the offset with the decimal sign of their language."""
    offset = row.name.replace(",", ".") or "0"
    number = float(offset) if re.fullmatch(r"-?\d{1,3}(\.\d{1,2})?", offset) else row.name
    check.add(row, (f"{row.word}s",), {"offset": number, "tiles": words(row.value)})


def _objective(check: Rows, row: Row) -> None:
    check.put(row, ("objectives", row.name), check.whole(row))


def _goal(check: Rows, row: Row) -> None:
    listed = row.name in ("escape", "neutralize") and not row.value.isdigit()
    value = True if row.name == "pin" else names(row.value) if listed else check.whole(row)
    check.add(row, (_side(check, row), "goals"), {row.name: value})


def _counter(check: Rows, row: Row) -> None:
    """Take in a counter: its tile, or its vehicle and seat as ``Patrol Truck / driver``."""
    vehicle, _, seat = (part.strip() for part in row.value.partition("/"))
    check.put(row, (_side(check, row), "counters", row.name), {"in": vehicle, "seat": seat} if seat else row.value)


def _spawn(check: Rows, row: Row) -> None:
    """Take in a spawn marker: for all, or for squads (single letters) and units."""
    limits = names(row.value)
    only = {"squads": [limit for limit in limits if len(limit) == 1], "units": [limit for limit in limits if len(limit) > 1]}
    fits = "all" if row.value.lower() in ("", "all") else {field: limits_given for field, limits_given in only.items() if limits_given}
    check.put(row, (_side(check, row), "spawn", row.name), fits)


def _marks(check: Rows, row: Row) -> None:
    check.extend(row, (_side(check, row), row.word), words(row.value))


def _cards(check: Rows, row: Row) -> None:
    if row.name:
        check.put(row, (_side(check, row), row.word, row.name), check.whole(row))
    else:
        check.put(row, (_side(check, row), row.word), row.value.lower())


def _vehicle(check: Rows, row: Row) -> None:
    check.put(row, (_side(check, row), "vehicles", row.name), row.value)


def _structure(check: Rows, row: Row) -> None:
    check.put(row, ("structures", row.name), row.value)


def _exit(check: Rows, row: Row) -> None:
    check.extend(row, ("exits",), words(row.value))


EVERYWHERE: Mapping[str, Meaning] = {
    "game": _begin, "title": _text, "source": _text, "notes": _text, "column": _line, "row": _line, "objective": _objective,
    "initiative": _text, "goal": _goal, "counter": _counter, "scouted": _marks, "controlled": _marks, "deck": _cards, "supply": _cards,
}  # fmt: skip
DESERT: Mapping[str, Meaning] = {"vehicle": _vehicle, "structure": _structure, "exit": _exit}
