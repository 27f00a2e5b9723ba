import { element } from "./board.js";
import { sends } from "./buttons.js";
import { h } from "./dom.js";
import { opener } from "./head.js";
import { house, language } from "./home.js";
import { dot, icon } from "./icons.js";
import { send } from "./send.js";

/** @typedef {import("./types.js").Context} Context */
/** @typedef {import("./types.js").Control} Control */
/** @typedef {import("./types.js").ControlGroup} ControlGroup */

/** The attributes of a button that sends a message of the builder. */
/**
 * The builder, in place of the table: the board, and beside it the controls of the open tab.
 *
 * @param {Context} context
 * @param {any} map the board
 * @param {any} corners the zoom buttons
 */
export function builder(context, map, corners) {
  const { scene, own, word } = context;
  const { build } = scene;
  const tab = build.tabs.find(({ chosen }) => chosen);
  return h(
    "div.bench",
    { key: "bench" },
    h(
      "header.bhead",
      { key: "head", "data-region": "build-head" },
      house(true, word("home")),
      h("h2", null, build.title),
      h("div.langs", { role: "group", "aria-label": build.language }, build.languages.map(language)),
      tool("undo", word("build-undo"), "Control+Z", build.undo),
      tool("redo", word("build-redo"), "Control+Shift+Z", build.redo),
      opener("full", "full", word("full"), "F", own.full),
      h("button.plain", { ...sends("build", "save"), "data-save": "", "aria-keyshortcuts": "Control+S" }, word("build-save")),
      h("button.commit", { ...sends("build", "play"), disabled: !build.play }, icon("play", 14), word("build-play")),
    ),
    h(
      "div.bmap",
      { key: "map", "aria-label": word("build-map") },
      h("p.bhint", { key: "hint", role: "status" }, build.hint),
      h("div.board", { key: "board" }, map, corners),
    ),
    h(
      "div.bside",
      { key: "side" },
      h(
        "div.btabs",
        { key: "tabs", role: "tablist", "aria-label": word("build-tabs"), "data-region": "build-tabs" },
        build.tabs.map(tabOf),
      ),
      build.trouble && h("p.trouble", { key: "trouble", role: "alert" }, build.trouble),
      build.said && h("p.bsaid", { key: "said", role: "status" }, build.said),
      h(
        "div.bgroups",
        { key: `groups:${tab?.id}`, role: "tabpanel", "aria-label": tab?.label },
        build.groups.map((part) => group(context, part)),
      ),
      faults(build, word),
    ),
  );
}

const tool = (name, label, keys, isOn) =>
  h(
    "button.plain.tool",
    { ...sends("build", name), "aria-keyshortcuts": keys, title: label, "aria-label": label, disabled: !isOn },
    icon(name, 18),
  );

const tabOf = ({ id, label, chosen }) =>
  h(
    "button.btab",
    { ...sends("build", `tab:${id}`), role: "tab", class: chosen && "on", "aria-selected": String(Boolean(chosen)), "data-stop": chosen },
    label,
  );

/** The reasons why the scenario cannot be played, and the parts that look like mistakes. */
const faults = ({ count, faults, doubts }, word) =>
  h(
    "div.bfaults",
    {
      key: "faults",
      class: faults.length > 0 ? "bad" : doubts.length > 0 && "doubt",
      role: "region",
      "aria-label": word("build-faults"),
      tabindex: "0",
    },
    h("p", { key: "count", role: "status" }, h("b", null, count)),
    [...faults, ...doubts].map((line, i) => h("p", { key: i }, line)),
  );

/** @param {Context} context @param {ControlGroup} group */
function group(context, { id, label, items, side, compact, heads = [] }) {
  const name = typeof label === "string" && label;
  return h(
    "section.bg",
    {
      key: `group:${id}`,
      class: [compact && "compact", heads.length > 0 && "heads"].filter(Boolean).join(" "),
      "data-region": `build-${id}`,
      role: "group",
      "aria-label": name || null,
    },
    name &&
      h(
        "h3",
        { key: "name" },
        side && dot(side, 13),
        h("span", null, name),
        heads.map((head, i) => h("small", { key: i }, head)),
      ),
    h(
      "div.bitems",
      { key: "items" },
      items.map((item) => h(`div.bi.b-${item.kind}`, { key: item.id }, CONTROLS[item.kind]?.(context, item))),
    ),
  );
}

/** The controls by their kind. @type {Record<string, (context: Context, item: Control) => any>} */
const CONTROLS = {
  pick: (context, item) => {
    const isHeld = context.scene.build.brush === item.id;
    return h(
      "button.pickb",
      {
        ...sends("build", `pick:${item.id}`),
        class: [isHeld && "held", item.on && "on", item.used && "used"].filter(Boolean).join(" "),
        "aria-pressed": String(Boolean(isHeld || item.on)),
        "aria-label": item.say ?? null,
        title: item.say ?? null,
        disabled: item.off,
      },
      item.show && picture(context, item),
      item.swatch && h("i.swatch", { class: `sw-${item.swatch}`, "aria-hidden": "true" }),
      h("span", null, item.label),
      item.note && h("small", { "aria-hidden": "true" }, item.note),
    );
  },
  act: (_, item) => h("button.plain", { ...sends("build", item.verb ?? `act:${item.id}`), disabled: item.off }, item.label),
  number: ({ word }, item) => counter(word, item, h("span.bl", { "aria-hidden": "true" }, item.label)),
  row: ({ word }, item) => [
    h("span.bl", { key: "name" }, item.label, item.note && h("small", { class: item.over && "over" }, item.note)),
    item.cells.map((cell) => counter(word, cell)),
  ],
  flag: (_, item) =>
    h(
      "label",
      null,
      h("input", { key: `field:${item.id}`, type: "checkbox", live: item.value, "data-set": item.id }),
      h("span", null, item.label),
    ),
  text: ({ word }, item) => {
    // A field that asks keeps what was typed until it was taken.
    const attributes = item.ask
      ? { "data-set": item.id, "data-ask": "" }
      : item.saves
        ? { live: item.value, "data-file": "" }
        : { live: item.value, "data-set": item.id };
    const field = item.long
      ? h("textarea", { key: `field:${item.id}`, rows: 3, ...attributes })
      : h("input", { key: `field:${item.id}`, type: "text", autocomplete: "off", spellcheck: "false", ...attributes });
    return [
      h("label", { key: "label" }, h("span.bl", null, item.label), field),
      item.saves && h("button.plain", { ...sends("build", "save", "build:save-here"), "data-save": "" }, word("build-save")),
    ];
  },
  choice: (_, item) =>
    h(
      "label",
      null,
      h("span.bl", null, item.label),
      h(
        "select",
        { key: `field:${item.id}`, live: item.value, "data-set": item.id },
        item.options.map(({ id, label }) => h("option", { key: `option:${id}`, value: id }, label)),
      ),
    ),
  note: (_, { label, live }) => h("p", { role: live ? "status" : null }, label),
  download: (_, { label, name, text }) =>
    h(
      "a.plain",
      { key: "download", href: `data:application/toml;charset=utf-8,${encodeURIComponent(text)}`, download: name, "data-nav": "" },
      label,
    ),
  code: (_, { label, text }) => h("pre", { tabindex: "0", "aria-label": label }, text),
};

/** A number with a button on each side. Both change it by one; the field takes any number. @param {import("./types.js").Words} word @param {Control} control @param {any} [name] */
const counter = (word, { id, label, value, most, least = 0 }, name) =>
  h(
    "div.bn",
    { key: `number:${id}` },
    name,
    step(id, value - 1, value > least, "−", `${word("build-less")}: ${label}`),
    h("input", {
      key: `field:${id}`,
      type: "number",
      min: least,
      max: most,
      step: 1,
      live: String(value),
      "aria-label": label,
      "data-set": id,
    }),
    step(id, value + 1, value < most, "+", `${word("build-more")}: ${label}`),
  );

const step = (id, value, isOn, sign, label) =>
  h(
    "button.plain",
    {
      key: `step:${sign}:${id}`,
      type: "button",
      tabindex: "-1",
      "aria-label": label,
      disabled: !isOn,
      "data-kind": "build",
      "data-target": `set:${id}`,
      "data-value": value,
    },
    sign,
  );

/** Small drawings of a thing, from the same templates as on the board. @param {Context} context @param {Control} control */
const picture = (context, { show, size = 44 }) =>
  show.map((piece, i) =>
    h(
      "svg.bpic",
      {
        key: `picture:${i}`,
        width: Math.round(Math.min(40, size * 0.72)),
        height: 34,
        viewBox: `${-size / 2} ${-size * 0.43} ${size} ${size * 0.86}`,
        "aria-hidden": "true",
      },
      element({ context }, { ...piece, k: null, x: 0, y: 0 }),
    ),
  );

/** Listen to the fields of the builder. A value is sent once it is finished, and the name of the file with the button or Enter. @param {import("./types.js").Table} table */
export function listenBuilder(table) {
  const { root } = table;
  root.addEventListener("change", ({ target }) => {
    if (!target.matches("[data-set]")) return;
    if (target.matches("[data-ask]") && !target.value.trim()) return;
    send(table, "build", `set:${target.dataset.set}`, { value: target.type === "checkbox" ? target.checked : target.value });
  });
  // The text of a file is taken as soon as it is pasted.
  root.addEventListener("paste", ({ target }) => {
    if (target.matches("textarea[data-ask]")) setTimeout(() => target.dispatchEvent(new Event("change", { bubbles: true })));
  });
}

/** The name of the file that the person has entered. @param {HTMLElement} root */
export const fileName = (root) => root.querySelector("[data-file]")?.value ?? "";

/** Whether a key belongs to a field of the builder. @param {KeyboardEvent & {target: HTMLInputElement}} event */
export const fills = ({ target, key, ctrlKey, metaKey }) =>
  target.matches("[data-set], [data-file]") && key !== "Escape" && !((ctrlKey || metaKey) && key.toLowerCase() === "s");
