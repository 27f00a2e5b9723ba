"""``un.simulate`` on a Dask cluster of real processes, which the commands of the documentation start."""

from __future__ import annotations

import os
import re
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from random import Random
from subprocess import STDOUT, Popen, TimeoutExpired
from typing import Any, Self

import distributed
import pytest

import undaunted_nb as un
from tests.same import difference
from tests.teaching.test_balance import Fatal, simulated
from undaunted_nb.engine.action import Action
from undaunted_nb.engine.text import Text
from undaunted_nb.files.storage import package_version
from undaunted_nb.i18n import LANGUAGES, set_language
from undaunted_nb.play.opponent import AtRandom, View
from undaunted_nb.simulation import workers
from undaunted_nb.teaching.display.progress_bar import ProgressBar
from undaunted_nb.teaching.results.balance import CHARTS, COUNT_BY, Balance, Shares

pytestmark = pytest.mark.filterwarnings("ignore")  # Dask's own
un._give_words()

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "binder/docs/en/simulations.md").read_text("utf-8")
ADDRESS = "tcp://scheduler:8786"
SCHEDULER, WORKER = re.findall(r"^dask .*?(?=\s*#|$)", PAGE, re.MULTILINE)
BARE = """
import sys
class Missing:
    def find_spec(self, name, *_):
        if name.partition(".")[0] == "undaunted_nb":
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Missing())
from dask.__main__ import main
main()
"""
OTHER = """
from undaunted_nb.simulation import workers
workers.package_version = lambda: "0.0.9"
"""


class Deadly(AtRandom):
    """Kills each process but the first one."""

    def __init__(self) -> None:
        self.home = os.getpid()

    def choose(self, view: View, rng: Random) -> Action:
        if os.getpid() != self.home:
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(view, rng)


class Cluster:
    """A scheduler and its workers, started by the commands of the documentation."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as one:
            one.bind(("127.0.0.1", 0))
            self.port = one.getsockname()[1]
        self.address, self.folder = f"tcp://127.0.0.1:{self.port}", folder
        self.processes: list[Popen[bytes]] = []
        self.start_scheduler()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            try:
                process.wait(10)
            except TimeoutExpired:  # a worker that has lost its scheduler does not always end when it is asked to
                process.kill()
                process.wait()

    def start_scheduler(self) -> None:
        """Start the scheduler, always at the same address."""
        self.scheduler = self.start(SCHEDULER, "--port", str(self.port))

    def start(self, command: str, *more: str, program: tuple[str, ...] = ("-m", "dask")) -> Popen[bytes]:
        """Start a command of the documentation, with this cluster's address in place of its own."""
        first, *rest = command.replace(ADDRESS, self.address).split()
        assert first == "dask"
        settings = {
            "PYTHONPATH": str(ROOT),
            "DASK_TEMPORARY_DIRECTORY": str(self.folder),
            "DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES": "1",
        }
        with (self.folder / "log.txt").open("ab") as log:
            process = Popen(
                [sys.executable, *program, *rest, "--host", "127.0.0.1", "--no-dashboard", *more],
                stdout=log,
                stderr=STDOUT,
                env={**os.environ, **settings},
                cwd=self.folder,
            )
        self.processes.append(process)
        return process

    def client(self) -> Any:
        """Return a client that waits a short time for a lost scheduler."""
        return distributed.Client(self.address, timeout=30)


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """Yield the cluster of all tests here, with two workers."""
    with Cluster(tmp_path_factory.mktemp("cluster")) as found:
        for _ in range(2):
            found.start(WORKER, "--nthreads", "1")
        yield found


@pytest.fixture
def client(cluster: Cluster) -> Iterator[Any]:
    """Yield a client of the cluster when both workers are there."""
    with cluster.client() as found:
        found.wait_for_workers(2, timeout=120)
        yield found


def used(one: Balance | Shares) -> dict[str, Any]:
    """Return everything that a person can get from a result."""
    found = {name: getattr(one, name) for name in dir(one) if not name.startswith("_") and name != "log"}  # these games kept no rows
    told: dict[str, Any] = {name: value for name, value in found.items() if not callable(value) and name not in ("balance", "system")}
    needs = ("by", "chart", "quantile", "rows", "wins", "words")  # an argument, or another call below
    called = {name: value() for name, value in found.items() if callable(value) and name not in needs}
    told |= {**called, "to_dataframe": called["to_dataframe"].to_dict("list"), "rows": [*one.rows()], "html": one._repr_html_()}
    told["page"] = repr(one)
    if isinstance(one, Balance):
        told["chart"] = [(one.chart(what).spec, one.chart(what).about) for what in CHARTS]
        told |= {"quantile": [one.quantile(n / 4) for n in range(5)], "wins": [one.wins(side) for side in (*one.sides, "")]}
        told["by"] = [used(one.by(*names)) for names in ((), *((name,) for name in COUNT_BY), COUNT_BY)]
    else:
        told |= {"chart": one.chart().spec, "words": [one.words(key) for key in one.counts()]}
    return told


def everything(one: Balance) -> list[dict[str, Any]]:
    """Return everything that a person can get from a result, in each language."""
    found = []
    for language in LANGUAGES:
        set_language(language)
        found.append(used(one))
    set_language("en")
    return found


def given_by(how: str, client: Any, folder: Path, **more: Any) -> Balance:
    if how == "a resumed file":
        simulated(20, file=folder / "games.jsonl", **more)
        return simulated(file=folder / "games.jsonl", **more)
    if how == "threads":
        with ThreadPoolExecutor(2) as threads:
            return simulated(executor=threads, **more)
    if how == "processes":
        with ProcessPoolExecutor(2, get_context("spawn")) as pool:
            return simulated(executor=pool, **more)
    return simulated(executor=client, **more)


@cache
def played_here() -> tuple[Balance, list[dict[str, Any]]]:
    """Return the result of this process, and everything that a person can get from it: once for all that are compared with it."""
    here = simulated(swap=True)
    return here, everything(here)


@pytest.mark.parametrize("how", ["a cluster", "processes", "threads", "a resumed file"])
def test_result_from_anywhere_has_the_same_types_and_can_be_used(how: str, client: Any, tmp_path: Path) -> None:
    here, every = played_here()
    found = given_by(how, client, tmp_path, swap=True)
    assert difference(found, here) == ""
    assert difference(everything(found), every) == ""


def test_result_from_one_worker_is_the_same(client: Any) -> None:
    one = next(iter(client.scheduler_info()["workers"]))
    assert difference(simulated(executor=client.get_executor(pure=False, workers=[one])), simulated()) == ""


def test_commands_of_the_documentation_run_on_a_cluster(
    cluster: Cluster, client: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert client.scheduler_info()["workers"]
    code = next(block for block in re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL) if ADDRESS in block)
    for old, new in ((ADDRESS, cluster.address), ("normandy/la-raye", "normandy/hills"), ("10_000_000", "20")):
        assert old in code
        code = code.replace(old, new)
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    exec(code, names)  # noqa: S102  (of our own documentation)
    assert difference(names["found"], un.simulate("normandy/hills", n=20, seed=1, progress=False)) == ""
    assert len((tmp_path / "la-raye.jsonl").read_text().splitlines()) == 21


def test_killed_worker_of_a_cluster_changes_nothing(client: Any, tmp_path: Path) -> None:
    mark = tmp_path / "dask"
    assert difference(simulated(executor=client, opponents=(Fatal(mark), "random")), simulated()) == ""
    assert mark.exists()


def test_games_that_kill_every_worker_are_one_clear_error(client: Any) -> None:
    with pytest.raises(un.TutorError, match="have crashed several workers"):
        simulated(4, executor=client, opponents=(Deadly(), "random"))


@pytest.mark.parametrize(
    ("what", "told"),
    [
        ("no package", f"A worker doesn’t have undaunted-nb. Install version {package_version()}"),
        ("another version", f"A worker has version 0.0.9 of undaunted-nb, and you have {package_version()}."),
    ],
)
def test_worker_without_this_version_is_one_clear_error(what: str, told: str, cluster: Cluster, client: Any, tmp_path: Path) -> None:
    (tmp_path / "other.py").write_text(OTHER)
    program, more = (("-c", BARE), ()) if what == "no package" else (("-m", "dask"), ("--preload", str(tmp_path / "other.py")))
    worker = cluster.start(WORKER, "--nthreads", "1", "--no-nanny", "--name", "other", *more, program=program)
    try:
        client.wait_for_workers(3, timeout=120)
        with pytest.raises(un.TutorError, match=re.escape(told)):
            simulated(executor=client)
    finally:
        worker.terminate()
        worker.wait()


def test_answer_that_cannot_be_right_is_one_clear_error(client: Any) -> None:
    class Liar:
        def submit(self, *_: object) -> Any:
            return client.get_executor(pure=False).submit(bytes, b"[[1]]")

    with pytest.raises(un.TutorError, match="sent results that can’t be right"):
        simulated(executor=Liar())


def after_the_first_share(monkeypatch: pytest.MonkeyPatch, event: Callable[[], object]) -> None:
    """Let something happen when the first share is there."""
    happened: list[object] = []
    done = ProgressBar.report_games

    def reported(self: ProgressBar, games: int) -> None:
        done(self, games)
        if games and not happened:
            happened.append(event())

    monkeypatch.setattr(ProgressBar, "report_games", reported)


def test_games_go_on_here_if_the_client_disconnects(
    client: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    here = simulated(100)
    after_the_first_share(monkeypatch, client.close)
    assert difference(simulated(100, executor=client), here) == ""
    assert "The cluster doesn’t answer anymore. This process plays the remaining games." in capsys.readouterr().err


def test_games_go_on_when_the_scheduler_has_restarted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The workers of a lost scheduler end, so a message says that the games wait for one."""
    here, told = simulated(100), []
    with Cluster(tmp_path) as cluster, cluster.client() as client:
        cluster.start(WORKER, "--nthreads", "1", "--no-nanny")
        client.wait_for_workers(1, timeout=120)

        def restart() -> None:
            for process in cluster.processes:
                process.kill()
                process.wait()
            cluster.start_scheduler()

        def note(_: object, text: Text) -> None:
            told.append(str(text))
            cluster.start(WORKER, "--nthreads", "1", "--no-nanny")

        after_the_first_share(monkeypatch, restart)
        monkeypatch.setattr(ProgressBar, "note", note)
        monkeypatch.setattr(workers, "PATIENCE", 0.5)
        assert difference(simulated(100, executor=client), here) == ""
    assert told == [f"The cluster has no workers, so the games wait for one. Start it with dask worker {cluster.address}."]
