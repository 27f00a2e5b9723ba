"""Memoir '44. The position comes first: the rules are written on top of it, and it answers with them."""

from .rules.state import position as position
