"""Files of the official scenario editor (``.m44``): JSON, with columns in half hexes. What the game doesn't know is left out and named."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from pathlib import PurePath

from undaunted_nb.engine.errors import Fault, FileError
from undaunted_nb.engine.text import Text
from undaunted_nb.files.checker import MOST, Checker, place_words, short
from undaunted_nb.files.storage import is_json, parse_json
from undaunted_nb.files.toml_lines import Where
from undaunted_nb.kit.boards import hex_board
from undaunted_nb.kit.builder.drafts import NewDraft
from undaunted_nb.kit.importing import Import

from ..rules.state import pieces
from ..rules.state.names import kind_name
from ..rules.state.setup import SIDES
from .scenario_form import COLUMNS, FORMAT, PLAIN, ROWS

PROGRAM = Text("m44-program")
STANDARD = "STANDARD"
FACES = {"COUNTRY": PLAIN, "BEACH": "beach"}
TERRAIN = {
    "woods": "forest", "hedgerow": "hedgerow", "hills": "hill", "buildings": "town", "beach": "beach",
    **dict.fromkeys(("river", "curve", "riverFL", "riverFR", "riverY", "pond"), "river"),
}  # fmt: skip
OBJECTS = {"bridge": "bridge", "bunker": "bunker", "hedgehog": "hedgehog", "sand": "sandbags", "wire": "wire"}
UNITS = {"inf": "infantry", "inf2": "special_forces", "tank": "armor", "tank2": "elite_armor", "gun": "artillery"}
SIDE_NAMES = {"ALLIES": "allies", "AXIS": "axis"}
NATIONS = {**dict.fromkeys(("us", "brit", "gb", "fr", "ru", "ch"), "allies"), **dict.fromkeys(("ger", "it", "jp"), "axis")}
"""The side of each nation, by the end of a unit's name."""
BOX_NATIONS = ("us", "ger", "US", "DE")
"""The nations of the figures in the box. They have no rules of their own."""
MEDALS = {"medal0": SIDES, **dict.fromkeys(("medal1", "medal4", "medal6"), ("allies",)), **dict.fromkeys(("medal2", "medal5"), ("axis",))}
"""The sides that can win each medal."""
BADGES = {"inf2": ("badge1", "badge2", "badge4"), "tank2": ("badge4",)}
"""The badges that only mark a unit as what its name says already."""
RESISTANCE = ("badge3", "FRENCH_RESISTANCE")
LAYERS = ("terrain", "rect_terrain", "obstacle")
FIELDS = {
    "": ("meta_data", "game_info", "board", "packs", "text"),
    "game_info": (
        "front", "operationID", "date_begin", "date_end", "type", "starting",
        *(f"{name}_player{n}" for name in ("side", "country", "cards", "victory") for n in (1, 2)),
    ),
    "board": ("type", "face", "hexagons", "labels"),
}  # fmt: skip
"""The fields of each table that are read, or say nothing about the game."""
WORDS = ("description", "victory", "rules")
LONGEST_QUOTE = 160
MOST_LEFT = 100
"""The most lines of the list of what was left out."""


def is_known(text: str) -> bool:
    """Return whether a text looks like a file of the editor."""
    return is_json(text) and '"hexagons"' in text


def read(text: str, source: str) -> Import:
    """Return the scenario of a file of the editor. Raises only FileError, with everything that is wrong."""
    data = parse_json(text, source)
    if not isinstance(board := data.get("board"), dict) or "hexagons" not in board:
        raise FileError(source, [Fault("", Text("fault-m44-kind"))])
    reading = _Reading(source)
    return Import(reading.finish(reading.scenario(data, board)), reading.left_out())


class _Reading(Checker):
    """A file being read: its faults, and what was left out so far. The place of something on a hex begins with the hex."""

    def __init__(self, source: str) -> None:
        super().__init__("", source)
        self._name_of_file = source
        self._board = hex_board(ROWS, COLUMNS)
        self._tiles = {(row, col): tile for tile, (col, row) in self._board.coordinates.items()}
        self._left: dict[tuple[str, str], tuple[Text, dict[str, None]]] = {}
        self._seen: set[str] = set()
        self._terrain: dict[str, str] = {}
        self._objects: dict[str, dict[str, str]] = {}  # by kind and hex: the side that owns it ("": not named)
        self._units: dict[str, tuple[str, str, int]] = {}
        self._objectives: list[NewDraft] = []

    def leave(self, place: str, key: str, **params: object) -> None:
        """Note something that is left out. The same at several places is one line."""
        _, places = self._left.setdefault((key, repr(params)), (Text(key, params), {}))
        places[place] = None

    def left_out(self) -> list[Fault]:
        """Return what was left out, each with its places."""
        lines = [Fault(", ".join(places), text) for text, places in self._left.values()]
        more = [Fault("", Text("m44-left-more", {"n": len(lines) - MOST_LEFT}))] if len(lines) > MOST_LEFT else []
        return [*lines[:MOST_LEFT], *more]

    def number(self, where: Where, value: object, least: int, most: int = MOST) -> int:
        """Return a number. The editor writes some as texts."""
        if isinstance(value, str) and re.fullmatch(r"[0-9]{1,4}", value):
            value = int(value)
        return super().number(where, value, least, most)

    def _has(self, where: Where, table: Mapping[str, object]) -> bool:
        """Return whether a table has the field with which a place ends. If not, that is a fault."""
        if where[-1] in table:
            return True
        self.fault(where, "fault-missing", field=where[-1])
        return False

    def _required(self, where: Where, table: Mapping[str, object], most: int) -> int:
        return self.number(where, table[str(where[-1])], 0, most) if self._has(where, table) else 0

    def _name(self, where: Where, table: Mapping[str, object]) -> str:
        return self.text((*where, "name"), table["name"]) if self._has((*where, "name"), table) else ""

    def _leave_rest(self, place: str, table: Mapping[str, object], known: Collection[str]) -> None:
        """Leave out the other fields of a table, unless they are empty."""
        for key, value in table.items():
            if key not in known and value and value != [{"standard": {}}]:
                parts = value if isinstance(value, dict) else {key: value}
                for name in filter(parts.get, parts):
                    self.leave(f"{place}.{short(key)}" if place == "game_info" else place, "m44-left-field", name=_field(name, parts[name]))

    def scenario(self, data: Mapping[str, object], board: Mapping[str, object]) -> NewDraft:
        """Return the draft of a scenario."""
        info = self.table(("game_info",), data.get("game_info", {}))
        for name, table in (("", data), ("game_info", info), ("board", board)):
            self._leave_rest(name, table, FIELDS[name])
        if board.get("type", STANDARD) != STANDARD:
            raise self._wrong_board("board.type", short(board["type"]))
        sides = [self._side(("game_info", f"side_player{n}"), info) for n in (1, 2)]
        if sides[0] and sides[0] == sides[1]:
            self.fault(("game_info", "side_player2"), "fault-m44-sides")
        medals, cards = (
            {side: self._required(("game_info", f"{name}_player{n}"), info, 20) for n, side in enumerate(sides, 1)}
            for name in ("victory", "cards")
        )
        for n, side in enumerate(sides, 1):
            nation = info.get(f"country_player{n}")
            if nation and side and nation not in BOX_NATIONS:
                self._leave_nation(f"game_info.country_player{n}", short(nation), side)
        for place, entry in self.items(("board", "hexagons"), board["hexagons"]):
            self._hex(place, self.table(place, entry))
        self._labels(board.get("labels", []))
        return {
            "format": FORMAT, "title": self._title(data.get("text", {})), "source": short(PurePath(self._name_of_file).name), "notes": "",
            "board": self._face(board), "first": self._first(info, sides), "top": sides[0],
            "medals": medals, "cards": cards, **self._things(),
        }  # fmt: skip

    def _wrong_board(self, place: str, name: str) -> FileError:
        return FileError(self._name_of_file, [Fault(place, Text("fault-m44-board", {"name": name}))])

    def _side(self, where: Where, info: Mapping[str, object]) -> str:
        return SIDE_NAMES.get(self.name(where, info[str(where[-1])], "side", SIDE_NAMES), "") if self._has(where, info) else ""

    def _face(self, board: Mapping[str, object]) -> str:
        face = board.get("face", "COUNTRY")
        if isinstance(face, str) and face in FACES:
            return FACES[face]
        self.leave("board.face", "m44-left-face", name=short(face))
        return PLAIN

    def _first(self, info: Mapping[str, object], sides: Sequence[str]) -> str:
        for side, player in zip(sides, ("PLAYER1", "PLAYER2"), strict=True):
            if info.get("starting") == player:
                return side
        self.leave("game_info.starting", "m44-left-first", side=Text(f"m44-side-{SIDES[0]}"))
        return SIDES[0]

    def _leave_nation(self, place: str, name: str, side: str) -> None:
        self.leave(place, "m44-left-nation", name=name, side=Text(f"m44-side-{side}"))

    def _title(self, value: object) -> str:
        """Return the title. The rules in words are left out."""
        by_language = self.table(("text",), value)
        language = "en" if "en" in by_language else next(iter(by_language), "")
        texts = self.table(("text", language), by_language.get(language) or {})
        title, *words = (self.text(("text", language, name), texts.get(name) or "") for name in ("name", *WORDS))
        for name, text in zip(WORDS, words, strict=True):
            if text.strip():
                self.leave(f"text.{short(language)}.{name}", "m44-left-words", text=_quote(text))
        return _quote(title)

    def _labels(self, value: object) -> None:
        """Leave out the names on the map."""
        names = []
        for place, entry in self.items(("board", "labels"), value):
            label = self.table(place, entry)
            lines = [self.text(spot, line) for spot, line in self.items((*place, "text"), label.get("text") or [])]
            names.append(_quote(" ".join(lines)))
        if any(names):
            self.leave("board.labels", "m44-left-labels", names=", ".join(filter(None, names))[:LONGEST_QUOTE])

    def _hex(self, where: Where, entry: Mapping[str, object]) -> None:
        row, col = (self._required((*where, name), entry, MOST) for name in ("row", "col"))
        tile = self._tiles.get((row, col))
        if row >= ROWS or col >= 2 * COLUMNS:
            raise self._wrong_board(place_words([where], {}), f"row={row}, col={col}")
        if tile is None:
            self.fault(where, "fault-m44-hex", row=row, col=col)
            return
        if tile in self._seen:
            self.leave(tile, "m44-left-twice")
            return
        self._seen.add(tile)
        self._leave_rest(tile, entry, ("row", "col", *LAYERS, "unit", "tags"))
        for layer in LAYERS:
            if entry.get(layer):
                self._ground(tile, layer, self.table((tile, layer), entry[layer]))
        if entry.get("unit"):
            self._unit(tile, self.table((tile, "unit"), entry["unit"]))
        for place, tag in self.items((tile, "tags"), entry.get("tags") or []):
            self._tag(tile, place, self.table(place, tag))

    def _ground(self, tile: str, layer: str, ground: Mapping[str, object]) -> None:
        """Read terrain, or an object on it."""
        name = self._name((tile, layer), ground)
        owner = ground.get("original_owner")
        if name in TERRAIN and tile not in self._terrain:
            self._terrain[tile] = TERRAIN[name]
        elif name in OBJECTS:
            self._objects.setdefault(OBJECTS[name], {})[tile] = SIDE_NAMES.get(owner, "") if isinstance(owner, str) else ""
        elif name:
            self.leave(tile, "m44-left-terrain", name=short(name))
            return
        plain = ("behavior",) if ground.get("behavior") == "HILL" else ()
        self._leave_rest(tile, ground, ("name", "orientation", "original_owner", *plain))

    def _unit(self, tile: str, unit: Mapping[str, object]) -> None:
        name = self._name((tile, "unit"), unit)
        parts = re.fullmatch(r"(inf2?|tank2?|gun)([a-z]+)", name)
        if not parts or parts[2] not in NATIONS:
            if name:
                self.leave(tile, "m44-left-unit", name=short(name))
            return
        side, kind, badge = NATIONS[parts[2]], UNITS[parts[1]], unit.get("badge")
        if parts[2] not in BOX_NATIONS:
            self._leave_nation(tile, parts[2], side)
        is_resistance = kind == "special_forces" and (badge == RESISTANCE[0] or unit.get("behavior") == RESISTANCE[1])
        if is_resistance:
            kind = "french_resistance"
        elif badge and badge not in BADGES.get(parts[1], ()):
            self.leave(tile, "m44-left-badge", name=short(badge))
        self._leave_rest(tile, unit, ("name", "badge", "nbr_units", *(("behavior",) if is_resistance else ())))
        most = pieces.unit_kinds()[kind].figures
        n = self.number((tile, "unit", "nbr_units"), unit["nbr_units"], 1) if "nbr_units" in unit else most
        if n > most or (n < most and parts[1] in BADGES):
            self.leave(tile, "m44-left-figures", name=name, n=n, unit=kind_name(kind), m=min(n, most))
        self._units[tile] = side, kind, min(n, most)

    def _tag(self, tile: str, where: Where, tag: Mapping[str, object]) -> None:
        """Read a medal. Other markers are left out."""
        name, owner = self._name(where, tag), tag.get("side")
        if not name.startswith("medal"):
            self.leave(tile, "m44-left-tag", name=short(tag.get("behavior") or name))
            return
        sides = (SIDE_NAMES[owner],) if isinstance(owner, str) and owner in SIDE_NAMES else MEDALS.get(name, ())
        if not sides:
            self.leave(tile, "m44-left-whose", name=short(name))
            return
        medal = self.table((*where, "medal"), tag.get("medal") or {})
        needs = [key for key, value in medal.items() if key not in ("permanent", "counts_for") and value and (key, value) != ("nbr_hex", 1)]
        if needs:
            self.leave(tile, "m44-left-medal", name=short(name), how=", ".join(_field(key, medal[key]) for key in needs[:9]))
            return
        group = {tile: where, **self.unique_names((*where, "group"), tag.get("group") or [], "hex", self._board.index)}
        worth = self.number((*where, "medal", "counts_for"), medal.get("counts_for", 1), 1, 9)
        stays = self.flag((*where, "medal", "permanent"), medal.get("permanent", False))
        more = {**({"medals": worth} if worth > 1 else {}), **({"hold": False} if stays else {})}
        self._objectives += [{"hexes": list(group), "side": side, **more} for side in sides]

    def _things(self) -> NewDraft:
        """Return the fields of what is on the board."""
        rivers = {tile for tile, kind in self._terrain.items() if pieces.grounds()[kind].closed}
        for tile in [tile for tile in self._objects.get("bridge", ()) if tile not in rivers]:
            self.leave(tile, "m44-left-bridge")
            del self._objects["bridge"][tile]
        for tile in [tile for tile in self._units if tile in rivers and tile not in self._objects.get("bridge", ())]:
            self.leave(tile, "m44-left-river")
            del self._units[tile]
        objects: NewDraft = {kind: list(tiles) for kind, tiles in self._objects.items() if tiles and kind != "bunker"}
        if bunkers := self._bunkers():
            objects["bunker"] = bunkers
        terrain: dict[str, list[str]] = {}
        for tile, name in self._terrain.items():
            terrain.setdefault(name, []).append(tile)
        units: dict[str, dict[str, list[object]]] = {side: {} for side in SIDES}
        for tile, (side, kind, figures) in self._units.items():
            is_full = figures == pieces.unit_kinds()[kind].figures
            units[side].setdefault(kind, []).append(tile if is_full else {"at": tile, "figures": figures})
        parts = {"terrain": terrain, "objects": objects, "units": units, "objectives": self._objectives}
        return {name: part for name, part in parts.items() if part}

    def _bunkers(self) -> dict[str, list[str]]:
        """Return the bunkers by the side that they protect: the one in the file, or else that of the unit in the bunker."""
        bunkers: dict[str, list[str]] = {}
        for tile, owner in self._objects.get("bunker", {}).items():
            side = owner or self._units.get(tile, ("",))[0]
            if not side:
                self.leave(tile, "m44-left-bunker")
                continue
            if not owner:
                self.leave(tile, "m44-left-bunker-unit", side=Text(f"m44-side-{side}"))
            bunkers.setdefault(side, []).append(tile)
        return bunkers


def _field(key: str, value: object) -> str:
    """Return a field as the list names it."""
    return short(key) if value is True or isinstance(value, list | dict) else f"{short(key)} = {short(value)}"


def _quote(text: str) -> str:
    """Return the beginning of a text on one line."""
    line = " ".join("".join(c if c.isprintable() or c.isspace() else "?" for c in text).split())
    return line if len(line) <= LONGEST_QUOTE else f"{line[:LONGEST_QUOTE].rsplit(' ', 1)[0]} …"
