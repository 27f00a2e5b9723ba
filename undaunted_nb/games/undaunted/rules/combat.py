"""The defense total and the cost of a hit, for every kind of roll."""

from __future__ import annotations

from typing import NamedTuple

from .actions.paths import drop_target
from .state import ending, ending_north_africa
from .state.crew import alter, as_structure, as_vehicle, crew_of, disabled, discard_vehicle, is_destroyed, place_of
from .state.position import DECK, DEMOLISHER, DISCARD, HAND, IN_PLAY, PLAY, REMOVED, SUPPLY, Draft, Pick, Position, Roll
from .state.setup import Setup

HILL_FROM_HILL = 1
"""Cover of a hill against an attacker on a hill, and against a Blast (rules un.hill.1, un.hill.2)."""


class Defense(NamedTuple):
    """The parts of the defense total: the number on the counter, the cover of its tile, and the range."""

    base: int
    cover: int
    range: int

    @property
    def total(self) -> int:
        """The number a die must reach."""
        return self.base + self.cover + self.range

    def to_json(self) -> dict[str, int]:
        """Return the parts and the total, by name."""
        return {"base": self.base, "cover": self.cover, "range": self.range, "total": self.total}


ROLLING = ("attack", "suppress", "blast", "strafe", "antitank", "demolish")
"""The actions that dice are rolled for."""
AGAINST_ARMOR = frozenset({"antitank", "demolish"})
"""The actions against a vehicle's armor instead of its normal defense."""


def defense(setup: Setup, target: int, tile_name: str, source: str, kind: str = "attack") -> Defense:
    """Return the sum for ``target`` on tile ``tile_name``, attacked from tile ``source``.

    For a Blast or Strafe ``source`` is "": no range counts, and hills give 1. A Demolish takes place on the tile itself, and no cover
    counts against it.
    """
    base = _base(setup, target, kind)
    if kind == "demolish":
        return Defense(base, 0, 0)
    tile = setup.tiles[tile_name]
    from_hill = not source or setup.tiles[source].hill
    cover = HILL_FROM_HILL if tile.hill and from_hill else tile.cover
    return Defense(base, cover, setup.board.distance[source][tile_name] if source else 0)


def _base(setup: Setup, target: int, kind: str) -> int:
    if target < len(setup.counters):
        return setup.counters[target].defense
    vehicle = as_vehicle(setup, target)
    if vehicle < 0:
        return setup.structures[as_structure(setup, target)].defense
    piece = setup.vehicles[vehicle]
    return piece.armor if kind in AGAINST_ARMOR or piece.defense is None else piece.defense


def sum_rules(setup: Setup, tile_name: str, source: str, kind: str = "attack", target: int = 0) -> tuple[str, ...]:
    """Return the ids of the rules behind a sum."""
    base = "un.defence.1" if target < len(setup.counters) else "na.combat.3"
    if kind == "demolish":
        return ("un.attack.2", base, "na.demolish.2")
    hill = (("un.hill.1",) if source else ("un.hill.2",)) if setup.tiles[tile_name].hill else ()
    range_rule = ("un.attack.6",) if source == tile_name else ()
    return ("un.attack.2", base, "un.defence.2", *hill, "un.defence.3" if source else "un.blast.3", *range_rule)


def resolve(d: Draft, roll: Roll, faces: tuple[int, ...]) -> None:
    """Compare the dice with the sum, and apply the cost of a hit."""
    setup, tile = d.setup, place_of(d, roll.target)
    soldier = roll.target < len(setup.counters)
    parts = defense(setup, roll.target, tile, roll.source, roll.kind)
    total = parts.total
    enough = max(faces, default=-1) >= total
    hit = enough or 0 in faces
    zero = ("un.attack.4",) if hit and not enough else ()
    loss = find_loss(d, roll.target) if hit and soldier and roll.kind != "suppress" else None
    sums = sum_rules(setup, tile, roll.source, roll.kind, roll.target)
    rules = (*sums, "un.attack.3", *zero, *(("un.attack.5", loss.rule) if loss else ()))
    d.emit(
        "attacked",
        *rules,
        kind=roll.kind,
        attacker=attacker_id(setup, d.turn, roll.attacker),
        target=setup.targets[roll.target],
        source=roll.source,
        tile=tile,
        defense=parts.to_json(),
        dice=list(faces),
        hit=hit,
        lost_from=loss.place if loss else None,
    )
    if loss:
        _take(d, roll.target, loss)
        ending.judge(d)
    elif hit and soldier:
        _suppress(d, roll.target)
    elif hit and as_vehicle(setup, roll.target) >= 0:
        d.pending.append(Pick(d.turn, roll.kind, as_vehicle(setup, roll.target)))
    elif hit:
        _destroy_structure(d, as_structure(setup, roll.target))


def attacker_id(setup: Setup, side: int, attacker: int) -> str:
    """Return the attacker's id. It is a counter, or a card of the active side without a counter (written as ~card)."""
    return setup.counters[attacker].id if attacker >= 0 else setup.cards[side][~attacker].id


def choices(d: Draft | Position, task: Pick) -> tuple[int, ...]:
    """Return the soldiers that an attacker can choose aboard a vehicle that was hit.

    It is empty if a Suppress finds all of them suppressed.
    """
    crew = crew_of(d.gear, task.vehicle)
    return () if task.kind == "suppress" and all(d.stands[soldier][1] for soldier in crew) else crew


def strike(d: Draft, task: Pick, soldier: int) -> None:
    """Apply a hit on a vehicle to the chosen soldier (-1: no soldier), then to the vehicle."""
    crew = crew_of(d.gear, task.vehicle)
    name = d.setup.vehicles[task.vehicle].id
    if task.kind == "suppress":
        if soldier >= 0:
            d.emit("picked", "na.suppress.1", counter=d.setup.counters[soldier].id, vehicle=name, kind=task.kind)
            _suppress(d, soldier)
        else:
            d.emit("unharmed", "na.suppress.2" if crew else "na.suppress.3", vehicle=name)
        return
    if soldier >= 0:
        d.emit("picked", "na.vehicle.4", counter=d.setup.counters[soldier].id, vehicle=name, kind=task.kind)
        loss = find_loss(d, soldier)
        _take(d, soldier, loss)
        ending.judge(d)
    if d.outcome is None:
        _damage(d, task, empty=not crew)
        ending.judge(d)


def _damage(d: Draft, task: Pick, *, empty: bool) -> None:
    piece, state = d.setup.vehicles[task.vehicle], d.gear.vehicles[task.vehicle]
    was = disabled(d.setup, d.gear, task.vehicle)
    alter(d, task.vehicle, state._replace(damage=state.damage + 1))
    order = "na.vehicle.7" if empty else "na.vehicle.8"
    d.emit("damaged", "na.vehicle.4", order, vehicle=piece.id, damage=state.damage + 1, critical=piece.critical, hull=piece.hull)
    if is_destroyed(d.setup, d.gear, task.vehicle):
        out = [d.setup.counters[soldier].id for soldier in crew_of(d.gear, task.vehicle)]
        credited = _credited_side(d, task)
        discard_vehicle(d, task.vehicle, credited)
        d.emit(
            "destroyed",
            "na.vehicle.6",
            "na.neutralise.1" if credited == 1 - state.owner else "na.neutralise.4",
            *(("na.vehicle.11",) if out else ()),
            vehicle=piece.id,
            tile=state.tile,
            targets=out,
        )
    elif disabled(d.setup, d.gear, task.vehicle) and not was:
        d.emit("disabled", "na.vehicle.5", vehicle=piece.id)


def _credited_side(d: Draft, task: Pick) -> int:
    """Return the side that gets credit for a destroyed vehicle.

    It is the one that did the damage (rule na.neutralise.4). A side's own vehicle counts for it only if one of its goals names that
    vehicle. Otherwise it counts for no side (IN_PLAY).
    """
    vehicle, side = d.setup.vehicles[task.vehicle].id, task.side
    named = any(goal.kind == "neutralize" and vehicle in goal.names for goal in d.setup.goals[side])
    return IN_PLAY if d.gear.vehicles[task.vehicle].owner == side and not named else side


def _destroy_structure(d: Draft, structure: int) -> None:
    piece, razers = d.setup.structures[structure], d.gear.structures
    d.gear = d.gear._replace(structures=(*razers[:structure], d.turn, *razers[structure + 1 :]))
    points = "na.structure.2" if d.turn == DEMOLISHER else "na.structure.3"
    d.emit("razed", "na.structure.1", points, side=d.setup.sides[d.turn], structure=piece.id, score=[d.score(0), d.score(1)])
    ending.judge(d)


def _suppress(d: Draft, target: int) -> None:
    tile, already = d.stands[target]
    d.stand(target, tile, suppressed=True)
    d.emit("suppressed", "un.suppress.2" if already else "un.suppress.1", counter=d.setup.counters[target].id, already=already)


class Loss(NamedTuple):
    """The loss from a hit: a card from a place, or (``card`` -1) the counter, and the rule behind it."""

    place: str
    zone: int
    card: int
    rule: str


SEARCH_ORDER = (("hand", HAND, "un.casualty.1"), ("discard", DISCARD, "un.casualty.2"), ("deck", DECK, "un.casualty.3"))
"""The places searched for a card of the unit, in this order."""


def find_loss(d: Draft, target: int) -> Loss:
    """Return the first place that holds a card of the unit, or the counter if none does."""
    half, cards = d.halves[d.setup.counters[target].side], cards_of(d.setup, target)
    for place, zone, rule in SEARCH_ORDER:
        for card in cards:
            if half[zone][card]:
                return Loss(place, zone, card, rule)
    return Loss("counter", -1, -1, "un.casualty.4")


def cards_of(setup: Setup, target: int) -> list[int]:
    """Return the kinds of card that belong to a counter."""
    return [card for card, unit in enumerate(setup.unit_of[setup.counters[target].side]) if unit == target]


def _take(d: Draft, target: int, loss: Loss) -> None:
    """Carry a loss out."""
    piece = d.setup.counters[target]
    side = d.setup.sides[piece.side]
    if loss.card >= 0:
        d.carry(piece.side, loss.card, loss.zone, REMOVED)
        d.emit("card_lost", loss.rule, side=side, card=d.setup.cards[piece.side][loss.card].id, lost_from=loss.place)
        return
    lose = ending_north_africa.lose_counter if d.setup.has_gear else lose_counter
    lose(d, target, ("un.casualty.8",) if any(d.halves[piece.side][DECK]) else ())


def lose_counter(d: Draft, target: int, search_rules: tuple[str, ...]) -> None:
    """Remove a counter from the board. It can come back, so its other cards stay in their places.

    ``search_rules`` are the rules on the search that found no card.
    """
    piece = d.setup.counters[target]
    spare_rules = (
        ("un.casualty.5",) if any(d.halves[piece.side][zone][card] for zone in (PLAY, SUPPLY) for card in cards_of(d.setup, target)) else ()
    )
    d.emit("counter_lost", "un.casualty.4", *search_rules, *spare_rules, "un.casualty.6", counter=piece.id, tile=d.stands[target][0])
    d.stand(target, "")
    drop_target(d, target, "un.casualty.7")


def aimed_at(p: Position, tile: str) -> tuple[int, ...]:
    """Return the counters of both sides on a tile."""
    return tuple(i for i, (place, _) in enumerate(p.stands) if place == tile)
