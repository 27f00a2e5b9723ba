"""Games, positions, verdicts and lists at the end of a cell: what a notebook, a terminal and ``print`` show."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import unescape
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest
from IPython.core.formatters import DisplayFormatter

import undaunted_nb as un
from tests.random_games import played
from undaunted_nb.engine import display
from undaunted_nb.engine.text import Text
from undaunted_nb.games.undaunted.files import scenario as undaunted
from undaunted_nb.i18n import LANGUAGES, language, say
from undaunted_nb.kit import registry
from undaunted_nb.kit.scenario_folder import ScenarioList
from undaunted_nb.lessons.format.markdown import MOST
from undaunted_nb.testing.basis import find_raw_keys

SCENARIOS = ("normandy/la-raye", "north-africa/convoy", "memoir44/pegasus-bridge", "memoir44/sword-beach")
LISTS: dict[str, Callable[[], Any]] = {"scenarios": un.scenarios, "lessons": un.lessons}
LINES = MOST + 4


def shown(value: object) -> tuple[str, str]:
    """Return what a notebook stores of a value: its text and its HTML."""
    stored = DisplayFormatter(active_types=["text/plain", "text/html"]).format(value)[0]
    return stored["text/plain"], stored["text/html"]


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_game_and_its_position_show_the_board(scenario: str, code: str) -> None:
    game = played(scenario)
    with language(code):
        present = registry.system(game.position.system).present
        title = un.table(game, resume=False, language=code).head["title"]
        for value in (game, game.position):
            text, html = shown(value)
            assert text == repr(value)
            assert scenario in text
            assert "\n" not in text
            assert title in unescape(html)
            assert f'lang="{code}"' in html
            assert not list(find_raw_keys(f"{value} {re.sub('<[^>]*>', '', html)}"))
            lines = str(value).splitlines()
            assert len(lines) <= LINES
            (alt,) = re.findall('<img alt="([^"]*)"', html)
            assert unescape(alt) == " ".join(lines)
            pieces = [piece for piece in present.elements(game.position) if piece["t"] in {"counter", "unit"}]
            assert unquote(html).count("<use") >= len(pieces) > 0


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_is_shown_has_no_hidden_cards(scenario: str) -> None:
    first, *others = (un.new_game(scenario, seed=seed) for seed in range(6))
    assert any(other.position != first.position for other in others), "the hands differ"
    assert {str(other) for other in others} == {str(first)}
    assert {shown(other.position)[1] for other in others} == {shown(first.position)[1]}


def test_the_title_of_a_file_is_text(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(re.sub("title = .*", 'title = "<b>Mine</b> & { $x }"', undaunted.text_of("normandy/hills")), "utf-8")
    _, html = shown(un.new_game(path))
    assert "<b>" not in html
    assert "<b>Mine</b> & { $x }" in unescape(html)


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_verdict_reads_like_the_answer_of_the_table(code: str) -> None:
    game = un.new_game("memoir44/first-shots", seed=1)
    with language(code):
        no, yes = game.why("battle F3 G5"), game.why(game.legal_actions[0])
        text, html = shown(no)
        for violation in no.violations:
            assert say(violation.why) in text
            assert say(violation.why) in unescape(html)
            rule = registry.system("memoir44").rules()[violation.rule]
            assert say(Text(rule.key)) in text
            assert all(cite.section in unescape(html) for cite in rule.cites)
        assert text == repr(no)
        assert "Violation(" not in text
        assert shown(yes)[0] == str(yes)
        assert str(yes) in unescape(shown(yes)[1])


@pytest.mark.parametrize("name", LISTS)
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_list_shows_itself_as_a_table(name: str, code: str) -> None:
    with language(code):
        found = LISTS[name]()
        text, html = shown(found)
        assert text == repr(found) == str(found)
        assert len(text.splitlines()) <= LINES
        for one in found:
            row = (one["name"], one["title"]) if isinstance(one, dict) else (one.id, one.said_title())
            assert all(cell in unescape(html) for cell in row)
        assert html.count("<tr>") == len(found) + 1
        assert not list(find_raw_keys(text))


def test_without_the_words_above_a_value_reads_as_python_writes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game, found, course = un.new_game("normandy/hills", seed=1), un.scenarios(), un.lessons()
    verdict = game.why(game.legal_actions[0])
    monkeypatch.setattr(display, "_make", None)
    assert str(found) == repr(found) == list.__repr__(found)
    assert str(course) == repr(course) == tuple.__repr__(course)
    assert str(game) == repr(game)
    assert str(game.position) == repr(game.position)
    assert repr(verdict) == f"Verdict({verdict.action!r}, ())"
    assert found._repr_html_() is None


def test_a_long_list_says_how_many_more_there_are() -> None:
    found = ScenarioList(un.scenarios() * 2)
    text, html = shown(found)
    assert len(text.splitlines()) <= LINES
    assert text.endswith(f"{len(found) - MOST} more.")
    assert html.count("<tr>") == len(found) + 1


@pytest.mark.parametrize("game", ["normandy", "north-africa", "memoir44"])
@pytest.mark.parametrize("page", [un.glossary, un.editions])
def test_a_long_page_shows_its_first_lines(page: Callable[[str], Any], game: str) -> None:
    text = repr(page(game))
    assert len(text.splitlines()) <= LINES
    assert text.splitlines()[0] == page(game).title
    shortened = len(str(page(game)).splitlines()) > len(text.splitlines())
    assert ("print(" in text) is shortened


@pytest.mark.parametrize("scenario", ["normandy/duel-in-cover", "memoir44/first-shots"])
def test_a_game_that_is_over_names_no_phase(scenario: str) -> None:
    game = un.simulate(scenario, n=1, seed=1, rows=True, progress=False).log.open_game(0)
    assert game.position.outcome
    heading = str(game).splitlines()[0]
    assert re.search(r"Round \d+\.$", heading), heading
