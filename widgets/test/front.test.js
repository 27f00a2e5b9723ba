import { describe, expect, it } from "vitest";
import { chooseFront, findSuccess } from "../src/front.js";

const OPEN = { on: true };
const SHUT = { on: false };

/** What was in front, the parts before, the parts that change, and what is in front then. */
const TABLE = [
  ["nothing new", "coach", { coach: { said: ["a"] } }, {}, "coach"],
  ["a new plan comes before everything", "coach", {}, { plan: { title: "Move" } }, ""],
  ["a plan that goes away", "why", { plan: { title: "Move" } }, { plan: null }, ""],
  ["the chances are opened", "", { chances: SHUT }, { chances: OPEN }, "chances"],
  ["the chances change", "", { chances: OPEN }, { chances: { on: true, at: "A" } }, ""],
  ["the chances are closed", "chances", { chances: OPEN }, { chances: SHUT }, ""],
  ["the chances give way to the next step of a walkthrough", "chances", { chances: OPEN }, { walk: { step: 2 } }, ""],
  ["another panel does not", "why", {}, { walk: { step: 2 } }, "why"],
  ["an answer of the coach", "chances", { chances: OPEN, advice: SHUT }, { advice: OPEN }, "advice"],
  ["it is closed", "advice", { advice: OPEN }, { advice: SHUT }, ""],
  ["it is not available any more", "advice", { advice: OPEN }, { advice: null }, ""],
  ["the lesson says something", "why", { coach: { said: [] } }, { coach: { said: ["Right."] } }, "coach"],
  ["the lesson says the same in another place", "why", { coach: { said: ["Right."] } }, { coach: { said: ["Right."], step: 2 } }, "why"],
  ["the lesson falls silent", "chances", { chances: OPEN, coach: { said: ["Right."] } }, { coach: { said: [] } }, "chances"],
  ["a refusal", "coach", {}, { why: { title: "No" } }, "why"],
  ["a refusal and a new plan", "", {}, { plan: { title: "Move" }, why: { title: "No" } }, "why"],
  ["a refusal that goes away", "why", { why: { title: "No" } }, { why: null }, ""],
  ["a refusal that goes away behind another panel", "advice", { advice: OPEN, why: { title: "No" } }, { why: null }, "advice"],
  ["a refusal in a walkthrough is in its panel", "", { walk: { step: 1 } }, { why: { title: "No" } }, ""],
];

describe("the panel in front", () => {
  it.each(TABLE)("%s", (_, front, last, change, wanted) => {
    expect(chooseFront(front, last, { ...last, ...change }, new Set(Object.keys(change)))).toBe(wanted);
  });
});

/** The lesson and the end before and after, and the panel that celebrates. */
const SUCCESSES = [
  ["a solved step", { coach: { step: 1, state: "" } }, { coach: { step: 1, state: "good" } }, "coach"],
  ["the next step, solved at once", { coach: { step: 1, state: "good" } }, { coach: { step: 2, state: "good" } }, "coach"],
  ["the same again", { coach: { step: 1, state: "good" } }, { coach: { step: 1, state: "good" } }, ""],
  ["a finished lesson", { coach: { step: 3, state: "" } }, { coach: { step: 3, state: "done" } }, "coach"],
  ["a solution that was shown", { coach: { step: 1, state: "" } }, { coach: { step: 1, state: "good", quiet: true } }, ""],
  ["a game that is won", {}, { over: { won: true } }, "over"],
  ["a game that was won before", { over: { won: true } }, { over: { won: true } }, ""],
  ["a game that is lost", {}, { over: { won: false } }, ""],
];

describe("a success", () => {
  it.each(SUCCESSES)("%s", (_, last, next, wanted) => expect(findSuccess(last, next)).toBe(wanted));
});
