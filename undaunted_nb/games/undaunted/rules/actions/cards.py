"""The common part of Bolster and Inspire: up to X cards out of an open place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.legality import Requirement

from ..state.names import card_name
from ..state.position import Draft, Pile, Position
from ..state.setup import Ability
from . import Play, ability_of, about_unit, side_and_card

Source = Callable[[Position, int, int], Pile]
"""The cards one can take from, for a side and the card that is played."""


def available(p: Position, side: int, pile: Pile, ability: Ability) -> tuple[tuple[str, int], ...]:
    """Return the cards of a pile that an action can take, by name, with their counts.

    A count is limited to the number that the action could take.
    """
    _, x, squad = ability
    return tuple([(name, min(count, x or count)) for name, i in p.setup.card_names[side].get(squad, ()) if (count := pile[i])])


def usable_counts(p: Position, side: int, pile: Pile, ability: Ability) -> Hashable:
    """Return the usable count of each card of the pile, for ``reads``. It is limited to the number the action could take."""
    _, x, squad = ability
    if not any(pile):
        return ()
    return tuple([min(x or pile[i], pile[i]) for _, i in p.setup.card_names[side].get(squad, ())])


def taking_requirements(source: Source, *, kind: str, squad: str, least: str) -> tuple[Requirement[Position], ...]:
    """Return the requirements on taken cards.

    The cards are in the pile, at most X of them, of the right squad, and at least one if there is one.
    """

    def used(p: Position, a: Action) -> Ability:
        return ability_of(p, a) or Ability(a.kind)

    def has_cards(p: Position, a: Action) -> bool:
        side, index, _ = side_and_card(p, a)
        pile = source(p, side, index)
        index_of, choice = p.setup.by_card[side], a.args
        for card in choice:  # noqa: SIM110  (asked for every choice that is offered: a generator would double the time)
            if pile[index_of[card]] < choice.count(card):  # type: ignore[index]
                return False
        return True

    def not_too_many(p: Position, a: Action) -> bool:
        x = used(p, a).x
        return len(a.args) <= x or not x

    def of_squad(p: Position, a: Action) -> bool:
        squad = used(p, a).squad
        return not squad or all(p.setup.by_names[a.side, str(card)][2].squad == squad for card in a.args)

    def has_some(p: Position, a: Action) -> bool:
        if a.args:
            return True
        side, index, _ = side_and_card(p, a)
        return not available(p, side, source(p, side, index), used(p, a))

    def describe(p: Position, a: Action) -> dict[str, object]:
        side, index, _ = side_and_card(p, a)
        pile = source(p, side, index)
        missing = [c for c, n in Counter(a.args).items() if pile[p.setup.by_card[side][str(c)]] < n]
        return {
            **about_unit(p, a),
            "x": used(p, a).x,
            "n": len(a.args),
            "squad": used(p, a).squad,
            "missing": [card_name(p.setup, side, str(c)) for c in missing],
        }

    return (
        Requirement(f"un.{kind}.1", has_cards, describe),
        Requirement(f"un.{kind}.1", not_too_many, describe, "why-too-many-cards"),
        Requirement(squad, of_squad, describe, "why-other-squad"),
        Requirement(least, has_some, describe, "why-take-one"),
    )


def carry_chosen(d: Draft, play: Play, source: int, goal: int) -> list[str]:
    """Move the cards named by the action and return their ids."""
    cards = [str(card) for card in play.action.args]
    for card in cards:
        d.carry(play.side, d.setup.by_card[play.side][card], source, goal)
    return cards
