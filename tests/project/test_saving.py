"""What a person saves is on the disk as they sent it, through Jupyter's real contents manager with our extension of its server."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import nbformat
import pytest
from jupyter_server.services.contents.largefilemanager import LargeFileManager
from nbformat.v4.rwbase import rejoin_lines

from tests.notebooks.execute import NOTEBOOKS
from tests.sampling import NIGHTLY
from undaunted_nb import server

HOME, TEACHER = "00-start-here.ipynb", "teacher/en/09-your-own-rolls.ipynb"
Book = dict[str, Any]


@pytest.fixture
def contents(tmp_path: Path) -> LargeFileManager:
    """Jupyter's contents manager as JupyterLab uses it, with our extension, in a folder with two of the project's notebooks."""
    root = tmp_path / "root"
    for name in (HOME, TEACHER):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_bytes((NOTEBOOKS / name).read_bytes())
    manager = LargeFileManager(root_dir=str(root))
    web_app = SimpleNamespace(settings={"base_url": "/"}, add_handlers=lambda *_: None)
    server._load_jupyter_server_extension(SimpleNamespace(contents_manager=manager, web_app=web_app))
    return manager


def read(contents: LargeFileManager, path: str) -> Book:
    """Return a notebook as JupyterLab gets it."""
    found: Book = json.loads(json.dumps(contents.get(path, content=True)["content"]))
    return found


def save(contents: LargeFileManager, path: str, book: Book) -> None:
    """Save a notebook as JupyterLab does."""
    contents.save({"type": "notebook", "format": "json", "content": copy.deepcopy(book)}, path)


def on_disk(contents: LargeFileManager, path: str) -> str:
    return (Path(contents.root_dir) / path).read_text(encoding="utf-8")


def same(text: str, book: Book) -> bool:
    """Return whether the text of a file is this notebook: all of it, the types of its values too."""
    return json.dumps(plain(json.loads(text)), sort_keys=True) == json.dumps(plain(book), sort_keys=True)


def plain(book: Book) -> Book:
    """Return a notebook with joined lines, and without the mark that a page trusts a cell, which Jupyter never stores."""
    book = rejoin_lines(nbformat.from_dict(copy.deepcopy(book)))
    for cell in book["cells"]:
        cell["metadata"].pop("trusted", None)
    found: Book = json.loads(json.dumps(book))
    return found


def code(book: Book) -> list[Book]:
    return [cell for cell in book["cells"] if cell["cell_type"] == "code"]


def prose(book: Book) -> Iterator[Book]:
    return (cell for cell in book["cells"] if cell["cell_type"] == "markdown")


STREAM = {"output_type": "stream", "name": "stdout", "text": "MINE"}


def clear(book: Book) -> None:
    for cell in code(book):
        cell |= {"outputs": [], "execution_count": None}


def played(book: Book) -> None:
    book["metadata"]["language_info"]["version"] = "3.12.1"
    for number, cell in enumerate(code(book), 7):
        data = {"text/plain": "<Table>", "application/vnd.jupyter.widget-view+json": {"model_id": "a1", "version_major": 2}}
        result = {"output_type": "execute_result", "metadata": {}, "data": data, "execution_count": number}
        cell |= {"execution_count": number, "outputs": [result]}


CHANGES: dict[str, Callable[[Book], object]] = {
    "only played": played,
    "a source": lambda book: code(book)[0].update(source="1 + 1"),
    "outputs cleared": clear,
    "an output": lambda book: code(book)[0]["outputs"].append(STREAM),
    "an output removed": lambda book: code(book)[0]["outputs"].clear(),
    "a count": lambda book: code(book)[0].update(execution_count=42),
    "tags": lambda book: code(book)[0]["metadata"].update(tags=["mine"]),
    "nbgrader": lambda book: code(book)[0]["metadata"].update(nbgrader={"grade": True, "grade_id": "q1", "points": 5}),
    "slideshow": lambda book: book["cells"][-1]["metadata"].update(slideshow={"slide_type": "skip"}),
    "a folded cell": lambda book: code(book)[0]["metadata"].update(collapsed=True),
    "metadata of the notebook": lambda book: book["metadata"].update(authors=[{"name": "A teacher"}]),
    "another kernel": lambda book: book["metadata"]["kernelspec"].update(name="python3-mine", display_name="Mine"),
    "an attachment": lambda book: next(prose(book)).update(attachments={"a.png": {"image/png": "eA=="}}),
    "an empty cell": lambda book: book["cells"].append({"cell_type": "markdown", "id": "mine", "metadata": {}, "source": ""}),
    "a cell less": lambda book: book["cells"].pop(1),
    "another order": lambda book: book["cells"].reverse(),
    "another id": lambda book: book["cells"][0].update(id="mine"),
    "another kind of cell": lambda book: book["cells"].append({"cell_type": "raw", "id": "mine", "metadata": {}, "source": "raw"}),
}  # fmt: skip


@pytest.mark.parametrize("name", [HOME, TEACHER])
@pytest.mark.parametrize("change", CHANGES)
def test_each_change_is_on_the_disk(change: str, name: str, contents: LargeFileManager) -> None:
    book = read(contents, name)
    CHANGES[change](book)
    for _ in range(2):  # a copy that was saved once can be treated in another way
        save(contents, name, book)
        assert same(on_disk(contents, name), book)


def test_a_copy_and_a_notebook_saved_under_another_name_keep_their_own_outputs(contents: LargeFileManager) -> None:
    copied = contents.copy(HOME, "homework.ipynb")["path"]
    save(contents, "saved as.ipynb", read(contents, HOME))
    for path in (copied, "saved as.ipynb"):
        book = read(contents, path)
        code(book)[0]["outputs"] = [STREAM]
        for _ in range(2):
            save(contents, path, book)
            assert same(on_disk(contents, path), book)


def test_a_renamed_notebook_keeps_its_changes(contents: LargeFileManager) -> None:
    book = read(contents, HOME)
    played(book)
    save(contents, HOME, book)
    contents.rename(HOME, "mine.ipynb")
    assert same(on_disk(contents, "mine.ipynb"), book)
    clear(book)
    save(contents, "mine.ipynb", book)
    contents.rename("mine.ipynb", HOME)
    assert same(on_disk(contents, HOME), book)


def test_a_checkpoint_restores_what_was_saved(contents: LargeFileManager) -> None:
    first = read(contents, HOME)
    played(first)
    save(contents, HOME, first)
    checkpoint = contents.create_checkpoint(HOME)
    second = copy.deepcopy(first)
    clear(second)
    save(contents, HOME, second)
    assert same(on_disk(contents, HOME), second)
    contents.restore_checkpoint(checkpoint["id"], HOME)
    assert same(on_disk(contents, HOME), first)
    assert plain(read(contents, HOME)) == plain(first)


@pytest.mark.parametrize("minor", [4, 5])
def test_both_formats_of_notebooks_are_saved(minor: int, contents: LargeFileManager) -> None:
    book = read(contents, HOME) | {"nbformat_minor": minor}
    if minor == 4:  # its cells have no ids
        for cell in book["cells"]:
            cell.pop("id", None)
    for change in (played, clear, CHANGES["tags"]):
        change(book)
        save(contents, HOME, book)
        assert same(on_disk(contents, HOME), book)


def test_two_notebooks_with_the_same_ids_of_cells_stay_apart(contents: LargeFileManager) -> None:
    one, other = read(contents, HOME), read(contents, TEACHER)
    assert {cell["id"] for cell in one["cells"]} < {cell["id"] for cell in other["cells"]}
    for book in (one, other):
        played(book)
    save(contents, HOME, one)
    save(contents, TEACHER, other)
    save(contents, "third.ipynb", one)
    assert same(on_disk(contents, HOME), one)
    assert same(on_disk(contents, TEACHER), other)
    save(contents, TEACHER, one)  # another notebook over it: "Save as"
    assert same(on_disk(contents, TEACHER), one)


@pytest.mark.parametrize("text", ["no notebook", "", "{}", '{"metadata": 3}', "[" * 5_000])
def test_a_file_that_is_not_a_notebook_is_saved(text: str, contents: LargeFileManager) -> None:
    book = read(contents, HOME)
    path = Path(contents.root_dir) / HOME
    path.write_text(text)
    played(book)
    save(contents, HOME, book)
    assert same(on_disk(contents, HOME), book)
    contents.save({"type": "file", "format": "text", "content": text}, "notes.txt")
    assert on_disk(contents, "notes.txt") == text


def test_a_large_notebook_is_saved(contents: LargeFileManager) -> None:
    book = read(contents, HOME)
    code(book)[0]["outputs"] = [STREAM | {"text": "0123456789" * 2_000_000}]
    save(contents, HOME, book)
    assert len(on_disk(contents, HOME)) > 20_000_000
    assert json.loads(on_disk(contents, HOME))["cells"][0]["outputs"][0]["text"] == ["0123456789" * 2_000_000]
    clear(book)
    save(contents, HOME, book)
    assert same(on_disk(contents, HOME), book)


@pytest.mark.slow(reason="200 saves of a notebook of 60 kB, 2,000 at night")
def test_random_edits_are_on_the_disk(contents: LargeFileManager) -> None:
    """Whatever a person does to a notebook, nothing of it is lost in a save."""
    rng = Random(28)
    shipped = {name: read(contents, name) for name in (HOME, TEACHER)}
    for number in range(2_000 if NIGHTLY else 200):
        name = rng.choice((HOME, TEACHER))
        book = copy.deepcopy(shipped[name]) if rng.random() < 0.5 else read(contents, name)
        for _ in range(rng.randrange(1, 4)):
            change = rng.choice([*CHANGES, "at random"])
            try:
                edit(book, rng) if change == "at random" else CHANGES[change](book)
            except (IndexError, StopIteration):
                continue  # an earlier change took its cell
        for place, cell in enumerate(book["cells"]):
            cell["id"] = f"n{place}" if [c["id"] for c in book["cells"]].count(cell["id"]) > 1 else cell["id"]
        save(contents, name, book)
        assert same(on_disk(contents, name), book), number


def edit(book: Book, rng: Random) -> None:
    """Change one value at a random place: of a cell, of its metadata, of one of its outputs, or of the notebook."""
    cell = rng.choice(book["cells"])
    word = "".join(rng.choices("abc +=1\n\t\"'\\é№…", k=rng.randrange(8)))
    value = rng.choice([word, rng.randrange(10), True, None, [word], {"a": word}, 0.5])
    target = rng.choice(["source", "metadata", "notebook", "output", "cell"])
    if target == "source":
        at = rng.randrange(len(cell["source"]) + 1)
        cell["source"] = cell["source"][:at] + word + cell["source"][at + rng.randrange(3) :]
    elif target == "metadata":
        cell["metadata"][f"m{rng.randrange(3)}"] = value
    elif target == "notebook":
        book["metadata"][f"m{rng.randrange(3)}"] = value
    elif target == "output" and cell["cell_type"] == "code":
        cell["outputs"] = rng.choice([[], [STREAM], [*cell["outputs"], STREAM | {"text": word}]])
    else:
        new = {"cell_type": "raw", "id": f"r{rng.randrange(10**6)}", "metadata": {}, "source": word}
        book["cells"].insert(rng.randrange(len(book["cells"]) + 1), new)
