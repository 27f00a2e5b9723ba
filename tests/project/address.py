"""Write another address of the repository into every file that names it: `make address REPO=owner/name`, then `make notebooks`."""

import re
import sys
import tomllib

from tests.project.paths import ROOT

FILES = (
    "README.md",
    "CITATION.cff",
    "pyproject.toml",
    *sorted(str(file.relative_to(ROOT)) for file in (ROOT / "binder/docs").rglob("*.md")),
)
NAME = re.compile(r"[A-Za-z0-9-]+/[\w.-]+", re.ASCII)


def current() -> str:
    """Return the address in ``pyproject.toml``: owner and name."""
    source: str = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["urls"]["Source"]
    return source.removeprefix("https://github.com/")


def moved(text: str, old: str, new: str) -> str:
    """Return a text with another address, including the address of its pages."""
    (owner, repo), (other, name) = old.split("/"), new.split("/")
    return text.replace(f"{owner}.github.io/{repo}", f"{other.lower()}.github.io/{name}").replace(old, new)


def main() -> None:
    """Change the files."""
    old, new = current(), sys.argv[-1]
    if not NAME.fullmatch(new):
        sys.exit("Write: make address REPO=owner/name")
    for name in FILES:
        path = ROOT / name
        path.write_text(moved(path.read_text(), old, new))
    sys.stdout.write(f"{old} is now {new}.\n")


if __name__ == "__main__":
    main()
