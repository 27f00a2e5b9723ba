import { afterEach, describe, expect, it, vi } from "vitest";
import { barCloser, drawSqueezed, isSqueezed, markMore } from "../src/edges.js";

/** A part whose text is higher than its box. */
function part(name, { scrollHeight, clientHeight = 100, scrollTop = 0 }) {
  const node = Object.assign(document.createElement("div"), { className: name });
  Object.defineProperties(node, {
    scrollHeight: { value: scrollHeight },
    clientHeight: { value: clientHeight },
    scrollTop: { value: scrollTop },
  });
  return node;
}

describe("what has more below its edge", () => {
  it("is marked until its end is in sight", () => {
    const root = document.createElement("div");
    root.append(
      part("pbody", { scrollHeight: 300 }),
      part("pbody", { scrollHeight: 300, scrollTop: 199 }),
      part("pbody", { scrollHeight: 102 }),
    );
    root.append(part("pfoot", { scrollHeight: 300 }));
    markMore(root);
    expect([...root.children].map((node) => node.hasAttribute("data-more"))).toEqual([true, false, false, false]);
    root.replaceChildren(part("pbody", { scrollHeight: 90 }));
    root.firstChild.toggleAttribute("data-more", true);
    markMore(root);
    expect(root.firstChild.hasAttribute("data-more")).toBe(false);
  });

  it("can have the focus, unless something in it can", () => {
    const root = document.createElement("div");
    const [low, busy, whole] = [300, 300, 90].map((scrollHeight) => part("pbody", { scrollHeight }));
    busy.append(document.createElement("button"));
    root.setAttribute("aria-label", "Initiative");
    root.append(low, busy, whole, part("dock", { scrollHeight: 300 }));
    markMore(root);
    expect([...root.children].map((node) => node.tabIndex)).toEqual([0, -1, -1, -1]);
    expect(["role", "aria-label"].map((name) => low.getAttribute(name))).toEqual(["group", "Initiative"]);
    low.append(document.createElement("button"));
    markMore(root);
    expect(low.hasAttribute("tabindex")).toBe(false);
  });
});

describe("a table beside a side bar", () => {
  afterEach(() => vi.unstubAllGlobals());
  const root = (width, boxes = 1) => ({ clientWidth: width, getClientRects: () => Array(boxes).fill({}) });
  const word = (key) => key;

  it("is squeezed below 300 px, unless the page itself is that narrow, or the table is not shown", () => {
    vi.stubGlobal("innerWidth", 640);
    expect([root(272), root(0), root(300), root(0, 0)].map(isSqueezed)).toEqual([true, true, false, false]);
    vi.stubGlobal("innerWidth", 320);
    expect([root(22), root(272)].map(isSqueezed)).toEqual([true, false]);
  });

  it("says so, with a button where the page lets us close the bar", () => {
    const tags = () => drawSqueezed(word).kids.map(({ tag, kids }) => [tag, kids[0]]);
    expect(barCloser()).toBeUndefined();
    expect(tags()).toEqual([
      ["p", "squeezed"],
      ["b", "close-bar"],
    ]);
    const collapseLeft = vi.fn();
    vi.stubGlobal("jupyterapp", { shell: { collapseLeft } });
    expect(tags()[1]).toEqual(["button", "close-bar"]);
    barCloser()();
    expect(collapseLeft).toHaveBeenCalledOnce();
    const closeBars = vi.fn();
    vi.stubGlobal("_JUPYTERLAB", { "undaunted-nb": { closeBars } });
    expect(barCloser()).toBe(closeBars);
  });
});
