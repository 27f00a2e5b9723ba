"""Questions about the rounds of a game: initiative, turns, hidden information, and the end."""

from __future__ import annotations

from random import Random

from undaunted_nb.core.action import Action
from undaunted_nb.core.text import Text

from ..ending import judge
from ..names import card_name
from ..position import INITIATIVE, SCOUTED, TURNS, Draft, Position
from ..view import view
from . import Asker, Sketch, Wrong, given, named, rule, why_not, with_mark, with_stand

OBJECTIVES = ("north-africa/convoy", "north-africa/example-round")
POINTS = ("normandy/la-raye", "normandy/critical-intelligence", "normandy/example-round", "normandy/hills", *OBJECTIVES)


def _initiative(p: Position, rng: Random) -> Sketch | None:
    """Ask which side plays first after both cards are revealed."""
    setup = p.setup
    if any(not any(half.hand) or half.chosen >= 0 for half in p.halves):
        return None
    hands = [[i for i, n in enumerate(half.hand) if n] for half in p.halves]
    picks = [rng.choice(hand) for hand in hands]
    ties = [(a, b) for a in hands[0] for b in hands[1] if setup.cards[0][a].initiative == setup.cards[1][b].initiative]
    if ties and rng.random() < 0.4:
        picks = list(rng.choice(ties))
    after = p
    for side in (0, 1):
        after = after.apply(Action("initiative", setup.sides[side], setup.cards[side][picks[side]].id)).after
    cards = [setup.cards[side][picks[side]] for side in (0, 1)]
    tie = cards[0].initiative == cards[1].initiative
    first = after.turn
    why = (
        Text("quiz-tie", {"side": named(p, p.token), "n": cards[0].initiative})
        if tie
        else Text("quiz-higher", {"side": named(p, first), "n": cards[first].initiative, "m": cards[1 - first].initiative})
    )
    params = {
        "first": named(p, 0), "first_card": card_name(setup, 0, cards[0].id), "n": cards[0].initiative, "token": named(p, p.token),
        "second": named(p, 1), "second_card": card_name(setup, 1, cards[1].id), "m": cards[1].initiative,
    }  # fmt: skip
    wrong: list[Wrong] = [(named(p, 1 - first), why), (Text("quiz-choose-again"), why), (Text("quiz-same-time"), rule("un.turn.1"))]
    rules = ("un.initiative.3",) if tie else ("un.initiative.2",)
    return Sketch(Text("quiz-initiative", params), named(p, first), wrong, why, rules, p, rng.choice((0, 1)), "", 2 if tie else 1)


def _next(p: Position, _rng: Random) -> Sketch | None:
    """Ask what comes next when a turn ends."""
    side = p.turn
    action = Action("end turn", p.setup.sides[side])
    after = p.apply(action).after
    turn = {i: Text("quiz-next-turn", {"side": named(p, i)}) for i in (0, 1)}
    draws, again = Text("quiz-next-round"), Text("quiz-next-initiative")
    right = turn[after.turn] if after.phase == TURNS else draws
    why = rule("un.turn.1" if after.phase == TURNS else "un.round.1")
    labels = [turn[0], turn[1], draws, again]
    first = named(p, p.token)
    text = Text("quiz-next-phase", {"side": named(p, side), "first": first})
    rules = ("un.turn.1",) if after.phase == TURNS else ("un.round.1",)
    return Sketch(text, right, [(label, why) for label in labels if label != right], why, rules, p, side, p.format(action))


HIDDEN = {"hand": "un.view.1", "deck": "un.view.1", "removed": "un.view.3"}


def _secret(p: Position, rng: Random) -> Sketch | None:
    """Ask which piles a side can look at. The answer comes from the engine's view for that side."""
    me = rng.choice((0, 1))
    piles = view(p, p.setup.sides[me])["piles"]
    seen: list[tuple[int, str]] = []
    unseen: list[tuple[int, str]] = []
    for side in (0, 1):
        for zone in ("hand", "deck", "supply", "removed"):
            (seen if zone in piles[p.setup.sides[side]] else unseen).append((side, zone))

    def label(side: int, zone: str) -> Text:
        name = Text(f"zone-{zone}")
        return Text("quiz-zone-own", {"zone": name}) if side == me else Text("quiz-zone-foe", {"zone": name, "side": named(p, side)})

    side, zone = rng.choice([it for it in seen if it != (me, "hand")])
    rules = {"supply": ("un.view.2",), "removed": ("un.view.3",)}.get(zone, ("un.view.1",))
    wrong = [(label(s, z), Text("quiz-view-deck") if s == me else rule(HIDDEN[z])) for s, z in rng.sample(unseen, len(unseen))]
    return Sketch(Text("quiz-secret", {"side": named(p, me)}), label(side, zone), wrong, rule(rules[0]), rules, p, me)


def _decided(p: Position) -> bool:
    draft = Draft(p)
    judge(draft)
    return draft.outcome is not None


def _ready_to_control(p: Position, rng: Random, side: int, unit: int, tile: str) -> Position:
    """Return the position in which a unit is alone on a tile that its side has scouted."""
    for foe in p.setup.by_side[1 - side]:
        if p.stands[foe][0] == tile:
            p = with_stand(p, foe, rng.choice([t for t in p.setup.board.tiles if t != tile]))
    return with_mark(with_stand(p, unit, tile), side, tile, SCOUTED)


def _points(p: Position, rng: Random) -> Sketch | None:
    """Ask whether the game is over when Riflemen control an objective."""
    side = p.turn
    goal = next((g.points for g in p.setup.goals[side] if g.kind == "points"), 0)
    able = [i for i in p.setup.controls[side] if p.halves[side].hand[i]]
    if not goal or not able:
        return None
    index, tile = rng.choice(able), rng.choice(p.setup.objectives)
    p = _ready_to_control(p, rng, side, p.setup.unit_of[side][index], tile)
    action = Action("control", p.setup.sides[side], p.setup.cards[side][index].id)
    for other in rng.sample(p.setup.objectives, len(p.setup.objectives)):
        if other != tile and rng.random() < 0.5:
            changed = given(p, side, other)
            p = p if _decided(changed) else changed
    if _decided(p) or why_not(p, action) is not None:
        return None
    done = p.apply(action)
    after, points = done.after, done.after.score(side)
    on, later = Text("quiz-goes-on"), Text("quiz-end-of-round")
    wins = {i: Text("quiz-wins", {"side": named(p, i)}) for i in (0, 1)}
    foe = Text("quiz-foe-points", {"side": named(p, 1 - side), "n": after.score(1 - side)})
    if after.outcome:
        enough = Text("quiz-enough", {"side": named(p, side), "n": points, "goal": goal})
        right, wrong, after_text = (
            wins[p.setup.side(after.outcome.winner)],
            [(on, enough), (later, rule("un.end.1")), (wins[1 - side], foe)],
            enough,
        )
        rules: tuple[str, ...] = (after.outcome.rule, "un.end.1")
    else:
        short = Text("quiz-short", {"side": named(p, side), "n": points, "goal": goal})
        right, wrong, after_text, rules = on, [(wins[side], short), (later, short), (wins[1 - side], foe)], short, ("un.end.2",)
    params = {"side": named(p, side), "card": card_name(p.setup, side, action.card), "tile": tile, "goal": goal, "n": p.score(side)}
    return Sketch(Text("quiz-points", params), right, wrong, after_text, rules, p, side, p.format(action))


ASKERS = (
    Asker("initiative", 1, ("un.initiative.2", "un.initiative.3"), _initiative, phase=INITIATIVE),
    Asker("next", 1, ("un.turn.1", "un.round.1"), _next),
    Asker("secret", 1, ("un.view.2", "un.view.3"), _secret),
    Asker("points", 2, ("un.end.1", "un.end.2"), _points, POINTS),
)
