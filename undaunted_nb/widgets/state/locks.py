"""The locks that a table holds while it answers a message: its own, and that of its game."""

from __future__ import annotations

from threading import RLock
from types import TracebackType

from undaunted_nb.play.game import Game


class Hold:
    """The lock of one table, and with it the lock of its game.

    The table's comes first, and two games are never held together.

    A message can take a table from one game to another. It releases the first game before it locks the second, so two tables that exchange
    their games never wait for each other.
    """

    def __init__(self, game: Game, table: RLock | None = None) -> None:
        self.table = table or RLock()
        self._game = game
        self._depth = 0
        self._lock: RLock | None = None

    @property
    def game(self) -> Game:
        """The game that the table shows."""
        return self._game

    def over_to(self, game: Game) -> None:
        """Show another game from now on. If the first one is held, hold the other one instead."""
        if self._depth and game is not self._game:
            self._let_go()
            self._game = game
            self._lock = game.acquire_lock()
        self._game = game

    def __enter__(self) -> None:
        self.table.acquire()
        self._depth += 1
        if self._depth == 1:
            try:
                self._lock = self._game.acquire_lock()
            except BaseException:  # interrupted while waiting
                self._depth -= 1
                self.table.release()
                raise

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._depth -= 1
        if not self._depth:
            self._let_go()
        self.table.release()

    def _let_go(self) -> None:
        lock, self._lock = self._lock, None
        if lock is not None:
            lock.release()
