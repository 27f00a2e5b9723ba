"""A draft as a position to draw, the faults of a draft, and the first draft of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undaunted_nb.kit.boards import HexBoard, hex_board
from undaunted_nb.kit.builder.drafts import Draft, Lenient, NewDraft

from ..files import own_pieces, own_terrain
from ..files.scenario import read_draft
from ..files.scenario_form import COLUMNS, FORMAT, PLAIN, ROWS
from ..rules.state import pieces
from ..rules.state.position import Position
from ..rules.state.setup import SIDES, Card, Ground

if TYPE_CHECKING:
    from undaunted_nb.kit.scene.board import PlaceParts


GAMES = ("memoir44",)
"""The games whose scenarios can be built here."""


def blank(_game: str) -> NewDraft:
    """Return the draft of an empty scenario."""
    return {
        "format": FORMAT, "title": "", "source": "", "notes": "", "board": PLAIN, "first": SIDES[0],
        "medals": dict.fromkeys(SIDES, 4), "cards": dict.fromkeys(SIDES, 5), "units": {side: {} for side in SIDES},
    }  # fmt: skip


def position(draft: Draft) -> Position | None:
    """Return the start of the draft's game. Faults are ignored."""
    content = read_draft(Lenient(), draft)
    return content and content.start


def in_full(data: Draft) -> NewDraft:
    """Return the data of a file as a draft has it."""
    own_table = data.get("own")
    return {**data, **({"own": own_terrain.with_tiles(own_table)} if isinstance(own_table, dict) else {})}


def at_place(_draft: Draft) -> dict[str, PlaceParts]:
    """Return the places beside the board. A board of hexes has none."""
    return {}


def grounds_of(draft: Draft) -> dict[str, Ground]:
    """Return the kinds of terrain and objects that the draft can use: those of the box, and its own."""
    return {**pieces.grounds(), **own_terrain.grounds(Lenient(), draft.get("own", {}))}


def kinds_of(draft: Draft) -> own_pieces.Kinds:
    """Return the kinds of units that the draft can use: those of the box, and its own."""
    return own_pieces.unit_kinds(Lenient(), draft.get("own", {}))


def cards_of(draft: Draft) -> tuple[Card, ...]:
    """Return the command cards of the draft: those of the box, and its own."""
    return own_pieces.cards(Lenient(), draft.get("own", {}))


def faces(draft: Draft) -> list[str]:
    """Return the faces of the boards, from the left."""
    boards = draft.get("board", PLAIN)
    return list(boards) if isinstance(boards, list) else [boards]


def board_of(draft: Draft) -> HexBoard:
    """Return the hexes of the draft."""
    return hex_board(ROWS, COLUMNS * len(faces(draft)))
