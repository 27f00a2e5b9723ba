"""Write the exact versions that every installation of this checkout gets: `make locks`.

Each lock lists its packages with exact versions and hashes. The address of a registry stands in none of them. Those of `make lab` and
`make test` hold for each Python and system that the project supports. Binder's keeps the versions of Binder's own image
(`binder/base.txt`), so nothing of the image is installed again.
"""

import re
import subprocess
import sys
from pathlib import Path

from tests.project.paths import ROOT

BIN = Path(sys.executable).parent
BINDER = ROOT / "binder"
UNIVERSAL = ("--universal", "--python-version", "3.11")
LAB = ("lab", "tables", "charts", "canvas", "progress", "rooms")
"""The extras of `make lab`."""
IMAGE_PYTHON = (BINDER / "runtime.txt").read_text().strip().removeprefix("python-")
LOCKS: dict[str, tuple[str, ...]] = {
    "binder/locks/test.lock": ("pyproject.toml", "--all-extras", "--group", "build", *UNIVERSAL),
    "binder/locks/lab.lock": (
        *("pyproject.toml", *(f"--extra={extra}" for extra in LAB), "--group", "build"),
        *("--constraint", "binder/locks/test.lock", *UNIVERSAL),
    ),
    "binder/locks/installer.lock": ("--group", "installer", "--constraint", "binder/locks/test.lock", *UNIVERSAL),
    "binder/locks/node.lock": ("--group", "node", *UNIVERSAL),
    "binder/requirements.txt": (
        *("binder/requirements.in", "--constraint", "binder/base.txt"),
        *("--python-version", IMAGE_PYTHON, "--python-platform", "x86_64-manylinux_2_28"),
    ),
    "binder/lite/site.lock": (
        *("pyproject.toml", "binder/lite/site.in", "--python-version", "3.14", "--python-platform", "wasm32-pyodide2024"),
        *("--only-binary", ":all:", "--no-binary", "markupsafe"),
    ),
    "binder/lite/tools.lock": ("pyproject.toml", "binder/lite/tools.in", *UNIVERSAL),
}
"""What each lock is made of, as arguments of `uv pip compile`, in the order in which they are made."""
PINNED = re.compile(r"^([a-z0-9.-]+)==([^\s;]+)(?: ; (.*?))?(?: \\)?$", re.MULTILINE)

IMAGE = "lib/python3.*/site-packages/repo2docker/buildpacks/conda/environment.py-{}-linux-64.lock"
BUILT = re.compile(r"/([a-z0-9_.-]+?)-(\d[\w.]*)-(?:py|unix_py|hd8ed1ab)[^/]*\.(?:conda|tar\.bz2)")
OTHER_NAMES = {
    "brotli-python": "brotli",
    "jupyterhub-base": "jupyterhub",
    "nbconvert-core": "nbconvert",
    "python-fastjsonschema": "fastjsonschema",
}
"""Packages that conda-forge names differently."""
NOT_THERE = {"cached_property", "jupyterhub-singleuser", "python", "python_abi", "setuptools", "wheel", "pip", "typing_utils"}
"""Packages that only conda-forge has, or that every environment brings itself."""


def list_image() -> str:
    """Return the packages of Binder's image, which repo2docker lists, as requirements."""
    listed = next(Path(sys.prefix).glob(IMAGE.format(IMAGE_PYTHON))).read_text()
    versions = {OTHER_NAMES.get(name, name): version for name, version in BUILT.findall(listed) if name not in NOT_THERE}
    head = f"# Written by `make locks`: what Binder's own image has (repo2docker, Python {IMAGE_PYTHON}).\n"
    return head + "".join(f"{name}=={version}\n" for name, version in sorted(versions.items()))


def read_versions(lock: Path) -> dict[tuple[str, str], str]:
    """Return the version of each package of a lock, by its name and the condition under which it is installed."""
    text = lock.read_text() if lock.exists() else ""
    return {(name, condition): version for name, version, condition in PINNED.findall(text)}


def describe_changes(before: dict[tuple[str, str], str], after: dict[tuple[str, str], str]) -> list[str]:
    """Return a line for each package that came, went or changed."""
    changed = sorted(key for key in before.keys() | after.keys() if before.get(key) != after.get(key))
    return [
        f"  {name} {before.get((name, when), '(new)')} -> {after.get((name, when), '(gone)')}" + (f" where {when}" if when else "")
        for name, when in changed
    ]


def compile_lock(path: str, *options: str) -> None:
    """Write one lock with the newest versions that its requirements admit."""
    always = ("--quiet", "--upgrade", "--generate-hashes", "--no-annotate", "--no-header", "--no-emit-index-url", "--output-file", path)
    subprocess.run([BIN / "uv", "pip", "compile", *LOCKS[path], *always, *options], cwd=ROOT, check=True)


def main() -> None:
    (BINDER / "base.txt").write_text(list_image())
    for path in LOCKS:
        before = read_versions(ROOT / path)
        compile_lock(path)
        changes = describe_changes(before, read_versions(ROOT / path))
        sys.stdout.write("\n".join([f"{path}: {f'{len(changes)} changes' if changes else 'nothing changed'}", *changes, ""]))
    subprocess.run(["npm", "install", "--package-lock-only", "--no-audit", "--no-fund"], cwd=BINDER / "lite", check=True)


if __name__ == "__main__":
    main()
