"""Legality, its explanation, and the effect of an action: the engine's one table from action kinds to their rules."""

from __future__ import annotations

from collections.abc import Sequence

from undaunted_nb.engine.action import CHANCE, MANY, Action
from undaunted_nb.engine.errors import NotationError
from undaunted_nb.engine.legality import Listing, Part, Verdict, Violation
from undaunted_nb.engine.text import Text
from undaunted_nb.engine.transition import Transition
from undaunted_nb.kit.shape import Shape

from . import chance, turn_flow
from .actions import ORDERED, Form, Kind, ambush, battle, clear, dig, end, keep, move, order, play, retreat, strike, take
from .state.position import Ambush, Draft, Draw, Drop, Keep, Position, Retreat, Roll, Volley
from .state.setup import SECTIONS, SYMBOLS

KINDS: dict[str, Kind] = {
    kind.name: kind
    for kind in (
        play.PLAY,
        play.PASS,
        order.ORDER_UNIT,
        order.ORDER_ALL,
        move.KIND,
        battle.KIND,
        clear.KIND,
        dig.KIND,
        take.KIND,
        strike.KIND,
        strike.NEXT,
        ambush.AMBUSH,
        ambush.DECLINE,
        retreat.RETREAT,
        retreat.IGNORE,
        keep.KIND,
        end.KIND,
    )
}
ANSWERS: dict[type, tuple[Kind, ...]] = {
    Ambush: (ambush.AMBUSH, ambush.DECLINE),
    Retreat: (retreat.RETREAT, retreat.IGNORE),
    Volley: (strike.NEXT,),
    Keep: (keep.KIND,),
}
"""The kinds of actions that answer each pending task."""
_IN_TURN = tuple(kind for kind in KINDS.values() if not any(kind in kinds for kinds in ANSWERS.values()))


def _possible(p: Position) -> list[Kind]:
    """Return the kinds of actions of the side whose turn it is, by the phase, by whether a unit has an order, and by the card."""
    phase, ordered, _ = key = p.phase, bool(p.orders), p.card
    names = p.setup.tables.possible.get(key)
    if names is None:
        names = p.setup.tables.possible[key] = tuple(
            kind.name
            for kind in _IN_TURN
            if phase in kind.phases and (ordered or ORDERED not in kind.requirements) and kind.fits_card(p.rules)
        )
    return [KINDS[name] for name in names]


def _list_parts(p: Position) -> Sequence[Part]:
    """Return every action that breaks no requirement or, for CHANCE, every outcome.

    If several paths lead to the same hex, only the first shortest is included.
    """
    if p.outcome:
        return ()
    task = p.pending[-1] if p.pending else None
    if isinstance(task, (Roll, Draw, Drop)):
        return ([action for action, _ in chance.chance_outcomes(p)],)
    parts: list[Part] = []
    for kind in ANSWERS.get(type(task), ()) if task else _possible(p):
        if kind.parts:
            parts += kind.parts(p)
        elif kind.legal:
            if part := kind.legal(p):
                parts.append(part)
        elif candidates := kind.candidates(p):
            parts.append([action for action in candidates if _meets(p, kind, action)])
    return parts


WHY: dict[Form, str] = {"nothing": "error-how-many-arguments", "card": "error-how-many-arguments", "hexes": "m44-error-how-many"}
"""The message about a wrong count."""
SHAPES = {
    chance.ROLL: Shape(1, MANY),
    chance.DRAW: Shape(),
    chance.LAND: Shape(1, 1),
    **{kind.name: Shape(*kind.hexes, why=WHY[kind.form]) for kind in KINDS.values()},
}
"""The arguments of each kind."""


def shape_of(_: Position, kind: str) -> Shape | None:
    """Return the shape of the arguments of a kind, or None if the game has no such kind."""
    return SHAPES.get(kind)


LISTING = Listing(_list_parts)
legal_actions = LISTING.legal_actions


def _meets(p: Position, kind: Kind, action: Action) -> bool:
    for requirement in kind.requirements:  # noqa: SIM110  (asked for every action that is offered: a generator would double the time)
        if not requirement.holds(p, action):
            return False
    return True


def check(p: Position, action: Action) -> Verdict:
    """Check an action and return every rule that it breaks. Raises NotationError for names that do not exist."""
    _must_exist(p, action)
    if p.outcome:
        return Verdict(action, (Violation("m44.medal.5", Text("why-m44-game-over", {})),))
    if action.side == CHANCE:
        rule = {chance.ROLL: "m44.hit.1", chance.DRAW: "m44.draw.1", chance.LAND: "m44.own.7"}[action.kind]
        return Verdict(action, () if happens(p, action) else (Violation(rule, Text(f"why-chance-{action.kind}", {})),))
    return Verdict(action, tuple(r.violation(p, action) for r in KINDS[action.kind].requirements if not r.holds(p, action)))


def happens(p: Position, action: Action) -> bool:
    """Return whether CHANCE can do this now."""
    task = p.pending[-1] if p.pending and action.side == CHANCE and not p.outcome else None
    if isinstance(task, Roll):
        faces = list(map(str, action.args))
        right = len(faces) == task.dice and all(f in SYMBOLS for f in faces) and chance.in_order(faces) == tuple(faces)
        return right and action.kind == chance.ROLL and not (action.card or action.at)
    if isinstance(task, Draw):
        card = p.setup.by_card.get(action.card, -1)
        return card >= 0 and turn_flow.drawn_from(p)[card] > 0 and action.kind == chance.DRAW and not (action.args or action.at)
    if isinstance(task, Drop):
        one = len(action.args) == 1 and action.args[0] in p.setup.zone
        return one and action.kind == chance.LAND and not (action.card or action.at)
    return False


def _must_exist(p: Position, action: Action) -> None:
    """Raise NotationError for an action whose kind, side, card or arguments name nothing of this game."""
    if action.side == CHANCE:
        if action.kind not in (chance.DRAW, chance.ROLL, chance.LAND):
            raise NotationError(Text("error-unknown", {"what": "kind", "name": action.kind}))
        return
    kind = KINDS.get(action.kind)
    if kind is None:
        raise NotationError(Text("error-unknown", {"what": "kind", "name": action.kind}))
    if p.setup.side(action.side) < 0:
        raise NotationError(Text("error-unknown", {"what": "side", "name": action.side}))
    if action.card not in p.setup.by_card if kind.form == "card" else action.card:
        raise NotationError(Text("error-unknown", {"what": "card", "name": action.card}))
    known = p.setup.board.index if kind.form == "hexes" else SECTIONS
    wrong = next((a for a in action.args if a not in known), action.at or None)
    if wrong is not None:
        raise NotationError(Text("error-unknown", {"what": "argument", "name": str(wrong)}))


def perform(p: Position, action: Action) -> Transition[Position]:
    """Perform an action that is known to be legal."""
    d = Draft(p)
    if action.kind == chance.ROLL:
        turn_flow.apply_roll(d, tuple(map(str, action.args)))
    elif action.kind == chance.DRAW:
        turn_flow.draw(d, d.setup.by_card[action.card])
    elif action.kind == chance.LAND:
        turn_flow.land(d, str(action.args[0]))
    else:
        KINDS[action.kind].effect(d, p, action)
    turn_flow.settle(d)
    return Transition(p, action, tuple(d.events), d.freeze())
