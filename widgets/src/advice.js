import { sends } from "./buttons.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { sheet } from "./sheet.js";

/** @typedef {import("./types.js").Context} Context */

/** What you could do now: the best actions so far, each with its chance and its reason. A click chooses the action, as a click on the board would. @param {Context} context */
export function advice(context) {
  const {
    scene: { advice },
    own,
    word,
  } = context;
  if (!advice?.on) return null;
  return sheet(
    { key: "advice", label: advice.title },
    [
      h("h3", null, advice.title),
      advice.none && h("p", { key: "none" }, advice.none),
      h(
        "ol.tips",
        { "aria-label": advice.title, "aria-busy": String(Boolean(advice.busy)) },
        (advice.ways ?? []).map((way) => tip(way, word, way.label === own.tip?.label)),
      ),
      h("p.aside", { key: "about" }, h("span", null, word("advice-about"))),
    ],
    [
      h("span.aside", { key: "note" }, advice.note),
      advice.busy && button("stop", word("advise-stop")),
      advice.look && h("button.plain", sends("replay", advice.look, "advise:look"), word("advise-look")),
      h("button.plain", sends("advise", "close"), word("close"), h("kbd", { "aria-hidden": "true" }, "Esc")),
    ],
  );
}

/** An action. In a replay you can only read it. `isOn`: it is the one that is marked on the board and in the hand. @param {import("./types.js").Tip} way @param {import("./types.js").Words} word @param {boolean} isOn */
const tip = ({ id, name, rank, label, chance, why, bar: [low, middle, high] }, word, isOn) =>
  h(
    "li.tip",
    { key: `tip:${label}`, class: isOn && "on", "data-tip": label },
    name && h("small", null, name),
    h(
      "div.tiptop",
      null,
      id
        ? h(
            "button.plain",
            { key: `take:${id}`, type: "button", "data-nav": "", "data-stop": true, "data-kind": "take", "data-target": id },
            label,
          )
        : h("b", null, label),
      h(
        "span.win",
        null,
        rank && h("b", null, rank),
        h("span", { title: word("advice-win") }, h("span.unseen", null, `${word("advice-win")}: `), chance),
      ),
    ),
    h(
      "span.tipbar",
      { "aria-hidden": "true" },
      h("i", { style: `left:${low}%;width:${Math.max(high - low, 1)}%` }),
      h("b", { style: `left:${middle}%` }),
    ),
    h("p", null, why),
  );

const button = (target, label) => h("button.plain", sends("advise", target), label);

/**
 * The action whose units, places and card are marked: the one that you point at, or the first. Actions of another position have no marks.
 *
 * @param {import("./types.js").Advice | null | undefined} advice
 * @param {string} pointedLabel the label of the action under the pointer or the focus
 */
export function findTip(advice, pointedLabel) {
  const ways = (advice?.on && advice.ways) || [];
  const { label, marks, card } = ways.find((way) => way.label === pointedLabel) ?? ways[0] ?? {};
  return marks ? { label, marks, card } : null;
}

/** The buttons that ask, where there is something to ask. @param {Pick<Context, "scene" | "word">} context */
export const asking = ({ scene: { advice }, word }) =>
  advice &&
  !advice.on && [
    advice.ask && whatNow(word),
    advice.missed && button("missed", advice.missed),
    advice.turns && button("turns", word("advise-turns")),
  ];

const whatNow = (word) =>
  h(
    "button.plain",
    { ...sends("advise", "ask"), "aria-keyshortcuts": "H" },
    icon("bulb", 14),
    h("span", null, word("advise")),
    h("kbd", { "aria-hidden": "true" }, "H"),
  );

/** The chance to win over a replay, with the step that is shown, and a button for each turning point. @param {Context} context */
export function line({ scene: { advice }, word }) {
  if (!advice?.line) return null;
  const { title, points, at, turns, busy, none } = advice.line;
  return h(
    "div.turning",
    { key: "course", "aria-busy": String(Boolean(busy)) },
    h("p", { "aria-hidden": "true" }, title),
    h(
      "svg",
      { viewBox: "-1 -1 102 26", preserveAspectRatio: "none", role: "img", "aria-label": title },
      h("path.mid", { d: "M0 12H100" }),
      h("path.now", { d: `M${at} 0V24` }),
      points.length > 0 && h("path.won", { d: points.map(([x, y], i) => `${i ? "L" : "M"}${x} ${(24 - 0.24 * y).toFixed(1)}`).join("") }),
    ),
    h(
      "div.turns",
      { role: "group", "aria-label": word("advise-turns"), "aria-live": busy ? "off" : "polite" },
      none && h("p", null, none),
      turns.map(({ id, label, say }) =>
        h(
          "button.plain",
          {
            ...sends("replay", id, `turn:${id}`),
            title: say,
            "aria-label": `${label}. ${say}`,
          },
          label,
        ),
      ),
    ),
  );
}
