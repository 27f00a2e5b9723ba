"""Scenarios in the files of other programs: what an importer of a game must give. A game system names its importers in ``IMPORTERS``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from undaunted_nb.engine.errors import Fault
from undaunted_nb.engine.text import Text

from .builder.drafts import Draft


@dataclass(frozen=True, slots=True)
class Import:
    """A scenario from the file of another program: a draft without faults, and the parts that were left out, each with its place."""

    draft: Draft
    left_out: Sequence[Fault]


class Importer(Protocol):
    """A module that reads the files of another program."""

    PROGRAM: Text
    """The name of that program, in words."""

    def is_known(self, text: str) -> bool:
        """Return whether a text looks like such a file, whatever its name is."""

    def read(self, text: str, source: str) -> Import:
        """Return the scenario of a file. ``source`` is its name. Raises only FileError, with everything that is wrong."""
