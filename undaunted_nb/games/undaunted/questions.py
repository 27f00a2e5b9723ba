"""Questions about Undaunted that never run dry: made from a seed, answered by the engine, right and wrong alike."""

from __future__ import annotations

from random import Random

from undaunted_nb.core.errors import TutorError
from undaunted_nb.core.question import Maker, Option, Question
from undaunted_nb.core.text import Text

from . import system
from .asking import Asker, Sketch, attacks, board, cards, chances, course, desert, positions, vehicles

PREFIXES = {"normandy": "un.", "north-africa": "na."}
"""How the ids of questions about an edition begin."""
TRIES = 400
"""How many positions are tried for one question."""
OPTIONS = 4

_EVERY = sorted(
    (asker for part in (attacks, board, cards, course, chances, vehicles, desert) for asker in part.ASKERS), key=lambda asker: asker.level
)


def _askers(edition: str) -> dict[str, Asker]:
    """The makers that ask about an edition, by name: each with the scenarios and the rules that it has there."""
    own = {asker: tuple(name for name in asker.scenarios if name.startswith(f"{edition}/")) for asker in _EVERY}
    known = system.rules(edition)
    return {
        PREFIXES[edition] + asker.name: asker._replace(scenarios=scenarios, rules=tuple(rule for rule in asker.rules if rule in known))
        for asker, scenarios in own.items()
        if scenarios
    }


_ASKERS = {edition: _askers(edition) for edition in PREFIXES}
GAMES = {edition: tuple(Maker(name, a.level, a.rules) for name, a in askers.items()) for edition, askers in _ASKERS.items()}
"""The editions that are asked about, with all kinds of questions about each, easier ones first."""


def make(question: str) -> Question:
    """The question with this id, e.g. ``"un.defence/123"``. Raises TutorError for an id that is none."""
    name, slash, seed = question.partition("/")
    askers = next((own for own in _ASKERS.values() if name in own), {})
    if not askers or not slash or not (seed.isascii() and seed.isdigit() and len(seed) < 10) or str(int(seed)) != seed:
        raise TutorError(Text("quiz-no-question", {"name": question[:60], "all": ", ".join(n for own in _ASKERS.values() for n in own)}))
    asker, rng = askers[name], Random(question)
    for _, p in zip(range(TRIES), positions(rng, asker.scenarios, asker.phase), strict=False):
        sketch = asker.ask(p, rng)
        made = _options(sketch, rng) if sketch else ()
        if sketch and len(made) > 1 and set(sketch.rules) & set(asker.rules):
            return _finished(question, name, asker, sketch, made)
    raise TutorError(Text("quiz-no-question", {"name": question, "all": ", ".join(askers)}))  # pragma: no cover


def _finished(question: str, name: str, asker: Asker, sketch: Sketch, options: tuple[Option, ...]) -> Question:
    return Question(
        question, name, sketch.level or asker.level, tuple(r for r in sketch.rules if r in asker.rules), sketch.position,
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
