"""Position files: the differences from the start of a scenario, in a form that a person could write."""

from __future__ import annotations

from collections import Counter as Multiset
from collections.abc import Callable, Mapping

from undaunted_nb.engine.json_values import Json, JsonObject
from undaunted_nb.engine.position import Outcome
from undaunted_nb.files.checker import MOST, Checker
from undaunted_nb.files.spelling import american
from undaunted_nb.files.toml_lines import Where

from ..rules import combat
from ..rules.actions import SEAT
from ..rules.round import settle
from ..rules.start import MARKS
from ..rules.state import ending, pieces
from ..rules.state.crew import place_of
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
    Pile,
    Position,
    Roll,
    Spot,
    Stand,
    State,
    Task,
    Volley,
)
from ..rules.state.setup import Setup
from ..views.view import cards_of
from . import scenario

FORMAT = "undaunted-nb position 1"
MARK_NAMES = {mark: name for name, mark in MARKS.items()}
ESCAPED, NEUTRALIZED = "escaped", "neutralized"
"""The words of a file for a counter that has left for good."""


def position_to_json(p: Position) -> JsonObject:
    """Return the differences from the start of the scenario."""
    setup, first = p.setup, scenario.load(p.setup.name).position()
    data: JsonObject = {"format": FORMAT, "scenario": setup.name}
    plain: dict[str, tuple[Json, Json]] = {
        "round": (p.round, first.round),
        "phase": (p.phase, first.phase),
        "turn": (_name(setup, p.turn), _name(setup, first.turn)),
        "initiative": (setup.sides[p.token], setup.sides[first.token]),
        "finished": (p.ended_turns, first.ended_turns),
    }
    data |= {field: now for field, (now, then) in plain.items() if now != then}
    for side, name in enumerate(setup.sides):
        half = _half_to_json(setup, side, p.halves[side], first.halves[side])
        if half:
            data[name] = half
    now_, then_ = (_places(position) for position in (p, first))
    changes = {c.id: now for c, now, then in zip(setup.counters, now_, then_, strict=True) if now != then}
    worth = {tile: now for tile, now, then in zip(setup.objectives, p.worth, first.worth, strict=True) if now != then}
    data |= {"counters": changes} if changes else {}
    data |= {"worth": worth} if worth else {}
    data |= _gear_to_json(p, first)
    if p.pending != first.pending:
        data["pending"] = [_task_to_json(setup, p.turn, task) for task in p.pending]
    if p.outcome:
        data["outcome"] = p.outcome._asdict()
    return data


def _name(setup: Setup, side: int) -> str:
    return setup.sides[side] if side >= 0 else ""


def _places(p: Position) -> list[Json]:
    """Return the place of each counter."""
    setup, gear = p.setup, p.gear
    spots, left = gear.spots or (NO_SEAT,) * len(p.stands), gear.left or (IN_PLAY,) * len(p.stands)
    places: list[Json] = []
    for counter, (tile, suppressed), (vehicle, seat), before in zip(setup.counters, p.stands, spots, left, strict=True):
        low = {"suppressed": True} if suppressed else {}
        if vehicle >= 0:
            places.append({"in": setup.vehicles[vehicle].id, "seat": setup.vehicles[vehicle].seats[seat].id, **low})
        elif before != IN_PLAY:
            places.append(ESCAPED if before == counter.side else NEUTRALIZED)
        else:
            places.append({"at": tile, **low} if low else tile or "off")
    return places


def _gear_to_json(p: Position, first: Position) -> JsonObject:
    """Return changed vehicles and structures, and the card whose soldier can still change seats."""
    setup, gear = p.setup, p.gear
    vehicles: JsonObject = {
        vehicle.id: {"at": now.tile or "off", "owner": _name(setup, now.owner), "damage": now.damage}
        for vehicle, now, then in zip(setup.vehicles, gear.vehicles, first.gear.vehicles, strict=True)
        if now != then
    }
    structures = {
        structure.id: _name(setup, razer) for structure, razer in zip(setup.structures, gear.structures, strict=True) if razer != IN_PLAY
    }
    data: JsonObject = {"vehicles": vehicles} if vehicles else {}
    data |= {"structures": structures} if structures else {}
    if gear.card >= 0:
        data["seating"] = {"card": setup.cards[p.turn][gear.card].id, **({"bound": True} if gear.bound else {})}
    return data


def _half_to_json(setup: Setup, side: int, now: Half, then: Half) -> JsonObject:
    piles = zip(ZONES, now.piles, then.piles, strict=True)
    data: JsonObject = {zone: cards_of(setup, side, pile) for zone, pile, before in piles if pile != before}
    marks = {
        tile: MARK_NAMES.get(mark, "none") for tile, mark, was in zip(setup.board.tiles, now.marks, then.marks, strict=True) if mark != was
    }
    data |= {"markers": marks} if marks else {}
    data |= {"target": now.target} if now.target else {}
    data |= {"chosen": setup.cards[side][now.initiative_card].id} if now.initiative_card >= 0 else {}
    return data


def _task_to_json(setup: Setup, turn: int, task: Task) -> JsonObject:
    if isinstance(task, Draw):
        return {"draw": setup.sides[task.side], "count": task.cards}
    if isinstance(task, Roll):
        ids = {"attacker": combat.attacker_id(setup, turn, task.attacker), "target": setup.targets[task.target]}
        return {"roll": task.kind, "dice": task.dice, "source": task.source, **ids}
    if isinstance(task, PartialUse):
        use = {"card": setup.cards[task.side][task.card].id, "kind": task.kind, "at": task.at, "taken": list(task.args)}
        return {"begin": setup.sides[task.side], **use}
    if isinstance(task, Pick):
        return {"pick": setup.sides[task.side], "kind": task.kind, "vehicle": setup.vehicles[task.vehicle].id}
    ids = {"attacker": setup.counters[task.attacker].id}
    return {"volley": setup.sides[task.side], "dice": task.dice, "targets": [setup.counters[t].id for t in task.targets], **ids}


def position_from_json(data: Mapping[str, object], source: str) -> Position:
    """Return the position that a file describes. Raises FileError with all its faults at once, each with its place."""
    return _Reader(data, source).read()


class _Reader:
    """A reader of one file that collects faults. Every method returns something usable so that reading goes on."""

    def __init__(self, data: Mapping[str, object], source: str) -> None:
        self.data, self.check = dict(data), Checker("", source)
        name = data.get("scenario")
        self.first = scenario.load(name if isinstance(name, str) else str(name)).position()
        self.setup = self.first.setup
        self.turn, self.now = -1, self.first

    def read(self) -> Position:
        setup, first, data = self.setup, self.first, self.data
        known = (
            "format",
            "scenario",
            "round",
            "phase",
            "turn",
            "initiative",
            "finished",
            *setup.sides,
            "counters",
            "worth",
            *(("vehicles", "structures", "seating") if setup.has_gear else ()),
            "pending",
            "outcome",
        )
        self.check.fields((), data, known)
        phases = (DRAW, INITIATIVE, TURNS)
        phase = self.check.name(("phase",), data.get("phase", first.phase), "name", phases) or first.phase
        turn = self._side(("turn",), data["turn"]) if data.get("turn") else first.turn if phase == first.phase else -1
        if phase == TURNS and turn < 0:
            self.check.fault(("turn",), "fault-missing", field="turn")
        halves = (self._half(0), self._half(1))
        self.turn = turn if phase == TURNS else -1
        stands, spots, left = self._stands()
        gear = self._gear(spots, left, halves) if setup.has_gear else NO_GEAR
        self.now = first._replace(stands=self._carry(stands, gear), gear=gear)
        pending = self._pending(data["pending"]) if "pending" in data else first.pending if phase == DRAW else ()
        position = Position(
            setup, self._number(data, "round", first.round, 1, 9999), phase, turn if phase == TURNS else -1,
            self._side(("initiative",), data.get("initiative", setup.sides[first.token])), self._number(data, "finished", 0, 0, 1),
            halves, self.now.stands, self._worth(), pending, self._outcome(), gear,
        )  # fmt: skip
        self._goes_on(position)
        self.check.finish(position)
        if position.outcome or position == self.first:  # a setup is not judged before the first action
            return position
        d = Draft(position)
        ending.judge(d)
        settle(d)
        return d.freeze()

    def _number(self, data: Mapping[str, object], key: str, default: int, least: int, most: int, where: Where = ()) -> int:
        return self.check.number((*where, key), data.get(key, default), least, most)

    def _side(self, where: Where, value: object) -> int:
        return max(0, self.setup.side(self.check.name(where, value, "name", self.setup.sides)))

    def _index(self, where: Where, value: object, known: Mapping[str, int]) -> int | None:
        return known.get(self.check.name(where, value, "name", known))

    def _half(self, side: int) -> Half:
        setup, name, before = self.setup, self.setup.sides[side], self.first.halves[side]
        data = self.check.fields((name,), self.data.get(name, {}), (*ZONES, "markers", "target", "chosen"))
        zones = {i: self._pile(side, data[zone], (name, zone)) for i, zone in enumerate(ZONES) if zone in data}
        piles = self._spread(side, zones, list(before.piles))
        marks = list(before.marks)
        for tile, value in self.check.table((name, "markers"), data.get("markers", {})).items():
            where: Where = (name, "markers", tile)
            number, mark = self._index(where, tile, setup.board.index), self.check.name(where, value, "name", (*MARKS, "none"))
            if number is not None:
                marks[number] = MARKS.get(mark, NONE)
        target = "" if data.get("target") is None else data["target"]
        if target != "" and self._index((name, "target"), target, setup.board.index) is None:
            target = ""
        card = self._index((name, "chosen"), data["chosen"], setup.by_card[side]) if data.get("chosen") else None
        if card is not None and not piles[0][card]:
            self.check.fault((name, "chosen"), "fault-chosen-not-in-hand", card=str(data["chosen"]))
        return Half._make((*piles, tuple(marks), str(target), -1 if card is None else card))

    def _pile(self, side: int, value: object, where: Where) -> Pile:
        cards = self.setup.by_card[side]
        counts: Mapping[str, object] = Multiset(map(str, value)) if isinstance(value, list) else self.check.table(where, value)
        pile = [0] * len(cards)
        for card in counts:
            index = self._index((*where, card), card, cards)
            number = self._number(counts, card, 0, 0, MOST, where)
            if index is not None:
                pile[index] = number
        return tuple(pile)

    def _spread(self, side: int, listed_piles: Mapping[int, Pile], before: list[Pile]) -> list[Pile]:
        """Return the piles as given. Extra cards of a given pile come out of the deck, then the supply, then any other place."""
        piles = [list(listed_piles.get(i, before[i])) for i in range(len(ZONES))]
        for card in range(len(self.setup.cards[side])):
            surplus = sum(pile[card] for pile in piles) - sum(pile[card] for pile in before)
            for zone in (DECK, SUPPLY, *range(len(ZONES))):
                if surplus > 0 and zone not in listed_piles:
                    removal = min(surplus, piles[zone][card])
                    piles[zone][card] -= removal
                    surplus -= removal
            if surplus:
                where = (self.setup.sides[side], self.setup.cards[side][card].id)
                self.check.fault(where, "fault-too-many-cards" if surplus > 0 else "fault-cards-missing", count=abs(surplus))
        return [tuple(pile) for pile in piles]

    def _stands(self) -> tuple[list[Stand], list[Spot], list[int]]:
        """Return the tiles and seats of the counters, and the sides in front of which removed ones are."""
        stands, setup = list(self.first.stands), self.setup
        spots = list(self.first.gear.spots) or [NO_SEAT] * len(stands)
        left = list(self.first.gear.left) or [IN_PLAY] * len(stands)
        known = ("at", "suppressed", *(("in", "seat") if setup.has_gear else ()))
        for counter, value in self.check.table(("counters",), self.data.get("counters", {})).items():
            where: Where = ("counters", counter)
            number = self._index(where, counter, self.setup.by_counter)
            field = self.check.fields(where, value if isinstance(value, dict) else {"at": value}, known)
            tile, low = field.get("at"), self.check.flag((*where, "suppressed"), field.get("suppressed", False))
            if setup.has_gear:
                spot = self._spot(field, where) if "in" in field else NO_SEAT
                gone = tile == ESCAPED or american(str(tile)) == NEUTRALIZED
                if number is None:
                    if "in" in field or gone:
                        continue
                else:
                    spots[number], left[number] = spot, IN_PLAY
                    if "in" in field:
                        stands[number] = ("", low)
                        continue
                if gone and number is not None:
                    side = setup.counters[number].side
                    stands[number], left[number] = OFF_BOARD, side if tile == ESCAPED else 1 - side
                    continue
            if tile not in ("off", "") and self._index(where, tile, self.setup.board.index) is None:
                continue
            if number is not None:
                stands[number] = OFF_BOARD if tile in ("off", "") else (str(tile), low)
        return stands, spots, left

    def _spot(self, field: Mapping[str, object], where: Where) -> Spot:
        """Return the vehicle and the seat of a counter."""
        vehicle = self._index((*where, "in"), field["in"], {v.id: i for i, v in enumerate(self.setup.vehicles)})
        if vehicle is None:
            return NO_SEAT
        seats = {s.id: i for i, s in enumerate(self.setup.vehicles[vehicle].seats)}
        seat = self._index((*where, "seat"), field.get("seat"), seats)
        return NO_SEAT if seat is None else (vehicle, seat)

    def _carry(self, stands: list[Stand], gear: Gear) -> tuple[Stand, ...]:
        """Return the stands with everyone in a vehicle on its tile."""
        return tuple(
            (gear.vehicles[vehicle].tile, low) if vehicle >= 0 else (tile, low)
            for (tile, low), (vehicle, _) in zip(stands, gear.spots or (NO_SEAT,) * len(stands), strict=True)
        )

    def _gear(self, spots: list[Spot], left: list[int], halves: tuple[Half, Half]) -> Gear:
        setup, first = self.setup, self.first.gear
        vehicles, structures = list(first.vehicles), list(first.structures)
        names = {v.id: i for i, v in enumerate(setup.vehicles)}
        for name, value in self.check.table(("vehicles",), self.data.get("vehicles", {})).items():
            number = self._index(("vehicles", name), name, names)
            if number is not None:
                vehicles[number] = self._vehicle(number, value, ("vehicles", name))
        numbers = {s.id: i for i, s in enumerate(setup.structures)}
        for name, value in self.check.table(("structures",), self.data.get("structures", {})).items():
            number = self._index(("structures", name), name, numbers)
            if number is not None:
                structures[number] = IN_PLAY if value == "" else self._side(("structures", name), value)
        self._crews(spots, vehicles)
        card, bound = self._seating(halves)
        return Gear(tuple(spots), tuple(left), tuple(vehicles), tuple(structures), card, bound)

    def _vehicle(self, number: int, value: object, where: Where) -> State:
        field, was = self.check.fields(where, value, ("at", "owner", "damage")), self.first.gear.vehicles[number]
        tile = field.get("at", was.tile)
        off = tile in ("off", "")
        if not off and self._index((*where, "at"), tile, self.setup.board.index) is None:
            tile = was.tile
        owner = was.owner if "owner" not in field else IN_PLAY if field["owner"] == "" else self._side((*where, "owner"), field["owner"])
        hull = self.setup.vehicles[number].hull
        damage = self._number(field, "damage", was.damage, 0, MOST if off else hull - 1, where)
        return State("" if off else str(tile), owner, damage)

    def _crews(self, spots: list[Spot], vehicles: list[State]) -> None:
        """Check that each seat holds one soldier and each vehicle soldiers of one side. That side must own the vehicle's card."""
        occupied_spots: set[Spot] = set()
        for counter, spot in zip(self.setup.counters, spots, strict=True):
            if spot == NO_SEAT:
                continue
            vehicle, where = self.setup.vehicles[spot[0]], ("counters", counter.id)
            if spot in occupied_spots:
                self.check.fault(where, "fault-seat-taken", seat=vehicle.seats[spot[1]].id, vehicle=vehicle.id)
            elif not vehicles[spot[0]].tile or vehicles[spot[0]].owner != counter.side:
                self.check.fault(where, "fault-not-its-vehicle", vehicle=vehicle.id, counter=counter.id)
            occupied_spots.add(spot)

    def _seating(self, halves: tuple[Half, Half]) -> tuple[int, bool]:
        """Return the card whose soldier can still change seats, or must act."""
        if self.data.get("seating") is None or self.turn < 0:
            return -1, False
        field = self.check.fields(("seating",), self.data["seating"], ("card", "bound"))
        card = self._index(("seating", "card"), field.get("card"), self.setup.by_card[self.turn])
        bound = self.check.flag(("seating", "bound"), field.get("bound", False))
        if bound and card is not None and not halves[self.turn].hand[card]:
            self.check.fault(("seating", "card"), "fault-chosen-not-in-hand", card=str(field.get("card")))
        return (-1, False) if card is None else (card, bound)

    def _worth(self) -> tuple[int, ...]:
        data = self.check.fields(("worth",), self.data.get("worth", {}), self.setup.objectives)
        return tuple(
            self._number(data, tile, was, 0, MOST, ("worth",)) for tile, was in zip(self.setup.objectives, self.first.worth, strict=True)
        )

    def _outcome(self) -> Outcome | None:
        if self.data.get("outcome") is None:
            return None
        data = self.check.fields(("outcome",), self.data["outcome"], ("winner", "rule"))
        winner = self._side(("outcome", "winner"), data.get("winner"))
        return Outcome(self.setup.sides[winner], self.check.text(("outcome", "rule"), data.get("rule", "")))

    def _pending(self, value: object) -> tuple[Task, ...]:
        tables = [(place, self.check.table(place, item)) for place, item in self.check.items(("pending",), value)]
        tasks = ((self._partial_use if "begin" in data else self._task)(data, place) for place, data in tables)
        return tuple(task for task in tasks if task)

    def _task(self, data: Mapping[str, object], where: Where) -> Task | None:
        setup = self.setup
        counter: Callable[[str], int] = lambda key: self._index((*where, key), data.get(key), setup.by_counter) or 0  # noqa: E731
        if "draw" in data:
            return Draw(self._side((*where, "draw"), data["draw"]), self._number(data, "count", 1, 0, MOST, where))
        if setup.has_gear and self.turn < 0:
            self.check.fault(where, "fault-missing", field="turn")
            return None
        if setup.has_gear and "pick" in data:
            return self._pick(data, where)
        dice = self._number(data, "dice", 1, 1, pieces.MANY, where)
        if "roll" in data:
            fires = tuple(k for k in combat.ROLLING if k in setup.kinds)
            kind, source = (
                self.check.name((*where, "roll"), data["roll"], "name", fires),
                "" if data.get("source") is None else data["source"],
            )
            if source != "" and self._index((*where, "source"), source, setup.board.index) is None:
                source = ""
            target = self._index((*where, "target"), data.get("target"), setup.by_target) or 0
            if not place_of(self.now, target):
                self.check.fault((*where, "target"), "fault-off-board", counter=str(data.get("target")))
            return Roll(kind, self._attacker(data, where), str(source), target, dice)
        if "volley" in data:
            targets = self.check.items((*where, "targets"), data.get("targets"))
            numbers = [self._index(place, target, setup.by_counter) for place, target in targets]
            return Volley(
                self._side((*where, "volley"), data["volley"]), counter("attacker"), dice, tuple(n for n in numbers if n is not None)
            )
        self.check.fault(where, "fault-missing", field="draw, roll, pick" if setup.has_gear else "draw, roll, volley")
        return None

    def _partial_use(self, data: Mapping[str, object], where: Where) -> PartialUse:
        setup, side = self.setup, self._side((*where, "begin"), data["begin"])
        card = self._index((*where, "card"), data.get("card"), setup.by_card[side]) or 0
        kind = self.check.name((*where, "kind"), data.get("kind"), "name", setup.kinds) or next(iter(setup.kinds))
        entry = self.check.name((*where, "at"), data.get("at", ""), "name", ("", SEAT, *setup.board.tiles))
        form = setup.kinds[kind].form
        names: Mapping[str, int] = {"cards": setup.by_card[side], "tile set": setup.board.index}.get(form, setup.by_counter)
        things = [self.check.name(*thing, "name", names) for thing in self.check.items((*where, "taken"), data.get("taken", []))]
        return PartialUse(side, card, kind, entry, tuple(filter(None, things)))

    def _goes_on(self, p: Position) -> None:
        """Check that a card use in progress is the only pending task and can be completed."""
        task = next((task for task in p.pending if isinstance(task, PartialUse)), None)
        if task and not self.check.faults and (len(p.pending) > 1 or not p.actions()):
            self.check.fault(("pending", 0), "fault-no-way-on", card=p.setup.cards[task.side][task.card].id)

    def _attacker(self, data: Mapping[str, object], where: Where) -> int:
        """Return a counter, or a card of the active side without a counter."""
        name, setup = data.get("attacker"), self.setup
        if (
            setup.has_gear
            and self.turn >= 0
            and isinstance(name, str)
            and name in setup.by_card[self.turn]
            and setup.unit_of[self.turn][setup.by_card[self.turn][name]] < 0
        ):
            return ~setup.by_card[self.turn][name]
        return self._index((*where, "attacker"), name, setup.by_counter) or 0

    def _pick(self, data: Mapping[str, object], where: Where) -> Pick:
        kinds = tuple(k for k in combat.ROLLING if k in self.setup.kinds)
        vehicle = self._index((*where, "vehicle"), data.get("vehicle"), {v.id: i for i, v in enumerate(self.setup.vehicles)}) or 0
        return Pick(
            self._side((*where, "pick"), data["pick"]),
            self.check.name((*where, "kind"), data.get("kind", kinds[0]), "name", kinds) or kinds[0],
            vehicle,
        )
