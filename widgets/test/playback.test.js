import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import widget from "../src/table.js";
import { coach, scene } from "./scene.js";

const die = (n, hit) => ({ n, hit, word: hit ? "hit" : "miss" });
const step = (id, more = {}) => ({
  id,
  side: "s2",
  mine: false,
  icon: "move",
  card: null,
  act: "Move",
  text: `Step ${id}`,
  then: "",
  trace: null,
  rolls: [],
  verdict: "",
  lost: [],
  ...more,
});
const rolled = (id, more = {}) =>
  step(id, {
    icon: "attack",
    act: "Attack",
    rolls: [{ note: "", need: "needed 8", state: "hit", dice: [die(8, true)] }],
    verdict: "Hit",
    ...more,
  });
const lost = { side: "s1", title: "Scout", band: "A", figure: "scouts", from: "hand", text: "You lose Scout A." };
const played = (steps, id = "2") => ({ id, side: "s2", title: "Turn: Germany", did: "What Germany did", onward: "Your turn", steps });

/** Animations as a browser has them: a list of those that run. */
let running;

function animations() {
  running = new Set();
  Element.prototype.animate = function () {
    const one = { cancel: () => running.delete(one), finish: () => running.delete(one) };
    running.add(one);
    return one;
  };
  Element.prototype.getAnimations = () => [...running];
}

function show(traits) {
  const listeners = new Map();
  const model = {
    sent: [],
    get: (name) => traits[name],
    set: (name, value) => (traits[name] = value),
    on: (name, one) => listeners.set(name, [...(listeners.get(name) ?? []), one]),
    off: () => {},
    send: (message) => model.sent.push(message),
  };
  const el = document.createElement("div");
  document.body.append(el);
  const stop = widget.render({ model, el });
  const change = async (changes) => {
    Object.assign(traits, changes);
    for (const name of Object.keys(changes)) for (const one of listeners.get(`change:${name}`) ?? []) one();
    await Promise.resolve();
    await Promise.resolve();
  };
  const press = async (name) => {
    el.querySelector(`[data-own="story:${name}"]`).click();
    await Promise.resolve();
    await Promise.resolve();
  };
  const key = async (name, target = el.querySelector("[data-region=map] [data-nav]")) => {
    target.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
    await Promise.resolve();
    await Promise.resolve();
  };
  return {
    el,
    model,
    change,
    press,
    key,
    stop,
    panel: () => el.querySelector(".panels").dataset.panel,
    spoken: () => el.querySelector("[data-key=spoken]").textContent,
  };
}

describe("what has been played", () => {
  let table;
  const open = (more = {}) =>
    (table = show({ ...scene(), walk: null, plan: null, why: null, coach: null, over: null, played: null, ...more }));
  const motion = (reduced) =>
    vi.stubGlobal("matchMedia", (query) => ({
      matches: query.includes("no-preference") ? !reduced : false,
      addEventListener() {},
      removeEventListener() {},
    }));

  beforeEach(() => {
    localStorage.clear();
    animations();
    motion(false);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  });
  afterEach(() => {
    table.stop();
    document.body.replaceChildren();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    delete Element.prototype.animate;
    delete Element.prototype.getAnimations;
  });

  it("the opponent says why, until the reasons are turned off, and the choice is kept", async () => {
    const why = () => table.el.querySelector(".panels [data-key=reason]")?.textContent;
    const opponents = [
      { id: "random", label: "Random", chosen: false },
      { id: "careful", label: "Rules of thumb", chosen: true },
    ];
    open({ head: { ...scene().head, opponents } });
    await table.change({ played: played([step("1", { why: "It wins the game." }), step("2")]) });
    expect(why()).toBe("It wins the game.");
    const own = async (name) => {
      table.el.querySelector(`[data-own="${name}"]`).click();
      await Promise.resolve();
      await Promise.resolve();
    };
    await own("menu");
    await own("reasons:off");
    expect(why()).toBeUndefined();
    expect(JSON.parse(localStorage.getItem("undaunted-nb.playback")).reasons).toBe(false);
    await own("reasons:on");
    expect(why()).toBe("It wins the game.");
    table.el.querySelector("[data-kind=opponent][data-target=random]").click();
    await Promise.resolve();
    expect(table.model.sent.at(-1)).toMatchObject({ kind: "opponent", target: "random" });
  });

  it.each([
    [false, true],
    [true, false],
  ])("a solved exercise (quiet: %s) is celebrated: %s", async (quiet, joy) => {
    open({ coach: coach({ state: "", said: [] }) });
    await table.key("Enter");
    await table.change({ coach: coach({ state: "good", said: ["So."], quiet }) });
    expect(table.el.querySelectorAll(".bit").length > 0).toBe(joy);
  });

  it("the verdict of a lesson comes before what the other side did without dice or losses", async () => {
    open({ coach: coach({ state: "", said: [] }) });
    await table.change({ coach: coach({ state: "good", said: ["So."] }), played: played([step("1")]) });
    expect(table.panel()).toBe("coach");
    await table.change({ played: played([step("1"), rolled("2")], "3") });
    expect(table.panel()).toBe("enemy");
    for (const _ of [1, 2]) await table.press("go-on");
    expect(table.panel()).toBe("did");
    expect(table.el.querySelector(".panels .commit").textContent).not.toContain("Your turn");
  });

  it("your own dice stay in the panel until Go on", async () => {
    open();
    await table.change({ played: played([rolled("1", { mine: true, plan: { title: "Attack 1", sum: [], icon: "attack" } })]) });
    expect(table.panel()).toBe("rolled");
    expect(running.size).toBeGreaterThan(0);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(table.panel()).toBe("rolled");
    await table.press("go-on");
    expect(table.panel()).not.toBe("rolled");
    expect(table.model.sent).toEqual([]);
  });

  it.each(["Tab", "ArrowUp", "x", "Escape", "Enter"])("%s ends all motion at once, and the faces are those that count", async (key) => {
    open();
    await table.change({ played: played([rolled("1")]) });
    await vi.advanceTimersByTimeAsync(300);
    expect(running.size).toBeGreaterThan(0);
    await table.key(key);
    expect(running.size).toBe(0);
    const face = table.el.querySelector(".d10 text");
    if (face) expect(face.textContent).toBe("8");
  });

  it("a click keeps its meaning: it sends the message and ends the step", async () => {
    open();
    await table.change({ played: played([rolled("1"), step("2")]) });
    const card = table.el.querySelector("[data-card-name]");
    card.dispatchEvent(new Event("pointerdown", { bubbles: true }));
    expect(running.size).toBe(0);
    card.click();
    await Promise.resolve();
    expect(table.model.sent.at(-1).kind).toBe("tap");
    await Promise.resolve();
    expect(["enemy", "did"]).not.toContain(table.panel());
  });

  it("the map goes back to each step, without the odds, and then forward to the current board", async () => {
    const traits = scene();
    const moved = traits.board.find(({ t }) => t === "counter");
    const gone = { ...moved, k: "gone", x: 300, y: 300 };
    const plate = { ...moved, k: "chance x", t: "plate", text: "51%", note: "", top: true };
    open({ board: [...traits.board, plate] });
    const back = { "~": { [moved.k]: { "~": { x: { "=": 11 } } } } };
    const here = (k) => table.el.querySelector(`[data-region=map] [data-k="${k}"]`);
    const x = () => Number(/[\d.]+/.exec(here(moved.k).getAttribute("transform"))[0]);
    await table.change({
      played: played([step("1"), step("2", { board: { "#": [[0, traits.board.length], gone] } }), step("3", { board: back })]),
    });
    expect([x(), Boolean(here("gone")), here("chance x")]).toEqual([11, true, null]);
    await table.press("go-on");
    expect([x(), here("chance x")]).toEqual([11, null]);
    await table.press("go-on");
    expect(x()).toBe(moved.x);
    await table.press("skip");
    await table.press("off");
    expect([x(), Boolean(here("chance x"))]).toEqual([moved.x, true]);
  });

  it("no number is spoken while the dice roll, and one sentence per step after it", async () => {
    open();
    await table.change({ played: played([rolled("1", { lost: [lost] })]) });
    expect(table.spoken()).toBe("");
    await vi.advanceTimersByTimeAsync(500);
    expect(table.spoken()).toBe("");
    await vi.advanceTimersByTimeAsync(4000);
    expect(table.spoken()).toBe("Step 1. Hit. You lose Scout A.");
  });

  it("nothing breaks if the kernel's next answer comes while the dice roll", async () => {
    open();
    await table.change({ played: played([rolled("1")]) });
    await vi.advanceTimersByTimeAsync(300);
    const broken = vi.fn();
    process.on("uncaughtException", broken);
    await table.change({ played: null });
    await vi.advanceTimersByTimeAsync(1000);
    process.off("uncaughtException", broken);
    expect(broken).not.toHaveBeenCalled();
    expect(running.size).toBe(0);
    expect(table.panel()).not.toBe("enemy");
  });

  it("one sentence is spoken for each thing that happened, the faces with their dice, and the end of the turn last", async () => {
    open();
    const steps = [
      step("1", { card: { side: "s2", title: "Scout B", band: "B", figure: "" } }),
      rolled("2", { before: ["You draw Scout A"], fell: "Dice: flag", lost: [lost] }),
    ];
    await table.change({ played: { ...played(steps), after: ["Germany ends its turn", "Round 2"] } });
    await vi.advanceTimersByTimeAsync(5000);
    expect(table.spoken()).toBe("Scout B: Move. Step 1.");
    await table.press("go-on");
    await vi.advanceTimersByTimeAsync(500);
    expect(table.spoken()).toBe("");
    await vi.advanceTimersByTimeAsync(5000);
    expect(table.spoken()).toBe("You draw Scout A. Step 2. Dice: flag. Hit. You lose Scout A. Germany ends its turn. Round 2.");
    await table.press("go-on");
    expect(table.spoken()).toBe("What Germany did");
    await table.press("see:1");
    await vi.advanceTimersByTimeAsync(5000);
    expect(table.spoken()).toBe("Step 2. Dice: flag. Hit. You lose Scout A.");
  });

  it("skipping the steps still speaks the end of the turn", async () => {
    open();
    await table.change({ played: { ...played([step("1"), step("2")]), after: ["Round 2"] } });
    await table.key("Escape");
    expect(table.spoken()).toBe("What Germany did. Round 2.");
  });

  it("a message to the kernel ends the steps with its answer, or soon without one", async () => {
    open();
    await table.change({ played: played([step("1"), step("2")]) });
    table.el.querySelector("[data-key=undo]").click();
    await Promise.resolve();
    expect(table.panel()).toBe("enemy"); // not drawn yet, because the answer draws everything
    await table.change({ revision: 9 });
    expect(table.panel()).not.toBe("enemy");
    await table.change({ played: played([step("3"), step("4")], "4") });
    table.el.querySelector("[data-key=undo]").click();
    await vi.advanceTimersByTimeAsync(50);
    expect(table.panel()).not.toBe("enemy");
  });

  it("the other side's turn waits for Next in the first games, then lists its actions with their steps", async () => {
    open();
    await table.change({ played: played([step("1"), rolled("2", { lost: [lost] }), step("3")]) });
    expect(table.panel()).toBe("enemy");
    await vi.advanceTimersByTimeAsync(20_000);
    expect(table.el.querySelector(".say").textContent).toBe("Step 1");
    expect(table.el.querySelector(".log")).toBeNull();
    await table.press("go-on");
    expect(table.el.querySelector(".enemy .lcard.struck")).toBeTruthy();
    expect(table.el.querySelector(".lost-card")).toBeTruthy();
    await table.key("Escape");
    expect(table.panel()).toBe("did");
    expect(table.el.querySelectorAll(".lines .line")).toHaveLength(3);
    expect(table.el.querySelectorAll(".lines .line")[1].textContent).toContain("You lose Scout A.");
    await table.press("see:2");
    expect(table.el.querySelector(".say").textContent).toBe("Step 3");
    await table.press("to-list");
    await table.key("Enter");
    expect(table.panel()).not.toBe("did");
    expect(table.el.querySelector(".lost-card")).toBeNull();
    expect(table.model.sent).toEqual([]);
  });

  it("Escape skips a step, and pressed again skips the list", async () => {
    open();
    await table.change({ played: played([step("1"), step("2")]) });
    await table.key("Escape");
    expect(table.panel()).toBe("did");
    await table.key("Escape");
    expect(table.panel()).not.toBe("did");
    expect(table.model.sent).toEqual([]);
  });

  it.each(["1", "2"])("at %s× it goes on by itself to the list, and not after a key", async (speed) => {
    localStorage.setItem("undaunted-nb.playback", JSON.stringify({ speed }));
    open();
    await table.change({ played: played([step("1"), step("2")]) });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(table.panel()).toBe("did");
    await table.change({ played: played([step("4"), step("5")], "3") });
    await table.key("x");
    await vi.advanceTimersByTimeAsync(20_000);
    expect(table.panel()).toBe("enemy");
  });

  it("after the first games it goes on by itself", async () => {
    localStorage.setItem("undaunted-nb.playback", JSON.stringify({ games: 3 }));
    open();
    await table.change({ played: played([step("1"), step("2")]) });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(table.panel()).toBe("did");
    expect(JSON.parse(localStorage.getItem("undaunted-nb.playback")).games).toBe(4);
  });

  it.each([
    ["reduced motion", true, "1"],
    ["at once", false, "now"],
  ])("%s: nothing moves, and each step waits for Next", async (_, reduced, speed) => {
    motion(reduced);
    localStorage.setItem("undaunted-nb.playback", JSON.stringify({ speed }));
    open();
    await table.change({ played: played([rolled("1"), step("2")]) });
    expect(running.size).toBe(0);
    expect(table.el.querySelector(".d10 text").textContent).toBe("8");
    expect(table.spoken()).toBe("Step 1. Hit.");
    await vi.advanceTimersByTimeAsync(20_000);
    expect(table.panel()).toBe("enemy");
    await table.press("go-on");
    expect(running.size).toBe(0);
  });

  it("a page opened during it lists the events without repeating them", () => {
    open({ played: played([step("1")]) });
    expect(table.panel()).toBe("did");
    expect(running.size).toBe(0);
  });

  it("a win is a success, after the dice have been seen", async () => {
    open();
    table.model.send({}); // this view is the one that was used
    table.el.querySelector("[data-card-name]").click();
    await table.change({ played: played([rolled("1", { mine: true })]), over: { title: "You win", won: true, text: "", buttons: [] } });
    expect(table.panel()).toBe("rolled");
    expect(table.el.querySelectorAll(".bit")).toHaveLength(0);
    await table.press("go-on");
    expect(table.panel()).toBe("over");
    expect(table.el.querySelectorAll(".bit")).toHaveLength(14);
    await vi.advanceTimersByTimeAsync(2000);
    expect(table.el.querySelectorAll(".bit")).toHaveLength(0);
  });
});
