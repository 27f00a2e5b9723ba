"""Questions about the order of things: which turn is legal, and the steps of an attack, of an ambush, of a turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise, permutations
from random import Random

from undaunted_nb.engine.action import CHANCE, Action
from undaunted_nb.engine.text import Text

from ..rules.chance import ROLL, in_order
from ..rules.combat import count_hits
from ..rules.state.names import card_name, side_name, unit_name
from ..rules.state.position import OFF_BOARD, Ambush, Position, Retreat, Roll
from ..rules.state.setup import FLAG, GRENADE, STAR
from . import (
    ANY_UNITS,
    Asker,
    Sketch,
    UnsuitableError,
    act,
    alive,
    broken_rules,
    describe_faces,
    describe_unit,
    fight,
    give_card,
    need,
    rule,
    throw,
    tile_of,
    why_not,
    with_stand,
)

Plan = list[Action]


def _apply_missing(p: Position, a: Action) -> Position:
    """Return the position after an action whose dice all miss."""
    p = p.apply(a).after
    while p.pending:
        task = p.pending[-1]
        if isinstance(task, Ambush):
            p = p.apply(act(p, "decline")).after
        elif isinstance(task, Roll):
            p = p.apply(Action(ROLL, CHANCE, "", (STAR,) * task.dice)).after
        else:  # nothing else waits after dice that miss
            break
    return p


@dataclass(frozen=True, slots=True)
class Fault:
    """The first illegal action of a turn: its number, its rule, and why it is illegal."""

    step: int
    rule: str
    why: Text


def _fault(p: Position, plan: Plan) -> Fault | None:
    for n, a in enumerate(plan, 1):
        why = why_not(p, a)
        if why:
            return Fault(n, broken_rules(p, a)[0], why)
        p = _apply_missing(p, a)
    return None


SHORT = {"play": "quiz-m44-do-play", "order": "quiz-m44-do-order", "move": "quiz-m44-do-move", "battle": "quiz-m44-do-battle"}


def short(a: Action) -> Text:
    """Describe an action of a turn in two or three words."""
    return Text(SHORT[a.kind], {"what": "–".join(map(str, a.args))})


def _chain(steps: Iterable[Text]) -> Text:
    """Return one text for several steps, one after another."""
    *before, text = steps
    for step in reversed(before):
        text = Text("quiz-m44-followed", {"first": step, "second": text})
    return text


def _sequence(p: Position, rng: Random) -> Sketch:
    """Ask which whole turn is legal."""
    p = give_card(p, ANY_UNITS)
    f = fight(p, rng, cover_chance=0.1)
    p = p._replace(stands=f.p.stands, sandbags=f.p.sandbags)
    others = [i for i in alive(p, p.turn) if i != f.unit]
    play = Action("play", p.setup.sides[p.turn], ANY_UNITS)
    ordered = _apply_missing(p, play)
    first = act(ordered, "order", tile_of(p, f.unit))
    rng.shuffle(others)
    for unit in others[:4]:
        second = act(ordered, "order", tile_of(p, unit))
        now = _apply_missing(_apply_missing(ordered, first), second)
        moves = [a for a in now.actions() if a.kind == "move" and a.args[0] == tile_of(p, unit) and len(a.args) == 2]
        for move in rng.sample(moves, min(3, len(moves))):
            after_move = _apply_missing(now, move)
            battles = [a for a in after_move.actions() if a.kind == "battle" and a.args[0] == str(move.args[-1])]
            if after_move.check(f.action).legal:
                return _of_plan(p, rng, play, [first, second], move, [f.action, *battles[:1]])
    raise UnsuitableError


def _of_plan(p: Position, rng: Random, play: Action, orders: Plan, move: Action, battles: Plan) -> Sketch:
    """Return the question which of several turns is legal: one is, the others have one thing in the wrong place."""
    battles = battles[:] if rng.random() < 0.5 else battles[:1]
    if len(battles) > 1 and rng.random() < 0.5:
        battles.reverse()
    right = [play, *orders, move, *battles]
    back = move._replace(args=move.args[::-1])
    swaps: list[Plan] = [
        [play, *orders, battles[0], move, *battles[1:]],
        [play, orders[1], move, orders[0], *battles],
        [orders[0], play, orders[1], move, *battles],
        [play, orders[0], move, *battles] if battles[0].args[0] == orders[0].args[0] else [play, orders[1], move, *battles],
        [play, *orders, move, battles[0], battles[0], *battles[1:]],
        [play, *orders, move, back, *battles],
        [play, orders[0], orders[0], orders[1], move, *battles],
    ]
    rng.shuffle(swaps)
    need(not _fault(p, right))
    wrong: list[tuple[Text, Text]] = []
    rules = ["m44.turn.3", *(["m44.battle.6"] if len(battles) > 1 else []), "m44.move.1", "m44.order.7"]
    for plan in swaps:
        if len(wrong) < 3 and (fault := _fault(p, plan)):
            wrong.append((_chain(map(short, plan)), Text("quiz-m44-step-fails", {"n": fault.step, "why": fault.why})))
            rules.append(fault.rule)
    text = Text("quiz-m44-sequence", {"side": side_name(p.setup, p.turn), "card": card_name(p.setup, ANY_UNITS)})
    return Sketch(p, text, right=_chain(map(short, right)), wrong=wrong, rules=rules, after=rule(rng.choice(rules[:2])))


SEQUENCE = (
    "m44.turn.2", "m44.turn.3", "m44.turn.4", "m44.order.1", "m44.order.4", "m44.order.7", "m44.move.1", "m44.move.2", "m44.battle.2",
    "m44.battle.6",
)  # fmt: skip

# Steps in order

STEPS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "turn": (("read", "order", "move", "battle", "draw"), ("m44.turn.5", "m44.turn.3", "m44.turn.4", "m44.draw.1")),
    "attack": (("name", "count", "subtract", "roll", "lose", "retreat"), ("m44.battle.7", "m44.battle.1")),
    "assault": (("hits", "leave", "take", "overrun", "next"), ("m44.ground.1", "m44.ground.5", "m44.ground.8")),
    "ambush": (("declare", "ambush", "back", "own", "ambusher", "other"), ("m44.card.ambush.1", "m44.card.ambush.2", "m44.card.ambush.3")),
    "air": (("group", "first", "away", "second", "end"), ("m44.card.air-power.3", "m44.card.air-power.5", "m44.card.strike.1")),
    "hour": (("roll", "give", "act", "shuffle", "card"), ("m44.card.finest-hour.1", "m44.card.finest-hour.2")),
    "recon": (("one", "acts", "look", "keep", "away"), ("m44.card.recon.1",)),
}
"""The steps of each process in their order, and its rules."""
STEPS_ASKED = 4


def _steps(p: Position, rng: Random) -> Sketch:
    """Ask for the right order of the steps of a process."""
    f = fight(p, rng, near=True, cover_chance=0.2)
    name = rng.choice(sorted(STEPS))
    every, rules = STEPS[name]
    selection = sorted(rng.sample(range(len(every)), STEPS_ASKED))
    params = {"attacker": unit_name(p.setup, f.unit), "target": unit_name(p.setup, f.target), "side": side_name(p.setup, p.turn)}
    steps = [Text(f"quiz-m44-step-{name}-{every[i]}", params) for i in selection]
    wrong = []
    for order in rng.sample(list(permutations(range(STEPS_ASKED))), 24):
        early, late = _first_swap(order)
        if early >= 0 and sum(a > b for a, b in pairwise(order)) == 1:
            wrong.append((_chain(steps[i] for i in order), Text("quiz-m44-comes-first", {"first": steps[late], "second": steps[early]})))
    text = Text(f"quiz-m44-steps-{name}", {**params, "attacker": describe_unit(f.p, f.unit), "target": describe_unit(f.p, f.target)})
    return Sketch(f.p, text, right=_chain(steps), wrong=wrong, rules=rules, after=rule(rng.choice(rules)))


def _first_swap(order: Sequence[int]) -> tuple[int, int]:
    """Return the first two neighbors in the wrong order (-1: none)."""
    return next(((a, b) for a, b in pairwise(order) if a > b), (-1, -1))


# Ambush


def _ambush(p: Position, rng: Random) -> Sketch:
    """Ask what becomes of an attack after the dice of an Ambush."""
    f = fight(p, rng, near=True, cover_chance=0.2)
    foe, attacker = 1 - p.turn, f.p.setup.units[f.unit]
    figures = rng.randint(1, attacker.figures)
    q = give_card(with_stand(f.p, f.unit, tile_of(f.p, f.unit), figures), "Ambush", foe)
    p = q.apply(f.action).after
    if not p.pending or not isinstance(p.pending[-1], Ambush):
        raise UnsuitableError
    p = p.apply(act(p, "ambush")).after
    roll = p.pending[-1]
    if not isinstance(roll, Roll):  # pragma: no cover (an Ambush always rolls)
        raise UnsuitableError
    faces = throw(rng, roll.dice) if rng.random() < 0.5 else in_order(rng.choices((STAR, GRENADE, FLAG), k=roll.dice))
    hits, flags = count_hits(attacker.kind.arm, faces), faces.count(FLAG)
    after = p.apply(Action(ROLL, CHANCE, "", faces)).after
    need(not after.outcome)
    back = 0
    if after.pending and isinstance(after.pending[-1], Retreat):
        ways = [a for a in after.actions() if a.kind == "retreat"]
        need(not after.pending[-1].ignorable and ways)
        back = len(ways[0].args) - 1
        after = after.apply(ways[0]).after
        need(not after.outcome)
    left, dice = after.stands[f.unit][1], f.shot.dice
    labels = {
        "on": Text("quiz-m44-ambush-on", {"n": dice}), "fewer": Text("quiz-m44-ambush-on", {"n": max(1, dice - hits)}),
        "canceled": Text("quiz-m44-ambush-canceled"), "gone": Text("quiz-m44-ambush-gone"),
    }  # fmt: skip
    right = "gone" if after.stands[f.unit] == OFF_BOARD else "canceled"
    if after.pending and isinstance(task := after.pending[-1], Roll):
        right = "on"
        need(task.dice == dice)
    stays = Text("quiz-m44-ambush-stays", {"flags": flags})
    whys = {
        "on": Text("quiz-m44-ambush-lost", {"figures": figures, "hits": hits}) if right == "gone" else rule("m44.card.ambush.2"),
        "fewer": rule("m44.battle.5"),
        "canceled": stays if right == "on" else rule("m44.hit.4"),
        "gone": Text("quiz-m44-ambush-left", {"figures": figures, "lost": figures - left, "left": left}),
    }
    wrong = [(labels[key], whys[key]) for key in labels]
    rules = ["m44.card.ambush.1", "m44.card.ambush.2", *(["m44.card.ambush.5"] if back or (flags and right == "on") else [])]
    params = {
        "attacker": describe_unit(q, f.unit), "target": describe_unit(q, f.target), "figures": figures, "faces": describe_faces(faces),
        "n": back, "flags": flags,
    }  # fmt: skip
    return Sketch(
        q, Text("quiz-m44-ambush", params), right=labels[right], wrong=wrong, rules=rules, after=rule(rules[-1]), side=foe, action=f.action
    )


_ORDERED = sorted({r for _, rules in STEPS.values() for r in rules})
ASKERS = (
    Asker("sequence", 2, SEQUENCE, _sequence),
    Asker("steps", 1, tuple(_ORDERED), _steps),
    Asker("ambush", 3, ("m44.card.ambush.1", "m44.card.ambush.2", "m44.card.ambush.5"), _ambush),
)
