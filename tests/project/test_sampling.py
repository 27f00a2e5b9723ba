"""A sample of cases is the same in every process and every run."""

import pytest

from tests import sampling


def test_a_sample_is_always_the_same_and_keeps_the_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sampling, "NIGHTLY", False)
    assert sampling.sample(range(100), 5) == [35, 36, 61, 83, 89], "the workers of pytest-xdist must collect the same cases"
    assert sampling.sample(range(100), 5, seed=1) != sampling.sample(range(100), 5)
    assert sampling.sample("abc", 5) == ["a", "b", "c"]


def test_every_case_is_taken_at_night(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sampling, "NIGHTLY", True)
    assert sampling.sample(range(100), 5) == list(range(100))
