"""`undaunted-nb simulate`: many games of a scenario, counted."""

from __future__ import annotations

import sys
from typing import Any

import click

import undaunted_nb as un
from undaunted_nb import i18n
from undaunted_nb.engine.text import Text

from .click_texts import TranslatedCommand, UsageFault, as_json, echo, lang, say, share, whole


def two(value: str) -> list[str]:
    names = [name.strip() for name in value.split(",")]
    if len(names) != 2:
        raise click.BadParameter(i18n.say(Text("cli-two", {"value": value[:40]})))
    return names


@click.command(cls=TranslatedCommand)
@click.argument("name")
@click.option("--games", "n", type=whole, metavar="N", default=1000)
@click.option("--seed", type=whole, metavar="N", default=0)
@click.option("--opponents", type=two, metavar="A,B", default="random,random")
@click.option("--swap", is_flag=True)
@click.option("--precision", type=share, metavar="SHARE")
@click.option("--jobs", type=whole, metavar="N", default=1)
@click.option("--file", metavar="FILE")
@as_json
@click.option("--csv", "as_csv", is_flag=True)
@lang
def simulate(*, name: str, opponents: list[str], as_json: bool, as_csv: bool, **options: Any) -> None:
    if as_json and as_csv:
        raise UsageFault(Text("cli-one-form"), click.get_current_context())
    result = un.simulate(name, opponents=opponents, progress=sys.stderr.isatty(), **options)
    if as_csv:
        echo(result.to_csv(), nl=False)
    else:
        say(result.to_json(), [repr(result)], as_json=as_json)
