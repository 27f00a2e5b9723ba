"""`undaunted-nb new` makes a file that can be played, with comments in the person's language."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import undaunted_nb as un
from tests.cli.test_commands import run
from undaunted_nb import i18n
from undaunted_nb.cli.check import review
from undaunted_nb.cli.scenario_template import list_templates


@pytest.mark.parametrize("game", list_templates())
def test_a_new_file_works_as_it_is_in_every_language(game: str, tmp_path: Path) -> None:
    found = {}
    for language in i18n.LANGUAGES:
        file = tmp_path / f"{language}.toml"
        said = run("new", game, file, "--lang", language)
        assert said.code == 0, said.err
        assert str(file) in said.out
        text = file.read_text("utf-8")
        head, *rest = text.splitlines()
        assert head == f"#:schema ./{game}-scenario.schema.json"
        comments = [line for line in rest if line.startswith("#")]
        assert all(line.startswith("# ") and "new-" not in line and len(line) < 120 for line in comments), comments
        assert len(comments) > 15
        found[language] = (tomllib.loads(text), comments)
    assert len({str(data) for data, _ in found.values()}) == 1
    assert len({str(comments) for _, comments in found.values()}) == len(i18n.LANGUAGES)
    assert review(str(tmp_path / "en.toml"))["doubts"] == []
    assert un.new_game(tmp_path / "en.toml", seed=1).position.to_act


def test_every_field_of_a_new_file_is_explained() -> None:
    for file in list_templates().values():
        blocks = file.read_text("utf-8").split("\n\n")
        unexplained = [block for block in blocks if not re.search(r"^#: ", block, re.MULTILINE)]
        assert all(re.match(r"\[(?:de|italy|italy\.deck|units\.axis)\]", block) for block in unexplained), (
            unexplained
        )  # like the other side


@pytest.mark.parametrize("game", list_templates())
def test_the_own_pieces_in_the_comments_work(game: str, tmp_path: Path) -> None:
    assert run("new", game, tmp_path / "mine.toml").code == 0
    head, own = (tmp_path / "mine.toml").read_text("utf-8").split("# [own.tiles", 1)
    text = head + re.sub(r"(?m)^# ", "", f"# [own.tiles{own}")
    (tmp_path / "mine.toml").write_text(text, "utf-8")
    assert len(tomllib.loads(text)["own"]) > 1
    assert review(str(tmp_path / "mine.toml"))["doubts"] == []


def test_a_built_in_scenario_is_copied(tmp_path: Path) -> None:
    assert run("new", "normandy/la-raye", tmp_path / "mine.toml").code == 0
    assert un.new_game(tmp_path / "mine.toml", seed=1).start.to_json()["scenario"] == str(tmp_path / "mine.toml")
    assert run("new", "normandy/la-raye", tmp_path / "mine.toml").code == 2, "nothing is overwritten"
    assert run("new", "normandy/la-raye", tmp_path / "mine.toml", "--force").code == 0


@pytest.mark.parametrize(("name", "told"), [("normandie", "normandy"), ("normandy/la-ray", "normandy/la-raye"), ("../x", "Unknown game")])
def test_an_unknown_game_is_refused(name: str, told: str, tmp_path: Path) -> None:
    said = run("new", name, tmp_path / "mine.toml")
    assert said.code == 2
    assert told in said.err
    assert not (tmp_path / "mine.toml").exists()
