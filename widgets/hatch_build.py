"""The build hooks: a wheel needs its front end, its notebooks have no stored outputs, and its README works on a package index."""

import json
import re
import shutil
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

BUNDLES = ("load.js", *(f"{name}.{kind}" for name in ("table", "simulation", "projector") for kind in ("js", "css")))

RELATIVE = re.compile(r"(!\[[^\]]*)?\]\((?![a-z]+:|#)([^)\s]+)")
"""A link to a file of the project, or a picture from one."""


class ReadmeLinks(MetadataHookInterface):
    def update(self, metadata: dict[str, Any]) -> None:
        """Give the package a README with whole addresses, because a package index has no files beside it."""
        source = metadata["urls"]["Source"]

        def whole(link: re.Match[str]) -> str:
            return f"{link[1] or ''}]({source}/{'raw' if link[1] else 'blob'}/main/{link[2]}"

        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": RELATIVE.sub(whole, text)}


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
        for path in Path(self.root, "notebooks", "ready").rglob("*.html"):
            shutil.copy(path, self._folder / path.relative_to(self.root))
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
