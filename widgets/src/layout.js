// @ts-check
/** The layout of one table: what fit.js and folding.js make of its room and its content, put on the page. */

import { answers } from "./coach.js";
import { fit, tallest } from "./fit.js";
import { foldNext, keepFor, partsOf } from "./folding.js";

/** @typedef {import("./types.js").Table} Table */

/** Set a flag of the table for its style sheet. @param {Table} table @param {string} name @param {unknown} isOn */
export function flag({ root }, name, isOn) {
  if (isOn) root.dataset[name] = "";
  else delete root.dataset[name];
}

/** The width of the map by its height. @param {Table} table */
const ratioOf = ({ scene: { ground } }) => (ground?.width ?? 1) / (ground?.height ?? 1);

/** The height that a table of this width can use. @param {Table} table @param {number} width */
export const heightFor = (table, width) => (table.scene.build ? Infinity : tallest(width, ratioOf(table), table.scene.vehicles?.length));

/** Whether the panel tells what has happened or what you could do: a roll, the other side's turn, the tips. @param {Table} table */
const tells = ({ scene, own }) => Boolean(own.story?.view || (scene.advice?.on && own.front === "advice"));

/** What the panel says, and its room. @param {Table} table */
function textOf(table) {
  const { scene, own, space } = table;
  const { coach, why, plan } = scene;
  const sum = isStack(table) && Boolean(plan?.sum);
  return coach || why || sum || tells(table)
    ? JSON.stringify([space, coach?.step, coach?.task, own.answered !== why && why?.title, tells(table), sum])
    : "";
}

/** Whether the parts of the table are stacked, as on a phone. @param {Table} table */
const isStack = ({ own }) => own.fit.layout === "stack";

/** Lay the table out anew if its room or its content asks for it. In a browser zoomed to 400 % the map of a stack is only a window, so that the panel
 * is in sight with it. @param {Table} table */
export function lay(table) {
  const { scene, own, space } = table;
  table.folding = keepFor(table.folding, textOf(table));
  const folds = partsOf(table.folding);
  flag(table, "tight", folds.piles);
  flag(table, "small", folds.letters);
  flag(table, "least", folds.question);
  own.words = Boolean(scene.coach) && !folds.words;
  const now = fit(space.width, space.height, ratioOf(table), {
    n: Math.max(4, scene.mine?.hand?.length ?? 0),
    vehicles: scene.vehicles?.length ?? 0,
    touch: Boolean(globalThis.matchMedia?.("(pointer: coarse)").matches),
    folded: answers(scene.coach) || folds.hand,
    told: tells(table),
    lack: innerHeight < 400 ? Infinity : table.folding.lack,
  });
  const key = JSON.stringify([now, own.words]);
  if (key === table.layoutKey) return;
  table.layoutKey = key;
  own.fit = now;
  table.changes.add("fit");
  putOnRoot(table, now);
}

/** The lengths of a layout that the style sheet knows. @type {("pad" | "gap" | "head" | "mapW" | "mapH" | "side" | "strip" | "dock")[]} */
const LENGTHS = ["pad", "gap", "head", "mapW", "mapH", "side", "strip", "dock"];

/** Give the style sheet the values of a layout. @param {Table} table @param {import("./fit.js").Fit} now */
function putOnRoot(table, now) {
  const { root, scene } = table;
  root.dataset.layout = now.layout;
  root.dataset.hand = now.hand;
  flag(table, "touch", now.touch);
  flag(table, "strip", now.strip > 0);
  flag(table, "pan", now.pan);
  flag(table, "wall", now.zoom > 1);
  flag(table, "log", now.log);
  flag(table, "low", now.low);
  for (const name of LENGTHS) root.style.setProperty(`--un-${name.toLowerCase()}`, `${now[name]}px`);
  root.style.setProperty("--un-zoom", String(now.zoom));
  root.style.setProperty("--un-map", String((now.mapW * now.zoom) / (scene.ground?.width || 1)));
}

/** Fold something if a part of the panel's text is out of sight. Return whether it did. @param {Table} table */
export function foldMore(table) {
  const { own } = table;
  const asks = own.fit.cut && (!own.fit.low || textOf(table)); // on a low page the map comes before the words about the scenario
  const lack = isStack(table) && asks ? lackOf(table) : 0;
  if (lack > 1) {
    table.folding = { ...table.folding, lack: table.folding.lack + lack };
    return true;
  }
  const { folding, close, isChanged } = foldNext(table.folding, own.open, isTight(table));
  table.folding = folding;
  for (const key of close) own.open.delete(key);
  if (close.length > 0) table.changes.add("own");
  return isChanged;
}

/** The height of the panel's text that is out of sight. @param {Table} table */
function lackOf({ root }) {
  /** @type {HTMLElement | null} */
  const body = root.querySelector(".panel > .pbody");
  if (!body || body.scrollHeight <= body.clientHeight) return 0;
  body.style.overflow = "hidden"; // where a scroll bar takes width, the lines that it breaks would ask for it
  const lack = body.scrollHeight - body.clientHeight;
  body.style.overflow = "";
  return lack;
}

/** Whether a part of the panel's text, or of the hand with its words, is out of sight. @param {Table} table */
function isTight(table) {
  const { root, own } = table;
  if (!textOf(table) || own.fit.layout === "under" || (isStack(table) && !table.scene.coach)) return false;
  const words = own.words && Boolean(root.querySelector(".card.wordy"));
  return lackOf(table) > 1 || (words && isBelow(root.querySelector(".hand .card:last-child"), root));
}

/** Whether a part is below the table's lower edge. @param {Element | null} part @param {Element} root */
const isBelow = (part, root) => part !== null && part.getBoundingClientRect().bottom > root.getBoundingClientRect().bottom + 1;
