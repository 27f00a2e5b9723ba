"""How often a beginner wins the shipped scenarios, by side and opponent. ``tests/bench/beginner.py`` plays the games."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from undaunted_nb.kit import games
from undaunted_nb.probability.sampling import wilson

FILE, BEGINNER = "beginner.toml", "novice"
"""The file of the figures in the folder of each game, and the opponent that plays as a beginner does."""
HALF, GOOD, HARD = 0.5, 0.6, 0.4
"""The share of games that a suggestion wins at least, the one from which a side is a good one, and the one up to which it is a hard one."""


@dataclass(frozen=True, slots=True)
class Wins:
    """The games of each side against each opponent, and how many of them the beginner has won."""

    games: int
    wins: Mapping[str, Mapping[str, int]]

    def share(self, side: str, opponent: str) -> float:
        """Return the share of games that the beginner wins."""
        return self.wins[side][opponent] / self.games

    def suggest(self, opponents: Sequence[str]) -> tuple[str, str]:
        """Return the side and the strongest of these opponents, the easiest first, of whose games a beginner surely wins at least half.

        Sure means that the 95% interval begins at a half or above. Of two such sides it is the one that wins more games against
        another beginner. If there is no such opponent, it is the easiest one.
        """
        most = sorted(self.wins, key=lambda side: -self.share(side, BEGINNER))
        for opponent in reversed(opponents):
            for side in most:
                if opponent in self.wins[side] and wilson(self.share(side, opponent), self.games)[0] >= HALF:
                    return side, opponent
        return most[0], opponents[0]

    def often(self, side: str, opponent: str) -> str:
        """Return how often the beginner wins: "mostly", "half" or "rarely" ("": nobody has measured it)."""
        if opponent not in self.wins[side]:
            return ""
        share = self.share(side, opponent)
        return "mostly" if share >= GOOD else "rarely" if share <= HARD else "half"

    def hardness(self, side: str) -> str:
        """Return how hard a side is for a beginner: "good", "even" or "hard"."""
        share = self.share(side, BEGINNER)
        return "good" if share >= GOOD else "hard" if share <= HARD else "even"


@cache
def wins() -> Mapping[str, Wins]:
    """Return the figures by the name of the scenario."""
    files = [file for game in games.systems() if (file := games.folder(game).joinpath(FILE)).is_file()]
    rows = {name: row for file in files for name, row in tomllib.loads(file.read_text(encoding="utf-8"))["scenarios"].items()}
    return {name: Wins(row.pop("games"), row) for name, row in rows.items()}
