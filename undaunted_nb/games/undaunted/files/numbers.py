"""The origin of the numbers of a box, and an owner's file that replaces them with the printed ones.

The file has the format of the built-in files of the box (``cards.toml`` and the others), all in one: an entry replaces the built-in one of
the same name. The environment variable ``UNDAUNTED_NB_NUMBERS`` holds its path.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

from undaunted_nb.engine.errors import FileError
from undaunted_nb.engine.text import SubstituteNumber
from undaunted_nb.files.checker import Checker, describe, parse_toml
from undaunted_nb.files.storage import read_text
from undaunted_nb.files.toml_lines import Where

from ..rules.state.editions import EDITIONS, folder_name
from . import pieces

FORMAT = "undaunted-nb numbers 1"
VARIABLE = "UNDAUNTED_NB_NUMBERS"
HOUSE, OWNER = "house", "owner"
ORIGINS = ("rulebook", "public", HOUSE, OWNER)
"""The origins: a statement of the rulebook, public material, the project's choice without a known printed number, or an owner's file."""
NO_NUMBERS = frozenset({"id", "kind", "title", "side", "unit", "fog", "hill", "terrain", "from", "seats", "actions"})
"""The fields of an entry besides numbers (a hill is a way of printing a cover, and the actions of a card count one by one)."""


class Numbers(NamedTuple):
    """An owner's file: its definitions as written, and the pieces of the box with them."""

    edition: str
    data: Mapping[str, Any]
    pieces: pieces.Pieces


def read(text: str, source: str) -> Numbers:
    """Return the numbers of an owner's file. Raises FileError with all faults."""
    check, data = Checker(text, source), parse_toml(text, source)
    check.fields((), data, ("format", "edition", "source", *pieces.FIELDS), ("format", "edition"))
    if data.get("format", FORMAT) != FORMAT:
        check.fault(("format",), "fault-format", found=describe(data["format"]), wanted=FORMAT)
    edition = check.name(("edition",), data["edition"], "edition", EDITIONS) if "edition" in data else ""
    if not edition:
        return check.finish(None)  # without it the edition of the other pieces is unknown
    built_in = pieces.load_built_in(edition)
    owner_pieces = pieces.define(check, data, built_in, edition)
    if isinstance(data.get("structures"), dict):  # only a scenario gives their tiles
        check.wrong(("structures",), "fault-a-list", data["structures"])
    _check_origins(check, (), data)
    # The project's scenarios can use a card more often than it is printed. That must not keep them from being played.
    counts = tuple(
        {card: max(count, built_in.printed_counts[side].get(card, 0)) for card, count in owner_pieces.printed_counts[side].items()}
        for side in (0, 1)
    )
    return check.finish(Numbers(edition, data, owner_pieces._replace(printed_counts=(counts[0], counts[1]))))


def _check_origins(check: Checker, where: Where, value: object) -> None:
    """Check the origins in a file: a table of known words in each ``from`` and in ``source``."""
    if isinstance(value, list):
        for i, item in enumerate(value):
            _check_origins(check, (*where, i), item)
    for key, inner in value.items() if isinstance(value, dict) else ():
        if key == "from" or (key == "source" and not where):
            for field, origin in check.table((*where, key), inner).items():
                check.name((*where, key, field), origin, "origin", ORIGINS)
        else:
            _check_origins(check, (*where, key), inner)


def read_owner_numbers(edition: str) -> Numbers | None:
    """Return the owner's file, if there is one for this edition. Raises FileError."""
    path = os.environ.get(VARIABLE)
    if not path:
        return None

    try:
        numbers = read(read_text(path), path)
    except FileError as error:  # the person may have named the file long before this error appears
        raise FileError(f"{VARIABLE} ({path})", error.faults) from None
    return numbers if numbers.edition == edition else None


@cache
def box(edition: str) -> pieces.Pieces:
    """Return the contents of an edition's box, with an owner's numbers in place of the built-in ones. Raises FileError."""
    numbers = read_owner_numbers(edition)
    return signed(numbers.pieces if numbers else pieces.load_built_in(edition), edition, numbers)


def origins(edition: str, numbers: Numbers | None = None) -> dict[tuple[str, str], dict[str, str]]:
    """Return the origin of each number of an edition: "rulebook", "public", "house" or "owner".

    The keys are the kind of piece and its name, then the field or action: ``("cards", "LRDG Scout")`` has ``{"initiative": "house",
    "recon": "rulebook", …}``, ``("vehicles", "Medium Tank")`` its hull, ``("vehicles", "Medium Tank driver")`` the actions of a seat.
    """
    files = _built_in_data(edition)
    numbers = numbers or read_owner_numbers(edition)
    origin_of: dict[tuple[str, str], dict[str, str]] = {}
    for data, default in (*((data, HOUSE) for data in files), *([(numbers.data, OWNER)] if numbers else [])):
        for kind in pieces.FIELDS:
            source = data.get("source", {})
            for name, entry in _entries(kind, data.get(kind, []), EDITIONS[edition].sides):
                origin = entry.get("from", {})
                fields = (*(f for f in entry if f not in NO_NUMBERS), *entry.get("actions", {}), *origin)
                origin_of[kind, name] = {f: origin.get(f, source.get(f, source.get(kind, default))) for f in fields}
    return origin_of


def signed(box_pieces: pieces.Pieces, edition: str, numbers: Numbers | None = None) -> pieces.Pieces:
    """Return the pieces of an edition with each number of origin "house" marked as ``SubstituteNumber``."""
    origin_of, sides = origins(edition, numbers), EDITIONS[edition].sides

    def mark(kind: str, name: str, piece: Any) -> Any:
        house_fields = {field for field, origin in origin_of.get((kind, name), {}).items() if origin == HOUSE}
        new: dict[str, object] = {
            field: SubstituteNumber(n) for field, n in piece._asdict().items() if field in house_fields and isinstance(n, int)
        }
        if "abilities" in piece._fields:
            new["abilities"] = tuple(a._replace(x=SubstituteNumber(a.x)) if a.kind in house_fields else a for a in piece.abilities)
        if "seats" in piece._fields:
            new["seats"] = tuple(mark(kind, f"{name} {seat.id}", seat) for seat in piece.seats)
        if "cover" in new and piece.hill:
            new["cover"] = piece.cover  # the 3/1 of a hill comes from the rulebook, for every hill tile
        return piece._replace(**new)

    first, second = (
        {name: mark("cards", f"{side} {name}", piece) for name, piece in cards.items()}
        for side, cards in zip(sides, box_pieces.cards, strict=True)
    )
    return box_pieces._replace(
        tiles={name: mark("tiles", name, piece) for name, piece in box_pieces.tiles.items()},
        counters={name: mark("counters", name, piece) for name, piece in box_pieces.counters.items()},
        cards=(first, second),
        vehicles={name: (mark("vehicles", name, piece), side) for name, (piece, side) in box_pieces.vehicles.items()},
        structures={name: mark("structures", name, piece) for name, piece in box_pieces.structures.items()},
    )


def list_placeholders(numbers: Numbers) -> dict[str, list[str]]:
    """Return the placeholder numbers that an owner's file leaves, by kind and name of piece."""
    left = {
        f"{kind} {name}": [f for f, origin in fields.items() if origin == HOUSE]
        for (kind, name), fields in origins(numbers.edition, numbers).items()
    }
    return {piece: fields for piece, fields in left.items() if fields}


def list_new_pieces(numbers: Numbers) -> list[str]:
    """Return the kind and name of each piece in an owner's file that replaces no built-in one. It is new or misspelled."""
    sides = EDITIONS[numbers.edition].sides
    built_in = {
        (kind, name)
        for data in _built_in_data(numbers.edition)
        for kind in pieces.FIELDS
        for name, _ in _entries(kind, data.get(kind, []), sides)
    }
    entries = [(kind, name) for kind in pieces.FIELDS for name, _ in _entries(kind, numbers.data.get(kind, []), sides)]
    return [f"{kind} {name}" for kind, name in entries if (kind, name) not in built_in]


def _built_in_data(edition: str) -> list[Mapping[str, Any]]:
    """Return the parsed files of the box itself."""
    folder = pieces.folder() / folder_name(edition)
    return [parse_toml(file.read_text("utf-8"), part) for part in pieces.PARTS if (file := folder / part).is_file()]


def _entries(kind: str, entries: Any, sides: tuple[str, str]) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Yield the entries of a file without faults, each under the name of every piece that it defines."""
    if kind == "tiles":
        yield from dict(entries).items()
        return
    for entry in entries:
        if kind in ("structures", "vehicles"):
            yield entry["id"], entry
            yield from ((f"{entry['id']} {seat['id']}", seat) for seat in entry.get("seats", []))
            continue
        bare = entry["id"] if kind == "cards" else entry["kind"].replace("-", " ").title()
        for side in [entry["side"]] if "side" in entry else sides:
            for squad in entry.get("squads", [""]):
                yield f"{side} {bare} {squad}".rstrip(), entry
