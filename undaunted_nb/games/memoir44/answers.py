"""The rules that the positions of Memoir '44 use through ``kit/playable.py``.

This module depends on the rules, and they depend on the position.
"""

from .files.positions import position_to_json
from .rules.chance import chance_outcomes, sample
from .rules.legal import LISTING, check, legal_actions, perform, shape_of
from .views.notation import format_action, parse
from .views.view import view
