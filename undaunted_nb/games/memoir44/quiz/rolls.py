"""Questions about rolled dice: which symbols hit, what they do to a unit, and chances."""

from __future__ import annotations

from fractions import Fraction
from random import Random

from undaunted_nb.engine.text import Text
from undaunted_nb.kit.question import percent_label
from undaunted_nb.probability.number_format import significant

from ..rules import event_rules
from ..rules.combat import count_flags, count_hits, helps, hits
from ..rules.ground import grounds_on
from ..rules.state.names import ground_name, kind_name, symbol_name
from ..rules.state.position import Position
from ..rules.state.setup import ARMOR, ARMS, FACES, FLAG, GRENADE, INFANTRY, STAR, SYMBOLS
from . import (
    ANY_UNITS,
    EVERY,
    Asker,
    Fight,
    Sketch,
    Wrong,
    alive,
    covering,
    describe_faces,
    describe_unit,
    fight,
    fight_of,
    fight_text,
    free,
    numbers,
    order_units,
    roll_faces,
    rule,
    stage_fight,
    throw,
    tile_of,
    with_ground,
    with_stand,
)
from .battles import arm_of, ask_about_fight

SIDES_OF_A_DIE = sum(FACES)


def _varied_fight(p: Position, rng: Random, *, cover_chance: float = 0.2) -> Fight | None:
    """Return a battle whose target is not so often infantry as on the board."""
    f = fight(p, rng, cover_chance=cover_chance)
    return None if f and arm_of(f, f.target) == INFANTRY and rng.random() < 0.65 else f


def _symbols(p: Position, rng: Random) -> Sketch | None:
    """Ask which symbols hit."""
    f = _varied_fight(p, rng)
    if not f:
        return None
    arm = arm_of(f, f.target)
    right = tuple(s for s in SYMBOLS if hits(arm, s))
    symbols = [s for s in right if s != GRENADE]
    other = next(s for s in (ARMOR, INFANTRY) if s != arm)
    named = Text("quiz-m44-symbol-of", {"symbol": symbol_name(other)})
    guesses: list[tuple[tuple[str, ...], Text]] = [
        ((*right, STAR), rule("m44.hit.3")),
        (tuple(symbols) if symbols else (INFANTRY, ARMOR, GRENADE), rule("m44.hit.2" if symbols else "m44.hit.1")),
        (tuple(sorted((*right, other), key=SYMBOLS.index)), named),
        ((*right, FLAG), rule("m44.flag.1")),
    ]
    rng.shuffle(guesses)
    wrong: list[Wrong] = [(Text("quiz-m44-faces", {"faces": describe_faces(guess)}), why) for guess, why in guesses]
    after = Text("quiz-reasons", {"first": rule("m44.hit.1"), "second": rule("m44.hit.2")})
    text = fight_text("quiz-m44-symbols", f)
    return ask_about_fight(
        f, text, Text("quiz-m44-faces", {"faces": describe_faces(right)}), wrong, after, "m44.hit.1", "m44.hit.2", "m44.hit.3"
    )


def _miscounts(arm: str, faces: tuple[str, ...]) -> list[tuple[int, Text]]:
    """Return wrong numbers of hits among these faces, each with the mistake behind it."""
    n, count = count_hits(arm, faces), faces.count
    others = sum(count(s) for s in (INFANTRY, ARMOR) if s != arm)
    miscounts = [
        (n + count(STAR), Text("quiz-m44-counted-stars", {"n": count(STAR)})),
        (n - count(GRENADE), Text("quiz-m44-forgot-grenades", {"n": count(GRENADE)})),
        (n + others, Text("quiz-m44-counted-others", {"n": others, "unit": kind_name(arm)})),
        (n + count(FLAG), Text("quiz-m44-counted-flags", {"n": count(FLAG)})),
    ]
    if arm in (INFANTRY, ARMOR):
        miscounts.append((count(GRENADE), Text("quiz-m44-forgot-own", {"n": n - count(GRENADE), "unit": kind_name(arm)})))
    return [(k, why) for k, why in miscounts if k != n]


def _hits(p: Position, rng: Random) -> Sketch | None:
    """Ask how many dice hit."""
    f = _varied_fight(p, rng)
    if not f or f.shot.dice < 2:
        return None
    arm, faces = arm_of(f, f.target), throw(rng, f.shot.dice)
    n, count = count_hits(arm, faces), faces.count
    if n == 1 and rng.random() < 0.6:
        return None
    guesses = _miscounts(arm, faces)
    rng.shuffle(guesses)
    rules = [
        *(["m44.hit.1"] if count(INFANTRY) + count(ARMOR) else []),
        *(["m44.hit.2"] if count(GRENADE) else []),
        *(["m44.hit.3"] if count(STAR) else []),
    ]
    after = Text("quiz-m44-after-hits", {"n": n, "flags": count_flags(faces)})
    return ask_about_fight(f, fight_text("quiz-m44-hits", f, faces=describe_faces(faces)), str(n), numbers(*guesses), after, *rules)


def _what_follows(losses: int, left: int, flags: int) -> Text:
    """Describe the effect of dice on a unit."""
    return Text("quiz-m44-destroyed") if not left else Text("quiz-m44-falls", {"lost": losses, "left": left, "flags": flags})


def _fall(p: Position, rng: Random) -> Sketch | None:
    """Ask for the consequences of rolled dice."""
    f = fight(p, rng, cover_chance=0.2)
    if not f or f.shot.dice < 2:
        return None
    figures = rng.randint(1, p.setup.units[f.target].figures)
    f = fight_of(with_stand(f.p, f.target, tile_of(f.p, f.target), figures), f.unit, f.target)
    if not f:
        return None
    faces, arm = throw(rng, f.shot.dice), arm_of(f, f.target)
    hit_count, flags = count_hits(arm, faces), count_flags(faces)
    losses = min(hit_count, figures)
    if (not hit_count and not flags) or (losses == figures and rng.random() < 0.5):
        return None
    guesses = [(min(k, figures), flags, why) for k, why in _miscounts(arm, faces)]
    guesses += [(losses, 0, Text("quiz-m44-forgot-flags", {"n": flags}))] if flags else []
    guesses += [(losses, 1, Text("quiz-m44-one-flag", {"n": flags}))] if flags > 1 else []
    guesses += [(figures, 0, Text("quiz-m44-not-all", {"n": hit_count, "figures": figures}))]
    guesses += [(max(losses - 1, 0), flags, Text("quiz-m44-per-hit", {"n": hit_count}))] if hit_count else []
    rng.shuffle(guesses)
    wrong: list[Wrong] = [(_what_follows(k, figures - k, n), why) for k, n, why in guesses]
    rules = ["m44.battle.1", *(["m44.hit.4"] if hit_count else []), *(["m44.flag.1"] if flags and losses < figures else [])]
    text = fight_text("quiz-m44-fall", f, faces=describe_faces(faces), figures=figures)
    after = Text("quiz-m44-after-hits", {"n": hit_count, "flags": flags})
    return ask_about_fight(f, text, _what_follows(losses, figures - losses, flags), wrong, after, *rules)


def _flags(p: Position, rng: Random) -> Sketch | None:
    """Ask how many flags are left after the unit has ignored as many as it can."""
    f = fight(p, rng, cover_chance=1.0)
    if f and rng.random() < 0.5:
        f = stage_fight(f, with_ground(p, lambda g: bool(g.flag)), rng, 2) or f
    if not f or f.shot.dice < 2:
        return None
    flags = rng.randint(2, f.shot.dice)
    after = roll_faces(f.p, f.action, (STAR,) * (f.shot.dice - flags) + (FLAG,) * flags)
    tile, side = tile_of(f.p, f.target), f.p.setup.units[f.target].side
    target_grounds = [g for g in grounds_on(f.p, tile) if g.id != "country"]
    sources = [g for g in target_grounds if g.flag and helps(f.p, g, tile, side)]
    owned = any(g.owned for g in target_grounds)
    if not target_grounds or (not after.pending and sources) or (not sources and not owned and rng.random() < 0.6):
        return None
    n = 1 if sources else 0
    names = [ground_name(g.id) for g in target_grounds]
    if sources:
        rules: tuple[str, ...] = ("m44.flag.2", event_rules.FLAGS[sources[0].id], *(("m44.flag.3",) if len(sources) > 1 else ()))
        wrong = numbers((flags, Text("quiz-m44-flag-forgotten", {"ground": ground_name(sources[0].id)})))
    else:
        rules = ("m44.bunker.5",) if owned else ("m44.flag.2",)
        foe = Text("quiz-m44-enemy-bunker") if owned else Text("quiz-m44-no-flag-there", {"grounds": names})
        wrong = numbers((flags - 1, foe))
    if flags > 2 or not n:
        wrong += numbers((flags - 2, rule("m44.flag.3")))
    wrong += numbers((0, Text("quiz-m44-only-first-flag", {"n": flags})))
    wrong += numbers((flags - n + 1, Text("quiz-m44-flags-counted", {"n": flags}))) if n == 0 else []
    wrong += numbers((n, Text("quiz-m44-flags-ignored", {"n": n}))) if n else []
    text = fight_text("quiz-m44-ignore", f, flags=flags, grounds=names)
    flags_left = Text("quiz-m44-flags-left", {"flags": flags, "n": n, "left": flags - n})
    return ask_about_fight(f, text, str(flags - n), wrong, Text("quiz-reasons", {"first": rule(rules[-1]), "second": flags_left}), *rules)


def of_one_die(arm: str) -> int:
    """Return how many faces of a die hit an arm."""
    return sum(n for symbol, n in zip(SYMBOLS, FACES, strict=True) if hits(arm, symbol))


def _other_arms(arm: str) -> list[tuple[int, Text]]:
    """Return the numbers of faces that hit the other arms."""
    return [(k, Text("quiz-m44-faces-of", {"n": k, "unit": kind_name(a)})) for a in ARMS if a != arm and (k := of_one_die(a))]


def _one_die(p: Position, rng: Random) -> Sketch | None:
    """Ask how many faces of a die hit."""
    f = _varied_fight(p, rng)
    if not f:
        return None
    arm = arm_of(f, f.target)
    n = of_one_die(arm)
    wrong = numbers((n + 1, Text("quiz-m44-star-face")), *_other_arms(arm), (n - 1, Text("quiz-m44-two-infantry")))
    hit = Text("quiz-reasons", {"first": rule("m44.dice.1"), "second": rule("m44.hit.1")})
    return ask_about_fight(f, fight_text("quiz-m44-one-die", f), str(n), [w for w in wrong if w[0] != "0"], hit, "m44.dice.1")


def _expected(p: Position, rng: Random) -> Sketch | None:
    """Ask for the average number of hits."""
    f = _varied_fight(p, rng, cover_chance=0.4)
    if not f:
        return None
    arm, dice = arm_of(f, f.target), f.shot.dice
    faces = of_one_die(arm)
    right = Fraction(dice * faces, SIDES_OF_A_DIE)
    guesses = [(Fraction(dice * k, SIDES_OF_A_DIE), why) for k, why in (*_other_arms(arm), (faces + 1, Text("quiz-m44-star-face")))]
    guesses += [(Fraction(dice), Text("quiz-m44-not-every-die", {"n": faces}))]
    guesses += [(Fraction(k * faces, SIDES_OF_A_DIE), Text("quiz-m44-not-dice", {"n": k, "dice": dice})) for k in (dice - 1, dice + 1) if k]
    rng.shuffle(guesses)
    wrong: list[Wrong] = [(_average(k), why) for k, why in guesses if k != right]
    after = Text("quiz-m44-after-expected", {"n": faces, "dice": dice, "mean": _average(right)})
    return ask_about_fight(f, fight_text("quiz-m44-expected", f, dice=dice), _average(right), wrong, after, "m44.dice.1", "m44.hit.1")


def _average(number: Fraction) -> Text:
    return Text("quiz-m44-average", {"n": float(significant(number))})


def _chance(p: Position, rng: Random) -> Sketch | None:
    """Ask for the chance of at least one hit, or at least one flag."""
    f = fight(p, rng, cover_chance=0.4)
    if not f:
        return None
    flag = rng.random() < 0.3
    dice, arm = f.shot.dice, arm_of(f, f.target)
    n = 1 if flag else of_one_die(arm)
    one_die = Fraction(n, SIDES_OF_A_DIE)
    right = _any_of(n, dice)
    guesses = [
        (min(Fraction(1), dice * one_die), Text("quiz-m44-added", {"dice": dice})), (one_die, Text("quiz-m44-of-one", {"n": n})),
        (1 - right, Text("quiz-m44-miss")), (one_die**dice, Text("quiz-m44-all")),
        *((_any_of(n, k), Text("quiz-m44-not-dice", {"n": k, "dice": dice})) for k in (dice + 1, dice - 1) if k),
        *(((_any_of(k, dice), why) for k, why in _other_arms(arm)) if not flag else ()),
    ]  # fmt: skip
    rng.shuffle(guesses)
    wrong: list[Wrong] = [(percent_label(k), why) for k, why in guesses if 0 < k < 1 and abs(k - right) > Fraction(1, 50)]
    text = fight_text("quiz-m44-chance-flag" if flag else "quiz-m44-chance", f, dice=dice)
    after = Text("quiz-m44-after-chance", {"n": n, "misses": SIDES_OF_A_DIE - n, "dice": dice})
    return ask_about_fight(f, text, percent_label(right), wrong, after, "m44.dice.1", *(("m44.flag.1",) if flag else ("m44.hit.1",)))


def _any_of(faces: int, dice: int) -> Fraction:
    """Return the chance that at least one die shows one of ``faces`` faces."""
    return 1 - (1 - Fraction(faces, SIDES_OF_A_DIE)) ** dice


def _best(p: Position, rng: Random) -> Sketch | None:
    """Ask which attack gives most hits on average."""
    own_units, foes = alive(p, p.turn), alive(p, 1 - p.turn)
    if not own_units or len(foes) < 3:
        return None
    unit = rng.choice(own_units)
    p = with_stand(p, unit, rng.choice(free(p, unit)))
    near, distance = rng.random() < 0.3, p.setup.board.distance[tile_of(p, unit)]
    for foe in rng.sample(foes, min(5, len(foes))):
        tiles = [t for t in free(p, foe) if (distance[t] == 1) == near and distance[t] <= len(p.setup.units[unit].kind.dice)]
        if not tiles:
            return None
        special = [t for t in tiles if covering(p, t)]
        p = with_stand(p, foe, rng.choice(special if special and rng.random() < 0.5 else tiles))
    ordered = order_units(p, ANY_UNITS, unit)
    fights = [f for foe in foes if ordered and (f := fight_of(ordered, unit, foe))]
    worth = {f.target: f.shot.dice * of_one_die(arm_of(f, f.target)) for f in fights}
    best = [i for i, n in worth.items() if n == max(worth.values())]
    if len(fights) < 3 or len(best) != 1 or not ordered:
        return None
    dice = {f.target: f.shot.dice for f in fights}

    def why(i: int) -> Text:
        number = Fraction(worth[i], SIDES_OF_A_DIE)
        return Text("quiz-m44-best-is", {"target": describe_unit(ordered, i), "dice": dice[i], "n": float(significant(number))})

    wrong: list[Wrong] = [(describe_unit(ordered, i), why(i)) for i in worth if i not in best]
    rules = ("m44.dice.1", "m44.hit.1", "m44.cover.1")
    return Sketch(
        Text("quiz-m44-best", {"unit": describe_unit(ordered, unit)}),
        describe_unit(ordered, best[0]),
        wrong,
        why(best[0]),
        rules,
        ordered,
        p.turn,
    )


ASKERS = (
    Asker("symbols", 1, ("m44.hit.1", "m44.hit.2", "m44.hit.3"), _symbols),
    Asker("hits", 1, ("m44.hit.1", "m44.hit.2", "m44.hit.3"), _hits),
    Asker("fall", 2, ("m44.battle.1", "m44.hit.4", "m44.flag.1"), _fall),
    Asker(
        "ignore",
        2,
        ("m44.flag.2", "m44.flag.3", "m44.hedgehog.2", "m44.sandbags.1", "m44.bunker.2", "m44.bunker.5"),
        _flags,
        (*EVERY, *(EVERY[1], EVERY[6], EVERY[7]) * 2),
    ),
    Asker("one-die", 1, ("m44.dice.1",), _one_die),
    Asker("expected", 3, ("m44.dice.1", "m44.hit.1"), _expected),
    Asker("chance", 3, ("m44.dice.1", "m44.hit.1", "m44.flag.1"), _chance),
    Asker("best", 3, ("m44.dice.1", "m44.hit.1", "m44.cover.1"), _best),
)
