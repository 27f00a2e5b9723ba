"""The rolls of a class are read in every form, wrong entries get one sentence each, and the numbers beside them are the engine's."""

from __future__ import annotations

import re
import time
from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any

import numpy as np
import pytest

import undaunted_nb as un
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.i18n import LANGUAGES, percent, set_language
from undaunted_nb.probability.distribution import Distribution
from undaunted_nb.probability.goodness_of_fit import band, chi_square
from undaunted_nb.teaching.charts.chart import MIME
from undaunted_nb.teaching.classroom.experiment import PICTURES

ROLLS = [0, 1, 0, 2, 1, 1]
SAME: dict[str, Any] = {
    "list": ROLLS,
    "text": "0 1 0 2 1 1",
    "pasted column": "0\n1\n0\n2\n1\n1\n",
    "commas": "0, 1,0;2 ,1, 1",
    "tabs": "0\t1\t0\t2\t1\t1",
    "words": list("010211"),
    "numpy": np.array(ROLLS),
    "counts": {0: 2, 1: 3, 2: 1},
    "counts in text": "2x0 3×1 1х2",
    "pupils": {"Anna": [0, 1, 0], "Борис": "2 1 1"},
    "pupils in text": "Anna: 0 1 0\nБорис: 2 1 1",
    "pupils with counts": {"Anna": {0: 2, 1: 1}, "Ben": "2 2x1"},
}


@pytest.mark.parametrize("name", SAME)
def test_rolls_are_read_in_every_form(name: str) -> None:
    found = un.experiment(2, 8, SAME[name])
    assert not found.errors
    assert found.counted == {0: 2, 1: 3, 2: 1}
    assert (found.n, found.hits) == (6, 4)


def test_pupils_keep_their_names_and_their_order() -> None:
    assert list(un.experiment(2, 8, SAME["pupils in text"]).by_pupil.items()) == [("Anna", (3, 1)), ("Борис", (3, 3))]
    assert un.experiment(2, 8, [1]).add("0", "Ann").by_pupil == {"": (1, 1), "Ann": (1, 0)}


@pytest.mark.parametrize("faces", ["58 07 9-9", "5+8, 0/7; 99", [(5, 8), [0, 7], "99"], {"Anna": ["58"], "Ben": "07 99"}])
def test_rolls_are_read_face_by_face(faces: Any) -> None:
    found = un.experiment(2, 8, faces, faces=True)
    assert not found.errors
    assert found.counted == {0: 0, 1: 2, 2: 1}
    assert un.experiment(1, 8, [7, 8, 0, "9"], faces=True).hits == 3


WRONG: list[tuple[Any, bool, int, list[str]]] = [
    ("0 3 1", False, 2, ["Entry 2: “3” was not counted. Expected the number of dice that hit, 0 to 2."]),
    ("Anna: 0 x 1\nBen: -1", False, 2, ["Anna, entry 2: “x” was not", "Ben, entry 1: “-1” was not"]),
    ([0, 1.5, None, True, "1"], False, 2, ["“1.5”", "“None”", "“True”"]),
    ({0: 3, 5: 2, 1: -1}, False, 3, ["“5: 2”", "“1: -1”"]),
    ("0 9x7 0x1 1", False, 2, ["Entry 2: “9x7”", "“0x1”"]),
    ("58 5 589 5a 07", True, 2, ["“5” was not counted. Expected the faces of 2 dice", "“589”", "“5a”"]),
    ([58, (1, 10)], True, 0, ["“58”", "“(1, 10)”"]),
    (3.5, False, 0, ["“3.5”"]),
]


@pytest.mark.parametrize(("results", "faces", "n", "said"), WRONG)
def test_entry_that_cannot_be_read_gets_a_sentence_and_the_rest_counts(results: Any, faces: bool, n: int, said: list[str]) -> None:
    found = un.experiment(2, 8, results, faces=faces)
    texts = list(map(str, found.errors))
    assert len(texts) == len(said)
    assert all(part in text for part, text in zip(said, texts, strict=True))
    assert all(text in repr(found) for text in texts)
    assert found.n == n


def test_many_wrong_entries_are_shortened() -> None:
    said = repr(un.experiment(2, 8, "9 " * 30))
    assert said.count("was not counted") == 8
    assert "… and 22 more entries like these." in said


@pytest.mark.parametrize(("dice", "kind"), [(1, "infantry"), (3, "armor"), (2, "artillery")])
def test_theory_of_dice_with_symbols_is_that_of_all_rolls(dice: int, kind: str) -> None:
    hitting = {"infantry": 3, "armor": 2, "artillery": 1}[kind]  # faces of six: its own symbol (twice for infantry) and the grenade
    rolls = Counter(sum(face < hitting for face in faces) for faces in product(range(6), repeat=dice))
    theory = Distribution({k: Fraction(n, 6**dice) for k, n in rolls.items()})
    found = un.experiment(dice, kind, [0, 1])
    assert found.rolling.theory == theory
    assert found.exactly == 1 - theory[0]


def test_rows_are_the_engines_numbers() -> None:
    found = un.experiment(2, 8, {0: 30, 1: 20, 2: 10})
    frame = found.to_dataframe()
    theory = {0: Fraction(49, 100), 1: Fraction(42, 100), 2: Fraction(9, 100)}
    assert [Fraction(text) for text in frame["exact"]] == list(theory.values())
    assert [tuple(row) for row in frame[["low", "high"]].to_numpy()] == [band(60, chance) for chance in theory.values()]
    assert list(frame["expected_rolls"]) == pytest.approx([29.4, 25.2, 5.4])
    assert list(frame["share"]) == [0.5, 20 / 60, 10 / 60]
    assert found.test == chi_square({0: 30, 1: 20, 2: 10}, un.odds(2, 8).hits)
    assert found.test is not None
    assert percent(Fraction(found.test.p)) in repr(found)


@pytest.mark.parametrize(
    ("counts", "said"),
    [
        ({0: 49, 1: 42, 2: 9}, ["So nothing speaks against the theory.", "Your class is one of them."]),
        ({0: 38, 1: 45, 2: 17}, ["That is unusual.", "You have more than most classes."]),
        ({0: 90, 1: 10}, ["Check the dice and how you counted.", "You have fewer than most classes."]),
        ({0: 3, 1: 2}, ["you need more rolls"]),
        ({0: 30, 1: 24, 2: 5}, ["p ≈ 98.0%. If the theory is right, 98.0% of all classes"]),
        ({0: 300, 1: 240, 2: 50}, ["p ≈ 65.8%. If the theory is right, about 65.8% of all classes"]),
        ({0: 20, 1: 20}, ["Counted together, because fewer than 5 rolls are expected: 1, 2."]),
    ],
)
def test_the_class_is_compared_with_the_theory_in_words(counts: dict[int, int], said: list[str]) -> None:
    text = repr(un.experiment(2, 8, counts))
    assert [part in text for part in said] == [True] * len(said)


def test_what_is_certain_needs_no_test() -> None:
    found = un.experiment(2, 0, [2, 2, 2])
    assert found.test is None
    assert found.exactly == 1
    for what in PICTURES:
        assert found.chart(what).to_svg().startswith("<svg")


@pytest.mark.parametrize("what", PICTURES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_show_and_tell_the_numbers(what: str, language: str) -> None:
    set_language(language)
    try:
        found = un.experiment(2, 8, SAME["pupils in text"])
        for one in (found, un.experiment(3, "infantry"), un.experiment(2, 8).simulate(700, seed=2)):
            chart = one.chart(what, size="print", dark=True)
            assert chart.to_svg().startswith("<svg")
            assert "{" not in chart.about
            assert "experiment-" not in chart.about + repr(one)
        assert percent(Fraction(4, 6)) in found.chart("shares").about
        assert "Anna" in found.chart("pupils").about
    finally:
        set_language("en")


def test_running_share_is_that_of_the_first_rolls() -> None:
    spec = un.experiment(2, 8, ROLLS).chart("shares").spec
    line = next(part["data"]["values"] for part in spec["layer"] if part["mark"]["type"] == "line")
    assert [(spot["rolls"], spot["percent"]) for spot in line] == [(n, round(100 * sum(map(bool, ROLLS[:n])) / n, 3)) for n in range(1, 7)]
    for spot in spec["data"]["values"]:
        assert (spot["low"], spot["high"]) == tuple(round(100 * end / spot["rolls"], 3) for end in band(spot["rolls"], Fraction(51, 100)))
    once = un.experiment(2, 8, {0: 3, 1: 3}).chart("shares").spec
    assert [len(part["data"]["values"]) for part in once["layer"] if part["mark"]["type"] == "line"] == [1], "counts have no order"
    long = un.experiment(2, 8).simulate(5000, seed=1).chart("shares").spec
    line = next(part["data"]["values"] for part in long["layer"] if part["mark"]["type"] == "line")
    assert len(line) <= 120
    assert line[-1]["rolls"] == 5000


def test_simulated_rolls_repeat_with_their_seed() -> None:
    one, same, other = (un.experiment(2, 8).simulate(2000, seed=seed) for seed in (1, 1, 2))
    assert one.batches == same.batches != other.batches
    assert one.test is not None
    assert one.test.p > 0.001
    for wrong in (0, 100_001, "9", 1.5):
        with pytest.raises(TutorError):
            un.experiment(2, 8).simulate(wrong)  # type: ignore[arg-type]


def test_what_is_typed_is_counted_as_it_is_typed() -> None:
    found = un.experiment(2, 8, {"Anna": [0, 1]})
    bundle = found._repr_mimebundle_()[0]
    assert {"text/plain", "text/html", "application/vnd.jupyter.widget-view+json"} <= bundle.keys()
    assert found._box is not None
    text, _, below = found._box.children
    words, picture = below.children
    assert "0 to 2" in text.placeholder
    assert text.placeholder.endswith("Your entries are added to the 2 rolls below.")
    assert "jp-RenderedHTMLCommon" in words.get_state("_dom_classes")["_dom_classes"], "a table like any other"
    for typed, n in (("Ben: 1", 3), ("Ben: 1 2", 4), ("Ben: 1 2 7", 4), ("", 2)):
        text.value = typed
        assert found.n == n
        assert ("was not counted" in words.value) == ("7" in typed)
        (shown,) = picture.outputs
        assert sum(row["rolls"] for row in shown["data"][MIME]["data"]["values"]) == n
    found.add("1 1")
    assert "4 rolls" in words.value
    text.value = "2"
    assert found.reset().n == 0
    assert text.value == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_class_can_guess_before_its_first_roll(language: str) -> None:
    set_language(language)
    try:
        found = un.experiment(2, 8)
        data = found._repr_mimebundle_()[0]
        assert found._box is not None
        text, _, below = found._box.children
        words, picture = below.children
        for told in (data["text/plain"], data["text/html"], words.value):
            assert re.findall(r"\d+", re.sub("<[^>]*>", "", str(told))) == ["2", "8"], "the question, and no answer"
        assert picture.outputs == ()
        assert text.placeholder == text.tooltip
        assert not re.search(r"\n|[3-9]", text.placeholder)
        text.value = "9"
        assert "9" in words.value
        assert not found.n
        assert "<table" not in words.value
        text.value = "1"
        assert "<table" in words.value
        assert percent(found.exactly) in words.value
        assert len(picture.outputs) == 1
        found.reset()
        assert picture.outputs == ()
    finally:
        set_language("en")


@pytest.mark.parametrize("rolls", [1, 2, 7])
def test_axis_of_a_few_rolls_names_each_number_once(rolls: int) -> None:
    layers = un.experiment(2, 8, {1: rolls}).chart().spec["layer"]
    values = next(layer["encoding"]["y"]["axis"]["values"] for layer in layers if "axis" in layer["encoding"].get("y", {}))
    assert values == sorted(set(map(int, values)))
    assert {0, rolls} <= set(values)


def test_how_many_rolls_are_needed() -> None:
    found = un.experiment(2, 8)
    assert "± 1 percentage point " in repr(found.needed)
    assert all(number in repr(found.needed) for number in ("± 0.1 percentage points", "2,400", "959,981"))
    assert "4,000" in repr(un.experiment(2, 8, {0: 4000}))
    assert [row["rolls"] for row in found.needed.records()] == [found.rolls_needed(p) for p in ("1/10", "1/20", 0.02, 0.01, "0.001")]
    assert found.rolls_needed(0.1) == 96
    for wrong in (0, -1, 2, "x", None, float("nan")):
        with pytest.raises(TutorError, match=r"0\.0001 to 1"):
            found.rolls_needed(wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "wrong",
    [lambda: un.experiment(0, 8), lambda: un.experiment(2, 8, figures=3), lambda: un.experiment(3, "tank"),
     lambda: un.experiment(2, 8).chart("x"), lambda: un.experiment(3, "infantry", faces=True)],
)  # fmt: skip
def test_experiments_of_nonsense(wrong: Any) -> None:
    with pytest.raises(TutorError) as caught:
        wrong()
    assert not str(caught.value).startswith(("experiment-", "error-", "odds-"))


def test_a_line_without_a_colon_takes_no_longer_than_it_is_long() -> None:
    for text in ("a" * 500_000, "1000000x0 " * 50_000, " " * 500_000 + "a"):
        begin = time.process_time()
        un.experiment(2, 8, text)
        assert time.process_time() - begin < 10, "it took the square of the length: hours"


def test_names_of_pupils_are_before_the_first_colon() -> None:
    found = un.experiment(2, 8, "Anna : 0 1\n 7: 2\n12 b: 0: 1\n: 2")
    assert found.n == 5
    assert [text.params["entry"] for text in found.errors] == ["7:", "0:", ":"], "a name has a letter"


@pytest.mark.parametrize("strange", [["9" * 5000], [["9" * 5000, "1"]], [10**5000], [[10**5000, 1]], {10**5000: 1}, {1: 10**5000}])
def test_endless_numbers_are_refused(strange: Any) -> None:
    assert un.experiment(2, 8, strange).n == 0
