"""What the notebooks for teachers print, as they were saved."""

from __future__ import annotations

import json
import re
from functools import cache

from tests.project.paths import ROOT

ROW = re.compile(r"^(?P<name>\S[^\n]*?) {2,}(?P<games>\d+) +[\d.]+% ", re.MULTILINE)


@cache
def outputs(name: str) -> tuple[str, ...]:
    """Return what the cells of an English notebook print, in order."""
    (file,) = (ROOT / "notebooks/teacher/en").glob(f"{name}-*.ipynb")
    cells = json.loads(file.read_text(encoding="utf-8"))["cells"]
    return tuple("".join(o["data"]["text/plain"]) for cell in cells for o in cell.get("outputs", ()) if "text/plain" in o.get("data", {}))


def games(name: str, *words: str) -> str:
    """Return the first result of a notebook that has all these words."""
    return next(text for text in outputs(name) if all(word in text for word in words))


def wins(text: str, table: str = "Winner") -> dict[str, int]:
    """Return the games of each row of a printed table, such as {"US": 58}."""
    rows = re.search(rf"^{table} +Games.*\n((?:.+\n)+)", text, re.MULTILINE)
    assert rows, text
    return {row["name"].strip(): int(row["games"]) for row in ROW.finditer(rows[1])}
