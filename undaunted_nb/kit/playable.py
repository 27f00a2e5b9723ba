"""The rule-based part of a position. It delegates to the rules of its game, because the state contains no rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Protocol, Self, TypeVar, cast

from undaunted_nb.engine.action import Action, require_action
from undaunted_nb.engine.display import SelfDisplay
from undaunted_nb.engine.errors import NotationError
from undaunted_nb.engine.json_values import JsonObject
from undaunted_nb.engine.legality import IllegalActionError, LegalActions, Listing, Verdict
from undaunted_nb.engine.text import Text, clean, excerpt
from undaunted_nb.engine.transition import Transition

from .shape import Shape, refuse_misshapen

if TYPE_CHECKING:
    from collections.abc import Mapping
    from fractions import Fraction
    from random import Random

    from undaunted_nb.engine.position import Position

P = TypeVar("P")


class Answers(Protocol):
    """The interface of a game system's module ``answers``: its rules, as its positions use them."""

    LISTING: Listing[Playable]

    def legal_actions(self, p: Playable) -> LegalActions: ...
    def check(self, p: Playable, action: Action) -> Verdict: ...
    def shape_of(self, p: Playable, kind: str) -> Shape | None: ...
    def perform(self, p: P, action: Action) -> Transition[P]: ...
    def chance_outcomes(self, p: Playable) -> tuple[tuple[Action, Fraction], ...]: ...
    def sample(self, p: Playable, rng: Random) -> Action: ...
    def parse(self, p: Playable, line: str) -> Action: ...
    def format_action(self, p: Playable, action: Action) -> str: ...
    def position_to_json(self, p: Playable) -> JsonObject: ...
    def view(self, p: Playable, side: str) -> Mapping[str, Any]: ...


class _Answers(dict[str, Answers]):
    """The module ``answers`` of each game system, imported on first use."""

    def __missing__(self, system: str) -> Answers:
        from .registry import answers

        self[system] = rules = cast("Answers", answers(system))
        return rules


_ANSWERS = _Answers()


class Playable(SelfDisplay):
    """The methods that the positions of all games share (see ``engine/position.py``). It precedes their fields, whose ``repr`` is long."""

    __slots__ = ()

    system: ClassVar[str]
    """The name of the game system in the registry."""

    def __repr__(self) -> str:
        p = cast("Position", self)
        state = f"won by {p.outcome.winner}" if p.outcome else f"{' and '.join(p.to_act)} to act"
        return clean(f"<Position {p.setup.name}: {state}>")

    @property
    def legal_actions(self) -> LegalActions:
        """The legal actions (for CHANCE: the possible outcomes).

        If several paths lead to the same place, only the first shortest is included.
        """
        return _ANSWERS[self.system].legal_actions(self)

    def actions(self) -> tuple[Action, ...]:
        """Return the legal actions as a plain tuple, for programs that play many games quickly."""
        return self.legal_actions.whole

    @require_action
    def check(self, action: Action) -> Verdict:
        """Check an action and return every rule that it breaks. Raises NotationError for names that do not exist."""
        answers = _ANSWERS[self.system]
        refuse_misshapen(self, action, answers.shape_of)
        return answers.check(self, action)

    @require_action
    def apply(self, action: Action) -> Transition[Self]:
        """Perform a legal action. Raises IllegalActionError, with every reason, if it is not legal."""
        answers = _ANSWERS[self.system]
        if not answers.LISTING.has(self, action):
            verdict = self.check(action)
            if verdict.violations:
                raise IllegalActionError(self.format(action), verdict)
        return answers.perform(self, action)

    def perform(self, action: Action) -> Transition[Self]:
        """Perform an action that is known to be legal."""
        return _ANSWERS[self.system].perform(self, action)

    def chance_outcomes(self) -> tuple[tuple[Action, Fraction], ...]:
        """Return the possible outcomes when CHANCE acts, each with its exact probability."""
        return _ANSWERS[self.system].chance_outcomes(self)

    def sample(self, rng: Random) -> Action:
        """Return one of ``chance_outcomes``, drawn with its probability."""
        answers = _ANSWERS[self.system]
        action = answers.sample(self, rng)
        answers.LISTING.remember(self, action)
        return action

    def parse(self, line: str) -> Action:
        """Read an action from one line. Raises NotationError or AmbiguousActionError."""
        value: object = line
        if not isinstance(value, str):
            raise NotationError(Text("error-no-action", {"line": excerpt(value)}))
        return _ANSWERS[self.system].parse(self, value)

    @require_action
    def format(self, action: Action) -> str:
        """Return the action as the one line that ``parse`` reads back."""
        return _ANSWERS[self.system].format_action(self, action)

    def to_json(self) -> JsonObject:
        """Return the differences from the start of the scenario, as in a position file."""
        return _ANSWERS[self.system].position_to_json(self)

    def view(self, side: str) -> Mapping[str, Any]:
        """Return the things that ``side`` can see ("" for those that both can see), as plain values."""
        return _ANSWERS[self.system].view(self, side)
