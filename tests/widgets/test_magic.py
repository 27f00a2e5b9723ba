"""``%undaunted`` in a real IPython shell: what it opens, what it answers, and what Tab offers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from IPython.core.completer import provisionalcompleter
from IPython.core.interactiveshell import InteractiveShell

import undaunted_nb as un
from undaunted_nb.jupyter.magic import COMMANDS
from undaunted_nb.widgets.home.home_table import HomeTable
from undaunted_nb.widgets.table import Table, newest


@pytest.fixture
def shell(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> Iterator[InteractiveShell]:
    monkeypatch.setenv("UNDAUNTED_NB_HOME", str(tmp_path))
    monkeypatch.setenv("IPYTHONDIR", str(tmp_path))
    InteractiveShell.clear_instance()
    it = InteractiveShell.instance()
    assert it.history_manager
    it.history_manager.enabled = False
    it.run_line_magic("load_ext", "undaunted_nb")
    yield it
    it.history_manager.end_session()
    InteractiveShell.clear_instance()


def run(shell: InteractiveShell, line: str) -> Any:
    return shell.run_line_magic("undaunted", line)


def offered(shell: InteractiveShell, line: str) -> list[str]:
    """Return the whole lines that Tab offers, as a kernel finds them."""
    with provisionalcompleter():
        return [line[: one.start] + one.text for one in shell.Completer.completions(line, len(line))]


@pytest.mark.parametrize(
    ("line", "title"),
    [
        ("lesson 3", un.lessons("normandy")[2].said_title("en")),
        ("lesson memoir44 2", un.lessons("memoir44")[1].said_title("en")),
        ("lesson memoir44", un.lessons("memoir44")[0].said_title("en")),
        ("lesson north-africa/first-look", un.lessons("north-africa")[0].said_title("en")),
        ("play normandy/hills", None),
    ],
)
def test_it_opens_lessons_and_games(shell: InteractiveShell, line: str, title: str | None) -> None:
    table = run(shell, line)
    assert isinstance(table, Table)
    assert newest() is table
    if title:
        assert table.head["title"].endswith(title)


def test_it_opens_the_home_page_and_a_quiz(shell: InteractiveShell) -> None:
    assert isinstance(run(shell, "home"), HomeTable)
    assert run(shell, "quiz memoir44").coach


def test_a_hint_appears_in_the_cell_and_on_the_table(shell: InteractiveShell, capsys: pytest.CaptureFixture[str]) -> None:
    table = run(shell, "lesson normandy/moving")
    table.press("coach", "exercise:1")
    run(shell, "hint")
    first = capsys.readouterr().out
    assert first.strip() == "\n".join(table.coach["hints"])
    run(shell, "hint")
    assert len(capsys.readouterr().out) > len(first)


def test_why_names_every_reason_and_its_rule(shell: InteractiveShell, capsys: pytest.CaptureFixture[str]) -> None:
    game = un.table(un.new_game("memoir44/first-shots"), resume=False).game
    run(shell, "why battle F3 G5")
    told = capsys.readouterr().out
    verdict = game.why("battle F3 G5")
    assert verdict.violations
    assert all(str(violation.why) in told for violation in verdict.violations)
    assert "(" in told
    run(shell, f"why {game.position.format(next(iter(game.legal_actions)))}")
    assert capsys.readouterr().out.strip() == "This action is legal."


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("lesons 3", "Did you mean “lesson”?"),
        ("", "Commands of %undaunted: home"),
        ("lesson 99", "Expected a number from 1 to"),
        ("lesson 1 2", "got “1 2”"),
        ("lesson ²", "“²”"),
        ("lesson nowhere/none", "nowhere/none"),
        ("play /etc/passwd.toml", "/etc/passwd.toml"),
        ("quiz chess", "chess"),
        ("home now", "Remove “now”"),
        ("why fly", "fly"),
    ],
)
def test_bad_input_gets_one_clear_sentence(shell: InteractiveShell, capsys: pytest.CaptureFixture[str], line: str, told: str) -> None:
    run(shell, "play normandy/la-raye")
    assert run(shell, line) is None
    out = capsys.readouterr().out
    assert told in out
    assert len(out.strip().splitlines()) < 4


def test_without_a_table_or_a_lesson_there_is_nothing_to_ask_about(shell: InteractiveShell, capsys: pytest.CaptureFixture[str]) -> None:
    while table := newest():
        table.close()
    run(shell, "hint")
    assert "%undaunted lesson 1" in capsys.readouterr().out
    un.table(un.new_game("normandy/hills"), resume=False)
    run(shell, "hint")
    assert "Only a lesson has hints" in capsys.readouterr().out


def test_tab_completes_commands_names_and_actions(shell: InteractiveShell) -> None:
    assert {f"%undaunted {name}" for name in COMMANDS} <= set(offered(shell, "%undaunted "))
    assert offered(shell, "%undaunted les") == ["%undaunted lesson"]
    assert offered(shell, "%undaunted lesson normandy/mov") == ["%undaunted lesson normandy/moving"]
    assert "%undaunted play memoir44/pegasus-bridge" in offered(shell, "%undaunted play memoir44/p")
    assert "%undaunted quiz north-africa" in offered(shell, "%undaunted quiz no")
    table = run(shell, "play normandy/la-raye")
    mine = {f"%undaunted why {table.game.position.format(action)}" for action in table.game.legal_actions if action.side == "US"}
    assert set(offered(shell, "%undaunted why ")) == mine
    assert set(offered(shell, "%undaunted why US: ini")) == mine


def test_tab_does_not_show_the_other_hand_or_answer_a_question(shell: InteractiveShell) -> None:
    run(shell, "play normandy/la-raye")
    assert "DE" in newest().game.position.to_act  # type: ignore[union-attr]
    assert not [line for line in offered(shell, "%undaunted why ") if "DE" in line]
    assert run(shell, "quiz").playable() == []


def test_loading_it_twice_completes_once(shell: InteractiveShell) -> None:
    un.load_ipython_extension(shell)
    assert offered(shell, "%undaunted hi") == ["%undaunted hint"]
