"""``make fuzz``, or ``python -m tests.properties.million [INPUTS [PARSER…]]``: damaged inputs must raise only our own errors."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import mkdtemp
from typing import Any

import undaunted_nb as un
from tests.notebooks.execute import NOTEBOOKS
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.files.storage import parse_json
from undaunted_nb.games.memoir44.files import scenario as memoir
from undaunted_nb.games.undaunted.files import scenario
from undaunted_nb.games.undaunted.files.pieces import folder
from undaunted_nb.kit.table.tap import Tap
from undaunted_nb.lessons.authoring.notebook import START
from undaunted_nb.lessons.format import lesson
from undaunted_nb.lessons.progress.progress import LINE as PROGRESS
from undaunted_nb.lessons.progress.progress import Progress
from undaunted_nb.play.game import Game, game_from_json, load, new_game
from undaunted_nb.play.lines import from_line, to_line
from undaunted_nb.play.opponent import AtRandom, random_choice
from undaunted_nb.server.played_notebooks import is_played
from undaunted_nb.sharing import links
from undaunted_nb.sharing.addresses import ENTRANCES, REPOSITORY
from undaunted_nb.simulation.matches import Question, play, tally
from undaunted_nb.simulation.records import Records
from undaunted_nb.widgets.table import Table

PIECES = [*"[]{}=,.:#A0 ", '"', "'", "\n", "-1", "9" * 30, "null", "true", "é", "\0", "\x1b", "\\u0000"]


def damaged(text: str, rng: Random) -> str:
    """Return a text with a few places cut out, doubled or written over."""
    for _ in range(rng.randrange(1, 4)):
        at, length = rng.randrange(len(text) + 1), rng.choice((0, 1, 1, 2, 5, 20))
        other = rng.randrange(len(text) + 1)
        put = rng.choice((rng.choice(PIECES), "", text[at : at + length] * 2, text[other : other + length]))
        text = text[:at] + put + text[at + length :]
    return text


def results(folder: Path) -> tuple[list[str], Callable[[str], object]]:
    """Return the text of a results file, and a reader of it that finds wrong numbers."""
    start = new_game("normandy/duel-in-cover", seed=1).start
    question, file = Question(start, ("US", "DE"), (AtRandom(), AtRandom()), 5), folder / "results.jsonl"
    asked = {"scenario": "normandy/duel-in-cover", "seed": 5}
    shares = {(n, n + 2): tally(play(question, number) for number in (n, n + 1)) for n in (0, 2, 4)}
    records = Records(file, asked)
    records.begin(question, 2)
    for share, found in shares.items():
        records.add(share, found)
    records.flush()

    def read(text: str) -> None:
        file.write_bytes(text.encode())
        found = Records(file, asked)
        found.begin(question, 2)
        if not found.known.items() <= shares.items() or (len(found.known) < 3 and not found.damaged_lines and text.count("\n") > 3):
            raise RuntimeError(str(found.known))

    return [file.read_text("utf-8")], read


def marking(folder: Path) -> tuple[list[str], Callable[[str], object]]:
    """Return files of a class, and what grades one: each pupil is counted once."""
    sheet = un.worksheet("normandy", seed=1, count=4, pictures=False)

    def graded(text: str) -> None:
        file = folder / "class.csv"
        file.write_bytes(text.encode())
        marks = sheet.grade(file)
        if len({mark.name for mark in marks.marks}) * len(sheet.key) != marks.of:
            raise RuntimeError("a pupil is counted twice")
        repr(marks)
        marks.pupils.to_csv(spreadsheet=True)

    classes = [
        "Name,1,2,3,4\nAnna,a,b,c,a\nBo,b,b,-,a\n", 'Name;Answers\r\n"Smith, Anna";abca\r\nBo;"ab a"\r\n',
        "Учень\tQuestion 1\tQ2\tClass 1\rАня\tа\tб\t5\rБоря\tа\t\t5\r",
    ]  # fmt: skip
    return classes, graded


def asked_for(games: list[Game]) -> list[str]:
    """Return links of each kind to each entrance, and what is pasted instead of a link."""
    hosts = {"hub": "https://hub.example.org", "lite": "https://me.example.org/tutor"}
    asks: list[dict[str, Any]] = [
        {}, {"lesson": 3}, {"lesson": "memoir44/3", "language": "uk"}, {"scenario": "normandy/la-raye", "side": "US"},
        *({"position": game} for game in games), *({"replay": game, "step": 2} for game in games),
    ]  # fmt: skip
    found = [un.link(**ask, to=to, host=hosts.get(to, ""), owner="me", repo="games") for to in ENTRANCES for ask in asks if ask]
    return [*found, *(found[0].partition("?")[2:]), *(game.line() for game in games), f"progress={Progress.open().line()}&lang=uk"]


def from_strangers(games: list[Game], packed: list[str]) -> dict[str, tuple[list[str], Callable[[str], object]]]:
    """Return what reads a link, or a line of progress, from somebody else. What is packed is damaged before it is packed."""
    progress = Progress.open()
    for exercise in "abc":
        progress.done("normandy/moving", exercise, "1")
        progress.answered(["un.move.1"], right=exercise != "b")
    home, offered = un.home(), asked_for(games)

    def opened(text: str) -> None:
        links.read(text)
        home._on_message(home, {"kind": "open", "target": text, "revision": home.revision}, [])
        if home.why and "inside" in json.dumps(home.why):
            raise RuntimeError(str(home.why))

    def repacked(text: str) -> None:
        """Take in a line that is packed as it should be, with damaged progress in it, and read the result back."""
        progress.take_in(to_line(parse_json(text, "x"), PROGRESS))
        if Progress.open().notes or Progress.open().line() != progress.line():
            raise RuntimeError(str(Progress.open().notes))

    def carried(text: str) -> None:
        links.read(to_line(parse_json(text, "x"))).game()

    return {
        "progress": ([progress.line()], progress.take_in),
        "packed progress": ([json.dumps(from_line(progress.line(), PROGRESS))], repacked),
        "links": (offered, opened),
        "packed links": (packed, carried),
    }


def parsers() -> dict[str, tuple[list[str], Callable[[str], object]]]:
    """Return each parser with good inputs."""
    games = [new_game(name, seed=1) for name in ("normandy/la-raye", "north-africa/ambush", "memoir44/first-shots")]
    rng = Random(1)
    for game in games:
        for _ in range(30):
            if game.position.to_act:
                game.play(random_choice(game.position, game.position.to_act[0], rng))
    lines = [line for game in games for line in repr(game.legal_actions).splitlines()]
    shown = Table(games[0], side="US")
    hills = folder() / "normandy" / "scenarios" / "hills.toml"
    wave = Path(memoir.__file__).parents[1] / "scenarios" / "first-wave.toml"
    lessons = sorted(
        (path.read_text("utf-8") for path in Path(lesson.__file__).parents[1].glob("*/*.toml") if path.stem != "course"), key=len
    )

    def notation(text: str) -> None:
        for game in games:
            if text.partition(":")[0] in repr(game.legal_actions):  # a line of the other games is refused at its first word
                game.why(text)

    def tapped(text: str) -> None:
        Tap.parse(text)
        shown._on_message(shown, {"kind": "tap", "target": text, "revision": shown.revision}, [])
        if shown.why and "inside" in json.dumps(shown.why):
            raise RuntimeError(str(shown.why))

    positions = [json.dumps(game.position.to_json()) for game in games]
    replays = [json.dumps(game.to_json()) for game in games]
    taps = ["card:Rifleman A", "do:move", "place:17B", "pick:place:2A", "choice:1", "piece:US Riflemen A", "end", "unpick:Rifleman A"]
    first = (NOTEBOOKS / START).read_text("utf-8")
    ran = first.replace('"name": "python"', '"name": "python", "version": "3.12.1"')
    if not is_played(ran.encode(), first.encode()):
        raise RuntimeError(ran)
    return {
        "notation": (lines, notation),
        "positions": (positions, lambda text: game_from_json(parse_json(text, "x"), "x")),
        "replays": (replays, lambda text: game_from_json(parse_json(text, "x"), "x")),
        "packed lines": ([game.line() for game in games], lambda text: (from_line(text), load(text))),
        "scenarios": ([hills.read_text("utf-8")], lambda text: scenario.read(text, "x.toml").position()),
        "scenarios of Memoir '44": ([wave.read_text("utf-8")], lambda text: memoir.read(text, "x.toml")),
        "lessons": (lessons[:3], lambda text: lesson.read(text, "x.toml", "x")),
        **from_strangers(games, [*positions, *replays]),
        "taps": (taps, tapped),
        "marking files": marking(Path(mkdtemp())),
        "saved notebooks": ([ran], lambda text: is_played(text.encode(), first.encode())),
        "results of simulations": results(Path(mkdtemp())),
    }  # fmt: skip


def main(inputs: int = 1_000_000, *names: str) -> None:
    """Print the inputs given to and accepted by each parser, and stop at the first foreign error."""
    un._give_words()
    os.environ.setdefault(REPOSITORY, "me/games")  # otherwise each table that a link opens asks git for it, in four processes
    for name, (good, parse) in parsers().items():
        if names and name not in names:
            continue
        rng, taken = Random(name), 0  # the same inputs each time
        for number in range(inputs):
            text = damaged(rng.choice(good), rng)
            try:
                parse(text)
                taken += 1
            except TutorError as error:
                str(error)
            except Exception:
                print(f"{name}, input {number}: {text!r}", file=sys.stderr)
                raise
        print(f"{name:<26}{inputs:>10,} inputs, {taken:,} of them taken", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 1_000_000, *sys.argv[2:])
