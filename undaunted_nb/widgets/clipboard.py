"""What you can copy from a table: the position, the replay, a link, a picture, and the numbers of an attack, as far as you can see them.

A position holds every card, so a player's copy has the cards that this player cannot see dealt again (``dealt_again``). The game itself
is copied only when it is over, or when nobody plays it.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from typing import Any

from undaunted_nb.drawing import scene as drawing
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.files.storage import IN_BROWSER
from undaunted_nb.lessons.play.run import LessonRun
from undaunted_nb.play.game import Game
from undaunted_nb.sharing import addresses
from undaunted_nb.sharing.links import QUERY, Ask

from .state.flow import Flow


def scene(it: Flow, picture: str, trouble: Text | None = None) -> dict[str, Any] | None:
    """Return the copies of a table (None behind the hand-over screen). ``trouble`` is what was wrong with a pasted text."""
    if it.curtain:
        return None
    open_cards = bool(it.walk or _whole(it).position.outcome)
    position, replay = _position(it, whole=open_cards), _replay(it)
    note = Text("copy-whole") if open_cards else Text("copy-dealt")
    no_replay = Text("copy-no-steps") if not _whole(it).decisions else Text("copy-replay-later")
    copies = {
        "position": {"text": position.line(), "note": note},
        "replay": {"text": replay.replay_line() if replay else "", "note": Text("copy-replay") if replay else no_replay},
        "link": _link(it, position, replay, note),
        "picture": {"text": picture, "note": ""},
        "explore": _explore(it),
    }
    said: dict[str, Any] = drawing.words({"copies": copies, "trouble": trouble or "", "name": _name(it)}, it.language)
    return said


def _whole(it: Flow) -> Game:
    """Return the game on the table, also while it is looked through."""
    return it.replay.game if it.replay else it.game


def _position(it: Flow, *, whole: bool) -> Game:
    p = it.game.position
    return Game(p if whole else it.system.dealt_again(p, it.viewer))


def _replay(it: Flow) -> Game | None:
    """Return the game to copy as a replay. It shows every card, so a game that is being played is not."""
    game = _whole(it)
    return game if game.decisions and (it.walk or (game.position.outcome and not it.coach)) else None


def _link(it: Flow, position: Game, replay: Game | None, note: Text) -> Mapping[str, Any]:
    """Return an address, or (where the page itself is the entrance) the query that belongs to the page's own address."""
    if isinstance(it.coach, LessonRun) and not it.coach.lesson.id.endswith(".toml"):
        ask, note = Ask(lesson=it.coach.lesson.id), Text("copy-lesson")
    elif replay and it.replay:
        ask = Ask(line=replay.replay_line(), step=it.game.ply, side=it.side)
    else:
        ask = Ask(line=position.line(), side=it.side)
    ask = ask._replace(language=it.language)
    if IN_BROWSER or QUERY in os.environ:
        return {"text": ask.query, "page": True, "note": note}
    try:
        to = "hub" if os.environ.get(addresses.HOST.format("HUB")) else "binder"
        return {"text": addresses.address(ask, to, repository=addresses.repository), "page": False, "note": note}
    except TutorError as error:
        return {"text": "", "page": False, "note": error.text}


def chosen(it: Flow) -> str:
    """Return the action that is chosen but not played yet, in notation ("": none)."""
    found = it.choices.finished(it.taps) if it.taps else ()
    return it.game.position.format(found[0]) if len(found) == 1 else ""


def _explore(it: Flow) -> dict[str, Any]:
    """Return the cell that opens the explorer with the numbers of the chosen attack. An open exercise covers them."""
    position, line = it.game.position, "" if it.sealed.targets or it.sealed.chances else chosen(it)
    try:
        found: Mapping[str, object] = it.system.odds.explored(position, line) if line else {}
    except TutorError:  # another action
        found = {}
    if not found:
        return {"text": "", "note": Text("copy-explore-later")}
    words = [json.dumps(position.system), *(f"{name}={json.dumps(value)}" for name, value in found.items())]
    return {"text": f"un.explore({', '.join(words)})", "note": Text("copy-explore")}


def _name(it: Flow) -> str:
    """Return the name of a saved picture, without an ending."""
    return "".join(c if c.isalnum() else "-" for c in str(it.game.start.to_json()["scenario"]).rpartition("/")[2])[:60]
