"""A notebook as a page or as slides that need no network, for pupils: its answers are folded, or left out.

nbconvert, which comes with JupyterLab, reads the text of a notebook. Its own pages show every hidden answer, and load their slides from the
network.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator, Mapping
from importlib.resources import files
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any

from undaunted_nb.drawing.svg import escape, image, remove_cues
from undaunted_nb.engine.errors import Fault, FileError, TutorError
from undaunted_nb.engine.text import Text, excerpt
from undaunted_nb.files.storage import save_text
from undaunted_nb.i18n import FIRST, KNOWN, require_language, say
from undaunted_nb.i18n.folders import language_of_pages
from undaunted_nb.lessons.course import overview
from undaunted_nb.lessons.reference.notebooks import notebook_folder
from undaunted_nb.probability.arguments import yes_or_no

from ..charts.chart import MIME, convert_spec
from ..display.display import COPIES, library
from .printing import check_path

if TYPE_CHECKING:
    from nbformat import NotebookNode

NOTEBOOK, HTML = ".ipynb", ".html"
TEACHER, READY = "teacher", "ready"
ANSWER = "answer"
"""The tag of a cell whose outputs are an answer."""
SETS_LANGUAGE = re.compile(r"un\.set_language\(\s*[\"'](\w+)[\"']")
LEADS_AWAY = re.compile(r"^.*(?:\]\((?:\.\./|[^):]*00-start-here)|⛶).*$\n?", re.MULTILINE)
"""A line of a notebook that leads to other notebooks, or tells of a button that only JupyterLab has."""
LINK = re.compile(r"\[([^\[\]]*)\]\((?![a-z]+:|#)[^)]*\)")
"""A link to a file beside a notebook, which a pupil doesn't have."""
DETAILS = re.compile(r"<details\b(?:(?!<details\b).)*?</details>", re.DOTALL)
"""A folded part without another one in it."""
SOURCES = {"default": "'none'", "img": "data:", "style": "'unsafe-inline'", "script": "'unsafe-inline'"}
"""Where a page can load something from: nothing that is not in it."""
POLICY = "; ".join(f"{kind}-src {source}" for kind, source in SOURCES.items())
"""What the page can load."""
PATIENCE = 600
"""Seconds to wait for a cell."""


def handout(
    notebook: str | PathLike[str] | int,
    path: str | PathLike[str] | None = None,
    *,
    slides: bool = False,
    answers: bool = True,
    language: str = "",
) -> Path:
    """Write a notebook as a page for pupils, or as slides for the projector. The file needs no network.

    Answers that the notebook hides are folded until a click. On slides, Space or → shows what comes next: the question, then the answer.

    Args:
        notebook: The number or the name of a notebook for teachers (``2`` or ``"02-two-dice"``), the name of a lesson of 45 minutes
            (``"two-dice"``), or the path of a notebook of your own. One that has not run runs now.
        path: The file to write to, which ends in ``.html`` (default: the name of the notebook, in the current folder).
        slides: Whether to write slides.
        answers: Whether the answers are in the file. With False, nobody can find them there. Everything that is only for the teacher is
            left out too: the plan and key of a lesson, and the notes of slides.
        language: The language of a notebook of this project (default: the language that is set).

    Returns:
        The path of the file.

    Raises:
        TutorError: There is no such notebook, JupyterLab is not installed, or a cell of the notebook fails.
        FileError: A file cannot be read or written.

    Example:
        >>> import tempfile, pathlib
        >>> file = un.handout(2, pathlib.Path(tempfile.mkdtemp()) / "two-dice.html", answers=False)
        >>> text = file.read_text(encoding="utf-8")
        >>> "How likely" in text, "49/100" in text, "https:" in text
        (True, False, False)

    """
    slides, answers = yes_or_no("slides", slides), yes_or_no("answers", answers)
    source = find_notebook(notebook, require_language(language))
    goal = check_path(path or Path(f"{source.stem}{'-slides' if slides else ''}{HTML}"), (HTML,))
    save_text(goal, Handout(_with_outputs(source), source.parent, slides=slides, answers=answers).to_html())
    return goal


def find_notebook(notebook: str | PathLike[str] | int, language: str) -> Path:
    """Return the path of a notebook: one of this project by its name or number, or another one. Raises TutorError if there is none."""
    folder, known = notebook_folder(), language_of_pages(language) or FIRST
    name = str(notebook).zfill(2) if str(notebook).isdecimal() else str(notebook)
    candidates = [Path(READY, known, lesson) for lesson in overview.ready_lessons()]
    candidates += [Path(TEACHER, known, lesson) for lesson in overview.teachers()]
    for candidate in candidates:
        if folder and name in (candidate.name, candidate.name.partition("-")[0]) and (file := folder / f"{candidate}{NOTEBOOK}").is_file():
            return file
    if name.endswith(NOTEBOOK) and Path(name).is_file():
        return Path(name)
    names = ", ".join(candidate.name for candidate in candidates)
    raise TutorError(Text("handout-unknown", {"name": excerpt(name), "all": names}))


def _with_outputs(source: Path) -> NotebookNode:
    """Return a notebook that has run. Raises TutorError if a cell fails, and FileError if the file is not a notebook."""
    nbformat = library("nbformat", "lab")
    try:
        notebook: NotebookNode = nbformat.read(source, as_version=4)
    except (OSError, ValueError, nbformat.ValidationError):
        raise FileError(str(source), [Fault("", Text("handout-no-notebook"))]) from None
    code = [cell for cell in notebook.cells if cell.cell_type == "code" and cell.source.strip()]
    if all(cell.outputs or cell.execution_count for cell in code):
        return notebook
    client = library("nbclient", "lab")
    try:
        client.NotebookClient(notebook, timeout=PATIENCE).execute(cwd=str(source.parent), env={**os.environ, COPIES: "1"})
    except client.exceptions.CellExecutionError as error:
        reason = f"{error.ename}: {error.evalue}"
        raise TutorError(Text("handout-failed", {"name": source.name, "reason": excerpt(reason)})) from None
    return notebook


class Handout:
    """A page or slides, made from a notebook that has run."""

    def __init__(self, notebook: NotebookNode, folder: Path, *, slides: bool, answers: bool) -> None:
        self._cells, self._folder = list(notebook.cells), folder
        self._slides, self._answers = slides, answers
        language = SETS_LANGUAGE.search("\n".join(cell.source for cell in self._cells if cell.cell_type == "code"))
        self._language = language[1] if language and language[1] in KNOWN else FIRST if self._of_project() else require_language("")

    def _of_project(self) -> bool:
        folder = notebook_folder()
        return folder is not None and self._folder.is_relative_to(folder)

    def to_html(self) -> str:
        """Return the whole page."""
        heading = next((cell.source for cell in self._cells if cell.cell_type == "markdown" and cell.source.startswith("# ")), "")
        title = heading.splitlines()[0].removeprefix("# ") if heading else self._say("handout-title")
        style, script = (files(__package__).joinpath(name).read_text(encoding="utf-8") for name in ("handout.css", "slides.js"))
        head = f'<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="{POLICY}">'
        head += f'<meta name="viewport" content="width=device-width,initial-scale=1"><title>{escape(title)}</title><style>{style}</style>'
        body = "".join(self._sections()) if self._slides else f"<main>{''.join(map(self._cell, self._cells))}</main>"
        end = f"<p class='keys'>{escape(self._say('handout-keys'))}</p><script>{script}</script>" if self._slides else ""
        kind = ' class="slides"' if self._slides else ""
        return f'<!doctype html>\n<html lang="{self._language}"><head>{head}</head><body{kind}>{body}{end}</body></html>\n'

    def _sections(self) -> Iterator[str]:
        """Yield the slides. A cell begins one, comes on one after a key, stands on it, or is left out."""
        parts: list[str] = []
        for cell in self._cells:
            kind = cell.metadata.get("slideshow", {}).get("slide_type", "-") or "-"
            html = "" if kind in ("skip", "notes") else self._cell(cell)
            if kind in ("slide", "subslide") and parts:
                yield f"<section>{''.join(parts)}</section>"
                parts = []
            if html:
                parts.append(f'<div class="fragment">{html}</div>' if kind == "fragment" else html)
        if parts:
            yield f"<section>{''.join(parts)}</section>"

    def _cell(self, cell: NotebookNode) -> str:
        """Return a cell as HTML ("" if nothing of it is left)."""
        if not self._answers and _is_for_teacher(cell):
            return ""
        if cell.cell_type == "markdown":
            return self._prose(cell.source)
        if cell.cell_type != "code" or not cell.source.strip():
            return ""
        code = "" if self._slides else f"<pre class='code'><code>{escape(cell.source)}</code></pre>"
        outputs = "".join(self._outputs(cell.outputs))
        if _is_answer(cell):
            fold = f"<details><summary>{escape(self._say('handout-answer'))}</summary>{outputs}</details>"
            outputs = fold if self._answers and outputs else ""
        return code + self._without_answers(outputs)

    def _prose(self, source: str) -> str:
        text = LINK.sub(lambda link: link[1], LEADS_AWAY.sub("", source)).strip()
        if not text:
            return ""
        html: str = library("nbconvert.filters", "lab").markdown2html(self._without_answers(text))
        return re.sub(r'<a class="anchor-link"[^<]*</a>', "", html)

    def _without_answers(self, html: str) -> str:
        """Return HTML or Markdown without its folded parts, if the answers are left out."""
        while not self._answers and DETAILS.search(html):
            html = DETAILS.sub("", html)
        return html

    def _outputs(self, outputs: Iterable[Mapping[str, Any]]) -> Iterator[str]:
        """Yield outputs as HTML. What a cell wrote to the error stream is left out, such as its progress."""
        for output in outputs:
            if output["output_type"] == "stream" and output["name"] == "stdout":
                yield f"<pre>{escape(output['text'])}</pre>"
            elif output["output_type"] in ("display_data", "execute_result"):
                yield _show(output["data"])

    def _say(self, key: str) -> str:
        return say(Text(key), self._language)


def _is_answer(cell: NotebookNode) -> bool:
    """Return whether a notebook hides the outputs of a cell."""
    hidden = cell.metadata.get("collapsed") or cell.metadata.get("jupyter", {}).get("outputs_hidden")
    return bool(hidden or ANSWER in cell.metadata.get("tags", ()))


def _is_for_teacher(cell: NotebookNode) -> bool:
    """Return whether a cell is only for the teacher: the plan of a lesson with its key, or notes on what to say."""
    return TEACHER in cell.metadata.get("tags", ()) or cell.metadata.get("slideshow", {}).get("slide_type") == "notes"


def _show(data: Mapping[str, Any]) -> str:
    """Return the best form of an output that a page without a kernel can show."""
    text = str(data.get("text/plain", ""))
    label = text.strip().partition("\n")[0]
    if MIME in data and (svg := str(data.get("image/svg+xml", "")).strip() or _draw(data[MIME])):
        return f'<p class="chart">{image(svg, label)}</p>'
    if "text/html" in data:
        return remove_cues(str(data["text/html"]))
    if "image/svg+xml" in data:
        return f'<p class="chart">{image(str(data["image/svg+xml"]).strip(), label)}</p>'
    if "image/png" in data:
        code = str(data["image/png"]).replace("\n", "")
        return f'<p class="chart"><img alt="{escape(label)}" src="data:image/png;base64,{code}"></p>'
    return f"<pre>{escape(text)}</pre>" if text.strip() else ""


def _draw(spec: Any) -> str:
    """Return a chart as SVG, or "" if vl-convert is not installed: then its numbers stand there in words."""
    try:
        return str(convert_spec(spec, "svg"))
    except TutorError:
        return ""
