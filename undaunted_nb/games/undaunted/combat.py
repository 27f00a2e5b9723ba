"""The attack sum, and what a hit costs: Attack, Suppress and Blast all end here."""

from __future__ import annotations

from typing import NamedTuple

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
    loss = find_loss(d, roll.target) if hit and roll.kind != "suppress" else None
    rules = (*sum_rules(setup, on, roll.source), "un.attack.3", *zero, *(("un.attack.5", loss.rule) if loss else ()))
    d.emit(
        "attacked",
        *rules,
        kind=roll.kind,
        attacker=setup.counters[roll.attacker].id,
        target=target.id,
        source=roll.source,
        tile=on,
        defence=parts.to_json(),
        dice=list(faces),
        hit=hit,
        lost_from=loss.place if loss else None,
    )
    if loss:
        _take(d, roll.target, loss)
        ending.judge(d)
    elif hit:
        _suppress(d, roll.target)


def _suppress(d: Draft, target: int) -> None:
    tile, already = d.stands[target]
    d.stand(target, tile, suppressed=True)
    d.emit("suppressed", "un.suppress.2" if already else "un.suppress.1", counter=d.setup.counters[target].id, already=already)


class Loss(NamedTuple):
    """What a hit takes: a card from a place, or (``card`` -1) the counter; and the rule that says so."""

    place: str
    zone: int
    card: int
    rule: str


SEARCHED = (("hand", HAND, "un.casualty.1"), ("discard", DISCARD, "un.casualty.2"), ("deck", DECK, "un.casualty.3"))
"""Where a card of the unit is looked for, in this order."""


def find_loss(d: Draft, target: int) -> Loss:
    """The first place that holds a card of the unit; the counter where none does."""
    half = d.halves[d.setup.counters[target].side]
    for place, zone, rule in SEARCHED:
        for card in cards_of(d.setup, target):
            if half[zone][card]:
                return Loss(place, zone, card, rule)
    return Loss("counter", -1, -1, "un.casualty.4")


def cards_of(setup: Setup, target: int) -> list[int]:
    """The kinds of card that belong to a counter."""
    return [card for card, unit in enumerate(setup.unit_of[setup.counters[target].side]) if unit == target]


def _take(d: Draft, target: int, loss: Loss) -> None:
    """Carry a loss out."""
    it = d.setup.counters[target]
    side = d.setup.sides[it.side]
    if loss.card >= 0:
        d.carry(it.side, loss.card, loss.zone, REMOVED)
        d.emit("card_lost", loss.rule, side=side, card=d.setup.cards[it.side][loss.card].id, lost_from=loss.place)
        return
    spared = (
        ("un.casualty.5",) if any(d.halves[it.side][zone][card] for zone in (PLAY, SUPPLY) for card in cards_of(d.setup, target)) else ()
    )
    d.emit("counter_lost", "un.casualty.4", *spared, "un.casualty.6", counter=it.id, tile=d.stands[target][0])
    d.stand(target, "")
    drop_target(d, target, "un.casualty.7")


def aimed_at(p: Position, tile: str) -> tuple[int, ...]:
    """The counters on a tile, whoever's they are."""
    return tuple(i for i, (at, _) in enumerate(p.stands) if at == tile)
