"""A dice simulation that rolls until you stop it, so that the share of hits approaches the exact chance."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from math import ceil, comb, floor, log10, nan, sqrt
from pathlib import Path
from random import Random
from threading import Condition, Thread
from typing import TYPE_CHECKING, Any

import anywidget
import traitlets

from undaunted_nb.core.errors import TutorError
from undaunted_nb.core.odds import FACES, Odds, odds
from undaunted_nb.core.seeds import checked
from undaunted_nb.core.text import Text
from undaunted_nb.i18n import known, rounded, say
from undaunted_nb.scene.svg import image

from .drawing import Line, Mark, Shape, Word, box, die, spread, to_canvas, to_svg
from .shown import label, library

if TYPE_CHECKING:
    import pandas as pd

MOST = 1_000_000
"""The number of rolls that ends a simulation.

The error is then a twentieth of a percent and no longer shrinks visibly.
"""
BATCH = 5_000
"""The maximum number of rolls between two frames."""
FRAMES, CALM_FRAMES = 12, 2
"""The maximum number of frames per second. The second number is for readers who prefer less motion."""
WAIT, PATIENCE = 0.25, 20.0
"""The seconds to wait for the page to paint a frame, and the seconds of silence after which a simulation ends."""
SCALE = 2
"""The number of canvas pixels per CSS pixel, for sharp pictures on high-density screens."""
SHOWN_DICE, ROWS = 48, 2
"""The approximate number of visible dice, and the number of their rows."""
CYCLE = 24
"""The number of frames between two rolls that land on the same spot."""

BUTTONS = {"start": "simulation-start", "stop": "simulation-stop", "reset": "simulation-reset"}

_turns = Condition()
"""The one lock of all simulations. Each change notifies the waiting threads."""
_rolling: list[DiceSimulation] = []
"""The running simulation. The list never holds more than one."""


# ---------------------------------------------------------------- rolls


class Throws:
    """Counted rolls of the dice. A ``seed`` gives the same rolls for any batch size."""

    _face = bytes(n % FACES for n in range(256))
    _uneven = bytes(range(256 - 256 % FACES, 256))

    def __init__(self, odds: Odds, seed: int | None) -> None:
        self.odds, self._random, self._ahead = odds, Random(seed), b""
        self.n = self.hits = 0
        self.counts = [0] * (odds.dice + 1)
        """How often 0, 1, 2 … dice have hit."""
        self.trail: list[tuple[int, int]] = []
        """How many of the first n throws have hit, for n about a sixteenth apart."""
        self.last = b""
        """The faces of the last throws, as many as are shown."""
        self.lanes = ROWS * max(1, min(12, SHOWN_DICE // ROWS // odds.dice))
        """How many throws are shown at once."""
        self._hit = bytes(face in odds.hits for face in range(256))

    def throw(self, times: int) -> None:
        """Roll all dice ``times`` times."""
        dice = self.odds.dice
        while times > 0:
            step = min(times, self._next_mark() - self.n, BATCH)
            faces = self._faces(step * dice)
            struck = faces.translate(self._hit)
            for dies, count in Counter(zip(*(struck[i::dice] for i in range(dice)), strict=True)).items():
                self.counts[sum(dies)] += count
                self.hits += count if any(dies) else 0
            self.n += step
            self.last = (self.last + faces)[-self.lanes * dice :]
            if self.n == self._next_mark():
                self.trail.append((self.n, self.hits))
            times -= step

    def _next_mark(self) -> int:
        last = self.trail[-1][0] if self.trail else 0
        return last + 1 + last // 16

    def _faces(self, count: int) -> bytes:
        """Return ``count`` random faces with equal chances.

        Bytes are taken modulo ten, without the few that would favor some faces.
        """
        while len(self._ahead) < count:
            self._ahead += self._random.randbytes(4096).translate(self._face, self._uneven)
        faces, self._ahead = self._ahead[:count], self._ahead[count:]
        return faces


def error(chance: Fraction | float, n: int) -> float:
    """Return the standard error of a share seen in ``n`` rolls."""
    return sqrt(chance * (1 - chance) / n) if n else nan


# ---------------------------------------------------------------- drawing

WIDTH, HEIGHT = 720, 452
FLOOR = 146
LEFT, RIGHT, TOP, BOTTOM = 46, 704, 218, 404
MIDDLE = 318
"""The left edge of the second chart."""


def drawing(throws: Throws, frame: int | None, falling: list[bytes], language: str) -> list[Mark]:
    """Return the whole picture.

    It has the dice (at rest if ``frame`` is None), the counts of hits, and the share of hits by roll.
    """
    check: list[Mark] = [box(0.5, 0.5, WIDTH - 1, HEIGHT - 1, "slip", "line"), Line(((16, FLOOR), (RIGHT, FLOOR)), "ink-2", 1.25)]
    return [*check, *_dice(throws, frame, falling), *_histogram(throws, language), *_funnel(throws, language)]


def _dice(throws: Throws, frame: int | None, falling: list[bytes]) -> list[Mark]:
    dice, lanes = throws.odds.dice, throws.lanes
    shown = falling if frame is not None else [throws.last[i * dice : (i + 1) * dice] for i in range(lanes)]
    columns, most = lanes // ROWS, SHOWN_DICE // ROWS
    wide = (RIGHT - 16) / columns
    size = min(42.0, wide * 1.02 / (min(dice, most) + 0.4))
    found = []
    for lane, faces in enumerate(shown):
        row, column = divmod(lane, columns)
        fallen = 1.0 if frame is None else (frame - _delay(lane, lanes)) % CYCLE / CYCLE
        for i, face in enumerate(faces[:most]):
            fall = min(1.0, fallen / (0.42 + 0.03 * (i % 3)))
            # A die accelerates like a falling body and bounces once.
            height = 1 - (fall / 0.8) ** 2 if fall < 0.8 else 5 * (fall - 0.8) * (1 - fall)
            x = 16 + column * wide + wide / 2 + (i - (min(len(faces), most) - 1) / 2) * size * 0.96
            ground = FLOOR - row * max(size * 1.35, 34)
            y = ground - size * 0.5 - height * (ground - 16 - size)
            turned = (-7, 9, -3, 5)[(lane + i) % 4] + (1 - fall) * (300 if (lane + i) % 2 else -260)
            found.append(die(x, y, size, face, turned, hit=fall >= 0.8 and face in throws.odds.hits))
    return spread(found)


def _delay(lane: int, lanes: int) -> int:
    """Return the frame in which a roll starts to fall on this spot.

    The spots follow in mixed order, not from left to right.
    """
    return lane * 7 % lanes * CYCLE // lanes


def _title(x: float, key: str, language: str) -> Word:
    return Word(x, TOP - 44, say(Text(key), language), 14, bold=True)


def _histogram(throws: Throws, language: str) -> Iterator[Mark]:
    dice, p = throws.odds.dice, Fraction(len(throws.odds.hits), FACES)
    exact = [comb(dice, k) * p**k * (1 - p) ** (dice - k) for k in range(dice + 1)]
    top = min(1.0, float(max(exact)) * 1.35)
    right, tall = 272, BOTTOM - TOP
    slot = (right - LEFT) / (dice + 1)
    yield _title(16, "simulation-counts", language)
    yield from _scale(LEFT, right, 0, top, language)
    every = 1 + dice // 12
    for k, chance in enumerate(exact):
        x = LEFT + (k + 0.5) * slot
        if throws.n:
            share = throws.counts[k] / throws.n
            high = min(share, top) / top * tall
            yield box(x - slot * 0.33, BOTTOM - high, slot * 0.66, high, "hi" if k else "line", "on-hi" if k else "ink-2")
            if share <= top and slot > 8:
                yield from _error_bar(x, share, error(share, throws.n), lambda value: BOTTOM - min(max(value, 0), top) / top * tall)
        y = BOTTOM - float(chance) / top * tall
        yield Line(((x - slot * 0.46, y), (x + slot * 0.46, y)), "s1", 3)
        if k % every == 0:
            yield Word(x, BOTTOM + 17, str(k), 13, "middle", "ink", bold=True)


def _error_bar(x: float, middle: float, by: float, at: Any) -> Iterator[Mark]:
    low, high = at(middle - by), at(middle + by)
    for color, width in (("slip", 4.5), ("ink", 1.75)):  # the first line surrounds the second, which is then visible on every background
        yield Line(((x, low), (x, high)), color, width)
        for y in (low, high):
            yield Line(((x - 4, y), (x + 4, y)), color, width)


def _scale(left: float, right: float, low: float, high: float, language: str) -> Iterator[Mark]:
    """Yield the axes, with readable percentages at round numbers on the left."""
    step = next(s for s in (0.01, 0.02, 0.05, 0.1, 0.2, 0.25) if (high - low) / s <= 6)
    for i in range(ceil(low / step - 1e-9), floor(high / step + 1e-9) + 1):
        y = BOTTOM - (i * step - low) / (high - low) * (BOTTOM - TOP)
        yield Line(((left, y), (right, y)), "line", 1)
        yield Word(left - 6, y + 4, say(Text("simulation-percent", {"percent": round(i * step * 100)}), language), 11, "end", "ink-2")
    yield Line(((left, BOTTOM), (right, BOTTOM)), "ink-2", 1.5)


def _funnel(throws: Throws, language: str) -> Iterator[Mark]:
    exact = float(throws.odds.probability)
    low, high = max(0.0, exact - 0.3), min(1.0, exact + 0.3)
    left, decades = MIDDLE + 42, max(6, len(str(throws.n)) - (throws.n in (10**k for k in range(12))))

    def x(n: float) -> float:
        return round(left + (RIGHT - left) * log10(n) / decades, 2)

    def y(share: float) -> float:
        return round(BOTTOM - (min(max(share, low), high) - low) / (high - low) * (BOTTOM - TOP), 2)

    yield _title(MIDDLE, "simulation-shares", language)
    steps = [10 ** (i / 12) for i in range(12 * decades + 1)]
    above = [(x(n), y(exact + error(exact, 1) / sqrt(n))) for n in steps]
    below = [(x(n), y(exact - error(exact, 1) / sqrt(n))) for n in reversed(steps)]
    yield Shape((*above, *below), "s1-soft")
    yield from _scale(left, RIGHT, low, high, language)
    for k in range(0, decades + 1, 2 + decades // 8):
        anchor = "end" if k == decades else "middle"
        yield Word(x(10**k), BOTTOM + 17, say(Text("simulation-number", {"n": 10**k}), language), 11, anchor, "ink-2")
    yield Line(((left, y(exact)), (RIGHT, y(exact))), "s1", 3)
    points = tuple((x(n), y(hits / n)) for n, hits in [*throws.trail, *([(throws.n, throws.hits)] if throws.n else [])])
    if len(points) > 1:
        yield Line(points, "ink", 1.75)
    if throws.n:
        mean = throws.hits / throws.n
        yield from _error_bar(x(throws.n), mean, error(mean, throws.n), y)
        yield box(x(throws.n) - 3.5, y(mean) - 3.5, 7, 7, "hi", "on-hi")
    yield from _legend(language)


def _legend(language: str) -> Iterator[Mark]:
    """Yield the legend of both charts and the note on how the error shrinks."""
    at = MIDDLE
    for key, mark in (
        ("simulation-exact-line", Line(((0, 0), (18, 0)), "s1", 3)),
        ("simulation-thrown-line", Line(((0, 0), (18, 0)), "ink", 1.75)),
        ("simulation-band", box(0, -6, 18, 12, "s1-soft", "line")),
    ):
        yield mark._replace(points=tuple((x + at, y + TOP - 25) for x, y in mark.points))
        words = say(Text(key), language)
        yield Word(at + 23, TOP - 21, words, 12)
        at += 34 + round(6.5 * len(words))
    yield Word(RIGHT, HEIGHT - 14, say(Text("simulation-root"), language), 12, "end", "ink-2")


# ---------------------------------------------------------------- simulation


class Controls(anywidget.AnyWidget):
    """The buttons and the words below the canvas.

    The page confirms each painted ``frame``. So a slow page never gets too many frames, and a closed page is noticed.
    """

    _esm = Path(__file__).parent.parent / "static" / "simulation.js"
    _css = Path(__file__).parent.parent / "static" / "simulation.css"

    view = traitlets.Dict().tag(sync=True)
    frame = traitlets.Int(0).tag(sync=True)

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Ignore values that a browser sends, and send it the current ones."""
        super().send_state({"view", "frame"} & sync_data.keys() or {"frame"})


class DiceSimulation:
    """Repeated rolls of dice.

    Start, stop and reset them with the buttons, or with the methods of the same names.

    ``roll(n)`` rolls without animation. Only one simulation runs at a time. It stops after a million rolls, when no page shows it, or
    when
    you start another one.
    """

    def __init__(self, odds: Odds, *, seed: int | None = None, language: str = "") -> None:
        self.odds, self.seed, self.language = odds, None if seed is None else checked(seed), known(language)
        self._throws = Throws(odds, seed)
        self._note, self._tone = Text("simulation-none"), "info"
        self._frame, self._painted, self._turn = 0, 0, 0
        self._heard = 0.0
        self._falling: list[bytes] = []
        self._dark = self._calm = False
        self._canvas: Any = None
        self._controls: Controls | None = None
        self._widget: Any = None

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
            self._heard = time.monotonic()
            self._say(Text("simulation-running"))
            self._tell()
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
        """Roll ``n`` times (1 to 1,000,000) at once and return the simulation.

        Raises TutorError for other numbers.
        """
        asked: object = n
        if not isinstance(asked, int) or isinstance(asked, bool) or not 1 <= asked <= MOST:
            raise TutorError(Text("error-number", {"name": "n", "value": repr(asked)[:60], "least": 1, "most": MOST}))
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
            return to_svg(drawing(self._throws, None, [], self.language), WIDTH, HEIGHT, self._title(), self._told())

    def to_dataframe(self) -> pd.DataFrame:
        """Return one row per number of dice that hit: rolls, share, standard error, chance.

        Raises:
            TutorError: pandas is not installed.

        """
        columns = ("dice_hit", "throws", "share", "standard_error", "chance", "exact")
        p = Fraction(len(self.odds.hits), FACES)
        rows = []
        for k, count in enumerate(self.counts):
            share = count / self.n if self.n else nan
            chance = comb(self.odds.dice, k) * p**k * (1 - p) ** (self.odds.dice - k)
            rows.append((k, count, share, error(share, self.n), float(chance), str(chance)))
        frame: pd.DataFrame = library("pandas", "tables").DataFrame(rows, columns=list(columns))
        frame.attrs |= {"title": self._title(), "labels": {name: label(name) for name in columns}}
        return frame

    def __repr__(self) -> str:
        return f"{self._title()}\n{self._told()}"

    def _repr_mimebundle_(self, **kwargs: Any) -> tuple[dict[str, Any], dict[str, Any]]:
        with _turns:
            if self._widget is None:
                self._open()
            live = self._widget._repr_mimebundle_(**kwargs)
        picture = self.picture()
        told = {"text/plain": repr(self), "text/html": image(picture, repr(self))}
        return {**(live or {}), **told}, {}

    # ---------------------------------------------------------------- internals (the caller holds the lock)

    def _open(self) -> None:
        """Create the widgets at their first display."""
        ipycanvas = library("ipycanvas", "canvas")
        from ipycanvas.canvas import _CanvasManager
        from ipywidgets import Layout, VBox

        # Use a separate manager. The manager that all canvases share would mix the drawings of this thread with those of cells.
        manager = _CanvasManager(caching=True)
        layout = Layout(width="100%", max_width=f"{WIDTH}px", height="auto")
        self._canvas = ipycanvas.Canvas(width=WIDTH * SCALE, height=HEIGHT * SCALE, layout=layout, _canvas_manager=manager)
        self._canvas.on_client_ready(self._look_again)
        self._controls = Controls(view=self._view())
        self._controls.on_msg(self._on_message)
        self._widget = VBox([self._canvas, self._controls])
        self._widget.add_class("un-simulation")
        self._show()

    def _look_again(self) -> None:
        with _turns:
            self._show()

    def _on_message(self, _widget: Any, content: Any, _buffers: Any) -> None:
        match content:
            case {"kind": "painted", "frame": int(frame), "dark": bool(dark), "calm": bool(calm)}:
                with _turns:
                    changed = self._dark != dark
                    self._dark, self._calm = dark, calm
                    self._painted, self._heard = max(self._painted, min(frame, self._frame)), time.monotonic()
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
        """Run the thread of a simulation: a frame, then a pause, until it ends."""
        try:
            while self._gust(turn):
                pass
        except Exception as broken:  # noqa: BLE001  (in a thread it would vanish: it is shown instead)
            with _turns:
                if self.running and self._turn == turn:
                    _rolling.remove(self)
                    self._say(Text("simulation-error", {"error": f"{type(broken).__name__}: {broken}"}), "error")
                    self._tell()

    def _gust(self, turn: int) -> bool:
        """Draw one frame. Return False if the simulation is over."""
        began = time.monotonic()

        def over() -> bool:
            return not self.running or self._turn != turn

        with _turns:
            if over():
                return False
            if self.n >= MOST:
                self._end(Text("simulation-enough", {"n": MOST}))
                return False
            # Single rolls at first, then more and more per frame.
            self._throws.throw(min(max(1, self.n // 20), BATCH, MOST - self.n))
            self._fall()
            self._show()
            # Wait for a slow page. A kernel that is busy with a cell hears nothing from the page either, so wait only for a while.
            _turns.wait_for(lambda: over() or self._painted >= self._frame or self._controls is None, WAIT)
            if self._controls is not None and time.monotonic() - self._heard > PATIENCE:
                self._end(Text("simulation-alone"))
                return False
            pause = 1 / (CALM_FRAMES if self._calm else FRAMES) - (time.monotonic() - began)
            _turns.wait_for(over, max(pause, 0.001))
            return not over()

    def _fall(self) -> None:
        """Show the last roll on the spots where the next roll is due."""
        lanes = self._throws.lanes
        self._falling += [b""] * (lanes - len(self._falling))
        for lane in range(lanes):
            if (self._frame + 1 - _delay(lane, lanes)) % CYCLE == 0:
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
        if self._canvas is None:
            return
        self._frame += 1
        moving = self._frame if self._falling and not self._calm else None
        to_canvas(self._canvas, drawing(self._throws, moving, self._falling, self.language), SCALE, dark=self._dark)
        self._canvas.flush()
        self._tell()

    def _tell(self) -> None:
        """Send the words for the current state and the number of the drawn frame."""
        if self._controls is not None:
            with self._controls.hold_sync():
                self._controls.view = self._view()
                self._controls.frame = self._frame

    def _view(self) -> dict[str, Any]:
        return {
            "lang": self.language,
            "title": self._title(),
            "told": self._told(),
            "note": say(self._note, self.language) if self.n or self._tone == "error" else "",
            "tone": self._tone,
            "running": self.running,
            "buttons": [
                {"kind": kind, "label": say(Text(key), self.language), "title": say(Text(f"{key}.title"), self.language)}
                for kind, key in BUTTONS.items()
            ],
        }

    def _title(self) -> str:
        return say(Text("simulation-title", self.odds._asdict()), self.language)

    def _told(self) -> str:
        """Return the current state in a sentence."""
        percent = 100 * self.exact
        whole = (percent * 100).denominator == 1
        shown = rounded(float(percent), 0 if whole else 2, 2)
        exact = Text("simulation-exact", {"fraction": str(self.exact), "percent": shown, "whole": whole})
        if not self.n:
            return say(Text("simulation-told-none", {"exact": exact}), self.language)
        mean, off = (rounded(100 * share, 2, 2) for share in (self.mean, self.standard_error))
        return say(Text("simulation-told", {"n": self.n, "mean": mean, "error": off, "exact": exact}), self.language)


def dice_simulation(dice: int = 2, defense: int = 8, *, seed: int | None = None, language: str = "") -> DiceSimulation:
    """Return a dice simulation that you start and stop with its buttons.

    Args:
        dice: The number of dice, 1 to 100.
        defense: The defense, 0 to 100.
        seed: Repeats the same rolls (default: random).
        language: ``"en"``, ``"uk"`` or ``"ru"`` (default: the language that is set).

    Raises:
        TutorError: A number is out of range, or the language is unknown.

    """
    return DiceSimulation(odds(dice, defense), seed=seed, language=language)
