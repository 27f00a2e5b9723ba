"""Questions about teams: who of a side carries out a card."""

from __future__ import annotations

from itertools import combinations, zip_longest
from random import Random

from undaunted_nb.engine.text import Text

from ..rules import event_rules
from ..rules.state.names import section_name
from ..rules.state.position import Position
from ..rules.state.setup import LEFT, RIGHT, SECTIONS, Card
from ..rules.state.variants import TEAM, Seat, carried_out_by, seats
from . import Asker, Sketch, give_card, rule
from .orders import title

TEAMS = tuple(f"m44.variant.{n}" for n in (3, 4, 5, 6, 7, 11))
NO_ORDERS = ("ambush", "copy")
"""The effects of cards without an order of their own."""


def _name(seat: Seat) -> Text:
    return Text(f"m44-commander-{seat.name}")


def _label(commanders: tuple[Seat, ...]) -> Text:
    return Text("quiz-m44-commanders", {"commanders": [_name(seat) for seat in commanders]})


def _why(guess: tuple[Seat, ...], right: tuple[Seat, ...], team: tuple[Seat, ...]) -> Text:
    """Return the mistake behind a guess: a commander whom this team does not have, one too many, or one too few."""
    if not {*guess} <= {*team}:
        return Text("quiz-m44-commands-both")
    sections = [section_name(section) for seat in guess if seat not in right for section in seat.sections]
    if sections:
        return Text("quiz-m44-commands", {"sections": sections, "n": len(sections)})
    left = [_name(seat) for seat in right if seat not in guess]
    return Text("quiz-m44-commands-too", {"commanders": left, "n": len(left)}) if {*guess} < {*right} else Text("quiz-m44-commands-none")


def _commander(p: Position, rng: Random) -> Sketch:
    """Ask who of a team carries out a card."""
    players = rng.randint(2, TEAM + 1)
    team = seats(players, maps=2 if players > TEAM else 1)
    card = _some_card(p, rng)
    section = rng.choice(SECTIONS) if card.section else ""
    right = tuple(team[i] for i in carried_out_by(card, team, section))
    commanders = [seat for seat in team if seat.sections]
    sizes = [rng.sample(group, len(group)) for n in (1, 2, 3) if (group := list(combinations(commanders, n)))]
    sizes[0] += [(seat,) for seat in team if not seat.sections]
    sizes[0] += [(Seat((flank,)),) for flank in rng.sample((LEFT, RIGHT), 2)] if players < TEAM else []
    guesses = [group for row in zip_longest(*sizes) for group in row if group and group != right]  # of every size, so that none stands out
    wrong = [(_label(group), _why(group, right, team)) for group in guesses]
    rules = event_rules.command(players, card)
    text = Text("quiz-m44-commander", {"card": title(p, card, section), "n": players})
    return Sketch(give_card(p, card.id), text, right=_label(right), wrong=wrong, rules=rules, after=rule(rules[-1]))


def _some_card(p: Position, rng: Random) -> Card:
    """Return a card: in equal parts a section card, one of several sections, a tactic card of one section, and any other tactic card."""
    able = [card for card in p.setup.cards if card.does not in NO_ORDERS]
    kinds = (
        [card for card in able if card.printed],
        [card for card in able if card.each],
        [card for card in able if card.section],
        [card for card in able if card.tactic and not card.section],
    )
    return rng.choice(rng.choice(kinds))


ASKERS = (Asker("commander", 2, TEAMS, _commander),)
