"""Translate a case of the Undaunted form into positions and actions, and back.

Knows no rule: it names things, forces dice and draws, and compares.
"""

from __future__ import annotations

from collections import Counter as Multiset
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from undaunted_nb.engine.action import CHANCE, Action
from undaunted_nb.engine.errors import NotationError
from undaunted_nb.engine.event import Event
from undaunted_nb.games.undaunted.rules.actions import SEAT
from undaunted_nb.games.undaunted.rules.round import settle
from undaunted_nb.games.undaunted.rules.start import Start, pile, spot_of, start
from undaunted_nb.games.undaunted.rules.state.crew import disabled, is_destroyed
from undaunted_nb.games.undaunted.rules.state.editions import edition_name
from undaunted_nb.games.undaunted.rules.state.position import (
    CONTROLLED,
    DRAW,
    IN_PLAY,
    INITIATIVE,
    NO_SEAT,
    NONE,
    OFF_BOARD,
    SCOUTED,
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
    State,
    Volley,
    drawn_from,
)
from undaunted_nb.games.undaunted.rules.state.setup import Ability, Card, Counter, Goal, Radio, Seat, Setup, Spawn, Structure, Tile, Vehicle
from undaunted_nb.games.undaunted.views.view import cards_of
from undaunted_nb.kit.boards import Board

SIDES = {"normandy": ("US", "DE"), "north_africa": ("LRDG", "IT")}
"""The sides of a game, in the engine's order."""
KINDS = {
    "normandy": {"rifleman": "riflemen", "scout": "scouts", "machine_gunner": "machine-gunners", "sniper": "snipers", "mortar": "mortar"},
    "north_africa": {"machine_gunner": "machine-gunner"},
}
ACTIONS = {"observe": "recon", "plot_route": "plot"}
MARKS = {"scouted": SCOUTED, "controlled": CONTROLLED}
MARK_NAMES = {mark: name for name, mark in MARKS.items()}
RADIO_SIDE = "US"
"""The default side of the radio in a case (facts/normandy.md, scenario 10)."""

Json = Mapping[str, Any]

WORDS = {
    "given": "phase turn initiative turns_finished tiles markers units vehicles structures cards piles spawn target win scenario"
    " structures_destroyed_by evacuated neutralized",
    "tiles": "cover adj objective difficult evacuation radio",
    "units": "side kind squad at status defense specialization",
    "vehicles": "card_in_front_of at status defense armor durability critical damage seats",
    "structures": "at defense points",
    "cards": "side type unit squad title initiative actions specialization",
    "do": "event by of pile card play use action path unit units target dice rolls soldier tile tiles take return vehicle before after"
    " shuffle spawn spawn_at US DE LRDG IT",
    "then": "legal defense hit units markers target vehicles structures structures_destroyed_by evacuated neutralized piles score"
    " objectives initiative phase turn winner turns_finished",
}
"""The words of the form, by place. Unknown words are reported."""
REMARKS = ("comment", "constructed", "model", "name", "note", "notes", "reason", "silent", "why")
"""What is written for a reader, anywhere."""


def why_skipped(case: Json) -> str:
    """Return why this case cannot be run ("" if it can)."""
    if case["game"] not in SIDES:
        return f"the game {case['game']} is not built yet"
    return str(case["skip"]) if case.get("skip") else ""


def run(case: Json, named: set[str] | None = None) -> Iterator[str]:
    """Play the steps of a case and yield one line for each difference.

    ``named`` gathers the ids of the rules that the engine named, in events and in reasons against something.
    """
    runner = _Runner(case)
    for number, (step, then) in enumerate(zip(case["do"], case["then"], strict=True), 1):
        for difference in runner.step(step, then):
            yield f"step {number}: {difference}"
    missing = sorted(set(case.get("rules") or ()) - runner.named)
    if missing:
        yield f"rules: the engine did not name {', '.join(missing)}"
    if named is not None:
        named |= runner.named


def unknown_words(case: Json) -> Iterator[str]:
    """Yield the parts of a case that the form does not have, by place. Remarks for a reader don't count."""
    given = case["given"]
    places = [("given", "given", given)]
    places += [(what, f"given.{what}.{name}", it) for what in WORDS for name, it in _table(given.get(what)).items() if what in given]
    places += [(what, f"{what}.{n}", step) for what in ("do", "then") for n, step in enumerate(case[what], 1)]
    for what, place, it in places:
        if isinstance(it, Mapping):
            yield from (f"{place}.{word}" for word in sorted(map(_name, it.keys() - {*WORDS[what].split(), *REMARKS})))


# ---------------------------------------------------------------- from the case


def _name(value: object) -> str:
    """Return a name as intended: YAML reads the words off and on as booleans, and a bare number as a number."""
    return {False: "off", True: "on"}[value] if isinstance(value, bool) else str(value)


def _names(value: object) -> tuple[str, ...]:
    """Return a list of names. A single name becomes a list of one."""
    if value is None:
        return ()
    return tuple(map(_name, value)) if isinstance(value, list | tuple) else (_name(value),)


def _table(value: Json | None) -> dict[str, Any]:
    return {_name(key): item for key, item in (value or {}).items()}


def _tiles(given: Json) -> dict[str, Json]:
    """Return the tiles of a case with their neighbors in both directions. Tiles that are only mentioned are plain."""
    tiles: dict[str, dict[str, Any]] = {name: dict(tile or {}) for name, tile in _table(given.get("tiles")).items()}
    scenario = given.get("scenario") or {}
    standing = ("units", "vehicles", "structures")
    places = [_at(it) for table in (given, scenario) for what in standing for it in (table.get(what) or {}).values()]
    mentioned = [
        *(near for tile in tiles.values() for near in _names(tile.get("adj"))),
        *_table(given.get("markers")),
        *_table(scenario.get("markers")),
        *(_name(t) for t in (given.get("target") or {}).values() if t),
        *(_name(s["tile"]) for s in given.get("spawn") or ()),
        *(place for place in places if place and "/" not in place),
    ]
    for name in mentioned:
        tiles.setdefault(name, {})
    for name, tile in tiles.items():
        tile["adj"] = _names(tile.get("adj"))
        for near in tile["adj"]:
            back = _names(tiles[near].get("adj"))
            tiles[near]["adj"] = back if name in back else (*back, name)
    return tiles  # type: ignore[return-value]


def _goals(given: Json) -> dict[str, list[Json]]:
    """Return the goals of each side. A single goal becomes a list of one."""
    return {side: [goals] if isinstance(goals, Mapping) else list(goals or ()) for side, goals in (given.get("win") or {}).items()}


def _units(given: Json) -> dict[str, Json]:
    """Return the counters of a case. Those named only by goals or lists of removed units are off the board."""
    units, vehicles = _table(given.get("units")), _table(given.get("vehicles"))
    words = {"evacuate": 0, "evacuate_eligible": 0, "neutralize": 1}  # 1: the enemy's counters
    named = [(side, words[key], goal[key]) for side, goals in _goals(given).items() for goal in goals for key in words if key in goal]
    named += [
        (side, enemy, names) for enemy, key in enumerate(("evacuated", "neutralized")) for side, names in (given.get(key) or {}).items()
    ]
    for side, enemy, names in named:
        sides = next(sides for sides in SIDES.values() if side in sides)
        for name in _names(names):
            if name not in vehicles:
                units.setdefault(name, {"side": sides[sides.index(side) ^ enemy], "at": "off"})
    return units


def _at(unit: object) -> str:
    """Return a unit's place ("" off the board), given as a tile, as vehicle/seat, or as a table with ``at``."""
    tile = unit.get("at", "off") if isinstance(unit, Mapping) else unit
    return "" if tile in (None, False, "off", "gone", "") else _name(tile)


def _seat(unit: object) -> tuple[str, str] | None:
    """Return the vehicle and the seat of a unit."""
    vehicle, slash, seat = _at(unit).partition("/")
    return (vehicle, seat) if slash else None


def _cover(tile: Json) -> tuple[int, bool]:
    cover = str(tile.get("cover") or 0)
    return int(cover.split("/", maxsplit=1)[0]), "/" in cover


def _ability(kind: str, value: Any) -> Ability:
    name = ACTIONS.get(kind, kind)
    if isinstance(value, Mapping):
        return Ability(name, int(value.get("x") or 0), str(value.get("squad") or ""))
    return Ability(name, 0 if value is True else int(value))


def _card(code: str, card: Json) -> Card:
    title = str(card.get("title") or ("fog" if card.get("type") == "fog_of_war" else card.get("unit") or ""))
    abilities = tuple(_ability(kind, value) for kind, value in (card.get("actions") or {}).items() if value)
    squad = str(card.get("squad") or "")
    return Card(
        code, title, str(card.get("unit") or ""), squad, int(card.get("initiative") or 0), abilities, card.get("type") == "fog_of_war"
    )


def _spawn(spawn: Json, units: Iterable[str]) -> Spawn:
    names = KINDS["normandy"]
    side, tile, whom = SIDES["normandy"].index(spawn["side"]), _name(spawn["tile"]), spawn.get("for", "all")
    if whom in ("all", None):
        return Spawn(side, tile)
    if not isinstance(whom, Mapping):
        of = _names(whom)
        named = set(units) | names.keys()
        whom = {"squads": [w for w in of if w not in named], "kinds": [w for w in of if w in named]}
    kinds = (names.get(k, k) for k in (*_names(whom.get("kinds")), *_names(whom.get("units"))))
    return Spawn(side, tile, False, _names(whom.get("squads")), tuple(kinds))


def _goal(goal: Json) -> Goal:
    if "points" in goal:
        return Goal("points", int(goal["points"]))
    if goal.get("exhaust_opponent"):
        return Goal("pin")
    for kind, word, count in (("escape", "evacuate", "evacuate_count"), ("neutralize", "neutralize", "neutralize_count")):
        if goal.keys() & {word, count}:
            who = _names(goal.get(word) or goal.get(f"{word}_eligible"))
            return Goal(kind, int(goal.get(count) or 0), who)
    raise ValueError(f"a goal of another game: {goal}")


def _vehicle(name: str, it: Json) -> Vehicle:
    def seat(key: str, value: Json) -> Seat:
        actions = (value or {}).get("actions") or {}
        return Seat(key, tuple(_ability(kind, x) for kind, x in actions.items() if x), _names((value or {}).get("requires")))

    defense = it.get("defense")
    return Vehicle(
        name,
        name,
        tuple(seat(_name(key), value) for key, value in (it.get("seats") or {}).items()),
        int(it.get("durability") or 99),
        int(it.get("critical") or 99),
        None if defense is None else int(defense),
        int(it.get("armor") or 0),
    )


def _structures(given: Json) -> tuple[Structure, ...]:
    """Return the structures on the board and the destroyed ones, but not those that stayed in the box."""
    placed = _table((given.get("scenario") or {}).get("structures"))
    razed = {name for names in _table(given.get("structures_destroyed_by")).values() for name in _names(names)}
    return tuple(
        Structure(name, name, tile, int(it.get("defense") or 0), int(it.get("points") or 0))
        for name, it in _table(given.get("structures")).items()
        if (tile := _at(it) or _at(placed.get(name))) or name in razed
    )


def _radio(tiles: Mapping[str, Json]) -> Radio | None:
    for name, tile in tiles.items():
        if tile.get("radio"):
            sides = SIDES["normandy"]
            return Radio(name, sides.index(tile["radio"] if tile["radio"] in sides else RADIO_SIDE))
    return None


def setup_of(case: Json) -> Setup:
    """Return the unchanging part of a case's position."""
    given = case["given"]
    tiles, units, goals = _tiles(given), _units(given), _goals(given)
    sides, kinds = SIDES[case["game"]], KINDS[case["game"]]

    def cards(side: str) -> tuple[Card, ...]:
        return tuple(_card(code, card) for code, card in (given.get("cards") or {}).items() if card["side"] == side)

    printed = {str(card.get("unit")): card.get("specialization") for card in (given.get("cards") or {}).values()}

    def counter(name: str, unit: Json) -> Counter:
        return Counter(
            name,
            sides.index(unit["side"]),
            kinds.get(str(unit.get("kind")), str(unit.get("kind") or "")),
            str(unit.get("squad") or ""),
            int(unit.get("defense") or 0),
            str(unit.get("specialization") or printed.get(name) or ""),
        )

    return Setup(
        name=case["id"],
        edition=edition_name(case["game"]),
        sides=sides,
        board=Board({name: tile["adj"] for name, tile in tiles.items()}),
        tiles={name: Tile(name, *_cover(tile), rough=bool(tile.get("difficult"))) for name, tile in tiles.items()},
        cards=(cards(sides[0]), cards(sides[1])),
        counters=tuple(counter(name, unit) for name, unit in units.items()),
        spawns=tuple(_spawn(s, units) for s in given.get("spawn") or ()),
        objectives=tuple(name for name, tile in tiles.items() if tile.get("objective") is not None),
        goals=(tuple(map(_goal, goals.get(sides[0], ()))), tuple(map(_goal, goals.get(sides[1], ())))),
        radio=_radio(tiles),
        vehicles=tuple(_vehicle(name, it) for name, it in _table(given.get("vehicles")).items()),
        structures=_structures(given),
        exits=tuple(name for name, tile in tiles.items() if tile.get("evacuation")),
    )


def _worth(given: Json) -> dict[str, int]:
    return {name: int(tile["objective"]) for name, tile in _tiles(given).items() if tile.get("objective") is not None}


def position_of(setup: Setup, given: Json) -> Position:
    """Return the position of a case that does not begin with the set-up."""
    units, piles, markers = _units(given), given.get("piles") or {}, _table(given.get("markers"))
    phase, turn, worth = given["phase"], given.get("turn"), _worth(given)

    sides = setup.sides

    def half(side: int) -> Half:
        name = sides[side]
        zones = piles.get(name) or {}
        marks = tuple(MARKS.get(str((markers.get(tile) or {}).get(name)), NONE) for tile in setup.board.tiles)
        target = (given.get("target") or {}).get(name)
        own: list[Pile] = [pile(setup, side, Multiset(_names(zones.get(zone)))) for zone in ZONES]
        return Half._make((*own, marks, _name(target) if target else "", -1))

    def stand(name: str) -> tuple[str, bool]:
        seat = _seat(units[name])
        tile = _at(given["vehicles"][seat[0]]) if seat else _at(units[name])
        return (tile, units[name].get("status") == "suppressed") if tile else OFF_BOARD

    return Position(
        setup,
        1,
        phase,
        sides.index(turn) if turn and phase == TURNS else -1,
        sides.index(given.get("initiative") or sides[0]),
        _finished(given, phase),
        (half(0), half(1)),
        tuple(stand(c.id) for c in setup.counters),
        tuple(worth[tile] for tile in setup.objectives),
        (Draw(1, 4), Draw(0, 4)) if phase == DRAW else (),
        gear=_gear(setup, given),
    )


def _finished(given: Json, phase: str) -> int:
    """Return the number of finished turns. By default the side with the token has had its turn first."""
    if "turns_finished" in given:
        return len(given["turns_finished"] or ())
    turn, first = given.get("turn"), given.get("initiative")
    return int(phase == TURNS and bool(turn) and bool(first) and turn != first)


def _gear(setup: Setup, given: Json) -> Gear:
    """Return seats, vehicles and removed soldiers, as far as the game has them."""
    if not setup.has_gear:
        return Gear()
    units, sides = _units(given), setup.sides
    seats = {name: _seat(unit) for name, unit in units.items()}

    def before(name: str, words: tuple[str, ...]) -> int:
        """Return the side in front of which something was placed."""
        return next((i for i, side in enumerate(sides) for word in words if name in _names((given.get(word) or {}).get(side))), IN_PLAY)

    def state(name: str) -> State:
        it = given["vehicles"][name]
        left = before(name, ("evacuated", "neutralized"))
        damage = int(it.get("damage") or 0)
        if before(name, ("neutralized",)) != IN_PLAY:  # it was destroyed, even if the case lists its damage
            damage = max(damage, next(v.hull for v in setup.vehicles if v.id == name))
        if left != IN_PLAY:
            return State("", left, damage)
        tile = _at(it)  # one that stayed in the box belongs to no side
        return State(tile, setup.side(str(it.get("card_in_front_of"))) if tile else -1, damage)

    return Gear(
        tuple(spot_of(setup, *seat) if (seat := seats[c.id]) else NO_SEAT for c in setup.counters),
        tuple(before(c.id, ("evacuated", "neutralized")) for c in setup.counters),
        tuple(state(it.id) for it in setup.vehicles),
        tuple(before(it.id, ("structures_destroyed_by",)) for it in setup.structures),
    )


# ---------------------------------------------------------------- compared with the case


def _snapshot(p: Position) -> dict[str, Any]:
    """Return a position in the words of a case."""
    setup = p.setup
    half, sides = p.halves, p.setup.sides
    found = {
        "piles": {name: {zone: cards_of(setup, i, half[i][z]) for z, zone in enumerate(ZONES)} for i, name in enumerate(sides)},  # type: ignore[arg-type]
        "units": {
            c.id: {"at": _place(p, i) or "off", "status": ("suppressed" if low else "ready") if tile else "-"}
            for i, (c, (tile, low)) in enumerate(zip(setup.counters, p.stands, strict=True))
        },
        "markers": {
            (tile, name): MARK_NAMES.get(half[i].marks[at]) for tile, at in setup.board.index.items() for i, name in enumerate(sides)
        },
        "target": {name: half[i].target or None for i, name in enumerate(sides)},
        "initiative": sides[p.token],
        "phase": p.phase,
        "turn": sides[p.turn] if p.turn >= 0 else None,
        "score": {name: p.score(i) for i, name in enumerate(sides)},
        "objectives": dict(zip(setup.objectives, p.worth, strict=True)),
        "winner": p.outcome.winner if p.outcome else None,
    }
    return found | _gear_snapshot(p) if setup.has_gear else found


def _place(p: Position, counter: int) -> str:
    vehicle, seat = p.gear.spots[counter] if p.gear.spots else NO_SEAT
    it = p.setup.vehicles[vehicle] if vehicle >= 0 else None
    return f"{it.id}/{it.seats[seat].id}" if it else p.stands[counter][0]


def _gear_snapshot(p: Position) -> dict[str, Any]:
    setup, gear, sides = p.setup, p.gear, p.setup.sides

    def vehicle(i: int) -> object:
        tile, owner, damage = gear.vehicles[i]
        low = "disabled" if disabled(setup, gear, i) else "ready"
        front = sides[owner] if owner >= 0 else None
        return {"at": tile, "card_in_front_of": front, "damage": damage, "status": low} if tile else "gone"

    def lying(side: int, *, escaped: bool) -> list[str]:
        soldiers = [c.id for c, left in zip(setup.counters, gear.left, strict=True) if left == side and (c.side == side) == escaped]
        out = [i for i, state in enumerate(gear.vehicles) if not state.tile and state.owner == side]
        return sorted([*soldiers, *(setup.vehicles[i].id for i in out if is_destroyed(setup, gear, i) != escaped)])

    razed = list(zip(setup.structures, gear.structures, strict=True))
    return {
        "vehicles": {it.id: vehicle(i) for i, it in enumerate(setup.vehicles)},
        "structures": {it.id: it.tile if by == IN_PLAY else None for it, by in razed},
        "structures_destroyed_by": {name: sorted(it.id for it, by in razed if by == i) for i, name in enumerate(sides)},
        "evacuated": {name: lying(i, escaped=True) for i, name in enumerate(sides)},
        "neutralized": {name: lying(i, escaped=False) for i, name in enumerate(sides)},
    }


def _blank(setup: Setup) -> dict[str, Any]:
    """Return the table before the set-up, for everything that a case leaves out."""
    sides = setup.sides
    nothing: dict[str, Any] = {
        "piles": {side: {zone: {} for zone in ZONES} for side in sides},
        "units": {c.id: {"at": "off", "status": "-"} for c in setup.counters},
        "markers": {(tile, side): None for tile in setup.board.tiles for side in sides},
        "target": dict.fromkeys(sides),
        "score": {},
        "objectives": {},
        "turn": None,
        "winner": None,
    }
    gear = ("vehicles", "structures", "structures_destroyed_by", "evacuated", "neutralized") if setup.has_gear else ()
    return nothing | {key: {} for key in gear}


def _expected(before: dict[str, Any], then: Json) -> dict[str, Any]:
    """Return the snapshot before, changed by what ``then`` lists."""
    after = {key: dict(value) if isinstance(value, dict) else value for key, value in before.items()}
    for side, zones in (then.get("piles") or {}).items():
        after["piles"][side] = {**after["piles"][side], **{zone: dict(Multiset(_names(cards))) for zone, cards in (zones or {}).items()}}
    for name, changes in (then.get("units") or {}).items():
        after["units"][name] = _expected_unit(after["units"].get(name) or {"at": "off", "status": "-"}, changes)
    for tile, sides in _table(then.get("markers")).items():
        every = {side for at, side in after["markers"] if at == tile}
        after["markers"].update({(tile, side): mark for side, mark in (sides or dict.fromkeys(every)).items()})
    for key in ("target", "score", "objectives"):
        listed = dict.fromkeys(after[key]) if key in then and then[key] is None else _table(then.get(key))
        after[key].update({name: _name(value) if key == "target" and value else value for name, value in listed.items()})
    for key in ("initiative", "phase", "turn", "winner"):
        if key in then:
            after[key] = then[key]
    for name, changes in _table(then.get("vehicles")).items():
        known = after["vehicles"].get(name)
        table = changes if isinstance(changes, Mapping) else {"at": changes}
        gone = "at" in table and not _at(table)
        at = {"at": _at(table)} if "at" in table else {}
        after["vehicles"][name] = "gone" if gone else {**(known if isinstance(known, dict) else {}), **table, **at}
    after.get("structures", {}).update({name: _at(place) or None for name, place in _table(then.get("structures")).items()})
    for key in ("structures_destroyed_by", "evacuated", "neutralized"):
        after.get(key, {}).update({side: sorted(_names(names)) for side, names in _table(then.get(key)).items()})
    return after


def _expected_unit(before: dict[str, str], changes: object) -> dict[str, str]:
    table: Json = changes if isinstance(changes, Mapping) else {"at": changes}
    at = (_at(table) or "off") if "at" in table else before["at"]
    if at == "off":
        return {"at": at, "status": "-"}
    came_back = before["at"] == "off"
    return {"at": at, "status": str(table.get("status") or ("ready" if came_back else before["status"]))}


def _differences(want: dict[str, Any], have: dict[str, Any]) -> Iterator[str]:
    for key, value in want.items():
        found = have[key]
        if key == "piles":
            pairs = [(f"{side} {zone}", cards, found[side].get(zone)) for side, zones in value.items() for zone, cards in zones.items()]
        elif key == "vehicles":  # before the set-up they are unknown, so unlisted ones can be anything
            full = {
                name: it if isinstance(it, str) else found[name] | it if isinstance(found.get(name), dict) else it
                for name, it in value.items()
            }
            pairs = [(f"{key} {name}", wanted, found.get(name)) for name, wanted in full.items()]
        elif isinstance(value, dict):
            pairs = [(f"{key} {name}", wanted, found.get(name)) for name, wanted in value.items()]
        else:
            pairs = [(key, value, found)]
        yield from (f"{name}: wanted {wanted}, the engine has {engine}" for name, wanted, engine in pairs if wanted != engine)


# ---------------------------------------------------------------- played


class _Refused(Exception):  # noqa: N818  (a refusal is an answer)
    """The engine refuses a step or a name in it. The text gives the reason."""


class _Runner:
    def __init__(self, case: Json) -> None:
        self.given = case["given"]
        self.setup = setup_of(case)
        self.sides = self.setup.sides
        self.named: set[str] = set()
        self.events: list[Event] = []
        self.decks = {side: list(_names(((self.given.get("piles") or {}).get(side) or {}).get("deck"))) for side in self.sides}
        self._position = None if self.given["phase"] == "setup" else position_of(self.setup, self.given)

    @property
    def position(self) -> Position:
        if self._position is None:
            raise _Refused("nothing has been set up yet")
        return self._position

    def step(self, step: Json, then: Json) -> Iterator[str]:
        self.events = []
        wanted = bool(then["legal"])
        before, decks = self._position, {side: list(deck) for side, deck in self.decks.items()}
        try:
            self._do(step)
            refused = ""
        except _Refused as refusal:
            refused = str(refusal)
            self._position, self.decks = before, decks
        if bool(refused) == wanted:
            yield f"legal: wanted {wanted}, the engine says {refused or 'yes'}"
        if refused or step.get("event") == "look":
            return
        start_of_step = _snapshot(before) if before else _blank(self.setup)
        expected = _expected(start_of_step, then)
        if "neutralized" not in then and not any(goal.kind == "neutralize" for goals in self.setup.goals for goal in goals):
            expected.pop("neutralized", None)  # a case can leave out the place of a counter that no goal counts
        yield from _differences(expected, _snapshot(self.position))
        yield from self._attack_differences(then)
        yield from self._left_waiting(step)

    def _left_waiting(self, step: Json) -> Iterator[str]:
        """Yield a difference if the engine waits for dice that the step does not give."""
        task = self.position.pending[-1] if self.position.pending else None
        if isinstance(task, Roll | Volley | Pick):
            yield f"dice: the engine still waits for {task}, the step gives {step.get('dice') or step.get('rolls')}"

    def _do(self, step: Json) -> None:
        """Carry a step out. Raise _Refused if the engine refuses it."""
        event = step.get("event")
        if event == "setup":
            self._set_up(step)
        elif event == "look":
            self._look(step)
        elif event == "draw_phase":
            self._draw_phase(step)
        elif event == "reveal":
            self._reveal(step)
        elif event == "choose":
            self._apply(Action("initiative", str(step.get("by")), str(step.get("card"))))
        elif event == "end_turn":
            self._apply(Action("end turn", str(step.get("by") or self._whose())))
            self._stop_in(DRAW, (Draw(1, 4), Draw(0, 4)))
        elif event:
            raise ValueError(f"an event of another game: {event}")
        else:
            self._seated(step, "before")
            self._apply(self._action(step))
            self._dice(step)
            self._draw(step)
            self._seated(step, "after")

    def _whose(self) -> str:
        return self.setup.sides[max(self.position.turn, 0)]

    # -------------------------------------------------------- events

    def _set_up(self, step: Json) -> None:
        s = self.given["scenario"]
        start_cards, units = s.get("start_cards") or {}, _table(s.get("units"))

        def front(vehicle: str) -> int:
            return self.setup.side(str(self.given["vehicles"][vehicle].get("card_in_front_of")))

        def cards(side: str, zone: str) -> dict[str, int]:
            return {code: int((n or {}).get(zone) or 0) for code, n in (start_cards.get(side) or {}).items()}

        def marks(side: str) -> dict[str, str]:
            return {tile: sides[side] for tile, sides in _table(s.get("markers")).items() if sides and sides.get(side)}

        self._position = start(
            self.setup,
            Start(
                deck=(cards(self.sides[0], "deck"), cards(self.sides[1], "deck")),
                supply=(cards(self.sides[0], "supply"), cards(self.sides[1], "supply")),
                counters={name: _at(unit) for name, unit in units.items() if not _seat(unit)},
                marks=(marks(self.sides[0]), marks(self.sides[1])),
                worth=_worth(self.given),
                token=self.sides.index(s.get("initiative") or self.sides[0]),
                vehicles={name: (_at(tile), front(name)) for name, tile in _table(s.get("vehicles")).items()},
                seats={name: seat for name, unit in units.items() if (seat := _seat(unit))},
            ),
        )
        self.decks = {
            side: list(_names((step.get("shuffle") or {}).get(side)) or Multiset(cards(side, "deck")).elements()) for side in self.sides
        }

    def _look(self, step: Json) -> None:
        view = self.position.view(step["by"])
        of = step.get("of") or step["by"]
        seen = isinstance(view["chosen"][of], str) if step["pile"] == "choice" else step["pile"] in view["piles"][of]
        if not seen:
            raise _Refused("the view does not show it")

    def _draw_phase(self, step: Json) -> None:
        if self.position.outcome or self.position.phase != DRAW:
            raise _Refused("it is not the draw phase")
        self._settle()
        self._draw(step)
        self._stop_in(INITIATIVE)

    def _stop_in(self, phase: str, pending: tuple[Draw, ...] = ()) -> None:
        """Stop before the turns, because the engine skips ahead when no card is left to draw or choose."""
        if any(event.kind == "initiative" for event in self.events):
            self._position = self.position._replace(phase=phase, turn=-1, pending=pending)

    def _reveal(self, step: Json) -> None:
        chosen = [(side, _name(step[side])) for side in self.sides if step.get(side)]
        for side, card in chosen:
            self._apply(Action("initiative", side, card))
        if not chosen:
            self._settle()

    def _settle(self) -> None:
        """Let the engine finish what needs no decision, because a case can begin in the middle of it."""
        draft = Draft(self.position)
        settle(draft)
        self._note(draft.events)
        self._position = draft.freeze()

    # -------------------------------------------------------- cards

    def _action(self, step: Json) -> Action:
        side, card = str(step.get("by") or self._whose()), str(step.get("play"))
        at = _name(step["spawn_at"]) if step.get("spawn_at") else ""
        unit = self._unit(side, card)
        if step["use"] == "hunker":
            return Action("hunker down", side, card)
        if step["use"] not in ("action", "vehicle_action", "swap") or (step["use"] != "action" and not self.setup.has_gear):
            raise ValueError(f"a use of another game: {step['use']}")
        if step["use"] == "swap":
            return Action("swap", side, card, self._partner(_names(step.get("units")), unit))
        kind = ACTIONS.get(str(step.get("action")), str(step.get("action")))
        if step["use"] == "vehicle_action":
            at = SEAT
        if unit >= 0:
            if self.position.stands[unit][1] and (at == SEAT or self._card(side, card).ability(kind)):
                return Action("ready", side, card)
            if self.setup.entries[unit] == (at,):
                at = ""  # the engine needs the place only if there is a choice
        return Action(kind, side, card, self._arguments(step, kind, side, card), at)

    def _partner(self, units: tuple[str, ...], unit: int) -> tuple[str, ...]:
        """Return the other soldier of a swap. It must include the soldier whose card is played."""
        own = self.setup.counters[unit].id if unit >= 0 else ""
        if own not in units:
            raise _Refused("the engine swaps the soldier whose card is played")
        return tuple(name for name in units if name != own)

    def _seated(self, step: Json, when: str) -> None:
        """Enter, leave or change seats next to the action."""
        words = step.get(when)
        if not words or (when == "after" and self.position.outcome):  # no soldier changes seats after the game has ended
            return
        side, card = str(step.get("by") or self._whose()), str(step.get("play"))
        if when == "before":  # a chance that an earlier card has left is not meant: the step belongs to this card
            self._position = self.position._replace(gear=self.position.gear._replace(card=-1))
        kind, place = next(iter(words.items()))
        args = () if kind == "leave" else tuple(_name(place).split("/"))[-1 if kind == "seat" else 0 :]
        self._apply(Action(kind, side, card, args))
        if self.events[-1].data.get("after") != (when == "after"):
            raise _Refused(f"the engine does not allow this {when} the action")

    def _unit(self, side: str, card: str) -> int:
        if side not in self.sides or card not in self.setup.by_card[self.sides.index(side)]:
            return -1
        return self.setup.unit_of[self.sides.index(side)][self.setup.by_card[self.sides.index(side)][card]]

    def _card(self, side: str, card: str) -> Card:
        at = self.sides.index(side)
        return self.setup.cards[at][self.setup.by_card[at][card]]

    def _arguments(self, step: Json, kind: str, side: str, card: str) -> tuple[str | int, ...]:
        if kind == "guide":
            return (*_names(step.get("unit")), *_names(step.get("path")))
        if kind in ("attack", "suppress", "strafe", "antitank", "demolish"):
            return _names(step.get("target"))
        if kind == "repair":
            return _names(step.get("vehicle") or step.get("target") or self._damaged(side, card))
        if kind in ("survey", "plot"):
            return tuple(sorted(_names(step.get("tiles"))))
        if kind == "target":
            return _names(step.get("tile"))
        if kind == "command":
            return (int(step["take"]) if step.get("take") is not None else self._most(side, card),)
        if kind in ("bolster", "inspire"):
            return tuple(sorted(_names(step.get("take") or step.get("return"))))
        return _names(step.get("path"))

    def _damaged(self, side: str, card: str) -> str | None:
        """Return the vehicle that Repair means: the only one the engine offers, if a step names none."""
        offered = {str(a.args[0]) for a in self.position.legal_actions if a.kind == "repair" and (a.side, a.card) == (side, card)}
        return offered.pop() if len(offered) == 1 else None

    def _most(self, side: str, card: str) -> int:
        """Return the most cards that the engine lets Command draw, if a step gives no number."""
        drawn = [int(a.args[0]) for a in self.position.legal_actions if a.kind == "command" and (a.side, a.card) == (side, card)]
        return max(drawn, default=0)

    def _apply(self, action: Action) -> None:
        try:
            verdict = self.position.check(action)
        except NotationError as error:
            raise _Refused(str(error)) from None
        self.named |= {violation.rule for violation in verdict.violations}
        if not verdict.legal:
            raise _Refused(", ".join(v.rule for v in verdict.violations))
        transition = self.position.perform(action)
        self._position = transition.after
        self._note(transition.events)
        for event in transition.events:
            if event.kind == "card_lost" and event.data["lost_from"] == "deck":
                self.decks[event.data["side"]].remove(event.data["card"])
            elif event.kind == "escaped":
                gone = Multiset(self.decks[event.data["side"]]) - Multiset(self._deck(event.data["side"]))
                for card in gone.elements():
                    self.decks[event.data["side"]].remove(card)

    def _deck(self, side: str) -> dict[str, int]:
        at = self.sides.index(side)
        return cards_of(self.setup, at, self.position.halves[at].deck)

    def _note(self, events: Iterable[Event]) -> None:
        self.events += events
        self.named |= {rule for event in self.events for rule in event.rules}

    # -------------------------------------------------------- dice and draws

    def _dice(self, step: Json) -> None:
        """Force the dice: as many rolls as the step gives, as far as the engine needs them."""
        rolls = step.get("rolls") or ([{"unit": step.get("target"), "dice": step["dice"]}] if step.get("dice") not in (None, []) else [])
        for roll in rolls:
            unit = _name(roll["unit"])
            task = self.position.pending[-1] if self.position.pending else None
            if isinstance(task, Volley):
                self._forced(Action("next", self.sides[task.side], "", (unit,)))
                task = self.position.pending[-1]
            if isinstance(task, Roll):
                self._forced(Action("roll", CHANCE, "", tuple(sorted(int(face) for face in _names(roll["dice"])))))
                if self.setup.targets[task.target] != unit:
                    raise ValueError(f"the engine rolls for {self.setup.targets[task.target]}, the case for {unit}")
        task = self.position.pending[-1] if self.position.pending else None
        soldier = _names(step.get("soldier"))
        if isinstance(task, Pick) and soldier:
            self._apply(Action("pick", self.sides[task.side], "", soldier))
        picked = {event.data["counter"] for event in self.events if event.kind == "picked"}
        if soldier and picked and soldier[0] not in picked:
            raise _Refused(f"the engine knows nobody but {', '.join(picked)} to choose")

    def _forced(self, action: Action) -> None:
        """Apply a forced action, and fail if the engine refuses it."""
        try:
            self._apply(action)
        except _Refused as refusal:
            raise ValueError(f"the engine does not take {action}: {refusal}") from None

    def _draw(self, step: Json) -> None:
        """Force the draws in the order of the case's deck; ``shuffle`` gives the order of a new deck."""
        shuffle = step.get("shuffle") or {}
        for event in self.events:
            if event.kind == "escaped" or (event.kind == "card_lost" and event.data["lost_from"] == "deck"):
                self._lay(event.data["side"], shuffle, self.position.halves[self.sides.index(event.data["side"])].deck)
        while self.position.phase != INITIATIVE and self.position.pending and isinstance(task := self.position.pending[-1], Draw):
            side, left = self.sides[task.side], drawn_from(self.position.halves[task.side])
            if Multiset(self.decks[side]) != Multiset(cards_of(self.setup, task.side, left)):
                self._lay(side, shuffle, left)
            self._forced(Action("draw", CHANCE, self.decks[side].pop(0)))

    def _lay(self, side: str, shuffle: Json, cards: Pile) -> None:
        """Force the order of a shuffled deck to that of the step, or to any order if it does not matter."""
        there = Multiset(cards_of(self.setup, self.sides.index(side), cards))
        forced = _names(shuffle.get(side))
        self.decks[side] = list(forced) if forced and Multiset(forced) == there else list(there.elements())

    def _attack_differences(self, then: Json) -> Iterator[str]:
        attacks = {e.data["target"]: e.data for e in self.events if e.kind == "attacked"}
        found = {"defense": {t: a["defense"]["total"] for t, a in attacks.items()}, "hit": {t: a["hit"] for t, a in attacks.items()}}
        for key, have in found.items():
            want = then.get(key)
            if isinstance(want, Mapping):
                if dict(want) != have:
                    yield f"{key}: wanted {dict(want)}, the engine has {have}"
            elif want is not None and list(have.values()) != [want]:
                yield f"{key}: wanted {want}, the engine has {have}"
        if "turns_finished" in then and len(then["turns_finished"] or ()) != self.position.ended_turns:
            yield f"turns_finished: wanted {then['turns_finished']}, the engine counts {self.position.ended_turns}"
