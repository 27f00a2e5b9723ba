"""What a link asks for, and the reader at its other end.

A link ends in a query such as ``lesson=normandy/moving&lang=uk`` or ``position=un2.…``. It comes from a stranger: it can name built-in
content and carry positions, never name a file, also not by its effect.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from urllib.parse import parse_qsl, urlencode, urlsplit

from undaunted_nb.engine.errors import Fault, FileError, TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import require_language
from undaunted_nb.kit import games
from undaunted_nb.lessons.format.lesson import has_course, names
from undaunted_nb.play.game import Game, game_of_stranger, require_built_in
from undaunted_nb.play.lines import from_line, is_line
from undaunted_nb.probability.arguments import one_of

LONGEST = 60_000
"""The maximum length of a link in characters, when it is read."""
MOST_STEPS = 5_000
"""The maximum number of decisions of a replay in a link: replaying it takes seconds, not minutes."""
MOST_FIELDS = 50
"""The maximum number of fields in a query."""
NESTED = 4
"""How deep a link can be inside another one: Binder and hubs pass the address of the notebook on as a value of their own."""
QUERY = "QUERY_STRING"
"""The environment variable in which Voila hands the query of the page to its kernel."""


@dataclass(frozen=True, slots=True)
class Ask:
    """What a link asks for: at most one of a lesson, a scenario, or a line with a position or a replay.

    ``step`` belongs to a replay, ``side`` to a game. ``puzzle`` is the id of the puzzle that begins with the position: a package that does
    not have it opens the position. ``language`` is that of the table.
    """

    lesson: str = ""
    scenario: str = ""
    line: str = ""
    step: int | None = None
    side: str = ""
    puzzle: str = ""
    language: str = ""

    @property
    def opens(self) -> bool:
        """Whether it asks for more than a language."""
        return bool(self.lesson or self.scenario or self.line)

    @property
    def query(self) -> str:
        """The query of a link. ``read`` reads it back."""
        arguments = {
            "lesson": self.lesson, "scenario": self.scenario, "position" if self.step is None else "replay": self.line,
            "step": "" if self.step is None else str(self.step), "side": self.side, "puzzle": self.puzzle,
            "lang": self.language,
        }  # fmt: skip
        return urlencode({name: value for name, value in arguments.items() if value}, safe="/@")

    def game(self) -> Game:
        """Return the game of a line or a scenario, a replay at its step. Raises TutorError for anything that a link must not open."""
        game = _game_of_line(self.line) if self.line else Game(require_built_in(self.scenario).new_position(self.scenario))
        if self.side:
            one_of("side", self.side, game.position.setup.sides)
        if self.step is not None:
            if not 0 <= self.step <= game.ply:
                raise TutorError(Text("link-step", {"step": str(self.step)[:20], "last": game.ply}))
            game.goto(self.step)
        return game


def read(text: str) -> Ask:
    """Return what a link, its query or a pasted line asks for.

    Only the form is checked here. ``game`` of the result, or opening the lesson, checks the content.

    Args:
        text: A whole link, the part after its question mark, or a position or replay as one line of text.

    Raises:
        TutorError: The text asks for nothing, for two things, or has a value that cannot be one.

    """
    if len(text) > LONGEST:
        raise TutorError(Text("link-too-long", {"most": LONGEST}))
    first, _, address = text.strip().partition("\n")
    if address.startswith(("https://", "http://")) and "://" not in first:
        text = address  # the line before it is a question to the reader
    text = "".join(text.split())  # mail breaks long lines
    if is_line(text):
        return Ask(line=text)
    values = _fields(text)
    if not values:
        raise TutorError(Text("link-nothing"))
    if sum(name in values for name in ("lesson", "scenario", "position", "replay")) > 1:
        raise TutorError(Text("link-many"))
    line = values.get("position") or values.get("replay") or ""
    if line and not is_line(line):
        raise TutorError(Text("link-nothing"))
    step = values.get("step", "")
    if step and not (step.isascii() and step.isdecimal() and len(step) < 7):
        raise TutorError(Text("cli-whole", {"value": step[:40]}))
    language = require_language(values["lang"][:60]) if values.get("lang") else ""
    return Ask(
        lesson_name(values["lesson"]) if values.get("lesson") else "", values.get("scenario", ""), line,
        int(step) if step else None, values.get("side", "")[:60], values.get("puzzle", "")[:60], language,
    )  # fmt: skip


def request_from_page() -> Ask | None:
    """Return the content named in a Voila page's query, or None elsewhere and for a query without such a field.

    Raises TutorError for a faulty query.
    """
    query = os.environ.get(QUERY, "")
    return read(query) if _fields(query[:LONGEST]) else None


def lesson_name(lesson: str) -> str:
    """Return the name of a built-in lesson, from its name or its number in a course: ``3`` in the first game's, or ``GAME/3``.

    Raises TutorError for any other text.
    """
    game, _, name = lesson.rpartition("/")
    course = names(game or games.first()) if has_course(game or games.first()) else ()
    if name.isascii() and name.isdecimal() and len(name) < 4 and course:
        if not 1 <= int(name) <= len(course):
            raise TutorError(Text("link-lesson", {"number": int(name), "last": len(course)}))
        return course[int(name) - 1]
    if lesson not in course:
        raise TutorError(Text("link-no-lesson", {"name": lesson[:60]}))
    return lesson


def fields(query: str) -> dict[str, str]:
    """Return the fields of a query: the first one of each name, or none if there are more than any link has."""
    try:
        return dict(reversed(parse_qsl(query, max_num_fields=MOST_FIELDS)))
    except ValueError:
        return {}


def _fields(text: str) -> dict[str, str]:
    """Return the fields of this project's links in a link or a query, or in the link inside it."""
    for _ in range(NESTED):
        try:
            parts = urlsplit(text)
        except ValueError:  # no address at all
            return {}
        pairs = fields(parts.query or parts.fragment or text.lstrip("?"))
        if known_fields := {name: value for name, value in pairs.items() if name in _NAMES}:
            return known_fields
        text = pairs.get("urlpath", "")
    return {}


_NAMES = frozenset({"lesson", "scenario", "position", "replay", "step", "side", "puzzle", "lang"})


def _game_of_line(line: str) -> Game:
    """Return the game of a line that carries everything it needs. Raises FileError."""
    source = str(Text("place-text"))
    data = from_line(line)
    actions = data.get("actions")
    if isinstance(actions, list) and len(actions) > MOST_STEPS:
        raise FileError(source, [Fault("actions", Text("link-steps", {"most": MOST_STEPS}))])
    return game_of_stranger(data, source)
