"""Reading and writing: one clear error for a file that cannot be used, and saving that loses nothing."""

from __future__ import annotations

import json
import logging
import os
import re
import sys
from contextlib import suppress
from functools import cache
from pathlib import Path
from threading import get_ident
from typing import Self

from undaunted_nb.engine.errors import Fault, FileError
from undaunted_nb.engine.text import Text, excerpt

from .reasons import json_reason, system_reason

log = logging.getLogger(__name__)
LARGEST = 2_000_000
"""The maximum size of a file or line, in characters. Anything larger was not saved by this project."""


HALF = re.compile("[\ud800-\udfff]")
IN_BROWSER = sys.platform == "emscripten"
"""Whether Python runs in a browser (JupyterLite). Its files are records in the storage of the page: slow, and always written whole."""


@cache
def package_version() -> str:
    """Return the version of this package, because the same seed can play another game in another one."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("undaunted-nb")
    except PackageNotFoundError:  # a copy that was not installed
        return ""


class OwnFile(str):
    """The path of a user's own scenario with the content of the file when it was read, so the game can go on without the file.

    ``carried`` means that a stranger's link or line brought it. Its path is then only a name, and no file of this name is looked at.
    """

    __slots__ = ("carried", "text")
    text: str
    carried: bool

    def __new__(cls, path: str, text: str, carried: bool = False) -> Self:  # noqa: FBT001, FBT002  (a copy is made by position)
        """Make one of a path and a text."""
        file = super().__new__(cls, path)
        file.text, file.carried = text, carried
        return file

    @classmethod
    def read(cls, path: str) -> OwnFile:
        """Return the file as it is now, or as it is remembered. Raises FileError."""
        return path if isinstance(path, cls) else cls(path, read_text(path))

    def __eq__(self, other: object) -> bool:
        """Return whether path and content are the same. Two versions of one scenario are two scenarios."""
        return str.__eq__(self, other) is True and (not isinstance(other, OwnFile) or self.text == other.text)

    def __ne__(self, other: object) -> bool:
        """Return whether path or content differ."""
        return not self == other

    __hash__ = str.__hash__

    def __getnewargs__(self) -> tuple[str, str, bool]:  # type: ignore[override]
        """Return the arguments that a copy is made from."""
        return str(self), self.text, self.carried

    @property
    def sha256(self) -> str:
        """The checksum that distinguishes versions of the file."""
        from hashlib import sha256

        return sha256(self.text.encode(errors="replace")).hexdigest()


def is_file_name(name: str) -> bool:
    """Return whether a name that is not built-in is the path of a file: it ends in .toml, or the file exists."""
    if isinstance(name, OwnFile) or name.casefold().endswith(".toml"):
        return True
    try:
        return Path(name).is_file()
    except (OSError, ValueError):  # a name that no file can have
        return False


def is_json(text: str) -> bool:
    """Return whether the text of a file looks like JSON. TOML never begins with a brace."""
    return text.lstrip().startswith("{")


def name_of(source: object) -> str:
    """Return the name or path to open, as text. Raises FileError for any other value."""
    name = os.fspath(source) if isinstance(source, os.PathLike) else source
    if isinstance(name, str):
        return name
    words = excerpt(source)
    raise FileError(words, [Fault("", Text("fault-wanted", {"wanted": Text("fault-a-text"), "found": words}))])


def save_text(path: str | os.PathLike[str], text: str) -> None:
    """Write a file so that at any moment either the old or the new text is there whole. Raises FileError if it cannot be written."""
    save(path, text)


def save(path: str | os.PathLike[str], content: str | bytes, *, folders: bool = True) -> None:
    """Write text or bytes as ``save_text`` does. ``folders`` says whether to make the folders that do not exist."""
    goal = Path(name_of(path))
    half = goal.parent / f".{goal.name[:40]}.{os.getpid()}.{get_ident()}.part"
    try:
        data = content.encode() if isinstance(content, str) else content
        if IN_BROWSER:
            _save_in_browser(goal, data, folders=folders)
            return
        if folders:
            goal.parent.mkdir(parents=True, exist_ok=True)
        with half.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        half.replace(goal)
    except (OSError, ValueError) as error:  # ValueError: a name or a text that no file can have
        raise FileError(str(path), [Fault("", Text("fault-cannot-write", {"reason": system_reason(error)}))]) from None
    finally:
        with suppress(OSError, ValueError):
            half.unlink(missing_ok=True)


def _save_in_browser(goal: Path, data: bytes, *, folders: bool) -> None:
    """Write a file where one is stored whole when it closes. Each call, even to look at a folder, waits for the page."""
    try:
        goal.write_bytes(data)
    except FileNotFoundError:
        if not folders:
            raise
        goal.parent.mkdir(parents=True, exist_ok=True)
        goal.write_bytes(data)


def stamp(path: Path) -> object:
    """Return a value that changes whenever the file is written, or None if the file does not exist."""
    try:
        status = path.stat()
    except (OSError, ValueError):
        return None
    return 0 if IN_BROWSER else status.st_ino, status.st_mtime_ns, status.st_size  # a browser numbers a file again at each look


def hold(number: int) -> None:
    """Lock an open file, by its descriptor, against all other processes until it is closed. Some network drives have no locks."""
    try:
        if sys.platform == "win32":
            import msvcrt

            os.lseek(number, 0, os.SEEK_SET)
            msvcrt.locking(number, msvcrt.LK_LOCK, 1)
        else:
            import fcntl

            fcntl.flock(number, fcntl.LOCK_EX)
    except (OSError, ImportError) as error:
        log.warning("a file can't be locked: %s", type(error).__name__)


def sweep(folder: Path) -> None:
    """Remove the files of interrupted saves in a folder: half files of processes that no longer run."""
    with suppress(OSError):
        for half in folder.glob(".*.part"):
            with suppress(OSError, ValueError, IndexError):
                if not runs(int(half.name.split(".")[-3])):
                    half.unlink(missing_ok=True)


def runs(process: int) -> bool:
    """Return whether this process is running. If the system cannot decide, assume it is."""
    if process == os.getpid() or os.name != "posix":
        return True
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True  # another user's process
    return True


def check_size(path: str | os.PathLike[str], size: int) -> None:
    """Check that ``read_text`` takes a file of that many bytes. Raises FileError if it is too large."""
    if size > LARGEST:
        raise FileError(str(path), [Fault("", Text("fault-too-large", {"most": LARGEST}))])


def read_text(path: str | os.PathLike[str]) -> str:
    """Return the text of a file. Raises FileError if it is missing, not text, or too large."""
    if isinstance(path, OwnFile):
        return path.text
    try:
        with Path(path).open("rb") as file:
            data = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise FileError(str(path), [Fault("", Text("fault-cannot-read", {"reason": system_reason(error)}))]) from None
    check_size(path, len(data))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise FileError(str(path), [Fault(str(Text("place-byte", {"n": str(error.start)})), Text("fault-not-text"))]) from None


def parse_json(text: str, source: str) -> dict[str, object]:
    """Parse a JSON object. Raises FileError, with line and column, for anything else."""
    data = parse_json_value(text, source)
    if not isinstance(data, dict):
        raise FileError(source, [Fault("", Text("fault-not-object"))])
    return data


def parse_json_value(text: str, source: str) -> object:
    """Parse any JSON value. Raises FileError, with line and column, for anything else."""
    try:
        data: object = json.loads(text)
    except json.JSONDecodeError as error:
        place = str(Text("place-column", {"line": str(error.lineno), "column": str(error.colno)}))
        raise FileError(source, [Fault(place, Text("fault-not-json", {"reason": json_reason(text, error.pos)}))]) from None
    except (RecursionError, ValueError):
        raise FileError(source, [Fault("", Text("fault-too-deep"))]) from None
    return data


def json_text(data: object, *, indent: int | None = None, separators: tuple[str, str] | None = None, sort_keys: bool = False) -> str:
    """Return JSON that a file can hold.

    Half a character of UTF-16 is spelled with its number, as ``parse_json`` reads it. The path of a file whose name is not text has such.
    """
    return HALF.sub(
        lambda match: f"\\u{ord(match[0]):04x}",
        json.dumps(data, ensure_ascii=False, indent=indent, separators=separators, sort_keys=sort_keys),
    )


def dump_json(data: object) -> str:
    """Return JSON as it is saved: readable, with one line break at the end."""
    return json_text(data, indent=2) + "\n"
