"""The rules of a small game as one table: its kinds of actions, and its chance.

A game writes its kinds and random outcomes, and an instance of a subclass of ``KindRules`` is its ``ANSWERS`` (``kit/playable.py``). The
list of legal actions, the check, the shapes and the notation follow from the table.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from random import Random
from typing import Generic, TypeVar

from undaunted_nb.engine.action import CHANCE, MANY, Action
from undaunted_nb.engine.errors import NotationError
from undaunted_nb.engine.event import Event
from undaunted_nb.engine.json_values import JsonObject
from undaunted_nb.engine.legality import LegalActions, Listing, Part, Requirement, Verdict, Violation
from undaunted_nb.engine.position import Position
from undaunted_nb.engine.text import Text
from undaunted_nb.engine.transition import Transition
from undaunted_nb.files.fields import write_file

from ..shape import Shape
from .plain_values import fields_of, plain_fields

P = TypeVar("P", bound=Position)
ANY = "*"
"""The ``card`` of a kind that can be played with each card, and names it."""
LONGEST = 200
"""The most characters of a line in notation."""


@dataclass(frozen=True, slots=True)
class Kind(Generic[P]):
    """A kind of action.

    ``effect`` returns the position after it, and what happened. ``args`` are its arguments: each is the function that returns the names
    that exist ((a tile, a counter)), legal or not. ``requirements`` are all conditions on it, besides the turn. Each of them must return an
    answer for any names that exist. ``card`` is the card that is played with it ("": none, ``ANY``: the one that the action names).
    """

    name: str
    effect: Callable[[P, Action], tuple[P, Sequence[Event]]]
    args: tuple[Callable[[P], Collection[str]], ...] = ()
    requirements: tuple[Requirement[P], ...] = ()
    card: str = ""


@dataclass(frozen=True, slots=True)
class Chance(Generic[P]):
    """A random event.

    ``rule`` says that it happens. ``outcomes`` returns what can happen now, each with its probability (none: it does not happen now). An
    outcome is a number (the face of a die) or a name (a card that is drawn).
    """

    name: str
    rule: str
    outcomes: Callable[[P], Mapping[int, Fraction] | Mapping[str, Fraction]]
    effect: Callable[[P, Action], tuple[P, Sequence[Event]]]
    numbers: bool = False

    def action(self, outcome: int | str) -> Action:
        """Return an outcome as an action of chance."""
        return Action(self.name, CHANCE, "", (outcome,)) if isinstance(outcome, int) else Action(self.name, CHANCE, outcome)


def die(faces: int) -> dict[int, Fraction]:
    """Return the outcomes of a fair die with the numbers from 1."""
    return {face: Fraction(1, faces) for face in range(1, faces + 1)}


def top_card(deck: Mapping[str, int]) -> dict[str, Fraction]:
    """Return the possible top cards of a shuffled deck, given as the number of each card."""
    whole = sum(deck.values())
    return {card: Fraction(n, whole) for card, n in deck.items() if n}


class KindRules(Generic[P]):
    """The rules of a game, on the contract of ``Answers`` (``kit/playable.py``).

    Args:
        kinds: The kinds of actions.
        chances: The random events. The first one that can happen now happens.
        turn: The rule that only the side whose turn it is acts.
        ending: The rule that ends the game.
        cards: Returns the ids of all cards of the game.

    """

    def __init__(
        self,
        kinds: Iterable[Kind[P]],
        chances: Iterable[Chance[P]] = (),
        *,
        turn: str,
        ending: str,
        cards: Callable[[P], Collection[str]] = lambda _: (),
    ) -> None:
        self.kinds = {kind.name: kind for kind in kinds}
        self.chances = {chance.name: chance for chance in chances}
        self.turn, self.ending, self.cards = turn, ending, cards
        self.LISTING: Listing[P] = Listing(self._parts)
        self._shapes = {kind.name: Shape(len(kind.args), len(kind.args)) for kind in self.kinds.values()} | {
            chance.name: Shape(1, 1, "number") if chance.numbers else Shape() for chance in self.chances.values()
        }

    def view(self, p: P, side: str) -> Mapping[str, object]:
        """Return the things that ``side`` can see ("" for those that both can see), as plain values. A game with secrets replaces this."""
        del side
        return plain_fields(p)

    def position_to_json(self, p: P) -> JsonObject:
        """Return the differences from the start of the scenario."""
        from ..registry import system

        return write_file(fields_of(type(p)), p, system(p.system).new_position(p.setup.name))

    def candidates(self, p: P, side: str) -> Iterator[Action]:
        """Yield every action of a side whose names exist, legal or not."""
        for kind in self.kinds.values():
            for card in self.cards(p) if kind.card == ANY else ("",):
                yield from (Action(kind.name, side, card, args) for args in product(*(known(p) for known in kind.args)))

    def _parts(self, p: P) -> Sequence[Part]:
        if p.to_act == (CHANCE,):
            return ([action for action, _ in self.chance_outcomes(p)],)
        return ([action for side in p.to_act for action in self.candidates(p, side) if self._meets(p, action)],)

    def _meets(self, p: P, action: Action) -> bool:
        return all(requirement.holds(p, action) for requirement in self.kinds[action.kind].requirements)

    def legal_actions(self, p: P) -> LegalActions:
        """Return every action that breaks no rule or, for CHANCE, every outcome."""
        return self.LISTING.legal_actions(p)

    def shape_of(self, _: P, kind: str) -> Shape | None:
        """Return the shape of the arguments of a kind, or None if the game has no such kind."""
        return self._shapes.get(kind)

    def check(self, p: P, action: Action) -> Verdict:
        """Check an action and return every rule that it breaks. Raises NotationError for names that do not exist."""
        self._must_exist(p, action)
        if p.outcome:
            return Verdict(action, (Violation(self.ending, Text("why-kit-over")),))
        if action.side == CHANCE:
            possible = any(action == outcome for outcome, _ in self.chance_outcomes(p))
            refusal = Violation(self.chances[action.kind].rule, Text("why-kit-chance"))
            return Verdict(action, () if possible else (refusal,))
        violations = [r.violation(p, action) for r in self.kinds[action.kind].requirements if not r.holds(p, action)]
        return Verdict(action, (*(() if action.side in p.to_act else (Violation(self.turn, Text("why-kit-turn")),)), *violations))

    def _must_exist(self, p: P, action: Action) -> None:
        by_chance = action.side == CHANCE
        if action.kind not in (self.chances if by_chance else self.kinds):
            raise NotationError(Text("error-unknown", {"what": "kind", "name": action.kind}))
        if not by_chance and p.setup.side(action.side) < 0:
            raise NotationError(Text("error-unknown", {"what": "side", "name": action.side}))
        with_card = not self.chances[action.kind].numbers if by_chance else self.kinds[action.kind].card == ANY
        if action.card not in self.cards(p) if with_card else action.card:
            raise NotationError(Text("error-unknown", {"what": "card", "name": action.card}))
        known = () if by_chance else self.kinds[action.kind].args
        wrong = next((str(arg) for arg, names in zip(action.args, known, strict=False) if arg not in names(p)), action.at)
        if wrong:
            raise NotationError(Text("error-unknown", {"what": "argument", "name": wrong}))

    def perform(self, p: P, action: Action) -> Transition[P]:
        """Perform an action that is known to be legal."""
        part = self.chances[action.kind] if action.side == CHANCE else self.kinds[action.kind]
        after, events = part.effect(p, action)
        return Transition(p, action, tuple(events), after)

    def chance_outcomes(self, p: P) -> tuple[tuple[Action, Fraction], ...]:
        """Return the possible outcomes when CHANCE acts, each with its exact probability."""
        if p.to_act != (CHANCE,):
            return ()
        possible = (tuple((c.action(outcome), share) for outcome, share in c.outcomes(p).items()) for c in self.chances.values())
        return next(filter(None, possible), ())

    def sample(self, p: P, rng: Random) -> Action:
        """Return one outcome, drawn with its probability. Raises ValueError unless CHANCE acts."""
        outcomes = self.chance_outcomes(p)
        if not outcomes:
            message = "chance is not to act in this position"
            raise ValueError(message)
        return rng.choices([action for action, _ in outcomes], [float(share) for _, share in outcomes])[0]

    # Notation: the kind, the card if the kind takes any, and the arguments.

    def format_action(self, _: P, action: Action) -> str:
        """Return the action as one line."""
        return " ".join([action.kind, *([action.card] if action.card else []), *map(str, action.args)])

    def parse(self, p: P, line: str) -> Action:
        """Read an action from one line. A side and a colon can come first. Raises NotationError."""
        words = line.replace(",", " ").split() if len(line) <= LONGEST else []
        side = find(words[0].removesuffix(":"), p.setup.sides) if len(words) > 1 else ""
        words = words[1:] if side else words
        if not words:
            raise NotationError(Text("error-no-action", {"line": line[:60]}))
        name = find(words[0], (*self.kinds, *self.chances))
        if not name:
            known = ", ".join(sorted((*self.kinds, *self.chances)))
            raise NotationError(Text("error-kit-no-kind", {"word": words[0][:60], "all": known}))
        if name in self.chances:
            return self._parse_chance(p, name, words[1:])
        kind = self.kinds[name]
        known_names = [*([self.cards] if kind.card == ANY else []), *kind.args]
        if len(words) - 1 > len(known_names):
            raise NotationError(Text("error-too-much", {"kind": name, "rest": " ".join(words[1 + len(known_names) :])[:60]}))
        named = [
            _must_find(word, names(p), "card" if names == self.cards else "argument")
            for word, names in zip(words[1:], known_names, strict=False)
        ]
        card = named.pop(0) if kind.card == ANY and named else ""
        acting = next((name for name in p.to_act if name != CHANCE), p.setup.sides[0])
        return Action(name, side or acting, card, tuple(named))

    def _parse_chance(self, p: P, name: str, words: Sequence[str]) -> Action:
        if len(words) != 1:
            count = {"kind": name, "bound": "exact", "least": 1, "most": 1, "n": len(words)}
            raise NotationError(Text("error-how-many-arguments", count))
        if not self.chances[name].numbers:
            return Action(name, CHANCE, _must_find(words[0], self.cards(p), "card"))
        if words[0].isascii() and words[0].isdigit() and int(words[0][:9]) <= MANY:
            return Action(name, CHANCE, "", (int(words[0][:9]),))
        raise NotationError(Text("error-argument", {"kind": name, "wanted": "number", "most": MANY, "found": words[0][:60]}))


def find(word: str, known: Iterable[str]) -> str:
    """Return the known name that a word means in any case ("": none)."""
    return next((name for name in known if name.casefold() == word.casefold()), "")


def _must_find(word: str, known: Iterable[str], part: str) -> str:
    if name := find(word, known):
        return name
    raise NotationError(Text("error-unknown", {"what": part, "name": word[:60]}))
