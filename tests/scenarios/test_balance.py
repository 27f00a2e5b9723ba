"""Balance of the scenarios: every built-in one has figures that are still right, and the project's own uneven ones say so."""

from __future__ import annotations

from importlib import resources
from typing import Any

import pytest

import undaunted_nb as un
from tests.bench.balance import PACKAGES, file_of, first_games, in_readme, wanted, written
from tests.sampling import NIGHTLY
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import LANGUAGES, say
from undaunted_nb.kit import registry
from undaunted_nb.kit.balance_figures import EVEN, HOUSE, Figure, figures

un._give_words()

SHIPPED = {info["name"]: info for info in un.scenarios()}
KNOWN: dict[str, Figure] = {name: it for package in PACKAGES.values() for name, it in figures(package).items()}


def notes(name: str) -> list[Any]:
    start = registry.system_of_scenario(name).new_position(name)
    return list(registry.system(start.system).present.head(start)["notes"])


def test_every_shipped_scenario_has_figures() -> None:
    assert sorted(KNOWN) == sorted(SHIPPED)
    for name, it in KNOWN.items():
        assert list(it.wins) == SHIPPED[name]["sides"]
        nobody = it.endings.get("still", 0) + it.endings.get("long", 0)
        assert (sum(it.endings.values()), sum(it.wins.values()) + nobody) == (it.games, it.games)
        assert it.games >= 100
        assert it.rounds[0] <= it.rounds[1]


@pytest.mark.parametrize("game", PACKAGES)
def test_file_and_readme_hold_the_figures(game: str) -> None:
    known = figures(PACKAGES[game])
    again = "make them again: python -m tests.bench balance --stale"
    assert file_of(game).read_text("utf-8") == written(game, known), again
    readme = resources.files(PACKAGES[game]).joinpath("scenarios", "README.md").read_text("utf-8")
    assert readme == in_readme(readme, game, known), again


if NIGHTLY:  # by day the recorded openings stand for the games (tests/golden)

    @pytest.mark.parametrize("name", SHIPPED)
    def test_first_games_are_those_of_the_figures(name: str) -> None:
        assert first_games(name, KNOWN[name].player) == KNOWN[name].first, (
            "the opponents or the rules have changed: python -m tests.bench balance --stale"
        )


def test_only_figures_that_are_not_right_are_made_again() -> None:
    name = "normandy/hills"
    right = KNOWN[name]
    assert wanted([name], {name: right}, stale=True) == []
    assert wanted([name], {name: right._replace(first=(("", 1),))}, stale=True) == [name]
    assert wanted([name], {}, stale=True) == [name]
    assert wanted([name], {name: right}, stale=False) == [name]


def test_our_uneven_scenarios_say_so_and_no_others() -> None:
    said = {name for name in SHIPPED if "scenario-uneven" in [note.key for note in notes(name)]}
    uneven = {name for name, it in KNOWN.items() if max(it.wins.values()) > EVEN * it.games}
    assert said == {name for name in uneven if SHIPPED[name]["source"] == HOUSE}
    assert "normandy/la-raye" not in said
    assert said


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentence_names_the_stronger_side_and_its_share(language: str) -> None:
    note = next(note for note in notes("normandy/duel-in-cover") if note.key == "scenario-uneven")
    player, _, won, *_ = KNOWN["normandy/duel-in-cover"]
    side, share = max(won.items(), key=lambda pair: pair[1])
    assert str(note.params["side"].params["fallback"]) == side
    assert say(Text(f"opponent-{player}"), language) in say(note, language)
    assert str(round(100 * share / sum(won.values()))) in say(note, language)


def test_side_that_wins_a_bit_more_often_is_even() -> None:
    def of(us: int) -> Figure:
        return Figure("careful", 100, {"US": us, "DE": 98 - us}, {"points": 98, "still": 2}, (5, 9), ())

    assert of(65).uneven is None
    assert of(66).uneven == ("US", 0.66)
    assert of(20).uneven == ("DE", 0.78)
