/**
 * The map of one table on the page: zoom and pan (zoom.js says what they make of the visible part), and their consequences.
 *
 * The map is an SVG whose `viewBox` moves without a redraw. Styles that depend on the size use `--u` (the number of map units per px),
 * and `data-fold` lists the texts that are too small to show.
 *
 * Keys: + and −, 0 for the whole map. Control with the wheel, a pinch, and the buttons zoom. A drag moves. With fingers, the first tap
 * on a place that is too small to hit enlarges it, and the second one chooses it. The focused thing is always visible.
 *
 * @typedef {import("./zoom.js").Zoom} Zoom
 * @typedef {object} Lens
 * @property {HTMLElement} root
 * @property {import("./types.js").Scene} scene
 * @property {any} svg the map, or null
 * @property {Zoom} zoom its visible part
 * @property {string} announcement the values that the styles have
 * @property {Map<number, any>} fingers the last event of each pressed pointer: one drags, two pinch
 * @property {number | undefined} step the exercise that it shows
 * @property {{pinch: number, scale: number, at: [number, number]} | {from: any, middle: [number, number]} | null} drag the start of what they do
 * @property {boolean} isDragged whether the next click ends a drag
 * @property {string} pointer the kind of the last pointer
 * @property {ReturnType<typeof fans>} fan
 * @property {ResizeObserver | undefined} watch
 */

import { fans } from "./fan.js";
import {
  UNSEEN,
  changeGround,
  chooseCorners,
  clamp,
  enlarge,
  isTooSmall,
  isZoomed,
  moveTo,
  resize,
  seek,
  showPlace,
  sizesOf,
  windowOf,
  zoomTo,
} from "./zoom.js";

/** The zoom factor of one press of a button or key. */
const STEP = 1.4;
/** The maximum movement of a pointer in a click. */
const STILL = 6;
/** @type {Record<string, string>} */
const KEYS = { "+": "in", "=": "in", "-": "out", "−": "out", 0: "whole" };

/** @param {HTMLElement} node @param {string} name @param {unknown} isOn */
const flag = (node, name, isOn) => (isOn ? (node.dataset[name] = "") : delete node.dataset[name]);

/** @param {Lens} lens @returns {DOMRect} */
const rectOf = ({ svg }) => svg.parentElement.getBoundingClientRect();

/** Show another part of the map. @param {Lens} lens @param {Zoom} zoom */
function apply(lens, zoom) {
  if (zoom === lens.zoom) return;
  lens.zoom = zoom;
  const { x, y, w, h } = windowOf(zoom);
  lens.svg.setAttribute("viewBox", [x, y, w, h].map((n) => Math.round(n * 100) / 100).join(" "));
  announceSizes(lens);
}

/** Take the room of the map, if it has changed. @param {Lens} lens */
function measure(lens) {
  const { svg, zoom, scene } = lens;
  const { clientWidth: w = 0, clientHeight: h = 0 } = svg?.parentElement ?? {};
  if (!w || !h || !zoom.ground || (w === zoom.box.w && h === zoom.box.h)) return;
  apply(lens, resize(zoom, { w, h }, scene));
}

/** Set the values that depend on the size only after it changed, because whole trees follow them. @param {Lens} lens */
function announceSizes(lens) {
  const { svg, zoom } = lens;
  const board = svg.parentElement;
  // On a wall the whole table is scaled.
  const sizes = sizesOf(zoom, rectOf(lens).width / zoom.box.w || 1);
  const now = `${sizes.unit} ${sizes.fold} ${sizes.isZoomed}`;
  if (now === lens.announcement) return;
  lens.announcement = now;
  svg.style.setProperty("--u", sizes.unit);
  svg.dataset.fold = sizes.fold;
  svg.style.touchAction = sizes.isZoomed ? "none" : "pan-x pan-y";
  flag(board, "zoomed", sizes.isZoomed);
  flag(board, "zooms", sizes.zooms);
  fillCorners(board, zoom);
}

/** Put the legend into a bare corner of the sheet, and the last roll into another. @param {HTMLElement} board @param {Zoom} zoom */
function fillCorners(board, zoom) {
  const [key, last, button] = [".keybox", ".roll", ".keyb"].map((name) => /** @type {HTMLElement | null} */ (board.querySelector(name)));
  const corners = chooseCorners(zoom, key?.querySelectorAll("li").length ?? 0);
  /** @param {HTMLElement | null} node @param {{left: number, top: number, w: number, h: number} | undefined} spot */
  const put = (node, spot) =>
    node &&
    Object.assign(
      node.style,
      spot
        ? { left: `${spot.left}px`, top: `${spot.top}px`, width: `${spot.w}px`, height: `${spot.h}px` }
        : { left: "", top: "", width: "", height: "" },
    );
  put(key, corners.legend);
  const aside = corners.button;
  if (button)
    Object.assign(
      button.style,
      aside ? { left: `${aside.left}px`, top: `${aside.top}px`, bottom: "auto" } : { left: "", top: "", bottom: "" },
    );
  flag(board, "bare", corners.isBare);
  flag(board, "cornerless", corners.isCornerless);
  if (key) flag(key, "corner", corners.legend);
  put(last, corners.roll);
  if (last) last.hidden = !corners.roll;
}

/** Zoom once there is a map, and keep a point of it in place. @param {Lens} lens @param {number} scale @param {[number, number]} [fixedPoint] */
function zoomMap(lens, scale, fixedPoint) {
  if (lens.svg && lens.zoom.box.w) apply(lens, zoomTo(lens.zoom, scale, fixedPoint));
}

/** Do what a button or a key says. @param {Lens} lens @param {string} name */
const press = (lens, name) => zoomMap(lens, { in: lens.zoom.scale * STEP, out: lens.zoom.scale / STEP, whole: 0 }[name]);

/** The point of the map at a point of the screen. @param {Lens} lens @param {{clientX: number, clientY: number}} point @returns {[number, number]} */
function pointAt(lens, { clientX, clientY }) {
  const rect = rectOf(lens);
  const { x, y, w, h } = windowOf(lens.zoom);
  return [x + ((clientX - rect.left) / rect.width) * w, y + ((clientY - rect.top) / rect.height) * h];
}

/** The distance of two fingers. @param {Lens} lens */
function gapOf({ fingers }) {
  const [a, b] = [...fingers.values()];
  return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
}

/** The point of the map between two fingers. @param {Lens} lens */
function pointBetween(lens) {
  const [a, b] = [...lens.fingers.values()];
  return pointAt(lens, { clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 });
}

/** Move the map so that a point of it stays between the fingers, which can also move together. @param {Lens} lens @param {[number, number]} point */
function keepUnder(lens, [px, py]) {
  const [x, y] = pointBetween(lens);
  const [cx, cy] = lens.zoom.middle;
  apply(lens, moveTo(lens.zoom, [cx + px - x, cy + py - y]));
}

/** @param {Lens} lens @param {any} event */
function pressFinger(lens, event) {
  const { fingers, zoom } = lens;
  lens.pointer = event.pointerType || "mouse";
  lens.isDragged = false;
  if (!lens.svg?.contains(event.target) || (event.button ?? 0) > 0) return;
  fingers.set(event.pointerId, event);
  if (fingers.size === 2) lens.drag = { pinch: gapOf(lens), scale: zoom.scale, at: pointBetween(lens) };
  else if (fingers.size === 1 && isZoomed(zoom)) lens.drag = { from: event, middle: zoom.middle };
}

/** @param {Lens} lens @param {any} event */
function moveFinger(lens, event) {
  const { fingers, drag, zoom } = lens;
  if (!fingers.has(event.pointerId)) return;
  fingers.set(event.pointerId, event);
  if (!drag) return;
  if ("pinch" in drag) {
    if (drag.pinch && fingers.size === 2) {
      lens.isDragged = true;
      zoomMap(lens, drag.scale * (gapOf(lens) / drag.pinch));
      keepUnder(lens, drag.at);
    }
    return;
  }
  const [dx, dy] = [event.clientX - drag.from.clientX, event.clientY - drag.from.clientY];
  if (!lens.isDragged && Math.hypot(dx, dy) < STILL) return;
  if (!lens.isDragged) lens.fan.fold();
  lens.isDragged = true;
  const unitsPerPixel = windowOf(zoom).w / rectOf(lens).width;
  apply(lens, moveTo(zoom, [drag.middle[0] - dx * unitsPerPixel, drag.middle[1] - dy * unitsPerPixel]));
}

/** @param {Lens} lens @param {any} event */
function liftFinger(lens, event) {
  const { fingers, zoom } = lens;
  fingers.delete(event.pointerId);
  const [from] = fingers.values();
  lens.drag = from && lens.drag && isZoomed(zoom) ? { from, middle: zoom.middle } : null; // after a pinch, the other finger drags
}

/** Swallow the click that ends a drag, and the first tap on a thing that is too small or on a stack that is not spread yet. @param {Lens} lens @param {any} event */
function click(lens, event) {
  const button = event.target.closest?.("[data-lens]");
  if (button) press(lens, button.dataset.lens);
  if (!lens.svg?.contains(event.target) || !lens.zoom.box.w) return;
  const wasDragged = lens.isDragged;
  lens.isDragged = false;
  const touch = lens.pointer === "touch";
  const small = touch && isTooSmall(lens.zoom, rectOf(lens).width / lens.zoom.box.w);
  if (small && !wasDragged) apply(lens, enlarge(lens.zoom, pointAt(lens, event)));
  if (wasDragged || small || (touch && lens.fan.spread(event.target))) {
    event.stopPropagation();
    event.preventDefault();
  }
}

/** @param {Lens} lens @param {any} event */
function turnWheel(lens, event) {
  if (!event.ctrlKey || !lens.svg?.contains(event.target)) return;
  event.preventDefault();
  zoomMap(lens, lens.zoom.scale * Math.exp(-clamp(-60, event.deltaY, 60) * 0.006), pointAt(lens, event));
}

/** @param {Lens} lens @param {any} event */
function pressKey(lens, event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches?.("input, textarea, select")) return;
  const name = KEYS[event.key];
  if (!name) return;
  press(lens, name);
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Show the place of what has the focus. @param {Lens} lens @param {Heard<Event>} event */
function showFocus(lens, { target }) {
  if (!lens.zoom.ground || !lens.svg || !target.closest?.(".map")) return;
  apply(lens, showPlace(lens.zoom, target.dataset.place ?? target.dataset.target?.replace(/^place:/, "")));
}

/** What the map listens to. @type {[string, (lens: Lens, event: any) => void, (boolean | AddEventListenerOptions)?][]} */
const LISTENERS = [
  ["pointerdown", pressFinger],
  ["pointermove", moveFinger],
  ["pointerup", liftFinger],
  ["pointercancel", liftFinger],
  ["click", click, true],
  ["wheel", turnWheel, { passive: false }],
  ["keydown", pressKey, true],
  ["focusin", showFocus],
];

/** Take another map, or none. @param {Lens} lens @param {any} svg */
function changeMap(lens, svg) {
  lens.watch?.disconnect();
  Object.assign(lens, { svg, announcement: "", zoom: { ...lens.zoom, box: UNSEEN.box } });
  if (svg?.parentElement) lens.watch?.observe(svg.parentElement);
}

/** Update the map after a redraw. @param {Lens} lens @param {Set<string>} changes */
function update(lens, changes) {
  const { scene } = lens;
  const svg = lens.root.querySelector("svg.map");
  if (svg !== lens.svg) changeMap(lens, svg);
  if (!svg) return;
  if (scene.coach?.step !== lens.step) Object.assign(lens, { step: scene.coach?.step, zoom: { ...lens.zoom, isMoved: false } }); // another text
  if (scene.ground !== lens.zoom.ground) Object.assign(lens, { zoom: changeGround(lens.zoom, scene.ground), announcement: "" });
  if (!lens.zoom.box.w) measure(lens);
  else if (lens.announcement === "") announceSizes(lens);
  if (!lens.zoom.box.w) return;
  if (changes.has("roll")) fillCorners(svg.parentElement, lens.zoom);
  if (changes.has("marks") || changes.has("board")) apply(lens, seek(lens.zoom, scene));
  lens.fan.restore();
}

/**
 * Manage the map of one table.
 *
 * @param {HTMLElement} root
 * @param {{scene: import("./types.js").Scene, own: import("./types.js").Own}} table
 */
export function lens(root, { scene, own }) {
  /** @type {Lens} */
  const state = {
    root,
    scene,
    svg: null,
    step: undefined,
    zoom: UNSEEN,
    announcement: "",
    fingers: new Map(),
    drag: null,
    isDragged: false,
    pointer: "mouse",
    fan: fans(root, { scene, own, seen: () => ({ ...windowOf(state.zoom), scale: state.zoom.scale }) }),
    watch: globalThis.ResizeObserver && new ResizeObserver(() => measure(state)),
  };
  for (const [name, listener, options] of LISTENERS) root.addEventListener(name, (event) => listener(state, event), options);
  return {
    /** @param {Set<string>} changes */
    update: (changes) => update(state, changes),
    stop() {
      state.watch?.disconnect();
      state.fan.stop();
    },
  };
}
