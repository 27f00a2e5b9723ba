"""The layers that the table can show over the board: the chances from here, the danger of each hex, and the best hex to battle from.

They use only open information: the board, the units, and the card in force. They use no hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.text import Text
from undaunted_nb.kit.table.overlay import (
    MODES,
    Layer,
    OverlayQuery,
    best_plates,
    choices,
    danger_plates,
    product_of,
    select_attack,
    target_plates,
    weakness,
)
from undaunted_nb.kit.table.tap import Tap, Taps
from undaunted_nb.probability.number_format import fixed
from undaunted_nb.probability.odds import percent

from ..chances import odds
from ..rules.actions import battle
from ..rules.combat import Shot
from ..rules.state.names import kind_name, unit_name
from ..rules.state.position import MOVE, ORDER, Orders, Position
from . import attack_sum
from .chances import chance_to_hit, faces_that_hit, shot_of

if TYPE_CHECKING:
    from fractions import Fraction

    from undaunted_nb.kit.scene.panel import Group, Plan

FOLLOWS = ("who", "whom")
"""The fields that depend on the selected unit. A new selection clears them."""


# The numbers.


@dataclass(frozen=True, slots=True)
class Fire:
    """A battle, present or hypothetical: ``at`` is the position with its two units in their places."""

    attacker: int
    target: int
    start: str
    goal: str
    shot: Shot
    chance: Fraction
    position: Position


def fire(p: Position, unit: int, target: int) -> Fire | None:
    """Return the battle between two units from their hexes in ``p``, or None if it is impossible."""
    goal = p.stands[target][0]
    start = p.stands[unit][0]
    if not (start and goal) or p.setup.board.distance[start][goal] > len(p.setup.units[unit].kind.dice):
        return None
    a = odds.could(p, unit, goal)
    if a is None:
        return None
    dice = shot_of(p, a)
    return Fire(unit, target, start, goal, dice, _chance(dice.dice, tuple(faces_that_hit(p, target, strike=False))), p)


@lru_cache(maxsize=128)
def _chance(dice: int, symbols: tuple[str, ...]) -> Fraction:
    return 1 - chance_to_hit(dice, list(symbols))[0]


def moment(p: Position, unit: int) -> Position:
    """Return the position in which a unit battles.

    It is unchanged if the unit has an order now, or else the start of its side's turn.
    """
    side = p.setup.units[unit].side
    return p if p.turn == side and not p.pending and p.find_orders(unit) else odds.at_peace(p, side)


def _with_move(p: Position, unit: int, tile: str) -> Position:
    return p._replace(stands=(*p.stands[:unit], (tile, p.stands[unit][1]), *p.stands[unit + 1 :]))


def _on_board(p: Position, side: int) -> list[int]:
    return [i for i, (tile, _) in enumerate(p.stands) if tile and p.setup.units[i].side == side]


def shots(p: Position, unit: int) -> tuple[Fire, ...]:
    """Return the battles of a unit from its hex, each enemy with the chance to hit it."""
    q = moment(p, unit)
    return tuple(attack for enemy in _on_board(p, 1 - p.setup.units[unit].side) if (attack := fire(q, unit, enemy)))


def threats(p: Position, unit: int, tile: str) -> tuple[Fire, ...]:
    """Return the attacks that a unit would face on a hex from the enemies' hexes, strongest first."""
    enemy = 1 - p.setup.units[unit].side
    q = _with_move(odds.at_peace(p, enemy), unit, tile)
    return tuple(sorted((attack for i in _on_board(p, enemy) if (attack := fire(q, i, unit))), key=weakness))


def approaches(p: Position, unit: int, enemy: int) -> dict[str, Fire]:
    """Return, for each hex that a unit can be on, its battle from there against an enemy."""
    q, here, goal = moment(p, unit), p.stands[unit][0], p.stands[enemy][0]
    far, units_on = len(p.setup.units[unit].kind.dice), p.setup.tables.field(p.stands).unit_on
    tiles = [t for t in p.setup.allowed[p.setup.units[unit].kind.arm] if p.setup.board.distance[t][goal] <= far]
    free = sorted((t for t in tiles if t == here or t not in units_on), key=p.setup.board.index.__getitem__)
    return {tile: attack for tile in free if (attack := fire(_with_move(q, unit, tile), unit, enemy))}


def within_reach(p: Position, unit: int) -> frozenset[str]:
    """Return the hexes from which a unit can battle this turn, by the move it has left. A unit without an order counts as ordered."""
    side = p.setup.units[unit].side
    orders = p.find_orders(unit) if p.turn == side and not p.pending else None
    q = p if orders else odds.at_peace(p, side)
    q = q._replace(phase=q.phase if orders else ORDER, orders=(orders or Orders(unit),))
    here, starts = q.stands[unit][0], set[str]()
    moves = [a for a in q.actions() if a.kind == "move"] if q.phase in (ORDER, MOVE) else []
    for r in (q, *(q.perform(a).after for a in moves)):
        tile = r.stands[unit][0]
        a = Action("battle", p.setup.sides[side], "", (tile, here))
        if not r.outcome and all(requirement.holds(r, a) for requirement in battle.CAN_BATTLE):
            starts.add(tile)
    return frozenset(starts)


# The layer.


def layer(p: Position, side: str, request: Mapping[str, str], taps: Sequence[Tap] = ()) -> Layer:
    """Return the layer for ``side`` (an unknown name means the first side).

    Parts of ``asked`` (see Asked) that do not fit the position are ignored. ``taps`` is the selection at the table. Its units are used if
    ``asked`` names none.
    """
    return _layer(p, max(p.setup.side(side), 0), OverlayQuery.parse(request), tuple(taps))


@lru_cache(maxsize=64)
def _layer(p: Position, side: int, query: OverlayQuery, taps: Taps) -> Layer:
    mode = query.mode
    units, foes = _on_board(p, side), _on_board(p, 1 - side)
    attacker = _meant_unit(p, units, query.attacker, taps)
    if attacker is None:
        return Layer((_modes(mode),), (Text("m44-overlay-nobody"),))
    groups = [_modes(mode), _things(p, "who", Text("m44-overlay-who"), units, attacker)]
    enemy = None
    if mode == "best":
        easiest = sorted(shots(p, attacker), key=weakness)
        enemy = _meant_unit(p, [*(attack.target for attack in easiest), *foes], query.enemy, taps)
        if enemy is not None:
            groups.append(_things(p, "whom", Text("overlay-whom"), foes, enemy))
    tap = query.tap or _last_enemy_tap(p, foes, taps)
    picture = (
        _best(p, attacker, enemy, tap) if mode == "best" else _show_shots(p, attacker, tap) if mode == "from" else _danger(p, attacker, tap)
    )
    return replace(picture, groups=tuple(groups))


def _meant_unit(p: Position, able: Sequence[int], unit_id: str, taps: Taps) -> int | None:
    """Return the unit to show (or None).

    It is the requested unit, else the last one tapped, else one with an order, else the first.
    """
    tapped_units = [p.setup.by_unit.get(tap.name, -1) for tap in reversed(taps) if tap.thing.kind == "piece"]
    ordered = [orders.unit for orders in p.orders]
    candidates = (p.setup.by_unit.get(unit_id, -1), *tapped_units, *ordered, *able)
    return next((i for i in candidates if i in able), None)


def _last_enemy_tap(p: Position, foes: Sequence[int], taps: Taps) -> Tap | None:
    names = {Tap("piece", p.setup.units[i].id) for i in foes}
    return next((tap for tap in reversed(taps) if tap in names), None)


def _modes(mode_now: str) -> Group:
    return choices("mode", Text("overlay-mode"), ((mode, Text(f"m44-overlay-mode-{mode}")) for mode in MODES), mode_now)


def _things(p: Position, name: str, label: Text, units: Iterable[int], selection: int) -> Group:
    """Return units to choose from, all of one side, so the side is not named."""
    named = {i: Text("m44-unit-at", {"unit": kind_name(p.setup.units[i].kind), "hex": p.stands[i][0]}) for i in units}
    return choices(name, label, ((p.setup.units[i].id, label_of) for i, label_of in named.items()), p.setup.units[selection].id)


def _name_with_hex(p: Position, unit: int) -> Text:
    return Text("m44-unit-at", {"unit": unit_name(p.setup, unit), "hex": p.stands[unit][0]})


def _show_shots(p: Position, unit: int, tap: Tap | None) -> Layer:
    """Show on each enemy the chance that the unit hits it from its hex."""
    units, attacks = p.setup.units, shots(p, unit)
    lines = (Text("m44-overlay-from" if attacks else "m44-overlay-from-none", {"unit": _name_with_hex(p, unit)}),)
    plates = target_plates(((attack, attack.goal, units[attack.target].id) for attack in attacks), _dice_text)
    attack_by_tap = {Tap("piece", units[attack.target].id): attack for attack in attacks} | {
        Tap("place", attack.goal): attack for attack in attacks
    }
    selected, tap = select_attack(attack_by_tap, tap, attacks)
    return Layer((), lines, plates, _sum(selected) if selected else None, tap)


def _danger(p: Position, unit: int, tap: Tap | None) -> Layer:
    """Show on each hex the attacks that the unit would face there."""
    here, units_on = p.stands[unit][0], p.setup.tables.field(p.stands).unit_on
    allowed = p.setup.allowed[p.setup.units[unit].kind.arm]
    threats_by_tile = {t: threats(p, unit, t) for t in p.setup.board.tiles if t == here or (t in allowed and t not in units_on)}
    lines = (Text("m44-overlay-danger" if any(threats_by_tile.values()) else "m44-overlay-danger-none", {"unit": _name_with_hex(p, unit)}),)
    strongest = {Tap("place", tile): attacks[0] for tile, attacks in threats_by_tile.items() if attacks}
    otherwise = [threats_by_tile[here][0]] if threats_by_tile.get(here) else strongest.values()
    selected, tap = select_attack(_by_units(p, strongest), tap, otherwise)
    plan = _sum(selected, _all_of(p, threats_by_tile[selected.goal])) if selected else None
    return Layer((), lines, danger_plates(threats_by_tile, _dice_text), plan, tap)


def _all_of(p: Position, attacks: Sequence[Fire]) -> list[Text]:
    """List every attack that a unit would face, and the chance that at least one hits."""
    if len(attacks) < 2:
        return []
    lines = [
        Text(
            "m44-overlay-threat", {"unit": _name_with_hex(p, attack.attacker), "dice": attack.shot.dice, "percent": percent(attack.chance)}
        )
        for attack in attacks
    ]
    return [*lines, product_of(attacks)]


def _best(p: Position, unit: int, enemy: int | None, tap: Tap | None) -> Layer:
    """Show on each hex the chance of a battle from there."""
    attack_by_tile = approaches(p, unit, enemy) if enemy is not None else {}
    if enemy is None or not attack_by_tile:
        return Layer((), (Text("m44-overlay-best-none", {"unit": _name_with_hex(p, unit)}),))
    reachable, most = within_reach(p, unit), max(attack.chance for attack in attack_by_tile.values())
    best = frozenset(tile for tile, attack in attack_by_tile.items() if attack.chance == most)
    lines = [Text("m44-overlay-best", {"unit": _name_with_hex(p, unit), "target": _name_with_hex(p, enemy), "n": len(best)})]
    if reachable & attack_by_tile.keys():
        lines.append(Text("m44-overlay-best-reach"))
    here = p.stands[unit][0]
    places = _by_units(p, {Tap("place", tile): attack for tile, attack in attack_by_tile.items()})
    selected, tap = select_attack(places, tap, [attack_by_tile[here]] if here in attack_by_tile else attack_by_tile.values())
    return Layer((), tuple(lines), best_plates(attack_by_tile, best, reachable, _dice_text), _sum(selected) if selected else None, tap)


def _by_units(p: Position, places: Mapping[Tap, Fire]) -> dict[Tap, Fire]:
    """Return the same places, also keyed by the unit on each hex."""
    place_of_piece = {Tap("piece", unit.id): Tap("place", tile) for unit, (tile, _) in zip(p.setup.units, p.stands, strict=True) if tile}
    return {**places, **{piece: places[place] for piece, place in place_of_piece.items() if place in places}}


def _dice_text(attack: Fire) -> str:
    return dice_told(attack.shot)


def dice_told(shot: Shot) -> str:
    """Return the sum of dice in short form: "3−1=2"."""
    terms = [(shot.bonus, "+"), (shot.cover, "−"), (shot.penalty, "−")]
    total = str(shot.base) + "".join(f"{sign}{n}" for n, sign in terms if n)
    return total if total == str(shot.dice) else f"{total}={shot.dice}"


def _sum(attack: Fire, more: Iterable[Text] = ()) -> Plan:
    """Return the sum of a battle as the panel shows it, with its results and the extra lines ``more``."""
    p = attack.position
    unit, target = unit_name(p.setup, attack.attacker), unit_name(p.setup, attack.target)
    names = {"range": attack.shot.range, "unit": unit, "hex": attack.start, "target": target, "to": attack.goal}
    result = odds.attack(p, Action("battle", p.setup.sides[p.setup.units[attack.attacker].side], "", (attack.start, attack.goal)))
    shares = {name: percent(getattr(result, name)) for name in ("gone", "driven")}
    ends = Text("m44-overlay-ends", {**shares, "figures": float(fixed(result.figures, 2))})
    return {
        **attack_sum(p, attack.attacker, attack.target, attack.shot),
        "icon": "attack",
        "title": Text("m44-plan-attack", names),
        "roll": Text("overlay-roll", {"dice": attack.shot.dice}),
        "lines": [ends, *result.assumes, *more],
    }
