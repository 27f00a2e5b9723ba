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
    able_cards,
    apart,
    cards_of,
    describe_attack,
    happens,
    move_cards,
    named,
    need,
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


def _at_vehicle(p: Position, rng: Random, *kinds: str) -> tuple[Shot, int]:
    """Return a possible attack at a vehicle, and the vehicle."""
    shot = rng.choice(need([shot for shot in shots(p, *kinds) if as_vehicle(p.setup, shot.target) >= 0]))
    return shot, as_vehicle(p.setup, shot.target)


def _base(p: Position, rng: Random) -> Sketch:
    """Ask which number of a vehicle counts."""
    scene = demolition(p, rng) if rng.random() < 0.5 else None
    if scene and as_vehicle(p.setup, scene[1].target) >= 0:
        p, shot = scene
    else:
        shot, _ = _at_vehicle(p, rng, *(combat.AGAINST_ARMOR if rng.random() < 0.6 else AT_ONE))
    definition = p.setup.vehicles[as_vehicle(p.setup, shot.target)]
    every = {"armor": definition.armor, "normal": definition.defense, "critical": definition.critical, "hull": definition.hull}
    labels = {name: Text(f"quiz-number-{name}", {"n": n}) for name, n in every.items() if n is not None}
    right = labels["armor" if shot.action.kind in combat.AGAINST_ARMOR else "normal"]
    wrong = [(label, Text("quiz-base-why", {"name": name, "kind": kind_name(shot.action.kind)})) for name, label in labels.items()]
    return Sketch(p, Text("quiz-base", {"deed": describe_attack(p, shot)}), right=right, wrong=wrong, action=shot.action)


@dataclass(frozen=True, slots=True)
class IllegalAnswer:
    """Something that the rules forbid, as a wrong answer."""

    position: Position
    action: Action
    wrong: Wrong


def select_varied(answers: Iterable[IllegalAnswer]) -> tuple[list[Wrong], set[str]]:
    """Return wrong answers with different explanations, at most three, and the first rule that each breaks.

    Answers that break a single rule, and different rules, are preferred. The same explanation for all makes no question.
    """
    count: Counter[str] = Counter()
    ranking: list[tuple[int, int, str, Wrong]] = []
    for answer in answers:
        rules = [violation.rule for violation in answer.position.check(answer.action).violations]
        count[rules[0]] += 1
        ranking.append((len(rules), count[rules[0]], rules[0], answer.wrong))
    ranking.sort(key=lambda entry: (entry[1], entry[0]))
    picks = need(apart(wrong for *_, wrong in ranking)[:3])
    return picks, {name for *_, name, wrong in ranking if wrong in picks}


MAIN = {**dict.fromkeys(("attack", "suppress", "strafe"), "na.combat.1"), "antitank": "na.antitank.1", "demolish": "na.demolish.1"}


def _aim(p: Position, rng: Random) -> Sketch:
    """Ask which targets are legal. The engine explains why the others are not."""
    scene = demolition(p, rng) if rng.random() < 0.3 else None
    p, only = (scene[0], "demolish") if scene else (p, "")
    by_kind: dict[str, list[Action]] = {}
    for a in p.actions():
        if a.kind == only if only else a.kind in MAIN:
            by_kind.setdefault(a.kind, []).append(a)
    need(by_kind)
    action = rng.choice(by_kind[rng.choice(sorted(by_kind))])
    ability = ability_of(p, action)
    wrong: list[IllegalAnswer] = []
    for target in rng.sample(range(len(p.setup.targets)), len(p.setup.targets)):
        a = action._replace(args=(p.setup.targets[target],))
        reason = why_not(p, a)
        if reason and place_of(p, target):
            wrong.append(IllegalAnswer(p, a, (target_name(p.setup, target), reason)))
    picks, broken_rules = select_varied(wrong)
    params = {
        "card": card_name(p.setup, p.turn, action.card), "kind": kind_name(action.kind), "x": ability.x if ability else 0,
        "tile": origin(p, action),
    }  # fmt: skip
    right = target_name(p.setup, p.setup.by_target[str(action.args[0])])
    return Sketch(p, Text("quiz-aim", params), right=right, wrong=picks, rules=[MAIN[action.kind], *sorted(broken_rules)])


def demolition(p: Position, rng: Random) -> tuple[Position, Shot] | None:
    """Return a legal Demolish, in a position arranged for it."""
    side, setup = p.turn, p.setup
    able, things = able_cards(p, "demolish"), len(setup.counters) + len(setup.vehicles)
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


def _demolish_sum(p: Position, rng: Random) -> Sketch:
    p, shot = need(demolition(p, rng))
    vehicle, base, cover = as_vehicle(p.setup, shot.target), shot.parts.base, p.setup.tiles[shot.target_tile].cover
    normal = p.setup.vehicles[vehicle].defense if vehicle >= 0 else None
    wrong = [
        (base + cover, Text("quiz-demolish-cover", {"n": cover, "tile": shot.target_tile})),
        None if normal is None else (normal, rule("na.combat.3")),
        None if normal is None else (normal + cover, Text("quiz-demolish-both", {"n": cover})),
        (base + 1, Text("quiz-same-tile", {"tile": shot.target_tile})),
        (base + cover + 1, Text("quiz-demolish-sum", {"n": base})),
        (cover, Text("quiz-forgot-base", {"n": base})),
    ]
    return Sketch(p, Text("quiz-defense", {"deed": describe_attack(p, shot)}), right=shot.parts.total, wrong=wrong, action=shot.action)


STATES = ("ready", "disabled", "destroyed")


def _state(p: Position, vehicle: int) -> str:
    return "destroyed" if not p.gear.vehicles[vehicle].tile else "disabled" if disabled(p.setup, p.gear, vehicle) else "ready"


def _damage_text(n: int, state: str) -> Text:
    return Text("quiz-damaged", {"n": n, "state": state})


def _damage(p: Position, rng: Random) -> Sketch:
    """Ask for the state of a vehicle after a hit."""
    shot, vehicle = _at_vehicle(p, rng, "attack", "strafe", "antitank", "demolish")
    definition, empty = p.setup.vehicles[vehicle], rng.random() < 0.3
    before = int(rng.choice((definition.critical - 1, definition.hull - 1, rng.randrange(definition.hull))))
    p = with_vehicle(without_crew(p, vehicle) if empty else p, vehicle, damage=before)
    need((not empty or crew_side(p.setup, p.gear, vehicle) < 0) and p.check(shot.action).legal)
    after = happens(p, shot.action).after
    need(not after.outcome)
    right, order = _state(after, vehicle), "na.vehicle.7" if empty else "na.vehicle.4"
    sums = {"n": before + 1, "critical": definition.critical, "hull": definition.hull}
    wrong = [
        *((_damage_text(before + 1, state), Text("quiz-damage-why", {**sums, "state": state})) for state in STATES),
        (_damage_text(before + shot.dice, right), Text("quiz-damage-dice", {"n": shot.dice})) if shot.dice > 1 else None,
        (_damage_text(before, _state(p, vehicle)), rule(order)),
    ]
    params = {
        "deed": describe_attack(p, shot), "vehicle": vehicle_name(p.setup, vehicle), "n": before,
        "critical": definition.critical, "hull": definition.hull, "crew": len(crew_of(p.gear, vehicle)),
    }  # fmt: skip
    text, why = Text("quiz-damage", params), Text("quiz-after-damage", sums)
    rules = (order, "na.vehicle.6" if right == "destroyed" else "na.vehicle.5")
    return Sketch(p, text, right=_damage_text(before + 1, right), wrong=wrong, rules=rules, after=why, action=shot.action)


def _suppressed_vehicle(p: Position, rng: Random) -> Sketch:
    """Ask for the effect of a successful Suppress at a vehicle."""
    shot, vehicle = _at_vehicle(p, rng, "suppress")
    case = rng.choice(("some", "some", "all", "empty"))
    if case == "empty":
        p = without_crew(p, vehicle)
    for soldier in crew_of(p.gear, vehicle) if case == "all" else ():
        p = p._replace(stands=(*p.stands[:soldier], (p.stands[soldier][0], True), *p.stands[soldier + 1 :]))
    need(p.check(shot.action).legal)
    transition = happens(p, shot.action)
    fresh = sum(now[1] and not was[1] for was, now in zip(p.stands, transition.after.stands, strict=True))
    rules = [r for e in transition.events for r in e.rules if r.startswith("na.suppress.")]
    labels = {"one": Text("quiz-crew-one"), "none": Text("quiz-nothing-more"), "all": Text("quiz-crew-all"), "hurt": Text("quiz-crew-hurt")}
    state = "empty" if not crew_of(p.gear, vehicle) else "some" if fresh else "low"
    wrong = [(label, Text("quiz-pressed-why", {"name": name, "state": state})) for name, label in labels.items()]
    low = [counter_name(p.setup, i) for i in crew_of(p.gear, vehicle) if p.stands[i][1]]
    ready = [counter_name(p.setup, i) for i in crew_of(p.gear, vehicle) if not p.stands[i][1]]
    text = Text("quiz-pressed", {"deed": describe_attack(p, shot), "low": low or Text("nobody"), "ready": ready or Text("nobody")})
    return Sketch(p, text, right=labels["one" if fresh else "none"], wrong=wrong, rules=rules, action=shot.action)


def _seat(p: Position, rng: Random) -> Sketch:
    """Ask whether a soldier can use an action of their seat."""
    ways = need([a for a in p.actions() if a.at == SEAT])
    action, side = rng.choice(ways), p.turn
    unit = unit_index(p, action)
    vehicle, seat = p.gear.spots[unit]
    definition, case = p.setup.vehicles[vehicle], rng.choice(("fine", "disabled", "stranger", "stranger"))
    if case == "disabled":
        p = with_vehicle(p, vehicle, damage=rng.randrange(definition.critical, definition.hull))
    if case == "stranger":
        hand = [i for i, n in enumerate(p.halves[side].hand) if n and p.setup.unit_of[side][i] not in (-1, unit)]
        others = need([i for i in hand if p.stands[p.setup.unit_of[side][i]][0] and not p.stands[p.setup.unit_of[side][i]][1]])
        other = rng.choice(others)
        was, unit = unit, p.setup.unit_of[side][other]
        p = with_seat(with_stand(p, was, it_tile := p.stands[was][0]), unit, vehicle, seat)
        p = with_stand(p, was, it_tile)
        action = action._replace(card=p.setup.cards[side][other].id)
    broken_rules = {v.rule for v in p.check(action).violations}
    no = {"na.vehicle.2": Text("quiz-seat-disabled"), "na.crew.1": Text("quiz-seat-crew")}
    need(len(broken_rules) <= 1 and broken_rules <= no.keys())
    main = next(iter(broken_rules), "na.vehicle.1")
    yes = Text("quiz-control-yes")
    wrong = [(yes, rule(main)), *((label, rule(name)) for name, label in no.items()), (Text("quiz-seat-own"), rule("na.vehicle.1"))]
    params = {
        "counter": counter_name(p.setup, unit), "seat": seat_name(definition.seats[seat].id), "vehicle": vehicle_name(p.setup, vehicle),
        "kind": kind_name(action.kind), "damage": p.gear.vehicles[vehicle].damage, "critical": definition.critical,
    }  # fmt: skip
    return Sketch(p, Text("quiz-seat", params), right=no.get(main, yes), wrong=wrong, rules=[main])


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


def _drive(p: Position, rng: Random) -> Sketch:
    """Ask where a vehicle can be driven."""
    ways = need([a for a in p.actions() if a.kind == "drive" and EXIT not in a.args and not circles(p, a)])
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
    vehicle = vehicle_of(p.gear, unit_index(p, action))
    params = {"vehicle": vehicle_name(p.setup, vehicle), "tile": start, "x": most, "side": named(p, p.turn)}
    rules = sorted(broken_rules | {"na.drive.1"})
    return Sketch(p, Text("quiz-drive", params), right=_path(action), wrong=wrong, rules=rules, after=rule("na.drive.2"))


def _enter(p: Position, rng: Random) -> Sketch:
    """Ask whether a soldier can get into a vehicle on their tile."""
    side, setup = p.turn, p.setup
    units = [setup.unit_of[side][i] for i, n in enumerate(p.halves[side].hand) if n and setup.unit_of[side][i] >= 0]
    units = [unit for unit in units if p.stands[unit][0]]
    vehicles = [i for i, state in enumerate(p.gear.vehicles) if state.tile]
    need(units and vehicles)
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
        need(len(others) >= len(filled_seats) and (case != "enemy" or len(seats) >= 2))
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
    need(len(broken_rules) <= 1 and broken_rules <= no.keys())
    taken = not broken_rules and p.apply(action).after.gear.vehicles[vehicle].owner != p.gear.vehicles[vehicle].owner
    yes, takes = Text("quiz-control-yes"), Text("quiz-enter-takes")
    name = next(iter(broken_rules), "na.seat.3" if taken else "na.seat.1")
    right = no[name] if broken_rules else takes if taken else yes
    wrong = [(label, rule(rule_id)) for rule_id, label in {"na.seat.3": takes, **no}.items() if label != right]
    wrong += [(yes, rule(name))] if right != yes else []
    rng.shuffle(wrong)
    crew = [counter_name(setup, i) for i in crew_of(p.gear, vehicle)]
    params = {
        "counter": counter_name(setup, unit), "low": p.stands[unit][1], "vehicle": vehicle_name(setup, vehicle),
        "owner": named(p, p.gear.vehicles[vehicle].owner), "crew": crew or Text("nobody"), "free": len(free_seats(setup, p.gear, vehicle)),
    }  # fmt: skip
    return Sketch(p, Text("quiz-enter", params), right=right, wrong=wrong, rules=[name], action=None if broken_rules else action)


def _repair(p: Position, rng: Random) -> Sketch:
    """Ask for the state of a vehicle after a repair."""
    side, setup = p.turn, p.setup
    able = need(able_cards(p, "repair"))
    vehicles = need([i for i, state in enumerate(p.gear.vehicles) if state.tile and crew_side(setup, p.gear, i) != 1 - side])
    index, vehicle = rng.choice(able), rng.choice(vehicles)
    unit, definition = setup.unit_of[side][index], setup.vehicles[vehicle]
    before = rng.choice((definition.critical, definition.critical + 1, rng.randrange(1, definition.hull)))
    p = with_vehicle(p, vehicle, damage=min(int(before), definition.hull - 1))
    twice = p.gear.vehicles[vehicle].damage > 1 and rng.random() < 0.4
    if vehicle_of(p.gear, unit) != vehicle:
        p = with_stand(p, unit, p.gear.vehicles[vehicle].tile)
    action = Action("repair", setup.sides[side], setup.cards[side][index].id, (definition.id,))
    need(p.check(action).legal)
    before, after = p.gear.vehicles[vehicle].damage, p.apply(action).after
    if twice:
        after = move_cards(after, side, index, PLAY, HAND, 1).apply(action).after
    times, left, right = 1 + twice, after.gear.vehicles[vehicle].damage, _state(after, vehicle)
    sums = {"n": before, "times": times, "left": left, "critical": definition.critical}
    other = "disabled" if right == "ready" else "ready"
    wrong = [
        (_damage_text(left, other), Text("quiz-repair-state", {**sums, "state": right})),
        (_damage_text(0, "ready"), Text("quiz-repair-all", sums)),
        (_damage_text(before, _state(p, vehicle)), Text("quiz-repair-none", sums)),
        (_damage_text(before - 1, _state(with_vehicle(p, vehicle, damage=before - 1), vehicle)), Text("quiz-repair-once", sums)),
        (_damage_text(before + 1, "destroyed" if before + 1 >= definition.hull else "disabled"), Text("quiz-repair-more", sums)),
    ]
    params = {
        "card": card_name(setup, side, action.card), "vehicle": vehicle_name(setup, vehicle), "n": before, "critical": definition.critical,
        "hull": definition.hull, "tile": place_of(p, len(setup.counters) + vehicle), "twice": twice,
    }  # fmt: skip
    rules = ("na.repair.1", "na.repair.2" if before >= definition.critical else "")
    why = Text("quiz-after-repair", {**sums, "state": right})
    return Sketch(p, Text("quiz-repair", params), right=_damage_text(left, right), wrong=wrong, rules=rules, after=why, action=action)


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
