import { h, patch } from "./dom.js";
import { canFill, toggleFull } from "./fill-screen.js";
import { keepKeys } from "./keep-keys.js";
import { followTheme } from "./theme.js";

/**
 * The explorer: sliders and menus with their numbers and a picture. The kernel computes everything. The page sends one set of values at a
 * time, and next the newest one. So a slow kernel never computes positions that a slider has already left.
 *
 * @typedef {{id: string, label: string}} Option
 * @typedef {{name: string, label: string, value: any, options?: Option[], least?: number, most?: number, text?: string}} Control
 * @typedef {{label: string, value: string, exact: string}} Row
 * @typedef {{title: string, big: string, rows: Row[], steps: string[], code: string, picture: {width: number, height: number, markup: string, label: string}}} Answer
 * @typedef {{lang: string, n: number, title: string, "code-word": string, "steps-word": string, "full-word": string, kind: Control, what: Control, controls: Control[], answer: Answer | null, note: string}} View
 */

let pages = 0;

/** @param {{model: any, el: HTMLElement}} view */
function render({ model, el }) {
  const root = document.createElement("div");
  root.className = "un explorer";
  el.append(root);
  const stopTheme = followTheme(root);
  const page = (pages += 1);
  /** The newest value of each control that the kernel has not heard of. */
  const waiting = new Map();
  let [asked, answered] = [0, 0];

  function draw() {
    /** @type {View} */
    const view = model.get("view");
    root.lang = view.lang;
    patch(root, [
      h(
        "section.sheet",
        { key: "sheet", "aria-label": view.title },
        h(
          "div.top",
          { key: "top" },
          menu(view.kind, page, waiting),
          tabs(view.what, page),
          canFill(root) && h("button.plain", { key: "full", type: "button" }, view["full-word"]),
        ),
        h(
          "div.controls",
          { key: "controls", role: "group", "aria-label": view.title },
          view.controls.map((control) => (control.options ? menu(control, page, waiting) : slider(control, page, waiting))),
        ),
        h("p.note", { key: "note", role: "status" }, view.note),
        view.answer && answer(view.answer, view),
      ),
    ]);
  }

  /** Ask for the newest values if the kernel has answered the last question. */
  function ask() {
    if (asked !== answered || waiting.size === 0) return;
    const [name, value] = waiting.entries().next().value;
    waiting.delete(name);
    asked += 1;
    model.send({ kind: "set", name, value, n: asked });
  }

  function hear() {
    const { n } = model.get("view");
    if (n === asked) answered = n;
    draw();
    ask();
  }

  function change({ target }) {
    const { name, number } = target.dataset;
    if (!name) return;
    if (target.type === "radio" && !target.checked) return;
    waiting.set(name, number ? Number(target.value) : target.value);
    draw();
    ask();
  }

  root.addEventListener("input", change);
  root.addEventListener("click", ({ target }) => target.closest("button") && toggleFull(root));
  const stopKeys = keepKeys(root);
  model.on("change:view", hear);
  asked = answered = model.get("view").n;
  draw();

  return () => {
    model.off("change:view", hear);
    stopTheme();
    stopKeys();
    root.remove();
  };
}

/** The value to show: the one that somebody has just set, or else the kernel's. */
const now = ({ name, value }, waiting) => waiting.get(name) ?? value;

/** @param {Control} control */
function slider(control, page, waiting) {
  const id = `un-explore-${page}-${control.name}`;
  return h(
    "div.control",
    { key: control.name },
    h("label", { for: id }, control.label),
    h("output", { for: id, "aria-hidden": "true" }, control.text),
    h("input", {
      id,
      type: "range",
      min: control.least,
      max: control.most,
      step: 1,
      live: String(now(control, waiting)),
      "aria-valuetext": control.text,
      "data-name": control.name,
      "data-number": "1",
    }),
  );
}

/** @param {Control} control */
function menu(control, page, waiting) {
  const id = `un-explore-${page}-${control.name}`;
  return h(
    "div.control.menu",
    { key: control.name },
    h("label", { for: id }, control.label),
    h(
      "select",
      { id, live: now(control, waiting), "data-name": control.name },
      control.options.map((option) => h("option", { key: option.id, value: option.id }, option.label)),
    ),
  );
}

/** The questions, as radio buttons that look like tabs. @param {Control} control */
function tabs(control, page) {
  return h(
    "div.tabs",
    { key: control.name, role: "radiogroup", "aria-label": control.label },
    control.options.map(({ id, label }) =>
      h(
        "label.tab",
        { key: id, class: id === control.value && "chosen" },
        h("input", { type: "radio", name: `un-explore-${page}-what`, value: id, checked: id === control.value, "data-name": control.name }),
        h("span", null, label),
      ),
    ),
  );
}

/** @param {Answer} answer @param {View} view */
function answer({ title, big, rows, steps, code, picture }, view) {
  return h(
    "div.answer",
    { key: "answer" },
    h("p.told", { key: "told", role: "status", "aria-live": "polite" }, h("b", null, big), " ", h("span", null, title)),
    h("svg.picture", {
      key: "picture",
      viewBox: `0 0 ${picture.width} ${picture.height}`,
      role: "img",
      "aria-label": picture.label,
      html: picture.markup,
    }),
    h(
      "dl.rows",
      { key: "rows" },
      rows.map(({ label, value, exact }, i) =>
        h("div", { key: i }, h("dt", null, label), h("dd", null, h("b", null, value), exact && h("span", null, ` ${exact}`))),
      ),
    ),
    steps.length > 0 &&
      h(
        "details",
        { key: "steps" },
        h("summary", null, view["steps-word"]),
        h(
          "ol",
          null,
          steps.map((step, i) => h("li", { key: i }, step)),
        ),
      ),
    code && h("p.code", { key: "code" }, `${view["code-word"]}: `, h("code", null, code)),
  );
}

export default { render };
