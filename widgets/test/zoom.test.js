// @vitest-environment node
import { describe, expect, it } from "vitest";
import {
  UNSEEN,
  best,
  changeGround,
  chooseCorners,
  enlarge,
  frame,
  isTooSmall,
  isZoomed,
  moveTo,
  resize,
  seek,
  showPlace,
  sizesOf,
  windowOf,
  zoomTo,
} from "../src/zoom.js";

const places = [0, 1, 2, 3].map((i) => ({ id: `A${i}`, cx: 100 + 200 * i, cy: 200, hex: 62 }));
const ground = { width: 800, height: 400, places, free: [] };
const wide = { ...ground, width: 3200 };
const BOX = { w: 400, h: 200 };

/** A map in its first view. */
const opened = (map = ground, scene = {}, box = BOX) => resize(changeGround(UNSEEN, map), box, scene);
/** Half of the map, around a point. */
const half = (x = 400, y = 200) => ({ ...opened(), scale: 1, middle: [x, y], isMoved: true });

describe("the window on a map", () => {
  it("stays on the map, and centers smaller contents", () => {
    expect(frame(ground, { w: 400, h: 200 }, 1, 0, 0)).toEqual({ x: 0, y: 0, w: 400, h: 200 });
    expect(frame(ground, { w: 400, h: 200 }, 1, 900, 900)).toEqual({ x: 400, y: 200, w: 400, h: 200 });
    expect(frame(ground, { w: 400, h: 300 }, 0.5, 10, 10)).toEqual({ x: 0, y: -100, w: 800, h: 600 });
  });

  it("opens where most active units are visible", () => {
    const window = ([x, y]) => frame(ground, { w: 200, h: 200 }, 1, x, y);
    expect(best([], window)).toBeNull();
    expect(
      best(
        [
          [50, 50],
          [700, 300],
          [720, 320],
          [710, 310],
        ],
        window,
      ),
    ).toEqual([710, 310]);
  });
});

/** A room as wide as the map would be, but half as high. */
const STRIP = { w: 800, h: 200 };

/** What happens, the view before, what is done, and the scale and middle after. */
const TABLE = [
  ["a map that fits is whole", UNSEEN, () => opened(), 0.5, [400, 200]],
  ["a map that is much wider than its room fills the height, at a readable size", UNSEEN, () => opened(wide), 36 / 62, [1600, 200]],
  ["it opens on the choices", UNSEEN, () => opened(wide, { marks: { lit: ["A1", "A2"] } }), 36 / 62, [400, 200]],
  [
    "otherwise on the ordered pieces of the side to act",
    UNSEEN,
    () =>
      opened(wide, {
        mine: { side: "s1" },
        board: [
          { k: "1", side: "s1", press: "a", s: "ordered", x: 900, y: 200 },
          { k: "2", side: "s1", press: "a", s: "", x: 2900, y: 200 },
          { k: "3", side: "s2", press: "a", s: "ordered", x: 1900, y: 200 },
        ],
      }),
    36 / 62,
    [900, 200],
  ],
  ["a builder sees the whole board if it is readable", UNSEEN, () => opened(wide, { build: {} }, { w: 2400, h: 800 }), 0.75, [1600, 200]],
  ["a new room opens the map again", opened(), (zoom) => resize(zoom, { w: 800, h: 400 }, {}), 1, [400, 200]],
  ["a new room keeps the factor that the reader chose", half(300), (zoom) => resize(zoom, { w: 800, h: 400 }, {}), 2, [300, 200]],
  ["a zoom keeps its middle", opened(), (zoom) => zoomTo(zoom, 1), 1, [400, 200]],
  ["a zoom keeps its point", half(400), (zoom) => zoomTo(zoom, 2, [300, 200]), 2, [350, 200]],
  ["no place is larger than can be seen", opened(), (zoom) => zoomTo(zoom, 99), 240 / 62, [400, 200]],
  ["no map is smaller than whole", half(300), (zoom) => zoomTo(zoom, 0), 0.5, [400, 200]],
  ["a move stops at the edge", half(), (zoom) => moveTo(zoom, [900, 900]), 1, [600, 300]],
  ["a place is enlarged for a finger", opened(), (zoom) => enlarge(zoom, [300, 200]), 60 / 62, [300, 200]],
  ["a place in view moves nothing", half(300), (zoom) => showPlace(zoom, "A1"), 1, [300, 200]],
  ["a place out of view moves the map just enough", half(200), (zoom) => showPlace(zoom, "A2"), 1, [500 + 62 * 0.6 - 200, 200]],
  ["an unknown place moves nothing", half(300), (zoom) => showPlace(zoom, "Z"), 1, [300, 200]],
  ["the whole map shows every place", opened(), (zoom) => showPlace(zoom, "A3"), 0.5, [400, 200]],
  ["choices out of view move the map", half(200), (zoom) => seek(zoom, { marks: { lit: ["A3"] } }), 1, [600, 200]],
  ["one that is in view does not", half(200), (zoom) => seek(zoom, { marks: { lit: ["A0", "A3"] } }), 1, [200, 200]],
  [
    "pieces to aim at are choices",
    half(200),
    (zoom) => seek(zoom, { marks: { aims: { k: 1 } }, board: [{ k: "k", x: 560, y: 210 }] }),
    1,
    [560, 210],
  ],
  [
    "a window on the map shows what a text names, large",
    UNSEEN,
    () => opened(ground, { marks: { asked: ["A1"] } }, STRIP),
    130 / 62,
    [300, 200],
  ],
  [
    "all of it, with the choices",
    UNSEEN,
    () => opened(ground, { marks: { asked: ["shield:A1"], lit: ["A2"], aims: { k: "" } }, board: [{ k: "k", x: 100, y: 200 }] }, STRIP),
    800 / (400 + 62 * 1.35),
    [300, 200],
  ],
  ["nothing is named: its width", UNSEEN, () => opened(ground, {}, STRIP), 1, [400, 200]],
  [
    "a choice out of a window opens it again",
    opened(ground, { marks: { asked: ["A1"] } }, STRIP),
    (zoom) => seek(zoom, { marks: { asked: ["A1"], lit: ["A3"] } }),
    800 / (400 + 62 * 1.35),
    [500, 200],
  ],
  [
    "one in a window moves nothing",
    opened(ground, { marks: { asked: ["A1"], lit: ["A3"] } }, STRIP),
    (zoom) => seek(zoom, { marks: { asked: ["A2"] } }),
    800 / (400 + 62 * 1.35),
    [500, 200],
  ],
  ["a map of the same size keeps its view", half(300), (zoom) => resize(changeGround(zoom, { ...ground }), BOX, {}), 1, [300, 200]],
  ["another map opens", half(300), (zoom) => resize(changeGround(zoom, { ...ground, height: 401 }), BOX, {}), 200 / 401, [400, 200.5]],
];

describe("the visible part", () => {
  it.each(TABLE)("%s", (_, before, change, scale, middle) => {
    const zoom = change(before);
    expect(zoom.scale).toBeCloseTo(scale, 9);
    expect(zoom.middle.map((n) => Math.round(n * 1e6) / 1e6)).toEqual(middle.map((n) => Math.round(n * 1e6) / 1e6));
  });

  it("is moved by the reader only, until it opens again", () => {
    expect([opened(), zoomTo(opened(), 1), moveTo(half(), [1, 1]), enlarge(opened(), [1, 1])].map((zoom) => zoom.isMoved)).toEqual([
      false,
      true,
      true,
      true,
    ]);
    expect(seek(opened(wide), { marks: { lit: ["A3"] } }).isMoved).toBe(false);
  });

  it("is empty before the first measurement", () => expect(windowOf(UNSEEN)).toEqual({ x: 0, y: 0, w: 0, h: 0 }));
});

/** The view, how much larger a wall is, and the values for the styles. */
const SIZES = [
  ["a whole map of hexes", opened(), 1, { unit: "2.000", fold: "codes names small", isZoomed: false, zooms: true }],
  ["on a wall", opened(), 2, { unit: "1.000", fold: "", isZoomed: false, zooms: true }],
  ["half of it", half(), 1, { unit: "1.000", fold: "", isZoomed: true, zooms: true }],
  [
    "square tiles, which are large enough",
    opened({ ...ground, places: [{ id: "1A", cx: 0, cy: 0 }] }),
    1,
    { unit: "2.000", fold: "small tiny", isZoomed: false, zooms: false },
  ],
];

describe("the values for the styles", () => {
  it.each(SIZES)("%s", (_, zoom, stretch, sizes) => expect(sizesOf(zoom, stretch)).toEqual(sizes));

  it("a place is too small for a finger under 44 px", () => {
    expect([isTooSmall(opened(), 1), isTooSmall(opened(), 1.5), isTooSmall(half(), 1)]).toEqual([true, false, false]);
    expect([isZoomed(opened()), isZoomed(half())]).toEqual([false, true]);
  });
});

const LARGE = [0, 0, 600, 200];
const SHORT = [0, 300, 500, 140];

/** The bare corners of the sheet, the rows of the legend, and what is in which corner: the legend, its button, the last roll. */
const CORNERS = [
  ["a legend that fits", [LARGE], 4, LARGE, undefined, undefined],
  ["the last roll in another corner", [LARGE, SHORT], 4, LARGE, undefined, SHORT],
  ["a legend that is too long has a button", [SHORT], 9, undefined, SHORT, SHORT],
  ["without a legend too", [LARGE], 0, undefined, LARGE, LARGE],
  ["no corner", [], 4, undefined, undefined, undefined],
];

describe("the corners of the sheet", () => {
  const place = (corner) => corner && [corner.left, corner.top, corner.w, corner.h].map((n) => n * 2);

  it.each(CORNERS)("%s", (_, free, rows, ...expected) => {
    const corners = chooseCorners(opened({ ...ground, free }), rows);
    expect([corners.legend, corners.button, corners.roll].map(place)).toEqual(expected);
    expect([corners.isCornerless, corners.isBare]).toEqual(free.length > 0 ? [false, false] : [true, true]);
  });

  it("are not used on a map that is zoomed", () => {
    const corners = chooseCorners({ ...half(), ground: { ...ground, free: [LARGE] } }, 4);
    expect(corners).toEqual({ legend: undefined, button: undefined, roll: undefined, isCornerless: true, isBare: true });
  });
});
