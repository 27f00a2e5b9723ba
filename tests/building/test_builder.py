"""The builder behind the page: messages, the file, the kept draft, and playing."""

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import undaunted_nb as un
from tests.building.test_desk import la_raye
from tests.project.paths import ROOT
from tests.scenarios.test_editor_files import EXAMPLE as EDITOR_FILE
from undaunted_nb.drawing.scene import place_label
from undaunted_nb.engine.errors import FileError, TutorError
from undaunted_nb.widgets.home.home_table import HomeTable
from undaunted_nb.widgets.state.delta import apply_parts


@pytest.fixture(autouse=True)
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "home").mkdir()
    monkeypatch.setenv("UNDAUNTED_NB_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def table() -> Iterator[HomeTable]:
    table = un.build()
    yield table
    table.close()


def send(table: HomeTable, target: str, value: Any = "", kind: str = "build") -> dict[str, Any]:
    table._on_message(table, {"kind": kind, "target": target, "value": value}, [])
    return dict(table.build or {})


def test_page_begins_with_an_empty_place_and_the_tiles_of_the_box(table: HomeTable) -> None:
    assert [place["id"] for place in table.ground["places"]] == ["+0,0"]
    assert table.marks == {"chosen": ["+0,0"]}
    assert table.build["count"] == "1 problem"
    tiles = table.build["groups"][0]["items"]
    assert len(tiles) == 36
    assert (tiles[0]["label"], tiles[0]["say"]) == ("1A", "1A, field, cover 0")


def test_tile_goes_to_the_chosen_place_and_the_next_place_is_chosen(table: HomeTable) -> None:
    send(table, "pick:tile:17B")
    assert [place["id"] for place in table.ground["places"] if place["id"][0] != "+"] == ["17B"]
    assert table.marks == {"chosen": ["+0,2"]}
    send(table, "place:+1,1", kind="tap")
    send(table, "pick:tile:13B")
    assert table.builder is not None
    assert [line["tiles"] for line in table.builder.draft["columns"]] == [["17B"], ["13B"]]
    assert table.ground["label"] == "Map of Builder: 2 tiles." or "2" in table.ground["label"]


def test_click_sends_only_what_it_changed(table: HomeTable) -> None:
    send(table, "pick:tile:17B")
    send(table, "tab:marks")
    sent: list[Any] = []
    table.send = lambda content, buffers=None: sent.append(content)  # type: ignore[method-assign]  # noqa: ARG005
    send(table, "pick:objective:2")
    assert len(str(sent)) < 1500


def test_page_that_applies_the_changes_has_the_same_board(table: HomeTable) -> None:
    send(table, "build:memoir44", kind="home")
    seen = {name: getattr(table, name) for name in ("ground", "board", "marks", "build")}
    sent: list[Any] = []
    table.send = lambda content, buffers=None: sent.append(json.loads(json.dumps(content)))  # type: ignore[method-assign]  # noqa: ARG005
    for target in ("pick:terrain:forest", "place:C5", "place:D5", "undo", "tab:units", "pick:unit:axis:armor", "place:D5"):
        send(table, target, kind="tap" if target.startswith("place") else "build")
    for one in sent:
        seen |= apply_parts(seen, one["parts"])
    assert seen == {name: json.loads(json.dumps(getattr(table, name))) for name in seen}
    assert max(len(json.dumps(one)) for one in sent) < 12_000


def test_page_of_a_builder_that_plays_has_the_same_cards() -> None:
    table = un.build("normandy/la-raye")
    parts = ("ground", "board", "mine", "foe", "head")
    seen = {name: json.loads(json.dumps(getattr(table, name))) for name in parts}
    sent: list[Any] = []
    table.send = lambda content, buffers=None: sent.append(json.loads(json.dumps(content)))  # type: ignore[method-assign]  # noqa: ARG005
    send(table, "tab:marks")
    send(table, "play")
    assert table.builder is None
    for one in sent:
        seen |= apply_parts(seen, {name: change for name, change in one.get("parts", {}).items() if name in parts})
    assert seen == {name: json.loads(json.dumps(getattr(table, name))) for name in parts}


@pytest.mark.parametrize("target", ["", "pick:tile:99Z", "set:objective:1", "tab:", "fly", "set:deck:us:Rifleman A", "x" * 500, "save:"])
@pytest.mark.parametrize("kind", ["build", "tap"])
def test_wrong_messages_change_nothing_and_give_the_reason(table: HomeTable, kind: str, target: str) -> None:
    assert table.builder is not None
    before = table.builder.draft
    build = send(table, target, 3, kind)
    assert table.builder.draft == before
    assert build["trouble"] or table.why or target == "tab:"


def test_value_out_of_range_is_explained(table: HomeTable) -> None:
    send(table, "tab:cards")
    assert send(table, "set:deck:us:Rifleman A", "x")["trouble"] == "“x” is not valid here. Use a whole number from 0 to 99."


def test_draft_is_back_in_the_next_kernel_and_undo_leads_to_the_file(table: HomeTable) -> None:
    send(table, "pick:tile:17B")
    again = un.build()
    assert again.builder is not None
    assert again.builder.draft["columns"] == [{"offset": 0, "tiles": ["17B"]}]
    assert again.build["said"] == "Your last draft is back. Undo leads to the saved file."
    send(again, "undo")
    assert again.builder.draft["columns"] == []
    assert un.build("memoir44").builder.draft["format"] == "memoir44 scenario 1"  # type: ignore[union-attr]


def test_draft_of_a_renamed_notebook_is_back(table: HomeTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    notebook = tmp_path / "mine.ipynb"
    notebook.touch()
    monkeypatch.setenv("JPY_SESSION_NAME", str(notebook))
    send(table, "pick:tile:17B")
    monkeypatch.setenv("JPY_SESSION_NAME", str(notebook.rename(tmp_path / "ours.ipynb")))
    assert un.build().builder.draft["columns"] == [{"offset": 0, "tiles": ["17B"]}]  # type: ignore[union-attr]


def test_draft_that_cannot_be_kept_is_reported_once(table: HomeTable) -> None:
    Path("home/drafts").write_text("a file where the folder should be")
    send(table, "tab:about")
    assert send(table, "set:title", "First")["trouble"].startswith("Your draft could not be kept")
    assert send(table, "set:title", "Second")["trouble"] == ""
    Path("home/drafts").unlink()
    send(table, "set:title", "Third")
    assert un.build().builder.draft["title"] == "Third"  # type: ignore[union-attr]


@pytest.mark.parametrize("source", ["normandy", "normandy/la-raye", "own.toml"])
def test_draft_that_was_changed_after_a_save_is_back(source: str) -> None:
    Path("own.toml").write_text(la_raye().text)
    table = un.build(source)
    send(table, "tab:about")
    send(table, "set:title", "First")
    assert send(table, "save", "mine")["said"] == "Saved as mine.toml."
    send(table, "set:title", "Second")
    assert un.build(source).builder.draft["title"] == "Second"  # type: ignore[union-attr]


@pytest.mark.parametrize("text", ["", "x", "format = 3", 'format = "undaunted-nb scenario 1"\nedition = "normandy"\ncolumns = 3'])
def test_damaged_draft_is_left_alone(text: str, table: HomeTable) -> None:
    send(table, "pick:tile:17B")
    (kept,) = Path("home/drafts").iterdir()
    kept.write_text(text)
    assert un.build().builder.draft["columns"] == []  # type: ignore[union-attr]


def test_save_needs_a_name_and_stays_in_the_folder(table: HomeTable) -> None:
    assert send(table, "save")["trouble"].startswith("Enter a file name first")
    for name in ("../x", "/x", "a/b", "a\\b", "x" * 90, "CON:", ".hidden"):
        assert "not a valid file name" in send(table, "save", name)["trouble"]
    assert [path.name for path in Path().iterdir()] == ["home"]


def test_visitor_of_a_page_saves_nothing_and_can_download(table: HomeTable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0.5")
    build = send(table, "save", "mine")
    assert build["trouble"] == "This page can’t save files. Download the scenario instead."
    assert [item["kind"] for item in build["groups"][-1]["items"]] == ["download", "code"]
    assert not Path("mine.toml").exists()


def test_saved_file_is_read_again_and_never_replaced_unasked(table: HomeTable) -> None:
    Path("mine.toml").write_text("# a comment")
    build = send(table, "save", "mine")
    assert build["trouble"].startswith("mine.toml already exists. Its comments will be lost.")
    assert Path("mine.toml").read_text() == "# a comment"
    assert send(table, "replace")["said"] == "Saved as mine.toml."
    assert table.builder is not None
    assert tomllib.loads(Path("mine.toml").read_text()) == table.builder.draft
    send(table, "tab:board")
    send(table, "pick:tile:17B")
    assert send(table, "save")["said"].startswith("Saved as")  # its own file needs no question
    assert "17B" in Path("mine.toml").read_text()
    Path("mine.toml").write_text("changed")
    assert "has changed" in send(table, "save")["trouble"]


def test_own_file_is_opened_saved_in_its_place_and_played(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(la_raye().text)
    table = un.build(str(path))
    assert table.builder is not None
    assert table.builder.faults == []
    send(table, "tab:goals")
    send(table, "set:goal:us:points", "7")
    table.builder.save()
    again = un.new_game(str(path))
    assert again.position.setup.goals[0][0].points == 7  # type: ignore[attr-defined]
    send(table, "play")
    assert table.builder is None
    assert table.build is None
    assert str(table.game.position.setup.name) == str(path)
    assert table.head["score"][0]["goal"] == 7


@pytest.mark.parametrize("source", ["normandy/hills", "memoir44/first-shots"])
def test_a_game_of_the_draft_is_kept_as_others_are(source: str) -> None:
    """It goes on in another kernel, although the draft was never saved as a file."""
    table = un.build(source, resume=False)
    send(table, "play")
    side = table._session.side
    table.game.play(next(action for action in table.game.legal_actions if action.side == side))
    table.refresh()
    played = table.game.position
    table.close()
    later = un.home()
    send(later, "pane:kept", kind="home")
    (item,) = (later.home or {})["pane"]["items"]
    send(later, item["to"], kind="home")
    assert later.game.position == played
    assert later._session.side == side


def test_unfinished_scenario_is_not_played(table: HomeTable) -> None:
    assert send(table, "play")["trouble"] == "You can’t play yet. Fix the problems first."


def test_file_with_problems_is_refused_with_all_of_them(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(la_raye().text.replace("17B", "17C").replace("Rifleman", "Rifelman"))
    with pytest.raises(FileError) as error:
        un.build(str(path))
    assert len(error.value.faults) > 1


def test_own_terrain_is_laid_saved_opened_again_and_played(tmp_path: Path) -> None:
    path = tmp_path / "cliff.toml"
    path.write_text((ROOT / "binder/docs/under-the-cliff.toml").read_text())
    table = un.build(path, resume=False)
    send(table, "pick:terrain:cliff")
    send(table, "place:E5", kind="tap")
    send(table, "save")  # asks, because its comments will be lost
    assert send(table, "replace")["said"].startswith("Saved as")
    assert set(tomllib.loads(path.read_text())["terrain"]["cliff"]) == {"E5", "G5"}
    again = un.build(path, resume=False)
    assert again.build["faults"] == []
    send(again, "play")
    position = un.new_game(path, seed=1).position
    assert "E5" in {place["id"] for place in again.ground["places"] if str(place.get("name")) == "cliff"}
    assert again.game.position.setup.grounds["cliff"] == position.setup.grounds["cliff"]  # type: ignore[attr-defined]
    assert not again.game.position.setup.grounds["cliff"].arms  # type: ignore[attr-defined]


def test_a_steep_side_is_laid_by_its_direction_saved_and_taken_off_again(tmp_path: Path) -> None:
    path = tmp_path / "bluff.toml"
    table = un.build("memoir44", resume=False)
    send(table, "tab:terrain")
    labels = [one["say"] for group in table.build["groups"] if group["id"] == "steep" for one in group["items"]]
    assert labels[:2] == ["Steep side, right", "Steep side, lower right"]
    assert len(set(labels)) == 6
    send(table, "pick:steep:60")
    send(table, "place:F5", kind="tap")  # to the lower right of F5 is f4
    send(table, "place:A1", kind="tap")  # nothing is beyond the edge of the board
    send(table, "pick:steep:0")
    send(table, "set:type", "G5")
    assert table.builder is not None
    assert table.builder.draft["special"]["steep"] == ["F5-f4", "G5-H5"]
    signs = {(one["p"], one["turn"]) for one in table.builder.elements() if one["t"] == "steep"}
    assert signs == {("F5", "60"), ("f4", "240"), ("G5", "0"), ("H5", "180")}
    spoken = {place["id"]: place_label(place, table.board) for place in table.ground["places"]}
    assert {tile for tile, said in spoken.items() if "steep side" in said} == {"F5", "f4", "G5", "H5"}
    table.builder.save(str(path))
    assert tomllib.loads(path.read_text())["special"]["steep"] == ["F5-f4", "G5-H5"]
    send(table, "pick:steep:240")
    send(table, "place:f4", kind="tap")  # the same side, from its other hex
    assert table.builder.draft["special"]["steep"] == ["G5-H5"]
    send(table, "pick:take:terrain")
    send(table, "place:H5", kind="tap")
    assert "special" not in table.builder.draft


def test_unknown_source_is_refused() -> None:
    with pytest.raises(TutorError, match="chess"):
        un.build("chess")


def test_home_page_leads_to_the_builder_and_back() -> None:
    table = un.home("en")
    send(table, "build:memoir44", kind="home")
    assert table.builder is not None
    assert len(table.ground["places"]) == 113
    send(table, "build:/etc/passwd", kind="home")
    send(table, "", kind="home")
    assert table.builder is None
    assert table.home["title"] == "Learn by playing"
    assert len(table.ground["places"]) != 113 or table.build is None


def test_text_and_picture_of_a_saved_notebook_are_those_of_the_draft(table: HomeTable) -> None:
    send(table, "pick:tile:17B")
    assert repr(table).splitlines() == [
        "Builder.", "17B, wood, cover 3.", "empty place next to 17B.", "empty place next to 17B.", *["empty place next to 17B."] * 4,
        table.build["count"], *table.build["faults"], *table.build["doubts"],
    ]  # fmt: skip
    assert "Builder" in table._saved_html()


def test_menu_of_a_table_opens_its_scenario(table: HomeTable) -> None:
    for to, source in (("chances:normandy/la-raye", "normandy/la-raye"), ("chances:memoir44/pegasus-bridge", "memoir44/pegasus-bridge")):
        send(table, to, kind="home")
        assert table.head["build"] == f"build:{source}"
        send(table, table.head["build"], kind="home")
        assert table.builder is not None
        assert table.builder.source == source
        assert not table.build["faults"]


def test_builder_speaks_three_languages(table: HomeTable) -> None:
    for language, word in (("uk", "Квадрати"), ("ru", "Квадраты"), ("en", "Tiles")):
        table.language = language
        assert table.build["tabs"][0]["label"] == word


def test_file_of_another_program_is_pasted_or_opened_and_its_gaps_are_listed() -> None:
    table = un.build("memoir44")
    assert table.builder is not None
    send(table, "tab:about")
    build = send(table, "set:paste", EDITOR_FILE)
    assert build["said"] == "The scenario of the other program is on the board. Not imported, or not certain: 1."
    left = build["groups"][1]
    assert [left["label"], *((item["label"], item["live"]) for item in left["items"])] == [
        "Not imported, or not certain",
        ("c6: Unknown terrain or object “church”.", True),
    ]
    assert (table.builder.draft["title"], table.builder.faults) == ("My beach", [])
    assert send(table, "undo")["groups"][1]["id"] == "about"  # the list is gone with the scenario
    assert table.builder.draft["title"] == ""
    build = send(table, "set:paste", "what,side")
    assert build["trouble"] == "This text can’t be imported. Its problems are listed in the tab “File”."
    assert build["groups"][1]["label"] == "Problems in the text"
    assert build["groups"][1]["items"][0]["label"].startswith("line 1, column 1: This is not valid JSON")
    assert table.builder.draft["title"] == ""
    assert send(table, "tab:about")["groups"][1]["id"] == "about"
    assert send(table, "set:paste", "{" + " " * 2_000_000)["trouble"]
    Path("mine.m44").write_text(EDITOR_FILE)
    opened = un.build("mine.m44")
    assert opened.builder is not None
    assert opened.build["groups"][1] == left
    assert opened.build["said"].endswith("Not imported, or not certain: 1.")
    opened.builder.save("mine.toml")
    assert un.new_game("mine.toml").position.setup.medals_to_win == (4, 4)  # type: ignore[attr-defined]
    assert Path("mine.m44").read_text() == EDITOR_FILE
