"""What a scenario can be built of: tiles, counters and cards, as the box of an edition has them and as a file defines its own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from undaunted_nb.core.sheet import Sheet, parse_toml, short
from undaunted_nb.core.toml_lines import Where

from .editions import kinds_of
from .setup import Ability, Card, Counter, Tile

if TYPE_CHECKING:
    from pathlib import Path  # takes a tenth of the import; asked for when files are looked for

SIDES = ("US", "DE")
TERRAINS = (
    "field", "meadow", "open", "lane", "hedgerow", "orchard", "village-edge", "garden", "farm", "hedged", "wood", "hill", "river", "house",
    "ruins",
)  # fmt: skip
"""What can be drawn on a tile."""

STEPS, MANY = 3, 6
"""The largest X of an action that walks (its ways are all listed), and of any other."""
NUMBERED = dict.fromkeys(("move", "guide", "scout", "stalk"), STEPS) | dict.fromkeys(
    ("bolster", "command", "inspire", "attack", "suppress", "blast"), MANY
)
"""The actions that have an X."""
WITHOUT_UNIT = frozenset({"guide", "bolster", "command", "inspire", "recon", "conceal"})
"""The actions that a card without a counter can have."""
FIRST_WORDS = frozenset({"roll", "draw", "initiative", "next", "end", "nothing", *(side.casefold() for side in SIDES)})
"""Words that begin something else in notation: no card's name may."""
NAME, WORD, KEY = r"[^\W\d_]+(?:[ '’-][^\W\d_]+)*", r"[^\W\d_]+", r"[a-z]+(?:-[a-z]+)*"
"""Names of cards, of squads, and of what the catalogues have words for. They have no digits, tiles have: notation tells them apart."""


class Pieces(NamedTuple):
    """What a scenario can be built of: tiles and counters by id, each side's cards by id, and how many of a card are printed."""

    tiles: Mapping[str, Tile]
    counters: Mapping[str, Counter]
    cards: tuple[Mapping[str, Card], Mapping[str, Card]]
    printed: tuple[Mapping[str, int], Mapping[str, int]]


@cache
def editions() -> tuple[str, ...]:
    """The editions that have cards."""
    return tuple(sorted(path.parent.name for path in folder().glob("*/cards.toml")))


@cache
def box(edition: str) -> Pieces:
    """What lies in the box of an edition."""
    pieces = Pieces({}, {}, ({}, {}), ({}, {}))
    for part in ("tiles.toml", "cards.toml"):
        sheet, text = Sheet(), (folder() / edition / part).read_text("utf-8")
        data = parse_toml(text, part)
        sheet.fields((), data, ("source", "tiles", "cards", "counters"))
        pieces = sheet.done(define(sheet, data, pieces, edition), text, part)
    return pieces


def folder() -> Path:
    """Where the editions lie."""
    from pathlib import Path

    return Path(__file__).parent


def define(sheet: Sheet, data: Mapping[str, Any], base: Pieces, edition: str) -> Pieces:
    """The pieces of ``base`` with those that a file defines, or defines anew."""
    tiles = {**base.tiles, **_tiles(sheet, data.get("tiles", {}), base.tiles)}
    counters = dict(base.counters)
    for where, entry in sheet.items(("counters",), data.get("counters", [])):
        counters.update((c.id, c) for c in _counters(sheet, where, entry))
    cards: tuple[dict[str, Card], dict[str, Card]] = (dict(base.cards[0]), dict(base.cards[1]))
    printed: tuple[dict[str, int], dict[str, int]] = (dict(base.printed[0]), dict(base.printed[1]))
    own: tuple[set[str], set[str]] = (set(), set())
    for where, entry in sheet.items(("cards",), data.get("cards", [])):
        for side, card, count in _cards(sheet, where, entry, counters, edition):
            if card.id in own[side] or _clashes(card.id, cards[side]):
                sheet.fault((*where, "id"), "fault-name-taken", name=card.id)
            own[side].add(card.id)
            cards[side][card.id] = card
            printed[side].pop(card.id, None)
            if count is not None:
                printed[side][card.id] = count
    return Pieces(tiles, counters, cards, printed)


def _clashes(name: str, known: Iterable[str]) -> bool:
    """Is there another name that differs in capitals only? Notation does not tell them apart."""
    return any(name != other and name.casefold() == other.casefold() for other in known)


def _tiles(sheet: Sheet, value: object, base: Mapping[str, Tile]) -> dict[str, Tile]:
    found: dict[str, Tile] = {}
    for name, entry in sheet.table(("tiles",), value).items():
        where: Where = ("tiles", name)
        if not (name.isalnum() and any(c in "0123456789" for c in name) and len(name) <= 8):
            sheet.fault(where, "fault-tile-form", name=short(name), most=8)
        if _clashes(name, (*base, *found)):
            sheet.fault(where, "fault-name-taken", name=short(name))
        field = sheet.fields(where, entry, ("cover", "hill", "terrain"), ("cover",))
        cover = sheet.number((*where, "cover"), field.get("cover", 0), 0, 9)
        hill = sheet.flag((*where, "hill"), field.get("hill", False))
        terrain = "hill" if hill else ("field", "hedgerow", "farm", "wood")[min(cover, 3)]
        if "terrain" in field:
            terrain = sheet.one((*where, "terrain"), field["terrain"], "terrain", TERRAINS)
        found[name] = Tile(name, cover, hill, terrain)
    return found


def _sides(sheet: Sheet, where: Where, field: Mapping[str, Any]) -> tuple[int, ...]:
    """The sides that a card or counter is for."""
    if "side" not in field:
        return (0, 1)
    name = sheet.one((*where, "side"), field["side"], "side", SIDES)
    return (SIDES.index(name),) if name else ()


def _squads(sheet: Sheet, where: Where, field: Mapping[str, Any]) -> tuple[str, ...]:
    """The squads that have a card or counter ("" for one that belongs to none)."""
    found = [sheet.named(at, squad, WORD, 10) for at, squad in sheet.items((*where, "squads"), field.get("squads", []))]
    return tuple(squad for squad in found if squad) or ("",)


def _with_squad(name: str, squad: str) -> str:
    return f"{name} {squad}" if squad else name


def _counter_id(side: int, kind: str, squad: str) -> str:
    return _with_squad(f"{SIDES[side]} {kind.replace('-', ' ').title()}", squad)


def _counters(sheet: Sheet, where: Where, entry: object) -> Iterator[Counter]:
    field = sheet.fields(where, entry, ("kind", "side", "squads", "defence"), ("kind", "defence"))
    kind = sheet.named((*where, "kind"), field.get("kind", "missing"), KEY)
    defence = sheet.number((*where, "defence"), field.get("defence", 0), 0)
    squads = _squads(sheet, where, field)
    for side in _sides(sheet, where, field):
        for squad in squads:
            yield Counter(_counter_id(side, kind, squad), side, kind, squad, defence)


def _cards(
    sheet: Sheet, where: Where, entry: object, counters: Mapping[str, Counter], edition: str
) -> Iterator[tuple[int, Card, int | None]]:
    """The cards that one entry defines: a side, the card, how many are printed (None: not said)."""
    known = ("id", "title", "side", "squads", "printed", "unit", "initiative", "actions", "fog")
    field = sheet.fields(where, entry, known, ("id", "initiative"))
    name = sheet.named((*where, "id"), field.get("id", "missing"), NAME)
    if name.split(" ")[0].casefold() in FIRST_WORDS:
        sheet.fault((*where, "id"), "fault-name-reserved", name=name)
    title = sheet.named((*where, "title"), field["title"], KEY) if "title" in field else name.lower().replace(" ", "-")
    squads, sides = _squads(sheet, where, field), _sides(sheet, where, field)
    initiative = sheet.number((*where, "initiative"), field.get("initiative", 0), 0)
    count = sheet.number((*where, "printed"), field["printed"], 0) if "printed" in field else None
    fog = sheet.flag((*where, "fog"), field.get("fog", False))
    unit = _unit(sheet, where, field, counters, [(side, squad) for side in sides for squad in squads])
    actions = _actions(sheet, (*where, "actions"), field.get("actions", {}), edition, unit=bool(unit), squads=squads != ("",))
    if fog and (actions or unit):
        sheet.fault((*where, "fog"), "fault-fog-acts")
    for side in sides:
        for squad in squads:
            own = tuple(Ability(kind, x, squad if limited else "") for kind, x, limited in actions)
            card = _with_squad(name, squad)
            yield side, Card(card, title, _counter_id(side, unit, squad) if unit else "", squad, initiative, own, fog), count


def _unit(sheet: Sheet, where: Where, field: Mapping[str, Any], counters: Mapping[str, Counter], owners: Iterable[tuple[int, str]]) -> str:
    """The kind of a card's counter ("" for a leader); it must be there for every side and squad."""
    if "unit" not in field:
        return ""
    at = (*where, "unit")
    kind = sheet.one(at, field["unit"], "unit", dict.fromkeys(c.kind for c in counters.values()))
    missing = [_counter_id(side, kind, squad) for side, squad in owners if kind and _counter_id(side, kind, squad) not in counters]
    if missing:
        sheet.fault(at, "fault-no-counter", counters=", ".join(missing))
    return kind


def _actions(sheet: Sheet, where: Where, value: object, edition: str, *, unit: bool, squads: bool) -> list[tuple[str, int, bool]]:
    """The actions of a card: kind, X, and whether they are limited to the card's own squad."""
    kinds = {name: kind for name, kind in kinds_of(edition).items() if kind.printed}
    found: list[tuple[str, int, bool]] = []
    for name, given in sheet.table(where, value).items():
        at = (*where, name)
        if name not in kinds:
            sheet.unknown(at, "action", name, kinds)
            continue
        if not unit and name not in WITHOUT_UNIT:
            sheet.fault(at, "fault-needs-unit", action=name)
        limited = isinstance(given, dict)
        field = sheet.fields(at, given, ("x", "squad"), ("x", "squad")) if limited else {"x": given}
        if (
            limited
            and sheet.one((*at, "squad"), field.get("squad", "own"), "limit", ("own",))
            and not (squads and kinds[name].form == "cards")
        ):
            sheet.fault((*at, "squad"), "fault-no-limit", action=name)
        x = field.get("x", 1)
        spot = (*at, "x") if limited else at
        if name in NUMBERED:
            found.append((name, sheet.number(spot, x, 1, NUMBERED[name]), limited))
        elif x is True:
            found.append((name, 0, limited))
        else:
            sheet.fault(spot, "fault-no-number", action=name)
    return found
