"""A scenario's own command cards and kinds of units, as its file defines them: data for the rules that the printed ones use."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from undaunted_nb.engine.text import Title
from undaunted_nb.files.checker import Checker
from undaunted_nb.files.titles import read_title
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


Read = Callable[[Checker, Where, object], object]


def _number(least: int, most: int) -> Read:
    return lambda check, where, value: check.number(where, value, least, most)


def _flag(check: Checker, where: Where, value: object) -> bool:
    return check.flag(where, value)


def _word(sort: str, words: Iterable[str]) -> Read:
    known = tuple(words)
    return lambda check, where, value: check.name(where, value, sort, known)


def _counts(names: tuple[str, ...], most: int) -> Read:
    """Return the reader of a table with a number for some of these names."""

    def read(check: Checker, where: Where, value: object) -> dict[str, int]:
        table = check.fields(where, value, names)
        return {name: check.number((*where, name), table[name], 0, most) for name in names if name in table}

    return read


def _arms(check: Checker, where: Where, value: object) -> tuple[str, ...]:
    named = check.unique_names(where, value, "arm", ARMS)
    if value == []:
        check.fault(where, "fault-no-arms")
    return tuple(arm for arm in ARMS if arm in named)


def _strike(check: Checker, where: Where, value: object) -> dict[str, object]:
    field = check.fields(where, value, ("targets", "dice", "stars"), ("dice",))
    dice = check.fields((*where, "dice"), field.get("dice", {}), SIDES, SIDES)
    return {
        "targets": check.number((*where, "targets"), field.get("targets", 1), 1, 4),
        "dice": {side: check.number((*where, "dice", side), dice.get(side, 1), 1, MOST_DICE) for side in SIDES},
        "stars": check.flag((*where, "stars"), field.get("stars", False)),
    }


def _dice(check: Checker, where: Where, value: object) -> tuple[int, ...]:
    dice = tuple(check.number(place, number, 1, MOST_DICE) for place, number in check.items(where, value))
    if isinstance(value, list) and not 0 < len(dice) <= FARTHEST_SHOT:
        check.fault(where, "fault-dice-list", most=FARTHEST_SHOT)
    return dice[:FARTHEST_SHOT]


EFFECTS = ("dig", "heal", "grant", "copy")
"""What a card can do besides or instead of its orders, and no other."""
CARD_FIELDS: Mapping[str, Read] = {
    "count": _number(0, MOST_COPIES), "sections": _counts(SECTIONS, MOST_COPIES), "orders": _number(0, 9), "each": _counts(SECTIONS, 9),
    "arms": _arms, "section": _flag, "otherwise": _flag, "where": _word("word", ("beside", "apart")), "moves": _flag, "battles": _flag,
    "hexes": _number(0, FARTHEST), "then": _number(0, FARTHEST), "free": _flag, "again": _flag, "fights": _number(1, 3),
    "close": _number(0, MOST_EXTRA), "fire": _number(0, MOST_EXTRA), "looks": _number(0, MOST_EXTRA), "strike": _strike,
    "does": _word("effect", EFFECTS),
}  # fmt: skip
"""The fields of a card besides its name, as in ../cards.toml."""
KIND_FIELDS: Mapping[str, Read] = {
    "figures": _number(1, MOST_FIGURES), "move": _number(0, FARTHEST), "battle": _number(0, FARTHEST), "dice": _dice, "sight": _flag,
    "ground": _flag, "overrun": _flag, "retreat": _number(1, 3), "undeterred": _flag,
}  # fmt: skip
"""The fields of a kind of unit besides its name, as in ../units.toml."""


def cards(check: Checker, own_table: Mapping[str, object]) -> tuple[Card, ...]:
    """Return the command cards of a game: the printed ones as a file changes them, and its own."""
    deck = {base: pieces.cards_of(entry) for base, entry in pieces.card_entries().items()}
    seen: set[str] = set()
    entries = check.items(("own", "cards"), own_table.get("cards", []))
    if len(entries) > MOST_CARDS:
        check.fault(("own", "cards"), "fault-too-many", n=len(entries), most=MOST_CARDS)
    for where, value in entries[:MOST_CARDS]:
        name, new = _cards(check, where, check.fields(where, value, ("id", "title", "like", *CARD_FIELDS), ("id",)))
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
    name = value if isinstance(value, str) and value in printed_entries else check.named((*where, "id"), value, CARD_NAME, 24)
    if name.rpartition(" ")[2].casefold() in SECTIONS:
        check.fault((*where, "id"), "fault-name-section", name=name)
    fields_given = {key: read(check, (*where, key), field[key]) for key, read in CARD_FIELDS.items() if key in field}
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
        field = check.fields(where, value, ("id", "title", "like", "medals", *KIND_FIELDS), ("id", "like"))
        name = check.named((*where, "id"), field.get("id", "missing"), KIND_NAME, 20)
        like = check.name((*where, "like"), field["like"], "arm", pieces.unit_kinds()) if "like" in field else ""
        fields_given: dict[str, Any] = {key: read(check, (*where, key), field[key]) for key, read in KIND_FIELDS.items() if key in field}
        title = read_title(check, (*where, "title"), field["title"]) if "title" in field else Title((("", name.replace("_", " ")),))
        medals = check.number((*where, "medals"), field["medals"], 0, MOST_WORTH) if "medals" in field else None
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
