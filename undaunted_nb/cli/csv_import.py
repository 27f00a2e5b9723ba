"""A scenario typed into a spreadsheet, as a scenario file: the work of `undaunted-nb import`."""

from __future__ import annotations

from importlib import import_module

from undaunted_nb.files.sheet import Rows, rows_of, taken_in
from undaunted_nb.files.storage import read_text
from undaunted_nb.files.toml_text import toml_text
from undaunted_nb.kit import games

FIRST = ("format", "edition", "title", "source", "notes")


def convert(file: str) -> str:
    """Return the text of a scenario file from a CSV file. Raises FileError with every fault and its row."""
    rows = rows_of(read_text(file), file)
    check = Rows(file)
    named = next((row for row in rows if row.word == "game"), None)
    if named is None:
        check.fault((), "fault-missing", field="game")
        raise check.error()
    system = games.system_of(named.value)
    if not system:
        check.report_unknown(check.whole_row(named), "edition", named.value, games.systems())
        raise check.error()
    folder = games.package(system)
    sheet = import_module(f"{folder}.files.sheet")
    check.sides = sheet.sides(named.value)
    data = taken_in(rows, check, sheet.meanings(named.value))
    check.finish(import_module(f"{folder}.files.scenario").read_draft(check, data))
    return toml_text({key: data[key] for key in (*FIRST, *data) if key in data})
