"""A position as the parts of a Scene: the pieces on the board, the choices, and the sum of dice. All words are Texts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..rules.state.position import Position
from .board import about_counter, about_place, elements, ground, hide_answers
from .cards import foe, own_half, printed_cards
from .choices import (
    OFF_MAP,
    asked_first,
    backward,
    compose,
    confirms,
    containers_of,
    describe_taps,
    every_way,
    hand_order,
    initial_selection,
    name_of,
    onward,
    openings,
    place_of,
    shortcuts,
    taken_back,
    tapped_name,
    taps,
)
from .goals import reveal_cards
from .head import COMMON, caveat, describe_outcome, head, heading, opening, own_numbers
from .labels import label
from .marks import aims, path, signs, start_of
from .plans import answer_panel, attack_sum, plan, roll
from .playback import SILENT, SILENT_TO_READERS, record
from .review import doubts, summary
from .uses import card_of, offers, too_early, uses

if TYPE_CHECKING:
    from collections.abc import Mapping

    from undaunted_nb.kit.scene.common import Words
    from undaunted_nb.kit.scene.hand import Vehicle


def game_of(_p: Position) -> str:
    """Return the name of the game for lessons and notebooks."""
    return "memoir44"


def vehicles(_p: Position, _aims: Mapping[str, Words]) -> list[Vehicle]:
    """Return the vehicle cards next to the map: none in this game."""
    return []
