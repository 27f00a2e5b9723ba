"""Undaunted: North Africa: its action kinds and its ending.

Its rules, cards, vehicles, structures and tiles are data files in this folder.
"""

from ..editions import Edition
from ..kinds.bolster import BOLSTER
from ..kinds.command import COMMAND
from ..kinds.conceal import CONCEAL
from ..kinds.hunker import HUNKER
from ..kinds.inspire import INSPIRE
from ..kinds.ready import READY
from ..kinds.recon import RECON
from ..round import PICK
from .kinds import adapted, beside
from .kinds.control import NA_CONTROL
from .kinds.fire import ANTITANK, DEMOLISH, NA_ATTACK, NA_SUPPRESS, STRAFE
from .kinds.repair import REPAIR
from .kinds.seats import CHANGE, ENTER, LEAVE, SWAP
from .kinds.surveying import PLOT, SURVEY
from .kinds.walking import DRIVE, NA_MOVE, NA_SCOUT, NA_STALK
from .losing import lose_counter, winner

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
