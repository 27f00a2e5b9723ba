"""Every module of the package, imported."""

import importlib
import pkgutil
from collections.abc import Iterator
from functools import cache
from types import ModuleType

import undaunted_nb


@cache
def import_all() -> tuple[ModuleType, ...]:
    """Import and return every module of the package."""
    names = (module.name for module in pkgutil.walk_packages(undaunted_nb.__path__, "undaunted_nb."))
    return (undaunted_nb, *(importlib.import_module(name) for name in names if not name.endswith("__main__")))


def find_classes() -> Iterator[type]:
    """Yield every class that the package defines, once."""
    for module in import_all():
        yield from (value for value in vars(module).values() if isinstance(value, type) and value.__module__ == module.__name__)
