"""What `undaunted-nb check` finds in a file: its problems, a summary to compare with the book, and what cannot work."""

from __future__ import annotations

from pathlib import Path
from typing import TypedDict

import undaunted_nb as un
from undaunted_nb import i18n
from undaunted_nb.engine.text import Text
from undaunted_nb.files.storage import is_json, read_text
from undaunted_nb.kit import games, registry
from undaunted_nb.play.lines import is_line


class Review(TypedDict):
    """The summary and the doubts of a scenario, in words."""

    summary: list[str]
    doubts: list[str]


class Content(TypedDict, total=False):
    """What a file contains, or its faults."""

    summary: list[str]
    doubts: list[str]

    file: str
    faults: list[dict[str, str]]
    scenario: str
    steps: int
    numbers: str
    house: dict[str, list[str]]
    new: list[str]
    lesson: str
    exercises: list[str]


def is_game(source: str, text: str) -> bool:
    """Return whether a file is a saved game, by its content if that decides it. Any other is a scenario or a lesson."""
    saved = is_json(text) or is_line(text) or (source.endswith((".json", ".jsonl")) and not games.format_of(text))
    return saved and not registry.find_importer(source, text)


def check_file(file: str) -> Content:
    """Return the content of a file. Raises FileError if it has faults."""
    text = read_text(file)
    if is_game(file, text):
        game = un.load(file)
        return {"scenario": str(game.start.to_json()["scenario"]), "steps": game.decisions}
    form = games.format_of(text)
    if "numbers" in form:
        numbers = registry.systems_with("numbers")[0].numbers
        printed_numbers = numbers.read(text, file)
        return {
            "numbers": printed_numbers.edition,
            "house": numbers.list_placeholders(printed_numbers),
            "new": numbers.list_new_pieces(printed_numbers),
        }
    if "lesson" in form:
        from undaunted_nb.lessons.authoring.proof import prove
        from undaunted_nb.lessons.format.lesson import read

        lesson = read(text, file, Path(file).stem)
        prove(lesson, text, file)
        return {"lesson": lesson.id, "exercises": [exercise.id for exercise in lesson.exercises]}
    words = review(file)
    return {"scenario": file, "steps": 0, "summary": words["summary"], "doubts": words["doubts"]}


def review(scenario: str) -> Review:
    """Return the summary and the doubts of a scenario, in words."""
    start = un.new_game(scenario, seed=0).start
    present = registry.system(start.system).present
    return {"summary": list(map(i18n.say, present.summary(start))), "doubts": list(map(i18n.say, present.doubts(start)))}


def lines(file: str, content: Content) -> list[str]:
    """Return what was found as lines for a terminal."""
    output = [i18n.say(Text("check-fine", {"file": file})), *(f"  {line}" for line in content.get("summary", ()))]
    if content.get("doubts"):
        output += [i18n.say(Text("review-doubts")), *(f"  {line}" for line in content["doubts"])]
    if "numbers" in content:
        count = sum(len(fields) for fields in content["house"].values())
        output.append(i18n.say(Text("check-numbers", {"game": Text(f"game-{content['numbers']}"), "count": count})))
        output += [f"  {piece}: {', '.join(fields)}" for piece, fields in content["house"].items()]
        output += [i18n.say(Text("check-new", {"pieces": content["new"], "n": len(content["new"])}))] if content["new"] else []
    return output


def picture(file: str) -> str:
    """Return the start of a scenario as a picture to lay beside the book, in SVG."""
    from undaunted_nb.widgets.table import Table

    return Table(un.load(file)).picture()
