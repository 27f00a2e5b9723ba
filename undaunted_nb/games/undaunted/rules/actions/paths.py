"""The common part of Move, Guide, Scout and Stalk: a path over adjacent tiles."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from itertools import compress

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.legality import Requirement

from ..state.names import card_name, counter_name
from ..state.position import NONE, TARGET, Draft, Position
from . import ability_of, about_unit, side_and_card

Walker = Callable[[Position, Action], tuple[str, tuple[str, ...]]]
"""The unit that walks, as the tile it starts from ("": none) and the tiles it enters."""


def unmarked_tiles(p: Position, side: int, path: tuple[str, ...]) -> list[str]:
    """Return the tiles of a path without a marker of ``side``."""
    marks, index = p.halves[side].marks, p.setup.board.index
    return [tile for tile in path if marks[index[tile]] == NONE]


def marked_tiles(p: Position, side: int) -> frozenset[str]:
    """Return the tiles that have a marker of ``side``."""
    return frozenset(compress(p.setup.board.tiles, p.halves[side].marks))  # no marker is 0


def marks_near(p: Position, side: int, tile: str, steps: int) -> Hashable:
    """Return the side's own markers on the tiles within ``steps`` steps, for ``reads``."""
    marks: Hashable = p.setup.board.getter_within(tile, steps)(p.halves[side].marks)
    return marks


ONTO_MARKED = ("un.move.2", "un.move.3")
"""The rules that the last tile of a path, and those passed on it, must have the side's own marker."""


def path_requirements(  # noqa: C901  (a list of small checks of one path)
    walker: Walker,
    *,
    length: str,
    mark_rules: tuple[str, str] | None = None,
    steps: Callable[[Action], int] | None = None,
    about_who: Callable[[Position, Action], Mapping[str, object]] = about_unit,
) -> tuple[Requirement[Position], ...]:
    """Return the requirements on a path.

    It has at least one tile, at most X (by the rule ``length``), each adjacent to the one before it and, if ``mark_rules`` names the rules,
    marked. ``steps`` counts the cost of the path if it is more than its tiles. ``about_who`` describes the unit that walks.
    """

    def most(p: Position, a: Action) -> int:
        ability = ability_of(p, a)
        return ability.x if ability else 0

    def cost(p: Position, a: Action) -> int:
        return steps(a) if steps else len(walker(p, a)[1])

    def has_steps(p: Position, a: Action) -> bool:
        return cost(p, a) > 0

    def not_too_far(p: Position, a: Action) -> bool:
        return cost(p, a) <= most(p, a) or not most(p, a)

    def is_joined(p: Position, a: Action) -> bool:
        start, path = walker(p, a)
        return not start or p.setup.board.is_joined(start, path)

    def last_marked(p: Position, a: Action) -> bool:
        return not unmarked_tiles(p, side_and_card(p, a)[0], walker(p, a)[1][-1:])

    def passed_marked(p: Position, a: Action) -> bool:
        return not unmarked_tiles(p, side_and_card(p, a)[0], walker(p, a)[1][:-1])

    def describe(p: Position, a: Action) -> dict[str, object]:
        start, path = walker(p, a)
        neighbors = p.setup.board.neighbors
        steps = zip((start, *path), path, strict=False)
        before, tile = next(((b, t) for b, t in steps if start and t not in neighbors[b]), (start, path[-1] if path else start))
        return {**about_who(p, a), "start": start, "n": cost(p, a), "x": most(p, a), "tile": tile, "before": before}

    def about_last(p: Position, a: Action) -> dict[str, object]:
        return with_scout(p, a, list(walker(p, a)[1][-1:]))

    def about_passed(p: Position, a: Action) -> dict[str, object]:
        return with_scout(p, a, unmarked_tiles(p, side_and_card(p, a)[0], walker(p, a)[1][:-1]))

    def with_scout(p: Position, a: Action, bare: list[str]) -> dict[str, object]:
        return {**describe(p, a), "bare": bare, "scout": _scout(p, a.side, bare)}

    base = (
        Requirement("un.move.4", has_steps, describe),
        Requirement(length, not_too_far, describe, "why-way-length"),
        Requirement("un.board.1", is_joined, describe, "why-way-joined"),
    )
    if not mark_rules:
        return base
    return (
        *base,
        Requirement(mark_rules[0], last_marked, about_last, "why-un-move-2"),
        Requirement(mark_rules[1], passed_marked, about_passed, "why-un-move-2"),
    )


def _scout(p: Position, side: str, bare: list[str]) -> object:
    """Return the card in hand that can scout all these tiles now ("": none). It is advice for a unit that cannot enter them."""
    scout = next((a for a in p.actions() if a.side == side and a.kind == "scout" and bare and set(bare) <= set(a.args)), None)
    return card_name(p.setup, p.setup.side(side), scout.card) if scout else ""


def walk(d: Draft, counter: int, start: str, path: tuple[str, ...], *rules: str) -> None:
    """Move a counter along a path. A Mortar's target marker is removed with the first step."""
    enemy_rule = ("un.board.2",) if any(tile in path for tile, _ in d.stands) else ()
    d.stand(counter, path[-1])
    d.emit("moved", *rules, *enemy_rule, counter=d.setup.counters[counter].id, path=[start, *path])
    drop_target(d, counter, "un.move.5")


def drop_target(d: Draft, counter: int, rule: str) -> None:
    """Take away the target marker of a Mortar that moved or left."""
    piece = d.setup.counters[counter]
    if piece.kind == "mortar" and d.halves[piece.side][TARGET]:
        d.emit("target_removed", rule, side=d.setup.sides[piece.side], tile=d.halves[piece.side][TARGET])
        d.half(piece.side)[TARGET] = ""


def about_counter(p: Position, counter: str) -> dict[str, object]:
    """Return a counter's name, for an explanation."""
    index = p.setup.by_counter.get(counter)
    return {"counter": counter_name(p.setup, index) if index is not None else counter}
