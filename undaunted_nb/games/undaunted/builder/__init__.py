"""Building a scenario of Undaunted on the table: see ``kit/builder/drafts.py``."""

from ..files.scenario import text_of
from .drafts import GAMES, blank, in_full, position
from .gestures import act, after, enter, lay, lay_typed
from .layout import at_place
from .tools import ONCE, TABS, groups
