"""A dice simulation that rolls until you stop it, so that the share of hits approaches the exact chance."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from fractions import Fraction
from math import nan
from pathlib import Path
from threading import Condition, Thread
from typing import TYPE_CHECKING

import anywidget
import traitlets

from undaunted_nb.drawing.svg import image
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.logs import log_error
from undaunted_nb.engine.text import Text
from undaunted_nb.files.storage import IN_BROWSER
from undaunted_nb.i18n import percent, require_language, say
from undaunted_nb.probability.arguments import whole_number
from undaunted_nb.probability.number_format import short
from undaunted_nb.probability.odds import Odds
from undaunted_nb.probability.sampling import wilson
from undaunted_nb.probability.seeds import check_seed
from undaunted_nb.probability.symbol_dice import SymbolDice

from ..display.display import Rows, library
from ..results.odds import dice_of, dice_params
from .drawing import markup, to_canvas, to_svg
from .roll_counts import BATCH, Throws, error
from .simulation_drawing import CYCLE, HEIGHT, WIDTH, delay, drawing

if TYPE_CHECKING:
    from ipycanvas import Canvas
    from ipywidgets import VBox

log = logging.getLogger(__name__)

MOST = 1_000_000
"""The number of rolls that ends a simulation.

The error is then a twentieth of a percent and no longer shrinks visibly.
"""
FRAMES, CALM_FRAMES = 12, 2
"""The maximum number of frames per second. The second number is for readers who prefer less motion."""
WAIT, PATIENCE = 0.25, 20.0
"""The seconds to wait for the page to paint a frame, and the seconds of silence after which a simulation ends."""
LOOK = 0.02
"""The seconds between two looks at the page where there are no threads."""
SCALE = 2
"""The number of canvas pixels per CSS pixel, for sharp pictures on high-density screens."""

BUTTONS = {"start": "simulation-start", "stop": "simulation-stop", "reset": "simulation-reset"}

_turns = Condition()
"""The one lock of all simulations. Each change notifies the waiting threads."""
_rolling: list[DiceSimulation] = []
"""The running simulation. The list never holds more than one."""


class Controls(anywidget.AnyWidget):
    """The buttons and the words below the canvas, and the drawing itself where there is no canvas.

    The page confirms each painted ``frame``. So a slow page never gets too many frames, and a closed page is noticed.
    """

    _esm = Path(__file__).parents[2] / "static" / "simulation.js"
    _css = Path(__file__).parents[2] / "static" / "simulation.css"

    view = traitlets.Dict().tag(sync=True)
    frame = traitlets.Int(0).tag(sync=True)
    picture = traitlets.Dict().tag(sync=True)

    def set_state(self, sync_data: dict[str, object]) -> None:
        """Ignore values that a browser sends, and send it the current ones."""
        super().send_state({"view", "frame", "picture"} & sync_data.keys() or {"frame"})


class DiceSimulation(Rows):
    """Repeated rolls of dice.

    Start, stop and reset them with the buttons, or with the methods of the same names.

    ``roll(n)`` rolls without animation. Only one simulation runs at a time. It stops after a million rolls, when no page shows it, or
    when you start another one.
    """

    def __init__(self, odds: Odds | SymbolDice, *, seed: int | None = None, language: str = "") -> None:
        self.odds, self.seed, self.language = odds, None if seed is None else check_seed(seed), require_language(language)
        self._throws = Throws(odds, seed)
        self._note, self._tone = Text("simulation-none"), "info"
        self._frame, self._last_painted, self._turn = 0, 0, 0
        self._last_message = 0.0
        self._falling: list[bytes] = []
        self._dark = self._calm = False
        self._picture: dict[str, object] = {}
        self._task: asyncio.Task[None] | None = None
        self._canvas: Canvas | None = None
        self._controls: Controls | None = None
        self._widget: VBox | None = None

    # Results

    @property
    def n(self) -> int:
        """The number of rolls so far."""
        return self._throws.n

    @property
    def hits(self) -> int:
        """The number of rolls in which at least one die hit."""
        return self._throws.hits

    @property
    def counts(self) -> tuple[int, ...]:
        """The numbers of rolls in which 0, 1, 2 … dice hit."""
        return tuple(self._throws.counts)

    @property
    def mean(self) -> float:
        """The share of rolls that hit (nan before the first)."""
        return self.hits / self.n if self.n else nan

    @property
    def standard_error(self) -> float:
        """The standard error of ``mean`` (nan before the first roll)."""
        return error(self.mean, self.n)

    @property
    def exact(self) -> Fraction:
        """The exact chance that ``mean`` approaches."""
        return self.odds.probability

    @property
    def running(self) -> bool:
        """Whether the simulation is running."""
        with _turns:
            return self in _rolling

    # User actions

    def start(self) -> None:
        """Start rolling, and stop any other simulation.

        Other cells can run meanwhile, but the buttons wait for a busy cell.
        """
        with _turns:
            if self.running:
                return
            for other in _rolling[:]:
                other._end(Text("simulation-other"))  # noqa: SLF001  (another one of the same kind)
            _rolling.append(self)
            self._turn += 1
            self._last_message = time.monotonic()
            self._say(Text("simulation-running"))
            self._tell()
            if IN_BROWSER:
                self._task = asyncio.get_event_loop().create_task(self._roll_between(self._turn))
            else:
                Thread(target=self._roll_on, args=(self._turn,), name="simulation", daemon=True).start()

    def stop(self) -> None:
        """Stop at once and keep the results."""
        with _turns:
            if self.running:
                self._end(Text("simulation-stopped"))

    def reset(self) -> None:
        """Stop and discard all results. With a seed, the same rolls follow."""
        with _turns:
            self._throws, self._falling = Throws(self.odds, self.seed), []
            self._end(Text("simulation-none"))

    def roll(self, n: int) -> DiceSimulation:
        """Roll at once and return the simulation.

        Args:
            n: The number of rolls, 1 to 1,000,000.

        Raises:
            TutorError: ``n`` is not such a number.

        """
        n = whole_number("n", n, 1, MOST)
        with _turns:
            self._throws.throw(n)
            if not self.running:
                self._falling = []
                self._say(Text("simulation-stopped"))
            self._show()
        return self

    # Output

    def picture(self) -> str:
        """Return the current state as a standalone SVG.

        Equal settings, seed and number of rolls give equal bytes.
        """
        with _turns:
            return to_svg(drawing(self._throws, None, [], self.language), WIDTH, HEIGHT, self._title(), self._describe_state())

    @property
    def columns(self) -> tuple[str, ...]:
        return "dice_hit", "rolls", "share", "standard_error", "chance", "exact"

    def rows(self) -> Iterable[tuple[object, ...]]:
        """Yield one row per number of dice that hit: rolls, share, standard error, chance."""
        for k, (count, chance) in enumerate(zip(self.counts, self._throws.chances, strict=True)):
            share = count / self.n if self.n else nan
            yield k, count, share, error(share, self.n), float(chance), str(chance)

    def _heading(self) -> str:
        return self._title()

    def __repr__(self) -> str:
        return f"{self._title()}\n{self._describe_state()}"

    def _repr_mimebundle_(self, **kwargs: object) -> tuple[dict[str, object], dict[str, object]]:
        with _turns:
            if self._widget is None:
                self._widget = self._open()
            live = self._widget._repr_mimebundle_(**kwargs)
        picture = self.picture()
        formats = {"text/plain": repr(self), "text/html": image(picture, repr(self))}
        return {**(live or {}), **formats}, {}

    # ---------------------------------------------------------------- internals (the caller holds the lock)

    def _open(self) -> VBox:
        """Create and return the widgets at their first display."""
        from ipywidgets import VBox

        with suppress(TutorError):  # without ipycanvas, the page draws each frame as SVG
            self._canvas = self._new_canvas()
        self._controls = Controls(view=self._view())
        self._controls.on_msg(self._on_message)
        widget = VBox([part for part in (self._canvas, self._controls) if part is not None])
        widget.add_class("un-simulation")
        self._show()
        return widget

    def _new_canvas(self) -> Canvas:
        ipycanvas = library("ipycanvas", "canvas")
        from ipycanvas.canvas import _CanvasManager
        from ipywidgets import Layout

        # Use a separate manager. The manager that all canvases share would mix the drawings of this thread with those of cells.
        manager = _CanvasManager(caching=True)
        layout = Layout(width="100%", max_width=f"{WIDTH}px", height="auto")
        canvas = ipycanvas.Canvas(width=WIDTH * SCALE, height=HEIGHT * SCALE, layout=layout, _canvas_manager=manager)
        canvas.on_client_ready(self._look_again)
        return canvas

    def _look_again(self) -> None:
        with _turns:
            self._show()

    def _on_message(self, _widget: object, content: object, _buffers: object) -> None:
        match content:
            case {"kind": "painted", "frame": int(frame), "dark": bool(dark), "calm": bool(calm)}:
                with _turns:
                    changed = self._dark != dark
                    self._dark, self._calm = dark, calm
                    self._last_painted, self._last_message = max(self._last_painted, min(frame, self._frame)), time.monotonic()
                    _turns.notify_all()
                    if changed:
                        self._show()
            case {"kind": "start"}:
                self.start()
            case {"kind": "stop"}:
                self.stop()
            case {"kind": "reset"}:
                self.reset()
            case _:
                with _turns:
                    self._say(Text("simulation-message"), "error")
                    self._show()

    def _roll_on(self, turn: int) -> None:
        """Run the thread of a simulation."""
        with _turns:
            for is_done, seconds in self._frames(turn):
                _turns.wait_for(is_done, seconds)  # others have the lock meanwhile

    async def _roll_between(self, turn: int) -> None:
        """Run the task of a simulation where there are no threads. The page and cells get their turns between the frames."""
        for is_done, seconds in self._frames(turn):
            until = time.monotonic() + seconds
            while not is_done() and (left := until - time.monotonic()) > 0:  # noqa: ASYNC110  (several things end it)
                await asyncio.sleep(min(left, LOOK))

    def _frames(self, turn: int) -> Iterator[tuple[Callable[[], bool], float]]:
        """Draw a frame, pause, and so on until the simulation is over. Yield what to wait for, and the most seconds to wait."""
        try:
            yield from self._draw_frames(turn)
        except Exception as problem:  # noqa: BLE001  (in a thread it would vanish: it is shown instead)
            log_error(log, "frames", problem)
            if self.running and self._turn == turn:
                _rolling.remove(self)
                self._say(Text("simulation-error", {"error": f"{type(problem).__name__}: {problem}"}), "error")
                self._tell()

    def _draw_frames(self, turn: int) -> Iterator[tuple[Callable[[], bool], float]]:
        def is_over() -> bool:
            return not self.running or self._turn != turn

        while not is_over():
            began = time.monotonic()
            if self.n >= MOST:
                self._end(Text("simulation-enough", {"n": MOST}))
                return
            # Single rolls at first, then more and more per frame.
            self._throws.throw(min(max(1, self.n // 20), BATCH, MOST - self.n))
            self._fall()
            self._show()
            # Wait for a slow page. A kernel that is busy with a cell hears nothing from the page either, so wait only for a while.
            yield (lambda: is_over() or self._last_painted >= self._frame or self._controls is None), WAIT
            if self._controls is not None and time.monotonic() - self._last_message > PATIENCE:
                self._end(Text("simulation-alone"))
                return
            yield is_over, max(1 / (CALM_FRAMES if self._calm else FRAMES) - (time.monotonic() - began), 0.001)

    def _fall(self) -> None:
        """Show the last roll on the spots where the next roll is due."""
        lanes = self._throws.lanes
        self._falling += [b""] * (lanes - len(self._falling))
        for lane in range(lanes):
            if (self._frame + 1 - delay(lane, lanes)) % CYCLE == 0:
                self._falling[lane] = self._throws.last[-self.odds.dice :]

    def _end(self, note: Text, tone: str = "info") -> None:
        if self.running:
            _rolling.remove(self)
        self._say(note, tone)
        _turns.notify_all()
        self._show()

    def _say(self, note: Text, tone: str = "info") -> None:
        self._note, self._tone = note, tone

    def _show(self) -> None:
        """Draw the current state and send the words."""
        if self._controls is None:
            return
        self._frame += 1
        moving = self._frame if self._falling and not self._calm else None
        marks = drawing(self._throws, moving, self._falling, self.language)
        if self._canvas is None:
            self._picture = {"width": WIDTH, "height": HEIGHT, "markup": markup(marks)}
        else:
            to_canvas(self._canvas, marks, SCALE, dark=self._dark)
            self._canvas.flush()
        self._tell()

    def _tell(self) -> None:
        """Send the words for the current state and the number of the drawn frame."""
        if self._controls is not None:
            with self._controls.hold_sync():
                self._controls.view = self._view()
                self._controls.picture = self._picture
                self._controls.frame = self._frame

    def _view(self) -> dict[str, object]:
        return {
            "lang": self.language,
            "title": self._title(),
            "told": self._describe_state(),
            "note": say(self._note, self.language) if self.n or self._tone == "error" else "",
            "tone": self._tone,
            "running": self.running,
            "buttons": [
                {"kind": kind, "label": say(Text(key), self.language), "title": say(Text(f"{key}.title"), self.language)}
                for kind, key in BUTTONS.items()
            ],
        }

    def _title(self) -> str:
        return say(title(self.odds), self.language)

    def _describe_state(self) -> str:
        """Return the current state in a sentence."""
        whole = (10_000 * self.exact).denominator == 1
        percent_text = percent(self.exact, 0 if whole else 2, 2, self.language)
        sign = "" if percent_text[0] in "<>" else "=" if whole else "≈"
        exact = Text("simulation-exact", {"fraction": short(self.exact), "sign": sign, "percent": percent_text})
        if not self.n:
            return say(Text("simulation-told-none", {"exact": exact}), self.language)
        mean, low, high = (percent(Fraction(share), 2, 2, self.language) for share in (self.mean, *wilson(self.mean, self.n)))
        return say(Text("simulation-told", {"n": self.n, "mean": mean, "low": low, "high": high, "exact": exact}), self.language)


def title(dice: Odds | SymbolDice) -> Text:
    """Return the dice and their target in words."""
    return Text("simulation-title" if isinstance(dice, Odds) else "volley-thrown", dice_params(dice))


def dice_simulation(
    dice: int = 2, defense: int | str = 8, *, seed: int | None = None, language: str = "", **where: object
) -> DiceSimulation:
    """Return a dice simulation that you start and stop with its buttons.

    ``un.dice_simulation(3, "infantry", terrain="forest")`` rolls dice with symbols.

    Args:
        dice: The number of dice, 1 to 100 (with symbols 1 to 8).
        defense: The defense, 0 to 100, or a kind of unit.
        where: For a kind of unit ``terrain``, ``attacker`` and ``stars``, as in ``un.odds``.
        seed: Repeats the same rolls (default: random).
        language: ``"en"``, ``"uk"`` or ``"ru"`` (default: the language that is set).

    Raises:
        TutorError: A number is out of range, no dice are left to roll, or a word or the language is unknown.

    Example:
        >>> un.dice_simulation(3, "infantry", terrain="forest", seed=1).roll(1000).exact
        Fraction(3, 4)
        >>> rolls = un.dice_simulation(2, 8, seed=1).roll(1000)
        >>> rolls.n, rolls.exact, abs(rolls.mean - 0.51) < 0.05
        (1000, Fraction(51, 100), True)
        >>> rolls.picture()[:4], len(list(rolls.rows()))
        ('<svg', 3)
        >>> rolls.reset()
        >>> rolls.n
        0

    """
    return DiceSimulation(dice_of(dice, defense, **where), seed=seed, language=language)
