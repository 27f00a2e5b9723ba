import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import desk from "../src/desk.js";
import { fakeModel, hostile } from "./teaching.js";

/** The teacher's side of a room: what it sends, and what it shows. */

const WORDS = {
  ...{
    close: "Close the room",
    results: "Results",
    stop: "End",
    back: "Back",
    undo: "Undo",
    remove: "Remove",
    rename: "Rename",
    move: "Move",
  },
  ...{ "move-text": "Type {code} there", "send-hint": "Send a hint", "all-pupils": "All pupils", "all-boards": "All boards", task: "Task" },
  ...{ "look-lesson": "Look into the lesson", look: "Look into the game", "show-hands": "Show hands", "hide-hands": "Hide hands" },
  ...{ said: "The coach", hand: "Hand", "last-steps": "Last steps", "close-line": "What do you keep?", "net-line": "Let pupils join?" },
};
const KINDS = [
  { id: "guess", label: "Guess", on: false, done: false },
  { id: "questions", label: "Questions", on: false, done: true },
];
const PICTURE = { src: "picture/1.svg", alt: "The board", ratio: "1.200" };
const PEOPLE = [
  { id: 1, name: "Blue Fox", plain: "Blue Fox", here: true, done: true, help: false, ticket: "" },
  { id: 2, name: "Pupil 2", plain: "Red Heron", here: false, done: false, help: false, ticket: "" },
];
const LOBBY = { what: "lobby", code: "CAPE", address: "10.0.0.2:8899", line: "2 are here", qr: { size: 21, path: "M0 0h1v1z" } };
const QUESTION = {
  ...{ what: "questions", code: "CAPE", address: "10.0.0.2:8899", line: "Question 1 of 2", count: "Answers: 1 of 2", n: 1, of: 2 },
  ...{ question: "Which?", options: ["a", "b"], picture: null, shown: null },
};
const SHOWN = {
  after: "Because.",
  bars: [
    { label: "a", n: 1, right: true },
    { label: "b", n: 3, right: false },
  ],
};
const LESSON = { what: "lesson", code: "CAPE", address: "", line: "Moving", count: "Done: 0 of 2", n: 0, of: 2, bars: [] };
const GRID = [
  { id: 1, name: "Blue Fox", marks: ["good", "go"], stuck: false, note: "" },
  { id: 2, name: "Pupil 2", marks: ["go", ""], stuck: true, note: "Step 1 for 3 minutes" },
];
const SCREEN = {
  ...{ pupil: 2, names: ["Pupil 2"], task: ["Move the scout."], said: ["Try again."], options: ["Wood", "Road"], hand: ["Scout"] },
  ...{ picture: PICTURE, state: "Step 1 of 2", missed: "2 misses" },
};
const BOARD = { names: ["Ann", "Ben"], score: [1, 2], winner: -1, state: "Round 3", picture: PICTURE, away: [false, true] };
const DUELS = {
  what: "duels",
  code: "CAPE",
  address: "",
  line: "2 games",
  count: "Games over: 0 of 2",
  n: 0,
  of: 2,
  boards: [BOARD, BOARD],
};
const GAME = { ...BOARD, hands: [], counts: ["4 cards", "3 cards"], log: ["Ann moves."] };

const view = (more = {}) => ({
  ...{ lang: "en", game: null, words: WORDS, stage: LOBBY, desk: {}, buttons: [], kinds: KINDS, people: PEOPLE, here: "1 is here" },
  ...{ net: "net", wall: "http://127.0.0.1/wall#w", page: "http://127.0.0.1/#CAPE", undo: "", hidden: false, closed: false },
  ...{ results: [], total: "0 answers", example: "room.results", note: "" },
  ...more,
});

const cleanups = [];

/** Show the teacher's side, as the page of its own does. */
function show(more = {}) {
  document.body.innerHTML = '<script type="application/json" id="data">{}</script>';
  return render(fakeModel({ view: view(more) }));
}

function render(model) {
  const el = document.body.appendChild(document.createElement("div"));
  const cleanup = desk.render({ model, el });
  cleanups.push(cleanup);
  const find = (selector) => el.querySelector(selector);
  const all = (selector) => [...el.querySelectorAll(selector)];
  return {
    ...{ el, model, cleanup, find, all },
    click: (selector) => find(selector).click(),
    texts: (selector) => all(selector).map((node) => node.textContent),
    put: (changes) => model.set("view", view(changes)),
    /** What a click sends, without the address at the start. */
    sent: () => model.sent.filter(({ kind }) => kind !== "page"),
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
});

describe("the lobby of the teacher", () => {
  it("shows the code large, the address and the QR code", () => {
    const { find } = show();
    expect(find(".r-bigcode").textContent).toBe("CAPE");
    expect(find(".r-join .r-adr").textContent).toBe("10.0.0.2:8899");
    expect(find(".k-qr path").getAttribute("d")).toBe("M0 0h1v1z");
    expect(find(".r-foot a.commit").href).toBe("http://127.0.0.1/wall#w");
  });

  it("opens the room to the network only after a second step", () => {
    const { click, find, sent } = show({ net: "local" });
    expect(find("[data-send=open]")).toBeNull();
    click("[data-do=net]");
    expect(find(".k-now").textContent).toContain("Let pupils join?");
    expect(sent()).toEqual([]);
    click("[data-do=none]");
    expect(find("[data-send=open]")).toBeNull();
    click("[data-do=net]");
    click("[data-send=open]");
    expect(sent()).toEqual([{ kind: "open", target: "" }]);
  });

  it("starts the activity that the teacher chooses", () => {
    const { click, sent, find } = show();
    expect(find("[data-send=start][data-target=questions] .k-tick")).not.toBeNull();
    expect(find("[data-send=start][data-target=guess] .k-tick")).toBeNull();
    click("[data-send=start][data-target=guess]");
    expect(sent()).toEqual([{ kind: "start", target: "guess" }]);
  });

  it("offers nothing but the results in a room that has closed", () => {
    const { all, find, click } = show({ closed: true });
    expect(all("[data-send=start]").every(({ disabled }) => disabled)).toBe(true);
    expect(find(".r-bar [data-do=close]")).toBeNull();
    expect(find(".r-bar a")).toBeNull();
    click("[data-do=results]");
    expect(find(".r-code").textContent).toBe("room.results");
  });
});

describe("an activity that runs", () => {
  const buttons = [
    { id: "show", label: "Show the answer", first: true },
    { id: "next", label: "Next", first: false },
  ];

  it("marks what runs, and sends what its buttons say", () => {
    const kinds = [KINDS[0], { ...KINDS[1], on: true }];
    const { click, find, sent, all } = show({ stage: QUESTION, kinds, buttons });
    expect(all("[aria-pressed=true]").map(({ dataset }) => dataset.target)).toEqual(["questions"]);
    expect(find(".k-now").textContent).toBe("Question 1 of 2Answers: 1 of 2");
    expect(find("[data-target=show]").className).toBe("commit");
    click("[data-send=act][data-target=show]");
    click("[data-send=act][data-target=next]");
    click("[data-send=stop]");
    expect(sent()).toEqual([
      { kind: "act", target: "show" },
      { kind: "act", target: "next" },
      { kind: "stop", target: "" },
    ]);
  });

  it("shows how many chose each option only after the answer is shown", () => {
    const { find, texts, put } = show({ stage: QUESTION, buttons });
    expect(find(".k-bars")).toBeNull();
    expect(texts(".r-opts b")).toEqual(["a", "b"]);
    expect(find(".k-nowdot").className).not.toContain("wait");
    put({ stage: { ...QUESTION, shown: SHOWN }, buttons });
    expect(find(".r-opts")).toBeNull();
    expect(texts(".k-bars li > b")).toEqual(["1", "3"]);
    expect(texts(".k-bars .right .l")).toEqual(["a"]);
    expect(find(".r-told").textContent).toBe("Because.");
    expect(find(".k-nowdot").className).toContain("wait");
  });

  it("draws a dot for each guess, and a brick for each roll", () => {
    const chart = { values: [20, 20, 60], low: 0, top: 100, flag: { x: 50, label: "51%" }, ends: [], told: "3 guesses", steps: [] };
    const guess = { ...QUESTION, what: "guess", faces: [], note: "", shown: chart };
    const { all, find, put } = show({ stage: guess });
    const spots = all("circle.dot").map((dot) => [dot.getAttribute("cx"), dot.getAttribute("cy")]);
    expect(new Set(spots.map(String)).size).toBe(3);
    expect(spots[0][0]).toBe(spots[1][0]);
    expect(find(".k-chart").getAttribute("aria-label")).toBe("3 guesses 51%");
    const bars = [
      { label: "0 hits", n: 2, expected: 1, low: 0, high: 3 },
      { label: "1 hit", n: 7, expected: 3, low: 1, high: 5 },
    ];
    const rolls = { what: "rolls", bars, running: [0, 1, 2], exact: 0.5, exactly: "Exactly 50%", told: "", verdict: "", total: "3 rolls" };
    put({ stage: { ...QUESTION, ...rolls } });
    expect(all("[data-key=rolls] path.dot").map((path) => path.getAttribute("d").split("M").length - 1)).toEqual([2, 7]);
    expect(find("[data-key=shares] circle.own")).not.toBeNull();
    expect(find(".w-foot").textContent).toBe("Exactly 50%");
  });

  it("draws an arrow for each way of a position, the widest for the most votes", () => {
    const way = (n, best) => ({ from: [0, 0], to: [90, 0], n, best });
    const heat = { width: 90, height: 90, washes: [{ points: "0,0 9,0 9,9", share: 0.6 }], ways: [way(1, false), way(4, true)] };
    const stay = { ...heat, ways: [{ ...way(2, false), to: [0, 0] }] };
    const shown = { told: "4 of 5", bars: SHOWN.bars };
    const { all, texts, put } = show({ stage: { ...QUESTION, what: "position", picture: PICTURE, heat, shown } });
    const wide = () => all(".heat .line").map((line) => Number(line.getAttribute("stroke-width")));
    expect(wide()[1]).toBeGreaterThan(wide()[0]);
    expect(texts(".heat text")).toEqual(["1", "4"]);
    expect(texts(".heat .best text")).toEqual(["4"]);
    put({ stage: { ...QUESTION, what: "position", picture: PICTURE, heat: stay, shown } });
    expect(wide()).toEqual([]);
    expect(texts(".heat text")).toEqual(["2"]);
    put({ stage: { ...QUESTION, what: "position", picture: PICTURE, heat: null, shown: null } });
    expect(all(".heat")).toEqual([]);
  });
});

describe("the pupils of a room", () => {
  const open = (more) => {
    const shown = show(more);
    shown.click("[data-pupil='2']");
    return shown;
  };

  it("are shown with who is away and who has answered", () => {
    const { texts, all } = show();
    expect(texts(".r-p")).toEqual(["Blue Fox", "Pupil 2"]);
    expect(texts(".r-p.away")).toEqual(["Pupil 2"]);
    expect(all(".r-p .k-tick")).toHaveLength(1);
  });

  it("are removed with two taps, and come back with one", () => {
    const { click, find, sent, put } = open();
    expect(find(".r-pop").getAttribute("aria-label")).toBe("Pupil 2");
    click("[data-send=remove]");
    expect(sent()).toEqual([{ kind: "remove", target: "2" }]);
    expect(find(".r-pop")).toBeNull();
    put({ people: PEOPLE.slice(0, 1), undo: "Red Heron is removed" });
    click("[data-send=undo]");
    expect(sent().at(-1)).toEqual({ kind: "undo", target: "" });
    vi.advanceTimersByTime(10_000);
    expect(find(".r-undo")).toBeNull();
  });

  it("are renamed from their own name, and no reload of the view takes what is typed", () => {
    const { find, sent, put } = open();
    const entry = find("[name=name]");
    expect(entry.value).toBe("Red Heron");
    entry.focus();
    entry.value = "Grey Hare";
    entry.dispatchEvent(new Event("input", { bubbles: true }));
    entry.blur(); // the button has been pressed, and not yet let go
    put({ here: "2 are here" });
    expect(find("[name=name]").value).toBe("Grey Hare");
    find("form").requestSubmit();
    expect(sent()).toEqual([{ kind: "rename", target: "2", value: "Grey Hare" }]);
    expect(find(".r-pop")).toBeNull();
  });

  it("do not get the name that was typed for another one", () => {
    const { click, find } = open();
    find("[name=name]").value = "Grey Hare";
    find("[name=name]").dispatchEvent(new Event("input", { bubbles: true }));
    click(".r-pupils [data-pupil='1']");
    expect(find("[name=name]").value).toBe("Blue Fox");
  });

  it("get a number for another phone, and the menu stays open for it", () => {
    const { click, find, sent, put } = open();
    click("[data-send=move]");
    expect(sent()).toEqual([{ kind: "move", target: "2" }]);
    put({ people: [PEOPLE[0], { ...PEOPLE[1], ticket: "417" }] });
    expect(find(".r-pop [role=status]").textContent).toBe("Type CAPE 417 there");
    expect(find("[data-send=move]")).toBeNull();
  });

  it("are hidden and shown by name", () => {
    const { click, sent, put } = show();
    click("[data-send=names]");
    put({ hidden: true });
    click("[data-send=names]");
    expect(sent()).toEqual([
      { kind: "names", target: "hide" },
      { kind: "names", target: "" },
    ]);
  });

  it("ask for help: the teacher gives a hint in a lesson, and elsewhere only comes", () => {
    const people = [{ ...PEOPLE[0], help: true }, PEOPLE[1]];
    const { click, find, sent, put } = show({ people, stage: LESSON, desk: { grid: [] } });
    expect(find(".r-look b").textContent).toBe("Blue Fox");
    click(".r-look [data-send=hint]");
    click(".r-look [data-send=help]");
    expect(sent()).toEqual([
      { kind: "hint", target: "1" },
      { kind: "help", target: "1" },
    ]);
    put({ people, stage: QUESTION });
    expect(find("[data-send=hint]")).toBeNull();
    put({ stage: QUESTION });
    expect(find(".r-look")).toBeNull();
  });
});

describe("a look into a lesson or a duel", () => {
  it("begins at the name of a pupil, and says who is stuck", () => {
    const { click, find, sent, texts } = show({ stage: LESSON, desk: { grid: GRID } });
    expect(texts(".r-look li")).toEqual(["Pupil 2Step 1 for 3 minutesSend a hint"]);
    expect(find(".r-lgrid .r-st").getAttribute("aria-label")).toBe("1 / 2");
    expect(find(".r-nm").getAttribute("aria-label")).toBe("Look into the lesson: Blue Fox");
    click(".r-lgrid [data-send=look][data-target='2']");
    expect(sent()).toEqual([{ kind: "look", target: "2" }]);
  });

  it("shows the screen of the pupil, sends a hint, and goes back to all", () => {
    const { click, find, sent, texts } = show({ stage: LESSON, desk: { grid: GRID }, game: SCREEN });
    expect(find(".k-now").textContent).toBe("Pupil 2Step 1 of 2");
    expect(texts(".w-list > p")).toEqual(["Move the scout.", "2 misses"]);
    expect(texts(".r-log li")).toEqual(["Wood", "Road", "Try again."]);
    expect(texts(".r-hand li")).toEqual(["Scout"]);
    expect(find(".w-pic img").alt).toBe("The board");
    click(".r-foot [data-send=hint]");
    click(".r-foot [data-send=look]");
    expect(sent()).toEqual([
      { kind: "hint", target: "2" },
      { kind: "look", target: "" },
    ]);
  });

  it("leaves out the parts of a screen that are empty", () => {
    const { texts, find } = show({ stage: LESSON, game: { ...SCREEN, said: [], hand: [], options: [], missed: "" } });
    expect(texts(".w-list h4")).toEqual(["Task"]);
    expect(find(".r-log, .r-hand, .w-list .k-small")).toBeNull();
  });

  it("begins at the board of a duel", () => {
    const { click, find, sent, all } = show({ stage: DUELS });
    expect(all(".r-duel")).toHaveLength(2);
    expect(find(".r-peek").getAttribute("aria-label")).toBe("Look into the game: Ann – Ben");
    click("[data-send=look][data-target='1']");
    expect(sent()).toEqual([{ kind: "look", target: "1" }]);
  });

  it("shows the hands of a duel only if the teacher asks for them", () => {
    const { click, sent, texts, find, put } = show({ stage: DUELS, game: GAME });
    expect(find(".r-hand")).toBeNull();
    expect(texts(".w-list section .k-small")).toEqual(["4 cards", "3 cards"]);
    expect(texts(".r-log li")).toEqual(["Ann moves."]);
    click("[data-send=hands]");
    put({ stage: DUELS, game: { ...GAME, hands: [["Scout"], ["Sniper", "Rifleman"]] } });
    expect(texts(".r-hand")).toEqual(["Scout", "SniperRifleman"]);
    expect(texts(".w-list section .k-small")).toEqual([]);
    click("[data-send=hands]");
    expect(sent()).toEqual([
      { kind: "hands", target: "show" },
      { kind: "hands", target: "" },
    ]);
  });
});

describe("the results and the end of a room", () => {
  it("shows a row for each activity, and an activity leads back", () => {
    const results = [["1. Guess", "2", "5", "40%"]];
    const { click, find, texts, sent } = show({ stage: QUESTION, results });
    click("[data-do=results]");
    expect(texts("tbody :is(th, td)")).toEqual(results[0]);
    expect(find("[data-do=results]").getAttribute("aria-pressed")).toBe("true");
    click("[data-send=start][data-target=questions]");
    expect(find("table")).toBeNull();
    expect(sent()).toEqual([{ kind: "start", target: "questions" }]);
  });

  it("closes the room with what the teacher wants to keep, names only if chosen", () => {
    const { click, find, sent } = show();
    click("[data-do=close]");
    expect(find("[name=keep]:checked").value).toBe("plain");
    expect(find(".r-foot .commit").textContent).toBe("save-close");
    click("[value=nothing]");
    expect(find(".r-foot .commit").textContent).toBe("just-close");
    click("[value=names]");
    expect(sent()).toEqual([]);
    click(".r-foot [data-send=close]");
    expect(sent()).toEqual([{ kind: "close", target: "names" }]);
    expect(find("[name=keep]")).toBeNull();
  });
});

describe("the teacher's side", () => {
  it("tells what went wrong, until something works", () => {
    const { find, put } = show({ note: "Somebody has this name." });
    expect(find("[role=alert]").textContent).toBe("Somebody has this name.");
    put({ note: "" });
    expect(find("[role=alert]").textContent).toBe("");
  });

  it("goes back with Escape, and keeps all keys but Tab from the notebook", () => {
    const { click, find, el } = show();
    const outside = vi.fn();
    el.addEventListener("keydown", ({ key }) => outside(key));
    const press = (key) => find(".r-rail button").dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    click("[data-do=results]");
    click("[data-pupil='1']");
    press("d");
    expect(find(".r-code")).not.toBeNull();
    press("Escape");
    expect(find(".r-code")).toBeNull();
    expect(find(".r-pop")).toBeNull();
    press("Tab");
    expect(outside.mock.calls).toEqual([["Tab"]]);
  });

  it("keeps the focus on a button while the view changes", () => {
    const { find, put } = show({ stage: QUESTION, buttons: [{ id: "show", label: "Show", first: true }] });
    const button = find("[data-send=act]");
    button.focus();
    put({ stage: { ...QUESTION, count: "Answers: 2 of 2", n: 2 }, buttons: [{ id: "show", label: "Show", first: true }] });
    expect(document.activeElement).toBe(button);
  });

  it("shows names and texts as they are", () => {
    const people = hostile([{ ...PEOPLE[0], help: true }]);
    const { el, put, click } = show({ people, note: hostile("x") });
    click("[data-pupil='1']");
    for (const changes of [
      { stage: LESSON, game: { ...hostile(SCREEN), picture: PICTURE, pupil: 2 } },
      { stage: DUELS, game: { ...hostile(GAME), picture: PICTURE, hands: hostile([["a"], ["b"]]) } },
      { stage: { ...LESSON, line: hostile("x") }, desk: { grid: hostile(GRID) } },
    ]) {
      put({ people, ...changes });
      expect(el.querySelector("script, img[src=x]")).toBeNull();
    }
    expect(globalThis.pwned).toBeUndefined();
    expect(el.textContent).toContain("<img src=x");
  });

  it("asks the kernel of a notebook for each picture once, and waits for it", () => {
    const model = fakeModel({ view: view() });
    const hear = vi.spyOn(model, "on");
    const { find, put } = render(model);
    put({ stage: DUELS });
    put({ stage: { ...DUELS, line: "3 games" } });
    expect(model.sent.filter(({ kind }) => kind === "picture")).toEqual([{ kind: "picture", target: "picture/1.svg" }]);
    expect(find(".r-duel")).toBeNull();
    const take = hear.mock.calls.find(([name]) => name === "msg:custom")[1];
    take({ kind: "picture", src: "picture/1.svg", svg: "<svg/>" });
    expect(find(".r-duel img").getAttribute("src")).toBe("data:image/svg+xml,%3Csvg%2F%3E");
    expect(find(".k-now").textContent).toContain("3 games");
  });

  it("leaves nothing behind, in a notebook either", () => {
    const { el, model, cleanup } = render(fakeModel({ view: view() }));
    cleanup();
    expect(model.listening()).toBe(0);
    expect(el.childElementCount).toBe(0);
  });
});
