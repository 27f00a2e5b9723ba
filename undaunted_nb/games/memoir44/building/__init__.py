"""Building a scenario of Memoir '44 on the table: see ``core/drafting.py``."""

from .gestures import act, after, enter, lay, typed
from .reading import GAMES, at_place, blank, in_full, position, text_of
from .tools import TABS, groups
