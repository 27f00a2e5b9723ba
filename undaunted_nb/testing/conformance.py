"""Tests of a game: they play it through every part of this package. Their messages name what is missing and its file.

A game's tests are one class, which pytest collects::

    from undaunted_nb.testing.conformance import GameTests

    class TestMyGame(GameTests):
        system = "mygame"
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from fractions import Fraction
from random import Random

from undaunted_nb import _give_words
from undaunted_nb.engine.action import CHANCE
from undaunted_nb.engine.errors import MissingPartError, TutorError
from undaunted_nb.engine.position import Position
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import LANGUAGES, has, say
from undaunted_nb.kit import games, registry
from undaunted_nb.kit.builder.drafts import Building
from undaunted_nb.kit.chances import OddsModel
from undaunted_nb.kit.question import Questions
from undaunted_nb.kit.registry import LATE_MODULES, System
from undaunted_nb.kit.table.overlay import Overlay
from undaunted_nb.kit.table.presenter import Presenter
from undaunted_nb.lessons.authoring.proof import prove
from undaunted_nb.lessons.format.lesson import has_course, lessons
from undaunted_nb.play.game import Game, game_from_json
from undaunted_nb.play.opponent import View, opponent, opponents_of, random_choice, resolve_chance
from undaunted_nb.search.heuristics import Thumb
from undaunted_nb.widgets.session import Session
from undaunted_nb.widgets.state.answer import SEPARATOR

RAW = re.compile(r"\[[a-z][a-z0-9]*(?:[-.][a-z0-9-]+)+\]")
"""The key of a message that a catalog does not have, as it is parts."""
PROTOCOLS: Mapping[str, type] = {
    "building": Building, "odds": OddsModel, "overlay": Overlay, "questions": Questions, "thumb": Thumb,
}  # fmt: skip
"""What the parts offer that a game can be without."""
OPTIONAL = frozenset(LATE_MODULES)
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


def list_names(protocol: type) -> list[str]:
    """Return the names that a protocol asks for."""
    methods = [name for name, value in vars(protocol).items() if callable(value) and name[0] != "_"]
    return sorted({*vars(protocol).get("__annotations__", {}), *methods})


class GameTests:
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
        p = resolve_chance(self.game.new_position(names[seed % len(names)]), rng)
        for _ in range(LONG):
            if p.outcome:
                return
            yield p
            p = resolve_chance(p.perform(random_choice(p, rng.choice(p.to_act), rng, self.game.IDLE)).after, rng)
        side = p.to_act[0]
        raise AssertionError(f"{self.where}: a game by chance goes on after {LONG} decisions of {side}. Write a rule that ends it.")

    def sample(self, every: int) -> Iterator[tuple[Position, Random]]:
        """Yield some positions of all games by chance."""
        for seed in range(self.seeds):
            for number, p in enumerate(self.play(seed)):
                if number % every == 0:
                    yield p, Random(f"{seed}/{number}")

    def test_it_has_all_parts(self) -> None:
        """Every name of the protocols is there. Whoever asks for a part that the game is without gets a message."""
        game = self.game
        missing = [name for name in list_names(System) if name not in OPTIONAL and not hasattr(game, name)]
        assert not missing, f"{self.where}.system: write {', '.join(missing)} (undaunted_nb/kit/registry.py, System)"
        missing = [name for name in list_names(Presenter) if not hasattr(game.present, name)]
        assert not missing, f"{self.where}: its presenter is without {', '.join(missing)} (undaunted_nb/kit/table/presenter.py)"
        for part in LATE_MODULES:
            if registry.has_part(self.system, part):
                module = getattr(game, part)
                missing = [name for name in list_names(PROTOCOLS[part]) if not hasattr(module, name)] if part in PROTOCOLS else []
                assert not missing, f"{module.__name__}: write {', '.join(missing)}, or leave the module out"
            else:
                with suppress(MissingPartError):
                    getattr(game, part)
                    raise AssertionError(f"{self.where}.system: asking for {part!r} must raise MissingPartError")

    def test_rules_have_sources_and_words(self) -> None:
        """Every rule has a citation, a title and a text in each language. So has every name of a game."""
        for rule in self.game.rules().values():
            assert rule.cites, f"{self.where}/rules.toml: the rule {rule.id} has no source. Write cites = [[document, heading]]."
            for key in (rule.key, f"{rule.key}.text"):
                self.require_words(key, f"for the rule {rule.id}")
        for name in self.game.scenario_names():
            info = self.game.scenario_info(name)
            self.require_words(f"home-game-{info['game']}", "for the name of the game")
        for word in self.game.HOW.values():
            self.require_words(f"ending-{word}", "for the name of an ending")

    def require_words(self, key: str, why: str) -> None:
        """Fail for a message that a language does not have."""
        for language in LANGUAGES:
            assert has(key, language), f"{self.where}/i18n/{language}: write the message {key} {why}"

    def test_list_check_and_notation_agree(self) -> None:
        """The list of legal actions, the check and the notation say the same. A refusal has words in each language."""
        for p, rng in self.sample(self.every):
            legal = p.legal_actions.whole
            assert legal, f"{self.where}: {p.to_act} can do nothing in {p.to_json()}. Write an action that is always possible, or an end."
            for action in rng.sample(legal, min(MOST, len(legal))):
                verdict = p.check(action)
                assert verdict.legal, f"{self.where}: {p.format(action)} is in the list, but the check says: {verdict}"
                assert len(p.to_act) > 1 or p.parse(p.format(action)) == action, (
                    f"{self.where}: parse does not read {p.format(action)!r} back"
                )
            known = set(legal)
            for side in p.to_act:
                candidates = list(self.game.askable(p, side))
                for action in rng.sample(candidates, min(MOST, len(candidates))):
                    verdict = p.check(action)
                    line = p.format(action)
                    assert not verdict.legal or action in known or len(action.args) > 1, (
                        f"{self.where}: {line} is legal, but not in the list"
                    )
                    for violation in verdict.violations:
                        assert violation.rule in self.game.rules(), f"{self.where}/rules.toml: write the rule {violation.rule}"
                        self.require_no_raw_key(violation.why, f"why {line} is refused")

    def require_no_raw_key(self, text: Text, why: str) -> None:
        """Fail for a text that lacks a message in a language."""
        for language in LANGUAGES:
            for key in find_raw_keys(say(text, language)):
                raise AssertionError(f"{self.where}/i18n/{language}: write the message {key[1:-1]} (it says {why})")

    def test_chances_add_up(self) -> None:
        """The probabilities of a random event add up to 1, and each outcome can happen."""
        for p, rng in self.sample(self.every):
            after = p.perform(random_choice(p, p.to_act[0], rng)).after
            while after.to_act == (CHANCE,):
                outcomes = after.chance_outcomes()
                whole = sum((chance for _, chance in outcomes), Fraction())
                assert whole == 1, f"{self.where}: the outcomes of {after.to_json()} add up to {whole}"
                outcome = after.sample(rng)
                assert outcome in dict(outcomes), f"{self.where}: sample gives {outcome}, which chance_outcomes does not list"
                after = after.apply(outcome).after

    def test_positions_are_values_that_files_hold(self) -> None:
        """A position can be hashed, saved and read back, and a faulty file is refused with words."""
        for p, rng in self.sample(self.every):
            data = p.to_json()
            again = game_from_json(data, "test").position
            assert again == p, f"{self.where}: {data} is read back as {again.to_json()}"
            assert hash(again) == hash(p), f"{self.where}: equal positions need equal hashes"
            if fields := sorted(set(data) - {"format", "scenario"}):
                faulty = {**data, rng.choice(fields): rng.choice([None, -1, "?", [[]], {"?": 1}])}
                with suppress(TutorError):
                    game_from_json(faulty, "test").position.legal_actions  # noqa: B018  (it must not fail in another way)

    def test_secrets_are_kept(self) -> None:
        """Nothing that a side sees differs between two positions that differ only in what it cannot know."""
        for p, rng in self.sample(3 * self.every):
            for side in p.to_act:
                other = self.game.dealt_again(p, side, rng)
                assert other.view(side) == p.view(side), f"{self.where}: view({side!r}) tells what the side cannot know"
                before = [a for a in p.legal_actions if a.side == side]
                assert [a for a in other.legal_actions if a.side == side] == before, (
                    f"{self.where}: the legal actions of {side} tell a secret"
                )
                scenes = [Session(Game(q), side=side, opponent="").scene() for q in (p, other)]
                differing = [name for name, part in scenes[0].items() if part != scenes[1].get(name)]
                assert not differing, f"{self.where}: the table tells {side} a secret in {', '.join(differing)}"

    def test_the_table_shows_and_plays_it(self) -> None:
        """In each position, the table has words for everything, and the taps of each action lead to it."""
        for seed in range(self.seeds):
            name = self.game.scenario_names()[seed % len(self.game.scenario_names())]
            game, rng = Game(self.game.new_position(name), seed=seed), Random(seed)
            for number in range(LONG):
                p = game.position
                if p.outcome:
                    break
                side = rng.choice(p.to_act)
                action = random_choice(p, side, rng, self.game.IDLE)
                if number % self.every:
                    game.play(action)
                    continue
                self.require_ways(p, side, rng)
                game.play(p.format(action) if self.tap(game, side, action) else action)
            self.require_scene(game, game.start.setup.sides[0])

    def require_scene(self, game: Game, side: str) -> None:
        """Fail if the table lacks a word, in any language."""
        for language in LANGUAGES:
            session = Session(game, side=side, opponent="", language=language)
            ground = session.ground()
            parts = [ground, session.scene(), session.board(ground["places"]), session.last_actions(ground["places"])]
            for key in find_raw_keys(parts):
                raise AssertionError(f"{self.where}/i18n/{language}: write the message {key[1:-1]}, which the table shows")

    def require_ways(self, p: Position, side: str, rng: Random) -> None:
        """Fail if an action cannot be chosen by its taps, or if taps of two actions are the same."""
        present = self.game.present
        actions = [a for a in p.legal_actions.whole if a.side == side]
        ways = {present.taps(p, a): a for a in actions}
        assert len(ways) == len(actions), f"{self.where}: two actions have the same taps in {p.to_json()}. Let taps tell them apart."
        for taps, action in rng.sample(sorted(ways.items()), min(MOST, len(ways))):
            composed_action = present.compose(p, side, taps)
            line = p.format(action)
            assert composed_action is None or composed_action.kind == action.kind, (
                f"{self.where}: compose makes {composed_action} of the taps of {line}"
            )
            for language in LANGUAGES:
                for key in find_raw_keys(say(present.label(p, action), language)):
                    raise AssertionError(f"{self.where}/i18n/{language}: write the message {key[1:-1]}, which names {line}")

    def tap(self, game: Game, side: str, action: object) -> bool:
        """Choose an action on a table of this game in front of its side. Return whether it is still to be played."""
        p = game.position
        listed_action = next(a for a in p.legal_actions if a == action)
        self.require_scene(game, side)
        copy = Game(p, seed=1)
        session = Session(copy, side=side, opponent="")
        taps = self.game.present.taps(p, listed_action)
        message = {"kind": "take", "target": SEPARATOR.join(map(str, taps)), "revision": session.revision}
        for kind in (message, {"kind": "commit"}, {"kind": "commit"}):
            if copy.position == p:
                session.handle({**kind, "revision": session.revision})
        why = session.why and [say(r["text"]) if isinstance(r["text"], Text) else r["text"] for r in session.why["reasons"]]
        assert copy.steps, f"{self.where}: the taps {' '.join(map(str, taps))} do not play {p.format(listed_action)}. The table says: {why}"
        assert copy.steps[-1].lines[0] == p.format(listed_action), (
            f"{self.where}: these taps play {copy.steps[-1].lines[0]}, not {p.format(listed_action)}"
        )
        return True

    def test_opponents_finish(self) -> None:
        """Every opponent chooses legal actions. The quick ones finish a game."""
        for name in opponents_of(self.system)[:2]:
            player, rng = opponent(name), Random(1)
            p = resolve_chance(self.game.new_position(self.game.scenario_names()[0]), rng)
            for _ in range(LONG):
                if p.outcome:
                    break
                side = p.to_act[0]
                action = player.choose(View(p, side), rng)
                assert action in p.legal_actions, f"{self.where}: the opponent {name} chooses {p.format(action)}, which is not legal"
                p = resolve_chance(p.perform(action).after, rng)
            assert p.outcome, f"{self.where}: the opponent {name} does not finish a game"

    def test_questions_have_one_answer_and_words(self) -> None:
        """Each kind of question can be made, with one right answer and words in each language."""
        if not registry.has_part(self.system, "questions"):
            return
        questions = self.game.questions
        for makers in questions.GAMES.values():
            for maker in makers:
                self.require_words(
                    f"maker-{maker.name.removeprefix('un.').removeprefix('na.').replace('.', '-')}", "for the name of a kind of question"
                )
                for number in range(self.seeds):
                    question = questions.make(f"{maker.name}/{number}")
                    assert sum(option.right for option in question.options) == 1, f"{question.id} has not one right answer"
                    texts = [question.text, question.after, *(option.why for option in question.options)]
                    texts += [option.label for option in question.options if isinstance(option.label, Text)]
                    for text in filter(None, texts):
                        self.require_no_raw_key(text, f"in the question {question.id}")

    def test_lessons_are_proved(self) -> None:
        """Each exercise of each lesson is solved as its file says."""
        for game, owner in games.systems().items():
            if owner == self.system and has_course(game):
                for lesson in lessons(game):
                    prove(lesson, "", lesson.id)
