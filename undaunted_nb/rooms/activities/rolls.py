"""Real rolls: each pupil rolls on the phone, or types what real dice showed, and one distribution grows beside the theory."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import Any, NamedTuple

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import percent, say
from undaunted_nb.probability.arguments import whole_number
from undaunted_nb.probability.goodness_of_fit import band
from undaunted_nb.probability.odds import FACES, Odds, odds
from undaunted_nb.probability.symbol_dice import Face, SymbolDice
from undaunted_nb.teaching.classroom.experiment import Experiment, Rolling
from undaunted_nb.teaching.classroom.roll_input import Batch, Reader
from undaunted_nb.teaching.results.symbol_odds import volley_odds

from ..messages import Message
from ..pupils import Pupil
from ..results import Answer
from .activity import Activity, Button, RefusedError

MOST_TIMES = 30
MORE = 6
"""The number of rolls that each pupil gets at first, and that "more" adds."""
MOST_DICE = 6
"""The maximum number of dice that fit on a phone."""


class Throw(NamedTuple):
    """The dice of a roll, and their title."""

    title: Text
    odds: Odds | SymbolDice

    @classmethod
    def make(cls, dice: int, defense: int | str, where: Mapping[str, Any]) -> Throw:
        """Return ten-sided dice against a defense, or dice with symbols against a kind of unit, which has options."""
        whole_number("dice", dice, 1, MOST_DICE)
        if isinstance(defense, str):
            volley = volley_odds(dice, defense, **where)
            return cls(volley.title, volley.volley.thrown)
        if where:
            raise TutorError(Text("odds-words", {"names": ", ".join(where)}))
        return cls(Text("teach-odds", {"dice": dice, "defense": defense}), odds(dice, defense))

    def on_phones(self) -> Throw:
        """Return the same dice, or as many of them as fit on a phone."""
        if self.odds.dice <= MOST_DICE:
            return self
        title = Text(self.title.key, {**self.title.params, "dice": MOST_DICE})
        fewer = replace(self.odds, dice=MOST_DICE) if isinstance(self.odds, SymbolDice) else odds(MOST_DICE, self.odds.defense)
        return Throw(title, fewer)


class Rolls(Activity):
    """Rolls of ten-sided dice against a defense, or of dice with symbols against a kind of unit.

    Args:
        dice: The number of dice, 1 to 6, or the dice of an attack, of which as many are rolled as fit on a phone.
        defense: The defense, or a kind of unit such as ``"infantry"``, as in ``un.odds``.
        times: How often each pupil rolls, 1 to 30.
        where: For a kind of unit, as in ``un.odds``.

    """

    kind = "rolls"

    def __init__(self, dice: int | Throw = 2, defense: int | str = 8, times: int = MORE, **where: Any) -> None:
        throw = dice.on_phones() if isinstance(dice, Throw) else Throw.make(dice, defense, where)
        self.odds = throw.odds
        self.rolling = Rolling(throw.title, self.odds.hits, Reader(self.odds.dice))
        self.times = whole_number("times", times, 1, MOST_TIMES)
        self.rolls: dict[int, list[tuple[tuple[int, ...], float]]] = {}
        """The rolls of each pupil by number: the faces and the time."""
        self._order: list[tuple[int, int]] = []
        self._last_stage: tuple[object, dict[str, Any]] = None, {}
        """The last picture of the projector, with what it was made of."""

    @property
    def symbols(self) -> tuple[Face, ...]:
        """The faces of a die with symbols (none: a die with numbers)."""
        return self.odds.die if isinstance(self.odds, SymbolDice) else ()

    def receive(self, pupil: Pupil, message: Message) -> None:
        """Take a roll. The same roll cannot come twice, because each has its number."""
        fields = self.answer_fields(message, "roll")
        my_rolls = self.rolls.setdefault(pupil.number, [])
        faces = fields.get("faces")
        if fields["k"] != len(my_rolls) + 1 or len(my_rolls) >= self.times or (faces is not None and len(faces) != self.odds.dice):
            raise RefusedError
        if faces is not None and max(faces) >= self.odds.faces:
            raise RefusedError
        if faces is None:
            seed = self.room.seed
            rng = self.room.rng if seed is None else Random(f"{seed}/{self.task}/{pupil.number}/{len(my_rolls)}")
            faces = [rng.randrange(self.odds.faces) for _ in range(self.odds.dice)]
        my_rolls.append((tuple(faces), self.seconds()))
        self._order.append((pupil.number, self._hits(faces)))

    def _hits(self, faces: Any) -> int:
        return sum(face in self.odds.hit_faces for face in faces)

    def has_answered(self, pupil: Pupil) -> bool:
        """Return whether a pupil has made all rolls."""
        return len(self.rolls.get(pupil.number, ())) >= self.times

    @property
    def experiment(self) -> Experiment:
        """All rolls so far beside the theory."""
        data = Experiment(self.rolling)
        names = {pupil.number: pupil.name for pupil in self.room.pupils.values()}
        for number, hits in self._order:
            data._code_entries.append(Batch(names.get(number, str(number)), ((hits, 1),)))  # noqa: SLF001  (a batch as the box makes it)
        return data

    # ---------------------------------------------------------------- output

    def _line(self, language: str) -> str:
        return say(Text("room-roll", {"dice": self.odds.dice, "times": self.times}), language)

    def view(self, pupil: Pupil) -> dict[str, Any]:
        """Return the own rolls."""
        my_rolls = [list(faces) for faces, _ in self.rolls.get(pupil.number, ())]
        language, kinds = pupil.language, {face.symbol: face for face in self.symbols}
        hits: list[object] = [str(face) for face in (*range(1, FACES), 0) if face in self.odds.hit_faces]
        if kinds:
            hits = [face.name for face in kinds.values() if face.hit]
        last = self._hits(my_rolls[-1]) if my_rolls else 0
        return {
            "line": self._line(language),
            "dice": self.odds.dice,
            "hits": list(self.odds.hit_faces),
            "times": self.times,
            "rolls": my_rolls,
            "symbols": [{"symbol": face.symbol, "name": say(face.name, language)} for face in self.symbols],
            "note": say(Text("room-faces-hit", {"faces": hits, "count": len(hits)}), language),
            "left": say(Text("room-rolls-left", {"n": self.times - len(my_rolls)}), language),
            "verdict": say(Text("room-hits", {"n": last}), language) if my_rolls else "",
            "nth": say(Text("room-roll-nth", {"n": min(len(my_rolls) + 1, self.times), "of": self.times}), language),
        }

    def stage(self, language: str) -> dict[str, Any]:
        """Return the distribution beside the theory, without names."""
        key = len(self._order), self.times, language
        if self._last_stage[0] != key:
            self._last_stage = key, self._compare(language)
        return self._last_stage[1]

    def _compare(self, language: str) -> dict[str, Any]:
        data = Experiment(self.rolling)
        totals = Counter(hits for _, hits in self._order)
        data._code_entries.append(Batch("", tuple(sorted(totals.items()))))  # noqa: SLF001  (one batch is counted at once)
        n, counts = data.n, data.counted
        bars = []
        for hits, chance in data.rolling.theory.items():
            low, high = band(n, chance)
            label = say(Text("room-hits", {"n": hits}), language)
            bars.append({"label": label, "n": counts[hits], "expected": float(n * chance), "low": low, "high": high})
        running, so_far = [], 0
        for _, hits in self._order:
            so_far += hits > 0
            running.append(so_far)
        share = say(data._share(), language) if n else ""  # noqa: SLF001  (the sentences of the same result)
        verdict = say(data._verdict(), language) if n else ""  # noqa: SLF001
        exact = float(data.exactly)
        return {
            "line": self._line(language),
            "bars": bars,
            "running": running,
            "exact": exact,
            "exactly": say(Text("room-exactly", {"value": percent(Fraction(data.exactly), 0, 1, language)}), language),
            "told": share,
            "verdict": verdict,
            "total": say(Text("room-all-rolls", {"n": n}), language),
        }

    def buttons(self, language: str) -> list[Button]:
        """Return the buttons for the teacher."""
        return [self.button("more-rolls", language, first=True, n=MORE)] if self.times + MORE <= MOST_TIMES else []

    def act(self, name: str) -> None:
        """Give each pupil more rolls."""
        if name == "more-rolls":
            self.times += MORE

    def answers(self) -> Iterator[Answer]:
        """Yield the rolls: their faces as one text."""
        question = say(self.rolling.title, self.room.language)
        for number, rolls in self.rolls.items():
            for faces, seconds in rolls:
                yield Answer(number, self.kind, question, self._write(faces, self.room.language), None, seconds)

    def own_answers(self, pupil: Pupil) -> Iterator[tuple[str, str]]:
        """Yield the dice and the faces of each roll of a pupil, in the own language."""
        question = say(self.rolling.title, pupil.language)
        return ((question, self._write(faces, pupil.language)) for faces, _ in self.rolls.get(pupil.number, ()))

    def _write(self, faces: Sequence[int], language: str) -> str:
        """Return the faces of a roll as one text: digits, or the names of symbols."""
        if not self.symbols:
            return "".join(map(str, faces))
        return ", ".join(say(self.symbols[face].name, language) for face in faces)
