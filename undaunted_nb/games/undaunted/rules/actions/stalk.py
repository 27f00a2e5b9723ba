"""Stalk X: ``args`` are the tiles entered, in order. No markers are needed or placed."""

from __future__ import annotations

from ..state.position import Draft
from . import ACTS, OWN_COUNTER, Kind, Play, place
from .move import path_of
from .paths import path_requirements, walk
from .scout import anywhere


def _effect(d: Draft, play: Play) -> None:
    walk(d, d.setup.by_counter[play.card.unit], play.origin, play.action.args, "un.stalk.1")  # type: ignore[arg-type]


STALK = Kind("stalk", "tiles", (*ACTS, OWN_COUNTER, *path_requirements(path_of, length="un.stalk.1")), anywhere, place, _effect)
