"""The rules on two pages hold what a player needs, and each sentence names its rule."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import undaunted_nb as un
from undaunted_nb.i18n import LANGUAGES
from undaunted_nb.kit.registry import system, system_names

NEEDED: dict[str, dict[str, list[str]]] = tomllib.loads(Path(__file__).with_name("summary.toml").read_text("utf-8"))
OWNERS = {"normandy": "undaunted", "north-africa": "undaunted", "memoir44": "memoir44"}
"""The system that has the rules of each game."""


def _printed(game: str) -> list[str]:
    return [rule for _, paragraphs in un.summary(game).sections for paragraph in paragraphs for rule in paragraph]


@pytest.mark.parametrize("game", NEEDED)
def test_every_rule_that_a_player_needs_is_printed(game: str) -> None:
    needed = {rule for rules in NEEDED[game].values() for rule in rules}
    assert set(OWNERS.values()) == set(system_names())
    assert not sorted(needed - system(OWNERS[game]).rules(game).keys()), "unknown rules"
    assert not sorted(needed - set(_printed(game))), f"add these to the summary of {game}"


@pytest.mark.parametrize("game", OWNERS)
def test_no_rule_is_printed_twice(game: str) -> None:
    printed = _printed(game)
    assert sorted(printed) == sorted(set(printed))
    assert set(printed) <= system(OWNERS[game]).rules(game).keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", OWNERS)
def test_every_text_names_its_rule_under_a_heading_of_its_own(game: str, language: str) -> None:
    page = un.summary(game, language=language)
    said = page.said()
    titles = [heading for heading, _ in said] + [title for _, paragraphs in said for title, _ in paragraphs]
    assert len(titles) == len(set(titles)), "a heading stands twice"
    texts = [text for _, paragraphs in said for _, text in paragraphs]
    assert [rule for text in texts for rule in re.findall(r"\[([a-z0-9]+(?:\.[a-z-]+)+\.\d+)\]", text)] == _printed(game)
    assert all(text.endswith("]") for text in texts)
    assert all(f"<small>{rule}</small>" in page.to_html() for rule in _printed(game))
