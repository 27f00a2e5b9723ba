"""Questions about Memoir '44: there are none yet, so that no game of it is listed among those that are asked about."""

from __future__ import annotations

from undaunted_nb.core.errors import TutorError
from undaunted_nb.core.question import Maker, Question
from undaunted_nb.core.text import Text

PREFIX = "m44."
GAMES: tuple[str, ...] = ()
MAKERS: tuple[Maker, ...] = ()


def make(question: str) -> Question:
    """The question with this id. Raises TutorError: there is none."""
    raise TutorError(Text("quiz-no-question", {"name": question[:60], "all": ", ".join(m.name for m in MAKERS)}))
