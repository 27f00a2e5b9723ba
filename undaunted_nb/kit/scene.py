"""The parts of a Scene: what a table sends to the page that draws it. ``widgets/SCENE.md`` explains each part.

The games, the lessons and the table make them. The types of the front end (``widgets/src/scene.d.ts``) are generated from this file by
``python -m tests.project.scene_types``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NotRequired, Required, TypedDict

from undaunted_nb.engine.text import Text

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from undaunted_nb.engine.event import Event
    from undaunted_nb.kit.tap import Tap

Words = str | Text
"""A sentence before or after its translation. The page gets strings."""
Side = Literal["s1", "s2", ""]


class Art(TypedDict):
    """The drawings that all tables of a kernel share."""

    symbols: str
    templates: Mapping[str, str]


class Place(TypedDict):
    """A tile of the map."""

    id: str
    points: str
    """Outline, as in ``<polygon points>``."""
    cx: float
    cy: float
    label: Words
    near: Sequence[str]
    keys: Mapping[str, str]
    """Arrow key to the place it leads to."""
    shield: NotRequired[Sequence[float]]
    """The place of its cover."""
    hex: NotRequired[float]
    """Its width, if it is a hexagon."""
    name: NotRequired[Words]
    """The text on a hexagon."""
    levels: NotRequired[int]
    """2: its cover has two shields."""
    foot: NotRequired[bool]
    """Whether a row of spawn signs needs its whole foot."""
    turn: NotRequired[int]
    """The direction in which a bridge lies."""
    plain: NotRequired[bool]
    """Whether it is open terrain."""


class Sign(TypedDict):
    """One line of the legend."""

    label: Words
    show: Sequence[Drawing]
    width: NotRequired[float]


class Ground(TypedDict):
    """The part that never changes in a game: the map and its places."""

    width: float
    height: float
    label: Words
    markup: str
    places: Sequence[Place]
    legend: NotRequired[Sequence[Sign]]
    rest: NotRequired[Words]
    """The sentence for all plain empty places."""
    free: NotRequired[Sequence[Sequence[float]]]
    """Bare corners of the sheet, best first: left, top, width, height."""


class Paths(TypedDict, total=False):
    """Slots that the layout fills with outlines, as in ``<path d>``."""

    boxes: str
    hits: str
    limit: str
    pips: str
    lost: str


class Element(TypedDict, total=False):
    """Something on the board before its layout. Its other fields are slots of its template."""

    k: Required[str]
    t: Required[str]
    p: Required[str]
    side: Required[Side]
    s: str
    label: Required[Words]
    top: bool
    """Whether it covers the counters."""
    of: str
    """The counter that wears it."""
    press: bool
    """Whether it is clickable without being a counter."""
    w: float
    """Width of a counter that is neither 52 wide nor small."""
    h: float
    figure: str
    letter: Words
    badge: Words
    n: Words
    max: int
    text: Words
    note: Words
    bar: str
    room: str
    points: str
    armor: str
    crew: str
    damage: int
    critical: int
    hull: int
    far: str
    turn: str | int


class Piece(Element, Paths):
    """Something on the board, laid out."""

    x: float
    y: float


class Named(TypedDict):
    """Something with an id and a label."""

    id: str
    label: Words


class Sight(TypedDict):
    """The line of sight."""

    path: Sequence[str]
    points: NotRequired[Sequence[str | tuple[float, float]]]
    clear: NotRequired[bool]
    """Whether nothing blocks it."""
    blocked: NotRequired[Sequence[Named]]
    beside: NotRequired[Sequence[str]]


class Marks(TypedDict):
    """The marks on the board."""

    lit: NotRequired[Sequence[str]]
    chosen: NotRequired[Sequence[str]]
    aims: NotRequired[Mapping[str, Words]]
    aimed: NotRequired[str | None]
    path: NotRequired[Sequence[str]]
    refused: NotRequired[Sequence[str] | None]
    sight: NotRequired[Sight]
    """The line of sight."""
    acts: NotRequired[Mapping[str, Words]]
    """Words for possible targets that have none in ``aims``. They are not sent."""
    costs: NotRequired[Mapping[str, Words]]
    """The cost of choosing a place."""
    asked: NotRequired[Sequence[str]]
    """The subject of a question: places, pieces, ``shield:8A``, ``number:Riflemen A``."""
    hinted: NotRequired[Sequence[str]]
    """The marks of a hint, with the same ids."""
    named: NotRequired[Sequence[str]]
    """The places to choose from, whose codes stand out."""
    trace: NotRequired[PlayedTrace | None]
    """A past action, with ids as above."""


class Phase(TypedDict):
    """A part of the turn."""

    label: Words
    state: Literal["done", "now", ""]


class Score(TypedDict):
    """A row for each goal of a side."""

    side: Side
    name: Words
    points: float | None
    goal: float | None
    of: NotRequired[str]
    text: Words
    word: NotRequired[Words]


class Goal(TypedDict):
    """What a side must reach."""

    side: Side
    name: Words
    text: Words


class First(TypedDict):
    """The side that plays first, or whose turn it is."""

    side: Side
    label: Words


class ShortChoice(TypedDict):
    """A choice with a short name for its button."""

    id: str
    label: Words
    short: str
    chosen: bool


class Choice(TypedDict):
    """One of several choices."""

    id: str
    label: Words
    chosen: bool


class GameHead(TypedDict):
    """The part of the head that a game gives."""

    title: Words
    note: Words
    round: Words
    phases: Sequence[Phase]
    score: Sequence[Score]
    goals: Sequence[Goal]
    """The goals of each side."""
    notes: Sequence[Text]
    """The special rules of the scenario."""
    first: First | None


class Head(GameHead):
    """The area above the map."""

    unsaved: NotRequired[Words]
    """That the game is not saved, and why."""
    undo: bool
    redo: bool
    replay: bool
    """Whether the game can be replayed."""
    home: NotRequired[bool]
    """Whether it was opened from the home page."""
    build: NotRequired[str]
    """The target that opens the builder with this scenario."""
    new: NotRequired[str]
    """The target that opens the start sheet with this scenario."""
    lang: str
    languages: Sequence[ShortChoice]
    opponents: NotRequired[Sequence[Choice]]
    """If somebody plays against you."""


class Chip(TypedDict):
    """A possible use of a card or of a seat. ``say`` is spoken in place of the label."""

    id: str
    label: Words
    n: NotRequired[str]
    icon: NotRequired[str]
    state: ChipState
    say: NotRequired[Words]


class CardSeat(TypedDict):
    """The actions of the seat of a card's soldier."""

    title: Words
    figure: str
    """The figure of the vehicle."""
    chips: Sequence[Chip]


class Section(TypedDict):
    """A section of the board on a card."""

    n: str
    on: bool


class CardFace(TypedDict):
    """What is printed on a card."""

    band: str
    n: Words | int
    figure: str
    label: Words
    sections: NotRequired[Sequence[Section]]
    """The parts of the board, from the left."""
    say: NotRequired[Words]
    """The text of a card to read."""


CardState = Literal["", "chosen", "lit", "never", "no"]
ChipState = Literal["", "chosen", "no"]


class Card(CardFace):
    """A card of the hand or of the play area."""

    id: str
    title: Words
    note: Words
    state: CardState
    chips: NotRequired[Sequence[Chip]]
    stub: NotRequired[Chip | None]
    seat: NotRequired[CardSeat]
    """The actions of its soldier's seat."""
    beside: NotRequired[Sequence[Chip]]
    """Its other uses besides its actions."""


class Crew(TypedDict):
    """The soldier in a seat."""

    name: Words
    side: Side
    figure: str
    low: bool
    text: Words


class Seat(TypedDict):
    """A seat of a vehicle."""

    id: str
    label: Words
    crew: Words
    """The soldiers who can use its actions."""
    who: Crew | None
    free: Words
    """The word for an empty seat."""
    chips: Sequence[Chip]
    """Only for reading."""
    state: Literal["", "lit"]
    act: Words
    """What choosing it does, in a word."""
    say: Words


class Fact(TypedDict):
    """A printed value of a vehicle."""

    shape: Literal["shield", "plate"]
    n: str
    label: Words


class Damage(TypedDict):
    """The damage of a vehicle."""

    n: float
    critical: float
    hull: float
    label: Words
    text: Words


class Vehicle(TypedDict):
    """The card of a vehicle on the board."""

    id: str
    side: Side
    state: Literal["", "disabled"]
    title: Words
    figure: str
    place: str
    note: Words
    facts: Sequence[Fact]
    damage: Damage
    seats: Sequence[Seat]


ItemState = Literal["", "lit", "chosen"]


class Item(TypedDict):
    """A kind of card in an open pile."""

    id: str
    label: Words
    count: float
    state: ItemState


PileKind = Literal["back", "open", "gone", "face"]


class Pile(TypedDict):
    """A pile of cards."""

    id: str
    label: Words
    count: float
    kind: PileKind
    title: Words
    items: NotRequired[Sequence[Item]]


class RevealCard(TypedDict):
    """A card given up for the initiative."""

    side: Side
    name: Words
    title: Words
    n: str
    figure: str
    first: bool


class Reveal(TypedDict):
    """The cards given up for the initiative."""

    cards: Sequence[RevealCard]
    text: Words


class Half(TypedDict):
    """A side's own half, as its game gives it."""

    side: Side
    name: Words
    whose: Words
    """The heading of the hand: its owner."""
    hand: Sequence[Card]
    play: Sequence[Card]
    piles: Sequence[Pile]
    hint: Words
    end: Words | None
    hidden: bool


class OwnHalf(Half):
    """The half of the viewer."""

    title: Words
    """The heading of the hand: "your hand", or its owner."""
    reveal: Reveal | None
    """The cards given up for the initiative, just revealed."""


class OtherHalf(TypedDict):
    """The half of the other side, without what the viewer cannot see."""

    side: Side
    name: Words
    note: Words
    piles: Sequence[Pile]
    play: Sequence[Card]


class Total(TypedDict):
    """The sum of the terms."""

    n: float | str
    word: Words
    note: Words
    rule: NotRequired[str]


class Term(TypedDict):
    """A part of a sum."""

    shape: Literal["shield", "cover", "disc", "die"]
    n: float | str
    word: Words
    note: Words
    struck: bool
    rule: NotRequired[str]


FaceState = Literal["hit", "flag", ""]


class Face(TypedDict):
    """A face of a die with pictures."""

    face: str
    word: Words
    state: FaceState
    times: NotRequired[float]
    say: NotRequired[Words]


class Fighter(TypedDict):
    """A unit in an attack."""

    side: Side
    figure: str
    letter: str
    name: Words
    at: NotRequired[str]
    """Its place. A sum without a map has none."""


class Share(TypedDict):
    """A bar with its share of the chances."""

    label: Words
    text: Words
    share: float
    state: NotRequired[str]


class Chance(TypedDict):
    """A chance as a fraction and in words."""

    fraction: str
    words: Words


class StateChoice(TypedDict):
    """A choice of the panel."""

    id: str
    label: Words
    state: str


class Pick(TypedDict):
    """Things of a kind, with how many are chosen."""

    id: str
    label: Words
    n: float
    more: bool


class PlanParts(TypedDict, total=False):
    """The parts of the panel of an action."""

    who: Sequence[Fighter]
    """The attacker and its target, in place of the title."""
    kind: str
    hand: bool
    """Whether its buttons also appear next to the hand."""
    icon: str
    sum: Sequence[Term]
    total: Total
    dice: int
    hits: Sequence[float]
    faces: Sequence[Face]
    """Of a die with pictures."""
    spread: Sequence[Share]
    roll: Words
    """The name of the roll, before the odds."""
    chance: Chance
    lines: Sequence[Words]
    asks: bool
    """Whether the lines only say what is to be chosen."""
    chain: Sequence[Words]
    choices: Sequence[StateChoice]
    picks: Sequence[Pick]
    """Several things of a kind, each with how many are chosen."""
    commit: Words | None
    leaves: bool
    """Whether the commit gives up something that is still possible."""
    warnings: Mapping[Tap, Words]
    """What you give up, by the part of the turn. It is among the lines when it is sent."""
    plainly: Words
    """The button where nothing of that matters. It is not sent."""
    further: bool
    """Whether the path can go on. It is not sent."""
    next: Words | None
    back: Words | None


class Plan(PlanParts):
    """The planned action."""

    title: Text


class Group(TypedDict):
    """Choices, exactly one of them chosen."""

    id: str
    label: Words
    options: Sequence[Choice]


class Chances(TypedDict):
    """The chances over the board."""

    on: bool
    groups: NotRequired[Sequence[Group]]
    lines: NotRequired[Sequence[Words]]
    sum: NotRequired[Plan | None]
    at: NotRequired[str]


class Tip(TypedDict):
    """An action to ``take`` ("": only to read), and its probability of winning in percent (least, middle, most)."""

    id: str
    name: NotRequired[Words]
    label: Words
    chance: Words
    why: Text
    bar: tuple[float, float, float]
    marks: NotRequired[Sequence[str]]
    card: NotRequired[str]


class TurningPoint(TypedDict):
    """A moment that changed the chance to win."""

    id: str
    label: Words
    say: Words


class Curve(TypedDict):
    """The chance to win over a replay, in percent of its width and height."""

    title: Words
    busy: bool
    points: Sequence[tuple[float, float]]
    at: float
    turns: Sequence[TurningPoint]
    none: Words


class AdviceText(TypedDict, total=False):
    """What the coach says. ``said`` is spoken, and changes only when the first actions are there and when they are ready."""

    title: Words
    none: Words
    look: str
    ways: Sequence[Tip]
    note: Words
    said: Words


class Advice(AdviceText):
    """The part of the coach: what you can ask, and its answer."""

    on: bool
    ask: NotRequired[bool]
    missed: NotRequired[bool]
    turns: NotRequired[bool]
    line: NotRequired[Curve | None]
    busy: NotRequired[bool]


class LabeledText(TypedDict):
    """A text with its label."""

    label: Words
    text: Words


class Reason(TypedDict):
    """Why something is illegal, and what would change it."""

    text: Words
    change: Words
    rule: str
    source: Words


class Why(TypedDict):
    """An answer to an illegal action."""

    ask: Words
    tone: Literal["no", "info", "error"]
    title: Words
    reasons: Sequence[Reason]
    ways: NotRequired[Sequence[Named]]


class ShownStep(TypedDict):
    """The dice and the losses of a step."""

    rolls: NotRequired[Sequence[PlayedRoll]]
    verdict: NotRequired[Words]
    lost: Sequence[Loss]
    plan: NotRequired[PlanParts]


class Walk(TypedDict):
    """A step of a walkthrough or of a replay."""

    title: Words
    step: float
    steps: float
    text: Words
    checked: Sequence[Words]
    """The facts checked after the step."""
    about: NotRequired[Words]
    """A note on the sources, folded."""
    choices: Sequence[Named]
    back: bool
    next: bool
    branch: bool
    close: NotRequired[Words]
    """Whether it is a replay, which can be closed."""
    show: NotRequired[ShownStep | None]
    """The dice of the step."""


Outcome = Literal["", "go", "good", "no", "done"]


class Stars(TypedDict):
    """The stars of a lesson."""

    n: float
    label: Words


class TermUse(TypedDict):
    """A term of the glossary, spelled as in the text."""

    text: Words
    id: str


class Source(TypedDict):
    """The rule behind an answer."""

    rule: str
    label: Words
    title: Words


class AnswerOption(TypedDict):
    """A possible answer."""

    id: str
    label: Words
    state: Literal["", "right", "wrong"]
    why: Words


class Entry(TypedDict):
    """A number to type."""

    label: Words
    button: Words


class Button(TypedDict):
    """A button of the panel."""

    id: str
    label: Words
    yellow: NotRequired[bool]


class Coach(TypedDict):
    """The panel of a lesson or of the quiz."""

    title: Words
    step: NotRequired[float]
    """0 is the introduction."""
    steps: NotRequired[float]
    ticks: NotRequired[Sequence[Outcome]]
    state: NotRequired[Outcome]
    jump: NotRequired[bool]
    """Whether you can open the exercises (true if missing)."""
    count: NotRequired[Words]
    """In place of step and steps."""
    stars: NotRequired[Stars | None]
    verdict: NotRequired[Words | None]
    """In place of the word of the state."""
    quiet: NotRequired[bool]
    """Whether a solved exercise is not celebrated, because the solution was shown or it was solved before."""
    read: NotRequired[Sequence[Words]]
    """The text before the task."""
    task: NotRequired[Sequence[Words]]
    terms: NotRequired[Sequence[TermUse]]
    """The terms of the glossary in ``task``, spelled as there."""
    said: NotRequired[Sequence[Words]]
    reasons: NotRequired[Sequence[Reason]]
    """The reasons why the action was illegal."""
    source: NotRequired[Source | None]
    """The rule behind an answer."""
    hints: NotRequired[Sequence[Words]]
    hint: NotRequired[Words | None]
    options: NotRequired[Sequence[AnswerOption]]
    entry: NotRequired[Entry | None]
    """A number to type in place of the options."""
    again: NotRequired[Words | None]
    mistake: NotRequired[bool]
    """Whether an action led away from the goal, so that ``again`` is the main button."""
    next: NotRequired[Words | None]
    back: NotRequired[bool]
    buttons: NotRequired[Sequence[Button]]
    note: NotRequired[Words]


class Ending(TypedDict):
    """The end of the game."""

    title: Words
    won: NotRequired[bool | None]
    text: NotRequired[Words]
    rule: NotRequired[str]
    source: NotRequired[Words]
    told: NotRequired[Words]
    note: NotRequired[Words]
    buttons: NotRequired[Sequence[Named]]


_LossSource = TypedDict("_LossSource", {"from": str})  # the pile that it leaves ("" without a pile)


class Loss(_LossSource):
    """A lost card or counter, or lost figures (then ``gone`` and ``left``)."""

    side: Side
    title: Words
    band: str
    figure: str
    text: Words
    gone: NotRequired[float]
    left: NotRequired[float]


class Die(TypedDict):
    """A die that has been rolled."""

    n: NotRequired[float]
    face: NotRequired[str]
    state: NotRequired[FaceState]
    hit: NotRequired[bool]
    word: Words


class PlayedCard(TypedDict):
    """The card of a step."""

    side: Side
    title: Words
    band: str
    figure: str


class PlayedTrace(TypedDict):
    """What a step marks on the map."""

    path: Sequence[str]
    target: NotRequired[str]
    miss: NotRequired[bool]


RollState = Literal["hit", "flag", "miss", ""]


class PlayedRoll(TypedDict):
    """A roll of a step."""

    note: Words
    need: Words
    state: RollState
    dice: Sequence[Die]


class PlayedStep(TypedDict):
    """One step of the last actions."""

    id: str
    side: Side
    mine: bool
    """Whether it belongs to the viewer's turn."""
    icon: str
    card: PlayedCard | None
    act: Words
    text: Words
    before: NotRequired[Sequence[Words]]
    """Earlier events that are only spoken: cards drawn, the end of a turn, a new round."""
    why: NotRequired[Words]
    """The reason of the opponent."""
    fell: NotRequired[Words]
    """The faces of its dice, unless ``text`` names them."""
    then: NotRequired[Words]
    """The effects of the dice besides the losses."""
    trace: PlayedTrace | None
    rolls: Sequence[PlayedRoll]
    verdict: NotRequired[Words]
    lost: Sequence[Loss]
    plan: NotRequired[PlanParts]
    """The defense total above the viewer's dice."""
    board: NotRequired[object]
    """The change that leads back from the board after it."""


class LastActions(TypedDict):
    """The last actions. ``after`` has events after all steps that are only spoken."""

    id: str
    side: Side
    title: Words
    did: Words
    onward: Words
    steps: Sequence[PlayedStep]
    after: NotRequired[Sequence[Words]]


class Roll(TypedDict):
    """The last roll, on the board."""

    title: Words
    note: Words
    dice: Sequence[Die]
    need: Words


class LogLine(TypedDict):
    """A line of the log."""

    id: str | float
    head: Words
    side: Side
    text: Words
    source: Words
    rules: Sequence[str]


class Log(TypedDict):
    """The log, newest first."""

    lines: Sequence[LogLine]
    more: bool


class Rule(TypedDict):
    """An open rule."""

    id: str
    line: str | float | None
    title: Words
    text: Words
    ruling: Words
    own: NotRequired[Words]
    cites: Sequence[LabeledText]
    others: NotRequired[Sequence[Named]]
    lessons: NotRequired[Sequence[Named]]
    docs: NotRequired[str]


class Curtain(TypedDict):
    """The hand-over screen."""

    title: Words
    text: Words
    button: Words


class StartItem(TypedDict):
    """A choice of the start sheet."""

    to: str
    label: Words
    chosen: bool
    text: NotRequired[Words]
    note: NotRequired[Words]
    side: NotRequired[Side]


class StartGroup(TypedDict):
    """A group of choices of the start sheet."""

    id: str
    label: Words
    items: Sequence[StartItem]
    note: Words


class StartPicture(TypedDict):
    """The map of a scenario."""

    markup: str
    box: str
    label: Words
    goals: Sequence[str]


class Link(TypedDict):
    """Something that leads to a target."""

    to: str
    label: Words


class StartSheet(TypedDict):
    """The start sheet of a game."""

    title: Words
    game: Words
    note: Words
    picture: StartPicture
    groups: Sequence[StartGroup]
    length: LabeledText | None
    chance: Words
    begin: Link
    others: Sequence[Link]


class PaneItem(TypedDict):
    """A thing in a list of the home page."""

    to: str
    label: Words
    note: Words
    file: NotRequired[str]


class Guide(TypedDict):
    """A page of the documentation."""

    label: Words
    url: str


class PaneField(TypedDict):
    """A text of the home page that can be copied."""

    label: Words
    text: Words
    page: bool


class PaneContent(TypedDict):
    """What a list of the home page shows."""

    title: Words
    text: Sequence[Words]
    items: Sequence[PaneItem]
    guide: NotRequired[Guide]
    paste: NotRequired[bool]
    grows: NotRequired[bool]
    fields: NotRequired[Sequence[PaneField]]


class Pane(PaneContent):
    """A list that the home page opens."""

    id: str
    back: Link


class PictureRef(TypedDict):
    """The picture of a game on the page."""

    game: str
    box: str


class NextStep(TypedDict):
    """The suggested next step."""

    kicker: Words
    title: Words
    text: Words
    steps: Sequence[Literal["done", "now", ""]]
    button: Words
    to: str
    picture: PictureRef


class Door(TypedDict):
    """A button that leads away from the home page."""

    icon: Literal["play", "quiz"]
    to: str
    title: Words
    text: Words


class Picture(TypedDict):
    """A drawing and its box."""

    markup: str
    box: str


class GameChoice(TypedDict):
    """A game of the home page."""

    id: str
    to: str
    name: Words
    text: Words
    share: float
    chosen: bool
    picture: Picture


class Station(TypedDict):
    """A lesson of the course."""

    to: str
    n: float
    name: Words
    time: Words
    state: Literal["done", "now", ""]
    stars: float
    label: Words


class Course(TypedDict):
    """The course as a path."""

    title: Words
    text: Words
    stations: Sequence[Station]


class ChosenLink(TypedDict):
    """A link that can be the chosen one."""

    to: str
    label: Words
    chosen: bool


class Home(TypedDict):
    """The home page, which replaces the whole table."""

    start: NotRequired[StartSheet | None]
    """The start sheet, drawn in place of the page."""
    title: Words
    lead: Words
    language: Words
    """The label of the choice of languages."""
    languages: Sequence[Choice]
    now: NextStep
    acts: Sequence[Door]
    choose: Words
    games: Sequence[GameChoice]
    course: Course
    pane: Pane | None
    read: NotRequired[Words]
    """The label of the button for the pages to read."""
    more: Sequence[ChosenLink]
    trouble: NotRequired[Words]
    """The reason why something could not be opened."""


class Control(TypedDict):
    """A button, a field or a text of the builder. Its ``kind`` decides which of the others it has."""

    kind: Literal["pick", "act", "number", "row", "flag", "text", "choice", "note", "download", "code"]
    id: str
    label: Words
    value: NotRequired[object]
    note: NotRequired[Words]
    say: NotRequired[Words]
    verb: NotRequired[str]
    swatch: NotRequired[str]
    name: NotRequired[Words]
    text: NotRequired[Words]
    least: NotRequired[float]
    most: NotRequired[float]
    size: NotRequired[float]
    on: NotRequired[bool]
    off: NotRequired[bool]
    used: NotRequired[bool]
    over: NotRequired[bool]
    long: NotRequired[bool]
    ask: NotRequired[bool]
    saves: NotRequired[bool]
    show: NotRequired[Sequence[Piece]]
    cells: NotRequired[Sequence[Control]]
    options: NotRequired[Sequence[Named]]


class ControlGroup(TypedDict):
    """A group of controls."""

    id: str
    label: Words
    side: Side
    items: Sequence[Control]
    compact: NotRequired[bool]
    heads: NotRequired[Sequence[Words]]


class Build(TypedDict):
    """The builder, which replaces the table."""

    title: Words
    language: Words
    languages: Sequence[Choice]
    tabs: Sequence[Choice]
    groups: Sequence[ControlGroup]
    brush: str
    """The picked control."""
    hint: Words
    said: Words
    trouble: Words
    faults: Sequence[Words]
    doubts: Sequence[Words]
    count: Words
    undo: bool
    redo: bool
    play: bool


class Copy(TypedDict):
    """A text to copy. ``page``: a query that belongs to the address of this page. An empty text cannot be copied, and the note says why."""

    text: Words
    note: Words
    page: NotRequired[bool]


class CopyTexts(TypedDict):
    """The texts that can be copied."""

    position: Copy
    replay: Copy
    link: Copy
    picture: Copy
    explore: Copy


class Copies(TypedDict):
    """What can be copied, while its drawer is open."""

    copies: CopyTexts
    trouble: Words
    name: Words


class Hit(TypedDict):
    """A rule or lesson that the search has found."""

    id: str
    label: Words
    text: NotRequired[Words]
    rule: NotRequired[str]
    """The rule of a term."""
    source: NotRequired[Words]


class ReadItem(TypedDict):
    """An entry of a page to read. ``ours`` marks a ruling of this project."""

    id: str
    label: Words
    text: NotRequired[Words]
    texts: NotRequired[Sequence[LabeledText]]
    rule: NotRequired[str]
    source: NotRequired[Words]
    ours: NotRequired[bool]


class ReadPart(TypedDict):
    """A part of a page to read. ``icon`` or ``figure`` (a silhouette) is its sign."""

    label: Words
    icon: NotRequired[str]
    figure: NotRequired[str]
    items: Sequence[ReadItem]


class ReadSave(TypedDict):
    """How a page to read is saved."""

    name: Words
    page: str


class ReadPage(TypedDict):
    """A page to read."""

    name: Words
    title: Words
    lead: Words
    note: Words
    parts: Sequence[ReadPart]
    save: NotRequired[ReadSave]


class Numbers(TypedDict):
    """The project's own numbers of a game."""

    lead: Sequence[Words]
    rest: Sequence[Words]
    list: Sequence[LabeledText]


class Search(TypedDict):
    """The search and its results."""

    query: Words
    none: Words
    order: Sequence[Literal["term", "rule", "lesson"]]
    term: Sequence[Hit]
    rule: Sequence[Hit]
    lesson: Sequence[Hit]
    page: NotRequired[ReadPage]
    numbers: NotRequired[Numbers]


class Scene(TypedDict):
    """All parts. A missing one is not drawn."""

    art: NotRequired[Art]
    ground: NotRequired[Ground]
    words: NotRequired[Mapping[str, str]]
    board: NotRequired[Sequence[Piece]]
    marks: NotRequired[Marks]
    vehicles: NotRequired[Sequence[Vehicle]]
    head: NotRequired[Head]
    mine: NotRequired[OwnHalf]
    foe: NotRequired[OtherHalf]
    plan: NotRequired[Plan | None]
    chances: NotRequired[Chances | None]
    """Null: not available now."""
    advice: NotRequired[Advice | None]
    """Null: not available now."""
    why: NotRequired[Why | None]
    walk: NotRequired[Walk | None]
    coach: NotRequired[Coach | None]
    over: NotRequired[Ending | None]
    roll: NotRequired[Roll | None]
    log: NotRequired[Log]
    rule: NotRequired[Rule | None]
    found: NotRequired[Search | None]
    curtain: NotRequired[Curtain | None]
    copies: NotRequired[Copies | None]
    """What can be copied, while its drawer is open."""
    home: NotRequired[Home | None]
    """Null: no page covers the table."""
    build: NotRequired[Build | None]
    """Null: the builder is closed."""
    played: NotRequired[LastActions | None]
    text: NotRequired[Words]
    revision: NotRequired[float]


# What a game gives, before the table makes the parts of it.


class Decision(TypedDict):
    """The end of a game. The winner is "" if the board can no longer change."""

    text: Words
    winner: str | None
    told: Words | None
    rule: str


class Record(TypedDict):
    """The part of a decision that a viewer sees. ``told`` and ``then`` are put into words with the log."""

    side: str
    icon: str
    card: PlayedCard | None
    act: Words
    phase: NotRequired[Text | None]
    told: Sequence[Event]
    then: Sequence[Event]
    fell: Words
    trace: PlayedTrace | None
    rolls: Sequence[PlayedRoll]
    verdict: Words
    lost: Sequence[Loss]
    group: NotRequired[str]


class Drawing(Paths, total=False):
    """A small drawing of the legend: a template and its slots."""

    t: Required[str]
    side: Side
    s: str
    n: Words
    text: Words
    figure: str
    letter: Words
    badge: Words
    max: int
    damage: int
    critical: int
    hull: int
    far: str
    turn: str


class Look(TypedDict, total=False):
    """What the layout replaces in an element."""

    t: str
    label: Words
    top: bool
    press: bool
    w: float
    h: float
    figure: str
    turn: str | int


class Tile(TypedDict):
    """A square tile before its layout. Its place is in halves of a tile."""

    id: str
    at: tuple[int, int]
    near: Sequence[str]
    around: NotRequired[Sequence[str]]
    terrain: str
    cover: str
    rough: bool
    label: Sequence[Words]
    spawns: Sequence[tuple[Side, Words]]


class PlaceParts(TypedDict, total=False):
    """A place while somebody builds: its neighbors among all places, and the rest of a ``Tile`` if nothing is on it."""

    id: str
    at: tuple[int, int]
    near: Sequence[str]
    around: Sequence[str]
    terrain: str
    cover: str
    label: Sequence[Words]
    spawns: Sequence[tuple[Side, Words]]


class TileMap(TypedDict):
    """A board of square tiles."""

    title: Words
    shape: Literal["square"]
    legend: Sequence[Sign]
    places: Sequence[Tile]


class HexTile(TypedDict):
    """A hex before its layout."""

    id: str
    at: tuple[int, int]
    near: Sequence[str]
    terrain: str
    name: Words
    joins: Sequence[str]
    sections: Sequence[int]
    label: Sequence[Words]
    plain: bool


class SectionNames(TypedDict):
    """The names of a section of the board, for each player."""

    bottom: Words
    top: Words


class HexMap(TypedDict):
    """A board of hexes."""

    shape: Literal["hex"]
    title: Words
    legend: Sequence[Sign]
    sections: Sequence[SectionNames]
    rest: Words
    places: Sequence[HexTile]


BoardMap = TileMap | HexMap
