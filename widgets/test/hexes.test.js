import axe from "axe-core";
import { afterEach, describe, expect, it } from "vitest";
import { border, inset } from "../src/geometry.js";
import widget from "../src/table.js";
import { cards, dice, scene, unit } from "./hexes.js";
import { scene as squares } from "./scene.js";

const HOSTILE = `<img src=x onerror="globalThis.pwned=1">`;

function fakeModel(traits) {
  const listeners = new Map();
  return {
    sent: [],
    get: (name) => traits[name],
    on: (name, listener) => listeners.set(name, listener),
    off: () => {},
    send(message) {
      this.sent.push([message.kind, message.target]);
    },
    async set(changes) {
      Object.assign(traits, changes);
      for (const name of Object.keys(changes)) listeners.get(`change:${name}`)?.();
      await Promise.resolve();
    },
  };
}

describe("a board of hexes", () => {
  let gone = [];
  afterEach(() => {
    for (const end of gone.splice(0)) end();
    document.body.replaceChildren();
  });

  function show(traits = scene()) {
    const model = fakeModel(traits);
    const el = document.body.appendChild(document.createElement("div"));
    gone.push(widget.render({ model, el }));
    const target = (name) => [...el.querySelectorAll("[data-target]")].find((node) => node.dataset.target === name);
    const press = (node, key, more) => node.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
    return { el, model, target, press, find: (what) => el.querySelector(what), all: (what) => [...el.querySelectorAll(what)] };
  }

  it("has a target for each hex, and a window for a map that is wider than two of them", () => {
    const table = show();
    const root = (one) => one.find(".un").dataset;
    expect(table.all(".place")).toHaveLength(113);
    expect(["layout", "pan"].map((name) => root(table)[name])).toEqual(["side", undefined]);
    expect(["layout", "pan"].map((name) => root(show({ ...scene(), ground: { ...scene().ground, width: 1664 } }))[name])).toEqual([
      "under",
      "",
    ]);
  });

  it("makes each unit a button", () => {
    const table = show();
    table.target("piece:first").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    table.target("place:A1").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(table.model.sent).toEqual([
      ["tap", "piece:first"],
      ["tap", "place:A1"],
    ]);
    expect(table.target("piece:second").getAttribute("aria-label")).toBe("second, 4 figures");
  });

  it("pins subjects side by side without a pin on a unit, on another subject or on another pin", async () => {
    const table = show();
    const heads = async (asked, ...units) => {
      await table.model.set({ board: units.map((id) => unit(id, id, "s1")), marks: { asked } });
      return table.all(".pin").map((pin) => {
        const [, x, y] = /\(([\d.]+) ([\d.]+)\)/.exec(pin.getAttribute("transform"));
        const [, turn = 0] = /\((-?\d+)\)/.exec(pin.querySelector("path").getAttribute("transform")) ?? [];
        return [Number(x) + 26 * Math.sin((turn * Math.PI) / 180), Number(y) - 26 * Math.cos((turn * Math.PI) / 180)];
      });
    };
    const far = ([x, y], [ox, oy]) => Math.hypot(x - ox, y - oy);
    const middle = (id) => ["cx", "cy"].map((at) => scene().ground.places.find((place) => place.id === id)[at]);
    for (const [asked, units] of [
      [
        ["f4", "g4", "H3", "G5"],
        ["f4", "H3", "G5"],
      ],
      [
        ["F3", "f4", "g4"],
        ["F3", "f4", "G5", "D3"],
      ],
      [
        ["e2", "E3"],
        ["e2", "D3", "f2"],
      ],
      [["A9"], ["A9"]],
    ]) {
      const found = await heads(asked, ...units);
      expect(found).toHaveLength(asked.length);
      for (const [i, head] of found.entries()) {
        for (const id of new Set([...asked, ...units])) expect(far(head, middle(id)), `${asked[i]} on ${id}`).toBeGreaterThan(40);
        for (const other of found.slice(i + 1)) expect(far(head, other), asked[i]).toBeGreaterThan(38);
      }
    }
    const [[, y]] = await heads(["D5"], "D5");
    expect(y).toBeLessThan(middle("D5")[1] - 40); // above it where nothing is in the way
  });

  it("moves by arrows from hex to hex, and by N through the choices", async () => {
    const table = show();
    await table.model.set({ marks: { lit: ["D3"], chosen: [], aims: { second: "" } } });
    table.target("place:A1").focus();
    table.press(document.activeElement, "ArrowRight");
    expect(document.activeElement.dataset.target).toBe("place:B1");
    for (const up of ["b2", "B3"]) {
      table.press(document.activeElement, "ArrowUp");
      expect(document.activeElement.dataset.target).toBe(`place:${up}`);
    }
    const found = [1, 2].map(() => (table.press(document.activeElement, "n"), document.activeElement.dataset.target));
    expect(new Set(found)).toEqual(new Set(["place:D3", "piece:second"]));
  });

  it("draws a free line of sight from middle to middle", async () => {
    const table = show();
    await table.model.set({ marks: { sight: { path: ["C5", "D7"], blocked: [], beside: ["d6"] } } });
    const [from, to] = ["C5", "D7"].map((id) => scene().ground.places.find((place) => place.id === id));
    const round = (value) => Math.round(value * 10) / 10;
    expect(table.find(".ways .ray0").getAttribute("d")).toBe(`M${round(from.cx)},${round(from.cy)}L${round(to.cx)},${round(to.cy)}`);
    expect(table.find(".ways .nomove")).toBeNull();
    expect(table.all(".ways .dots")).toHaveLength(1);
  });

  it("ends the yellow line at the obstacle and names it", async () => {
    const table = show();
    await table.model.set({ marks: { sight: { path: ["A5", "E5"], blocked: [{ id: "C5", label: `wood${HOSTILE}` }] } } });
    const middle = (id) => Math.round(scene().ground.places.find((place) => place.id === id).cx * 10) / 10;
    expect(table.find(".ways .ray0").getAttribute("d")).toMatch(new RegExp(`^M${middle("A5")},.*L${middle("C5")},`));
    expect(table.find(".ways .nomove").getAttribute("d")).toMatch(new RegExp(`^M${middle("C5")},.*L${middle("E5")},`));
    expect(table.find(".block text").textContent).toBe(`wood${HOSTILE}`);
    expect(table.find(".block .noic")).not.toBeNull();
    await table.model.set({ marks: { sight: { path: ["A5", "nowhere"], blocked: [{ id: "nowhere", label: "x" }] } } });
    expect(table.find(".ray0")).toBeNull();
    expect(table.find(".block")).toBeNull();
  });

  it("shows and speaks the cost of a place", async () => {
    const table = show();
    await table.model.set({ marks: { lit: ["b4"], costs: { b4: "−1 fig.", nowhere: "x" } } });
    expect(table.all(".cost-of").map((node) => node.textContent)).toEqual(["−1 fig."]);
    expect(table.target("place:b4").getAttribute("aria-label")).toMatch(/^b4, open ground; can be chosen; −1 fig\.; /);
    await table.model.set({ marks: { lit: ["b4", "c4"], costs: { b4: "no battle", c4: "free" } } });
    expect(table.all(".cost-of").map((node) => [...node.querySelectorAll("text")].map((line) => line.textContent))).toEqual([
      ["no", "battle"],
      ["free"],
    ]);
    const { cy, hex } = scene().ground.places.find(({ id }) => id === "b4");
    const [sign, box] = [table.find(".cost-of"), table.find(".cost-of rect")];
    const ends = [0, 1].map(
      (end) =>
        Number(/ ([\d.]+)\)/.exec(sign.getAttribute("transform"))[1]) +
        1.25 * (Number(box.getAttribute("y")) + end * Number(box.getAttribute("height"))),
    );
    expect(ends[0], "its code is free").toBeGreaterThan(cy - hex / 2 + 8);
    expect(ends[1], "the codes of the next row are free").toBeLessThan(cy + (1.5 * hex) / Math.sqrt(3) - hex / 2 - 5);
    expect(Number(box.getAttribute("width")) * 1.25).toBeLessThan(hex);
    await table.model.set({ marks: { lit: ["b4"] } });
    expect(table.target("place:b4").getAttribute("aria-label")).not.toContain("fig.");
  });

  it("highlights no neighbors of a hexagon, because they would look like choices", async () => {
    const table = show();
    table.target("place:C5").focus();
    await table.model.set({ marks: {} });
    expect(table.all(".near, .dots")).toHaveLength(0);
    await table.model.set({ marks: { aimed: "second", aims: { second: "50%" } } });
    expect(table.all(".near, .dots")).toHaveLength(0);
    expect(table.all(".now1")).toHaveLength(1);
  });

  it("names a counter under the pointer", () => {
    const table = show();
    table.target("piece:first").dispatchEvent(new MouseEvent("pointermove", { bubbles: true }));
    expect(table.find(".cap").textContent).toContain("first, 4 figures");
    expect(table.target("piece:first").getAttribute("aria-label")).toBe("first, 4 figures");
  });

  it("adds dice up, with reductions and uncounted parts", () => {
    const table = show();
    expect(table.all(".sum .op").map((node) => node.textContent)).toEqual(["−", "−", "="]);
    expect(table.all(".sum svg text").map((node) => node.textContent)).toEqual(["3", "1", "1"]);
    expect(table.all(".sum rect.disc")).toHaveLength(3);
    expect(table.all(".term.struck")).toHaveLength(1);
    expect(table.find(".sum").getAttribute("aria-label")).toBe(
      "3 range 1 − 1 wood = 2 dice, no fewer; not counted: -1 sandbags, the wood counts",
    );
  });

  it("shows the faces of the die and their effects", () => {
    const table = show();
    expect(
      table.all(".pictures li").map((node) => [node.className, node.getAttribute("aria-label"), node.querySelectorAll(".face").length]),
    ).toEqual([
      ["hit", "infantry, twice: a hit", 2],
      ["", "star", 1],
      ["flag", "flag", 1],
    ]);
    expect(table.find(".pictures use:nth-of-type(2)").getAttribute("href")).toMatch(/^#un\d+-sil-infantry$/);
    expect(table.all(".bar").map((node) => [node.getAttribute("aria-label"), node.querySelector(".gh").getAttribute("width")])).toEqual([
      ["no hit: 1/4", "24.75"],
      ["one: 3/4", "74.25"],
    ]);
  });

  it("shows dice with pictures as they fell", () => {
    const table = show();
    expect(table.all(".dice li").map((node) => [node.className, node.getAttribute("aria-label")])).toEqual([
      ["hit", "grenade: a hit"],
      ["flag", "flag: a retreat"],
      ["miss", "star"],
    ]);
  });

  it("has readable cards with arrows for the sections, and speaks their text after the name", () => {
    const table = show();
    const [attack, surprise] = table.all(".card");
    const described = attack.querySelector(".cname").getAttribute("aria-describedby");
    expect(document.getElementById(described).textContent).toBe("Order three units on the left.");
    expect(attack.querySelectorAll(".arrows path.gh")).toHaveLength(1);
    expect(attack.querySelectorAll(".arrows path.gm")).toHaveLength(2);
    expect(attack.querySelector(".init").textContent).toBe("3");
    expect(attack.querySelector(".chips")).toBeNull();
    expect(surprise.querySelector(".init")).toBeNull();
    expect(attack.querySelector(".init.word")).toBeNull();
    expect(show({ ...scene(), mine: { ...scene().mine, hand: [{ ...cards()[0], n: "усі" }] } }).find(".card .init.word").textContent).toBe(
      "усі",
    );
    expect(surprise.querySelector(".noic")).not.toBeNull();
    surprise.click();
    expect(table.model.sent).toEqual([["tap", "card:h1"]]);
    expect(table.find(".mini .arrows")).not.toBeNull();
    // Cards without such a text are as they were.
    expect(show(squares()).find(".card .told")).toBeNull();
  });

  it("has no serious axe findings around the map", { timeout: 60_000 }, async () => {
    const table = show({ ...scene(), walk: null, why: null });
    for (const part of [".hand", ".plan.act", ".roll"]) {
      const { violations } = await axe.run(table.find(part), {
        resultTypes: ["violations"],
        rules: { "color-contrast": { enabled: false } },
      });
      expect(violations.filter(({ impact }) => ["serious", "critical"].includes(impact)).map(({ id }) => id)).toEqual([]);
    }
  });

  describe("redraws", () => {
    /** How many nodes a change touches on the map. */
    async function touched(table, changes) {
      const seen = new Set();
      const observer = new MutationObserver((records) => records.forEach(({ target }) => seen.add(target)));
      observer.observe(table.find("svg.map"), { subtree: true, childList: true, attributes: true, characterData: true });
      await table.model.set(changes);
      await new Promise((done) => setTimeout(done));
      observer.disconnect();
      return seen.size;
    }

    it("only the changes, for any number of hexes", async () => {
      const table = show();
      const moved = scene().board.map((piece) => (piece.k === "first" ? unit("first", "c4", "s1") : piece));
      expect(await touched(table, { board: moved })).toBeLessThan(8);
      expect(await touched(table, { marks: { lit: ["b4"], chosen: [], aims: {} } })).toBeLessThan(8);
      expect(await touched(table, { marks: { lit: ["b4"], chosen: [], aims: {} } })).toBe(0);
      expect(await touched(table, { plan: { ...dice(), title: "Other" }, mine: { ...scene().mine, hand: cards().slice(1) } })).toBe(0);
    });

    it("equal tiles share descriptions, so work grows linearly with the pieces", async () => {
      const many = Array.from({ length: 100 }, (_, i) => unit(`u${i}`, scene().ground.places[i].id, i % 2 ? "s1" : "s2"));
      const table = show({ ...scene(), board: many });
      const start = performance.now();
      for (let i = 0; i < 10; i++) await table.model.set({ marks: { lit: [scene().ground.places[i].id], chosen: [], aims: {} } });
      expect((performance.now() - start) / 10).toBeLessThan(400); // generous: jsdom on a busy machine
      expect(table.all(".place.lit")).toHaveLength(1);
    });
  });
});

describe("hexagons", () => {
  const [one, other, far] = ["A1", "B1", "D1"].map((id) => scene().ground.places.find((place) => place.id === id));

  it("are drawn in alike on all sides", () => {
    const points = inset(one, 4)
      .split(" ")
      .map((pair) => pair.split(",").map(Number));
    const far = points.map(([x, y]) => Math.hypot(x - one.cx, y - one.cy));
    for (const length of far) expect(length).toBeCloseTo((62 / Math.sqrt(3)) * (1 - 8 / 62), 0);
    expect(Math.max(...points.map(([x]) => x - one.cx))).toBeCloseTo(27, 0);
  });

  it("share a whole side with a neighbor", () => {
    const [x, y] = border(one, other);
    expect(x).toBeCloseTo(one.cx + 31, 0);
    expect(y).toBeCloseTo(one.cy, 0);
    expect(border(one, far)).toBeNull();
  });
});
