"""Questions about numbers of the box: the figures of a unit, and the cards of the deck."""

from __future__ import annotations

from random import Random

from undaunted_nb.engine.text import Text

from ..rules.state import pieces
from ..rules.state.names import card_name, key_of, kind_name, side_name
from ..rules.state.position import Position, add_copies
from . import (
    EVERY,
    Asker,
    Sketch,
    act,
    alive,
    describe_unit,
    give_card,
    need,
    play_card,
    reasons,
    rule,
    tile_of,
    with_hand,
    with_stand,
)

FIGURES = {"french_resistance": "m44.resistance.1", "elite_armor": "m44.armor.2"}
"""The rules of units with another number of figures than their kind."""
USUAL = "m44.setup.3"


def _other_kinds(kind_id: str, whole: int, left: int) -> list[tuple[int, Text]]:
    """Return the losses that units of other kinds would have with that many figures left, as wrong answers."""
    kind_by_figures: dict[int, str] = {}
    for kind in pieces.unit_kinds().values():
        if kind.figures != whole and kind.id != kind_id:
            kind_by_figures.setdefault(kind.figures, kind.id)
    return [(n - left, Text("quiz-m44-figures-of", {"n": n, "unit": kind_name(name)})) for n, name in kind_by_figures.items() if n > left]


def _figures(p: Position, rng: Random) -> Sketch:
    """Ask how many figures a unit has lost, or which unit a scenario map shows."""
    all_units = [i for side in (0, 1) for i in alive(p, side)]
    rare = [i for i in all_units if p.setup.units[i].kind.id in FIGURES or p.setup.units[i].kind.arm != "infantry"]
    unit = rng.choice(rare if rare and rng.random() < 0.75 else all_units)
    whole, kind = p.setup.units[unit].figures, p.setup.units[unit].kind
    figures_rule = FIGURES.get(kind.id, USUAL)
    need(whole == kind.figures)
    if rng.random() < 0.25:
        text = Text("quiz-m44-map", {"unit": kind_name(kind.arm), "badge": "yes" if kind.id != kind.arm else "no", "n": whole})
        return _on_the_map(p, text, kind.id, rng)
    left = rng.randint(1, whole - 1)
    wrong = [
        (left, Text("quiz-m44-asked-lost", {"n": left})),
        (whole, Text("quiz-m44-all-lost", {"n": whole})),
        *_other_kinds(kind.id, whole, left),
    ]
    p = with_stand(p, unit, tile_of(p, unit), left)
    text = Text("quiz-m44-lost", {"unit": describe_unit(p, unit), "n": left})
    return Sketch(p, text, right=whole - left, wrong=wrong, rules=[figures_rule])


def _on_the_map(p: Position, text: Text, kind: str, rng: Random) -> Sketch:
    """Return a question about the symbol of a unit on a scenario map."""
    kinds = pieces.unit_kinds()
    right = kinds[kind]
    wrong = []
    for other in rng.sample(sorted(kinds), len(kinds)):
        other_kind, name = kinds[other], kind_name(other)
        if other_kind.arm == right.arm or other_kind.figures == right.figures:
            key = "quiz-m44-map-badge" if other_kind.arm == right.arm else "quiz-m44-map-arm"
            wrong.append((name, Text(key, {"unit": name, "n": other_kind.figures, "badge": "yes" if other != other_kind.arm else "no"})))
    return Sketch(p, text, right=kind_name(kind), wrong=wrong, rules=("m44.setup.9", FIGURES.get(kind, USUAL)))


def _deck(p: Position, rng: Random) -> Sketch:
    """Ask about the deck: copies of a card, the cards after the deal, a new deck, a shuffle."""
    return rng.choice((_copies, _copies, _deal, _new_deck, _shuffle))(p, rng)


def _copies(p: Position, rng: Random) -> Sketch:
    """Ask how many copies of a card are still hidden from a side."""
    side = p.turn
    base = rng.choice([b for b in dict.fromkeys(c.base for c in p.setup.cards) if sum(c.copies for c in p.setup.cards if c.base == b) > 1])
    cards = [i for i, c in enumerate(p.setup.cards) if c.base == base]
    every = sum(p.setup.cards[i].copies for i in cards)
    in_hand, discard_count = (sum(pile[i] for i in cards) for pile in (p.hands[side], p.discard))
    n = every - in_hand - discard_count
    need(n > 0 and in_hand and discard_count)
    copies = [c.copies for c in p.setup.cards if c.base == base]
    of_section = copies[0] - in_hand - discard_count
    wrong = [
        (every, Text("quiz-m44-copies-seen", {"n": in_hand + discard_count})),
        (every - in_hand, Text("quiz-m44-copies-gone", {"n": discard_count})),
        (every - discard_count, Text("quiz-m44-copies-mine", {"n": in_hand})),
        (of_section, Text("quiz-m44-copies-section", {"n": every})) if len(copies) > 1 and of_section > 0 else None,
        (n + 1, Text("quiz-m44-copies-are", {"n": every})) if n > 1 else None,
    ]
    name = Text(f"m44-card-{key_of(base)}")
    text = Text("quiz-m44-copies", {"side": side_name(p.setup, side), "card": name, "mine": in_hand, "gone": discard_count})
    after = Text("quiz-m44-after-copies", {"all": every, "mine": in_hand, "gone": discard_count, "n": n})
    return Sketch(p, text, right=n, wrong=wrong, rules=["m44.card.copies.1"], after=reasons(after, rule("m44.card.copies.1")))


def _deal(p: Position, rng: Random) -> Sketch:
    """Ask how many cards are left after the deal, with or without tactic cards."""
    young = rng.random() < 0.5
    sections = sum(c.copies for c in p.setup.cards if not c.tactic)
    every = sum(c.copies for c in p.setup.cards)
    a, b = rng.randint(2, 6), rng.randint(2, 6)
    whole, other = (sections, every) if young else (every, sections)
    n = whole - a - b
    wrong = [
        (whole, Text("quiz-m44-dealt-forgotten", {"n": a + b})), (other - a - b, Text("quiz-m44-other-deck", {"n": other, "whole": whole})),
        (whole - a, Text("quiz-m44-dealt-other", {"n": b})),
        (every - sections - a - b, Text("quiz-m44-tactics-only", {"n": every - sections})),
    ]  # fmt: skip
    text = Text("quiz-m44-dealt-young" if young else "quiz-m44-dealt", {"a": a, "b": b})
    rules = ("m44.variant.1", "m44.variant.8") if young else ("m44.setup.4",)
    after = Text("quiz-m44-after-dealt", {"whole": whole, "a": a, "b": b, "n": n})
    return Sketch(p, text, right=n, wrong=wrong, rules=rules, after=reasons(after, rule(rules[0])))


def _empty_deck(p: Position) -> Position:
    """Return the position in which the whole deck has been discarded."""
    return p._replace(discard=tuple(map(int.__add__, p.deck, p.discard)), deck=(0,) * len(p.deck))


def _new_deck(p: Position, rng: Random) -> Sketch:
    """Ask how large the deck is after it has run out and a card has been drawn."""
    p = _empty_deck(p)
    card = rng.choice(("Direct from HQ", "Probe Left", "Attack Center", "Assault Right", "Move Out!"))
    before = give_card(p, card)
    discard_size = sum(before.discard)
    p = play_card(before, card)
    after = p.apply(act(p, "end turn")).after
    a = after.chance_outcomes()[0][0]
    n = sum(after.apply(a).after.deck)
    need(n == discard_size)  # another number of cards is drawn here
    wrong = [
        (discard_size - 1, Text("quiz-m44-played-too", {"card": card_name(p.setup, card)})),
        (discard_size + 1, Text("quiz-m44-then-drawn")),
        (60, Text("quiz-m44-hands-stay")), (0, rule("m44.draw.2")),
    ]  # fmt: skip
    text = Text("quiz-m44-new-deck", {"side": side_name(p.setup, p.turn), "card": card_name(p.setup, card), "n": discard_size})
    after_text = Text("quiz-m44-after-new-deck", {"n": discard_size, "left": n})
    return Sketch(p, text, right=n, wrong=wrong, rules=["m44.draw.2"], after=reasons(after_text, rule("m44.draw.2")))


def _shuffle(p: Position, rng: Random) -> Sketch:
    """Ask how large the deck is after Their Finest Hour has shuffled it."""
    p = with_hand(p, p.turn, rng.randint(3, 6), rng)
    back = rng.choice([i for i, n in enumerate(p.deck) if n] or [0])
    if p.deck[back] and rng.random() < 0.5:
        p = p._replace(deck=add_copies(p.deck, back, -1), discard=add_copies(p.discard, back, 1))
    before = give_card(p, "Their Finest Hour")
    p = play_card(before, "Their Finest Hour")
    deck, discard_size = sum(before.deck), sum(before.discard)
    after = p.apply(act(p, "end turn")).after
    n = sum(after.deck)
    wrong = [
        (deck + discard_size, Text("quiz-m44-played-too", {"card": card_name(p.setup, "Their Finest Hour")})),
        (deck, Text("quiz-m44-discard-too", {"n": discard_size})), (deck + 1, Text("quiz-m44-discard-too", {"n": discard_size})),
        (60, Text("quiz-m44-hands-stay")),
    ]  # fmt: skip
    text = Text("quiz-m44-shuffled", {"side": side_name(p.setup, p.turn), "deck": deck, "n": discard_size})
    after_text = Text("quiz-m44-after-shuffled", {"deck": deck, "gone": discard_size, "n": n})
    rule_id = "m44.card.finest-hour.2"
    return Sketch(p, text, right=n, wrong=wrong, rules=[rule_id], after=reasons(after_text, rule(rule_id)))


CARDS = ("m44.card.copies.1", "m44.setup.4", "m44.variant.1", "m44.variant.8", "m44.draw.2", "m44.card.finest-hour.2")
ASKERS = (
    Asker("figures", 1, (USUAL, *FIGURES.values(), "m44.setup.9"), _figures, (*EVERY, EVERY[2], EVERY[6], EVERY[8], EVERY[10], EVERY[10])),
    Asker("deck", 2, CARDS, _deck),
)
