import { board, glide, legend, symbols } from "./board.js";
import { chance, chances } from "./chances.js";
import { coach } from "./coach.js";
import { merged } from "./delta.js";
import { calm, find, h, patch, say } from "./dom.js";
import { hand } from "./hand.js";
import { head } from "./head.js";
import { help } from "./help.js";
import { listen, settle, visit } from "./keys.js";
import { asks, log, news } from "./log.js";
import { foe, mine } from "./piles.js";
import { roll } from "./roll.js";
import { unfolded } from "./rule.js";
import { slip } from "./slip.js";
import { text } from "./text.js";
import { vehicles } from "./vehicles.js";
import { walk } from "./walk.js";
import { why } from "./why.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").Context} Context */

/** The parts of the scene: each is one trait of the model. */
const TRAITS = [
  "art",
  "ground",
  "words",
  "board",
  "marks",
  "vehicles",
  "head",
  "mine",
  "foe",
  "slip",
  "chances",
  "why",
  "walk",
  "coach",
  "over",
  "roll",
  "log",
  "rule",
  "curtain",
  "text",
  "ply",
];

/** What each part of the table is drawn from; `own` is what the view itself knows. A part is drawn again when one of these has changed. */
const NEEDS = new Map([
  [symbols, ["art"]],
  [head, ["head", "chances", "words"]],
  [help, ["own", "words"]],
  [board, ["art", "ground", "words", "board", "marks", "own"]],
  [roll, ["roll", "art"]],
  [legend, ["ground", "art", "words"]],
  [mine, ["mine", "words", "own"]],
  [hand, ["mine", "slip", "curtain", "over", "rule", "words", "own"]],
  [foe, ["foe", "words", "own"]],
  [vehicles, ["vehicles", "words"]],
  [walk, ["walk", "words"]],
  [coach, ["coach", "words"]],
  [slip, ["slip", "rule", "words", "own"]],
  [chances, ["chances", "words"]],
  [chance, ["chances", "rule", "words", "own"]],
  [why, ["why", "rule", "words", "own"]],
  [log, ["log", "rule", "words", "own"]],
  [news, ["log"]],
  [asks, ["slip"]],
  [text, ["text", "words"]],
]);

/** A map that is wider than this gets more of the page. */
const WIDE = 700;
/** One that is wider than this has the page for itself. */
const HUGE = 1100;

/** Tables on this page so far: each has ids of its own. */
let tables = 0;

/** The anywidget: draws the model into `el` and sends what was pointed at. */
function render({ model, el }) {
  const prefix = `un${++tables}-`;
  const own = { prefix, focus: "", open: new Set(), rules: new Map(), help: false, newest: null, fresh: 1 };
  /** @type {Scene} */
  const scene = Object.fromEntries(TRAITS.map((name) => [name, model.get(name)]));
  const word = (key, values = {}) => say(scene.words?.[key] ?? key, values);
  const context = { scene, own, word };

  const root = document.createElement("div");
  root.className = "un";
  el.append(root);

  /** Whether this view (there may be others of the model) has asked something since the coach spoke last. */
  let used = false;
  /** Whether that was with a key, not with a pointer. */
  let keyed = false;

  function send(kind, target = "", more = {}) {
    if (kind !== "aim" && !target.startsWith("at:")) used = true;
    model.send({ kind, target, ply: scene.ply ?? 0, ...more });
  }

  // Drawing: changes that come together are drawn together, before the browser paints.
  const changed = new Set();
  const drawn = new Map();
  let waiting = false;

  function touch(name) {
    changed.add(name);
    if (waiting) return;
    waiting = true;
    queueMicrotask(draw);
  }

  function part(view) {
    if (!drawn.has(view) || NEEDS.get(view).some((name) => changed.has(name))) drawn.set(view, view(context));
    return drawn.get(view);
  }

  function draw() {
    waiting = false;
    if (gone) return;
    const { board: before, coach: told, head: headed, over: ended, curtain: hidden } = scene;
    for (const name of changed) if (name !== "own") scene[name] = model.get(name);
    if (changed.has("rule") && scene.rule) own.rules.set(scene.rule.id, scene.rule);
    if (headed?.lang !== scene.head?.lang) translate();
    if (changed.has("marks")) pointed = answered(pointed);
    if (changed.has("chances") && !scene.chances?.at) summed = "";
    if (changed.has("ply") && root.querySelector("details[open]")) send("text");
    const focused = focus();
    const page = [
      part(symbols),
      h(
        "div.un-in",
        { key: "in", class: scene.ground?.width > HUGE ? "wide huge" : scene.ground?.width > WIDE && "wide" },
        h("div.top", { key: "top" }, part(head), part(help)),
        h(
          "div.left",
          { key: "left" },
          h("div.board", { key: "board" }, part(board), h("div.under", null, part(roll), part(legend))),
          part(mine),
          part(hand),
        ),
        h("div.right", { key: "right" }, h("div.lesson", { key: "lesson" }, part(coach), part(chances)), h("div.side", { key: "side" }, part(foe), part(walk), part(slip), part(chance), part(why), part(vehicles)), h("div.rest", { key: "rest" }, part(log))),
        part(text),
        part(news),
        part(asks),
      ),
    ];
    patch(root, page.filter(Boolean));
    settle(root);
    refocus(focused);
    if (focused && scene.curtain && changed.has("curtain")) root.querySelector(".curtain .commit").focus();
    if (changed.has("coach")) show(told, scene.coach);
    if (scene.over && !ended && used && !scene.coach) reveal(".over");
    if (hidden && !scene.curtain && used) reveal("[data-region=slip]"); // whoever takes the screen is asked something
    if (changed.has("board")) glide(root, before ?? [], scene.board ?? []);
    changed.clear();
  }

  /** Another language: rules that were answered in the one before are folded. */
  function translate() {
    own.rules.clear();
    for (const name of own.open) if (name.includes("|")) own.open.delete(name);
    changed.add("own");
    speak();
  }

  function speak() {
    if (scene.head?.lang) root.lang = scene.head.lang;
    else root.removeAttribute("lang");
  }

  /**
   * Brings what was said into view, as little as that takes: only in the view that was used,
   * and never from under a person who goes over the map with the keyboard.
   */
  function show(before, now) {
    const asked = used;
    used = false;
    if (!asked || !now?.said?.length || String(now.said) === String(before?.said)) return;
    if (keyed && focus()?.matches("[data-region=map] *")) return;
    reveal(".coach .said");
  }

  /** Scrolls as little as brings something into view. */
  function reveal(what) {
    root.querySelector(what)?.scrollIntoView?.({ block: "nearest", behavior: calm() ? "auto" : "smooth" });
  }

  /** What has the focus, if it is in this table. */
  function focus() {
    const active = root.getRootNode().activeElement;
    return root.contains(active) ? active : null;
  }

  /**
   * Keeps the focus: on what had it; if that is gone or out of order, on its successor by key, or on the tab stop of its region or of the map.
   * Never on the page, where the next key would belong to JupyterLab.
   */
  function refocus(focused) {
    if (!focused || (root.contains(focused) && focus() === focused && !focused.disabled)) return;
    const key = focused.getAttribute("data-key");
    const stop = (name) => name && root.querySelector(`[data-region=${name}] [tabindex="0"]:not([disabled])`);
    const next = root.contains(focused) && !focused.disabled ? focused : ((key && enabled(find(root, "key", key))) ?? stop(region) ?? stop("map"));
    next?.focus({ preventScroll: true });
  }

  const enabled = (thing) => (thing?.disabled ? null : thing);

  // Pointing: an aim is sent once for each target.
  let pointed = answered("");
  let region = "";

  function aim(thing) {
    const target = thing?.dataset.aim;
    if (!target || target === pointed) return;
    pointed = target;
    send("aim", target);
  }

  /** With the chances shown, the sum is that of what is pointed at. */
  let summed = "";

  function look(thing) {
    const target = thing?.closest("[data-region=map] [data-target]")?.dataset.target;
    if (!scene.chances?.on || !target || target === summed) return;
    summed = target;
    send("chances", `at:${target}`);
  }

  /** What counts as pointed at after the kernel has answered: its own target, or a place that can still be chosen. */
  function answered(target) {
    const { aimed, lit } = scene.marks ?? {};
    if (aimed) return `piece:${aimed}`;
    return lit?.some((id) => target === `place:${id}`) ? target : "";
  }

  /** The piece that is meant by a place: the only one on it that can be chosen. */
  function meant(thing) {
    const id = thing.dataset.target?.startsWith("place:") && thing.dataset.target.slice(6);
    if (!id || thing.dataset.aim) return thing;
    return [...root.querySelectorAll("[data-place][data-aim]")].find((piece) => piece.dataset.place === id);
  }

  function press(thing) {
    const { kind, target, card, line } = thing.closest("[data-kind]").dataset;
    if (kind === "rule") unfold(target, line);
    else send(kind, target, card ? { card } : {});
  }

  function unfold(id, line) {
    const name = unfolded(line, id);
    touch("own");
    if (own.open.delete(name)) return;
    own.open.add(name);
    send("rule", id, { line: scene.log?.lines?.find((one) => String(one.id) === line)?.id ?? null });
  }

  function toggle(name, thing) {
    if (name === "help") own.help = !own.help;
    else if (name === "next") aimNext();
    else if (!own.open.delete(thing.dataset.key)) own.open.add(thing.dataset.key);
    touch("own");
  }

  /** The next target after the one whose sum is shown. */
  function aimNext() {
    const targets = Object.keys(scene.marks?.aims ?? {});
    const next = targets[(targets.indexOf(scene.marks.aimed) + 1) % targets.length];
    if (next !== undefined) send("aim", `piece:${next}`);
  }

  root.addEventListener("click", (event) => {
    const thing = event.target.closest("[data-own], [data-kind]");
    if (!thing || thing.disabled) return;
    if (thing.dataset.own) toggle(thing.dataset.own, thing);
    else press(thing);
  });
  root.addEventListener("keydown", () => (keyed = true), true);
  root.addEventListener("pointerdown", () => (keyed = false), true);
  root.addEventListener("pointerover", ({ target }) => {
    aim(target.closest("[data-aim]"));
    look(target);
  });
  root.addEventListener("focusin", ({ target }) => {
    region = target.closest("[data-region]")?.dataset.region ?? "";
    visit(target);
    aim(meant(target));
    look(target);
    light(region === "map" ? (target.dataset.place ?? target.dataset.target?.slice(6) ?? "") : "");
  });
  root.addEventListener("focusout", ({ relatedTarget }) => relatedTarget && !root.contains(relatedTarget) && light(""));
  // `toggle` does not bubble.
  root.addEventListener("toggle", ({ target }) => target.open && send("text"), true);
  listen(root, { scene, own, send, press, toggle });

  /** Lights the neighbours of the place that has the focus. */
  function light(place) {
    if (own.focus === place) return;
    own.focus = place;
    touch("own");
  }

  const listeners = TRAITS.map((name) => [`change:${name}`, () => touch(name)]);
  for (const [name, listener] of listeners) model.on(name, listener);
  let gone = false;
  speak();
  draw();

  return () => {
    gone = true;
    for (const [name, listener] of listeners) model.off(name, listener);
    root.remove();
  };
}

/** Once a model, whatever number of views it has: what the kernel changes comes as small changes of its parts. */
function initialize({ model }) {
  function receive(message) {
    if (message?.kind !== "change") return;
    for (const [name, change] of Object.entries(message.parts)) model.set(name, merged(model.get(name), change));
  }
  model.on("msg:custom", receive);
  return () => model.off("msg:custom", receive);
}

export default { initialize, render };
