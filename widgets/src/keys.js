/**
 * The keyboard.
 *
 * Each region (`data-region`) is one tab stop: the last of its things (`data-nav`) that had the focus. Arrows move inside.
 *
 * The map consists of places. An arrow leads to the adjacent place that the kernel names. Enter or Space on a place chooses the place if
 * it is lit, otherwise the possible piece on it. If there are several, and always after `P`, the focus cycles through the pieces of the
 * place, and Enter chooses the focused one. If nothing can be chosen, the place is clicked anyway, and the kernel explains why not. On
 * something chosen, on the map or in the hand, Enter commits, and Space takes it back. `N` goes to the next possible choice, Shift+N to the
 * previous one. Escape on a piece is `back` as elsewhere. An arrow leaves the piece for a place adjacent to its own.
 *
 * In the hand, left and right lead to the next card (or to the other buttons there), and up and down through a card. In every other
 * region the arrows go through the buttons in order (radio buttons are chosen on the way), Home and End to the first and the last. In
 * the walkthrough these go to its first and last step. While a question is open, A to D and the numbers are its answers and not the
 * cards. If the answer is a number to type, the numbers go into its field.
 */

import { findAcross, buildKeys, fileName, fills } from "./build.js";
import { find } from "./dom.js";
import { listenEntry, writes } from "./entry.js";
import { PAGES, readKeys } from "./reading.js";
import { pastes } from "./share.js";

/** @typedef {import("./types.js").Scene} Scene */

const FORWARD = ["ArrowRight", "ArrowDown"];
/** Something chosen on the map or in the hand. */
const CHOSEN = ":is([data-region=map], [data-region=hand]) [aria-pressed=true]";
const ARROWS = ["ArrowLeft", "ArrowUp", ...FORWARD];

/** The Latin letter of a key in any layout. On a Cyrillic keyboard Ctrl+Z sends another letter from the same key. */
const letter = ({ key, code }) =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() : /^Key[A-Z]$/.test(code ?? "") && key.length === 1 ? code[3].toLowerCase() : "";

/** The focusable things of a region. @param {Element} region @returns {HTMLElement[]} */
const things = (region) => [...region.querySelectorAll("[data-nav]:not([disabled])")];

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

const stopAt = (thing, here) => {
  const value = here ? "0" : "-1";
  if (thing.getAttribute("tabindex") !== value) thing.setAttribute("tabindex", value);
};

/** Make the focused thing the tab stop of its region. @param {Element} thing */
export function visit(thing) {
  if (!thing.matches("[data-nav]")) return;
  for (const other of things(thing.closest("[data-region]"))) stopAt(other, other === thing);
}

/** The pieces on a place, possible choices first. */
const piecesOn = (root, id) =>
  [...root.querySelectorAll("[data-place]")]
    .filter((piece) => piece.dataset.place === id)
    .sort((a, b) => Number("aim" in b.dataset) - Number("aim" in a.dataset));

/** Every possible next choice on the map and among the seats. */
const aims = (root) => [
  ...root.querySelectorAll("[data-region=map] [data-aim], [data-region=vehicles] [data-aim], [data-region=garage] [data-aim]"),
];

/** @param {any[]} list @param {any} now @param {number} by */
const after = (list, now, by) => list[(list.indexOf(now) + (by < 0 && !list.includes(now) ? 0 : by) + list.length) % list.length];

/**
 * Listen to the keys of one table. The keys it uses and all plain keys end here. Unused keys with Control, Alt or Meta go on to
 * JupyterLab.
 *
 * @param {HTMLElement} root
 * @param {{scene: Scene, own: import("./types.js").Own, send: (kind: string, target?: string, more?: object) => void, press: (thing: Element) => void, toggle: (own: string) => void, leave: () => boolean, closePile: () => boolean, tale: {active: () => boolean, press: (name: string) => void}, paper: ReturnType<typeof import("./reading.js").pages>}} table
 */
export function listen(root, { scene, own, send, press, toggle, leave, closePile, tale, paper }) {
  const number = listenEntry(root, send);

  /** Whether the pointer was used since the last key: then nobody has led the focus to where it is. */
  let isPointing = false;
  root.addEventListener("pointerdown", () => (isPointing = true));
  root.addEventListener("keyup", () => (isPointing = false));

  root.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.isComposing) return;
    // In the search box keys are letters, except those that leave it.
    if (event.target.matches("[data-search]") && !["Escape", "ArrowDown", "ArrowUp", "Enter"].includes(event.key))
      return event.stopPropagation();
    if (writes(event) || pastes(event)) return event.stopPropagation();
    // Control+V pastes onto the table: JupyterLab must not take it for its cells.
    if (pasting(event)) return event.stopPropagation();
    if (fills(event)) {
      if (event.key === "Enter" && event.target.matches("[data-file]")) send("build", "save", { value: fileName(root) });
      return event.stopPropagation();
    }
    const act = command(event) ?? move(event);
    if (act) {
      event.preventDefault();
      event.stopPropagation();
      act();
    } else if (!event.ctrlKey && !event.metaKey && !event.altKey && event.key !== "Tab") {
      // The browser still handles the key (press a button, scroll), but JupyterLab's command mode must not get it: `d d` would delete the
      // cell. `data-lm-suppress-shortcuts` on the root would not prevent that (the focused element is matched before its ancestors), and
      // would take Control+S and other keys from JupyterLab.
      event.stopPropagation();
    }
  });

  const pasting = (event) => letter(event) === "v" && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;

  const once = (event, act) => (event.repeat ? () => {} : act);

  function command(event) {
    const { key, altKey, shiftKey } = event;
    const control = event.ctrlKey || event.metaKey;
    if (PAGES.includes(own.drawer)) return readKeys(event, root, { toggle, paper });
    if (scene.home?.start) return starting(event, scene.home.start);
    if (scene.home) return null; // the home page covers the table
    if (scene.build) return buildKeys(event, letter(event), root, { send, toggle });
    if (control && !altKey) {
      const redo = letter(event) === "y" || (letter(event) === "z" && shiftKey);
      if (redo) return () => scene.head?.redo && send("redo");
      if (letter(event) === "z") return () => (scene.plan?.back ? send("back") : scene.head?.undo && send("undo")); // first what is only half chosen
      return null;
    }
    if (altKey) {
      if (control || (key !== "ArrowLeft" && key !== "ArrowRight")) return null;
      const way = key === "ArrowLeft" ? "prev" : "next";
      // A key that the lesson does not offer now is swallowed, because in the browser it would leave the page.
      if (scene.coach) return () => (way === "prev" ? scene.coach.back : scene.coach.next) && send("coach", way);
      return scene.walk && (() => send(way));
    }
    if (tale.active() && !own.drawer) {
      if (key === "Escape") return () => tale.press("skip");
      const main = root.querySelector(".panels .commit");
      if (key === "Enter" && main && !event.target.closest("button")) return once(event, () => main.click());
    }
    if (key === "Escape")
      return () =>
        own.drawer
          ? toggle("close")
          : closePile() ||
            (root.querySelector("[data-part=why]")
              ? toggle("answered")
              : root.querySelector(".panel.advice")
                ? send("advise", "close")
                : leave() || send("back", "answer"));
    if (key === "?") return () => toggle("help");
    if ((key === "/" || event.code === "Slash") && !shiftKey) return once(event, () => toggle("find"));
    if (letter(event) === "l" && !shiftKey) return once(event, () => toggle("log"));
    if (letter(event) === "f" && !shiftKey) return once(event, () => toggle("full"));
    const typed = number(event);
    if (typed) return once(event, typed);
    if (/^[1-9]$/.test(key) && !shiftKey) {
      const hasOptions = event.target.closest("[data-region=coach]") && scene.coach?.options?.length;
      if (hasOptions || isAsked()) return once(event, () => answer(Number(key) - 1));
      const name = root.querySelectorAll("[data-card-name]")[Number(key) - 1];
      return name && once(event, () => (name.focus(), press(name)));
    }
    if (isAsked() && !shiftKey && "abcd".includes(letter(event) || "-")) return once(event, () => answer("abcd".indexOf(letter(event))));
    if (letter(event) === "e" && shiftKey && scene.mine?.end) return once(event, () => send("end"));
    if (letter(event) === "c" && !shiftKey && scene.chances) return once(event, () => send("chances", scene.chances.on ? "off" : "on"));
    if (letter(event) === "h" && !shiftKey && scene.coach?.hint) return once(event, () => send("coach", "hint"));
    if (letter(event) === "h" && shiftKey && scene.advice?.missed) return once(event, () => send("advise", "missed"));
    if (letter(event) === "h" && !shiftKey && (scene.advice?.on || scene.advice?.ask))
      return once(event, () => send("advise", scene.advice.on ? "close" : "ask"));
    if (letter(event) === "n" && aims(root).length > 0) return () => after(aims(root), event.target, shiftKey ? -1 : 1).focus();
    return confirm(event, event.target);
  }

  /** Enter presses the button that shows it, after a click, or if the focus is on something chosen or on nothing. @param {Element} thing */
  function confirm(event, thing) {
    const main =
      event.key === "Enter" &&
      (isPointing || thing === root || thing.matches(CHOSEN)) &&
      root.querySelector("button.commit[data-kind=commit]");
    return main ? once(event, () => press(main)) : null;
  }

  /** On the start sheet, Enter on a choice starts, and Escape leaves. A key that is still held from the page before does not. */
  function starting({ key, repeat, target }, { begin, others }) {
    if (key === "Escape") return () => send("home", others.at(-1).to);
    if (key === "Enter" && repeat) return () => {};
    return key === "Enter" && target.matches("[role=radio]") ? () => send("home", begin.to) : null;
  }

  /** Whether a question is open. Then you cannot play, and the keys of its answers work everywhere. */
  const isAsked = () => (scene.coach?.options ?? []).length > 0 && scene.coach.options.every(({ state }) => state !== "right");

  function answer(number) {
    const option = root.querySelectorAll("[data-option]")[number];
    if (!option) return;
    option.focus();
    if (option.dataset.kind) press(option);
  }

  function move(event) {
    const thing = event.target;
    const region = thing.closest("[data-region]")?.dataset.region;
    if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return null;
    if (region === "map") return onMap(event, thing);
    if (!thing.matches("[data-nav]")) return null;
    if (region === "hand" && ARROWS.includes(event.key)) return inHand(event.key, thing);
    if (region === "walk" && event.key === "Home") return () => send("first");
    if (region === "walk" && event.key === "End") return () => send("last");
    const all = things(thing.closest("[data-region]"));
    if (event.key === "Home") return () => all[0].focus();
    if (event.key === "End") return () => all.at(-1).focus();
    if (!ARROWS.includes(event.key)) return null;
    const neighbor = region?.startsWith("build-") && /Up|Down/.test(event.key) && findAcross(all, thing, event.key === "ArrowDown");
    if (neighbor) return () => neighbor.focus();
    const next = after(all, thing, FORWARD.includes(event.key) ? 1 : -1);
    // Moving to a radio button chooses it, and moving to a tab opens it.
    const role = next.getAttribute("role");
    return () => (next.focus(), role === "radio" ? press(next) : role === "tab" && next.click());
  }

  function onMap(event, thing) {
    const id = thing.dataset.place ?? thing.dataset.target?.replace(/^place:/, "");
    const place = scene.ground?.places?.find((candidate) => candidate.id === id);
    if (!place) return null;
    const pieces = piecesOn(root, id);
    if (ARROWS.includes(event.key)) {
      const next = find(root, "target", `place:${place.keys?.[event.key] ?? id}`);
      return () => next?.focus();
    }
    if (letter(event) === "p" && pieces.length > 0) return () => after(pieces, thing, 1).focus();
    if (event.key !== "Enter" && event.key !== " ") return null;
    if ("place" in thing.dataset || "aim" in thing.dataset) return once(event, () => press(thing));
    const targets = pieces.filter((piece) => "aim" in piece.dataset);
    if (targets.length > 1) return () => targets[0].focus();
    const aim = targets[0] ?? thing;
    return confirm(event, aim) ?? once(event, () => press(aim));
  }

  function inHand(key, thing) {
    const column = (element) => element.closest("[data-column]") ?? element;
    const columns = [...new Set(things(thing.closest("[data-region]")).map(column))];
    const siblings = thing.closest("[data-column]") ? things(column(thing)) : [];
    const step = FORWARD.includes(key) ? 1 : -1;
    if (siblings.length > 0 && (key === "ArrowUp" || key === "ArrowDown")) return () => after(siblings, thing, step).focus();
    const next = after(columns, column(thing), step);
    const nextThings = next.matches("[data-column]") ? things(next) : [next];
    return () => nextThings[Math.min(Math.max(siblings.indexOf(thing), 0), nextThings.length - 1)].focus();
  }
}
