"""Actions as lines: written lines read back unchanged, and the three errors explain what to do."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.play.test_game import SCENARIOS
from tests.random_games import played
from tests.widgets.tables import SCENARIO, at_turn
from undaunted_nb.engine.action import Action
from undaunted_nb.engine.errors import AmbiguousActionError, NotationError
from undaunted_nb.engine.legality import IllegalActionError
from undaunted_nb.games.undaunted.rules.actions import kinds_of
from undaunted_nb.games.undaunted.rules.state.position import Position
from undaunted_nb.play.game import Game, game_from_json, new_game

HAND = (
    "Rifleman A",
    "Scout A",
    "Machine Gunner A",
    "Sniper",
    "Mortar",
    "Platoon Sergeant",
    "Platoon Guide",
    "Squad Leader A",
    "Fog of War",
)


def _position() -> Position:
    return cast(Position, at_turn(*HAND, us={"play": ["Rifleman A", "Scout A"], "target": "2A"}).position)


LINES = {
    "Rifleman A: move 12B": ("move", "Rifleman A", ("12B",), ""),
    "Scout A: scout 12B 2A": ("scout", "Scout A", ("12B", "2A"), ""),
    "Platoon Guide: guide US Riflemen A 12B": ("guide", "Platoon Guide", ("US Riflemen A", "12B"), ""),
    "Sniper: stalk 7A": ("stalk", "Sniper", ("7A",), ""),
    "Platoon Sergeant: bolster Fog of War, Rifleman A": ("bolster", "Platoon Sergeant", ("Fog of War", "Rifleman A"), ""),
    "Platoon Sergeant: bolster nothing": ("bolster", "Platoon Sergeant", (), ""),
    "Platoon Sergeant: command 2": ("command", "Platoon Sergeant", (2,), ""),
    "Scout A: conceal": ("conceal", "Scout A", (), ""),
    "Rifleman A: control": ("control", "Rifleman A", (), ""),
    "Squad Leader A: inspire Rifleman A": ("inspire", "Squad Leader A", ("Rifleman A",), ""),
    "Scout A: recon": ("recon", "Scout A", (), ""),
    "Mortar: target 2A": ("target", "Mortar", ("2A",), ""),
    "Machine Gunner A: attack DE Riflemen B": ("attack", "Machine Gunner A", ("DE Riflemen B",), ""),
    "Machine Gunner A: suppress DE Scouts B": ("suppress", "Machine Gunner A", ("DE Scouts B",), ""),
    "Mortar: blast": ("blast", "Mortar", (), ""),
    "Rifleman A: ready": ("ready", "Rifleman A", (), ""),
    "Rifleman A: hunker down": ("hunker down", "Rifleman A", (), ""),
    "Rifleman A: enter 3B, move 8A": ("move", "Rifleman A", ("8A",), "3B"),
    "US: initiative Fog of War": ("initiative", "Fog of War", (), ""),
    "end turn": ("end turn", "", (), ""),
    "next DE Scouts B": ("next", "", ("DE Scouts B",), ""),
}


@pytest.mark.parametrize("line", LINES)
def test_every_kind_is_read_and_written(line: str) -> None:
    p = _position()
    kind, card, args, at = LINES[line]
    action = Action(kind, "US", card, args, at)
    assert p.parse(line) == action
    assert p.format(action) == line


def test_every_kind_has_a_line_here() -> None:
    assert {kind for kind, *_ in LINES.values()} == {*kinds_of(_position().setup.edition), "initiative", "end turn", "next"}


@pytest.mark.parametrize("line", LINES)
def test_case_and_spaces_do_not_matter(line: str) -> None:
    p = _position()
    wanted = p.parse(line)
    for odd in (
        line.upper(),
        line.lower(),
        f"  {line}\t",
        line.replace(" ", "   "),
        line.replace(": ", ":"),
        line.replace(": ", " : "),
        line.replace(", ", " ,\n"),
    ):
        assert p.parse(odd) == wanted, odd


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("sniper: stalk 7a", "Sniper: stalk 7A"),
        ("plat: nothing", ""),
        ("machine: attack riflemen b", "Machine Gunner A: attack DE Riflemen B"),
        ("machine: attack scouts", "Machine Gunner A: attack DE Scouts B"),
        ("Machine Gunner A: attack Riflemen A", ""),
        ("platoon g: guide scouts 12B", "Platoon Guide: guide US Scouts A 12B"),
        ("scout a: scout 12B, 2A", "Scout A: scout 12B 2A"),
        ("platoon s: bolster rifleman b, fog, rifleman b", "Platoon Sergeant: bolster Fog of War, Rifleman B, Rifleman B"),
        ("US Rifleman A: move 12B", "Rifleman A: move 12B"),
        ("us: end turn", "end turn"),
    ],
)
def test_names_can_be_shortened_as_long_as_they_are_clear(line: str, wanted: str) -> None:
    p = _position()
    if wanted:
        assert p.format(p.parse(line)) == wanted
    else:
        with pytest.raises(NotationError):
            p.parse(line)


def test_the_only_place_to_enter_need_not_be_named() -> None:
    p = at_turn("Sniper", counters={"US Snipers": "off"}).position
    assert p.parse("Sniper: enter 17B, stalk 7A") == p.parse("Sniper: stalk 7A")
    assert p.check(p.parse("Sniper: stalk 7A")).legal


def test_a_card_that_only_the_other_side_has_is_the_other_sides() -> None:
    p = _position()
    assert p.parse("Rifleman B: move 9A").side == "US"  # both sides have it, so it means the one to act
    assert p.parse("DE Rifleman B: move 9A").side == "DE"
    assert p.parse("Quagga: command 1").side == "DE"
    assert p.parse("US: Rifleman B: move 9A".replace("US: ", "US ")).side == "US"


@pytest.mark.parametrize(
    ("line", "hint"),
    [
        ("Riflman A: move 12B", "Did you mean “Rifleman A”?"),
        ("Rifleman A: mvoe 12B", "Did you mean “move”?"),
        ("Rifleman A: hunkerdown", "Did you mean “hunker down”?"),
        ("Rifleman A: move 122B", "Did you mean “12B”?"),
        ("Machine Gunner A: attack DE Rifelmen B", "Did you mean “DE Riflemen B”?"),
        ("Platoon Sergeant: bolster Riflman A", "Did you mean “Rifleman A”?"),
        ("Rifleman A move 12B", "Put a colon"),
        ("Rifleman A", "Put a colon"),
        ("", "An action looks like"),
        ("   ", "An action looks like"),
        ("x" * 501, "An action looks like"),
        ("Rifleman A:", "Actions: attack"),
        ("Rifleman A: control 12B", "Remove “12B”"),
        ("Mortar: target", "exactly one tile"),
        ("Mortar: target 2A 9A", "exactly one tile"),
        ("Platoon Sergeant: command", "command 2"),
        ("Platoon Sergeant: command two", "command 2"),
        ("Platoon Sergeant: command -1", "command 2"),
        ("Platoon Guide: guide", "Add the counter"),
        ("roll", "digits from 0 to 9"),
        ("roll 10", "digits from 0 to 9"),
        ("roll ²", "digits from 0 to 9"),
        ("next US Tanks", "Write counters like this"),
        ("US: initiative Hero", "This side has no card"),
    ],
)
def test_unreadable_notation_gets_a_hint_what_to_try(line: str, hint: str) -> None:
    with pytest.raises(NotationError) as caught:
        _position().parse(line)
    assert not isinstance(caught.value, AmbiguousActionError)
    assert hint in str(caught.value)


@pytest.mark.parametrize(
    ("line", "candidates"),
    [
        ("Platoon: command 2", ("Platoon Sergeant", "Platoon Guide")),
        ("S: conceal", ("Squad Leader A", "Scout A", "Sniper")),
        ("Machine Gunner A: attack DE", ("DE Riflemen B", "DE Scouts B", "DE Machine Gunners B")),
        ("US: initiative rifleman", ("Rifleman A", "Rifleman B")),
        ("Platoon Guide: guide US 12B", ("US Riflemen A", "US Scouts A", "US Machine Gunners A", "US Mortar", "US Snipers")),
    ],
)
def test_ambiguous_notation_is_answered_with_every_reading(line: str, candidates: tuple[str, ...]) -> None:
    with pytest.raises(AmbiguousActionError) as caught:
        _position().parse(line)
    assert len(caught.value.candidates) >= len(candidates)
    for name in candidates:
        assert any(name in candidate for candidate in caught.value.candidates)
        assert name in str(caught.value)


def test_an_illegal_action_is_answered_with_all_reasons() -> None:
    game: Game = at_turn("Rifleman A", counters={"US Riflemen A": {"at": "17B", "suppressed": True}})
    with pytest.raises(IllegalActionError) as caught:
        game.play("Rifleman B: move 2A 9A")
    verdict = caught.value.verdict
    assert len(verdict.violations) >= 3
    for violation in verdict.violations:
        assert str(violation.why) in str(caught.value)
    assert caught.value.action == game.position.parse("Rifleman B: move 2A 9A")
    assert {"un.turn.2", "un.move.1"} <= {v.rule for v in game.why("Rifleman B: move 2A 9A").violations}
    assert {v.rule for v in game.why("Rifleman A: move 2A").violations} >= {"un.suppressed.1", "un.board.1", "un.move.2"}


@pytest.mark.parametrize("scenario", [*SCENARIOS, SCENARIO])
def test_every_line_of_random_games_is_read_back(scenario: str) -> None:
    game = played(scenario, 5, 20)
    position = game.start
    for step in game.steps:
        for action in position.legal_actions if position.to_act != ("CHANCE",) else ():
            assert position.parse(position.format(action)) == action
        for line in step.lines:
            action = position.parse(line)
            assert position.format(action) == line
            position = position.apply(action).after
    assert position == game.position


WORDS = [
    "Rifleman A",
    "rifleman",
    "Scout B",
    ":",
    ",",
    "move",
    "scout",
    "attack",
    "bolster",
    "command",
    "enter",
    "17B",
    "3B",
    "DE",
    "US",
    "Riflemen A",
    "next",
    "roll",
    "draw",
    "end turn",
    "initiative",
    "5",
    "8",
    "nothing",
    "ß",
    "ﬆ",
    "İ",
    "\x00",
    "\u2028",
]
GAME = new_game("normandy/la-raye", seed=3)
TURN = game_from_json({"format": "undaunted-nb position 1", "scenario": "normandy/la-raye", "phase": "turns", "turn": "DE"}, "x")


@settings(max_examples=400, deadline=None)
@given(st.lists(st.sampled_from(WORDS) | st.text(max_size=6), max_size=7), st.sampled_from([" ", "", "  "]))
def test_any_line_is_read_or_refused(words: list[str], glue: str) -> None:
    for game in (GAME, TURN):
        try:
            action = game.position.parse(glue.join(words))
        except NotationError as error:
            assert str(error)  # noqa: PT017
            continue
        verdict = game.position.check(action)
        assert verdict.legal == (action in game.legal_actions)
        if action.side in game.position.to_act:
            assert game.position.parse(game.position.format(action)) == action


def test_a_letter_flipped_in_a_legal_line_never_breaks_anything() -> None:
    rng, p = Random(2), _position()
    lines = [p.format(a) for a in p.legal_actions]
    for _ in range(600):
        letters = list(rng.choice(lines))
        for _ in range(rng.randint(1, 3)):
            at = rng.randrange(len(letters))
            letters[at : at + rng.randint(0, 1)] = rng.choice("aB7: ,-é")
        try:
            p.check(p.parse("".join(letters)))
        except NotationError:
            continue
