"""The places and pieces on the board that an exercise or a question is about, derived from its words and its solution."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.position import Position
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import FIRST, say
from undaunted_nb.kit import registry
from undaunted_nb.kit.question import Question
from undaunted_nb.kit.table.tap import ON_BOARD, Tap, Taps

from ..format.lesson import ANY_GAME, Exercise
from ..format.words import say_words

if TYPE_CHECKING:
    from .attempt import Attempt

MOST = 4
"""The maximum number of marked things. More marks would highlight nothing."""


PATH = " – "
"""What separates the places of a path in a value."""

YOUR_WORDS = ("your", "Your", "you", "You")
"""The words after which a bare name in the first language is again that of your piece."""
_END = re.compile(r"(?<=[.?!:])\s+")


@dataclass(frozen=True, slots=True)
class Things:
    """The things on a board that can be marked: its places and its pieces, with their spellings."""

    places: frozenset[str]
    pieces: Mapping[str, str]
    """The place of each piece, by the id of the piece."""
    spellings: Mapping[str, tuple[str, ...]]
    """The possible spellings of each: its id and its name in the first language."""
    bare: Mapping[str, str] = field(default_factory=dict)
    """The names of your own pieces without their side."""
    longer: tuple[str, ...] = ()
    """All names in the game. A bare name inside one of them is not the name of your piece."""
    foreign: tuple[str, ...] = ()
    """The words that name another side. After one of them, a bare name is not the name of your piece, until a "your"."""

    def named(self, text: str) -> tuple[str, ...]:
        """Return the things that a text names, in its order.

        A piece named with its place counts as the place.
        """
        named_things = self._every(text)
        return tuple(thing for thing in named_things if self.pieces.get(thing) not in named_things)

    def told_apart(self, text: str) -> tuple[str, ...]:
        """Return the things that a text names, but a piece in place of its place if the text leaves out others there."""
        named_things, crowds = self._every(text), Counter(self.pieces.values())
        named = Counter(self.pieces[thing] for thing in named_things if thing in self.pieces)
        apart = {place for place, n in named.items() if n < crowds[place]}
        return tuple(
            thing
            for thing in named_things
            if thing not in apart and (self.pieces.get(thing) in apart or self.pieces.get(thing) not in named_things)
        )

    def _every(self, text: str) -> list[str]:
        """Return the things that a text names, in its order, each piece besides its place."""
        positions = {thing: match.start() for thing, ways in self.spellings.items() if (match := _pattern(ways).search(text))}
        positions |= {
            thing: place for thing, way in self.bare.items() if thing not in positions and (place := self._find_own_piece(way, text)) >= 0
        }
        return sorted(positions, key=lambda thing: positions[thing])

    def as_places(self, options: Iterable[object]) -> tuple[str, ...]:
        """Return the options as places on the board. The result is empty if one of them is something else."""
        texts = tuple(map(str, options))
        return texts if set(texts) <= self.places else ()

    def _find_own_piece(self, way: str, text: str) -> int:
        """Return where a text names your own piece by its bare name (-1: nowhere)."""
        starts = {m.start() for m in _pattern((way,)).finditer(text)}
        for name in self.longer:
            if way in name and name != way:
                starts -= {index for m in _pattern((name,)).finditer(text) for index in range(m.start(), m.end())}
        sides = [(m.start(), m[0]) for m in _pattern((*YOUR_WORDS, *self.foreign)).finditer(text)] if self.foreign else []
        for start in sorted(starts):
            sentence = max((m.end() for m in _END.finditer(text, 0, start)), default=0)
            before = [word for place, word in sides if sentence <= place < start]
            if not before or before[-1] in YOUR_WORDS:
                return start
        return -1


def _pattern(ways: Iterable[str]) -> re.Pattern[str]:
    return re.compile("|".join(rf"(?<![\w-]){re.escape(way)}(?![\w-])" for way in ways))


def things(position: Position, side: str) -> Things:
    """Return the things that can be marked on the board of a position, as ``side`` sees it."""
    present = registry.system(position.system).present
    places = frozenset(place["id"] for place in present.ground(position)["places"])
    pieces = {e["k"]: e["p"] for e in present.elements(position) if e["t"] in ("counter", "unit", "vehicle", "structure")}
    spellings: dict[str, tuple[str, ...]] = {place: (place,) for place in places}
    spellings |= {piece: tuple(dict.fromkeys((piece, _name(position, side, piece)))) for piece in pieces}
    bare = {piece: piece.removeprefix(f"{side} ") for piece in pieces if side and piece.startswith(f"{side} ")}
    setup: Any = position.setup
    if not bare or not hasattr(setup, "counters"):
        return Things(places, pieces, spellings)
    every = [counter.id for counter in setup.counters]
    names = {piece: _name(position, side, piece) for piece in every}
    longer = {*(piece.partition(" ")[2] for piece in every), *names.values(), *(v.id for v in setup.vehicles)}
    foreign_pieces = [piece for piece in every if not piece.startswith(f"{side} ")]
    sides = (say(present.name_of(position, side, "side", name), FIRST) for name in setup.sides if name != side)
    foreign = dict.fromkeys((*(names[piece].partition(" ")[0] for piece in foreign_pieces), *sides, "enemy", "Enemy"))
    return Things(places, pieces, spellings, bare, tuple(longer), tuple(foreign))


def _name(position: Position, side: str, piece: str) -> str:
    present = registry.system(position.system).present
    return say(present.name_of(position, side, "counter", piece), FIRST)


def all_places(question: Question) -> tuple[str, ...]:
    """Return the options of a question as places on the board. The result is empty if one of them is something else."""
    labels = tuple(option.label for option in question.options)
    here = things(question.position, question.side) if all(isinstance(label, str) for label in labels) else None
    return here.as_places(labels) if here else ()


def asked_about(here: Things, text: str, expression: str, answers: Iterable[str], right: str) -> tuple[str, ...]:
    """Return the subject of a question.

    It comes from the last sentence of the question, from the expression of the answer, or from the first sentence.
    Answers, or what stands on them, are marked only if all of them are: one alone would look like the right one.
    """
    sentences = _END.split(text)
    spots = {here.pieces.get(answer, answer) for answer in {*answers, right}}
    for source in (*(s for s in reversed(sentences) if s.endswith("?")), expression, *sentences):
        subjects = here.named(source)
        if not spots <= {here.pieces.get(thing, thing) for thing in subjects}:
            subjects = tuple(thing for thing in subjects if here.pieces.get(thing, thing) not in spots)
        if 0 < len(subjects) <= MOST:
            return subjects
    return ()


def asked_in(here: Things, text: Text, answers: Iterable[str]) -> tuple[str, ...]:
    """Return the subject of a question of a quiz: the pieces and places among the values of its text.

    A place is left out if a named piece stands on it. Answers are marked only if all of them are: one alone would look like the right one.
    """
    words = say(text, FIRST)
    named = list(dict.fromkeys(thing for thing, name in _values(text) if thing in here.spellings and _pattern((name,)).search(words)))
    stands = {here.pieces[thing] for thing in named if thing in here.pieces}
    subjects = tuple(thing for thing in named if thing not in stands)
    options = set(answers)
    if not options <= set(subjects):
        subjects = tuple(thing for thing in subjects if not {thing, here.pieces.get(thing)} & options)
    return subjects if len(subjects) <= MOST else ()


def _values(part: object) -> Iterator[tuple[str, str]]:
    """Yield the ids in a text with their names in it, in their order: plain values, the places of a path, and pieces."""
    if isinstance(part, Text):
        if piece := part.params.get("fallback"):
            yield str(piece), say(part, FIRST)
        for value in part.params.values():
            yield from _values(value)
    elif isinstance(part, str):
        yield from ((place, place) for place in (part, *part.split(PATH)))
    elif isinstance(part, list | tuple):
        for value in part:
            yield from _values(value)


def counts(here: Things, expression: str, hint: str, right: str) -> tuple[str, ...]:
    """Return the marks of an answer: the numbers of its pieces and the cover of their places, or a place."""
    marks: list[str] = [right] if right in here.spellings else []
    for thing in dict.fromkeys((*here.named(expression), *here.named(hint))):
        marks += [f"number:{thing}", f"shield:{here.pieces[thing]}"] if thing in here.pieces else [thing]
    return tuple(dict.fromkeys(marks))


@dataclass(frozen=True, slots=True)
class Way:
    """The solution of an exercise as clicks: for each of its actions, the clicks on the board."""

    steps: tuple[Taps, ...]
    parts: Taps = ()
    """The click that each action begins with: its card, or the part of the turn that it belongs to."""

    @property
    def things(self) -> Taps:
        """All clicks on the board without duplicates."""
        return tuple(dict.fromkeys(tap for step in self.steps for tap in step))


def path_of(exercise: Exercise, begin: Callable[[Exercise], Attempt]) -> Way:
    """Return the clicks of the stored solution.

    They are empty if the solution cannot be played, or if a random player plays it.
    """
    steps: list[Taps] = []
    parts: list[Tap] = []
    if exercise.asks or exercise.solution == ANY_GAME:
        return Way(())
    attempt = begin(exercise)
    present = registry.system(attempt.game.position.system).present
    for line in exercise.solution:
        try:
            position = attempt.game.position
            taps = present.taps(position, position.parse(line))
            attempt.play(line)
        except TutorError:
            break
        things = (tap.thing if tap.kind == "pick" else tap for tap in taps)
        steps.append(tuple(tap for tap in things if tap.kind in ON_BOARD))
        parts.append(taps[0])
    return Way(tuple(steps), tuple(parts))


def task_in_first(exercise: Exercise, values: Mapping[str, object]) -> str:
    """Return the task in the first language, with its values."""
    return say_words(exercise.task, FIRST, values)
