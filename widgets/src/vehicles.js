import { sends, toggles } from "./buttons.js";
import { h } from "./dom.js";
import { dot, figure, icon } from "./icons.js";

/** @typedef {import("./types.js").Context} Context */
/** @typedef {import("./types.js").Vehicle} Vehicle */
/** @typedef {import("./types.js").Seat} Bench */

const SHIELD = "M-8.4 -9H8.4V-.8C8.4 5.2 4 8.4 0 10.4C-4 8.4 -8.4 5.2 -8.4 -.8Z";
const PLATE = "M-8.4 -5.4L-5.4 -8.4H5.4L8.4 -5.4V5.4L5.4 8.4H-5.4L-8.4 5.4Z";
/** The size of a box in the damage track. */
const BOX = 11;

/** The key of a vehicle among the open parts of the view. @param {Vehicle} one */
const key = ({ id }) => `vehicle:${id}`;

/** The vehicles in short, open to both sides: name, damage, and a square per seat. The whole card opens in the column. @param {Context} context */
export function vehicles(context) {
  const { vehicles } = context.scene;
  if (!vehicles?.length) return null;
  return h(
    "section.vehicles",
    { key: "vehicles", "aria-label": context.word("vehicles"), "data-region": "vehicles" },
    vehicles.map((vehicle) => short(context, vehicle)),
  );
}

/** The whole card of the open vehicle: its protection, damage, and the seats in order. @param {Context} context */
export function drawOpened(context) {
  const vehicle = context.scene.vehicles?.find((vehicle) => context.own.open.has(key(vehicle)));
  return vehicle
    ? h("section.garage", { key: "garage", "aria-label": vehicle.title, "data-region": "garage" }, whole(context, vehicle))
    : null;
}

const describeVehicle = ({ title, note, facts, damage }) => [title, note, ...facts.map(({ label }) => label), damage.label].join(", ");

/** @param {Context} context @param {Vehicle} vehicle */
function short(context, vehicle) {
  const { side, state, title, figure: name, damage, seats } = vehicle;
  const open = context.own.open.has(key(vehicle));
  return h(
    "div.vs",
    { key: `short:${vehicle.id}`, class: `${side} ${state} ${open ? "open" : ""}`, role: "group", "aria-label": describeVehicle(vehicle) },
    h(
      "button.vopen",
      {
        ...toggles("one", key(vehicle)),
        "aria-label": describeVehicle(vehicle),
        "aria-expanded": String(open),
        title: [title, vehicle.note, damage.text].join(", "),
      },
      figure(context, name, 28),
      h("span.vname", null, h("b", null, title)),
      track(damage),
    ),
    h(
      "div.ss",
      null,
      seats.map((seat) => square(context, seat, open)),
      !open &&
        [...new Set(seats.map(({ act }) => act).filter(Boolean))].map((act) =>
          h("small.sact", { key: `act:${act}`, "aria-hidden": "true" }, act),
        ),
    ),
  );
}

/** A seat in short. While the whole card is open, its seats there are the buttons. @param {Context} context @param {Bench} seat @param {boolean} isOpen */
const square = (context, seat, isOpen) =>
  isOpen
    ? h("span.sq", { key: `told:${seat.id}`, class: seat.state, "aria-hidden": "true" }, face(context, seat))
    : h("button.sq", { ...seatButton(seat), title: spokenSeat(seat) }, face(context, seat));

/** A seat in words. A choice begins with what it does. @param {Bench} seat */
const spokenSeat = ({ act, say }) => (act ? `${act}: ${say}` : say);

/** @param {Bench} seat */
const seatButton = (seat) => ({
  ...sends("tap", `piece:${seat.id}`, `seat:${seat.id}`),
  class: seat.state,
  "aria-label": spokenSeat(seat),
  "data-aim": seat.state === "lit" && `piece:${seat.id}`,
});

/** The soldier on a seat, or on an empty one that you can choose the sign of its first action. @param {Context} context @param {Bench} seat */
const face = (context, { who, state, chips }) =>
  who
    ? h("span.who", { class: `${who.side} ${who.low ? "low" : ""}` }, figure(context, who.figure, 22))
    : h("span.who.empty", null, state === "lit" && chips[0] && icon(chips[0].icon, 14));

/** @param {Context} context @param {Vehicle} vehicle */
const whole = (context, vehicle) => {
  const { side, state, title, figure: name, note, facts, damage, seats } = vehicle;
  return h(
    "div.vehicle",
    { key: `whole:${vehicle.id}`, class: `${side} ${state}`, role: "group", "aria-label": describeVehicle(vehicle) },
    h(
      "header",
      null,
      figure(context, name, 30),
      h("span.vname", { "aria-hidden": "true" }, h("b", null, title), h("small", null, dot(side, 11), note)),
      h("span.facts", { "aria-hidden": "true" }, facts.map(fact)),
      h(
        "button.vclose",
        {
          ...toggles("one", key(vehicle)),
          "aria-label": context.word("close"),
          title: context.word("close"),
        },
        "×",
      ),
      track(damage),
    ),
    h(
      "ol",
      null,
      seats.map((entry) => h("li", { key: entry.id }, seat(context, entry))),
    ),
  );
};

const fact = ({ shape, n, label }) =>
  h(
    "svg.fact",
    { class: shape, width: 24, height: 26, viewBox: "-11 -12 22 24" },
    h("title", null, label),
    h("path", { d: shape === "plate" ? PLATE : SHIELD }),
    h("text", { y: shape === "plate" ? 4.6 : 3.8 }, n),
  );

/** A box per damage, with a line before the one that disables the vehicle. */
const track = ({ n, critical, hull, text }) =>
  h(
    "span.damage",
    { "aria-hidden": "true" },
    h(
      "svg",
      { width: hull * BOX + 2, height: 15, viewBox: `-1 -3 ${hull * BOX + 2} 15` },
      Array.from({ length: hull }, (_, i) => h("rect", { class: i < n && "hit", x: i * BOX + 1, y: 0, width: BOX - 2.5, height: 8.5 })),
      h("path", { d: `M${(critical - 1) * BOX - 0.3} -2.6V11` }),
    ),
    h("small", null, text),
  );

/** A seat is one button. The kernel finds the action that it means. @param {Context} context @param {Bench} seat */
const seat = (context, seat) => {
  const { act, label, crew, who, free, chips } = seat;
  return h(
    "button.seat",
    seatButton(seat),
    face(context, seat),
    h(
      "span.sname",
      null,
      h("b", null, who ? who.name : free, who?.text && [" ", h("i", null, who.text)]),
      h("small", null, [act, label, crew].filter(Boolean).join(" · ")),
    ),
    h(
      "span.does",
      null,
      chips.length > 0
        ? chips.map(({ id: kind, label: name, n, icon: sign }) =>
            h("span", { key: kind, title: name }, icon(sign, 14), h("em", null, name), n && h("b", null, n)),
          )
        : h("small", null, context.word("no-action")),
    ),
  );
};
