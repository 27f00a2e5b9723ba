"""Questions about attacks: the sum, the dice, and the cost of a hit."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from random import Random

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.text import Text
from undaunted_nb.probability.odds import FACES, Odds, percent

from ..rules import combat
from ..rules.actions.target import LEAST
from ..rules.state.names import counter_name
from ..rules.state.position import DECK, DISCARD, HAND, REMOVED, SUPPLY, Position
from . import (  # fmt: skip
    DESERT,
    Asker,
    Shot,
    Sketch,
    Wrong,
    cards_of,
    describe_attack,
    happens,
    is_soldier,
    move_cards,
    need,
    one_shot,
    pile,
    rule,
    with_half,
    with_stand,
)

RIDGES = ("north-africa/ambush", "north-africa/breakout")
HILLS = ("normandy/hills", "normandy/mortar", "normandy/hills", "normandy/critical-intelligence", "normandy/la-raye", *RIDGES)
FIRE = ("normandy/hills", "normandy/critical-intelligence", "normandy/example-round", *DESERT)
MORTARS = ("normandy/mortar", "normandy/critical-intelligence")
PLANES = ("north-africa/airfield", "north-africa/airfield", "north-africa/convoy")
"""Scenarios with a unit that can strafe. The first has a hill."""


def _shot(p: Position, rng: Random, *kinds: str) -> tuple[Position, Shot]:
    """Return one attack. Sometimes its target is moved onto the attacker's own tile."""
    shot = one_shot(p, rng, *kinds)
    if rng.random() < 0.12 and is_soldier(p, shot.target):
        p = with_stand(p, shot.target, shot.source, suppressed=p.stands[shot.target][1])
        shot = replace(shot, target_tile=shot.source, parts=combat.defense(p.setup, shot.target, shot.source, shot.source))
    return p, shot


def _sum_after(shot: Shot) -> Text:
    base, cover, steps = shot.parts
    return Text("quiz-after-sum", {"base": base, "cover": cover, "range": steps, "total": shot.parts.total, "tile": shot.target_tile})


def _hill(p: Position, shot: Shot) -> list[tuple[int, Text]]:
    """Return the other cover of a hill."""
    tile = p.setup.tiles[shot.target_tile]
    if not tile.hill:
        return []
    low = shot.parts.cover != combat.HILL_FROM_HILL
    other = combat.HILL_FROM_HILL if low else tile.cover
    params = {"source": shot.source, "tile": shot.target_tile, "low": low, "n": shot.parts.cover, "other": other}
    return [(other, Text("quiz-other-hill", params))]


def _defense(p: Position, rng: Random) -> Sketch:
    p, shot = _shot(p, rng, "attack", "suppress")
    base, cover, steps = shot.parts
    total, own_cover = shot.parts.total, p.setup.tiles[shot.source].cover
    mistakes = [
        (base + cover, Text("quiz-forgot-range", {"n": steps})),
        (base + steps, Text("quiz-forgot-cover", {"n": cover, "tile": shot.target_tile})),
        (total + 1, Text("quiz-counted-start" if steps else "quiz-same-tile", {"tile": shot.source})),
        (base + own_cover + steps, Text("quiz-other-cover", {"tile": shot.target_tile})),
        (cover + steps, Text("quiz-forgot-base", {"n": base})),
    ]
    if steps:
        mistakes.insert(4, (total - 1, Text("quiz-counted-between", {"tile": shot.target_tile})))
        mistakes.append((total + steps, Text("quiz-range-twice", {"n": steps})))
    rng.shuffle(mistakes)
    wrong = [*((base + other + steps, why) for other, why in _hill(p, shot)), *mistakes]
    hill = p.setup.tiles[shot.target_tile].hill
    base_rule = "un.defence.1" if is_soldier(p, shot.target) else "na.combat.3"
    rules = ("un.attack.2", base_rule, "un.hill.1" if hill else "", "" if steps else "un.attack.6")
    text = Text("quiz-defense", {"deed": describe_attack(p, shot)})
    return Sketch(p, text, right=total, wrong=wrong, rules=rules, after=_sum_after(shot), action=shot.action, level=2 if hill else 1)


def _cover(p: Position, rng: Random) -> Sketch:
    shot = one_shot(p, rng, "attack", "suppress")
    need(p.setup.tiles[shot.target_tile].hill or rng.random() >= 0.5)
    base, cover, steps = shot.parts
    wrong = [
        *_hill(p, shot),
        (p.setup.tiles[shot.source].cover, Text("quiz-other-cover", {"tile": shot.target_tile})),
        (cover + steps, Text("quiz-cover-alone", {"n": steps})) if steps else None,
        (base, Text("quiz-base-alone", {"n": base})),
        (base + cover, Text("quiz-cover-and-base", {"n": base})),
        (base + cover + steps, Text("quiz-cover-total", {"n": base + cover + steps})),
    ]
    hill = p.setup.tiles[shot.target_tile].hill
    text = Text("quiz-cover", {"deed": describe_attack(p, shot)})
    rules = ("un.hill.1",) if hill else ("un.defence.2",)
    return Sketch(p, text, right=cover, wrong=wrong, rules=rules, after=_sum_after(shot), action=shot.action, level=2 if hill else 1)


def _range(p: Position, rng: Random) -> Sketch:
    p, shot = _shot(p, rng, "attack", "suppress")
    steps = shot.parts.range
    (x, y), (u, v) = p.setup.board.places[shot.source], p.setup.board.places[shot.target_tile]
    wrong = [
        (steps + 1, Text("quiz-counted-start" if steps else "quiz-same-tile", {"tile": shot.source})),
        (steps - 1, Text("quiz-counted-between", {"tile": shot.target_tile})),
        ((abs(x - u) + abs(y - v) + 1) // 2, Text("quiz-counted-square")),
        (steps + 2, Text("quiz-shorter-way", {"n": steps})),
    ]
    text = Text("quiz-range", {"deed": describe_attack(p, shot)})
    rules = ("" if steps else "un.attack.6", "un.defence.3")
    return Sketch(p, text, right=steps, wrong=wrong, rules=rules, after=_sum_after(shot), action=shot.action)


def _list_faces(faces: tuple[int, ...]) -> Text | str:
    return ", ".join(map(str, faces)) if faces else Text("quiz-none")


def _faces(p: Position, rng: Random) -> Sketch:
    shot = one_shot(p, rng, "attack", "suppress")
    total = shot.parts.total
    wrong = [
        (_list_faces(tuple(range(total, FACES))), rule("un.attack.4")),
        (_list_faces((*range(total + 1, FACES), 0)), Text("quiz-equal-hits", {"n": total})),
        (_list_faces((*range(total - 1, FACES), 0)), Text("quiz-too-low", {"n": total})),
        (_list_faces(tuple(range(total + 1))[:FACES]), Text("quiz-not-lower", {"n": total})),
    ]
    text = Text("quiz-faces", {"deed": describe_attack(p, shot), "n": total})
    right = _list_faces(Odds(shot.dice, total).hit_faces)
    return Sketch(p, text, right=right, wrong=wrong, after=_sum_after(shot), action=shot.action)


def _chance_label(chance: Fraction, dice: int) -> Text:
    whole = FACES**dice
    return Text("quiz-chance-is", {"fraction": f"{int(chance * whole)}/{whole}", "percent": percent(chance, most=2 * dice)})


def _chance(p: Position, rng: Random) -> Sketch:
    shot = one_shot(p, rng, "attack", "suppress", dice=2 if rng.random() < 0.9 else 1)
    odds, n = Odds(shot.dice, shot.parts.total), shot.dice
    per_die = Fraction(len(odds.hit_faces), FACES)
    guesses = [
        (n * per_die, Text("quiz-chance-added", {"n": n})),
        (1 - (1 - per_die + Fraction(1, FACES)) ** n, Text("quiz-chance-zero", {"n": len(odds.hit_faces)})),
        (per_die**n, Text("quiz-chance-all")),
        (1 - odds.probability, Text("quiz-chance-miss")),
        (per_die, Text("quiz-chance-one", {"n": n})),
        (1 - (1 - per_die - Fraction(1, FACES)) ** n, Text("quiz-chance-below", {"n": len(odds.hit_faces)})),
    ]
    wrong = [(_chance_label(chance, n), why) for chance, why in guesses if 0 < chance < 1]
    ways, whole = odds.ways
    text = Text("quiz-chance", {"deed": describe_attack(p, shot), "n": shot.parts.total, "dice": n})
    after = Text(
        "quiz-after-chance", {"hits": len(odds.hit_faces), "misses": FACES - len(odds.hit_faces), "dice": n, "fraction": f"{ways}/{whole}"}
    )
    right = _chance_label(odds.probability, n)
    return Sketch(p, text, right=right, wrong=wrong, after=after, action=shot.action)


def _dice(p: Position, rng: Random) -> Sketch:
    """Ask whether rolled dice are a hit, and for its cost."""
    shot = one_shot(p, rng, "attack", dice=rng.choice((1, 2)), soldier=True)
    total = shot.parts.total
    hits, misses = Odds(1, total).hit_faces, [f for f in range(1, FACES) if f < total]
    if misses and rng.random() < 0.4:
        faces = tuple(sorted(rng.choice((misses[-1], rng.choice(misses))) for _ in range(shot.dice)))
    else:
        faces = tuple(sorted(rng.choice((0, hits[0], rng.choice(hits), *misses[-1:])) for _ in range(shot.dice)))
    attack_event = next(e for e in happens(p, shot.action, *faces).events if e.kind == "attacked")
    good = [f for f in faces if f == 0 or f >= total]
    zero = 0 in good and not any(f >= total for f in good)
    miss, hit, turned_over = Text("quiz-miss"), Text("quiz-hit"), Text("quiz-hit-turned")
    if attack_event.data["hit"]:
        wrong = [
            (miss, rule("un.attack.4") if zero else Text("quiz-die-enough", {"n": max(faces), "total": total})),
            (Text("quiz-hit-each", {"n": len(good)}), rule("un.attack.5")) if len(good) > 1 else None,
            (turned_over, Text("quiz-only-suppress")),
        ]
    else:
        wrong = [
            (hit, Text("quiz-die-short", {"n": max(faces), "total": total})),
            (turned_over, Text("quiz-only-suppress")),
            (Text("quiz-hit-sum", {"n": sum(faces)}), Text("quiz-not-added", {"total": total})) if len(faces) > 1 else None,
        ]
    rules = ("un.attack.4",) if zero else ("un.attack.3", "un.attack.5" if len(good) > 1 else "")
    roll_params = {"dice": len(faces), "faces": ", ".join(map(str, faces))}
    text = Text("quiz-dice", {"deed": describe_attack(p, shot), "n": total, **roll_params})
    after = Text("quiz-after-dice", {"n": len(good), "total": total})
    return Sketch(p, text, right=hit if attack_event.data["hit"] else miss, wrong=wrong, rules=rules, after=after, action=shot.action)


def _suppress(p: Position, rng: Random) -> Sketch:
    shot = one_shot(p, rng, "suppress", soldier=True)
    p = with_stand(p, shot.target, shot.target_tile, suppressed=rng.random() < 0.5)
    low = p.stands[shot.target][1]
    events = happens(p, shot.action).events
    already = next(e.data["already"] for e in events if e.kind == "suppressed")
    rules = next(e.rules for e in events if e.kind == "suppressed")
    labels = {True: Text("quiz-nothing-more"), False: Text("quiz-is-turned")}
    wrong = [
        (labels[not already], Text("quiz-suppress-why", {"low": low})),
        (Text("quiz-card-lost"), Text("quiz-suppress-no-card")),
        (Text("quiz-counter-gone"), Text("quiz-suppress-no-counter", {"low": low})),
    ]
    text = Text("quiz-suppress", {"deed": describe_attack(p, shot), "low": low})
    return Sketch(p, text, right=labels[already], wrong=wrong, rules=rules, action=shot.action, level=2 if already else 1)


SEARCH_ORDER = ("hand", "discard", "deck", "counter")
PLACES = {"hand": HAND, "discard": DISCARD, "deck": DECK}


def _casualty(p: Position, rng: Random) -> Sketch:
    shot = one_shot(p, rng, "attack", soldier=True)
    target = p.setup.counters[shot.target]
    wanted_place = rng.choice(SEARCH_ORDER)
    for card in cards_of(p, shot.target):
        for place in SEARCH_ORDER[: SEARCH_ORDER.index(wanted_place)]:
            p = move_cards(p, target.side, card, PLACES[place], rng.choice((SUPPLY, SUPPLY, REMOVED)))
        if wanted_place in PLACES and not pile(p.halves[target.side], PLACES[wanted_place])[card]:
            spare = [zone for zone in (SUPPLY, DECK, DISCARD, REMOVED) if pile(p.halves[target.side], zone)[card]]
            p = move_cards(p, target.side, card, spare[0], PLACES[wanted_place], 1) if spare else p
    events = happens(p, shot.action).events
    right = str(next(e for e in events if e.kind == "attacked").data["lost_from"])
    rules = next(e for e in events if e.kind in ("card_lost", "counter_lost")).rules
    counts = {zone: sum(pile(p.halves[target.side], number)[c] for c in cards_of(p, shot.target)) for zone, number in PLACES.items()}
    supply = sum(pile(p.halves[target.side], SUPPLY)[c] for c in cards_of(p, shot.target))
    wrong: list[Wrong] = []
    for place in SEARCH_ORDER:
        if place != right:
            later = SEARCH_ORDER.index(place) > SEARCH_ORDER.index(right)
            zones = {"zone": Text(f"zone-{right}"), "wrong": Text(f"zone-{place}")}
            why = Text("quiz-loss-later", {**zones, "n": counts.get(right, 0)}) if later else Text("quiz-loss-none", zones)
            wrong.append((Text(f"zone-{place}"), why))
    if supply:
        wrong.append((Text("zone-supply"), rule("na.casualty.1" if p.setup.has_gear else "un.casualty.5")))
    params = {**counts, "supply": supply, "target": counter_name(p.setup, shot.target), "deed": describe_attack(p, shot)}
    zone, level = Text(f"zone-{right}"), 1 if right == "hand" else 2
    text, after = Text("quiz-casualty", params), Text("quiz-after-loss", {"zone": zone})
    return Sketch(p, text, right=zone, wrong=wrong, rules=rules, after=after, side=target.side, action=shot.action, level=level)


def _with_card_in_hand(p: Position, side: int, card: int) -> Position:
    """Return the position with such a card in hand, if another place has a copy."""
    half = p.halves[side]
    spare = [zone for zone in (DECK, DISCARD, SUPPLY) if pile(half, zone)[card]]
    return p if half.hand[card] or not spare else move_cards(p, side, card, spare[0], HAND, 1)


def _find_blast(p: Position, rng: Random) -> tuple[Position, Action, str]:
    """Return a legal Blast at a tile with a counter on it, in a position arranged for it."""
    side, setup = p.turn, p.setup
    mortar = next((i for i in setup.by_side[side] if setup.counters[i].kind == "mortar"), -1)
    card = next((i for i in (cards_of(p, mortar) if mortar >= 0 else ())), -1)
    need(card >= 0 and p.stands[mortar][0])
    p = with_stand(_with_card_in_hand(p, side, card), mortar, p.stands[mortar][0])
    far = need([t for t, n in setup.board.distance[p.stands[mortar][0]].items() if n >= LEAST])
    hills = [t for t in far if setup.tiles[t].hill]
    tile = rng.choice(hills if hills and rng.random() < 0.3 else far)
    p = with_half(p, side, p.halves[side]._replace(target=tile))
    others = [i for i, (place, _) in enumerate(p.stands) if place and i != mortar]
    for counter in rng.sample(others, min(len(others), rng.randint(1, 3))):
        p = with_stand(p, counter, tile, suppressed=p.stands[counter][1])
    action = Action("blast", setup.sides[side], setup.cards[side][card].id)
    need(p.check(action).legal)
    return p, action, tile


def _names(p: Position, counters: list[str]) -> Text:
    names = [counter_name(p.setup, i) for i, c in enumerate(p.setup.counters) if c.id in counters]
    return Text("quiz-counters", {"counters": names}) if names else Text("nobody")


def _blast(p: Position, rng: Random) -> Sketch:
    p, action, tile = _find_blast(p, rng)
    setup = p.setup
    hit = [str(name) for name in next(e for e in p.apply(action).events if e.kind == "blasted").data["targets"]]
    foes = [c for c in hit if setup.counters[setup.by_counter[c]].side != p.turn]
    at_or_beside = [
        c.id for c, (place, _) in zip(setup.counters, p.stands, strict=True) if place == tile or place in setup.board.neighbors[tile]
    ]
    on_neighbors = [c.id for c, (place, _) in zip(setup.counters, p.stands, strict=True) if place in setup.board.neighbors[tile]]
    wrong = [
        (_names(p, foes), Text("quiz-blast-own")),
        (_names(p, [rng.choice(hit)]), Text("quiz-blast-all", {"tile": tile})) if len(hit) > 1 else None,
        (_names(p, at_or_beside), Text("quiz-blast-tile", {"tile": tile})),
        (Text("nobody"), Text("quiz-blast-some", {"n": len(hit)})),
        (_names(p, on_neighbors), Text("quiz-blast-beside", {"tile": tile})) if on_neighbors else None,
    ]
    rules = ("un.blast.1", "un.blast.6" if len(foes) < len(hit) else "")
    return Sketch(p, Text("quiz-blast", {"tile": tile}), right=_names(p, hit), wrong=wrong, rules=rules, action=action)


def _blast_sum(p: Position, rng: Random) -> Sketch:
    p, action, tile = _find_blast(p, rng)
    setup = p.setup
    target = rng.choice(combat.aimed_at(p, tile))
    base, cover, _ = parts = combat.defense(setup, target, tile, "")
    mortar = next(i for i in setup.by_side[p.turn] if setup.counters[i].kind == "mortar")
    steps = setup.board.distance[p.stands[mortar][0]][tile]
    wrong = [
        (base + cover + steps, Text("quiz-no-range", {"n": steps})),
        (base + setup.tiles[tile].cover, rule("un.hill.2")),
        (base, Text("quiz-forgot-cover", {"n": cover, "tile": tile})),
        (cover, Text("quiz-forgot-base", {"n": base})),
        (base + cover + steps - 1, Text("quiz-no-range-between", {"n": steps - 1})),
    ]
    text = Text("quiz-blast-sum", {"tile": tile, "target": counter_name(setup, target)})
    after = Text("quiz-after-blast", {"base": base, "cover": cover, "total": parts.total})
    rules = ("un.blast.3", "un.hill.2" if setup.tiles[tile].hill else "")
    return Sketch(p, text, right=parts.total, wrong=wrong, rules=rules, after=after, action=action)


def _strafe(p: Position, rng: Random) -> Sketch:
    """Ask for the sum of a Strafe, often at a target moved onto a hill, in a position arranged for it."""
    side, setup = p.turn, p.setup
    able = need([i for i, card in enumerate(setup.cards[side]) if card.ability("strafe")])
    shot = one_shot(_with_card_in_hand(p, side, rng.choice(able)), rng, "strafe", soldier=True)
    p = _with_card_in_hand(p, side, setup.by_card[side][shot.action.card])
    hills = [t for t in setup.board.tiles if setup.tiles[t].hill]
    if hills and rng.random() < 0.5:
        tile = rng.choice(hills)
        p = with_stand(p, shot.target, tile, suppressed=p.stands[shot.target][1])
        shot = replace(shot, target_tile=tile, parts=combat.defense(setup, shot.target, tile, "", "strafe"))
    base, cover, _ = shot.parts
    steps = min((setup.board.distance[tile][shot.target_tile] for i in setup.by_side[side] if (tile := p.stands[i][0])), default=1)
    target_tile = setup.tiles[shot.target_tile]
    wrong = [
        (base + target_tile.cover, rule("na.hill.1")) if target_tile.hill else None,
        (base + cover + steps, Text("quiz-strafe-range", {"n": steps})),
        (base, Text("quiz-forgot-cover", {"n": cover, "tile": shot.target_tile})),
        (cover, Text("quiz-forgot-base", {"n": base})),
        (base + cover + steps + 1, Text("quiz-strafe-start", {"n": steps + 1})),
        (base + cover + 1, Text("quiz-strafe-near")),
    ]
    text = Text("quiz-defense", {"deed": describe_attack(p, shot)})
    after = Text("quiz-after-blast", {"base": base, "cover": cover, "total": shot.parts.total})
    rules = ("na.strafe.1", "na.hill.1" if target_tile.hill else "")
    return Sketch(p, text, right=shot.parts.total, wrong=wrong, rules=rules, after=after, action=shot.action)


ASKERS = (
    Asker("range", 1, ("un.defence.3", "un.attack.6"), _range),
    Asker("faces", 1, ("un.attack.3", "un.attack.4"), _faces),
    Asker("cover", 1, ("un.defence.2", "un.hill.1"), _cover, HILLS),
    Asker("defense", 1, ("un.attack.2", "un.defence.1", "na.combat.3", "un.hill.1", "un.attack.6"), _defense),
    Asker("dice", 1, ("un.attack.3", "un.attack.4", "un.attack.5"), _dice, (*FIRE, "normandy/la-raye")),
    Asker("suppress", 1, ("un.suppress.1", "un.suppress.2"), _suppress, FIRE),
    Asker("casualty", 2, ("un.casualty.1", "un.casualty.2", "un.casualty.3", "un.casualty.4", "un.casualty.5"), _casualty),
    Asker("blast", 2, ("un.blast.1", "un.blast.6"), _blast, MORTARS),
    Asker("blast-sum", 2, ("un.blast.3", "un.hill.2"), _blast_sum, MORTARS),
    Asker("strafe-sum", 2, ("na.strafe.1", "na.hill.1"), _strafe, PLANES),
    Asker("chance", 3, ("un.attack.3", "un.attack.4"), _chance, FIRE),
)
