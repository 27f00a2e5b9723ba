"""Documents for a printer: HTML, and PDF printed by a browser of this machine, or in the browser-only site by the reader's own."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from importlib.resources import files
from os import PathLike
from pathlib import Path

from undaunted_nb.drawing.svg import escape
from undaunted_nb.engine.errors import Fault, FileError, TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.files import storage
from undaunted_nb.files.reasons import system_reason
from undaunted_nb.i18n import say

HTML, PDF = ENDINGS = (".html", ".pdf")
PROGRAMS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge", "msedge", "brave-browser")
"""The browsers that print to a file, as their programs are called."""
APPLICATIONS = "*{0}*.app/Contents/MacOS/*{0}*"
"""Where a browser is on a Mac, in the folder of applications, by a word of its name."""
ON_WINDOWS = ("Google/Chrome/Application/chrome.exe", "Microsoft/Edge/Application/msedge.exe", "Chromium/Application/chrome.exe")
"""Where browsers are on Windows, in a folder of programs."""
NAMED = "UNDAUNTED_NB_BROWSER"
"""The environment variable that names another browser."""
PATIENCE = 120
"""Seconds to wait for the browser."""


def document(title: str, body: str, language: str) -> str:
    """Return a whole HTML document for an A4 page. ``body`` is HTML."""
    style = files(__package__).joinpath("worksheet.css").read_text(encoding="utf-8")
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>{escape(title)}</title>'
    return f'<!doctype html>\n<html lang="{language}"><head>{head}<style>{style}</style></head><body>{body}</body></html>\n'


def save(path: str | PathLike[str], html: str) -> None:
    """Write a document as HTML or as PDF, as the name of the file says. In the browser-only site, the reader prints the PDF.

    Raises:
        TutorError: The name ends in something else, its folder does not exist, or no browser was found that prints.
        FileError: The file cannot be written.

    """
    goal = check_path(path, ENDINGS)
    if goal.suffix.lower() != PDF:
        storage.save(goal, html, folders=False)
    elif storage.IN_BROWSER:
        show(html)
    else:
        _print(goal, html)


def show(html: str) -> None:
    """Show a document below the cell, with a button that opens the print window of the browser."""
    from IPython.display import display

    lead = say(Text("save-print-here"))
    look = "width:100%;height:60vh;border:1px solid;background:#fff"
    frame = f'<iframe srcdoc="{escape(html)}" title="{escape(lead)}" style="{look}"></iframe>'
    button = f'<button type="button" onclick="this.nextElementSibling.contentWindow.print()">{escape(say(Text("save-print")))}</button>'
    display({"text/html": f"<p>{escape(lead)}</p>{button}{frame}", "text/plain": lead}, raw=True)  # type: ignore[no-untyped-call]


def check_path(path: object, endings: tuple[str, ...]) -> Path:
    """Return the path of a file to write. Raises TutorError if it is not a name, has another ending, or if its folder does not exist."""
    goal = Path(path) if isinstance(path, str) or (isinstance(path, PathLike) and isinstance(os.fspath(path), str)) else None
    if goal is None or goal.suffix.lower() not in endings:
        raise TutorError(Text("chart-file", {"name": str(path)[:60], "kinds": ", ".join(endings)}))
    if not goal.parent.is_dir():
        raise TutorError(Text("save-no-folder", {"folder": str(goal.parent)[:120]}))
    return goal


def browser() -> str:
    """Return the browser that prints. Raises TutorError that explains how to print without it."""
    named = os.environ.get(NAMED)
    for program in [named] if named else _candidates():
        if path := shutil.which(program):
            return path
    raise TutorError(Text("save-no-browser", {"variable": NAMED}))


def _candidates() -> Iterator[str]:
    """Yield the programs to look for. Only Linux has all of them in its PATH."""
    yield from PROGRAMS
    for name in ("Chrome", "Chromium", "Edge"):
        yield from map(str, Path("/Applications").glob(APPLICATIONS.format(name)))
    for folder in ("PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"):
        if root := os.environ.get(folder):
            yield from (f"{root}/{place}" for place in ON_WINDOWS)


def _print(goal: Path, html: str) -> None:
    """Print a document to a file, so that at any moment either the old or the new file is there whole.

    All that the browser needs is in a folder beside the file: some browsers cannot see the system's folder for temporary files.
    """
    program = browser()
    try:
        with tempfile.TemporaryDirectory(prefix="printing-", dir=goal.parent.resolve(), ignore_cleanup_errors=True) as folder:
            page, pdf = Path(folder, "sheet.html"), Path(folder, "sheet.pdf")
            page.write_text(html, encoding="utf-8")
            command = [
                program,
                "--headless",
                "--disable-gpu",
                "--no-pdf-header-footer",
                "--no-first-run",
                f"--user-data-dir={folder}/profile",
            ]
            command += (
                ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
            )  # a browser refuses to start for root with it
            subprocess.run(  # noqa: S603  (a browser of this machine, with a page that was just written)
                [*command, f"--print-to-pdf={pdf}", page.as_uri()], check=True, capture_output=True, timeout=PATIENCE
            )
            pdf.replace(goal)
    except (subprocess.SubprocessError, FileNotFoundError):
        raise TutorError(Text("save-not-printed", {"program": Path(program).name})) from None
    except OSError as error:
        raise FileError(str(goal), [Fault("", Text("fault-cannot-write", {"reason": system_reason(error)}))]) from None
