import axe from "axe-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import widget from "../src/table.js";
import { scene } from "./scene.js";

const sheet = () => ({
  title: "La <b>Raye",
  game: "Normandy",
  note: "The first one.",
  picture: { markup: '<use href="#un-tuft"/><polygon class="goal1" points="0,0 1,0 1,1"/>', box: "0 0 10 10", label: "Map", goals: ["5B"] },
  groups: [
    {
      id: "side",
      label: "Your side",
      note: "Dotted: goals.",
      items: [
        { to: "side:US", label: "US", side: "s1", text: "5 points", note: "Harder", chosen: false },
        { to: "side:DE", label: "Germany", side: "s2", text: "5 points", note: "Good", chosen: true },
      ],
    },
    {
      id: "level",
      label: "Opponent",
      note: "",
      items: [
        { to: "level:random", label: "First", text: "Random", chosen: true },
        { to: "level:planner", label: "Hard", text: "Plans", chosen: false },
      ],
    },
    {
      id: "language",
      label: "Language",
      note: "",
      items: [
        { to: "en", label: "English", chosen: true },
        { to: "uk", label: "Українська", chosen: false },
      ],
    },
  ],
  length: { label: "Length", text: "10 rounds" },
  chance: "A beginner usually wins.",
  begin: { to: "begin:one", label: "Start" },
  others: [
    { to: "begin:two", label: "Two players" },
    { to: "leave:", label: "Back" },
  ],
});

function model(traits) {
  const on = new Map();
  return {
    sent: [],
    get: (name) => traits[name],
    set: (name, value) => ((traits[name] = value), (on.get(`change:${name}`) ?? []).forEach((one) => one())),
    on: (name, one) => on.set(name, [...(on.get(name) ?? []), one]),
    off: () => {},
    send(message) {
      this.sent.push(`${message.kind} ${message.target}`);
    },
  };
}

describe("the start sheet", () => {
  let end;
  let it_;
  const $ = (what) => document.querySelector(what);
  const press = (thing, key, more = {}) =>
    thing.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
  beforeEach(() => {
    it_ = model({ ...scene(), home: { start: sheet(), trouble: "", languages: [], acts: [], games: [], more: [] } });
    end = widget.render({ model: it_, el: document.body.appendChild(document.createElement("main")) });
  });
  afterEach(() => {
    end();
    document.body.replaceChildren();
  });

  it("replaces the page and the table, with one yellow button and the goals dotted", () => {
    expect(document.querySelectorAll(".commit")).toHaveLength(1);
    expect($("[data-region=map], .doors")).toBeNull();
    expect($("h2").firstChild.textContent).toBe("La <b>Raye");
    expect(document.querySelectorAll(".goal1")).toHaveLength(1);
    expect($(".win use").getAttribute("href")).toMatch(/^#un\d+-tuft$/);
  });

  it("sends what is clicked", () => {
    for (const to of ["side:US", "level:planner", "uk", "begin:two", "leave:", "begin:one", ""]) $(`[data-target="${to}"]`).click();
    expect(it_.sent).toEqual([
      "home side:US",
      "home level:planner",
      "language uk",
      "home begin:two",
      "home leave:",
      "home begin:one",
      "home ",
    ]);
  });

  it("is used with the keys alone: one stop per row, arrows choose, Enter starts, Escape leaves", () => {
    const stops = [...document.querySelectorAll('[tabindex="0"]')].map(({ dataset }) => dataset.target);
    expect(stops).toEqual(["", "side:DE", "level:random", "en", "begin:one"]);
    const side = $('[data-target="side:DE"]');
    side.focus();
    press(side, "ArrowLeft");
    expect(document.activeElement.dataset.target).toBe("side:US");
    press(document.activeElement, "Enter", { repeat: true }); // still held from the page before
    expect(it_.sent).toEqual(["home side:US"]);
    press(document.activeElement, "Enter");
    press(document.activeElement, "Escape");
    expect(it_.sent).toEqual(["home side:US", "home begin:one", "home leave:"]);
  });

  it("names everything for a screen reader", async () => {
    expect($("[role=img]").getAttribute("aria-label")).toBe("Map Dotted: goals. 5B");
    expect([...document.querySelectorAll("[role=radiogroup]")].map((one) => one.getAttribute("aria-label"))).toEqual([
      "Your side",
      "Opponent",
      "Language",
    ]);
    expect($('[data-target="side:DE"]').getAttribute("aria-label")).toBe("Germany. 5 points. Good");
    expect($('[data-target="side:DE"]').getAttribute("aria-checked")).toBe("true");
    const { violations } = await axe.run(document.body, {
      rules: { "color-contrast": { enabled: false }, region: { enabled: false }, "page-has-heading-one": { enabled: false } },
    });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it("takes the focus when the page gives way to it", async () => {
    it_.set("home", {
      ...it_.get("home"),
      start: null,
      now: { kicker: "", title: "", text: "", steps: [], button: "Go", to: "lesson:a", picture: { game: "", box: "" } },
      course: { title: "", text: "", stations: [] },
    });
    await Promise.resolve();
    $("[data-start]").focus();
    it_.set("home", { ...it_.get("home"), start: sheet() });
    await Promise.resolve();
    expect(document.activeElement.dataset.target).toBe("begin:one");
  });
});
