"""A position as the parts of a Scene: pieces, uses of cards, and the sum. Words are Texts, and nothing is drawn here."""

from .board import about_counter, about_place, elements, ground, hide_answers
from .cards import foe, hand_order, own_half, printed_cards
from .choices import (
    OFF_MAP,
    aims,
    answer_panel,
    asked_first,
    backward,
    card_of,
    compose,
    confirms,
    containers_of,
    describe_taps,
    every_way,
    game_of,
    initial_selection,
    name_of,
    offers,
    onward,
    openings,
    path,
    place_of,
    shortcuts,
    signs,
    start_of,
    taken_back,
    tapped_name,
    taps,
    too_early,
    uses,
)
from .goals import reveal_cards
from .head import COMMON, describe_outcome, head, heading, opening
from .house import caveat, own_numbers
from .labels import label
from .plans import attack_sum, plan, roll
from .playback import SILENT, SILENT_TO_READERS, record
from .review import doubts, summary
from .vehicles import vehicles
