"""A scenario's own command cards and kinds of units, as its file defines them: data for the rules that the printed ones use."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from typing import Any, NamedTuple

from undaunted_nb.engine.text import Title
from undaunted_nb.files.checker import WRONG, Checker
from undaunted_nb.files.fields import FLAG, AnyReading, Kind, number, word, write_plain
from undaunted_nb.files.forms import Table, author_name, for_each, form, many, name, read_form, some_of
from undaunted_nb.files.titles import TITLE, read_title
from undaunted_nb.files.toml_lines import Where

from ..rules.state import pieces
from ..rules.state.setup import ARMS, NONE, SECTIONS, SIDES, Card, UnitKind

CARD_NAME = r"[^\W\d_]+(?:[ '’-][^\W\d_]+)*"
KIND_NAME = "[a-z]+(?:_[a-z]+)*(?<!_air)"
"""The patterns of names. Units of an air drop have names that end in "air" and a number."""
MOST_CARDS, MOST_KINDS, MOST_COPIES = 20, 12, 20
"""The most entries of each list in a file, and the most copies of a card."""
MOST_FIGURES, FARTHEST, MOST_DICE, FARTHEST_SHOT, MOST_EXTRA, MOST_WORTH = 6, 6, 5, 8, 3, 9
"""The largest numbers: figures, hexes of a move, dice at a distance, that distance, extra dice of a card, and medals."""
ALIKE = frozenset({"id", "title", "count", "sections"})
"""The fields of a card that leave its effect as printed."""
ORDERING = ("orders", "each", "sections", "section", "arms", "otherwise", "where")
CLASHES: Mapping[str, tuple[str, ...]] = {
    "strike": ORDERING, "each": ("orders", "sections", "section"), "sections": ("section",), "count": ("sections",),
    "heal": ORDERING, "grant": ORDERING, "copy": ORDERING, "ambush": ORDERING,
}  # fmt: skip
"""The fields that exclude each other. Of ``does``, the effect stands for the field."""


class Kinds(NamedTuple):
    """The kinds of units of a game: all of them, and the medals that a unit of a file's own kind is worth, by kind."""

    all: Mapping[str, UnitKind]
    worth: Mapping[str, int]


def _counts(names: tuple[str, ...], most: int) -> Kind[Table]:
    """Return the form of a table with a number for some of these names."""
    counts = form(dict.fromkeys(names, number(0, most)))
    return counts.read_by(lambda r, where, value, _: _pick(counts.read(r, where, value, None), names))


def _pick(table: Table, names: Collection[str]) -> Table:
    """Return a table without its unknown fields, which are faults already."""
    return {name: table[name] for name in names if name in table}


def _read_arms(r: AnyReading, where: Where, value: object, _: object) -> tuple[str, ...]:
    named = r.check.unique_names(where, value, "arm", ARMS)
    if value == []:
        r.check.fault(where, "fault-no-arms")
    return tuple(arm for arm in ARMS if arm in named)


_STRIKE = form({"targets": number(1, 4), "dice": for_each(SIDES, number(1, MOST_DICE), whole=True), "stars": FLAG}, ("dice",))
_DICE = many(number(1, MOST_DICE), minItems=1, maxItems=FARTHEST_SHOT)


def _read_strike(r: AnyReading, where: Where, value: object, _: object) -> Table:
    field = _pick(_STRIKE.read(r, where, value, None), ("targets", "dice", "stars"))
    return {"targets": 1, "stars": False, **field, "dice": {**dict.fromkeys(SIDES, 1), **_pick(field.get("dice", {}), SIDES)}}


def _read_dice(r: AnyReading, where: Where, value: object, _: object) -> tuple[int, ...]:
    dice = tuple(_DICE.read(r, where, value, None))
    if isinstance(value, (list, tuple)) and not 0 < len(dice) <= FARTHEST_SHOT:
        r.check.fault(where, "fault-dice-list", most=FARTHEST_SHOT)
    return dice[:FARTHEST_SHOT]


EFFECTS = ("dig", "heal", "grant", "copy")
"""What a card can do besides or instead of its orders, and no other."""
CARD_FIELDS: Mapping[str, Kind[Any]] = {
    "count": number(0, MOST_COPIES), "sections": _counts(SECTIONS, MOST_COPIES), "orders": number(0, 9), "each": _counts(SECTIONS, 9),
    "arms": Kind(write_plain, _read_arms, {**some_of("arm", ARMS).schema, "minItems": 1}), "section": FLAG, "otherwise": FLAG,
    "where": word("word", ("beside", "apart")), "moves": FLAG, "battles": FLAG,
    "hexes": number(0, FARTHEST), "then": number(0, FARTHEST), "free": FLAG, "again": FLAG, "fights": number(1, 3),
    "close": number(0, MOST_EXTRA), "fire": number(0, MOST_EXTRA), "looks": number(0, MOST_EXTRA), "strike": _STRIKE.read_by(_read_strike),
    "does": word("effect", EFFECTS),
}  # fmt: skip
"""The fields of a card besides its name, as in ../cards.toml."""
KIND_FIELDS: Mapping[str, Kind[Any]] = {
    "figures": number(1, MOST_FIGURES), "move": number(0, FARTHEST), "battle": number(0, FARTHEST),
    "dice": _DICE.read_by(_read_dice), "sight": FLAG,
    "ground": FLAG, "overrun": FLAG, "retreat": number(1, 3), "undeterred": FLAG,
}  # fmt: skip
"""The fields of a kind of unit besides its name, as in ../units.toml."""


@cache
def card_form() -> Kind[Table]:
    """Return the form of a command card that a file defines."""
    printed_entries = pieces.card_entries()
    like = name(base for base, entry in printed_entries.items() if entry.get("does") != "ambush")
    return form({"id": name(printed_entries), "title": TITLE, "like": like, **CARD_FIELDS}, ("id",))


@cache
def kind_form() -> Kind[Table]:
    """Return the form of a kind of unit that a file defines."""
    head = {"id": author_name(KIND_NAME, 20), "title": TITLE, "like": word("arm", pieces.unit_kinds()), "medals": number(0, MOST_WORTH)}
    return form({**head, **KIND_FIELDS}, ("id", "like"))


def cards(check: Checker, own_table: Mapping[str, object]) -> tuple[Card, ...]:
    """Return the command cards of a game: the printed ones as a file changes them, and its own."""
    deck = {base: pieces.cards_of(entry) for base, entry in pieces.card_entries().items()}
    seen: set[str] = set()
    entries = check.items(("own", "cards"), own_table.get("cards", []))
    if len(entries) > MOST_CARDS:
        check.fault(("own", "cards"), "fault-too-many", n=len(entries), most=MOST_CARDS)
    for where, value in entries[:MOST_CARDS]:
        name, new = _cards(check, where, read_form(card_form(), check, value, where))
        clash = any(name.casefold() == other.casefold() and name != other for other in deck)
        if name in seen or clash:
            check.fault((*where, "id"), "fault-name-taken", name=name)
        elif name:
            deck[name] = new
        seen.add(name)
    return tuple(card for group in deck.values() for card in group)


def _cards(check: Checker, where: Where, field: Mapping[str, object]) -> tuple[str, list[Card]]:
    """Return the name of an entry ("": not valid), and its cards: one, or one for each section."""
    printed_entries = pieces.card_entries()
    value = field.get("id", "missing")
    known = value in printed_entries or value is WRONG
    name = str(value) if known else check.named((*where, "id"), value, CARD_NAME, 24)
    if name.rpartition(" ")[2].casefold() in SECTIONS:
        check.fault((*where, "id"), "fault-name-section", name=name)
    fields_given = {key: field[key] for key in CARD_FIELDS if key in field}
    base = _base(check, where, field, name, str(fields_given.get("does", "")))
    copy_fields = ("count", "sections") if {"count", "sections"} & fields_given.keys() else ()
    entry: dict[str, Any] = {**{key: value for key, value in base.items() if key not in copy_fields}, **fields_given}
    if "hexes" in fields_given and "then" not in entry:
        entry["then"] = entry["hexes"]
    _check_effect(check, where, entry, fields_given, base)
    if "sections" in entry:
        entry["sections"] = dict.fromkeys(SECTIONS, 0) | entry["sections"]
    title = read_title(check, (*where, "title"), field["title"]) if "title" in field else Title()
    if not title and name not in printed_entries:
        title = Title((("", name),))
    own = name not in printed_entries or bool(field.keys() - ALIKE)
    return name, [card._replace(own=own, title=title) for card in pieces.cards_of({"orders": NONE, **entry, "id": name})]


def _base(check: Checker, where: Where, field: Mapping[str, object], name: str, does: str) -> Mapping[str, Any]:
    """Return the printed card that an entry changes, in which everything else stays as it is ({}: none)."""
    printed_entries = pieces.card_entries()
    like = name
    if "like" in field:
        known = [base for base, entry in printed_entries.items() if entry.get("does") != "ambush" or base == name]
        like = check.name((*where, "like"), field["like"], "command-card", known)
    elif does and does != "dig" and name not in printed_entries:
        like = next(base for base, entry in printed_entries.items() if entry.get("does") == does)
    return printed_entries.get(like, {})


def _check_effect(
    check: Checker, where: Where, entry: Mapping[str, Any], fields_given: Mapping[str, object], base: Mapping[str, object]
) -> None:
    """Check that a card does something, and that no two of its fields exclude each other."""
    says = {key for key, value in entry.items() if value is not False and value != NONE}
    if not says & {"orders", "each", "strike", "does"}:
        check.fault(where, "fault-card-idle")
    for key, others in CLASHES.items():
        holder = "does" if entry.get("does") == key else key
        for other in others:
            as_printed = other not in fields_given and all(base.get(name) == entry.get(name) for name in (holder, other))
            if {holder, other} <= says and not as_printed:
                check.fault((*where, other if other in fields_given else holder), "fault-fields-clash", field=holder, other=other)
    if entry.get("then", -1) > entry.get("hexes", -1):
        check.fault((*where, "then" if "then" in fields_given else "hexes"), "fault-then", most=entry.get("hexes", 0))


def unit_kinds(check: Checker, own_table: Mapping[str, object]) -> Kinds:
    """Return the kinds of units of a game: the printed ones, and those that a file defines."""
    kinds, worth = dict(pieces.unit_kinds()), dict[str, int]()
    entries = check.items(("own", "units"), own_table.get("units", []))
    if len(entries) > MOST_KINDS:
        check.fault(("own", "units"), "fault-too-many", n=len(entries), most=MOST_KINDS)
    for where, value in entries[:MOST_KINDS]:
        field = read_form(kind_form(), check, value, where)
        name, like = str(field.get("id", "")), field.get("like", "")
        fields_given = {key: field[key] for key in KIND_FIELDS if key in field}
        title = read_title(check, (*where, "title"), field["title"]) if "title" in field else Title((("", name.replace("_", " ")),))
        medals = field.get("medals")
        if name in kinds:
            check.fault((*where, "id"), "fault-name-taken", name=name)
        elif name and like:
            kind = pieces.unit_kinds()[like]._replace(**fields_given, id=name, like=like, title=title)
            if kind.battle > kind.move:
                check.fault((*where, "battle" if "battle" in fields_given else "move"), "fault-then", most=kind.move)
            kinds[name] = kind
            if medals is not None:
                worth[name] = medals
    return Kinds(kinds, worth)
