"""The panel for the next action: the sum of dice before an attack, or else the next choice, and the rolled dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.event import Event
from undaunted_nb.engine.text import Text
from undaunted_nb.kit.table.parts import EMPTY, choice
from undaunted_nb.kit.table.tap import Choosing, Tap
from undaunted_nb.probability.number_format import one_in
from undaunted_nb.probability.odds import percent

from ..rules import event_rules
from ..rules.combat import Shot, count_hits, heals, helps, high, hits, ignorable, shot
from ..rules.ground import extras, grounds_on, reach
from ..rules.orders import call, find_repeated_order, present_call
from ..rules.state.names import card_name, ground_name, section_name, symbol_name, unit_name
from ..rules.state.position import ORDER, Ambush, Keep, Position, Retreat, Volley
from ..rules.state.setup import ALL, ARMOR, FACES, FLAG, INFANTRY, SECTIONS, SYMBOLS, Card, Ground, Setup
from .board import describe_fighter
from .cards import say_of
from .chances import chance_to_hit, dice_of, faces_that_hit, shot_of
from .choices import (
    ANSWERING,
    BATTLING,
    DIGGING,
    ENDING,
    KEEPING,
    MOVING,
    ORDERING,
    PASSING,
    RETREATING,
    STRIKING,
    backward,
    count_progress,
    fighters,
    legal,
    movers,
)
from .marks import battles_after

if TYPE_CHECKING:
    from collections.abc import Sequence

    from undaunted_nb.kit.scene.common import StateChoice
    from undaunted_nb.kit.scene.log import Roll
    from undaunted_nb.kit.scene.panel import FaceState, Fighter, Plan, PlanParts, Term, Total


def plan(p: Position, side: int, choosing: Choosing) -> Plan | None:
    """Return the panel for the present selection (None: nothing is selected)."""
    if p.setup.sides[side] not in p.to_act:
        return None
    task = p.pending[-1] if p.pending else None
    if isinstance(task, Volley):
        return _next(p, task, choosing)
    if not choosing.taps:
        return None
    first = choosing.taps[0]
    if first.kind == "card":
        return _play(p, side, choosing)
    panel = {
        PASSING: _pass, ORDERING: _order, DIGGING: _dig, MOVING: _move, BATTLING: _battle, STRIKING: _strike, RETREATING: _retreat,
        ANSWERING: _answer, KEEPING: _keep, ENDING: _end,
    }.get(first)  # fmt: skip
    return {**EMPTY, "kind": first.name or first.kind, **panel(p, choosing)} if panel else None


def _backward(p: Position, choosing: Choosing) -> Text | None:
    """Return the button that leads to the part of the turn before this one, with its name."""
    before = backward(p, p.to_act[0], choosing.taps)
    return Text("m44-button-back-to-moves" if before == (MOVING,) else "m44-button-back-to-orders") if before else None


def _back(choosing: Choosing, least: int = 1) -> Text | None:
    """Return the back button once the selection can be undone."""
    return Text("button-back") if len(choosing.taps) > least else None


def _name_with_hex(p: Position, unit: int) -> Text:
    """Return a unit with its hex."""
    return Text("m44-unit-at", {"unit": unit_name(p.setup, unit), "hex": p.stands[unit][0]})


def _leave(p: Position, button: str, units: Sequence[int]) -> PlanParts:
    """Return the button that ends a part of the turn. With units that could still act it names what you give up.

    ``plainly`` is the button where nothing of that matters.
    """
    named = Text(button, {"n": len(units), "hex": p.stands[units[0]][0] if units else ""})
    return {"commit": named, "leaves": bool(units), "plainly": Text(button, {"n": 0, "hex": ""})}


# A card.


def _play(p: Position, side: int, choosing: Choosing) -> Plan | None:
    name = choosing.taps[0].bare.name
    card = p.setup.cards[p.setup.by_card[name]]
    section = choosing.taps[1].name if len(choosing.taps) > 1 else ""
    ready = bool(choosing.options) and (bool(section) or not card.section)
    choices: list[StateChoice] = []
    if card.section:
        choices = [
            {"id": s, "label": Text("m44-choice-section", {"section": section_name(s), "n": len(call(p, side, card, s).units)}),
             "state": "chosen" if s == section else ""}
            for s in SECTIONS
        ]  # fmt: skip
    lines = [say_of(card), *_calls(p, side, card, section)]
    return {
        **EMPTY, "kind": "play", "title": Text("m44-plan-play", {"card": card_name(p.setup, name)}), "lines": lines,
        "choices": choices, "commit": Text("m44-button-play") if ready else None, "back": Text("button-back"),
        "hand": True, "leaves": ready and _idle(p, side, card, section),
    }  # fmt: skip


def _idle(p: Position, side: int, card: Card, section: str) -> bool:
    """Return whether a card would order no unit now, although its orders depend on nothing else."""
    return not (card.strike or card.does in ("copy", "grant", "ambush")) and not call(p, side, card, section).units


def _calls(p: Position, side: int, card: Card, section: str) -> list[Text]:
    """Return the units that a card would order now."""
    if card.does == "copy":
        order = find_repeated_order(p, side)
        if order.card < 0:
            return [Text("m44-plan-nothing-to-copy")]
        copy = p.setup.cards[order.card]
        parameters = {"card": card_name(p.setup, copy.id), "section": section_name(order.section) if order.section else ""}
        return [Text("m44-plan-copies", parameters), *_calls(p, side, copy, order.section)]
    if card.strike:
        return [Text("m44-plan-strike-dice", {"n": card.strike.dice[p.setup.sides[side]]})]
    if card.does in ("grant", "ambush") or (card.section and not section):
        return []
    units_called = call(p, side, card, section)
    units = [_name_with_hex(p, i) for i in units_called.units]
    instead = card.otherwise and not any(p.setup.units[i].kind.arm in card.arms for i in units_called.units)
    every, instead = units_called.most == len(units), bool(instead and units)
    return [Text("m44-plan-calls", {"units": units, "most": units_called.most, "every": every, "instead": instead})]


def _pass(_p: Position, _c: Choosing) -> Plan:
    return {"title": Text("m44-plan-pass"), "commit": Text("m44-button-pass")}


# Orders and moves.


def _order(p: Position, choosing: Choosing) -> Plan:
    order_count, most = count_progress(p)[ORDERING]
    lines = [
        *([Text("m44-plan-grants", {"infantry": p.grants[0], "armor": p.grants[1], "any": p.grants[2]})] if p.grants else []),
        Text("m44-plan-ordered", {"units": [_name_with_hex(p, o.unit) for o in p.orders]}),
        *_on_line(p),
    ]
    open_ = [a for a in choosing.options if a.kind == "order"]
    choices = [choice("all", Text("m44-choice-all", {"n": len(open_)}))] if any(a.kind == "order all" for a in choosing.options) else []
    title = Text("m44-plan-heal" if p.rules.does == "heal" else "m44-plan-order", {"n": order_count, "most": most})
    unused = min(most - order_count, len(open_))
    return {
        "title": title, "lines": lines, "choices": choices, "commit": Text("m44-button-ordered", {"n": unused}), "back": None,
        "leaves": unused > 0, "plainly": Text("m44-button-ordered", {"n": 0}),
    }  # fmt: skip


def _on_line(p: Position) -> list[Text]:
    """Return units on a dashed line that count for either of two sections of the card."""
    present = present_call(p)
    on_line = [i for i, labels in present.units.items() if len(labels) > 1 and set(labels) <= set(SECTIONS)]
    return [Text("m44-plan-either", {"units": [_name_with_hex(p, i) for i in on_line]})] if on_line else []


def _dig(p: Position, _c: Choosing) -> Plan:
    left = [p.find_unit(str(a.args[0])) for a in legal(p) if a.kind == "dig"]
    lines = [Text("m44-plan-dig-left", {"units": [_name_with_hex(p, unit) for unit in left], "n": p.supply[p.turn]})]
    return {"title": Text("m44-plan-dig"), "lines": lines, **_leave(p, "m44-button-dug", left), "back": None}


def _move(p: Position, choosing: Choosing) -> Plan:
    if len(choosing.taps) < 2:
        left = movers(p)
        lines = [Text("m44-plan-can-move", {"units": [_name_with_hex(p, i) for i in left]})]
        order_count, most = count_progress(p)[ORDERING]
        unused = p.phase == ORDER and order_count < most and p.rules.orders != ALL
        return {
            "title": Text("m44-plan-move"),
            "lines": lines,
            "warnings": {ORDERING: Text("m44-plan-unused", {"n": most - order_count})} if unused else {},
            **_leave(p, "m44-button-moved", left),
            "back": _backward(p, choosing),
        }
    unit = p.setup.by_unit[choosing.taps[1].name]
    a = choosing.preview
    if a and a.kind == "move":
        return {
            "title": Text("m44-plan-move-to", {"unit": unit_name(p.setup, unit), "hex": str(a.args[0]), "to": str(a.args[-1])}),
            "lines": [_after(p, a)], "commit": Text("m44-button-move", {"to": str(a.args[-1])}), "back": Text("button-back"),
        }  # fmt: skip
    return {
        "title": Text("m44-plan-move-unit", {"unit": _name_with_hex(p, unit)}),
        "lines": [_how_far(p, unit)],
        "back": Text("button-back"),
    }


def _how_far(p: Position, unit: int) -> Text:
    farthest, battling = reach(p, p.setup.units[unit])
    parameters = {"most": farthest, "battle": battling, "card": extras(p, p.setup.units[unit]).battles, "always": battling >= farthest}
    return Text("m44-plan-reach", parameters)


def _after(p: Position, a: Action) -> Text:
    """Return the length of a move, and whether the unit can battle after it."""
    ground = next((g for g in grounds_on(p, str(a.args[-1])) if g.calm or g.afloat), None)
    calm = ground_name(ground.id) if ground and not battles_after(p, a) else ""
    return Text("m44-plan-after", {"n": len(a.args) - 1, "battle": battles_after(p, a), "ground": calm})


# Battles.


def _battle(p: Position, choosing: Choosing) -> Plan:
    if len(choosing.taps) < 2:
        able = fighters(p)
        lines = [Text("m44-plan-can-battle", {"units": [_name_with_hex(p, i) for i in able]})]
        still = movers(p) if p.phase != "battle" else []
        return {
            "title": Text("m44-plan-battle"),
            "lines": lines,
            "warnings": {MOVING: Text("m44-plan-not-moved", {"n": len(still)})} if still else {},
            **_leave(p, "m44-button-battled", able),
            "back": _backward(p, choosing),
        }
    a = choosing.preview
    if a and a.kind == "battle":
        return attack_plan(p, a)
    unit = p.setup.by_unit[choosing.taps[1].name]
    targets = [_name_with_hex(p, p.find_unit(str(b.args[1]))) for b in choosing.options if b.kind == "battle"]
    choices = []
    for b in choosing.options:
        if b.kind == "take":
            choices.append(choice("take", Text("m44-choice-take", {"hex": str(b.args[1])})))
        elif b.kind == "clear":
            choices.append(choice("clear", Text("m44-choice-clear", {"arm": p.setup.units[unit].kind.arm})))
    overrun = bool(p.front and p.front.unit == unit and p.front.overrun)
    again = any(b.kind == "move" for b in choosing.options)
    lines = [Text("m44-plan-targets", {"units": targets, "overrun": overrun})]
    lines += [Text("m44-plan-again")] if again else []
    lines += [Text("m44-plan-take")] if any(b.kind == "take" for b in choosing.options) else []
    return {
        "title": Text("m44-plan-battle-unit", {"unit": _name_with_hex(p, unit)}),
        "lines": lines,
        "choices": choices,
        "back": Text("button-back"),
    }


def attack_plan(p: Position, a: Action) -> Plan:
    """Return the panel of a battle: the sum of its dice, the faces that hit, and their chance."""
    attacker, target = p.find_unit(str(a.args[0])), p.find_unit(str(a.args[1]))
    dice = shot_of(p, a)
    crushes = p.setup.units[attacker].kind.arm == "armor" and str(a.args[0]) in p.wire
    title = Text(
        "m44-plan-attack",
        {
            "range": dice.range,
            "unit": unit_name(p.setup, attacker),
            "hex": str(a.args[0]),
            "target": unit_name(p.setup, target),
            "to": str(a.args[1]),
        },
    )
    lines = [_about_target(p, target), *([Text("m44-plan-crushes")] if crushes else [])]
    fighters: list[Fighter] = [
        {**describe_fighter(p.setup, unit), "at": str(tile)} for unit, tile in zip((attacker, target), a.args, strict=False)
    ]
    plan: Plan = {
        **attack_sum(p, attacker, target, dice), "title": title, "who": fighters, "icon": "attack", "lines": lines,
        "commit": Text("m44-button-roll", {"n": dice.dice}), "back": Text("button-back"),
    }  # fmt: skip
    if sum(b.kind == "battle" and b.args[0] == a.args[0] for b in legal(p)) > 1:
        plan["next"] = Text("button-next-target")
    return plan


def attack_sum(p: Position, attacker: int, target: int, attack: Shot, *, ambush: bool = False) -> PlanParts:
    """Return the sum of the dice of an ``attack``, term by term, the faces, and the chance. Terms that do not count are struck out."""
    unit = p.setup.units[attacker]
    terms = [_term(attack.base, Text("m44-sum-range", {"n": attack.range}), event_rules.kind_dice(unit.kind))]
    if attack.bonus and not ambush:
        card = extras(p, unit)
        rule = "m44.card.finest-hour.3" if card.does == "grant" else event_rules.card(card)
        terms.append(_term(attack.bonus, card_name(p.setup, card.id), rule))
    if attack.cover_from:
        note = Text("m44-sum-target")
        terms.append(_term(-attack.cover, ground_name(attack.cover_from), event_rules.COVER[attack.cover_from], note))
    terms += [_term(-n, ground_name(ground), event_rules.HINDERS[ground], Text("m44-sum-own-hex")) for ground, n in attack.penalties]
    terms += _not_counted(p, attacker, target, attack)
    note = Text("m44-sum-dice-note", {"n": p.stands[attacker][1], "max": unit.figures})
    total: Total = {"n": attack.dice, "word": Text("m44-sum-dice", {"n": attack.dice}), "note": note, "rule": "m44.battle.5"}
    return {"sum": terms, "total": total, **_dice_parts(p, attack.dice, target, strike=False)}


def _term(n: int, word: Text, rule: str, note: Text | str = "", *, struck: bool = False) -> Term:
    return {"shape": "die", "n": n, "word": word, "note": note, "struck": struck, "rule": rule}


def _not_counted(p: Position, attacker: int, target: int, attack: Shot) -> list[Term]:
    """Return the terms that a learner might expect but that take no dice. Each is struck out, with the reason and its rule."""
    arm, owner = p.setup.units[attacker].kind.arm, p.setup.units[target].side
    start, goal = p.stands[attacker][0], p.stands[target][0]
    out = []
    for ground in grounds_on(p, goal):
        dice = ground.cover.get(arm if arm != "artillery" else INFANTRY, 0)
        if not dice or ground.id == attack.cover_from:
            continue
        reason, rule = _reason(p, ground, goal, owner, arm, from_high=high(p, start))
        out.append(_term(-dice, ground_name(ground.id), rule, Text(f"m44-struck-{reason}"), struck=True))
    return out


def _reason(p: Position, ground: Ground, tile: str, side: int, arm: str, *, from_high: bool) -> tuple[str, str]:
    """Return the reason and the rule why the protection of a hex does not count."""
    if arm == "artillery":
        return "artillery", "m44.cover.2"
    if not helps(p, ground, tile, side):
        return "owner", "m44.bunker.5"
    if ground.height and from_high:
        return "height", "m44.hill.2"
    return ("best-flag" if ground.flag else "best"), "m44.cover.1"


def _dice_parts(p: Position, dice: int, target: int, *, strike: bool) -> PlanParts:
    """Return the six faces of a die as they count against a unit, and the chances for ``dice`` dice."""
    hitting = faces_that_hit(p, target, strike=strike)
    ways = chance_to_hit(dice, hitting)
    chance = 1 - ways[0]
    often = one_in(chance) if 2 * chance <= 1 else ""
    likely = ways.index(max(ways))
    return {
        "dice": dice,
        "faces": [
            {
                "face": symbol, "word": symbol_name(symbol), "times": times, "state": (state := _state(symbol, hitting)),
                "say": Text("m44-face", {"symbol": symbol_name(symbol), "times": times, "state": state}),
            }
            for symbol, times in zip(SYMBOLS, FACES, strict=True)
        ],
        "chance": {"fraction": str(chance), "words": Text("m44-chance", {"percent": percent(chance), "one": often})},
        "spread": [
            {
                "label": Text("m44-hits", {"n": n}), "text": percent(share), "share": round(float(share), 4),
                "state": "best" if n == likely else "",
            }
            for n, share in enumerate(ways)
        ],
    }  # fmt: skip


def _state(symbol: str, hitting: Sequence[str]) -> FaceState:
    return "hit" if symbol in hitting else "flag" if symbol == FLAG else ""


def _about_target(p: Position, target: int, *, strike: bool = False) -> Text:
    """Explain the effect of a flag on the target and the reward for its last figure. No flag of a strike can be ignored."""
    unit, (tile, figures) = p.setup.units[target], p.stands[target]
    parameters = {"n": figures, "medals": unit.medals, "ignores": 0 if strike else ignorable(p, unit, tile), "most": unit.kind.retreat}
    return Text("m44-plan-target", parameters)


def _strike(p: Position, choosing: Choosing) -> Plan:
    targets = [tap.name for tap in choosing.taps[1:]]
    a = choosing.preview
    strike = p.rules.strike
    lines = [Text("m44-plan-strike-at", {"units": [_name_with_hex(p, p.setup.by_unit[name]) for name in targets]})]
    base: Plan = {
        "title": Text("m44-plan-strike", {"card": card_name(p.setup, p.rules.id), "most": strike.targets if strike else 0}),
        "lines": lines,
        "commit": Text("m44-button-strike", {"n": len(a.args)}) if a else Text("m44-button-no-strike"),
        "back": _back(choosing),
    }  # fmt: skip
    if a is None:
        return base
    units = [p.find_unit(str(tile)) for tile in a.args]
    dice = dice_of(p, a)
    if len({p.setup.units[i].kind.arm for i in units}) > 1:
        return base
    flags = [_about_target(p, units[0], strike=True)] if len(units) == 1 else []
    return {**base, "lines": [*lines, *flags], **_strike_sum(p, units, dice), **_dice_parts(p, dice, units[0], strike=True)}


def _strike_sum(p: Position, units: Sequence[int], dice: int) -> PlanParts:
    """Return the dice of a strike, with the protection that counts only against other attacks struck out."""
    grounds = {g.id: g for i in units for g in grounds_on(p, p.stands[i][0]) if g.cover}
    note = Text("m44-struck-strike")
    terms = [_term(-g.cover[INFANTRY], ground_name(g.id), "m44.card.strike.3", note, struck=True) for g in grounds.values()]
    return {
        "sum": [_term(dice, card_name(p.setup, p.rules.id), event_rules.card(p.rules)), *terms],
        "total": {"n": dice, "word": Text("m44-sum-dice", {"n": dice}), "note": "", "rule": "m44.card.strike.1"},
    }  # fmt: skip


def _next(p: Position, task: Volley, choosing: Choosing) -> Plan:
    choices = [choice(Tap("piece", p.setup.units[i].id), _name_with_hex(p, i)) for i in task.targets] if choosing.options else []
    return {**EMPTY, "kind": "next", "title": Text("m44-plan-next"), "choices": choices}


# Answers.


def _answer(p: Position, _c: Choosing) -> Plan:
    task = p.pending[-1]
    if not isinstance(task, Ambush):
        return {"title": Text("hint-wait")}
    dice = shot(p, task.target, task.unit, ambush=True)
    parameters = {"unit": _name_with_hex(p, task.unit), "target": _name_with_hex(p, task.target)}
    return {
        "title": Text("m44-plan-ambush", parameters), "lines": [Text("m44-plan-ambush-line")], "icon": "attack",
        **attack_sum(p, task.target, task.unit, dice, ambush=True),
        "choices": [choice("ambush", Text("m44-choice-ambush", {"n": dice.dice})), choice("decline", Text("m44-choice-decline"))],
    }  # fmt: skip


def answer_panel(p: Position, a: Action) -> Plan:
    """Return the panel for a side that must answer but has no card for it."""
    parameters = {"unit": _name_with_hex(p, p.find_unit(str(a.args[0]))), "target": _name_with_hex(p, p.find_unit(str(a.args[1])))}
    return {
        **EMPTY, "kind": "answer", "title": Text("m44-plan-ambush", parameters), "icon": "attack", "lines": [Text("m44-plan-no-ambush")],
        "commit": Text("m44-button-go-on"),
    }  # fmt: skip


def _retreat(p: Position, choosing: Choosing) -> Plan:
    task = p.pending[-1]
    if not isinstance(task, Retreat):
        return {"title": Text("hint-wait")}
    figures = p.stands[task.unit][1]
    far = {"least": task.flags, "most": task.flags * p.setup.units[task.unit].kind.retreat}
    choices = []
    for a in choosing.options:
        if a.kind == "ignore":
            choices.append(choice("ignore", Text("m44-choice-ignore")))
            continue
        losses = max(0, task.flags - len(a.args) + 1)
        parameters = {"n": losses, "gone": losses >= figures}
        if len(a.args) > 1:
            choices.append(choice(Tap("place", str(a.args[-1])), Text("m44-choice-retreat", {**parameters, "hex": str(a.args[-1])})))
        else:
            choices.append(choice("stay", Text("m44-choice-stay", parameters)))
    return {
        "title": Text("m44-plan-retreat", {"unit": _name_with_hex(p, task.unit), "n": task.flags}), "icon": "move",
        "lines": [Text("m44-plan-retreat-line", {**far, "exact": far["least"] == far["most"]})],
        "choices": choices,
    }  # fmt: skip


def _keep(p: Position, choosing: Choosing) -> Plan:
    task = p.pending[-1]
    away = task.away if isinstance(task, Keep) else 0
    choices = [choice(a.card, card_name(p.setup, a.card)) for a in choosing.options]
    says = [
        Text("m44-plan-keep-card", {"card": card_name(p.setup, a.card), "say": say_of(p.setup.cards[p.setup.by_card[a.card]])})
        for a in choosing.options
    ]
    return {"title": Text("m44-plan-keep"), "lines": [Text("m44-plan-keep-line", {"n": away}), *says], "choices": choices}


def _end(p: Position, choosing: Choosing) -> Plan:
    nothing = all(a.kind == "end turn" for a in legal(p))
    return {
        "title": Text("m44-plan-end"), "lines": [Text("m44-plan-end-nothing" if nothing else "m44-plan-end-open")],
        "commit": Text("button-end-turn") if choosing.options else None, "leaves": not nothing,
        "back": None if nothing else Text("button-back"),
    }  # fmt: skip


# Rolled dice


def roll(setup: Setup, event: Event) -> Roll | None:
    """Return the rolled dice of a battle or of a card (None: none were rolled)."""
    data = event.data
    if event.kind == "rolled":
        arm = setup.units[setup.by_unit[data["unit"]]].kind.arm
        # Stars count only with certain cards. With them the number of hits differs from the count without stars.
        stars = data["what"] == "strike" and count_hits(arm, data["faces"]) != data["hits"]
        states: list[FaceState] = ["hit" if hits(arm, f, stars=stars) else "flag" if f == FLAG else "" for f in data["faces"]]
        parameters = {
            "unit": unit_name(setup, setup.by_unit[data["unit"]]),
            "hex": data["hex"],
            "hits": data["hits"],
            "flags": data["flags"],
        }
        need = Text("m44-roll-need", {**parameters, "lost": data["lost"]})
        note = Text("m44-roll-at", parameters)
    elif event.kind == "healed":
        whole = setup.units[setup.by_unit[data["unit"]]]
        states = ["hit" if heals(whole.kind.arm, f) else "" for f in data["faces"]]
        note, need = (
            Text("m44-roll-heal", {"unit": unit_name(setup, setup.by_unit[data["unit"]])}),
            Text("m44-roll-healed", {"n": data["healed"]}),
        )
    elif event.kind == "granted":
        states = ["hit" if f in (INFANTRY, ARMOR, "star") else "" for f in data["faces"]]
        note, need = Text("m44-roll-grant"), Text("m44-plan-grants", {k: data[k] for k in ("infantry", "armor", "any")})
    else:
        return None
    return {
        "title": Text("roll-title"), "note": note, "need": need,
        "dice": [
            {"face": f, "state": state, "word": Text("m44-die", {"symbol": symbol_name(f), "state": state})}
            for f, state in zip(data["faces"], states, strict=True)
        ],
    }  # fmt: skip
