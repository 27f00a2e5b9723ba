"""The taps in order, compared with the taps of an action."""

from __future__ import annotations

from undaunted_nb.kit.table.tap import Tap, Taps

NUMBERED_KINDS = frozenset({"card", "pick"})
"""The kinds of taps that number equal cards."""


def bare(chosen_taps: Taps) -> Taps:
    """Return taps without the numbers that distinguish equal cards."""
    return tuple(tap.bare if tap.kind in NUMBERED_KINDS else tap for tap in chosen_taps)


def _split_picks(taps: Taps) -> tuple[Taps, list[Tap]]:
    return tuple(t for t in taps if t.kind != "pick"), sorted(t for t in taps if t.kind == "pick")


def begins(chosen_taps: Taps, taps: Taps) -> bool:
    """Return whether the chosen taps are the beginning of these. Picks can come in any order."""
    if taps[: len(chosen_taps)] == chosen_taps:
        return True
    if not chosen_taps or chosen_taps[-1].kind != "pick":
        return False
    head, picks = _split_picks(chosen_taps)
    whole, left = _split_picks(taps)
    return whole[: len(head)] == head and (not picks or whole == head) and all(left.count(p) >= picks.count(p) for p in picks)


def following(chosen_taps: Taps, taps: Taps) -> set[Tap]:
    """Return the possible next taps from the chosen ones to these."""
    head, picks = _split_picks(chosen_taps)
    whole, left = _split_picks(taps)
    return {whole[len(head)]} if len(whole) > len(head) else {p for p in left if left.count(p) > picks.count(p)}


def is_complete(chosen_taps: Taps, taps: Taps) -> bool:
    """Return whether all of these taps are chosen."""
    return begins(chosen_taps, taps) and len(chosen_taps) == len(taps)


def remove_pick(chosen_taps: Taps, unpick: Tap) -> Taps:
    """Return the chosen taps without one pick of a thing (the last of several equal ones)."""
    pick = unpick._replace(kind="pick")
    index = next((i for i in range(len(chosen_taps) - 1, -1, -1) if chosen_taps[i].bare == pick), len(chosen_taps))
    return (*chosen_taps[:index], *chosen_taps[index + 1 :])
