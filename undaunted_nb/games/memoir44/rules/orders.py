"""The units that can be ordered: those that a card names, and how its orders are divided among the sections."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from .combat import beside_enemy
from .state.position import LastOrder, Position
from .state.setup import ALL, ARMOR, ARMS, INFANTRY, SECTIONS, Card, opposite

MANY = 99
ANY = "any"


class Call(NamedTuple):
    """The units that a card can order: the labels under which each unit can count, and the number of orders for each label."""

    units: Mapping[int, tuple[str, ...]]
    orders: Mapping[str, int]

    @property
    def most(self) -> int:
        """The number of orders that can actually be given."""
        if len(self.orders) == 1:
            return min(len(self.units), *self.orders.values())
        return count_matches(tuple(self.units.values()), self.orders)


def call(p: Position, side: int, card: Card, section: str = "", grants: Sequence[int] = ()) -> Call:
    """Return the units of a side that ``card`` can order now.

    It uses the section chosen for the card or the orders that its dice gave (rules m44.order.1 to m44.order.4).
    """
    units = [i for i in p.setup.numbers[side] if p.stands[i][0]]
    if card.otherwise and not any(p.setup.units[i].kind.arm in card.arms for i in units):
        return Call(dict.fromkeys(units, (ANY,)), {ANY: 1})
    orders = _orders(card, section, grants)
    fitting = units
    if len(card.arms) < len(ARMS):
        fitting = [i for i in fitting if p.setup.units[i].kind.arm in card.arms]
    if card.where or card.does == "heal":
        fitting = [i for i in fitting if _stands_right(p, card, i)]
    if len(orders) == 1:
        (label,), stands, sections = orders, p.stands, p.setup.sections[side]
        return Call(dict.fromkeys(fitting if label == ANY else [i for i in fitting if label in sections[stands[i][0]]], (label,)), orders)
    labels = {i: tuple(label for label in _labels(p, i, side) if label in orders) for i in fitting}
    return Call({i: unit_labels for i, unit_labels in labels.items() if unit_labels}, orders)


def count_units(p: Position, side: int) -> Counter[tuple[str, str]]:
    """Return the number of units of a side by their arm and each section that they stand in, and by their arm and ANY."""
    sections, units = p.setup.sections[side], p.setup.units
    counts: Counter[tuple[str, str]] = Counter()
    for i in p.setup.numbers[side]:
        tile, arm = p.stands[i][0], units[i].kind.arm
        for label in (ANY, *sections[tile]) if tile else ():
            counts[arm, label] += 1
    return counts


def most_orders(p: Position, side: int, card: Card, counts: Mapping[tuple[str, str], int]) -> int:
    """Return how many orders ``card`` can give now, in the section where that is most. ``counts``: of ``count_units``.

    The same as ``call(…).most``, but nearly all cards need only the numbers of units, which are counted once for all cards of a hand.
    """
    sections = SECTIONS if card.section else ("",)
    if card.otherwise or card.does in ("grant", "heal") or card.each or card.where:  # it matters which units they are
        return max(call(p, side, card, section).most for section in sections)
    orders = [item for section in sections for item in _orders(card, section, ()).items()]
    return max(min(number, sum(counts[arm, label] for arm in card.arms)) for label, number in orders)


def _orders(card: Card, section: str, grants: Sequence[int]) -> Mapping[str, int]:
    if card.does == "grant":
        return dict(zip((INFANTRY, ARMOR, ANY), grants, strict=False))
    if card.each:
        return card.each
    number = MANY if card.orders == ALL else max(card.orders, 0)
    return {(section if card.section else card.printed) or ANY: number}


def _labels(p: Position, unit: int, side: int) -> tuple[str, ...]:
    return (*p.setup.sections[side][p.stands[unit][0]], p.setup.units[unit].kind.arm, ANY)


def _stands_right(p: Position, card: Card, i: int) -> bool:
    unit, (tile, figures) = p.setup.units[i], p.stands[i]
    if card.does == "heal":
        return figures < unit.figures
    return not card.where or beside_enemy(p, tile, unit.side) == (card.where == "beside")


def count_matches(units: Sequence[tuple[str, ...]], orders: Mapping[str, int]) -> int:
    """Return how many of the units can have an order.

    Each counts under one of its labels, within the number of orders per label.
    """
    if len(orders) == 1:
        ((label, number),) = orders.items()
        return min(number, sum(label in labels for labels in units))
    holders_by_label: dict[str, list[int]] = {label: [] for label in orders}
    return sum(_place(unit, units, orders, holders_by_label, set()) for unit in range(len(units)))


def _place(
    unit: int, units: Sequence[tuple[str, ...]], orders: Mapping[str, int], holders_by_label: dict[str, list[int]], labels_tried: set[str]
) -> bool:
    """Give a unit an order under one of its labels, if need be after another unit there has changed to another label."""
    for label in units[unit]:
        if label in holders_by_label and label not in labels_tried and orders[label]:
            labels_tried.add(label)
            holders = holders_by_label[label]
            if len(holders) < orders[label]:
                holders.append(unit)
                return True
            for n, other in enumerate(holders):
                if _place(other, units, orders, holders_by_label, labels_tried):
                    holders[n] = unit
                    return True
    return False


def present_call(p: Position) -> Call:
    """Return the units that the card in force can order.

    Nothing that decides this changes while a side gives its orders, so the last answer is kept in the tables of the setup.
    """
    tables, key = p.setup.tables, (p.turn, p.card, p.section, p.grants)
    present: Call
    stands, then, present = tables.call
    if stands is not p.stands or then != key:
        present = call(p, p.turn, p.rules, p.section, p.grants)
        tables.call = p.stands, key, present
    return present


def room_for(p: Position, unit: int, present: Call | None = None) -> bool:
    """Return whether an order is left for this unit, besides those already given."""
    present = present or present_call(p)
    ordered = [present.units.get(o.unit, ()) for o in p.orders]
    return unit in present.units and count_matches((*ordered, present.units[unit]), present.orders) == len(ordered) + 1


def sections_for(p: Position, unit: int) -> tuple[str, ...]:
    """Return the sections for which an ordered unit can count, given all orders of the turn. This is rule m44.variant.7."""
    present = present_call(p)
    others = tuple(present.units.get(o.unit, ()) for o in p.orders if o.unit != unit)
    return tuple(label for label in present.units[unit] if count_matches((*others, (label,)), present.orders) == len(others) + 1)


def open_to(p: Position) -> list[int]:
    """Return the units for which the card in force still has an order (rules m44.order.2 to m44.order.4).

    This is ``room_for`` of each unit, but faster.
    """
    present = present_call(p)
    ordered = {o.unit for o in p.orders}
    waiting = [unit for unit in present.units if unit not in ordered] if ordered else list(present.units)
    if len(present.orders) == 1:
        (number,) = present.orders.values()
        return waiting if len(ordered) < number and ordered <= present.units.keys() else []
    room: dict[tuple[str, ...], bool] = {}
    for unit in waiting:
        if (labels := present.units[unit]) not in room:
            room[labels] = room_for(p, unit, present)  # the answer for all units under the same labels
    return [unit for unit in waiting if room[present.units[unit]]]


def find_repeated_order(p: Position, side: int) -> LastOrder:
    """Return the order that a Counter-Attack of ``side`` repeats.

    It is the other side's last one with its flanks exchanged (rules m44.card.counter-attack.*).
    """
    last = p.said[1 - side]
    return last if last.card < 0 else LastOrder(p.setup.mirror[last.card], opposite(last.section))
