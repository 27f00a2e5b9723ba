"""The pieces that a scenario can use: tiles, counters and cards, from the box of an edition or defined by a file."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from undaunted_nb.engine.text import Title
from undaunted_nb.files.checker import Checker, parse_toml, short
from undaunted_nb.files.titles import read_title
from undaunted_nb.files.toml_lines import Where

from ..rules.actions import Kind, kinds_of
from ..rules.state.editions import EDITIONS, folder_name
from ..rules.state.setup import Ability, Card, Counter, Seat, Structure, Tile, Vehicle
from .forms import DESERT, KEY, LARGEST_X, NAME, ON_FOOT, TERRAINS, WORD

WITHOUT_UNIT = frozenset({"guide", "bolster", "command", "inspire", "recon", "conceal", "survey", "strafe"})
"""The actions that a card without a counter can have."""
FIRST_WORDS = frozenset({"roll", "draw", "initiative", "next", "pick", "end", "nothing", "begin", "take", "enough"})
"""Words that begin something else in notation, so card names cannot use them."""


class Pieces(NamedTuple):
    """The pieces that a scenario can use, by id.

    These are tiles and counters, each side's cards and their printed numbers, vehicles with the side that can have them at the start (-1:
    either), and structures, which are not on a tile yet.
    """

    tiles: Mapping[str, Tile]
    counters: Mapping[str, Counter]
    cards: tuple[Mapping[str, Card], Mapping[str, Card]]
    printed_counts: tuple[Mapping[str, int], Mapping[str, int]]
    vehicles: Mapping[str, tuple[Vehicle, int]]
    structures: Mapping[str, Structure]


MOST_CARDS = 64
"""The most cards that a file can define for a side. A box has half as many, and every choice of cards grows with them."""
PARTS = ("tiles.toml", "cards.toml", "vehicles.toml", "structures.toml")
FIELDS = ("tiles", "counters", "cards", "vehicles", "structures")
"""The files of a box, and the fields that they and a scenario can define."""


@cache
def load_built_in(edition: str) -> Pieces:
    """Return the contents of an edition's box, from the built-in files."""
    pieces = Pieces({}, {}, ({}, {}), ({}, {}), {}, {})
    for part in PARTS:
        file = folder() / folder_name(edition) / part
        if not file.is_file():
            continue
        text = file.read_text("utf-8")
        check, data = Checker(text, part), parse_toml(text, part)
        check.fields((), data, ("source", *FIELDS))
        pieces = check.finish(define(check, data, pieces, edition))
    return pieces


def folder() -> Path:
    """Return the folder of the editions."""
    return Path(__file__).parents[1]


def define(check: Checker, data: Mapping[str, object], base: Pieces, edition: str, table: Where = ()) -> Pieces:
    """Return the pieces of ``base`` with those that a file defines or redefines, in its table at this place."""
    tiles = {**base.tiles, **_tiles(check, (*table, "tiles"), data.get("tiles", {}), base.tiles)}
    sides = EDITIONS[edition].sides
    counters = dict(base.counters)
    for where, entry in check.items((*table, "counters"), data.get("counters", [])):
        counters.update((c.id, c) for c in _counters(check, where, entry, sides))
    cards, print_runs = _all_cards(check, (*table, "cards"), data.get("cards", []), base, counters, edition)
    vehicles, structures = dict(base.vehicles), dict(base.structures)
    for where, entry in check.items((*table, "vehicles"), data.get("vehicles", [])):
        vehicle, side = _vehicle(check, where, entry, edition)
        if vehicle.id in counters:
            check.fault((*where, "id"), "fault-name-taken", name=vehicle.id)
        vehicles[vehicle.id] = (vehicle, side)
    entries = data.get("structures", [])
    for where, entry in check.items((*table, "structures"), [] if isinstance(entries, dict) else entries):  # a table gives only their tiles
        structure = _structure(check, where, entry, structures, placed=not table)
        if structure.id in counters or structure.id in vehicles:
            check.fault((*where, "id"), "fault-name-taken", name=structure.id)
        structures[structure.id] = structure
    return Pieces(tiles, counters, cards, print_runs, vehicles, structures)


def with_own(data: Mapping[str, object]) -> dict[str, object]:
    """Return the data of a scenario with the pieces of an older file where a new one has them, in its table ``own``."""
    older: dict[str, Any] = {part: data[part] for part in FIELDS if isinstance(data.get(part), dict if part == "tiles" else list)}
    own_table, new = data.get("own", {}), {key: value for key, value in data.items() if key not in older}
    if not older or not isinstance(own_table, dict):
        return new
    if structures := older.get("structures"):
        entries = [entry for entry in structures if isinstance(entry, dict)]
        new["structures"] = {entry["id"]: entry["tile"] for entry in entries if "id" in entry and "tile" in entry}
        older["structures"] = [{key: entry[key] for key in entry if key != "tile"} for entry in entries]
    return {**new, "own": {**own_table, **{part: _join_entries(older[part], own_table.get(part)) for part in older}}}


def _join_entries(older: Any, newer: Any) -> object:
    """Return the entries of two tables, or of two lists."""
    return older if not newer else {**older, **newer} if isinstance(older, dict) else [*older, *newer]


def _all_cards(
    check: Checker, table: Where, entries: object, base: Pieces, counters: Mapping[str, Counter], edition: str
) -> tuple[tuple[dict[str, Card], dict[str, Card]], tuple[dict[str, int], dict[str, int]]]:
    """Return the cards of both sides with those that a file defines, and how many of each are printed."""
    cards: tuple[dict[str, Card], dict[str, Card]] = (dict(base.cards[0]), dict(base.cards[1]))
    print_runs: tuple[dict[str, int], dict[str, int]] = (dict(base.printed_counts[0]), dict(base.printed_counts[1]))
    own_ids: tuple[set[str], set[str]] = (set(), set())
    for where, entry in check.items(table, entries):
        for side, card, count in _cards(check, where, entry, counters, edition):
            if card.id in own_ids[side] or _clashes(card.id, cards[side]):
                check.fault((*where, "id"), "fault-name-taken", name=card.id)
            own_ids[side].add(card.id)
            cards[side][card.id] = card
            print_runs[side].pop(card.id, None)
            if count is not None:
                print_runs[side][card.id] = count
    for side, names in enumerate(own_ids):
        if len(names) > MOST_CARDS:
            check.fault(table, "fault-too-many-own-cards", n=len(names), most=MOST_CARDS, side=EDITIONS[edition].sides[side])
    return cards, print_runs


def _clashes(name: str, known: Iterable[str]) -> bool:
    """Return whether another name differs in capitals only. Notation ignores case."""
    lower = name.casefold()
    return any(lower == other.casefold() and name != other for other in known)


def _tiles(check: Checker, table: Where, value: object, base: Mapping[str, Tile]) -> dict[str, Tile]:
    tiles: dict[str, Tile] = {}
    name_by_lower = {name.casefold(): name for name in base}
    for name, entry in check.table(table, value).items():
        where: Where = (*table, name)
        if not (name.isalnum() and any(c in "0123456789" for c in name) and len(name) <= 8):
            check.fault(where, "fault-tile-form", name=short(name), most=8)
        if name_by_lower.setdefault(name.casefold(), name) != name:
            check.fault(where, "fault-name-taken", name=short(name))
        field = check.fields(where, entry, ("cover", "hill", "terrain", "rough", "from"), ("cover",))
        cover = check.number((*where, "cover"), field.get("cover", 0), 0, 9)
        hill = check.flag((*where, "hill"), field.get("hill", False))
        terrain = "hill" if hill else ("field", "hedgerow", "farm", "wood")[min(cover, 3)]
        if "terrain" in field:
            terrain = check.name((*where, "terrain"), field["terrain"], "terrain", (*TERRAINS, *DESERT))
        tiles[name] = Tile(name, cover, hill, terrain, check.flag((*where, "rough"), field.get("rough", False)))
    return tiles


def _sides(check: Checker, where: Where, field: Mapping[str, object], sides: tuple[str, str]) -> tuple[int, ...]:
    """Return the sides that a piece is for."""
    if "side" not in field:
        return (0, 1)
    name = check.name((*where, "side"), field["side"], "side", sides)
    return (sides.index(name),) if name else ()


def _squads(check: Checker, where: Where, field: Mapping[str, object]) -> tuple[str, ...]:
    """Return the squads that have a card or counter ("" for one without a squad)."""
    squads = [check.named(place, squad, WORD, 10) for place, squad in check.items((*where, "squads"), field.get("squads", []))]
    return tuple(squad for squad in squads if squad) or ("",)


def _with_squad(name: str, squad: str) -> str:
    return f"{name} {squad}" if squad else name


def _counter_id(side: str, kind: str, squad: str) -> str:
    return _with_squad(f"{side} {kind.replace('-', ' ').title()}", squad)


def _counters(check: Checker, where: Where, entry: object, sides: tuple[str, str]) -> Iterator[Counter]:
    field = check.fields(where, entry, ("kind", "side", "squads", "defense", "specialization", "from"), ("kind", "defense"))
    kind = check.named((*where, "kind"), field.get("kind", "missing"), KEY)
    defense = check.number((*where, "defense"), field.get("defense", 0), 0)
    squads = _squads(check, where, field)
    known_for = check.named((*where, "specialization"), field["specialization"], KEY) if "specialization" in field else ""
    for side in _sides(check, where, field, sides):
        for squad in squads:
            yield Counter(_counter_id(sides[side], kind, squad), side, kind, squad, defense, known_for)


def _cards(
    check: Checker, where: Where, entry: object, counters: Mapping[str, Counter], edition: str
) -> Iterator[tuple[int, Card, int | None]]:
    """Yield the cards that one entry defines: a side, the card, and the printed number (None: not given)."""
    known = ("id", "title", "side", "squads", "printed", "unit", "initiative", "actions", "fog", "from")
    names = EDITIONS[edition].sides
    field = check.fields(where, entry, known, ("id", "initiative"))
    name = check.named((*where, "id"), field.get("id", "missing"), NAME)
    if name.split(" ")[0].casefold() in (*FIRST_WORDS, *map(str.casefold, names)):
        check.fault((*where, "id"), "fault-name-reserved", name=name)
    title, named = _title(check, where, field, name)
    squads, sides = _squads(check, where, field), _sides(check, where, field, names)
    initiative = check.number((*where, "initiative"), field.get("initiative", 0), 0)
    count = check.number((*where, "printed"), field["printed"], 0) if "printed" in field else None
    fog = check.flag((*where, "fog"), field.get("fog", False))
    unit = _unit(check, where, field, counters, [(names[side], squad) for side in sides for squad in squads])
    kinds = {name: kind for name, kind in kinds_of(edition).items() if kind.printed and name != "drive"}
    actions = _actions(check, (*where, "actions"), field.get("actions", {}), kinds, unit=bool(unit), squads=squads != ("",))
    if fog and (actions or unit):
        check.fault((*where, "fog"), "fault-fog-acts")
    for side in sides:
        for squad in squads:
            abilities = tuple(Ability(kind, x, squad if limited else "") for kind, x, limited in actions)
            card = _with_squad(name, squad)
            yield (
                side,
                Card(card, title, _counter_id(names[side], unit, squad) if unit else "", squad, initiative, abilities, fog, named),
                count,
            )


def _unit(
    check: Checker, where: Where, field: Mapping[str, object], counters: Mapping[str, Counter], owners: Iterable[tuple[str, str]]
) -> str:
    """Return the kind of a card's counter ("" for a leader), which must exist for every side and squad."""
    if "unit" not in field:
        return ""
    place = (*where, "unit")
    kind = check.name(place, field["unit"], "unit", dict.fromkeys(c.kind for c in counters.values()))
    missing = [_counter_id(side, kind, squad) for side, squad in owners if kind and _counter_id(side, kind, squad) not in counters]
    if missing:
        check.fault(place, "fault-no-counter", counters=", ".join(missing))
    return kind


def _title(check: Checker, where: Where, field: Mapping[str, object], name: str) -> tuple[str, Title]:
    """Return the key of a piece's name, which also decides its drawing, and the name that the file gives instead (empty: none)."""
    title, key = field.get("title"), name.lower().replace(" ", "-")
    if isinstance(title, str) and re.fullmatch(KEY, title):
        return title, Title()
    return key, Title() if title is None else read_title(check, (*where, "title"), title)


def _vehicle(check: Checker, where: Where, entry: object, edition: str) -> tuple[Vehicle, int]:
    """Return a vehicle, and the side that can have it at the start (-1: either)."""
    known = ("id", "title", "side", "defense", "armor", "critical", "hull", "seats", "from")
    field = check.fields(where, entry, known, ("id", "armor", "critical", "hull"))
    name = check.named((*where, "id"), field.get("id", "missing"), NAME)
    title, named = _title(check, where, field, name)
    sides = _sides(check, where, field, EDITIONS[edition].sides)
    armor, critical, hull = (check.number((*where, key), field.get(key, 1), 1) for key in ("armor", "critical", "hull"))
    defense = check.number((*where, "defense"), field["defense"], 0) if "defense" in field else None
    seats: dict[str, Seat] = {}
    kinds = {name: kind for name, kind in kinds_of(edition).items() if kind.printed and name not in ON_FOOT}
    for place, data in check.items((*where, "seats"), field.get("seats", [])):
        seat_field = check.fields(place, data, ("id", "crew", "actions", "from"), ("id",))
        seat = check.named((*place, "id"), seat_field.get("id", "missing"), KEY)
        if seat in seats:
            check.fault((*place, "id"), "fault-name-taken", name=seat)
        crew = [check.named(spot, word, KEY) for spot, word in check.items((*place, "crew"), seat_field.get("crew", []))]
        actions = _actions(check, (*place, "actions"), seat_field.get("actions", {}), kinds, unit=True, squads=False)
        seats[seat] = Seat(seat, tuple(Ability(kind, x) for kind, x, _ in actions), tuple(crew))
    return Vehicle(name, title, tuple(seats.values()), hull, critical, defense, armor, named), sides[0] if len(sides) == 1 else -1


def _structure(check: Checker, where: Where, entry: object, known: Mapping[str, Structure], *, placed: bool) -> Structure:
    """Return a structure.

    A known structure needs only its name and what changes. In older scenarios its tile is ``placed`` here.
    """
    entry_id = entry.get("id") if isinstance(entry, dict) else ""
    required = ("id",) if isinstance(entry_id, str) and entry_id in known else ("id", "defense")
    field = check.fields(where, entry, ("id", "title", "defense", "points", *(("tile",) if placed else ()), "from"), required)
    name = check.named((*where, "id"), field.get("id", "missing"), NAME)
    base = known.get(name, Structure(name, name.lower().replace(" ", "-"), "", 0, 0))
    defense = check.number((*where, "defense"), field.get("defense", base.defense), 0)
    points = check.number((*where, "points"), field.get("points", base.points), 0)
    title, named = _title(check, where, {"title": base.title, **field}, name)
    return Structure(name, title, "", defense, points, named or base.named)


def _actions(
    check: Checker, where: Where, value: object, kinds: Mapping[str, Kind], *, unit: bool, squads: bool
) -> list[tuple[str, int, bool]]:
    """Return the actions of a card or a seat: kind, X, and whether they are limited to its own squad."""
    actions: list[tuple[str, int, bool]] = []
    for name, data in check.table(where, value).items():
        place = (*where, name)
        if name not in kinds:
            check.report_unknown(place, "action", name, kinds)
            continue
        if not unit and name not in WITHOUT_UNIT:
            check.fault(place, "fault-needs-unit", action=name)
        limited = isinstance(data, dict)
        field = check.fields(place, data, ("x", "squad"), ("x", "squad")) if limited else {"x": data}
        if (
            limited
            and check.name((*place, "squad"), field.get("squad", "own"), "limit", ("own",))
            and not (squads and kinds[name].form == "cards")
        ):
            check.fault((*place, "squad"), "fault-no-limit", action=name)
        x = field.get("x", 1)
        spot = (*place, "x") if limited else place
        if name in LARGEST_X:
            actions.append((name, check.number(spot, x, 1, LARGEST_X[name]), limited))
        elif x is True:
            actions.append((name, 0, limited))
        else:
            check.fault(spot, "fault-no-number", action=name)
    return actions
