"""Tests of a game on the table: what it shows, how actions are chosen, the replay, the home page and the builder."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.errors import TutorError
from undaunted_nb.engine.position import Position
from undaunted_nb.engine.text import Text
from undaunted_nb.files.checker import parse_toml
from undaunted_nb.files.storage import OwnFile
from undaunted_nb.files.toml_text import toml_text
from undaunted_nb.i18n import say
from undaunted_nb.kit import games, registry
from undaunted_nb.kit.table.tap import Choosing, Tap, Taps
from undaunted_nb.lessons.course import overview
from undaunted_nb.play.game import Game, load
from undaunted_nb.play.opponent import random_choice
from undaunted_nb.widgets.home.home import Home
from undaunted_nb.widgets.home.start import scene as start_scene
from undaunted_nb.widgets.home.start import suggest
from undaunted_nb.widgets.session import Session
from undaunted_nb.widgets.state.answer import SEPARATOR

from .basis import LONG, MOST, GameCase

SHOWN_STEPS = 12
"""The most steps of a replay that are looked at."""


class TableTests(GameCase):
    """The table shows each position and plays each action."""

    def test_the_table_shows_and_plays_it(self) -> None:
        """In each position, the table has words for everything, and the taps of each action lead to it."""
        for game, rng in self.games_on_the_table():
            p = game.position
            side = rng.choice(p.to_act)
            self.require_ways(p, side, rng)
            self.require_scene(game, side)
            self.tap(p, side, random_choice(p, side, rng, self.game.IDLE))

    def games_on_the_table(self) -> Iterator[tuple[Game, Random]]:
        """Yield games by chance in some of their positions. Each is played on afterwards."""
        for seed in range(self.seeds):
            names = self.game.scenario_names()
            game, rng = Game(self.game.new_position(names[seed % len(names)]), seed=seed), Random(seed)
            for number in range(LONG):
                if game.position.outcome:
                    break
                if number % self.every == 0:
                    yield game, rng
                p = game.position
                game.play(random_choice(p, rng.choice(p.to_act), rng, self.game.IDLE))
            self.require_scene(game, game.start.setup.sides[0])

    def require_scene(self, game: Game, side: str) -> None:
        """Fail if the table lacks a word, in any language."""
        for language in self.languages:
            session = Session(game, side=side, opponent="", language=language)
            self.require_words_of(session)

    def require_words_of(self, session: Session) -> None:
        """Fail if what a session shows lacks a word."""
        try:
            ground = session.ground()
        except ValueError as error:
            advice = f"Let terrain return one of them, or draw your own: {self.where}/art/terrain/NAME.svg is {self.system}-NAME."
            raise AssertionError(f"{self.place_of('present')}: {error}. {advice}") from None
        parts = [ground, session.scene(), session.board(ground["places"]), session.last_actions(ground["places"])]
        self.require_none(parts, session.language, "the table shows it")

    def require_ways(self, p: Position, side: str, rng: Random) -> None:
        """Fail if an action cannot be chosen by its taps, or if taps of two actions are the same."""
        present, place = self.game.present, self.place_of("present")
        ways: dict[Taps, Action] = {}
        for action in [a for a in p.legal_actions.whole if a.side == side]:
            other = ways.setdefault(present.taps(p, action), action)
            assert other == action, f"{place}: {p.format(other)} and {p.format(action)} have the same taps. Let taps tell them apart."
        self.require_beginnings(p, side, ways)
        for taps, action in rng.sample(sorted(ways.items(), key=str), min(MOST, len(ways))):
            composed, line = present.compose(p, side, taps), p.format(action)
            assert composed is None or composed.kind == action.kind, f"{place}: compose makes {composed} of the taps of {line}"
            self.require_no_raw_key(present.label(p, action), f"it names {line}")

    def require_beginnings(self, p: Position, side: str, ways: Mapping[Taps, Action]) -> None:
        """Fail if the table does not show what the taps of an action begin with: a card in hand, or a choice of the panel."""
        present, initial_taps = self.game.present, self.game.present.initial_selection(p, side)
        options = [action for taps, action in ways.items() if taps[: len(initial_taps)] == initial_taps]
        plan = present.plan(p, p.setup.sides.index(side), Choosing(initial_taps, tuple(options), None))
        table_taps = {Tap("card", card).bare for card in present.hand_order(p, p.setup.sides.index(side))}
        table_taps |= {Tap("choice", choice["id"]) for choice in (plan.get("choices", ()) if plan else ())}
        for taps, action in ways.items():
            first = taps[len(initial_taps) if taps[: len(initial_taps)] == initial_taps else 0 :][:1]
            hidden = [str(tap) for tap in first if tap.kind in ("card", "choice") and tap.bare not in table_taps]
            assert not hidden, (
                f"{self.place_of('present')}: {p.format(action)} begins with {hidden[0]}, which the table does not show. "
                "Let the hand, the choices of plan, or initial_selection have it."
            )

    def tap(self, p: Position, side: str, action: Action) -> None:
        """Choose an action on a table in front of its side, and fail if something else is played."""
        place, line = self.place_of("present"), p.format(action)
        game = Game(p, seed=1)
        session = Session(game, side=side, opponent="")
        taps = self.game.present.taps(p, action)
        for message in ({"kind": "take", "target": SEPARATOR.join(map(str, taps))}, {"kind": "commit"}, {"kind": "commit"}):
            if game.position == p:
                session.handle({**message, "revision": session.revision})
        why = session.why and [say(r["text"]) if isinstance(r["text"], Text) else r["text"] for r in session.why["reasons"]]
        assert game.steps, f"{place}: the taps {' '.join(map(str, taps))} do not play {line}. The table says: {why}"
        played_line = game.steps[-1].lines[0]
        assert played_line == line, f"{place}: the taps of {line} play {played_line}"

    def test_a_game_is_saved_and_replayed(self) -> None:
        """A finished game is saved and read, and its replay shows each step in words."""
        rng = Random(7)
        game = Game(self.game.new_position(self.game.scenario_names()[0]), seed=7)
        while not game.position.outcome:
            p = game.position
            game.play(random_choice(p, rng.choice(p.to_act), rng, self.game.IDLE))
        again = load(game.replay_line())
        ends = [(end.position.outcome, [step.lines for step in end.steps]) for end in (again, game)]
        assert ends[0] == ends[1], f"{self.place_of('answers')}: a replay of the same decisions is another game"
        for language in self.languages:
            session = Session(game, side=game.start.setup.sides[0], opponent="", language=language)
            session.handle({"kind": "replay", "target": "open", "revision": session.revision})
            for _ in range(SHOWN_STEPS):
                self.require_words_of(session)
                session.handle({"kind": "next", "revision": session.revision})

    def test_the_home_page_shows_it(self) -> None:
        """Each game has a name. A game with a home.toml is on the home page, with the sheet that begins its first scenario."""
        for game in self.own_games():
            self.require_words(f"home-game-{game}", "it is for the name of the game")
            entry = next((entry for entry in overview.shelf() if entry.name == game), None)
            place = f"{self.where}/{overview.FILE}"
            assert entry, f"{place}: the home page does not show {game}. A warning says why."
            assert entry.play in self.game.scenario_names(), f"{place}: play = {entry.play!r} is not a scenario of this game"
            sides = self.game.new_position(entry.play).setup.sides
            assert entry.side in sides, f"{place}: side = {entry.side!r} is not a side of {entry.play}. Use one of {', '.join(sides)}."
            home = Home()
            home.game = game
            for language in self.languages:
                for pane in ("course", "battles"):
                    home.pane = pane
                    self.require_none(home.scene(language), language, "the home page shows it")
                self.require_none(start_scene(suggest(entry.play), language), language, "the sheet before a game shows it")

    def own_games(self) -> list[str]:
        """Return the games of the system."""
        return [game for game, owner in games.systems().items() if owner == self.system]

    def places_of(self, p: Position) -> list[str]:
        """Return what stands on the board, and where."""
        return sorted(
            f"{element.get('p')}: {say(label) if isinstance(label := element['label'], Text) else label}"
            for element in self.game.present.elements(p)
        )

    def test_the_builder_gives_back_each_scenario(self) -> None:
        """A scenario is the same after it was opened in the builder and saved there. A game without a builder passes."""
        if not registry.has_part(self.system, "building"):
            return
        building, place = self.game.building, self.place_of("building")
        for name in self.game.scenario_names():
            draft = building.in_full(parse_toml(building.text_of(name), name))
            file = OwnFile("draft.toml", toml_text(draft))
            message = f"{place}: {name} is another scenario after it was opened and saved. Let in_full and the reader have the same fields."
            assert building.in_full(parse_toml(file.text, name)) == draft, message
            assert self.places_of(self.game.new_position(file)) == self.places_of(self.game.new_position(name)), message
            assert building.position(draft) is not None, f"{place}: position draws nothing for {name}"
            for tab in building.TABS:
                for language in self.languages:
                    groups = [
                        say(group["label"], language) for group in building.groups(draft, tab, "") if isinstance(group["label"], Text)
                    ]
                    self.require_none(groups, language, f"the builder shows it on the tab {tab}")
        for game in building.GAMES:
            blank = building.blank(game)
            try:
                self.game.new_position(OwnFile("draft.toml", toml_text(blank)))
            except TutorError as error:
                self.require_no_raw_key(str(error), f"it says what an empty draft of {game} lacks")
