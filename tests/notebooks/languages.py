"""A pytest plugin for `pytest --nbval`: of the notebooks that compute for long, only one language is run by day.

Each exists in three languages and computes the same in all of them. `make nightly` runs all.
"""

from pathlib import Path

from tests.sampling import NIGHTLY

BY_DAY = {
    "12-is-this-scenario-fair": "en",
    "13-fair-for-whom": "uk",
    "14-luck-or-skill": "ru",
    "18-choose-in-secret": "uk",
    "21-the-same-luck-twice": "ru",
}
"""The teacher's notebooks that need more than 5 seconds on a quiet machine, and the language in which each is run."""


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Leave out a long notebook in the other languages."""
    language = BY_DAY.get(collection_path.stem)
    return True if language and not NIGHTLY and collection_path.parent.name != language else None
