import { thinking } from "./alive.js";
import { board, symbols } from "./board.js";
import { corners } from "./corners.js";
import { drawer } from "./drawer.js";
import { hand } from "./hand.js";
import { head } from "./head.js";
import { home } from "./home.js";
import { log } from "./log.js";
import { PANEL_NEEDS, panel } from "./panel.js";
import { foe } from "./piles.js";
import { reading } from "./reading.js";
import { roll } from "./roll.js";
import {
  announceAdvice,
  announceCoach,
  announceEnd,
  announceStep,
  announceTurn,
  announceWalk,
  announceWhy,
  asks,
  news,
  notice,
} from "./speech.js";
import { drawOpened, vehicles } from "./vehicles.js";

/** The parts of the scene. Each is one trait of the model. */
export const TRAITS = [
  "art",
  "ground",
  "words",
  "board",
  "marks",
  "vehicles",
  "head",
  "mine",
  "foe",
  "plan",
  "chances",
  "advice",
  "why",
  "walk",
  "coach",
  "over",
  "roll",
  "log",
  "rule",
  "found",
  "curtain",
  "home",
  "copies",
  "build",
  "text",
  "played",
  "revision",
];

/**
 * The inputs of each part of the table. `own` is the state of the view, `fit` the layout.
 * A part is drawn again if one of its inputs has changed.
 *
 * @type {Map<(context: import("./types.js").Context) => any, string[]>}
 */
export const NEEDS = new Map([
  [symbols, ["art"]],
  [home, ["home"]],
  [head, ["head", "chances", "words", "own", "fit"]],
  [board, ["art", "ground", "words", "board", "marks", "played", "advice", "own"]],
  [thinking, ["head", "words", "own"]],
  [roll, ["roll", "art"]],
  [corners, ["ground", "art", "words"]],
  [hand, ["mine", "plan", "played", "advice", "over", "why", "words", "own", "fit"]],
  [foe, ["foe", "plan", "words", "own"]],
  [vehicles, ["vehicles", "words", "own"]],
  [drawOpened, ["vehicles", "words", "own"]],
  [panel, PANEL_NEEDS],
  [log, ["log", "rule", "words", "own", "fit"]],
  [reading, ["found", "home", "rule", "words", "own"]],
  [drawer, ["head", "advice", "log", "rule", "found", "copies", "text", "ground", "art", "words", "own"]],
  [news, ["log", "own"]],
  [announceAdvice, ["advice"]],
  [announceStep, ["own"]],
  [announceWalk, ["walk"]],
  [announceWhy, ["why", "words", "own"]],
  [announceEnd, ["over", "own"]],
  [announceTurn, ["head", "mine", "coach", "walk", "over", "own"]],
  [announceCoach, ["coach", "words", "own"]],
  [asks, ["plan", "words"]],
  [notice, ["own"]],
]);
