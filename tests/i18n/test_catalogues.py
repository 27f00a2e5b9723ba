"""Words: every key that the code names has its message, every message can be said, and what is said gets all that it asks for."""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import undaunted_nb as un
from tests.widgets.tables import SCENARIO, Seat, clicks
from undaunted_nb import i18n
from undaunted_nb.core import registry
from undaunted_nb.core.errors import TutorError
from undaunted_nb.core.game import game_from_json, new_game
from undaunted_nb.core.text import Text
from undaunted_nb.games.undaunted import pieces
from undaunted_nb.games.undaunted.position import ZONES, Position
from undaunted_nb.games.undaunted.setup import Setup
from undaunted_nb.i18n import has, say
from undaunted_nb.widgets.session import Session

un._give_words()
course: Any = importlib.import_module("undaunted_nb.games.undaunted.round")
PACKAGE = Path(str(un.__file__)).parent
SOURCES = sorted(PACKAGE.rglob("*.py"))
CATALOGUES = sorted((PACKAGE / "i18n" / "en").glob("*.ftl"))
UNDAUNTED = registry.system("undaunted")
SETUPS: list[Setup] = [cast(Position, new_game(name).position).setup for name in (*UNDAUNTED.scenario_names(), SCENARIO)]
KINDS = [*SETUPS[0].kinds, *course.FORMS]


@cache
def entries() -> dict[str, ftl.Message]:
    found: dict[str, ftl.Message] = {}
    for file in CATALOGUES:
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{file.name}: {(entry.content or '')[:80]}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{file.name}: {entry.id.name} is there twice"
                found[entry.id.name] = entry
    return found


FAMILIES = frozenset(key.split("-")[0] for key in entries()) - {"un", "list", "plain", "nobody", "chance", "score", "outcome", "ruling"}
KEY = re.compile(r"[a-z]+(-[\w]+)+")


def _trees() -> Iterator[tuple[Path, ast.Module]]:
    for file in SOURCES:
        yield file.relative_to(PACKAGE), ast.parse(file.read_text("utf-8"))


def _constants(node: ast.expr) -> list[str]:
    """The strings that an expression may be."""
    if isinstance(node, ast.IfExp):
        return [*_constants(node.body), *_constants(node.orelse)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def _literals() -> dict[str, Path]:
    """Every string of the code that can only be a key: the first argument of a Text, or a word of one of the families."""
    found: dict[str, Path] = {}
    for file, tree in _trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Text" and node.args:
                found.update(dict.fromkeys(_constants(node.args[0]), file))
            elif (
                isinstance(node, ast.Constant)
                and isinstance(node.value, str)
                and KEY.fullmatch(node.value)
                and node.value.split("-")[0] in FAMILIES
            ):
                found.setdefault(node.value, file)
    return found


def _patterns() -> set[str]:
    """The keys that are put together, with * for what is put in."""
    found = set()
    for _, tree in _trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                pattern = "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values)
                if pattern.split("-")[0] in FAMILIES and re.fullmatch(r"[a-z]+-[-*\w.]+", pattern):
                    found.add(pattern)
    return found


def _emitted() -> set[str]:
    """The kinds of events that the engine tells of."""
    return {
        node.args[0].value
        for file, tree in _trees()
        if file.parts[0] == "games"
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "emit" and isinstance(node.args[0], ast.Constant)
        if isinstance(node.args[0].value, str)
    }


def _unknown_whats() -> set[str]:
    """What ``fault-unknown-*`` is asked for: words that stand somewhere in the code beside the messages that there are."""
    return {key.removeprefix("fault-unknown-") for key in entries() if key.startswith("fault-unknown-")}


ALL_TERRAINS = sorted(set(pieces.TERRAINS) | {tile.terrain for setup in SETUPS for tile in setup.tiles.values()})
PUT_IN: dict[str, Iterable[str]] = {
    "card-*": {card.title for setup in SETUPS for own in setup.cards for card in own if card.id not in ("Quagga", "Okapi")},
    "cite-*": {cite.document.removesuffix(".txt") for rule in UNDAUNTED.rules().values() for cite in rule.cites},
    "counter-*": {counter.kind for setup in SETUPS for counter in setup.counters},
    "curtain-*": ("title", "text", "button"),
    "error-no-*": ("tile",),
    "event-*": _emitted(),
    "fault-unknown-*": _unknown_whats(),
    "kind-*": {kind.replace(" ", "-") for kind in KINDS},
    "label-*": ("scouted", "controlled"),
    "legend-*": ("scouted", "controlled", "target"),
    "pile-*-*": [f"{zone}-own" for zone in ("deck", "discard", "supply", "removed")]
    + [f"{zone}-foe" for zone in ("hand", "deck", "discard", "supply")],
    "side-*": {side for setup in SETUPS for side in setup.sides},
    "side-of-*": {side for setup in SETUPS for side in setup.sides},
    "terrain-*": ALL_TERRAINS,
    "why-chance-*": (course.ROLLED, course.DRAWN),
    "zone-*": (*ZONES, "counter"),
}


@pytest.mark.parametrize("key", sorted(_literals()))
def test_every_key_that_the_code_names_has_a_message(key: str) -> None:
    bare, _, attribute = key.partition(".")
    assert has(bare), f"{key}, in {_literals()[key]}"
    if attribute:
        assert attribute in [a.id.name for a in entries()[bare].attributes]


def test_every_way_of_putting_a_key_together_is_known_here() -> None:
    assert _patterns() - {"change-*"} <= PUT_IN.keys()


@pytest.mark.parametrize("pattern", sorted(PUT_IN))
def test_every_key_that_is_put_together_has_a_message(pattern: str) -> None:
    start = pattern.partition("*")[0]
    missing = [start + value for value in PUT_IN[pattern] if not has(start + value)]
    assert not missing


def test_every_requirement_can_say_why() -> None:
    requirements = [r for kind in SETUPS[0].kinds.values() for r in kind.requirements] + [
        r for found in course.REQUIREMENTS.values() for r in found
    ]
    keys = {r.why or f"why-{r.rule.replace('.', '-')}" for r in requirements}
    assert not [key for key in keys if not has(key)]
    assert not [r.rule for r in requirements if r.rule not in UNDAUNTED.rules()]


def test_every_rule_has_a_title_and_a_text() -> None:
    for rule in UNDAUNTED.rules().values():
        assert say(Text(rule.key)) not in ("", rule.key)
        assert say(Text(f"{rule.key}.text")) not in ("", f"{rule.key}.text")


def test_every_word_that_the_front_end_asks_for_is_there() -> None:
    sources = "".join(file.read_text("utf-8") for file in sorted((PACKAGE.parent / "widgets" / "src").glob("*.js")))
    asked = set(re.findall(r"\bword\(\s*[\"']([a-z-]+)[\"']", sources))
    assert "undo" in asked
    assert not asked - i18n.words_of("word-", "en").keys()


def test_every_shipped_scenario_has_a_title_in_the_catalogue() -> None:
    for name in UNDAUNTED.scenario_names():
        key = "scenario-" + re.sub(r"[^a-z0-9]+", "-", name)
        assert say(Text(key)) == UNDAUNTED.scenario_info(name)["title"]


# ---------------------------------------------------------------- each message


class _Names(Visitor):
    """What a message asks for, and what it chooses by."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.choices: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            keys = {v.key.name if isinstance(v.key, ftl.Identifier) else v.key.value for v in node.variants}
            self.choices.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


PATTERNS = [(key, "") for key in entries()] + [(key, a.id.name) for key, entry in entries().items() for a in entry.attributes]


@pytest.mark.parametrize(("key", "attribute"), PATTERNS)
def test_every_message_can_be_said(key: str, attribute: str) -> None:
    names = _Names()
    entry = entries()[key]
    names.visit(next(a for a in entry.attributes if a.id.name == attribute) if attribute else entry.value)
    bundle = i18n._bundle("en")
    message = bundle.get_message(key)
    pattern = message.attributes[attribute] if attribute else message.value
    for value in (0, 1, 2, "Something"):
        for choice in range(4):
            params = dict.fromkeys(names.names, value)
            for name, keys in names.choices.items():
                wanted = sorted(keys)[choice % len(keys)]
                params[name] = (
                    int(wanted)
                    if wanted.isdigit()
                    else choice
                    if wanted in ("one", "few", "many", "other") and value != "Something"
                    else wanted
                )
            words, errors = bundle.format_pattern(pattern, params)
            assert not errors, params
            assert words.strip()
            assert "{" not in words or key in ("word-ways", "word-step", "fault-spawn-for", "fault-pieces-for"), words
            assert "  " not in " ".join(words.split())


def test_what_is_asked_for_beside_a_name_is_asked_for_of_that_name() -> None:
    """``$x-set`` and ``$x-count`` come with ``$x``: they are made from it."""
    for key, entry in entries().items():
        names = _Names()
        names.visit(entry)
        for name in names.names:
            base = re.sub(r"-(set|count)$", "", name)
            assert base == name or base in names.names, f"{key}: {name}"


# ---------------------------------------------------------------- what is said in use


@pytest.fixture
def _complaints(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that a message asked for and did not get, and all keys without a message."""
    found: list[str] = []
    real, real_say = FluentBundle.format_pattern, i18n._say

    def noting(self: Any, pattern: Any, args: Any = None) -> Any:
        words, errors = real(self, pattern, args)
        found.extend(f"{words!r}: {error}" for error in errors)
        return words, errors

    def noting_say(text: Text, language: str) -> str:
        if not has(text.key.partition(".")[0], language) and "fallback" not in text.params:
            found.append(f"no message {text.key}")
        return real_say(text, language)

    monkeypatch.setattr(FluentBundle, "format_pattern", noting)
    monkeypatch.setattr(i18n, "_say", noting_say)
    i18n._said.clear()
    return found


@pytest.mark.parametrize("scenario", [*UNDAUNTED.scenario_names(), SCENARIO])
def test_tables_say_everything_in_full(scenario: str, _complaints: list[str]) -> None:  # noqa: PT019
    rng = Random(f"words {scenario}")
    s = Seat(new_game(scenario, seed=2), "US", "random")
    for _ in range(60):
        if s.position.outcome:
            break
        for kind, target, more in clicks(s.position, "US", s.session.taps, rng):
            s.blindly(kind, target, **more)
            _nothing_left_out(s.session)
    for rule in UNDAUNTED.rules():
        s.blindly("rule", rule)
        _nothing_left_out(s.session)
    assert not _complaints


def _nothing_left_out(session: Session) -> None:
    why = session.scene()["why"]
    for reason in why["reasons"] if why else ():
        assert "{" not in reason["text"]
        assert not re.search(r"“”|None|Text\(|\$", reason["text"]), reason["text"]


def test_refusals_say_everything_in_full(_complaints: list[str]) -> None:  # noqa: PT019
    rng = Random(6)
    for scenario in (*UNDAUNTED.scenario_names(), SCENARIO):
        game = new_game(scenario, seed=4)
        for _ in range(12):
            p = cast(Position, game.position)
            if p.outcome:
                break
            for side in p.setup.sides:
                for tap in rng.sample([f"do:{k}" for k in p.setup.kinds], 6):
                    card = rng.choice(p.setup.cards[p.setup.side(side)]).id
                    for action in UNDAUNTED.present.openings(p, side, (f"card:{card}", tap))[:8]:
                        for violation in p.check(action).violations:
                            told = str(violation.why)
                            assert not re.search(r"\{|None|Text\(|  | \.|“”", told), (action, told)
            game.play(rng.choice(list(p.legal_actions)))
    assert not _complaints


@pytest.mark.parametrize(
    "wrong",
    [
        "Riflman A: move 12B",
        "Rifleman A: mvoe 12B",
        "Rifleman A move",
        "",
        "Rifleman: move 2B",
        "Platoon Sergeant: command x",
        "Rifleman A: move 99X",
        "roll x",
        "Rifleman A: control 2B",
        "Rifleman A: attack DE",
        "Rifleman A: attack nobody",
        "Mortar: target",
        "DE Rifleman A: move 2B",
        "draw nothing",
    ],
)
def test_errors_of_notation_are_said_in_full(wrong: str, _complaints: list[str]) -> None:  # noqa: PT019
    with pytest.raises(TutorError) as caught:
        new_game("normandy/la-raye", seed=1).play(wrong)
    assert str(caught.value)
    assert not _complaints


def test_faults_of_files_are_said_in_full(_complaints: list[str]) -> None:  # noqa: PT019
    with pytest.raises(TutorError) as caught:
        game_from_json(
            {
                "format": "undaunted-nb position 1",
                "scenario": "normandy/hills",
                "US": {"hand": ["X"], "dek": 1},
                "round": "x",
                "worth": 3,
                "pending": [{}],
            },
            "f.json",
        )
    assert len(str(caught.value).splitlines()) > 4
    assert not _complaints


# ---------------------------------------------------------------- languages


def test_languages_that_are_not_there_are_refused() -> None:
    for language in ("xx", "EN", "en_US", "../en"):
        with pytest.raises(ValueError, match="there are en"):
            i18n.set_language(language)
    i18n.set_language("en")
    assert i18n.known("") == "en"


def test_lists_and_missing_messages() -> None:
    assert [i18n.listed(list(items)) for items in ("", "a", "ab", "abc")] == ["", "a", "a and b", "a, b and c"]
    assert say(Text("no-such-message")) == "no-such-message"
    assert say(Text("no-such-message", {"fallback": "a name from a file"})) == "a name from a file"
    assert say(Text("why-un-end-1.nothing")) == "why-un-end-1.nothing"
    assert say(Text("log-and", {"first": Text("plain", {"text": "one"}), "rest": [Text("nobody"), 2]})) == "one; nobody and 2"


def test_truth_values_and_numbers_are_said_apart() -> None:
    """``True == 1``: what was said of one is not said of the other."""
    for n in (1, True, 0, False):
        kept = say(Text("event-initiative", {"values": "1", "kept": n, "side": "US"}))
        drawn = say(Text("event-commanded", {"count": n}))
        assert ("keeps" in kept) == (n is True)
        assert not (type(n) is int and n == 1) or drawn == "Draws one card"
