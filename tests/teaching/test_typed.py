"""What a class typed is in a file at once and comes back: when the cell runs again, in another kernel, from a damaged file."""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

import undaunted_nb as un
from tests.teaching.results import MAKERS, result
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.i18n import LANGUAGES, set_language
from undaunted_nb.lessons.progress import user_data
from undaunted_nb.teaching.classroom import typed_input as module
from undaunted_nb.teaching.classroom.typed_input import LONGEST, typed


class Rolls:
    """A box for rolls, as a person uses it."""

    entries: tuple[str, ...] = ("Anna: 0 1 2", "Ben: 1 1")

    def __init__(self, name: str = "", **more: Any) -> None:
        self.it = un.experiment(2, 8, name=name, **more)
        self.it._repr_mimebundle_()

    @property
    def children(self) -> Any:
        assert self.it._box is not None
        return self.it._box.children

    def type(self, *entries: str) -> None:
        box = self.children[0]
        box.value = "\n".join(filter(None, [box.value, *entries]))

    def press_again(self) -> None:
        self.children[1].click()

    @property
    def button(self) -> str:
        return str(self.children[1].description)

    @property
    def shown(self) -> tuple[str, ...]:
        return tuple(self.children[0].value.splitlines())

    @property
    def count(self) -> int:
        return len(self.it.by_pupil)

    @property
    def note(self) -> str:
        return repr(self.it)


class Guesses:
    """A poll, as a person uses it."""

    entries: tuple[str, ...] = ("40", "3/5")

    def __init__(self, name: str = "", **more: Any) -> None:
        self.it = un.guess(un.odds(2, 8), name=name, **more)

    def send(self, **message: Any) -> None:
        self.it._on_message(self.it, message, [])

    def type(self, *entries: str) -> None:
        for entry in entries:
            self.send(kind="guess", value=entry)

    def press_again(self) -> None:
        self.send(kind="again")

    @property
    def button(self) -> str:
        return str(self.it.view["poll"]["words"]["again"])

    @property
    def shown(self) -> tuple[str, ...]:
        return tuple(text for text, _ in self.it._page_guesses)

    @property
    def count(self) -> int:
        return len(self.it.view["poll"]["dots"])

    @property
    def note(self) -> str:
        return str(self.it.view["note"])


Widget = Rolls | Guesses
both = pytest.mark.parametrize("make", [Rolls, Guesses])


def new_kernel() -> None:
    """Forget what this process knows, as a new one would."""
    module._open.clear()


def file() -> Path:
    """Return the only file in use."""
    (found,) = (path for path in files() if ".unused-" not in path.name)
    return found


def files() -> list[Path]:
    folder = user_data.home() / "class"
    return sorted(folder.iterdir()) if folder.is_dir() else []


@both
def test_entries_come_back_when_the_cell_runs_again_and_in_a_new_kernel(make: type[Widget]) -> None:
    first = make()
    assert files() == [], "nothing is written before somebody types"
    first.type(make.entries[0])
    assert file().read_text(encoding="utf-8").splitlines() == [make.entries[0]], "at once"
    first.type(make.entries[1])
    for restart in (lambda: None, new_kernel):
        restart()
        again = make()
        assert (again.shown, again.count) == (make.entries, 2)
        assert "Your entries from last time are here." in again.note
    again.type(make.entries[0])
    assert "from last time" not in again.note
    assert len(again.shown) == 3


@both
def test_start_again_begins_an_empty_list_and_can_be_taken_back(make: type[Widget]) -> None:
    it = make()
    it.type(*make.entries)
    assert it.button == "Start again"
    it.press_again()
    assert (it.shown, it.count, it.button) == ((), 0, "Bring them back")
    it.press_again()
    assert (it.shown, it.count, it.button) == (make.entries, 2, "Start again")
    it.press_again()
    new_kernel()
    assert make().shown == (), "the new list is empty tomorrow as well"
    assert any(make.entries[0] in path.read_text() for path in files()), "and the old one is still in a file"
    it = make()
    it.type(make.entries[1])
    it.press_again()
    it.type(make.entries[0])
    assert it.button == "Start again"
    new_kernel()
    assert make().shown == make.entries[:1]


@both
def test_two_boxes_of_one_file_show_the_same(make: type[Widget]) -> None:
    one, other = make(), make()
    one.type(make.entries[0])
    assert other.shown == make.entries[:1]
    other.type(make.entries[1])
    assert one.shown == other.shown == make.entries
    assert one.count == other.count == 2
    other.press_again()
    assert one.shown == ()


@both
def test_classes_and_notebooks_stay_apart(make: type[Widget], monkeypatch: pytest.MonkeyPatch) -> None:
    make().type(make.entries[0])
    make("7B").type(make.entries[1])
    assert make().shown == make.entries[:1]
    monkeypatch.setenv("JPY_SESSION_NAME", "/class/tomorrow.ipynb")
    new_kernel()
    assert make().shown == (), "another notebook"
    assert make("7B").shown == make.entries[1:], "a class has its entries in every notebook"
    assert make("7C").shown == ()


@both
def test_a_renamed_notebook_keeps_what_was_typed(make: type[Widget], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    notebook = tmp_path / "monday.ipynb"
    notebook.touch()
    monkeypatch.setenv("JPY_SESSION_NAME", str(notebook))
    make().type(make.entries[0])
    monkeypatch.setenv("JPY_SESSION_NAME", str(notebook.rename(tmp_path / "tuesday.ipynb")))
    new_kernel()
    assert make().shown == make.entries[:1]


def test_other_dice_and_other_rolls_in_code_have_their_own_box() -> None:
    Rolls().type("Anna: 0 1 2")
    for other in (
        un.experiment(3, 8),
        un.experiment(2, 9),
        un.experiment(2, 8, faces=True),
        un.experiment(2, 8, [0, 1]),
        un.experiment(2, 8).simulate(10),
        un.experiment(2, "infantry"),
    ):
        before = other.n
        other._repr_mimebundle_()
        assert other.n == before
    many = un.experiment(2, 8).simulate(10)
    assert many.chart() is not None
    assert many.reset().n == 0
    assert Rolls().shown == ("Anna: 0 1 2",), "nothing that a cell does to its own rolls changes them"


def test_other_questions_have_their_own_guesses() -> None:
    Guesses().type("40")
    for other in (un.guess(un.odds(3, 8)), un.guess("How likely is a hit?", un.odds(2, 8)), un.guess(un.odds(2, 8), truth=3)):
        assert other.guesses == ()
    mine = un.guess(un.odds(2, 8))
    mine.guess(70)
    assert mine.guesses == (40, 70)
    assert un.guess(un.odds(2, 8)).guesses == (40,), "the cell itself adds the other one again"
    mine.undo()
    mine.undo()
    assert mine.guesses == un.guess(un.odds(2, 8)).guesses == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_another_language_has_the_same_entries(language: str) -> None:
    try:
        for make in (Rolls, Guesses):
            set_language("en")
            make().type(make.entries[0])
            set_language(language)
            assert make().shown[0] == make.entries[0]
    finally:
        set_language("en")


@pytest.mark.parametrize("name", MAKERS)
def test_no_file_depends_on_the_process(name: str) -> None:
    """Nothing in the key of a file is an address, a hash or the order of a set."""
    places_found = set()
    for _ in range(2):
        poll = un.guess(result(name), truth=3)
        places_found.add(poll._saved_input.place)
        new_kernel()
    assert len(places_found) == 1


def test_two_processes_find_the_same_file(own_home: Path) -> None:
    code = (
        "import undaunted_nb as un, json; rolls = un.experiment(2, 8, 'Anna: 0 1\\nBen: 2'); rolls._repr_mimebundle_()\n"
        "print(json.dumps([str(rolls._saved_input.place), str(un.guess(un.odds(2, 8))._saved_input.place)]))"
    )
    found = []
    for seed in ("1", "2"):
        env = os.environ | {"PYTHONHASHSEED": seed}
        found.append(subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True).stdout)
    assert found[0] == found[1]
    assert all(place.startswith(str(own_home)) for place in json.loads(found[0]))


# Files that somebody else changed


@both
def test_a_file_that_a_person_edited_is_read(make: type[Widget]) -> None:
    it = make()
    it.type(make.entries[0])
    for encoding in ("utf-8", "utf-8-sig", "utf-16"):
        file().write_text("\r\n".join(make.entries), encoding=encoding, newline="")
        assert make().shown == make.entries
        assert len(files()) == 1


DAMAGED: dict[str, bytes] = {
    "a picture": bytes(range(256)) * 10,
    "half a letter": "Anna: 0 1\nБорис".encode()[:-1],
    "zeros": b"\0" * 1000,
    "zeros after a fall of the machine": b"Anna: 0 1 2\n" + b"\0" * 500,
    "too long": b"1 " * LONGEST,
    "a long line": b"9" * 1_000_000,
    "JSON": b'{"format": "other", "rolls": [1, 2, {"a": null}]}',
    "script": b"<script>alert(1)</script>\n=2+2\n",
}


@both
@pytest.mark.parametrize("name", DAMAGED)
def test_a_damaged_or_foreign_file_never_hurts(make: type[Widget], name: str) -> None:
    make().type(make.entries[0])
    place = file()
    place.write_bytes(DAMAGED[name])
    new_kernel()
    it = make()
    assert it.note
    it.type("1")
    new_kernel()
    again = make()
    assert "1" in again.shown or len(again.shown[0]) == LONGEST, "more does not fit"
    assert "Traceback" not in it.note
    kept = {path.read_bytes() for path in files()}
    whole = name in ("JSON", "script") and make is Rolls  # plain text: the box shows it, with a sentence for each entry
    assert whole or DAMAGED[name] in kept, "the whole file is still there"


def test_what_can_be_read_of_a_damaged_file_is_there() -> None:
    Rolls().type("Anna: 0")
    file().write_bytes(DAMAGED["zeros after a fall of the machine"])
    new_kernel()
    it = Rolls()
    assert it.it.by_pupil == {"Anna": (3, 2)}
    assert "A part of your entries could not be read." in it.note
    Guesses().type("40")
    (place,) = (path for path in files() if path.name.startswith("guesses"))
    place.write_text("40\nsixty\n\n3/5\n200\n")
    new_kernel()
    poll = Guesses()
    assert poll.it.guesses == (40, 60)
    assert "A part of your entries could not be read." in poll.note


@both
def test_random_files_never_hurt(make: type[Widget]) -> None:
    rng = Random(28)
    make().type(make.entries[0])
    place = file()
    for _ in range(20):
        place.write_bytes(rng.randbytes(rng.randrange(60)) + b"40\n" * rng.randrange(3))
        new_kernel()
        it = make()
        it.type("1")
        assert it.shown[-1] == "1"


@both
def test_another_kernel_with_the_same_box_loses_nothing(make: type[Widget]) -> None:
    it = make()
    it.type(make.entries[0])
    place = file()
    place.write_text("from the other kernel\n")
    it.type(make.entries[1])
    it.type(make.entries[1])
    assert "Another notebook saved its entries" in it.note
    assert any(path.read_text() == "from the other kernel\n" for path in files())
    new_kernel()
    assert make().shown[:2] == make.entries


@both
def test_a_folder_in_the_way_is_moved(make: type[Widget]) -> None:
    make().type(make.entries[0])
    place = file()
    place.unlink()
    place.mkdir()
    new_kernel()
    it = make()
    it.type(*make.entries)
    new_kernel()
    assert make().shown == make.entries


@both
def test_entries_that_cannot_be_saved_stay_in_the_kernel_with_one_sentence(
    make: type[Widget], own_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own_home.mkdir()
    (own_home / "class").write_text("a file in the place of the folder")
    it = make()
    it.type(*make.entries)
    assert "Your entries are not saved." in it.note
    assert it.count == 2
    assert make().shown == make.entries
    (own_home / "class").unlink()
    it.type(make.entries[0])
    assert "not saved" not in it.note
    assert len(file().read_text().splitlines()) == 3
    monkeypatch.setattr(module, "home", lambda: user_data.NOWHERE)
    nowhere = make()
    nowhere.type(make.entries[0])
    assert "Your entries are not saved." in nowhere.note


@both
def test_an_interrupted_save_leaves_the_old_entries(make: type[Widget], monkeypatch: pytest.MonkeyPatch) -> None:
    it = make()
    it.type(make.entries[0])

    def full(_self: Path, _goal: Path) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(Path, "replace", full)
        it.type(make.entries[1])
        assert "Your entries are not saved." in it.note
    assert file().read_text(encoding="utf-8").splitlines() == [make.entries[0]]
    it.type(make.entries[0])
    new_kernel()
    assert make().shown == (*make.entries, make.entries[0])


@pytest.mark.parametrize("name", ["x" * 61, " ", 7, None, ["7B"]])
def test_what_is_not_a_name_is_refused(name: Any) -> None:
    for make in (Rolls, Guesses):
        with pytest.raises(TutorError, match="A name must be a text"):
            make(name)


def test_any_name_has_a_file_in_the_folder(own_home: Path) -> None:
    names = ["7B", "../../etc/passwd", "a/b", "C:\\x", "7Б", "con", ".", "x" * 60, "a\nb\0", "\ud800"]
    found: set[Path] = set()
    for name in names:
        kept = typed("rolls", 1, name)
        kept.keep(name)
        assert kept.note is None
        assert kept.place.parent == own_home / "class"
        found.add(kept.place)
    assert len(found) == len(names)


def test_long_and_strange_entries_come_back_as_they_are_shown() -> None:
    for text in ("\ud800 1", "0\0 1", "é…\u00a0№", "\x1b[31m 1", "1 " * LONGEST, "\ufffd"):
        it = Rolls()
        it.children[0].value = text
        shown = it.children[0].value
        new_kernel()
        again = Rolls()
        assert again.children[0].value == shown.replace("\ufffd", "")
        again.press_again()


def test_a_closed_box_is_forgotten() -> None:
    kept = typed("rolls", 1)
    follower = SimpleNamespace()

    class Box:
        def changed(self) -> None:
            follower.told = True

    box = Box()
    kept.follow(box.changed)
    del box
    gc.collect()
    kept.keep("1")
    assert not vars(follower)


@pytest.fixture(autouse=True)
def closed() -> Iterator[None]:
    yield
    new_kernel()
