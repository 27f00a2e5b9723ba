"""Committed notebooks put out on the browser-only site what they put out in JupyterLab."""

import json
import os
import re
from pathlib import Path
from typing import Any

import pytest

from tests.lite.page import LitePage
from tests.project.paths import ROOT

NOTEBOOKS = ROOT / "notebooks"
ALL = sorted(str(path.relative_to(NOTEBOOKS)) for path in NOTEBOOKS.rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts)
FEW = [
    "00-start-here.ipynb",
    "04-editions.ipynb",
    "memoir44/01-board.ipynb",
    "north-africa/01-first-look.ipynb",
    "ru/02-la-raye.ipynb",
    "teacher/ru/04-attack-or-suppress.ipynb",
    "uk/06-memoir44.ipynb",
]
# Each notebook starts as in a new kernel: no progress, no package, no names.
FRESH = """
import os, sys, tempfile
os.environ["UNDAUNTED_NB_HOME"] = tempfile.mkdtemp()
if "ipywidgets" in sys.modules:
    sys.modules["ipywidgets"].Widget.close_all()
for name in [name for name in sys.modules if name.split(".")[0] == "undaunted_nb"]:
    del sys.modules[name]
get_ipython().reset(new_session=False)
__import__("gc").collect()
None
"""


@pytest.fixture(scope="module")
def kernel(lite: LitePage) -> LitePage:
    lite.open("03-your-progress.ipynb")
    return lite


def words(outputs: list[dict[str, Any]]) -> str:
    """Return the text of a cell's outputs."""
    texts = (output.get("text") or output.get("data", {}).get("text/plain", "") or output.get("evalue", "") for output in outputs)
    return "\n".join("".join(text).strip() for text in texts)


@pytest.mark.parametrize("name", ALL if os.environ.get("ALL") else FEW)
def test_notebook_puts_out_the_same(kernel: LitePage, name: str) -> None:
    notebook = json.loads(Path(NOTEBOOKS, name).read_text("utf-8"))
    kernel.told(FRESH)
    lacking = False
    for number, cell in enumerate(cell for cell in notebook["cells"] if cell["cell_type"] == "code"):
        outputs = kernel.execute("".join(cell["source"]))
        said = words(outputs)
        wrong = outputs[-1]["evalue"] if outputs and outputs[-1]["output_type"] == "error" else ""
        if "pandas" in wrong or (lacking and wrong):
            lacking = True  # the site has no pandas, and later cells use the frame
            continue
        expected = words(cell["outputs"])
        assert bare(said).split() == bare(expected).split(), f"cell {number}: {''.join(cell['source'])}"


def bare(text: str) -> str:
    """Return the text without colors of a traceback."""
    return re.sub(r"\x1b\[[\d;]*m", "", text)
