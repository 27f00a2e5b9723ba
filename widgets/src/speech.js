// @ts-check
/**
 * What a screen reader says by itself: what happened, what a lesson says, what is asked, and short notices. These lines are on every page
 * and in this order, because only a change of a line that is already there is spoken.
 */

import { named } from "./coach.js";
import { h } from "./dom.js";
import { sumInWords } from "./plan.js";
import { sentences } from "./stage.js";

/** @typedef {import("./types.js").Context} Context */
/** @typedef {import("./types.js").Table} Table */

/** A line for screen readers only. @param {string} key @param {string | false | null | undefined} text */
const line = (key, text) => h("p.unseen", { key, role: "status", "aria-live": "polite" }, text);

/**
 * The events since the last announcement. After an enemy's turn that is more than the newest line.
 *
 * @param {Context} context
 */
export function news({ scene: { log }, own }) {
  const lines = log?.lines ?? [];
  const newest = String(lines[0]?.id ?? "");
  if (newest !== own.newest) {
    const index = lines.findIndex(({ id }) => String(id) === own.newest);
    // Ids begin with the number of the decision. The line that was newest may have left the list at the bottom, or (after an undo) at the
    // top.
    const all = own.newest === "" || (index < 0 && Number.parseInt(String(own.newest), 10) < Number.parseInt(String(lines.at(-1)?.id), 10));
    own.fresh = all ? lines.length : Math.max(index, 1);
    own.newest = newest;
    if (own.story?.view) own.fresh = 0; // steps that are shown one by one are spoken one by one
  }
  const fresh = lines.slice(0, own.fresh).reverse();
  return line("news", fresh.length > 1 ? sentences(fresh.map(({ text }) => text)) : fresh[0]?.text);
}

/** The current step, spoken once its dice have landed. @param {Context} context */
export const announceStep = ({ own }) => line("spoken", own.spoken);

/** The text of an open question. The focus goes to a new one, and so it is read. @param {Context["scene"]["coach"]} coach @returns {string[]} */
export const textsOf = (coach) => (coach?.options?.length && !coach.state ? [...(coach.read ?? []), ...(coach.task ?? [])] : []);

/** The words of reasons, each with what would change it. @param {import("./types.js").Reason[]} reasons @param {Context["word"]} word */
const wordsOfReasons = (reasons, word) => reasons.flatMap(({ text, change }) => [text, change && `${word("change")} ${change}`]);

/** The step of a walkthrough. @param {Context} context */
export const announceWalk = ({ scene: { walk } }) => line("walk-said", walk?.text);

/** Why something is not possible, and what is. @param {Context} context */
export function announceWhy({ scene: { why }, own, word }) {
  if (!why || own.answered === why) return line("why-said", "");
  const { title, reasons = [], ways = [] } = why;
  const can = ways.length > 0 && `${word("can")} ${ways.map(({ label }) => label).join("; ")}`;
  return line("why-said", sentences([title, ...wordsOfReasons(reasons, word), can]));
}

/** The end of the game, once its last dice have been seen. @param {Context} context */
export const announceEnd = ({ scene: { over }, own }) =>
  line("over-said", over && !own.story?.view && sentences([over.title, over.text, over.told, over.note]));

/** All sentences of a lesson or a quiz in the order of its panel. @param {Context} context @returns {any[]} */
function wordsOfCoach({ scene: { coach }, word }) {
  if (!coach) return [];
  const {
    title,
    count,
    step,
    steps,
    read = [],
    task = [],
    state,
    verdict,
    said = [],
    reasons = [],
    hints = [],
    options = [],
    note,
  } = coach;
  const isNew = !state && hints.length === 0;
  return [
    title,
    !count && step && word("step", { n: step, m: steps }),
    ...(isNew ? read : []),
    ...task,
    state && (verdict ?? word(`state-${state}`)),
    ...said,
    ...wordsOfReasons(reasons, word),
    ...hints,
    ...options.flatMap(({ label, state: sign, why }, i) => [
      // Which answer is right is news after a wrong one. The chosen one is known.
      `${named(label, i)}${state === "no" && sign === "right" ? `, ${word("state-good")}` : ""}`,
      why,
    ]),
    note,
  ].filter(Boolean);
}

/** What is new in a lesson or a quiz, each sentence once. It waits until the dice and the other side's steps have been seen. @param {Context} context */
export function announceCoach(context) {
  const { own } = context;
  if (own.isSilent || own.story?.view) return line("coach-said", own.toldText);
  const all = wordsOfCoach(context);
  const known = own.hasFocus ? own.told.concat(textsOf(context.scene.coach)) : own.told;
  if (String(all) !== String(own.told)) own.toldText = sentences(all.filter((text) => !known.includes(text)));
  own.told = all;
  return line("coach-said", own.toldText);
}

/** What a hint has to say: that it is there, and that it is ready. Never each better chance. @param {Context} context */
export const announceAdvice = ({ scene: { advice } }) => line("advised", advice?.said);

/** The current question: the text of the panel without its buttons. @param {Context} context */
export const asks = ({ scene: { plan }, word }) =>
  line(
    "asks",
    plan &&
      sentences([
        plan.title,
        plan.sum?.length ? sumInWords(plan, word) : plan.total && `${plan.total.n} ${plan.total.word}`,
        plan.chance?.words,
        ...(plan.spread ?? []).map(({ label, text }) => `${label}: ${text}`),
        ...(plan.lines ?? []),
      ]),
  );

/** Whose turn it is and what there is to do, once the other side's steps have been seen. @param {Context} context */
export function announceTurn({ scene: { head, mine, coach, walk, over }, own }) {
  const now = !own.isSilent && !own.story?.view && !coach && !walk && !over && head?.phases?.[head.phase];
  if (!now) own.turn = "";
  else if (!own.turn.startsWith(now)) own.turn = sentences([now, mine?.hint]);
  return line("turn-said", own.turn);
}

/** A notice: how to hear the keys, that a key found nothing, that the focus has left. @param {Context} context */
export const notice = ({ own }) => line("notice", own.notice);

/** Say something once. The same words twice differ in a space, or else they would be no change. @param {Table} table @param {string} text */
export function tell({ own, changes, draw }, text) {
  own.notice = own.notice === text ? `${text}\u00a0` : text;
  // A focus can move while the table is drawn. What changes then is drawn afterward.
  queueMicrotask(() => (changes.add("own"), draw()));
}

/** Forget what belongs to the page that has just been left. @param {Table} table */
export const forget = (table) => Object.assign(table.own, { newest: null, spoken: "", told: [], toldText: "", notice: "", turn: "" });

export const SPEECH = [
  news,
  announceStep,
  announceWalk,
  announceWhy,
  announceCoach,
  announceEnd,
  announceTurn,
  announceAdvice,
  asks,
  notice,
];
