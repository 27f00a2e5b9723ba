"""One decision of a side, or of CHANCE."""

from __future__ import annotations

from typing import NamedTuple

CHANCE = "CHANCE"
"""The side that rolls dice and draws cards."""


class Action(NamedTuple):
    """One decision: frozen, hashable, ordered.

    ``kind`` names what is done, ``side`` who does it, ``card`` the card it is done with ("" for none). What ``args`` hold is said by the
    module of
    the kind (tiles of a way, a target, cards, a number); ``at`` is the spawn tile where a side has a choice of them.
    """

    kind: str
    side: str
    card: str = ""
    args: tuple[str | int, ...] = ()
    at: str = ""
