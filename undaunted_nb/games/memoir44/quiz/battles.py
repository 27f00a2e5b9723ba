"""Questions about the number of dice: the distance, the figures, the terrain of both hexes, and their sum."""

from __future__ import annotations

from random import Random

from undaunted_nb.engine.text import Text

from ..rules import event_rules
from ..rules.combat import Shot, helps, high
from ..rules.ground import grounds_on
from ..rules.state import pieces
from ..rules.state.names import ground_name, kind_name
from ..rules.state.position import Position
from ..rules.state.setup import ARMOR, INFANTRY, Ground
from . import (
    EVERY,
    Asker,
    Fight,
    Sketch,
    Wrong,
    fight,
    fight_of,
    fight_text,
    numbers,
    rule,
    stage_fight,
    tile_of,
    with_ground,
    with_sandbags,
    with_stand,
)


def arm_of(f: Fight, unit: int) -> str:
    """Return the arm of a unit of the battle."""
    return f.p.setup.units[unit].kind.arm


def ask_about_fight(f: Fight, text: Text, right: str | Text, wrong: list[Wrong], after: Text, *rules: str) -> Sketch:
    """Return a question about a battle that is about to be fought."""
    return Sketch(text, right, wrong, after, rules, f.p, f.p.turn, f.p.format(f.action))


def total(s: Shot) -> Text:
    """Return the sum of the dice of an attack, without the parts that are zero."""
    parts = {"base": s.base, "bonus": s.bonus, "cover": s.cover, "penalty": s.penalty, "dice": s.dice, "n": s.range}
    return Text("quiz-m44-sum", {**parts, "alone": "yes" if not (s.bonus or s.cover or s.penalty) else "no"})


def band(f: Fight, dice: int) -> list[Wrong]:
    """Return this number of dice as a wrong answer: it is right at another distance, or for another kind of unit."""
    own_kind, kinds = f.p.setup.units[f.unit].kind, pieces.unit_kinds()
    for kind in (own_kind, kinds[INFANTRY], kinds["artillery"], kinds[ARMOR]):
        distances = [n for n, number in enumerate(kind.dice, 1) if number == dice]
        if distances:
            nearest = min(distances, key=lambda n: abs(n - f.shot.range))
            return [(str(dice), Text("quiz-m44-band", {"unit": kind_name(kind.id), "dice": dice, "n": nearest}))]
    return [(str(dice), Text("quiz-m44-no-band", {"dice": dice}))] if dice > 0 else []


def _distance(p: Position, rng: Random) -> Sketch | None:
    """Ask how many hexes apart two hexes are."""
    board = p.setup.board
    start, goal = rng.sample(board.tiles, 2)
    n = board.distance[start][goal]
    if not 1 < n <= 6:
        return None
    (x, y), (u, v) = board.coordinates[start], board.coordinates[goal]
    wrong = numbers(
        (n - 1, Text("quiz-m44-between", {"to": goal, "n": n - 1})), (n + 1, Text("quiz-m44-start", {"hex": start, "n": n + 1}))
    )
    wrong += numbers((abs(y - v) + abs(x - u) // 2, Text("quiz-m44-slanting", {"rows": abs(y - v), "columns": abs(x - u) // 2})))
    text = Text("quiz-m44-distance", {"hex": start, "to": goal})
    return Sketch(text, str(n), wrong, rule("m44.range.1"), ("m44.range.1",), p, p.turn)


def _range(p: Position, rng: Random) -> Sketch | None:
    """Ask how many dice the distance alone gives."""
    f = fight(p, rng)
    if not f:
        return None
    range_rule, n = event_rules.RANGE[arm_of(f, f.unit)], f.shot.base
    figures = f.p.stands[f.unit][1]
    wrong = numbers((f.shot.dice, Text("quiz-m44-range-alone", {"dice": f.shot.dice}))) if f.shot.dice != n else []
    wrong += numbers((figures, Text("quiz-m44-figures", {"n": figures})))
    wrong += [w for k in (n - 1, n + 1, n - 2) for w in band(f, k)]
    count = range_rule == "m44.range.2"
    after = Text("quiz-reasons", {"first": rule(range_rule), "second": rule("m44.range.5")}) if count else rule(range_rule)
    text = fight_text("quiz-m44-range", f, n=f.shot.range)
    return ask_about_fight(f, text, str(n), wrong, after, range_rule, *(("m44.range.5",) if count else ()))


def _weak(p: Position, rng: Random) -> Sketch | None:
    """Ask how many dice a unit with losses rolls."""
    f = fight(p, rng, cover_chance=0.0)
    if not f or f.shot.cover or f.shot.penalty:
        return None
    whole = p.setup.units[f.unit].figures
    left = rng.randint(1, whole - 1)
    f = fight_of(with_stand(f.p, f.unit, tile_of(f.p, f.unit), left), f.unit, f.target)
    if not f:
        return None
    n = f.shot.dice
    wrong = numbers((left, Text("quiz-m44-figures", {"n": left})), (n - (whole - left), Text("quiz-m44-lost-dice", {"n": whole - left})))
    wrong += [w for k in (n + 1, n - 1) for w in band(f, k)]
    text = fight_text("quiz-m44-weak", f, n=f.shot.range, figures=left)
    after = Text("quiz-reasons", {"first": rule("m44.battle.5"), "second": total(f.shot)})
    return ask_about_fight(f, text, str(n), [w for w in wrong if w[0] != "0"], after, "m44.battle.5")


def covers(f: Fight) -> list[tuple[int, str]]:
    """Return the cover on the target's hex that helps its side, each with its dice and its name.

    The dice are those it takes from this attacker.
    """
    tile, side = tile_of(f.p, f.target), f.p.setup.units[f.target].side
    return [(g.cover.get(arm_of(f, f.unit), 0), g.id) for g in grounds_on(f.p, tile) if g.cover and helps(f.p, g, tile, side)]


def _takes(arm: str, ground: str) -> Text:
    """Explain how many dice a terrain takes from an arm."""
    dice = pieces.grounds()[ground].cover.get(arm, 0)
    return Text("quiz-m44-cover-of", {"dice": dice, "unit": kind_name(arm), "ground": ground_name(ground)})


def _of_cover(dice: int) -> list[Wrong]:
    """Return this number of lost dice as a wrong answer: an arm loses it to a terrain."""
    return [(str(dice), _takes({1: INFANTRY, 2: ARMOR}[dice], {1: "forest", 2: "town"}[dice]))]


OPEN = {"beach": "m44.beach.3", "river": "m44.river.2"}
"""Terrain without protection, and the rule that says so."""


def _why_none(grounds: list[Ground], terrain_covers: list[tuple[int, str]], *, from_high: bool) -> str:
    """Return the rule why the target's hex takes no dice ("": it needs none)."""
    if any(g.owned for g in grounds) and not terrain_covers:
        return "m44.bunker.5"
    if any(g.height for g in grounds):
        return "m44.hill.2" if from_high else ""
    if any(g.id == "hedgehog" for g in grounds):
        return "m44.hedgehog.2"
    return next((OPEN[g.id] for g in grounds if g.id in OPEN), "")


def _cover(p: Position, rng: Random) -> Sketch | None:
    """Ask how many dice the target's terrain takes."""
    f = fight(p, rng, cover_chance=0.8)
    if not f:
        return None
    choice = rng.random()
    if choice < 0.15:
        f = stage_fight(f, with_ground(p, lambda g: g.opens or g.id in OPEN), rng, 2) or f
    if choice < 0.4:
        f = _behind_sandbags(f, rng) or f
    arm, tile = arm_of(f, f.unit), tile_of(f.p, f.target)
    target_grounds = [g for g in grounds_on(f.p, tile) if g.id != "country"]
    terrain_covers, n = covers(f), f.shot.cover
    card = (
        target_grounds[0].cover
        if len(target_grounds) == 1 and target_grounds[0].id in ("forest", "town", "hedgerow") and rng.random() < 0.5
        else {}
    )
    if arm == "artillery":
        rules: tuple[str, ...] = ("m44.cover.2",)
    elif n:
        rules = (
            event_rules.COVER[f.shot.cover_from],
            *(("m44.cover.1",) if len(terrain_covers) > 1 else ()),
            *event_rules.sandbags(target_grounds, f.shot),
        )
    else:
        rules = (why,) if (why := _why_none(target_grounds, terrain_covers, from_high=high(f.p, tile_of(f.p, f.unit)))) else ()
    if not rules or not target_grounds or (n == 1 and rng.random() < 0.5):
        return None
    rules += ("m44.cover.3",) if card else ()
    together = sum(k for k, _ in terrain_covers)
    wrong = numbers((together, Text("quiz-m44-added-covers", {"n": together, "best": n}))) if together != n else []
    wrong += numbers((0, Text("quiz-m44-cover-forgotten", {"n": n, "ground": ground_name(f.shot.cover_from)}))) if n else []
    wrong += [w for k in (1, 2) if k != n for w in _of_cover(k)]
    wrong += numbers((f.shot.dice, Text("quiz-m44-cover-alone", {"dice": f.shot.dice})))
    text = fight_text("quiz-m44-cover", f, grounds=[ground_name(g.id) for g in target_grounds])
    if card:
        text = Text("quiz-m44-cover-card", {**text.params, "soldier": card[INFANTRY], "tank": card[ARMOR]})
    return ask_about_fight(f, text, str(n), wrong, rule(rules[-1] if not card else rules[0]), *rules)


def _behind_sandbags(f: Fight, rng: Random) -> Fight | None:
    """Return the battle with sandbags in front of a target on a bridge or a hill."""
    tile = tile_of(f.p, f.target)
    if rng.random() < 0.3 or not any(g.opens or g.height for g in f.p.setup.fixed[tile]):
        return None
    return fight_of(with_sandbags(f.p, tile), f.unit, f.target)


def _dice(p: Position, rng: Random) -> Sketch | None:
    """Ask how many dice are rolled in total."""
    f = fight(p, rng, cover_chance=0.5)
    if not f or not (f.shot.cover or f.shot.penalty) or (f.shot.dice == 1 and rng.random() < 0.4):
        return None
    s, range_rule = f.shot, event_rules.RANGE[arm_of(f, f.unit)]
    n, figures = s.dice, f.p.stands[f.unit][1]
    together = sum(k for k, _ in covers(f))
    ground = ground_name(s.cover_from) if s.cover_from else ""
    rules = [*([event_rules.COVER[s.cover_from]] if s.cover_from else []), *(event_rules.HINDERS[ground] for ground, _ in s.penalties)]
    rules += ["m44.dice.3"] if s.cover and s.penalty else []
    wrong: list[Wrong] = []
    if s.cover and together != s.cover:
        wrong += numbers((n - together + s.cover, Text("quiz-m44-added-covers", {"n": together, "best": s.cover})))
    if s.cover:
        wrong += numbers((n + s.cover, Text("quiz-m44-cover-forgotten", {"n": s.cover, "ground": ground})))
    if s.penalty:
        wrong += numbers((n + s.penalty, Text("quiz-m44-own-forgotten", {"n": s.penalty, "ground": ground_name(s.penalties[0][0])})))
    wrong += numbers((figures, Text("quiz-m44-figures", {"n": figures})))
    other_bands = [k for k in f.p.setup.units[f.unit].kind.dice if k != s.base]
    wrong += numbers(*((k - s.base + n, Text("quiz-m44-wrong-band", {"dice": k, "base": s.base, "n": s.range})) for k in other_bands))
    if s.cover_from:
        arms = [arm for arm in (INFANTRY, ARMOR) if arm != arm_of(f, f.unit)]
        wrong += numbers(*((n + s.cover - pieces.grounds()[s.cover_from].cover.get(arm, 0), _takes(arm, s.cover_from)) for arm in arms))
    return ask_about_fight(
        f, fight_text("quiz-m44-dice", f, n=s.range), str(n), [w for w in wrong if w[0] != "0"], total(s), range_rule, *rules
    )


def _own_hex(p: Position, rng: Random) -> Sketch | None:
    """Ask how many dice the attacker's own hex costs."""
    f = fight(p, rng)
    if not f:
        return None
    start, arm = tile_of(f.p, f.unit), arm_of(f, f.unit)
    towns = p.setup.terrain.get(start) == "town"
    if not towns and start not in f.p.wire:
        wire = f.p._replace(wire=f.p.wire | {start})
        if p.setup.terrain.get(start) or (arm != INFANTRY and rng.random() < 0.2):
            return None
        again = fight_of(wire, f.unit, f.target)
        if not again:
            return None
        f = again
    penalty_rule = "m44.town.3" if towns else {"infantry": "m44.wire.1", "armor": "m44.wire.3"}.get(arm, "m44.wire.4")
    n, here = f.shot.penalty, "town" if towns else "wire"
    wrong: list[Wrong] = []
    for other, k in ((INFANTRY, 0 if towns else 1), (ARMOR, 2 if towns else 0), ("artillery", 0)):
        if k != n and other != arm:
            params = {"n": k, "unit": kind_name(other), "ground": ground_name(here)}
            wrong.append((str(k), Text("quiz-m44-own-hex-of", params)))
    if towns and arm != ARMOR:
        wrong += numbers((1, Text("quiz-m44-cover-not-own", {"ground": ground_name(here)})))
    elif n != 1:
        wrong += numbers((1, Text("quiz-m44-own-hex-of", {"n": 1, "unit": kind_name(INFANTRY), "ground": ground_name("wire")})))
    wrong += numbers((2, Text("quiz-m44-own-hex-of", {"n": 2, "unit": kind_name(ARMOR), "ground": ground_name("town")})))
    wrong += numbers((f.shot.dice, Text("quiz-m44-left-over", {"dice": f.shot.dice})))
    text = fight_text("quiz-m44-own-hex", f, ground=ground_name(here))
    return ask_about_fight(f, text, str(n), wrong, rule(penalty_rule), penalty_rule)


RANGES = ("m44.range.2", "m44.range.3", "m44.range.4")
COVERS = ("m44.forest.3", "m44.hedgerow.4", "m44.hill.2", "m44.town.2", "m44.bunker.2", "m44.sandbags.1")
NONE = ("m44.cover.1", "m44.cover.2", "m44.cover.3", "m44.bunker.5", "m44.hedgehog.2", "m44.beach.3", "m44.river.2")
ASKERS = (
    Asker("distance", 1, ("m44.range.1",), _distance),
    Asker("range", 1, (*RANGES, "m44.range.5"), _range),
    Asker("weak", 1, ("m44.battle.5",), _weak),
    Asker("cover", 1, (*COVERS, *NONE, "m44.sandbags.4", "m44.sandbags.5"), _cover, (*EVERY, *EVERY[1:2] * 5, *EVERY[5:7] * 2)),
    Asker("dice", 2, (*RANGES[:2], *COVERS, "m44.wire.1", "m44.dice.3"), _dice),
    Asker("own-hex", 2, ("m44.town.3", "m44.wire.1", "m44.wire.3", "m44.wire.4"), _own_hex),
)
