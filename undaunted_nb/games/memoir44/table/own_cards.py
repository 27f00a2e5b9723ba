"""What a scenario's own command card says: sentences that follow from its fields."""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce

from undaunted_nb.engine.text import Text

from ..rules.state import pieces
from ..rules.state.names import kind_name, section_name
from ..rules.state.setup import ARMS, NONE, Card


def own_text(card: Card) -> Text:
    """Return the text of a scenario's own card."""
    return reduce(lambda first, second: Text("m44-own-sentences", {"first": first, "second": second}), _sentences(card))


def _sentences(card: Card) -> Iterator[Text]:
    yield from _orders(card)
    yield from _acts(card)
    if card.does in ("heal", "grant", "copy"):
        base = next(base for base, entry in pieces.card_entries().items() if entry.get("does") == card.does)
        yield Text(f"{pieces.rule_of_card(base).replace('.', '-')}.text")
    if card.strike:
        dice = [Text("m44-own-dice-of", {"side": Text(f"m44-side-{side}"), "n": n}) for side, n in card.strike.dice.items()]
        yield Text("m44-own-strike", {"targets": card.strike.targets, "dice": dice})
        if card.strike.stars:
            yield Text("m44-own-stars")
    if card.looks:
        yield Text("m44-own-looks", {"n": card.looks})


def _orders(card: Card) -> Iterator[Text]:
    """Yield the units that a card orders."""
    if card.each:
        orders = [Text("m44-own-each-of", {"section": section_name(section), "n": n}) for section, n in card.each.items() if n]
        yield Text("m44-own-each", {"each": orders})
    elif card.orders != NONE and card.does not in ("heal", "grant", "copy"):
        yield Text("m44-own-orders", {"n": card.orders})
    if card.printed:
        yield Text("m44-own-section", {"section": section_name(card.printed)})
    if card.section:
        yield Text("m44-own-any-section")
    if len(card.arms) < len(ARMS):
        yield Text("m44-own-arms", {"arms": [kind_name(arm) for arm in card.arms]})
    if card.where:
        yield Text(f"m44-own-{card.where}")
    if card.otherwise and len(card.arms) < len(ARMS):
        yield Text("m44-own-otherwise")


def _acts(card: Card) -> Iterator[Text]:
    """Yield how the ordered units move and battle."""
    if not card.moves:
        yield Text("m44-own-no-move")
    if not card.battles:
        yield Text("m44-own-no-battle")
    if card.hexes >= 0 and card.moves:
        yield Text("m44-own-hexes", {"n": card.hexes, "then": card.then})
    for field, holds in (("free", card.free), ("again", card.again), ("dig", card.does == "dig")):
        if holds:
            yield Text(f"m44-own-{field}")
    for field, n, usual in (("fights", card.fights, 1), ("close", card.close, 0), ("fire", card.fire, 0)):
        if n != usual:
            yield Text(f"m44-own-{field}", {"n": n})
