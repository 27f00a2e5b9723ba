"""Tests of a game: they play it through every part of this package. Their messages name what is missing and its file.

The plug-in of pytest (``plugin.py``) runs them for the games that you name::

    pytest -p undaunted_nb.testing.plugin --game mygame

"""

from __future__ import annotations

from .rules import RulesTests
from .table import TableTests
from .teaching import TeachingTests


class GameTests(RulesTests, TableTests, TeachingTests):
    """The tests of one game system. ``seeds`` is the number of games by chance, and ``every`` of how many decisions one is looked at."""
