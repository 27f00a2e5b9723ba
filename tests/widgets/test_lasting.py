"""Nothing is lost: games on several tables, threads and pages, killed kernels, and people without a home."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import pytest

import undaunted_nb as un
from tests.widgets.tables import scene_of, wire
from tests.widgets.wire import Comm, _plain
from undaunted_nb.engine.action import CHANCE
from undaunted_nb.engine.errors import FileError, TutorError
from undaunted_nb.files.storage import sweep
from undaunted_nb.play.game import Game, load, new_game
from undaunted_nb.play.opponent import AtRandom, random_choice
from undaunted_nb.widgets.saves import store
from undaunted_nb.widgets.state.delta import apply_parts
from undaunted_nb.widgets.table import WHOLE, Table, table

un._give_words()


def _decide(it: Table, rng: Random) -> None:
    """Make one decision for the side at the table, by clicks."""
    game = it.game
    if it.curtain:
        it._on_message(it, {"kind": "curtain", "target": "", "revision": it.revision}, [])
    action = rng.choice([a for a in game.legal_actions if a.side == it._session.viewer])
    for tap in wire(it._session.choices.taps_of(action)):
        it._on_message(it, {"kind": "end" if tap == "end" else "tap", "target": tap, "revision": it.revision}, [])
    if game.position.check(action) and it.plan:
        it._on_message(it, {"kind": "commit", "target": "", "revision": it.revision}, [])


def _consistent(game: Game) -> None:
    """Check that the rules allow the history, from its start to the present position."""
    position = game.start
    for step in game.steps:
        for line in step.lines:
            position = position.apply(position.parse(line)).after
        assert position == step.after
        assert position.to_act != (CHANCE,)
    assert position == game.position


# ---------------------------------------------------------------- one game, several tables and threads


class Crowd:
    """Several people who click on two tables of one game and play it in cells, each on a separate thread."""

    def __init__(self, seed: int) -> None:
        self.game = new_game("normandy/la-raye", seed=seed)
        self.tables = Table(self.game), Table(self.game)
        self.left = list(range(400))
        self.faults: list[str] = []
        self.works = [(self.click, self.tables[0]), (self.click, self.tables[1]), (self.play, None), (self.play, None)]

    def click(self, it: Any, rng: Random) -> None:
        kind = rng.choice(["end", "tap", "tap", "undo", "redo", "curtain", "commit"])
        taps = [f"card:{card['id']}" for card in it.mine["hand"]] + [f"place:{p}" for p in it.marks["lit"]] or [""]
        it._on_message(it, {"kind": kind, "target": rng.choice(taps) if kind == "tap" else "", "revision": it.revision}, [])
        why = it.why
        self.faults += [json.dumps(why)] if why and "inside" in json.dumps(why) else []

    def play(self, _it: Any, rng: Random) -> None:
        position = self.game.position
        if position.to_act:
            with suppress(TutorError):  # another thread was faster
                self.game.play(random_choice(position, position.to_act[0], rng))
        if rng.random() < 0.1:
            self.game.undo()

    def work(self, number: int) -> None:
        do, it = self.works[number]
        rng = Random(number)
        try:
            while self.left:
                with suppress(IndexError):
                    self.left.pop()
                do(it, rng)
        except Exception as error:  # noqa: BLE001  (a thread keeps its exceptions to itself)
            self.faults.append(repr(error))


def test_a_game_that_ends_elsewhere_does_not_stop_a_table_with_its_hand_over_screen() -> None:
    game, rng = new_game("normandy/duel-in-cover", seed=1), Random(1)
    it = Table(game)
    while game.position.to_act:
        game.play(random_choice(game.position, game.position.to_act[0], rng))
    it._session.curtain = True
    assert scene_of(it._session)["curtain"]["button"]


@pytest.mark.parametrize("run", range(3))
def test_threads_on_one_game_make_one_history(run: int) -> None:
    crowd = Crowd(run)
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        threads = [Thread(target=crowd.work, args=(number,)) for number in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(before)
    assert crowd.faults == []
    assert crowd.game.ply > 20
    _consistent(crowd.game)
    for it in crowd.tables:
        it.refresh()
        assert scene_of(it._session)["head"] == it.head
    one, two = crowd.tables
    assert one.board == two.board


def test_two_tables_of_one_scenario_and_side_are_one_game_live_in_both(own_home: Path) -> None:
    rng = Random(2)
    one = table(new_game("normandy/hills", seed=4), side="US")
    _decide(one, rng)
    two = table(new_game("normandy/hills", seed=4), side="US")
    for it, other in ((two, one), (one, two), (two, one)):
        _decide(it, rng)
        assert it.game.position == other.game.position
        assert (it.board, it.mine, it.log, it.head) == (other.board, other.mine, other.log, other.head)
        _consistent(it.game)
    (place,) = own_home.rglob("*.jsonl")
    assert load(place).position == one.game.position
    two._on_message(two, {"kind": "undo", "target": "", "revision": two.revision}, [])
    assert one.head["redo"]
    assert one.board == two.board


def test_a_cell_that_plays_on_is_seen_by_the_next_click() -> None:
    game = new_game("normandy/hills", seed=4)
    it = Table(game, side="US", opponent="random")
    game.play(random_choice(game.position, "US", Random(1)))
    revision = it.revision
    it._on_message(it, {"kind": "end", "target": "", "revision": revision}, [])
    assert "has changed" in it.why["reasons"][0]["text"]
    assert it.revision > revision
    assert "US" in game.position.to_act
    _decide(it, Random(1))
    _consistent(game)


def test_two_ways_to_go_on_have_a_file_each(own_home: Path) -> None:
    def begun(number: int) -> Game:
        game = new_game("normandy/hills", seed=8)
        game.play([a for a in game.legal_actions if a.side == "US"][number])
        return game

    one, two = table(begun(0), side="US"), table(begun(1), side="US")
    for it in (one, two, one, two):
        _decide(it, Random(3))
    assert one.game.steps[1].lines != two.game.steps[1].lines
    assert len(list(own_home.rglob("*.jsonl"))) == 2
    ends = one.game.position, two.game.position
    one.close()
    two.close()
    assert (table(begun(0), side="US").game.position, table(begun(1), side="US").game.position) == ends


def test_a_later_start_never_goes_back_behind_played_actions(tmp_path: Path) -> None:
    it = table(new_game("normandy/hills", seed=8), side="US")
    _decide(it, Random(1))
    it.game.save(tmp_path / "early.json")
    for _ in range(3):
        _decide(it, Random(1))
    late = it.game.position
    assert table(load(tmp_path / "early.json"), side="US").game.position == late
    it.game.save(tmp_path / "late.json")
    it.game.goto(1)
    ahead = table(load(tmp_path / "late.json"), side="US")
    assert ahead.game.position == late
    assert it.game.position == late


@pytest.mark.parametrize("saved", [True, False], ids=["that has saved", "that has only read its game"])
def test_another_kernel_that_keeps_its_game_in_the_same_place_loses_nothing(saved: bool, own_home: Path) -> None:
    it = table(new_game("normandy/hills", seed=8), side="US")
    _decide(it, Random(1))
    if not saved:
        it.close()
        it = table(new_game("normandy/hills", seed=8), side="US")
    code = (
        "import undaunted_nb as un; from random import Random; from undaunted_nb.play.opponent import random_choice;"
        "from undaunted_nb.widgets.saves import store; g = un.new_game('normandy/hills', seed=8); s = store.open_save(g, 'US');"
        "[g.play(random_choice(g.position, g.position.to_act[0], Random(n))) for n in range(6)]; s.keep(); print(g.position.to_json())"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    _decide(it, Random(5))
    found = {str(load(place).position.to_json()) for place in own_home.rglob("*.jsonl")}
    assert found == {run.stdout.strip(), str(it.game.position.to_json())}


def test_saving_appends_and_is_tidied(own_home: Path) -> None:
    game = new_game("normandy/la-raye", seed=3)
    save, rng = store.open_save(game, "US"), Random(3)
    save.keep()
    written: list[int] = []
    for n in range(900):
        if not game.position.to_act:
            break
        before = save.place.read_bytes()
        game.play(random_choice(game.position, game.position.to_act[0], rng))
        if n % 3 == 0:
            game.undo()
        save.keep()
        after = save.place.read_bytes()
        written.append(len(after) - len(before) if after.startswith(before) else 10**6)
        assert n % 50 or load(save.place).steps == game.steps
    assert load(save.place).steps == game.steps
    assert sum(size == 10**6 for size in written) < len(written) / 100
    assert max(size for size in written if size < 10**6) < 2000
    assert len(save.place.read_bytes().splitlines()) < 3 * game.ply + store.SLACK + 10
    game.comment("well played — \u2028 здорово")
    save.keep()
    assert load(save.place).steps == game.steps


KILLED = """
import os, sys, threading, time
import undaunted_nb as un
from random import Random
from undaunted_nb.play.opponent import random_choice
from undaunted_nb.kit.registry import system
from undaunted_nb.widgets.saves import store
game = un.new_game("normandy/hills", seed=1)
rng = Random()
games = [game]
for n in range(200):
    child = os.fork()
    if child == 0:
        timer = threading.Timer(rng.random() * 0.012, lambda: os.kill(os.getpid(), 9))
        if n % 2:
            timer.start()
        save = store.open_save(game, "US")
        while True:
            game.play(random_choice(game.position, game.position.to_act[0], rng))
            if not game.position.to_act or system("undaunted").stands_still(game.position):
                game.goto(8)  # an ended or deadlocked game is never saved, so each kill leaves something to decide
            save._size = save._size if save._size and rng.random() < 0.5 else 0  # a whole file is written, or a line
            save.keep()
            if timer.ident is None:  # on a busy machine few get as far as this in time, so half of them save once
                timer.start()
    os.waitpid(child, 0)
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_two_hundred_kills_while_saving_leave_exactly_one_whole_file(own_home: Path) -> None:
    subprocess.run([sys.executable, "-W", "ignore", "-c", KILLED], check=True)
    it = table(new_game("normandy/hills", seed=1), side="US")
    assert it.why is None
    assert it.game.decisions > 0
    _consistent(it.game)
    p = it.game.position
    if p.to_act and not it._session.system.stands_still(p):  # the opponent decides on opening, and can end the game or all movement by that
        _decide(it, Random(1))
    assert [place.suffix for place in own_home.rglob("*") if place.is_file()] == [".jsonl"]


def test_only_files_of_a_dead_process_are_swept_away(tmp_path: Path) -> None:
    dead = subprocess.Popen([sys.executable, "-c", ""])
    dead.wait()
    own, gone, odd = (tmp_path / name for name in (f".a.json.{os.getpid()}.1.part", f".a.json.{dead.pid}.1.part", ".part"))
    for half in (own, gone, odd):
        half.write_text("half")
    sweep(tmp_path)
    sweep(tmp_path / "nowhere")
    assert [half.exists() for half in (own, gone, odd)] == [True, False, True]


# ---------------------------------------------------------------- no home


ALONE = """
import os, sys, warnings
import undaunted_nb as un
from random import Random
table = un.table(un.new_game("normandy/hills", seed=4), side="US")
told = []
for n in range(3):
    action = [a for a in table.game.legal_actions if a.side == "US"][0]
    for tap in map(str, table._session.choices.taps_of(action)):
        table._on_message(table, {"kind": "tap", "target": tap, "revision": table.revision}, [])
    if table.plan:
        table._on_message(table, {"kind": "commit", "target": "", "revision": table.revision}, [])
    told.append(table.why["title"] if table.why else "")
again = un.table(un.new_game("normandy/hills", seed=4), side="US")
assert again.game.decisions == table.game.decisions > 0, again.game
progress = un.Progress.open()
progress.done("normandy/moving", "step", "f")
assert un.Progress.open() is not None and progress.state("normandy/moving") == {"step": "good"}
assert len(progress.notes) == 1, progress.notes
lesson = un.lesson("normandy/moving")
assert lesson.coach["note"] or sys.argv[1] != "None", lesson.coach
assert sum("Couldn’t save" in title for title in told) == 1, told
assert not os.path.exists("~"), os.listdir()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="a home is another thing there")
@pytest.mark.parametrize("home", [None, "file", "sealed"])
def test_without_a_home_everything_works_and_one_warning_is_shown(home: str | None, tmp_path: Path) -> None:
    env = {name: value for name, value in os.environ.items() if name not in ("HOME", "UNDAUNTED_NB_HOME", "XDG_DATA_HOME")}
    code = "import os; os.getuid = lambda: 54321\n" + ALONE  # no user has this number
    if home == "file":
        (tmp_path / "home").write_text("no folder")
        env["HOME"] = str(tmp_path / "home")
    elif home == "sealed":
        env["HOME"] = "/proc/self"
    env["PYTHONPATH"] = str(Path(un.__file__).parents[1])
    run = subprocess.run([sys.executable, "-c", code, str(home)], cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr


# ---------------------------------------------------------------- a full disk


def test_the_head_says_that_nothing_is_saved_until_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer with the reason gives way to the next action. The line stays until the disk has room again."""
    it, rng = table(new_game("normandy/hills", seed=4), side="US"), Random(1)

    def full(_number: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        _decide(it, rng)
        assert it.why is not None
        assert it.why["title"] == "Couldn’t save the game"
        for _ in range(2):
            _decide(it, rng)
            assert not it.why or it.why["title"] != "Couldn’t save the game"
            assert it.head["unsaved"] == "Not saved: the disk is full"
    _decide(it, rng)
    assert "unsaved" not in it.head
    assert load(next(Path(os.environ["UNDAUNTED_NB_HOME"]).rglob("*.jsonl"))).position == it.game.position


# ---------------------------------------------------------------- interrupts


def test_an_interrupt_while_the_opponent_plays_leaves_a_game_that_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    it = table(new_game("normandy/hills", seed=4), side="US")
    real, calls = AtRandom.choose, [0]

    def interrupted(*args: Any) -> Any:
        calls[0] += 1
        if calls[0] % 3 == 2:
            raise KeyboardInterrupt
        return real(*args)

    monkeypatch.setattr(AtRandom, "choose", interrupted)
    rng, stopped = Random(1), 0
    for _ in range(25):
        before = it.game.position
        try:
            _decide(it, rng)
        except KeyboardInterrupt:
            stopped += 1
            assert it.game.position == before
        assert "US" in it.game.position.to_act or it.game.position.outcome
        _consistent(it.game)
    assert stopped > 2
    monkeypatch.setattr(AtRandom, "choose", real)
    start = it.game.ply
    for _ in range(3):
        _decide(it, rng)
    assert it.game.ply > start


# ---------------------------------------------------------------- pages


class Page:
    """A page that draws the table. It applies changes in order, as ``initialize`` of the front end does."""

    def __init__(self, it: Table) -> None:
        self.it = it
        self.has: dict[str, Any] = _plain({name: value for name, value in it.get_state().items() if name in WHOLE})
        self.asked = False

    def hear(self, data: dict[str, Any]) -> None:
        if data["method"] == "update":
            self.has |= {name: value for name, value in data["state"].items() if name in WHOLE}
            self.asked = self.asked and "change" not in data["state"]
            return
        content = data["content"]
        if content.get("kind") != "change" or content["n"] <= self.has["change"]:
            return
        if content["n"] > self.has["change"] + 1:
            self.asked = True
            return
        self.has["change"] = content["n"]
        self.has |= apply_parts(self.has, content["parts"])


class Pages:
    """A table and all the pages that show it."""

    def __init__(self, it: Table) -> None:
        self.it, self.comm, self.pages = it, Comm(), [Page(it)]
        it.comm = self.comm

    def click(self, kind: str, target: str = "", *, lost: bool = False) -> None:
        """Click on some page. A ``lost`` answer does not reach the newest page, which is still loading."""
        self.comm.sent.clear()
        self.it._on_message(self.it, {"kind": kind, "target": target, "revision": self.it.revision}, [])
        for page in self.pages[: -1 if lost else None]:
            for data in self.comm.sent:
                page.hear(data)

    def ask(self) -> None:
        """Ask for the whole scene, as a page does that missed a change."""
        while any(page.asked for page in self.pages):
            self.click("whole")

    def now(self) -> dict[str, Any]:
        found: dict[str, Any] = _plain({name: value for name, value in self.it.get_state().items() if name in WHOLE})
        return found


def test_a_page_that_is_loaded_while_the_game_goes_on_never_ends_in_a_dead_table() -> None:
    rng = Random(7)
    it = Table(new_game("normandy/la-raye", seed=5), side="US", opponent="random")
    all_ = Pages(it)
    for _ in range(50):  # reloads
        all_.pages.append(Page(it))
        for _ in range(rng.randrange(1, 4)):
            cards = [f"card:{card['id']}" for card in it.mine["hand"]] or ["card:"]
            all_.click(rng.choice(["tap", "end", "back", "undo"]), rng.choice(cards), lost=rng.random() < 0.4)
    assert it.change > 50
    assert any(page.has != all_.now() for page in all_.pages)  # something was lost, indeed
    for _ in range(3):  # the next changes show each page which ones it misses
        all_.click("language", "uk")
        all_.click("language", "en")
        all_.ask()
    assert [page.has for page in all_.pages] == [all_.now()] * len(all_.pages)


# ---------------------------------------------------------------- seeds


@pytest.mark.parametrize("seed", [-1, 2**63, 10**5000, 1.0, "4", True, b"", [], object()], ids=lambda seed: type(seed).__name__)
def test_an_invalid_seed_is_refused_clearly(seed: Any) -> None:
    for use in (
        lambda: new_game("normandy/hills", seed=seed),
        lambda: setattr(new_game("normandy/hills"), "seed", seed),
        lambda: un.Quiz("normandy", seed=seed),
        lambda: un.placement(seed=seed),
        lambda: un.dice_simulation(seed=seed),
    ):
        with pytest.raises(TutorError, match="seed must be a whole number from 0 to 9"):
            use()
    data = {**new_game("normandy/hills", seed=1).to_json(), "seed": seed}
    with pytest.raises(FileError, match="seed"):
        load(data)


def test_the_largest_seed_can_be_used_and_played_again() -> None:
    game = new_game("normandy/hills", seed=2**63 - 1)
    assert load(game.to_json()).seed == 2**63 - 1
    game.restart()
    assert game.seed == 0
