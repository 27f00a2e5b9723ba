"""``un.simulate``: the same on any number of workers, resumed or not, stopped early or not."""

from __future__ import annotations

import errno
import json
import os
import signal
import sys
import time
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random
from subprocess import DEVNULL, Popen, run
from typing import Any

import pandas as pd
import pytest

import undaunted_nb as un
from tests.same import same
from undaunted_nb.engine.action import Action
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import LANGUAGES, say, set_language
from undaunted_nb.play.opponent import OPPONENTS, AtRandom, View
from undaunted_nb.probability.sampling import wilson
from undaunted_nb.simulation.records import FORMAT
from undaunted_nb.teaching.display.progress_bar import ProgressBar
from undaunted_nb.teaching.results.balance import CHARTS, COUNT_BY, Balance

un._give_words()

DUEL = "normandy/duel-in-cover"


def simulated(games: int = 60, **more: Any) -> Balance:
    return un.simulate(DUEL, n=games, seed=1, **{"progress": False, **more})


class Fatal(AtRandom):
    """Kills its process in the middle of a game, unless it is the first one, or ``mark`` exists."""

    def __init__(self, mark: Path) -> None:
        self.mark, self.home = mark, os.getpid()

    def choose(self, view: View, rng: Random) -> Action:
        found = super().choose(view, rng)
        if os.getpid() != self.home and view.facts["round"] == 4 and not self.mark.exists():
            self.mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return found


def test_result_is_the_same_on_threads_and_in_two_processes() -> None:
    found = simulated()
    with ThreadPoolExecutor(2) as threads:
        assert same(simulated(executor=threads), found)
    assert same(simulated(jobs=2), found)


def test_killed_worker_changes_nothing(tmp_path: Path) -> None:
    mark = tmp_path / "own"
    assert same(simulated(jobs=2, opponents=("random", Fatal(mark))), simulated())
    assert mark.exists()


def test_games_go_on_here_if_the_executor_of_the_caller_breaks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mark = tmp_path / "given"
    with ProcessPoolExecutor(2, get_context("spawn")) as pool:
        assert same(simulated(executor=pool, opponents=(Fatal(mark), "random")), simulated())
    assert mark.exists()
    assert "A process of your executor has crashed." in capsys.readouterr().err


def test_workers_end_when_the_main_process_is_killed() -> None:
    psutil = pytest.importorskip("psutil")
    code = "import undaunted_nb as un\nif __name__ == '__main__':\n    un.simulate('normandy/la-raye', n=100_000, jobs=2)"
    with Popen([sys.executable, "-c", code], stderr=DEVNULL) as main:
        end = time.monotonic() + 60
        while len(workers := psutil.Process(main.pid).children(recursive=True)) < 3 and time.monotonic() < end:
            time.sleep(0.1)
        time.sleep(1)
        main.kill()
        main.wait()
    _, alive = psutil.wait_procs(workers, timeout=60)
    for left in alive:
        left.kill()
    assert len(workers) >= 3
    assert alive == []


def test_browser_has_one_process_and_reports_it() -> None:
    """Emscripten has neither processes nor threads, so starting either one is an error there.

    The program pretends to be there only after the imports: other packages also look at the platform when they are imported.
    """
    code = """
import sys, threading
from concurrent.futures import ThreadPoolExecutor
import undaunted_nb as un
from undaunted_nb.simulation import workers
un._give_words()
un.simulate("normandy/duel-in-cover", n=1)
workers.IN_BROWSER = True
def refuse(*_, **__): raise RuntimeError("can't start new thread")
threading.Thread.start = refuse
sys.modules["_multiprocessing"] = None
one, two = (un.simulate("normandy/duel-in-cover", n=4, seed=1, jobs=jobs) for jobs in (1, 2))
print(one == two, one.games)
print(one == un.simulate("normandy/duel-in-cover", n=4, seed=1, executor=ThreadPoolExecutor(2)))
"""
    ran = run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.split() == ["True", "4", "True"]
    assert ran.stderr.count("has only one process") == 1


def test_run_is_resumed_from_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games.jsonl"
    whole = simulated(file=tmp_path / "whole.jsonl")
    played = 0

    def interrupted(self: AtRandom, view: View, rng: Random) -> Action:
        nonlocal played
        played += 1
        if played == 2000:
            raise KeyboardInterrupt
        return choose(self, view, rng)

    choose = AtRandom.choose
    monkeypatch.setattr(AtRandom, "choose", interrupted)
    part = simulated(file=file)
    assert (part.why, 0 < part.games < 60) == ("stopped", True)
    assert "You stopped the simulation after" in repr(part)
    monkeypatch.setattr(AtRandom, "choose", choose)
    with file.open("a") as cut:
        cut.write('{"from":59,"to"')
    asked: list[int] = []

    def counted(self: AtRandom, view: View, rng: Random) -> Action:
        asked.append(1)
        return choose(self, view, rng)

    monkeypatch.setattr(AtRandom, "choose", counted)
    assert same(simulated(file=file), whole)
    assert same(simulated(file=tmp_path / "whole.jsonl"), whole)
    once = len(asked)
    assert once
    assert sum(count.decisions for count in whole.tally.values()) == once + sum(count.decisions for count in part.tally.values())
    assert same(simulated(file=file, jobs=2), whole)
    assert len(asked) == once, "nothing is played again"
    more = simulated(80, file=file)
    assert same(more.tally, simulated(80).tally)


def test_file_of_another_question_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    simulated(20, file=file)
    before = file.read_bytes()
    with pytest.raises(un.FileError, match="its seed is 1, but you asked for 2"):
        un.simulate(DUEL, n=20, seed=2, file=file, progress=False)
    with pytest.raises(un.FileError, match="another simulation"):
        un.simulate("normandy/hills", n=20, seed=1, file=file, progress=False)
    with pytest.raises(un.FileError, match="another simulation"):
        simulated(20, swap=True, file=file)
    assert file.read_bytes() == before
    file.write_text("a diary\n")
    with pytest.raises(un.FileError, match="doesn’t contain a simulation"):
        simulated(20, file=file)
    assert file.read_text() == "a diary\n"


def test_damaged_share_is_played_again_and_reported_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    whole = simulated(file=file)
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join([*lines[:3], lines[3].replace('"US"', '"DE"', 1), *lines[4:]]))
    assert same(simulated(file=file), whole)
    assert capsys.readouterr().err == "1 line of games.jsonl is damaged. Its games are played again.\n"
    assert same(simulated(file=file), whole)
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(("question", "share"), [("[]", "1"), ("{}", "1e999"), ('"x"', "1")])
def test_file_with_a_broken_question_is_refused(question: str, share: str, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(f'{{"format":"{FORMAT}","question":{question},"share":{share}}}\n')
    with pytest.raises(un.FileError):
        simulated(20, file=file)


def test_file_that_cannot_be_read_is_one_clear_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games.jsonl"
    simulated(20, file=file)

    def refused(*_: object) -> None:
        raise PermissionError(errno.EACCES, "")

    monkeypatch.setattr(os, "open", refused)
    with pytest.raises(un.FileError, match="Can’t write this file"):
        simulated(20, file=file)


def test_run_stops_when_the_answer_is_known(tmp_path: Path) -> None:
    found = simulated(2000, precision=0.1)
    assert (found.why, found.asked) == ("enough", 2000)
    assert 80 < found.games < 120
    for side in ("US", "DE", ""):
        low, high = found.wins(side).interval
        assert (high - low) / 2 <= 0.1
    assert same(simulated(2000, precision=0.1, jobs=2), found)
    file = tmp_path / "games.jsonl"
    assert same(simulated(2000, precision=0.1, jobs=2, file=file), found)
    assert same(simulated(2000, precision=0.1, file=file), found)
    assert "The simulation stopped early" in repr(found)


def test_data_frame_holds_wilson_intervals_and_names_that_pandas_does_not_use() -> None:
    found = simulated(swap=True)
    frame = found.by("opener", "winner", given="opener").to_dataframe()
    assert frame.groupby("opener").share.sum().tolist() == pytest.approx([1, 1])
    for row in frame.to_dict("records"):
        assert (row["low"], row["high"]) == pytest.approx(wilson(row["games"] / row["of"], row["of"]))
    for name in COUNT_BY:
        table = found.by(name, "winner") if name != "winner" else found.by(name)
        assert not [column for column in table.columns if hasattr(pd.DataFrame, column)]
        assert sum(table.to_dataframe().games) == 60
    assert found.to_dataframe().columns.tolist() == list(found.columns)


def test_games_are_divided_by_the_player_of_the_first_side() -> None:
    found = un.simulate(DUEL, n=10, seed=1, opponents=("random", "careful"), swap=True, progress=False)
    shares = found.by("first", "winner", given="first").shares()
    assert {key: (wins.games, wins.of) for key, wins in shares.items()} == {("careful", "US"): (5, 5), ("random", "DE"): (5, 5)}
    assert "careful player (US)" in repr(found.by("first", "winner"))


def test_opponent_that_wins_no_game_is_listed_too() -> None:
    told = repr(un.simulate(DUEL, n=2, seed=1, opponents=("random", "careful"), swap=True, progress=False))
    lines = told.partition("Winning opponent")[2].splitlines()[1:3]
    assert [line.split()[:3] for line in lines] == [["random", "player", "0"], ["careful", "player", "2"]]


@pytest.mark.parametrize("name", OPPONENTS)
@pytest.mark.parametrize(("language", "against"), [("uk", "проти"), ("ru", "против")])
def test_title_names_each_opponent_in_the_right_case(name: str, language: str, against: str) -> None:
    set_language(language)
    title = repr(simulated(1, opponents=("random", name), longest=1)).partition("\n")[0]
    assert f"{against} {say(Text(f'opponent-{name}'), language)}" not in title
    assert f"{against} {say(Text(f'opponent-{name}.gen'), language)}" in title


def test_lengths_and_quantiles_are_those_of_the_games() -> None:
    found = simulated()
    lengths = sorted(kind.rounds for kind, count in found.tally.items() for _ in range(count.games))
    assert (found.quantile(0), found.quantile(0.5), found.quantile(1)) == (lengths[0], lengths[29], lengths[-1])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", CHARTS)
def test_chart_holds_the_numbers(what: str, language: str) -> None:
    set_language(language)
    chart = simulated(swap=True).chart(what)
    rows = chart.spec["data"]["values"]
    assert sum(row["games"] for row in rows) == 60
    assert chart.to_svg().startswith("<svg")


def test_progress_is_shown_for_long_runs_only(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undaunted_nb.teaching.display.progress_bar.find_spec", lambda _: None)
    un.simulate(DUEL, n=20)
    assert capsys.readouterr().err == ""
    monkeypatch.setattr("undaunted_nb.teaching.display.progress_bar.EVERY", -1)
    monkeypatch.setattr("undaunted_nb.teaching.display.progress_bar.DELAY", -1)
    un.simulate(DUEL, n=20)
    assert "10 of 20 games, about 0 seconds left" in capsys.readouterr().err
    monkeypatch.setenv("UNDAUNTED_NB_STATIC", "1")
    un.simulate(DUEL, n=20)
    assert capsys.readouterr().err == "", "a stored notebook shows results only"


def test_bar_of_tqdm_counts_the_games_and_not_those_of_the_file_as_played() -> None:
    pytest.importorskip("tqdm")
    with ProgressBar(25, show=True) as bar:
        bar.report_games(20)
        assert bar.bar is not None
        assert (bar.bar.n, bar.bar.initial, bar.bar.total) == (20, 20, 25)
        bar.report_games(5)
        assert bar.bar.n == 25


def test_own_scenario_is_played_by_other_processes_from_its_text(tmp_path: Path) -> None:
    from undaunted_nb.cli.scenario_template import write_template

    file = tmp_path / "mine.toml"
    file.write_text(write_template("normandy"))
    found = un.simulate(file, n=4, longest=60, progress=False)
    assert same(un.simulate(file, n=4, longest=60, jobs=2, progress=False), found)
    un.simulate(file, n=4, longest=60, file=tmp_path / "x.jsonl", progress=False)
    file.write_text(write_template("normandy") + "\n# changed\n")
    with pytest.raises(un.FileError, match="another simulation"):
        un.simulate(file, n=4, longest=60, file=tmp_path / "x.jsonl", progress=False)


def test_game_goes_on_from_its_position() -> None:
    game = un.new_game(DUEL, seed=1)
    found = un.simulate(game, n=10, progress=False)
    assert found == un.simulate(game.position, n=10, progress=False)
    assert json.loads(json.dumps(found.to_json()))["games"] == 10


def test_the_chart_of_the_winners_shows_a_half_and_its_intervals_are_visible_on_their_bars() -> None:
    found = un.simulate("normandy/duel-in-cover", n=20, seed=1, progress=False)
    layers = found.chart().spec["layer"]
    rules = [layer["mark"] for layer in layers if layer["mark"]["type"] == "rule"]
    edge, line, half = rules
    assert edge["strokeWidth"] > line["strokeWidth"]
    assert edge["color"] != line["color"]
    assert half["strokeDash"]
    assert layers[-1]["encoding"]["x"] == {"datum": 50}
    assert "half" in found.chart().about


def test_a_result_says_what_its_intervals_mean() -> None:
    found = un.simulate("normandy/duel-in-cover", n=20, seed=1, progress=False)
    assert "In 95 of 100 such simulations, the interval contains the true share." in repr(found)
    assert "95 of 100" in found._repr_html_()
