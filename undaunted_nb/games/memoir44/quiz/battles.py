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
    need,
    reasons,
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


def total(s: Shot) -> Text:
    """Return the sum of the dice of an attack, without the parts that are zero."""
    parts = {"base": s.base, "bonus": s.bonus, "cover": s.cover, "penalty": s.penalty, "dice": s.dice, "n": s.range}
    return Text("quiz-m44-sum", {**parts, "alone": "yes" if not (s.bonus or s.cover or s.penalty) else "no"})


def name_band(f: Fight, dice: int) -> Wrong:
    """Return this number of dice as a wrong answer: it is right at another distance, or for another kind of unit."""
    own_kind, kinds = f.p.setup.units[f.unit].kind, pieces.unit_kinds()
    for kind in (own_kind, kinds[INFANTRY], kinds["artillery"], kinds[ARMOR]):
        distances = [n for n, number in enumerate(kind.dice, 1) if number == dice]
        if distances:
            nearest = min(distances, key=lambda n: abs(n - f.shot.range))
            return dice, Text("quiz-m44-band", {"unit": kind_name(kind.id), "dice": dice, "n": nearest})
    return dice, Text("quiz-m44-no-band", {"dice": dice})


def list_forgotten(s: Shot) -> list[tuple[int, Text] | None]:
    """Return the sums of dice without what the terrain of both hexes takes, as wrong answers."""
    cover, start = ground_name(s.cover_from), ground_name(s.penalties[0][0] if s.penalties else "")
    return [
        (s.dice + s.cover, Text("quiz-m44-cover-forgotten", {"n": s.cover, "ground": cover})) if s.cover else None,
        (s.dice + s.penalty, Text("quiz-m44-own-forgotten", {"n": s.penalty, "ground": start})) if s.penalty else None,
    ]


def list_other_bands(f: Fight) -> list[tuple[int, Text]]:
    """Return the sums of dice for other distances as wrong answers."""
    s, dice = f.shot, f.p.setup.units[f.unit].kind.dice
    return [(k - s.base + s.dice, Text("quiz-m44-wrong-band", {"dice": k, "base": s.base, "n": s.range})) for k in dice if k != s.base]


def _distance(p: Position, rng: Random) -> Sketch:
    """Ask how many hexes apart two hexes are."""
    board = p.setup.board
    start, goal = rng.sample(board.tiles, 2)
    n = board.distance[start][goal]
    need(1 < n <= 6)
    (x, y), (u, v) = board.coordinates[start], board.coordinates[goal]
    rows, columns = abs(y - v), abs(x - u) // 2
    wrong = [
        (n - 1, Text("quiz-m44-between", {"to": goal, "n": n - 1})),
        (n + 1, Text("quiz-m44-start", {"hex": start, "n": n + 1})),
        (rows + columns, Text("quiz-m44-slanting", {"rows": rows, "columns": columns})),
    ]
    return Sketch(p, Text("quiz-m44-distance", {"hex": start, "to": goal}), right=n, wrong=wrong)


def _range(p: Position, rng: Random) -> Sketch:
    """Ask how many dice the distance alone gives."""
    f = fight(p, rng)
    range_rule, n = event_rules.RANGE[arm_of(f, f.unit)], f.shot.base
    figures = f.p.stands[f.unit][1]
    wrong = [
        (f.shot.dice, Text("quiz-m44-range-alone", {"dice": f.shot.dice})),
        (figures, Text("quiz-m44-figures", {"n": figures})),
        *(name_band(f, k) for k in (n - 1, n + 1, n - 2) if k > 0),
    ]
    text, rules, after = fight_text("quiz-m44-range", f, n=f.shot.range), [range_rule], rule(range_rule)
    if range_rule == "m44.range.2":
        rules, after = [range_rule, "m44.range.5"], reasons(after, rule("m44.range.5"))
    return Sketch(f.p, text, right=n, wrong=wrong, rules=rules, after=after, action=f.action)


def _weak(p: Position, rng: Random) -> Sketch:
    """Ask how many dice a unit with losses rolls."""
    f = fight(p, rng, cover_chance=0.0)
    need(not f.shot.cover and not f.shot.penalty)
    whole = p.setup.units[f.unit].figures
    left = rng.randint(1, whole - 1)
    f = need(fight_of(with_stand(f.p, f.unit, tile_of(f.p, f.unit), left), f.unit, f.target))
    n = f.shot.dice
    wrong = [
        (left, Text("quiz-m44-figures", {"n": left})),
        (n - (whole - left), Text("quiz-m44-lost-dice", {"n": whole - left})),
        *(name_band(f, k) for k in (n + 1, n - 1)),
    ]
    text = fight_text("quiz-m44-weak", f, n=f.shot.range, figures=left)
    return Sketch(f.p, text, right=n, wrong=wrong, least=1, after=reasons(rule("m44.battle.5"), total(f.shot)), action=f.action)


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


def _cover(p: Position, rng: Random) -> Sketch:
    """Ask how many dice the target's terrain takes."""
    f = fight(p, rng, cover_chance=0.8)
    choice = rng.random()
    if choice < 0.15:
        f = stage_fight(f, with_ground(p, lambda g: g.opens or g.id in OPEN), rng, 2)
    if choice < 0.4:
        f = _behind_sandbags(f, rng)
    arm, tile = arm_of(f, f.unit), tile_of(f.p, f.target)
    target_grounds = [g for g in grounds_on(f.p, tile) if g.id != "country"]
    terrain_covers, n = covers(f), f.shot.cover
    alone = target_grounds[0] if len(target_grounds) == 1 and target_grounds[0].id in ("forest", "town", "hedgerow") else None
    card = alone.cover if alone and rng.random() < 0.5 else {}
    if arm == "artillery":
        rules = ["m44.cover.2"]
    elif n:
        best = event_rules.COVER[f.shot.cover_from]
        rules = [best, *(["m44.cover.1"] if len(terrain_covers) > 1 else []), *event_rules.sandbags(target_grounds, f.shot)]
    else:
        rules = [need(_why_none(target_grounds, terrain_covers, from_high=high(f.p, tile_of(f.p, f.unit))))]
    need(target_grounds and (n != 1 or rng.random() >= 0.5))
    together = sum(k for k, _ in terrain_covers)
    wrong = [
        (together, Text("quiz-m44-added-covers", {"n": together, "best": n})),
        (0, Text("quiz-m44-cover-forgotten", {"n": n, "ground": ground_name(f.shot.cover_from)})) if n else None,
        (1, _takes(INFANTRY, "forest")),
        (2, _takes(ARMOR, "town")),
        (f.shot.dice, Text("quiz-m44-cover-alone", {"dice": f.shot.dice})),
    ]
    text, after = fight_text("quiz-m44-cover", f, grounds=[ground_name(g.id) for g in target_grounds]), rule(rules[-1])
    if card:
        text, after = Text("quiz-m44-cover-card", {**text.params, "soldier": card[INFANTRY], "tank": card[ARMOR]}), rule(rules[0])
        rules.append("m44.cover.3")
    return Sketch(f.p, text, right=n, wrong=wrong, rules=rules, after=after, action=f.action)


def _behind_sandbags(f: Fight, rng: Random) -> Fight:
    """Return the battle, in most cases with sandbags in front of a target on a bridge or a hill."""
    tile = tile_of(f.p, f.target)
    if rng.random() < 0.3 or not any(g.opens or g.height for g in f.p.setup.fixed[tile]):
        return f
    return fight_of(with_sandbags(f.p, tile), f.unit, f.target) or f


def _dice(p: Position, rng: Random) -> Sketch:
    """Ask how many dice are rolled in total."""
    f = fight(p, rng, cover_chance=0.5)
    need((f.shot.cover or f.shot.penalty) and (f.shot.dice != 1 or rng.random() >= 0.4))
    s, range_rule = f.shot, event_rules.RANGE[arm_of(f, f.unit)]
    n, figures = s.dice, f.p.stands[f.unit][1]
    together = sum(k for k, _ in covers(f))
    rules = [range_rule, event_rules.COVER[s.cover_from] if s.cover_from else "", *(event_rules.HINDERS[name] for name, _ in s.penalties)]
    rules += ["m44.dice.3"] if s.cover and s.penalty else []
    arms = [arm for arm in (INFANTRY, ARMOR) if arm != arm_of(f, f.unit)] if s.cover_from else []
    wrong = [
        (n - together + s.cover, Text("quiz-m44-added-covers", {"n": together, "best": s.cover})) if s.cover else None,
        *list_forgotten(s),
        (figures, Text("quiz-m44-figures", {"n": figures})),
        *list_other_bands(f),
        *((n + s.cover - pieces.grounds()[s.cover_from].cover.get(arm, 0), _takes(arm, s.cover_from)) for arm in arms),
    ]
    text = fight_text("quiz-m44-dice", f, n=s.range)
    return Sketch(f.p, text, right=n, wrong=wrong, least=1, rules=rules, after=total(s), action=f.action)


def _own_hex(p: Position, rng: Random) -> Sketch:
    """Ask how many dice the attacker's own hex costs."""
    f = fight(p, rng)
    start, arm = tile_of(f.p, f.unit), arm_of(f, f.unit)
    towns = p.setup.terrain.get(start) == "town"
    if not towns and start not in f.p.wire:
        need(not p.setup.terrain.get(start) and (arm == INFANTRY or rng.random() >= 0.2))
        f = need(fight_of(f.p._replace(wire=f.p.wire | {start}), f.unit, f.target))
    penalty_rule = "m44.town.3" if towns else {"infantry": "m44.wire.1", "armor": "m44.wire.3"}.get(arm, "m44.wire.4")
    n, here = f.shot.penalty, "town" if towns else "wire"

    def explain(k: int, other: str, ground: str) -> Wrong:
        return k, Text("quiz-m44-own-hex-of", {"n": k, "unit": kind_name(other), "ground": ground_name(ground)})

    others = ((INFANTRY, 0 if towns else 1), (ARMOR, 2 if towns else 0), ("artillery", 0))
    wrong = [
        *(explain(k, other, here) for other, k in others if other != arm),
        (1, Text("quiz-m44-cover-not-own", {"ground": ground_name(here)})) if towns and arm != ARMOR else explain(1, INFANTRY, "wire"),
        explain(2, ARMOR, "town"),
        (f.shot.dice, Text("quiz-m44-left-over", {"dice": f.shot.dice})),
    ]
    text = fight_text("quiz-m44-own-hex", f, ground=ground_name(here))
    return Sketch(f.p, text, right=n, wrong=wrong, rules=[penalty_rule], action=f.action)


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
