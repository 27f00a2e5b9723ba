"""How games, positions, verdicts and lists show themselves at the end of a cell. The layers below ask for it (``engine/display.py``)."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from undaunted_nb.drawing import still
from undaunted_nb.engine.display import Display
from undaunted_nb.engine.legality import Verdict
from undaunted_nb.engine.position import Position
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import require_language, say
from undaunted_nb.kit import registry
from undaunted_nb.kit.scenario_folder import ScenarioList
from undaunted_nb.lessons.format.lesson import LessonList
from undaunted_nb.lessons.format.markdown import PLAIN, shorten_lines
from undaunted_nb.lessons.reference import sources
from undaunted_nb.play.game import Game
from undaunted_nb.puzzlebook.puzzle import PuzzleList

from .display import Grid, Page, Rules, align_columns, page_html, page_text


def show(value: Any) -> Display:
    """Return a value in words (at most 30 lines) and as HTML, in the language that is set."""
    if isinstance(value, Verdict):
        page = _verdict(value)
        return Display(page_text(page), page_html(page))
    if isinstance(value, ScenarioList):
        return _table(
            "scenarios", [(info["name"], info["title"], Text(f"home-game-{info['game']}", {"fallback": info["game"]})) for info in value]
        )
    if isinstance(value, LessonList):
        return _table("lessons", [(lesson.id, lesson.said_title(), str(len(lesson.exercises))) for lesson in value])
    if isinstance(value, PuzzleList):
        return _table("puzzles", [(puzzle.id, puzzle.goal_text(), puzzle.kind) for puzzle in value])
    if isinstance(value, Game):
        return _board(value.position, Text("value-open"))
    return _board(value)


def _verdict(verdict: Verdict) -> Page:
    """Return the answer of a table to "why not?": each reason, and the rules behind them with their places."""
    if verdict.legal:
        return Page(Text("verdict-legal"), ())
    names = dict.fromkeys(violation.rule for violation in verdict.violations)
    rules = [rule for name in names if (rule := registry.find_rule(name))]
    first, *others = (violation.why for violation in verdict.violations)
    return Page(first, [*others, Rules([(Text(rule.key), sources.lines(rule)) for rule in rules])])


def _table(name: str, rows: Sequence[Sequence[Text | str]]) -> Display:
    """Return a list as a table with a title. In words it has its first rows."""
    title, head = Text(f"list-{name}", {"n": len(rows)}), [Text(f"list-{name}.{column}") for column in ("name", "title", "more")]
    heading, *lines = align_columns([head, *rows], numbers=False)
    text = [say(title), "", heading, *shorten_lines(lines, require_language(""))]
    return Display("\n".join(text), page_html(Page(title, [Grid(head, rows)])))


def _board(p: Position, *notes: Text) -> Display:
    """Return a board as both sides see it. Hands and decks are not in it."""
    language = require_language("")
    board, (heading, score), ending = still.lay_out(p, language), still.head_text(p, language), [say(note, language) for note in notes]
    text = [heading, score, *shorten_lines(board.places(), language), *ending]
    html = [f"<strong>{escape(heading)}</strong><br>{escape(score)}", board.picture(" ".join(text)), *map(escape, ending)]
    return Display("\n".join(text), f'<div class="{PLAIN}" lang="{language}">{"".join(f"<p>{part}</p>" for part in html)}</div>')
