/**
 * The visible part of the map and its size: zoom, pan, and their consequences.
 *
 * The map is an SVG whose `viewBox` moves without a redraw. Styles that depend on the size use `--u` (the number of map units per px),
 * and `data-fold` lists the texts that are too small to show.
 *
 * Keys: + and −, 0 for the whole map. Control with the wheel, a pinch, and the buttons zoom. A drag moves. With fingers, the first tap
 * on a place that is too small to hit enlarges it, and the second one chooses it. The focused thing is always visible.
 */

import { fans } from "./fan.js";

/** The minimum size on the screen of a place that a finger can hit, and the size to which a smaller one is enlarged. */
const FINGER = { least: 44, shown: 60 };
/** The size of places below which the buttons are visible. */
const SMALL = 68;
/** The minimum size of places on a map that is shown in part. */
const LEGIBLE = 36;
/** The maximum size of places. */
const MOST = 240;
/** The zoom factor of one press of a button or key. */
const STEP = 1.4;
/** The maximum movement of a pointer in a click. */
const STILL = 6;
/** The minimum size of text, in px. */
const TEXT = 12.1;
/** The maximum heights of a code in a hex and of words on the terrain, in map units per unit of the hex's width. */
const ROOM = { codes: 0.3, names: 0.3, small: 0.205 };

/** The same for a square tile: the sizes of text from which parts are left out. @type {[string, number][]} */
const SQUARE = [
  ["small", 13.6],
  ["tiny", 17.5],
];
/** The width in px below which a map has no buttons on its places. The menu also has them. */
const NARROW = 500;

const flag = (node, name, isOn) => (isOn ? (node.dataset[name] = "") : delete node.dataset[name]);
const clamp = (lo, x, hi) => Math.max(lo, Math.min(hi, x));

/**
 * Return the window on a map. Its middle moves as little as possible to stay on the map. A map smaller than the window is centered.
 *
 * @param {{width: number, height: number}} ground
 * @param {{w: number, h: number}} box the room for it, in px
 * @param {number} scale px for each unit
 * @param {number} cx
 * @param {number} cy
 */
export function frame({ width, height }, { w, h }, scale, cx, cy) {
  const side = (room, total, middle) => (room >= total ? (total - room) / 2 : clamp(0, middle - room / 2, total - room));
  const [wide, high] = [w / scale, h / scale];
  return { x: side(wide, width, cx), y: side(high, height, cy), w: wide, h: high };
}

/**
 * Return the middle of the window that shows the most of some points. Among equal windows, the one with the most central points wins.
 *
 * @param {[number, number][]} points
 * @param {(at: [number, number]) => {x: number, y: number, w: number, h: number}} window
 * @returns {[number, number] | null}
 */
export function best(points, window) {
  const pointsIn = ({ x, y, w, h }) => points.filter(([px, py]) => px >= x && px <= x + w && py >= y && py <= y + h);
  let bestWindow = null;
  for (const point of points) {
    const group = pointsIn(window(point));
    if (bestWindow && group.length <= bestWindow.length) continue;
    bestWindow = group;
  }
  const mean = (i) => bestWindow.reduce((sum, point) => sum + point[i], 0) / bestWindow.length;
  return bestWindow?.length ? [mean(0), mean(1)] : null;
}

/**
 * Manage the map of one table.
 *
 * @param {HTMLElement} root
 * @param {{scene: import("./types.js").Scene, own: import("./types.js").Own}} table
 */
export function lens(root, { scene, own }) {
  let svg = null;
  let ground = null;
  let box = { w: 0, h: 0 };
  /** The scale of the map, and the middle of its visible part. */
  let scale = 0;
  /** @type {[number, number]} */
  let middle = [0, 0];
  /** Whether the reader has zoomed or moved. Until then the map keeps its first view. */
  let isMoved = false;
  let announcement = "";
  const fan = fans(root, { scene, own, seen: () => ({ ...view(), scale }) });
  const watch = globalThis.ResizeObserver && new ResizeObserver(() => measure());

  const whole = () => Math.min(box.w / ground.width, box.h / ground.height);
  const size = () => (ground.places?.[0] ? ground.places[0].hex || 140 : 140);
  const isZoomed = () => scale > whole() * 1.01;
  const view = () => (ground ? frame(ground, box, scale, ...middle) : { x: 0, y: 0, w: 0, h: 0 }); // before the first measurement

  function measure() {
    const { clientWidth: w = 0, clientHeight: h = 0 } = svg?.parentElement ?? {};
    if (!w || !h || !ground || (w === box.w && h === box.h)) return;
    const before = box.w && scale / whole();
    box = { w, h };
    if (isMoved && before) show(whole() * before, middle);
    else open();
  }

  /** Set the first view: the whole map, or as much as fits at a readable size, with the possible actions visible. */
  function open() {
    const fill = box.h / ground.height;
    isMoved = false;
    if (scene.build && whole() * size() >= LEGIBLE) return show(whole(), [ground.width / 2, ground.height / 2]); // builders need the whole board
    show(fill > 1.15 * whole() ? Math.max(fill, LEGIBLE / size()) : whole(), [ground.width / 2, ground.height / 2]);
    if (isZoomed()) seek(true);
  }

  function show(to, [x, y]) {
    scale = clamp(whole(), to, Math.max(whole(), MOST / size()));
    const { x: left, y: top, w, h } = frame(ground, box, scale, x, y);
    middle = [left + w / 2, top + h / 2];
    svg.setAttribute("viewBox", [left, top, w, h].map((n) => Math.round(n * 100) / 100).join(" "));
    tell();
  }

  /** Set the values that depend on the size only after it changed, because whole trees follow them. */
  function tell() {
    const board = svg.parentElement;
    // On a wall the whole table is scaled.
    const wall = board.getBoundingClientRect().width / box.w || 1;
    const unit = 1 / (scale * wall);
    const place = ground.places?.[0];
    const room = place?.hex ?? 0;
    const fold = room
      ? Object.keys(ROOM).filter((name) => TEXT * unit > ROOM[name] * room)
      : SQUARE.filter(([, most]) => TEXT * unit > most).map(([name]) => name);
    const now = `${unit.toFixed(3)} ${fold.join(" ")} ${isZoomed()}`;
    if (now === announcement) return;
    announcement = now;
    svg.style.setProperty("--u", unit.toFixed(3));
    svg.dataset.fold = fold.join(" ");
    svg.style.touchAction = isZoomed() ? "none" : "pan-x pan-y";
    flag(board, "zoomed", isZoomed());
    flag(board, "zooms", isZoomed() || size() * scale < SMALL);
    corners(board);
  }

  /** Put the legend into a bare corner of the sheet, and the last roll into another. Without room the legend has a button. */
  function corners(board) {
    const [key, last, button] = [".keybox", ".roll", ".keyb"].map((name) => board.querySelector(name));
    const { x, y } = view();
    const free = isZoomed()
      ? []
      : (ground.free ?? []).map(([left, top, w, h]) => ({ left: (left - x) * scale, top: (top - y) * scale, w: w * scale, h: h * scale }));
    const put = (node, spot) =>
      node &&
      Object.assign(
        node.style,
        spot
          ? { left: `${spot.left}px`, top: `${spot.top}px`, width: `${spot.w}px`, height: `${spot.h}px` }
          : { left: "", top: "", width: "", height: "" },
      );
    const rows = key?.querySelectorAll("li").length ?? 0;
    const fits = ({ w, h }) => Math.floor(w / 118) * Math.floor(h / 25) >= rows && rows > 0;
    const spot = free.find(fits);
    put(key, spot);
    const aside = !spot && free[0];
    if (button)
      Object.assign(
        button.style,
        aside ? { left: `${aside.left}px`, top: `${aside.top}px`, bottom: "auto" } : { left: "", top: "", bottom: "" },
      );
    flag(board, "bare", !spot && !aside && box.w < NARROW);
    flag(board, "cornerless", !spot && !aside);
    if (key) flag(key, "corner", spot);
    const rest = free.filter((item) => item !== spot).find(({ w, h }) => w >= 200 && h >= 66);
    put(last, rest);
    last && (last.hidden = !rest);
  }

  const place = (id) => ground?.places?.find((candidate) => candidate.id === id);
  const inView = ([x, y], by = 0) => {
    const v = view();
    return x >= v.x + by && x <= v.x + v.w - by && y >= v.y + by && y <= v.y + v.h - by;
  };

  /** The possible next choices, otherwise the pieces of the side to act. */
  function findChoices(first) {
    const { marks, board, mine } = scene;
    /** @returns {[number, number]} */
    const spot = (thing) => thing && [thing.cx ?? thing.x, thing.cy ?? thing.y];
    const pieces = (board ?? []).filter((piece) => Object.hasOwn(marks?.aims ?? {}, piece.k));
    const now = [...(marks?.lit ?? []).map(place), ...pieces].filter(Boolean).map(spot);
    if (now.length > 0 || !first) return now;
    const ownPieces = (board ?? []).filter((piece) => piece.press && piece.side === mine?.side);
    const ordered = ownPieces.filter(({ s }) => /\bordered\b/.test(s));
    return (ordered.length > 0 ? ordered : ownPieces).map(spot);
  }

  /** Move the window to the possible choices if none of them is visible. */
  function seek(first = false) {
    const points = findChoices(first);
    if (points.length === 0 || (!first && points.some((point) => inView(point)))) return;
    const target = best(points, (point) => frame(ground, box, scale, ...point));
    if (target) show(scale, target);
  }

  /** Move the window as little as needed to show a place. */
  function showPlace(id) {
    const target = place(id);
    if (!target || !svg || !box.w || !isZoomed()) return;
    const margin = size() * 0.6;
    const v = view();
    const moveInto = (position, start, room, middle) =>
      position < start + margin ? position - margin + room / 2 : position > start + room - margin ? position + margin - room / 2 : middle;
    show(scale, [moveInto(target.cx, v.x, v.w, middle[0]), moveInto(target.cy, v.y, v.h, middle[1])]);
  }

  /** Zoom, and keep a point of the screen in place. */
  function zoom(to, fixedPoint) {
    if (!svg || !box.w) return;
    const v = view();
    const [px, py] = fixedPoint ?? [v.x + v.w / 2, v.y + v.h / 2];
    const was = scale;
    const next = clamp(whole(), to, Math.max(whole(), MOST / size()));
    isMoved = true;
    show(next, [px + (middle[0] - px) * (was / next), py + (middle[1] - py) * (was / next)]);
  }

  /** The point of the map at a point of the screen. @returns {[number, number]} */
  function point({ clientX, clientY }) {
    const rect = svg.parentElement.getBoundingClientRect();
    const v = view();
    return [v.x + ((clientX - rect.left) / rect.width) * v.w, v.y + ((clientY - rect.top) / rect.height) * v.h];
  }

  const presses = { in: () => zoom(scale * STEP), out: () => zoom(scale / STEP), whole: () => zoom(0) };

  // One pointer drags, two pinch.
  const fingers = new Map();
  let drag = null;
  let swallow = false;
  let kind = "mouse";

  const gap = () => {
    const [a, b] = [...fingers.values()];
    return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
  };
  const middleOfFingers = () => {
    const [a, b] = [...fingers.values()];
    return point({ clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 });
  };

  function pressFinger(event) {
    kind = event.pointerType || "mouse";
    swallow = false;
    if (!svg?.contains(event.target) || (event.button ?? 0) > 0) return;
    fingers.set(event.pointerId, event);
    if (fingers.size === 2) drag = { pinch: gap(), scale };
    else if (fingers.size === 1 && isZoomed()) drag = { from: event, middle: [...middle] };
  }

  function move(event) {
    if (!fingers.has(event.pointerId)) return;
    fingers.set(event.pointerId, event);
    if (!drag) return;
    if (drag.pinch && fingers.size === 2) {
      swallow = true;
      return zoom(drag.scale * (gap() / drag.pinch), middleOfFingers());
    }
    if (!drag.from) return;
    const [dx, dy] = [event.clientX - drag.from.clientX, event.clientY - drag.from.clientY];
    if (!swallow && Math.hypot(dx, dy) < STILL) return;
    if (!swallow) fan.fold();
    swallow = true;
    isMoved = true;
    const unitsPerPixel = view().w / svg.parentElement.getBoundingClientRect().width;
    show(scale, [drag.middle[0] - dx * unitsPerPixel, drag.middle[1] - dy * unitsPerPixel]);
  }

  function liftFinger(event) {
    fingers.delete(event.pointerId);
    drag = null;
  }

  /** Swallow the click that ends a drag, and the first tap on a thing that is too small or on a stack that is not spread yet. */
  function click(event) {
    const button = event.target.closest?.("[data-lens]");
    if (button) presses[button.dataset.lens]();
    if (!svg?.contains(event.target) || !box.w) return;
    const wasDragged = swallow;
    swallow = false;
    const touch = kind === "touch";
    const small = touch && size() * scale * (svg.parentElement.getBoundingClientRect().width / box.w) < FINGER.least;
    if (small && !wasDragged) {
      const spot = point(event);
      isMoved = true;
      show(FINGER.shown / size(), spot);
    }
    if (wasDragged || small || (touch && fan.spread(event.target))) {
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

  /** @type {[string, (event: any) => void, (boolean | AddEventListenerOptions)?][]} */
  const listeners = [
    ["pointerdown", pressFinger],
    ["pointermove", move],
    ["pointerup", liftFinger],
    ["pointercancel", liftFinger],
    ["click", click, true],
    ["wheel", wheel, { passive: false }],
    ["keydown", key, true],
    [
      "focusin",
      ({ target }) =>
        ground && target.closest?.(".map") && showPlace(target.dataset.place ?? target.dataset.target?.replace(/^place:/, "")),
    ],
  ];
  for (const listener of listeners) root.addEventListener(...listener);

  return {
    /** Update the map after a redraw. @param {Set<string>} changes */
    update(changes) {
      const now = root.querySelector("svg.map");
      if (now !== svg) {
        watch?.disconnect();
        [svg, announcement, box] = [now, "", { w: 0, h: 0 }];
        if (svg?.parentElement) watch?.observe(svg.parentElement);
      }
      if (!svg) return;
      if (scene.ground !== ground) {
        const same = ground && scene.ground && ground.width === scene.ground.width && ground.height === scene.ground.height;
        ground = scene.ground;
        announcement = "";
        if (!same) box = { w: 0, h: 0 };
      }
      if (!box.w) measure();
      else if (announcement === "") tell();
      if (!box.w) return;
      if (changes.has("roll")) corners(svg.parentElement);
      if (isZoomed() && (changes.has("marks") || changes.has("board"))) seek();
      fan.restore();
    },
    stop() {
      watch?.disconnect();
      fan.stop();
    },
  };
}
