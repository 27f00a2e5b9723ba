"""The marks on the board of a quiz are on what the question is about."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import undaunted_nb as un
from undaunted_nb.i18n import FIRST, say
from undaunted_nb.kit import registry
from undaunted_nb.kit.question import Question
from undaunted_nb.lessons.play import pointers
from undaunted_nb.lessons.quiz.questioner import words

un._give_words()
SEEDS = 6
"""The questions of each kind."""


def asked(game: str) -> Iterator[tuple[Question, pointers.Things, tuple[str, ...]]]:
    source = un.Quiz(game, seed=1).source
    for maker in source.GAMES[game]:
        for seed in range(SEEDS):
            item = source.make(f"{maker.name}/{seed}")
            here = pointers.things(item.position, item.side)
            yield item, here, pointers.asked_in(here, item.text, [words(option.label, FIRST) for option in item.options])


def names(item: Question, piece: str, side: str) -> str:
    """Return the name of a piece as a side reads it."""
    return say(registry.system(item.position.system).present.name_of(item.position, side, "counter", piece), FIRST)


def holds(name: str, text: str) -> bool:
    return bool(re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", text))


@pytest.mark.parametrize("game", ["normandy", "north-africa"])
def test_marks_are_on_what_the_text_names(game: str) -> None:
    marked = 0
    for item, here, marks in asked(game):
        text, seen = say(item.text, FIRST), {names(item, piece, "") for piece in here.pieces}
        for mark in marks:
            name = names(item, mark, "") if mark in here.pieces else mark
            rest = text
            for other in sorted(seen - {name}, key=len, reverse=True):
                if holds(other, rest) and name not in other:
                    rest = rest.replace(other, "")
            bare = name.partition(" ")[2] if mark.startswith(f"{item.side} ") else name
            assert holds(name, rest) or holds(bare, rest), (item.id, text, marks)
            marked += 1
    assert marked > SEEDS * 20


def test_an_attack_marks_both_sides() -> None:
    """The attacker was not marked, and a piece whose name is part of another one's was."""
    item = un.Quiz("normandy", seed=1).source.make("un.defense/1")
    assert say(item.text, FIRST).startswith("US Scouts A on 4B: Attack 1 against German Riflemen B on 13B.")
    here = pointers.things(item.position, item.side)
    assert pointers.asked_in(here, item.text, []) == ("US Scouts A", "DE Riflemen B")
