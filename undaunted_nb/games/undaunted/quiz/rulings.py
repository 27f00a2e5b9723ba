"""Questions about the rules themselves: which use of a card is illegal, which rule applies, and in which order losses come."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.text import Text

from ..rules.actions import EXIT, ability_of, form_of, origin, unit_index
from ..rules.state.crew import as_vehicle, crew_of
from ..rules.state.names import counter_name, vehicle_name
from ..rules.state.position import CONTROLLED, DECK, DISCARD, HAND, PLAY, SCOUTED, SUPPLY, Position
from ..rules.state.setup import Vehicle
from . import (  # fmt: skip
    ANY,
    DESERT,
    Asker,
    Sketch,
    cards_of,
    clear_tile,
    describe_attack,
    describe_use,
    happens,
    is_decided,
    move_cards,
    named,
    need,
    one_shot,
    pile,
    rule,
    title,
    why_not,
    with_half,
    with_mark,
    with_stand,
    with_vehicle,
    without_soldier,
)
from .cards import main_rule

GUESSES = 40
"""The number of actions to guess for an illegal one."""
IDLE = ("end turn", "hunker down", "ready")
AT_ONE = ("attack", "suppress", "strafe", "antitank", "demolish")
SEATS = ("enter", "leave", "seat", "swap")


def _use(p: Position, rng: Random, card: int, kind: str) -> Action | None:
    """Return a use of a card with choices at random, near what could be legal. None if there is nothing to choose."""
    setup, side, form = p.setup, p.turn, form_of(p.setup, kind)
    blank = Action(kind, setup.sides[side], setup.cards[side][card].id)
    ability = ability_of(p, blank)
    x, unit = ability.x if ability else 1, setup.unit_of[side][card]
    vehicle = p.gear.spots[unit][0] if unit >= 0 and p.gear.spots else -1
    played_cards = [setup.cards[side][i].id for zone in (PLAY, SUPPLY) for i, n in enumerate(pile(p.halves[side], zone)) if n]
    choices: dict[str, Callable[[], tuple[str | int, ...]]] = {
        "tiles": lambda: _path(p, rng, origin(p, blank), x + 1),
        "path": lambda: _path(p, rng, origin(p, blank), x + 1),
        "tile": lambda: _path(p, rng, origin(p, blank), 1),
        "tile set": lambda: _path(p, rng, origin(p, blank), 1),
        "counter": lambda: (rng.choice(setup.counters).id,),
        "own counter": lambda: (setup.counters[rng.choice(setup.by_side[side])].id,),
        "target": lambda: (rng.choice(setup.targets),),
        "counter tiles": lambda: _guide_choice(p, rng),
        "cards": lambda: tuple(sorted(rng.choice([*played_cards, blank.card, blank.card]) for _ in range(rng.randint(1, x)))),
        "number": lambda: (rng.randint(0, x + 1),),
        "vehicle seat": lambda: _seat(rng, rng.choice(setup.vehicles)),
        "seat": lambda: _seat(rng, setup.vehicles[vehicle])[1:] if vehicle >= 0 else (),
    }
    args = choices[form]() if form in choices else ()
    return blank._replace(args=args) if args or form == "nothing" else None


def _path(p: Position, rng: Random, start: str, most: int) -> tuple[str, ...]:
    """Return some tiles, most often a path from a tile."""
    neighbors = p.setup.board.neighbors
    path = [rng.choice(neighbors[start] if start and rng.random() < 0.8 else p.setup.board.tiles)]
    while len(path) < most and rng.random() < 0.5:
        path.append(rng.choice(neighbors[path[-1]]))
    return tuple(path)


def _guide_choice(p: Position, rng: Random) -> tuple[str, ...]:
    """Return a counter on the board and a tile next to it."""
    low = [i for i in p.setup.by_side[p.turn] if p.stands[i][1]]
    counter = rng.choice(low if low and rng.random() < 0.3 else [i for i, (at, _) in enumerate(p.stands) if at] or [0])
    return p.setup.counters[counter].id, *_path(p, rng, p.stands[counter][0], 1)


def _seat(rng: Random, vehicle: Vehicle) -> tuple[str, str]:
    """Return a vehicle and one of its seats."""
    return vehicle.id, rng.choice(vehicle.seats).id


def with_rarity(p: Position, rng: Random) -> Position:
    """Return the position with something uncommon in it that a card in hand can meet."""
    setup, side = p.setup, p.turn
    hand = [card for card, n in zip(setup.cards[side], p.halves[side].hand, strict=True) if n]
    units = [setup.unit_of[side][setup.by_card[side][card.id]] for card in hand]
    on_board = [unit for unit in units if unit >= 0 and p.stands[unit][0]]
    able = [unit for unit, card in zip(units, hand, strict=True) if unit in on_board and card.ability("control")]
    kinds = {ability.kind for card in hand for ability in card.abilities}
    cases = [
        *(("low", "off") if on_board else ()), *(("held", "held") if able else ()), *(("fog",) * 3 if "conceal" in kinds else ()),
        *(("bare",) * 3 if kinds & {"recon", "command"} else ()), *(("gear",) * 6 if p.gear.spots and on_board else ()),
    ]  # fmt: skip
    case = rng.choice([*cases, "plain"])
    if case == "low":
        unit = rng.choice(on_board)
        return p._replace(stands=(*p.stands[:unit], (p.stands[unit][0], True), *p.stands[unit + 1 :]))
    if case == "off":
        return with_stand(p, rng.choice(on_board), "")
    if case == "held":
        return _with_contested_tile(p, rng, rng.choice(able))
    if case == "fog":
        return move_cards(p, 1 - side, setup.fog[1 - side], SUPPLY, DISCARD)
    if case == "bare":
        for card in range(len(setup.cards[side])):
            for zone in (DECK, DISCARD):
                p = move_cards(p, side, card, zone, SUPPLY)
        fog = setup.fog[side]
        return move_cards(p, side, fog, SUPPLY, HAND, min(1, pile(p.halves[side], SUPPLY)[fog]))
    return _with_rare_gear(p, rng, rng.choice(on_board)) if case == "gear" else p


def _with_contested_tile(p: Position, rng: Random, unit: int) -> Position:
    """Return a position where the enemy controls a unit's tile, with none of its units on it, or the unit is at a radio it controls."""
    side, radio = p.turn, p.setup.radio
    here = radio.tile if radio and radio.side == side and rng.random() < 0.6 else p.stands[unit][0]
    p = with_stand(clear_tile(p, 1 - side, here, rng), unit, here)
    own_mark = CONTROLLED if radio and here == radio.tile else SCOUTED
    return with_mark(with_mark(p, side, here, own_mark), 1 - side, here, SCOUTED if own_mark == CONTROLLED else CONTROLLED)


def _with_rare_gear(p: Position, rng: Random, unit: int) -> Position:
    """Return the position with a soldier, or the vehicle with them, on rough terrain or an escape point, or in a broken vehicle."""
    setup, vehicle = p.setup, p.gear.spots[unit][0]
    if vehicle >= 0 and rng.random() < 0.3:
        return with_vehicle(p, vehicle, damage=setup.vehicles[vehicle].critical)
    tiles = list(setup.exits) or [t for t in setup.board.tiles if setup.tiles[t].rough]
    if not tiles:
        return p
    tile = rng.choice(tiles)
    if setup.exits and rng.random() < 0.4:  # others have escaped before
        side = setup.counters[unit].side
        escapers = [i for i in setup.escapers[side] if i < len(setup.counters) and i != unit and p.stands[i][0]]
        for other in rng.sample(escapers, min(3, len(escapers))):
            p = without_soldier(p, other)
            p = p._replace(gear=p.gear._replace(left=(*p.gear.left[:other], side, *p.gear.left[other + 1 :])))
    if vehicle < 0 or p.gear.spots[unit][0] < 0:
        return with_stand(p, unit, tile)
    for soldier, (seat_vehicle, _) in enumerate(p.gear.spots):
        if seat_vehicle == vehicle:
            p = p._replace(stands=(*p.stands[:soldier], (tile, p.stands[soldier][1]), *p.stands[soldier + 1 :]))
    return with_vehicle(p, vehicle, tile=tile)


def _illegal(p: Position, rng: Random) -> Sketch:
    """Ask which of four uses of cards is illegal."""
    p, setup, side = with_rarity(p, rng), p.setup, p.turn
    legal = {(a.card, a.kind): a for a in rng.sample(p.actions(), len(p.actions())) if a.kind not in IDLE}
    hand = [i for i, n in enumerate(p.halves[side].hand) if n]
    need(len(legal) >= 2 and hand)
    by_rule: dict[str, tuple[Action, Text]] = {}
    for _ in range(GUESSES):
        index = rng.choice(hand)
        card = setup.cards[side][index]
        kinds = [ability.kind for ability in card.abilities] or [rng.choice(("move", "attack"))]
        if setup.vehicles and rng.random() < 0.4:
            kinds = [rng.choice(SEATS)]
        elif rng.random() < 0.15:
            kinds = [rng.choice(("attack", "suppress", "control", "scout"))]
        a = _use(p, rng, index, rng.choice(kinds))
        reason = why_not(p, a) if a else None
        if a and reason:
            broken_rules = [violation.rule for violation in p.check(a).violations]
            for name in broken_rules if len(broken_rules) <= 2 else ():
                by_rule.setdefault(name, (a, reason))
    name = need(_one_of(by_rule, rng))
    need(not is_decided(p))
    action, reason = by_rule[name]
    deeds = [(describe_use(p, a), rule(main_rule(p, a.kind))) for a in legal.values()]
    wrong = [(deed, Text("quiz-illegal-why", {"deed": deed, "rule": why})) for deed, why in deeds]
    after = Text("quiz-after-illegal", {"why": reason, "rule": rule(name)})
    rules = [violation.rule for violation in p.check(action).violations]
    return Sketch(p, Text("quiz-illegal", {"side": named(p, side)}), right=describe_use(p, action), wrong=wrong, rules=rules, after=after)


USUAL = {
    "na.combat.1", "na.combat.2", "na.inside.1", "na.inside.2", "na.seat.1", "na.seat.4", "na.seat.5", "na.swap.1", "na.vehicle.8",
    "na.vehicle.9", "un.attack.1", "un.board.1", "un.board.2", "un.bolster.1", "un.bolster.2", "un.card.1", "un.card.4", "un.command.1",
    "un.command.2", "un.conceal.1", "un.control.5", "un.fog.1", "un.inspire.1", "un.move.1", "un.move.2", "un.recon.1", "un.recon.2",
    "un.scout.1", "un.scout.2", "un.stalk.1", "un.suppressed.3",
}  # fmt: skip
"""Rules that come up in most positions."""
RARE = {
    "un.guide.2", "un.spawn.3", "un.spawn.4", "un.blast.4", "un.blast.5", "un.move.5", "un.control.6",
    "na.escape.4", "na.escape.5", "na.escape.7", "na.drive.4", "na.repair.4",
}  # fmt: skip
"""Rules that hardly any position shows. They are asked whenever one does."""
SELDOM, NOW_AND_THEN = 0.04, 0.35
"""The shares in which the usual rules and the others are asked, so that the rare ones come up too."""


def _one_of(names: Iterable[str], rng: Random) -> str:
    """Return one of these rules, a rare one if there is any. Often it is an empty text."""
    candidates = sorted(names)
    rare = [name for name in candidates if name in RARE]
    picks = rare or [name for name in candidates if rng.random() < (SELDOM if name in USUAL else NOW_AND_THEN)]
    return rng.choice(picks) if picks else ""


ALIKE = (
    ("un.control.2", "un.control.3", "un.control.4", "un.control.5", "un.control.6"),
    ("un.scout.1", "un.scout.2", "un.scout.5", "un.stalk.1", "un.board.2", "un.guide.1", "un.move.5", "un.move.2"),
    ("un.conceal.1", "un.conceal.2", "un.recon.1", "un.recon.3", "un.bolster.4", "un.recon.2"),
    ("un.fog.2", "un.conceal.1", "un.conceal.2", "un.bolster.4", "un.fog.1"),
    ("un.spawn.5", "un.spawn.6", "un.spawn.3", "un.suppressed.3", "un.suppressed.1"),
    ("un.blast.4", "un.blast.5", "un.blast.2", "un.attack.1"),
    ("na.seat.4", "na.seat.5", "na.seat.1", "na.swap.1", "na.seat.3"),
    ("un.draw.4", "un.draw.2", "un.draw.3", "un.command.2"),
    ("na.vehicle.8", "na.vehicle.7", "na.vehicle.4", "na.neutralise.4"),
    ("na.vehicle.3", "na.vehicle.10", "na.vehicle.2", "na.vehicle.5"),
    ("na.drive.4", "na.drive.3", "na.inside.2", "na.escape.1"),
    ("na.inside.1", "na.inside.2", "na.swap.1", "na.seat.4"),
    ("na.escape.3", "na.casualty.2", "na.escape.6", "na.seat.4"),
    ("na.escape.4", "na.escape.6", "na.neutralise.1", "na.seat.5"),
    ("na.escape.5", "na.escape.6", "na.vehicle.11", "na.seat.4"),
    ("na.escape.7", "na.neutralise.3", "un.end.2", "na.escape.6"),
    ("na.escape.8", "un.draw.2", "un.draw.4", "na.casualty.1"),
    ("na.neutralise.2", "na.neutralise.1", "na.neutralise.3", "na.casualty.2"),
)
"""Rules that are easily taken for each other, each group led by what an action can be an example of."""


def _cite_rules(p: Position, a: Action) -> set[str]:
    """Return the rules that an action is an example of, without those that its events always cite and that do not apply."""
    rules = {name for event in happens(p, a).events for name in event.rules}
    unit = unit_index(p, a)
    if unit < 0 or p.stands[unit][0]:
        rules -= {"un.spawn.6", "un.spawn.5"}
    if unit < 0 or not p.stands[unit][1]:
        rules -= {"un.suppressed.3"}
    return rules


def _applies(p: Position, rng: Random) -> Sketch:
    """Ask which of several rules, easily taken for each other, applies to a use of a card."""
    p = with_rarity(p, rng)
    uses: dict[tuple[str, str, bool], list[Action]] = {}
    for a in p.actions():
        hits = a.kind in AT_ONE
        if a.kind not in ("end turn", "ready") and not (hits and as_vehicle(p.setup, p.setup.by_target[str(a.args[0])]) < 0):
            uses.setdefault((a.card, a.kind, EXIT in a.args), []).append(a)
    by_rule: dict[str, Action] = {}
    cited_rules: dict[str, set[str]] = {}
    for ways in rng.sample(list(uses.values()), len(uses)):
        a = rng.choice(ways)
        applied_rules = _cite_rules(p, a)
        for name in applied_rules & LEAD:
            by_rule[name], cited_rules[name] = a, applied_rules
    name = need(_one_of(by_rule, rng))
    need(not is_decided(p))
    action = by_rule[name]
    others = {other for group in ALIKE if name in group for other in group} - cited_rules[name]
    known = sorted(other for other in others if p.setup.has_gear or other.startswith("un."))
    wrong = [(title(other), Text("quiz-applies-why", {"rule": rule(other)})) for other in rng.sample(known, len(known))]
    text = Text("quiz-applies", {"deed": describe_use(p, action), "note": _note(p, action)})
    return Sketch(p, text, right=title(name), wrong=wrong, rules=[name], action=action)


LEAD = {
    "un.control.2", "un.control.6", "un.scout.1", "un.stalk.1", "un.guide.1", "un.move.5", "un.board.2", "un.conceal.2", "un.recon.3",
    "un.bolster.4", "un.fog.2", "un.spawn.5", "un.spawn.6", "un.suppressed.3", "un.blast.4", "un.blast.5", "un.draw.4",
    "na.seat.4", "na.seat.5", "na.swap.1", "na.vehicle.3", "na.drive.4", "na.inside.1", "na.vehicle.8", "na.escape.3", "na.escape.4",
    "na.escape.5", "na.escape.7", "na.escape.8", "na.neutralise.2",
}  # fmt: skip
"""The rules that this kind of question asks."""


def _note(p: Position, a: Action) -> Text | str:
    """Return what the question must tell besides the action: where its unit is, or how its piles are."""
    unit, side = unit_index(p, a), p.turn
    if a.kind == "conceal":
        return Text("quiz-note-fog", {"n": pile(p.halves[1 - side], SUPPLY)[p.setup.fog[1 - side]], "side": named(p, 1 - side)})
    if a.kind in AT_ONE:
        vehicle = as_vehicle(p.setup, p.setup.by_target[str(a.args[0])])
        crew = [counter_name(p.setup, i) for i in crew_of(p.gear, vehicle)]
        damage = p.gear.vehicles[vehicle].damage
        return Text("quiz-note-hit", {"vehicle": vehicle_name(p.setup, vehicle), "crew": crew or Text("nobody"), "n": damage})
    if a.kind in ("recon", "command"):
        return Text("quiz-note-deck", {"n": sum(pile(p.halves[side], DECK)), "m": sum(pile(p.halves[side], DISCARD))})
    if unit < 0:
        return ""
    tile, low = p.stands[unit]
    return Text("quiz-note-unit", {"unit": counter_name(p.setup, unit), "tile": tile, "low": low})


HITS = 3
PILES = {"hand": HAND, "discard": DISCARD, "deck": DECK}
LOSS_RULES = {"hand": "un.casualty.1", "discard": "un.casualty.2", "deck": "un.casualty.3", "counter": "un.casualty.4"}
WRONG_ORDERS = (("hand", "deck", "discard"), ("discard", "deck", "hand"), ("deck", "hand", "discard"), ("discard", "hand", "deck"))
"""Wrong orders of the places."""


def _order(p: Position, rng: Random) -> Sketch:
    """Ask in which order a unit loses its cards, and its counter, to several hits."""
    shot = one_shot(p, rng, "attack", soldier=True)
    foe, own_cards = p.setup.counters[shot.target].side, cards_of(p, shot.target)
    for card in own_cards:
        for zone in PILES.values():
            p = move_cards(p, foe, card, zone, SUPPLY)
    for _ in range(rng.choice((2, 2, 3, 3, 4))):
        left = [card for card in own_cards if pile(p.halves[foe], SUPPLY)[card]]
        p = move_cards(p, foe, left[0], SUPPLY, rng.choice(list(PILES.values())), 1) if left else p
    counts = {name: sum(pile(p.halves[foe], zone)[card] for card in own_cards) for name, zone in {**PILES, "supply": SUPPLY}.items()}
    order = need(_losses(p, shot.action))
    places_left = [name for name in PILES for _ in range(counts[name])]
    guesses = [
        *([*sorted(places_left, key=places.index), "counter"] for places in WRONG_ORDERS),
        ["counter", *places_left],
        [*places_left[:1], "counter", *places_left[1:]],
        [*places_left[:2], "counter"],
        [*places_left, "supply", "supply", "supply"],
    ]
    wrong = []
    for guess in guesses:
        places = guess[:HITS]
        if len(places) == HITS and places != order:
            index = next(i for i in range(HITS) if places[i] != order[i])
            why = {"n": index + 1, "zone": Text(f"zone-{order[index]}"), "wrong": Text(f"zone-{places[index]}")}
            wrong.append((_in_order(places), Text("quiz-order-why", why)))
    need(len({str(why.params) for _, why in wrong}) >= 2)
    params = {"deed": describe_attack(p, shot), "target": counter_name(p.setup, shot.target), "hits": HITS, **counts}
    right, rules = _in_order(order), [LOSS_RULES[place] for place in order]
    after = Text("quiz-after-order", {"order": right})
    return Sketch(p, Text("quiz-order", params), right=right, wrong=wrong, rules=rules, after=after, side=foe, action=shot.action)


def _losses(p: Position, action: Action) -> list[str]:
    """Return the places from which repeated hits take a loss. The list is empty if the unit or the game does not last so long."""
    order: list[str] = []
    now = p
    for _ in range(HITS):
        if now.outcome or not now.check(action).legal:
            return []
        transition = happens(now, action)
        order.append(str(next(e for e in transition.events if e.kind == "attacked").data["lost_from"]))
        now = with_half(transition.after, p.turn, p.halves[p.turn])._replace(turn=p.turn)
    return order


def _in_order(places: list[str]) -> Text:
    first, second, third = (Text(f"zone-{place}") for place in places)
    return Text("quiz-in-order", {"one": first, "two": second, "three": third})


FORBID = (
    "un.attack.1", "un.attack.7", "un.blast.2", "un.board.1", "un.card.1", "un.control.3", "un.control.5", "un.fog.1", "un.guide.1",
    "un.guide.2", "un.inspire.1", "un.inspire.2", "un.inspire.3", "un.move.1", "un.move.2", "un.move.3", "un.spawn.3", "un.spawn.4",
    "un.suppressed.1", "un.target.1",
)  # fmt: skip
FORBID_DESERT = (
    "na.antitank.1", "na.card.2", "na.combat.1", "na.combat.2", "na.demolish.1", "na.inside.2", "na.repair.1", "na.repair.4", "na.seat.1",
    "na.seat.2", "na.seat.4", "na.seat.9", "na.swap.1", "na.swap.2", "na.vehicle.9", "un.attack.7", "un.board.1", "un.card.1",
    "un.card.4", "un.control.4", "un.fog.1", "un.inspire.1", "un.inspire.3", "un.move.1", "un.move.2", "un.move.3", "un.recon.2",
)  # fmt: skip
"""The rules that hands of each edition break often enough to ask for them."""
NORMANDY = (*ANY, "normandy/patrol")

ASKERS = (
    Asker("order", 2, ("un.casualty.1", "un.casualty.2", "un.casualty.3", "un.casualty.4"), _order),
    Asker("illegal", 2, FORBID, _illegal, NORMANDY),
    Asker("illegal", 2, FORBID_DESERT, _illegal, DESERT),
    Asker("applies", 2, tuple(sorted(name for name in LEAD if name.startswith("un."))), _applies, NORMANDY),
    Asker(
        "applies", 2, tuple(sorted(LEAD - {
            "un.control.6", "un.guide.1", "un.spawn.5", "un.spawn.6", "un.blast.4", "un.blast.5", "un.move.5",
        })), _applies, DESERT,
    ),
)  # fmt: skip
