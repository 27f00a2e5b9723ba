"""The journal of a game in play: its start on the first line, then one appended line per decision.

Saving costs the same for a game of any length, and an interrupted save loses its last line at most. A line is a list of a decision and the
chance after it, or a table of ``lines`` and a ``comment``, or a number: the game went back to that step.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from undaunted_nb.engine.errors import Fault, FileError
from undaunted_nb.engine.text import Text
from undaunted_nb.files.storage import json_text

if TYPE_CHECKING:
    from .history import Step

REPLAY, WITH_PLAYERS = "undaunted-nb replay 1", "undaunted-nb replay 2"
"""The formats of replays. Only the second one has the players."""
FORMATS = {REPLAY: "undaunted-nb journal 1", WITH_PLAYERS: "undaunted-nb journal 2"}
"""The formats of the journals that hold them."""
REPLAYS = {form: replay for replay, form in FORMATS.items()}


def first_line(replay: Mapping[str, object]) -> str:
    """Return the first line of a journal, the start of a game, from its replay."""
    return _line(
        {"format": FORMATS[str(replay["format"])], **{k: v for k, v in replay.items() if k not in ("format", "actions", "comments")}}
    )


def lines_after(old_steps: Sequence[Step], steps: Sequence[Step]) -> list[str]:
    """Return the lines to append to the kept steps so that the journal holds ``steps``."""
    same = next((i for i, (old, new) in enumerate(zip(old_steps, steps, strict=False)) if old is not new), min(len(old_steps), len(steps)))
    back = [_line(same)] if same < len(old_steps) else []
    return [*back, *(_line({"lines": step.lines, "comment": step.comment} if step.comment else step.lines) for step in steps[same:])]


def _line(value: object) -> str:
    return json_text(value, separators=(",", ":")) + "\n"


def is_journal(text: str) -> bool:
    """Return whether a text looks like a journal."""
    return text.startswith('{"format":"undaunted-nb journal')


def replay_of(text: str, source: str, *, partial: bool = False) -> dict[str, Any]:
    """Return the replay that a journal holds, without an incomplete last line. Raises FileError for any other fault.

    With ``partial`` the replay ends before the first line that cannot be read.
    """
    head, *rest = text.split("\n")[:-1] or [""]
    data = _read(head, source, 1)
    if not isinstance(data, dict) or str(data.get("format")) not in REPLAYS:
        raise FileError(source, [Fault("format", Text("fault-format", {"found": str(head)[:60], "wanted": " / ".join(REPLAYS)}))])
    steps: list[tuple[list[str], str]] = []
    for number, line in enumerate(rest, 2):
        try:
            entry = _read(line, source, number)
        except FileError:
            entry = None
        if isinstance(entry, int) and not isinstance(entry, bool) and 0 <= entry <= len(steps):
            del steps[entry:]
        elif isinstance(entry, list):
            steps.append((entry, ""))
        elif isinstance(entry, dict) and isinstance(entry.get("lines"), list) and isinstance(entry.get("comment"), str):
            steps.append((entry["lines"], entry["comment"]))
        elif partial:
            break
        else:
            raise _fault(source, number)
    comments = {str(i): comment for i, (_, comment) in enumerate(steps, 1) if comment}
    return {
        **data,
        "format": REPLAYS[data["format"]],
        "actions": [lines for lines, _ in steps],
        **({"comments": comments} if comments else {}),
    }


def _read(line: str, source: str, number: int) -> object:
    try:
        return json.loads(line)
    except (RecursionError, ValueError):
        raise _fault(source, number) from None


def _fault(source: str, number: int) -> FileError:
    return FileError(source, [Fault("", Text("fault-save-line", {"line": number}))])
