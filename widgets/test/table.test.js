import axe from "axe-core";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import widget from "../src/table.js";
import { advice, chances, coach, languages, over, plated, quiz, rule, ruled, scene, truck, vehicles } from "./scene.js";

/** A model as the front end of anywidget gives it: traits, change events, messages. */
function fakeModel(traits) {
  const listeners = new Map();
  return {
    traits,
    sent: [],
    get: (name) => traits[name],
    on: (name, listener) => listeners.set(name, [...(listeners.get(name) ?? []), listener]),
    off: (name, listener) =>
      listeners.set(
        name,
        (listeners.get(name) ?? []).filter((one) => one !== listener),
      ),
    send(message) {
      this.sent.push(message);
    },
    /** What a message from the kernel does: every trait first, then its events. */
    set(changes) {
      Object.assign(traits, changes);
      for (const name of Object.keys(changes)) for (const listener of listeners.get(`change:${name}`) ?? []) listener();
    },
    listening: () => [...listeners.values()].flat().length,
  };
}

const HOSTILE = `<img src=x onerror="globalThis.pwned=1">"'&</text><script>globalThis.pwned=1</script>`;
/** Fields that name something rather than say it; what they may be is fixed by the contract. */
const NAMES = new Set(["symbols", "templates", "markup", "points", "t", "side", "state", "kind", "shape", "tone", "icon"]);
const hostile = (value, name = "") =>
  NAMES.has(name)
    ? value
    : typeof value === "string"
      ? value + HOSTILE
      : Array.isArray(value)
        ? value.map((one) => hostile(one, name))
        : value && typeof value === "object"
          ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, hostile(one, key)]))
          : value;

/** Where a step of a path stands. */
const at = (step) =>
  step
    .closest("g[transform]")
    .getAttribute("transform")
    .match(/[\d.]+/g);

describe("the table", () => {
  let cleanups = [];
  afterEach(() => {
    for (const cleanup of cleanups) cleanup();
    cleanups = [];
    document.body.replaceChildren();
  });

  function show(traits = scene(), model = fakeModel(traits)) {
    const el = document.createElement("div");
    document.body.append(el);
    const cleanup = widget.render({ model, el });
    cleanups.push(cleanup);
    const find = (selector) => el.querySelector(selector);
    const key = (name) => [...el.querySelectorAll("[data-key]")].find((node) => node.dataset.key === name) ?? null;
    return {
      el,
      model,
      cleanup,
      find,
      key,
      all: (selector) => [...el.querySelectorAll(selector)],
      change: async (changes) => {
        model.set(changes);
        await Promise.resolve();
      },
      press: (target, init) => {
        const event = new KeyboardEvent("keydown", {
          bubbles: true,
          cancelable: true,
          ...(typeof init === "string" ? { key: init } : init),
        });
        target.dispatchEvent(event);
        return event;
      },
      last: () => model.sent.at(-1),
    };
  }

  /** Kinds and targets that were sent, without the revision. */
  const sent = ({ model }) => model.sent.map(({ revision, ...message }) => message);

  describe("draws", () => {
    it("every part of the scene, with the words of the kernel", () => {
      const table = show();
      const text = table.el.textContent;
      for (const words of [
        "La Raye",
        "Initiative 7 : 5",
        "US first",
        "Your hand",
        "Machine Gunner",
        "Hunker Down",
        "not playable in a turn",
        "End turn",
        "plays second",
      ])
        expect(text).toContain(words);
      for (const words of ["6 of 9", "Roll 2 dice", "51 of the 100 ways", "51/100", "Last roll", "Round 4", "Older lines"])
        expect(text).toContain(words);
      const answer = show({ ...scene(), walk: null, plan: null }).el.textContent;
      for (const words of ["13B carries no marker", "What would change it:", "Rulebook: Move"]) expect(answer).toContain(words);
      expect(table.all(".edge")).toHaveLength(12);
      expect(table.all(".piece")).toHaveLength(11);
      expect(table.all(".un-el.un-flag")).toHaveLength(6);
      expect(table.all(".grid .gh")).toHaveLength(51);
      expect(table.all(".pip.full")).toHaveLength(8);
    });

    it("nothing for parts that are missing", async () => {
      const table = show({});
      expect(table.el.textContent).toBe("");
      const full = show();
      await full.change(Object.fromEntries(Object.keys(scene()).map((name) => [name, null])));
      expect(full.el.textContent).toBe("");
      await full.change(scene());
      expect(full.all(".piece")).toHaveLength(11);
    });

    it("an incomplete scene: unknown templates, figures, icons, places and marks do not throw", () => {
      const traits = scene();
      traits.board.push({ k: "?", t: "zeppelin", p: "9Z", x: "no number", y: null }, { k: "??", t: "constructor", p: "2B", x: 1, y: 1 });
      traits.marks = {
        lit: ["9Z"],
        chosen: ["nobody"],
        aims: { nobody: "1%" },
        aimed: "nobody",
        path: ["9Z", "2B"],
        refused: ["9Z", "2B"],
      };
      traits.mine.hand.push({ id: "h9", title: "Bare" });
      traits.mine.hand[0].chips[0].icon = "toString";
      traits.foe.piles = undefined;
      traits.plan = { title: "Only a title" };
      traits.why = { title: "Hm", tone: "info" };
      traits.log = {};
      traits.roll = { title: "No dice" };
      const table = show(traits);
      expect(table.el.textContent).toContain("Only a title");
      expect(table.all(".way")).toHaveLength(0);
    });

    it("a path with numbered steps on the borders, and the refused one to the barred ring", () => {
      const table = show({
        ...scene(),
        marks: { chosen: ["US Machine Gunners C"], aimed: "DE Riflemen B", aims: {}, path: ["2B", "17B", "12B"], refused: ["2B", "13B"] },
      });
      expect(table.all(".step").map((step) => at(step))).toEqual([
        ["160", "195"],
        ["300", "195"],
      ]);
      expect(table.find(".ray0").getAttribute("d")).toMatch(/^M123,228C.*370,228$/);
      expect(table.all(".stept").map((step) => step.textContent)).toEqual(["1", "2"]);
      expect(table.find("[data-key=refused] .no1")).toBeTruthy();
    });

    it("a refused path that leads far away, from its own tile", () => {
      const { places } = scene().ground;
      const [from, far] = places.toSorted((one, other) => one.cx - other.cx).filter((_, n, all) => n === 0 || n === all.length - 1);
      const line = show({ ...scene(), marks: { aims: {}, refused: [from.id, far.id] } }).find("[data-key=refused] .nomove");
      const [x, y] = line
        .getAttribute("d")
        .match(/[\d.-]+/g)
        .map(Number);
      expect(Math.abs(x - from.cx)).toBeLessThan(50);
      expect(Math.abs(y - from.cy)).toBeLessThan(50);
    });

    it("the path between hexagons, whose whole side is shared", () => {
      const hex = (id, cx, cy) => ({
        id,
        cx,
        cy,
        label: id,
        near: [],
        keys: {},
        points: [30, 90, 150, 210, 270, 330]
          .map((a) => `${cx + 40 * Math.cos((a * Math.PI) / 180)},${cy + 40 * Math.sin((a * Math.PI) / 180)}`)
          .join(" "),
      });
      const places = [hex("A1", 100, 100), hex("A2", 100 + 40 * Math.sqrt(3), 100)];
      const table = show({
        ...scene(),
        board: [],
        ground: { width: 300, height: 200, label: "", markup: "", places },
        marks: { path: ["A1", "A2"] },
      });
      expect(Number(at(table.find(".step"))[0])).toBeCloseTo(134.6, 0);
    });

    it("struck terms, one die as a row of ten, the error in the plan of answers", async () => {
      const table = show();
      const plan = { ...scene().plan, dice: 1 };
      plan.sum[1].struck = true;
      await table.change({ plan });
      expect(table.all(".term.struck")).toHaveLength(1);
      expect(table.find(".sum").getAttribute("aria-label")).toBe(
        "4 base + 1 range = 8 defense, 8, 9, 0 hit; not counted: 3 cover, 17B is a wood",
      );
      expect(table.all(".faces .gh")).toHaveLength(3);
      expect(table.find(".grid")).toBeNull();
      await table.change({
        walk: null,
        why: {
          ...scene().why,
          tone: "error",
          title: "Not understood",
          reasons: [{ text: "No such card.", change: "", rule: "", source: "" }],
        },
      });
      expect(table.find(".why.error").textContent).toContain("No such card.");
    });

    it("the hidden table between players, first in the panel, with the focus on its button", async () => {
      const table = show();
      table.key("card:h0").focus();
      await table.change({
        mine: { ...scene().mine, hand: [], hidden: true },
        curtain: { title: "Hand over", text: "No peeping.", button: "I am Germany" },
      });
      expect(table.all(".card")).toHaveLength(0);
      expect(table.all(".panel").map((panel) => panel.dataset.region)).toEqual(["curtain"]);
      expect(document.activeElement.textContent).toBe("I am Germany");
      document.activeElement.click();
      expect(table.last()).toEqual({ kind: "curtain", target: "", revision: 12 });
    });

    it("unique ids for each table on the page", () => {
      const [one, two] = [show(), show()];
      const ids = [...document.querySelectorAll("[id]")].map((node) => node.id);
      expect(new Set(ids).size).toBe(ids.length);
      const href = one.find(".un-counter use").getAttribute("href");
      expect(one.find(href)).toBeTruthy();
      expect(two.find(href)).toBeNull();
      expect(one.find(".un-scouted circle").getAttribute("fill")).toMatch(/^url\(#un\d+-pat-s1\)$/);
      expect(one.find(one.find(".cfig use").getAttribute("href"))).toBeFalsy(); // no machine gunners in this art: drawn as nothing
    });
  });

  describe("patches", () => {
    it("moves a counter without recreating it, and keeps everything else", async () => {
      const table = show();
      const before = new Map(table.all("[data-key]").map((node) => [node.dataset.key, node]));
      const board = scene().board.map((piece) => (piece.k === "US Scouts A" ? { ...piece, p: "13B", x: 190, y: 298 } : piece));
      await table.change({ board, revision: 13 });
      for (const [key, node] of before) expect(table.key(key)).toBe(node);
      expect(table.key("US Scouts A").getAttribute("transform")).toBe("translate(190 298)");
      expect(table.key("place:13B").getAttribute("aria-label")).toContain("US Scouts A");
    });

    it("adds and removes by key", async () => {
      const table = show();
      const sniper = table.key("piece:DE Sniper");
      await table.change({
        board: scene()
          .board.filter((piece) => piece.k !== "DE Mortar")
          .reverse(),
      });
      expect(table.key("piece:DE Mortar")).toBeNull();
      expect(table.key("piece:DE Sniper")).toBe(sniper);
      expect(table.all(".piece")[0].dataset.key).toBe("piece:DE Sniper");
    });

    it("draws simultaneous changes once, before the browser paints", async () => {
      const table = show();
      table.model.set({ head: { ...scene().head, title: "New" }, plan: null });
      expect(table.el.textContent).toContain("La Raye");
      await Promise.resolve();
      expect(table.find("h2").textContent).toBe("New");
      expect(table.find(".act")).toBeNull();
    });

    it("keeps the focus in the hand, on the map, and when the focused element is removed", async () => {
      const table = show();
      table.key("h1:do:move").focus();
      await table.change({ mine: { ...scene().mine, hand: [...scene().mine.hand].reverse() } });
      expect(document.activeElement).toBe(table.key("h1:do:move"));
      await table.change({ mine: { ...scene().mine, hand: scene().mine.hand.slice(2) } });
      expect(document.activeElement.closest("[data-region]").dataset.region).toBe("hand");
      await table.change({ mine: null });
      expect(document.activeElement.closest("[data-region]").dataset.region).toBe("map");
    });

    it("nothing for repeated values, and little for small changes", async () => {
      const table = show();
      const seen = new MutationObserver(() => {});
      seen.observe(table.el, { subtree: true, childList: true, attributes: true, characterData: true });
      await table.change({ ...scene(), revision: 12 });
      expect(seen.takeRecords()).toEqual([]);
      await table.change({ marks: { ...scene().marks, aims: { ...scene().marks.aims, "DE Sniper": "20%" } } });
      const touched = seen.takeRecords().map(({ target }) => target.parentNode?.closest("[data-key]")?.dataset.key ?? target.dataset?.key);
      expect(new Set(touched)).toEqual(new Set(["tag:DE Sniper", "counters", "piece:DE Sniper"].filter((key) => touched.includes(key))));
      expect(touched.length).toBeLessThan(4);
      seen.disconnect();
    });

    it("redraws for other art or another map", async () => {
      const table = show();
      await table.change({ art: { ...scene().art, templates: { ...scene().art.templates, counter: "<text>new {n}</text>" } } });
      expect(table.key("DE Sniper").textContent).toBe("new 6");
      await table.change({ ground: { ...scene().ground, markup: '<g id="un-other"/>' } });
      expect(table.find(".ground").innerHTML).toMatch(/^<g id="un\d+-other">/);
    });

    it("two views of one model are drawn alike and removed one by one", async () => {
      const model = fakeModel(scene());
      const [one, two] = [show(undefined, model), show(undefined, model)];
      await one.change({ head: { ...scene().head, title: "Both" } });
      expect([one, two].map((table) => table.find("h2").textContent)).toEqual(["Both", "Both"]);
      const listening = model.listening();
      one.cleanup();
      expect(model.listening()).toBe(listening / 2);
      expect(one.el.children).toHaveLength(0);
      model.set({ head: { ...scene().head, title: "Second" } });
      two.cleanup();
      await Promise.resolve();
      expect(model.listening()).toBe(0);
    });
  });

  describe("sends on a click", () => {
    it.each([
      ["card:h1", { kind: "tap", target: "card:h1" }],
      ["h1:do:move", { kind: "tap", target: "do:move", card: "h1" }],
      ["h1:do:hunker down", { kind: "tap", target: "do:hunker down", card: "h1" }],
      ["h1:do:control", { kind: "tap", target: "do:control", card: "h1" }],
      ["h3:why", { kind: "why", target: "card:h3" }],
      ["place:3B", { kind: "tap", target: "place:3B" }],
      ["piece:DE Sniper", { kind: "tap", target: "piece:DE Sniper" }],
      ["plan:commit", { kind: "commit", target: "" }],
      ["plan:back", { kind: "back", target: "" }],
      ["end", { kind: "end", target: "" }],
      ["undo", { kind: "undo", target: "" }],
      ["walk:prev", { kind: "prev", target: "" }],
      ["branch:b1", { kind: "branch", target: "b1" }],
      ["more", { kind: "more", target: "12.0" }],
      ["rule:14.0|un.attack.3", { kind: "rule", target: "un.attack.3", line: "14.0" }],
      ["rule:|un.move.2", { kind: "rule", target: "un.move.2", line: null }],
    ])("%s", (key, message) => {
      const table = show({
        ...scene(),
        walk: /^(walk|branch)/.test(key) ? scene().walk : null,
        ...(key === "rule:|un.move.2" && { plan: null }),
      });
      table.key(key).dispatchEvent(new MouseEvent("click", { bubbles: true }));
      expect(table.model.sent).toEqual([{ ...message, revision: 12 }]);
    });

    it("the whole card, and the current revision", async () => {
      const table = show();
      await table.change({ revision: 40 });
      table.find('[data-key="h2"] .cstrip').dispatchEvent(new MouseEvent("click", { bubbles: true }));
      expect(table.last()).toEqual({ kind: "tap", target: "card:h2", revision: 40 });
    });

    it("undo and redo have labels even if only their arrow is shown", () => {
      const table = show();
      expect(["undo", "redo"].map((key) => [table.key(key).title, table.key(key).getAttribute("aria-label")])).toEqual([
        ["Undo", "Undo"],
        ["Redo", "Redo"],
      ]);
    });

    it.each([
      ["mouse", true],
      ["touch", false],
    ])("nothing when a %s only presses; a mouse has moved the focus before JupyterLab hears of it", (pointerType, focused) => {
      const table = show();
      const chip = table.find(".chip[data-kind]");
      chip.dispatchEvent(Object.assign(new Event("pointerdown", { bubbles: true }), { pointerType }));
      expect(document.activeElement === chip).toBe(focused);
      expect(table.model.sent.filter(({ kind }) => kind !== "aim")).toEqual([]);
    });

    it("nothing for a disabled button", () => {
      const table = show();
      table.key("redo").click();
      expect(table.model.sent).toEqual([]);
    });

    it("choices, and picks from an open pile", async () => {
      const table = show({ ...scene(), plan: { title: "Bolster", choices: [{ id: "two", label: "Draw 2", state: "" }] } });
      table.key("choice:two").click();
      table.key("pile:s1:supply").click();
      await Promise.resolve();
      expect(table.key("pile:s1:supply").getAttribute("aria-expanded")).toBe("true");
      expect(table.key("pick:Scout B").matches("span.flat"), "there is nothing to choose").toBe(true);
      table.key("pick:Scout B").click();
      expect(sent(table)).toEqual([{ kind: "tap", target: "choice:two" }]);
      table.key("pile:s1:supply").click();
      await Promise.resolve();
      expect(table.key("pick:Scout B")).toBeNull();
      const mine = scene().mine;
      mine.piles[2].items[0].state = "lit";
      await table.change({ mine });
      expect(table.key("pick:Rifleman A").className).toContain("lit");
      table.key("pick:Scout B").click();
      expect(sent(table).at(-1)).toEqual({ kind: "tap", target: "pick:Scout B" });
    });

    it("an aim once for each target", async () => {
      const table = show();
      const over = (key) => table.key(key).dispatchEvent(new MouseEvent("pointerover", { bubbles: true }));
      over("piece:DE Riflemen A"); // its sum is shown already
      over("piece:DE Sniper");
      over("piece:DE Sniper");
      over("piece:US Riflemen B"); // not a target
      over("place:4B");
      expect(sent(table)).toEqual([{ kind: "aim", target: "piece:DE Sniper" }]);
      await table.change({ marks: { lit: ["4B"], aims: {}, aimed: null } });
      over("place:4B");
      await table.change({ marks: { lit: ["4B"], aims: {}, path: ["3B", "4B"] } });
      over("place:4B");
      expect(sent(table).slice(1)).toEqual([{ kind: "aim", target: "place:4B" }]);
      await table.change({ marks: null });
      await table.change({ marks: { lit: ["4B"] } });
      over("place:4B");
      expect(sent(table)).toHaveLength(3);
    });

    it("the next target, in a cycle", async () => {
      const table = show();
      table.key("plan:next").click();
      await table.change({ marks: { ...scene().marks, aimed: "DE Mortar" } });
      table.key("plan:next").click();
      expect(sent(table)).toEqual([
        { kind: "aim", target: "piece:DE Scouts A" },
        { kind: "aim", target: "piece:DE Riflemen A" },
      ]);
    });

    it("the rule of a line, and shows the answer under it until it is closed", async () => {
      const table = show();
      const chip = table.key("rule:14.0|un.attack.3");
      chip.click();
      await table.change({ rule: rule() });
      expect(chip.getAttribute("aria-expanded")).toBe("true");
      expect(chip.closest("li").textContent).toContain("One die that reaches the defense");
      expect(chip.closest("li").textContent).toContain("Бойові дії");
      chip.click();
      await Promise.resolve();
      expect(chip.closest("li").textContent).not.toContain("One die that reaches");
      expect(table.model.sent).toHaveLength(1);
    });

    it("the same answer again after it was closed, if the same thing is asked again", async () => {
      const why = { ask: "", tone: "info", title: "Rifleman A", reasons: [] };
      const table = show({ ...scene(), walk: null, plan: null, why: null, over: null });
      const place = table.find(".map [data-target^='place:']");
      place.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      await table.change({ why });
      expect(table.find(".panel.why")).not.toBeNull();
      table.press(table.find(".un"), "Escape");
      await Promise.resolve();
      expect(table.find(".panel.why")).toBeNull();
      place.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(table.find(".panel.why"), "the kernel sends nothing for an answer that has not changed").not.toBeNull();
    });

    it("closes with Escape in the panel of a walkthrough too", async () => {
      const table = show({ ...scene(), plan: null, why: { ask: "", tone: "info", title: "Rifleman A", reasons: [] } });
      expect(table.find(".panel.walk .refusal")).not.toBeNull();
      table.press(table.find(".un"), "Escape");
      await Promise.resolve();
      expect(table.find(".refusal")).toBeNull();
      expect(table.model.sent).toEqual([]);
    });

    it("takes the keys after a click on nothing", () => {
      const table = show();
      table.find(".panels").dispatchEvent(new PointerEvent("pointerdown", { pointerType: "mouse", bubbles: true }));
      expect(table.el.contains(document.activeElement)).toBe(true);
    });

    it("the other rules of a line, once its first is open", async () => {
      const table = show();
      expect(table.key("rule:12.0|un.fog.1")).toBeNull();
      table.key("rule:12.0|un.scout.2").click();
      await table.change({
        rule: { ...rule(), id: "un.scout.2", line: "12.0", others: [{ id: "un.fog.1", label: "Fog of War cannot be played" }] },
      });
      expect(table.key("rule:12.0|un.fog.1").textContent).toBe("Fog of War cannot be played");
      table.key("rule:12.0|un.fog.1").click();
      expect(table.last()).toEqual({ kind: "rule", target: "un.fog.1", line: "12.0", revision: 12 });
    });

    it("requests the text when it is opened, and again after the game has changed", async () => {
      const table = show();
      table.key("tool:menu").click();
      await Promise.resolve();
      table.key("text").click();
      expect(sent(table)).toContainEqual({ kind: "text", target: "" });
      await table.change({ text: "Round 4, US turn", revision: 13 });
      expect(table.find(".drawer").textContent).toContain("Round 4, US turn");
      expect(table.last()).toEqual({ kind: "text", target: "", revision: 13 });
    });
  });

  describe("hears the keys", () => {
    it.each([
      ["Escape", { key: "Escape" }, { kind: "back", target: "answer" }],
      ["3", { key: "3" }, { kind: "tap", target: "card:h2" }],
      ["4, a card that is never played", { key: "4" }, { kind: "why", target: "card:h3" }],
      ["Alt+Left", { key: "ArrowLeft", altKey: true }, { kind: "prev", target: "" }],
      ["Alt+Right", { key: "ArrowRight", altKey: true }, { kind: "next", target: "" }],
      ["Control+Z", { key: "z", ctrlKey: true }, { kind: "undo", target: "" }],
      ["Control+Z on a Cyrillic keyboard", { key: "я", code: "KeyZ", ctrlKey: true }, { kind: "undo", target: "" }],
      ["Command+Z", { key: "z", metaKey: true }, { kind: "undo", target: "" }],
      ["Control+Shift+Z", { key: "Z", ctrlKey: true, shiftKey: true }, { kind: "redo", target: "" }],
      ["Control+Y", { key: "y", ctrlKey: true }, { kind: "redo", target: "" }],
      ["Shift+E", { key: "E", shiftKey: true }, { kind: "end", target: "" }],
    ])("%s", (_, init, message) => {
      const table = show({ ...scene(), why: null, head: { ...scene().head, redo: true }, plan: { ...scene().plan, back: "" } });
      const outside = vi.fn();
      document.body.addEventListener("keydown", outside, { once: true });
      const event = table.press(table.key("place:4B"), init);
      document.body.removeEventListener("keydown", outside);
      expect(table.model.sent).toEqual([{ ...message, revision: 12 }]);
      expect(event.defaultPrevented).toBe(true);
      expect(outside).not.toHaveBeenCalled();
    });

    it("Enter where nothing has the focus, which presses the button that shows it", () => {
      const table = show({ ...scene(), why: null, plan: { ...scene().plan, commit: "Roll 2 dice", leaves: false } });
      table.press(table.find("[data-kind=commit]").closest(".un"), { key: "Enter" });
      expect(table.model.sent).toEqual([{ kind: "commit", target: "", revision: 12 }]);
    });

    it("Enter on the chosen card, which presses the button that shows it, and Space, which takes the card back", async () => {
      const plan = { ...scene().plan, commit: "Play the card", leaves: false };
      const table = show({ ...scene(), why: null, plan });
      const card = table.find(".card.chosen .cname");
      table.press(card, { key: "Enter" });
      expect(sent(table)).toEqual([{ kind: "commit", target: "" }]);
      expect(table.press(card, { key: " " }).defaultPrevented).toBe(false); // the browser presses the card
      await table.change({ plan: { ...plan, leaves: true } }); // the button gives something away, and shows no Enter
      expect(table.press(card, { key: "Enter" }).defaultPrevented).toBe(false);
    });

    it("Enter after a solved task, which goes on, and once the focus has moved what has it", async () => {
      const table = show({ ...scene(), walk: null, plan: null, why: null, coach: coach({ state: "" }) });
      const tile = table.key("place:4B");
      tile.focus();
      await table.change({ coach: coach({ state: "good", next: "Next", buttons: [] }) });
      table.press(tile, { key: "Enter" });
      expect(sent(table)).toEqual([{ kind: "coach", target: "next" }]);
      table.press(tile, { key: "ArrowLeft" });
      table.press(document.activeElement, { key: "Enter" });
      expect(table.last().kind).toBe("tap");
    });

    it("Enter after a click, which presses the button that shows it, and after an arrow what has the focus", () => {
      const table = show({ ...scene(), why: null, plan: { ...scene().plan, commit: "Take 1 card", leaves: false } });
      const undo = table.key("undo");
      undo.dispatchEvent(new Event("pointerdown", { bubbles: true }));
      table.press(undo, { key: "Enter" });
      expect(sent(table)).toEqual([{ kind: "commit", target: "" }]);
      undo.dispatchEvent(new Event("keyup", { bubbles: true }));
      expect(table.press(undo, { key: "Enter" }).defaultPrevented).toBe(false);
    });

    it("Control+Z, which first takes back what is half chosen", () => {
      const table = show({ ...scene(), plan: { ...scene().plan, back: "Cancel" } });
      table.press(table.key("place:4B"), { key: "z", ctrlKey: true });
      expect(table.model.sent).toEqual([{ kind: "back", target: "", revision: 12 }]);
    });

    // The page hears of a key that the table does not use, unless it is a plain one: the notebook's command mode would act on that.
    it.each([
      [{ key: "a" }, 0],
      [{ key: "F5" }, 0],
      [{ key: "9" }, 0],
      [{ key: "Tab" }, 1],
      [{ key: "s", ctrlKey: true }, 1],
      [{ key: "ArrowLeft", ctrlKey: true }, 0],
    ])("not %o", (init, heard) => {
      const table = show();
      const outside = vi.fn();
      document.body.addEventListener("keydown", outside);
      const event = table.press(table.key("place:4B"), init);
      document.body.removeEventListener("keydown", outside);
      expect(table.model.sent).toEqual([]);
      expect(event.defaultPrevented).toBe(false);
      expect(outside).toHaveBeenCalledTimes(heard);
    });

    it("arrows on the map move to the kernel's neighbors and aim", () => {
      const table = show();
      const go = (key) => table.press(document.activeElement, key);
      table.key("place:2B").focus();
      go("ArrowUp"); // nothing there
      expect(document.activeElement).toBe(table.key("place:2B"));
      go("ArrowRight");
      expect(document.activeElement).toBe(table.key("place:17B"));
      go("ArrowDown");
      expect(document.activeElement).toBe(table.key("place:13B"));
      expect(sent(table)).toEqual([{ kind: "aim", target: "piece:DE Scouts A" }]);
    });

    it("neighbors are highlighted only without an open choice or question, and never as choices", async () => {
      const table = show({ ...scene(), marks: { lit: [], chosen: [], aims: {} } });
      const near = () => table.all(".near").length;
      table.key("place:2B").focus();
      await Promise.resolve();
      expect(near()).toBe(scene().ground.places.find(({ id }) => id === "2B").near.length);
      for (const marks of [{ lit: ["17B"] }, { chosen: ["17B"] }, { aimed: "DE Riflemen A" }, { asked: ["2B"] }]) {
        await table.change({ marks });
        expect(near()).toBe(0);
      }
    });

    it("neighbors of a tile that was clicked in the last exercise are not highlighted, also when the focus is put back there", async () => {
      const marks = { lit: [], chosen: [], aims: {} };
      const table = show({ ...scene(), marks, coach: coach({ step: 2 }) });
      const near = () => table.all(".near").length;
      table.key("place:2B").focus();
      await table.change({ coach: coach({ step: 2, state: "good", said: ["Right."] }) });
      expect(near()).toBeGreaterThan(0);
      await table.change({ coach: coach({ step: 3 }) });
      expect(near()).toBe(0);
      table.key("coach:again").focus();
      await table.change({ coach: null }); // the focus goes to the map
      expect(document.activeElement.closest("[data-region]").dataset.region).toBe("map");
      expect(near()).toBe(0);
    });

    it("rings and pins the subject of a question, rings the subject of a hint, and speaks it", async () => {
      const table = show();
      await table.change({
        marks: { asked: ["8A", "nowhere"], hinted: ["DE Riflemen A", "shield:8A", "number:DE Riflemen A", "shield:nowhere"] },
      });
      expect(table.all(".asked .pin text").map((node) => node.textContent)).toEqual(["?"]);
      expect(table.all(".hinted")).toHaveLength(3);
      expect(table.key("place:8A").getAttribute("aria-label")).toContain("asked");
      expect(table.key("piece:DE Riflemen A").getAttribute("aria-label")).toContain("hinted");
      expect(table.all(".place.lit, .place.chosen, .piece.aims, .piece.chosen")).toHaveLength(0);
    });

    it("takes a click on a pin as one on its subject, not on the tile behind it", async () => {
      const table = show();
      await table.change({ marks: { asked: ["8A", "DE Riflemen A"] } });
      for (const pin of table.all(".asked .pin path")) pin.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      expect(sent(table).map(({ kind, target }) => `${kind} ${target}`)).toEqual(["tap place:8A", "tap piece:DE Riflemen A"]);
    });

    it.each([{}, { t: "vehicle" }])(
      "points at a counter from the side, as its tile's code is above it, and where nothing is: %o",
      async (other) => {
        const table = show();
        await table.change({ marks: { asked: ["DE Riflemen A"] } });
        const [x, y] = /\(([\d.]+) ([\d.]+)\)/.exec(table.find(".pin").getAttribute("transform")).slice(1).map(Number);
        const piece = scene().board.find(({ k }) => k === "DE Riflemen A");
        expect(y).toBe(piece.y);
        expect(Math.abs(x - piece.x)).toBeGreaterThan(26);
        expect(table.find(".pin path").getAttribute("transform")).toBe(`rotate(${x > piece.x ? 90 : -90})`);
        const side = Math.sign(x - piece.x);
        await table.change({
          art: { ...scene().art, templates: { ...scene().art.templates, vehicle: scene().art.templates.counter } },
          board: [
            ...scene().board,
            { ...piece, ...other, k: "DE Riflemen B", x: piece.x + 60 * side },
            { ...piece, ...other, k: "DE Riflemen C", x: piece.x + 70 * side },
            { ...piece, ...other, k: "DE Riflemen D", x: piece.x + 50 * side },
          ],
        });
        expect(table.find(".pin path").getAttribute("transform")).toBe(`rotate(${-90 * side})`);
      },
    );

    const heads = (table) =>
      table.all(".pin").map((pin) => {
        const [, x, y] = /\(([\d.]+) ([\d.]+)\)/.exec(pin.getAttribute("transform"));
        const [, turn = 0] = /\((-?\d+)\)/.exec(pin.querySelector("path").getAttribute("transform")) ?? [];
        const way = (Number(turn) * Math.PI) / 180;
        return [Number(x) + 26 * Math.sin(way), Number(y) - 26 * Math.cos(way)];
      });

    it("keeps a pin inside the sheet", async () => {
      const table = show();
      for (const id of ["7A", "2B", "6A", "11B"]) {
        await table.change({ marks: { asked: [id] } });
        const { width, height } = scene().ground;
        for (const [x, y] of heads(table)) expect(Math.min(x, y, width - x, height - y), id).toBeGreaterThan(18);
      }
    });

    it("keeps a pin clear of counters, codes, shields and other pins", async () => {
      const table = show();
      const { places } = scene().ground;
      const things = [
        ...places.flatMap(({ id, points, shield }) => {
          const [left, top] = points.split(/[ ,]/).map(Number);
          return [
            [`code of ${id}`, left + 19, top + 12, 10, 8],
            [`shield of ${id}`, ...shield, 10, 10],
          ];
        }),
        ...scene()
          .board.filter(({ t }) => t === "counter")
          .map(({ k, x, y }) => [k, x, y, 20, 20]),
      ];
      for (const asked of [["13B", "8A", "6A"], ["16B"], ["17B", "13B"], ["DE Riflemen A", "2B"]]) {
        await table.change({ marks: { asked } });
        const found = heads(table);
        expect(found).toHaveLength(asked.length);
        for (const [i, [x, y]] of found.entries()) {
          for (const [name, tx, ty, wide, high] of things)
            expect(Math.abs(tx - x) > wide + 15 || Math.abs(ty - y) > high + 15, `${asked[i]} on ${name}`).toBe(true);
          for (const [ox, oy] of found.slice(i + 1)) expect(Math.hypot(ox - x, oy - y), asked[i]).toBeGreaterThan(36);
        }
      }
    });

    it("pins a tile once if a counter on it is asked about too", async () => {
      const table = show();
      const { p } = scene().board.find(({ k }) => k === "DE Riflemen A");
      await table.change({ marks: { asked: [p, "DE Riflemen A"] } });
      expect(table.all(".ask1")).toHaveLength(2);
      expect(table.all(".pin")).toHaveLength(1);
    });

    it("draws the path of a move, a hit and a miss", async () => {
      const table = show();
      await table.change({ marks: { trace: { path: ["2B", "17B", "7A"] } } });
      expect(table.find(".trace .was2")).not.toBeNull();
      expect(table.find(".burst")).toBeNull();
      await table.change({ marks: { trace: { path: ["US Riflemen A"], target: "DE Riflemen A" } } });
      expect(table.find(".was1").getAttribute("d")).toMatch(/^M57,228C.* 230,158$/);
      expect(table.find(".trace .was2")).toBeNull();
      expect(table.find(".burst.miss")).toBeNull();
      expect(table.find(".burst").getAttribute("transform")).toBe("translate(230 158)");
      await table.change({ marks: { trace: { target: "17B", miss: true } } });
      expect(table.find(".burst.miss")).not.toBeNull();
      expect(table.find(".trace")).toBeNull();
    });

    it("Enter on the map: the lit place, the target, the shown sum, or the question", async () => {
      const table = show();
      const enter = (key, name = "Enter") => table.press(table.key(key), name);
      enter("place:17B"); // the target whose sum is shown
      enter("piece:DE Riflemen A");
      enter("place:13B", " ");
      enter("place:3B");
      enter("piece:US Scouts A");
      expect(sent(table)).toEqual([
        { kind: "commit", target: "" },
        { kind: "commit", target: "" },
        { kind: "tap", target: "piece:DE Scouts A" },
        { kind: "tap", target: "place:3B" },
        { kind: "tap", target: "piece:US Scouts A" },
      ]);
      await table.change({ marks: { ...scene().marks, lit: ["13B"] } });
      enter("place:13B");
      expect(table.last().target).toBe("place:13B");
    });

    it("a button that gives something up is not the main one, and Enter stands on no other", async () => {
      const table = show();
      expect(table.key("plan:commit").className).toBe("commit");
      await table.change({ plan: { ...scene().plan, chance: null, commit: "Done moving: 2 units stay where they are", leaves: true } });
      expect(table.key("plan:commit").className).toBe("plain");
      expect(table.key("plan:commit").textContent).toBe("Done moving: 2 units stay where they are");
      table.key("plan:commit").click();
      expect(sent(table)).toEqual([{ kind: "commit", target: "" }]);
    });

    it("in a walkthrough its own Next is the main button, but where the dice are rolled", async () => {
      const table = show();
      const main = () => [...table.el.querySelectorAll(".walk .pfoot .commit")].map((one) => one.dataset.kind);
      expect(main()).toEqual(["commit"]);
      await table.change({ plan: { ...scene().plan, leaves: true } });
      expect(main()).toEqual(["next"]);
      await table.change({ plan: null });
      expect(main()).toEqual(["next"]);
    });

    it("Enter cycles through the targets of a place, P through all pieces, once per key press", async () => {
      const table = show({ ...scene(), marks: { aims: { "US Riflemen A": "", "US Machine Gunners C": "" } } });
      table.key("place:2B").focus();
      table.press(document.activeElement, "Enter");
      expect(document.activeElement).toBe(table.key("piece:US Riflemen A"));
      table.press(document.activeElement, "p");
      expect(document.activeElement).toBe(table.key("piece:US Machine Gunners C"));
      table.model.sent.length = 0;
      table.press(document.activeElement, { key: "Enter" });
      table.press(document.activeElement, { key: "Enter", repeat: true });
      expect(sent(table)).toEqual([{ kind: "tap", target: "piece:US Machine Gunners C" }]);
      table.press(document.activeElement, "ArrowDown");
      expect(document.activeElement).toBe(table.key("place:16B"));
      table.press(document.activeElement, { key: "з", code: "KeyP" });
      expect(document.activeElement).toBe(table.key("piece:US Riflemen B"));
    });

    it("N cycles through the choices on the map", () => {
      const table = show();
      table.press(table.key("plan:commit"), "n");
      const first = document.activeElement;
      expect(first.dataset.aim).toBeTruthy();
      table.press(first, "n");
      expect(document.activeElement).not.toBe(first);
      table.press(document.activeElement, { key: "N", shiftKey: true });
      expect(document.activeElement).toBe(first);
    });

    it("arrows in the hand: from card to card, and through a card", () => {
      const table = show();
      const go = (key) => table.press(document.activeElement, key);
      table.key("card:h0").focus();
      go("ArrowDown");
      expect(document.activeElement).toBe(table.key("h0:do:move"));
      go("ArrowRight");
      expect(document.activeElement).toBe(table.key("h1:do:move"));
      go("ArrowLeft");
      go("ArrowLeft");
      expect(document.activeElement).toBe(table.key("end"));
      go("ArrowLeft");
      expect(document.activeElement).toBe(table.key("card:h3"));
      go("ArrowDown");
      expect(document.activeElement).toBe(table.key("h3:why"));
      go("ArrowUp");
      expect(document.activeElement).toBe(table.key("card:h3"));
    });

    it("arrows, Home and End in the other regions, and the ends of the walkthrough", async () => {
      const table = show({ ...scene(), walk: null });
      const go = (key) => table.press(document.activeElement, key);
      table.key("plan:commit").focus();
      go("ArrowRight");
      expect(document.activeElement).toBe(table.key("plan:next"));
      go("End");
      expect(document.activeElement).toBe(table.key("plan:back"));
      await table.change({ walk: scene().walk });
      table.find(".walk button").focus();
      go("End");
      go("Home");
      expect(sent(table)).toEqual([
        { kind: "last", target: "" },
        { kind: "first", target: "" },
      ]);
    });

    it("Enter on a button is the browser's, but JupyterLab does not see it", () => {
      const table = show();
      const outside = vi.fn();
      document.body.addEventListener("keydown", outside);
      const event = table.press(table.key("plan:commit"), "Enter");
      document.body.removeEventListener("keydown", outside);
      expect(event.defaultPrevented).toBe(false);
      expect(outside).not.toHaveBeenCalled();
    });

    it("? shows the keys, and Escape closes them before it undoes anything", async () => {
      const table = show();
      table.press(table.key("plan:commit"), "?");
      await Promise.resolve();
      expect(table.find(".help").textContent).toContain("walkthrough back and forth");
      table.press(table.key("plan:commit"), "Escape");
      await Promise.resolve();
      expect(table.find(".help")).toBeNull();
      expect(table.model.sent).toEqual([]);
    });

    it("each region has one tab stop that follows the focus", async () => {
      const table = show();
      const stops = () => table.all("[data-region]").map((region) => region.querySelectorAll('[data-nav][tabindex="0"]').length);
      expect(stops().every((count) => count === 1)).toBe(true);
      table.key("place:8A").focus();
      expect(table.key("place:8A").getAttribute("tabindex")).toBe("0");
      await table.change({ board: [], plan: { ...scene().plan, commit: "Roll" } });
      expect(stops().every((count) => count === 1)).toBe(true);
      expect(table.key("place:8A").getAttribute("tabindex")).toBe("0");
    });
  });

  describe("can be heard", () => {
    it("every tile with its pieces and neighbors, every target with its chance", () => {
      const table = show();
      const label = (key) => table.key(key).getAttribute("aria-label");
      expect(label("place:17B")).toBe(
        "17B, wood, cover 3; scouted by US; scouted by Germany; DE Riflemen A, defense 4; Neighbors: 2B, 13B, 7A, 12B",
      );
      expect(label("piece:DE Sniper")).toBe("DE Sniper, defense 6, can be chosen, 19%");
      expect(table.key("place:17B").getAttribute("role")).toBe("button");
      expect(table.key("piece:DE Riflemen A").getAttribute("aria-description")).toBe(
        "17B, wood, cover 3; scouted by US; scouted by Germany",
      );
      expect(table.find(".map").getAttribute("aria-label")).toContain("La Raye");
    });

    it("cards, piles, points, dice and the square", () => {
      const table = show();
      const labels = table.all("[aria-label]").map((node) => node.getAttribute("aria-label"));
      for (const label of [
        "Machine Gunner C, initiative 3",
        "Your deck: 5 cards, face down",
        "US: 4 of 5 points",
        "9: hit",
        "51 of the 100 ways",
        "Platoon Sergeant , initiative 9, Command 2, done",
      ])
        expect(labels).toContain(label);
      expect(table.key("h0:do:attack").getAttribute("aria-pressed")).toBe("true");
      for (const button of table.all("button, [role=button], [role=img]"))
        expect(button.getAttribute("aria-label") || button.textContent.trim()).toBeTruthy();
    });

    it("new answers and lines, because their live regions exist before", async () => {
      const table = show({ ...scene(), walk: null, plan: null, why: null, log: null });
      const [answer, news] = [table.key("why-said"), table.key("news")];
      expect([answer, news].map((node) => node.getAttribute("role"))).toEqual(["status", "status"]);
      await table.change({ why: scene().why, log: scene().log });
      expect(table.key("why-said")).toBe(answer);
      expect(answer.textContent).toContain("13B carries no marker");
      expect(news.textContent).toContain("Platoon Sergeant");
    });

    it("all new events in order, and the next question", async () => {
      const line = (id, text) => ({ id, text, rules: [] });
      const lines = [line("4.0", "the newest"), line("3.1", "before it"), line("3.0", "first")];
      const table = show({ ...scene(), plan: null, log: { lines: lines.slice(2), more: false } });
      const [news, asks] = [table.key("news"), table.key("asks")];
      expect([news.textContent, asks.textContent]).toEqual(["first", ""]);
      await table.change({ log: { lines, more: false }, plan: { ...scene().plan, title: "Which?", lines: ["One of these"] } });
      expect(news.textContent).toBe("before it. the newest.");
      expect(asks.textContent).toMatch(/^Which\? \d+ .* One of these\.$/);
      const [last, rest] = [line("9.0", "much later"), Array.from({ length: 7 }, (_, i) => line(`${8 - i}.0`, `${8 - i}`))];
      await table.change({ log: { lines: [last, ...rest].slice(0, 5), more: true } });
      expect(news.textContent).toBe("5. 6. 7. 8. much later.");
      const another = show({ ...scene(), log: { lines: [], more: false } });
      await another.change({ log: { lines: lines.slice(1), more: false } });
      expect(another.key("news").textContent).toBe("first. before it.");
      await table.change({ log: { lines: lines.slice(1), more: false }, plan: null });
      expect([news.textContent, asks.textContent]).toEqual(["before it", ""]);
    });
  });

  describe("shows the hand", () => {
    const held = (hand, more) => show({ ...scene(), mine: { ...scene().mine, hand, ...more } });

    it("with its owner", () => {
      const table = held(scene().mine.hand, { title: "German hand" });
      expect(table.find(".hand h3").textContent).toBe("German hand");
      expect(table.find("[data-region=hand]").getAttribute("aria-label")).toBe("German hand");
    });

    it("as the same tree in every form, with all buttons and labels", async () => {
      const table = held(scene().mine.hand);
      const buttons = () =>
        table.all("[data-region=hand] button").map((one) => [one.dataset.key, one.getAttribute("aria-label") ?? one.textContent]);
      const before = buttons();
      for (const form of ["cards", "rows", "tabs"]) {
        table.find(".un").dataset.hand = form;
        await table.change({ revision: 13 });
        expect(buttons()).toEqual(before);
      }
      for (const chip of table.all(".card .chip, .card .stub:not(.whyb)")) expect(chip.title).toBe(chip.getAttribute("aria-label"));
    });

    it("with a line over it to give up one card, and small if no card can be played", () => {
      const lit = scene().mine.hand.map((card) => ({ ...card, state: "lit" }));
      const table = held(lit, { hint: "Give up one card" });
      expect(table.find(".hand.giving .hint").textContent).toBe("Give up one card");
      const read = [{ id: "a", title: "Attack Left", say: "Order 3 units.", state: "", label: "Attack Left", n: "3" }];
      expect(held(read).find(".hand").className).toContain("idle");
      expect(held([{ ...read[0], state: "lit" }]).find(".hand").className).not.toMatch(/idle|giving/);
    });

    it("and one open pile at a time, and the played cards", async () => {
      const table = held(scene().mine.hand);
      table.key("pile:s1:supply").click();
      await Promise.resolve();
      expect(table.all(".mine .items")).toHaveLength(1);
      expect(table.key("pile:s1:supply").getAttribute("aria-expanded")).toBe("true");
      table.key("pile:s1:play").click();
      await Promise.resolve();
      expect(table.all(".mine .items").map((list) => list.className)).toEqual(["minis items"]);
      expect(table.key("pile:s1:supply").getAttribute("aria-expanded")).toBe("false");
      table.key("pile:s1:play").click();
      await Promise.resolve();
      expect(table.all(".mine .items")).toHaveLength(0);
      expect(table.all(".mine .mini").length).toBeGreaterThan(0); // for screen readers
    });

    it("and no open pile after Escape, or over a new verdict", async () => {
      const lesson = { ...coach(), said: [] };
      const table = show({ ...scene(), walk: null, coach: lesson });
      const open = async () => {
        table.key("pile:s1:supply").click();
        await Promise.resolve();
        expect(table.all(".mine .items")).toHaveLength(1);
      };
      await open();
      table.press(table.find(".un"), "Escape");
      await Promise.resolve();
      expect(table.all(".mine .items")).toHaveLength(0);
      expect(table.model.sent).toEqual([]); // the first Escape only closes the list
      await open();
      await table.change({ coach: { ...lesson, said: ["Only Italy can see its hand."] } });
      expect(table.all(".mine .items")).toHaveLength(0);
    });
  });

  describe("keeps in sight", () => {
    const calm = { plan: null, why: null, walk: null, coach: null, chances: null, over: null };

    it("the goals of each side, and special rules", () => {
      const goals = [
        { side: "s1", name: "US", text: "5 points" },
        { side: "s2", name: "Germany", text: "no US Riflemen left" },
      ];
      const table = show({ ...scene(), ...calm, head: { ...scene().head, goals, notes: ["The radio is on 6B."] } });
      expect(table.all(".turn .goals li").map((line) => line.textContent)).toEqual(["US: 5 points", "Germany: no US Riflemen left"]);
      expect(table.find(".turn .special").textContent).toBe("The radio is on 6B.");
    });

    it("no points if none are counted", () => {
      const score = [{ side: "s2", name: "Germany", points: null, goal: null, word: "pin the enemy", text: "wins by pinning the enemy" }];
      const table = show({ ...scene(), head: { ...scene().head, score } });
      expect(table.find(".score [role=img]").getAttribute("aria-label")).toBe("Germany: wins by pinning the enemy");
      expect(table.find(".score").textContent).not.toMatch(/\d|null/);
    });

    it("the two cards given up for the initiative", () => {
      const gave = (side, n, first) => ({ side, name: side, title: `Card ${n}`, n: String(n), figure: "scouts", first });
      const reveal = { cards: [gave("s1", 6, true), gave("s2", 5, false)], text: "US takes the token and plays first." };
      const table = show({ ...scene(), ...calm, mine: { ...scene().mine, reveal } });
      expect(table.find(".turn .reveal").textContent).toContain("US takes the token");
      expect(table.all(".gave").map((card) => [card.className, card.textContent])).toEqual([
        ["gave s1 first", "s1:Card 66"],
        ["gave s2", "s2:Card 55"],
      ]);
    });
  });

  describe("shows vehicles", () => {
    const garage = (more) => show({ ...scene(), vehicles: vehicles(), board: [...scene().board, truck()], ...more });

    it("with their numbers, damage, and crew in order of the seats", () => {
      const table = garage();
      const text = table.find(".vehicles").textContent;
      for (const words of ["Truck", "Tank", "1 of 4"]) expect(text).toContain(words);
      expect(table.all(".vs")).toHaveLength(2);
      expect(table.all(".vs.disabled")).toHaveLength(1);
      expect(table.all(".vs .damage rect")).toHaveLength(8);
      expect(table.all(".vs .damage rect.hit")).toHaveLength(2);
      expect(table.all(".vs .sq").map((seat) => seat.getAttribute("aria-label"))).toEqual([
        "Truck driver: Rifleman",
        "Truck passenger: free",
        "Tank driver: free",
      ]);
      expect(table.all(".vs")[0].getAttribute("aria-label")).toContain("damage 1 of 4, disabled from 2");
    });

    it("the whole card of one at a time, in the column, with its seats in words", async () => {
      const table = garage({ marks: { lit: [], chosen: [], aims: {} } });
      expect(table.find(".garage")).toBeNull();
      table.key("vehicle:Truck").click();
      await Promise.resolve();
      expect(table.find(".col > .garage .vehicle").getAttribute("aria-label")).toContain("Truck, US, on 2B");
      for (const words of ["US, on 2B", "1 of 4", "Rifleman", "driver’s seat · for Driver only", "Drive", "free", "no action"])
        expect(table.find(".garage").textContent).toContain(words);
      expect(table.all('[data-key="seat:Truck passenger"]').map((node) => node.className)).toEqual(["seat lit"]);
      table.key("seat:Truck passenger").click();
      table.key("place:4B").focus();
      table.press(document.activeElement, "n");
      expect(document.activeElement).toBe(table.key("seat:Truck passenger"));
      table.key("vehicle:Tank").click();
      await Promise.resolve();
      expect(table.all(".garage .vehicle").map((card) => card.className)).toEqual(["vehicle s2 disabled"]);
      table.find(".vclose").focus();
      table.find(".vclose").click();
      await Promise.resolve();
      expect(table.find(".garage")).toBeNull();
      expect(document.activeElement.dataset.key).toBe("vehicle:Tank"); // what had opened it
      expect(sent(table)).toEqual([
        { kind: "tap", target: "piece:Truck passenger" },
        { kind: "aim", target: "piece:Truck passenger" },
      ]);
    });

    it("a seat to choose with a word for what that does", () => {
      const [truck, tank] = vehicles();
      truck.seats[1] = { ...truck.seats[1], act: "enter" };
      const table = garage({ vehicles: [truck, tank] });
      expect(table.all(".sact").map((node) => node.textContent)).toEqual(["enter"]);
      expect(table.key("seat:Truck passenger").getAttribute("aria-label")).toBe("enter: Truck passenger: free");
    });

    it("and nothing without vehicles", async () => {
      const table = garage();
      await table.change({ vehicles: [] });
      expect(table.find(".vehicles")).toBeNull();
    });

    it("each seat as a button, each vehicle on the map as one", () => {
      const table = garage();
      table.key("seat:Truck passenger").click();
      table.key("piece:Truck").dispatchEvent(new MouseEvent("click", { bubbles: true }));
      expect(sent(table)).toEqual([
        { kind: "tap", target: "piece:Truck passenger" },
        { kind: "tap", target: "piece:Truck" },
      ]);
      expect(table.key("piece:Truck").getAttribute("aria-label")).toBe("Truck, damage 1 of 4");
      expect(table.key("place:2B").getAttribute("aria-label")).toContain("Truck, damage 1 of 4");
    });

    it("one tab stop for all seats, arrows between them, and N for the free one", () => {
      const table = garage({ marks: { lit: [], chosen: [], aims: {} } });
      const region = table.find("[data-region=vehicles]");
      expect(region.querySelectorAll('[data-nav][tabindex="0"]')).toHaveLength(1);
      table.key("seat:Truck driver").focus();
      table.press(document.activeElement, "ArrowDown");
      expect(document.activeElement).toBe(table.key("seat:Truck passenger"));
      table.key("place:4B").focus();
      table.press(document.activeElement, "n");
      expect(document.activeElement).toBe(table.key("seat:Truck passenger"));
    });

    it("the actions of a seat on its soldier's card, with words for screen readers", () => {
      const chip = { id: "vehicle drive", label: "Drive", n: "2", icon: "drive", state: "no", say: "Truck, driver’s seat: Drive 2" };
      const [card, ...hand] = scene().mine.hand;
      const seated = {
        ...card,
        seat: { title: "Truck: driver’s seat", chips: [chip] },
        beside: [{ id: "leave", label: "Leave", n: "", icon: "leave", state: "" }],
      };
      const table = garage({ mine: { ...scene().mine, hand: [seated, ...hand] } });
      expect(table.find(".card .seated").textContent).toContain("Truck: driver’s seat");
      expect(table.key("h0:do:vehicle drive").getAttribute("aria-label")).toBe("Truck, driver’s seat: Drive 2");
      table.key("h0:do:vehicle drive").click();
      table.key("h0:do:leave").click();
      expect(sent(table)).toEqual([
        { kind: "tap", target: "do:vehicle drive", card: "h0" },
        { kind: "tap", target: "do:leave", card: "h0" },
      ]);
    });

    it("goals that are counted, each with its word", () => {
      const score = [{ side: "s1", name: "US", word: "escaped", points: 1, goal: 3, of: "3", text: "1 of 3 escaped" }];
      const table = garage({ head: { ...scene().head, score } });
      expect(table.find(".score").textContent).toContain("escaped");
      expect(table.find(".score b").textContent).toBe("1 / 3");
      expect(table.all(".score .pip")).toHaveLength(3);
      expect(table.all(".score .pip.full")).toHaveLength(1);
    });
  });

  it("several things of a kind are chosen and taken back one by one", () => {
    const picks = [
      { id: "pick:Rifleman A", label: "Rifleman A", n: 1, more: false },
      { id: "pick:Fog of War", label: "Fog of War", n: 0, more: true },
    ];
    const { mine } = scene();
    mine.piles[2].items[0].state = "lit";
    const table = show({ ...scene(), mine, plan: { title: "Bolster 1", picks, commit: "Take 1 card" } });
    expect(table.find(".items")).toBeNull(); // the panel has them already
    const [less, more, none, another] = table.all(".picks button");
    expect([less.disabled, more.disabled, none.disabled, another.disabled]).toEqual([false, true, true, false]);
    less.click();
    another.click();
    expect(sent(table).slice(-2)).toEqual([
      { kind: "tap", target: "unpick:Rifleman A" },
      { kind: "tap", target: "pick:Fog of War" },
    ]);
    expect(table.all(".picks b").map((b) => b.textContent)).toEqual(["1", "0"]);
  });

  it("a possible action is a button of the answer", () => {
    const table = show({
      ...scene(),
      walk: null,
      plan: null,
      why: {
        ask: "",
        tone: "info",
        title: "Riflemen A",
        reasons: [],
        ways: [{ id: "card:Rifleman A|do:move", label: "Rifleman A (Move)" }],
      },
    });
    expect(table.find(".pfoot .ways button"), "it stands in the foot, which never scrolls").not.toBeNull();
    table.find(".ways button").click();
    expect(sent(table).at(-1)).toEqual({ kind: "take", target: "card:Rifleman A|do:move" });
  });

  describe("teaches", () => {
    it("an answer about something on the board leaves the task in sight until it is solved", () => {
      const about = { ask: "", tone: "info", title: "Riflemen A", reasons: [], ways: [] };
      const shown = (more) => show({ ...scene(), walk: null, plan: null, why: about, coach: coach(more) }).all(".plan .task p");
      expect(shown({ state: "" }).map((p) => p.textContent)).toEqual(coach().task);
      expect(shown({ state: "good" })).toHaveLength(0);
      expect(show({ ...scene(), walk: null, plan: null, why: about, coach: null }).all(".task")).toHaveLength(0);
    });

    const lesson = (more) => show({ ...scene(), walk: null, plan: null, why: null, coach: coach(more) });
    const question = (more) => show({ ...scene(), walk: null, plan: null, why: null, coach: quiz(more) });

    it("in the panel: the task, the result, hints and buttons, each in words", () => {
      const table = lesson();
      const panel = table.find("section.plan.coach");
      expect(panel.closest(".panels")).toBeTruthy();
      expect([panel.dataset.region, panel.getAttribute("aria-label")]).toEqual(["coach", "Moving"]);
      expect(table.all(".task p").map((p) => p.textContent)).toEqual(coach().task);
      expect(table.find(".said").textContent).toBe("Not yet13B carries no marker of yours.");
      expect(table.all(".hints p span:last-child").map((p) => p.textContent)).toEqual(coach().hints);
      expect(table.find(".coach .stepn").textContent).toBe("2 of 5");
      expect(panel.textContent).toContain("This lesson has changed");
      expect(table.all(".coach .acts button").map((button) => button.textContent)).toEqual(["Try again", "What to doH", "Attacking"]);
    });

    it("a term keeps the punctuation after it on its line", async () => {
      const table = lesson({ task: ["Attack. What is the cover?"], terms: [{ text: "cover", id: "cover" }] });
      expect(table.find(".coach").textContent).toContain("Attack. What is the cover?");
      expect(table.all(".marked").map((node) => node.textContent)).toEqual(["cover?"]);
      expect(table.key("term:cover").textContent).toBe("cover");
    });

    it("draws the introduction without a number, many exercises as a number only, and nothing for half a panel", async () => {
      const table = lesson({ step: 0 });
      expect(table.find(".coach .stepn")).toBeNull();
      expect(table.all(".tick.c")).toHaveLength(0);
      await table.change({ coach: coach({ steps: 17, ticks: Array(17).fill("") }) });
      expect(table.all(".tick")).toHaveLength(0);
      expect(table.find(".coach .stepn").textContent).toBe("2 of 17");
      await table.change({ coach: { title: "Only a title" } });
      expect(table.find(".coach").textContent).toBe("Only a title");
      await table.change({ coach: null });
      expect(table.find(".coach")).toBeNull();
    });

    it("only begins from the introduction, and has the buttons of the game from the first exercise on", async () => {
      const turn = { title: "Move", commit: "Done moving" };
      const table = lesson({ step: 0, state: "", next: "Begin", again: null, hint: null, buttons: [] });
      await table.change({ plan: turn });
      expect(table.all(".coach .pfoot button").map(({ className, textContent }) => [className, textContent])).toEqual([
        ["commit", "Begin"],
      ]);
      await table.change({ coach: coach({ step: 1, state: "", next: "Skip", again: null, hint: null, buttons: [] }) });
      expect(table.all(".coach .pfoot button").map(({ textContent }) => textContent.slice(0, 11))).toEqual(["Done moving", "Skip"]);
    });

    it("lists each exercise with its result, and marks the current one", () => {
      const table = lesson();
      expect(table.all(".tick").map((tick) => tick.getAttribute("aria-label"))).toEqual([
        "1 of 5, Right",
        "2 of 5, Not yet",
        "3 of 5, Go on",
        "4 of 5, Done",
        "5 of 5",
      ]);
      expect(table.all('.tick[aria-current="step"]').map((tick) => tick.dataset.key)).toEqual(["coach:exercise:2"]);
      const shapes = table.all(".tick svg").map((svg) => svg.innerHTML.replace(/ r="[^"]*"/g, ""));
      expect(new Set(shapes).size).toBe(5);
    });

    it.each(["go", "good", "no", "done"])("with a sign and a word for %s, not by color alone", (state) => {
      const table = lesson({ state });
      expect(table.find(".verdict b").textContent).toBe(scene().words[`state-${state}`]);
      expect(table.find(".verdict svg").children.length).toBeGreaterThan(0);
      expect(table.find(".coach").classList.contains(state)).toBe(true);
    });

    it("speaks the task, the answer and the hints as they appear", async () => {
      vi.useFakeTimers();
      const table = lesson({ read: ["Before."], state: "", said: [], hints: [], options: [], note: "" });
      const heard = table.key("coach-said");
      expect([heard.getAttribute("role"), heard.textContent]).toEqual(["status", ""]);
      await vi.advanceTimersByTimeAsync(1000);
      vi.useRealTimers();
      expect(heard.textContent).toMatch(/Before\. .*Move/);
      const first = coach({ read: ["Before."], state: "", said: [], options: [], note: "", hints: ["Look there."] });
      await table.change({ coach: first });
      expect(heard.textContent).toBe("Look there.");
      await table.change({ coach: { ...first, state: "no", said: ["Too far."] } });
      expect(heard.textContent).toBe(`${scene().words["state-no"]}. Too far.`);
      await table.change({ coach: { ...first, read: ["Next."], task: ["Another."], hints: [] } });
      expect(heard.textContent).toBe("Next. Another.");
      expect(table.key("coach-said")).toBe(heard);
    });

    it.each([
      ["coach:hint", "hint"],
      ["coach:again", "again"],
      ["coach:next", "next"],
      ["coach:prev", "prev"],
      ["coach:exercise:3", "exercise:3"],
      ["coach:lesson:normandy/attacking", "lesson:normandy/attacking"],
    ])("sends %s", (key, target) => {
      const table = lesson({ next: "Next" });
      table.key(key).click();
      expect(table.model.sent).toEqual([{ kind: "coach", target, revision: 12 }]);
    });

    it("the next button is yellow after the right answer, found or shown, and plain before", async () => {
      const table = lesson({ next: "Skip" });
      const next = table.key("coach:next");
      expect(next.className).toBe("plain");
      for (const state of ["good", "done"]) {
        await table.change({ coach: coach({ state, next: "Next" }) });
        expect(table.key("coach:next")).toBe(next);
        expect(next.className).toBe("commit");
      }
      for (const [right, look] of [
        ["right", "commit"],
        ["", "plain"],
      ]) {
        const options = [
          { id: "0", label: "deck", state: "wrong" },
          { id: "1", label: "hand", state: right },
        ];
        await table.change({ coach: coach({ state: "no", next: "Next", options }) });
        expect(next.className).toBe(look);
      }
    });

    it("nothing back from the first", async () => {
      const table = lesson({ back: false });
      expect(table.key("coach:prev")).toBeFalsy();
    });

    it("wrong answers stay with their reason and are disabled, and the right one shows all reasons", async () => {
      const table = question();
      expect(table.key("coach:option:0").getAttribute("aria-label")).toContain("Not yet");
      expect(table.key("coach:option:0").closest("li").textContent).toContain("The range counts as well.");
      table.key("coach:option:0").click();
      expect(table.key("coach:option:0").getAttribute("aria-disabled")).toBe("true");
      expect(table.key("coach:option:0").disabled).toBe(false);
      table.key("coach:option:1").click();
      expect(sent(table)).toEqual([{ kind: "coach", target: "option:1" }]);
      const options = quiz().options.map((one) => (one.id === "1" ? { ...one, state: "right" } : one));
      await table.change({ coach: quiz({ options, state: "good" }) });
      expect(table.key("coach:option:1").getAttribute("aria-label")).toContain("Right");
      table.key("coach:option:2").click();
      expect(table.model.sent).toHaveLength(1);
    });

    it("sentences get a line each, short answers stand side by side", async () => {
      const table = question();
      expect(table.find(".options").className).toBe("options");
      const [first, ...others] = quiz().options;
      await table.change({ coach: quiz({ options: [{ ...first, label: "No: a soldier in a seat uses only its own card" }, ...others] }) });
      expect(table.find(".options").classList.contains("lines")).toBe(true);
    });

    it("A to D and the numbers choose answers while a question is open, and cards and chances after it", async () => {
      const table = question();
      table.press(table.key("coach:option:2"), "1");
      table.press(table.key("place:4B"), "2");
      table.press(table.key("place:4B"), "c");
      table.press(table.key("card:h0"), { key: "и", code: "KeyB" });
      expect(sent(table).map(({ target }) => target)).toEqual(["option:1", "option:2", "option:1"]);
      expect(table.all(".option kbd").map((cap) => cap.textContent)).toEqual(["A", "B", "C"]);
      expect(table.key("coach:option:1").getAttribute("aria-keyshortcuts")).toBe("B 2");
      const options = quiz().options.map((one) => (one.id === "1" ? { ...one, state: "right" } : one));
      await table.change({ coach: quiz({ options, state: "good" }) });
      table.press(table.key("place:4B"), "2");
      expect(table.last().target).toBe("card:h1");
      await table.change({ coach: coach() });
      table.press(table.key("coach:hint"), "3");
      expect(table.last().target).toBe("card:h2");
    });

    describe("asks for a number to type", () => {
      const field = { label: "Your answer, a number", button: "Check" };
      const typed = (more) => question({ options: [], entry: field, ...more });
      const write = (table, text) => {
        const input = table.key("coach:entry");
        input.value = text;
        input.dispatchEvent(new Event("input", { bubbles: true }));
        return input;
      };

      it("in a field with a label, which Enter or its button checks", () => {
        const table = typed();
        table.key("coach:check").click();
        expect(table.model.sent).toEqual([]); // nothing to check yet
        expect(document.activeElement).toBe(table.key("coach:entry"));
        const input = write(table, "12");
        expect(input.closest("label").textContent).toBe("Your answer, a number");
        expect(input.getAttribute("inputmode")).toBe("numeric");
        expect(table.press(input, "Enter").defaultPrevented).toBe(true);
        table.press(input, { key: "Enter", repeat: true });
        table.key("coach:check").click();
        expect(sent(table)).toEqual([
          { kind: "coach", target: "number:12" },
          { kind: "coach", target: "number:12" },
        ]);
        expect(table.all('.coach [data-nav][tabindex="0"]')).toEqual([input]);
      });

      it("with digits that choose no card and no answer, and nothing but digits", () => {
        const table = typed();
        const input = write(table, "");
        const outside = vi.fn();
        document.body.addEventListener("keydown", outside);
        for (const key of ["1", "2", "0", "c", "l", "f", "h", "/", "ArrowLeft", "Backspace"]) {
          expect(table.press(input, key).defaultPrevented).toBe(false);
        }
        document.body.removeEventListener("keydown", outside);
        expect(outside).not.toHaveBeenCalled();
        expect(table.model.sent).toEqual([]);
        expect(write(table, "1a-2").value).toBe("12");
      });

      it("with digits from everywhere else, which go into the field", () => {
        const table = typed();
        table.key("place:4B").focus();
        table.press(table.key("place:4B"), "1");
        expect(document.activeElement).toBe(table.key("coach:entry"));
        table.press(table.key("card:h0"), "4");
        expect(table.key("coach:entry").value).toBe("14");
        expect(table.model.sent).toEqual([]);
      });

      it("and shows what was right, with the focus on the next step and an empty field for the next question", async () => {
        const table = typed();
        const input = write(table, "7");
        input.focus();
        await table.change({
          why: {
            ask: "",
            tone: "error",
            title: "",
            reasons: [{ text: "Type a whole number from 0 to 999.", change: "", rule: "", source: "" }],
          },
        });
        await table.change({ why: null });
        write(table, "7").focus();
        const [no, yes] = [
          { id: "0", label: "7", state: "wrong", why: "" },
          { id: "1", label: "8", state: "right", why: "" },
        ];
        await table.change({
          coach: quiz({
            entry: null,
            options: [no, yes],
            state: "no",
            said: ["The range counts as well."],
            next: "Next question",
            back: false,
          }),
        });
        expect(table.key("coach:entry")).toBeFalsy();
        expect(table.find(".said").textContent).toContain("The range counts as well.");
        const order = [".task", ".said", ".options"].map(table.find);
        expect(order.every((part, i) => i === 0 || order[i - 1].compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING)).toBe(
          true,
        );
        expect(table.find(".un").dataset.hand).toBe("line");
        expect(table.key("coach:option:1").getAttribute("aria-label")).toContain("Right");
        expect(document.activeElement).toBe(table.key("coach:next"));
        await table.change({ coach: quiz({ entry: field, options: [], step: 4, back: false }) });
        expect(table.key("coach:entry").value).toBe("");
        expect(table.find(".un").dataset.hand).not.toBe("line");
        expect(document.activeElement).toBe(table.key("coach:entry"));
      });
    });

    it("a quiz has no list of exercises, and shows its progress in words", async () => {
      const table = question({ jump: false, count: "Question 2 · 1 of 1 right", step: 2, steps: 2, ticks: ["good", "go"] });
      expect(table.all(".ticks button")).toHaveLength(0);
      expect(table.all(".ticks li")).toHaveLength(2);
      expect(table.find(".coach .stepn").textContent).toBe("Question 2 · 1 of 1 right");
    });

    it("of the answers to a quiz the latest are first, each with its number, however many there are", async () => {
      const table = question({ jump: false, step: 41, steps: 41, ticks: [...Array(40).fill("good"), "go"] });
      const shown = table.all(".ticks li").map((answer) => answer.getAttribute("aria-label"));
      expect(shown).toHaveLength(16);
      expect(shown[0]).toContain("41");
      expect(shown.at(-1)).toContain("26");
    });

    it("a finished lesson has its stars, and only the next lesson's button is yellow", async () => {
      const table = lesson({
        state: "done",
        next: "Next",
        stars: { n: 2, label: "2 stars of three" },
        buttons: [{ id: "lesson:a/b", label: "Next lesson", yellow: true }],
      });
      expect(table.find(".stars").getAttribute("aria-label")).toBe("2 stars of three");
      expect(table.all(".star.full")).toHaveLength(2);
      expect(table.all(".coach .commit").map((button) => button.textContent)).toEqual(["Next lesson"]);
    });

    it("an illegal action in an exercise is answered in its own panel, with the rule", () => {
      const table = lesson({
        state: "no",
        verdict: "Not that number",
        said: [],
        reasons: [{ text: "Too far.", change: "Go nearer.", rule: "un.move.1", cites: [] }],
      });
      expect(table.find(".verdict b").textContent).toBe("Not that number");
      expect(table.find(".coach .reasons").textContent).toContain("Too far.");
      expect(table.find(".coach .reasons").textContent).toContain("Go nearer.");
    });

    it("Alt with left and right, first for the lesson, then for the walkthrough, and never for the browser", async () => {
      const table = show({ ...scene(), coach: coach({ next: "Next" }) });
      const alt = (key) => table.press(table.key("place:4B"), { key, altKey: true });
      alt("ArrowLeft");
      alt("ArrowRight");
      await table.change({ coach: coach({ back: false }) });
      expect([alt("ArrowLeft"), alt("ArrowRight")].map((event) => event.defaultPrevented)).toEqual([true, true]);
      expect(sent(table)).toEqual([
        { kind: "coach", target: "prev" },
        { kind: "coach", target: "next" },
      ]);
    });

    it("H requests an available hint from anywhere, on any keyboard", async () => {
      const table = lesson();
      table.press(table.key("place:4B"), "h");
      table.press(table.key("card:h0"), { key: "р", code: "KeyH" });
      expect(sent(table)).toEqual(Array(2).fill({ kind: "coach", target: "hint" }));
      await table.change({ coach: coach({ hint: null }) });
      table.press(table.key("place:4B"), "h");
      await table.change({ coach: null });
      table.press(table.key("place:4B"), "h");
      expect(table.model.sent).toHaveLength(2);
      table.press(table.key("place:4B"), "?");
      await Promise.resolve();
      expect(table.find(".help").textContent).toContain("ask for a hint");
    });

    it("one tab stop on the task, with arrows to everything else", async () => {
      const table = lesson();
      const stop = () => table.all('.coach [data-nav][tabindex="0"]').map((thing) => thing.dataset.key);
      expect(stop()).toEqual(["coach:again"]);
      table.key("coach:again").focus();
      table.press(document.activeElement, "ArrowLeft");
      expect(document.activeElement).toBe(table.key("task"));
      table.press(document.activeElement, "ArrowLeft");
      expect(document.activeElement).toBe(table.key("coach:prev"));
      table.press(document.activeElement, "Home");
      expect(document.activeElement).toBe(table.key("coach:exercise:1"));
      expect(stop()).toEqual(["coach:exercise:1"]);
      const asked = question();
      expect(asked.all('.coach [data-nav][tabindex="0"]').map((thing) => thing.dataset.key)).toEqual(["coach:option:1"]);
    });

    it("keeps the focus when the pressed button disappears or is disabled", async () => {
      const table = lesson();
      table.key("coach:hint").focus();
      await table.change({ coach: coach({ hint: null }) });
      expect(document.activeElement.closest(".coach")).toBeTruthy();
      table.key("coach:prev").focus();
      await table.change({ coach: coach({ back: false }) });
      expect(document.activeElement).not.toBe(table.key("coach:prev"));
      expect(document.activeElement.closest(".coach")).toBeTruthy();
    });

    it("its text replaces an open sum, which comes back", async () => {
      const shown = () => table.find(".panel").dataset.region;
      const table = show({ ...scene(), walk: null, why: null, coach: coach({ said: [] }) });
      expect(shown()).toBe("plan");
      await table.change({ coach: coach({ said: ["Not there."] }) });
      expect(shown()).toBe("coach");
      await table.change({ plan: { ...scene().plan, commit: "Roll" } });
      expect(shown()).toBe("plan");
      await table.change({ plan: null });
      expect(shown()).toBe("coach");
    });

    it("the start of a round above its lines, with the newest on top", () => {
      const rows = show(scene()).all(".log ol > li");
      const at = (text) => rows.findIndex((row) => row.textContent.includes(text));
      expect([at("Round 4"), at("Platoon Sergeant: command 2")]).toEqual([0, 1]);
      expect(at("Round 3")).toBe(at("Machine Gunner A at Riflemen B") - 1);
      expect(at("Initiative 7 to 5")).toBeLessThan(at("Round 3"));
    });

    it("which lessons teach a rule, under a line of the log and under a reason", async () => {
      const table = show({ ...scene(), walk: null, plan: null });
      const answer = (id, line) => ({ ...rule(), id, line, lessons: [{ id: "normandy/moving", label: "Moving" }] });
      for (const [id, line, where] of [
        ["un.attack.3", "14.0", ".log"],
        ["un.move.2", null, ".why"],
      ]) {
        table.key(`rule:${line ?? ""}|${id}`).click();
        await table.change({ rule: answer(id, line) });
        const taught = table.find(`${where} .taught`);
        expect(taught.textContent).toBe("Taught in: Moving");
        taught.querySelector("button").click();
        expect(table.last()).toEqual({ kind: "coach", target: "lesson:normandy/moving", revision: 12 });
      }
    });

    it("the page of a rule in the documentation, only if its address is known", async () => {
      const table = show({ ...scene(), walk: null, plan: null });
      table.key("rule:|un.move.2").click();
      await table.change({ rule: { ...rule(), id: "un.move.2", line: null } });
      expect(table.all(".why a")).toHaveLength(0);
      await table.change({ rule: { ...rule(), id: "un.move.2", line: null, docs: "/docs/rules/normandy/un-move.html#un-move-2" } });
      const link = table.find(".why a");
      expect([link.textContent, link.getAttribute("href"), link.target]).toEqual([
        "Open in the docs",
        "/docs/rules/normandy/un-move.html#un-move-2",
        "_blank",
      ]);
    });

    it("the rule of each part of a sum, once under it", async () => {
      const table = show({ ...scene(), walk: null, plan: ruled() });
      expect(table.find(".sum").getAttribute("role")).toBe("group");
      expect(table.key("plan:sum:1").getAttribute("aria-label")).toBe("3 cover, 17B is a wood");
      table.key("plan:sum:0").click();
      expect(table.last()).toEqual({ kind: "rule", target: "un.defence.1", line: null, revision: 12 });
      await table.change({ rule: { ...rule(), id: "un.defence.1", line: null } });
      expect(["plan:sum:0", "plan:sum:1", "plan:sum:2"].map((key) => table.key(key).getAttribute("aria-expanded"))).toEqual([
        "true",
        "true",
        "false",
      ]);
      expect(table.all(".act .lc")).toHaveLength(1);
      expect(table.find(".sum").nextElementSibling.textContent).toContain("One die that reaches the defense");
      table.key("plan:sum:1").click();
      await Promise.resolve();
      expect(table.all(".act .lc")).toHaveLength(0);
      table.key("plan:sum:total").click();
      expect(table.last().target).toBe("un.attack.3");
      const some = ruled();
      delete some.sum[0].rule;
      await table.change({ plan: some });
      expect([table.key("plan:sum:0").tagName, table.key("plan:sum:0").getAttribute("role")]).toEqual(["DIV", "img"]);
      expect(table.key("plan:sum:0").getAttribute("aria-label")).toBe("4 base, on the counter");
      await table.change({ plan: scene().plan });
      expect(table.all("button.term")).toHaveLength(0);
      expect(table.find(".sum").getAttribute("role")).toBe("img");
    });

    it("the end of the game in the panel: the winner, the rule, and the next step", async () => {
      const table = show();
      const ended = table.key("over-said");
      table.key("end").focus();
      await table.change({ over: over(), mine: { ...scene().mine, end: null } });
      expect(table.key("over-said")).toBe(ended);
      for (const words of ["The game is over", "US wins.", "A side that reaches its goal", "Well played."])
        expect(ended.textContent).toContain(words);
      expect(table.find(".hand").textContent).not.toContain("choose a card, then");
      expect(document.activeElement.closest(".hand")).toBeTruthy();
      table.key("rule:over|un.end.2").click();
      expect(table.last()).toEqual({ kind: "rule", target: "un.end.2", line: null, revision: 12 });
      await table.change({ rule: { ...rule(), id: "un.end.2", line: null } });
      expect(table.find(".over").textContent).toContain("One die that reaches the defense");
      table.key("over:new").click();
      expect(table.last()).toEqual({ kind: "over", target: "new", revision: 12 });
      expect([table.key("over:new").className, table.key("over:lessons").className]).toEqual(["commit", "plain"]);
      table.key("over:new").focus();
      table.press(document.activeElement, "ArrowRight");
      expect(document.activeElement).toBe(table.key("over:lessons"));
      await table.change({ over: null });
      expect(ended.textContent).toBe("");
      await table.change({ mine: null, over: over() });
      expect(table.el.textContent).toContain("US wins.");
    });
  });

  describe("speaks in the language that was chosen", () => {
    it("a button for each language, in that language", async () => {
      const table = show({ ...scene(), head: { ...scene().head, lang: "en", languages: languages() } });
      table.key("tool:menu").click();
      await Promise.resolve();
      expect(table.find("[data-region=drawer] .group").getAttribute("aria-label")).toBe("Language");
      expect(
        table
          .all('[data-kind="language"]')
          .map((one) => [one.lang, one.textContent, one.getAttribute("aria-label"), one.getAttribute("aria-pressed")]),
      ).toEqual([
        ["en", "English", "English, EN", "true"],
        ["uk", "Українська", "Українська, УК", "false"],
        ["pl", "Polski (12%)", "Polski (12%), partly translated, PL", "false"],
      ]);
      table.key("language:uk").click();
      expect(table.model.sent).toEqual([{ kind: "language", target: "uk", revision: 12 }]);
    });

    it("marked on the root, and no rule keeps the old language", async () => {
      const table = show({ ...scene(), head: { ...scene().head, lang: "en" } });
      const root = table.find(".un");
      expect(root.lang).toBe("en");
      table.key("rule:14.0|un.attack.3").click();
      table.key("pile:s1:supply").click();
      await table.change({ rule: rule() });
      expect(table.all(".log .lc")).toHaveLength(1);
      await table.change({ head: { ...scene().head, lang: "uk" } });
      expect(root.lang).toBe("uk");
      expect(table.all(".log .lc")).toHaveLength(0);
      expect(table.key("pile:s1:supply").getAttribute("aria-expanded")).toBe("true");
      await table.change({ head: scene().head });
      expect(root.hasAttribute("lang")).toBe(false);
    });
  });

  describe("shows the source of the numbers", () => {
    const numbers = {
      lead: ["These are our own:"],
      list: [{ label: "Cover of the tiles", text: "3A and 4B" }],
      rest: ["All others are printed."],
    };

    it("requested in the help, which offers other help", async () => {
      const table = show(scene());
      table.key("tool:menu").click();
      await Promise.resolve();
      table.find('[data-region=drawer] [data-own="help"]').click();
      await Promise.resolve();
      expect(table.all("[data-region=drawer] .helps button").map((one) => one.dataset.own)).toEqual(["key", "read", "numbers", "text"]);
      table.find('[data-region=drawer] [data-own="numbers"]').click();
      expect(table.model.sent.at(-1)).toMatchObject({ kind: "search", target: "numbers:" });
      await table.change({ found: { query: "", none: "", order: [], term: [], rule: [], lesson: [], numbers } });
      expect(table.find("[data-region=drawer] .dbody").textContent).toBe(
        "These are our own:Cover of the tiles3A and 4BAll others are printed.",
      );
    });

    it("under an opened rule that counts with them", async () => {
      const table = show(scene());
      table.key("rule:14.0|un.attack.3").click();
      await table.change({ rule: { ...rule(), own: "Our own numbers count here: cover." } });
      expect(table.find(".log .lc").textContent).toContain("Our own numbers count here: cover.");
    });
  });

  describe("shows what you could do", () => {
    const calm = { plan: null, why: null, walk: null, coach: null, chances: null, over: null };
    const asked = (more) => show({ ...scene(), ...calm, advice: { on: false, ask: true, missed: true }, ...more });

    it("after a click or H, and forgets it after Escape or H", async () => {
      const table = asked();
      table.find(".turn [data-target=ask]").click();
      table.press(table.find(".un"), "h");
      await table.change({ advice: advice() });
      expect(table.find(".panels").dataset.panel).toBe("advice");
      table.press(table.find(".un"), "Escape");
      table.press(table.find(".un"), "h");
      expect(sent(table)).toEqual(["ask", "ask", "close", "close"].map((target) => ({ kind: "advise", target })));
      await table.change({ advice: { on: false, ask: true } });
      expect(table.find(".advice")).toBe(null);
    });

    it("as actions to take, with their chances and reasons", async () => {
      const table = asked();
      await table.change({ advice: advice() });
      expect(table.all(".tip").map((tip) => tip.textContent)).toEqual([
        expect.stringMatching(/Rifleman A \(Move\): 13B.*≈ 62% ± 5.*13B is then 1 step away\./),
        expect.stringMatching(/End turn.*≈ 55% ± 6/),
      ]);
      table.find(".tip button").click();
      expect(sent(table)).toEqual([{ kind: "take", target: "card:Rifleman A|do:move|place:13B" }]);
    });

    it("and gives way to the chosen action, without coming back with each better chance", async () => {
      const table = asked();
      await table.change({ advice: advice() });
      await table.change({ plan: scene().plan });
      await table.change({ advice: advice({ note: "140 playouts" }) });
      expect(table.find(".panels").dataset.panel).toBe("plan");
    });

    it("keeps the focus on an action while its chance becomes better", async () => {
      const table = asked();
      await table.change({ advice: advice() });
      const button = table.all(".tip button")[1];
      button.focus();
      const { ways } = advice();
      await table.change({ advice: advice({ ways: [{ ...ways[1], chance: "≈ 70% ± 4" }, ways[0]] }) });
      expect(document.activeElement.textContent).toBe("End turn");
      expect(table.find(".tip .win").textContent).toContain("≈ 70% ± 4");
    });

    it("on the board and in the hand, the first or the one that you point at, until it goes", async () => {
      const table = asked();
      const rings = () => [table.all(".map .hinted").length, table.all(".card.hinted").map((card) => card.dataset.target)];
      const { ways } = advice();
      const pieces = scene().board.filter(({ k, t }) => k && t === "counter");
      const marks = [pieces[0].k, pieces[0].p];
      const card = scene().mine.hand[0].id.split("#")[0];
      await table.change({
        advice: advice({
          ways: [
            { ...ways[0], marks, card },
            { ...ways[1], marks: [pieces[1].k], card: "" },
          ],
        }),
      });
      expect(rings()).toEqual([2, [`card:${scene().mine.hand[0].id}`]]);
      expect(table.find(".card.hinted .tipped .ic")).toBeTruthy();
      for (const thing of [
        table.key(`piece:${pieces[0].k}`),
        table.key(`place:${pieces[0].p}`) ?? table.find(`[data-target="place:${pieces[0].p}"]`),
        table.find(".card.hinted .cname"),
      ])
        expect(thing.getAttribute("aria-label")).toContain(scene().words.hinted ?? "hinted");
      expect(table.find(".tip.on").textContent).toContain(ways[0].label);
      table.all(".tip button")[1].focus();
      await table.change({});
      expect(rings()).toEqual([1, []]);
      table.all(".tip")[0].dispatchEvent(new Event("pointerover", { bubbles: true }));
      await table.change({});
      expect(rings()).toEqual([2, [`card:${scene().mine.hand[0].id}`]]);
      await table.change({ advice: { on: false, ask: true } });
      expect(rings()).toEqual([0, []]);
    });

    it("takes the focus from the button that asked", async () => {
      const table = asked();
      table.find(".turn [data-target=ask]").focus();
      await table.change({ advice: advice() });
      expect(document.activeElement.closest("[data-region]").dataset.region).toBe("advice");
    });

    it("speaks only what the kernel wants heard", async () => {
      const table = asked();
      const heard = table.key("advised");
      expect(heard.getAttribute("aria-live")).toBe("polite");
      await table.change({ advice: advice() });
      expect(heard.textContent).toBe("The first actions are here.");
      expect(table.find(".advice").closest("[aria-live]")).toBe(null);
    });

    it("can be stopped while it is being tried, and is only read in a replay", async () => {
      const table = asked();
      await table.change({ advice: advice() });
      table.find(".advice [data-target=stop]").click();
      expect(sent(table)).toEqual([{ kind: "advise", target: "stop" }]);
      await table.change({ advice: advice({ busy: false, ways: advice().ways.map((way) => ({ ...way, id: "" })) }) });
      expect(table.find(".advice [data-target=stop]")).toBe(null);
      expect(table.all(".tip button")).toEqual([]);
    });

    it("and what you missed, after a click or Shift+H, with one click to its moment", async () => {
      const table = asked();
      table.find(".turn [data-target=missed]").click();
      table.press(table.find(".un"), { key: "H", shiftKey: true });
      expect(sent(table)).toEqual(["missed", "missed"].map((target) => ({ kind: "advise", target })));
      const ways = advice().ways.map((way, i) => ({ ...way, id: "", name: ["You played", "Better"][i] }));
      await table.change({ advice: advice({ busy: false, ways, title: "What did I miss?", look: "from:12" }) });
      expect(table.all(".tip small").map((one) => one.textContent)).toEqual(["You played", "Better"]);
      table.find("[data-key='advise:look']").click();
      expect(sent(table).at(-1)).toEqual({ kind: "replay", target: "from:12" });
    });

    it("its first and last step have a picture and a name, because four words do not fit beside each other", async () => {
      const walk = { ...scene().walk, back: true, next: true, close: "Back to the game" };
      const table = show({ ...scene(), ...calm, walk });
      for (const kind of ["first", "last"]) {
        const button = table.key(`walk:${kind}`);
        expect(button.getAttribute("aria-label")).toBe(button.title);
        expect(button.title).not.toBe("");
        expect(button.textContent).toBe("");
        expect(button.querySelector("svg path").getAttribute("d")).toMatch(/^M/);
      }
      expect(table.key("walk:next").textContent).not.toBe("");
    });

    it("and where a replay turned: a line, and a button for each turning point", async () => {
      const walk = { ...scene().walk, close: "Back to the game" };
      const table = show({ ...scene(), ...calm, walk, advice: { on: false, turns: true } });
      table.find(".walk [data-target=turns]").click();
      expect(sent(table)).toEqual([{ kind: "advise", target: "turns" }]);
      const turns = [{ id: "from:15", label: "12: −16", say: "Step 12: from 31% to 15%." }];
      await table.change({
        advice: {
          on: false,
          line: {
            busy: false,
            points: [
              [0, 62],
              [50, 31],
              [100, 15],
            ],
            at: 50,
            turns,
            none: "",
          },
        },
      });
      expect(table.find(".turning .won").getAttribute("d")).toBe("M0 9.1L50 16.6L100 20.4");
      expect(table.find(".walk [data-target=turns]")).toBe(null);
      table.find(".turns button").click();
      expect(sent(table).at(-1)).toEqual({ kind: "replay", target: "from:15" });
      expect(table.find(".turns button").getAttribute("aria-label")).toContain("Step 12");
    });

    it("nowhere that the kernel does not offer it", () => {
      const table = asked({ advice: null });
      expect(table.find("[data-target=ask]")).toBe(null);
      table.press(table.find(".un"), "h");
      expect(sent(table)).toEqual([]);
    });
  });

  describe("shows the chances over the board", () => {
    const on = (more) =>
      show({ ...scene(), walk: null, why: null, plan: null, chances: { ...chances(), sum: null }, board: plated(), ...more });

    it("by a separate button and key, wherever they are available", async () => {
      const table = show();
      expect(table.key("chances")).toBe(null);
      table.press(table.key("place:4B"), "c");
      expect(table.model.sent).toEqual([]);
      await table.change({ chances: { on: false } });
      expect(table.key("chances").getAttribute("aria-pressed")).toBe("false");
      expect(table.find(".chances")).toBe(null);
      table.key("chances").click();
      table.press(table.key("place:4B"), { key: "с", code: "KeyC" });
      await table.change({ chances: chances() });
      expect(table.key("chances").getAttribute("aria-pressed")).toBe("true");
      table.key("chances").click();
      table.press(table.key("chances"), "c");
      table.press(table.key("chances"), { key: "c", repeat: true });
      expect(sent(table)).toEqual(["on", "on", "off", "off"].map((target) => ({ kind: "chances", target })));
      await table.change({ chances: null });
      expect(table.find(".chances, .chance")).toBe(null);
    });

    it("as plates above the counters, instead of a target's words, and in the spoken text", () => {
      const table = on();
      const order = table.all("svg.map > g").map((layer) => layer.getAttribute("class"));
      expect(order.indexOf("plates")).toBeGreaterThan(order.indexOf("counters"));
      expect(table.all(".plates .un-el").map((plate) => plate.dataset.k)).toEqual(["chance DE Riflemen A", "chance 4B"]);
      expect(table.all(".lying .un-el").some((one) => one.dataset.k.startsWith("chance"))).toBe(false);
      expect(table.find(".un-plate").classList.contains("best")).toBe(true);
      expect(table.key("place:4B").getAttribute("aria-label")).toContain("danger 75%");
      const label = table.key("piece:DE Riflemen A").getAttribute("aria-label");
      expect(label.match(/51%/g)).toHaveLength(1);
      const tags = table.all(".tag text").map((text) => text.textContent);
      expect(show({ ...scene(), chances: null }).all(".tag text").length - tags.length).toBe(1);
      expect(table.key("tag:DE Riflemen A").querySelector(".br1")).not.toBe(null);
    });

    it("chosen by radio buttons, one tab stop per row, with the arrows", () => {
      const table = on();
      const rows = table.all("[role=radiogroup]");
      expect(rows.map((row) => row.getAttribute("aria-label"))).toEqual(["What is shown", "Your counter"]);
      expect(
        rows.map((row) => [...row.querySelectorAll("[role=radio]")].map((one) => [one.getAttribute("aria-checked"), one.tabIndex])),
      ).toEqual([
        [
          ["true", 0],
          ["false", -1],
          ["false", -1],
        ],
        [
          ["false", -1],
          ["true", 0],
        ],
      ]);
      table.key("chances:mode:from").focus();
      table.press(document.activeElement, "ArrowRight");
      expect(document.activeElement).toBe(table.key("chances:mode:danger"));
      table.press(document.activeElement, "ArrowLeft");
      table.press(document.activeElement, "ArrowUp");
      table.press(document.activeElement, "Home");
      table.key("chances:who:US Riflemen A").click();
      expect(sent(table).map(({ target }) => target)).toEqual(["mode:danger", "mode:from", "mode:best", "who:US Riflemen A"]);
      expect(table.model.sent[0]).toEqual({ kind: "chances", target: "mode:danger", revision: 12 });
    });

    it("the sum next to their choices, instead of the coach, until they are closed", async () => {
      const table = show({ ...scene(), walk: null, why: null, plan: null, coach: coach(), chances: { on: false } });
      expect(table.find(".panels").dataset.panel).toBe("coach");
      await table.change({ chances: chances() });
      expect(table.find(".panels").dataset.panel).toBe("chances");
      expect(table.find(".chance")).not.toBe(null);
      expect(table.all(".panel [role=radiogroup]")).toHaveLength(2);
      await table.change({ chances: { on: false } });
      expect(table.find(".panels").dataset.panel).toBe("coach");
    });

    it("with the sum of the target under the pointer, requested once", async () => {
      const table = on();
      const over = (name) => table.key(name).dispatchEvent(new Event("pointerover", { bubbles: true }));
      over("place:4B");
      over("place:4B");
      over("piece:US Scouts B");
      over("place:4B");
      table.key("place:3B").focus();
      const asked = sent(table).filter(({ kind }) => kind === "chances");
      expect(asked.map(({ target }) => target)).toEqual(["at:place:4B", "at:piece:US Scouts B", "at:place:4B", "at:place:3B"]);
      await table.change({ chances: { on: false } });
      over("place:6A");
      expect(sent(table).filter(({ kind }) => kind === "chances")).toHaveLength(4);
    });

    it("and the rules of that sum, apart from those of the plan", async () => {
      const table = on({ chances: chances() });
      const sum = table.find(".chance");
      expect(sum.textContent).toContain("2 dice: 51/100 (51%, about 1 in 2)");
      expect(sum.textContent).toContain("Two more.");
      sum.querySelector("[data-target='un.attack.3']").click();
      expect(table.last()).toEqual({ kind: "rule", target: "un.attack.3", line: null, revision: 12 });
      await table.change({ rule: { ...rule(), line: null } });
      expect(sum.querySelectorAll(".lc")).toHaveLength(1);
      expect(table.all(".act .lc")).toHaveLength(0);
    });
  });

  it("names each thing once, and the turn's end is not a separate tab stop", async () => {
    const table = show({
      ...scene(),
      coach: coach(),
      over: over(),
      plan: ruled(),
      head: { ...scene().head, languages: languages() },
      chances: chances(),
    });
    const stops = () =>
      table.all("[data-region]").map((region) => region.querySelectorAll('button:not([tabindex="-1"]):not([disabled])').length);
    const keys = () => table.all("button[data-key], [role=button], [role=group][data-key]").map((node) => node.dataset.key);
    expect(stops().every((count) => count <= 1)).toBe(true);
    expect(keys()).toEqual([...new Set(keys())]);
    await table.change({ over: null, curtain: { title: "Hand over", text: "", button: "I am Germany" } });
    expect(keys()).toEqual([...new Set(keys())]);
    await table.change({ curtain: null });
    const first = show().find('[data-region=hand] [tabindex="0"]');
    expect(first.dataset.key).toBe("card:h0");
  });

  it.each([
    ["a game", () => ({ ...scene(), plan: ruled(), head: { ...scene().head, lang: "en", languages: languages() } })],
    ["a lesson", () => ({ ...scene(), walk: null, coach: coach({ next: "Next" }) })],
    ["a quiz", () => ({ ...scene(), walk: null, coach: quiz() })],
    ["the end", () => ({ ...scene(), over: over(), plan: null, mine: { ...scene().mine, end: null } })],
    [
      "a number to type",
      () => ({ ...scene(), walk: null, plan: null, coach: quiz({ options: [], entry: { label: "Your answer", button: "Check" } }) }),
    ],
    ["the curtain", () => ({ ...scene(), curtain: { title: "Hand over", text: "Pass it.", button: "I am Germany" } })],
    ["the advice", () => ({ ...scene(), plan: null, why: null, walk: null, coach: null, advice: advice() })],
    ["the chances", () => ({ ...scene(), chances: chances(), board: plated() })],
    ["vehicles", () => ({ ...scene(), vehicles: vehicles(), board: [...scene().board, truck()] })],
  ])(
    "has nothing that axe finds serious in %s",
    async (_, traits) => {
      const table = show(traits());
      table.key("rule:14.0|un.attack.3").click();
      await table.change({ rule: { ...rule(), lessons: [{ id: "normandy/moving", label: "Moving" }] } });
      table.press(table.find("button"), "?");
      await Promise.resolve();
      // jsdom draws nothing, so the browser tests check colors and sizes.
      const { violations } = await axe.run(table.el, { resultTypes: ["violations"], rules: { "color-contrast": { enabled: false } } });
      const serious = violations.filter(({ impact }) => ["serious", "critical"].includes(impact));
      expect(serious.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
    },
    30_000,
  );

  it("inserts no markup from any text", async () => {
    const traits = hostile({ ...scene(), vehicles: vehicles(), board: [...scene().board, truck()] });
    const table = show(traits);
    const line = traits.log.lines[3];
    table.key(`rule:${line.id}|${line.rule}`).click();
    await table.change({ rule: { ...hostile(rule()), id: line.rule }, curtain: hostile({ title: "a", text: "b", button: "c" }) });
    await table.change({ curtain: null, coach: hostile(coach()), over: hostile(over()), plan: hostile(ruled()) });
    await table.change({ chances: hostile({ ...chances(), on: true }), board: hostile(plated()) });
    await table.change({ coach: hostile(quiz()), head: hostile({ ...scene().head, languages: languages() }) });
    await table.change({ rule: { ...hostile({ ...rule(), lessons: [{ id: "a", label: "b" }] }), id: line.rule } });
    table.press(table.find("button"), "?");
    table.key(`pile:s1:supply${HOSTILE}`).click();
    await Promise.resolve();
    expect(table.all("img, script, [onerror]")).toHaveLength(0);
    expect(globalThis.pwned).toBeUndefined();
    expect(table.find("h2").textContent).toBe(`La Raye${HOSTILE}`);
    expect(table.find(".un-counter .un-c-n").textContent).toBe(`4${HOSTILE}`);
    expect(table.find(".un-counter use").getAttribute("href")).toContain(HOSTILE);
    expect(table.find(".lc").textContent).toContain(HOSTILE);
  });
});
