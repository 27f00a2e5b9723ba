"""Chromium with the letters of another system: a browser that finds only the fonts of some folders.

Letters decide what fits: those of DejaVu Sans are the widest, and Nimbus Sans stands for Helvetica where Ghostscript has brought its fonts.
Chromium takes no such stand-in by itself, so a page names its font (`NAME`).
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser import chromium
from tests.project.no_skips import lacking

FOLDERS = (Path("/usr/share/fonts"), Path("/usr/local/share/fonts"))
FONTS = {
    "Liberation Sans": ("LiberationSans-Regular",),
    "DejaVu Sans": ("DejaVuSans",),
    "Nimbus Sans": ("NimbusSans-Regular", "DejaVuSans", "LiberationSans-Regular"),
}
"""The font of a page, and one font of each family that its machine has."""
NAME = "font => document.body.style.setProperty('--jp-ui-font-family', `${font}, sans-serif`)"
ADVICE = "The fonts {} are not here, which these tests need. Install them (Debian, Ubuntu: sudo apt install fonts-liberation fonts-dejavu-core fonts-urw-base35)"
CONFIGURATION = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>{}<cachedir>{}</cachedir><include ignore_missing="yes">/etc/fonts/conf.d</include></fontconfig>"""


def folder_of(font: str) -> Path | None:
    """Return the folder with this font, as TrueType or OpenType."""
    return next((path.parent for folder in FOLDERS for end in ("ttf", "otf") for path in sorted(folder.rglob(f"{font}.{end}"))), None)


@contextmanager
def browser_with(name: str, browser: Browser, folder: Path) -> Iterator[Browser]:
    """Yield a browser like this one that has only the fonts of a machine whose pages use ``name``."""
    places = {font: folder_of(font) for font in FONTS[name]}
    if missing := [font for font, place in places.items() if place is None]:
        lacking(ADVICE.format(", ".join(missing)))
    settings = folder / "fonts.conf"
    settings.write_text(
        CONFIGURATION.format("".join(f"<dir>{place}</dir>" for place in places.values()), folder / "cache"), encoding="utf-8"
    )
    opened = browser.browser_type.launch(
        executable_path=chromium.find(), args=["--no-sandbox"], env={**os.environ, "FONTCONFIG_FILE": str(settings)}
    )
    yield opened
    opened.close()
