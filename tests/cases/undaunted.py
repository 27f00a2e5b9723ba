"""Translates a case of the Undaunted form into positions and actions, and back. Knows no rule: it names things, forces dice and draws, and compares."""

from __future__ import annotations

from collections import Counter as Multiset
from collections.abc import Iterator, Mapping
from typing import Any

from undaunted_nb.core.action import CHANCE, Action
from undaunted_nb.core.errors import NotationError
from undaunted_nb.core.event import Event
from undaunted_nb.core.geometry import Board
from undaunted_nb.games.undaunted.editions import kinds_of
from undaunted_nb.games.undaunted.position import CONTROLLED, DRAW, INITIATIVE, NONE, OFF, SCOUTED, ZONES, Draw, Half, Position, Roll, Volley, drawn_from
from undaunted_nb.games.undaunted.setup import Ability, Card, Counter, Goal, Radio, Setup, Spawn, Tile
from undaunted_nb.games.undaunted.start import Start, pile, start
from undaunted_nb.games.undaunted.view import cards_of

SIDES = ("US", "DE")
KINDS = {"rifleman": "riflemen", "scout": "scouts", "machine_gunner": "machine-gunners", "sniper": "snipers", "mortar": "mortar"}
ACTIONS = {"observe": "recon"}
MARKS = {"scouted": SCOUTED, "controlled": CONTROLLED}
MARK_NAMES = {mark: name for name, mark in MARKS.items()}

Json = Mapping[str, Any]


def why_skipped(case: Json) -> str:
    """Why this case cannot be run ("" if it can)."""
    if case["game"] != "normandy":
        return f"the game {case['game']} is not built yet"
    return str(case["skip"]) if case.get("skip") else ""


def run(case: Json) -> Iterator[str]:
    """Play the steps of a case; yields one line for each thing that disagrees."""
    runner = _Runner(case)
    for number, (step, then) in enumerate(zip(case["do"], case["then"], strict=True), 1):
        for difference in runner.step(step, then):
            yield f"step {number}: {difference}"


def _cover(tile: Json) -> tuple[int, bool]:
    cover = str(tile.get("cover", 0))
    return (int(cover.split("/")[0]), "/" in cover)


def _ability(kind: str, value: Any) -> Ability:
    name = ACTIONS.get(kind, kind)
    if isinstance(value, Mapping):
        return Ability(name, int(value.get("x", 0)), str(value.get("squad", "")))
    return Ability(name, 0 if value is True else int(value))


def _card(code: str, card: Json) -> Card:
    title = str(card.get("title") or ("fog" if card["type"] == "fog_of_war" else card.get("unit", "")))
    abilities = tuple(_ability(kind, value) for kind, value in (card.get("actions") or {}).items() if value)
    squad = str(card.get("squad") or "")
    return Card(code, title, str(card.get("unit") or ""), squad, int(card.get("initiative", 0)), abilities, card["type"] == "fog_of_war")


def _spawn(spawn: Json) -> Spawn:
    for_ = spawn.get("for", "all")
    if isinstance(for_, str):
        return Spawn(SIDES.index(spawn["side"]), spawn["tile"])
    return Spawn(SIDES.index(spawn["side"]), spawn["tile"], False, tuple(for_.get("squads") or ()), (*(KINDS.get(k, k) for k in for_.get("kinds") or ()), *(for_.get("units") or ())))


def _goal(goal: Json) -> Goal:
    return Goal("points", int(goal["points"])) if "points" in goal else Goal("pin")


def setup_of(case: Json) -> Setup:
    """The unchanging part of a case's position."""
    given = case["given"]
    tiles = given.get("tiles") or {}
    radio = next((name for name, tile in tiles.items() if tile.get("radio")), None)
    win = given.get("win") or {}
    return Setup(
        name=case["id"],
        edition=case["game"],
        kinds=kinds_of(case["game"]),
        sides=SIDES,
        board=Board({name: tile.get("adj") or () for name, tile in tiles.items()}),
        tiles={name: Tile(name, *_cover(tile)) for name, tile in tiles.items()},
        cards=tuple(tuple(_card(code, c) for code, c in given.get("cards", {}).items() if c["side"] == side) for side in SIDES),  # type: ignore[arg-type]
        counters=tuple(
            Counter(name, SIDES.index(u["side"]), KINDS.get(u["kind"], u["kind"]), str(u.get("squad") or ""), int(u.get("defence", 0)))
            for name, u in (given.get("units") or {}).items()
        ),
        spawns=tuple(_spawn(s) for s in given.get("spawn") or ()),
        objectives=tuple(name for name, tile in tiles.items() if tile.get("objective") is not None),
        goals=tuple(tuple(_goal(g) for g in win.get(side) or ()) for side in SIDES),  # type: ignore[arg-type]
        radio=Radio(radio, 0) if radio else None,
    )


def _position(setup: Setup, given: Json) -> Position:
    """The position of a case that does not begin with the set-up."""
    units, piles, tiles = given.get("units") or {}, given.get("piles") or {}, given.get("tiles") or {}

    def half(side: int) -> Half:
        name = SIDES[side]
        zones = piles.get(name) or {}
        marks = tuple(MARKS.get((given.get("markers") or {}).get(tile, {}).get(name), NONE) for tile in setup.board.tiles)
        target = (given.get("target") or {}).get(name) or ""
        return Half(*(pile(setup, side, Multiset(zones.get(zone) or ())) for zone in ZONES), marks, target)  # type: ignore[arg-type]

    def stand(name: str) -> tuple[str, bool]:
        unit = units[name]
        return OFF if unit["at"] in ("off", False) else (str(unit["at"]), unit.get("status") == "suppressed")

    phase, turn = given["phase"], given.get("turn")
    return Position(
        setup, 1, phase, SIDES.index(turn) if turn else -1, SIDES.index(given.get("initiative", "US")), len(given.get("turns_finished") or ()),
        (half(0), half(1)), tuple(stand(c.id) for c in setup.counters), tuple(int(tiles[t]["objective"]) for t in setup.objectives),
        (Draw(1, 4), Draw(0, 4)) if phase == DRAW else (),
    )  # fmt: skip


def _snapshot(p: Position) -> dict[str, Any]:
    """A position in the words of a case."""
    setup = p.setup
    return {
        "piles": {name: {zone: cards_of(setup, i, p.halves[i][z]) for z, zone in enumerate(ZONES)} for i, name in enumerate(SIDES)},  # type: ignore[arg-type]
        "units": {
            c.id: {"at": tile or "off", "status": ("suppressed" if low else "ready") if tile else "-"}
            for c, (tile, low) in zip(setup.counters, p.stands, strict=True)
        },
        "markers": {
            (tile, name): MARK_NAMES.get(p.halves[i].marks[setup.board.index[tile]]) for tile in setup.board.tiles for i, name in enumerate(SIDES)
        },
        "target": {name: p.halves[i].target or None for i, name in enumerate(SIDES)},
        "initiative": SIDES[p.token],
        "phase": p.phase,
        "turn": SIDES[p.turn] if p.turn >= 0 else None,
        "score": {name: p.score(i) for i, name in enumerate(SIDES)},
        "objectives": dict(zip(setup.objectives, p.worth, strict=True)),
        "winner": p.outcome.winner if p.outcome else None,
    }


def _expected(before: dict[str, Any], then: Json) -> dict[str, Any]:
    """The snapshot before, changed by what ``then`` lists."""
    after = {key: dict(value) if isinstance(value, dict) else value for key, value in before.items()}
    for side, zones in (then.get("piles") or {}).items():
        after["piles"][side] = {**after["piles"][side], **{zone: dict(Multiset(cards or ())) for zone, cards in zones.items()}}
    for name, changes in (then.get("units") or {}).items():
        unit = {**after["units"][name], **{k: str(v) if v is not False else "off" for k, v in changes.items()}}
        if before["units"][name]["at"] == "off" and unit["status"] == "-":
            unit["status"] = "ready"
        after["units"][name] = {"at": unit["at"], "status": "-"} if unit["at"] == "off" else unit
    for tile, sides in (then.get("markers") or {}).items():
        after["markers"].update({(tile, side): mark for side, mark in (sides or dict.fromkeys(SIDES)).items()})
    for key in ("target", "score", "objectives"):
        after[key].update(then.get(key) or {})
    for key in ("initiative", "phase", "turn", "winner"):
        if key in then:
            after[key] = then[key]
    if "objectives" in then and "score" not in then:
        after.pop("score")
    return after


def _differences(want: dict[str, Any], have: dict[str, Any]) -> Iterator[str]:
    for key, value in want.items():
        found = have[key]
        if key == "piles":
            pairs = [(f"{side} {zone}", cards, found[side][zone]) for side, zones in value.items() for zone, cards in zones.items()]
        elif isinstance(value, dict):
            pairs = [(f"{key} {name}", wanted, found.get(name)) for name, wanted in value.items()]
        else:
            pairs = [(key, value, found)]
        yield from (f"{name}: wanted {wanted}, the engine has {engine}" for name, wanted, engine in pairs if wanted != engine)


class _Runner:
    def __init__(self, case: Json) -> None:
        self.given = case["given"]
        self.setup = setup_of(case)
        self.decks = {side: list((self.given.get("piles") or {}).get(side, {}).get("deck") or ()) for side in SIDES}
        self.position = None if self.given["phase"] == "setup" else _position(self.setup, self.given)

    def step(self, step: Json, then: Json) -> Iterator[str]:
        if step.get("event") == "setup":
            yield from self._set_up(then)
            return
        before = self.position
        assert before is not None
        if step.get("event") == "look":
            seen = self._may_look(step)
            if seen != then["legal"]:
                yield f"legal: wanted {then['legal']}, the engine says {seen}"
            return
        self.events: list[Event] = []
        refused = self._do(step)
        if bool(refused) == bool(then["legal"]):
            yield f"legal: wanted {then['legal']}, the engine says {refused or 'yes'}"
        if refused:
            self.position = before
            return
        assert self.position is not None
        yield from _differences(_expected(_snapshot(before), then), _snapshot(self.position))
        yield from self._attack_differences(then)

    def _set_up(self, then: Json) -> Iterator[str]:
        s = self.given["scenario"]
        cards = tuple(s["start_cards"].get(side, {}) for side in SIDES)
        self.position = start(
            self.setup,
            Start(
                deck=tuple({code: n.get("deck", 0) for code, n in own.items()} for own in cards),  # type: ignore[arg-type]
                supply=tuple({code: n.get("supply", 0) for code, n in own.items()} for own in cards),  # type: ignore[arg-type]
                counters=s.get("units") or {},
                marks=tuple({t: m[side] for t, m in (s.get("markers") or {}).items() if side in m} for side in SIDES),  # type: ignore[arg-type]
                worth={t: int(self.given["tiles"][t]["objective"]) for t in self.setup.objectives},
                token=SIDES.index(s["initiative"]),
            ),
        )
        blank = {
            "piles": {side: {zone: {} for zone in ZONES} for side in SIDES},
            "units": {c.id: {"at": "off", "status": "-"} for c in self.setup.counters},
            "markers": {(tile, side): None for tile in self.setup.board.tiles for side in SIDES},
            "target": dict.fromkeys(SIDES),
            "score": {},
            "objectives": {},
            "turn": None,
            "winner": None,
        }
        yield from _differences(_expected(blank, then), _snapshot(self.position))

    def _may_look(self, step: Json) -> bool:
        assert self.position is not None
        view = self.position.view(step["by"])
        if step["pile"] == "choice":
            return isinstance(view["chosen"][step["of"]], str)
        return step["pile"] in view["piles"][step["of"]]

    def _do(self, step: Json) -> str:
        """Carry a step out; returns why it is refused ("" if it is not)."""
        event = step.get("event")
        if event == "draw_phase":
            p = self.position
            assert p is not None
            if p.phase != DRAW:
                return "it is not the draw phase"
            self._draw(step)
            return ""
        if event == "reveal":
            return next((r for r in (self._apply(Action("initiative", side, step[side]), step) for side in SIDES if step.get(side)) if r), "")
        if event == "choose":
            return self._apply(Action("initiative", step["by"], step["card"]), step)
        if event == "end_turn":
            return self._apply(Action("end turn", step["by"]), step)
        return self._apply(self._action(step), step)

    def _action(self, step: Json) -> Action:
        p = self.position
        assert p is not None
        side, card = step["by"], step["play"]
        if step["use"] == "hunker":
            return Action("hunker down", side, card)
        unit = self.setup.unit_of[SIDES.index(side)][self.setup.by_card[SIDES.index(side)].get(card, 0)]
        if unit >= 0 and p.stands[unit][1]:
            return Action("ready", side, card)
        kind = ACTIONS.get(step["action"], step["action"])
        args: tuple[str | int, ...] = tuple(step.get("path") or ())
        if kind == "guide":
            args = (step["unit"], *args)
        elif kind in ("attack", "suppress"):
            args = (step["target"],)
        elif kind == "target":
            args = (step["tile"],)
        elif kind == "command":
            args = (step.get("take", 0),)
        elif kind in ("bolster", "inspire"):
            args = tuple(sorted(step.get("take") or step.get("return") or ()))
        return Action(kind, side, card, args, step.get("spawn_at") or "")

    def _apply(self, action: Action, step: Json) -> str:
        p = self.position
        assert p is not None
        try:
            verdict = p.check(action)
        except NotationError as e:
            return str(e)
        if not verdict.legal:
            return ", ".join(v.rule for v in verdict.violations)
        self._perform(action)
        self._dice(step)
        if self.position is not None and self.position.phase not in (DRAW, INITIATIVE):
            self._draw(step)
        return ""

    def _perform(self, action: Action) -> None:
        assert self.position is not None
        transition = self.position.perform(action)
        self.position = transition.after
        self.events += transition.events
        for event in transition.events:
            if event.kind == "card_lost" and event.data["lost_from"] == "deck":
                self.decks[event.data["side"]].remove(event.data["card"])

    def _dice(self, step: Json) -> None:
        rolls = list(step.get("rolls") or ([{"unit": step.get("target"), "dice": step["dice"]}] if step.get("dice") else []))
        for roll in rolls:
            p = self.position
            assert p is not None
            if p.pending and isinstance(p.pending[-1], Volley):
                self._perform(Action("next", SIDES[p.pending[-1].side], "", (roll["unit"],)))
                p = self.position
                assert p is not None
            task = p.pending[-1] if p.pending else None
            if isinstance(task, Roll) and self.setup.counters[task.target].id == roll["unit"]:
                self._perform(Action("roll", CHANCE, "", tuple(sorted(roll["dice"]))))

    def _draw(self, step: Json) -> None:
        """Force the draws: the deck of the case is in order; when the engine reshuffles, ``shuffle`` says how the new deck lies."""
        shuffled = {side for side, _ in (step.get("shuffle") or {}).items() if any(e.kind == "card_lost" and e.data["side"] == side for e in self.events)}
        for side in shuffled:
            self.decks[side] = list(step["shuffle"][side])
        while self.position is not None and self.position.pending and isinstance(task := self.position.pending[-1], Draw):
            side = SIDES[task.side]
            left = cards_of(self.setup, task.side, drawn_from(self.position.halves[task.side]))
            if Multiset(self.decks[side]) != Multiset(left):
                forced = (step.get("shuffle") or {}).get(side)
                self.decks[side] = list(forced) if forced and Multiset(forced) == Multiset(left) else list(Multiset(left).elements())
            self._perform(Action("draw", CHANCE, self.decks[side].pop(0)))

    def _attack_differences(self, then: Json) -> Iterator[str]:
        attacks = {e.data["target"]: e.data for e in self.events if e.kind == "attacked"}
        for key, have in (("defence", {t: d["defence"]["total"] for t, d in attacks.items()}), ("hit", {t: d["hit"] for t, d in attacks.items()})):
            want = then.get(key)
            if isinstance(want, Mapping):
                if dict(want) != have:
                    yield f"{key}: wanted {dict(want)}, the engine has {have}"
            elif want is not None and list(have.values()) != [want]:
                yield f"{key}: wanted {want}, the engine has {have}"
