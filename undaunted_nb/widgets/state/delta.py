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


Known = Mapping[str, tuple[str, Mapping[str, object]]]
"""Values that the page has had from the start, by the key of an item: their names on the page, and the values."""


def delta(old: object, new: object, known: Known | None = None) -> object:
    """Return the delta that turns ``old`` into ``new``, or SAME if they are equal.

    Text, numbers, truth values and lists replace, and so does the value in ``{"=": value}``. ``{"~": {key: delta}, "-": [keys gone]}``
    changes a mapping. ``{"~": {…}, "#": [[first, count] or item]}`` changes a list of mappings that each have a unique "k" or "id": items
    of the old one by their numbers, and new items between them. ``{"^": [[first, count] or text]}`` changes a drawing in the same way:
    pieces of the old one, and new text. ``{"@": name, "~": {…}}`` is a new item: a ``known`` value of the page with some changes.
    """
    if old is new or (old == new and _alike(old, new)):
        return SAME
    if isinstance(old, Mapping) and isinstance(new, Mapping):
        changes = _changes(old, new, known)
        removed_keys = [key for key in old if key not in new]
        return {"~": changes, **({"-": removed_keys} if removed_keys else {})}
    if isinstance(old, str) and isinstance(new, str) and min(len(old), len(new)) > LONG:
        return _text_delta(old, new)
    before, after = _by_key(old), _by_key(new)
    if before is not None and after and (known or not before.keys().isdisjoint(after)):
        changes = _changes(before, {key: item for key, item in after.items() if key in before}, known)
        order = {} if [*before] == [*after] else {"#": _order(before, after, known)}
        return {**({"~": changes} if changes or not order else {}), **order}
    return replacement(new)


def replacement(value: object) -> object:
    """Return the delta that replaces whatever was there.

    A mapping would say how to change it, and a kernel in the browser (JupyterLite) leaves out a bare null.
    """
    return {"=": value} if value is None or isinstance(value, Mapping) else value


def _order(before: Mapping[str, object], after: Mapping[str, object], known: Known | None) -> list[object]:
    """Return the items of the list ``after``: runs of old ones by their numbers, and new ones."""
    numbers = {key: i for i, key in enumerate(before)}
    order: list[object] = []
    for key, item in after.items():
        number, last = numbers.get(key), order[-1] if order else None
        if number is None:
            order.append(_new_item(key, item, known or {}))
        elif isinstance(last, list) and sum(last) == number:
            last[1] += 1
        else:
            order.append([number, 1])
    return order


def _new_item(key: str, item: object, known: Known) -> object:
    """Return a new item of a list, or what differs in it from the known value of that key. A further copy has the key ``…#2``."""
    name, value = known.get(key.partition("#")[0], ("", {}))
    if not name or not isinstance(item, Mapping) or value.keys() - item.keys():
        return item
    return {"@": name, "~": _changes(value, item)}


def known_cards(ground: Mapping[str, Any], side: str) -> Known:
    """Return the cards that a page knows from its ``ground``, for the hand of a side ("s1" or "s2")."""
    begin = f"{side} "
    return {name.removeprefix(begin): (name, card) for name, card in ground.get("cards", {}).items() if name.startswith(begin)}


def _text_delta(old: str, new: str) -> object:
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
    return {"^": runs} if 2 * size < len(new) else new


def _alike(old: object, new: Any) -> bool:
    """Return whether two equal values are also the same in JSON. In Python, 1 equals True."""
    if old is new or type(old) is str:
        return True
    if isinstance(old, Mapping):
        return all(_alike(value, new[key]) for key, value in old.items())
    if isinstance(old, (list, tuple)):
        return all(map(_alike, old, new))
    return isinstance(old, bool) is isinstance(new, bool)


def _changes(old: Mapping[str, object], new: Mapping[str, object], known: Known | None = None) -> dict[str, object]:
    changes = {key: delta(old[key], value, known) if key in old else replacement(value) for key, value in new.items()}
    return {key: change for key, change in changes.items() if change is not SAME}


def _by_key(value: object) -> dict[str, object] | None:
    """Return a list of mappings by their unique keys, or None for other values."""
    if not isinstance(value, Sequence) or isinstance(value, str):
        return None
    keys = [item.get("k", item.get("id")) if isinstance(item, Mapping) else None for item in value]
    if not all(isinstance(key, str) for key in keys) or len(set(keys)) != len(keys):
        return None
    return dict(zip([str(key) for key in keys], value, strict=True))


def apply_delta(old: Any, change: Any, known: Mapping[str, Any] | None = None) -> Any:
    """Return ``old`` with a delta applied, as the front end does. Only the tests use it."""
    if change is SAME:
        return old
    if not isinstance(change, Mapping):
        return change
    if "=" in change:
        return change["="]
    if "^" in change:
        pieces = PIECE.findall(old)
        return "".join(run if isinstance(run, str) else "".join(pieces[run[0] : sum(run)]) for run in change["^"])
    changes = change.get("~", {})
    if isinstance(old, Mapping):
        rest = {key: value for key, value in old.items() if key not in change.get("-", ())}
        return {**rest, **{key: apply_delta(old.get(key), c, known) for key, c in changes.items()}}
    items = [apply_delta(item, changes.get(key, SAME), known) for key, item in (_by_key(old) or {}).items()]
    runs = change.get("#", [[0, len(items)]])
    return [item for run in runs for item in (items[run[0] : sum(run)] if isinstance(run, list) else [_known_item(run, known or {})])]


def _known_item(item: Any, known: Mapping[str, Any]) -> Any:
    return apply_delta(known[item["@"]], item) if "@" in item else item


def apply_parts(page: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """Return the changed parts of a page that has some parts, as the front end computes them. Only the tests use it."""
    cards = page.get("ground", {}).get("cards", {})
    return {name: apply_delta(page.get(name), change, cards) for name, change in changes.items()}
