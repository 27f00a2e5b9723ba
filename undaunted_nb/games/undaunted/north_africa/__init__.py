"""Undaunted: North Africa: its action kinds. Its rules, cards, vehicles, structures and tiles are data files in this folder."""

from ..rules.actions.attack_north_africa import ANTITANK, DEMOLISH, NA_ATTACK, NA_SUPPRESS, STRAFE
from ..rules.actions.bolster import BOLSTER
from ..rules.actions.command import COMMAND
from ..rules.actions.conceal import CONCEAL
from ..rules.actions.control_north_africa import NA_CONTROL
from ..rules.actions.hunker import HUNKER
from ..rules.actions.inspire import INSPIRE
from ..rules.actions.move_north_africa import DRIVE, NA_MOVE, NA_SCOUT, NA_STALK
from ..rules.actions.north_africa import adapt, adapt_other
from ..rules.actions.ready import READY
from ..rules.actions.recon import RECON
from ..rules.actions.repair import REPAIR
from ..rules.actions.seats import CHANGE, ENTER, LEAVE, SWAP
from ..rules.actions.survey import PLOT, SURVEY

KINDS = {
    kind.name: kind
    for kind in (
        NA_MOVE,
        NA_SCOUT,
        NA_STALK,
        DRIVE,
        adapt(BOLSTER),
        adapt(COMMAND),
        adapt(CONCEAL),
        NA_CONTROL,
        adapt(INSPIRE),
        adapt(RECON),
        SURVEY,
        PLOT,
        REPAIR,
        NA_ATTACK,
        NA_SUPPRESS,
        STRAFE,
        ANTITANK,
        DEMOLISH,
        adapt_other(READY),
        adapt_other(HUNKER),
        SWAP,
        ENTER,
        LEAVE,
        CHANGE,
    )
}
