"""The type of the values that JSON and TOML can hold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

Json: TypeAlias = "str | float | bool | Sequence[Json] | Mapping[str, Json] | None"
"""A value to be written, of any depth. A reader takes ``object`` and checks each value before it uses it (files/checker.py)."""
JsonObject: TypeAlias = "dict[str, Json]"
