"""Questions about vehicles: targets and the number that counts, the effect of a hit, seats, and driving."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from random import Random

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.text import Text

from ..rules import combat
from ..rules.actions import EXIT, SEAT, ability_of, origin, unit_index
from ..rules.state.crew import as_vehicle, crew_of, crew_side, disabled, free_seats, place_of, vehicle_of
from ..rules.state.names import card_name, counter_name, kind_name, seat_name, target_name, vehicle_name
from ..rules.state.position import HAND, PLAY, SCOUTED, Position
from . import (
    Asker,
    Label,
    Shot,
    Sketch,
    Wrong,
    apart,
    cards_of,
    describe_attack,
    happens,
    move_cards,
    named,
    numbers,
    rule,
    shots,
    standing,
    why_not,
    with_mark,
    with_seat,
    with_stand,
    with_vehicle,
    without_crew,
)
from .board import circles

VEHICLE_SCENARIOS = ("north-africa/ambush", "north-africa/breakout", "north-africa/convoy", "north-africa/example-round")
TANK_SCENARIOS = ("north-africa/ambush", "north-africa/example-round")
"""With a tank, whose seats are for specialists."""
DEMOLITION_SCENARIOS = ("north-africa/airfield", "north-africa/ambush", "north-africa/convoy", "north-africa/example-round")
"""Scenarios with a soldier who can demolish."""
AT_ONE = ("attack", "suppress", "strafe", "antitank", "demolish")


def _at_vehicle(p: Position, rng: Random, *kinds: str) -> tuple[Shot, int] | None:
    """Return a possible attack at a vehicle, and the vehicle."""
    candidates = [shot for shot in shots(p, *kinds) if as_vehicle(p.setup, shot.target) >= 0]
    shot = rng.choice(candidates) if candidates else None
    return (shot, as_vehicle(p.setup, shot.target)) if shot else None


def _base(p: Position, rng: Random) -> Sketch | None:
    """Ask which number of a vehicle counts."""
    scene = demolition(p, rng) if rng.random() < 0.5 else None
    if scene and as_vehicle(p.setup, scene[1].target) >= 0:
        p, shot = scene
    elif attack := _at_vehicle(p, rng, *(combat.AGAINST_ARMOR if rng.random() < 0.6 else AT_ONE)):
        shot = attack[0]
    else:
        return None
    vehicle = as_vehicle(p.setup, shot.target)
    definition = p.setup.vehicles[vehicle]
    armor = shot.action.kind in combat.AGAINST_ARMOR
    every: dict[str, tuple[int | None, str]] = {
        "armor": (definition.armor, "na.combat.3"), "normal": (definition.defense, "na.combat.3"),
        "critical": (definition.critical, "na.vehicle.5"), "hull": (definition.hull, "na.vehicle.6"),
    }  # fmt: skip
    right = "armor" if armor else "normal"
    labels = {name: Text(f"quiz-number-{name}", {"n": n}) for name, (n, _) in every.items() if n is not None}
    wrong: list[Wrong] = [
        (label, Text("quiz-base-why", {"name": name, "kind": kind_name(shot.action.kind)}))
        for name, label in labels.items()
        if name != right
    ]
    text = Text("quiz-base", {"deed": describe_attack(p, shot)})
    return Sketch(text, labels[right], wrong, rule("na.combat.3"), ("na.combat.3",), p, p.turn, p.format(shot.action))


@dataclass(frozen=True, slots=True)
class IllegalAnswer:
    """Something that the rules forbid, as a wrong answer."""

    position: Position
    action: Action
    wrong: Wrong


def select_varied(answers: Iterable[IllegalAnswer]) -> tuple[list[Wrong], set[str]]:
    """Return wrong answers with different explanations, at most three, and the first rule that each breaks.

    Answers that break a single rule, and different rules, are preferred. Both are empty if all have the same explanation.
    """
    count: Counter[str] = Counter()
    ranking: list[tuple[int, int, str, Wrong]] = []
    for answer in answers:
        rules = [violation.rule for violation in answer.position.check(answer.action).violations]
        count[rules[0]] += 1
        ranking.append((len(rules), count[rules[0]], rules[0], answer.wrong))
    ranking.sort(key=lambda entry: (entry[1], entry[0]))
    picks = apart(wrong for *_, wrong in ranking)[:3]
    return picks, {name for *_, name, wrong in ranking if wrong in picks}


MAIN = {
    "attack": "na.combat.1",
    "suppress": "na.combat.1",
    "strafe": "na.combat.1",
    "antitank": "na.antitank.1",
    "demolish": "na.demolish.1",
}


def _aim(p: Position, rng: Random) -> Sketch | None:
    """Ask which targets are legal. The engine explains why the others are not."""
    scene = demolition(p, rng) if rng.random() < 0.3 else None
    p, only = (scene[0], "demolish") if scene else (p, "")
    by_kind: dict[str, list[Action]] = {}
    for a in p.actions():
        if a.kind == only if only else a.kind in MAIN:
            by_kind.setdefault(a.kind, []).append(a)
    if not by_kind:
        return None
    action = rng.choice(by_kind[rng.choice(sorted(by_kind))])
    ability = ability_of(p, action)
    wrong: list[IllegalAnswer] = []
    for target in rng.sample(range(len(p.setup.targets)), len(p.setup.targets)):
        a = action._replace(args=(p.setup.targets[target],))
        reason = why_not(p, a)
        if reason and place_of(p, target):
            wrong.append(IllegalAnswer(p, a, (target_name(p.setup, target), reason)))
    picks, broken_rules = select_varied(wrong)
    if not picks:
        return None
    params = {
        "card": card_name(p.setup, p.turn, action.card), "kind": kind_name(action.kind), "x": ability.x if ability else 0,
        "tile": origin(p, action),
    }  # fmt: skip
    rules = tuple(dict.fromkeys((MAIN[action.kind], *broken_rules)))
    right = target_name(p.setup, p.setup.by_target[str(action.args[0])])
    return Sketch(Text("quiz-aim", params), right, picks, rule(MAIN[action.kind]), rules, p, p.turn)


def demolition(p: Position, rng: Random) -> tuple[Position, Shot] | None:
    """Return a legal Demolish, in a position arranged for it."""
    side, setup = p.turn, p.setup
    able = [i for i, card in enumerate(setup.cards[side]) if p.halves[side].hand[i] and card.ability("demolish")]
    able = [i for i in able if p.stands[setup.unit_of[side][i]][0]]
    things = len(setup.counters) + len(setup.vehicles)
    targets = [things + i for i in standing(p)]
    targets += [len(setup.counters) + i for i, state in enumerate(p.gear.vehicles) if state.tile and crew_side(setup, p.gear, i) != side]
    if not able or not targets:
        return None
    vehicles = [target for target in targets if target < things]
    unit, target = setup.unit_of[side][rng.choice(able)], rng.choice(vehicles if vehicles and rng.random() < 0.6 else targets)
    vehicle = as_vehicle(setup, target)
    if vehicle >= 0:
        p = with_vehicle(p, vehicle, tile=rng.choice(setup.board.tiles))
        for soldier in crew_of(p.gear, vehicle):
            p = p._replace(stands=(*p.stands[:soldier], (place_of(p, target), p.stands[soldier][1]), *p.stands[soldier + 1 :]))
    p = with_stand(p, unit, place_of(p, target))
    fits = [shot for shot in shots(p, "demolish") if shot.target == target]
    return (p, fits[0]) if fits else None


def _demolish_sum(p: Position, rng: Random) -> Sketch | None:
    scene = demolition(p, rng)
    if not scene:
        return None
    p, shot = scene
    vehicle, base, cover = as_vehicle(p.setup, shot.target), shot.parts.base, p.setup.tiles[shot.target_tile].cover
    normal = p.setup.vehicles[vehicle].defense if vehicle >= 0 else None
    wrong = numbers(
        (base + cover, Text("quiz-demolish-cover", {"n": cover, "tile": shot.target_tile})),
        (-1 if normal is None else normal, rule("na.combat.3")),
        (-1 if normal is None else normal + cover, Text("quiz-demolish-both", {"n": cover})),
        (base + 1, Text("quiz-same-tile", {"tile": shot.target_tile})),
        (base + cover + 1, Text("quiz-demolish-sum", {"n": base})),
        (cover, Text("quiz-forgot-base", {"n": base})),
    )
    text = Text("quiz-defense", {"deed": describe_attack(p, shot)})
    rules = ("na.demolish.2", "na.combat.3")
    return Sketch(text, str(shot.parts.total), wrong, rule("na.demolish.2"), rules, p, p.turn, p.format(shot.action))


STATES = ("ready", "disabled", "destroyed")


def _state(p: Position, vehicle: int) -> str:
    return "destroyed" if not p.gear.vehicles[vehicle].tile else "disabled" if disabled(p.setup, p.gear, vehicle) else "ready"


def _damage_text(n: int, state: str) -> Text:
    return Text("quiz-damaged", {"n": n, "state": state})


def _damage(p: Position, rng: Random) -> Sketch | None:
    """Ask for the state of a vehicle after a hit."""
    attack = _at_vehicle(p, rng, "attack", "strafe", "antitank", "demolish")
    if not attack:
        return None
    shot, vehicle = attack
    definition, empty = p.setup.vehicles[vehicle], rng.random() < 0.3
    p = with_vehicle(
        without_crew(p, vehicle) if empty else p,
        vehicle,
        damage=rng.choice((definition.critical - 1, definition.hull - 1, rng.randrange(definition.hull))),
    )
    if (empty and crew_side(p.setup, p.gear, vehicle) >= 0) or not p.check(shot.action).legal:
        return None
    before = p.gear.vehicles[vehicle].damage
    transition = happens(p, shot.action)
    if transition.after.outcome:
        return None
    right = _state(transition.after, vehicle)
    sums = {"n": before + 1, "critical": definition.critical, "hull": definition.hull}
    wrong: list[Wrong] = [
        (_damage_text(before + 1, state), Text("quiz-damage-why", {**sums, "state": state})) for state in STATES if state != right
    ]
    if shot.dice > 1:
        wrong.append((_damage_text(before + shot.dice, right), Text("quiz-damage-dice", {"n": shot.dice})))
    wrong.append((_damage_text(before, _state(p, vehicle)), rule("na.vehicle.7" if empty else "na.vehicle.4")))
    params = {
        "deed": describe_attack(p, shot), "vehicle": vehicle_name(p.setup, vehicle), "n": before,
        "critical": definition.critical, "hull": definition.hull, "crew": len(crew_of(p.gear, vehicle)),
    }  # fmt: skip
    order = "na.vehicle.7" if empty else "na.vehicle.4"
    rules = (order, *(("na.vehicle.6",) if right == "destroyed" else ("na.vehicle.5",)))
    return Sketch(
        Text("quiz-damage", params),
        _damage_text(before + 1, right),
        wrong,
        Text("quiz-after-damage", sums),
        rules,
        p,
        p.turn,
        p.format(shot.action),
    )


def _suppressed_vehicle(p: Position, rng: Random) -> Sketch | None:
    """Ask for the effect of a successful Suppress at a vehicle."""
    attack = _at_vehicle(p, rng, "suppress")
    if not attack:
        return None
    shot, vehicle = attack
    case = rng.choice(("some", "some", "all", "empty"))
    if case == "empty":
        p = without_crew(p, vehicle)
    for soldier in crew_of(p.gear, vehicle) if case == "all" else ():
        p = p._replace(stands=(*p.stands[:soldier], (p.stands[soldier][0], True), *p.stands[soldier + 1 :]))
    if not p.check(shot.action).legal:
        return None
    transition = happens(p, shot.action)
    fresh = sum(now[1] and not was[1] for was, now in zip(p.stands, transition.after.stands, strict=True))
    rules = tuple(r for e in transition.events for r in e.rules if r.startswith("na.suppress."))
    why = rule(rules[0])
    labels = {"one": Text("quiz-crew-one"), "none": Text("quiz-nothing-more"), "all": Text("quiz-crew-all"), "hurt": Text("quiz-crew-hurt")}
    right = "one" if fresh else "none"
    state = "empty" if not crew_of(p.gear, vehicle) else "some" if fresh else "low"
    wrong: list[Wrong] = [
        (label, Text("quiz-pressed-why", {"name": name, "state": state})) for name, label in labels.items() if name != right
    ]
    low = [counter_name(p.setup, i) for i in crew_of(p.gear, vehicle) if p.stands[i][1]]
    ready = [counter_name(p.setup, i) for i in crew_of(p.gear, vehicle) if not p.stands[i][1]]
    text = Text("quiz-pressed", {"deed": describe_attack(p, shot), "low": low or Text("nobody"), "ready": ready or Text("nobody")})
    return Sketch(text, labels[right], wrong, why, rules, p, p.turn, p.format(shot.action))


def _seat(p: Position, rng: Random) -> Sketch | None:
    """Ask whether a soldier can use an action of their seat."""
    ways = [a for a in p.actions() if a.at == SEAT]
    if not ways:
        return None
    action, side = rng.choice(ways), p.turn
    unit = unit_index(p, action)
    vehicle, seat = p.gear.spots[unit]
    definition, case = p.setup.vehicles[vehicle], rng.choice(("fine", "disabled", "stranger", "stranger"))
    if case == "disabled":
        p = with_vehicle(p, vehicle, damage=rng.randrange(definition.critical, definition.hull))
    if case == "stranger":
        hand = [i for i, n in enumerate(p.halves[side].hand) if n and p.setup.unit_of[side][i] not in (-1, unit)]
        others = [i for i in hand if p.stands[p.setup.unit_of[side][i]][0] and not p.stands[p.setup.unit_of[side][i]][1]]
        if not others:
            return None
        other = rng.choice(others)
        was, unit = unit, p.setup.unit_of[side][other]
        p = with_seat(with_stand(p, was, it_tile := p.stands[was][0]), unit, vehicle, seat)
        p = with_stand(p, was, it_tile)
        action = action._replace(card=p.setup.cards[side][other].id)
    broken_rules = {v.rule for v in p.check(action).violations}
    no = {"na.vehicle.2": Text("quiz-seat-disabled"), "na.crew.1": Text("quiz-seat-crew")}
    if len(broken_rules) > 1 or broken_rules - no.keys():
        return None
    yes, out = Text("quiz-control-yes"), Text("quiz-seat-own")
    why = next((rule(name) for name in broken_rules), rule("na.vehicle.1"))
    right = next((no[name] for name in broken_rules), yes)
    labels: dict[str, Label] = {"na.vehicle.1": yes, **no, "own": out}
    wrong: list[Wrong] = [
        (label, why if label == yes else rule(name) if name != "own" else rule("na.vehicle.1"))
        for name, label in labels.items()
        if label != right
    ]
    params = {
        "counter": counter_name(p.setup, unit), "seat": seat_name(definition.seats[seat].id), "vehicle": vehicle_name(p.setup, vehicle),
        "kind": kind_name(action.kind), "damage": p.gear.vehicles[vehicle].damage, "critical": definition.critical,
    }  # fmt: skip
    rules = tuple(broken_rules) or ("na.vehicle.1",)
    return Sketch(Text("quiz-seat", params), right, wrong, why, rules, p, side)


def choices(
    p: Position, action: Action, guess: Callable[[], tuple[str, ...]], label: Callable[[Action], Label], tries: int = 40
) -> tuple[list[Wrong], set[str]]:
    """Return illegal variants of an action, selected by ``select_varied``."""
    answers: dict[tuple[str, ...], IllegalAnswer] = {}
    for _ in range(tries):
        args = guess()
        a = action._replace(args=args)
        reason = why_not(p, a)
        if args and reason and args not in answers:
            answers[args] = IllegalAnswer(p, a, (label(a), reason))
    return select_varied(answers.values())


def _path(a: Action) -> str:
    return " – ".join(map(str, a.args))


def _drive(p: Position, rng: Random) -> Sketch | None:
    """Ask where a vehicle can be driven."""
    ways = [a for a in p.actions() if a.kind == "drive" and EXIT not in a.args and not circles(p, a)]
    if not ways:
        return None
    action = rng.choice(ways)
    ability, neighbors, start = ability_of(p, action), p.setup.board.neighbors, origin(p, action)
    most = ability.x if ability else 1
    rough = [t for t in neighbors[start] if p.setup.tiles[t].rough]
    if rough and rng.random() < 0.7:  # a marker alone lets no vehicle in
        p = with_mark(p, p.turn, rng.choice(rough), SCOUTED)

    def guess() -> tuple[str, ...]:
        path: list[str] = []
        for _ in range(rng.randint(1, most + 1)):
            ahead = [t for t in neighbors[path[-1] if path else start] if t != start and t not in path] or neighbors[start]
            path.append(rng.choice(rough if rough and not path and rng.random() < 0.3 else ahead))
        return tuple(path)

    wrong, broken_rules = choices(p, action, guess, _path)
    if not wrong:
        return None
    vehicle = vehicle_of(p.gear, unit_index(p, action))
    params = {"vehicle": vehicle_name(p.setup, vehicle), "tile": start, "x": most, "side": named(p, p.turn)}
    rules = tuple(sorted(broken_rules | {"na.drive.1"}))
    return Sketch(Text("quiz-drive", params), _path(action), wrong, rule("na.drive.2"), rules, p, p.turn)


def _enter(p: Position, rng: Random) -> Sketch | None:
    """Ask whether a soldier can get into a vehicle on their tile."""
    side, setup = p.turn, p.setup
    units = [setup.unit_of[side][i] for i, n in enumerate(p.halves[side].hand) if n and setup.unit_of[side][i] >= 0]
    units = [unit for unit in units if p.stands[unit][0]]
    vehicles = [i for i, state in enumerate(p.gear.vehicles) if state.tile]
    if not units or not vehicles:
        return None
    unit, vehicle = rng.choice(units), rng.choice(vehicles)
    case = rng.choice(("free", "empty", "enemy", "full", "low"))
    if case in ("empty", "enemy", "full") or crew_side(setup, p.gear, vehicle) == 1 - side:
        p = without_crew(p, vehicle)
    p = with_stand(p, unit, p.gear.vehicles[vehicle].tile, suppressed=case == "low")
    seats = rng.sample(free_seats(setup, p.gear, vehicle), len(free_seats(setup, p.gear, vehicle)))
    owner = {"enemy": 1 - side, "full": side}.get(case)
    if owner is not None:
        others = [i for i in setup.by_side[owner] if p.stands[i][0] and i != unit]
        filled_seats = seats if case == "full" else seats[:1]
        if len(others) < len(filled_seats) or (case == "enemy" and len(seats) < 2):
            return None
        for other, seat in zip(rng.sample(others, len(filled_seats)), filled_seats, strict=True):
            p = with_seat(p, other, vehicle, seat)
        p = with_vehicle(p, vehicle, owner=owner)
    elif case == "empty":
        p = with_vehicle(p, vehicle, owner=rng.choice((0, 1)))
    else:
        p = with_vehicle(p, vehicle, owner=side)
    seat = seats[-1] if seats else 0
    card = setup.cards[side][cards_of(p, unit)[0]].id
    action = Action("enter", setup.sides[side], card, (setup.vehicles[vehicle].id, setup.vehicles[vehicle].seats[seat].id))
    broken_rules = {v.rule for v in p.check(action).violations}
    no = {"na.seat.2": Text("quiz-enter-enemy"), "na.seat.1": Text("quiz-enter-full"), "na.seat.9": Text("quiz-enter-low")}
    if len(broken_rules) > 1 or broken_rules - no.keys():
        return None
    taken = not broken_rules and p.apply(action).after.gear.vehicles[vehicle].owner != p.gear.vehicles[vehicle].owner
    yes, takes = Text("quiz-control-yes"), Text("quiz-enter-takes")
    name = next(iter(broken_rules), "na.seat.3" if taken else "na.seat.1")
    right = no[name] if broken_rules else takes if taken else yes
    labels: dict[str, Label] = {"na.seat.3": takes, **no}
    wrong: list[Wrong] = [(label, rule(rule_id)) for rule_id, label in labels.items() if label != right]
    wrong += [(yes, rule(name))] if right != yes else []
    rng.shuffle(wrong)
    crew = [counter_name(setup, i) for i in crew_of(p.gear, vehicle)]
    params = {
        "counter": counter_name(setup, unit), "low": p.stands[unit][1], "vehicle": vehicle_name(setup, vehicle),
        "owner": named(p, p.gear.vehicles[vehicle].owner), "crew": crew or Text("nobody"), "free": len(free_seats(setup, p.gear, vehicle)),
    }  # fmt: skip
    return Sketch(Text("quiz-enter", params), right, wrong, rule(name), (name,), p, side, "" if broken_rules else p.format(action))


def _repair(p: Position, rng: Random) -> Sketch | None:
    """Ask for the state of a vehicle after a repair."""
    side, setup = p.turn, p.setup
    able = [i for i, card in enumerate(setup.cards[side]) if p.halves[side].hand[i] and card.ability("repair")]
    able = [i for i in able if p.stands[setup.unit_of[side][i]][0]]
    vehicles = [i for i, state in enumerate(p.gear.vehicles) if state.tile and crew_side(setup, p.gear, i) != 1 - side]
    if not able or not vehicles:
        return None
    index, vehicle = rng.choice(able), rng.choice(vehicles)
    unit, definition = setup.unit_of[side][index], setup.vehicles[vehicle]
    before = rng.choice((definition.critical, definition.critical + 1, rng.randrange(1, definition.hull)))
    p = with_vehicle(p, vehicle, damage=min(int(before), definition.hull - 1))
    twice = p.gear.vehicles[vehicle].damage > 1 and rng.random() < 0.4
    if vehicle_of(p.gear, unit) != vehicle:
        p = with_stand(p, unit, p.gear.vehicles[vehicle].tile)
    action = Action("repair", setup.sides[side], setup.cards[side][index].id, (definition.id,))
    if not p.check(action).legal:
        return None
    before, after = p.gear.vehicles[vehicle].damage, p.apply(action).after
    if twice:
        after = move_cards(after, side, index, PLAY, HAND, 1).apply(action).after
    times, left, right = 1 + twice, after.gear.vehicles[vehicle].damage, _state(after, vehicle)
    sums = {"n": before, "times": times, "left": left, "critical": definition.critical}
    other = "disabled" if right == "ready" else "ready"
    wrong: list[Wrong] = [
        (_damage_text(left, other), Text("quiz-repair-state", {**sums, "state": right})),
        (_damage_text(0, "ready"), Text("quiz-repair-all", sums)),
        (_damage_text(before, _state(p, vehicle)), Text("quiz-repair-none", sums)),
        (_damage_text(before - 1, _state(with_vehicle(p, vehicle, damage=before - 1), vehicle)), Text("quiz-repair-once", sums)),
        (_damage_text(before + 1, "destroyed" if before + 1 >= definition.hull else "disabled"), Text("quiz-repair-more", sums)),
    ]
    wrong = [mistake for mistake in wrong if mistake[0] != _damage_text(left, right)]
    params = {
        "card": card_name(setup, side, action.card), "vehicle": vehicle_name(setup, vehicle), "n": before, "critical": definition.critical,
        "hull": definition.hull, "tile": place_of(p, len(setup.counters) + vehicle), "twice": twice,
    }  # fmt: skip
    rules = ("na.repair.1", "na.repair.2") if before >= definition.critical else ("na.repair.1",)
    why = Text("quiz-after-repair", {**sums, "state": right})
    return Sketch(Text("quiz-repair", params), _damage_text(left, right), wrong, why, rules, p, side, p.format(action))


ASKERS = (
    Asker("base", 1, ("na.combat.3",), _base, VEHICLE_SCENARIOS),
    Asker("seat", 1, ("na.vehicle.1", "na.vehicle.2", "na.crew.1"), _seat, (*TANK_SCENARIOS, *TANK_SCENARIOS, *VEHICLE_SCENARIOS)),
    Asker("drive", 1, ("na.drive.1", "na.drive.2", "na.drive.3"), _drive, VEHICLE_SCENARIOS),
    Asker("enter", 1, ("na.seat.1", "na.seat.2", "na.seat.3", "na.seat.9"), _enter, VEHICLE_SCENARIOS),
    Asker("demolish-sum", 1, ("na.demolish.2", "na.combat.3"), _demolish_sum, DEMOLITION_SCENARIOS),
    Asker("aim", 2, ("na.combat.1", "na.combat.2", "na.antitank.1", "na.demolish.1", "na.vehicle.9"), _aim, VEHICLE_SCENARIOS),
    Asker("pressed", 2, ("na.suppress.1", "na.suppress.2", "na.suppress.3"), _suppressed_vehicle, VEHICLE_SCENARIOS),
    Asker("repair", 2, ("na.repair.1", "na.repair.2"), _repair, VEHICLE_SCENARIOS),
    Asker("damage", 2, ("na.vehicle.4", "na.vehicle.5", "na.vehicle.6", "na.vehicle.7"), _damage, VEHICLE_SCENARIOS),
)
