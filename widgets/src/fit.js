// @ts-check
/**
 * The layout of one screen, as a pure function of numbers.
 *
 * The side column comes first, then the map takes the rest, and the hand fills the free room.
 *
 * @typedef {object} Fit
 * @property {"side" | "under" | "stack"} layout the place of the hand: at the foot of the side column, below the map, docked at the bottom
 * @property {number} zoom of everything (a projector); all other lengths are in px before it
 * @property {number} pad around the table
 * @property {number} gap between its parts
 * @property {number} head height of the head
 * @property {number} mapW
 * @property {number} mapH
 * @property {number} side width of the side column
 * @property {number} strip height of the strip below the map (0: no strip)
 * @property {number} dock height left for the hand below the map (0: the hand is elsewhere)
 * @property {"cards" | "rows" | "tabs" | "line"} hand its form
 * @property {boolean} log whether the side column can show the log in the rest of its height (`page.css` sets the minimum)
 * @property {boolean} pan whether only a part of the map is visible and you can move it
 * @property {boolean} cut whether the map can give the panel more of its height
 * @property {boolean} low whether it is lower than a laptop's screen (or a browser zoomed to 125 %): parts available elsewhere then fold
 * @property {boolean} touch whether buttons have the size of a fingertip
 */

/** @param {number} lo @param {number} x @param {number} hi */
const clamp = (lo, x, hi) => Math.max(lo, Math.min(hi, x));
/** The minimum size of an upright card, and its height with the seats of vehicles. */
const CARD = { w: 132, h: 204, seats: 350 };
/** The height of the other parts of the side column: the other side, the panel, gaps, the line of the hand. */
const REST = 366;
/** The room below the map from which the hand goes there. */
const HOLE = 132;
/** The room below the map from which a strip goes there. */
const STRIP = 58;
/** The ratio of width to height above which a map is shown in part, because its places would be too small. */
const WIDE = 2;
/** The height below which a table hides parts that are available elsewhere, or shows a part of the map, so that the whole hand is visible. */
const LOW = 560;
/** The width above which a table is on a wall, so that everything grows with the map. */
const WALL = 1700;

/** The share of a phone's width below which a low map is shown in part, because its places would be too small. */
const PART = 0.7;
/** The least height of a window on the map above a panel that needs its room: a place and what is around it. */
const WINDOW = 150;

/** The line above the hand that asks for a card. */
const HINT = 28;
/** The room that a panel can use. */
const PANEL = 300;
/** The room that a hand of upright cards needs, with the line above it. @param {unknown} vehicles */
const handOf = (vehicles) => (vehicles ? CARD.seats : CARD.h) + 36;
/** The width below which a table in a tall pane is stacked. */
const STACK = 900;

/** The width of the side column beside a map. @param {number} W the width of the table */
const sideOf = (W) => (W < 800 ? 280 : clamp(340, W * 0.23, 440));

/**
 * Return the height up to which a table has a use for more: the map as wide as it can be, and the hand and the panel at their full size.
 *
 * @param {number} width
 * @param {number} ratio width of the map by its height
 * @param {number} [vehicles] cards of vehicles
 */
export function tallest(width, ratio, vehicles = 0) {
  const zoom = width >= WALL ? clamp(1, width / 1500, 1.6) : 1;
  const W = width / zoom;
  const [pad, gap, head] = [8, 10, 44];
  const w = W - 2 * pad;
  const parts =
    W < STACK ? [w / Math.min(ratio, WIDE), PANEL, 128] : [(w - gap - sideOf(W)) / Math.min(ratio, WIDE), handOf(vehicles) + HINT];
  return Math.round(zoom * parts.reduce((sum, part) => sum + gap + part, 2 * pad + head));
}

/**
 * Return the layout of a table.
 *
 * @param {number} width inner width of the table in px: the visible part of the cell
 * @param {number} height inner height
 * @param {number} ratio width of the map by its height
 * @param {{n?: number, vehicles?: number, touch?: boolean, folded?: boolean, told?: boolean, lack?: number}} [what] cards in hand, cards of vehicles,
 *   whether the reader uses touch, whether the hand in the side column gives its room to the panel, whether it does so unless there is room for
 *   upright cards, and the height that the map of a phone gives to the panel
 * @returns {Fit}
 */
export function fit(width, height, ratio, { n = 4, vehicles = 0, touch = false, folded = false, told = false, lack = 0 } = {}) {
  const zoom = width >= WALL ? clamp(1, Math.min(width / 1500, height / 860), 1.6) : 1;
  const [W, H] = [width / zoom, height / zoom];
  const fingers = touch || W < 600;
  const pad = W < 600 ? 6 : 8;
  const gap = W < 700 ? 8 : 10;
  const head = fingers || W < 560 ? 44 : 40;
  const w = W - 2 * pad;
  const h = H - 2 * pad - head - gap;
  const out = { zoom, pad, gap, head, strip: 0, dock: 0, log: false, pan: false, cut: false, low: H < LOW, touch: fingers };
  const count = Math.max(1, n);

  if (W < 600 || W / H < 0.9) {
    const dock = fingers ? 128 : 116;
    const panel = clamp(H < LOW ? 120 : 170, h * 0.3, 420);
    const most = h - dock - panel - 2 * gap;
    const pan = ratio > WIDE || (H < LOW && most * ratio < PART * w);
    const whole = pan ? Math.min(most, w / Math.min(ratio, WIDE)) : Math.min(most, w / ratio);
    const mapH = Math.max(Math.min(whole, WINDOW), whole - lack);
    const mapW = pan || mapH < whole ? w : whole * ratio;
    return {
      ...out,
      layout: "stack",
      mapW,
      mapH,
      side: w,
      hand: folded ? "line" : "tabs",
      dock,
      pan: pan || mapH < whole,
      cut: mapH > WINDOW,
      log: true,
    };
  }

  const least = sideOf(W);
  const room = vehicles ? h - STRIP - gap : h;
  const mapW = Math.min(room * ratio, w - gap - least);
  const side = w - gap - mapW;
  const full = mapW / ratio;
  if (ratio > WIDE) {
    const dock = Math.max(HOLE, Math.min(handOf(0), h * 0.38));
    return {
      ...out,
      layout: "under",
      mapW,
      mapH: Math.max(full, h - gap - dock),
      side,
      hand: "tabs",
      log: true,
      dock,
      pan: h - gap - dock > full,
    };
  }
  const hole = h - full - gap;
  if (hole >= HOLE) {
    const per = (mapW - 8 * (count - 1)) / count;
    return {
      ...out,
      layout: "under",
      mapW,
      mapH: full,
      side,
      hand: per >= CARD.w && hole >= handOf(vehicles) ? "cards" : "tabs",
      log: true,
      dock: hole,
    };
  }
  const per = (side - 8 * (count - 1)) / count;
  const tall = h >= (vehicles ? CARD.seats : CARD.h) + REST;
  const cards = per >= CARD.w && tall;
  return {
    ...out,
    layout: "side",
    mapW,
    mapH: full,
    side,
    hand: folded || (told && !cards) ? "line" : cards ? "cards" : "rows",
    strip: hole >= STRIP ? hole : 0,
    log: true,
  };
}
