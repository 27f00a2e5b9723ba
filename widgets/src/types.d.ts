// The types of the table: what the kernel sends (made from Python), and the state of a view, which the kernel does not have.

import type { watch } from "./alive.js";
import type { Fit } from "./fit.js";
import type { Folding } from "./folding.js";
import type { lens } from "./lens.js";
import type { playback } from "./playback.js";
import type { Paper } from "./reading.js";
import type { room } from "./room.js";
import type { LastActions, Rule, Scene, Why } from "./scene.js";
import type { screen } from "./screen.js";

export * from "./scene.js";

export interface Own {
  /** The prefix of every id of this table. */
  prefix: string;
  /** The place of the map that has the focus, or "". */
  focus: string;
  /** Whether the focus is being moved because its element has gone after a click. */
  isRefocusing: boolean;
  /** The unfolded parts: `line|rule` of the log and of the reasons (`plan|rule`, `over|rule` of the sum and of the end), `pile:side:id`, `vehicle:id`. */
  open: Set<string>;
  /** The rules that the kernel has sent. */
  rules: Map<string, Rule>;
  /** The rules of a line of the log after its first one, by the line, from the kernel's answers. */
  others: Map<Rule["line"], Rule["others"]>;
  /** The open drawer (a name of `DRAWERS`) or page to read (a name of `PAGES`), or "". */
  drawer: string;
  /** The thing to turn to on that page once it is there, or "". */
  sought: string;
  /** The panel with the newest message, which comes first, or "". */
  front: string;
  /** The closed answer. */
  answered: Why | null;
  /** What was copied last. */
  copied: { what: string; how: "copied" | "hand" | "saved"; text: string } | null;
  /** Whether the table fills the screen. */
  full: boolean;
  /** The layout. */
  fit: Fit;
  /** Whether the rows of the hand can take a second line for the words of their actions. */
  words: boolean;
  /** Whether the kernel has not answered for a while. */
  stopped: boolean;
  /** Whether a side bar of the page leaves the table no room. */
  squeezed: boolean;
  /** Whether the opponent has been thinking for a while. */
  thinking: boolean;
  /** The height that the dice take over from the panel that rolled them, or 0. */
  stage: number;
  /** The action of a hint that is marked. */
  tip?: { label: string; marks: string[]; card?: string } | null;
  /** Whether this table counts as one with an opponent. */
  counted?: boolean;
  /** Whether the opponent's reasons are shown. */
  reasons: boolean;
  /** The speed of the playback: `step`, `1`, `2`, `now`. */
  speed: string;
  /** The current part of the playback. */
  story: { id: string; of: LastActions; at: number; view: "" | "roll" | "step" | "list"; again: boolean } | null;
  /** The sentence of the step that is shown. */
  spoken: string;
  /** The sentences of a lesson's panel that have been spoken, and those that are spoken now. */
  told: string[];
  toldText: string;
  /** The turn that is spoken. */
  turn: string;
  /** The notice that is spoken. */
  notice: string;
  /** Whether the focus is in this table. */
  hasFocus: boolean;
  /** Whether the table is too new for a screen reader to notice a change. */
  isSilent: boolean;
  /** The log line spoken last ("" before the first one, null before the first drawing). */
  newest: string | null;
  /** The number of lines spoken then. */
  fresh: number;
}

export type Words = (key: string, values?: Record<string, unknown>) => string;

/** The input of every part. */
export interface Context {
  scene: Scene;
  own: Own;
  word: Words;
}

/** One table on the page: what it draws, its helpers, and what it remembers between two drawings. */
export interface Table extends Context {
  model: any;
  root: HTMLElement;
  isGone: boolean;

  /** Draws the changed parts. */
  draw: () => void;
  /** The parts that have changed since the last drawing. */
  changes: Set<string>;
  /** The last drawing of each part. */
  drawings: Map<Function, any>;
  /** Whether a drawing is about to start. */
  isWaiting: boolean;
  /** The panel of a success that has not been celebrated yet, or "". */
  success: string;

  /** The room for the table. */
  space: { width: number; height: number };
  /** The layout that the root has, as text. */
  layoutKey: string;
  /** What is folded so that the panel's text is in sight. */
  folding: Folding;

  /** Whether this view (the model can have others) has sent a message. */
  isUsed: boolean;
  /** What was asked about last, by a click or by "Why not?". */
  lastQuestion: string;
  /** Whether the last input came from the keyboard. */
  byKey: boolean;
  /** The last key. */
  lastKey: string;
  /** Whether the pointer was used since the last key: then nobody has led the focus to where it is. */
  isPointing: boolean;
  /** Whether the focus has moved since a task was solved. */
  isLooking?: boolean;
  /** The thing that had the focus before a page was opened. */
  focusBefore: HTMLElement | null;
  /** The thing that had the focus before a key led to a region. */
  visitedFrom: HTMLElement | null;
  /** Whether it was said how to hear the keys. */
  isGreeted: boolean;
  /** The region with the focus, or "". */
  region: string;
  /** The target that was aimed at last. Each is sent once. */
  aimTarget: string;
  /** The target whose total was requested while the odds are visible. */
  sumTarget: string;
  /** The label of the action of a hint under the pointer or the focus. */
  tipLabel: string;

  paper: Paper;
  player: ReturnType<typeof playback>;
  alive: ReturnType<typeof watch>;
  lens: ReturnType<typeof lens>;
  screen: ReturnType<typeof screen>;
  room: ReturnType<typeof room>;
}
