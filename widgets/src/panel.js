// @ts-check
import { advice } from "./advice.js";
import { chances } from "./chances.js";
import { coach } from "./coach.js";
import { curtain } from "./curtain.js";
import { h } from "./dom.js";
import { drawEnding } from "./over.js";
import { did, enemy, drawRolled } from "./steps.js";
import { plan } from "./plan.js";
import { turn } from "./turn.js";
import { walk } from "./walk.js";
import { why } from "./why.js";

/** @typedef {import("./types.js").Context} Context */

/**
 * All panels in order of priority. The first one with content is shown, and a covered one comes back after it.
 * A new panel is one line here. `needs` lists the parts of the scene that it is drawn from (besides `words`, `own` and `fit`). Nothing
 * newer covers a `firm` panel. What is spoken of it is in speech.js.
 *
 * Each draws a `sheet`, or nothing.
 *
 * @type {{name: string, draw: (context: Context) => any, needs: string[], firm?: boolean}[]}
 */
export const PANELS = [
  { name: "curtain", draw: curtain, needs: ["curtain", "mine"], firm: true },
  { name: "rolled", draw: drawRolled, needs: ["played", "rule", "art"], firm: true },
  { name: "enemy", draw: enemy, needs: ["played", "art"], firm: true },
  { name: "did", draw: did, needs: ["played"], firm: true },
  { name: "over", draw: drawEnding, needs: ["over", "rule"] },
  { name: "walk", draw: walk, needs: ["walk", "plan", "rule", "art", "why", "advice"] },
  { name: "plan", draw: plan, needs: ["plan", "rule", "art", "coach"] },
  { name: "why", draw: why, needs: ["why", "rule"] },
  { name: "advice", draw: advice, needs: ["advice"] },
  { name: "coach", draw: coach, needs: ["coach", "plan", "rule"] },
  { name: "chances", draw: chances, needs: ["chances", "rule"] },
  { name: "turn", draw: turn, needs: ["mine", "head", "log", "advice"] },
];

/** All parts of the scene that any of the panels is drawn from. */
export const PANEL_NEEDS = [...new Set(PANELS.flatMap(({ needs }) => needs)), "words", "own", "fit"];

/**
 * The panel. The newest message comes first unless a firm panel is open, so every click gets an answer.
 *
 * @param {Context} context
 */
export function panel(context) {
  const { front } = context.own;
  const order = [...PANELS].sort((a, b) => rank(b, front) - rank(a, front));
  let frontPanel = null;
  for (const candidate of order) {
    const content = candidate.draw(context);
    if (!content) continue;
    frontPanel = [candidate, content];
    break;
  }
  return h("div.panels", { key: "panels", "data-panel": frontPanel?.[0].name }, frontPanel?.[1]);
}

/** @param {{name: string, firm?: boolean}} panel @param {string} front */
const rank = ({ name, firm }, front) => (firm ? 2 : name === front ? 1 : 0);
