"""Boards for the rules that no exercise shows: `boards.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from boards import Picture, drawn

from undaunted_nb.drawing import scene
from undaunted_nb.i18n import say
from undaunted_nb.kit import registry
from undaunted_nb.play.game import new_game
from undaunted_nb.play.lines import from_line

HERE = Path(__file__).parent
OWN = "under-the-cliff.toml"


class Shown(NamedTuple):
    """A position, and what makes the game name the rule there: a line or a place."""

    rule: str
    position: Any
    line: str
    place: str

    def told(self) -> tuple[list[Any], set[str]]:
        """Return what the game says about the line or the place, and the rules that it names."""
        p, system = self.position, registry.system(self.position.system)
        if self.place:
            said = [(text, rule) for text, rule in system.present.about_place(p, self.place) if rule == self.rule]
            return [text for text, _ in said], {rule for _, rule in said}
        action = p.parse(self.line)
        verdict = p.check(action)
        if not verdict.legal:
            return [one.why for one in verdict.violations], {one.rule for one in verdict.violations}
        events = [event for event in p.apply(action).events if self.rule in event.rules]
        return [system.describe(p.setup, event) for event in events], {rule for event in events for rule in event.rules}

    def title(self, language: str) -> str:
        """Return the title of the scenario."""
        return str(scene.words(registry.system(self.position.system).present.ground(self.position)["title"], language))

    def picture(self, language: str, folder: Path) -> Picture:
        """Return the board, with rings around the things of the line. Its files are written to ``folder``."""
        marked = (self.place,) if self.place else self.position.parse(self.line).args
        return drawn(self.position, tuple(marked), language, folder)

    def sentences(self, language: str) -> list[str]:
        """Return what the game says, in a language."""
        return [say(text, language) for text in self.told()[0]]


@cache
def shown() -> Mapping[str, Shown]:
    """Return the boards by their rules."""
    found = tomllib.loads((HERE / "boards.toml").read_text(encoding="utf-8"))
    return {rule: Shown(rule, _position(entry), entry.get("line", ""), entry.get("place", "")) for rule, entry in found.items()}


def _position(entry: Mapping[str, str]) -> Any:
    if "at" not in entry:
        name = entry["scenario"]
        return new_game(HERE / name if name == OWN else name, seed=1).start
    data = from_line(entry["at"])
    if data["scenario"] == OWN:
        data["scenario"] = str(HERE / OWN)
    return registry.system("memoir44").position_from_json(data, "boards.toml")
