import { h } from "./dom.js";
import { dot, figure, icon } from "./icons.js";

/** @typedef {import("./types.js").Context} Context */
/** @typedef {import("./types.js").Vehicle} Vehicle */
/** @typedef {import("./types.js").Bench} Bench */

const SHIELD = "M-8.4 -9H8.4V-.8C8.4 5.2 4 8.4 0 10.4C-4 8.4 -8.4 5.2 -8.4 -.8Z";
const PLATE = "M-8.4 -5.4L-5.4 -8.4H5.4L8.4 -5.4V5.4L5.4 8.4H-5.4L-8.4 5.4Z";
/** One box of the track of damage. */
const BOX = 11;

/** The vehicles, open to both sides: what stands against a hit, damage, and the seats in order. @param {Context} context */
export function vehicles(context) {
  const { vehicles } = context.scene;
  if (!vehicles?.length) return null;
  return h(
    "section.vehicles",
    { key: "vehicles", "aria-label": context.word("vehicles"), "data-region": "vehicles" },
    vehicles.map((one) => vehicle(context, one)),
  );
}

/** @param {Context} context @param {Vehicle} vehicle */
const vehicle = (context, { id, side, state, title, figure: name, note, facts, damage, seats }) =>
  h(
    "article.vehicle",
    { key: `vehicle:${id}`, class: `${side} ${state}`, role: "group", "aria-label": [title, note, ...facts.map(({ label }) => label), damage.label].join(", ") },
    h(
      "header",
      { "aria-hidden": "true" },
      figure(context, name, 30),
      h("span.vname", null, h("b", null, title), h("small", null, dot(side, 11), note)),
      facts.map(fact),
      track(damage),
    ),
    h(
      "ol",
      null,
      seats.map((one) => h("li", { key: one.id }, seat(context, one))),
    ),
  );

const fact = ({ shape, n, label }) =>
  h(
    "svg.fact",
    { class: shape, width: 24, height: 26, viewBox: "-11 -12 22 24" },
    h("title", null, label),
    h("path", { d: shape === "plate" ? PLATE : SHIELD }),
    h("text", { y: shape === "plate" ? 4.6 : 3.8 }, n),
  );

/** A box for each damage that it can take; before the one that disables it stands a line. */
const track = ({ n, critical, hull, text }) =>
  h(
    "span.damage",
    null,
    h(
      "svg",
      { width: hull * BOX + 2, height: 15, viewBox: `-1 -3 ${hull * BOX + 2} 15` },
      Array.from({ length: hull }, (_, i) => h("rect", { class: i < n && "hit", x: i * BOX + 1, y: 0, width: BOX - 2.5, height: 8.5 })),
      h("path", { d: `M${(critical - 1) * BOX - 0.3} -2.6V11` }),
    ),
    h("small", null, text),
  );

/** A seat is one button: whatever is meant by it, the kernel knows. @param {Context} context @param {Bench} seat */
const seat = (context, { id, label, crew, who, free, chips, state, say }) =>
  h(
    "button.seat",
    {
      key: `seat:${id}`,
      type: "button",
      class: state,
      "aria-label": say,
      "data-nav": "",
      "data-kind": "tap",
      "data-target": `piece:${id}`,
      "data-aim": state === "lit" && `piece:${id}`,
    },
    who ? h("span.who", { class: `${who.side} ${who.low ? "low" : ""}` }, figure(context, who.figure, 24)) : h("span.who.empty", null),
    h("span.sname", null, h("b", null, who ? who.name : free, who?.text && [" ", h("i", null, who.text)]), h("small", null, [label, crew].filter(Boolean).join(" · "))),
    h(
      "span.does",
      null,
      chips.length > 0
        ? chips.map(({ id: kind, label: name, n, icon: sign }) => h("span", { key: kind, title: name }, icon(sign, 14), h("em", null, name), n && h("b", null, n)))
        : h("small", null, context.word("no-action")),
    ),
  );
