"""La Raye to its end against the random opponent, by mouse and by keyboard: its second half, and at night the whole game."""

import re
from collections.abc import Callable

import pytest

from tests.browser.conftest import Sits
from tests.browser.player import SECOND_HALF, Deed, Player, Seen
from tests.browser.table import Hands, Keyboard, Mouse, Table, play, position
from tests.sampling import NIGHTLY

BEGINNING = 'import undaunted_nb as un\ngame = un.new_game("normandy/la-raye", seed=44)\n'
LA_RAYE = f'{BEGINNING if NIGHTLY else SECOND_HALF}un.table(game, side="US")'
SUM = re.compile(r"(\d+) base \+ (\d+) cover \+ (\d+) range = (\d+) defense total, .*\b0 hit")


@pytest.mark.whole
@pytest.mark.slow(reason="plays a whole game")
@pytest.mark.parametrize("hands_of", [Mouse, Keyboard])
def test_la_raye(hands_of: Callable[[Table], Hands], sit: Sits) -> None:
    table = sit(hands_of, LA_RAYE)
    play_to_the_end(table, hands_of(table))


def play_to_the_end(table: Table, hands: Hands) -> None:
    """Play La Raye as the US, and check what the table shows on the way and at its end."""
    game = WholeGame(table, hands)
    notebook = table.notebook()
    end = play(table, game.hands, game.player, game.look)
    assert end["over"].startswith("You win")
    assert "US wins." in end["over"]
    assert "Play again" in end["over"]
    assert end["score"][0] in ("US: 5 of 5 points", "US: 6 of 5 points")
    assert "US wins" in end["log"][0]
    assert game.player.first <= set(game.player.did)
    assert game.sums
    assert {"illegal tap", "undo and redo"} <= game.tried
    assert table.notebook() == notebook
    game.nothing_more_can_be_done(end)


class WholeGame:
    def __init__(self, table: Table, hands: Hands) -> None:
        self.table, self.hands = table, hands
        self.player = Player(first={"bolster", "command", "attack", "hunker down"})
        self.sums: list[str] = []
        self.tried: set[str] = set()
        self._turn: Seen | None = None

    def look(self, deed: Deed, seen: Seen) -> None:
        plan = seen["plan"]
        if plan and plan["sum"]:
            self._sum_is_right(plan["sum"], plan["commit"])
        elif deed.target.startswith("place:") and "illegal tap" not in self.tried:
            self._illegal_tap(seen)
        elif deed.kind == "end" and "undo and redo" not in self.tried:
            self._undo_and_redo(seen)
        if isinstance(self.hands, Keyboard) and deed.target.startswith("piece:"):
            self.hands.point(deed.target)
            self._sum_by_keyboard()

    def _sum_is_right(self, told: str, commit: str) -> None:
        found = SUM.match(told)
        assert found, told
        *parts, total = map(int, found.groups())
        assert sum(parts) == total
        assert commit.startswith("Roll ")
        self.sums.append(told)

    def _sum_by_keyboard(self) -> None:
        """Check the sum that the focus shows, because Enter on the target commits at once."""
        plan = self.table.seen()["plan"]
        assert plan is not None
        self._sum_is_right(plan["sum"], plan["commit"])

    def _illegal_tap(self, seen: Seen) -> None:
        lit = {place["id"] for place in seen["places"] if place["lit"]}
        self.hands.tap(next(place["id"] for place in seen["places"] if place["id"] not in lit))
        answered = self.table.seen()
        assert answered["why"] is not None
        assert answered["why"]["tone"] == "no"
        assert re.search(r"(Rulebook|ruling): \w", answered["why"]["text"]), "the rule"
        self.hands.use("why", "why:close")
        after = self.table.seen()
        assert position(after) == position(seen)
        assert {place["id"] for place in after["places"] if place["lit"]} == lit, "one can go on as before"
        self.tried.add("illegal tap")

    def _undo_and_redo(self, seen: Seen) -> None:
        self.hands.walk("undo")
        before = self.table.seen()
        assert position(before) != position(seen)
        assert before["redo"]
        self.hands.walk("redo")
        assert position(self.table.seen()) == position(seen)
        self.tried.add("undo and redo")

    def nothing_more_can_be_done(self, end: Seen) -> None:
        assert not end["end"]
        assert not any(card["state"] == "lit" for card in end["hand"])
        assert not any(place["lit"] for place in end["places"])
        self.hands.tap(end["places"][0]["id"])
        assert position(self.table.seen()) == position(end)
