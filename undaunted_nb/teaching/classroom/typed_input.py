"""What a class typed: one text file for each box or poll, written at each change and read when the cell runs again.

The file holds the entries as they were typed. So whatever is in it, a person could have typed it, and the reader of entries deals with it.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from threading import RLock
from weakref import WeakMethod, WeakValueDictionary

from undaunted_nb.engine.errors import FileError, TutorError
from undaunted_nb.engine.text import Text, excerpt
from undaunted_nb.files.storage import save, stamp
from undaunted_nb.lessons.progress.user_data import NOWHERE, home, no_home, notebook_file, put_aside

log = logging.getLogger(__name__)

LONGEST = 200_000
"""The most characters of a file."""
LONGEST_NAME = 60
UTF_16 = b"\xff\xfe", b"\xfe\xff"
"""How a text begins that an old editor saved as "Unicode"."""


class Typed:
    """The entries of one box or poll, and their file."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.text = ""
        self.before = ""
        """The entries that ``bring_back`` restores ("": none)."""
        self._lock = RLock()
        self._stamp: object = None
        self._save_problem: Text | None = None
        self._move_note: Text | None = None
        self._followers: list[WeakMethod[Callable[[], None]]] = []

    @property
    def note(self) -> Text | None:
        """A sentence about the file that a person should know (None: all is well)."""
        return self._save_problem or self._move_note

    def follow(self, callback: Callable[[], None]) -> None:
        """Call a method after each change, as long as its object lives. All boxes of one file show the same."""
        self._followers.append(WeakMethod(callback))

    def keep(self, text: str) -> None:
        """Replace the entries and write them at once. If that fails, ``note`` explains it."""
        text = text[:LONGEST].replace("\0", "").encode(errors="replace").decode()
        with self._lock:
            if text != self.text:
                self.text, self.before = text, ""
                self._save()
                self._tell()

    def reset(self) -> None:
        """Begin with an empty list. The file gets another name, and ``bring_back`` restores the entries."""
        with self._lock:
            if self.text:
                self.text, self.before, self._move_note = "", self.text, None
                if self._stamp is not None and not self._put_aside():
                    self._save()
                self._tell()

    def bring_back(self) -> None:
        """Restore the entries that ``reset`` removed, if any."""
        with self._lock:
            if self.before:
                self.text, self.before = self.before, ""
                self._save()
                self._tell()

    def read(self) -> None:
        """Read the file if it is not as this kernel left it. If a part can't be read, the whole file gets another name."""
        with self._lock:
            now = stamp(self.place)
            if now == self._stamp or self.place.is_relative_to(NOWHERE):
                return
            self.text, self.before, self._stamp = "", "", now
            if now is not None:
                self.text, whole = _read(self.place)
                if not whole:
                    self.set_aside(self.text)

    def set_aside(self, readable: str) -> None:
        """Go on with the readable entries. The whole file gets another name, and ``note`` explains it."""
        with self._lock:
            self.text = readable
            if other := self._put_aside():
                self._move_note = Text("typed-damaged", {"place": other})
            self._save()

    def _put_aside(self) -> str:
        """Give the file another name and return it ("": that failed)."""
        other = put_aside(self.place)
        self._stamp = stamp(self.place)
        return "" if self._stamp is not None else str(other)

    def _save(self) -> None:
        self._save_problem = None
        if self.place.is_relative_to(NOWHERE):
            self._save_problem = Text("typed-unsaved", {"reason": no_home().text})
            return
        if stamp(self.place) not in (None, self._stamp) and (other := self._put_aside()):  # another kernel has the same box
            self._move_note = Text("typed-elsewhere", {"place": other})
        try:
            save(self.place, self.text)
        except FileError as error:
            log.warning("what was typed could not be saved, the next change tries again")
            self._save_problem = Text("typed-unsaved", {"reason": error.text})
        self._stamp = stamp(self.place)

    def _tell(self) -> None:
        for follower in self._followers:
            if callback := follower():
                callback()


_open: WeakValueDictionary[Path, Typed] = WeakValueDictionary()
"""The entries that boxes of this kernel show."""
_opening = RLock()


def typed(kind: str, subject: object, name: str = "") -> Typed:
    """Return the entries of a box or poll as they are in its file. They are the same object for all boxes with the same file.

    Args:
        kind: The kind of entries: a part of the file's name.
        subject: The subject of the entries. Only equal values share a file. Its ``repr`` must be the same in every kernel.
        name: The class. With a name, all notebooks share the entries, without one each notebook has its own.

    Raises:
        TutorError: ``name`` is not valid.

    """
    if type(name) is not str or len(name) > LONGEST_NAME or not (name == "" or name.strip()):
        raise TutorError(Text("typed-name", {"most": LONGEST_NAME, "value": excerpt(name)}))
    stem = "".join(c if c.isalnum() else "-" for c in f"{kind}-{name}" if c.isprintable())[:40].strip("-")

    def place_at(notebook: str) -> Path:
        key = json.dumps([kind, name, notebook, repr(subject)])
        return home() / "class" / f"{stem}-{sha256(key.encode(errors='replace')).hexdigest()[:12]}.txt"

    with _opening:
        place = place_at("") if name else notebook_file(place_at)
        entries = _open.get(place)
        if entries is None:
            entries = _open[place] = Typed(place)
        entries.read()
        return entries


def _read(place: Path) -> tuple[str, bool]:
    """Return the readable text of a file, and whether that is all of it."""
    try:
        with place.open("rb") as file:
            data = file.read(4 * LONGEST + 1)
    except (OSError, ValueError):
        return "", False
    encoding = "utf-16" if data.startswith(UTF_16) else "utf-8-sig"
    text = data.decode(encoding, errors="replace")
    readable = text.replace("\0", "").replace("\ufffd", "")[:LONGEST]
    return readable, readable == text
