import { asking } from "./advice.js";
import { sends, toggles } from "./buttons.js";
import { legend } from "./corners.js";
import { h } from "./dom.js";
import { numbers, term } from "./find.js";
import { KEYS } from "./help.js";
import { icon } from "./icons.js";
import { lines } from "./log.js";
import { share } from "./share.js";

/** @typedef {import("./types.js").Context} Context */

/**
 * The drawers over the table, one at a time: the menu, the log, the keys, the table as text. Nothing else on the table moves.
 * A new drawer is one line here. Its name is used in `data-own` and `own.drawer`.
 *
 * @type {Record<string, {title: (word: import("./types.js").Words) => string, draw: (context: Context) => any}>}
 */
export const DRAWERS = {
  menu: { title: (word) => word("menu"), draw: menu },
  term: { title: (word) => word("read-glossary"), draw: term },
  log: { title: (word) => word("log"), draw: lines },
  key: { title: (word) => word("legend"), draw: legend },
  share: { title: (word) => word("share"), draw: share },
  help: { title: (word) => word("help"), draw: keys },
  text: { title: (word) => word("text"), draw: ({ scene }) => h("p.astext", null, scene.text) },
  numbers: { title: (word) => word("numbers"), draw: numbers },
};

/** The open drawer. @param {Context} context */
export function drawer(context) {
  const { own, word } = context;
  const open = Object.hasOwn(DRAWERS, own.drawer) && DRAWERS[own.drawer];
  if (!open) return null;
  const title = open.title(word);
  return h(
    "div.drawer",
    {
      key: `drawer:${own.drawer}`,
      class: own.drawer,
      role: "dialog",
      "aria-label": title,
      "aria-describedby": own.drawer === "help" && `${own.prefix}keys`,
      "data-region": "drawer",
    },
    h(
      "div.dh",
      { key: "top" },
      h("h3", null, title),
      h("button.plain.tool", { ...toggles("close", "drawer:close"), title: word("close"), "aria-label": word("close") }, icon("close", 18)),
    ),
    h("div.dbody", { key: "body" }, open.draw(context)),
  );
}

/** Links to more help, and the keys. */
function keys({ word, own }) {
  return [
    h(
      "p.group.helps",
      { key: "helps" },
      HELPS.map((name) => opening(name, word)),
    ),
    h(
      "dl.keys",
      { key: "keys", id: `${own.prefix}keys` }, // a screen reader reads them as soon as they open
      KEYS.map(([name, keys]) => h("div", { key: name }, h("dt", null, h("kbd", null, keys)), h("dd", null, word(`key-${name}`)))),
    ),
  ];
}

const HELPS = ["key", "read", "numbers", "text"];

/** A button that opens a drawer, or the page to read. */
const opening = (name, word) => h("button.plain", toggles(name), name === "read" ? word(name) : DRAWERS[name].title(word));

/** The speeds of the animation. */
export const SPEEDS = ["step", "1", "2", "now"];

/** Language, speed, and the other drawers. @param {Context} context */
function menu({ scene: { advice, head }, own, word }) {
  return [
    head?.languages?.length > 0 && group("language", word("language"), head.languages.map(language)),
    head?.opponents &&
      group(
        "opponent",
        word("opponent"),
        head.opponents.map(({ id, label, chosen }) =>
          choice(`opponent:${id}`, label, chosen, { "data-kind": "opponent", "data-target": id }),
        ),
      ),
    head?.opponents &&
      group(
        "reasons",
        word("reasons"),
        ["on", "off"].map((way) =>
          choice(`reasons:${way}`, word(`reasons-${way}`), own.reasons === (way === "on"), { "data-own": `reasons:${way}` }),
        ),
      ),
    group(
      "speed",
      word("speed"),
      SPEEDS.map((speed) =>
        h(
          "button.plain",
          {
            ...toggles(`speed:${speed}`),
            class: own.speed === speed && "chosen",
            "aria-pressed": String(own.speed === speed),
          },
          word(`speed-${speed}`),
        ),
      ),
    ),
    group("more", word("others"), [
      head?.new && h("button.plain", sends("home", head.new, "new"), word("new-game")),
      head?.build && h("button.plain", sends("home", head.build, "build"), word("build")),
      asking({ scene: { advice }, word }),
      head?.replay && h("button.plain", sends("replay", "open", "replay"), word("replay")),
      ...["share", "read", "key", "help", "numbers", "text"].map((name) => opening(name, word)),
    ]),
  ];
}

const group = (key, label, buttons) =>
  h("div.group", { key, role: "group", "aria-label": label }, h("p", { "aria-hidden": "true" }, label), h("div", null, buttons));

/** A button that can be chosen. */
const choice = (key, label, isChosen, data) =>
  h(
    "button.plain",
    { key, type: "button", class: isChosen && "chosen", "aria-pressed": String(Boolean(isChosen)), "data-nav": "", ...data },
    label,
  );

/** Each language by its own name. */
const language = ({ id, label, short, told = "", chosen }) =>
  h(
    "button.plain",
    {
      ...sends("language", id),
      class: chosen && "chosen",
      lang: id,
      // The visible text is part of the label, so voice control finds the button.
      "aria-label": [label, told, short].filter(Boolean).join(", "),
      "aria-pressed": String(Boolean(chosen)),
    },
    label,
  );
