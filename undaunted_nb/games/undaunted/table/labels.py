"""A short name of an action, as a button has it."""

from __future__ import annotations

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.text import Text
from undaunted_nb.kit.table.tap import Tap

from ..rules.state.names import card_name
from ..rules.state.position import Position
from .choices import name_of, piece_name, taps, use_name


def label(p: Position, a: Action) -> Text:
    """Return the name of an action: the card with its use, and what it points at."""
    all_taps = taps(p, a)
    first, rest = all_taps[0], all_taps[1:]
    if first.kind == "end":
        return Text("button-end-turn")
    if first.kind != "card":
        return Text("action-of", {"what": [_thing(p, a, tap) for tap in all_taps]})
    if not rest:
        side = p.setup.side(a.side)
        card = p.setup.cards[side][p.setup.by_card[side][first.bare.name]]
        return Text("initiative-card", {"card": card_name(p.setup, side, card.id), "n": int(card.initiative)})
    use = use_name(p, a.side, first.bare.name, rest[0].name)
    things = [_thing(p, a, tap) for tap in rest[1:]]
    return Text("action-with", {"use": use, "what": things}) if things else use


def _thing(p: Position, a: Action, tap: Tap) -> Text | str:
    thing = tap.thing.bare
    if thing.kind == "piece":
        return piece_name(p, thing.name)
    if thing.kind == "pick" and (a.side, thing.name) in p.setup.by_names:
        return name_of(p, a.side, "card", thing.name)
    return thing.name
