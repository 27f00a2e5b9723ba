"""The possible uses of a unit or a hex: the cards that could order it, the units that can move there or battle it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.legality import Verdict
from undaunted_nb.engine.text import Text
from undaunted_nb.kit.table.presenter import FirstStep
from undaunted_nb.kit.table.tap import Tap, Taps

from ..rules.orders import find_repeated_order
from ..rules.state.names import card_name
from ..rules.state.position import ORDER, PLAY, LastOrder, Position
from ..rules.state.setup import SECTIONS, Card
from .choices import BATTLING, MOVING, ORDERING, legal, name_of, on_hex, own_unit, taps

Use = tuple[Text, Verdict, Taps]
LATER = {ORDERING: "m44-attack-after-orders", MOVING: "m44-attack-after-moves"}
"""What is said about an attack in the parts of the turn before it."""
ENDS = {ORDERING: "m44-button-ordered", MOVING: "m44-button-moved"}
"""The buttons that end those parts."""


def uses(p: Position, side: str, target: Tap, selection: Taps = ()) -> list[Use]:
    """Return the actions that are possible with the thing at a tap.

    Each has its name, whether it is legal, and its taps. Before a card is played, these are the cards in hand that could order the unit. A
    chosen card that could not comes first, with the reason. In the move and battle parts, these are the units that can go there, or battle
    the enemy there.
    """
    tile = on_hex(p, target)
    if not tile or p.pending or side not in p.to_act:
        return []
    if p.phase == PLAY:
        return list(_cards(p, side, tile, selection)) if own_unit(p, side, tile) else []
    return list(_units(p, side, tile, selection[0])) if selection and selection[0] in (MOVING, BATTLING) else []


def _cards(p: Position, side: str, tile: str, selection: Taps) -> Iterator[Use]:
    selected = selection[0].bare.name if selection else ""
    hand = [card for card, count in zip(p.setup.cards, p.hands[p.turn], strict=True) if count]
    hand.sort(key=lambda card: card.id != selected)
    for card in hand:
        verdict = _would_order(p, side, card, tile, selection[1:] if card.id == selected else ())
        if verdict is None or not (verdict or card.id == selected):
            continue
        yield Text("about-use", {"card": card_name(p.setup, card.id), "kind": Text("m44-kind-order")}), verdict, (Tap("card", card.id),)
        if card.id == selected and verdict:
            return


def _units(p: Position, side: str, tile: str, part: Tap) -> Iterator[Use]:
    ways: dict[Taps, Action] = {}
    for action in legal(p):
        if action.kind in ("move", "battle") and action.args[-1] == tile and (way := taps(p, action))[0] == part:
            ways.setdefault(way, action)
    for way, action in ways.items():
        unit = name_of(p, side, "counter", way[1].name)
        yield Text("about-use", {"card": unit, "kind": Text(f"m44-kind-{action.kind}")}), Verdict(action, ()), way


def too_early(p: Position, side: str, selection: Taps, target: Tap) -> FirstStep | None:
    """Return what to say about an enemy that an ordered unit could attack in a later part of the turn, or None.

    A chosen unit must be one that could.
    """
    tile = on_hex(p, target)
    key = LATER.get(selection[0]) if selection else None
    if not key or not tile or p.find_unit(tile) < 0 or own_unit(p, side, tile):
        return None
    unit = on_hex(p, selection[1]) if len(selection) > 1 else ""
    able = any(a.kind == "battle" and a.args[1] == tile and unit in ("", a.args[0]) for a in legal(p))
    return FirstStep("m44.turn.4", Text(key, {"hex": tile}), Text(ENDS[selection[0]], {"n": 0, "hex": ""})) if able else None


def card_of(_p: Position, _side: str, _piece: str) -> None:
    """Return None: units have no card in this game."""


def offers(_p: Position, _side: str, _card: str, _kinds: Iterable[str]) -> list[tuple[Tap, Text]]:
    """Return no offers: units have no card in this game."""
    return []


def _would_order(p: Position, side: str, card: Card, tile: str, selection: Taps) -> Verdict | None:
    """Check whether a unit can be ordered once this card is played. None if dice decide, or if there is nothing to copy."""
    sections = [tap.name for tap in selection] or (SECTIONS if card.section else ("",))
    orders = [LastOrder(p.setup.by_card[card.id], section) for section in sections]
    if card.does == "copy":
        orders = [find_repeated_order(p, p.turn)]
    if card.does == "grant" or orders[0].card < 0:
        return None
    verdicts = [p._replace(phase=ORDER, card=s.card, section=s.section).check(Action("order", side, "", (tile,))) for s in orders]
    return min(verdicts, key=lambda verdict: len(verdict.violations))
