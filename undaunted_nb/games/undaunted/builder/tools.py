"""The controls of the builder for Undaunted, tab by tab."""

from __future__ import annotations

import re
from collections.abc import Iterator

from undaunted_nb.engine.text import Text
from undaunted_nb.files.checker import MOST
from undaunted_nb.kit.builder.drafts import Control, ControlGroup, Draft, act, choice, field, flag, group, number, pick
from undaunted_nb.kit.table.parts import SLOTS

from ..files.pieces import Pieces
from ..rules.state.names import name_of_card, name_of_structure, name_of_vehicle
from ..rules.state.setup import Card, Counter
from ..table.board import FIGURES, HIGH, WIDE, figure_of
from . import goals, layout
from .drafts import bare, has_gear, pieces, sides_of

TABS = ("board", "marks", "counters", "cards", "goals", "about")
ONCE = frozenset({"tile"})
"""The kinds of things that leave the hand once they are on the board, because there is only one of each."""
POINTS = (1, 2, 3, 4)
"""The points of objectives that have their own button. Other numbers can be typed."""
Groups = list[ControlGroup]


def groups(draft: Draft, tab: str, place: str) -> Groups:
    """Return the controls of a tab. ``place`` is the chosen place ("": none)."""
    return _TABS[tab](draft, pieces(draft), place)


def _side_name(side: str) -> Text:
    return Text(f"side-{side}", {"fallback": side})


def _sides(draft: Draft) -> Iterator[tuple[int, str, Draft, Text]]:
    """Yield each side: its number, its table in the file, that table, and its name."""
    for n, side in enumerate(sides_of(draft)):
        yield n, side.lower(), draft[side.lower()], _side_name(side)


# The board


def _board(draft: Draft, box: Pieces, place: str) -> Groups:
    on_board = layout.places(draft)
    tiles = []
    for name in sorted(box.tiles, key=lambda name: (_number(name), name)):
        tile = box.tiles[name]
        face = layout.used(draft, name)
        terrain = Text(f"terrain-{tile.terrain}", {"fallback": tile.terrain})
        cover = f"{tile.cover}/1" if tile.hill else str(tile.cover)
        label = Text("label-tile", {"tile": name, "terrain": terrain, "cover": cover})
        tiles.append(pick(f"tile:{name}", name, on=name == place, off=bool(face) and place not in on_board, note=cover, say=label))
    return [
        group("tiles", Text("build-tiles"), tiles, compact=True),
        group("typed", "", [field("type", Text("build-type-tiles"), "", ask=True)]),
        group(
            "change",
            Text("build-change"),
            [
                pick("turn:", Text("build-turn"), off=bool(place) and place not in on_board),
                pick("take:tile", Text("build-take-tile"), off=bool(place) and place not in on_board),
                act("way", Text("build-way", {"way": layout.way(draft)})),
            ],
        ),
    ]


def _number(name: str) -> int:
    match = re.match(r"\d+", name)
    return int(match[0]) if match else MOST


# What lies on the tiles


def _marks(draft: Draft, box: Pieces, place: str) -> Groups:
    worth = draft.get("objectives", {})
    objectives = [
        pick(f"objective:{n}", Text("build-points", {"n": n}), on=worth.get(place) == n, show=[{"t": "banner", "n": str(n)}], size=32)
        for n in POINTS
    ]
    if place in worth:
        objectives.append(number(f"worth:{place}", Text("build-worth", {"tile": place}), worth[place], MOST))
    out = [group("objectives", Text("build-objectives"), objectives)]
    for n, table, side, name in _sides(draft):
        marks = [
            pick(f"{kind}:{table}", Text(f"build-{kind}"), on=place in side.get(kind, []), show=[{"t": kind, "side": SLOTS[n]}], size=36)
            for kind in ("scouted", "controlled")
        ]
        out.append(group(f"marks:{table}", name, [*marks, *([] if has_gear(draft) else _spawns(box, n, table, side, place))], SLOTS[n]))
    if has_gear(draft):
        out.append(group("things", Text("build-things"), [*_structures(draft, box, place), _exit(draft, place)]))
    else:
        radio = draft.get("special", {}).get("radio", {})
        tiles = {"": Text("build-none"), **{tile: tile for tile in worth}}
        fields = [choice("radio:tile", Text("build-radio"), radio.get("tile", ""), tiles)]
        if radio:
            fields.append(
                choice(
                    "radio:side",
                    Text("build-radio-side"),
                    radio["side"],
                    {side_name: _side_name(side_name) for side_name in sides_of(draft)},
                )
            )
        out.append(group("radio", Text("build-special"), fields))
    return [*out, _clear()]


def _clear() -> ControlGroup:
    return group("change", Text("build-change"), [pick("take:things", Text("build-take-things"))])


def _spawns(box: Pieces, n: int, table: str, side: Draft, place: str) -> Iterator[Control]:
    here: str | Draft = next((sign.get("for", "all") for sign in side.get("spawn", []) if sign["tile"] == place), {})
    counters = [c for c in box.counters.values() if c.side == n]
    look = {"t": "spawn", "side": SLOTS[n]}
    yield pick(f"spawn:{table}:all", Text("build-spawn"), on=here == "all", show=[{**look, "text": Text("spawn-all")}], size=60)
    limits = here if isinstance(here, dict) else {}
    for squad in sorted({c.squad for c in counters if c.squad}):
        label, on = Text("build-spawn-squad", {"squad": squad}), squad in limits.get("squads", [])
        yield pick(f"spawn:{table}:squads:{squad}", label, on=on, show=[{**look, "text": squad}], size=60)
    for counter in (c for c in counters if not c.squad):
        label = Text("build-spawn-unit", {"unit": _counter_name(counter)})
        on = not {bare(counter), counter.kind}.isdisjoint(limits.get("units", []))
        yield pick(f"spawn:{table}:units:{bare(counter)}", label, on=on)


def _structures(draft: Draft, box: Pieces, place: str) -> Iterator[Control]:
    tiles = draft.get("structures", {})
    for name, kind in box.structures.items():
        label = name_of_structure(kind)
        look = {
            "t": "structure",
            "side": "",
            "figure": figure_of(kind.title, "hangar"),
            "n": str(kind.defense),
            "points": str(kind.points),
        }
        yield pick(f"structure:{name}", label, on=tiles.get(name) == place, off=not place and name in tiles, show=[look])


def _exit(draft: Draft, place: str) -> Control:
    return pick("exit:", Text("build-exit"), on=place in draft.get("exits", []))


def _counter_name(counter: Counter) -> Text:
    return Text(f"counter-{counter.kind}", {"side": "", "squad": counter.squad, "fallback": bare(counter)})


def _counters(draft: Draft, box: Pieces, place: str) -> Groups:
    out: Groups = []
    for n, table, side, name in _sides(draft):
        items: list[Control] = []
        if has_gear(draft):
            items += _vehicles(box, n, table, side, place)
        stands = side.get("counters", {})
        for counter in (c for c in box.counters.values() if c.side == n):
            figure = FIGURES.get(counter.kind, counter.kind)
            look = {"t": "counter", "side": SLOTS[n], "figure": figure, "letter": counter.squad, "n": str(counter.defense)}
            here = stands.get(bare(counter))
            name_of, on = f"counter:{table}:{bare(counter)}", bool(place) and here == place
            items.append(pick(name_of, _counter_name(counter), on=on, used=here is not None, show=[look], size=52))
        out.append(group(f"counters:{table}", name, items, SLOTS[n]))
        if seats := [control for vehicle in side.get("vehicles", {}) for control in _seats(box, n, table, side, vehicle)]:
            out.append(group(f"seats:{table}", Text("build-seats"), seats, SLOTS[n]))
    return [*out, _clear()]


def _vehicles(box: Pieces, n: int, table: str, side: Draft, place: str) -> Iterator[Control]:
    for name, (kind, owner) in box.vehicles.items():
        if owner in (-1, n):
            here = side.get("vehicles", {}).get(name)
            look = {
                "t": "vehicle", "side": SLOTS[n], "figure": figure_of(kind.title, "truck"),
                "n": "–" if kind.defense is None else str(kind.defense), "armor": str(kind.armor), "crew": "", "w": WIDE, "h": HIGH,
            }  # fmt: skip
            label = name_of_vehicle(kind)
            on = bool(place) and here == place
            yield pick(f"vehicle:{table}:{name}", label, on=on, used=here is not None, show=[look], size=60)


def _seats(box: Pieces, n: int, table: str, side: Draft, vehicle: str) -> Iterator[Control]:
    """Yield a choice of a soldier for each seat of a vehicle on the board."""
    if vehicle not in box.vehicles:
        return
    kind, stands = box.vehicles[vehicle][0], side.get("counters", {})
    people = {bare(c): _counter_name(c) for c in box.counters.values() if c.side == n}
    for seat in kind.seats:
        spot = {"in": vehicle, "seat": seat.id}
        soldier = next((name for name, place in stands.items() if place == spot), "")
        params = {"vehicle": name_of_vehicle(kind), "seat": Text(f"seat-{seat.id}", {"fallback": seat.id})}
        yield choice(f"seat:{table}:{vehicle}:{seat.id}", Text("build-seat", params), soldier, {"": Text("build-empty"), **people})


# Cards and goals


def _cards(draft: Draft, box: Pieces, _place: str) -> Groups:
    out: Groups = []
    same = set(box.cards[0]) == set(box.cards[1])
    for n, table, side, name in _sides(draft):
        other = _side_name(sides_of(draft)[1 - n])
        rows = [_card_row(table, side, card, box.printed_counts[n].get(card.id)) for card in box.cards[n].values()]
        acts = [act(f"rest:{table}", Text("build-rest"))]
        if same:
            acts.append(act(f"same:{table}", Text("build-same", {"side": other}), off=not side.get("deck")))
        out.append(group(f"cards:{table}", name, [*rows, *acts], SLOTS[n], heads=[Text("zone-deck"), Text("zone-supply")]))
    return out


def _card_row(table: str, side: Draft, card: Card, printed_count: int | None) -> Control:
    """Return a card with its copies in the deck and in the supply."""
    name = name_of_card(card, card.squad)
    counts = [side.get(pile, {}).get(card.id, 0) for pile in ("deck", "supply")]
    cells = [
        number(f"{pile}:{table}:{card.id}", Text("build-count", {"card": name, "pile": Text(f"zone-{pile}")}), count, MOST)
        for pile, count in zip(("deck", "supply"), counts, strict=True)
    ]
    note = "" if printed_count is None else f"{sum(counts)}/{printed_count}"
    return {
        "kind": "row",
        "id": f"row:{table}:{card.id}",
        "label": name,
        "note": note,
        "over": printed_count is not None and sum(counts) > printed_count,
        "cells": cells,
    }


def _goals(draft: Draft, _box: Pieces, _place: str) -> Groups:
    out: Groups = []
    for n, table, side, name in _sides(draft):
        fields = [number(f"goal:{table}:points", Text("build-goal-points"), goals.value_of(side, "points"), MOST)]
        if has_gear(draft):
            for kind in goals.NAMED:
                fields.append(number(f"goal:{table}:{kind}", Text(f"build-goal-{kind}"), goals.value_of(side, kind), MOST))
                fields.append(field(f"goal:{table}:of:{kind}", Text("build-goal-of"), ", ".join(goals.named(side, kind))))
        else:
            fields.append(flag(f"goal:{table}:pin", Text("build-goal-pin"), bool(goals.value_of(side, "pin"))))
        out.append(group(f"goals:{table}", name, fields, SLOTS[n]))
    sides = {side: _side_name(side) for side in sides_of(draft)}
    first = choice("initiative", Text("build-initiative"), draft.get("initiative", ""), sides)
    return [*out, group("first", Text("build-first"), [first])]


def _about_scenario(draft: Draft, _box: Pieces, _place: str) -> Groups:
    fields = [field(key, Text(f"build-{key}"), str(draft.get(key, "")), long=key == "notes") for key in ("title", "source", "notes")]
    return [group("about", Text("build-about"), fields)]


_TABS = {"board": _board, "marks": _marks, "counters": _counters, "cards": _cards, "goals": _goals, "about": _about_scenario}
