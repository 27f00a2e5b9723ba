"""A plug-in of pytest that plays games through every part of this package: ``pytest -p undaunted_nb.testing.plugin --game NAME``."""

from __future__ import annotations

from pathlib import Path

import pytest

TESTS = Path(__file__).with_name("test_game.py")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option ``--game``."""
    group = parser.getgroup("undaunted-nb")
    group.addoption("--game", action="append", default=[], metavar="NAME", help="play this game through every part of undaunted-nb")


def pytest_configure(config: pytest.Config) -> None:
    """Add the tests of the games to those that are asked for."""
    if config.getoption("game"):
        config.args.append(str(TESTS))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run the tests once for each game."""
    if metafunc.definition.path == TESTS:
        metafunc.parametrize("game", metafunc.config.getoption("game"))
