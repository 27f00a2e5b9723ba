"""The conformance suite names each mistake in a game, and the file to change."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.kit.broken import VARIANTS
from tests.project.paths import ROOT

FEWEST = 20


def test_each_mistake_is_named(tmp_path: Path) -> None:
    assert len(VARIANTS) >= FEWEST
    environment = {**os.environ, "UNDAUNTED_NB_HOME": str(tmp_path / "home")}
    command = [sys.executable, "-m", "tests.kit.broken", str(tmp_path / "games")]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr[-3000:]
    said = json.loads(done.stdout)
    assert {name: said[name] for name, variant in VARIANTS.items() if variant["says"] not in said[name]} == {}
