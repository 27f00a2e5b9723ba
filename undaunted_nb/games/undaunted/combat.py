"""The attack sum, and what a hit costs: Attack, Suppress and Blast all end here."""

from __future__ import annotations

from typing import Any, NamedTuple

from . import ending
from .kinds.ways import drop_target
from .position import DECK, DISCARD, HAND, PLAY, REMOVED, SUPPLY, Draft, Position, Roll
from .setup import Setup

HILL_FROM_HILL = 1
"""Cover of a hill against an attacker on a hill, and against a Blast (rules un.hill.1, un.hill.2)."""


class Defence(NamedTuple):
    """The parts of the attack sum: what is on the counter, what its tile gives, how far away it is."""

    base: int
    cover: int
    range: int

    @property
    def total(self) -> int:
        """The number a die must reach."""
        return self.base + self.cover + self.range

    def to_json(self) -> dict[str, int]:
        """The parts and the total, by name."""
        return {**self._asdict(), "total": self.total}


def defence(setup: Setup, target: int, on: str, source: str) -> Defence:
    """The sum for the counter ``target`` on tile ``on``, attacked from tile ``source`` ("" for a Blast: no range, hills give 1)."""
    tile = setup.tiles[on]
    from_hill = not source or setup.tiles[source].hill
    cover = HILL_FROM_HILL if tile.hill and from_hill else tile.cover
    return Defence(setup.counters[target].defence, cover, setup.board.distance[source][on] if source else 0)


def sum_rules(setup: Setup, on: str, source: str) -> tuple[str, ...]:
    """The ids of the rules that a sum rests on."""
    hill = (("un.hill.1",) if source else ("un.hill.2",)) if setup.tiles[on].hill else ()
    near = ("un.attack.6",) if source == on else ()
    return ("un.attack.2", "un.defence.1", "un.defence.2", *hill, "un.defence.3" if source else "un.blast.3", *near)


def resolve(d: Draft, roll: Roll, faces: tuple[int, ...]) -> None:
    """Compare the dice with the sum, and take what a hit costs."""
    setup, on = d.setup, d.stands[roll.target][0]
    target = setup.counters[roll.target]
    parts = defence(setup, roll.target, on, roll.source)
    total = parts.total
    hit = any(face == 0 or face >= total for face in faces)
    zero = ("un.attack.4",) if 0 in faces and not any(face >= total for face in faces) else ()
    at = len(d.events)
    lost = _suppress(d, roll.target) if hit and roll.kind == "suppress" else _casualty(d, roll.target) if hit else ("", ())
    data: dict[str, Any] = {
        "kind": roll.kind,
        "attacker": setup.counters[roll.attacker].id,
        "target": target.id,
        "source": roll.source,
        "tile": on,
        "defence": parts.to_json(),
        "dice": list(faces),
        "hit": hit,
        "lost_from": lost[0] or None,
    }
    rules = (*sum_rules(setup, on, roll.source), "un.attack.3", *zero, *lost[1])
    d.emit("attacked", *rules, **data)
    d.events.insert(at, d.events.pop())
    if hit and roll.kind != "suppress":
        ending.judge(d)


def _suppress(d: Draft, target: int) -> tuple[str, tuple[str, ...]]:
    tile, already = d.stands[target]
    if already:
        return "", ("un.suppress.2",)
    d.stand(target, tile, suppressed=True)
    d.emit("suppressed", "un.suppress.1", counter=d.setup.counters[target].id)
    return "", ("un.suppress.1",)


def _casualty(d: Draft, target: int) -> tuple[str, tuple[str, ...]]:
    """One card of the unit leaves the game: from the hand, the discard pile, the deck; where there is none, the counter leaves the board."""
    it = d.setup.counters[target]
    own = [i for i, unit in enumerate(d.setup.unit_of[it.side]) if unit == target]
    for zone, name, rule in ((HAND, "hand", "un.casualty.1"), (DISCARD, "discard", "un.casualty.2"), (DECK, "deck", "un.casualty.3")):
        card = next((i for i in own if d.halves[it.side][zone][i]), -1)
        if card >= 0:
            d.carry(it.side, card, zone, REMOVED)
            d.emit("card_lost", "un.attack.5", rule, side=d.setup.sides[it.side], card=d.setup.cards[it.side][card].id, lost_from=name)
            return name, ("un.attack.5", rule)
    left = ("un.casualty.5",) if any(d.halves[it.side][zone][i] for zone in (PLAY, SUPPLY) for i in own) else ()
    d.emit("counter_lost", "un.casualty.4", *left, "un.casualty.6", counter=it.id, tile=d.stands[target][0])
    d.stand(target, "")
    drop_target(d, target, "un.casualty.7")
    return "counter", ("un.casualty.4",)


def aimed_at(p: Position, tile: str) -> tuple[int, ...]:
    """The counters on a tile, whoever's they are."""
    return tuple(i for i, (at, _) in enumerate(p.stands) if at == tile)
