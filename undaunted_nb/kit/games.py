"""Where each game is: those that come with the package, and those that other installed packages add."""

from __future__ import annotations

from functools import cache
from importlib import import_module, resources
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping
    from importlib.resources.abc import Traversable

BUILT_IN = "undaunted_nb.games"
"""The package with the games that come with this one. Entry points of this name add others: a game system and its package."""


@cache
def packages() -> Mapping[str, str]:
    """Return the package of each game system. Those that other installed packages add come last."""
    from importlib.metadata import entry_points  # it takes 30 ms, and most tables need one built-in game

    return {**_built_in(), **{entry.name: entry.value for entry in entry_points(group=BUILT_IN) if entry.name not in _built_in()}}


@cache
def _built_in() -> Mapping[str, str]:
    return {name: f"{BUILT_IN}.{name}" for name in import_module(BUILT_IN).SYSTEMS}


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


def list_added() -> tuple[Traversable, ...]:
    """Return the folders of the game systems that other installed packages add."""
    return tuple(files(system) for system in packages() if system not in _built_in())


def folder(game: str) -> Traversable:
    """Return the folder with the data files of one game. Raises KeyError for an unknown game."""
    system = system_of(game)
    return files(system).joinpath(import_module(package(system)).GAMES[game])


def scenarios(game: str) -> tuple[Traversable, ...]:
    """Return the files of a game's scenarios. Raises KeyError for an unknown game."""
    place = folder(game).joinpath("scenarios")
    return tuple(file for file in place.iterdir() if file.name.endswith(".toml")) if place.is_dir() else ()


def first() -> str:
    """Return the game that is used where none is named."""
    return next(iter(_systems(added=False)))
