"""What was tapped, one after the other, beside what an action needs."""

from __future__ import annotations

from undaunted_nb.core.tap import Tap, Taps

NUMBERED = frozenset({"card", "pick"})
"""The kinds of taps that number equal cards."""


def bare(chosen: Taps) -> Taps:
    """Taps without the numbers that tell like cards apart."""
    return tuple(tap.bare if tap.kind in NUMBERED else tap for tap in chosen)


def _parted(taps: Taps) -> tuple[Taps, list[Tap]]:
    return tuple(t for t in taps if t.kind != "pick"), sorted(t for t in taps if t.kind == "pick")


def begins(chosen: Taps, taps: Taps) -> bool:
    """Is what is chosen the beginning of these taps? Picks may have come in any order."""
    if taps[: len(chosen)] == chosen:
        return True
    if not chosen or chosen[-1].kind != "pick":
        return False
    head, picks = _parted(chosen)
    whole, left = _parted(taps)
    return whole[: len(head)] == head and (not picks or whole == head) and all(left.count(p) >= picks.count(p) for p in picks)


def following(chosen: Taps, taps: Taps) -> set[Tap]:
    """What can be tapped next, on the way from what is chosen to these taps."""
    head, picks = _parted(chosen)
    whole, left = _parted(taps)
    return {whole[len(head)]} if len(whole) > len(head) else {p for p in left if left.count(p) > picks.count(p)}


def finished(chosen: Taps, taps: Taps) -> bool:
    """Is everything chosen that these taps need?"""
    return begins(chosen, taps) and len(chosen) == len(taps)


def without(chosen: Taps, unpick: Tap) -> Taps:
    """What is chosen with one pick of a thing taken back (the last of several like it)."""
    pick = unpick._replace(kind="pick")
    at = next((i for i in range(len(chosen) - 1, -1, -1) if chosen[i].bare == pick), len(chosen))
    return (*chosen[:at], *chosen[at + 1 :])
