"""Rolls as a class hands them in: typed or pasted text, lists, one list for each pupil, or counts."""

from __future__ import annotations

import operator
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import SupportsIndex

from undaunted_nb.engine.text import Text
from undaunted_nb.files.checker import short

MOST = 1_000_000
"""The most rolls of one entry."""
SEPARATORS = re.compile(r"[\s,;]+")
TIMES = re.compile(r"(\d{1,7})[x×хX*](\S+)")
"""So many rolls of one kind: "12x0". The letter can be Latin or Cyrillic."""
FACE_SEPARATORS = re.compile(r"[-+/.|]")
"""Signs between the faces of one roll, which say nothing."""


@dataclass(frozen=True, slots=True)
class Batch:
    """Rolls of one pupil ("": no name) whose order is not known: how many dice hit, and in how many rolls."""

    pupil: str
    counts: tuple[tuple[int, int], ...]

    @property
    def rolls(self) -> int:
        """The number of rolls."""
        return sum(times for _, times in self.counts)

    @property
    def hits(self) -> int:
        """The number of rolls in which at least one die hit."""
        return sum(times for hits, times in self.counts if hits)


@dataclass(frozen=True, slots=True)
class Reader:
    """What an entry can be: the number of dice, and the faces that hit if rolls are handed in face by face (None: numbers of hits)."""

    dice: int
    hits: tuple[int, ...] | None = None

    def read(self, results: object, pupil: str = "") -> Iterator[Batch | Text]:
        """Yield the rolls, and a sentence for each entry that cannot be read."""
        if isinstance(results, str):
            yield from self._text(results, pupil)
        elif isinstance(results, Mapping):
            yield from self._named(results, pupil)
        elif isinstance(results, Iterable):
            for n, entry in enumerate(results, 1):
                yield from self._read_entry(entry, pupil, n)
        else:
            yield from self._read_entry(results, pupil, 1)

    def _text(self, text: str, pupil: str) -> Iterator[Batch | Text]:
        for line in text.splitlines():
            name, colon, after = line.partition(":")
            named = colon and any(map(str.isalpha, name))
            roller, rolls = (name.strip(), after) if named else (pupil, line)
            many: Counter[int] = Counter()
            for n, word in enumerate(filter(None, SEPARATORS.split(rolls.strip())), 1):
                times = TIMES.fullmatch(word)
                if not times:
                    yield from self._read_entry(word, roller, n)
                    continue
                hits = self._hits(times[2])
                if hits is None or not 0 < int(times[1]) <= MOST:
                    yield self._refuse(word, roller, n)
                else:
                    many[hits] += int(times[1])
            if many:
                yield Batch(roller, tuple(sorted(many.items())))

    def _named(self, results: Mapping[object, object], pupil: str) -> Iterator[Batch | Text]:
        """Read rolls by pupil, or the number of rolls for each number of hits."""
        many: Counter[int] = Counter()
        for n, (key, value) in enumerate(results.items(), 1):
            if isinstance(key, str):
                yield from self.read(value, key)
                continue
            hits, times = self._hits(key), _whole(value)
            if hits is None or times is None or not 0 <= times <= MOST:
                yield self._refuse(f"{short(key)}: {short(value)}", pupil, n)
            elif times:
                many[hits] += times
        if many:
            yield Batch(pupil, tuple(sorted(many.items())))

    def _read_entry(self, entry: object, pupil: str, n: int) -> Iterator[Batch | Text]:
        if isinstance(entry, str) and SEPARATORS.search(entry.strip()):
            yield from self._text(entry, pupil)
            return
        hits = self._hits(entry)
        yield self._refuse(entry, pupil, n) if hits is None else Batch(pupil, ((hits, 1),))

    def _hits(self, entry: object) -> int | None:
        """Return how many dice hit in a roll, or None for what is not one."""
        if self.hits is None:
            number = int(entry) if isinstance(entry, str) and entry.isdecimal() and len(entry) < 9 else _whole(entry)
            return number if number is not None and 0 <= number <= self.dice else None
        faces = [*FACE_SEPARATORS.sub("", entry)] if isinstance(entry, str) else [entry] if isinstance(entry, SupportsIndex) else entry
        if not isinstance(faces, Iterable):
            return None
        numbers = [int(face) if isinstance(face, str) and len(face) == 1 and face.isdecimal() else _whole(face) for face in faces]
        if len(numbers) != self.dice or not all(face is not None and 0 <= face <= 9 for face in numbers):
            return None
        return sum(face in self.hits for face in numbers)

    def _refuse(self, entry: object, pupil: str, n: int) -> Text:
        params = {"entry": short(entry)[:40], "pupil": pupil[:40], "n": n, "dice": self.dice, "faces": self.hits is not None}
        return Text("experiment-bad", params)


def _whole(value: object) -> int | None:
    """Return a whole number of any kind as an int, or None."""
    as_index: Callable[[SupportsIndex], int] = operator.index
    with suppress(TypeError):
        return as_index(value) if isinstance(value, SupportsIndex) and not isinstance(value, bool) else None
    return None
