"""A scenario's own terrain and objects, with their effects, as its file defines them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from undaunted_nb.files.checker import WRONG, Checker, short
from undaunted_nb.files.fields import FLAG, Kind, number, word
from undaunted_nb.files.forms import Table, form, read_form, some_of
from undaunted_nb.files.toml_lines import Where
from undaunted_nb.kit.boards import HexBoard

from ..rules.state import pieces
from ..rules.state.setup import ARMS, Ground

PARTS = ("tiles", "cards", "units")
"""What a file can define, in its table ``own``."""
NAME = "[a-z]+(?:-[a-z]+)*"
FLAGS = ("stop", "calm", "blocks")
"""The effects that are true or false."""
MOST_DICE = 3
ALONE: Mapping[str, Any] = {"owned": False, "fades": False}
"""What a kind does not take over from the built-in one: who owns a bunker, and that sandbags are left behind."""


@cache
def ground_form() -> Kind[Table]:
    """Return the form of a kind of terrain or object that a file defines."""
    dice = form(dict.fromkeys(ARMS, number(0, MOST_DICE)))
    return form(
        {
            "like": word("ground", pieces.grounds()), **dict.fromkeys(FLAGS, FLAG), **dict.fromkeys(("cover", "attack"), dice),
            "flag": number(0, 1), "arms": some_of("arm", ARMS),
        }
    )  # fmt: skip


def grounds(check: Checker, own_table: Mapping[str, object]) -> dict[str, Ground]:
    """Return the kinds that a file defines.

    Each is like a built-in kind of terrain or object, which also gives its drawing, except for the effects that the file names.
    """
    known, own_grounds = pieces.grounds(), dict[str, Ground]()
    for where, name, entry in _entries(check, own_table):
        if name in known or name in own_grounds:
            check.fault(where, "fault-name-taken", name=name)
        field = read_form(ground_form(), check, entry, where)
        like = field.get("like", "")
        if check.named(where, name, NAME, 20):
            values = {**ALONE, **_effects(field), "id": name, "like": like or "country", "own": True}
            own_grounds[name] = known[like or "country"]._replace(**values)
    return own_grounds


def _entries(check: Checker, own_table: Mapping[str, object]) -> list[tuple[Where, str, object]]:
    """Return the places, names and entries of the kinds. Older files have them in ``own`` itself."""
    older = [(("own", name), name, entry) for name, entry in own_table.items() if name not in PARTS]
    tiles = check.table(("own", "tiles"), own_table.get("tiles", {}))
    return [*older, *((("own", "tiles", name), name, entry) for name, entry in tiles.items())]


def with_tiles(own_table: Mapping[str, object]) -> dict[str, object]:
    """Return the table ``own`` of a file with the kinds of an older file where a new one has them."""
    tiles = {**{name: entry for name, entry in own_table.items() if name not in PARTS}, **_table(own_table.get("tiles"))}
    return {**({"tiles": tiles} if tiles else {}), **{part: own_table[part] for part in PARTS[1:] if part in own_table}}


def _table(value: object) -> dict[str, object]:
    return value if isinstance(value, dict) else {}


def _effects(field: Table) -> dict[str, Any]:
    """Return the effects that an entry names."""
    effects = {name: field[name] for name in (*FLAGS, "flag") if name in field}
    for name in ("cover", "attack"):
        if name in field:
            effects[name] = {arm: dice for arm, dice in field[name].items() if arm in ARMS}
    if "arms" in field:
        effects["arms"] = tuple(arm for arm in ARMS if arm in field["arms"])
    return effects


def steep(check: Checker, where: Where, value: object, board: HexBoard) -> frozenset[tuple[str, str]]:
    """Return the hexes on both sides of each steep side, in both orders. A file writes a side as the two hexes beside it: ``F5-f6``."""
    sides = set[tuple[str, str]]()
    for place, item in check.items(where, value):
        start, _, other = check.text(place, item).partition("-")
        if other in board.neighbors.get(start, ()):
            sides |= {(start, other), (other, start)}
        elif item is not WRONG:
            check.fault(place, "fault-no-side", name=short(item))
    return frozenset(sides)


def is_object(ground: Ground) -> bool:
    """Return whether a kind lies on top of the terrain."""
    return (ground.like or ground.id) in pieces.names_of("objects")
