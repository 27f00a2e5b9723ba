"""The locks: exact versions with hashes, from no registry in particular, of all that their lists (`pyproject.toml`, `*.in`) ask for."""

import re
import tomllib
from collections.abc import Iterator

import pytest
from packaging.markers import Marker
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.project.locks import IMAGE_PYTHON, LOCKS, describe_changes, read_versions
from tests.project.paths import ROOT

PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
ENTRY = re.compile(r"[a-z0-9-]+==[0-9][\w.]*( ; [\w.*' <>=!()]+)?( --hash=sha256:[0-9a-f]{64})+")
SYSTEMS = {"linux": ("Linux", "posix"), "darwin": ("Darwin", "posix"), "win32": ("Windows", "nt"), "emscripten": ("Emscripten", "posix")}
OF = {"binder/requirements.txt": [(IMAGE_PYTHON, "linux")], "binder/lite/site.lock": [("3.14", "emscripten")]}
"""For which Python and system a lock is, where it is not for all of them."""
EVERYWHERE = [(f"3.{minor}", system) for minor in range(11, 15) for system in ("linux", "darwin", "win32")]


def holds(marker: str | Marker | None, python: str, system: str) -> bool:
    if not marker:
        return True
    platform, os_name = SYSTEMS[system]
    return Marker(str(marker)).evaluate(
        {
            "python_version": python,
            "python_full_version": f"{python}.1",
            "sys_platform": system,
            "platform_system": platform,
            "os_name": os_name,
            "implementation_name": "cpython",
            "platform_python_implementation": "CPython",
            "extra": "",
        }
    )


def installed(lock: str, python: str, system: str) -> list[tuple[str, str]]:
    """Return the packages that a lock installs there, with their versions."""
    return [(name, version) for (name, marker), version in read_versions(ROOT / lock).items() if holds(marker, python, system)]


def asked(lock: str) -> Iterator[Requirement]:
    """Yield what a lock is made of."""
    arguments = LOCKS[lock]
    extras: dict[str, list[str]] = PYPROJECT["project"]["optional-dependencies"]
    lines: list[str] = []
    if "pyproject.toml" in arguments:
        lines += PYPROJECT["project"]["dependencies"]
    for extra, needs in extras.items():
        lines += needs if {"--all-extras", f"--extra={extra}"} & {*arguments} else []
    for at, argument in enumerate(arguments):
        if argument == "--group":
            lines += PYPROJECT["dependency-groups"][arguments[at + 1]]
        elif argument.endswith(".in"):
            lines += (ROOT / argument).read_text("utf-8").splitlines()
    return (Requirement(line) for line in (line.partition("#")[0].strip() for line in lines) if line)


def fits(need: Requirement, version: str | None) -> bool:
    return version is not None and need.specifier.contains(version, prereleases=True)


def test_every_committed_lock_is_made_by_make_locks() -> None:
    there = {path.relative_to(ROOT).as_posix() for path in (ROOT / "binder").rglob("*.lock")}
    assert there | {"binder/requirements.txt"} == LOCKS.keys()


@pytest.mark.parametrize("lock", LOCKS)
def test_every_entry_has_an_exact_version_and_hashes_and_names_no_registry(lock: str) -> None:
    entries = re.sub(r" \\\n +", " ", (ROOT / lock).read_text("utf-8")).splitlines()
    assert not [entry for entry in entries if not ENTRY.fullmatch(entry)]
    assert len(entries) == len(read_versions(ROOT / lock)) > 0


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_has_one_version_of_each_package_and_all_that_it_is_made_of(lock: str) -> None:
    for python, system in OF.get(lock, EVERYWHERE):
        here = installed(lock, python, system)
        versions = dict(here)
        assert len(versions) == len(here), f"two versions of one package, {python} on {system}"
        needed = [need for need in asked(lock) if holds(need.marker, python, system)]
        assert needed
        missed = [str(need) for need in needed if not fits(need, versions.get(canonicalize_name(need.name)))]
        assert not missed, f"run `make locks`: {python} on {system}"


@pytest.mark.parametrize("lock", ["binder/locks/lab.lock", "binder/locks/installer.lock"])
def test_a_person_gets_the_versions_that_are_tested(lock: str) -> None:
    for python, system in EVERYWHERE:
        assert {*installed(lock, python, system)} <= {*installed("binder/locks/test.lock", python, system)}


def test_changes_of_a_lock_are_described() -> None:
    before = {("same", ""): "1", ("other", ""): "1.9", ("left", ""): "2", ("numpy", "python_full_version < '3.12'"): "2.4"}
    after = {("same", ""): "1", ("other", ""): "1.10", ("came", ""): "3", ("numpy", "python_full_version < '3.12'"): "2.5"}
    assert describe_changes(before, after) == [
        "  came (new) -> 3",
        "  left 2 -> (gone)",
        "  numpy 2.4 -> 2.5 where python_full_version < '3.12'",
        "  other 1.9 -> 1.10",
    ]
    assert describe_changes(after, after) == []
