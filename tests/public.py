"""The public functions and the classes of what they return, found from the public names and their annotations."""

from __future__ import annotations

import builtins
import inspect
import sys
import types
import typing
from collections.abc import Callable, Iterator
from typing import Any

import undaunted_nb as un


class _Unknown:
    """A name that is imported for type checkers only."""

    def __getattr__(self, name: str) -> _Unknown:
        return self

    def __getitem__(self, item: object) -> _Unknown:
        return self

    def __or__(self, other: object) -> _Unknown:
        return self

    __ror__ = __or__

    def __call__(self) -> None: ...


class _Names(dict[str, Any]):
    """The names of a module, and for others one that stands for anything."""

    def __init__(self, module: str) -> None:
        super().__init__()
        self.own = vars(sys.modules[module])

    def __missing__(self, name: str) -> Any:
        return self.own.get(name, getattr(builtins, name, _Unknown()))


def functions() -> dict[str, Callable[..., Any]]:
    """Return the public functions by name."""
    return {name: function for name in un.__all__ if inspect.isfunction(function := getattr(un, name))}


def returned(start: str, *, follow: tuple[str, ...]) -> dict[type, str]:
    """Return the classes of this package that a public name gives, with the way to each.

    Those of the modules in ``follow`` are looked into: the values of their fields, properties and methods count as well.
    """
    value = getattr(un, start)
    ways = [(kind, start) for kind in ([value] if inspect.isclass(value) else _of_call(value))]
    known: dict[type, str] = {}
    while ways:
        kind, way = ways.pop(0)
        if kind in known or not kind.__module__.startswith(f"{un.__name__}."):
            continue
        known[kind] = way
        if kind.__module__.removeprefix(f"{un.__name__}.").startswith(follow):
            ways += [(other, f"{way}.{name}") for name, other in _members(kind)]
    return known


def _members(kind: type) -> Iterator[tuple[str, type]]:
    for name, value in inspect.getmembers_static(kind):
        if not name.startswith("_"):
            function = getattr(value, "fget", None) or getattr(value, "__func__", None) or getattr(value, "func", value)
            if inspect.isfunction(function):
                yield from ((name, other) for other in _of_call(function))
    for base in reversed(kind.__mro__):
        if base.__module__.startswith(un.__name__):
            for name, hint in typing.get_type_hints(base, localns=_Names(base.__module__)).items():
                yield from ((name, other) for other in _classes(hint) if not name.startswith("_"))


def _of_call(function: Callable[..., Any]) -> Iterator[type]:
    for one in (*typing.get_overloads(function), function):
        yield from _classes(typing.get_type_hints(one, localns=_Names(one.__module__)).get("return"))


def _classes(hint: object) -> Iterator[type]:
    if isinstance(hint, type) and not isinstance(hint, types.GenericAlias):
        yield hint
    for part in typing.get_args(hint):
        yield from _classes(part)
