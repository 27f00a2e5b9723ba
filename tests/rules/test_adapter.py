"""The adapter accepts the whole form of the cases, not only the parts that today's files use."""

from __future__ import annotations

from typing import Any

import yaml

from tests.cases.__main__ import differences, unknown_words, why_skipped

HEAD = {"id": "X", "game": "normandy"}


def _case(text: str) -> dict[str, Any]:
    return {**HEAD, **yaml.safe_load(text)}


def _run(text: str) -> list[str]:
    return differences(_case(text))


BASE = """
given: &given
  phase: turns
  turn: US
  initiative: US
  units:
    u_rifA: {side: US, kind: rifleman, squad: A, at: T1, status: ready, defense: 4}
    u_sab: {side: US, kind: saboteur, at: off, status: ready, defense: 4}
    g_rifA: {side: DE, kind: rifleman, squad: A, at: T2, status: ready, defense: 4}
  tiles: {T1: {cover: 0, adj: [T2]}}
  markers: {T1: {US: scouted}, T3: {US: scouted}}
  spawn:
  - {side: US, tile: T1, for: {kinds: [saboteur]}, spawn: true}
  cards:
    U-RifA: {side: US, type: soldier, unit: u_rifA, squad: A, initiative: 3, actions: {move: 1, attack: 2, control: true, bolster: 1}}
    U-Sab: {side: US, type: soldier, unit: u_sab, initiative: 3, actions: {conceal: true, stalk: 1, command: 2}}
    U-Ghost: {side: US, type: soldier, unit: u_ghost, initiative: 3, actions: {attack: 1, move: 1, conceal: true}}
  piles:
    US: {hand: [U-RifA, U-RifA, U-Sab, U-Ghost], deck: [U-RifA, U-Sab, U-Ghost]}
"""


def test_tiles_that_are_only_mentioned_and_words_read_as_truth_values() -> None:
    assert not _run(
        BASE
        + """
do:
- {by: US, play: U-RifA, use: action, action: attack, target: g_rifA, dice: [4, 5]}
- {by: US, play: U-RifA, use: action, action: move, path: [T3]}
then:
- {legal: true, defense: 5, hit: true, units: {g_rifA: {at: off}}, piles: {US: {hand: [U-RifA, U-Sab, U-Ghost], play: [U-RifA]}}}
- {legal: false}
"""
    )


def test_unknown_names_and_missing_words_are_refused_not_crashed_on() -> None:
    step = "{by: US, play: U-RifA, use: action, action: "
    do = [
        f"{step}fly}}", f"{step}attack}}", f"{step}move}}", f"{step}guide}}", f"{step}target}}",
        f"{step}attack, target: nobody, dice: [9, 9]}}",
        "{by: FR, play: U-RifA, use: hunker}", "{by: US, play: U-None, use: action, action: move, path: [T1]}", "{event: end_turn, by: FR}",
        "{event: choose, by: US, card: U-None}", "{event: reveal, US: U-RifA, DE: G-None}", "{event: draw_phase}",
        "{by: US, play: U-Ghost, use: action, action: attack, target: g_rifA, dice: [9]}",
        "{by: US, play: U-Ghost, use: action, action: move, path: [T2]}",
    ]  # fmt: skip
    assert not _run(BASE + "\ndo:\n" + "\n".join(f"- {d}" for d in do) + "\nthen:\n" + "- {legal: false}\n" * len(do))


def test_the_only_spawn_tile_can_be_named() -> None:
    assert not _run(
        BASE
        + """
do:
- {by: US, play: U-Sab, use: action, action: conceal, spawn_at: T3}
- {by: US, play: U-Sab, use: action, action: conceal, spawn_at: T1, spawn: true}
- {by: US, play: U-Ghost, use: action, action: conceal}
then:
- {legal: false}
- {legal: true, units: {u_sab: {at: T1}}, piles: {US: {hand: [U-RifA, U-RifA, U-Ghost], play: [U-Sab]}}}
- {legal: true, piles: {US: {hand: [U-RifA, U-RifA], play: [U-Sab, U-Ghost]}}}
"""
    )


def test_draws_follow_the_deck_of_the_case() -> None:
    assert not _run(
        BASE
        + """
do:
- {by: US, play: U-Sab, use: action, action: command, take: 1}
- {event: look, by: US, pile: deck, of: US}
- {event: look, by: US, pile: play, of: DE}
then:
- {legal: true, units: {u_sab: {at: T1}}, piles: {US: {hand: [U-RifA, U-RifA, U-RifA, U-Ghost], play: [U-Sab], deck: [U-Sab, U-Ghost]}}}
- {legal: false}
- {legal: true}
"""
    )


def test_every_difference_is_reported() -> None:
    found = _run(
        BASE
        + """
do:
- {by: US, play: U-RifA, use: action, action: attack, target: g_rifA, dice: [4, 4]}
- {by: US, play: U-RifA, use: action, action: attack, target: g_rifA, dice: [4]}
then:
- {legal: true, defense: 4, hit: true, turns_finished: [DE], piles: {US: {hand: [U-RifA, U-Sab, U-Ghost], play: [U-RifA]}}}
- {legal: true}
"""
    )
    text = "\n".join(found)
    for part in (
        "defense: wanted 4, the engine has {'g_rifA': 5}",
        "hit: wanted True",
        "turns_finished: wanted ['DE']",
        "the engine does not take",
    ):
        assert part in text


def test_an_attack_without_dice_is_reported() -> None:
    found = _run(BASE + "\ndo:\n- {by: US, play: U-RifA, use: action, action: attack, target: g_rifA}\nthen:\n- {legal: true}\n")
    assert any("still waits" in line for line in found)


def test_words_that_the_form_does_not_have_are_reported() -> None:
    base = BASE.replace("T1: {cover: 0,", "T1: {cover: 0, mined: true,").replace("initiative: US\n", "initiative: US\n  weather: dry\n")
    case = _case(base + "\ndo:\n- {event: end_turn, by: US, twice: true}\nthen:\n- {legal: true, turn: DE, moral: 3, note: a remark}\n")
    assert unknown_words(case) == ["given.weather", "given.tiles.T1.mined", "do.1.twice", "then.1.moral"]


def test_parts_of_other_games_are_reported() -> None:
    assert why_skipped({"id": "X", "game": "stalingrad"})
    assert differences({"id": "X"}) == ["KeyError: 'given'"]  # without a game it has the other form, and none of its parts
    assert _run(BASE + "\ndo:\n- {by: US, play: U-RifA, use: swap}\nthen:\n- {legal: false}\n") == [
        "ValueError: a use of another game: swap"
    ]
