"""Questions about rules that no position shows: which statement is right. The wrong ones are common misreadings."""

from __future__ import annotations

from random import Random

from undaunted_nb.kit.question import ask_claim, ask_fact

from ..rules.state.position import Position
from . import ANY, DESERT, Asker, Sketch, in_turn

NORMANDY = (
    "un.setup.1", "un.setup.2", "un.setup.3", "un.setup.4", "un.setup.5", "un.setup.6", "un.unit.1", "un.unit.2", "un.draw.5",
    "un.initiative.1", "un.initiative.5", "un.card.2", "un.card.3", "un.card.4", "un.card.5", "un.card.6", "un.suppressed.2", "un.move.4",
    "un.inspire.5", "un.combat.1", "un.dice.1", "un.casualty.7", "un.casualty.8",
)  # fmt: skip
NORTH_AFRICA = (
    "un.setup.2", "un.setup.3", "un.setup.4", "un.setup.5", "na.setup.1", "na.setup.2", "na.setup.3", "na.setup.4", "na.counter.1",
    "na.card.1", "na.view.1", "na.seat.6", "na.seat.7", "na.seat.8", "na.crew.2", "na.vehicle.10", "na.vehicle.11", "na.damage.1",
    "na.repair.3", "na.structure.4", "na.end.1", "na.escape.6", "na.hopeless.2", "na.hopeless.5", "un.casualty.8", "un.draw.5",
    "un.initiative.1", "un.initiative.5", "un.card.2", "un.card.3", "un.card.5", "un.suppressed.2", "un.move.4", "un.bolster.2",
    "un.inspire.2", "un.inspire.4", "un.inspire.5", "un.combat.1", "un.dice.1",
)  # fmt: skip
"""The rules of each edition whose wrong statements the catalogs hold."""


def _name(p: Position, rng: Random) -> str:
    return in_turn(NORTH_AFRICA if p.setup.has_gear else NORMANDY, rng)


def _key(name: str) -> str:
    return f"quiz-fact-{name.replace('.', '-')}"


def _fact(p: Position, rng: Random) -> Sketch:
    name = _name(p, rng)
    return ask_fact(p, name, _key(name), rng)


def _claim(p: Position, rng: Random) -> Sketch:
    name = _name(p, rng)
    return ask_claim(p, name, _key(name), rng)


# At level 1, two in five of a beginner's first questions would be statements.
ASKERS = (
    Asker("fact", 2, NORMANDY, _fact, ANY),
    Asker("fact", 2, NORTH_AFRICA, _fact, DESERT),
    Asker("claim", 2, NORMANDY, _claim, ANY),
    Asker("claim", 2, NORTH_AFRICA, _claim, DESERT),
)
