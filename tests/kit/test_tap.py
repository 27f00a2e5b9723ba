"""Taps, and how messages write them."""

from __future__ import annotations

import pytest

from undaunted_nb.engine.errors import TutorError
from undaunted_nb.kit.table.tap import END, Tap


@pytest.mark.parametrize(
    ("wire", "tap"),
    [
        ("card:Scout A#2", Tap("card", "Scout A#2")),
        ("do:vehicle attack", Tap("do", "vehicle attack")),
        ("place:7B", Tap("place", "7B")),
        ("piece:DE Scouts B", Tap("piece", "DE Scouts B")),
        ("pick:Rifleman B", Tap("pick", "Rifleman B")),
        ("pick:place:7B", Tap("pick", "7B", "place")),
        ("unpick:place:7B", Tap("unpick", "7B", "place")),
        ("choice:1", Tap("choice", "1")),
        ("choice:piece:Pilot Car driver", Tap("choice", "Pilot Car driver", "piece")),
        ("end", END),
    ],
)
def test_tap_is_read_and_written(wire: str, tap: Tap) -> None:
    assert Tap.parse(wire) == tap
    assert str(tap) == wire


@pytest.mark.parametrize("wire", ["", "card", "card:", ":", ":7B", "cards:Scout A", "place", "pick:place:", "choice:piece:", "end:7B", "x"])
def test_text_that_is_not_a_tap_raises_error(wire: str) -> None:
    with pytest.raises(TutorError) as caught:
        Tap.parse(wire)
    assert caught.value.text.key == "error-message"


def test_choice_of_a_pick_is_the_pick() -> None:
    assert Tap.parse("choice:pick:Rifleman B") == Tap("pick", "Rifleman B")


def test_a_tap_carries_its_target() -> None:
    assert Tap("card", "Scout A#2").bare == Tap("card", "Scout A")
    assert Tap("pick", "7B", "place").thing == Tap("place", "7B")
    assert Tap("do", "move").thing == Tap("do", "move")
    assert [tap.on_board for tap in (Tap("piece", "x"), Tap("pick", "x", "piece"), Tap("pick", "x"), END)] == [True, True, False, False]
