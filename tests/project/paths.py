"""Paths in a checkout, and a copy of it to build or change."""

import shutil
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
STATIC = ROOT / "undaunted_nb" / "static"

MADE_HERE = shutil.ignore_patterns(
    ".git", ".venv*", "node_modules", "__pycache__", ".*_cache", ".cache", ".hypothesis", ".ipynb_checkpoints", "build", "dist"
)


def copy_checkout(to: Path) -> Path:
    """Copy the checkout like a clone, with its uncommitted changes."""
    return Path(shutil.copytree(ROOT, to, ignore=MADE_HERE))
