"""What a game gives the table: a position as the parts of a Scene, and the meaning of each tap.

A game's ``table`` package has these names. Words are Texts, and nothing is drawn there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, TypedDict

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from undaunted_nb.engine.action import Action
    from undaunted_nb.engine.event import Event
    from undaunted_nb.engine.legality import Verdict
    from undaunted_nb.engine.position import Position, Setup
    from undaunted_nb.engine.text import Text

    from ..scene.board import BoardMap, Element, Marks
    from ..scene.common import Words
    from ..scene.hand import Card, Half, OtherHalf, Reveal, Vehicle
    from ..scene.head import Decision, GameHead
    from ..scene.log import Record, Roll
    from ..scene.panel import Plan
    from .tap import Choosing, Tap, Taps


class OwnNumber(TypedDict):
    """A number of this project, with the rules that use it."""

    label: Words
    text: Words
    rules: Sequence[str]


@dataclass(frozen=True, slots=True)
class FirstStep:
    """What must be done before an action of a later part of the turn: the rule, the reason, and the button that ends this part."""

    rule: str
    why: Text
    button: Text


class Presenter(Protocol):
    """The ``table`` package of a game."""

    COMMON: frozenset[str]
    """Rules that a line of the log names last."""
    OFF_MAP: frozenset[str]
    """The kinds of taps with which a part of the turn begins."""
    SILENT: frozenset[str]
    """Kinds of events that the last actions do not show."""
    SILENT_TO_READERS: frozenset[str]
    """Kinds of events that not even a screen reader hears."""

    # The board

    def ground(self, p: Position, title: Text | str = "") -> BoardMap:
        """Return the board before its layout. Its title is that of the scenario unless one is given."""

    def elements(self, p: Position) -> list[Element]:
        """Return the things on the board before their layout."""

    def hide_answers(self, pieces: list[Element]) -> list[Element]:
        """Return the things on the board without what answers a question."""

    def vehicles(self, p: Position, choices: Mapping[str, Words]) -> Sequence[Vehicle]:
        """Return the cards of the vehicles, with what choosing a seat does."""

    def place_of(self, p: Position, piece: str) -> str:
        """Return the place of a thing on the board ("": it is not there)."""

    def containers_of(self, p: Position, piece: str) -> tuple[str, ...]:
        """Return the things around a thing on the board, its place first."""

    def about_place(self, p: Position, tile: str) -> Sequence[tuple[Text, str]]:
        """Return facts about a place, each with its rule. They are empty if there is no such place."""

    def about_counter(self, p: Position, piece: str) -> Sequence[tuple[Text, str]]:
        """Return facts about a counter, each with its rule. They are empty if there is no such counter."""

    # Around the board

    def head(self, p: Position, choosing: Choosing | None = None) -> GameHead:
        """Return the area above the map."""

    def own_half(self, p: Position, side: int, choosing: Choosing) -> Half:
        """Return a side's own half."""

    def printed_cards(self, setup: Setup, side: int) -> Mapping[str, Card]:
        """Return the cards that a side can ever hold, by name, as printed. A page gets them once (empty: it gets them card by card)."""

    def foe(self, p: Position, side: int) -> OtherHalf:
        """Return the half of a side as the other one sees it."""

    def hand_order(self, p: Position, side: int) -> list[str]:
        """Return the cards in a side's hand in display order."""

    def describe_outcome(self, p: Position) -> Decision | None:
        """Return the end of the game (None: it goes on)."""

    def caveat(self, p: Position) -> Text | None:
        """Return what a lesson should say about the numbers of a position (None: nothing)."""

    def own_numbers(self, p: Position) -> Sequence[OwnNumber]:
        """Return the project's own numbers in a position."""

    def summary(self, p: Position) -> Sequence[Text]:
        """Return the lines that sum up the start of a scenario."""

    def doubts(self, p: Position) -> Sequence[Text]:
        """Return what cannot work in a scenario, although its file has no faults."""

    # Names

    def game_of(self, p: Position) -> str:
        """Return the name of the game for lessons and notebooks."""

    def name_of(self, p: Position, side: str, kind: str, name: str) -> Text:
        """Return the name of a thing of a kind."""

    def tapped_name(self, p: Position, side: str, tap: Tap) -> Text:
        """Return the name of what a tap points at."""

    def label(self, p: Position, a: Action) -> Text:
        """Return an action in words."""

    # Taps and actions

    def taps(self, p: Position, a: Action) -> Taps:
        """Return the taps that lead to an action."""

    def compose(self, p: Position, side: str, selection: Taps) -> Action | None:
        """Return the action that taps form, legal or not (None: they do not form a whole one)."""

    def openings(self, p: Position, side: str, selection: Taps) -> tuple[Action, ...]:
        """Return the actions, legal or not, that begin with taps."""

    def every_way(self, p: Position, side: str, card: Tap) -> tuple[Action, ...]:
        """Return the actions of a card, legal or not."""

    def offers(self, p: Position, side: str, card: str, kinds: Iterable[str]) -> Sequence[tuple[Tap, Text]]:
        """Return the actions of these kinds that a card offers, each with its name."""

    def uses(self, p: Position, side: str, target: Tap, selection: Taps = ()) -> Iterable[tuple[Text, Verdict, Taps]]:
        """Return the actions of a side's cards on a thing: the name, the verdict and the taps of each."""

    def shortcuts(self, p: Position, side: str, selection: Taps, options: Iterable[Action]) -> Mapping[Tap, Taps]:
        """Return the things that can be tapped before what comes first, each with the taps it means."""

    def initial_selection(self, p: Position, side: str) -> Taps:
        """Return the taps that are chosen from the start if a decision must continue."""

    def onward(self, p: Position, side: str, selection: Taps) -> Taps:
        """Return the taps of the next part of the turn (none: there is no next part)."""

    def backward(self, p: Position, side: str, selection: Taps) -> Taps:
        """Return the taps of the part of the turn before this one (none: there is none)."""

    def too_early(self, p: Position, side: str, selection: Taps, target: Tap) -> FirstStep | None:
        """Return what must be done before a tap of a later part of the turn (None: nothing)."""

    def taken_back(self, p: Position, side: str, selection: Taps, past: Sequence[Position]) -> tuple[int, tuple[Action, ...]] | None:
        """Return how taps take a decision back: the steps back and the actions to play again (None: they do not)."""

    def asked_first(self, p: Position, a: Action) -> str:
        """Return the side that must answer an action before it happens ("": none)."""

    def confirms(self, a: Action) -> bool:
        """Return whether an action needs a button of its own."""

    def card_of(self, p: Position, side: str, piece: str) -> str | None:
        """Return the card in hand of a side's counter (None: there is none)."""

    def start_of(self, p: Position, action: Action) -> str:
        """Return the place where an action begins ("": nowhere on the board)."""

    def describe_taps(self, p: Position, selection: Taps) -> str:
        """Return taps in notation."""

    # What is chosen

    def aims(self, p: Position, options: Iterable[Action]) -> dict[str, Words]:
        """Return the possible targets, each with the words on it."""

    def path(self, p: Position, choosing: Choosing) -> list[str]:
        """Return the places of the chosen path."""

    def signs(self, p: Position, choosing: Choosing, refused_action: Action | None) -> Marks:
        """Return more marks of a game on the board."""

    def plan(self, p: Position, side: int, choosing: Choosing) -> Plan | None:
        """Return the panel of what is chosen."""

    def answer_panel(self, p: Position, a: Action) -> Plan | None:
        """Return the panel of an action that the other side must answer first (None: no side must answer in this game)."""

    # What happened

    def heading(self, setup: Setup, event: Event) -> Text | None:
        """Return the heading of the log that begins with an event (None: none does)."""

    def opening(self, p: Position) -> Text:
        """Return the first heading of the log."""

    def record(self, before: Position, visible: Sequence[Event], viewer: str) -> Record:
        """Return a decision from the events of it that a viewer sees: those that are not ``SILENT``, at least one."""

    def reveal_cards(self, setup: Setup, event: Event) -> Reveal | None:
        """Return the cards that an event reveals (None: it reveals none)."""

    def roll(self, setup: Setup, event: Event) -> Roll | None:
        """Return the dice of an event (None: it has none)."""
