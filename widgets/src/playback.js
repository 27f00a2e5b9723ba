/**
 * The last actions step by step: your dice, then the other side's turn, then the list of its actions.
 *
 * The table always shows the current state. Only the map goes back to the current step, and only the panel describes it. You can press
 * everything meanwhile. It has its usual effect and ends the playback.
 */
import { isJudged } from "./coach.js";
import { merge } from "./delta.js";
import { calm, find, h } from "./dom.js";
import { icon } from "./icons.js";
import { TIMES, appear, celebrate, fly, motion, tumble } from "./motion.js";
import { sheet } from "./sheet.js";
import { headline } from "./plan.js";
import { heading, describeStep, sentence, sentences, small, stage } from "./stage.js";

/** @typedef {import("./types.js").Context} Context */

/** The storage key for the speed and the number of games on this page. */
const KEPT = "undaunted-nb.playback";
/** The number of first games in which the other side's turn waits for Next, unless you choose a speed. */
const FIRST_GAMES = 3;
/** Messages that only show information, so the current step stays. */
const LOOKS = new Set(["aim", "rule", "more", "text", "chances", "language", "opponent"]);

/** The templates of the odds above the board. They are about the current board only. */
const PLATES = new Set(["odds", "plate", "tab"]);

/** The settings stored by this page. @returns {{speed?: string, games?: number, reasons?: boolean}} */
function readSettings() {
  try {
    return JSON.parse(globalThis.localStorage?.getItem(KEPT) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

function keep(changes) {
  try {
    globalThis.localStorage?.setItem(KEPT, JSON.stringify({ ...readSettings(), ...changes }));
  } catch {
    // A page without storage asks again.
  }
}

/** The speed at the start. */
export const speed = () => readSettings().speed ?? ((readSettings().games ?? 0) < FIRST_GAMES ? "step" : "1");

/** Whether the opponent's reasons are shown. */
export const reasons = () => readSettings().reasons ?? true;

/** Store whether they are shown. @param {boolean} isChosen */
export const chooseReasons = (isChosen) => keep({ reasons: isChosen });

/** Store the chosen speed. @param {string} value */
export const chooseSpeed = (value) => keep({ speed: value });

/** Your dice, in place of the panel that rolled them. @param {Context} context */
export function drawRolled(context) {
  const { own, word } = context;
  const step = current(context, "roll");
  if (!step) return null;
  const headData = step.plan ?? { title: step.text, icon: step.icon };
  const { story } = own;
  return sheet(
    { key: "rolled", label: headData.title, class: "act", style: own.stage ? `--un-stage: ${own.stage}px` : null },
    [headline(context, headData), stage(context, step), step.then && h("p.say", { key: "then" }, step.then)],
    [
      button("commit", "go-on", word("go-on"), "Enter"),
      step.rolls.length > 0 && button("plain", "again", word("again"), "", icon("undo", 14)),
      story.again && button("plain", "to-list", word("to-list")),
    ],
  );
}

/** A step of the other side's turn. @param {Context} context */
export function enemy(context) {
  const { scene, own, word } = context;
  const step = current(context, "step");
  if (!step) return null;
  const { story } = own;
  const foes = scene.played.steps.filter(({ mine }) => !mine);
  const index = foes.indexOf(step);
  const last = index === foes.length - 1;
  return sheet(
    { key: "enemy", label: scene.played.title, class: scene.played.side },
    [
      heading(scene.played.title, scene.played.side, index, foes.length, word),
      (step.card || step.act) &&
        h(
          "div.ecard",
          { key: "card" },
          step.card && small(context, step.card),
          step.act && h("span.edo", null, icon(step.icon, 18), h("span", null, step.act)),
        ),
      h("p.say", { key: "say" }, step.text),
      step.why && own.reasons && h("p.tiny", { key: "reason" }, step.why),
      (step.rolls.length > 0 || step.lost.length > 0) && stage(context, { ...step, plan: undefined }),
    ],
    story.again
      ? [button("commit", "to-list", word("to-list"), "Enter"), button("plain", "again", word("again"), "", icon("undo", 14))]
      : [
          button("commit", "go-on", !last ? word("next-step") : foes.length > 1 ? word("go-on") : next(context)),
          h(
            "span.spd",
            { key: "speed", role: "group", "aria-label": word("speed") },
            ["1", "2"].map((rate) => fast(rate, own.speed, word)),
          ),
          button("plain", "skip", word("skip"), "", icon("skip", 14), "Escape"),
        ],
  );
}

/** The words of the button that leads back to the table, or in a lesson to its verdict. @param {Context} context */
const next = ({ scene, word }) => (isJudged(scene.coach) ? word("go-on") : scene.played.onward);

/** The list of the other side's actions. A line shows its step again. @param {Context} context */
export function did(context) {
  const { scene, own, word } = context;
  if (own.story?.view !== "list" || !scene.played) return null;
  const { did: title, steps, side } = scene.played;
  return sheet(
    { key: "did", label: title, class: side },
    [
      h("h3", null, title),
      h(
        "ol.lines",
        { key: "lines" },
        steps.map((step, i) =>
          step.mine
            ? null
            : h(
                "li",
                { key: i },
                h(
                  "button.line",
                  { key: `line:${i}`, type: "button", "data-nav": "", "data-own": `story:see:${i}` },
                  icon(step.icon, 16),
                  h("span", null, step.act && step.rolls.length === 0 && h("b", null, `${step.act}. `), sentence(step)),
                ),
              ),
        ),
      ),
      h("p.tiny", { key: "hint" }, word("look-again")),
    ],
    [button("commit", "off", next(context), "Enter")],
  );
}

/** The cards that you have just lost. They are struck out next to the hand until the next click. @param {Context} context */
export function lostCards(context) {
  const { own, scene, word } = context;
  const { story } = own;
  if (!story?.view || !scene.played || !scene.mine) return null;
  const until = story.view === "list" ? scene.played.steps.length : story.at + 1;
  const losses = scene.played.steps
    .slice(0, until)
    .flatMap((step) => step.lost.filter((loss) => loss.side === scene.mine.side && loss.from === "hand"));
  return losses.map((card, i) =>
    h("div.lost-card", { key: `lost:${i}` }, small(context, card, "struck"), h("span", null, word("lost-now"))),
  );
}

const current = ({ scene, own }, view) => (own.story?.view === view ? scene.played?.steps[own.story.at] : undefined);

const button = (style, name, label, key = "", sign = null, shortcut = null) =>
  h(
    `button.${style}`,
    { key: `story:${name}`, type: "button", "data-nav": "", "data-own": `story:${name}`, "aria-keyshortcuts": shortcut },
    sign,
    h("span", null, label),
    key && h("kbd", { "aria-hidden": "true" }, key),
  );

const fast = (rate, now, word) =>
  h(
    "button.plain",
    {
      key: `story:speed:${rate}`,
      type: "button",
      class: now === rate && "chosen",
      "aria-pressed": String(now === rate),
      "data-nav": "",
      "data-own": `story:speed:${rate}`,
    },
    word(`speed-${rate}`),
  );

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
  const move = motion(root);
  /** The map at each step. The first one is the map before all of them. */
  let boards = [];
  /** The motion to start after the next redraw. */
  let next = null;
  let first = true;
  /** The pieces that disappear from the map. They fade out. */
  let ghosts = [];

  own.story = null;
  own.spoken = "";

  const still = () => calm() || own.speed === "now";
  const rate = () => (own.speed === "2" ? 0.5 : 1);
  const runs = () => !still() && (own.speed === "1" || own.speed === "2");
  const zoom = () => own.fit?.zoom ?? 1;
  const layer = () => root.querySelector(".un-in") ?? root;

  /** Start the playback of the kernel's new actions. */
  function take() {
    const { played } = scene;
    if (own.story?.id === played?.id && own.story?.of === played) return;
    if (own.story && played && own.story.id === played.id) {
      own.story.of = played; // the same in another language
      return;
    }
    move.stop();
    own.story = null;
    boards = [];
    if (played?.steps.length) begin(played);
    first = false;
  }

  function begin(playback) {
    let board = (scene.board ?? []).filter(({ t }) => !PLATES.has(t));
    boards = [board, ...[...playback.steps].reverse().map((step) => (board = step.board ? merge(board, step.board) : board))].reverse();
    own.story = { id: playback.id, of: playback, at: 0, view: "", again: false };
    const foes = playback.steps.some(({ mine }) => !mine);
    // A lesson's verdict comes first, unless there are dice or losses to see before it.
    if (isJudged(scene.coach) && playback.steps.every(({ rolls, lost }) => rolls.length + lost.length === 0)) return;
    if (first) {
      // The page was opened at this point, so the list describes the actions without animation.
      if (foes) own.story.view = "list";
      return;
    }
    if (foes && !own.counted) {
      own.counted = true;
      keep({ games: (readSettings().games ?? 0) + 1 });
    }
    see(0);
  }

  /** Show a step. */
  function see(index, again = false) {
    const step = scene.played.steps[index];
    own.story = { ...own.story, at: index, again, view: step.mine ? "roll" : "step" };
    own.spoken = "";
    next = () => play(step, index);
  }

  function onward() {
    const { at } = own.story;
    if (at + 1 < scene.played.steps.length) see(at + 1);
    else show(scene.played.steps.filter(({ mine }) => !mine).length > 1 ? "list" : ""); // a single step needs no list
  }

  function show(view) {
    own.story = { ...own.story, view, again: false };
    own.spoken = view === "list" ? scene.played.did : "";
  }

  /** Perform the action of a button. @param {string} name */
  function press(name) {
    if (!own.story || !scene.played) return;
    const [what, value] = name.split(":");
    if (what === "go-on") onward();
    else if (what === "skip") skip();
    else if (what === "again") see(own.story.at, own.story.again);
    else if (what === "to-list") show("list");
    else if (what === "off") show("");
    else if (what === "see") see(Number(value), true);
    else if (what === "speed") hasten(value);
    redraw();
  }

  /** Go to the list if the other side did something, or from the list back to the table. The events after all steps are still spoken. */
  function skip() {
    const { steps, after = [] } = scene.played;
    const { view, again } = own.story;
    show(steps.some(({ mine }) => !mine) && view !== "list" ? "list" : "");
    if (view !== "list" && !again) own.spoken = sentences([own.spoken, ...after]);
  }

  function hasten(value) {
    own.speed = value;
    chooseSpeed(value);
    see(own.story.at);
  }

  /** Return to the current table after a message to the kernel. @param {string} kind */
  function leave(kind) {
    if (LOOKS.has(kind) || !own.story?.view) return;
    show("");
    soon();
  }

  /** The step on the map, in place of the current board. */
  function stepOnMap() {
    const { story } = own;
    if (!story || (story.view !== "step" && story.view !== "roll")) return null;
    const { trace } = scene.played.steps[story.at];
    return { ...scene, board: boards[story.at + 1], advice: null, marks: { trace: trace ? { ...trace } : undefined } };
  }

  /** Before the map is drawn, keep the pieces that disappear for a moment. */
  function before() {
    ghosts = [];
    if (next && own.story?.view === "roll") measure();
    if (!next || still() || own.story?.view === "list") return;
    const stays = new Set(boards[own.story.at + 1]?.map(({ k }) => k));
    const removedPieces =
      boards[own.story.at]?.filter(({ k, t }) => !stays.has(k) && (t === "counter" || t === "unit" || t === "vehicle")) ?? [];
    ghosts = removedPieces
      .map(({ k }) => find(root, "k", k))
      .filter(Boolean)
      .map((node) => [node, node.parentNode]);
  }

  /** Reserve the room of the panel that rolled the dice, so that the panel and its button stay in place. */
  function measure() {
    const body = root.querySelector("[data-region=plan] > .pbody");
    if (body) own.stage = body.getBoundingClientRect().height / zoom();
    else if (!root.querySelector("[data-region=rolled]")) own.stage = 0;
  }

  /** Start the motion after the redraw. */
  function after() {
    const act = next;
    next = null;
    act?.();
  }

  function play(step, index) {
    const body = root.querySelector(".panel.rolled > .pbody");
    if (body) body.scrollTop = body.scrollHeight;
    const say = () => {
      const { steps, after = [] } = own.story.of; // of what moves: the kernel may have sent what comes next
      const { again } = own.story;
      own.spoken = sentences([describeStep(again ? { ...step, before: [] } : step), ...(again || index + 1 < steps.length ? [] : after)]);
      redraw();
    };
    if (still()) {
      say();
      return;
    }
    const fastness = rate();
    const panel = root.querySelector(step.mine ? ".panel.rolled" : ".panel.enemy");
    let time = 0;
    if (!step.mine) {
      appear(move, panel?.querySelector(".ecard"), { duration: TIMES.card * fastness, from: "translateY(-8px)" });
      time = TIMES.card * fastness;
    }
    time = way(step, index, time, fastness);
    const dice = [...(panel?.querySelectorAll(".thrown > li > svg") ?? [])];
    if (dice.length > 0) {
      time = tumble(move, dice, { rate: fastness, delay: time });
      appear(move, panel.querySelector(".vd"), { duration: TIMES.verdict * fastness, delay: time });
      time += TIMES.verdict * fastness;
    }
    effect(step, index, time, fastness);
    for (const card of panel?.querySelectorAll(".loss") ?? []) {
      appear(move, card, { duration: TIMES.verdict * fastness, delay: time, from: "none" });
      time = fly(move, layer(), findSource(step, card), card.querySelector(".lcard"), { rate: fastness, delay: time, zoom: zoom() });
    }
    for (const card of root.querySelectorAll(".lost-card")) appear(move, card, { duration: TIMES.verdict, delay: time });
    move.after(time, say);
    if (!step.mine && !own.story.again && runs()) {
      move.after(
        time + TIMES.pause * fastness,
        () => {
          onward();
          redraw();
        },
        { drop: true },
      );
    }
  }

  /** Draw the path on the map and move the piece along it. */
  function way(step, index, time, fastness) {
    if (!step.trace) return time;
    const duration = TIMES.path * fastness;
    for (const line of root.querySelectorAll(".trace path"))
      move.animate(line, [{ opacity: 0 }, { opacity: 1 }], { duration, delay: time });
    let end = time + duration;
    const was = new Map(boards[index]?.map((piece) => [piece.k, piece]));
    const middle = (id) => scene.ground.places.find((place) => place.id === id);
    for (const piece of boards[index + 1] ?? []) {
      const old = was.get(piece.k);
      if (!old || (old.x === piece.x && old.y === piece.y)) continue;
      const stops =
        step.trace.target || old.p !== step.trace.path[0] || piece.p !== step.trace.path.at(-1)
          ? []
          : step.trace.path.slice(1, -1).map(middle).filter(Boolean);
      const points = [old, ...stops.map(({ cx, cy }) => ({ x: cx, y: cy })), piece];
      const tiles = (points.length - 1) * TIMES.tile * fastness;
      move.animate(
        find(root, "k", piece.k),
        points.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` })),
        { duration: tiles, delay: end, easing: "ease-in-out" },
      );
      if (stops.length > 0 || old.p === step.trace.path[0]) time = Math.max(time, end + tiles);
    }
    return Math.max(end, time);
  }

  /** Show the effect of a step: a burst, a shaken piece, a piece that disappears. */
  function effect(step, index, time, fastness) {
    const burst = root.querySelector("[data-region=map] .burst");
    if (burst) move.animate(burst, [{ opacity: 0 }, { opacity: 1 }], { duration: TIMES.burst * fastness, delay: time });
    const was = new Map(boards[index]?.map((piece) => [piece.k, piece]));
    for (const { k, n, s, x, y } of boards[index + 1] ?? []) {
      const old = was.get(k);
      if (!old || (old.n === n && old.s === s) || step.rolls.length === 0) continue;
      const frames = [0, -4, 4, -3, 3, 0].map((by) => ({ transform: `translate(${x + by}px, ${y}px)` }));
      move.animate(find(root, "k", k), frames, { duration: TIMES.shake * fastness, delay: time });
    }
    for (const [node, parent] of ghosts) {
      if (node.isConnected) continue;
      parent.append(node);
      node.setAttribute("aria-hidden", "true");
      move.animate(node, [{ opacity: 1 }, { opacity: 0 }], { duration: TIMES.verdict * fastness, delay: time });
      move.after(time + TIMES.verdict * fastness, () => node.remove());
    }
    ghosts = [];
  }

  /** The place that a lost card came from. */
  function findSource(step, card) {
    const zone = card.dataset.from;
    const loss = step.lost.find((candidate) => candidate.from === zone);
    const pile = find(root, "key", `pile:${loss?.side}:${zone}`);
    return pile ?? (loss?.side === scene.mine?.side && zone === "hand" ? root.querySelector(".hand h3") : root.querySelector(".foe"));
  }

  /** Roll the dice of a walkthrough when they appear. */
  function dice(lastWalk) {
    const rolls = scene.walk?.show?.rolls;
    if (still() || !rolls?.length || JSON.stringify(lastWalk?.show?.rolls) === JSON.stringify(rolls)) return;
    const end = tumble(move, [...root.querySelectorAll(".panel.walk .thrown > li > svg")]);
    appear(move, root.querySelector(".panel.walk .vd"), { delay: end });
  }

  /** Celebrate a solved exercise, a finished lesson or a won game. */
  function success(name) {
    if (!still()) celebrate(move, layer(), root.querySelector(`.panel.${name}`), zoom());
  }

  root.addEventListener("pointerdown", () => move.stop(), true);
  root.addEventListener("keydown", () => move.stop(), true);

  return {
    take,
    shown: stepOnMap,
    before,
    after,
    press,
    skip,
    leave,
    dice,
    success,
    move,
    active: () => Boolean(own.story?.view),
    stop: move.stop,
  };
}
