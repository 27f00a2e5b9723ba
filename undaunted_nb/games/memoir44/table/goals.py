"""The goal of each side and the special features of the scenario, always visible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undaunted_nb.engine.event import Event
from undaunted_nb.engine.text import Text
from undaunted_nb.kit.balance_figures import HOUSE, note
from undaunted_nb.kit.table.parts import SLOTS

from ..files import scenario
from ..rules.state.names import side_name
from ..rules.state.position import Position
from ..rules.state.setup import Setup

if TYPE_CHECKING:
    from undaunted_nb.kit.scene.head import Goal


def goals(p: Position) -> list[Goal]:
    """Return each side with the medals that it needs."""
    return [
        {"side": SLOTS[side], "name": side_name(p.setup, side), "text": Text("m44-goal-of-medals", {"n": p.setup.medals_to_win[side]})}
        for side in (0, 1)
        if p.setup.medals_to_win[side]
    ]


def notes(p: Position) -> list[Text]:
    """Return the special features of this scenario: its special rules, its author's notes, and whether it is an uneven house scenario."""
    setup, current = p.setup, scenario.load(p.setup.name)
    notes_on_deck = [Text("m44-goal-deck", {"side": side_name(setup, setup.deck_winner)})] if setup.deck_winner >= 0 else []
    words = [Text(current.label.key.replace("scenario-", "scenario-notes-", 1), {"fallback": current.notes})] if current.notes else []
    if current.source == HOUSE:
        words += note(__package__.rpartition(".")[0], setup.name, lambda side: side_name(setup, setup.side(side)))
    return [*notes_on_deck, *words]


def reveal_cards(_setup: Setup, _event: Event) -> None:
    """Return None: no cards are revealed for the initiative in this game."""


def explain_win(p: Position, rule: str) -> Text | None:
    """Explain why the winner has won, with both sides by name."""
    if p.outcome is None:
        return None
    winner = p.setup.side(p.outcome.winner)
    return Text(
        "m44-won-by-deck" if rule == "m44.own.6" else "m44-won-by-medals",
        {"winner": side_name(p.setup, winner), "n": p.score(winner), "loser": side_name(p.setup, 1 - winner), "other": p.score(1 - winner)},
    )
