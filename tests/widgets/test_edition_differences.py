"""An opened rule shows only the differences between the editions of this game."""

from __future__ import annotations

import pytest

from undaunted_nb.engine.text import Text
from undaunted_nb.games.memoir44 import system as memoir44
from undaunted_nb.games.undaunted.system import rules
from undaunted_nb.i18n import LANGUAGES, say
from undaunted_nb.lessons.reference.editions import difference


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_editions_and_the_tutor_are_quoted(language: str) -> None:
    found = difference("normandy", rules()["un.conceal.2"])
    assert found
    text = say(found, language)
    for key in ("ukrainian", "russian", "reading"):
        assert say(Text(f"editions-normandy-d1.{key}"), language) in text
        assert say(Text(f"editions-{key}"), language) in text


def test_north_africa_shows_no_difference_between_editions_of_normandy() -> None:
    assert not difference("north-africa", rules()["un.conceal.2"])


def test_a_rule_that_is_the_same_in_both_editions_shows_none() -> None:
    assert not difference("normandy", rules()["un.move.1"])


def test_translations_of_memoir44_are_quoted() -> None:
    found = difference("memoir44", memoir44.rules()["m44.hill.3"])
    assert found
    assert "V. Maksimov" in say(found, "en")
