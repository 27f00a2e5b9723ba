"""Taps: what was clicked, one after the other, beside what an action needs.

A tap is written ``kind:name``: ``card:Scout A#2``, ``do:attack``, ``place:7B``, ``piece:Scout B``, ``pick:card``, ``choice:1``.
"""

from __future__ import annotations

Taps = tuple[str, ...]
ON_BOARD = ("pick:place:", "pick:piece:")
"""How taps begin that pick what lies on the board."""


def bare(chosen: Taps) -> Taps:
    """Taps without the numbers that tell like cards apart."""
    return tuple(tap.partition("#")[0] if tap.startswith(("card:", "pick:")) else tap for tap in chosen)


def _parted(taps: Taps) -> tuple[Taps, list[str]]:
    return tuple(t for t in taps if not t.startswith("pick:")), sorted(t for t in taps if t.startswith("pick:"))


def begins(chosen: Taps, taps: Taps) -> bool:
    """Is what is chosen the beginning of these taps? Picks may have come in any order."""
    if taps[: len(chosen)] == chosen:
        return True
    if not chosen or not chosen[-1].startswith("pick:"):
        return False
    head, picks = _parted(chosen)
    whole, left = _parted(taps)
    return whole[: len(head)] == head and (not picks or whole == head) and all(left.count(p) >= picks.count(p) for p in picks)


def following(chosen: Taps, taps: Taps) -> set[str]:
    """What can be tapped next, on the way from what is chosen to these taps."""
    head, picks = _parted(chosen)
    whole, left = _parted(taps)
    return {whole[len(head)]} if len(whole) > len(head) else {p for p in left if left.count(p) > picks.count(p)}


def finished(chosen: Taps, taps: Taps) -> bool:
    """Is everything chosen that these taps need?"""
    return begins(chosen, taps) and len(chosen) == len(taps)


def without(chosen: Taps, pick: str) -> Taps:
    """What is chosen with one pick of a thing taken back (the last of several like it)."""
    at = next((i for i in range(len(chosen) - 1, -1, -1) if chosen[i].partition("#")[0] == f"pick:{pick}"), len(chosen))
    return (*chosen[:at], *chosen[at + 1 :])
