"""The layers that the table can show over the board: the chances from here, the danger of each hex, and the best hex to battle from.

They use only open information: the board, the units, and the card in force. They use no hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.text import Text
from undaunted_nb.kit.overlay import (
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
from undaunted_nb.kit.tap import Tap, Taps
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

    from undaunted_nb.kit.scene import Group, Plan

FOLLOWS = ("who", "whom")
"""The fields that depend on the selected unit. A new selection clears them."""


# The numbers.


class Fire(NamedTuple):
    """A battle, present or hypothetical: ``at`` is the position with its two units in their places."""

    attacker: int
    target: int
    start: str
    goal: str
    shot: Shot
    chance: Fraction
    at: Position


def fire(p: Position, unit: int, target: int) -> Fire | None:
    """Return the battle between two units from their hexes in ``p``, or None if it is impossible."""
    goal = p.stands[target][0]
    start = p.stands[unit][0]
    if not (start and goal) or p.setup.board.distance[start][goal] > len(p.setup.units[unit].kind.dice):
        return None
    a = odds.could(p, unit, goal)
    if a is None:
        return None
    found = shot_of(p, a)
    return Fire(unit, target, start, goal, found, _chance(found.dice, tuple(faces_that_hit(p, target, strike=False))), p)


@lru_cache(maxsize=128)
def _chance(dice: int, symbols: tuple[str, ...]) -> Fraction:
    return 1 - chance_to_hit(dice, list(symbols))[0]


def moment(p: Position, unit: int) -> Position:
    """Return the position in which a unit battles.

    It is unchanged if the unit has an order now, or else the start of its side's turn.
    """
    side = p.setup.units[unit].side
    return p if p.turn == side and not p.pending and p.ordered(unit) else odds.at_peace(p, side)


def _moved(p: Position, unit: int, tile: str) -> Position:
    return p._replace(stands=(*p.stands[:unit], (tile, p.stands[unit][1]), *p.stands[unit + 1 :]))


def _on_board(p: Position, side: int) -> list[int]:
    return [i for i, (tile, _) in enumerate(p.stands) if tile and p.setup.units[i].side == side]


def shots(p: Position, unit: int) -> tuple[Fire, ...]:
    """Return the battles of a unit from its hex, each enemy with the chance to hit it."""
    q = moment(p, unit)
    return tuple(found for enemy in _on_board(p, 1 - p.setup.units[unit].side) if (found := fire(q, unit, enemy)))


def threats(p: Position, unit: int, tile: str) -> tuple[Fire, ...]:
    """Return the attacks that a unit would face on a hex from the enemies' hexes, strongest first."""
    enemy = 1 - p.setup.units[unit].side
    q = _moved(odds.at_peace(p, enemy), unit, tile)
    return tuple(sorted((found for i in _on_board(p, enemy) if (found := fire(q, i, unit))), key=weakness))


def approaches(p: Position, unit: int, enemy: int) -> dict[str, Fire]:
    """Return, for each hex that a unit can be on, its battle from there against an enemy."""
    q, here, goal = moment(p, unit), p.stands[unit][0], p.stands[enemy][0]
    far, taken = len(p.setup.units[unit].kind.dice), p.setup.tables.field(p.stands).on
    near = [t for t in p.setup.allowed[p.setup.units[unit].kind.arm] if p.setup.board.distance[t][goal] <= far]
    free = sorted((t for t in near if t == here or t not in taken), key=p.setup.board.index.__getitem__)
    return {tile: found for tile in free if (found := fire(_moved(q, unit, tile), unit, enemy))}


def within_reach(p: Position, unit: int) -> frozenset[str]:
    """Return the hexes from which a unit can battle this turn, by the move it has left. A unit without an order counts as ordered."""
    side = p.setup.units[unit].side
    orders = p.ordered(unit) if p.turn == side and not p.pending else None
    q = p if orders else odds.at_peace(p, side)
    q = q._replace(phase=q.phase if orders else ORDER, orders=(orders or Orders(unit),))
    here, found = q.stands[unit][0], set[str]()
    moves = [a for a in q.actions() if a.kind == "move"] if q.phase in (ORDER, MOVE) else []
    for r in (q, *(q.perform(a).after for a in moves)):
        tile = r.stands[unit][0]
        a = Action("battle", p.setup.sides[side], "", (tile, here))
        if not r.outcome and all(requirement.holds(r, a) for requirement in battle.CAN_BATTLE):
            found.add(tile)
    return frozenset(found)


# The layer.


def layer(p: Position, side: str, asked: Mapping[str, str], taps: Sequence[Tap] = ()) -> Layer:
    """Return the layer for ``side`` (an unknown name means the first side).

    Parts of ``asked`` (see Asked) that do not fit the position are ignored. ``taps`` is the selection at the table. Its units are used if
    ``asked`` names none.
    """
    return _layer(p, max(p.setup.side(side), 0), OverlayQuery.parse(asked), tuple(taps))


@lru_cache(maxsize=64)
def _layer(p: Position, side: int, asked: OverlayQuery, taps: Taps) -> Layer:
    mode = asked.mode
    own, foes = _on_board(p, side), _on_board(p, 1 - side)
    who = _meant_unit(p, own, asked.attacker, taps)
    if who is None:
        return Layer((_modes(mode),), (Text("m44-overlay-nobody"),))
    groups = [_modes(mode), _things(p, "who", Text("m44-overlay-who"), own, who)]
    whom = None
    if mode == "best":
        easiest = sorted(shots(p, who), key=weakness)
        whom = _meant_unit(p, [*(it.target for it in easiest), *foes], asked.enemy, taps)
        if whom is not None:
            groups.append(_things(p, "whom", Text("overlay-whom"), foes, whom))
    at = asked.tap or _pointed(p, foes, taps)
    drawn = _best(p, who, whom, at) if mode == "best" else _from(p, who, at) if mode == "from" else _danger(p, who, at)
    return drawn._replace(groups=tuple(groups))


def _meant_unit(p: Position, able: Sequence[int], asked: str, taps: Taps) -> int | None:
    """Return the unit to show (or None).

    It is the requested unit, else the last one tapped, else one with an order, else the first.
    """
    tapped = [p.setup.by_unit.get(tap.name, -1) for tap in reversed(taps) if tap.thing.kind == "piece"]
    ordered = [orders.unit for orders in p.orders]
    meant = (p.setup.by_unit.get(asked, -1), *tapped, *ordered, *able)
    return next((i for i in meant if i in able), None)


def _pointed(p: Position, foes: Sequence[int], taps: Taps) -> Tap | None:
    names = {Tap("piece", p.setup.units[i].id) for i in foes}
    return next((tap for tap in reversed(taps) if tap in names), None)


def _modes(chosen: str) -> Group:
    return choices("mode", Text("overlay-mode"), ((mode, Text(f"m44-overlay-mode-{mode}")) for mode in MODES), chosen)


def _things(p: Position, name: str, label: Text, units: Iterable[int], chosen: int) -> Group:
    """Return units to choose from, all of one side, so the side is not named."""
    named = {i: Text("m44-unit-at", {"unit": kind_name(p.setup.units[i].kind.id), "hex": p.stands[i][0]}) for i in units}
    return choices(name, label, ((p.setup.units[i].id, said) for i, said in named.items()), p.setup.units[chosen].id)


def _called(p: Position, unit: int) -> Text:
    return Text("m44-unit-at", {"unit": unit_name(p.setup, unit), "hex": p.stands[unit][0]})


def _from(p: Position, who: int, at: Tap | None) -> Layer:
    """Show on each enemy the chance that the unit hits it from its hex."""
    units, found = p.setup.units, shots(p, who)
    lines = (Text("m44-overlay-from" if found else "m44-overlay-from-none", {"unit": _called(p, who)}),)
    plates = target_plates(((it, it.goal, units[it.target].id) for it in found), _told)
    meant = {Tap("piece", units[it.target].id): it for it in found} | {Tap("place", it.goal): it for it in found}
    it, at = select_attack(meant, at, found)
    return Layer((), lines, plates, it and _sum(it), at)


def _danger(p: Position, who: int, at: Tap | None) -> Layer:
    """Show on each hex the attacks that the unit would face there."""
    here, taken = p.stands[who][0], p.setup.tables.field(p.stands).on
    allowed = p.setup.allowed[p.setup.units[who].kind.arm]
    faced = {t: threats(p, who, t) for t in p.setup.board.tiles if t == here or (t in allowed and t not in taken)}
    lines = (Text("m44-overlay-danger" if any(faced.values()) else "m44-overlay-danger-none", {"unit": _called(p, who)}),)
    strongest = {Tap("place", tile): found[0] for tile, found in faced.items() if found}
    otherwise = [faced[here][0]] if faced.get(here) else strongest.values()
    it, at = select_attack(_by_units(p, strongest), at, otherwise)
    return Layer((), lines, danger_plates(faced, _told), it and _sum(it, _all_of(p, faced[it.goal])), at)


def _all_of(p: Position, found: Sequence[Fire]) -> list[Text]:
    """List every attack that a unit would face, and the chance that at least one hits."""
    if len(found) < 2:
        return []
    each = [
        Text("m44-overlay-threat", {"unit": _called(p, it.attacker), "dice": it.shot.dice, "percent": percent(it.chance)}) for it in found
    ]
    return [*each, product_of(found)]


def _best(p: Position, who: int, whom: int | None, at: Tap | None) -> Layer:
    """Show on each hex the chance of a battle from there."""
    found = approaches(p, who, whom) if whom is not None else {}
    if whom is None or not found:
        return Layer((), (Text("m44-overlay-best-none", {"unit": _called(p, who)}),))
    near, most = within_reach(p, who), max(it.chance for it in found.values())
    best = frozenset(tile for tile, it in found.items() if it.chance == most)
    lines = [Text("m44-overlay-best", {"unit": _called(p, who), "target": _called(p, whom), "n": len(best)})]
    if near & found.keys():
        lines.append(Text("m44-overlay-best-reach"))
    here = p.stands[who][0]
    places = _by_units(p, {Tap("place", tile): it for tile, it in found.items()})
    it, at = select_attack(places, at, [found[here]] if here in found else found.values())
    return Layer((), tuple(lines), best_plates(found, best, near, _told), it and _sum(it), at)


def _by_units(p: Position, places: Mapping[Tap, Fire]) -> dict[Tap, Fire]:
    """Return the same places, also keyed by the unit on each hex."""
    on = {Tap("piece", unit.id): Tap("place", tile) for unit, (tile, _) in zip(p.setup.units, p.stands, strict=True) if tile}
    return {**places, **{piece: places[place] for piece, place in on.items() if place in places}}


def _told(it: Fire) -> str:
    return dice_told(it.shot)


def dice_told(shot: Shot) -> str:
    """Return the sum of dice in short form: "3−1=2"."""
    terms = [(shot.bonus, "+"), (shot.cover, "−"), (shot.penalty, "−")]
    counted = str(shot.base) + "".join(f"{sign}{n}" for n, sign in terms if n)
    return counted if counted == str(shot.dice) else f"{counted}={shot.dice}"


def _sum(it: Fire, more: Iterable[Text] = ()) -> Plan:
    """Return the sum of a battle as the panel shows it, with its results and the extra lines ``more``."""
    p = it.at
    unit, target = unit_name(p.setup, it.attacker), unit_name(p.setup, it.target)
    names = {"range": it.shot.range, "unit": unit, "hex": it.start, "target": target, "to": it.goal}
    found = odds.attack(p, Action("battle", p.setup.sides[p.setup.units[it.attacker].side], "", (it.start, it.goal)))
    shares = {name: percent(getattr(found, name)) for name in ("gone", "driven")}
    ends = Text("m44-overlay-ends", {**shares, "figures": float(fixed(found.figures, 2))})
    return {
        **attack_sum(p, it.attacker, it.target, it.shot),
        "icon": "attack",
        "title": Text("m44-plan-attack", names),
        "roll": Text("overlay-roll", {"dice": it.shot.dice}),
        "lines": [ends, *found.assumes, *more],
    }
