"""The game that ``undaunted-nb new-game`` writes is complete: its own tests play it as an installed package."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.project.paths import ROOT
from undaunted_nb.cli.game_template import write_game
from undaunted_nb.engine.errors import TutorError

MOST_LINES = 700


def install(folder: Path, name: str) -> dict[str, str]:
    """Let a folder be found as an installed package with a game. Return the environment in which it is."""
    info = folder / f"undaunted_nb_{name}-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: undaunted-nb-{name}\nVersion: 0.1.0\n")
    (info / "entry_points.txt").write_text(f"[undaunted_nb.games]\n{name} = {name}\n")
    return {**os.environ, "PYTHONPATH": f"{folder}{os.pathsep}{ROOT}", "UNDAUNTED_NB_HOME": str(folder / "home")}


def test_a_new_game_passes_its_own_tests(tmp_path: Path) -> None:
    folder = tmp_path / "lantern"
    files = write_game("lantern", folder)
    assert sum(len([line for line in Path(file).read_text("utf-8").splitlines() if line.strip()]) for file in files) < MOST_LINES
    assert not [file for file in files if "outpost" in (file + Path(file).read_text("utf-8")).casefold()]
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "--rootdir", str(folder), str(folder / "tests")]
    done = subprocess.run(command, env=install(folder, "lantern"), cwd=folder, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stdout[-3000:]


@pytest.mark.parametrize("name", ["", "normandy", "memoir44", "My Game", "a_b", "1st", "../x"])
def test_a_name_that_no_package_can_have_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(TutorError):
        write_game(name, tmp_path / "new")
