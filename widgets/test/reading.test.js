import axe from "axe-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import widget from "../src/table.js";
import { scene } from "./scene.js";

const words = {
  ...scene().words,
  read: "Rules and glossary",
  "read-rules": "Rules",
  "read-glossary": "Glossary",
  "read-summary": "Two pages",
  "read-editions": "Editions",
  "read-page": "Page {n} of {m}",
  "read-parts": "Parts",
  "read-results": "Results",
  "read-ours": "our ruling",
  "find-box": "Search",
  "find-rule": "Rules",
  "find-lesson": "Lessons",
};
const nothing = { query: "", none: "", order: [], term: [], rule: [], lesson: [] };
const page = (name = "rules") => ({
  ...nothing,
  page: {
    name,
    title: "Normandy",
    lead: "",
    note: "In our own words.",
    parts: [
      {
        label: "Move",
        icon: "move",
        items: [{ id: "rule:un.move.1", label: "A <b>step", text: "Move <i>.", rule: "un.move.1", source: "Rulebook: Move", ours: true }],
      },
      {
        label: "Scout",
        figure: "riflemen",
        items: [
          { id: "rule:un.scout.1", label: "Scout", text: "Put a marker." },
          {
            id: "D1",
            label: "Two",
            texts: [
              { label: "One edition", text: "This." },
              { label: "The other", text: "That." },
            ],
          },
        ],
      },
    ],
  },
});
const results = {
  ...nothing,
  query: "scout",
  order: ["rule", "lesson"],
  rule: [{ id: "un.scout.1", label: "Scout", text: "Put a marker." }],
  lesson: [{ id: "normandy/scouting", label: "Scouting" }],
};

describe("the page to read", () => {
  let end;
  let traits;
  const listeners = new Map();
  const sent = [];
  const model = {
    get: (name) => traits[name],
    on: (name, one) => listeners.set(name, one),
    off() {},
    send: (message) => sent.push(message),
  };
  const $ = (what) => document.querySelector(what);
  const all = (what) => [...document.querySelectorAll(what)];
  const key = (name) => all("[data-key]").find((node) => node.dataset.key === name);
  const settled = () => Promise.resolve().then(() => Promise.resolve());
  const press = (init, target = document.activeElement) =>
    target.dispatchEvent(
      new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...(typeof init === "string" ? { key: init } : init) }),
    );
  async function change(more) {
    Object.assign(traits, more);
    for (const name of Object.keys(more)) listeners.get(`change:${name}`)();
    await settled();
  }
  async function open(found = page()) {
    key("place:2B").focus();
    sent.length = 0;
    press("/");
    await change({ found });
  }
  beforeEach(() => {
    traits = { ...scene(), words };
    end = widget.render({ model, el: document.body.appendChild(document.createElement("div")) });
  });
  afterEach(() => {
    end();
    document.body.replaceChildren();
  });

  it("covers the table, with tabs, parts, headings and the text as text", async () => {
    await open();
    expect(sent).toMatchObject([{ kind: "search", target: "rules:" }]);
    expect($(".un").dataset.reading).toBe("");
    expect([$(".reading").getAttribute("role"), $(".reading").getAttribute("aria-label")]).toEqual(["dialog", "Rules and glossary"]);
    expect(all(".reading [role=tab]").map((tab) => [tab.textContent, tab.getAttribute("aria-selected")])).toEqual([
      ["Rules", "true"],
      ["Glossary", "false"],
      ["Two pages", "false"],
      ["Editions", "false"],
    ]);
    expect(all(".rp button").map((part) => part.textContent)).toEqual(["Move", "Scout"]);
    expect(all(".rp button").map((part) => part.querySelector("svg").getAttribute("class"))).toEqual(["ic", "sil"]);
    expect(all(".flow :is(h3, h4)").map((one) => one.textContent)).toEqual(["Normandy", "Move", "Scout"]);
    expect($(".flow section").textContent).toContain("A <b>step");
    expect($(".flow section i").textContent).toBe("our ruling");
    expect(all(".flow section").at(-1).textContent).toContain("The other: That.");
    expect($(".rn").textContent).toBe("Page 1 of 1");
  });

  it("closes with Escape and with its button, and the focus returns to where it was", async () => {
    for (const close of [() => press("Escape"), () => key("read:close").click()]) {
      await open();
      expect(document.activeElement).toBe($(".reading [data-search]"));
      close();
      await settled();
      expect($(".reading")).toBe(null);
      expect($(".un").dataset.reading).toBe(undefined);
      expect(sent.at(-1)).toMatchObject({ kind: "search", target: "close:" });
      expect(document.activeElement).toBe(key("place:2B"));
    }
  });

  it("opens from the home page, and the focus returns to its button", async () => {
    const game = {
      title: "",
      lead: "",
      languages: [],
      now: { steps: [], picture: {}, to: "x" },
      acts: [],
      games: [],
      course: { stations: [] },
      pane: null,
      more: [],
      read: "Rules and glossary",
      trouble: "",
    };
    await change({ home: game });
    $(".hf [data-own=read]").focus();
    $(".hf [data-own=read]").click();
    await change({ found: page() });
    expect(document.activeElement).toBe($("[data-flow]"));
    expect($(".flow .rule"), "a rule of another game than that of the table").toBe(null);
    press("Escape");
    await settled();
    expect($(".reading")).toBe(null);
    expect(document.activeElement).toBe($(".hf [data-own=read]"));
  });

  it("turns with the keys, the buttons and the parts, but not from the tabs and the search box", async () => {
    await open();
    const flow = $("[data-flow]");
    for (const [name, value] of [
      ["clientWidth", 800],
      ["scrollWidth", 2400],
    ])
      Object.defineProperty(flow, name, { value });
    const pages = [];
    const note = () => pages.push(`${$(".rn").textContent} ${flow.scrollLeft}`);
    press("ArrowRight");
    expect(flow.scrollLeft).toBe(0);
    flow.focus();
    for (const name of ["ArrowRight", "PageDown", "ArrowRight", "ArrowLeft", "Home", "End", "PageUp"]) press(name), note();
    expect(pages).toEqual([
      "Page 2 of 3 800",
      "Page 3 of 3 1600",
      "Page 3 of 3 1600",
      "Page 2 of 3 800",
      "Page 1 of 3 0",
      "Page 3 of 3 1600",
      "Page 2 of 3 800",
    ]);
    key("turn:next").click();
    expect(flow.scrollLeft).toBe(1600);
    expect([key("turn:next"), key("turn:prev")].map((one) => one.getAttribute("aria-disabled"))).toEqual(["true", "false"]);
    key("part:0").click();
    expect(flow.scrollLeft).toBe(0);
    expect(sent.filter(({ kind }) => kind !== "search")).toEqual([]);
  });

  it("stops at a whole page, wherever the browser has moved the text", async () => {
    await open();
    const flow = $("[data-flow]");
    for (const [name, value] of [
      ["clientWidth", 800],
      ["scrollWidth", 2400],
    ])
      Object.defineProperty(flow, name, { value });
    const stops = [400, 1300, 1200, 350].map((to) => {
      flow.scrollLeft = to;
      flow.dispatchEvent(new Event("scroll"));
      return flow.scrollLeft;
    });
    expect(stops, "onward to the next page, backward to the one before").toEqual([800, 1600, 800, 0]);
  });

  it("the tabs open with the arrows, and the selected one does not close the page", async () => {
    await open();
    key("read:rules").focus();
    press("ArrowRight");
    await settled();
    expect(sent.at(-1)).toMatchObject({ kind: "search", target: "glossary:" });
    expect(document.activeElement).toBe(key("read:glossary"));
    expect(key("read:glossary").getAttribute("aria-selected")).toBe("true");
    key("read:glossary").click();
    await settled();
    expect($(".reading")).not.toBe(null);
  });

  it("a search lists what it finds, and a hit leads to its place and takes the focus", async () => {
    await open();
    const box = $(".reading [data-search]");
    box.value = "scout";
    box.dispatchEvent(new Event("input", { bubbles: true }));
    expect(sent.at(-1)).toMatchObject({ kind: "search", target: "scout" });
    await change({ found: results });
    expect(all(".flow :is(h3, h4, h5)").map((one) => one.textContent)).toEqual(["Results", "Rules", "Scout", "Lessons", "Scouting"]);
    expect(all(".reading [aria-selected=true]")).toEqual([]);
    box.focus();
    press("Enter");
    await settled();
    expect([sent.at(-1).target, box.value]).toEqual(["rules:", ""]);
    expect(document.activeElement, "its page is still to come").toBe(box);
    await change({ found: page() });
    expect(document.activeElement.dataset.item).toBe("rule:un.scout.1");
  });

  it("an empty search shows the page again, and a lesson opens in place of it", async () => {
    await open(results);
    const box = $(".reading [data-search]");
    box.dispatchEvent(new Event("input", { bubbles: true }));
    expect(sent.at(-1).target).toBe("rules:");
    key("hit:lesson:normandy/scouting").click();
    await settled();
    expect($(".reading")).toBe(null);
    expect(sent.at(-1)).toMatchObject({ kind: "coach", target: "lesson:normandy/scouting" });
  });

  it("keeps the keys of the covered table away from it", async () => {
    await open();
    $("[data-flow]").focus();
    sent.length = 0;
    for (const init of ["n", "h", "c", "1", "l", { key: "E", shiftKey: true }, { key: "z", ctrlKey: true }]) press(init);
    expect(sent).toEqual([]);
    expect(document.activeElement).toBe($("[data-flow]"));
    press("/");
    expect(document.activeElement).toBe($(".reading [data-search]"));
  });

  it("has nothing that axe finds serious", async () => {
    await open();
    const { violations } = await axe.run($(".reading"), { rules: { "color-contrast": { enabled: false } } });
    expect(violations.filter(({ impact }) => ["serious", "critical"].includes(impact)).map(({ id, nodes }) => [id, nodes[0].html])).toEqual(
      [],
    );
  }, 30000);
});
