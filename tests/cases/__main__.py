"""``python -m tests.cases FILE…``: run files of hand-written cases against the engine; exit code 1 if any disagrees."""

from __future__ import annotations

import sys
from collections import Counter
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

import yaml

from tests.cases import memoir44, undaunted
from undaunted_nb.files.spelling import with_american_keys


class NoCasesError(ValueError):
    """A file without cases."""


def cases_of(file: Path) -> list[dict[str, Any]]:
    """Return the cases of a file in order. Raise NoCasesError if it has none."""
    return list(_read(file, file.stat().st_mtime_ns))


@cache
def _read(file: Path, _changed: int) -> list[dict[str, Any]]:
    with file.open("rb") as text:  # a stream has a name, which its faults mention
        document = yaml.load(text, getattr(yaml, "CSafeLoader", yaml.SafeLoader))  # noqa: S506  (safe, and quick where it can be)
    cases = document.get("cases") if isinstance(document, dict) else document
    if not isinstance(cases, list) or not all(isinstance(case, dict) and "id" in case for case in cases):
        message = f"{file}: no list of cases, each with an id"
        raise NoCasesError(message)
    return [with_american_keys(case) for case in cases]  # the files keep the keys that other programs read


def run(files: list[Path]) -> tuple[int, list[str]]:
    """Run all cases of the files. Return how many disagree, and the report."""
    lines: list[str] = []
    skipped: Counter[str] = Counter()
    agree = disagree = 0
    for file in files:
        for case in cases_of(file):
            reason = why_skipped(case)
            if reason:
                skipped[reason] += 1
                continue
            lines += [f"{case['id']}: the adapter does not know {word}, and passes it over" for word in unknown_words(case)]
            found = differences(case)
            lines += [f"{case['id']}: {difference}" for difference in found]
            disagree += bool(found)
            agree += not found
    lines += [f"skipped {count}: {reason}" for reason, count in skipped.items()]
    lines.append(f"{agree + disagree + skipped.total()} cases: {agree} agree, {disagree} disagree, {skipped.total()} skipped")
    return disagree, lines


def why_skipped(case: dict[str, Any]) -> str:
    """Return why a case is not run ("" if it is)."""
    reason: str = adapter(case).why_skipped(case)
    return reason


def unknown_words(case: dict[str, Any]) -> list[str]:
    """Return the parts of a case that no adapter understands. It runs without them and can mean something else."""
    try:
        return list(adapter(case).unknown_words(case))
    except (AttributeError, KeyError, TypeError):  # not the right form at all: running it reports that
        return []


def adapter(case: dict[str, Any]) -> ModuleType:
    """Return the adapter for cases of this form. Those of Undaunted name their game."""
    return undaunted if "game" in case else memoir44


def differences(case: dict[str, Any], named: set[str] | None = None) -> list[str]:
    """Return the differences of a case; ``named`` collects the rule ids that the engine named in it."""
    found: list[str] = []
    try:
        found.extend(adapter(case).run(case, named))
    except Exception as error:  # noqa: BLE001  (a case that breaks the engine or the adapter disagrees; the others still run)
        found.append(f"{type(error).__name__}: {error}")
    return found


def main(arguments: list[str]) -> int:
    """Print the report and return the exit code."""
    files = [Path(a) for a in arguments]
    missing = [str(f) for f in files if not f.is_file()]
    if missing or not files:
        print(f"no such file: {', '.join(missing)}" if missing else "usage: python -m tests.cases FILE…", file=sys.stderr)
        return 2
    try:
        disagree, lines = run(files)
    except (OSError, yaml.YAMLError, NoCasesError) as error:
        print(f"these are no cases: {error}", file=sys.stderr)
        return 2
    print("\n".join(lines))
    return 1 if disagree else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
