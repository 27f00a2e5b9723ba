"""Click's help and errors in the person's language."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from itertools import pairwise, takewhile
from typing import IO, cast

import click

from undaunted_nb import i18n
from undaunted_nb.engine.text import CONTROL, Text, clean
from undaunted_nb.files.suggestions import nearest
from undaunted_nb.lessons.progress.preferences import LANGUAGE


def echo(text: str, *, file: IO[str] | None = None, nl: bool = True, err: bool = False) -> None:
    """Print a text without control characters.

    Names from files and arguments could contain terminal commands.
    """
    click.echo(clean(text), file=file, nl=nl, err=err)


def say(data: object, lines: Sequence[str], *, as_json: bool) -> None:
    """Print an answer as JSON with escaped control characters, or as lines."""
    written = CONTROL.sub(lambda match: f"\\u{ord(match[0]):04x}", json.dumps(data, ensure_ascii=False, indent=2)) if as_json else ""
    echo(written or "\n".join(lines))


class UsageFault(click.UsageError):
    """An error in the command line, in the requested language."""

    def __init__(self, text: Text, ctx: click.Context) -> None:
        super().__init__(f"{i18n.say(text)}\n{i18n.say(Text('cli-see', {'help': f'{ctx.command_path} --help'}))}", ctx)

    def show(self, file: IO[str] | None = None) -> None:
        echo(self.message, file=file, err=True)


def _usage_fault(error: click.UsageError, ctx: click.Context) -> UsageFault:
    """Return click's error in the project's own words."""
    match error:
        case click.NoSuchOption():
            text = Text("cli-no-option", {"name": error.option_name, "near": next(iter(error.possibilities or ()), "")})
        case click.BadOptionUsage():
            flag = any(error.option_name in param.opts and getattr(param, "is_flag", False) for param in ctx.command.params)
            text = Text("cli-no-value" if flag else "cli-value-missing", {"name": error.option_name})
        case click.MissingParameter(param=click.Parameter() as param):
            text = Text("cli-missing", {"name": _named(param)})
        case click.BadParameter(param=click.Parameter() as param):
            text = Text("cli-bad-value", {"name": _named(param), "reason": error.message})
        case _:
            text = Text("cli-other", {"reason": Text("reason-other", {"words": error.format_message()})})
    return UsageFault(text, ctx)


def _named(param: click.Parameter) -> str:
    """Return the option names or the placeholder of a parameter."""
    return ", ".join(sorted(param.opts, key=len)) if isinstance(param, click.Option) else param.human_readable_name


class TranslatedCommand(click.Command):
    """A command with translated help.

    The text is ``cli-NAME``, with an attribute (there or on ``cli``) for each parameter.
    """

    allow_extra_args = True  # counted here, so that the error can name them in the requested language

    @property
    def key(self) -> str:
        return "cli" if isinstance(self, click.Group) else f"cli-{self.name}"

    def help_of(self, param: click.Parameter) -> str:
        name = max(param.opts, key=len).lstrip("-")
        key = f"{self.key}.{name}"
        return i18n.say(Text(key if i18n.has(key) else f"cli.{name}", {"all": ", ".join(i18n.KNOWN)}))

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        try:
            rest = super().parse_args(ctx, args)
        except click.UsageError as error:
            raise _usage_fault(error, ctx) from None
        if rest and not isinstance(self, click.Group):
            raise UsageFault(Text("cli-too-many", {"rest": " ".join(rest)[:60]}), ctx)
        return rest

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_usage(ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), f"{i18n.say(Text('cli-usage'))} ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # noqa: ARG002  (click's signature)
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(i18n.say(Text(self.key)))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        parts: dict[str, list[tuple[str, str]]] = {"cli-arguments": [], "cli-options": [], "cli-commands": []}
        for param in self.get_params(ctx):
            help_text = self.help_of(param)
            if isinstance(param, click.Option):
                note = f" ({i18n.say(Text('cli-required'))})" if param.required else ""
                parts["cli-options"].append((" ".join(filter(None, (_named(param), param.metavar))), help_text + note))
            else:
                parts["cli-arguments"].append((_named(param), help_text))
        if isinstance(self, click.Group):
            parts["cli-commands"] = [
                (name, i18n.say(Text(cast(TranslatedCommand, self.commands[name]).key))) for name in sorted(self.commands)
            ]
        for heading, rows in parts.items():
            if rows:
                with formatter.section(i18n.say(Text(heading))):
                    formatter.write_dl(rows)


class SpokenGroup(TranslatedCommand, click.Group):
    """All commands. Without a command, it prints the list of them."""

    command_class = TranslatedCommand

    def resolve_command(self, ctx: click.Context, args: list[str]) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in self.commands:
            suggestion = nearest(args[0], self.commands, 0.6)
            raise UsageFault(Text("cli-no-command", {"name": args[0][:60], "near": suggestion}), ctx)
        return super().resolve_command(ctx, args)


def whole(value: str) -> int:
    try:
        return int(value)
    except ValueError:
        raise click.BadParameter(i18n.say(Text("cli-whole", {"value": value[:40]}))) from None


def share(value: str) -> float:
    try:
        return float(value)
    except ValueError:
        raise click.BadParameter(i18n.say(Text("cli-share", {"value": value[:40]}))) from None


def language_of(words: Sequence[str]) -> str:
    """Return the language requested on the command line or in the environment.

    Help and errors also use it.
    """
    options = list(takewhile(lambda word: word != "--", words))
    languages = [word.removeprefix("--lang=") for word in options if word.startswith("--lang=")] + [
        after for word, after in pairwise(options) if word == "--lang"
    ]
    return next((language for language in languages if language in i18n.KNOWN), os.environ.get(LANGUAGE, ""))


def known_language(_context: click.Context, _option: click.Parameter, language: str) -> str:
    if language and language not in i18n.KNOWN:
        raise click.BadParameter(i18n.say(Text("error-language", {"name": language[:60], "all": ", ".join(i18n.KNOWN)})))
    return language


as_json = click.option("--json", "as_json", is_flag=True)
lang = click.option("--lang", metavar="LANGUAGE", expose_value=False, is_eager=True, callback=known_language)
