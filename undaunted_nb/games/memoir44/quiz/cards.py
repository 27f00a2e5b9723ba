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
from ..rules.state.position import Draw, Position, of_side
from ..rules.state.setup import ARMOR, FLAG, GRENADE, INFANTRY, STAR
from . import (
    EVERY,
    Asker,
    Fight,
    Sketch,
    UnsuitableError,
    Wrong,
    act,
    alive,
    covering,
    describe_faces,
    describe_unit,
    fight,
    fight_of,
    fight_text,
    find_retreat,
    free,
    give_card,
    need,
    order_units,
    play_card,
    reasons,
    roll_faces,
    rule,
    throw,
    tile_of,
    with_hand,
    with_sandbags,
    with_stand,
)
from .battles import list_forgotten, list_other_bands, total


def _card(p: Position, rng: Random) -> Sketch:
    """Ask for the text of a card."""
    cards = {c.base: c for c in p.setup.cards}
    base = rng.choice([b for b, c in cards.items() if c.does != "ambush"])
    card = rng.choice([c for c in p.setup.cards if c.base == base])
    card_rule = event_rules.card(card)
    wrong = [
        (rule(event_rules.card(cards[other])), Text("quiz-m44-other-card", {"card": Text(f"m44-card-{key_of(other)}")}))
        for other in rng.sample([b for b in cards if b != base], 3)
    ]
    text = Text("quiz-m44-card", {"card": card_name(p.setup, card.id)})
    return Sketch(give_card(p, card.id), text, right=rule(card_rule), wrong=wrong, rules=[card_rule])


EXTRA = ("Armor Assault", "Close Assault", "Firefight", "Behind Enemy Lines", "Their Finest Hour")
EXTRAS = tuple(pieces.rule_of_card(card) for card in EXTRA[:4])


def _extra(p: Position, rng: Random) -> Sketch:
    """Ask how many dice a unit rolls under a card that adds some, perhaps in an overrun."""
    card = rng.choice(EXTRA)
    if card == "Their Finest Hour":
        p = with_hand(p, p.turn, rng.randint(3, 6), rng)
    f = fight(p, rng, card, cover_chance=0.4)
    need(f.p.setup.units[f.unit].kind.arm in f.p.rules.arms)
    over = f.p.setup.units[f.unit].kind.overrun and f.shot.range == 1 and rng.random() < 0.6
    f = _into_the_gap(f) if over else f
    card_rule, n, s, figures = event_rules.card(f.p.rules), f.shot.dice, f.shot, f.p.stands[f.unit][1]
    rules = ["m44.card.finest-hour.3"] if card == "Their Finest Hour" else [card_rule]
    rules += ["m44.card.extra.1"] if over else []
    name = card_name(p.setup, f.p.rules.id)
    wrong = [
        (n - s.bonus, Text("quiz-m44-forgot-card", {"card": name, "n": s.bonus})) if s.bonus else None,
        (n + 1, Text("quiz-m44-card-twice", {"card": name, "n": s.bonus}) if s.bonus else rule(card_rule)),
        *list_forgotten(s),
        *list_other_bands(f),
        (figures, Text("quiz-m44-figures", {"n": figures})),
    ]
    text = fight_text("quiz-m44-extra", f, n=s.range, card=name, over="yes" if over else "no")
    return Sketch(f.p, text, right=n, wrong=wrong, least=1, rules=rules, after=reasons(rule(rules[-1]), total(s)), action=f.action)


def _into_the_gap(f: Fight) -> Fight:
    """Return the overrun after this close assault has eliminated its target and the unit has taken ground."""
    p, foes = f.p, [i for i in alive(f.p, 1 - f.p.turn) if i != f.target]
    gaps = [t for t in p.setup.board.neighbors[tile_of(p, f.target)] if p.find_unit(t) < 0 and t not in p.setup.closed_hexes]
    gaps = [t for t in gaps if p.setup.board.distance[t][tile_of(p, f.unit)] > 1]
    need(foes and gaps and p.setup.units[foes[0]].kind.arm == "infantry" and p.setup.units[f.target].kind.arm != "artillery")
    q = with_stand(with_stand(p, f.target, tile_of(p, f.target), 1), foes[0], gaps[0])
    victory = roll_faces(q, f.action, (GRENADE,) * f.shot.dice)
    need(not victory.pending and not victory.outcome)
    a = act(victory, "take", tile_of(victory, f.unit), tile_of(q, f.target))
    need(victory.check(a).legal)
    return need(fight_of(victory.apply(a).after, f.unit, foes[0]))


def _strike(p: Position, rng: Random) -> Sketch:
    """Ask how many dice Air Power or Barrage rolls at a target."""
    foes = need(alive(p, 1 - p.turn))
    side, target, card = p.turn, rng.choice(foes), rng.choice(("Air Power", "Air Power", "Barrage"))
    goals = [t for t in free(p, target) if covering(p, t)]
    if goals and rng.random() < 0.6:
        p = with_stand(p, target, rng.choice(goals))
    p = play_card(p, card)
    strike = need(p.rules.strike)
    dice, other = strike.dice[p.setup.sides[side]], strike.dice[p.setup.sides[1 - side]]
    protection = max(cover(p, tile_of(p, target), 1 - side, arm, from_high=False)[0] for arm in ("infantry", "armor"))
    card_rule = "m44.card.air-power.4" if card == "Air Power" else "m44.card.barrage.1"
    name, n = ("Barrage", 4) if card == "Air Power" else ("Air Power", 2 if side == 0 else 1)
    figures = p.stands[target][1]
    wrong = [
        (dice - protection, rule("m44.card.strike.3")),
        (other, Text("quiz-m44-dice-of-side", {"n": other, "side": side_name(p.setup, 1 - side)})),
        (n, Text("quiz-m44-dice-of-card", {"n": n, "card": card_name(p.setup, name)})),
        (3, Text("quiz-m44-dice-of-assault")),
        (figures, Text("quiz-m44-dice-of-figures", {"n": figures})),
    ]
    a = act(p, "strike", tile_of(p, target))
    text = Text("quiz-m44-strike", {"card": card_name(p.setup, card), "target": describe_unit(p, target), "side": side_name(p.setup, side)})
    rules = (card_rule, "m44.card.strike.3" if protection else "")
    return Sketch(p, text, right=dice, wrong=wrong, least=1, rules=rules, action=a)


def _strike_flags(p: Position, rng: Random) -> Sketch:
    """Ask how far a unit retreats from a strike."""
    foes = alive(p, 1 - p.turn)
    card = rng.choice(("Barrage", "Barrage", "Air Power"))
    free_folk = [i for i in foes if p.setup.units[i].kind.retreat > 1]
    need(foes)
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
    need(find_retreat(after).flags == flags)
    kind, safe_grounds = p.setup.units[target].kind, [g for g in grounds_on(p, tile_of(p, target)) if g.flag]
    far = kind.retreat > 1
    rules, after_rule = (
        (["m44.card.strike.4", "m44.card.strike.5"], "m44.resistance.3") if far else (["m44.card.strike.4"], "m44.card.strike.4")
    )
    wrong = [
        (flags - 1, Text("quiz-m44-no-ignoring", {"ground": ground_name(safe_grounds[0].id)})) if safe_grounds else None,
        (flags, rule("m44.resistance.3")) if far else (flags * 3, Text("quiz-m44-not-resistance", {"n": flags})),
        (kind.retreat, Text("quiz-m44-each-flag", {"n": flags})) if far else (dice, Text("quiz-m44-only-flags", {"n": flags})),
        (0, Text("quiz-m44-strike-counts", {"n": flags})),
        (flags + 1, rule("m44.flag.1")),
    ]
    grounds = [ground_name(g.id) for g in safe_grounds]
    params = {"card": card_name(p.setup, card), "target": describe_unit(p, target), "flags": flags, "grounds": grounds}
    text = Text("quiz-m44-strike-flags", params)
    return Sketch(p, text, right=flags * kind.retreat, wrong=wrong, rules=rules, after=rule(after_rule), action=a)


def _miss(p: Position, target: int) -> str:
    """Return a face that doesn't hit a unit, even if stars do."""
    return ARMOR if p.setup.units[target].kind.arm != ARMOR else INFANTRY


def _heal(p: Position, rng: Random) -> Sketch:
    """Ask how many figures Medics & Mechanics brings back."""
    unit = rng.choice(need([i for i in alive(p, p.turn) if p.setup.units[i].figures > 1]))
    whole = p.setup.units[unit]
    need(whole.kind.arm != "infantry" or rng.random() >= 0.4)
    left = rng.randint(1, whole.figures - 1)
    p = with_stand(p, unit, tile_of(p, unit), left)
    after = order_units(p, "Medics & Mechanics", unit)
    dice = len(after.chance_outcomes()[0][0].args)
    faces = throw(rng, dice)
    count, arm = faces.count, whole.kind.arm
    healing = sum(heals(arm, face) for face in faces)
    n = min(healing, whole.figures - left)
    need(n >= 2 or rng.random() >= 0.5)
    rules = ["m44.card.medics.1", "m44.card.medics.2" if healing > n else "", "m44.card.medics.3" if arm == "artillery" else ""]
    others = sum(count(s) for s in (INFANTRY, ARMOR) if s != arm)
    guesses = [
        (healing - count(STAR), Text("quiz-m44-stars-heal", {"n": count(STAR)})),
        (healing + count(GRENADE), Text("quiz-m44-grenades-heal", {"n": count(GRENADE)})),
        (healing + others, Text("quiz-m44-others-heal", {"n": others, "unit": kind_name(arm)})),
        (count(STAR), Text("quiz-m44-own-heal", {"n": healing - count(STAR), "unit": kind_name(arm)})),
        (dice, Text("quiz-m44-not-every-heal", {"n": healing})),
        (left, Text("quiz-m44-are-left", {"left": left})),
    ]
    full = (healing, Text("quiz-m44-full-strength", {"n": whole.figures, "left": left}))
    wrong = [full, *(guess for guess in guesses if guess[0] != healing)]
    text = Text("quiz-m44-heal", {"unit": describe_unit(p, unit), "figures": left, "full": whole.figures, "faces": describe_faces(faces)})
    after_text = Text("quiz-m44-after-heal", {"found": healing, "n": n, "left": left, "full": whole.figures})
    return Sketch(after, text, right=n, wrong=wrong, rules=rules, after=after_text)


def _hand_dice(p: Position, rng: Random) -> Sketch:
    """Ask how many dice a card rolls that counts the cards in hand, or how many of them are borrowed."""
    card, n = rng.choice(("Their Finest Hour", "Medics & Mechanics")), rng.randint(2, 7)
    p = with_hand(give_card(p, card), p.turn, n, rng)
    need(p.hands[p.turn][p.setup.by_card[card]])
    card_rule = "m44.card.finest-hour.1" if card == "Their Finest Hour" else "m44.card.medics.1"
    if card_rule == "m44.card.medics.1":
        hurt = rng.choice(alive(p, p.turn))
        p = with_stand(p, hurt, tile_of(p, hurt), 1)
    borrow = n > OWN_DICE and rng.random() < 0.6
    name = card_name(p.setup, card)
    right = n - OWN_DICE if borrow else n
    card_itself = Text("quiz-m44-card-itself", {"card": name, "n": n})
    borrowing = [
        (right - 1, card_itself) if right > 1 else None,
        (n, Text("quiz-m44-own-dice", {"n": n, "own": OWN_DICE})),
        (0, rule("m44.setup.6")),
        (OWN_DICE, Text("quiz-m44-have-dice", {"n": OWN_DICE})),
    ]
    counting = [
        (right - 1, card_itself),
        (OWN_DICE, Text("quiz-m44-may-borrow", {"n": n})),
        (n + 1, Text("quiz-m44-counted-twice", {"card": name, "n": n})),
        (3, Text("quiz-m44-not-a-battle", {"n": n})),
    ]
    rules = ("m44.setup.6", card_rule) if borrow else (card_rule,)
    text = Text("quiz-m44-borrow" if borrow else "quiz-m44-hand-dice", {"card": name, "n": n, "side": side_name(p.setup, p.turn)})
    return Sketch(p, text, right=right, wrong=borrowing if borrow else counting, rules=rules)


OWN_DICE = 4
"""The dice of each side (rule m44.setup.6)."""


def _counter(p: Position, rng: Random) -> Sketch:
    """Ask which card a Counter-Attack repeats."""
    side, last = p.turn, p.said[1 - p.turn].card
    after = play_card(p, "Counter-Attack")
    order = find_repeated_order(p, side)
    cards = p.setup.cards
    need(last < 0 or order.card != last or rng.random() >= 0.6)
    nothing, last_name = Text("quiz-m44-nothing-repeated"), card_name(p.setup, cards[last].id)
    right = card_name(p.setup, cards[order.card].id) if order.card >= 0 else nothing
    rules = event_rules.copy(cards[order.card] if order.card >= 0 else None)[:2]
    wrong: list[Wrong] = []
    if last >= 0:
        others = [c for c in cards if c.printed and c.base == cards[last].base and c.id not in (cards[last].id, cards[order.card].id)]
        wrong = [
            (last_name, rule("m44.card.counter-attack.1")),
            *((card_name(p.setup, c.id), Text("quiz-m44-only-flanks", {"card": last_name})) for c in others),
            (nothing, Text("quiz-m44-repeats", {"card": last_name})),
        ]
    key = "quiz-m44-not-last" if last >= 0 else "quiz-m44-none-played"
    names = [card_name(p.setup, c.id) for c in rng.sample(cards, 3)]
    wrong += [(name, Text(key, {"card": name})) for name in names]
    params = {"side": side_name(p.setup, side), "foe": side_name(p.setup, 1 - side)}
    text = Text("quiz-m44-counter-first", params) if order.card < 0 else Text("quiz-m44-counter", {**params, "card": last_name})
    after_text = rule("m44.card.counter-attack.1" if order.card >= 0 else "m44.card.counter-attack.2")
    return Sketch(after, text, right=right, wrong=wrong, rules=rules, after=after_text)


def _draw(p: Position, rng: Random) -> Sketch:
    """Ask how many cards a side draws at the end of its turn."""
    side, choice = p.turn, rng.random()
    card = f"Recon {rng.choice(('Left', 'Center', 'Right'))}" if choice < 0.5 else rng.choice(("Direct from HQ", "Move Out!", "Probe Left"))
    p = p._replace(turns=of_side(p.turns, side, rng.randrange(4)))
    p = play_card(p, card)
    a = act(p, "end turn")
    task = p.apply(a).after.pending[0]
    if not isinstance(task, Draw):
        raise UnsuitableError

    def label(cards: int, keeps: int) -> Text:
        return Text("quiz-m44-draws", {"n": cards, "keeps": keeps})

    correct, usual = (task.cards, task.cards - task.looks), task.cards - task.looks
    rules = [*(["m44.card.recon.1"] if task.looks else []), *(["m44.draw.3"] if usual > 1 else [])] or ["m44.draw.1"]
    if task.looks:
        wrong = [
            (label(usual, usual), rule("m44.card.recon.1")),
            (label(usual + 1, usual + 1), Text("quiz-m44-keeps-fewer")),
            (label(usual + 2, usual + 1), Text("quiz-m44-not-and-draws")),
        ]
    else:
        wrong = [
            (label(usual + 1, usual), Text("quiz-m44-only-recon")),
            (label(3 - usual, 3 - usual), rule("m44.draw.3")),
            (label(0, 0), rule("m44.draw.1")),
        ]
    battle = scenario.load(p.setup.name).label
    turn = p.turns[side] + 1
    text = Text("quiz-m44-draw", {"card": card_name(p.setup, card), "side": side_name(p.setup, side), "scenario": battle, "n": turn})
    return Sketch(p, text, right=label(*correct), wrong=wrong, rules=rules, after=rule(rules[-1]), action=a)


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
