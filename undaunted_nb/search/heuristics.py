"""Rules of thumb: the loop that rates the legal actions, and the reason for the chosen one.

A game lists its rules as data (``games/*/thumb.py``). Each rule computes the worth of an action from the facts of the position. The worths
of all rules are added up, and the rule with the largest worth is the reason.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Generic, Protocol, TypeVar

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.position import Position
from undaunted_nb.engine.text import Text
from undaunted_nb.kit import registry
from undaunted_nb.play.opponent import AtRandom, View, any_use
from undaunted_nb.probability.stable_sum import add_numbers

P = TypeVar("P", bound=Position)
F = TypeVar("F")
"""The facts of a position, in the form of the game."""


@dataclass(frozen=True, slots=True)
class Effort:
    """The effort for a kind of decision: its share of the tries, and how many actions are compared (0: the number of the opponent)."""

    share: float = 1.0
    most: int = 0


@dataclass(frozen=True, slots=True)
class Method(Generic[P]):
    """How a game is searched.

    A try of an action ends when ``span`` of the position grows. With ``look``, the search first compares the positions right after the
    actions, and this look counts as some tries. Without it, the search follows the rules of thumb unless another action ends clearly
    better. ``efforts`` has the effort for some kinds of decision, and ``usual`` is the effort for all others.
    """

    span: Callable[[P], int]
    look: bool
    usual: Effort = Effort()
    efforts: Mapping[str, Effort] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Rule(Generic[F]):
    """A rule of thumb.

    ``id`` is the end of its message key. ``kinds`` are the kinds of action that it judges. ``worth(facts, action)`` is 0 if the rule does
    not apply, and ``describe(facts, action)`` gives the parameters of its sentence (None: it has none). ``describe`` uses only things
    that both sides can see, ``worth`` also the side's own hand.
    """

    id: str
    kinds: tuple[str, ...]
    worth: Callable[[F, Action], float]
    describe: Callable[[F, Action], Mapping[str, object]] | None


class Thumb(Protocol[F]):
    """The interface of a game system's ``thumb``."""

    RULES: Sequence[Rule[F]]
    """The rules of thumb."""
    KEY: str
    """The middle of their message keys."""
    BY_KIND: Mapping[str, tuple[Rule[F], ...]]
    """The rules by the kind of action that they judge: ``by_kind(RULES)``."""
    ALIKE: frozenset[str]
    """The kinds of action that are one idea, whatever is chosen with them: a hint names one of each."""

    SEARCH: Method[Position]
    """How the game is searched."""

    def outcomes(self, position: Position) -> Sequence[tuple[Action, float]]:
        """Return the random outcomes that matter, with their chances, if there are few enough to look at each (otherwise none)."""

    def trust(self, position: Position) -> float:
        """Return the factor that turns a worth into a chance to win, for a search."""

    def lead(self, position: Position, side: str) -> float:
        """Return the logarithm of the odds that a side wins: 0 is 1 in 2, 1 is about 3 in 4, and -1 is about 1 in 4."""

    def topics(self, position: Position, side: str) -> Mapping[str, float]:
        """Return what a side has more of than its enemy, by topic. A hint names where an action does best (``hint-topic-TOPIC``)."""

    def facts(self, position: Position, side: str) -> F:
        """Return the facts of a position that the rules use, as ``side`` sees it."""


def by_kind(rules: Iterable[Rule[F]]) -> dict[str, tuple[Rule[F], ...]]:
    """Return the rules by the kind of action that they judge."""
    groups: dict[str, tuple[Rule[F], ...]] = {}
    for rule in rules:
        for kind in rule.kinds:
            groups[kind] = (*groups.get(kind, ()), rule)
    return groups


def thumb_of(position: Position) -> Thumb[object]:
    """Return the rules of thumb of a position's game."""
    return registry.system(position.system).thumb


def weigh(thumb: Thumb[F], facts: F, action: Action) -> float:
    """Return the worth of an action: the sum of what all rules give it."""
    return add_numbers([rule.worth(facts, action) for rule in thumb.BY_KIND.get(action.kind, ())])


def weigh_actions(position: Position, side: str, actions: Iterable[Action]) -> dict[Action, float]:
    """Return the worths of some actions, the best first."""
    thumb = thumb_of(position)
    facts = thumb.facts(position, side)
    worths = {action: weigh(thumb, facts, action) for action in actions}
    return dict(sorted(worths.items(), key=lambda item: -item[1]))


def best(position: Position, side: str, rng: Random) -> Action:
    """Return the legal action of ``side`` that the rules of thumb rate highest. ``rng`` decides between equal ones.

    Raises IndexError when the side has nothing to decide.
    """
    thumb = thumb_of(position)
    actions = [action for action in position.legal_actions if action.side == side]
    if len(actions) < 2:
        return actions[0]
    facts, by_kind = thumb.facts(position, side), thumb.BY_KIND
    most, choices = float("-inf"), actions[:0]
    for action in actions:
        worth = 0.0
        for rule in by_kind.get(action.kind, ()):
            worth += rule.worth(facts, action)
        if worth > most:
            most, choices = worth, [action]
        elif worth == most:
            choices.append(action)
    return choices[0] if len(choices) == 1 else rng.choice(choices)


PATIENT, RESTLESS = 100, 0.5
"""The rounds after which an opponent sometimes tries other things, and how often at most."""


def restless(view: View, rng: Random) -> Action | None:
    """Return a random action at times in a long game (None: choose as usual). Otherwise two opponents could wait for each other forever."""
    beyond = view.round - PATIENT
    if beyond > 0 and rng.random() < min(beyond / PATIENT, RESTLESS):
        return any_use(view.legal_actions, rng, view.system.IDLE)
    return None


class ByThumb:
    """The opponent that follows the rules of thumb."""

    name = "careful"

    def choose(self, view: View, rng: Random) -> Action:
        """Return the action that the rules of thumb rate highest, or in a long game sometimes a random one."""
        return restless(view, rng) or best(view.deal_again(), view.side, rng)

    def reason(self, position: Position, action: Action, viewer: str) -> Text | None:
        """Return the sentence of the rule that rates the action highest."""
        return reason(position, action, viewer)


class Novice:
    """The opponent that chooses a share of its actions at random, like a beginner, and otherwise follows the rules of thumb."""

    def __init__(self, name: str = "novice", guesses: float = 0.5) -> None:
        self.name, self.guesses = name, guesses

    def choose(self, view: View, rng: Random) -> Action:
        """Return the action that the rules of thumb rate highest, or a random one."""
        return (AtRandom() if rng.random() < self.guesses else ByThumb()).choose(view, rng)

    def reason(self, position: Position, action: Action, viewer: str) -> Text | None:
        """Return the sentence of the rule that rates the action highest, or that it has chosen at random."""
        return reason(position, action, viewer) or Text("opponent-no-reason")


def rookie() -> Novice:
    """Return the weakest opponent that follows the rules of thumb at all."""
    return Novice("rookie", 0.75)


def rule_for(position: Position, action: Action, facts: object = None) -> tuple[Rule[object], object] | None:
    """Return the rule that rates an action highest, with the facts (None: no rule recommends it)."""
    thumb = thumb_of(position)
    facts = facts or thumb.facts(position, action.side)
    ratings = [(rule.worth(facts, action), rule) for rule in thumb.BY_KIND.get(action.kind, ())]
    worth, rule = max(ratings, key=lambda pair: pair[0], default=(0.0, None))
    return (rule, facts) if rule and worth > 0 else None


def reason(position: Position, action: Action, viewer: str) -> Text | None:
    """Return why an action of ``position`` makes sense, as one sentence (None: no rule of thumb recommends it).

    The sentence depends only on what ``viewer`` can see: it can be shown to the other side.
    """
    return sentence(View(position, viewer).deal_again(), action)


def sentence(position: Position, action: Action, facts: object = None) -> Text | None:
    """Return the sentence of the rule that rates an action highest (None: it has none). ``facts``: computed before."""
    match = rule_for(position, action, facts)
    if match is None:
        return None
    rule, known_facts = match
    return Text(f"thumb-{thumb_of(position).KEY}-{rule.id}", rule.describe(known_facts, action)) if rule.describe else None
