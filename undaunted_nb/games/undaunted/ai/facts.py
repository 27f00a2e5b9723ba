"""The facts of a position of Undaunted that the rules of thumb use."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import cast

from undaunted_nb.engine.action import Action

from ..rules.actions import EXIT, ability_of, origin
from ..rules.state.crew import crew_of, vehicle_of
from ..rules.state.position import SCOUTED, Position
from . import evaluation

BLOCK, BLOCK_WIN = 0.8, 5.0
"""The worth of being on a tile for each point that the enemy wants there, and if those points would win."""

LONG, BOLDER = 15, 0.1
"""The round from which on places count more, and how much more in each round."""


class Facts:
    """The facts of a position that the rules use, worked out when they are first needed."""

    def __init__(self, p: Position, side: str) -> None:
        self.p, self.setup, self.side = p, p.setup, side
        self.side_number = p.setup.side(side)
        self.uses: dict[str, float] | None = None
        """The worth of the best use of each card of the hand, once it was asked for."""
        self._targets = evaluation.targets_of(p, self.side_number)
        self._gains: dict[tuple[str, ...], float] = {}
        self.enemy = 1 - self.side_number

    @cached_property
    def bold(self) -> float:
        """How much places count: more in each round of a long game, so that every game ends."""
        return 1.0 + BOLDER * max(0, self.p.round - LONG)

    @cached_property
    def marks(self) -> tuple[int, ...]:
        """The markers of the side."""
        return self.p.halves[self.side_number].marks

    @cached_property
    def pull(self) -> float:
        """The pull of the places that the side wants on its units."""
        return self.pull_after({})

    @cached_property
    def escape(self) -> float:
        """The pull of the exits."""
        return evaluation.escape_pull(self.p, self.side_number, self.marks)

    def pull_after(self, places: Mapping[int, str], marks: tuple[int, ...] | None = None) -> float:
        """Return the pull after some counters have moved, and markers were placed."""
        tiles = evaluation.controllers_at(self.p, self.side_number, places)
        return evaluation.pull(self.p, self.side_number, self.marks if marks is None else marks, tiles)

    def gain_of_scouting(self, tiles: tuple[str, ...]) -> float:
        """Return how much more the places that the side wants, and the exits, pull after these tiles are scouted."""
        if tiles not in self._gains:
            index, marks = self.setup.board.index, list(self.marks)
            for tile in tiles:
                marks[index[tile]] = SCOUTED
            after = tuple(marks)
            gain = self.pull_after({}, after) - self.pull + evaluation.escape_pull(self.p, self.side_number, after) - self.escape
            self._gains[tiles] = gain
        return self._gains[tiles]

    def unit(self, a: Action) -> int:
        """Return the counter of an action's card (-1: none)."""
        side, index, _ = self.setup.by_names[a.side, a.card]
        return self.setup.unit_of[side][index]

    def mover(self, a: Action) -> int:
        """Return the counter that an action moves."""
        return self.setup.by_counter[str(a.args[0])] if a.kind == "guide" else self.unit(a)

    def path(self, a: Action) -> tuple[str, ...]:
        """Return the tiles that an action enters, without the step off the board."""
        tiles = cast("tuple[str, ...]", a.args[1:] if a.kind == "guide" else a.args)
        return tiles[:-1] if tiles and tiles[-1] == EXIT else tiles

    def start(self, a: Action) -> str:
        """Return the tile where the mover of an action begins."""
        return origin(self.p, a) or evaluation.tile_of(self.p, self.mover(a))

    def places_after(self, a: Action) -> dict[int, str]:
        """Return where the counters are after an action: its unit, and all aboard if it drives."""
        path, unit = self.path(a), self.mover(a)
        if not path:
            return {}
        vehicle = vehicle_of(self.p.gear, unit) if a.kind == "drive" else -1
        return dict.fromkeys(crew_of(self.p.gear, vehicle), path[-1]) if vehicle >= 0 else {unit: path[-1]}

    def dice(self, a: Action) -> int:
        """Return the dice of an action."""
        ability = ability_of(self.p, a)
        return ability.x if ability else 0

    @cached_property
    def guns(self) -> dict[int, int]:
        """The dice of the Attack of each counter."""
        cards = zip(self.setup.cards[self.side_number], self.setup.unit_of[self.side_number], strict=True)
        return {unit: ability.x for card, unit in cards if unit >= 0 and (ability := card.ability("attack"))}

    @cached_property
    def urgent(self) -> bool:
        """Whether a unit on the board could win with Control."""
        return any(evaluation.threatens_to_win(self.p, i) for i in range(len(self.setup.counters)))

    @cached_property
    def circulating(self) -> tuple[int, ...]:
        """The cards of the side in deck, discard pile and hand, by their kind."""
        half = self.p.halves[self.side_number]
        return tuple(map(sum, zip(half.hand, half.deck, half.discard, half.play, strict=True)))

    @cached_property
    def enemy_aims(self) -> frozenset[str]:
        """The tiles that the enemy wants to control or to demolish."""
        return frozenset(tile for tile, _ in evaluation.aims_of(self.p, self.enemy))

    def hit(self, target: int) -> float:
        """Return the worth of a hit on a target."""
        worths = self._targets.hits
        if target not in worths:
            worths[target] = evaluation.worth_of_hit(self.p, self.side_number, target)
        return worths[target]

    def firepower(self, unit: int, tile: str) -> float:
        """Return the worth of the best attack of a counter from a tile."""
        dice = self.guns.get(unit, 0)
        if not dice or not tile:
            return 0.0
        key, worths = (dice, tile), self._targets.fire
        if key not in worths:
            p, stands = self.p, self.p.stands
            enemies = [i for i in self.setup.by_side[self.enemy] if stands[i][0]]
            worths[key] = max([evaluation.chance_to_hit(p, "attack", dice, i, tile) * self.hit(i) for i in enemies], default=0.0)
        return worths[key]

    def block_worth(self, tile: str, unit: int) -> float:
        """Return the worth of a counter on a tile that the enemy wants to control, if no other counter of the side is there.

        In an edition with vehicles an enemy counter does not prevent Control.
        """
        p, setup = self.p, self.setup
        if setup.has_gear or tile not in self.enemy_aims:
            return 0.0
        if any(p.stands[i][0] == tile for i in setup.by_side[self.side_number] if i != unit):
            return 0.0
        points, needed = evaluation.gain(p, self.enemy, tile)[0], evaluation.points_needed(setup, self.enemy)
        return BLOCK * points + (BLOCK_WIN if needed and p.score(self.enemy) + points >= needed else 0.0)
