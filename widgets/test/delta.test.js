import { describe, expect, it } from "vitest";
import { merge } from "../src/delta.js";

describe("changes from the kernel", () => {
  it("replace a value", () => expect(merge({ a: 1 }, { "=": null })).toBe(null));
  it("replace a value by null, which a kernel in the browser leaves out", () => {
    expect(merge({ a: 1 }, {})).toBe(null);
    expect(merge({ a: 1 }, { "=": undefined })).toBe(null);
  });
  it("change an object and leave the old one as it is", () => {
    const old = { a: 1, b: { c: 2 }, gone: 3 };
    expect(merge(old, { "~": { b: { "~": { c: { "=": 4 } } }, d: { "=": 5 } }, "-": ["gone"] })).toEqual({ a: 1, b: { c: 4 }, d: 5 });
    expect(old).toEqual({ a: 1, b: { c: 2 }, gone: 3 });
  });
  it("change, add, remove and order the items of a list", () => {
    const old = [
      { id: "a", n: 1 },
      { id: "b", n: 2 },
      { id: "c", n: 3 },
    ];
    const change = { "~": { b: { "~": { n: 9 } } }, "#": [{ id: "d", n: 0 }, [1, 2], [0, 1]] };
    expect(merge(old, change)).toEqual([
      { id: "d", n: 0 },
      { id: "b", n: 9 },
      { id: "c", n: 3 },
      { id: "a", n: 1 },
    ]);
  });
  it("replace text, numbers, truth values and lists as they are", () => {
    expect(merge({ a: 1, b: "x", c: true, d: [1] }, { "~": { a: 2, b: "", c: false, d: [] } })).toEqual({ a: 2, b: "", c: false, d: [] });
  });
  it("name a new item that the page knows, with what differs in it", () => {
    const known = { "s1 Scout A": { id: "Scout A", title: "Scout", state: "" } };
    const change = { "~": { hand: { "#": [{ "@": "s1 Scout A", "~": { state: "lit" } }, [0, 1]] } } };
    expect(merge({ hand: [{ id: "x" }] }, change, known)).toEqual({ hand: [{ id: "Scout A", title: "Scout", state: "lit" }, { id: "x" }] });
    expect(known["s1 Scout A"].state).toBe("");
  });
  it("change a drawing by its pieces", () => {
    expect(merge("x<a/><b>1<c/>", { "^": [[0, 2], "<new>2", [3, 1], [1, 1]] })).toBe("x<a/><new>2<c/><a/>");
  });
  it("keep the order if none is given, and also distinguish items by k", () => {
    expect(
      merge(
        [
          { k: "x", n: 1 },
          { k: "y", n: 2 },
        ],
        { "~": { y: { "~": { n: { "=": 3 } } } } },
      ),
    ).toEqual([
      { k: "x", n: 1 },
      { k: "y", n: 3 },
    ]);
  });
});
