"""A scenario from a spreadsheet or another program, as a scenario file: the work of `undaunted-nb import`."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module

from undaunted_nb.engine.errors import Fault
from undaunted_nb.files.sheet import Rows, rows_of, taken_in
from undaunted_nb.files.storage import read_text
from undaunted_nb.files.toml_text import toml_text
from undaunted_nb.kit import games
from undaunted_nb.kit.registry import find_importer, has_part

FIRST = ("format", "edition", "title", "source", "notes")


def convert(file: str) -> tuple[str, Sequence[Fault]]:
    """Return the text of a scenario file from another file, and what was left out. Raises FileError with every fault and its place."""
    text = read_text(file)
    if other := find_importer(file, text):
        content = other[1].read(text, file)
        return toml_text(content.draft), content.left_out
    return _from_table(text, file), ()


def _from_table(text: str, file: str) -> str:
    """Return the text of a scenario file from the text of a CSV file."""
    rows = rows_of(text, file)
    check = Rows(file)
    named = next((row for row in rows if row.word == "game"), None)
    if named is None:
        check.fault((), "fault-missing", field="game")
        raise check.error()
    known = {game: name for game, name in games.systems().items() if has_part(name, "sheet")}
    if named.value not in known:
        check.report_unknown(check.whole_row(named), "edition", named.value, known)
        raise check.error()
    folder = games.package(known[named.value])
    sheet = import_module(f"{folder}.files.sheet")
    check.sides = sheet.sides(named.value)
    data = taken_in(rows, check, sheet.meanings(named.value))
    check.finish(import_module(f"{folder}.files.scenario").read_draft(check, data))
    return toml_text({key: data[key] for key in (*FIRST, *data) if key in data})
