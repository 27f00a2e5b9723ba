"""What the positions of Memoir '44 answer: the rules, asked by ``core/playable.py``. It lies above them, as the position lies below."""

from .chance import chance_outcomes, sample
from .files import position_to_json
from .legal import LISTING, check, legal_actions, perform
from .notation import format_action, parse
from .view import view
