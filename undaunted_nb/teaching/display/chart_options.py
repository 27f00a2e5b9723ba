"""The options of pictures. The error for an unknown one lists those that exist."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from inspect import signature
from typing import ParamSpec, TypeVar

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text, clean

Options = ParamSpec("Options")
Result = TypeVar("Result")


class UnknownOptionError(TutorError, TypeError):
    """An option that a picture does not have, such as ``chart(width=300)``."""


def check_options(method: Callable[Options, Result]) -> Callable[Options, Result]:
    """Return a method that refuses an unknown option. The error lists the options that it has, and says how to change anything else."""
    call = signature(method)
    names = tuple(call.parameters)[1:]

    @wraps(method)
    def call_method(*values: Options.args, **options: Options.kwargs) -> Result:
        try:
            call.bind(*values, **options)
        except TypeError:
            others = [name for name in options if name not in names] or [repr(value) for value in values[1:]]
            params = {"value": clean(", ".join(others)[:60]), "names": ", ".join(f"{name}=" for name in names)}
            raise UnknownOptionError(Text("chart-option", params)) from None
        return method(*values, **options)

    return call_method
