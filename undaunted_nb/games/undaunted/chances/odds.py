"""Chances on the board: one attack with its sum, random outcomes, a Blast on several units, Attack compared with Suppress.

In an edition with vehicles, a target is given by its number among ``setup.targets``: a counter, a vehicle or a structure. ``attack`` needs
only open information. Everything else uses both hands and the decks, so it is a teacher's view and never a player's.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from undaunted_nb.engine.action import CHANCE, Action
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.json_values import JsonObject
from undaunted_nb.engine.text import Text
from undaunted_nb.kit.chances import NUMBER_DICE
from undaunted_nb.probability.casualties import Hull, Piles
from undaunted_nb.probability.distribution import ZERO, Distribution
from undaunted_nb.probability.odds import FACES, Odds
from undaunted_nb.probability.ranking import Ranking

from ..rules import combat
from ..rules.actions import ability_of, origin, unit_index
from ..rules.chance import chance_outcomes
from ..rules.legal import requirements_of
from ..rules.round import NEXT, PICK, ROLL_ACTION
from ..rules.state.crew import as_vehicle, crew_of, place_of
from ..rules.state.names import target_name
from ..rules.state.position import HAND, Pick, Position, Roll, Volley
from ..rules.state.setup import Setup
from .bounds import FIRE, ONE, bound, limit, useful
from .goals import GOALS, THINGS, aim, counter_named, many, named

__all__ = [
    "BLASTS",
    "DICE",
    "GOALS",
    "MEASURES",
    "TAKING",
    "THINGS",
    "aim",
    "attack",
    "automatic_action",
    "blast",
    "bound",
    "choice",
    "explorer_numbers",
    "limit",
    "outcomes",
    "piles",
    "useful",
]  # fmt: skip
"""What these odds offer to others (``kit/chances.py``)."""

DICE = NUMBER_DICE
TAKING = frozenset({"attack", "strafe", "antitank", "demolish"})
"""The attacks that cost the target a card or damage."""
BLASTS = frozenset({"blast"})

# ---------------------------------------------------------------- one attack


@dataclass(frozen=True, slots=True)
class AttackOdds:
    """An attack and its chance: the attacker, the target, both tiles, the parts of the sum, the dice, and the rules behind them.

    ``attacker`` is a counter, or a card without one. ``source`` is "" if no range counts (Blast, Strafe).
    """

    line: str
    kind: str
    attacker: str
    target: str
    source: str
    tile: str
    defense: combat.Defense
    odds: Odds
    rules: tuple[str, ...]

    @property
    def parts(self) -> tuple[tuple[str, int], ...]:
        """The sum of the defense: each number with its name."""
        return tuple(self.defense._asdict().items())

    @property
    def chance(self) -> Fraction:
        """The exact probability of success."""
        return self.odds.probability

    def to_json(self) -> JsonObject:
        """Return the sum by its parts, with the chance as text ("51/100")."""
        return {
            "line": self.line,
            "kind": self.kind,
            "attacker": self.attacker,
            "target": self.target,
            "source": self.source,
            "tile": self.tile,
            "defense": self.defense.to_json(),
            "odds": {"dice": self.odds.dice, "defense": self.odds.defense, "hits": list(self.odds.hit_faces)},
            "rules": list(self.rules),
            "chance": str(self.chance),
        }


MOMENT = frozenset({"un.turn.1", "un.turn.2", "un.suppressed.1", "na.seat.8"})
"""The rules about when an attack is legal, which do not change its chance."""


def attack(p: Position, action: str | Action) -> AttackOdds:
    """Return the chance of an attack (one of FIRE), given in notation or as an action.

    The card need not be in hand now, so no hidden information is used. Raises NotationError for a line that cannot be read, TutorError if
    there is nothing to roll for: not an attack, a card or seat without this action, an illegal target, or an attacker that cannot be there.
    """
    a = p.parse(action) if isinstance(action, str) else action
    line = p.format(a)
    ability = ability_of(p, a) if a.kind in FIRE and (a.side, a.card) in p.setup.by_names else None
    if ability is None:
        raise TutorError(Text("plan-no-attack", {"line": line}))
    for requirement in requirements_of(p, a):
        if requirement.rule not in MOMENT and not requirement.holds(p, a):
            raise TutorError(Text("plan-no-shot", {"line": line, "why": requirement.violation(p, a).why}))
    side, card = p.setup.side(a.side), p.setup.by_card[p.setup.side(a.side)][a.card]
    unit, target = unit_index(p, a), p.setup.by_target[str(a.args[0])]
    source = "" if a.kind == "strafe" else origin(p, a)
    return _shot(p.setup, line, side, Roll(a.kind, unit if unit >= 0 else ~card, source, target, ability.x), place_of(p, target))


def explorer_numbers(p: Position, action: str) -> dict[str, int | str]:
    """Return the numbers of an attack as the explorer asks for them (``explorer_data.py``). Raises the errors of ``attack``."""
    odds = attack(p, action)
    return {"dice": odds.odds.dice, **odds.defense._asdict()}


def _shot(setup: Setup, line: str, side: int, roll: Roll, tile: str) -> AttackOdds:
    parts = combat.defense(setup, roll.target, tile, roll.source, roll.kind)
    rules = (*combat.sum_rules(setup, tile, roll.source, roll.kind, roll.target), "un.attack.3", "un.attack.4")
    own_rules = tuple(filter(None, (setup.new_names.get(rule, rule) for rule in rules)))
    names = combat.attacker_id(setup, side, roll.attacker), setup.targets[roll.target]
    return AttackOdds(line, roll.kind, *names, roll.source, tile, parts, Odds(roll.dice, parts.total), own_rules)


def piles(p: Position, target: str) -> Piles | Hull:
    """Return the things that hits take from: the cards of a unit, or a vehicle with its damage and crew.

    A hit searches the piles in their order (rules un.casualty.1 to un.casualty.4) and nowhere else (un.casualty.5, na.casualty.1). A
    vehicle takes damage (na.vehicle.4 to na.vehicle.6), and a structure is destroyed by one hit. Raises TutorError for an unknown target.
    """
    number = named(p, target, p.setup.targets, "plan-no-counter")
    if number < len(p.setup.counters):
        return _piles(p, number)
    vehicle = as_vehicle(p.setup, number)
    if vehicle < 0:
        return Hull(0, 1, 1)
    piece = p.setup.vehicles[vehicle]
    wounds = sum(1 + _piles(p, soldier).cards for soldier in crew_of(p.gear, vehicle))
    return Hull(min(p.gear.vehicles[vehicle].damage, piece.hull - 1), piece.critical, piece.hull, wounds)


def _piles(p: Position, counter: int) -> Piles:
    cards, side = combat.cards_of(p.setup, counter), p.setup.counters[counter].side
    return Piles(*(many(p, side, cards, zone) for _, zone, _ in combat.SEARCH_ORDER))


# ---------------------------------------------------------------- random outcomes, each different one once


def outcomes(p: Position) -> tuple[tuple[Position, Fraction], ...]:
    """Return the positions that chance can lead to, each once, or () unless CHANCE acts.

    Dice matter only by whether one of them hits.
    """
    chances: dict[Position, Fraction] = {}
    for action, chance in _representatives(p):
        after = p.perform(action).after
        chances[after] = chances.get(after, ZERO) + chance
    return tuple(chances.items())


def _representatives(p: Position) -> tuple[tuple[Action, Fraction], ...]:
    """Return one roll that hits and one that misses, with the combined chances of all such rolls. Draws are unchanged."""
    task = p.pending[-1] if p.pending and not p.outcome else None
    if not isinstance(task, Roll):
        return chance_outcomes(p)
    odds = Odds(task.dice, combat.defense(p.setup, task.target, place_of(p, task.target), task.source, task.kind).total)
    hit, misses = odds.probability, sorted(set(range(FACES)) - {*odds.hit_faces})
    throws = [((0,) * task.dice, hit)] + ([((misses[0],) * task.dice, 1 - hit)] if misses else [])
    return tuple((Action(ROLL_ACTION, CHANCE, "", faces), chance) for faces, chance in throws)


def automatic_action(p: Position) -> Action | None:
    """Return the default decision during an attack, or None if there is nothing to decide.

    A Blast rolls for the enemies first. A hit on a vehicle strikes the first ready soldier.
    """
    task = p.pending[-1] if p.pending and not p.outcome else None
    if isinstance(task, Volley):
        first = min(task.targets, key=lambda target: (p.setup.counters[target].side == task.side, target))
        return Action(NEXT, p.setup.sides[task.side], "", (p.setup.counters[first].id,))
    if isinstance(task, Pick):
        first = min(combat.choices(p, task), key=lambda soldier: (p.stands[soldier][1], soldier))
        return Action(PICK, p.setup.sides[task.side], "", (p.setup.counters[first].id,))
    return None


# ---------------------------------------------------------------- Blast


@dataclass(frozen=True, slots=True)
class BlastOdds:
    """A Blast on every counter on the target tile: each roll with its chance, and ``joint``, the chance of each set of counters hit.

    ``targets`` are in the order of the rolls. A counter without a roll because the game is already won counts as not hit.
    """

    line: str
    tile: str
    targets: tuple[AttackOdds, ...]
    own: tuple[str, ...]
    joint: Distribution[tuple[str, ...]]

    def chance(self, counter: str) -> Fraction:
        """Return the chance that this counter is hit."""
        return self.joint.chance(lambda hit: counter in hit)

    @property
    def enemies(self) -> tuple[str, ...]:
        """The enemy counters on the tile."""
        return tuple(t.target for t in self.targets if t.target not in self.own)

    @property
    def any_enemy(self) -> Fraction:
        """The probability that at least one enemy counter is hit."""
        return self.joint.chance(lambda hit: any(counter in hit for counter in self.enemies))

    @property
    def any_own(self) -> Fraction:
        """The chance that at least one of the side's own counters is hit."""
        return self.joint.chance(lambda hit: any(counter in hit for counter in self.own))

    def to_json(self) -> JsonObject:
        """Return plain values, with chances as text ("51/100")."""
        return {
            "line": self.line,
            "tile": self.tile,
            "targets": [t.to_json() for t in self.targets],
            "own": list(self.own),
            "hit": {t.target: str(self.chance(t.target)) for t in self.targets},
            "any_enemy": str(self.any_enemy),
            "any_own": str(self.any_own),
            "joint": [{"hit": list(hit), "chance": str(chance)} for hit, chance in self.joint.items()],
        }


def blast(p: Position, action: str | Action, order: Sequence[str] = ()) -> BlastOdds:
    """Return the exact results of a Blast.

    ``order`` names the counters in the order of the rolls (default: enemies first). Raises NotationError or IllegalActionError unless the
    action is a legal Blast, TutorError for an order that does not fit.
    """
    a = p.parse(action) if isinstance(action, str) else action
    line = p.format(a)
    if a.kind != "blast":
        raise TutorError(Text("plan-no-blast", {"line": line}))
    setup, side, position = p.setup, p.setup.side(a.side), p.apply(a).after
    tile = p.halves[side].target
    targets = [setup.counters[i].id for i in sorted(combat.aimed_at(p, tile), key=lambda i: (setup.counters[i].side == side, i))]
    named = [setup.counters[counter_named(p, name)].id for name in order]
    if named and sorted(named) != sorted(targets):
        raise TutorError(Text("plan-order", {"order": ", ".join(named), "all": ", ".join(targets)}))
    ordered = tuple(named or targets)
    ability = setup.by_names[a.side, a.card][2].ability("blast")
    dice = ability.x if ability else 0  # never 0, because a card that cannot blast was refused above
    rolls = [Roll("blast", unit_index(p, a), "", setup.by_counter[name], dice) for name in ordered]
    joint = _volley(position, ordered)
    own_counters = tuple(name for name in ordered if setup.counters[setup.by_counter[name]].side == side)
    return BlastOdds(line, tile, tuple(_shot(setup, line, side, roll, tile) for roll in rolls), own_counters, joint)


def _volley(position: Position, order: tuple[str, ...]) -> Distribution[tuple[str, ...]]:
    """Walk through all rolls of a Blast, and note the counters hit."""
    ends: dict[tuple[str, ...], Fraction] = {}
    front: dict[tuple[Position, tuple[str, ...]], Fraction] = {(position, ()): ONE}
    while front:
        after: dict[tuple[Position, tuple[str, ...]], Fraction] = {}
        for (p, hit), chance in front.items():
            task = p.pending[-1] if p.pending else None
            if isinstance(task, Volley):
                left = [name for name in order if p.setup.by_counter[name] in task.targets]
                q = p.perform(Action(NEXT, p.setup.sides[task.side], "", (left[0],))).after
                after[q, hit] = after.get((q, hit), ZERO) + chance
            elif isinstance(task, Roll):
                name = p.setup.counters[task.target].id
                for action, part in _representatives(p):
                    outcome = p.perform(action)
                    now = (*hit, name) if any(e.kind == "attacked" and e.data["hit"] for e in outcome.events) else hit
                    after[outcome.after, now] = after.get((outcome.after, now), ZERO) + chance * part
            else:
                ends[hit] = ends.get(hit, ZERO) + chance
        front = after
    return Distribution(ends)


# ---------------------------------------------------------------- Attack compared with Suppress


@dataclass(frozen=True, slots=True)
class Fire:
    """One way to fire at a unit, and its average cost for the enemy.

    ``cards``: cards (or the counter) lost for good. ``actions``: actions that the enemy's present hand can no longer perform in this round.
    ``turned``: the chance that a ready unit becomes suppressed, so that its next card, in whatever round, can only make it ready.
    """

    attack: AttackOdds
    cards: Fraction
    actions: Fraction
    turned: Fraction

    @property
    def chance(self) -> Fraction:
        """The probability of success."""
        return self.attack.chance

    def to_json(self) -> JsonObject:
        """Return plain values, with chances and averages as text ("51/100")."""
        averages = {name: str(getattr(self, name)) for name in MEASURES}
        return {"attack": self.attack.to_json(), **averages}


MEASURES = ("chance", "cards", "actions", "turned")
"""The measures to compare ways to fire by."""


@dataclass(frozen=True, slots=True)
class Choice(Ranking[Fire]):
    """Everything in hand that can fire at ``target`` now: a counter, a vehicle or a structure."""

    MEASURES = MEASURES

    target: str
    ways: tuple[Fire, ...]

    def to_json(self) -> JsonObject:
        """Return every option, and the lines that are best by each measure."""
        best = {measure: [way.attack.line for way in self.best(measure)] for measure in MEASURES}
        return {"target": self.target, "ways": [way.to_json() for way in self.ways], "best": best}


def choice(p: Position, target: str | Sequence[str]) -> Choice:
    """Compare the legal ways to fire at a target now by their cost for the enemy.

    Examples are Attack and Suppress. Of a crew, the soldier whose loss costs most is chosen. Raises TutorError for an unknown target, and
    if no card in hand can fire at it.
    """
    number = named(p, str(target), p.setup.targets, "plan-no-counter")
    name = p.setup.targets[number]
    ways = tuple(_fire(p, a) for a in p.actions() if a.kind in FIRE and a.args == (name,))
    if not ways:
        raise TutorError(Text("plan-no-fire", {"counter": target_name(p.setup, number)}))
    return Choice(name, ways)


def _fire(p: Position, a: Action) -> Fire:
    totals = [ZERO, ZERO, ZERO]
    for q, chance in outcomes(p.perform(a).after):
        positions = [q.perform(pick).after for pick in q.actions()] if q.pending and isinstance(q.pending[-1], Pick) else [q]
        tallies = [_count_effects(p, r, 1 - p.turn) for r in positions]
        totals = [total + chance * max(numbers) for total, numbers in zip(totals, zip(*tallies, strict=True), strict=True)]
    return Fire(attack(p, a), *totals)


def _count_effects(p: Position, q: Position, side: int) -> tuple[int, int, int]:
    """Return the losses of a side between two positions: cards (and counters), actions, ready soldiers."""
    soldiers = p.setup.by_side[side]
    cards = sum(q.halves[side].removed) - sum(p.halves[side].removed)
    counters = sum(p.stands[i][0] != "" and q.stands[i][0] == "" for i in soldiers)
    newly_suppressed = sum(q.stands[i][1] and not p.stands[i][1] for i in soldiers)
    return cards + counters, _actions(p, side) - _actions(q, side), newly_suppressed


def _actions(p: Position, side: int) -> int:
    """Return how many actions a hand holds.

    It is every card except Fog of War, minus one per suppressed unit with a card to ready it.
    """
    if p.outcome:
        return 0
    hand, fog = p.halves[side].hand, p.setup.fog[side]
    readying = [i for i in p.setup.by_side[side] if p.stands[i][1] and many(p, side, combat.cards_of(p.setup, i), HAND)]
    return sum(hand) - (hand[fog] if fog >= 0 else 0) - len(readying)
