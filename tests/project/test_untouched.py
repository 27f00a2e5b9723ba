"""A notebook that was only played is saved unchanged. A notebook that a person edited is saved as it is."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import nbformat
import pytest

from undaunted_nb import server
from undaunted_nb.lessons.notebook import first_page
from undaunted_nb.untouched import keep_as_it_came


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A project notebook with a stored output."""
    notebook = json.loads(first_page())
    notebook["cells"][0] |= {"execution_count": 1, "outputs": [{"output_type": "stream", "name": "stdout", "text": ["stored"]}]}
    path = tmp_path / "ours.ipynb"
    path.write_text(nbformat.writes(nbformat.from_dict(notebook)) + "\n", encoding="utf-8")
    return path


def played(path: Path) -> dict[str, Any]:
    """Return the notebook as JupyterLab would save it after a game."""
    found: dict[str, Any] = copy.deepcopy(json.loads(path.read_text(encoding="utf-8")))
    found["metadata"]["language_info"]["version"] = "3.12.1"
    found["cells"][0] |= {"execution_count": 7, "outputs": [{"output_type": "stream", "name": "stdout", "text": ["played"]}]}
    found["cells"].append({"cell_type": "code", "id": "new", "metadata": {}, "source": "", "outputs": [], "execution_count": None})
    return found


def saved(path: Path, content: dict[str, Any]) -> Any:
    model = {"type": "notebook", "content": content}
    keep_as_it_came(model, path.name, SimpleNamespace(root_dir=str(path.parent)))
    return model["content"]


def test_a_notebook_that_was_only_played_is_unchanged(path: Path) -> None:
    kept = nbformat.from_dict(saved(path, played(path)))
    assert nbformat.writes(kept) + "\n" == path.read_text(encoding="utf-8")


def test_a_notebook_with_a_persons_changes_is_saved_as_it_is(path: Path) -> None:
    for change in (
        lambda book: book["cells"][0].update(source="1 + 1"),
        lambda book: book["cells"][-1].update(source="mine"),
        lambda book: book["cells"].pop(1),
        lambda book: book["cells"].reverse(),
    ):
        content = played(path)
        change(content)
        assert saved(path, content) is content


def test_a_foreign_notebook_is_left_alone(path: Path, tmp_path: Path) -> None:
    content = played(path)
    other = tmp_path / "other.ipynb"
    other.write_text(json.dumps(content), encoding="utf-8")
    assert saved(other, content) is content
    assert saved(tmp_path / "none.ipynb", content) is content
    other.write_text("no notebook", encoding="utf-8")
    assert saved(other, content) is content


def test_the_server_is_informed(path: Path) -> None:
    """The extension makes a real contents manager save a played notebook with its original bytes."""
    from jupyter_server.services.contents.filemanager import FileContentsManager

    manager = FileContentsManager(root_dir=str(path.parent))
    server._load_jupyter_server_extension(
        SimpleNamespace(contents_manager=manager, web_app=SimpleNamespace(settings={"base_url": "/"}, add_handlers=lambda *_: None))
    )
    before = path.read_bytes()
    manager.save({"type": "notebook", "format": "json", "content": played(path)}, path.name)
    assert path.read_bytes() == before
    written = played(path)
    written["cells"][0]["source"] = "1 + 1"
    manager.save({"type": "notebook", "format": "json", "content": written}, path.name)
    assert b"1 + 1" in path.read_bytes()
