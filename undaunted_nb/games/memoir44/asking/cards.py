"""Questions about the command cards: text, dice, repeats by a Counter-Attack, and draws."""

from __future__ import annotations

from random import Random

from undaunted_nb.core.text import Text

from .. import citing, pieces
from ..combat import cover, heals
from ..names import card_name, key_of, side_name
from ..ordering import copied
from ..position import Draw, Position
from ..setup import STAR
from . import (
    EVERY,
    Asker,
    Sketch,
    Wrong,
    act,
    alive,
    commanded,
    fight,
    fight_text,
    held,
    numbers,
    played,
    rule,
    shown,
    throw,
    tile_of,
    who,
    with_stand,
)


def _card(p: Position, rng: Random) -> Sketch | None:
    """Ask for the text of a card."""
    cards = {c.base: c for c in p.setup.cards}
    base = rng.choice([b for b, c in cards.items() if c.does != "ambush"])
    asked = rng.choice([c for c in p.setup.cards if c.base == base])
    own = citing.card(asked)
    wrong: list[Wrong] = [
        (rule(citing.card(cards[other])), Text("quiz-m44-other-card", {"card": Text(f"m44-card-{key_of(other)}")}))
        for other in rng.sample([b for b in cards if b != base], 3)
    ]
    text = Text("quiz-m44-card", {"card": card_name(p.setup, asked.id)})
    return Sketch(text, rule(own), wrong, rule(own), (own,), held(p, asked.id), p.turn)


EXTRA = ("Armor Assault", "Close Assault", "Firefight", "Behind Enemy Lines")


def _extra(p: Position, rng: Random) -> Sketch | None:
    """Ask how many dice a unit rolls under a card that adds some."""
    f = fight(p, rng, rng.choice(EXTRA), covered=0.4)
    if not f or (f.p.setup.units[f.unit].kind.arm not in f.p.rules.arms):
        return None
    own, n = citing.card(f.p.rules), f.shot.dice
    why = rule(own)
    wrong = numbers((n - f.shot.bonus, why), (n + 1, why), (n - 1, why), (f.shot.base + f.shot.bonus, rule("m44.battle.1")), (n + 2, why))
    text = fight_text("quiz-m44-extra", f, n=f.shot.range, card=card_name(p.setup, f.p.rules.id))
    return Sketch(text, str(n), [w for w in wrong if w[0] != str(n)], why, (own,), f.p, p.turn, f.p.format(f.action))


def _strike(p: Position, rng: Random) -> Sketch | None:
    """Ask how many dice Air Power or Barrage rolls at a target."""
    foes = alive(p, 1 - p.turn)
    if not foes:
        return None
    side, target, card = p.turn, rng.choice(foes), rng.choice(("Air Power", "Barrage"))
    p = played(p, card)
    strike = p.rules.strike
    if not strike:
        return None
    dice, other = strike.dice[p.setup.sides[side]], strike.dice[p.setup.sides[1 - side]]
    saved = max(cover(p, tile_of(p, target), 1 - side, arm, from_high=False)[0] for arm in ("infantry", "armor"))
    own = "m44.card.air-power.4" if card == "Air Power" else "m44.card.barrage.1"
    why = rule(own)
    ground = [(dice - saved, rule("m44.card.strike.3"))] if saved else []
    wrong = numbers(*ground, *([(other, why)] if other != dice else []), (dice + 1, why), (dice - 1, why), (3, why), (dice + 2, why))
    a = act(p, "strike", tile_of(p, target))
    text = Text("quiz-m44-strike", {"card": card_name(p.setup, card), "target": who(p, target), "side": side_name(p.setup, side)})
    rules = (own, *(("m44.card.strike.3",) if saved else ()))
    return Sketch(text, str(dice), [w for w in wrong if w[0] != str(dice)], why, rules, p, side, p.format(a))


def _heal(p: Position, rng: Random) -> Sketch | None:
    """Ask how many figures Medics & Mechanics brings back."""
    own = [i for i in alive(p, p.turn) if p.setup.units[i].figures > 1]
    if not own:
        return None
    unit = rng.choice(own)
    whole = p.setup.units[unit]
    left = rng.randint(1, whole.figures - 1)
    p = with_stand(p, unit, tile_of(p, unit), left)
    after = commanded(p, "Medics & Mechanics", unit)
    if not after:
        return None
    dice = len(after.chance_outcomes()[0][0].args)
    faces = throw(rng, dice)
    found = sum(heals(whole.kind.arm, face) for face in faces)
    n = min(found, whole.figures - left)
    rules = ["m44.card.medics.1", *(["m44.card.medics.2"] if found > n else [])]
    rules += ["m44.card.medics.3"] if whole.kind.arm == "artillery" else []
    why = rule(rules[-1])
    wrong = numbers(
        (found, rule("m44.card.medics.2")), (faces.count(STAR), rule("m44.card.medics.1")),
        (found - faces.count(STAR), rule("m44.card.medics.1")),
        *((k, why) for k in (0, 1, 2, 3)),
    )  # fmt: skip
    text = Text("quiz-m44-heal", {"unit": who(p, unit), "figures": left, "faces": shown(faces)})
    return Sketch(text, str(n), [w for w in wrong if w[0] != str(n)], why, tuple(rules), after, p.turn)


def _hand_dice(p: Position, rng: Random) -> Sketch | None:
    """Ask how many dice a card rolls that counts the cards in hand."""
    card = rng.choice(("Their Finest Hour", "Medics & Mechanics"))
    p = held(p, card)
    n = sum(p.hands[p.turn])
    own = "m44.card.finest-hour.1" if card == "Their Finest Hour" else "m44.card.medics.1"
    if own == "m44.card.medics.1":
        hurt = rng.choice(alive(p, p.turn))
        p = with_stand(p, hurt, tile_of(p, hurt), 1)
    why = rule(own)
    text = Text("quiz-m44-hand-dice", {"card": card_name(p.setup, card), "n": n})
    wrong = numbers(*((k, why) for k in (n - 1, n + 1, 4, 3, 6) if k))
    return Sketch(text, str(n), [w for w in wrong if w[0] != str(n)], why, (own,), p, p.turn)


def _counter(p: Position, rng: Random) -> Sketch | None:
    """Ask which card a Counter-Attack repeats."""
    side, last = p.turn, p.said[1 - p.turn].card
    after = played(p, "Counter-Attack")
    said = copied(p, side)
    cards = p.setup.cards
    nothing = Text("quiz-m44-nothing-repeated")
    mine = card_name(p.setup, cards[said.card].id) if said.card >= 0 else nothing
    rules = citing.copy(cards[said.card] if said.card >= 0 else None)
    why = rule(rules[0] if said.card >= 0 else "m44.card.counter-attack.2")
    guesses = [cards[last].id] if last >= 0 else []
    guesses += [c.id for c in cards if last >= 0 and c.printed and c.base == cards[last].base]
    guesses += [rng.choice(cards).id for _ in range(3)]
    wrong: list[Wrong] = [(card_name(p.setup, c), why) for c in guesses if said.card < 0 or c != cards[said.card].id]
    wrong.insert(min(2, len(wrong)), (nothing, why))
    if said.card < 0:
        text = Text("quiz-m44-counter-first")
        wrong = [w for w in wrong if w[0] != nothing]
    else:
        text = Text("quiz-m44-counter", {"card": card_name(p.setup, cards[last].id)})
    return Sketch(text, mine, wrong, why, rules, after, side)


def _draw(p: Position, rng: Random) -> Sketch | None:
    """Ask how many cards a side draws at the end of its turn."""
    side = p.turn
    recon = rng.random() < 0.4
    card = f"Recon {rng.choice(('Left', 'Center', 'Right'))}" if recon else rng.choice(("Direct from HQ", "Move Out!", "Probe Left"))
    p = played(p, card)
    a = act(p, "end turn")
    task = p.apply(a).after.pending[0]
    if not isinstance(task, Draw):
        return None

    def label(cards: int, keeps: int) -> Text:
        return Text("quiz-m44-draws", {"n": cards, "keeps": keeps})

    own = "m44.card.recon.1" if recon else "m44.draw.1" if task.cards == 1 else "m44.draw.3"
    right = (task.cards, task.cards - task.looks)
    wrong: list[Wrong] = [(label(*guess), rule(own)) for guess in ((1, 1), (2, 1), (2, 2), (3, 2), (3, 1)) if guess != right]
    text = Text("quiz-m44-draw", {"card": card_name(p.setup, card), "side": side_name(p.setup, side)})
    return Sketch(text, label(*right), wrong, rule(own), (own,), p, side, p.format(a))


ASKERS = (
    Asker("card", 1, tuple(dict.fromkeys(citing.card(c) for c in pieces.cards() if c.does != "ambush")), _card),
    Asker("draw", 1, ("m44.draw.1", "m44.draw.3", "m44.card.recon.1"), _draw, (*EVERY, *(EVERY[0],) * 8)),
    Asker("strike", 2, ("m44.card.air-power.4", "m44.card.barrage.1", "m44.card.strike.3"), _strike),
    Asker("hand-dice", 2, ("m44.card.finest-hour.1", "m44.card.medics.1"), _hand_dice),
    Asker("heal", 2, ("m44.card.medics.1", "m44.card.medics.2", "m44.card.medics.3"), _heal),
    Asker("counter", 2, ("m44.card.counter-attack.1", "m44.card.counter-attack.2"), _counter),
    Asker(
        "extra",
        2,
        ("m44.card.armor-assault.1", "m44.card.close-assault.1", "m44.card.firefight.1", "m44.card.behind-enemy-lines.1"),
        _extra,
    ),
)
