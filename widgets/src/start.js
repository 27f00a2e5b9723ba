// @ts-check
import { withPrefix } from "./board.js";
import { sends } from "./buttons.js";
import { h } from "./dom.js";
import { house } from "./home.js";
import { dot } from "./icons.js";

/** @typedef {import("./types.js").StartSheet} StartSheet */
/** @typedef {import("./types.js").StartGroup} StartGroup */

/** What a button sends: another language, or a choice of the page. */
/**
 * The start sheet, in place of the home page: the board with its goals dotted, and beside it what can be chosen before the game begins.
 *
 * @param {StartSheet} start
 * @param {string} prefix
 * @param {string} trouble
 * @param {import("./types.js").Words} word
 */
export function startSheet(start, prefix, trouble, word) {
  const { title, game, note, picture, groups, length, chance, begin, others } = start;
  return h(
    "div.home.start",
    { key: "start", role: "group", "aria-label": title },
    h(
      "header.st-head",
      { key: "head", "data-region": "start-head" },
      house(true, word("home")),
      h("h2", null, title, " ", h("small", null, game)),
      h("p", null, note),
    ),
    trouble && h("p.trouble", { key: "trouble", role: "status" }, trouble),
    h(
      "div.st-map",
      { key: "map" },
      h("svg.win", {
        viewBox: picture.box,
        role: "img",
        "aria-label": [picture.label, groups[0].note, picture.goals.join(", ")].filter(Boolean).join(" "),
        focusable: "false",
        html: withPrefix(picture.markup, prefix),
      }),
    ),
    h(
      "section.st-side",
      { key: "panel" },
      groups.map(group),
      h(
        "div.st-told",
        { key: "told" },
        length && h("p", { key: "length" }, h("b", null, length.label), " ", length.text),
        h("p", { key: "chance", role: "status" }, chance),
      ),
      h(
        "div.st-foot",
        { key: "foot", "data-region": "start-foot" },
        h(
          "button.commit",
          { ...sends("home", begin.to, `start:${begin.to}`), "data-start": "" },
          begin.label,
          " ",
          h("kbd", { "aria-hidden": "true" }, "Enter"),
        ),
        others.map(({ to, label }) => h("button.plain", sends("home", to, `start:${to}`), label)),
      ),
    ),
  );
}

/** A row of radio buttons. @param {StartGroup} one */
const group = ({ id, label, items, note }) =>
  h(
    "div.st-group",
    { key: id, class: id },
    h("h3", { "aria-hidden": "true" }, label),
    h(
      "div.st-row",
      { role: "radiogroup", "aria-label": label, "data-region": `start-${id}` },
      items.map((item) => radio(id, item)),
    ),
    note && h("p.st-note", { key: "note" }, note),
  );

/** @param {string} id @param {import("./types.js").StartItem} item */
const radio = (id, { to, label, text, note, side, chosen }) =>
  h(
    "button.st-one",
    {
      ...sends(id === "language" ? "language" : "home", to, `start:${to}`),
      role: "radio",
      class: [chosen && "on", side].filter(Boolean).join(" "),
      "aria-checked": String(Boolean(chosen)),
      "aria-label": [label, text, note].filter(Boolean).join(". "),
      "data-stop": chosen ? "" : null,
      lang: id === "language" ? to : null,
    },
    h("b", null, side && dot(side, 15), label),
    text && h("span", null, text),
    note && h("small", null, note),
  );
