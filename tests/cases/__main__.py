"""``python -m tests.cases FILE…``: run files of hand-written cases against the engine; exit code 1 if any disagrees."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from typing import Any

import yaml

from . import undaunted


def run(files: list[Path]) -> tuple[int, list[str]]:
    """Run all cases of the files. Returns how many disagree, and the report."""
    lines: list[str] = []
    skipped: Counter[str] = Counter()
    agree = disagree = 0
    for file in files:
        for case in yaml.safe_load(file.read_text(encoding="utf-8"))["cases"]:
            reason = _why_skipped(case)
            if reason:
                skipped[reason] += 1
                continue
            found = _differences(case)
            lines += [f"{case['id']}: {difference}" for difference in found]
            disagree += bool(found)
            agree += not found
    lines += [f"skipped {count}: {reason}" for reason, count in skipped.items()]
    lines.append(f"{agree + disagree + skipped.total()} cases: {agree} agree, {disagree} disagree, {skipped.total()} skipped")
    return disagree, lines


def _why_skipped(case: dict[str, Any]) -> str:
    return undaunted.why_skipped(case) if "game" in case else "this form is not built yet"


def _differences(case: dict[str, Any]) -> list[str]:
    try:
        return list(undaunted.run(case))
    except Exception as error:  # noqa: BLE001  (a case that breaks the engine or the adapter disagrees; the others still run)
        return [f"{type(error).__name__}: {error}"]


def main(arguments: list[str]) -> int:
    """The command: prints the report, returns the exit code."""
    files = [Path(a) for a in arguments]
    missing = [str(f) for f in files if not f.is_file()]
    if missing or not files:
        print(f"no such file: {', '.join(missing)}" if missing else "usage: python -m tests.cases FILE…", file=sys.stderr)
        return 2
    disagree, lines = run(files)
    print("\n".join(lines))
    return 1 if disagree else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
