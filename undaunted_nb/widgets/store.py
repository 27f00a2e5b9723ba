"""Where games are kept between kernels: one small file a table, in the user's own data folder.

A file is a journal (``core/journal.py``): each decision is written behind the others, and the whole is written again, tidily, when a table
goes on with it and when the game is over.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from hashlib import sha256
from itertools import count
from pathlib import Path
from threading import RLock
from weakref import WeakValueDictionary

from undaunted_nb.core import journal
from undaunted_nb.core.errors import Fault, FileError, TutorError
from undaunted_nb.core.game import Game, Step, load
from undaunted_nb.core.storage import LARGEST, save_text, stamp, sweep
from undaunted_nb.core.text import Text
from undaunted_nb.lessons.places import NOWHERE, home, no_home, put_aside

SLACK = 200
"""So many lines more than it needs may a journal have before it is written again."""


class Save:
    """The file of one game: shared by all tables of this kernel that show it."""

    def __init__(self, game: Game, place: Path, error: FileError | None = None) -> None:
        """``error`` says why nothing can be kept (None: it can)."""
        self.game, self.place, self.error = game, place, error
        self.note: tuple[Text, Text] | None = None
        self.tables = 0
        self._kept: tuple[Step, ...] = ()
        self._size = self._lines = 0
        self._stamp: object = None
        self._writing = RLock()
        _open[place] = self

    def keep(self) -> None:
        """Write what was played since. Raises FileError; then the file is as it was."""
        if self.error:
            raise self.error
        with self._writing:
            if self._stamp is None:
                self._write()
            elif (found := stamp(self.place)) is not None and found != self._stamp:  # another kernel keeps its game here
                self.place = next(place for place in _places(self.place) if not place.exists())
                self._write()
            elif found is None or (self.game.position.outcome and self._lines) or self._lines > SLACK + 2 * self.game.ply:
                self._write()
            else:
                self._append()

    def _write(self) -> None:
        steps = self.game.steps
        text = journal.first_line(self.game.to_json()) + "".join(journal.lines_after((), steps))
        save_text(self.place, text)
        self._done(steps, len(text.encode()), 0)

    def _append(self) -> None:
        steps = self.game.steps
        lines = journal.lines_after(self._kept, steps)
        if not lines:
            return
        more = "".join(lines).encode()
        if self._size + len(more) > LARGEST:
            raise FileError(str(self.place), [Fault("", Text("fault-too-large", {"most": LARGEST}))])
        try:
            with self.place.open("ab") as file:
                file.write(more)
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            with suppress(OSError):
                os.truncate(self.place, self._size)
            self._stamp = stamp(self.place)
            raise FileError(str(self.place), [Fault("", Text("fault-cannot-write", {"reason": error.strerror or str(error)}))]) from None
        self._done(steps, self._size + len(more), self._lines + len(lines))

    def _done(self, steps: tuple[Step, ...], size: int, lines: int) -> None:
        self._kept, self._size, self._lines, self._stamp = steps, size, lines, stamp(self.place)

    def leave(self) -> None:
        """A table is closed. When it was the last one of this kernel that shows the game, another will read the file."""
        with _opening:
            self.tables -= 1
            if self.tables < 1 and _open.get(self.place) is self:
                del _open[self.place]


_open: WeakValueDictionary[Path, Save] = WeakValueDictionary()
"""The saves of the tables of this kernel."""
_opening = RLock()
"""Held while a save is looked for or left. Nobody waits for it who holds a game."""


def place_of(game: Game, side: str) -> Path:
    """The file of a table: the same notebook, scenario, seed and side give the same file."""
    return home() / "games" / _name_of(game, side)


def _name_of(game: Game, side: str) -> str:
    start = game.start.to_json()
    scenario = str(start["scenario"])
    told = "\n".join([os.environ.get("JPY_SESSION_NAME", ""), scenario, str(game.seed), side, start.__repr__()])
    name = "".join(c if c.isalnum() else "-" for c in Path(scenario).stem)[:60]
    return f"{name}-{sha256(told.encode()).hexdigest()[:12]}.jsonl"


def _places(place: Path) -> Iterator[Path]:
    yield place
    for number in count(2):
        yield place.with_name(f"{place.stem}-{number}{place.suffix}")


def open_save(game: Game, side: str) -> Save:
    """The save of a table, with its game gone on with: from another table of this kernel, or from a file.

    The game becomes the same one as that of another table with the same notebook, scenario, seed and side, if one is a beginning of the
    other. Two games that have gone different ways have a file each. A file that cannot be used is put aside, and the save's ``note``
    says so.
    """
    with _opening:
        first = place_of(game, side)
        nowhere = first.is_relative_to(NOWHERE)
        if not nowhere:
            sweep(first.parent)
        for place in _places(first):
            if live := _open.get(place):
                if _goes_on(live.game, game):
                    if game.ply > live.game.ply:
                        live.game.adopt(game)
                    game.join(live.game)
                    return live
            elif nowhere or not _exists(place):
                return Save(game, place, no_home() if nowhere else None)
            elif save := _resumed(game, place):
                return save
        raise AssertionError  # the places never end


def _exists(place: Path) -> bool:
    with suppress(OSError):
        return place.is_file()
    return False


def _resumed(game: Game, place: Path) -> Save | None:
    """The save that lies in a place (None: that of another game)."""
    try:
        saved = load(place)
    except TutorError:
        return _aside(game, place)
    if saved.start != game.start:
        edited = saved.start.to_json() == game.start.to_json()  # the same file of one's own, with something else in it
        return _aside(game, place, edited=edited)
    if not _goes_on(saved, game):
        return None
    if saved.decisions and saved.ply >= game.ply:
        game.adopt(saved)
    return Save(game, place)


def _aside(game: Game, place: Path, *, edited: bool = False) -> Save:
    other = put_aside(place)
    if stays := _exists(place):
        other = place
    named = {"place": str(other)}
    told = Text("save-no-aside", named) if stays else Text("save-changed-here", named) if edited else Text("save-aside", named)
    save = Save(game, place, FileError(str(place), [Fault("", told)]) if stays else None)
    save.note = (Text("save-changed-title") if edited else Text("save-aside-title"), told)
    return save


def _goes_on(one: Game, other: Game) -> bool:
    """Is one of two games a beginning of the other?"""
    if one.start != other.start:
        return False
    both = min(one.ply, other.ply)
    return not one.decisions or not other.decisions or _lines(one)[:both] == _lines(other)[:both]


def _lines(game: Game) -> list[tuple[str, ...]]:
    return [step.lines for step in game.steps]
