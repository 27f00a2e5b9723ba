"""Building a scenario of Undaunted on the table: see ``core/drafting.py``."""

from ..scenario import text_of
from .gestures import act, after, enter, lay, typed
from .layout import at_place
from .reading import GAMES, blank, in_full, position
from .tools import ONCE, TABS, groups
