"""Questions about Memoir '44 that never run dry: made from a seed, answered by the engine, right and wrong alike."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from random import Random

from undaunted_nb.core import question as core
from undaunted_nb.core.question import Maker, Question

from .asking import Asker, battles, cards, losses, moves, orders, positions, views
from .position import Position

PREFIXES = {"memoir44": "m44."}
"""The prefix of question ids."""
TRIES = 2000
"""The number of positions to try for one question."""

_ASKERS: dict[str, Asker] = {
    PREFIXES["memoir44"] + asker.name: asker
    for asker in sorted((a for part in (battles, views, moves, orders, cards, losses) for a in part.ASKERS), key=lambda a: a.level)
}
GAMES = {"memoir44": tuple(Maker(name, a.level, a.rules) for name, a in _ASKERS.items())}
"""All kinds of questions, easier ones first."""


def make(question: str) -> Question:
    """Return the question with this id, for example ``"m44.dice/123"``. Raises TutorError for an unknown id."""
    return core.make(question, _ASKERS, _tried)


def _tried(asker: Asker, rng: Random) -> Iterable[Position]:
    return islice(positions(rng, asker.scenarios), TRIES)
