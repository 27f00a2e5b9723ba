"""The rules of the catalog behind each event: the ids that events name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .state import pieces
from .state.setup import Card, Ground, Unit, UnitKind

if TYPE_CHECKING:
    from undaunted_nb.kit.boards import Line

    from .combat import Shot

Rules = tuple[str, ...]


class OfGround(dict[str, str]):
    """The rules of an effect by kind of terrain or object. A scenario's own kinds share one."""

    def __init__(self, effect: str, default: str) -> None:
        super().__init__({**pieces.rules_of("terrain", effect), **pieces.rules_of("objects", effect)})
        self.default = default

    def __contains__(self, ground: object) -> bool:
        return super().__contains__(ground) or ground not in pieces.grounds()

    def __missing__(self, ground: str) -> str:
        if ground in pieces.grounds():
            raise KeyError(ground)
        return self.default


ENTER, CALM = OfGround("enter", "m44.own.1"), OfGround("calm", "m44.own.2")
COVER, HINDERS, FLAGS = OfGround("cover", "m44.own.3"), OfGround("attack", "m44.own.4"), OfGround("flag", "m44.own.5")
"""The rules for entering a terrain or object, for the ban on battle after that, for cover, for hindered attacks, and for ignored flags."""
MOVES = pieces.rules_of("units", "move")
"""The rules for each built-in kind of unit's move, and for a battle after it."""
OWN_CARD, OWN_UNIT = "m44.own.9", "m44.own.10"
"""The rules for the command cards and the kinds of units that a scenario defines."""
RANGE = {kind.arm: pieces.rules_of("units", "dice")[kind.id] for kind in pieces.unit_kinds().values()}


def card(command_card: Card) -> str:
    """Return the rule of a command card."""
    return OWN_CARD if command_card.own else pieces.rule_of_card(command_card.base)


def kind_move(kind: UnitKind) -> str:
    """Return the rule of a kind of unit's move, and of a battle after it."""
    return of_kind(kind, MOVES.get(kind.id, ""))


def kind_dice(kind: UnitKind) -> str:
    """Return the rule of a kind of unit's dice by range."""
    return of_kind(kind, RANGE[kind.arm])


def of_kind(kind: UnitKind, rule: str) -> str:
    """Return the rule of something that only some kinds of units have. Of a scenario's own kind, its file says it."""
    return OWN_UNIT if kind.like else rule


def command(players: int, command_card: Card) -> Rules:
    """Return the rules for the player who carries out a card's order in a game of this many players."""
    team = {2: "m44.variant.4", 4: "m44.variant.11"}.get(players, "m44.variant.3")
    if command_card.section:
        return team, "m44.variant.6"
    return (team, "m44.variant.5") if command_card.tactic else (team, "m44.variant.7") if command_card.each else (team,)


def play(command_card: Card) -> Rules:
    """Return the rules of a played card: its type and its text."""
    return ("m44.turn.2", "m44.card.tactic.1" if command_card.tactic else "m44.card.section.1", card(command_card))


def move(unit: Unit, start: Sequence[Ground], path_grounds: Sequence[Sequence[Ground]], command_card: Card, *, again: bool) -> Rules:
    """Return the rules of a move over the terrain entered, under a card with or without extras for it.

    ``again`` means without a battle. The rules lifted by the card and those of the starting hex are also named.
    """
    rules = ["m44.move.1", "m44.move.3", card(command_card) if command_card.hexes >= 0 else kind_move(unit.kind)]
    if unit.kind.undeterred and any(g.calm for g in path_grounds[-1]):
        rules.append(of_kind(unit.kind, "m44.resistance.2"))
    if command_card.free:
        rules += ["m44.card.behind-enemy-lines.2"] if any(g.stop or g.most or g.near for grounds in path_grounds for g in grounds) else []
        rules += ["m44.card.behind-enemy-lines.3"] if again else []
    else:
        rules += ["m44.hedgerow.6" for grounds in path_grounds[1:] for g in grounds if g.near]
        rules += ["m44.ocean.5" for g in start if g.afloat and not any(g.afloat for g in path_grounds[0])]
        rules += ["m44.beach.2" for g in start if g.most and len(path_grounds) > g.most]
    rules += [ENTER[g.id] for grounds in path_grounds for g in grounds if g.id in ENTER]
    return tuple(dict.fromkeys(rules))


def battle(unit: Unit, shot: Shot, command_card: Card, *, overrun: bool, steps: int = 0, before: int = 0) -> Rules:
    """Return the rules of a battle: its dice by range, reductions by terrain, and additions by the card.

    ``steps`` is the number of hexes that the unit has moved this turn, ``before`` the number of its earlier battles.
    """
    rules = ["m44.battle.1", kind_dice(unit.kind)]
    rules += ["m44.battle.4"] if shot.range == 1 else []
    rules += [] if unit.kind.sight else [of_kind(unit.kind, "m44.sight.5")]
    rules += ["m44.cover.1", COVER[shot.cover_from]] if shot.cover_from else []
    rules += [HINDERS[ground] for ground, _ in shot.penalties]
    rules += ["m44.dice.3"] if shot.cover_from and shot.penalties else []
    rules += [card(command_card)] if shot.bonus else []
    rules += ["m44.ground.5"] if overrun else []
    rules += ["m44.card.extra.1"] if overrun and shot.bonus else []
    rules += ["m44.card.finest-hour.3"] if shot.bonus and command_card.does == "grant" else []
    rules += ["m44.card.artillery-bombard.2"] if before and command_card.fights > 1 else []
    rules += ["m44.card.infantry-assault.3"] if command_card.section and unit.kind.undeterred and steps > unit.kind.battle else []
    return tuple(dict.fromkeys(rules))


def sandbags(target: Sequence[Ground], shot: Shot) -> Rules:
    """Return the rules of sandbags that protect on a bridge, or on a hill whose height does not."""
    if shot.cover_from != "sandbags":
        return ()
    return (*(("m44.sandbags.4",) if any(g.opens for g in target) else ()), *(("m44.sandbags.5",) if any(g.height for g in target) else ()))


def sight(line: Line, start: Sequence[Ground], goal: Sequence[Ground]) -> Rules:
    """Return the rules of an open line of sight.

    They cover lines along hex edges or the edge of the board, and from or onto a hex that blocks others.
    """
    rules = ["m44.sight.1"]
    rules += ["m44.sight.3"] if line.left or line.right else []
    rules += ["m44.sight.7"] if bool(line.left) != bool(line.right) and not line.inner else []
    rules += ["m44.sight.4"] if any(g.blocks for g in goal) else []
    rules += ["m44.sight.6"] if any(g.blocks for g in start) else []
    return tuple(rules)


def order(unit: Unit, command_card: Card, *, between: bool) -> Rules:
    """Return the rules of an order to a unit: by the card, or by its clause for one unit instead.

    ``between`` means that the unit is in two sections.
    """
    instead: Rules = () if unit.kind.arm in command_card.arms else ("m44.card.substitute.1", "m44.card.substitute.2")
    instead += ("m44.card.infantry-assault.2",) if instead and command_card.section else ()
    return ("m44.order.1", card(command_card), *(("m44.order.6",) if between and not command_card.tactic else ()), *instead)


def copy(copied_card: Card | None) -> Rules:
    """Return the rules of a Counter-Attack that repeats a card, or has nothing to repeat."""
    if copied_card is None:
        return ("m44.card.counter-attack.1", "m44.card.counter-attack.2")
    rules = ["m44.card.counter-attack.1", "m44.card.counter-attack.8"]
    rules += ["m44.card.counter-attack.3"] if copied_card.looks else []
    rules += ["m44.card.counter-attack.4"] if copied_card.section else []
    rules += ["m44.card.counter-attack.5"] if copied_card.strike else []
    rules += ["m44.card.counter-attack.6"] if copied_card.otherwise else []
    return tuple(rules)


def advance(goal_grounds: Sequence[Ground], *, again: bool, moved: bool) -> Rules:
    """Return the rules of a unit that takes ground, possibly again after an overrun, or after a move."""
    rules = ["m44.ground.1", *(ENTER[g.id] for g in goal_grounds if g.id in ENTER)]
    rules += ["m44.ground.6"] if again else []
    rules += ["m44.ocean.4"] if any(g.afloat for g in goal_grounds) else []
    rules += ["m44.hedgerow.5"] if moved and any(g.near for g in goal_grounds) else []
    return tuple(rules)


def losses(kind: str, command_card: Card, *, stars: bool, flags: int) -> Rules:
    """Return the rules of dice rolled at a unit."""
    rules = ["m44.hit.1", "m44.hit.2", "m44.hit.4"]
    if kind == "strike":
        rules += ["m44.card.strike.3", "m44.card.air-power.4" if stars else card(command_card)]
    if not stars:
        rules.append("m44.hit.3")
    rules += ["m44.flag.1"] if flags else []
    rules += ["m44.card.strike.4"] if flags and kind == "strike" else []
    return tuple(rules)


def retreat(unit: Unit) -> Rules:
    """Return the rules of a retreat."""
    further = (of_kind(unit.kind, "m44.resistance.3"),) if unit.kind.retreat > 1 else ()
    return ("m44.retreat.1", "m44.retreat.2", "m44.retreat.6", *further)


def elimination(medals: int) -> Rules:
    """Return the rules of an eliminated unit worth ``medals`` medals."""
    return ("m44.medal.1", *(("m44.medal.4",) if medals > 1 else ()))


def ignore_flag(sources: int) -> Rules:
    """Return the rules of an ignored flag. One of the ``sources`` is enough."""
    return ("m44.flag.2", *(("m44.flag.3",) if sources > 1 else ()))


def no_way(unit: Unit, *, rooted: bool, last: bool) -> Rules:
    """Return the rules of a unit that loses figures because it cannot retreat."""
    rules = ["m44.retreat.5"]
    rules += [of_kind(unit.kind, "m44.resistance.6")] if unit.kind.retreat > 1 else []
    rules += ["m44.bunker.4"] if rooted else []
    rules += ["m44.medal.2"] if last else []
    return tuple(rules)
