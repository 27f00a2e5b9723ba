"""The odds above the board: whether they are visible, which ones, and their words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.kit.tap import ON_BOARD, Tap

from .state.state import State


def overlay(state: State) -> Any:
    """Return the overlay of a game (None if it has none)."""
    return getattr(state.system, "overlay", None)


def shown(state: State) -> bool:
    """Return whether the odds are visible now.

    The hand-over screen, open exercises and open questions hide them.
    """
    return state.chances and overlay(state) is not None and not state.curtain and not state.sealed.chances


def layer(state: State, asked: Mapping[str, str] | None = None) -> Any:
    """Return the current odds, which the game caches per position. Raises TutorError if a game has none."""
    found = overlay(state)
    if found is None:
        raise TutorError(Text("error-message"))
    taps = (*state.taps, state.aimed) if state.aimed else state.taps
    return found.layer(state.game.position, state.viewer, state.asked if asked is None else asked, taps)


def scene(state: State) -> dict[str, Any] | None:
    """Return the part of the Scene (None if there are no odds to show)."""
    if state.curtain or state.sealed.chances or overlay(state) is None:
        return None
    if not state.chances:
        return {"on": False}
    found = layer(state)
    return {"on": True, "groups": found.groups, "lines": found.lines, "sum": found.sum, "at": str(found.tap or "")}


def show(state: State, target: str) -> None:
    """Change the odds.

    ``target`` is ``on``, ``off``, an offered choice (``group:name``), or a target whose defense total to show (``at:…``).
    """
    what, _, name = target.partition(":")
    if state.sealed.chances:
        raise TutorError(Text("coach-answer-first"))
    if target in ("on", "off"):
        state.chances = target == "on"
    elif what == "at" and (at := Tap.parse(name)).kind in ON_BOARD:
        asked = {**state.asked, "at": name}
        if state.chances and layer(state, asked).tap == at:  # a place without a defense total keeps the last one
            state.asked = asked
    elif state.chances and target in _offered(state):
        state.asked = {**{group: chosen for group, chosen in state.asked.items() if group != "at"}, what: name}
    else:
        known = any(what == group["id"] for group in layer(state).groups)
        raise TutorError(Text("error-stale" if known else "error-message"))


def follow_card(state: State) -> None:
    """Forget the choices that depend on the previous card or action."""
    if found := overlay(state):
        state.asked = {group: name for group, name in state.asked.items() if group not in found.FOLLOWS}


def follow_counter(state: State, name: str) -> None:
    """Show the odds of a counter that was clicked only for information."""
    if shown(state):
        found = next((target for target in _offered(state) if target.partition(":")[2] == name), "")
        state.asked = {**state.asked, found.partition(":")[0]: name} if found else state.asked


def _offered(state: State) -> list[str]:
    return [f"{group['id']}:{option['id']}" for group in layer(state).groups for option in group["options"]]
