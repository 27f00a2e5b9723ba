"""A process killed at any of five places of saving leaves one whole file, with all that it had finished to save.

By day it is a sample of the kills, with UNDAUNTED_NB_NIGHTLY=1 there are 300 for each store.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.properties.killing import STORES
from tests.sampling import NIGHTLY

KILLS = 300 if NIGHTLY else 24


@pytest.mark.skipif(not hasattr(os, "fork"), reason="a process that kills itself is a fork of the one that checks")
@pytest.mark.parametrize("store", STORES)
def test_a_killed_process_leaves_a_whole_file(store: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.properties.killing", store, str(tmp_path), str(KILLS)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert int(done.stdout) >= 0.7 * KILLS, "too few were killed to tell anything"
