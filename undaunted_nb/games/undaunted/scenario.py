"""Scenario files: a set-up on one page of TOML, read with all its faults at once.

What a file may say stands in ``normandy/scenarios/README.md``. The pieces of an edition come from ``cards.toml`` and ``tiles.toml`` in its
folder, in the same words in which a scenario defines its own.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache, lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from undaunted_nb.core.errors import Fault, FileError
from undaunted_nb.core.geometry import Board
from undaunted_nb.core.text import Text

from .editions import kinds_of
from .position import Position
from .setup import Ability, Card, Counter, Goal, Radio, Setup, Spawn, Tile
from .start import Start, start

if TYPE_CHECKING:
    from pathlib import Path  # takes a tenth of the import; asked for when files are looked for

FORMAT = "undaunted-nb scenario 1"
SIDES = ("US", "DE")
TERRAINS = (
    "field", "meadow", "open", "lane", "hedgerow", "orchard", "village-edge", "garden", "farm", "hedged", "wood", "hill", "river", "house",
    "ruins",
)  # fmt: skip
"""What can be drawn on a tile."""

STEPS, MANY, MOST, FARTHEST = 3, 6, 99, 50
"""The largest X of an action that walks (its ways are all listed), of any other; the largest other number; the largest offset of a line."""
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
FACE = r"(\d+)([AB])"

Where = tuple[str | int, ...]
T = TypeVar("T")


class Scenario(NamedTuple):
    """A set-up that can be played. ``source`` says where its numbers come from: "rulebook", "public", "house", or what its author wrote."""

    name: str
    title: str
    source: str
    notes: str
    setup: Setup
    start: Start

    @property
    def label(self) -> Text:
        """The title as a Text, so that a catalogue can translate it."""
        return Text("scenario-" + re.sub(r"[^a-z0-9]+", "-", self.name.lower()), {"fallback": self.title})

    def position(self) -> Position:
        """The start of the game."""
        return start(self.setup, self.start)


class Pieces(NamedTuple):
    """What a scenario can be built of: tiles and counters by id, each side's cards by id, and how many of a card are printed."""

    tiles: Mapping[str, Tile]
    counters: Mapping[str, Counter]
    cards: tuple[Mapping[str, Card], Mapping[str, Card]]
    printed: tuple[Mapping[str, int], Mapping[str, int]]


@cache
def names() -> tuple[str, ...]:
    """The shipped scenarios."""
    return tuple(sorted(f"{path.parents[1].name}/{path.stem}" for path in _here().glob("*/scenarios/*.toml")))


def load(name: str) -> Scenario:
    """A shipped scenario by its name, or the file of one's own by its path. Raises FileError."""
    if name in names():
        return _shipped(name)
    if name.endswith(".toml"):
        from undaunted_nb.core.storage import read_text

        return _own(read_text(name), name)
    raise FileError(name, [Fault("", Text("fault-unknown-scenario", {"name": _short(name), "hint": _hint(name, names())}))])


def read(text: str, source: str) -> Scenario:
    """The scenario that a file describes; ``source`` is its name. Raises FileError with everything that is wrong, and nothing else."""
    sheet = _Sheet()
    found = _scenario(sheet, _parse(text, source), source)
    return sheet.done(found, text, source)


@lru_cache(maxsize=16)
def _own(text: str, source: str) -> Scenario:
    return read(text, source)


@cache
def _shipped(name: str) -> Scenario:
    edition, _, stem = name.partition("/")
    return read((_here() / edition / "scenarios" / f"{stem}.toml").read_text("utf-8"), name)


@cache
def editions() -> tuple[str, ...]:
    """The editions that have cards."""
    return tuple(sorted(path.parent.name for path in _here().glob("*/cards.toml")))


@cache
def box(edition: str) -> Pieces:
    """What lies in the box of an edition."""
    pieces = Pieces({}, {}, ({}, {}), ({}, {}))
    for part in ("tiles.toml", "cards.toml"):
        sheet, text = _Sheet(), (_here() / edition / part).read_text("utf-8")
        data = _parse(text, part)
        sheet.fields((), data, ("source", "tiles", "cards", "counters"))
        pieces = sheet.done(_define(sheet, data, pieces, edition), text, part)
    return pieces


def _here() -> Path:
    from pathlib import Path

    return Path(__file__).parent


def _parse(text: str, source: str) -> dict[str, Any]:
    import tomllib

    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        reason, _, place = str(error).removesuffix(")").rpartition(" (at ")
        raise FileError(source, [Fault(place, Text("fault-not-toml", {"reason": reason or str(error)}))]) from None


# ---------------------------------------------------------------- reading with faults


class _Sheet:
    """A file being read, and what has been found wrong. Every method returns something usable, so that reading goes on."""

    def __init__(self) -> None:
        self.faults: list[tuple[Where, Text]] = []

    def done(self, found: T | None, text: str, source: str) -> T:
        """What was read, if nothing is wrong with it."""
        if found is None or self.faults:
            lines = line_numbers(text)
            ordered = sorted(self.faults, key=lambda found: _line_of(found[0], lines))
            raise FileError(source, [Fault(_place(where, lines), fault) for where, fault in ordered])
        return found

    def fault(self, where: Where, key: str, **params: object) -> None:
        self.faults.append((where, Text(key, params)))

    def unknown(self, where: Where, what: str, name: str, known: Iterable[str]) -> None:
        self.fault(where, f"fault-unknown-{what}", name=_short(name), hint=_hint(name, known))

    def wrong(self, where: Where, wanted: str, found: object) -> None:
        self.fault(where, "fault-wanted", wanted=Text(wanted), found=_described(found))

    def table(self, where: Where, value: object) -> dict[str, Any]:
        if isinstance(value, dict):
            return value
        self.wrong(where, "fault-a-table", value)
        return {}

    def fields(self, where: Where, value: object, known: Collection[str], needed: Iterable[str] = ()) -> dict[str, Any]:
        """A table with these fields only."""
        table = self.table(where, value)
        for key in table:
            if key not in known:
                self.unknown((*where, key), "field", key, known)
        if isinstance(value, dict):
            for key in needed:
                if key not in table:
                    self.fault((*where, key), "fault-missing", field=key)
        return table

    def items(self, where: Where, value: object) -> list[tuple[Where, Any]]:
        """The things of a list, each with its place."""
        if isinstance(value, list):
            return [((*where, i), item) for i, item in enumerate(value)]
        self.wrong(where, "fault-a-list", value)
        return []

    def text(self, where: Where, value: object) -> str:
        if isinstance(value, str):
            return value
        self.wrong(where, "fault-a-text", value)
        return ""

    def flag(self, where: Where, value: object) -> bool:
        if isinstance(value, bool):
            return value
        self.wrong(where, "fault-a-flag", value)
        return False

    def number(self, where: Where, value: object, least: int, most: int = MOST) -> int:
        if isinstance(value, int) and not isinstance(value, bool):
            if least <= value <= most:
                return value
            self.fault(where, "fault-range", found=_short(value), least=least, most=most)
        else:
            self.wrong(where, "fault-a-number", value)
        return least

    def one(self, where: Where, value: object, what: str, known: Collection[str]) -> str:
        """One of the names known ("" for none of them)."""
        name = self.text(where, value)
        if name in known:
            return name
        if isinstance(value, str):
            self.unknown(where, what, name, known)
        return ""

    def some(self, where: Where, value: object, what: str, known: Collection[str]) -> dict[str, Where]:
        """A list of such names, each once, with their places."""
        found: dict[str, Where] = {}
        for at, item in self.items(where, value):
            name = self.one(at, item, what, known)
            if name in found:
                self.fault(at, "fault-twice", name=name)
            elif name:
                found[name] = at
        return found

    def named(self, where: Where, value: object, pattern: str, longest: int = 30) -> str:
        """A name of one's own ("" for one that will not do)."""
        name = self.text(where, value)
        if re.fullmatch(pattern, name) and len(name) <= longest:
            return name
        if isinstance(value, str):
            self.fault(where, "fault-name-form", name=_short(name), most=longest)
        return ""


def _short(value: object) -> str:
    """A value as it may stand in a message: one line, not too long."""
    huge = isinstance(value, int) and abs(value) > 10**12  # whose decimal digits Python may refuse to write
    text = f"{value:x}"[:20] + "…" if huge else str(value)
    return "".join(c if c.isprintable() else "?" for c in text[:60])


def _described(value: object) -> object:
    """What was found instead of what was wanted."""
    if isinstance(value, dict):
        return Text("fault-a-table")
    if isinstance(value, list):
        return Text("fault-a-list")
    return repr(_short(value)) if isinstance(value, str) else _short(value).lower() if isinstance(value, bool) else _short(value)


CYRILLIC = str.maketrans("АБВ", "ABC")
"""The letters of squads and faces in the rulebooks."""


def _hint(name: str, known: Iterable[str]) -> Text:
    """What to try: the nearest known name, or all of them."""
    from difflib import get_close_matches

    choices = list(known)
    folded = {choice.casefold(): choice for choice in choices}
    near = get_close_matches(name.translate(CYRILLIC)[:60].casefold(), list(folded), 1, 0.6)
    if near:
        return Text("fault-did-you-mean", {"near": folded[near[0]]})
    shown = [*choices[:12], *(["…"] if len(choices) > 12 else [])]
    return Text("fault-there-are", {"all": ", ".join(shown)}) if shown else Text("fault-there-are-none")


def _place(where: Where, lines: Mapping[Where, int]) -> str:
    """A place as the path of its field, with the line where the file shows it (or what it lies in)."""
    path = ""
    for part in where:
        if isinstance(part, int):
            path += f"[{part}]"
        else:
            path += ("." if path else "") + (part if re.fullmatch(r"[A-Za-z0-9_-]{1,60}", part) else f'"{_short(part)}"')
    line = _line_of(where, lines)
    return f"{path} (line {line})" if line else path


def _line_of(where: Where, lines: Mapping[Where, int]) -> int:
    """The line of a field, or of what it lies in (0: not known)."""
    return next((lines[where[:n]] for n in range(len(where), 0, -1) if where[:n] in lines), 0)


# ---------------------------------------------------------------- where in the file


BIT = r'(?s)"""(?:\\.|[^\\])*?"""|\'\'\'.*?\'\'\'|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\'|#[^\n]*|\n|[\[\]{}=,.]|[^\s\[\]{}=,.#"\']+'
HEADER = r"[ \t]*\[(\[?)([^\]\n]*)\]"
PART = r'"([^"\n]*)"|\'([^\'\n]*)\'|([^\s."\']+)'


def line_numbers(text: str) -> Mapping[Where, int]:
    """The line of every field and list item of a text that is valid TOML (tomllib does not tell)."""
    return _Lines().read(text)


class _Lines:
    def __init__(self) -> None:
        self.found: dict[Where, int] = {}
        self.counts: dict[Where, int] = {}
        self.table: Where = ()
        self.key: list[str] = []
        self.value: Where | None = None  # the path of the value that is being read, None while a key is
        self.open: list[tuple[Where, int | None]] = []  # lists (with the number of the item) and inline tables around it

    def read(self, text: str) -> dict[Where, int]:
        line, skipped = 1, -1
        a_header = re.compile(HEADER)
        for match in re.finditer(BIT, text):
            bit = match[0]
            if match.start() >= skipped and bit[0] != "#":
                header = a_header.match(text, match.start()) if bit == "[" and self._statement() else None
                if header:
                    self._enter(header, line)
                    skipped = header.end()
                else:
                    self._take(bit, line)
            line += bit.count("\n")
        return self.found

    def _statement(self) -> bool:
        return not self.open and not self.key and self.value is None

    def _enter(self, header: re.Match[str], line: int) -> None:
        path: Where = ()
        for part in re.findall(PART, header[2]):
            path = (*path, "".join(part))
            if path in self.counts:
                path = (*path, self.counts[path])
        if header[1]:
            path = path[:-1] if path and isinstance(path[-1], int) else path
            self.counts[path] = self.counts.get(path, -1) + 1
            path = (*path, self.counts[path])
        self.table = path
        self.found.setdefault(path, line)

    def _take(self, bit: str, line: int) -> None:
        if bit == "\n":
            if not self.open:
                self.key, self.value = [], None
        elif bit == ",":
            self._next()
        elif bit in "]}":
            self.value = self.open.pop()[0] if self.open else None
        elif self.value is None:
            self._spell(bit, line)
        else:
            self.found.setdefault(self.value, line)
            if bit == "[":
                self.open.append((self.value, 0))
                self.value = (*self.value, 0)
            elif bit == "{":
                self.open.append((self.value, None))
                self.value = None

    def _next(self) -> None:
        if self.open:
            path, item = self.open[-1]
            self.open[-1] = (path, None if item is None else item + 1)
            self.value = None if item is None else (*path, item + 1)
        self.key = []

    def _spell(self, bit: str, line: int) -> None:
        if bit == "=":
            self.value = (*(self.open[-1][0] if self.open else self.table), *self.key)
            self.found.setdefault(self.value, line)
            self.key = []
        elif bit != ".":
            self.key.append(bit[1:-1] if bit[0] in "\"'" else bit)


# ---------------------------------------------------------------- tiles, counters, cards


def _define(sheet: _Sheet, data: Mapping[str, Any], base: Pieces, edition: str) -> Pieces:
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


def _tiles(sheet: _Sheet, value: object, base: Mapping[str, Tile]) -> dict[str, Tile]:
    found: dict[str, Tile] = {}
    for name, entry in sheet.table(("tiles",), value).items():
        where: Where = ("tiles", name)
        if not (name.isalnum() and any(c in "0123456789" for c in name) and len(name) <= 8):
            sheet.fault(where, "fault-tile-form", name=_short(name), most=8)
        if _clashes(name, (*base, *found)):
            sheet.fault(where, "fault-name-taken", name=_short(name))
        field = sheet.fields(where, entry, ("cover", "hill", "terrain"), ("cover",))
        cover = sheet.number((*where, "cover"), field.get("cover", 0), 0, 9)
        hill = sheet.flag((*where, "hill"), field.get("hill", False))
        terrain = "hill" if hill else ("field", "hedgerow", "farm", "wood")[min(cover, 3)]
        if "terrain" in field:
            terrain = sheet.one((*where, "terrain"), field["terrain"], "terrain", TERRAINS)
        found[name] = Tile(name, cover, hill, terrain)
    return found


def _sides(sheet: _Sheet, where: Where, field: Mapping[str, Any]) -> tuple[int, ...]:
    """The sides that a card or counter is for."""
    if "side" not in field:
        return (0, 1)
    name = sheet.one((*where, "side"), field["side"], "side", SIDES)
    return (SIDES.index(name),) if name else ()


def _squads(sheet: _Sheet, where: Where, field: Mapping[str, Any]) -> tuple[str, ...]:
    """The squads that have a card or counter ("" for one that belongs to none)."""
    found = [sheet.named(at, squad, WORD, 10) for at, squad in sheet.items((*where, "squads"), field.get("squads", []))]
    return tuple(squad for squad in found if squad) or ("",)


def _with_squad(name: str, squad: str) -> str:
    return f"{name} {squad}" if squad else name


def _counter_id(side: int, kind: str, squad: str) -> str:
    return _with_squad(f"{SIDES[side]} {kind.replace('-', ' ').title()}", squad)


def _counters(sheet: _Sheet, where: Where, entry: object) -> Iterator[Counter]:
    field = sheet.fields(where, entry, ("kind", "side", "squads", "defence"), ("kind", "defence"))
    kind = sheet.named((*where, "kind"), field.get("kind", "missing"), KEY)
    defence = sheet.number((*where, "defence"), field.get("defence", 0), 0)
    squads = _squads(sheet, where, field)
    for side in _sides(sheet, where, field):
        for squad in squads:
            yield Counter(_counter_id(side, kind, squad), side, kind, squad, defence)


def _cards(
    sheet: _Sheet, where: Where, entry: object, counters: Mapping[str, Counter], edition: str
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


def _unit(sheet: _Sheet, where: Where, field: Mapping[str, Any], counters: Mapping[str, Counter], owners: Iterable[tuple[int, str]]) -> str:
    """The kind of a card's counter ("" for a leader); it must be there for every side and squad."""
    if "unit" not in field:
        return ""
    at = (*where, "unit")
    kind = sheet.one(at, field["unit"], "unit", dict.fromkeys(c.kind for c in counters.values()))
    missing = [_counter_id(side, kind, squad) for side, squad in owners if kind and _counter_id(side, kind, squad) not in counters]
    if missing:
        sheet.fault(at, "fault-no-counter", counters=", ".join(missing))
    return kind


def _actions(sheet: _Sheet, where: Where, value: object, edition: str, *, unit: bool, squads: bool) -> list[tuple[str, int, bool]]:
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


# ---------------------------------------------------------------- the scenario


class _Side(NamedTuple):
    """What the part of a file says that belongs to one side, by name."""

    goals: tuple[Goal, ...]
    deck: Mapping[str, int]
    supply: Mapping[str, int]
    stands: Mapping[str, str]
    marks: Mapping[str, str]
    cards: tuple[Card, ...]
    counters: tuple[Counter, ...]
    spawns: tuple[Spawn, ...]


def _scenario(sheet: _Sheet, data: Mapping[str, Any], name: str) -> Scenario | None:
    fields = (
        "format",
        "edition",
        "title",
        "source",
        "notes",
        "columns",
        "rows",
        "objectives",
        "special",
        "initiative",
        "us",
        "de",
        "tiles",
        "cards",
        "counters",
    )
    data = sheet.fields((), data, fields, ("format", "edition", "initiative", "us", "de"))
    if data.get("format", FORMAT) != FORMAT:
        sheet.fault(("format",), "fault-format", found=_described(data["format"]), wanted=FORMAT)
    edition = (sheet.one(("edition",), data["edition"], "edition", editions()) if "edition" in data else "") or editions()[0]
    title, source, notes = (sheet.text((key,), data.get(key, "")) for key in ("title", "source", "notes"))
    pieces = _define(sheet, data, box(edition), edition)
    board, tiles = _board(sheet, data, pieces.tiles, box(edition).tiles)
    worth = _worth(sheet, data.get("objectives", {}), tiles)
    token = sheet.one(("initiative",), data.get("initiative", SIDES[0]), "side", SIDES)
    radio = _special(sheet, data.get("special", {}), worth)
    us, de = (_side(sheet, side, data.get(SIDES[side].lower(), {}), pieces, tiles) for side in (0, 1))
    for tile in us.marks:
        if us.marks[tile] == de.marks.get(tile) == "controlled":
            sheet.fault((SIDES[1].lower(), "controlled"), "fault-two-owners", tile=tile)
    if sheet.faults or board is None:
        return None
    setup = Setup(
        name=name, edition=edition, kinds=kinds_of(edition), sides=SIDES, board=board,
        tiles={tile: pieces.tiles[tile] for tile in board.tiles}, cards=(us.cards, de.cards), counters=(*us.counters, *de.counters),
        spawns=(*us.spawns, *de.spawns), objectives=tuple(worth), goals=(us.goals, de.goals), radio=radio,
    )  # fmt: skip
    begin = Start((us.deck, de.deck), (us.supply, de.supply), {**us.stands, **de.stands}, (us.marks, de.marks), worth, SIDES.index(token))
    return Scenario(name, title or name, source, notes, setup, begin)


def _board(
    sheet: _Sheet, data: Mapping[str, Any], tiles: Mapping[str, Tile], printed: Collection[str]
) -> tuple[Board | None, Collection[str]]:
    """The board (None where it cannot be laid), and the tiles on it."""
    if ("columns" in data) == ("rows" in data):
        sheet.fault(("rows",) if "rows" in data else (), "fault-lines", field="columns")
        return None, tiles
    way = "columns" if "columns" in data else "rows"
    before = len(sheet.faults)
    lines = [_line(sheet, where, entry, tiles) for where, entry in sheet.items((way,), data[way])]
    for i, ((last, _), (offset, _)) in enumerate(pairwise(lines), 1):
        if last is not None and offset is not None and (offset - last) % 2 == 0:
            sheet.fault((way, i, "offset"), "fault-stagger", offset=offset / 2, before=last / 2)
    used: dict[str, Where] = {}
    for _, line in lines:
        _lay(sheet, line, used, printed)
    if not used:
        sheet.fault((way,), "fault-no-tiles")
    if len(sheet.faults) > before:
        return None, used or tiles
    low = min(offset or 0 for offset, _ in lines)
    board = Board.staggered([((offset or 0) - low, tuple(tile for tile, _ in line)) for offset, line in lines], columns=way == "columns")
    apart = [tile for tile in board.tiles if tile not in board.distance[board.tiles[0]]]
    if apart:
        sheet.fault((way,), "fault-board-split", tiles=", ".join(apart), first=board.tiles[0])
    return board, used


def _line(sheet: _Sheet, where: Where, entry: object, tiles: Mapping[str, Tile]) -> tuple[int | None, list[tuple[str, Where]]]:
    """One column or row: its offset in halves of a tile (None: not to be used), and its tiles with their places in the file."""
    field = sheet.fields(where, entry, ("offset", "tiles"), ("tiles",))
    offset, at = field.get("offset", 0), (*where, "offset")
    halves = None
    if isinstance(offset, bool) or not isinstance(offset, int | float):
        sheet.wrong(at, "fault-a-number", offset)
    elif not abs(offset) <= FARTHEST or offset * 2 != int(offset * 2):
        sheet.fault(at, "fault-offset", found=_short(offset), most=FARTHEST)
    else:
        halves = int(offset * 2)
    spots = sheet.items((*where, "tiles"), field.get("tiles", []))
    for spot, tile in spots:
        sheet.one(spot, tile, "tile", tiles)
    if isinstance(field.get("tiles"), list) and not spots:
        sheet.fault((*where, "tiles"), "fault-no-tiles")
    # A name that is no tile's is kept: whoever refers to it elsewhere in the file is told once, here.
    return halves, [(tile, spot) for spot, tile in spots if isinstance(tile, str)]


def _lay(sheet: _Sheet, line: Iterable[tuple[str, Where]], used: dict[str, Where], printed: Collection[str]) -> None:
    """Put the tiles of a line on the table: each once, and never both faces of one that is printed."""
    for tile, where in line:
        face = re.fullmatch(FACE, tile) if tile in printed else None
        back = face[1] + ("B" if face[2] == "A" else "A") if face else ""
        if tile in used:
            sheet.fault(where, "fault-tile-twice", tile=tile, before=_place(used[tile], {}))
        elif back in used:
            sheet.fault(where, "fault-tile-faces", tile=tile, other=back, before=_place(used[back], {}))
        used.setdefault(tile, where)


def _worth(sheet: _Sheet, value: object, tiles: Collection[str]) -> dict[str, int]:
    """The objectives with their points."""
    found: dict[str, int] = {}
    for tile, points in sheet.table(("objectives",), value).items():
        where: Where = ("objectives", tile)
        number = sheet.number(where, points, 1)
        if sheet.one(where, tile, "tile", tiles):
            found[tile] = number
    return found


def _special(sheet: _Sheet, value: object, worth: Mapping[str, int]) -> Radio | None:
    """Special rules, by name."""
    field = sheet.table(("special",), value)
    for name in field:
        if name != "radio":
            sheet.unknown(("special", name), "special", name, ("radio",))
    if "radio" not in field:
        return None
    where: Where = ("special", "radio")
    radio = sheet.fields(where, field["radio"], ("tile", "side"), ("tile", "side"))
    tile = sheet.one((*where, "tile"), radio["tile"], "objective", worth) if "tile" in radio else ""
    side = sheet.one((*where, "side"), radio["side"], "side", SIDES) if "side" in radio else ""
    return Radio(tile, SIDES.index(side)) if tile and side else None


def _side(sheet: _Sheet, side: int, value: object, pieces: Pieces, tiles: Collection[str]) -> _Side:
    where: Where = (SIDES[side].lower(),)
    field = sheet.fields(where, value, ("goals", "spawn", "counters", "scouted", "controlled", "deck", "supply"))
    goals = tuple(_goal(sheet, at, goal) for at, goal in sheet.items((*where, "goals"), field.get("goals", [])))
    deck, supply = (_count(sheet, (*where, zone), field.get(zone, {}), pieces.cards[side]) for zone in ("deck", "supply"))
    for card, most in pieces.printed[side].items():
        have = deck.get(card, 0) + supply.get(card, 0)
        if have > most:
            sheet.fault(
                (*where, "deck" if card in deck else "supply", card), "fault-more-than-printed", card=card, count=have, printed=most
            )
    stands = _stands(sheet, side, field.get("counters", {}), pieces.counters, tiles)
    marks = {mark: sheet.some((*where, mark), field.get(mark, []), "tile", tiles) for mark in ("scouted", "controlled")}
    for tile, at in marks["controlled"].items():
        if tile in marks["scouted"]:
            sheet.fault(at, "fault-two-marks", tile=tile)
    cards = tuple(card for card in pieces.cards[side].values() if card.id in deck or card.id in supply)
    units = {card.unit for card in cards}
    counters = tuple(c for c in pieces.counters.values() if c.side == side and (c.id in units or c.id in stands))
    spawns = tuple(
        _spawn(sheet, side, at, spawn, pieces.counters, counters, tiles)
        for at, spawn in sheet.items((*where, "spawn"), field.get("spawn", []))
    )
    return _Side(goals, deck, supply, stands, {tile: mark for mark, found in marks.items() for tile in found}, cards, counters, spawns)


def _goal(sheet: _Sheet, where: Where, entry: object) -> Goal:
    field = sheet.fields(where, entry, ("points", "pin"))
    if isinstance(entry, dict) and len(field) != 1:
        sheet.fault(where, "fault-goal")
    if "pin" in field:
        if field["pin"] is not True:
            sheet.fault((*where, "pin"), "fault-goal")
        return Goal("pin")
    return Goal("points", sheet.number((*where, "points"), field.get("points", 1), 1))


def _count(sheet: _Sheet, where: Where, value: object, cards: Mapping[str, Card]) -> dict[str, int]:
    """Cards with how many there are."""
    found: dict[str, int] = {}
    for card, count in sheet.table(where, value).items():
        number = sheet.number((*where, card), count, 0)
        if sheet.one((*where, card), card, "card", cards):
            found[card] = number
    return found


def _stands(sheet: _Sheet, side: int, value: object, counters: Mapping[str, Counter], tiles: Collection[str]) -> dict[str, str]:
    """The counters on the board at the start: id and tile."""
    where: Where = (SIDES[side].lower(), "counters")
    known = {_bare(c): c.id for c in counters.values() if c.side == side}
    found: dict[str, str] = {}
    for name, given in sheet.table(where, value).items():
        tile = sheet.one((*where, name), given, "tile", tiles)
        if sheet.one((*where, name), name, "counter", known):
            found[known[name]] = tile
    return found


def _bare(counter: Counter) -> str:
    """A counter's name without its side: a side writes its own counters so."""
    return counter.id.partition(" ")[2]


def _spawn(
    sheet: _Sheet,
    side: int,
    where: Where,
    entry: object,
    pieces: Mapping[str, Counter],
    counters: Iterable[Counter],
    tiles: Collection[str],
) -> Spawn:
    """A spawn marker. It may name what this scenario leaves in the box, as printed ones do, but must fit somebody."""
    field = sheet.fields(where, entry, ("tile", "for"), ("tile",))
    tile = sheet.one((*where, "tile"), field["tile"], "tile", tiles) if "tile" in field else ""
    given, at = field.get("for", "all"), (*where, "for")
    if given == "all":
        return Spawn(side, tile)
    if not isinstance(given, dict):
        sheet.fault(at, "fault-spawn-for", found=_described(given))
        return Spawn(side, tile)
    before, own = len(sheet.faults), [c for c in pieces.values() if c.side == side]
    limits = sheet.fields(at, given, ("squads", "units"))
    squads = sheet.some((*at, "squads"), limits.get("squads", []), "squad", dict.fromkeys(c.squad for c in own if c.squad))
    known = {_bare(c): c.id for c in own} | {c.kind: c.kind for c in own}
    units = sheet.some((*at, "units"), limits.get("units", []), "counter", known)
    spawn = Spawn(side, tile, False, tuple(squads), tuple(known[unit] for unit in units))  # noqa: FBT003  (a field of the marker)
    if len(sheet.faults) == before and not any(spawn.fits(c) for c in counters):
        sheet.fault(at, "fault-spawn-nobody")
    return spawn
