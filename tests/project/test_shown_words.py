"""Visible text names no file of a rulebook and no bare rule id, in any language. Only ``--json`` has them."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from click.testing import CliRunner

import undaunted_nb as un
from undaunted_nb.cli.commands import cli
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.i18n import LANGUAGES, set_language
from undaunted_nb.kit.registry import systems
from undaunted_nb.widgets.table import PARTS

IDS = frozenset(rule for system in systems() for rule in system.rules())
FILE = re.compile(r"\d{3}_[0-9a-f]{6,}|\.txt\b")
ID = re.compile(r"\b(?:un|na|m44)\.[a-z-]+(?:\.[a-z-]+)?\.\d+\b")
DATA = frozenset({"id", "rule", "rules", "line", "target", "key", "k"})
"""Fields of a Scene that are never drawn."""
GAMES = {"normandy": "normandy/la-raye", "north-africa": "north-africa/convoy", "memoir44": "memoir44/pegasus-bridge"}


def shown(value: Any) -> list[str]:
    """Return the texts of a Scene that are drawn."""
    if isinstance(value, dict):
        return [text for name, part in value.items() if name not in DATA for text in shown(part)]
    if isinstance(value, (list, tuple)):
        return [text for part in value for text in shown(part)]
    return [value] if isinstance(value, str) else []


def wrong(texts: list[str]) -> list[str]:
    return [text for text in texts if FILE.search(text) or ID.search(text)]


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Any:
    set_language(request.param)
    yield request.param
    set_language("en")


@pytest.mark.parametrize("game", GAMES)
def test_tables_show_no_file_and_no_id(game: str, language: str) -> None:
    table = un.table(un.new_game(GAMES[game], seed=4), side="", language=language, resume=False)
    rules = sorted(systems()[game == "memoir44"].rules(game))
    deeds = [("curtain", ""), ("search", ""), ("search", "a"), *(("rule", rule) for rule in rules[:: len(rules) // 12])]
    deeds += [("tap", f"place:{place['id']}") for place in table.ground["places"][:6]]
    for kind, target in deeds:
        table._on_message(table, {"kind": kind, "target": target, "revision": table.revision}, [])
        texts = shown({part: getattr(table, part) for part in PARTS})
        assert not wrong(texts), (kind, target)
    assert any(table.rule["cites"])


@pytest.mark.parametrize("game", GAMES)
def test_results_errors_and_pages_show_no_file_and_no_id(game: str, language: str) -> None:
    texts = [
        str(un.editions(game, language=language)),
        un.editions(game, language=language)._repr_markdown_(),
        str(un.glossary(game, language=language)),
    ]
    start = un.new_game(GAMES[game], seed=4)
    action = start.legal_actions[0]
    nonsense = action._replace(args=("nowhere",))
    with pytest.raises(TutorError) as refused:
        start.play(nonsense)
    assert not wrong([*texts, str(refused.value)])


def test_commands_print_no_file_and_no_id(language: str, tmp_path: Any) -> None:
    game = un.new_game("normandy/hills", seed=4)
    file = tmp_path / "hills.json"
    file.write_text(json.dumps(game.position.to_json()))
    run = CliRunner()
    for words in (("why", str(file), "Rifleman A: move 9A"), ("editions", "normandy"), ("walkthrough", "normandy/example-round")):
        said = run.invoke(cli, [*words, "--lang", language])
        assert said.output
        assert not wrong([said.output]), words
    assert ID.search(run.invoke(cli, ["why", str(file), "Rifleman A: move 9A", "--json"]).output)
