"""A sequence of attacks in two other forms: as a function that runs it once with dice, and as a Markov chain."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from random import Random
from typing import Any

from undaunted_nb.engine.text import Text
from undaunted_nb.probability import markov
from undaunted_nb.probability.odds import FACES, Odds, one_of

from .casualties import At, Course

MEASURES = ("chance", "made", "lost")
"""The measures of a sequence of attacks, as in Losses: goal reached (1 or 0), attacks made, cards lost."""


def sampler(course: Course, measure: str = "chance", *, dice: bool = False) -> Callable[[Random], float]:
    """Return a function for ``simulate`` that runs a sequence of attacks once.

    Each attack succeeds with its chance, or is rolled die by die (``dice``). ``measure`` is one of MEASURES. Raises TutorError for any
    other name.
    """
    one_of("measure", measure, MEASURES)
    start = _tree(course, measure, _succeed_by_roll if dice else _succeed_by_draw)

    def run(rng: Random) -> float:
        random = rng.random
        succeeds, then, otherwise, value = start
        while succeeds is not None:
            succeeds, then, otherwise, value = then if succeeds(random) else otherwise
        return value

    return run


Succeeds = Callable[[Callable[[], float]], bool]
"""Whether an attack succeeds, with random numbers from 0 to 1."""
Node = tuple[Succeeds | None, Any, Any, float]
"""The next attack, what follows its success and its failure (both nodes), and the result of a run that ends here."""


def _tree(course: Course, measure: str, succeeds: Callable[[Odds], Succeeds]) -> Node:
    """Return the first attack of a sequence. Its nodes contain all that a run needs, so a run has no lookups."""
    states, steps = course.states, course.steps
    each = {odds: succeeds(odds) for found in steps.values() for odds in {step.odds for step in found.values()}}
    ends = {at: float(course.reached(state) if measure == "chance" else state.cards) for at, state in states.items()}

    def end(at: At, made: int) -> Node:
        return None, None, None, float(made) if measure == "made" else ends[at]

    attack_count = len(course.attacks)
    after = {at: end(at, attack_count) for at in states}
    for attack in reversed(course.attacks):
        attack_count -= 1
        before = {at: end(at, attack_count) for at in states}
        for at, found in steps.items():
            step = found[attack]
            before[at] = each[step.odds], after[step.after], after[at], 0.0
        after = before
    return after[At()]


def _succeed_by_draw(odds: Odds) -> Succeeds:
    hits, ways = odds.ways
    chance = hits / ways
    return lambda random: random() < chance


def _succeed_by_roll(odds: Odds) -> Succeeds:
    dice, defense = odds.dice, odds.defense

    def succeeds(random: Callable[[], float]) -> bool:
        hit = False
        for _ in range(dice):  # all are rolled, as at the table
            if not 1 <= random() * FACES < defense:  # a 0, or the defense and more
                hit = True
        return hit

    return succeeds


def chain(course: Course) -> markov.Chain:
    """Return the chain of one attack on units or a vehicle that is repeated. Raises TutorError if the attacks differ."""
    attack = markov.only_attack(course.attacks)
    steps, states = course.steps, course.states
    moves: dict[At, Mapping[At, Fraction]] = {}
    ahead = [At()]
    while ahead:
        at = ahead.pop()
        if at in moves:
            continue
        found = steps.get(at)
        if found is None or found[attack].after == at:
            moves[at] = {at: Fraction(1)}
            continue
        chance = found[attack].odds.probability
        moves[at] = {found[attack].after: chance, at: 1 - chance}
        ahead.append(found[attack].after)
    nodes = []
    for at in moves:
        state = states[at]
        over = at not in steps
        params = {
            "n": at.lost,
            "next": Text(f"takes-{state.next}") if state.next and not over else "",
            "suppressed": at.suppressed,
            "goal": course.reached(state),
        }
        nodes.append(markov.Node(f"{at.lost}{'s' * at.suppressed}", Text("chain-state", params), course.reached(state)))
    return markov.chain(nodes, moves)
