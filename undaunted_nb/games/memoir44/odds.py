"""Chances of Memoir '44: one attack with all it comes to, goals of a plan, attacks compared.

Everything is found by doing: the engine begins the attack, the dice fall in every way, and its events say what became of the unit. Where
the owner of a unit has to decide in the midst of it he ignores every flag he may, and falls back. ``attack`` and ``choice`` need only what
both sides see; plans look at both hands: a teacher's view, never a player's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from typing import Any

from undaunted_nb.core.action import CHANCE, Action
from undaunted_nb.core.distribution import ZERO, Distribution
from undaunted_nb.core.errors import TutorError
from undaunted_nb.core.event import Event
from undaunted_nb.core.geometry import hex_board
from undaunted_nb.core.odds import whole_number
from undaunted_nb.core.plan import Aim
from undaunted_nb.core.sheet import hint
from undaunted_nb.core.text import Text
from undaunted_nb.core.volleys import Choice, Result, Volley

from . import bounds, course, pieces
from .bounds import Target
from .chance import ROLLED, chance_outcomes, rolls
from .combat import count_flags, count_hits, heals, hits
from .kinds import OWN_UNIT, battle, own, tile_of
from .legal import KINDS
from .names import kind_name, side_name, symbol_name, unit_name
from .position import BATTLE, PLAY, Ambush, Keep, Orders, Position, Retreat, Roll
from .position import Volley as Strikes
from .setup import ARMOR, FACES, INFANTRY, SIDES, STAR, SYMBOLS, Setup, Unit

ONE = Fraction(1)
ROWS = 9
MOST_DICE = 8
"""As many dice as are in the box."""
ANY_SIZE = 99
"""More figures than any throw can take."""
PARTS = ("base", "bonus", "cover", "penalty")
"""The sum of an attack: the dice of the unit at this range, of the card, less what protects the target, less what hinders the attacker."""
TARGETS = tuple(pieces.unit_kinds())
"""What can be thrown at without a board: the kinds of units."""

# ---------------------------------------------------------------- what chance can do


def outcomes(p: Position) -> tuple[tuple[Position, Fraction], ...]:
    """Where chance can lead from here, each different position once. () when chance is not to act."""
    found: dict[Position, Fraction] = {}
    for action, chance in alike(p):
        after = p.perform(action).after
        found[after] = found.get(after, ZERO) + chance
    return tuple(found.items())


def alike(p: Position) -> tuple[tuple[Action, Fraction], ...]:
    """One throw for all that do the same, with the chance of all of them; draws as they are."""
    task = p.pending[-1] if p.pending and not p.outcome else None
    if not isinstance(task, Roll):
        return chance_outcomes(p)
    found: dict[tuple[int, ...], tuple[Action, Fraction]] = {}
    for faces, chance in rolls(task.dice):
        what = _told(p, task, faces)
        action, before = found.get(what, (Action(ROLLED, CHANCE, "", faces), ZERO))
        found[what] = action, before + chance
    return tuple(found.values())


def _told(p: Position, task: Roll, faces: tuple[str, ...]) -> tuple[int, ...]:
    """All that a throw says."""
    if task.kind == "grant":
        return faces.count(INFANTRY), faces.count(ARMOR), faces.count(STAR)
    if task.kind == "heal":
        return (sum(heals(p.setup.units[task.unit].kind.arm, face) for face in faces),)
    return count_hits(p.setup.units[task.target].kind.arm, faces, stars=course.stars_hit(p, task)), count_flags(faces)


def unsaid(p: Position) -> Action | None:
    """What is decided in the midst of an attack where nobody says so; None where nothing is.

    No Ambush is played; every flag that may be ignored is; a unit falls back by the first of its ways; of several targets, and of cards
    looked at, it is the first.
    """
    task = p.pending[-1] if p.pending and not p.outcome else None
    if not isinstance(task, (Ambush, Retreat, Strikes, Keep)):
        return None
    each = p.actions()
    wanted = {Ambush: "decline", Retreat: "ignore"}.get(type(task), "")
    return next((a for a in each if a.kind == wanted), each[0])


# ---------------------------------------------------------------- one attack

AIMED = tuple(r for r in battle.KIND.requirements if r not in battle.CAN_BATTLE or r.rule == "m44.ocean.3")
"""What an attack demands of the two units and of what lies between them, whoever's turn it is."""
ROLLS = ("battle", "ambush", "strike")
"""The actions after which dice are thrown at a unit."""


def attack(p: Position, action: str | Action) -> Volley:
    """What an attack comes to, in notation or read: a battle (from where both units stand, whether or not there is an order for it), an
    Ambush that could be played now, or the dice of the card in force at one enemy.

    A unit without an order battles as under a card without extras. Nothing hidden is looked at. Raises NotationError for a line that
    cannot be read, TutorError where there is nothing to throw.
    """
    a = p.parse(action) if isinstance(action, str) else action
    line = p.format(a)
    if a.kind not in ROLLS:
        raise TutorError(Text("m44-odds-no-attack", {"line": line}))
    if p.outcome:
        raise TutorError(Text("m44-odds-no-shot", {"line": line, "why": Text("why-m44-game-over", {})}))
    if a.kind == "battle":
        q, needed = _at_war(p, a), AIMED
    else:
        q, needed = p, KINDS[a.kind].requirements
    for requirement in needed:
        if not requirement.holds(q, a):
            raise TutorError(Text("m44-odds-no-shot", {"line": line, "why": requirement.violation(q, a).why}))
    if a.kind == "strike" and len(a.args) > 1:
        raise TutorError(Text("m44-odds-one-target", {"line": line, "first": f"strike {tile_of(a)}"}))
    begun = q.perform(a)
    return _volley(q, begun.after, _target(q, a), line, begun.events)


def _at_war(p: Position, a: Action) -> Position:
    """The position in which a battle can be begun: as it is, if it can; else as if its unit had an order, and no card were in force.

    Raises TutorError where no own unit stands on the hex.
    """
    unit, side = own(p, a), p.setup.side(a.side)
    if unit < 0:
        raise TutorError(Text("m44-odds-no-shot", {"line": p.format(a), "why": OWN_UNIT.violation(p, a).why}))
    if p.turn == side and p.check(a).legal:
        return p
    return at_peace(p, side)._replace(phase=BATTLE, orders=(Orders(unit),))


def at_peace(p: Position, side: int) -> Position:
    """The same board at the beginning of a turn of ``side``: no card in force, nothing ordered, nothing pending."""
    return p._replace(turn=side, phase=PLAY, card=-1, section="", orders=(), grants=(), done=False, front=None, pending=())


def _target(p: Position, a: Action) -> int:
    """The number of the unit that is thrown at."""
    task = p.pending[-1] if p.pending else None
    return task.unit if isinstance(task, Ambush) and a.kind == "ambush" else p.on(tile_of(a, 1 if a.kind == "battle" else 0))


def _volley(before: Position, begun: Position, target: int, line: str, events: Sequence[Event]) -> Volley:
    """The attack that has begun, to its end."""
    p = begun
    while not isinstance(p.pending[-1], Roll):
        p = p.perform(unsaid(p) or p.actions()[0]).after
    task: Roll = p.pending[-1]
    unit, (tile, figures) = p.setup.units[target], p.stands[target]
    results, rules = _results(before, p, target)
    damage, _ = _results(before, p._replace(stands=(*p.stands[:target], (tile, ANY_SIZE), *p.stands[target + 1 :])), target)
    stars = course.stars_hit(p, task)
    told = [event for event in events if event.kind == "battled"]
    parts = _parts(told[0].data) if told else (("base", task.dice),)
    assumes = [Text("m44-odds-owner")] if any(result.flags for result in results) else []
    assumes += [Text("m44-odds-ambush")] if told and told[0].data["range"] == 1 else []
    return Volley(
        line,
        unit_name(p.setup, target) if line else kind_name(unit.kind.id),
        task.dice,
        figures,
        results,
        damage.map(lambda it: it.lost + it.blocked),
        parts if line else (),
        _steps(unit.kind.arm, unit_name(p.setup, target) if line else kind_name(unit.kind.id), task.dice, stars=stars),
        tuple(assumes),
        tuple(dict.fromkeys([*(rule for event in events for rule in event.rules), *rules])),
    )


def _parts(data: Mapping[str, Any]) -> tuple[tuple[str, int], ...]:
    """The sum of a battle as its event tells it; what takes dice away is negative."""
    away = {"cover": -data["cover"], "penalty": -sum(data["penalties"].values())}
    return tuple((name, {**data, **away}[name]) for name in PARTS)


def _results(before: Position, p: Position, target: int) -> tuple[Distribution[Result], tuple[str, ...]]:
    """Every way the dice can fall on a unit and what becomes of it then; and the rules that it rests on. ``before``: whose medals count."""
    found: dict[Result, Fraction] = {}
    rules: list[str] = []
    owner = p.setup.units[target].side
    for throw, chance in alike(p):
        done = p.perform(throw)
        events, q = list(done.events), done.after
        while q.pending and isinstance(q.pending[-1], Retreat) and not q.outcome:
            done = q.perform(unsaid(q) or q.actions()[0])
            events, q = [*events, *done.events], done.after
        rolled = next(event.data for event in events if event.kind == "rolled")
        away = sum(event.data["lost"] for event in events if event.kind == "no-way")
        medals, forfeits = q.score(1 - owner) - before.score(1 - owner), before.score(owner) - q.score(owner)
        tile = q.stands[target][0]
        result = Result(rolled["hits"], rolled["flags"], rolled["lost"], away, tile != p.stands[target][0], not tile, medals, forfeits)
        found[result] = found.get(result, ZERO) + chance
        rules += [rule for event in events for rule in event.rules]
    return Distribution(found), tuple(dict.fromkeys(rules))


def _steps(arm: str, target: Text, dice: int, *, stars: bool) -> tuple[Text, ...]:
    """How the chance of a hit is worked out, in sentences: a die, all dice missing, one hitting."""
    good = [(symbol, n) for symbol, n in zip(SYMBOLS, FACES, strict=True) if hits(arm, symbol, stars=stars)]
    n, whole = sum(count for _, count in good), sum(FACES)
    missed = Fraction(whole - n, whole)
    none = missed**dice
    die = {"target": target, "symbols": [symbol_name(symbol) for symbol, _ in good], "n": n, "faces": whole}
    return (
        Text("m44-odds-die", die),
        Text("m44-odds-none", {"dice": dice, "power": f"({missed})^{dice}", "chance": str(none)}),
        Text("m44-odds-one", {"none": str(none), "chance": str(1 - none), "decimal": float(f"{float(1 - none):.6g}")}),
    )


# ---------------------------------------------------------------- dice alone


def numbers(dice: int, target: str, *, figures: int = 0, room: int | None = None, ignores: int = 0, stars: bool = False) -> Volley:
    """What so many dice (1 to 8) do to a unit of a kind, without a board.

    ``figures`` it has left (0: as many as it starts with); ``room``: how many hexes it can fall back (0 to 8; None: as many as it must);
    ``ignores``: how many flags it may ignore (0 or 1); ``stars``: do they hit, as under Air Power (then no flag is ignored)? Raises
    TutorError for what is none of these.
    """
    kinds = pieces.unit_kinds()
    if target not in kinds:
        raise TutorError(Text("odds-no-target", {"name": str(target)[:60], "all": ", ".join(kinds)}))
    kind = kinds[target]
    whole_number("dice", dice, 1, MOST_DICE)
    whole_number("figures", figures, 0, kind.figures)
    whole_number("ignores", ignores, 0, 1)
    if room is not None:
        whole_number("room", room, 0, ROWS - 1)
    p = _bare(target, figures or kind.figures, ROWS - 1 if room is None else room, ignores, stars=stars)
    begun = p._replace(pending=(Roll("strike" if stars else "battle", -1, 0, dice),))
    return _volley(p, begun, 0, "", ())


@cache
def _bare(kind: str, figures: int, room: int, ignores: int, *, stars: bool) -> Position:
    """A unit alone in open country, so many hexes from the edge behind it; sandbags let it ignore a flag."""
    found, board, cards = pieces.unit_kinds()[kind], hex_board(), pieces.cards()
    tile = next(t for t, (x, y) in board.doubled.items() if y == ROWS - 1 - room and x >= ROWS)
    unit = Unit("", 0, found, found.figures)
    setup = Setup(
        name="", sides=SIDES, board=board, grounds=pieces.grounds(), terrain={}, objects={}, owners={}, units=(unit,), cards=cards,
        needed=(0, 0),
    )  # fmt: skip
    none = (0,) * len(cards)
    card = next(i for i, it in enumerate(cards) if it.strike and it.strike.stars) if stars else -1
    bags = frozenset({tile} if ignores else ())
    return Position(setup, 1, (0, 0), BATTLE, ((tile, figures),), frozenset(), bags, (0, 0), (none, none), none, none, card=card)


# ---------------------------------------------------------------- attacks compared


def choice(p: Position, wanted: str | Iterable[str]) -> Choice:
    """Attacks side by side: everything that can battle the unit on a hex, or the attacks whose lines are given.

    At a hex: what may battle now; where nothing may yet, whatever could from where it stands, with an ordinary order. Raises TutorError
    for a hex on which no enemy stands, or which nothing reaches; for lines see ``attack``.
    """
    if not isinstance(wanted, str):
        return Choice(tuple(attack(p, line) for line in _lines(wanted)))
    tile = _hex(p, wanted)
    side = p.decider if p.decider >= 0 else p.turn
    target = p.unit_on(tile)
    if target is None or target.side == side:
        raise TutorError(Text("m44-odds-no-enemy", {"hex": tile}))
    now = [a for a in p.actions() if a.kind == "battle" and a.args[1] == tile]
    q = at_peace(p, side)
    ways = now or [a for unit, it in enumerate(p.setup.units) if it.side == side and (a := could(q, unit, tile))]
    if not ways:
        raise TutorError(Text("m44-odds-no-fire", {"hex": tile}))
    return Choice(tuple(attack(p, a) for a in ways))


def could(p: Position, unit: int, tile: str) -> Action | None:
    """The battle of a unit at a hex from where it stands, if nothing between the two forbids it; orders and turns are not asked for."""
    start = p.stands[unit][0]
    if not start:
        return None
    a = Action("battle", p.setup.sides[p.setup.units[unit].side], "", (start, tile))
    return a if all(requirement.holds(p, a) for requirement in AIMED) else None


def _lines(wanted: Iterable[str]) -> list[str]:
    found = list(wanted)
    if not found:
        raise TutorError(Text("plan-empty"))
    return found


def _hex(p: Position, name: str) -> str:
    """A hex by its name. Raises NotationError for none."""
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
"""The goals by name, with the key of what they are called.

``gone HEX``: the unit that stands there now is destroyed; ``figures N HEX``: it has lost so many figures; ``driven HEX``: it does not stand
there any more; ``on HEX SIDE``: a unit of the side stands there; ``medals N SIDE``: it has won so many more; ``won SIDE``.
"""


def aim(p: Position, words: str) -> Aim:
    """A goal as seen from ``p``: what is lost or won is counted from here on. Raises TutorError for words that name none."""
    name, *rest = words.split()[:4] or [""]
    name = name.casefold()
    form = {"gone": "H", "figures": "NH", "driven": "H", "on": "HS", "medals": "NS", "won": "S"}.get(name, "")
    if name not in GOALS or len(rest) != len(form):
        raise TutorError(Text("m44-goal-unknown", {"name": words[:60], "hint": hint(name, GOALS)}))
    given = dict(zip(form, rest, strict=True))
    n = _number(given["N"]) if "N" in given else 0
    tile = _hex(p, given["H"]) if "H" in given else ""
    side = _side(p, given["S"]) if "S" in given else -1
    text: dict[str, object] = {"n": n, "hex": tile, "side": side_name(p.setup, side) if side >= 0 else ""}
    about: Target | None = None
    if name in ("gone", "figures", "driven"):
        unit = p.on(tile)
        if unit < 0:
            raise TutorError(Text("m44-goal-nobody", {"hex": tile}))
        text["unit"] = unit_name(p.setup, unit)
        about = Target(unit, max(p.stands[unit][1] - n, 0) if name == "figures" else 0, tile if name == "driven" else "")
    said = " ".join([name, *({"N": str(n), "H": tile, "S": p.setup.sides[side]}[letter] for letter in form)])
    return Aim(said, Text(GOALS[name], text), _left(p, name, n, tile, side, about), WAYS, about)


def _left(p: Position, name: str, n: int, tile: str, side: int, about: Target | None) -> Callable[[Position], int]:
    """How many actions must still succeed, at the least: here 1, until the goal is reached."""
    unit, figures, _ = about or Target(-1)
    medals = p.score(side) + n if side >= 0 else 0
    reached: dict[str, Callable[[Position], bool]] = {
        "gone": lambda q: not q.stands[unit][0],
        "figures": lambda q: q.stands[unit][1] <= figures,
        "driven": lambda q: q.stands[unit][0] != tile,
        "on": lambda q: (found := q.unit_on(tile)) is not None and found.side == side,
        "medals": lambda q: q.score(side) >= medals,
        "won": lambda q: q.outcome is not None and q.outcome.winner == q.setup.sides[side],
    }
    return lambda q: int(not reached[name](q))


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
    """How many positions can be walked to in about two seconds."""
    return 6_000


def useful(p: Position, goal: Aim) -> tuple[Action, ...]:
    """The legal actions of the kinds of the goal: battles first, those at the unit it is about before the others.

    Any of them can matter: a battle or a move elsewhere may open a line of sight, or close a way back.
    """
    tile = p.stands[goal.about.unit][0] if goal.about else ""
    found = [a for a in p.actions() if a.kind in goal.kinds or p.pending]
    return tuple(sorted(found, key=lambda a: (a.kind != "battle", tile not in a.args[1:])))


bound = bounds.bound
