"""The first worksheet of a new process, for each game, with all that has to be loaded for it."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from statistics import median

from tests.bench.report import Row
from undaunted_nb.kit import games

RUN = """
import json, time
begin = time.process_time()
import undaunted_nb as un
sheet = un.worksheet({game!r})
made = time.process_time() - begin
sheet._repr_html_()
print(json.dumps([made, time.process_time() - begin]))
"""
GAMES = tuple(games.systems())
TIMES = 5


def rows() -> Iterator[Row]:
    """Measure each game in its own processes: processor time until the questions are there, and until they are drawn."""
    for game in GAMES:
        command = [sys.executable, "-c", RUN.format(game=game)]
        found = [json.loads(subprocess.run(command, capture_output=True, check=True, text=True).stdout) for _ in range(TIMES)]
        made, drawn = (median(column) for column in zip(*found, strict=True))
        yield Row(f"{game}: the questions of a sheet", 1000 * made, "ms")
        yield Row(f"{game}: the sheet with its pictures", 1000 * drawn, "ms")
