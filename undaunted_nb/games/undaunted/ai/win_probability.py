"""How likely a side of Undaunted is to win: what each side has, as numbers, with weights fitted to thousands of games.

``python -m tests.bench weights`` plays such games again and prints new weights for ``weights.py``.
"""

from __future__ import annotations

from functools import lru_cache
from math import log

from undaunted_nb.engine.action import Action
from undaunted_nb.probability.stable_sum import add_numbers

from ..rules.state.crew import disabled, place_of, seat_of
from ..rules.state.position import CONTROLLED, Position, Roll
from ..rules.state.setup import Setup
from . import evaluation
from .weights import WEIGHTS

FOG_CARDS = 4
"""The number of cards of Fog of War that count as a point."""
DRAWN_BY = 6
"""The most dice whose results are looked at one by one."""


def features(p: Position, side: int) -> dict[str, float]:
    """Return what a side has. ``able`` counters are those whose cards can bring points, and ``cards`` are those in circulation."""
    setup, half, stands = p.setup, p.halves[side], p.stands
    needed, score = evaluation.points_needed(setup, side), p.score(side)
    share = score / needed if needed else 0.0
    able, fog = evaluation.can_control(setup, side), setup.fog[side]
    living = [hand + deck + discard + play for hand, deck, discard, play in zip(half.hand, half.deck, half.discard, half.play, strict=True)]
    cards, supply, leaders = _cards(setup, side, living), _cards(setup, side, half.supply), 0
    for kind, unit in enumerate(setup.unit_of[side]):
        if unit < 0 and kind != fog:
            leaders += living[kind]
    whole, dead = sum(living), living[fog] if fog >= 0 else 0
    counters = setup.by_side[side]
    others = [i for i in counters if i not in able]
    worths = [worth for tile, worth in _open_objectives(p, side) if any(stands[i][0] == tile for i in able)]
    hits_able, hits_others = _fire(p, side, cards)
    return {
        "score": share,
        "score_squared": share * share,
        "win_next": float(any(score + worth >= needed for worth in worths)) if needed else 0.0,
        "way": evaluation.pull(p, side, half.marks, evaluation.controllers_at(p, side)),
        "on_objectives": sum(worths),
        "way_out": evaluation.escape_pull(p, side, half.marks),
        "able": sum([stands[i][0] != "" for i in able]),
        "any_able": float(any(stands[i][0] for i in able)),
        "others": sum([stands[i][0] != "" for i in others]),
        "able_suppressed": sum([stands[i][1] for i in able]),
        "others_suppressed": sum([stands[i][1] for i in others]),
        "able_cards": add_numbers([log(1 + cards[i]) for i in able]),
        "most_able_cards": log(1 + max([cards[i] for i in able], default=0)),
        "other_cards": add_numbers([log(1 + cards[i]) for i in others]),
        "leaders": leaders,
        "fog": dead,
        "useful_share": (whole - dead) / max(1, whole),
        "able_supply": log(1 + sum([supply[i] for i in able])),
        "other_supply": log(1 + sum([supply[i] for i in others])),
        "hits_on_able": hits_able,
        "hits_on_others": hits_others,
        "initiative": float(p.token == side),
        **(_gear(p, side, able) if setup.has_gear else {}),
    }


def _cards(setup: Setup, side: int, pile: list[int] | tuple[int, ...]) -> dict[int, int]:
    """Return the number of cards of each counter of a side in a pile."""
    counts = dict.fromkeys(setup.by_side[side], 0)
    for kind, unit in enumerate(setup.unit_of[side]):
        if unit >= 0:
            counts[unit] += pile[kind]
    return counts


def _open_objectives(p: Position, side: int) -> list[tuple[str, int]]:
    """Return the objectives that a side does not control, with their points."""
    index, marks = p.setup.board.index, p.halves[side].marks
    return [(tile, worth) for tile, worth in zip(p.setup.objectives, p.worth, strict=True) if marks[index[tile]] != CONTROLLED]


@lru_cache(maxsize=100)
def _guns(setup: Setup, side: int) -> tuple[tuple[int, int], ...]:
    """Return the counters of a side with the dice of their Attack."""
    cards = zip(setup.cards[side], setup.unit_of[side], strict=True)
    return tuple({unit: ability.x for card, unit in cards if unit >= 0 and (ability := card.ability("attack"))}.items())


def _fire(p: Position, side: int, cards: dict[int, int]) -> tuple[float, float]:
    """Return the hits to expect if each counter with a card attacked each enemy once: on those that can bring points, and on others."""
    setup, stands = p.setup, p.stands
    misses = {i: 1.0 for i in setup.by_side[1 - side] if stands[i][0]}
    for unit, printed_dice in _guns(setup, side):
        tile, dice = stands[unit][0], printed_dice
        if not tile or not cards[unit]:
            continue
        if setup.has_gear and (seat := seat_of(setup, p.gear, unit)) and (ability := seat.ability("attack")):
            dice = max(dice, ability.x)
        for i in misses:
            misses[i] *= 1 - evaluation.chance_to_hit(p, "attack", dice, i, tile)
    theirs = evaluation.can_control(setup, 1 - side)
    on_able = add_numbers([1 - chance for i, chance in misses.items() if i in theirs])
    return on_able, add_numbers([1 - chance for chance in misses.values()]) - on_able


def _gear(p: Position, side: int, able: tuple[int, ...]) -> dict[str, float]:
    """Return what a side has with vehicles and the goals that only their edition has."""
    setup, gear, progress = p.setup, p.gear, 0.0
    for goal in setup.goals[side]:
        if goal.kind in ("escape", "neutralize"):
            targets = setup.targets_of(goal, side)
            count = sum([not place_of(p, target) and evaluation.is_credited(p, target, side, goal.kind) for target in targets])
            progress += count / (goal.points or len(targets))
    vehicles = [i for i, state in enumerate(gear.vehicles) if state.owner == side and state.tile]
    return {
        "vehicles": sum([not disabled(setup, gear, i) for i in vehicles]),
        "damage": sum([gear.vehicles[i].damage for i in vehicles]),
        "done": progress,
        "able_aboard": sum([gear.spots[i][0] >= 0 for i in able]),
    }


def lead(p: Position, side: str) -> float:
    """Return the logarithm of the odds that a side wins a game that goes on."""
    number, weights = p.setup.side(side), WEIGHTS[p.setup.edition]
    own_features, enemy_features = features(p, number), features(p, 1 - number)
    return add_numbers([weights[name] * (value - enemy_features[name]) for name, value in own_features.items()])


def topics(p: Position, side: str) -> dict[str, float]:
    """Return what a side has more of than its enemy, by topic, each in units of about a point."""
    number = p.setup.side(side)
    own_features, enemy_features = features(p, number), features(p, 1 - number)
    more = {name: own_features[name] - enemy_features[name] for name in own_features}
    return {
        "points": float(p.score(number) - p.score(1 - number)),
        "places": (more["way"] + more["way_out"]) / evaluation.POINT,
        "counters": more["able"] + more["others"] - (more["able_suppressed"] + more["others_suppressed"]) / 2,
        "cards": more["able_cards"] + more["other_cards"] - more["fog"] / FOG_CARDS,
        "attacks": own_features["hits_on_able"] + own_features["hits_on_others"],
        "safety": -enemy_features["hits_on_able"] - enemy_features["hits_on_others"],
    }


def outcomes(p: Position) -> tuple[tuple[Action, float], ...]:
    """Return the results of a roll that differ: with or without a 0, and the highest die. Draws have too many."""
    task = p.pending[-1]
    if not isinstance(task, Roll) or task.dice > DRAWN_BY:
        return ()
    results: dict[tuple[bool, int], tuple[Action, float]] = {}
    for action, chance in p.chance_outcomes():
        faces: tuple[int, ...] = action.args  # type: ignore[assignment]
        key = 0 in faces, max(faces)
        results[key] = action, float(chance) + (results[key][1] if key in results else 0.0)
    return tuple(results.values())
