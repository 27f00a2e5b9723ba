"""The build hook: a wheel without its front end is refused, and the notebooks that it brings have no stored outputs."""

import json
import shutil
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUNDLES = ("load.js", *(f"{name}.{kind}" for name in ("table", "simulation", "projector") for kind in ("js", "css")))


class FrontEndGuard(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Check and prepare what goes into a wheel; `version` is "standard" or "editable"."""
        static = Path(self.root, "undaunted_nb", "static")
        missing = [name for name in BUNDLES if not (static / name).is_file()]
        if version == "editable":
            return
        if missing:
            raise FileNotFoundError(f"{static} lacks {' and '.join(missing)}: build the front end with `make build` (needs Node.js)")
        self._folder = Path(tempfile.mkdtemp())
        for path in sorted(Path(self.root, "notebooks").rglob("*.ipynb")):
            if ".ipynb_checkpoints" not in path.parts:
                copy = self._folder / path.relative_to(self.root)
                copy.parent.mkdir(parents=True, exist_ok=True)
                copy.write_text(_bare(path.read_text(encoding="utf-8")), encoding="utf-8")
        build_data["force_include"][str(self._folder / "notebooks")] = "undaunted_nb/notebooks"  # what `undaunted-nb lab` opens

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the copies."""
        del build_data, artifact_path
        if version != "editable":
            shutil.rmtree(self._folder, ignore_errors=True)


def _bare(text: str) -> str:
    """Return a notebook without its outputs: they are two thirds of a wheel, and running a cell makes them again."""
    notebook = json.loads(text)
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            cell |= {"outputs": [], "execution_count": None}
    return json.dumps(notebook, ensure_ascii=False, indent=1) + "\n"
