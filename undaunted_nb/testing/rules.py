"""Tests of the rules of a game: its parts, its actions, its positions and its secrets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from fractions import Fraction
from inspect import Parameter, signature
from random import Random

from undaunted_nb.engine.action import CHANCE, Action
from undaunted_nb.engine.errors import MissingPartError, TutorError
from undaunted_nb.engine.legality import IllegalActionError
from undaunted_nb.engine.position import Position
from undaunted_nb.engine.text import Text
from undaunted_nb.i18n import say
from undaunted_nb.kit import registry
from undaunted_nb.kit.builder.drafts import Building
from undaunted_nb.kit.chances import OddsModel
from undaunted_nb.kit.question import Questions
from undaunted_nb.kit.registry import LATE_MODULES, System
from undaunted_nb.kit.table.overlay import Overlay
from undaunted_nb.kit.table.presenter import Presenter
from undaunted_nb.play.game import Game
from undaunted_nb.play.opponent import View, opponent, opponents_of, random_choice, resolve_chance
from undaunted_nb.search.heuristics import Thumb
from undaunted_nb.widgets.session import Session

from .basis import LONG, MOST, GameCase, is_same_use

PROTOCOLS: Mapping[str, type] = {
    "building": Building,
    "odds": OddsModel,
    "overlay": Overlay,
    "questions": Questions,
    "thumb": Thumb,
}
"""What the parts offer that a game can be without."""
DEALS = 3
"""How often hidden cards are dealt again."""
BY_POSITION = (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD)


def methods_of(protocol: type) -> list[str]:
    """Return the names of the functions that a protocol asks for."""
    return sorted(name for name, value in vars(protocol).items() if callable(value) and name[0] != "_")


def names_of(protocol: type) -> list[str]:
    """Return all names that a protocol asks for."""
    return sorted({*vars(protocol).get("__annotations__", {}), *methods_of(protocol)})


def takes(function: object, expected: object) -> bool:
    """Return whether a function can be called as another one: with its arguments, and without those that have a default there."""
    arguments = list(signature(expected).parameters.values())[1:] if callable(expected) else []
    parameters = signature(function).parameters.values() if callable(function) else ()
    positional = [p for p in parameters if p.kind in BY_POSITION]
    least = sum(p.default is Parameter.empty for p in arguments)
    enough = any(p.kind is Parameter.VAR_POSITIONAL for p in parameters) or len(positional) >= len(arguments)
    return enough and sum(p.default is Parameter.empty for p in positional) <= least


class RulesTests(GameCase):
    """The rules are whole, agree with each other, and keep secrets."""

    def test_it_has_all_parts(self) -> None:
        """Every name of the protocols is there, with its arguments. Asking for a part that the game is without gives a message."""
        game = self.game
        self.require_names(f"{self.where}.system", game, System, OPTIONAL, "undaunted_nb/kit/registry.py")
        self.require_names(self.place_of("present"), game.present, Presenter, (), "undaunted_nb/kit/table/presenter.py")
        for part in LATE_MODULES:
            if registry.has_part(self.system, part):
                if part in PROTOCOLS:
                    protocol = PROTOCOLS[part]
                    self.require_names(self.place_of(part), getattr(game, part), protocol, (), protocol.__module__)
            elif not hasattr(type(game), part):  # a small game has some in its system
                with suppress(MissingPartError):
                    getattr(game, part)
                    raise AssertionError(f"{self.where}.system: asking for {part!r} must raise MissingPartError")

    def require_names(self, place: str, value: object, protocol: type, but: Iterable[str], source: str) -> None:
        """Fail if something is without a name of a protocol, or has it with other arguments."""
        missing = [name for name in names_of(protocol) if name not in but and not hasattr(value, name)]
        assert not missing, f"{place}: write {', '.join(missing)} ({protocol.__name__} in {source})"
        for name in methods_of(protocol):
            expected = getattr(protocol, name)
            arguments = f"({', '.join(list(signature(expected).parameters)[1:])})"
            assert takes(getattr(value, name), expected), f"{place}: let {name} take {arguments} ({protocol.__name__} in {source})"

    def test_rules_have_sources_and_words(self) -> None:
        """Every rule has a citation, a title and a text in each language. So has every name of a game."""
        for rule in self.game.rules().values():
            assert rule.cites, f"{self.where}/rules.toml: the rule {rule.id} has no source. Write cites = [[document, heading]]."
            for key in (rule.key, f"{rule.key}.text"):
                self.require_words(key, f"it is for the rule {rule.id}")
        for word in self.game.HOW.values():
            self.require_words(f"ending-{word}", "it is for the name of an ending")

    def test_list_check_and_notation_agree(self) -> None:
        """The list of legal actions, the check, the notation and the result say the same. A refusal has words in each language."""
        for p, rng in self.sample(self.every):
            self.require_choice(p)
            legal = p.legal_actions.whole
            for action in rng.sample(legal, min(MOST, len(legal))):
                self.require_legal(p, action)
            for side in p.to_act:
                candidates = list(self.game.askable(p, side))
                for number, action in enumerate(rng.sample(candidates, min(10 * MOST, len(candidates)))):
                    self.require_agreement(p, action, legal)
                    if number < MOST:
                        self.require_reasons(p, action)

    def require_legal(self, p: Position, action: Action) -> None:
        """Fail if the check, the notation or the result of a listed action disagree with the list."""
        place, line = self.place_of("answers"), p.format(action)
        verdict = p.check(action)
        assert verdict.legal, f"{place}: {line} is in the list, but the check says: {verdict}"
        if len(p.to_act) == 1:
            assert p.parse(line) == action, f"{place}: parse reads {line!r} as {p.parse(line)}, not as {action}"
        step = p.apply(action)
        for event in step.events:
            unknown = [rule for rule in event.rules if rule not in self.game.rules()]
            assert not unknown, f"{self.where}/rules.toml: write the rule {', '.join(unknown)}, which the event {event.kind} names"
            self.require_open_end(self.game.describe(p.setup, event))

    def require_open_end(self, text: Text) -> None:
        """Fail if the words about an event end with a full stop. The log joins several events with one."""
        for language in self.languages:
            words = say(text, language)
            assert not words.endswith("."), (
                f"{self.where}/i18n/{language}: {text.key} ends with a full stop. The log puts it there: {words}"
            )

    def require_agreement(self, p: Position, action: Action, legal: tuple[Action, ...]) -> None:
        """Fail if the check and the list disagree about an action that a side may want to try."""
        listed = action in legal or any(is_same_use(action, other) for other in legal)
        assert listed or not p.check(action).legal, f"{self.place_of('answers')}: {p.format(action)} is legal, but not in the list"

    def require_reasons(self, p: Position, action: Action) -> None:
        """Fail if a refusal names no rule of the game, lacks a word, or is ignored."""
        verdict, line = p.check(action), p.format(action)
        for violation in verdict.violations:
            assert violation.rule in self.game.rules(), f"{self.where}/rules.toml: write the rule {violation.rule}"
            self.require_no_raw_key(violation.why, f"it says why {line} is refused")
        if verdict.violations:
            with suppress(IllegalActionError):
                p.apply(action)
                raise AssertionError(f"{self.place_of('answers')}: apply plays {line}, which the check refuses")

    def test_positions_are_values_that_files_hold(self) -> None:
        """A position can be hashed, saved and read back, and a faulty file is refused with words."""
        for seed in range(self.seeds):
            rng, p = Random(seed), self.game.new_position(self.game.scenario_names()[0])
            while not p.outcome:
                self.require_value(p, rng)
                action = p.sample(rng) if p.to_act == (CHANCE,) else random_choice(p, p.to_act[0], rng, self.game.IDLE)
                p = p.perform(action).after

    def require_value(self, p: Position, rng: Random) -> None:
        """Fail if a position cannot be hashed, or is not the same after it was saved and read."""
        place = f"{type(p).__module__}.{type(p).__name__}"
        try:
            hash(p)
        except TypeError as error:
            raise AssertionError(f"{place}: a position needs a hash, so it holds tuples and no lists ({error}): {p}") from None
        data = p.to_json()
        again = self.game.position_from_json(data, "test")
        assert again == p, f"{place}: the file {data} is read back as {again.to_json()}. Let position_to_json hold every field."
        if fields := sorted(set(data) - {"format", "scenario"}):
            faulty = {**data, rng.choice(fields): rng.choice([None, -1, "?", [[]], {"?": 1}])}
            with suppress(TutorError):
                self.game.position_from_json(faulty, "test").legal_actions  # noqa: B018  (it must not fail in another way)

    def test_chances_add_up(self) -> None:
        """The probabilities of a random event add up to 1, and each outcome can happen."""
        for p, rng in self.sample(self.every):
            after = p.perform(random_choice(p, p.to_act[0], rng)).after
            while after.to_act == (CHANCE,):
                outcomes = after.chance_outcomes()
                whole, place = sum((chance for _, chance in outcomes), Fraction()), self.place_of("answers")
                assert whole == 1, f"{place}: the chances of {outcomes[0][0].kind if outcomes else '?'} add up to {whole}, not to 1"
                outcome = after.sample(rng)
                assert outcome in dict(outcomes), f"{place}: sample gives {outcome}, which chance_outcomes does not list"
                after = after.apply(outcome).after

    def test_secrets_are_kept(self) -> None:
        """Nothing that a side sees, or that its opponent chooses, differs between two positions that look the same to it."""
        secrets = changed = False
        for p, rng in self.sample(3 * self.every):
            for side in p.to_act:
                secrets = secrets or len({repr(p.view(name)) for name in p.setup.sides}) > 1
                others = {self.game.dealt_again(p, side, rng) for _ in range(DEALS)} - {p}
                changed = changed or bool(others)
                for other in others:
                    self.require_secret(p, other, side)
        message = "write dealt_again. It returns other cards where a side cannot look, or else opponents and hints see them."
        assert changed or not secrets, f"{self.where}.system: {message}"

    def require_secret(self, p: Position, other: Position, side: str) -> None:
        """Fail if a side can tell two positions apart that differ only in what it cannot know."""
        assert other.view(side) == p.view(side), f"{self.place_of('answers')}: view({side!r}) tells what the side cannot know"
        again = self.game.dealt_again(other, side), self.game.dealt_again(p, side)
        assert again[0] == again[1], f"{self.where}.system: dealt_again uses what {side} cannot know. Use only its view, and rng."
        lists = [[a for a in q.legal_actions if a.side == side] for q in (p, other)]
        assert lists[0] == lists[1], f"{self.place_of('answers')}: the legal actions of {side} tell a secret"
        sessions = [Session(Game(q), side=side, opponent="") for q in (p, other)]
        scenes = [{**session.scene(), "ground": session.ground(), "board": session.elements()} for session in sessions]
        differing = [name for name, part in scenes[0].items() if part != scenes[1].get(name)]
        assert not differing, f"{self.place_of('present')}: the table tells {side} a secret in {', '.join(differing)}"

    def test_opponents_finish(self) -> None:
        """Every opponent chooses legal actions. The quick ones finish a game."""
        for name in opponents_of(self.system):
            player, rng = opponent(name), Random(1)
            if hasattr(player, "tries"):  # it can take long
                continue
            p = resolve_chance(self.game.new_position(self.game.scenario_names()[0]), rng)
            for _ in range(LONG):
                if p.outcome:
                    break
                side = p.to_act[0]
                action = player.choose(View(p, side), rng)
                assert action in p.legal_actions, f"{self.where}: the opponent {name} chooses {p.format(action)}, which is not legal"
                if reason := player.reason(p, action, side):
                    self.require_no_raw_key(reason, f"it says why {name} chose {p.format(action)}")
                    hint = reason._replace(key=f"{reason.key}.hint")
                    self.require_words(hint.key, "it is for a hint") if reason.key.startswith("thumb-") else None
                p = resolve_chance(p.perform(action).after, rng)
            place = self.place_of("thumb") if name != "random" else self.place_of("answers")
            assert p.outcome, f"{place}: the opponent {name} does not finish a game. Let its rules bring the game to an end."


OPTIONAL = frozenset(LATE_MODULES)
"""The names of ``System`` that a game can be without."""
