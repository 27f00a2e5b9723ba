import { h, patch } from "./dom.js";
import { canFill, isFull, toggleFull } from "./fill-screen.js";
import { keepKeys, letter } from "./keep-keys.js";
import { runNext, takeFocus } from "./take-focus.js";
import { followTheme } from "./theme.js";

/**
 * The layout for the projector. It draws the part that the kernel has revealed, and asks for more. It never contains hidden answers.
 *
 * @typedef {{n: string, word: string, note: string, struck: boolean}} Term
 * @typedef {{face: number, sign: string, label: string, word: string, state: "" | "hit" | "miss"}} Die
 * @typedef {{ask: string, answer: string, faces: {n: string, hit: boolean}[], charts?: string[]}} Step a chart is given for light and for dark pages
 * @typedef {{x: number, label: string}} Mark
 * @typedef {{dots: {x: number, k: number}[], high: number, truth: Mark | null, mean: Mark | null, ends: string[], told: string, again: boolean, taps: {value: string, label: string}[],
 *   words: Record<"label" | "add" | "undo" | "taps" | "again" | "typing", string>, unit: string}} Poll
 * @typedef {{lang: string, poll?: Poll, title: string, sum: Term[], total: Term | null, suppose: string, dice: Die[], verdict: string, steps: Step[], ask: string, hidden: string,
 *   note: string, sides: number, art: {outline: string, edges: string, symbols?: Record<string, string>}, words: Record<"next" | "back" | "hide" | "full" | "keys" | "click" | "turn", string>}} View
 */

const FORWARD = ["ArrowRight", "PageDown"];
const BACK = ["ArrowLeft", "PageUp"];

/**
 * @typedef {object} Projector
 * @property {any} model
 * @property {HTMLElement} root
 * @property {boolean} canFill whether the page can fill the screen
 * @property {number} steps the number of steps that this view has shown, so that only a new one scrolls into view
 * @property {number} die the die that a digit turns: the last one that somebody turned
 * @property {boolean} byKey whether the last action was a key: after a click, nothing scrolls away from under the mouse
 */

/** @param {Projector} projector */
function draw(projector) {
  const { model, root, canFill, steps } = projector;
  /** @type {View} */
  const view = model.get("view");
  const active = root.contains(document.activeElement) ? document.activeElement : null;
  root.lang = view.lang;
  root.setAttribute("aria-label", view.title);
  patch(root, [drawSheet(view, canFill)]);
  if (active && !root.contains(document.activeElement)) focusSlide(root);
  if (active && (projector.byKey || isFull(root)) && view.steps.length > steps)
    root.querySelector(".next").scrollIntoView?.({ block: "nearest" });
  projector.steps = view.steps.length;
}

/** Focus the slide itself, where each key does what the hint says. On a button, Space would press it again. @param {HTMLElement} root */
const focusSlide = (root) => root.focus({ preventScroll: true });

/** Turn a die to a face. @param {Projector} projector @param {number} target @param {number} face */
function turn(projector, target, face) {
  const { model } = projector;
  const { sides } = model.get("view");
  projector.die = target;
  model.send({ kind: "die", target, face: (face + sides) % sides });
}

/** Fill the screen, or leave it. @param {Projector} projector */
function fill({ root, canFill }) {
  if (!canFill) return;
  focusSlide(root);
  toggleFull(root);
}

/** The action of a key. @param {Projector} projector */
function command(projector, event) {
  const { model, root, canFill } = projector;
  const { key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (key === "Enter" && event.shiftKey) return () => runNext(root, event);
  if (event.target.tagName === "INPUT") return null;
  const entry = root.querySelector(".poll input");
  if (entry && /^[0-9]$/.test(key)) return (entry.focus(), null); // the browser then types the digit there
  const die = event.target.closest?.("[data-die]") ?? root.querySelectorAll("[data-die]")[projector.die];
  if (die) {
    const [target, face] = [Number(die.dataset.die), Number(die.dataset.face)];
    if (/^[0-9]$/.test(key) && Number(key) < model.get("view").sides) return () => turn(projector, target, Number(key));
    if (key === "ArrowUp" || key === "ArrowDown") return () => turn(projector, target, face + (key === "ArrowUp" ? 1 : -1));
  }
  if (FORWARD.includes(key)) return () => model.send({ kind: "next" });
  if (BACK.includes(key)) return () => model.send({ kind: "back" });
  if (key === " " && !event.target.closest?.("button")) return () => model.send({ kind: "next" });
  if (letter(event) === "r") return () => model.send({ kind: "hide" });
  if (letter(event) === "f" && canFill) return () => fill(projector);
  return null;
}

/** @param {Projector} projector */
function pressKey(projector, event) {
  const act = event.isComposing ? null : command(projector, event);
  projector.byKey = true;
  if (!act) return;
  event.preventDefault();
  act();
}

/** Send a guess of the class. @param {Projector} projector */
function submit({ model }, event) {
  event.preventDefault();
  const entry = event.target.querySelector("input");
  if (entry.value.trim()) model.send({ kind: "guess", value: entry.value });
  entry.value = "";
  entry.focus();
}

/** @param {Projector} projector */
function click(projector, { target, detail }) {
  const { model, root } = projector;
  const thing = target.closest("[data-kind], [data-own], [data-die], [data-tap]");
  if (!thing) return;
  projector.byKey = detail === 0; // Enter or Space on a button
  if (!projector.byKey) focusSlide(root);
  if (thing.dataset.tap) model.send({ kind: "guess", value: thing.dataset.tap });
  else if (thing.dataset.die) turn(projector, Number(thing.dataset.die), Number(thing.dataset.face) + 1);
  else if (thing.dataset.own) fill(projector);
  else model.send({ kind: thing.dataset.kind });
}

/** What the projector listens to. @type {[string, (projector: Projector, event: any) => void][]} */
const LISTENERS = [
  ["keydown", pressKey],
  ["submit", submit],
  ["click", click],
];

/** @param {{model: any, el: HTMLElement}} view */
function render({ model, el }) {
  const root = document.createElement("div");
  root.className = "un projector";
  root.tabIndex = -1;
  root.setAttribute("role", "group");
  el.append(root);
  const stopTheme = followTheme(root);
  const stopKeys = keepKeys(root);
  /** @type {Projector} */
  const projector = { model, root, canFill: canFill(root), steps: 0, die: 0, byKey: false };
  const redraw = () => draw(projector);
  for (const [name, listener] of LISTENERS) root.addEventListener(name, (event) => listener(projector, event));
  model.on("change:view", redraw);
  redraw();
  if (model.get("is_new")) {
    model.set("is_new", false); // not again when the page is loaded again
    model.save_changes();
    takeFocus(root);
  }
  return () => {
    model.off("change:view", redraw);
    stopTheme();
    stopKeys();
    root.remove();
  };
}

/** All that the class sees. @param {View} view @param {boolean} canFill whether the page can fill the screen */
const drawSheet = (view, canFill) =>
  h(
    "div.sheet",
    { key: "sheet" },
    h(
      "div.head",
      { key: "head" },
      h("h2", { key: "title" }, view.title),
      drawActs(view, canFill), // above all that an answer pushes down, so that the buttons stay under the mouse
      h(
        "p.hint",
        { key: "keys" },
        h("span.keys", null, view.words.keys),
        view.poll && h("span.typing", null, view.poll.words.typing),
        h("span.click", null, view.words.click),
      ),
    ),
    view.poll && poll(view.poll),
    view.sum.length > 0 && sum(view),
    view.suppose && h("p.suppose", { key: "suppose" }, view.suppose),
    view.dice.length > 0 &&
      h(
        "div.dice",
        { key: "dice", role: "group", "aria-label": view.suppose },
        view.dice.map((die, i) => drawDie(die, i, view)),
        h("p.verdict", { key: "verdict", role: "status", "aria-live": "polite" }, view.verdict),
      ),
    h(
      "ol.steps",
      { key: "steps", "aria-live": "polite" },
      view.steps.map((step, i) => h("li", { key: i }, h("span.ask", null, step.ask), " ", answer(step, view))),
    ),
    h(
      "p.next",
      { key: "ask" },
      view.ask && h("span.ask", null, view.ask),
      view.ask && h("b", { "aria-hidden": "true" }, "?"),
      h("small", { "aria-live": "polite" }, view.hidden),
    ),
    h("p.note", { key: "note", role: "status" }, view.note),
  );

/** The buttons with their keys. @param {View} view @param {boolean} canFill */
function drawActs({ ask, words }, canFill) {
  const plain = (name, field, sign) =>
    h("button.plain", { key: name, type: "button", [field]: name }, words[name], h("kbd", { "aria-hidden": "true" }, sign));
  return h(
    "div.acts",
    { key: "acts" },
    h(
      "button.commit",
      { key: "next", type: "button", "data-kind": "next", "aria-disabled": ask ? null : "true" },
      words.next,
      h("kbd", { "aria-hidden": "true" }, "→"),
    ),
    plain("back", "data-kind", "←"),
    plain("hide", "data-kind", "R"),
    canFill && plain("full", "data-own", "F"),
  );
}

/** The guesses of the class as stacked dots, and the ways to add one. @param {Poll} poll */
function poll({ dots, high, truth, mean, ends, told, again, taps, words, unit }) {
  // Each label is on the side where the other line is not, unless the edge is too near.
  const line = (name, mark, other) => {
    const isLeft = mark && mark.x > (other && mark.x <= other.x ? 18 : 82);
    return (
      mark && h(`span.line.${name}`, { key: name, style: `left:${mark.x}%`, class: isLeft ? "turned" : null }, h("b", null, mark.label))
    );
  };
  return h(
    "div.poll",
    { key: "poll" },
    h(
      "div.plot",
      { key: "plot", "aria-hidden": "true", style: `--high:${high}` },
      dots.map(({ x, k }, i) => h("i", { key: `dot${i}`, style: `left:${x}%;--k:${k}` })),
      line("mean", mean, truth),
      line("truth", truth, mean),
    ),
    h(
      "p.ends",
      { key: "ends", "aria-hidden": "true" },
      ends.map((end, i) => h("span", { key: i }, end)),
    ),
    h(
      "form",
      { key: "form" },
      h(
        "label",
        { key: "label" },
        words.label,
        " ",
        h("input", { key: "entry", inputmode: "decimal", autocomplete: "off", size: "5", maxlength: "12" }),
        unit,
      ),
      h("button.commit", { key: "add", type: "submit" }, words.add),
      h("button.plain", { key: "undo", type: "button", "data-kind": "undo" }, words.undo),
      h("button.plain", { key: "again", type: "button", "data-kind": "again", "aria-disabled": again ? null : "true" }, words.again),
    ),
    taps.length > 0 &&
      h(
        "div.taps",
        { key: "taps", role: "group", "aria-label": words.taps },
        taps.map(({ value, label }) => h("button.plain", { key: `tap${value}`, type: "button", "data-tap": value }, label)),
      ),
    h("p.told", { key: "told", role: "status", "aria-live": "polite" }, told),
  );
}

/** The defense total of an attack, part by part. @param {View} view */
function sum({ sum, total }) {
  const term = (part, sign, name) => [
    sign && h("span.op", { key: `op:${name}` }, sign),
    h(
      "div.term",
      { key: name, class: part.struck ? "struck" : null },
      h("b", null, part.n),
      h("span", null, part.word),
      h("small", null, part.note),
    ),
  ];
  return h(
    "div.sum",
    { key: "sum" },
    sum.map((part, i) => term(part, i && !part.n.startsWith("−") ? "+" : "", `term${i}`)),
    term(total, "=", "total"),
  );
}

/** One die, which a click turns. @param {Die} die @param {number} i @param {View} view */
function drawDie(die, i, { art, words }) {
  const picture = h(
    "svg",
    { viewBox: "-25 -26 50 54", "aria-hidden": "true" },
    h("path.body", { d: art.outline }),
    h("path.edges", { d: art.edges }),
    art.symbols
      ? h("path.symbol", { d: art.symbols[die.sign], transform: "translate(-15 -15) scale(.625)" })
      : h("text", { y: "6" }, die.sign),
  );
  return h(
    "button.die",
    {
      key: `die${i}`,
      type: "button",
      class: die.state || null,
      title: words.turn,
      "aria-label": die.label,
      "data-die": String(i),
      "data-face": String(die.face),
    },
    picture,
    h("span", null, die.word),
  );
}

/** @param {Step} step @param {View} view */
function answer({ answer, faces, charts = [] }, { art: { symbols } }) {
  if (charts.length > 0)
    return h("span.chart", null, h("img.day", { src: charts[0], alt: answer }), h("img.night", { src: charts[1], alt: answer }));
  if (faces.length === 0) return h("b", null, answer);
  return h(
    "span.faces",
    { role: "img", "aria-label": answer },
    faces.map(({ n, hit }, i) =>
      h(
        hit ? "i.hit" : "i",
        { key: i, "aria-hidden": "true" },
        symbols ? h("svg", { viewBox: "0 0 48 48" }, h("path", { d: symbols[n] })) : n,
      ),
    ),
  );
}

export default { render };
