"""Questions about the command cards: text, dice, repeats by a Counter-Attack, and draws."""

from __future__ import annotations

from random import Random

from undaunted_nb.engine.action import CHANCE, Action
from undaunted_nb.engine.text import Text

from ..files import scenario
from ..rules import event_rules
from ..rules.chance import ROLL, in_order
from ..rules.combat import cover, heals
from ..rules.ground import grounds_on
from ..rules.orders import find_repeated_order
from ..rules.state import pieces
from ..rules.state.names import card_name, ground_name, key_of, kind_name, side_name
from ..rules.state.position import Draw, Position, Retreat, of_side
from ..rules.state.setup import ARMOR, FLAG, GRENADE, INFANTRY, STAR
from . import (
    EVERY,
    Asker,
    Fight,
    Sketch,
    Wrong,
    act,
    alive,
    covering,
    describe_faces,
    describe_unit,
    fight,
    fight_of,
    fight_text,
    free,
    give_card,
    numbers,
    order_units,
    play_card,
    roll_faces,
    rule,
    throw,
    tile_of,
    with_hand,
    with_sandbags,
    with_stand,
)
from .battles import total


def _card(p: Position, rng: Random) -> Sketch | None:
    """Ask for the text of a card."""
    cards = {c.base: c for c in p.setup.cards}
    base = rng.choice([b for b, c in cards.items() if c.does != "ambush"])
    card = rng.choice([c for c in p.setup.cards if c.base == base])
    card_rule = event_rules.card(card)
    wrong: list[Wrong] = [
        (rule(event_rules.card(cards[other])), Text("quiz-m44-other-card", {"card": Text(f"m44-card-{key_of(other)}")}))
        for other in rng.sample([b for b in cards if b != base], 3)
    ]
    text = Text("quiz-m44-card", {"card": card_name(p.setup, card.id)})
    return Sketch(text, rule(card_rule), wrong, rule(card_rule), (card_rule,), give_card(p, card.id), p.turn)


EXTRA = ("Armor Assault", "Close Assault", "Firefight", "Behind Enemy Lines", "Their Finest Hour")
EXTRAS = tuple(pieces.rule_of_card(card) for card in EXTRA[:4])


def _extra(p: Position, rng: Random) -> Sketch | None:
    """Ask how many dice a unit rolls under a card that adds some, perhaps in an overrun."""
    card = rng.choice(EXTRA)
    if card == "Their Finest Hour":
        p = with_hand(p, p.turn, rng.randint(3, 6), rng)
    f = fight(p, rng, card, cover_chance=0.4)
    if not f or (f.p.setup.units[f.unit].kind.arm not in f.p.rules.arms):
        return None
    over = f.p.setup.units[f.unit].kind.overrun and f.shot.range == 1 and rng.random() < 0.6
    if over:
        again = _into_the_gap(f)
        if not again:
            return None
        f = again
    card_rule, n, s = event_rules.card(f.p.rules), f.shot.dice, f.shot
    rules = ["m44.card.finest-hour.3"] if card == "Their Finest Hour" else [card_rule]
    rules += ["m44.card.extra.1"] if over else []
    name = card_name(p.setup, f.p.rules.id)
    wrong: list[Wrong] = []
    if s.bonus:
        wrong += numbers((n - s.bonus, Text("quiz-m44-forgot-card", {"card": name, "n": s.bonus})))
        wrong += numbers((n + 1, Text("quiz-m44-card-twice", {"card": name, "n": s.bonus})))
    else:
        wrong += numbers((n + 1, rule(card_rule)))
    if s.cover:
        wrong += numbers((n + s.cover, Text("quiz-m44-cover-forgotten", {"n": s.cover, "ground": ground_name(s.cover_from)})))
    if s.penalty:
        wrong += numbers((n + s.penalty, Text("quiz-m44-own-forgotten", {"n": s.penalty, "ground": ground_name(s.penalties[0][0])})))
    other_bands = [k for k in f.p.setup.units[f.unit].kind.dice if k != s.base]
    wrong += numbers(*((k - s.base + n, Text("quiz-m44-wrong-band", {"dice": k, "base": s.base, "n": s.range})) for k in other_bands))
    figures = f.p.stands[f.unit][1]
    wrong += numbers((figures, Text("quiz-m44-figures", {"n": figures})))
    text = fight_text("quiz-m44-extra", f, n=s.range, card=name, over="yes" if over else "no")
    after = Text("quiz-reasons", {"first": rule(rules[-1]), "second": total(s)})
    return Sketch(text, str(n), [w for w in wrong if w[0] != "0"], after, tuple(rules), f.p, p.turn, f.p.format(f.action))


def _into_the_gap(f: Fight) -> Fight | None:
    """Return the overrun after this close assault has eliminated its target and the unit has taken ground."""
    p, foes = f.p, [i for i in alive(f.p, 1 - f.p.turn) if i != f.target]
    gaps = [t for t in p.setup.board.neighbors[tile_of(p, f.target)] if p.find_unit(t) < 0 and t not in p.setup.closed_hexes]
    gaps = [t for t in gaps if p.setup.board.distance[t][tile_of(p, f.unit)] > 1]
    if not foes or not gaps or p.setup.units[foes[0]].kind.arm != "infantry" or p.setup.units[f.target].kind.arm == "artillery":
        return None
    q = with_stand(with_stand(p, f.target, tile_of(p, f.target), 1), foes[0], gaps[0])
    victory = roll_faces(q, f.action, (GRENADE,) * f.shot.dice)
    if victory.pending or victory.outcome:
        return None
    a = act(victory, "take", tile_of(victory, f.unit), tile_of(q, f.target))
    return fight_of(victory.apply(a).after, f.unit, foes[0]) if victory.check(a).legal else None


def _strike(p: Position, rng: Random) -> Sketch | None:
    """Ask how many dice Air Power or Barrage rolls at a target."""
    foes = alive(p, 1 - p.turn)
    if not foes:
        return None
    side, target, card = p.turn, rng.choice(foes), rng.choice(("Air Power", "Air Power", "Barrage"))
    goals = [t for t in free(p, target) if covering(p, t)]
    if goals and rng.random() < 0.6:
        p = with_stand(p, target, rng.choice(goals))
    p = play_card(p, card)
    strike = p.rules.strike
    if not strike:
        return None
    dice, other = strike.dice[p.setup.sides[side]], strike.dice[p.setup.sides[1 - side]]
    protection = max(cover(p, tile_of(p, target), 1 - side, arm, from_high=False)[0] for arm in ("infantry", "armor"))
    card_rule = "m44.card.air-power.4" if card == "Air Power" else "m44.card.barrage.1"
    wrong = numbers((dice - protection, rule("m44.card.strike.3"))) if protection else []
    if other != dice:
        wrong += numbers((other, Text("quiz-m44-dice-of-side", {"n": other, "side": side_name(p.setup, 1 - side)})))
    for name, n in (("Barrage", 4), ("Air Power", 2 if side == 0 else 1)):
        if name != card:
            wrong += numbers((n, Text("quiz-m44-dice-of-card", {"n": n, "card": card_name(p.setup, name)})))
    figures = p.stands[target][1]
    wrong += numbers((3, Text("quiz-m44-dice-of-assault")), (figures, Text("quiz-m44-dice-of-figures", {"n": figures})))
    a = act(p, "strike", tile_of(p, target))
    text = Text("quiz-m44-strike", {"card": card_name(p.setup, card), "target": describe_unit(p, target), "side": side_name(p.setup, side)})
    rules = (card_rule, *(("m44.card.strike.3",) if protection else ()))
    return Sketch(text, str(dice), [w for w in wrong if w[0] != "0"], rule(card_rule), rules, p, side, p.format(a))


def _strike_flags(p: Position, rng: Random) -> Sketch | None:
    """Ask how far a unit retreats from a strike."""
    foes = alive(p, 1 - p.turn)
    card = rng.choice(("Barrage", "Barrage", "Air Power"))
    free_folk = [i for i in foes if p.setup.units[i].kind.retreat > 1]
    if not foes:
        return None
    target = rng.choice(free_folk if free_folk and rng.random() < 0.7 else foes)
    safe = [t for t in free(p, target) if any(g.flag for g in grounds_on(p, t))]
    if safe and rng.random() < 0.6:
        p = with_stand(p, target, rng.choice(safe))
    elif rng.random() < 0.6 and tile_of(p, target) not in p.setup.afloat:
        p = with_sandbags(p, tile_of(p, target))
    p = play_card(p, card)
    dice = p.rules.strike.dice[p.setup.sides[p.turn]] if p.rules.strike else 0
    flags = rng.randint(1, dice)
    a = act(p, "strike", tile_of(p, target))
    after = p.apply(a).after.apply(Action(ROLL, CHANCE, "", in_order([FLAG] * flags + [_miss(p, target)] * (dice - flags)))).after
    task = after.pending[-1] if after.pending else None
    if not isinstance(task, Retreat) or task.flags != flags:
        return None
    kind, safe_grounds = p.setup.units[target].kind, [g for g in grounds_on(p, tile_of(p, target)) if g.flag]
    most = flags * kind.retreat
    rules = ["m44.card.strike.4", *(["m44.card.strike.5", "m44.resistance.3"] if kind.retreat > 1 else [])]
    wrong = numbers((flags - 1, Text("quiz-m44-no-ignoring", {"ground": ground_name(safe_grounds[0].id)}))) if safe_grounds else []
    if kind.retreat > 1:
        wrong += numbers((flags, rule("m44.resistance.3")), (kind.retreat, Text("quiz-m44-each-flag", {"n": flags})))
    else:
        wrong += numbers((flags * 3, Text("quiz-m44-not-resistance", {"n": flags})), (dice, Text("quiz-m44-only-flags", {"n": flags})))
    wrong += numbers((0, Text("quiz-m44-strike-counts", {"n": flags})), (flags + 1, rule("m44.flag.1")))
    text = Text(
        "quiz-m44-strike-flags",
        {
            "card": card_name(p.setup, card),
            "target": describe_unit(p, target),
            "flags": flags,
            "grounds": [ground_name(g.id) for g in safe_grounds],
        },
    )
    return Sketch(text, str(most), wrong, rule(rules[-1]), tuple(rules[:2]), p, p.turn, p.format(a))


def _miss(p: Position, target: int) -> str:
    """Return a face that doesn't hit a unit, even if stars do."""
    return ARMOR if p.setup.units[target].kind.arm != ARMOR else INFANTRY


def _heal(p: Position, rng: Random) -> Sketch | None:
    """Ask how many figures Medics & Mechanics brings back."""
    own_units = [i for i in alive(p, p.turn) if p.setup.units[i].figures > 1]
    if not own_units:
        return None
    unit = rng.choice(own_units)
    whole = p.setup.units[unit]
    if whole.kind.arm == "infantry" and rng.random() < 0.4:
        return None
    left = rng.randint(1, whole.figures - 1)
    p = with_stand(p, unit, tile_of(p, unit), left)
    after = order_units(p, "Medics & Mechanics", unit)
    if not after:
        return None
    dice = len(after.chance_outcomes()[0][0].args)
    faces = throw(rng, dice)
    count, arm = faces.count, whole.kind.arm
    healing = sum(heals(arm, face) for face in faces)
    n = min(healing, whole.figures - left)
    if n < 2 and rng.random() < 0.5:
        return None
    rules = ["m44.card.medics.1", *(["m44.card.medics.2"] if healing > n else []), *(["m44.card.medics.3"] if arm == "artillery" else [])]
    others = sum(count(s) for s in (INFANTRY, ARMOR) if s != arm)
    wrong = numbers((healing, Text("quiz-m44-full-strength", {"n": whole.figures, "left": left}))) if healing > n else []
    for k, why in (
        (healing - count(STAR), Text("quiz-m44-stars-heal", {"n": count(STAR)})),
        (healing + count(GRENADE), Text("quiz-m44-grenades-heal", {"n": count(GRENADE)})),
        (healing + others, Text("quiz-m44-others-heal", {"n": others, "unit": kind_name(arm)})),
        (count(STAR), Text("quiz-m44-own-heal", {"n": healing - count(STAR), "unit": kind_name(arm)})),
        (dice, Text("quiz-m44-not-every-heal", {"n": healing})),
        (left, Text("quiz-m44-are-left", {"left": left})),
    ):
        wrong += numbers((k, why)) if k != healing else []
    text = Text("quiz-m44-heal", {"unit": describe_unit(p, unit), "figures": left, "full": whole.figures, "faces": describe_faces(faces)})
    after_text = Text("quiz-m44-after-heal", {"found": healing, "n": n, "left": left, "full": whole.figures})
    return Sketch(text, str(n), wrong, after_text, tuple(rules), after, p.turn)


def _hand_dice(p: Position, rng: Random) -> Sketch | None:
    """Ask how many dice a card rolls that counts the cards in hand, or how many of them are borrowed."""
    card, n = rng.choice(("Their Finest Hour", "Medics & Mechanics")), rng.randint(2, 7)
    p = with_hand(give_card(p, card), p.turn, n, rng)
    if not p.hands[p.turn][p.setup.by_card[card]]:
        return None
    card_rule = "m44.card.finest-hour.1" if card == "Their Finest Hour" else "m44.card.medics.1"
    if card_rule == "m44.card.medics.1":
        hurt = rng.choice(alive(p, p.turn))
        p = with_stand(p, hurt, tile_of(p, hurt), 1)
    borrow = n > OWN_DICE and rng.random() < 0.6
    name = card_name(p.setup, card)
    right = n - OWN_DICE if borrow else n
    card_itself = Text("quiz-m44-card-itself", {"card": name, "n": n})
    wrong = numbers((right - 1, card_itself)) if right > 1 or not borrow else []
    if borrow:
        wrong += numbers((n, Text("quiz-m44-own-dice", {"n": n, "own": OWN_DICE})), (0, rule("m44.setup.6")))
        wrong += numbers((OWN_DICE, Text("quiz-m44-have-dice", {"n": OWN_DICE})))
    else:
        wrong += numbers((OWN_DICE, Text("quiz-m44-may-borrow", {"n": n})), (n + 1, Text("quiz-m44-counted-twice", {"card": name, "n": n})))
        wrong += numbers((3, Text("quiz-m44-not-a-battle", {"n": n})))
    rules = ("m44.setup.6", card_rule) if borrow else (card_rule,)
    text = Text("quiz-m44-borrow" if borrow else "quiz-m44-hand-dice", {"card": name, "n": n, "side": side_name(p.setup, p.turn)})
    return Sketch(text, str(right), wrong, rule(rules[0]), rules, p, p.turn)


OWN_DICE = 4
"""The dice of each side (rule m44.setup.6)."""


def _counter(p: Position, rng: Random) -> Sketch | None:
    """Ask which card a Counter-Attack repeats."""
    side, last = p.turn, p.said[1 - p.turn].card
    after = play_card(p, "Counter-Attack")
    order = find_repeated_order(p, side)
    cards = p.setup.cards
    if last >= 0 and order.card == last and rng.random() < 0.6:
        return None
    nothing = Text("quiz-m44-nothing-repeated")
    right = card_name(p.setup, cards[order.card].id) if order.card >= 0 else nothing
    rules = event_rules.copy(cards[order.card] if order.card >= 0 else None)[:2]
    wrong: list[Wrong] = []
    if last >= 0:
        wrong.append((card_name(p.setup, cards[last].id), rule("m44.card.counter-attack.1")))
        others = [c for c in cards if c.printed and c.base == cards[last].base and c.id not in (cards[last].id, cards[order.card].id)]
        wrong += [(card_name(p.setup, c.id), Text("quiz-m44-only-flanks", {"card": card_name(p.setup, cards[last].id)})) for c in others]
        wrong.append((nothing, Text("quiz-m44-repeats", {"card": card_name(p.setup, cards[last].id)})))
    for c in rng.sample(cards, 3):
        key = "quiz-m44-not-last" if last >= 0 else "quiz-m44-none-played"
        wrong.append((card_name(p.setup, c.id), Text(key, {"card": card_name(p.setup, c.id)})))
    wrong = [w for w in wrong if w[0] != right]
    params = {"side": side_name(p.setup, side), "foe": side_name(p.setup, 1 - side)}
    text = (
        Text("quiz-m44-counter-first", params)
        if order.card < 0
        else Text("quiz-m44-counter", {**params, "card": card_name(p.setup, cards[last].id)})
    )
    after_text = rule("m44.card.counter-attack.1" if order.card >= 0 else "m44.card.counter-attack.2")
    return Sketch(text, right, wrong, after_text, rules, after, side)


def _draw(p: Position, rng: Random) -> Sketch | None:
    """Ask how many cards a side draws at the end of its turn."""
    side, choice = p.turn, rng.random()
    card = f"Recon {rng.choice(('Left', 'Center', 'Right'))}" if choice < 0.5 else rng.choice(("Direct from HQ", "Move Out!", "Probe Left"))
    p = p._replace(turns=of_side(p.turns, side, rng.randrange(4)))
    p = play_card(p, card)
    a = act(p, "end turn")
    task = p.apply(a).after.pending[0]
    if not isinstance(task, Draw):
        return None

    def label(cards: int, keeps: int) -> Text:
        return Text("quiz-m44-draws", {"n": cards, "keeps": keeps})

    correct, usual = (task.cards, task.cards - task.looks), task.cards - task.looks
    rules = [*(["m44.card.recon.1"] if task.looks else []), *(["m44.draw.3"] if usual > 1 else [])] or ["m44.draw.1"]
    wrong: list[Wrong] = []
    if task.looks:
        wrong += [(label(usual, usual), rule("m44.card.recon.1")), (label(usual + 1, usual + 1), Text("quiz-m44-keeps-fewer"))]
        wrong += [(label(usual + 2, usual + 1), Text("quiz-m44-not-and-draws"))]
    else:
        wrong += [(label(usual + 1, usual), Text("quiz-m44-only-recon")), (label(3 - usual, 3 - usual), rule("m44.draw.3"))]
        wrong += [(label(0, 0), rule("m44.draw.1"))]
    battle = scenario.load(p.setup.name).label
    turn = p.turns[side] + 1
    text = Text("quiz-m44-draw", {"card": card_name(p.setup, card), "side": side_name(p.setup, side), "scenario": battle, "n": turn})
    return Sketch(text, label(*correct), wrong, rule(rules[-1]), tuple(rules), p, side, p.format(a))


ASKERS = (
    Asker("card", 1, tuple(dict.fromkeys(event_rules.card(c) for c in pieces.cards() if c.does != "ambush")), _card),
    Asker("draw", 1, ("m44.draw.1", "m44.draw.3", "m44.card.recon.1"), _draw, (*EVERY, *(EVERY[0],) * 8)),
    Asker("strike-flags", 2, ("m44.card.strike.4", "m44.card.strike.5"), _strike_flags, (*EVERY, *(EVERY[2], EVERY[8]) * 3)),
    Asker("strike", 2, ("m44.card.air-power.4", "m44.card.barrage.1", "m44.card.strike.3"), _strike),
    Asker("hand-dice", 2, ("m44.card.finest-hour.1", "m44.card.medics.1", "m44.setup.6"), _hand_dice),
    Asker("heal", 2, ("m44.card.medics.1", "m44.card.medics.2", "m44.card.medics.3"), _heal),
    Asker("counter", 2, ("m44.card.counter-attack.1", "m44.card.counter-attack.2"), _counter),
    Asker("extra", 2, (*EXTRAS, "m44.card.extra.1", "m44.card.finest-hour.3"), _extra),
)
