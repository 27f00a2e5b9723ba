"""What a scenario contains, and what in it cannot work, for the person who wrote its file."""

from __future__ import annotations

from collections.abc import Iterator

from undaunted_nb.engine.text import Text
from undaunted_nb.kit.table.parts import SLOTS

from ..rules.state.names import card_name, counter_name, side_name, structure_name, unit_name, vehicle_name
from ..rules.state.position import DECK, SUPPLY, Position
from .goals import goals


def summary(p: Position) -> list[Text]:
    """Return what is on the table at the start of a scenario, to compare with the book."""
    setup, start = p.setup, dict(zip(p.setup.objectives, p.worth, strict=True))
    lines = [Text("review-tiles", {"n": len(setup.board.tiles)})]
    if start:
        items = [Text("review-points", {"what": tile, "n": int(points)}) for tile, points in start.items()]
        lines.append(Text("review-objectives", {"n": int(sum(start.values())), "each": items}))
    if setup.structures:
        items = [
            Text("review-at", {"what": structure_name(setup, i), "place": structure.tile}) for i, structure in enumerate(setup.structures)
        ]
        lines.append(Text("review-structures", {"each": items}))
    wins = {goal["side"]: goal["text"] for goal in goals(p)}
    for side in (0, 1):
        name = side_name(setup, side)
        lines.append(Text("review-goal", {"side": name, "goal": wins.get(SLOTS[side], "")}))
        on_board = [
            Text("review-at", {"what": unit_name(setup, i), "place": p.stands[i][0]}) for i in setup.by_side[side] if p.stands[i][0]
        ]
        drove = [
            Text("review-at", {"what": vehicle_name(setup, i), "place": state.tile})
            for i, state in enumerate(p.gear.vehicles)
            if state.tile and state.owner == side
        ]
        lines.append(Text("review-placed", {"side": name, "each": [*on_board, *drove]}))
        for key, zone in (("review-deck", DECK), ("review-supply", SUPPLY)):
            pile = p.halves[side][zone]
            assert isinstance(pile, tuple)  # noqa: S101  (a zone of a half)
            items = [
                Text("review-of", {"what": card_name(setup, side, card.id), "n": n})
                for card, n in zip(setup.cards[side], pile, strict=True)
                if n
            ]
            lines.append(Text(key, {"side": name, "n": sum(pile), "each": items}))
    return lines


def doubts(p: Position) -> list[Text]:
    """Return what keeps a scenario from working, although it can be read."""
    return [fault for side in (0, 1) for fault in _doubts(p, side)]


def _doubts(p: Position, side: int) -> Iterator[Text]:
    setup, half, name = p.setup, p.halves[side], side_name(p.setup, side)
    if not setup.goals[side]:
        yield Text("doubt-no-goal", {"side": name})
    most = sum(p.worth) + sum(structure.points for structure in setup.structures)
    raises = setup.radio is not None and setup.radio.side == side
    for goal in setup.goals[side]:
        if goal.kind == "points" and goal.points > most and not raises:
            yield Text("doubt-points", {"side": name, "wanted": int(goal.points), "most": int(most)})
    if not any(half.deck):
        yield Text("doubt-no-deck", {"side": name})
    cards = {card.unit for card, *counts in zip(setup.cards[side], half.deck, half.supply, strict=True) if card.unit and any(counts)}
    for i in setup.by_side[side]:
        counter = setup.counters[i]
        if counter.id not in cards and p.stands[i][0]:
            yield Text("doubt-no-cards", {"counter": counter_name(setup, i)})
        if counter.id in cards and not p.stands[i][0] and not setup.entries[i]:
            yield Text("doubt-no-way-on", {"counter": counter_name(setup, i)})
