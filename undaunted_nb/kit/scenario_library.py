"""The scenarios of a game: those that come with it or in packs, by name, and the user's own files, by path."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from undaunted_nb.engine.errors import Fault, FileError
from undaunted_nb.engine.position import Setup
from undaunted_nb.engine.text import Text
from undaunted_nb.files.checker import Checker, hint, parse_toml, short
from undaunted_nb.files.setup_steps import so_far, step_of, whole
from undaunted_nb.files.storage import OwnFile, is_file_name

from . import games as places

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


class HasLabel(Protocol):
    """A scenario, as far as a library needs it."""

    @property
    def label(self) -> Text: ...


S = TypeVar("S", bound=HasLabel)


def label(name: str, title: str) -> Text:
    """Return the title of a scenario as a Text, so that a catalog can translate it."""
    return Text("scenario-" + re.sub(r"[^a-z0-9]+", "-", whole(name).lower()), {"fallback": title})


class Library(Generic[S]):
    """The scenarios of a game system: those that come with its games, those in packs of other packages, and the user's own files.

    Args:
        games: The games.
        format_: The ``format`` field of its files.
        build: Returns the scenario that the data of a file describe, or None if they have faults.
        steps: The steps of the set-up, each with the fields that it adds.
        tables: Returns the tables of the sides in a file, by its data.

    """

    def __init__(
        self,
        games: Collection[str],
        format_: str,
        build: Callable[[Checker, Mapping[str, object], str], S | None],
        steps: Mapping[str, tuple[str, ...]],
        tables: Callable[[Mapping[str, object]], Collection[str]] = lambda _: (),
    ) -> None:
        self._games, self._format, self._build, self._steps, self._tables = games, format_, build, steps, tables
        self.load_built_in = cache(lambda name: self.read(self.text_of(whole(name)), name))
        self._load_own = lru_cache(maxsize=16)(self.read)
        self.title_of = lru_cache(maxsize=64)(self._title_of)

    def names(self) -> tuple[str, ...]:
        """Return the names of the scenarios that come with the games, and of those in packs."""
        return tuple(name for game in self._games for name in places.scenarios(game)) + tuple(places.scenarios_in_packs(self._format))

    def _file(self, name: str) -> Traversable | None:
        """Return the file of a scenario by its name. Packs are asked only for what no game has, because to find them takes 30 ms."""
        game = name.partition("/")[0]
        return (places.scenarios(game) if game in self._games else places.scenarios_in_packs(self._format)).get(name)

    def load(self, name: str) -> S:
        """Return a built-in scenario by its name, or the user's own file by its path. Raises FileError."""
        if step_of(name) in ("", *self._steps) and self._file(whole(name)):
            return self.load_built_in(name)
        if is_file_name(name):
            file = OwnFile.read(name)
            return self._load_own(file.text, file)
        raise FileError(name, [Fault("", Text("fault-unknown-scenario", {"name": short(name), "hint": hint(name, self.names())}))])

    def _title_of(self, setup: Setup) -> Text:
        """Return the title of a scenario. It is remembered, so a table goes on even if the file is gone."""
        return self.load(setup.name).label

    def text_of(self, name: str) -> str:
        """Return the text of a built-in scenario, or of a file. Raises FileError."""
        file = self._file(name)
        return file.read_text("utf-8") if file else OwnFile.read(name).text

    def read(self, text: str, source: str) -> S:
        """Return the scenario that a file describes. ``source`` is its name. Raises only FileError, with everything that is wrong."""
        check, data = Checker(text, source), parse_toml(text, source)
        if step_of(source) in self._steps:
            data = so_far(data, self._steps, step_of(source), self._tables(data))
        return check.finish(self._build(check, data, source))

    def read_draft(self, check: Checker, data: Mapping[str, object]) -> S | None:
        """Return the scenario of a draft (None: there is nothing to draw). A checker that ignores faults reads what it can."""
        return self._build(check, data, "draft")
