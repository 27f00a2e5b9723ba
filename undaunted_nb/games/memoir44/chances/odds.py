"""Chances of Memoir '44: one attack with all its results, goals of a plan, and attacks compared.

Everything comes from playing: the engine begins the attack, tries every dice result, and reads the result from the events. If the owner of
a unit must decide during the attack, the unit ignores every flag it can and otherwise retreats. ``attack`` and ``choice`` need only open
information. Plans use both hands, so they are a teacher's view and never a player's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import cache

from undaunted_nb.engine.action import CHANCE, Action
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.event import Event
from undaunted_nb.engine.text import Text
from undaunted_nb.files.checker import hint
from undaunted_nb.kit.boards import hex_board
from undaunted_nb.kit.chances import SYMBOL_DICE, Aim
from undaunted_nb.probability.arguments import one_of, whole_number, yes_or_no
from undaunted_nb.probability.distribution import ZERO, Distribution
from undaunted_nb.probability.number_format import missed_and_hit
from undaunted_nb.probability.symbol_dice import Face
from undaunted_nb.probability.volleys import Choice, Result, Volley

from ..rules import event_rules, turn_flow
from ..rules.actions import OWN_UNIT, battle, own_number, tile_of
from ..rules.chance import ROLL, chance_outcomes, rolls
from ..rules.combat import count_flags, count_hits, heals, hits
from ..rules.ground import grounds_on
from ..rules.legal import KINDS
from ..rules.state import pieces
from ..rules.state.names import ground_name, kind_name, side_name, symbol_name, unit_name
from ..rules.state.position import BATTLE, PLAY, Ambush, Keep, Orders, Position, Retreat, Roll
from ..rules.state.position import Volley as Strikes
from ..rules.state.setup import ARMOR, ARMS, FACES, INFANTRY, SIDES, STAR, SYMBOLS, Ground, Setup, Unit
from . import bounds
from .bounds import Target

ONE = Fraction(1)
ROWS = 9
DICE = SYMBOL_DICE
MOST_DICE = 8
"""As many dice as are in the box."""
ARTILLERY = ARMS[2]
ANY_SIZE = 99
"""More figures than any roll can take."""
PARTS = ("base", "bonus", "cover", "penalty")
"""The sum of an attack: the dice of the unit at this range and of the card, minus the target's protection and the attacker's penalties."""
TARGETS = tuple(pieces.unit_kinds())
"""The possible targets of dice without a board: the kinds of units."""
OPEN = "country"
TERRAINS = tuple(name for name, ground in pieces.grounds().items() if not ground.closed)
"""The terrain and the objects that can be under such a target. The first one is open country."""

# ---------------------------------------------------------------- what chance can do


def outcomes(p: Position) -> tuple[tuple[Position, Fraction], ...]:
    """Return the positions that chance can lead to, each different one once. It is () unless CHANCE acts."""
    chances: dict[Position, Fraction] = {}
    for action, chance in alike(p):
        after = p.perform(action).after
        chances[after] = chances.get(after, ZERO) + chance
    return tuple(chances.items())


def alike(p: Position) -> tuple[tuple[Action, Fraction], ...]:
    """Return one roll for all rolls with the same effect, with their combined chance. Draws are unchanged."""
    task = p.pending[-1] if p.pending and not p.outcome else None
    if not isinstance(task, Roll):
        return chance_outcomes(p)
    alike_rolls: dict[tuple[int, ...], tuple[Action, Fraction]] = {}
    for faces, chance in rolls(task.dice):
        effect = _roll_effect(p, task, faces)
        action, before = alike_rolls.get(effect, (Action(ROLL, CHANCE, "", faces), ZERO))
        alike_rolls[effect] = action, before + chance
    return tuple(alike_rolls.values())


def _roll_effect(p: Position, task: Roll, faces: tuple[str, ...]) -> tuple[int, ...]:
    """Return everything that matters about a roll."""
    if task.kind == "grant":
        return faces.count(INFANTRY), faces.count(ARMOR), faces.count(STAR)
    if task.kind == "heal":
        return (sum(heals(p.setup.units[task.unit].kind.arm, face) for face in faces),)
    return count_hits(p.setup.units[task.target].kind.arm, faces, stars=turn_flow.stars_hit(p, task)), count_flags(faces)


def automatic_action(p: Position) -> Action | None:
    """Return the default decision during an attack, or None if there is nothing to decide.

    No Ambush is played, and every flag that can be ignored is. A unit retreats by the first of its paths. Of several targets or cards, the
    first is chosen.
    """
    task = p.pending[-1] if p.pending and not p.outcome else None
    if not isinstance(task, (Ambush, Retreat, Strikes, Keep)):
        return None
    actions = p.actions()
    kind = {Ambush: "decline", Retreat: "ignore"}.get(type(task), "")
    return next((a for a in actions if a.kind == kind), actions[0])


# ---------------------------------------------------------------- one attack

AIM_REQUIREMENTS = tuple(r for r in battle.KIND.requirements if r not in battle.CAN_BATTLE or r.rule == "m44.ocean.3")
"""The requirements of an attack on the two units and the hexes between them, on either side's turn."""
ROLLS = ("battle", "ambush", "strike")
"""The actions that lead to dice rolled at a unit."""


def attack(p: Position, action: str | Action) -> Volley:
    """Return the results of an attack, given in notation or as an action.

    It is a battle (from the present hexes, with or without an order), an Ambush that could be played now, or the dice of the card in force
    at one enemy. A unit without an order battles as under a card without extras. No hidden information is used. Raises NotationError for a
    line that cannot be read, TutorError if there is nothing to roll.
    """
    a = p.parse(action) if isinstance(action, str) else action
    line = p.format(a)
    if a.kind not in ROLLS:
        raise TutorError(Text("m44-odds-no-attack", {"line": line}))
    if p.outcome:
        raise TutorError(Text("m44-odds-no-shot", {"line": line, "why": Text("why-m44-game-over", {})}))
    if a.kind == "battle":
        q, requirements = _at_war(p, a), AIM_REQUIREMENTS
    else:
        q, requirements = p, KINDS[a.kind].requirements
    for requirement in requirements:
        if not requirement.holds(q, a):
            raise TutorError(Text("m44-odds-no-shot", {"line": line, "why": requirement.violation(q, a).why}))
    if a.kind == "strike" and len(a.args) > 1:
        raise TutorError(Text("m44-odds-one-target", {"line": line, "first": f"strike {tile_of(a)}"}))
    start = q.perform(a)
    return _volley(q, start.after, _target(q, a), line, start.events)


def _at_war(p: Position, a: Action) -> Position:
    """Return the position in which a battle can begin.

    It is unchanged if the battle is legal now, or else has an order for the unit and no card in force. Raises TutorError if none of the
    side's units is on the hex.
    """
    unit, side = own_number(p, a), p.setup.side(a.side)
    if unit < 0:
        raise TutorError(Text("m44-odds-no-shot", {"line": p.format(a), "why": OWN_UNIT.violation(p, a).why}))
    if p.turn == side and p.check(a).legal:
        return p
    return at_peace(p, side)._replace(phase=BATTLE, orders=(Orders(unit),))


def at_peace(p: Position, side: int) -> Position:
    """Return the same board at the start of a turn of ``side``.

    No card is in force, no unit has orders, and nothing is pending.
    """
    return p._replace(turn=side, phase=PLAY, card=-1, section="", orders=(), grants=(), done=False, front=None, pending=())


def _target(p: Position, a: Action) -> int:
    """Return the number of the target unit."""
    task = p.pending[-1] if p.pending else None
    return task.unit if isinstance(task, Ambush) and a.kind == "ambush" else p.find_unit(tile_of(a, 1 if a.kind == "battle" else 0))


def _volley(before: Position, start: Position, target: int, line: str, events: Sequence[Event]) -> Volley:
    """Return the results of an attack that has begun."""
    p = start
    while not isinstance(p.pending[-1], Roll):
        p = p.perform(automatic_action(p) or p.actions()[0]).after
    task: Roll = p.pending[-1]
    unit, (tile, figures) = p.setup.units[target], p.stands[target]
    results, rules = _results(before, p, target)
    damage, _ = _results(before, p._replace(stands=(*p.stands[:target], (tile, ANY_SIZE), *p.stands[target + 1 :])), target)
    stars = turn_flow.stars_hit(p, task)
    battles = [event for event in events if event.kind == "battled"]
    parts = _parts(battles[0]) if battles else (("base", task.dice),)
    assumes = [Text("m44-odds-owner")] if any(result.flags for result in results) else []
    assumes += [Text("m44-odds-ambush")] if battles and battles[0].data["range"] == 1 else []
    return Volley(
        line,
        unit_name(p.setup, target) if line else kind_name(unit.kind),
        task.dice,
        figures,
        results,
        damage.map(lambda result: result.lost + result.blocked),
        parts if line else (),
        _steps(unit.kind.arm, unit_name(p.setup, target) if line else kind_name(unit.kind), task.dice, stars=stars),
        tuple(assumes),
        tuple(dict.fromkeys([*(rule for event in events for rule in event.rules), *rules])),
        die_of(unit.kind.arm, stars=stars),
    )


def die_of(arm: str, *, stars: bool) -> tuple[Face, ...]:
    """Return the faces of a die that is rolled at this arm."""
    faces = (Face(symbol, symbol_name(symbol), hits(arm, symbol, stars=stars)) for symbol in SYMBOLS)
    return tuple(face for face, n in zip(faces, FACES, strict=True) for _ in range(n))


def _parts(event: Event) -> tuple[tuple[str, int], ...]:
    """Return the sum of a battle from its event. Reductions are negative."""
    data = event.data
    away = {"cover": -data["cover"], "penalty": -sum(data["penalties"].values())}
    return tuple((name, {**data, **away}[name]) for name in PARTS)


def _results(before: Position, p: Position, target: int) -> tuple[Distribution[Result], tuple[str, ...]]:
    """Return each result of the dice on a unit with its chance, and the rules behind it. ``before`` is the base for counting medals."""
    chances: dict[Result, Fraction] = {}
    rules: list[str] = []
    owner = p.setup.units[target].side
    for throw, chance in alike(p):
        step = p.perform(throw)
        events, q = list(step.events), step.after
        while q.pending and isinstance(q.pending[-1], Retreat) and not q.outcome:
            step = q.perform(automatic_action(q) or q.actions()[0])
            events, q = [*events, *step.events], step.after
        roll = next(event.data for event in events if event.kind == "rolled")
        away = sum(event.data["lost"] for event in events if event.kind == "no-way")
        medals, forfeits = q.score(1 - owner) - before.score(1 - owner), before.score(owner) - q.score(owner)
        tile = q.stands[target][0]
        result = Result(roll["hits"], roll["flags"], roll["lost"], away, tile != p.stands[target][0], not tile, medals, forfeits)
        chances[result] = chances.get(result, ZERO) + chance
        rules += [rule for event in events for rule in event.rules]
    return Distribution(chances), tuple(dict.fromkeys(rules))


def _steps(arm: str, target: Text, dice: int, *, stars: bool) -> tuple[Text, ...]:
    """Explain in sentences how the chance of a hit is computed: one die, all dice miss, one hits."""
    good = [(symbol, n) for symbol, n in zip(SYMBOLS, FACES, strict=True) if hits(arm, symbol, stars=stars)]
    n, whole = sum(count for _, count in good), sum(FACES)
    miss = Fraction(whole - n, whole)
    none = miss**dice
    die = {"target": target, "symbols": [symbol_name(symbol) for symbol, _ in good], "n": n, "faces": whole}
    return Text("m44-odds-die", die), *missed_and_hit("m44-odds-none", "m44-odds-one", none, f"({miss})^{dice}", dice)


# ---------------------------------------------------------------- dice alone


def numbers(
    dice: int,
    target: str,
    *,
    figures: int | None = None,
    room: int | None = None,
    ignores: int | None = None,
    stars: bool = False,
    terrain: str = OPEN,
    attacker: str = INFANTRY,
) -> Volley:
    """Return the results of ``dice`` dice (1 to 8) against a kind of unit, without a board.

    ``figures`` is the number that it has left (None: its starting number). ``room`` is the number of hexes it can retreat (0 to 8, None: as
    many as needed). ``ignores`` is the number of flags it can ignore (0 or 1, None: as on its terrain). ``stars`` is true if stars hit, as
    under Air Power (then no flag is ignored, and terrain removes no dice). ``terrain`` (one of TERRAINS) is under the target. It removes
    dice of the ``attacker``, a kind of unit on lower ground. Raises TutorError for other values.
    """
    kinds = pieces.unit_kinds()
    if target not in kinds:
        raise TutorError(Text("odds-no-target", {"name": str(target)[:60], "all": ", ".join(kinds)}))
    kind = kinds[target]
    dice = whole_number("dice", dice, 1, MOST_DICE)
    figures = kind.figures if figures is None else whole_number("figures", figures, 1, kind.figures)
    one_of("terrain", terrain, TERRAINS)
    one_of("attacker", attacker, TARGETS)
    yes_or_no("stars", stars)
    ground = pieces.grounds()[terrain]
    ignores = ground.flag if ignores is None else whole_number("ignores", ignores, 0, 1)
    stays = ground.rooted and kind.arm == ARTILLERY
    room = (0 if stays else ROWS - 1) if room is None else whole_number("room", room, 0, ROWS - 1)
    p = _bare(target, figures, room, ignores, stars=stars)
    reduction = 0 if stars else ground.cover.get(kinds[attacker].arm, 0)
    left = max(dice - reduction, 0)
    start = p._replace(pending=(Roll("strike" if stars else "battle", -1, 0, left),))
    volley = _volley(p, start, 0, "", ()) if left else _no_roll(kind_name(target), figures)
    if terrain == OPEN:
        return volley
    rules = _terrain_rules(ground, reduction, left, stars=stars)
    return replace(volley, parts=(("base", dice), ("cover", -reduction)), rules=(*rules, *(("m44.bunker.4",) if stays else ())))


def target_name(target: str) -> Text:
    """Return the name of a kind of unit."""
    return kind_name(target)


def terrain_name(terrain: str) -> Text:
    """Return the name of a terrain or an object."""
    return ground_name(terrain)


def explorer_numbers(p: Position, action: str) -> dict[str, int | str]:
    """Return the numbers of an attack as the explorer asks for them (``explorer_data.py``). Raises the errors of ``attack``.

    The terrain is the one that gives the cover. If no terrain of TERRAINS explains the dice, they count as rolled in open country.
    """
    a = p.parse(action)
    volley, kinds = attack(p, a), [unit.kind.like or unit.kind.id for unit in p.setup.units]
    tile, attacker = tile_of(a, 1 if a.kind == "battle" else 0), p.find_unit(tile_of(a)) if a.kind == "battle" else -1
    target, shooter = kinds[p.find_unit(tile)], kinds[attacker] if attacker >= 0 else INFANTRY
    dice, terrain, left = volley.dice, OPEN, min(volley.of, pieces.unit_kinds()[target].figures)  # a file's own kind can have more
    before = volley.dice - dict(volley.parts).get("cover", 0)
    for ground in (*reversed([thing.id for thing in grounds_on(p, tile)]), OPEN):
        if ground in TERRAINS and numbers(before, target, terrain=ground, figures=left, attacker=shooter).dice == volley.dice:
            dice, terrain = before, ground
            break
    return {"dice": dice, "terrain": terrain, "target": target, "figures": left, "attacker": shooter}


def _no_roll(target: Text, figures: int) -> Volley:
    """Return the attack that has no dice left: nothing happens."""
    nothing = Result(0, 0, 0, 0, driven=False, gone=False)
    return Volley("", target, 0, figures, Distribution({nothing: ONE}), Distribution({0: ONE}))


def _terrain_rules(ground: Ground, reduction: int, left: int, *, stars: bool) -> tuple[str, ...]:
    """Return the rules behind what a terrain does to an attack: its cover, its flags, and the artillery that never leaves it."""
    if stars:
        return ("m44.card.strike.3", *(("m44.card.strike.4",) if ground.flag else ()))
    rules = ["m44.cover.1", event_rules.COVER[ground.id]] if reduction else []
    rules += [event_rules.FLAGS[ground.id]] if ground.flag else []
    return tuple(dict.fromkeys([*rules, *([] if left else ["m44.dice.2"])]))


@cache
def _bare(kind: str, figures: int, room: int, ignores: int, *, stars: bool) -> Position:
    """Return a position with one unit in open country, ``room`` hexes from the edge behind it. Sandbags let it ignore a flag."""
    kind_of_unit, board, cards = pieces.unit_kinds()[kind], hex_board(), pieces.cards()
    tile = next(t for t, (x, y) in board.coordinates.items() if y == ROWS - 1 - room and x >= ROWS)
    unit = Unit("", 0, kind_of_unit, kind_of_unit.figures)
    setup = Setup(
        name="", sides=SIDES, board=board, grounds=pieces.grounds(), terrain={}, objects={}, owners={}, units=(unit,), cards=cards,
        medals_to_win=(0, 0),
    )  # fmt: skip
    none = (0,) * len(cards)
    card = next(i for i, card_kind in enumerate(cards) if card_kind.strike and card_kind.strike.stars) if stars else -1
    bags = frozenset({tile} if ignores else ())
    return Position(setup, 1, (0, 0), BATTLE, ((tile, figures),), frozenset(), bags, (0, 0), (none, none), none, none, card=card)


# ---------------------------------------------------------------- comparison of attacks


def choice(p: Position, request: str | Iterable[str]) -> Choice:
    """Compare attacks: every unit that can battle the unit on a hex, or the attacks given as lines.

    For a hex, these are the units that can battle now. If none can yet, they are those that could from their present hexes with an ordinary
    order. Raises TutorError for a hex without an enemy, or out of reach of all units. For lines see ``attack``.
    """
    if not isinstance(request, str):
        return Choice(tuple(attack(p, line) for line in _lines(request)))
    tile = _hex(p, request)
    side = p.decider if p.decider >= 0 else p.turn
    target = p.unit_on(tile)
    if target is None or target.side == side:
        raise TutorError(Text("m44-odds-no-enemy", {"hex": tile}))
    now = [a for a in p.actions() if a.kind == "battle" and a.args[1] == tile]
    q = at_peace(p, side)
    ways = now or [a for unit, attacker in enumerate(p.setup.units) if attacker.side == side and (a := could(q, unit, tile))]
    if not ways:
        raise TutorError(Text("m44-odds-no-fire", {"hex": tile}))
    return Choice(tuple(attack(p, a) for a in ways))


def could(p: Position, unit: int, tile: str) -> Action | None:
    """Return the battle of a unit at a hex from its own hex if nothing between them forbids it. Orders and turns are ignored."""
    start = p.stands[unit][0]
    if not start:
        return None
    a = Action("battle", p.setup.sides[p.setup.units[unit].side], "", (start, tile))
    return a if all(requirement.holds(p, a) for requirement in AIM_REQUIREMENTS) else None


def _lines(attacks: Iterable[str]) -> list[str]:
    lines = list(attacks)
    if not lines:
        raise TutorError(Text("plan-empty"))
    return lines


def _hex(p: Position, name: str) -> str:
    """Return a hex, given its name. Raises NotationError for an unknown one."""
    return str(p.parse(f"order {name.strip()}").args[0])


# ---------------------------------------------------------------- goals

WAYS = frozenset(KINDS) - {"pass", "end turn", "decline", "ambush"}
"""The actions of a turn by which a goal can be reached, or prepared."""
GOALS = {
    "gone": "m44-goal-gone",
    "figures": "m44-goal-figures",
    "driven": "m44-goal-driven",
    "on": "m44-goal-on",
    "medals": "m44-goal-medals",
    "won": "m44-goal-won",
}
"""The goals by name, with the message key of their names.

``gone HEX``: the unit that is there now is eliminated. ``figures N HEX``: it has lost N figures. ``driven HEX``: it is no longer there.
``on HEX SIDE``: a unit of the side is there. ``medals N SIDE``: it has won N more. ``won SIDE``: it has won.
"""


def aim(p: Position, words: str) -> Aim[Position, Target]:
    """Return a goal as seen from ``p``: losses and gains count from here on. Raises TutorError for unknown words."""
    name, *rest = words.split()[:4] or [""]
    name = name.casefold()
    form = {"gone": "H", "figures": "NH", "driven": "H", "on": "HS", "medals": "NS", "won": "S"}.get(name, "")
    if name not in GOALS or len(rest) != len(form):
        raise TutorError(Text("m44-goal-unknown", {"name": words[:60], "hint": hint(name, GOALS)}))
    values = dict(zip(form, rest, strict=True))
    n = _number(values["N"]) if "N" in values else 0
    tile = _hex(p, values["H"]) if "H" in values else ""
    side = _side(p, values["S"]) if "S" in values else -1
    text: dict[str, object] = {"n": n, "hex": tile, "side": side_name(p.setup, side) if side >= 0 else ""}
    subject: Target | None = None
    if name in ("gone", "figures", "driven"):
        unit = p.find_unit(tile)
        if unit < 0:
            raise TutorError(Text("m44-goal-nobody", {"hex": tile}))
        text["unit"] = unit_name(p.setup, unit)
        subject = Target(unit, max(p.stands[unit][1] - n, 0) if name == "figures" else 0, tile if name == "driven" else "")
    goal_words = " ".join([name, *({"N": str(n), "H": tile, "S": p.setup.sides[side]}[letter] for letter in form)])
    return Aim(goal_words, Text(GOALS[name], text), _left(p, name, n, tile, side, subject), WAYS, subject)


def _left(p: Position, name: str, n: int, tile: str, side: int, subject: Target | None) -> Callable[[Position], int]:
    """Return a function for the least number of actions that must still succeed. It is 1 until the goal is reached."""
    target = subject or Target(-1)
    unit, figures = target.unit, target.figures
    medals = p.score(side) + n if side >= 0 else 0
    checks: dict[str, Callable[[Position], bool]] = {
        "gone": lambda q: not q.stands[unit][0],
        "figures": lambda q: q.stands[unit][1] <= figures,
        "driven": lambda q: q.stands[unit][0] != tile,
        "on": lambda q: (holder := q.unit_on(tile)) is not None and holder.side == side,
        "medals": lambda q: q.score(side) >= medals,
        "won": lambda q: q.outcome is not None and q.outcome.winner == q.setup.sides[side],
    }
    return lambda q: int(not checks[name](q))


def _number(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) < 3 and int(word)):
        raise TutorError(Text("error-number", {"name": "N", "value": repr(word[:60]), "least": 1, "most": 99}))
    return int(word)


def _side(p: Position, name: str) -> int:
    side = p.setup.side(name.casefold())
    if side < 0:
        raise TutorError(Text("plan-no-side", {"name": name[:60], "hint": hint(name, p.setup.sides)}))
    return side


def limit(_: Position) -> int:
    """Return how many positions can be visited in about two seconds."""
    return 6_000


def useful(p: Position, goal: Aim[Position, Target]) -> tuple[Action, ...]:
    """Return the legal actions of the goal's kinds.

    Battles come first, and those at the goal's unit before the others. Any of them can matter: a battle or a move elsewhere can open a line
    of sight, or close a retreat path.
    """
    tile = p.stands[goal.subject.unit][0] if goal.subject else ""
    actions = [a for a in p.actions() if a.kind in goal.kinds or p.pending]
    return tuple(sorted(actions, key=lambda a: (a.kind != "battle", tile not in a.args[1:])))


bound = bounds.bound
