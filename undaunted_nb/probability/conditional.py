"""Exact conditional chances and Bayes' rule."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeVar

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.json_values import JsonObject
from undaunted_nb.engine.text import Text

from .arguments import whole_number
from .distribution import ZERO, Distribution
from .draws import CARDS, Chances, Draws, chances_in, known_card, walk_rounds
from .piles import Cloud, Pile

T = TypeVar("T", bound=Hashable)


def update(prior: Distribution[T], likelihood: Mapping[T, Fraction]) -> Distribution[T]:
    """Return the chances of hypotheses after something was seen whose chance under each of them is ``likelihood``.

    Raises TutorError if it could not be seen under any of them.
    """
    joint = {hypothesis: chance * likelihood[hypothesis] for hypothesis, chance in prior.items()}
    whole = sum(joint.values(), ZERO)
    if not whole:
        raise TutorError(Text("given-impossible"))
    return Distribution({hypothesis: chance / whole for hypothesis, chance in joint.items()})


@dataclass(frozen=True, slots=True)
class ConditionalDraws:
    """The draws of one card ``before`` and ``after`` something was seen that has a ``chance``.

    Each round of ``after`` rests on what was seen by then, so the rounds still to come rest on all of it.
    """

    chance: Fraction
    before: Chances
    after: Chances

    def to_json(self) -> JsonObject:
        """Return all values by name, with chances as text."""
        return {"chance": str(self.chance), "before": self.before.to_json(), "after": self.after.to_json()}


def condition_draws(d: Draws, seen: Sequence[Mapping[str, int]], card: str, least: int = 1) -> ConditionalDraws:
    """Return how the chances of a card change if the first rounds bring exactly the copies that ``seen`` names, round by round.

    Raises TutorError for unknown cards, for more rounds than there are, and if such hands cannot come.
    """
    if len(seen) > d.rounds:
        raise TutorError(Text("given-rounds", {"n": len(seen), "rounds": d.rounds}))
    for round_ in seen:
        for name, count in round_.items():
            known_card(d.cards, name)
            whole_number(name, count, 0, CARDS)
    before = d.of(card, least)
    names = tuple(dict.fromkeys((card, *(name for round_ in seen for name in round_))))
    fits = [_fits(names, round_) for round_ in seen]
    chances: list[Fraction] = []
    clouds = _filter_states(walk_rounds(d, names, (least, *[0] * (len(names) - 1)), fits), fits, chances)
    after = chances_in(((card, least),), clouds)
    chance = Fraction(1)
    for part in chances:
        chance *= part
    return ConditionalDraws(chance, before, after)


def _fits(names: tuple[str, ...], seen: Mapping[str, int]) -> Callable[[Pile], bool]:
    """Return whether the cards that have come into the hand are those that were seen."""
    pairs = [(names.index(name), count) for name, count in seen.items()]
    return lambda counts: all(counts[i] == count for i, count in pairs)


def _filter_states(clouds: Iterator[Cloud], fits: Sequence[Callable[[Pile], bool]], chances: list[Fraction]) -> Iterator[Cloud]:
    """Yield the states of each round that fit what was seen, and note the chance of seeing it."""
    for number, cloud in enumerate(clouds):
        if number >= len(fits):
            yield cloud
            continue
        fitting = {state: weight for state, weight in cloud.items() if fits[number](state[3])}
        if not fitting:
            raise TutorError(Text("given-impossible"))
        chances.append(Fraction(sum(fitting.values()), sum(cloud.values())))
        yield fitting
