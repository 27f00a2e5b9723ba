"""What every game's position can answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, Self

from .action import Action
from .legality import LegalActions, Verdict
from .transition import Transition

if TYPE_CHECKING:
    from fractions import Fraction
    from random import Random


class Outcome(NamedTuple):
    """How a game ended: who won ("" for nobody), and by which rule."""

    winner: str
    rule: str


class Position(Protocol):
    """The whole immutable state of a game: frozen, hashable, compared by value.

    Every method leaves the position as it is. ``perform`` trusts its action (it came from ``legal_actions`` or ``check``); ``apply``
    does not.
    """

    @property
    def system(self) -> str:
        """The name of the game system in the registry."""

    @property
    def to_act(self) -> tuple[str, ...]:
        """Who may act now: one side, several when they choose in secret, CHANCE alone, nobody when the game is over."""

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    @property
    def legal_actions(self) -> LegalActions:
        """What may be done now (for CHANCE: what can happen)."""

    def check(self, action: Action) -> Verdict:
        """May this be done? Names everything that stands against it."""

    def apply(self, action: Action) -> Transition[Self]:
        """Do it. Raises IllegalActionError, with every reason, when it may not be done."""

    def perform(self, action: Action) -> Transition[Self]:
        """Do what is known to be legal."""

    def chance_outcomes(self) -> tuple[tuple[Action, Fraction], ...]:
        """What can happen when CHANCE is to act, each with its exact probability; they add up to 1."""

    def sample(self, rng: Random) -> Action:
        """One of ``chance_outcomes``, drawn with its probability."""

    def parse(self, line: str) -> Action:
        """Read an action from one line. Raises NotationError or AmbiguousActionError."""

    def format(self, action: Action) -> str:
        """The action as the one line that ``parse`` reads back."""

    def to_json(self) -> dict[str, Any]:
        """What differs from the start of the scenario, as a position file holds it."""

    def view(self, side: str) -> Mapping[str, Any]:
        """What ``side`` may see ("" for what both may), as plain values."""
