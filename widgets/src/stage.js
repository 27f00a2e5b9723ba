import { h } from "./dom.js";
import { barred, dot, figure, icon } from "./icons.js";
import { face } from "./roll.js";
import { figures } from "./slip.js";

/** @typedef {import("./types.js").Context} Context */
/** @typedef {import("./types.js").Played} Played */
/** @typedef {import("./types.js").PlayedStep} PlayedStep */

/** More dice than this are drawn smaller. */
const FEW = 3;
/** A die with ten faces, as it lies: its outline, its edges, the face that counts. */
const DIE = ["M0 -35L33 -8V12L0 35L-33 12V-8Z", "M0 -35L19 10L0 35M0 -35L-19 10L0 35M-19 10H19M19 10L33 -8M19 10L33 12M-19 10L-33 -8M-19 10L-33 12", "M0 -35L19 10H-19Z"];

/**
 * What came of an attack: the dice, the verdict, what was lost and from where. Above it the sum, if the step has one.
 *
 * @param {Context} context
 * @param {Partial<PlayedStep>} step
 */
export function stage(context, { slip, rolls = [], verdict, lost = [] }) {
  const dice = rolls.flatMap(({ dice }) => dice);
  const state = rolls.find((one) => one.state === "hit")?.state ?? rolls[0]?.state;
  const size = dice.length < FEW ? 66 : dice.length < 6 ? 46 : 34;
  return [
    slip?.sum?.length > 0 && figures(context, slip, "played"),
    h(
      "div.stage",
      { key: "stage" },
      dice.length > 0 &&
        h(
          "ul.thrown",
          { key: "dice" },
          dice.map((die, i) => h("li", { key: i, role: "img", "aria-label": die.face ? die.word : `${die.n}: ${die.word}` }, die.face ? face(context, die.face, die.state, size) : number(die, size))),
        ),
      rolls.length > 0 &&
        h(
          "div.vd",
          { key: "verdict", class: state },
          verdict && h("p.verdict", { key: "verdict" }, state === "miss" ? barred(20) : icon(state === "flag" ? "back" : "attack", 22), h("b", null, verdict)),
          rolls.map(({ need, note }, i) => h("p.need", { key: i }, rolls.length > 1 ? `${note}: ${need}` : need)),
        ),
      lost.map((one, i) => loss(context, one, i)),
    ),
  ];
}

const number = ({ n, hit }, size) =>
  h(
    "svg.d10",
    { class: hit ? "hit" : "miss", width: size, height: size * 1.05, viewBox: "-38 -39 76 78", "aria-hidden": "true" },
    DIE.map((d, i) => h(`path.d10-${i}`, { d })),
    h("text", { y: 4 }, n),
  );

/** Something that is lost: the card struck out, or the figures that are gone, and the sentence. */
const loss = (context, one, i) =>
  h(
    "div.loss",
    { key: `loss:${i}`, "data-from": one.from },
    one.gone ? figurines(one) : small(context, one, "struck"),
    h("p", null, one.text),
  );

const figurines = ({ side, gone, left }) =>
  h("span.figs", { class: side, "aria-hidden": "true" }, Array.from({ length: left + gone }, (_, i) => h("i", { key: i, class: i >= left && "x" })));

/** A card, small. @param {Context} context */
export const small = (context, { side, band, figure: shape, title }, style = "") =>
  h("span.lcard", { class: `${side} ${style}` }, band && h("i.lb", null, h("b", null, band)), shape && figure(context, shape, 26), h("b.lt", null, title));

/** Whether a sentence ends in the verdict already: a miss is not told twice. */
const says = (text, verdict) => Boolean(verdict) && text.toLowerCase().replace(/[.!]$/, "").endsWith(verdict.toLowerCase());

/** What a step says in one sentence: what was done, what came of it, what was lost. @param {PlayedStep} step */
export const sentence = ({ text, verdict, lost }) => sentences([text, !says(text, verdict) && verdict, ...lost.map((one) => one.text)]);

/**
 * What those hear who see nothing: a sentence for each thing that happened before the step, for its card, for what was done, for the faces of its dice
 * and what they did, and for each loss.
 *
 * @param {PlayedStep} step
 */
export const heard = ({ before = [], mine, card, act, text, fell, verdict, lost }) =>
  sentences([...before, !mine && card && [card.title, act].filter(Boolean).join(": "), text, fell, verdict, ...lost.map((one) => one.text)]);

/** Each with a full stop, if it ends in nothing else. @param {(string | false | null | undefined)[]} parts */
export const sentences = (parts) => parts.filter(Boolean).map(ended).join(" ");

/** @param {string} text */
const ended = (text) => (/[.!?…:]$/.test(text) ? text : `${text}.`);

/** The head of the other side's turn: whose it is, which of its steps. */
export const heading = (title, side, at, of, word) =>
  h(
    "div.eh",
    { key: "head" },
    h("h3", null, dot(side, 15), h("span", null, title)),
    h(
      "ol.ticks",
      { "aria-hidden": "true" },
      Array.from({ length: of }, (_, i) => h("li", { key: i, class: i < at ? "d" : i === at && "c" })),
    ),
    h("span.stepn", null, word("step", { n: at + 1, m: of })),
  );
