"""``python -m tests.bench``: compare speeds with their baselines in one run. These are not tests, because machines differ."""

from __future__ import annotations

import platform
import sys
from importlib import import_module
from importlib.util import find_spec

from tests.bench.report import Row, told

PARTS = {
    "imports": ("A new process", ""),
    "table": ("The first table of a fresh kernel", "anywidget"),
    "play": ("Random play, whole games", ""),
    "games": ("The simulation of whole games, with one and with two processes", ""),
    "rounds": ("Random play, the first 20 rounds from a cold memory", ""),
    "quiz": ("A question of the quiz", ""),
    "town": ("Whole games of Memoir '44", ""),
    "hexes": ("The board of 113 hexes", ""),
    "odds": ("Exact odds", "icepool"),
    "chart": ("The first chart", "altair"),
    "click": ("A click in JupyterLab", "jupyterlab"),
    "hint": ("A hint in the worst position of each game", ""),
    "worksheet": ("The first worksheet", ""),
    "tasks": ("The page's longest task after a click", "jupyterlab"),
}
"""The measurements: a module of this folder with ``rows()``, its heading, and the packages it needs."""

COMMANDS = ("match", "coach", "tips", "weights", "levels", "fit", "balance", "beginner", "passive", "tree", "site")
"""Longer experiments, each with its own options: a module of this folder with ``main()``. They run only when named."""


def main(wanted: list[str]) -> int:
    """Measure and print everything, or the named parts. Return exit code 1 if something could not be measured."""
    print(f"Python {platform.python_version()}, {platform.machine()}, {platform.system()}")
    missed: list[Row] = []
    failed = 0
    for part, (heading, needs) in PARTS.items():
        if (wanted and part not in wanted) or not find_spec(f"{__package__}.{part}") or (needs and not find_spec(needs)):
            continue
        try:
            rows = list(import_module(f"{__package__}.{part}").rows())
        except Exception as error:  # noqa: BLE001  (the other parts are measured all the same)
            print(f"\n{heading}\n  not measured: {type(error).__name__}: {error}", flush=True)
            failed = 1
            continue
        print(f"\n{heading}\n{told(rows)}", flush=True)
        missed += [row for row in rows if not row.met]
    print(f"\n{len(missed)} aims missed: {', '.join(row.what for row in missed)}" if missed else "\nEvery aim is met.")
    return failed


if __name__ == "__main__":
    if sys.argv[1:2] and sys.argv[1] in COMMANDS:
        sys.exit(import_module(f"{__package__}.{sys.argv[1]}").main(sys.argv[2:]))
    sys.exit(main(sys.argv[1:]))
