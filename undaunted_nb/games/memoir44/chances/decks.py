"""The cards that a side will draw, by its own knowledge: the questions of ``probability/draws.py`` about the 60 command cards.

A side sees its own hand, the discard pile, and the cards on the table. It cannot know which of the other cards are in the deck and which in
the enemy's hand, so each of them is equally likely to be drawn next. The rules that decide: a card is drawn at the end of the side's own
turn (m44.draw.1), more if the scenario allows it (m44.draw.3), and after Recon one more to choose from (m44.card.recon.1).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.probability.arguments import one_of, whole_number
from undaunted_nb.probability.draws import ROUNDS, Deal, Draws, Step, deal
from undaunted_nb.probability.draws import draws as ask_deck

from ..rules.state.names import card_name, section_name
from ..rules.state.position import Draw, Keep, Pile, Position
from ..rules.state.setup import SECTIONS, Card

RULES = ("m44.draw.1", "m44.draw.2", "m44.draw.3")
"""The ids of the rules that every answer rests on."""
TACTIC = "tactic"
RECON = "recon"
"""The one thing that can be supposed: a Recon is played in the turn before the draw, and two cards are looked at."""


def unseen(p: Position, side: int) -> Pile:
    """Return the number of copies of each card that a side cannot see.

    They are in the deck, in the enemy's hand, or among the cards that the enemy looks at.
    """
    looks = [task.seen for task in p.pending if isinstance(task, (Draw, Keep)) and task.side != side]
    return tuple(
        deck + hand + sum(seen.count(i) for seen in looks) for i, (deck, hand) in enumerate(zip(p.deck, p.hands[1 - side], strict=True))
    )


def groups(p: Position) -> Mapping[str, tuple[str, ...]]:
    """Return groups of cards to wait for: those that can order a unit of a section, and the tactic cards."""
    cards = [card for card in p.setup.cards if card.copies]
    named = {section: tuple(card.id for card in cards if serves(card, section)) for section in SECTIONS}
    return {**named, TACTIC: tuple(card.id for card in cards if card.tactic)}


def serves(card: Card, section: str) -> bool:
    """Return whether a card is a section card that can order a unit of this section."""
    return card.printed == section or section in card.each


def name_of(p: Position, card: str) -> Text:
    """Return the name of a card or of one of the groups."""
    if card in SECTIONS:
        return Text("m44-draws-for", {"section": section_name(card)})
    return Text("m44-draws-tactic") if card == TACTIC else card_name(p.setup, card)


def draws(p: Position, side: str, *, rounds: int = 6, suppose: Iterable[str] | str = ()) -> Draws:
    """Return the draws of ``side`` from the information it has now.

    Round 1 is its next draw, 2 the one after it, and so on. ``suppose`` lists the turns in which a Recon is played: ``"recon"`` or ``"2:
    recon"``. Raises TutorError if the input cannot be read, if the game is over, and for more cards than the deck has.
    """
    viewer = _side(p, side)
    if p.outcome:
        raise TutorError(Text("draws-game-over"))
    rounds = whole_number("rounds", rounds, 1, ROUNDS)
    now = sum(task.cards for task in p.pending if isinstance(task, Draw) and task.side == viewer)
    turns = [n for n in p.setup.draws[viewer][p.turns[viewer] :] if n]
    numbers = [*([now] if now else []), *turns, *[1] * rounds][:rounds]
    own_steps = [Step(i, "draw", "", n - 1) for i, n in enumerate(numbers, 1) if n > 1]
    steps = [*own_steps, *_parse_steps([suppose] if isinstance(suppose, str) else suppose)]
    pool = {card.id: n for card, n in zip(p.setup.cards, unseen(p, viewer), strict=True) if n}
    schedule = ask_deck(pool, draw=1, first=1, rounds=rounds, steps=steps, reshuffle=False)
    if rounds + sum(step.times for step in steps) > sum(p.deck):
        raise TutorError(Text("m44-draws-deck", {"cards": sum(p.deck)}))
    return schedule


def assumes(d: Draws) -> tuple[Text, ...]:
    """Return the assumptions of the answers, in sentences."""
    return (Text("m44-draws-model", {"cards": sum(d.deck)}), *([Text("m44-draws-more")] if d.steps else []))


def estimate_hand(p: Position, side: str, card: str) -> Deal:
    """Return the enemy's hand as ``side`` can estimate it, as a deal from the cards that it has not seen.

    ``card`` is the wanted card or group. Raises TutorError for an unknown side, card, or group.
    """
    viewer = _side(p, side)
    return _hand(p, viewer, card, unseen(p, viewer))


def before(p: Position, side: str, card: str) -> Deal:
    """Return the enemy's hand as a deal from all cards of the game, as if ``side`` had not seen any of them.

    ``card`` is the wanted card or group. Raises TutorError for an unknown side, card, or group.
    """
    return _hand(p, _side(p, side), card, tuple(kind.copies for kind in p.setup.cards))


def _hand(p: Position, viewer: int, card: str, pool: Pile) -> Deal:
    """Return the hand of the enemy of a side as a deal from a pool of cards."""
    ids = groups(p).get(card, (card,))
    if not all(name in p.setup.by_card for name in ids):
        raise TutorError(Text("draws-no-card", {"name": card[:60], "all": ", ".join((*groups(p), *p.setup.by_card))}))
    return deal(sum(pool), sum(pool[p.setup.by_card[name]] for name in ids), sum(p.hands[1 - viewer]))


def _side(p: Position, side: str) -> int:
    number = p.setup.side(str(side).casefold())
    if number < 0:
        one_of("side", side, p.setup.sides)
    return number


def _parse_steps(lines: Iterable[str]) -> Iterator[Step]:
    for line in lines:
        head, colon, rest = line.partition(":")
        number, word = (head.strip(), rest.strip()) if colon else ("1", line.strip())
        if word.casefold() != RECON or not (number.isascii() and number.isdigit() and len(number) < 4):
            raise TutorError(Text("draws-no-line", {"line": line[:60], "all": RECON}))
        yield Step(int(number), "draw")
