"""The home page: the next lesson, games, and each course as a path.

Everything opens on the same table.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING

from undaunted_nb.drawing import scene as drawing
from undaunted_nb.drawing.svg import draw, lighter
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.text import Text
from undaunted_nb.files.storage import is_file_name
from undaunted_nb.i18n.folders import language_of_pages
from undaunted_nb.kit import games, registry
from undaunted_nb.lessons.course import overview
from undaunted_nb.lessons.format import walkthrough
from undaunted_nb.lessons.format.lesson import SEED, course_title, game_of, load, teaching
from undaunted_nb.lessons.play.run import LessonRun
from undaunted_nb.lessons.progress import last_lesson
from undaunted_nb.lessons.progress.progress import Progress
from undaunted_nb.lessons.progress.record import Difference
from undaunted_nb.lessons.progress.reviews_today import minutes
from undaunted_nb.lessons.progress.user_data import on_first_page, visiting
from undaunted_nb.lessons.quiz.placement import of_course
from undaunted_nb.lessons.quiz.quiz import Quiz
from undaunted_nb.lessons.reference import docs
from undaunted_nb.play.game import new_game

from ..choice_of_language import language_choices
from ..saves import saved_games
from ..saves.content import GameToOpen
from . import first_page, friend, puzzle_door
from .days_pane import days_pane
from .friend import Friend, OpenRoom
from .start import Start, suggest
from .start import scene as start_scene

if TYPE_CHECKING:
    from undaunted_nb.kit.scene import home as parts
    from undaunted_nb.kit.scene.home import Door, GameChoice, NextStep, PaneContent, PaneField, PaneItem, PictureRef

COURSE, IMPORT, MORE = "course", "import", "more:kept"
PAGE_SIZE = 8
"""The number of saved games listed at first, and the number that each "more" adds."""
PICTURE_BOX = (0.12, 0.04, 0.62, 0.9)
"""The part of a game's window behind the next step: left, top, width and height as shares of it."""

PROGRESS_LINE = re.compile(r"(?:^|^progress=|[?&]progress=)(up\d{1,6}\.[\w.-]+)", re.ASCII)
"""The progress of a visitor as a line, alone or in the address of a page."""


def find_progress_line(text: str) -> str:
    """Return the line of progress in a link, a query or a pasted text, or "" if it has no such line."""
    match = PROGRESS_LINE.search("".join(text.split()))
    return match[1] if match else ""


def is_all(text: str, line: str) -> bool:
    """Return whether a text asks for nothing besides this line of progress."""
    return not any(f"{name}=" in text for name in ("lesson", "scenario", "position", "replay", "lang")) or text.strip() == line


@dataclass(frozen=True, slots=True)
class Offer:
    """Progress that was pasted: its line ("" after the answer), what it changes, and the link to open after the answer."""

    line: str
    changes: Difference
    link: str = ""


class Home:
    """The page and everything that it can open.

    ``game`` is the game of the course, ``pane`` the part shown in place of it.
    """

    def __init__(self, open_room: OpenRoom | None = None) -> None:
        self.friend = Friend(open_room)
        self.progress = Progress.open()
        self.game = overview.current(self.progress)
        self.pane = COURSE
        self.shown_count = PAGE_SIZE
        self.offer: Offer | None = None
        self.start: Start | None = None

    def ask(self, line: str, link: str) -> bool:
        """Ask before a line of progress changes the visitor's own, and return whether there is a question.

        ``link`` opens after the answer. Raises FileError if the line is not valid.
        """
        changes = self.progress.preview(line)
        if visiting() and not self.progress.asked and not self.progress.lesson_rows():
            self.progress.take_in(line)  # the address of a page brings back one's own progress, and there is no other
        elif not changes.is_empty or not link:
            self.offer, self.pane = Offer("" if changes.is_empty else line, changes, link), IMPORT
            return True
        return False

    def answer(self, name: str) -> str:
        """Add or leave the progress that the page offered, or undo the last import. Return the link to open then, or "".

        Raises TutorError.
        """
        offer = self.offer or Offer("", Difference())
        if name == "undo":
            self.progress.undo_import()
            self.offer, self.pane = None, COURSE
            return ""
        if name not in ("add", "leave") or not offer.line:
            raise TutorError(Text("error-message"))
        if name == "add":
            self.progress.take_in(offer.line)
        self.offer = Offer("", offer.changes)
        self.pane = IMPORT if name == "add" and not offer.link else COURSE
        return offer.link

    def press(self, target: str, *, behind: bool = False, language: str = "") -> GameToOpen | None:
        """Perform the action of a button: return a game for the table, or None for another page.

        ``behind`` means that the page would lie over a table. Raises TutorError.
        """
        kind, _, name = target.partition(":")
        if kind in ("start", "friend"):
            self.start = suggest(name, behind=behind or bool(self.start and self.start.behind), friend=kind == "friend")
        elif kind in ("side", "level") and self.start:
            self.start = self.start.choose(kind, name)
        elif kind == "game" and name in {game.name for game in overview.shelf()}:
            self.game, self.pane = name, COURSE
        elif kind == "pane" and name in {COURSE, *_panes(), *(() if visiting() else FRIEND_PANES)}:
            self.pane, self.shown_count, self.start = name, PAGE_SIZE, None
        elif target == "begin:friend" and self.start:
            self.friend.open(self.start.scenario, self.start.side, language)
            self.start, self.pane = None, "friend"
        elif kind == "room":
            self.friend.press(name)
            self.pane = "friend" if self.friend.room else COURSE
        elif target == MORE and self.pane == "kept":
            self.shown_count += PAGE_SIZE
        elif kind in OPENS and (kind == "kept" or not is_file_name(name)):  # a page can name built-in content, never files
            opened_game = OPENS[kind](self, name)
            if kind == "lesson":
                last_lesson.note(name)
            self.start = None
            return opened_game
        else:
            raise TutorError(Text("error-message"))
        return None

    def next(self) -> GameToOpen:
        """Return the step that the page suggests next."""
        station = self._now()
        return _lesson(self, station.lesson) if station else _play(self, self._shelf_game().play)

    def _shelf_game(self) -> overview.ShelfGame:
        return next(game for game in overview.shelf() if game.name == self.game)

    def _now(self) -> overview.Station | None:
        return next((station for station in overview.course(self.game, self.progress) if station.state == overview.NOW), None)

    def scene(self, language: str) -> parts.Home:
        """Return the page in a language."""
        shelf_game, stations = self._shelf_game(), overview.course(self.game, self.progress)
        fresh = (
            bool(stations)
            and stations[0].state == overview.NOW
            and not any(overview.count_done(game.name, self.progress) or self._has_begun(game.name) for game in overview.shelf())
        )
        saved_name = saved_games.latest(shelf_game.play)
        pane = PANES[self.pane](self, language) if self.pane in PANES else None
        more = puzzle_door.doors(shelf_game.game)
        more += [
            {"to": target, "label": Text(label), "chosen": False}
            for part, label, target in (
                ("overlay", "home-odds", f"chances:{shelf_game.play}"),
                ("building", "home-build", f"build:{shelf_game.game}"),
            )
            if registry.has_part(games.system_of(shelf_game.game), part)
        ]
        more += [
            {"to": f"pane:{name}", "label": Text(f"home-{name}"), "chosen": name == self.pane}
            for name in _panes()
            if name != "days" or self.progress.days
        ]
        page: parts.Home = {
            "start": start_scene(self.start, language) if self.start else None,
            "title": Text("home-title"),
            "lead": Text("home-lead"),
            "language": Text("word-language"),
            "languages": language_choices(language),
            "now": self._next(stations, language, fresh=fresh),
            "acts": [
                {
                    "icon": "play",
                    "to": f"kept:{saved_name}" if saved_name else f"start:{shelf_game.play}",
                    "title": Text("home-play", {"name": _label(shelf_game.play)}),
                    "text": Text("home-play-on" if saved_name else "home-play-new"),
                },
                *self._questions(shelf_game, stations),
                *self.friend.door(shelf_game.play),
            ],
            "games": [self._game(game, language) for game in overview.shelf()],
            "choose": Text("home-games"),
            "course": self._course(stations, language),
            "pane": {"id": self.pane, "back": {"to": f"pane:{COURSE}", "label": Text("home-back")}, **pane} if pane else None,
            "read": Text("word-read"),
            "more": more,
        }
        if on_first_page():
            page["notebooks"] = first_page.notebooks()
        return drawing.words(page, language)

    def _has_begun(self, game: str) -> bool:
        return any(self.progress.state(name) for name in overview.lessons_of(game))

    def _next(self, stations: tuple[overview.Station, ...], language: str, *, fresh: bool) -> NextStep:
        shelf_game = self._shelf_game()
        left, top, width, height = shelf_game.window or board(shelf_game.play, language).whole
        share = (left + PICTURE_BOX[0] * width, top + PICTURE_BOX[1] * height, PICTURE_BOX[2] * width, PICTURE_BOX[3] * height)
        picture: PictureRef = {"game": shelf_game.name, "box": " ".join(f"{value:.0f}" for value in share)}
        now = next((station for station in stations if station.state == overview.NOW), None)
        if now is None:
            return {
                "kicker": Text("home-finished" if stations else "home-plays"), "title": _label(shelf_game.play),
                "text": "", "steps": [], "button": Text("home-start"),
                "to": f"start:{shelf_game.play}", "picture": picture,
            }  # fmt: skip
        exercises, state = load(now.lesson).exercises, self.progress.state(now.lesson)
        first = next((number for number, exercise in enumerate(exercises) if exercise.id not in state), 0)
        steps: list[overview.State] = [
            "done" if exercise.id in state else "now" if i == first else "" for i, exercise in enumerate(exercises)
        ]
        kicker = Text("home-here", {"minutes": now.minutes}) if fresh else Text("home-continue" if state else "home-next")
        detail = Text("home-step", {"n": first + 1, "of": len(exercises)}) if state else Text("home-minutes", {"n": now.minutes})
        return {
            "kicker": kicker,
            "title": Text("home-lesson", {"n": now.number, "title": load(now.lesson).said_title(language)}),
            "text": Text("home-first") if fresh else detail,
            "steps": steps,
            "button": Text("home-start" if not state else "home-continue"),
            "to": f"lesson:{now.lesson}",
            "picture": picture,
        }

    def _questions(self, shelf_game: overview.ShelfGame, stations: tuple[overview.Station, ...]) -> list[Door]:
        """Return the button of the quiz, or that of the placement test if the game's course has not begun and no rule was asked.

        A game without questions has neither.
        """
        game, course = shelf_game.game, shelf_game.name
        if not registry.has_part(games.system_of(game), "questions"):
            return []
        begun = course != game or not stations or self._has_begun(course) or any(station.state == overview.DONE for station in stations)
        due = self.progress.portion_of(teaching(course)) if stations else 0
        if begun or due or self.progress.reviewed:
            return [{"icon": "quiz", "to": f"quiz:{game}", "title": Text("home-quiz"), "text": self._due(due)}]
        return [{"icon": "quiz", "to": f"placement:{game}", "title": Text("home-placement"), "text": Text("home-placement.text")}]

    def _due(self, due: int) -> Text:
        if due:
            return Text("home-quiz-due", {"n": due, "minutes": minutes(due)})
        return Text("home-quiz-done" if self.progress.reviewed else "home-quiz-new")

    def _game(self, shelf_game: overview.ShelfGame, language: str) -> GameChoice:
        total, done_count = len(overview.lessons_of(shelf_game.name)), overview.count_done(shelf_game.name, self.progress)
        picture = board(shelf_game.play, language)
        return {
            "id": shelf_game.name,
            "to": f"game:{shelf_game.name}",
            "name": course_title(shelf_game.name, language),
            "text": Text("home-done", {"n": done_count, "of": total}) if total else Text("home-plays"),
            "share": done_count / total if total else 0,
            "chosen": shelf_game.name == self.game,
            "picture": {"markup": picture.markup, "box": " ".join(map(str, shelf_game.window or picture.whole))},
        }

    def _course(self, stations: tuple[overview.Station, ...], language: str) -> parts.Course:
        done_count, stars = sum(station.state == overview.DONE for station in stations), sum(entry.stars for entry in stations)
        return {
            "title": course_title(self.game, language),
            "text": Text("home-course", {"n": done_count, "of": len(stations), "stars": stars}) if stations else Text("home-no-lessons"),
            "stations": [self._station(entry, language) for entry in stations],
        }

    def _station(self, station: overview.Station, language: str) -> parts.Station:
        title = load(station.lesson).said_title(language)
        skipped = station.state == overview.DONE and not self.progress.state(station.lesson)
        state = "known" if skipped else station.state or "ahead"
        params = {"n": station.number, "title": title, "minutes": station.minutes, "stars": station.stars, "state": state}
        return {
            "to": f"lesson:{station.lesson}",
            "n": station.number,
            "name": title.partition(":")[0],
            "time": Text("home-minutes", {"n": station.minutes}),
            "state": station.state,
            "stars": station.stars,
            "label": Text("home-station", params),
        }


@dataclass(frozen=True, slots=True)
class Board:
    """The board of a scenario as markup of a small picture, and its whole window: left, top, width, height."""

    markup: str
    whole: tuple[float, float, float, float]


@cache
def board(scenario: str, language: str) -> Board:
    """Return the board of a scenario at its start."""
    position = new_game(scenario, seed=SEED).position
    present = registry.system(position.system).present
    ground = drawing.ground_scene(present.ground(position), language)
    pieces = "".join(map(draw, drawing.board_scene(present.elements(position), ground["places"], language)))
    return Board(lighter(ground["markup"]) + pieces, (0, 0, ground["width"], ground["height"]))


def _label(scenario: str) -> Text:
    label: Text = registry.system_of_scenario(scenario).scenario_info(scenario)["label"]
    return label


# Games and lessons to open


def _lesson(home: Home, name: str) -> GameToOpen:
    run = LessonRun(load(name), home.progress)
    if name in overview.lessons_of(home.game)[:1] and not home.progress.state(name):
        run.go_to(1)  # new players play first and read later
    return GameToOpen(run.game, run.side, coach=run)


def _play(_home: Home, name: str) -> GameToOpen:
    shelf_game = next((candidate for candidate in overview.shelf() if candidate.play == name), None)
    game = new_game(name, seed=SEED)
    return GameToOpen(game, shelf_game.side if shelf_game else game.position.setup.sides[0], kept=True)


def _begin(home: Home, players: str) -> GameToOpen:
    if home.start is None:
        raise TutorError(Text("error-message"))
    return home.start.begin(players)


def _quiz(home: Home, game: str) -> GameToOpen:
    quiz = Quiz(game, progress=home.progress)
    return GameToOpen(quiz.game, quiz.side, coach=quiz)


def _placement(home: Home, game: str) -> GameToOpen:
    test = of_course(game, progress=home.progress)
    return GameToOpen(test.game, test.side, coach=test)


def _walk(_home: Home, name: str) -> GameToOpen:
    walk = walkthrough.load(name)
    return GameToOpen(walk.start(), walk=walk)


def _go_on(_home: Home, name: str) -> GameToOpen:
    game, side = saved_games.take(name)
    return GameToOpen(game, side, kept=True)


def _chances(home: Home, name: str) -> GameToOpen:
    return replace(_play(home, name), chances=True)


OPENS: Mapping[str, Callable[[Home, str], GameToOpen]] = {
    "lesson": _lesson, "begin": _begin, "quiz": _quiz, "placement": _placement, "walk": _walk, "kept": _go_on,
    "chances": _chances, "puzzle": lambda home, name: puzzle_door.open_puzzle(name, home.progress),
    "minutes": lambda home, name: puzzle_door.open_minutes(name, home.progress),
}  # fmt: skip


# Panes in place of the course


def _saved_games(home: Home, _language: str) -> PaneContent:
    games = saved_games.all_kept()
    items: list[PaneItem] = [
        {
            "to": f"kept:{game.name}",
            "label": game.label,
            "note": Text("home-kept-over" if game.over else "home-kept-note", {"side": game.side_name, "n": game.decisions}),
        }
        for game in games[: home.shown_count]
    ]
    if left := len(games[home.shown_count :]):
        items.append({"to": MORE, "label": Text("home-kept-more"), "note": Text("home-kept-left", {"n": left})})
    return {"title": Text("home-kept"), "items": items, "text": [] if items else [Text("home-kept-none")], "grows": True}


def _battles(home: Home, _language: str) -> PaneContent:
    game = game_of(home.game)
    items = friend.battle_items(game, "start")
    walks = [name for name in walkthrough.names() if name.partition("/")[0] == game]
    items += [{"to": f"walk:{name}", "label": walkthrough.load(name).title, "note": Text("home-walk")} for name in walks]
    return {"title": Text("home-battles"), "items": items, "text": []}


def _teachers(_home: Home, language: str) -> PaneContent:
    folder = language_of_pages(language)
    items: list[PaneItem] = [
        {"to": "", "label": Text("home-answers"), "note": Text("home-answers.note"), "file": f"ready/{folder}/answers.ipynb"}
    ]
    for name in overview.ready_lessons():
        title = {"title": Text(f"home-ready-{name}")}
        lesson: PaneItem = {
            "to": "",
            "label": Text("home-ready", title),
            "note": Text("home-ready.note"),
            "file": f"ready/{folder}/{name}.ipynb",
        }
        page: PaneItem = {
            "to": "",
            "label": Text("home-print", title),
            "note": Text("home-print.note"),
            "file": f"ready/{folder}/{name}.html",
        }
        items += [lesson, page]
    for notebook in overview.teacher_notebooks():
        number = notebook.name[:2]
        label = Text("home-class", {"number": int(number), "title": Text(f"home-teacher-{number}")})
        note = Text("home-class-age" if notebook.age else "home-class-any", {"age": notebook.age, "minutes": notebook.minutes})
        items.append({"to": "", "label": label, "note": note, "file": f"teacher/{folder}/{notebook.name}.ipynb"})
    content: PaneContent = {
        "title": Text("home-teachers"),
        "items": first_page.link_files(items),
        "text": [Text("home-teachers.text"), Text("home-teachers.more")],
    }
    if url := docs.guide(language):
        content["guide"] = {"label": Text("home-teachers.guide"), "url": url}
    return content


def _paste(home: Home, _language: str) -> PaneContent:
    return {"title": Text("word-paste"), "items": _undo(home), "text": [Text("home-paste.text")], "paste": True}


def _undo(home: Home) -> list[PaneItem]:
    """Return the button that takes back the last import, if there was one."""
    return [{"to": "progress:undo", "label": Text("home-import-undo"), "note": Text("home-import-kept")}] if home.progress.imports else []


def _import(home: Home, _language: str) -> PaneContent:
    """Return the question whether to add pasted progress, or what was added."""
    offer = home.offer or Offer("", Difference())
    new = offer.changes
    counts = {
        "home-import-lessons": new.lessons,
        "home-import-known": new.known,
        "home-import-rules": new.rules,
        "home-import-asked": new.asked,
    }
    changes = [Text(key, {"n": n}) for key, n in counts.items() if n]
    if not offer.line:
        title = Text("home-import-done") if changes else Text("home-import-nothing")
        return {"title": title, "items": _undo(home) if changes else [], "text": changes}
    items: list[PaneItem] = [
        {"to": "progress:add", "label": Text("home-import-add"), "note": Text("home-import-undoable")},
        {"to": "progress:leave", "label": Text("home-import-leave"), "note": ""},
    ]
    return {"title": Text("home-import"), "items": items, "text": [Text("home-import.text"), *changes]}


def _carry(home: Home, _language: str) -> PaneContent:
    """Return the visitor's progress, to carry away as a line or in the address of this page."""
    line = home.progress.line()
    fields: list[PaneField] = [
        {"label": Text("home-carry-link"), "text": f"progress={line}", "page": True},
        {"label": Text("home-carry-line"), "text": line, "page": False},
    ]
    return {"title": Text("home-carry"), "items": _undo(home), "text": [Text("home-carry.text")], "fields": fields, "paste": True}


PANES: Mapping[str, Callable[[Home, str], PaneContent]] = {
    "days": lambda home, _: days_pane(home.progress), "kept": _saved_games, "battles": _battles, "teachers": _teachers, "paste": _paste,
    "carry": _carry, IMPORT: _import,
    friend.BATTLES: lambda home, _: friend.battles(game_of(home.game)),
    "friend": lambda home, _: home.friend.pane(home._shelf_game().play),  # noqa: SLF001  (a pane of this page)
}  # fmt: skip
FRIEND_PANES = ("friend", friend.BATTLES)
"""The panes that the button for two people opens, and no link below the page."""


def _panes() -> tuple[str, ...]:
    """Return the panes that can be opened here. A page without code has no notebooks for teachers, and a notebook keeps progress itself."""
    hidden = (*FRIEND_PANES, IMPORT, "teachers" if visiting() else "carry")
    return tuple(name for name in PANES if name not in hidden)
