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
    alive,
    covering,
    describe_faces,
    describe_unit,
    fight,
    fight_of,
    fight_text,
    free,
    need,
    order_units,
    reasons,
    roll_flags,
    rule,
    stage_fight,
    throw,
    tile_of,
    with_ground,
    with_stand,
)
from .battles import arm_of

SIDES_OF_A_DIE = sum(FACES)


def _varied_fight(p: Position, rng: Random, *, cover_chance: float = 0.2) -> Fight:
    """Return a battle whose target is not so often infantry as on the board."""
    f = fight(p, rng, cover_chance=cover_chance)
    need(arm_of(f, f.target) != INFANTRY or rng.random() >= 0.65)
    return f


def _symbols(p: Position, rng: Random) -> Sketch:
    """Ask which symbols hit."""
    f = _varied_fight(p, rng)
    arm = arm_of(f, f.target)
    right = tuple(s for s in SYMBOLS if hits(arm, s))
    symbols = [s for s in right if s != GRENADE]
    other = next(s for s in (ARMOR, INFANTRY) if s != arm)
    guesses: list[tuple[tuple[str, ...], Text]] = [
        ((*right, STAR), rule("m44.hit.3")),
        (tuple(symbols) if symbols else (INFANTRY, ARMOR, GRENADE), rule("m44.hit.2" if symbols else "m44.hit.1")),
        (tuple(sorted((*right, other), key=SYMBOLS.index)), Text("quiz-m44-symbol-of", {"symbol": symbol_name(other)})),
        ((*right, FLAG), rule("m44.flag.1")),
    ]
    rng.shuffle(guesses)
    wrong = [(_list_symbols(guess), why) for guess, why in guesses]
    after = reasons(rule("m44.hit.1"), rule("m44.hit.2"))
    return Sketch(f.p, fight_text("quiz-m44-symbols", f), right=_list_symbols(right), wrong=wrong, after=after, action=f.action)


def _list_symbols(faces: tuple[str, ...]) -> Text:
    return Text("quiz-m44-faces", {"faces": describe_faces(faces)})


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


def _hits(p: Position, rng: Random) -> Sketch:
    """Ask how many dice hit."""
    f = _varied_fight(p, rng)
    need(f.shot.dice >= 2)
    arm, faces = arm_of(f, f.target), throw(rng, f.shot.dice)
    n, count = count_hits(arm, faces), faces.count
    need(n != 1 or rng.random() >= 0.6)
    guesses = _miscounts(arm, faces)
    rng.shuffle(guesses)
    symbols = {"m44.hit.1": count(INFANTRY) + count(ARMOR), "m44.hit.2": count(GRENADE), "m44.hit.3": count(STAR)}
    rules = [name for name, number in symbols.items() if number]
    text, after = (
        fight_text("quiz-m44-hits", f, faces=describe_faces(faces)),
        Text("quiz-m44-after-hits", {"n": n, "flags": count_flags(faces)}),
    )
    return Sketch(f.p, text, right=n, wrong=guesses, rules=rules, after=after, action=f.action)


def _what_follows(losses: int, left: int, flags: int) -> Text:
    """Describe the effect of dice on a unit."""
    return Text("quiz-m44-destroyed") if not left else Text("quiz-m44-falls", {"lost": losses, "left": left, "flags": flags})


def _fall(p: Position, rng: Random) -> Sketch:
    """Ask for the consequences of rolled dice."""
    f = fight(p, rng, cover_chance=0.2)
    need(f.shot.dice >= 2)
    figures = rng.randint(1, p.setup.units[f.target].figures)
    f = need(fight_of(with_stand(f.p, f.target, tile_of(f.p, f.target), figures), f.unit, f.target))
    faces, arm = throw(rng, f.shot.dice), arm_of(f, f.target)
    hit_count, flags = count_hits(arm, faces), count_flags(faces)
    losses = min(hit_count, figures)
    need((hit_count or flags) and (losses != figures or rng.random() >= 0.5))
    guesses = [(min(k, figures), flags, why) for k, why in _miscounts(arm, faces)]
    guesses += [(losses, 0, Text("quiz-m44-forgot-flags", {"n": flags}))] if flags else []
    guesses += [(losses, 1, Text("quiz-m44-one-flag", {"n": flags}))] if flags > 1 else []
    guesses += [(figures, 0, Text("quiz-m44-not-all", {"n": hit_count, "figures": figures}))]
    guesses += [(max(losses - 1, 0), flags, Text("quiz-m44-per-hit", {"n": hit_count}))] if hit_count else []
    rng.shuffle(guesses)
    wrong = [(_what_follows(k, figures - k, n), why) for k, n, why in guesses]
    rules = ["m44.battle.1", "m44.hit.4" if hit_count else "", "m44.flag.1" if flags and losses < figures else ""]
    text = fight_text("quiz-m44-fall", f, faces=describe_faces(faces), figures=figures)
    after = Text("quiz-m44-after-hits", {"n": hit_count, "flags": flags})
    right = _what_follows(losses, figures - losses, flags)
    return Sketch(f.p, text, right=right, wrong=wrong, rules=rules, after=after, action=f.action)


def _flags(p: Position, rng: Random) -> Sketch:
    """Ask how many flags are left after the unit has ignored as many as it can."""
    f = fight(p, rng, cover_chance=1.0)
    if rng.random() < 0.5:
        f = stage_fight(f, with_ground(p, lambda g: bool(g.flag)), rng, 2)
    need(f.shot.dice >= 2)
    flags = rng.randint(2, f.shot.dice)
    after = roll_flags(f, flags)
    tile, side = tile_of(f.p, f.target), f.p.setup.units[f.target].side
    target_grounds = [g for g in grounds_on(f.p, tile) if g.id != "country"]
    sources = [g for g in target_grounds if g.flag and helps(f.p, g, tile, side)]
    owned = any(g.owned for g in target_grounds)
    need(target_grounds and (after.pending or not sources) and (sources or owned or rng.random() >= 0.6))
    n = 1 if sources else 0
    names = [ground_name(g.id) for g in target_grounds]
    if sources:
        rules = ["m44.flag.2", event_rules.FLAGS[sources[0].id], *(["m44.flag.3"] if len(sources) > 1 else [])]
        first = flags, Text("quiz-m44-flag-forgotten", {"ground": ground_name(sources[0].id)})
    else:
        rules = ["m44.bunker.5" if owned else "m44.flag.2"]
        first = flags - 1, Text("quiz-m44-enemy-bunker") if owned else Text("quiz-m44-no-flag-there", {"grounds": names})
    wrong = [
        first,
        (flags - 2, rule("m44.flag.3")) if flags > 2 or not n else None,
        (0, Text("quiz-m44-only-first-flag", {"n": flags})),
        (n, Text("quiz-m44-flags-ignored", {"n": n})) if n else (flags + 1, Text("quiz-m44-flags-counted", {"n": flags})),
    ]
    text = fight_text("quiz-m44-ignore", f, flags=flags, grounds=names)
    flags_left = Text("quiz-m44-flags-left", {"flags": flags, "n": n, "left": flags - n})
    return Sketch(f.p, text, right=flags - n, wrong=wrong, rules=rules, after=reasons(rule(rules[-1]), flags_left), action=f.action)


def of_one_die(arm: str) -> int:
    """Return how many faces of a die hit an arm."""
    return sum(n for symbol, n in zip(SYMBOLS, FACES, strict=True) if hits(arm, symbol))


def _other_arms(arm: str) -> list[tuple[int, Text]]:
    """Return the numbers of faces that hit the other arms."""
    return [(k, Text("quiz-m44-faces-of", {"n": k, "unit": kind_name(a)})) for a in ARMS if a != arm and (k := of_one_die(a))]


def _one_die(p: Position, rng: Random) -> Sketch:
    """Ask how many faces of a die hit."""
    f = _varied_fight(p, rng)
    arm = arm_of(f, f.target)
    n = of_one_die(arm)
    wrong = [(n + 1, Text("quiz-m44-star-face")), *_other_arms(arm), (n - 1, Text("quiz-m44-two-infantry"))]
    after = reasons(rule("m44.dice.1"), rule("m44.hit.1"))
    return Sketch(f.p, fight_text("quiz-m44-one-die", f), right=n, wrong=wrong, least=1, after=after, action=f.action)


def _expected(p: Position, rng: Random) -> Sketch:
    """Ask for the average number of hits."""
    f = _varied_fight(p, rng, cover_chance=0.4)
    arm, dice = arm_of(f, f.target), f.shot.dice
    faces = of_one_die(arm)
    right = Fraction(dice * faces, SIDES_OF_A_DIE)
    guesses = [(Fraction(dice * k, SIDES_OF_A_DIE), why) for k, why in (*_other_arms(arm), (faces + 1, Text("quiz-m44-star-face")))]
    guesses += [(Fraction(dice), Text("quiz-m44-not-every-die", {"n": faces}))]
    guesses += [(Fraction(k * faces, SIDES_OF_A_DIE), Text("quiz-m44-not-dice", {"n": k, "dice": dice})) for k in (dice - 1, dice + 1) if k]
    rng.shuffle(guesses)
    wrong = [(_average(k), why) for k, why in guesses if k != right]
    after = Text("quiz-m44-after-expected", {"n": faces, "dice": dice, "mean": _average(right)})
    return Sketch(f.p, fight_text("quiz-m44-expected", f, dice=dice), right=_average(right), wrong=wrong, after=after, action=f.action)


def _average(number: Fraction) -> Text:
    return Text("quiz-m44-average", {"n": float(significant(number))})


def _chance(p: Position, rng: Random) -> Sketch:
    """Ask for the chance of at least one hit, or at least one flag."""
    f = fight(p, rng, cover_chance=0.4)
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
    wrong = [(percent_label(k), why) for k, why in guesses if 0 < k < 1 and abs(k - right) > Fraction(1, 50)]
    text = fight_text("quiz-m44-chance-flag" if flag else "quiz-m44-chance", f, dice=dice)
    after = Text("quiz-m44-after-chance", {"n": n, "misses": SIDES_OF_A_DIE - n, "dice": dice})
    rules = ("m44.dice.1", "m44.flag.1" if flag else "m44.hit.1")
    return Sketch(f.p, text, right=percent_label(right), wrong=wrong, rules=rules, after=after, action=f.action)


def _any_of(faces: int, dice: int) -> Fraction:
    """Return the chance that at least one die shows one of ``faces`` faces."""
    return 1 - (1 - Fraction(faces, SIDES_OF_A_DIE)) ** dice


def _best(p: Position, rng: Random) -> Sketch:
    """Ask which attack gives most hits on average."""
    own_units, foes = alive(p, p.turn), alive(p, 1 - p.turn)
    need(own_units and len(foes) >= 3)
    unit = rng.choice(own_units)
    p = with_stand(p, unit, rng.choice(free(p, unit)))
    near, distance = rng.random() < 0.3, p.setup.board.distance[tile_of(p, unit)]
    for foe in rng.sample(foes, min(5, len(foes))):
        tiles = need([t for t in free(p, foe) if (distance[t] == 1) == near and distance[t] <= len(p.setup.units[unit].kind.dice)])
        special = [t for t in tiles if covering(p, t)]
        p = with_stand(p, foe, rng.choice(special if special and rng.random() < 0.5 else tiles))
    ordered = order_units(p, ANY_UNITS, unit)
    fights = [f for foe in foes if (f := fight_of(ordered, unit, foe))]
    worth = {f.target: f.shot.dice * of_one_die(arm_of(f, f.target)) for f in fights}
    best = [i for i, n in worth.items() if n == max(worth.values())]
    need(len(fights) >= 3 and len(best) == 1)
    dice = {f.target: f.shot.dice for f in fights}

    def why(i: int) -> Text:
        number = Fraction(worth[i], SIDES_OF_A_DIE)
        return Text("quiz-m44-best-is", {"target": describe_unit(ordered, i), "dice": dice[i], "n": float(significant(number))})

    wrong = [(describe_unit(ordered, i), why(i)) for i in worth]
    text = Text("quiz-m44-best", {"unit": describe_unit(ordered, unit)})
    return Sketch(ordered, text, right=describe_unit(ordered, best[0]), wrong=wrong, after=why(best[0]))


IGNORES = ("m44.flag.2", "m44.flag.3", "m44.hedgehog.2", "m44.sandbags.1", "m44.bunker.2", "m44.bunker.5")
ASKERS = (
    Asker("symbols", 1, ("m44.hit.1", "m44.hit.2", "m44.hit.3"), _symbols),
    Asker("hits", 1, ("m44.hit.1", "m44.hit.2", "m44.hit.3"), _hits),
    Asker("fall", 2, ("m44.battle.1", "m44.hit.4", "m44.flag.1"), _fall),
    Asker("ignore", 2, IGNORES, _flags, (*EVERY, *(EVERY[1], EVERY[6], EVERY[7]) * 2)),
    Asker("one-die", 1, ("m44.dice.1",), _one_die),
    Asker("expected", 3, ("m44.dice.1", "m44.hit.1"), _expected),
    Asker("chance", 3, ("m44.dice.1", "m44.hit.1", "m44.flag.1"), _chance),
    Asker("best", 3, ("m44.dice.1", "m44.hit.1", "m44.cover.1"), _best),
)
