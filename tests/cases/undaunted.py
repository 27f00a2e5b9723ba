"""Translates a case of the Undaunted form into positions and actions, and back.

Knows no rule: it names things, forces dice and draws, and compares.
"""

from __future__ import annotations

from collections import Counter as Multiset
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from undaunted_nb.core.action import CHANCE, Action
from undaunted_nb.core.errors import NotationError
from undaunted_nb.core.event import Event
from undaunted_nb.core.geometry import Board
from undaunted_nb.games.undaunted.editions import kinds_of
from undaunted_nb.games.undaunted.position import (
    CONTROLLED,
    DRAW,
    INITIATIVE,
    NONE,
    OFF,
    SCOUTED,
    TURNS,
    ZONES,
    Draft,
    Draw,
    Half,
    Pile,
    Position,
    Roll,
    Volley,
    drawn_from,
)
from undaunted_nb.games.undaunted.round import settle
from undaunted_nb.games.undaunted.setup import Ability, Card, Counter, Goal, Radio, Setup, Spawn, Tile
from undaunted_nb.games.undaunted.start import Start, pile, start
from undaunted_nb.games.undaunted.view import cards_of

SIDES = ("US", "DE")
KINDS = {"rifleman": "riflemen", "scout": "scouts", "machine_gunner": "machine-gunners", "sniper": "snipers", "mortar": "mortar"}
ACTIONS = {"observe": "recon"}
MARKS = {"scouted": SCOUTED, "controlled": CONTROLLED}
MARK_NAMES = {mark: name for name, mark in MARKS.items()}
RADIO_SIDE = "US"
"""The side whose radio it is, where a case does not say (facts/normandy.md, scenario 10)."""

Json = Mapping[str, Any]


def why_skipped(case: Json) -> str:
    """Why this case cannot be run ("" if it can)."""
    if case["game"] != "normandy":
        return f"the game {case['game']} is not built yet"
    return str(case["skip"]) if case.get("skip") else ""


def run(case: Json, named: set[str] | None = None) -> Iterator[str]:
    """Play the steps of a case; yields one line for each thing that disagrees.

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


# ---------------------------------------------------------------- from the case


def _name(value: object) -> str:
    """A name as it is meant: YAML reads the words off and on as truth values, and a bare number as a number."""
    return {False: "off", True: "on"}[value] if isinstance(value, bool) else str(value)


def _names(value: object) -> tuple[str, ...]:
    """A list of names; a single name stands for a list of one."""
    if value is None:
        return ()
    return tuple(map(_name, value)) if isinstance(value, list | tuple) else (_name(value),)


def _table(value: Json | None) -> dict[str, Any]:
    return {_name(key): item for key, item in (value or {}).items()}


def _tiles(given: Json) -> dict[str, Json]:
    """The tiles of a case with their neighbours, each way; those that are only mentioned are there too, plain."""
    tiles: dict[str, dict[str, Any]] = {name: dict(tile or {}) for name, tile in _table(given.get("tiles")).items()}
    scenario = given.get("scenario") or {}
    units = [*(_at(u) for u in (given.get("units") or {}).values()), *(_at(u) for u in (scenario.get("units") or {}).values())]
    mentioned = [
        *(near for tile in tiles.values() for near in _names(tile.get("adj"))),
        *_table(given.get("markers")),
        *_table(scenario.get("markers")),
        *(_name(t) for t in (given.get("target") or {}).values() if t),
        *(_name(s["tile"]) for s in given.get("spawn") or ()),
        *(unit for unit in units if unit),
    ]
    for name in mentioned:
        tiles.setdefault(name, {})
    for name, tile in tiles.items():
        tile["adj"] = _names(tile.get("adj"))
        for near in tile["adj"]:
            back = _names(tiles[near].get("adj"))
            tiles[near]["adj"] = back if name in back else (*back, name)
    return tiles  # type: ignore[return-value]


def _at(unit: object) -> str:
    """Where a unit stands ("" off the board): written as a tile, or as a table with ``at``."""
    tile = unit.get("at", "off") if isinstance(unit, Mapping) else unit
    return "" if tile in (None, False, "off", "") else _name(tile)


def _cover(tile: Json) -> tuple[int, bool]:
    cover = str(tile.get("cover") or 0)
    return int(cover.split("/", maxsplit=1)[0]), "/" in cover


def _ability(kind: str, value: Any) -> Ability:
    name = ACTIONS.get(kind, kind)
    if isinstance(value, Mapping):
        return Ability(name, int(value.get("x") or 0), str(value.get("squad") or ""))
    return Ability(name, 0 if value is True else int(value))


def _card(code: str, card: Json) -> Card:
    title = str(card.get("title") or ("fog" if card["type"] == "fog_of_war" else card.get("unit") or ""))
    abilities = tuple(_ability(kind, value) for kind, value in (card.get("actions") or {}).items() if value)
    squad = str(card.get("squad") or "")
    return Card(code, title, str(card.get("unit") or ""), squad, int(card.get("initiative") or 0), abilities, card["type"] == "fog_of_war")


def _spawn(spawn: Json, units: Iterable[str]) -> Spawn:
    side, tile, whom = SIDES.index(spawn["side"]), _name(spawn["tile"]), spawn.get("for", "all")
    if whom in ("all", None):
        return Spawn(side, tile)
    if not isinstance(whom, Mapping):
        of = _names(whom)
        named = set(units) | KINDS.keys()
        whom = {"squads": [w for w in of if w not in named], "kinds": [w for w in of if w in named]}
    kinds = (KINDS.get(k, k) for k in (*_names(whom.get("kinds")), *_names(whom.get("units"))))
    return Spawn(side, tile, False, _names(whom.get("squads")), tuple(kinds))


def _goal(goal: Json) -> Goal:
    if "points" in goal:
        return Goal("points", int(goal["points"]))
    if goal.get("exhaust_opponent"):
        return Goal("pin")
    raise ValueError(f"a goal of another game: {goal}")


def _radio(tiles: Mapping[str, Json]) -> Radio | None:
    for name, tile in tiles.items():
        if tile.get("radio"):
            return Radio(name, SIDES.index(tile["radio"] if tile["radio"] in SIDES else RADIO_SIDE))
    return None


def setup_of(case: Json) -> Setup:
    """The unchanging part of a case's position."""
    given = case["given"]
    tiles, units, win = _tiles(given), given.get("units") or {}, given.get("win") or {}

    def cards(side: str) -> tuple[Card, ...]:
        return tuple(_card(code, card) for code, card in (given.get("cards") or {}).items() if card["side"] == side)

    def goals(side: str) -> tuple[Goal, ...]:
        return tuple(_goal(goal) for goal in win.get(side) or ())

    def counter(name: str, unit: Json) -> Counter:
        return Counter(
            name,
            SIDES.index(unit["side"]),
            KINDS.get(str(unit["kind"]), str(unit["kind"])),
            str(unit.get("squad") or ""),
            int(unit.get("defence") or 0),
        )

    return Setup(
        name=case["id"],
        edition=case["game"],
        kinds=kinds_of(case["game"]),
        sides=SIDES,
        board=Board({name: tile["adj"] for name, tile in tiles.items()}),
        tiles={name: Tile(name, *_cover(tile)) for name, tile in tiles.items()},
        cards=(cards("US"), cards("DE")),
        counters=tuple(counter(name, unit) for name, unit in units.items()),
        spawns=tuple(_spawn(s, units) for s in given.get("spawn") or ()),
        objectives=tuple(name for name, tile in tiles.items() if tile.get("objective") is not None),
        goals=(goals("US"), goals("DE")),
        radio=_radio(tiles),
    )


def _worth(given: Json) -> dict[str, int]:
    return {name: int(tile["objective"]) for name, tile in _tiles(given).items() if tile.get("objective") is not None}


def position_of(setup: Setup, given: Json) -> Position:
    """The position of a case that does not begin with the set-up."""
    units, piles, markers = given.get("units") or {}, given.get("piles") or {}, _table(given.get("markers"))
    phase, turn, worth = given["phase"], given.get("turn"), _worth(given)

    def half(side: int) -> Half:
        name = SIDES[side]
        zones = piles.get(name) or {}
        marks = tuple(MARKS.get(str((markers.get(tile) or {}).get(name)), NONE) for tile in setup.board.tiles)
        target = (given.get("target") or {}).get(name)
        own: list[Pile] = [pile(setup, side, Multiset(zones.get(zone) or ())) for zone in ZONES]
        return Half._make((*own, marks, _name(target) if target else "", -1))

    def stand(name: str) -> tuple[str, bool]:
        tile = _at(units[name])
        return (tile, units[name].get("status") == "suppressed") if tile else OFF

    return Position(
        setup,
        1,
        phase,
        SIDES.index(turn) if turn and phase == TURNS else -1,
        SIDES.index(given.get("initiative") or "US"),
        len(given.get("turns_finished") or ()),
        (half(0), half(1)),
        tuple(stand(c.id) for c in setup.counters),
        tuple(worth[tile] for tile in setup.objectives),
        (Draw(1, 4), Draw(0, 4)) if phase == DRAW else (),
    )


# ---------------------------------------------------------------- compared with the case


def _snapshot(p: Position) -> dict[str, Any]:
    """A position in the words of a case."""
    setup = p.setup
    half = p.halves
    return {
        "piles": {name: {zone: cards_of(setup, i, half[i][z]) for z, zone in enumerate(ZONES)} for i, name in enumerate(SIDES)},  # type: ignore[arg-type]
        "units": {
            c.id: {"at": tile or "off", "status": ("suppressed" if low else "ready") if tile else "-"}
            for c, (tile, low) in zip(setup.counters, p.stands, strict=True)
        },
        "markers": {
            (tile, name): MARK_NAMES.get(half[i].marks[at]) for tile, at in setup.board.index.items() for i, name in enumerate(SIDES)
        },
        "target": {name: half[i].target or None for i, name in enumerate(SIDES)},
        "initiative": SIDES[p.token],
        "phase": p.phase,
        "turn": SIDES[p.turn] if p.turn >= 0 else None,
        "score": {name: p.score(i) for i, name in enumerate(SIDES)},
        "objectives": dict(zip(setup.objectives, p.worth, strict=True)),
        "winner": p.outcome.winner if p.outcome else None,
    }


def _blank(setup: Setup) -> dict[str, Any]:
    """The table before the set-up, as far as a case says nothing else."""
    return {
        "piles": {side: {zone: {} for zone in ZONES} for side in SIDES},
        "units": {c.id: {"at": "off", "status": "-"} for c in setup.counters},
        "markers": {(tile, side): None for tile in setup.board.tiles for side in SIDES},
        "target": dict.fromkeys(SIDES),
        "score": {},
        "objectives": {},
        "turn": None,
        "winner": None,
    }


def _expected(before: dict[str, Any], then: Json) -> dict[str, Any]:
    """The snapshot before, changed by what ``then`` lists."""
    after = {key: dict(value) if isinstance(value, dict) else value for key, value in before.items()}
    for side, zones in (then.get("piles") or {}).items():
        after["piles"][side] = {**after["piles"][side], **{zone: dict(Multiset(cards or ())) for zone, cards in (zones or {}).items()}}
    for name, changes in (then.get("units") or {}).items():
        after["units"][name] = _expected_unit(after["units"].get(name) or {"at": "off", "status": "-"}, changes)
    for tile, sides in _table(then.get("markers")).items():
        after["markers"].update({(tile, side): mark for side, mark in (sides or dict.fromkeys(SIDES)).items()})
    for key in ("target", "score", "objectives"):
        listed = dict.fromkeys(after[key]) if key in then and then[key] is None else _table(then.get(key))
        after[key].update({name: _name(value) if key == "target" and value else value for name, value in listed.items()})
    for key in ("initiative", "phase", "turn", "winner"):
        if key in then:
            after[key] = then[key]
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
        elif isinstance(value, dict):
            pairs = [(f"{key} {name}", wanted, found.get(name)) for name, wanted in value.items()]
        else:
            pairs = [(key, value, found)]
        yield from (f"{name}: wanted {wanted}, the engine has {engine}" for name, wanted, engine in pairs if wanted != engine)


# ---------------------------------------------------------------- played


class _Refused(Exception):  # noqa: N818  (a refusal is an answer)
    """The engine refuses a step, or does not know what it names; the text says why."""


class _Runner:
    def __init__(self, case: Json) -> None:
        self.given = case["given"]
        self.setup = setup_of(case)
        self.named: set[str] = set()
        self.events: list[Event] = []
        self.decks = {side: list(((self.given.get("piles") or {}).get(side) or {}).get("deck") or ()) for side in SIDES}
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
        yield from _differences(_expected(start_of_step, then), _snapshot(self.position))
        yield from self._attack_differences(then)
        yield from self._left_waiting(step)

    def _left_waiting(self, step: Json) -> Iterator[str]:
        """The engine waits for dice that the step does not give."""
        task = self.position.pending[-1] if self.position.pending else None
        if isinstance(task, Roll | Volley):
            yield f"dice: the engine still waits for {task}, the step gives {step.get('dice') or step.get('rolls')}"

    def _do(self, step: Json) -> None:
        """Carry a step out. Raises _Refused."""
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
        elif event:
            raise ValueError(f"an event of another game: {event}")
        else:
            self._apply(self._action(step))
            self._dice(step)
            self._draw(step)

    def _whose(self) -> str:
        return self.setup.sides[max(self.position.turn, 0)]

    # -------------------------------------------------------- events

    def _set_up(self, step: Json) -> None:
        s = self.given["scenario"]
        start_cards = s.get("start_cards") or {}

        def cards(side: str, zone: str) -> dict[str, int]:
            return {code: int((n or {}).get(zone) or 0) for code, n in (start_cards.get(side) or {}).items()}

        def marks(side: str) -> dict[str, str]:
            return {tile: sides[side] for tile, sides in _table(s.get("markers")).items() if sides and sides.get(side)}

        self._position = start(
            self.setup,
            Start(
                deck=(cards("US", "deck"), cards("DE", "deck")),
                supply=(cards("US", "supply"), cards("DE", "supply")),
                counters={name: _at(unit) for name, unit in (s.get("units") or {}).items()},
                marks=(marks("US"), marks("DE")),
                worth=_worth(self.given),
                token=SIDES.index(s.get("initiative") or "US"),
            ),
        )
        self.decks = {side: list((step.get("shuffle") or {}).get(side) or Multiset(cards(side, "deck")).elements()) for side in SIDES}

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

    def _reveal(self, step: Json) -> None:
        chosen = [(side, _name(step[side])) for side in SIDES if step.get(side)]
        for side, card in chosen:
            self._apply(Action("initiative", side, card))
        if not chosen:
            self._settle()

    def _settle(self) -> None:
        """Let the engine take what nobody decides: a case may begin in the middle of it."""
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
        if step["use"] != "action":
            raise ValueError(f"a use of another game: {step['use']}")
        kind = ACTIONS.get(str(step.get("action")), str(step.get("action")))
        if unit >= 0:
            if self.position.stands[unit][1] and self._card(side, card).ability(kind):
                return Action("ready", side, card)
            if self.setup.entries[unit] == (at,):
                at = ""  # the engine wants the place named only where there is a choice
        return Action(kind, side, card, self._arguments(step, kind, side, card), at)

    def _unit(self, side: str, card: str) -> int:
        if side not in SIDES or card not in self.setup.by_card[SIDES.index(side)]:
            return -1
        return self.setup.unit_of[SIDES.index(side)][self.setup.by_card[SIDES.index(side)][card]]

    def _card(self, side: str, card: str) -> Card:
        at = SIDES.index(side)
        return self.setup.cards[at][self.setup.by_card[at][card]]

    def _arguments(self, step: Json, kind: str, side: str, card: str) -> tuple[str | int, ...]:
        if kind == "guide":
            return (*_names(step.get("unit")), *_names(step.get("path")))
        if kind in ("attack", "suppress"):
            return _names(step.get("target"))
        if kind == "target":
            return _names(step.get("tile"))
        if kind == "command":
            return (int(step["take"]) if step.get("take") is not None else self._most(side, card),)
        if kind in ("bolster", "inspire"):
            return tuple(sorted(_names(step.get("take") or step.get("return"))))
        return _names(step.get("path"))

    def _most(self, side: str, card: str) -> int:
        """The most cards that the engine lets Command draw, where a step does not say how many."""
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

    def _note(self, events: Iterable[Event]) -> None:
        self.events += events
        self.named |= {rule for event in self.events for rule in event.rules}

    # -------------------------------------------------------- dice and draws

    def _dice(self, step: Json) -> None:
        """Force the dice: as many rolls as the step gives, as far as the engine asks for them."""
        rolls = step.get("rolls") or ([{"unit": step.get("target"), "dice": step["dice"]}] if step.get("dice") else [])
        for roll in rolls:
            unit = _name(roll["unit"])
            task = self.position.pending[-1] if self.position.pending else None
            if isinstance(task, Volley):
                self._forced(Action("next", SIDES[task.side], "", (unit,)))
                task = self.position.pending[-1]
            if isinstance(task, Roll):
                self._forced(Action("roll", CHANCE, "", tuple(sorted(roll["dice"]))))
                if self.setup.counters[task.target].id != unit:
                    raise ValueError(f"the engine rolls for {self.setup.counters[task.target].id}, the case for {unit}")

    def _forced(self, action: Action) -> None:
        """What must be possible in this place."""
        try:
            self._apply(action)
        except _Refused as refusal:
            raise ValueError(f"the engine does not take {action}: {refusal}") from None

    def _draw(self, step: Json) -> None:
        """Force the draws: the deck of the case is in order; where the engine makes a new one, ``shuffle`` says how it lies."""
        shuffle = step.get("shuffle") or {}
        for event in self.events:
            if event.kind == "card_lost" and event.data["lost_from"] == "deck":
                self._lay(event.data["side"], shuffle, self.position.halves[SIDES.index(event.data["side"])].deck)
        while self.position.phase != INITIATIVE and self.position.pending and isinstance(task := self.position.pending[-1], Draw):
            side, left = SIDES[task.side], drawn_from(self.position.halves[task.side])
            if Multiset(self.decks[side]) != Multiset(cards_of(self.setup, task.side, left)):
                self._lay(side, shuffle, left)
            self._forced(Action("draw", CHANCE, self.decks[side].pop(0)))

    def _lay(self, side: str, shuffle: Json, cards: Pile) -> None:
        """A shuffled deck: as the step says, or in any order where it does not matter."""
        there = Multiset(cards_of(self.setup, SIDES.index(side), cards))
        forced = shuffle.get(side)
        self.decks[side] = list(forced) if forced and Multiset(forced) == there else list(there.elements())

    def _attack_differences(self, then: Json) -> Iterator[str]:
        attacks = {e.data["target"]: e.data for e in self.events if e.kind == "attacked"}
        found = {"defence": {t: a["defence"]["total"] for t, a in attacks.items()}, "hit": {t: a["hit"] for t, a in attacks.items()}}
        for key, have in found.items():
            want = then.get(key)
            if isinstance(want, Mapping):
                if dict(want) != have:
                    yield f"{key}: wanted {dict(want)}, the engine has {have}"
            elif want is not None and list(have.values()) != [want]:
                yield f"{key}: wanted {want}, the engine has {have}"
        if "turns_finished" in then and len(then["turns_finished"] or ()) != self.position.finished:
            yield f"turns_finished: wanted {then['turns_finished']}, the engine counts {self.position.finished}"
