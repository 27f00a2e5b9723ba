import { afterEach, expect, it } from "vitest";
import widget from "../src/table.js";
import { scene } from "./scene.js";

afterEach(() => document.body.replaceChildren());

function show(traits) {
  const model = { get: (name) => traits[name], on: () => {}, off: () => {}, send: () => {} };
  const el = document.createElement("div");
  document.body.append(el);
  widget.render({ model, el });
  return el;
}

it("only the cards that an answer offers are raised, for any number of copies", () => {
  const { mine } = scene();
  const [first, second] = mine.hand.map(({ id }) => id.split("#")[0]);
  const why = { ask: "", tone: "no", title: "Why not?", reasons: [], ways: [{ id: `card:${first}|do:move|place:2B`, label: "Move" }] };
  const raised = (el) => [...el.querySelectorAll(".card.raised")].map((one) => one.dataset.target.slice(5).split("#")[0]);
  expect(first).not.toBe(second);
  expect(new Set(raised(show({ ...scene(), why })))).toEqual(new Set([first]));
  expect(raised(show({ ...scene(), why: null }))).toEqual([]);
});
