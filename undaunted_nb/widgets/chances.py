"""The odds above the board: whether they are visible, which ones, and their words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.kit.table.tap import ON_BOARD, Tap

from .state.state import State

if TYPE_CHECKING:
    from undaunted_nb.kit.scene.panel import Chances
    from undaunted_nb.kit.table.overlay import Layer, Overlay


def overlay(state: State) -> Overlay | None:
    """Return the overlay of a game (None if it has none)."""
    return getattr(state.system, "overlay", None)


def is_visible(state: State) -> bool:
    """Return whether the odds are visible now.

    The hand-over screen, open exercises and open questions hide them.
    """
    return state.chances and overlay(state) is not None and not state.curtain and not state.seal.chances


def layer(state: State, choices: Mapping[str, str] | None = None) -> Layer:
    """Return the current odds, which the game caches per position. Raises TutorError if a game has none."""
    odds_overlay = overlay(state)
    if odds_overlay is None:
        raise TutorError(Text("error-message"))
    taps = (*state.taps, state.aimed_tap) if state.aimed_tap else state.taps
    return odds_overlay.layer(state.game.position, state.viewer, state.odds_choices if choices is None else choices, taps)


def scene(state: State) -> Chances | None:
    """Return the part of the Scene (None if there are no odds to show)."""
    if state.curtain or state.seal.chances or overlay(state) is None:
        return None
    if not state.chances:
        return {"on": False}
    odds_layer = layer(state)
    return {"on": True, "groups": odds_layer.groups, "lines": odds_layer.lines, "sum": odds_layer.sum, "at": str(odds_layer.tap or "")}


def show(state: State, target: str) -> None:
    """Change the odds.

    ``target`` is ``on``, ``off``, an offered choice (``group:name``), or a target whose defense total to show (``at:…``).
    """
    kind, _, name = target.partition(":")
    if state.seal.chances:
        raise TutorError(Text("coach-answer-first"))
    if target in ("on", "off"):
        state.chances = target == "on"
    elif kind == "at" and (tap := Tap.parse(name)).kind in ON_BOARD:
        choices = {**state.odds_choices, "at": name}
        if state.chances and layer(state, choices).tap == tap:  # a place without a defense total keeps the last one
            state.odds_choices = choices
    elif state.chances and target in _list_choices(state):
        state.odds_choices = {**{group: choice for group, choice in state.odds_choices.items() if group != "at"}, kind: name}
    else:
        known = any(kind == group["id"] for group in layer(state).groups)
        raise TutorError(Text("error-stale" if known else "error-message"))


def follow_card(state: State) -> None:
    """Forget the choices that depend on the previous card or action."""
    if odds_overlay := overlay(state):
        state.odds_choices = {group: name for group, name in state.odds_choices.items() if group not in odds_overlay.FOLLOWS}


def follow_counter(state: State, name: str) -> None:
    """Show the odds of a counter that was clicked only for information."""
    if is_visible(state):
        offer = next((target for target in _list_choices(state) if target.partition(":")[2] == name), "")
        state.odds_choices = {**state.odds_choices, offer.partition(":")[0]: name} if offer else state.odds_choices


def _list_choices(state: State) -> list[str]:
    return [f"{group['id']}:{option['id']}" for group in layer(state).groups for option in group["options"]]
