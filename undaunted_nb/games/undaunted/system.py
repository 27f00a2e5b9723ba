"""Undaunted on the contract of the registry."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.rulebook import Rule, Rulebook, load_rulebooks, load_rules
from undaunted_nb.kit.balance_figures import rounds
from undaunted_nb.kit.registry import ScenarioInfo, late_module
from undaunted_nb.kit.table.tap import Tap

from . import table as present
from .files import numbers, scenario, scenario_form
from .files import positions as files
from .lesson_values import VALUES
from .rules.actions import kinds_of
from .rules.deadlock import stands_still
from .rules.state.editions import edition_name, folder_name
from .rules.state.ending import HOW, opener, round_of
from .rules.state.position import Position
from .views.descriptions import describe, describe_together
from .views.view import seen_by

values = VALUES
IDLE = frozenset({"hunker down", "end turn"})
FORMAT = scenario_form.FORMAT


def past(_: object) -> frozenset[str]:
    """Return the kinds of actions that cannot come again in this turn: none, because each card brings its own."""
    return frozenset()


def scenario_names() -> tuple[str, ...]:
    """Return the built-in scenarios, by name."""
    return scenario.names()


def scenario_info(name: str) -> ScenarioInfo:
    """Return name, game, title, sides, and the source of the numbers. ``label`` is the title as a Text, for other languages.

    ``rounds`` is the usual length of a game (None: it was not measured).
    """
    content = scenario.load(name)
    return {
        "name": name,
        "game": content.setup.edition,
        "title": content.title,
        "label": content.label,
        "sides": list(content.setup.sides),
        "source": content.source,
        "rounds": rounds(f"{__package__}.{folder_name(content.setup.edition)}", name),
    }


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
    """Yield every card of a side with every kind of action, legal or not."""
    for card in p.setup.by_card[p.setup.side(side)]:
        for kind in kinds_of(p.setup.edition):
            yield from present.openings(p, side, (Tap("card", card), Tap("do", kind)))


@cache
def rules(edition: str = "") -> dict[str, Rule]:
    """Return the rule catalog by id: the shared rules, then those of the edition (default: of all)."""
    folder = Path(__file__).parent
    edition_files = [folder / folder_name(edition) / "rules.toml"] if edition else sorted(folder.glob("*/rules.toml"), reverse=True)
    catalogs = [load_rules(path.read_text(encoding="utf-8")) for path in (folder / "rules.toml", *edition_files)]
    return {name: rule for catalog in catalogs for name, rule in catalog.items()}


@cache
def rulebooks() -> tuple[Rulebook, ...]:
    """Return the rulebooks of all editions."""
    files = sorted(Path(__file__).parent.glob("*/rules.toml"))
    return tuple(book for file in files for book in load_rulebooks(file.read_text(encoding="utf-8"), edition_name(file.parent.name)))


def owner_file(edition: str) -> str:
    """Return the owner's file of printed numbers for an edition ("": none). Raises FileError."""
    return os.environ[numbers.VARIABLE] if numbers.read_owner_numbers(edition) else ""


def __getattr__(name: str) -> Any:
    """Import a module of this folder on first use."""
    return late_module(__name__, name)
