"""`make quick` leaves out cases, never without need, and more of them where nothing has changed."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.project import quick
from tests.project.paths import ROOT

COSTLY = "tests/simulation/test_matches.py::test_an_opponent_chooses_the_same_whatever_the_enemy_holds"
MANY = "tests/rules/test_catalog.py::test_words"
CHEAP = "tests/files/test_storage.py"


def test_each_costly_function_exists() -> None:
    for name in quick.read_costs():
        path, first, *_ = name.split("::")  # a function, or a class, which can have the function from another one
        tree = ast.parse((ROOT / path).read_text("utf-8"))
        assert first in {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.ClassDef)}, (
            f"{name}: run `make costs`"
        )


def collect(*tests: str, more: tuple[str, ...] = ()) -> list[str]:
    """Return the tests that a quick run takes of these where nothing has changed."""
    options = ("-p", "tests.project.quick", "--collect-only", "-q", "-n", "0", *more)
    command, environment = [sys.executable, "-m", "pytest", *options, *tests], os.environ | {"GIT_DIR": os.devnull}
    told = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    return [line for line in told.stdout.splitlines() if "::" in line]


def test_quick_run_takes_a_part_of_the_costly_and_of_the_many_and_all_of_the_rest() -> None:
    costly, many, cheap = collect(COSTLY), collect(MANY), collect(CHEAP)
    assert 0 <= len(costly) < 15
    assert len(many) == quick.CASES
    assert f"{CHEAP}::test_a_long_name_can_be_written" in cheap


def test_daily_run_takes_at_least_one_case_of_everything() -> None:
    assert 1 <= len(collect(COSTLY, more=("--share", "1.5"))) < 15
    assert len(collect(MANY, more=("--share", "1.5"))) > quick.CASES
    assert quick.count_cases(COSTLY, 15, 900, 1.5, ()) == 1


def test_each_browser_plays_a_whole_game_in_the_daily_run() -> None:
    """What is marked as whole is never sampled, whatever it costs."""
    told = collect("tests/browser/test_other_browsers.py", more=("--share", "0.1", "-m", "browser"))
    assert sum("test_a_game_against_an_opponent" in name for name in told) == 2, "Firefox and WebKit"
    assert sum("test_everything_is_where_chromium_has_it" in name for name in told) == 1


def test_as_many_cases_are_affordable_as_their_share_of_the_time_allows() -> None:
    assert [quick.affordable(30, seconds, share=0.3) for seconds in (0, 0.3, 1, 9, 90)] == [30, 30, 9, 1, 0]


def test_cases_are_spread_and_the_share_grows_where_something_changed() -> None:
    assert quick.spread(list(range(10)), 3) == [0, 3, 6]  # type: ignore[arg-type, comparison-overlap]
    assert quick.spread(list(range(10)), 0) == []  # type: ignore[arg-type]
    assert quick.SHARE < quick.MORE


@pytest.mark.parametrize(
    ("changed", "concerned"),
    [
        ("undaunted_nb/files/storage.py", True),
        ("tests/files/test_storage.py", True),
        ("tests/files/storage.py", False),
        ("undaunted_nb/lessons/normandy/moving.toml", False),
        ("undaunted_nb/storage.py", False),
    ],
)
def test_a_test_file_is_concerned_if_it_changed_or_names_what_did(changed: str, concerned: bool) -> None:
    assert quick.concerns(ROOT / "tests/files/test_storage.py", (ROOT / changed,)) is concerned
    assert quick.concerns(ROOT / "tests/lessons/test_run.py", (ROOT / "undaunted_nb/lessons/normandy/moving.toml",))


def test_changed_files_are_those_that_git_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quick, "ROOT", tmp_path)
    assert quick.changed_files() == (), "no git"
    subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)
    (tmp_path / "новий файл.py").touch()
    assert quick.changed_files() == (tmp_path / "новий файл.py",)
