// @ts-check
/** The keys of the pages in place of the table: the page to read, the start sheet, the builder. */

import { fileName } from "./build.js";
import { toggle } from "./press.js";
import { turnPage } from "./reading.js";
import { send } from "./send.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {KeyboardEvent & {target: HTMLInputElement}} Press */

/** @type {Record<string, number>} */
const BY = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1, Home: -Infinity, End: Infinity };

/** The keys of the page to read. Left and right turn it, except between the tabs and in the search box. @param {Table} table @param {Press} event */
export function readKeys(table, event) {
  const { root, paper } = table;
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return null;
  if (key === "Escape") return () => toggle(table, "close");
  const box = root.querySelector(".reading [data-search]");
  if (target === box) {
    const first = root.querySelector(".flow .hit") ?? root.querySelector("[data-flow]");
    return key === "ArrowDown" ? () => first?.focus() : key === "Enter" ? () => first?.click() : null;
  }
  if (key === "/" || event.code === "Slash") return () => box?.focus();
  return Object.hasOwn(BY, key) && !target.matches("select, [role=tab]") ? () => turnPage(paper, paper.page + BY[key]) : null;
}

/** On the start sheet, Enter on a choice starts, and Escape leaves. A key that is still held from the page before does not. @param {Table} table @param {import("./types.js").StartSheet} sheet @param {Press} event */
export function startKeys(table, { begin, others }, { key, repeat, target }) {
  if (key === "Escape") return () => send(table, "home", others.at(-1)?.to);
  if (key === "Enter" && repeat) return () => {};
  return key === "Enter" && target.matches("[role=radio]") ? () => send(table, "home", begin.to) : null;
}

/**
 * The keys of the builder: undo, redo, save, Escape, Delete on a place, and Enter in the field of the file's name.
 *
 * @param {Table} table
 * @param {Press} event
 * @param {string} letter the Latin letter of the key
 */
export function buildKeys(table, event, letter) {
  const { key, shiftKey, target } = event;
  if (event.ctrlKey || event.metaKey) {
    if (letter === "z") return () => send(table, "build", shiftKey ? "redo" : "undo");
    if (letter === "y") return () => send(table, "build", "redo");
    if (letter === "s") return () => send(table, "build", "save", { value: fileName(table.root) });
    return null;
  }
  if (event.altKey) return null;
  if (key === "Escape") return () => send(table, "build", "clear");
  const place = target.dataset.place ?? (target.dataset.target?.startsWith("place:") ? target.dataset.target.slice(6) : "");
  if ((key === "Delete" || key === "Backspace") && place) return () => send(table, "build", `remove:${place}`);
  if (letter === "f" && !shiftKey) return () => toggle(table, "full");
  return null;
}

/** The button of a grid in the row above or below. @param {HTMLElement[]} buttons @param {HTMLElement} now @param {boolean} down */
export function findAcross(buttons, now, down) {
  const start = now.getBoundingClientRect();
  const rows = buttons
    .map((button) => ({ one: button, box: button.getBoundingClientRect() }))
    .filter(({ box }) => (down ? box.top > start.top + 4 : box.top < start.top - 4));
  /** @param {{box: DOMRect}} item */
  const far = ({ box }) => Math.abs(box.top - start.top) * 100 + Math.abs(box.left - start.left);
  return rows.sort((a, b) => far(a) - far(b))[0]?.one;
}
