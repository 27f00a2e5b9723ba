"""What a kind of games has in a column, as a value and in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from undaunted_nb.engine.text import Text
from undaunted_nb.simulation.matches import Kind, player_of

if TYPE_CHECKING:
    from ..results.balance import Balance


def value(balance: Balance, kind: Kind, name: str) -> Any:
    """Return what one kind of games has in a column of ``by``: a word, or the number of rounds."""
    if name == "ending":
        return balance.system.HOW.get(kind.rule, kind.rule)
    if name == "opponent":
        return (*balance.opponents, "")[player_of(balance.sides, kind)]
    return getattr(kind, name)


def said(balance: Balance, name: str, found: object) -> Text | str:
    """Return a value of a column in words."""
    if name in ("winner", "opener"):
        named: Text = balance.system.present.to_act_name(balance.start, found) if found else Text("simulate-nobody")
        return named
    if name == "ending":
        return Text(f"ending-{found}")
    if name == "opponent":
        return Text(f"opponent-{found}", {"fallback": str(found)}) if found else "–"
    return str(found)


def order(balance: Balance, name: str, found: Any) -> Any:
    """Return a key that puts the values of a column in their order: the sides as in the scenario, numbers by size, words by letter."""
    return (*balance.sides, "").index(found) if name in ("winner", "opener") else found
