import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { viewTable } from "../src/pupil-tables.js";
import { HOSTILE } from "./teaching.js";

/** The page of a pupil and the projector, with a socket in the hands of the test. */
class Socket extends EventTarget {
  static all = [];

  constructor(address) {
    super();
    this.address = address;
    this.sent = [];
    Socket.all.push(this);
  }

  send(text) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.dispatchEvent(new Event("close"));
  }

  say(...messages) {
    for (const message of messages) this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(message) }));
  }
}

const last = () => Socket.all.at(-1);
const sent = (kind) => last().sent.filter((message) => message.kind === kind);
const WELCOME = { kind: "welcome", pupil: 1, secret: "s1", name: "Blue Fox", code: "CAPE", lang: "en" };
const QUESTION = {
  ...{ kind: "view", task: 3, what: "questions", q: 1, line: "Question 2 of 3", question: "Which?" },
  ...{ options: ["a", "b", "c"], picture: null, mine: null, shown: null, score: "" },
};
const click = (selector) => document.querySelector(selector).click();
const press = (key) => document.querySelector(".k-phone").dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));

/** Open the page, as after a load. */
async function openPage(page = "pupil", hash = "") {
  location.hash = hash;
  const data = { words: { en: {}, uk: {} }, names: { en: "Ann, Ben" }, languages: { en: "English", uk: "Українська" }, lang: "en", page };
  document.body.innerHTML = `<script type="application/json" id="data">${JSON.stringify(data)}</script>`;
  vi.resetModules();
  await import("../src/pupil.js");
  last().dispatchEvent(new Event("open"));
}

beforeEach(() => {
  localStorage.clear();
  Socket.all.length = 0;
  vi.useFakeTimers({ toFake: ["setInterval", "setTimeout", "clearInterval", "clearTimeout"] });
  vi.stubGlobal("WebSocket", Socket);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the page of a pupil", () => {
  it("joins with the code of the address, and comes back by its secret", async () => {
    await openPage("pupil", "#CAPE");
    expect(last().sent).toEqual([]);
    document.querySelector("[name=name]").value = "Blue Fox";
    document.querySelector("form").requestSubmit();
    expect(sent("join")).toEqual([{ kind: "join", n: 1, code: "CAPE", name: "Blue Fox", lang: "en" }]);
    last().say(WELCOME, { kind: "got", n: 1 });
    await openPage();
    expect(sent("join")[0]).toMatchObject({ code: "CAPE", secret: "s1" });
  });

  it("keeps the secret of one room from another", async () => {
    await openPage("pupil", "#CAPE");
    document.querySelector("[name=name]").value = "Blue Fox";
    document.querySelector("form").requestSubmit();
    last().say(WELCOME);
    await openPage("pupil", "#HXTM");
    expect(last().sent).toEqual([]);
    expect(document.querySelector("[name=code]").value).toBe("HXTM");
  });

  it("tells why the room does not let somebody in", async () => {
    await openPage("pupil", "#CAPE");
    document.querySelector("form").requestSubmit();
    last().say({ kind: "refused", why: "name" });
    expect(document.querySelector("[role=alert]").textContent).toBe("error-name");
    expect(document.querySelector("[name=name]").getAttribute("aria-invalid")).toBe("true");
  });

  it("sends a tap on an option, or its letter, with task and question", async () => {
    await openPage();
    last().say(WELCOME, QUESTION);
    click('[data-answer="2"]');
    press("b");
    press("1");
    expect(sent("answer").map(({ task, q, value }) => [task, q, value])).toEqual([
      [3, 1, 2],
      [3, 1, 1],
      [3, 1, 0],
    ]);
  });

  it("marks an answer only when the room has it, and sends none once it is shown", async () => {
    await openPage();
    last().say(WELCOME, QUESTION);
    click('[data-answer="0"]');
    expect(document.querySelector('[aria-pressed="true"]')).toBe(null);
    last().say({ ...QUESTION, mine: 0 });
    expect(document.querySelector('[aria-pressed="true"] b').textContent).toBe("a");
    last().say({ ...QUESTION, mine: 0, shown: { right: 1, why: "no", after: "because", bars: [] } });
    press("c");
    expect(sent("answer")).toHaveLength(1);
  });

  it("suggests no guess, and sends the chosen one once", async () => {
    await openPage();
    const view = { question: "How likely?", faces: [], note: "", scale: "percent", options: [], mine: null, words: "", shown: null };
    last().say(WELCOME, { kind: "view", task: 1, what: "guess", ...view });
    expect(document.querySelector("[data-do=send-guess]").disabled).toBe(true);
    click("[data-do=more]");
    click("[data-do=more]");
    click("[data-do=less]");
    click("[data-do=send-guess]");
    expect(sent("answer").map(({ value }) => value)).toEqual([51]);
  });

  it("numbers the rolls, and sends what real dice showed", async () => {
    await openPage();
    const view = { line: "", dice: 2, hits: [8, 9, 0], symbols: [], times: 6, rolls: [[1, 2]], note: "", left: "", verdict: "", nth: "" };
    last().say(WELCOME, { kind: "view", task: 2, what: "rolls", ...view });
    click("[data-do=roll]");
    click("[data-do=real-dice]");
    click('[data-face="9"]');
    click('[data-face="3"]');
    click("[data-do=send-roll]");
    expect(sent("roll").map(({ k, faces }) => [k, faces])).toEqual([
      [2, undefined],
      [2, [9, 3]],
    ]);
  });

  it("offers each symbol of a die once, and sends the face", async () => {
    await openPage();
    const symbols = ["infantry", "infantry", "armor", "grenade", "star", "flag"].map((symbol) => ({ symbol, name: `the ${symbol}` }));
    const view = { line: "", dice: 1, hits: [0, 1, 3], symbols, times: 2, rolls: [[3]], note: "", left: "", verdict: "", nth: "" };
    last().say(WELCOME, { kind: "view", task: 2, what: "rolls", ...view });
    expect(document.querySelector(".k-dice").getAttribute("aria-label")).toBe("the grenade");
    click("[data-do=real-dice]");
    expect([...document.querySelectorAll("[data-face]")].map((key) => key.dataset.face)).toEqual(["0", "2", "3", "4", "5"]);
    click('[data-face="4"]');
    click("[data-do=send-roll]");
    expect(sent("roll").map(({ k, faces }) => [k, faces])).toEqual([[2, [4]]]);
  });

  it("offers another game after the end", () => {
    const over = { what: "duels", line: "Over", act: false, foe: "Ben", foe_here: true, sides: ["US", "Germany"], takeover: "" };
    const footOf = (again) =>
      viewTable({ phrase: (key) => key, own: {}, view: { ...over, again } }).foot.map(({ props }) => props["data-do"]);
    expect(footOf({ label: "Play again", note: "Swapped." })).toEqual(["change-table"]);
    expect(footOf({ label: "", note: "Waiting for Ben." })).toEqual([]);
    expect(footOf(null)).toEqual([]);
  });

  it("keeps the secret if too many pages are open", async () => {
    await openPage();
    last().say(WELCOME, { kind: "refused", why: "many" });
    expect(localStorage.getItem(localStorage.key(0))).toContain('"s1"');
  });

  it("shows names and texts as they are", async () => {
    await openPage();
    globalThis.pwned = 0;
    last().say({ ...WELCOME, name: HOSTILE }, { ...QUESTION, question: HOSTILE, options: [HOSTILE, "b"], line: HOSTILE });
    expect(document.querySelector("[data-answer] b").textContent).toBe(HOSTILE);
    expect(document.querySelectorAll(".k-phone img, .k-phone script")).toHaveLength(0);
    expect(globalThis.pwned).toBe(0);
  });

  it("says that the connection is lost, and takes up where it was", async () => {
    await openPage();
    last().say(WELCOME, QUESTION);
    click('[data-answer="1"]');
    last().close();
    expect(document.querySelector("main").hasAttribute("inert")).toBe(true);
    expect(document.querySelector("[data-do=retry]")).not.toBe(null);
    vi.advanceTimersByTime(1000);
    last().dispatchEvent(new Event("open"));
    expect(sent("join")[0].secret).toBe("s1");
    expect(sent("answer")).toEqual([]);
    last().say(WELCOME);
    expect(sent("answer").map(({ value }) => value)).toEqual([1]);
    expect(sent("join")).toHaveLength(1);
    expect(document.querySelector("main").hasAttribute("inert")).toBe(false);
  });

  it("ends with the room, and forgets the secret", async () => {
    await openPage();
    last().say(WELCOME, QUESTION, { kind: "bye", why: "closed", rows: [["Questions", "Which?", "a"]] });
    expect(document.querySelector("[data-answer]")).toBe(null);
    expect(document.querySelector("[data-do=save]")).not.toBe(null);
    last().close();
    vi.advanceTimersByTime(60000);
    expect(Socket.all).toHaveLength(1);
    expect(localStorage.getItem(localStorage.key(0))).not.toContain("s1");
  });

  it("asks for help and takes it back", async () => {
    await openPage();
    last().say(WELCOME, QUESTION);
    for (const _ of [1, 2]) {
      click("[data-do=menu]");
      click("[data-do=help]");
    }
    expect(sent("help").map(({ on }) => on)).toEqual([true, false]);
  });
});

describe("the projector", () => {
  it("sends its secret and nothing else, and shows names as they are", async () => {
    await openPage("wall", "#w1");
    const lobby = { kind: "stage", what: "lobby", code: "CAPE", address: "10.0.0.7:8899", lang: "en", line: "1 here", qr: null };
    last().say({ ...lobby, names: [HOSTILE] });
    expect(document.body.textContent).toContain("CAPE");
    expect(document.querySelectorAll(".r-wall img, .r-wall script")).toHaveLength(0);
    expect(last().sent.filter(({ kind }) => kind !== "alive")).toEqual([{ kind: "watch", n: 1, secret: "w1" }]);
    last().say({ kind: "bye", why: "closed", rows: [] });
    expect(document.querySelector(".w-over").textContent).toContain("ended-line");
  });
});
