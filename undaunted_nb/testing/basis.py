"""What the tests of a game share: its positions in games by chance, and what to say about a missing message."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from random import Random

from undaunted_nb import _give_words
from undaunted_nb.engine.action import Action
from undaunted_nb.engine.position import Position
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import LANGUAGES, has, language_of, say
from undaunted_nb.kit import games, registry
from undaunted_nb.kit.registry import System
from undaunted_nb.play.opponent import random_choice, resolve_chance

RAW = re.compile(r"\[([a-z][a-z0-9]*(?:[-.][a-z0-9-]+)+)\]")
"""A message that no catalog has, as it is shown: its key in brackets."""
LONG = 2000
"""The most decisions of a game by chance."""
MOST = 40
"""The most actions of a position that are looked at."""


def find_raw_keys(value: object) -> Iterator[str]:
    """Yield the keys without a message in a tree of words."""
    if isinstance(value, str):
        yield from RAW.findall(value)
    elif isinstance(value, Mapping):
        for part in value.values():
            yield from find_raw_keys(part)
    elif isinstance(value, (list, tuple)):
        for part in value:
            yield from find_raw_keys(part)


def keys_of(value: object) -> Iterator[str]:
    """Yield the messages that a text is made of. One with a ``fallback`` can be missing."""
    if isinstance(value, Text):
        if "fallback" not in value.params:
            yield value.key
        for part in value.params.values():
            yield from keys_of(part)
    elif isinstance(value, (list, tuple)):
        for part in value:
            yield from keys_of(part)


class GameCase:
    """The tests of one game system. ``seeds`` is the number of games by chance, and ``every`` of how many decisions one is looked at."""

    system: str
    seeds = 3
    every = 3

    @property
    def game(self) -> System:
        """The game system."""
        _give_words()
        return registry.system(self.system)

    @property
    def where(self) -> str:
        """The package of the game, for messages."""
        return games.package(self.system)

    def play(self, seed: int) -> Iterator[Position]:
        """Yield the positions of a game by chance in which a side decides."""
        names, rng = self.game.scenario_names(), Random(seed)
        assert names, f"{self.where}/scenarios: write a scenario, NAME.toml"
        p = resolve_chance(self.game.new_position(names[seed % len(names)]), rng)
        for _ in range(LONG):
            if p.outcome:
                return
            yield p
            self.require_choice(p)
            p = resolve_chance(p.perform(random_choice(p, rng.choice(p.to_act), rng, self.game.IDLE)).after, rng)
        raise AssertionError(f"{self.where}.answers: a game by chance goes on after {LONG} decisions. Write a rule that ends it.")

    def require_choice(self, p: Position) -> None:
        """Fail for a position in which nobody can do anything."""
        assert p.legal_actions.whole, (
            f"{self.where}.answers: {p.to_act} can do nothing in {p.to_json()}. Write an action that is always possible, or an end."
        )

    def sample(self, every: int) -> Iterator[tuple[Position, Random]]:
        """Yield some positions of all games by chance."""
        for seed in range(self.seeds):
            for number, p in enumerate(self.play(seed)):
                if number % every == 0:
                    yield p, Random(f"{seed}/{number}")

    @property
    def languages(self) -> list[str]:
        """The languages of the game: those of which it has a folder, or all if its catalogs are not in its own folder."""
        folder = games.files(self.system).joinpath("i18n")
        return [language for language in LANGUAGES if not folder.is_dir() or folder.joinpath(language).is_dir()]

    def require_words(self, key: str, why: str) -> None:
        """Fail for a message that a language does not have."""
        for language in self.languages:
            known = has(key, language) and language_of(key.partition(".")[0], language) == language
            assert known, f"{self.where}/i18n/{language}: write the message {key} ({why})"

    def require_no_raw_key(self, text: Text | str, why: str) -> None:
        """Fail for a text that lacks a message in a language."""
        for key in keys_of(text):
            self.require_words(key, why)
        for language in self.languages:
            self.require_none(say(text, language) if isinstance(text, Text) else text, language, why)

    def require_none(self, words: object, language: str, why: str) -> None:
        """Fail for words of a language with the key of a message that is missing."""
        for key in find_raw_keys(words):
            raise AssertionError(f"{self.where}/i18n/{language}: write the message {key} ({why})")

    def place_of(self, part: str) -> str:
        """Return the module of a part of the game, for messages."""
        if part in registry.LATE_MODULES:
            return registry.module_of(self.system, part)
        present = self.game.present
        return str(getattr(present, "__name__", type(present).__module__)) if part == "present" else f"{self.where}.{part}"


def is_same_use(a: Action, b: Action) -> bool:
    """Return whether two actions have the same result by different paths: all but the middle of their arguments is the same."""
    return a._replace(args=(*a.args[:1], *a.args[-1:])) == b._replace(args=(*b.args[:1], *b.args[-1:]))
