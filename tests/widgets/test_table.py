"""The table as a value in a notebook: its text, its picture, and how it continues after a restart."""

from __future__ import annotations

import json
import os
import re
from html import unescape
from pathlib import Path
from random import Random
from typing import Any, cast
from xml.etree import ElementTree as ET

import pytest

import undaunted_nb as un
from tests.pictures import picture_in
from tests.widgets.tables import SCENARIO, SHIPPED, at_turn, wire
from tests.widgets.wire import Wire
from undaunted_nb.drawing.scene import as_text, place_label
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.games.undaunted import table as present
from undaunted_nb.i18n import KNOWN
from undaunted_nb.play.game import load, new_game
from undaunted_nb.play.opponent import random_choice
from undaunted_nb.widgets.saves import store
from undaunted_nb.widgets.state.log import Log
from undaunted_nb.widgets.table import Table, table


def _decide(it: Table, rng: Random, times: int = 1) -> None:
    """Make decisions by clicks."""
    for _ in range(times):
        session = it._session
        action = random_choice(it.game.position, session.viewer, rng, frozenset({"end turn", "hunker down"}))
        ply = it.game.ply
        messages = [("end", "") if tap == "end" else ("tap", tap) for tap in wire(present.taps(it.game.position, action))]  # type: ignore[arg-type]
        for kind, target in [*messages, ("commit", "")]:
            if it.game.ply == ply:
                it._on_message(it, {"kind": kind, "target": target, "revision": it.revision}, [])
        assert it.game.ply > ply


# ---------------------------------------------------------------- as a value


@pytest.mark.parametrize("scenario", [*SHIPPED, SCENARIO])
def test_reads_the_same_twice_and_has_no_addresses(scenario: str) -> None:
    side = new_game(scenario).position.setup.sides[0]
    one, other = (Table(new_game(scenario, seed=3), side=side, opponent="random") for _ in range(2))
    assert repr(one) == repr(other)
    assert one.picture() == other.picture()
    assert not re.search(r"0x[0-9a-f]{6}| object at |Text\(|\bNone\b", repr(one))
    position = one.game.position
    for tile in position.setup.board.tiles:  # type: ignore[attr-defined]
        assert f"\n{tile}, " in repr(one)


def test_every_form_that_a_notebook_can_need() -> None:
    it = Table(new_game("normandy/la-raye", seed=3), side="US", opponent="random")
    bundle = it._repr_mimebundle_()
    assert bundle is not None
    data, _ = bundle
    assert set(data) >= {"application/vnd.jupyter.widget-view+json", "text/html", "text/plain"}
    assert data["text/plain"] == repr(it)
    assert re.fullmatch("<img [^>]*>", data["text/html"].strip())
    saved = picture_in(data["text/html"])
    assert len(saved) < len(it.picture())
    picture = ET.fromstring(saved)  # noqa: S314  (our own)
    assert picture.tag.endswith("svg")
    assert [text.text for text in picture.iter("{http://www.w3.org/2000/svg}text")][-3:] == ["Shift", "Enter", "+"]
    assert "Shift" not in it.picture()
    assert picture.find("{http://www.w3.org/2000/svg}title") is not None
    alt = re.search(r'\balt="([^"]+)"', data["text/html"])
    assert alt
    told = unescape(alt[1])
    assert "La Raye" in told
    assert told.endswith("To start or go on: click here, then press Shift + Enter.")
    assert "German Riflemen A" in told
    assert "Rifleman" not in told  # a saved picture doesn't include the hand
    json.dumps(data)


def test_the_saved_picture_explains_how_to_continue_in_the_language_of_the_browser_or_of_the_table() -> None:
    def plan(language: str) -> list[tuple[str | None, str | None]]:
        it = un.table(un.new_game("normandy/la-raye", seed=1), side="US", language=language, resume=False)
        bundle = it._repr_mimebundle_()
        assert bundle
        picture = ET.fromstring(picture_in(bundle[0]["text/html"]))  # noqa: S314  (our own)
        texts = picture.iter("{http://www.w3.org/2000/svg}text")
        return [(text.get("systemLanguage"), text.text) for text in texts if text.text and "20px" in text.get("style", "")]

    assert plan("en") == [
        ("uk", "Щоб почати або продовжити, клацніть тут і натисніть"),
        ("ru", "Чтобы начать или продолжить, щелкните здесь и нажмите"),
        (None, "To start or go on: click here, then press"),
    ]
    assert plan("uk") == [(None, "Щоб почати або продовжити, клацніть тут і натисніть")]


def test_the_picture_follows_the_game() -> None:
    it = Table(at_turn("Rifleman A"), side="US")
    before = it.picture()
    for target in ("card:Rifleman A", "do:move", "place:12B"):
        it._on_message(it, {"kind": "tap", "target": target, "revision": 0}, [])
    assert it.picture() != before
    assert "12B" in repr(it)
    it._on_message(it, {"kind": "undo", "target": "", "revision": 1}, [])
    assert it.picture() == before


def test_names_from_a_file_stay_words(tmp_path: Path) -> None:
    file = tmp_path / "angle.toml"
    file.write_text(Path(SCENARIO).read_text("utf-8").replace('title = "Everything"', 'title = "<b>&quot; \\" {x} ]]>"'), "utf-8")
    it = Table(new_game(str(file), seed=1), side="US")
    ET.fromstring(it.picture())  # noqa: S314
    ET.fromstring(f"<svg>{it.ground['markup']}</svg>")  # noqa: S314
    bundle = it._repr_mimebundle_()
    assert bundle is not None
    assert "<b>" not in bundle[0]["text/html"]


def test_a_table_goes_on_though_the_file_of_its_scenario_is_gone(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(Path(SCENARIO).read_text("utf-8"), "utf-8")
    it = table(new_game(str(file), seed=1), side="US")
    file.unlink()
    revision = it.revision
    it._on_message(it, {"kind": "tap", "target": it.mine["hand"][0]["id"].join(["card:", ""]), "revision": revision}, [])
    assert it.game.decisions >= 1
    assert it.head["title"] == "Everything"
    assert it.revision == revision + 1


def test_labels_list_the_pieces_on_a_tile() -> None:
    game = at_turn("Rifleman A", counters={"DE Riflemen B": {"at": "2A", "suppressed": True}}, us={"target": "2A"})
    it = Table(game, side="US")
    place = next(p for p in it.ground["places"] if p["id"] == "2A")
    label = place_label(place, it.board)
    assert label.startswith("2A, hill, cover 3/1, ")
    for words in ("German Riflemen B, base defense 4, suppressed", "German Machine Gunners B, base defense 4", "US mortar target"):
        assert words in label
    assert all(e["label"] for e in it.board)
    assert len({e["k"] for e in it.board}) == len(it.board)
    for place in it.ground["places"]:
        assert set(place["keys"].values()) <= set(place["near"])
        for near in place["near"]:
            assert place["id"] in next(p for p in it.ground["places"] if p["id"] == near)["near"]


def test_the_table_as_text_is_sent_when_asked_for_and_follows_the_game() -> None:
    it = Table(at_turn("Rifleman A", "Scout A"), side="US")
    assert it.text == ""
    it._on_message(it, {"kind": "text", "target": "", "revision": 0}, [])
    assert it.text.splitlines()[0].startswith("Everything (Undaunted: Normandy). Round 1, US turn")
    assert "US: deck 14" in it.text
    assert "hand: Scout A, initiative 6, Rifleman A, initiative 5" in it.text
    assert "Germany: hand 0" in it.text
    assert it.text == as_text(cast("Any", {**it._session.scene(), "ground": it.ground, "board": it.board}), "en")
    for target in ("card:Rifleman A", "do:move", "place:12B"):
        it._on_message(it, {"kind": "tap", "target": target, "revision": 0}, [])
    line = next(line for line in it.text.splitlines() if line.startswith("12B"))
    assert "US Riflemen A" in line


def test_arguments_that_do_not_exist_are_refused_clearly() -> None:
    game = new_game("normandy/hills", seed=1)
    with pytest.raises(TutorError, match="UK"):
        table(game, side="UK")
    with pytest.raises(TutorError, match="random"):
        table(game, side="US", opponent="deep thought")
    with pytest.raises(ValueError, match="en"):
        table(game, side="US", language="xx")
    assert un.table(game, side="US").game is game


# ---------------------------------------------------------------- after a restart


def _files(home: Path) -> dict[str, str]:
    return {str(p.relative_to(home)): p.read_text("utf-8") for p in sorted(home.rglob("*")) if p.is_file()}


def _open(side: str = "US", seed: int | None = 4, **more: object) -> Table:
    return table(new_game("normandy/hills", seed=seed), side=side, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [4, None])
def test_running_the_cell_again_goes_on(seed: int | None, own_home: Path) -> None:
    it, rng = _open(seed=seed), Random(1)
    for times in (1, 3, 4):
        _decide(it, rng, times)
        again = _open(seed=seed)
        assert [s.lines for s in again.game.steps] == [s.lines for s in it.game.steps]
        assert again.game.position == it.game.position
        assert repr(again) == repr(it)
        it = again
    assert len(_files(own_home)) == 1
    assert ".part" not in "".join(_files(own_home))


def test_the_opponents_actions_are_kept(own_home: Path) -> None:
    it = _open(seed=None)
    _decide(it, Random(2), 1)
    while "end turn" not in it.game.steps[-1].lines[0] and "initiative" in it.game.steps[-1].lines[0]:
        _decide(it, Random(3), 1)
    it._on_message(it, {"kind": "end", "target": "", "revision": it.revision}, [])
    (saved,) = own_home.rglob("*.jsonl")
    assert [step.lines for step in load(saved).steps] == [step.lines for step in it.game.steps]


def test_game_does_not_continue_with_undone_steps() -> None:
    it = _open()
    _decide(it, Random(1), 3)
    it._on_message(it, {"kind": "undo", "target": "", "revision": it.revision}, [])
    assert _open().game.position == it.game.position


def test_two_people_at_one_screen_continue_with_a_hidden_table_between_them() -> None:
    it = _open(side="")
    _decide(it, Random(1))
    assert it.curtain
    again = _open(side="")
    assert again.game.position == it.game.position
    assert again.curtain["button"] == it.curtain["button"]
    assert again.mine["hand"] == []
    again._on_message(again, {"kind": "curtain", "target": "", "revision": again.revision}, [])
    assert again.mine["name"] == "Germany"
    _decide(again, Random(1))
    while not again.curtain:
        _decide(again, Random(1))
    assert _open(side="").mine["hand"] == []  # any person can run the cell, so no cards are shown


def test_other_seeds_sides_and_scenarios_are_other_tables() -> None:
    tables = [
        lambda: _open(seed=1),
        lambda: _open(seed=2),
        lambda: _open(side="DE", seed=1),
        lambda: _open(side="", seed=1),
        lambda: table(new_game("normandy/mortar", seed=1), side="US"),
    ]
    opened = []
    for open_one in tables:
        it = open_one()
        assert it.game.decisions == 0
        _decide(it, Random(5))
        opened.append(it.game.position)
    assert [open_one().game.position for open_one in tables] == opened


def test_tables_of_other_notebooks_are_other_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JPY_SESSION_NAME", "/home/a/one.ipynb")
    _decide(_open(), Random(1))
    monkeypatch.setenv("JPY_SESSION_NAME", "/home/a/two.ipynb")
    assert _open().game.decisions == 0


def test_a_renamed_notebook_goes_on_with_its_games(tmp_path: Path, own_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def open_in(notebook: Path) -> list[Table]:
        """Open two games of one scenario in a new kernel of a notebook."""
        monkeypatch.setenv("JPY_SESSION_NAME", str(notebook))
        return [_open(), _open()]

    notebook = tmp_path / "lesson.ipynb"
    notebook.touch()
    one, two = open_in(notebook)
    _decide(one, Random(1), 3)
    played = one.game.position
    for name in ("урок [2].ipynb", "again.ipynb", "lesson.ipynb"):
        for it in (one, two):
            it.close()
        notebook = notebook.rename(tmp_path / name)
        one, two = open_in(notebook)
        assert one.game.position == two.game.position == played
    copy = tmp_path / "copy.ipynb"
    copy.touch()
    assert open_in(copy)[0].game.decisions == 0, "the other notebook exists"
    assert len([*(own_home / "games").iterdir()]) == 1, "the copy saved nothing"


def test_nobody_gets_the_game_of_one_of_two_notebooks_that_are_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("one", "two", "three"):
        notebook = tmp_path / f"{name}.ipynb"
        notebook.touch()
        monkeypatch.setenv("JPY_SESSION_NAME", str(notebook))
        it = _open()
        assert it.game.decisions == 0
        _decide(it, Random(len(name)))
        it.close()
        if name == "two":
            for gone in tmp_path.glob("*.ipynb"):
                gone.unlink()


@pytest.mark.parametrize("damaged", [b"", b"\xff\x00\n\n/nowhere\n", b"x" * 100_000])
def test_a_damaged_list_of_notebooks_hurts_nobody(damaged: bytes, tmp_path: Path, own_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own_home.mkdir()
    (own_home / "notebooks.txt").write_bytes(damaged)
    notebook = tmp_path / "lesson.ipynb"
    notebook.touch()
    monkeypatch.setenv("JPY_SESSION_NAME", str(notebook))
    it = _open()
    _decide(it, Random(1))
    it.close()
    assert _open().game.position == it.game.position


def _broken(text: str) -> list[str]:
    head, deal, first, *rest = text.splitlines(keepends=True)
    data = json.loads(head)
    replay = {**data, "format": "undaunted-nb replay 1", "actions": [json.loads(line) for line in (deal, first, *rest)]}
    wrong = {**replay, "actions": [*replay["actions"][:1], ["US: initiative Nobody"]]}
    return [
        "",
        head[: len(head) // 2],
        "not json",
        "[]",
        "null",
        '{"format": "something else"}',
        text.replace("normandy/hills", "normandy/la-raye"),
        json.dumps(wrong),
        json.dumps({**replay, "actions": 3}),
        json.dumps({**replay, "format": "undaunted-nb replay 99"}),
        "\x00" * 50,
        json.dumps({**replay, "worth": {"2A": 77}}),
        json.dumps({**replay, "initiative": "US", "actions": replay["actions"][:2]}),  # whole, but of another start
        "".join([head, deal, '["US: initiative Nobody"]\n', *rest]),
        f"{head}{deal}{first}99\n",
        f"{head}{deal}{{}}\n{first}",
        "".join([head, deal, first[:9], "\n", *rest]),
        head.replace("journal 2", "journal 3") + deal,
    ]


def test_an_unusable_save_is_put_aside_and_the_table_reports_it(own_home: Path) -> None:
    it = _open()
    _decide(it, Random(1), 2)
    (name, good), *_ = _files(own_home).items()
    for number, bad in enumerate(_broken(good), 1):
        it.close()  # as when the kernel stops
        (own_home / name).write_text(bad, "utf-8")
        it = _open()
        assert bool(it.game.decisions) == bad.startswith("".join(good.splitlines(keepends=True)[:3])), "what can be read goes on"
        assert bad in _files(own_home).values()
        aside = own_home / Path(name).with_name(f"{Path(name).stem}.unused-{number}.jsonl")
        assert "Can’t read your saved game" in it.why["title"], bad[:80]
        assert f'un.load("{aside}")' in it.why["reasons"][0]["text"]
        assert aside.read_text("utf-8") == bad
        _decide(it, Random(7))
        files = _files(own_home)
        assert bad in files.values(), bad[:80]
        assert len(files) == number + 1
        again = _open()
        assert again.game.position == it.game.position
        again.close()


def test_a_damaged_save_goes_on_from_its_last_readable_line(own_home: Path) -> None:
    it = _open()
    _decide(it, Random(1), 8)
    (name, good), *_ = _files(own_home).items()
    steps, lines = [step.lines for step in it.game.steps], good.splitlines(keepends=True)
    for at, line in ((4, "\x00\x00\n"), (5, '["US: initiative Nobody"]\n'), (6, '["\ud7ff'), (3, "[3]\n")):
        it.close()
        (own_home / name).write_text("".join([*lines[:at], line, *lines[at + 1 :]]), "utf-8")
        it = _open()
        assert [step.lines for step in it.game.steps][: at - 1] == steps[: at - 1]
        assert f"step {at - 1}" in it.why["reasons"][0]["text"]
        it.close()
        it = _open()
        assert [step.lines for step in it.game.steps][: at - 1] == steps[: at - 1], "it is written at once"


def test_a_comment_that_no_file_can_hold_does_not_stop_saving(own_home: Path) -> None:
    game = un.new_game("normandy/hills", seed=4)
    game.play(game.legal_actions[0])
    game.comment("half \ud800 a sign")
    save = store.open_save(game, "US")
    save.keep()
    assert [step.comment for step in un.load(save.place).steps if step.comment] == ["half ? a sign"]
    text = save.place.read_text("utf-8").replace("half ?", "half \\ud800")
    save.place.write_text(text, "utf-8")
    again = un.load(save.place)
    assert store.Save(again, save.place.with_name("other.jsonl")).keep() is None  # type: ignore[func-returns-value]


def test_a_save_that_was_cut_off_loses_its_last_line_at_most(own_home: Path) -> None:
    it = _open()
    _decide(it, Random(1), 4)
    it.close()
    (place,) = own_home.rglob("*.jsonl")
    text = place.read_bytes()
    steps = [step.lines for step in it.game.steps]
    for cut in range(text.index(b"\n") + 1, len(text), 7):
        place.write_bytes(text[:cut])
        again = [step.lines for step in load(place).steps]
        assert again == steps[: text[:cut].count(b"\n") - 1] or len(again) == 1  # the first cards are dealt again
    again_ = _open()
    assert again_.game.decisions <= it.game.decisions
    _decide(again_, Random(3))
    assert load(place).position == again_.game.position


def test_binary_saves_are_also_kept(own_home: Path) -> None:
    it = _open()
    _decide(it, Random(1))
    place = store.place_of(it.game, "US")
    it.close()
    place.write_bytes(b"\xff\xfe\x00\x80")
    _decide(_open(), Random(1))
    assert b"\xff\xfe\x00\x80" in [p.read_bytes() for p in place.parent.iterdir()]


def test_resume_false_restarts_and_leaves_the_save_alone(own_home: Path) -> None:
    it = _open()
    _decide(it, Random(1), 3)
    before = _files(own_home)
    anew = _open(resume=False)
    assert anew.game.decisions == 0
    assert _files(own_home) == before
    _decide(anew, Random(9), 2)
    assert _files(own_home) == before
    assert _open().game.position == it.game.position


def test_a_game_that_was_begun_in_a_cell_also_continues(tmp_path: Path, own_home: Path) -> None:
    begun = new_game("normandy/hills", seed=8)
    rng = Random(3)
    for _ in range(4):
        begun.play(random_choice(begun.position, begun.position.to_act[0], rng))
    file = tmp_path / "begun.json"
    begun.save(file)
    it = table(load(file), side="US")
    _decide(it, Random(1), 3)
    assert table(load(file), side="US").game.position == it.game.position
    # Another beginning is another game: the first one is not lost by it.
    kept = set(_files(own_home).values())
    other = new_game("normandy/hills", seed=8)
    other.play(next(a for a in other.legal_actions if a.side == "US" and other.position.format(a) != begun.steps[1].lines[0]))
    different = table(other, side="US")
    assert different.game.steps[1].lines != begun.steps[1].lines
    _decide(different, Random(1))
    assert kept <= set(_files(own_home).values())


def test_a_game_that_cannot_be_kept_goes_on_with_a_warning(own_home: Path) -> None:
    own_home.write_text("a file where the folder should be")
    it = _open()
    _decide(it, Random(1))
    assert it.why["tone"] == "error"
    assert "Couldn’t save" in it.why["title"]
    assert "Can’t write this file" in it.why["reasons"][0]["text"]
    assert it.game.decisions > 0


def test_a_disk_that_fails_in_the_middle_leaves_the_old_save(own_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(*_args: object) -> None:
        raise OSError(28, "No space left on device")

    it = _open()
    _decide(it, Random(1))
    before, position = _files(own_home), it.game.position
    for breaker, one in (
        (lambda: monkeypatch.setattr(os, "fsync", failing), it),
        (lambda: monkeypatch.setattr(Path, "replace", failing), None),
    ):
        if one is None:
            it.close()
            it = _open()  # it writes the whole file the first time
        breaker()
        _decide(it, Random(2))
        assert it.why["tone"] == "error"
        monkeypatch.undo()
        monkeypatch.setenv("UNDAUNTED_NB_HOME", str(own_home))
        assert _files(own_home) == before
    it.close()
    assert _open().game.position == position


def test_the_answer_does_not_wait_for_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    it = _open()
    line = Wire(it)
    answered: list[bool] = []
    monkeypatch.setattr(store.Save, "keep", lambda _: answered.append("mine" in line.comm.sent[-1]["content"]["parts"]))
    _decide(it, Random(1))
    assert answered == [True]


def test_the_log_says_the_same_after_undo_and_in_each_language() -> None:
    rng = Random(3)
    it = Table(un.new_game("normandy/la-raye", seed=5), side="US", opponent="random")
    for turn in range(12):
        _decide(it, rng, 3)
        for kind in (("undo",), ("more", "undo"), ("undo", "redo", "more"))[turn % 3]:
            it._on_message(it, {"kind": kind, "target": "", "revision": it.revision}, [])
        it.language = [*KNOWN][turn * len(KNOWN) // 12]
        kept, it._session.log = it._session.log, Log()
        assert it._session.scene()["log"] == it.log
        it._session.log = kept


def test_every_line_of_the_log_is_under_the_heading_of_its_round() -> None:
    for name, first in (("normandy/la-raye", "Round 1"), ("memoir44/pegasus-bridge", "Turn: Allies")):
        game = un.new_game(name, seed=5)
        rng = Random(3)
        while game.ply < 12:
            game.play(rng.choice(game.legal_actions))
        it = Table(game)
        it._on_message(it, {"kind": "more", "target": "", "revision": it.revision}, [])
        heads = [line.get("head", "") for line in it.log["lines"]]
        assert [head for head in heads if head][-1] == first
        assert heads[0]


def test_walkthroughs_are_not_kept(own_home: Path) -> None:
    it = un.walkthrough("normandy/example-round")
    for _ in range(3):
        it._on_message(it, {"kind": "next", "target": "", "revision": it.revision}, [])
    assert not _files(own_home)
    assert repr(un.walkthrough("normandy/example-round")) == repr(un.walkthrough("normandy/example-round"))


def test_saving_is_never_sent() -> None:
    it = _open()
    _decide(it, Random(1), 3)
    state = json.dumps({k: v for k, v in it.get_state().items() if not k.startswith("_") and k != "layout"})
    assert "undaunted-nb replay" not in state
    assert "draw " not in state.replace("will draw ", "")
