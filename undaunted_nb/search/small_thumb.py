"""What a small game need not write of its rules of thumb: the names of ``Thumb`` with their defaults."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Generic, TypeVar

from undaunted_nb.engine.action import Action
from undaunted_nb.kit.small.presenter import TurnPosition

from .heuristics import Method, Rule, by_kind

P = TypeVar("P", bound=TurnPosition)


class SmallThumb(Generic[P]):
    """The rules of thumb of a game. Their facts are the position.

    Args:
        game: The name of the game. A rule has the messages ``thumb-GAME-RULE`` and, for a hint, its ``.hint``.
        rules: The rules.

    """

    SEARCH: Method[P] = Method(span=lambda p: p.round, look=True)
    LEAD = 0.5
    """How much a lead of one point counts."""
    TRUST = 0.05
    ALIKE: frozenset[str] = frozenset()

    def __init__(self, game: str, rules: Iterable[Rule[P]]) -> None:
        self.KEY, self.RULES = game, tuple(rules)
        self.BY_KIND = by_kind(self.RULES)

    def facts(self, position: P, side: str) -> P:
        """Return the position."""
        del side
        return position

    def lead(self, position: P, side: str) -> float:
        """Return the logarithm of the odds that a side wins: from its lead in points."""
        number = position.setup.side(side)
        return self.LEAD * (position.score(number) - position.score(1 - number))

    def topics(self, position: P, side: str) -> Mapping[str, float]:
        """Return the lead as that in points."""
        return {"points": self.lead(position, side)}

    def trust(self, position: P) -> float:
        """Return the factor that turns a worth into a chance to win, for a search."""
        del position
        return self.TRUST

    def outcomes(self, position: P) -> Sequence[tuple[Action, float]]:
        """Return the random outcomes with their chances."""
        return [(action, float(chance)) for action, chance in position.chance_outcomes()]
