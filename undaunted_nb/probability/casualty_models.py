"""A sequence of attacks in two other forms: as a function that runs it once with dice, and as a Markov chain."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from random import Random
from typing import Any

from undaunted_nb.engine.text import Text

from . import markov
from .arguments import one_of
from .casualties import Course, Progress
from .odds import FACES, Odds

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
    succeeds_by_odds = {odds: succeeds(odds) for by_attack in steps.values() for odds in {step.odds for step in by_attack.values()}}
    ends = {progress: float(course.is_goal(state) if measure == "chance" else state.cards) for progress, state in states.items()}

    def end(progress: Progress, count: int) -> Node:
        return None, None, None, float(count) if measure == "made" else ends[progress]

    attack_count = len(course.attacks)
    after = {progress: end(progress, attack_count) for progress in states}
    for attack in reversed(course.attacks):
        attack_count -= 1
        before = {progress: end(progress, attack_count) for progress in states}
        for stage, attack_steps in steps.items():
            step = attack_steps[attack]
            before[stage] = succeeds_by_odds[step.odds], after[step.after], after[stage], 0.0
        after = before
    return after[Progress()]


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
    moves: dict[Progress, Mapping[Progress, Fraction]] = {}
    ahead = [Progress()]
    while ahead:
        progress = ahead.pop()
        if progress in moves:
            continue
        attack_steps = steps.get(progress)
        if attack_steps is None or attack_steps[attack].after == progress:
            moves[progress] = {progress: Fraction(1)}
            continue
        chance = attack_steps[attack].odds.probability
        moves[progress] = {attack_steps[attack].after: chance, progress: 1 - chance}
        ahead.append(attack_steps[attack].after)
    nodes = []
    for progress in moves:
        state = states[progress]
        over = progress not in steps
        params = {
            "n": progress.losses,
            "next": Text(f"takes-{state.next}") if state.next and not over else "",
            "suppressed": progress.suppressed,
            "goal": course.is_goal(state),
        }
        nodes.append(markov.Node(f"{progress.losses}{'s' * progress.suppressed}", Text("chain-state", params), course.is_goal(state)))
    return markov.chain(nodes, moves)
