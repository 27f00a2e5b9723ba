"""Undaunted: Normandy: its action kinds. Its rules, cards and tiles are data files in this folder."""

from ..combat import lose_counter
from ..editions import Edition
from ..ending import winner
from ..kinds.attack import ATTACK, SUPPRESS
from ..kinds.blast import BLAST
from ..kinds.bolster import BOLSTER
from ..kinds.command import COMMAND
from ..kinds.conceal import CONCEAL
from ..kinds.control import CONTROL
from ..kinds.guide import GUIDE
from ..kinds.hunker import HUNKER
from ..kinds.inspire import INSPIRE
from ..kinds.move import MOVE
from ..kinds.ready import READY
from ..kinds.recon import RECON
from ..kinds.scout import SCOUT
from ..kinds.stalk import STALK
from ..kinds.target import TARGET_KIND
from ..round import NEXT

_KINDS = {
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
EDITION = Edition(_KINDS, ("US", "DE"), winner, lose_counter, NEXT)
