// Made from undaunted_nb/kit/scene by `python -m tests.project.scene_types`. Do not edit.

/** All parts. A missing one is not drawn. */
export interface Scene {
  art?: Art;
  ground?: Ground;
  words?: Record<string, string>;
  board?: Piece[];
  marks?: Marks;
  vehicles?: Vehicle[];
  head?: Head;
  mine?: OwnHalf;
  foe?: OtherHalf;
  plan?: Plan | null;
  /** Null: not available now. */
  chances?: Chances | null;
  /** Null: not available now. */
  advice?: Advice | null;
  why?: Why | null;
  walk?: Walk | null;
  coach?: Coach | null;
  over?: Ending | null;
  roll?: Roll | null;
  log?: Log;
  rule?: Rule | null;
  found?: Search | null;
  curtain?: Curtain | null;
  /** What can be copied, while its drawer is open. */
  copies?: Copies | null;
  /** Null: no page covers the table. */
  home?: Home | null;
  /** Null: the builder is closed. */
  build?: Build | null;
  played?: LastActions | null;
  text?: string;
  revision?: number;
}

/** The drawings that all tables of a kernel share. */
export interface Art {
  symbols: string;
  templates: Record<string, string>;
}

/** Slots that the layout fills with outlines, as in ``<path d>``. */
export interface Paths {
  boxes?: string;
  hits?: string;
  limit?: string;
  pips?: string;
  lost?: string;
}

/** A small drawing of the legend: a template and its slots. */
export interface Drawing extends Paths {
  t: string;
  side?: Side;
  s?: string;
  n?: string;
  text?: string;
  figure?: string;
  letter?: string;
  badge?: string;
  max?: number;
  damage?: number;
  critical?: number;
  hull?: number;
  far?: string;
  turn?: string;
}

/** A tile of the map. */
export interface Place {
  id: string;
  /** Outline, as in ``<polygon points>``. */
  points: string;
  cx: number;
  cy: number;
  label: string;
  near: string[];
  /** Arrow key to the place it leads to. */
  keys: Record<string, string>;
  /** The place of its cover. */
  shield?: number[];
  /** Its width, if it is a hexagon. */
  hex?: number;
  /** The text on a hexagon. */
  name?: string;
  /** 2: its cover has two shields. */
  levels?: number;
  /** Whether a row of spawn signs needs its whole foot. */
  foot?: boolean;
  /** The direction in which a bridge lies. */
  turn?: number;
  /** Whether it is open terrain. */
  plain?: boolean;
}

/** One line of the legend. */
export interface Sign {
  label: string;
  show: Drawing[];
  width?: number;
}

/** The part that never changes in a game: the map and its places. */
export interface Ground {
  width: number;
  height: number;
  label: string;
  markup: string;
  places: Place[];
  legend?: Sign[];
  /** The sentence for all plain empty places. */
  rest?: string;
  /** Bare corners of the sheet, best first: left, top, width, height. */
  free?: number[][];
  /** The cards of a hand by side and name, as printed. A change of a hand names them in place of repeating them. */
  cards?: Record<string, Card>;
}

/** Something on the board before its layout. Its other fields are slots of its template. */
export interface Element {
  k: string;
  t: string;
  p: string;
  side: Side;
  s?: string;
  label: string;
  /** Whether it covers the counters. */
  top?: boolean;
  /** The counter that wears it. */
  of?: string;
  /** Whether it is clickable without being a counter. */
  press?: boolean;
  /** Width of a counter that is neither 52 wide nor small. */
  w?: number;
  h?: number;
  figure?: string;
  letter?: string;
  badge?: string;
  n?: string;
  max?: number;
  text?: string;
  note?: string;
  bar?: string;
  room?: string;
  points?: string;
  armor?: string;
  crew?: string;
  damage?: number;
  critical?: number;
  hull?: number;
  far?: string;
  turn?: string | number;
}

/** Something on the board, laid out. */
export interface Piece extends Element, Paths {
  x: number;
  y: number;
}

/** What a step marks on the map. */
export interface PlayedTrace {
  path: string[];
  target?: string;
  miss?: boolean;
}

/** The line of sight. */
export interface Sight {
  path: string[];
  points?: (string | [number, number])[];
  /** Whether nothing blocks it. */
  clear?: boolean;
  blocked?: Named[];
  beside?: string[];
}

/** The marks on the board. */
export interface Marks {
  lit?: string[];
  chosen?: string[];
  aims?: Record<string, string>;
  aimed?: string | null;
  path?: string[];
  refused?: string[] | null;
  /** The line of sight. */
  sight?: Sight;
  /** Words for possible targets that have none in ``aims``. They are not sent. */
  acts?: Record<string, string>;
  /** The cost of choosing a place. */
  costs?: Record<string, string>;
  /** The subject of a question: places, pieces, ``shield:8A``, ``number:Riflemen A``. */
  asked?: string[];
  /** The marks of a hint, with the same ids. */
  hinted?: string[];
  /** The places to choose from, whose codes stand out. */
  named?: string[];
  /** A past action, with ids as above. */
  trace?: PlayedTrace | null;
}

export type Side = "s1" | "s2" | "";

/** Something with an id and a label. */
export interface Named {
  id: string;
  label: string;
}

/** A text with its label. */
export interface LabeledText {
  label: string;
  text: string;
}

/** Something that leads to a target. */
export interface Link {
  to: string;
  label: string;
}

/** One of several choices. */
export interface Choice {
  id: string;
  label: string;
  chosen: boolean;
}

/** A choice of the panel. */
export interface StateChoice {
  id: string;
  label: string;
  state: string;
}

/** An open rule. */
export interface Rule {
  id: string;
  line: string | number | null;
  title: string;
  text: string;
  ruling: string;
  own?: string;
  cites: LabeledText[];
  others?: Named[];
  lessons?: Named[];
  docs?: string;
  /** The language of its text, if it is not translated. */
  lang?: string;
  note?: string;
}

/** A rule or lesson that the search has found. */
export interface Hit {
  id: string;
  label: string;
  text?: string;
  /** The rule of a term. */
  rule?: string;
  source?: string;
}

/** An entry of a page to read. ``ours`` marks a ruling of this project. */
export interface ReadItem {
  id: string;
  label: string;
  text?: string;
  texts?: LabeledText[];
  rule?: string;
  source?: string;
  ours?: boolean;
}

/** A part of a page to read. ``icon`` or ``figure`` (a silhouette) is its sign. */
export interface ReadPart {
  label: string;
  icon?: string;
  figure?: string;
  items: ReadItem[];
}

/** How a page to read is saved. */
export interface ReadSave {
  name: string;
  page: string;
}

/** A page to read. */
export interface ReadPage {
  name: string;
  title: string;
  lead: string;
  note: string;
  parts: ReadPart[];
  save?: ReadSave;
}

/** The project's own numbers of a game. */
export interface Numbers {
  lead: string[];
  rest: string[];
  list: LabeledText[];
}

/** The search and its results. */
export interface Search {
  query: string;
  none: string;
  order: ("term" | "rule" | "lesson")[];
  term: Hit[];
  rule: Hit[];
  lesson: Hit[];
  page?: ReadPage;
  numbers?: Numbers;
}

/** A text to copy. ``page``: a query that belongs to the address of this page. An empty text cannot be copied, and the note says why. */
export interface Copy {
  text: string;
  note: string;
  page?: boolean;
}

/** The texts that can be copied. */
export interface CopyTexts {
  position: Copy;
  replay: Copy;
  link: Copy;
  picture: Copy;
  explore: Copy;
}

/** What can be copied, while its drawer is open. */
export interface Copies {
  copies: CopyTexts;
  trouble: string;
  name: string;
}

/** A possible use of a card or of a seat. ``say`` is spoken in place of the label. */
export interface Chip {
  id: string;
  label: string;
  n?: string;
  icon?: string;
  state: ChipState;
  say?: string;
}

/** The actions of the seat of a card's soldier. */
export interface CardSeat {
  title: string;
  /** The figure of the vehicle. */
  figure: string;
  chips: Chip[];
}

/** A section of the board on a card. */
export interface Section {
  n: string;
  on: boolean;
}

/** What is printed on a card. */
export interface CardFace {
  band: string;
  n: string | number;
  figure: string;
  label: string;
  /** The parts of the board, from the left. */
  sections?: Section[];
  /** The text of a card to read. */
  say?: string;
}

export type CardState = "" | "chosen" | "lit" | "never" | "no";

export type ChipState = "" | "chosen" | "no";

/** A card of the hand or of the play area. */
export interface Card extends CardFace {
  id: string;
  title: string;
  note: string;
  state: CardState;
  chips?: Chip[];
  stub?: Chip | null;
  /** The actions of its soldier's seat. */
  seat?: CardSeat;
  /** Its other uses besides its actions. */
  beside?: Chip[];
}

/** The soldier in a seat. */
export interface Crew {
  name: string;
  side: Side;
  figure: string;
  low: boolean;
  text: string;
}

/** A seat of a vehicle. */
export interface Seat {
  id: string;
  label: string;
  /** The soldiers who can use its actions. */
  crew: string;
  who: Crew | null;
  /** The word for an empty seat. */
  free: string;
  /** Only for reading. */
  chips: Chip[];
  state: "" | "lit";
  /** What choosing it does, in a word. */
  act: string;
  say: string;
}

/** A printed value of a vehicle. */
export interface Fact {
  shape: "shield" | "plate";
  n: string;
  label: string;
}

/** The damage of a vehicle. */
export interface Damage {
  n: number;
  critical: number;
  hull: number;
  label: string;
  text: string;
}

/** The card of a vehicle on the board. */
export interface Vehicle {
  id: string;
  side: Side;
  state: "" | "disabled";
  title: string;
  figure: string;
  place: string;
  note: string;
  facts: Fact[];
  damage: Damage;
  seats: Seat[];
}

export type ItemState = "" | "lit" | "chosen";

/** A kind of card in an open pile. */
export interface Item {
  id: string;
  label: string;
  count: number;
  state: ItemState;
}

export type PileKind = "back" | "open" | "gone" | "face";

/** A pile of cards. */
export interface Pile {
  id: string;
  label: string;
  count: number;
  kind: PileKind;
  title: string;
  items?: Item[];
}

/** A card given up for the initiative. */
export interface RevealCard {
  side: Side;
  name: string;
  title: string;
  n: string;
  figure: string;
  first: boolean;
}

/** The cards given up for the initiative. */
export interface Reveal {
  cards: RevealCard[];
  text: string;
}

/** A side's own half, as its game gives it. */
export interface Half {
  side: Side;
  name: string;
  /** The heading of the hand: its owner. */
  whose: string;
  hand: Card[];
  play: Card[];
  piles: Pile[];
  hint: string;
  end: string | null;
  hidden: boolean;
}

/** The half of the viewer. */
export interface OwnHalf extends Half {
  /** The heading of the hand: "your hand", or its owner. */
  title: string;
  /** The cards given up for the initiative, just revealed. */
  reveal: Reveal | null;
}

/** The half of the other side, without what the viewer cannot see. */
export interface OtherHalf {
  side: Side;
  name: string;
  note: string;
  piles: Pile[];
  play: Card[];
}

/** A row for each goal of a side. */
export interface Score {
  side: Side;
  name: string;
  points: number | null;
  goal: number | null;
  of?: string;
  text: string;
  word?: string;
}

/** What a side must reach. */
export interface Goal {
  side: Side;
  name: string;
  text: string;
}

/** The side that plays first, or whose turn it is. */
export interface First {
  side: Side;
  label: string;
}

/** A choice with a short name for its button. */
export interface ShortChoice {
  id: string;
  label: string;
  short: string;
  chosen: boolean;
  /** What the spoken label adds to the visible one. */
  told?: string;
}

/** The part of the head that a game gives. */
export interface GameHead {
  title: string;
  note: string;
  round: string;
  /** The parts of a turn. */
  phases: string[];
  /** The number of the present one, from 0 on. All are over if there is none of that number. */
  phase: number;
  score: Score[];
  /** The goals of each side. */
  goals: Goal[];
  /** The special rules of the scenario. */
  notes: string[];
  first: First | null;
}

/** The area above the map. */
export interface Head extends GameHead {
  /** That the game is not saved, and why. */
  unsaved?: string;
  undo: boolean;
  redo: boolean;
  /** Whether the game can be replayed. */
  replay: boolean;
  /** Whether it was opened from the home page. */
  home?: boolean;
  /** The target that opens the builder with this scenario. */
  build?: string;
  /** The target that opens the start sheet with this scenario. */
  new?: string;
  lang: string;
  languages: ShortChoice[];
  /** If somebody plays against you. */
  opponents?: Choice[];
}

/** The end of the game. */
export interface Ending {
  title: string;
  won?: boolean | null;
  text?: string;
  rule?: string;
  source?: string;
  told?: string;
  note?: string;
  buttons?: Named[];
}

/** The hand-over screen. */
export interface Curtain {
  title: string;
  text: string;
  button: string;
}

/** A choice of the start sheet. */
export interface StartItem {
  to: string;
  label: string;
  chosen: boolean;
  text?: string;
  note?: string;
  side?: Side;
}

/** A group of choices of the start sheet. */
export interface StartGroup {
  id: string;
  label: string;
  items: StartItem[];
  note: string;
}

/** The map of a scenario. */
export interface StartPicture {
  markup: string;
  box: string;
  label: string;
  goals: string[];
}

/** The start sheet of a game. */
export interface StartSheet {
  title: string;
  game: string;
  note: string;
  picture: StartPicture;
  groups: StartGroup[];
  length: LabeledText | null;
  chance: string;
  begin: Link;
  others: Link[];
}

/** A thing in a list of the home page. */
export interface PaneItem {
  to: string;
  label: string;
  note: string;
  file?: string;
  /** The address of the file, where no notebook is around the table. */
  href?: string;
}

/** A page elsewhere: of the documentation, or a notebook. */
export interface Guide {
  label: string;
  url: string;
}

/** A picture of the home page, such as a QR code. */
export interface PanePicture {
  src: string;
  label: string;
}

/** A text of the home page that can be copied. */
export interface PaneField {
  label: string;
  text: string;
  page: boolean;
}

/** What a list of the home page shows. */
export interface PaneContent {
  title: string;
  text: string[];
  items: PaneItem[];
  guide?: Guide;
  paste?: boolean;
  grows?: boolean;
  fields?: PaneField[];
  picture?: PanePicture | null;
}

/** A list that the home page opens. */
export interface Pane extends PaneContent {
  id: string;
  back: Link;
}

/** The picture of a game on the page. */
export interface PictureRef {
  game: string;
  box: string;
}

/** The suggested next step. */
export interface NextStep {
  kicker: string;
  title: string;
  text: string;
  steps: ("done" | "now" | "")[];
  button: string;
  to: string;
  picture: PictureRef;
}

/** A button that leads away from the home page. */
export interface Door {
  icon: "play" | "quiz" | "friend";
  to: string;
  title: string;
  text: string;
}

/** A drawing and its box. */
export interface Picture {
  markup: string;
  box: string;
}

/** A game of the home page. */
export interface GameChoice {
  id: string;
  to: string;
  name: string;
  text: string;
  share: number;
  chosen: boolean;
  picture: Picture;
}

/** A lesson of the course. */
export interface Station {
  to: string;
  n: number;
  name: string;
  time: string;
  state: "done" | "now" | "";
  stars: number;
  label: string;
}

/** The course as a path. */
export interface Course {
  title: string;
  text: string;
  stations: Station[];
}

/** A link that can be the chosen one. */
export interface ChosenLink {
  to: string;
  label: string;
  chosen: boolean;
}

/** The home page, which replaces the whole table. */
export interface Home {
  /** The start sheet, drawn in place of the page. */
  start?: StartSheet | null;
  title: string;
  lead: string;
  /** The label of the choice of languages. */
  language: string;
  languages: ShortChoice[];
  now: NextStep;
  acts: Door[];
  choose: string;
  games: GameChoice[];
  course: Course;
  pane: Pane | null;
  /** The label of the button for the pages to read. */
  read?: string;
  more: ChosenLink[];
  /** The link to the notebooks, on a page that is none. */
  notebooks?: Guide;
  /** The reason why something could not be opened. */
  trouble?: string;
}

/** A button, a field or a text of the builder. Its ``kind`` decides which of the others it has. */
export interface Control {
  kind: "pick" | "act" | "number" | "row" | "flag" | "text" | "choice" | "note" | "download" | "code";
  id: string;
  label: string;
  value?: any;
  note?: string;
  say?: string;
  verb?: string;
  swatch?: string;
  name?: string;
  text?: string;
  least?: number;
  most?: number;
  size?: number;
  on?: boolean;
  off?: boolean;
  used?: boolean;
  over?: boolean;
  long?: boolean;
  ask?: boolean;
  saves?: boolean;
  /** Whether a screen reader reads the note when it appears. */
  live?: boolean;
  show?: Piece[];
  cells?: Control[];
  options?: Named[];
}

/** A group of controls. */
export interface ControlGroup {
  id: string;
  label: string;
  side: Side;
  items: Control[];
  compact?: boolean;
  heads?: string[];
}

/** The builder, which replaces the table. */
export interface Build {
  title: string;
  language: string;
  languages: ShortChoice[];
  tabs: Choice[];
  groups: ControlGroup[];
  /** The picked control. */
  brush: string;
  hint: string;
  said: string;
  trouble: string;
  faults: string[];
  doubts: string[];
  count: string;
  undo: boolean;
  redo: boolean;
  play: boolean;
}

/** The dice and the losses of a step. */
export interface ShownStep {
  rolls?: PlayedRoll[];
  verdict?: string;
  lost: Loss[];
  plan?: PlanParts;
}

/** A step of a walkthrough or of a replay. */
export interface Walk {
  title: string;
  step: number;
  steps: number;
  text: string;
  /** The facts checked after the step. */
  checked: string[];
  /** A note on the sources, folded. */
  about?: string;
  choices: Named[];
  back: boolean;
  next: boolean;
  branch: boolean;
  /** Whether it is a replay, which can be closed. */
  close?: string;
  /** The dice of the step. */
  show?: ShownStep | null;
}

export type Outcome = "" | "go" | "good" | "no" | "done";

/** The stars of a lesson. */
export interface Stars {
  n: number;
  label: string;
}

/** A term of the glossary, spelled as in the text. */
export interface TermUse {
  text: string;
  id: string;
}

/** The rule behind an answer. */
export interface Source {
  rule: string;
  label: string;
  title: string;
}

/** A possible answer. */
export interface AnswerOption {
  id: string;
  label: string;
  state: "" | "right" | "wrong";
  why: string;
}

/** A number to type. */
export interface Entry {
  label: string;
  button: string;
}

/** A button of the panel. */
export interface Button {
  id: string;
  label: string;
  yellow?: boolean;
}

/** The panel of a lesson or of the quiz. */
export interface Coach {
  title: string;
  /** 0 is the introduction. */
  step?: number;
  steps?: number;
  ticks?: Outcome[];
  state?: Outcome;
  /** Whether you can open the exercises (true if missing). */
  jump?: boolean;
  /** In place of step and steps. */
  count?: string;
  stars?: Stars | null;
  /** In place of the word of the state. */
  verdict?: string | null;
  /** Whether a solved exercise is not celebrated, because the solution was shown or it was solved before. */
  quiet?: boolean;
  /** The text before the task. */
  read?: string[];
  task?: string[];
  /** The terms of the glossary in ``task``, spelled as there. */
  terms?: TermUse[];
  said?: string[];
  /** The reasons why the action was illegal. */
  reasons?: Reason[];
  /** The rule behind an answer. */
  source?: Source | null;
  hints?: string[];
  hint?: string | null;
  options?: AnswerOption[];
  /** A number to type in place of the options. */
  entry?: Entry | null;
  again?: string | null;
  /** Whether an action led away from the goal, so that ``again`` is the main button. */
  mistake?: boolean;
  next?: string | null;
  back?: boolean;
  buttons?: Button[];
  note?: string;
  /** The language of its texts, if they are not translated. */
  lang?: string;
  /** The note about it. */
  language_note?: string;
}

interface _LossSource {
  from: string;
}

/** A lost card or counter, or lost figures (then ``gone`` and ``left``). */
export interface Loss extends _LossSource {
  side: Side;
  title: string;
  band: string;
  figure: string;
  text: string;
  gone?: number;
  left?: number;
}

/** A die that has been rolled. */
export interface Die {
  n?: number;
  face?: string;
  state?: FaceState;
  hit?: boolean;
  word: string;
}

/** The card of a step. */
export interface PlayedCard {
  side: Side;
  title: string;
  band: string;
  figure: string;
}

export type RollState = "hit" | "flag" | "miss" | "";

/** A roll of a step. */
export interface PlayedRoll {
  note: string;
  need: string;
  state: RollState;
  dice: Die[];
}

/** One step of the last actions. */
export interface PlayedStep {
  id: string;
  side: Side;
  /** Whether it belongs to the viewer's turn. */
  mine: boolean;
  icon: string;
  card: PlayedCard | null;
  act: string;
  text: string;
  /** Earlier events that are only spoken: cards drawn, the end of a turn, a new round. */
  before?: string[];
  /** The reason of the opponent. */
  why?: string;
  /** The faces of its dice, unless ``text`` names them. */
  fell?: string;
  /** The effects of the dice besides the losses. */
  then?: string;
  trace: PlayedTrace | null;
  rolls: PlayedRoll[];
  verdict?: string;
  lost: Loss[];
  /** The defense total above the viewer's dice. */
  plan?: PlanParts;
  /** The change that leads back from the board after it. */
  board?: any;
  /** The change that leads back from the parts ``head``, ``mine`` and ``foe`` of a later moment to those after it. */
  moment?: any;
}

/** The last actions. ``after`` has events after all steps that are only spoken. */
export interface LastActions {
  id: string;
  side: Side;
  title: string;
  did: string;
  onward: string;
  steps: PlayedStep[];
  after?: string[];
}

/** The last roll, on the board. */
export interface Roll {
  title: string;
  note: string;
  dice: Die[];
  need: string;
}

/** A line of the log. */
export interface LogLine {
  id: string | number;
  head?: string;
  side: Side;
  text: string;
  source: string;
  /** The first of its rules ("": none). The others come with it when it is opened. */
  rule: string;
}

/** The log, newest first. */
export interface Log {
  lines: LogLine[];
  more: boolean;
}

/** The sum of the terms. */
export interface Total {
  n: number | string;
  word: string;
  note: string;
  rule?: string;
}

/** A part of a sum. */
export interface Term {
  shape: "shield" | "cover" | "disc" | "die";
  n: number | string;
  word: string;
  note: string;
  struck: boolean;
  rule?: string;
}

export type FaceState = "hit" | "flag" | "";

/** A face of a die with pictures. */
export interface Face {
  face: string;
  word: string;
  state: FaceState;
  times?: number;
  say?: string;
}

/** A unit in an attack. */
export interface Fighter {
  side: Side;
  figure: string;
  letter: string;
  name: string;
  /** Its place. A sum without a map has none. */
  at?: string;
}

/** A bar with its share of the chances. */
export interface Share {
  label: string;
  text: string;
  share: number;
  state?: string;
}

/** A chance as a fraction and in words. */
export interface Chance {
  fraction: string;
  words: string;
}

/** Things of a kind, with how many are chosen. */
export interface Pick {
  id: string;
  label: string;
  n: number;
  more: boolean;
}

/** The parts of the panel of an action. */
export interface PlanParts {
  /** The attacker and its target, in place of the title. */
  who?: Fighter[];
  kind?: string;
  /** Whether its buttons also appear next to the hand. */
  hand?: boolean;
  icon?: string;
  sum?: Term[];
  total?: Total;
  dice?: number;
  hits?: number[];
  /** Of a die with pictures. */
  faces?: Face[];
  spread?: Share[];
  /** The name of the roll, before the odds. */
  roll?: string;
  chance?: Chance;
  lines?: string[];
  /** Whether the lines only say what is to be chosen. */
  asks?: boolean;
  chain?: string[];
  choices?: StateChoice[];
  /** Several things of a kind, each with how many are chosen. */
  picks?: Pick[];
  commit?: string | null;
  /** Whether the commit gives up something that is still possible. */
  leaves?: boolean;
  /** What you give up, by the part of the turn. It is among the lines when it is sent. */
  warnings?: Record<string, string>;
  /** The button where nothing of that matters. It is not sent. */
  plainly?: string;
  /** Whether the path can go on. It is not sent. */
  further?: boolean;
  next?: string | null;
  back?: string | null;
}

/** The planned action. */
export interface Plan extends PlanParts {
  title: string;
}

/** Choices, exactly one of them chosen. */
export interface Group {
  id: string;
  label: string;
  options: Choice[];
}

/** The chances over the board. */
export interface Chances {
  on: boolean;
  groups?: Group[];
  lines?: string[];
  sum?: Plan | null;
  at?: string;
}

/** An action to ``take`` ("": only to read), and its probability of winning in percent (least, middle, most). ``rank`` says in words how good it is beside the best one. */
export interface Tip {
  id: string;
  rank?: string;
  name?: string;
  label: string;
  chance: string;
  why: string;
  bar: [number, number, number];
  marks?: string[];
  card?: string;
}

/** A moment that changed the chance to win. */
export interface TurningPoint {
  id: string;
  label: string;
  say: string;
}

/** The chance to win over a replay, in percent of its width and height. */
export interface Curve {
  title: string;
  busy: boolean;
  points: [number, number][];
  at: number;
  turns: TurningPoint[];
  none: string;
}

/** What the coach says. ``said`` is spoken, and changes only when the first actions are there and when they are ready. */
export interface AdviceText {
  title?: string;
  none?: string;
  look?: string;
  ways?: Tip[];
  note?: string;
  said?: string;
}

/** The part of the coach: what you can ask, and its answer. */
export interface Advice extends AdviceText {
  on: boolean;
  ask?: boolean;
  missed?: string;
  turns?: boolean;
  line?: Curve | null;
  busy?: boolean;
}

/** Why something is illegal, and what would change it. */
export interface Reason {
  text: string;
  change: string;
  rule: string;
  source: string;
}

/** An answer to an illegal action. */
export interface Why {
  ask: string;
  tone: "no" | "info" | "error";
  title: string;
  reasons: Reason[];
  ways?: Named[];
}
