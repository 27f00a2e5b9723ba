"""Where each game and its scenarios are: those that come with the package, and those that other installed packages add."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module, resources
from typing import TYPE_CHECKING

from . import additions

if TYPE_CHECKING:
    from collections.abc import Mapping
    from importlib.resources.abc import Traversable

BUILT_IN = "undaunted_nb.games"
"""The package with the games that come with this one."""
SCENARIOS = "scenarios"
"""The folder with the scenarios, among the files of a game."""
ENDING = ".toml"


@cache
def packages() -> Mapping[str, str]:
    """Return the package of each game system. Those that other installed packages add come last."""
    return {**_built_in(), **additions.read(additions.GAMES, _check_addition, _built_in())}


@cache
def _built_in() -> Mapping[str, str]:
    return {name: f"{BUILT_IN}.{name}" for name in import_module(BUILT_IN).SYSTEMS}


def _check_addition(addition: additions.Addition) -> str:
    """Return the package of a game that another package adds. Raises what stops its import, or NameError for the name of another game."""
    import_module(f"{addition.package}.system")
    if common := _systems(added=False).keys() & import_module(addition.package).GAMES:
        message = f"GAMES: {', '.join(sorted(common))}"
        raise NameError(message)
    return addition.package


@cache
def _systems(*, added: bool) -> Mapping[str, str]:
    known = packages() if added else _built_in()
    return {game: name for name, module in known.items() for game in import_module(module).GAMES}


def systems() -> Mapping[str, str]:
    """Return the game system of each game, in the order in which games are listed."""
    return _systems(added=True)


def system_of(game: str) -> str:
    """Return the game system of a game ("": there is no such game)."""
    return _systems(added=False).get(game) or systems().get(game, "")


def package(system: str) -> str:
    """Return the package of a game system. Raises KeyError for an unknown one."""
    return _built_in().get(system) or packages()[system]


def files(system: str) -> Traversable:
    """Return the folder of a game system. Raises KeyError for an unknown one."""
    return resources.files(package(system))


def is_built_in(game: str) -> bool:
    """Return whether a game comes with this package."""
    return game in _systems(added=False)


def folder(game: str) -> Traversable:
    """Return the folder with the data files of one game. Raises KeyError for an unknown game."""
    system = system_of(game)
    return files(system).joinpath(import_module(package(system)).GAMES[game])


@cache
def scenarios(game: str) -> Mapping[str, Traversable]:
    """Return the files of the scenarios that come with a game, by name. Raises KeyError for an unknown game."""
    return name_files(game, folder(game).joinpath(SCENARIOS))


def name_files(prefix: str, place: Traversable) -> Mapping[str, Traversable]:
    """Return the scenario files in a folder, by name: ``prefix/FILE`` without its ending."""
    files = place.iterdir() if place.is_dir() else ()
    return dict(sorted((f"{prefix}/{file.name.removesuffix(ENDING)}", file) for file in files if file.name.endswith(ENDING)))


@cache
def packs() -> Mapping[str, Mapping[str, Traversable]]:
    """Return the files of each pack of scenarios that another installed package adds, by name (``PACK/FILE``)."""
    return additions.read(additions.SCENARIOS, _read_pack, systems())


def _read_pack(addition: additions.Addition) -> Mapping[str, Traversable]:
    return name_files(addition.name, additions.folder(addition))


@cache
def _packs_by_format() -> Mapping[str, Mapping[str, Traversable]]:
    files: dict[str, dict[str, Traversable]] = {}
    for pack, scenarios_of_pack in packs().items():
        for name, file in scenarios_of_pack.items():
            try:
                files.setdefault(format_of(file.read_text(encoding="utf-8")), {})[name] = file
            except (OSError, ValueError) as error:
                additions.report_file(additions.SCENARIOS, pack, name, error)
    return files


def scenarios_in_packs(format_: str) -> Mapping[str, Traversable]:
    """Return the files in packs of scenarios that name a format, by name."""
    return _packs_by_format().get(format_, {})


def format_of(text: str) -> str:
    """Return the format that a TOML file names ("": none)."""
    named = re.search(r"""(?m)^[ \t]*format[ \t]*=[ \t]*["']([^"'\n]*)["']""", text)
    return named[1] if named else ""


def first() -> str:
    """Return the game that is used where none is named."""
    return next(iter(_systems(added=False)))
