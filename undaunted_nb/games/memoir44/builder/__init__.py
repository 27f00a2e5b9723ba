"""Building a scenario of Memoir '44 on the table: see ``kit/builder/drafts.py``."""

from ..files.scenario import text_of
from .drafts import GAMES, at_place, blank, in_full, position
from .gestures import act, after, enter, lay, lay_typed
from .tools import ONCE, TABS, groups
