"""Names as Texts: of sides, units, cards, sections, ground, symbols."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from undaunted_nb.core.text import Text

from .setup import Setup

if TYPE_CHECKING:
    from .position import Position


def key_of(name: str) -> str:
    """An id as the end of a message key: "Move Out!" is move-out."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def side_name(setup: Setup, side: int) -> Text:
    """A side by its number."""
    return Text(f"m44-side-{setup.sides[side]}")


def card_name(setup: Setup, card: str) -> Text:
    """A command card by its id."""
    found = setup.cards[setup.by_card[card]]
    name = Text(f"m44-card-{key_of(found.base)}")
    return Text("m44-card-in-section", {"card": name, "section": section_name(found.printed)}) if found.printed else name


def card_title(setup: Setup, card: str) -> Text:
    """A command card by its id, short, as its title says it: like cards of two sections differ."""
    found = setup.cards[setup.by_card[card]]
    name = Text(f"m44-card-{key_of(found.base)}")
    return Text("m44-card-titled", {"card": name, "section": found.printed}) if found.printed else name


def section_name(section: str) -> Text:
    """A section by its id."""
    return Text(f"m44-section-{section}")


def unit_name(setup: Setup, unit: int) -> Text:
    """A unit by its number: its kind and its side."""
    found = setup.units[unit]
    return Text("m44-unit-of", {"unit": kind_name(found.kind.id), "side": side_name(setup, found.side)})


def kind_name(kind: str) -> Text:
    """A kind of unit by its id."""
    return Text(f"m44-unit-{key_of(kind)}")


def unit_on_name(p: Position, tile: str) -> Text | str:
    """The unit on a hex ("" for none)."""
    unit = p.on(tile)
    return unit_name(p.setup, unit) if unit >= 0 else ""


def ground_name(ground: str) -> Text:
    """Terrain or an object by its id."""
    return Text(f"m44-ground-{key_of(ground)}")


def symbol_name(symbol: str) -> Text:
    """A symbol of the die."""
    return Text(f"m44-symbol-{symbol}")
