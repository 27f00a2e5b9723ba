// @ts-check
/**
 * Which of the last actions is shown: where it starts, and what each button makes of it. Nothing here touches the page.
 *
 * @typedef {import("./types.js").Scene} Scene
 * @typedef {import("./scene.js").LastActions} LastActions
 * @typedef {NonNullable<import("./types.js").Own["story"]>} Story
 * @typedef {LastActions["steps"][number]} Step
 * @typedef {object} Turn what is shown next
 * @property {Story} story
 * @property {string | null} spoken the sentence that is spoken, or null for the one before
 * @property {boolean} isMoving whether the step moves
 */
import { isJudged } from "./coach.js";
import { merge } from "./delta.js";
import { describeStep, sentences } from "./stage.js";

/** The templates of the odds above the board. They are about the current board only. */
const PLATES = new Set(["odds", "plate", "tab"]);
/** The templates of the pieces that fade out when they disappear. */
const FADING = new Set(["counter", "unit", "vehicle"]);

/** The steps of the other side. @param {LastActions} actions */
export const foesOf = (actions) => actions.steps.filter(({ mine }) => !mine);

/** The map before all steps, then after each of them. @param {any[]} board the current one @param {Step[]} steps */
export function boardsOf(board, steps) {
  const boards = [board.filter(({ t }) => !PLATES.has(t))];
  for (const step of [...steps].reverse()) boards.unshift(step.board ? merge(boards[0], step.board) : boards[0]);
  return boards;
}

/** Start with the first step, with the list, or with nothing. @param {LastActions} actions @param {Scene["coach"]} coach @param {boolean} isFirst whether the page was opened at this point @returns {Turn} */
export function begin(actions, coach, isFirst) {
  /** @type {Story} */
  const story = { id: actions.id, of: actions, at: 0, view: "", again: false };
  // A lesson's verdict comes first, unless there are dice or losses to see before it.
  if (isJudged(coach) && actions.steps.every(({ rolls, lost }) => rolls.length + lost.length === 0))
    return { story, spoken: null, isMoving: false };
  // On a new page the list describes the actions without animation.
  if (isFirst) return { story: { ...story, view: foesOf(actions).length > 0 ? "list" : "" }, spoken: null, isMoving: false };
  return see(story, actions, 0);
}

/** Show a step. @param {Story} story @param {LastActions} actions @param {number} index @returns {Turn} */
export const see = (story, actions, index, again = false) => ({
  story: { ...story, at: index, again, view: actions.steps[index].mine ? "roll" : "step" },
  spoken: "",
  isMoving: true,
});

/** Show the list, or nothing. @param {Story} story @param {LastActions} actions @param {"" | "list"} view @returns {Turn} */
export const show = (story, actions, view) => ({
  story: { ...story, view, again: false },
  spoken: view === "list" ? actions.did : "",
  isMoving: false,
});

/** Go on to the next step, or to the end. @param {Story} story @param {LastActions} actions @returns {Turn} */
export function goOn(story, actions) {
  if (story.at + 1 < actions.steps.length) return see(story, actions, story.at + 1);
  return show(story, actions, foesOf(actions).length > 1 ? "list" : ""); // a single step needs no list
}

/** Go to the list if the other side did something, or from the list back to the table. The events after all steps are still spoken. @param {Story} story @param {LastActions} actions @returns {Turn} */
function skip(story, actions) {
  const { view, again } = story;
  const turn = show(story, actions, foesOf(actions).length > 0 && view !== "list" ? "list" : "");
  return view !== "list" && !again ? { ...turn, spoken: sentences([turn.spoken, ...(actions.after ?? [])]) } : turn;
}

/** What a button makes of it: null if it is none of these. @param {Story} story @param {LastActions} actions @param {string} name @returns {Turn | null} */
export function press(story, actions, name) {
  const [what, value] = name.split(":");
  if (what === "go-on") return goOn(story, actions);
  if (what === "skip") return skip(story, actions);
  if (what === "again") return see(story, actions, story.at, story.again);
  if (what === "to-list") return show(story, actions, "list");
  if (what === "off") return show(story, actions, "");
  if (what === "see") return see(story, actions, Number(value), true);
  return what === "speed" ? see(story, actions, story.at) : null;
}

/** What is spoken once a step has moved. @param {Story} story @param {Step} step @param {number} index */
export function wordsOf({ of: { steps, after = [] }, again }, step, index) {
  return sentences([describeStep(again ? { ...step, before: [] } : step), ...(again || index + 1 < steps.length ? [] : after)]);
}

/** The moment of the step, with its board, its head and its cards in place of the current ones, or null. @param {Scene} scene @param {Story | null} story @param {any[][]} boards @returns {Scene | null} */
export function findStepOnMap(scene, story, boards) {
  const step = story && scene.played?.steps[story.at];
  if (!step || (story.view !== "step" && story.view !== "roll")) return null;
  const { trace } = step;
  const steps = scene.played?.steps.slice(story.at) ?? [];
  const past = steps.reduceRight((later, { moment }) => (moment ? merge(later, moment, scene.ground?.cards) : later), scene);
  return /** @type {Scene} */ ({
    ...past,
    mine: countPiles(past.mine),
    foe: countPiles(past.foe),
    board: boards[story.at + 1],
    advice: null,
    marks: { trace: trace ? { ...trace } : undefined },
  });
}

/** The half of a side with the numbers of its piles at a past moment. Their titles are of the present. @param {any} half */
const countPiles = (half) =>
  !half?.counts
    ? half
    : {
        ...half,
        piles: half.piles.map((/** @type {import("./scene.js").Pile} */ pile) => {
          const count = half.counts[pile.id] ?? pile.count;
          return count === pile.count ? pile : { ...pile, count, title: `${pile.label}: ${count}` };
        }),
      };

/** The pieces that disappear in a step. @param {any[][]} boards @param {number} index */
export function findRemovals(boards, index) {
  const stays = new Set(boards[index + 1]?.map(({ k }) => k));
  return boards[index]?.filter(({ k, t }) => !stays.has(k) && FADING.has(t)) ?? [];
}

/** The pieces that a step moves, with the points of their way, and whether it is the way of the step. @param {any[][]} boards @param {number} index @param {NonNullable<Step["trace"]>} trace @param {any[]} places */
export function findWays(boards, index, trace, places) {
  const was = new Map(boards[index]?.map((piece) => [piece.k, piece]));
  const ways = [];
  for (const piece of boards[index + 1] ?? []) {
    const old = was.get(piece.k);
    if (!old || (old.x === piece.x && old.y === piece.y)) continue;
    const isAside = trace.target || old.p !== trace.path[0] || piece.p !== trace.path.at(-1);
    const middles = isAside ? [] : trace.path.slice(1, -1).map((id) => places.find((place) => place.id === id));
    const stops = middles.filter(Boolean).map(({ cx, cy }) => ({ x: cx, y: cy }));
    const points = [old, ...stops, piece].map(({ x, y }) => ({ x, y }));
    ways.push({ k: piece.k, points, isOwn: stops.length > 0 || old.p === trace.path[0] });
  }
  return ways;
}

/** The pieces that the dice of a step have changed. @param {any[][]} boards @param {number} index @param {Step} step */
export function findHits(boards, index, step) {
  const was = new Map(boards[index]?.map((piece) => [piece.k, piece]));
  /** @param {{k: string, n: unknown, s: unknown}} piece */
  const isHit = ({ k, n, s }) => was.has(k) && (was.get(k).n !== n || was.get(k).s !== s);
  return step.rolls.length === 0 ? [] : (boards[index + 1] ?? []).filter(isHit);
}
