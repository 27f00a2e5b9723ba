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

it("the played cards have a name only if they share it", () => {
  const { mine } = scene();
  const [one, other] = mine.hand.map((it) => ({ ...it, label: it.title }));
  const named = (play) => show({ ...scene(), mine: { ...mine, play } }).querySelector(".mine .of-play .pt")?.textContent;
  expect(one.title).not.toBe(other.title);
  expect([named([one]), named([one, { ...one, id: "again" }]), named([one, other])]).toEqual([one.title, one.title, undefined]);
});

it("the vehicle stands before the actions of its seat, and a card that can only rest says so", () => {
  const { mine } = scene();
  const [first, ...rest] = mine.hand;
  const stub = { id: "hunker down", label: "Hunker Down", state: "" };
  const barred = { ...first, stub, chips: first.chips.map((one) => ({ ...one, state: "no" })) };
  const seat = {
    title: "Truck: driver’s seat",
    figure: "truck",
    chips: [{ id: "vehicle drive", label: "Drive", n: "2", icon: "drive", state: "" }],
  };
  const shown = (one) => show({ ...scene(), mine: { ...mine, hand: [one, ...rest] } }).querySelector(".card");
  expect(shown(barred).classList.contains("resting")).toBe(true);
  const seated = shown({ ...barred, seat });
  expect(seated.classList.contains("resting")).toBe(false);
  expect([...seated.querySelector(".seated").children].map((one) => one.className)).toEqual(["", "gear", "chips"]);
  expect(seated.querySelector(".gear use").getAttribute("href")).toMatch(/sil-truck$/);
});

it("the button that ends the turn is in the hand only while the panel doesn’t offer it", () => {
  const ends = (commit, why = null) =>
    show({ ...scene(), mine: { ...scene().mine, end: "End turn" }, plan: { title: "", lines: [], commit }, why }).querySelectorAll(
      ".hand .end",
    ).length;
  const why = { ask: "", tone: "no", title: "Why not?", reasons: [], ways: [] };
  expect([ends("End turn"), ends("Move"), ends("End turn", why)]).toEqual([0, 1, 1]);
});
