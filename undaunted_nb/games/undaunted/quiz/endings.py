"""Questions about the end of a game: whether a side has won after a hit, and which one."""

from __future__ import annotations

from random import Random

from undaunted_nb.engine.text import Text

from ..rules.state import ending, ending_north_africa
from ..rules.state.names import counter_name
from ..rules.state.position import DECK, DISCARD, HAND, PLAY, REMOVED, SUPPLY, Draft, Position
from ..rules.state.setup import Card
from . import (
    Asker,
    Shot,
    Sketch,
    cards_of,
    describe_attack,
    goals_of,
    happens,
    is_decided,
    move_cards,
    named,
    need,
    one_shot,
    pile,
    rule,
    with_control,
    with_stand,
    without_soldier,
)

PIN = ("normandy/duel-in-cover", "normandy/hills", "normandy/mortar", "normandy/la-raye", "normandy/example-round")
POINTS = ("normandy/la-raye", "normandy/example-round", "normandy/mortar", "normandy/mortar", "normandy/critical-intelligence")
DESERT_POINTS = ("north-africa/airfield", "north-africa/convoy", "north-africa/example-round")
HUNTS = ("north-africa/ambush", "north-africa/breakout")
"""Scenarios in which a side can win by neutralizing."""
OVER_SHARE, ON_SHARE = 1.0, 0.35
"""The shares of positions that are asked about if a side wins and if the game goes on. The game goes on in most of them."""


def _last_riflemen(p: Position, rng: Random) -> Sketch:
    """Ask whether the game is over when Riflemen are hit who have no card left to lose."""
    shot = one_shot(p, rng, "attack")
    side, victim = p.turn, 1 - p.turn
    need(shot.target in p.setup.riflemen[victim])
    goal = rng.choice((SUPPLY, SUPPLY, REMOVED))
    for card in cards_of(p, shot.target):
        for zone in (HAND, DISCARD, DECK):
            p = move_cards(p, victim, card, zone, goal)
    both = shot.attacker not in p.setup.riflemen[side] and rng.random() < 0.4  # the attacker has no Riflemen left either
    for other in (*p.setup.riflemen[victim], *(p.setup.riflemen[side] if both else ())):
        if other != shot.target and (both or rng.random() < 0.7):
            p = with_stand(p, other, "")
    return _ask_winner(_with_points(p, rng), rng, shot, "quiz-pinned", "un.end.3")


def _hopeless(p: Position, rng: Random) -> Sketch:
    """Ask whether the game is over when the last card that could Control is hit."""
    shot = one_shot(p, rng, "attack")
    victim = 1 - p.turn
    need(shot.target in p.setup.riflemen[victim])
    own_cards, spare = cards_of(p, shot.target), rng.random() < 0.3
    p = _without_scorers(p, victim)
    p = move_cards(p, victim, own_cards[0], REMOVED, rng.choice((HAND, DISCARD, DECK)), 1)
    if spare:
        p = move_cards(p, victim, own_cards[0], REMOVED, SUPPLY, 1)
    return _ask_winner(_with_points(p, rng), rng, shot, "quiz-hopeless", "un.hopeless.2")


def _without_scorers(p: Position, side: int) -> Position:
    """Return the position in which a side has lost all cards that could bring it points."""
    for number, card in enumerate(p.setup.cards[side]):
        if card.ability("control") or card.ability("demolish"):
            for zone in (HAND, DISCARD, DECK, PLAY, SUPPLY):
                p = move_cards(p, side, number, zone, REMOVED)
    return p


def _with_points(p: Position, rng: Random) -> Position:
    """Return the position with some objectives controlled, without ending the game."""
    for tile in p.setup.objectives:
        if rng.random() < 0.4:
            candidate = with_control(p, rng.choice((p.turn, p.turn, 1 - p.turn)), tile)
            p = p if is_decided(candidate) else candidate
    return p


def _living(p: Position, side: int) -> list[Card]:
    """Return the cards of a side that are still in the game."""
    zones = (HAND, DISCARD, DECK, PLAY, SUPPLY)
    return [card for i, card in enumerate(p.setup.cards[side]) if any(pile(p.halves[side], zone)[i] for zone in zones)]


def _ask_winner(p: Position, rng: Random, shot: Shot, text: str, rule_id: str, **more: object) -> Sketch:
    """Return a question about the winner after a hit, with the goals of both sides and everything else that decides."""
    side, victim = p.turn, 1 - p.turn
    need(not is_decided(p) and p.check(shot.action).legal)
    transition = happens(p, shot.action)
    after = transition.after
    need(rng.random() <= (OVER_SHARE if after.outcome else ON_SHARE))
    names = {i: Text("quiz-wins", {"side": named(p, i)}) for i in (0, 1)}
    goes_on, later = Text("quiz-goes-on"), Text("quiz-end-of-round")
    left = {i: sum(bool(p.stands[n][0]) for n in p.setup.riflemen[i] if n != shot.target) for i in (0, 1)}
    card_counts = {name: sum(pile(p.halves[victim], zone)[card] for card in cards_of(p, shot.target)) for name, zone in ZONES.items()}
    params = {
        "deed": describe_attack(p, shot), "target": counter_name(p.setup, shot.target), "side": named(p, victim), "foe": named(p, side),
        "n": left[victim], "more": left[side], "token": named(p, p.token), "goals": goals_of(p), **card_counts, **more,
    }  # fmt: skip
    scores = goals_of(after)
    if after.outcome:
        winner, rules = (
            p.setup.side(after.outcome.winner),
            [r for e in transition.events if e.kind in ("won", "counter_lost") for r in e.rules],
        )
        right, why = names[winner], Text("quiz-why-over", {"why": rule(after.outcome.rule), "goals": scores})
        wrong = [
            (goes_on, why),
            (names[1 - winner], Text("quiz-wrong-winner", {"side": named(p, winner), "foe": named(p, 1 - winner)})),
            (later, Text("quiz-ends-now")),
        ]
    else:
        right, rules = goes_on, [rule_id]
        why = Text("quiz-why-on", {"how": _how(p, after, victim), "victim": named(p, victim), "side": named(p, side), "goals": scores})
        nothing = Text("quiz-nothing-won", {"side": named(p, victim)})
        wrong = [(names[side], why), (later, Text("quiz-no-last-round")), (names[victim], nothing)]
    return Sketch(p, Text(text, params), right=right, wrong=wrong, rules=rules, after=why, side=victim, action=shot.action)


ZONES = {"hand": HAND, "discard": DISCARD, "deck": DECK, "supply": SUPPLY}


def _how(p: Position, after: Position, victim: int) -> str:
    """Return how the victim is placed: hopeless, pinned or neither. None of them is the other side's goal here."""
    if p.setup.has_gear:
        return "hopeless" if ending_north_africa.hopeless(Draft(after), victim) else "able"
    if ending.hopeless(Draft(after), victim):
        return "hopeless"
    return "pinned" if ending.is_pinned(p.setup, after.stands, victim) else "neither"


# North Africa


def _last_wound(p: Position, rng: Random) -> Sketch:
    """Ask which side has won, if any, after the last wound of a soldier."""
    shot = one_shot(p, rng, "attack", "strafe", soldier=True)
    victim = 1 - p.turn
    for card in cards_of(p, shot.target):
        for zone in (HAND, DISCARD, DECK):
            p = move_cards(p, victim, card, zone, SUPPLY)
    others = [i for i in p.setup.by_side[victim] if i != shot.target and p.stands[i][0]]
    for other in rng.sample(others, min(len(others), rng.randrange(4))):
        candidate = without_soldier(p, other)
        p = p if is_decided(candidate) else candidate
    return _ask_winner(p, rng, shot, "quiz-ended", "na.neutralise.1")


def _last_scorer(p: Position, rng: Random) -> Sketch:
    """Ask which side has won, if any, when the soldier with the last cards that could bring points is hit."""
    side, victim = p.turn, 1 - p.turn
    shot = one_shot(p, rng, "attack", "strafe", soldier=True)
    need(set(cards_of(p, shot.target)) & set(p.setup.controls[victim]))
    own_card, use = cards_of(p, shot.target)[0], p.setup.by_card[side][shot.action.card]
    p = _without_scorers(p, victim)
    for zone in (SUPPLY, rng.choice((SUPPLY, SUPPLY, SUPPLY, HAND, DISCARD, DECK))):
        p = move_cards(p, victim, own_card, REMOVED, zone, 1) if pile(p.halves[victim], REMOVED)[own_card] else p
    if rng.random() < 0.5:  # the attacker cannot score either
        in_hand = p.halves[side].hand[use]
        p = _without_scorers(p, side)
        p = move_cards(p, side, use, REMOVED, HAND, in_hand - p.halves[side].hand[use])
    p = _with_points(p, rng)
    able = any(card.ability(kind) for card in _living(p, side) for kind in ("control", "demolish"))
    return _ask_winner(p, rng, shot, "quiz-despair", "na.hopeless.1", able=able)


ASKERS = (
    Asker("pinned", 3, ("un.end.1", "un.end.3", "un.end.4", "un.end.5"), _last_riflemen, PIN),
    Asker("hopeless", 3, ("un.end.1", "un.hopeless.1", "un.hopeless.2", "un.hopeless.3", "un.hopeless.4"), _hopeless, POINTS),
    Asker("hopeless", 3, ("na.hopeless.1", "na.hopeless.3", "na.hopeless.4"), _last_scorer, DESERT_POINTS),
    Asker("ended", 3, ("na.neutralise.1", "na.neutralise.3", "un.end.1"), _last_wound, HUNTS),
)
