"""Questions about the other rules of the desert: control next to enemies, routes, structures, escape, permanent losses, and the end."""

from __future__ import annotations

from random import Random

from undaunted_nb.core.action import Action
from undaunted_nb.core.text import Text

from ..aboard import as_structure
from ..ending import judge
from ..kinds import EXIT, ability_of, origin
from ..names import card_name, counter_name, kind_name, target_name
from ..north_africa.losing import hopeless
from ..position import CONTROLLED, DECK, DISCARD, HAND, NONE, PLAY, RAZES, REMOVED, SCOUTED, SUPPLY, Draft, Position
from ..present import head
from . import (
    DESERT,
    Asker,
    Label,
    Sketch,
    Wrong,
    cards_of,
    deed,
    emptied,
    given,
    happens,
    is_soldier,
    named,
    numbers,
    one_shot,
    pile,
    rule,
    shifted,
    standing,
    told,
    why_not,
    with_mark,
    with_stand,
    with_vehicle,
    without,
)
from .vehicles import choices, demolition

RAZED = ("north-africa/airfield", "north-africa/convoy")
POINTS = ("north-africa/airfield", "north-africa/convoy", "north-africa/example-round")
EXITS = ("north-africa/breakout",)
HUNTS = ("north-africa/ambush", "north-africa/breakout")
"""Scenarios in which a side can win by neutralizing."""


def _decided(p: Position) -> bool:
    draft = Draft(p)
    judge(draft)
    return draft.outcome is not None


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
        vehicles = [i for i, it in enumerate(p.gear.vehicles) if it.tile]
        if not vehicles:
            return None
        vehicle = rng.choice(vehicles)
        p = with_vehicle(emptied(p, vehicle), vehicle, tile=here, owner=1 - side)
    action = Action("control", setup.sides[side], setup.cards[side][index].id)
    broken = {v.rule for v in p.check(action).violations}
    no = {
        "na.control.1": (Text("quiz-hold-enemy"), rule("na.control.1")),
        "un.control.4": (Text("quiz-control-bare"), Text("quiz-has-mark", {"tile": here})),
        "un.control.5": (Text("quiz-control-twice"), Text("quiz-not-twice", {"tile": here})),
        "na.control.2": (Text("quiz-hold-vehicle"), rule("na.control.2")),
    }
    if len(broken) > 1 or broken - no.keys():
        return None
    name = next(iter(broken), {"beside": "na.control.1", "empty": "na.control.2"}.get(case, "un.control.1"))
    yes = Text("quiz-control-yes")
    right = no[name][0] if broken else yes
    wrong: list[Wrong] = [(label, why) for label, why in no.values() if label != right]
    wrong += [(yes, rule(name))] if broken else []
    rng.shuffle(wrong)
    text = Text("quiz-hold", {"counter": counter_name(setup, unit), "tile": here})
    return Sketch(text, right, wrong, rule(name), (name,), p, side, p.format(action))


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
        size = rng.choice((1, x, x, x + 1))
        near = list(board.neighbors[start]) if start else []
        found = rng.sample(board.tiles, 1) if not near or rng.random() < 0.4 else [rng.choice(near)]
        while len(found) < size:
            found.append(rng.choice(board.neighbors[found[-1]]) if rng.random() < 0.5 else rng.choice((*near, *board.tiles)))
        return tuple(sorted(found))

    def label(a: Action) -> Label:
        return ", ".join(map(str, a.args))

    wrong, broken = choices(p, action, guess, label)
    main = f"na.{kind}.1"
    params = {"card": card_name(p.setup, p.turn, action.card), "kind": kind_name(kind), "x": x, "tile": start}
    return Sketch(Text("quiz-route", params), label(action), wrong, rule(main), tuple(sorted(broken | {main})), p, p.turn)


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
        p = shifted(p, side, fog, SUPPLY, DISCARD, have - spare)
    have = p.halves[side].supply[fog]
    events = happens(p, action).events
    placed = next(len(e.data["placed"]) for e in events if e.kind == "surveyed")
    taken = next((int(e.data["count"]) for e in events if e.kind == "fog_taken"), 0)
    each, few = ("na.survey.2", "na.survey.3") if kind == "survey" else ("na.plot.3", "na.plot.4")
    tiles = len(action.args)

    def cost(markers: int, cards: int) -> Text:
        return Text("quiz-cost", {"markers": markers, "fog": cards})

    fee = Text("quiz-scout-marked") if not placed else rule(few if taken < placed else each)
    wrong: list[Wrong] = [(cost(placed, placed), rule(few))] if taken < placed else []
    wrong += [(cost(taken, taken), rule(few))] if taken < placed else []
    wrong += [(cost(tiles, min(tiles, have)), Text("quiz-scout-marked")), (cost(placed, 0), rule(each)), (cost(placed, 1), fee)]
    wrong += [(cost(0, 0), rule(each)), (cost(placed, placed + 1), fee)]
    text = Text("quiz-fog", {"deed": deed(p, action), "n": have, "side": named(p, side)})
    after = Text("quiz-after-scout", {"markers": placed, "fog": taken})
    right = cost(placed, taken)
    rules = (few,) if taken < placed else (each,)
    return Sketch(text, right, [it for it in wrong if it[0] != right], after, rules, p, side, p.format(action), 3 if taken < placed else 2)


def _worth(p: Position, rng: Random) -> Sketch | None:
    """Ask how many points a side has after a structure is destroyed or its tile controlled."""
    setup, side = p.setup, p.turn
    if rng.random() < 0.5:
        found = demolition(p, rng)
        if not found or as_structure(setup, found[1].target) < 0:
            return None
        p, shot = found
        action, structure = shot.action, setup.structures[as_structure(setup, shot.target)]
        if rng.random() < 0.5:
            p = given(p, 1 - side, structure.tile)
    else:
        able = [i for i in setup.controls[side] if p.halves[side].hand[i] and p.stands[setup.unit_of[side][i]][0]]
        if not able or not standing(p):
            return None
        index, structure = rng.choice(able), setup.structures[rng.choice(standing(p))]
        p = _away(p, rng, 1 - side, structure.tile)
        p = with_mark(with_stand(p, setup.unit_of[side][index], structure.tile), side, structure.tile, SCOUTED)
        action = Action("control", setup.sides[side], setup.cards[side][index].id)
    if _decided(p) or why_not(p, action) is not None:
        return None
    asked = rng.choice((side, side, 1 - side))
    before, after = p.score(asked), happens(p, action).after.score(asked)
    name = "na.structure.2" if asked == RAZES else "na.structure.3"
    worth = dict(zip(setup.objectives, p.worth, strict=True)).get(structure.tile, 0)
    why = rule(name)
    wrong = numbers(
        (before, why), (before + structure.points, why), (before - structure.points, why), (before + worth, why), (after + 1, why)
    )
    target = target_name(setup, setup.by_target[structure.id])
    params = {
        "deed": deed(p, action), "structure": target, "points": structure.points, "tile": structure.tile, "side": named(p, asked),
        "n": before, "worth": worth, "hit": action.kind == "demolish",
    }  # fmt: skip
    rules = ("na.structure.1", name) if action.kind == "demolish" else (name,)
    wrong = [it for it in wrong if it[0] != str(after)]
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
    broken = {v.rule for v in p.check(action).violations}
    if broken - {"na.escape.1", "na.escape.2"}:
        return None
    yes, point, other = Text("quiz-control-yes"), Text("quiz-escape-point"), Text("quiz-escape-named")
    both = Text("quiz-escape-both")
    labels: dict[tuple[str, ...], Label] = {(): yes, ("na.escape.1",): point, ("na.escape.2",): other, ("na.escape.1", "na.escape.2"): both}
    right, why = labels[tuple(sorted(broken))], why_not(p, action) or rule("na.escape.1")
    wrong: list[Wrong] = [(label, why) for label in labels.values() if label != right]
    rules = tuple(sorted(broken)) or ("na.escape.1", "na.escape.2")
    text = Text("quiz-escape", {"deed": deed(p, action), "counter": counter_name(setup, unit), "tile": tile})
    return Sketch(text, right, wrong, why, rules, p, side)


STEPS = ("move", "scout", "stalk")
LEFT = ("one", "found", "all", "counter")


def _gone(p: Position, rng: Random) -> Sketch | None:
    """Ask which cards leave the game when a soldier is hit."""
    shot = one_shot(p, rng, "attack", soldier=True)
    if not shot:
        return None
    it, own = p.setup.counters[shot.target], cards_of(p, shot.target)
    kept = rng.choice(("none", "none", "some"))
    for card in own:
        for zone in (HAND, DISCARD, DECK):
            p = shifted(p, it.side, card, zone, SUPPLY if rng.random() < 0.8 else REMOVED)
        if kept == "some" and pile(p.halves[it.side], SUPPLY)[card]:
            p = shifted(p, it.side, card, SUPPLY, rng.choice((HAND, DISCARD, DECK)), 1)
    found = {zone: sum(pile(p.halves[it.side], zone)[card] for card in own) for zone in (HAND, DISCARD, DECK, SUPPLY)}
    done = happens(p, shot.action)
    if not found[SUPPLY] or _decided(p):
        return None
    lost = sum(done.after.halves[it.side].removed) - sum(p.halves[it.side].removed)
    off = not done.after.stands[shot.target][0]
    right, found_by = "all" if off else "one", next(e.rules[0] for e in done.events if e.kind in ("card_lost", "counter_lost"))
    why = rule("na.casualty.1" if off else found_by)
    labels = {name: Text(f"quiz-left-{name}", {"n": found[SUPPLY]}) for name in LEFT}
    wrong: list[Wrong] = [(label, why) for name, label in labels.items() if name != right]
    params = {
        "deed": told(p, shot), "target": counter_name(p.setup, shot.target), "hand": found[HAND], "discard": found[DISCARD],
        "deck": found[DECK], "supply": found[SUPPLY],
    }  # fmt: skip
    if lost != (found[SUPPLY] if off else 1):
        return None  # cards in the play area leave too, but the event does not list them
    rules = ("na.casualty.1", "un.casualty.4") if off else (found_by,)
    return Sketch(Text("quiz-gone", params), labels[right], wrong, why, rules, p, it.side, p.format(shot.action))


def goals_of(p: Position) -> list[Text]:
    """Return the goals of each side, and its progress."""
    return [Text("quiz-goal", {"side": row["name"], "goal": row["text"]}) for row in head(p)["score"]]


def _ended(p: Position, rng: Random) -> Sketch | None:
    """Ask which side has won, if any, after the last wound of a soldier."""
    shot = one_shot(p, rng, "attack", "strafe", soldier=True)
    if not shot or not is_soldier(p, shot.target):
        return None
    side, victim = p.turn, 1 - p.turn
    for card in cards_of(p, shot.target):
        for zone in (HAND, DISCARD, DECK):
            p = shifted(p, victim, card, zone, SUPPLY)
    others = [i for i in p.setup.by_side[victim] if i != shot.target and p.stands[i][0]]
    for other in rng.sample(others, min(len(others), rng.randrange(4))):
        changed = without(p, other)
        p = p if _decided(changed) else changed
    if _decided(p) or not p.check(shot.action).legal:
        return None
    done = happens(p, shot.action)
    names = {i: Text("quiz-wins", {"side": named(p, i)}) for i in (0, 1)}
    on, later = Text("quiz-goes-on"), Text("quiz-end-of-round")
    if done.after.outcome:
        won = p.setup.side(done.after.outcome.winner)
        why, right = rule(done.after.outcome.rule), names[won]
        wrong: list[Wrong] = [(on, why), (names[1 - won], why), (later, rule("un.end.1"))]
        rules: tuple[str, ...] = (done.after.outcome.rule, "un.end.1", "na.neutralise.1")
    else:
        why, right = Text("quiz-short-of-goal"), on
        wrong = [(names[side], why), (later, why), (names[victim], Text("quiz-nothing-won"))]
        rules = ("na.neutralise.1",)
    params = {"deed": told(p, shot), "target": counter_name(p.setup, shot.target), "goals": goals_of(p)}
    return Sketch(Text("quiz-ended", params), right, wrong, why, rules, p, victim, p.format(shot.action))


def _hopeless(p: Position, rng: Random) -> Sketch | None:
    """Ask which side has won, if any, when the soldier with the last cards that could Control is hit."""
    side, victim = p.turn, 1 - p.turn
    shot = one_shot(p, rng, "attack", "strafe", soldier=True)
    if not shot or not set(cards_of(p, shot.target)) & set(p.setup.controls[victim]):
        return None
    mine = cards_of(p, shot.target)[0]
    for card in p.setup.controls[victim]:
        for zone in (HAND, DISCARD, DECK, PLAY, SUPPLY):
            p = shifted(p, victim, card, zone, REMOVED)
    for zone in (SUPPLY, rng.choice((SUPPLY, SUPPLY, HAND, DISCARD, DECK))):
        p = shifted(p, victim, mine, REMOVED, zone, 1) if pile(p.halves[victim], REMOVED)[mine] else p
    for tile in p.setup.objectives:
        if rng.random() < 0.3:
            changed = given(p, rng.choice((side, side, victim)), tile)
            p = p if _decided(changed) else changed
    if _decided(p) or not p.check(shot.action).legal:
        return None
    after = happens(p, shot.action).after
    lost = hopeless(Draft(after), victim) if not after.outcome else True
    names = {i: Text("quiz-wins", {"side": named(p, i)}) for i in (0, 1)}
    on, later = Text("quiz-goes-on"), Text("quiz-end-of-round")
    why = rule("na.hopeless.3" if lost else "na.hopeless.1")
    right: Label = names[p.setup.side(after.outcome.winner)] if after.outcome else on
    wrong: list[Wrong] = [(label, why) for label in (on, names[side], names[victim]) if label != right]
    wrong.append((later, rule("un.end.1")))
    own = {zone: pile(p.halves[victim], zone)[mine] for zone in (HAND, DISCARD, DECK, SUPPLY)}
    params = {
        "deed": told(p, shot), "target": counter_name(p.setup, shot.target), "hand": own[HAND], "discard": own[DISCARD], "deck": own[DECK],
        "supply": own[SUPPLY], "side": named(p, victim), "goals": goals_of(p),
    }  # fmt: skip
    rules = ("na.hopeless.1", *(("na.hopeless.3",) if lost else ()))
    return Sketch(Text("quiz-despair", params), right, wrong, why, rules, p, victim, p.format(shot.action))


ASKERS = (
    Asker("control", 1, ("na.control.1", "na.control.2", "un.control.1", "un.control.4", "un.control.5"), _control, DESERT),
    Asker("route", 1, ("na.survey.1", "na.survey.4", "na.plot.1", "na.plot.2"), _route, DESERT),
    Asker("worth", 1, ("na.structure.1", "na.structure.2", "na.structure.3"), _worth, RAZED),
    Asker("escape", 1, ("na.escape.1", "na.escape.2"), _escape, EXITS),
    Asker("gone", 2, ("na.casualty.1", "un.casualty.1", "un.casualty.2", "un.casualty.3", "un.casualty.4"), _gone, DESERT),
    Asker("fog", 2, ("na.survey.2", "na.survey.3", "na.plot.3", "na.plot.4"), _fog, DESERT),
    Asker("hopeless", 3, ("na.hopeless.1", "na.hopeless.3"), _hopeless, POINTS),
    Asker("ended", 3, ("na.neutralise.1", "na.neutralise.3", "un.end.1"), _ended, HUNTS),
)
