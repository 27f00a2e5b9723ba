"""Legality and its explanation, from one list of requirements."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain
from operator import index as whole_number
from typing import Generic, NamedTuple, Protocol, TypeVar, overload

from .action import Action, well_formed
from .display import display
from .errors import TutorError
from .text import Text, excerpt


class Notation(Protocol):
    """A position, as far as a list of actions needs it."""

    def format(self, action: Action, /) -> str: ...


P = TypeVar("P", bound=Notation)


class Violation(NamedTuple):
    """One requirement that an action does not meet: the id of its rule, and why not, as a Text."""

    rule: str
    why: Text


class Requirement(NamedTuple, Generic[P]):
    """A demand of a rule on an action.

    ``holds(position, action)`` is called alone and must return an answer for any action whose names exist, even if something else is wrong
    with it. If the check does not apply because another requirement fails, it returns True. ``describe`` gives the parameters
    of the explanation, and ``why`` is its message (default: ``why-RULE``, with hyphens for dots).
    """

    rule: str
    holds: Callable[[P, Action], bool]
    describe: Callable[[P, Action], Mapping[str, object]] | None = None
    why: str = ""

    def violation(self, position: P, action: Action) -> Violation:
        """Return the reason why ``action`` does not meet this requirement in ``position``."""
        params = self.describe(position, action) if self.describe else {}
        return Violation(self.rule, Text(self.why or "why-" + self.rule.replace(".", "-"), params))


class Verdict(NamedTuple):
    """The result of a check.

    ``violations`` holds *all* reasons against the action, and the verdict is true in a condition if the action is legal.
    """

    action: Action
    violations: tuple[Violation, ...]

    @property
    def legal(self) -> bool:
        """Whether no rule forbids the action."""
        return not self.violations

    def __bool__(self) -> bool:
        return not self.violations

    def __str__(self) -> str:
        return str(Text("verdict-legal")) if self.legal else " ".join(str(v.why) for v in self.violations)

    def __repr__(self) -> str:
        form = display(self)
        return form.text if form else f"Verdict({self.action!r}, {self.violations!r})"

    def _repr_html_(self) -> str | None:
        form = display(self)
        return form.html if form else None


class Part(Protocol):
    """Some actions of a list: a tuple, or a sequence that has a length and creates each action on demand."""

    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[Action]: ...
    def __getitem__(self, index: int, /) -> Action: ...


@Sequence.register  # not a base: its type would not let ``in`` take a line
class LegalActions:
    """The legal actions of a position: a sequence, in which ``in`` also takes a line of notation.

    It holds them in parts, so that one action can be chosen without making the others. It tells ``report`` which one. It prints as a list
    of actions in notation, and so does a slice of it.
    """

    __slots__ = ("_parts", "_position", "_report", "_whole")

    def __init__(self, position: Notation, parts: Sequence[Part], report: Callable[[object, Action], None]) -> None:
        self._position, self._parts, self._report = position, parts, report
        self._whole: tuple[Action, ...] | None = None

    @property
    def whole(self) -> tuple[Action, ...]:
        """All of them, as a plain tuple."""
        if self._whole is None:
            self._whole = tuple(self._parts[0] if len(self._parts) == 1 else chain.from_iterable(self._parts))
        return self._whole

    def __iter__(self) -> Iterator[Action]:
        return iter(self.whole)

    def __len__(self) -> int:
        return sum(map(len, self._parts))

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> LegalActions: ...
    def __getitem__(self, index: int | slice) -> Action | LegalActions:
        if isinstance(index, slice):
            return LegalActions(self._position, (self.whole[index],), self._report)
        place = whole_number(index)
        if place >= 0:
            for part in self._parts:
                if place < len(part):
                    action = part[place]
                    self._report(self._position, action)
                    return action
                place -= len(part)
        return self.whole[index]

    def __reversed__(self) -> Iterator[Action]:
        return reversed(self.whole)

    def index(self, action: Action, *bounds: int) -> int:
        """Return the place of an action, as a tuple does. Raises ValueError if it is not one of them."""
        if not well_formed(action):  # it could equal one of them all the same
            message = f"{excerpt(action)} is not an action"
            raise ValueError(message)
        return self.whole.index(action, *bounds)

    def count(self, action: Action) -> int:
        """Return how often an action is listed: 1 or 0."""
        return int(action in self)

    def __contains__(self, action: object) -> bool:
        if isinstance(action, str):
            return any(self._position.format(a) == action for a in self)
        return well_formed(action) and action in self.whole

    def __repr__(self) -> str:
        return "\n".join(self._position.format(a) for a in self) or "(none)"


class Listing(Generic[P]):
    """What a game last listed, so that an action from the list needs no second check.

    These are the legal actions of the last position that was requested, and the last action that was chosen from such a list or came by
    chance. Each is one value, replaced in one step, so that threads never see half of it.
    """

    __slots__ = ("_last", "_last_action", "_work_out")

    def __init__(self, work_out: Callable[[P], Sequence[Part]]) -> None:
        self._work_out = work_out
        self._last: tuple[object, LegalActions | None] = None, None
        self._last_action: tuple[object, Action | None] = None, None

    def legal_actions(self, position: P) -> LegalActions:
        """Return all legal actions, computed only if the position is not the last one requested."""
        last, actions = self._last
        if actions is None or last is not position:
            actions = LegalActions(position, self._work_out(position), self.remember)
            self._last = position, actions
        return actions

    def has(self, position: object, action: Action) -> bool:
        """Return whether an action is already known to be legal: the one chosen last, or another of the last list."""
        before, known_action = self._last_action
        if known_action is action and before is position:
            return True
        last, actions = self._last
        if actions is None or last is not position:
            return False
        try:
            return actions.whole[actions.whole.index(action)] is action or well_formed(action)
        except ValueError:
            return False

    def remember(self, position: object, action: Action) -> None:
        """Remember an action that is legal in a position: one chosen from its list, or an outcome of chance."""
        self._last_action = position, action


class IllegalActionError(TutorError):
    """An action that can be read but is not legal now.

    Args:
        notation: The action as text.
        verdict: Every reason against the action, with its rule.

    Example:
        >>> try:
        ...     un.new_game("memoir44/first-shots").play("end turn")
        ... except un.IllegalActionError as error:
        ...     print(error.verdict.violations[0].rule)
        m44.turn.2

    """

    def __init__(self, notation: str, verdict: Verdict) -> None:
        super().__init__(Text("error-illegal", {"action": notation, "reasons": [v.why for v in verdict.violations]}))
        self.verdict = verdict

    @property
    def action(self) -> Action:
        """The refused action."""
        return self.verdict.action
