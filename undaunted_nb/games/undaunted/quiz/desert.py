"""Questions about the other rules of the desert: control next to enemies, routes, structures, escape, permanent losses, and the end."""

from __future__ import annotations

from random import Random

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.text import Text

from ..rules.actions import EXIT, ability_of, origin
from ..rules.state.crew import as_structure
from ..rules.state.names import card_name, counter_name, kind_name, target_name
from ..rules.state.position import CONTROLLED, DECK, DEMOLISHER, DISCARD, HAND, NONE, REMOVED, SCOUTED, SUPPLY, Position
from ..rules.state.setup import Structure
from . import (
    DESERT,
    Asker,
    Label,
    Sketch,
    Wrong,
    cards_of,
    cost,
    costs,
    describe_attack,
    describe_use,
    happens,
    is_decided,
    move_cards,
    named,
    numbers,
    one_shot,
    pile,
    rule,
    standing,
    why_not,
    with_control,
    with_mark,
    with_stand,
    with_vehicle,
    without_crew,
)
from .vehicles import choices, demolition

STRUCTURE_SCENARIOS = ("north-africa/airfield", "north-africa/convoy")
EXIT_SCENARIOS = ("north-africa/breakout",)


def _away(p: Position, rng: Random, side: int, tile: str) -> Position:
    """Return the position without soldiers of a side on a tile."""
    for soldier in p.setup.by_side[side]:
        if p.stands[soldier][0] == tile:
            p = with_stand(p, soldier, rng.choice([t for t in p.setup.board.tiles if t != tile]))
    return p


def _control(p: Position, rng: Random) -> Sketch | None:
    """Ask whether a soldier can control their tile."""
    side, setup = p.turn, p.setup
    able = [i for i, card in enumerate(setup.cards[side]) if p.halves[side].hand[i] and card.ability("control")]
    able = [i for i in able if p.stands[setup.unit_of[side][i]][0]]
    foes = [i for i in setup.by_side[1 - side] if p.stands[i][0]]
    case = rng.choice(("free", "beside", "beside", "held", "held", "empty", "bare", "twice"))
    if not able or not foes:
        return None
    index = rng.choice(able)
    unit = setup.unit_of[side][index]
    here = p.stands[unit][0]
    p = _away(with_stand(p, unit, here), rng, 1 - side, here)
    p = with_mark(p, side, here, {"bare": NONE, "twice": CONTROLLED}.get(case, SCOUTED))
    p = with_mark(p, 1 - side, here, CONTROLLED if case in ("held", "empty") else SCOUTED)
    if case in ("beside", "held"):
        p = with_stand(p, rng.choice(foes), here, suppressed=rng.random() < 0.5)
    if case == "empty":
        vehicles = [i for i, state in enumerate(p.gear.vehicles) if state.tile]
        if not vehicles:
            return None
        vehicle = rng.choice(vehicles)
        p = with_vehicle(without_crew(p, vehicle), vehicle, tile=here, owner=1 - side)
    action = Action("control", setup.sides[side], setup.cards[side][index].id)
    broken_rules = {v.rule for v in p.check(action).violations}
    no = {
        "na.control.1": (Text("quiz-hold-enemy"), rule("na.control.1")),
        "un.control.4": (Text("quiz-control-bare"), Text("quiz-has-mark", {"tile": here})),
        "un.control.5": (Text("quiz-control-twice"), Text("quiz-not-twice", {"tile": here})),
        "na.control.2": (Text("quiz-hold-vehicle"), rule("na.control.2")),
    }
    if len(broken_rules) > 1 or broken_rules - no.keys():
        return None
    name = next(iter(broken_rules), {"beside": "na.control.1", "empty": "na.control.2"}.get(case, "un.control.1"))
    yes = Text("quiz-control-yes")
    right = no[name][0] if broken_rules else yes
    wrong: list[Wrong] = [(label, why) for label, why in no.values() if label != right]
    wrong += [(yes, rule(name))] if broken_rules else []
    rng.shuffle(wrong)
    low = name == "na.control.1" and any(p.stands[foe] == (here, True) for foe in foes)
    after = Text("quiz-reasons", {"first": rule(name), "second": rule("un.control.7")}) if broken_rules and low else rule(name)
    rules = (name, *(("un.control.7",) if broken_rules and low else ()))
    text = Text("quiz-hold", {"counter": counter_name(setup, unit), "tile": here})
    return Sketch(text, right, wrong, after, rules, p, side, p.format(action))


def _route(p: Position, rng: Random) -> Sketch | None:
    """Ask which tiles can be chosen for Survey or Plot."""
    ways = {kind: [a for a in p.actions() if a.kind == kind] for kind in ("survey", "plot")}
    kind = rng.choice(sorted(ways))
    if not ways[kind]:
        return None
    most = rng.randint(1, max(len(a.args) for a in ways[kind]))
    action = rng.choice([a for a in ways[kind] if len(a.args) == most])
    ability, board, start = ability_of(p, action), p.setup.board, origin(p, action)
    x = ability.x if ability else 1

    def guess() -> tuple[str, ...]:
        size = rng.choice((1, x, x, x, x, x + 1)) if x > 1 else rng.choice((1, 1, 2))
        neighbors = list(board.neighbors[start]) if start else []
        tiles = rng.sample(board.tiles, 1) if not neighbors or rng.random() < 0.4 else [rng.choice(neighbors)]
        while len(tiles) < size:
            tiles.append(rng.choice(board.neighbors[tiles[-1]]) if rng.random() < 0.5 else rng.choice((*neighbors, *board.tiles)))
        return tuple(sorted(tiles))

    def label(a: Action) -> Label:
        return ", ".join(map(str, a.args))

    wrong, broken_rules = choices(p, action, guess, label)
    if not wrong:
        return None
    main = f"na.{kind}.1"
    params = {"card": card_name(p.setup, p.turn, action.card), "kind": kind_name(kind), "x": x, "tile": start}
    return Sketch(Text("quiz-route", params), label(action), wrong, rule(main), tuple(sorted(broken_rules | {main})), p, p.turn)


def _fog(p: Position, rng: Random) -> Sketch | None:
    """Ask how many markers a Survey or Plot places, and how many Fog of War it costs."""
    kinds = sorted({a.kind for a in p.actions() if a.kind in ("survey", "plot")})
    if not kinds:
        return None
    kind = rng.choice(kinds)
    ways = [a for a in p.actions() if a.kind == kind]
    most = max(len(a.args) for a in ways)
    action = rng.choice([a for a in ways if len(a.args) == most])
    side = p.turn
    if rng.random() < 0.4:
        p = with_mark(p, side, str(rng.choice(action.args)), SCOUTED)
    fog, spare = p.setup.fog[side], rng.choice((0, 1, 9, 9))
    have = p.halves[side].supply[fog]
    if have > spare:
        p = move_cards(p, side, fog, SUPPLY, DISCARD, have - spare)
    have = p.halves[side].supply[fog]
    events = happens(p, action).events
    markers = next(len(e.data["placed"]) for e in events if e.kind == "surveyed")
    fog_count = next((int(e.data["count"]) for e in events if e.kind == "fog_taken"), 0)
    full, few = ("na.survey.2", "na.survey.3") if kind == "survey" else ("na.plot.3", "na.plot.4")
    tiles = len(action.args)

    guesses = [(markers, markers), (fog_count, fog_count)] if fog_count < markers else []
    guesses += [(tiles, min(tiles, have)), (markers, 0), (markers, 1), (0, 0), (markers, markers + 1)]
    wrong = costs(guesses, markers, fog_count, tiles - markers, have)
    text = Text("quiz-fog", {"deed": describe_use(p, action), "n": have, "side": named(p, side)})
    after = Text("quiz-after-fog", {"markers": markers, "fog": fog_count})
    right = cost(markers, fog_count)
    rules = (few,) if fog_count < markers else (full,)
    return Sketch(
        text,
        right,
        [mistake for mistake in wrong if mistake[0] != right],
        after,
        rules,
        p,
        side,
        p.format(action),
        3 if fog_count < markers else 2,
    )


def _with_scores(p: Position, rng: Random, structure: Structure) -> Position:
    """Return the position in which the sides have points by other structures and objectives, without ending the game."""
    for tile in p.setup.objectives:
        if tile != structure.tile and rng.random() < 0.5:
            candidate = with_control(p, rng.choice((0, 1)), tile)
            p = p if is_decided(candidate) else candidate
    for other in standing(p):
        if p.setup.structures[other].id != structure.id and rng.random() < 0.4:
            structures = (*p.gear.structures[:other], DEMOLISHER, *p.gear.structures[other + 1 :])
            candidate = p._replace(gear=p.gear._replace(structures=structures))
            p = p if is_decided(candidate) else candidate
    return p


def _worth(p: Position, rng: Random) -> Sketch | None:
    """Ask how many points a side has after a structure is destroyed or its tile controlled."""
    setup, side = p.setup, p.turn
    if rng.random() < 0.5:
        scene = demolition(p, rng)
        if not scene or as_structure(setup, scene[1].target) < 0:
            return None
        p, shot = scene
        action, structure = shot.action, setup.structures[as_structure(setup, shot.target)]
        if rng.random() < 0.5:
            p = with_control(p, 1 - side, structure.tile)
    else:
        able = [i for i in setup.controls[side] if p.halves[side].hand[i] and p.stands[setup.unit_of[side][i]][0]]
        if not able or not standing(p):
            return None
        index, structure = rng.choice(able), setup.structures[rng.choice(standing(p))]
        p = _away(p, rng, 1 - side, structure.tile)
        p = with_mark(with_stand(p, setup.unit_of[side][index], structure.tile), side, structure.tile, SCOUTED)
        action = Action("control", setup.sides[side], setup.cards[side][index].id)
    if is_decided(p) or why_not(p, action) is not None:
        return None
    p = _with_scores(p, rng, structure)
    scorer = rng.choice((side, side, 1 - side))
    before, after = p.score(scorer), happens(p, action).after.score(scorer)
    name = "na.structure.2" if scorer == DEMOLISHER else "na.structure.3"
    worth = dict(zip(setup.objectives, p.worth, strict=True)).get(structure.tile, 0)
    why = Text(
        "quiz-after-worth", {"rule": rule(name), "n": before, "change": abs(after - before), "more": after >= before, "total": after}
    )
    guesses = {
        "none": before, "structure": before + structure.points, "lost": before - structure.points, "objective": before + worth,
        "both": before + structure.points + worth, "one": after + 1,
    }  # fmt: skip
    sums = {"points": structure.points, "worth": worth, "n": before, "total": after}
    wrong = numbers(*((n, Text("quiz-worth-why", {**sums, "how": how})) for how, n in guesses.items()))
    target = target_name(setup, setup.by_target[structure.id])
    params = {
        "deed": describe_use(p, action), "structure": target, "points": structure.points, "tile": structure.tile, "side": named(p, scorer),
        "n": before, "worth": worth, "hit": action.kind == "demolish",
    }  # fmt: skip
    structure_rules = ("na.structure.1", *(("na.structure.5",) if scorer != DEMOLISHER else ()))
    rules = (*(structure_rules if action.kind == "demolish" else ()), name)
    wrong = [mistake for mistake in wrong if mistake[0] != str(after)]
    if len(dict(wrong)) < 2:
        return None
    return Sketch(Text("quiz-worth", params), str(after), wrong, why, rules, p, side, p.format(action))


def _escape(p: Position, rng: Random) -> Sketch | None:
    """Ask whether a soldier can leave the board here."""
    side, setup = p.turn, p.setup
    able = [(i, a.kind) for i, card in enumerate(setup.cards[side]) if p.halves[side].hand[i] for a in card.abilities if a.kind in STEPS]
    able = [(i, kind) for i, kind in able if p.stands[setup.unit_of[side][i]][0]]
    if not able:
        return None
    index, kind = rng.choice(able)
    unit = setup.unit_of[side][index]
    tile = rng.choice((*setup.exits, *setup.exits, *rng.sample(setup.board.tiles, 2)))
    p = with_stand(p, unit, tile)
    action = Action(kind, setup.sides[side], setup.cards[side][index].id, (EXIT,))
    broken_rules = {v.rule for v in p.check(action).violations}
    if broken_rules - {"na.escape.1", "na.escape.2"}:
        return None
    yes, point, other = Text("quiz-control-yes"), Text("quiz-escape-point"), Text("quiz-escape-named")
    both = Text("quiz-escape-both")
    labels: dict[tuple[str, ...], Label] = {(): yes, ("na.escape.1",): point, ("na.escape.2",): other, ("na.escape.1", "na.escape.2"): both}
    right = labels[tuple(sorted(broken_rules))]
    here, may = "na.escape.1" not in broken_rules, "na.escape.2" not in broken_rules
    says = {"tile": tile, "counter": counter_name(setup, unit), "here": here, "may": may}
    names = {(): "yes", ("na.escape.1",): "point", ("na.escape.2",): "named"}
    wrong: list[Wrong] = [
        (label, Text("quiz-escape-why", {**says, "name": names.get(key, "both")})) for key, label in labels.items() if label != right
    ]
    why = Text("quiz-after-escape", says)
    rules = tuple(sorted(broken_rules)) or ("na.escape.1", "na.escape.2")
    text = Text("quiz-escape", {"deed": describe_use(p, action), "counter": counter_name(setup, unit), "tile": tile})
    return Sketch(text, right, wrong, why, rules, p, side)


STEPS = ("move", "scout", "stalk")
PLACES = {"hand": HAND, "discard": DISCARD, "deck": DECK}
LEFT = ("one", "found", "all", "counter")


def _removed_cards(p: Position, rng: Random) -> Sketch | None:
    """Ask which cards leave the game when a soldier is hit."""
    shot = one_shot(p, rng, "attack", soldier=True)
    if not shot:
        return None
    target, own_cards = p.setup.counters[shot.target], cards_of(p, shot.target)
    case = rng.choice(("none", "none", "some"))
    for card in own_cards:
        for zone in (HAND, DISCARD, DECK):
            p = move_cards(p, target.side, card, zone, SUPPLY if rng.random() < 0.8 else REMOVED)
        if case == "some" and pile(p.halves[target.side], SUPPLY)[card]:
            p = move_cards(p, target.side, card, SUPPLY, rng.choice((HAND, DISCARD, DECK)), 1)
    counts = {zone: sum(pile(p.halves[target.side], zone)[card] for card in own_cards) for zone in (HAND, DISCARD, DECK, SUPPLY)}
    transition = happens(p, shot.action)
    if not counts[SUPPLY] or is_decided(p):
        return None
    loss = sum(transition.after.halves[target.side].removed) - sum(p.halves[target.side].removed)
    off = not transition.after.stands[shot.target][0]
    right, loss_rule = "all" if off else "one", next(e.rules[0] for e in transition.events if e.kind in ("card_lost", "counter_lost"))
    first = next((name for name in ("hand", "discard", "deck") if counts[PLACES[name]]), "")
    says = {"off": off, "zone": Text(f"zone-{first}") if first else "", "n": counts[SUPPLY]}
    why = Text("quiz-after-gone", says)
    labels = {name: Text(f"quiz-left-{name}", {"n": counts[SUPPLY]}) for name in LEFT}
    wrong: list[Wrong] = [(label, Text("quiz-gone-why", {**says, "name": name})) for name, label in labels.items() if name != right]
    params = {
        "deed": describe_attack(p, shot), "target": counter_name(p.setup, shot.target), "hand": counts[HAND], "discard": counts[DISCARD],
        "deck": counts[DECK], "supply": counts[SUPPLY],
    }  # fmt: skip
    if loss != (counts[SUPPLY] if off else 1):
        return None  # cards in the play area leave too, but the event does not list them
    if off:
        wrong.insert(rng.randrange(2), (Text("quiz-left-back"), rule("na.casualty.2")))
    rules = ("na.casualty.1", "na.casualty.2", "un.casualty.4") if off else (loss_rule,)
    return Sketch(Text("quiz-gone", params), labels[right], wrong, why, rules, p, target.side, p.format(shot.action))


ASKERS = (
    Asker("control", 1, ("na.control.1", "na.control.2", "un.control.1", "un.control.4", "un.control.5", "un.control.7"), _control, DESERT),
    Asker("route", 1, ("na.survey.1", "na.survey.4", "na.plot.1", "na.plot.2"), _route, DESERT),
    Asker("worth", 1, ("na.structure.1", "na.structure.2", "na.structure.3", "na.structure.5"), _worth, STRUCTURE_SCENARIOS),
    Asker("escape", 1, ("na.escape.1", "na.escape.2"), _escape, EXIT_SCENARIOS),
    Asker(
        "gone",
        2,
        ("na.casualty.1", "na.casualty.2", "un.casualty.1", "un.casualty.2", "un.casualty.3", "un.casualty.4"),
        _removed_cards,
        DESERT,
    ),
    Asker("fog", 2, ("na.survey.2", "na.survey.3", "na.plot.3", "na.plot.4"), _fog, DESERT),
)
