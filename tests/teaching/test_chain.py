"""A chain shows the matrix of a repeated attack, as a frame and as a diagram that can be read without seeing it."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

import undaunted_nb as un
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.i18n import LANGUAGES, percent, set_language
from undaunted_nb.probability import markov
from undaunted_nb.probability.casualties import Hull
from undaunted_nb.teaching.results.chain import Chain

CHAINS = {
    "unit": lambda: un.losses(un.odds(2, 8), (2, 1, 3), times=12).chain,
    "figures": lambda: un.losses(un.odds(3, "infantry"), times=6).chain,
    "first figure": lambda: un.losses(un.odds(2, "armor"), until="figure").chain,
    "vehicle": lambda: un.losses(un.odds(2, 8), Hull(0, 2, 3)).chain,
}
EVERY = pytest.mark.parametrize("name", CHAINS)


def spots(chain: Chain) -> list[list[dict[str, Any]]]:
    return [layer["data"]["values"] for layer in chain.chart().spec["layer"] if "data" in layer]


@EVERY
def test_frame_has_a_row_and_a_column_for_each_state(name: str) -> None:
    chain = CHAINS[name]()
    states = [state.name for state in chain.chain.states]
    decimals, fractions = chain.to_dataframe(), chain.to_dataframe(exact=True)
    for frame in (decimals, fractions):
        assert list(frame.index) == list(frame.columns) == states
    for i, row in enumerate(chain.chain.matrix):
        assert [Fraction(text) for text in fractions.iloc[i]] == list(row)
        assert list(decimals.iloc[i]) == [float(chance) for chance in row]
    steps = {(row["from_state"], row["to_state"]): Fraction(str(row["exact"])) for row in chain.records()}
    assert steps == {(states[i], states[j]): chance for i, row in enumerate(chain.chain.matrix) for j, chance in enumerate(row) if chance}


@EVERY
@pytest.mark.parametrize("language", LANGUAGES)
def test_diagram_shows_and_tells_every_step(name: str, language: str) -> None:
    set_language(language)
    try:
        chain = CHAINS[name]()
        chart = chain.chart()
        drawn = sorted(row["said"] for rows in spots(chain)[1:] for row in rows if "said" in row)
        for i, row in enumerate(chain.chain.matrix):
            for j, chance in enumerate(row):
                assert not chance or f"{percent(chance)} → {chain.chain.states[j].name}" in chart.about
                assert not chance or percent(chance) in drawn
                assert chance or i != j or not [spot for spot in spots(chain)[0] if spot["y"] == i]
        assert "{" not in repr(chain)
        assert "chain-" not in repr(chain) + chart.about
        assert chart.to_svg().startswith("<svg")
    finally:
        set_language("en")


def test_page_holds_the_steps_to_the_end() -> None:
    said = repr(CHAINS["unit"]())
    assert [part in said for part in ("700/51", "≈ 13.7", "≈ 3.63")] == [True] * 3
    assert "It ends with" not in said
    ends = repr(CHAINS["first figure"]())
    assert ends.count("It ends with") == 2


def test_long_chains_leave_out_the_matrix_of_the_page() -> None:
    chain = un.losses(un.odds(2, 8), (9, 9, 9)).chain
    assert "From \\ to" not in repr(chain)
    assert len(chain.to_dataframe()) == 29
    assert isinstance(chain.chain, markov.Chain)


def test_attacks_that_differ_are_refused() -> None:
    with pytest.raises(TutorError, match="one attack that is repeated"):
        _ = un.losses([un.odds(2, 8), un.odds(3, 8)]).chain
