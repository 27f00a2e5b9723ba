"""The goal of each side and the special features of the scenario, always visible."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undaunted_nb.engine.event import Event
from undaunted_nb.engine.text import Text
from undaunted_nb.kit.balance_figures import HOUSE, note
from undaunted_nb.kit.table.parts import SLOTS

from ..files import scenario
from ..rules.state.editions import folder_name
from ..rules.state.names import card_name, side_adjective, side_name
from ..rules.state.position import Position
from ..rules.state.setup import Goal, Setup
from .board import figure_of
from .choices import piece_name

if TYPE_CHECKING:
    from undaunted_nb.kit.scene.hand import Reveal, RevealCard
    from undaunted_nb.kit.scene.head import Goal as GoalPart


def goals(p: Position) -> list[GoalPart]:
    """Return each side with its goals, of which one is enough."""
    rows: list[GoalPart] = []
    for side, all_goals in enumerate(p.setup.goals):
        if not all_goals:
            continue
        text = _goal(p, side, all_goals[0])
        for goal in all_goals[1:]:
            text = Text("goal-either", {"goal": text, "other": _goal(p, side, goal)})
        rows.append({"side": SLOTS[side], "name": side_name(p.setup, side), "text": text})
    return rows


def _goal(p: Position, side: int, goal: Goal) -> Text:
    targets = [piece_name(p, name) for name in goal.names]
    count = int(goal.points) or len(goal.names)
    params = {"n": count, "who": targets, "side": side_name(p.setup, side), "enemy": side_adjective(p.setup, 1 - side)}
    return Text(f"goal-of-{goal.kind}", params)


def notes(p: Position) -> list[Text]:
    """Return the special features of this scenario: its special rules, its author's notes, and whether it is an uneven house scenario."""
    setup, texts = p.setup, []
    if setup.radio is not None:
        texts.append(Text("goal-radio", {"tile": setup.radio.tile, "side": side_name(setup, setup.radio.side)}))
    info = scenario.load(setup.name)
    if info.notes:
        texts.append(Text(info.label.key.replace("scenario-", "scenario-notes-", 1), {"fallback": info.notes}))
    if info.source == HOUSE:
        package = f"{__package__.rpartition('.')[0]}.{folder_name(setup.edition)}"
        texts += note(package, setup.name, lambda side: side_name(setup, setup.side(side)))
    return texts


def reveal_cards(setup: Setup, event: Event) -> Reveal | None:
    """Return the two cards revealed for the initiative, and the side that plays first. None for any other event."""
    if event.kind != "initiative":
        return None
    data = event.data
    cards: list[RevealCard] = []
    for side, name in enumerate(setup.sides):
        if not data["cards"][name]:
            continue
        card = setup.cards[side][setup.by_card[side][data["cards"][name]]]
        cards.append(
            {
                "side": SLOTS[side], "name": side_name(setup, side), "title": card_name(setup, side, card.id),
                "n": str(card.initiative), "figure": figure_of(card.title), "first": name == data["side"],
            }
        )  # fmt: skip
    return {
        "cards": cards,
        "text": Text("initiative-kept" if data["kept"] else "initiative-taken", {"side": side_name(setup, setup.side(data["side"]))}),
    }


ENDINGS = {
    "un.end.2": "points", "un.end.3": "pinned", "un.end.4": "more-points", "un.end.5": "token", "un.hopeless.3": "hopeless",
    "un.hopeless.4": "hopeless-points", "na.escape.7": "escape", "na.neutralise.3": "neutralize", "na.hopeless.2": "hopeless",
    "na.hopeless.3": "hopeless-points", "na.hopeless.4": "hopeless-token", "na.hopeless.5": "hopeless",
}  # fmt: skip
"""The message key of a win, for each rule that decides one."""


def explain_win(p: Position, rule: str) -> Text | None:
    """Explain why the winner has won, with both sides by name (None: use the text of the rule)."""
    if p.outcome is None or rule not in ENDINGS:
        return None
    setup, winner = p.setup, p.setup.side(p.outcome.winner)
    points = {"n": p.score(winner), "other": p.score(1 - winner)}
    return Text(f"won-by-{ENDINGS[rule]}", {"winner": side_name(setup, winner), "loser": side_name(setup, 1 - winner), **points})
