import { afterEach, beforeEach, describe, expect, it } from "vitest";
import widget from "../src/table.js";
import { scene } from "./scene.js";
import { fakeModel } from "./teaching.js";

const build = (more = {}) => ({
  title: "Builder: <b>",
  language: "Language",
  languages: [{ id: "en", label: "English", chosen: true }],
  tabs: [
    { id: "board", label: "Tiles", chosen: true },
    { id: "cards", label: "Cards", chosen: false },
  ],
  groups: [
    {
      id: "tiles",
      label: "Tiles",
      side: "",
      compact: true,
      items: [
        { kind: "pick", id: "tile:1A", label: "1A", note: "0", say: "1A, field", on: false, off: false },
        { kind: "pick", id: "tile:1B", label: "1B", off: true },
      ],
    },
    {
      id: "deck",
      label: "US",
      side: "s1",
      heads: ["deck"],
      items: [
        {
          kind: "row",
          id: "row",
          label: "Rifleman",
          note: "6/5",
          over: true,
          cells: [{ kind: "number", id: "deck:us:Rifleman", label: "Rifleman, deck", value: 2, most: 5 }],
        },
        {
          kind: "choice",
          id: "initiative",
          label: "First",
          value: "DE",
          options: [
            { id: "US", label: "US" },
            { id: "DE", label: "Germany" },
          ],
        },
        { kind: "flag", id: "pin", label: "Pin", value: true },
        { kind: "text", id: "type", label: "Type", value: "", ask: true },
        { kind: "text", id: "paste", label: "Paste", value: "", ask: true, long: true },
        { kind: "note", id: "left:0", label: "A1: <b>", live: true },
        { kind: "text", id: "file", label: "File", value: "", saves: true },
        { kind: "act", id: "rest:us", label: "Rest" },
        { kind: "code", id: "text", label: "Text", text: "a < b" },
      ],
    },
  ],
  brush: "tile:1A",
  hint: "1A: click its places.",
  said: "",
  trouble: "",
  faults: ["line 3: <i>"],
  doubts: [],
  count: "1 problem",
  undo: true,
  redo: false,
  play: false,
  ...more,
});

describe("the builder", () => {
  let end;
  let it_;
  const $ = (what) => document.querySelector(what);
  const last = () => it_.sent.at(-1);
  const key = (node, name, more = {}) =>
    node.dispatchEvent(
      new KeyboardEvent("keydown", { key: name, code: `Key${name.toUpperCase()}`, bubbles: true, cancelable: true, ...more }),
    );
  const change = (node, value) => ((node.value = value), node.dispatchEvent(new Event("change", { bubbles: true })));
  beforeEach(() => {
    it_ = fakeModel({ ...scene(), home: null, build: build() });
    end = widget.render({ model: it_, el: document.body.appendChild(document.createElement("div")) });
  });
  afterEach(() => {
    end();
    document.body.replaceChildren();
  });

  it("replaces the table, keeps its board, and shows texts as texts", () => {
    expect($(".hand")).toBeNull();
    expect($("[data-region=map]")).not.toBeNull();
    expect($(".bhead h2").textContent).toBe("Builder: <b>");
    expect($(".bfaults").textContent).toContain("line 3: <i>");
    expect($("pre").textContent).toBe("a < b");
    expect($(".commit").disabled).toBe(true);
    expect($(".over").textContent).toBe("6/5");
    expect(["aria-pressed", "aria-keyshortcuts", "data-nav"].map((name) => $(".bhead [data-own=full]").getAttribute(name))).toEqual([
      "false",
      "F",
      "",
    ]);
  });

  it("sends what is picked, pressed and clicked on the board", () => {
    expect($('[data-target="pick:tile:1A"]').getAttribute("aria-pressed")).toBe("true");
    expect($('[data-target="pick:tile:1A"]').getAttribute("aria-label")).toBe("1A, field");
    expect($('[data-target="pick:tile:1B"]').disabled).toBe(true);
    for (const target of ["pick:tile:1A", "act:rest:us", "tab:cards", "undo"]) {
      $(`[data-target="${target}"]`).click();
      expect(last()).toMatchObject({ kind: "build", target });
    }
    $('[data-region="map"] .edge').dispatchEvent(new MouseEvent("click", { bubbles: true }));
    expect(last().kind).toBe("tap");
  });

  it("sends the values of its fields, and steps", () => {
    const number = $('[data-set="deck:us:Rifleman"]');
    expect(number.value).toBe("2");
    change(number, "4");
    expect(last()).toMatchObject({ kind: "build", target: "set:deck:us:Rifleman", value: "4" });
    $('[aria-label$="Rifleman, deck"].plain').click();
    expect(last()).toMatchObject({ target: "set:deck:us:Rifleman", value: "1" });
    expect($("select").value).toBe("DE");
    change($("select"), "US");
    expect(last()).toMatchObject({ target: "set:initiative", value: "US" });
    const flag = $("[type=checkbox]");
    expect(flag.checked).toBe(true);
    flag.click();
    expect(last()).toMatchObject({ target: "set:pin", value: false });
  });

  it("empties the field of places once they were taken, and keeps it if they were wrong", async () => {
    const field = $('[data-set="type"]');
    change(field, "99Z");
    it_.set({ build: build({ trouble: "Unknown tile" }) });
    await Promise.resolve();
    expect(field.value).toBe("99Z");
    expect($(".bside .trouble").getAttribute("role")).toBe("alert");
    it_.set({ build: build() });
    await Promise.resolve();
    expect(field.value).toBe("");
  });

  it("takes a file as soon as its text is pasted, and reads out what was left out", async () => {
    const field = $('textarea[data-set="paste"]');
    field.value = '{"board": 1}';
    field.dispatchEvent(new Event("paste", { bubbles: true }));
    await new Promise((done) => setTimeout(done));
    expect(last()).toMatchObject({ kind: "build", target: "set:paste", value: '{"board": 1}' });
    expect($(".b-note [role=status]").textContent).toBe("A1: <b>");
  });

  it("saves under the name that was entered, by button, Enter and Ctrl+S", () => {
    const file = $("[data-file]");
    file.value = "mine";
    for (const button of document.querySelectorAll("[data-save]")) {
      button.click();
      expect(last()).toMatchObject({ kind: "build", target: "save", value: "mine" });
    }
    it_.sent.length = 0;
    key(file, "Enter");
    key(file, "s", { ctrlKey: true });
    expect(it_.sent.map(({ target, value }) => [target, value])).toEqual([
      ["save", "mine"],
      ["save", "mine"],
    ]);
  });

  it("has keys for undo, redo, Escape and Delete, and leaves letters to its fields", () => {
    const place = $('[data-region="map"] .edge');
    key(place, "z", { ctrlKey: true });
    key(place, "y", { ctrlKey: true });
    key(place, "Escape");
    key(place, "Delete");
    expect(it_.sent.map(({ target }) => target.split(":")[0])).toEqual(["undo", "redo", "clear", "remove"]);
    it_.sent.length = 0;
    for (const name of ["h", "c", "l", "1", "/"]) key($('[data-set="type"]'), name);
    for (const name of ["h", "c", "1", "/"]) key(place, name);
    expect(it_.sent).toEqual([]);
  });

  it("gives way to the table", async () => {
    it_.set({ build: null });
    await Promise.resolve();
    expect($(".bench")).toBeNull();
    expect($(".hand")).not.toBeNull();
  });
});
