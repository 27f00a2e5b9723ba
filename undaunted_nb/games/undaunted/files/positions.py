"""Position files: the differences from the start of a scenario, in a form that a person could write."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from operator import attrgetter
from typing import TypeAlias

from undaunted_nb.engine.json_values import Json, JsonObject
from undaunted_nb.engine.position import Outcome
from undaunted_nb.files import fields
from undaunted_nb.files.checker import MOST
from undaunted_nb.files.fields import ANY, EMPTY, FLAG, TEXT, Field, Kind, index, list_of, number, record, table_of, word
from undaunted_nb.files.spelling import american
from undaunted_nb.files.toml_lines import Where

from ..rules import combat
from ..rules.actions import SEAT, kinds_of
from ..rules.round import settle
from ..rules.start import MARKS
from ..rules.state import ending
from ..rules.state.crew import place_of
from ..rules.state.editions import EDITIONS
from ..rules.state.position import (
    DECK,
    DRAW,
    IN_PLAY,
    INITIATIVE,
    NO_GEAR,
    NO_SEAT,
    NONE,
    OFF_BOARD,
    SUPPLY,
    TURNS,
    ZONES,
    Draft,
    Draw,
    Gear,
    Half,
    PartialUse,
    Pick,
    Position,
    Roll,
    Spot,
    Stand,
    State,
    Task,
    Volley,
)
from ..rules.state.setup import Setup
from . import forms, scenario

Reading: TypeAlias = fields.Reading[Setup, Position]
Place: TypeAlias = tuple[Stand, Spot, str]
"""Where a counter is: on a tile, in a seat, or gone, with the word for that."""
MARK_NAMES = {mark: name for name, mark in MARKS.items()}
ESCAPED, NEUTRALIZED = "escaped", "neutralized"
"""The words of a file for a counter that has left for good."""
OFF_WORDS = ("off", "")


def position_to_json(p: Position) -> JsonObject:
    """Return the differences from the start of the scenario."""
    return fields.write_file(fields_of(p.setup.edition), p, scenario.load(p.setup.name).position())


def position_from_json(data: Mapping[str, object], source: str) -> Position:
    """Return the position that a file describes. Raises FileError with all its faults at once, each with its place."""
    name = data.get("scenario")
    start = scenario.load(name if isinstance(name, str) else str(name)).position()
    r: Reading = fields.read_file(fields_of(start.setup.edition), data, source, start.setup, start)
    _check_crews(r)
    position = _position(r)
    _goes_on(r, position)
    r.check.finish(position)
    if position.outcome or position == start:  # a setup is not judged before the first action
        return position
    d = Draft(position)
    ending.judge(d)
    settle(d)
    return d.freeze()


def _position(r: Reading) -> Position:
    """Return the position as far as it has been read: while its pending tasks are read, it has none."""
    values, setup, gear = r.values, r.setup, NO_GEAR
    stands, spots, words = zip(*values["counters"], strict=True)
    if setup.has_gear:
        left = (
            IN_PLAY if not name else counter.side if name == ESCAPED else 1 - counter.side
            for counter, name in zip(setup.counters, words, strict=True)
        )
        gear = Gear(spots, tuple(left), values["vehicles"], values["structures"], *values["seating"])
        stands = tuple(
            (gear.vehicles[vehicle].tile if vehicle >= 0 else tile, low) for (tile, low), (vehicle, _) in zip(stands, spots, strict=True)
        )
    plain = {name: value for name, value in values.items() if name in Position._fields}
    return Position(setup=setup, halves=(values[setup.sides[0]], values[setup.sides[1]]), stands=stands, gear=gear, **plain)


# The checks between fields.


def _spread(r: Reading, side: int, half: Half, file_zones: Collection[int], before: Half) -> Half:
    """Return the piles as given. Extra cards of a given pile come out of the deck, then the supply, then any other place."""
    piles = [list(pile) for pile in half.piles]
    for card in range(len(r.setup.cards[side])):
        surplus = sum(pile[card] for pile in piles) - sum(pile[card] for pile in before.piles)
        for zone in (DECK, SUPPLY, *range(len(ZONES))):
            if surplus > 0 and zone not in file_zones:
                removal = min(surplus, piles[zone][card])
                piles[zone][card] -= removal
                surplus -= removal
        if surplus:
            where = (r.setup.sides[side], r.setup.cards[side][card].id)
            r.check.fault(where, "fault-too-many-cards" if surplus > 0 else "fault-cards-missing", count=abs(surplus))
    return Half._make((*map(tuple, piles), *half[len(ZONES) :]))


def _check_crews(r: Reading) -> None:
    """Check that each seat holds one soldier and each vehicle soldiers of one side. That side must own the vehicle's card."""
    occupied_spots, vehicles = set[Spot](), r.values.get("vehicles", ())
    for counter, (_, spot, _) in zip(r.setup.counters, r.values["counters"], strict=True):
        if spot == NO_SEAT:
            continue
        vehicle, where = r.setup.vehicles[spot[0]], ("counters", counter.id)
        if spot in occupied_spots:
            r.check.fault(where, "fault-seat-taken", seat=vehicle.seats[spot[1]].id, vehicle=vehicle.id)
        elif not vehicles[spot[0]].tile or vehicles[spot[0]].owner != counter.side:
            r.check.fault(where, "fault-not-its-vehicle", vehicle=vehicle.id, counter=counter.id)
        occupied_spots.add(spot)


def _goes_on(r: Reading, p: Position) -> None:
    """Check that a card use in progress is the only pending task and can be completed."""
    task = next((task for task in p.pending if isinstance(task, PartialUse)), None)
    if task and not r.check.faults and (len(p.pending) > 1 or not p.actions()):
        r.check.fault(("pending", 0), "fault-no-way-on", card=p.setup.cards[task.side][task.card].id)


# How to write and read the fields that are special, in pairs.


def _read_turn(r: Reading, where: Where, value: object, _before: object) -> int:
    phase, start = r.values["phase"], r.start
    turn = _SIDE.read(r, where, value, None) if value else start.turn if phase == start.phase else -1
    if phase == TURNS and turn < 0:
        r.check.fault(where, "fault-missing", field="turn")
    return turn if phase == TURNS else -1


def _get_places(p: Position) -> list[Place]:
    """Return the place of each counter."""
    setup, gear = p.setup, p.gear
    spots, left = gear.spots or (NO_SEAT,) * len(p.stands), gear.left or (IN_PLAY,) * len(p.stands)
    return [
        (("" if spot != NO_SEAT else tile, low), spot, "" if side == IN_PLAY else ESCAPED if side == counter.side else NEUTRALIZED)
        for counter, (tile, low), spot, side in zip(setup.counters, p.stands, spots, left, strict=True)
    ]


def _write_place(p: Position, place: Place, _before: object) -> Json:
    (tile, suppressed), (vehicle, seat), word_for_gone = place
    low = {"suppressed": True} if suppressed else {}
    if vehicle >= 0:
        return {"in": p.setup.vehicles[vehicle].id, "seat": p.setup.vehicles[vehicle].seats[seat].id, **low}
    return word_for_gone or ({"at": tile, **low} if low else tile or "off")


def _read_place(r: Reading, where: Where, value: object, before: Place | None) -> Place:
    known = ("at", "suppressed", *(("in", "seat") if r.setup.has_gear else ()))
    field = r.check.fields(where, value if isinstance(value, dict) else {"at": value}, known)
    tile, low = field.get("at"), r.check.flag((*where, "suppressed"), field.get("suppressed", False))
    if r.setup.has_gear:
        if "in" in field:
            return ("", low), _read_seat(r, where, field), ""
        if american(str(tile)) in (ESCAPED, NEUTRALIZED):
            return OFF_BOARD, NO_SEAT, american(str(tile))
    if tile in OFF_WORDS:
        return OFF_BOARD, NO_SEAT, ""
    name = _TILE.read(r, where, tile, None)
    return (name, low) if name else before[0] if before else OFF_BOARD, NO_SEAT, ""


def _read_seat(r: Reading, where: Where, field: Mapping[str, object]) -> Spot:
    vehicle = _VEHICLE.read(r, (*where, "in"), field["in"], None)
    if vehicle < 0:
        return NO_SEAT
    seats = [seat.id for seat in r.setup.vehicles[vehicle].seats]
    seat = r.check.name((*where, "seat"), field.get("seat"), "name", seats)
    return (vehicle, seats.index(seat)) if seat else NO_SEAT


def _read_damage(r: Reading, where: Where, value: object, _before: object) -> int:
    hull = next((vehicle.hull for vehicle in r.setup.vehicles if vehicle.id == where[1]), MOST)
    return r.check.number(where, value, 0, hull - 1 if r.record["tile"] else MOST)


def _read_seating(r: Reading, where: Where, value: object, _before: object) -> tuple[int, bool]:
    """Return the card whose soldier can still change seats, or must act."""
    side = r.values["turn"]
    if value is None or side < 0:
        return -1, False
    field = r.check.fields(where, value, ("card", "bound"))
    card = _card(side).read(r, (*where, "card"), field.get("card"), None)
    bound = r.check.flag((*where, "bound"), field.get("bound", False))
    if bound and card >= 0 and not r.values[r.setup.sides[side]].hand[card]:
        r.check.fault((*where, "card"), "fault-chosen-not-in-hand", card=str(field.get("card")))
    return (-1, False) if card < 0 else (card, bound)


def _read_task(r: Reading, where: Where, value: object, _before: object) -> Task | None:
    table, gear = r.check.table(where, value), r.setup.has_gear
    if gear and r.values["turn"] < 0 and not table.keys() & {"begin", "draw"}:
        r.check.fault(where, "fault-missing", field="turn")
    elif table.keys() & {"begin", "draw", "roll", "volley", *(("pick",) if gear else ())}:
        return _TASK.read(r, where, table, None)
    else:
        r.check.fault(where, "fault-missing", field="draw, roll, pick" if gear else "draw, roll, volley")
    return None


def _read_attacker(r: Reading, where: Where, value: object, _before: object) -> int:
    """Return a counter, or a card of the active side without a counter."""
    setup, side = r.setup, r.values["turn"]
    if setup.has_gear and side >= 0 and isinstance(value, str):
        card: int = setup.by_card[side].get(value, -1)
        if card >= 0 and setup.unit_of[side][card] < 0:
            return ~card
    return _COUNTER.read(r, where, value, None)


def _read_target(r: Reading, where: Where, value: object, _before: object) -> int:
    target = _TARGET.read(r, where, value, None)
    if not place_of(_position(r), target):
        r.check.fault(where, "fault-off-board", counter=str(value))
    return target


def _read_choices(r: Reading, where: Where, value: object, _before: object) -> tuple[str, ...]:
    setup = r.setup
    kinds = kinds_of(setup.edition)
    kind = kinds.get(r.record["kind"]) or next(iter(kinds.values()))
    names = {"cards": setup.by_card[r.record["side"]], "tile set": setup.board.index}.get(kind.form, setup.by_counter)
    return tuple(filter(None, (r.check.name(*choice, "name", names) for choice in r.check.items(where, value))))


def _vehicles(setup: Setup) -> list[str]:
    return [vehicle.id for vehicle in setup.vehicles]


def _card(side: int, blank: Collection[Json] = ()) -> Kind[int]:
    return index("name", lambda setup: setup.by_card[side], blank, unknown=-1)


def _half(side: int) -> Kind[Half]:
    """Return the kind of the part of one side."""
    cards = fields.pile("name", lambda setup: setup.by_card[side])
    half = fields.changes(
        Half,
        *(Field(zone, cards) for zone in ZONES),
        Field("markers", table_of("name", _tiles, _MARK), "marks"),
        Field("target", word("name", _tiles, (None, ""))),
        Field("chosen", _card(side, EMPTY), "initiative_card"),
    )

    def read(r: Reading, where: Where, value: object, before: Half) -> Half:
        half_of_file = half.read(r, where, value, before)
        file_zones = [number for number, zone in enumerate(ZONES) if isinstance(value, dict) and zone in value]
        part = _spread(r, side, half_of_file, file_zones, before)
        if part.initiative_card >= 0 and not part.hand[part.initiative_card]:
            r.check.fault((*where, "chosen"), "fault-chosen-not-in-hand", card=r.setup.cards[side][part.initiative_card].id)
        return part

    return Kind(half.write, read, half.schema)


_tiles, _counters = attrgetter("board.index"), attrgetter("by_counter")
_SIDE, _OWNER = index("name", attrgetter("sides")), index("name", attrgetter("sides"), ("",))
_TILE, _COUNTER, _TARGET = word("name", _tiles), index("name", _counters), index("name", attrgetter("by_target"))
_VEHICLE = index("name", _vehicles, unknown=-1)
_FIRE = word("name", lambda setup: [kind for kind in combat.ROLLING if kind in kinds_of(setup.edition)])
_MARK = Kind(
    lambda _p, mark, _: MARK_NAMES.get(mark, "none"),
    lambda r, where, value, _: MARKS.get(r.check.name(where, value, "name", (*MARKS, "none")), NONE),
    {"enum": [*MARKS, "none"]},
)


def _place(*, has_gear: bool) -> Kind[Place]:
    """Return the kind of the place of a counter: a tile or a word, or a table with it, or with a vehicle and a seat."""
    tile, low = Field("at", TEXT), Field("suppressed", FLAG)
    seat = fields.schema([Field("in", TEXT), Field("seat", TEXT), low, Field("at", ANY)], ["in", "seat"])
    return Kind(_write_place, _read_place, {"anyOf": [TEXT.schema, fields.schema([tile, low], ["at"]), *([seat] if has_gear else [])]})


_POSITION = Kind(
    lambda _p, tile, _: tile or "off",
    lambda r, where, value, before: "" if value in OFF_WORDS else _TILE.read(r, where, value, before),
    _TILE.schema,
)
_STATE = (
    Field("at", _POSITION, "tile", default="off"),
    Field("owner", _OWNER, default=""),
    Field("damage", number().read_by(_read_damage), default=0),
)
_SEATING = Kind(
    lambda p, seating, _: {"card": p.setup.cards[p.turn][seating[0]].id, **({"bound": True} if seating[1] else {})},
    _read_seating,
    fields.schema([Field("card", TEXT), Field("bound", FLAG)], ["card"]),
)
_USED = Kind(lambda p, used, _: p.setup.cards[used[0]][used[1]].id, lambda r, *entry: _card(r.record["side"]).read(r, *entry), TEXT.schema)
_ATTACKER = Kind(lambda p, attacker, _: combat.attacker_id(p.setup, p.turn, attacker), _read_attacker, TEXT.schema)
_VEHICLE_STATE = record(State, *_STATE).read_by(fields.changes(State, *_STATE).read)
_GEAR = (
    Field("vehicles", table_of("name", _vehicles, _VEHICLE_STATE), attrgetter("gear.vehicles")),
    Field(
        "structures",
        table_of("name", lambda setup: [structure.id for structure in setup.structures], _OWNER),
        attrgetter("gear.structures"),
    ),
    Field("seating", _SEATING, attrgetter("gear.card", "gear.bound")),
)
_TASK = fields.variants(
    {
        PartialUse: (
            Field("begin", _SIDE, "side"),
            Field("card", _USED, attrgetter("side", "card")),
            Field("kind", word("name", lambda setup: kinds_of(setup.edition))),
            Field("at", word("name", lambda setup: ("", SEAT, *setup.board.tiles)), default=""),
            Field("taken", list_of(TEXT).read_by(_read_choices), "args", default=[]),
        ),
        Draw: (Field("draw", _SIDE, "side"), Field("count", number(), "cards", default=1)),
        Pick: (Field("pick", _SIDE, "side"), Field("kind", _FIRE, default="attack"), Field("vehicle", _VEHICLE)),
        Roll: (
            Field("roll", _FIRE, "kind"),
            Field("dice", number(1, forms.MANY), default=1),
            Field("source", word("name", _tiles, (None, ""))),
            Field("attacker", _ATTACKER),
            Field("target", _TARGET.read_by(_read_target)),
        ),
        Volley: (
            Field("volley", _SIDE, "side"),
            Field("dice", number(1, forms.MANY), default=1),
            Field("targets", list_of(_COUNTER)),
            Field("attacker", _COUNTER),
        ),
    },
    loose=True,
)
"""The tasks that a position can have pending, with all fields in their order in a file. The first one names the task."""


@cache
def fields_of(edition: str) -> tuple[Field, ...]:
    """Return the fields of a file, in their order there, besides its format and its scenario."""
    sides, has_gear, _ = EDITIONS[edition]
    return (
        Field("round", number(1, 9999)),
        Field("phase", word("name", (DRAW, INITIATIVE, TURNS))),
        Field("turn", _OWNER.read_by(_read_turn), absent=lambda r: _read_turn(r, ("turn",), "", None)),
        Field("initiative", _SIDE, "token"),
        Field("finished", number(0, 1), "ended_turns"),
        Field(sides[0], _half(0), lambda p: p.halves[0]),
        Field(sides[1], _half(1), lambda p: p.halves[1]),
        Field("counters", table_of("name", attrgetter("by_counter"), _place(has_gear=has_gear)), _get_places),
        Field("worth", table_of("field", attrgetter("objectives"), number())),
        *(_GEAR if has_gear else ()),
        Field("pending", list_of(_TASK.read_by(_read_task)), absent=lambda r: r.start.pending if r.record["phase"] == DRAW else ()),
        Field("outcome", fields.optional(record(Outcome, Field("winner", word("name", sides)), Field("rule", TEXT, default="")))),
    )
