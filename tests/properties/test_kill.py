"""A process killed while it saves leaves the old file or the new one, and nothing in between."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from undaunted_nb.lessons.progress.progress import Progress
from undaunted_nb.play.game import load

GAME = """
import sys
from random import Random
from undaunted_nb.play.game import new_game
game, rng = new_game("memoir44/first-shots", seed=1), Random(1)
print("begun", flush=True)
while True:
    if game.position.outcome:
        game.restart()
    game.play(rng.choice(game.legal_actions))
    game.save(sys.argv[1])
"""
PROGRESS = """
import sys
from undaunted_nb.lessons.progress.progress import Progress
it = Progress.open(sys.argv[1])
print("begun", flush=True)
for n in range(10**9):
    it.done("normandy/moving", f"e{n % 300}", "print")
    it.answered([f"un.move.{n % 40}"], n % 3 > 0)
"""
KILLS = int(os.environ.get("UNDAUNTED_NB_KILLS", "6"))


@pytest.mark.parametrize("what", ["game", "progress"])
def test_a_file_is_old_or_new(what: str, tmp_path: Path) -> None:
    file, rng, saved = tmp_path / f"{what}.json", Random(what), 0
    for _ in range(KILLS):
        process = subprocess.Popen([sys.executable, "-c", GAME if what == "game" else PROGRESS, str(file)], stdout=subprocess.PIPE)
        assert process.stdout is not None
        assert process.stdout.readline().strip() == b"begun"
        time.sleep(rng.uniform(0.01, 0.25))
        process.kill()
        process.communicate()
        if not file.exists():
            continue
        saved += 1
        if what == "game":
            assert load(file).decisions >= 1
        else:
            it = Progress.open(file)
            assert not it.notes
            assert it.asked >= 1
        assert json.loads(file.read_text("utf-8"))
        left = [path.name for path in tmp_path.iterdir() if "unused" in path.name]
        assert not left, "a file that could not be used was put aside"
    assert saved
