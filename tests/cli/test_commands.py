"""The command line: every answer, every exit code, and never a traceback."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from fractions import Fraction
from pathlib import Path
from typing import Any, NamedTuple

import nbformat
import pytest
from click.testing import CliRunner
from hypothesis import given, settings
from hypothesis import strategies as st
from nbformat.sign import NotebookNotary

import undaunted_nb as un
from undaunted_nb import i18n
from undaunted_nb.cli import commands
from undaunted_nb.lessons.authoring.notebook import notebook as made
from undaunted_nb.lessons.format import lesson
from undaunted_nb.lessons.progress.progress import Progress
from undaunted_nb.play.game import game_from_json, load, new_game

ROOT = Path(un.__file__).parents[1]


class Answer(NamedTuple):
    """The output of a command and its exit code."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


def run(*args: object) -> Answer:
    """Run the command line in this process, from its entry point."""
    words = [str(arg) for arg in args]
    runner = CliRunner()
    with runner.isolation() as (out, err, *_), pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", ["undaunted-nb", *words])
        code: object = 0
        try:
            commands.main()
        except SystemExit as done:
            code = done.code
        sys.stdout.flush()
        sys.stderr.flush()
        i18n.set_language(i18n.FIRST)
        said = Answer(code if isinstance(code, int) else 0 if code is None else 1, out.getvalue().decode(), err.getvalue().decode())
    assert "Traceback" not in said.out + said.err
    return said


@pytest.fixture
def attack(tmp_path: Path) -> Path:
    """Write a position before an attack to a file."""
    file = tmp_path / "attack.json"
    file.write_text(
        json.dumps(
            {
                "format": "undaunted-nb position 1",
                "scenario": "normandy/hills",
                "phase": "turns",
                "turn": "US",
                "US": {"hand": ["Machine Gunner A", "Rifleman A", "Fog of War"]},
            }
        )
    )
    return file


# ---------------------------------------------------------------- each command


def test_scenarios() -> None:
    names = [s["name"] for s in run("scenarios", "--json").json]
    assert {"normandy/la-raye", "normandy/critical-intelligence", "normandy/example-round"} <= set(names)
    assert len(names) >= 6
    lines = run("scenarios").out.splitlines()
    assert [line.split()[0] for line in lines] == names
    assert all("La Raye" in line for line in lines if "la-raye" in line)
    games = [tuple(line.split()[-2:]) for line in lines]
    assert games == [(s["game"], s["source"]) for s in run("scenarios", "--json").json], "the columns do not run together"


def test_walkthrough_as_text() -> None:
    said = run("walkthrough", "normandy/example-round")
    assert said.code == 0
    assert "Machine Gunner C: attack DE Riflemen A" in said.out
    assert "The dice show 5 and 8" in said.out
    assert "(end turn; play Direct from HQ; order b6) Axis: “move b6 B5”" in run("walkthrough", "memoir44/forest").out


def test_walkthrough_as_json() -> None:
    said = run("walkthrough", "normandy/example-round", "--json")
    assert said.code == 0
    steps = said.json
    assert all({"side", "action", "events"} <= step.keys() for step in steps)
    assert all(event["rules"] and event["event"] for step in steps for event in step["events"])
    attacks = [event for step in steps for event in step["events"] if event["event"] == "attacked"]
    assert len(attacks) == 1
    assert attacks[0]["defense"] == {"base": 4, "cover": 3, "range": 1, "total": 8}
    assert (attacks[0]["dice"], attacks[0]["hit"], attacks[0]["lost_from"]) == ([5, 8], True, "discard")
    step = next(step for step in steps if attacks[0] in step["events"])
    assert (step["side"], step["action"]) == ("US", "Machine Gunner C: attack DE Riflemen A")
    refused = [step for step in steps if step.get("reasons")]
    assert [(s["side"], s["action"], s["events"]) for s in refused] == [("DE", "Rifleman A: move 17B", [])]
    assert refused[0]["reasons"][0]["rule"] == "un.move.2"


def test_legal(attack: Path) -> None:
    said = run("legal", attack, "--json")
    assert said.json["to_act"] == ["US"]
    assert "Machine Gunner A: attack DE Riflemen B" in said.json["actions"]
    assert run("legal", attack).out.splitlines() == said.json["actions"]
    assert said.json["actions"] == [load(attack).position.format(a) for a in load(attack).legal_actions]
    start = run("legal", "normandy/la-raye", "--json").json
    assert start["to_act"] == ["US", "DE"]
    line = load(attack).line()
    assert run("legal", line, "--json").json == said.json


def test_legal_when_the_game_is_over(tmp_path: Path) -> None:
    file = tmp_path / "over.json"
    file.write_text(
        json.dumps({"format": "undaunted-nb position 1", "scenario": "normandy/hills", "outcome": {"winner": "US", "rule": "un.end.2"}})
    )
    assert run("legal", file, "--json").json == {"to_act": [], "actions": []}
    assert "over" in run("legal", file).out
    said = run("why", file, "end turn")
    assert said.code == 1
    assert "The game ends at once" in said.out


def test_why(attack: Path) -> None:
    said = run("why", attack, "Rifleman A: move 10B")
    assert (said.code, said.err) == (0, "")
    assert run("why", attack, "Rifleman A: move 10B", "--json").json == {"action": "Rifleman A: move 10B", "legal": True, "violations": []}
    said = run("why", attack, "rifleman a: move 9A 13B")
    assert said.code == 1
    for words in ("Adjacent tiles", "Ukrainian edition: ", "Russian edition: "):
        assert words in said.out
    assert not re.search(r"\bun\.\w+\.\d|\.txt", said.out)
    found = run("why", attack, "rifleman a: move 9A 13B", "--json")
    assert found.code == 1
    assert found.json["action"] == "Rifleman A: move 9A 13B"
    assert found.json["legal"] is False
    for violation in found.json["violations"]:
        assert violation["why"]
        assert violation["text"]
        assert violation["cites"]
        assert violation["why"] in said.out


def test_apply(attack: Path, tmp_path: Path) -> None:
    out = tmp_path / "after.json"
    said = run("apply", attack, "Machine Gunner A: attack DE Riflemen B", "--chance", "5 8", "--out", out, "--json")
    assert said.code == 0
    answer = said.json
    assert answer["action"] == "Machine Gunner A: attack DE Riflemen B"
    event = next(e for e in answer["events"] if e["event"] == "attacked")
    assert event["dice"] == [5, 8]
    assert event["defense"]["total"] == sum(event["defense"][part] for part in ("base", "cover", "range"))
    saved = load(out)
    assert saved.decisions == 1
    assert saved.position == load(answer["line"]).position
    assert saved.position == game_from_json(answer["position"], "answer").position
    text = run("apply", attack, "Machine Gunner A: attack DE Riflemen B", "--chance", "5 8")
    assert text.out.splitlines()[-1] == answer["line"]
    assert "5, 8" in text.out
    # A replay can be gone on with.
    again = run("apply", out, "end turn", "--seed", "3", "--out", out)
    assert again.code == 0
    assert load(out).decisions == 2


def test_apply_with_a_seed_is_the_same_each_time(attack: Path) -> None:
    def dice(seed: int) -> Any:
        answer = run("apply", attack, "Machine Gunner A: attack DE Riflemen B", "--seed", seed, "--json").json
        return tuple(next(e for e in answer["events"] if e["event"] == "attacked")["dice"])

    assert len({dice(5) for _ in range(6)}) == 1
    assert len({dice(seed) for seed in range(20)}) > 3


@pytest.mark.parametrize(
    ("chance", "code"),
    [("5", 1), ("5 8 9", 1), ("a b", 2), ("5 8, 3", 2), ("5 8, Rifleman A", 2), ("10 1", 2), ("roll 5 8", 0), ("8 5", 0)],
)
def test_apply_with_other_chance(attack: Path, tmp_path: Path, chance: str, code: int) -> None:
    out = tmp_path / "out.json"
    said = run("apply", attack, "Machine Gunner A: attack DE Riflemen B", "--chance", chance, "--out", out)
    assert said.code == code
    assert bool(said.err) == (code != 0)
    assert out.exists() == (code == 0)


def test_apply_of_something_illegal(attack: Path, tmp_path: Path) -> None:
    out = tmp_path / "out.json"
    said = run("apply", attack, "Rifleman A: move 9A", "--out", out)
    assert (said.code, said.out) == (1, "")
    assert "Adjacent tiles" in said.err
    assert not out.exists()
    said = run("apply", attack, "Rifleman A: move 9A", "--json")
    assert said.code == 1
    assert said.json["legal"] is False


@pytest.mark.parametrize("name", ["", "x" * 300])
def test_apply_with_a_place_that_cannot_be_written(attack: Path, tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    said = run("apply", attack, "end turn", "--out", name)
    assert said.code == 2
    assert "Can’t write this file" in said.err
    said = run("apply", attack, "end turn", "--out", attack / "inside.json")
    assert said.code == 2
    assert "inside.json" in said.err


@pytest.mark.parametrize(
    ("dice", "defense", "fraction"), [(2, 8, "51/100"), (1, 9, "1/5"), (4, 10, "3439/10000"), (3, 0, "1"), (1, 100, "1/10")]
)
def test_odds(dice: int, defense: int, fraction: str) -> None:
    answer = run("odds", "--dice", dice, "--defense", defense, "--json").json
    assert answer["probability"] == fraction
    assert answer["decimal"] == pytest.approx(float(Fraction(fraction)))
    assert 0 in answer["hits"]
    assert run("odds", "--dice", dice, "--defence", defense).out.startswith(f"{fraction} = ")


def test_odds_of_a_series() -> None:
    found = run("odds", "--dice", 2, "--defense", 8, "--until", "counter", "--cards", 3, "--json").json
    assert (found["needed"], found["expected"]) == (4, "400/51")
    assert found["within"]["3"] == "0"
    assert found["within"]["4"] == str(Fraction(51, 100) ** 4)
    card = run("odds", "--dice", 2, "--defense", 8, "--until", "card")
    assert "100/51" in card.out
    assert "within 1 attack: 51.0%" in card.out
    for wrong in (
        ("--until", "counter"),
        ("--until", "card", "--cards", 2),
        ("--until", "x"),
        ("--cards", 3),
        ("--until", "counter", "--cards", -1),
    ):
        answer = run("odds", "--dice", 2, "--defense", 8, *wrong)
        assert (answer.code, answer.out) == (2, "")
        assert "--until" in answer.err


@pytest.mark.parametrize(
    "args",
    [
        ("--dice", "0", "--defense", "8"),
        ("--dice", "2", "--defense", "-1"),
        ("--dice", "x", "--defense", "8"),
        ("--dice", "2"),
        (),
        ("--dice", "9" * 5000, "--defense", "1"),
        ("--dice", "101", "--defense", "1"),
    ],
)
def test_odds_of_nonsense(args: tuple[str, ...]) -> None:
    said = run("odds", *args)
    assert said.code == 2
    assert said.out == ""
    assert said.err


def test_check(attack: Path, tmp_path: Path) -> None:
    assert run("check", attack).code == 0
    assert run("check", attack, "--json").json == {"file": str(attack), "faults": [], "scenario": "normandy/hills", "steps": 0}
    replay = tmp_path / "replay.json"
    game = new_game("normandy/hills", seed=3)
    game.play(next(iter(game.legal_actions)))
    game.save(replay)
    assert run("check", replay, "--json").json["steps"] == 1
    scenario = ROOT / "undaunted_nb" / "games" / "undaunted" / "normandy" / "scenarios" / "mortar.toml"
    assert run("check", scenario).code == 0


def test_check_of_faulty_files_names_all_faults(attack: Path, tmp_path: Path) -> None:
    data = json.loads(attack.read_text())
    attack.write_text(json.dumps({**data, "round": 0, "DE": {"hand": ["Nobody"]}, "counters": {"US Riflemen A": "nowhere"}}))
    said = run("check", attack)
    assert said.code == 2
    assert said.out == ""
    assert said.err.splitlines()[0] == f"{attack}:"
    for place in ("round", "DE.hand.Nobody", 'counters."US Riflemen A"'):
        assert f"  {place}: " in said.err
    found = run("check", attack, "--json")
    assert found.code == 2
    assert found.json["file"] == str(attack)
    assert {fault["place"] for fault in found.json["faults"]} == {"round", "DE.hand.Nobody", 'counters."US Riflemen A"'}
    assert all(fault["text"] for fault in found.json["faults"])
    scenario = tmp_path / "bad.toml"
    scenario.write_text(
        'format = "undaunted-nb scenario 1"\nedition = "normandy"\ncolumns = [{ offset = 0.3, tiles = ["99Z"] }]\n[us]\ngoals = 3\n'
    )
    said = run("check", scenario)
    assert said.code == 2
    assert len(said.err.splitlines()) > 3
    assert "line 3" in said.err


TURN = '{"format": "undaunted-nb position 1", "scenario": "normandy/hills", "phase": "turns", "turn": "US"}'
COMMANDS = {
    "legal": (),
    "why": ("end turn",),
    "apply": ("end turn",),
    "check": (),
}


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    ("content", "words"),
    [
        (None, "Can’t read this file"),
        ("", "line 1, column 1"),
        ("{", "line 1"),
        ("[]", "object"),
        ("{}", "format"),
        ('{"format": "undaunted-nb position 1"}', "scenario"),
        ('{"format": "undaunted-nb position 1", "scenario": "normandy/la-rye"}', "Did you mean “normandy/la-raye”"),
        (b"\xff\xff", "UTF-8"),
        (
            TURN.replace("position", "replay").replace("}", ', "actions": ["end turn", "end turn", "Rifleman: x"]}'),
            "actions[3]",
        ),
    ],
)
def test_bad_files_are_one_message_with_file_place_and_advice(
    command: str, content: str | bytes | None, words: str, tmp_path: Path
) -> None:
    file = tmp_path / "bad.json"
    if content is not None:
        file.write_bytes(content.encode() if isinstance(content, str) else content)
    for json_too in ((), ("--json",)):
        said = run(command, file, *COMMANDS[command], *json_too)
        assert said.code == 2
        assert words in said.out + said.err
        if not json_too:
            assert said.out == ""
            assert "bad.json" in said.err or "la-rye" in said.err


@pytest.mark.parametrize("command", ["legal", "why", "apply"])
@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("normandy/la-rye", "Did you mean “normandy/la-raye”?"),
        ("nothing like it", "Available: normandy/"),
        ("un1.abc.00000000", "Copy the whole line again"),
        ("un2.abc.00000000", "Copy the whole line again"),
        ("un3.abc.00000000", "later version"),
        ("nowhere.toml", "nowhere.toml"),
        (".", "Can’t read this file"),
        ("", ""),
    ],
)
def test_bad_sources_are_refused(command: str, source: str, words: str) -> None:
    said = run(command, source, *COMMANDS[command])
    assert said.code == 2
    assert words in said.err


@pytest.mark.parametrize("command", ["why", "apply"])
def test_bad_actions(command: str, attack: Path) -> None:
    for line, words in (("Riflman A: move 10B", "Did you mean"), ("Rifleman A move", "colon"), ("", "line is empty"), ("attack", "colon")):
        said = run(command, attack, line)
        assert said.code == 2
        assert said.out == ""
        assert words in said.err


def test_ambiguous_actions_name_the_candidates() -> None:
    start = new_game("normandy/la-raye", seed=0)
    for action in ("Squad: hunker down", "Rifle: move 2B", "US: initiative s"):
        said = run("why", start.line(), action)
        assert said.code == 2
        assert "can mean several things" in said.err


@pytest.mark.parametrize("command", ["scenarios", "walkthrough", "legal", "why", "apply", "odds", "check", "lessons", "editions"])
def test_every_command_has_json_and_languages(command: str) -> None:
    said = run(command, "--help")
    assert said.code == 0
    assert "--json" in said.out
    assert "--lang" in said.out
    said = run(command, "--lang", "xx")
    assert said.code == 2
    assert "xx" in said.err
    assert "en" in said.err
    assert run("scenarios", "--lang", "en").code == 0


def test_help_version_and_unknown_commands() -> None:
    for args in (("--help",), ("-h",), ("lab", "--help")):
        assert run(*args).code == 0
    for command in commands.cli.commands:
        assert command in run("--help").out
    assert un.__version__ in run("--version").out
    for wrong in (("fly",), ("legal",), ("why", "x"), ("legal", "a", "b"), ("--nonsense",)):
        said = run(*wrong)
        assert said.code == 2
        assert said.err


def test_unknown_walkthroughs() -> None:
    said = run("walkthrough", "normandy/exmple")
    assert said.code == 2
    assert "normandy/example-round" in said.err


def test_lessons(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNDAUNTED_NB_HOME", str(tmp_path))
    found = run("lessons", "--json").json
    assert [it["id"] for it in found] == [name for game in lesson.courses() for name in lesson.names(game)]
    assert all(it["exercises"] and not it["done"] and it["title"] for it in found)
    first = lesson.load(found[0]["id"])
    Progress.open().done(first.id, first.exercises[0].id, first.fingerprint)
    assert run("lessons", "--json").json[0]["done"] == 1
    lines = run("lessons", "--lang", "uk").out.splitlines()
    assert [line.split()[0] for line in lines] == [it["id"] for it in found]
    assert lines[0].endswith(f" 1/{len(first.exercises)}")
    assert first.said_title("uk") in lines[0]


def test_editions() -> None:
    page = un.editions("normandy", language="ru")
    assert run("editions", "--lang", "ru").out == f"{page}\n"
    assert run("editions", "--json", "--lang", "ru").json["differences"] == list(page.differences)
    assert run("editions", "north-africa", "--lang", "uk").out == f"{un.editions('north-africa', language='uk')}\n"
    assert "normandy, north-africa" in run("editions", "chess").err


def test_notebook(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("notebook", "normandy/board").code == 0
    text = (tmp_path / "01-board.ipynb").read_text("utf-8")
    assert text == made(lesson.load("normandy/board"))
    said = run("notebook", "normandy/board", "--lang", "uk")
    assert said.code == 2
    assert "--force" in said.err
    assert (tmp_path / "01-board.ipynb").read_text("utf-8") == text
    assert run("notebook", "normandy/board", "--lang", "uk", "--force").code == 0
    assert (tmp_path / "01-board.ipynb").read_text("utf-8") == made(lesson.load("normandy/board"))
    for _ in range(2):  # the folder is made; then it is there
        assert run("notebook", "normandy/board", "--out", "books/", "--force").code == 0
        assert (tmp_path / "books" / "01-board.ipynb").is_file()
    assert run("notebook", "normandy/boards").code == 2
    assert "normandy/board" in run("notebook", "normandy/boards").err


def test_notebook_of_a_personal_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    shipped = (ROOT / "undaunted_nb" / "lessons" / "normandy" / "board.toml").read_text("utf-8")
    (tmp_path / "my.toml").write_text(shipped, "utf-8")
    assert run("notebook", "my.toml", "--out", "books/mine.ipynb").code == 0
    assert '"../my.toml\\"' in (tmp_path / "books" / "mine.ipynb").read_text("utf-8")
    (tmp_path / "my.toml").write_text(shipped.replace('id = "', 'id = "!'), "utf-8")
    said = run("notebook", "my.toml")
    assert said.code == 2
    assert "my.toml" in said.err
    assert not (tmp_path / "my.ipynb").exists()


def test_lab_without_jupyterlab_explains_how_to_get_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("undaunted_nb.cli.commands.find_spec", lambda _name: None)
    said = run("lab", tmp_path / "books")
    assert said.code == 2
    assert "pip install" in said.err
    assert not (tmp_path / "books").exists()


def test_lab_copies_the_notebooks_and_keeps_existing_files(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    started: list[list[str]] = []
    monkeypatch.setattr(os, "execv", lambda _path, args: started.append(args))
    monkeypatch.setenv("JUPYTER_DATA_DIR", str(tmp_path / "data"))
    folder = tmp_path / "books"
    assert run("lab", folder).code == 0
    start = nbformat.read(folder / "00-start-here.ipynb", as_version=4)
    assert NotebookNotary().check_signature(start), "what we bring is trusted"
    names = {p.name for p in folder.iterdir()}
    assert "00-start-here.ipynb" in names
    source = ROOT / "notebooks"
    assert {p.relative_to(folder) for p in folder.rglob("*.ipynb")} == {
        p.relative_to(source) for p in source.rglob("*.ipynb") if ".ipynb_checkpoints" not in p.parts
    }
    start.cells[0].source = "mine"
    nbformat.write(start, folder / "00-start-here.ipynb")
    mine = (folder / "00-start-here.ipynb").read_text()
    assert run("lab", folder).code == 0
    assert not NotebookNotary().check_signature(start), "what others wrote is not"
    assert (folder / "00-start-here.ipynb").read_text() == mine
    assert str(folder / "00-start-here.ipynb") in started[-1]
    (tmp_path / "file").write_text("x")
    said = run("lab", tmp_path / "file" / "books")
    assert said.code == 2
    assert said.err


# ---------------------------------------------------------------- anything at all

_word = st.sampled_from(
    [
        "legal",
        "why",
        "apply",
        "check",
        "odds",
        "walkthrough",
        "scenarios",
        "lessons",
        "editions",
        "--json",
        "--lang",
        "en",
        "--chance",
        "5 8",
        "--seed",
        "1",
        "--dice",
        "2",
        "--defense",
        "8",
        "normandy/hills",
        "normandy/example-round",
        "US: initiative Rifleman A",
        "end turn",
        "-1",
        "--",
        "un1.x.y",
        "/",
        "/dev/null",
        "~",
        "*",
        "%s",
        "{0}",
    ]
) | st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), max_size=8)


@settings(max_examples=150, deadline=None)
@given(st.sampled_from(["legal", "why", "apply", "check", "odds", "walkthrough", "scenarios", ""]), st.lists(_word, max_size=5))
def test_any_arguments(command: str, words: list[str]) -> None:
    if any(word in ("lab", "--out") or word.startswith("--o") for word in words):
        return
    said = run(*([command] if command else []), *words)
    assert said.code in (0, 1, 2)
    if said.code == 2:
        assert said.err or said.out
    if said.code == 0 and "--json" in words and "--help" not in words and "-h" not in words and command:
        json.loads(said.out)


# ---------------------------------------------------------------- as a program


def _program(*args: str, **env: str) -> Answer:
    done = subprocess.run(
        [sys.executable, "-m", "undaunted_nb", *args], capture_output=True, cwd=ROOT, env={**os.environ, **env}, timeout=60, check=False
    )
    said = Answer(done.returncode, done.stdout.decode(errors="replace"), done.stderr.decode(errors="replace"))
    assert "Traceback" not in said.err
    return said


def test_exit_codes_of_the_program(attack: Path, tmp_path: Path) -> None:
    assert _program("legal", str(attack), "--json").code == 0
    assert _program("apply", str(attack), "Rifleman A: move 9A").code == 1
    said = _program("legal", str(tmp_path / "none.json"))
    assert said.code == 2
    assert len(said.err.splitlines()) == 2
    assert "none.json" in said.err


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "utf-8"])
def test_a_terminal_that_lacks_letters_does_not_fail(encoding: str, attack: Path) -> None:
    said = _program("why", str(attack), "Rifleman A: move 9A", PYTHONIOENCODING=encoding, PYTHONUTF8="0")
    assert said.code == 1
    assert "Adjacent tiles" in said.out
