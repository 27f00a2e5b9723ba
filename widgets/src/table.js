// @ts-check
import { pondering, watch } from "./alive.js";
import { listenBuilder } from "./build.js";
import { initialize } from "./changes.js";
import { say } from "./dom.js";
import { draw, setLanguage } from "./draw.js";
import { markMore } from "./edges.js";
import { fit } from "./fit.js";
import { focusPressed, focusStart } from "./focus.js";
import { UNFOLDED } from "./folding.js";
import { listenKeys } from "./keys.js";
import { heightFor } from "./layout.js";
import { lens } from "./lens.js";
import { TRAITS } from "./parts.js";
import { playback } from "./playback.js";
import { findAim, followFocus, leaveFocus, point } from "./pointing.js";
import { click, jump, search } from "./press.js";
import { createPaper, snapPage } from "./reading.js";
import { GUESS, appear, room } from "./room.js";
import { screen } from "./screen.js";
import { drawSoon, setOwn, touch } from "./send.js";
import { reasons, speed } from "./settings.js";
import { listenShare } from "./share.js";
import { followTheme } from "./theme.js";

/** @typedef {import("./types.js").Table} Table */

/** The time in milliseconds after which a screen reader knows the lines of a new table, and speaks what comes into them. */
const HEARD = 150;

/** The number of tables on this page so far. Each has its own ids. */
let tables = 0;

/** The state of a view that nobody has used yet. @returns {import("./types.js").Own} */
const createOwn = () => ({
  prefix: `un${++tables}-`,
  focus: "",
  isRefocusing: false,
  open: new Set(),
  rules: new Map(),
  others: new Map(),
  drawer: "",
  sought: "",
  front: "",
  answered: null,
  full: false,
  words: false,
  stopped: false,
  squeezed: false,
  thinking: false,
  speed: speed(),
  reasons: reasons(),
  copied: null,
  newest: null,
  fresh: 1,
  stage: 0,
  tip: null,
  story: null,
  spoken: "",
  told: [],
  toldText: "",
  notice: "",
  turn: "",
  hasFocus: false,
  isSilent: true,
  fit: fit(1200, 720, 1),
});

/** A table that is not drawn yet, without its helpers. @param {any} model @returns {Table} */
function createTable(model) {
  const root = document.createElement("div");
  root.className = "un un-table";
  root.tabIndex = -1;
  /** @type {import("./types.js").Scene} */
  const scene = Object.fromEntries(TRAITS.map((name) => [name, model.get(name)]));
  const table = /** @type {Table} */ (
    /** @type {Partial<Table>} */ ({
      model,
      root,
      scene,
      own: createOwn(),
      word: (key, values = {}) => say(scene.words?.[key] ?? key, values),
      draw: () => draw(table),
      isGone: false,
      changes: new Set(),
      drawings: new Map(),
      isWaiting: false,
      success: "",
      space: GUESS,
      layoutKey: "",
      folding: UNFOLDED,
      isUsed: false,
      lastQuestion: "",
      byKey: false,
      lastKey: "",
      isPointing: false,
      focusBefore: null,
      visitedFrom: null,
      isGreeted: false,
      region: "",
      aimTarget: findAim(scene, ""),
      sumTarget: "",
      tipLabel: "",
    })
  );
  return table;
}

/** What a table listens to. @type {[string, (table: Table, event: any) => void, boolean?][]} */
const LISTENERS = [
  ["click", click],
  ["input", search],
  ["change", jump],
  ["scroll", ({ paper }, event) => snapPage(paper, event), true],
  ["scroll", ({ root }) => markMore(root), true],
  ["keydown", (table, { key }) => Object.assign(table, { byKey: true, lastKey: key }), true],
  ["pointerdown", focusPressed, true],
  ["pointerover", point],
  ["focusin", followFocus],
  ["focusout", leaveFocus],
];

/** The anywidget. It draws the model into `el` and sends the clicks. @param {{model: any, el: HTMLElement}} view */
function render({ model, el }) {
  const table = createTable(model);
  const { root, scene } = table;
  el.append(root);
  const stopTheme = followTheme(root);
  table.paper = createPaper(root, table);
  table.player = playback(
    root,
    table,
    () => touch(table, "own"),
    () => drawSoon(table, "own"),
  );
  let hasHeard = Boolean(model.widget_manager?.kernel); // a page that shows a kernel hears it
  table.alive = watch(
    (isSilent) => setOwn(table, "stopped", isSilent),
    () => {
      const kernel = model.widget_manager?.kernel;
      // A page that shows no kernel and delivers no messages (marimo) cannot tell a stopped program from a quiet one.
      if (!kernel) return !hasHeard;
      return kernel.status === "busy" && !kernel.isDisposed && kernel.connectionStatus !== "disconnected"; // it can end while it is busy
    },
  );
  for (const [name, listener, isCapture] of LISTENERS) root.addEventListener(name, (event) => listener(table, event), isCapture);
  listenShare(table);
  listenBuilder(table);
  const stopKeys = listenKeys(table);
  table.lens = lens(root, table);
  /** @type {[string, (message?: any) => void][]} */
  const listeners = TRAITS.map((name) => [`change:${name}`, () => touch(table, name)]);
  const mind = pondering(table.alive, (isOn) => setOwn(table, "thinking", isOn));
  listeners.push(["msg:custom", mind.hear], ["msg:custom", () => (hasHeard = true)]);
  for (const [name, listener] of listeners) model.on(name, listener);
  setLanguage(table);
  table.screen = screen(root, (isOn) => {
    setOwn(table, "full", isOn);
    table.room.measure();
  });
  /** @param {Table["space"]} space */
  const take = (space) => {
    table.space = space;
    touch(table, "fit");
  };
  table.room = room(root, take, (width) => heightFor(table, width));
  table.player.take();
  table.draw();
  appear(root);
  if (scene.home) focusStart(table);
  setTimeout(() => setOwn(table, "isSilent", false), HEARD);

  return () => {
    table.isGone = true;
    stopTheme();
    stopKeys();
    for (const helper of [table.room, table.screen, table.player, mind, table.lens]) helper.stop();
    for (const [name, listener] of listeners) model.off(name, listener);
    root.remove();
  };
}

export default { initialize, render };
