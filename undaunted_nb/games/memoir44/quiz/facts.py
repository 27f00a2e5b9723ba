"""Questions about rules that no position shows: which of several statements is right. The wrong ones are common misreadings."""

from __future__ import annotations

from random import Random

from undaunted_nb.kit.question import ask_claim, ask_fact

from ..rules.state.position import Position
from . import Asker, Sketch, in_turn

FACTS = (
    "m44.setup.1", "m44.setup.2", "m44.setup.5", "m44.setup.7", "m44.setup.8", "m44.setup.10", "m44.board.1", "m44.board.4", "m44.turn.1",
    "m44.move.6", "m44.special.2", "m44.battle.3", "m44.ground.8", "m44.medal.7", "m44.medal.8", "m44.variant.2", "m44.variant.8",
    "m44.variant.3", "m44.variant.7", "m44.variant.9", "m44.variant.10", "m44.variant.12",
    "m44.card.strike.1", "m44.card.ambush.4", "m44.card.artillery-bombard.2", "m44.card.artillery-bombard.3", "m44.card.counter-attack.3",
    "m44.card.counter-attack.4", "m44.card.counter-attack.5", "m44.card.counter-attack.6", "m44.card.counter-attack.7",
    "m44.card.counter-attack.8", "m44.card.behind-enemy-lines.3",
)  # fmt: skip
"""The rules whose wrong statements the catalogs hold."""


def _key(name: str) -> str:
    return f"quiz-m44-fact-{name.removeprefix('m44.').replace('.', '-')}"


def _fact(p: Position, rng: Random) -> Sketch:
    name = in_turn(FACTS, rng)
    return ask_fact(p, name, _key(name), rng)


def _claim(p: Position, rng: Random) -> Sketch:
    name = in_turn(FACTS, rng)
    return ask_claim(p, name, _key(name), rng)


ASKERS = (Asker("fact", 1, FACTS, _fact), Asker("claim", 1, FACTS, _claim))
