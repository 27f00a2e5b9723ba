"""The log of a simulation has one row per game, and each of its games can be opened."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import undaunted_nb as un
from undaunted_nb.i18n import LANGUAGES, set_language

SCENARIOS = ("normandy/duel-in-cover", "north-africa/ambush", "memoir44/first-shots")


def logged(scenario: str, **more: Any) -> Any:
    return un.simulate(scenario, n=6, seed=3, swap=True, rows=True, progress=False, **more)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_totals_are_the_same_with_and_without_a_log(scenario: str) -> None:
    with_log, plain = logged(scenario), un.simulate(scenario, n=6, seed=3, swap=True, progress=False)
    assert with_log.records() == plain.records()
    assert with_log.by("ending", "opener", "rounds").records() == plain.by("ending", "opener", "rounds").records()
    assert [row["game"] for row in with_log.log.records()] == list(range(6))


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_each_game_can_be_opened_and_is_the_one_of_its_row(scenario: str) -> None:
    log = logged(scenario).log
    by_round: dict[int, list[dict[str, Any]]] = {}
    for row in log.rounds.records():
        by_round.setdefault(row["game"], []).append(row)
    for row in log.records():
        game = log.open_game(row["game"])
        p = game.position
        assert p.outcome
        assert p.outcome.winner == row["winner"]
        assert (p.score(0), p.score(1)) == (row[log.columns[-2]], row[log.columns[-1]])
        assert game.decisions == row["decisions"]
        rounds = by_round[row["game"]]
        assert rounds[-1]["round_number"] == row["rounds"]
        assert [one["round_number"] for one in rounds] == list(range(1, row["rounds"] + 1))
        assert un.load(game.replay_line()).position == p
        table = un.table(game)
        assert table.game is game


def test_a_file_keeps_the_log_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    first = logged(SCENARIOS[0], file=file)
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:4]))
    assert logged(SCENARIOS[0], file=file).log.records() == first.log.records()
    file.write_bytes(b"".join([lines[0], lines[1].replace(b"[[0,", b"[[1,", 1), *lines[2:]]))
    assert logged(SCENARIOS[0], file=file).log.records() == first.log.records(), "a damaged line is played again"
    with pytest.raises(un.FileError, match="another simulation"):
        un.simulate(SCENARIOS[0], n=6, seed=4, swap=True, rows=True, progress=False, file=file)


def test_a_file_of_totals_is_not_a_log(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    un.simulate(SCENARIOS[0], n=6, seed=3, swap=True, progress=False, file=file)
    with pytest.raises(un.FileError):
        logged(SCENARIOS[0], file=file)


def test_a_log_that_was_not_kept_says_so() -> None:
    with pytest.raises(un.TutorError, match="rows=True"):
        _ = un.simulate(SCENARIOS[0], n=2, progress=False).log
    with pytest.raises(un.TutorError, match="from 0 to 5"):
        logged(SCENARIOS[0]).log.open_game(6)


@pytest.mark.parametrize("language", LANGUAGES)
def test_columns_have_names_in_each_language(language: str) -> None:
    set_language(language)
    try:
        log = logged(SCENARIOS[2]).log
        assert "[" not in repr(log)
        assert "[" not in repr(log.rounds)
        assert len(log.to_dataframe()) == 6
    finally:
        set_language("en")
