"""The rule-based part of a position. It delegates to the rules of its game, because the state contains no rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Self

from undaunted_nb.engine.action import Action, require_action
from undaunted_nb.engine.errors import NotationError
from undaunted_nb.engine.json_values import JsonObject
from undaunted_nb.engine.legality import IllegalActionError, LegalActions, Verdict
from undaunted_nb.engine.text import Text, excerpt
from undaunted_nb.engine.transition import Transition

from .shape import refuse_misshapen

if TYPE_CHECKING:
    from collections.abc import Mapping
    from fractions import Fraction
    from random import Random


class _Answers(dict[str, Any]):
    """The module ``answers`` of each game system, imported on first use."""

    def __missing__(self, system: str) -> Any:
        from .registry import answers

        self[system] = module = answers(system)
        return module


_ANSWERS = _Answers()


class Playable:
    """The methods that the positions of all games share (see ``engine/position.py``)."""

    __slots__ = ()

    system: ClassVar[str]
    """The name of the game system in the registry."""

    @property
    def legal_actions(self) -> LegalActions:
        """The legal actions (for CHANCE: the possible outcomes).

        If several paths lead to the same place, only the first shortest is included.
        """
        actions: LegalActions = _ANSWERS[self.system].legal_actions(self)
        return actions

    def actions(self) -> tuple[Action, ...]:
        """Return the legal actions as a plain tuple, for programs that play many games quickly."""
        return self.legal_actions.whole

    @require_action
    def check(self, action: Action) -> Verdict:
        """Check an action and return every rule that it breaks. Raises NotationError for names that do not exist."""
        answers = _ANSWERS[self.system]
        refuse_misshapen(self, action, answers.shape_of)
        verdict: Verdict = answers.check(self, action)
        return verdict

    @require_action
    def apply(self, action: Action) -> Transition[Self]:
        """Perform a legal action. Raises IllegalActionError, with every reason, if it is not legal."""
        answers = _ANSWERS[self.system]
        if not answers.LISTING.has(self, action):
            verdict = self.check(action)
            if verdict.violations:
                raise IllegalActionError(self.format(action), verdict)
        transition: Transition[Self] = answers.perform(self, action)
        return transition

    def perform(self, action: Action) -> Transition[Self]:
        """Perform an action that is known to be legal."""
        transition: Transition[Self] = _ANSWERS[self.system].perform(self, action)
        return transition

    def chance_outcomes(self) -> tuple[tuple[Action, Fraction], ...]:
        """Return the possible outcomes when CHANCE acts, each with its exact probability."""
        outcomes: tuple[tuple[Action, Fraction], ...] = _ANSWERS[self.system].chance_outcomes(self)
        return outcomes

    def sample(self, rng: Random) -> Action:
        """Return one of ``chance_outcomes``, drawn with its probability."""
        answers = _ANSWERS[self.system]
        action: Action = answers.sample(self, rng)
        answers.LISTING.came(self, action)
        return action

    def parse(self, line: str) -> Action:
        """Read an action from one line. Raises NotationError or AmbiguousActionError."""
        value: object = line
        if not isinstance(value, str):
            raise NotationError(Text("error-no-action", {"line": excerpt(value)}))
        action: Action = _ANSWERS[self.system].parse(self, value)
        return action

    @require_action
    def format(self, action: Action) -> str:
        """Return the action as the one line that ``parse`` reads back."""
        line: str = _ANSWERS[self.system].format_action(self, action)
        return line

    def to_json(self) -> JsonObject:
        """Return the differences from the start of the scenario, as in a position file."""
        data: dict[str, Any] = _ANSWERS[self.system].position_to_json(self)
        return data

    def view(self, side: str) -> Mapping[str, Any]:
        """Return the things that ``side`` can see ("" for those that both can see), as plain values."""
        seen: Mapping[str, Any] = _ANSWERS[self.system].view(self, side)
        return seen
