"""Position files: the differences from the start of a scenario, in a form that a person could write."""

from __future__ import annotations

from collections import Counter as Multiset
from collections.abc import Iterator, Mapping
from functools import partial
from operator import attrgetter
from typing import TypeAlias, TypeVar

from undaunted_nb.engine.json_values import JsonObject
from undaunted_nb.engine.position import Outcome
from undaunted_nb.files import fields
from undaunted_nb.files.fields import EMPTY, FLAG, TEXT, Field, Kind, index, list_of, number, record, table_of, word
from undaunted_nb.files.toml_lines import Where

from ..rules import turn_flow
from ..rules.state.position import (
    OFF_BOARD,
    PHASES,
    Ambush,
    Draft,
    Draw,
    Drop,
    Fight,
    Front,
    Keep,
    LastOrder,
    Orders,
    Pair,
    Pile,
    Position,
    Retreat,
    Roll,
    Stand,
    Volley,
)
from ..rules.state.setup import SECTIONS, SIDES, Setup, with_players
from . import scenario
from .scenario_form import PLAYERS

T = TypeVar("T")
Reading: TypeAlias = fields.Reading[Setup, Position]
ROLLS = ("battle", "ambush", "strike", "heal", "grant")
ROLLS_WITH = {"unit": ("battle", "ambush", "heal"), "target": ("battle", "ambush", "strike")}
"""The kinds of rolls that need a unit, by the field that names it."""


def position_to_json(p: Position) -> JsonObject:
    """Return the differences from the start of the scenario."""
    return fields.write_file(FIELDS, p, scenario.load(p.setup.name).position())


def position_from_json(data: Mapping[str, object], source: str) -> Position:
    """Return the position that a file describes. Raises FileError with all its faults at once, each with its place."""
    name = data.get("scenario")
    start = scenario.load(name if isinstance(name, str) else str(name)).position()
    r: Reading = fields.read_file(FIELDS, data, source, start.setup, start)
    __, deck = r.values.pop("players"), r.values.pop("deck")
    position = Position(r.setup, **r.values, deck=_rest(r) if deck is None else deck)
    _check_hexes(r, position)
    _whole(r, position)
    r.check.finish(position)
    if position.outcome:
        return position
    d = Draft(position)
    turn_flow.settle(d)
    return d.freeze()


# The checks between fields.


def _rest(r: Reading) -> Pile:
    """Return the deck of a file that does not list it: the cards that are elsewhere come out of the deck."""
    start, hands, table = r.start, r.values["hands"], Multiset(r.values["table"])
    whole = zip(start.deck, *start.hands, strict=True)
    elsewhere = zip(*hands, r.values["discard"], strict=True)
    deck = [sum(cards) - sum(others) - table[i] for i, (cards, others) in enumerate(zip(whole, elsewhere, strict=True))]
    for card, n in zip(r.setup.cards, deck, strict=True):
        if n < 0:
            r.check.fault(("hands",), "fault-too-many-of", card=card.id, most=card.copies)
    return tuple(max(0, n) for n in deck)


def _check_hexes(r: Reading, p: Position) -> None:
    """Check that no hex has two units."""
    used: dict[str, str] = {}
    for unit, (tile, _) in zip(r.setup.units, p.stands, strict=True):
        if tile and used.setdefault(tile, unit.id) != unit.id:
            r.check.fault(("units", unit.id), "fault-two-units", hex=tile, before=used[tile])


def _whole(r: Reading, p: Position) -> None:
    """Check that no card exceeds its printed copies and that each unit with a task is on the board."""
    setup = r.setup
    if not r.check.faults:  # a name that is unknown was read as the first unit
        for where, unit, side in _named(p):
            if not p.stands[unit][0]:
                r.check.fault(where, "fault-unit-off", unit=setup.units[unit].id)
            elif 0 <= side != setup.units[unit].side:
                r.check.fault(where, "fault-unit-side", unit=setup.units[unit].id, side=setup.sides[side])
        for n, task in enumerate(p.pending):
            if isinstance(task, Volley) and task.side != p.turn:
                r.check.fault(("pending", n, "volley"), "fault-whose-turn", side=setup.sides[p.turn])
            if task is not p.pending[-1] and not isinstance(task, (Draw, Drop, Fight, Volley)):
                r.check.fault(("pending", n), "fault-not-last")
    seen = Multiset(card for task in p.pending if isinstance(task, (Draw, Keep)) for card in task.seen)
    for i, card in enumerate(setup.cards):
        copies = p.hands[0][i] + p.hands[1][i] + p.deck[i] + p.discard[i] + p.table.count(i) + seen[i]
        if copies > card.copies:
            r.check.fault(("deck",), "fault-too-many-of", card=card.id, most=card.copies)


def _named(p: Position) -> Iterator[tuple[Where, int, int]]:
    """Yield the units that have orders or pending tasks: place, unit, and required side (-1: any)."""
    turn_side, enemy = p.turn, 1 - p.turn
    for o in p.orders:
        yield ("orders", p.setup.units[o.unit].id), o.unit, turn_side
    if p.front:
        yield ("front", "unit"), p.front.unit, turn_side
    for n, task in enumerate(p.pending):
        where: Where = ("pending", n)
        if isinstance(task, Retreat):
            yield where, task.unit, -1
        elif isinstance(task, Volley):
            yield from ((where, unit, 1 - task.side) for unit in task.targets)
        elif isinstance(task, (Ambush, Fight)):
            yield from ((where, task.unit, turn_side), (where, task.target, enemy))
        elif isinstance(task, Roll) and task.kind != "grant":
            sides = (enemy, turn_side) if task.kind == "ambush" else (turn_side, enemy)
            yield from ((where, unit, side) for unit, side in zip((task.unit, task.target), sides, strict=True) if unit >= 0)


# How to write and read the fields that are special, in pairs.


def _read_players(r: Reading, where: Where, value: object, _before: object) -> Pair:
    players = scenario.players_of(r.check, PLAYERS.read(r, where, value, None), r.setup.sides, r.setup.maps)
    if not r.check.faults:
        r.setup = with_players(r.setup, players)
    return players


def _read_stand(r: Reading, where: Where, value: object, _before: object) -> Stand:
    if value == "off":
        return OFF_BOARD
    field = r.check.fields(where, value, ("at", "figures"), ("at",))
    tile = _HEX.read(r, (*where, "at"), field["at"], None) if "at" in field else ""
    most = r.setup.units[r.setup.by_unit.get(str(where[-1]), 0)].figures
    figures = r.check.number((*where, "figures"), field.get("figures", most), 1, most)
    return (tile, figures) if tile else OFF_BOARD


def _read_orders(r: Reading, where: Where, value: object, _before: object) -> tuple[Orders, ...]:
    orders = []
    for name, entry in r.check.table(where, value).items():
        unit = _UNIT.read(r, (*where, name), name, None)
        if entry != "off":  # in a lesson: the order that the position below gives is not given in this one
            orders.append(_ORDER.read(r, (*where, name), entry, Orders(unit))._replace(unit=unit))
    return tuple(sorted(orders))


def _read_owners(r: Reading, where: Where, value: object, before: tuple[int, ...]) -> tuple[int, ...]:
    owners = list(before)
    for place, n in r.check.items(where, value):
        number_of_hex = r.check.number(place, n, 0, max(len(owners) - 1, 0))
        if owners:
            owners[number_of_hex] = r.setup.objectives[number_of_hex].side
    return tuple(owners)


def _read_roller(r: Reading, where: Where, value: object, _before: object) -> int:
    """Return a unit (-1: none, in a roll that needs none here)."""
    return -1 if not value and r.record["kind"] not in ROLLS_WITH[str(where[-1])] else _UNIT.read(r, where, value, None)


_sides, _hexes, _cards, _units = attrgetter("sides"), attrgetter("board.index"), attrgetter("by_card"), attrgetter("by_unit")
_SIDE, _HEX, _UNIT, _CARD = index("side", _sides), word("hex", _hexes), index("troop", _units), index("command-card", _cards, unknown=-1)
_HEXES = Kind(
    lambda _p, hexes, _: sorted(hexes),
    lambda r, where, value, _: frozenset(r.check.unique_names(where, value, "hex", r.setup.board.index)),
    list_of(_HEX).schema,
)
_PILE = fields.pile("command-card", _cards)
_ORDER = fields.changes(
    partial(Orders, -1), *(Field(name, FLAG if isinstance(no, bool) else number()) for name, no in Orders._field_defaults.items())
)
_STAND = Kind(
    lambda _p, stand, _: {"at": stand[0], "figures": stand[1]} if stand[0] else "off",
    _read_stand,
    {"anyOf": [{"const": "off"}, fields.schema([Field("at", _HEX), Field("figures", number(1))], ["at"])]},
)
_ORDERS = Kind(
    lambda p, orders, _: {p.setup.units[o.unit].id: _ORDER.write(p, o, Orders(o.unit)) for o in orders},
    _read_orders,
    {"type": "object", "additionalProperties": _ORDER.schema},
)
_OWNERS = Kind(lambda _p, owners, _: [n for n, owner in enumerate(owners) if owner >= 0], _read_owners, list_of(number()).schema)
_FRONT = record(
    Front,
    Field("unit", _UNIT, default=""),
    Field("hex", word("hex", _hexes, EMPTY)),
    Field("overrun", FLAG, default=False),
    required=("unit",),
)
_LAST_ORDER = record(LastOrder, Field("card", _CARD, default=""), Field("section", word("word", SECTIONS, EMPTY)), required=("card",))
_OUTCOME = record(Outcome, Field("winner", word("side", _sides)), Field("rule", TEXT, default=""), required=("winner",))


def _by_side(item: Kind[T], *, whole: bool = False) -> Kind[tuple[T, ...]]:
    kind = table_of("field", _sides, item, whole=whole)
    return Kind(kind.write, kind.read, {**kind.schema, "propertyNames": {"enum": [*SIDES]}})


def _pair(most: int) -> Kind[tuple[int, ...]]:
    return _by_side(number(0, most), whole=True)


def _unit(name: str, target: str = "", kind: Kind[int] = _UNIT) -> Field:
    return Field(name, kind, target, default="")


_SEEN = Field("seen", list_of(_CARD, lambda cards: tuple(sorted(cards))), default=[])
_TARGETS = list_of(_UNIT).read_by(
    lambda r, where, value, _: tuple(map(r.setup.by_unit.get, r.check.unique_names(where, value, "troop", r.setup.by_unit)))
)
_ROLLER = _UNIT.read_by(_read_roller)
_TASK = fields.variants(
    {
        Draw: (Field("draw", _SIDE, "side"), Field("cards", number(), default=1), Field("looks", number(), default=0), _SEEN),
        Drop: (_unit("land", "unit"),),
        Keep: (Field("keep", _SIDE, "side"), _SEEN, Field("away", number(), default=1)),
        Roll: (
            Field("roll", word("word", ROLLS), "kind"),
            _unit("unit", kind=_ROLLER),
            _unit("target", kind=_ROLLER),
            Field("dice", number(1), default=1),
        ),
        Ambush: (_unit("ambush", "target"), _unit("unit")),
        Fight: (_unit("fight", "unit"), _unit("target"), Field("hex", _HEX, default="")),
        Retreat: (_unit("retreat", "unit"), Field("flags", number(), default=1), Field("ignorable", number(), default=0)),
        Volley: (Field("volley", _SIDE, "side"), Field("targets", _TARGETS, default=[])),
    }
)
"""The tasks that a position can have pending, with all fields in their order in a file. The first one names the task."""
FIELDS = (
    Field("players", Kind(_pair(99).write, _read_players, PLAYERS.schema), attrgetter("setup.players")),
    Field("phase", word("word", (*PHASES, turn_flow.DEAL, turn_flow.CLOSE))),
    Field("turn", index("word", _sides)),
    Field("turns", _pair(9999)),
    Field("wire", _HEXES),
    Field("sandbags", _HEXES),
    Field("supply", _pair(99)),
    Field("hands", _by_side(_PILE, whole=True)),
    Field("deck", _PILE, absent=lambda _: None),
    Field("discard", _PILE),
    Field("table", list_of(_CARD)),
    Field("card", index("command-card", _cards, EMPTY, -1)),
    Field("section", word("word", ("", *SECTIONS))),
    Field("orders", _ORDERS),
    Field("grants", list_of(number())),
    Field("done", FLAG),
    Field("front", fields.optional(_FRONT)),
    Field("said", _by_side(_LAST_ORDER)),
    Field("medals", _pair(99)),
    Field("taken", _OWNERS),
    Field("units", table_of("troop", _units, _STAND), "stands"),
    Field("pending", list_of(_TASK), absent=lambda r: r.start.pending if r.record["phase"] == turn_flow.DEAL else ()),
    Field("outcome", fields.optional(_OUTCOME)),
)
"""The fields of a file, in their order there, besides its format and its scenario."""
