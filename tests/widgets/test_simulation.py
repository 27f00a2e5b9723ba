"""A simulation of dice: its counts, its drawing, and how it starts and stops."""

from __future__ import annotations

import asyncio
import re
import sys
import threading
import time
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import product
from math import comb, isnan, sqrt
from typing import Any
from xml.etree import ElementTree as ET

import pytest

import undaunted_nb as un
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.i18n import LANGUAGES
from undaunted_nb.probability.odds import odds
from undaunted_nb.teaching.interactive import dice_simulation as module
from undaunted_nb.teaching.interactive import simulation_drawing
from undaunted_nb.teaching.interactive.dice_simulation import MOST, SCALE, DiceSimulation, dice_simulation
from undaunted_nb.teaching.interactive.drawing import Line, palette
from undaunted_nb.teaching.interactive.roll_counts import Throws

un._give_words()


@pytest.fixture(autouse=True)
def calm() -> Iterator[None]:
    """Check after each test that no simulation and no thread of one is left."""
    yield
    for it in module._rolling[:]:
        it.stop()
    _until(lambda: not _threads())


def _threads() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name == "simulation"]


def _until(true: Callable[[], bool], seconds: float = 120) -> None:
    until = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < until
        time.sleep(0.005)


class Page:
    """A page that paints every frame at once, or none if ``asleep``."""

    def __init__(self, it: DiceSimulation) -> None:
        it._repr_mimebundle_()
        self.simulation, self.asleep, self.dark = it, False, False
        self.seen: list[int] = []
        self.bytes: list[int] = []
        assert it._controls is not None
        it._controls.observe(self._paint, "frame")
        assert it._canvas is not None
        manager = it._canvas._canvas_manager
        manager.send = lambda _content, buffers=(): self.bytes.append(sum(memoryview(b).nbytes for b in buffers))

    def _paint(self, change: Any) -> None:
        self.seen.append(change["new"])
        if not self.asleep:
            threading.Thread(target=self.say, args=({"kind": "painted", "frame": change["new"], "dark": self.dark, "calm": False},)).start()

    def say(self, content: Any) -> None:
        self.simulation._on_message(None, content, [])

    @property
    def view(self) -> dict[str, Any]:
        assert self.simulation._controls is not None
        return self.simulation._controls.view


@pytest.fixture
def fast(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "FRAMES", 200)


# ---------------------------------------------------------------- numbers


def test_the_same_seed_gives_the_same_rolls_in_any_batch_size() -> None:
    one, other = dice_simulation(3, 7, seed=5).roll(5000), dice_simulation(3, 7, seed=5)
    for n in (1, 2, 13, 984, 4000):
        other.roll(n)
    assert (one.n, one.hits, one.counts, one._throws.trail) == (other.n, other.hits, other.counts, other._throws.trail)
    assert one.picture() == other.picture()
    assert repr(one) == repr(other)
    assert one.counts != dice_simulation(3, 7, seed=6).roll(5000).counts


def test_without_a_seed_rolls_differ() -> None:
    assert dice_simulation().roll(2000).counts != dice_simulation().roll(2000).counts


def test_the_count_equals_the_rolled_dice() -> None:
    throws = Throws(odds(2, 8), 3)
    again = Throws(odds(2, 8), 3)
    faces = again._faces(2 * 1000)
    throws.throw(1000)
    struck = [sum(face in (8, 9, 0) for face in faces[i : i + 2]) for i in range(0, 2000, 2)]
    assert throws.counts == [struck.count(k) for k in range(3)]
    assert throws.hits == sum(1 for k in struck if k)
    assert throws.last == faces[-len(throws.last) :]
    for n, hits in throws.trail:
        assert hits == sum(1 for k in struck[:n] if k)


def test_every_face_is_as_likely_as_the_others() -> None:
    faces = Throws(odds(1, 8), 1)._faces(200_000)
    assert set(faces) == set(range(10))
    assert all(abs(faces.count(face) - 20_000) < 4.5 * sqrt(200_000 * 0.09) for face in range(10))


def test_dice_with_symbols_fall_on_each_face_of_their_six() -> None:
    it = dice_simulation(3, "armor", terrain="hill", seed=4).roll(20_000)
    assert it.exact == un.odds(3, "armor", terrain="hill").probability == Fraction(5, 9)
    assert abs(it.mean - 5 / 9) < 4 * sqrt(5 / 9 * 4 / 9 / 20_000)
    frame = it.to_dataframe()
    assert list(frame["exact"]) == ["4/9", "4/9", "1/9"]
    faces = it._throws._faces(60_000)
    assert set(faces) == set(range(6))
    assert all(abs(faces.count(face) - 10_000) < 4.5 * sqrt(60_000 * 5 / 36) for face in range(6))
    ET.fromstring(it.picture())  # noqa: S314  (made here)
    assert repr(it).startswith("2 dice against Armor\n20,000 rolls: ")


def test_dice_that_terrain_removes_are_not_rolled() -> None:
    with pytest.raises(TutorError, match="No dice are left to roll against Armor"):
        dice_simulation(1, "armor", terrain="town")
    with pytest.raises(TutorError, match="Remove terrain"):
        dice_simulation(2, 8, terrain="town")
    with pytest.raises(TutorError, match="is not a kind of unit"):
        dice_simulation(2, "tank")


@pytest.mark.parametrize(("dice", "defense"), [(1, 12), (2, 8), (3, 0), (6, 5), (40, 9)])
def test_the_share_closes_in_on_the_exact_chance(dice: int, defense: int) -> None:
    it = dice_simulation(dice, defense, seed=11).roll(40_000)
    assert it.exact == odds(dice, defense).probability
    assert it.hits == sum(it.counts[1:])
    assert it.n == sum(it.counts) == 40_000
    assert abs(it.mean - float(it.exact)) <= 4 * sqrt(it.exact * (1 - it.exact) / it.n)
    assert it.standard_error == pytest.approx(sqrt(it.mean * (1 - it.mean) / it.n))


def test_a_million_rolls() -> None:
    it = dice_simulation(2, 8, seed=1).roll(1_000_000)
    assert abs(it.mean - 0.51) < 4 * 0.0005
    assert len(it._throws.trail) < 250


def test_before_the_first_roll() -> None:
    it = dice_simulation()
    assert (it.n, it.hits, it.counts, it.exact) == (0, 0, (0, 0, 0), Fraction(51, 100))
    assert isnan(it.mean)
    assert isnan(it.standard_error)
    assert "51/100 = 51%" in repr(it)
    assert "88.24" in repr(dice_simulation(6, 8))


def test_the_frame_has_a_row_for_each_number_of_dice() -> None:
    frame = dice_simulation(2, 8, seed=1).roll(500).to_dataframe()
    assert list(frame["dice_hit"]) == [0, 1, 2]
    assert frame["rolls"].sum() == 500
    assert frame["share"].sum() == pytest.approx(1)
    chances = [Fraction(sum(sum(f in (8, 9, 0) for f in pair) == k for pair in product(range(10), repeat=2)), 100) for k in range(3)]
    assert list(frame["exact"]) == [str(chance) for chance in chances]
    assert set(frame.attrs["labels"]) == set(frame.columns)
    assert not [word for word in frame.attrs["labels"].values() if word.startswith("column-")]


@pytest.mark.parametrize("wrong", [0, -1, MOST + 1, 2.0, "9", True, None])
def test_a_wrong_number_of_rolls(wrong: Any) -> None:
    it = dice_simulation()
    with pytest.raises(TutorError, match="whole number"):
        it.roll(wrong)
    assert it.n == 0


@pytest.mark.parametrize("wrong", [{"dice": 0}, {"defense": -1}, {"seed": "1"}, {"seed": True}, {"language": "fr"}])
def test_wrong_settings(wrong: dict[str, Any]) -> None:
    with pytest.raises(TutorError):
        dice_simulation(**wrong)


# ---------------------------------------------------------------- pictures


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("dice", "n"), [(1, 0), (2, 1), (2, 12_400), (6, 300), (100, 50)])
def test_the_picture_is_sound(dice: int, n: int, language: str) -> None:
    it = dice_simulation(dice, 8, seed=2, language=language)
    if n:
        it.roll(n)
    picture = it.picture()
    assert picture == it.picture()
    root = ET.fromstring(picture)  # noqa: S314  (made here)
    assert root.find("{http://www.w3.org/2000/svg}desc") is not None
    assert "nan" not in picture
    width, height = simulation_drawing.WIDTH, simulation_drawing.HEIGHT
    corners = [tuple(map(float, xy.split(","))) for mark in root.iter() for xy in mark.get("points", "").split()]
    assert all(-1 <= x <= width + 1 and -1 <= y <= height + 1 for x, y in corners)
    assert len(picture) < 90_000


@pytest.mark.parametrize("dice", range(1, 31))
def test_no_two_spots_show_the_same_roll_while_dice_fall(dice: int) -> None:
    """As in the example of the README: the same roll in seven places would look like dice that depend on each other."""
    lanes = Throws(odds(dice, 8), 1).lanes
    assert len({simulation_drawing.delay(lane, lanes) for lane in range(lanes)}) == lanes
    simulation = DiceSimulation(odds(dice, 8), seed=1)
    rolls_by_spot: dict[int, int] = {}
    for _ in range(2 * simulation_drawing.CYCLE):
        simulation._throws.throw(1)
        before = list(simulation._falling)
        simulation._fall()
        simulation._frame += 1
        landed = [lane for lane in range(lanes) if not before or simulation._falling[lane] is not before[lane]]
        rolls_by_spot |= dict.fromkeys(landed, simulation.n)
    assert len(set(rolls_by_spot.values())) == len(rolls_by_spot) == lanes


def test_words_are_escaped(monkeypatch: pytest.MonkeyPatch) -> None:
    for part in (module, simulation_drawing):
        monkeypatch.setattr(part, "say", lambda _text, _language="": '<script>"&')
    it = dice_simulation(seed=1).roll(10)
    assert "<script>" not in it.picture()
    assert "<script>" not in str(it._repr_mimebundle_()[0]["text/html"])


def test_a_notebook_gets_every_form() -> None:
    it = dice_simulation(seed=1).roll(100)
    data, _ = it._repr_mimebundle_()
    assert set(data) == {"application/vnd.jupyter.widget-view+json", "text/html", "text/plain"}, "one form of the picture"
    assert data["text/plain"] == repr(it)
    assert not re.search(r"0x[0-9a-f]{6}| object at ", str(data["text/plain"]))


def test_the_canvas_is_twice_as_sharp_and_each_frame_is_small() -> None:
    it = dice_simulation(2, 8, seed=1).roll(100_000)
    page = Page(it)
    assert it._canvas is not None
    assert (it._canvas.width, it._canvas.height) == (simulation_drawing.WIDTH * SCALE, simulation_drawing.HEIGHT * SCALE)
    assert it._canvas.layout.max_width == f"{simulation_drawing.WIDTH}px"
    for _ in range(30):
        it._throws.throw(10)
        it._fall()
        it._show()
    assert len(page.bytes) == 30, "one message a frame"
    assert max(page.bytes) < 32_000


def test_dark_and_light(monkeypatch: pytest.MonkeyPatch) -> None:
    it = dice_simulation(seed=1)
    page = Page(it)
    page.asleep = True
    drawn: list[bool] = []
    monkeypatch.setattr(module, "to_canvas", lambda *_args, dark: drawn.append(dark))
    for dark in (True, True, False):
        page.say({"kind": "painted", "frame": 1, "dark": dark, "calm": False})
    assert drawn == [True, False]
    assert palette(dark=True)["ink"] != palette(dark=False)["ink"]


def test_without_ipycanvas_the_page_draws_each_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ipycanvas", None)
    it = dice_simulation(seed=1)
    assert "application/vnd.jupyter.widget-view+json" in it._repr_mimebundle_()[0]
    assert it._canvas is None
    assert it._controls is not None
    seen = []
    it._controls.observe(lambda change: seen.append(change["new"]["markup"]), "picture")
    for _ in range(3):
        it._throws.throw(1)
        it._fall()
        it._show()
    assert len(set(seen)) == 3
    assert it._controls.picture["markup"] == seen[-1]
    ET.fromstring(seen[-1])  # noqa: S314  (made here)
    it.reset()
    it.roll(100)
    assert it._controls.picture["markup"] in it.picture(), "at rest, it is the saved picture"


def test_it_rolls_without_threads(fast: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "IN_BROWSER", True)
    it = dice_simulation(seed=1)
    Page(it)

    async def cell() -> None:
        it.start()
        assert it.n == 0, "the cell ends first"
        while it.n < 30:  # noqa: ASYNC110  (it announces nothing)
            await asyncio.sleep(0.005)
        assert not _threads()
        it.stop()
        assert it._task is not None
        await it._task

    asyncio.run(asyncio.wait_for(cell(), 60))
    assert not it.running
    assert it.counts == dice_simulation(seed=1).roll(it.n).counts


# ---------------------------------------------------------------- start and stop


def test_it_rolls_in_the_background_and_stops_at_once(fast: None) -> None:
    it = dice_simulation(seed=1)
    page = Page(it)
    page.say({"kind": "start"})
    assert it.running
    _until(lambda: it.n > 30)
    assert threading.current_thread() is threading.main_thread(), "this goes on meanwhile"
    page.say({"kind": "stop"})
    n = it.n
    assert not it.running
    assert page.view["running"] is False
    _until(lambda: not _threads())
    assert it.n == n
    fresh = dice_simulation(seed=1).roll(n)
    assert (it.counts, it._throws.trail) == (fresh.counts, fresh._throws.trail), "moving or not, the same throws"


def test_it_begins_slowly_and_then_hurries(fast: None) -> None:
    it = dice_simulation(seed=1)
    Page(it)
    it.start()
    it.start()
    assert len(_threads()) == 1
    _until(lambda: it.n > 5000)
    assert [n for n, _ in it._throws.trail][:5] == [1, 2, 3, 4, 5]


def test_reset_and_start_again(fast: None) -> None:
    it = dice_simulation(seed=1)
    page = Page(it)
    it.start()
    _until(lambda: it.n > 3)
    page.say({"kind": "reset"})
    assert (it.n, it.running) == (0, False)
    it.start()
    _until(lambda: it.n > 3)
    it.stop()
    assert it.counts == dice_simulation(seed=1).roll(it.n).counts


def test_another_simulation_stops_this_one(fast: None) -> None:
    one, other = dice_simulation(seed=1), dice_simulation(seed=2)
    page = Page(one)
    Page(other)
    one.start()
    _until(lambda: one.n > 3)
    other.start()
    assert (one.running, other.running) == (False, True)
    assert "Another simulation" in page.view["note"]
    _until(lambda: len(_threads()) == 1)


def test_it_stops_by_itself_after_enough(fast: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST", 60)
    it = dice_simulation(seed=1)
    page = Page(it)
    it.start()
    _until(lambda: not it.running)
    assert it.n == 60
    assert "60 rolls are enough" in page.view["note"]


def test_it_stops_by_itself_when_the_page_is_gone(fast: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "WAIT", 0.1)
    monkeypatch.setattr(module, "PATIENCE", 0.6)
    it = dice_simulation(seed=1)
    page = Page(it)
    it.start()
    _until(lambda: len(page.seen) > 40)  # longer than its patience
    assert it.running, "as long as it answers"
    page.asleep = True
    frames = len(page.seen)
    _until(lambda: not it.running)
    assert len(page.seen) - frames < 12, "a page that does not answer is not swamped"
    assert "page hasn’t answered" in page.view["note"]


def test_an_error_is_shown(fast: None, monkeypatch: pytest.MonkeyPatch) -> None:
    it = dice_simulation(seed=1)
    page = Page(it)

    def broken(*_args: Any, **_more: Any) -> None:
        raise ZeroDivisionError("no <dice>")

    for home, name in ((module, "to_canvas"), (Throws, "throw")):
        with monkeypatch.context() as patch:
            patch.setattr(home, name, broken)
            it.start()
            _until(lambda: not it.running)
        assert page.view["tone"] == "error"
        assert "ZeroDivisionError: no <dice>" in page.view["note"]
        it.reset()
        assert page.view["tone"] == "info"


@pytest.mark.parametrize(
    "content",
    [
        None,
        7,
        "start",
        [],
        {},
        {"kind": "simulation"},
        {"kind": ["start"]},
        {"kind": "painted"},
        {"kind": "painted", "frame": "1", "dark": 0, "calm": 1},
    ],
)
def test_messages_that_no_page_sends(content: Any) -> None:
    it = dice_simulation(seed=1)
    page = Page(it)
    page.say(content)
    assert page.view["tone"] == "error"
    assert (it.n, it.running) == (0, False)


def test_a_page_cannot_answer_ahead(fast: None) -> None:
    it = dice_simulation(seed=1)
    page = Page(it)
    page.say({"kind": "painted", "frame": 10**9, "dark": False, "calm": False})
    assert it._last_painted <= it._frame


def test_a_page_cannot_set_what_is_shown() -> None:
    it = dice_simulation(seed=1)
    page = Page(it)
    assert it._controls is not None
    it._controls.set_state({"view": {"told": "hacked"}, "frame": 10**6})
    assert page.view["told"] == dice_simulation(seed=1)._describe_state()
    assert it._controls.frame == it._frame


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_uses_the_requested_language(language: str) -> None:
    it = dice_simulation(language=language, seed=1).roll(21)
    words = {"en": "21 rolls", "uk": "21 кидок", "ru": "21 бросок"}
    assert words.get(language, "21") in repr(it)
    it._repr_mimebundle_()
    assert it._view()["lang"] == language
    assert it._controls is not None
    assert all(button["label"] and button["title"] for button in it._controls.view["buttons"])


def test_exact_chances_of_the_histogram() -> None:
    """The lines match the binomial distribution."""
    p = Fraction(3, 10)
    marks = [
        mark for mark in simulation_drawing.drawing(Throws(odds(2, 8), 1), None, [], "en") if isinstance(mark, Line) and mark.stroke == "s1"
    ]
    exact = [comb(2, k) * p**k * (1 - p) ** (2 - k) for k in range(3)]
    shares = [
        (simulation_drawing.BOTTOM - mark.points[0][1]) / (simulation_drawing.BOTTOM - simulation_drawing.TOP) * 1.35 * max(exact)
        for mark in marks[:3]
    ]
    assert shares == pytest.approx([float(chance) for chance in exact])


def test_the_former_name_still_works() -> None:
    assert un.storm is un.dice_simulation
