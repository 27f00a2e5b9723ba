"""The difference between two plain values, small enough to send with every click.

``widgets/src/delta.js`` applies it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

LONG = 2000
"""The length in characters from which two texts are compared piece by piece."""
PIECE = re.compile(r"<[^<]*|[^<]+")
"""A tag of a drawing with the text after it."""
SAME = object()
"""The delta of two equal values."""


def delta(old: object, new: object) -> object:
    """Return the delta that turns ``old`` into ``new``, or SAME if they are equal.

    ``{"=": value}`` replaces. ``{"~": {key: delta}, "-": [keys gone]}`` changes a mapping. ``{"~": {…}, "#": [keys in order]}`` changes a
    list of mappings that each have a unique "k" or "id". ``{"^": [[first, count] or text]}`` changes a drawing: pieces of the old one by
    their numbers, and new text between them.
    """
    if old is new or (old == new and _alike(old, new)):
        return SAME
    if isinstance(old, Mapping) and isinstance(new, Mapping):
        changes = _changes(old, new)
        removed_keys = [key for key in old if key not in new]
        return {"~": changes, **({"-": removed_keys} if removed_keys else {})}
    if isinstance(old, str) and isinstance(new, str) and min(len(old), len(new)) > LONG:
        return _text_delta(old, new)
    before, after = _by_key(old), _by_key(new)
    if before is not None and after is not None:
        changes = _changes(before, after)
        return {"~": changes, **({"#": list(after)} if list(before) != list(after) else {})}
    return {"=": new}


def _text_delta(old: str, new: str) -> dict[str, object]:
    """Return the delta of two drawings, which mostly consist of the same tags."""
    before = PIECE.findall(old)
    known = {piece: i for i, piece in reversed(list(enumerate(before)))}
    runs: list[list[int] | str] = []
    for piece in PIECE.findall(new):
        last = runs[-1] if runs else ""
        if isinstance(last, list) and sum(last) < len(before) and before[sum(last)] == piece:
            last[1] += 1
        elif piece in known:
            runs.append([known[piece], 1])
        elif isinstance(last, str) and runs:
            runs[-1] = last + piece
        else:
            runs.append(piece)
    size = sum(len(run) if isinstance(run, str) else 8 for run in runs)
    return {"^": runs} if 2 * size < len(new) else {"=": new}


def _alike(old: object, new: Any) -> bool:
    """Return whether two equal values are also the same in JSON. In Python, 1 equals True."""
    if old is new or type(old) is str:
        return True
    if isinstance(old, Mapping):
        return all(_alike(value, new[key]) for key, value in old.items())
    if isinstance(old, (list, tuple)):
        return all(map(_alike, old, new))
    return isinstance(old, bool) is isinstance(new, bool)


def _changes(old: Mapping[str, object], new: Mapping[str, object]) -> dict[str, object]:
    changes = {key: delta(old[key], value) if key in old else {"=": value} for key, value in new.items()}
    return {key: change for key, change in changes.items() if change is not SAME}


def _by_key(value: object) -> dict[str, object] | None:
    """Return a list of mappings by their unique keys, or None for other values."""
    if not isinstance(value, Sequence) or isinstance(value, str):
        return None
    keys = [item.get("k", item.get("id")) if isinstance(item, Mapping) else None for item in value]
    if not all(isinstance(key, str) for key in keys) or len(set(keys)) != len(keys):
        return None
    return dict(zip([str(key) for key in keys], value, strict=True))


def apply_delta(old: Any, change: Any) -> Any:
    """Return ``old`` with a delta applied, as the front end does. Only the tests use it."""
    if change is SAME:
        return old
    if "=" in change:
        return change["="]
    if "^" in change:
        pieces = PIECE.findall(old)
        return "".join(run if isinstance(run, str) else "".join(pieces[run[0] : sum(run)]) for run in change["^"])
    if isinstance(old, Mapping):
        rest = {key: value for key, value in old.items() if key not in change.get("-", ())}
        return {**rest, **{key: apply_delta(old.get(key), c) for key, c in change["~"].items()}}
    before = _by_key(old) or {}
    order = change.get("#", list(before))
    return [apply_delta(before.get(key), change["~"][key]) if key in change["~"] else before[key] for key in order]
