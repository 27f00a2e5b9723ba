"""The table: what stands where, and the words about it. The rest is as every small game has it."""

from __future__ import annotations

from collections import Counter as Multiset
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.text import Text
from undaunted_nb.kit.boards import Board
from undaunted_nb.kit.scene.common import Words
from undaunted_nb.kit.small.presenter import Counter, DefaultPresenter
from undaunted_nb.kit.table.tap import Choosing
from undaunted_nb.probability.odds import percent

from .answers import ANSWERS, need
from .position import BOARD, SIDES, Position


def chance(p: Position, tile: str) -> Fraction:
    """Return the chance that a squad on a tile is hit."""
    return Fraction(7 - need(p, tile), 6)


class Table(DefaultPresenter[Position]):
    """The presenter of Outpost."""

    ICONS: Mapping[str, str] = {"marched": "move", "fired": "attack", "rested": "ready"}
    DICE: Mapping[str, str] = {"rolled": "die"}
    SILENT = frozenset({"drawn", "turn"})

    def board(self, p: Position) -> Board:  # noqa: ARG002  (all scenarios have one board)
        """Return the tiles."""
        return BOARD

    def terrain(self, p: Position, tile: str) -> tuple[str, str]:
        """Return the drawing of a tile. It has no shield."""
        return "wood" if tile in p.setup.woods else "meadow", ""

    def counters(self, p: Position) -> Iterable[Counter]:
        """Return the squads. No two of a side differ, so a squad is known by its tile."""
        for number, side in enumerate(SIDES):
            for tile in p.squads[number]:
                yield Counter(f"{side} {tile}", tile, number, "rifleman", "", self.words("squad", side=self.side_name(side), tile=tile))

    def facts(self, p: Position, tile: str) -> Sequence[tuple[Text, str]]:
        """Return the number that hits on a tile."""
        wood = tile in p.setup.woods
        return [(self.words("fact", tile=tile, n=need(p, tile)), "outpost.fire.3" if wood else "outpost.fire.2")]

    def hand(self, p: Position, side: int) -> Mapping[str, int]:
        """Return the cards in hand."""
        return Multiset(p.hands[side])

    def piles(self, p: Position) -> Mapping[str, int]:
        """Return the size of the deck."""
        return {"deck": len(p.deck)}

    def aims(self, p: Position, options: Iterable[Action]) -> dict[str, Words]:
        """Return the possible targets with the chance of a hit."""
        ends = {str(a.args[1]) for a in options if a.kind == "fire"}
        return {squad.id: percent(chance(p, squad.tile)) for squad in self.counters(p) if squad.tile in ends}

    def plan_lines(self, p: Position, choosing: Choosing) -> list[Words]:
        """Return the words of the card, and the chance of the chosen attack."""
        shot = choosing.preview if choosing.preview and choosing.preview.kind == "fire" else None
        odds = [self.words("odds", percent=percent(chance(p, str(shot.args[1]))))] if shot else []
        return [*super().plan_lines(p, choosing), *odds]

    def confirms(self, a: Action) -> bool:
        """Return whether an action needs a button: what ends in dice, or has no tile."""
        return a.kind in ("fire", "rest")


PRESENT = Table("outpost", ANSWERS)
