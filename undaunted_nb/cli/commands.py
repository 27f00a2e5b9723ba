"""The command line: the engine's answers for scripts, classes and servers.

Exit code 0: success. 1: the action is illegal (the reasons are printed). 2: bad input (one message names the fault, its place and a
remedy).
"""

from __future__ import annotations

import io
import json
import os
import shutil
import sys
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any, cast

import click

import undaunted_nb as un
from undaunted_nb import i18n
from undaunted_nb.engine.action import CHANCE
from undaunted_nb.engine.errors import Fault, FileError, TutorError
from undaunted_nb.engine.legality import IllegalActionError, Verdict
from undaunted_nb.engine.position import Position
from undaunted_nb.engine.text import Text
from undaunted_nb.files.reasons import system_reason
from undaunted_nb.files.spelling import american
from undaunted_nb.files.storage import read_text, save_text
from undaunted_nb.kit import registry
from undaunted_nb.lessons.progress.preferences import LANGUAGE
from undaunted_nb.lessons.reference import sources
from undaunted_nb.lessons.reference.notebooks import notebook_folder
from undaunted_nb.play import game as games
from undaunted_nb.play.lines import is_line

from .click_texts import SpokenGroup, UsageFault, as_json, echo, known_language, lang, language_of, say, whole
from .odds import Answer, odds_in_game, odds_of_roll, of_numbers, whole_table
from .puzzles import mine, puzzles
from .simulate import simulate

ILLEGAL, BAD_INPUT = 1, 2


def _open(source: str) -> games.Game:
    """Return the game of a FILE argument."""
    from .check import is_game

    if not is_line(source) and not is_game(source, read_text(source) if _is_there(source) else ""):
        return un.new_game(source, seed=0)
    game = un.load(source)
    for note in game.notes:
        echo(i18n.say(note), err=True)
    return game


def _is_there(source: str) -> bool:
    try:
        return Path(source).exists()
    except (OSError, ValueError):  # a name that no file can have
        return False


@click.group(
    cls=SpokenGroup,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "token_normalize_func": american},
)
@click.version_option(un.__version__, message="%(prog)s %(version)s")
@lang
@click.pass_context
def cli(ctx: click.Context) -> None:
    if ctx.invoked_subcommand is None:
        echo(ctx.get_help())
        ctx.exit(BAD_INPUT)


@cli.command()
@as_json
@lang
def scenarios(as_json: bool) -> None:
    rows = un.scenarios()
    say(rows, [f"{s['name']:<32}{s['title']:<26}{s['game']:<14}{s['source']}" for s in rows], as_json=as_json)


@cli.command()
@click.argument("name")
@as_json
@lang
def walkthrough(name: str, as_json: bool) -> None:
    from undaunted_nb.lessons.format.walkthrough import load

    walk = load(name)
    steps, start = list(walk.play()), walk.start().position
    led = [f"({'; '.join(s['lead'])}) " if "lead" in s else "" for s in steps]
    lines = [
        f"{s['step']:>2}. {before}{_action_line(start, s)}\n    {i18n.say(step.text)}"
        for s, before, step in zip(steps, led, walk.steps, strict=True)
    ]
    say(steps, lines, as_json=as_json)


def _action_line(p: Position, step: Mapping[str, object]) -> str:
    """Return the action of a step in notation, with the name of its side in front."""
    side, action = str(step["side"]), str(step["action"])
    if "laid" in step:
        return i18n.say(Text("walk-laid"))
    if side == CHANCE:
        return i18n.say(Text("walk-chance"))
    named = registry.system(p.system).present.name_of(p, "", "side", side)
    return i18n.say(Text("walk-acted", {"side": named, "action": action.removeprefix(f"{side}: ")}))


@cli.command()
@click.argument("file")
@as_json
@lang
def legal(file: str, as_json: bool) -> None:
    p = _open(file).position
    lines = [p.format(a) for a in p.legal_actions]
    say({"to_act": list(p.to_act), "actions": lines}, lines or [i18n.say(Text("why-un-end-1"))], as_json=as_json)


@cli.command()
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
    system = registry.system(game.position.system)
    edition = system.present.game_of(game.position)
    rules = {v.rule: sources.in_game(system.rules()[v.rule], edition) for v in verdict.violations}
    violations = [
        {
            "rule": v.rule,
            "why": i18n.say(v.why),
            "text": i18n.say(Text(f"{v.rule.replace('.', '-')}.text")),
            "cites": [[cite.document, cite.section] for cite in rules[v.rule].cites],
            "ruling": rules[v.rule].ruling,
        }
        for v in verdict.violations
    ]
    lines = [i18n.say(Text("verdict-legal"))] if verdict.legal else []
    for v in verdict.violations:
        rule = rules[v.rule]
        lines += [f"{i18n.say(v.why)} ({i18n.say(Text(rule.key))})", *(f"    {line}" for line in sources.lines(rule))]
    if as_json:
        echo(
            json.dumps(
                {"action": game.position.format(verdict.action), "legal": verdict.legal, "violations": violations},
                ensure_ascii=False,
                indent=2,
            )
        )
    else:
        echo("\n".join(lines), err=err)


@cli.command()
@click.argument("file")
@click.argument("action")
@click.option("--chance", metavar="CHANCE")
@click.option("--seed", type=whole, metavar="N")
@click.option("--out", metavar="FILE")
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
    line = game.line()
    system = registry.system(game.position.system)
    sentences = [i18n.say(system.describe(game.position.setup, e)) for e in transition.events]
    data = {
        "action": transition.before.format(transition.action),
        "events": [e.to_json() for e in transition.events],
        "position": transition.after.to_json(),
        "line": line,
    }
    say(data, [*sentences, line], as_json=as_json)


@cli.command()
@click.option("--dice", type=whole, metavar="N")
@click.option("--defense", type=whole, metavar="N")
@click.option("--file", "place", nargs=2, metavar="POSITION ACTION")
@click.option("--table", is_flag=True)
@click.option("--target", metavar="KIND")
@click.option("--figures", type=whole, metavar="N")
@click.option("--room", type=whole, metavar="N")
@click.option("--ignores", type=whole, metavar="N")
@click.option("--stars", is_flag=True)
@click.option("--until", metavar="card|counter|disabled|destroyed|gone|figure")
@click.option("--cards", type=whole, metavar="N")
@as_json
@click.option("--csv", "as_csv", is_flag=True)
@lang
def odds(
    *,
    dice: int | None,
    defense: int | None,
    place: tuple[str, str] | None,
    table: bool,
    target: str | None,
    until: str | None,
    cards: int | None,
    as_json: bool,
    as_csv: bool,
    **where: int | bool | None,
) -> None:
    options = {name: value for name, value in where.items() if value is not None and value is not False}
    numbers = dice is not None or defense is not None or target is not None
    if [numbers, place is not None, table].count(True) != 1:
        raise _fault_here("cli-odds-ask")
    if (options and target is None) or (target is not None and defense is not None):
        raise _fault_here("cli-odds-target")
    if as_json and as_csv:
        raise _fault_here("cli-one-form")
    if table:
        result, data, lines = whole_table(until, cards)
    elif place is not None:
        result, data, lines = _in_game(*place, until, cards, as_json=as_json)
    elif dice is None or (defense is None and target is None):
        raise _fault_here("cli-missing", name="--dice" if dice is None else "--defense")
    elif target is not None:
        result, data, lines = odds_of_roll(un.odds(dice, target, **options), until, cards)
    else:
        result, data, lines = of_numbers(dice, cast(int, defense), until, cards)
    if as_csv:
        echo(result.to_csv(), nl=False)
    else:
        say(data, lines, as_json=as_json)


for command in (simulate, puzzles, mine):
    cli.add_command(command)


def _fault_here(key: str, **params: object) -> UsageFault:
    return UsageFault(Text(key, params), click.get_current_context())


def _in_game(file: str, action: str, until: str | None, cards: int | None, *, as_json: bool) -> Answer:
    """Return the odds of an action from a position. If it is illegal, print the reasons and exit."""
    game = _open(file)
    try:
        return odds_in_game(game, action, until, cards)
    except IllegalActionError as error:
        _verdict(game, error.verdict, as_json=as_json, err=True)
        sys.exit(ILLEGAL)


def _write(goal: Path, text: str, *, force: bool) -> None:
    """Write a file and name it. Raises FileError if there is one and ``force`` does not replace it."""
    if goal.exists() and not force:
        raise FileError(str(goal), [Fault("", Text("notebooks-exists"))])
    save_text(goal, text)
    echo(i18n.say(Text("cli-written", {"file": str(goal)})))


@cli.command("import")
@click.argument("file")
@click.argument("out", required=False)
@click.option("--force", is_flag=True)
@lang
def import_(file: str, out: str | None, force: bool) -> None:
    from .importing import convert

    text, left_out = convert(file)
    goal = Path(file).with_suffix(".toml") if out is None else Path(out)
    _write(goal, text, force=force)
    if left_out:
        echo("\n".join([i18n.say(Text("import-left", {"n": len(left_out), "file": str(goal)})), *(f"  {line}" for line in left_out)]))


@cli.command()
@click.argument("game")
@click.argument("out", required=False)
@click.option("--force", is_flag=True)
@lang
def new(game: str, out: str | None, force: bool) -> None:
    from . import schemas
    from .scenario_template import write_template

    text = write_template(game)
    goal = Path(f"my-{game.rpartition('/')[2]}.toml" if out is None else out)
    kind = schemas.kind_of(game.partition("/")[0])
    if kind in schemas.list_kinds():
        text = f"{schemas.first_line(kind)}\n{text}"
        _write(goal, text, force=force)
        _write(goal.parent / schemas.file_name(kind), schemas.schema_text(kind), force=True)  # nobody changes it
    else:
        _write(goal, text, force=force)
    echo(i18n.say(Text("new-next", {"file": str(goal)})))


@cli.command()
@click.argument("kind")
@click.argument("out", required=False)
@click.option("--force", is_flag=True)
@lang
def schema(kind: str, out: str | None, force: bool) -> None:
    from . import schemas

    text = schemas.schema_text(kind)
    if out is None:
        echo(text, nl=False)
    else:
        _write(Path(out), text, force=force)
        echo(i18n.say(Text("schema-next", {"line": schemas.first_line(kind, Path(out).name)})))


@cli.command()
@click.argument("language")
@click.option("--write", is_flag=True)
@click.option("--to", metavar="FOLDER")
@as_json
@lang
def translate(language: str, write: bool, to: str | None, as_json: bool) -> None:
    from . import translation

    name = translation.own_name(language)
    place = translation.HOME / language if to is None else Path(to)
    compared = translation.compare(language, place)
    paths = translation.write(compared, place) if write else []
    notes = [i18n.say(Text("cli-translate-next", {"name": name, "n": len(paths), "folder": str(place)}))] if write else []
    say(translation.data(compared) | {"written": paths}, [*translation.lines(compared), *notes], as_json=as_json)


@cli.command()
@click.argument("name")
@click.argument("folder", required=False)
@lang
def new_game(name: str, folder: str | None) -> None:
    from .game_template import write_game

    goal = Path(name if folder is None else folder)
    write_game(name, goal)
    echo(i18n.say(Text("new-game-next", {"folder": str(goal)})))


@cli.command()
@click.argument("file")
@click.option("--picture", "drawn", metavar="FILE")
@as_json
@lang
def check(file: str, drawn: str | None, as_json: bool) -> None:
    from .check import Content, check_file, lines, picture

    data: Content = {"file": file, "faults": []}
    try:
        data |= check_file(file)
    except FileError as error:
        if not as_json:
            raise
        faults = [{"place": fault.place, "text": str(fault.text)} for fault in error.faults]
        say({"file": file, "faults": faults}, [], as_json=True)
        sys.exit(BAD_INPUT)
    if drawn is not None:
        if "scenario" not in data:
            raise _fault_here("cli-no-picture", file=file)
        save_text(drawn, picture(file))
    output = lines(file, data)
    say(data, [*output, i18n.say(Text("cli-written", {"file": drawn}))] if drawn else output, as_json=as_json)


@cli.command()
@click.option("--lesson", metavar="N", default="")
@click.option("--scenario", metavar="NAME", default="")
@click.option("--position", metavar="FILE")
@click.option("--replay", metavar="FILE")
@click.option("--step", type=whole, metavar="N")
@click.option("--side", metavar="SIDE", default="")
@click.option("--to", metavar="binder|voila|hub|lite|colab", default="binder")
@click.option("--owner", metavar="OWNER", default="")
@click.option("--repo", metavar="REPO", default="")
@click.option("--ref", metavar="REF", default="")
@click.option("--host", metavar="ADDRESS", default="")
@click.option("--lang", "language", metavar="LANGUAGE", default="", is_eager=True, callback=known_language)
def link(*, language: str, position: str | None, replay: str | None, **asked: Any) -> None:
    click.echo(un.link(position=position, replay=replay, language=language, **asked))
    if position is not None or replay is not None:
        echo(i18n.say(Text("link-whole")), err=True)
    if asked["to"] == "colab" and (language or position or replay or asked["lesson"] or asked["scenario"]):
        echo(i18n.say(Text("link-colab")), err=True)


@cli.command()
@as_json
@lang
def lessons(as_json: bool) -> None:
    from undaunted_nb.lessons.format.lesson import courses
    from undaunted_nb.lessons.format.lesson import lessons as course
    from undaunted_nb.lessons.progress.progress import Progress

    progress = Progress.open()
    rows = [
        {
            "id": lesson.id,
            "title": lesson.said_title(),
            "exercises": len(lesson.exercises),
            "done": sum(exercise.id in progress.state(lesson.id) for exercise in lesson.exercises),
            "known": progress.known(lesson.id),
        }
        for game in courses()
        for lesson in course(game)
    ]
    for note in progress.notes:
        echo(i18n.say(note), err=True)
    say(rows, [f"{row['id']:<32}{row['title']:<40}{row['done']}/{row['exercises']}" for row in rows], as_json=as_json)


@cli.command()
@click.argument("lesson")
@click.option("--out", metavar="FILE")
@click.option("--force", is_flag=True)
@lang
def notebook(lesson: str, out: str | None, force: bool) -> None:
    from undaunted_nb.lessons.authoring.notebook import load_proved, name_of
    from undaunted_nb.lessons.authoring.notebook import notebook as make_notebook
    from undaunted_nb.lessons.format.lesson import is_own

    loaded_lesson = load_proved(lesson)
    goal = Path(name_of(loaded_lesson.id) if out is None else out)
    if goal.is_dir() or (out and out.endswith(("/", os.sep))):
        goal /= name_of(loaded_lesson.id)
    _write(goal, make_notebook(loaded_lesson, source=_seen_from(goal.parent, lesson) if is_own(lesson) else ""), force=force)


def _seen_from(folder: Path, file: str) -> str:
    """Return the path of a file for a notebook that runs in its own folder."""
    try:
        return Path(os.path.relpath(file, folder)).as_posix()
    except ValueError:  # on another drive
        return str(Path(file).absolute())


@cli.command()
@click.argument("game", default="")
@as_json
@lang
def editions(game: str, as_json: bool) -> None:
    from undaunted_nb.lessons.reference.editions import editions as page

    text = page(game)
    say({"game": text.game, "title": text.title, "text": text.text, "differences": text.differences}, [str(text)], as_json=as_json)


@cli.command()
@click.argument("game", default="")
@click.option("--html", metavar="FILE")
@lang
def summary(game: str, html: str | None) -> None:
    page = un.summary(game)
    if html is None:
        echo(repr(page))
    else:
        page.to_html(html)


@cli.command()
@click.argument("notebook")
@click.argument("out", required=False)
@click.option("--slides", is_flag=True)
@click.option("--no-answers", is_flag=True)
@click.option("--force", is_flag=True)
@lang
def handout(*, notebook: str, out: str | None, slides: bool, no_answers: bool, force: bool) -> None:
    from undaunted_nb.teaching.classroom.handouts import find_notebook

    name = find_notebook(notebook, i18n.current()).stem
    goal = Path(f"{name}{'-slides' if slides else ''}.html" if out is None else out)
    if goal.exists() and not force:
        raise FileError(str(goal), [Fault("", Text("notebooks-exists"))])
    un.handout(notebook, goal, slides=slides, answers=not no_answers)
    echo(i18n.say(Text("cli-written", {"file": str(goal)})))


def _trust(notebooks: Sequence[Path]) -> None:
    """Sign notebooks of our own as a person does by running them, so that JupyterLab shows them alive."""
    from nbformat import read, sign

    notary = sign.NotebookNotary()  # type: ignore[no-untyped-call]  # nbformat has no types
    for path in notebooks:
        notary.sign(read(path, as_version=4))  # type: ignore[no-untyped-call]


@cli.command()
@click.argument("folder", default="undaunted-notebooks")
@lang
def lab(folder: str) -> None:
    if find_spec("jupyterlab") is None:
        raise TutorError(Text("error-no-lab"))
    source = notebook_folder() or Path(folder)
    goal = Path(folder)
    copies: list[Path] = []
    try:
        goal.mkdir(parents=True, exist_ok=True)
        for original in sorted((*source.rglob("*.ipynb"), *source.rglob("*.html"))):
            here = goal / original.relative_to(source)
            if not here.exists() and ".ipynb_checkpoints" not in original.parts:
                here.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(original, here)
                copies.append(here)
    except OSError as error:
        raise FileError(folder, [Fault("", Text("fault-cannot-write", {"reason": system_reason(error)}))]) from None
    finally:
        if copies:
            _trust([path for path in copies if path.suffix == ".ipynb"])
    os.execv(sys.executable, [sys.executable, "-m", "jupyterlab", str(goal / "00-start-here.ipynb")])  # noqa: S606  (our own arguments)


@cli.command()
@click.option("--folder", metavar="FOLDER")
@click.option("--port", type=whole, metavar="N", default=8866)
@click.option("--host", metavar="ADDRESS", default="localhost")
@lang
def pages(folder: str | None, port: int, host: str) -> None:
    from undaunted_nb.jupyter import pages as server_pages

    if folder is not None:
        server_pages.write(Path(folder))
        return
    if find_spec("voila") is None:
        raise TutorError(Text("error-no-extra", {"name": "Voila", "extra": "pages"}))
    echo(f"http://{host}:{port}/")
    sys.exit(server_pages.serve(port, host))


@cli.command()
@click.argument("file", default="")
@click.option("--port", type=whole, metavar="N", default=0)
@click.option("--host", metavar="ADDRESS", default="127.0.0.1")
@lang
def classroom(file: str, port: int, host: str) -> None:
    from undaunted_nb.rooms.classroom import classroom as open_room

    room = open_room(file, host=host, port=port)
    echo(i18n.say(Text("room-title", {"code": room.code})))
    echo(room.address)
    echo(i18n.say(Text("room-teacher-page", {"url": room.teacher_page})))
    try:
        room.wait()
    except KeyboardInterrupt:
        room.close()


def main() -> None:
    """Run the command line, and turn input errors into one message and exit code 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # some terminals lack the letters of a rulebook's heading
    un._give_words()  # noqa: SLF001  (the same seam that the package itself uses)
    i18n.set_language(i18n.FIRST)
    try:
        i18n.set_language(language_of(sys.argv[1:]))
    except TutorError as error:
        echo(f"{LANGUAGE}: {error}", err=True)
        sys.exit(BAD_INPUT)
    try:
        cli(prog_name="undaunted-nb")
    except TutorError as error:
        echo(str(error), err=True)
        sys.exit(BAD_INPUT)


if __name__ == "__main__":
    main()
