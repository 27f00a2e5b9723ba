"""The interface of every game's position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, Self

from .action import Action
from .json_values import JsonObject
from .legality import LegalActions, Verdict
from .transition import Transition

if TYPE_CHECKING:
    from fractions import Fraction
    from random import Random


class Outcome(NamedTuple):  # no dataclass: every game loads it, see `tests.bench imports`
    """The end of a game: the winner ("": none), and the rule."""

    winner: str
    rule: str


class Setup(Protocol):
    """The fixed part of a scenario, as far as every game has it."""

    @property
    def name(self) -> str:
        """The name in the list of scenarios."""

    @property
    def sides(self) -> tuple[str, str]:
        """The names of the sides."""

    def side(self, name: str) -> int:
        """Return the number of a side (-1 if the name is unknown)."""


class Position(Protocol):
    """The whole immutable state of a game: frozen, hashable, compared by value.

    No method changes the position. ``perform`` trusts its action (it came from ``legal_actions`` or ``check``) but ``apply`` checks it.
    """

    @property
    def system(self) -> str:
        """The name of the game system in the registry."""

    @property
    def setup(self) -> Setup:
        """The fixed part of its scenario."""

    @property
    def to_act(self) -> tuple[str, ...]:
        """The sides that can act now. One side, several when they choose in secret, CHANCE alone, or none when the game is over."""

    @property
    def outcome(self) -> Outcome | None:
        """The end of the game, or None while it goes on."""

    def score(self, side: int) -> int:
        """Return the points (or medals) of a side, given by its number."""

    @property
    def legal_actions(self) -> LegalActions:
        """The legal actions (for CHANCE: the possible outcomes)."""

    def check(self, action: Action) -> Verdict:
        """Check an action and return every rule that it breaks."""

    def apply(self, action: Action) -> Transition[Self]:
        """Perform a legal action. Raises IllegalActionError, with every reason, if it is not legal."""

    def perform(self, action: Action) -> Transition[Self]:
        """Perform an action that is known to be legal."""

    def chance_outcomes(self) -> tuple[tuple[Action, Fraction], ...]:
        """Return the possible outcomes when CHANCE acts, each with its exact probability. They add up to 1."""

    def sample(self, rng: Random) -> Action:
        """Return one of ``chance_outcomes``, drawn with its probability."""

    def parse(self, line: str) -> Action:
        """Read an action from one line. Raises NotationError or AmbiguousActionError."""

    def format(self, action: Action) -> str:
        """Return the action as the one line that ``parse`` reads back."""

    def to_json(self) -> JsonObject:
        """Return the differences from the start of the scenario, as in a position file."""

    def __hash__(self) -> int: ...

    def view(self, side: str) -> Mapping[str, Any]:
        """Return the things that ``side`` can see ("" for those that both can see), as plain values."""
