// @ts-check
/** What every part of a table does: send a message to the kernel, and have something drawn again. */

/** @typedef {import("./types.js").Table} Table */
/** @typedef {import("./types.js").Own} Own */

/** The time that a drawing waits for the kernel's answer, in milliseconds. */
const SOON = 40;

/** Send a message. @param {Table} table @param {string} kind @param {string} [target] @param {object} [more] its other fields */
export function send(table, kind, target = "", more = {}) {
  const { own } = table;
  if (kind !== "aim" && !target.startsWith("at:")) table.isUsed = true;
  table.player.leave(kind);
  if (kind === "tap" || kind === "why") {
    // The same answer to the same question is no change, so only this shows it again after it was closed.
    if (own.answered && target === table.lastQuestion) (own.answered = null), drawSoon(table, "own");
    table.lastQuestion = target;
  }
  const stop = () => setOwn(table, "stopped", true); // the kernel has ended, and the page has another one, which knows no table
  try {
    table.model.send({ kind, target, revision: table.scene.revision ?? 0, ...more })?.catch?.(stop); // marimo promises to send
    table.alive.noteSent();
  } catch {
    stop();
  }
}

/** Draw what depends on a part again. Simultaneous changes are drawn together, before the browser paints. @param {Table} table @param {string} name */
export function touch(table, name) {
  table.changes.add(name);
  if (table.isWaiting) return;
  table.isWaiting = true;
  queueMicrotask(table.draw);
}

/** Draw it again with the answer to a message, or without it if it takes longer than a frame or two. Two drawings take twice the time. @param {Table} table @param {string} name */
export function drawSoon(table, name) {
  table.changes.add(name);
  setTimeout(() => table.changes.has(name) && touch(table, name), SOON);
}

/** Change a value of the view. @template {keyof Own} K @param {Table} table @param {K} name @param {Own[K]} value */
export function setOwn(table, name, value) {
  if (table.own[name] === value) return;
  table.own[name] = value;
  touch(table, "own");
}
