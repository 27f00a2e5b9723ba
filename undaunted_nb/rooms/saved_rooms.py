"""A room as a file: what the teacher wants to keep, with the names or without."""

from __future__ import annotations

from collections.abc import Mapping
from os import PathLike
from typing import TYPE_CHECKING, Any

from undaunted_nb.engine.errors import Fault, FileError
from undaunted_nb.engine.text import Text
from undaunted_nb.files.storage import dump_json, parse_json, read_text, save_text
from undaunted_nb.i18n import say

from .pupils import Pupil
from .results import Answer, SavedRoom

if TYPE_CHECKING:
    from .room import Room

FORMAT = "undaunted-nb room 1"
FIELDS = {"number": int, "name": str, "secret": str, "language": str}
ROW: tuple[Any, ...] = (str, str, str, str, (bool, type(None)), (int, float))


def save_room(room: Room, path: str | PathLike[str], *, names: bool) -> None:
    """Write a room to a file. Without names, a pupil is a number, and no page can come back to its place.

    Raises:
        FileError: The file cannot be written.

    """
    pupils = (
        [{"number": entry.number, "name": entry.name, "secret": entry.secret, "language": entry.language} for entry in room.pupils.values()]
        if names
        else []
    )
    rows = [
        [name if names or not answer.pupil else say(Text("room-pupil", {"n": answer.pupil}), room.language), *answer[1:]]
        for name, answer in room.results.named
    ]
    counts = {"numbers": room.numbers, "tasks": room.tasks}
    save_text(path, dump_json({"format": FORMAT, "code": room.code, **counts, "pupils": pupils, "rows": rows}))


def read_room(path: str | PathLike[str]) -> SavedRoom:
    """Return what a file has of a room.

    Raises:
        FileError: The file cannot be read, or is no saved room.

    """
    data = parse_json(read_text(path), str(path))
    if data.get("format") != FORMAT:
        raise FileError(str(path), [Fault("", Text("room-no-file"))])
    pupils, rows = data.get("pupils"), data.get("rows")
    if not (isinstance(pupils, list) and isinstance(rows, list) and all(map(_is_pupil, pupils)) and all(map(_is_row, rows))):
        raise FileError(str(path), [Fault("", Text("room-no-file"))])
    members = [Pupil(entry["number"], entry["secret"], entry["name"], entry["language"]) for entry in pupils]
    number_of = {member.name: member.number for member in members}
    answers = [(row[0], Answer(number_of.get(row[0], 0), *row[1:])) for row in rows]
    highest = max((member.number for member in members), default=0)
    return SavedRoom(str(data.get("code", "")), members, answers, max(_count(data, "numbers"), highest), _count(data, "tasks"))


def _count(data: Mapping[str, Any], name: str) -> int:
    """Return a count of a saved room, or 0 where a file has none."""
    value = data.get(name)
    return value if type(value) is int and value > 0 else 0


def _is_pupil(entry: Any) -> bool:
    return isinstance(entry, Mapping) and all(type(entry.get(name)) is kind for name, kind in FIELDS.items())


def _is_row(row: Any) -> bool:
    return isinstance(row, list) and len(row) == len(ROW) and all(isinstance(value, kind) for value, kind in zip(row, ROW, strict=True))
