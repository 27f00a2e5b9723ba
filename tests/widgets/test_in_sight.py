"""Visible next to the map: goals, notes, the owner of the hand, the initiative cards, and the winner."""

from __future__ import annotations

import tomllib
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

import undaunted_nb as un
from tests.widgets.tables import Seat, scene_of
from undaunted_nb.engine.event import Event
from undaunted_nb.engine.text import Text
from undaunted_nb.games.undaunted.views.descriptions import describe
from undaunted_nb.i18n import LANGUAGES, has, say
from undaunted_nb.kit import registry
from undaunted_nb.lessons.format.lesson import load as lesson
from undaunted_nb.lessons.format.walkthrough import load as walkthrough
from undaunted_nb.lessons.play.run import LessonRun
from undaunted_nb.play.game import game_from_json, new_game
from undaunted_nb.widgets.session import Session

GAMES = Path(un.__file__).parent / "games"
NORMANDY, AFRICA, MEMOIR = GAMES / "undaunted" / "normandy", GAMES / "undaunted" / "north_africa", GAMES / "memoir44"
FILES = [path for folder in (NORMANDY, AFRICA, MEMOIR) for path in sorted((folder / "scenarios").glob("*.toml"))]
EDITIONS = {NORMANDY: "normandy", AFRICA: "north-africa", MEMOIR: "memoir44"}


def scene(game: str, language: str = "en", **options: Any) -> dict[str, Any]:
    return scene_of(Session(new_game(game, seed=2), language=language, **options))


def _sides(game: str) -> tuple[str, ...]:
    setup: Any = new_game(game).position.setup
    return tuple(setup.sides)


def goals(game: str, language: str = "en") -> dict[str, str]:
    return {goal["name"]: goal["text"] for goal in scene(game, language, side=_sides(game)[0])["head"]["goals"]}


# ---------------------------------------------------------------- goals and notes


@pytest.mark.parametrize(
    ("game", "told"),
    [
        ("normandy/la-raye", {"US": "5 points from objectives", "Germany": "5 points from objectives"}),
        ("normandy/duel-in-cover", {"US": "no German Riflemen left on the board", "Germany": "no US Riflemen left on the board"}),
        ("normandy/hills", {"US": "4 points from objectives, or no German Riflemen left on the board"}),
        (
            "north-africa/ambush",
            {"LRDG": "Medium Tank neutralized, or Italian Driver neutralized", "Italy": "3 enemy counters neutralized"},
        ),
        ("memoir44/first-shots", {"Allies": "2 medals", "Axis": "2 medals"}),
    ],
)
def test_each_side_has_its_goal_in_words(game: str, told: dict[str, str]) -> None:
    assert told.items() <= goals(game).items()


def test_some_of_several_have_to_escape() -> None:
    told = goals("north-africa/breakout")["LRDG"]
    assert told.startswith("4 escape, of: ")
    assert told.count(",") >= 4


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("system", registry.system_names())
def test_goals_and_notes_are_shown_in_every_language(system: str, language: str) -> None:
    for name in registry.system(system).scenario_names():
        head = scene(name, language, side="")["head"]
        words = [*(goal["text"] for goal in head["goals"]), *head["notes"]]
        assert words
        assert not [text for text in words if "goal-of" in text or "scenario-" in text or "{" in text]


def test_a_side_that_only_pins_shows_no_points() -> None:
    us, germany = scene("normandy/mortar", side="US")["head"]["score"]
    assert us["points"] is None
    assert us["goal"] is None
    assert us["word"] == "pin the enemy"
    assert "point" not in us["text"]
    assert germany["points"] == 0


def test_the_radio_is_shown() -> None:
    notes = scene("normandy/critical-intelligence", side="US")["head"]["notes"]
    assert notes[0].startswith("Radio: while US controls 6B") or "6B" in notes[0]
    assert len(notes) == 2


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_catalog_matches_the_file(path: Path) -> None:
    words = tomllib.loads(path.read_text("utf-8")).get("notes", "")
    edition = EDITIONS[path.parents[1]]
    key = f"scenario-notes-{edition}-{path.stem}"
    assert (say(Text(key), "en") == words) if words else not has(key, "en")
    for language in LANGUAGES:
        assert not words or has(key, language)


def test_the_notes_of_a_personal_file_are_shown_unchanged(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    text = (NORMANDY / "scenarios" / "la-raye.toml").read_text("utf-8")
    first, _, rest = text.partition("\nnotes = ")
    file.write_text(f'{first}\nnotes = "Mind the <barn>."\n{rest.partition(chr(10))[2]}', "utf-8")
    assert scene(str(file), "uk", side="US")["head"]["notes"] == ["Mind the <barn>."]


# ---------------------------------------------------------------- whose hand


def test_the_hand_belongs_to_the_person_who_plays() -> None:
    assert scene("normandy/la-raye", side="DE")["mine"]["title"] == "Your hand"


def test_in_a_walkthrough_the_hand_says_whose_it_is() -> None:
    walk = walkthrough("normandy/example-round")
    session = Session(walk.start(), walk=walk)
    titles = []
    for _ in walk.steps:
        titles.append(scene_of(session)["mine"]["title"])
        session.handle({"kind": "next", "target": "", "revision": session.revision})
    assert [title for title, _ in groupby(titles)][:2] == ["US hand", "German hand"]
    assert "Your hand" not in titles


def test_in_a_lesson_and_with_two_people() -> None:
    run = LessonRun(lesson("normandy/moving"))
    assert scene_of(Session(run.game, side=run.side, coach=run))["mine"]["title"] == "US hand"
    assert scene("memoir44/first-shots")["mine"]["title"] == "Allied hand"


# ---------------------------------------------------------------- the initiative


def test_both_cards_are_shown_until_one_has_decided_something() -> None:
    seat = Seat(new_game("normandy/la-raye", seed=4), side="US", opponent="random")
    before = scene_of(seat.session)["mine"]
    assert before["reveal"] is None
    assert before["hint"] == "Give up one card for initiative: the higher number plays first."
    seat.tap(f"card:{before['hand'][0]['id']}")
    after = scene_of(seat.session)
    shown = after["mine"]["reveal"]
    assert [card["side"] for card in shown["cards"]] == ["s1", "s2"]
    assert sum(card["first"] for card in shown["cards"]) == 1
    first = next(card for card in shown["cards"] if card["first"])
    assert first["name"] in shown["text"]
    assert "first" in shown["text"]
    assert "play" in shown["text"]
    assert int(first["n"]) >= max(int(card["n"]) for card in shown["cards"])
    seat.send("end")
    assert scene_of(seat.session)["mine"]["reveal"] is None or scene_of(seat.session)["head"]["round"] != after["head"]["round"]


def test_no_card_is_shown_while_the_other_side_still_chooses() -> None:
    seat = Seat(new_game("normandy/la-raye", seed=4), side="")
    seat.send("curtain")
    scene = seat.tap(f"card:{scene_of(seat.session)['mine']['hand'][0]['id']}")
    assert not scene["mine"].get("reveal")


# ---------------------------------------------------------------- the end


WON = {"format": "undaunted-nb position 1", "scenario": "normandy/la-raye", "outcome": {"winner": "US", "rule": "un.end.3"}}


@pytest.mark.parametrize(("side", "title", "won"), [("US", "You win", True), ("DE", "You lose", False), ("", "The game is over", None)])
def test_the_end_is_described_for_the_side_you_play(side: str, title: str, won: bool | None) -> None:
    over = scene_of(Session(game_from_json(WON, "test"), side=side))["over"]
    assert (over["title"], over["won"]) == (title, won)
    assert over["text"] == "US wins."
    assert over["told"] == "Germany is pinned because it has no Riflemen left on the board."
    assert "Your" not in over["told"]


@pytest.mark.parametrize(("score", "text"), [([3, 5], "Germany wins, 3 : 5"), ([1, 0], "Germany wins"), ([2, 2], "Germany wins")])
def test_the_log_shows_the_points_only_of_a_winner_who_has_more(score: list[int], text: str) -> None:
    game = un.new_game("normandy/la-raye", seed=1)
    event = Event("won", ("un.end.3",), {"side": "DE", "score": score})
    setup: Any = game.position.setup
    assert say(describe(setup, event), "en") == text


@pytest.mark.parametrize(
    ("kind", "words"),
    [("attack", ("attack", "атакують", "атакуют")), ("suppress", ("try to suppress", "намагаються придушити", "пытаются подавить"))],
)
def test_the_log_says_whether_an_attack_suppresses(kind: str, words: tuple[str, str, str]) -> None:
    setup: Any = un.new_game("normandy/la-raye", seed=1).position.setup
    data = {"kind": kind, "attacker": "US Riflemen A", "target": "DE Riflemen A", "source": "17B", "tile": "5B", "dice": [9], "hit": True}
    event = Event("attacked", (), {**data, "defense": {"base": 4, "cover": 1, "range": 3, "total": 8}, "lost_from": None})
    for language, verb in zip(("en", "uk", "ru"), words, strict=True):  # whose verbs stand above
        assert f" {verb} " in say(describe(setup, event), language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_loss_against_the_opponent_names_the_button_that_shows_where_the_game_turned(language: str) -> None:
    def over(side: str, opponent: str) -> dict[str, Any]:
        found: dict[str, Any] = scene_of(Session(game_from_json(WON, "test"), side=side, opponent=opponent, language=language))["over"]
        return found

    assert over("US", "random")["note"] == over("DE", "")["note"] == over("", "")["note"] == ""
    lost = over("DE", "planner")
    assert say(Text("word-advise-turns"), language) in lost["note"]
    assert {"id": "turns", "label": say(Text("word-advise-turns"), language)} in lost["buttons"]


# ---------------------------------------------------------------- titles of cards


@pytest.mark.parametrize("language", LANGUAGES)
def test_like_cards_of_two_sections_differ_by_their_title(language: str) -> None:
    from undaunted_nb.games.memoir44.rules.state.names import card_title

    setup: Any = new_game("memoir44/pegasus-bridge").position.setup
    titles = [say(card_title(setup, card.id), language) for card in setup.cards]
    assert len(set(titles)) == len(titles)
    if language == "en":
        assert {"Attack Left", "Attack Center", "Attack Right", "Firefight"} <= set(titles)
