// @ts-check
/** What a table says about its edges: that a part has more below, and that a side bar of the page leaves it no room. */

import { toggles } from "./buttons.js";
import { h } from "./dom.js";

/** The parts with text that can scroll. */
const SCROLLERS = ".pbody, .panel.turn, .dock, .dbody, .hg, .course ol, .read, .bgroups, .bfaults, .log > .lines, pre";

const FOCUSABLE = "button, input, a, summary, [tabindex]";

/** Mark the parts that have more below their edge, which then fades. A text of a panel or a drawer that scrolls can have the focus, unless
 * something in it can. The tab stop of a drawer can be its head. @param {Element} root */
export function markMore(root) {
  for (const node of root.querySelectorAll(SCROLLERS)) {
    node.toggleAttribute("data-more", node.scrollHeight - node.scrollTop - node.clientHeight > 3);
    if (!node.matches(".pbody, .dbody")) continue;
    const scrolls = node.scrollHeight > node.clientHeight && !node.querySelector(node.matches(".dbody") ? "[tabindex='0']" : FOCUSABLE);
    const label = node.parentElement?.getAttribute("aria-label");
    for (const [name, value] of Object.entries({ tabindex: "0", role: "group", "aria-label": label }))
      if (scrolls && value) node.setAttribute(name, value);
      else node.removeAttribute(name);
  }
}

/** The width below which a table cannot be used, and the width beside it that only a side bar takes. */
const LEAST = 300;
const BAR = 140;

/** Whether something beside a table takes the room that it needs. A table that is not shown has no box. @param {Element} root */
export const isSqueezed = (root) =>
  root.getClientRects().length > 0 && root.clientWidth < LEAST && globalThis.innerWidth - root.clientWidth > BAR;

/** What closes the side bars of JupyterLab, if this page lets us: our own extension, or the app. @returns {(() => void) | undefined} */
export function barCloser() {
  const { _JUPYTERLAB: extensions, jupyterapp: app } = /** @type {any} */ (globalThis);
  return extensions?.["undaunted-nb"]?.closeBars ?? (app?.shell?.collapseLeft && (() => app.shell.collapseLeft()));
}

/** The notice that the side bar should be closed, and the button for it. It lies over the page, because the table is too narrow. @param {import("./types.js").Words} word */
export const drawSqueezed = (word) =>
  h(
    "div.squeezed",
    { key: "squeezed", role: "alert", popover: "manual" },
    h("p", null, word("squeezed")),
    barCloser() ? h("button.commit", toggles("bars"), word("close-bar")) : h("b", null, word("close-bar")),
  );

/** Show the notice above everything else on the page. @param {Element} root */
export function raiseSqueezed(root) {
  const note = /** @type {HTMLElement | null} */ (root.querySelector(".squeezed"));
  if (note && !note.matches(":popover-open")) note.showPopover?.();
}
