"""Pages without code, for Voila: home, course, table, odds and projector.

Each page is a notebook of one cell (``write``). Voila shows what the cell returns, never the cell. The address of a page names a
lesson, a position, a language or numbers. It comes from a stranger, so it can name built-in content only. Each visitor has their own
kernel and folder (``lessons/progress/user_data.py``).
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping
from html import escape
from pathlib import Path
from tempfile import TemporaryDirectory

import ipywidgets

import undaunted_nb as un
from undaunted_nb import i18n
from undaunted_nb.engine.errors import Fault, FileError, TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.files.reasons import system_reason
from undaunted_nb.i18n import KNOWN
from undaunted_nb.lessons.authoring.notebook import page_notebook
from undaunted_nb.lessons.course import overview as shelf
from undaunted_nb.lessons.format.lesson import has_course
from undaunted_nb.probability.arguments import one_of
from undaunted_nb.sharing import links
from undaunted_nb.teaching.interactive.explorer import games
from undaunted_nb.teaching.interactive.projector import MOST_DICE
from undaunted_nb.widgets.home.home_table import HomeTable

HOST = "localhost"
"""The name of the address that the server listens on, which other computers cannot reach."""
LONGEST = 40
"""The maximum length of a number or a name in an address."""
DICE, DEFENSE = 2, 8
"""The numbers of a page that names none."""
MOST_DEFENSE = 10
"""The hardest target that a ten-sided die can hit."""


def page(name: str) -> ipywidgets.DOMWidget:
    """Return a page without code. The query of its address chooses what it opens.

    Args:
        name: ``"home"``, ``"course"``, ``"table"``, ``"odds"`` or ``"projector"``.

    Raises:
        TutorError: There is no such page.

    Example:
        >>> type(un.page("projector")).__name__
        'Projector'

    """
    one_of("page", name, tuple(PAGES))
    _wait()
    fields = links.fields(os.environ.get(links.QUERY, "")[: links.LONGEST])
    if fields.get("lang") in KNOWN:
        i18n.set_language(fields["lang"])
    return PAGES[name](fields)


def _wait() -> None:
    """Wait for a visitor. Voila can start kernels ahead of them, and then the address is not there yet."""
    if os.environ.get("VOILA_PREHEAT") == "True":
        from voila.utils import wait_for_request  # type: ignore[import-not-found,import-untyped,unused-ignore]

        wait_for_request()


def _home(_fields: Mapping[str, str]) -> HomeTable:
    return un.home()


def _course(fields: Mapping[str, str]) -> HomeTable:
    table = un.home()
    game = fields.get("game", "")
    if game:
        table.press("home", f"game:{game}" if has_course(game) else "game:")
    return table


def _table(_fields: Mapping[str, str]) -> HomeTable:
    """Return a table with a game on it: that of the address, or the first one."""
    table = un.home()
    if table.home and not table.home["trouble"]:
        table.press("home", f"start:{shelf.shelf()[0].play}")
        table.press("home", "begin:one")
    return table


# Pages with numbers


def _number(fields: Mapping[str, str], name: str, most: int, usual: int) -> int:
    """Return a number of the address. Raises TutorError if it is not a whole number in its range."""
    text = fields.get(name, str(usual))
    if text.isascii() and text.isdecimal() and len(text) < LONGEST and 1 <= int(text) <= most:
        return int(text)
    raise TutorError(Text("error-number", {"name": name, "value": repr(text[:LONGEST]), "least": 1, "most": most}))


def _numbers(fields: Mapping[str, str], most_dice: int) -> tuple[int, int, str]:
    """Return the dice and the defense of the address, and what is wrong with them ("": nothing). Then the usual ones are used."""
    try:
        return _number(fields, "dice", most_dice, DICE), _number(fields, "defense", MOST_DEFENSE, DEFENSE), ""
    except TutorError as error:
        return DICE, DEFENSE, str(error)


def _trouble(message: str) -> ipywidgets.HTML:
    return ipywidgets.HTML(f'<p role="status"><strong>{escape(message)}</strong></p>')


def _odds(fields: Mapping[str, str]) -> ipywidgets.DOMWidget:
    """Return the explorer with the values of the address."""
    explorer = un.explore(fields["game"] if fields.get("game", "") in games() else "")
    try:
        if "defense" in fields and "base" in explorer.settings:
            explorer.set(base=_number(fields, "defense", MOST_DEFENSE, DEFENSE), cover=0, range=0)
        if "what" in fields:
            explorer.set(what=fields["what"][:LONGEST])
        explorer.set(**{name: _value(fields[name]) for name in explorer.settings if name in fields})
    except TutorError as error:
        return ipywidgets.VBox([_trouble(str(error)), explorer])
    return explorer


def _value(text: str) -> int | str:
    """Return a value of the address: a number if it is one."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < LONGEST else text[:LONGEST]


def _projector(fields: Mapping[str, str]) -> ipywidgets.DOMWidget:
    dice, defense, message = _numbers(fields, MOST_DICE)
    slide = un.projector(dice, defense)
    return ipywidgets.VBox([_trouble(message), slide]) if message else slide


PAGES: Mapping[str, Callable[[Mapping[str, str]], ipywidgets.DOMWidget]] = {
    "home": _home, "course": _course, "table": _table, "odds": _odds, "projector": _projector,
}  # fmt: skip


# The server


def write(folder: Path) -> None:
    """Write the notebooks of the pages to a folder. Raises FileError if that fails."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name in PAGES:
            (folder / f"{name}.ipynb").write_text(page_notebook(name), encoding="utf-8")
    except OSError as error:
        raise FileError(str(folder), [Fault("", Text("fault-cannot-write", {"reason": system_reason(error)}))]) from None


def command(folder: Path, port: int, host: str = HOST) -> list[str]:
    """Return the command that serves the pages in a folder, in ``environment()``. A kernel ends soon after its visitor has left."""
    settings = [
        *("--template=undaunted-nb", "--classic-tree"),  # its start page leads to home
        *(f"--port={port}", f"--Voila.ip={host}", "--no-browser", "--base_url=/", "--theme=light", "--show_tracebacks=False"),
        *("--MappingKernelManager.cull_interval=30", "--MappingKernelManager.cull_idle_timeout=900"),
    ]
    return [sys.executable, "-m", "voila", str(folder), *settings]


def serve(port: int, host: str) -> int:
    """Serve the pages until the server ends, and return its exit code. If this process is asked to end, so is the server."""
    with TemporaryDirectory() as temporary:
        folder = Path(temporary)
        write(folder)
        with subprocess.Popen(command(folder, port, host), env=environment()) as server:  # noqa: S603  (our own arguments)
            signal.signal(signal.SIGTERM, lambda *_: server.terminate())  # it ends its kernels first
            return server.wait()


def environment() -> dict[str, str]:
    """Return the variables with which Voila finds the template of the pages, even if pip did not install the package."""
    folders = (str(Path(__file__).parents[1] / "share"), os.environ.get("JUPYTER_PATH", ""))
    return {**os.environ, "JUPYTER_PATH": os.pathsep.join(filter(None, folders))}
