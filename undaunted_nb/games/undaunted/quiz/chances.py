"""Questions about chances, as a teacher asks them: how often, how long, which is better."""

from __future__ import annotations

from fractions import Fraction
from random import Random

from undaunted_nb.engine.text import Text
from undaunted_nb.kit.question import percent_label
from undaunted_nb.probability.draws import deal
from undaunted_nb.probability.number_format import significant
from undaunted_nb.probability.odds import FACES, Odds, comparable_percent, series

from ..rules.round import HAND_SIZE
from ..rules.state.names import card_name
from ..rules.state.position import DECK, DISCARD, HAND, SUPPLY, Position
from . import DESERT, Asker, Shot, Sketch, cards_of, describe_attack, move_cards, need, one_shot, pile, shots
from .attacks import FIRE

CROWDS = ("normandy/hills", "normandy/la-raye", "normandy/critical-intelligence", "normandy/example-round", "normandy/patrol", *DESERT)


def _short(number: Fraction) -> float:
    """Return a number rounded to three figures. The language formats it."""
    return float(significant(number))


def attacks_label(count: Fraction) -> Text:
    """Return a label for an average number of attacks."""
    return Text("quiz-attacks-are", {"n": _short(count), "whole": Fraction(str(_short(count))) == count})


def _keep_distinct(right: Fraction, *wrong: tuple[Fraction, Text] | None) -> list[tuple[Fraction, Text]]:
    """Return the wrong answers that differ clearly from the right one, because answers are rounded."""
    return [(guess, why) for guess, why in filter(None, wrong) if guess > 0 and abs(guess / right - 1) > Fraction(1, 50)]


def _one_in(p: Position, rng: Random) -> Sketch:
    shot = one_shot(p, rng, "attack", "suppress")
    odds, n = Odds(shot.dice, shot.parts.total), shot.dice
    per_die = Fraction(len(odds.hit_faces), FACES)
    guesses = _keep_distinct(
        odds.one_in,
        (1 / (1 - odds.probability), Text("quiz-one-in-miss")),
        (1 / (n * per_die), Text("quiz-chance-added", {"n": n})) if n > 1 else (1 / (per_die / 2), Text("quiz-one-in-half")),
        (1 / per_die, Text("quiz-one-in-one", {"n": n})) if n > 1 else (1 + 1 / per_die, Text("quiz-one-in-more")),
        (1 / (1 - (1 - per_die + Fraction(1, FACES)) ** n), Text("quiz-chance-zero", {"n": len(odds.hit_faces)}))
        if len(odds.hit_faces) > 1
        else None,
    )
    wrong = [(attacks_label(k), why) for k, why in guesses]
    ways, whole = odds.ways
    text = Text("quiz-one-in", {"deed": describe_attack(p, shot), "n": shot.parts.total, "dice": n})
    after = Text("quiz-after-one-in", {"fraction": f"{ways}/{whole}", "turned": f"{whole}/{ways}"})
    return Sketch(p, text, right=attacks_label(odds.one_in), wrong=wrong, after=after, action=shot.action)


def _shot_label(p: Position, shot: Shot) -> Text:
    return Text("quiz-shot-is", {"deed": describe_attack(p, shot)})


def _numbers(shot: Shot) -> dict[str, object]:
    """Return the sum, the dice, and the chance of an attack."""
    odds = Odds(shot.dice, shot.parts.total)
    return {"n": odds.defense, "dice": odds.dice, "percent": comparable_percent(odds.probability)}


def _best(p: Position, rng: Random) -> Sketch:
    """Ask which of several attacks is most likely to succeed."""
    by_chance: dict[Fraction, list[Shot]] = {}
    for shot in shots(p, "attack", "suppress"):
        by_chance.setdefault(Odds(shot.dice, shot.parts.total).probability, []).append(shot)
    need(len(by_chance) >= 3)
    chances = sorted(by_chance, reverse=True)
    first = rng.randrange(len(chances) - 2)
    best, *rest = (rng.choice(by_chance[c]) for c in chances[first : first + 4])
    top = _numbers(best)
    wrong = [(_shot_label(p, s), Text("quiz-best-why", {**_numbers(s), "top": top["percent"]})) for s in rest]
    return Sketch(p, Text("quiz-best"), right=_shot_label(p, best), wrong=wrong, after=Text("quiz-after-best", top))


def _attacks_needed(p: Position, rng: Random) -> Sketch:
    """Ask how many such attacks remove the counter, from the view of the side that knows its cards."""
    shot = one_shot(p, rng, "attack", soldier=True)
    foe, own_cards = p.setup.counters[shot.target].side, cards_of(p, shot.target)
    if rng.random() < 0.5:  # the supply does not count: now and then there is something in it
        for zone in (HAND, DISCARD, DECK):
            for card in own_cards:
                p = move_cards(p, foe, card, zone, SUPPLY, min(1, pile(p.halves[foe], zone)[card]))
    counts = {zone: sum(pile(p.halves[foe], zone)[card] for card in own_cards) for zone in (HAND, DISCARD, DECK, SUPPLY)}
    cards, supply = sum(counts.values()) - counts[SUPPLY], counts[SUPPLY]
    odds = Odds(shot.dice, shot.parts.total)
    run = series(odds, cards + 1)
    guesses = _keep_distinct(
        run.expected,
        (Fraction(cards) / odds.probability, Text("quiz-until-card", {"n": cards + 1})),
        (odds.one_in, Text("quiz-until-one")),
        ((cards + 1 + supply) / odds.probability, Text("quiz-until-supply")),
        (Fraction(cards + 1), Text("quiz-until-miss")),
    )
    wrong = [(attacks_label(k), why) for k, why in guesses]
    ways, whole = odds.ways
    params = {
        "deed": describe_attack(p, shot), "n": shot.parts.total, "dice": shot.dice, "fraction": f"{ways}/{whole}", "hand": counts[HAND],
        "discard": counts[DISCARD], "deck": counts[DECK], "supply": supply,
    }  # fmt: skip
    after = Text("quiz-after-until", {"n": cards + 1, "turned": f"{whole}/{ways}"})
    rules = ("un.casualty.4", "un.attack.5", "un.casualty.5" if supply else "")
    return Sketch(p, Text("quiz-until", params), right=attacks_label(run.expected), wrong=wrong, rules=rules, after=after, side=foe)


def _draw(p: Position, rng: Random) -> Sketch:
    """Ask for the chance to draw a card next round from a deck that is large enough."""
    side = p.turn
    deck = pile(p.halves[side], DECK)
    size, kinds = sum(deck), [card for card, count in enumerate(deck) if count]
    need(size > HAND_SIZE + 1 and kinds)
    card = rng.choice(kinds)
    copies = deck[card]
    need(size - copies >= HAND_SIZE)
    chance = deal(size, copies, HAND_SIZE).probability
    guesses = _keep_distinct(
        chance,
        (Fraction(copies * HAND_SIZE, size), Text("quiz-draw-added", {"draw": HAND_SIZE})),
        (1 - (1 - Fraction(copies, size)) ** HAND_SIZE, Text("quiz-draw-back")),
        (Fraction(copies, size), Text("quiz-draw-one", {"draw": HAND_SIZE})),
        (1 - chance, Text("quiz-draw-none")),
        (Fraction(1, HAND_SIZE), Text("quiz-draw-size")),
    )
    wrong = [(percent_label(c), why) for c, why in guesses if c < 1]
    text = Text("quiz-draw", {"card": card_name(p.setup, side, p.setup.cards[side][card].id), "n": copies, "size": size, "draw": HAND_SIZE})
    after = Text("quiz-after-draw", {"size": size, "others": size - copies, "draw": HAND_SIZE, "fraction": str(chance)})
    return Sketch(p, text, right=percent_label(chance), wrong=wrong, after=after)


ASKERS = (
    Asker("one-in", 2, ("un.attack.3", "un.attack.4"), _one_in, FIRE),
    Asker("best", 3, ("un.attack.2", "un.attack.3"), _best, CROWDS),
    Asker("until", 3, ("un.casualty.4", "un.casualty.5", "un.attack.5"), _attacks_needed, FIRE),
    Asker("draw", 3, ("un.draw.1",), _draw),
)
