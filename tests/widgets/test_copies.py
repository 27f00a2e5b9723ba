"""Copying from the table and opening what was copied: nothing secret goes out, nothing harmful comes in."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import undaunted_nb as un
from tests.random_games import played, positions
from tests.teaching.results import LINE, TURN
from undaunted_nb.engine.action import CHANCE
from undaunted_nb.games.undaunted import system as undaunted
from undaunted_nb.kit import registry
from undaunted_nb.lessons.play.spoilers import Seal
from undaunted_nb.play.game import Game, new_game
from undaunted_nb.sharing import addresses, links
from undaunted_nb.sharing.links import read
from undaunted_nb.widgets.table import Table

un._give_words()
SCENARIOS = [name for system in registry.systems() for name in system.scenario_names()]


def send(table: Any, kind: str, target: str = "") -> None:
    table._on_message(table, {"kind": kind, "target": target, "revision": table.revision}, [])


def copied(table: Any) -> dict[str, Any]:
    send(table, "copy")
    assert table.copies is not None
    found: dict[str, Any] = table.copies["copies"]
    return found


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(addresses.REPOSITORY, "me/games")
    monkeypatch.delenv(links.QUERY, raising=False)


@pytest.fixture
def over() -> Iterator[Any]:
    game = next(game for seed in range(99) if (game := played("normandy/hills", seed, 300)).position.outcome)
    table = un.table(game, side="US", resume=False)
    yield table
    table.close()


# ---------------------------------------------------------------- out


def test_the_chosen_attack_is_copied_as_a_cell_that_opens_the_explorer(monkeypatch: pytest.MonkeyPatch) -> None:
    table = un.table(Game(TURN), side="US", opponent="", resume=False)
    copy = copied(table)["explore"]
    assert copy == {"text": "", "note": "Choose an attack on the table to copy its numbers for the explorer."}
    for tap in undaunted.present.taps(TURN, TURN.parse(LINE)):
        send(table, "tap", str(tap))
    copy = copied(table)["explore"]
    opened = eval(copy["text"], {"un": un})  # noqa: S307  (the table's own cell)
    assert opened.settings == un.explore(Game(TURN), LINE).settings
    assert copy["note"].startswith("Paste it into a cell.")
    monkeypatch.setattr(type(table._session), "seal", Seal(targets=True))
    assert copied(table)["explore"]["text"] == "", "an open exercise covers the numbers"
    table.close()


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_position_dealt_again_looks_the_same_and_opens(scenario: str) -> None:
    system = registry.system_of_scenario(scenario)
    for p in islice((p for p in positions(scenario, 5) if p.to_act != (CHANCE,)), 25):
        for side in p.setup.sides:
            again = system.dealt_again(p, side)
            assert again.view(side) == p.view(side)
            assert system.dealt_again(again, side) == again, "it depends only on what the side can see"
            assert read(Game(again).line()).game().position.view(side) == p.view(side)


@pytest.mark.parametrize("scenario", ["normandy/la-raye", "memoir44/pegasus-bridge"])
def test_a_player_does_not_copy_what_the_other_side_hides(scenario: str) -> None:
    game = played(scenario, 3, 20)
    side, other = game.position.setup.sides
    for table in (un.table(game, side=side, resume=False), un.table(game, side=side, opponent="", resume=False)):
        copies = copied(table)
        found = [read(copies[name]["text"]).game().position for name in ("position", "link")]
        assert found[0] == found[1] != game.position
        assert found[0].view(side) == game.position.view(side)
        assert found[0].view(other) != game.position.view(other)
        assert "secret" in copies["position"]["note"]
        assert not copies["replay"]["text"]
        assert "when the game is over" in copies["replay"]["note"]


def test_nothing_is_copied_behind_the_hand_over_screen() -> None:
    table = un.table(new_game("normandy/la-raye", seed=3), resume=False)
    table.game.play("US: initiative Platoon Sergeant")
    table.refresh()
    assert table.curtain
    send(table, "copy")
    assert table.copies is None


def test_a_finished_game_is_copied_whole(over: Any) -> None:
    copies = copied(over)
    assert read(copies["position"]["text"]).game().position == over.game.position
    assert read(copies["replay"]["text"]).game().ply == over.game.ply
    send(over, "replay", "open")
    send(over, "next")
    ask = read(copied(over)["link"]["text"])
    assert ask.step == over._session.game.ply
    assert ask.side == "US"


def test_a_lesson_is_linked_as_a_lesson() -> None:
    table = un.lesson("normandy/moving", language="uk")
    assert read(copied(table)["link"]["text"]) == links.Ask(lesson="normandy/moving", language="uk")


def test_a_walkthrough_hides_nothing() -> None:
    table = un.walkthrough("normandy/example-round")
    assert read(copied(table)["position"]["text"]).game().position == table.game.position


def test_a_page_of_voila_links_to_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(links.QUERY, "")
    link = copied(un.table(new_game("normandy/hills", seed=1), side="US", resume=False))["link"]
    assert link["page"]
    assert link["text"].startswith("position=un2.")


def test_table_without_a_repository_names_the_missing_setting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(addresses.REPOSITORY)
    monkeypatch.setattr(addresses, "_of_git", lambda: None)
    link = copied(un.table(new_game("normandy/hills", seed=1), side="US", resume=False))["link"]
    assert (link["text"], addresses.REPOSITORY in link["note"]) == ("", True)


def test_copies_go_when_the_game_goes_on() -> None:
    table = un.table(new_game("normandy/la-raye", seed=3), side="US", resume=False)
    copied(table)
    send(table, "tap", "card:h0")
    assert table.copies is None


# ---------------------------------------------------------------- in


def test_a_pasted_line_opens_beside_the_games_that_are_saved() -> None:
    table = un.table(new_game("normandy/la-raye", seed=3), side="US")
    line = played("memoir44/first-shots", 3, 9).line()
    for _ in range(2):  # the second time too it is this position, not the game that was played from it
        send(table, "open", f"\n {line[:40]}\n{line[40:]} ")
        assert table.copies is None
        assert table.game.line() == line
        assert table._session.side == table.game.position.to_act[0]
        table.game.play(next(iter(table.game.legal_actions)))
        table.refresh()
        assert table._save is not None
        assert table._save.place.is_file()


def test_a_link_opens_its_lesson_in_its_language_and_a_replay_at_its_step() -> None:
    table = un.table(new_game("normandy/la-raye", seed=3), side="US", resume=False)
    send(table, "open", un.link(lesson="memoir44/board", language="uk"))
    assert (table.guide.side, table.language) == ("allies", "uk")  # type: ignore[union-attr]
    game = played("memoir44/first-shots", 3, 30)
    table.open_link(un.link(replay=game, step=9))
    assert table._session.replay is not None
    assert table._session.game.ply == 8  # the last step up to there that has something to show
    assert not table.follow()  # the kernel looks for what the cell has changed
    assert table._session.replay is not None
    send(table, "replay", "close")
    assert table.game.position == game.position


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "neither"),
        ("hello", "neither"),
        ("un2.abc.00000000", "Copy the whole line again"),
        ("un9.abc.00000000", "later version"),
        ("scenario=/etc/passwd", "built-in"),
        ("lesson=x.toml", "Unknown lesson"),
    ],
)
def test_a_faulty_text_changes_nothing_and_is_explained_in_the_table(text: str, words: str) -> None:
    table = un.table(new_game("normandy/la-raye", seed=3), side="US", resume=False)
    before = table.game.position
    send(table, "open", text)
    assert table.copies is not None
    assert words in table.copies["trouble"]
    assert "problem" not in table.copies["trouble"]
    assert table.game.position == before
    send(table, "copy")
    assert table.copies["trouble"] == ""


@pytest.mark.parametrize("target", [None, 3, ["x"], {}, "x" * 70_000])
def test_message_without_text_is_refused(target: object) -> None:
    table = un.table(new_game("normandy/la-raye", seed=3), side="US", resume=False)
    table._on_message(table, {"kind": "open", "target": target}, [])
    assert table.copies is not None
    assert table.copies["trouble"]


def test_the_home_page_opens_what_the_address_asks_for() -> None:
    home = un.home()
    send(home, "open", "lesson=normandy/moving&lang=uk")
    assert home.home is None
    assert (home.guide is not None, home.language) == (True, "uk")
    send(home, "home")
    assert home.home is not None
    send(home, "open", "lesson=99")
    assert "99" in home.home["trouble"]
    assert home.copies is None
    send(home, "open", "lang=ru")
    assert (home.home is not None, home.language) == (True, "ru")


def test_a_link_never_changes_the_language_of_later_tables() -> None:
    home = un.home()
    send(home, "open", "lang=uk")
    assert un.home().language == "en"


def test_a_voila_page_opens_what_its_query_asks_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(links.QUERY, "lesson=normandy/moving&lang=uk")
    home = un.home()
    assert home.home is None
    assert home.language == "uk"
    monkeypatch.setenv(links.QUERY, "lesson=99")
    assert "99" in un.home().home["trouble"]


def test_your_own_scenario_opens_from_a_link(tmp_path: Path) -> None:
    from undaunted_nb.games.undaunted import normandy

    mine = tmp_path / "mine.toml"
    mine.write_text((Path(normandy.__file__).parent / "scenarios/la-raye.toml").read_text("utf-8").replace("6A = 2", "6A = 1"), "utf-8")
    table = un.table(new_game(mine, seed=3), side="US", resume=False)
    address = copied(table)["link"]["text"]
    mine.unlink()
    other = Table(new_game("memoir44/first-shots", seed=1))
    send(other, "open", address)
    assert other.game.position.view("US") == {**table.game.position.view("US"), "scenario": "mine.toml"}
