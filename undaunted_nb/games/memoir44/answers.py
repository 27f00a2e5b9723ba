"""The rules that the positions of Memoir '44 use through ``core/playable.py``.

This module depends on the rules, and they depend on the position.
"""

from .chance import chance_outcomes, sample
from .files import position_to_json
from .legal import LISTING, check, legal_actions, perform, shape_of
from .notation import format_action, parse
from .view import view
