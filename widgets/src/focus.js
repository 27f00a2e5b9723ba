// @ts-check
/** Where the focus is on a table, and where it goes. */

import { find } from "./dom.js";

/** @typedef {import("./types.js").Table} Table */

/** The focusable things of a region. @param {any} region @returns {HTMLElement[]} */
export const things = (region) => [...region.querySelectorAll("[data-nav]:not([disabled])")];

/** Leave one tab stop in each region. @param {Element} root */
export function settle(root) {
  for (const region of root.querySelectorAll("[data-region]")) {
    const all = things(region);
    const stop =
      all.find((thing) => thing.getAttribute("tabindex") === "0") ??
      all.find((thing) => thing.matches("[data-entry]")) ??
      all.find((thing) => thing.matches(".commit")) ??
      all.find((thing) => thing.matches("[data-stop]")) ??
      all[0];
    for (const thing of all) stopAt(thing, thing === stop);
  }
}

/** @param {Element} thing @param {boolean} here whether it is the tab stop */
const stopAt = (thing, here) => {
  const value = here ? "0" : "-1";
  if (thing.getAttribute("tabindex") !== value) thing.setAttribute("tabindex", value);
};

/** Make the focused thing the tab stop of its region. @param {Element} thing */
export function visit(thing) {
  const region = thing.matches("[data-nav]") && thing.closest("[data-region]");
  if (region) for (const other of things(region)) stopAt(other, other === thing);
}

/** The focused element, if it is in this table. @param {Table} table */
export function findFocus({ root }) {
  const active = root.getRootNode().activeElement;
  return root.contains(active) ? active : null;
}

/** A thing that can have the focus, or null. @param {any} thing */
export const enabled = (thing) => (thing?.disabled ? null : thing);

/** Focus the main button of a new home page, unless you are busy elsewhere. A cell that has run takes the focus a moment later. @param {Table} table */
export function focusStart(table) {
  const { root, scene } = table;
  for (const wait of [0, 100, 400, 1000])
    setTimeout(() => {
      if (table.isUsed || table.isGone || !scene.home || findFocus(table)) return;
      const active = document.activeElement ?? document.body;
      if (active.matches("input, textarea, select, [contenteditable=true]") || !(active.contains(root) || active.closest(".jp-Notebook")))
        return;
      root.querySelector("[data-start]")?.focus({ preventScroll: true });
    }, wait);
}

/**
 * Keep the focus on its element. If that is gone or disabled, move it to its successor by key, or to the tab stop of its region or of
 * the map.
 * Never leave it on the page, where JupyterLab would take the next key.
 *
 * @param {Table} table
 * @param {any} element
 */
export function refocus(table, element) {
  const { root, own, byKey } = table;
  if (!element || (root.contains(element) && findFocus(table) === element && !element.disabled)) return;
  const key = element.getAttribute("data-key");
  /** @param {string} name */
  const stop = (name) => (name || null) && root.querySelector(`[data-region=${name}] [tabindex="0"]:not([disabled], .pbody)`);
  const main = table.player.active() ? root.querySelector(".panels .commit") : null;
  const next =
    root.contains(element) && !element.disabled
      ? element
      : ((key && enabled(find(root, "key", key))) ??
        main ??
        stop(own.front === "advice" ? "advice" : "") ??
        stop(table.region) ??
        stop("map") ??
        stop("start-foot") ??
        stop("home-now"));
  // After a click nothing gets a ring: a card of the hand would open, and its button move away from under the next click.
  own.isRefocusing = !byKey;
  next?.focus({ preventScroll: true, focusVisible: byKey });
  own.isRefocusing = false;
}

/**
 * Focus what the mouse presses a moment before the browser does. Otherwise JupyterLab focuses the cell in between, and the browser
 * computes the style of the whole table twice.
 *
 * @param {Table} table
 * @param {PointerEvent & {target: HTMLElement}} event
 */
export function focusPressed(table, { target, pointerType }) {
  const { root } = table;
  table.byKey = false;
  if (pointerType !== "mouse") return;
  const thing = target.closest("button, input, [tabindex]");
  const active = findFocus(table);
  if (thing && root.contains(thing) && active !== thing) thing.focus({ preventScroll: true, focusVisible: false });
  else if (!thing && !active) root.focus({ preventScroll: true }); // so that Escape and the letters are the table's
}
