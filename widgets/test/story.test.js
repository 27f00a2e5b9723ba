// @vitest-environment node
import { describe, expect, it } from "vitest";
import { begin, boardsOf, findHits, findRemovals, findStepOnMap, findWays, goOn, press, wordsOf } from "../src/story.js";

const step = (mine, more = {}) => ({
  mine,
  text: mine ? "You attack." : "They move.",
  act: "",
  then: "",
  rolls: [],
  lost: [],
  trace: null,
  ...more,
});
const rolled = (mine) => step(mine, { rolls: [{ note: "", need: "", dice: [] }] });
const played = (...steps) => ({ id: "1", did: "What Germany did", after: ["It ends."], steps });

const MINE = played(step(true));
const ONE = played(step(false));
const BOTH = played(step(true), step(false), step(false));
const ASKS = { state: "" };
const JUDGED = { state: "good" };

/** The actions, the lesson, whether the page has just been opened; then what is shown, and whether it moves. */
const STARTS = [
  ["your dice come first", BOTH, null, false, "roll", true],
  ["the other side's turn", ONE, null, false, "step", true],
  ["on a new page, the list", BOTH, null, true, "list", false],
  ["on a new page, nothing of yours alone", MINE, null, true, "", false],
  ["a lesson that asks does not matter", ONE, ASKS, false, "step", true],
  ["the verdict of a lesson comes first", ONE, JUDGED, false, "", false],
  ["on a new page too", ONE, JUDGED, true, "", false],
  ["but not before dice", played(rolled(false)), JUDGED, false, "step", true],
  ["nor before losses", played(step(false, { lost: [{}] })), JUDGED, false, "step", true],
];

describe("the start", () => {
  it.each(STARTS)("%s", (_, actions, coach, isFirst, view, isMoving) => {
    const turn = begin(actions, coach, isFirst);
    expect(turn).toEqual({ story: { id: "1", of: actions, at: 0, view, again: false }, spoken: isMoving ? "" : null, isMoving });
  });
});

const at = (index, view, again = false) => ({ id: "1", of: BOTH, at: index, view, again });

/** The part that is shown, the button; then the step, the view, whether it is shown again, and what is spoken. */
const BUTTONS = [
  ["next", at(0, "roll"), "go-on", [1, "step", false, ""]],
  ["next after the last step", at(2, "step"), "go-on", [2, "list", false, "What Germany did"]],
  ["skip a step", at(1, "step"), "skip", [1, "list", false, "What Germany did. It ends."]],
  ["skip a step that is shown again", at(1, "step", true), "skip", [1, "list", false, "What Germany did"]],
  ["skip the list", at(2, "list"), "skip", [2, "", false, ""]],
  ["again", at(0, "roll"), "again", [0, "roll", false, ""]],
  ["again from the list", at(1, "step", true), "again", [1, "step", true, ""]],
  ["to the list", at(1, "step", true), "to-list", [1, "list", false, "What Germany did"]],
  ["off", at(2, "list"), "off", [2, "", false, ""]],
  ["see a line of the list", at(2, "list"), "see:1", [1, "step", true, ""]],
  ["another speed shows the step from its start", at(1, "step", true), "speed:2", [1, "step", false, ""]],
];

describe("a button", () => {
  it.each(BUTTONS)("%s", (_, story, name, expected) => {
    const turn = press(story, BOTH, name);
    expect([turn.story.at, turn.story.view, turn.story.again, turn.spoken]).toEqual(expected);
    expect(turn.isMoving).toBe(["roll", "step"].includes(turn.story.view));
  });

  it("of another kind does nothing", () => expect(press(at(0, "roll"), BOTH, "else")).toBeNull());

  it("needs no list after a single step", () => {
    expect(goOn({ ...at(0, "step"), of: ONE }, ONE).story.view).toBe("");
    expect(press({ ...at(0, "roll"), of: MINE }, MINE, "skip")).toMatchObject({ story: { view: "" }, spoken: "It ends." });
  });
});

describe("what is spoken", () => {
  it("ends with what came after all steps, unless a step is shown again", () => {
    expect(wordsOf(at(1, "step"), BOTH.steps[1], 1)).toBe("They move.");
    expect(wordsOf(at(2, "step"), BOTH.steps[2], 2)).toBe("They move. It ends.");
    expect(wordsOf(at(2, "step", true), BOTH.steps[2], 2)).toBe("They move.");
  });
});

const piece = (k, p, x, more = {}) => ({ k, p, x, y: 0, t: "counter", n: 1, s: "", ...more });

describe("the map", () => {
  const before = [piece("a", "A", 0), piece("b", "B", 50), piece("o", "B", 50, { t: "ring" })];
  const after = [piece("a", "C", 100), piece("b", "B", 50, { n: 2 })];
  const places = [
    { id: "A", cx: 0, cy: 0 },
    { id: "B", cx: 50, cy: 9 },
    { id: "C", cx: 100, cy: 0 },
  ];
  const middle = { x: 50, y: 9 };
  const ends = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ];

  /** The path, and the points of the way of the piece that moves, and whether it is that of the step. */
  const WAYS = [
    ["along the path", { path: ["A", "B", "C"] }, [ends[0], middle, ends[1]], true],
    ["straight if it is the path of an attack", { path: ["A", "B", "C"], target: "C" }, ends, true],
    ["straight if another piece goes the path", { path: ["B", "A", "C"] }, ends, false],
  ];

  it.each(WAYS)("a piece moves %s", (_, trace, points, isOwn) => {
    expect(findWays([before, after], 0, trace, places)).toEqual([{ k: "a", points, isOwn }]);
  });

  it("shakes what dice have changed, and fades out what they removed", () => {
    expect(findHits([before, after], 0, rolled(true)).map(({ k }) => k)).toEqual(["b"]);
    expect(findHits([before, after], 0, step(true))).toEqual([]);
    expect(findRemovals([before, [after[0]]], 0).map(({ k }) => k)).toEqual(["b"]); // not the ring
  });

  it("is the one after the step, without the odds", () => {
    const boards = boardsOf([...before, piece("p", "A", 0, { t: "odds" })], [step(true), step(false)]);
    expect(boards).toEqual([before, before, before]);
    const scene = { played: played(step(true, { trace: { path: ["A"] } }), step(false)), advice: {}, board: after };
    expect(findStepOnMap(scene, at(0, "roll"), [before, after, after])).toMatchObject({
      board: after,
      advice: null,
      marks: { trace: { path: ["A"] } },
    });
    for (const story of [null, at(0, "list"), at(0, "")]) expect(findStepOnMap(scene, story, boards)).toBeNull();
  });

  it("has the head and the cards of its moment", () => {
    const back = (round) => ({ moment: { "~": { head: { "~": { round: { "=": round } } } } } });
    const told = played(step(false, back("1")), step(false), step(false, back("2")));
    const scene = { played: told, head: { round: "3", lang: "en" }, mine: { piles: [] }, board: [] };
    const rounds = [0, 1, 2].map((index) => findStepOnMap(scene, at(index, "step"), [[], [], [], []]).head);
    expect(rounds).toEqual(["1", "2", "2"].map((round) => ({ round, lang: "en" })));
    expect(scene.head.round).toBe("3");
  });

  it("has the cards that the page knows and the numbers of the piles at its moment", () => {
    const [hand, deck] = [
      { id: "hand", label: "hand", count: 4, title: "German hand: 4 cards, hidden" },
      { id: "deck", count: 1, title: "" },
    ];
    const moment = {
      "~": { mine: { "~": { hand: { "#": [{ "@": "s1 Scout A", "~": {} }] } } }, foe: { "~": { counts: { "~": { hand: 2 } } } } },
    };
    const known = { id: "Scout A", title: "Scout" };
    const scene = {
      played: played(step(false, { moment })),
      ground: { cards: { "s1 Scout A": known } },
      mine: { hand: [] },
      foe: { piles: [hand, deck] },
    };
    const past = findStepOnMap({ ...scene, board: [] }, at(0, "step"), [[], []]);
    expect(past.mine.hand).toEqual([known]);
    expect(past.foe.piles).toEqual([{ ...hand, count: 2, title: "hand: 2" }, deck]);
  });
});
