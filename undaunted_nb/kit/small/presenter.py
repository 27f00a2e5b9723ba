"""What a small game need not write of its table: the names of ``Presenter`` (kit/table/presenter.py) with their defaults.

An action is chosen by its card, or else by its kind, and then by its arguments in their order: what stands on a tile, or else the tile.
If a card has several uses, the use comes after the card.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from undaunted_nb.engine.action import Action
from undaunted_nb.engine.event import Event
from undaunted_nb.engine.legality import Verdict
from undaunted_nb.engine.position import Position, Setup
from undaunted_nb.engine.text import Text
from undaunted_nb.probability.odds import percent

from ..boards import Board
from ..table.presenter import FirstStep, OwnNumber
from ..table.tap import END, Choosing, Tap, Taps
from .rules import ANY, Kind, KindRules

if TYPE_CHECKING:
    from ..scene.board import Element, Marks, Tile, TileMap
    from ..scene.common import Side, StateChoice, Words
    from ..scene.hand import Card, Half, OtherHalf, Pile, Reveal, Vehicle
    from ..scene.head import Decision, GameHead, Goal, Score
    from ..scene.log import Record, Roll
    from ..scene.panel import Plan

EVENTS: Mapping[str, str] = {"turn": "kit-event-turn", "drawn": "kit-event-drawn", "over": "kit-event-over"}
"""The kinds of events that every game describes with the same words."""
SLOTS: tuple[Side, Side] = ("s1", "s2")
"""The drawing family of each side."""
NEUTRAL: Side = ""
"""That of what belongs to neither side."""
BARE = "un-c-bare"
"""The state of a counter without a shield."""


class TurnPosition(Position, Protocol):
    """A position with turns and rounds. ``turn`` is the number of the side whose turn it is."""

    @property
    def turn(self) -> int:
        """The number of the side whose turn it is."""

    @property
    def round(self) -> int:
        """The number of the round, from 1."""


P = TypeVar("P", bound=TurnPosition)


@dataclass(frozen=True, slots=True)
class Counter:
    """Something that stands on a tile.

    It has an id, its tile, the number of its side (-1: neither), its picture (a silhouette of the library, or ``GAME-FILE`` for the game's
    own drawing ``art/figures/FILE.svg``), its letter, its name, and the number on its shield ("": it has no shield).
    """

    id: str
    tile: str
    side: int
    figure: str
    letter: str
    name: Text
    shield: str = ""


def _back(name: str, n: int) -> Pile:
    """Return a pile of cards seen from behind."""
    label = Text(f"zone-{name}")
    return {"id": name, "label": label, "count": n, "kind": "back", "title": Text("kit-pile", {"pile": label, "n": n})}


class DefaultPresenter(Generic[P]):
    """A presenter for a game on square tiles with open counters and cards in hand.

    A subclass writes ``board``, ``counters`` and ``facts``, and what is not as here. Its words are messages of the catalogs (with G for
    the game): ``G-side-SIDE``, ``G-card-CARD``, ``G-kind-KIND`` (what an action is called that is not the only use of its card),
    ``G-event-EVENT``, ``G-terrain-TERRAIN``, and ``G-goal``.

    Args:
        game: The name of the game.
        rules: The rules of its positions.

    """

    COMMON: frozenset[str] = frozenset()
    OFF_MAP: frozenset[str] = frozenset({"card", "choice", "end"})
    SILENT: frozenset[str] = frozenset({"turn"})
    SILENT_TO_READERS: frozenset[str] = frozenset()
    ICONS: Mapping[str, str] = {}
    """The pictures of kinds of events in the last actions: move, attack, play, ready, back."""
    DICE: Mapping[str, str] = {}
    """The kinds of events with dice, each with the field that holds them."""
    ENDS_TURN = ""
    """The kind of action that is the button "End turn" ("": none)."""

    def __init__(self, game: str, rules: KindRules[P]) -> None:
        self.game, self.rules = game, rules

    # What a game writes

    def board(self, p: P) -> Board:
        """Return the tiles with their places and neighbors."""
        raise NotImplementedError

    def terrain(self, p: P, tile: str) -> tuple[str, str]:
        """Return the drawing of a tile, which is also its name, and the number on its shield ("": no shield).

        The drawing is one of ``drawing/terrain.py``, or ``GAME-FILE`` for the game's own ``art/terrain/FILE.svg``.
        """
        del p, tile
        return "meadow", ""

    def counters(self, p: P) -> Iterable[Counter]:
        """Return what stands on the board."""
        raise NotImplementedError

    def facts(self, p: P, tile: str) -> Sequence[tuple[Text, str]]:
        """Return facts about a tile and what stands on it, each with its rule."""
        raise NotImplementedError

    def chance(self, p: P, a: Action) -> Fraction | None:
        """Return the chance that an action succeeds, as the odds of the game have it (None: no dice decide, or the game has no odds)."""
        from ..registry import system

        ask: Callable[[P, Action], Fraction | None] | None = getattr(getattr(system(self.game), "odds", None), "chance", None)
        return ask(p, a) if ask else None

    def hand(self, p: P, side: int) -> Mapping[str, int]:
        """Return the cards in a side's hand, with their numbers."""
        del p, side
        return {}

    def piles(self, p: P) -> Mapping[str, int]:
        """Return the number of cards in the piles that both sides see from behind: deck, discard, supply."""
        del p
        return {}

    def words(self, part: str, **params: object) -> Text:
        """Return a message of the game."""
        return Text(f"{self.game}-{part}", params)

    # Names

    def game_of(self, p: P) -> str:
        """Return the name of the game for lessons and notebooks."""
        del p
        return self.game

    def side_name(self, side: str) -> Text:
        """Return the name of a side."""
        return self.words(f"side-{side}")

    def card_name(self, card: str) -> Text:
        """Return the name of a card."""
        return self.words(f"card-{card}")

    def card_text(self, card: str) -> Text:
        """Return what a card says."""
        name = self.card_name(card)
        return name._replace(key=f"{name.key}.text")

    def kind_name(self, kind: str) -> Text:
        """Return what an action is called: as its card, if that has only one use."""
        card = self.rules.kinds[kind].card
        return self.words(f"kind-{kind}") if card in ("", ANY) or self._is_one_of_uses(card) else self.card_name(card)

    def _is_one_of_uses(self, card: str) -> bool:
        """Return whether several kinds of actions are played with a card (besides those that any card can be played for)."""
        return sum(kind.card == card for kind in self.rules.kinds.values()) > 1

    def name_of(self, p: P, side: str, kind: str, name: str) -> Text:
        """Return the name of a thing of a kind."""
        del side
        if kind == "side" and name in p.setup.sides:
            return self.side_name(name)
        if kind == "card" and name in self.rules.cards(p):
            return self.card_name(name)
        counter = self._counter(p, name) or self._counter_on(p, name)
        return counter.name if counter else Text("plain", {"text": name})

    def tapped_name(self, p: P, side: str, tap: Tap) -> Text:
        """Return the name of what a tap points at."""
        if tap.kind == "choice" and tap.name in self.rules.kinds:
            return self.kind_name(tap.name)
        return self.name_of(p, side, tap.kind, tap.bare.name)

    def label(self, p: P, a: Action) -> Text:
        """Return an action in words: what it is called, its card, and its arguments."""
        del p
        parts = [*([self.card_name(a.card)] if a.card else []), *map(str, a.args)]
        return Text("kit-action", {"kind": self.kind_name(a.kind), "parts": " – ".join(map(str, parts)), "card": bool(a.card)})

    def describe(self, setup: Setup, event: Event) -> Text:
        """Describe an event in words."""
        del setup
        params = {"card": "", **{name: self._named(name, value) for name, value in event.data.items()}}
        return Text(EVENTS.get(event.kind, f"{self.game}-event-{event.kind}"), params)

    def _named(self, name: str, value: object) -> object:
        if not (isinstance(value, str) and value):
            return value
        return self.side_name(value) if name in ("side", "winner") else self.card_name(value) if name == "card" else value

    # The board

    def _counter(self, p: P, name: str) -> Counter | None:
        return next((counter for counter in self.counters(p) if counter.id == name), None)

    def _counter_on(self, p: P, tile: str) -> Counter | None:
        return next((counter for counter in self.counters(p) if counter.tile == tile), None)

    def ground(self, p: P, title: Text | str = "") -> TileMap:
        """Return the board before its layout."""
        board = self.board(p)
        places = [self._tile(p, board, tile) for tile in board.tiles]
        return {"shape": "square", "title": title or self.title(p), "legend": [], "places": places}

    def _tile(self, p: P, board: Board, tile: str) -> Tile:
        terrain, cover = self.terrain(p, tile)
        label = self.words(f"terrain-{terrain}")
        return {
            "id": tile, "at": board.places[tile], "near": board.neighbors[tile], "terrain": terrain, "cover": cover, "rough": False,
            "label": [tile, label], "spawns": [],
        }  # fmt: skip

    def title(self, p: P) -> Text:
        """Return the title of the scenario."""
        from ..registry import system

        return system(p.system).scenario_info(p.setup.name)["label"]

    def elements(self, p: P) -> list[Element]:
        """Return the counters before their layout."""
        return [
            {"k": c.id, "t": "counter", "p": c.tile, "side": SLOTS[c.side] if c.side >= 0 else NEUTRAL, "s": "" if c.shield else BARE,
             "figure": c.figure, "letter": c.letter, "n": c.shield, "label": c.name}
            for c in self.counters(p)
        ]  # fmt: skip

    def hide_answers(self, pieces: list[Element]) -> list[Element]:
        """Return the things on the board without what answers a question: all of them."""
        return pieces

    def vehicles(self, p: P, choices: Mapping[str, Words]) -> Sequence[Vehicle]:
        """Return no vehicles."""
        del p, choices
        return ()

    def place_of(self, p: P, piece: str) -> str:
        """Return the tile of a counter ("": it is not there)."""
        counter = self._counter(p, piece)
        return counter.tile if counter else ""

    def containers_of(self, p: P, piece: str) -> tuple[str, ...]:
        """Return the tile of a counter."""
        place = self.place_of(p, piece)
        return (place,) if place else ()

    def about_place(self, p: P, tile: str) -> Sequence[tuple[Text, str]]:
        """Return facts about a tile, each with its rule."""
        return self.facts(p, tile) if tile in self.board(p).tiles else ()

    def about_counter(self, p: P, piece: str) -> Sequence[tuple[Text, str]]:
        """Return facts about the tile of a counter, each with its rule."""
        return self.about_place(p, self.place_of(p, piece))

    # Around the board

    def head(self, p: P, choosing: Choosing | None = None) -> GameHead:
        """Return the area above the map."""
        del choosing
        sides = p.setup.sides
        scores: list[Score] = [self.score(p, i) for i in (0, 1)]
        goals: list[Goal] = [{"side": SLOTS[i], "name": self.side_name(side), "text": self.words("goal")} for i, side in enumerate(sides)]
        turn = self._turn(sides[p.turn])
        return {
            "title": self.title(p), "note": Text(f"game-{self.game}"), "round": str(p.round), "score": scores, "goals": goals, "notes": [],
            "phases": [turn], "phase": 0, "first": None if p.outcome else {"side": SLOTS[p.turn], "label": turn},
        }  # fmt: skip

    def score(self, p: P, side: int) -> Score:
        """Return the score of a side as the head shows it."""
        n = p.score(side)
        name = self.side_name(p.setup.sides[side])
        return {"side": SLOTS[side], "name": name, "points": n, "goal": None, "text": Text("kit-score", {"n": n})}

    def printed_cards(self, setup: Setup, side: int) -> Mapping[str, Card]:
        """Return the cards that a side can hold: none."""
        del setup, side
        return {}

    def own_half(self, p: P, side: int, choosing: Choosing) -> Half:
        """Return a side's own half."""
        name, acts = p.setup.sides[side], p.setup.sides[side] in p.to_act
        ending = acts and any(a.kind == self.ENDS_TURN for a in p.legal_actions)
        return {
            "side": SLOTS[side], "name": self.side_name(name), "whose": Text("kit-hand", {"side": self.side_name(name)}), "play": [],
            "hand": [self._card(p, side, card, choosing) for card in self.hand_order(p, side)], "piles": self._piles(p), "hidden": False,
            "hint": Text("kit-hint-choose") if acts and not choosing.taps else "" if acts or p.outcome else Text("hint-wait"),
            "end": Text("button-end-turn") if ending else None,
        }  # fmt: skip

    def _card(self, p: P, side: int, name: str, choosing: Choosing) -> Card:
        card = name.partition("#")[0]
        playable = any(self.taps(p, a)[0] == Tap("card", card) for a in p.legal_actions) and p.setup.sides[side] in p.to_act
        state = "chosen" if choosing.taps[:1] == (Tap("card", name),) else "lit" if playable else ""
        return {
            "id": name, "title": self.card_name(card), "label": self.card_name(card), "note": "", "band": "", "n": "", "figure": "",
            "state": "chosen" if state == "chosen" else "lit" if state == "lit" else "", "say": self.card_text(card),
        }  # fmt: skip

    def _piles(self, p: P) -> list[Pile]:
        return [
            _back(name, n)
            for name, n in self.piles(p).items()
        ]  # fmt: skip

    def foe(self, p: P, side: int) -> OtherHalf:
        """Return the half of a side as the other one sees it: the number of its cards."""
        n = sum(self.hand(p, side).values())
        return {
            "side": SLOTS[side],
            "name": self.side_name(p.setup.sides[side]),
            "note": "",
            "piles": [_back("hand", n)] if n else [],
            "play": [],
        }

    def hand_order(self, p: P, side: int) -> list[str]:
        """Return the cards in a side's hand in display order. The second copy of a card is named ``…#2``."""
        return [card + (f"#{i}" if i > 1 else "") for card, n in self.hand(p, side).items() for i in range(1, n + 1)]

    def describe_outcome(self, p: P) -> Decision | None:
        """Return the end of the game (None: it goes on)."""
        if p.outcome is None:
            return None
        winner = p.outcome.winner
        text = Text("kit-outcome", {"side": self.side_name(winner) if winner else ""})
        return {"text": text, "winner": winner, "told": Text(f"{p.outcome.rule.replace('.', '-')}.text"), "rule": p.outcome.rule}

    def caveat(self, p: P) -> Text | None:
        """Return None: no number is a placeholder."""
        del p
        return None

    def own_numbers(self, p: P) -> Sequence[OwnNumber]:
        """Return nothing: no number is a placeholder."""
        del p
        return ()

    def summary(self, p: P) -> Sequence[Text]:
        """Return the lines that sum up the start of a scenario: what stands where."""
        return [Text("kit-stands", {"what": counter.name, "tile": counter.tile}) for counter in self.counters(p)]

    def doubts(self, p: P) -> Sequence[Text]:
        """Return nothing: what cannot work is a fault of the file."""
        del p
        return ()

    # Taps and actions

    def _begin(self, kind: Kind[P], card: str) -> Taps:
        if kind.name == self.ENDS_TURN:
            return (END,)
        if kind.card == ANY:
            return (Tap("card", card), Tap("choice", kind.name))
        if not kind.card:
            return (Tap("choice", kind.name),)
        return (Tap("card", kind.card), *([Tap("choice", kind.name)] if self._is_one_of_uses(kind.card) else []))

    def taps(self, p: P, a: Action) -> Taps:
        """Return the taps that lead to an action."""
        return (*self._begin(self.rules.kinds[a.kind], a.card), *(self._tap_on(p, str(arg)) for arg in a.args))

    def _tap_on(self, p: P, name: str) -> Tap:
        if name not in self.board(p).tiles:
            return Tap("choice", name)
        counter = self._counter_on(p, name)
        return Tap("piece", counter.id) if counter else Tap("place", name)

    def _kind_of(self, selection: Taps) -> tuple[Kind[P], str, Taps] | None:
        """Return the kind that taps begin with, its card, and the taps of its arguments."""
        for kind in sorted(self.rules.kinds.values(), key=lambda kind: kind.card != ANY):
            card = selection[0].bare.name if kind.card == ANY and selection and selection[0].kind == "card" else ""
            begin = self._begin(kind, card)
            if tuple(tap.bare for tap in selection[: len(begin)]) == begin and (card or kind.card != ANY):
                return kind, card, selection[len(begin) :]
        return None

    def _argument(self, p: P, tap: Tap) -> str:
        return self.place_of(p, tap.name) if tap.kind == "piece" else tap.name

    def compose(self, p: P, side: str, selection: Taps) -> Action | None:
        """Return the action that taps form, legal or not (None: they do not form a whole one)."""
        beginning = self._kind_of(selection)
        if beginning is None or len(beginning[2]) != len(beginning[0].args) or (beginning[1] and beginning[1] not in self.rules.cards(p)):
            return None
        kind, card, rest = beginning
        args = tuple(self._argument(p, tap) for tap in rest)
        known = all(arg in names(p) for arg, names in zip(args, kind.args, strict=True))
        return Action(kind.name, side, card, args) if known else None

    def openings(self, p: P, side: str, selection: Taps) -> tuple[Action, ...]:
        """Return the actions, legal or not, that begin with taps."""
        beginning = self._kind_of(selection)
        if beginning is None or len(beginning[2]) >= len(beginning[0].args):
            return ()
        kind, card, rest = beginning
        args = tuple(self._argument(p, tap) for tap in rest)
        return tuple(a for a in self.rules.candidates(p, side) if (a.kind, a.card) == (kind.name, card) and a.args[: len(args)] == args)

    def every_way(self, p: P, side: str, card: Tap) -> tuple[Action, ...]:
        """Return the actions of a card, legal or not."""
        kinds = {kind.name for kind in self.rules.kinds.values() if kind.card == card.bare.name}
        return tuple(a for a in self.rules.candidates(p, side) if a.kind in kinds or (a.card and a.card == card.bare.name))

    def offers(self, p: P, side: str, card: str, kinds: Iterable[str]) -> Sequence[tuple[Tap, Text]]:
        """Return nothing: a card is chosen by itself."""
        del p, side, card, kinds
        return ()

    def uses(self, p: P, side: str, target: Tap, selection: Taps = ()) -> list[tuple[Text, Verdict, Taps]]:
        """Return the legal actions whose last argument is the thing at a tap."""
        del selection
        place = self._argument(p, target)
        options = [a for a in p.legal_actions if a.side == side and a.args and a.args[-1] == place]
        return [(self.label(p, a), Verdict(a, ()), self.taps(p, a)) for a in options]

    def shortcuts(self, p: P, side: str, selection: Taps, options: Iterable[Action]) -> Mapping[Tap, Taps]:
        """Return the tiles that only one use of a chosen card leads to. The use need not be chosen first."""
        del side
        if len(selection) != 1 or selection[0].kind != "card":
            return {}
        ways: dict[Tap, list[Taps]] = {}
        for action in options:
            taps = self.taps(p, action)
            if len(taps) == len(selection) + 2:
                ways.setdefault(taps[-1], []).append(taps)
        return {tap: ways_there[0] for tap, ways_there in ways.items() if len(ways_there) == 1}

    def initial_selection(self, p: P, side: str) -> Taps:
        """Return the kind of action that is the only possible one and needs no card: it continues a decision."""
        begins = {self.taps(p, action)[0] for action in p.legal_actions if action.side == side and action.args}
        first = begins.pop() if len(begins) == 1 else END
        return (first,) if first.kind == "choice" and all(action.args for action in p.legal_actions) else ()

    def onward(self, p: P, side: str, selection: Taps) -> Taps:
        """Return nothing: a turn has one part."""
        del p, side, selection
        return ()

    def backward(self, p: P, side: str, selection: Taps) -> Taps:
        """Return nothing: a turn has one part."""
        del p, side, selection
        return ()

    def too_early(self, p: P, side: str, selection: Taps, target: Tap) -> FirstStep | None:
        """Return None: a turn has one part."""
        del p, side, selection, target
        return None

    def taken_back(self, p: P, side: str, selection: Taps, past: Sequence[Position]) -> tuple[int, tuple[Action, ...]] | None:
        """Return None: no decision is taken back by a tap."""
        del p, side, selection, past
        return None

    def asked_first(self, p: P, a: Action) -> str:
        """Return no side: nobody answers."""
        del p, a
        return ""

    def confirms(self, a: Action) -> bool:
        """Return whether an action needs a button of its own: one without a place, and one with dice or cards after it."""
        return not a.args

    def card_of(self, p: P, side: str, piece: str) -> str | None:
        """Return None: counters have no cards."""
        del p, side, piece
        return None

    def start_of(self, p: P, action: Action) -> str:
        """Return the place where an action begins: the first of two."""
        del p
        return str(action.args[0]) if len(action.args) > 1 else ""

    def describe_taps(self, p: P, selection: Taps) -> str:
        """Return taps in notation."""
        beginning = self._kind_of(selection)
        return " ".join([beginning[0].name, *(self._argument(p, tap) for tap in beginning[2])]) if beginning else ""

    # What is chosen

    def aims(self, p: P, options: Iterable[Action]) -> dict[str, Words]:
        """Return the counters that can be targets, with their chances."""
        ends = {str(a.args[-1]): self.chance(p, a) for a in options if len(a.args) > 1}
        return {c.id: "" if (chance := ends[c.tile]) is None else percent(chance) for c in self.counters(p) if c.tile in ends}

    def path(self, p: P, choosing: Choosing) -> list[str]:
        """Return the places of the action in the preview."""
        return [str(arg) for arg in choosing.preview.args if arg in self.board(p).tiles] if choosing.preview else []

    def signs(self, p: P, choosing: Choosing, refused_action: Action | None) -> Marks:
        """Return no more marks."""
        del p, choosing, refused_action
        return {}

    def plan(self, p: P, side: int, choosing: Choosing) -> Plan | None:
        """Return the panel of what is chosen: the action or its card, the words of the card, and the choices that it leaves.

        If nothing is chosen yet, it has the actions that need no card.
        """
        if p.setup.sides[side] not in p.to_act:
            return None
        tap_count = len(choosing.taps)
        nexts = {taps[tap_count] for a in choosing.options if len(taps := self.taps(p, a)) > tap_count}
        choices: list[StateChoice] = [
            {"id": tap.name, "label": self._choice_name(tap.name), "state": ""} for tap in sorted(nexts) if tap.kind == "choice"
        ]
        if not choosing.taps:
            title, hint = self._turn(p.setup.sides[side]), Text("kit-hint-choose")
            nothing: Plan = {"title": title, "kind": "turn", "lines": [hint], "choices": choices, "hand": False, "commit": None, "back": ""}
            return nothing if choices else None
        first, exact = choosing.taps[0], choosing.preview
        title = self.label(p, exact) if exact else self.tapped_name(p, p.setup.sides[side], first)
        return {
            "title": title, "kind": first.name or first.kind, "lines": self.plan_lines(p, choosing), "choices": choices,
            "hand": first.kind == "card",
            "commit": self.kind_name(exact.kind) if exact else None,
            "back": "" if choosing.taps == self.initial_selection(p, p.setup.sides[side]) else Text("button-back"),
        }  # fmt: skip

    def _choice_name(self, name: str) -> Text:
        return self.kind_name(name) if name in self.rules.kinds else Text("plain", {"text": name})

    def plan_lines(self, p: P, choosing: Choosing) -> list[Words]:
        """Return the lines of the panel: the words of the chosen card, and the chance of the chosen action."""
        first = choosing.taps[0]
        chance = self.chance(p, choosing.preview) if choosing.preview else None
        odds = [] if chance is None else [Text("kit-chance", {"percent": percent(chance)})]
        return [*([self.card_text(first.bare.name)] if first.kind == "card" else []), *odds]

    def answer_panel(self, p: P, a: Action) -> Plan | None:
        """Return None: nobody answers."""
        del p, a
        return None

    # What happened

    def heading(self, setup: Setup, event: Event) -> Text | None:
        """Return the heading of the log that begins with an event: that of a turn."""
        del setup
        return self._turn(event.data["side"]) if event.kind == "turn" else None

    def opening(self, p: P) -> Text:
        """Return the first heading of the log."""
        return self._turn(p.setup.sides[p.turn])

    def _turn(self, side: str) -> Text:
        return Text("kit-turn", {"side": self.side_name(side)})

    def record(self, before: P, visible: Sequence[Event], viewer: str) -> Record:
        """Return a decision from the events of it that a viewer sees."""
        del viewer
        rolls = [(event, roll) for event in visible if (roll := self.roll(before.setup, event))]
        moves = [[str(event.data[end]) for end in ("tile", "to") if end in event.data] for event in visible]
        path = next((tiles for tiles in moves if len(tiles) > 1), [])
        return {
            "side": before.setup.sides[before.turn], "icon": next((self.ICONS[e.kind] for e in visible if e.kind in self.ICONS), ""),
            "card": None,
            "act": "", "told": visible, "then": [event for event in visible if event.kind not in self.DICE],
            "lost": [], "verdict": "", "fell": "",
            "trace": {"path": path} if path else None,
            "rolls": [{"note": roll["note"], "need": roll["need"], "dice": roll["dice"], "state": ""} for _, roll in rolls],
        }  # fmt: skip

    def reveal_cards(self, setup: Setup, event: Event) -> Reveal | None:
        """Return None: no event reveals cards."""
        del setup, event
        return None

    def roll(self, setup: Setup, event: Event) -> Roll | None:
        """Return the dice of an event (None: it has none)."""
        if event.kind not in self.DICE:
            return None
        value = event.data[self.DICE[event.kind]]
        dice = value if isinstance(value, list) else [value]
        text = self.describe(setup, event)
        return {"title": text, "note": "", "need": "", "dice": [{"n": n, "word": str(n), "hit": bool(event.data.get("hit"))} for n in dice]}
