"""The line magic ``%undaunted`` for IPython: ``%load_ext undaunted_nb``, then for example ``%undaunted lesson 3``."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import TYPE_CHECKING, Any

from IPython.core.completer import SimpleCompletion

import undaunted_nb as un
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.files.suggestions import nearest
from undaunted_nb.i18n import say
from undaunted_nb.kit import registry
from undaunted_nb.lessons.course import overview
from undaunted_nb.lessons.format.lesson import courses, names
from undaunted_nb.lessons.progress.progress import Progress
from undaunted_nb.widgets.table import Table, newest

if TYPE_CHECKING:
    from IPython.core.completer import CompletionContext, SimpleMatcherResult

NAME = "undaunted"
MOST = 200
"""The most completions of a line. A position can have thousands of legal actions."""


def load(shell: Any) -> None:
    """Add the magic and its completion to a shell. A second call changes nothing."""
    shell.register_magic_function(undaunted, "line", NAME)
    matchers = shell.Completer.custom_matchers
    if _matches not in matchers:
        matchers.append(_matches)


def undaunted(line: str) -> Table | None:
    """Open a lesson or a game, or ask about the newest table.

    %undaunted home
    %undaunted lesson 3          %undaunted lesson memoir44/infantry
    %undaunted play normandy/la-raye
    %undaunted quiz memoir44
    %undaunted hint
    %undaunted why Rifleman A: move 17B
    """
    word, _, rest = line.strip().partition(" ")
    try:
        if word not in COMMANDS:
            hint = nearest(word, COMMANDS) or "none"
            raise TutorError(Text("magic-unknown", {"name": word[:60], "near": hint, "all": ", ".join(COMMANDS)}))
        return COMMANDS[word](rest.strip())
    except TutorError as error:
        print(error)  # a whole traceback would hide the sentence
        return None


def _home(rest: str) -> Table:
    _nothing_after("home", rest)
    return un.home()


def _lesson(rest: str) -> Table:
    """Open a lesson by its name, or by its number in the current game's course. Without either, open the next one."""
    if "/" in rest or rest.endswith(".toml"):
        return un.lesson(rest)
    game, number = _game_and_number(rest)
    course = names(game)
    if number is None:
        progress = Progress.open()
        number = next((row.number for row in overview.course(game, progress) if row.state == overview.NOW), 1)
    if not 1 <= number <= len(course):
        raise TutorError(Text("magic-number", {"n": number, "of": len(course)}))
    return un.lesson(course[number - 1])


def _game_and_number(rest: str) -> tuple[str, int | None]:
    """Read ``3``, ``memoir44`` or ``memoir44 3``. A number of the reader's own game is the usual case."""
    words = rest.split()
    game = words.pop(0) if words and not words[0].isdecimal() else overview.current(Progress.open())
    if len(words) > 1 or (words and not (words[0].isdecimal() and words[0].isascii() and len(words[0]) < 4)):
        raise TutorError(Text("magic-lesson", {"found": rest[:60]}))
    return game, int(words[0]) if words else None


def _play(rest: str) -> Table:
    game = un.new_game(rest)
    side = next((entry.side for entry in overview.shelf() if entry.play == rest), "")
    return un.table(game, side=side or game.position.setup.sides[0])


def _quiz(rest: str) -> Table:
    return un.quiz(rest or overview.current(Progress.open()))


def _hint(rest: str) -> None:
    _nothing_after("hint", rest)
    table = _table()
    if "hints" not in (table.coach or {}):
        raise TutorError(Text("magic-no-coach"))
    table.press("coach", "hint")
    hints = table.coach["hints"]
    print("\n".join(hints) if hints else say(Text("magic-no-hint"), table.language))


def _why(rest: str) -> None:
    table = _table()
    verdict = table.game.why(rest)
    system = registry.system(table.game.position.system)
    if verdict.legal:
        print(say(Text("verdict-legal"), table.language))
    for violation in verdict.violations:
        rule = Text(system.rules()[violation.rule].key)
        print(f"{say(violation.why, table.language)} ({say(rule, table.language)})")


def _table() -> Table:
    table = newest()
    if table is None:
        raise TutorError(Text("magic-no-table"))
    return table


def _nothing_after(word: str, rest: str) -> None:
    if rest:
        raise TutorError(Text("magic-nothing-after", {"word": word, "rest": rest[:60]}))


COMMANDS: Mapping[str, Callable[[str], Table | None]] = {
    "home": _home, "lesson": _lesson, "play": _play, "quiz": _quiz, "hint": _hint, "why": _why,
}  # fmt: skip


# Completion


def _matches(context: CompletionContext) -> SimpleMatcherResult:
    """Return what IPython offers after the magic. It offers no other words there, such as those of Python."""
    line = context.text_until_cursor.lstrip()
    words = completions(line, context.token) if line.startswith(f"%{NAME} ") else []
    return {"completions": [SimpleCompletion(text, type="magic") for text in words], "suppress": bool(words), "ordered": True}


_matches.matcher_api_version = 2  # type: ignore[attr-defined]


def completions(line: str, last: str) -> list[str]:
    """Return what can follow: commands, lessons, scenarios, games, or legal actions on the newest table.

    Args:
        line: The line up to the cursor.
        last: Its last word as IPython cuts it. A completion replaces this word.

    """
    word, space, rest = line.lstrip().partition(" ")[2].lstrip().partition(" ")
    if not space:
        return [name for name in COMMANDS if name.startswith(word)]
    rest = rest.lstrip()
    start = rest.removesuffix(last)
    endings = (text.removeprefix(start) for text in _arguments(word) if text.startswith(rest))
    return list(islice(dict.fromkeys(endings), MOST))


def _arguments(word: str) -> Iterator[str]:
    if word == "lesson":
        yield from (name for game in courses() for name in names(game))
    elif word == "play":
        yield from (str(scenario["name"]) for scenario in un.scenarios())
    elif word == "quiz":
        yield from courses()
    elif word == "why" and (table := newest()):
        yield from table.playable()
