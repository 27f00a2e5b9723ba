"""Position files: what differs from the start of a scenario, as a person would write it down."""

from __future__ import annotations

from collections import Counter as Multiset
from collections.abc import Callable, Mapping
from typing import Any

from undaunted_nb.core.errors import Fault, FileError
from undaunted_nb.core.position import Outcome
from undaunted_nb.core.sheet import ENOUGH
from undaunted_nb.core.text import Text

from . import combat, ending, pieces, scenario
from .aboard import place_of
from .position import (
    DECK,
    DRAW,
    IN_PLAY,
    INITIATIVE,
    NO_GEAR,
    NONE,
    OFF,
    OUTSIDE,
    SUPPLY,
    TURNS,
    ZONES,
    Draft,
    Draw,
    Gear,
    Half,
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
from .round import settle
from .setup import Setup
from .start import MARKS
from .view import cards_of

FORMAT = "undaunted-nb position 1"
MARK_NAMES = {mark: name for name, mark in MARKS.items()}
ESCAPED, NEUTRALISED = "escaped", "neutralised"
"""What a file says of a counter that has left for good."""
MOST = 99
"""The largest number of anything in a file."""


def position_to_json(p: Position) -> dict[str, Any]:
    """What differs from the start of the scenario."""
    setup, first = p.setup, scenario.load(p.setup.name).position()
    data: dict[str, Any] = {"format": FORMAT, "scenario": setup.name}
    plain = {
        "round": (p.round, first.round),
        "phase": (p.phase, first.phase),
        "turn": (_name(setup, p.turn), _name(setup, first.turn)),
        "initiative": (setup.sides[p.token], setup.sides[first.token]),
        "finished": (p.finished, first.finished),
    }
    data |= {field: now for field, (now, then) in plain.items() if now != then}
    for side, name in enumerate(setup.sides):
        found = _half_to_json(setup, side, p.halves[side], first.halves[side])
        if found:
            data[name] = found
    now_, then_ = (_places(position) for position in (p, first))
    moved = {c.id: now for c, now, then in zip(setup.counters, now_, then_, strict=True) if now != then}
    worth = {tile: now for tile, now, then in zip(setup.objectives, p.worth, first.worth, strict=True) if now != then}
    data |= {"counters": moved} if moved else {}
    data |= {"worth": worth} if worth else {}
    data |= _gear_to_json(p, first)
    if p.pending != first.pending:
        data["pending"] = [_task_to_json(setup, p.turn, task) for task in p.pending]
    if p.outcome:
        data["outcome"] = p.outcome._asdict()
    return data


def _name(setup: Setup, side: int) -> str:
    return setup.sides[side] if side >= 0 else ""


def _places(p: Position) -> list[Any]:
    """Where each counter is."""
    setup, gear = p.setup, p.gear
    spots, left = gear.spots or (OUTSIDE,) * len(p.stands), gear.left or (IN_PLAY,) * len(p.stands)
    found: list[Any] = []
    for counter, (tile, suppressed), (vehicle, seat), before in zip(setup.counters, p.stands, spots, left, strict=True):
        low = {"suppressed": True} if suppressed else {}
        if vehicle >= 0:
            found.append({"in": setup.vehicles[vehicle].id, "seat": setup.vehicles[vehicle].seats[seat].id, **low})
        elif before != IN_PLAY:
            found.append(ESCAPED if before == counter.side else NEUTRALISED)
        else:
            found.append({"at": tile, **low} if low else tile or "off")
    return found


def _gear_to_json(p: Position, first: Position) -> dict[str, Any]:
    """Vehicles and structures that are not as they were, and who may still change seats."""
    setup, gear = p.setup, p.gear
    vehicles = {
        it.id: {"at": now.tile or "off", "owner": _name(setup, now.owner), "damage": now.damage}
        for it, now, then in zip(setup.vehicles, gear.vehicles, first.gear.vehicles, strict=True)
        if now != then
    }
    structures = {it.id: _name(setup, by) for it, by in zip(setup.structures, gear.structures, strict=True) if by != IN_PLAY}
    data: dict[str, Any] = {"vehicles": vehicles} if vehicles else {}
    data |= {"structures": structures} if structures else {}
    if gear.card >= 0:
        data["seating"] = {"card": setup.cards[p.turn][gear.card].id, **({"bound": True} if gear.bound else {})}
    return data


def _half_to_json(setup: Setup, side: int, now: Half, then: Half) -> dict[str, Any]:
    data: dict[str, Any] = {zone: cards_of(setup, side, now[i]) for i, zone in enumerate(ZONES) if now[i] != then[i]}  # type: ignore[arg-type]
    marks = {
        tile: MARK_NAMES.get(mark, "none") for tile, mark, was in zip(setup.board.tiles, now.marks, then.marks, strict=True) if mark != was
    }
    data |= {"markers": marks} if marks else {}
    data |= {"target": now.target} if now.target else {}
    data |= {"chosen": setup.cards[side][now.chosen].id} if now.chosen >= 0 else {}
    return data


def _task_to_json(setup: Setup, turn: int, task: Task) -> dict[str, Any]:
    if isinstance(task, Draw):
        return {"draw": setup.sides[task.side], "count": task.cards}
    if isinstance(task, Roll):
        ids = {"attacker": combat.attacker_id(setup, turn, task.attacker), "target": setup.targets[task.target]}
        return {"roll": task.kind, "dice": task.dice, "source": task.source, **ids}
    if isinstance(task, Pick):
        return {"pick": setup.sides[task.side], "kind": task.kind, "vehicle": setup.vehicles[task.vehicle].id}
    ids = {"attacker": setup.counters[task.attacker].id}
    return {"volley": setup.sides[task.side], "dice": task.dice, "targets": [setup.counters[t].id for t in task.targets], **ids}


def position_from_json(data: Mapping[str, Any], source: str) -> Position:
    """The position that a file describes. Raises FileError with all its faults at once, each with its place."""
    return _Reader(data, source).read()


class _Reader:
    """Reads one file, gathering faults; every method returns something usable so that reading goes on."""

    def __init__(self, data: Mapping[str, Any], source: str) -> None:
        self.data, self.source = data, source
        self.faults: list[Fault] = []
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
            "counters",
            "worth",
            "pending",
            "outcome",
            *(("vehicles", "structures", "seating") if setup.geared else ()),
            *setup.sides,
        )
        self._known(data, known, "")
        phase = self._one_of(data, "phase", (DRAW, INITIATIVE, TURNS), first.phase)
        turn = self._side("turn", data["turn"]) if data.get("turn") else -1
        if phase == TURNS and turn < 0:
            self._fault("turn", "fault-missing", field="turn")
        halves = (self._half(0), self._half(1))
        self.turn = turn if phase == TURNS else -1
        stands, spots, left = self._stands()
        gear = self._gear(spots, left, halves) if setup.geared else NO_GEAR
        self.now = first._replace(stands=self._carried(stands, gear), gear=gear)
        pending = self._pending(data["pending"]) if "pending" in data else first.pending if phase == DRAW else ()
        position = Position(
            setup, self._number(data, "round", first.round, 1, 9999), phase, turn if phase == TURNS else -1,
            self._side("initiative", data["initiative"]) if "initiative" in data else first.token, self._number(data, "finished", 0, 0, 1),
            halves, self.now.stands, self._worth(), pending, self._outcome(), gear,
        )  # fmt: skip
        if self.faults:
            raise FileError(self.source, self.faults)
        if position.outcome or position == self.first:  # a set-up is not judged before something is done
            return position
        d = Draft(position)
        ending.judge(d)
        settle(d)
        return d.freeze()

    def _fault(self, place: str, key: str, **params: object) -> None:
        self.faults.append(Fault(place, Text(key, params)))
        if len(self.faults) == ENOUGH:
            raise FileError(self.source, [*self.faults, Fault("", Text("fault-enough", {"n": ENOUGH}))])

    def _known(self, data: Mapping[str, Any], known: tuple[str, ...], path: str) -> None:
        for key in data:
            if key not in known:
                self._fault(f"{path}{key}", "fault-unknown-key", near=_near(key, known), all=", ".join(known))

    def _table(self, value: Any, place: str) -> Mapping[str, Any]:
        if isinstance(value, Mapping):
            return value
        self._fault(place, "fault-wanted", wanted=Text("fault-a-table"), found=repr(value)[:60])
        return {}

    def _number(self, data: Mapping[str, Any], key: str, default: int, least: int, most: int, path: str = "") -> int:
        value = data.get(key, default)
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        self._fault(path + key, "fault-number", found=repr(value)[:60], least=least, most=most)
        return default

    def _one_of(self, data: Mapping[str, Any], key: str, known: tuple[str, ...], default: str) -> str:
        value = data.get(key, default)
        if value in known:
            return str(value)
        self._unknown(key, value, known)
        return default

    def _unknown(self, place: str, value: object, known: tuple[str, ...]) -> None:
        self._fault(place, "fault-unknown-name", name=str(value)[:60], near=_near(str(value), known), all=", ".join(known))

    def _side(self, place: str, value: object) -> int:
        if isinstance(value, str) and value in self.setup.sides:
            return self.setup.sides.index(value)
        self._unknown(place, value, self.setup.sides)
        return 0

    def _index(self, place: str, value: object, known: Mapping[str, int]) -> int | None:
        if isinstance(value, str) and value in known:
            return known[value]
        self._unknown(place, value, tuple(known))
        return None

    def _half(self, side: int) -> Half:
        setup, name, before = self.setup, self.setup.sides[side], self.first.halves[side]
        data = self._table(self.data.get(name, {}), name)
        self._known(data, (*ZONES, "markers", "target", "chosen"), f"{name}.")
        given = {i: self._pile(side, data[zone], f"{name}.{zone}") for i, zone in enumerate(ZONES) if zone in data}
        piles = self._spread(side, given, [before[i] for i in range(len(ZONES))])  # type: ignore[misc]
        marks = list(before.marks)
        for tile, mark in self._table(data.get("markers", {}), f"{name}.markers").items():
            at = self._index(f"{name}.markers.{tile}", tile, setup.board.index)
            if mark not in (*MARKS, "none"):
                self._unknown(f"{name}.markers.{tile}", mark, (*MARKS, "none"))
            elif at is not None:
                marks[at] = MARKS.get(str(mark), NONE)
        target = "" if data.get("target") is None else data["target"]
        if target != "" and self._index(f"{name}.target", target, setup.board.index) is None:
            target = ""
        chosen = self._index(f"{name}.chosen", data["chosen"], setup.by_card[side]) if data.get("chosen") else None
        if chosen is not None and not piles[0][chosen]:
            self._fault(f"{name}.chosen", "fault-chosen-not-in-hand", card=str(data["chosen"]))
        return Half._make((*piles, tuple(marks), str(target), -1 if chosen is None else chosen))

    def _pile(self, side: int, value: Any, place: str) -> Pile:
        cards = self.setup.by_card[side]
        counts: Mapping[str, Any] = Multiset(map(str, value)) if isinstance(value, list) else self._table(value, place)
        found = [0] * len(cards)
        for card in counts:
            at = self._index(f"{place}.{card}", card, cards)
            number = self._number(counts, card, 0, 0, MOST, f"{place}.")
            if at is not None:
                found[at] = number
        return tuple(found)

    def _spread(self, side: int, given: Mapping[int, Pile], before: list[Pile]) -> list[Pile]:
        """The piles as given; what is in a given pile now has come out of the deck, then the supply, then wherever it was."""
        piles = [list(given.get(i, before[i])) for i in range(len(ZONES))]
        for card in range(len(self.setup.cards[side])):
            over = sum(pile[card] for pile in piles) - sum(pile[card] for pile in before)
            for zone in (DECK, SUPPLY, *range(len(ZONES))):
                if over > 0 and zone not in given:
                    taken = min(over, piles[zone][card])
                    piles[zone][card] -= taken
                    over -= taken
            if over:
                place = f"{self.setup.sides[side]}.{self.setup.cards[side][card].id}"
                self._fault(place, "fault-too-many-cards" if over > 0 else "fault-cards-missing", count=abs(over))
        return [tuple(pile) for pile in piles]

    def _stands(self) -> tuple[list[Stand], list[Spot], list[int]]:
        """Where the counters stand, where they sit, and before which side those lie that have left."""
        stands, setup = list(self.first.stands), self.setup
        spots = list(self.first.gear.spots) or [OUTSIDE] * len(stands)
        left = list(self.first.gear.left) or [IN_PLAY] * len(stands)
        for counter, value in self._table(self.data.get("counters", {}), "counters").items():
            place = f"counters.{counter}"
            at = self._index(place, counter, self.setup.by_counter)
            it = value if isinstance(value, Mapping) else {"at": value}
            self._known(it, ("at", "suppressed", *(("in", "seat") if setup.geared else ())), f"{place}.")
            tile, low = it.get("at"), it.get("suppressed", False)
            if not isinstance(low, bool):
                self._fault(f"{place}.suppressed", "fault-wanted", wanted=Text("fault-a-flag"), found=repr(low)[:60])
            if setup.geared and at is not None:
                spots[at], left[at] = OUTSIDE, IN_PLAY
                if "in" in it:
                    spots[at], stands[at] = self._spot(it, place), ("", bool(low))
                    continue
                if tile in (ESCAPED, NEUTRALISED):
                    side = setup.counters[at].side
                    stands[at], left[at] = OFF, side if tile == ESCAPED else 1 - side
                    continue
            if tile not in ("off", "") and self._index(place, tile, self.setup.board.index) is None:
                continue
            if at is not None:
                stands[at] = OFF if tile in ("off", "") else (str(tile), bool(low))
        return stands, spots, left

    def _spot(self, it: Mapping[str, Any], place: str) -> Spot:
        """The vehicle and the seat on which a counter sits."""
        vehicle = self._index(f"{place}.in", it["in"], {v.id: i for i, v in enumerate(self.setup.vehicles)})
        if vehicle is None:
            return OUTSIDE
        seats = {s.id: i for i, s in enumerate(self.setup.vehicles[vehicle].seats)}
        seat = self._index(f"{place}.seat", it.get("seat"), seats)
        return OUTSIDE if seat is None else (vehicle, seat)

    def _carried(self, stands: list[Stand], gear: Gear) -> tuple[Stand, ...]:
        """Who sits in a vehicle stands on its tile."""
        return tuple(
            (gear.vehicles[vehicle].tile, low) if vehicle >= 0 else (tile, low)
            for (tile, low), (vehicle, _) in zip(stands, gear.spots or (OUTSIDE,) * len(stands), strict=True)
        )

    def _gear(self, spots: list[Spot], left: list[int], halves: tuple[Half, Half]) -> Gear:
        setup, first = self.setup, self.first.gear
        vehicles, structures = list(first.vehicles), list(first.structures)
        names = {v.id: i for i, v in enumerate(setup.vehicles)}
        for name, value in self._table(self.data.get("vehicles", {}), "vehicles").items():
            at = self._index(f"vehicles.{name}", name, names)
            if at is not None:
                vehicles[at] = self._vehicle(at, value, f"vehicles.{name}")
        numbers = {s.id: i for i, s in enumerate(setup.structures)}
        for name, value in self._table(self.data.get("structures", {}), "structures").items():
            at = self._index(f"structures.{name}", name, numbers)
            if at is not None:
                structures[at] = IN_PLAY if value == "" else self._side(f"structures.{name}", value)
        self._crews(spots, vehicles)
        card, bound = self._seating(halves)
        return Gear(tuple(spots), tuple(left), tuple(vehicles), tuple(structures), card, bound)

    def _vehicle(self, number: int, value: Any, place: str) -> State:
        it, was = self._table(value, place), self.first.gear.vehicles[number]
        self._known(it, ("at", "owner", "damage"), f"{place}.")
        tile = it.get("at", was.tile)
        off = tile in ("off", "")
        if not off and self._index(f"{place}.at", tile, self.setup.board.index) is None:
            tile = was.tile
        owner = was.owner if "owner" not in it else IN_PLAY if it["owner"] == "" else self._side(f"{place}.owner", it["owner"])
        hull = self.setup.vehicles[number].hull
        damage = self._number(it, "damage", was.damage, 0, MOST if off else hull - 1, f"{place}.")
        return State("" if off else str(tile), owner, damage)

    def _crews(self, spots: list[Spot], vehicles: list[State]) -> None:
        """Each seat holds one, each vehicle soldiers of one side, before which its card lies."""
        taken: set[Spot] = set()
        for counter, spot in zip(self.setup.counters, spots, strict=True):
            if spot == OUTSIDE:
                continue
            it, place = self.setup.vehicles[spot[0]], f"counters.{counter.id}"
            if spot in taken:
                self._fault(place, "fault-seat-taken", seat=it.seats[spot[1]].id, vehicle=it.id)
            elif not vehicles[spot[0]].tile or vehicles[spot[0]].owner != counter.side:
                self._fault(place, "fault-not-its-vehicle", vehicle=it.id, counter=counter.id)
            taken.add(spot)

    def _seating(self, halves: tuple[Half, Half]) -> tuple[int, bool]:
        """The card whose soldier may still change seats, or has to act."""
        if self.data.get("seating") is None or self.turn < 0:
            return -1, False
        it = self._table(self.data["seating"], "seating")
        self._known(it, ("card", "bound"), "seating.")
        card = self._index("seating.card", it.get("card"), self.setup.by_card[self.turn])
        bound = it.get("bound", False)
        if not isinstance(bound, bool):
            self._fault("seating.bound", "fault-wanted", wanted=Text("fault-a-flag"), found=repr(bound)[:60])
        elif bound and card is not None and not halves[self.turn].hand[card]:
            self._fault("seating.card", "fault-chosen-not-in-hand", card=str(it.get("card")))
        return (-1, False) if card is None else (card, bound is True)

    def _worth(self) -> tuple[int, ...]:
        data = self._table(self.data.get("worth", {}), "worth")
        self._known(data, self.setup.objectives, "worth.")
        return tuple(
            self._number(data, tile, was, 0, MOST, "worth.") for tile, was in zip(self.setup.objectives, self.first.worth, strict=True)
        )

    def _outcome(self) -> Outcome | None:
        if self.data.get("outcome") is None:
            return None
        data = self._table(self.data["outcome"], "outcome")
        self._known(data, ("winner", "rule"), "outcome.")
        return Outcome(self.setup.sides[self._side("outcome.winner", data.get("winner"))], str(data.get("rule", "")))

    def _pending(self, value: Any) -> tuple[Task, ...]:
        if not isinstance(value, list):
            self._fault("pending", "fault-wanted", wanted=Text("fault-a-list"), found=repr(value)[:60])
            return ()
        found: list[Task] = []
        for i, item in enumerate(value):
            task = self._task(self._table(item, f"pending[{i}]"), f"pending[{i}].")
            found += [task] if task else []
        return tuple(found)

    def _task(self, data: Mapping[str, Any], path: str) -> Task | None:
        setup = self.setup
        counter: Callable[[str], int] = lambda key: self._index(path + key, data.get(key), setup.by_counter) or 0  # noqa: E731
        if "draw" in data:
            return Draw(self._side(path + "draw", data["draw"]), self._number(data, "count", 1, 0, MOST, path))
        if setup.geared and self.turn < 0:
            self._fault(path.rstrip("."), "fault-missing", field="turn")
            return None
        if setup.geared and "pick" in data:
            return self._pick(data, path)
        dice = self._number(data, "dice", 1, 1, pieces.MANY, path)
        if "roll" in data:
            kind, source = data["roll"], "" if data.get("source") is None else data["source"]
            fires = tuple(k for k in combat.ROLLED if k in setup.kinds)
            if kind not in fires:
                self._unknown(path + "roll", kind, fires)
            if source != "" and self._index(path + "source", source, setup.board.index) is None:
                source = ""
            target = self._index(path + "target", data.get("target"), setup.by_target) or 0
            if not place_of(self.now, target):
                self._fault(path + "target", "fault-off-board", counter=str(data.get("target")))
            return Roll(str(kind), self._attacker(data, path), str(source), target, dice)
        if "volley" in data:
            targets = data.get("targets")
            if not isinstance(targets, list):
                self._fault(path + "targets", "fault-wanted", wanted=Text("fault-a-list"), found=repr(targets)[:60])
                targets = []
            numbers = [self._index(f"{path}targets", t, setup.by_counter) for t in targets]
            return Volley(
                self._side(path + "volley", data["volley"]), counter("attacker"), dice, tuple(n for n in numbers if n is not None)
            )
        self._fault(path.rstrip("."), "fault-missing", field="draw, roll, pick" if setup.geared else "draw, roll, volley")
        return None

    def _attacker(self, data: Mapping[str, Any], path: str) -> int:
        """A counter; or a card of the side to play that has none."""
        name, setup = data.get("attacker"), self.setup
        if (
            setup.geared
            and self.turn >= 0
            and isinstance(name, str)
            and name in setup.by_card[self.turn]
            and setup.unit_of[self.turn][setup.by_card[self.turn][name]] < 0
        ):
            return ~setup.by_card[self.turn][name]
        return self._index(path + "attacker", name, setup.by_counter) or 0

    def _pick(self, data: Mapping[str, Any], path: str) -> Pick:
        kinds = tuple(k for k in combat.ROLLED if k in self.setup.kinds)
        vehicle = self._index(path + "vehicle", data.get("vehicle"), {v.id: i for i, v in enumerate(self.setup.vehicles)}) or 0
        return Pick(self._side(path + "pick", data["pick"]), self._one_of(data, "kind", kinds, kinds[0]), vehicle)


def _near(name: str, known: tuple[str, ...]) -> str:
    from difflib import get_close_matches

    return next(iter(get_close_matches(name[:60], known, 1, 0.5)), "")
