"""Position files: the differences from the start of a scenario, in a form that a person could write."""

from __future__ import annotations

from collections import Counter as Multiset
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from undaunted_nb.engine.json_values import Json, JsonObject
from undaunted_nb.engine.position import Outcome
from undaunted_nb.files.checker import Checker
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
    Task,
    Volley,
    of_side,
)
from ..rules.state.setup import SECTIONS, Setup, with_players
from ..views.view import cards_of
from . import scenario

FORMAT = "undaunted-nb position 1"
PILES = ("deck", "discard")
ROLLS = ("battle", "ambush", "strike", "heal", "grant")
ROLLS_WITH = {"unit": ("battle", "ambush", "heal"), "target": ("battle", "ambush", "strike")}
"""The kinds of rolls that need a unit, by the field that names it."""
FIELDS = (
    "format",
    "scenario",
    "players",
    "phase",
    "turn",
    "turns",
    "wire",
    "sandbags",
    "supply",
    "hands",
    *PILES,
    "table",
    "card",
    "section",
    "orders",
    "grants",
    "done",
    "front",
    "said",
    "medals",
    "taken",
    "units",
    "pending",
    "outcome",
)


def position_to_json(p: Position) -> JsonObject:
    """Return the differences from the start of the scenario."""
    setup, first = p.setup, scenario.load(p.setup.name).position()
    names, cards, units = setup.sides, setup.cards, setup.units
    whole: dict[str, tuple[Json, ...]] = {
        "players": tuple(dict(zip(names, q.setup.players, strict=True)) for q in (p, first)),
        "phase": (p.phase, first.phase),
        "turn": (names[p.turn], names[first.turn]),
        "turns": (dict(zip(names, p.turns, strict=True)), dict.fromkeys(names, 0)),
        "wire": (sorted(p.wire), sorted(first.wire)),
        "sandbags": (sorted(p.sandbags), sorted(first.sandbags)),
        "supply": tuple(dict(zip(names, q.supply, strict=True)) for q in (p, first)),
        "hands": tuple({n: cards_of(setup, q.hands[i]) for i, n in enumerate(names)} for q in (p, first)),
        "deck": (cards_of(setup, p.deck), cards_of(setup, first.deck)),
        "discard": (cards_of(setup, p.discard), {}),
        "table": ([cards[card].id for card in p.table], []),
        "card": (p.rules.id, ""),
        "section": (p.section, ""),
        "orders": ({units[o.unit].id: _changes(o) for o in p.orders}, {}),
        "grants": (list(p.grants), []),
        "done": (p.done, False),
        "front": ({"unit": units[p.front.unit].id, "hex": p.front.hex, "overrun": p.front.overrun} if p.front else None, None),
        "said": ({n: {"card": cards[s.card].id, "section": s.section} for n, s in zip(names, p.said, strict=True) if s.card >= 0}, {}),
        "medals": (dict(zip(names, p.medals, strict=True)), dict.fromkeys(names, 0)),
        "taken": ([n for n, owner in enumerate(p.taken) if owner >= 0], []),
    }
    data: JsonObject = {"format": FORMAT, "scenario": setup.name}
    data |= {field: now for field, (now, then) in whole.items() if now != then}
    changed_units = {unit.id: _stand(now) for unit, now, then in zip(units, p.stands, first.stands, strict=True) if now != then}
    data |= {"units": changed_units} if changed_units else {}
    if p.pending != first.pending:
        data["pending"] = [_task_to_json(setup, task) for task in p.pending]
    if p.outcome:
        data["outcome"] = p.outcome._asdict()
    return data


def _stand(stand: Stand) -> Json:
    return {"at": stand[0], "figures": stand[1]} if stand[0] else "off"


def _changes(orders: Orders) -> JsonObject:
    blank = Orders(orders.unit)
    return {field: now for field, now, then in zip(Orders._fields, orders, blank, strict=True) if now != then}


def _task_to_json(setup: Setup, task: Task) -> JsonObject:
    """Return a task as a table: the first field is its kind, and the others are its details."""
    fields = next(fields for kind, fields in TASKS.values() if kind is type(task))
    return {field.name: field.write(setup, getattr(task, field.target)) for field in fields}


def position_from_json(data: Mapping[str, object], source: str) -> Position:
    """Return the position that a file describes. Raises FileError with all its faults at once, each with its place."""
    reader = _Reader(data, source)
    position = reader.check.finish(reader.position())
    if position.outcome:
        return position
    d = Draft(position)
    turn_flow.settle(d)
    return d.freeze()


class _Reader:
    """A reader of one file that collects faults. Every method returns something usable so that reading goes on."""

    def __init__(self, data: Mapping[str, object], source: str) -> None:
        self.check = Checker("", source)
        name = data.get("scenario")
        self.first = scenario.load(name if isinstance(name, str) else str(name)).position()
        self.setup = self.first.setup
        self.data = self.check.fields((), dict(data), FIELDS)
        if "players" in self.data:
            players = scenario.players_of(self.check, self.data["players"], self.setup.sides, self.setup.maps)
            self.setup = self.setup if self.check.faults else with_players(self.setup, players)

    def position(self) -> Position:
        first, data, setup = self.first, self.data, self.setup
        phase = self._word("phase", (*PHASES, turn_flow.DEAL, turn_flow.CLOSE), first.phase)
        fresh = phase == turn_flow.DEAL
        hands, deck, discard, table = self._cards()
        orders = tuple(sorted(self._orders()))
        pending = self._pending() if "pending" in data else first.pending if fresh else ()
        position = Position(
            setup,
            setup.side(self._word("turn", setup.sides, setup.sides[first.turn])),
            self._pair("turns", (0, 0), 9999),
            phase,
            self._stands(),
            self._hexes("wire", first.wire),
            self._hexes("sandbags", first.sandbags),
            self._pair("supply", first.supply, 99),
            hands,
            deck,
            discard,
            table,
            self._card(("card",), data["card"]) if data.get("card") else -1,
            self._word("section", ("", *SECTIONS), ""),
            orders,
            tuple(self.check.number(where, n, 0) for where, n in self.check.items(("grants",), data.get("grants", []))),
            self.check.flag(("done",), data.get("done", False)),
            self._front(),
            self._last_orders(),
            self._pair("medals", (0, 0), 99),
            self._objective_owners(),
            pending,
            self._outcome(),
        )
        self._whole(position)
        return position

    def _word(self, field: str, known: tuple[str, ...], default: str) -> str:
        return self.check.name((field,), self.data[field], "word", known) or default if field in self.data else default

    def _unit(self, where: Where, value: object) -> int:
        return self.setup.by_unit.get(self.check.name(where, value, "troop", self.setup.by_unit), 0)

    def _card(self, where: Where, value: object) -> int:
        return self.setup.by_card.get(self.check.name(where, value, "command-card", self.setup.by_card), -1)

    def _pair(self, field: str, default: Pair, most: int) -> Pair:
        if field not in self.data:
            return default
        amounts = self.check.fields((field,), self.data[field], self.setup.sides)
        first, second = (
            self.check.number((field, side), amounts.get(side, default[i]), 0, most) for i, side in enumerate(self.setup.sides)
        )
        return first, second

    def _hexes(self, field: str, default: frozenset[str]) -> frozenset[str]:
        return (
            frozenset(self.check.unique_names((field,), self.data[field], "hex", self.setup.board.index)) if field in self.data else default
        )

    def _stands(self) -> tuple[Stand, ...]:
        stands, used = list(self.first.stands), dict[str, str]()
        for unit, value in self.check.table(("units",), self.data.get("units", {})).items():
            where: Where = ("units", unit)
            number = self._unit(where, unit)
            if value == "off":
                stands[number] = OFF_BOARD
                continue
            field = self.check.fields(where, value, ("at", "figures"), ("at",))
            tile = self.check.name((*where, "at"), field.get("at"), "hex", self.setup.board.index) if "at" in field else ""
            most = self.setup.units[number].figures
            figures = self.check.number((*where, "figures"), field.get("figures", most), 1, most)
            if unit in self.setup.by_unit:
                stands[number] = (tile, figures) if tile else OFF_BOARD
        for standing, (tile, _) in zip(self.setup.units, stands, strict=True):
            if tile and used.setdefault(tile, standing.id) != standing.id:
                self.check.fault(("units", standing.id), "fault-two-units", hex=tile, before=used[tile])
        return tuple(stands)

    def _pile(self, where: Where, value: object) -> list[int]:
        counts: object = Multiset(map(str, value)) if isinstance(value, list) else value
        pile = [0] * len(self.setup.cards)
        for card, n in self.check.table(where, dict(counts) if isinstance(counts, Multiset) else counts).items():
            index, number = self._card((*where, card), card), self.check.number((*where, card), n, 0)
            if index >= 0:
                pile[index] = number
        return pile

    def _cards(self) -> tuple[tuple[Pile, Pile], Pile, Pile, tuple[int, ...]]:
        """Return hands, deck, discard pile, and table.

        If the file places cards elsewhere and does not list the deck, these cards come out of the deck.
        """
        entries = self.check.fields(("hands",), self.data.get("hands", {}), self.setup.sides)
        hands = [
            self._pile(("hands", side), entries[side]) if side in entries else list(self.first.hands[i])
            for i, side in enumerate(self.setup.sides)
        ]
        discard = self._pile(("discard",), self.data.get("discard", {}))
        table = tuple(self._card(where, c) for where, c in self.check.items(("table",), self.data.get("table", [])))
        if "deck" in self.data:
            deck = self._pile(("deck",), self.data["deck"])
        else:
            whole = [d + a + b for d, a, b in zip(self.first.deck, *self.first.hands, strict=True)]
            elsewhere = Multiset(table)
            deck = [w - a - b - c - elsewhere[i] for i, (w, a, b, c) in enumerate(zip(whole, *hands, discard, strict=True))]
            for card, n in zip(self.setup.cards, deck, strict=True):
                if n < 0:
                    self.check.fault(("hands",), "fault-too-many-of", card=card.id, most=card.copies)
        return (tuple(hands[0]), tuple(hands[1])), tuple(max(0, n) for n in deck), tuple(discard), table

    def _whole(self, p: Position) -> None:
        """Check that no card exceeds its printed copies and that each unit with a task is on the board."""
        if not self.check.faults:  # a name that is unknown was read as the first unit
            for where, unit, side in self._named(p):
                if not p.stands[unit][0]:
                    self.check.fault(where, "fault-unit-off", unit=self.setup.units[unit].id)
                elif 0 <= side != self.setup.units[unit].side:
                    self.check.fault(where, "fault-unit-side", unit=self.setup.units[unit].id, side=self.setup.sides[side])
            for n, task in enumerate(p.pending):
                if isinstance(task, Volley) and task.side != p.turn:
                    self.check.fault(("pending", n, "volley"), "fault-whose-turn", side=self.setup.sides[p.turn])
                if task is not p.pending[-1] and not isinstance(task, (Draw, Drop, Fight, Volley)):
                    self.check.fault(("pending", n), "fault-not-last")
        seen = Multiset(card for task in p.pending if isinstance(task, (Draw, Keep)) for card in task.seen)
        for i, card in enumerate(self.setup.cards):
            copies = p.hands[0][i] + p.hands[1][i] + p.deck[i] + p.discard[i] + p.table.count(i) + seen[i]
            if copies > card.copies:
                self.check.fault(("deck",), "fault-too-many-of", card=card.id, most=card.copies)

    def _named(self, p: Position) -> Iterator[tuple[Where, int, int]]:
        """Yield the units that have orders or pending tasks: place, unit, and required side (-1: any)."""
        turn_side, enemy = p.turn, 1 - p.turn
        for o in p.orders:
            yield ("orders", self.setup.units[o.unit].id), o.unit, turn_side
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

    def _orders(self) -> list[Orders]:
        orders = []
        for unit, value in self.check.table(("orders",), self.data.get("orders", {})).items():
            where: Where = ("orders", unit)
            blank = Orders(self._unit(where, unit))
            if value == "off":  # in a lesson: the order that the position below gives is not given in this one
                continue
            field = self.check.fields(where, value, Orders._fields[1:])
            changes: dict[str, Any] = {
                name: self.check.flag((*where, name), v)
                if isinstance(getattr(blank, name, 0), bool)
                else self.check.number((*where, name), v, 0)
                for name, v in field.items()
                if name in Orders._fields
            }
            orders.append(blank._replace(**changes))
        return orders

    def _front(self) -> Front | None:
        if self.data.get("front") is None:
            return None
        where: Where = ("front",)
        field = self.check.fields(where, self.data["front"], Front._fields, ("unit",))
        tile = self.check.name((*where, "hex"), field["hex"], "hex", self.setup.board.index) if field.get("hex") else ""
        overrun = self.check.flag((*where, "overrun"), field.get("overrun", False))
        return Front(self._unit((*where, "unit"), field.get("unit", "")), tile, overrun)

    def _last_orders(self) -> tuple[LastOrder, LastOrder]:
        last_orders = self.first.said
        for side, value in self.check.fields(("said",), self.data.get("said", {}), self.setup.sides).items():
            where: Where = ("said", side)
            field = self.check.fields(where, value, LastOrder._fields, ("card",))
            section = self.check.name((*where, "section"), field["section"], "word", SECTIONS) if field.get("section") else ""
            if side in self.setup.sides:
                last_orders = of_side(
                    last_orders, self.setup.side(side), LastOrder(self._card((*where, "card"), field.get("card", "")), section)
                )
        return last_orders

    def _objective_owners(self) -> tuple[int, ...]:
        owners = list(self.first.taken)
        for where, n in self.check.items(("taken",), self.data.get("taken", [])):
            number = self.check.number(where, n, 0, max(len(owners) - 1, 0))
            if owners:
                owners[number] = self.setup.objectives[number].side
        return tuple(owners)

    def _outcome(self) -> Outcome | None:
        if self.data.get("outcome") is None:
            return None
        field = self.check.fields(("outcome",), self.data["outcome"], Outcome._fields, ("winner",))
        winner = self.check.name(("outcome", "winner"), field.get("winner"), "side", self.setup.sides)
        return Outcome(winner, self.check.text(("outcome", "rule"), field.get("rule", "")))

    def _pending(self) -> tuple[Task, ...]:
        tasks = []
        for where, item in self.check.items(("pending",), self.data["pending"]):
            table = self.check.table(where, item)
            kind = next((kind for kind in TASKS if kind in table), "")
            if kind:
                tasks.append(self._task(kind, where, table))
            else:
                self.check.fault(where, "fault-missing", field=", ".join(TASKS))
        return tuple(tasks)

    def _task(self, kind: str, where: Where, table: Mapping[str, object]) -> Task:
        task, fields = TASKS[kind]
        self.check.fields(where, table, [field.name for field in fields], (kind,))
        by_target = {field.target: field for field in fields}
        values: dict[str, Any] = {}
        for target in task._fields:
            field = by_target[target]
            values[target] = field.read(self, (*where, field.name), table.get(field.name, field.default), values)
        return task(**values)

    # How to read the values of a task. ``values`` are those of the fields before.

    def read_side(self, where: Where, value: object, _values: Mapping[str, object]) -> int:
        return max(0, self.setup.side(self.check.name(where, value, "side", self.setup.sides)))

    def read_unit(self, where: Where, value: object, values: Mapping[str, object]) -> int:
        """Return a unit (-1: none, in a roll that needs none here)."""
        if not value and "kind" in values and values["kind"] not in ROLLS_WITH[str(where[-1])]:
            return -1
        return self._unit(where, value)

    def read_units(self, where: Where, value: object, _values: Mapping[str, object]) -> tuple[int, ...]:
        units = self.setup.by_unit
        return tuple(units[unit] for unit in self.check.unique_names(where, value, "troop", units))

    def read_cards(self, where: Where, value: object, _values: Mapping[str, object]) -> tuple[int, ...]:
        return tuple(sorted(self._card(place, card) for place, card in self.check.items(where, value)))

    def read_roll(self, where: Where, value: object, _values: Mapping[str, object]) -> str:
        return self.check.name(where, value, "word", ROLLS)

    def read_hex(self, where: Where, value: object, _values: Mapping[str, object]) -> str:
        return self.check.name(where, value, "hex", self.setup.board.index)


class TaskField(NamedTuple):
    """A field of a task: its name in a file, the field of the task, its value if the file has none, and how that is written and read."""

    name: str
    target: str
    default: Json
    write: Callable[[Setup, Any], Json]
    read: Callable[[_Reader, Where, Any, Mapping[str, object]], Any]


def _side(name: str) -> TaskField:
    return TaskField(name, "side", "", lambda setup, side: setup.sides[side], _Reader.read_side)


def _unit(name: str, target: str = "") -> TaskField:
    return TaskField(name, target or name, "", lambda setup, unit: setup.units[unit].id if unit >= 0 else "", _Reader.read_unit)


def _number(name: str, default: int, least: int = 0) -> TaskField:
    def read(reader: _Reader, where: Where, value: object, _values: Mapping[str, object]) -> int:
        return reader.check.number(where, value, least)

    return TaskField(name, name, default, lambda _, number: number, read)


_SEEN = TaskField("seen", "seen", [], lambda setup, cards: [setup.cards[card].id for card in cards], _Reader.read_cards)
_TARGETS = TaskField("targets", "targets", [], lambda setup, units: [setup.units[unit].id for unit in units], _Reader.read_units)
_ROLL = TaskField("roll", "kind", "", lambda _, kind: kind, _Reader.read_roll)
_HEX = TaskField("hex", "hex", "", lambda _, tile: tile, _Reader.read_hex)
TASKS: Mapping[str, tuple[type[Task], tuple[TaskField, ...]]] = {
    "draw": (Draw, (_side("draw"), _number("cards", 1), _number("looks", 0), _SEEN)),
    "land": (Drop, (_unit("land", "unit"),)),
    "keep": (Keep, (_side("keep"), _SEEN, _number("away", 1))),
    "roll": (Roll, (_ROLL, _unit("unit"), _unit("target"), _number("dice", 1, 1))),
    "ambush": (Ambush, (_unit("ambush", "target"), _unit("unit"))),
    "fight": (Fight, (_unit("fight", "unit"), _unit("target"), _HEX)),
    "retreat": (Retreat, (_unit("retreat", "unit"), _number("flags", 1), _number("ignorable", 0))),
    "volley": (Volley, (_side("volley"), _TARGETS)),
}
"""The tasks that a position can have pending, by the first field in a file, with all fields in their order there."""
