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
    able_cards,
    cards_of,
    clear_tile,
    cost,
    costs,
    describe_attack,
    describe_use,
    happens,
    is_decided,
    move_cards,
    named,
    need,
    one_shot,
    pile,
    reasons,
    rule,
    standing,
    why_not,
    with_control,
    with_mark,
    with_stand,
    with_vehicle,
    without_crew,
)
from .board import limit_fog
from .vehicles import choices, demolition

STRUCTURE_SCENARIOS = ("north-africa/airfield", "north-africa/convoy")
EXIT_SCENARIOS = ("north-africa/breakout",)


def _control(p: Position, rng: Random) -> Sketch:
    """Ask whether a soldier can control their tile."""
    side, setup = p.turn, p.setup
    able, foes = able_cards(p, "control"), [i for i in setup.by_side[1 - side] if p.stands[i][0]]
    case = rng.choice(("free", "beside", "beside", "held", "held", "empty", "bare", "twice"))
    need(able and foes)
    index = rng.choice(able)
    unit = setup.unit_of[side][index]
    here = p.stands[unit][0]
    p = clear_tile(with_stand(p, unit, here), 1 - side, here, rng)
    p = with_mark(p, side, here, {"bare": NONE, "twice": CONTROLLED}.get(case, SCOUTED))
    p = with_mark(p, 1 - side, here, CONTROLLED if case in ("held", "empty") else SCOUTED)
    if case in ("beside", "held"):
        p = with_stand(p, rng.choice(foes), here, suppressed=rng.random() < 0.5)
    if case == "empty":
        vehicles = need([i for i, state in enumerate(p.gear.vehicles) if state.tile])
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
    need(len(broken_rules) <= 1 and broken_rules <= no.keys())
    name = next(iter(broken_rules), {"beside": "na.control.1", "empty": "na.control.2"}.get(case, "un.control.1"))
    yes = Text("quiz-control-yes")
    right = no[name][0] if broken_rules else yes
    wrong = [(label, why) for label, why in no.values() if label != right]
    wrong += [(yes, rule(name))] if broken_rules else []
    rng.shuffle(wrong)
    low = "na.control.1" in broken_rules and any(p.stands[foe] == (here, True) for foe in foes)
    after = reasons(rule(name), rule("un.control.7")) if low else rule(name)
    rules = (name, "un.control.7" if low else "")
    text = Text("quiz-hold", {"counter": counter_name(setup, unit), "tile": here})
    return Sketch(p, text, right=right, wrong=wrong, rules=rules, after=after, action=action)


def _route(p: Position, rng: Random) -> Sketch:
    """Ask which tiles can be chosen for Survey or Plot."""
    ways = {kind: [a for a in p.actions() if a.kind == kind] for kind in ("survey", "plot")}
    kind = rng.choice(sorted(ways))
    need(ways[kind])
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
    main = f"na.{kind}.1"
    params = {"card": card_name(p.setup, p.turn, action.card), "kind": kind_name(kind), "x": x, "tile": start}
    rules = sorted(broken_rules | {main})
    return Sketch(p, Text("quiz-route", params), right=label(action), wrong=wrong, rules=rules, after=rule(main))


def _fog(p: Position, rng: Random) -> Sketch:
    """Ask how many markers a Survey or Plot places, and how many Fog of War it costs."""
    kinds = need(sorted({a.kind for a in p.actions() if a.kind in ("survey", "plot")}))
    kind = rng.choice(kinds)
    ways = [a for a in p.actions() if a.kind == kind]
    most = max(len(a.args) for a in ways)
    action = rng.choice([a for a in ways if len(a.args) == most])
    side = p.turn
    if rng.random() < 0.4:
        p = with_mark(p, side, str(rng.choice(action.args)), SCOUTED)
    p = limit_fog(p, rng)
    have = p.halves[side].supply[p.setup.fog[side]]
    events = happens(p, action).events
    markers = next(len(e.data["placed"]) for e in events if e.kind == "surveyed")
    fog_count = next((int(e.data["count"]) for e in events if e.kind == "fog_taken"), 0)
    full, too_few = ("na.survey.2", "na.survey.3") if kind == "survey" else ("na.plot.3", "na.plot.4")
    tiles = len(action.args)
    guesses = [(markers, markers), (fog_count, fog_count)] if fog_count < markers else []
    guesses += [(tiles, min(tiles, have)), (markers, 0), (markers, 1), (0, 0), (markers, markers + 1)]
    wrong = costs(guesses, markers, fog_count, tiles - markers, have)
    text = Text("quiz-fog", {"deed": describe_use(p, action), "n": have, "side": named(p, side)})
    after = Text("quiz-after-fog", {"markers": markers, "fog": fog_count})
    rules, level = ([too_few], 3) if fog_count < markers else ([full], 2)
    return Sketch(p, text, right=cost(markers, fog_count), wrong=wrong, rules=rules, after=after, action=action, level=level)


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


def _worth(p: Position, rng: Random) -> Sketch:
    """Ask how many points a side has after a structure is destroyed or its tile controlled."""
    setup, side = p.setup, p.turn
    if rng.random() < 0.5:
        p, shot = need(demolition(p, rng))
        action, number = shot.action, as_structure(setup, shot.target)
        need(number >= 0)
        structure = setup.structures[number]
        if rng.random() < 0.5:
            p = with_control(p, 1 - side, structure.tile)
    else:
        able = need([i for i in setup.controls[side] if p.halves[side].hand[i] and p.stands[setup.unit_of[side][i]][0]])
        need(standing(p))
        index, structure = rng.choice(able), setup.structures[rng.choice(standing(p))]
        p = clear_tile(p, 1 - side, structure.tile, rng)
        p = with_mark(with_stand(p, setup.unit_of[side][index], structure.tile), side, structure.tile, SCOUTED)
        action = Action("control", setup.sides[side], setup.cards[side][index].id)
    need(not is_decided(p) and why_not(p, action) is None)
    p = _with_scores(p, rng, structure)
    scorer = rng.choice((side, side, 1 - side))
    before, after = p.score(scorer), happens(p, action).after.score(scorer)
    name = "na.structure.2" if scorer == DEMOLISHER else "na.structure.3"
    worth = dict(zip(setup.objectives, p.worth, strict=True)).get(structure.tile, 0)
    change = {"n": before, "change": abs(after - before), "more": after >= before, "total": after}
    guesses = {
        "none": before, "structure": before + structure.points, "lost": before - structure.points, "objective": before + worth,
        "both": before + structure.points + worth, "one": after + 1,
    }  # fmt: skip
    sums = {"points": structure.points, "worth": worth, "n": before, "total": after}
    wrong = [(n, Text("quiz-worth-why", {**sums, "how": how})) for how, n in guesses.items() if n >= 0 and n != after]
    need(len(dict(wrong)) >= 2)
    target = target_name(setup, setup.by_target[structure.id])
    params = {
        "deed": describe_use(p, action), "structure": target, "points": structure.points, "tile": structure.tile, "side": named(p, scorer),
        "n": before, "worth": worth, "hit": action.kind == "demolish",
    }  # fmt: skip
    rules = [name]
    if action.kind == "demolish":
        rules = ["na.structure.1", "na.structure.5" if scorer != DEMOLISHER else "", name]
    why = Text("quiz-after-worth", {"rule": rule(name), **change})
    return Sketch(p, Text("quiz-worth", params), right=after, wrong=wrong, rules=rules, after=why, action=action)


def _escape(p: Position, rng: Random) -> Sketch:
    """Ask whether a soldier can leave the board here."""
    side, setup = p.turn, p.setup
    able = [(i, a.kind) for i, card in enumerate(setup.cards[side]) if p.halves[side].hand[i] for a in card.abilities if a.kind in STEPS]
    able = need([(i, kind) for i, kind in able if p.stands[setup.unit_of[side][i]][0]])
    index, kind = rng.choice(able)
    unit = setup.unit_of[side][index]
    tile = rng.choice((*setup.exits, *setup.exits, *rng.sample(setup.board.tiles, 2)))
    p = with_stand(p, unit, tile)
    action = Action(kind, setup.sides[side], setup.cards[side][index].id, (EXIT,))
    broken_rules = {v.rule for v in p.check(action).violations}
    need(broken_rules <= {"na.escape.1", "na.escape.2"})
    here, may = "na.escape.1" not in broken_rules, "na.escape.2" not in broken_rules
    labels = {
        "yes": Text("quiz-control-yes"), "point": Text("quiz-escape-point"), "named": Text("quiz-escape-named"),
        "both": Text("quiz-escape-both"),
    }  # fmt: skip
    right = labels["yes" if here and may else "named" if here else "point" if may else "both"]
    says = {"tile": tile, "counter": counter_name(setup, unit), "here": here, "may": may}
    wrong = [(label, Text("quiz-escape-why", {**says, "name": name})) for name, label in labels.items()]
    text = Text("quiz-escape", {"deed": describe_use(p, action), "counter": counter_name(setup, unit), "tile": tile})
    return Sketch(p, text, right=right, wrong=wrong, rules=sorted(broken_rules) or None, after=Text("quiz-after-escape", says))


STEPS = ("move", "scout", "stalk")
PLACES = {"hand": HAND, "discard": DISCARD, "deck": DECK}
LEFT = ("one", "found", "all", "counter")


def _removed_cards(p: Position, rng: Random) -> Sketch:
    """Ask which cards leave the game when a soldier is hit."""
    shot = one_shot(p, rng, "attack", soldier=True)
    target, own_cards = p.setup.counters[shot.target], cards_of(p, shot.target)
    case = rng.choice(("none", "none", "some"))
    for card in own_cards:
        for zone in (HAND, DISCARD, DECK):
            p = move_cards(p, target.side, card, zone, SUPPLY if rng.random() < 0.8 else REMOVED)
        if case == "some" and pile(p.halves[target.side], SUPPLY)[card]:
            p = move_cards(p, target.side, card, SUPPLY, rng.choice((HAND, DISCARD, DECK)), 1)
    counts = {zone: sum(pile(p.halves[target.side], zone)[card] for card in own_cards) for zone in (HAND, DISCARD, DECK, SUPPLY)}
    transition = happens(p, shot.action)
    need(counts[SUPPLY] and not is_decided(p))
    loss = sum(transition.after.halves[target.side].removed) - sum(p.halves[target.side].removed)
    off = not transition.after.stands[shot.target][0]
    right, loss_rule = "all" if off else "one", next(e.rules[0] for e in transition.events if e.kind in ("card_lost", "counter_lost"))
    first = next((name for name in ("hand", "discard", "deck") if counts[PLACES[name]]), "")
    says = {"off": off, "zone": Text(f"zone-{first}") if first else "", "n": counts[SUPPLY]}
    labels = {name: Text(f"quiz-left-{name}", {"n": counts[SUPPLY]}) for name in LEFT}
    wrong: list[Wrong] = [(label, Text("quiz-gone-why", {**says, "name": name})) for name, label in labels.items() if name != right]
    params = {
        "deed": describe_attack(p, shot), "target": counter_name(p.setup, shot.target), "hand": counts[HAND], "discard": counts[DISCARD],
        "deck": counts[DECK], "supply": counts[SUPPLY],
    }  # fmt: skip
    need(loss == (counts[SUPPLY] if off else 1))  # cards in the play area leave too, but the event does not list them
    if off:
        wrong.insert(rng.randrange(2), (Text("quiz-left-back"), rule("na.casualty.2")))
    rules = ("na.casualty.1", "na.casualty.2", "un.casualty.4") if off else (loss_rule,)
    text, after = Text("quiz-gone", params), Text("quiz-after-gone", says)
    return Sketch(p, text, right=labels[right], wrong=wrong, rules=rules, after=after, side=target.side, action=shot.action)


ASKERS = (
    Asker("control", 1, ("na.control.1", "na.control.2", "un.control.1", "un.control.4", "un.control.5", "un.control.7"), _control, DESERT),
    Asker("route", 1, ("na.survey.1", "na.survey.4", "na.plot.1", "na.plot.2"), _route, DESERT),
    Asker("worth", 1, ("na.structure.1", "na.structure.2", "na.structure.3", "na.structure.5"), _worth, STRUCTURE_SCENARIOS),
    Asker("escape", 1, ("na.escape.1", "na.escape.2"), _escape, EXIT_SCENARIOS),
    Asker("gone", 2, ("na.casualty.1", "na.casualty.2", *(f"un.casualty.{n}" for n in (1, 2, 3, 4))), _removed_cards, DESERT),
    Asker("fog", 2, ("na.survey.2", "na.survey.3", "na.plot.3", "na.plot.4"), _fog, DESERT),
)
