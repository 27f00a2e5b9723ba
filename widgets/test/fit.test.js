import { describe, expect, it } from "vitest";
import { fit, tallest } from "../src/fit.js";

/** A board of tiles, one of hexes, and one with vehicles: width by height of the map, cards in hand, cards of vehicles. */
const BOARDS = { tiles: [1.0, { n: 4 }], hexes: [858 / 577, { n: 5 }], vehicles: [1.23, { n: 4, vehicles: 4 }] };

/** What the drawing of the layout says: width of the map (± 6 px: the concept's boards were rounded), of the side column, form of the hand. */
const TABLE = [
  [
    "a laptop with the file browser",
    934,
    638,
    { tiles: ["side", 572, 336, "rows"], hexes: ["under", 568, 340, "tabs"], vehicles: ["side", 568, 340, "rows"] },
  ],
  ["a laptop", 1209, 638, { tiles: ["side", 572, 611, "cards"], hexes: ["side", 849, 334, "rows"], vehicles: ["side", 618, 565, "rows"] }],
  [
    "the full screen of a laptop",
    1366,
    768,
    { tiles: ["side", 702, 638, "cards"], hexes: ["side", 1000, 340, "rows"], vehicles: ["side", 777, 563, "rows"] },
  ],
  ["a desk", 1519, 938, { tiles: ["side", 872, 621, "cards"], hexes: ["side", 1144, 349, "rows"], vehicles: ["side", 986, 507, "rows"] }],
  [
    "a narrow cell",
    719,
    638,
    { tiles: ["under", 413, 280, "tabs"], hexes: ["under", 413, 280, "tabs"], vehicles: ["under", 413, 280, "tabs"] },
  ],
  ["a phone", 390, 800, { tiles: ["stack", 371, 378, "tabs"], hexes: ["stack", 378, 378, "tabs"], vehicles: ["stack", 378, 378, "tabs"] }],
  [
    "a projector",
    1920,
    1080,
    { tiles: ["side", 1001, 890, "cards"], hexes: ["side", 1446, 441, "rows"], vehicles: ["side", 1118, 770, "cards"] },
  ],
];

describe("the layout", () => {
  it.each(TABLE)("on %s", (_, width, height, wanted) => {
    for (const [board, [layout, map, side, hand]] of Object.entries(wanted)) {
      const [ratio, what] = BOARDS[board];
      const made = fit(width, height, ratio, what);
      expect([board, made.layout, made.hand]).toEqual([board, layout, hand]);
      expect(Math.abs(made.mapW * made.zoom - map), `${board}: map ${made.mapW * made.zoom}`).toBeLessThanOrEqual(9);
      expect(Math.abs(made.side * made.zoom - side), `${board}: side ${made.side * made.zoom}`).toBeLessThanOrEqual(14);
    }
  });

  it("is low at 125 % of a laptop's zoom, and on no larger screen", () => {
    expect(fit(661, 484, 1).low).toBe(true);
    for (const [, width, height] of TABLE) expect(fit(width, height, 1).low).toBe(false);
  });

  it("leaves a strip below the map for vehicles, if the game has them", () => {
    expect(fit(934, 638, 1.23, { vehicles: 4 }).strip).toBeGreaterThanOrEqual(58);
    expect(fit(934, 638, 1, { vehicles: 0 }).strip).toBe(0);
  });

  it("never leaves room for another hand between the parts of a table in a tall pane", () => {
    for (const [W, pane] of [
      [390, 844],
      [719, 1800],
      [934, 1900],
      [1064, 1850],
      [1500, 2340],
      [1920, 3000],
    ])
      for (const [name, [ratio, what]] of Object.entries(BOARDS)) {
        const most = tallest(W, ratio, what.vehicles);
        const { layout, mapH, head, dock, gap, pad, zoom } = fit(W, Math.min(pane, most), ratio, what);
        const left = Math.min(pane, most) / zoom - 2 * pad - head - gap - mapH;
        expect([name, W, left < (layout === "stack" ? dock + 420 : what.vehicles ? 450 : 290)]).toEqual([name, W, true]);
      }
  });

  it("keeps the height of all usual screens", () => {
    for (const [, W, H] of TABLE.filter(([, , height]) => height !== 638)) expect(tallest(W, 1)).toBeGreaterThanOrEqual(H);
    for (const ratio of [1, 858 / 577]) expect(tallest(934, ratio)).toBeGreaterThanOrEqual(638);
  });

  it("uses the full width, has no negative length and keeps a visible map, at any size", () => {
    const wrong = [];
    let tried = 0;
    const range = (from, to, by) => Array.from({ length: Math.floor((to - from) / by + 1.5) }, (_, i) => from + i * by);
    for (const [W, H, ratio] of range(320, 2560, 160).flatMap((W) =>
      range(480, 1440, 80).flatMap((H) => range(0.8, 3, 0.2).map((ratio) => [W, H, ratio])),
    ))
      for (const n of [1, 4, 8])
        for (const [vehicles, touch] of [
          [0, false],
          [4, false],
          [0, true],
          [4, true],
        ]) {
          const made = fit(W, H, ratio, { n, vehicles, touch });
          const high = H / made.zoom - 2 * made.pad;
          const used = made.layout === "stack" ? made.side : made.mapW + made.gap + made.side;
          const tall = made.head + made.gap + made.mapH + (made.strip && made.gap + made.strip);
          const fine =
            Object.values(made).every((value) => typeof value !== "number" || value >= 0) &&
            Math.abs(used - (W / made.zoom - 2 * made.pad)) < 0.01 &&
            (made.layout === "stack" || made.mapW > 200) &&
            tall <= high + 0.5;
          if (!fine) wrong.push([W, H, ratio, n, vehicles, touch]);
          tried += 1;
        }
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(tried).toBeGreaterThan(20_000);
  });

  it("moves a very wide map under its window, and leaves the hand below it", () => {
    const made = fit(934, 638, 1664 / 578, { n: 5 });
    expect(made).toMatchObject({ layout: "under", pan: true, hand: "tabs" });
    expect(made.mapH).toBeGreaterThan(made.mapW / (1664 / 578));
    expect(fit(390, 800, 1664 / 578)).toMatchObject({ layout: "stack", pan: true });
  });

  it("folds the hand to one line where it takes the panel's room, and moves nothing else", () => {
    for (const [W, H] of [
      [1258, 497],
      [1172, 449],
    ]) {
      const [open, folded] = [fit(W, H, 1), fit(W, H, 1, { folded: true })];
      expect(folded).toEqual({ ...open, hand: "line" });
      expect(open.hand).not.toBe("line");
    }
    expect(fit(934, 638, 1664 / 578, { folded: true }).hand).toBe("tabs");
    expect(fit(390, 800, 1, { folded: true })).toEqual({ ...fit(390, 800, 1), hand: "line" });
  });

  it("gives the panel of a phone what its text lacks, down to a window on the map, and only there", () => {
    for (const ratio of [1, 858 / 577, 1664 / 578]) {
      const [whole, lower, least] = [0, 60, 900].map((lack) => fit(390, 800, ratio, { lack }));
      expect([lower.mapH, lower.mapW, lower.pan, lower.cut]).toEqual([Math.max(150, whole.mapH - 60), 378, true, whole.mapH - 60 > 150]);
      expect([least.mapH, least.pan, least.cut]).toEqual([Math.min(150, whole.mapH), true, false]);
      expect({ ...lower, mapH: 0, mapW: 0, pan: 0, cut: 0 }).toEqual({ ...whole, mapH: 0, mapW: 0, pan: 0, cut: 0 });
    }
    expect(fit(934, 638, 1, { lack: 200 })).toEqual(fit(934, 638, 1));
  });

  it("shows a part of the map on a low phone where the places of the whole would be too small", () => {
    const [square, wide] = [1, 1.45].map((ratio) => fit(360, 518, ratio));
    expect([square.pan, square.mapW]).toEqual([true, 348]);
    expect([wide.pan, wide.mapW / wide.mapH]).toEqual([false, expect.closeTo(1.45)]);
    expect(wide.mapH).toBeGreaterThan(150);
    expect(fit(360, 680, 1).pan).toBe(false);
    for (const { mapH, dock, gap, pad, head } of [square, wide])
      expect(mapH + 120 + dock + 3 * gap + 2 * pad + head).toBeLessThanOrEqual(518);
  });

  it("folds rows while the panel tells what has happened, and keeps upright cards", () => {
    for (const [W, H] of [
      [1258, 497],
      [1332, 602],
    ]) {
      const open = fit(W, H, 1);
      expect(open.hand).toBe("rows");
      expect(fit(W, H, 1, { told: true })).toEqual({ ...open, hand: "line" });
    }
    const tall = fit(1258, 640, 1);
    expect(tall.hand).toBe("cards");
    expect(fit(1258, 640, 1, { told: true })).toEqual(tall);
  });
});
