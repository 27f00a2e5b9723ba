// @ts-check
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
 * M, K and T lead to the map, the hand (the cards) and the panel (its text), and the same key back to where the focus was. L opens the log.
 *
 * In the hand, left and right lead to the next card (or to the other buttons there), and up and down through a card. In every other
 * region the arrows go through the buttons in order (radio buttons are chosen on the way), Home and End to the first and the last. In
 * the walkthrough these go to its first and last step. While a question is open, A to D and the numbers are its answers and not the
 * cards. If the answer is a number to type, the numbers go into its field.
 */

import { fileName, fills } from "./build.js";
import { isAnswered } from "./coach.js";
import { find } from "./dom.js";
import { enterNumber, listenEntry, writes } from "./entry.js";
import { enabled, findFocus, things } from "./focus.js";
import { keepKeys, letter } from "./keep-keys.js";
import { buildKeys, findAcross, readKeys, startKeys } from "./page-keys.js";
import { closePile, isReading, press, toggle } from "./press.js";
import { send } from "./send.js";
import { pastes } from "./share.js";
import { tell } from "./speech.js";

/** @typedef {import("./types.js").Table} Table */
/** @typedef {KeyboardEvent & {target: HTMLInputElement}} Press */
/** @typedef {(() => unknown) | null | undefined} Act what a key does, or nothing */

const FORWARD = ["ArrowRight", "ArrowDown"];
/** Something chosen on the map or in the hand. */
const CHOSEN = ":is([data-region=map], [data-region=hand]) [aria-pressed=true]";
const ARROWS = ["ArrowLeft", "ArrowUp", ...FORWARD];

/** The pieces on a place, possible choices first. @param {Element} root @param {string} id */
const piecesOn = (root, id) =>
  [...root.querySelectorAll("[data-place]")]
    .filter((piece) => piece.dataset.place === id)
    .sort((a, b) => Number("aim" in b.dataset) - Number("aim" in a.dataset));

/** Every possible next choice on the map and among the seats. @param {Element} root */
const aims = (root) => [
  ...root.querySelectorAll("[data-region=map] [data-aim], [data-region=vehicles] [data-aim], [data-region=garage] [data-aim]"),
];

/** @param {any[]} list @param {any} now @param {number} by */
const after = (list, now, by) => list[(list.indexOf(now) + (by < 0 && !list.includes(now) ? 0 : by) + list.length) % list.length];

/** A key that is held acts once. @param {Press} event @param {() => unknown} act */
const once = (event, act) => (event.repeat ? () => {} : act);

/**
 * Listen to the keys of one table. Return what ends it.
 *
 * @param {Table} table
 */
export function listenKeys(table) {
  const { root } = table;
  listenEntry(table);
  root.addEventListener("pointerdown", () => (table.isPointing = true));
  root.addEventListener("keyup", () => (table.isPointing = false));
  root.addEventListener("focusin", () => (table.isLooking = isSolved(table)));
  root.addEventListener("keydown", (event) => hear(table, event));
  return keepKeys(root, () => table.scene.build); // Control+S saves the scenario
}

/** @param {Table} table @param {Press} event */
function hear(table, event) {
  if (event.defaultPrevented || event.isComposing) return;
  // In the search box keys are letters, except those that leave it.
  if (event.target.matches("[data-search]") && !["Escape", "ArrowDown", "ArrowUp", "Enter"].includes(event.key)) return;
  if (writes(event) || pastes(event)) return;
  if (fills(event)) {
    if (event.key === "Enter" && event.target.matches("[data-file]")) send(table, "build", "save", { value: fileName(table.root) });
    return;
  }
  const act = command(table, event) ?? move(table, event);
  if (!act) return;
  event.preventDefault();
  act();
}

/** What a key does anywhere on the table. @param {Table} table @param {Press} event @returns {Act} */
function command(table, event) {
  const { own, player, root, scene } = table;
  const { key, shiftKey } = event;
  if (isReading(table)) return readKeys(table, event);
  if (scene.home?.start) return startKeys(table, scene.home.start, event);
  if (scene.home) return null; // the home page covers the table
  if (scene.build) return buildKeys(table, event, letter(event));
  if (event.altKey) return turn(table, event);
  if (event.ctrlKey || event.metaKey) return change(table, event);
  if (player.active() && !own.drawer) {
    if (key === "Escape") return () => player.press("skip");
    const main = root.querySelector(".panels .commit");
    if (key === "Enter" && main && !event.target.closest("button")) return once(event, () => main.click());
  }
  if (key === "Escape") return () => escape(table);
  if (key === "?") return () => toggle(table, "help");
  if ((key === "/" || event.code === "Slash") && !shiftKey) return once(event, () => toggle(table, "find"));
  const act = enterNumber(table, event) ?? choose(table, event) ?? LETTERS[shiftKey ? letter(event).toUpperCase() : letter(event)]?.(table);
  if (act) return once(event, act);
  if (letter(event) === "n") return () => goToAim(table, event);
  return confirm(table, event, event.target);
}

/** The letters with Control: undo and redo. @param {Table} table @param {Press} event @returns {Act} */
function change(table, event) {
  const { head, plan } = table.scene;
  const name = letter(event);
  if (name === "y" || (name === "z" && event.shiftKey)) return () => head?.redo && send(table, "redo");
  if (name === "z") return () => (plan?.back ? send(table, "back") : head?.undo && send(table, "undo")); // first what is only half chosen
  return null;
}

/** The arrows with Alt: the steps of a lesson or a walkthrough. @param {Table} table @param {Press} event @returns {Act} */
function turn(table, { key, ctrlKey, metaKey }) {
  const { coach, walk } = table.scene;
  if (ctrlKey || metaKey || (key !== "ArrowLeft" && key !== "ArrowRight")) return null;
  const way = key === "ArrowLeft" ? "prev" : "next";
  // A key that the lesson does not offer now is swallowed, because in the browser it would leave the page.
  const onward = coach?.next ? "next" : coach?.buttons?.find(({ yellow }) => yellow)?.id; // the next lesson
  const target = way === "prev" ? coach?.back && way : onward;
  if (coach) return () => target && send(table, "coach", target);
  return walk && (() => send(table, way));
}

/** Close what is open, or take back what is chosen. @param {Table} table */
function escape(table) {
  const { own, root } = table;
  if (own.drawer) toggle(table, "close");
  else if (closePile(table)) return;
  else if (root.querySelector("[data-part=why]")) toggle(table, "answered");
  else if (root.querySelector(".panel.advice")) send(table, "advise", "close");
  else if (!table.screen.escape()) send(table, "back", "answer");
}

/** The numbers and A to D: the answers of a question, or the cards. @param {Table} table @param {Press} event @returns {Act} */
function choose(table, event) {
  const { root, scene } = table;
  if (event.shiftKey) return null;
  if (/^[1-9]$/.test(event.key)) {
    const i = Number(event.key) - 1;
    if (isAsked(scene) || (event.target.closest("[data-region=coach]") && scene.coach?.options?.length)) return () => answer(table, i);
    const name = root.querySelectorAll("[data-card-name]")[i];
    return name && (() => (name.focus(), press(table, name)));
  }
  return isAsked(scene) && "abcd".includes(letter(event) || "-") ? () => answer(table, "abcd".indexOf(letter(event))) : null;
}

/** Whether a question is open. Then you cannot play, and the keys of its answers work everywhere. @param {import("./types.js").Scene} scene */
const isAsked = ({ coach }) => Boolean(coach?.options?.length && !isAnswered(coach.options));

/** @param {Table} table @param {number} i */
function answer(table, i) {
  const option = table.root.querySelectorAll("[data-option]")[i];
  if (!option) return;
  option.focus();
  if (option.dataset.kind) press(table, option);
}

/** What the letters do, capitals with Shift. @type {Record<string, (table: Table) => Act | false | "">} */
const LETTERS = {
  l: (table) => () => toggle(table, "log"),
  m: (table) => () => visitRegion(table, table.root.querySelector("[data-region=map]")),
  k: (table) => () => visitRegion(table, table.root.querySelector("[data-region=hand]")),
  t: (table) => () => visitRegion(table, table.root.querySelector(".panels [data-region]")),
  f: (table) => () => toggle(table, "full"),
  E: (table) => table.scene.mine?.end && (() => send(table, "end")),
  c(table) {
    const { chances } = table.scene;
    return chances && (() => send(table, "chances", chances.on ? "off" : "on"));
  },
  h(table) {
    const { advice, coach } = table.scene;
    if (coach?.hint) return () => send(table, "coach", "hint");
    return (advice?.on || advice?.ask) && (() => send(table, "advise", advice.on ? "close" : "ask"));
  },
  H: (table) => table.scene.advice?.missed && (() => send(table, "advise", "missed")),
};

/** Move the focus to a region, or from there back to where it was. Of a panel without buttons the text is read. @param {Table} table @param {HTMLElement | null} region */
function visitRegion(table, region) {
  const now = findFocus(table);
  if (region?.contains(now)) return enabled(table.visitedFrom)?.focus();
  const stop = region?.querySelector(".task[tabindex], [data-nav][tabindex='0']");
  if (stop) (table.visitedFrom = now), stop.focus();
  else tell(table, region?.textContent || table.word("no-aims"));
}

/** Focus the next possible choice, or the previous one, or say that there is none. @param {Table} table @param {Press} event */
function goToAim(table, { target, shiftKey }) {
  const all = aims(table.root);
  if (all.length > 0) after(all, target, shiftKey ? -1 : 1).focus();
  else tell(table, table.word("no-aims"));
}

/** @param {Table} table */
const isSolved = ({ scene }) => scene.coach?.state === "good";

/** Enter presses the button that shows it, after a click, or if the focus is on something chosen or on nothing. After a solved task it goes on until the focus moves. @param {Table} table @param {Press} event @param {Element} thing @returns {Act} */
function confirm(table, event, thing) {
  const { root } = table;
  const isMain = table.isPointing || thing === root || thing.matches(CHOSEN);
  const main =
    event.key === "Enter" &&
    ((isMain && root.querySelector("button.commit[data-kind=commit]")) ||
      (!table.isLooking && isSolved(table) && root.querySelector(".coach button.commit")));
  return main ? once(event, () => press(table, main)) : null;
}

/** What a key does at the thing with the focus. @param {Table} table @param {Press} event @returns {Act} */
function move(table, event) {
  const { key, target: thing } = event;
  const region = thing.closest("[data-region]")?.dataset.region;
  if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return null;
  if (region === "map") return moveOnMap(table, event);
  if (!thing.matches("[data-nav]")) return null;
  if (region === "hand" && ARROWS.includes(key)) return moveInHand(key, thing);
  if (region === "walk" && key === "Home") return () => send(table, "first");
  if (region === "walk" && key === "End") return () => send(table, "last");
  const all = things(thing.closest("[data-region]"));
  if (key === "Home") return () => all[0].focus();
  if (key === "End") return () => all.at(-1)?.focus();
  if (!ARROWS.includes(key)) return null;
  const neighbor = region?.startsWith("build-") && /Up|Down/.test(key) && findAcross(all, thing, key === "ArrowDown");
  if (neighbor) return () => neighbor.focus();
  const next = after(all, thing, FORWARD.includes(key) ? 1 : -1);
  // Moving to a radio button chooses it, and moving to a tab opens it.
  const role = next.getAttribute("role");
  return () => (next.focus(), role === "radio" ? press(table, next) : role === "tab" && next.click());
}

/** @param {Table} table @param {Press} event @returns {Act} */
function moveOnMap(table, event) {
  const { root, scene } = table;
  const { key, target: thing } = event;
  const id = thing.dataset.place ?? thing.dataset.target?.replace(/^place:/, "");
  const place = scene.ground?.places?.find((candidate) => candidate.id === id);
  if (!place) return null;
  const pieces = piecesOn(root, place.id);
  if (ARROWS.includes(key)) {
    const next = find(root, "target", `place:${place.keys?.[key] ?? id}`);
    return () => next?.focus();
  }
  if (letter(event) === "p" && pieces.length > 0) return () => after(pieces, thing, 1).focus();
  if (key !== "Enter" && key !== " ") return null;
  if ("place" in thing.dataset || "aim" in thing.dataset) return once(event, () => press(table, thing));
  const targets = pieces.filter((piece) => "aim" in piece.dataset);
  if (targets.length > 1) return () => targets[0].focus();
  const aim = targets[0] ?? thing;
  return confirm(table, event, aim) ?? once(event, () => press(table, aim));
}

/** @param {string} key @param {HTMLElement} thing @returns {Act} */
function moveInHand(key, thing) {
  /** @param {HTMLElement} element @returns {HTMLElement} */
  const column = (element) => element.closest("[data-column]") ?? element;
  const columns = [...new Set(things(thing.closest("[data-region]")).map(column))];
  const siblings = thing.closest("[data-column]") ? things(column(thing)) : [];
  const step = FORWARD.includes(key) ? 1 : -1;
  if (siblings.length > 0 && (key === "ArrowUp" || key === "ArrowDown")) return () => after(siblings, thing, step).focus();
  const next = after(columns, column(thing), step);
  const nextThings = next.matches("[data-column]") ? things(next) : [next];
  return () => nextThings[Math.min(Math.max(siblings.indexOf(thing), 0), nextThings.length - 1)].focus();
}
