"""Undaunted: North Africa: its action kinds and its ending.

Its rules, cards, vehicles, structures and tiles are data files in this folder.
"""

from ..rules.actions.bolster import BOLSTER
from ..rules.actions.command import COMMAND
from ..rules.actions.conceal import CONCEAL
from ..rules.actions.hunker import HUNKER
from ..rules.actions.inspire import INSPIRE
from ..rules.actions.ready import READY
from ..rules.actions.recon import RECON
from ..rules.round import PICK
from ..rules.state.editions import Edition
from .actions import adapted, beside
from .actions.control import NA_CONTROL
from .actions.fire import ANTITANK, DEMOLISH, NA_ATTACK, NA_SUPPRESS, STRAFE
from .actions.repair import REPAIR
from .actions.seats import CHANGE, ENTER, LEAVE, SWAP
from .actions.survey import PLOT, SURVEY
from .actions.walk import DRIVE, NA_MOVE, NA_SCOUT, NA_STALK
from .losses import lose_counter, winner

_KINDS = {
    kind.name: kind
    for kind in (
        NA_MOVE,
        NA_SCOUT,
        NA_STALK,
        DRIVE,
        adapted(BOLSTER),
        adapted(COMMAND),
        adapted(CONCEAL),
        NA_CONTROL,
        adapted(INSPIRE),
        adapted(RECON),
        SURVEY,
        PLOT,
        REPAIR,
        NA_ATTACK,
        NA_SUPPRESS,
        STRAFE,
        ANTITANK,
        DEMOLISH,
        beside(READY),
        beside(HUNKER),
        SWAP,
        ENTER,
        LEAVE,
        CHANGE,
    )
}
EDITION = Edition(
    _KINDS,
    ("LRDG", "Italy"),
    winner,
    lose_counter,
    PICK,
    geared=True,
    renamed={"un.hill.2": "na.hill.1", "un.blast.3": "na.strafe.1", "un.spawn.6": ""},
)
