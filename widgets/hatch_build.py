"""The build hook: a wheel without its front end is refused, and the message says what to do."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUNDLES = tuple(f"{name}.{kind}" for name in ("table", "storm", "projector") for kind in ("js", "css"))


class FrontEndGuard(BuildHookInterface):  # type: ignore[misc]  # hatchling has no types where mypy runs
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before a wheel is put together; `version` is "standard" or "editable"."""
        del build_data
        static = Path(self.root, "undaunted_nb", "static")
        missing = [name for name in BUNDLES if not (static / name).is_file()]
        if missing and version != "editable":
            raise FileNotFoundError(f"{static} lacks {' and '.join(missing)}: build the front end with `make build` (needs Node.js)")
