"""The table: what stands where, and the words about it. The rest is as every small game has it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.text import Text
from undaunted_nb.kit.boards import Board
from undaunted_nb.kit.small.cards import CardPresenter
from undaunted_nb.kit.small.presenter import Counter

from .answers import ANSWERS, need
from .position import BOARD, SIDES, Position


class Table(CardPresenter[Position]):
    """The presenter of Outpost."""

    ICONS: Mapping[str, str] = {"marched": "move", "fired": "attack", "rested": "ready"}
    DICE: Mapping[str, str] = {"rolled": "die"}

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
                name = self.words("squad", side=self.side_name(side), tile=tile)
                yield Counter(f"{side} {tile}", tile, number, "outpost-patrol", "", name)

    def facts(self, p: Position, tile: str) -> Sequence[tuple[Text, str]]:
        """Return the number that hits on a tile."""
        rule = "outpost.fire.3" if tile in p.setup.woods else "outpost.fire.2"
        return [(self.words("fact", tile=tile, n=need(p, tile)), rule)]

    def confirms(self, a: Action) -> bool:
        """Return whether an action needs a button: what ends in dice, or has no tile."""
        return a.kind in ("fire", "rest")


PRESENT = Table("outpost", ANSWERS)
