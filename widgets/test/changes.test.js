import { describe, expect, it } from "vitest";
import { initialize } from "../src/changes.js";
import { fakeModel } from "./teaching.js";

const change = (n) => ({ kind: "change", n, parts: { log: { "=": `log ${n}` } } });

function table(n) {
  const model = fakeModel({ change: n, home: null });
  const set = model.set;
  return Object.assign(model, { set: (name, value) => set({ [name]: value }) });
}

describe("the changes of a table", () => {
  it("ask for the whole table once if one is missing", () => {
    const model = table(4);
    initialize({ model, early: [change(7), change(8)] });
    expect(model.sent).toEqual([{ kind: "whole" }]);
    expect(model.get("change")).toBe(4);
  });

  it("that came before the whole table are taken after it", () => {
    const model = table(0);
    initialize({ model, early: [change(8), change(9)] });
    model.set("change", 7);
    expect(model.get("change")).toBe(9);
    expect(model.sent).toHaveLength(1);
  });

  it("are taken again if an older whole table comes late", () => {
    const model = table(4);
    initialize({ model, early: [change(5), change(6), change(7)] });
    expect(model.get("change")).toBe(7);
    model.set("change", 5);
    expect([model.get("change"), model.get("log")]).toEqual([7, "log 7"]);
    expect(model.sent).toEqual([]);
  });
});
