"""``un.missed`` and ``un.analyze``."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import undaunted_nb as un
from tests.search.test_review import played, thrown_away
from undaunted_nb import i18n
from undaunted_nb.search.heuristics import best


def test_missed_shows_what_was_played_and_what_was_better() -> None:
    frame = un.missed(thrown_away(), n=40, seed=1).to_dataframe()
    assert list(frame.kind) == ["played", "better"]
    assert frame.action[0] == "end turn"
    assert frame.chance[1] == 1.0


def test_costliest_decision_of_a_whole_game_is_found_in_a_won_game_too() -> None:
    game = thrown_away()
    side, ply, rng = un.missed(game, n=0).side, game.ply, Random(1)
    while not game.position.outcome and game.ply < ply + 40:
        p = game.position
        game.play(best(p, p.to_act[0], rng))
    found = un.missed(game, side, whole_game=True, n=200, seed=1)
    assert found.found.decisions > un.missed(game, side, n=0).found.decisions
    assert "The whole game of" in repr(found)
    frame = found.to_dataframe()
    assert list(frame.kind) == ["played", "better"]
    assert frame.step[0] == ply
    assert frame.action[0] == "end turn"


def test_missed_of_a_side_without_a_decision_is_refused() -> None:
    with pytest.raises(un.TutorError, match="not decided anything"):
        un.missed(un.new_game("normandy/hills", seed=1))


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_reviews_are_shown_in_every_language(language: str) -> None:
    game = thrown_away()
    found: tuple[Any, ...] = (
        un.missed(game, n=5),
        un.analyze(game, n=5),
        un.missed(played("memoir44/first-shots", 3), n=2),
    )
    i18n.set_language(language)
    try:
        text = "".join(map(repr, found))
    finally:
        i18n.set_language("en")
    assert not [word for word in ("missed-", "analyze-", "hint-") if word in text]


def test_analysis_has_a_frame_a_chart_and_turning_points(tmp_path: Path) -> None:
    game = thrown_away()
    game.save(tmp_path / "game.json")
    found = un.analyze(tmp_path / "game.json", n=20, seed=2)
    frame = found.to_dataframe()
    assert list(frame.step[frame.turning_point]) == list(found.turns)
    assert ((frame.low <= frame.chance) & (frame.chance <= frame.high)).all()
    chart = found.chart()
    assert len(chart.spec["data"]["values"] if "data" in chart.spec else chart.spec["layer"]) > 0
    assert found.course == un.analyze(game, n=20, seed=2).course
