"""In a clone, `git status` lists the notebooks that a person changed, and not those that only ran. The files keep everything."""

from __future__ import annotations

import json
import subprocess
import threading
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from jupyter_server.services.contents.largefilemanager import LargeFileManager

from tests.notebooks.execute import committed
from tests.project.paths import ROOT
from tests.project.test_saving import CHANGES, code, edit, plain, played
from undaunted_nb import server
from undaunted_nb.server.played_notebooks import is_played, tell_git

NAME = "notebooks/teacher/en/09-your-own-rolls.ipynb"
Book = dict[str, Any]


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A clone with one notebook."""
    clone = tmp_path / "a clone"
    for name in (NAME, ".gitattributes", ".gitignore"):
        (clone / name).parent.mkdir(parents=True, exist_ok=True)
        (clone / name).write_bytes((ROOT / name).read_bytes())
    git(clone, "init", "-q", "-b", "main")
    git(clone, "add", ".")
    git(clone, "commit", "-qm", "first")
    return clone


def git(clone: Path, *arguments: str) -> str:
    who = ("-c", "user.name=A", "-c", "user.email=a@b.c", "-c", "commit.gpgsign=false")
    done = subprocess.run(["git", *who, *arguments], cwd=clone, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "error" not in done.stderr
    return done.stdout


def changed(clone: Path) -> bool:
    return bool(git(clone, "status", "--porcelain"))


def put(clone: Path, book: Book) -> str:
    """Save a notebook in the clone and return its text."""
    text = json.dumps(book, indent=1, ensure_ascii=False) + "\n"
    (clone / NAME).write_text(text, encoding="utf-8")
    tell_git(str(clone / NAME))
    return text


def run(clone: Path) -> Book:
    """Return the notebook after a person ran it."""
    book: Book = json.loads((clone / NAME).read_text(encoding="utf-8"))
    played(book)
    book["cells"].append({"cell_type": "code", "id": "new", "metadata": {}, "source": [], "outputs": [], "execution_count": None})
    book["metadata"]["widgets"] = {"application/vnd.jupyter.widget-state+json": {"state": {}}}
    return book


def test_a_notebook_that_only_ran_is_not_listed_and_keeps_its_outputs(clone: Path) -> None:
    text = put(clone, run(clone))
    assert not changed(clone)
    assert git(clone, "diff") == ""
    git(clone, "add", NAME)
    assert not changed(clone)
    assert (clone / NAME).read_text(encoding="utf-8") == text


@pytest.mark.parametrize("change", [name for name in CHANGES if name not in ("only played", "a count", "an output")])
def test_a_notebook_that_a_person_changed_is_listed_with_its_outputs(change: str, clone: Path) -> None:
    book = run(clone)
    CHANGES[change](book)
    text = put(clone, book)
    assert changed(clone)
    git(clone, "commit", "-qam", "mine")
    assert git(clone, "show", f"HEAD:{NAME}") == text


def test_notebooks_that_the_project_runs_again_are_listed(clone: Path) -> None:
    book: Book = json.loads((clone / NAME).read_text(encoding="utf-8"))
    code(book)[0]["outputs"][0]["data"]["text/plain"] = ["another result"]
    put(clone, book)
    assert changed(clone)


def test_outputs_can_be_committed_all_the_same(clone: Path) -> None:
    text = put(clone, run(clone))
    (clone / NAME).touch()
    git(clone, "add", "--renormalize", NAME)
    git(clone, "commit", "-qm", "mine")
    assert git(clone, "show", f"HEAD:{NAME}") == text


def test_a_new_version_of_a_notebook_that_only_ran_arrives(clone: Path) -> None:
    git(clone, "switch", "-qc", "newer")
    book: Book = json.loads((clone / NAME).read_text(encoding="utf-8"))
    CHANGES["a source"](book)
    text = put(clone, book)
    git(clone, "commit", "-qam", "newer")
    git(clone, "switch", "-q", "main")
    put(clone, run(clone))
    git(clone, "merge", "-q", "newer")
    assert (clone / NAME).read_text(encoding="utf-8") == text


def test_a_change_after_a_run_is_listed(clone: Path) -> None:
    put(clone, run(clone))
    assert not changed(clone)
    book = run(clone)
    CHANGES["tags"](book)
    put(clone, book)
    assert changed(clone)


def test_a_copy_is_listed(clone: Path) -> None:
    other = clone / NAME.replace("09", "mine")
    other.write_text(json.dumps(run(clone)))
    tell_git(str(other))
    assert git(clone, "status", "--porcelain") == f"?? {NAME.replace('09', 'mine')}\n"


def test_what_a_person_staged_stays_staged(clone: Path) -> None:
    book: Book = json.loads((clone / NAME).read_text(encoding="utf-8"))
    CHANGES["a source"](book)
    staged = put(clone, book)
    git(clone, "add", NAME)
    put(clone, run(clone))
    assert git(clone, "status", "--porcelain") == f"M  {NAME}\n"
    assert git(clone, "show", f":{NAME}") == staged


def test_a_file_that_is_not_a_notebook_is_listed(clone: Path) -> None:
    for text in ("no notebook", "", "{}", "[]", '{"cells": 3, "metadata": {"language_info": {"version": "3"}}}', "[" * 100_000):
        (clone / NAME).write_text(text)
        tell_git(str(clone / NAME))
        assert changed(clone)


def test_another_project_with_its_own_filter_is_left_alone(clone: Path) -> None:
    """A teacher's repository, whose filter removes outputs."""
    (clone / ".gitattributes").write_text("*.ipynb filter=strip\n")
    git(clone, "config", "filter.strip.clean", "cat")
    git(clone, "commit", "-qam", "mine")
    put(clone, run(clone))
    assert git(clone, "status", "--porcelain") == f" M {NAME}\n"


def test_nothing_happens_while_somebody_else_has_the_index(clone: Path) -> None:
    (clone / ".git/index.lock").touch()
    text = put(clone, run(clone))
    assert (clone / NAME).read_text(encoding="utf-8") == text
    (clone / ".git/index.lock").unlink()
    assert changed(clone)
    tell_git(str(clone / NAME))
    assert not changed(clone)


def test_nothing_happens_without_git_or_without_a_clone(clone: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lone = tmp_path / "lone.ipynb"
    lone.write_bytes((clone / NAME).read_bytes())
    tell_git(str(lone))
    tell_git(str(tmp_path / "none/none.ipynb"))
    monkeypatch.setenv("PATH", str(tmp_path))
    tell_git(str(clone / NAME))


def test_a_save_in_jupyter_tells_git(clone: Path) -> None:
    manager = LargeFileManager(root_dir=str(clone))
    web_app = SimpleNamespace(settings={"base_url": "/"}, add_handlers=lambda *_: None)
    server._load_jupyter_server_extension(SimpleNamespace(contents_manager=manager, web_app=web_app))
    manager.save({"type": "notebook", "format": "json", "content": run(clone)}, NAME)
    for thread in threading.enumerate():
        if thread is not threading.current_thread() and not thread.daemon:
            thread.join()
    assert not changed(clone)


def test_every_notebook_is_recognized_after_a_run() -> None:
    for path in committed():
        old = path.read_bytes()
        assert not is_played(old, old), "as `make notebooks` writes it"
        book: Book = json.loads(old)
        played(book)
        assert is_played(json.dumps(book).encode(), old), path


def test_no_edit_of_a_person_counts_as_a_run() -> None:
    rng, old = Random(28), (ROOT / NAME).read_bytes()
    for _ in range(300):
        book: Book = plain(json.loads(old))
        played(book)
        edit(book, rng)
        if is_played(json.dumps(book).encode(), old):
            assert all(cell["outputs"] for cell in code(book))
            assert without_outputs(book) == without_outputs(json.loads(old))


def without_outputs(book: Book) -> str:
    for cell in code(book):
        cell |= {"outputs": [], "execution_count": None}
    book["cells"] = [cell | {"source": "".join(cell["source"])} for cell in book["cells"]]
    return json.dumps([book["cells"], {**book["metadata"], "language_info": None}], sort_keys=True)
