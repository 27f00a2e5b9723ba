import { h } from "./dom.js";
import { icon } from "./icons.js";
import { sheet } from "./sheet.js";

/** @typedef {import("./types.js").Context} Context */

/** What you could do now: the best actions so far, each with its chance and its reason. A click chooses the action, as a click on the board would. @param {Context} context */
export function advice(context) {
  const {
    scene: { advice },
    word,
  } = context;
  if (!advice?.on) return null;
  return sheet(
    { key: "advice", label: word("advise") },
    [
      h("h3", null, word("advise")),
      h("ol.tips", { "aria-label": word("advise"), "aria-busy": String(Boolean(advice.busy)) }, (advice.ways ?? []).map((way) => tip(way, word))),
      h("p.aside", { key: "about" }, h("span", null, word("advice-about"))),
    ],
    [
      h("span.aside", { key: "note" }, advice.note),
      advice.busy && button("stop", word("advise-stop")),
      h("button.plain", { key: "advise:close", type: "button", "data-nav": "", "data-kind": "advise", "data-target": "close" }, word("close"), h("kbd", { "aria-hidden": "true" }, "Esc")),
    ],
  );
}

/** An action. In a replay you can only read it. */
const tip = ({ id, label, chance, why, bar: [low, middle, high] }, word) =>
  h(
    "li.tip",
    { key: `tip:${label}` },
    h(
      "div.tiptop",
      null,
      id ? h("button.plain", { key: `take:${id}`, type: "button", "data-nav": "", "data-stop": true, "data-kind": "take", "data-target": id }, label) : h("b", null, label),
      h("span.win", { title: word("advice-win") }, h("span.unseen", null, `${word("advice-win")}: `), chance),
    ),
    h("span.tipbar", { "aria-hidden": "true" }, h("i", { style: `left:${low}%;width:${Math.max(high - low, 1)}%` }), h("b", { style: `left:${middle}%` })),
    h("p", null, why),
  );

const button = (target, label) => h("button.plain", { key: `advise:${target}`, type: "button", "data-nav": "", "data-kind": "advise", "data-target": target }, label);

/** The button that asks, where there is something to ask. @param {Context} context */
export const asking = ({ scene: { advice }, word }) =>
  advice && !advice.on && h("button.plain", { key: "advise:ask", type: "button", "data-nav": "", "data-kind": "advise", "data-target": "ask", "aria-keyshortcuts": "H" }, icon("bulb", 14), h("span", null, word("advise")), h("kbd", { "aria-hidden": "true" }, "H"));

/** What a screen reader hears of it: that it is there, and that it is ready. Never each better chance. @param {Context} context */
export const advised = ({ scene: { advice } }) => h("p.unseen", { key: "advised", role: "status", "aria-live": "polite" }, advice?.said);
