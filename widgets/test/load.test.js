import { beforeEach, describe, expect, it, vi } from "vitest";

const PAGE = globalThis[Symbol.for("undaunted-nb front ends")] ?? (globalThis[Symbol.for("undaunted-nb front ends")] = new Map());
const { default: widget } = await import("../src/load.js");

/** A model as anywidget has it. */
function model(values, manager) {
  const listeners = new Map();
  return {
    get: (name) => values[name],
    set(name, value) {
      values[name] = value;
      for (const one of listeners.get(`change:${name}`) ?? []) one();
    },
    on: (name, one) => listeners.set(name, [...(listeners.get(name) ?? []), one]),
    send: (name, message) => (listeners.get(name) ?? []).forEach((one) => one(message)),
    off: (name, one) =>
      listeners.set(
        name,
        (listeners.get(name) ?? []).filter((other) => other !== one),
      ),
    widget_manager: manager,
  };
}

/** A front end that remembers what it was called with. */
function front() {
  const calls = [];
  const stopped = vi.fn();
  const call = (name) => (given) => (calls.push({ name, ...given }), stopped);
  return { calls, stopped, initialize: call("initialize"), render: call("render") };
}

describe("the front end that all tables of a kernel share", () => {
  let shared, manager, table;

  beforeEach(() => {
    PAGE.clear();
    shared = model({ _esm: "first", art: { symbols: "s" } });
    manager = { get_model: vi.fn(async () => shared) };
    table = model({ shared: "IPY_MODEL_abc", revision: 3 }, manager);
  });

  it("is asked for by its reference, and draws with the art of the shared model", async () => {
    const it = front();
    PAGE.set("first", Promise.resolve(it));
    const el = document.createElement("div");
    widget.initialize({ model: table });
    await widget.render({ model: table, el });
    expect(manager.get_model.mock.calls).toEqual([["abc"], ["abc"]]);
    expect(it.calls.map(({ name }) => name)).toEqual(["initialize", "render"]);
    for (const { model } of it.calls) {
      expect(model.get("art")).toEqual({ symbols: "s" });
      expect(model.get("revision")).toBe(3);
    }
    expect(it.calls[1].el).toBe(el);
  });

  it("lets nobody wait for a slow front end, which gets what the kernel said meanwhile", async () => {
    const it = front();
    let arrives;
    PAGE.set("first", new Promise((done) => (arrives = done)));
    const stop = widget.initialize({ model: table });
    expect(stop).toBeTypeOf("function");
    table.send("msg:custom", { kind: "change", n: 1 });
    expect(it.calls).toHaveLength(0);
    arrives(it);
    await vi.waitFor(() => expect(it.calls).toHaveLength(1));
    expect(it.calls[0].early).toEqual([{ kind: "change", n: 1 }]);
    await stop();
    expect(it.stopped).toHaveBeenCalledOnce();
    table.send("msg:custom", { kind: "change", n: 2 });
    expect(it.calls[0].early).toHaveLength(1);
  });

  it("stops what it has started, and listens no more", async () => {
    const it = front();
    PAGE.set("first", Promise.resolve(it));
    const stop = await widget.render({ model: table });
    expect(it.stopped).not.toHaveBeenCalled();
    stop();
    expect(it.stopped).toHaveBeenCalledOnce();
    shared.set("_esm", "first");
    await new Promise((done) => setTimeout(done));
    expect(it.calls).toHaveLength(1);
  });

  it("is started again when its code changes", async () => {
    const [before, after] = [front(), front()];
    PAGE.set("first", Promise.resolve(before)).set("second", Promise.resolve(after));
    await widget.render({ model: table });
    shared.set("_esm", "second");
    await vi.waitFor(() => expect(after.calls).toHaveLength(1));
    expect(before.stopped).toHaveBeenCalledOnce();
  });

  it("takes the code and the style along where the page keeps `_esm`, and sends the value back once", async () => {
    const values = { _css: ".un { color: red }", code: "second", art: {} };
    shared = model(values);
    manager.get_model = async () => shared;
    const sent = [];
    table = { ...model({ shared: "IPY_MODEL_abc", value: { ply: 1 } }, manager), save_changes: () => sent.push(table.get("value")) };
    const it = front();
    PAGE.set("second", Promise.resolve(it));
    const box = document.createElement("div");
    const tree = box.attachShadow({ mode: "open" });
    const el = document.createElement("div");
    tree.append(el);
    const stop = widget.initialize({ model: table });
    await widget.render({ model: table, el });
    await widget.render({ model: table, el });
    await vi.waitFor(() => expect(it.calls).toHaveLength(3));
    expect([...tree.querySelectorAll("style")].map((style) => style.textContent)).toEqual([values._css]);
    table.set("value", { ply: 2 });
    expect(sent).toEqual([{ ply: 2 }]);
    await stop();
    table.set("value", { ply: 3 });
    expect(sent).toHaveLength(1);
  });
});
