// @ts-check
/** Drawing one table: take the parts that have changed, draw what depends on them, and let it move. */

import { drawStopped, thinking } from "./alive.js";
import { board, glide, symbols } from "./board.js";
import { builder } from "./build.js";
import { corners } from "./corners.js";
import { h, patch } from "./dom.js";
import { drawer } from "./drawer.js";
import { drawSqueezed, isSqueezed, markMore, raiseSqueezed } from "./edges.js";
import { findFocus, refocus, settle } from "./focus.js";
import { noteCards } from "./folding.js";
import { chooseFront, findSuccess, hasNewWords } from "./front.js";
import { hand } from "./hand.js";
import { head } from "./head.js";
import { home } from "./home.js";
import { flag, foldMore, lay } from "./layout.js";
import { log } from "./log.js";
import { panel } from "./panel.js";
import { NEEDS, TRAITS } from "./parts.js";
import { foe } from "./piles.js";
import { findAim, markTip } from "./pointing.js";
import { closePile, followCopies, isReading } from "./press.js";
import { measurePages, reading } from "./reading.js";
import { roll } from "./roll.js";
import { send } from "./send.js";
import { SPEECH, forget, textsOf } from "./speech.js";
import { drawOpened, vehicles } from "./vehicles.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").Table} Table */

/** Draw what has changed. @param {Table} table */
export function draw(table) {
  table.isWaiting = false;
  if (table.isGone) return;
  const { player } = table;
  const last = { ...table.scene };
  receive(table, last);
  if (table.changes.has("fit")) table.own.squeezed = isSqueezed(table.root);
  bringToFront(table, last);
  markTip(table);
  lay(table);
  player.before();
  const past = player.shown();
  const active = findFocus(table);
  table.own.hasFocus = Boolean(active);
  show(table, past);
  while (foldMore(table)) {
    lay(table);
    show(table, past);
  }
  flag(table, "reading", isReading(table));
  refocus(table, active);
  measurePages(table.paper);
  finish(table, last, { isPast: Boolean(past), hadFocus: Boolean(active) });
}

/** Take the changed parts of the model. @param {Table} table @param {Scene} last */
function receive(table, last) {
  const { changes, model, own, scene } = table;
  if (changes.has("home")) forget(table), changes.add("own");
  if (changes.has("home") || Boolean(scene.build) !== Boolean(model.get("build"))) for (const name of TRAITS) changes.add(name); // the table has come back or gone
  for (const name of changes) if (name !== "own" && name !== "fit") Object.assign(scene, { [name]: model.get(name) });
  if (changes.has("rule") && scene.rule) {
    own.rules.set(scene.rule.id, scene.rule);
    const { line, others } = scene.rule;
    if (!own.others.has(line)) own.others.set(line, others); // of its first rule, which is opened before the others
  }
  if (last.head?.lang !== scene.head?.lang) translate(table);
  if (changes.has("ground") || changes.has("vehicles")) table.room.measure();
  if (changes.has("marks")) table.aimTarget = findAim(scene, table.aimTarget);
  if (changes.has("chances") && !scene.chances?.at) table.sumTarget = "";
  if (own.focus && !table.byKey && last.coach?.step !== scene.coach?.step) {
    own.focus = ""; // the tile was clicked in another exercise
    changes.add("own");
  }
  if (changes.has("revision") && own.drawer === "text") send(table, "text");
  if (changes.has("copies")) followCopies(table);
  if (changes.has("played")) {
    table.player.take();
    changes.add("own");
  }
}

/** Fold the rules of the previous language after a change of language. @param {Table} table */
function translate(table) {
  const { own } = table;
  own.rules.clear();
  own.others.clear();
  for (const name of own.open) if (name.includes("|")) own.open.delete(name);
  table.changes.add("own");
  setLanguage(table);
}

/** Name the language of the table for screen readers. @param {Table} table */
export function setLanguage({ root, scene }) {
  if (scene.head?.lang) root.lang = scene.head.lang;
  else root.removeAttribute("lang");
}

/** Bring the newest message to the front. @param {Table} table @param {Scene} last */
function bringToFront(table, last) {
  const { changes, own, scene } = table;
  // The next step speaks of something else than an open card of a vehicle.
  if (last.coach && last.coach.step !== scene.coach?.step) for (const { id } of scene.vehicles ?? []) own.open.delete(`vehicle:${id}`);
  const isNew = hasNewWords(last, scene, changes);
  if (isNew) table.folding = noteCards(table.folding, own.open);
  if (isNew || (changes.has("why") && scene.why)) closePile(table); // its list covers the words
  own.front = chooseFront(own.front, last, scene, changes);
}

/** Draw the page into the root. @param {Table} table @param {Scene | null} past the step on the map, unless it is the current one */
function show(table, past) {
  const { own, root, scene, word } = table;
  const page = scene.home ? [part(table, symbols), part(table, home)] : scene.build ? drawBuilder(table) : drawTable(table, past);
  // Behind these pages a table may be ready: nothing of it is spoken.
  const source = scene.home || scene.build ? { ...table, scene: {} } : table;
  const speech = SPEECH.map((view) => part(table, view, source));
  const notices = [own.stopped && drawStopped(table), own.squeezed && drawSqueezed(word)];
  patch(root, [...notices, ...speech, ...page, part(table, reading)].filter(Boolean));
  settle(root);
}

/** A part of the table, drawn again if one of its inputs has changed. @param {Table} table @param {(context: import("./types.js").Context) => any} view */
function part(table, view, context = table) {
  const { changes, drawings } = table;
  if (!drawings.has(view) || NEEDS.get(view)?.some((name) => changes.has(name))) drawings.set(view, view(context));
  return drawings.get(view);
}

/** The builder with its board. @param {Table} table */
const drawBuilder = (table) => [part(table, symbols), builder(table, part(table, board), part(table, corners))];

/** The parts of the table when no page covers it. @param {Table} table @param {Scene | null} past the step on the map, unless it is the current one */
function drawTable(table, past) {
  /** @param {(context: import("./types.js").Context) => any} view */
  const draw = (view, context = table) => part(table, view, context);
  const cars = draw(vehicles);
  const isBelow = table.own.fit.strip > 0;
  const moment = past ? { ...table, scene: past } : table;
  const map = draw(board, moment);
  return [
    draw(symbols),
    h(
      "div.un-in",
      { key: "in" },
      draw(head, moment),
      h(
        "div.left",
        { key: "left" },
        h("div.board", { key: "board" }, map, !past && draw(roll), draw(thinking), draw(corners)),
        isBelow && cars,
      ),
      h(
        "div.col",
        { key: "col" },
        draw(foe, moment),
        !isBelow && cars,
        !past && draw(drawOpened),
        draw(panel),
        h("div.rest", { key: "rest" }, !past && draw(log)),
      ),
      h("div.dock", { key: "dock" }, draw(hand, moment)),
      draw(drawer),
    ),
  ];
}

/** Scroll, focus and move after a drawing. @param {Table} table @param {Scene} last @param {{isPast: boolean, hadFocus: boolean}} state */
function finish(table, last, { isPast, hadFocus }) {
  const { changes, player, root, scene } = table;
  const words = hasNewWords(last, scene, changes) && root.querySelector(".coach > .pbody");
  if (words) words.scrollTop = 0; // the verdict is at its top
  const question = String(textsOf(scene.coach));
  // It is not answered by chance: the focus leaves the answer chosen last.
  if (hadFocus && question && question !== String(textsOf(last.coach))) root.querySelector(".coach .task")?.focus();
  if (hadFocus && scene.curtain && changes.has("curtain")) root.querySelector("[data-kind=curtain]")?.focus();
  if (changes.has("build") && !scene.build?.trouble) for (const field of root.querySelectorAll("[data-ask]")) field.value = "";
  if (changes.has("board") && !isPast && !scene.build) glide(root, player.move, last.board ?? [], scene.board ?? []);
  if (!scene.home) table.lens.update(changes);
  const isWalk = changes.has("walk");
  changes.clear();
  player.after();
  if (isWalk) player.dice(last.walk);
  celebrate(table, last);
  raiseSqueezed(root);
  markMore(root);
}

/** Note a success, and celebrate it once its panel is visible. @param {Table} table @param {Scene} last */
function celebrate(table, last) {
  const { root, scene } = table;
  if (table.isUsed) table.success = findSuccess(last, scene) || table.success;
  if (!table.success || root.querySelector(".panels")?.dataset.panel !== table.success) return;
  table.player.success(table.success);
  table.success = "";
}
