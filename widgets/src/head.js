import { sends, toggles } from "./buttons.js";
import { h } from "./dom.js";
import { house } from "./home.js";
import { dot, icon } from "./icons.js";

/** The number of points above which only a number is shown. */
const PIPS = 12;

/** The game, its round, the score and the first player in one line. @param {import("./types.js").Context} context */
export function head({ scene: { head, chances }, own, word }) {
  if (!head) return null;
  return h(
    "header.head",
    { key: "head", "data-region": "head" },
    h(
      "div.ttl",
      { title: [head.title, head.note, head.unsaved].filter(Boolean).join(". ") },
      h("h2", null, head.title),
      head.unsaved ? h("p.unsaved", { key: "unsaved", role: "status" }, head.unsaved) : head.note && h("p", null, head.note),
    ),
    h(
      "ol.phase",
      { "aria-label": word("phases") },
      head.round && h("li.rd", { key: "round" }, h("small", null, word("round")), " ", h("b", null, head.round)),
      (head.phases ?? []).map((label, i) => {
        const isNow = i === head.phase;
        const state = isNow ? "now" : i < head.phase && "done";
        return h("li", { key: i, class: state, "aria-current": isNow ? "step" : null, title: label }, h("i"), h("span", null, label));
      }),
    ),
    h("div.score", { role: "group", "aria-label": word("points") }, (head.score ?? []).map(points)),
    head.first && h("div.tok", { class: head.first.side, title: head.first.label }, whistle(), h("small", null, head.first.label)),
    h(
      "div.tools",
      null,
      house(head.home, word("home")),
      tool("undo", word("undo"), "Control+Z", head.undo),
      tool("redo", word("redo"), "Control+Shift+Z", head.redo),
      chances && overlay(chances.on, word("chances")),
      opener("log", "log", word("log"), "L", own.drawer === "log"),
      opener("full", "full", word("full"), "F", own.full),
      opener("menu", "more", word("menu"), null, own.drawer === "menu"),
    ),
  );
}

/** The button for the odds above the board. */
const overlay = (isOn, label) =>
  h(
    "button.plain.tool",
    {
      ...sends("chances", isOn ? "off" : "on", "chances"),
      class: isOn && "chosen",
      title: label,
      "aria-label": label,
      "aria-pressed": String(Boolean(isOn)),
      "aria-keyshortcuts": "C",
    },
    icon("chances", 18),
  );

const tool = (kind, label, keys, isOn) =>
  h(
    "button.plain.tool",
    {
      key: kind,
      type: "button",
      "data-nav": "",
      "data-kind": kind,
      "aria-keyshortcuts": keys,
      title: label,
      "aria-label": label,
      disabled: !isOn,
    },
    icon(kind, 18),
  );

/** A button that the view handles itself: the log, the menu, or full screen. */
export const opener = (name, sign, label, key, isOn) =>
  h(
    "button.plain.tool",
    {
      ...toggles(name, `tool:${name}`),
      title: key ? `${label} (${key})` : label,
      "aria-label": label,
      "aria-keyshortcuts": key,
      "aria-pressed": name === "full" ? String(Boolean(isOn)) : null,
      "aria-expanded": name === "full" ? null : String(Boolean(isOn)),
    },
    icon(sign, 18),
  );

/** @param {import("./types.js").Score} score */
function points({ side, name, points, goal, of, text, word }, i) {
  const shape = side === "s2" ? "M0 -7L7 0L0 7L-7 0Z" : "M6 0A6 6 0 1 1 -6 0A6 6 0 1 1 6 0Z";
  const pips = goal && Math.max(goal, points) <= PIPS ? Array.from({ length: Math.max(goal, points) }, (_, n) => n < points) : [];
  return h(
    "div",
    { key: i, class: side, role: "img", "aria-label": `${name}: ${text}`, title: text },
    dot(side, 15),
    h("span", null, name, word && h("small", null, word)),
    h(
      "span.pips",
      null,
      pips.map((full) => h("svg", { width: 15, height: 15, viewBox: "-8 -8 16 16" }, h("path.pip", { class: full && "full", d: shape }))),
    ),
    points == null ? icon("target", 16) : h("b", null, points, of && h("small", null, ` / ${of}`)),
  );
}

/** The marker of the first player. */
const whistle = () =>
  h(
    "svg.token",
    { width: 32, height: 32, viewBox: "-16 -16 32 32", "aria-hidden": "true" },
    h("circle.tk0", { r: 14.6 }),
    h("circle.tk1", { r: 11.8 }),
    h("path.tk2", { d: "M-8.6 -4.4H3.6A5.3 5.3 0 1 1 -1.7 .9V-.6H-8.6Z" }),
    h("circle.tk3", { cx: 3.6, cy: 0.9, r: 2 }),
    h("path.tk4", { d: "M2.2 -4.6V-7.4H5.4V-4.6" }),
  );
