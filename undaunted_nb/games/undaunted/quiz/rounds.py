"""Questions about the rounds of a game: initiative, turns, hidden information, and the end."""

from __future__ import annotations

from random import Random

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.text import Text

from ..rules.state.names import card_name
from ..rules.state.position import INITIATIVE, SCOUTED, TURNS, ZONES, Position
from ..rules.state.setup import Card
from ..views.view import view
from . import Asker, Sketch, cards_label, clear_tile, is_decided, named, need, pile, why_not, with_control, with_mark, with_stand

OBJECTIVES = ("north-africa/convoy", "north-africa/example-round")
POINTS = ("normandy/la-raye", "normandy/critical-intelligence", "normandy/example-round", "normandy/hills", *OBJECTIVES)


def _reveal_initiative(p: Position, rng: Random) -> tuple[Position, list[Card], dict[str, object], Text]:
    """Return the position after both cards for the initiative are revealed, the cards, their params, and why a side plays first."""
    setup = p.setup
    need(all(any(half.hand) and half.initiative_card < 0 for half in p.halves))
    hands = [[i for i, n in enumerate(half.hand) if n] for half in p.halves]
    picks = [rng.choice(hand) for hand in hands]
    ties = [(a, b) for a in hands[0] for b in hands[1] if setup.cards[0][a].initiative == setup.cards[1][b].initiative]
    if ties and rng.random() < 0.4:
        picks = list(rng.choice(ties))
    after = p
    for side in (0, 1):
        after = after.apply(Action("initiative", setup.sides[side], setup.cards[side][picks[side]].id)).after
    cards = [setup.cards[side][picks[side]] for side in (0, 1)]
    first = after.turn
    why = (
        Text("quiz-tie", {"side": named(p, p.token), "n": cards[0].initiative})
        if cards[0].initiative == cards[1].initiative
        else Text("quiz-higher", {"side": named(p, first), "n": cards[first].initiative, "m": cards[1 - first].initiative})
    )
    params = {
        "first": named(p, 0), "first_card": card_name(setup, 0, cards[0].id), "n": cards[0].initiative, "token": named(p, p.token),
        "second": named(p, 1), "second_card": card_name(setup, 1, cards[1].id), "m": cards[1].initiative,
    }  # fmt: skip
    return after, cards, params, why


def _initiative(p: Position, rng: Random) -> Sketch:
    """Ask which side plays first after both cards are revealed."""
    after, cards, params, why = _reveal_initiative(p, rng)
    tie, first = cards[0].initiative == cards[1].initiative, after.turn
    wrong = [
        (named(p, 1 - first), why),
        (Text("quiz-choose-again"), Text("quiz-no-second-choice", {"tie": tie})),
        (Text("quiz-same-time"), Text("quiz-one-after-other")),
    ]
    rules, level, side = ["un.initiative.3" if tie else "un.initiative.2"], 2 if tie else 1, rng.choice((0, 1))
    return Sketch(p, Text("quiz-initiative", params), right=named(p, first), wrong=wrong, rules=rules, after=why, side=side, level=level)


def _initiative_cards(p: Position, rng: Random) -> Sketch:
    """Ask what happens to the cards revealed for the initiative, and which side plays first."""
    after, cards, params, why = _reveal_initiative(p, rng)
    first, tie = after.turn, cards[0].initiative == cards[1].initiative

    def label(side: int, where: str) -> Text:
        return Text("quiz-chosen-then", {"side": named(p, side), "where": where})

    wrong = [
        (label(1 - first, "discard"), why),
        (label(first, "hand"), Text("quiz-chosen-hand", {"n": sum(after.halves[first].hand)})),
        (label(first, "play"), Text("quiz-chosen-play")),
    ]
    rules, side = ("un.initiative.4", "un.initiative.3" if tie else "un.initiative.2"), rng.choice((0, 1))
    text, after_text = Text("quiz-chosen", params), Text("quiz-after-chosen", {"why": why})
    return Sketch(p, text, right=label(first, "discard"), wrong=wrong, rules=rules, after=after_text, side=side)


def _next(p: Position, _rng: Random) -> Sketch:
    """Ask what comes next when a turn ends, perhaps with cards left in hand."""
    side, hand = p.turn, p.halves[p.turn].hand
    action = Action("end turn", p.setup.sides[side])
    after = p.apply(action).after
    left = [card.id for card, count in zip(p.setup.cards[side], hand, strict=True) for _ in range(count)]
    turn = {i: Text("quiz-next-turn", {"side": named(p, i)}) for i in (0, 1)}
    draws, again = Text("quiz-next-round"), Text("quiz-next-initiative")
    other = after.phase == TURNS
    right = turn[after.turn] if other else draws
    foe = named(p, 1 - side)
    wrong = [
        (turn[side], Text("quiz-next-once", {"side": named(p, side), "n": len(left)})),
        (again, Text("quiz-next-draw-first", {"other": other, "side": foe})),
        (draws, Text("quiz-next-not-yet", {"side": foe})) if other else (turn[1 - side], Text("quiz-next-had", {"side": foe})),
    ]
    rules = ("un.turn.1" if other else "un.round.1", "un.turn.3" if left else "")
    params = {"side": named(p, side), "first": named(p, p.token), "cards": cards_label(p, side, tuple(left)), "n": len(left)}
    return Sketch(p, Text("quiz-next-phase", params), right=right, wrong=wrong, rules=rules, action=action)


def _secret(p: Position, rng: Random) -> Sketch:
    """Ask which piles a side can look at. The answer comes from the engine's view for that side."""
    viewer = rng.choice((0, 1))
    piles = view(p, p.setup.sides[viewer])["piles"]
    seen: list[tuple[int, str]] = []
    unseen: list[tuple[int, str]] = []
    for side in (0, 1):
        for zone in ("hand", "deck", "supply", "removed"):
            (seen if zone in piles[p.setup.sides[side]] else unseen).append((side, zone))

    def label(side: int, zone: str) -> Text:
        name = Text(f"zone-{zone}")
        owner_text = (
            Text("quiz-zone-own", {"zone": name}) if side == viewer else Text("quiz-zone-foe", {"zone": name, "side": named(p, side)})
        )
        return Text("quiz-pile", {"pile": owner_text, "n": sum(pile(p.halves[side], ZONES.index(zone)))})

    side, zone = rng.choice([entry for entry in seen if entry != (viewer, "hand")])
    wrong = [
        (label(s, z), Text("quiz-view-deck") if s == viewer else Text("quiz-view-foe", {"zone": z, "side": named(p, s)}))
        for s, z in rng.sample(unseen, len(unseen))
    ]
    rules = {"supply": ("un.view.2", "un.view.4"), "removed": ("un.view.3", "un.view.1")}.get(zone, ("un.view.1",))
    return Sketch(p, Text("quiz-secret", {"side": named(p, viewer)}), right=label(side, zone), wrong=wrong, rules=rules, side=viewer)


def _points(p: Position, rng: Random) -> Sketch:
    """Ask whether the game is over when Riflemen control an objective."""
    side = p.turn
    goal = next((g.points for g in p.setup.goals[side] if g.kind == "points"), 0)
    able = [i for i in p.setup.controls[side] if p.halves[side].hand[i]]
    need(goal and able)
    index, tile, wins_now = rng.choice(able), rng.choice(p.setup.objectives), rng.random() < 0.5
    p = with_stand(clear_tile(p, 1 - side, tile, rng), p.setup.unit_of[side][index], tile)
    p = with_mark(p, side, tile, SCOUTED)
    action = Action("control", p.setup.sides[side], p.setup.cards[side][index].id)
    for other in rng.sample(p.setup.objectives, len(p.setup.objectives)):
        if other != tile and rng.random() < 0.5:
            candidate = with_control(p, side, other)
            p = p if is_decided(candidate) else candidate
    need(not is_decided(p) and why_not(p, action) is None)
    after = p.apply(action).after
    need(bool(after.outcome) == wins_now)
    goes_on, later = Text("quiz-goes-on"), Text("quiz-end-of-round")
    wins = {i: Text("quiz-wins", {"side": named(p, i)}) for i in (0, 1)}
    foe = (wins[1 - side], Text("quiz-foe-points", {"side": named(p, 1 - side), "n": after.score(1 - side)}))
    why = Text("quiz-enough" if after.outcome else "quiz-short", {"side": named(p, side), "n": after.score(side), "goal": goal})
    if after.outcome:
        right, rules = wins[p.setup.side(after.outcome.winner)], (after.outcome.rule, "un.end.1")
        wrong = [(goes_on, why), (later, Text("quiz-ends-now")), foe]
    else:
        right, rules = goes_on, ("un.end.2", "")
        wrong = [(wins[side], why), (later, Text("quiz-no-last-round")), foe]
    params = {"side": named(p, side), "card": card_name(p.setup, side, action.card), "tile": tile, "goal": goal, "n": p.score(side)}
    return Sketch(p, Text("quiz-points", params), right=right, wrong=wrong, rules=rules, after=why, action=action)


ASKERS = (
    Asker("initiative", 1, ("un.initiative.2", "un.initiative.3"), _initiative, phase=INITIATIVE),
    Asker("chosen", 1, ("un.initiative.2", "un.initiative.3", "un.initiative.4"), _initiative_cards, phase=INITIATIVE),
    Asker("next", 1, ("un.turn.1", "un.turn.3", "un.round.1"), _next),
    Asker("secret", 1, ("un.view.1", "un.view.2", "un.view.3", "un.view.4"), _secret),
    Asker("points", 2, ("un.end.1", "un.end.2"), _points, POINTS),
)
