"""Many games, divided among workers: in this process, in several, or on a cluster. The result is the same everywhere.

The games are divided into shares of consecutive games. The result is always that of the first shares, without a gap, however they were
finished. So neither the number of workers nor their speed changes it.
"""

from __future__ import annotations

import json
import logging
import os
import pickle
import signal
import time
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, CancelledError, Executor, Future, wait
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import chain
from threading import Thread
from typing import TYPE_CHECKING, Any, cast

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text, excerpt
from undaunted_nb.files.storage import IN_BROWSER, package_version

from .matches import Question, Tally, add_tallies, play, spread, tally
from .records import Records
from .shares import Share, rows_of, tally_of

if TYPE_CHECKING:
    from multiprocessing.synchronize import Event

log = logging.getLogger(__name__)

SHARES, MOST = 200, 1000
"""The number of shares of all games, and the most games of one."""
AHEAD = 4
"""The number of shares per process that are handed out. More of them would be played in vain when the answer is known."""
FAR_AHEAD = 512
"""The number of shares that are handed out to an executor of unknown size, such as a cluster."""
PATIENCE = 10.0
"""The seconds after which a cluster is asked whether it has workers."""
DEATHS = 3
"""The number of times that all processes can die without a single finished share between."""

_Games = Generator[tuple[Share, Tally], None, None]
_Rest = Generator[tuple[Share, Tally], None, tuple[Share, ...]]
ENOUGH, STOPPED = "enough", "stopped"


@dataclass(frozen=True, slots=True)
class Run:
    """The result of the first ``games`` games, and why some are missing: ENOUGH (the answer is known), STOPPED (by the user), or ""."""

    games: int
    tally: Tally
    why: str = ""


class Reporter:
    """The messages of a run. This one is silent."""

    def report_games(self, games: int) -> None:
        """Report that this many more games have been played."""

    def note(self, text: Text) -> None:
        """Report an event."""


def cores() -> int:
    """Return the number of processor cores that this process can use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run(
    question: Question,
    games: int,
    *,
    jobs: int = 1,
    executor: Any = None,
    precision: float | None = None,
    records: Records | None = None,
    reporter: Reporter | None = None,
) -> Run:
    """Play games 0 to ``games`` - 1, or as many as needed for the precision, and return their results.

    ``records`` holds the shares that were finished before, and gets the others. KeyboardInterrupt ends the run, without an error.
    """
    reporter = reporter or Reporter()
    size = max(1, min(games // SHARES, MOST))
    if records is not None:
        size = records.begin(question, size)
        if records.damaged_lines:
            reporter.note(Text("simulate-damaged", {"n": records.damaged_lines, "file": records.path.name}))
    shares = [(first, min(first + size, games)) for first in range(0, games, size)]
    finished_before: dict[Share, Tally] = {} if records is None else records.known
    whole = Run(0, {})
    tallies: dict[Share, Tally] = {share: finished_before[share] for share in shares if share in finished_before}
    reporter.report_games(sum(last - first for first, last in tallies))
    number = 0
    playing = _play_shares(question, (share for share in shares if share not in finished_before), jobs, executor, reporter)
    try:
        for share, share_tally in chain([((0, 0), cast(Tally, {}))], playing):
            if share_tally:
                tallies[share] = share_tally
                reporter.report_games(share[1] - share[0])
                if records is not None:
                    records.add(share, share_tally)
            while number < len(shares) and shares[number] in tallies:
                whole = Run(shares[number][1], add_tallies(whole.tally, tallies.pop(shares[number])))
                number += 1
                if precision is not None and spread(question, whole.tally) <= precision and whole.games < games:
                    return replace(whole, why=ENOUGH)
    except KeyboardInterrupt:
        return replace(whole, why=STOPPED)
    finally:
        playing.close()
        if records is not None:
            records.flush()
    return whole


def _play_shares(question: Question, shares: Iterator[Share], jobs: int, executor: Any, reporter: Reporter) -> _Games:
    """Yield the result of each share, in any order."""
    if executor is None and (jobs == 1 or IN_BROWSER):
        if jobs > 1:
            reporter.note(Text("simulate-in-browser"))
        for share in shares:
            yield share, tally(play(question, number) for number in range(*share))
        return
    own = executor is None
    if own and any(type(player).__module__ == "__main__" for player in question.opponents):
        raise TutorError(Text("simulate-own-opponent"))
    as_executor = getattr(executor, "get_executor", None)  # a Dask client: its own tasks are not those of the standard library
    caller_executor: Executor | None = as_executor(pure=False) if as_executor else executor
    if not own and not callable(getattr(caller_executor, "submit", None)):
        raise TutorError(Text("simulate-executor", {"value": excerpt(executor)}))
    workers = (
        _Pool(jobs)
        if own
        else _Cluster(executor, cast(Executor, caller_executor))
        if as_executor
        else _CallerExecutor(cast(Executor, caller_executor))
    )
    rest = yield from _distribute(question, shares, workers, reporter)
    if rest:
        reporter.note(Text(workers.broken_message))
        yield from _play_shares(question, iter(rest), 1, None, reporter)


class _CallerExecutor:
    """The executor of a caller. If it breaks, it is not replaced."""

    ahead = FAR_AHEAD
    broken_message = "simulate-broken"

    def __init__(self, executor: Executor) -> None:
        self.executor: Executor | None = executor

    def wait_for_finished(self, running: Iterable[Future[bytes]], _reporter: Reporter) -> Iterable[Future[bytes]]:
        """Wait for shares, and return those that are finished."""
        return wait(running, return_when=FIRST_COMPLETED).done

    def replace(self) -> None:
        """Go on without the executor."""
        self.executor = None

    def end(self) -> None:
        """Leave the executor to the caller."""


class _Cluster(_CallerExecutor):
    """The client of a Dask cluster. If it finds its scheduler again, the games go on there."""

    broken_message = "simulate-cluster-lost"

    def __init__(self, client: Any, executor: Executor) -> None:
        super().__init__(executor)
        self.client = client
        self.patience: float | None = PATIENCE

    def wait_for_finished(self, running: Iterable[Future[bytes]], reporter: Reporter) -> Iterable[Future[bytes]]:
        """Wait for shares, and report once that there is no worker to wait for."""
        futures = wait(running, self.patience, FIRST_COMPLETED).done
        if not futures and self.client.status == "running" and not self.client.scheduler_info()["workers"]:
            self.patience = None
            reporter.note(Text("simulate-no-workers", {"address": self.client.scheduler.address}))
        return futures

    def replace(self) -> None:
        """Wait while the client looks for its scheduler, which may have restarted. If it doesn't come back, go on without it."""
        while self.client.status == "connecting":
            time.sleep(0.1)
        if self.client.status != "running":
            self.executor = None


class _Pool(_CallerExecutor):
    """The processes of this run. If one crashes, new ones replace them."""

    def __init__(self, jobs: int) -> None:
        from multiprocessing import get_context

        self.jobs = jobs or cores()
        self.ahead = AHEAD * self.jobs
        # A forked process would take over locks that other threads of a notebook hold.
        self.context = get_context("spawn")
        self.stop = self.context.Event()
        self.executor: Executor | None = self._make_pool()

    def _make_pool(self) -> Executor:
        from concurrent.futures import ProcessPoolExecutor

        return ProcessPoolExecutor(self.jobs, self.context, initializer=_begin, initargs=(self.stop,))

    def replace(self) -> None:
        """Start new processes in place of the old ones."""
        assert self.executor is not None  # noqa: S101  (for the type)
        self.executor.shutdown(wait=False)
        self.executor = self._make_pool()

    def end(self) -> None:
        """End the processes after the games that they are playing now."""
        self.stop.set()
        if self.executor is not None:
            self.executor.shutdown(wait=False, cancel_futures=True)


def _distribute(question: Question, shares: Iterator[Share], workers: _CallerExecutor, reporter: Reporter) -> _Rest:
    """Yield the result of each share that an executor has played. Return the shares that are left if the executor has failed."""
    packed_question = pickle.dumps((package_version(), pickle.dumps(question)))
    running: dict[Future[bytes], Share] = {}
    deaths = 0
    try:
        while workers.executor is not None:
            lost_shares: list[Share] = []
            while len(running) < workers.ahead and not lost_shares and (share := next(shares, None)):
                try:
                    running[workers.executor.submit(pickle.loads, pickle.dumps(_Errand(packed_question, *share)))] = share
                except (BrokenExecutor, RuntimeError):  # the second: it has been shut down
                    lost_shares.append(share)
            if not running and not lost_shares:
                return ()
            for future in workers.wait_for_finished(running, reporter) if running else ():
                share = running.pop(future)
                try:
                    yield share, _answer(future, question, share)
                    deaths = 0
                except (BrokenExecutor, CancelledError):
                    lost_shares.append(share)
            if lost_shares:
                deaths += 1
                log.warning("a worker was lost, %d shares are played again", len(lost_shares))
                if deaths > DEATHS:
                    raise TutorError(Text("simulate-deaths"))
                shares = chain(sorted([*lost_shares, *running.values()]), shares)
                running.clear()
                workers.replace()
        return tuple(shares)
    finally:
        for future in running:
            future.cancel()
        workers.end()


def _answer(future: Future[bytes], question: Question, share: Share) -> Tally:
    """Return the tally that a worker has sent. Raises TutorError if the worker can't play, or sent something else."""
    version = package_version()
    try:
        answer = future.result()
    except ImportError as error:
        if (error.name or "").partition(".")[0] != __name__.partition(".")[0]:
            raise
        raise TutorError(Text("simulate-no-package", {"version": version})) from None
    except Exception as error:
        if type(error).__name__ == "KilledWorker":  # Dask's own
            raise TutorError(Text("simulate-killed")) from None
        raise
    try:
        return tally_of(json.loads(answer), question, share)
    except (TypeError, ValueError):
        raise TutorError(Text("simulate-wrong-answer", {"version": version})) from None


@dataclass(frozen=True, slots=True)
class _Errand:
    """The order to play a share, as a pickle that plays it when a worker loads it.

    So the call itself names only the standard library. A scheduler does not need this package, and a worker without it fails in this one
    task. With Dask, a task that the worker can't load would wait forever.
    """

    packed_question: bytes
    first: int
    last: int

    def __reduce__(self) -> tuple[object, ...]:
        return played_by, (self.packed_question, self.first, self.last)


# ---------------------------------------------------------------- in the process of a worker

_stop: Event | None = None


def _begin(stop: Event) -> None:
    """Let only the main process react to Ctrl+C. It sets ``stop`` then."""
    global _stop  # noqa: PLW0603  (one for the process)
    _stop = stop
    with suppress(ValueError):
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """End this process when the main process is killed. It would wait for its next share forever."""
    from multiprocessing import parent_process

    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@lru_cache(maxsize=4)
def _question(packed: bytes) -> Question:
    """Return the same question for the same bytes, so that answers its rules have computed are used again."""
    version, question = pickle.loads(packed)  # noqa: S301  (from our own process)
    if version != package_version():
        raise TutorError(Text("simulate-other-version", {"version": version, "other": package_version()}))
    try:
        result: Question = pickle.loads(question)  # noqa: S301
    except (AttributeError, ImportError):
        raise TutorError(Text("simulate-own-opponent")) from None
    return result


def played_by(packed_question: bytes, first: int, last: int) -> bytes:
    """Return the rows of a share's games, played by a worker. A worker that must stop skips the rest of them.

    They are bytes of our own form, because other programs carry them: Dask makes plain tuples of ours.
    """
    question = _question(packed_question)
    result = tally(play(question, number) for number in range(first, last) if _stop is None or not _stop.is_set())
    return json.dumps(rows_of(result), separators=(",", ":")).encode()
