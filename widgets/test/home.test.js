import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { drawStopped, PATIENCE, watch } from "../src/alive.js";
import widget from "../src/table.js";
import { scene } from "./scene.js";

const page = () => ({
  title: "Learn by playing",
  lead: "Three games.",
  language: "Language",
  languages: [
    { id: "en", label: "English", chosen: true },
    { id: "uk", label: "Українська", chosen: false },
  ],
  now: {
    kicker: "Continue",
    title: "Lesson 6",
    text: "Step 3 of 6.",
    steps: ["done", "now", ""],
    button: "Continue",
    to: "lesson:a/b",
    picture: { game: "a", box: "0 0 10 10" },
  },
  acts: [{ icon: "play", to: "play:a/c", title: "Play", text: "A game" }],
  choose: "Games",
  games: [
    {
      id: "a",
      to: "game:a",
      name: "A <b>",
      text: "1 of 2",
      share: 0.5,
      chosen: true,
      picture: { markup: '<use href="#un-tuft"/>', box: "0 0 10 10" },
    },
  ],
  course: {
    title: "A",
    text: "1 of 2",
    stations: [
      { to: "lesson:a/a", n: 1, name: "One", time: "2 min", state: "done", stars: 2, label: "Lesson 1" },
      { to: "lesson:a/b", n: 2, name: "Two", time: "3 min", state: "now", stars: 0, label: "Lesson 2" },
    ],
  },
  pane: null,
  more: [{ to: "pane:rules", label: "Rules", chosen: false }],
  trouble: "",
});

function model(traits) {
  const on = new Map();
  const tell = (name, ...what) => (on.get(name) ?? []).forEach((one) => one(...what));
  return {
    sent: [],
    widget_manager: { kernel: { status: "idle" } },
    get: (name) => traits[name],
    set: (name, value) => ((traits[name] = value), tell(`change:${name}`)),
    on: (name, one) => on.set(name, [...(on.get(name) ?? []), one]),
    off: () => {},
    send(message) {
      this.sent.push(message);
    },
    tell,
  };
}

describe("the home page", () => {
  let end;
  let it_;
  const $ = (what) => document.querySelector(what);
  beforeEach(() => {
    vi.useFakeTimers();
    it_ = model({ ...scene(), words: { ...scene().words, "stopped-keys": "Shift + Enter" }, home: page() });
    const el = document.body.appendChild(document.createElement("div"));
    end = widget.render({ model: it_, el });
  });
  afterEach(() => {
    end();
    document.body.replaceChildren();
    vi.useRealTimers();
  });

  it("replaces the table, with one yellow button", () => {
    expect(document.querySelectorAll(".commit")).toHaveLength(1);
    expect($("[data-region=map]")).toBeNull();
    expect($(".game b").textContent).toBe("A <b>");
    expect($(".gp use").getAttribute("href")).toMatch(/^#un\d+-tuft$/);
    expect(document.querySelectorAll(".st.f")).toHaveLength(2);
  });

  it("sends the message of a button", () => {
    for (const to of ["lesson:a/a", "play:a/c", "game:a", "pane:rules"]) $(`[data-target="${to}"]`).click();
    $("[data-start]").click();
    expect(it_.sent.map(({ kind, target }) => `${kind} ${target}`)).toEqual([
      "home lesson:a/a",
      "home play:a/c",
      "home game:a",
      "home pane:rules",
      "home lesson:a/b",
    ]);
    $("[data-target=uk]").click();
    expect(it_.sent.at(-1)).toMatchObject({ kind: "language", target: "uk" });
  });

  it("moves the focus to the first new item when a list grows", async () => {
    const items = [1, 2, 3].map((n) => ({ to: `kept:${n}`, label: `${n}`, note: "" }));
    const pane = { id: "kept", title: "Saved games", text: [], back: { to: "pane:course", label: "Back" }, grows: true };
    it_.set("home", { ...page(), pane: { ...pane, items: [items[0], { to: "more:kept", label: "Show more", note: "" }] } });
    await Promise.resolve();
    $('[data-target="more:kept"]').focus();
    $('[data-target="more:kept"]').click();
    expect(it_.sent.at(-1)).toMatchObject({ kind: "home", target: "more:kept" });
    it_.set("home", { ...page(), pane: { ...pane, items } });
    await Promise.resolve();
    expect(document.activeElement.dataset.target).toBe("kept:2");
  });

  it("says in the head of the table, in place of its note, that the game is not saved", async () => {
    it_.set("home", null);
    it_.set("head", { ...scene().head, note: "A note", unsaved: "Not saved: the disk is full" });
    await Promise.resolve();
    expect($(".ttl p").textContent).toBe("Not saved: the disk is full");
    expect($(".ttl").title).toContain("A note");
    it_.set("head", { ...scene().head, note: "A note" });
    await Promise.resolve();
    expect($(".ttl p").textContent).toBe("A note");
  });

  it("gives way to the table, and its house button leads back", async () => {
    it_.set("home", null);
    it_.set("head", { ...scene().head, home: true });
    await Promise.resolve();
    expect($("[data-region=map]")).not.toBeNull();
    $(".house").click();
    expect(it_.sent.at(-1)).toMatchObject({ kind: "home", target: "" });
  });

  it("ignores the keys of the table while it is shown", () => {
    $("[data-start]").focus();
    for (const key of ["Escape", "c", "h", "1"])
      $("[data-start]").dispatchEvent(
        new KeyboardEvent("keydown", { key, code: `Key${key.toUpperCase()}`, bubbles: true, cancelable: true }),
      );
    $("[data-start]").dispatchEvent(
      new KeyboardEvent("keydown", { key: "z", code: "KeyZ", ctrlKey: true, bubbles: true, cancelable: true }),
    );
    expect(it_.sent).toEqual([]);
  });

  it("shows on the table, after a moment, that the opponent is thinking, until the next message", async () => {
    it_.set("home", null);
    it_.set("head", { ...scene().head, opponents: [{ id: "planner", label: "planning player", chosen: true }] });
    await vi.advanceTimersByTimeAsync(1);
    expect($(".thinking").getAttribute("aria-live")).toBe("polite");
    it_.tell("msg:custom", { kind: "thinking" });
    await vi.advanceTimersByTimeAsync(200);
    expect($(".thinking").textContent, "a quick answer shows nothing").toBe("");
    await vi.advanceTimersByTimeAsync(200);
    expect($(".thinking").textContent).toBe("thinking");
    it_.tell("msg:custom", { kind: "change", parts: {} });
    await vi.advanceTimersByTimeAsync(1);
    expect($(".thinking").textContent).toBe("");
    it_.tell("msg:custom", { kind: "thinking" });
    await vi.advanceTimersByTimeAsync(PATIENCE + 100);
    expect($(".stopped"), "an answer is still to come").not.toBeNull();
  });

  it("reports a stopped program after three seconds without an answer, until it answers", async () => {
    $("[data-start]").click();
    await vi.advanceTimersByTimeAsync(PATIENCE - 100);
    expect($(".stopped")).toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    expect($(".stopped").textContent).toContain("Shift");
    expect($(".stopped").getAttribute("role")).toBe("alert");
    it_.tell("msg:custom", { kind: "change", parts: {} });
    await vi.advanceTimersByTimeAsync(1);
    expect($(".stopped")).toBeNull();
  });

  it("reports a program whose kernel is gone before it has said anything", async () => {
    it_.widget_manager.kernel = null; // JupyterLab says "No Kernel"
    $("[data-start]").click();
    await vi.advanceTimersByTimeAsync(PATIENCE + 100);
    expect($(".stopped")).not.toBeNull();
  });

  it("says nothing of the sort on a page that delivers no messages and shows no kernel", async () => {
    end();
    delete it_.widget_manager;
    end = widget.render({ model: it_, el: document.body.appendChild(document.createElement("div")) });
    $("[data-start]").click();
    await vi.advanceTimersByTimeAsync(3 * PATIENCE);
    expect($(".stopped")).toBeNull();
    it_.tell("msg:custom", { kind: "change", parts: {} }); // this page does deliver them
    $("[data-start]").click();
    await vi.advanceTimersByTimeAsync(2 * PATIENCE);
    expect($(".stopped")).not.toBeNull();
  });

  it("reports at once a server that is gone, where sending is a promise", async () => {
    end();
    delete it_.widget_manager;
    it_.send = () => Promise.reject(new Error("Failed to fetch"));
    end = widget.render({ model: it_, el: document.body.appendChild(document.createElement("div")) });
    $("[data-start]").click();
    await vi.advanceTimersByTimeAsync(100);
    expect($(".stopped")).not.toBeNull();
  });

  it("reports at once a kernel that was replaced, whose table cannot send any more", async () => {
    it_.send = () => {
      throw new Error("Cannot send");
    };
    $("[data-start]").click();
    await vi.advanceTimersByTimeAsync(100);
    expect($(".stopped").textContent).toContain("Shift");
  });

  it("names no keys on a page without cells", async () => {
    it_.set("words", { ...scene().words, "stopped-press": "Reload this page.", "stopped-keys": "" });
    $("[data-start]").click();
    await vi.advanceTimersByTimeAsync(PATIENCE + 100);
    expect($(".stopped").textContent).toContain("Reload this page.");
    expect($(".stopped kbd")).toBeNull();
  });

  it("names no keys of a keyboard to fingers", () => {
    const texts = (touch) => JSON.stringify(drawStopped({ word: (name) => name, own: { fit: { touch } } }));
    expect(texts(true)).toContain("stopped-tap");
    expect(texts(true)).not.toContain("stopped-press");
    expect(texts(false)).not.toContain("stopped-tap");
  });

  it("shows what a visitor carries away, as a line and in the address of the page", async () => {
    const fields = [
      { label: "Link", text: "progress=up1.A.0", page: true },
      { label: "Line", text: "up1.A.0", page: false },
    ];
    it_.set("home", {
      ...page(),
      pane: { id: "carry", title: "Keep", text: [], items: [], back: { to: "pane:course", label: "Back" }, fields },
    });
    await vi.advanceTimersByTimeAsync(1);
    expect([...document.querySelectorAll(".carry textarea")].map((field) => field.value)).toEqual([
      `${location.href}?progress=up1.A.0`,
      "up1.A.0",
    ]);
  });

  it("leads to the guide for teachers", async () => {
    const guide = { label: "Guide", url: "https://example.org/teachers.html" };
    it_.set("home", {
      ...page(),
      pane: { id: "teachers", title: "For teachers", text: [], items: [], back: { to: "pane:course", label: "Back" }, guide },
    });
    await vi.advanceTimersByTimeAsync(1);
    const link = $(".pane .read a");
    expect([link.href, link.textContent, link.target]).toEqual([guide.url, guide.label, "_blank"]);
  });

  it("waits for a kernel that is busy", async () => {
    let busy = true;
    const told = [];
    const clock = watch(
      (stopped) => told.push(stopped),
      () => busy,
    );
    clock.noteSent();
    await vi.advanceTimersByTimeAsync(3 * PATIENCE);
    expect(told).toEqual([]);
    busy = false;
    await vi.advanceTimersByTimeAsync(PATIENCE + 1);
    expect(told).toEqual([true]);
  });
});
