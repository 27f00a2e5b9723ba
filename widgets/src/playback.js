/**
 * The last actions step by step: your dice, then the other side's turn, then the list of its actions. story.js says which is shown,
 * steps.js draws it, and this is its motion.
 *
 * The table always shows the current state. Only the map goes back to the current step, and only the panel describes it. You can press
 * everything meanwhile. It has its usual effect and ends the playback.
 *
 * @typedef {import("./story.js").Step} Step
 * @typedef {import("./types.js").Context} Context
 * @typedef {object} Player
 * @property {HTMLElement} root
 * @property {Context} context
 * @property {import("./motion.js").Motion} move
 * @property {() => void} redraw draws the table again
 * @property {() => void} soon draws it again together with the kernel's answer
 * @property {any[][]} boards the map before all steps, then after each of them
 * @property {{step: Step, index: number} | null} next the step that moves after the next redraw
 * @property {boolean} isFirst whether the page has just been opened
 * @property {[Element, Node][]} ghosts the pieces that disappear from the map, and where they were. They fade out.
 */
import { calm, find } from "./dom.js";
import { TIMES, animate, appear, celebrate, createMotion, fly, stopAll, tumble, wait } from "./motion.js";
import { chooseSpeed, countGame } from "./settings.js";
import { begin, boardsOf, findHits, findRemovals, findStepOnMap, findWays, foesOf, goOn, press, show, wordsOf } from "./story.js";

/** Messages that only show information, so the current step stays. */
const LOOKS = new Set(["aim", "rule", "more", "text", "chances", "language", "opponent"]);

const isStill = ({ own }) => calm() || own.speed === "now";
const rateOf = ({ own }) => (own.speed === "2" ? 0.5 : 1);
const goesOn = ({ own }) => !isStill({ own }) && (own.speed === "1" || own.speed === "2");
const zoomOf = ({ own }) => own.fit?.zoom ?? 1;
const layerOf = (root) => root.querySelector(".un-in") ?? root;

/** Show what comes next. @param {Player} player @param {import("./story.js").Turn} turn */
function apply(player, { story, spoken, isMoving }) {
  const { own } = player.context;
  own.story = story;
  if (spoken !== null) own.spoken = spoken;
  if (isMoving) player.next = { step: story.of.steps[story.at], index: story.at };
}

/** Start the playback of the kernel's new actions. @param {Player} player */
function take(player) {
  const { scene, own } = player.context;
  const { played } = scene;
  if (own.story?.id === played?.id && own.story?.of === played) return;
  if (own.story && played && own.story.id === played.id) {
    own.story.of = played; // the same in another language
    return;
  }
  stopAll(player.move);
  own.story = null;
  player.boards = [];
  if (played?.steps.length) {
    player.boards = boardsOf(scene.board ?? [], played.steps);
    const turn = begin(played, scene.coach, player.isFirst);
    if (turn.isMoving && !own.counted && foesOf(played).length > 0) {
      own.counted = true;
      countGame();
    }
    apply(player, turn);
  }
  player.isFirst = false;
}

/** Perform the action of a button. @param {Player} player @param {string} name */
function pressButton(player, name) {
  const { scene, own } = player.context;
  if (!own.story || !scene.played) return;
  if (name.startsWith("speed:")) chooseSpeed((own.speed = name.slice(6)));
  const turn = press(own.story, scene.played, name);
  if (turn) apply(player, turn);
  player.redraw();
}

/** Return to the current table after a message to the kernel. @param {Player} player @param {string} kind */
function leave(player, kind) {
  const { scene, own } = player.context;
  if (LOOKS.has(kind) || !own.story?.view) return;
  apply(player, show(own.story, scene.played, ""));
  player.soon();
}

/** Before the map is drawn, keep the pieces that disappear for a moment. @param {Player} player */
function keepGhosts(player) {
  const { root, boards, next, context } = player;
  const { own } = context;
  player.ghosts = [];
  if (next && own.story?.view === "roll") reserveRoom(root, context);
  if (!next || isStill(context) || own.story?.view === "list") return;
  player.ghosts = findRemovals(boards, own.story.at)
    .map(({ k }) => find(root, "k", k))
    .filter(Boolean)
    .map((node) => [node, node.parentNode]);
}

/** Reserve the room of the panel that rolled the dice, so that the panel and its button stay in place. */
function reserveRoom(root, { own }) {
  const body = root.querySelector("[data-region=plan] > .pbody");
  if (body) own.stage = body.getBoundingClientRect().height / zoomOf({ own });
  else if (!root.querySelector("[data-region=rolled]")) own.stage = 0;
}

/** Start the motion after the redraw. @param {Player} player */
function startMotion(player) {
  const { next } = player;
  player.next = null;
  if (next) play(player, next.step, next.index);
}

/** Move a step, say it, and go on. @param {Player} player @param {Step} step @param {number} index */
function play(player, step, index) {
  const { root, context, move } = player;
  const { own } = context;
  const body = root.querySelector(".panel.rolled > .pbody");
  if (body) body.scrollTop = body.scrollHeight;
  const say = () => {
    own.spoken = wordsOf(own.story, step, index); // of what moves: the kernel may have sent what comes next
    player.redraw();
  };
  if (isStill(context)) {
    say();
    return;
  }
  const rate = rateOf(context);
  const time = moveStep(player, step, index, rate);
  for (const card of root.querySelectorAll(".lost-card")) appear(move, card, { duration: TIMES.verdict, delay: time });
  wait(move, time, say);
  if (!step.mine && !own.story.again && goesOn(context)) {
    const next = () => {
      apply(player, goOn(own.story, context.scene.played));
      player.redraw();
    };
    wait(move, time + TIMES.pause * rate, next, { drop: true });
  }
}

/** Move the parts of a step one after another: the card, the way, the dice, their effect, the losses. Return when all lie. @param {Player} player @param {Step} step @param {number} index @param {number} rate */
function moveStep(player, step, index, rate) {
  const { root, move, context } = player;
  const panel = root.querySelector(step.mine ? ".panel.rolled" : ".panel.enemy");
  let time = 0;
  if (!step.mine) {
    appear(move, panel?.querySelector(".ecard"), { duration: TIMES.card * rate, from: "translateY(-8px)" });
    time = TIMES.card * rate;
  }
  time = moveAlong(player, step, index, time, rate);
  const dice = [...(panel?.querySelectorAll(".thrown > li > svg") ?? [])];
  if (dice.length > 0) {
    time = tumble(move, dice, { rate, delay: time });
    appear(move, panel.querySelector(".vd"), { duration: TIMES.verdict * rate, delay: time });
    time += TIMES.verdict * rate;
  }
  showEffect(player, step, index, time, rate);
  for (const card of panel?.querySelectorAll(".loss") ?? []) {
    appear(move, card, { duration: TIMES.verdict * rate, delay: time, from: "none" });
    const source = findSource(player, step, card);
    time = fly(move, layerOf(root), source, card.querySelector(".lcard"), { rate, delay: time, zoom: zoomOf(context) });
  }
  return time;
}

/** Draw the path on the map and move the piece along it. @param {Player} player @param {Step} step @param {number} index @param {number} time @param {number} rate */
function moveAlong({ root, move, boards, context }, step, index, time, rate) {
  if (!step.trace) return time;
  const duration = TIMES.path * rate;
  for (const line of root.querySelectorAll(".trace path")) animate(move, line, [{ opacity: 0 }, { opacity: 1 }], { duration, delay: time });
  const end = time + duration;
  for (const { k, points, isOwn } of findWays(boards, index, step.trace, context.scene.ground?.places ?? [])) {
    const tiles = (points.length - 1) * TIMES.tile * rate;
    const frames = points.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
    animate(move, find(root, "k", k), frames, { duration: tiles, delay: end, easing: "ease-in-out" });
    if (isOwn) time = Math.max(time, end + tiles);
  }
  return Math.max(end, time);
}

/** Show the effect of a step: a burst, a shaken piece, a piece that disappears. @param {Player} player @param {Step} step @param {number} index @param {number} time @param {number} rate */
function showEffect(player, step, index, time, rate) {
  const { root, move, boards } = player;
  const burst = root.querySelector("[data-region=map] .burst");
  if (burst) animate(move, burst, [{ opacity: 0 }, { opacity: 1 }], { duration: TIMES.burst * rate, delay: time });
  for (const { k, x, y } of findHits(boards, index, step)) {
    const frames = [0, -4, 4, -3, 3, 0].map((by) => ({ transform: `translate(${x + by}px, ${y}px)` }));
    animate(move, find(root, "k", k), frames, { duration: TIMES.shake * rate, delay: time });
  }
  for (const [node, parent] of player.ghosts) {
    if (node.isConnected) continue;
    parent.appendChild(node);
    node.setAttribute("aria-hidden", "true");
    animate(move, node, [{ opacity: 1 }, { opacity: 0 }], { duration: TIMES.verdict * rate, delay: time });
    wait(move, time + TIMES.verdict * rate, () => node.remove());
  }
  player.ghosts = [];
}

/** The place that a lost card came from. @param {Player} player @param {Step} step @param {HTMLElement} card */
function findSource({ root, context }, step, card) {
  const zone = card.dataset.from;
  const loss = step.lost.find((candidate) => candidate.from === zone);
  const pile = find(root, "key", `pile:${loss?.side}:${zone}`);
  const isHand = loss?.side === context.scene.mine?.side && zone === "hand";
  return pile ?? root.querySelector(isHand ? ".hand h3" : ".foe");
}

/** Roll the dice of a walkthrough when they appear. @param {Player} player */
function rollDice({ root, move, context }, lastWalk) {
  const rolls = context.scene.walk?.show?.rolls;
  if (isStill(context) || !rolls?.length || JSON.stringify(lastWalk?.show?.rolls) === JSON.stringify(rolls)) return;
  const end = tumble(move, [...root.querySelectorAll(".panel.walk .thrown > li > svg")]);
  appear(move, root.querySelector(".panel.walk .vd"), { delay: end });
}

/** Celebrate a solved exercise, a finished lesson or a won game. @param {Player} player @param {string} name */
function celebrateSuccess({ root, move, context }, name) {
  if (!isStill(context)) celebrate(move, layerOf(root), root.querySelector(`.panel.${name}`), zoomOf(context));
}

/**
 * Show the last actions on one table.
 *
 * @param {HTMLElement} root
 * @param {Context} context
 * @param {() => void} redraw draws the table again
 * @param {() => void} soon draws it again together with the kernel's answer
 */
export function playback(root, context, redraw, soon) {
  const { scene, own } = context;
  const move = createMotion();
  /** @type {Player} */
  const player = { root, context, move, redraw, soon, boards: [], next: null, isFirst: true, ghosts: [] };
  own.story = null;
  own.spoken = "";
  root.addEventListener("pointerdown", () => stopAll(move), true);
  root.addEventListener("keydown", () => stopAll(move), true);
  return {
    move,
    take: () => take(player),
    shown: () => findStepOnMap(scene, own.story, player.boards),
    before: () => keepGhosts(player),
    after: () => startMotion(player),
    /** @param {string} name */
    press: (name) => pressButton(player, name),
    /** @param {string} kind */
    leave: (kind) => leave(player, kind),
    dice: (lastWalk) => rollDice(player, lastWalk),
    /** @param {string} name */
    success: (name) => celebrateSuccess(player, name),
    active: () => Boolean(own.story?.view),
    stop: () => stopAll(move),
  };
}
