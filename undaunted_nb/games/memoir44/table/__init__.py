"""A position as the parts of a Scene: the pieces on the board, the choices, and the sum of dice. All words are Texts."""

from collections.abc import Mapping
from typing import Any

from undaunted_nb.kit.tap import Choosing

from ..rules.state.position import Position
from .board import SLOTS, about_counter, about_place, elements, ground
from .cards import foe, mine
from .choices import (
    OFF_MAP,
    asked,
    asked_first,
    backward,
    compose,
    confirms,
    every_way,
    hand_order,
    held,
    name_of,
    onward,
    openings,
    place_of,
    shortcuts,
    taken_back,
    tapped_name,
    taps,
    within,
)
from .goals import revealed
from .head import COMMON, caveat, decided, head, heading, opening, own, to_act_name
from .labels import label
from .marks import aims, path, signs, start_of
from .plans import attack_sum, plan, roll, unanswered
from .playback import SILENT, UNHEARD, record
from .review import doubts, summary
from .uses import card_of, offers, too_early, uses


def game_of(_p: Position) -> str:
    """Return the name of the game for lessons and notebooks."""
    return "memoir44"


def vehicles(_p: Position, _aims: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Return the vehicle cards next to the map: none in this game."""
    return []
