"""A poll: guesses as dots, and the truth beside them only after it is shown."""

from __future__ import annotations

import json
from fractions import Fraction
from html import unescape
from typing import Any

import pytest

import undaunted_nb as un
from tests.sampling import sample
from tests.teaching.results import MAKERS, result
from undaunted_nb import i18n
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.i18n import LANGUAGES
from undaunted_nb.teaching.interactive.guess import MOST, Guess

ASK = "How likely is a hit?"


def poll(language: str = "") -> Guess:
    return un.guess(ASK, un.odds(2, 8), language=language)


def sent(it: Guess) -> str:
    """Return everything that a browser or a saved notebook gets before a click."""
    bundle = it._repr_mimebundle_()
    assert bundle is not None
    bundle[0]["text/html"] = str(bundle[0]["text/html"]).partition("<details")[0]
    return json.dumps([bundle, it.view], ensure_ascii=False)


def test_the_truth_is_not_sent_before_it_is_shown() -> None:
    it = poll()
    it.guess(60, 40)
    for secret in ("51%", "51/100", "49/100", "10.0"):
        assert secret not in sent(it)
    it.next()
    assert "51%" in sent(it)
    it.hide()
    assert "51%" not in sent(it)


def test_the_class_sees_how_far_off_it_was() -> None:
    it = poll()
    guesses = [30, 60, 60, 51]
    it.guess(*guesses)
    it.next()
    assert it.truth == 51
    assert it.off == pytest.approx(sum(abs(guess - 51) for guess in guesses) / 4)
    told = it.view["poll"]["told"]
    assert told == "4 guesses, 50.3% on average. The answer is 51%. On average, a guess is off by 9.8 percentage points."
    assert (it.view["poll"]["truth"]["x"], it.view["poll"]["mean"]["x"]) == (51, 50.2)
    assert told in repr(it)
    assert [step["answer"] for step in it.view["steps"]] == ["51%"]


def test_equal_guesses_are_stacked() -> None:
    it = poll()
    it.guess(60, 30, 60, 60.2)
    assert it.view["poll"]["dots"] == [{"x": 60, "k": 0}, {"x": 30, "k": 0}, {"x": 60, "k": 1}, {"x": 60, "k": 2}]
    assert it.view["poll"]["high"] == 3
    it.undo()
    it.undo()
    assert it.guesses == (60, 30)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        *[("40", 40), (" 40 % ", 40), ("2/5", 40), ("12,5", 12.5), ("0", 0), ("1", 1), (100, 100), (33.3, 33.3), ("1/3", 100 / 3)],
        *[("0.3", 30), ("0,3", 30), (".3", 30), (0.3, 30), ("0.3%", 0.3), ("0.3 %", 0.3), ("0.0", 0), ("1/2%", 0.5)],
        *[("1 in 3", 100 / 3), ("1 In 4", 25), ("2 out of 5", 40), ("1 of 2,5", 40), ("1in4", 25)],
        *[("1 з 4", 25), ("1 із 5", 20), ("1 зі 100", 1), ("1 из 4", 25), ("1 ИЗ 4", 25)],
    ],
)
def test_a_guess_is_read_as_people_write_it(text: Any, value: float) -> None:
    it = poll()
    it._on_message(it, {"kind": "guess", "value": text}, [])
    assert it.guesses == pytest.approx((value,))
    assert it.view["note"] == ""


@pytest.mark.parametrize(
    "text",
    ["", "x", "101", "-1", "1/0", "1/000", "3/2", "1e5", "nan", "40 50", "1 in", "in 3", "1 in 0", "3 in 2", "1 in in 3", ".", True, None],
)
def test_what_is_not_a_chance_is_refused_with_a_sentence(text: Any) -> None:
    it = poll()
    it._on_message(it, {"kind": "guess", "value": text}, [])
    assert it.guesses == ()
    assert it.view["note"]
    with pytest.raises(TutorError):
        it.guess(text)


@pytest.mark.parametrize("text", ["1/000", "9" * 400, "1" + "0" * 308, 1e300])
def test_a_number_too_large_for_the_scale_is_refused_with_a_sentence(text: Any) -> None:
    it = un.guess(ASK, un.odds(2, 8), truth=14)
    with pytest.raises(TutorError):
        it.guess(text)
    it.guess(10**15, -5)
    assert [dot["x"] for dot in it.view["poll"]["dots"]] == [100, 0]


def test_a_poll_has_an_end() -> None:
    it = poll()
    it.guess(*[50] * MOST)
    with pytest.raises(TutorError, match=str(MOST)):
        it.guess(50)


def test_number_other_than_a_chance_has_its_own_scale() -> None:
    found = un.losses(un.odds(2, 8), (2, 1, 3), times=6)
    it = un.guess("After how many attacks is the unit gone?", found, truth=found.expected)
    assert it.view["poll"]["taps"] == []
    it.guess(7, "12,5", 40)
    assert it.view["poll"]["ends"][-1] == "50"
    it.next()
    assert it.view["poll"]["truth"] == {"x": 27.5, "label": "answer 13.7"}
    assert it.off == pytest.approx((abs(7 - 700 / 51) + abs(12.5 - 700 / 51) + 40 - 700 / 51) / 3)


@pytest.mark.parametrize("name", sample(MAKERS, 16))
def test_any_result_can_be_guessed(name: str) -> None:
    it = un.guess(ASK, result(name))
    while it.view["ask"]:
        it.next()
    assert it.view["title"] == ASK
    assert it.view["steps"]
    assert it.view["dice"] == []
    assert it.view["verdict"] == ""


def test_a_saved_poll_hides_its_answer_until_a_click() -> None:
    bundle = poll()._repr_mimebundle_()
    assert bundle is not None
    before, _, after = str(bundle[0]["text/html"]).partition("<details")
    assert ASK in unescape(before)
    assert "51" not in before.partition("data:image")[0]
    assert "51%" in after
    assert "51/100" in after
    assert "51" not in str(bundle[0]["text/plain"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_a_poll(language: str) -> None:
    it = poll(language)
    it.guess(20, 30, 31)
    it.next()
    told = it.view["poll"]["told"]
    assert i18n.percent(Fraction(27, 100), 0, 1, language) in told
    assert not [text for text in (told, *it.view["poll"]["words"].values()) if "guess-" in text or "{" in text]


@pytest.mark.parametrize(
    "wrong",
    [
        (lambda: un.guess("", un.odds(2, 8))),
        (lambda: un.guess(ASK, 3)),  # type: ignore[arg-type]
        (lambda: un.guess(ASK, un.odds(2, 8), truth="x")),  # type: ignore[arg-type]
        (lambda: un.guess(ASK, un.odds(2, 8), truth=10**400)),
        (lambda: un.guess(ASK, un.odds(2, 8), truth=float("nan"))),
    ],
)
def test_wrong_arguments_get_a_sentence(wrong: Any) -> None:
    with pytest.raises(TutorError):
        wrong()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_is_asked_in_the_language_of_the_class(language: str) -> None:
    i18n.set_language(language)
    try:
        it = un.guess(un.odds(2, 8))
    finally:
        i18n.set_language("en")
    asked = {"en": "How likely is a hit?", "uk": "Яка ймовірність влучити?", "ru": "Какова вероятность попасть?"}
    assert it.view["title"].endswith(asked.get(language, ""))
    assert "8" in it.view["title"]
