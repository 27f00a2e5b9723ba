"""A sample of cases is the same in every process and every run."""

from itertools import combinations, product

import pytest

from tests import sampling


def test_a_sample_is_always_the_same_and_keeps_the_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sampling, "NIGHTLY", False)
    assert sampling.sample(range(100), 5) == [35, 36, 61, 83, 89], "the workers of pytest-xdist must collect the same cases"
    assert sampling.sample(range(100), 5, seed=1) != sampling.sample(range(100), 5)
    assert sampling.sample("abc", 5) == ["a", "b", "c"]


# The words stand for anything: a cover knows no languages.
CASES = [case for case in product("abc", range(8), ("en", "uk", "ru")) if case[2] == "en" or case[1] < 5]


@pytest.mark.parametrize(("together", "most"), [(1, 8), (2, 26)])
def test_a_cover_has_every_two_parts_that_meet_in_few_cases(monkeypatch: pytest.MonkeyPatch, together: int, most: int) -> None:
    monkeypatch.setattr(sampling, "NIGHTLY", False)
    few = sampling.cover(CASES, together=together)
    meet = [{parts for case in cases for parts in combinations(enumerate(case), together)} for cases in (few, CASES)]
    assert meet[0] == meet[1]
    assert few == [case for case in CASES if case in few]
    assert len(few) <= most
    assert few == sampling.cover(iter(CASES), together=together)


def test_every_case_is_taken_at_night(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sampling, "NIGHTLY", True)
    assert sampling.sample(range(100), 5) == list(range(100))
    assert sampling.cover(CASES) == CASES
