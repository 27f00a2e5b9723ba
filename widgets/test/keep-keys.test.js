import { afterEach, describe, expect, it, vi } from "vitest";
import { keepKeys } from "../src/keep-keys.js";

describe("the keys of a widget", () => {
  const ends = [];
  afterEach(() => {
    vi.useRealTimers();
    for (const end of ends.splice(0)) end();
    document.body.replaceChildren();
  });

  /** A host that hears keys before the widget, as Notebook 7 does, and finds no shortcut on a thing that suppresses them. */
  function host() {
    const found = [];
    const hear = ({ key, target }) => target.hasAttribute("data-lm-suppress-shortcuts") || found.push(key);
    document.addEventListener("keydown", hear, true);
    ends.push(() => document.removeEventListener("keydown", hear, true));
    return found;
  }

  /** A widget with a button, and one outside. */
  function show(takes) {
    const [root, button, outside] = ["div", "button", "button"].map((tag) => document.createElement(tag));
    root.append(button);
    document.body.append(root, outside);
    const end = keepKeys(root, takes);
    ends.push(end);
    return { button, outside, end };
  }

  const press = (thing, key, more) => thing.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, composed: true, ...more }));

  it("are not the host's, even if it hears them first", () => {
    vi.useFakeTimers();
    const found = host();
    const { button, outside, end } = show();
    for (const key of ["x", "d", "1", "b", "ArrowUp", "Enter"]) press(button, key);
    press(button, "Enter", { shiftKey: true });
    press(button, "Enter", { ctrlKey: true });
    press(button, "ч", { code: "KeyX", ctrlKey: true });
    expect(found).toEqual([]);
    press(outside, "x");
    vi.runAllTimers();
    press(button, "s", { ctrlKey: true });
    press(button, "ы", { code: "KeyS", ctrlKey: true });
    press(button, "Tab");
    expect(found).toEqual(["x", "s", "ы", "Tab"]);
    end();
    press(button, "x");
    expect(found.at(-1)).toBe("x");
  });

  it("can be more, where the widget saves something itself", () => {
    const found = host();
    press(show(() => true).button, "s", { ctrlKey: true });
    expect(found).toEqual([]);
  });
});
