"""Questions about Outpost: made from a seed, answered by the engine."""

from __future__ import annotations

from random import Random
from typing import cast

from undaunted_nb.engine.action import CHANCE, Action
from undaunted_nb.engine.text import Text
from undaunted_nb.kit.question import Question, Sketch
from undaunted_nb.play.random_questions import Asker, RandomQuestions

from .answers import need
from .position import Position


def ask_need(p: Position, rng: Random) -> Sketch:
    """Ask for the least number that hits a squad of the enemy."""
    tile = rng.choice(p.squads[1 - p.turn])
    reasons = [(4, "quiz-outpost-forgot-wood"), (5, "quiz-outpost-no-wood"), (6, "quiz-outpost-too-high")]
    return Sketch(
        p,
        Text("quiz-outpost-need", {"tile": tile}),
        right=need(p, tile),
        wrong=[(number, Text(key, {"tile": tile})) for number, key in reasons],
        rules=["outpost.fire.3" if tile in p.setup.woods else "outpost.fire.2"],
    )


def prove_need(question: Question) -> str:
    """Return the least number that removes the squad when it is rolled."""
    p, tile = cast("Position", question.position), str(question.text.params["tile"])
    hits = (n for n in range(1, 7) if p._replace(target=tile).perform(Action("roll", CHANCE, "", (n,))).after.side_on(tile) < 0)
    return str(next(hits))


NEED: Asker[Position] = Asker("outpost", ask_need, prove_need, ("outpost.fire.2", "outpost.fire.3"))
PART: RandomQuestions[Position] = RandomQuestions("outpost", {"need": NEED}, lambda _: ["outpost-squad"])
