"""Questions about battles in numbers: range, dice, terrain, results of dice, and chances."""

from __future__ import annotations

from fractions import Fraction
from random import Random

from undaunted_nb.core.text import Text

from .. import citing
from ..combat import count_flags, count_hits, helps, hits
from ..ground import grounds_on
from ..names import ground_name
from ..position import Position
from ..setup import ARMOR, FACES, GRENADE, INFANTRY, STAR, SYMBOLS
from . import (
    ANY_UNITS,
    EVERY,
    Asker,
    Fight,
    Sketch,
    Wrong,
    alive,
    commanded,
    covering,
    fallen,
    fight,
    fight_of,
    fight_text,
    free,
    numbers,
    rule,
    shown,
    throw,
    tile_of,
    who,
    with_stand,
)

SIDES_OF_A_DIE = sum(FACES)


def _arm(f: Fight, unit: int) -> str:
    return f.p.setup.units[unit].kind.arm


def _asked(f: Fight, text: Text, right: str | Text, wrong: list[Wrong], after: Text, *rules: str) -> Sketch:
    return Sketch(text, right, wrong, after, rules, f.p, f.p.turn, f.p.format(f.action))


def _distance(p: Position, rng: Random) -> Sketch | None:
    """Ask how many hexes apart two hexes are."""
    board = p.setup.board
    start, goal = rng.sample(board.tiles, 2)
    n = board.distance[start][goal]
    if n > 6:
        return None
    (x, y), (u, v) = board.doubled[start], board.doubled[goal]
    why = rule("m44.range.1")
    wrong = numbers((n - 1, Text("quiz-m44-between", {"to": goal})), (n + 1, Text("quiz-m44-start", {"hex": start})))
    wrong += numbers((abs(y - v) + abs(x - u) // 2, Text("quiz-m44-slanting")), (n + 2, why))
    return Sketch(
        Text("quiz-m44-distance", {"hex": start, "to": goal}), str(n), [w for w in wrong if w[0] != "0"], why, ("m44.range.1",), p, p.turn
    )


def _range(p: Position, rng: Random) -> Sketch | None:
    """Ask how many dice the distance alone gives."""
    f = fight(p, rng)
    if not f:
        return None
    unit = p.setup.units[f.unit]
    own = citing.RANGE[unit.kind.arm]
    why = rule(own)
    ground = [(f.shot.dice, Text("quiz-m44-range-alone"))] if f.shot.dice != f.shot.base else []
    n = f.shot.base
    wrong = numbers(*ground, (n - 1, why), (n + 1, why), (f.p.stands[f.unit][1], rule("m44.battle.5")), (n + 2, why))
    return _asked(f, fight_text("quiz-m44-range", f, n=f.shot.range), str(n), [w for w in wrong if w[0] != "0"], why, own)


def _weak(p: Position, rng: Random) -> Sketch | None:
    """Ask how many dice a unit with losses rolls."""
    f = fight(p, rng, covered=0.0)
    if not f or f.shot.cover or f.shot.penalty:
        return None
    left = rng.randint(1, p.setup.units[f.unit].figures - 1)
    f = fight_of(with_stand(f.p, f.unit, tile_of(f.p, f.unit), left), f.unit, f.target)
    if not f:
        return None
    n, why = f.shot.dice, rule("m44.battle.5")
    own = rule(citing.RANGE[_arm(f, f.unit)])
    wrong = numbers((left, why), (max(1, n - 1), why), (n + 1, own), (n + 2, own))
    return _asked(f, fight_text("quiz-m44-weak", f, n=f.shot.range, figures=left), str(n), wrong, why, "m44.battle.5")


def _covers(f: Fight) -> list[tuple[int, str]]:
    """Return the cover on the target's hex that helps its side, each with its dice and its name.

    The dice are those it takes from this attacker.
    """
    tile, side = tile_of(f.p, f.target), f.p.setup.units[f.target].side
    return [(g.cover.get(_arm(f, f.unit), 0), g.id) for g in grounds_on(f.p, tile) if g.cover and helps(f.p, g, tile, side)]


def _cover(p: Position, rng: Random) -> Sketch | None:
    """Ask how many dice the target's terrain takes."""
    f = fight(p, rng, covered=1.0)
    if not f or not covering(f.p, tile_of(f.p, f.target)):
        return None
    arm, tile = _arm(f, f.unit), tile_of(f.p, f.target)
    there = [g for g in grounds_on(f.p, tile) if g.id != "country"]
    found, n = _covers(f), f.shot.cover
    if arm == "artillery":
        rules: tuple[str, ...] = ("m44.cover.2",)
    elif n:
        rules = (citing.COVER[f.shot.by], *(("m44.cover.1",) if len(found) > 1 else ()))
    elif any(g.owned for g in there) and not found:
        rules = ("m44.bunker.5",)
    elif any(g.height for g in there):
        rules = ("m44.hill.2",)
    else:
        rules = ("m44.hedgehog.2",) if any(g.id == "hedgehog" for g in there) else ()
    if not rules:
        return None
    why = rule(rules[-1])
    wrong = numbers((sum(k for k, _ in found), rule("m44.cover.1"))) if n and sum(k for k, _ in found) != n else []
    wrong += numbers(*((g.cover.get(other, 0), why) for g in there if g.cover for other in (INFANTRY, ARMOR)))
    wrong += numbers((f.shot.dice, Text("quiz-m44-cover-alone")), (0, why), (1, why), (2, why), (3, why))
    text = fight_text("quiz-m44-cover", f, grounds=[ground_name(g.id) for g in there])
    return _asked(f, text, str(n), wrong, why, *rules)


def _dice(p: Position, rng: Random) -> Sketch | None:
    """Ask how many dice are rolled in total."""
    f = fight(p, rng, covered=0.6)
    if not f or not (f.shot.cover or f.shot.penalty):
        return None
    s, own = f.shot, citing.RANGE[_arm(f, f.unit)]
    n, together = s.dice, s.base - sum(k for k, _ in _covers(f)) - s.penalty
    rules = [*([citing.COVER[s.by]] if s.by else []), *(citing.HINDERS[ground] for ground, _ in s.penalties)]
    rules += ["m44.dice.3"] if s.cover and s.penalty else []
    wrong: list[Wrong] = []
    if s.cover and s.penalty:
        wrong += numbers((s.base - s.cover, rule(rules[1])), (s.base - s.penalty, rule(rules[0])))
    wrong += numbers((together, rule("m44.cover.1"))) if together != n and s.cover else []
    wrong += numbers((s.base, rule(rules[0])), (n + 1, rule(own)), (n - 1, rule(rules[-1])), (n + 2, rule(own)), (n + 3, rule(own)))
    after = Text("quiz-m44-after-dice", {"base": s.base, "cover": s.cover, "penalty": s.penalty, "dice": n})
    return _asked(f, fight_text("quiz-m44-dice", f, n=s.range), str(n), wrong, after, own, *rules)


def _own_hex(p: Position, rng: Random) -> Sketch | None:
    """Ask how many dice the attacker's own hex costs."""
    f = fight(p, rng)
    if not f:
        return None
    start, arm = tile_of(f.p, f.unit), _arm(f, f.unit)
    towns = p.setup.terrain.get(start) == "town"
    if not towns and start not in f.p.wire:
        wire = f.p._replace(wire=f.p.wire | {start})
        if p.setup.terrain.get(start) or rng.random() < 0.5:
            return None
        again = fight_of(wire, f.unit, f.target)
        if not again:
            return None
        f = again
    asked = "m44.town.3" if towns else {"infantry": "m44.wire.1", "armor": "m44.wire.3"}.get(arm, "m44.wire.4")
    if towns and arm != ARMOR:
        return None
    why = rule(asked)
    wrong = numbers(*((n, why) for n in (0, 1, 2, 3)))
    text = fight_text("quiz-m44-own-hex", f, ground=ground_name("town" if towns else "wire"))
    return _asked(f, text, str(f.shot.penalty), wrong, why, asked)


def _symbols(p: Position, rng: Random) -> Sketch | None:
    """Ask which symbols hit."""
    f = fight(p, rng)
    if not f:
        return None
    arm = _arm(f, f.target)
    right = tuple(s for s in SYMBOLS if hits(arm, s))
    guesses = [(*right, STAR), (GRENADE,), (arm,), (INFANTRY, ARMOR, GRENADE), (ARMOR if arm == INFANTRY else INFANTRY, GRENADE)]
    wrong: list[Wrong] = []
    for guess in guesses:
        if set(guess) <= set(SYMBOLS) and guess != right:
            why = "m44.hit.3" if STAR in guess else "m44.hit.2" if GRENADE not in guess else "m44.hit.1"
            wrong.append((Text("quiz-m44-faces", {"faces": shown(guess)}), rule(why)))
    after = Text("quiz-reasons", {"first": rule("m44.hit.1"), "second": rule("m44.hit.2")})
    text = fight_text("quiz-m44-symbols", f)
    return _asked(f, text, Text("quiz-m44-faces", {"faces": shown(right)}), wrong, after, "m44.hit.1", "m44.hit.2", "m44.hit.3")


def _hits(p: Position, rng: Random) -> Sketch | None:
    """Ask how many dice hit."""
    f = fight(p, rng, covered=0.2)
    if not f or f.shot.dice < 2:
        return None
    arm, faces = _arm(f, f.target), throw(rng, f.shot.dice)
    n, count = count_hits(arm, faces), faces.count
    wrong = numbers(
        *([(n + count(STAR), rule("m44.hit.3"))] if count(STAR) else []),
        *([(n - count(GRENADE), rule("m44.hit.2"))] if count(GRENADE) else []),
        (count(INFANTRY) + count(ARMOR) + count(GRENADE), rule("m44.hit.1")),
        (count(GRENADE), rule("m44.hit.1")),
        *((k, rule("m44.hit.1")) for k in (0, 1, 2, 3)),
    )
    rules = [
        *(["m44.hit.1"] if count(INFANTRY) + count(ARMOR) else []),
        *(["m44.hit.2"] if count(GRENADE) else []),
        *(["m44.hit.3"] if count(STAR) else []),
    ]
    after = Text("quiz-m44-after-hits", {"n": n, "flags": count_flags(faces)})
    return _asked(f, fight_text("quiz-m44-hits", f, faces=shown(faces)), str(n), [w for w in wrong if w[0] != str(n)], after, *rules)


def _what_follows(lost: int, left: int, flags: int) -> Text:
    """Describe the effect of dice on a unit."""
    return Text("quiz-m44-destroyed") if not left else Text("quiz-m44-falls", {"lost": lost, "left": left, "flags": flags})


def _fall(p: Position, rng: Random) -> Sketch | None:
    """Ask for the consequences of rolled dice."""
    f = fight(p, rng, covered=0.2)
    if not f or f.shot.dice < 2:
        return None
    figures = rng.randint(1, p.setup.units[f.target].figures)
    f = fight_of(with_stand(f.p, f.target, tile_of(f.p, f.target), figures), f.unit, f.target)
    if not f:
        return None
    faces = throw(rng, f.shot.dice)
    found, flags = count_hits(_arm(f, f.target), faces), count_flags(faces)
    if not found and not flags:
        return None
    lost = min(found, figures)
    stars, both = min(figures, found + faces.count(STAR)), min(figures, found + flags)
    guesses = [
        ((stars, flags), "m44.hit.3"), ((both, 0), "m44.flag.1"), ((lost, 0), "m44.flag.1"), ((min(lost + 1, figures), flags), "m44.hit.1"),
        ((max(lost - 1, 0), flags), "m44.hit.4"), ((lost, flags + 1), "m44.flag.1"), ((0, flags + 1), "m44.hit.4"),
    ]  # fmt: skip
    wrong: list[Wrong] = [(_what_follows(k, figures - k, n), rule(why)) for (k, n), why in guesses]
    rules = ["m44.battle.1", *(["m44.hit.4"] if found else []), *(["m44.flag.1"] if flags and lost < figures else [])]
    text = fight_text("quiz-m44-fall", f, faces=shown(faces), figures=figures)
    return _asked(f, text, _what_follows(lost, figures - lost, flags), wrong, rule("m44.battle.1"), *rules)


def percent(chance: Fraction) -> Text:
    """Return a chance with the precision needed to compare chances."""
    return Text("quiz-percent-is", {"n": float(f"{float(100 * chance):.3g}")})


def _of_one_die(arm: str) -> int:
    """Return how many faces of a die hit an arm."""
    return sum(n for symbol, n in zip(SYMBOLS, FACES, strict=True) if hits(arm, symbol))


def _one_die(p: Position, rng: Random) -> Sketch | None:
    """Ask how many faces of a die hit."""
    f = fight(p, rng)
    if not f:
        return None
    n, why = _of_one_die(_arm(f, f.target)), rule("m44.dice.1")
    wrong = numbers(*((k, why) for k in rng.sample((1, 2, 3, 4), 4)))
    hit = Text("quiz-reasons", {"first": why, "second": rule("m44.hit.1")})
    return _asked(f, fight_text("quiz-m44-one-die", f), str(n), wrong, hit, "m44.dice.1")


def _expected(p: Position, rng: Random) -> Sketch | None:
    """Ask for the average number of hits."""
    f = fight(p, rng, covered=0.4)
    if not f:
        return None
    faces, dice = _of_one_die(_arm(f, f.target)), f.shot.dice
    right = Fraction(dice * faces, SIDES_OF_A_DIE)
    why = Text("quiz-m44-after-expected", {"n": faces, "dice": dice})
    guesses = [Fraction(dice * k, SIDES_OF_A_DIE) for k in rng.sample((1, 2, 3, 4), 4)] + [Fraction(dice)]
    wrong: list[Wrong] = [(_average(k), why) for k in guesses if k != right]
    return _asked(f, fight_text("quiz-m44-expected", f, dice=dice), _average(right), wrong, why, "m44.dice.1", "m44.hit.1")


def _average(number: Fraction) -> Text:
    return Text("quiz-m44-average", {"n": float(f"{float(number):.3g}")})


def _chance(p: Position, rng: Random) -> Sketch | None:
    """Ask for the chance of at least one hit, or at least one flag."""
    f = fight(p, rng, covered=0.4)
    if not f:
        return None
    flag = rng.random() < 0.3
    dice, n = f.shot.dice, 1 if flag else _of_one_die(_arm(f, f.target))
    one = Fraction(n, SIDES_OF_A_DIE)
    right = 1 - (1 - one) ** dice
    added = Text("quiz-m44-added", {"dice": dice})
    guesses = [
        (min(Fraction(1), dice * one), added), (one, Text("quiz-m44-of-one", {"n": n})), (1 - right, Text("quiz-m44-miss")),
        (one**dice, Text("quiz-m44-all")), (1 - (1 - one) ** (dice + 1), Text("quiz-m44-of-one", {"n": n})),
    ]  # fmt: skip
    wrong: list[Wrong] = [(percent(k), why) for k, why in guesses if 0 < k < 1 and abs(k - right) > Fraction(1, 50)]
    text = fight_text("quiz-m44-chance-flag" if flag else "quiz-m44-chance", f, dice=dice)
    after = Text("quiz-m44-after-chance", {"n": n, "misses": SIDES_OF_A_DIE - n, "dice": dice})
    return _asked(f, text, percent(right), wrong, after, "m44.dice.1", *(("m44.flag.1",) if flag else ("m44.hit.1",)))


def _best(p: Position, rng: Random) -> Sketch | None:
    """Ask which attack gives most hits on average."""
    own, foes = alive(p, p.turn), alive(p, 1 - p.turn)
    if not own or len(foes) < 3:
        return None
    unit = rng.choice(own)
    p = with_stand(p, unit, rng.choice(free(p, unit)))
    near, distance = rng.random() < 0.3, p.setup.board.distance[tile_of(p, unit)]
    for foe in rng.sample(foes, 3):
        tiles = [t for t in free(p, foe) if (distance[t] == 1) == near and distance[t] <= len(p.setup.units[unit].kind.dice)]
        if not tiles:
            return None
        special = [t for t in tiles if covering(p, t)]
        p = with_stand(p, foe, rng.choice(special if special and rng.random() < 0.5 else tiles))
    ordered = commanded(p, ANY_UNITS, unit)
    fights = [f for foe in foes if ordered and (f := fight_of(ordered, unit, foe))]
    worth = {f.target: f.shot.dice * _of_one_die(_arm(f, f.target)) for f in fights}
    best = [i for i, n in worth.items() if n == max(worth.values())]
    if len(fights) < 2 or len(best) != 1 or not ordered:
        return None
    dice = {f.target: f.shot.dice for f in fights}

    def why(i: int) -> Text:
        number = Fraction(worth[i], SIDES_OF_A_DIE)
        return Text("quiz-m44-best-is", {"target": who(ordered, i), "dice": dice[i], "n": float(f"{float(number):.3g}")})

    wrong: list[Wrong] = [(who(ordered, i), why(i)) for i in worth if i not in best]
    rules = ("m44.dice.1", "m44.hit.1", "m44.cover.1")
    return Sketch(Text("quiz-m44-best", {"unit": who(ordered, unit)}), who(ordered, best[0]), wrong, why(best[0]), rules, ordered, p.turn)


def _flags(p: Position, rng: Random) -> Sketch | None:
    """Ask how many flags the unit can ignore."""
    f = fight(p, rng, covered=1.0)
    if not f or f.shot.dice < 2:
        return None
    flags = rng.randint(2, f.shot.dice)
    after = fallen(f.p, f.action, (STAR,) * (f.shot.dice - flags) + ("flag",) * flags)
    tile, side = tile_of(f.p, f.target), f.p.setup.units[f.target].side
    there = [g for g in grounds_on(f.p, tile) if g.id != "country"]
    sources = [g for g in there if g.flag and helps(f.p, g, tile, side)]
    if not after.pending and sources:
        return None
    n = 1 if sources else 0
    if sources:
        rules: tuple[str, ...] = ("m44.flag.2", citing.FLAGS[sources[0].id], *(("m44.flag.3",) if len(sources) > 1 else ()))
    else:
        rules = ("m44.bunker.5",) if any(g.owned for g in there) else ("m44.flag.2",)
    why = rule(rules[-1] if n else rules[0])
    wrong = numbers((len(sources), rule("m44.flag.3")), (0, why), (1, why), (flags, rule("m44.flag.3") if n else why), (2, why))
    text = fight_text("quiz-m44-ignore", f, flags=flags, grounds=[ground_name(g.id) for g in there])
    return _asked(f, text, str(n), [w for w in wrong if w[0] != str(n)], why, *rules)


RANGES = ("m44.range.2", "m44.range.3", "m44.range.4")
COVERS = ("m44.forest.3", "m44.hedgerow.4", "m44.hill.2", "m44.town.2", "m44.bunker.2", "m44.sandbags.1")
ASKERS = (
    Asker("distance", 1, ("m44.range.1",), _distance),
    Asker("range", 1, RANGES, _range),
    Asker("weak", 1, ("m44.battle.5",), _weak),
    Asker("cover", 1, (*COVERS, "m44.cover.1", "m44.cover.2", "m44.bunker.5", "m44.hedgehog.2"), _cover, (*EVERY, *(EVERY[1],) * 5)),
    Asker("dice", 2, (*RANGES[:2], *COVERS, "m44.town.3", "m44.wire.1", "m44.dice.3"), _dice),
    Asker("own-hex", 2, ("m44.town.3", "m44.wire.1", "m44.wire.3", "m44.wire.4"), _own_hex),
    Asker("symbols", 1, ("m44.hit.1", "m44.hit.2", "m44.hit.3"), _symbols),
    Asker("hits", 1, ("m44.hit.1", "m44.hit.2", "m44.hit.3"), _hits),
    Asker("fall", 2, ("m44.battle.1", "m44.hit.4", "m44.flag.1"), _fall),
    Asker("ignore", 2, ("m44.flag.2", "m44.flag.3", "m44.hedgehog.2", "m44.sandbags.1", "m44.bunker.2", "m44.bunker.5"), _flags),
    Asker("one-die", 1, ("m44.dice.1",), _one_die),
    Asker("expected", 3, ("m44.dice.1", "m44.hit.1"), _expected),
    Asker("chance", 3, ("m44.dice.1", "m44.hit.1", "m44.flag.1"), _chance),
    Asker("best", 3, ("m44.dice.1", "m44.hit.1", "m44.cover.1"), _best),
)
