"""A position as the parts of a Scene: what lies where, what the cards can do, what the sum is. Words are Texts; nothing here is drawn."""

from .board import SLOTS, about_counter, about_place, elements, ground
from .cards import foe, hand_order, mine
from .choosing import (
    Choosing,
    aims,
    compose,
    confirms,
    held,
    name_of,
    openings,
    path,
    place_of,
    printed,
    shortcuts,
    start_of,
    tapped_name,
    taps,
    use_name,
    within,
)
from .head import COMMON, decided, head, to_act_name
from .slips import attack_sum, roll, slip
from .vehicles import vehicles

__all__ = [
    "COMMON",
    "SLOTS",
    "Choosing",
    "about_counter",
    "about_place",
    "aims",
    "attack_sum",
    "compose",
    "confirms",
    "decided",
    "elements",
    "foe",
    "ground",
    "hand_order",
    "head",
    "held",
    "mine",
    "name_of",
    "openings",
    "path",
    "place_of",
    "printed",
    "roll",
    "shortcuts",
    "slip",
    "start_of",
    "tapped_name",
    "taps",
    "to_act_name",
    "use_name",
    "vehicles",
    "within",
]
