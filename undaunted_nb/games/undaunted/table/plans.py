"""The panel for the next action: the sum before an attack, or else the next choice, and the rolled dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.event import Event
from undaunted_nb.engine.text import Text
from undaunted_nb.kit.table.parts import EMPTY, SLOTS, choice
from undaunted_nb.kit.table.tap import Choosing, Tap, Taps
from undaunted_nb.probability.number_format import one_in
from undaunted_nb.probability.odds import odds, percent

from ..rules import combat, partial_actions
from ..rules.actions import EXIT, ability_of, form_of
from ..rules.state import crew as crews
from ..rules.state.names import card_name, counter_name, kind_name, piece_name, seat_name, target_name, unit_name, vehicle_name
from ..rules.state.position import PartialUse, Pick, Position
from ..rules.state.setup import Ability, Setup
from .board import fighter_of, figure_of, terrain_name
from .cards import asks, pickable
from .choices import containers_of, counter_of, shortcuts, source_of, taps, use_of, way_to_seats
from .house import base_of
from .vehicles import chip

if TYPE_CHECKING:
    from undaunted_nb.kit.scene.common import StateChoice
    from undaunted_nb.kit.scene.log import Roll
    from undaunted_nb.kit.scene.panel import Fighter, Plan, PlanParts
    from undaunted_nb.kit.scene.panel import Pick as PickPart

BASES = {
    "counter": Text("sum-base-note"), "structure": Text("sum-base-structure"), "armor": Text("sum-base-armor"),
    "defense": Text("sum-base-vehicle"),
}  # fmt: skip
"""The places of the base of a sum."""


def plan(p: Position, side: int, choosing: Choosing) -> Plan | None:
    """Return the panel for the present selection: the sum before an attack, or else the next choice."""
    setup = p.setup
    if len(choosing.taps) < 2:
        return _offer(p, side, choosing) if not choosing.taps else None
    action = choosing.preview
    if action and action.kind in combat.ROLLING:
        return _attack_plan(p, side, action)
    kind, _ = use_of(choosing.taps[1].name)
    card = choosing.taps[0].bare.name
    form = form_of(setup, kind)
    title = Text("plan-choose-title", {"card": card_name(setup, side, card), "kind": kind_name(kind)})
    base: Plan = {**EMPTY, "kind": kind, "icon": kind, "title": title, "back": Text("button-back")}
    if (task := partial_actions.find_partial_use(p)) and any(a.kind in partial_actions.STEPS for a in choosing.options):
        return {**base, **_taking_panel(p, task, choosing)}
    names = [t.name for t in choosing.taps[2:]]
    complete = next((a for a in choosing.options if taps(p, a) == choosing.taps or _same_picks(p, a, choosing.taps)), None)
    do = Text("plan-do", {"kind": kind_name(kind)}) if complete else None
    if form == "number":
        numbers = sorted({int(a.args[0]) for a in choosing.options})
        choices = [choice(n, Text("plan-draw", {"n": n})) for n in numbers]
        return {**base, "lines": [Text("plan-number")], "choices": choices}
    if form == "cards":
        return {**base, **_cards(p, side, choosing, card, names, complete)}
    if form in ("vehicle seat", "seat", "own counter"):
        key = "plan-swap" if form == "own counter" else "plan-seat"
        return {**base, "lines": [Text(key)], "choices": [_part(p, taps(p, a)[-1]) for a in choosing.options]}
    if form == "tile set":
        x = next((ability.x for a in choosing.options if (ability := ability_of(p, a))), 0)
        picks: list[PickPart] = [{"id": str(Tap("pick", tile, "place")), "label": tile, "n": 1, "more": False} for tile in names]
        return {**base, "lines": [Text("plan-tile-set", {"n": len(names), "x": x, "tiles": names})], "commit": do, "picks": picks}
    question = "plan-vehicle" if kind == "repair" else "plan-target" if setup.has_gear and kind in combat.ROLLING else "plan-counter"
    ask = question if form in ("counter", "counter tiles", "target") and not names else "plan-tiles"
    path = names[1:] if form == "counter tiles" else names
    commit = Text("plan-done-way", {"tile": names[-1]}) if complete and names else do
    ways_off = [a for a in choosing.options if a.args[-1:] == (EXIT,) and len(a.args) == len(names) + 1]
    exits = [choice(taps(p, a)[-1], Text("plan-exit")) for a in ways_off]
    further = bool(commit and names) and any(len(a.args) > len(names) for a in choosing.options)
    lines = [Text(ask, {"path": " – ".join(path)})]
    return {**base, "lines": lines, "asks": not names, "commit": commit, "further": further, "choices": exits}


def _cards(p: Position, side: int, choosing: Choosing, card: str, names: list[str], complete: Action | None) -> PlanParts:
    """Return the panel while cards are being picked."""
    setup = p.setup
    ability = setup.cards[side][setup.by_card[side][card]].ability(asks(setup, choosing))
    most = ability.x if ability else 0
    commit = Text("plan-done-cards", {"n": len(names)}) if complete else None
    more = pickable(choosing)
    fog = {entry.id for entry in setup.cards[side] if entry.fog}
    picks: list[PickPart] = [
        {"id": str(Tap("pick", name)), "label": card_name(setup, side, name), "n": names.count(name), "more": name in more}
        for name in sorted({*more, *names}, key=lambda name: (name in fog, name))
    ]
    warnings = [Text("plan-fog")] if fog & set(names) else []
    line = Text("plan-picks", {"n": len(names), "left": most - len(names), "x": most}) if picks else Text("plan-picks-none")
    return {"lines": [line, *warnings], "commit": commit, "picks": picks}


def _taking_panel(p: Position, task: PartialUse, choosing: Choosing) -> PlanParts:
    """Return the panel while things are taken one after the other. Undo returns each of them."""
    form = form_of(p.setup, task.kind)
    if form not in partial_actions.TAKING_FORMS:
        return {"lines": [Text("plan-counter")], "back": None}
    more = {str(a.args[0]) for a in choosing.options if a.kind == partial_actions.TAKE}
    names, cards = list(map(str, task.args)), form == "cards"
    picks: list[PickPart] = [
        {
            "id": str(Tap("pick", thing, "" if cards else "place")),
            "label": card_name(p.setup, task.side, thing) if cards else thing,
            "n": names.count(thing),
            "more": thing in more,
        }
        for thing in sorted({*more, *names} if cards else {*names})
    ]
    stop = any(a.kind == partial_actions.ENOUGH for a in choosing.options)
    commit = Text("plan-done-cards", {"n": len(names)}) if cards else Text("plan-do", {"kind": kind_name(task.kind)})
    return {"lines": [Text("plan-one-by-one")], "commit": commit if stop else None, "picks": picks, "back": None}


def _part(p: Position, tap: Tap) -> StateChoice:
    """Return a seat, or the soldier on it, as a choice, with the seat's actions."""
    setup = p.setup
    name = tap.name
    where = [*containers_of(p, name)[1:], name]
    for vehicle in setup.vehicles:
        for seat in vehicle.seats:
            if f"{vehicle.id} {seat.id}" in where:
                soldier = counter_name(setup, setup.by_counter[name]) if name in setup.by_counter else ""
                offers = [] if _is_broken(p, vehicle.id) else [_offer_text(a) for a in seat.abilities]
                params = {
                    "vehicle": target_name(setup, setup.by_target[vehicle.id]),
                    "seat": seat_name(seat.id),
                    "counter": soldier,
                    "offers": offers,
                }
                return choice(tap, Text("choice-seat", params))
    return choice(tap, Text("choice-leave", {"tile": name}))


def _is_broken(p: Position, vehicle: str) -> bool:
    """Return whether the seats of a vehicle offer nothing now."""
    return crews.disabled(p.setup, p.gear, crews.as_vehicle(p.setup, p.setup.by_target[vehicle]))


def _offer_text(a: Ability) -> Text:
    """Return an action of a seat in the words of its card."""
    part = chip(a)
    return Text("choice-offer", {"kind": part["label"], "n": part["n"]})


def _offer(p: Position, side: int, choosing: Choosing) -> Plan | None:
    """Return the panel for choices without a selection.

    These are the soldier that a hit wounds, or the places where the soldier who has just acted can still go.
    """
    setup = p.setup
    task = p.pending[-1] if p.pending else None
    if isinstance(task, Pick) and task.side == side and choosing.options:
        key = "plan-pick-suppress" if task.kind == "suppress" else "plan-pick"
        title = Text(key, {"vehicle": vehicle_name(setup, task.vehicle)})
        return {**EMPTY, "kind": "pick", "icon": task.kind, "title": title, "choices": [_part(p, taps(p, a)[0]) for a in choosing.options]}
    ways = shortcuts(p, setup.sides[side], (), choosing.options)
    if not ways:
        return None
    title = Text("plan-after", {"counter": counter_of(p, side, setup.cards[side][p.gear.card].id), "way": way_to_seats(ways)})
    return {
        **EMPTY, "kind": "seat", "icon": "seat", "title": title, "lines": [Text("plan-after-line")],
        "choices": [_part(p, target) for target in ways],
    }  # fmt: skip


def _same_picks(p: Position, a: Action, selection: Taps) -> bool:
    return form_of(p.setup, a.kind) in ("cards", "tile set") and sorted(taps(p, a)) == sorted(selection)


# Attacks.


def _attack_plan(p: Position, side: int, action: Action) -> Plan:
    setup = p.setup
    ability = ability_of(p, action)
    dice = ability.x if ability else 1
    if action.kind == "blast":
        return _blast_plan(p, side, dice)
    target = setup.by_target[str(action.args[0])]
    tile, source = crews.place_of(p, target), source_of(p, action)
    unit = setup.unit_of[side][setup.by_card[side][action.card]]
    attacker = unit_name(setup, unit) if unit >= 0 else card_name(setup, side, action.card)
    params = {
        "kind": kind_name(action.kind),
        "x": dice,
        "attacker": attacker,
        "source": source,
        "target": target_name(setup, target),
        "tile": tile,
    }
    title = Text("plan-attack-title", params)
    card = setup.cards[side][setup.by_card[side][action.card]]
    fighter: Fighter = {"side": SLOTS[side], "figure": figure_of(card.title), "letter": card.squad, "name": attacker, "at": source}
    return {
        **attack_sum(p, target, tile, source, dice, action.kind),
        "kind": "attack", "icon": action.kind, "title": title, "who": [fighter, {**fighter_of(p, target), "at": tile}],
        "lines": [Text("plan-one-die", {"dice": int(dice)}), *_cost(p, target, action.kind)],
        "chain": [Text(f"zone-{zone}") for zone in ("hand", "discard", "deck", "counter")] if _wounds(p, target, action.kind) else [],
        "commit": Text("plan-roll", {"dice": int(dice)}), "next": Text("button-next-target"), "back": Text("button-back"),
    }  # fmt: skip


def _wounds(p: Position, target: int, kind: str) -> bool:
    """Return whether a hit costs a card."""
    vehicle = crews.as_vehicle(p.setup, target)
    return kind != "suppress" and (target < len(p.setup.counters) or (vehicle >= 0 and bool(crews.crew_of(p.gear, vehicle))))


def _cost(p: Position, target: int, kind: str) -> list[Text]:
    """Return the effects of a hit other than the loss of a card."""
    setup = p.setup
    vehicle = crews.as_vehicle(setup, target)
    if target < len(setup.counters):
        already = p.stands[target][1] if kind == "suppress" else False
        return [Text("plan-suppresses-already" if already else "plan-suppresses")] if kind == "suppress" else []
    if vehicle < 0:
        structure = setup.structures[crews.as_structure(setup, target)]
        return [Text("plan-razes", {"points": structure.points})]
    crew = [counter_name(setup, i) for i in crews.crew_of(p.gear, vehicle)]
    if kind == "suppress":
        return [Text("plan-suppresses-aboard", {"crew": crew})]
    vehicle_kind, damage = setup.vehicles[vehicle], p.gear.vehicles[vehicle].damage + 1
    after = "destroyed" if damage >= vehicle_kind.hull else "disabled" if damage >= vehicle_kind.critical else "less"
    return [
        Text("plan-damages", {"crew": crew, "damage": damage, "critical": vehicle_kind.critical, "hull": vehicle_kind.hull, "after": after})
    ]


def _blast_plan(p: Position, side: int, dice: int) -> Plan:
    setup, tile = p.setup, p.halves[side].target
    targets = combat.aimed_at(p, tile)
    names = [counter_name(setup, t) for t in targets]
    title = Text("plan-blast-title", {"kind": kind_name("blast"), "x": dice, "tile": tile, "target": names or Text("nobody")})
    lines = []
    for t in targets:
        chance = odds(dice, combat.defense(setup, t, tile, "").total)
        ways, whole = chance.ways
        lines.append(Text("plan-blast-line", {"counter": counter_name(setup, t), "n": chance.defense, "fraction": f"{ways}/{whole}"}))
    parts = attack_sum(p, targets[0], tile, "", dice) if len(targets) == 1 else {}
    return {
        **parts, "kind": "attack", "icon": "blast", "title": title, "lines": [*lines, Text("plan-one-die", {"dice": int(dice)})],
        "commit": Text("plan-do", {"kind": kind_name("blast")}), "back": Text("button-back"),
    }  # fmt: skip


def attack_sum(p: Position, target: int, target_tile: str, source: str, dice: int, kind: str = "attack") -> PlanParts:
    """Return the sum of ``dice`` at ``target`` on tile ``on``, with the chance.

    ``target`` is its number among the targets. ``source`` is the attacker's tile ("" if no range counts: Blast, Strafe).
    """
    setup = p.setup
    parts = combat.defense(setup, target, target_tile, source, kind)
    chance = odds(dice, parts.total)
    ways, whole = chance.ways
    tile, close = setup.tiles[target_tile], kind == "demolish"
    cover_note = Text(
        "sum-no-cover" if close else "sum-cover-note-hill" if tile.hill else "sum-cover-note",
        {"tile": target_tile, "terrain": terrain_name(setup, target_tile), "n": int(parts.cover)},
    )
    range_note = Text("sum-range-note", {"n": parts.range, "tile": source}) if source and not close else Text(_no_range(kind))
    cover_rule = "na.demolish.2" if close else "un.defence.2" if not tile.hill else "un.hill.1" if source else "un.hill.2"
    range_rule = "na.demolish.2" if close else "un.blast.3" if not source else "un.attack.6" if source == target_tile else "un.defence.3"
    base_note, base_rule = _base(setup, target, kind)
    rule_names = setup.new_names
    return {
        "sum": [
            {
                "shape": "shield",
                "n": parts.base,
                "word": Text("sum-base"),
                "note": base_note,
                "struck": False,
                "rule": base_rule,
            },
            {
                "shape": "cover", "n": parts.cover, "word": Text("sum-cover"), "note": cover_note, "struck": close,
                "rule": rule_names.get(cover_rule, cover_rule),
            },
            {
                "shape": "disc", "n": parts.range, "word": Text("sum-range"), "note": range_note, "struck": close or not source,
                "rule": rule_names.get(range_rule, range_rule),
            },
        ],
        "total": {
            "n": parts.total,
            "word": Text("sum-defense"),
            "note": Text("sum-hits", {"faces": ", ".join(map(str, chance.hit_faces))}),
            "rule": "un.attack.3",
        },
        "dice": dice,
        "hits": list(chance.hit_faces),
        "chance": {
            "fraction": f"{ways}/{whole}",
            "words": Text("plan-chance", {"percent": percent(chance.probability), "one": one_in(chance.probability)}),
        },
    }  # fmt: skip


def _no_range(kind: str) -> str:
    return {"strafe": "sum-range-note-strafe", "demolish": "sum-range-note-close"}.get(kind, "sum-range-note-blast")


def _base(setup: Setup, target: int, kind: str) -> tuple[Text, str]:
    """Return the place of the base of a sum, and its rule."""
    where = base_of(setup, target, kind)
    return BASES[where], "un.defence.1" if where == "counter" else "na.combat.3"


def roll(setup: Setup, event: Event) -> Roll | None:
    """Return the rolled dice of an attack (None: none were rolled)."""
    if event.kind != "attacked":
        return None
    data, total = event.data, event.data["defense"]["total"]
    names = {k: piece_name(setup, data[k]) for k in ("attacker", "target")}
    return {
        "title": Text("roll-title"),
        "note": Text("roll-note", names),
        "dice": [
            {"n": f, "hit": f == 0 or f >= total, "word": Text("die-hit" if f == 0 or f >= total else "die-miss")} for f in data["dice"]
        ],
        "need": Text("roll-need", {"n": total, "possible": total < 10}),
    }
