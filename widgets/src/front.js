// @ts-check
/**
 * Which panel is in front: the newest message, so that you see the answer to your click. The panels have an order of their own
 * (`PANELS` in panel.js); the one in front comes before those that a message can cover.
 */

/** @typedef {import("./types.js").Scene} Scene */

/** Whether the lesson's panel says something else than before. @param {Scene} last @param {Scene} next @param {Set<string>} changes the changed parts */
export const hasNewWords = (last, next, changes) => changes.has("coach") && String(next.coach?.said) !== String(last.coach?.said);

/**
 * Return the panel that is in front after a change, or "" for none.
 *
 * @param {string} front the panel that was in front
 * @param {Scene} last
 * @param {Scene} next
 * @param {Set<string>} changes the changed parts
 */
export function chooseFront(front, last, next, changes) {
  if (changes.has("plan") || (front === "chances" && (changes.has("walk") || !next.chances?.on))) front = "";
  if (next.chances?.on && !last.chances?.on) front = "chances";
  if (next.advice?.on && !last.advice?.on) front = "advice";
  if (front === "advice" && !next.advice?.on) front = "";
  if (hasNewWords(last, next, changes) && next.coach?.said?.length) front = "coach";
  if (!changes.has("why")) return front;
  if (next.why && !next.walk) return "why";
  return front === "why" ? "" : front;
}

/** @param {Scene["coach"]} coach */
const isGood = (coach) => ["good", "done"].includes(coach?.state ?? "") && !coach?.quiet;

/** Return the panel of a success that is new: a solved step of a lesson, a game that is won, or "". @param {Scene} last @param {Scene} next */
export function findSuccess(last, next) {
  if (next.over?.won && !last.over) return "over";
  return isGood(next.coach) && (!isGood(last.coach) || last.coach?.step !== next.coach?.step) ? "coach" : "";
}
