"""The questions of every registered game, made once for all tests."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

import undaunted_nb as un
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import say
from undaunted_nb.kit.question import Maker, Option, Question
from undaunted_nb.kit.registry import System, systems

un._give_words()
SEEDS = 40
OF = {maker.name: (system, maker) for system in systems() for makers in system.questions.GAMES.values() for maker in makers}


def maker_of(name: str) -> Maker:
    maker: Maker = OF[name][1]
    return maker


def game_of(name: str) -> System:
    """Return the game system with questions of this kind."""
    return OF[name][0]


def made(name: str, seed: int) -> Question:
    question: Question = game_of(name).questions.make(f"{name}/{seed}")
    return question


@cache
def asked(name: str) -> tuple[Question, ...]:
    return tuple(made(name, seed) for seed in range(SEEDS))


def said(option: Option, language: str = "en") -> str:
    return say(option.label, language) if isinstance(option.label, Text) else option.label


def about(number: Fraction, unit: str = "") -> str:
    """Return a number with three figures as an option writes it, and "about" only where that is not all of it."""
    short = f"{float(number):.3g}"
    return f"{'' if Fraction(short) == number else 'about '}{short}{unit}"
