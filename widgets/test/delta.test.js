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
    const change = { "~": { d: { "=": { id: "d", n: 0 } }, b: { "~": { n: { "=": 9 } } } }, "#": ["d", "b", "a"] };
    expect(merge(old, change)).toEqual([
      { id: "d", n: 0 },
      { id: "b", n: 9 },
      { id: "a", n: 1 },
    ]);
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
