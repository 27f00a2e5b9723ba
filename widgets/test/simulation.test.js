import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeModel, hostile } from "./teaching.js";

const view = (more = {}) => ({
  lang: "uk",
  title: "2 кістки",
  told: "12 400 кидків",
  note: "",
  tone: "info",
  running: false,
  buttons: ["start", "stop", "reset"].map((kind) => ({ kind, label: kind, title: `${kind}!` })),
  ...more,
});
const BUILDS = [
  ["source", () => import("../src/simulation.js")],
  ["bundle", () => import("../../undaunted_nb/static/simulation.js")],
];

describe.each(BUILDS)("the words of a simulation (%s)", (_, load) => {
  let widget;
  let paint;
  let cleanups = [];
  beforeAll(async () => {
    widget = (await load()).default;
  });
  beforeEach(() => {
    const waiting = [];
    vi.stubGlobal("requestAnimationFrame", (callback) => waiting.push(callback));
    paint = () => waiting.splice(0).forEach((callback) => callback());
  });
  afterEach(() => {
    for (const cleanup of cleanups.splice(0)) cleanup();
    document.body.replaceChildren();
    delete document.body.dataset.jpThemeLight;
    vi.unstubAllGlobals();
  });

  function show(traits = { view: view(), frame: 1 }) {
    const box = document.createElement("div");
    box.className = "un-simulation";
    box.innerHTML = `<canvas tabindex="0"></canvas><div></div>`;
    document.body.append(box);
    const model = fakeModel(traits);
    const cleanup = widget.render({ model, el: box.lastElementChild });
    cleanups.push(cleanup);
    return { box, model, cleanup, find: (selector) => box.querySelector(selector) };
  }

  it("answers a frame when it has been painted, and not before", () => {
    const { model } = show();
    expect(model.sent).toEqual([]);
    paint();
    expect(model.sent).toEqual([{ kind: "painted", frame: 1, dark: false, calm: true }]);
    model.set({ frame: 2 });
    expect(model.sent).toHaveLength(1);
    paint();
    expect(model.sent[1].frame).toBe(2);
  });

  it("draws each frame where there is no canvas", () => {
    const frame = (number) => ({ width: 72, height: 45, markup: `<g><circle r="${number}"/></g>` });
    const { model, find } = show({ view: view(), frame: 1, picture: frame(1) });
    const svg = find("svg.picture");
    expect(svg.getAttribute("viewBox")).toBe("0 0 72 45");
    expect(svg.getAttribute("aria-label")).toBe("2 кістки. 12 400 кидків");
    model.set({ picture: frame(2) });
    expect(find("svg.picture")).toBe(svg);
    expect(svg.querySelector("circle").getAttribute("r")).toBe("2");
    expect(show().find("svg.picture")).toBeNull();
  });

  it("is silent after it is removed", () => {
    const { model, cleanup } = show();
    cleanup();
    paint();
    expect(model.sent).toEqual([]);
    expect(model.listening()).toBe(0);
  });

  it("reports light and dark themes", async () => {
    document.body.dataset.jpThemeLight = "true";
    const { model } = show();
    paint();
    document.body.dataset.jpThemeLight = "false";
    await Promise.resolve();
    paint();
    expect(model.sent.map(({ dark }) => dark)).toEqual([false, true]);
  });

  it("sends the messages of its buttons, and keeps plain keys", () => {
    const { find, model } = show();
    for (const kind of ["start", "stop", "reset"]) find(`[data-kind=${kind}]`).click();
    expect(model.sent).toEqual([{ kind: "start" }, { kind: "stop" }, { kind: "reset" }]);
    const outside = vi.fn();
    document.body.addEventListener("keydown", outside);
    for (const init of [{ key: "d" }, { key: "Enter" }, { key: "s", ctrlKey: true }])
      find("button").dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, ...init }));
    document.body.removeEventListener("keydown", outside);
    expect(outside).toHaveBeenCalledTimes(1);
  });

  it("describes the picture, which can have no focus", () => {
    const { find, model } = show();
    const canvas = find("canvas");
    expect(canvas.getAttribute("aria-label")).toBe("2 кістки. 12 400 кидків");
    expect(canvas.getAttribute("role")).toBe("img");
    expect(canvas.tabIndex).toBe(-1);
    find("[data-kind=start]").focus();
    model.set({ view: view({ told: "12 401 кидок", running: true, note: "Буря" }) });
    expect(canvas.getAttribute("aria-label")).toContain("12 401");
    expect(find("[role=status]").textContent).toBe("Буря");
    expect(document.activeElement).toBe(find("[data-kind=start]"));
    expect(find(".simulation").lang).toBe("uk");
  });

  it("inserts text as plain text", () => {
    const { box } = show({ view: hostile(view({ note: "x", tone: "error" })), frame: 1 });
    expect(box.querySelector("img, script")).toBeNull();
    expect(globalThis.pwned).toBeUndefined();
  });
});
