"""The taps in order, compared with the taps of an action."""

from __future__ import annotations

from undaunted_nb.kit.tap import Tap, Taps

NUMBERED = frozenset({"card", "pick"})
"""The kinds of taps that number equal cards."""


def bare(chosen: Taps) -> Taps:
    """Return taps without the numbers that distinguish equal cards."""
    return tuple(tap.bare if tap.kind in NUMBERED else tap for tap in chosen)


def _parted(taps: Taps) -> tuple[Taps, list[Tap]]:
    return tuple(t for t in taps if t.kind != "pick"), sorted(t for t in taps if t.kind == "pick")


def begins(chosen: Taps, taps: Taps) -> bool:
    """Return whether the chosen taps are the beginning of these. Picks can come in any order."""
    if taps[: len(chosen)] == chosen:
        return True
    if not chosen or chosen[-1].kind != "pick":
        return False
    head, picks = _parted(chosen)
    whole, left = _parted(taps)
    return whole[: len(head)] == head and (not picks or whole == head) and all(left.count(p) >= picks.count(p) for p in picks)


def following(chosen: Taps, taps: Taps) -> set[Tap]:
    """Return the possible next taps from the chosen ones to these."""
    head, picks = _parted(chosen)
    whole, left = _parted(taps)
    return {whole[len(head)]} if len(whole) > len(head) else {p for p in left if left.count(p) > picks.count(p)}


def finished(chosen: Taps, taps: Taps) -> bool:
    """Return whether all of these taps are chosen."""
    return begins(chosen, taps) and len(chosen) == len(taps)


def without(chosen: Taps, unpick: Tap) -> Taps:
    """Return the chosen taps without one pick of a thing (the last of several equal ones)."""
    pick = unpick._replace(kind="pick")
    at = next((i for i in range(len(chosen) - 1, -1, -1) if chosen[i].bare == pick), len(chosen))
    return (*chosen[:at], *chosen[at + 1 :])
