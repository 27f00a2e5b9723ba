import { describe, expect, it } from "vitest";
import { h, patch } from "../src/dom.js";

const list = (...names) => names.map((name) => h("li", { key: name, class: name === "b" && "second" }, name));
const shown = (root) => root.textContent;

describe("a tree of descriptions", () => {
  it("an element stays the same element when others come, go and move", () => {
    const root = document.createElement("ul");
    patch(root, list("a", "b", "c"));
    const [a, b, c] = root.children;
    for (const names of [
      ["a", "b", "c"],
      ["c", "a", "b"],
      ["x", "c", "b", "y", "a"],
      ["b", "c", "a"],
    ]) {
      patch(root, list(...names));
      expect(shown(root)).toBe(names.join(""));
      for (const [name, node] of [
        ["a", a],
        ["b", b],
        ["c", c],
      ])
        expect([...root.children].indexOf(node)).toBe(names.indexOf(name));
    }
    patch(root, list("b"));
    expect([...root.children]).toEqual([b]);
  });

  it("differences of text, attributes and children are drawn", () => {
    const root = document.createElement("div");
    patch(root, [h("p.one.two", { title: "t", class: "three" }, "a", [["b"], null, false], 0)]);
    const [p] = root.children;
    expect([p.className, p.title, p.textContent]).toEqual(["one two three", "t", "ab0"]);
    patch(root, [h("p", { hidden: true }, "c", h("b", null, "d"))]);
    expect(root.children[0]).toBe(p);
    expect(p.outerHTML).toBe('<p hidden="">c<b>d</b></p>');
    patch(root, [h("p", null)]);
    expect(p.outerHTML).toBe("<p></p>");
  });

  it("a foreign node among the children stays, and the children are still found", () => {
    const root = document.createElement("ul");
    patch(root, list("a", "b"));
    root.prepend(document.createElement("hr"));
    patch(root, list("a", "b"));
    patch(root, list("b", "a"));
    expect([...root.querySelectorAll("li")].map((one) => one.textContent)).toEqual(["b", "a"]);
    expect(root.querySelector("hr")).not.toBeNull();
  });
});
