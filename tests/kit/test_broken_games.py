"""The conformance suite names each mistake in a game and the file to change, and passes a game without its optional parts."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.kit.broken import VARIANTS, VARIATIONS
from tests.project.paths import ROOT

FEWEST = 20


def play(folder: Path, kind: str) -> Mapping[str, str]:
    """Return what the tests of the variants of a kind say."""
    environment = {**os.environ, "UNDAUNTED_NB_HOME": str(folder / "home")}
    command = [sys.executable, "-m", "tests.kit.broken", str(folder / "games"), kind]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr[-3000:]
    messages: Mapping[str, str] = json.loads(done.stdout)
    return messages


def test_each_mistake_is_named(tmp_path: Path) -> None:
    assert len(VARIANTS) >= FEWEST
    said = play(tmp_path, "variant")
    assert {name: said[name] for name, variant in VARIANTS.items() if variant["says"] not in said[name]} == {}


@pytest.mark.slow(reason="plays nine games through every part: 45 s of one core")
def test_a_game_passes_without_each_optional_part(tmp_path: Path) -> None:
    said = play(tmp_path, "variation")
    assert {name: said[name] for name in VARIATIONS if said[name]} == {}
