import { h } from "./dom.js";
import { barredRing, dot, figure, icon } from "./icons.js";
import { face } from "./roll.js";
import { figures } from "./plan.js";

/** @typedef {import("./types.js").Context} Context */
/** @typedef {import("./types.js").LastActions} Played */
/** @typedef {import("./types.js").PlayedStep} PlayedStep */

/** The number of dice above which they are drawn smaller. */
const FEW = 3;
/** A ten-sided die at rest: its outline, its edges, the face that counts. */
const DIE = [
  "M0 -35L33 -8V12L0 35L-33 12V-8Z",
  "M0 -35L19 10L0 35M0 -35L-19 10L0 35M-19 10H19M19 10L33 -8M19 10L33 12M-19 10L-33 -8M-19 10L-33 12",
  "M0 -35L19 10H-19Z",
];

/**
 * The result of an attack: the dice, the verdict, and the losses with their sources. The defense total is above it, if the step has one.
 *
 * @param {Context} context
 * @param {Partial<PlayedStep>} step
 */
export function stage(context, { plan, rolls = [], verdict, lost = [] }) {
  const dice = rolls.flatMap(({ dice }) => dice);
  const state = rolls.find((roll) => roll.state === "hit")?.state ?? rolls[0]?.state;
  const size = dice.length < FEW ? 66 : dice.length < 6 ? 46 : 34;
  return [
    plan?.sum?.length > 0 && figures(context, plan, "played"),
    h(
      "div.stage",
      { key: "stage" },
      dice.length > 0 &&
        h(
          "ul.thrown",
          { key: "dice" },
          dice.map((die, i) =>
            h(
              "li",
              { key: i, role: "img", "aria-label": die.face ? die.word : `${die.n}: ${die.word}` },
              die.face ? face(context, die.face, die.state, size) : number(die, size),
            ),
          ),
        ),
      rolls.length > 0 &&
        h(
          "div.vd",
          { key: "verdict", class: state },
          verdict &&
            h(
              "p.verdict",
              { key: "verdict" },
              state === "miss" ? barredRing(20) : icon(state === "flag" ? "back" : "attack", 22),
              h("b", null, verdict),
            ),
          rolls.map(({ need, note }, i) => h("p.need", { key: i }, rolls.length > 1 ? `${note}: ${need}` : need)),
        ),
      lost.map((entry, i) => loss(context, entry, i)),
    ),
  ];
}

/** @param {import("./types.js").Die} die @param {number} size */
const number = ({ n, hit }, size) =>
  h(
    "svg.d10",
    { class: hit ? "hit" : "miss", width: size, height: size * 1.05, viewBox: "-38 -39 76 78", "aria-hidden": "true" },
    DIE.map((d, i) => h(`path.d10-${i}`, { d })),
    h("text", { y: 4 }, n),
  );

/** A loss: the struck-out card or the lost figures, and the sentence. */
const loss = (context, entry, i) =>
  h(
    "div.loss",
    { key: `loss:${i}`, "data-from": entry.from },
    entry.gone ? figurines(entry) : small(context, entry, "struck"),
    h("p", null, entry.text),
  );

const figurines = ({ side, gone, left }) =>
  h(
    "span.figs",
    { class: side, "aria-hidden": "true" },
    Array.from({ length: left + gone }, (_, i) => h("i", { key: i, class: i >= left && "x" })),
  );

/** A small card. @param {Context} context */
export const small = (context, { side, band, figure: shape, title }, style = "") =>
  h(
    "span.lcard",
    { class: `${side} ${style}` },
    band && h("i.lb", null, h("b", null, band)),
    shape && figure(context, shape, 26),
    h("b.lt", null, title),
  );

/** Whether a sentence already ends in the verdict, so that a miss is not repeated. */
const says = (text, verdict) => Boolean(verdict) && text.toLowerCase().replace(/[.!]$/, "").endsWith(verdict.toLowerCase());

/** A step in one sentence: the action, the result and the losses. @param {PlayedStep} step */
export const sentence = ({ text, verdict, lost }) => sentences([text, !says(text, verdict) && verdict, ...lost.map((entry) => entry.text)]);

/**
 * The text for screen readers: a sentence for each event before the step, for its card, for the action, for the faces of its dice and
 * their effect, and for each loss.
 *
 * @param {PlayedStep} step
 */
export const describeStep = ({ before = [], mine, card, act, text, fell, verdict, lost }) =>
  sentences([
    ...before,
    !mine && card && [card.title, act].filter(Boolean).join(": "),
    text,
    fell,
    !says(fell || text, verdict) && verdict,
    ...lost.map((entry) => entry.text),
  ]);

/** Sentences joined, each with a full stop unless it has another end mark. @param {(string | false | null | undefined)[]} parts */
export const sentences = (parts) => /** @type {string[]} */ (parts.filter(Boolean)).map(endSentence).join(" ");

/** @param {string} text */
const endSentence = (text) => (/[.!?…:]$/.test(text) ? text : `${text}.`);

/** The head of the other side's turn: the side and the number of the step. */
export const heading = (title, side, number, total, word) =>
  h(
    "div.eh",
    { key: "head" },
    h("h3", null, dot(side, 15), h("span", null, title)),
    h(
      "ol.ticks",
      { "aria-hidden": "true" },
      Array.from({ length: total }, (_, i) => h("li", { key: i, class: i < number ? "d" : i === number && "c" })),
    ),
    h("span.stepn", null, word("step", { n: number + 1, m: total })),
  );
