"""A wrong number in the data does not get past the notebooks: with another cover on one tile, nbval fails and says where."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.notebooks.execute import NOTEBOOKS
from tests.project.paths import ROOT


@pytest.mark.slow
def test_a_wrong_cover_on_one_tile_fails(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "undaunted_nb", tmp_path / "wrong" / "undaunted_nb")
    tiles = tmp_path / "wrong" / "undaunted_nb" / "games" / "undaunted" / "normandy" / "tiles.toml"
    text = tiles.read_text("utf-8")
    wrong = re.sub(r"(?m)^(17B\b.*cover = )3", r"\g<1>2", text)
    assert wrong != text
    tiles.write_text(wrong, "utf-8")
    env = os.environ | {"PYTHONPATH": str(tmp_path / "wrong"), "UNDAUNTED_NB_HOME": str(tmp_path / "home")}
    command = [
        sys.executable,
        "-m",
        "pytest",
        "--nbval",
        "--nbval-current-env",
        "-p",
        "no:cacheprovider",
        str(NOTEBOOKS / "02-la-raye.ipynb"),
    ]
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 1, done.stdout + done.stderr
    assert "Cell outputs differ" in done.stdout
    assert "cover 2" in done.stdout
    assert "cover 3" in done.stdout
