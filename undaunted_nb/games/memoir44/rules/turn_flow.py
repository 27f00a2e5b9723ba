"""The flow of a turn: effects of dice and drawn cards, losses and medals, and the change of turns."""

from __future__ import annotations

from undaunted_nb.engine.position import Outcome

from . import event_rules
from .combat import count_flags, count_hits, heals, ignorable, shot
from .ground import is_rooted, leave
from .retreat import routes
from .state.position import (
    OFF_BOARD,
    ORDER,
    PLAY,
    Draft,
    Draw,
    Fight,
    Front,
    Keep,
    LastOrder,
    Orders,
    Pile,
    Position,
    Retreat,
    Roll,
    Volley,
    add_copies,
    is_held,
    of_side,
    score,
)
from .state.setup import ARMOR, INFANTRY, STAR

DEAL, CLOSE = "deal", "close"
"""Two phases more, in which only cards are drawn: before the first turn, and at the end of each."""


def drawn_from(p: Position | Draft) -> Pile:
    """Return the cards that the next draw can bring.

    These are the deck, or the discard pile that an empty deck takes in (rule m44.draw.2). If it is not reshuffled (rule m44.own.6),
    the game is over before a card is missing.
    """
    return p.deck if any(p.deck) else p.discard


def settle(d: Draft) -> None:
    """Perform the parts of the turn that need no decision and no chance."""
    while True:
        stands, medals, taken = d.setup.tables.no_winner
        if d.stands is not stands or d.medals is not medals or d.taken is not taken:  # the same objects need no second check
            check_victory(d)
        if d.outcome:
            return
        if d.pending:
            if not _step(d):
                return
        elif d.phase in (DEAL, CLOSE):
            _next_turn(d)
        else:
            return


def _step(d: Draft) -> bool:
    """Process the last pending task. Returns False when it waits for a decision or for chance."""
    task = d.pending[-1]
    if isinstance(task, Retreat):
        return _force_retreat(d, task)
    if isinstance(task, Fight):
        d.pending.pop()
        if d.stands[task.unit][0] == task.hex:
            d.pending.append(Roll("battle", task.unit, task.target, shot(d, task.unit, task.target).dice))
        else:
            d.front = Front(task.unit, "") if d.stands[task.unit][0] else None
            d.emit("battle-over", "m44.card.ambush.2", "m44.card.ambush.5", unit=d.name(task.unit))
        return True
    if isinstance(task, Draw):
        return _drawing(d, task)
    if isinstance(task, Volley):
        return _volley(d, task)
    if isinstance(task, Keep) and len(task.seen) <= task.away:
        d.pending.pop()
        for card in task.seen:
            d.discard = add_copies(d.discard, card, 1)
        return True
    return False


def _force_retreat(d: Draft, task: Retreat) -> bool:
    """Perform a retreat without a decision: no flag is left, or there is no path and no flag to ignore."""
    if task.flags:
        must, _ = routes(d, task)
        if must or task.ignorable:
            return False
    d.pending.pop()
    if task.flags:
        give_way(d, task.unit, task.flags)
    return True


def _drawing(d: Draft, task: Draw) -> bool:
    if task.cards and any(drawn_from(d)):
        return False
    d.pending.pop()
    if task.seen:
        d.pending.append(Keep(task.side, task.seen, min(task.looks, len(task.seen) - 1)))
    return True


def _volley(d: Draft, task: Volley) -> bool:
    left = tuple(t for t in task.targets if d.stands[t][0])
    if len(left) > 1:
        d.pending[-1] = Volley(task.side, left)
        return False
    d.pending.pop()
    if left:
        strike(d, left[0])
    return True


def strike(d: Draft, target: int) -> None:
    """Roll the dice of the card in force at a unit."""
    effect = d.rules.strike
    dice = effect.dice[d.setup.sides[d.turn]] if effect else 0
    d.pending.append(Roll("strike", -1, target, dice))


def check_victory(d: Draft) -> None:
    """Take objectives, and end the game at once for a side with enough medals. These are rules m44.medal.3 and m44.medal.5."""
    setup = d.setup
    for n, objective in enumerate(setup.objectives):
        if not objective.hold and d.taken[n] < 0 and is_held(d, n):
            d.taken = (*d.taken[:n], objective.side, *d.taken[n + 1 :])
            d.emit("medal", "m44.medal.3", side=setup.sides[objective.side], medals=objective.medals)
    for side in (d.turn, 1 - d.turn):
        if (
            setup.medals_to_win[side]
            and (setup.objectives or d.medals[side] >= setup.medals_to_win[side])
            and score(d, side) >= setup.medals_to_win[side]
        ):
            d.outcome = Outcome(setup.sides[side], "m44.medal.5")
            d.pending, d.front = [], None
            d.emit("won", "m44.medal.5", side=setup.sides[side], medals=score(d, side))
            return
    setup.tables.no_winner = d.stands, d.medals, d.taken


def wound(d: Draft, unit: int, losses: int) -> None:
    """Remove figures from a unit. The last one gives the other side its medals (rules m44.hit.4, m44.medal.1)."""
    tile, figures = d.stands[unit]
    losses = min(losses, figures)
    if losses < figures:
        d.stand(unit, tile, figures - losses)
        return
    leave(d, unit)
    d.stand(unit, *OFF_BOARD)
    enemy = 1 - d.setup.units[unit].side
    medals = d.setup.units[unit].medals
    d.medals = of_side(d.medals, enemy, d.medals[enemy] + medals)
    d.orders = tuple(o for o in d.orders if o.unit != unit)
    d.emit("destroyed", *event_rules.elimination(medals), unit=d.name(unit), hex=tile, side=d.setup.sides[enemy], medals=medals)


def give_way(d: Draft, unit: int, steps: int) -> None:
    """Remove one figure from a unit for each hex that it cannot retreat (rule m44.retreat.5)."""
    whole, (tile, figures) = d.setup.units[unit], d.stands[unit]
    rules = event_rules.no_way(whole, rooted=is_rooted(d, whole, tile), last=steps >= figures)
    d.emit("no-way", *rules, unit=d.name(unit), hex=tile, lost=min(steps, figures))
    wound(d, unit, steps)


def apply_roll(d: Draft, faces: tuple[str, ...]) -> None:
    """Apply the rolled dice to the pending roll."""
    task = d.pending.pop()
    if task.kind == "grant":
        d.grants = (faces.count(INFANTRY), faces.count(ARMOR), faces.count(STAR))
        d.emit("granted", "m44.card.finest-hour.1", faces=list(faces), infantry=d.grants[0], armor=d.grants[1], any=d.grants[2])
    elif task.kind == "heal":
        _heal(d, task.unit, faces)
    else:
        _strike_unit(d, task, faces)


def _heal(d: Draft, unit: int, faces: tuple[str, ...]) -> None:
    tile, figures = d.stands[unit]
    whole = d.setup.units[unit]
    gain = min(sum(heals(whole.kind.arm, face) for face in faces), whole.figures - figures)
    d.stand(unit, tile, figures + gain)
    stars = ("m44.card.medics.3",) if whole.kind.arm == "artillery" else ()
    d.emit("healed", "m44.card.medics.1", "m44.card.medics.2", *stars, unit=whole.id, hex=tile, faces=list(faces), healed=gain)
    if gain:
        d.orders = (Orders(unit),)


def stars_hit(p: Position | Draft, task: Roll) -> bool:
    """Return whether stars hit in this roll. This depends on the card in force (rule m44.card.air-power.4)."""
    return task.kind == "strike" and bool(p.rules.strike and p.rules.strike.stars)


def _strike_unit(d: Draft, task: Roll, faces: tuple[str, ...]) -> None:
    """Apply hits first, then flags (rule m44.battle.1)."""
    unit = d.setup.units[task.target]
    tile, figures = d.stands[task.target]
    stars = stars_hit(d, task)
    hits, flags = count_hits(unit.kind.arm, faces, stars=stars), count_flags(faces)
    losses = min(hits, figures)
    attacker = d.name(task.unit) if task.unit >= 0 else ""
    d.emit(
        "rolled", *event_rules.losses(task.kind, d.rules, stars=stars, flags=flags), what=task.kind, attacker=attacker, unit=unit.id,
        hex=tile, faces=list(faces), hits=hits, lost=losses, flags=flags,
    )  # fmt: skip
    if losses:
        wound(d, task.target, losses)
    if flags and losses < figures:
        d.pending.append(Retreat(task.target, flags, 0 if task.kind == "strike" else ignorable(d, unit, tile)))


def draw(d: Draft, card: int) -> None:
    """Draw a card. An empty deck takes in the discard pile first."""
    task: Draw = d.pending[-1]
    if not any(d.deck):
        d.deck, d.discard = d.discard, (0,) * len(d.discard)
        d.emit("reshuffled", "m44.draw.2", cards=sum(d.deck))
    d.deck = add_copies(d.deck, card, -1)
    seen = tuple(sorted((*task.seen, card))) if task.looks else ()
    if not task.looks:
        d.hands = of_side(d.hands, task.side, add_copies(d.hands[task.side], card, 1))
    d.pending[-1] = Draw(task.side, task.cards - 1, task.looks, seen)
    d.emit("drawn", "m44.draw.1", side=d.setup.sides[task.side], card=d.setup.cards[card].id)
    if d.setup.deck_winner >= 0 and not any(d.deck):
        winner = d.setup.sides[d.setup.deck_winner]
        d.outcome = Outcome(winner, "m44.own.6")
        d.pending, d.front = [], None
        d.emit("won", "m44.own.6", side=winner, medals=score(d, d.setup.deck_winner))


def land(d: Draft, tile: str) -> None:
    """Land a unit of an air drop. It is lost on a hex with a unit, in the ocean, or where it cannot be (rule m44.own.7)."""
    number = d.pending.pop().unit
    unit = d.setup.units[number]
    lost = tile in d.setup.tables.field(d.stands).unit_on or tile in d.setup.afloat or tile not in d.setup.allowed[unit.kind.arm]
    if lost:
        d.emit("missed", "m44.own.7", unit=unit.id, hex=tile)
    else:
        d.stand(number, tile, unit.figures)
        d.emit("landed", "m44.own.7", unit=unit.id, hex=tile)


def begin_order(d: Draft, order: LastOrder) -> None:
    """Put the order of a card in force. Dice that decide its number of orders are rolled first."""
    d.phase, d.card, d.section = ORDER, order.card, order.section
    if d.rules.does == "grant":
        d.pending.append(Roll("grant", -1, -1, hand_dice(d)))


def hand_dice(d: Draft) -> int:
    """Return the number of dice for the cards in hand, including the one just played."""
    return sum(d.hands[d.turn]) + 1


def end_turn(d: Draft) -> None:
    """Discard the played cards, then draw for each side that must (rules m44.draw.1, m44.card.ambush.3)."""
    side = d.turn
    for card in d.table:
        d.discard = add_copies(d.discard, card, 1)
    ambushes = sum([d.setup.cards[card].does == "ambush" for card in d.table])
    draws = d.setup.draws[side][d.turns[side]] if d.turns[side] < len(d.setup.draws[side]) else 1
    rules = ("m44.turn.1", *(("m44.card.ambush.3",) if ambushes else ()), *(("m44.draw.3",) if draws != 1 else ()))
    d.emit("turn-ended", *rules, side=d.setup.sides[side])
    if d.rules.does == "grant" and d.setup.deck_winner < 0:
        d.deck = tuple(map(int.__add__, d.deck, d.discard))
        d.discard = (0,) * len(d.deck)
        d.emit("reshuffled", "m44.card.finest-hour.2", cards=sum(d.deck))
    looks = d.rules.looks
    d.pending = [Draw(side, draws + looks, looks), *([Draw(1 - side, ambushes)] if ambushes else [])]
    d.turns = of_side(d.turns, side, d.turns[side] + 1)
    d.phase, d.table, d.orders, d.front = CLOSE, (), (), None
    d.card, d.section, d.grants, d.done = -1, "", (), False


def _next_turn(d: Draft) -> None:
    if d.phase == CLOSE:
        d.turn = 1 - d.turn
    d.phase = PLAY
    d.emit("turn", "m44.turn.1", side=d.setup.sides[d.turn])


def front_of(unit: int, tile: str, distance: int) -> Front:
    """Return the possible follow-up of a battle: a close assault can empty a hex that the unit can take."""
    return Front(unit, tile if distance == 1 else "")
