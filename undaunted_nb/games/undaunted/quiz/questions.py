"""Questions about Undaunted that never run dry: made from a seed, answered by the engine, right and wrong alike."""

from __future__ import annotations

from dataclasses import replace

from undaunted_nb.kit import question as core
from undaunted_nb.kit.question import Maker, Question

from .. import system
from ..rules.state.position import Position
from . import Asker, attacks, board, cards, chances, desert, endings, facts, rounds, rulings, vehicles

PREFIXES = {"normandy": "un.", "north-africa": "na."}
"""The prefixes of question ids of each edition."""

_EVERY = sorted(
    (asker for part in (attacks, board, cards, rounds, chances, vehicles, desert, endings, rulings, facts) for asker in part.ASKERS),
    key=lambda asker: asker.level,
)


def _askers(edition: str) -> dict[str, Asker]:
    """Return the makers of questions about an edition, by name, each with its scenarios and rules there."""
    by_asker = {asker: tuple(name for name in asker.scenarios if name.startswith(f"{edition}/")) for asker in _EVERY}
    known = system.rules(edition)
    return {
        PREFIXES[edition] + asker.name: replace(asker, scenarios=scenarios, rules=tuple(rule for rule in asker.rules if rule in known))
        for asker, scenarios in by_asker.items()
        if scenarios
    }


_ASKERS = {edition: _askers(edition) for edition in PREFIXES}
ON_THE_BOARD = frozenset(
    {
        "aim", "applies", "best", "blast", "blast-sum", "control", "cover", "defense", "demolish-sum", "distance", "drive",
        "escape", "fog", "go", "illegal", "legal", "neighbor", "neighbors", "range", "route", "scout", "spawn", "strafe-sum",
        "take", "target",
    }
)  # fmt: skip
"""The kinds of questions whose text does not hold all that the answer needs."""
IN_NUMBERS = {
    "faces": ("quiz-plain-faces", "quiz-plain-after-faces"),
    "chance": ("quiz-plain-chance",),
    "one-in": ("quiz-plain-one-in", "quiz-plain-after-one-in"),
    "draw": ("quiz-plain-draw",),
}
"""The kinds of questions that can be asked without the game, with the messages that do."""
GAMES = {
    edition: tuple(
        Maker(name, a.level, a.rules, a.name in ON_THE_BOARD, f"maker-{a.name}", IN_NUMBERS.get(a.name, ())) for name, a in askers.items()
    )
    for edition, askers in _ASKERS.items()
}
"""The editions that are asked about, with all kinds of questions about each, easier ones first."""


def make(question: str) -> Question:
    """Return the question with this id, for example ``"un.defense/123"``. Raises TutorError for an unknown id."""
    return core.make(question, {name: asker for askers in _ASKERS.values() for name, asker in askers.items()})


def pieces(p: Position) -> frozenset[str]:
    """Return the messages of the names of all units, cards, vehicles and structures of a position, and of hills if it has any."""
    setup = p.setup
    return frozenset(
        {
            *(f"counter-{counter.kind}" for counter in setup.counters),
            *(f"card-{card.title}" for side_cards in setup.cards for card in side_cards),
            *(f"vehicle-{vehicle.title}" for vehicle in setup.vehicles),
            *(f"structure-{structure.title}" for structure in setup.structures),
            *("terrain-hill" for tile in setup.tiles.values() if tile.hill),
        }
    )
