"""Pictures of a class in its room, for the pages that show them: the build opens a room with simulated pupils, and takes them in Chromium.

A page names them with ``{screens}``, and its text is their caption. Without Chromium, the pages have no pictures.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from html import escape
from pathlib import Path

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

ROOT = Path(__file__).resolve().parent.parent.parent
FOLDER = "screens"
"""The folder of the pictures, at the top of the site."""
SWITCH = "UNDAUNTED_NB_DOCS_SCREENS"
"""The environment variable that tells Sphinx whether there are pictures."""
NAMED = re.compile(r"^```\{screens\} (.+)$", re.MULTILINE)
SIZES = {"phone": (360, 640), "desk": (1015, 560), "projector": (1280, 720)}
LABELS = {"phone": "The phone of a pupil", "desk": "The notebook of the teacher", "projector": "The projector"}
THEMES = ("light", "dark")


def names_in(source: Path) -> list[str]:
    """Return the names of the pictures that the pages of a folder show."""
    return sorted(
        {name for file in source.rglob("*.md") for names in NAMED.findall(file.read_text(encoding="utf-8")) for name in names.split()}
    )


def can_take() -> bool:
    """Return whether there is a Chromium to take pictures with. If not, what to do is printed."""
    found = subprocess.run([sys.executable, "-m", "tests.browser.chromium"], cwd=ROOT, check=False, capture_output=True, text=True)
    if found.returncode:
        print(found.stdout)
    return found.returncode == 0


def take(names: list[str], out: Path) -> int:
    """Take pictures into a folder, and return the exit code."""
    command = [sys.executable, "-m", "tests.browser.class_pictures", "--format", "webp", "--out", str(out / FOLDER), "--take", *names]
    return subprocess.run(command, cwd=ROOT, check=False).returncode  # noqa: S603  (a module of this repository)


class Screens(SphinxDirective):
    """A directive that shows screens side by side, each in the theme of the page, with a caption."""

    required_arguments = 1
    final_argument_whitespace = True
    has_content = True

    def run(self) -> list[nodes.Node]:
        """Return the figure, or nothing in a build without pictures."""
        if not os.environ.get(SWITCH):
            return []
        up = "../" * self.env.docname.count("/")
        shown = "".join(_image(name, theme, up) for name in self.arguments[0].split() for theme in THEMES)
        caption = escape(" ".join(self.content))
        return [nodes.raw("", f'<figure class="screens"><div>{shown}</div><figcaption>{caption}</figcaption></figure>', format="html")]


def _image(name: str, theme: str, up: str) -> str:
    screen = name.rpartition("-")[2]
    width, height = SIZES[screen]
    return (
        f'<img class="only-{theme} {screen}" src="{up}{FOLDER}/{name}-{theme}.webp" alt="{LABELS[screen]}" '
        f'width="{width}" height="{height}" loading="lazy">'
    )


def setup(app: Sphinx) -> dict[str, bool]:
    """Register the directive."""
    app.add_directive("screens", Screens)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
