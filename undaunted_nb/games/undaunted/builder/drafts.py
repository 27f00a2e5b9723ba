"""A draft as a position to draw, the faults of a draft, and the first draft of a game."""

from __future__ import annotations

from collections.abc import Iterable

from undaunted_nb.kit.builder.drafts import Draft, Lenient, NewDraft

from ..files import shorthand
from ..files.numbers import box
from ..files.pieces import Pieces, define, with_own
from ..files.scenario import read_draft
from ..files.scenario_form import FORMAT
from ..rules.start import start
from ..rules.state.editions import EDITIONS
from ..rules.state.position import Position
from ..rules.state.setup import Card, Counter

GAMES = ("normandy", "north-africa")
"""The games whose scenarios can be built here."""


def blank(game: str) -> NewDraft:
    """Return the draft of an empty scenario."""
    sides = EDITIONS[game].sides
    return {
        "format": FORMAT, "edition": game, "title": "", "source": "", "notes": "", "columns": [], "initiative": sides[0],
        **{side.lower(): {} for side in sides},
    }  # fmt: skip


def position(draft: Draft) -> Position | None:
    """Return the table of a draft before the first round (None: it has no board yet). Faults are ignored."""
    content = read_draft(Lenient(), draft) if draft.get("columns") or draft.get("rows") else None
    return content and start(content.setup, content.start, begin=False)


def in_full(data: Draft) -> NewDraft:
    """Return the data of a file without the shorter forms, as a draft has it."""
    draft = with_own(data)
    return shorthand.in_full(Lenient(), draft, sides_of(draft), pieces(draft))


def pieces(draft: Draft) -> Pieces:
    """Return the pieces that the draft can use: those of the box, and its own."""
    return define(Lenient(), draft.get("own", {}), box(draft["edition"]), draft["edition"], ("own",))


def sides_of(draft: Draft) -> tuple[str, str]:
    """Return the sides of the draft's game."""
    return EDITIONS[draft["edition"]].sides


def tables_of(draft: Draft) -> tuple[str, ...]:
    """Return the names of the sides' tables in the file."""
    return tuple(side.lower() for side in sides_of(draft))


def has_gear(draft: Draft) -> bool:
    """Return whether the game has vehicles, structures and escape points."""
    return EDITIONS[draft["edition"]].has_gear


def bare(counter: Counter) -> str:
    """Return a counter's name without its side, as a side writes its own counters."""
    return counter.id.partition(" ")[2]


def cards_of(counters: Iterable[str], cards: Iterable[Card], side: str) -> set[str]:
    """Return the cards of these counters of a side."""
    names = {f"{side} {counter}" for counter in counters}
    return {card.id for card in cards if card.unit in names}
