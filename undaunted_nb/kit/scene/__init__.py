"""The parts of a Scene: what a table sends to the page that draws it. ``widgets/SCENE.md`` explains each part.

The games, the lessons and the table make them. Each module here has the types of one region of the screen. The types of the front end
(``widgets/src/scene.d.ts``) are generated from them by ``python -m tests.project.scene_types``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NotRequired, TypedDict

from .board import Art, Ground, Marks, Piece
from .common import Words
from .drawers import Copies, Rule, Search
from .hand import OtherHalf, OwnHalf, Vehicle
from .head import Curtain, Ending, Head
from .home import Build, Home
from .lesson import Coach, Walk
from .log import LastActions, Log, Roll
from .panel import Advice, Chances, Plan, Why


class Scene(TypedDict):
    """All parts. A missing one is not drawn."""

    art: NotRequired[Art]
    ground: NotRequired[Ground]
    words: NotRequired[Mapping[str, str]]
    board: NotRequired[Sequence[Piece]]
    marks: NotRequired[Marks]
    vehicles: NotRequired[Sequence[Vehicle]]
    head: NotRequired[Head]
    mine: NotRequired[OwnHalf]
    foe: NotRequired[OtherHalf]
    plan: NotRequired[Plan | None]
    chances: NotRequired[Chances | None]
    """Null: not available now."""
    advice: NotRequired[Advice | None]
    """Null: not available now."""
    why: NotRequired[Why | None]
    walk: NotRequired[Walk | None]
    coach: NotRequired[Coach | None]
    over: NotRequired[Ending | None]
    roll: NotRequired[Roll | None]
    log: NotRequired[Log]
    rule: NotRequired[Rule | None]
    found: NotRequired[Search | None]
    curtain: NotRequired[Curtain | None]
    copies: NotRequired[Copies | None]
    """What can be copied, while its drawer is open."""
    home: NotRequired[Home | None]
    """Null: no page covers the table."""
    build: NotRequired[Build | None]
    """Null: the builder is closed."""
    played: NotRequired[LastActions | None]
    text: NotRequired[Words]
    revision: NotRequired[float]
