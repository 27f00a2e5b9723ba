import { h } from "./dom.js";
import { icon } from "./icons.js";
import { body, unfolded } from "./rule.js";

/** @typedef {import("./types.js").Context} Context */

const SHIELD = "M-13 -14H13V-2C13 8 6.4 13 0 16C-6.4 13 -13 8 -13 -2Z";
/** What opened the rule of a part of the sum. */
const ASKED = "slip";
const FACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0];

/** What is about to happen: the sum, the chance, what it costs, and the button without which nothing happens. @param {Context} context */
export function slip(context) {
  const { slip } = context.scene;
  if (!slip) return null;
  const { word } = context;
  return h(
    "section.slip.act",
    { key: "slip", "aria-label": slip.title, "data-region": "slip" },
    h("h3", null, slip.icon && h("span.hico", null, icon(slip.icon, 18)), h("span", null, slip.title)),
    slip.sum?.length > 0 && [figures(context, slip, ASKED), unfoldedRules(context, slip, ASKED)],
    h(
      "div.odds",
      null,
      slip.dice === 2 && slip.hits && square(slip.hits, word),
      slip.chance && h("p.big", null, h("b", null, slip.chance.fraction), slip.chance.words && [" ", h("span.nb", null, `(${slip.chance.words})`)]),
      (slip.lines ?? []).map((line, i) => h("p", { key: i }, line)),
      slip.chain?.length > 0 && [
        h("p.cost", null, h("b", null, word("chain"))),
        h(
          "ol.chain",
          null,
          slip.chain.map((place, i) => h("li", { key: i }, place)),
        ),
      ],
      slip.hits && slip.dice > 0 && slip.dice !== 2 && faces(slip.hits),
      slip.choices?.length > 0 && h("div.acts.choices", null, slip.choices.map(choice)),
      (slip.commit || slip.next || slip.back) &&
        h(
          "div.acts",
          null,
          slip.commit && button("commit", "commit", slip.commit, "Enter"),
          slip.next && h("button.plain", { key: "slip:next", type: "button", "data-nav": "", "data-own": "next" }, slip.next),
          slip.back && button("plain", "back", slip.back, "Esc"),
        ),
    ),
  );
}

const button = (style, kind, label, key) =>
  h(
    `button.${style}`,
    { key: `slip:${kind}`, type: "button", "data-nav": "", "data-kind": kind },
    h("span", null, label),
    h("kbd", { "aria-hidden": "true" }, key),
  );

const choice = ({ id, label, state }) =>
  h(
    "button.plain",
    {
      key: `choice:${id}`,
      type: "button",
      class: state,
      "aria-pressed": state === "chosen" ? "true" : null,
      "data-nav": "",
      "data-kind": "tap",
      "data-target": `choice:${id}`,
    },
    label,
  );

/**
 * The sum, each number in the shape that it has on the map. Terms that do not count are struck out; a part that names its rule is a button.
 *
 * @param {Context} context
 * @param {import("./types.js").Slip} slip
 * @param {string} asked what opens the rules: its own name
 */
export function figures({ own }, { sum, total }, asked) {
  const spoken = sum
    .filter((term) => !term.struck)
    .map(({ n, word }) => `${n} ${word}`)
    .join(" + ");
  const pressed = [...sum, total].some((part) => part?.rule);
  const term = (key, style, { n, word, note, rule }, ...shown) =>
    h(
      rule ? "button.term" : "div.term",
      {
        key: `${asked}:sum:${key}`,
        class: style,
        // A picture has nothing inside that could be pressed: then its parts are pictures.
        role: pressed && !rule ? "img" : null,
        "aria-label": pressed ? [`${n} ${word}`, note].filter(Boolean).join(", ") : null,
        ...(rule && {
          type: "button",
          "aria-expanded": String(own.open.has(unfolded(asked, rule))),
          "data-nav": "",
          "data-kind": "rule",
          "data-target": rule,
          "data-line": asked,
        }),
      },
      h("span.sr", null, shown, " ", h("i", null, word)),
      note && [" ", h("small", null, note)],
    );
  return h(
    "div.sum",
    { role: pressed ? "group" : "img", "aria-label": total ? `${spoken} = ${total.n} ${total.word}, ${total.note}` : spoken },
    sum.map((one, i) => [
      i > 0 && h("span.op", { key: `op${i}`, "aria-hidden": "true" }, "+"),
      term(
        i,
        one.struck && "struck",
        one,
        h(
          "svg",
          { width: 34, height: 34, viewBox: "-17 -17 34 34" },
          one.shape === "disc" ? h("circle.disc", { r: 14.6 }) : h("path.disc", { d: SHIELD }),
          one.shape === "cover" && h("path.inner", { d: SHIELD, transform: "scale(.75)" }),
          h("text", { y: 6.6 }, one.n),
        ),
      ),
    ]),
    total && [h("span.op", { key: "=", "aria-hidden": "true" }, "="), term("total", "total", total, h("b", null, total.n))],
  );
}

/** The rules of the sum that are unfolded, each once. @param {Context} context */
export const unfoldedRules = (context, { sum, total }, asked) => [...sum, total].map((part) => part?.rule && body(context, part.rule, asked));

/** The faces of one die, those that hit filled. */
const faces = (hits) =>
  h(
    "svg.faces",
    { width: 232, height: 24, viewBox: "0 0 232 24", role: "img", "aria-label": hits.join(", ") },
    FACES.map((face, i) => [
      h("rect", { class: hits.includes(face) ? "gh" : "gm", x: 1 + 23 * i, y: 1.5, width: 21, height: 21, rx: 3 }),
      h("text", { class: hits.includes(face) && "h", x: 11.5 + 23 * i, y: 16.5 }, face),
    ]),
  );

/** All hundred ways that two dice can fall. */
function square(hits, word) {
  const at = (i) => Math.round((0.8 + 10.9 * i) * 10) / 10;
  const hit = (face) => hits.includes(face);
  const ways = word("ways", { n: 100 - (10 - FACES.filter(hit).length) ** 2 });
  return h(
    "svg.grid",
    { width: 132, height: 150, viewBox: "-20 -18 132 150", role: "img", "aria-label": ways },
    FACES.map((face, i) => [
      h("text.ax", { class: hit(face) && "h", x: at(i) + 4.7, y: -5 }, face),
      h("text.ax", { class: hit(face) && "h", x: -7.5, y: at(i) + 8.5 }, face),
      FACES.map((other, k) => h("rect", { class: hit(face) || hit(other) ? "gh" : "gm", x: at(k), y: at(i), width: 9.4, height: 9.4, rx: 1.5 })),
    ]),
    h("text.gc", { x: 54.5, y: 125 }, ways),
  );
}
