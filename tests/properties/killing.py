"""Run with a store, a folder and a number: kill that many processes in the middle of saving, and check what each of them leaves.

Each process is a fork that kills itself at one of five places: before a file is opened, after half of the text, before the text is
certainly on the disk, before the new file replaces the old one, and after that. What a process had finished to save must be there.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from shutil import copytree
from tempfile import TemporaryDirectory
from typing import Any, Self

from undaunted_nb.files.storage import save_text
from undaunted_nb.lessons.progress.progress import Progress
from undaunted_nb.play.game import load, new_game
from undaunted_nb.widgets.saves import store

PLACES = ("before", "half", "written", "whole", "after")

LAST = 12
"""The number of saves after which a process ends by itself: not every store passes every place that often."""


def arm(place: str, calls: int) -> None:
    """Kill this process at a place of the saving, at this call of it."""
    left = calls
    path_open, replace, fsync = Path.open, Path.replace, os.fsync

    def strike(at: str) -> None:
        nonlocal left
        if at == place:
            left -= 1
            if not left:
                os.kill(os.getpid(), signal.SIGKILL)

    def opened(self: Path, mode: str = "r", *args: Any, **more: Any) -> Any:
        if not set(mode) & set("wa") or self.suffix == ".lock":
            return path_open(self, mode, *args, **more)
        strike("before")
        file = path_open(self, mode, *args, **more)
        write = file.write

        def half(data: Any) -> Any:
            if place == "half" and left == 1:
                write(data[: len(data) // 2])
                file.flush()
            strike("half")
            return write(data)

        return Halved(file, half)

    def synced(number: int) -> None:
        strike("written")
        fsync(number)
        strike("whole")

    def replaced(self: Path, goal: Path) -> Path:
        found = replace(self, goal)
        strike("after")
        return found

    Path.open, Path.replace, os.fsync = opened, replaced, synced  # type: ignore[method-assign, assignment]


class Halved:
    """A file with another ``write``."""

    def __init__(self, file: Any, write: Callable[[Any], Any]) -> None:
        self._file, self.write = file, write

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._file.close()


# Stores: how one of them is written on and on, yielding after each finished save, and how much of it the next start finds


def progress(folder: Path) -> Iterator[None]:
    it = Progress.open(folder / "progress.json")
    while True:
        it.answered([f"un.move.{it.asked % 40}"], right=it.asked % 3 > 0)
        yield


def progress_found(folder: Path) -> int:
    it = Progress.open(folder / "progress.json")
    assert it.notes == ()
    return it.asked


def imports(folder: Path) -> Iterator[None]:
    it = Progress.open(folder / "progress.json")
    while True:
        other = Progress()
        other.done("lesson", f"e{len(it.state('lesson'))}", "f")
        it.take_in(other.line())
        yield


def imports_found(folder: Path) -> int:
    it = Progress.open(folder / "progress.json")
    assert it.notes == ()
    whole = len(it.state("lesson"))
    with TemporaryDirectory() as copy:
        undone = Progress.open(copytree(folder, Path(copy, "copy")) / "progress.json")
        for _ in range(undone.imports):
            before = len(undone.state("lesson"))
            undone.undo_import()
            assert before - 1 <= len(undone.state("lesson")) <= before
    return whole


def games(folder: Path) -> Iterator[None]:
    file = folder / "game.json"
    game, rng = load(file) if file.exists() else new_game("memoir44/first-shots", seed=1), Random(1)
    while True:
        game.play(rng.choice(game.legal_actions))
        game.save(file)
        yield


def games_found(folder: Path) -> int:
    file = folder / "game.json"
    return load(file).decisions if file.exists() else 0


def journals(folder: Path) -> Iterator[None]:
    os.environ["UNDAUNTED_NB_HOME"] = str(folder)
    game, rng = new_game("memoir44/first-shots", seed=1), Random(1)
    save = store.open_save(game, "axis")
    while True:
        game.play(rng.choice(game.legal_actions))
        save.keep()
        yield


def journals_found(folder: Path) -> int:
    files = list((folder / "games").glob("*.jsonl"))
    assert len(files) <= 1
    return load(files[0]).decisions if files else 0


def drafts(folder: Path) -> Iterator[None]:
    file = folder / "draft.toml"
    number = drafts_found(folder)
    while True:
        number += 1
        save_text(file, f"{number}\n" * 2000)
        yield


def drafts_found(folder: Path) -> int:
    file = folder / "draft.toml"
    lines = file.read_text("utf-8").splitlines() if file.exists() else ["0"]
    assert set(lines) == {lines[0]}
    assert len(lines) in (1, 2000)
    return int(lines[0])


STORES: dict[str, tuple[Callable[[Path], Iterator[None]], Callable[[Path], int]]] = {
    "progress": (progress, progress_found), "imports": (imports, imports_found), "games": (games, games_found),
    "journals": (journals, journals_found), "drafts": (drafts, drafts_found),
}  # fmt: skip


def main(name: str, folder: Path, kills: int) -> None:
    """Print how many processes were killed in the middle of saving. Raises AssertionError for a file that is not whole."""
    write, found = STORES[name]
    rng, killed = Random(f"{name} {kills}"), 0
    for number in range(kills):
        own = folder / str(number // 5)  # each file is killed five times and continued
        own.mkdir(exist_ok=True)
        place, calls = PLACES[number % len(PLACES)], rng.randrange(1, 8)
        had, (reader, writer) = found(own), os.pipe()
        if not (child := os.fork()):
            arm(place, calls)
            for done, _ in enumerate(write(own), 1):
                os.write(writer, b".")
                if done > LAST:
                    os._exit(0)
        os.close(writer)
        os.waitpid(child, 0)
        finished = len(os.read(reader, 100))
        killed += finished <= LAST
        os.close(reader)
        now = found(own)
        assert had + finished <= now <= had + finished + 1, (name, place, calls, had, finished, now)
        assert not list(own.rglob("*unused*")), (name, place)
    print(killed)


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]), int(sys.argv[3]))
