"""The command line in every language: help and errors, with nothing left in English."""

from __future__ import annotations

import re

import click
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from tests.cli.test_commands import run
from tests.project.paths import ROOT
from undaunted_nb import i18n
from undaunted_nb.cli.click_texts import TranslatedCommand
from undaunted_nb.cli.commands import cli
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import say
from undaunted_nb.kit import games

COMMANDS: dict[str, click.Command] = {"": cli, **cli.commands}
GAMES = set(games.systems())
NAMES = {
    *GAMES,
    "UNDAUNTED_NB_LANG",
    "UNDAUNTED_NB_REPOSITORY",
    "UNDAUNTED_NB_HUB",
    "GitHub",
    "git",
    "main",
    "Binder",
    "Voila",
    "mybinder.org",
    "JSON",
    "SVG",
    "CSV",
    "JupyterLab",
    "OPTIONS",
    "COMMAND",
    "ARGS",
    "undaunted-nb",
    *i18n.KNOWN,
}
QUOTED = (
    *('"Rifleman A: move 17B"', "normandy/example-round", "random,random", "careful,random", "undaunted_nb/i18n", "today"),
    *("normandy-scenario", "lesson", "JSON", "localhost"),
)

every_language = pytest.mark.parametrize("language", i18n.LANGUAGES)
every_command = pytest.mark.parametrize("name", COMMANDS)


def _words(name: str) -> list[str]:
    return [name] if name else []


def _typed(command: click.Command) -> set[str]:
    """Return the words that you type unchanged: names of parameters and their placeholders."""
    params = command.get_params(click.Context(command))
    choices = {choice for p in params if isinstance(p.type, click.Choice) for choice in map(str, p.type.choices)}
    shown = {p: getattr(p, "metavar", None) or p.human_readable_name for p in params}
    return choices | {word for p in params for word in (*p.opts, shown[p], *shown[p].split("|"))}


def _entries(language: str) -> dict[str, set[str]]:
    """Return each message of the command line, with its attributes."""
    source = (ROOT / "undaunted_nb" / "i18n" / language / "cli.ftl").read_text("utf-8")
    found = [entry for entry in FluentParser().parse(source).body if isinstance(entry, ftl.Message)]
    return {entry.id.name: {a.id.name for a in entry.attributes} for entry in found}


@every_language
@every_command
def test_help_is_complete(name: str, language: str) -> None:
    said = run(*_words(name), "--help", "--lang", language)
    assert said.code == 0
    assert "cli-" not in said.out
    assert said.out.startswith(say(Text("cli-usage"), language))
    flat = " ".join(said.out.split())
    command = COMMANDS[name]
    assert isinstance(command, TranslatedCommand)
    assert say(Text(command.key), language) in flat
    if language != "en":
        for words in (*QUOTED, *sorted(NAMES | cli.commands.keys() | _typed(command), key=len, reverse=True)):
            flat = re.sub(rf"(?<![\w-]){re.escape(words)}(?![\w-])", "", flat)
        assert not re.findall(r"[A-Za-z]{2,}", flat)


@every_language
def test_every_command_and_parameter_has_its_message_and_no_other_has_one(language: str) -> None:
    entries = _entries(language)
    common = entries["cli"]
    used: set[str] = set()
    for command in COMMANDS.values():
        assert isinstance(command, TranslatedCommand)
        own = entries[command.key]
        params = {max(p.opts, key=len).lstrip("-") for p in command.get_params(click.Context(command))}
        assert params <= own | common
        assert command is cli or own <= params
        used |= params - (own if command is not cli else set())
    assert common == used
    assert entries.keys() == _entries("en").keys()


def test_a_new_command_without_a_message_is_found() -> None:
    command = TranslatedCommand("fly", params=[click.Option(["--high"])])
    assert say(Text(command.key)) == "[cli-fly]"
    assert command.help_of(command.params[0]) == "[cli.high]"


@pytest.mark.parametrize("option", [p for c in COMMANDS.values() for p in c.params if isinstance(p, click.Option)], ids=lambda p: p.opts[0])
def test_the_value_of_an_option_has_a_name(option: click.Option) -> None:
    assert option.is_flag or option.metavar


@pytest.mark.parametrize(
    ("args", "key", "params"),
    [
        (("fly",), "cli-no-command", {"name": "fly", "near": ""}),
        (("legl", "x"), "cli-no-command", {"name": "legl", "near": "legal"}),
        (("legal",), "cli-missing", {"name": "FILE"}),
        (("why", "x"), "cli-missing", {"name": "ACTION"}),
        (("odds", "--dice", "2"), "cli-missing", {"name": "--defense"}),
        (("odds", "--dice", "two", "--defense", "8"), "cli-bad-value", {"name": "--dice", "reason": Text("cli-whole", {"value": "two"})}),
        (("odds", "--dcie", "2"), "cli-no-option", {"name": "--dcie", "near": "--dice"}),
        (("--nonsense",), "cli-no-option", {"name": "--nonsense", "near": ""}),
        (("scenarios", "--json=3"), "cli-no-value", {"name": "--json"}),
        (("legal", "a", "b", "c"), "cli-too-many", {"rest": "b c"}),
    ],
)
@every_language
def test_plans(args: tuple[str, ...], key: str, params: dict[str, object], language: str) -> None:
    said = run("--lang", language, *args)
    assert (said.code, said.out) == (2, "")
    assert said.err.splitlines()[0] == say(Text(key, params), language)
    assert len(said.err.splitlines()) == 2
    assert said.err.rstrip().endswith("--help")


def test_an_option_without_its_value() -> None:
    said = run("odds", "--lang=uk", "--dice")
    assert said.err.splitlines()[0] == say(Text("cli-value-missing", {"name": "--dice"}), "uk")


@pytest.mark.parametrize("args", [("--lang", "ru", "legal"), ("legal", "--lang", "ru"), ("--lang=ru", "legal"), ("legal", "--lang=ru")])
def test_the_language_option_can_be_anywhere(args: tuple[str, ...]) -> None:
    for more in (("--help",), ("--nope",), ("normandy/nowhere",)):
        assert run(*args, *more) == run("legal", *more, "--lang", "ru")
        assert run(*args, *more) != run("legal", *more)


def test_the_language_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert run("--help") == run("--help", "--lang", "en")
    monkeypatch.setenv("UNDAUNTED_NB_LANG", "uk")
    assert run("--help") == run("--help", "--lang", "uk") != run("--help", "--lang", "en")
    assert run("scenarios", "--", "--lang", "ru").err.splitlines()[0] == say(Text("cli-too-many", {"rest": "--lang ru"}), "uk")
    monkeypatch.setenv("UNDAUNTED_NB_LANG", "xx")
    said = run("scenarios")
    assert (said.code, said.out) == (2, "")
    assert said.err.startswith("UNDAUNTED_NB_LANG: ")
    assert run("scenarios", "--lang", "en").code == 0


def test_alone_it_shows_its_help() -> None:
    said = run("--lang", "ru")
    assert said.code == 2
    assert said.out == run("--help", "--lang", "ru").out
