"""What a scenario contains, and what in it cannot work, for the person who wrote its file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from undaunted_nb.engine.text import Text
from undaunted_nb.kit.table.parts import SLOTS

from ..files.scenario import load
from ..rules.state import pieces
from ..rules.state.names import ground_name, kind_name, side_name
from ..rules.state.position import Draw, Position
from .goals import goals

SLABS, OBSTACLES = ("bridge", "bunker"), ("hedgehog", "sandbags", "wire")
"""The objects that are printed pieces of cardboard, and those of plastic."""


def summary(p: Position) -> list[Text]:
    """Return what is on the table at the start of a scenario, to compare with the book."""
    setup = p.setup
    lines = [
        Text("review-board", {"boards": [Text(f"review-board-{face}") for face in load(setup.name).boards]}),
        Text("review-terrain", {"each": [_amount_of(ground_name(name), n) for name, n in Counter(list_terrain(p)).items()]}),
        Text("review-objects", {"each": [_amount_of(ground_name(name), n) for name, n in _objects(p).items()]}),
    ]
    if setup.steep:
        lines.append(Text("review-steep", {"sides": [f"{tile}-{neighbor}" for tile, neighbor in sorted(setup.steep) if tile < neighbor]}))
    wins = {goal["side"]: goal["text"] for goal in goals(p)}
    for side in (0, 1):
        name = side_name(setup, side)
        units = Counter(setup.units[i].kind for i in setup.numbers[side])
        lines.append(Text("review-goal", {"side": name, "goal": wins.get(SLOTS[side], "")}))
        lines.append(
            Text("review-units", {"side": name, "n": sum(units.values()), "each": [_amount_of(kind_name(k), n) for k, n in units.items()]})
        )
        lines.append(Text("review-hand", {"side": name, "n": _hand_size(p, side)}))
    return lines


def _amount_of(thing: Text, n: int) -> Text:
    return Text("review-of", {"what": thing, "n": n})


def list_terrain(p: Position) -> list[str]:
    """Return the terrain hexes that a scenario lays on its boards."""
    printed_terrain = load(p.setup.name).terrain_of_boards
    return [name for tile, name in p.setup.terrain.items() if printed_terrain.get(tile) != name]


def _objects(p: Position) -> Counter[str]:
    counts = Counter(name for names in p.setup.objects.values() for name in names)
    return counts + Counter({"wire": len(p.wire), "sandbags": len(p.sandbags)})


def _hand_size(p: Position, side: int) -> int:
    """Return the number of cards that a side begins with."""
    return sum(p.hands[side]) + sum(task.cards for task in p.pending if isinstance(task, Draw) and task.side == side)


def doubts(p: Position) -> list[Text]:
    """Return what keeps a scenario from working, although it can be read, or needs more pieces than are in the box."""
    return [*(fault for side in (0, 1) for fault in _doubts(p, side)), *_beyond(p)]


def _doubts(p: Position, side: int) -> Iterator[Text]:
    setup, name = p.setup, side_name(p.setup, side)
    if not setup.medals_to_win[side] and setup.deck_winner != side:
        yield Text("doubt-no-medals", {"side": name})
    most = sum(setup.units[i].medals for i in setup.numbers[1 - side]) + sum(
        objective.medals for objective in setup.objectives if objective.side == side
    )
    if setup.medals_to_win[side] > most:
        yield Text("doubt-medals", {"side": name, "wanted": setup.medals_to_win[side], "most": most})
    if not setup.numbers[side]:
        yield Text("doubt-no-units", {"side": name})
    if not _hand_size(p, side):
        yield Text("doubt-no-hand", {"side": name})


def _beyond(p: Position) -> Iterator[Text]:
    """Yield the kinds of pieces of which the boxes hold fewer. A game on two boards takes two boxes."""
    setup, box, objects = p.setup, pieces.box(), _objects(p)
    counts = [
        (Text("review-hexes"), len(list_terrain(p)), box["terrain"]),
        (Text("review-slabs"), sum(objects[name] for name in SLABS), box["cards"]),
        (Text("review-obstacles"), sum(objects[name] for name in OBSTACLES), box["obstacles"]),
    ]
    for side in (0, 1):
        for arm, most in box["figures"].items():
            figures = sum(p.stands[i][1] or setup.units[i].figures for i in setup.numbers[side] if setup.units[i].kind.arm == arm)
            counts.append((Text(f"review-figures-{arm}", {"side": side_name(setup, side)}), figures, most))
    for piece, n, most in counts:
        if n > most * setup.maps:
            yield Text("doubt-box", {"what": piece, "n": n, "most": most * setup.maps})
