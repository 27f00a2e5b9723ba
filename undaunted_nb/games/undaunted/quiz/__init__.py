"""The common part of the question makers of Undaunted. The engine computes every answer, right or wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from random import Random
from typing import Any

from undaunted_nb.engine.action import CHANCE, Action
from undaunted_nb.engine.event import Event
from undaunted_nb.engine.text import Text
from undaunted_nb.engine.transition import Transition
from undaunted_nb.kit.question import Label as Label
from undaunted_nb.kit.question import Sketch as Sketch
from undaunted_nb.kit.question import UnsuitableError as UnsuitableError
from undaunted_nb.kit.question import Wrong as Wrong
from undaunted_nb.kit.question import in_turn as in_turn
from undaunted_nb.kit.question import need as need
from undaunted_nb.kit.question import reasons as reasons
from undaunted_nb.kit.question import rule as rule
from undaunted_nb.kit.question import title as title
from undaunted_nb.kit.question import why_not as why_not
from undaunted_nb.play.opponent import decisions
from undaunted_nb.play.opponent import resolve_chance as resolve_chance

from ..files import scenario
from ..rules import combat
from ..rules.actions import EXIT, SEAT, ability_of, form_of, origin, unit_index
from ..rules.state.crew import place_of, vehicle_of
from ..rules.state.ending import judge
from ..rules.state.names import card_name, counter_name, kind_name, seat_name, side_name, target_name, vehicle_name
from ..rules.state.position import CONTROLLED, IN_PLAY, NO_SEAT, NONE, SCOUTED, TURNS, Draft, Half, Pick, Pile, Position, Roll
from ..table import head

ANY = (
    "normandy/critical-intelligence", "normandy/duel-in-cover", "normandy/example-round", "normandy/hills", "normandy/la-raye",
    "normandy/mortar",
)  # fmt: skip
DESERT = ("north-africa/airfield", "north-africa/ambush", "north-africa/breakout", "north-africa/convoy", "north-africa/example-round")
"""The scenarios of each edition that all sorts of questions can be about."""
DECISIONS = 60
"""The number of decisions of a random game that give positions."""
GAMES = 40
"""The number of random games of each scenario."""
OF_EACH = 8
"""The number of positions of a game to try before the next game."""
TRIES = 400
"""The number of positions to try for one question."""


@dataclass(frozen=True, slots=True)
class Asker:
    """A maker of questions.

    ``ask`` makes a question about a position that is worth one. ``scenarios`` and ``phase`` select the positions to try. It covers every
    edition whose scenarios it names, and there the ``rules`` that the edition has.
    """

    name: str
    level: int
    rules: tuple[str, ...]
    ask: Callable[[Position, Random], Sketch]
    scenarios: tuple[str, ...] = (*ANY, *DESERT)
    phase: str = TURNS

    def positions(self, rng: Random) -> Iterator[Position]:
        """Yield the positions to try for one question."""
        return islice(_positions(rng, self.scenarios, self.phase), TRIES)


@lru_cache(maxsize=(len(ANY) + len(DESERT)) * GAMES)
def _game(name: str, number: int) -> tuple[Position, ...]:
    """Return the positions of a random game in which a side must decide."""
    start, rng = scenario.load(name).position(), Random(f"{name}/{number}")
    return tuple(islice(decisions(start, rng, frozenset({"end turn", "hunker down"})), DECISIONS))


def _positions(rng: Random, scenarios: tuple[str, ...], phase: str) -> Iterator[Position]:
    """Yield endless positions of random games. It takes several of each game, because playing a new game takes longest."""
    while True:
        candidates = [
            p for p in _game(rng.choice(scenarios), rng.randrange(GAMES)) if p.phase == phase and not p.pending and not p.gear.bound
        ]
        if candidates:
            yield rng.choice(candidates)
            yield from rng.sample(candidates, min(OF_EACH - 1, len(candidates)))


# Upcoming actions


@dataclass(frozen=True, slots=True)
class Shot:
    """A possible attack: the attacker (a counter, or ~card), its tile ("": no range counts), the target, the sum, and the dice."""

    action: Action
    attacker: int
    target: int
    source: str
    target_tile: str
    parts: combat.Defense
    dice: int


def shots(p: Position, *kinds: str) -> list[Shot]:
    """Return the legal attacks. Those that would bring a counter into the game are left out, because its place is not visible."""
    legal_shots = []
    for a in p.actions():
        unit = unit_index(p, a) if a.kind in kinds else -1
        if a.kind in kinds and (unit < 0 or p.stands[unit][0]):
            target, source = p.setup.by_target[str(a.args[0])], "" if a.kind == "strafe" else origin(p, a)
            ability, target_tile = ability_of(p, a), place_of(p, target)
            parts = combat.defense(p.setup, target, target_tile, source, a.kind)
            attacker = unit if unit >= 0 else ~p.setup.by_card[p.turn][a.card]
            legal_shots.append(Shot(a, attacker, target, source, target_tile, parts, ability.x if ability else 1))
    return legal_shots


def is_soldier(p: Position, target: int) -> bool:
    """Return whether a target is a counter of a soldier or unit."""
    return target < len(p.setup.counters)


def one_shot(p: Position, rng: Random, *kinds: str, dice: int = 1, soldier: bool = False) -> Shot:
    """Return one of these attacks, with targets and distances spread evenly. With ``soldier`` only attacks at soldiers count."""
    by_sum: dict[tuple[int, int, int], list[Shot]] = {}
    for shot in shots(p, *kinds):
        if shot.dice >= dice and (not soldier or is_soldier(p, shot.target)):
            by_sum.setdefault((*shot.parts[1:], shot.dice), []).append(shot)
    return rng.choice(rng.choice(need(list(by_sum.values()))))


def describe_attack(p: Position, shot: Shot) -> Text:
    """Describe an attack in words."""
    setup = p.setup
    return Text(
        "quiz-attack",
        {
            "kind": kind_name(shot.action.kind), "x": shot.dice, "source": shot.source, "tile": shot.target_tile,
            "attacker": counter_name(setup, shot.attacker) if shot.attacker >= 0 else card_name(setup, p.turn, shot.action.card),
            "target": target_name(setup, shot.target),
        },
    )  # fmt: skip


def describe_use(p: Position, a: Action) -> Text:
    """Describe the use of a card in words."""
    setup = p.setup
    side = setup.side(a.side)
    form = form_of(setup, a.kind)
    choice: object = " – ".join(map(str, a.args))
    if form == "counter":
        choice = counter_name(setup, setup.by_counter[str(a.args[0])])
    elif form in ("own counter", "target"):
        choice = target_name(setup, setup.by_target[str(a.args[0])])
    elif form == "tile set":
        choice = ", ".join(map(str, a.args))
    elif form == "path" and a.args[-1:] == (EXIT,):
        choice = Text("quiz-way-off", {"path": " – ".join(map(str, a.args[:-1]))})
    elif form in ("seat", "vehicle seat"):
        vehicle = setup.by_target[str(a.args[0])] - len(setup.counters) if form == "vehicle seat" else -1
        choice = Text("quiz-seat-of", {"seat": seat_name(str(a.args[-1])), "vehicle": vehicle_name(setup, vehicle) if vehicle >= 0 else ""})
    elif form == "counter tiles":
        choice = Text(
            "quiz-guided", {"counter": counter_name(setup, setup.by_counter[str(a.args[0])]), "path": " – ".join(map(str, a.args[1:]))}
        )
    elif form == "cards":
        choice = cards_label(p, side, a.args)
    key = "quiz-deed-seat" if a.at == SEAT else "quiz-deed"
    return Text(key, {"card": card_name(setup, side, a.card), "kind": kind_name(a.kind), "what": choice})


def cards_label(p: Position, side: int, cards: tuple[str | int, ...]) -> Text:
    """Describe some cards in words."""
    return Text("quiz-cards", {"cards": [card_name(p.setup, side, str(card)) for card in cards]}) if cards else Text("quiz-none")


# Arranging positions, and letting things happen.


def with_half(p: Position, side: int, half: Half) -> Position:
    """Return the position with other piles and markers of a side."""
    return p._replace(halves=(half, p.halves[1]) if side == 0 else (p.halves[0], half))


def with_stand(p: Position, counter: int, tile: str, *, suppressed: bool = False) -> Position:
    """Return the position with a counter on another tile, in no vehicle ("" off the board)."""
    if p.gear.spots:
        p = p._replace(gear=p.gear._replace(spots=(*p.gear.spots[:counter], NO_SEAT, *p.gear.spots[counter + 1 :])))
    return p._replace(stands=(*p.stands[:counter], (tile, suppressed), *p.stands[counter + 1 :]))


def with_seat(p: Position, counter: int, vehicle: int, seat: int) -> Position:
    """Return the position with a soldier on a seat."""
    p = with_stand(p, counter, p.gear.vehicles[vehicle].tile, suppressed=p.stands[counter][1])
    return p._replace(gear=p.gear._replace(spots=(*p.gear.spots[:counter], (vehicle, seat), *p.gear.spots[counter + 1 :])))


def with_vehicle(p: Position, vehicle: int, **changes: Any) -> Position:
    """Return the position with changes to a vehicle's state (see State)."""
    states = p.gear.vehicles
    state = states[vehicle]._replace(**changes)
    return p._replace(gear=p.gear._replace(vehicles=(*states[:vehicle], state, *states[vehicle + 1 :])))


def without_crew(p: Position, vehicle: int) -> Position:
    """Return the position in which everyone aboard is on the vehicle's tile instead."""
    for counter, (tile, is_suppressed) in enumerate(p.stands):
        if vehicle_of(p.gear, counter) == vehicle:
            p = with_stand(p, counter, tile, suppressed=is_suppressed)
    return p


def without_soldier(p: Position, counter: int) -> Position:
    """Return the position in which a soldier has been neutralized, with all their cards."""
    side = p.setup.counters[counter].side
    for card in cards_of(p, counter):
        for zone in range(5):
            p = move_cards(p, side, card, zone, 5)
    left = p.gear.left
    p = with_stand(p, counter, "")
    return p._replace(gear=p.gear._replace(left=(*left[:counter], 1 - side, *left[counter + 1 :])))


def standing(p: Position) -> list[int]:
    """Return the numbers of the structures that have not been destroyed."""
    return [i for i, state in enumerate(p.gear.structures) if state == IN_PLAY]


def with_mark(p: Position, side: int, tile: str, mark: int) -> Position:
    """Return the position with another marker of a side on a tile."""
    index, half = p.setup.board.index[tile], p.halves[side]
    return with_half(p, side, half._replace(marks=(*half.marks[:index], mark, *half.marks[index + 1 :])))


def pile(half: Half, zone: int) -> Pile:
    """Return the cards of a place."""
    return half.piles[zone]


def move_cards(p: Position, side: int, card: int, source: int, goal: int, count: int = -1) -> Position:
    """Return the position with cards of one kind (default: all of them) moved from one place to another."""
    half = p.halves[side]
    amount = pile(half, source)[card] if count < 0 else count
    piles = [list(pile(half, zone)) for zone in range(6)]
    piles[source][card] -= amount
    piles[goal][card] += amount
    return with_half(p, side, Half._make((*map(tuple, piles), half.marks, half.target, half.initiative_card)))


def cards_of(p: Position, counter: int) -> list[int]:
    """Return the kinds of card that belong to a counter."""
    return [i for i, unit in enumerate(p.setup.unit_of[p.setup.counters[counter].side]) if unit == counter]


def able_cards(p: Position, kind: str) -> list[int]:
    """Return the cards in hand with such a use, of the side to move, whose counter is on the board."""
    hand = [i for i, card in enumerate(p.setup.cards[p.turn]) if p.halves[p.turn].hand[i] and card.ability(kind)]
    return [i for i in hand if p.stands[p.setup.unit_of[p.turn][i]][0]]


def marker_at(p: Position, side: int, tile: str) -> int:
    """Return the marker of a side on a tile."""
    return p.halves[side].marks[p.setup.board.index[tile]] if tile else NONE


def clear_tile(p: Position, side: int, tile: str, rng: Random) -> Position:
    """Return the position with a side's counters on a tile moved to other tiles."""
    for counter in p.setup.by_side[side]:
        if p.stands[counter][0] == tile:
            p = with_stand(p, counter, rng.choice([t for t in p.setup.board.tiles if t != tile]))
    return p


def with_control(p: Position, side: int, tile: str) -> Position:
    """Return the position in which a side controls a tile."""
    p = with_mark(p, side, tile, CONTROLLED)
    return with_mark(p, 1 - side, tile, SCOUTED) if marker_at(p, 1 - side, tile) == CONTROLLED else p


def happens(p: Position, a: Action, *faces: int) -> Transition[Position]:
    """Return the result of an action when the dice show these faces (default: all 0). Of a crew, the first soldier is struck."""
    transition = p.apply(a)
    events: list[Event] = list(transition.events)
    after = transition.after
    while not after.outcome and after.pending and isinstance(task := after.pending[-1], Roll | Pick):
        dice_faces = faces or (0,) * getattr(task, "dice", 0)
        step = after.apply(Action("roll", CHANCE, "", tuple(sorted(dice_faces))) if isinstance(task, Roll) else after.actions()[0])
        events += step.events
        after = step.after
    return Transition(p, a, tuple(events), after)


def cost(markers: int, fog: int) -> Text:
    """Describe markers placed and Fog of War cards taken."""
    return Text("quiz-cost", {"markers": markers, "fog": fog})


def costs(guesses: Iterable[tuple[int, int]], right_markers: int, right_fog: int, already_marked: int, have: int) -> list[Wrong]:
    """Return wrong numbers of markers and Fog of War, each with the right sum of what is wrong in it.

    ``marked`` is the number of tiles that have a marker already, ``have`` the number of Fog of War cards in the supply.
    """
    sums = {"placed": right_markers, "taken": right_fog, "marked": already_marked, "have": have}
    return [
        (
            cost(markers, fog),
            Text("quiz-cost-why", {**sums, "markers": markers, "fog": fog, "wrong": "markers" if markers != right_markers else "fog"}),
        )
        for markers, fog in guesses
        if (markers, fog) != (right_markers, right_fog)
    ]


def apart(wrong: Iterable[Wrong], right: Label = "") -> list[Wrong]:
    """Return the first wrong answer of each sort of explanation: three ways to go too far teach no more than one.

    The list is empty if all have the same sort of explanation, because two options would not be much of a question.
    """
    by_reason: dict[str, Wrong] = {}
    for label, why in wrong:
        if label != right:
            first = why.params.get("first", why)  # of two reasons together
            by_reason.setdefault(first.key if isinstance(first, Text) else why.key, (label, why))
    return list(by_reason.values()) if len(by_reason) > 1 else []


def is_decided(p: Position) -> bool:
    """Return whether a side has already won in this position."""
    draft = Draft(p)
    judge(draft)
    return draft.outcome is not None


def goals_of(p: Position) -> list[Text]:
    """Return the goals of each side, and its progress."""
    return [Text("quiz-goal", {"side": row["name"], "goal": row["text"]}) for row in head(p)["score"]]


def named(p: Position, side: int) -> Text:
    """Return a side's name."""
    return side_name(p.setup, side)
