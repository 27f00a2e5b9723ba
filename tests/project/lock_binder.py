"""Write the exact versions that Binder installs: `make binder`.

`binder/base.txt` lists what Binder's own image has for this Python, and `binder/requirements.txt` what is added, with hashes. The versions
of the image do not change, so its packages are not installed again.
"""

import re
import sys
import tempfile
from pathlib import Path

from tests.project.environments import Environment, make
from tests.project.paths import ROOT

BINDER = ROOT / "binder"
TOOLS = ("jupyter-repo2docker==2026.4.0", "uv>=0.9")
"""The program that builds Binder's images, in the version whose image is meant, and the one that resolves versions."""
BASE = "lib/python3.*/site-packages/repo2docker/buildpacks/conda/environment.py-{}-linux-64.lock"
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
HEAD = "# Written by `make binder`: what Binder's own image has ({}, Python {}).\n"


def python() -> str:
    """Return the version of Python that Binder installs."""
    return (BINDER / "runtime.txt").read_text().strip().removeprefix("python-")


def tools(folder: Path) -> Environment:
    """Return an environment with repo2docker and uv."""
    environment = make(folder)
    environment.pip("install", "--quiet", *TOOLS)
    return environment


def base(environment: Environment) -> str:
    """Return the packages of Binder's image as a list of requirements."""
    lock = next(environment.folder.glob(BASE.format(python()))).read_text()
    found = {OTHER_NAMES.get(name, name): version for name, version in BUILT.findall(lock) if name not in NOT_THERE}
    return HEAD.format(TOOLS[0], python()) + "".join(f"{name}=={version}\n" for name, version in sorted(found.items()))


def lock(environment: Environment, goal: Path) -> None:
    """Write the locked requirements."""
    again: list[str | Path] = ["--custom-compile-command", "make binder", "--quiet", "--no-annotate", "--output-file", goal]
    where = ["--python-version", python(), "--python-platform", "x86_64-manylinux_2_28"]
    environment.run(
        "uv", "pip", "compile", "binder/requirements.in", "--constraint", "binder/base.txt", "--generate-hashes", *where, *again, cwd=ROOT
    )


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        environment = tools(Path(folder) / "tools")
        (BINDER / "base.txt").write_text(base(environment))
        lock(environment, BINDER / "requirements.txt")
    sys.stdout.write("Wrote binder/base.txt and binder/requirements.txt.\n")


if __name__ == "__main__":
    main()
