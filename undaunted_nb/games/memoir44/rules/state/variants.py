"""Ways to play of appendix 3: teams, a match of two games, the variant for young generals, boards side by side."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from .setup import CENTER, LEFT, RIGHT, SECTIONS, Card, Options, Setup

YOUNG = Options(tactics=False)
"""The variant for young generals: section cards only. Separate options also turn off taking ground and the overrun."""
TEAM, PLAYERS = 3, 6
"""The most players on a side and in total on one board. On boards side by side each side has one more."""
CHIEF, FLANKS = "chief", "flanks"


class Seat(NamedTuple):
    """A place in a team: the sections whose units it commands, and whether it is the Commander-in-Chief's."""

    sections: tuple[str, ...]
    chief: bool = False

    @property
    def name(self) -> str:
        """The name of the seat: the Commander-in-Chief's, or by its sections."""
        return CHIEF if self.chief else FLANKS if len(self.sections) > 1 else self.sections[0]


def seats(players: int, maps: int = 1) -> tuple[Seat, ...]:
    """Return the seats of a side of one, two or three players, from left to right.

    These are rules m44.variant.3 and m44.variant.4. A side of four, on ``maps`` side by side, has its Commander-in-Chief above the three
    others (rule m44.variant.11). Raises ValueError for any other number.
    """
    if players == 1:
        return (Seat(SECTIONS, chief=True),)
    if players == 2:
        return Seat((CENTER,), chief=True), Seat((LEFT, RIGHT))
    if players == TEAM:
        return Seat((LEFT,)), Seat((CENTER,), chief=True), Seat((RIGHT,))
    if players == TEAM + 1 and maps > 1:
        return (*(Seat((section,)) for section in SECTIONS), Seat((), chief=True))
    message = f"a side of {players} players: it has 1 to {TEAM + (maps > 1)}"
    raise ValueError(message)


def most_players(maps: int) -> int:
    """Return how many people can play in total on so many maps. This is rule m44.variant.9."""
    return PLAYERS + 2 * (maps > 1)


def team_sizes(players: int, maps: int = 1) -> tuple[tuple[int, int], ...]:
    """Return how to divide the players between the sides as evenly as possible.

    These are rules m44.variant.3 and m44.variant.9.
    """
    most = most_players(maps)
    if not 2 <= players <= most:
        message = f"{players} players: there are 2 to {most}"
        raise ValueError(message)
    more, less = players - players // 2, players // 2
    return tuple(dict.fromkeys(((more, less), (less, more))))


def carried_out_by(card: Card, team: tuple[Seat, ...], section: str = "") -> tuple[int, ...]:
    """Return the seats that carry out a card.

    These are the seats of its sections, or the Commander-in-Chief's for a tactic card without one (rule m44.variant.5). ``section`` selects
    one section: of several that are printed, or the one chosen for the card.
    """
    sections = (section,) if section else (card.printed,) if card.printed else tuple(card.each)
    if not sections:
        return tuple(i for i, seat in enumerate(team) if seat.chief)
    return tuple(i for i, seat in enumerate(team) if any(s in seat.sections for s in sections))


def name_commanders(setup: Setup, side: int, card: Card, section: str = "") -> tuple[str, ...]:
    """Return the names of the seats that carry out a card, if a side is a team."""
    team = seats(setup.players[side], setup.maps)
    return tuple(team[i].name for i in carried_out_by(card, team, section)) if len(team) > 1 else ()


def leading(setup: Setup, side: int, sections: Iterable[str]) -> tuple[str, ...]:
    """Return the names of the seats that command one of the sections, if a side is a team."""
    team = seats(setup.players[side], setup.maps)
    return tuple(seat.name for seat in team if {*seat.sections} & {*sections}) if len(team) > 1 else ()


def match_result(games: Iterable[Mapping[str, int]]) -> tuple[dict[str, int], str]:
    """Return each player's medals over the games of a match, and the winner ("": a tie). This is rule m44.setup.7."""
    total: Counter[str] = Counter()
    for medals in games:
        total.update(medals)
    best = max(total.values(), default=0)
    winners = [player for player, medals in total.items() if medals == best]
    return dict(total), winners[0] if len(winners) == 1 else ""
