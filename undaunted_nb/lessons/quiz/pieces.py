"""The pieces that a learner has met, so that no question is about others."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from undaunted_nb.engine.text import Text
from undaunted_nb.files.setup_steps import whole
from undaunted_nb.i18n import FIRST, say
from undaunted_nb.kit import registry
from undaunted_nb.kit.question import Question

from ..course import overview
from ..format.lesson import load, names
from ..progress.progress import Progress


@cache
def of_scenario(scenario: str) -> frozenset[str]:
    """Return the names of the pieces of a scenario."""
    system = registry.system_of_scenario(scenario)
    return frozenset(map(_name, system.questions.pieces(system.new_position(scenario))))


def of_lessons(lessons: Iterable[str]) -> frozenset[str]:
    """Return the names of the pieces in the scenarios of some lessons."""
    scenarios = {whole(exercise.scenario) for name in lessons for exercise in load(name).exercises}
    return frozenset().union(*map(of_scenario, scenarios - {""}))


def known_pieces(game: str, progress: Progress) -> frozenset[str]:
    """Return the names of the pieces of a game that a learner knows from the lessons of its course that were begun or can be skipped."""
    return from_lessons(game, [name for name in names(game) if progress.known(name) or progress.state(name)])


def from_lessons(game: str, lessons: Iterable[str]) -> frozenset[str]:
    """Return the names of the pieces of a game in lessons, in the first lesson and in the first whole game, which all beginners have."""
    whole_games = (of_scenario(entry.play) for entry in overview.shelf() if entry.name == game)
    return of_lessons((names(game)[0], *lessons)).union(*whole_games)


def of_question(question: Question, game: str) -> frozenset[str]:
    """Return the names of the pieces of a game that a question speaks of or shows."""
    questions = registry.system(question.position.system).questions
    texts = [
        question.text,
        question.after,
        *(part for option in question.options for part in (option.label, option.why) if part is not None),
    ]
    text = " ".join(say(entry, FIRST) if isinstance(entry, Text) else entry for entry in texts)
    mentions = {_singular(match[0]) for match in _pattern(game).finditer(text)}
    return frozenset(map(_name, questions.pieces(question.position))) | mentions


@cache
def _name(message: str) -> str:
    return _singular(say(Text(message, {"side": "", "squad": ""}), FIRST))


def _singular(name: str) -> str:
    return name.lower().removesuffix("s")


@cache
def _pattern(game: str) -> re.Pattern[str]:
    """Return the pattern of all names of pieces of a game, the longest first: a machine gunner is no gunner."""
    system = registry.system_of_scenario(whole(load(names(game)[0]).exercises[0].scenario))  # to ask for all names would load every game
    scenarios = [name for name in system.scenario_names() if name.startswith(f"{game}/")]
    every = sorted(frozenset().union(*map(of_scenario, scenarios)), key=len, reverse=True)
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, every))})s?\b", re.IGNORECASE)
