"""The difference between two plain values, small enough to send with every click.

``widgets/src/delta.js`` applies it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

SAME = object()
"""The delta of two equal values."""


def delta(old: Any, new: Any) -> Any:
    """Return the delta that turns ``old`` into ``new``, or SAME if they are equal.

    ``{"=": value}`` replaces. ``{"~": {key: delta}, "-": [keys gone]}`` changes a mapping. ``{"~": {…}, "#": [keys in order]}`` changes a
    list of mappings that each have a unique "k" or "id".
    """
    if old is new or (old == new and _alike(old, new)):
        return SAME
    if isinstance(old, Mapping) and isinstance(new, Mapping):
        changes = _changes(old, new)
        gone = [key for key in old if key not in new]
        return {"~": changes, **({"-": gone} if gone else {})}
    before, after = _by_key(old), _by_key(new)
    if before is not None and after is not None:
        changes = _changes(before, after)
        return {"~": changes, **({"#": list(after)} if list(before) != list(after) else {})}
    return {"=": new}


def _alike(old: Any, new: Any) -> bool:
    """Return whether two equal values are also the same in JSON. In Python, 1 equals True."""
    if old is new or type(old) is str:
        return True
    if isinstance(old, Mapping):
        return all(_alike(value, new[key]) for key, value in old.items())
    if isinstance(old, (list, tuple)):
        return all(map(_alike, old, new))
    return isinstance(old, bool) is isinstance(new, bool)


def _changes(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    found = {key: delta(old[key], value) if key in old else {"=": value} for key, value in new.items()}
    return {key: change for key, change in found.items() if change is not SAME}


def _by_key(value: Any) -> dict[str, Any] | None:
    """Return a list of mappings by their unique keys, or None for other values."""
    if not isinstance(value, Sequence) or isinstance(value, str):
        return None
    keys = [item.get("k", item.get("id")) if isinstance(item, Mapping) else None for item in value]
    if not all(isinstance(key, str) for key in keys) or len(set(keys)) != len(keys):
        return None
    return dict(zip([str(key) for key in keys], value, strict=True))


def merged(old: Any, change: Any) -> Any:
    """Return ``old`` with a delta applied, as the front end does. Only the tests use it."""
    if change is SAME:
        return old
    if "=" in change:
        return change["="]
    if isinstance(old, Mapping):
        kept = {key: value for key, value in old.items() if key not in change.get("-", ())}
        return {**kept, **{key: merged(old.get(key), c) for key, c in change["~"].items()}}
    before = _by_key(old) or {}
    order = change.get("#", list(before))
    return [merged(before.get(key), change["~"][key]) if key in change["~"] else before[key] for key in order]
