import axe from "axe-core";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { fakeModel, hostile } from "./teaching.js";

const view = (more = {}) => ({
  lang: "en",
  title: "2 dice against 8",
  sum: [
    { n: "4", word: "base", note: "on the counter", struck: false },
    { n: "2", word: "cover", note: "2A: wood", struck: false },
    { n: "0", word: "range", note: "none for a Blast", struck: true },
  ],
  total: { n: "?", word: "defense", note: "", struck: false },
  suppose: "Suppose 5 and 8. A hit?",
  dice: [
    { face: 5, sign: "5", label: "Die 1: 5", word: "", state: "" },
    { face: 9, sign: "9", label: "Die 2: 9", word: "", state: "" },
  ],
  verdict: "",
  steps: [],
  ask: "Which faces hit?",
  hidden: "still hidden: 5",
  note: "",
  sides: 10,
  art: { outline: "M0 -23L21 -3Z", edges: "M0 -23L12 3Z" },
  words: { next: "Show", back: "Hide the last", hide: "Hide all", full: "Full screen", keys: "Keys", turn: "Turn" },
  ...more,
});
const revealed = {
  steps: [
    { ask: "Which faces hit?", answer: "8, 9, 0", faces: [...Array(10).keys()].map((n) => ({ n: String(n), hit: n === 0 || n > 7 })) },
    { ask: "One die misses?", answer: "7/10", faces: [] },
  ],
  verdict: "5 and 8: a hit",
  ask: "",
  hidden: "",
};

const poll = (more = {}) => ({
  dots: [],
  high: 1,
  truth: null,
  mean: null,
  ends: ["0%", "50%", "100%"],
  told: "No guesses yet.",
  again: false,
  taps: [{ value: "50", label: "50%" }],
  words: { label: "Your guess", add: "Add", undo: "Take back", taps: "Tap a guess", again: "Start again" },
  unit: "%",
  ...more,
});

const BUILDS = [
  ["source", () => import("../src/projector.js")],
  ["bundle", () => import("../../undaunted_nb/static/projector.js")],
];

describe.each(BUILDS)("the projector (%s)", (_, load) => {
  let widget;
  let cleanups = [];
  beforeAll(async () => {
    widget = (await load()).default;
  });
  afterEach(() => {
    for (const cleanup of cleanups.splice(0)) cleanup();
    document.body.replaceChildren();
    delete document.fullscreenEnabled;
    delete HTMLElement.prototype.requestFullscreen;
  });

  function show(traits = { view: view() }) {
    const el = document.createElement("div");
    document.body.append(el);
    const model = fakeModel(traits);
    const cleanup = widget.render({ model, el });
    cleanups.push(cleanup);
    const find = (selector) => el.querySelector(selector);
    const key = (target, init) => {
      const outside = vi.fn();
      document.body.addEventListener("keydown", outside, { once: true });
      const event = new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...(typeof init === "string" ? { key: init } : init) });
      target.dispatchEvent(event);
      document.body.removeEventListener("keydown", outside);
      return { used: event.defaultPrevented, left: outside.mock.calls.length > 0 };
    };
    return { el, model, cleanup, find, all: (selector) => [...el.querySelectorAll(selector)], key };
  }

  it("shows only the given content", () => {
    const { find, all, model } = show();
    expect(find("h2").textContent).toBe("2 dice against 8");
    expect(all(".term b").map((b) => b.textContent)).toEqual(["4", "2", "0", "?"]);
    expect(all(".die text").map((text) => text.textContent)).toEqual(["5", "9"]);
    expect(all(".steps li")).toEqual([]);
    expect(find(".verdict").textContent).toBe("");
    model.set({ view: view(revealed) });
    expect(all(".steps li")).toHaveLength(2);
    expect(all(".faces .hit").map((face) => face.textContent)).toEqual(["0", "8", "9"]);
    expect(find(".faces").getAttribute("aria-label")).toBe("8, 9, 0");
    expect(find(".verdict").textContent).toBe("5 and 8: a hit");
  });

  it("sends requests with its buttons", () => {
    const { find, model } = show();
    for (const kind of ["next", "back", "hide"]) find(`[data-kind=${kind}]`).click();
    find("[data-die='1']").click();
    expect(model.sent).toEqual([{ kind: "next" }, { kind: "back" }, { kind: "hide" }, { kind: "die", target: 1, face: 0 }]);
  });

  it("sends requests with keys on any layout, and with a slide remote", () => {
    const { find, model, key } = show();
    const root = find(".projector");
    for (const init of [" ", "ArrowRight", "PageDown", "ArrowLeft", "PageUp", "r", { key: "к", code: "KeyR" }])
      expect(key(root, init).used).toBe(true);
    expect(model.sent.map(({ kind }) => kind)).toEqual(["next", "next", "next", "back", "back", "hide", "hide"]);
  });

  it("turns the die that has the focus", () => {
    const { find, model, key } = show();
    const die = find("[data-die='0']");
    for (const init of ["ArrowUp", "ArrowDown", "7", "0"]) key(die, init);
    expect(model.sent.map(({ target, face }) => [target, face])).toEqual([
      [0, 6],
      [0, 4],
      [0, 7],
      [0, 0],
    ]);
    expect(key(die, " ").used).toBe(false); // the browser presses the button
    expect(key(find("[data-kind=back]"), " ").used).toBe(false);
  });

  it("draws symbols, and turns them in their own circle", () => {
    const art = { outline: "M0 0L1 1Z", edges: "", symbols: { star: "M24 2L29 18Z", flag: "M8 4L11 4Z" } };
    const dice = [{ face: 1, sign: "flag", label: "Die 1: flag", word: "", state: "" }];
    const steps = [
      {
        ask: "Which faces hit?",
        answer: "star",
        faces: [
          { n: "star", hit: true },
          { n: "flag", hit: false },
        ],
      },
    ];
    const sum = [
      { n: "3", word: "dice", note: "", struck: false },
      { n: "−1", word: "forest", note: "", struck: false },
    ];
    const { find, all, model, key } = show({ view: view({ art, dice, steps, sides: 2, sum }) });
    expect(find(".die .symbol").getAttribute("d")).toBe(art.symbols.flag);
    expect(all(".faces path").map((path) => path.getAttribute("d"))).toEqual(Object.values(art.symbols));
    expect(all(".op").map((op) => op.textContent)).toEqual(["="]);
    find(".die").click();
    key(find(".die"), "7");
    expect(model.sent).toEqual([{ kind: "die", target: 0, face: 0 }]);
  });

  it("keeps from JupyterLab all keys that could change a cell", () => {
    const { find, key } = show();
    const kept = [
      { key: "Enter", ctrlKey: true },
      { key: "x", metaKey: true },
      { key: "Enter", altKey: true },
    ];
    for (const init of ["d", "x", "Enter", "Escape", "a", "ArrowDown", "r", ...kept])
      expect(key(find("[data-kind=next]"), init).left).toBe(false);
    for (const init of [{ key: "s", ctrlKey: true }, "Tab"])
      expect(key(find("[data-kind=next]"), init)).toEqual({ used: false, left: true });
  });

  it("fills the screen if possible, and hides the button if not", async () => {
    expect(show().find("[data-own=full]")).toBeNull();
    Object.defineProperty(document, "fullscreenEnabled", { value: true, configurable: true });
    const filled = vi.fn(() => Promise.reject(new TypeError("not allowed")));
    HTMLElement.prototype.requestFullscreen = filled;
    const { find, key, model } = show();
    find("[data-own=full]").click();
    key(find(".projector"), "f");
    await Promise.resolve();
    expect(filled).toHaveBeenCalledTimes(2);
    expect(filled.mock.instances[0]).toBe(find(".projector"));
    expect(model.sent).toEqual([]);
  });

  it("keeps the focus where it is", () => {
    const { find, model } = show();
    const die = find("[data-die='1']");
    die.focus();
    model.set({ view: view({ ...revealed, dice: view().dice.map((one) => ({ ...one, state: "hit", word: "hit" })) }) });
    expect(document.activeElement).toBe(find("[data-die='1']"));
    model.set({ view: view({ dice: view().dice.slice(0, 1) }) });
    expect(document.activeElement).toBe(find(".projector"));
  });

  it("does with each key what the hint says, from the slide itself", () => {
    const { find, model, key } = show();
    const root = find(".projector");
    key(root, "7");
    find("[data-die='1']").dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
    expect(document.activeElement).toBe(root);
    for (const init of ["3", "ArrowUp", " "]) key(root, init);
    expect(model.sent).toEqual([
      { kind: "die", target: 0, face: 7 },
      { kind: "die", target: 1, face: 0 },
      { kind: "die", target: 1, face: 3 },
      { kind: "die", target: 1, face: 0 },
      { kind: "next" },
    ]);
  });

  it("takes the keys back after a click, and after filling the screen", () => {
    Object.defineProperty(document, "fullscreenEnabled", { value: true, configurable: true });
    HTMLElement.prototype.requestFullscreen = () => Promise.resolve();
    const { find, all } = show();
    const button = find("[data-kind=next]");
    button.focus();
    button.click();
    expect(document.activeElement).toBe(button); // Enter or Space pressed it, and presses it again
    for (const one of all(".acts button")) {
      one.focus();
      one.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
      expect(document.activeElement).toBe(find(".projector"));
    }
    find("[data-own=full]").focus();
    find("[data-own=full]").click();
    expect(document.activeElement).toBe(find(".projector"));
  });

  it("begins a guess with its first digit", () => {
    const { find, model, key } = show({ view: view({ poll: poll(), dice: [] }) });
    expect(key(find(".projector"), "4").used).toBe(false); // the browser types it in the box
    expect(document.activeElement).toBe(find(".poll input"));
    expect(model.sent).toEqual([]);
  });

  describe("in a notebook", () => {
    function run({ is_new = true, at = 1, editor = false } = {}) {
      vi.useFakeTimers();
      document.body.innerHTML = `<div class="jp-Notebook">${"<div class='jp-Cell' tabindex='0'><div class='out'></div></div>".repeat(3)}</div><textarea></textarea>`;
      const cells = [...document.querySelectorAll(".jp-Cell")];
      cells[at].classList.add("jp-mod-active");
      (editor ? document.querySelector("textarea") : cells[at]).focus();
      const model = { ...fakeModel({ view: view(), is_new }), save_changes: vi.fn() };
      cleanups.push(widget.render({ model, el: cells[0].firstChild }), () => vi.useRealTimers());
      vi.advanceTimersByTime(150);
      cells[at].focus(); // JupyterLab focuses the next cell late
      if (editor) document.querySelector("textarea").focus();
      vi.advanceTimersByTime(2000);
      return { cells, model, root: document.querySelector(".projector"), hasFocus: document.activeElement.matches(".projector") };
    }

    it.each([
      ["its cell has run", {}, true],
      ["its cell has run and stays active", { at: 0 }, true],
      ["all cells have run", { at: 2 }, false],
      ["the notebook has only been opened", { is_new: false }, false],
      ["a person types elsewhere", { editor: true }, false],
    ])("has the focus or not: %s", (_name, options, expected) => {
      const { model, hasFocus } = run(options);
      expect(hasFocus).toBe(expected);
      expect(model.get("is_new")).toBe(false);
    });

    it("gives Shift+Enter to the next cell", () => {
      const { cells, root, model } = run();
      const heard = [];
      document.addEventListener("keydown", (event) => heard.push(event.target), { once: true });
      root.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", shiftKey: true, bubbles: true, cancelable: true }));
      expect(document.activeElement).toBe(cells[1]);
      expect(heard).toEqual([cells[1]]);
      expect(model.sent).toEqual([]);
    });
  });

  it("takes guesses from the keyboard and from taps", () => {
    const { find, all, model, key } = show({ view: view({ poll: poll() }) });
    const entry = find(".poll input");
    entry.focus();
    for (const press of ["r", "f", " ", "ArrowRight", "4"]) expect(key(entry, press).used).toBe(false);
    expect(model.sent).toEqual([]);
    entry.value = "40";
    find(".poll form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    expect(entry.value).toBe("");
    find("[data-tap='50']").click();
    find("[data-kind=undo]").click();
    expect(model.sent).toEqual([{ kind: "guess", value: "40" }, { kind: "guess", value: "50" }, { kind: "undo" }]);
    model.set({
      view: view({
        poll: poll({
          dots: [
            { x: 40, k: 0 },
            { x: 40, k: 1 },
          ],
          high: 2,
        }),
      }),
    });
    expect(all(".plot i")).toHaveLength(2);
    expect(all(".plot .line")).toHaveLength(0);
    expect(document.activeElement).toBe(entry);
  });

  it("offers a new list, and the old one back", () => {
    const { find, model } = show({ view: view({ poll: poll() }) });
    const button = find("[data-kind=again]");
    expect(button.getAttribute("aria-disabled")).toBe("true");
    model.set({ view: view({ poll: poll({ again: true, words: { ...poll().words, again: "Bring them back" } }) }) });
    expect(button.getAttribute("aria-disabled")).toBe(null);
    expect(button.textContent).toBe("Bring them back");
    button.click();
    expect(model.sent).toEqual([{ kind: "again" }]);
  });

  it.each([
    [40, 51],
    [60, 51],
    [90, 10],
    [5, 3],
  ])("keeps the labels of the average %s and the answer %s apart", (mean, truth) => {
    const { find } = show({ view: view({ poll: poll({ mean: { x: mean, label: "average" }, truth: { x: truth, label: "answer" } }) }) });
    const [first, second] = [".truth", ".mean"].map((name) => [
      Number.parseFloat(find(name).style.left),
      find(name).classList.contains("turned"),
    ]);
    for (const [x, turned] of [first, second]) expect(turned ? x > 18 : x <= 82).toBe(true);
    if (mean > 18 && mean < 82 && truth > 18 && truth < 82) expect(first[0] < second[0]).toBe(first[1] && !second[1]);
  });

  it("inserts text as plain text", () => {
    const { el } = show({ view: hostile(view(revealed)) });
    expect(el.querySelector("img, script")).toBeNull();
    expect(globalThis.pwned).toBeUndefined();
    expect(el.textContent).toContain("<img src=x");
  });

  it("has a name and a role for everything", async () => {
    const { el } = show({ view: view({ ...revealed, poll: poll() }) });
    const { violations } = await axe.run(el, { rules: { "color-contrast": { enabled: false }, region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });

  it("leaves nothing behind", () => {
    const { el, model, cleanup } = show();
    cleanup();
    expect(model.listening()).toBe(0);
    expect(el.childElementCount).toBe(0);
  });
});
