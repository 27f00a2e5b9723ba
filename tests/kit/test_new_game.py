"""The game that ``undaunted-nb new-game`` writes is complete: its own tests play it as an installed package."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.kit.packages import add_game
from undaunted_nb.cli.game_template import write_game
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.testing.conformance import GameTests

MOST_LINES = 700


def test_a_new_game_passes_its_own_tests(tmp_path: Path) -> None:
    folder = tmp_path / "lantern"
    files = write_game("lantern", folder)
    assert sum(len(Path(file).read_text("utf-8").splitlines()) for file in files) < MOST_LINES
    assert not [file for file in files if "outpost" in (file + Path(file).read_text("utf-8")).casefold()]
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "--rootdir", str(folder), str(folder / "tests")]
    done = subprocess.run(command, env=add_game(folder, "lantern"), cwd=folder, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stdout[-3000:]
    assert int(done.stdout.split(" passed")[0].split()[-1]) > len([name for name in dir(GameTests) if name.startswith("test_")]), (
        done.stdout
    )


@pytest.mark.parametrize("name", ["", "normandy", "memoir44", "My Game", "a_b", "1st", "../x"])
def test_a_name_that_no_package_can_have_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(TutorError):
        write_game(name, tmp_path / "new")
