"""Memoir '44 on the contract of the registry."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.rulebook import Rule, Rulebook, load_rulebooks, load_rules
from undaunted_nb.kit.balance_figures import rounds
from undaunted_nb.kit.registry import ScenarioInfo, late_module

from . import table as present
from .files import positions as files
from .files import scenario, scenario_form
from .lesson_values import VALUES
from .rules import turn_flow
from .rules.legal import KINDS
from .rules.state.position import ORDER, PLAY, Position
from .views.descriptions import describe, describe_together
from .views.view import seen_by

values = VALUES
IDLE = frozenset({"pass", "end turn", "decline"})
FORMAT = scenario_form.FORMAT
IMPORTERS = {".m44": "files.m44"}
HOW = {"m44.medal.5": "medals", "m44.own.6": "cards"}


def stands_still(_: object) -> bool:
    """Return whether the board can no longer change: never here, because cards are always drawn."""
    return False


def past(p: Position) -> frozenset[str]:
    """Return the kinds of actions that cannot come again in this turn: its card, and its orders after the first move or battle."""
    cards, orders = frozenset({"play", "pass"}), frozenset({"order", "order all"})
    return frozenset() if p.phase == PLAY else cards if p.phase == ORDER else cards | orders


def round_of(p: Position) -> int:
    """Return the number of the present round, from 1. Each side has one turn in it."""
    return p.turns[p.turn] + (p.phase != turn_flow.CLOSE)


def opener(p: Position) -> str:
    """Return the side that has the turn."""
    return p.setup.sides[p.turn]


def scenario_names() -> tuple[str, ...]:
    """Return the built-in scenarios, by name."""
    return scenario.names()


def scenario_info(name: str) -> ScenarioInfo:
    """Return name, game, title, sides, and the source of the numbers. ``label`` is the title as a Text, for other languages.

    ``rounds`` is the usual length of a game (None: it was not measured).
    """
    definition = scenario.load(name)
    return {
        "name": name,
        "game": "memoir44",
        "title": definition.title,
        "label": definition.label,
        "sides": list(definition.setup.sides),
        "source": definition.source,
        "rounds": rounds(__package__, name),
    }


def owner_file(game: str) -> str:  # noqa: ARG001
    """Return no file (""): all numbers of this game are in the rulebooks."""
    return ""


def new_position(name: str) -> Position:
    """Return the start of a scenario, by name or by the path of a file. Raises FileError."""
    return scenario.load(name).position()


def position_from_json(data: Mapping[str, object], source: str) -> Position:
    """Return a position from a position file. Raises FileError with all faults."""
    return files.position_from_json(data, source)


def dealt_again(p: Position, side: str, rng: Random | None = None) -> Position:
    """Return a position that looks the same to a side, with other cards where it cannot look."""
    from .ai import redeal

    return redeal.dealt_again(p, side, rng)


def askable(p: Position, side: str) -> Iterator[Action]:
    """Yield the actions of every kind, legal or not, while ``side`` must decide."""
    if side in p.to_act:
        for kind in KINDS.values():
            yield from kind.candidates(p)


def rules(_game: str = "") -> dict[str, Rule]:
    """Return the rule catalog, by id. This system has only one game."""
    return _rules()


@cache
def _rules() -> dict[str, Rule]:
    return load_rules(_catalog())


@cache
def rulebooks() -> tuple[Rulebook, ...]:
    """Return the two translations of the rulebook."""
    return load_rulebooks(_catalog(), "memoir44")


def _catalog() -> str:
    return Path(__file__).with_name("rules.toml").read_text(encoding="utf-8")


def __getattr__(name: str) -> Any:
    """Import a module of this folder on first use."""
    return late_module(__name__, name)
