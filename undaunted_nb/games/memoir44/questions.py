"""Questions about Memoir '44 that never run dry: made from a seed, answered by the engine, right and wrong alike."""

from __future__ import annotations

from random import Random

from undaunted_nb.core.errors import TutorError
from undaunted_nb.core.question import Maker, Option, Question
from undaunted_nb.core.text import Text

from .asking import Asker, Sketch, battles, cards, losses, moves, orders, positions, views

PREFIXES = {"memoir44": "m44."}
"""How the ids of questions begin."""
TRIES = 2000
"""How many positions are tried for one question."""
OPTIONS = 4

_ASKERS: dict[str, Asker] = {
    PREFIXES["memoir44"] + asker.name: asker
    for asker in sorted((a for part in (battles, views, moves, orders, cards, losses) for a in part.ASKERS), key=lambda a: a.level)
}
GAMES = {"memoir44": tuple(Maker(name, a.level, a.rules) for name, a in _ASKERS.items())}
"""All kinds of questions, easier ones first."""


def make(question: str) -> Question:
    """The question with this id, e.g. ``"m44.dice/123"``. Raises TutorError for an id that is none."""
    name, slash, seed = question.partition("/")
    if name not in _ASKERS or not slash or not (seed.isascii() and seed.isdigit() and len(seed) < 10) or str(int(seed)) != seed:
        raise TutorError(Text("quiz-no-question", {"name": question[:60], "all": ", ".join(_ASKERS)}))
    asker, rng = _ASKERS[name], Random(question)
    for _, p in zip(range(TRIES), positions(rng, asker.scenarios), strict=False):
        sketch = asker.ask(p, rng)
        made = _options(sketch, rng) if sketch else ()
        if sketch and len(made) > 1 and set(sketch.rules) & set(asker.rules):
            return _finished(question, name, asker, sketch, made)
    raise TutorError(Text("quiz-no-question", {"name": question, "all": ", ".join(_ASKERS)}))  # pragma: no cover


def _finished(question: str, name: str, asker: Asker, sketch: Sketch, options: tuple[Option, ...]) -> Question:
    return Question(
        question, name, asker.level, tuple(dict.fromkeys(r for r in sketch.rules if r in asker.rules)), sketch.position,
        sketch.position.setup.sides[sketch.side], sketch.action, sketch.text, options, sketch.after,
    )  # fmt: skip


def _options(sketch: Sketch, rng: Random) -> tuple[Option, ...]:
    """The right answer and up to three wrong ones, each once, in an order of the question's own."""
    found: list[Option] = [Option(sketch.right)]
    for label, why in sketch.wrong:
        if len(found) < OPTIONS and all(label != option.label for option in found):
            found.append(Option(label, why))
    rng.shuffle(found)
    return tuple(found)
