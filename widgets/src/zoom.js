/**
 * The visible part of a map: what a zoom, a move, a new room or new choices make of it. Nothing here touches the page.
 *
 * @typedef {import("./types.js").Scene} Scene
 * @typedef {[number, number]} Point a point of the map
 * @typedef {object} Zoom
 * @property {import("./types.js").Ground | null} ground the map
 * @property {{w: number, h: number}} box the room for it, in px (0 before it is measured)
 * @property {number} scale px for each unit of the map
 * @property {Point} middle the middle of the visible part
 * @property {boolean} isMoved whether the reader has zoomed or moved. Until then the map keeps its first view.
 */

/** The size to which a place is enlarged that is too small to hit with a finger, and the minimum size of one that is not. */
const FINGER = { least: 44, shown: 60 };
/** The size of places below which the buttons are visible. */
const SMALL = 68;
/** The minimum size of places on a map that is shown in part. */
const LEGIBLE = 36;
/** The maximum size of places. */
const MOST = 240;
/** In a window on the map: the size of places that a text names, and the room around them by the size of a place. */
const NEAR = 130;
const MARGIN = 1.35;
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
/** The room of a row of the legend, and the least room of the last roll, in px. */
const ROW = { w: 118, h: 25 };
const ROLL = { w: 200, h: 66 };

/** @type {Zoom} */
export const UNSEEN = { ground: null, box: { w: 0, h: 0 }, scale: 0, middle: [0, 0], isMoved: false };

export const clamp = (lo, x, hi) => Math.max(lo, Math.min(hi, x));

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
 * @param {Point[]} points
 * @param {(at: Point) => {x: number, y: number, w: number, h: number}} window
 * @returns {Point | null}
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

/** The scale of the whole map. @param {Zoom} zoom */
const wholeScale = ({ box, ground }) => Math.min(box.w / ground.width, box.h / ground.height);

/** The size of a place, in map units. @param {Zoom} zoom */
export const placeSize = ({ ground }) => (ground.places?.[0] ? ground.places[0].hex || 140 : 140);

/** Whether less than the whole map is visible. @param {Zoom} zoom */
export const isZoomed = (zoom) => zoom.scale > wholeScale(zoom) * 1.01;

/** The visible part, which is empty before the first measurement. @param {Zoom} zoom */
export const windowOf = ({ ground, box, scale, middle }) => (ground ? frame(ground, box, scale, ...middle) : { x: 0, y: 0, w: 0, h: 0 });

/** The nearest scale that a map can have. @param {Zoom} zoom @param {number} scale */
const limit = (zoom, scale) => clamp(wholeScale(zoom), scale, Math.max(wholeScale(zoom), MOST / placeSize(zoom)));

/** Show the map at a scale around a point. @param {Zoom} zoom @param {number} to @param {Point} point @returns {Zoom} */
export function show(zoom, to, [px, py]) {
  const scale = limit(zoom, to);
  const { x, y, w, h } = frame(zoom.ground, zoom.box, scale, px, py);
  return { ...zoom, scale, middle: [x + w / 2, y + h / 2] };
}

/** Take another map. One of the same size keeps its view. @param {Zoom} zoom @param {Scene["ground"]} ground @returns {Zoom} */
export function changeGround(zoom, ground) {
  const same = zoom.ground && ground && zoom.ground.width === ground.width && zoom.ground.height === ground.height;
  return { ...zoom, ground, box: same ? zoom.box : UNSEEN.box };
}

/** Take another room. A view that the reader has chosen keeps its factor. @param {Zoom} zoom @param {Zoom["box"]} box @param {Scene} scene @returns {Zoom} */
export function resize(zoom, box, scene) {
  const factor = zoom.box.w && zoom.scale / wholeScale(zoom);
  const next = { ...zoom, box };
  return zoom.isMoved && factor ? show(next, wholeScale(next) * factor, zoom.middle) : open(next, scene);
}

/**
 * Whether the room is a window on the map: as wide as the map would be, but lower, because the panel of a phone needs the rest.
 *
 * @param {Zoom} zoom
 */
const isWindow = (zoom) => zoom.box.w / zoom.ground.width > 1.1 * wholeScale(zoom);

/** The subject of a text and the possible choices, otherwise the pieces of the side to act. @param {Zoom} zoom @param {Scene} scene @returns {Point[]} */
function findSubject(zoom, scene) {
  const { asked = [], hinted = [], named: offered = [], chosen = [], path = [], refused = [], aimed, trace } = scene.marks ?? {};
  const ids = [asked, hinted, offered, chosen, path, refused, trace?.path, aimed, trace?.target]
    .flat()
    .map((id) => id?.replace(/^(shield|number):/, ""));
  const pieces = (scene.board ?? []).filter(({ k }) => ids.includes(k));
  const named = [...ids.map((id) => findPlace(zoom, id)), ...pieces].filter(Boolean).map(spot);
  return [...named, ...findChoices(zoom, scene, named.length === 0)];
}

/** The window on the places that matter: all of them with what is around, or as large as they can be seen. @param {Zoom} zoom @param {Scene} scene @returns {Zoom} */
function openWindow(zoom, scene) {
  const { ground, box } = zoom;
  const points = findSubject(zoom, scene);
  const [xs, ys] = [0, 1].map((i) => points.map((point) => point[i]));
  if (points.length === 0) return show(zoom, box.w / ground.width, [ground.width / 2, ground.height / 2]);
  const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const margin = placeSize(zoom) * MARGIN;
  const scale = Math.min(box.w / (right - left + margin), box.h / (bottom - top + margin), NEAR / placeSize(zoom));
  return show({ ...zoom, isMoved: false }, scale, [(left + right) / 2, (top + bottom) / 2]);
}

/** The first view: the whole map, or as much as fits at a readable size, with the possible actions visible. @param {Zoom} zoom @param {Scene} scene @returns {Zoom} */
function open(zoom, scene) {
  const { ground, box } = zoom;
  if (isWindow(zoom) && !scene.build) return openWindow(zoom, scene);
  const [whole, fill] = [wholeScale(zoom), box.h / ground.height];
  const isFilled = !(scene.build && whole * placeSize(zoom) >= LEGIBLE) && fill > 1.15 * whole; // builders need the whole board
  const scale = isFilled ? Math.max(fill, LEGIBLE / placeSize(zoom)) : whole;
  const next = show({ ...zoom, isMoved: false }, scale, [ground.width / 2, ground.height / 2]);
  return isZoomed(next) ? seek(next, scene, true) : next;
}

/** @param {Zoom} zoom @param {string} id */
const findPlace = ({ ground }, id) => ground?.places?.find((candidate) => candidate.id === id);

/** The middle of a place or a piece. @returns {Point} */
const spot = (thing) => [thing.cx ?? thing.x, thing.cy ?? thing.y];

/** The possible next choices, otherwise (at `first`) the pieces of the side to act. @param {Zoom} zoom @param {Scene} scene @param {boolean} first @returns {Point[]} */
function findChoices(zoom, { marks, board, mine }, first) {
  const pieces = (board ?? []).filter((piece) => Object.hasOwn(marks?.aims ?? {}, piece.k));
  const choices = [...(marks?.lit ?? []).map((id) => findPlace(zoom, id)), ...pieces].filter(Boolean).map(spot);
  if (choices.length > 0 || !first) return choices;
  const ownPieces = (board ?? []).filter((piece) => piece.press && piece.side === mine?.side);
  const ordered = ownPieces.filter(({ s }) => /\bordered\b/.test(s));
  return (ordered.length > 0 ? ordered : ownPieces).map(spot);
}

/** Move the window to the possible choices if none of them is visible, and at `first` in any case. @param {Zoom} zoom @param {Scene} scene @returns {Zoom} */
export function seek(zoom, scene, first = false) {
  const { x, y, w, h } = windowOf(zoom);
  if (isWindow(zoom) && !zoom.isMoved && !scene.build)
    return findSubject(zoom, scene).every(([px, py]) => px >= x && px <= x + w && py >= y && py <= y + h) ? zoom : openWindow(zoom, scene);
  const points = findChoices(zoom, scene, first);
  if (!first && points.some(([px, py]) => px >= x && px <= x + w && py >= y && py <= y + h)) return zoom;
  const target = best(points, (point) => frame(zoom.ground, zoom.box, zoom.scale, ...point));
  return target ? show(zoom, zoom.scale, target) : zoom;
}

/** Move the window as little as needed to show a place. @param {Zoom} zoom @param {string} id @returns {Zoom} */
export function showPlace(zoom, id) {
  const target = findPlace(zoom, id);
  if (!target || !zoom.box.w || !isZoomed(zoom)) return zoom;
  const margin = placeSize(zoom) * 0.6;
  const { x, y, w, h } = windowOf(zoom);
  const moveInto = (position, start, room, middle) =>
    position < start + margin ? position - margin + room / 2 : position > start + room - margin ? position + margin - room / 2 : middle;
  return show(zoom, zoom.scale, [moveInto(target.cx, x, w, zoom.middle[0]), moveInto(target.cy, y, h, zoom.middle[1])]);
}

/** Zoom, and keep a point of the map in place: without one, the middle. @param {Zoom} zoom @param {number} to @param {Point} [fixedPoint] @returns {Zoom} */
export function zoomTo(zoom, to, fixedPoint) {
  const { x, y, w, h } = windowOf(zoom);
  const [px, py] = fixedPoint ?? [x + w / 2, y + h / 2];
  const next = limit(zoom, to);
  const { scale, middle } = zoom;
  return show({ ...zoom, isMoved: true }, next, [px + (middle[0] - px) * (scale / next), py + (middle[1] - py) * (scale / next)]);
}

/** Move the middle of the window to a point. @param {Zoom} zoom @param {Point} point @returns {Zoom} */
export const moveTo = (zoom, point) => show({ ...zoom, isMoved: true }, zoom.scale, point);

/** Enlarge a place so that a finger can hit it. @param {Zoom} zoom @param {Point} point @returns {Zoom} */
export const enlarge = (zoom, point) => show({ ...zoom, isMoved: true }, FINGER.shown / placeSize(zoom), point);

/** Whether a place is too small for a finger. `stretch`: how much larger the table is on a wall. @param {Zoom} zoom @param {number} stretch */
export const isTooSmall = (zoom, stretch) => placeSize(zoom) * zoom.scale * stretch < FINGER.least;

/**
 * The values that depend on the size: the map units per px, the texts that are too small to show, whether a part is out of sight, and
 * whether the buttons are visible.
 *
 * @param {Zoom} zoom
 * @param {number} stretch how much larger the table is on a wall
 */
export function sizesOf(zoom, stretch) {
  const unit = 1 / (zoom.scale * stretch);
  const hex = zoom.ground.places?.[0]?.hex ?? 0;
  const fold = hex
    ? Object.keys(ROOM).filter((name) => TEXT * unit > ROOM[name] * hex)
    : SQUARE.filter(([, most]) => TEXT * unit > most).map(([name]) => name);
  const isPart = isZoomed(zoom);
  return { unit: unit.toFixed(3), fold: fold.join(" "), isZoomed: isPart, zooms: isPart || placeSize(zoom) * zoom.scale < SMALL };
}

/**
 * Where the legend, its button and the last roll are: in bare corners of the sheet, as `{left, top, w, h}` in px, or undefined. Without
 * room the legend has a button.
 *
 * @param {Zoom} zoom
 * @param {number} rows the lines of the legend
 */
export function chooseCorners(zoom, rows) {
  const { x, y } = windowOf(zoom);
  const { scale } = zoom;
  const free = isZoomed(zoom)
    ? []
    : (zoom.ground.free ?? []).map(([left, top, w, h]) => ({
        left: (left - x) * scale,
        top: (top - y) * scale,
        w: w * scale,
        h: h * scale,
      }));
  const legend = free.find(({ w, h }) => rows > 0 && Math.floor(w / ROW.w) * Math.floor(h / ROW.h) >= rows);
  const button = legend ? undefined : free[0];
  const roll = free.filter((corner) => corner !== legend).find(({ w, h }) => w >= ROLL.w && h >= ROLL.h);
  return { legend, button, roll, isCornerless: !legend && !button, isBare: !legend && !button && zoom.box.w < NARROW };
}
