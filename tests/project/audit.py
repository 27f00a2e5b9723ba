"""Look for known vulnerabilities in the exact versions of the locks: `make audit`.

pip-audit asks PyPI, `npm audit` the registry of npm. pip-audit is in no lock: an audit needs the newest one. Where a registry has no
data on vulnerabilities, the audit says so. It fails if a vulnerability is known, and if nothing at all could be audited.
"""

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tests.project.locks import BIN, LOCKS, read_versions
from tests.project.paths import ROOT

FRONT_ENDS = ("widgets", "binder/lite")
"""The folders with a package-lock.json."""
Report = tuple[int, int, list[str]]
"""The number of packages that could be audited, the number of all, and the vulnerabilities."""


def split_pins(pins: Iterable[tuple[str, str]]) -> list[list[tuple[str, str]]]:
    """Divide pinned packages into lists that name each package once, as pip-audit wants them."""
    lists: list[list[tuple[str, str]]] = []
    for pin in sorted(pins):
        free = next((them for them in lists if them[-1][0] != pin[0]), None)
        lists.append([pin]) if free is None else free.append(pin)
    return lists


def audit_python() -> Report:
    """Audit every version of every lock, whatever the Python and the system that it is for."""
    where: dict[tuple[str, str], list[str]] = {}
    for path in LOCKS:
        for (name, _), version in read_versions(ROOT / path).items():
            where.setdefault((name, version), []).append(path)
    told = []
    for pins in split_pins(where):
        with tempfile.TemporaryDirectory() as folder:
            listed = Path(folder, "requirements.txt")
            listed.write_text("".join(f"{name}=={version}\n" for name, version in pins), encoding="utf-8")
            options = ("--requirement", listed, "--no-deps", "--disable-pip", "--progress-spinner=off", "--format=json")
            told.append(ask([BIN / "uv", "tool", "run", "pip-audit", *options], ROOT))
    return read_pip_audit(told, len(where), where)


def read_pip_audit(told: Iterable[dict[str, Any]], number: int, where: dict[tuple[str, str], list[str]]) -> Report:
    known = [it for one in told for it in one.get("dependencies", ()) if "vulns" in it]
    found = [
        f"{it['name']} {it['version']}: {hole['id']}, fixed in {', '.join(hole['fix_versions']) or 'no version'}"
        f" ({', '.join(where.get((it['name'], it['version']), ()))})"
        for it in known for hole in it["vulns"]
    ]  # fmt: skip
    return len(known), number, found


def audit_node(folder: str) -> Report:
    number = len(json.loads((ROOT / folder / "package-lock.json").read_text(encoding="utf-8"))["packages"]) - 1
    return read_npm_audit(ask(["npm", "audit", "--json", "--package-lock-only"], ROOT / folder), number)


def read_npm_audit(told: dict[str, Any], number: int) -> Report:
    if "vulnerabilities" not in told:
        return 0, number, []
    return number, number, [f"{name}: {it['severity']}, in {it['range']}" for name, it in sorted(told["vulnerabilities"].items())]


def ask(command: list[Any], folder: Path) -> dict[str, Any]:
    """Return the JSON that an audit prints, empty if it prints none."""
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    try:
        told = json.loads(done.stdout)
    except ValueError:
        return {}
    return told if isinstance(told, dict) else {}


def summarize(reports: dict[str, Report]) -> tuple[int, str]:
    """Return the exit code, and what to print."""
    lines = []
    for name, (audited, number, found) in reports.items():
        if audited:
            lines.append(f"{name}: {audited} of {number} packages audited, {len(found)} known vulnerabilities")
            lines += [f"  {one}" for one in found]
        else:
            lines.append(f"{name}: none of {number} packages could be audited: no data on vulnerabilities came back.")
    bad = any(found for _, _, found in reports.values()) or not any(audited for audited, _, _ in reports.values())
    return int(bad), "\n".join(lines)


def main() -> None:
    code, told = summarize({"Python": audit_python()} | {folder: audit_node(folder) for folder in FRONT_ENDS})
    print(told)
    sys.exit(code)


if __name__ == "__main__":
    main()
