"""Every public name explains itself: its parameters, and an example that works."""

from __future__ import annotations

import doctest
import inspect
import re
from collections.abc import Iterator
from fractions import Fraction
from types import FunctionType
from typing import Any

import pytest

import undaunted_nb as un
from undaunted_nb.teaching.charts import chart
from undaunted_nb.teaching.classroom import experiment, marks
from undaunted_nb.teaching.display.display import Result
from undaunted_nb.teaching.interactive.dice_simulation import DiceSimulation
from undaunted_nb.teaching.interactive.guess import Guess
from undaunted_nb.teaching.interactive.projector import Projector
from undaunted_nb.teaching.results import balance, chain, conditional, decks, losses, odds, plans, spread, symbol_odds

RESULTS = (
    chart.Chart, odds.AttackOdds, odds.PositionOdds, symbol_odds.VolleyOdds, odds.OddsTable, losses.Losses, losses.ByPile,
    losses.SimulatedMean, losses.Volleys, plans.Plans, plans.BestPlan, plans.Choice, plans.Volleys, plans.Blast, decks.Draws,
    decks.EnemyHand, decks.DrawsBeside, decks.CardOdds, marks.Marks, balance.Balance, balance.Shares, DiceSimulation, Guess, Projector,
    Result, spread.Spreads, spread.Spreading, chain.Chain, conditional.ConditionalDraws, conditional.Beliefs, experiment.Experiment,
    experiment.RollsNeeded,
)  # fmt: skip
"""The classes of the values that public functions return."""
NO_EXAMPLE = {
    "Game.acquire_lock": "for the table, which holds the lock over several calls",
    "Table.get_state": "ipywidgets calls it",
    "Table.send_state": "ipywidgets calls it",
    "Table.set_state": "ipywidgets calls it",
    "ViewWidget.set_state": "ipywidgets calls it",
    "Table.follow": "one table calls it for another",
    "DiceSimulation.start": "starts a thread",
    "DiceSimulation.stop": "stops the thread",
    "Coach.needs": "the table calls it",
    "Coach.clear_answer": "the table calls it",
    "Coach.answer_question": "the table calls it",
    "Coach.answer_refusal": "the table calls it",
    "Coach.starts_early": "the table calls it",
    "Coach.stops_short": "the table calls it",
    "Coach.travel": "the table calls it",
    "Coach.wants": "the table calls it",
    "Questioner.point": "the table calls it",
    "Questioner.pointed_out": "the table calls it",
}
"""Public methods without an example, each with the reason."""


def names() -> Iterator[tuple[str, Any]]:
    """Yield every public function and class by name."""
    for name in sorted(un.__all__):
        value = getattr(un, name)
        if name == "lessons":  # a package that can be called
            yield name, type(value).__call__
        elif name != "__version__":
            yield name, value


def classes() -> Iterator[type]:
    """Yield the public classes."""
    yield from dict.fromkeys([*(value for _, value in names() if inspect.isclass(value)), *RESULTS])


def methods() -> Iterator[tuple[str, type, Any]]:
    """Yield every public method of this package, once: its name, the class that is public, and the function."""
    seen = set()
    for owner in classes():
        for name in dir(owner):
            found = inspect.getattr_static(owner, name)
            function = getattr(found, "__func__", found)
            if name.startswith("_") or not isinstance(function, FunctionType) or not function.__module__.startswith("undaunted_nb"):
                continue
            if function not in seen:
                seen.add(function)
                yield function.__qualname__, owner, function


EVERY = {**dict(names()), **{name: function for name, _, function in methods()}}
OWNERS = {name: owner for name, owner, _ in methods()}


def examples(value: Any) -> str:
    """Return the docstring of this very function or class, not of its base."""
    return inspect.cleandoc(vars(value).get("__doc__") or "") if inspect.isclass(value) else inspect.getdoc(value) or ""


@pytest.mark.parametrize("name", sorted(EVERY))
def test_public_name_has_a_docstring_that_names_its_parameters(name: str) -> None:
    value = EVERY[name]
    words = [part for part in (inspect.getdoc(value), inspect.getdoc(value.__init__) if inspect.isclass(value) else "") if part]
    if not words and name in OWNERS:  # a method that the base explains
        words = [inspect.getdoc(getattr(OWNERS[name], value.__name__)) or ""]
    text = "\n".join(words)
    assert text
    parameters = [p for p in inspect.signature(value).parameters.values() if p.name not in ("self", "cls")]
    if inspect.isclass(value) and issubclass(value, (tuple, un.Table)):
        return  # the fields of a named tuple are described in its first lines, and widgets are made by functions
    assert [p.name for p in parameters if not re.search(rf"^\s+{p.name}: |``{p.name}``", text, re.MULTILINE)] == []


def shown(name: str) -> bool:
    """Return whether a docstring shows this name: its own, that of its class, or that of a function of the package."""
    owner, value = OWNERS.get(name), EVERY[name]
    near = [*(owner.__mro__ if owner else ()), *(it for _, it in names() if not inspect.isclass(it))]
    lines = [line for it in near for line in examples(it).splitlines() if line.lstrip().startswith((">>>", "..."))]
    return ">>>" in examples(value) or any(f".{value.__name__}(" in line for line in lines)


@pytest.mark.parametrize("name", sorted(EVERY))
def test_public_name_has_an_example(name: str) -> None:
    assert shown(name) != (name in NO_EXAMPLE), "add an example, or list it with the reason"


@pytest.mark.parametrize("value", [pytest.param(value, id=name) for name, value in {**EVERY, **{c.__name__: c for c in classes()}}.items()])
def test_example_gives_the_output_it_shows(value: Any) -> None:
    text = examples(value)
    test = doctest.DocTestParser().get_doctest(text, {"un": un, "Fraction": Fraction}, getattr(value, "__name__", "?"), None, None)
    lines: list[str] = []
    failed, _ = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=lines.append)
    assert not failed, "".join(lines)
