// @ts-check
/**
 * The things on the place under the pointer or the focus. A line at the edge of the map names them, and a crowd of counters is spread,
 * so that you can see and click each. Nothing is redrawn: the counters are moved and moved back.
 *
 * @typedef {import("./types.js").Piece} Piece
 * @typedef {object} Fan
 * @property {HTMLElement} root
 * @property {import("./types.js").Scene} scene
 * @property {import("./types.js").Own} own
 * @property {() => {x: number, y: number, w: number, h: number, scale: number}} seen the visible part of the map
 * @property {string} place the place under the pointer or the focus, or ""
 * @property {string} open the place whose crowd is spread, or ""
 * @property {number} timer the wait before it is
 * @typedef {{growth: number, tall: number, scale: number}} Sizes how much counters grow, the height of a tag below them, px per map unit
 * @typedef {{piece: Piece, x: number, y: number}} Spot
 */

/** The number of counters on one place that make a crowd. */
const CROWD = 5;
/** The time that the pointer must rest before they are spread, in ms. */
const REST = 140;
/** The size of a spread counter in px, and its distance from the next one per unit of its size. */
const SHOWN = 48;
const APART = 1.14;
/** Where the line can be: at the foot or (`up`) at the head of the board, in the middle or at one of its ends. */
const SPOTS = ["", "first", "last", "up", "up first", "up last"];

const SVG = "http://www.w3.org/2000/svg";

/** The place of an element of the map, or "". @param {any} target */
const placeOf = (target) =>
  target?.closest?.(".map [data-place]")?.dataset.place ?? target?.closest?.('.map [data-target^="place:"]')?.dataset.target.slice(6) ?? "";

/** @param {Fan} fan @param {string} id */
const findPlace = ({ scene }, id) => scene.ground?.places?.find((candidate) => candidate.id === id);

/** The counters on a place. @param {Fan} fan @param {string} id */
const countersOn = ({ scene }, id) =>
  (scene.board ?? []).filter((piece) => piece.p === id && (piece.t === "counter" || piece.press) && !piece.of && piece.t !== "exit");

/** Point at a place: name its things, and spread them after a moment if they are many. @param {Fan} fan @param {string} id */
function point(fan, id) {
  if (id === fan.place) return;
  fan.place = id;
  describe(fan, id);
  clearTimeout(fan.timer);
  if (fan.open && fan.open !== id) fold(fan);
  if (id && countersOn(fan, id).length >= CROWD) fan.timer = setTimeout(() => fan.place === id && unfold(fan, id), REST);
}

/** Write the line at the edge: the place and the things on it. @param {Fan} fan @param {string} id */
function describe(fan, id) {
  const line = fan.root.querySelector(".cap");
  if (!line) return;
  const place = findPlace(fan, id);
  line.hidden = !place;
  if (!place) return;
  const things = (fan.scene.board ?? []).filter((piece) => piece.p === id && piece.label).map((piece) => piece.label);
  line.textContent = [place.label, ...things].join("; ");
  putAside(fan.root, line);
}

/** Put the line where it hides no word, counter or button of the board, and the least of its places. @param {HTMLElement} root @param {HTMLElement} line */
function putAside(root, line) {
  const boxes = [...root.querySelectorAll(".board :is(.map .edge, .map text, .map .un-el, .keyb, .keybox, .zooms)")].map((node) => ({
    box: node.getBoundingClientRect(),
    weight: node.matches(".edge") ? 1 : 20,
  }));
  /** @param {string} spot */
  const hidden = (spot) => {
    line.className = `cap ${spot}`;
    const { left, right, top, bottom } = line.getBoundingClientRect();
    /** @param {{box: DOMRect, weight: number}} item */
    const shared = ({ box, weight }) =>
      weight *
      Math.max(0, Math.min(right, box.right) - Math.max(left, box.left)) *
      Math.max(0, Math.min(bottom, box.bottom) - Math.max(top, box.top));
    return boxes.reduce((sum, item) => sum + shared(item), 0);
  };
  let least = Infinity;
  let best = "";
  for (const spot of SPOTS) {
    const area = hidden(spot);
    if (area >= least) continue;
    [least, best] = [area, spot];
    if (area === 0) break;
  }
  line.className = `cap ${best}`;
}

/** Spread the crowd on a place. @param {Fan} fan @param {string} id */
function unfold(fan, id) {
  const { root } = fan;
  const pieces = countersOn(fan, id);
  const place = findPlace(fan, id);
  if (!place || pieces.length < CROWD) return;
  const view = fan.seen();
  const tags = new Set([...root.querySelectorAll(".map .tags > .tag")].map((node) => node.dataset.of));
  // A tag hangs below its counter in the size that it has on the map.
  const tall = pieces.some(({ k }) => tags.has(k)) ? 18 * Math.max(1, 1 / view.scale) : 0;
  const sizes = { growth: Math.max(1, SHOWN / (52 * view.scale)), tall, scale: view.scale };
  const { spots, box } = arrange(pieces, place, view, sizes);
  fan.open = id;
  for (const node of root.querySelectorAll(".map .counters .piece, .map .tags > .tag, .map .plates > .un-odds")) {
    const spot = spots.get(node.dataset.of ?? node.dataset.target?.replace(/^piece:/, "") ?? "");
    if (!spot) continue;
    node.dataset.fan = "";
    node.style.transformOrigin = "0 0";
    const label = node.classList.contains("tag") && node.querySelector("rect");
    if (label) moveTag(node, label, spot, sizes);
    else moveCounter(node, spot, sizes);
  }
  const layer = root.querySelector(".map .fan");
  if (!layer) return;
  const back = document.createElementNS(SVG, "rect");
  for (const [name, value] of Object.entries({ ...box, rx: 8, "data-place": id, class: "fanned" })) back.setAttribute(name, String(value));
  layer.replaceChildren(back);
}

/**
 * The spots of spread counters in rows around their place, and the box that holds them, all in sight.
 *
 * @param {Piece[]} pieces
 * @param {{cx: number, cy: number}} place
 * @param {ReturnType<Fan["seen"]>} view
 * @param {Sizes} sizes
 */
function arrange(pieces, place, view, { growth, tall }) {
  const columns = Math.ceil(Math.sqrt(pieces.length * 1.3));
  const rows = Math.ceil(pieces.length / columns);
  const broad = Math.max(...pieces.map((piece) => (/\b(crowd|throng|small)\b/.test(piece.s ?? "") ? 52 : (piece.w ?? 52))));
  const pitch = { x: broad * growth * APART, y: 52 * growth * APART + tall };
  const [width, height] = [columns * pitch.x, rows * pitch.y];
  /** @param {number} position @param {number} half @param {number} start @param {number} room */
  const keep = (position, half, start, room) => Math.max(start + half + 2, Math.min(start + room - half - 2, position));
  const [cx, cy] = [keep(place.cx, width / 2, view.x, view.w), keep(place.cy, height / 2, view.y, view.h)];
  /** @type {Map<string, Spot>} */
  const spots = new Map();
  pieces.forEach((piece, i) => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, pieces.length - row * columns);
    spots.set(piece.k, { piece, x: cx + ((i % columns) - (inRow - 1) / 2) * pitch.x, y: cy + (row - (rows - 1) / 2) * pitch.y });
  });
  return { spots, box: { x: cx - width / 2, y: cy - height / 2, width, height } };
}

/** Move a tag below its spread counter. @param {HTMLElement} node @param {Element} label @param {Spot} spot @param {Sizes} sizes */
function moveTag(node, label, spot, { growth, tall }) {
  const [x, y, width] = ["x", "y", "width"].map((name) => Number(label.getAttribute(name)));
  node.style.transform = `translate(${spot.x}px, ${spot.y - tall / 2 + 27 * growth}px) scale(${tall / 18}) translate(${-x - width / 2}px, ${-y}px)`;
}

/** Move a counter, or the plate on it, to its spot. @param {HTMLElement} node @param {Spot} spot @param {Sizes} sizes */
function moveCounter(node, { piece, x, y }, { growth, tall, scale }) {
  const [px, py] = [Number(piece.x), Number(piece.y)];
  const factor = (52 * growth) / (piece.h ?? (/\bsmall\b/.test(piece.s ?? "") ? 44 : 52));
  // A style overrides the attribute that positions a tag, so the plate's new position starts from there.
  const [ax, ay] = /translate\((-?[\d.]+)[ ,](-?[\d.]+)\)/
    .exec(node.getAttribute("transform") ?? "")
    ?.slice(1)
    .map(Number) ?? [0, 0];
  // Its words can be smaller than in the crowd.
  node.style.setProperty("--u", String(1 / (scale * factor)));
  node.style.transform = `translate(${x + (ax - px) * factor}px, ${y - tall / 2 + (ay - py) * factor}px) scale(${factor})`;
}

/** Move everything back. @param {Fan} fan */
function fold(fan) {
  if (!fan.open) return;
  fan.open = "";
  for (const node of fan.root.querySelectorAll(".map [data-fan]")) {
    node.removeAttribute("style");
    delete node.dataset.fan;
  }
  fan.root.querySelector(".map .fan")?.replaceChildren();
}

/** Spread the crowd of this element. Return whether there was one to spread. @param {Fan} fan @param {Element} target */
function spread(fan, target) {
  const id = placeOf(target);
  if (!id || fan.open === id || countersOn(fan, id).length < CROWD) return false;
  fan.place = id;
  describe(fan, id);
  unfold(fan, id);
  return true;
}

/** Restore the fan after a redraw, which may have moved its counters. @param {Fan} fan */
function restore(fan) {
  const { open, place } = fan;
  fold(fan);
  if (open && open === place) unfold(fan, open);
  if (place) describe(fan, place);
}

/** The focused place, if the keyboard has focused it. What was clicked is left when the pointer goes. @param {Fan} fan */
const chosenByKey = ({ root, own }) => (root.querySelector(".map :focus-visible") ? own.focus : "");

/** What the map listens to. @type {[string, (fan: Fan, event: any) => void][]} */
const LISTENERS = [
  // A map that moves under a resting pointer does not count as pointing. Only a move does.
  ["pointermove", (fan, { target }) => point(fan, placeOf(target) || chosenByKey(fan))],
  ["pointerleave", (fan) => point(fan, chosenByKey(fan))],
  // A focus that only finds a new place after a click is no pointing either.
  ["focusin", (fan, { target }) => point(fan, fan.own.isRefocusing ? "" : placeOf(target))],
];

/**
 * Name and spread the things on the map of one table.
 *
 * @param {HTMLElement} root
 * @param {Pick<Fan, "scene" | "own" | "seen">} table
 */
export function fans(root, { scene, own, seen }) {
  /** @type {Fan} */
  const fan = { root, scene, own, seen, place: "", open: "", timer: 0 };
  for (const [name, listener] of LISTENERS) root.addEventListener(name, (event) => listener(fan, event));
  return {
    fold: () => fold(fan),
    /** @param {Element} target */
    spread: (target) => spread(fan, target),
    restore: () => restore(fan),
    stop: () => clearTimeout(fan.timer),
  };
}
