// @ts-check
/** What a table does with the thing under the pointer or the focus: it aims at it, asks for its total, marks it. */

import { findTip } from "./advice.js";
import { visit } from "./focus.js";
import { send, setOwn, touch } from "./send.js";
import { tell } from "./speech.js";

/** @typedef {import("./types.js").Table} Table */

/** Point at a thing. @param {Table} table @param {Heard<Event>} event */
export function point(table, { target }) {
  aim(table, target.closest("[data-aim]"));
  look(table, target);
  consider(table, target);
}

/** Follow the focus to a thing. @param {Table} table @param {Heard<Event>} event */
export function followFocus(table, { target }) {
  table.region = target.closest("[data-region]")?.dataset.region ?? "";
  if (!table.isGreeted && !table.scene.home && !table.scene.build) (table.isGreeted = true), tell(table, table.word("hear-keys"));
  visit(target);
  aim(table, findPiece(table, target));
  look(table, target);
  consider(table, target);
  const isOnMap = table.region === "map" && !table.own.isRefocusing;
  setOwn(table, "focus", isOnMap ? (target.dataset.place ?? target.dataset.target?.slice(6) ?? "") : "");
}

/** Mark no place once the focus is elsewhere, and say that it has left. @param {Table} table @param {Heard<Event>} event */
export function leaveFocus(table, { relatedTarget }) {
  if (table.root.contains(relatedTarget)) return;
  if (relatedTarget) setOwn(table, "focus", "");
  if (table.lastKey === "Tab") tell(table, table.word("left"));
}

/** Aim at a thing, once for each target. @param {Table} table @param {HTMLElement | null | undefined} thing */
function aim(table, thing) {
  const target = thing?.dataset.aim;
  if (!target || target === table.aimTarget) return;
  table.aimTarget = target;
  send(table, "aim", target);
}

/** Request the total of a thing while the odds are visible. @param {Table} table @param {Element} thing */
function look(table, thing) {
  const target = thing.closest("[data-region=map] [data-target]")?.dataset.target;
  if (!table.scene.chances?.on || !target || target === table.sumTarget) return;
  table.sumTarget = target;
  send(table, "chances", `at:${target}`);
}

/** Point at an action of a hint, or at none. @param {Table} table @param {Element} thing */
function consider(table, thing) {
  const now = thing.closest("[data-tip]")?.dataset.tip ?? "";
  if (now === table.tipLabel) return;
  table.tipLabel = now;
  if (table.scene.advice?.on) touch(table, "advice");
}

/** Mark the action of a hint that you point at, or the first one. @param {Table} table */
export function markTip({ scene, own, changes, tipLabel }) {
  const now = findTip(scene.advice, tipLabel);
  if (JSON.stringify(now) === JSON.stringify(own.tip)) return;
  own.tip = now;
  changes.add("own");
}

/** The target that counts as pointed at after an answer of the kernel: its own, or a place that is still a possible choice. @param {Table["scene"]} scene @param {string} target */
export function findAim({ marks }, target) {
  const { aimed, lit } = marks ?? {};
  if (aimed) return `piece:${aimed}`;
  return lit?.some((id) => target === `place:${id}`) ? target : "";
}

/** The piece that a place stands for: the only possible choice on it. @param {Table} table @param {HTMLElement} thing */
function findPiece({ root }, thing) {
  const id = thing.dataset.target?.startsWith("place:") && thing.dataset.target.slice(6);
  if (!id || thing.dataset.aim) return thing;
  return [...root.querySelectorAll("[data-place][data-aim]")].find((piece) => piece.dataset.place === id);
}

/** Aim at the target after the one whose defense total is shown. @param {Table} table */
export function aimNext(table) {
  const { marks } = table.scene;
  const targets = Object.keys(marks?.aims ?? {});
  const next = targets[(targets.indexOf(marks?.aimed ?? "") + 1) % targets.length];
  if (next !== undefined) send(table, "aim", `piece:${next}`);
}
