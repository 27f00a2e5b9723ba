"""The projectors and the teacher's own pages: each gets a picture once, and again when it has changed."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from .pupils import Line


class Walls:
    """What the projectors and the teacher's pages show now."""

    def __init__(self) -> None:
        self._last_pictures: dict[int, str] = {}

    def forget(self, line: Line) -> None:
        """Note that a screen is gone."""
        self._last_pictures.pop(id(line), None)

    def show(self, lines: Iterable[Line], make: Callable[[], Mapping[str, Any]]) -> None:
        """Send a picture to the screens that have another one. It is made only if there is a screen."""
        screens = list(lines)
        if not screens:
            return
        picture = make()
        text = json.dumps(picture, sort_keys=True, default=str)
        for line in screens:
            if self._last_pictures.get(id(line)) != text:
                self._last_pictures[id(line)] = text
                line.send(picture)
