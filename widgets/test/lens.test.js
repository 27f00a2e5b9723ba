import { beforeEach, describe, expect, it } from "vitest";
import { fans } from "../src/fan.js";
import { lens } from "../src/lens.js";

const ground = { width: 800, height: 400 };

/** A table with a map of four hexes beside each other, in a box of a known size. */
function mapped(marks = {}) {
  const places = [0, 1, 2, 3].map((i) => ({
    id: `A${i}`,
    cx: 100 + 200 * i,
    cy: 200,
    hex: 62,
    label: `A${i}, wood`,
    points: "",
    near: [],
    keys: {},
  }));
  const root = document.createElement("div");
  root.innerHTML = `<div class="board"><svg class="map" viewBox="0 0 800 400">${places.map(({ id }) => `<polygon data-target="place:${id}" tabindex="0"></polygon>`).join("")}</svg></div>`;
  document.body.append(root);
  const board = root.firstChild;
  Object.defineProperties(board, { clientWidth: { value: 400 }, clientHeight: { value: 200 } });
  board.getBoundingClientRect = () => ({ left: 0, top: 0, width: 400, height: 200 });
  const scene = { ground: { ...ground, places, legend: [], free: [] }, board: [], marks, mine: { side: "s1" } };
  const taps = [];
  const eye = lens(root, { scene, own: { focus: "" } });
  root.addEventListener("click", ({ target }) => taps.push(target.dataset.target));
  eye.update(new Set());
  const svg = root.querySelector("svg");
  const view = () => svg.getAttribute("viewBox").split(" ").map(Number);
  const key = (name) =>
    svg.querySelector("polygon").dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
  const pointer = (type, what) =>
    svg.querySelector(what.on ? `[data-target="place:${what.on}"]` : "polygon").dispatchEvent(
      Object.assign(new MouseEvent(type, { bubbles: true, cancelable: true, clientX: what.x ?? 0, clientY: what.y ?? 0 }), {
        pointerId: 1,
        pointerType: what.type ?? "mouse",
      }),
    );
  const tap = (on, type) => [pointer("pointerdown", { on, type }), pointer("pointerup", { on, type }), pointer("click", { on, type })];
  return { root, scene, eye, svg, view, key, pointer, tap, taps };
}

describe("the lens", () => {
  beforeEach(() => document.body.replaceChildren());

  it("shows the whole map, and gives the units per pixel and the labels that are too small", () => {
    const { svg, view } = mapped();
    expect(view()).toEqual([0, 0, 800, 400]);
    expect(svg.style.getPropertyValue("--u")).toBe("2.000");
    expect(svg.dataset.fold).toBe("codes names small");
  });

  it("zooms with the keys up to the largest size of places, and back to the whole map", () => {
    const { svg, view, key } = mapped();
    key("+");
    expect(view()[2]).toBeCloseTo(800 / 1.4, 0);
    for (let i = 0; i < 30; i++) key("+");
    expect(62 * (400 / view()[2])).toBeCloseTo(240, 0);
    expect(svg.dataset.fold).toBe("");
    key("0");
    expect(view()).toEqual([0, 0, 800, 400]);
  });

  it("brings the focused element into view", () => {
    const { svg, view, key } = mapped();
    for (let i = 0; i < 4; i++) key("+");
    svg.querySelector('[data-target="place:A3"]').focus();
    const [x, , w] = view();
    expect(700).toBeGreaterThan(x);
    expect(700).toBeLessThan(x + w);
  });

  it("moves to the next choices if none is visible", () => {
    const { scene, eye, svg, view, key } = mapped();
    for (let i = 0; i < 4; i++) key("+");
    svg.querySelector('[data-target="place:A0"]').focus();
    scene.marks = { lit: ["A3"] };
    eye.update(new Set(["marks"]));
    expect(view()[0] + view()[2]).toBeGreaterThan(700);
    const before = view();
    scene.marks = { lit: ["A3", "A0"] };
    eye.update(new Set(["marks"]));
    expect(view()).toEqual(before);
  });

  it("a first tap on a small place enlarges it and a second one chooses, but a mouse chooses at once", () => {
    const { tap, taps, view } = mapped();
    tap("A1");
    expect(taps).toEqual(["place:A1"]);
    tap("A1", "touch");
    expect(taps).toHaveLength(1);
    expect(62 * (400 / view()[2])).toBeGreaterThanOrEqual(44);
    tap("A1", "touch");
    expect(taps).toEqual(["place:A1", "place:A1"]);
  });

  it("a drag moves the map and chooses nothing", () => {
    const { key, pointer, view, taps } = mapped();
    for (let i = 0; i < 3; i++) key("+");
    const before = view();
    pointer("pointerdown", { x: 200, y: 100 });
    pointer("pointermove", { x: 150, y: 100 });
    pointer("pointerup", { x: 150, y: 100 });
    pointer("click", { x: 150, y: 100 });
    expect(view()[0]).toBeCloseTo(before[0] + (50 * before[2]) / 400, 0);
    expect(taps).toEqual([]);
  });
});

describe("two fingers", () => {
  /** A table of four hexes under two fingers. */
  function pinched() {
    const table = mapped();
    const finger = (type, pointerId, clientX, clientY = 100) =>
      table.svg
        .querySelector("polygon")
        .dispatchEvent(Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY }), { pointerId, pointerType: "touch" }));
    finger("pointerdown", 1, 150);
    finger("pointerdown", 2, 250);
    return { ...table, finger };
  }

  it("enlarge the map between them, move it with them, and leave it to the finger that stays", () => {
    const { finger, view, tap, taps } = pinched();
    finger("pointermove", 1, 100);
    finger("pointermove", 2, 300); // twice as far apart, around the middle
    expect(view().map(Math.round)).toEqual([200, 100, 400, 200]);
    finger("pointermove", 1, 150);
    finger("pointermove", 2, 350); // both to the right
    expect(view().map(Math.round)).toEqual([150, 100, 400, 200]);
    finger("pointerup", 2, 350);
    finger("pointermove", 1, 110);
    expect(view().map(Math.round)).toEqual([190, 100, 400, 200]);
    finger("pointerup", 1, 110);
    finger("click", 1, 110);
    expect(taps).toEqual([]);
    tap("A1", "touch");
    expect(taps).toEqual(["place:A1"]);
  });
});

describe("another exercise", () => {
  it("shows its own places, also on a map that the reader has moved", () => {
    const { scene, eye, view, key } = mapped({ lit: ["A0"] });
    for (let i = 0; i < 3; i++) key("+");
    const moved = view();
    scene.coach = { step: 2 };
    scene.marks = { lit: ["A3"] };
    eye.update(new Set(["coach", "marks"]));
    expect(moved[0] + moved[2]).toBeLessThan(700);
    expect(view()[0] + view()[2]).toBeGreaterThan(700);
  });
});

describe("a crowd", () => {
  const crowd = (n) =>
    Array.from({ length: n }, (_, i) => ({
      k: `X${i}`,
      t: "counter",
      p: "A0",
      x: 100 + i,
      y: 100,
      s: "crowd",
      w: 39,
      h: 39,
      label: `counter ${i}`,
    }));

  function spread(n, focus = "") {
    const root = document.createElement("div");
    const board = crowd(n);
    root.innerHTML = `<p class="cap" hidden></p><svg class="map"><g><polygon data-target="place:A0"></polygon></g><g class="counters">${board.map(({ k }) => `<g class="piece" data-target="piece:${k}" data-place="A0"></g>`).join("")}<g class="fan"></g></g></svg>`;
    const scene = { ground: { places: [{ id: "A0", cx: 100, cy: 100, label: "A0, wood" }] }, board };
    const own = { focus, isRefocusing: false };
    const fan = fans(root, { scene, own, seen: () => ({ x: 0, y: 0, w: 600, h: 600, scale: 1 }) });
    return { root, own, fan, opened: fan.spread(root.querySelector("polygon")) };
  }

  it("is spread from five counters on, within the visible part, without overlaps", () => {
    expect(spread(4).opened).toBe(false);
    const { root, fan } = spread(9);
    const moved = [...root.querySelectorAll("[data-fan]")].map((node) => node.style.transform);
    expect(new Set(moved).size).toBe(9);
    expect(Number(root.querySelector(".fan rect").getAttribute("x"))).toBeGreaterThanOrEqual(0);
    fan.fold();
    expect(root.querySelectorAll("[data-fan], [style], .fan rect")).toHaveLength(0);
  });

  it("is listed at the edge of the map", () => {
    const { root } = spread(5);
    root.querySelector("polygon").dispatchEvent(new MouseEvent("pointermove", { bubbles: true }));
    expect(root.querySelector(".cap").textContent).toBe("A0, wood; counter 0; counter 1; counter 2; counter 3; counter 4");
  });

  it("is listed no longer when the pointer leaves the map, even if it was clicked", () => {
    const { root } = spread(5, "A0");
    root.querySelector("polygon").dispatchEvent(new MouseEvent("pointermove", { bubbles: true }));
    expect(root.querySelector(".cap").hidden).toBe(false);
    root.dispatchEvent(new MouseEvent("pointerleave"));
    expect(root.querySelector(".cap").hidden).toBe(true);
  });

  it("is not listed when the focus only finds a new place after a click", () => {
    const { root, own } = spread(5);
    root.dispatchEvent(new MouseEvent("pointerleave"));
    for (const isRefocusing of [true, false]) {
      own.isRefocusing = isRefocusing;
      root.querySelector("polygon").dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
      expect(root.querySelector(".cap").hidden).toBe(isRefocusing);
    }
  });
});
