"""Questions about the positions of random games: the names of ``Questions`` (kit/question.py) with their defaults."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Generic, TypeVar, cast

from undaunted_nb.kit import registry
from undaunted_nb.kit.question import Maker, Question, Sketch, TurnPosition, make

from .opponent import decisions

P = TypeVar("P", bound=TurnPosition)
TRIES = 200
"""The number of positions to try for a question."""
LONGEST = 12
"""The most decisions before a question."""


@dataclass(frozen=True, slots=True)
class Asker(Generic[P]):
    """A kind of question.

    ``ask`` makes one from a position. ``prove`` finds its answer, as an option shows it, in another way: by playing. ``rules`` are the
    rules that it can be about, ``level`` is how hard it is (1 to 3).
    """

    game: str
    ask: Callable[[P, Random], Sketch]
    prove: Callable[[Question], str]
    rules: tuple[str, ...]
    level: int = 1

    def positions(self, rng: Random) -> Iterator[P]:
        """Yield positions of random games from all scenarios."""
        system = registry.system(self.game)
        for _ in range(TRIES):
            start = system.new_position(rng.choice(system.scenario_names()))
            yield from (cast("P", p) for p in islice(decisions(start, rng), rng.randrange(LONGEST), None, LONGEST))


class RandomQuestions(Generic[P]):
    """The questions of a game, asked about positions of random games.

    Args:
        game: The name of the game.
        askers: The kinds of questions, by name.
        pieces: Returns the messages of the names of all pieces of a position.

    """

    def __init__(self, game: str, askers: Mapping[str, Asker[P]], pieces: Callable[[P], Iterable[str]] = lambda _: ()) -> None:
        self._askers = {f"{game}.{name}": asker for name, asker in askers.items()}
        self._pieces = pieces
        self.PREFIXES = {game: f"{game}."}
        self.GAMES = {game: tuple(Maker(name, asker.level, asker.rules, board=True) for name, asker in self._askers.items())}
        self.ON_THE_BOARD = frozenset(askers)

    def make(self, question: str) -> Question:
        """Return the question with this id. Raises TutorError for an unknown one."""
        return make(question, self._askers)

    def prove(self, question: Question) -> str:
        """Return the right answer as an option shows it, found by playing."""
        return self._askers[question.maker].prove(question)

    def pieces(self, p: P) -> frozenset[str]:
        """Return the messages of the names of all pieces of a position."""
        return frozenset(self._pieces(p))
