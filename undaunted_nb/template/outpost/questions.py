"""Questions about Outpost: made from a seed, answered by the engine."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from random import Random

from undaunted_nb.engine.text import Text
from undaunted_nb.kit import question as core
from undaunted_nb.kit.question import Maker, Question, Sketch
from undaunted_nb.play.opponent import decisions

from .answers import need
from .position import Position
from .system import SYSTEM

TRIES = 200


@dataclass(frozen=True, slots=True)
class Need:
    """Asks for the least number that hits a squad."""

    level: int = 1
    rules: tuple[str, ...] = ("outpost.fire.2", "outpost.fire.3")

    def positions(self, rng: Random) -> Iterator[Position]:
        """Yield the positions of random games."""
        for _ in range(TRIES):
            yield from islice(decisions(SYSTEM.new_position(rng.choice(SYSTEM.scenario_names())), rng), rng.randrange(8), None)

    def ask(self, p: Position, rng: Random) -> Sketch:
        """Return the question about one squad of the enemy."""
        tile = rng.choice(p.squads[1 - p.turn])
        n, wood = need(p, tile), tile in p.setup.woods
        reasons = [(4, "quiz-outpost-forgot-wood"), (5, "quiz-outpost-no-wood"), (6, "quiz-outpost-too-high"), (3, "quiz-outpost-too-low")]
        return Sketch(
            p,
            Text("quiz-outpost-need", {"tile": tile}),
            right=n,
            wrong=[(number, Text(key, {"tile": tile})) for number, key in reasons],
            rules=["outpost.fire.3" if wood else "outpost.fire.2"],
        )


PREFIXES = {"outpost": "outpost."}
_ASKERS = {"outpost.need": Need()}
GAMES = {"outpost": tuple(Maker(name, asker.level, asker.rules, board=True) for name, asker in _ASKERS.items())}
ON_THE_BOARD = frozenset({"need"})


def make(question: str) -> Question:
    """Return the question with this id. Raises TutorError for an unknown one."""
    return core.make(question, _ASKERS)


def pieces(p: Position) -> frozenset[str]:
    """Return the messages of the names of all pieces of a position: there are only squads."""
    return frozenset({"outpost-squad"} if any(p.squads) else ())
