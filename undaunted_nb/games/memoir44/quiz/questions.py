"""Questions about Memoir '44 that never run dry: made from a seed, answered by the engine, right and wrong alike."""

from __future__ import annotations

from undaunted_nb.kit import question as core
from undaunted_nb.kit.question import Maker, Question

from ..rules.state.names import ground_name, kind_name
from ..rules.state.position import Position
from . import Asker, battles, cards, counts, facts, losses, moves, orders, rolls, rulings, teams, turns, views

PREFIXES = {"memoir44": "m44."}
"""The prefix of question ids."""
_ASKERS: dict[str, Asker] = {
    PREFIXES["memoir44"] + asker.name: asker
    for asker in sorted(
        (a for part in (battles, rolls, views, moves, rulings, orders, turns, cards, losses, counts, teams, facts) for a in part.ASKERS),
        key=lambda a: a.level,
    )
}
ON_THE_BOARD = frozenset(
    {
        "best", "called", "dice", "distance", "extra", "fall", "go", "hinder", "legal", "may-dig", "may-move", "may-retreat",
        "may-strike", "most", "overrun", "pay", "retreat", "section", "sequence", "sight", "take", "target", "then", "together",
    }
)  # fmt: skip
"""The kinds of questions whose text does not hold all that the answer needs."""
GAMES = {"memoir44": tuple(Maker(name, a.level, a.rules, a.name in ON_THE_BOARD) for name, a in _ASKERS.items())}
"""All kinds of questions, easier ones first."""


def make(question: str) -> Question:
    """Return the question with this id, for example ``"m44.dice/123"``. Raises TutorError for an unknown id."""
    return core.make(question, _ASKERS)


def pieces(p: Position) -> frozenset[str]:
    """Return the messages of the names of all units, terrain and objects of a position. All scenarios share one deck of cards."""
    fixed = {ground.id for grounds in p.setup.fixed.values() for ground in grounds}
    object_names = {name for name, hexes in (("wire", p.wire), ("sandbags", p.sandbags)) if hexes}
    units = {kind_name(unit.kind.id).key for unit in p.setup.units}
    return frozenset(units | {ground_name(name).key for name in fixed | object_names})
