"""What an exercise or a question is about on the board, and where its answer lies: worked out from its own words and solution."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from undaunted_nb.core import registry
from undaunted_nb.core.errors import TutorError
from undaunted_nb.core.position import Position
from undaunted_nb.core.tap import ON_BOARD, Taps
from undaunted_nb.i18n import FIRST, say

from .lesson import ANYTHING, Exercise
from .words import said

MOST = 4
"""More things than this are not marked: then nothing stands out."""


class Things(NamedTuple):
    """What can be marked on a board: its places, and what stands on them, each with how it is written."""

    places: frozenset[str]
    pieces: Mapping[str, str]
    """The place of each piece, by its id."""
    written: Mapping[str, tuple[str, ...]]
    """How a text may write each of them: its id, its name in the first language, and one's own by the name alone."""

    def named(self, text: str) -> tuple[str, ...]:
        """What a text names, in its order; a piece that is named with its place counts as the place."""
        at = {thing: match.start() for thing, ways in self.written.items() if (match := _pattern(ways).search(text))}
        found = sorted(at, key=lambda thing: at[thing])
        return tuple(thing for thing in found if self.pieces.get(thing) not in found)


def _pattern(ways: Iterable[str]) -> re.Pattern[str]:
    return re.compile("|".join(rf"(?<![\w-]){re.escape(way)}(?![\w-])" for way in ways))


def things(position: Position, side: str) -> Things:
    """What can be marked on the board of a position, as ``side`` sees it."""
    present: Any = registry.system(position.system).present
    places = frozenset(place["id"] for place in present.ground(position)["places"])
    pieces = {e["k"]: e["p"] for e in present.elements(position) if e["t"] in ("counter", "unit", "vehicle", "structure")}
    own = {side, *position.setup.sides}  # type: ignore[attr-defined]
    written: dict[str, tuple[str, ...]] = {place: (place,) for place in places}
    for piece in pieces:
        name = say(present.name_of(position, side, "counter", piece), FIRST)
        first, _, rest = piece.partition(" ")
        written[piece] = tuple(dict.fromkeys((piece, name, *((rest,) if first == side and first in own and rest else ()))))
    return Things(places, pieces, written)


def asked_about(here: Things, text: str, expression: str, answers: Iterable[str], right: str) -> tuple[str, ...]:
    """What a question is about: what its last sentence names, what its answer is worked out from, or what its first sentence names.

    The right answer alone is never marked; where all answers lie on the board, it is one of them.
    """
    sentences = re.split(r"(?<=[.?!:])\s+", text)
    others = set(answers) - {right}
    for source in (*(s for s in reversed(sentences) if s.endswith("?")), expression, *sentences):
        found = here.named(source)
        if right in found and not others <= set(found):
            found = tuple(thing for thing in found if thing != right)
        if 0 < len(found) <= MOST:
            return found
    return ()


def counts(here: Things, expression: str, hint: str, right: str) -> tuple[str, ...]:
    """What counts for an answer: the numbers of the pieces that it is worked out from and the cover of their places, or a place."""
    marks: list[str] = [right] if right in here.written else []
    for thing in dict.fromkeys((*here.named(expression), *here.named(hint))):
        marks += [f"number:{thing}", f"shield:{here.pieces[thing]}"] if thing in here.pieces else [thing]
    return tuple(dict.fromkeys(marks))


class Way(NamedTuple):
    """The solution of an exercise as clicks: for each of its actions, what is clicked on the board."""

    steps: tuple[Taps, ...]

    @property
    def things(self) -> Taps:
        """All that is clicked on the board."""
        return tuple(dict.fromkeys(tap for step in self.steps for tap in step))


def way_of(exercise: Exercise, begin: Any) -> Way:
    """The way of the stored solution (an empty one where it cannot be gone, or does whatever a random player does)."""
    steps: list[Taps] = []
    if exercise.asks or exercise.solution == ANYTHING:
        return Way(())
    attempt = begin(exercise)
    present: Any = registry.system(attempt.game.position.system).present
    for line in exercise.solution:
        try:
            position = attempt.game.position
            taps = present.taps(position, position.parse(line))
            attempt.play(line)
        except TutorError:
            break
        things = (tap.thing if tap.kind == "pick" else tap for tap in taps)
        steps.append(tuple(tap for tap in things if tap.kind in ON_BOARD))
    return Way(tuple(steps))


def task_in_first(exercise: Exercise, values: Mapping[str, Any]) -> str:
    """The task in the first language, with its values."""
    return said(exercise.task, FIRST, values)
