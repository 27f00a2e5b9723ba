import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { copy, here, readQuery } from "../src/share.js";
import widget from "../src/table.js";
import { scene } from "./scene.js";
import { fakeModel } from "./teaching.js";

const copies = (more = {}) => ({
  copies: {
    position: { text: "un2.abc.1", note: "Dealt again." },
    replay: { text: "", note: "When the game is over." },
    link: { text: "position=un2.abc.1&side=US", note: "", page: true },
    picture: { text: "<svg/>", note: "" },
    explore: { text: "un.explore(dice=2)", note: "Paste it into a cell." },
  },
  trouble: "",
  name: "la-raye",
  ...more,
});

const clipboard = (write) => vi.stubGlobal("navigator", { ...navigator, clipboard: { writeText: write, write } });

describe("the address of a page", () => {
  it("asks for something else, keeps its own fields and never passes a token on", () => {
    expect(here("lesson=a/b&lang=uk", "https://a.org/lab/index.html?path=x.ipynb&token=secret&position=un2.x.1&lang=en#top")).toBe(
      "https://a.org/lab/index.html?path=00-start-here.ipynb&lesson=a/b&lang=uk",
    );
    expect(here("lesson=a/b", "https://a.org/voila/render/x.ipynb?theme=dark&lesson=c")).toBe(
      "https://a.org/voila/render/x.ipynb?theme=dark&lesson=a/b",
    );
    expect(here("", "https://a.org/x?lesson=1")).toBe("https://a.org/x");
  });

  it("is read as it was loaded, only the fields of a link", () => {
    vi.spyOn(performance, "getEntriesByType").mockReturnValue([
      { name: "https://a.org/lab/tree/x.ipynb?token=secret&lesson=normandy%2Fmoving&lang=uk" },
    ]);
    expect(readQuery()).toBe("lesson=normandy%2Fmoving&lang=uk");
    performance.getEntriesByType.mockReturnValue([{ name: "about:srcdoc" }]);
    expect(readQuery()).toBe("");
    vi.restoreAllMocks();
  });

  it("is sent once for a home page, and by no other table", () => {
    vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ name: "https://a.org/?lesson=3" }]);
    const [home, table] = [fakeModel({ home: {} }), fakeModel({ home: null })];
    for (const one of [home, table]) widget.initialize({ model: one });
    expect(home.sent).toEqual([{ kind: "open", target: "lesson=3" }]);
    expect(table.sent).toEqual([]);
    vi.restoreAllMocks();
  });
});

describe("copying", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("hands the text to the clipboard", async () => {
    const write = vi.fn().mockResolvedValue();
    clipboard(write);
    expect(await copy("position", { text: "un2" }, "x")).toEqual({ what: "position", how: "copied", text: "un2" });
    expect((await copy("link", { text: "lesson=3", page: true }, "x")).text).toBe("http://localhost:3000/?lesson=3");
    expect(write.mock.calls).toEqual([["un2"], ["http://localhost:3000/?lesson=3"]]);
  });

  it("leaves the text selected where the browser refuses, and saves a picture", async () => {
    clipboard(vi.fn().mockRejectedValue(new Error("no")));
    vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:x", revokeObjectURL: () => {} }));
    let name = "";
    const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function () {
      name = this.download;
    });
    expect((await copy("replay", { text: "un2" }, "x")).how).toBe("hand");
    expect((await copy("svg", { text: "<svg/>" }, "la-raye")).how).toBe("saved");
    expect(name).toBe("la-raye.svg");
    saved.mockRestore();
  });
});

describe("the drawer", () => {
  let it_, end, el;
  const $ = (what) => el.querySelector(what);
  const turn = () => new Promise((done) => setTimeout(done));
  beforeEach(async () => {
    it_ = fakeModel({ ...scene(), words: { ...scene().words, copied: "Copied {what}: {note}" }, copies: null, home: null });
    el = document.body.appendChild(document.createElement("div"));
    end = widget.render({ model: it_, el });
    $("[data-own=menu]").click();
    await turn();
    $("[data-own=share]").click();
    await turn();
  });
  afterEach(() => {
    end();
    document.body.replaceChildren();
    vi.unstubAllGlobals();
  });

  it("asks for the copies when it opens, and says why something cannot be copied", async () => {
    expect(it_.sent.at(-1)).toMatchObject({ kind: "copy", target: "" });
    it_.set({ copies: copies() });
    await turn();
    expect([...el.querySelectorAll("[data-copy]")].map((one) => [one.dataset.copy, one.disabled])).toEqual([
      ["position", false],
      ["replay", true],
      ["link", false],
      ["svg", false],
      ["png", false],
      ["explore", false],
    ]);
    expect($(".dbody").textContent).toContain("When the game is over.");
    clipboard(vi.fn().mockResolvedValue());
    $("[data-copy=position]").click();
    await turn();
    expect($(".drawer [role=status]").textContent).toBe("Copied copy-position: Dealt again.");
    expect($("[data-copied]").textContent).toBe("un2.abc.1");
  });

  it("sends what is typed or pasted, and its keys are letters", async () => {
    it_.set({ copies: copies() });
    await turn();
    const field = $("[data-paste]");
    $("[data-open]").click();
    expect(it_.sent.at(-1).kind).toBe("copy"); // nothing to open
    field.value = "un2.abc.1";
    const before = it_.sent.length;
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "l", bubbles: true }));
    expect(el.querySelector(".drawer.share")).not.toBeNull();
    expect(it_.sent.length).toBe(before);
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
    expect(it_.sent.at(-1)).toMatchObject({ kind: "open", target: "un2.abc.1" });
    $("[data-open]").click();
    expect(it_.sent.length).toBe(before + 2);
  });

  it("opens what is pasted anywhere on the table, and Control+V stays out of JupyterLab", async () => {
    const out = vi.fn();
    document.addEventListener("keydown", out);
    const place = $("[data-region=map] [data-nav]");
    place.dispatchEvent(new KeyboardEvent("keydown", { key: "v", code: "KeyV", ctrlKey: true, bubbles: true, cancelable: true }));
    expect(out).not.toHaveBeenCalled();
    const paste = new Event("paste", { bubbles: true, cancelable: true });
    paste.clipboardData = { getData: () => " lesson=3\n" };
    place.dispatchEvent(paste);
    expect(it_.sent.at(-1)).toMatchObject({ kind: "open", target: " lesson=3\n" });
    document.removeEventListener("keydown", out);
  });

  it("shows what is wrong with a pasted text, spoken, and closes when the game has changed", async () => {
    it_.set({ copies: copies() });
    await turn();
    $("[data-own=close]").click();
    await turn();
    it_.set({ copies: copies({ trouble: "Copy it again." }) });
    await turn();
    expect($(".drawer.share [role=alert]").textContent).toBe("Copy it again.");
    it_.set({ copies: null });
    await turn();
    expect($(".drawer")).toBeNull();
  });
});
