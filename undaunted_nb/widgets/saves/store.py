"""The saved games: one small file per table in the user's data folder.

A file is a journal (``play/journal.py``). Each decision is appended. The whole file is written again when a table resumes the game and
when the game is over.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from contextlib import suppress
from hashlib import sha256
from itertools import count
from pathlib import Path
from threading import RLock
from weakref import WeakValueDictionary

from undaunted_nb.engine.errors import Fault, FileError, TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.files.reasons import system_reason
from undaunted_nb.files.storage import check_size, save, stamp, sweep
from undaunted_nb.lessons.progress.user_data import NOWHERE, home, no_home, notebook_file, notebooks, put_aside
from undaunted_nb.play import journal
from undaunted_nb.play.game import Game, load, load_beginning, with_players
from undaunted_nb.play.history import Step
from undaunted_nb.play.opponent import Players

log = logging.getLogger(__name__)

SLACK = 200
"""The number of extra lines that a journal can have before it is written again."""


class Save:
    """The file of one game, shared by all tables of this kernel that show it."""

    def __init__(self, game: Game, place: Path, error: FileError | None = None, seen: object = None) -> None:
        """Register the save.

        ``error`` is the reason why it cannot be written (None if it can), ``seen`` the stamp of the file that was read (None: no file).
        """
        self.game, self.place, self.error = game, place, error
        self.note: tuple[Text, Text] | None = None
        self.players: Players | None = None
        """The players at the table of this save (None: unknown)."""
        self.tables = 0
        self._written_steps: tuple[Step, ...] = ()
        self._size = self._lines = 0
        self._stamp = seen
        self._named: Players | None = None
        self._writing = RLock()
        _open[place] = self

    def keep(self) -> None:
        """Write the latest actions. Raises FileError if that fails, and then the file does not change."""
        if self.error:
            raise self.error
        with self._writing:
            file_stamp = stamp(self.place)
            if file_stamp is not None and file_stamp != self._stamp:  # another kernel saves its game here
                self.place = next(place for place in _places(self.place) if not place.exists())
                self._write()
            elif not self._size or file_stamp is None or self._untidy():  # no size: this kernel has not written it yet
                self._write()
            else:
                self._append()

    def put_by(self) -> None:
        """Give the file of a finished game another name, because the next game is written here."""
        with self._writing, suppress(OSError):
            if (file_stamp := stamp(self.place)) is not None and file_stamp == self._stamp:
                self.place.rename(_free(self.place))
                self._written_steps, self._size, self._lines, self._stamp = (), 0, 0, None

    def _untidy(self) -> bool:
        """Return whether the file should be written whole again."""
        over = bool(self.game.position.outcome and self._lines)
        return over or self.players != self._named or self._lines > SLACK + 2 * self.game.ply

    def _write(self) -> None:
        steps = self.game.steps
        data = (journal.first_line(with_players(self.game.to_json(), self.players)) + "".join(journal.lines_after((), steps))).encode()
        check_size(self.place, len(data))
        save(self.place, data)
        self._note_written(steps, len(data), 0)
        self._named = self.players

    def _append(self) -> None:
        steps = self.game.steps
        lines = journal.lines_after(self._written_steps, steps)
        if not lines:
            return
        more = "".join(lines).encode()
        check_size(self.place, self._size + len(more))
        try:
            with self.place.open("ab") as file:
                file.write(more)
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            with suppress(OSError):
                os.truncate(self.place, self._size)
            self._stamp = stamp(self.place)
            log.warning("a step could not be saved, the next one tries again")
            raise FileError(str(self.place), [Fault("", Text("fault-cannot-write", {"reason": system_reason(error)}))]) from None
        self._note_written(steps, self._size + len(more), self._lines + len(lines))

    def _note_written(self, steps: tuple[Step, ...], size: int, lines: int) -> None:
        self._written_steps, self._size, self._lines, self._stamp = steps, size, lines, stamp(self.place)

    def leave(self) -> None:
        """Close the save for one table. After the last table of this kernel, another one will read the file."""
        with _opening:
            self.tables -= 1
            if self.tables < 1 and _open.get(self.place) is self:
                del _open[self.place]


_open: WeakValueDictionary[Path, Save] = WeakValueDictionary()
"""The saves of the tables of this kernel."""
_opening = RLock()
"""The lock for opening and closing saves. A thread that holds a game never waits for it."""


def short_name(scenario: str) -> str:
    """Return the text with which the names of a scenario's files begin. Two scenarios can share it."""
    return "".join(c if c.isalnum() else "-" for c in Path(scenario).stem)[:60]


def place_of(game: Game, side: str) -> Path:
    """Return the file of a table. The same notebook, scenario, seed and side give the same file."""
    return notebook_file(lambda notebook: _place_at(notebook, game, side))


def _place_at(notebook: str, game: Game, side: str) -> Path:
    start = game.start.to_json()
    scenario = str(start["scenario"])
    key = "\n".join([notebook, scenario, str(game.seed), side, start.__repr__()])
    return home() / "games" / f"{short_name(scenario)}-{sha256(key.encode()).hexdigest()[:12]}.jsonl"


def side_of(game: Game, place: Path) -> str:
    """Return the side of the table whose file this is, in any known notebook ("": two people), or else the first side.

    Only a file of an earlier version has no players.
    """
    if game.players:
        return game.players.side
    sides: tuple[str, ...] = game.position.setup.sides
    tables = ((notebook, side) for notebook in notebooks() for side in (*sides, ""))
    return next((side for notebook, side in tables if place.stem.startswith(_place_at(notebook, game, side).stem)), sides[0])


def _places(place: Path) -> Iterator[Path]:
    yield place
    for number in count(2):
        yield place.with_name(f"{place.stem}-{number}{place.suffix}")


def _free(first: Path) -> Path:
    """Return the first place that no game has."""
    return next(place for place in _places(first) if place not in _open and not _exists(place))


def open_save(game: Game, side: str) -> Save:
    """Return the save of a table and resume its game from another table of this kernel or from a file.

    The table shares its game with another table of the same notebook, scenario, seed and side if one game continues the other. Games that
    differ get separate files. An unusable file is renamed, its readable beginning goes on, and the save's ``note`` explains it.
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
                    game.players = live.players
                    return live
            elif nowhere or not _exists(place):
                return Save(game, place, no_home() if nowhere else None)
            elif save := _resume(game, place):
                return save
        raise AssertionError  # the places never end


def new_save(game: Game, side: str) -> Save:
    """Return a new save that replaces no other one. So a link opens its position again, not the game that was played from it last time."""
    with _opening:
        first = place_of(game, side)
        if first.is_relative_to(NOWHERE):
            return Save(game, first, no_home())
        return Save(game, _free(first))


def _exists(place: Path) -> bool:
    with suppress(OSError):
        return place.is_file()
    return False


def _resume(game: Game, place: Path) -> Save | None:
    """Return the save in a place (None if it belongs to another game)."""
    seen = stamp(place)
    try:
        saved_game = load(place)
    except TutorError:
        return _aside(game, place)
    if saved_game.start != game.start:
        edited = saved_game.start.to_json() == game.start.to_json()  # the same file of yours, with changed content
        return _aside(game, place, edited=edited)
    if not _goes_on(saved_game, game):
        return None
    if saved_game.decisions and saved_game.ply >= game.ply:
        game.adopt(saved_game)
        game.players = saved_game.players
    return Save(game, place, seen=seen)


def _aside(game: Game, place: Path, *, edited: bool = False) -> Save:
    """Rename a file that cannot be used and return a new save, whose game goes on from what can still be read of the file."""
    old = None if edited else load_beginning(place)
    steps_kept = old.ply if old and old.start == game.start and old.decisions and _goes_on(old, game) and old.ply >= game.ply else 0
    if old and steps_kept:
        game.adopt(old)
    other = put_aside(place)
    log.warning("a saved game can't be used, the game goes on from step %d", steps_kept)
    if stays := _exists(place):
        other = place
    named = {"place": str(other), "kept": steps_kept}
    reason = Text("save-no-aside", named) if stays else Text("save-changed-here", named) if edited else Text("save-aside", named)
    save = Save(game, place, FileError(str(place), [Fault("", reason)]) if stays else None)
    if steps_kept:
        with suppress(FileError):  # the next decision says why nothing can be saved
            save.keep()
    save.note = (Text("save-changed-title") if edited else Text("save-aside-title"), reason)
    return save


def _goes_on(first: Game, other: Game) -> bool:
    """Return whether one of two games is a beginning of the other."""
    if first.start != other.start:
        return False
    both = min(first.ply, other.ply)
    return not first.decisions or not other.decisions or _lines(first)[:both] == _lines(other)[:both]


def _lines(game: Game) -> list[tuple[str, ...]]:
    return [step.lines for step in game.steps]
