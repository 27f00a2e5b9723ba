"""Values with named fields, made from one another."""

from __future__ import annotations

from inspect import signature
from typing import TypeVar

T = TypeVar("T")


def recast(kind: type[T], value: object, **more: object) -> T:
    """Return a value of another class with the same fields and ``more`` of them, such as the result that shows a computed value."""
    names = [name for name in signature(kind).parameters if name not in more]
    return kind(**{name: getattr(value, name) for name in names}, **more)
