"""Which rules of the catalogue stand behind what happens: the ids that events name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .names import key_of
from .setup import Card, Ground, Unit

if TYPE_CHECKING:
    from .combat import Shot

Rules = tuple[str, ...]

RANGE = {"infantry": "m44.range.2", "armor": "m44.range.3", "artillery": "m44.range.4"}
MOVES = {
    "infantry": "m44.infantry.1",
    "special_forces": "m44.special.1",
    "french_resistance": "m44.resistance.4",
    "armor": "m44.armor.1",
    "elite_armor": "m44.armor.1",
    "artillery": "m44.artillery.1",
}
"""How far each kind of unit moves, and whether it may still battle."""
ENTERED = {
    "forest": "m44.forest.1",
    "hedgerow": "m44.hedgerow.3",
    "hill": "m44.hill.1",
    "town": "m44.town.1",
    "ocean": "m44.ocean.1",
    "beach": "m44.beach.1",
    "bridge": "m44.bridge.1",
    "bunker": "m44.bunker.1",
    "hedgehog": "m44.hedgehog.1",
    "wire": "m44.wire.1",
}
CALM = {"forest": "m44.forest.2", "hedgerow": "m44.hedgerow.3", "town": "m44.town.1"}
"""What forbids a battle in the turn in which it is entered."""
COVER = {
    "forest": "m44.forest.3",
    "hedgerow": "m44.hedgerow.4",
    "hill": "m44.hill.2",
    "town": "m44.town.2",
    "bunker": "m44.bunker.2",
    "sandbags": "m44.sandbags.1",
}
HINDERS = {"town": "m44.town.3", "wire": "m44.wire.1"}
SHORT = {"medics-mechanics": "medics", "their-finest-hour": "finest-hour"}


def card(played: Card) -> str:
    """The rule of a command card."""
    key = key_of(played.base)
    return f"m44.card.{SHORT.get(key, key)}.1"


def commanded(players: int, played: Card) -> Rules:
    """Who of so many players carries out the order of a card."""
    team = {2: "m44.variant.4", 4: "m44.variant.11"}.get(players, "m44.variant.3")
    if played.section:
        return team, "m44.variant.6"
    return (team, "m44.variant.5") if played.tactic else (team, "m44.variant.7") if played.each else (team,)


def move(unit: Unit, entered: Sequence[Sequence[Ground]], played: Card) -> Rules:
    """A move of a unit over the ground that it entered, under a card with extras for it or none."""
    ground = (ENTERED[g.id] for grounds in entered for g in grounds if g.id in ENTERED)
    own: Rules = (card(played) if played.hexes >= 0 else MOVES[unit.kind.id],)
    own += ("m44.resistance.2",) if unit.kind.undeterred and any(g.calm for g in entered[-1]) else ()
    return tuple(dict.fromkeys(("m44.move.1", "m44.move.3", *own, *ground)))


def battle(unit: Unit, found: Shot, played: Card, *, overrun: bool) -> Rules:
    """A battle: its dice by range, what the ground takes from them, what the card adds."""
    rules = ["m44.battle.1", RANGE[unit.kind.arm]]
    rules += ["m44.battle.4"] if found.range == 1 else []
    rules += [] if unit.kind.sight else ["m44.sight.5"]
    rules += ["m44.cover.1", COVER[found.by]] if found.by else []
    rules += [HINDERS[ground] for ground, _ in found.penalties]
    rules += ["m44.dice.3"] if found.by and found.penalties else []
    rules += [card(played)] if found.bonus else []
    rules += ["m44.ground.5"] if overrun else []
    rules += ["m44.card.extra.1"] if overrun and found.bonus else []
    rules += ["m44.card.finest-hour.3"] if found.bonus and played.does == "grant" else []
    return tuple(dict.fromkeys(rules))


def order(unit: Unit, played: Card) -> Rules:
    """An order to a unit: the card's, or its clause for one unit instead."""
    instead = () if unit.kind.arm in played.arms else ("m44.card.substitute.1", "m44.card.substitute.2")
    return ("m44.order.1", card(played), *instead)


def copy(repeated: Card | None) -> Rules:
    """A Counter-Attack that repeats a card, or has nothing to repeat."""
    if repeated is None:
        return ("m44.card.counter-attack.1", "m44.card.counter-attack.2")
    rules = ["m44.card.counter-attack.1", "m44.card.counter-attack.8"]
    rules += ["m44.card.counter-attack.3"] if repeated.looks else []
    rules += ["m44.card.counter-attack.4"] if repeated.section else []
    rules += ["m44.card.counter-attack.5"] if repeated.strike else []
    return tuple(rules)


def advance(entered: Sequence[Ground], *, again: bool) -> Rules:
    """A unit takes ground, perhaps once more after an overrun."""
    rules = ["m44.ground.1", *(ENTERED[g.id] for g in entered if g.id in ENTERED)]
    rules += ["m44.ground.6"] if again else []
    rules += ["m44.ocean.4"] if any(g.afloat for g in entered) else []
    return tuple(rules)


def losses(kind: str, played: Card, *, stars: bool, flags: int) -> Rules:
    """Dice that have fallen on a unit."""
    rules = ["m44.hit.1", "m44.hit.2", "m44.hit.4"]
    if kind == "strike":
        rules += ["m44.card.strike.3", "m44.card.air-power.4" if stars else card(played)]
    if not stars:
        rules.append("m44.hit.3")
    rules += ["m44.flag.1"] if flags else []
    rules += ["m44.card.strike.4"] if flags and kind == "strike" else []
    return tuple(rules)


def retreat(unit: Unit) -> Rules:
    """A unit falls back."""
    own = ("m44.resistance.3",) if unit.kind.retreat > 1 else ()
    return ("m44.retreat.1", "m44.retreat.2", "m44.retreat.6", *own)


def no_way(unit: Unit, *, rooted: bool, last: bool) -> Rules:
    """A unit pays with figures for a retreat it cannot make."""
    rules = ["m44.retreat.5"]
    rules += ["m44.resistance.6"] if unit.kind.retreat > 1 else []
    rules += ["m44.bunker.4"] if rooted else []
    rules += ["m44.medal.2"] if last else []
    return tuple(rules)
