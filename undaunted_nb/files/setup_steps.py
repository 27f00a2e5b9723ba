"""Scenarios that are set up only in part, so that a lesson can show the table after each step of a setup.

``NAME@counters`` is the scenario NAME after the step ``counters``. Each game lists its steps.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from .storage import OwnFile

MARK = "@"
COUNTS = frozenset({"deck", "supply", "cards"})
"""The fields that keep their names with a count of 0. The others are empty before their step."""


def whole(name: str) -> str:
    """Return the name of the scenario without the step of its setup. The path of a file can contain the mark."""
    return name if isinstance(name, OwnFile) or name.endswith(".toml") else name.partition(MARK)[0]


def step_of(name: str) -> str:
    """Return the step of the setup in a name ("" for a scenario that is set up completely)."""
    return name[len(whole(name)) + 1 :]


def so_far(data: Mapping[str, object], steps: Mapping[str, Collection[str]], step: str, parts: Collection[str] = ()) -> dict[str, object]:
    """Return the data of a scenario after a step of its setup.

    Args:
        data: The data of the scenario file.
        steps: The fields that each step places, in the order of the setup.
        step: The last step that was done.
        parts: The tables of ``data`` that also contain such fields.

    """
    order = list(steps)
    later = {field for name in order[order.index(step) + 1 :] for field in steps[name]}
    return {
        key: _empty(key, value) if key in later else so_far(value, steps, step) if key in parts and isinstance(value, dict) else value
        for key, value in data.items()
    }


def _empty(key: str, value: object) -> object:
    return dict.fromkeys(value, 0) if key in COUNTS and isinstance(value, dict) else type(value)()
