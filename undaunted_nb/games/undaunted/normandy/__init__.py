"""Undaunted: Normandy: its action kinds. Its rules, cards and tiles are data files in this folder."""

from ..rules.actions.attack import ATTACK, SUPPRESS
from ..rules.actions.blast import BLAST
from ..rules.actions.bolster import BOLSTER
from ..rules.actions.command import COMMAND
from ..rules.actions.conceal import CONCEAL
from ..rules.actions.control import CONTROL
from ..rules.actions.guide import GUIDE
from ..rules.actions.hunker import HUNKER
from ..rules.actions.inspire import INSPIRE
from ..rules.actions.move import MOVE
from ..rules.actions.ready import READY
from ..rules.actions.recon import RECON
from ..rules.actions.scout import SCOUT
from ..rules.actions.stalk import STALK
from ..rules.actions.target import TARGET_KIND

KINDS = {
    kind.name: kind
    for kind in (
        MOVE,
        GUIDE,
        SCOUT,
        STALK,
        BOLSTER,
        COMMAND,
        CONCEAL,
        CONTROL,
        INSPIRE,
        RECON,
        TARGET_KIND,
        ATTACK,
        SUPPRESS,
        BLAST,
        READY,
        HUNKER,
    )
}
