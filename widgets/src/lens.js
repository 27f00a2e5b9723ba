/**
 * The part of the map that is shown, and how large: zoom, pan, and what follows from them.
 *
 * The map is an SVG whose `viewBox` is moved. Nothing is drawn anew for that: what depends on the size asks for `--u` (how many units of the
 * map make one px) and for what `data-fold` says is too small to be written on it.
 *
 * Keys: + and −, 0 for the whole map. Control with the wheel, a pinch, and the buttons zoom; a drag moves. With fingers the first tap on a place
 * that is too small to be hit shows it larger, and the second one chooses it. What has the focus is always in sight.
 */

import { fans } from "./fan.js";

/** A place that is smaller than this on the screen cannot be hit with a finger; this large it is shown instead. */
const FINGER = { least: 44, shown: 60 };
/** The buttons are there where places are smaller than this. */
const SMALL = 68;
/** A map that is shown in part shows places at least this large. */
const LEGIBLE = 36;
/** Places do not get larger than this. */
const MOST = 240;
/** What one press of a button or key does. */
const STEP = 1.4;
/** A pointer that moves less far than this has clicked. */
const STILL = 6;
/** The least size of text, in px. */
const TEXT = 12.1;
/** The most units of the map that a code may be high in a hex, for each unit of the hex's width; and the words on the ground. */
const ROOM = { codes: 0.3, names: 0.3, small: 0.205 };

/** The same of a square tile: from which size of text on what is left out. */
const SQUARE = [
  ["small", 13.6],
  ["tiny", 17.5],
];
/** A map that is narrower than this, in px, bears no buttons on its places: the menu has them, too. */
const NARROW = 500;

const flag = (node, name, on) => (on ? (node.dataset[name] = "") : delete node.dataset[name]);
const clamp = (lo, x, hi) => Math.max(lo, Math.min(hi, x));

/**
 * The window on a map: its middle is moved as little as keeps it on the map; what is smaller than the window stands in the middle.
 *
 * @param {{width: number, height: number}} ground
 * @param {{w: number, h: number}} box the room for it, in px
 * @param {number} scale px for each unit
 * @param {number} cx
 * @param {number} cy
 */
export function frame({ width, height }, { w, h }, scale, cx, cy) {
  const side = (room, all, middle) => (room >= all ? (all - room) / 2 : clamp(0, middle - room / 2, all - room));
  const [wide, high] = [w / scale, h / scale];
  return { x: side(wide, width, cx), y: side(high, height, cy), w: wide, h: high };
}

/**
 * The middle of the window that shows most of some points, and of these windows the one that has them most in its middle.
 *
 * @param {[number, number][]} points
 * @param {(at: [number, number]) => {x: number, y: number, w: number, h: number}} window
 * @returns {[number, number] | null}
 */
export function best(points, window) {
  const inside = ({ x, y, w, h }) => points.filter(([px, py]) => px >= x && px <= x + w && py >= y && py <= y + h);
  let found = null;
  for (const point of points) {
    const near = inside(window(point));
    if (found && near.length <= found.length) continue;
    found = near;
  }
  const mean = (i) => found.reduce((sum, point) => sum + point[i], 0) / found.length;
  return found?.length ? [mean(0), mean(1)] : null;
}

/**
 * Looks after the map of one table.
 *
 * @param {HTMLElement} root
 * @param {{scene: import("./types.js").Scene, own: import("./types.js").Own}} table
 */
export function lens(root, { scene, own }) {
  let svg = null;
  let ground = null;
  let box = { w: 0, h: 0 };
  /** How large the map is drawn, and the middle of what is seen. */
  let scale = 0;
  let middle = [0, 0];
  /** Whether someone has zoomed or moved: until then the map opens as it should. */
  let moved = false;
  let said = "";
  const fan = fans(root, { scene, own, seen: () => ({ ...view(), scale }) });
  const watch = globalThis.ResizeObserver && new ResizeObserver(() => measure());

  const whole = () => Math.min(box.w / ground.width, box.h / ground.height);
  const size = () => (ground.places?.[0] ? ground.places[0].hex || 140 : 140);
  const zoomed = () => scale > whole() * 1.01;
  const view = () => (ground ? frame(ground, box, scale, ...middle) : { x: 0, y: 0, w: 0, h: 0 }); // nothing was measured yet

  function measure() {
    const { clientWidth: w = 0, clientHeight: h = 0 } = svg?.parentElement ?? {};
    if (!w || !h || !ground || (w === box.w && h === box.h)) return;
    const before = box.w && scale / whole();
    box = { w, h };
    if (moved && before) show(whole() * before, middle);
    else open();
  }

  /** How the map is first seen: all of it, or as much as the window is made for, with what can act in sight. */
  function open() {
    const fill = box.h / ground.height;
    moved = false;
    show(fill > 1.15 * whole() ? Math.max(fill, LEGIBLE / size()) : whole(), [ground.width / 2, ground.height / 2]);
    if (zoomed()) seek(true);
  }

  function show(to, [x, y]) {
    scale = clamp(whole(), to, Math.max(whole(), MOST / size()));
    const { x: left, y: top, w, h } = frame(ground, box, scale, x, y);
    middle = [left + w / 2, top + h / 2];
    svg.setAttribute("viewBox", [left, top, w, h].map((n) => Math.round(n * 100) / 100).join(" "));
    tell();
  }

  /** What depends on how large it is drawn is told only when that changes: whole trees follow it. */
  function tell() {
    const board = svg.parentElement;
    // On a wall the whole table is scaled.
    const wall = board.getBoundingClientRect().width / box.w || 1;
    const unit = 1 / (scale * wall);
    const place = ground.places?.[0];
    const room = place?.hex ?? 0;
    const fold = room ? Object.keys(ROOM).filter((name) => TEXT * unit > ROOM[name] * room) : SQUARE.filter(([, most]) => TEXT * unit > most).map(([name]) => name);
    const now = `${unit.toFixed(3)} ${fold.join(" ")} ${zoomed()}`;
    if (now === said) return;
    said = now;
    svg.style.setProperty("--u", unit.toFixed(3));
    svg.dataset.fold = fold.join(" ");
    svg.style.touchAction = zoomed() ? "none" : "pan-x pan-y";
    flag(board, "zoomed", zoomed());
    flag(board, "zooms", zoomed() || size() * scale < SMALL);
    corners(board);
  }

  /** Puts the legend into a bare corner of the sheet, and the last roll into another; the legend has a button where there is no room for it. */
  function corners(board) {
    const [key, last, button] = [".keybox", ".roll", ".keyb"].map((name) => board.querySelector(name));
    const { x, y } = view();
    const free = zoomed() ? [] : (ground.free ?? []).map(([left, top, w, h]) => ({ left: (left - x) * scale, top: (top - y) * scale, w: w * scale, h: h * scale }));
    const put = (node, spot) => node && Object.assign(node.style, spot ? { left: `${spot.left}px`, top: `${spot.top}px`, width: `${spot.w}px`, height: `${spot.h}px` } : { left: "", top: "", width: "", height: "" });
    const rows = key?.querySelectorAll("li").length ?? 0;
    const fits = ({ w, h }) => Math.floor(w / 118) * Math.floor(h / 25) >= rows && rows > 0;
    const spot = free.find(fits);
    put(key, spot);
    const aside = !spot && free[0];
    if (button) Object.assign(button.style, aside ? { left: `${aside.left}px`, top: `${aside.top}px`, bottom: "auto" } : { left: "", top: "", bottom: "" });
    flag(board, "bare", !spot && !aside && box.w < NARROW);
    flag(board, "cornerless", !spot && !aside);
    if (key) flag(key, "corner", spot);
    const rest = free.filter((one) => one !== spot).find(({ w, h }) => w >= 200 && h >= 66);
    put(last, rest);
    last && (last.hidden = !rest);
  }

  const place = (id) => ground?.places?.find((one) => one.id === id);
  const inView = ([x, y], by = 0) => {
    const v = view();
    return x >= v.x + by && x <= v.x + v.w - by && y >= v.y + by && y <= v.y + v.h - by;
  };

  /** What can be chosen next or, before anything can be, whose turn it is. */
  function wanted(first) {
    const { marks, board, mine } = scene;
    const spot = (one) => one && [one.cx ?? one.x, one.cy ?? one.y];
    const pieces = (board ?? []).filter((piece) => Object.hasOwn(marks?.aims ?? {}, piece.k));
    const now = [...(marks?.lit ?? []).map(place), ...pieces].filter(Boolean).map(spot);
    if (now.length > 0 || !first) return now;
    const own = (board ?? []).filter((piece) => piece.press && piece.side === mine?.side);
    const ordered = own.filter(({ s }) => /\bordered\b/.test(s));
    return (ordered.length > 0 ? ordered : own).map(spot);
  }

  /** Moves the window to what can be chosen, if none of it is in sight. */
  function seek(first = false) {
    const points = wanted(first);
    if (points.length === 0 || (!first && points.some((point) => inView(point)))) return;
    const to = best(points, (at) => frame(ground, box, scale, ...at));
    if (to) show(scale, to);
  }

  /** As little as brings a place into sight. */
  function bring(id) {
    const one = place(id);
    if (!one || !svg || !box.w || !zoomed()) return;
    const by = size() * 0.6;
    const v = view();
    const near = (at, from, room, middle) => (at < from + by ? at - by + room / 2 : at > from + room - by ? at + by - room / 2 : middle);
    show(scale, [near(one.cx, v.x, v.w, middle[0]), near(one.cy, v.y, v.h, middle[1])]);
  }

  /** Zooms, and keeps a point of the screen where it is. */
  function zoom(to, at) {
    if (!svg || !box.w) return;
    const v = view();
    const [px, py] = at ?? [v.x + v.w / 2, v.y + v.h / 2];
    const was = scale;
    const next = clamp(whole(), to, Math.max(whole(), MOST / size()));
    moved = true;
    show(next, [px + (middle[0] - px) * (was / next), py + (middle[1] - py) * (was / next)]);
  }

  /** A point of the screen as one of the map. */
  function point({ clientX, clientY }) {
    const rect = svg.parentElement.getBoundingClientRect();
    const v = view();
    return [v.x + ((clientX - rect.left) / rect.width) * v.w, v.y + ((clientY - rect.top) / rect.height) * v.h];
  }

  const presses = { in: () => zoom(scale * STEP), out: () => zoom(scale / STEP), whole: () => zoom(0) };

  // Pointers: one drags, two pinch.
  const fingers = new Map();
  let drag = null;
  let swallow = false;
  let kind = "mouse";

  const gap = () => {
    const [a, b] = [...fingers.values()];
    return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
  };
  const between = () => {
    const [a, b] = [...fingers.values()];
    return point({ clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 });
  };

  function down(event) {
    kind = event.pointerType || "mouse";
    swallow = false;
    if (!svg?.contains(event.target) || (event.button ?? 0) > 0) return;
    fingers.set(event.pointerId, event);
    if (fingers.size === 2) drag = { pinch: gap(), scale };
    else if (fingers.size === 1 && zoomed()) drag = { from: event, middle: [...middle] };
  }

  function move(event) {
    if (!fingers.has(event.pointerId)) return;
    fingers.set(event.pointerId, event);
    if (!drag) return;
    if (drag.pinch && fingers.size === 2) {
      swallow = true;
      return zoom(drag.scale * (gap() / drag.pinch), between());
    }
    if (!drag.from) return;
    const [dx, dy] = [event.clientX - drag.from.clientX, event.clientY - drag.from.clientY];
    if (!swallow && Math.hypot(dx, dy) < STILL) return;
    if (!swallow) fan.fold();
    swallow = true;
    moved = true;
    const by = view().w / svg.parentElement.getBoundingClientRect().width;
    show(scale, [drag.middle[0] - dx * by, drag.middle[1] - dy * by]);
  }

  function up(event) {
    fingers.delete(event.pointerId);
    drag = null;
  }

  /** A click that ended a drag chooses nothing; nor does the first tap on what is too small, or on a stack that is not spread yet. */
  function click(event) {
    const button = event.target.closest?.("[data-lens]");
    if (button) presses[button.dataset.lens]();
    if (!svg?.contains(event.target) || !box.w) return;
    const dragged = swallow;
    swallow = false;
    const touch = kind === "touch";
    const small = touch && size() * scale * (svg.parentElement.getBoundingClientRect().width / box.w) < FINGER.least;
    if (small && !dragged) {
      const at = point(event);
      moved = true;
      show(FINGER.shown / size(), at);
    }
    if (dragged || small || (touch && fan.spread(event.target))) {
      event.stopPropagation();
      event.preventDefault();
    }
  }

  function wheel(event) {
    if (!event.ctrlKey || !svg?.contains(event.target)) return;
    event.preventDefault();
    zoom(scale * Math.exp(-clamp(-60, event.deltaY, 60) * 0.006), point(event));
  }

  function key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches?.("input, textarea, select")) return;
    const press = { "+": "in", "=": "in", "-": "out", "−": "out", 0: "whole" }[event.key];
    if (!press) return;
    presses[press]();
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  const listeners = [
    ["pointerdown", down],
    ["pointermove", move],
    ["pointerup", up],
    ["pointercancel", up],
    ["click", click, true],
    ["wheel", wheel, { passive: false }],
    ["keydown", key, true],
    ["focusin", ({ target }) => ground && target.closest?.(".map") && bring(target.dataset.place ?? target.dataset.target?.replace(/^place:/, ""))],
  ];
  for (const listener of listeners) root.addEventListener(...listener);

  return {
    /** After something was drawn. @param {Set<string>} changed */
    drawn(changed) {
      const now = root.querySelector("svg.map");
      if (now !== svg) {
        watch?.disconnect();
        [svg, said, box] = [now, "", { w: 0, h: 0 }];
        if (svg?.parentElement) watch?.observe(svg.parentElement);
      }
      if (!svg) return;
      if (scene.ground !== ground) {
        const same = ground && scene.ground && ground.width === scene.ground.width && ground.height === scene.ground.height;
        ground = scene.ground;
        said = "";
        if (!same) box = { w: 0, h: 0 };
      }
      if (!box.w) measure();
      else if (said === "") tell();
      if (!box.w) return;
      if (changed.has("roll")) corners(svg.parentElement);
      if (zoomed() && (changed.has("marks") || changed.has("board"))) seek();
      fan.drawn();
    },
    stop() {
      watch?.disconnect();
      fan.stop();
    },
  };
}
