"""Building a scenario of Memoir '44 on the table: see ``core/drafting.py``."""

from ..scenario import text_of
from .gestures import act, after, enter, lay, typed
from .reading import GAMES, at_place, blank, in_full, position
from .tools import ONCE, TABS, groups
