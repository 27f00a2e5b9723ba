"""The cards that a side will draw, from the state of a game: the questions of ``probability/draws.py`` in the terms of Undaunted.

Neither side looks at a deck, so its chances follow from the piles. The rules that decide: four cards per round (un.draw.1), the discard
pile shuffled in when a card is needed and the deck is empty (un.draw.2, un.draw.3), the card for initiative discarded at once
(un.initiative.4), and everything else at the end of the side's own turn (un.turn.4).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.probability.arguments import one_of
from undaunted_nb.probability.draws import Draws, Step
from undaunted_nb.probability.draws import draws as ask_deck

from ..rules.actions import kinds_of
from ..rules.round import HAND_SIZE
from ..rules.state.names import card_name, side_name
from ..rules.state.position import TURNS, Draw, Position
from ..views.notation import cards_named

RULES = ("un.draw.1", "un.draw.2", "un.draw.3", "un.draw.4", "un.initiative.4", "un.turn.4")
"""The ids of the rules that every answer rests on."""


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb of a line: its step of ``probability/draws.py``, its arguments, its rule, and whether it belongs to the side's own turn."""

    step: str
    form: str
    rule: str
    own: bool = True


VERBS = {
    "bolster": Verb("add", "supply", "un.bolster.1"),
    "scout": Verb("add", "fog", "un.scout.3"),
    "survey": Verb("add", "fog", "na.survey.2"),
    "plot": Verb("add", "fog", "na.plot.3"),
    "command": Verb("draw", "number", "un.command.1"),
    "recon": Verb("trade", "nothing", "un.recon.1"),
    "hunker down": Verb("leave", "cards", "un.hunker.1"),
    "initiative": Verb("lay", "cards", "un.initiative.4"),
    "conceal": Verb("add", "nothing", "un.conceal.1", own=False),
    "lose": Verb("lose", "cards", "un.casualty.1", own=False),
}
"""The events that you can assume.

``bolster Rifleman A, Scout A``, ``scout 2`` (Fog of War taken, as far as available), ``survey`` and ``plot`` in the same way if these
actions exist, ``command 2``, ``recon``, ``hunker down Sniper``, ``initiative Scout A`` (the card chosen for it), ``conceal`` (by the
enemy), ``lose Rifleman A`` (to a hit).
"""
NO_ACTIONS = frozenset({"initiative", "lose"})
"""The verbs that are no action of a card."""


def draws(p: Position, side: str, *, rounds: int = 6, suppose: Iterable[str] | str = ()) -> Draws:
    """Return the draws of ``side``.

    Round 1 is the present one (the hand, and the cards still drawn in it), 2 the next.

    ``suppose`` lists assumed events, one per line, in this order. A round in front selects a later one: ``"bolster Rifleman A"``, ``"3:
    recon"`` (see VERBS). If the card for initiative matters and is not known, each card of the hand is equally likely. Raises TutorError
    for lines that cannot be read, for cards that are not there, and for events that are no longer possible.
    """
    one_of("side", side, p.setup.sides)
    if p.outcome:
        raise TutorError(Text("draws-game-over"))
    player = p.setup.side(side)
    half, cards = p.halves[player], p.setup.cards[player]
    in_play = [i for i in range(len(cards)) if half.hand[i] or half.deck[i] or half.discard[i] or half.play[i]]
    deck, hand, discard, aside = ({cards[i].id: pile[i] for i in in_play} for pile in (half.deck, half.hand, half.discard, half.play))
    first = sum(task.cards for task in p.pending if isinstance(task, Draw) and task.side == player)
    steps = _with_initiative(p, player, list(_steps(p, player, [suppose] if isinstance(suppose, str) else suppose)))
    return ask_deck(deck, hand=hand, discard=discard, aside=aside, draw=HAND_SIZE, first=first, rounds=rounds, steps=steps)


def assumes(d: Draws) -> tuple[Text, ...]:
    """Return the assumptions of the answers, in sentences."""
    notes = [Text("draws-initiative")] if any(step.what == "lay" and not step.card for step in d.steps) else []
    return (d.assumes, *notes, *([Text("draws-supposed")] if d.steps else []))


def _steps(p: Position, player: int, suppose: Iterable[str]) -> Iterator[Step]:
    """Yield the lines as steps, and count cards taken from the supply."""
    fog, cards = p.setup.fog[player], p.setup.cards[player]
    left = {card.id: count for card, count in zip(cards, p.halves[player].supply, strict=True)}
    for line in suppose:
        number, word, rest = _read(p, line)
        verb = VERBS[word]
        if _too_late(p, player, number, word):
            raise TutorError(Text("draws-too-late", {"line": f"{word} {rest}".strip(), "side": side_name(p.setup, player)}))
        if verb.form in ("number", "fog") and not (rest.isascii() and rest.isdigit() and len(rest) < 4):
            raise TutorError(Text("error-how-many", {"kind": word, "rest": rest}))
        if verb.form == "nothing" and rest:
            raise TutorError(Text("error-too-much", {"kind": word, "rest": rest}))
        if verb.form == "number":
            named = Counter({"": int(rest)})
        elif verb.form in ("cards", "supply"):
            named = Counter(cards_named(p, player, rest))
        else:
            named = Counter({cards[fog].id: int(rest or 1)} if fog >= 0 else ())
        if verb.step == "add":
            named = _take(p, player, named, left, exactly=verb.form == "supply")
        yield from (Step(number, verb.step, card, times) for card, times in named.items() if times)


def _read(p: Position, line: str) -> tuple[int, str, str]:
    """Return the round, the verb, and the rest of a line."""
    head, colon, rest = line.partition(":")
    number, text = (head.strip(), rest) if colon else ("1", line)
    words = " ".join(text.split())
    known = [verb for verb in VERBS if verb in NO_ACTIONS or verb in kinds_of(p.setup.edition)]
    verb = next((verb for verb in known if f"{words} ".casefold().startswith(f"{verb} ")), "")
    if not verb or not (number.isascii() and number.isdigit() and len(number) < 4):
        raise TutorError(Text("draws-no-line", {"line": line[:60], "all": ", ".join(known)}))
    return int(number), verb, words[len(verb) :].strip()


def _too_late(p: Position, player: int, number: int, word: str) -> bool:
    """Return whether a line is for this round but its time is over."""
    over = p.ended_turns == 1 and p.turn != player
    return number == 1 and p.phase == TURNS and (word == "initiative" or (over and VERBS[word].own))


def _take(p: Position, player: int, named: Counter[str], left: dict[str, int], *, exactly: bool) -> Counter[str]:
    """Return the named cards that are still in the supply.

    Raises TutorError if ``exactly`` these cards are needed and some are missing.
    """
    missing = [card_name(p.setup, player, card) for card, times in named.items() if left[card] < times]
    if missing and exactly:
        raise TutorError(Text("why-un-bolster-1", {"missing": missing}))
    cards = Counter({card: min(times, left[card]) for card, times in named.items()})
    for card, times in cards.items():
        left[card] -= times
    return cards


def _with_initiative(p: Position, player: int, steps: list[Step]) -> list[Step]:
    """Return the steps with the card for initiative discarded first. This matters only if more cards are drawn afterward."""
    lay_rounds = {step.round for step in steps if step.what == "lay"}
    drawing = {step.round for step in steps if step.what in ("draw", "trade")} - lay_rounds - ({1} if p.phase == TURNS else set())
    choice = p.halves[player].initiative_card
    known = p.setup.cards[player][choice].id if choice >= 0 else ""
    lays = [Step(number, "lay", known if number == 1 else "") for number in sorted(drawing)]
    return [*lays, *sorted(steps, key=lambda step: step.what != "lay")]
