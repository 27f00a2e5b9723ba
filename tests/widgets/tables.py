"""Tables without a browser: positions to play, and a player that sends what a browser would."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any, cast

import undaunted_nb as un
from undaunted_nb.engine.action import Action
from undaunted_nb.games.undaunted import table as present
from undaunted_nb.games.undaunted.rules.actions import kinds_of
from undaunted_nb.games.undaunted.rules.state.position import Position
from undaunted_nb.kit import registry
from undaunted_nb.kit.table.tap import Taps
from undaunted_nb.lessons.format.walkthrough import Walkthrough
from undaunted_nb.play.game import Game, game_from_json
from undaunted_nb.widgets.session import Session
from undaunted_nb.widgets.table import Table

un._give_words()

SCENARIO = str(Path(__file__).parent / "everything.toml")
SHIPPED = tuple(s["name"] for s in un.scenarios() if not s["name"].startswith("memoir44/"))
FORMAT = "undaunted-nb position 1"
REST = ("Rifleman A", "Scout A", "Sniper", "Fog of War")

Json = Mapping[str, Any]


def at_turn(*hand: str, seed: int = 1, us: Json | None = None, **fields: Any) -> Game:
    """Return a game of everything.toml in the middle of the US's turn, with these cards in hand."""
    data = {"format": FORMAT, "scenario": SCENARIO, "phase": "turns", "turn": "US", "US": {"hand": list(hand), **(us or {})}, **fields}
    game = game_from_json(data, "test")
    game.seed = seed
    return game


def scene_of(session: Session) -> dict[str, Any]:
    """Return all parts of the Scene as the page reads them: plain values by name."""
    return {**session.scene()}


class Seat:
    """A player at a table who sends what a browser would send."""

    def __init__(self, game: Game, side: str = "US", opponent: str = "", walk: Walkthrough | None = None) -> None:
        self.session = Session(game, side=side, opponent=opponent, walk=walk)

    @property
    def game(self) -> Game:
        return self.session.game

    @property
    def position(self) -> Position:
        return cast(Position, self.game.position)

    @property
    def played(self) -> list[str]:
        """The decisions so far, in notation."""
        return [step.lines[0] for step in self.game.steps]

    def send(self, kind: str, target: str = "", **more: Any) -> dict[str, Any]:
        self.session.handle({"kind": kind, "target": target, "revision": self.session.revision, **more})
        return scene_of(self.session)

    def blindly(self, kind: str, target: str = "", **more: Any) -> None:
        """Send a message without reading the table after it, which takes most of the time."""
        self.session.handle({"kind": kind, "target": target, "revision": self.session.revision, **more})

    def tap(self, *targets: str) -> dict[str, Any]:
        scene = scene_of(self.session)
        for target in targets:
            scene = self.send("tap", target)
        return scene

    def why(self) -> tuple[str, list[str], list[str]]:
        """Return the shown answer: its tone, its texts, its rules."""
        why = scene_of(self.session)["why"]
        return ("", [], []) if why is None else (why["tone"], [r["text"] for r in why["reasons"]], [r["rule"] for r in why["reasons"]])

    def state(self) -> tuple[object, ...]:
        """Return everything that an action would change."""
        s = self.session
        return s.game.bookmark(), s.taps, s.aimed_tap, s.viewer, s.curtain, s.revision, s.walk_step, s.branch


def seat(*hand: str, **fields: Any) -> Seat:
    return Seat(at_turn(*hand, **fields))


def wire(taps: Taps) -> tuple[str, ...]:
    """Return taps as messages write them."""
    return tuple(map(str, taps))


def _confirm_until(table: Table, part: str) -> None:
    """Confirm the parts of a turn before this one, such as orders that the exercise has given."""
    for _ in range(3):
        held = wire(table._session.taps)
        if not held or held[0] == part or not held[0].startswith("do:"):
            return
        table.press("commit")


def click(table: Table, line: str) -> None:
    """Play an action as a person does: with clicks on what is not chosen yet."""
    position, ply = table.game.position, table.game.ply
    taps = wire(registry.system(position.system).present.taps(position, position.parse(line)))
    _confirm_until(table, taps[0] if taps else "")
    held = wire(table._session.taps)
    for target in [*taps[len(held) if taps[: len(held)] == held else 0 :], ""]:
        if table.game.ply == ply:
            table.press("end" if target == "end" else "tap" if target else "commit", "" if target == "end" else target)


def taps_of(position: Position, action: Action, rng: Random) -> tuple[str, ...]:
    """Return the taps for an action, with its cards in any order."""
    taps = wire(present.taps(position, action))
    picks = [t for t in taps if t.startswith("pick:")]
    rng.shuffle(picks)
    return (*(t for t in taps if not t.startswith("pick:")), *picks)


def names_of(position: Position) -> list[str]:
    """Return everything that can be named in a tap, sensible or not."""
    setup = position.setup
    kinds = [f"do:{kind}" for kind in kinds_of(setup.edition)]
    cards = sorted({card.id for own in setup.cards for card in own})
    places = [f"place:{tile}" for tile in setup.board.tiles]
    pieces = [f"piece:{counter.id}" for counter in setup.counters]
    return [
        *kinds,
        *places,
        *pieces,
        *(f"card:{c}" for c in cards),
        *(f"pick:{c}" for c in cards),
        "choice:0",
        "choice:1",
        "choice:2",
        "choice:9",
    ]


def clicks(position: Position, viewer: str, chosen: Taps, rng: Random) -> Iterator[tuple[str, str, Json]]:
    """Yield messages that a player might send next: mostly toward a legal action, sometimes anywhere."""
    while True:
        luck = rng.random()
        actions = [a for a in position.legal_actions if a.side == viewer]
        if luck < 0.6 and actions:
            kinds = {a.kind for a in actions} - ({"end turn", "hunker down"} if rng.random() < 0.9 else set()) or {a.kind for a in actions}
            kind = rng.choice(sorted(kinds))
            action = rng.choice([a for a in actions if a.kind == kind])
            for tap in taps_of(position, action, rng):
                if tap.startswith("piece:") and rng.random() < 0.5:
                    yield "aim", tap, {}
                yield ("end", "", {}) if tap == "end" else ("tap", tap, {})
            yield "commit", "", {}
            return
        if luck < 0.85:
            yield rng.choice(("tap", "tap", "aim", "why")), rng.choice(names_of(position)), {}
        elif luck < 0.95:
            yield rng.choice(("back", "more", "text", "commit")), "", {}
        else:
            yield rng.choice(("undo", "redo")), "", {}
            return
