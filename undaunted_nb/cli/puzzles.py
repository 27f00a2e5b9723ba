"""`undaunted-nb puzzles`: puzzles in the terminal, and `undaunted-nb mine`: the search for new ones."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from undaunted_nb import i18n
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.legality import IllegalActionError
from undaunted_nb.engine.text import Text
from undaunted_nb.kit import games, registry
from undaunted_nb.lessons.progress.progress import Progress
from undaunted_nb.probability.arguments import one_of
from undaunted_nb.puzzlebook.choice import begin_with, find
from undaunted_nb.puzzlebook.choice import puzzles as list_puzzles
from undaunted_nb.puzzlebook.puzzle import Puzzle, games_with_puzzles, today
from undaunted_nb.puzzlebook.run import PuzzleRun
from undaunted_nb.puzzlebook.three_minutes import GOING, ThreeMinutes

from .click_texts import TranslatedCommand, as_json, echo, lang, say, whole


@click.command(cls=TranslatedCommand)
@click.argument("name", default="")
@click.option("--play", metavar="ACTION")
@click.option("--theme", metavar="NAME", default="")
@click.option("--solution", is_flag=True)
@click.option("--three-minutes", is_flag=True)
@as_json
@lang
def puzzles(*, name: str, play: str | None, theme: str, solution: bool, three_minutes: bool, as_json: bool) -> None:
    if three_minutes:
        _play_three_minutes(ThreeMinutes(name, progress=Progress.open()), as_json=as_json)
        return
    if name in ("", *games_with_puzzles()) and play is None and not solution:
        listed_puzzles = list_puzzles(name, theme=theme)
        say([puzzle.to_json() for puzzle in listed_puzzles], [i18n.say(puzzle.row()) for puzzle in listed_puzzles], as_json=as_json)
        return
    puzzle = today() if name in ("", "today") else find(name)
    run = begin_with(puzzle, Progress.open())
    say(_data(puzzle, run, play, solution=solution), _lines(puzzle, run, solution=solution), as_json=as_json)


def _play_three_minutes(run: ThreeMinutes, *, as_json: bool) -> None:
    """Ask for the first action of one puzzle after the other. Only the result is JSON."""
    rules = [*run.as_text(i18n.current()).splitlines(), i18n.say(Text("minutes-typed"))]
    echo("\n".join(rules), err=as_json)
    run.press("next")
    while run.phase == GOING:
        echo("\n".join(["", run.as_text(i18n.current()), *_position_lines(run.puzzle)]), err=as_json)
        while not _take_answer(run, sys.stdin.readline().strip(), err=as_json):
            pass
    missed_names = [name for name, right in run.results.items() if not right]
    lines = ["", run.as_text(i18n.current()), *missed_names]
    say({"game": run.name, "solved": run.score, "missed": missed_names}, lines, as_json=as_json)


def _take_answer(run: ThreeMinutes, line: str, *, err: bool) -> bool:
    """Play what was typed, and return whether it was an action or the end. Print the legal actions, or why this is not one."""
    if not line:
        run.press("stop")
        return True
    if line == "?":
        echo("\n".join(map(run.game.position.format, run.game.legal_actions)), err=err)
        return False
    try:
        verdict = run.game.why(line)
    except TutorError as error:
        echo(i18n.say(error.text), err=err)
        return False
    if not verdict.legal:
        echo("\n".join(i18n.say(violation.why) for violation in verdict.violations), err=err)
        return False
    run.play(verdict.action)
    return True


def _data(puzzle: Puzzle, run: PuzzleRun, play: str | None, *, solution: bool) -> dict[str, object]:
    """Play the first action, if there is one, and return the puzzle as plain values, with the solution only on request."""
    content = {key: value for key, value in puzzle.to_json().items() if solution or key not in ("solution", "chances")}
    if play is None:
        return content
    verdict = run.game.why(play)
    if not verdict.legal:
        raise IllegalActionError(play, verdict)
    run.play(verdict.action)
    return {**content, "state": run.state, "said": [i18n.say(text) for text in run.said]}


def _lines(puzzle: Puzzle, run: PuzzleRun, *, solution: bool) -> list[str]:
    lines = [puzzle.id, run.as_text(i18n.current()), *_position_lines(puzzle), *(i18n.say(text) for text in run.said)]
    return [*lines, *(puzzle.solution if solution else ())]


def _position_lines(puzzle: Puzzle) -> list[str]:
    position = puzzle.position
    return [i18n.say(text) for text in registry.system(position.system).present.summary(position)]


@click.command(cls=TranslatedCommand)
@click.argument("game")
@click.option("--file", metavar="FILE")
@click.option("--seconds", type=whole, metavar="N", default=600)
@click.option("--most", type=whole, metavar="N", default=200)
@click.option("--start", metavar="NAME", multiple=True)
@lang
def mine(*, game: str, file: str | None, seconds: int, most: int, start: tuple[str, ...]) -> None:
    from undaunted_nb.puzzlebook import mining

    one_of("game", game, tuple(games.systems()))
    for name in start:
        if name not in mining.starts(game):
            raise TutorError(Text("puzzle-no-start", {"name": name[:60], "all": ", ".join(mining.starts(game))}))

    def report(progress: mining.Progress) -> None:
        params = {"start": progress.start, "n": progress.seed, "puzzles": progress.puzzles}
        echo(i18n.say(Text("mine-progress", params)), err=True)

    path = Path(f"{game}.jsonl" if file is None else file)
    mining.mine(game, path, seconds=seconds, most=most, report=report, names=start)
    echo(i18n.say(Text("cli-written", {"file": str(path)})))
