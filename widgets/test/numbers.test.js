import { describe, expect, it } from "vitest";
import table from "../src/table.js";

/** As much of a model as the front end uses, and what was sent with it. */
function model(values) {
  const listeners = new Map();
  const told = (name, ...what) => (listeners.get(name) ?? []).forEach((listener) => listener(...what));
  return {
    sent: [],
    get: (name) => values[name],
    set(name, value) {
      values[name] = value;
      told(`change:${name}`);
    },
    on: (name, listener) => listeners.set(name, [...(listeners.get(name) ?? []), listener]),
    off: (name, listener) =>
      listeners.set(
        name,
        (listeners.get(name) ?? []).filter((one) => one !== listener),
      ),
    send(message) {
      this.sent.push(message);
    },
    hear: (message) => told("msg:custom", message),
  };
}

const change = (n, value) => ({ kind: "change", n, parts: { text: { "=": value } } });

describe("numbered changes", () => {
  it("are applied in order", () => {
    const one = model({ change: 4, text: "" });
    table.initialize({ model: one });
    one.hear(change(5, "five"));
    one.hear(change(6, "six"));
    expect([one.get("text"), one.get("change"), one.sent]).toEqual(["six", 6, []]);
  });
  it("that came with the whole scene are skipped", () => {
    const one = model({ change: 4, text: "four" });
    table.initialize({ model: one });
    one.hear(change(3, "three"));
    one.hear(change(4, "old"));
    expect([one.get("text"), one.get("change"), one.sent]).toEqual(["four", 4, []]);
  });
  it("with a gap request the whole scene once, and continue from it", () => {
    const one = model({ change: 4, text: "four" });
    table.initialize({ model: one });
    one.hear(change(6, "six"));
    one.hear(change(7, "seven"));
    expect([one.get("text"), one.get("change"), one.sent]).toEqual(["four", 4, [{ kind: "whole" }]]);
    one.set("text", "seven, whole");
    one.set("change", 7);
    one.hear(change(8, "eight"));
    expect([one.get("text"), one.get("change")]).toEqual(["eight", 8]);
    one.hear(change(10, "ten"));
    expect(one.sent.length).toBe(2);
  });
  it("are ignored after the model is removed", () => {
    const one = model({ change: 4, text: "four" });
    table.initialize({ model: one })();
    one.hear(change(5, "five"));
    one.hear(change(7, "seven"));
    expect([one.get("text"), one.sent]).toEqual(["four", []]);
  });
});
