import { afterEach, describe, expect, it, vi } from "vitest";
import { room, scroller } from "../src/room.js";

/** A pane that scrolls, a cell in it, and a table in the cell. */
function page({ height = 650, cell = true, pane = "auto" } = {}) {
  document.body.innerHTML = `<div id="pane" style="overflow-y: ${pane}"><div class="${cell ? "jp-Cell" : ""}"><div id="out" style="overflow-y: ${cell ? "auto" : "visible"}"><div id="root"></div></div></div></div>`;
  const [outer, root] = ["pane", "root"].map((id) => document.getElementById(id));
  const size = (node, name, value) => Object.defineProperty(node, name, { configurable: true, value });
  size(outer, "clientHeight", height);
  size(root, "clientWidth", 934);
  size(root, "clientHeight", height - 12);
  return { outer, root, resize: (now) => (size(outer, "clientHeight", now), size(root, "clientHeight", Math.max(480, now - 12))) };
}

describe("the room of a table", () => {
  const watched = [];
  let measure;
  globalThis.ResizeObserver = class {
    constructor(told) {
      measure = told;
    }
    observe(node) {
      watched.push(node);
    }
    unobserve(node) {
      watched.splice(watched.indexOf(node), 1);
    }
    disconnect() {
      watched.length = 0;
    }
  };
  afterEach(() => {
    watched.length = 0;
    document.body.replaceChildren();
  });

  it("is that of the scrolling pane around its cell, not of the cell's own box", () => {
    const { outer, root } = page();
    expect(scroller(root)).toBe(outer);
    const tell = vi.fn();
    const { stop } = room(root, tell);
    expect(root.style.getPropertyValue("--un-h")).toBe("638px");
    expect(tell).toHaveBeenCalledWith({ width: 934, height: 638 });
    expect(watched).toContain(outer);
    stop();
    expect(watched).toEqual([]);
  });

  it("is higher if the table is narrow, because its parts are stacked", () => {
    const { root } = page({ height: 263 });
    Object.defineProperty(root, "clientWidth", { configurable: true, value: 315 });
    const { stop } = room(root, vi.fn());
    expect(root.style.getPropertyValue("--un-h")).toBe("680px");
    stop();
  });

  it("is the whole pane where that holds nothing else, and as low as the pane allows", () => {
    const { outer, root, resize } = page({ height: 518, cell: false });
    Object.defineProperty(root, "clientWidth", { configurable: true, value: 360 });
    outer.dataset.least = "396";
    const { stop } = room(root, vi.fn());
    expect(root.style.getPropertyValue("--un-h")).toBe("518px");
    resize(240);
    measure();
    expect(root.style.getPropertyValue("--un-h")).toBe("396px");
    stop();
  });

  it("follows the pane, never falls below the minimum of a table, and repeats no message", () => {
    const { root, resize } = page();
    const tell = vi.fn();
    const { stop } = room(root, tell);
    resize(400);
    measure();
    expect(root.style.getPropertyValue("--un-h")).toBe("396px");
    measure();
    measure();
    expect(tell).toHaveBeenCalledTimes(2);
    stop();
  });

  it("is no higher than the table can use, so that a tall pane leaves no gap in it", () => {
    const { root } = page({ height: 1900 });
    const { stop } = room(root, vi.fn(), (width) => width + 10);
    expect(root.style.getPropertyValue("--un-h")).toBe("944px");
    stop();
  });

  it("comes from the style sheet if nothing scrolls, and from the screen in full screen", () => {
    const { root } = page({ pane: "visible", cell: false });
    const { measure: again, stop } = room(root, () => {});
    expect(root.style.getPropertyValue("--un-h")).toBe("");
    root.dataset.full = "";
    again();
    expect(root.style.getPropertyValue("--un-h")).toBe("100dvh");
    stop();
  });
});
