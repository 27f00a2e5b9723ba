import { announceAdvice, findTip } from "./advice.js";
import { pondering, drawStopped, thinking, watch } from "./alive.js";
import { board, glide, symbols } from "./board.js";
import { builder, fileName, listenBuilder } from "./build.js";
import { initialize } from "./changes.js";
import { answers } from "./coach.js";
import { corners } from "./corners.js";
import { find, h, patch, say } from "./dom.js";
import { DRAWERS, drawer } from "./drawer.js";
import { fit, tallest } from "./fit.js";
import { UNFOLDED, foldNext, keepFor, noteCards, partsOf } from "./folding.js";
import { chooseFront, findSuccess, hasNewWords } from "./front.js";
import { hand } from "./hand.js";
import { head } from "./head.js";
import { home } from "./home.js";
import { listen, settle, visit } from "./keys.js";
import { lens } from "./lens.js";
import { asks, log, news, announceStep } from "./log.js";
import { panel } from "./panel.js";
import { NEEDS, TRAITS } from "./parts.js";
import { foe } from "./piles.js";
import { playback } from "./playback.js";
import { PAGES, pageOf, pages, reading } from "./reading.js";
import { roll } from "./roll.js";
import { GUESS, appear, room } from "./room.js";
import { keyOfRule } from "./rule.js";
import { screen } from "./screen.js";
import { chooseReasons, chooseSpeed, reasons, speed } from "./settings.js";
import { listenShare } from "./share.js";
import { followTheme } from "./theme.js";
import { drawOpened, vehicles } from "./vehicles.js";

/** @typedef {import("./types.js").Scene} Scene */
/** @typedef {import("./types.js").Context} Context */

/** The time that a drawing waits for the kernel's answer, in milliseconds. */
const SOON = 40;

/** The number of tables on this page so far. Each has its own ids. */
let tables = 0;

/** The anywidget. It draws the model into `el` and sends the clicks. */
function render({ model, el }) {
  const prefix = `un${++tables}-`;
  /** @type {import("./types.js").Own} */
  const own = {
    prefix,
    focus: "",
    isRefocusing: false,
    open: new Set(),
    rules: new Map(),
    titles: new Map(),
    drawer: "",
    sought: "",
    front: "",
    answered: null,
    full: false,
    speed: speed(),
    reasons: reasons(),
    copied: null,
    newest: null,
    fresh: 1,
    stage: 0,
    tip: null,
    story: null,
    spoken: "",
    fit: fit(1200, 720, 1),
  };
  /** @type {Scene} */
  const scene = Object.fromEntries(TRAITS.map((name) => [name, model.get(name)]));
  const word = (key, values = {}) => say(scene.words?.[key] ?? key, values);
  const context = { scene, own, word };

  const root = document.createElement("div");
  root.className = "un";
  root.tabIndex = -1;
  el.append(root);
  const unfollow = followTheme(root);
  const paper = pages(root, context);
  const player = playback(
    root,
    context,
    () => touch("own"),
    () => soon("own"),
  );

  /** Whether this view (the model can have others) has sent a message since the coach's last text. */
  let used = false;
  /** Whether that message came from the keyboard. */
  let byKey = false;
  /** What was asked about last, by a click or by "Why not?". */
  let lastQuestion = "";

  function send(kind, target = "", more = {}) {
    if (kind !== "aim" && !target.startsWith("at:")) used = true;
    player.leave(kind);
    if (kind === "tap" || kind === "why") {
      // The same answer to the same question is no change, so only this shows it again after it was closed.
      if (own.answered && target === lastQuestion) (own.answered = null), soon("own");
      lastQuestion = target;
    }
    model.send({ kind, target, revision: scene.revision ?? 0, ...more });
    alive.noteSent();
  }

  const alive = watch(
    (silent) => {
      if (Boolean(own.stopped) === silent) return;
      own.stopped = silent;
      touch("own");
    },
    () => model.widget_manager?.kernel?.status === "busy",
  );

  /** Focus the main button of a new home page, unless you are busy elsewhere. A cell that has run takes the focus a moment later. */
  function focusStart() {
    for (const wait of [0, 100, 400, 1000])
      setTimeout(() => {
        if (used || isGone || !scene.home || focus()) return;
        const active = document.activeElement ?? document.body;
        if (active.matches("input, textarea, select, [contenteditable=true]") || !(active.contains(root) || active.closest(".jp-Notebook")))
          return;
        root.querySelector("[data-start]")?.focus({ preventScroll: true });
      }, wait);
  }

  // Drawing: simultaneous changes are drawn together, before the browser paints.
  const changes = new Set();
  const drawings = new Map();
  let waiting = false;

  function touch(name) {
    changes.add(name);
    if (waiting) return;
    waiting = true;
    queueMicrotask(draw);
  }

  /** Draw something again with the answer to a message, or without it if it takes longer than a frame or two. Two drawings take twice the time. */
  function soon(name) {
    changes.add(name);
    setTimeout(() => changes.has(name) && touch(name), SOON);
  }

  function part(view, value = context) {
    if (!drawings.has(view) || NEEDS.get(view).some((name) => changes.has(name))) drawings.set(view, view(value));
    return drawings.get(view);
  }

  function draw() {
    waiting = false;
    if (isGone) return;
    const last = { ...scene };
    if (changes.has("home") || Boolean(scene.build) !== Boolean(model.get("build"))) for (const name of TRAITS) changes.add(name); // the table has come back or gone
    for (const name of changes) if (name !== "own" && name !== "fit") scene[name] = model.get(name);
    if (changes.has("rule") && scene.rule) {
      own.rules.set(scene.rule.id, scene.rule);
      for (const { id, label } of scene.rule.others ?? []) own.titles.set(id, label);
    }
    if (last.head?.lang !== scene.head?.lang) translate();
    if (changes.has("ground") || changes.has("vehicles")) roomWatch.measure();
    if (changes.has("marks")) aimTarget = pointedAfter(aimTarget);
    if (changes.has("chances") && !scene.chances?.at) sumTarget = "";
    if (own.focus && !byKey && last.coach?.step !== scene.coach?.step) {
      own.focus = ""; // the tile was clicked in another exercise
      changes.add("own");
    }
    if (changes.has("revision") && own.drawer === "text") send("text");
    if (changes.has("copies")) follow();
    if (changes.has("played")) {
      player.take();
      changes.add("own");
    }
    bringToFront(last);
    tip();
    lay();
    player.before();
    const past = player.shown();
    const focusedThing = focus();
    show(past);
    while (foldMore()) {
      lay();
      show(past);
    }
    flag("reading", isOpen());
    refocus(focusedThing);
    paper.measure();
    const lesson = hasNewWords(last, scene, changes) && root.querySelector(".coach > .pbody");
    if (lesson) lesson.scrollTop = 0; // the verdict is at its top
    if (focusedThing && scene.curtain && changes.has("curtain")) root.querySelector("[data-kind=curtain]")?.focus();
    if (changes.has("build") && !scene.build?.trouble) for (const field of root.querySelectorAll("[data-ask]")) field.value = "";
    if (changes.has("board") && !past && !scene.build) glide(root, player.move, last.board ?? [], scene.board ?? []);
    if (!scene.home) view.update(changes);
    const walks = changes.has("walk");
    changes.clear();
    player.after();
    if (walks) player.dice(last.walk);
    celebrate(last);
  }

  /** Draw the page into the root. `past` is the step on the map, unless it is the current one. */
  function show(past) {
    const page = scene.home ? [part(symbols), part(home)] : scene.build ? drawBuilder() : table(past);
    patch(root, [own.stopped && drawStopped(word), ...page, part(reading)].filter(Boolean));
    settle(root);
  }

  /** The builder with its board. */
  const drawBuilder = () => [part(symbols), builder(context, part(board), part(corners))];

  /** The parts of the table when no page covers it. `past` is the step on the map, unless it is the current one. */
  function table(past) {
    const cars = part(vehicles);
    const below = own.fit.strip > 0;
    return [
      part(symbols),
      h(
        "div.un-in",
        { key: "in" },
        part(head),
        h(
          "div.left",
          { key: "left" },
          h(
            "div.board",
            { key: "board" },
            part(board, past ? { ...context, scene: past } : context),
            !past && part(roll),
            part(thinking),
            part(corners),
          ),
          below && cars,
        ),
        h(
          "div.col",
          { key: "col" },
          part(foe),
          !below && cars,
          !past && part(drawOpened),
          part(panel),
          h("div.rest", { key: "rest" }, !past && part(log)),
        ),
        h("div.dock", { key: "dock" }, part(hand)),
        part(drawer),
        part(news),
        part(announceStep),
        part(announceAdvice),
        part(asks),
      ),
    ];
  }

  /** The panel of a success that has not been celebrated yet. */
  let success = "";

  /** Note a success, and celebrate it once its panel is visible. @param {Scene} last */
  function celebrate(last) {
    success = (used && findSuccess(last, scene)) || success;
    if (!success || root.querySelector(".panels")?.dataset.panel !== success) return;
    player.success(success);
    success = "";
  }

  /** Bring the newest message to the front. @param {Scene} last */
  function bringToFront(last) {
    // The next step speaks of something else than an open card of a vehicle.
    if (last.coach && last.coach.step !== scene.coach?.step) for (const { id } of scene.vehicles ?? []) own.open.delete(`vehicle:${id}`);
    const isNew = hasNewWords(last, scene, changes);
    if (isNew) folding = noteCards(folding, own.open);
    if (isNew || (changes.has("why") && scene.why)) closePile(); // its list covers the words
    own.front = chooseFront(own.front, last, scene, changes);
  }

  /** The label of the action of a hint under the pointer or the focus. */
  let tipLabel = "";

  /** Mark the action of a hint that you point at, or the first one. */
  function tip() {
    const now = findTip(scene.advice, tipLabel);
    if (JSON.stringify(now) === JSON.stringify(own.tip)) return;
    own.tip = now;
    changes.add("own");
  }

  /** Point at an action of a hint, or at none. @param {Element} thing */
  function consider(thing) {
    const now = thing.closest("[data-tip]")?.dataset.tip ?? "";
    if (now === tipLabel) return;
    tipLabel = now;
    if (scene.advice?.on) touch("advice");
  }

  let folding = UNFOLDED;

  /** What the panel says, and its room. */
  const text = () =>
    scene.coach || scene.why || tells()
      ? JSON.stringify([space, scene.coach?.step, scene.coach?.task, own.answered !== scene.why && scene.why?.title, tells()])
      : "";

  /** Fold something if a part of the panel's text is out of sight. Return whether it did. */
  function foldMore() {
    const { folding: next, close, isChanged } = foldNext(folding, own.open, isTight());
    folding = next;
    for (const key of close) own.open.delete(key);
    if (close.length > 0) changes.add("own");
    return isChanged;
  }

  /** Whether a part of the panel's text, or of the hand with its words, is out of sight beside the map. */
  function isTight() {
    const body = root.querySelector(".panel > .pbody");
    if (!body || !text() || own.fit.layout !== "side") return false;
    const words = own.words && Boolean(root.querySelector(".card.wordy"));
    return body.scrollHeight > body.clientHeight + 1 || (words && isOut(root.querySelector(".hand .card:last-child")));
  }

  /** Whether a part is below the table's lower edge. @param {Element | null} part */
  const isOut = (part) => Boolean(part) && part.getBoundingClientRect().bottom > root.getBoundingClientRect().bottom + 1;

  // Layout: depends on the room and on the content.
  let space = GUESS;
  let layoutKey = "";

  function lay() {
    const { ground, mine: hold, vehicles: cars } = scene;
    const n = Math.max(4, hold?.hand?.length ?? 0);
    const touch = Boolean(globalThis.matchMedia?.("(pointer: coarse)").matches);
    folding = keepFor(folding, text());
    const folds = partsOf(folding);
    flag("tight", folds.piles);
    flag("small", folds.letters);
    flag("least", folds.question);
    own.words = Boolean(scene.coach) && !folds.words;
    const now = fit(space.width, space.height, ratio(), {
      n,
      vehicles: cars?.length ?? 0,
      touch,
      folded: answers(scene.coach) || folds.hand,
      told: tells(),
    });
    const layoutText = JSON.stringify([now, own.words]);
    if (layoutText === layoutKey) return;
    layoutKey = layoutText;
    own.fit = now;
    changes.add("fit");
    root.dataset.layout = now.layout;
    root.dataset.hand = now.hand;
    flag("touch", now.touch);
    flag("strip", now.strip > 0);
    flag("pan", now.pan);
    flag("wall", now.zoom > 1);
    flag("log", now.log);
    flag("low", now.low);
    for (const name of ["pad", "gap", "head", "mapW", "mapH", "side", "strip", "dock"])
      root.style.setProperty(`--un-${name.toLowerCase()}`, `${now[name]}px`);
    root.style.setProperty("--un-zoom", String(now.zoom));
    root.style.setProperty("--un-map", String((now.mapW * now.zoom) / (ground?.width || 1)));
  }

  /** Whether the panel tells what has happened or what you could do: a roll, the other side's turn, the tips. */
  const tells = () => Boolean(own.story?.view || (scene.advice?.on && own.front === "advice"));

  /** The width of the map by its height. */
  const ratio = () => (scene.ground?.width ?? 1) / (scene.ground?.height ?? 1);

  const flag = (name, isOn) => (isOn ? (root.dataset[name] = "") : delete root.dataset[name]);

  /** Fold the rules of the previous language after a change of language. */
  function translate() {
    own.rules.clear();
    own.titles.clear();
    for (const name of own.open) if (name.includes("|")) own.open.delete(name);
    changes.add("own");
    speak();
  }

  function speak() {
    if (scene.head?.lang) root.lang = scene.head.lang;
    else root.removeAttribute("lang");
  }

  /** The focused element, if it is in this table. */
  function focus() {
    const active = root.getRootNode().activeElement;
    return root.contains(active) ? active : null;
  }

  /**
   * Keep the focus on its element. If that is gone or disabled, move it to its successor by key, or to the tab stop of its region or of
   * the map.
   * Never leave it on the page, where JupyterLab would take the next key.
   */
  function refocus(element) {
    if (!element || (root.contains(element) && focus() === element && !element.disabled)) return;
    const key = element.getAttribute("data-key");
    const stop = (name) => (name || null) && root.querySelector(`[data-region=${name}] [tabindex="0"]:not([disabled])`);
    const main = player.active() ? root.querySelector(".panels .commit") : null;
    const next =
      root.contains(element) && !element.disabled
        ? element
        : ((key && enabled(find(root, "key", key))) ??
          main ??
          stop(own.front === "advice" ? "advice" : "") ??
          stop(region) ??
          stop("map") ??
          stop("start-foot") ??
          stop("home-now"));
    // After a click nothing gets a ring: a card of the hand would open, and its button move away from under the next click.
    own.isRefocusing = !byKey;
    next?.focus({ preventScroll: true, focusVisible: byKey });
    own.isRefocusing = false;
  }

  const enabled = (thing) => (thing?.disabled ? null : thing);

  /**
   * Focus what the mouse presses a moment before the browser does. Otherwise JupyterLab focuses the cell in between, and the browser
   * computes the style of the whole table twice.
   *
   * @param {PointerEvent & {target: HTMLElement}} event
   */
  function take({ target, pointerType }) {
    const thing = pointerType === "mouse" && target.closest("button, input, [tabindex]");
    if (thing && root.contains(thing) && focus() !== thing) thing.focus({ preventScroll: true, focusVisible: false });
    else if (!thing && pointerType === "mouse" && !focus()) root.focus({ preventScroll: true }); // so that Escape and the letters are the table's
  }

  // Pointing: an aim is sent once for each target.
  let aimTarget = pointedAfter("");
  let region = "";

  function aim(thing) {
    const target = thing?.dataset.aim;
    if (!target || target === aimTarget) return;
    aimTarget = target;
    send("aim", target);
  }

  /** The target whose total was requested while the odds are visible. */
  let sumTarget = "";

  function look(thing) {
    const target = thing?.closest("[data-region=map] [data-target]")?.dataset.target;
    if (!scene.chances?.on || !target || target === sumTarget) return;
    sumTarget = target;
    send("chances", `at:${target}`);
  }

  /** The target that counts as pointed at after an answer of the kernel: its own, or a place that is still a possible choice. */
  function pointedAfter(target) {
    const { aimed, lit } = scene.marks ?? {};
    if (aimed) return `piece:${aimed}`;
    return lit?.some((id) => target === `place:${id}`) ? target : "";
  }

  /** The piece that a place stands for: the only possible choice on it. */
  function findPiece(thing) {
    const id = thing.dataset.target?.startsWith("place:") && thing.dataset.target.slice(6);
    if (!id || thing.dataset.aim) return thing;
    return [...root.querySelectorAll("[data-place][data-aim]")].find((piece) => piece.dataset.place === id);
  }

  function press(thing) {
    const { kind, target, card, line, value } = thing.closest("[data-kind]").dataset;
    if (kind === "rule") unfold(target, line);
    else if (kind === "search") seek(target);
    else if (["advise", "coach", "home"].includes(kind) && own.drawer) toggle("close"), send(kind, target);
    else if (kind === "build") send(kind, target, { value: value ?? ("save" in thing.dataset ? fileName(root) : "") });
    else send(kind, target, card ? { card } : {});
  }

  function unfold(id, line) {
    const name = keyOfRule(line, id);
    touch("own");
    if (own.open.delete(name)) return;
    own.open.add(name);
    send("rule", id, { line: scene.log?.lines?.find((entry) => String(entry.id) === line)?.id ?? null });
  }

  function toggle(name, thing) {
    if (Object.hasOwn(DRAWERS, name)) open(own.drawer === name ? "" : name);
    else if (PAGES.includes(name)) read(name);
    else if (name === "read" || name === "find") read("rules", name === "find");
    else if (name === "seek") (own.sought = thing.dataset.target), read(pageOf(own.sought));
    else if (name === "close") open("");
    else if (name === "full") full.toggle();
    else if (name.startsWith("speed:")) chooseSpeed((own.speed = name.slice(6)));
    else if (name.startsWith("reasons:")) chooseReasons((own.reasons = name === "reasons:on"));
    else if (name.startsWith("story:")) player.press(name.slice(6));
    else if (name === "answered") own.answered = scene.why;
    else if (name === "next") aimNext();
    else fold(thing.dataset.key, name === "one");
    touch("own");
  }

  /** Unfold something, or fold it. Only one thing of some kinds (`vehicle:…`, `pile:…`) can be open. */
  function fold(key, alone) {
    if (own.open.delete(key)) return;
    const kind = key.split(":", 1)[0];
    if (alone) for (const other of own.open) if (other.split(":", 1)[0] === kind) own.open.delete(other);
    own.open.add(key);
  }

  /** Close the list of a pile, which lies over the panel. Return whether one was open. */
  function closePile() {
    const open = [...own.open].filter((key) => key.startsWith("pile:"));
    for (const key of open) own.open.delete(key);
    if (open.length > 0) touch("own");
    return open.length > 0;
  }

  /** Open a drawer over the table, or none. After it closes, return the focus to its button, and after a page to where it was. */
  function open(name) {
    const before = own.drawer;
    const read = isOpen();
    own.drawer = name;
    touch("own"); // draw it before it takes the focus
    if (name === "text") send("text");
    if (name === "share") send("copy");
    if (name === "numbers") send("search", "numbers:");
    if (read) send("search", "close:");
    queueMicrotask(() => {
      if (name)
        (root.querySelector("[data-copy]:not([disabled])") ?? root.querySelector("[data-region=drawer] [data-nav]"))?.focus({
          preventScroll: true,
        });
      else
        (
          (read && enabled(focusBefore?.isConnected && focusBefore)) ||
          root.querySelector(`.head [data-own="${before}"], .head [data-own=menu]`)
        )?.focus({ preventScroll: true });
    });
  }

  /** The thing that had the focus before a page was opened. @type {HTMLElement | null} */
  let focusBefore = null;

  /** Whether a page to read covers the table. */
  const isOpen = () => PAGES.includes(own.drawer);

  /** Open a page to read in place of the table. `search` moves the focus to its search box. */
  function read(name, search = false) {
    const anew = !isOpen();
    if (anew) focusBefore = focus();
    own.drawer = name;
    touch("own");
    send("search", `${name}:`);
    for (const box of root.querySelectorAll("[data-search]")) box.value = "";
    if (anew || search) queueMicrotask(() => root.querySelector(search ? "[data-search]" : "[data-flow]")?.focus({ preventScroll: true }));
  }

  /** Open the drawer for what was wrong with a pasted text, and close it after a change of the game. */
  function follow() {
    own.copied = null;
    if (scene.copies?.trouble && own.drawer !== "share") own.drawer = "share";
    else if (!scene.copies && own.drawer === "share") own.drawer = "";
    changes.add("own");
  }

  /** Explain a term. */
  function seek(term) {
    if (own.drawer !== "term") toggle("term");
    send("search", term);
  }

  /** Aim at the target after the one whose defense total is shown. */
  function aimNext() {
    const targets = Object.keys(scene.marks?.aims ?? {});
    const next = targets[(targets.indexOf(scene.marks.aimed) + 1) % targets.length];
    if (next !== undefined) send("aim", `piece:${next}`);
  }

  root.addEventListener("click", (event) => {
    const thing = event.target.closest("[data-own], [data-kind], [data-turn]");
    if (own.drawer && !event.target.closest(".drawer, .head, .keyb, .reading")) toggle("close");
    if (!thing || thing.disabled) return;
    if (thing.dataset.turn) paper.press(thing.dataset.turn);
    else if (thing.dataset.own) toggle(thing.dataset.own, thing);
    else press(thing);
  });
  root.addEventListener(
    "input",
    ({ target }) => target.matches("[data-search]") && send("search", target.value.trim() ? target.value : `${own.drawer}:`),
  );
  root.addEventListener("change", ({ target }) => target.matches("[data-jump]") && paper.press(`part:${target.value}`));
  root.addEventListener("scroll", paper.snap, true);
  root.addEventListener("keydown", () => (byKey = true), true);
  root.addEventListener(
    "pointerdown",
    (event) => {
      byKey = false;
      take(event);
    },
    true,
  );
  root.addEventListener("pointerover", ({ target }) => {
    aim(target.closest("[data-aim]"));
    look(target);
    consider(target);
  });
  root.addEventListener("focusin", ({ target }) => {
    region = target.closest("[data-region]")?.dataset.region ?? "";
    visit(target);
    aim(findPiece(target));
    look(target);
    consider(target);
    light(region === "map" && !own.isRefocusing ? (target.dataset.place ?? target.dataset.target?.slice(6) ?? "") : "");
  });
  root.addEventListener("focusout", ({ relatedTarget }) => relatedTarget && !root.contains(relatedTarget) && light(""));
  listenShare(root, { scene, own, send, touch });
  listenBuilder(root, send);
  listen(root, { scene, own, send, press, toggle, leave: () => full.escape(), closePile, tale: player, paper });

  /** Mark the places adjacent to the focused one. */
  function light(place) {
    if (own.focus === place) return;
    own.focus = place;
    touch("own");
  }

  const view = lens(root, { scene, own });
  const listeners = TRAITS.map((name) => [`change:${name}`, () => touch(name)]);
  for (const [name, listener] of listeners) model.on(name, listener);
  const mind = pondering(alive, (isOn) => {
    if (Boolean(own.thinking) === isOn) return;
    own.thinking = isOn;
    touch("own");
  });
  model.on("msg:custom", mind.hear);
  let isGone = false;
  speak();
  const full = screen(root, (isOn) => {
    own.full = isOn;
    roomWatch.measure();
    touch("own");
  });
  const roomWatch = room(
    root,
    (now) => {
      space = now;
      touch("fit");
    },
    (width) => (scene.build ? Infinity : tallest(width, ratio(), scene.vehicles?.length)),
  );
  player.take();
  draw();
  appear(root);
  if (scene.home) focusStart();

  return () => {
    isGone = true;
    unfollow();
    roomWatch.stop();
    full.stop();
    player.stop();
    for (const [name, listener] of listeners) model.off(name, listener);
    model.off("msg:custom", mind.hear);
    mind.stop();
    view.stop();
    root.remove();
  };
}

export default { initialize, render };
