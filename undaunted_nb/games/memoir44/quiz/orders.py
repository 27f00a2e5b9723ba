"""Questions about orders: sections, the units that a card can order, how many, which units together, and the legal actions now."""

from __future__ import annotations

from itertools import combinations
from random import Random

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.text import Text
from undaunted_nb.play.opponent import random_choice, resolve_chance

from ..rules import event_rules
from ..rules.orders import present_call
from ..rules.state.names import card_name, key_of, kind_name, section_name, side_name
from ..rules.state.position import OFF_BOARD, PLAY, Position
from ..rules.state.setup import ARMS, SECTIONS, Card, opposite
from . import (
    ANY_UNITS,
    Asker,
    Sketch,
    act,
    alive,
    broken_rules,
    by_reason,
    describe_unit,
    need,
    order_units,
    play_card,
    rule,
    tile_of,
    why_not,
)


def _section(p: Position, rng: Random) -> Sketch:
    """Ask which sections a hex belongs to."""
    sections = p.setup.sections[p.turn]
    split = [t for t in p.setup.board.tiles if len(sections[t]) > 1]
    tile = rng.choice(split if rng.random() < 0.4 else p.setup.board.tiles)
    here = sections[tile]

    def label(names: tuple[str, ...]) -> Text:
        return Text("quiz-m44-sections", {"sections": [section_name(s) for s in SECTIONS if s in names]})

    every = [(s,) for s in SECTIONS] + [("left", "center"), ("center", "right")]
    mirror = tuple(opposite(s) for s in here)

    def why(guess: tuple[str, ...]) -> Text:
        """Return the mistake behind a guess: the other side's view, the dashed line, or the wrong part of the board."""
        if set(guess) == set(mirror):
            return rule("m44.board.3")
        if len(guess) != len(here):
            return Text("quiz-m44-on-line" if len(here) > 1 else "quiz-m44-off-dashes", {"hex": tile})
        return Text("quiz-m44-sections-of", {"hex": tile, "sections": [section_name(s) for s in here], "not": label(guess)})

    options = [*([mirror] if set(mirror) != set(here) else []), *rng.sample(every, len(every))]
    wrong = [(label(o), why(o)) for o in options if set(o) != set(here)]
    rules = ("m44.board.3", "m44.order.6") if len(here) > 1 else ("m44.board.2", "m44.board.3")
    text = Text("quiz-m44-section", {"hex": tile, "side": side_name(p.setup, p.turn)})
    return Sketch(p, text, right=label(here), wrong=wrong, rules=rules)


def _by_sections(card: Card) -> bool:
    return bool(card.printed or card.each)


def _some_card(p: Position, rng: Random, *, sections: bool = False) -> tuple[Position, Card, str]:
    """Return the position after playing a random card that orders units, with the card and its section."""
    able = [c for c in p.setup.cards if c.orders >= 0 or c.each]
    able = [c for c in able if c.does not in ("heal", "dig") and (not sections or _by_sections(c))]
    base = rng.choice(sorted({c.base for c in able}))
    card = rng.choice([c for c in able if c.base == base])
    section = rng.choice(SECTIONS) if card.section else ""
    return play_card(p, card.id, section), card, section


def title(p: Position, card: Card, section: str) -> Text:
    """Return the name of a card, with the section it is played in, if any."""
    name = card_name(p.setup, card.id)
    return Text("m44-card-in-section", {"card": name, "section": section_name(section)}) if section else name


def _orderable(p: Position, rng: Random) -> Sketch:
    """Ask which units the card can order."""
    side = p.turn
    p, card, section = _some_card(p, rng)
    own_units = alive(p, side)
    good = [i for i in own_units if p.check(act(p, "order", tile_of(p, i))).legal]
    bad = [i for i in own_units if i not in good]
    need(good and bad)
    right = rng.choice(good)
    wrong_units = rng.sample(bad, min(3, len(bad))) + rng.sample(alive(p, 1 - side), 1)
    wrong = [(describe_unit(p, i), _not_called(p, i, card)) for i in wrong_units]
    rules = ("m44.order.2", event_rules.card(card), "m44.card.section.1" if _by_sections(card) else "m44.card.tactic.1")
    text = Text("quiz-m44-called", {"card": title(p, card, section), "side": side_name(p.setup, side)})
    return Sketch(p, text, right=describe_unit(p, right), wrong=wrong, rules=rules, after=rule(event_rules.card(card)))


def _not_called(p: Position, unit: int, card: Card) -> Text:
    """Return why a card does not order a unit: its side, its section, or its kind."""
    ordered_unit, tile = p.setup.units[unit], tile_of(p, unit)
    if ordered_unit.side != p.turn:
        return Text("quiz-m44-enemy-unit", {"hex": tile})
    if ordered_unit.kind.arm not in card.arms:
        return Text("quiz-m44-other-arm", {"hex": tile, "unit": kind_name(ordered_unit.kind)})
    if _by_sections(card) or card.section:
        return Text("quiz-m44-in-section", {"hex": tile, "sections": [section_name(s) for s in p.setup.sections[p.turn][tile]]})
    return Text("quiz-m44-near-enemy" if card.where == "apart" else "quiz-m44-far-from-enemy", {"hex": tile})


def _first_refused(p: Position, tiles: tuple[str, ...]) -> tuple[Text, str, str] | None:
    """Return why these units cannot all be ordered together, with the rule and the hex, or None if they can."""
    for tile in tiles:
        a = act(p, "order", tile)
        why = why_not(p, a)
        if why:
            return why, broken_rules(p, a)[0], tile
        p = p.apply(a).after
    return None


def _together(p: Position, rng: Random) -> Sketch:
    """Ask which units can be ordered together."""
    side = p.turn
    p, card, section = _some_card(p, rng, sections=True)
    call = present_call(p)
    size = min(call.most, 3)
    need(size >= 2)
    tiles = sorted(tile_of(p, i) for i in alive(p, side))
    sets = list(combinations(tiles, size)) + list(combinations(tiles, size + 1))
    rng.shuffle(sets)
    refusals = {s: _first_refused(p, s) for s in sets[:30]}
    good = [s for s, why in refusals.items() if not why]
    split = [s for s in good if any(len(p.setup.sections[side][t]) > 1 for t in s)]
    bad = [(s, why) for s, why in refusals.items() if why]
    bad.sort(key=lambda pair: pair[1][1] != "m44.order.3")
    need(good and bad)
    right = rng.choice(split or good)
    wrong = [(", ".join(s), Text("quiz-m44-refused", {"hex": why[2], "why": why[0]})) for s, why in bad]
    after = "m44.order.6" if right in split else "m44.order.3"
    rules = ("m44.order.3", "m44.order.6" if right in split else "", *(why[1] for _, why in bad[:3]))
    text = Text("quiz-m44-together", {"card": title(p, card, section), "side": side_name(p.setup, side)})
    return Sketch(p, text, right=", ".join(right), wrong=wrong, rules=rules, after=rule(after))


def _most(p: Position, rng: Random) -> Sketch:
    """Ask how many units can be ordered at most."""
    side = p.turn
    p, card, section = _some_card(p, rng)
    call = present_call(p)
    n, printed_orders = call.most, sum(card.each.values()) or card.orders
    empty = not call.units and _by_sections(card)
    unit_count, fitting = len(alive(p, side)), len(call.units)
    wrong = [
        (printed_orders, Text("quiz-m44-printed", {"n": printed_orders, "fitting": fitting})),
        (fitting, Text("quiz-m44-fits", {"n": fitting, "most": n})),
        (unit_count, Text("quiz-m44-all-units", {"n": unit_count, "fitting": fitting})),
        (n - 1, Text("quiz-m44-one-more-order", {"n": n})) if n > 1 else None,
        (n + 1, Text("quiz-m44-one-less-order", {"n": n, "fitting": fitting})),
    ]
    rules = ("m44.card.section.2",) if empty else ("m44.order.3", "m44.order.2", "m44.order.7")
    text = Text("quiz-m44-most", {"card": title(p, card, section), "side": side_name(p.setup, side)})
    after = rule("m44.card.section.2") if empty else Text("quiz-m44-most-is", {"n": n, "fitting": fitting, "rule": rule("m44.order.7")})
    return Sketch(p, text, right=n, wrong=wrong, rules=rules, after=after)


def _substitute(p: Position, rng: Random) -> Sketch:
    """Ask what a card does whose kind of unit may be missing."""
    side = p.turn
    card = rng.choice([c for c in p.setup.cards if c.otherwise or c.where or c.does == "heal" or c.printed])
    if card.otherwise and rng.random() < 0.7:
        p = _lacking(p, card)
    own_units, section = alive(p, side), rng.choice(SECTIONS) if card.section else ""
    q = play_card(p, card.id, section)
    call = present_call(q)
    none = not any(p.setup.units[i].kind.arm in card.arms for i in own_units)
    substitute = card.otherwise and none
    need(len(own_units) >= 2 and (not call.units or substitute or (card.otherwise and rng.random() >= 0.5)))
    if substitute:
        right, rules = "one-any", ["m44.card.substitute.1", "m44.card.substitute.2"]
        rules += ["m44.card.infantry-assault.2"] if card.section else []
    elif call.units:
        right, rules = "fitting", ["m44.card.substitute.1"]
    else:
        right = "nobody"
        rules = ["m44.card.section.2"] if card.printed else ["m44.card.infantry-assault.2"] if card.section else ["m44.card.substitute.3"]
    whys = {
        "one-any": Text("quiz-m44-why-no-substitute", {"found": "yes" if call.units or card.section else "no"}),
        "fitting": Text("quiz-m44-why-none-fits"),
        "nobody": rule("m44.card.substitute.1") if card.otherwise else Text("quiz-m44-why-someone"),
        "as-many": rule("m44.card.substitute.2"),
        "not-playable": rule("m44.turn.2"),
    }
    labels = {
        "one-any": Text("quiz-m44-one-any"), "fitting": Text("quiz-m44-fitting"), "nobody": Text("quiz-m44-nobody"),
        "as-many": Text("quiz-m44-as-many"), "not-playable": Text("quiz-m44-not-playable"),
    }  # fmt: skip
    wrong = [(labels[key], whys[key]) for key in rng.sample(sorted(labels), len(labels))]
    arms = {arm: len(alive(p, side, arm)) for arm in ARMS}
    params = {"card": title(p, card, section), "side": side_name(p.setup, side), **arms}
    return Sketch(q, Text("quiz-m44-substitute", params), right=labels[right], wrong=wrong, rules=rules, after=rule(rules[-1]))


def _lacking(p: Position, card: Card) -> Position:
    """Return the position without the side's units of the kind that a card orders."""
    for unit in [i for i in alive(p, p.turn) if p.setup.units[i].kind.arm in card.arms]:
        p = p._replace(stands=(*p.stands[:unit], OFF_BOARD, *p.stands[unit + 1 :]))
    return p


def deed(a: Action, p: Position) -> Text:
    """Describe an action in words."""
    details: object = (
        " – ".join(map(str, a.args)) if not a.card else title(p, p.setup.cards[p.setup.by_card[a.card]], "".join(map(str, a.args)))
    )
    return Text("quiz-m44-deed", {"kind": Text(f"m44-kind-{key_of(a.kind)}"), "what": details})


PHASE_RULES = ("m44.turn.2", "m44.turn.3", "m44.turn.4", "m44.order.1")
DEEDS = ("play", "order", "move", "battle", "take")


def _begin_turn(p: Position, rng: Random, units: list[int]) -> Position:
    """Return a turn in progress: units were ordered, and some of them have acted."""
    actions, ordered = rng.randint(0, 2), order_units(p, ANY_UNITS, *units)
    for _ in range(actions):
        need(not ordered.pending and not ordered.outcome)
        a = random_choice(ordered, ordered.to_act[0], rng, frozenset({"end turn", "order", "order all"}))
        ordered = resolve_chance(ordered.apply(a).after, rng)
    return ordered


def _untimely(p: Position, units: list[int]) -> list[Action]:
    """Return plausible actions that the state of the turn, or a missing order, makes illegal now."""
    side, foes, board = p.turn, alive(p, 1 - p.turn), p.setup.board
    actions = [act(p, "order", tile_of(p, i)) for i in alive(p, side)]
    for start in filter(None, (tile_of(p, unit) for unit in units)):
        actions += [act(p, "move", start, t) for t in board.neighbors[start] if p.find_unit(t) < 0][:2]
        actions += [act(p, "battle", start, tile_of(p, f)) for f in foes][:2]
    hand = [c.id for c, n in zip(p.setup.cards, p.hands[side], strict=True) if n and not c.section]
    actions += [Action("play", p.setup.sides[side], card) for card in hand if p.phase != PLAY][:2]
    return [a for a in actions if set(broken_rules(p, a)) & set(PHASE_RULES)]


def _legal(p: Position, rng: Random) -> Sketch:
    """Ask which action is legal now."""
    side, own_units = p.turn, alive(p, p.turn)
    need(len(own_units) >= 3)
    units = rng.sample(own_units, 3)
    now = _begin_turn(p, rng, units[:2]) if rng.random() < 0.75 else p
    need(now.to_act == (p.setup.sides[side],) and not now.pending)
    bad = _untimely(now, units)
    right = random_choice(now, now.setup.sides[side], rng, frozenset({"end turn", "order all", "clear", "dig", "pass", "strike"}))
    need(right.kind in DEEDS and bad)
    rng.shuffle(bad)
    action_by_rule = {broken_rules(now, a)[0]: a for a in bad}
    bad = [*action_by_rule.values(), *(a for a in bad if a not in action_by_rule.values())]
    wrong = by_reason((deed(a, now), why) for a in bad if (why := why_not(now, a)))
    rules = list(dict.fromkeys(r for a in bad[: len(action_by_rule)] for r in broken_rules(now, a)))
    why_so = rule(next(r for r in rules if r in PHASE_RULES))
    states = [(describe_unit(now, o.unit), "battled" if o.battles else "moved" if o.moves else "ordered") for o in now.orders]
    orders = [Text("quiz-m44-with-order", {"unit": unit, "state": state}) for unit, state in states]
    card = card_name(now.setup, now.rules.id) if now.phase != PLAY else ""
    text = Text("quiz-m44-legal", {"side": side_name(now.setup, side), "card": card, "orders": orders})
    return Sketch(now, text, right=deed(right, now), wrong=wrong, rules=rules, after=why_so)


SUBSTITUTES = (*(f"m44.card.substitute.{n}" for n in (1, 2, 3)), "m44.card.section.2", "m44.card.infantry-assault.2")
ASKERS = (
    Asker("section", 1, ("m44.board.2", "m44.board.3", "m44.order.6"), _section),
    Asker("called", 1, ("m44.order.2", "m44.card.section.1", "m44.card.tactic.1"), _orderable),
    Asker("legal", 1, PHASE_RULES, _legal),
    Asker("together", 2, ("m44.order.3", "m44.order.6"), _together),
    Asker("most", 2, ("m44.order.2", "m44.order.3", "m44.order.7", "m44.card.section.2"), _most),
    Asker("substitute", 2, SUBSTITUTES, _substitute),
)
