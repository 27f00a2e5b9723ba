"""A position as the parts of a Scene: what lies where, what the cards can do, what the sum is. Words are Texts; nothing here is drawn."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from undaunted_nb.core.action import CHANCE, Action
from undaunted_nb.core.event import Event
from undaunted_nb.core.odds import odds
from undaunted_nb.core.text import Text

from . import combat
from . import round as course
from .kinds import EXIT, SEAT, Kind, origin
from .names import card_name, counter_name, kind_name, piece_name, side_adjective, side_name, unit_name
from .position import DRAW, INITIATIVE, TURNS, Position
from .setup import Card, Counter, Setup, Spawn
from .view import view

if TYPE_CHECKING:
    from fractions import Fraction

SLOTS = ("s1", "s2")
"""The drawing family of each side."""
FIGURES = {"platoon-sergeant": "leader", "platoon-guide": "guide", "squad-leader": "squad-leader", "fog": "fog"}
UNIT_FIGURES = {"scout": "scouts", "rifleman": "riflemen", "sniper": "snipers", "machine-gunner": "machine-gunners", "mortar": "mortar"}
DICE_KINDS = frozenset({"attack", "suppress", "blast"})


class Choosing(NamedTuple):
    """What a side has chosen so far: the taps, the legal actions that begin so, and the action whose effect is previewed."""

    taps: tuple[str, ...] = ()
    options: tuple[Action, ...] = ()
    preview: Action | None = None


# Taps: how an action is pointed at, one thing after another.


def taps(p: Position, a: Action) -> tuple[str, ...]:
    """An action as what one points at to choose it. Taps that begin with ``pick:`` may come in any order."""
    if a.kind == course.CHOOSE:
        return (f"card:{a.card}",)
    if a.kind in (course.NEXT, course.PICK):
        return (f"piece:{a.args[0]}",)
    if a.kind == course.END:
        return ("end",)
    head = (f"card:{a.card}", f"do:{a.kind}", *((f"place:{a.at}",) if a.at else ()))
    form = p.setup.kinds[a.kind].form
    if form == "counter tiles":
        return (*head, f"piece:{a.args[0]}", *(f"place:{tile}" for tile in a.args[1:]))
    if form == "vehicle seat":
        return (*head, f"piece:{a.args[0]}", f"choice:{a.args[1]}")
    return (*head, *(f"{ASKED[form][0]}:{arg}" for arg in a.args)) if form != "nothing" else head


ASKED = {
    "nothing": (), "tile": ("place",), "tiles": ("place",), "way": ("place",), "tile set": ("place",), "cards": ("pick",),
    "number": ("choice",), "seat": ("choice",), "counter": ("piece",), "own counter": ("piece",), "target": ("piece",),
}  # fmt: skip
"""What is pointed at for each form of arguments ("counter tiles": a counter, then tiles; "vehicle seat": a vehicle, then a seat)."""
ONE = frozenset({"counter", "own counter", "target", "tile", "number", "seat"})
"""The forms that need exactly one thing."""


def compose(p: Position, side: str, chosen: Sequence[str]) -> Action | None:
    """The action that a sequence of taps asks for, legal or not; None when they do not make one."""
    setup, me = p.setup, p.setup.sides.index(side)
    things = [(what, name) for what, _, name in (tap.partition(":") for tap in chosen)]
    if not things:
        return None
    (what, card), *rest = things
    if what == "end":
        return Action(course.END, side)
    if what == "piece" and card in setup.by_counter:
        return Action(setup.deciding, side, "", (card,))
    if what != "card" or card not in setup.by_card[me]:
        return None
    if not rest:
        return Action(course.CHOOSE, side, card) if p.phase == INITIATIVE else None
    (what, name), *rest = rest
    return _use(p, me, card, setup.kinds[name], rest) if what == "do" and name in setup.kinds else None


def _use(p: Position, me: int, card: str, kind: Kind, rest: list[tuple[str, str]]) -> Action | None:
    """A card's action with what was pointed at for it, if that is what it asks for."""
    setup, at = p.setup, ""
    unit = setup.unit_of[me][setup.by_card[me][card]]
    if (kind.printed and unit >= 0 and not p.stands[unit][0] and len(setup.entries[unit]) > 1 and rest) or rest[:1] == [("place", SEAT)]:
        (_, at), *rest = rest
    asked = tuple(what for what, _ in rest)
    if kind.form == "counter tiles":
        fits = asked[:1] == ("piece",) and set(asked[1:]) <= {"place"}
    elif kind.form == "vehicle seat":
        fits = asked == ("piece", "choice")
    else:
        fits = set(asked) <= set(ASKED[kind.form]) and (kind.form not in ONE or len(asked) == 1)
    if not fits:
        return None
    args: tuple[str | int, ...] = tuple(int(name) if what == "choice" and name.isdigit() else name for what, name in rest)
    ordered = tuple(sorted(args, key=str)) if kind.form in ("cards", "tile set") else args
    return Action(kind.name, setup.sides[me], card, ordered, at)


def openings(p: Position, side: str, chosen: Sequence[str]) -> tuple[Action, ...]:
    """What a card and one of its actions alone could come to, legal or not: one action for each first thing that could be chosen."""
    setup, me = p.setup, p.setup.side(side)
    things = [tap.partition(":")[2] for tap in chosen]
    if len(things) != 2 or me < 0 or things[0] not in setup.by_card[me] or things[1] not in setup.kinds:
        return ()
    kind, unit = setup.kinds[things[1]], setup.unit_of[me][setup.by_card[me][things[0]]]
    tiles = setup.board.tiles
    own = [c.id for c in setup.counters if c.side == me]
    args: dict[str, list[tuple[str | int, ...]]] = {
        "nothing": [()], "tile": [(t,) for t in tiles], "tiles": [(t,) for t in tiles], "number": [(1,), (0,)],
        "cards": [(), *((card,) for card in setup.by_card[me])], "counter": [(c.id,) for c in setup.counters],
        "counter tiles": [(c, t) for c in own for t in tiles], "way": [*((t,) for t in tiles), (EXIT,)], "tile set": [(t,) for t in tiles],
        "own counter": [(c,) for c in own], "target": [(name,) for name in setup.targets],
        "seat": [(seat.id,) for it in setup.vehicles for seat in it.seats],
        "vehicle seat": [(it.id, seat.id) for it in setup.vehicles for seat in it.seats],
    }  # fmt: skip
    entries = setup.entries[unit] if kind.printed and unit >= 0 and not p.stands[unit][0] else ()
    return tuple(
        Action(kind.name, side, things[0], found, at) for at in (entries if len(entries) > 1 else ("",)) for found in args[kind.form]
    )


def confirms(a: Action) -> bool:
    """Is this done only after the sum has been shown and said yes to?"""
    return a.kind in DICE_KINDS


def place_of(p: Position, counter: str) -> str:
    """Where a counter stands ("" off the board)."""
    return p.stands[p.setup.by_counter[counter]][0] if counter in p.setup.by_counter else ""


# The map: what never changes, and what lies on it.


def ground(p: Position) -> dict[str, Any]:
    """The tiles of the board with where they lie (in halves of a tile), what is drawn on them, and who may enter there."""
    setup = p.setup
    return {
        "title": scenario_title(setup),
        "legend": [
            {"label": Text(f"legend-{sign}"), "show": [{"t": sign, "side": side} for side in sides]}
            for sign, sides in (("scouted", SLOTS), ("controlled", SLOTS), ("target", SLOTS[1:]))
        ]
        + [{"label": Text("legend-spawn"), "show": [{"t": "spawn", "side": SLOTS[0], "text": Text("spawn-all")}], "width": 54}],
        "places": [
            {
                "id": tile,
                "at": setup.board.places[tile],
                "near": setup.board.neighbours[tile],
                "terrain": setup.tiles[tile].terrain,
                "cover": cover_words(setup, tile),
                "label": [
                    Text("label-tile", {"tile": tile, "terrain": terrain_name(setup, tile), "cover": cover_words(setup, tile)}),
                    *(
                        Text("label-spawn", {"side": side_adjective(setup, s.side), "who": _spawn_names(setup, s)})
                        for s in setup.spawns
                        if s.tile == tile
                    ),
                ],
                "spawns": [(SLOTS[s.side], sign) for s in setup.spawns if s.tile == tile for sign in _spawn_signs(setup, s)],
            }
            for tile in setup.board.tiles
        ],
    }


@lru_cache(maxsize=64)
def scenario_title(setup: Setup) -> Text:
    """The title of the scenario that is played (remembered: a table goes on though the file of its scenario is gone)."""
    from . import scenario

    return scenario.load(setup.name).label


def cover_words(setup: Setup, tile: str) -> str:
    """What the shield of a tile says."""
    it = setup.tiles[tile]
    return f"{it.cover}/{combat.HILL_FROM_HILL}" if it.hill else str(it.cover)


def terrain_name(setup: Setup, tile: str) -> Text:
    """What a tile is."""
    return Text(f"terrain-{setup.tiles[tile].terrain}", {"fallback": setup.tiles[tile].terrain})


def _spawn_units(setup: Setup, spawn: Spawn) -> list[int]:
    """The counters that a spawn marker names one by one."""
    return [i for i, c in enumerate(setup.counters) if c.side == spawn.side and (c.kind in spawn.units or c.id in spawn.units)]


def _spawn_signs(setup: Setup, spawn: Spawn) -> list[Text | str]:
    """What stands on the signs of a spawn marker: letters of squads, the figures of units."""
    if spawn.all:
        return [Text("spawn-all")]
    return [*([" ".join(spawn.squads)] if spawn.squads else []), *(setup.counters[i].kind for i in _spawn_units(setup, spawn))]


def _spawn_names(setup: Setup, spawn: Spawn) -> Any:
    """The same in words."""
    if spawn.all:
        return Text("spawn-all")
    return [*(Text("spawn-squad", {"squad": squad}) for squad in spawn.squads), *(unit_name(setup, i) for i in _spawn_units(setup, spawn))]


def elements(p: Position) -> list[dict[str, Any]]:
    """Everything that lies on the tiles, in drawing order: who it belongs to, what it is, and what is said of it.

    All of it is open to both sides.
    """
    setup, found = p.setup, []
    seen = view(p, "")
    holders = {tile: i for i, name in enumerate(setup.sides) for tile, mark in seen["markers"][name].items() if mark == "controlled"}
    for tile, worth in seen["worth"].items():
        holder = holders.get(tile, -1)
        label = Text("label-objective", {"points": worth, "side": side_name(setup, holder) if holder >= 0 else ""})
        found.append(
            {"k": f"flag {tile}", "t": "flag", "p": tile, "side": SLOTS[holder] if holder >= 0 else "", "n": str(worth), "label": label}
        )
    for i, name in enumerate(setup.sides):
        for tile, mark in seen["markers"][name].items():
            label = Text(f"label-{mark}", {"side": side_adjective(setup, i)})
            found.append({"k": f"{name} {tile}", "t": mark, "p": tile, "side": SLOTS[i], "label": label})
        if seen["targets"][name]:
            label = Text("label-target", {"side": side_adjective(setup, i)})
            found.append({"k": f"{name} target", "t": "target", "p": seen["targets"][name], "side": SLOTS[i], "label": label})
    for i, counter in enumerate(setup.counters):
        stand = seen["counters"][counter.id]
        if stand["tile"]:
            found.append(_counter(setup, i, counter, stand))
    return found


def _counter(setup: Setup, index: int, counter: Counter, stand: Mapping[str, Any]) -> dict[str, Any]:
    name, low = counter_name(setup, index), stand["suppressed"]
    return {
        "k": counter.id, "t": "counter", "p": stand["tile"], "side": SLOTS[counter.side], "s": "suppressed" if low else "",
        "figure": counter.kind, "letter": counter.squad, "n": str(counter.defence),
        "label": Text("label-counter", {"counter": name, "n": counter.defence, "low": low}),
    }  # fmt: skip


# Around the map.


def head(p: Position) -> dict[str, Any]:
    """Title, round, phases, score, initiative."""
    setup = p.setup
    first = p.token
    turns = (first, 1 - first)
    order = [Text("phase-draw"), Text("phase-initiative"), *(Text("phase-turn", {"side": side_adjective(setup, s)}) for s in turns)]
    now = {DRAW: 0, INITIATIVE: 1, TURNS: 2 + p.finished}[p.phase] if not p.outcome else len(order)
    return {
        "title": scenario_title(setup),
        "note": Text("game-normandy"),
        "round": str(p.round),
        "phases": [{"label": label, "state": "done" if i < now else "now" if i == now else ""} for i, label in enumerate(order)],
        "score": [_score(p, side) for side in (0, 1)],
        "first": {"side": SLOTS[first], "label": Text("holds-token", {"side": side_name(setup, first)})},
    }


def _score(p: Position, side: int) -> dict[str, Any]:
    goal = next((g.points for g in p.setup.goals[side] if g.kind == "points"), None)
    pins = any(g.kind == "pin" for g in p.setup.goals[side])
    points = p.score(side)
    words = Text("score", {"points": points, "goal": goal or 0, "pins": pins})
    return {"side": SLOTS[side], "name": side_name(p.setup, side), "points": points, "goal": goal, "text": words}


def hand_order(p: Position, side: int) -> list[str]:
    """The cards of a hand as they are shown; a second one of a kind is called ``…#2``."""
    cards = p.setup.cards[side]
    return [
        card.id + (f"#{n}" if n > 1 else "") for card, count in zip(cards, p.halves[side].hand, strict=True) for n in range(1, count + 1)
    ]


def mine(p: Position, side: int, choosing: Choosing) -> dict[str, Any]:
    """One's own hand, play area and piles."""
    setup = p.setup
    seen = view(p, setup.sides[side])["piles"][setup.sides[side]]
    acting = setup.sides[side] in p.to_act
    my_turn = acting and p.phase == TURNS and not p.pending
    return {
        "side": SLOTS[side],
        "name": side_name(setup, side),
        "hand": [_card(p, side, name, choosing, my_turn=my_turn) for name in hand_order(p, side)],
        "play": _small(setup, side, seen["play"], choosing, "pick" if _asks(setup, choosing) == "inspire" else ""),
        "piles": [_pile(setup, side, zone, seen, choosing, own=True) for zone in ("deck", "discard", "supply", "removed")],
        "hint": _hint(p, side, choosing),
        "end": Text("button-end-turn") if my_turn else None,
        "hidden": False,
    }


def _hint(p: Position, side: int, choosing: Choosing) -> Any:
    if p.outcome:
        return ""
    if p.setup.sides[side] not in p.to_act:
        return Text("hint-wait")
    if p.phase == INITIATIVE:
        return Text("slip-initiative")
    if p.pending:
        return Text("slip-blast-next-title")
    return "" if choosing.taps else Text("hint-choose-card")


def foe(p: Position, side: int) -> dict[str, Any]:
    """What one may see of the other side: numbers, its supply, what it has played."""
    setup = p.setup
    seen = view(p, setup.sides[1 - side])["piles"][setup.sides[side]]
    order = Text("plays-first" if p.token == side else "plays-second")
    return {
        "side": SLOTS[side],
        "name": side_name(setup, side),
        "note": order,
        "piles": [_pile(setup, side, zone, seen, Choosing(), own=False) for zone in ("hand", "deck", "discard", "supply")],
        "play": _small(setup, side, seen["play"], Choosing(), ""),
    }


def _figure(card: Card) -> str:
    return FIGURES.get(card.title) or UNIT_FIGURES.get(card.title) or "soldier"


def _card(p: Position, side: int, name: str, choosing: Choosing, *, my_turn: bool) -> dict[str, Any]:
    setup = p.setup
    card = setup.cards[side][setup.by_card[side][name.partition("#")[0]]]
    chosen = choosing.taps[:1] == (f"card:{name}",) or (p.halves[side].chosen >= 0 and setup.cards[side][p.halves[side].chosen].id == name)
    usable = (
        {a.kind for a in choosing.options if a.card == card.id} if not choosing.taps else _kinds_of(p, side, card) if my_turn else set()
    )
    kind = choosing.taps[1].removeprefix("do:") if chosen and len(choosing.taps) > 1 else ""

    def state(name: str) -> str:
        return "chosen" if name == kind else "" if name in usable or not my_turn else "no"

    chips = [
        {
            "id": a.kind,
            "label": kind_name(a.kind),
            "n": " ".join([*([str(a.x)] if a.x else []), *([a.squad] if a.squad else [])]),
            "icon": a.kind,
            "state": state(a.kind),
        }
        for a in card.abilities
    ]
    if "ready" in usable:
        chips.insert(0, {"id": "ready", "label": kind_name("ready"), "n": "", "icon": "ready", "state": state("ready")})
    choosing_now = p.phase == INITIATIVE and setup.sides[side] in p.to_act
    return {
        "id": name,
        "title": Text(f"card-{card.title}", {"squad": "", "fallback": card.id}),
        "band": card.squad,
        "n": card.initiative,
        "figure": _figure(card),
        "chips": chips,
        "state": "chosen" if chosen else "lit" if choosing_now else "never" if card.fog and p.phase == TURNS else "",
        "stub": None if card.fog else {"id": "hunker down", "label": kind_name("hunker down"), "state": ""},
        "note": Text("note-never") if card.fog and p.phase == TURNS else "",
        "label": Text("label-card", {"card": card_name(setup, side, card.id), "n": card.initiative}),
    }


def _kinds_of(p: Position, side: int, card: Card) -> set[str]:
    return {a.kind for a in p.actions() if a.card == card.id and a.side == p.setup.sides[side]}


def _asks(setup: Setup, choosing: Choosing) -> str:
    """The kind that is being chosen for, if it takes cards."""
    kind = choosing.taps[1].removeprefix("do:") if len(choosing.taps) > 1 else ""
    return kind if kind in setup.kinds and setup.kinds[kind].form == "cards" else ""


def _small(setup: Setup, side: int, cards: Mapping[str, int], choosing: Choosing, pick: str) -> list[dict[str, Any]]:
    """Cards of the play area: small, and possibly to be picked."""
    lit, picked = _pickable(choosing), list(choosing.taps)
    found = []
    for name, count in cards.items():
        card = setup.cards[side][setup.by_card[side][name]]
        for n in range(1, count + 1):
            state = "chosen" if picked.count(f"pick:{name}") >= n else "lit" if pick and name in lit else ""
            found.append(
                {
                    "id": name + (f"#{n}" if n > 1 else ""),
                    "title": Text(f"card-{card.title}", {"squad": card.squad, "fallback": card.id}),
                    "band": card.squad,
                    "n": card.initiative,
                    "figure": _figure(card),
                    "chips": [],
                    "state": state,
                    "stub": None,
                    "note": "",
                    "label": Text("label-card", {"card": card_name(setup, side, name), "n": card.initiative}),
                }
            )
    return found


def _pickable(choosing: Choosing) -> set[str]:
    """The cards that can be picked next."""
    done = [t.removeprefix("pick:") for t in choosing.taps if t.startswith("pick:")]
    return {str(c) for a in choosing.options for c in a.args if list(a.args).count(c) > done.count(str(c))}


def _pile(setup: Setup, side: int, zone: str, seen: Mapping[str, Any], choosing: Choosing, *, own: bool) -> dict[str, Any]:
    count = seen["counts"][zone]
    open_ = zone in seen
    lit = _pickable(choosing) if own and zone == "supply" and _asks(setup, choosing) == "bolster" else set()
    picked = list(choosing.taps)
    items = [
        {
            "id": name, "label": card_name(setup, side, name), "count": n,
            "state": "lit" if name in lit else "chosen" if f"pick:{name}" in picked else "",
        }
        for name, n in (seen[zone].items() if open_ else ())
    ]  # fmt: skip
    title = Text(f"pile-{zone}-{'own' if own else 'foe'}", {"count": count, "side": side_adjective(setup, side)})
    kind = {"supply": "open", "removed": "gone"}.get(zone, "back")
    return {"id": zone, "label": Text(f"zone-{zone}"), "count": count, "kind": kind, "title": title, "items": items}


# What is about to happen.


def slip(p: Position, side: int, choosing: Choosing) -> dict[str, Any] | None:
    """The slip for what is being chosen: the sum before an attack, the next thing to choose otherwise."""
    setup = p.setup
    if len(choosing.taps) < 2:
        return None
    action = choosing.preview
    if action and action.kind in DICE_KINDS:
        return _attack_slip(p, side, action)
    kind, card = choosing.taps[1].removeprefix("do:"), choosing.taps[0].removeprefix("card:").partition("#")[0]
    form = setup.kinds[kind].form
    title = Text("slip-choose-title", {"card": card_name(setup, side, card), "kind": kind_name(kind)})
    done = [t.partition(":")[2] for t in choosing.taps[2:]]
    complete = next((a for a in choosing.options if taps(p, a) == choosing.taps or _same_picks(p, a, choosing.taps)), None)
    base: dict[str, Any] = {
        "kind": kind,
        "icon": kind,
        "title": title,
        "back": Text("button-back"),
        "commit": None,
        "choices": [],
        "lines": [],
    }
    if form == "number":
        numbers = sorted({int(a.args[0]) for a in choosing.options})
        choices = [{"id": str(n), "label": Text("slip-draw", {"n": n}), "state": ""} for n in numbers]
        return {**base, "lines": [Text("slip-number")], "choices": choices}
    if form == "cards":
        ability = setup.cards[side][setup.by_card[side][card]].ability(kind)
        names = [card_name(setup, side, name) for name in done]
        lines = [Text("slip-cards", {"n": len(done), "x": ability.x if ability else 0, "cards": names})]
        commit = Text("slip-done-cards", {"n": len(done)}) if complete else None
        choices = [{"id": f"pick:{name}", "label": card_name(setup, side, name), "state": ""} for name in sorted(_pickable(choosing))]
        return {**base, "lines": lines, "commit": commit, "choices": choices}
    ask = "slip-counter" if form in ("counter", "counter tiles") and not done else "slip-tiles"
    commit = (
        Text("slip-done-way", {"tile": done[-1]}) if complete and done else Text("slip-do", {"kind": kind_name(kind)}) if complete else None
    )
    way = done[1:] if form == "counter tiles" else done
    return {**base, "lines": [Text(ask, {"way": " – ".join(way)})], "commit": commit}


def _same_picks(p: Position, a: Action, chosen: tuple[str, ...]) -> bool:
    return p.setup.kinds[a.kind].form == "cards" and sorted(taps(p, a)) == sorted(chosen)


def _attack_slip(p: Position, side: int, action: Action) -> dict[str, Any] | None:
    setup = p.setup
    ability = setup.cards[side][setup.by_card[side][action.card]].ability(action.kind)
    dice = ability.x if ability else 1
    if action.kind == "blast":
        return _blast_slip(p, side, dice)
    target = setup.by_counter[str(action.args[0])]
    on, source = p.stands[target][0], origin(p, action)
    unit = setup.unit_of[side][setup.by_card[side][action.card]]
    title = Text(
        "slip-attack-title",
        {
            "kind": kind_name(action.kind), "x": dice, "attacker": unit_name(setup, unit), "source": source,
            "target": counter_name(setup, target), "tile": on,
        },
    )  # fmt: skip
    suppresses = action.kind == "suppress"
    already = suppresses and p.stands[target][1]
    cost = [Text("slip-suppresses-already" if already else "slip-suppresses")] if suppresses else []
    chain = [] if suppresses else [Text(f"zone-{zone}") for zone in ("hand", "discard", "deck", "counter")]
    return {
        **attack_sum(p, target, on, source, dice),
        "kind": "attack", "icon": action.kind, "title": title,
        "lines": [Text("slip-one-die", {"dice": dice}), *cost], "chain": chain,
        "commit": Text("slip-roll", {"dice": dice}), "next": Text("button-next-target"), "back": Text("button-back"),
    }  # fmt: skip


def _blast_slip(p: Position, side: int, dice: int) -> dict[str, Any]:
    setup, tile = p.setup, p.halves[side].target
    targets = combat.aimed_at(p, tile)
    names = [counter_name(setup, t) for t in targets]
    title = Text("slip-blast-title", {"kind": kind_name("blast"), "x": dice, "tile": tile, "target": names or Text("nobody")})
    lines = []
    for t in targets:
        chance = odds(dice, combat.defence(setup, t, tile, "").total)
        ways, whole = chance.ways
        lines.append(Text("slip-blast-line", {"counter": counter_name(setup, t), "n": chance.defence, "fraction": f"{ways}/{whole}"}))
    one = attack_sum(p, targets[0], tile, "", dice) if len(targets) == 1 else {}
    return {
        **one, "kind": "attack", "icon": "blast", "title": title, "lines": [*lines, Text("slip-one-die", {"dice": dice})],
        "commit": Text("slip-do", {"kind": kind_name("blast")}), "back": Text("button-back"),
    }  # fmt: skip


def attack_sum(p: Position, target: int, on: str, source: str, dice: int) -> dict[str, Any]:
    """The sum of ``dice`` at the counter ``target`` on tile ``on``, from tile ``source`` ("" for a Blast), with the chance."""
    setup = p.setup
    parts = combat.defence(setup, target, on, source)
    chance = odds(dice, parts.total)
    ways, whole = chance.ways
    hill = setup.tiles[on].hill
    cover_note = Text(
        "sum-cover-note-hill" if hill else "sum-cover-note", {"tile": on, "terrain": terrain_name(setup, on), "n": parts.cover}
    )
    range_note = Text("sum-range-note", {"n": parts.range, "tile": source}) if source else Text("sum-range-note-blast")
    cover_rule = "un.defence.2" if not hill else "un.hill.1" if source else "un.hill.2"
    range_rule = "un.blast.3" if not source else "un.attack.6" if source == on else "un.defence.3"
    percent = round(float(chance.probability) * 100)
    return {
        "sum": [
            {
                "shape": "shield",
                "n": parts.base,
                "word": Text("sum-base"),
                "note": Text("sum-base-note"),
                "struck": False,
                "rule": "un.defence.1",
            },
            {"shape": "cover", "n": parts.cover, "word": Text("sum-cover"), "note": cover_note, "struck": False, "rule": cover_rule},
            {"shape": "disc", "n": parts.range, "word": Text("sum-range"), "note": range_note, "struck": not source, "rule": range_rule},
        ],
        "total": {
            "n": parts.total,
            "word": Text("sum-defence"),
            "note": Text("sum-hits", {"faces": ", ".join(map(str, chance.hits))}),
            "rule": "un.attack.3",
        },
        "dice": dice,
        "hits": list(chance.hits),
        "chance": {"fraction": f"{ways}/{whole}", "words": Text("slip-chance", {"percent": percent, "k": _one_in(chance.probability)})},
    }


def _one_in(probability: Fraction) -> int | float:
    """The k of "1 in k", to a tenth where it is no whole number."""
    k = round(float(1 / probability), 1)
    return int(k) if k == int(k) else k


def aims(p: Position, side: int, options: Iterable[Action]) -> dict[str, str]:
    """The counters that can be chosen next, with the chance to hit each where dice will be rolled."""
    setup, found = p.setup, {}
    for a in options:
        if a.kind in ("attack", "suppress"):
            target = setup.by_counter[str(a.args[0])]
            ability = setup.cards[side][setup.by_card[side][a.card]].ability(a.kind)
            chance = odds(ability.x if ability else 1, combat.defence(setup, target, p.stands[target][0], origin(p, a)).total)
            found[str(a.args[0])] = f"{round(float(chance.probability) * 100)} %"
        elif a.kind in ("guide", course.NEXT):
            found[str(a.args[0])] = ""
    return found


def path(p: Position, choosing: Choosing) -> list[str]:
    """The way that is being chosen, or the line of the attack that is previewed, tile by tile."""
    setup, action = p.setup, choosing.preview
    if action and action.kind in ("attack", "suppress"):
        return shortest(setup, origin(p, action), p.stands[setup.by_counter[str(action.args[0])]][0])
    if len(choosing.taps) < 3:
        return []
    first = next(iter(choosing.options), None)
    places = [t.removeprefix("place:") for t in choosing.taps[2:] if t.startswith("place:")]
    if first is None or not places or setup.kinds[first.kind].form not in ("tiles", "counter tiles"):
        return []
    start = place_of(p, str(first.args[0])) if first.kind == "guide" else origin(p, first)
    return [start, *(places[1:] if first.at else places)]


def shortest(setup: Setup, start: str, goal: str) -> list[str]:
    """One shortest way from tile to tile, both named."""
    way = [start]
    while way[-1] != goal:
        here = way[-1]
        way.append(min(setup.board.neighbours[here], key=lambda t: setup.board.distance[t].get(goal, 99)))
    return way


def start_of(p: Position, action: Action) -> str:
    """The tile an action is done from ("" for none)."""
    if action.kind == "guide" and action.args:
        return place_of(p, str(action.args[0]))
    return origin(p, action) if action.card and action.kind in p.setup.kinds else ""


def roll(setup: Setup, event: Event) -> dict[str, Any]:
    """The dice of an attack, as they lie."""
    data, total = event.data, event.data["defence"]["total"]
    names = {k: piece_name(setup, data[k]) for k in ("attacker", "target")}
    return {
        "title": Text("roll-title"),
        "note": Text("roll-note", names),
        "dice": [
            {"n": f, "hit": f == 0 or f >= total, "word": Text("die-hit" if f == 0 or f >= total else "die-miss")} for f in data["dice"]
        ],
        "need": Text("roll-need", {"n": total, "possible": total < 10}),
    }


def about_place(p: Position, tile: str) -> list[tuple[Text, str]]:
    """What there is to say of a tile, each with the id of its rule: for a look without anything chosen."""
    setup = p.setup
    if tile not in setup.tiles:
        return []
    it = setup.tiles[tile]
    said = [
        (
            Text("about-cover-hill" if it.hill else "about-cover", {"tile": tile, "terrain": terrain_name(setup, tile), "n": it.cover}),
            "un.hill.1" if it.hill else "un.defence.2",
        ),
        (Text("about-near", {"tile": tile, "near": list(setup.board.neighbours[tile])}), "un.board.1"),
    ]
    if tile in setup.objectives:
        said.append((Text("about-objective", {"n": p.worth[setup.objectives.index(tile)]}), "un.end.2"))
    for i in (0, 1):
        mark = p.halves[i].marks[setup.board.index[tile]]
        if mark:
            said.append(
                (
                    Text("about-scouted" if mark == 1 else "about-controlled", {"side": side_name(setup, i)}),
                    "un.move.2" if mark == 1 else "un.control.1",
                )
            )
    return said


def about_counter(p: Position, counter: str) -> list[tuple[Text, str]]:
    """What there is to say of a counter, each with the id of its rule."""
    setup = p.setup
    index = setup.by_counter.get(counter)
    if index is None:
        return []
    it = setup.counters[index]
    said = [(Text("about-defence", {"counter": counter_name(setup, index), "n": it.defence}), "un.defence.1")]
    if p.stands[index][1]:
        said.append((Text("about-suppressed", {"counter": counter_name(setup, index)}), "un.suppressed.1"))
    return said


def decided(p: Position) -> dict[str, Any] | None:
    """Who has won, and by which rule."""
    if not p.outcome:
        return None
    return {"text": Text("outcome", {"side": side_name(p.setup, p.setup.side(p.outcome.winner))}), "rule": p.outcome.rule}


def tapped_name(p: Position, side: str, tap: str) -> Text:
    """The name of the card that a tap means."""
    return card_name(p.setup, p.setup.sides.index(side), tap.partition(":")[2].partition("#")[0])


def name_of(p: Position, side: str, what: str, name: str) -> Text:
    """The name of a thing of the notation: a counter, a card of ``side``, a side (a name that nothing has stands for itself)."""
    if what == "counter" and name in p.setup.by_counter:
        return counter_name(p.setup, p.setup.by_counter[name])
    if what == "side" and name in p.setup.sides:
        return side_name(p.setup, p.setup.side(name))
    return card_name(p.setup, p.setup.side(side), name) if what == "card" and side in p.setup.sides else Text("plain", {"text": name})


def printed(p: Position, side: str, card: str) -> list[str]:
    """The kinds of action that are printed on a card and are pointed at one thing, a tile or a counter."""
    me = p.setup.side(side)
    abilities = p.setup.cards[me][p.setup.by_card[me][card]].abilities
    return [a.kind for a in abilities if p.setup.kinds[a.kind].form in ("tile", "tiles", "counter")]


def use_name(p: Position, side: str, card: str, kind: str) -> Text:
    """A card and one of its actions."""
    return Text("about-use", {"card": card_name(p.setup, p.setup.side(side), card), "kind": kind_name(kind)})


def to_act_name(p: Position, side: str) -> Text:
    """The name of a side."""
    return Text("chance") if side == CHANCE else side_name(p.setup, p.setup.side(side))
