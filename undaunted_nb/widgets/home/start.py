"""The start sheet: a scenario, its players, the opponent and the language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Any

from undaunted_nb.drawing import scene as drawing
from undaunted_nb.drawing.svg import draw, escape
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import say
from undaunted_nb.kit import registry
from undaunted_nb.lessons.course.beginner import wins
from undaunted_nb.lessons.format.lesson import SEED
from undaunted_nb.lessons.progress import preferences
from undaunted_nb.lessons.progress.preferences import LIKE_YOU
from undaunted_nb.play.game import new_game

from ..choice_of_language import language_choices
from ..saves import saved_games
from ..saves.content import GameToOpen
from ..saves.levels import CHOICES, LEVELS, fit_level, levels_of
from .friend import BATTLES

if TYPE_CHECKING:
    from undaunted_nb.kit.scene.common import LabeledText, Link
    from undaunted_nb.kit.scene.head import Score
    from undaunted_nb.kit.scene.home import StartGroup, StartItem, StartPicture, StartSheet

GOALS = ("flag", "medal", "exit")
"""The kinds of elements of a board that stand where a side can win something."""
SHORT, LONG = 8, 13
"""The number of rounds up to which a game is short, and from which on it is long."""


@dataclass(frozen=True, slots=True)
class Start:
    """The choices on the sheet.

    ``behind`` means that the sheet covers a table, and Back returns to it. ``friend`` means a game with a friend on two screens.
    """

    scenario: str
    side: str
    level: str
    behind: bool = False
    friend: bool = False

    def choose(self, kind: str, name: str) -> Start:
        """Return the sheet with another side or level. Raises TutorError for an unknown name."""
        if name not in (_sides(self.scenario) if kind == "side" else CHOICES):
            raise TutorError(Text("error-message"))
        return replace(self, side=name) if kind == "side" else replace(self, level=name)

    def begin(self, players: str) -> GameToOpen:
        """Return the new game, for ``one`` or ``two`` players. Raises TutorError for any other number."""
        if players not in ("one", "two"):
            raise TutorError(Text("error-message"))
        if players == "one":
            preferences.keep_opponent(self.level)
        return GameToOpen(new_game(self.scenario), self.side if players == "one" else "", new=True, opponent_name=self.opponent)

    @property
    def opponent(self) -> str:
        """The opponent of the chosen level."""
        return self.fitting_level if self.level == LIKE_YOU else self.level

    @property
    def fitting_level(self) -> str:
        """The level that is about as strong as the learner: at first the one that a beginner can win."""
        position = registry.system_of_scenario(self.scenario).new_position(self.scenario)
        return fit_level(position, _suggest(self.scenario)[1])


def suggest(scenario: str, *, behind: bool = False, friend: bool = False) -> Start:
    """Return the sheet of a scenario with the side and the level that a beginner can win, or with the level that was chosen last.

    ``friend`` makes it the sheet of a game with a friend.

    Raises TutorError if there is no such scenario.
    """
    if scenario not in registry.scenario_names():  # a page can name built-in content, never files
        raise TutorError(Text("error-message"))
    side, level = _suggest(scenario)
    last = preferences.last_opponent()
    return Start(scenario, side, last if last in CHOICES else level, behind, friend)


def _suggest(scenario: str) -> tuple[str, str]:
    """Return the side and the level that a beginner can win."""
    return wins()[scenario].suggest(LEVELS) if scenario in wins() else (_sides(scenario)[0], LEVELS[0])


def _sides(scenario: str) -> list[str]:
    sides: list[str] = _info(scenario)["sides"]
    return sides


def _info(scenario: str) -> Mapping[str, Any]:
    return registry.system_of_scenario(scenario).scenario_info(scenario)


def scene(start: Start, language: str) -> StartSheet:
    """Return the sheet in a language."""
    info, position = _info(start.scenario), new_game(start.scenario, seed=SEED).position
    head = registry.system(position.system).present.head(position, None)
    picture = _picture(start.scenario, language)
    known = wins().get(start.scenario)
    sides: list[StartItem] = [
        {
            "to": f"side:{name}",
            "side": side["side"],
            "label": side["name"],
            "text": "; ".join(drawing.words(goal["text"], language) for goal in head["goals"] if goal["side"] == side["side"]),
            "note": Text(f"start-side-{known.hardness(name)}") if known else "",
            "chosen": name == start.side,
        }
        for name, side in zip(info["sides"], _firsts(head["score"]), strict=True)
    ]
    often = known.often(start.side, start.opponent) if known and not start.friend else ""
    levels: list[StartItem] = [
        {
            "to": f"level:{name}",
            "label": Text(f"start-level-{name}"),
            "text": Text(f"start-level-{name}.text", {"level": Text(f"start-level-{start.fitting_level}")} if name == LIKE_YOU else {}),
            "chosen": name == start.level,
        }
        for name in (*levels_of(position.system), LIKE_YOU)
    ]
    languages: list[StartItem] = [
        {"to": choice["id"], "label": choice["label"], "chosen": choice["chosen"]} for choice in language_choices(language)
    ]
    level_group: StartGroup = {"id": "level", "label": Text("start-level"), "items": levels, "note": ""}
    saved_name = saved_games.latest(start.scenario)
    go_on: list[Link] = [{"to": f"kept:{saved_name}", "label": Text("start-go-on")}] if saved_name else []
    return {
        "title": info["label"],
        "game": Text(f"home-game-{info['game']}"),
        "note": say(head["notes"][0], language) if head["notes"] else "",
        "picture": picture,
        "groups": [
            {"id": "side", "label": Text("start-side"), "items": sides, "note": Text("start-goals") if picture["goals"] else ""},
            *([] if start.friend else [level_group]),
            {"id": "language", "label": Text("word-language"), "items": languages, "note": ""},
        ],
        "length": _length(info["rounds"]),
        "chance": Text("start-chance", {"often": often}) if often else "",
        "begin": {"to": "begin:friend", "label": Text("home-friend-get")}
        if start.friend
        else {"to": "begin:one", "label": Text("home-start")},
        "others": [
            *(
                [{"to": f"pane:{BATTLES}", "label": Text("home-friend-battle")}]
                if start.friend
                else [{"to": "begin:two", "label": Text("start-two")}, *go_on]
            ),
            {"to": "leave:", "label": Text("start-back")},
        ],
    }


def _firsts(score: Sequence[Score]) -> list[Score]:
    """Return the first row of each side. A side with several goals has several rows."""
    return [next(row for row in score if row["side"] == side) for side in dict.fromkeys(row["side"] for row in score)]


def _length(rounds: int | None) -> LabeledText | None:
    """Return the length of a game in words, if it was measured."""
    if rounds is None:
        return None
    kind = "short" if rounds <= SHORT else "long" if rounds >= LONG else "medium"
    return {"label": Text("start-length"), "text": Text("start-rounds", {"kind": kind, "n": rounds})}


@cache
def _picture(scenario: str, language: str) -> StartPicture:
    """Return the board of a scenario at its start, with dots around the places where something can be won."""
    position = new_game(scenario, seed=SEED).position
    present = registry.system(position.system).present
    ground = drawing.ground_scene(present.ground(position), language)
    elements = drawing.board_scene(present.elements(position), ground["places"], language)
    goals = [str(e["p"]) for e in elements if e["t"] in GOALS]
    outlines = [place["points"] for place in ground["places"] if place["id"] in goals]
    dots = "".join(f'<polygon class="goal{layer}" points="{escape(points)}"/>' for layer in (0, 1) for points in outlines)
    return {
        "markup": ground["markup"] + dots + "".join(map(draw, elements)),
        "box": f"0 0 {ground['width']} {ground['height']}",
        "label": ground["label"],
        "goals": list(dict.fromkeys(goals)),
    }
