"""Names as Texts: of sides, units, cards, sections, terrain, symbols."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from undaunted_nb.engine.text import Text

from .setup import Card, Setup, UnitKind

if TYPE_CHECKING:
    from .position import Position


def key_of(name: str) -> str:
    """Return an id as the end of a message key: "Move Out!" is move-out."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def side_name(setup: Setup, side: int) -> Text:
    """Return the name of a side, given its number."""
    return Text(f"m44-side-{setup.sides[side]}")


def card_name(setup: Setup, card: str) -> Text:
    """Return the name of a command card, given its id."""
    return name_of_card(setup.cards[setup.by_card[card]])


def name_of_card(card: Card) -> Text:
    """Return the name of a command card, with its section."""
    name = base_name(card)
    return Text("m44-card-in-section", {"card": name, "section": section_name(card.printed)}) if card.printed else name


def base_name(card: Card) -> Text:
    """Return the name of a command card without its section. A scenario's own card has the name in its file."""
    return Text("plain", {"text": card.title}) if card.title else Text(f"m44-card-{key_of(card.base)}")


def card_title(setup: Setup, card: str) -> Text:
    """Return the short title of a command card, as printed. Similar cards of two sections differ."""
    entry = setup.cards[setup.by_card[card]]
    name = base_name(entry)
    return Text("m44-card-titled", {"card": name, "section": entry.printed}) if entry.printed else name


def section_name(section: str) -> Text:
    """Return the name of a section, given its id."""
    return Text(f"m44-section-{section}")


def unit_name(setup: Setup, unit: int) -> Text:
    """Return the name of a unit, given its number: its kind and its side."""
    entry = setup.units[unit]
    return Text("m44-unit-of", {"unit": kind_name(entry.kind), "side": side_name(setup, entry.side)})


def kind_name(kind: UnitKind | str) -> Text:
    """Return the name of a kind of unit, or of a built-in one by its id. A scenario's own kind has the name in its file."""
    if isinstance(kind, str):
        return Text(f"m44-unit-{key_of(kind)}")
    return Text("plain", {"text": kind.title}) if kind.title else kind_name(kind.id)


def unit_on_name(p: Position, tile: str) -> Text | str:
    """Return the name of the unit on a hex ("": none)."""
    unit = p.find_unit(tile)
    return unit_name(p.setup, unit) if unit >= 0 else ""


def ground_name(ground: str) -> Text:
    """Return the name of terrain or an object, given its id."""
    return Text(f"m44-ground-{key_of(ground)}", {"fallback": ground.replace("-", " ")})  # a scenario's own has only its name


def symbol_name(symbol: str) -> Text:
    """Return the name of a die symbol."""
    return Text(f"m44-symbol-{symbol}")
