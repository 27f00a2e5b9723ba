"""What other installed packages add by entry points: games, packs of scenarios, courses and languages.

Only this module reads entry points. A package that cannot be read, or whose name is taken, is named in one warning. The rest goes on.
"""

from __future__ import annotations

import re
import warnings
from contextlib import suppress
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from undaunted_nb.engine.errors import FileError, TutorError
from undaunted_nb.engine.text import Text

if TYPE_CHECKING:
    from collections.abc import Callable, Container, Mapping
    from importlib.resources.abc import Traversable

T = TypeVar("T")

GAMES, SCENARIOS, LESSONS, LANGUAGES = (f"undaunted_nb.{kind}" for kind in ("games", "scenarios", "lessons", "languages"))
"""The groups of entry points. The name of an entry point is that of the addition, and its value the Python package with its files."""
NAME = re.compile(r"[A-Za-z0-9][\w-]*", re.ASCII)


class AdditionWarning(UserWarning):
    """Something that an installed package adds cannot be used."""


class Addition(NamedTuple):
    """One entry point: its name, the Python package with its files, and the installed package that it comes from."""

    name: str
    package: str
    owner: str


@cache
def _entries() -> Mapping[str, tuple[Addition, ...]]:
    """Return the additions of each group, in the order of the packages that they come from."""
    from importlib.metadata import distributions  # to read them takes 30 ms, and most tables need one built-in game

    additions: dict[str, dict[str, list[Addition]]] = {group: {} for group in (GAMES, SCENARIOS, LESSONS, LANGUAGES)}
    known: set[str] = set()
    for package in distributions():
        with suppress(Exception):  # whatever its own files say: it is no package of ours
            entries = [entry for entry in package.entry_points if entry.group in additions]
            if entries and package.name not in known:  # a second one of the same name is hidden by the first
                known.add(package.name)
                for entry in entries:
                    additions[entry.group].setdefault(package.name, []).append(Addition(entry.name, entry.value, package.name))
    return {group: tuple(addition for name in sorted(owners) for addition in owners[name]) for group, owners in additions.items()}


_problems: dict[tuple[str, Addition, str], Text] = {}
"""What was said about additions, or about one of their files."""


def _report(group: str, addition: Addition, key: str, *, file: str = "", why: str = "") -> None:
    """Say once what is wrong with an addition, or with a file of it."""
    if (group, addition, file) not in _problems:
        params = {"kind": group.rpartition(".")[2], "name": addition.name[:60], "package": addition.owner[:60], "why": why}
        _problems[group, addition, file] = problem = Text(key, params)  # first, because the words can come from other additions
        warnings.warn(str(problem), AdditionWarning, stacklevel=2)


def read(group: str, reader: Callable[[Addition], T], other_names: Container[str] = ()) -> dict[str, T]:
    """Return what ``reader`` makes of each addition of a group, by name. What it raises is reported.

    A name in ``other_names``, or of an addition before, is not used again.
    """
    values: dict[str, T] = {}
    for addition in _entries()[group]:
        if not NAME.fullmatch(addition.name):
            _report(group, addition, "added-name")
        elif addition.name in other_names or addition.name in values:
            _report(group, addition, "added-twice")
        else:
            try:
                values[addition.name] = reader(addition)
            except Exception as error:  # noqa: BLE001  (the code and files of others: nothing of them may stop the rest)
                _report(group, addition, "added-broken", why=_reason(error))
    return values


def _reason(error: Exception) -> str:
    if isinstance(error, FileError) and error.faults:
        return f"{error.source}: {error.faults[0].text}"
    return str(error) if isinstance(error, TutorError) else f"{type(error).__name__}: {error}"[:300]


def report_file(group: str, name: str, file: str, error: Exception) -> None:
    """Report a faulty file of the addition ``name``. Its other files can be used."""
    for addition in _entries()[group]:
        if addition.name == name:
            _report(group, addition, "added-file", file=file, why=_reason(error))


def problem_of(group: str, name: str) -> Text | None:
    """Return why the addition of that name is not used (None: it is used, or there is none)."""
    return next((_problems[key] for key in _problems if (key[0], key[1].name, key[2]) == (group, name, "")), None)


def folder(addition: Addition) -> Traversable:
    """Return the folder with the files of an addition. Raises ImportError if there is no such package."""
    return resources.files(addition.package)
