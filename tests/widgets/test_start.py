"""The start sheet: what it offers, what it suggests, and that the game begins as chosen."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import undaunted_nb as un
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import LANGUAGES, say
from undaunted_nb.kit import registry
from undaunted_nb.lessons.course.beginner import BEGINNER, wins
from undaunted_nb.lessons.course.overview import shelf
from undaunted_nb.lessons.progress import preferences
from undaunted_nb.play.opponent import OPPONENTS, random_choice
from undaunted_nb.probability.sampling import wilson
from undaunted_nb.widgets.home.home_table import HomeTable
from undaunted_nb.widgets.saves import saved_games, store
from undaunted_nb.widgets.saves.levels import CHOICES, LEVELS, fit_level
from undaunted_nb.widgets.table import Table

SCENARIOS = registry.scenario_names()


def send(table: HomeTable, kind: str, target: str = "") -> None:
    table._on_message(table, {"kind": kind, "target": target, "revision": table.revision}, [])


def sheet(table: HomeTable) -> dict[str, Any]:
    assert table.home is not None
    found: dict[str, Any] = table.home["start"]
    return found


def opened(scenario: str, language: str = "en") -> HomeTable:
    table = un.home(language)
    send(table, "home", f"start:{scenario}")
    return table


def chosen(table: HomeTable, group: str) -> str:
    (found,) = [it["to"] for one in sheet(table)["groups"] if one["id"] == group for it in one["items"] if it["chosen"]]
    return str(found)


@pytest.mark.parametrize("game", shelf(), ids=lambda it: it.name)
def test_the_first_game_that_home_offers_is_one_that_a_beginner_wins(game: Any) -> None:
    table = un.home()
    send(table, "home", f"game:{game.name}")
    assert table.home is not None
    send(table, "home", table.home["acts"][0]["to"])
    side, level = chosen(table, "side")[5:], chosen(table, "level")[6:]
    known = wins()[game.play]
    assert wilson(known.share(side, level), known.games)[0] >= 0.5
    assert sheet(table)["chance"] == "A beginner usually wins this game."


def test_the_figures_are_those_of_these_games() -> None:
    """Two games of one line are played again, so figures of other rules or opponents are noticed."""
    for name in SCENARIOS:
        assert set(wins()[name].wins) == set(registry.system_of_scenario(name).scenario_info(name)["sides"]), name
        assert all(0 <= n <= wins()[name].games for found in wins()[name].wins.values() for n in found.values())
    found = un.simulate("normandy/hills", 40, 1, (BEGINNER, "random"), progress=False)
    assert found.wins("US").games == wins()["normandy/hills"].wins["US"]["random"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_sheet_of_each_scenario_is_complete(scenario: str, language: str) -> None:
    it = sheet(opened(scenario, language))
    side, level, words = it["groups"]
    assert len(side["items"]) == 2
    assert all(one["label"] and one["text"] and one["note"] for one in side["items"])
    assert [one["to"] for one in level["items"]] == [f"level:{name}" for name in CHOICES]
    assert all(one["label"] and one["text"] for one in level["items"])
    assert [one["to"] for one in words["items"] if one["chosen"]] == [language]
    assert re.search(r"\d", it["length"]["text"])
    said = [
        it["title"],
        it["note"],
        it["chance"],
        *it["length"].values(),
        *(one[word] for one in (*side["items"], *level["items"]) for word in ("label", "text")),
    ]
    assert not [text for text in said if re.search(r"[{}]|start-", text)]
    assert bool(side["note"]) == bool(it["picture"]["goals"])
    assert it["picture"]["markup"].count('class="goal1"') == len(it["picture"]["goals"])


def test_the_levels_are_opponents_from_the_easiest_on() -> None:
    assert [name for name in OPPONENTS if name in LEVELS] == list(LEVELS)


@pytest.mark.parametrize(
    ("scenario", "side", "level", "language"),
    [
        ("normandy/la-raye", "US", "careful", "uk"),
        ("north-africa/convoy", "Italy", "random", "ru"),
        ("memoir44/pegasus-bridge", "axis", "novice", "en"),
    ],
)
def test_the_game_begins_as_chosen(scenario: str, side: str, level: str, language: str) -> None:
    table = opened(scenario)
    send(table, "home", f"side:{side}")
    send(table, "home", f"level:{level}")
    send(table, "language", language)
    assert (chosen(table, "side"), chosen(table, "level"), chosen(table, "language")) == (f"side:{side}", f"level:{level}", language)
    send(table, "home", sheet(table)["begin"]["to"])
    assert table.home is None
    assert table.game.position.setup.name == scenario
    assert (table._session.side, table._session.opponent, table.language) == (side, level, language)
    assert [it["id"] for it in table.head["opponents"] if it["chosen"]] == [level]
    assert side in table.game.position.to_act or table.game.position.outcome, "the opponent has played if it is first"
    send(table, "home")
    send(table, "home", f"start:{scenario}")
    assert chosen(table, "level") == f"level:{level}", "the level that was chosen last comes first the next time"


def finish(table: Table, winner: str) -> None:
    """Play random games until this side has won one. Those that it has lost are games of before."""
    for seed in range(50):
        rng = Random(seed)
        while table.game.position.to_act:
            table.game.play(random_choice(table.game.position, table.game.position.to_act[0], rng))
        if table.game.position.outcome and table.game.position.outcome.winner == winner:
            break
        table.game.restart()
    table.refresh()


def test_an_opponent_as_strong_as_the_learner_follows_the_results() -> None:
    """One level harder after a win, one easier after a loss, in a new game from the sheet and after "Play again"."""
    table = opened("memoir44/first-shots")
    level = next(one for one in sheet(table)["groups"] if one["id"] == "level")["items"][-1]
    suggestion = chosen(table, "level").partition(":")[2]
    assert level["label"] == "As strong as you"
    for target in ("side:axis", level["to"]):
        send(table, "home", target)
    send(table, "home", "begin:one")
    assert table._session.opponent == suggestion, "nobody has finished a game"
    beaten = LEVELS[LEVELS.index(suggestion) + 1]
    finish(table, "axis")
    table.press("over", "new")
    assert table._session.opponent == beaten
    assert [one["id"] for one in table.head["opponents"] if one["chosen"]] == [beaten]
    finish(table, "allies")
    send(table, "home")
    send(table, "home", "start:memoir44/first-shots")
    assert chosen(table, "level") == level["to"], "the choice stays"
    now = next(one for one in sheet(table)["groups"] if one["id"] == "level")["items"][-1]
    assert now["text"] == f"Now: {say(Text(f'start-level-{suggestion}'), 'en')}"
    send(table, "home", "begin:one")
    assert table._session.opponent == suggestion
    assert fit_level(un.new_game("normandy/hills").position, "careful") == "careful", "another game says nothing about this one"


@pytest.mark.parametrize(("winner", "levels"), [("axis", LEVELS[-1:]), ("allies", LEVELS[:1])])
def test_no_level_is_beyond_the_hardest_and_the_easiest(winner: str, levels: tuple[str, ...]) -> None:
    table = un.table(un.new_game("memoir44/first-shots", seed=3), side="axis", opponent=levels[0])
    finish(table, winner)
    assert fit_level(table.game.position) == levels[0]


def test_two_players_share_a_screen() -> None:
    table = opened("normandy/la-raye")
    send(table, "home", "begin:two")
    assert (table._session.side, table._session.opponent) == ("", "")
    assert preferences.last_opponent() == "", "nobody has chosen an opponent"


def test_each_new_game_is_another_one_and_an_old_one_can_go_on() -> None:
    table = opened("normandy/la-raye")
    send(table, "home", "side:US")
    send(table, "home", "begin:one")
    first = table.game
    first.play(first.legal_actions[0])
    table.refresh()
    send(table, "home")
    assert table.home is not None
    door = table.home["acts"][0]
    assert door["text"] == "Continue where you left off"
    send(table, "home", "start:normandy/la-raye")
    assert door["to"] in [it["to"] for it in sheet(table)["others"]]
    send(table, "home", "begin:one")
    assert table.game is not first
    assert table.game.decisions == 0
    send(table, "home", door["to"])
    assert table.game.decisions == first.decisions


def test_new_game_at_a_table_leads_back_to_it() -> None:
    table = opened("normandy/la-raye")
    send(table, "home", "begin:one")
    game = table.game
    assert table.head["new"] == "start:normandy/la-raye"
    send(table, "home", table.head["new"])
    assert sheet(table)
    send(table, "home", "side:US")
    send(table, "home", "leave:")
    assert table.home is None
    assert table.game is game
    send(table, "home")
    assert table.home is not None
    assert table.home["start"] is None, "the house leads to the page, not to the sheet"
    send(table, "home", "start:normandy/la-raye")
    send(table, "home", "leave:")
    assert table.home is not None
    assert table.home["start"] is None


def test_a_lesson_offers_no_new_game() -> None:
    table = un.home()
    send(table, "home", "lesson:normandy/board")
    assert "new" not in table.head


@pytest.mark.parametrize("target", ["start:a.json", "start:nobody", "side:FR", "level:planner-quick", "begin:three", "side:", "level:"])
def test_what_the_sheet_does_not_offer_is_refused(target: str) -> None:
    table = opened("normandy/la-raye")
    before = sheet(table)
    send(table, "home", target)
    assert table.home is not None
    assert table.home["trouble"]
    assert sheet(table) == before


def test_without_a_sheet_nothing_begins() -> None:
    table = un.home()
    for target in ("begin:one", "side:US", "leave:"):
        send(table, "home", target)
        assert table.home is not None
        assert table.home["trouble"]


def test_a_game_goes_on_only_from_the_sheet_of_its_own_scenario() -> None:
    """Two games have a scenario of this name."""
    table = opened("normandy/example-round")
    send(table, "home", "begin:one")
    table.game.play(table.game.legal_actions[0])
    table.refresh()
    for scenario, there in (("normandy/example-round", True), ("north-africa/example-round", False), ("normandy/la-raye", False)):
        send(table, "home", f"start:{scenario}")
        assert any(it["to"].startswith("kept:") for it in sheet(table)["others"]) == there


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_no_sheet_suggests_the_harder_side(scenario: str) -> None:
    side, level = wins()[scenario].suggest(LEVELS)
    assert wins()[scenario].hardness(side) != "hard"
    assert wins()[scenario].often(side, level) == "mostly"


@pytest.mark.parametrize(("players", "side"), [("one", "DE"), ("two", "")])
@pytest.mark.parametrize("renamed", [True, False])
def test_a_game_goes_on_with_its_side_in_another_notebook(
    players: str, side: str, renamed: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It goes on in a notebook with another name, which can be the same notebook."""
    notebook, other = tmp_path / "Untitled.ipynb", tmp_path / "My game.ipynb"
    notebook.touch()
    monkeypatch.setenv("JPY_SESSION_NAME", str(notebook))
    table = opened("normandy/la-raye")
    for target in ("side:DE", f"begin:{players}"):
        send(table, "home", target)
    table.game.play(table.game.legal_actions[0])
    table.refresh()
    table.close()
    if renamed:
        notebook.rename(other)
    else:
        other.touch()
    monkeypatch.setenv("JPY_SESSION_NAME", str(other))
    later = opened("normandy/la-raye")
    target = next(it["to"] for it in sheet(later)["others"] if it["to"].startswith("kept:"))
    assert [one.name for one in saved_games.all_kept()] == [target.removeprefix("kept:")]
    send(later, "home", target)
    assert later.game.decisions
    assert later._session.side == side


def test_a_finished_game_stays_when_the_next_one_begins() -> None:
    """ "Play again" leaves it among the saved games, and the cell goes on with the other one."""

    def shown() -> Table:
        return un.table(un.new_game("normandy/duel-in-cover", seed=1))

    table, rng = shown(), Random(1)
    while table.game.position.to_act:
        table.game.play(random_choice(table.game.position, table.game.position.to_act[0], rng))
    table.refresh()
    ended = table.game.steps
    table.press("over", "new")
    table.game.play(table.game.legal_actions[0])
    table.refresh()
    begun = table.game.steps
    table.close()
    assert shown().game.steps == begun
    found = [saved_games.take(one.name)[0].steps for one in saved_games.all_kept()]
    assert sorted(found, key=len) == [begun, ended]
    assert saved_games.take(saved_games.latest("normandy/duel-in-cover"))[0].steps == begun


def go_on() -> Table:
    """Open the latest of the saved games from the page."""
    table = un.home()
    send(table, "home", "pane:kept")
    assert table.home is not None
    send(table, "home", table.home["pane"]["items"][0]["to"])
    assert table.game.decisions
    return table


@pytest.mark.parametrize("players", ["one", "two"])
def test_a_game_goes_on_against_its_opponent(players: str) -> None:
    """Another opponent was chosen since then."""
    table = opened("memoir44/first-shots")
    for target in ("side:axis", "level:careful", f"begin:{players}"):
        send(table, "home", target)
    table.game.play(table.game.legal_actions[0])
    table.refresh()
    table.close()
    preferences.keep_opponent("novice")
    later = go_on()
    assert (later._session.side, later._session.opponent) == (("axis", "careful") if players == "one" else ("", ""))


def test_a_seeded_game_goes_on_with_its_side_after_play_again() -> None:
    """Its seed is then the next one, so the name of its file does not tell the side."""
    table = un.table(un.new_game("memoir44/first-shots", seed=11), side="axis", opponent="careful")
    rng = Random(11)
    while table.game.position.to_act:
        table.game.play(random_choice(table.game.position, table.game.position.to_act[0], rng))
    table.refresh()
    table.press("over", "new")
    table.game.play(table.game.legal_actions[0])
    table.refresh()
    table.close()
    later = go_on()
    assert (later.game.seed, later._session.side, later._session.opponent) == (12, "axis", "careful")


def test_an_opponent_that_is_chosen_on_the_table_is_kept(tmp_path: Path) -> None:
    def shown() -> Table:
        return un.table(un.new_game("memoir44/first-shots", seed=3), side="axis")

    table = shown()
    table.game.play(table.game.legal_actions[0])
    table.refresh()
    table.press("opponent", "careful")
    table.game.save(tmp_path / "mine.json")
    table.close()
    assert shown()._session.opponent == "careful"
    assert un.table(un.new_game("memoir44/first-shots", seed=3), side="axis", opponent="novice")._session.opponent == "novice"
    assert un.table(un.load(tmp_path / "mine.json"), side="axis", resume=False)._session.opponent == "careful"


def test_all_of_twelve_saved_games_can_be_opened() -> None:
    """Those that go on come first, and "Show more" lists the rest."""
    game, rng = un.new_game("memoir44/first-shots", seed=11), Random(11)
    for number in range(12):
        while game.position.to_act and (number >= 6 or game.decisions <= number):
            game.play(random_choice(game.position, game.position.to_act[0], rng))
        store.new_save(game, "").keep()
    table = un.home()
    send(table, "home", "pane:kept")

    def items() -> list[dict[str, Any]]:
        assert table.home is not None
        found: list[dict[str, Any]] = table.home["pane"]["items"]
        return found

    assert [it["note"].partition(", ")[2] for it in items()[:6]] == [f"{n} decision{'s'[: n > 1]} so far" for n in range(6, 0, -1)]
    assert ["finished" in it["note"] for it in items()[6:]] == [True, True, False]
    assert (items()[-1]["label"], items()[-1]["note"]) == ("Show more", "4 more games")
    send(table, "home", items()[-1]["to"])
    assert len({it["to"] for it in items()}) == 12
    send(table, "home", items()[-1]["to"])
    assert table.home is None
    assert table.game.position.outcome
    send(table, "home")
    send(table, "home", "pane:kept")
    assert len(items()) == 9
