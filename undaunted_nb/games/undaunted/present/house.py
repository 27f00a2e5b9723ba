"""Numbers that are this project's own, because the printed ones could not be found: they are never shown without the mark (see ``Own``)."""

from __future__ import annotations

from undaunted_nb.core.text import SIGN, Own, Text

from .. import aboard, combat
from ..position import Position
from ..setup import Setup


def own(number: int | None) -> bool:
    """Is this number our own? Labels, which are only heard, say it in a word."""
    return isinstance(number, Own)


def any_own(p: Position) -> bool:
    """Is there any on the table?"""
    s = p.setup
    return _any((p.worth, tuple(s.tiles.values()), s.cards, s.counters, s.vehicles, s.structures, s.goals))


def _any(value: object) -> bool:
    return own(value) if isinstance(value, int) else isinstance(value, tuple) and any(map(_any, value))


def caveat(p: Position) -> Text | None:
    """What the sign means, for a learner who reads sentences and looks at no legend (None: there is none)."""
    return Text("coach-caveat", {"sign": SIGN}) if any_own(p) else None


def base_of(setup: Setup, target: int, kind: str) -> str:
    """Where the number of a target (of that number) stands that an action of this kind has to reach."""
    if target < len(setup.counters):
        return "counter"
    vehicle = aboard.as_vehicle(setup, target)
    if vehicle < 0:
        return "structure"
    return "armour" if kind in combat.AGAINST_ARMOUR or setup.vehicles[vehicle].defence is None else "defence"
