"""The rows of a table that describe a scenario: what each word in the first column means."""

from __future__ import annotations

from collections.abc import Mapping

from undaunted_nb.files.sheet import Meaning, Row, Rows, words

from ..rules.state import pieces
from ..rules.state.setup import SIDES
from .scenario_form import FORMAT


def meanings(_game: str) -> Mapping[str, Meaning]:
    """Return what each word in the first column of a table means."""
    return {
        "game": lambda check, row: check.put(row, ("format",), FORMAT),
        **dict.fromkeys(("title", "source", "notes"), _text),
        **dict.fromkeys(("first", "top"), lambda check, row: check.put(row, (row.word,), (row.side or row.value).lower())),
        "board": _board, "terrain": _terrain, "object": _object, "unit": _unit, "objective": _objective,
        **dict.fromkeys(("medals", "cards", "players"), _pair),
    }  # fmt: skip


def sides(_game: str) -> tuple[str, str]:
    """Return the sides of the game."""
    return SIDES


def _text(check: Rows, row: Row) -> None:
    check.put(row, (row.word,), row.value)


def _board(check: Rows, row: Row) -> None:
    faces = words(row.value)
    check.put(row, ("board",), faces if len(faces) > 1 else row.value)


def _terrain(check: Rows, row: Row) -> None:
    check.extend(row, ("terrain", row.name), words(row.value))


def _object(check: Rows, row: Row) -> None:
    owned = row.name in pieces.grounds() and pieces.grounds()[row.name].owned
    check.extend(row, ("objects", row.name, *([check.side(row)] if owned else [])), words(row.value))


def _unit(check: Rows, row: Row) -> None:
    """Take in units. ``B1:2`` is a unit of two figures."""
    for word in words(row.value):
        tile, _, figures = word.partition(":")
        unit = {"at": tile, "figures": int(figures) if figures.isdigit() else figures} if figures else tile
        check.add(row, ("units", check.side(row), row.name), unit)


def _objective(check: Rows, row: Row) -> None:
    medals = {"medals": int(row.name)} if row.name.isdigit() else {}
    check.add(row, ("objectives",), {"hexes": words(row.value), "side": check.side(row), **medals})


def _pair(check: Rows, row: Row) -> None:
    check.put(row, (row.word, check.side(row)), check.whole(row))
