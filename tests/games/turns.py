"""Positions in the middle of a turn, with everything reachable in them counted by trying all actions and rolls."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, cast

from undaunted_nb.games.undaunted.rules.state.position import Position
from undaunted_nb.kit import registry

Reached = Callable[[Position], bool]


def at(scenario: str, turn: str, hand: Mapping[str, int], foe: Mapping[str, int] | None = None, **more: Any) -> Position:
    """Return a position of a scenario: a side's turn with this hand, and other differences (``us``, ``de``: piles)."""
    other = {"US": "DE", "DE": "US"}[turn]
    data = {"format": "undaunted-nb position 1", "scenario": f"normandy/{scenario}", "phase": "turns", "turn": turn, "pending": []}
    piles = {turn: {"hand": dict(hand), **more.pop("mine", {})}, other: {"hand": dict(foe or {}), **more.pop("theirs", {})}}
    return cast("Position", registry.system("undaunted").position_from_json({**data, **piles, **more}, "test"))


def lost(p: Position, counter: str) -> int:
    """Return how many cards of a unit have left the game."""
    side = counter.partition(" ")[0]
    removed = p.view(side)["piles"][side]["removed"]
    return sum(removed.get(card.id, 0) for card in p.setup.cards[p.setup.side(side)] if card.unit == counter)


def reached(start: Position, words: str) -> Reached:
    """Return a test of a goal that is given in words. It uses only open information."""
    name, _, rest = words.partition(" ")
    number, _, other = rest.partition(" ")
    if name == "won":
        return lambda p: p.outcome is not None and p.outcome.winner == rest
    if name == "pinned":
        return lambda p: not any(at["tile"] for counter, at in p.view("")["counters"].items() if counter.startswith(f"{rest} Riflemen"))
    if name == "controlled":
        return lambda p: bool(p.view("")["markers"][start.setup.sides[start.turn]].get(rest) == "controlled")
    if name == "suppressed":
        return lambda p: bool(p.view("")["counters"][rest]["suppressed"])
    if name == "counter":
        return lambda p: not p.view("")["counters"][rest]["tile"]
    counter, many = (other, int(number)) if name == "cards" else (rest, 1)
    before = lost(start, counter)
    return lambda p: lost(p, counter) >= before + many or not p.view("")["counters"][counter]["tile"]


def greatest(p: Position, side: str, goal: Reached, known: dict[Position, Fraction]) -> Fraction:
    """Return the greatest chance of all lines of play of the turn: every kind of action, every roll."""
    if p not in known:
        if goal(p):
            known[p] = Fraction(1)
        elif p.to_act == ("CHANCE",):
            known[p] = sum((chance * greatest(p.apply(a).after, side, goal, known) for a, chance in p.chance_outcomes()), Fraction())
        elif p.to_act != (side,):
            known[p] = Fraction()
        else:
            after = [p.apply(a).after for a in p.legal_actions if a.kind != "end turn"]
            known[p] = max((greatest(q, side, goal, known) for q in after), default=Fraction())
    return known[p]


def followed(
    p: Position, lines: list[str], goals: Mapping[str, Reached], done: frozenset[str] = frozenset()
) -> dict[frozenset[str], Fraction]:
    """Return the goals a plan has reached at its end, with their chances: every roll counted, nothing cached."""
    done |= {name for name, goal in goals.items() if goal(p)}
    found: dict[frozenset[str], Fraction] = {}
    if p.to_act == ("CHANCE",):
        for action, chance in p.chance_outcomes():
            for end, part in followed(p.apply(action).after, lines, goals, done).items():
                found[end] = found.get(end, Fraction()) + chance * part
        return found
    if p.outcome is None and p.pending:
        mine = p.to_act[0]
        return followed(p.apply(min(p.legal_actions, key=lambda a: (str(a.args[0]).startswith(mine), a.args))).after, lines, goals, done)
    if p.outcome or not lines:
        return {done: Fraction(1)}
    legal = p.check(p.parse(lines[0])).legal
    return followed(p.apply(p.parse(lines[0])).after if legal else p, lines[1:], goals, done)


DUEL = at("duel-in-cover", "DE", {"Rifleman B": 2})
LAST = at(
    "duel-in-cover",
    "DE",
    {"Rifleman B": 2, "Squad Leader B": 1},
    theirs={"hand": {"Rifleman A": 1}, "removed": {"Rifleman A": 1}},
)
INSPIRED = at("patrol", "DE", {"Rifleman A": 1, "Squad Leader A": 1}, mine={"play": {"Rifleman A": 1}})
GUIDED = at("patrol", "DE", {"Platoon Guide": 1, "Rifleman A": 1})
HILLS = at("hills", "US", {"Machine Gunner A": 1, "Rifleman A": 1})
LEADER = at("hills", "US", {"Squad Leader A": 1, "Machine Gunner A": 1}, {"Rifleman B": 1, "Machine Gunner B": 1})
SCOUTING = at("hills", "US", {"Scout A": 1, "Rifleman A": 2})
DEFENDED = at(
    "hills",
    "US",
    {"Machine Gunner A": 1, "Rifleman A": 2},
    counters={"US Riflemen A": "13B", "DE Scouts B": "9A", "DE Riflemen B": "17A", "DE Machine Gunners B": "17A"},
    mine={"markers": {"9A": "scouted", "13B": "scouted"}},
    theirs={"removed": {"Scout B": 1}},
)
"""One enemy on the objective must be hit before it can be controlled."""
RECON = at("hills", "US", {"Scout A": 1, "Fog of War": 1})
LOW = at("hills", "DE", {"Rifleman B": 2}, counters={"DE Riflemen B": {"at": "9A", "suppressed": True}})
AIMED = at("mortar", "US", {"Mortar": 2}, mine={"target": "16A"})
AIMING = at("mortar", "US", {"Mortar": 2, "Rifleman A": 1})
BOTH = at(
    "mortar",
    "US",
    {"Mortar": 1, "Rifleman A": 1},
    counters={"US Riflemen A": "16A"},
    mine={"target": "16A", "markers": {"16A": "scouted"}},
)
SERGEANT = at("mortar", "US", {"Platoon Sergeant": 1, "Rifleman A": 1})
SHORT = at(
    "mortar",
    "US",
    {"Platoon Sergeant": 1, "Rifleman A": 1},
    mine={"deck": {"Mortar": 1}, "discard": {"Mortar": 1, "Rifleman A": 1, "Fog of War": 1}},
)
"""The deck has one card, and two can be drawn, so Bolster can matter."""

NEARER = at(
    "mortar",
    "US",
    {"Platoon Sergeant": 1, "Rifleman A": 1},
    mine={"deck": {"Rifleman A": 2}, "supply": {"Rifleman A": 1, "Mortar": 3, "Fog of War": 1}, "markers": {"11A": "scouted"}},
)
"""Who draws another card can walk up first."""
UNDER = at("mortar", "US", {"Mortar": 1, "Rifleman A": 1}, mine={"target": "4B"})
"""One's own unit can walk to the tile that the Mortar aims at."""
HOPELESS = at(
    "mortar",
    "US",
    {"Rifleman A": 1},
    theirs={"hand": {"Rifleman B": 1}, "supply": {}, "removed": {"Rifleman A": 3, "Rifleman B": 2}},
)
"""Germany's last card that could Control is in its hand."""
STAND = at(
    "mortar",
    "US",
    {"Mortar": 1},
    counters={"US Riflemen A": "16A", "DE Riflemen B": "off"},
    mine={"target": "16A", "markers": {"16A": "scouted"}},
    theirs={
        "deck": {"Squad Leader A": 1, "Squad Leader B": 1, "Fog of War": 1},
        "supply": {"Rifleman A": 1},
        "removed": {"Rifleman A": 2, "Rifleman B": 3},
    },
)
"""Germany's only Riflemen, without a card, and one of the US on the same tile. The first roll decides whether there is a second one."""

TURNS = {
    "stand": (STAND, "card US Riflemen A"),
    "stand-won": (STAND, "won US"),
    "nearer": (NEARER, "card DE Riflemen A"),
    "under": (UNDER, "card US Riflemen A"),
    "hopeless": (HOPELESS, "won US"),
    "duel": (DUEL, "card US Riflemen A"),
    "duel-twice": (DUEL, "cards 2 US Riflemen A"),
    "last": (LAST, "counter US Riflemen A"),
    "last-pinned": (LAST, "pinned US"),
    "last-won": (LAST, "won DE"),
    "inspired": (INSPIRED, "card US Riflemen A"),
    "inspired-twice": (INSPIRED, "cards 2 US Riflemen B"),
    "guided": (GUIDED, "card US Snipers"),
    "hills": (HILLS, "card DE Riflemen B"),
    "hills-suppressed": (HILLS, "suppressed DE Scouts B"),
    "leader": (LEADER, "counter DE Scouts B"),
    "scouting": (SCOUTING, "card DE Scouts B"),
    "scouting-won": (SCOUTING, "won US"),
    "defended": (DEFENDED, "controlled 9A"),
    "recon": (RECON, "suppressed DE Riflemen B"),
    "low": (LOW, "card US Scouts A"),
    "aimed": (AIMED, "cards 2 DE Riflemen A"),
    "aiming": (AIMING, "card DE Riflemen B"),
    "both": (BOTH, "card DE Riflemen A"),
    "both-own": (BOTH, "card US Riflemen A"),
    "sergeant": (SERGEANT, "card DE Riflemen A"),
    "short": (SHORT, "cards 2 DE Riflemen A"),
}
"""A position and a goal, by a name."""
