"""The command line: the engine's answers for scripts, classes and servers.

Exit code 0: done. 1: the action is not legal (the reasons are printed). 2: bad input (one message that says what is wrong, where, and
what to try).
"""

from __future__ import annotations

import io
import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click

import undaunted_nb as un
from undaunted_nb import i18n
from undaunted_nb.core import game as games
from undaunted_nb.core import registry
from undaunted_nb.core.errors import Fault, FileError, IllegalActionError, TutorError
from undaunted_nb.core.legality import Verdict
from undaunted_nb.core.odds import odds as exact_odds
from undaunted_nb.core.sheet import parse_toml
from undaunted_nb.core.storage import is_line, parse_json, read_text
from undaunted_nb.core.text import Text

ILLEGAL, BAD_INPUT = 1, 2

as_json = click.option("--json", "as_json", is_flag=True, help="Answer in JSON.")
lang = click.option(
    "--lang",
    default="",
    metavar="LANGUAGE",
    expose_value=False,
    is_eager=True,
    help=f"The language of the answer: {', '.join(i18n.LANGUAGES)}.",
    callback=lambda _context, _option, value: _language(value),
)
SOURCE_HELP = "FILE is a position or a replay, a scenario's name (its start), or a position as one line of text."


def _language(language: str) -> str:
    try:
        i18n.set_language(language or i18n.FIRST)
    except ValueError as error:
        raise click.BadParameter(str(error)) from None
    return language


def _say(data: Any, lines: list[str], *, as_json: bool) -> None:
    click.echo(json.dumps(data, ensure_ascii=False, indent=2) if as_json else "\n".join(lines))


def _open(source: str) -> games.Game:
    """The game of a FILE argument."""
    if not is_line(source) and not Path(source).exists() and not source.endswith(".json"):
        return un.new_game(source, seed=0)
    if source.endswith(".toml"):
        return un.new_game(source, seed=0)
    return un.load(source)


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(un.__version__)
def cli() -> None:
    """A rules tutor for board games: the engine's answers on the command line."""
    un._give_words()  # noqa: SLF001  (the same seam that the package itself uses)


@cli.command()
@as_json
@lang
def scenarios(as_json: bool) -> None:
    """List what can be opened."""
    found = un.scenarios()
    _say(found, [f"{s['name']:<32}{s['title']:<26}{s['game']:<12}{s['source']}" for s in found], as_json=as_json)


@cli.command()
@click.argument("name")
@as_json
@lang
def walkthrough(name: str, as_json: bool) -> None:
    """Play a walkthrough, checking every number it states."""
    from undaunted_nb.lessons.walkthrough import load

    walk = load(name)
    steps = list(walk.play())
    lines = [f"{s['step']:>2}. {s['side']}: {s['action']}\n    {i18n.say(told.text)}" for s, told in zip(steps, walk.steps, strict=True)]
    _say(steps, lines, as_json=as_json)


@cli.command(help=f"List the legal actions of a position. {SOURCE_HELP}")
@click.argument("file")
@as_json
@lang
def legal(file: str, as_json: bool) -> None:
    p = _open(file).position
    lines = [p.format(a) for a in p.legal_actions]
    _say({"to_act": list(p.to_act), "actions": lines}, lines or [i18n.say(Text("why-un-end-1"))], as_json=as_json)


@cli.command(help=f"Say whether an action may be done, and why not. {SOURCE_HELP}")
@click.argument("file")
@click.argument("action")
@as_json
@lang
def why(file: str, action: str, as_json: bool) -> None:
    game = _open(file)
    verdict = game.why(action)
    _verdict(game, verdict, as_json=as_json)
    if not verdict.legal:
        sys.exit(ILLEGAL)


def _verdict(game: games.Game, verdict: Verdict, *, as_json: bool, err: bool = False) -> None:
    rules = registry.system(game.position.system).rules()
    found: list[dict[str, Any]] = [
        {
            "rule": v.rule,
            "why": i18n.say(v.why),
            "text": i18n.say(Text(f"{v.rule.replace('.', '-')}.text")),
            "cites": [list(c) for c in rules[v.rule].cites],
            "ruling": rules[v.rule].ruling,
        }
        for v in verdict.violations
    ]
    lines = [i18n.say(Text("verdict-legal"))] if verdict.legal else []
    for v in found:
        lines += [f"{v['why']} [{v['rule']}{', ' + i18n.say(Text('cite-ruling')) if v['ruling'] else ''}]"]
        lines += [f"    {document} › {section}" for document, section in v["cites"]]
    if as_json:
        click.echo(
            json.dumps(
                {"action": game.position.format(verdict.action), "legal": verdict.legal, "violations": found}, ensure_ascii=False, indent=2
            )
        )
    else:
        click.echo("\n".join(lines), err=err)


@cli.command(help=f"Do an action, and print what happens. {SOURCE_HELP}")
@click.argument("file")
@click.argument("action")
@click.option("--chance", default=None, help='What chance does: the dice, e.g. "5 8", or cards drawn, separated by commas.')
@click.option("--seed", type=int, default=None, help="The seed of the chance that is not given.")
@click.option("--out", default=None, metavar="FILE", help="Save the game, as a replay, to this file.")
@as_json
@lang
def apply(file: str, action: str, chance: str | None, seed: int | None, out: str | None, as_json: bool) -> None:
    game = _open(file)
    if seed is not None:
        game.seed = seed
    try:
        transition = game.play(action, chance)
    except IllegalActionError as error:
        _verdict(game, error.verdict, as_json=as_json, err=True)
        sys.exit(ILLEGAL)
    if out is not None:
        game.save(out)
    system = registry.system(game.position.system)
    told = [i18n.say(system.tell(game.position.setup, e)) for e in transition.events]  # type: ignore[attr-defined]
    data = {
        "action": transition.before.format(transition.action),
        "events": [e.to_json() for e in transition.events],
        "position": transition.after.to_json(),
        "line": game.line(),
    }
    _say(data, [*told, game.line()], as_json=as_json)


@cli.command()
@click.option("--dice", type=int, required=True, help="How many ten-sided dice.")
@click.option("--defence", type=int, required=True, help="The number a die must reach.")
@as_json
@lang
def odds(dice: int, defence: int, as_json: bool) -> None:
    """Give the exact chance that at least one die reaches the defence (a 0 always does)."""
    found = exact_odds(dice, defence)
    chance = found.probability
    data = {"dice": dice, "defence": defence, "hits": list(found.hits), "probability": str(chance), "decimal": float(chance)}
    _say(data, [f"{chance} = {float(chance):.6g}", i18n.say(Text("sum-hits", {"faces": ", ".join(map(str, found.hits))}))], as_json=as_json)


@cli.command()
@click.argument("file")
@as_json
@lang
def check(file: str, as_json: bool) -> None:
    """Check a lesson, scenario, position or replay file: all its faults, each with its place."""
    data: dict[str, Any] = {"file": file, "faults": []}
    try:
        data |= _checked(file)
    except FileError as error:
        if not as_json:
            raise
        faults = [{"place": fault.place, "text": str(fault.text)} for fault in error.faults]
        _say({"file": file, "faults": faults}, [], as_json=True)
        sys.exit(BAD_INPUT)
    _say(data, [i18n.say(Text("check-fine", {"file": file}))], as_json=as_json)


def _checked(file: str) -> dict[str, Any]:
    """What is in a file without faults. Raises FileError for one with faults."""
    text = read_text(file)
    if not file.endswith(".toml"):
        game = games.game_from_json(parse_json(text, file), file)
        return {"scenario": game.start.to_json()["scenario"], "steps": game.decisions}
    if "format" in (data := parse_toml(text, file)) and "lesson" in str(data["format"]):
        from undaunted_nb.lessons.lesson import read
        from undaunted_nb.lessons.proof import prove

        lesson = read(text, file, Path(file).stem)
        prove(lesson, text, file)
        return {"lesson": lesson.id, "exercises": [exercise.id for exercise in lesson.exercises]}
    return {"scenario": un.new_game(file, seed=0).start.to_json()["scenario"], "steps": 0}


@cli.command()
@click.argument("folder", default="undaunted-notebooks")
def lab(folder: str) -> None:
    """Open JupyterLab on the notebooks (copied to FOLDER first; what is there already is left as it is)."""
    import shutil
    from importlib.util import find_spec

    if find_spec("jupyterlab") is None:
        raise TutorError(Text("error-no-lab"))
    package = Path(__file__).parent
    source = package / "notebooks" if (package / "notebooks").is_dir() else package.parent / "notebooks"
    goal = Path(folder)
    try:
        goal.mkdir(parents=True, exist_ok=True)
        for notebook in sorted(source.glob("*.ipynb")):
            if not (goal / notebook.name).exists():
                shutil.copy(notebook, goal)
    except OSError as error:
        raise FileError(folder, [Fault("", Text("fault-cannot-write", {"reason": error.strerror or type(error).__name__}))]) from None
    os.execv(sys.executable, [sys.executable, "-m", "jupyterlab", str(goal / "00-start-here.ipynb")])  # noqa: S606  (our own arguments)


def main() -> None:
    """Entry point: turns errors of the input into one message and exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # a rulebook's heading is no reason to fail on a terminal that lacks its letters
    _guarded(lambda: cli(standalone_mode=True))


def _guarded(run: Callable[[], object]) -> None:
    try:
        run()
    except TutorError as error:
        click.echo(str(error), err=True)
        sys.exit(BAD_INPUT)


if __name__ == "__main__":
    main()
