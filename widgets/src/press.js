/** What a button or a key of the table does: send a message (`data-kind`), or change only this view (`data-own`). */

import { fileName } from "./build.js";
import { DRAWERS } from "./drawer.js";
import { barCloser } from "./edges.js";
import { enabled, findFocus } from "./focus.js";
import { aimNext } from "./pointing.js";
import { PAGES, pageOf, pressTurner } from "./reading.js";
import { keyOfRule } from "./rule.js";
import { send, touch } from "./send.js";
import { chooseReasons, chooseSpeed } from "./settings.js";

/** @typedef {import("./types.js").Table} Table */

/** Do what the clicked thing says. @param {Table} table @param {MouseEvent & {target: HTMLElement}} event */
export function click(table, { target }) {
  const thing = target.closest("[data-own], [data-kind], [data-turn]");
  if (table.own.drawer && !target.closest(".drawer, .head, .keyb, .reading")) toggle(table, "close");
  if (!thing || thing.disabled) return;
  if (thing.dataset.turn) pressTurner(table.paper, thing.dataset.turn);
  else if (thing.dataset.own) toggle(table, thing.dataset.own, thing);
  else press(table, thing);
}

/** Search for what has been entered. @param {Table} table @param {Event & {target: HTMLInputElement}} event */
export function search(table, { target }) {
  if (target.matches("[data-search]")) send(table, "search", target.value.trim() ? target.value : `${table.own.drawer}:`);
}

/** Turn to the chosen part of the page. @param {Table} table @param {Event & {target: HTMLInputElement}} event */
export function jump(table, { target }) {
  if (target.matches("[data-jump]")) pressTurner(table.paper, `part:${target.value}`);
}

/** Send what a thing says. @param {Table} table @param {Element} thing */
export function press(table, thing) {
  const { kind, target, card, line, value, save } = thing.closest("[data-kind]").dataset;
  if (target === "share") toggle(table, target);
  else if (kind === "rule") unfold(table, target, line);
  else if (kind === "search") explain(table, target);
  else if (["advise", "coach", "home"].includes(kind) && table.own.drawer) toggle(table, "close"), send(table, kind, target);
  else if (kind === "build") send(table, kind, target, { value: value ?? (save === undefined ? "" : fileName(table.root)) });
  else send(table, kind, target, card ? { card } : {});
}

/** Unfold a rule, or fold it. */
function unfold(table, id, line) {
  const { own, scene } = table;
  const name = keyOfRule(line, id);
  touch(table, "own");
  if (own.open.delete(name)) return;
  own.open.add(name);
  send(table, "rule", id, { line: scene.log?.lines?.find((entry) => String(entry.id) === line)?.id ?? null });
}

/** Explain a term. */
function explain(table, term) {
  if (table.own.drawer !== "term") toggle(table, "term");
  send(table, "search", term);
}

/** Change this view. @param {Table} table @param {string} name @param {HTMLElement} [thing] the pressed button */
export function toggle(table, name, thing) {
  const { own } = table;
  if (Object.hasOwn(DRAWERS, name)) open(table, own.drawer === name ? "" : name);
  else if (PAGES.includes(name)) read(table, name);
  else if (name === "read" || name === "find") read(table, "rules", name === "find");
  else if (name === "seek") (own.sought = thing.dataset.target), read(table, pageOf(own.sought));
  else if (name === "close") open(table, "");
  else if (name === "full") table.screen.toggle();
  else if (name === "bars") barCloser()?.();
  else if (name.startsWith("speed:")) chooseSpeed((own.speed = name.slice(6)));
  else if (name.startsWith("reasons:")) chooseReasons((own.reasons = name === "reasons:on"));
  else if (name.startsWith("story:")) table.player.press(name.slice(6));
  else if (name === "answered") own.answered = table.scene.why;
  else if (name === "next") aimNext(table);
  else fold(own.open, thing.dataset.key, name === "one");
  touch(table, "own");
}

/** Unfold something, or fold it. Only one thing of some kinds (`vehicle:…`, `pile:…`) can be open. @param {Set<string>} open @param {string} key @param {boolean} alone */
function fold(open, key, alone) {
  if (open.delete(key)) return;
  const kind = key.split(":", 1)[0];
  if (alone) for (const other of open) if (other.split(":", 1)[0] === kind) open.delete(other);
  open.add(key);
}

/** Close the list of a pile, which lies over the panel. Return whether one was open. @param {Table} table */
export function closePile(table) {
  const keys = [...table.own.open].filter((key) => key.startsWith("pile:"));
  for (const key of keys) table.own.open.delete(key);
  if (keys.length > 0) touch(table, "own");
  return keys.length > 0;
}

/** Whether a page to read covers the table. @param {Table} table */
export const isReading = ({ own }) => PAGES.includes(own.drawer);

/** Open a drawer over the table, or none. After it closes, return the focus to where it was, or if that is gone to its button. */
function open(table, name) {
  const { root, own } = table;
  const before = own.drawer;
  if (!before) table.focusBefore = findFocus(table);
  const { focusBefore } = table;
  const wasReading = isReading(table);
  own.drawer = name;
  touch(table, "own"); // draw it before it takes the focus
  if (name === "text") send(table, "text");
  if (name === "share") send(table, "copy");
  if (name === "numbers") send(table, "search", "numbers:");
  if (wasReading) send(table, "search", "close:");
  queueMicrotask(() => {
    const thing = name
      ? (root.querySelector("[data-copy]:not([disabled])") ?? root.querySelector("[data-region=drawer] [data-nav]"))
      : enabled(focusBefore?.isConnected && focusBefore) || root.querySelector(`.head [data-own="${before}"], .head [data-own=menu]`);
    thing?.focus({ preventScroll: true });
  });
}

/** Open a page to read in place of the table. `isSearch` moves the focus to its search box. */
function read(table, name, isSearch = false) {
  const { root, own } = table;
  const isNew = !isReading(table);
  if (!own.drawer) table.focusBefore = findFocus(table);
  own.drawer = name;
  touch(table, "own");
  send(table, "search", `${name}:`);
  for (const box of root.querySelectorAll("[data-search]")) box.value = "";
  if (isNew || isSearch)
    queueMicrotask(() => root.querySelector(isSearch ? "[data-search]" : "[data-flow]")?.focus({ preventScroll: true }));
}

/** Open the drawer for what was wrong with a pasted text, and close it after a change of the game. @param {Table} table */
export function followCopies({ scene, own, changes }) {
  own.copied = null;
  if (scene.copies?.trouble) own.drawer = "share";
  if (!scene.copies && own.drawer === "share") own.drawer = "";
  changes.add("own");
}
