"""What can still matter in a turn: the useful actions, and a chance that no way to play the rest of the turn can exceed."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from undaunted_nb.engine.action import Action
from undaunted_nb.probability.distribution import ZERO
from undaunted_nb.probability.odds import Odds

from ..rules import combat
from ..rules.actions import kinds_of, unit_index
from ..rules.state.crew import place_of
from ..rules.state.position import HAND, Draw, Pick, Pile, Position, Roll, Volley
from ..rules.state.setup import Ability, Card, Setup
from .goals import FAR, MARKING, SEATING, WALKS, WAYS, UnitAim, many

ONE = Fraction(1)
FIRE = tuple(kind for kind in combat.ROLLING if kind != "blast")
"""The actions that aim at one target."""
DIRECT = frozenset({*combat.ROLLING, "control"})
"""The kinds of action that can reach a goal. All others only prepare them (or are the step off the board)."""


def useful(p: Position, goal: UnitAim) -> tuple[Action, ...]:
    """Return the legal actions that can matter for a goal before the turn is over.

    The first ones can reach it directly. Useless actions of the goal's kinds are left out: firing and aiming at other targets, walking or
    aiming if no card could use it any more, placing markers that no unit walks on, Bolster while the deck cannot run out, and drawing fewer
    cards than allowed. With vehicles, a soldier next to or inside a vehicle may need any action to change seats. So one action of each
    card is included even if it would be left out otherwise.
    """
    if p.pending:
        return tuple(sorted(p.actions(), key=lambda a: p.setup.counters[p.setup.by_counter[str(a.args[0])]].side == p.turn))
    turn = _Turn(p)
    actions = p.actions()
    useful_actions = [a for a in actions if a.kind in goal.kinds and turn.can_matter(a, goal)]
    extra: dict[str, Action] = {}
    if p.setup.vehicles and not SEATING.isdisjoint(goal.kinds):
        kept_actions = set(useful_actions)
        for a in sorted(actions, key=lambda a: a.kind not in FIRE):  # rather one without dice
            if a not in kept_actions and _opens_seats(p, a):
                extra[a.card] = a
    return (*sorted(useful_actions, key=lambda a: a.kind not in DIRECT), *extra.values())


def _opens_seats(p: Position, a: Action) -> bool:
    """Return whether this action lets a soldier in a vehicle, or next to one, change seats."""
    kind = kinds_of(p.setup.edition).get(a.kind)
    if kind is None or not kind.printed:
        return False
    unit = unit_index(p, a)
    return unit >= 0 and any(state.tile and state.tile == p.stands[unit][0] for state in p.gear.vehicles)


def limit(p: Position) -> int:
    """Return how many positions can be visited in about two seconds. With vehicles each takes longer."""
    return 7_500 if p.setup.vehicles else 15_000


def bound(p: Position, goal: UnitAim) -> Fraction:
    """Return a chance that cannot be exceeded before the turn is over.

    It assumes that all remaining tries are made, each at its best.
    """
    left = goal.left(p)
    if left <= 0 or p.outcome:
        return ONE if left <= 0 else ZERO
    tries = _Turn(p).tries(goal)
    if left > len(tries):
        return ZERO
    short = [ONE] + [ZERO] * (left - 1)  # the chance of each number of successes so far that is not enough
    for chance in tries:
        short = [was * (1 - chance) + (short[i - 1] * chance if i else ZERO) for i, was in enumerate(short)]
    return 1 - sum(short, ZERO)


class _Turn:
    """The possibilities left in the turn of the side to act.

    ``printed`` are the kinds on the cards of its hand, ``seats`` the abilities that the seats of vehicles offer to a soldier's card,
    ``draws`` the maximum number of cards that can be drawn. ``short`` is true if the deck can run out, and ``source`` counts the cards that
    can be drawn. ``open`` is true if an action exists that this class does not model.
    """

    __slots__ = ("cards", "draws", "half", "hand_kinds", "open", "p", "seats", "short", "source")

    def __init__(self, p: Position) -> None:
        self.p, self.half, self.cards = p, p.halves[p.turn], p.setup.cards[p.turn]
        self.hand_kinds = _kinds_in(p, self.half.hand)
        self.seats = tuple(ability for vehicle in p.setup.vehicles for seat in vehicle.seats for ability in seat.abilities)
        self.open = any(ability.kind in ("inspire", "command", "recon") for ability in self.seats)
        # As long as the deck does not run out, only cards of hand, play area, and deck can be drawn or cause draws. After that also those
        # of the discard pile, and those that Bolster and Scout put into it.
        half = self.half
        self.source = half.deck
        self.draws = self._draws()
        self.short = self.draws > sum(half.deck)
        if self.short:
            self.source = tuple(map(sum, zip(half.deck, half.discard, half.supply, strict=True)))
            self.draws = self._draws()

    def _draws(self) -> int:
        hand, play, source = self.half.hand, self.half.play, self.source
        fog = self.p.setup.fog[self.p.turn]
        count = sum(task.cards for task in self.p.pending if isinstance(task, Draw))
        kinds = self.hand_kinds | (_kinds_in(self.p, play) if "inspire" in self.hand_kinds else set())
        if count or "command" in kinds or ("recon" in kinds and fog >= 0 and hand[fog]):
            count += hand[fog] + source[fog] if fog >= 0 else 0  # Recon draws a card for each Fog of War
            anybody = any(a.kind == "inspire" and not a.squad for card in self.cards for a in card.abilities)
            for card, *counts in zip(self.cards, hand, source, play, strict=True):
                command = card.ability("command")
                if command and sum(counts):
                    # one of a squad could be inspired again
                    count += command.x * sum(counts) * (FAR if card.squad or anybody else 1)
        return count

    def can_matter(self, a: Action, goal: UnitAim) -> bool:
        """Return whether this action can matter for a goal with this kind of action."""
        p = self.p
        if self.open:
            return True
        if a.kind in FIRE:
            return goal.subject is None or p.setup.by_target[str(a.args[0])] in goal.subject
        if a.kind in ("blast", "target"):
            tile = self.half.target if a.kind == "blast" else a.args[0]
            return goal.subject is None or any(p.stands[i][0] == tile for i in goal.subject)
        if a.kind == "bolster":
            return self.short
        if a.kind == "command":
            command = p.setup.by_names[a.side, a.card][2].ability("command")
            return self.short or command is None or a.args[0] == command.x
        if a.kind not in WAYS | MARKING or self.draws or not self.hand_kinds.isdisjoint({"inspire", "blast"}):
            return True
        if a.kind in MARKING and ("control" in goal.kinds or self._others_walk(a.card)):
            return True
        if a.kind in WALKS and (p.setup.vehicles or p.setup.exits):  # to a tile where a soldier can get in, or off the board
            return True
        unit = p.setup.by_counter[str(a.args[0])] if a.kind == "guide" else unit_index(p, a)
        return self._hand_count(unit) > int(a.kind != "guide")

    def _hand_count(self, unit: int) -> int:
        return many(self.p, self.p.turn, combat.cards_of(self.p.setup, unit), HAND) if unit >= 0 else 0

    def _others_walk(self, card: str) -> bool:
        """Return whether the hand holds another card that walks, or drives, over markers."""
        walkers = [
            card_in_hand for card_in_hand, count in zip(self.cards, self.half.hand, strict=True) if count and card_in_hand.id != card
        ]
        return any(a.kind in ("move", "guide", "drive") for walker in walkers for a in self._abilities(walker))

    def _abilities(self, card: Card) -> tuple[Ability, ...]:
        """Return the possible abilities of a card, including those that any seat could offer its soldier."""
        return (*card.abilities, *self.seats) if card.unit else card.abilities

    def tries(self, goal: UnitAim) -> list[Fraction]:
        """Return the remaining tries for a goal, each with a chance it cannot exceed.

        These are the pending rolls, each card of the hand, each card inspired, and each card drawn (or inspired by it).
        """
        p, hand, source, play = self.p, self.half.hand, self.source, self.half.play
        rates = [self._roll_chance(task, goal) for task in p.pending if isinstance(task, Roll | Volley | Pick)]
        guide_steps = sum(count * a.x for card, count in zip(self.cards, hand, strict=True) for a in card.abilities if a.kind == "guide")
        inspirers = [
            (copies, a) for card, copies in zip(self.cards, hand, strict=True) if copies for a in card.abilities if a.kind == "inspire"
        ]
        chances = [ZERO] * len(self.cards)
        for i, card in enumerate(self.cards):
            if hand[i] or play[i] or (self.draws and source[i]):
                repeats = sum(number * a.x for number, a in inspirers if a.squad in ("", card.squad))
                steps = max((a.x for a in card.abilities if a.kind in WAYS and a.kind != "guide"), default=0)
                walk = FAR if self.draws else guide_steps + steps * max(0, hand[i] + repeats - 1)
                chances[i] = self._most(i, goal, walk)
                rates += [chances[i]] * hand[i]
        for amount, a in inspirers:
            most = max((c for c, card in zip(chances, self.cards, strict=True) if a.squad in ("", card.squad)), default=ZERO)
            rates += [most] * (amount * a.x)
        if self.draws:
            most = max(chances)
            often = max([1, *(a.x for card, n in zip(self.cards, source, strict=True) if n for a in card.abilities if a.kind == "inspire")])
            rates += [most] * (self.draws * often)
        return [chance for chance in rates if chance]

    def _roll_chance(self, task: Roll | Volley | Pick, goal: UnitAim) -> Fraction:
        if goal.subject is None or isinstance(task, Pick):  # the target of a pick is already hit
            return ONE
        targets = task.targets if isinstance(task, Volley) else (task.target,)
        source, kind = (task.source, task.kind) if isinstance(task, Roll) else ("", "blast")
        setup, p = self.p.setup, self.p
        totals = [combat.defense(setup, i, place_of(p, i), source, kind).total for i in goal.subject if i in targets]
        return max((_chance(task.dice, total) for total in totals), default=ZERO)

    def _most(self, card: int, goal: UnitAim, walk: int) -> Fraction:
        """Return the best chance of a card for a goal after its unit has walked ``walk`` steps."""
        p, setup, unit = self.p, self.p.setup, self.p.setup.unit_of[self.p.turn][card]
        direct = [a for a in self._abilities(self.cards[card]) if a.kind in goal.kinds and (a.kind in DIRECT or self._leaves(a))]
        if not direct or goal.subject is None or self.open:
            return ONE if direct or self.open else ZERO
        starts = setup.entries[unit] if unit >= 0 and not p.stands[unit][0] else (p.stands[unit][0],) if unit >= 0 else ()
        best = ZERO
        for target in goal.subject:
            tile = place_of(p, target)
            for a in direct if tile else ():
                sources = ("",) if a.kind in ("blast", "strafe") else starts
                best = max(
                    [best, *(_chance(a.x, _least(setup, target, tile, source, a.kind, walk if source else 0)) for source in sources)]
                )
        return best

    def _leaves(self, ability: Ability) -> bool:
        """Return whether this ability can leave the board."""
        return ability.kind in WALKS and bool(self.p.setup.exits)


def _least(setup: Setup, target: int, tile: str, source: str, kind: str, walk: int) -> int:
    """Return the least sum for a target attacked after ``walk`` steps.

    With vehicles a unit can get anywhere, and so can the soldiers in them.
    """
    parts = combat.defense(setup, target, tile, source, kind)
    if setup.vehicles:
        return parts.base
    if not walk:
        return parts.total
    cover = min(parts.cover, combat.HILL_FROM_HILL) if setup.tiles[tile].hill else parts.cover
    return parts.base + cover + max(0, parts.range - walk)


@cache
def _chance(dice: int, total: int) -> Fraction:
    return Odds(dice, total).probability


def _kinds_in(p: Position, pile: Pile) -> set[str]:
    """Return the kinds of action on the cards of a pile."""
    return {ability.kind for card, count in zip(p.setup.cards[p.turn], pile, strict=True) if count for ability in card.abilities}
