"""What you can copy from a table: the position, the replay, a link, a picture, and the numbers of an attack, as far as you can see them.

A position holds every card, so a player's copy has the cards that this player cannot see dealt again (``dealt_again``). The game itself
is copied only when it is over, or when nobody plays it.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from undaunted_nb.drawing import scene as drawing
from undaunted_nb.drawing.still import question_picture
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.files.storage import IN_BROWSER
from undaunted_nb.i18n import say
from undaunted_nb.lessons.play.run import LessonRun
from undaunted_nb.play.game import Game
from undaunted_nb.sharing import addresses
from undaunted_nb.sharing.links import QUERY, Ask

from .state.flow import Flow

if TYPE_CHECKING:
    from undaunted_nb.kit.scene.drawers import Copies, Copy


def scene(flow: Flow, picture: str, trouble: Text | None = None) -> Copies | None:
    """Return the copies of a table (None behind the hand-over screen). ``trouble`` is what was wrong with a pasted text."""
    if flow.curtain:
        return None
    open_cards = bool(flow.walk or _whole(flow).position.outcome)
    position, replay = _position(flow, whole=open_cards), _replay(flow)
    note = Text("copy-whole") if open_cards else Text("copy-dealt")
    question = flow.coach.shared_question if flow.coach else None
    if flow.coach and question:  # the beginning, because what was played shows the solution
        position, note = Game(flow.coach.game.start), question
        picture = question_picture(position.start, say(question, flow.language), flow.language)
    no_replay = Text("copy-no-steps") if not _whole(flow).decisions else Text("copy-replay-later")
    part: Copies = {
        "copies": {
            "position": {"text": position.line(), "note": note},
            "replay": {"text": replay.replay_line() if replay else "", "note": Text("copy-replay") if replay else no_replay},
            "link": _ask_before(_link(flow, position, replay, note), question, flow.language),
            "picture": {"text": picture, "note": ""},
            "explore": _explore(flow),
        },
        "trouble": trouble or "",
        "name": _name(flow),
    }
    return drawing.words(part, flow.language)


def _ask_before(link: Copy, question: Text | None, language: str) -> Copy:
    """Return a link with the question before it. The part of an address that is joined to the page's own has no place for it."""
    if question is None or link.get("page") or not link["text"]:
        return link
    return {**link, "text": f"{say(question, language)}\n{link['text']}"}


def _whole(flow: Flow) -> Game:
    """Return the game on the table, also while it is looked through."""
    return flow.replay.game if flow.replay else flow.game


def _position(flow: Flow, *, whole: bool) -> Game:
    p = flow.game.position
    return Game(p if whole else flow.system.dealt_again(p, flow.viewer))


def _replay(flow: Flow) -> Game | None:
    """Return the game to copy as a replay. It shows every card, so a game that is being played is not."""
    game = _whole(flow)
    return game if game.decisions and (flow.walk or (game.position.outcome and not flow.coach)) else None


def _link(flow: Flow, position: Game, replay: Game | None, note: Text) -> Copy:
    """Return an address, or (where the page itself is the entrance) the query that belongs to the page's own address."""
    if isinstance(flow.coach, LessonRun) and not flow.coach.lesson.id.endswith(".toml"):
        ask, note = Ask(lesson=flow.coach.lesson.id), Text("copy-lesson")
    elif replay and flow.replay:
        ask = Ask(line=replay.replay_line(), step=flow.game.ply, side=flow.side)
    else:
        ask = Ask(line=position.line(), side=flow.side, puzzle=flow.coach.shared_id if flow.coach else "")
    ask = replace(ask, language=flow.language)
    if IN_BROWSER or QUERY in os.environ:
        return {"text": ask.query, "page": True, "note": note}
    try:
        site = "hub" if os.environ.get(addresses.HOST.format("HUB")) else "binder"
        return {"text": addresses.address(ask, site, repository=addresses.repository), "page": False, "note": note}
    except TutorError as error:
        return {"text": "", "page": False, "note": error.text}


def chosen_action(flow: Flow) -> str:
    """Return the action that is chosen but not played yet, in notation ("": none)."""
    actions = flow.choices.complete_actions(flow.taps) if flow.taps else ()
    return flow.game.position.format(actions[0]) if len(actions) == 1 else ""


def _explore(flow: Flow) -> Copy:
    """Return the cell that opens the explorer with the numbers of the chosen attack. An open exercise covers them."""
    position, line = flow.game.position, "" if flow.seal.targets or flow.seal.chances else chosen_action(flow)
    settings: Mapping[str, object] = {}
    if line:
        from undaunted_nb.kit.chances import ExplorerDice  # a table without a chosen action does not need it

        with suppress(TutorError):  # another action, or a game without odds
            if isinstance(model := flow.system.odds, ExplorerDice):
                settings = model.explorer_numbers(position, line)
    if not settings:
        return {"text": "", "note": Text("copy-explore-later")}
    words = [json.dumps(position.system), *(f"{name}={json.dumps(value)}" for name, value in settings.items())]
    return {"text": f"un.explore({', '.join(words)})", "note": Text("copy-explore")}


def _name(flow: Flow) -> str:
    """Return the name of a saved picture, without an ending."""
    return "".join(c if c.isalnum() else "-" for c in str(flow.game.start.to_json()["scenario"]).rpartition("/")[2])[:60]
