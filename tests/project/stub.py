"""The stub of the package: its public names for type checkers, made from the table in ``undaunted_nb/__init__.py``.

python -m tests.project.stub     writes it
"""

from __future__ import annotations

import undaunted_nb as un
from tests.project.paths import ROOT

STUB = ROOT / "undaunted_nb" / "__init__.pyi"
TEXT = """# Written by `python -m tests.project.stub` from the table in __init__.py.
from typing import Any

{imports}

__all__ = [
{names}
]
__version__: str
_HOMES: dict[str, str]

def __getattr__(name: str) -> Any: ...  # former names, and modules
def _give_words() -> None: ...
def lessons(game: str = ...) -> tuple[Lesson, ...]: ...
def load_ipython_extension(shell: Any) -> None: ...
"""


def stub() -> str:
    """Return the text of the stub."""
    homes = {(module, name[0].islower(), name): f"from .{module} import {name} as {name}" for name, module in un._HOMES.items()}
    homes["lessons.format.lesson", False, "Lesson"] = "from .lessons.format.lesson import Lesson"
    names = "\n".join(f'    "{name}",' for name in sorted(un.__all__))
    return TEXT.format(imports="\n".join(line for _, line in sorted(homes.items())), names=names)


if __name__ == "__main__":
    STUB.write_text(stub(), encoding="utf-8")
