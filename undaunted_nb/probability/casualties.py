"""Exact losses of a unit, or of several units in a row, attack by attack.

A hit takes a card of the unit from the hand, else from the discard pile, else from the deck, else its counter. All its other cards are
safe. A Suppress takes nothing. A vehicle takes damage until it is disabled and then destroyed, and each hit wounds a soldier aboard.
Nothing else happens between the attacks.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from fractions import Fraction
from typing import Any, NamedTuple

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text, excerpt

from .arguments import one_of, whole_number
from .distribution import ZERO, Distribution
from .odds import Odds, odds
from .repeated_trials import RepeatedTrials, check_digits, period, repeat_forever

ATTACK, SUPPRESS = KINDS = "attack", "suppress"
HAND, DISCARD, DECK, COUNTER = "hand", "discard", "deck", "counter"
DAMAGE, DISABLED, DESTROYED = "damage", "disabled", "destroyed"
SUPPRESSED, NOTHING, OVER = "suppressed", "nothing", "over"
TAKES = (HAND, DISCARD, DECK, COUNTER, DAMAGE, DISABLED, DESTROYED, SUPPRESSED, NOTHING, OVER)
"""The possible results of an attack.

A loss from one of four places, damage, disabling damage, destroying damage, a suppressed counter, or nothing.

An attack after the end is not made.
"""

HIT = "hit"
GOALS = ("card", "counter", "pinned", SUPPRESSED, HIT)
"""When to stop: at the first loss, with the first counter, with the last counter, with the first suppressed counter, at the first hit."""
HULL_GOALS = (DISABLED, DESTROYED)
"""When to stop attacking a vehicle."""

MOST_UNITS = 10


@dataclass(frozen=True, slots=True)
class Attack:
    """One attack of a sequence: its odds, the same against every unit or one for each, and whether it attacks or suppresses."""

    odds: Odds | tuple[Odds, ...]
    kind: str = ATTACK

    def against(self, unit: int) -> Odds:
        """Return the odds against the unit with this index."""
        return self.odds if isinstance(self.odds, Odds) else self.odds[unit]

    def to_json(self) -> dict[str, object]:
        """Return the kind, and the dice and defense against each unit."""
        all_odds = (self.odds,) if isinstance(self.odds, Odds) else self.odds
        return {"kind": self.kind, "odds": [{"dice": item.dice, "defense": item.defense} for item in all_odds]}


@dataclass(frozen=True, slots=True)
class Piles:
    """The number of a unit's cards in each pile that a hit searches."""

    hand: int = 0
    discard: int = 0
    deck: int = 0

    @property
    def cards(self) -> int:
        """The number of cards in all three."""
        return self.hand + self.discard + self.deck

    @property
    def losses(self) -> tuple[str, ...]:
        """The places that each hit takes from in turn, the counter last."""
        return (*[HAND] * self.hand, *[DISCARD] * self.discard, *[DECK] * self.deck, COUNTER)


@dataclass(frozen=True, slots=True)
class Hull:
    """A vehicle: its damage so far, with how much it is disabled and destroyed, and how many wounds those aboard can take in all."""

    damage: int
    critical: int
    hull: int
    aboard: int = 0

    @property
    def losses(self) -> tuple[str, ...]:
        """The result of each hit in turn."""
        ends = {self.critical: DISABLED, self.hull: DESTROYED}
        return tuple(ends.get(damage, DAMAGE) for damage in range(self.damage + 1, self.hull + 1))


Unit = Piles | Hull


# State, Progress and Step stay tuples: as dataclasses, a long sequence takes 7 % longer (tests.bench odds).


class State(NamedTuple):
    """The state after some attacks.

    It holds the cards and counters lost so far (for a vehicle, its new damage and whether it is destroyed), the place the next hit takes
    from ("" when nothing is left), and whether the counter under attack is suppressed or the vehicle disabled.
    """

    cards: int
    counters: int
    next: str
    suppressed: bool = False
    disabled: bool = False

    def to_json(self) -> dict[str, object]:
        """Return the fields by name. Whether a vehicle is disabled is included only if it is."""
        plain = self._asdict()
        return plain if self.disabled else {name: value for name, value in plain.items() if name != DISABLED}


class Progress(NamedTuple):
    """A state in short: the number of hits that have taken something, and whether the counter under attack is suppressed.

    Every event makes it greater.
    """

    losses: int = 0
    suppressed: bool = False


class Step(NamedTuple):
    """The next state and the result of a successful attack, and its odds."""

    after: Progress
    takes: str
    odds: Odds


@dataclass(frozen=True, slots=True)
class Course:
    """A sequence of attacks on units one after the other, or on a vehicle, and the goal that ends it.

    The goal is one of GOALS, or one of HULL_GOALS for a vehicle ("": none).
    """

    attacks: tuple[Attack, ...]
    units: tuple[Unit, ...]
    until: str

    @property
    def losses(self) -> tuple[str, ...]:
        """The places that each hit takes from in turn."""
        return tuple(place for unit in self.units for place in unit.losses)

    @property
    def states(self) -> dict[Progress, State]:
        """Every state there is, each after those it can come from."""
        losses, cards, counters, by_progress = self.losses, 0, 0, {}
        disabled = any(isinstance(unit, Hull) and unit.damage >= unit.critical for unit in self.units)
        for loss_count, place in enumerate((*losses, "")):
            for is_suppressed in (False, True) if place and not self.on_vehicle else (False,):
                by_progress[Progress(loss_count, is_suppressed)] = State(cards, counters, place, is_suppressed, disabled)
            cards += place != COUNTER
            counters += place in (COUNTER, DESTROYED)
            disabled = disabled or place in HULL_GOALS
        return by_progress

    @property
    def on_vehicle(self) -> bool:
        """Whether the target is a vehicle."""
        return isinstance(self.units[0], Hull)

    def is_goal(self, state: State) -> bool:
        """Return whether the state reaches the goal."""
        match self.until:
            case "card":
                return state.cards + state.counters > 0
            case "disabled":
                return state.disabled
            case "counter" | "destroyed":
                return state.counters > 0
            case "pinned":
                return not state.next
            case "suppressed":
                return state.suppressed
            case "hit":
                return state.suppressed or state.cards + state.counters > 0
        return False

    @property
    def steps(self) -> dict[Progress, dict[Attack, Step]]:
        """The result of each attack in every state, without the states in which the sequence is over."""
        attacks = set(self.attacks)
        return {
            progress: {attack: _step(progress, state, attack) for attack in attacks}
            for progress, state in self.states.items()
            if state.next and not self.is_goal(state)
        }


def _step(progress: Progress, state: State, attack: Attack) -> Step:
    odds = attack.against(state.counters)
    if attack.kind == SUPPRESS:
        return Step(progress._replace(suppressed=True), NOTHING if progress.suppressed else SUPPRESSED, odds)
    return Step(Progress(progress.losses + 1, progress.suppressed and state.next != COUNTER), state.next, odds)  # the next counter is ready


SEQUENCE = Course(
    tuple(map(Attack, map(Odds, (2, 3, 1, 2, 4, 2, 3, 1, 2, 3, 2, 4), (5, 7, 4, 6, 8, 5, 6, 3, 7, 8, 4, 9)))), (Piles(2, 2, 3),), "counter"
)
"""Twelve attacks of all sorts on a unit with seven cards: the longest sequence of the notebooks, ``losses(*SEQUENCE)``."""


@dataclass(frozen=True, slots=True)
class Losses(RepeatedTrials):
    """The losses of a sequence of attacks.

    ``after`` holds the distribution of states after 0, 1, 2, … attacks, ``within`` the chance that the goal is then reached, and ``takes``
    the results of the first, second, … attack (words of TAKES).
    """

    course: Course
    after: tuple[Distribution[State], ...]
    within: tuple[Fraction, ...]
    takes: tuple[Distribution[str], ...]

    @property
    def stopped(self) -> tuple[Fraction, ...]:
        """The chance that no more attack is made after 0, 1, 2, … of them: the goal is reached, or no counter is left."""
        return tuple(takes[OVER] for takes in self.takes)

    @property
    def lost(self) -> Distribution[int]:
        """The number of cards lost by the end, or the damage that a vehicle has taken."""
        return self.after[-1].map(lambda state: state.cards)

    @property
    def wounds(self) -> Distribution[int]:
        """The wounds of the soldiers aboard a vehicle by the end: one for each hit while any is aboard."""
        soldiers = sum(unit.aboard for unit in self.course.units if isinstance(unit, Hull))
        return self.lost.map(lambda damage: min(damage, soldiers))

    @property
    def eventually(self) -> Fraction:
        """The chance that the goal is ever reached if these attacks repeat forever in this order."""
        return _for_ever(self.course, 0)

    @property
    def expected(self) -> Fraction | None:
        """The average number of attacks to reach the goal if they repeat forever in this order.

        It is None if the goal is not certain to be reached. Raises TutorError if the fraction would be too long.
        """
        return _for_ever(self.course, 1) if self.eventually == 1 else None

    def to_json(self) -> dict[str, object]:
        """Return all results as plain values, with chances as text."""
        return {
            "attacks": [attack.to_json() for attack in self.course.attacks],
            "units": [asdict(unit) for unit in self.course.units],
            "until": self.course.until,
            "within": [str(chance) for chance in self.within],
            "takes": [{word: str(chance) for word, chance in takes.items()} for takes in self.takes],
            "after": [[{**state.to_json(), "chance": str(chance)} for state, chance in after.items()] for after in self.after],
            "spread": {name: getattr(self, name).spread.to_json() for name in ("made", "lost")},
        }


def course(attacks: Iterable[Attack | Odds], units: Unit | Iterable[Unit] = Piles(), until: str = "") -> Course:
    """Return a sequence of attacks on one unit or several, or on one vehicle.

    The attacks on units end at a goal of GOALS ("": with the last attack), those on a vehicle at one of HULL_GOALS. Raises TutorError for
    any other input.
    """
    sequence = tuple(Attack(attack) if isinstance(attack, Odds) else attack for attack in attacks)
    targets: tuple[Unit, ...] = (units,) if isinstance(units, Unit) else tuple(units)
    vehicle = len(targets) == 1 and isinstance(targets[0], Hull)
    whole_number("attacks", len(sequence), 1)
    whole_number("units", len(targets), 1, MOST_UNITS)
    targets = tuple(map(_hull if vehicle else _piles, targets))
    for attack in sequence:
        _check_attack(attack, len(targets))
        one_of("kind", attack.kind, KINDS)
        if vehicle and attack.kind == SUPPRESS:
            raise TutorError(Text("losses-no-damage"))
    one_of("until", until, ("", *(HULL_GOALS if vehicle else GOALS)))
    return Course(sequence, targets, until)


def losses(attacks: Iterable[Attack | Odds], units: Unit | Iterable[Unit] = Piles(), until: str = "") -> Losses:
    """Return the exact losses after each attack of a sequence. Raises TutorError if the input is invalid or too long for exact results."""
    path = course(attacks, units, until)
    _check_length(path, 1)
    states, steps = path.states, path.steps
    chances = {Progress(): Fraction(1)}
    rows = [chances]
    losses_by_attack: list[dict[str, Fraction]] = []
    for attack in path.attacks:
        then: dict[Progress, Fraction] = {}
        takes: dict[str, Fraction] = {}
        for progress, chance in chances.items():
            for later, word, part in _parts(progress, chance, steps.get(progress), attack):
                then[later] = then.get(later, ZERO) + part
                takes[word] = takes.get(word, ZERO) + part
        chances = then
        rows.append(then)
        losses_by_attack.append(takes)
    after = tuple(Distribution((states[stage], chance) for stage, chance in row.items()) for row in rows)
    return Losses(path, after, tuple(row.chance(path.is_goal) for row in after), tuple(map(Distribution, losses_by_attack)))


def _parts(
    progress: Progress, chance: Fraction, steps: dict[Attack, Step] | None, attack: Attack
) -> Iterable[tuple[Progress, str, Fraction]]:
    """Return the states, results, and chances that follow one attack."""
    if steps is None:
        return ((progress, OVER, chance),)
    step = steps[attack]
    success = chance * step.odds.probability
    return (step.after, step.takes, success), (progress, NOTHING, chance - success)


def _for_ever(course: Course, cost: int) -> Fraction:
    """Return the chance that the goal is ever reached (``cost`` 0), or the average number of attacks (1)."""
    attacks = period(course.attacks)
    _check_length(replace(course, attacks=attacks), len(course.losses))
    steps = course.steps

    def moves(progress: Progress, k: int) -> dict[Progress, Fraction]:
        step = steps[progress][attacks[k]]
        if step.after == progress:
            return {progress: Fraction(1)}
        p = step.odds.probability
        return {step.after: p, progress: 1 - p}

    values = {
        stage: None if stage in steps else Fraction(not cost and course.is_goal(state)) for stage, state in reversed(course.states.items())
    }
    return repeat_forever(values, moves, len(attacks), cost)[Progress()]


def _piles(unit: object) -> Piles:
    if not isinstance(unit, Piles):
        raise TutorError(Text("odds-not", {"value": excerpt(unit), "wanted": "piles"}))
    return Piles(*(whole_number(name, cards, 0) for name, cards in asdict(unit).items()))


def _hull(unit: Any) -> Hull:
    hull = whole_number("hull", unit.hull, 1)
    critical, damage = whole_number("critical", unit.critical, 1, hull), whole_number("damage", unit.damage, 0, hull - 1)
    return Hull(damage, critical, hull, whole_number("aboard", unit.aboard, 0))


def _check_attack(attack: object, units: int) -> None:
    attack_odds: object = attack.odds if isinstance(attack, Attack) else None
    all_odds = (attack_odds,) if isinstance(attack_odds, Odds) else attack_odds
    if not isinstance(attack, Attack) or not isinstance(all_odds, tuple) or not all(isinstance(item, Odds) for item in all_odds):
        raise TutorError(Text("odds-not", {"value": excerpt(attack), "wanted": "attack"}))
    if not isinstance(attack_odds, Odds) and len(all_odds) != units:
        raise TutorError(Text("odds-for-each", {"odds": len(all_odds), "units": units}))
    for unit_odds in all_odds:
        odds(unit_odds.dice, unit_odds.defense)


def _check_length(course: Course, rounds: int) -> None:
    """Raise TutorError if the longest fraction has too many digits. Each die of an attack adds one digit, ``rounds`` times over."""
    dice = sum(max(attack.against(unit).dice for unit in range(len(course.units))) for attack in course.attacks)
    check_digits(rounds * dice, len(course.attacks))
