"""Keys: every key in the code has its message, and the code names every message."""

from __future__ import annotations

import ast
import importlib
import re
from collections import defaultdict
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, cast

import undaunted_nb as un
from tests.i18n.catalogs import PACKAGE, entries, patterns
from tests.widgets.tables import SCENARIO
from undaunted_nb import i18n
from undaunted_nb.cli import scenario_template
from undaunted_nb.engine.legality import Requirement
from undaunted_nb.engine.text import Text
from undaunted_nb.files import reasons
from undaunted_nb.games.memoir44.chances import odds as memoir_odds
from undaunted_nb.games.memoir44.files import scenario_form as memoir_scenario
from undaunted_nb.games.memoir44.quiz import facts as memoir_facts
from undaunted_nb.games.memoir44.quiz import rulings as memoir_judging
from undaunted_nb.games.memoir44.quiz import turns as memoir_turns
from undaunted_nb.games.memoir44.rules import legal as memoir
from undaunted_nb.games.memoir44.rules.state import names as memoir_names
from undaunted_nb.games.memoir44.rules.state import pieces as memoir_pieces
from undaunted_nb.games.memoir44.rules.state import variants as memoir_variants
from undaunted_nb.games.memoir44.rules.state.setup import ARMS, SECTIONS, SIDES, SYMBOLS, Options
from undaunted_nb.games.memoir44.table import board as memoir_board
from undaunted_nb.games.memoir44.table import choices as memoir_choosing
from undaunted_nb.games.undaunted.builder import goals as goal_fields
from undaunted_nb.games.undaunted.files import forms
from undaunted_nb.games.undaunted.quiz import desert, facts
from undaunted_nb.games.undaunted.rules.actions import kinds_of
from undaunted_nb.games.undaunted.rules.state.position import ZONES, Position
from undaunted_nb.games.undaunted.rules.state.setup import Setup
from undaunted_nb.games.undaunted.table import house
from undaunted_nb.games.undaunted.table.choices import DIRECT
from undaunted_nb.games.undaunted.table.goals import ENDINGS
from undaunted_nb.i18n import has, say
from undaunted_nb.kit import games, registry
from undaunted_nb.kit.question import MISTAKES
from undaunted_nb.lessons.course import beginner, overview
from undaunted_nb.lessons.format import goals
from undaunted_nb.lessons.format.walkthrough import load, names
from undaunted_nb.lessons.reference import glossary
from undaunted_nb.lessons.reference.summary import summary
from undaunted_nb.play.game import new_game
from undaunted_nb.play.opponent import OPPONENTS
from undaunted_nb.probability import casualties, volleys
from undaunted_nb.puzzlebook.mistakes import THEME as OWN
from undaunted_nb.puzzlebook.themes import NO_THEME, THEMES
from undaunted_nb.rooms import desk
from undaunted_nb.search import coach
from undaunted_nb.simulation import matches, workers
from undaunted_nb.teaching.display.display import UNITS
from undaunted_nb.teaching.interactive import explorer_data as explorer
from undaunted_nb.widgets.home import home
from undaunted_nb.widgets.saves import levels

un._give_words()
rounds: Any = importlib.import_module("undaunted_nb.games.undaunted.rules.round")
memoir_head: Any = importlib.import_module("undaunted_nb.games.memoir44.table.head")
SOURCES = sorted(file for file in PACKAGE.rglob("*.py") if "template" not in file.parts)
UNDAUNTED = registry.system("undaunted")
SYSTEMS = [registry.system(name) for name in registry.system_names()]
SETUPS: list[Setup] = [cast(Position, new_game(name).position).setup for name in (*UNDAUNTED.scenario_names(), SCENARIO)]
KINDS = [*{kind: None for setup in SETUPS for kind in kinds_of(setup.edition)}, *rounds.FORMS]
GOALS = {goal.kind for setup in SETUPS for goals_ in setup.goals for goal in goals_} | {"escape", "neutralize", "pin", "points"}
KEY = re.compile(r"[a-z][a-z0-9]*(-[\w]+)+")


def _constants(node: ast.expr) -> list[str]:
    """Return the strings that an expression can be."""
    if isinstance(node, ast.IfExp):
        return [*_constants(node.body), *_constants(node.orelse)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


class Found(NamedTuple):
    """What names keys in the code."""

    literals: dict[str, Path]
    """Every string that must be a key, with its file: the first argument of a Text, or a word of one of the families."""
    patterns: set[str]
    """The composed keys, with * for the inserted part."""
    emitted: dict[str, set[str]]
    """The kinds of events that the engine of each game emits."""


@cache
def found_in_code() -> Found:
    """Return what names keys, from one walk through every source."""
    found = Found({}, set(), defaultdict(set))
    families = frozenset(key.split("-")[0] for key in entries()) - {"un", "list", "plain", "nobody", "chance", "score", "outcome", "ruling"}
    for source in SOURCES:
        file = source.relative_to(PACKAGE)
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                _note_call(node, file, found)
            elif isinstance(node, ast.Constant):
                if isinstance(node.value, str) and KEY.fullmatch(node.value) and node.value.split("-")[0] in families:
                    found.literals.setdefault(node.value, file)
            elif isinstance(node, ast.JoinedStr):
                pattern = "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values)
                if pattern.split("-")[0] in families and re.fullmatch(r"[a-z][a-z0-9]*-[-*\w.]+", pattern):
                    found.patterns.add(pattern)
    return found


def _note_call(node: ast.Call, file: Path, found: Found) -> None:
    """Note the key of a Text, or the kind of an event that a game emits."""
    if getattr(node.func, "id", "") == "Text" and node.args:
        found.literals.update(dict.fromkeys(_constants(node.args[0]), file))
    if getattr(node.func, "attr", "") == "emit" and file.parts[0] == "games" and isinstance(node.args[0], ast.Constant):
        kind = node.args[0].value
        if isinstance(kind, str):
            found.emitted[file.parts[1]].add(kind)


def _there(start: str) -> set[str]:
    """Return the rest of each message key that begins with ``start``."""
    return {key.removeprefix(start) for key in entries() if key.startswith(start)}


ALL_TERRAINS = sorted({*forms.TERRAINS, *forms.DESERT} | {tile.terrain for setup in SETUPS for tile in setup.tiles.values()})


def _questions() -> list[explorer.Question]:
    """Return every question of the explorer."""
    return [it for questions in explorer.questions_by_system().values() for it in questions.values()]


CHOICES = {"kind": [*explorer.questions_by_system()], "what": [what for it in explorer.questions_by_system().values() for what in it]}
"""The games and the questions of the explorer."""


def _whys(*found: Iterable[Requirement]) -> set[str]:
    """Return every reason that these requirements can give."""
    return {r.why or f"why-{r.rule.replace('.', '-')}" for requirements in found for r in requirements}


AT_A_TABLE = _whys(
    *(kind.requirements for setup in SETUPS for kind in kinds_of(setup.edition).values()),
    *rounds.REQUIREMENTS.values(),
    *(kind.requirements for kind in memoir.KINDS.values()),
)
"""The reasons that a table can show, each with what would change it."""
CANNOT_CHANGE = {
    "why-un-fog-1": "nothing lets Fog of War be played in a turn",
    "why-un-spawn-3": "the spawn markers of a scenario stay what they are",
    "why-na-card-2": "a soldier who is off the board never comes back",
    "why-na-repair-3": "what is destroyed stays so",
    "why-m44-rooted": "guns in a bunker stay there for the whole game",
    "why-m44-supply": "sandbags that are used up do not come back",
    "why-m44-no-ground": "a variant holds for the whole game",
}
"""Reasons that nothing done in a game can take away."""


@cache
def put_in() -> dict[str, Iterable[str]]:
    """Return the ways of putting a key together, each with the parts that it takes."""
    return {
        "list-*": ("scenarios", "lessons", "puzzles"),
        "puzzle-*": ("easy", "medium", "hard"),
        "puzzle-theme-*": (*THEMES, NO_THEME, OWN),
        "room-do-*": _there("room-do-"),
        "room-kind-*": desk.FIRST,
        "room-mistake-*": ("sum", "one"),
        "answer-*": (*ZONES, "yes", "no", "none", "counter"),
        "card-*": {card.title for setup in SETUPS for own in setup.cards for card in own if card.id not in ("Quagga", "Okapi")},
        "change-*": {why.removeprefix("why-") for why in AT_A_TABLE - CANNOT_CHANGE.keys()},
        "choice-*": ("cards", "actions"),
        "lanchester-*": ("battles", "square", "linear", "first", "second"),
        "tree-*": ("choice", "luck", "end"),
        "pairs-*": ("paired", "separate"),
        "difference-*": ("first", "second", "difference"),
        "sign-*": DIRECT,
        "draws-*": ("by", "here", "turn-by", "turn-here"),
        "draws-in-*": ("round", "turn"),
        "draws-by-*": ("round", "turn"),
        "cite-*": {cite.document.removesuffix(".txt") for system in SYSTEMS for rule in system.rules().values() for cite in rule.cites},
        "cli-*": _there("cli-"),
        "coach-after-*": ("hunker-down",),
        "coach-hint-*": ("1", "2"),
        "counter-*": {counter.kind for setup in SETUPS for counter in setup.counters},
        "build-*": ("scouted", "controlled", "title", "source", "notes"),
        "build-face-*": memoir_scenario.BOARDS,
        "build-goal-*": goal_fields.NAMED,
        "build-hills-*": memoir_scenario.READINGS,
        "build-option-*": Options._fields,
        "build-tab-*": {tab for system in SYSTEMS for tab in system.building.TABS},
        "build-take-*": ("terrain", "units", "medals", "tile", "things"),
        "column-*": _there("column-"),  # that each is one of a result's columns is asked in tests/teaching
        "curtain-*": ("title", "text", "button"),
        "editions-*": _there("editions-"),
        "editions-*-*": _there("editions-"),
        "editions-kind-*": _there("editions-kind-"),
        "error-no-*": ("tile", "vehicle", "seat"),
        "event-*": found_in_code().emitted["undaunted"],
        "event-m44-*": found_in_code().emitted["memoir44"],
        "fault-unknown-*": _there("fault-unknown-"),
        "game-*": {setup.edition for setup in SETUPS},
        "fire-*": casualties.KINDS,
        "goal-*": goals.MISSING_PARAMS,
        "home-*": home.PANES,
        "analyze-*": ("ahead", "behind", "even"),
        "hint-rank-*": ("best", "even", *coach.RANKS),
        "hint-topic-*": {
            topic
            for system in SYSTEMS
            for p in [system.new_position(system.scenario_names()[0])]
            for topic in system.thumb.topics(p, p.setup.sides[0])
        },
        "home-game-*": {game for term in glossary.every() for game in term.games},
        "home-ready-*": overview.ready_lessons(),
        "home-teacher-*": {name[:2] for name in overview.teachers()},
        "start-level-*": levels.CHOICES,
        "start-level-*.text": levels.CHOICES,
        "start-side-*": {wins.hardness(side) for wins in beginner.wins().values() for side in wins.wins},
        "home-source-*": {info["source"] for info in un.scenarios()},
        "kind-*": {kind.replace(" ", "-") for kind in KINDS},
        "label-*": ("scouted", "controlled"),
        "legend-*": ("scouted", "controlled", "target"),
        "maker-*": {
            maker.label.key.removeprefix("maker-") for system in SYSTEMS for makers in system.questions.GAMES.values() for maker in makers
        },
        "m44-about-*": {what for what, *_ in memoir_board.DIFFERENCES},
        "m44-about-hit-*": ARMS,
        "m44-about-move-*": {memoir_names.key_of(kind) for kind in memoir_pieces.unit_kinds()},
        "m44-badge-*": {memoir_names.key_of(kind) for kind in memoir_board.BADGE_KINDS},
        "m44-card-*": {memoir_names.key_of(card.base) for card in memoir_pieces.cards()},
        "m44-commander-*": {seat.name for n in (2, 3, 4) for seat in memoir_variants.seats(n, maps=2)},
        "m44-error-no-*": ("card", "hex", "symbol"),
        "m44-ground-*": memoir_pieces.grounds(),
        "m44-hint-*": {part.name for part in memoir_choosing.PART_OF.values()} - {"answer", "keep", "retreat"},
        "m44-kind-*": {memoir_names.key_of(kind) for kind in memoir.KINDS},
        "m44-letter-*": {memoir_names.key_of(kind) for kind in memoir_pieces.unit_kinds()},
        "m44-overlay-mode-*": ("from", "danger", "best"),
        "m44-no-*": {rule.removeprefix("m44.").replace(".", "-") for rule in memoir_judging.DENIALS} | {"card-dig-in-2-there"},
        "m44-own-*": ("beside", "apart", "free", "again", "dig", "fights", "close", "fire"),
        "m44-phase-*": memoir_head.PARTS,
        "m44-phase-*-counted": [f"{memoir_head.PARTS[n]}-counted" for n in memoir_head.PARTS_WITH_COUNT],
        "m44-section-*": SECTIONS,
        "m44-short-*": (memoir_pieces.grounds().keys() - {"country"}) | {"water"},
        "m44-side-*": SIDES,
        "m44-struck-*": ("artillery", "owner", "height", "best", "best-flag"),
        "m44-symbol-*": SYMBOLS,
        "m44-unit-*": {memoir_names.key_of(kind) for kind in memoir_pieces.unit_kinds()},
        "over-*": ("new", "replay", "turns", "costliest"),
        "overlay-mode-*": ("from", "danger", "best"),
        "pile-*-*": [f"{zone}-own" for zone in ("deck", "discard", "supply", "removed")]
        + [f"{zone}-foe" for zone in ("hand", "deck", "discard", "supply")],
        "place-*": {"-".join(rule.id.split(".")[:2]) for system in SYSTEMS for rule in system.rules().values()},
        "quiz-fact-*": {
            f"{rule.replace('.', '-')}{n}"
            for rule in (*facts.NORMANDY, *facts.NORTH_AFRICA)
            for n in ("", *(f"-{k + 1}" for k in range(MISTAKES)))
        },
        "quiz-left-*": desert.LEFT,
        "quiz-low-*": ("turned", "both", "acts", "acts-low", "refused", "stays", "down-ready", "supply", "low"),
        "quiz-m44-fact-*": {
            f"{rule.removeprefix('m44.').replace('.', '-')}{n}"
            for rule in memoir_facts.FACTS
            for n in ("", *(f"-{k + 1}" for k in range(MISTAKES)))
        },
        "quiz-m44-step-*-*": {f"{name}-{step}" for name, (steps, _) in memoir_turns.STEPS.items() for step in steps},
        "quiz-m44-steps-*": memoir_turns.STEPS,
        "quiz-number-*": ("armor", "normal", "critical", "hull"),
        "reason-*": reasons.SYSTEM.values(),
        "seat-*": {seat.id for setup in SETUPS for vehicle in setup.vehicles for seat in vehicle.seats},
        "side-*": {side for setup in SETUPS for side in setup.sides},
        "side-of-*": {side for setup in SETUPS for side in setup.sides},
        "structure-*": {structure.title for setup in SETUPS for structure in setup.structures},
        "vehicle-*": {vehicle.title for setup in SETUPS for vehicle in setup.vehicles},
        "takes-*": casualties.TAKES,
        "summary-*": {part for game in games.systems() for part, _ in summary(game).sections},
        "term-*": {term.id for term in glossary.every()},
        "term-*.text": {term.id for term in glossary.every()},
        "terrain-*": ALL_TERRAINS,
        "explore-*": {*CHOICES} | {control.name for it in _questions() for control in it.controls(explorer.Values({}, {}))},
        "explore-*-*": {f"{name}-{word}" for name, words in CHOICES.items() for word in words},
        "explore-until-*": {
            word
            for it in _questions()
            for control in it.controls(explorer.Values({}, {}))
            if control.name == "until"
            for word, _ in control.words
        },
        "goal-of-*": GOALS,
        "unit-*": set(UNITS.values()),
        "won-by-*": set(ENDINGS.values()),
        "ending-*": {*(how for system in SYSTEMS for how in system.HOW.values()), matches.STILL, matches.LONG},
        "opponent-*": set(OPPONENTS),
        "simulate-*": (workers.ENOUGH, workers.STOPPED),
        "new-*": {
            key
            for file in scenario_template.list_templates().values()
            for key in re.findall("^#: (.+)$", file.read_text("utf-8"), re.MULTILINE)
        },
        "field-*-": _there("field-"),  # that each explains a field is asked in tests/files
        "ours-*": house.RULES,
        "review-board-*": memoir_scenario.BOARDS,
        "review-figures-*": ARMS,
        "ours-setup-*": ("house", "public", "rulebook"),
        "volley-*": (*memoir_odds.PARTS, *volleys.SHARES, *volleys.AVERAGES),
        "thumb-*-*": {f"{system.thumb.KEY}-{rule.id}" for system in SYSTEMS for rule in system.thumb.RULES if rule.describe},
        "why-chance-*": (rounds.ROLL_ACTION, rounds.DRAW_ACTION, "land"),
        "zone-*": (*ZONES, "counter"),
    }


def test_every_key_that_the_code_names_has_a_message() -> None:
    named = found_in_code().literals
    assert len(named) > 1000
    missing = [key for key in named if not has(key.partition(".")[0])]
    assert not missing, [f"{key}, in {named[key]}" for key in missing]
    attributes = {f"{key}.{a.id.name}" for key, entry in entries().items() for a in entry.attributes}
    assert not [f"{key}, in {named[key]}" for key in named if "." in key and key not in attributes]


def test_every_way_of_putting_a_key_together_is_known_here() -> None:
    assert found_in_code().patterns <= put_in().keys()


def test_every_key_that_is_put_together_has_a_message() -> None:
    assert not [key for pattern, values in put_in().items() for value in values if not has(key := pattern.partition("*")[0] + value)]


def test_every_requirement_has_a_reason_and_what_would_change_it() -> None:
    assert not [key for key in AT_A_TABLE if not has(key)]
    assert not [key for key in CANNOT_CHANGE if has(key.replace("why-", "change-", 1))]
    assert CANNOT_CHANGE.keys() <= AT_A_TABLE


def test_every_message_is_used() -> None:
    rules = {rule.key for system in SYSTEMS for rule in system.rules().values()}
    slugs = [re.sub(r"[^a-z0-9]+", "-", name) for system in SYSTEMS for name in system.scenario_names()]
    scenarios = {f"{start}-{slug}" for slug in slugs for start in ("scenario", "scenario-notes")}
    walks = [load(name) for name in names()]
    told = {
        text.key
        for walk in walks
        for text in (walk.title, *(s.text for s in walk.steps), *(w.label for s in walk.steps for w in s.what_ifs))
    } | {note.key.partition(".")[0] for walk in walks for s in walk.steps for note in s.notes}
    told |= {f"{key}-about" for key in told}
    literal = {key.partition(".")[0] for key in found_in_code().literals}
    put_together = {pattern.partition("*")[0] + value for pattern, values in put_in().items() for value in values}
    words = {key for key in entries() if key.startswith("word-") and _asked_by_the_front_end(key.removeprefix("word-"))}
    words |= {key for key in entries() if key.startswith(("pupil-", "desk-")) and _asked_by_a_room(key.partition("-")[2])}
    groups = {"cli"}  # the common parts of commands are attributes of this one
    assert not sorted(entries().keys() - literal - put_together - AT_A_TABLE - rules - scenarios - told - words - groups)


def test_every_note_of_a_walkthrough_has_words() -> None:
    notes = {note.key for name in names() for step in load(name).steps for note in step.notes}
    assert notes
    assert not notes - patterns().keys()


def test_every_rule_has_a_title_and_a_text() -> None:
    for rule in (rule for system in SYSTEMS for rule in system.rules().values()):
        assert say(Text(rule.key)) not in ("", rule.key)
        assert say(Text(f"{rule.key}.text")) not in ("", f"{rule.key}.text")


FRONT_END = "".join(file.read_text("utf-8") for file in sorted((PACKAGE.parent / "widgets" / "src").glob("*.js")))


def _asked_by_the_front_end(word: str) -> bool:
    return any(f"word({quote}{start}" in FRONT_END for quote, start in (('"', word + '"'), ("`", word.partition("-")[0] + "-$")))


def _asked_by_a_room(word: str) -> bool:
    starts = [word[: i + 1] for i, sign in enumerate(word) if sign == "-"]
    whole = re.search(rf'phrase\(\s*"{word}"|phrase\([^()]* "{word}"|[?:,(] "{word}"', FRONT_END)
    return bool(whole) or any(f"phrase(`{start}$" in FRONT_END for start in starts)


def test_every_word_of_a_room_exists() -> None:
    asked = set(re.findall(r"\bphrase\(\s*[\"']([a-z-]+)[\"']", FRONT_END))
    assert "wait-line" in asked
    assert not asked - i18n.words_of("pupil-", "en").keys() - i18n.words_of("desk-", "en").keys()


def test_every_word_that_the_front_end_uses_exists() -> None:
    asked = set(re.findall(r"\bword\(\s*[\"']([a-z-]+)[\"']", FRONT_END))
    assert "undo" in asked
    assert not asked - i18n.words_of("word-", "en").keys()


def test_every_shipped_scenario_has_a_title_in_the_catalog() -> None:
    for system in SYSTEMS:
        for name in system.scenario_names():
            key = "scenario-" + re.sub(r"[^a-z0-9]+", "-", name)
            assert say(Text(key)) == system.scenario_info(name)["title"]


# ---------------------------------------------------------------- one by one


def test_missing_messages() -> None:
    assert say(Text("no-such-message")) == "[no-such-message]"
    assert say(Text("no-such-message", {"fallback": "a name from a file"})) == "a name from a file"
    assert say(Text("why-un-end-1.nothing")) == "[why-un-end-1.nothing]"
    assert say(Text("log-and", {"first": Text("plain", {"text": "one"}), "rest": [Text("nobody"), 2]})) == "one. nobody and 2"


def test_truth_values_and_numbers_are_kept_apart() -> None:
    """``True == 1``, but their texts differ."""
    for n in (1, True, 0, False):
        kept = say(Text("event-initiative", {"values": "1", "kept": n, "side": "US"}))
        drawn = say(Text("event-commanded", {"side": "US", "count": n}))
        assert ("keeps" in kept) == (n is True)
        assert not (type(n) is int and n == 1) or drawn == "US draws one card"
