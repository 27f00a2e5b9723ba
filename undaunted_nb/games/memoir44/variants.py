"""Ways to play of appendix 3: teams, a match of two games, the variant for young generals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from .setup import CENTER, LEFT, RIGHT, SECTIONS, Card, Options

YOUNG = Options(tactics=False)
"""For young generals: section cards only. Taking ground and the overrun may be left out as well, each by its own option."""
TEAM, PLAYERS = 3, 6
"""The most players on a side, and in all."""


class Seat(NamedTuple):
    """A place in a team: the sections whose units it commands, and whether it is the Commander-in-Chief's."""

    sections: tuple[str, ...]
    chief: bool = False


def seats(players: int) -> tuple[Seat, ...]:
    """The seats of a side of one, two or three players, from left to right (rules m44.variant.3, m44.variant.4).

    Raises ValueError for any other number.
    """
    if players == 1:
        return (Seat(SECTIONS, chief=True),)
    if players == 2:
        return Seat((CENTER,), chief=True), Seat((LEFT, RIGHT))
    if players == TEAM:
        return Seat((LEFT,)), Seat((CENTER,), chief=True), Seat((RIGHT,))
    message = f"a side of {players} players: it has 1 to {TEAM}"
    raise ValueError(message)


def team_sizes(players: int) -> tuple[tuple[int, int], ...]:
    """How so many players can be shared out between the sides: as evenly as can be (rule m44.variant.3)."""
    if not 2 <= players <= PLAYERS:
        message = f"{players} players: there are 2 to {PLAYERS}"
        raise ValueError(message)
    more, less = players - players // 2, players // 2
    return tuple(dict.fromkeys(((more, less), (less, more))))


def carried_out_by(card: Card, team: tuple[Seat, ...], section: str = "") -> tuple[int, ...]:
    """Which seats carry out a card: those of its sections; the Commander-in-Chief's for a tactic card without one (rule m44.variant.5).

    ``section`` asks for one section alone: of several that are printed, or the one chosen for the card.
    """
    printed = (section,) if section else (card.printed,) if card.printed else tuple(card.each)
    if not printed:
        return tuple(i for i, seat in enumerate(team) if seat.chief)
    return tuple(i for i, seat in enumerate(team) if any(s in seat.sections for s in printed))


def match_result(games: Iterable[Mapping[str, int]]) -> tuple[dict[str, int], str]:
    """The medals of each player over the games of a match, and who wins it ("" for a tie) (rule m44.setup.7)."""
    total: Counter[str] = Counter()
    for medals in games:
        total.update(medals)
    best = max(total.values(), default=0)
    winners = [player for player, medals in total.items() if medals == best]
    return dict(total), winners[0] if len(winners) == 1 else ""
